"""7 Wonders: the stages of all 28 board sides cost and do what the boards show.

First edition: chapters "Wonders / Side A" and "Side B". The second edition's rulebook does not
list its boards, so they are taken from the boards themselves.
"""

from collections import Counter

import pytest

from mirabilia.classic.components import BOARD_NAMES, SIDE_NAMES, WONDER_SIDES
from mirabilia.classic.vocabulary import (
    RESOURCE_LETTERS,
    Category,
    Event,
    Kind,
    Phase,
    Power,
    Symbol,
)
from support.classic import A, B, C, board_side, classic, fresh
from support.classic_boards import (
    PRODUCERS,
    RICH,
    SIDES,
    STARTS,
    Key,
    before_stage,
    every_stage,
)
from support.classic_printed import PrintedStage

STAGES = list(every_stage())
NAMES = ["-".join((*key, str(number))) for key, number, _ in STAGES]
LASTING = {
    "seventh card": Power.SEVENTH_CARD,
    "free building": Power.FREE_BUILDING,
    "copy guild": Power.COPY_GUILD,
    "free colour": Power.FREE_COLOUR,
    "free first": Power.FREE_FIRST,
    "free last": Power.FREE_LAST,
}


@pytest.mark.rulebook("sw1.wonder-a.two-sides", "sw2.boards.day-night", "sw1.boards.two-sides")
def test_each_of_the_seven_boards_has_two_sides_in_each_edition() -> None:
    """Sides A and B in the first edition, Day and Night in the second."""
    sides = [(side.edition.name.lower(), side.board, side.name) for side in WONDER_SIDES]
    assert sorted(sides) == sorted(SIDES)
    assert len(BOARD_NAMES) == 7
    assert SIDE_NAMES == (("A", "B"), ("Day", "Night"))


@pytest.mark.rulebook("sw2.boards.day-night", "sw1.boards.two-sides")
@pytest.mark.parametrize("key", SIDES, ids="-".join)
def test_both_sides_of_a_board_can_be_laid_and_make_the_same_resource(key: Key) -> None:
    """The two sides show the same resource, and neighbours may buy it."""
    edition, board, side = key
    others = [other for other in BOARD_NAMES if other != board]
    table = fresh(0, edition=edition, boards=[board, *others[:2]], sides=side)
    assert (board_side(table, A).board, board_side(table, A).name) == (board, side)
    assert table.production(A) == {STARTS[key]: 1}
    assert len({start for other, start in STARTS.items() if other[:2] == key[:2]}) == 1


@pytest.mark.rulebook("sw2.boards.wonder-tables", "sw1.wonder-a.two-sides")
@pytest.mark.parametrize("key", SIDES, ids="-".join)
def test_a_side_has_so_many_stages_and_no_more(key: Key) -> None:
    """A rich city builds one stage after the other, and then none."""
    edition, board, side = key
    buildable = []
    for built in range(len(SIDES[key]) + 1):
        table = classic(
            edition=edition,
            boards=(board,),
            sides=(side,),
            cities=(RICH,),
            stages=(built,),
            turn=6,
        )
        buildable.append(table.can_stage(table.hand()[0]))
    assert buildable == [True] * len(SIDES[key]) + [False]


@pytest.mark.rulebook(
    "sw2.boards.wonder-tables",
    "sw1.wonder-a.rhodos",
    "sw1.wonder-a.alexandria",
    "sw1.wonder-a.ephesos",
    "sw1.wonder-a.babylon",
    "sw1.wonder-a.olympia",
    "sw1.wonder-a.halikarnassos",
    "sw1.wonder-a.gizah",
    "sw1.wonder-b.gizah",
)
@pytest.mark.parametrize(("key", "number", "stage"), STAGES, ids=NAMES)
def test_a_stage_costs_the_resources_it_shows(key: Key, number: int, stage: PrintedStage) -> None:
    """What the own city lacks is bought for 2 coins a unit; each resource is tried in turn."""
    edition, board, side = key
    for own in ("", *RESOURCE_LETTERS):
        table = classic(
            edition=edition,
            boards=(board,),
            sides=(side,),
            turn=6,
            cities=(PRODUCERS.get(own, ()), RICH, RICH),
            coins=(20, 3, 3),
        )
        table.state.counts[A, Kind.STAGE] = number - 1  # stages stand, without what they make
        have = Counter(STARTS[key]) + Counter(own * (3 if own in "WSCO" else 1))
        lacking = Counter(stage.cost) - have
        offered = table.stage_payments(table.hand()[0])
        assert {left + right for left, right in offered} == {2 * lacking.total()}, own
        table.state.coins[A] = 2 * lacking.total() - 1
        assert not table.can_stage(table.hand()[0])


@pytest.mark.rulebook(
    "sw2.boards.wonder-tables",
    "sw1.wonder-a.stage-1",
    "sw1.wonder-a.stage-3",
    "sw1.wonder-b.rhodos-1",
    "sw1.wonder-b.rhodos-2",
    "sw1.wonder-b.alexandria-3",
    "sw1.wonder-b.ephesos-1",
    "sw1.wonder-b.ephesos-2",
    "sw1.wonder-b.ephesos-3",
    "sw1.wonder-b.babylon-1",
    "sw1.wonder-b.olympia-2",
    "sw1.wonder-b.halikarnassos-1",
    "sw1.wonder-b.halikarnassos-2",
    "sw1.wonder-b.halikarnassos-3",
    "sw1.wonder-b.gizah",
)
@pytest.mark.parametrize(("key", "number", "stage"), STAGES, ids=NAMES)
def test_a_stage_does_what_it_shows_and_nothing_else(
    key: Key, number: int, stage: PrintedStage
) -> None:
    """Points, coins, shields, production, a symbol, a discount, a power."""
    table = before_stage(key, number, discarded=["Baths"])
    state = table.state
    points, coins, shields = table.points(Category.WONDER), table.coins(), table.shields()
    choices, powers = [int(units) for units in state.choices[A]], int(state.powers[A])
    made, symbols = table.production(A), int(state.symbols[A, Symbol.ANY])
    table.stage("Tavern").others()
    assert table.stages() == number
    assert table.points(Category.WONDER) - points == stage.points
    assert table.coins() - coins == stage.gives
    assert table.shields() - shields == stage.shields
    assert int(state.symbols[A, Symbol.ANY]) - symbols == stage.symbol
    assert [int(now) - then for now, then in zip(state.choices[A], choices, strict=True)] == [
        stage.own == "WSCO",
        stage.own == "GLP",
    ]
    assert table.production(A) == made
    assert int(state.powers[A]) - powers == LASTING.get(stage.power, 0)
    cheap = [int(discount) for discount in state.discounts[A]]
    built = [what for each in SIDES[key][:number] for what in each.cheap]
    assert cheap == [what in built for what in ("raw left", "raw right", "goods")]
    assert (state.phase == Phase.DISCARD) == stage.recovers
    assert not table.has("Tavern")
    assert "Tavern" not in table.discard_pile()


@pytest.mark.rulebook("sw1.wonder-a.stage-1", "sw1.wonder-a.stage-3", "sw1.wonder-a.stage-2")
def test_sides_a_give_three_points_something_special_and_seven_points() -> None:
    """Side A: the second stages are all different; Gizah's is 5 points."""
    sides = [side for side in WONDER_SIDES if side.name == "A"]
    assert len(sides) == 7
    assert [side.stages[0].effect.points for side in sides] == [3] * 7
    assert [side.stages[2].effect.points for side in sides] == [7] * 7
    assert len({repr(side.stages[1].effect) for side in sides}) == 7


@pytest.mark.rulebook("sw1.wonder-b.balanced")
def test_sides_may_be_mixed_in_a_game() -> None:
    """Side B: A plays side B and the others side A, whether named or dealt."""
    table = fresh(1, edition="first", boards=("Gizah", "Rhodos", "Ephesos"), sides=("B", "A", "A"))
    assert [board_side(table, city).name for city in (A, B, C)] == ["B", "A", "A"]
    dealt = set()
    for seed in range(10):
        shown = fresh(seed, edition="first")
        dealt.add(frozenset(board_side(shown, city).name for city in (A, B, C)))
    assert frozenset("AB") in dealt


@pytest.mark.rulebook("sw2.stage.effect-lasts")
def test_what_a_stage_gives_lasts_to_the_end() -> None:
    """Second edition: shields, production and a power of stages stay through all Ages."""
    keys = [
        ("second", "Rhodos", "Day"),
        ("second", "Alexandria", "Day"),
        ("second", "Babylon", "Night"),
    ]
    for key, number in zip(keys, (2, 2, 1), strict=True):
        table = before_stage(key, number, age=2).stage("Tavern").others()
        state = table.state
        stood = (table.shields(), int(state.choices[A, 0]), int(state.powers[A]))
        assert any(stood)
        table.finish_age()
        assert table.moment == (3, 1)
        assert (table.shields(), int(state.choices[A, 0]), int(state.powers[A])) == stood
        table.finish_age()
        assert table.is_over
        assert (table.shields(), int(state.choices[A, 0]), int(state.powers[A])) == stood


@pytest.mark.rulebook("sw2.boards.wonder-tables")
def test_the_card_under_a_stage_is_not_told() -> None:
    """The event names the stage, not the card."""
    table = before_stage(("second", "Gizah", "Day"), 1).stage("Tavern").others()
    assert table.told(Event.STAGE_BUILT) == [(A, 0, 0)]
