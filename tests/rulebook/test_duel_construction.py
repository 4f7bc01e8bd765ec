"""7 Wonders Duel, Ukrainian rulebook: the chapter "Construction"."""

import pytest

from mirabilia.duel.components import CARD_BY_NAME, CARDS, TEMPLE_AGE, WONDER_BY_NAME, WONDERS
from mirabilia.duel.vocabulary import RESOURCE_LETTERS, Event
from support.duel import A, B, duel

BASE_CARDS = [card for card in CARDS if card.age != TEMPLE_AGE]
FREE_CARDS = (
    *("Lumber Yard", "Clay Pool", "Quarry", "Guard Tower", "Theater", "Altar", "Tavern"),
    *("Glass-Blower", "Drying Room", "Brewery"),
)
COIN_CARDS = (
    *(("Logging Camp", 1), ("Clay Pit", 1), ("Stone Pit", 1), ("Glassworks", 1), ("Press", 1)),
    *(("Palisade", 2), ("Scriptorium", 2), ("Pharmacist", 2), ("Stone Reserve", 3)),
    *(("Clay Reserve", 3), ("Wood Reserve", 3), ("Sawmill", 2), ("Brickyard", 2)),
    *(("Shelf Quarry", 2), ("Barracks", 3), ("Customs House", 4), ("Pretorium", 8)),
)
CHAINS = (
    ("Stable", "Horse Breeders"),
    ("Garrison", "Barracks"),
    ("Palisade", "Fortifications"),
    ("Scriptorium", "Library"),
    ("Pharmacist", "Dispensary"),
    ("Theater", "Statue"),
    ("Altar", "Temple"),
    ("Baths", "Aqueduct"),
    ("Tavern", "Lighthouse"),
    ("Archery Range", "Siege Workshop"),
    ("Parade Ground", "Circus"),
    ("School", "University"),
    ("Laboratory", "Observatory"),
    ("Statue", "Gardens"),
    ("Temple", "Pantheon"),
    ("Rostrum", "Senate"),
    ("Brewery", "Arena"),
)
ONE_UNIT_CARDS = {"W": "Stable", "S": "Baths", "C": "Garrison", "G": "Apothecary", "P": "Workshop"}
ANTON = ("Quarry", "Clay Pool", "Brickyard", "Press")  # 1 stone, 3 clay, 1 papyrus


# Construction


@pytest.mark.rulebook("duel.construction.what-is-built")
def test_buildings_and_wonders_can_be_constructed_by_those_who_can_pay() -> None:
    """Chapter "Construction": Baths and The Pyramids, for A with coins and without."""
    rich = duel(cards=("Baths", "Altar"), wonders=(("The Pyramids",), ()), coins=(20, 7))
    assert rich.can_build("Baths")
    assert rich.can_construct("The Pyramids")
    poor = duel(cards=("Baths", "Altar"), wonders=(("The Pyramids",), ()), coins=(0, 7))
    assert not poor.can_build("Baths")
    assert not poor.can_construct("The Pyramids")


@pytest.mark.rulebook("duel.construction.most-cost-resources")
def test_most_buildings_need_resources() -> None:
    """Chapter "Construction": more than half of the cards."""
    needing = [card.name for card in BASE_CARDS if sum(card.resources)]
    assert len(needing) > len(BASE_CARDS) / 2
    assert len(needing) == 73 - len(FREE_CARDS) - len(COIN_CARDS)


@pytest.mark.rulebook("duel.construction.kinds-of-cost")
def test_some_buildings_are_free_some_cost_coins_some_have_a_condition() -> None:
    """Chapter "Construction": for instance Lumber Yard, Stone Pit and Horse Breeders."""
    table = duel(cards=("Lumber Yard", "Stone Pit", "Horse Breeders"))
    assert table.price("Lumber Yard") == 0
    assert CARD_BY_NAME["Stone Pit"].coins == table.price("Stone Pit") == 1
    assert CARD_BY_NAME["Horse Breeders"].chain_needs
    assert sum(CARD_BY_NAME["Horse Breeders"].resources) == 2


@pytest.mark.rulebook("duel.construction.wonders-cost-resources")
@pytest.mark.parametrize("wonder", [w.name for w in WONDERS if not w.pantheon])
def test_a_wonder_costs_resources_and_no_coins(wonder: str) -> None:
    """Chapter "Construction": its price is 2 coins for each unit that has to be bought."""
    table = duel(wonders=((wonder,), ()), coins=(0, 7))
    units = sum(WONDER_BY_NAME[wonder].resources)
    assert units >= 4
    assert table.wonder_price(wonder) == 2 * units
    assert not table.can_construct(wonder)
    plenty = ("Shelf Quarry", "Quarry", "Brickyard", "Clay Pool", "Sawmill", "Lumber Yard")
    goods = ("Glassworks", "Glass-Blower", "Press", "Drying Room")
    table = duel(wonders=((wonder,), ()), cities=((*plenty, *goods), ()), coins=(0, 7))
    assert table.wonder_price(wonder) == 0
    assert table.can_construct(wonder)


# Free construction


@pytest.mark.rulebook("duel.free.no-cost")
def test_cards_without_a_cost_are_free() -> None:
    """Chapter "Free construction": A has neither coins nor production."""
    found = set()
    for card in BASE_CARDS:
        table = duel(cards=(card.name,), covered=(), coins=(0, 7))
        if table.can_build(card.name):
            found.add(card.name)
            assert table.price(card.name) == 0
    assert found == set(FREE_CARDS)


@pytest.mark.rulebook("duel.free.lumber-yard")
def test_lumber_yard_is_built_for_nothing_and_produces_wood() -> None:
    """Chapter "Free construction", example."""
    table = duel(cards=("Lumber Yard", "Altar"), coins=(0, 7))
    assert table.production(A) == {}
    table.build("Lumber Yard")
    assert table.coins(A) == 0
    assert table.production(A) == {"W": 1}


# Resource cost


@pytest.mark.rulebook("duel.resources.produce-or-buy")
def test_what_is_not_produced_is_bought() -> None:
    """Chapter "Resource cost": Fortifications need two stone, clay and papyrus; A has one stone."""
    table = duel(
        cards=("Fortifications", "Altar"),
        cities=(("Quarry",), ("Clay Pool", "Shelf Quarry")),
        coins=(9, 7),
    )
    assert table.price("Fortifications") == 4 + 3 + 2
    assert table.build("Fortifications").coins(A) == 0


# Production


@pytest.mark.rulebook("duel.production.sources")
def test_brown_grey_and_yellow_cards_and_wonders_produce() -> None:
    """Chapter "Production": four sources for Merchants Guild, each needed (CWGP)."""
    table = duel(
        cards=("Merchants Guild", "Lumber Yard", "Altar", "Caravansery", "Baths", "Press"),
        wonders=(("Piraeus",), ()),
        coins=(30, 7),
    )
    assert table.price("Merchants Guild") == 8
    assert table.build("Lumber Yard").discard("Altar").price("Merchants Guild") == 6
    assert table.build("Caravansery").discard("Baths").price("Merchants Guild") == 4
    assert table.wonder("Piraeus", "Press").price("Merchants Guild") == 2

    sources = ["Lumber Yard", "Press", "Caravansery"]
    for built, city, price in (
        (("Piraeus",), sources, 0),
        ((), sources, 2),
        *((("Piraeus",), [s for s in sources if s != missing], 2) for missing in sources),
    ):
        table = duel(cards=("Merchants Guild",), cities=(city, ()), built=(built, ()))
        assert table.price("Merchants Guild") == price, (built, city)


@pytest.mark.rulebook("duel.production.anton-city")
def test_antons_city_produces_what_its_cards_show() -> None:
    """Chapter "Production", example: stone once, clay three times, papyrus once."""
    table = duel(cards=(*ANTON, "Altar", "Baths", "Tavern"), coins=(3, 7))
    table.build("Quarry").discard("Altar").build("Clay Pool").discard("Baths")
    table.build("Brickyard").discard("Tavern").build("Press")
    assert table.production(A) == {"S": 1, "C": 3, "P": 1}
    assert table.production(B) == {}


@pytest.mark.rulebook("duel.production.all-resources")
def test_a_city_with_all_resources_of_a_card_can_build_it() -> None:
    """Chapter "Production": exactly the cost of Fortifications, and no coins."""
    city = ("Shelf Quarry", "Clay Pool", "Press")
    table = duel(cards=("Fortifications", "Altar"), cities=(city, ()), coins=(0, 7))
    assert table.price("Fortifications") == 0
    assert "Fortifications" in table.build("Fortifications").city(A)


@pytest.mark.rulebook("duel.production.baths-garrison")
@pytest.mark.parametrize("card", ["Baths", "Garrison"])
def test_anton_can_build_baths_or_garrison(card: str) -> None:
    """Chapter "Production", example: Anton's city, without coins."""
    table = duel(cards=("Baths", "Garrison"), cities=(ANTON, ()), coins=(0, 7))
    assert table.price(card) == 0
    assert card in table.build(card).city(A)


@pytest.mark.rulebook("duel.production.apothecary")
def test_anton_cannot_build_apothecary_without_trade() -> None:
    """Chapter "Production", example: he lacks glass, which costs 2."""
    table = duel(cards=("Apothecary", "Altar"), cities=(ANTON, ()), coins=(0, 7))
    assert not table.can_build("Apothecary")
    table = duel(cards=("Apothecary", "Altar"), cities=(ANTON, ()), coins=(2, 7))
    assert table.price("Apothecary") == 2
    assert table.build("Apothecary").coins(A) == 0


@pytest.mark.rulebook("duel.production.not-spent")
def test_resources_are_not_spent() -> None:
    """Chapter "Production": A builds Baths with the stone of Quarry."""
    table = duel(cards=("Baths", "Altar"), cities=(("Quarry",), ()), coins=(0, 7))
    assert table.build("Baths").production(A) == {"S": 1}


@pytest.mark.rulebook("duel.production.every-turn")
def test_resources_can_be_used_every_turn() -> None:
    """Chapter "Production": the same stone in two turns, for two cards."""
    city = ("Quarry", "Lumber Yard")
    table = duel(cards=("Baths", "Altar", "Rostrum", "Walls"), cities=(city, ()), coins=(0, 7))
    table.build("Baths").discard("Altar")
    assert table.price("Rostrum") == 0
    table.build("Rostrum")
    assert table.city(A) == {*city, "Baths", "Rostrum"}
    assert table.coins(A) == 0


@pytest.mark.rulebook("duel.production.never-decreases")
def test_production_falls_only_by_statue_of_zeus_and_circus_maximus(random_game) -> None:
    """Chapter "Production": in random games, and once on purpose."""
    table = duel(
        wonders=(("The Statue of Zeus", "Circus Maximus"), ()),
        cities=((), ("Sawmill", "Press", "Glassworks")),
        coins=(40, 7),
    )
    table.wonder("The Statue of Zeus").card("Sawmill")
    assert table.production(B) == {"G": 1, "P": 1}
    table.discard(table.accessible()[0]).wonder("Circus Maximus").card("Press")
    assert table.production(B) == {"G": 1}

    destroyers = {WONDER_BY_NAME[name].id for name in ("The Statue of Zeus", "Circus Maximus")}
    for seed in range(12):
        before = {A: {}, B: {}}
        constructed = None
        for table in random_game(seed):
            constructed = next((e for e in table.events if e[0] == Event.WONDER_BUILT), constructed)
            for player in (A, B):
                after = table.production(player)
                if any(after.get(letter, 0) < units for letter, units in before[player].items()):
                    assert Event.CARD_DESTROYED in [event for event, *_ in table.events]
                    assert constructed[1] == 1 - player
                    assert constructed[2] in destroyers
                before[player] = after


# Trade


@pytest.mark.rulebook("duel.trade.missing-can-be-bought")
@pytest.mark.parametrize(("letter", "card"), ONE_UNIT_CARDS.items())
def test_any_missing_resource_can_be_bought(letter: str, card: str) -> None:
    """Chapter "Trade": one unit of each resource, with enough coins and with one too few."""
    table = duel(cards=(card, "Altar"), coins=(2, 7))
    assert table.unit_price(letter) == table.price(card) == 2
    assert table.build(card).coins(A) == 0
    assert not duel(cards=(card, "Altar"), coins=(1, 7)).can_build(card)


@pytest.mark.rulebook("duel.trade.price-varies")
def test_a_price_changes_as_the_opponent_builds() -> None:
    """Chapter "Trade": B builds Quarry, Shelf Quarry, Stone Pit; stone gets dearer for A."""
    table = duel(to_move=B, cards=("Quarry", "Altar", "Shelf Quarry", "Baths", "Stone Pit"))
    assert table.unit_price("S") == 2
    assert table.build("Quarry").unit_price("S") == 3
    assert table.discard("Altar").build("Shelf Quarry").unit_price("S") == 5
    assert table.discard("Baths").build("Stone Pit").unit_price("S") == 6


@pytest.mark.rulebook("duel.trade.price-formula")
@pytest.mark.parametrize(
    ("city", "symbols"),
    [
        ((), 0),
        (("Quarry",), 1),
        (("Shelf Quarry",), 2),
        (("Quarry", "Shelf Quarry"), 3),
        (("Quarry", "Stone Pit", "Shelf Quarry"), 4),
    ],
)
def test_a_unit_costs_two_and_one_for_each_symbol_of_the_opponent(city, symbols: int) -> None:
    """Chapter "Trade": symbols count, not cards, and only those of this resource."""
    table = duel(cities=(("Press",), (*city, "Clay Pool", "Glassworks")))
    assert table.unit_price("S") == 2 + symbols
    assert [table.unit_price(letter) for letter in "WCGP"] == [2, 3, 3, 2]
    assert table.unit_price("P", B) == 3


@pytest.mark.rulebook("duel.trade.pay-bank")
def test_coins_for_resources_go_to_the_bank() -> None:
    """Chapter "Trade", note: the price depends on B's city, but B gets nothing."""
    table = duel(
        cards=("Baths", "Altar", "Tavern"),
        cities=((), ("Shelf Quarry",)),
        wonders=(("The Pyramids",), ()),
        coins=(18, 7),
    )
    table.build("Baths")
    assert (table.coins(A), table.coins(B)) == (14, 7)
    table.build("Altar").wonder("The Pyramids")
    assert (table.coins(A), table.coins(B)) == (0, 7)


@pytest.mark.rulebook("duel.trade.no-limit")
def test_any_number_of_resources_can_be_bought_in_a_turn() -> None:
    """Chapter "Trade", note: all five units of Palace at once."""
    table = duel(cards=("Palace", "Altar"), coins=(40, 7))
    assert table.price("Palace") == 10
    assert table.build("Palace").coins(A) == 30
    assert "Palace" in table.city(A)


@pytest.mark.rulebook("duel.trade.yellow-and-wonders-ignored")
def test_yellow_cards_and_wonders_do_not_raise_the_opponents_prices() -> None:
    """Chapter "Trade", note: B produces only with yellow cards and wonders."""
    table = duel(
        cards=("Walls", "Altar"),
        cities=((), ("Forum", "Caravansery")),
        built=((), ("Piraeus", "The Great Lighthouse")),
    )
    assert [table.unit_price(letter) for letter in RESOURCE_LETTERS] == [2] * 5
    assert table.price("Baths", B) == 0  # though B does produce


@pytest.mark.rulebook("duel.trade.fixed-price")
@pytest.mark.parametrize(
    ("card", "letters"),
    [("Stone Reserve", "S"), ("Clay Reserve", "C"), ("Wood Reserve", "W"), ("Customs House", "GP")],
)
def test_some_yellow_cards_fix_a_price_at_one_coin(card: str, letters: str) -> None:
    """Chapter "Trade", note: A's price is 1 whatever B produces, only for what the card shows."""
    raw = ("Quarry", "Shelf Quarry", "Clay Pool", "Brickyard", "Lumber Yard", "Sawmill")
    goods = ("Glassworks", "Glass-Blower", "Press", "Drying Room")
    table = duel(cities=((card,), (*raw, *goods)))
    usual = dict.fromkeys("WSC", 5) | dict.fromkeys("GP", 4)
    for letter, price in usual.items():
        assert table.unit_price(letter) == (1 if letter in letters else price)
        assert table.unit_price(letter, B) == 2


@pytest.mark.rulebook("duel.trade.dmytro-shelf-quarry-anton-pays")
@pytest.mark.parametrize(("card", "price"), [("Baths", 4), ("Walls", 8), ("Aqueduct", 12)])
def test_each_stone_costs_anton_four_coins(card: str, price: int) -> None:
    """Chapter "Trade", example: Dmytro's Shelf Quarry; Anton buys one, two or three stone."""
    table = duel(cards=(card, "Altar"), cities=((), ("Shelf Quarry",)), coins=(price, 7))
    assert table.unit_price("S") == 4
    assert table.price(card) == price
    assert table.build(card).coins(A) == 0


@pytest.mark.rulebook("duel.trade.dmytro-third-stone")
def test_a_third_stone_costs_dmytro_two_coins() -> None:
    """Chapter "Trade", example: two stone of his own, none on Anton's brown cards."""
    table = duel(cards=("Aqueduct", "Altar"), cities=(("Shelf Quarry",), ()), coins=(2, 7))
    assert table.price("Aqueduct") == 2
    assert table.build("Aqueduct").coins(A) == 0


@pytest.mark.rulebook("duel.trade.fortifications-5")
def test_dmytro_pays_five_coins_for_fortifications() -> None:
    """Chapter "Trade", example: two stone of his own, clay at 3 and papyrus at 2."""
    table = duel(
        cards=("Fortifications", "Altar"),
        cities=(("Shelf Quarry",), ("Clay Pool",)),
        coins=(5, 7),
    )
    assert table.price("Fortifications") == 5
    table.build("Fortifications")
    assert (table.coins(A), table.coins(B)) == (0, 7)


@pytest.mark.rulebook("duel.trade.aqueduct-12")
def test_anton_pays_twelve_coins_for_aqueduct() -> None:
    """Chapter "Trade", example: three stone at 4; with 11 coins he cannot build it."""
    table = duel(cards=("Aqueduct", "Altar"), cities=((), ("Shelf Quarry",)), coins=(12, 7))
    assert table.price("Aqueduct") == 12
    assert not duel(
        cards=("Aqueduct", "Altar"), cities=((), ("Shelf Quarry",)), coins=(11, 7)
    ).can_build("Aqueduct")
    table.build("Aqueduct")
    assert (table.coins(A), table.coins(B)) == (0, 7)


# Coin cost


@pytest.mark.rulebook("duel.coin-cost.pay-bank")
@pytest.mark.parametrize(("card", "coins"), COIN_CARDS)
def test_a_cost_in_coins_goes_to_the_bank(card: str, coins: int) -> None:
    """Chapter "Coin cost": A has coins to spare; B's treasury does not change."""
    table = duel(cards=(card, "Altar"), coins=(10, 7), conflict=-3)
    table.build(card)
    assert (table.coins(A), table.coins(B)) == (10 - coins, 7)


@pytest.mark.rulebook("duel.coin-cost.scriptorium-stone-pit")
@pytest.mark.parametrize(("card", "coins"), [("Scriptorium", 2), ("Stone Pit", 1)])
def test_scriptorium_costs_two_coins_and_stone_pit_one(card: str, coins: int) -> None:
    """Chapter "Coin cost", example: exactly enough coins, and one too few."""
    table = duel(cards=(card, "Altar"), coins=(coins, 7))
    assert table.build(card).coins(A) == 0
    assert not duel(cards=(card, "Altar"), coins=(coins - 1, 7)).can_build(card)


# Coins and resources


@pytest.mark.rulebook("duel.mixed-cost.both-parts")
def test_a_mixed_cost_needs_coins_and_resources() -> None:
    """Chapter "Coins and resources": Caravansery with glass and papyrus of one's own."""
    city = ("Glassworks", "Press")
    table = duel(cards=("Caravansery", "Altar"), cities=(city, ()), coins=(2, 7))
    table.build("Caravansery")
    assert (table.coins(A), table.coins(B)) == (0, 7)
    table = duel(cards=("Caravansery", "Altar"), cities=(city, ()), coins=(1, 7))
    assert not table.can_build("Caravansery")
    table = duel(cards=("Caravansery", "Altar"), cities=(("Press",), ()), coins=(3, 7))
    assert not table.can_build("Caravansery")


@pytest.mark.rulebook("duel.mixed-cost.caravansery-7")
def test_dmytro_pays_seven_coins_for_caravansery() -> None:
    """Chapter "Coins and resources", example: 2 coins, glass at 3, papyrus at 2."""
    table = duel(cards=("Caravansery", "Altar"), cities=((), ("Glassworks",)), coins=(7, 7))
    assert table.price("Caravansery") == 7
    assert table.build("Caravansery").coins(A) == 0
    assert not duel(
        cards=("Caravansery", "Altar"), cities=((), ("Glassworks",)), coins=(6, 7)
    ).can_build("Caravansery")


# Free construction condition (chains)


@pytest.mark.rulebook("duel.chains.chain-symbol")
def test_seventeen_cards_give_a_chain_symbol_of_their_own() -> None:
    """Chapter "Free construction condition (chains)": the cards that show a white symbol."""
    givers = {card.name: card.chain_gives for card in BASE_CARDS if card.chain_gives}
    assert set(givers) == {giver for giver, _ in CHAINS}
    assert len(set(givers.values())) == 17


@pytest.mark.rulebook("duel.chains.needed-symbol")
def test_seventeen_cards_of_later_ages_need_the_symbol_of_an_earlier_card() -> None:
    """Chapter "Free construction condition (chains)": the cards with a symbol in their cost."""
    givers = {card.chain_gives: card for card in BASE_CARDS if card.chain_gives}
    needers = [card for card in BASE_CARDS if card.chain_needs]
    assert {(givers[card.chain_needs].name, card.name) for card in needers} == set(CHAINS)
    assert len(needers) == 17
    for card in needers:
        assert card.age in (2, 3)
        assert givers[card.chain_needs].age < card.age


@pytest.mark.rulebook("duel.chains.free-with-symbol")
@pytest.mark.parametrize(("giver", "card"), CHAINS)
def test_a_building_is_free_for_the_city_that_has_its_symbol(giver: str, card: str) -> None:
    """Chapter "Free construction condition (chains)": A has nothing but the earlier building."""
    age = CARD_BY_NAME[card].age
    table = duel(age=age, cards=(card,), covered=("Walls",), cities=((giver,), ()), coins=(0, 7))
    assert table.price(card) == 0
    table.build(card)
    assert table.city(A) == {giver, card}
    assert (Event.CARD_BUILT, A, CARD_BY_NAME[card].id, 0) in table.events
    theirs = duel(age=age, cards=(card,), covered=("Walls",), cities=((), (giver,)), coins=(0, 7))
    assert not theirs.can_build(card)


@pytest.mark.rulebook("duel.chains.baths-aqueduct")
def test_baths_make_antons_aqueduct_free() -> None:
    """Chapter "Free construction condition (chains)", example: Anton has no coins for stone."""
    table = duel(
        age=2, cards=("Aqueduct", "Altar"), cities=(("Baths",), ("Shelf Quarry",)), coins=(0, 7)
    )
    assert table.price("Aqueduct") == 0
    assert "Aqueduct" in table.build("Aqueduct").city(A)

    table = duel(age=2, cards=("Baths", "Altar", "Aqueduct"), coins=(2, 7))
    assert table.price("Aqueduct") == 6
    table.build("Baths").discard("Altar").build("Aqueduct")
    assert table.city(A) == {"Baths", "Aqueduct"}
    assert table.coins(A) == 0


@pytest.mark.rulebook("duel.chains.palisade-fortifications")
def test_palisade_of_age_one_makes_fortifications_of_age_three_free() -> None:
    """Chapter "Free construction condition (chains)", example: the chain skips an Age."""
    table = duel(age=3, cards=("Fortifications", "Altar"), cities=(("Palisade",), ()), coins=(0, 7))
    assert (CARD_BY_NAME["Palisade"].age, CARD_BY_NAME["Fortifications"].age) == (1, 3)
    assert table.price("Fortifications") == 0
    assert "Fortifications" in table.build("Fortifications").city(A)
