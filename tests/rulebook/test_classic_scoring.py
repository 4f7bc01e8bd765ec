"""7 Wonders, Ukrainian rulebook: the chapter "Scoring".

What the second edition says as well is checked with its boards and cards too.
"""

from itertools import permutations, product
from typing import Any

import pytest

from mirabilia.classic.components import CARDS
from mirabilia.classic.vocabulary import Category, Colour, Edition
from mirabilia.notation.classic.scores import score
from support.classic import A, B, Table, classic

BOTH_EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])
SYMBOLS = (
    ("Apothecary", "Dispensary", "Lodge", "Academy"),  # compasses
    ("Workshop", "Laboratory", "Observatory", "Study"),  # gears
    ("Scriptorium", "Library", "School", "University"),  # tablets
)
AGE_III_YELLOW = ("Haven", "Lighthouse", "Chamber of Commerce", "Arena")


def scientists(counts: tuple[int, ...], *others: str, edition: str = "first", **rest: Any) -> Table:
    """A city with so many compasses, gears and tablets on green cards."""
    green = [card for cards, count in zip(SYMBOLS, counts, strict=True) for card in cards[:count]]
    return classic(edition=edition, cities=[(*green, *others)], **rest)


def science(counts: tuple[int, ...], *others: str, edition: str = "first", **rest: Any) -> int:
    return scientists(counts, *others, edition=edition, **rest).points(Category.SCIENCE)


# Scoring


@pytest.mark.rulebook("sw1.scoring.order")
def test_points_come_from_seven_groups() -> None:
    """Chapter "Scoring": each group fills its own row, in the order of the book."""
    table = classic(
        boards=("Alexandria",),
        cities=[
            ("Altar", "Apothecary", "Workshop", "Haven", "Loom", "Mine", "Workers Guild"),
            ("Clay Pool", "Stone Pit", "Ore Vein", "Lumber Yard"),
        ],
        stages=(3,),
        coins=(9, 0, 0),
        victories=((1, 1, 1),),
    )
    rows = {
        "military": 9,
        "coins": 3,
        "wonder": 10,
        "civilian": 2,
        "science": 2,
        "commerce": 1,
        "guilds": 4,
    }
    column = score(table.state)[A]
    assert list(column) == [*rows, "total"]
    assert column == rows | {"total": sum(rows.values())}
    assert [row.name.lower() for row in Category] == list(rows)


@pytest.mark.rulebook("sw1.scoring.conflicts")
@BOTH_EDITIONS
def test_conflict_tokens_are_added_and_may_come_to_less_than_nothing(edition: str) -> None:
    """Chapter "Scoring", conflicts: two defeats and nothing else."""
    table = classic(edition=edition, defeats=(2, 6), coins=(0, 0, 0))
    assert table.points(Category.MILITARY) == table.total() == -2
    assert table.total(B) == -6
    for victories, defeats, points in (((2, 0, 0), 1, 1), ((0, 2, 0), 0, 6), ((0, 0, 2), 3, 7)):
        table = classic(edition=edition, victories=(victories,), defeats=(defeats,))
        assert table.points(Category.MILITARY) == points


@pytest.mark.rulebook("sw1.scoring.conflicts-example")
def test_antons_six_tokens_are_six_points() -> None:
    """Chapter "Scoring", conflicts, example: +1, +3, +5 and three times -1."""
    table = classic(boards=("Alexandria",), victories=((1, 1, 1),), defeats=(3,))
    assert table.points(Category.MILITARY) == 6


@pytest.mark.rulebook("sw1.scoring.coins")
@BOTH_EDITIONS
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (60, 20)])
def test_three_coins_are_a_point(coins: int, points: int, edition: str) -> None:
    """Chapter "Scoring", coins: what is left over gives nothing."""
    table = classic(edition=edition, coins=(coins, 0, 0))
    assert table.points(Category.COINS) == points


@pytest.mark.rulebook("sw1.scoring.coins-example")
def test_antons_fourteen_coins_are_four_points() -> None:
    """Chapter "Scoring", coins, example: four full sets, and two coins left over."""
    for coins, points in ((11, 3), (12, 4), (14, 4), (15, 5)):
        assert classic(coins=(coins, 0, 0)).points(Category.COINS) == points


@pytest.mark.rulebook("sw1.scoring.wonder")
@pytest.mark.parametrize(("edition", "side"), [("first", "A"), ("second", "Day")])
def test_the_points_of_built_stages_are_added(edition: str, side: str) -> None:
    """Chapter "Scoring", Wonder: Gizah has stages of 3, 5 and 7 points."""
    for stages, points in enumerate((0, 3, 8, 15)):
        table = classic(edition=edition, boards=("Gizah",), sides=[side], stages=(stages,))
        assert table.points(Category.WONDER) == points


@pytest.mark.rulebook("sw1.scoring.wonder-example")
def test_antons_alexandria_is_ten_points() -> None:
    """Chapter "Scoring", Wonder, example: side A, 3 for the first stage and 7 for the last."""
    points = [
        classic(boards=("Alexandria",), stages=(stages,)).points(Category.WONDER)
        for stages in range(4)
    ]
    assert points == [0, 3, 3, 10]


@pytest.mark.rulebook("sw1.scoring.civilian")
@BOTH_EDITIONS
def test_the_points_of_blue_cards_are_added(edition: str) -> None:
    """Chapter "Scoring", civilian buildings: Palace 8 and Senate 6."""
    table = classic(edition=edition, cities=[("Palace", "Senate", "Stockade"), ("Gardens",)])
    assert table.points(Category.CIVILIAN, A) == 14
    assert table.points(Category.CIVILIAN, B) == 5


@pytest.mark.rulebook("sw1.scoring.civilian-example")
def test_antons_three_blue_cards_are_thirteen_points() -> None:
    """Chapter "Scoring", civilian buildings, example: Altar 2, Aqueduct 5, Town Hall 6."""
    own = [
        classic(cities=[(card,)]).points(Category.CIVILIAN)
        for card in ("Altar", "Aqueduct", "Town Hall")
    ]
    assert own == [2, 5, 6]
    table = classic(boards=("Alexandria",), cities=[("Altar", "Aqueduct", "Town Hall")])
    assert table.points(Category.CIVILIAN) == 13


# Scoring / Science


@pytest.mark.rulebook("sw1.science.two-ways")
@BOTH_EDITIONS
def test_symbols_score_as_equal_ones_and_as_sets(edition: str) -> None:
    """Chapter "Scoring / Science": one of each is 1 + 1 + 1 and 7 for the set."""
    assert science((1, 1, 1), edition=edition) == 10
    assert science((1, 1, 0), edition=edition) == 2
    assert science((2, 0, 0), edition=edition) == 4


@pytest.mark.rulebook("sw1.science.added")
@BOTH_EDITIONS
def test_the_points_of_both_ways_are_added(edition: str) -> None:
    """Chapter "Scoring / Science": two of each are 12 and 14."""
    assert science((2, 2, 2), edition=edition) == 12 + 14


@pytest.mark.rulebook("sw1.science.identical")
@pytest.mark.parametrize("symbol", [0, 1, 2])
def test_equal_symbols_give_one_four_nine_sixteen(symbol: int) -> None:
    """Chapter "Scoring / Science": the table, for each of the three symbols."""
    points = []
    for number in range(5):
        counts = [0, 0, 0]
        counts[symbol] = number
        points.append(science(tuple(counts)))
    assert points == [0, 1, 4, 9, 16]


@pytest.mark.rulebook("sw1.science.square")
def test_the_points_are_the_square_of_the_number() -> None:
    """Chapter "Scoring / Science", note: 5 and 6 with the guild and Babylon, without sets."""
    for number in range(5):
        assert science((number, 0, 0)) == number**2
    assert science((4, 0, 0), "Scientists Guild") == 5**2
    assert science((4, 0, 0), "Scientists Guild", boards=("Babylon",), stages=(2,)) == 6**2


@pytest.mark.rulebook("sw1.science.four-of-each")
@pytest.mark.parametrize("edition", list(Edition), ids=["first", "second"])
def test_there_are_four_cards_of_each_symbol(edition: Edition) -> None:
    """Chapter "Scoring / Science", note: at most 16 points of a kind by cards alone."""
    green = [card for card in CARDS if card.colour == Colour.GREEN and edition in card.faces]
    found = {
        symbol: {card.name for card in green if card.faces[edition].effect.symbol == symbol}
        for symbol in range(3)
    }
    assert found == {symbol: set(cards) for symbol, cards in enumerate(SYMBOLS)}
    assert len(green) == 12
    assert science((4, 4, 4), edition=edition.name.lower()) == 3 * 16 + 4 * 7


@pytest.mark.rulebook("sw1.science.beyond-four")
def test_the_guild_and_babylon_make_five_and_six_equal_symbols() -> None:
    """Chapter "Scoring / Science", note: 25 and 36 points."""
    for symbol in range(3):
        counts = [0, 0, 0]
        counts[symbol] = 4
        four = tuple(counts)
        assert science(four, boards=("Babylon",), stages=(1,)) == 16
        assert science(four, "Scientists Guild") == 25
        assert science(four, boards=("Babylon",), stages=(2,)) == 25
        assert science(four, "Scientists Guild", boards=("Babylon",), stages=(2,)) == 36


@pytest.mark.rulebook("sw1.science.identical-example")
@pytest.mark.parametrize("counts", sorted(permutations((3, 2, 1))))
def test_antons_equal_symbols_are_fourteen_points(counts: tuple[int, ...]) -> None:
    """Chapter "Scoring / Science", example: 9 + 4 + 1 for three, two and one symbol."""
    alone = []
    for symbol, number in enumerate(counts):
        own = [0, 0, 0]
        own[symbol] = number
        alone.append(science(tuple(own)))
    assert sorted(alone) == [1, 4, 9]
    assert science(counts) - 7 == sum(alone) == 14


@pytest.mark.rulebook("sw1.science.three-different")
@BOTH_EDITIONS
def test_three_different_symbols_are_seven_points(edition: str) -> None:
    """Chapter "Scoring / Science": as many sets as there are of the rarest symbol."""
    for counts in product((0, 1, 2, 4), repeat=3):
        squares = sum(number**2 for number in counts)
        assert science(counts, edition=edition) - squares == 7 * min(counts)


@pytest.mark.rulebook("sw1.science.sets-example")
@BOTH_EDITIONS
@pytest.mark.parametrize("counts", sorted(permutations((3, 2, 1))))
def test_antons_one_set_makes_twenty_one(counts: tuple[int, ...], edition: str) -> None:
    """Chapter "Scoring / Science", example: 14 and 7."""
    assert science(counts, edition=edition) == 14 + 7


@pytest.mark.rulebook("sw1.science.sets-example-31")
def test_one_more_of_the_third_symbol_would_make_thirty_one() -> None:
    """Chapter "Scoring / Science", example: (9 + 4 + 4) + (7 + 7), whichever symbol is which."""
    for counts in set(permutations((3, 2, 2))):
        assert science(counts) == 31


# Scoring / Commerce and guilds


@pytest.mark.rulebook("sw1.commerce.commercial")
@BOTH_EDITIONS
def test_only_yellow_cards_of_age_three_give_points(edition: str) -> None:
    """Chapter "Scoring / Commerce and guilds": by brown, yellow, grey cards and by stages."""
    beside = ("Mine", "Clay Pool", "Stone Pit", "Loom", "Press", "Tavern", "Stockade")
    position: dict[str, Any] = {"edition": edition, "boards": ("Gizah",), "stages": (2,)}
    expected = {"Haven": 3, "Lighthouse": 2, "Chamber of Commerce": 4, "Arena": 2}
    if edition == "second":
        expected["Ludus"] = 1
    for card in CARDS:
        if card.colour == Colour.YELLOW and Edition[edition.upper()] in card.faces:
            table = classic(cities=[{*beside, card.name}], **position)
            assert table.points(Category.COMMERCE) == expected.get(card.name, 0)
    table = classic(cities=[(*beside, *AGE_III_YELLOW)], **position)
    assert table.points(Category.COMMERCE) == 3 + 5 + 4 + 2  # five yellow cards


@pytest.mark.rulebook("sw1.commerce.chamber-example")
def test_antons_chamber_of_commerce_is_four_points() -> None:
    """Chapter "Scoring / Commerce and guilds", example: two grey cards, no glass of the board."""
    for grey, points in (((), 0), (("Loom",), 2), (("Loom", "Press"), 4)):
        table = classic(
            boards=("Alexandria",),
            cities=[("Chamber of Commerce", *grey), ("Loom", "Glassworks")],
        )
        assert table.points(Category.COMMERCE) == points


@pytest.mark.rulebook("sw1.commerce.guilds")
@BOTH_EDITIONS
def test_guilds_look_at_the_own_city_at_the_neighbours_or_at_both(edition: str) -> None:
    """Chapter "Scoring / Commerce and guilds": Shipowners, Workers and Builders Guild."""
    for guild, points in (
        ("Shipowners Guild", 1 + 1),  # the own brown card and itself
        ("Workers Guild", 2 + 3),  # of B and of D
        ("Builders Guild", 1 + 2 + 3),
    ):
        table = classic(
            players=4,
            edition=edition,
            cities=[
                ("Mine", guild),
                ("Mine", "Sawmill"),
                ("Foundry", "Quarry"),  # of C opposite
                ("Clay Pool", "Ore Vein", "Stone Pit"),
            ],
            stages=(1, 2, 3, 3),
        )
        assert table.points(Category.GUILDS) == points
        assert [table.points(Category.GUILDS, other) for other in (1, 2, 3)] == [0, 0, 0]
