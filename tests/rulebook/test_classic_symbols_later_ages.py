"""7 Wonders rulebook, first edition, chapter "Symbols": cards of Ages II and III."""

import pytest

from mirabilia.classic.vocabulary import Category, Event
from support.classic import A, B, C, classic
from support.classic_building import (
    PROBES,
    SELF_SUFFICIENT,
    WITHOUT_GOODS,
    WITHOUT_RAW,
    hold,
    ways_to_get,
)

# Age II


@pytest.mark.rulebook("sw1.symbols.raw-double")
@pytest.mark.parametrize(
    ("card", "letter", "board", "side"),
    [
        ("Sawmill", "W", "Rhodos", "A"),
        ("Quarry", "S", "Alexandria", "A"),
        ("Brickyard", "C", "Alexandria", "B"),
        ("Foundry", "O", "Halikarnassos", "B"),
    ],
)
def test_a_double_card_produces_two_units(card: str, letter: str, board: str, side: str) -> None:
    """Age II: A builds it; the first stage of A, or of a neighbour for 4 coins, takes both."""
    boards = (board, *(other for other in WITHOUT_RAW if other != board))[:3]
    own = classic(boards=boards, sides=(side, "A", "A"), age=2, coins=(1, 0, 0), hands={A: [card]})
    own.build(card).others()
    assert own.coins() == 0
    assert ways_to_get(own, letter) == [(0, 0)]
    hold(own, A, "Altar").stage("Altar").others()
    assert own.stages() == 1
    turned = (*boards[1:], boards[0])
    table = classic(
        boards=turned, sides=("A", "A", side), age=2, coins=(1, 0, 4), hands={A: [card]}
    )
    table.build(card).sell(table.hand(B)[0], B).sell(table.hand(C)[0], C)
    hold(table, C, "Altar")
    assert table.stage_payments("Altar", C) == [(4, 0)]
    table.stage("Altar", C, left=4).others()
    assert table.coins(C) == 3
    assert table.coins(A) == 4 + 3


@pytest.mark.rulebook("sw1.symbols.vineyard")
def test_vineyard_gives_a_coin_for_each_brown_card_of_three_cities() -> None:
    """Age II: A has 2 brown cards, B 3 and C 1: six coins; a fourth player's do not count."""
    table = classic(
        players=4,
        age=2,
        coins=(0, 0, 0, 0),
        cities=(
            ["Clay Pool", "Sawmill"],
            ["Stone Pit", "Mine", "Foundry", "Loom"],
            ["Lumber Yard", "Quarry"],
            ["Ore Vein", "Press"],
        ),
        hands={A: ["Vineyard"]},
    )
    table.build("Vineyard").others()
    assert table.coins() == 6
    assert table.points(Category.COMMERCE) == 0


@pytest.mark.rulebook("sw1.symbols.vineyard-same-turn")
@pytest.mark.parametrize("builder", [B, C])
def test_vineyard_counts_brown_cards_built_by_neighbours_in_the_same_turn(builder: int) -> None:
    """Age II: A has 2 brown cards; a neighbour builds one in the turn of Vineyard: 3 coins."""
    table = classic(
        age=2,
        coins=(0, 1, 1),
        cities=(["Clay Pool", "Sawmill"],),
        hands={A: ["Vineyard"], builder: ["Quarry"]},
    )
    table.build("Quarry", builder).build("Vineyard").others()
    assert table.coins() == 3


@pytest.mark.rulebook("sw1.symbols.bazaar")
def test_bazaar_gives_two_coins_for_each_grey_card_of_three_cities() -> None:
    """Age II: A has 1 grey card, B 1 and D, on the right, 2: eight coins."""
    table = classic(
        players=4,
        age=2,
        coins=(0, 0, 0, 0),
        cities=(["Loom"], ["Press", "Sawmill"], ["Glassworks"], ["Loom", "Press"]),
        hands={A: ["Bazaar"]},
    )
    table.build("Bazaar").others()
    assert table.coins() == 8
    assert table.points(Category.COMMERCE) == 0


@pytest.mark.rulebook("sw1.symbols.bazaar-same-turn")
@pytest.mark.parametrize("builder", [B, C])
def test_bazaar_counts_grey_cards_built_by_neighbours_in_the_same_turn(builder: int) -> None:
    """Age II: A has 1 grey card; a neighbour builds one in the turn of Bazaar: 4 coins."""
    table = classic(
        age=2, coins=(0, 0, 0), cities=(["Loom"],), hands={A: ["Bazaar"], builder: ["Press"]}
    )
    table.build("Bazaar").build("Press", builder).others()
    assert table.coins() == 4


@pytest.mark.rulebook("sw1.symbols.caravansery")
def test_caravansery_makes_one_raw_material_of_choice_each_turn() -> None:
    """Age II: A has no coin; wood, stone, clay and ore are each to be had, one for a building."""
    table = classic(boards=WITHOUT_RAW, coins=(0, 0, 0), cities=(["Caravansery"],))
    for letter in "WSCO":
        assert ways_to_get(table, letter) == [(0, 0)]
    assert not hold(table, A, "Stables").can_build("Stables")
    assert not hold(table, A, "Walls").can_build("Walls")
    assert [ways_to_get(table, letter) for letter in "GL"] == [[], []]
    for letter in "WSCO":
        hold(table, A, PROBES[letter]).build(PROBES[letter]).others()
    assert table.shields() == 3


@pytest.mark.parametrize(
    ("giver", "card", "letter", "boards"),
    [
        pytest.param(
            *("Marketplace", "Caravansery", "W", WITHOUT_RAW),
            marks=pytest.mark.rulebook("sw1.symbols.caravansery"),
        ),
        pytest.param(
            *("West Trading Post", "Forum", "G", WITHOUT_GOODS),
            marks=pytest.mark.rulebook("sw1.symbols.forum"),
        ),
    ],
)
def test_caravansery_and_forum_are_of_use_from_the_turn_after_they_are_built(
    giver: str, card: str, letter: str, boards: tuple[str, ...]
) -> None:
    """Age II: A builds the card by its chain; the next turn a resource of it is there."""
    table = classic(boards=boards, age=2, cities=([giver],), hands={A: [card, PROBES[letter]]})
    assert not table.can_build(PROBES[letter])
    table.build(card).others()
    assert ways_to_get(table, letter) == [(0, 0)]


@pytest.mark.rulebook("sw1.symbols.caravansery-not-sold", "sw1.symbols.forum-not-sold")
def test_neighbours_cannot_buy_what_caravansery_and_forum_make() -> None:
    """Age II: both neighbours of A have both cards; A, who has coins, gets none of it."""
    own = ["Caravansery", "Forum"]
    raw = classic(boards=WITHOUT_RAW, coins=(9, 9, 9), cities=((), own, own))
    assert [ways_to_get(raw, letter) for letter in "WSCO"] == [[], [], [], []]
    goods = classic(boards=WITHOUT_GOODS, coins=(9, 9, 9), cities=((), own, own))
    assert [ways_to_get(goods, letter) for letter in "GLP"] == [[], [], []]
    assert ways_to_get(goods, "P", B) == [(0, 0)]


@pytest.mark.rulebook("sw1.symbols.forum")
def test_forum_makes_one_good_of_choice_each_turn() -> None:
    """Age II: A has no coin; glass, loom and papyrus are each to be had, one for a building."""
    table = classic(boards=WITHOUT_GOODS, coins=(0, 0, 0), cities=(["Forum"],))
    for letter in "GLP":
        assert ways_to_get(table, letter) == [(0, 0)]
    assert not hold(table, A, "Traders Guild").can_build("Traders Guild")
    assert [ways_to_get(table, letter) for letter in "WCO"] == [[], [], []]
    for letter in "GLP":
        hold(table, A, PROBES[letter]).build(PROBES[letter]).others()
    assert table.points(Category.SCIENCE) == 10


# Age III


@pytest.mark.rulebook("sw1.symbols.arena-coins")
@pytest.mark.parametrize("stages", [0, 1, 2, 3, 4])
def test_arena_gives_three_coins_for_each_stage_built_so_far(stages: int) -> None:
    """Age III: A has built some of the four stages of Gizah; the neighbours' do not count."""
    table = classic(
        sides=("B", "A", "A"),
        age=3,
        coins=(0, 0, 0),
        cities=(SELF_SUFFICIENT,),
        stages=(stages, 3, 3),
        hands={A: ["Arena"]},
    )
    table.build("Arena").others()
    assert table.coins() == (0, 3, 6, 9, 12)[stages]
    assert len(table.told(Event.COINS)) == 2 + (stages > 0)  # with the two sales
    assert table.points(Category.COMMERCE) == stages


@pytest.mark.rulebook("sw1.symbols.arena-vp", "sw1.symbols.coins-once-vp-end")
def test_arena_scores_stages_built_after_it() -> None:
    """Age III: A builds Arena with two stages (6 coins), then the third: 3 points, no coin more."""
    table = classic(
        age=3,
        coins=(0, 0, 0),
        cities=((*SELF_SUFFICIENT, "Caravansery"),),
        stages=(2,),
        hands={A: ["Arena"]},
    )
    table.build("Arena").others()
    assert (table.coins(), table.points(Category.COMMERCE)) == (6, 2)
    hold(table, A, "Palace").stage("Palace").others().end()
    assert (table.coins(), table.points(Category.COMMERCE)) == (6, 3)


@pytest.mark.parametrize(
    ("card", "own", "coins", "points"),
    [
        pytest.param(
            "Haven",
            ("Lumber Yard", "Ore Vein", "Clay Pool", "Brickyard", "Loom"),
            4,
            4,
            marks=pytest.mark.rulebook("sw1.symbols.haven-coins", "sw1.symbols.haven-vp"),
        ),
        pytest.param(
            "Chamber of Commerce",
            ("Brickyard", "Press", "Loom"),
            4,
            4,
            marks=pytest.mark.rulebook("sw1.symbols.chamber-coins", "sw1.symbols.chamber-vp"),
        ),
        pytest.param(
            "Lighthouse",
            ("Glassworks", "Tavern", "Vineyard"),
            3,
            3,
            marks=pytest.mark.rulebook("sw1.symbols.lighthouse-coins", "sw1.symbols.lighthouse-vp"),
        ),
    ],
)
def test_a_yellow_card_of_age_three_counts_cards_of_the_own_city(
    card: str, own: tuple[str, ...], coins: int, points: int
) -> None:
    """Age III: coins when it is built, points at the end; the neighbours' cards do not count."""
    around = ["Sawmill", "Quarry", "Loom", "Press", "Bazaar", "Forum"]
    table = classic(age=3, coins=(0, 0, 0), cities=(own, around, around), hands={A: [card]})
    table.build(card).others()
    assert [table.coins(city) for city in (A, B, C)] == [coins, 3, 3]
    table.end()
    assert [table.points(Category.COMMERCE, city) for city in (A, B, C)] == [points, 0, 0]


@pytest.mark.rulebook("sw1.symbols.coins-once-vp-end", "sw1.symbols.lighthouse-vp")
def test_lighthouse_pays_once_and_scores_what_stands_at_the_end() -> None:
    """Age III: built with two yellow cards in the city (3 coins); a fourth makes 4 points."""
    table = classic(
        age=3,
        coins=(0, 0, 0),
        cities=(("Glassworks", "Tavern", "Marketplace"),),
        hands={A: ["Lighthouse"]},
    )
    table.build("Lighthouse").others()
    assert (table.coins(), table.points(Category.COMMERCE)) == (3, 3)
    hold(table, A, "East Trading Post").build("East Trading Post").others().end()
    assert (table.coins(), table.points(Category.COMMERCE)) == (3, 4)


@pytest.mark.rulebook("sw1.symbols.coins-once-vp-end")
@pytest.mark.parametrize(
    ("card", "own", "later", "coins", "points"),
    [
        ("Haven", ("Forum", "Clay Pool"), "Lumber Yard", 1, 2),
        ("Chamber of Commerce", ("Brickyard", "Press"), "Loom", 2, 4),
    ],
)
def test_haven_and_chamber_of_commerce_pay_once_and_score_at_the_end(
    card: str, own: tuple[str, ...], later: str, coins: int, points: int
) -> None:
    """Age III: a card of their colour built afterwards adds points and no coins."""
    table = classic(age=3, coins=(0, 0, 0), cities=(own,), hands={A: [card]})
    table.build(card).others()
    hold(table, A, later).build(later).others().end()
    assert (table.coins(), table.points(Category.COMMERCE)) == (coins, points)
