"""7 Wonders rulebook, first edition, chapter "List of cards and chains"."""

from itertools import pairwise

import pytest

from mirabilia.classic.components import CARDS
from mirabilia.classic.vocabulary import Edition
from mirabilia.notation import catalogue
from support.classic import A, classic
from support.classic_building import (
    check_building,
    check_chains,
    check_copies,
    check_counting,
    check_price,
    check_sales,
    check_table,
    check_units,
    printed,
)
from support.classic_printed import FIRST

LISTED = [
    pytest.param("Lumber Yard", marks=pytest.mark.rulebook("sw1.list.lumber-yard")),
    pytest.param("Stone Pit", marks=pytest.mark.rulebook("sw1.list.stone-pit")),
    pytest.param("Clay Pool", marks=pytest.mark.rulebook("sw1.list.clay-pool")),
    pytest.param("Ore Vein", marks=pytest.mark.rulebook("sw1.list.ore-vein")),
    pytest.param("Tree Farm", marks=pytest.mark.rulebook("sw1.list.tree-farm")),
    pytest.param("Excavation", marks=pytest.mark.rulebook("sw1.list.excavation")),
    pytest.param("Clay Pit", marks=pytest.mark.rulebook("sw1.list.clay-pit")),
    pytest.param("Timber Yard", marks=pytest.mark.rulebook("sw1.list.timber-yard")),
    pytest.param("Forest Cave", marks=pytest.mark.rulebook("sw1.list.forest-cave")),
    pytest.param("Mine", marks=pytest.mark.rulebook("sw1.list.mine")),
    pytest.param("Loom", marks=pytest.mark.rulebook("sw1.list.loom")),
    pytest.param("Glassworks", marks=pytest.mark.rulebook("sw1.list.glassworks")),
    pytest.param("Press", marks=pytest.mark.rulebook("sw1.list.press")),
    pytest.param("Sawmill", marks=pytest.mark.rulebook("sw1.list.sawmill")),
    pytest.param("Quarry", marks=pytest.mark.rulebook("sw1.list.quarry")),
    pytest.param("Brickyard", marks=pytest.mark.rulebook("sw1.list.brickyard")),
    pytest.param("Foundry", marks=pytest.mark.rulebook("sw1.list.foundry")),
    pytest.param("Loom II", marks=pytest.mark.rulebook("sw1.list.loom-2")),
    pytest.param("Glassworks II", marks=pytest.mark.rulebook("sw1.list.glassworks-2")),
    pytest.param("Press II", marks=pytest.mark.rulebook("sw1.list.press-2")),
    pytest.param("Workers Guild", marks=pytest.mark.rulebook("sw1.list.workers-guild")),
    pytest.param("Craftsmens Guild", marks=pytest.mark.rulebook("sw1.list.craftsmens-guild")),
    pytest.param("Traders Guild", marks=pytest.mark.rulebook("sw1.list.traders-guild")),
    pytest.param("Philosophers Guild", marks=pytest.mark.rulebook("sw1.list.philosophers-guild")),
    pytest.param("Spies Guild", marks=pytest.mark.rulebook("sw1.list.spies-guild")),
    pytest.param("Strategists Guild", marks=pytest.mark.rulebook("sw1.list.strategists-guild")),
    pytest.param("Shipowners Guild", marks=pytest.mark.rulebook("sw1.list.shipowners-guild")),
    pytest.param("Scientists Guild", marks=pytest.mark.rulebook("sw1.list.scientists-guild")),
    pytest.param("Magistrates Guild", marks=pytest.mark.rulebook("sw1.list.magistrates-guild")),
    pytest.param("Builders Guild", marks=pytest.mark.rulebook("sw1.list.builders-guild")),
    pytest.param("Pawnshop", marks=pytest.mark.rulebook("sw1.list.pawnshop")),
    pytest.param("Baths", marks=pytest.mark.rulebook("sw1.list.baths")),
    pytest.param("Altar", marks=pytest.mark.rulebook("sw1.list.altar")),
    pytest.param("Theater", marks=pytest.mark.rulebook("sw1.list.theater")),
    pytest.param("Aqueduct", marks=pytest.mark.rulebook("sw1.list.aqueduct")),
    pytest.param("Temple", marks=pytest.mark.rulebook("sw1.list.temple")),
    pytest.param("Statue", marks=pytest.mark.rulebook("sw1.list.statue")),
    pytest.param("Courthouse", marks=pytest.mark.rulebook("sw1.list.courthouse")),
    pytest.param("Pantheon", marks=pytest.mark.rulebook("sw1.list.pantheon")),
    pytest.param("Gardens", marks=pytest.mark.rulebook("sw1.list.gardens")),
    pytest.param("Town Hall", marks=pytest.mark.rulebook("sw1.list.town-hall")),
    pytest.param("Palace", marks=pytest.mark.rulebook("sw1.list.palace")),
    pytest.param("Senate", marks=pytest.mark.rulebook("sw1.list.senate")),
    pytest.param("Tavern", marks=pytest.mark.rulebook("sw1.list.tavern")),
    pytest.param("East Trading Post", marks=pytest.mark.rulebook("sw1.list.east-trading-post")),
    pytest.param("West Trading Post", marks=pytest.mark.rulebook("sw1.list.west-trading-post")),
    pytest.param("Marketplace", marks=pytest.mark.rulebook("sw1.list.marketplace")),
    pytest.param("Forum", marks=pytest.mark.rulebook("sw1.list.forum")),
    pytest.param("Caravansery", marks=pytest.mark.rulebook("sw1.list.caravansery")),
    pytest.param("Vineyard", marks=pytest.mark.rulebook("sw1.list.vineyard")),
    pytest.param("Bazaar", marks=pytest.mark.rulebook("sw1.list.bazaar")),
    pytest.param("Haven", marks=pytest.mark.rulebook("sw1.list.haven")),
    pytest.param("Lighthouse", marks=pytest.mark.rulebook("sw1.list.lighthouse")),
    pytest.param("Chamber of Commerce", marks=pytest.mark.rulebook("sw1.list.chamber-of-commerce")),
    pytest.param("Arena", marks=pytest.mark.rulebook("sw1.list.arena")),
    pytest.param("Stockade", marks=pytest.mark.rulebook("sw1.list.stockade")),
    pytest.param("Barracks", marks=pytest.mark.rulebook("sw1.list.barracks")),
    pytest.param("Guard Tower", marks=pytest.mark.rulebook("sw1.list.guard-tower")),
    pytest.param("Walls", marks=pytest.mark.rulebook("sw1.list.walls")),
    pytest.param("Training Ground", marks=pytest.mark.rulebook("sw1.list.training-ground")),
    pytest.param("Stables", marks=pytest.mark.rulebook("sw1.list.stables")),
    pytest.param("Archery Range", marks=pytest.mark.rulebook("sw1.list.archery-range")),
    pytest.param("Fortifications", marks=pytest.mark.rulebook("sw1.list.fortifications")),
    pytest.param("Circus", marks=pytest.mark.rulebook("sw1.list.circus")),
    pytest.param("Arsenal", marks=pytest.mark.rulebook("sw1.list.arsenal")),
    pytest.param("Siege Workshop", marks=pytest.mark.rulebook("sw1.list.siege-workshop")),
    pytest.param("Apothecary", marks=pytest.mark.rulebook("sw1.list.apothecary")),
    pytest.param("Workshop", marks=pytest.mark.rulebook("sw1.list.workshop")),
    pytest.param("Scriptorium", marks=pytest.mark.rulebook("sw1.list.scriptorium")),
    pytest.param("Dispensary", marks=pytest.mark.rulebook("sw1.list.dispensary")),
    pytest.param("Laboratory", marks=pytest.mark.rulebook("sw1.list.laboratory")),
    pytest.param("Library", marks=pytest.mark.rulebook("sw1.list.library")),
    pytest.param("School", marks=pytest.mark.rulebook("sw1.list.school")),
    pytest.param("Lodge", marks=pytest.mark.rulebook("sw1.list.lodge")),
    pytest.param("Observatory", marks=pytest.mark.rulebook("sw1.list.observatory")),
    pytest.param("University", marks=pytest.mark.rulebook("sw1.list.university")),
    pytest.param("Academy", marks=pytest.mark.rulebook("sw1.list.academy")),
    pytest.param("Study", marks=pytest.mark.rulebook("sw1.list.study")),
]
# Chains from left to right over the Ages, as the list arranges them
LINES = (
    ("Baths", "Aqueduct"),
    ("Altar", "Temple", "Pantheon"),
    ("Theater", "Statue", "Gardens"),
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
UKRAINIAN = {
    "Academy": "Академія",
    "Altar": "Вівтар",
    "Apothecary": "Аптека",
    "Aqueduct": "Акведук",
    "Archery Range": "Стрільбище",
    "Arena": "Арена",
    "Arsenal": "Арсенал",
    "Barracks": "Бараки",
    "Baths": "Лазня",
    "Bazaar": "Базар",
    "Brickyard": "Цегляний склад",
    "Builders Guild": "Гільдія будівельників",
    "Caravansery": "Караван-сарай",
    "Chamber of Commerce": "Торгова палата",
    "Circus": "Цирк",
    "Clay Pit": "Глиняний кар'єр",
    "Clay Pool": "Поклади глини",
    "Courthouse": "Зала суду",
    "Craftsmens Guild": "Гільдія ремісників",
    "Dispensary": "Амбулаторія",
    "East Trading Post": "Східний торговий шлях",
    "Excavation": "Розкопки",
    "Forest Cave": "Лісова печера",
    "Fortifications": "Укріплення",
    "Forum": "Форум",
    "Foundry": "Ливарний цех",
    "Gardens": "Сади",
    "Glassworks": "Виробництво скла",
    "Guard Tower": "Вартова вежа",
    "Haven": "Гавань",
    "Laboratory": "Лабораторія",
    "Library": "Бібліотека",
    "Lighthouse": "Маяк",
    "Lodge": "Ложа",
    "Loom": "Ткацький верстат",
    "Lumber Yard": "Склад пиломатеріалів",
    "Magistrates Guild": "Гільдія суддів",
    "Marketplace": "Ринок",
    "Mine": "Шахта",
    "Observatory": "Обсерваторія",
    "Ore Vein": "Поклади руди",
    "Palace": "Палац",
    "Pantheon": "Пантеон",
    "Pawnshop": "Ломбард",
    "Philosophers Guild": "Гільдія філософів",
    "Press": "Друкарня",
    "Quarry": "Каменярня",
    "Sawmill": "Лісопилка",
    "School": "Школа",
    "Scientists Guild": "Гільдія вчених",
    "Scriptorium": "Скрипторій",
    "Senate": "Сенат",
    "Shipowners Guild": "Гільдія судновласників",
    "Siege Workshop": "Майстерня військових знарядь",
    "Spies Guild": "Гільдія шпигунів",
    "Stables": "Стайня",
    "Statue": "Статуя",
    "Stockade": "Частокіл",
    "Stone Pit": "Кам'яний кар'єр",
    "Strategists Guild": "Гільдія стратегів",
    "Study": "Науковий центр",
    "Tavern": "Таверна",
    "Temple": "Храм",
    "Theater": "Театр",
    "Timber Yard": "Склад деревини",
    "Town Hall": "Ратуша",
    "Traders Guild": "Гільдія торговців",
    "Training Ground": "Навчальний полігон",
    "Tree Farm": "Ферма деревини",
    "University": "Університет",
    "Vineyard": "Виноградник",
    "Walls": "Стіни",
    "West Trading Post": "Західний торговий шлях",
    "Workers Guild": "Гільдія робітників",
    "Workshop": "Майстерня",
}
COUNTING = [key for key, card in FIRST.items() if card.gives_per or card.points_per]


@pytest.mark.rulebook("sw1.list.names")
def test_the_list_names_seventy_five_cards_in_english_and_ukrainian() -> None:
    """List of cards: the first edition has these names; Loom, Glassworks, Press in two Ages."""
    names = {card.name for card in CARDS if Edition.FIRST in card.faces}
    assert names == UKRAINIAN.keys()
    assert len(names) == 75
    written = {name: catalogue.name("uk", "classic-card", name) for name in names}
    assert {name: text.replace("\u2019", "'") for name, text in written.items()} == UKRAINIAN


@pytest.mark.rulebook("sw1.list.legend")
def test_chains_run_along_the_lines_of_the_list_and_nowhere_else() -> None:
    """List of cards: the links of the table, from either end, are those of the lines."""
    links = {pair for line in LINES for pair in pairwise(line)}
    faces = {card.name: card.faces[Edition.FIRST] for card in CARDS if Edition.FIRST in card.faces}
    ages = {card.name: card.age for card in CARDS}
    assert {(giver, name) for name, face in faces.items() for giver in face.chains_from} == links
    assert {(name, taker) for name, face in faces.items() for taker in face.chains_to} == links
    assert all(ages[giver] < ages[taker] for giver, taker in links)


@pytest.mark.rulebook("sw1.list.legend")
@pytest.mark.parametrize("line", LINES, ids=" - ".join)
def test_a_line_of_the_list_is_built_for_nothing_from_its_first_card_on(
    line: tuple[str, ...],
) -> None:
    """List of cards: A owns the first card and not a coin; each next one is free, Age by Age."""
    owned = line[:1]
    for name in line[1:]:
        table = classic(
            age=FIRST[name].age, cities=(owned,), coins=(0, 0, 0), hands={A: [name, line[-1]]}
        )
        assert table.can_build(line[-1]) == (line[-1] == name)
        table.build(name).others()
        owned = (*owned, name)
        assert table.city() == set(owned)
        assert table.coins() == (3 if name == "Lighthouse" else 0)  # for three yellow cards


@pytest.mark.parametrize("key", LISTED)
def test_the_card_table_holds_the_card_as_printed(key: str) -> None:
    """List of cards: Age, colour, cost, effects, chains and player numbers of each card."""
    check_table(printed(key), "first")


@pytest.mark.parametrize("key", LISTED)
def test_the_decks_hold_a_copy_for_each_mark_up_to_the_number_of_players(key: str) -> None:
    """List of cards: with 3 to 7 players; of the guilds some are drawn, each of them once."""
    check_copies(printed(key), "first")


@pytest.mark.parametrize("key", LISTED)
def test_building_the_card_does_what_is_printed_and_no_more(key: str) -> None:
    """List of cards: A, whose city is empty, buys all it needs and builds the card."""
    check_building(printed(key), "first")


@pytest.mark.parametrize("key", LISTED)
def test_the_card_can_be_built_for_exactly_its_price(key: str) -> None:
    """List of cards: the printed cost is enough, and a coin less is not."""
    check_price(printed(key), "first")


@pytest.mark.parametrize("key", LISTED)
def test_neighbours_buy_what_brown_and_grey_cards_produce(key: str) -> None:
    """List of cards: and nothing of any other card; two units of the double ones."""
    check_sales(printed(key), "first")
    check_units(printed(key))


@pytest.mark.parametrize("key", LISTED)
def test_only_the_buildings_that_are_named_make_the_card_free(key: str) -> None:
    """List of cards: one earlier card, for Forum two; no other, and not a neighbour's."""
    check_chains(printed(key), "first")


@pytest.mark.parametrize("turned", [0, 1, 2])
@pytest.mark.parametrize("key", COUNTING)
def test_a_card_that_counts_things_counts_the_right_ones(key: str, turned: int) -> None:
    """List of cards: coins at once and points at the end, in three cities of different make."""
    check_counting(printed(key), "first", turned)
