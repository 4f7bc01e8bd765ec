"""Corners of Duel: Pantheon where several rules meet: open decks, wonders, stolen cards."""

from functools import partial
from typing import Any

import pytest

from mirabilia.duel import actions
from mirabilia.duel.components import WONDER_BY_NAME
from mirabilia.duel.vocabulary import Category, Decision, Event, TokenPlace, Victory
from mirabilia.engine.random import seed_generator
from support.duel import A, B, Table, duel

pantheon = partial(duel, pantheon=True)

THEATER = "The Divine Theater"

# Decks that lie open


def age_one_theater(structure: dict[int, str], laid: dict[int, str], **options: Any) -> Table:
    """A builds The Divine Theater with Tavern in Age I and chooses Zeus."""
    table = pantheon(
        age=1,
        structure={**structure, 19: "Stable"},
        laid=laid,
        wonders=([THEATER], []),
        coins=(30, 7),
        **options,
    )
    return table.wonder(THEATER, "Tavern").mythology("greek").god("Zeus")


@pytest.mark.parametrize("top", ["Aphrodite", "Hades"])
def test_zeus_of_the_theater_strikes_a_card_with_a_token_of_his_own_mythology(top: str) -> None:
    """The Theater's deck is put in order first, then both of its gods are drawn for the token."""
    structure = {9: "Altar", 14: "Baths", 15: "Theater", 16: "Tavern"}
    table = age_one_theater(structure, {9: "greek"}).strike(9)
    assert (table.discarded(), table.mythology_tokens(A)) == ({"Altar"}, {"greek": 1})
    table.god(top).place_god("Hades", 1)
    assert (table.slots(), table.deck("greek")) == ({1: "Hades"}, ["Aphrodite"])
    assert (table.gods(A), table.decider) == ({"Zeus"}, B)


def test_zeus_strikes_the_very_card_that_the_theater_uncovered() -> None:
    """Its token is still on it: A takes it by Zeus, and the card is never turned up."""
    table = age_one_theater({9: "Altar", 15: "Tavern", 16: "Theater"}, {9: "roman"}).strike(9)
    table.god("Hades").place_god("Mars", 1)
    assert (table.mythology_tokens(A), table.discarded()) == ({"roman": 1}, {"Altar"})
    assert Event.CARD_REVEALED not in {event for event, *_ in table.events}
    assert (table.decision, table.decider) == (Decision.TURN, B)


def test_two_mythology_tokens_are_uncovered_in_one_turn() -> None:
    """One by the Theater's card, one by Zeus: A orders them; then both cards are turned up."""
    structure = {9: "Altar", 11: "Baths", 15: "Tavern", 16: "Theater"}
    table = age_one_theater(structure, {9: "roman", 11: "egyptian"})
    table.strike(16).god("Hades")
    assert table.decision is Decision.TOKEN_ORDER
    table.token_at(11).place_god("Anubis", 6)
    assert (table.decision, table.decider) == (Decision.PLACE_GOD, A)  # nothing left to order
    table.place_god("Minerva", 5)
    assert table.slots() == {5: "Minerva", 6: "Anubis"}
    revealed = [amount for event, _, _, amount in table.events if event is Event.CARD_REVEALED]
    assert revealed == [9, 11]
    assert table.decider == B


def test_a_struck_token_comes_before_an_uncovered_one() -> None:
    """Zeus strikes the Egyptian token under other cards; the Theater's card uncovered a Roman."""
    structure = {9: "Altar", 11: "Baths", 15: "Tavern", 16: "Theater"}
    table = age_one_theater(structure, {9: "roman", 11: "egyptian"}).strike(11).god("Hades")
    assert table.legal()[0] == table.place_god_action("Anubis", 1)
    table.place_god("Anubis", 1)
    assert table.legal()[0] == table.place_god_action("Mars", 2)
    table.place_god("Mars", 2)
    assert table.mythology_tokens(A) == {"roman": 1, "egyptian": 1}


def gate_to_theater(**position: Any) -> Table:
    """A's Gate shows Enki and Isis; Isis builds The Divine Theater, which asks for a deck."""
    table = pantheon(
        slots={1: "Gate"},
        decks={"egyptian": ("Isis", "Ra", "Anubis")},
        wonders=([THEATER], []),
        discarded=("Altar",),
        coins=(6, 7),
        **position,
    )
    table.activate("Gate").god("Isis").choose_wonder(THEATER).card("Altar")
    assert table.decision is Decision.THEATER_DECK
    return table


def test_the_gate_reaches_a_god_of_the_theater_through_isis() -> None:
    """Enki's tokens lie there until the Gate is closed, after the Theater's deck is in order."""
    table = gate_to_theater()
    laid = table.tokens_at(TokenPlace.ENKI)
    table.mythology("phoenician").god("Tanit")
    assert table.decision is Decision.THEATER_ORDER
    assert table.tokens_at(TokenPlace.ENKI) == laid
    table.god("Baal")
    closing = (Event.GODS_RETURNED, Event.TOKEN_RETURNED)
    assert [event for event, *_ in table.events if event in closing] == [
        Event.GODS_RETURNED,  # to the Theater's deck
        Event.GODS_RETURNED,  # to the tops of the decks
        Event.TOKEN_RETURNED,
        Event.TOKEN_RETURNED,
    ]
    assert table.gods(A) == {"Gate", "Isis", "Tanit"}
    assert (table.coins(A), table.wonders(A)) == (12, {THEATER: "Altar"})
    assert table.tokens_at(TokenPlace.ENKI) == set()
    assert laid <= table.tokens_at(TokenPlace.BOX)
    assert table.deck("phoenician") == ["Baal", "Astarte"]
    assert table.deck("egyptian") == ["Ra", "Anubis"]
    assert table.deck("mesopotamian") == ["Enki", "Ishtar", "Nisaba"]
    assert (table.decision, table.decider) == (Decision.TURN, B)


def test_the_theater_opens_the_deck_from_which_the_gate_shows_enki() -> None:
    """He gets no further tokens; A activates him there and takes one of the two."""
    table = gate_to_theater()
    laid = table.tokens_at(TokenPlace.ENKI)
    table.mythology("mesopotamian")
    assert table.tokens_at(TokenPlace.ENKI) == laid
    assert len(laid) == 2
    taken, left = sorted(laid)
    table.god("Enki").token(taken)
    assert left in table.tokens_at(TokenPlace.BOX)
    assert table.decision is Decision.THEATER_ORDER
    table.god("Nisaba")
    assert table.tokens(A) == {taken}
    assert (table.deck("mesopotamian"), table.decider) == (["Nisaba", "Ishtar"], B)


def test_the_theater_leaves_enki_that_the_gate_showed() -> None:
    """Ishtar is chosen, Enki goes under Nisaba; his tokens return to the box once."""
    table = gate_to_theater()
    laid = table.tokens_at(TokenPlace.ENKI)
    table.mythology("mesopotamian").god("Ishtar").god("Nisaba")
    returned = [subject for event, _, subject, _ in table.events if event is Event.TOKEN_RETURNED]
    assert len(returned) == len(set(returned)) == 2
    assert laid <= table.tokens_at(TokenPlace.BOX)
    assert table.deck("mesopotamian") == ["Nisaba", "Enki"]


def test_the_great_library_draws_nothing_that_lies_on_enki() -> None:
    """Enki is shown by the Gate while Isis builds The Great Library: three of six others."""
    for seed in range(10):
        table = pantheon(
            slots={1: "Gate"},
            decks={"egyptian": ("Isis", "Ra", "Anubis")},
            wonders=(["The Great Library"], []),
            discarded=("Altar",),
        )
        table.activate("Gate").god("Isis").choose_wonder("The Great Library")
        seed_generator(table.state, seed)
        table.card("Altar")
        assert table.tokens_at(TokenPlace.DRAWN).isdisjoint(table.tokens_at(TokenPlace.ENKI))
        assert len(table.tokens_at(TokenPlace.DRAWN)) == 3


def test_enki_in_a_slot_keeps_his_tokens_when_gate_and_theater_close() -> None:
    """Only an Enki shown on his deck gives them back."""
    slots = {1: "Gate", 2: "Enki"}
    table = pantheon(slots=slots, enki=("Philosophy", "Urbanism"), coins=(10, 7))
    table.activate("Gate").god("Astarte")
    assert table.tokens_at(TokenPlace.ENKI) == {"Philosophy", "Urbanism"}


def test_a_pair_made_by_the_theater_comes_before_the_order_of_its_deck() -> None:
    """Ishtar and Law: A takes a token, Theology; it comes too late for the Theater's own turn."""
    table = pantheon(
        wonders=([THEATER], []), tokens=(["Law"], ()), board=("Theology",), coins=(30, 7)
    )
    table.wonder(THEATER).mythology("mesopotamian").god("Ishtar")
    assert (table.decision, table.decider) == (Decision.PROGRESS, A)
    table.token("Theology")
    assert (table.decision, table.decider) == (Decision.THEATER_ORDER, A)
    assert len(table.tokens_at(TokenPlace.ENKI)) == 2
    table.god("Nisaba")
    assert (table.decision, table.decider) == (Decision.TURN, B)
    assert table.tokens_at(TokenPlace.ENKI) == set()


def test_a_conquest_by_the_gate_ends_everything() -> None:
    """Mars brings the pawn into the capital while the other gods still lie open."""
    table = pantheon(slots={1: "Gate"}, conflict=7).activate("Gate").god("Mars")
    assert (table.victory, table.winner, table.decision) == (Victory.MILITARY, A, Decision.NONE)
    assert table.legal(A) == table.legal(B) == []


# Anubis, Isis and Ra


def test_the_theater_destroys_itself_by_anubis_and_is_built_again() -> None:
    """Its card is discarded, its 2 points go; rebuilt, it activates another god."""
    table = pantheon(wonders=([THEATER], []), coins=(30, 7))
    table.wonder(THEATER, "Walls").mythology("egyptian").god("Anubis")
    assert table.legal() == [actions.SLOT + table.slot_of(THEATER)]
    table.choose_wonder(THEATER).god("Ra")
    assert (table.wonders(A), table.discarded()) == ({THEATER: None}, {"Walls"})
    assert table.points(A)[Category.WONDERS] == 0
    table.discard("Statue").wonder(THEATER, "Forum").mythology("phoenician").god("Tanit")
    table.god("Baal")
    assert (table.wonders(A), table.coins(A)) == ({THEATER: "Forum"}, 30 - 10 - 10 + 12)
    assert table.points(A)[Category.WONDERS] == 2
    assert table.gods(A) == {"Anubis", "Tanit"}


@pytest.mark.parametrize("ruling", ["one", "several"])
@pytest.mark.parametrize("tokens", [(), ("Theology",)])
@pytest.mark.parametrize("wonder", ["The Sphinx", "The Pyramids"])
def test_isis_and_theology(ruling: str, tokens: tuple[str, ...], wonder: str) -> None:
    """The Sphinx gives one more turn; with Theology every wonder that Isis builds does."""
    table = pantheon(
        slots={1: "Isis"},
        wonders=([wonder], []),
        tokens=(tokens, ()),
        discarded=("Altar",),
        extra_turns=ruling,
    )
    table.activate("Isis").choose_wonder(wonder).card("Altar")
    again = wonder == "The Sphinx" or "Theology" in tokens
    assert table.decider == (A if again else B)
    if again:
        assert table.discard("Statue").decider == B


def test_isis_builds_the_seventh_wonder() -> None:
    """B's last wonder goes to the box, as after any seventh."""
    table = pantheon(
        slots={1: "Isis"},
        built=(
            ("The Colossus", "The Pyramids", "Piraeus"),
            ("Circus Maximus", "The Mausoleum", "The Appian Way"),
        ),
        wonders=(["The Great Lighthouse"], ["The Sphinx"]),
        discarded=("Altar",),
        coins=(3, 30),
    )
    table.activate("Isis").choose_wonder("The Great Lighthouse").card("Altar")
    assert table.wonders(A)["The Great Lighthouse"] == "Altar"
    assert "The Sphinx" not in table.wonders(B)
    returned = [
        (who, subject) for event, who, subject, _ in table.events if event is Event.WONDER_RETURNED
    ]
    assert returned == [(B, WONDER_BY_NAME["The Sphinx"].id)]


def test_isis_may_rebuild_what_anubis_destroyed_with_the_card_that_lay_there() -> None:
    """B destroys A's Temple of Artemis; A builds it again and gets 12 coins again."""
    table = pantheon(
        slots={1: "Isis", 6: "Anubis"}, built=(["The Temple of Artemis"], []), to_move=B
    )
    card = table.wonders(A)["The Temple of Artemis"]
    assert card
    table.activate("Anubis").choose_wonder("The Temple of Artemis")
    table.activate("Isis").choose_wonder("The Temple of Artemis").card(card)
    assert (table.coins(A), table.decider) == (7 - 3 + 12, A)
    assert table.wonders(A) == {"The Temple of Artemis": card}


def test_economy_gets_nothing_of_isis() -> None:
    """Nothing is bought."""
    table = pantheon(
        slots={1: "Isis"},
        wonders=(["The Pyramids"], []),
        tokens=((), ["Economy"]),
        discarded=("Altar",),
    )
    table.activate("Isis").choose_wonder("The Pyramids").card("Altar")
    assert (table.coins(A), table.coins(B)) == (4, 7)


def test_ra_takes_a_destroyed_wonder_and_its_new_owner_builds_it() -> None:
    """A destroys B's Great Lighthouse, takes it and builds it: its production is A's now."""
    table = pantheon(
        slots={1: "Anubis", 2: "Ra"}, built=((), ["The Great Lighthouse"]), coins=(30, 7)
    )
    table.activate("Anubis").choose_wonder("The Great Lighthouse").discard("Forum")
    table.activate("Ra").choose_wonder("The Great Lighthouse").discard("Statue")
    table.wonder("The Great Lighthouse", "Walls")
    assert [int(table.state.choices[player, 0]) for player in (A, B)] == [1, 0]
    assert [table.points(player)[Category.WONDERS] for player in (A, B)] == [4, 0]


def test_anubis_destroys_a_wonder_that_ra_had_brought() -> None:
    """It counts for its new owner, stays there unbuilt, and the old one cannot build it."""
    table = pantheon(slots={1: "Ra", 6: "Anubis"}, wonders=([], ["Piraeus"]), coins=(30, 30))
    table.activate("Ra").choose_wonder("Piraeus").discard("Forum").wonder("Piraeus", "Walls")
    table.discard("Brewery").activate("Anubis").choose_wonder("Piraeus")
    assert (table.wonders(A), table.wonders(B)) == ({"Piraeus": None}, {})
    assert int(table.state.choices[A].sum()) == int(table.state.choices[B].sum()) == 0
    assert (table.can_construct("Piraeus"), table.decider) == (True, A)


def test_the_sanctuary_is_lost_by_anubis_and_comes_back() -> None:
    """A pays 1 for slot 1, then 3 while it is destroyed, then 1 again."""
    table = pantheon(
        slots={1: "Mars", 6: "Anubis"},
        built=(["The Sanctuary"], []),
        coins=(20, 7),
        to_move=B,
    )
    assert table.activation_price("Mars") == 1
    table.activate("Anubis").choose_wonder("The Sanctuary")
    assert table.activation_price("Mars") == 3
    table.wonder("The Sanctuary", "Walls")
    assert (table.activation_price("Mars"), table.decider) == (1, A)
    assert table.activate("Mars").coins(A) == 20 - 8 - 1


# Baal, Hades and The Mausoleum


def test_baal_changes_the_prices_of_both_players_at_once() -> None:
    """Shelf Quarry moves from B to A: Walls cost A nothing and B a stone for 4."""
    table = pantheon(
        cards=("Walls", "Altar"), slots={1: "Baal"}, cities=((), ("Shelf Quarry", "Quarry"))
    )
    assert (table.price("Walls", A), table.price("Walls", B)) == (10, 0)
    table.activate("Baal").card("Shelf Quarry")
    assert (table.price("Walls", A), table.price("Walls", B)) == (0, 4)


@pytest.mark.parametrize(
    ("stolen", "building", "coins"),
    [("Sawmill", "Port", 2 * 2), ("Press", "Chamber of Commerce", 3 * 2)],
)
def test_a_stolen_card_is_counted_in_its_new_city(stolen: str, building: str, coins: int) -> None:
    """A has one brown and one grey card and steals a second of either colour."""
    table = pantheon(
        cards=(building, "Altar"),
        covered=("Senate",),
        slots={1: "Baal"},
        cities=(("Quarry", "Drying Room"), ("Sawmill", "Press")),
        coins=(30, 7),
    )
    table.activate("Baal").card(stolen).discard("Altar")
    treasury = table.coins(A) - table.price(building)
    assert table.build(building).coins(A) == treasury + coins


@pytest.mark.parametrize("way", ["Hades", "The Mausoleum"])
def test_a_discarded_grand_temple_can_be_built(way: str) -> None:
    """A has one already: 12 points. Urbanism gives nothing, though A has the mythology token."""
    table = pantheon(
        slots={1: "Hades"},
        wonders=(["The Mausoleum"], []),
        cities=(("Greek Grand Temple",), ()),
        mythology=(("roman",), ()),
        tokens=(["Urbanism"], ()),
        discarded=("Roman Grand Temple", "Baths"),
        coins=(20, 7),
    )
    if way == "Hades":
        table.activate("Hades")
    else:
        table.wonder("The Mausoleum")
    table.card("Roman Grand Temple")
    assert table.points(A)[Category.TEMPLES] == 12
    assert table.coins(A) == (17 if way == "Hades" else 10)
    assert table.discarded() == {"Baths"}


def test_hades_may_build_what_zeus_struck_face_down() -> None:
    """The card was never turned up, but it lies in the discard pile now."""
    table = pantheon(
        age=2,
        structure={6: "Arsenal", 11: "Baths", 19: "Tavern"},
        slots={1: "Zeus", 2: "Hades"},
        coins=(7, 7),
        tokens=(["Strategy"], ()),
    )
    table.activate("Zeus").strike(6).discard("Tavern").activate("Hades").card("Arsenal")
    assert (table.conflict, table.coins(A)) == (4, 0)
