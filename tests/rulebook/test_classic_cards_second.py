"""7 Wonders, second edition: its cards, and what they have that the first edition's have not.

The second rulebook has no list of cards, so these tests cover no entries of it.
"""

from itertools import pairwise

import pytest

from mirabilia.classic.components import CARDS
from mirabilia.classic.vocabulary import Category, Edition
from support.classic import A, B, C, classic
from support.classic_building import (
    SELF_SUFFICIENT,
    check_building,
    check_chains,
    check_copies,
    check_counting,
    check_price,
    check_sales,
    check_table,
    dealt,
    hold,
    keys_of,
    printed,
)

KEYS = keys_of("second")
COUNTING = [
    key for key in KEYS if printed(key, "second").gives_per or printed(key, "second").points_per
]
# Chains from left to right over the Ages
LINES = (
    ("Baths", "Aqueduct"),
    ("Altar", "Pantheon"),
    ("Theater", "Gardens"),
    ("Well", "Statue"),
    ("East Trading Post", "Forum", "Haven"),
    ("West Trading Post", "Forum", "Haven"),
    ("Marketplace", "Caravansery", "Lighthouse"),
    ("Walls", "Fortifications"),
    ("Training Ground", "Circus"),
    ("Apothecary", "Stables"),
    ("Apothecary", "Dispensary", "Arena"),
    ("Apothecary", "Dispensary", "Lodge"),
    ("Workshop", "Archery Range"),
    ("Workshop", "Laboratory", "Siege Workshop"),
    ("Workshop", "Laboratory", "Observatory"),
    ("Scriptorium", "Courthouse"),
    ("Scriptorium", "Library", "Senate"),
    ("Scriptorium", "Library", "University"),
    ("School", "Academy"),
    ("School", "Study"),
)


@pytest.mark.parametrize("key", KEYS)
def test_the_card_table_holds_the_card_as_printed(key: str) -> None:
    check_table(printed(key, "second"), "second")


@pytest.mark.parametrize("key", KEYS)
def test_the_decks_hold_a_copy_for_each_mark_up_to_the_number_of_players(key: str) -> None:
    check_copies(printed(key, "second"), "second")


@pytest.mark.parametrize("key", KEYS)
def test_building_the_card_does_what_is_printed_and_no_more(key: str) -> None:
    check_building(printed(key, "second"), "second")


@pytest.mark.parametrize("key", KEYS)
def test_the_card_can_be_built_for_exactly_its_price(key: str) -> None:
    check_price(printed(key, "second"), "second")


@pytest.mark.parametrize("key", KEYS)
def test_neighbours_buy_what_brown_and_grey_cards_produce(key: str) -> None:
    check_sales(printed(key, "second"), "second")


@pytest.mark.parametrize("key", KEYS)
def test_only_the_buildings_that_are_named_make_the_card_free(key: str) -> None:
    check_chains(printed(key, "second"), "second")


@pytest.mark.parametrize("turned", [0, 1, 2])
@pytest.mark.parametrize("key", COUNTING)
def test_a_card_that_counts_things_counts_the_right_ones(key: str, turned: int) -> None:
    check_counting(printed(key, "second"), "second", turned)


def test_four_cards_are_new_and_two_are_gone() -> None:
    """77 names, four of them new, in decks of the same size."""
    names = [{card.name for card in CARDS if edition in card.faces} for edition in Edition]
    assert names[1] - names[0] == {"Well", "Ludus", "Castrum", "Decorators Guild"}
    assert names[0] - names[1] == {"Pawnshop", "Strategists Guild"}
    assert len(names[1]) == 77
    everything = dealt("second", 7)
    assert {name for _, name in everything} <= names[1]
    assert [sum(n for (age, _), n in everything.items() if age == a) for a in (1, 2, 3)] == [49] * 3


def test_chains_run_along_their_lines_and_nowhere_else() -> None:
    """Altar and Theater reach from Age I to Age III; Temple has no chain at all."""
    links = {pair for line in LINES for pair in pairwise(line)}
    faces = {c.name: c.faces[Edition.SECOND] for c in CARDS if Edition.SECOND in c.faces}
    assert {(giver, name) for name, face in faces.items() for giver in face.chains_from} == links
    assert {(name, taker) for name, face in faces.items() for taker in face.chains_to} == links
    assert len(links) == 25


# The changed cards, played in both editions


@pytest.mark.parametrize(
    ("card", "first", "second"), [("Altar", 2, 3), ("Theater", 2, 3), ("Temple", 3, 4)]
)
def test_three_blue_cards_are_worth_a_point_more(card: str, first: int, second: int) -> None:
    """A builds it in a city that makes everything."""
    for edition, points in (("first", first), ("second", second)):
        table = classic(edition=edition, cities=(SELF_SUFFICIENT,), hands={A: [card]})
        assert table.build(card).others().points(Category.CIVILIAN) == points


@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        ("Fortifications", "OOOS", "OOOC"),
        ("Builders Guild", "SSCCG", "SSSCCG"),
        ("Spies Guild", "CCCG", "CCG"),
    ],
)
def test_three_cards_cost_something_else(card: str, first: str, second: str) -> None:
    """A, with all of one cost for nothing, lacks something of the other or has it to spare."""
    makers = {
        "OOOS": ("Foundry", "Ore Vein", "Stone Pit"),
        "OOOC": ("Foundry", "Ore Vein", "Clay Pool"),
        "SSCCG": ("Quarry", "Brickyard", "Glassworks"),
        "SSSCCG": ("Quarry", "Stone Pit", "Brickyard", "Glassworks"),
        "CCCG": ("Brickyard", "Clay Pool", "Glassworks"),
        "CCG": ("Brickyard", "Glassworks"),
    }
    dearer = {"Builders Guild": "second", "Spies Guild": "first"}.get(card)
    for edition, cost in (("first", first), ("second", second)):
        for cities in (first, second):
            table = classic(
                boards=("Halikarnassos", "Ephesos", "Olympia"),
                edition=edition,
                age=3,
                coins=(0, 0, 0),
                cities=(makers[cities],),
                hands={A: [card]},
            )
            spare = dearer is not None and edition != dearer
            assert table.can_build(card) == (cities == cost or spare)


@pytest.mark.parametrize(
    ("giver", "card", "first", "second"),
    [
        ("Altar", "Temple", True, False),
        ("Temple", "Pantheon", True, False),
        ("Altar", "Pantheon", False, True),
        ("Theater", "Statue", True, False),
        ("Statue", "Gardens", True, False),
        ("Theater", "Gardens", False, True),
    ],
)
def test_blue_chains_lead_elsewhere(giver: str, card: str, first: bool, second: bool) -> None:
    """A has the giver and not a coin."""
    for edition, chained in (("first", first), ("second", second)):
        table = classic(edition=edition, cities=([giver],), coins=(0, 0, 0), hands={A: [card]})
        assert table.can_build(card) == chained


def test_well_is_worth_three_points_and_leads_to_statue() -> None:
    """A builds Well, which costs nothing, and a turn later Statue (2 ore, wood) for nothing."""
    table = classic(edition="second", coins=(0, 0, 0), hands={A: ["Well"]}).build("Well").others()
    assert table.points(Category.CIVILIAN) == 3
    hold(table, A, "Statue").build("Statue").others()
    assert table.points(Category.CIVILIAN) == 7


def test_castrum_has_three_shields() -> None:
    """It costs two clay, wood and papyrus, and no building makes it free."""
    own = ["Brickyard", "Lumber Yard", "Press"]
    table = classic(edition="second", age=3, cities=(own,), coins=(0, 0, 0), hands={A: ["Castrum"]})
    table.build("Castrum").others()
    assert [table.shields(city) for city in (A, B, C)] == [3, 0, 0]


def test_ludus_gives_coins_once_and_points_at_the_end_for_the_own_red_cards() -> None:
    """A has two red cards: 6 coins; a third later makes 3 points. The neighbours' do not count."""
    red = ["Walls", "Stockade"]
    table = classic(
        edition="second",
        age=3,
        coins=(0, 0, 0),
        cities=([*red, "Stone Pit", "Ore Vein"], red, red),
        hands={A: ["Ludus"]},
    )
    table.build("Ludus").others()
    assert (table.coins(), table.points(Category.COMMERCE)) == (6, 2)
    hold(table, A, "Barracks").build("Barracks").others().end()
    assert (table.coins(), table.points(Category.COMMERCE)) == (6, 3)


@pytest.mark.parametrize(
    ("board", "side", "stages"),
    [
        ("Gizah", "Day", 3),
        ("Gizah", "Night", 4),
        ("Babylon", "Night", 2),
        ("Rhodos", "Night", 2),
        ("Olympia", "Night", 3),
    ],
)
def test_decorators_guild_scores_a_finished_wonder(board: str, side: str, stages: int) -> None:
    """Seven points with all stages of the own wonder, none with one stage less."""
    for built, points in ((0, 0), (stages - 1, 0), (stages, 7)):
        table = classic(
            edition="second",
            boards=(board,),
            sides=(side, "Day", "Day"),
            age=3,
            cities=(SELF_SUFFICIENT,),
            stages=(built, 3, 3),
            hands={A: ["Decorators Guild"]},
        )
        table.build("Decorators Guild").others()
        assert table.points(Category.GUILDS) == points


def test_decorators_guild_looks_at_the_wonder_at_the_end() -> None:
    """A builds the guild before the last stage of Gizah, which costs four stones."""
    table = classic(
        edition="second",
        age=3,
        cities=((*SELF_SUFFICIENT, "Caravansery"),),
        stages=(2,),
        hands={A: ["Decorators Guild"]},
    )
    table.build("Decorators Guild").others()
    assert table.points(Category.GUILDS) == 0
    hold(table, A, "Palace").stage("Palace").others()
    assert table.points(Category.GUILDS) == 7


@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        ("Town Hall", (1, 1, 2, 3, 3), (1, 1, 1, 2, 2)),
        ("Arena", (1, 1, 2, 2, 3), (1, 1, 2, 2, 2)),
        ("Circus", (0, 1, 2, 3, 3), (0, 1, 1, 2, 2)),
        ("Arsenal", (1, 2, 2, 2, 3), (1, 1, 2, 2, 2)),
        ("Castrum", (0, 0, 0, 0, 0), (0, 1, 1, 1, 2)),
        ("Ludus", (0, 0, 0, 0, 0), (0, 0, 1, 1, 2)),
    ],
)
def test_age_three_has_other_numbers_of_copies(
    card: str, first: tuple[int, ...], second: tuple[int, ...]
) -> None:
    """Copies in the deck with three to seven players."""
    for edition, copies in (("first", first), ("second", second)):
        assert tuple(dealt(edition, players)[3, card] for players in range(3, 8)) == copies
