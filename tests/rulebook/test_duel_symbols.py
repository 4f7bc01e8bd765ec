"""Duel rulebook, chapter "Symbols": cards of Ages I, II and III, and guilds."""

import pytest

from mirabilia.duel.vocabulary import Category, Symbol
from support.duel import A, B, duel
from support.duel_cards import SELF_SUFFICIENT

# Cards of Ages I, II and III


@pytest.mark.rulebook("duel.symbols.raw-one", "duel.symbols.raw-two", "duel.symbols.good")
@pytest.mark.parametrize(
    ("card", "units"),
    [
        ("Clay Pool", {"C": 1}),
        ("Lumber Yard", {"W": 1}),
        ("Quarry", {"S": 1}),
        ("Brickyard", {"C": 2}),
        ("Sawmill", {"W": 2}),
        ("Shelf Quarry", {"S": 2}),
        ("Glassworks", {"G": 1}),
        ("Press", {"P": 1}),
    ],
)
def test_a_brown_or_grey_card_produces_what_it_shows(card: str, units: dict[str, int]) -> None:
    """Cards: A builds it; A makes these units from now on, B makes nothing."""
    table = duel(cards=(card, "Palace"), coins=(2, 2))
    table.build(card)
    assert (table.production(A), table.production(B)) == (units, {})
    for letter, number in units.items():
        assert table.unit_price(letter, B) == 2 + number


@pytest.mark.rulebook("duel.symbols.vp")
def test_a_laurel_is_worth_its_points() -> None:
    """Cards: A owns Theater and has 3 points for it at the end."""
    table = duel(cities=(["Theater"], []), coins=(0, 0)).finish()
    assert (table.points(A)[Category.BLUE], table.total(A), table.total(B)) == (3, 3, 0)


@pytest.mark.rulebook("duel.symbols.shields")
@pytest.mark.parametrize(
    ("card", "shields"), [("Guard Tower", 1), ("Walls", 2), ("Arsenal", 3)], ids=str
)
def test_shields_move_the_pawn(card: str, shields: int) -> None:
    """Cards: the pawn moves a space per shield toward the opponent of whoever builds."""
    table = duel(cards=(card, "Palace"), coins=(20, 20))
    assert table.build(card).conflict == shields
    table = duel(cards=(card, "Palace"), coins=(20, 20), to_move=B)
    assert table.build(card).conflict == -shields


@pytest.mark.rulebook("duel.symbols.science")
def test_a_green_card_gives_its_symbol() -> None:
    """Cards: A, who has a wheel, builds Workshop and has a pendulum too."""
    table = duel(cards=("Workshop", "Palace"), cities=(["Apothecary"], []))
    table.build("Workshop")
    assert table.symbols(A) == {Symbol.WHEEL: 1, Symbol.PENDULUM: 1}
    assert table.symbols(B) == {}


@pytest.mark.rulebook("duel.symbols.trade-one")
@pytest.mark.parametrize(
    ("reserve", "letter"), [("Wood Reserve", "W"), ("Stone Reserve", "S"), ("Clay Reserve", "C")]
)
def test_a_reserve_fixes_the_price_of_one_resource_from_the_next_turn(
    reserve: str, letter: str
) -> None:
    """Cards: B makes 3 of each raw material, so A pays 5; with the reserve 1 for one of them."""
    table = duel(cards=(reserve, "Palace", "Town Hall"), cities=([], SELF_SUFFICIENT), coins=(9, 9))
    assert table.unit_price(letter) == 5
    table.build(reserve)
    assert table.coins(A) == 6
    prices = {"W": 5, "S": 5, "C": 5, "G": 4, "P": 4} | {letter: 1}
    assert {each: table.unit_price(each, A) for each in prices} == prices
    assert table.unit_price(letter, B) == 2


@pytest.mark.rulebook("duel.symbols.trade-one")
def test_every_unit_is_bought_at_the_fixed_price() -> None:
    """Cards: A owns Wood Reserve, B makes 3 wood; Courthouse (WWG) costs A 2 for the wood."""
    table = duel(
        cards=("Courthouse", "Palace"),
        cities=(["Wood Reserve"], ["Sawmill", "Lumber Yard"]),
        coins=(4, 7),
    )
    assert table.price("Courthouse") == 2 + 2
    assert table.build("Courthouse").coins(A) == 0


@pytest.mark.rulebook("duel.symbols.trade-two")
def test_customs_house_fixes_the_price_of_both_goods_from_the_next_turn() -> None:
    """Cards: B makes glass and papyrus; with Customs House A pays 1 for each, 2 for clay."""
    table = duel(
        cards=("Customs House", "University", "Palace"),
        cities=([], ["Glassworks", "Press", "Clay Pool"]),
        coins=(9, 9),
    )
    assert table.price("University") == 3 + 3 + 3
    table.build("Customs House")
    assert table.coins(A) == 5
    assert (table.unit_price("G"), table.unit_price("P"), table.unit_price("C")) == (1, 1, 3)
    assert table.price("University") == 3 + 1 + 1
    table.discard("Palace")
    assert table.build("University").coins(A) == 0


@pytest.mark.rulebook("duel.symbols.chain-symbol")
@pytest.mark.parametrize(
    ("giver", "receiver"),
    [
        ("Stable", "Horse Breeders"),
        ("Garrison", "Barracks"),
        ("Palisade", "Fortifications"),
        ("Archery Range", "Siege Workshop"),
        ("Parade Ground", "Circus"),
        ("Scriptorium", "Library"),
        ("Pharmacist", "Dispensary"),
        ("School", "University"),
        ("Laboratory", "Observatory"),
        ("Theater", "Statue"),
        ("Altar", "Temple"),
        ("Baths", "Aqueduct"),
        ("Statue", "Gardens"),
        ("Temple", "Pantheon"),
        ("Rostrum", "Senate"),
        ("Tavern", "Lighthouse"),
        ("Brewery", "Arena"),
    ],
)
def test_a_chain_symbol_makes_a_later_card_free(giver: str, receiver: str) -> None:
    """Cards: A builds the giver; from then on A, but not B, builds the receiver for nothing."""
    table = duel(cards=(giver, receiver, "Palace"), covered=("Study",), coins=(40, 40))
    price = table.price(receiver)
    assert price > 0
    table.build(giver)
    assert (table.price(receiver, A), table.price(receiver, B)) == (0, price)
    table.discard("Palace")
    table.state.coins[A] = 0
    assert receiver in table.build(receiver).city(A)


@pytest.mark.rulebook("duel.symbols.choice-raw")
def test_caravansery_makes_one_raw_material_of_choice() -> None:
    """Cards: with nothing but Caravansery one wood, stone or clay is free, a second is bought."""
    table = duel(cities=(["Caravansery"], []))
    assert [table.price(card) for card in ("Stable", "Baths", "Garrison")] == [0, 0, 0]
    assert table.price("Horse Breeders") == 2  # CW
    assert table.price("Walls") == 2  # SS
    assert (table.price("Apothecary"), table.price("Workshop")) == (2, 2)
    dearer = duel(cities=(["Caravansery"], ["Brickyard"]))
    assert dearer.price("Horse Breeders") == 2  # the wood; the clay would cost 4


@pytest.mark.rulebook("duel.symbols.choice-raw", "duel.symbols.choice-good")
def test_the_choice_is_made_anew_each_turn() -> None:
    """Cards: A, without coins, builds four turns running with another resource each time."""
    turns = ("Stable", "Baths", "Apothecary", "Workshop")
    table = duel(
        cards=(*turns, "Palace", "Town Hall", "Study", "Academy"),
        cities=(["Caravansery", "Forum"], []),
        coins=(0, 0),
    )
    for card, discarded in zip(turns, ("Palace", "Town Hall", "Study", "Academy"), strict=True):
        assert table.build(card).coins(A) == 0
        table.discard(discarded)
    assert table.city(A) == {*turns, "Caravansery", "Forum"}


@pytest.mark.rulebook("duel.symbols.choice-raw-price")
def test_caravansery_does_not_raise_the_opponents_prices() -> None:
    """Cards: B owns Caravansery; A still pays 2 for wood, clay and stone."""
    table = duel(cards=("Caravansery", "Palace"), coins=(7, 20), to_move=B)
    table.build("Caravansery")
    assert [table.unit_price(letter, A) for letter in "WCS"] == [2, 2, 2]


@pytest.mark.rulebook("duel.symbols.choice-good")
def test_forum_makes_one_good_of_choice() -> None:
    """Cards: with nothing but Forum one glass or papyrus is free, a second is bought."""
    table = duel(cards=("Caravansery", "Palace"), cities=(["Forum"], []))
    assert (table.price("Apothecary"), table.price("Workshop")) == (0, 0)
    assert table.price("Caravansery") == 2 + 2  # 2 coins and GP
    assert table.price("Chamber of Commerce") == 2  # PP
    assert [table.price(card) for card in ("Stable", "Baths", "Garrison")] == [2, 2, 2]


@pytest.mark.rulebook("duel.symbols.choice-good-price")
def test_forum_does_not_raise_the_opponents_prices() -> None:
    """Cards: B owns Forum; A still pays 2 for glass and papyrus."""
    table = duel(cards=("Forum", "Palace"), coins=(7, 20), to_move=B)
    table.build("Forum")
    assert [table.unit_price(letter, A) for letter in "GP"] == [2, 2]


@pytest.mark.rulebook("duel.symbols.coins")
@pytest.mark.parametrize(("card", "coins"), [("Tavern", 4), ("Brewery", 6)])
def test_a_card_gives_the_coins_it_shows(card: str, coins: int) -> None:
    """Cards: A builds Tavern or Brewery, both free, and takes 4 or 6 coins from the bank."""
    table = duel(cards=(card, "Palace"), coins=(0, 7)).build(card)
    assert (table.coins(A), table.coins(B)) == (coins, 7)


@pytest.mark.rulebook("duel.symbols.coins-per-wonder")
def test_arena_pays_two_coins_per_wonder_built_so_far() -> None:
    """Cards: A builds a third wonder, B has 2; Arena then gives A 6 coins, a later wonder none."""
    table = duel(
        cards=("Arena", "Palace", "Town Hall", "Study", "Academy"),
        cities=(SELF_SUFFICIENT, []),
        built=(["The Sphinx", "Piraeus"], ["The Great Library", "Circus Maximus"]),
        wonders=(["The Pyramids", "The Colossus"], []),
        coins=(1, 7),
    )
    table.wonder("The Pyramids", "Palace").discard("Study").build("Arena")
    assert (table.coins(A), table.coins(B)) == (7, 9)
    assert table.discard("Academy").wonder("The Colossus").coins(A) == 7


@pytest.mark.parametrize(
    ("card", "own", "rival", "coins"),
    [
        pytest.param(
            "Chamber of Commerce",
            ["Press", "Drying Room"],
            ["Glassworks", "Glass-Blower"],
            6,
            marks=pytest.mark.rulebook("duel.symbols.coins-per-grey"),
        ),
        pytest.param(
            "Port",
            ["Lumber Yard", "Clay Pool", "Quarry", "Sawmill", "Press", "Glassworks"],
            ["Brickyard", "Stone Pit"],
            8,
            marks=pytest.mark.rulebook("duel.symbols.coins-per-brown"),
        ),
        pytest.param(
            "Lighthouse",
            ["Tavern", "Stone Reserve", "Baths"],
            ["Brewery", "Clay Reserve", "Wood Reserve"],
            3,
            marks=pytest.mark.rulebook("duel.symbols.coins-per-yellow"),
        ),
        pytest.param(
            "Armory",
            ["Stable", "Garrison", "Walls", "Quarry", "Stone Pit", "Glassworks"],
            ["Palisade", "Barracks", "Circus", "Arsenal"],
            3,
            marks=pytest.mark.rulebook("duel.symbols.coins-per-red"),
        ),
    ],
)
def test_a_card_pays_coins_for_a_colour_in_its_own_city(
    card: str, own: list[str], rival: list[str], coins: int
) -> None:
    """Cards: A builds the card at no cost; cards of that colour in B's city do not count."""
    table = duel(
        cards=(card, "Palace"), covered=("Study",), cities=(own, rival), coins=(1, 7)
    ).build(card)
    assert (table.coins(A), table.coins(B)) == (1 + coins, 7)


@pytest.mark.rulebook("duel.symbols.coins-once")
def test_the_coins_come_from_the_bank_and_only_once() -> None:
    """Cards: A builds Port with one brown card, and a second brown card later brings nothing."""
    table = duel(
        cards=("Port", "Clay Pool", "Palace"),
        covered=("Study",),
        cities=(["Lumber Yard", "Press", "Glassworks"], []),
        coins=(0, 7),
    )
    table.build("Port")
    assert (table.coins(A), table.coins(B)) == (2, 7)
    table.discard("Palace")
    table.build("Clay Pool")
    assert (table.coins(A), table.coins(B)) == (2, 9)


# Guilds

GREEN = (
    "Workshop",
    "Apothecary",
    "Scriptorium",
    "Pharmacist",
    "Academy",
    "School",
    "Study",
    "Library",
)
BLUE = (
    "Theater",
    "Altar",
    "Baths",
    "Courthouse",
    "Rostrum",
    "Obelisk",
    "Temple",
    "Senate",
    "Statue",
)
RED = ("Guard Tower", "Stable", "Garrison", "Palisade", "Walls", "Circus", "Arsenal")
YELLOW = (
    "Tavern",
    "Brewery",
    "Stone Reserve",
    "Clay Reserve",
    "Wood Reserve",
    "Customs House",
    "Forum",
    "Caravansery",
    "Armory",
)
BROWN = ("Lumber Yard", "Clay Pool", "Quarry", "Logging Camp", "Clay Pit", "Stone Pit")
GREY = ("Glassworks", "Press", "Glass-Blower", "Drying Room")

Cities = tuple[tuple[str, ...], tuple[str, ...]]
NO_CARDS: Cities = ((), ())


def coins_from(guild: str, cities: Cities, **position: object) -> tuple[int, int]:
    """What building a guild brings A and B, apart from what A pays for it."""
    table = duel(
        cards=(guild, "Palace"),
        covered=("Pantheon",),
        cities=cities,
        coins=(40, 7),
        **position,  # type: ignore[arg-type]
    )
    price = table.price(guild)
    table.build(guild)
    return table.coins(A) - 40 + price, table.coins(B) - 7


def points_from(guild: str, cities: Cities, **position: object) -> int:
    """A's points for a guild if the game ends here."""
    own, rival = cities
    table = duel(
        cards=("Palace",),
        covered=("Pantheon",),
        cities=((*own, guild), rival),
        **position,  # type: ignore[arg-type]
    ).finish()
    assert table.points(B)[Category.GUILDS] == 0
    return table.points(A)[Category.GUILDS]


FOUR_WONDERS = ("Piraeus", "The Colossus", "The Sphinx", "Circus Maximus")


@pytest.mark.rulebook("duel.guilds.builders")
def test_builders_guild_scores_two_points_per_wonder_of_the_leading_city() -> None:
    """Guilds: A has built 2 wonders and B 4, with another unbuilt; A scores 8, and no coins."""
    two = ("The Pyramids", "The Great Library")
    wonders = ((), ("The Mausoleum",))
    assert coins_from("Builders Guild", NO_CARDS, built=(two, FOUR_WONDERS[:2])) == (0, 0)
    assert points_from("Builders Guild", NO_CARDS, built=(two, FOUR_WONDERS)) == 8
    three = FOUR_WONDERS[:3]
    assert points_from("Builders Guild", NO_CARDS, built=(two, three), wonders=wonders) == 6
    assert points_from("Builders Guild", NO_CARDS, built=(three, two)) == 6


@pytest.mark.rulebook("duel.guilds.moneylenders")
@pytest.mark.parametrize(("coins", "points"), [((4, 11), 3), ((11, 4), 3), ((12, 0), 4)])
def test_moneylenders_guild_scores_a_point_per_three_coins_of_the_richer_city(
    coins: tuple[int, int], points: int
) -> None:
    """Guilds: A has 4 coins and B 11, three full sets; A scores 3, beside the treasury's own."""
    assert points_from("Moneylenders Guild", NO_CARDS, coins=coins) == points
    assert coins_from("Moneylenders Guild", NO_CARDS) == (0, 0)


@pytest.mark.parametrize(
    ("guild", "cities", "coins"),
    [
        pytest.param(
            "Scientists Guild",
            (GREEN[:1], GREEN[1:6]),
            5,
            marks=pytest.mark.rulebook("duel.guilds.scientists-coins"),
        ),
        pytest.param(
            "Shipowners Guild",
            (BROWN[:2] + GREY[:1], BROWN[2:5] + GREY[1:3]),
            5,
            marks=pytest.mark.rulebook("duel.guilds.shipowners-coins"),
        ),
        pytest.param(
            "Merchants Guild",
            (YELLOW[:1], YELLOW[1:5]),
            4,
            marks=pytest.mark.rulebook("duel.guilds.merchants-coins"),
        ),
        pytest.param(
            "Magistrates Guild",
            (BLUE[:6], BLUE[6:8]),
            6,
            marks=pytest.mark.rulebook("duel.guilds.magistrates-coins"),
        ),
        pytest.param(
            "Tacticians Guild",
            ((), RED[:3]),
            3,
            marks=pytest.mark.rulebook("duel.guilds.tacticians-coins"),
        ),
    ],
)
def test_a_guild_pays_coins_for_the_leading_city_when_built(
    guild: str, cities: Cities, coins: int
) -> None:
    """Guilds: A builds it and takes a coin per card of the colour in the city that has most.

    It is the same whichever of the two cities that is; B gets nothing.
    """
    assert coins_from(guild, cities) == (coins, 0)
    assert coins_from(guild, (cities[1], cities[0])) == (coins, 0)


@pytest.mark.parametrize(
    ("guild", "cities", "points"),
    [
        pytest.param(
            "Scientists Guild",
            (GREEN[:3], GREEN[3:]),
            5,
            marks=pytest.mark.rulebook("duel.guilds.scientists-points"),
        ),
        pytest.param(
            "Shipowners Guild",
            (BROWN[:3] + GREY[:1], BROWN[3:5] + GREY[1:2]),
            4,
            marks=pytest.mark.rulebook("duel.guilds.shipowners-points"),
        ),
        pytest.param(
            "Merchants Guild",
            (YELLOW[:5], YELLOW[5:]),
            5,
            marks=pytest.mark.rulebook("duel.guilds.merchants-points"),
        ),
        pytest.param(
            "Magistrates Guild",
            (BLUE[:2], BLUE[2:]),
            7,
            marks=pytest.mark.rulebook("duel.guilds.magistrates-points"),
        ),
        pytest.param(
            "Tacticians Guild",
            (RED[:4], RED[4:]),
            4,
            marks=pytest.mark.rulebook("duel.guilds.tacticians-points"),
        ),
    ],
)
def test_a_guild_scores_points_for_the_leading_city_at_the_end(
    guild: str, cities: Cities, points: int
) -> None:
    """Guilds: A owns it and scores a point per card of the colour in the city that has most.

    It is the same whichever of the two cities that is.
    """
    assert points_from(guild, cities) == points
    assert points_from(guild, (cities[1], cities[0])) == points


@pytest.mark.rulebook("duel.guilds.shipowners-one-city")
def test_shipowners_guild_counts_both_colours_in_one_city() -> None:
    """Guilds: A has 4 brown cards and B 3 grey ones: worth 4, not 7, in coins and in points."""
    cities = (BROWN[:4], GREY[:3])
    assert coins_from("Shipowners Guild", cities) == (4, 0)
    assert points_from("Shipowners Guild", cities) == 4


@pytest.mark.rulebook("duel.guilds.coins-once")
def test_a_guild_pays_only_once() -> None:
    """Guilds: A builds Merchants Guild; the yellow card B builds next brings A no coins."""
    table = duel(cards=("Merchants Guild", "Tavern", "Palace"), coins=(8, 0))
    table.build("Merchants Guild")
    assert table.coins(A) == 0
    table.build("Tavern")
    assert (table.coins(A), table.coins(B)) == (0, 4)


@pytest.mark.rulebook("duel.guilds.city-may-change")
def test_a_guild_may_score_for_another_city_than_it_paid_for() -> None:
    """Guilds: A leads 4 to 3 in yellow when Merchants Guild is built, B leads 6 to 4 at the end."""
    table = duel(
        cards=("Merchants Guild", "Tavern", "Brewery", "Customs House", "Palace", "Study"),
        cities=(
            ["Stone Reserve", "Clay Reserve", "Wood Reserve", "Forum"],
            ["Caravansery", "Armory", "Lighthouse"],
        ),
        coins=(20, 20),
    )
    left = 20 - table.price("Merchants Guild")
    assert table.build("Merchants Guild").coins(A) == left + 4
    table.build("Tavern").discard("Palace").build("Brewery").discard("Study").build("Customs House")
    assert table.finish().points(A)[Category.GUILDS] == 6
