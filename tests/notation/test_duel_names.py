"""7 Wonders Duel, Ukrainian rulebook: the chapter "Card names"; names in Pantheon's rulebooks.

The lists are written as printed. The catalogue makes capital letters uniform: a Ukrainian name
begins with one and has no other.
"""

import pytest

from mirabilia.duel.components import CARDS, GUILD_AGE, TEMPLE_AGE, TOKENS, WONDERS
from mirabilia.duel.pantheon.components import GOD_CARDS
from mirabilia.duel.vocabulary import Mythology
from mirabilia.notation.catalogue import LANGUAGES, name, text

AGE_1 = """
    Altar / Алтар
    Apothecary / Аптека
    Baths / Лазня
    Clay Pit / Глинна Яма
    Clay Pool / Глинний Кар’єр
    Clay Reserve / Запас Глини
    Garrison / Гарнізон
    Glassworks / Виробництво скла
    Guard Tower / Сторожова Вежа
    Logging Camp / Табір Лісорубів
    Lumber Yard / Склад дерева
    Palisade / Частокіл
    Pharmacist / Фармацевт
    Press / Прес
    Quarry / Кар’єр
    Scriptorium / Скрипторій
    Stable / Стайні
    Stone Pit / Каменярня
    Stone Reserve / Запас Каменю
    Tavern / Таверна
    Theater / Театр
    Wood Reserve / Запас Дерева
    Workshop / Майстерня
"""
AGE_2 = """
    Aqueduct / Акведук
    Archery Range / Стрільбище
    Barracks / Казарми
    Brewery / Пивоварня
    Brickyard / Цегляна майстерня
    Caravansery / Караван-сарай
    Courthouse / Суд
    Customs House / Митниця
    Dispensary / Амбулаторія
    Drying Room / Сушилка
    Forum / Форум
    Glass-blower / Склодуви
    Horse Breeders / Конярі
    Laboratory / Лабораторія
    Library / Бібліотека
    Parade Ground / Плац
    Rostrum / Трибуна
    Sawmill / Лісопилка
    School / Школа
    Shelf Quarry / Глибокий кар’єр
    Statue / Статуя
    Temple / Храм Артеміди
    Walls / Стіни
"""
AGE_3 = """
    Academy / Академія
    Arena / Арена
    Armory / Склад Зброї
    Arsenal / Арсенал
    Chamber of Commerce / Торгова Палата
    Circus / Цирк
    Pretorium / Військовий штаб
    Fortifications / Фортифікація
    Gardens / Сади
    Lighthouse / Маяк
    Obelisk / Обеліск
    Observatory / Обсерваторія
    Palace / Палац
    Pantheon / Пантеон
    Port / Порт
    Senate / Сенат
    Siege Workshop / Майстерня військових механізмів
    Study / Аудиторія
    Town Hall / Ратуша
    University / Університет
"""
GUILDS = """
    Builders Guild / Гільдія Будівельників
    Magistrates Guild / Гільдія Суддів
    Merchants Guild / Гільдія Торговців
    MoneyLenders Guild / Гільдія Лихварів
    Scientists Guild / Гільдія Вчених
    Shipowners Guild / Гільдія Судновласників
    Tacticians Guild / Гільдія Тактиків
"""
GODS = """
    Enki / Енкі / Энки
    Ishtar / Іштар / Иштар
    Nisaba / Нісаба / Нисаба
    Astarte / Астарта / Астарта
    Baal / Баал / Баал
    Tanit / Таніт / Танит
    Aphrodite / Афродіта / Афродита
    Hades / Аїд / Аид
    Zeus / Зевс / Зевс
    Anubis / Анубіс / Анубис
    Isis / Ісіда / Исида
    Ra / Ра / Ра
    Mars / Марс / Марс
    Minerva / Мінерва / Минерва
    Neptune / Нептун / Нептун
    Gate / Брама / Врата
"""
PANTHEON_WONDERS = """
    The Sanctuary / Святиня / Святилище
    The Divine Theater / Божественний Театр / Божественный театр
"""
PANTHEON_TOKENS = """
    Mysticism / Містицизм / Мистицизм
    Poliorcetics / Мистецтво облоги / Осадная техника
    Engineering / Інженерія / Инженерное дело
"""
MYTHOLOGIES = """
    Mesopotamian / Месопотамська / Месопотамская
    Phoenician / Фінікійська / Финикийская
    Greek / Грецька / Греческая
    Egyptian / Єгипетська / Египетская
    Roman / Римська / Римская
"""


def pairs(listed: str) -> dict[str, str]:
    """English names in small letters with their Ukrainian ones."""
    names = (line.split(" / ") for line in listed.strip().splitlines())
    return {english.strip().lower(): ukrainian for english, ukrainian in names}


def message(english: str) -> str:
    return "card-" + english.lower().replace(" ", "-")


@pytest.mark.parametrize(
    ("age", "listed", "number"),
    [
        pytest.param(1, AGE_1, 23, marks=pytest.mark.rulebook("duel.names.age-1")),
        pytest.param(2, AGE_2, 23, marks=pytest.mark.rulebook("duel.names.age-2")),
        pytest.param(3, AGE_3, 20, marks=pytest.mark.rulebook("duel.names.age-3")),
        pytest.param(GUILD_AGE, GUILDS, 7, marks=pytest.mark.rulebook("duel.names.guilds")),
    ],
)
def test_the_names_are_those_of_the_rulebooks_list(age: int, listed: str, number: int) -> None:
    """Chapter "Card names": English as in the card table, Ukrainian as in the list."""
    names = pairs(listed)
    cards = [card.name for card in CARDS if card.age == age]
    assert len(names) == number
    assert {card.lower() for card in cards} == set(names)
    assert {card: text("en", message(card)) for card in cards} == {card: card for card in cards}
    ukrainian = {card: names[card.lower()].capitalize() for card in cards}
    if age == 2:
        ukrainian["Temple"] = "Храм"  # the list gives it the name of a wonder
    assert {card: text("uk", message(card)) for card in cards} == ukrainian


@pytest.mark.rulebook("duel.names.age-2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_temple_is_not_called_like_the_wonder(language: str) -> None:
    """Chapter "Card names": the list confuses Temple and The Temple of Artemis."""
    wonder = text(language, "wonder-the-temple-of-artemis")
    assert text(language, "card-temple") != wonder


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_or_wonders_share_a_name(language: str) -> None:
    messages = [message(card.name) for card in CARDS]
    messages += [message(wonder.name).replace("card-", "wonder-") for wonder in WONDERS]
    assert len({text(language, name) for name in messages}) == len(messages) == 78 + 14


@pytest.mark.parametrize(
    ("kind", "things", "listed"),
    [
        ("god", [god.name for god in GOD_CARDS], GODS),
        ("wonder", [wonder.name for wonder in WONDERS if wonder.pantheon], PANTHEON_WONDERS),
        ("progress", [token.name for token in TOKENS if token.pantheon], PANTHEON_TOKENS),
        ("mythology", [mythology.name.capitalize() for mythology in Mythology], MYTHOLOGIES),
    ],
)
def test_pantheons_names_are_those_of_its_rulebooks(
    kind: str, things: list[str], listed: str
) -> None:
    """Ukrainian and Russian rulebooks, the chapters that describe the components."""
    printed = [line.strip().split(" / ") for line in listed.strip().splitlines()]
    assert [[name(each, kind, thing) for each in LANGUAGES] for thing in things] == [
        [english, ukrainian.capitalize(), russian] for english, ukrainian, russian in printed
    ]


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_a_grand_temple_is_named_by_its_mythology(language: str) -> None:
    """The rulebooks name the kind of card; the mythology tells the five apart."""
    temples = [card.name for card in CARDS if card.age == TEMPLE_AGE]
    for temple, mythology in zip(temples, Mythology, strict=True):
        adjective, *kind = name(language, "card", temple).split()
        assert kind == ["великий", "храм"]
        assert adjective[:-2] in name(language, "mythology", mythology.name)
