"""7 Wonders rulebook, first edition, chapter "Symbols": guilds."""

import pytest

from mirabilia.classic.vocabulary import Category, Symbol
from support.classic import A, B, C, Table, classic
from support.classic_building import SELF_SUFFICIENT, hold

BROWN = ("Lumber Yard", "Stone Pit", "Clay Pool", "Ore Vein", "Sawmill")
GREY = ("Loom", "Glassworks", "Press")
BLUE = ("Altar", "Theater", "Baths", "Temple", "Statue")
YELLOW = ("Tavern", "Marketplace", "Forum", "Vineyard", "Bazaar")
RED = ("Stockade", "Barracks", "Guard Tower", "Walls", "Stables")
GREEN = ("Workshop", "Apothecary", "Scriptorium", "School", "Library")


def with_guild(
    guild: str, own: tuple[str, ...], left: tuple[str, ...], right: tuple[str, ...]
) -> Table:
    """A, who can pay anything, builds the guild in Age III, and the game ends at once."""
    table = classic(
        age=3,
        coins=(0, 0, 0),
        cities=((*SELF_SUFFICIENT, *own), left, right),
        hands={A: [guild]},
    )
    return table.build(guild).others().end()


@pytest.mark.parametrize(
    ("guild", "own", "left", "right", "points"),
    [
        pytest.param(
            *("Spies Guild", RED[:4], RED[:2], RED[:3], 5),
            marks=pytest.mark.rulebook(
                "sw1.guilds.mostly-neighbours", "sw1.guilds.arrows", "sw1.guilds.spies"
            ),
        ),
        pytest.param(
            *("Magistrates Guild", BLUE[:2], BLUE[:4], BLUE[:1], 5),
            marks=pytest.mark.rulebook("sw1.guilds.magistrates"),
        ),
        pytest.param(
            *("Workers Guild", (), BROWN[:3], BROWN[1:4], 6),
            marks=pytest.mark.rulebook("sw1.guilds.workers"),
        ),
        pytest.param(
            *("Craftsmens Guild", (), GREY[:1], GREY[1:], 6),
            marks=pytest.mark.rulebook("sw1.guilds.craftsmens"),
        ),
        pytest.param(
            *("Traders Guild", YELLOW, YELLOW[:2], YELLOW[:4], 6),
            marks=pytest.mark.rulebook("sw1.guilds.traders"),
        ),
        pytest.param(
            *("Philosophers Guild", GREEN[:3], GREEN, (), 5),
            marks=pytest.mark.rulebook("sw1.guilds.philosophers"),
        ),
    ],
)
def test_a_guild_scores_cards_of_both_neighbouring_cities_and_none_of_the_own(
    guild: str, own: tuple[str, ...], left: tuple[str, ...], right: tuple[str, ...], points: int
) -> None:
    """Guilds: the cards of its colour on the left and on the right, 1 point each, grey ones 2."""
    table = with_guild(guild, own, left, right)
    assert [table.points(Category.GUILDS, city) for city in (A, B, C)] == [points, 0, 0]


@pytest.mark.rulebook("sw1.guilds.mostly-neighbours", "sw1.guilds.arrows")
@pytest.mark.parametrize(
    ("guild", "cards"),
    [
        ("Spies Guild", RED),
        ("Magistrates Guild", BLUE),
        ("Workers Guild", BROWN),
        ("Craftsmens Guild", GREY),
        ("Traders Guild", YELLOW),
        ("Philosophers Guild", GREEN),
    ],
)
def test_a_guild_with_two_arrows_is_worth_nothing_for_cards_of_the_own_city(
    guild: str, cards: tuple[str, ...]
) -> None:
    """Guilds: only A has cards, of every colour; each of the six guilds scores 0."""
    own = tuple(card for card in cards if card not in SELF_SUFFICIENT)
    assert with_guild(guild, own, (), ()).points(Category.GUILDS) == 0


@pytest.mark.rulebook("sw1.guilds.mostly-neighbours")
def test_a_guild_counts_what_the_neighbours_have_at_the_end() -> None:
    """Guilds: B builds a red card after A's Spies Guild; C, across the table, does not count."""
    table = classic(
        players=4,
        age=3,
        coins=(0, 0, 0, 0),
        cities=(SELF_SUFFICIENT, ["Stockade", "Ore Vein"], ["Walls", "Stables"], ["Guard Tower"]),
        hands={A: ["Spies Guild"]},
    )
    table.build("Spies Guild").others()
    assert table.points(Category.GUILDS) == 2
    hold(table, B, "Barracks").build("Barracks", B).others().end()
    assert table.points(Category.GUILDS) == 3


@pytest.mark.rulebook("sw1.guilds.others-special", "sw1.guilds.builders")
def test_builders_guild_scores_stages_of_all_three_cities() -> None:
    """Guilds: A has 3 stages, B 2 and C, on Gizah's other side, 4: nine points."""
    table = classic(
        boards=("Rhodos", "Ephesos", "Gizah"),
        sides=("A", "A", "B"),
        age=3,
        cities=(SELF_SUFFICIENT,),
        stages=(3, 2, 4),
        hands={A: ["Builders Guild"]},
    )
    table.build("Builders Guild").others().end()
    assert [table.points(Category.GUILDS, city) for city in (A, B, C)] == [9, 0, 0]


@pytest.mark.rulebook("sw1.guilds.others-special", "sw1.guilds.shipowners")
def test_shipowners_guild_scores_brown_grey_and_purple_cards_of_the_own_city() -> None:
    """Guilds: A has 4 brown cards, 2 grey ones and this guild: seven points."""
    own = ("Sawmill", "Stone Pit", "Clay Pool", "Lumber Yard", "Glassworks", "Press")
    table = classic(
        age=3,
        cities=((*own, "Tavern", "Altar"), (*BROWN, *GREY, "Spies Guild"), (*BROWN, *GREY)),
        hands={A: ["Shipowners Guild"]},
    )
    table.build("Shipowners Guild").others().end()
    assert table.points(Category.GUILDS) == 7


@pytest.mark.rulebook("sw1.guilds.shipowners")
def test_shipowners_guild_scores_the_other_guilds_of_the_city_as_well() -> None:
    """Guilds: with Spies and Traders Guild, both worth nothing here, it scores 3 purple cards."""
    table = classic(cities=(("Shipowners Guild", "Spies Guild", "Traders Guild"),)).end()
    assert table.points(Category.GUILDS) == 3


@pytest.mark.rulebook("sw1.guilds.shipowners-self")
def test_shipowners_guild_counts_itself() -> None:
    """Guilds: it stands in a city without brown and grey cards and is worth 1 point."""
    assert classic(cities=(["Shipowners Guild"],)).end().points(Category.GUILDS) == 1


@pytest.mark.rulebook("sw1.guilds.others-special", "sw1.guilds.strategists")
def test_strategists_guild_scores_the_neighbours_defeats() -> None:
    """Guilds: B has 2 defeat tokens, C 3 and A itself 4, which do not count: five points."""
    table = classic(
        age=3, cities=(SELF_SUFFICIENT,), defeats=(4, 2, 3), hands={A: ["Strategists Guild"]}
    )
    table.build("Strategists Guild").others().end()
    assert [table.points(Category.GUILDS, city) for city in (A, B, C)] == [5, 0, 0]
    assert table.points(Category.MILITARY) == -4


@pytest.mark.rulebook("sw1.guilds.strategists")
def test_strategists_guild_counts_the_defeats_of_the_last_conflicts_too() -> None:
    """Guilds: A builds it on the last turn; both neighbours then lose to A's only shield."""
    table = classic(
        age=3,
        turn=6,
        cities=((*SELF_SUFFICIENT, "Stockade"),),
        defeats=(0, 1, 0),
        hands={A: ["Strategists Guild"]},
    )
    table.build("Strategists Guild").others()
    assert table.is_over
    assert [table.defeats(city) for city in (A, B, C)] == [0, 2, 1]
    assert table.points(Category.GUILDS) == 3


@pytest.mark.rulebook("sw1.guilds.others-special", "sw1.guilds.scientists")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        # compasses, gears, tablets: 2, 2, 1 and the guild make two sets
        (("Apothecary", "Dispensary", "Workshop", "Laboratory", "Scriptorium"), 12 + 14),
        # 3, 0, 0: a fourth compass is worth most
        (("Apothecary", "Dispensary", "Lodge"), 16),
        # 1, 1, 0: the missing tablet completes a set
        (("Apothecary", "Workshop"), 3 + 7),
        ((), 1),
    ],
)
def test_scientists_guild_is_the_symbol_worth_most(cards: tuple[str, ...], points: int) -> None:
    """Guilds: one further symbol of choice, on the science line of the pad."""
    table = with_guild("Scientists Guild", cards, (), ())
    assert table.points(Category.SCIENCE) == points
    assert table.points(Category.GUILDS) == 0


@pytest.mark.rulebook("sw1.guilds.scientists-choice-at-end")
def test_the_symbol_of_scientists_guild_is_chosen_at_the_end() -> None:
    """Guilds: nothing is asked when it is built; a tablet would be best then, a compass later."""
    table = classic(
        age=3,
        cities=((*SELF_SUFFICIENT, "Apothecary", "Workshop"),),
        hands={A: ["Scientists Guild"]},
    )
    table.build("Scientists Guild").others()
    assert table.moment == (3, 2)
    assert int(table.state.symbols[A, Symbol.ANY]) == 1
    assert table.points(Category.SCIENCE) == 1 + 1 + 1 + 7
    for card in ("Dispensary", "Lodge", "Academy"):
        hold(table, A, card).build(card).others()
    table.end()
    # 4 compasses, a gear and the guild: a fifth compass makes 26, a tablet 18 and a set of 7
    assert table.points(Category.SCIENCE) == 25 + 1


@pytest.mark.rulebook("sw1.guilds.scientists-choice-at-end")
def test_the_symbols_of_scientists_guild_and_babylon_are_chosen_together() -> None:
    """Guilds: one gear and two choices are worth most as the rest of a set, 10 points."""
    table = classic(
        boards=("Babylon",),
        stages=(2,),
        age=3,
        cities=((*SELF_SUFFICIENT, "Workshop"),),
        hands={A: ["Scientists Guild"]},
    )
    table.build("Scientists Guild").others().end()
    assert table.points(Category.SCIENCE) == 3 + 7


@pytest.mark.rulebook("sw1.guilds.start-not-card")
def test_what_a_board_produces_is_no_card() -> None:
    """Guilds: B's board makes glass and C's ore; no guild and no yellow card counts them."""
    table = classic(
        boards=("Ephesos", "Alexandria", "Rhodos"),
        age=3,
        coins=(0, 0, 0),
        cities=(["Craftsmens Guild", "Workers Guild", "Shipowners Guild"],),
        hands={A: ["Bazaar"]},
    )
    table.build("Bazaar").others()
    assert table.coins() == 0
    hold(table, A, "Vineyard").build("Vineyard").others()
    assert table.coins() == 0
    table.end()
    assert table.points(Category.GUILDS) == 3  # Shipowners Guild, for the three guilds
