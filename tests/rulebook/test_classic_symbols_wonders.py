"""7 Wonders rulebook, first edition, chapter "Symbols": powers of the Wonder boards."""

import pytest

from mirabilia.classic import actions
from mirabilia.classic.vocabulary import Category, Phase
from support.classic import A, B, C, Table, classic
from support.classic_building import SELF_SUFFICIENT, hold


def is_free(table: Table, card: str) -> bool:
    """Whether A may build a card by the power of Olympia."""
    return table.free_action(card) in table.legal()


@pytest.mark.rulebook("sw1.symbols-wonder.free-per-age")
def test_olympia_builds_one_building_an_age_for_nothing() -> None:
    """Wonder boards: A has no coin and takes Palace for nothing; a second time in the next Age."""
    table = classic(
        boards=("Olympia",), stages=(2,), age=2, coins=(0, 0, 0), hands={A: ["Palace", "Pantheon"]}
    )
    assert is_free(table, "Palace")
    assert is_free(table, "Pantheon")
    assert not table.can_build("Palace")
    table.free("Palace").others()
    assert table.city() == {"Palace"}
    assert table.coins() == 0
    assert not is_free(hold(table, A, "Pantheon"), "Pantheon")
    table.finish_age()
    assert table.moment == (3, 1)
    hold(table, A, "Pantheon").free("Pantheon").others()
    assert table.points(Category.CIVILIAN) == 8 + 7


@pytest.mark.rulebook("sw1.symbols-wonder.free-per-age")
def test_olympia_takes_the_free_building_from_the_hand() -> None:
    """Wonder boards: a card that lies on the discard pile is not offered, one in hand is."""
    table = classic(
        boards=("Olympia",), stages=(2,), age=2, discarded=["Baths"], hands={A: ["Walls"]}
    )
    assert is_free(table, "Walls")
    assert not is_free(table, "Baths")


@pytest.mark.rulebook("sw1.symbols-wonder.free-per-age")
def test_before_the_stage_stands_nothing_is_free() -> None:
    """Wonder boards: with the first stage of Olympia only, A cannot take Walls for nothing."""
    table = classic(boards=("Olympia",), stages=(1,), hands={A: ["Walls"]})
    assert not is_free(table, "Walls")


def before_the_seventh(age: int, **position: object) -> Table:
    """The sixth turn of an Age is over; A, Babylon with two stages, holds Walls (SSS)."""
    table = classic(
        boards=("Babylon",),
        sides=("B", "A", "A"),
        stages=(2,),
        age=age,
        turn=6,
        hands={A: ["Altar", "Walls"], B: ["Loom", "Press"], C: ["Loom", "Press"]},
        **position,  # type: ignore[arg-type]
    )
    table.sell("Altar").sell("Loom", B).sell("Loom", C)
    assert (table.state.phase, table.to_decide(), table.hand()) == (Phase.SEVENTH, [A], ["Walls"])
    return table


@pytest.mark.rulebook("sw1.symbols-wonder.seventh-card")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_babylon_builds_the_last_card_of_any_age_at_its_cost(age: int) -> None:
    """Wonder boards: A buys a stone of B, whose board is Gizah, for Walls; the others discard."""
    table = before_the_seventh(age, cities=(["Quarry"],), coins=(0, 0, 0))
    assert table.payments("Walls") == [(2, 0)]
    table.build("Walls", left=2)
    assert table.city() == {"Quarry", "Walls"}
    assert [table.coins(city) for city in (A, B, C)] == [1, 5, 3]
    assert sorted(table.discard_pile()) == ["Altar", "Loom", "Loom", "Press", "Press"]


@pytest.mark.rulebook("sw1.symbols-wonder.seventh-card")
def test_babylon_cannot_build_a_last_card_that_it_cannot_pay() -> None:
    """Wonder boards: without stone of its own A can sell Walls, not build it."""
    table = before_the_seventh(1, coins=(9, 0, 0))
    assert table.legal() == [table.sell_action("Walls")]


@pytest.mark.rulebook("sw1.symbols-wonder.seventh-card")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_babylon_sells_the_last_card_of_any_age_for_three_coins(age: int) -> None:
    """Wonder boards: A sold Altar on the sixth turn and sells Walls too: six coins in all."""
    table = before_the_seventh(age, coins=(0, 0, 0)).sell("Walls")
    assert [table.coins(city) for city in (A, B, C)] == [6, 3, 3]
    assert "Walls" in table.discard_pile()


@pytest.mark.rulebook("sw1.symbols-wonder.seventh-card")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_babylon_uses_the_last_card_of_any_age_for_a_stage(age: int) -> None:
    """Wonder boards: the third stage costs three clay and a papyrus; Walls goes under it."""
    table = before_the_seventh(age, cities=(["Brickyard", "Press"],), coins=(0, 0, 0))
    table.stage("Walls")
    assert table.stages() == 3
    assert "Walls" not in table.city()
    assert "Walls" not in table.discard_pile()


@pytest.mark.rulebook("sw1.symbols-wonder.discard-build")
def test_halikarnassos_builds_any_card_discarded_since_the_start() -> None:
    """Wonder boards: of Ages I and II and of this turn; free, and not what the city has."""
    table = classic(
        boards=("Halikarnassos",),
        stages=(1,),
        age=2,
        turn=2,
        coins=(0, 0, 0),
        cities=(["Foundry", "Ore Vein", "Baths"],),
        discarded=["Baths", "Tavern", "Stockade", "Temple"],
        hands={A: ["Altar"], B: ["Aqueduct"], C: ["Foundry"]},
    )
    table.stage("Altar").sell("Aqueduct", B).sell("Foundry", C)
    assert (table.state.phase, table.to_decide()) == (Phase.DISCARD, [A])
    offered = {table.recover_action(card) for card in ("Tavern", "Stockade", "Temple", "Aqueduct")}
    assert set(table.legal()) == offered | {actions.DECLINE}
    table.recover("Temple")
    assert table.has("Temple")
    assert table.coins() == 0
    assert "Temple" not in table.discard_pile()
    assert table.moment == (2, 3)


@pytest.mark.rulebook("sw1.symbols-wonder.discard-build")
@pytest.mark.parametrize(("card", "coins"), [("Tavern", 5), ("Haven", 2), ("Palace", 0)])
def test_a_card_from_the_discard_pile_costs_nothing_and_gives_its_coins(
    card: str, coins: int
) -> None:
    """Wonder boards: A, without a coin, recovers it; Haven finds two brown cards."""
    table = classic(
        boards=("Halikarnassos",),
        stages=(1,),
        age=3,
        coins=(0, 0, 0),
        cities=(["Foundry", "Ore Vein"],),
        discarded=["Tavern", "Haven", "Palace"],
        hands={A: ["Altar"]},
    )
    table.stage("Altar").others().recover(card)
    assert table.city() == {"Foundry", "Ore Vein", card}
    assert table.coins() == coins


def olympia(left: tuple[str, ...], right: tuple[str, ...], own: tuple[str, ...] = ()) -> Table:
    """A has all three stages of Olympia B; the neighbours' cities are as given."""
    return classic(
        boards=("Olympia", "Gizah", "Rhodos"),
        sides=("B", "A", "A"),
        stages=(3,),
        coins=(0, 0, 0),
        cities=(own, left, right),
    )


@pytest.mark.rulebook("sw1.symbols-wonder.copy-guild")
@pytest.mark.parametrize("turned", [False, True])
def test_olympia_copies_the_guild_of_a_neighbour_that_is_worth_most(turned: bool) -> None:
    """Wonder boards: Workers Guild would be worth 1 to A, Spies Guild 2: A scores 2."""
    cities = [("Workers Guild", "Lumber Yard"), ("Spies Guild", "Stockade", "Barracks")]
    left, right = reversed(cities) if turned else cities
    table = olympia(left, right).end()
    assert table.points(Category.GUILDS) == 2
    owner_of_spies = B if turned else C
    assert table.points(Category.GUILDS, owner_of_spies) == 0
    assert table.points(Category.GUILDS, B + C - owner_of_spies) == 0


@pytest.mark.rulebook("sw1.symbols-wonder.copy-guild")
def test_olympia_copies_one_guild_besides_its_own() -> None:
    """Wonder boards: A owns Traders Guild (2 points) and copies one of two guilds (3 points)."""
    yellow = ("Tavern", "Marketplace")
    table = olympia(
        (*yellow, "Philosophers Guild", "Workshop", "Apothecary", "School"),
        ("Magistrates Guild", "Altar", "Baths"),
        ("Traders Guild", *SELF_SUFFICIENT),
    ).end()
    assert table.points(Category.GUILDS) == 2 + 3
    # the owners score their own as ever: blue and green cards of both their neighbours
    assert [table.points(Category.GUILDS, city) for city in (B, C)] == [0, 0]


@pytest.mark.rulebook("sw1.symbols-wonder.copy-guild")
def test_without_the_third_stage_nothing_is_copied() -> None:
    """Wonder boards: Olympia B with two stages scores no guild of a neighbour."""
    table = classic(
        boards=("Olympia",),
        sides=("B", "A", "A"),
        stages=(2,),
        cities=((), ["Workers Guild", "Lumber Yard"]),
    )
    assert table.points(Category.GUILDS) == 0
