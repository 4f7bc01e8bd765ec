"""7 Wonders rulebook, first edition, chapter "Symbols": cards of Age I, shields and science."""

import pytest

from mirabilia.classic.vocabulary import Category, Symbol
from support.classic import A, B, C, classic
from support.classic_building import (
    PROBES,
    SELF_SUFFICIENT,
    WITHOUT_GOODS,
    WITHOUT_RAW,
    hold,
    ways_to_get,
)


@pytest.mark.parametrize(
    ("card", "letter", "boards"),
    [
        pytest.param(
            card, letter, WITHOUT_RAW, id=card, marks=pytest.mark.rulebook("sw1.symbols.raw")
        )
        for card, letter in zip(
            ("Lumber Yard", "Stone Pit", "Clay Pool", "Ore Vein"), "WSCO", strict=True
        )
    ]
    + [
        pytest.param(
            card, letter, WITHOUT_GOODS, id=card, marks=pytest.mark.rulebook("sw1.symbols.good")
        )
        for card, letter in zip(("Glassworks", "Loom", "Press"), "GLP", strict=True)
    ],
)
def test_a_card_produces_what_it_shows_from_the_next_turn_on(
    card: str, letter: str, boards: tuple[str, ...]
) -> None:
    """Age I: nobody makes it; A builds the card, has it for nothing and both neighbours for 2."""
    table = classic(boards=boards, hands={A: [card, PROBES[letter]]})
    assert table.payments(PROBES[letter]) == []
    table.build(card).others()
    assert ways_to_get(table, letter, A) == [(0, 0)]
    assert ways_to_get(table, letter, B) == [(0, 2)]
    assert ways_to_get(table, letter, C) == [(2, 0)]


@pytest.mark.rulebook("sw1.symbols.raw-choice")
@pytest.mark.parametrize(
    ("card", "letters"),
    [
        ("Tree Farm", "WC"),
        ("Excavation", "SC"),
        ("Clay Pit", "CO"),
        ("Timber Yard", "WS"),
        ("Forest Cave", "WO"),
        ("Mine", "SO"),
    ],
)
def test_a_card_with_two_raw_materials_produces_either_of_them_each_turn(
    card: str, letters: str
) -> None:
    """Age I: A builds it, then in two turns running uses it for one and for the other."""
    first, second = (PROBES[letter] for letter in letters)
    table = classic(boards=WITHOUT_RAW, coins=(1, 3, 3), hands={A: [card]}).build(card).others()
    others = [letter for letter in "WSCO" if letter not in letters]
    assert [ways_to_get(table, letter) for letter in others] == [[], []]
    hold(table, A, first, second).build(first).others()
    hold(table, A, second).build(second).others()
    assert table.city() == {card, first, second}
    assert table.coins() == 0


@pytest.mark.rulebook("sw1.symbols.raw-choice-not-both")
def test_a_card_with_two_raw_materials_gives_one_of_them_for_a_building() -> None:
    """Age I: Stables cost wood, clay and ore; Tree Farm and Ore Vein leave one to be bought."""
    table = classic(boards=WITHOUT_RAW, cities=(["Tree Farm", "Ore Vein"],), hands={A: ["Stables"]})
    assert table.payments("Stables") == []
    for left in ("Lumber Yard", "Clay Pool", "Tree Farm"):
        table = classic(
            boards=WITHOUT_RAW,
            cities=(["Tree Farm", "Ore Vein"], [left]),
            hands={A: ["Stables"]},
        )
        assert table.payments("Stables") == [(2, 0)]


@pytest.mark.rulebook("sw1.symbols.raw-choice-not-both")
def test_a_card_with_two_raw_materials_gives_one_unit_for_a_stage() -> None:
    """Age I: the first stage of Rhodos costs two wood: Tree Farm is one, Timber Yard another."""
    one = classic(boards=("Rhodos",), cities=(["Tree Farm"],), hands={A: ["Altar"]})
    assert not one.can_stage("Altar")
    both = classic(boards=("Rhodos",), cities=(["Tree Farm", "Timber Yard"],), hands={A: ["Altar"]})
    assert both.stage_payments("Altar") == [(0, 0)]


@pytest.mark.rulebook("sw1.symbols.raw-choice-buyers")
def test_neighbours_buy_either_raw_material_whatever_the_owner_takes() -> None:
    """Age I: B uses Tree Farm as wood; in the same turn A buys clay of it and C buys wood."""
    table = classic(
        boards=WITHOUT_RAW,
        cities=((), ["Tree Farm"], ()),
        coins=(2, 0, 2),
        hands={A: ["Guard Tower"], B: ["Stockade"], C: ["Stockade"]},
    )
    table.build("Stockade", B).build("Guard Tower", A, left=2).build("Stockade", C, right=2)
    assert [table.coins(city) for city in (A, B, C)] == [0, 4, 0]
    assert [table.shields(city) for city in (A, B, C)] == [1, 1, 1]


@pytest.mark.rulebook("sw1.symbols.raw-choice-buyers")
def test_a_neighbour_cannot_buy_both_raw_materials_of_one_card() -> None:
    """Age I: A has ore and could buy wood or clay of B's Tree Farm, but Stables need both."""
    table = classic(
        boards=WITHOUT_RAW,
        cities=(["Ore Vein"], ["Tree Farm"]),
        coins=(9, 3, 3),
        hands={A: ["Stables", "Stockade", "Guard Tower"]},
    )
    assert table.payments("Stockade") == table.payments("Guard Tower") == [(2, 0)]
    assert not table.can_build("Stables")


@pytest.mark.rulebook("sw1.symbols.vp")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        *(("Altar", 2), ("Theater", 2), ("Baths", 3), ("Pawnshop", 3)),
        *(("Temple", 3), ("Statue", 4), ("Courthouse", 4), ("Aqueduct", 5)),
        *(("Gardens", 5), ("Senate", 6), ("Town Hall", 6), ("Pantheon", 7), ("Palace", 8)),
    ],
)
def test_a_blue_card_is_worth_its_points(card: str, points: int) -> None:
    """Age I: A builds it and has these points at the end, on the civilian line of the pad."""
    table = classic(cities=(SELF_SUFFICIENT,), coins=(0, 0, 0), hands={A: [card]})
    table.build(card).others().end()
    assert table.points(Category.CIVILIAN) == table.total() == points
    assert table.points(Category.CIVILIAN, B) == 0


@pytest.mark.parametrize(
    ("shields", "cards"),
    [
        pytest.param(
            1,
            ("Stockade", "Barracks", "Guard Tower"),
            marks=pytest.mark.rulebook("sw1.symbols.shield-1"),
        ),
        pytest.param(
            2,
            ("Walls", "Training Ground", "Stables", "Archery Range"),
            marks=pytest.mark.rulebook("sw1.symbols.shield-2"),
        ),
        pytest.param(
            3,
            ("Fortifications", "Circus", "Arsenal", "Siege Workshop"),
            marks=pytest.mark.rulebook("sw1.symbols.shield-3"),
        ),
    ],
)
def test_a_red_card_adds_its_shields(shields: int, cards: tuple[str, ...]) -> None:
    """Ages I to III: A has a Barracks or Stockade already and builds each of the cards."""
    for card in cards:
        owned = "Barracks" if card == "Stockade" else "Stockade"
        table = classic(cities=((*SELF_SUFFICIENT, owned),), age=shields, hands={A: [card]})
        assert table.shields() == 1
        table.build(card).others()
        assert [table.shields(city) for city in (A, B, C)] == [1 + shields, 0, 0]


@pytest.mark.parametrize(
    ("symbol", "cards"),
    [
        pytest.param(
            Symbol.COMPASS,
            ("Apothecary", "Dispensary", "Lodge", "Academy"),
            marks=pytest.mark.rulebook("sw1.symbols.science-1"),
        ),
        pytest.param(
            Symbol.GEAR,
            ("Workshop", "Laboratory", "Observatory", "Study"),
            marks=pytest.mark.rulebook("sw1.symbols.science-2"),
        ),
        pytest.param(
            Symbol.TABLET,
            ("Scriptorium", "Library", "School", "University"),
            marks=pytest.mark.rulebook("sw1.symbols.science-3"),
        ),
    ],
)
def test_a_green_card_counts_with_its_symbol(symbol: Symbol, cards: tuple[str, ...]) -> None:
    """Ages I to III: the four cards with a symbol, built one after another, score 1, 4, 9, 16."""
    table = classic(cities=(SELF_SUFFICIENT,))
    for number, card in enumerate(cards, start=1):
        hold(table, A, card).build(card).others()
        symbols = [int(count) for count in table.state.symbols[A]]
        assert symbols == [number if symbol == each else 0 for each in Symbol]
        assert table.points(Category.SCIENCE) == number * number


@pytest.mark.rulebook("sw1.symbols.science-1", "sw1.symbols.science-2", "sw1.symbols.science-3")
def test_three_symbols_together_are_a_set() -> None:
    """Age I: A has Apothecary and Workshop (2 points) and builds Scriptorium: 3 points and 7."""
    table = classic(
        cities=([*SELF_SUFFICIENT, "Apothecary", "Workshop"],), hands={A: ["Scriptorium"]}
    )
    assert table.points(Category.SCIENCE) == 2
    table.build("Scriptorium").others()
    assert table.points(Category.SCIENCE) == 10


@pytest.mark.rulebook("sw1.symbols.coins")
def test_tavern_gives_five_coins_once() -> None:
    """Age I: A builds Tavern with 1 coin and has 6; a turn later the sale brings only 3 more."""
    table = classic(coins=(1, 3, 3), hands={A: ["Tavern"]}).build("Tavern").others()
    assert [table.coins(city) for city in (A, B, C)] == [6, 6, 6]
    table.others()
    assert table.coins() == 9
    assert table.points(Category.COMMERCE) == 0


@pytest.mark.rulebook("sw1.symbols.trade-raw", "sw1.symbols.trade-arrows")
@pytest.mark.parametrize(
    ("post", "ways"),
    [("East Trading Post", [(0, 1), (2, 0)]), ("West Trading Post", [(1, 0), (0, 2)])],
)
def test_a_trading_post_lowers_the_price_of_raw_materials_on_its_side(
    post: str, ways: list[tuple[int, int]]
) -> None:
    """Age I: both neighbours sell raw materials for 2; from the next turn on one asks 1 coin."""
    sellers = ["Lumber Yard", "Stone Pit", "Clay Pool", "Ore Vein", "Glassworks"]
    table = classic(
        boards=WITHOUT_RAW,
        cities=((), sellers, sellers),
        hands={A: [post, "Stockade", "Baths", "Guard Tower", "Barracks"]},
    )
    for card in ("Stockade", "Baths", "Guard Tower", "Barracks"):
        assert table.payments(card) == [(2, 0), (0, 2)]
    table.build(post).others()
    assert table.coins() == 3
    assert [ways_to_get(table, letter) for letter in "WSCO"] == [ways] * 4
    assert ways_to_get(table, "G") == [(2, 0), (0, 2)]
    assert [ways_to_get(table, "P", player) for player in (B, C)] == [[(0, 2)], [(2, 0)]]


@pytest.mark.rulebook("sw1.symbols.trade-raw")
def test_a_trading_post_holds_for_every_unit_and_for_stages() -> None:
    """Age I: A, with 2 coins and East Trading Post, buys two stones of the right neighbour."""
    table = classic(
        boards=("Alexandria", "Rhodos", "Ephesos"),
        cities=(["East Trading Post"], (), ["Quarry"]),
        coins=(2, 3, 3),
        hands={A: ["Altar"]},
    )
    assert table.stage_payments("Altar") == [(0, 2)]
    table.stage("Altar", right=2).others()
    assert [table.coins(city) for city in (A, B, C)] == [0, 6, 8]


@pytest.mark.rulebook("sw1.symbols.trade-goods", "sw1.symbols.trade-arrows")
def test_marketplace_lowers_the_price_of_goods_on_both_sides() -> None:
    """Age I: both neighbours sell goods and wood; from the next turn on goods cost A 1 coin."""
    sellers = ["Glassworks", "Loom", "Press", "Lumber Yard"]
    table = classic(
        cities=((), sellers, sellers), hands={A: ["Marketplace", "Workshop", "Apothecary"]}
    )
    assert table.payments("Workshop") == table.payments("Apothecary") == [(2, 0), (0, 2)]
    table.build("Marketplace").others()
    assert [ways_to_get(table, letter) for letter in "GLP"] == [[(1, 0), (0, 1)]] * 3
    assert ways_to_get(table, "W") == [(2, 0), (0, 2)]
