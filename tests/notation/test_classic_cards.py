import json
import re
from collections import Counter
from typing import Any

import pytest

from mirabilia.classic.components import CARDS, Effect, deck_of
from mirabilia.classic.vocabulary import Edition, Kind, Power
from mirabilia.notation.catalogue import LANGUAGES
from mirabilia.notation.classic.cards import component_tables, effect_sentences


@pytest.fixture(scope="module")
def tables() -> dict[str, Any]:
    return component_tables()


def card(tables: dict[str, Any], name: str, edition: str = "first") -> dict[str, Any]:
    return next(row for row in tables["cards"] if (row["name"], row["edition"]) == (name, edition))


def side(tables: dict[str, Any], board: str, name: str) -> dict[str, Any]:
    return next(row for row in tables["wonders"] if (row["name"], row["side"]) == (board, name))


# The document


def test_the_tables_are_a_json_document(tables: dict[str, Any]) -> None:
    assert json.loads(json.dumps(tables)) == tables
    assert tables["game"] == "classic"


def test_both_editions_are_complete(tables: dict[str, Any]) -> None:
    assert Counter(row["edition"] for row in tables["cards"]) == {"first": 75, "second": 77}
    assert len({row["id"] for row in tables["cards"]}) == len(CARDS) == 79
    assert Counter(row["edition"] for row in tables["wonders"]) == {"first": 14, "second": 14}
    assert [edition["name"] for edition in tables["editions"]] == ["first", "second"]


def test_a_card_has_names_cost_effect_and_chains(tables: dict[str, Any]) -> None:
    assert card(tables, "Statue") == {
        "id": next(each.id for each in CARDS if each.name == "Statue"),
        "name": "Statue",
        "slug": "statue",
        "names": {"en": "Statue", "uk": "Статуя", "ru": "Статуя"},
        "edition": "first",
        "age": 2,
        "ages": [2],
        "guild": False,
        "colour": "blue",
        "cost": {
            "coins": 0,
            "resources": {"wood": 1, "ore": 2},
            "texts": {
                "en": "1 wood, 2 ore",
                "uk": "1 деревина, 2 руди",
                "ru": "1 древесина, 2 руды",
            },
        },
        "effect": {"points": 4},
        "texts": {
            "en": [
                "Worth 4 victory points.",
                "Free with Theater in your city.",
                "Makes free later: Gardens.",
            ],
            "uk": [
                "Приносить 4 переможні бали.",
                "Безкоштовно, якщо у вашому місті є «Театр».",
                "Згодом дає безкоштовно звести: «Сади».",
            ],
            "ru": [
                "Приносит 4 победных очка.",
                "Бесплатно, если в вашем городе есть «Театр».",
                "Позже даёт бесплатно построить: «Сады».",
            ],
        },
        "chains_from": ["Theater"],
        "chains_to": ["Gardens"],
        "copies": [
            {"age": 2, "from_players": [3, 7], "players": {"3": 1, "4": 1, "5": 1, "6": 1, "7": 2}}
        ],
        "copies_texts": {
            "en": ["Number of players: 3+, 7+."],
            "uk": ["За кількості гравців: 3+, 7+."],
            "ru": ["При числе игроков: 3+, 7+."],
        },
    }


def test_what_changed_between_the_editions_is_told_of_each(tables: dict[str, Any]) -> None:
    assert card(tables, "Temple")["chains_to"] == ["Pantheon"]
    assert card(tables, "Temple", "second")["chains_to"] == []
    assert card(tables, "Temple", "second")["effect"] == {"points": 4}
    assert card(tables, "Fortifications")["cost"]["resources"] == {"stone": 1, "ore": 3}
    assert card(tables, "Fortifications", "second")["cost"]["resources"] == {"clay": 1, "ore": 3}


@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("players", range(3, 8))
def test_copies_add_up_to_the_decks(tables: dict[str, Any], edition: Edition, players: int) -> None:
    rows = [row for row in tables["cards"] if row["edition"] == edition.name.lower()]
    for age in (1, 2, 3):
        counted = {
            row["id"]: of_age["players"][str(players)]
            for row in rows
            for of_age in row["copies"]
            if of_age["age"] == age and of_age["players"][str(players)]
        }
        assert counted == dict(Counter(deck_of(edition, players, age)))


def test_a_card_of_two_ages_tells_both(tables: dict[str, Any]) -> None:
    loom = card(tables, "Loom", "second")

    assert (loom["age"], loom["ages"]) == (1, [1, 2])
    assert loom["copies_texts"]["en"] == [
        "Age I, number of players: 3+, 6+.",
        "Age II, number of players: 3+, 5+.",
    ]
    assert loom["copies_texts"]["uk"][1] == "Епоха II, за кількості гравців: 3+, 5+."


def test_guilds_tell_how_many_of_them_are_used(tables: dict[str, Any]) -> None:
    guild = card(tables, "Spies Guild")

    assert (guild["guild"], guild["copies"]) == (True, [])
    assert guild["copies_texts"] == {
        "en": ["One of 10 guilds; the game uses 2 more of them than there are cities."],
        "uk": ["Одна з 10 гільдій; у грі їх на 2 більше, ніж міст."],
        "ru": ["Одна из 10 гильдий; в игре их на 2 больше, чем городов."],
    }
    assert tables["guilds_in_play"] == {"2": 5, "3": 5, "4": 6, "5": 7, "6": 8, "7": 9}


def test_a_side_has_its_start_and_its_stages(tables: dict[str, Any]) -> None:
    rhodos = side(tables, "Rhodos", "Night")

    assert rhodos["wonder_names"] == {
        "en": "The Colossus of Rhodes",
        "uk": "Колос Родоський",
        "ru": "Колосс Родосский",
    }
    assert rhodos["side_names"]["uk"] == "нічна сторона"
    assert rhodos["start"] == "ore"
    assert [stage["effect"] for stage in rhodos["stages"]] == [
        {"points": 3, "shields": 1, "coins": 3},
        {"points": 4, "shields": 1, "coins": 4},
    ]
    assert rhodos["texts"]["ru"] == [
        "Каждый раунд производит: 1 руда.",
        "Ярус 1 (3 камня): Даёт 1 щит. Даёт 3 монеты. Приносит 3 победных очка.",
        "Ярус 2 (4 руды): Даёт 1 щит. Даёт 4 монеты. Приносит 4 победных очка.",
    ]


def test_every_power_is_on_some_side_and_has_a_rule(tables: dict[str, Any]) -> None:
    effects = [stage["effect"] for row in tables["wonders"] for stage in row["stages"]]
    given = {effect["power"] for effect in effects if "power" in effect}
    given |= {"builds_discarded" for effect in effects if effect.get("builds_discarded")}

    assert given == {power["name"] for power in tables["powers"]}
    assert len(given) == len(Power) + 1
    told = [line for row in tables["wonders"] for line in row["texts"]["uk"]]
    for power in tables["powers"]:
        assert any(power["rule"]["uk"] in line for line in told)


# Sentences


@pytest.mark.parametrize(
    ("name", "edition", "texts"),
    [
        ("Quarry", "first", ["Produces 2 stone each turn."]),
        ("Mine", "first", ["Produces one of these each turn, as you choose: stone, ore."]),
        (
            "Forum",
            "second",
            [
                "Produces one of these each turn, as you choose, for you alone: glass, textile,"
                " papyrus.",
                "Free with East Trading Post or West Trading Post in your city.",
                "Makes free later: Haven.",
            ],
        ),
        (
            "East Trading Post",
            "first",
            [
                "Raw materials of your right neighbour cost you 1 coin instead of 2.",
                "Makes free later: Forum.",
            ],
        ),
        (
            "West Trading Post",
            "first",
            [
                "Raw materials of your left neighbour cost you 1 coin instead of 2.",
                "Makes free later: Forum.",
            ],
        ),
        (
            "Bazaar",
            "first",
            ["Gives 2 coins for each grey card in your city and the neighbouring ones."],
        ),
        (
            "Ludus",
            "second",
            [
                "Gives 3 coins for each red card in your city.",
                "Worth 1 victory point at the end for each red card in your city.",
            ],
        ),
        ("Castrum", "second", ["Gives 3 shields."]),
        (
            "Academy",
            "first",
            ["Scientific symbol: compass.", "Free with School in your city."],
        ),
        (
            "Strategists Guild",
            "first",
            ["Worth 1 victory point at the end for each defeat token of the two neighbours."],
        ),
        (
            "Decorators Guild",
            "second",
            ["Worth 7 victory points at the end if all stages of your wonder are built."],
        ),
        (
            "Shipowners Guild",
            "first",
            [
                "Worth 1 victory point at the end for each brown card in your city.",
                "Worth 1 victory point at the end for each grey card in your city.",
                "Worth 1 victory point at the end for each guild in your city.",
            ],
        ),
        (
            "Scientists Guild",
            "first",
            ["Scientific symbol: any of the three, chosen at the end."],
        ),
        (
            "Builders Guild",
            "first",
            [
                "Worth 1 victory point at the end for each built stage in your city and the"
                " neighbouring ones."
            ],
        ),
    ],
)
def test_an_effect_is_told_part_by_part(
    tables: dict[str, Any], name: str, edition: str, texts: list[str]
) -> None:
    assert card(tables, name, edition)["texts"]["en"] == texts


@pytest.mark.parametrize(
    ("name", "ukrainian", "russian"),
    [
        (
            "Haven",
            [
                "Дає по 1 монеті за кожну коричневу карту у вашому місті.",
                "Наприкінці гри приносить по 1 переможному балу за кожну коричневу карту у вашому"
                " місті.",
                "Безкоштовно, якщо у вашому місті є «Форум».",
            ],
            [
                "Даёт по 1 монете за каждую коричневую карту в вашем городе.",
                "В конце игры приносит по 1 победному очку за каждую коричневую карту в вашем"
                " городе.",
                "Бесплатно, если в вашем городе есть «Форум».",
            ],
        ),
        (
            "Forum",
            [
                "Щоходу виробляє один ресурс на ваш вибір, лише для вас: скло, тканина, папірус.",
                "Безкоштовно, якщо у вашому місті є «Східний торговий шлях» або «Західний торговий"
                " шлях».",
                "Згодом дає безкоштовно звести: «Гавань».",
            ],
            [
                "Каждый раунд производит один ресурс на ваш выбор, только для вас: стекло, ткань,"
                " папирус.",
                "Бесплатно, если в вашем городе есть «Восточная фактория» или «Западная фактория».",
                "Позже даёт бесплатно построить: «Гавань».",
            ],
        ),
        (
            "Craftsmens Guild",
            [
                "Наприкінці гри приносить по 2 переможні бали за кожну сіру карту у двох сусідніх"
                " містах."
            ],
            [
                "В конце игры приносит по 2 победных очка за каждую серую карту в двух соседних"
                " городах."
            ],
        ),
    ],
)
def test_effects_are_told_in_ukrainian_and_russian(
    tables: dict[str, Any], name: str, ukrainian: list[str], russian: list[str]
) -> None:
    assert card(tables, name)["texts"]["uk"] == ukrainian
    assert card(tables, name)["texts"]["ru"] == russian


def numbers_of(effect: Effect) -> list[int]:
    """Every number above zero that the words for an effect must mention."""
    per = [each.amount for each in (effect.coins_per, *effect.points_per) if each]
    amounts = [*effect.produces, effect.coins, effect.shields, effect.points, *per]
    prices = [1, 2] if effect.discounts else []
    return sorted([n for n in amounts if n] + prices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_effects_have_the_numbers_of_the_component(language: str) -> None:
    faces = [face for each in CARDS for face in each.faces.values()]
    for face in faces:
        told = " ".join(effect_sentences(language, face.effect))
        assert sorted(int(n) for n in re.findall(r"\d+", told)) == numbers_of(face.effect)


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_effects_are_told_differently(language: str) -> None:
    effects = {face.effect for each in CARDS for face in each.faces.values()}
    told = {tuple(effect_sentences(language, effect)) for effect in effects}

    assert len(told) == len(effects) > 40


def test_every_kind_that_is_counted_is_counted_by_some_card(tables: dict[str, Any]) -> None:
    per = [
        each
        for row in tables["cards"]
        for each in (*row["effect"].get("points_per", []), row["effect"].get("coins_per"))
        if each
    ]

    assert {each["kind"] for each in per} == {kind.name.lower() for kind in Kind}
    assert {each["cities"] for each in per} == {"own", "neighbours", "all"}


def test_an_export_may_be_limited_to_some_languages() -> None:
    limited = component_tables(["uk"])

    assert limited["cards"][0]["names"] == {"uk": "Склад пиломатеріалів"}
    assert limited["cards"][0]["texts"] == {"uk": ["Щоходу виробляє: 1 деревина."]}
    with pytest.raises(ValueError, match="allowed are en, uk, ru"):
        component_tables(["de"])
