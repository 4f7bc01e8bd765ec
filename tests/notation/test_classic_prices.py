import json
import re
from typing import Any

import pytest

from mirabilia.classic import actions
from mirabilia.classic.components import CARDS
from mirabilia.classic.explain import Obstacle
from mirabilia.classic.vocabulary import Phase
from mirabilia.notation.catalogue import LANGUAGES
from mirabilia.notation.classic.actions import describe
from mirabilia.notation.classic.prices import ExplainedPrice, explained_price
from support.classic import A, B, Table, classic, fresh
from support.classic_walks import EVERY_GAME, walk

OLYMPIA = ("Olympia", "Rhodos", "Ephesos")
NAMES = ["Ann", "Ben", "Cid"]
GAMES = [EVERY_GAME[number] for number in (0, 1, 2, 4, 5, 10)]


def price(table: Table, thing: str, player: int = A) -> ExplainedPrice:
    return explained_price(table.state, player, thing)


def in_every_language(explained: ExplainedPrice) -> list[list[str]]:
    return [explained.sentences(language, NAMES) for language in LANGUAGES]


def codes(explained: ExplainedPrice) -> list[str]:
    return [obstacle["code"] for obstacle in explained.to_dict()["obstacles"]]


# Prices and legal actions


def offered(table: Table, player: int) -> dict[tuple[str, str], set[tuple[int, int]]]:
    """The payments that the legal actions offer, by type and card."""
    ways: dict[tuple[str, str], set[tuple[int, int]]] = {}
    for action in table.legal(player):
        document = describe(table.state, player, action)
        if document["type"] in ("build", "stage"):
            key = document["type"], document["card"]
            ways.setdefault(key, set()).add((document["left"], document["right"]))
        elif document["type"] == "build_free":
            ways.setdefault(("free", document["card"]), set())
    return ways


def affordable(explained: ExplainedPrice) -> set[tuple[int, int]]:
    splits = explained.to_dict()["splits"]
    return {(split["left"], split["right"]) for split in splits if split["affordable"]}


@pytest.mark.parametrize("options", GAMES)
def test_prices_agree_with_the_legal_actions(options: dict[str, Any]) -> None:
    compared = 0
    for number, (table, player) in enumerate(walk(5, **options)):
        if table.state.phase not in (Phase.TURN, Phase.SEVENTH) or number % 3:
            continue
        ways = offered(table, player)
        for card in set(table.hand(player)):
            explained = price(table, card, player)
            if "chosen_already" in codes(explained):
                continue
            built = "already_built" in codes(explained)
            assert ways.get(("build", card), set()) == (set() if built else affordable(explained))
            assert explained.possible == (("build", card) in ways or ("free", card) in ways)
            if not built:
                assert explained.to_dict()["free_once"] == (("free", card) in ways)
            compared += 1
        stages = [offers for (kind, _), offers in ways.items() if kind == "stage"]
        assert all(offers == affordable(price(table, "stage", player)) for offers in stages)
        assert price(table, "stage", player).possible == bool(stages)
    assert compared > 50


@pytest.mark.parametrize("options", GAMES)
def test_the_parts_of_a_way_add_up_to_its_payment(options: dict[str, Any]) -> None:
    for number, (table, player) in enumerate(walk(6, **options)):
        if number % 7:
            continue
        for thing in [*set(table.hand(player)), "stage"]:
            document = price(table, thing, player).to_dict()
            for split in document["splits"]:
                for side in ("left", "right"):
                    lots = [lot for lot in split["bought"] if lot["side"] == side]
                    assert split[side] == sum(lot["units"] * lot["price"] for lot in lots)
                assert split["total"] == split["left"] + split["right"] + document["coins"]
                units = len(split["produced"]) + sum(lot["units"] for lot in split["bought"])
                free = document["chain"] or document["power"]
                assert units == (0 if free else sum(document["resources"].values()))


@pytest.mark.parametrize("options", GAMES)
def test_every_price_of_random_games_has_words_in_every_language(options: dict[str, Any]) -> None:
    for number, (table, player) in enumerate(walk(8, **options)):
        if number % 11:
            continue
        some_cards = [card.name for card in CARDS[number % 5 :: 5]]
        for thing in [*set(table.hand(player)), *some_cards, "stage"]:
            explained = price(table, thing, player)
            assert json.loads(json.dumps(explained.to_dict())) == explained.to_dict()
            assert explained.sentences("en")
            for language in ("uk", "ru"):
                assert not re.search("[A-Za-z]", " ".join(explained.sentences(language)))


@pytest.mark.parametrize("options", GAMES[:3])
def test_a_price_tells_nothing_that_the_player_may_not_know(options: dict[str, Any]) -> None:
    for number, (table, player) in enumerate(walk(9, **options)):
        if number % 13 == 0:
            for thing in [*set(table.hand(player)), "Baths", "Palace", "stage"]:
                shown = price(table.view(player), thing, player)
                assert shown.to_dict() == price(table, thing, player).to_dict()


# Sentences


def test_every_way_to_pay_is_told_with_what_is_made_and_what_is_bought() -> None:
    table = classic(
        boards=OLYMPIA,
        cities=[("Tree Farm", "Caravansery"), ("Stone Pit",), ("Quarry",)],
        coins=(7, 3, 3),
        hands={A: ["Senate"]},
        age=3,
    )

    assert in_every_language(price(table, "Senate")) == [
        [
            "Printed cost: 2 wood, 1 stone, 1 ore.",
            "For 2 coins: own production – 1 wood (Olympia), 1 wood (Tree Farm),"
            " 1 stone (Caravansery); from the left neighbour (Ben) – 1 ore at 2 coins.",
            "For 2 coins: own production – 1 wood (Olympia), 1 wood (Tree Farm),"
            " 1 ore (Caravansery); from the right neighbour (Cid) – 1 stone at 2 coins.",
        ],
        [
            "Вказана вартість: 2 деревини, 1 камінь, 1 руда.",
            "За 2 монети: власне виробництво – 1 деревина («Олімпія»),"
            " 1 деревина («Ферма деревини»), 1 камінь («Караван-сарай»);"
            " у сусіда ліворуч (Ben) – 1 руда за 2 монети.",
            "За 2 монети: власне виробництво – 1 деревина («Олімпія»),"
            " 1 деревина («Ферма деревини»), 1 руда («Караван-сарай»);"
            " у сусіда праворуч (Cid) – 1 камінь за 2 монети.",
        ],
        [
            "Указанная стоимость: 2 древесины, 1 камень, 1 руда.",
            "За 2 монеты: собственное производство – 1 древесина («Олимпия»),"
            " 1 древесина («Лесной питомник»), 1 камень («Караван-сарай»);"
            " у соседа слева (Ben) – 1 руда за 2 монеты.",
            "За 2 монеты: собственное производство – 1 древесина («Олимпия»),"
            " 1 древесина («Лесной питомник»), 1 руда («Караван-сарай»);"
            " у соседа справа (Cid) – 1 камень за 2 монеты.",
        ],
    ]


def test_coins_to_the_bank_are_a_part_of_the_way() -> None:
    table = classic(hands={A: ["Excavation"]})

    assert in_every_language(price(table, "Excavation")) == [
        ["Printed cost: 1 coin.", "For 1 coin: 1 coin to the bank."],
        ["Вказана вартість: 1 монета.", "За 1 монету: 1 монета до банку."],
        ["Указанная стоимость: 1 монета.", "За 1 монету: 1 монета в банк."],
    ]


def test_what_costs_nothing_says_so() -> None:
    explained = price(classic(hands={A: ["Altar"]}), "Altar")

    assert (explained.total, explained.possible) == (0, True)
    assert str(explained) == "Nothing to pay: no cost is printed."


def test_several_units_of_one_building_are_told_together() -> None:
    table = classic(
        boards=("Rhodos",), cities=[("Quarry", "Stone Pit")], hands={A: ["Walls"]}, age=2
    )

    assert price(table, "Walls").sentences()[1] == (
        "Without paying coins: own production – 1 stone (Stone Pit), 2 stone (Quarry)."
    )


def test_a_chain_is_named_by_its_building() -> None:
    table = classic(cities=[("Baths",)], hands={A: ["Aqueduct"]}, age=2)

    assert in_every_language(price(table, "Aqueduct")) == [
        ["Free by the chain: Baths stands in the city."],
        ["Безкоштовно за ланцюжком: у місті є «Лазня»."],
        ["Бесплатно по цепочке: в городе есть «Бани»."],
    ]
    assert price(table, "Aqueduct").to_dict()["chain"] == "Baths"


def test_a_power_that_makes_a_building_free_is_named() -> None:
    table = classic(edition="second", boards=OLYMPIA, stages=(2,), hands={A: ["Excavation"]})

    assert in_every_language(price(table, "Excavation")) == [
        ["Free by the wonder’s power: the first building of each colour free."],
        ["Безкоштовно завдяки чуду: перша будівля кожного кольору безкоштовна."],
        ["Бесплатно благодаря чуду света: первое здание каждого цвета бесплатно."],
    ]


def test_a_power_for_once_an_age_is_offered_beside_the_price() -> None:
    table = classic(boards=OLYMPIA, stages=(2,), hands={A: ["Palace"]}, age=3)
    explained = price(table, "Palace")

    assert (explained.total, explained.possible) == (None, True)
    assert [told[1:] for told in in_every_language(explained)] == [
        ["Can be built for free by the wonder’s power, once this Age."],
        ["Можна звести безкоштовно завдяки чуду, раз на епоху."],
        ["Можно построить бесплатно благодаря чуду света, раз в эпоху."],
    ]


def test_a_way_beyond_ones_means_says_so() -> None:
    table = classic(boards=OLYMPIA, cities=[(), ("Quarry",)], coins=(3, 3, 3), hands={A: ["Baths"]})
    table.state.coins[A] = 1

    assert in_every_language(price(table, "Baths"))[0][1:] == [
        "For 2 coins, more than there is: from the left neighbour (Ben) – 1 stone at 2 coins.",
        "The treasury holds 1 coin: 1 coin short.",
    ]
    assert in_every_language(price(table, "Baths"))[1][1:] == [
        "За 2 монети, яких немає: у сусіда ліворуч (Ben) – 1 камінь за 2 монети.",
        "У скарбниці 1 монета: бракує 1 монети.",
    ]
    assert in_every_language(price(table, "Baths"))[2][1:] == [
        "За 2 монеты, которых нет: у соседа слева (Ben) – 1 камень за 2 монеты.",
        "В сокровищнице 1 монета: не хватает 1 монеты.",
    ]


# The next stage


@pytest.mark.parametrize("name", ["stage", "Gizah"])
def test_the_next_stage_is_called_stage_or_by_its_board(name: str) -> None:
    table = classic(boards=("Gizah",), sides="B", stages=(1,), cities=[("Quarry",)])
    explained = price(table, name)

    assert (explained.total, explained.possible) == (0, True)
    assert explained.to_dict()["stage"] == 2
    assert explained.sentences() == [
        "Printed cost: 3 stone.",
        "Without paying coins: own production – 1 stone (Gizah), 2 stone (Quarry).",
    ]


def test_a_board_of_somebody_else_is_answered_with_the_own_one() -> None:
    with pytest.raises(ValueError, match=r"the next stage is one of Gizah, not of Rhodos"):
        price(classic(boards=("Gizah", "Rhodos")), "Rhodos")


@pytest.mark.parametrize(("name", "hint"), [("Pallace", "; closest are Palace"), ("xyz", "$")])
def test_an_unknown_name_is_answered_with_the_closest(name: str, hint: str) -> None:
    with pytest.raises(ValueError, match=rf"there is no card or board '{name}'{hint}"):
        price(classic(), name)


# Obstacles


def after_the_stage() -> Table:
    """Halikarnassos is to build from the discard pile."""
    table = classic(
        boards=("Halikarnassos",),
        stages=(1,),
        cities=[("Foundry", "Ore Vein")],
        turn=2,
        discarded=["Baths"],
    )
    return table.stage(table.hand()[0]).others()


def free_city_choice() -> Table:
    return classic(players=2, hands={A: ["Altar", "Baths"]}).build("Altar")


def only_chains() -> Table:
    """The last turn of Age II: both cards left are free for the Free City by a chain."""
    return classic(
        players=2,
        age=2,
        turn=6,
        cities=[(), (), ("Baths", "Theater", "Quarry")],
        hands={A: ["Walls", "Aqueduct", "Statue"]},
        free_city_deck=["Statue"],
    ).sell("Walls")


OBSTACLES: list[tuple[Table, str, int, str, str, str, str]] = [
    (
        classic().end(),
        "stage",
        A,
        "game_over",
        "The game is over.",
        "Гру завершено.",
        "Игра окончена.",
    ),
    (
        fresh(1),
        "Altar",
        A,
        "other_decision",
        "Another decision comes first. Choose a side of your board.",
        "Спершу потрібно вирішити інше. Оберіть сторону своєї картки чуда.",
        "Сначала нужно решить другое. Выберите сторону своего поля чуда света.",
    ),
    (
        after_the_stage(),
        "Altar",
        B,
        "other_decision",
        "First Ann decides. Build a card from the discard pile for free, or none.",
        "Спершу вирішує Ann. Безкоштовно зведіть будівлю зі стопки скидання або відмовтеся.",
        "Сначала решает Ann. Бесплатно постройте здание из стопки сброса или откажитесь.",
    ),
    (
        classic(),
        "Palace",
        A,
        "not_in_hand",
        "It is not in the hand.",
        "Цієї карти немає в руці.",
        "Этой карты нет на руке.",
    ),
    (
        free_city_choice(),
        "Altar",
        A,
        "chosen_already",
        "It has been chosen for your own city.",
        "Цю карту вже обрано для вашого міста.",
        "Эта карта уже выбрана для вашего города.",
    ),
    (
        classic(cities=[("Altar",)], hands={A: ["Altar"]}),
        "Altar",
        A,
        "already_built",
        "A building of this name stands in the city already.",
        "Будівля з такою назвою вже стоїть у місті.",
        "Здание с таким названием уже стоит в городе.",
    ),
    (
        classic(stages=(3,)),
        "stage",
        A,
        "wonder_complete",
        "All stages of the wonder are built.",
        "Усі етапи чуда зведено.",
        "Все ярусы чуда света построены.",
    ),
    (
        only_chains(),
        "stage",
        A,
        "only_chains",
        "Every card left for the Free City is built by its chain.",
        "Кожну карту, що лишилася для Вільного міста, зводять за ланцюжком.",
        "Каждая карта, оставшаяся для Вольного города, строится по цепочке.",
    ),
    (
        fresh(1),
        "stage",
        A,
        "side_not_chosen",
        "The side of the board has not been chosen yet.",
        "Сторону картки чуда ще не обрано.",
        "Сторона поля чуда света ещё не выбрана.",
    ),
    (
        classic(),
        "Ludus",
        A,
        "not_in_edition",
        "This edition has no such card.",
        "У цьому виданні такої карти немає.",
        "В этом издании такой карты нет.",
    ),
    (
        classic(boards=OLYMPIA, hands={A: ["Baths"]}),
        "Baths",
        A,
        "not_for_sale",
        "Neither produced nor for sale: 1 stone.",
        "Не виробляється й не продається в сусідів: 1 камінь.",
        "Не производится и не продаётся у соседей: 1 камень.",
    ),
    (
        classic(boards=OLYMPIA, coins=(0, 3, 3), hands={A: ["Barracks"]}),
        "Barracks",
        A,
        "cannot_pay",
        "The treasury holds 0 coins: 2 coins short.",
        "У скарбниці 0 монет: бракує 2 монет.",
        "В сокровищнице 0 монет: не хватает 2 монет.",
    ),
]


@pytest.mark.parametrize(
    ("table", "thing", "player", "code", "english", "ukrainian", "russian"),
    OBSTACLES,
    ids=[f"{code}-{player}-{thing}" for _, thing, player, code, *_ in OBSTACLES],
)
def test_an_obstacle_is_told_in_words(
    table: Table, thing: str, player: int, code: str, english: str, ukrainian: str, russian: str
) -> None:
    explained = price(table, thing, player)
    told = [explained.sentences(language, NAMES) for language in LANGUAGES]

    assert code in codes(explained)
    assert not explained.possible
    for sentence, sentences in zip((english, ukrainian, russian), told, strict=True):
        assert sentence in sentences


def test_every_obstacle_is_shown() -> None:
    listed = re.findall(r"\| (\w+) \|", str(Obstacle.__doc__))

    assert {code for _, _, _, code, *_ in OBSTACLES} == set(listed) - {"code"}


# The Free City


def test_a_seller_may_be_the_free_city() -> None:
    table = classic(
        players=2, boards=OLYMPIA, cities=[(), (), ("Stone Pit",)], hands={A: ["Baths"]}
    )
    explained = price(table, "Baths")

    assert explained.to_dict()["splits"][0]["bought"] == [
        {"seller": "free_city", "side": "right", "resource": "stone", "units": 1, "price": 2}
    ]
    assert [told[1] for told in in_every_language(explained)] == [
        "For 2 coins: from the right neighbour (Free City) – 1 stone at 2 coins.",
        "За 2 монети: у сусіда праворуч (Вільне місто) – 1 камінь за 2 монети.",
        "За 2 монеты: у соседа справа (Вольный город) – 1 камень за 2 монеты.",
    ]


def test_the_holder_is_told_the_free_citys_price_while_choosing_for_it() -> None:
    table = free_city_choice()

    assert price(table, "Baths").to_dict()["city"] == "free_city"
    assert price(table, "stage").to_dict()["name"] == "Ephesos"
    assert price(table, "stage", B).to_dict()["city"] == B
    assert table.legal()[-1] == actions.TAKE_BACK
