"""Duel rulebook, chapters "Course of play", its structure and turns, and "End of an Age"."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from mirabilia.duel import actions
from mirabilia.duel.components import CARD_BY_NAME, CARDS, GUILD_AGE
from mirabilia.duel.rules import DUEL
from mirabilia.duel.state import GONE, HIDDEN
from mirabilia.duel.vocabulary import POSITIONS, Decision, Event, Victory
from support.duel import A, B, Table, duel, fresh

# Columns of the cards in each row of an Age's scheme, the row laid first first. A card lies on
# the cards of the row before it that are half a card to its left and right.
SCHEMES = {
    1: ((5, 7), (4, 6, 8), (3, 5, 7, 9), (2, 4, 6, 8, 10), (1, 3, 5, 7, 9, 11)),
    2: ((1, 3, 5, 7, 9, 11), (2, 4, 6, 8, 10), (3, 5, 7, 9), (4, 6, 8), (5, 7)),
    3: ((5, 7), (4, 6, 8), (3, 5, 7, 9), (4, 8), (3, 5, 7, 9), (4, 6, 8), (5, 7)),
}
PLACES = {
    age: [(row, column) for row, columns in enumerate(rows) for column in columns]
    for age, rows in SCHEMES.items()
}
FACE_DOWN = {
    age: {position for position, (row, _) in enumerate(places) if row % 2}
    for age, places in PLACES.items()
}


def covering(age: int, position: int) -> set[int]:
    """The positions that lie on this one by the scheme."""
    row, column = PLACES[age][position]
    upper = [(row + 1, column - 1), (row + 1, column + 1)]
    return {PLACES[age].index(place) for place in upper if place in PLACES[age]}


def left(table: Table) -> set[int]:
    """Positions that still hold a card."""
    return {p for p in range(POSITIONS) if table.state.structure[p] != GONE}


def uncovered(table: Table) -> set[int]:
    """Positions that hold a card on which no other lies."""
    here = left(table)
    return {p for p in here if not covering(table.age, p) & here}


def positions_used(legal: list[int]) -> set[int]:
    """The cards that a turn's actions use; each range of actions starts at a multiple of 20."""
    return {action % POSITIONS for action in legal}


def age_starts(game: Iterator[Table]) -> Iterator[Table]:
    """The table at the start of each Age of a game, before the first card is played."""
    seen = 0
    for table in game:
        if table.age > seen:
            seen = table.age
            yield table


def drafted(seed: int, **options: Any) -> Table:
    """A new game in which the wonders have just been taken."""
    table = fresh(seed, **options)
    while table.decision is Decision.DRAFT:
        table.do(table.legal()[0])
    return table


# Course of play


@pytest.mark.rulebook("duel.play.order")
def test_ages_follow_in_order_and_the_third_is_the_last(random_game) -> None:
    """Course of play: whole games go through the Ages I, II and III."""
    finished = 0
    for seed in range(20):
        ages = [0]
        for table in random_game(seed):
            if table.age != ages[-1]:
                ages.append(table.age)
        assert ages == [0, 1, 2, 3][: len(ages)]
        if table.victory is Victory.CIVILIAN:
            assert ages == [0, 1, 2, 3]
            finished += 1
    assert finished


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize(
    ("card", "victory"), [("Guard Tower", Victory.MILITARY), ("University", Victory.SCIENTIFIC)]
)
@pytest.mark.rulebook("duel.play.supremacy-ends")
def test_a_supremacy_ends_the_game_in_any_age(age: int, card: str, victory: Victory) -> None:
    """Course of play: A reaches a supremacy amid an Age while B is far ahead on points."""
    table = duel(
        age=age,
        cards=(card, "Statue"),
        cities=(
            ("School", "Pharmacist", "Scriptorium", "Workshop", "Academy"),
            ("Palace", "Town Hall", "Aqueduct", "Courthouse"),
        ),
        conflict=8,
    )
    table.build(card)
    assert DUEL.is_over(table.state)
    assert (table.victory, table.winner) == (victory, A)
    assert table.total(B) > table.total(A)
    assert not DUEL.owes(table.state, A)
    assert not DUEL.owes(table.state, B)
    assert table.legal(A) == table.legal(B) == []
    assert table.age == age


# Course of play / Structure


@pytest.mark.rulebook("duel.structure.shuffle-and-lay")
def test_each_age_starts_with_twenty_shuffled_cards_of_its_deck_in_its_scheme(random_game) -> None:
    """Structure: twenty different cards of the Age, open at the end of the scheme only."""
    decks = {1: {1}, 2: {2}, 3: {3, GUILD_AGE}}
    first_cards: dict[int, set[int]] = {1: set(), 2: set(), 3: set()}
    for seed in range(12):
        for table in age_starts(random_game(seed)):
            cards = [int(card) for card in np.asarray(table.state.structure)]
            assert len(set(cards)) == 20
            assert {CARDS[card].age for card in cards} == decks[table.age]
            accessible = [CARDS[cards[position]].name for position in sorted(uncovered(table))]
            assert table.accessible() == accessible
            assert len(accessible) == (6 if table.age == 1 else 2)
            first_cards[table.age].add(cards[0])
    assert all(len(cards) > 2 for cards in first_cards.values())


@pytest.mark.rulebook("duel.structure.face-up-and-down")
def test_eight_cards_of_each_age_lie_face_down_for_both_players(random_game) -> None:
    """Structure: every second row is laid face down, in each Age eight cards."""
    seen = set()
    for seed in range(5):
        for table in age_starts(random_game(seed)):
            seen.add(table.age)
            for player in (A, B):
                structure = np.asarray(table.view(player).structure)
                hidden = {position for position in range(POSITIONS) if structure[position] < 0}
                assert hidden == FACE_DOWN[table.age]
                assert len(hidden) == 8
                known = set(range(POSITIONS)) - hidden
                assert all(structure[p] == table.state.structure[p] for p in known)
    assert seen == {1, 2, 3}


# Course of play / Turn


@pytest.mark.rulebook("duel.turn.alternate")
def test_players_take_turns_alternately() -> None:
    """Turn: build, discard, wonder without another turn; after each it is the other's turn."""
    table = duel(
        age=1,
        cards=("Altar", "Theater", "Baths", "Tavern", "Quarry", "Clay Pool"),
        wonders=(("The Pyramids",), ("The Colossus",)),
        coins=(20, 20),
    )
    assert table.decider == A
    assert table.build("Altar").decider == B
    assert table.discard("Theater").decider == A
    assert table.wonder("The Pyramids", "Baths").decider == B
    assert table.wonder("The Colossus", "Tavern").decider == A
    assert table.discard("Quarry").decider == B
    assert table.legal(A) == []


@pytest.mark.rulebook("duel.turn.first-player-starts")
def test_the_first_player_begins_the_first_age() -> None:
    """Turn: after the wonders are taken, the first player owes the first turn."""
    for first_player in (A, B):
        for wonders in ("draft", "first-game"):
            table = drafted(3, first_player=first_player, wonders=wonders)
            assert (table.age, table.decision, table.decider) == (1, Decision.TURN, first_player)
    begun = set()
    for seed in range(20):
        drafter = fresh(seed).decider
        assert drafted(seed).decider == drafter
        begun.add(drafter)
    assert begun == {A, B}


@pytest.mark.rulebook("duel.turn.must-play-accessible")
def test_a_turn_must_play_one_accessible_card(random_game) -> None:
    """Turn: every action of a turn uses an accessible card; nobody may pass."""
    for seed in range(20):
        cards = POSITIONS
        for table in random_game(seed):
            if table.decision is Decision.TURN:
                legal = table.legal()
                assert legal
                assert all(actions.BUILD <= action < actions.DRAFT for action in legal)
                assert positions_used(legal) <= uncovered(table)
                assert table.legal(1 - table.decider) == []
                assert len(left(table)) == cards
                cards = cards - 1 or POSITIONS


@pytest.mark.rulebook("duel.turn.accessible")
def test_a_card_is_offered_just_when_nothing_covers_it(random_game) -> None:
    """Turn: a card may be played as soon as both cards that lay on it are gone."""
    ages = set()
    for seed in range(20):
        for table in random_game(seed):
            if table.decision is Decision.TURN:
                assert positions_used(table.legal()) == uncovered(table)
                ages.add(table.age)
    assert ages == {1, 2, 3}


@pytest.mark.rulebook("duel.turn.accessible-four")
def test_four_uncovered_cards_are_accessible_and_no_other() -> None:
    """Turn, example: Baths, Stone Pit, Lumber Yard and Scriptorium lie free in Age I."""
    table = duel(
        age=1,
        structure={
            5: "Altar",
            7: "Stable",
            9: "Theater",
            10: "Palisade",
            11: "Press",
            12: "Workshop",
            14: "Baths",
            15: "Stone Pit",
            17: "Lumber Yard",
            18: "Scriptorium",
        },
        wonders=(("The Pyramids", "The Sphinx"), ()),
        coins=(20, 7),
    )
    assert table.accessible() == ["Baths", "Stone Pit", "Lumber Yard", "Scriptorium"]
    for start in (actions.BUILD, actions.DISCARD, actions.WONDER, actions.WONDER + POSITIONS):
        offered = [a - start for a in table.legal() if start <= a < start + POSITIONS]
        assert offered == [14, 15, 17, 18]


@pytest.mark.rulebook("duel.turn.three-uses")
def test_a_card_is_built_discarded_or_used_for_a_wonder() -> None:
    """Turn: one accessible card and one wonder, both affordable, give three actions."""
    table = duel(cards=("Theater",), wonders=(("The Pyramids",), ("The Sphinx",)), coins=(8, 8))
    assert table.legal() == [
        table.build_action("Theater"),
        table.discard_action("Theater"),
        table.wonder_action("The Pyramids", "Theater"),
    ]
    poor = duel(cards=("Baths",), wonders=(("The Pyramids",), ()), coins=(1, 8))
    assert poor.legal() == [poor.discard_action("Baths")]


@pytest.mark.rulebook("duel.turn.reveal")
def test_cards_uncovered_by_the_turn_are_turned_up() -> None:
    """Turn: Altar shows its face when both cards on it are gone; Theater stays half covered."""
    table = duel(
        age=1,
        structure={9: "Altar", 10: "Theater", 14: "Lumber Yard", 15: "Clay Pool", 16: "Quarry"},
    )

    def shown(position: int) -> set[int]:
        return {int(table.view(player).structure[position]) for player in (A, B)}

    table.discard("Lumber Yard")
    assert shown(9) == shown(10) == {HIDDEN}
    table.discard("Clay Pool")
    assert shown(9) == {CARD_BY_NAME["Altar"].id}
    assert shown(10) == {HIDDEN}
    assert (Event.CARD_REVEALED, GONE, CARD_BY_NAME["Altar"].id, 9) in table.events
    assert table.accessible() == ["Altar", "Quarry"]


@pytest.mark.rulebook("duel.turn.extra-turn-after-reveal")
def test_another_turn_starts_after_cards_are_turned_up() -> None:
    """Turn, note: The Sphinx uncovers Altar, which A may take in the same player's next turn."""
    table = duel(
        age=1,
        structure={9: "Altar", 14: "Lumber Yard", 19: "Quarry"},
        wonders=(("The Sphinx",), ()),
        coins=(20, 7),
    )
    table.wonder("The Sphinx", "Lumber Yard")
    assert (table.decision, table.decider) == (Decision.TURN, A)
    assert table.view(A).structure[9] == table.view(B).structure[9] == CARD_BY_NAME["Altar"].id
    kinds = [kind for kind, *_ in table.events]
    assert kinds.index(Event.CARD_REVEALED) < kinds.index(Event.EXTRA_TURN)
    table.build("Altar")
    assert table.city(A) == {"Altar"}
    assert table.decider == B


@pytest.mark.rulebook("duel.turn.extra-turn-lost-at-age-end")
def test_another_turn_is_lost_when_the_age_ends() -> None:
    """Turn, note: A builds The Sphinx with the last card of Age I; nothing of it is left."""
    end = {
        "cards": ("Lumber Yard",),
        "covered": (),
        "wonders": (("The Sphinx",), ()),
        "coins": (20, 7),
    }
    weaker = duel(age=1, conflict=1, **end).wonder("The Sphinx")
    assert (weaker.age, weaker.decision, weaker.decider) == (2, Decision.STARTER, B)
    assert Event.EXTRA_TURN_LOST in [kind for kind, *_ in weaker.events]
    assert weaker.starter(B).decider == B
    assert weaker.discard(weaker.accessible()[0]).decider == A
    assert weaker.discard(weaker.accessible()[0]).decider == B

    centre = duel(age=1, conflict=0, **end).wonder("The Sphinx")
    assert (centre.age, centre.decision, centre.decider) == (2, Decision.TURN, A)
    assert centre.discard(centre.accessible()[0]).decider == B

    assert duel(age=3, **end).wonder("The Sphinx").victory is Victory.CIVILIAN


# End of an Age


@pytest.mark.rulebook("duel.age-end.all-twenty")
def test_an_age_ends_with_its_twentieth_card_and_not_before() -> None:
    """End of an Age: every card is discarded; 20 cards an Age, then the points decide."""
    table = drafted(5)
    ages = []
    while not table.victory:
        ages.append(table.age)
        table.discard(table.accessible()[0])
    assert ages == [1] * 20 + [2] * 20 + [3] * 20
    assert table.victory is Victory.CIVILIAN


@pytest.mark.rulebook("duel.age-end.lay-next")
def test_the_next_age_lies_open_before_its_beginner_is_chosen() -> None:
    """End of an Age: B, asked who begins Age II, sees its face-up cards."""
    table = duel(age=1, cards=("Altar",), covered=(), conflict=2)
    table.discard("Altar")
    assert (table.age, table.decision) == (2, Decision.STARTER)
    for player in (A, B):
        structure = np.asarray(table.view(player).structure)
        assert set(np.flatnonzero(structure < 0).tolist()) == FACE_DOWN[2]
        assert {CARDS[card].age for card in structure[structure >= 0]} == {2}


@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize(("conflict", "weaker"), [(2, B), (-2, A)])
@pytest.mark.parametrize("beginner", [A, B])
@pytest.mark.rulebook("duel.age-end.weaker-chooses")
def test_the_weaker_player_chooses_who_begins(
    age: int, conflict: int, weaker: int, beginner: int
) -> None:
    """End of an Age: the weaker player may name either player, who then takes the first turn."""
    table = duel(age=age, cards=("Altar",), covered=(), conflict=conflict)
    table.discard("Altar")
    assert (table.decision, table.decider) == (Decision.STARTER, weaker)
    assert table.legal(1 - weaker) == []
    assert len(table.legal()) == 2
    table.starter(beginner)
    assert (table.age, table.decision, table.decider) == (age + 1, Decision.TURN, beginner)
    assert table.discard(table.accessible()[0]).decider == 1 - beginner


@pytest.mark.parametrize("last", [A, B])
@pytest.mark.parametrize(
    ("conflict", "weaker"), [(1, B), (2, B), (5, B), (8, B), (-1, A), (-3, A), (-8, A)]
)
@pytest.mark.rulebook("duel.age-end.weaker-defined")
def test_the_player_with_the_pawn_on_their_side_is_weaker(
    conflict: int, weaker: int, last: int
) -> None:
    """End of an Age: the side of the pawn alone says who is weaker, not who played last."""
    table = duel(age=1, cards=("Altar",), covered=(), conflict=conflict, to_move=last)
    table.discard("Altar")
    assert (table.decision, table.decider) == (Decision.STARTER, weaker)


@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize("last", [A, B])
@pytest.mark.rulebook("duel.age-end.centre-last-player")
def test_with_the_pawn_in_the_centre_the_last_player_begins(last: int, age: int) -> None:
    """End of an Age: by the rulebook the last player begins; by the later errata they choose."""
    end = {"cards": ("Altar",), "covered": (), "conflict": 0, "to_move": last}
    rulebook = duel(age=age, **end).discard("Altar")
    assert (rulebook.age, rulebook.decision, rulebook.decider) == (age + 1, Decision.TURN, last)
    errata = duel(age=age, centre_starter="chooses", **end).discard("Altar")
    assert (errata.age, errata.decision, errata.decider) == (age + 1, Decision.STARTER, last)
    assert errata.starter(1 - last).decider == 1 - last
