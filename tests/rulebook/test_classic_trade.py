"""7 Wonders, Ukrainian rulebook: the chapter "Construction / Trade".

A's left neighbour is B, the right one the last player. A payment is (to the left, to the right).
"""

from typing import Any

import pytest

from mirabilia.classic.vocabulary import Event
from support.classic import A, B, C, D, Table, card_id, classic

BOTH_EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])
STONE_AND_ORE = ("Olympia", "Gizah", "Rhodos")  # A has neither, B sells stone, C sells ore


def coins_of_all(table: Table) -> list[int]:
    return [table.coins(city) for city in range(table.state.players)]


@pytest.mark.rulebook("sw1.trade.from-neighbours")
def test_only_the_cities_to_the_left_and_right_sell() -> None:
    """Chapter "Construction / Trade": B sells ore, D glass; C opposite has papyrus in vain."""
    table = classic(
        players=4,
        boards=("Gizah", "Rhodos", "Ephesos", "Alexandria"),
        coins=(20, 0, 0, 0),
        hands={A: ["Barracks", "Workshop", "Scriptorium"]},
    )
    assert table.payments("Barracks") == [(2, 0)]
    assert table.payments("Workshop") == [(0, 2)]
    assert not table.can_build("Scriptorium")
    table.build("Workshop", right=2).others()
    assert table.coins(D) == 2 + 3  # who has nothing else to do sells a card


@pytest.mark.rulebook("sw1.trade.buyable-start")
@BOTH_EDITIONS
def test_the_starting_resource_of_a_neighbour_can_be_bought(edition: str) -> None:
    """Chapter "Construction / Trade": B plays Gizah and has no cards; one stone, not two."""
    table = classic(
        edition=edition,
        boards=("Rhodos", "Gizah", "Ephesos"),
        age=1,
        coins=(9, 0, 0),
        hands={A: ["Baths", "Lighthouse", "Walls"]},
    )
    assert table.payments("Baths") == [(2, 0)]
    assert not table.can_build("Walls")
    table.build("Baths", left=2).others()
    assert (table.coins(A), table.coins(B)) == (7, 2 + 3)


@pytest.mark.rulebook("sw1.trade.buyable-brown")
@BOTH_EDITIONS
def test_resources_of_a_neighbours_brown_cards_can_be_bought(edition: str) -> None:
    """Chapter "Construction / Trade": C's Sawmill gives up to two wood, and no third one."""
    boards = ("Gizah", "Rhodos", "Ephesos")
    hand = ["Stockade", "Caravansery", "Shipowners Guild"]
    goods = ("Glassworks", "Press")
    table = classic(
        edition=edition,
        boards=boards,
        cities=[goods, (), ("Sawmill",)],
        coins=(20, 0, 0),
        hands={A: hand},
    )
    assert table.payments("Stockade") == [(0, 2)]
    assert table.payments("Caravansery") == [(0, 4)]
    assert not table.can_build("Shipowners Guild")  # three wood
    table.build("Caravansery", right=4).others()
    assert table.coins(C) == 4 + 3


@pytest.mark.rulebook("sw1.trade.buyable-grey")
@BOTH_EDITIONS
def test_resources_of_a_neighbours_grey_cards_can_be_bought(edition: str) -> None:
    """Chapter "Construction / Trade": B owns Press."""
    boards = ("Gizah", "Rhodos", "Olympia")
    table = classic(
        edition=edition,
        boards=boards,
        cities=[(), ("Press",)],
        coins=(2, 0, 0),
        hands={A: ["Scriptorium", "Apothecary"]},
    )
    assert table.payments("Scriptorium") == [(2, 0)]
    assert not table.can_build("Apothecary")
    table.build("Scriptorium", left=2).others()
    assert (table.coins(A), table.coins(B)) == (0, 2 + 3)


@pytest.mark.rulebook("sw1.trade.not-yellow-or-wonder")
@BOTH_EDITIONS
def test_resources_of_yellow_cards_and_stages_belong_to_their_owner(edition: str) -> None:
    """Chapter "Construction / Trade": B plays Alexandria with stage 2, Caravansery and Forum."""
    hand = ["Stockade", "Guard Tower", "Apothecary", "Scriptorium", "Workshop"]
    table = classic(
        edition=edition,
        boards=("Gizah", "Alexandria", "Rhodos"),
        cities=[(), ("Caravansery", "Forum")],
        stages=(0, 2, 0),
        coins=(20, 0, 0),
        hands={A: hand, B: hand},
    )
    assert [card for card in hand if table.can_build(card)] == ["Workshop"]  # the board's glass
    assert table.payments("Workshop") == [(2, 0)]
    assert [card for card in hand if table.can_build(card, B)] == hand


@pytest.mark.rulebook("sw1.trade.two-coins")
@BOTH_EDITIONS
def test_each_bought_resource_costs_two_coins_for_its_owner(edition: str) -> None:
    """Chapter "Construction / Trade": A buys two stone of B and ore of C for Arena."""
    table = classic(
        edition=edition,
        boards=STONE_AND_ORE,
        age=3,
        cities=[(), ("Stone Pit",)],
        coins=(7, 1, 1),
        hands={A: ["Arena"]},
    )
    assert table.payments("Arena") == [(4, 2)]
    table.build("Arena", left=4, right=2).others()
    assert coins_of_all(table) == [7 - 6, 1 + 4 + 3, 1 + 2 + 3]
    assert table.told(Event.BOUGHT) == [(A, B, 4), (A, C, 2)]
    poor = classic(
        edition=edition,
        boards=STONE_AND_ORE,
        age=3,
        cities=[(), ("Stone Pit",)],
        coins=(5, 9, 9),
        hands={A: ["Arena"]},
    )
    assert not poor.can_build("Arena")


# Clarifications


@pytest.mark.rulebook("sw1.trade.sale-does-not-block")
@BOTH_EDITIONS
def test_a_sold_resource_still_serves_its_owner_in_the_same_turn(edition: str) -> None:
    """Chapter "Construction / Trade": A buys B's only stone, and B builds Baths with it."""
    table = classic(
        edition=edition,
        boards=("Rhodos", "Gizah", "Ephesos"),
        coins=(2, 0, 0),
        hands={A: ["Baths"], B: ["Baths"]},
    )
    table.build("Baths", left=2).build("Baths", B).others()
    assert table.has("Baths", A)
    assert table.has("Baths", B)
    assert (table.coins(A), table.coins(B)) == (0, 2)


@pytest.mark.rulebook("sw1.trade.both-neighbours")
def test_resources_of_both_neighbours_may_be_bought_in_one_turn() -> None:
    """Chapter "Construction / Trade": two stone and ore; C has stone too in the second city."""
    for cities, payments in (
        ([(), ("Stone Pit",), ()], [(4, 2)]),
        ([(), ("Stone Pit",), ("Stone Pit",)], [(4, 2), (2, 4)]),
        ([(), (), ("Quarry",)], [(2, 4), (0, 6)]),
    ):
        table = classic(
            boards=STONE_AND_ORE, age=3, cities=cities, coins=(6, 0, 0), hands={A: ["Arena"]}
        )
        assert table.payments("Arena") == payments
        left, right = payments[-1]
        table.build("Arena", left=left, right=right).others()
        assert coins_of_all(table) == [0, left + 3, right + 3]


@pytest.mark.rulebook("sw1.trade.no-refusal")
@BOTH_EDITIONS
def test_nobody_can_refuse_to_sell(edition: str) -> None:
    """Chapter "Construction / Trade": B has the same choices as before, and none about the sale."""
    position: dict[str, Any] = {
        "edition": edition,
        "boards": ("Rhodos", "Gizah", "Ephesos"),
        "coins": (2, 0, 0),
        "hands": {A: ["Baths"], B: ["Altar"]},
    }
    table = classic(**position)
    before = table.legal(B)
    table.build("Baths", left=2)
    assert table.legal(B) == before
    assert table.to_decide() == [B, C]
    for choice in before:
        table = classic(**position)
        table.build("Baths", left=2).do(choice, B).others()
        assert table.has("Baths")
        assert (A, B, 2) in table.told(Event.BOUGHT)


@pytest.mark.rulebook("sw1.trade.discount")
@BOTH_EDITIONS
def test_some_yellow_cards_lower_the_price_to_one_coin(edition: str) -> None:
    """Chapter "Construction / Trade": clay of B, ore of C, textile of B and glass of C."""
    hand = ["Guard Tower", "Barracks", "Apothecary", "Workshop"]
    full = [(2, 0), (0, 2), (2, 0), (0, 2)]
    for yellow, prices in (
        ((), full),
        (("West Trading Post",), [(1, 0), *full[1:]]),
        (("East Trading Post",), [full[0], (0, 1), *full[2:]]),
        (("Marketplace",), [*full[:2], (1, 0), (0, 1)]),
    ):
        table = classic(
            edition=edition,
            boards=("Gizah", "Halikarnassos", "Rhodos"),
            cities=[yellow, ("Clay Pool",), ("Glassworks",)],
            coins=(5, 0, 0),
            hands={A: hand},
        )
        assert [table.payments(card) for card in hand] == [[price] for price in prices]
        (left, right) = prices[0]
        table.build("Guard Tower", left=left, right=right).others()
        assert table.coins(B) == left + 3


@pytest.mark.rulebook("sw1.trade.either-neighbour")
@BOTH_EDITIONS
def test_the_buyer_chooses_between_two_sellers(edition: str) -> None:
    """Chapter "Construction / Trade": B and C both sell stone, and A may take the dearer one."""
    for yellow, left in (((), 2), (("West Trading Post",), 1)):
        for to_left, to_right in ((left, 0), (0, 2)):
            table = classic(
                edition=edition,
                boards=("Rhodos", "Gizah", "Ephesos"),
                cities=[yellow, (), ("Stone Pit",)],
                coins=(2, 0, 0),
                hands={A: ["Baths"]},
            )
            assert sorted(table.payments("Baths")) == [(0, 2), (left, 0)]
            table.build("Baths", left=to_left, right=to_right).others()
            assert coins_of_all(table) == [2 - to_left - to_right, 3 + to_left, 3 + to_right]


@pytest.mark.rulebook("sw1.trade.coins-at-start")
@BOTH_EDITIONS
def test_coins_of_this_turns_trade_can_be_spent_from_the_next_turn_on(edition: str) -> None:
    """Chapter "Construction / Trade": A has no coins; C buys A's stone and so pays 2."""
    table = classic(
        edition=edition,
        boards=("Gizah", "Rhodos", "Ephesos"),
        coins=(0, 0, 2),
        hands={A: ["Barracks", "Altar"], C: ["Baths", "Barracks"]},
    )
    table.build("Baths", C, left=2)
    assert not table.can_build("Barracks")
    table.build("Altar").others()
    assert table.coins() == 2
    assert table.payments("Barracks") == [(2, 0)]  # of the hand that C passed on


# Examples


@pytest.mark.rulebook("sw1.trade.example-a")
def test_viktor_buys_wood_and_papyrus_for_university() -> None:
    """Chapter "Construction / Trade", example A: 2 coins to each neighbour."""
    table = classic(
        boards=("Alexandria", "Olympia", "Ephesos"),
        age=3,
        cities=[("Lumber Yard",)],
        coins=(4, 0, 0),
        hands={A: ["University"]},
    )
    assert table.production() == {"W": 1, "G": 1}
    assert table.payments("University") == [(2, 2)]
    table.build("University", left=2, right=2).others()
    assert table.has("University")
    assert coins_of_all(table) == [0, 2 + 3, 2 + 3]


@pytest.mark.rulebook("sw1.trade.example-b")
def test_dmytro_sells_four_stone_and_builds_library_with_them() -> None:
    """Chapter "Construction / Trade", example B: 8 coins for what he uses himself as well."""
    table = classic(
        boards=("Gizah", "Alexandria", "Ephesos"),
        age=2,
        cities=[("Stone Pit", "Loom")],
        coins=(0, 4, 4),
        hands={A: ["Library"], B: ["Altar"], C: ["Theater"]},
    )
    assert table.production() == {"S": 2, "L": 1}
    table.stage("Altar", B, right=4).stage("Theater", C, left=4).build("Library", A)
    assert coins_of_all(table) == [8, 0, 0]
    assert table.has("Library")
    assert (table.stages(B), table.stages(C)) == (1, 1)


@pytest.mark.rulebook("sw1.trade.example-c")
def test_dmytro_cannot_pay_for_forum_with_the_coins_of_this_turn() -> None:
    """Chapter "Construction / Trade", example C: one coin, one clay; the other clay costs 2."""
    table = classic(
        boards=("Babylon", "Gizah", "Rhodos"),
        age=2,
        cities=[(), ("Clay Pool",), ("Lumber Yard",)],
        coins=(1, 0, 2),
        hands={A: ["Forum", "Loom"], B: ["Forum"], C: ["Stables"]},
    )
    table.build("Stables", C, left=2)
    assert not table.can_build("Forum")
    assert table.sell_action("Forum") in table.legal()
    table.build("Loom").others()
    assert table.coins() == 1 + 2
    assert table.payments("Forum") == [(2, 0)]
    table.build("Forum", left=2).others()
    assert table.coins() == 1
    assert bool(table.state.built[A, card_id("Forum")])
