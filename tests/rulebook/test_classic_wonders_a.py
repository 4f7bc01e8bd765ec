"""7 Wonders, first edition, Ukrainian rulebook: chapter "Wonders / Side A".

The cost of every stage is in test_classic_wonders_table.py, the discard pile of Halikarnassos in
test_classic_wonders_discard.py. Where the second edition's Day side has the same power, it is
tried as well.
"""

from typing import Any

import pytest

from mirabilia.classic import actions
from mirabilia.classic.components import CARDS
from mirabilia.classic.vocabulary import Category, Event, Phase, Power
from support.classic import A, B, C, Table, card_id, classic
from support.classic_boards import before_stage

BOTH_EDITIONS = pytest.mark.parametrize(("edition", "side"), [("first", "A"), ("second", "Day")])


@pytest.mark.rulebook("sw1.wonder-a.start-not-card")
@pytest.mark.parametrize(("brown", "coins"), [((), 0), (("Ore Vein", "Foundry"), 2)])
def test_the_resource_of_a_board_is_not_a_card(brown: tuple[str, ...], coins: int) -> None:
    """B plays Rhodos, whose ore Vineyard does not count; brown cards it does."""
    table = classic(cities=[(), brown], hands={A: ["Vineyard"]})
    table.build("Vineyard").others()
    assert table.coins() == 3 + coins


@pytest.mark.rulebook("sw1.wonder-a.rhodos")
@BOTH_EDITIONS
def test_the_second_stage_of_rhodos_gives_two_shields_in_every_conflict(
    edition: str, side: str
) -> None:
    """Built on turn 6 without a red card: it wins both conflicts of this Age and of the next."""
    table = before_stage((edition, "Rhodos", side), 2, turn=6)
    table.stage("Tavern").others()
    assert table.shields() == 2
    assert table.victories() == [2, 0, 0]
    assert (table.defeats(B), table.defeats(C)) == (1, 1)
    assert table.finish_age().victories() == [2, 2, 0]
    assert table.finish_age().victories() == [2, 2, 2]


@pytest.mark.rulebook("sw1.wonder-a.rhodos")
def test_the_shields_of_rhodos_are_added_to_those_of_red_cards() -> None:
    """With Barracks it has 3, more than a neighbour's 2 and less than another's 4."""
    table = classic(
        boards=("Rhodos",),
        stages=(2,),
        turn=6,
        cities=[["Barracks"], ["Walls"], ["Walls", "Stables"]],
    ).others()
    assert (table.victories(), table.defeats()) == ([1, 0, 0], 1)


@pytest.mark.rulebook("sw1.wonder-a.alexandria")
@BOTH_EDITIONS
def test_the_second_stage_of_alexandria_makes_one_raw_material_of_choice(
    edition: str, side: str
) -> None:
    """Each single one is free; of wood and clay for Temple one is still to be bought."""
    single = {"W": "Stockade", "S": "Baths", "C": "Guard Tower", "O": "Barracks"}
    position: dict[str, Any] = {
        "edition": edition,
        "boards": ("Alexandria", "Babylon", "Ephesos"),
        "sides": (side,),
        "cities": [(), ("Lumber Yard", "Clay Pool")],
        "hands": {A: [*single.values(), "Temple"]},
        "coins": (4, 3, 3),
    }
    before, after = classic(stages=(1,), **position), classic(stages=(2,), **position)
    assert before.payments("Temple") == [(4, 0)]
    assert after.payments("Temple") == [(2, 0)]
    assert not before.can_build("Barracks")
    assert [after.payments(card) for card in single.values()] == [[(0, 0)]] * 4


@pytest.mark.rulebook("sw1.wonder-a.alexandria")
def test_alexandria_makes_its_resource_again_each_turn() -> None:
    """An ore this turn and a clay the next."""
    table = classic(
        boards=("Alexandria",),
        stages=(2,),
        coins=(0, 3, 3),
        hands={A: ["Barracks"], C: ["Guard Tower"]},
    )
    table.build("Barracks").others()
    assert table.payments("Guard Tower") == [(0, 0)]


@pytest.mark.rulebook("sw1.wonder-a.alexandria-not-sold", "sw1.wonder-b.alexandria-not-sold")
@pytest.mark.parametrize(
    ("edition", "side"),
    [("first", "A"), ("first", "B"), ("second", "Day"), ("second", "Night")],
)
def test_neighbours_cannot_buy_what_stages_of_alexandria_make(edition: str, side: str) -> None:
    """A buys the glass of the board and nothing else from Alexandria's two stages."""
    wanted = ["Stockade", "Guard Tower", "Barracks", "Apothecary", "Workshop"]
    table = classic(
        edition=edition,
        boards=("Gizah", "Alexandria", "Ephesos"),
        sides=[{"first": "A", "second": "Day"}[edition], side],
        stages=(0, 2),
        coins=(20, 3, 3),
        hands={A: wanted},
    )
    assert [card for card in wanted if table.can_build(card)] == ["Workshop"]
    assert table.payments("Workshop") == [(2, 0)]


@pytest.mark.rulebook("sw1.wonder-a.ephesos", "sw1.wonder-a.ephesos-once")
@BOTH_EDITIONS
def test_the_second_stage_of_ephesos_gives_nine_coins_once(edition: str, side: str) -> None:
    """Right after it is built; the turn after brings nothing."""
    table = before_stage(
        (edition, "Ephesos", side), 2, hands={A: ["Tavern"], C: ["Stockade"]}, coins=(1, 3, 3)
    )
    table.stage("Tavern").others()
    assert table.coins() == 10
    table.build("Stockade").others()
    assert table.coins() == 10


SYMBOLS = ("Apothecary", "Workshop", "Scriptorium")


@pytest.mark.rulebook("sw1.wonder-a.babylon")
@BOTH_EDITIONS
@pytest.mark.parametrize(
    ("green", "points"),
    [((), 1), (SYMBOLS[:2], 10), (SYMBOLS, 13), (("Apothecary", "Dispensary", "Lodge"), 16)],
)
def test_the_second_stage_of_babylon_counts_as_the_best_symbol(
    edition: str, side: str, green: tuple[str, ...], points: int
) -> None:
    """A missing third symbol, or one more of the most frequent."""
    table = classic(
        edition=edition, boards=("Babylon",), sides=(side,), stages=(2,), cities=[green]
    )
    assert table.points(Category.SCIENCE) == points


@pytest.mark.rulebook("sw1.wonder-a.babylon-choice-at-end")
@BOTH_EDITIONS
def test_babylons_symbol_is_chosen_when_points_are_counted(edition: str, side: str) -> None:
    """Nothing is asked when the stage is built; later buildings change what it counts as."""
    table = before_stage((edition, "Babylon", side), 2, hands={A: ["Tavern"], C: ["Apothecary"]})
    table.stage("Tavern").others()
    assert (table.state.phase, table.moment) == (Phase.TURN, (1, 4))
    assert table.points(Category.SCIENCE) == 1
    table.build("Apothecary").others()
    assert table.points(Category.SCIENCE) == 4  # two compasses
    for gear in ("Workshop", "Laboratory"):
        table.state.built[A, card_id(gear)] = 1
    table.state.symbols[A, 1] = 2
    assert table.points(Category.SCIENCE) == 13  # one compass, two gears and a tablet


def olympia(**position: Any) -> Table:
    """A plays Olympia A with two stages and has no coins."""
    settings: dict[str, Any] = {"coins": (0, 3, 3), **position}
    return classic(boards=("Olympia",), stages=(2,), **settings)


@pytest.mark.rulebook("sw1.wonder-a.olympia")
def test_olympia_builds_a_card_for_nothing() -> None:
    """Without coins or resources any card but a duplicate, of any colour."""
    hand = ["Palace", "Spies Guild", "Lodge", "Arsenal", "Foundry", "Loom"]
    table = olympia(age=3, cities=[["Loom"]], hands={A: hand})
    free = {card for card in hand if table.free_action(card) in table.legal()}
    assert free == set(hand) - {"Loom"}
    table.free("Palace").others()
    assert table.has("Palace")
    assert table.coins() == 0
    assert table.told(Event.FREE_BY_POWER) == [(A, card_id("Palace"), Power.FREE_BUILDING)]


@pytest.mark.rulebook("sw1.wonder-a.olympia", "sw1.wonder-a.olympia-marker")
def test_olympia_builds_for_nothing_once_in_each_age() -> None:
    """After the first use no more in this Age; at the beginning of the next one again."""
    table = olympia(hands={A: ["Baths"], C: ["Guard Tower"]}).free("Baths").others()
    assert "Guard Tower" in table.hand()
    assert not free_offers(table)
    table.finish_age()
    assert table.moment == (2, 1)
    table.state.coins[A] = 0
    assert free_offers(table)
    first = free_offers(table)[0]
    table.free(first).others()
    assert table.has(first)
    assert not free_offers(table)
    table.finish_age()
    assert free_offers(table)


def free_offers(table: Table) -> list[str]:
    """Cards that A may build by Olympia's power."""
    found = [a - actions.FREE for a in table.legal() if actions.FREE <= a < actions.RECOVER]
    return [CARDS[card].name for card in found]


@pytest.mark.rulebook("sw1.wonder-a.olympia")
def test_olympias_power_needs_its_second_stage_and_helps_no_stage() -> None:
    """Nothing is free with one stage; with two, the third still costs its ore."""
    poor = {"boards": ("Olympia", "Gizah", "Ephesos"), "coins": (0, 3, 3)}
    before = classic(stages=(1,), hands={A: ["Palace"]}, **poor)
    assert not free_offers(before)
    after = classic(stages=(2,), hands={A: ["Palace"]}, **poor)
    assert "Palace" in free_offers(after)
    assert not after.can_stage("Palace")


@pytest.mark.rulebook("sw1.wonder-a.gizah")
@pytest.mark.parametrize(("stages", "points"), [(1, 3), (2, 8), (3, 15)])
@BOTH_EDITIONS
def test_gizah_gives_points_only(edition: str, side: str, stages: int, points: int) -> None:
    """3, 5 and 7 points, and no power."""
    table = classic(edition=edition, boards=("Gizah",), sides=(side,), stages=(stages,))
    assert table.points(Category.WONDER) == points
    assert table.state.powers[A] == 0
    assert table.total() == points + 1  # and 3 coins
