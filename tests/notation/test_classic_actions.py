import json
import re
from typing import Any

import pytest

from mirabilia.classic import actions as action_space
from mirabilia.notation.catalogue import LANGUAGES
from mirabilia.notation.classic.actions import TYPES, describe, describe_all, number, sentence
from support.classic import A, B, C, Table, classic, fresh
from support.classic_walks import EVERY_GAME, walk

OLYMPIA = ("Olympia", "Rhodos", "Ephesos")
GAMES = [(1, options) for options in EVERY_GAME] + [(2, {"players": 2}), (3, {"players": 2})]
SOME_GAMES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4, "edition": "first"},
    {"players": 3, "edition": "second"},
]


def described(table: Table, action: int, player: int = A) -> dict[str, Any]:
    return describe(table.state, player, action)


def meant(table: Table, player: int = A, /, **document: Any) -> int:
    return number(table.state, player, document)


def with_free_city(**position: Any) -> Table:
    """Two players; A holds the Free City's card and has chosen Altar for the own city."""
    table = classic(players=2, **position, hands={A: ["Altar", "Baths", "Stockade"]})
    return table.build("Altar")


def at_the_discard_pile(**position: Any) -> Table:
    """Halikarnassos A has just built its second stage and looks through the discard pile."""
    table = classic(
        boards=("Halikarnassos",),
        stages=(1,),
        cities=[("Foundry", "Ore Vein", "Altar")],
        age=2,
        turn=2,
        discarded=["Baths", "Altar", "Tavern"],
        **position,
    )
    return table.stage(table.hand()[0]).others()


# There and back


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_every_legal_action_survives_the_way_there_and_back(
    seed: int, options: dict[str, Any]
) -> None:
    step = 1 if options["players"] < 4 else 5  # some of many where there are many
    tried = 0
    for table, player in walk(seed, **options):
        for action in table.legal(player)[tried % step :: step]:
            document = described(table, action, player)
            assert meant(table, player, **document) == action
            assert json.loads(json.dumps(document)) == document
            tried += 1
    assert tried > 100


@pytest.mark.parametrize("options", SOME_GAMES)
def test_actions_are_described_together_as_each_alone(options: dict[str, Any]) -> None:
    for table, player in walk(1, **options):
        numbers = table.legal(player)
        alone = [described(table, action, player) for action in numbers]
        assert describe_all(table.state, player, numbers) == alone


def test_random_games_reach_every_type_of_action() -> None:
    reached = {
        described(table, action, player)["type"]
        for seed in range(4)
        for options in EVERY_GAME[:4]
        for table, player in walk(seed, **options)
        for action in table.legal(player)
    }

    assert reached == set(TYPES)


@pytest.mark.parametrize("options", SOME_GAMES)
def test_a_document_says_the_same_of_a_view_as_of_the_full_record(options: dict[str, Any]) -> None:
    for table, player in walk(3, **options):
        view = table.view(player)
        for action in table.legal(player)[::3]:
            document = described(table, action, player)
            assert described(view, action, player) == document
            assert meant(view, player, **document) == action


@pytest.mark.parametrize("options", SOME_GAMES)
def test_actions_have_sentences_in_every_language_and_none_read_alike(
    options: dict[str, Any],
) -> None:
    for table, player in walk(4, **options):
        documents = [described(table, action, player) for action in table.legal(player)]
        for language in LANGUAGES:
            told = [sentence(language, document) for document in documents]
            assert len(set(told)) == len(told)
            if language != "en":
                assert not re.search("[A-Za-z]", " ".join(told))


def test_who_has_chosen_may_choose_anew_in_words() -> None:
    table = classic(hands={A: ["Altar", "Baths"]}).build("Altar")

    assert table.to_decide() == [B, C]
    assert meant(table, type="sell", card="Baths") == table.sell_action("Baths")


# Documents


def test_a_building_is_described_with_what_goes_to_whom() -> None:
    table = classic(
        boards=OLYMPIA, cities=[(), ("Stone Pit",), ("Stone Pit",)], hands={A: ["Baths"]}
    )

    assert described(table, table.build_action("Baths", right=2)) == {
        "type": "build",
        "card": "Baths",
        "left": 0,
        "right": 2,
        "coins": 0,
    }


def test_a_building_that_costs_a_coin_says_so() -> None:
    table = classic(hands={A: ["Excavation"]})

    assert described(table, table.build_action("Excavation"))["coins"] == 1


def test_a_building_free_by_a_chain_names_the_building_that_makes_it_free() -> None:
    table = classic(cities=[("Baths",)], hands={A: ["Aqueduct"]}, age=2)

    assert described(table, table.build_action("Aqueduct")) == {
        "type": "build",
        "card": "Aqueduct",
        "left": 0,
        "right": 0,
        "coins": 0,
        "chain": "Baths",
    }


def test_a_building_free_by_a_power_names_the_power() -> None:
    table = classic(
        edition="second",
        boards=OLYMPIA,
        sides="Day",
        stages=(2,),
        cities=[("Altar",)],
        hands={A: ["Excavation", "Altar"]},
    )

    document = described(table, table.build_action("Excavation"))

    assert document["power"] == "free_colour"
    assert document["coins"] == 0


def test_a_building_by_olympias_power_is_an_action_of_its_own() -> None:
    table = classic(boards=OLYMPIA, stages=(2,), hands={A: ["Palace"]}, age=3)

    action = table.free_action("Palace")

    assert described(table, action) == {"type": "build_free", "card": "Palace"}
    assert meant(table, type="build_free", card="Palace") == action


def test_a_stage_is_described_with_its_board_and_the_card_under_it() -> None:
    table = classic(boards=("Gizah",), sides="B", cities=[("Sawmill",)], hands={A: ["Baths"]})

    assert described(table, table.stage_action("Baths")) == {
        "type": "stage",
        "stage": 1,
        "board": "Gizah",
        "card": "Baths",
        "left": 0,
        "right": 0,
    }


def test_a_choice_for_the_free_city_says_so() -> None:
    table = with_free_city()

    assert described(table, action_space.TAKE_BACK) == {"type": "take_back"}
    for action in table.legal()[:-1]:
        assert described(table, action)["city"] == "free_city"
        assert described(table, action)["card"] != "Altar"


def test_sides_are_those_of_the_edition() -> None:
    chosen = {"edition": "first", "sides": "chosen"}

    assert [described(fresh(1), a)["side"] for a in fresh(1).legal()] == ["Day", "Night"]
    assert [described(fresh(1, **chosen), a)["side"] for a in fresh(1).legal()] == ["A", "B"]


def test_cards_of_the_discard_pile_are_described_by_name() -> None:
    table = at_the_discard_pile()

    documents = [described(table, action) for action in table.legal()]

    assert {"type": "recover", "card": "Baths"} in documents
    assert {"type": "recover", "card": "Altar"} not in documents
    assert documents[-1] == {"type": "decline"}


def test_payments_may_be_left_out_where_nothing_is_paid_and_reasons_are_not_read() -> None:
    table = classic(
        boards=("Gizah",), hands={A: ["Altar", "Baths"]}, cities=[("Sawmill", "Quarry")]
    )

    assert meant(table, type="build", card="Baths") == table.build_action("Baths")
    assert meant(table, type="build", card="Altar", coins=9, chain="Baths", power="luck") == (
        table.build_action("Altar")
    )
    assert meant(table, type="stage", card="Altar") == table.stage_action("Altar")


# Sentences


@pytest.mark.parametrize(
    ("document", "english", "ukrainian", "russian"),
    [
        (
            {"type": "build", "card": "Baths", "left": 2, "right": 1, "coins": 0},
            "Build Baths: 2 coins to the left neighbour, 1 coin to the right neighbour",
            "Звести будівлю «Лазня»: 2 монети сусідові ліворуч, 1 монета сусідові праворуч",
            "Построить здание «Бани»: 2 монеты соседу слева, 1 монета соседу справа",
        ),
        (
            {"type": "build", "card": "Excavation", "left": 0, "right": 0, "coins": 1},
            "Build Excavation: 1 coin to the bank",
            "Звести будівлю «Розкопки»: 1 монета до банку",
            "Построить здание «Раскопки»: 1 монета в банк",
        ),
        (
            {"type": "build", "card": "Altar", "left": 0, "right": 0, "coins": 0},
            "Build Altar without paying coins",
            "Звести будівлю «Вівтар» без доплати",
            "Построить здание «Алтарь» без доплаты",
        ),
        (
            {"type": "build", "card": "Aqueduct", "left": 0, "right": 0, "chain": "Baths"},
            "Build Aqueduct for free by the chain from Baths",
            "Звести будівлю «Акведук» безкоштовно за ланцюжком від будівлі «Лазня»",
            "Построить здание «Акведук» бесплатно по цепочке от здания «Бани»",
        ),
        (
            {"type": "build", "card": "Walls", "left": 0, "right": 0, "power": "free_first"},
            "Build Walls for free by the wonder’s power (the first building of each Age free)",
            "Звести будівлю «Стіни» безкоштовно завдяки чуду"
            " (перша будівля кожної епохи безкоштовна)",
            "Построить здание «Стены» бесплатно благодаря чуду света"
            " (первое здание каждой эпохи бесплатно)",
        ),
        (
            {"type": "build_free", "card": "Palace"},
            "Build Palace for free by the wonder’s power, once this Age",
            "Звести будівлю «Палац» безкоштовно завдяки чуду, раз на епоху",
            "Построить здание «Дворец» бесплатно благодаря чуду света, раз в эпоху",
        ),
        (
            {
                "type": "stage",
                "stage": 2,
                "board": "Rhodos",
                "card": "Well",
                "left": 5,
                "right": 0,
            },
            "Build stage 2 of The Colossus of Rhodes with Well: 5 coins to the left neighbour",
            "Звести етап 2 чуда «Колос Родоський», підклавши карту «Криниця»:"
            " 5 монет сусідові ліворуч",
            "Возвести ярус 2 чуда света «Колосс Родосский», подложив карту «Колодец»:"
            " 5 монет соседу слева",
        ),
        (
            {"type": "sell", "card": "Castrum", "city": "free_city"},
            "Sell Castrum for 3 coins – for the Free City",
            "Продати карту «Військовий табір» за 3 монети – для Вільного міста",
            "Продать карту «Военный лагерь» за 3 монеты – для Вольного города",
        ),
        (
            {"type": "recover", "card": "Forum"},
            "Build Forum from the discard pile for free",
            "Звести будівлю «Форум» зі стопки скидання безкоштовно",
            "Построить здание «Форум» из стопки сброса бесплатно",
        ),
        (
            {"type": "decline"},
            "Build no card from the discard pile",
            "Нічого не зводити зі стопки скидання",
            "Ничего не строить из стопки сброса",
        ),
        (
            {"type": "take_back"},
            "Take back the choice for your own city",
            "Скасувати вибір для власного міста",
            "Отменить выбор для своего города",
        ),
        (
            {"type": "side", "side": "Night"},
            "Choose: Night side",
            "Обрати: нічна сторона",
            "Выбрать: ночная сторона",
        ),
    ],
)
def test_an_action_is_a_sentence(
    document: dict[str, Any], english: str, ukrainian: str, russian: str
) -> None:
    assert [sentence(each, document) for each in LANGUAGES] == [english, ukrainian, russian]
