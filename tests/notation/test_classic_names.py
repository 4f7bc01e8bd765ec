"""7 Wonders, first edition, Ukrainian rulebook: the list of cards with both names.

The list is written as printed. The catalogue makes capital letters and apostrophes uniform.
Names that no rulebook gives are translations of this project.
"""

import re

import pytest

from mirabilia.classic.components import BOARD_NAMES, CARDS, SIDE_NAMES
from mirabilia.classic.options import CHOICES
from mirabilia.classic.vocabulary import (
    COUNTED_KINDS,
    RESOURCES,
    Category,
    CoinCause,
    Colour,
    Edition,
    Event,
    Kind,
    Phase,
    Power,
    Symbol,
)
from mirabilia.notation.catalogue import LANGUAGES, name, slug, sources, text
from mirabilia.notation.classic.scores import VICTORIES
from mirabilia.notation.classic.words import amount, amounts, city_name, cost_words

IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
PRINTED = """
    Academy / Академія
    Altar / Вівтар
    Apothecary / Аптека
    Aqueduct / Акведук
    Archery Range / Стрільбище
    Arena / Арена
    Arsenal / Арсенал
    Barracks / Бараки
    Baths / Лазня
    Bazaar / Базар
    Brickyard / Цегляний склад
    Builders Guild / Гільдія будівельників
    Caravansery / Караван-сарай
    Chamber of Commerce / Торгова палата
    Circus / Цирк
    Clay Pit / Глиняний кар'єр
    Clay Pool / Поклади глини
    Courthouse / Зала суду
    Craftsmens Guild / Гільдія ремісників
    Dispensary / Амбулаторія
    East Trading Post / Східний торговий шлях
    Excavation / Розкопки
    Forest Cave / Лісова печера
    Fortifications / Укріплення
    Forum / Форум
    Foundry / Ливарний Цех
    Gardens / Сади
    Glassworks / Виробництво скла
    Guard Tower / Вартова вежа
    Haven / Гавань
    Laboratory / Лабораторія
    Library / Бібліотека
    Lighthouse / Маяк
    Lodge / Ложа
    Loom / Ткацький верстат
    Lumber Yard / Склад пиломатеріалів
    Magistrates Guild / Гільдія суддів
    Marketplace / Ринок
    Mine / Шахта
    Observatory / Обсерваторія
    Ore Vein / Поклади руди
    Palace / Палац
    Pantheon / Пантеон
    Pawnshop / Ломбард
    Philosophers Guild / Гільдія філософів
    Press / Друкарня
    Quarry / Каменярня
    Sawmill / Лісопилка
    School / Школа
    Scientists Guild / Гільдія вчених
    Scriptorium / Скрипторій
    Senate / Сенат
    Shipowners Guild / Гільдія судновласників
    Siege Workshop / Майстерня військових знарядь
    Spies Guild / Гільдія шпигунів
    Stables / Стайня
    Statue / Статуя
    Stockade / Частокіл
    Stone Pit / Кам'яний кар'єр
    Strategists Guild / Гільдія стратегів
    Study / Науковий центр
    Tavern / Таверна
    Temple / Храм
    Theater / Театр
    Timber Yard / Склад деревини
    Town Hall / Ратуша
    Traders Guild / Гільдія торговців
    Training Ground / Навчальний полігон
    Tree Farm / Ферма деревини
    University / Університет
    Vineyard / Виноградник
    Walls / Стіни
    West Trading Post / Західний торговий шлях
    Workers Guild / Гільдія робітників
    Workshop / Майстерня
"""
RUSSIAN = {  # those that the Russian rulebook mentions
    "Barracks": "Казармы",
    "Gardens": "Сады",
    "Guard Tower": "Сторожевая вышка",
    "Scriptorium": "Скрипторий",
    "Theater": "Театр",
}


def printed_names() -> dict[str, str]:
    """English names with the Ukrainian ones, in the catalogue's capitals and apostrophes."""
    lines = (line.strip().split(" / ") for line in PRINTED.strip().splitlines())
    return {english: ukrainian.capitalize().replace("'", "’") for english, ukrainian in lines}


def test_ukrainian_names_of_the_first_edition_are_those_of_the_rulebook() -> None:
    first = [card.name for card in CARDS if Edition.FIRST in card.faces]

    assert {card: name("uk", "classic-card", card) for card in first} == printed_names()


def test_russian_names_are_those_of_the_rulebook_where_it_has_them() -> None:
    assert {card: name("ru", "classic-card", card) for card in RUSSIAN} == RUSSIAN


def test_english_names_are_those_of_the_components() -> None:
    assert [name("en", "classic-card", card.name) for card in CARDS] == [c.name for c in CARDS]
    assert [name("en", "classic-board", board) for board in BOARD_NAMES] == list(BOARD_NAMES)


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("kind", "things"),
    [
        ("card", [card.name for card in CARDS]),
        ("board", BOARD_NAMES),
        ("wonder", BOARD_NAMES),
        ("side", [side for sides in SIDE_NAMES for side in sides]),
        ("edition", [edition.name for edition in Edition]),
        ("resource", RESOURCES),
        ("colour", [colour.name for colour in Colour]),
        ("symbol", [symbol.name for symbol in Symbol]),
        ("kind", [kind.name for kind in Kind]),
        ("category", [category.name for category in Category]),
        ("phase", [phase.name for phase in Phase]),
        ("power", [*(power.name for power in Power), "builds_discarded"]),
        ("power-rule", [*(power.name for power in Power), "builds_discarded"]),
        ("event-coins", [cause.name for cause in CoinCause]),
        ("victory", [*VICTORIES, "shared"]),
        ("option", [choice.name for choice in CHOICES]),
    ],
)
def test_everything_with_a_name_has_one_of_its_own(
    language: str, kind: str, things: list[str]
) -> None:
    words = {"city": "X", "coins": 1}
    names = [text(language, f"classic-{kind}-{slug(thing)}", **words) for thing in things]

    assert all(names)
    assert len(set(names)) == len(things)


@IN_EVERY_LANGUAGE
def test_every_value_of_every_option_has_a_name(language: str) -> None:
    for choice in CHOICES:
        names = [
            text(language, f"classic-option-{slug(choice.name)}-{slug(str(value))}")
            for value in choice.values
        ]
        assert len(set(names)) == len(choice.values)


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("scope", ["own", "neighbours", "all"])
def test_every_kind_that_effects_count_has_its_own_words(language: str, scope: str) -> None:
    kinds = list(Kind)[:COUNTED_KINDS]
    words = {text(language, f"classic-per-{scope}", kind=slug(kind.name)) for kind in kinds}

    assert len(words) == COUNTED_KINDS


def test_every_event_has_a_message() -> None:
    written = set(re.findall(r"^classic-event-([a-z-]+) =", "\n".join(sources("en")), re.MULTILINE))
    plain = {slug(event.name) for event in Event}
    families = {"coins", "game-over"}  # a message for each cause, for each ending

    assert plain - families <= written


# Counts

COUNTS = [1, 2, 4, 5, 11, 12, 21, 22, 25]


@pytest.mark.parametrize(
    ("language", "resource", "forms"),
    [
        ("en", "loom", "textile" + " textiles" * 8),
        ("uk", "wood", "деревина" + " деревини" * 5 + " деревина деревини деревини"),
        ("uk", "ore", "руда" + " руди" * 5 + " руда руди руди"),
        ("uk", "loom", "тканина тканини тканини тканин тканин тканин тканина тканини тканин"),
        ("ru", "wood", "древесина" + " древесины" * 5 + " древесина древесины древесины"),
        ("ru", "ore", "руда" + " руды" * 5 + " руда руды руды"),
        ("ru", "loom", "ткань ткани ткани тканей тканей тканей ткань ткани тканей"),
    ],
)
def test_units_of_a_resource_have_the_form_their_number_asks_for(
    language: str, resource: str, forms: str
) -> None:
    written = [amount(language, resource, count) for count in COUNTS]

    assert written == [f"{n} {form}" for n, form in zip(COUNTS, forms.split(), strict=True)]


def test_resources_are_listed_with_their_units() -> None:
    assert amounts("uk", {"ore": 2, "loom": 1}) == "2 руди, 1 тканина"
    assert cost_words("ru", 1, {"stone": 3}) == "1 монета, 3 камня"
    assert cost_words("en", 0, {}) == "–"


@pytest.mark.parametrize(
    ("language", "coins", "written"),
    [
        ("en", 0, ""),
        ("en", 1, " for 1 coin"),
        ("uk", 0, ""),
        ("uk", 3, " за 3 монети"),
        ("ru", 0, ""),
        ("ru", 5, " за 5 монет"),
    ],
)
def test_a_construction_without_coins_does_not_mention_them(
    language: str, coins: int, written: str
) -> None:
    assert text(language, "classic-spending", coins=coins) == written


def test_a_city_is_called_by_its_player_or_the_free_city() -> None:
    assert city_name("uk", 1) == "Гравець 2"
    assert city_name("en", 1, ["Ann", "Ben"]) == "Ben"
    assert [city_name(each, "free_city", ["Ann", "Ben"]) for each in LANGUAGES] == [
        "Free City",
        "Вільне місто",
        "Вольный город",
    ]
