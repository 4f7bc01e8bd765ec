"""Rulings of 7 Wonders on the game of two and its Free City."""

from functools import partial
from typing import Any

import pytest

from mirabilia.classic import actions
from mirabilia.classic.components import CARDS
from mirabilia.classic.state import GONE, HIDDEN
from mirabilia.classic.turn import chosen_card
from mirabilia.classic.vocabulary import FREE_CITY, HAND, Category, Event, Phase
from support.classic import A, B, Table, classic, fresh
from support.classic_boards import RICH

two = partial(classic, players=2)


def free_city(board: str, side: str = "A", **position: Any) -> Table:
    """The Free City has this board; A plays Gizah and B Rhodos."""
    return two(boards=("Gizah", "Rhodos", board), sides=("A", "A", side), **position)


def ways(table: Table, player: int = A) -> set[tuple[str, str]]:
    """What may be done with which card."""
    found = set()
    for action in table.legal(player):
        if action < actions.RECOVER:
            base = next(
                word
                for word, first in (
                    ("free", actions.FREE),
                    ("sell", actions.SELL),
                    ("stage", actions.STAGE),
                    ("build", actions.BUILD),
                )
                if action >= first
            )
            found.add((base, CARDS[chosen_card(action)].name))
    return found


# free-city-holder


def test_the_same_player_ends_an_age_and_begins_the_next() -> None:
    """B has turn 6 of Age I and turn 1 of Age II, A turn 6 of Age II and turn 1 of Age III."""
    table = fresh(9, players=2, boards=("Gizah", "Rhodos", "Ephesos"), sides="A")
    holders = {}
    while not table.is_over:
        holders[table.moment] = int(table.state.holder)
        table.others()
    assert [holders[moment] for moment in ((1, 6), (2, 1), (2, 6), (3, 1))] == [B, B, A, A]


# free-city-play


def test_what_the_free_city_can_buy_it_must_play() -> None:
    """With 2 coins for A's stone it builds Baths; with 1 coin it sells any of its cards."""
    needy = ["Baths", "Workshop", "Apothecary", "Senate", "Palace", "Academy", "Stockade"]
    for coins, expected in ((2, {("build", "Baths")}), (1, {("sell", card) for card in needy})):
        table = free_city(
            "Ephesos", coins=(3, 3, coins), hands={A: needy}, free_city_deck=["Arsenal"]
        )
        assert ways(table.sell("Arsenal")) == expected


def test_the_holder_may_let_the_free_city_buy_although_another_card_is_free() -> None:
    """Altar costs nothing, Baths 2 coins for A: both are offered."""
    table = free_city("Ephesos", hands={A: ["Altar", "Baths", "Loom"]}).sell("Loom")
    assert table.payments("Altar") == [(0, 0)]
    assert table.payments("Baths") == [(2, 0)]


def test_olympias_free_building_is_a_way_to_play() -> None:
    """The Free City has Olympia's power and no coins: it builds something, and sells nothing."""
    needy = ["Workshop", "Apothecary", "Senate", "Palace", "Academy", "Town Hall", "Pantheon"]
    table = free_city(
        "Olympia",
        stages=(0, 0, 2),
        coins=(3, 3, 0),
        hands={A: needy},
        free_city_deck=["Arsenal"],
    )
    assert ways(table.sell("Arsenal")) == {("free", card) for card in needy}
    table.free("Palace").others()
    assert table.has("Palace", FREE_CITY)
    assert table.state.power_used[FREE_CITY] == 1


def test_a_card_with_a_chain_goes_under_no_stage() -> None:
    """Library by Scriptorium is built; the stage may be marked with Palace."""
    table = free_city(
        "Ephesos",
        cities=[(), (), ("Scriptorium", "Quarry")],
        coins=(3, 3, 0),
        hands={A: ["Library", "Palace", "Loom"]},
    ).sell("Loom")
    offered = ways(table)
    assert {("build", "Library"), ("stage", "Palace")} <= offered
    assert ("stage", "Library") not in offered


def test_a_duplicate_with_a_chain_may_go_under_a_stage() -> None:
    """Library stands in the Free City already, so there is nothing to build by the chain."""
    table = free_city(
        "Ephesos",
        cities=[(), (), ("Scriptorium", "Library", "Quarry")],
        hands={A: ["Library", "Loom"]},
    ).sell("Loom")
    assert ("stage", "Library") in ways(table)
    assert ("build", "Library") not in ways(table)


def test_coins_of_the_free_city_cannot_be_spent_in_the_turn_they_come() -> None:
    """It pays A 2 coins for stone; A, without coins, may not choose Timber Yard for all that."""
    table = free_city(
        "Ephesos", coins=(0, 3, 3), hands={A: ["Timber Yard", "Baths", "Altar"], B: ["Loom"]}
    )
    table.build("Altar").build("Baths", left=2)
    assert not table.can_build("Timber Yard")
    table.build("Loom", B)
    assert table.coins() == 2


# free-city-choice


def test_the_holder_may_take_back_the_own_choice() -> None:
    """A has chosen Altar, sees what is left for the Free City, and begins anew."""
    table = two(hands={A: ["Altar", "Loom"], B: ["Press"]}).build("Altar")
    assert actions.TAKE_BACK in table.legal()
    table.take_back()
    assert table.told(Event.TAKEN_BACK) == [(A, 0, 0)]
    assert table.committed(A) is None
    assert actions.TAKE_BACK not in table.legal()
    table.build("Loom").build("Altar").build("Press", B)
    assert (table.city(A), table.city(FREE_CITY)) == ({"Loom"}, {"Altar"})


def test_both_choices_are_made_anew_while_the_opponent_is_choosing() -> None:
    """A chooses another card for the own city: the Free City's choice is open again."""
    table = two(hands={A: ["Altar", "Loom"], B: ["Press"]}).build("Altar").build("Loom")
    assert table.to_decide() == [B]
    table.build("Loom")
    assert (table.committed(A), table.committed(FREE_CITY)) == ("Loom", None)
    assert table.to_decide() == [A, B]
    table.build("Press", B)
    assert table.moment == (1, 1)
    table.build("Altar")
    assert (table.moment, table.city(A), table.city(FREE_CITY)) == ((1, 2), {"Loom"}, {"Altar"})


# free-city-powers


def babylon(**position: Any) -> Table:
    """Turn 6 of Age I, which is B's to play the Free City: Babylon with its power."""
    settings: dict[str, Any] = {
        "hands": {A: ["Loom", "Press"], B: ["Altar", "Theater"]},
        "free_city_deck": ["Glassworks", "Tavern"],
        **position,
    }
    table = free_city("Babylon", "B", stages=(0, 0, 2), turn=6, **settings)
    return table.build("Altar", B).build("Theater", B).build("Loom")


def test_the_holder_plays_the_free_citys_seventh_card() -> None:
    """It is the last card of its deck; Tavern can be built, so it is not sold."""
    table = babylon()
    assert (table.state.phase, table.to_decide(), table.hand(B)) == (Phase.SEVENTH, [B], ["Tavern"])
    assert ways(table, B) == {("build", "Tavern")}
    assert sorted(table.discard_pile()) == ["Glassworks", "Press"]
    table.build("Tavern", B)
    assert table.coins(FREE_CITY) == 3 + 5
    assert table.moment == (2, 1)


def test_the_free_citys_seventh_card_is_sold_if_it_cannot_be_played() -> None:
    """Palace is too dear."""
    table = babylon(free_city_deck=["Glassworks", "Palace"])
    assert ways(table, B) == {("sell", "Palace")}
    table.sell("Palace", B)
    assert table.coins(FREE_CITY) == 6
    assert "Palace" in table.discard_pile()


def test_a_player_with_babylon_keeps_the_own_seventh_card() -> None:
    """B is Babylon and holds the Free City card: the deck's last card is discarded unseen."""
    table = two(
        boards=("Gizah", "Babylon", "Ephesos"),
        sides=("A", "B", "A"),
        stages=(0, 2),
        turn=6,
        hands={A: ["Loom", "Press"], B: ["Altar", "Theater", "Glassworks"]},
        free_city_deck=["Glassworks", "Tavern"],
    )
    table.build("Altar", B).build("Theater", B).build("Loom")
    assert (table.state.phase, table.to_decide()) == (Phase.SEVENTH, [B])
    assert table.hand(B) == ["Glassworks"]
    assert sorted(table.discard_pile()) == ["Press", "Tavern"]


def mausoleum(**position: Any) -> Table:
    """Turn 3 of Age I, A's: the Free City builds the second stage of Halikarnassos."""
    table = free_city(
        "Halikarnassos",
        stages=(0, 0, 1),
        turn=3,
        cities=[(), (), RICH],
        hands={A: ["Altar", "Tavern"], B: ["Stone Pit"]},
        **position,
    )
    return table.build("Altar").stage("Tavern").build("Stone Pit", B)


@pytest.mark.parametrize("takes", [True, False])
def test_the_holder_decides_about_the_free_citys_discarded_card(takes: bool) -> None:
    """A looks through the pile, and may build Palace there or decline."""
    table = mausoleum(discarded=["Palace", "Statue"])
    assert (table.state.phase, table.to_decide()) == (Phase.DISCARD, [A])
    assert int(table.state.seen[0, 0, A]) == 1 << A
    if takes:
        table.recover("Palace")
    else:
        table.decline()
    assert table.has("Palace", FREE_CITY) == takes
    assert not table.has("Palace", A)
    assert table.moment == (1, 4)


def test_the_last_card_of_the_deck_is_seen_by_no_one() -> None:
    """In a dealt game: at the end of Age I neither player knows what the deck still held."""
    table = fresh(3, players=2, boards=("Gizah", "Rhodos", "Ephesos"), sides="A").finish_age()
    last = table.state.decks[0, FREE_CITY * HAND + 6]
    assert table.state.played[0, 6, FREE_CITY] == last != GONE
    for player in (A, B):
        assert table.view(player).state.played[0, 6, FREE_CITY] == HIDDEN


# free-city-victory


@pytest.mark.parametrize(
    ("coins", "winners"), [((5, 5, 30), [A, B]), ((5, 4, 30), [A]), ((0, 0, 0), [A, B])]
)
def test_the_free_city_cannot_win_and_a_tie_is_shared(
    coins: tuple[int, int, int], winners: list[int]
) -> None:
    """The players have equal points; the Free City has more of everything."""
    table = two(age=3, turn=6, coins=coins, victories=[(0, 0, 1), (0, 0, 1), (0, 0, 9)]).end()
    assert table.total(A) == table.total(B) < table.total(FREE_CITY)
    assert table.winners() == winners
    assert table.state.winners < 1 << FREE_CITY


def test_the_free_city_is_scored_like_any_city() -> None:
    """Its points stand on the pad: 2 for Altar, 1 for its coins."""
    table = two(age=3, turn=6, cities=[(), (), ("Altar",)]).end()
    assert table.total(FREE_CITY) == 3
    assert int(table.state.points[FREE_CITY, Category.CIVILIAN]) == 2
