"""Rulings of 7 Wonders: components, the course of a turn, trade and free buildings.

Those on the powers of wonders and on the Free City have files of their own.
"""

from collections import Counter
from functools import partial
from typing import Any

import pytest

from mirabilia.classic import actions
from mirabilia.classic.components import CARD_BY_NAME, CARDS, deck_of
from mirabilia.classic.options import classic_options
from mirabilia.classic.state import HIDDEN
from mirabilia.classic.vocabulary import FREE_CITY, Category, Edition, Event, Phase
from mirabilia.engine.options import OptionError
from support.classic import A, B, C, Table, board_side, card_id, classic, fresh

second = partial(classic, edition="second")


# coins-and-tokens


def test_coins_and_tokens_never_run_out() -> None:
    """Far more coins and tokens than any box holds; everybody is still paid."""
    table = classic(coins=(900, 900, 900), victories=[(20, 20, 20)] * 3, turn=6)
    table.state.shields[A] = 3
    table.others()
    assert [table.coins(player) for player in (A, B, C)] == [903, 903, 903]
    assert table.victories(A) == [22, 20, 20]


# player-range


def test_two_play_the_first_edition() -> None:
    """Without an edition named; the second one is refused, as are one and eight players."""
    assert classic_options(players=2).edition == "first"
    assert classic_options(players=7).edition == "second"
    for wrong in ({"players": 2, "edition": "second"}, {"players": 1}, {"players": 8}):
        with pytest.raises(OptionError):
            classic_options(**wrong)


# second-edition-tables


def test_the_second_edition_has_its_own_boards_and_cards() -> None:
    """Babylon makes wood and Olympia clay; Statue follows Well; Temple is worth 4 points."""
    for edition, starts, points in (("first", "CW", 3), ("second", "WC", 4)):
        table = classic(edition=edition, boards=("Babylon", "Olympia"), cities=[["Temple"]])
        assert [board_side(table, city).start for city in (A, B)] == list(starts)
        assert table.points(Category.CIVILIAN) == points
    table = second(age=2, cities=[["Well"]], coins=(0, 3, 3), hands={A: ["Statue"]})
    assert table.payments("Statue") == [(0, 0)]


# goods-of-age-2


@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize(("players", "copies"), [(3, 1), (4, 1), (5, 2), (7, 2)])
def test_goods_come_again_in_age_two(edition: Edition, players: int, copies: int) -> None:
    """One of each from 3 players on, a second one from 5 on."""
    deck = Counter(CARDS[card].name for card in deck_of(edition, players, 2))
    assert [deck[name] for name in ("Loom", "Glassworks", "Press")] == [copies] * 3
    assert deck.total() == 7 * players


# misread-names


def test_each_building_has_one_name() -> None:
    """The example's 13 points are those of Altar, Aqueduct and Town Hall."""
    table = classic(age=3, cities=[["Altar", "Aqueduct", "Town Hall"]])
    assert table.points(Category.CIVILIAN) == 13
    assert {"Altar", "Craftsmens Guild", "Bazaar"} <= CARD_BY_NAME.keys()
    assert not {"Craftsmans Guild", "Bazar"} & CARD_BY_NAME.keys()


# sides-of-boards


@pytest.mark.parametrize("edition", ["first", "second"])
def test_sides_are_dealt_or_chosen_in_either_edition(edition: str) -> None:
    """The option says which; who chooses does so unseen."""
    assert fresh(0, edition=edition, sides="dealt").state.phase == Phase.TURN
    table = fresh(0, edition=edition, sides="chosen")
    assert table.to_decide() == [A, B, C]
    table.side(1, A)
    assert table.view(B).state.commitments[A] == HIDDEN
    assert table.view(A).state.commitments[A] == actions.SIDE + 1
    assert table.told(Event.SIDE_CHOSEN) == []
    table.side(0, A).side(0, B).side(1, C)
    names = ("A", "B") if edition == "first" else ("Day", "Night")
    assert [board_side(table, player).name for player in (A, B, C)] == [
        names[0],
        names[0],
        names[1],
    ]


def test_the_free_citys_side_is_dealt() -> None:
    """Where two players choose their sides, nobody chooses the third."""
    sides = set()
    for seed in range(12):
        table = fresh(seed, players=2, sides="chosen")
        assert table.to_decide() == [A, B]
        table.side(0, A).side(0, B)
        sides.add(board_side(table, FREE_CITY).name)
    assert sides == {"A", "B"}


# identical-buildings


def test_buildings_of_one_name_are_identical() -> None:
    """Loom of Age II is that of Age I; the two Trading Posts are different buildings."""
    table = classic(
        age=2,
        cities=[["Loom", "East Trading Post"]],
        hands={A: ["Loom", "West Trading Post"]},
    )
    assert not table.can_build("Loom")
    assert table.can_build("West Trading Post")


# changing-a-choice


def test_a_choice_may_be_changed_until_the_last_one_is_made() -> None:
    """A changes from Altar to a sale; nothing happens before C has chosen."""
    table = classic(hands={A: ["Altar", "Loom"], B: ["Press"], C: ["Theater"]})
    table.build("Altar").build("Press", B)
    assert table.to_decide() == [C]
    assert table.build_action("Loom") in table.legal(A)
    table.sell("Loom")
    assert table.told(Event.COMMITTED) == [(A, 0, 0)]
    assert (table.coins(), table.city()) == (3, set())
    table.build("Theater", C)
    assert (table.coins(), table.city(), table.moment) == (6, set(), (1, 2))


def test_nobody_is_told_what_another_has_chosen() -> None:
    """B sees that A has chosen; A sees the own choice."""
    table = classic(hands={A: ["Altar"]}).build("Altar")
    assert table.view(B).state.commitments[A] == HIDDEN
    assert table.view(A).state.commitments[A] == table.build_action("Altar")
    assert table.told(Event.COMMITTED) == [(A, 0, 0)]
    assert [kind for kind, *_ in table.events] == [Event.COMMITTED]


# passed-hands


def names(cards: Any) -> list[str]:
    return sorted(CARDS[int(card)].name for card in cards)


def test_a_hand_that_was_passed_on_is_known() -> None:
    """A gave six cards to B and knows them; of C's hand A knows nothing yet."""
    table = fresh(8, edition="first", players=4, sides="A")
    kept = table.hand(A)
    table.sell(kept.pop(0), A)
    table.others()
    view = table.view(A).state
    assert names(view.hands[B][:6]) == sorted(kept)
    assert [int(card) for card in view.hands[2][:6]] == [HIDDEN] * 6


def test_cards_that_left_a_hand_face_down_are_known_as_a_group() -> None:
    """B sells one of the six cards that A saw: A knows the six, and not which one was sold.

    They lie in ascending order, whatever B has sold.
    """
    views = []
    for sold in (0, 5):
        table = fresh(8, edition="first", players=4, sides="A")
        table.sell(table.hand(A)[0], A)
        table.others()
        seen = table.hand(B)
        table.sell(seen[sold], B)
        table.others()
        view = table.view(A).state
        group = [int(view.played[0, 1, B]), *(int(card) for card in view.hands[C][:5])]
        assert names(group) == sorted(seen)
        views.append(group)
    assert views[0] == views[1] == sorted(views[0])


def test_cards_sold_from_a_hand_not_seen_are_unknown() -> None:
    """What C sold on turn 1 A cannot know; a building of the same hand is open."""
    table = fresh(8, edition="first", players=4, sides="A")
    built = next(card for card in table.hand(B) if table.payments(card, B) == [(0, 0)])
    table.build(built, B).sell(table.hand(C)[0], C).others()
    view = table.view(A).state
    assert view.played[0, 0, C] == HIDDEN
    assert view.played[0, 0, B] == card_id(built)


# both-neighbours


def test_resources_of_both_neighbours_serve_one_construction() -> None:
    """Two stones for Gizah's Walls: every division of the two is offered."""
    table = classic(
        cities=[(), ("Quarry",), ("Quarry",)], coins=(4, 3, 3), hands={A: ["Walls"]}, age=2
    )
    assert sorted(table.payments("Walls")) == [(0, 4), (2, 2), (4, 0)]


# exact-purchases


def test_no_more_is_bought_than_is_lacking() -> None:
    """Gizah has a stone for Baths and may not buy B's instead."""
    table = classic(cities=[(), ("Quarry",)], coins=(20, 3, 3), hands={A: ["Baths"]})
    assert table.payments("Baths") == [(0, 0)]


def test_own_choices_are_used_as_well_as_possible() -> None:
    """Timber Yard gives the wood that B does not sell; the second stone is bought."""
    table = classic(
        boards=("Ephesos", "Gizah", "Alexandria"),
        cities=[("Timber Yard", "Ore Vein", "Lumber Yard")],
        coins=(20, 3, 3),
        hands={A: ["Senate"]},
    )
    assert table.payments("Senate") == [(2, 0)]


# coins-of-this-turn


def test_coins_of_this_turn_are_spent_from_the_next_one_on() -> None:
    """A has no coins. B buys A's stone; A still cannot pay for Timber Yard, a turn later it can."""
    table = classic(
        coins=(0, 3, 3),
        hands={A: ["Timber Yard", "Altar"], B: ["Baths"], C: ["Clay Pit", "Lumber Yard"]},
    )
    table.build("Baths", B, right=2)
    assert not table.can_build("Timber Yard")
    table.build("Altar").build("Lumber Yard", C)
    assert table.coins() == 2
    assert table.can_build("Clay Pit")


# counting-this-turn


@pytest.mark.parametrize(
    ("card", "others", "coins"),
    [("Vineyard", ("Stone Pit", "Clay Pool"), 2), ("Bazaar", ("Loom", "Press"), 4)],
)
def test_cards_built_in_the_same_turn_are_counted(
    card: str, others: tuple[str, str], coins: int
) -> None:
    """Both neighbours build what A's card counts."""
    table = classic(hands={A: [card], B: [others[0]], C: [others[1]]})
    table.build(card).build(others[0], B).build(others[1], C)
    assert table.coins() == 3 + coins


def test_a_building_recovered_at_the_end_of_the_turn_comes_too_late() -> None:
    """B builds Vineyard; then A recovers Quarry. B has got nothing for it, nor does it later."""
    table = classic(
        boards=("Halikarnassos",),
        stages=(1,),
        cities=[("Ore Vein", "Foundry")],
        discarded=["Quarry"],
        turn=3,
        hands={A: ["Altar"], B: ["Vineyard"], C: ["Loom"]},
    )
    table.stage("Altar").build("Vineyard", B).build("Loom", C)
    assert table.coins(B) == 5
    table.recover("Quarry")
    assert table.coins(B) == 5


def test_lighthouse_counts_itself() -> None:
    """One coin for Tavern and one for Lighthouse."""
    table = classic(age=3, cities=[("Tavern", "Glassworks")], hands={A: ["Lighthouse"]})
    assert table.build("Lighthouse").others().coins() == 5


# what-free-waives


def free_foundries() -> dict[str, Table]:
    """Positions without coins in which A may build Foundry, which costs a coin, for nothing."""
    poor: dict[str, Any] = {"coins": (0, 3, 3), "hands": {A: ["Foundry"]}}
    olympia = partial(classic, boards=("Olympia",), stages=(2,), **poor)
    return {
        "Olympia A": olympia().free("Foundry").others(),
        "Day": olympia(edition="second").build("Foundry").others(),
        "Night, turn 1": olympia(edition="second", sides=("Night",)).build("Foundry").others(),
        "Night, turn 6": olympia(edition="second", sides=("Night",), turn=6)
        .build("Foundry")
        .others(),
        "Halikarnassos": classic(
            boards=("Halikarnassos",),
            stages=(1,),
            cities=[("Ore Vein", "Mine", "Clay Pit")],
            discarded=["Foundry"],
            turn=3,
            coins=(0, 3, 3),
            hands={A: ["Altar"]},
        )
        .stage("Altar")
        .others()
        .recover("Foundry"),
    }


def test_a_free_building_costs_no_coins_either() -> None:
    """Foundry costs a coin otherwise."""
    for power, table in free_foundries().items():
        assert table.has("Foundry"), power
        assert table.coins() == 0, power


def test_no_stage_is_free() -> None:
    """The third stage of Olympia costs its resources, whatever makes buildings free."""
    for edition, side, turn in (("first", "A", 1), ("second", "Day", 1), ("second", "Night", 6)):
        table = classic(
            edition=edition,
            boards=("Olympia",),
            sides=(side,),
            stages=(2,),
            turn=turn,
            coins=(0, 3, 3),
            hands={A: ["Palace"]},
        )
        assert not table.can_stage("Palace")


# nothing-to-pay


def test_a_building_that_is_free_is_not_paid_for() -> None:
    """By a chain or by Olympia Day, with coins and with neighbours who could sell."""
    rich = {"coins": (20, 3, 3), "age": 2, "hands": {A: ["Aqueduct"]}}
    sellers = [("Baths",), ("Quarry", "Stone Pit"), ("Quarry", "Stone Pit")]
    assert classic(cities=sellers, **rich).payments("Aqueduct") == [(0, 0)]
    olympia = second(boards=("Olympia",), stages=(2,), cities=[(), *sellers[1:]], **rich)
    assert olympia.payments("Aqueduct") == [(0, 0)]


def test_a_chain_comes_before_a_power() -> None:
    """Aqueduct is free by Baths on the first turn of an Age, not by Olympia Night."""
    table = second(
        boards=("Olympia",),
        sides=("Night",),
        stages=(1,),
        age=2,
        cities=[("Baths",)],
        hands={A: ["Aqueduct"]},
    )
    table.build("Aqueduct").others()
    assert table.told(Event.CHAINED) == [(A, card_id("Aqueduct"), card_id("Baths"))]
    assert table.told(Event.FREE_BY_POWER) == []


# chain-earlier-age


def test_a_chain_may_skip_an_age() -> None:
    """Theater and Altar of Age I make Gardens and Pantheon of Age III free."""
    table = second(
        age=3,
        cities=[("Theater", "Altar")],
        coins=(0, 3, 3),
        hands={A: ["Gardens", "Pantheon"]},
    )
    assert table.payments("Gardens") == table.payments("Pantheon") == [(0, 0)]


# wonder-shields


def test_shields_of_rhodos_count_in_conflicts() -> None:
    """Both editions, side B: one shield for each stage."""
    for edition, side in (("first", "B"), ("second", "Night")):
        for stages, tokens in ((0, 0), (1, 2), (2, 2)):
            table = classic(
                edition=edition, boards=("Rhodos",), sides=(side,), stages=(stages,), turn=6
            ).others()
            assert table.victories(A)[0] == tokens
