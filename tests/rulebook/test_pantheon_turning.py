"""Duel: Pantheon, both rulebooks: "Course of play", turning cards and mythology tokens.

Position 9 of Age I lies under 14 and 15, position 11 under 16 and 17; position 6 of Age II under
11, position 8 under 12 and 13.
"""

from typing import Any

import numpy as np
import pytest

from mirabilia.duel import actions
from mirabilia.duel.state import GONE, HIDDEN
from mirabilia.duel.turn import apply
from mirabilia.duel.vocabulary import Decision, Event, Mythology
from mirabilia.engine.events import LOG_DTYPE
from mirabilia.engine.record import blank
from support.duel import A, B, Table, copy_of, duel
from support.pantheon import shown_deck, shown_slots

GREEK = ("Zeus", "Hades", "Aphrodite")
UNDER_GREEK = {3: "Altar", 9: "Baths", 14: "Press", 18: "Tavern", 19: "Theater"}


def over_greek_token(**position: Any) -> Table:
    """Age I: the discard of Press uncovers Baths, face down under a Greek token."""
    given: dict[str, Any] = {"structure": UNDER_GREEK, "laid": {9: "greek"}} | position
    given.setdefault("decks", {"greek": GREEK})
    return duel(pantheon=True, age=1, **given)


def over_offering_token(**position: Any) -> Table:
    """Age II: the discard of Forum uncovers Walls, face down under the offering token of 3."""
    structure = {0: "Statue", 6: "Walls", 11: "Forum", 13: "Brewery"}
    return duel(pantheon=True, age=2, structure=structure, laid={6: 3}, **position)


def shown_card(table: Table, viewer: int, position: int) -> int:
    return int(table.view(viewer).structure[position])


def placements(table: Table) -> set[tuple[str, int]]:
    """The gods that may be placed, each with the slots it may go to."""
    assert table.decision == Decision.PLACE_GOD
    return {
        (god, slot)
        for god in ("Zeus", "Hades", "Aphrodite", "Mars", "Minerva", "Neptune")
        for slot in range(1, 7)
        if table.place_god_action(god, slot) in table.legal()
    }


def kinds(table: Table) -> list[Event]:
    return [event[0] for event in table.events]


def told(table: Table) -> list[tuple[int, ...]]:
    """What happened; whether a turn may activate a god is Pantheon's own affair."""
    return [event[:3] if event[0] == Event.ASKED else event for event in table.events]


# Course of play

RICH = {"coins": (40, 40)}
BASE_PLAYS: list[tuple[dict[str, Any], list[tuple[str, str]]]] = [
    ({}, [("build", "Forum"), ("discard", "Brewery"), ("discard", "Walls")]),
    ({"cities": (("Tavern", "Forum"), ()), "cards": ("Arena", "Walls")}, [("discard", "Walls")]),
    # military: a token is met, the capital is reached
    (RICH | {"conflict": 1}, [("build", "Walls")]),
    (RICH | {"conflict": 7}, [("build", "Walls")]),
    # trade, Economy, chains, Urbanism
    (
        RICH | {"cities": ((), ("Shelf Quarry", "Quarry")), "tokens": ((), ("Economy",))},
        [("build", "Walls")],
    ),
    (
        {"cards": ("Fortifications", "Walls"), "cities": (("Palisade",), ())},
        [("build", "Fortifications")],
    ),
    (
        {
            "cards": ("Obelisk", "Gardens"),
            "cities": (("Statue",), ()),
            "tokens": (("Urbanism",), ()),
        },
        [("build", "Gardens")],
    ),
    # wonders: another turn, a card destroyed, a card recovered
    (RICH | {"wonders": (("The Sphinx",), ())}, [("wonder", "The Sphinx"), ("build", "Brewery")]),
    (
        RICH | {"wonders": (("Circus Maximus",), ()), "cities": ((), ("Press", "Glassworks"))},
        [("wonder", "Circus Maximus"), ("card", "Press")],
    ),
    (
        RICH | {"wonders": (("The Mausoleum",), ()), "discarded": ("Pretorium", "Altar")},
        [("wonder", "The Mausoleum"), ("card", "Pretorium")],
    ),
    # science: a pair, and Law as the sixth symbol
    (
        RICH | {"cards": ("School", "Walls"), "cities": (("Apothecary",), ())},
        [("build", "School"), ("token", "Agriculture")],
    ),
    (
        RICH
        | {
            "cards": ("School", "Walls"),
            "cities": (("Apothecary", "Workshop", "Scriptorium", "Pharmacist", "Study"), ()),
        },
        [("build", "School"), ("token", "Law")],
    ),
    # the last card: points are counted
    (
        {"cards": ("Arena",), "covered": (), "cities": (("Altar",), ("Palace",))},
        [("discard", "Arena")],
    ),
]


@pytest.mark.rulebook("pantheon.play.base-rules")
@pytest.mark.parametrize(("position", "plays"), BASE_PLAYS)
def test_a_situation_without_parts_of_pantheon_plays_as_in_base_duel(
    position: dict[str, Any], plays: list[tuple[str, str]]
) -> None:
    """Course of play: payment, wonders, chains, military, science and the end are the same."""
    board = ["Agriculture", "Law", "Masonry", "Strategy", "Theology"]
    base = duel(board=board, **position)
    pantheon = duel(board=board, pantheon=True, **position)
    for verb, name in plays:
        assert base.legal() == pantheon.legal()
        for table in (base, pantheon):
            getattr(table, verb)(name)
        assert told(base) == told(pantheon)
        fields = set(base.state.dtype.names) - {"pantheon", "rng", "token_place", "god_decks"}
        for field in fields:
            assert np.array_equal(base.state[field], pantheon.state[field]), field


@pytest.mark.rulebook("pantheon.play.base-rules")
@pytest.mark.parametrize("seed", range(4))
def test_every_action_of_a_base_game_has_the_same_result_by_pantheons_rules(
    random_game, seed: int
) -> None:
    """Course of play: each position of a base game is handed to Pantheon, without its parts.

    Only the start of Age II differs, where the Gate and the offering tokens enter.
    """
    before = None
    for table in random_game(seed):
        if before is not None and before.decision != Decision.DRAFT:
            given = copy_of(before.state)
            given.pantheon = 1
            other = Table(given)
            assert other.legal() == before.legal()
            action = next(each for each in before.legal() if leads_to(before, each, table))
            other.do(action)
            changed = {"pantheon"}
            if table.age == 2 and before.age == 1:
                changed |= {"laid_tokens", "slots", "slot_known", "rng"}
                assert "Gate" in other.slots().values()
                other.events = [e for e in other.events if e[0] != Event.GATE_PLACED]
                other.state.slots[:] = other.state.laid_tokens[:] = GONE
            assert told(other) == told(table)
            for field in set(other.state.dtype.names) - changed:
                assert np.array_equal(other.state[field], table.state[field]), field
        before = Table(copy_of(table.state))


def leads_to(before: Table, action: int, after: Table) -> bool:
    """Whether an action of the base game leads from one position to the other."""
    state = copy_of(before.state)
    apply(state, state.decider, action, blank(LOG_DTYPE))
    return bool(state.tobytes() == after.state.tobytes())


# Turning cards


@pytest.mark.rulebook("pantheon.turning.take-token")
def test_whoever_uncovers_a_mythology_token_must_take_it() -> None:
    """Turning cards: A uncovers it; there is no way not to, and then B's turn comes."""
    table = over_greek_token()
    table.discard("Press")
    assert table.mythology_tokens(A) == {"greek": 1}
    assert table.mythology_tokens(B) == {}
    assert table.laid() == {}
    assert (table.decision, table.decider) == (Decision.PLACE_GOD, A)
    assert all(actions.PLACE <= action < actions.GOD for action in table.legal())
    table.place_god("Zeus", 1)
    assert "Baths" in table.accessible()
    assert table.state.face_up[9]
    assert (table.decision, table.decider) == (Decision.TURN, B)


@pytest.mark.rulebook("pantheon.turning.take-token")
def test_whoever_uncovers_an_offering_token_must_take_it() -> None:
    """Turning cards: here B uncovers it, keeps it, and it is A's turn."""
    table = over_offering_token(to_move=B)
    table.discard("Forum")
    assert (table.offerings(A), table.offerings(B)) == (set(), {3})
    assert table.laid() == {}
    assert table.state.face_up[6]
    assert (table.decision, table.decider) == (Decision.TURN, A)


@pytest.mark.rulebook("pantheon.turning.take-token")
def test_a_token_stays_while_anything_covers_its_card() -> None:
    """Turning cards: one of two cards on it is taken; nothing is turned up."""
    table = over_greek_token(structure=UNDER_GREEK | {15: "Workshop"})
    table.discard("Press")
    assert table.laid() == {9: Mythology.GREEK}
    assert table.mythology_tokens(A) == {}
    assert table.decider == B
    table.discard("Workshop")
    assert table.mythology_tokens(B) == {"greek": 1}
    assert table.decider == B


@pytest.mark.rulebook("pantheon.turning.take-token")
def test_the_token_is_taken_at_the_end_of_the_turn_and_before_an_extra_turn() -> None:
    """Turning cards: after the wonder's coins, before A plays again."""
    wonders = (("The Temple of Artemis",), ())
    table = over_greek_token(wonders=wonders, coins=(8, 7))
    table.wonder("The Temple of Artemis", "Press")
    assert table.coins(A) == 12
    assert table.decision == Decision.PLACE_GOD
    assert kinds(table).index(Event.COINS) < kinds(table).index(Event.MYTHOLOGY_TOKEN)
    table.place_god("Hades", 6)
    assert kinds(table).index(Event.CARD_REVEALED) < kinds(table).index(Event.EXTRA_TURN)
    assert (table.decision, table.decider) == (Decision.TURN, A)
    assert table.can_build("Baths")


def two_tokens(*mythologies: str, **position: Any) -> Table:
    """Age I: A built the Divine Theater with the card on 9 and has Zeus strike the one on 11."""
    table = duel(
        pantheon=True,
        age=1,
        structure={0: "Altar", 9: "Baths", 11: "Tavern", 15: "Press", 17: "Theater"},
        laid=dict(zip((9, 11), mythologies, strict=True)),
        wonders=(("The Divine Theater",), ()),
        coins=(20, 7),
        **position,
    )
    table.wonder("The Divine Theater", "Press").mythology("greek").god("Zeus")
    return table.strike(17).god("Hades")


@pytest.mark.rulebook("pantheon.turning.take-token")
def test_of_several_tokens_the_player_takes_one_after_the_other_in_an_order_of_choice() -> None:
    """Turning cards: the rulebooks give no order; both tokens go to A before any card is shown."""
    table = two_tokens("roman", "egyptian")
    assert (table.decision, table.decider) == (Decision.TOKEN_ORDER, A)
    assert table.legal() == [actions.POSITION + 9, actions.POSITION + 11]
    assert table.mythology_tokens(A) == {}
    table.token_at(11)
    assert table.mythology_tokens(A) == {"egyptian": 1}
    assert table.decision == Decision.PLACE_GOD
    table.place_god("Isis", 2)
    assert table.mythology_tokens(A) == {"egyptian": 1, "roman": 1}
    assert (table.decision, table.decider) == (Decision.PLACE_GOD, A)
    for viewer in (A, B):
        assert [shown_card(table, viewer, position) for position in (9, 11)] == [HIDDEN] * 2
    table.place_god("Mars", 1)
    assert table.slots() == {1: "Mars", 2: "Isis"}
    assert kinds(table).count(Event.CARD_REVEALED) == 2
    assert (table.decision, table.decider) == (Decision.TURN, B)


@pytest.mark.rulebook("pantheon.turning.take-token")
def test_two_tokens_of_one_mythology_need_no_order() -> None:
    """Turning cards: both are the same, so A goes on to the first god at once."""
    table = two_tokens("roman", "roman")
    assert table.decision == Decision.PLACE_GOD
    table.place_god("Mars", 1)
    assert table.decision == Decision.PLACE_GOD
    assert placements(table) == {
        (god, slot) for god in ("Minerva", "Neptune") for slot in range(2, 7)
    }
    table.place_god("Minerva", 2)
    assert table.mythology_tokens(A) == {"roman": 2}
    assert table.deck("roman") == ["Neptune"]
    assert table.decider == B


@pytest.mark.rulebook("pantheon-ru.turning.take-token-first")
@pytest.mark.parametrize("rulings", ["rulebook", "russian", "ukrainian", "arena"])
def test_the_god_is_chosen_while_the_card_is_still_hidden(rulings: str) -> None:
    """Turning cards: first the token, then the card; so by every preset."""
    table = over_greek_token(rulings=rulings)
    table.discard("Press")
    assert table.decision == Decision.PLACE_GOD
    for viewer in (A, B):
        assert shown_card(table, viewer, 9) == HIDDEN
    assert Event.CARD_REVEALED not in kinds(table)
    table.place_god("Zeus", 1)
    for viewer in (A, B):
        assert shown_card(table, viewer, 9) == int(table.state.structure[9])
    assert kinds(table).index(Event.GOD_PLACED) < kinds(table).index(Event.CARD_REVEALED)


@pytest.mark.rulebook("pantheon-ru.turning.take-token-first")
def test_an_offering_token_is_taken_before_its_card_is_turned_up() -> None:
    """Turning cards: the order of what happens at the end of the turn."""
    table = over_offering_token().discard("Forum")
    assert kinds(table).index(Event.OFFERING_TOKEN) < kinds(table).index(Event.CARD_REVEALED)
    table = over_offering_token(token_order="card-first").discard("Forum")
    assert kinds(table).index(Event.CARD_REVEALED) < kinds(table).index(Event.OFFERING_TOKEN)
    assert table.offerings(A) == {3}


@pytest.mark.rulebook("pantheon.turning.take-token", "pantheon-ru.turning.take-token-first")
def test_by_another_ruling_the_card_is_shown_before_the_god_is_chosen() -> None:
    """Turning cards: the Ukrainian text alone would allow it, option `token_order`."""
    table = over_greek_token(token_order="card-first")
    table.discard("Press")
    assert table.decision == Decision.PLACE_GOD
    assert table.mythology_tokens(A) == {"greek": 1}
    for viewer in (A, B):
        assert shown_card(table, viewer, 9) == int(table.state.structure[9])
    assert kinds(table).index(Event.CARD_REVEALED) < kinds(table).index(Event.MYTHOLOGY_TOKEN)
    table.place_god("Zeus", 1)
    assert Event.CARD_REVEALED not in kinds(table)
    assert table.decider == B


# Mythology tokens


@pytest.mark.rulebook("pantheon.myth-effect.draw-two")
def test_the_taker_alone_sees_the_two_top_gods_of_the_deck() -> None:
    """Mythology tokens: B learns that two Greek gods were drawn, not which."""
    table = over_greek_token()
    assert shown_deck(table.view(A), "greek") == ["?", "?", "?"]
    table.discard("Press")
    assert {god for god, _ in placements(table)} == {"Zeus", "Hades"}
    # the third follows from the two
    assert shown_deck(table.view(A), "greek") == ["Zeus", "Hades", "Aphrodite"]
    assert shown_deck(table.view(B), "greek") == ["?", "?", "?"]
    assert (Event.GODS_DRAWN, A, Mythology.GREEK, 2) in table.events
    assert table.legal(B) == []


@pytest.mark.rulebook("pantheon.myth-effect.draw-two")
def test_a_deck_with_one_god_gives_that_one() -> None:
    """Mythology tokens: the rulebooks do not say; by one ruling the god is placed."""
    position = {"decks": {"greek": ("Hades",)}, "gods": (("Zeus",), ()), "slots": {5: "Aphrodite"}}
    table = over_greek_token(**position)
    table.discard("Press")
    assert placements(table) == {("Hades", slot) for slot in (1, 2, 3, 4, 6)}
    table.place_god("Hades", 4)
    assert table.slots() == {4: "Hades", 5: "Aphrodite"}
    assert table.deck("greek") == []
    assert table.decider == B

    table = over_greek_token(single_god="leave", **position)
    table.discard("Press")
    assert table.mythology_tokens(A) == {"greek": 1}
    assert table.deck("greek") == ["Hades"]
    assert table.slots() == {5: "Aphrodite"}
    assert (table.decision, table.decider) == (Decision.TURN, B)


@pytest.mark.rulebook("pantheon.myth-effect.draw-two")
def test_an_empty_deck_gives_no_god() -> None:
    """Mythology tokens: the token is taken all the same."""
    table = over_greek_token(decks={"greek": ()}, gods=(("Zeus", "Hades"), ("Aphrodite",)))
    table.discard("Press")
    assert table.mythology_tokens(A) == {"greek": 1}
    assert table.slots() == {}
    assert (table.decision, table.decider) == (Decision.TURN, B)


@pytest.mark.rulebook("pantheon.myth-effect.place-one")
def test_one_of_the_two_goes_face_down_to_any_empty_slot() -> None:
    """Mythology tokens: two gods, four empty slots; B sees a Greek card and no more."""
    table = over_greek_token(slots={2: "Mars", 5: "Isis"})
    table.discard("Press")
    expected = {(god, slot) for god in ("Zeus", "Hades") for slot in (1, 3, 4, 6)}
    assert placements(table) == expected
    assert len(table.legal()) == len(expected)
    table.place_god("Hades", 4)
    assert table.slots() == {2: "Mars", 4: "Hades", 5: "Isis"}
    assert shown_slots(table.view(A)) == {2: "roman?", 4: "Hades", 5: "egyptian?"}
    assert shown_slots(table.view(B)) == {2: "roman?", 4: "greek?", 5: "egyptian?"}
    assert (Event.GOD_PLACED, A, Mythology.GREEK, 3) in table.events


@pytest.mark.rulebook("pantheon.myth-effect.other-on-top")
@pytest.mark.parametrize(("placed", "back"), [("Zeus", "Hades"), ("Hades", "Zeus")])
def test_the_other_god_goes_back_face_down_on_top_of_its_deck(placed: str, back: str) -> None:
    """Mythology tokens: whichever is placed; A remembers the other, B never saw it."""
    table = over_greek_token()
    table.discard("Press").place_god(placed, 1)
    assert table.deck("greek") == [back, "Aphrodite"]
    assert shown_deck(table.view(A), "greek") == [back, "Aphrodite"]
    assert shown_deck(table.view(B), "greek") == ["?", "?"]


@pytest.mark.rulebook("pantheon.myth-effect.other-on-top")
def test_a_later_draw_of_the_same_mythology_begins_with_the_god_put_back() -> None:
    """Mythology tokens: B takes the second Greek token and sees the god that A put back."""
    table = over_greek_token(
        structure={3: "Altar", 9: "Baths", 11: "Tavern", 14: "Press", 16: "Workshop"},
        laid={9: "greek", 11: "greek"},
    )
    table.discard("Press").place_god("Zeus", 1)
    table.discard("Workshop")
    assert table.decider == B
    assert placements(table) == {
        (god, slot) for god in ("Hades", "Aphrodite") for slot in range(2, 7)
    }
    table.place_god("Hades", 2)
    assert table.deck("greek") == ["Aphrodite"]
    assert table.mythology_tokens(A) == table.mythology_tokens(B) == {"greek": 1}
    # A knows that B chose between Hades and Aphrodite, B knows what A placed: what is left
    assert shown_slots(table.view(A)) == {1: "Zeus", 2: "greek?"}
    assert shown_slots(table.view(B)) == {1: "Zeus", 2: "Hades"}
