"""7 Wonders, first edition, Ukrainian rulebook: chapter "Wonders / Side B".

The cost of every stage is in test_classic_wonders_table.py, the discard pile of Halikarnassos in
test_classic_wonders_discard.py. Where the second edition's Night side has the same power, it is
tried as well.
"""

from functools import partial
from typing import Any

import pytest

from mirabilia.classic.components import WONDER_SIDES
from mirabilia.classic.vocabulary import Category, Phase
from support.classic import A, B, C, Table, card_id, classic
from support.classic_boards import before_stage

BOTH_EDITIONS = pytest.mark.parametrize(("edition", "side"), [("first", "B"), ("second", "Night")])
SINGLE = {
    "W": "Stockade",
    "S": "Baths",
    "C": "Guard Tower",
    "O": "Barracks",
    "G": "Workshop",
    "L": "Apothecary",
    "P": "Scriptorium",
}
"""A card that costs just this resource."""


# Rhodos


@pytest.mark.rulebook("sw1.wonder-b.rhodos-two-stages")
@BOTH_EDITIONS
def test_rhodos_has_two_stages(edition: str, side: str) -> None:
    """Side B: after the second no stage is offered, however rich the city."""
    (found,) = (
        each
        for each in WONDER_SIDES
        if (each.board, each.name, each.edition.name.lower()) == ("Rhodos", side, edition)
    )
    assert len(found.stages) == 2
    assert before_stage((edition, "Rhodos", side), 2).can_stage("Tavern")
    assert not before_stage((edition, "Rhodos", side), 3).can_stage("Tavern")


@BOTH_EDITIONS
@pytest.mark.parametrize(
    ("stage", "coins", "points"),
    [
        pytest.param(1, 3, 3, marks=pytest.mark.rulebook("sw1.wonder-b.rhodos-1")),
        pytest.param(2, 4, 4, marks=pytest.mark.rulebook("sw1.wonder-b.rhodos-2")),
    ],
)
def test_a_stage_of_rhodos_gives_a_shield_coins_and_points(
    edition: str, side: str, stage: int, coins: int, points: int
) -> None:
    """Side B: both stages; the coins come at once."""
    table = before_stage((edition, "Rhodos", side), stage)
    points_before = table.points(Category.WONDER)
    table.stage("Tavern").others()
    assert table.shields() == stage
    assert table.coins() == 3 + coins
    assert table.points(Category.WONDER) - points_before == points


# Alexandria


@pytest.mark.rulebook("sw1.wonder-b.alexandria-1", "sw1.wonder-b.alexandria-2")
@BOTH_EDITIONS
@pytest.mark.parametrize(("stages", "letters"), [(0, "G"), (1, "GWSCO"), (2, "GWSCOLP")])
def test_stages_of_alexandria_make_a_raw_material_and_a_good(
    edition: str, side: str, stages: int, letters: str
) -> None:
    """Side B: without coins, the cards that cost one of these resources are free."""
    table = classic(
        edition=edition,
        boards=("Alexandria",),
        sides=(side,),
        stages=(stages,),
        coins=(0, 3, 3),
        hands={A: [*SINGLE.values()]},
    )
    assert {letter for letter, card in SINGLE.items() if table.can_build(card)} == set(letters)


@pytest.mark.rulebook("sw1.wonder-b.alexandria-1", "sw1.wonder-b.alexandria-2")
def test_each_stage_of_alexandria_makes_one_unit_a_turn() -> None:
    """Side B: wood and papyrus for School are there, two clay for Laboratory are not."""
    table = classic(
        boards=("Alexandria",),
        sides="B",
        stages=(2,),
        coins=(0, 3, 3),
        hands={A: ["School", "Laboratory", "Traders Guild"]},
    )
    assert table.payments("School") == [(0, 0)]
    assert not table.can_build("Laboratory")
    assert not table.can_build("Traders Guild")  # glass of the board, loom or papyrus


@pytest.mark.rulebook("sw1.wonder-b.alexandria-3")
@BOTH_EDITIONS
def test_the_third_stage_of_alexandria_gives_seven_points(edition: str, side: str) -> None:
    """Side B: the two stages before give none."""
    for stages, points in ((2, 0), (3, 7)):
        table = classic(edition=edition, boards=("Alexandria",), sides=(side,), stages=(stages,))
        assert table.points(Category.WONDER) == points


# Ephesos


@BOTH_EDITIONS
@pytest.mark.parametrize(
    ("stage", "points"),
    [
        pytest.param(1, 2, marks=pytest.mark.rulebook("sw1.wonder-b.ephesos-1")),
        pytest.param(2, 3, marks=pytest.mark.rulebook("sw1.wonder-b.ephesos-2")),
        pytest.param(3, 5, marks=pytest.mark.rulebook("sw1.wonder-b.ephesos-3")),
    ],
)
@pytest.mark.rulebook("sw1.wonder-b.ephesos-once")
def test_a_stage_of_ephesos_gives_four_coins_once_and_points(
    edition: str, side: str, stage: int, points: int
) -> None:
    """Side B: the coins come right away and not again on the turn after."""
    table = before_stage((edition, "Ephesos", side), stage, hands={A: ["Tavern"], C: ["Stockade"]})
    points_before = table.points(Category.WONDER)
    table.stage("Tavern").others()
    assert table.coins() == 7
    assert table.points(Category.WONDER) - points_before == points
    table.build("Stockade").others()
    assert table.coins() == 7


# Babylon

SEVENTH_SIDES = pytest.mark.parametrize(
    ("key", "stage"),
    [(("first", "Babylon", "B"), 2), (("second", "Babylon", "Night"), 1)],
    ids=["first", "second"],
)


@pytest.mark.rulebook("sw1.wonder-b.babylon-1")
def test_the_first_stage_of_babylon_gives_three_points() -> None:
    """Side B: and no power yet."""
    table = classic(boards=("Babylon",), sides="B", stages=(1,), turn=6)
    assert table.points(Category.WONDER) == 3
    assert table.others().moment == (2, 1)


@pytest.mark.rulebook("sw1.wonder-b.babylon-2")
@SEVENTH_SIDES
@pytest.mark.parametrize("age", [1, 2, 3])
def test_babylon_plays_its_seventh_card_in_every_age(
    key: tuple[str, str, str], stage: int, age: int
) -> None:
    """Side B: after its sixth card it may build the last, mark a stage with it or sell it."""
    played = {}
    for way in ("build", "stage", "sell"):
        table = before_stage(key, stage + 1, age=age, turn=6, hands={A: ["Tavern", "Barracks"]})
        table.sell("Tavern").others()
        assert (table.state.phase, table.to_decide(), table.hand()) == (
            Phase.SEVENTH,
            [A],
            ["Barracks"],
        )
        getattr(table, way)("Barracks")
        played[way] = (table.has("Barracks"), table.stages() - stage, table.coins() - 3 - 3)
    assert played == {"build": (True, 0, 0), "stage": (False, 1, 0), "sell": (False, 0, 3)}


@pytest.mark.rulebook("sw1.wonder-b.babylon-2")
@SEVENTH_SIDES
def test_the_seventh_card_is_built_at_its_cost(key: tuple[str, str, str], stage: int) -> None:
    """Side B: the ore for Barracks is bought of Rhodos; without coins it can only be sold."""
    edition, board, side = key
    for coins, offered in ((2, [(2, 0)]), (1, [])):
        table = classic(
            edition=edition,
            boards=(board, "Rhodos", "Ephesos"),
            sides=(side,),
            stages=(stage,),
            turn=6,
            coins=(coins, 3, 3),
            hands={A: ["Altar", "Barracks"], B: ["Theater", "Loom"]},
        )
        table.build("Altar").build("Theater", B).others()
        assert table.payments("Barracks") == offered
        assert table.sell_action("Barracks") in table.legal()
    rich = classic(
        edition=edition,
        boards=(board, "Rhodos", "Ephesos"),
        sides=(side,),
        stages=(stage,),
        turn=6,
        hands={A: ["Altar", "Barracks"], B: ["Theater", "Loom"]},
    )
    rich.build("Altar").build("Theater", B).others().build("Barracks", left=2)
    assert (rich.coins(A), rich.coins(B), rich.victories(A)[0]) == (1, 5, 2)


@pytest.mark.rulebook("sw1.wonder-b.babylon-turn-6")
@SEVENTH_SIDES
def test_the_stage_built_on_turn_six_lets_the_seventh_card_be_played(
    key: tuple[str, str, str], stage: int
) -> None:
    """Side B: the stage is marked with the first of the two cards, the other is built at once."""
    table = before_stage(key, stage, turn=6, hands={A: ["Tavern", "Barracks"]})
    table.stage("Tavern").others()
    assert (table.state.phase, table.to_decide()) == (Phase.SEVENTH, [A])
    table.build("Barracks")
    assert (table.stages(), table.has("Barracks"), table.moment) == (stage, True, (2, 1))


@pytest.mark.rulebook("sw1.wonder-b.babylon-2")
@SEVENTH_SIDES
def test_nobody_else_plays_a_seventh_card(key: tuple[str, str, str], stage: int) -> None:
    """Side B: the others' last cards are discarded; Babylon's own is not, if it is built."""
    table = before_stage(
        key,
        stage + 1,
        turn=6,
        hands={A: ["Altar", "Theater"], B: ["Stockade", "Baths"], C: ["Workshop", "Scriptorium"]},
        coins=(3, 3, 3),
    )
    table.build("Altar").sell("Stockade", B).sell("Workshop", C).build("Theater")
    assert sorted(table.discard_pile()) == ["Baths", "Scriptorium", "Stockade", "Workshop"]
    assert table.coins(B) == table.coins(C) == 6


@pytest.mark.rulebook("sw1.wonder-b.babylon-3", "sw1.wonder-b.babylon-choice-at-end")
@pytest.mark.parametrize(
    ("key", "stage"), [(("first", "Babylon", "B"), 3), (("second", "Babylon", "Night"), 2)]
)
def test_the_last_stage_of_babylon_is_a_symbol_of_choice(
    key: tuple[str, str, str], stage: int
) -> None:
    """Side B: not asked when it is built; it completes a set, or adds to equal symbols."""
    table = before_stage(key, stage).stage("Tavern").others()
    assert (table.state.phase, table.moment) == (Phase.TURN, (1, 4))
    for green, points in (
        (("Apothecary", "Workshop"), 10),
        (("Scriptorium", "Library", "School"), 16),
    ):
        edition, board, side = key
        counted = classic(
            edition=edition, boards=(board,), sides=(side,), stages=(stage,), cities=[green]
        )
        assert counted.points(Category.SCIENCE) == points


# Olympia

olympia = partial(classic, boards=("Olympia", "Gizah", "Ephesos"), sides=("B",))


@pytest.mark.rulebook("sw1.wonder-b.olympia-1")
@pytest.mark.parametrize(("stages", "price"), [(0, 2), (1, 1)])
def test_olympia_buys_raw_materials_for_one_coin_on_both_sides(stages: int, price: int) -> None:
    """Side B: stone left and right for 1 coin with the first stage; papyrus stays at 2."""
    table = olympia(
        stages=(stages,),
        cities=[(), (), ("Stone Pit",)],
        hands={A: ["Baths", "Scriptorium"]},
    )
    assert sorted(table.payments("Baths")) == [(0, price), (price, 0)]
    assert table.payments("Scriptorium") == [(0, 2)]


@pytest.mark.rulebook("sw1.wonder-b.olympia-2")
def test_the_second_stage_of_olympia_gives_five_points() -> None:
    """Side B: the other two give none."""
    points = [olympia(stages=(stages,)).points(Category.WONDER) for stages in range(4)]
    assert points == [0, 0, 5, 5]


@pytest.mark.rulebook("sw1.wonder-b.olympia-trade-equivalent")
def test_a_trading_post_does_not_lower_olympias_price_further() -> None:
    """Side B: East Trading Post may be built, the price stays 1, and Forum is free by it."""
    table = olympia(
        stages=(1,),
        cities=[(), (), ("Stone Pit",)],
        hands={A: ["East Trading Post"], C: ["Lumber Yard", "Baths", "Forum"]},
    )
    table.build("East Trading Post").others()
    assert table.has("East Trading Post")
    assert sorted(table.payments("Baths")) == [(0, 1), (1, 0)]
    assert table.payments("Forum") == [(0, 0)]


@pytest.mark.rulebook("sw1.wonder-b.olympia-3")
@pytest.mark.parametrize(("stages", "points"), [(2, 0), (3, 4)])
def test_olympia_copies_a_guild_of_a_neighbour(stages: int, points: int) -> None:
    """Side B: B has Spies Guild, and A's neighbours have four red cards."""
    table = olympia(
        age=3,
        stages=(stages,),
        cities=[
            (),
            ("Spies Guild", "Barracks", "Stockade", "Walls"),
            ("Guard Tower",),
        ],
    )
    assert table.points(Category.GUILDS) == points


@pytest.mark.rulebook("sw1.wonder-b.olympia-3")
def test_olympia_copies_no_guild_of_a_player_further_away() -> None:
    """Side B: with four players C sits opposite of A."""
    table = classic(
        players=4,
        boards=("Olympia", "Gizah", "Ephesos", "Rhodos"),
        sides="B",
        age=3,
        stages=(3,),
        cities=[(), ("Barracks",), ("Spies Guild",), ()],
    )
    assert table.points(Category.GUILDS) == 0


@pytest.mark.rulebook("sw1.wonder-b.olympia-guild-at-end")
def test_a_copied_guild_counts_from_olympias_seat_and_the_best_is_taken() -> None:
    """Side B: B's Workers Guild counts 3 brown cards of B and C, C's Magistrates Guild 1 blue.

    For B it counts those of A and C, which are 5.
    """
    table = olympia(
        age=3,
        stages=(3,),
        cities=[
            ("Lumber Yard", "Ore Vein", "Foundry"),
            ("Workers Guild", "Stone Pit"),
            ("Magistrates Guild", "Clay Pool", "Quarry"),
        ],
    )
    assert table.points(Category.GUILDS, A) == 3
    assert table.points(Category.GUILDS, B) == 5
    for blue in ("Altar", "Baths", "Theater", "Temple"):
        table.state.built[B, card_id(blue)] = 1
        table.state.counts[B, 2] += 1
    assert table.points(Category.GUILDS, A) == 4  # Magistrates Guild instead


@pytest.mark.rulebook("sw1.wonder-b.olympia-owner-unaffected")
def test_the_owner_of_a_copied_guild_scores_it_all_the_same() -> None:
    """Side B: B's row for guilds is the same whether A can copy or not."""
    cities = [("Lumber Yard",), ("Workers Guild",), ("Clay Pool", "Quarry")]

    def row(stages: int) -> tuple[int, int]:
        table = olympia(age=3, stages=(stages,), cities=cities)
        return table.points(Category.GUILDS, A), table.points(Category.GUILDS, B)

    assert row(2) == (0, 3)
    assert row(3) == (2, 3)


# Gizah


@pytest.mark.rulebook("sw1.wonder-b.gizah")
@BOTH_EDITIONS
def test_gizah_has_four_stages_worth_twenty_points(edition: str, side: str) -> None:
    """Side B: 3, 8, 13 and 20 points for one to four stages."""

    def counted(stages: int) -> Table:
        settings: dict[str, Any] = {"sides": (side,), "stages": (stages,)}
        return classic(edition=edition, boards=("Gizah",), **settings)

    assert [counted(stages).points(Category.WONDER) for stages in range(5)] == [0, 3, 8, 13, 20]
    assert before_stage((edition, "Gizah", side), 4).can_stage("Tavern")
