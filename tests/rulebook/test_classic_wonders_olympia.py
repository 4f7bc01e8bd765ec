"""7 Wonders, second edition: the powers of Olympia, Day and Night.

The rulebook does not describe them; the publisher's answers do, see docs/rulings.md.
"""

from functools import partial
from typing import Any

import pytest

from mirabilia.classic.components import CARD_BY_NAME
from mirabilia.classic.vocabulary import Colour, Event, Phase, Power
from support.classic import A, B, C, Table, card_id, classic
from support.classic_boards import before_stage

DEAR = {
    Colour.BROWN: "Foundry",
    Colour.GREY: "Loom",
    Colour.BLUE: "Palace",
    Colour.YELLOW: "Haven",
    Colour.RED: "Arsenal",
    Colour.GREEN: "Academy",
    Colour.PURPLE: "Spies Guild",
}
"""A card of each colour; all but Loom cost something."""
CHEAP = {
    Colour.BROWN: "Stone Pit",
    Colour.GREY: "Press",
    Colour.BLUE: "Altar",
    Colour.YELLOW: "Tavern",
    Colour.RED: "Barracks",
    Colour.GREEN: "Workshop",
    Colour.PURPLE: "Builders Guild",
}
"""Another card of each colour."""
PAID = [colour for colour in Colour if colour != Colour.GREY]


def olympia(side: str, stages: int, **position: Any) -> Table:
    """A plays Olympia, without coins and with nothing but its clay."""
    settings: dict[str, Any] = {"coins": (0, 3, 3), **position}
    return classic(
        edition="second",
        boards=("Olympia", "Gizah", "Ephesos"),
        sides=(side,),
        stages=(stages,),
        **settings,
    )


day = partial(olympia, "Day")
night = partial(olympia, "Night")


# Day: the first building of each colour


@pytest.mark.rulebook("sw2.boards.wonder-tables")
@pytest.mark.parametrize("colour", PAID)
@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_first_building_of_a_colour_is_free(age: int, colour: Colour) -> None:
    """Whatever the Age and whatever it costs, coins included; it is built and stays."""
    assert CARD_BY_NAME[DEAR[colour]].colour == colour
    table = day(2, age=age, hands={A: [DEAR[colour]]})
    assert table.payments(DEAR[colour]) == [(0, 0)]
    table.build(DEAR[colour]).others()
    assert table.has(DEAR[colour])
    assert (A, card_id(DEAR[colour]), Power.FREE_COLOUR) in table.told(Event.FREE_BY_POWER)


@pytest.mark.rulebook("sw2.boards.wonder-tables")
@pytest.mark.parametrize("colour", PAID)
def test_a_colour_that_the_city_has_is_not_free(colour: Colour) -> None:
    """One card of the colour stands there; the other colours are free still."""
    hand = [DEAR[each] for each in Colour]
    table = day(2, cities=[[CHEAP[colour]]], hands={A: hand})
    assert {card for card in hand if table.can_build(card)} == set(hand) - {DEAR[colour]}


@pytest.mark.rulebook("sw2.boards.wonder-tables")
def test_one_colour_after_the_other_is_free_in_one_age() -> None:
    """Palace and Arsenal in two turns; then blue and red cost what they cost."""
    table = day(
        2, hands={A: ["Palace"], C: ["Lumber Yard", "Arsenal"], B: ["Lumber Yard", "Circus"]}
    )
    table.build("Palace").others().build("Arsenal").others()
    assert {"Palace", "Arsenal"} <= table.city()
    assert "Circus" in table.hand()
    assert not table.can_build("Circus")


@pytest.mark.rulebook("sw2.boards.wonder-tables")
def test_the_power_needs_the_second_stage_and_helps_no_stage() -> None:
    """With one stage nothing is free; with two the third still costs its clay."""
    assert not day(1, hands={A: ["Palace"]}).can_build("Palace")
    table = day(2, hands={A: ["Palace"]})
    assert table.can_build("Palace")
    assert not table.can_stage("Palace")


@pytest.mark.rulebook("sw2.boards.wonder-tables")
def test_the_card_under_a_stage_gives_the_city_no_colour() -> None:
    """Olympia marks its second stage with Altar; the first blue building is free afterwards."""
    table = before_stage(
        ("second", "Olympia", "Day"), 2, hands={A: ["Altar"], C: ["Lumber Yard", "Palace"]}
    )
    table.stage("Altar").others()
    table.state.supplies[A][:] = 0
    table.state.coins[A] = 0
    assert table.payments("Palace") == [(0, 0)]


@pytest.mark.rulebook("sw2.boards.wonder-tables")
def test_a_chain_and_an_empty_cost_come_before_the_power() -> None:
    """Statue is free by Well, Loom in any case: the power is not what makes them free."""
    table = day(2, cities=[["Well"]], hands={A: ["Loom"], C: ["Lumber Yard", "Statue"]})
    assert table.build("Loom").others().told(Event.FREE_BY_POWER) == []
    assert table.build("Statue").others().told(Event.FREE_BY_POWER) == []
    assert {"Loom", "Statue"} <= table.city()


# Night: the first and the last building of an Age


@pytest.mark.rulebook("sw2.boards.wonder-tables")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize(("stages", "free_turns"), [(0, []), (1, [1]), (2, [1, 6]), (3, [1, 6])])
def test_the_first_and_the_sixth_building_of_an_age_are_free(
    age: int, stages: int, free_turns: list[int]
) -> None:
    """By the first stage on turn 1, by the second on turn 6, in every Age."""
    free = [
        turn
        for turn in range(1, 7)
        if night(stages, age=age, turn=turn, hands={A: ["Palace"]}).payments("Palace") == [(0, 0)]
    ]
    assert free == free_turns


@pytest.mark.rulebook("sw2.boards.wonder-tables")
@pytest.mark.parametrize(
    ("turn", "power"), [(1, Power.FREE_FIRST), (6, Power.FREE_LAST)], ids=["first", "sixth"]
)
def test_a_free_building_of_the_night_side_is_built_like_any_other(turn: int, power: Power) -> None:
    """It costs no coins either, and its effect counts."""
    table = night(2, turn=turn, hands={A: ["Foundry"]})
    table.build("Foundry").others()
    assert table.has("Foundry")
    assert table.coins() == 0
    assert (A, card_id("Foundry"), power) in table.told(Event.FREE_BY_POWER)


@pytest.mark.rulebook("sw2.boards.wonder-tables")
@pytest.mark.parametrize("way", ["sell", "stage"])
def test_the_benefit_of_the_first_turn_is_lost_if_nothing_is_built(way: str) -> None:
    """The first card is sold or marks a stage: on turn 2 nothing is free."""
    table = night(
        1, cities=[["Brickyard"]], hands={A: ["Altar"], C: ["Lumber Yard", "Palace"]}, turn=1
    )
    getattr(table, way)("Altar")
    table.others()
    assert "Palace" in table.hand()
    assert not table.can_build("Palace")


@pytest.mark.rulebook("sw2.boards.wonder-tables")
def test_neither_power_of_the_night_side_helps_a_stage() -> None:
    """On turn 6 every building is free, the third stage is not."""
    table = night(2, turn=6, hands={A: ["Palace"]})
    assert table.can_build("Palace")
    assert not table.can_stage("Palace")


@pytest.mark.rulebook("sw2.boards.wonder-tables")
def test_the_card_left_over_on_turn_six_is_not_built() -> None:
    """The free building is the sixth card; the seventh is discarded as ever."""
    table = night(2, turn=6, hands={A: ["Palace", "Arsenal"]})
    table.build("Palace").others()
    assert table.city() == {"Palace"}
    assert "Arsenal" in table.discard_pile()
    assert (table.state.phase, table.moment) == (Phase.TURN, (2, 1))


@pytest.mark.rulebook("sw2.boards.wonder-tables")
def test_the_first_stage_built_in_age_one_serves_in_the_ages_after() -> None:
    """Built on turn 1 of Age I: not free on that Age's later turns, free when Age II begins."""
    table = before_stage(
        ("second", "Olympia", "Night"),
        1,
        turn=1,
        hands={A: ["Tavern"], C: ["Lumber Yard", "Palace"]},
    )
    table.stage("Tavern").others()
    table.state.supplies[:] = 0
    assert not table.can_build("Palace")
    table.finish_age()
    table.state.coins[A] = 0
    costly = [card for card in table.hand() if not table.has(card)]
    assert table.moment == (2, 1)
    assert costly
    assert all(table.payments(card) == [(0, 0)] for card in costly)
