"""7 Wonders: corners of the rules about the powers of wonders, and about scoring."""

import pytest

from mirabilia.classic import actions
from mirabilia.classic.vocabulary import Category, Event, Phase
from support.classic import A, B, C, Table, classic
from support.classic_building import hold

# Powers


def test_olympias_free_building_is_kept_where_a_chain_or_nothing_costs() -> None:
    """Chained and costless cards do not offer the power; one that costs a coin does."""
    table = classic(
        boards=("Olympia",),
        stages=(2,),
        age=2,
        cities=(["Baths"],),
        coins=(1, 0, 0),
        hands={A: ["Aqueduct", "Vineyard", "Sawmill"]},
    )
    offered = [a for a in table.legal() if actions.FREE <= a < actions.RECOVER]
    assert table.free_action("Aqueduct") not in offered
    assert table.free_action("Vineyard") not in offered
    assert table.free_action("Sawmill") in offered
    table.build("Aqueduct").others()
    hold(table, A, "Sawmill").free("Sawmill").others()
    assert (table.city(), table.coins()) == ({"Baths", "Aqueduct", "Sawmill"}, 1)


def test_olympia_may_use_the_power_in_the_age_the_stage_is_built() -> None:
    """The stage on one turn, Palace for nothing on the next, and no second time in this Age."""
    table = classic(
        boards=("Olympia",), stages=(1,), cities=(["Quarry"],), age=3, hands={A: ["Altar"]}
    )
    table.stage("Altar").others()
    hold(table, A, "Palace", "Pantheon").free("Palace").others()
    hold(table, A, "Pantheon")
    assert table.free_action("Pantheon") not in table.legal()


def babylon(**position: object) -> Table:
    """Turn 6 of Age III; A has Babylon B with two stages."""
    return classic(
        boards=("Babylon", "Halikarnassos", "Gizah"),
        sides=("B", "A", "A"),
        age=3,
        turn=6,
        **position,  # type: ignore[arg-type]
    )


def test_babylons_seventh_card_finds_the_sixth_turn_done() -> None:
    """The third stage on turn 6, then Arena counts it: 9 coins, and 3 points at the end."""
    table = babylon(
        stages=(2,),
        cities=(["Brickyard", "Press", "Quarry", "Ore Vein"],),
        coins=(0, 0, 0),
        hands={A: ["Altar", "Arena"]},
    )
    table.stage("Altar").others().build("Arena")
    assert table.is_over
    assert (table.coins(), table.points(Category.COMMERCE)) == (9, 3)


def test_arena_does_not_pay_for_a_stage_of_the_seventh_card() -> None:
    """Arena on turn 6 with two stages: 6 coins; the stage afterwards adds a point, no coin."""
    table = babylon(
        stages=(2,),
        cities=(["Brickyard", "Press", "Quarry", "Ore Vein"],),
        coins=(0, 0, 0),
        hands={A: ["Altar", "Arena"]},
    )
    table.build("Arena").others().stage("Altar")
    assert (table.coins(), table.points(Category.COMMERCE)) == (6, 3)


def test_babylons_seventh_card_is_paid_with_what_the_sixth_brought() -> None:
    """A sells a card for 3 coins and buys with them the stone that C has just begun to make."""
    table = babylon(
        stages=(2,),
        coins=(0, 0, 0),
        hands={A: ["Altar", "Aqueduct"], C: ["Quarry", "Loom"], B: ["Press", "Theater"]},
    )
    table.state.coins[C] = 1
    table.state.coins[A] = 3
    table.sell("Altar").build("Quarry", C).sell("Press", B)
    assert table.payments("Aqueduct") == [(0, 6)]
    table.build("Aqueduct", right=6)
    assert [table.coins(city) for city in (A, B, C)] == [0, 3, 6]


def test_babylons_power_works_in_the_turn_that_builds_it() -> None:
    """The second stage is built on turn 6; the card left in hand is played at once."""
    table = babylon(
        stages=(1,),
        cities=(["Sawmill", "Glassworks"],),
        coins=(0, 0, 0),
        hands={A: ["Altar", "Theater"]},
    )
    table.stage("Altar").others()
    assert table.state.phase == Phase.SEVENTH
    table.build("Theater")
    assert table.has("Theater")


def test_halikarnassos_comes_after_babylons_seventh_card_and_before_the_conflicts() -> None:
    """Babylon sells Arsenal as its seventh; Halikarnassos builds it and wins both conflicts."""
    table = babylon(
        stages=(2, 1),
        cities=((), ["Foundry", "Ore Vein"]),
        hands={A: ["Arsenal", "Theater"], B: ["Altar", "Press"], C: ["Loom", "Palace"]},
    )
    table.sell("Theater").stage("Altar", B).sell("Loom", C)
    assert (table.state.phase, table.to_decide()) == (Phase.SEVENTH, [A])
    table.sell("Arsenal")
    assert (table.state.phase, table.to_decide()) == (Phase.DISCARD, [B])
    offered = {table.recover_action(c) for c in ("Arsenal", "Theater", "Loom", "Palace", "Press")}
    assert set(table.legal(B)) == offered | {actions.DECLINE}
    table.recover("Arsenal", B)
    assert table.is_over
    assert table.victories(B) == [0, 0, 2]
    assert [table.defeats(city) for city in (A, B, C)] == [1, 0, 1]


def test_halikarnassos_is_not_asked_when_the_city_has_all_that_was_discarded() -> None:
    """Only Altar and Loom lie on the pile, and both stand in the city."""
    table = classic(
        boards=("Halikarnassos",),
        stages=(1,),
        turn=2,
        cities=(["Foundry", "Ore Vein", "Altar", "Loom"],),
        discarded=["Altar"],
        hands={A: ["Press"], B: ["Loom"], C: ["Theater"]},
    )
    table.stage("Press").build("Theater", C).sell("Loom", B)
    assert table.told(Event.NOTHING_TO_RECOVER) == [(A, 0, 0)]
    assert table.moment == (1, 3)


def test_a_recovered_vineyard_counts_what_was_built_this_turn() -> None:
    """Halikarnassos has two brown cards; a neighbour builds a third while the stage is built."""
    table = classic(
        boards=("Halikarnassos",),
        stages=(1,),
        age=2,
        turn=2,
        cities=(["Foundry", "Ore Vein"],),
        coins=(0, 1, 0),
        discarded=["Vineyard"],
        hands={A: ["Press"], B: ["Sawmill"]},
    )
    table.stage("Press").build("Sawmill", B).others().recover("Vineyard")
    assert table.coins() == 3


def test_after_recovering_a_card_the_next_turn_begins_as_usual() -> None:
    """Hands are passed and all choose again; the card took nobody's turn."""
    table = classic(
        boards=("Halikarnassos",),
        stages=(1,),
        turn=2,
        cities=(["Foundry", "Ore Vein"],),
        discarded=["Tavern"],
        hands={A: ["Press"]},
    )
    expected = table.hand(C)[1:]
    table.stage("Press").others().recover("Tavern")
    assert (table.moment, table.to_decide()) == ((1, 3), [A, B, C])
    assert table.hand(A) == expected


# Scoring


def test_all_points_may_be_negative_and_somebody_wins() -> None:
    """Defeats only: -1, -2 and -3; the first player wins."""
    table = classic(defeats=(1, 2, 3), coins=(0, 0, 0)).end()
    assert [table.total(city) for city in (A, B, C)] == [-1, -2, -3]
    assert table.winners() == [A]


def test_olympia_prefers_a_symbol_when_it_is_worth_more_than_any_guild() -> None:
    """Of compasses and gears two, a tablet: Scientists Guild brings 10 points, Workers Guild 1."""
    green = ["Apothecary", "Dispensary", "Workshop", "Laboratory", "Scriptorium"]
    table = classic(
        boards=("Olympia",),
        sides=("B", "A", "A"),
        stages=(3,),
        cities=(green, ["Scientists Guild"], ["Workers Guild", "Clay Pool"]),
    ).end()
    assert table.points(Category.SCIENCE) == 26
    assert table.points(Category.GUILDS) == 0
    assert table.points(Category.SCIENCE, B) == 1


def test_a_copied_shipowners_guild_counts_the_cards_of_olympia_without_itself() -> None:
    """A has two brown cards, a grey one and one guild of its own: four points."""
    table = classic(
        boards=("Olympia",),
        sides=("B", "A", "A"),
        stages=(3,),
        cities=(["Clay Pool", "Mine", "Loom", "Spies Guild"], ["Shipowners Guild", "Press"]),
    ).end()
    assert table.points(Category.GUILDS) == 4
    assert table.points(Category.GUILDS, B) == 2


def test_a_copied_guild_looks_at_olympias_neighbours_not_the_owners() -> None:
    """B's Spies Guild counts A and C for B; copied it counts B and D for A."""
    table = classic(
        players=4,
        boards=("Olympia", "Gizah", "Rhodos", "Ephesos"),
        sides=("B", "A", "A", "A"),
        stages=(3,),
        cities=(["Stockade"], ["Spies Guild", "Barracks"], ["Walls", "Stables"], ["Circus"]),
    ).end()
    assert table.points(Category.GUILDS) == 2
    assert table.points(Category.GUILDS, B) == 3


# Second edition


@pytest.mark.parametrize("card", ["Palace", "Sawmill", "Arsenal", "Lodge", "Spies Guild", "Haven"])
def test_olympia_day_builds_the_first_card_of_every_colour_for_nothing(card: str) -> None:
    """With the second stage and not a coin; grey cards cost nothing anyway."""
    table = classic(
        edition="second",
        boards=("Olympia",),
        stages=(2,),
        age=3,
        coins=(0, 0, 0),
        hands={A: [card]},
    )
    assert table.payments(card) == [(0, 0)]
    assert table.build(card).others().has(card)


def test_olympia_day_pays_for_the_second_card_of_a_colour() -> None:
    """A colour that stands in the city already is not free, nor is a stage."""
    table = classic(
        edition="second",
        boards=("Olympia", "Gizah", "Rhodos"),
        stages=(2,),
        coins=(0, 0, 0),
        cities=(["Altar", "Stockade"],),
        hands={A: ["Palace", "Walls"]},
    )
    assert not table.can_build("Palace")
    assert not table.can_build("Walls")
    assert not table.can_stage("Palace")


@pytest.mark.parametrize(("turn", "stages"), [(1, 1), (6, 2)])
def test_olympia_night_builds_on_one_turn_of_each_age_for_nothing(turn: int, stages: int) -> None:
    """The first stage is for the first turn, the second for the sixth; other turns cost."""
    for now in range(1, 7):
        table = classic(
            edition="second",
            boards=("Olympia", "Gizah", "Rhodos"),
            sides=("Night", "Day", "Day"),
            stages=(stages,),
            age=3,
            turn=now,
            coins=(0, 0, 0),
            hands={A: ["Palace"]},
        )
        free = now == turn or (now == 1 and stages == 2)
        assert table.can_build("Palace") == free
