import json
import re
from typing import Any

import pytest

from mirabilia.classic.components import BOARD_NAMES, CARD_BY_NAME
from mirabilia.classic.vocabulary import CoinCause, Event, Phase, Power
from mirabilia.notation.catalogue import LANGUAGES, text
from mirabilia.notation.classic.events import event_document, event_sentence
from support.classic import A, B, C, Table, classic, fresh
from support.classic_walks import EVERY_GAME, walk

BATHS = CARD_BY_NAME["Baths"].id
AQUEDUCT = CARD_BY_NAME["Aqueduct"].id
ROMAN_NUMERAL = r"\bI{1,3}\b"
SECRET = {  # events of which nobody may learn the card
    "committed",
    "taken_back",
    "card_sold",
    "card_left_over",
    "stage_built",
    "nothing_to_recover",
    "declined",
    "asked",
}
BOARDS = ["Gizah", "Rhodos", "Ephesos"]
THREE = fresh(1, boards=BOARDS, edition="first", sides="A")
TWO = fresh(1, players=2, boards=BOARDS, sides="A")
MODERN = fresh(1, boards=BOARDS)


def told(table: Table) -> list[dict[str, Any]]:
    """What the last action caused."""
    return [event_document(table.state, *event) for event in table.events]


def events_of(seed: int, **options: Any) -> list[dict[str, Any]]:
    """Everything that happens in a random game."""
    return [document for table, _ in walk(seed, **options) for document in told(table)]


def examples() -> list[tuple[dict[str, Any], str, str, str]]:
    """Every kind of event, as a document and in each language."""

    def three(event: Event, city: int, subject: int = 0, amount: int = 0) -> dict[str, Any]:
        return event_document(THREE.state, event, city, subject, amount)

    def two(event: Event, city: int, subject: int = 0, amount: int = 0) -> dict[str, Any]:
        return event_document(TWO.state, event, city, subject, amount)

    return [
        (
            three(Event.COMMITTED, B),
            "Player 2 has chosen.",
            "Гравець 2: вибір зроблено.",
            "Игрок 2: выбор сделан.",
        ),
        (
            two(Event.COMMITTED, 2),
            "Free City has chosen.",
            "Вільне місто: вибір зроблено.",
            "Вольный город: выбор сделан.",
        ),
        (
            two(Event.TAKEN_BACK, A),
            "Player 1 takes the choice back.",
            "Гравець 1: вибір скасовано.",
            "Игрок 1: выбор отменён.",
        ),
        (
            event_document(MODERN.state, Event.SIDE_CHOSEN, B, 1, 0),
            "Player 2 plays Rhodos, Night side.",
            "Гравець 2 грає за місто «Родос», нічна сторона.",
            "Игрок 2 играет за город «Родос», ночная сторона.",
        ),
        (
            three(Event.AGE_BEGUN, -1, 2),
            "Age II begins.",
            "Починається Епоха II.",
            "Начинается Эпоха II.",
        ),
        (
            three(Event.TURN_BEGUN, -1, 3),
            "Turn 3 begins.",
            "Починається хід 3.",
            "Начинается раунд 3.",
        ),
        (
            two(Event.TURN_BEGUN, B, 2),
            "Turn 2 begins. Player 2 also plays for the Free City.",
            "Починається хід 2. За Вільне місто також грає Гравець 2.",
            "Начинается раунд 2. За Вольный город также играет Игрок 2.",
        ),
        (
            three(Event.CARD_BUILT, A, BATHS, 0),
            "Player 1 builds Baths.",
            "Гравець 1 зводить будівлю «Лазня».",
            "Игрок 1 строит здание «Бани».",
        ),
        (
            two(Event.CARD_BUILT, 2, BATHS, 5),
            "Free City builds Baths for 5 coins.",
            "Вільне місто зводить будівлю «Лазня» за 5 монет.",
            "Вольный город строит здание «Бани» за 5 монет.",
        ),
        (
            three(Event.CHAINED, A, AQUEDUCT, BATHS),
            "Aqueduct is free by the chain from Baths.",
            "«Акведук» безкоштовно: ланцюжок від будівлі «Лазня».",
            "«Акведук» бесплатно: цепочка от здания «Бани».",
        ),
        (
            three(Event.FREE_BY_POWER, A, BATHS, Power.FREE_BUILDING),
            "Baths is free by the wonder’s power: one free building each Age.",
            "«Лазня» безкоштовно завдяки чуду: одна безкоштовна будівля за епоху.",
            "«Бани» бесплатно благодаря чуду света: одно бесплатное здание за эпоху.",
        ),
        (
            three(Event.STAGE_BUILT, C, 1, 1),
            "Player 3 builds stage 2 of The Temple of Artemis in Ephesus for 1 coin.",
            "Гравець 3 зводить етап 2 чуда «Храм Артеміди в Ефесі» за 1 монету.",
            "Игрок 3 возводит ярус 2 чуда света «Храм Артемиды в Эфесе» за 1 монету.",
        ),
        (
            three(Event.CARD_SOLD, A, -1),
            "Player 1 sells a card.",
            "Гравець 1 продає карту.",
            "Игрок 1 продаёт карту.",
        ),
        (
            two(Event.BOUGHT, A, 2, 3),
            "Player 1 buys resources: 3 coins to Free City.",
            "Гравець 1 купує ресурси: 3 монети отримує Вільне місто.",
            "Игрок 1 покупает ресурсы: 3 монеты получает Вольный город.",
        ),
        (
            three(Event.COINS, A, CoinCause.COST, -1),
            "Player 1 pays 1 coin to the bank.",
            "Гравець 1 сплачує 1 монету до банку.",
            "Игрок 1 платит 1 монету в банк.",
        ),
        (
            three(Event.COINS, A, CoinCause.SALE, 3),
            "Player 1 receives 3 coins for the card sold.",
            "Гравець 1 отримує 3 монети за продану карту.",
            "Игрок 1 получает 3 монеты за проданную карту.",
        ),
        (
            three(Event.COINS, A, CoinCause.CARD, 5),
            "Player 1 receives 5 coins for the building.",
            "Гравець 1 отримує 5 монет від будівлі.",
            "Игрок 1 получает 5 монет от здания.",
        ),
        (
            three(Event.COINS, A, CoinCause.STAGE, 4),
            "Player 1 receives 4 coins for the stage.",
            "Гравець 1 отримує 4 монети від етапу чуда.",
            "Игрок 1 получает 4 монеты от яруса чуда света.",
        ),
        (
            three(Event.CARD_LEFT_OVER, A, -1),
            "Player 1 discards the last card of the Age.",
            "Гравець 1 скидає останню карту епохи.",
            "Игрок 1 сбрасывает последнюю карту эпохи.",
        ),
        (
            three(Event.ASKED, A, Phase.DISCARD, A),
            "Player 1: Build a card from the discard pile for free, or none.",
            "Гравець 1: Безкоштовно зведіть будівлю зі стопки скидання або відмовтеся.",
            "Игрок 1: Бесплатно постройте здание из стопки сброса или откажитесь.",
        ),
        (
            two(Event.ASKED, B, Phase.SEVENTH, 2),
            "Player 2 for the Free City: Play the last card of the Age: build it, build a stage of"
            " your wonder with it, or sell it.",
            "Гравець 2, за Вільне місто: Розіграйте останню карту епохи: зведіть будівлю чи етап"
            " свого чуда або продайте карту.",
            "Игрок 2, за Вольный город: Разыграйте последнюю карту эпохи: постройте здание или"
            " ярус своего чуда света либо продайте карту.",
        ),
        (
            three(Event.CARD_RECOVERED, A, BATHS),
            "Player 1 builds Baths from the discard pile for free.",
            "Гравець 1 зводить будівлю «Лазня» зі стопки скидання безкоштовно.",
            "Игрок 1 строит здание «Бани» из стопки сброса бесплатно.",
        ),
        (
            three(Event.NOTHING_TO_RECOVER, A),
            "Player 1 finds nothing to build in the discard pile.",
            "Гравець 1 не знаходить у стопці скидання нічого, що можна звести.",
            "Игрок 1 не находит в стопке сброса ничего, что можно построить.",
        ),
        (
            three(Event.DECLINED, A),
            "Player 1 builds nothing from the discard pile.",
            "Гравець 1 нічого не зводить зі стопки скидання.",
            "Игрок 1 ничего не строит из стопки сброса.",
        ),
        (
            two(Event.VICTORY, A, 2, 5),
            "Player 1 wins the conflict with Free City: 5 victory points.",
            "Гравець 1 перемагає в конфлікті із сусіднім містом (Вільне місто):"
            " 5 переможних балів.",
            "Игрок 1 побеждает в конфликте с соседним городом (Вольный город): 5 победных очков.",
        ),
        (
            three(Event.DEFEAT, A, B),
            "Player 1 loses the conflict with Player 2 and takes a defeat token.",
            "Гравець 1 програє конфлікт із сусіднім містом (Гравець 2) й отримує токен поразки.",
            "Игрок 1 проигрывает конфликт с соседним городом (Игрок 2) и получает жетон поражения.",
        ),
        (
            {"type": "game_over", "winner": 0, "winners": [0], "victory": "points"},
            "Player 1 wins.",
            "Гравець 1 перемагає.",
            "Игрок 1 побеждает.",
        ),
        (
            {"type": "game_over", "winner": 1, "winners": [1], "victory": "coins"},
            "Player 2 wins: points are equal, and coins decide.",
            "Гравець 2 перемагає: балів порівну, вирішують монети.",
            "Игрок 2 побеждает: очков поровну, решают монеты.",
        ),
        (
            {"type": "game_over", "winner": None, "winners": [0, 2], "victory": "coins"},
            "The victory is shared by Player 1, Player 3.",
            "Перемогу ділять: Гравець 1, Гравець 3.",
            "Победу делят: Игрок 1, Игрок 3.",
        ),
    ]


# Sentences


@pytest.mark.parametrize(("document", "english", "ukrainian", "russian"), examples())
def test_an_event_is_a_sentence(
    document: dict[str, Any], english: str, ukrainian: str, russian: str
) -> None:
    assert [event_sentence(each, document) for each in LANGUAGES] == [english, ukrainian, russian]


def test_the_examples_show_every_event_and_every_cause() -> None:
    shown = [document for document, *_ in examples()]

    assert {document["type"] for document in shown} == {event.name.lower() for event in Event}
    assert {document["cause"] for document in shown if "cause" in document} == {
        cause.name.lower() for cause in CoinCause
    }


def test_players_are_called_by_their_names_and_the_free_city_by_its_own() -> None:
    names = ["Ann", "Ben"]
    bought = event_document(TWO.state, Event.BOUGHT, B, 2, 2)
    victory = event_document(TWO.state, Event.VICTORY, 2, A, 3)
    begun = event_document(TWO.state, Event.TURN_BEGUN, A, 1, 0)

    assert event_sentence("en", bought, names) == "Ben buys resources: 2 coins to Free City."
    assert event_sentence("uk", victory, names) == (
        "Вільне місто перемагає в конфлікті із сусіднім містом (Ann): 3 переможні бали."
    )
    assert event_sentence("ru", begun, names).endswith("За Вольный город также играет Ann.")


@pytest.mark.parametrize("options", EVERY_GAME[:5])
def test_every_event_of_random_games_has_a_sentence_in_every_language(
    options: dict[str, Any],
) -> None:
    for document in events_of(7, **options):
        assert json.loads(json.dumps(document)) == document
        assert event_sentence("en", document)
        for language in ("uk", "ru"):
            sentence = re.sub(ROMAN_NUMERAL, "", event_sentence(language, document))
            assert not re.search("[A-Za-z]", sentence)


def test_random_games_reach_every_event() -> None:
    reached = {
        document["type"]
        for seed in range(5)
        for options in EVERY_GAME[:4]
        for document in events_of(seed, **options)
    }
    seldom = {"nothing_to_recover"}

    assert reached | seldom == {event.name.lower() for event in Event}


# Documents


def test_no_event_names_a_card_that_lies_face_down() -> None:
    shown: set[str] = set()
    for options in EVERY_GAME[:3]:
        for document in events_of(2, **options):
            if document["type"] in SECRET:
                shown.add(document["type"])
                assert not set(document) & {"card", "source"}
                names = {value for value in document.values() if isinstance(value, str)}
                assert not names & set(CARD_BY_NAME) - set(BOARD_NAMES)

    assert {"committed", "card_sold", "card_left_over", "stage_built"} <= shown


def test_a_choice_tells_the_same_whatever_was_chosen() -> None:
    """Nothing of a commitment can be read off the events before the turn is played."""
    build = classic(hands={A: ["Altar", "Baths"]}).build("Altar")
    sell = classic(hands={A: ["Altar", "Baths"]}).sell("Baths")

    assert told(build) == told(sell) == [{"type": "committed", "city": 0}]


def test_the_third_city_is_the_free_city_with_two_players_only() -> None:
    assert event_document(THREE.state, Event.CARD_SOLD, 2, -1, 0)["city"] == 2
    assert event_document(TWO.state, Event.CARD_SOLD, 2, -1, 0)["city"] == "free_city"
    assert event_document(TWO.state, Event.DEFEAT, A, 2, 0)["neighbour"] == "free_city"
    assert event_document(TWO.state, Event.BOUGHT, A, 2, 2)["seller"] == "free_city"


def test_who_decides_and_for_which_city_are_told_apart() -> None:
    assert event_document(TWO.state, Event.ASKED, B, Phase.SEVENTH, 2) == {
        "type": "asked",
        "player": 1,
        "city": "free_city",
        "phase": "seventh",
    }


def test_a_stage_is_counted_from_one() -> None:
    table = classic(boards=("Gizah",), sides="B", stages=(2,), cities=[("Brickyard", "Clay Pool")])
    table.stage(table.hand()[0]).others()

    assert {"type": "stage_built", "city": 0, "board": "Gizah", "stage": 3, "coins": 0} in (
        told(table)
    )


def test_a_building_tells_coins_chain_and_purchase() -> None:
    table = classic(
        boards=("Gizah", "Rhodos"),
        cities=[("Altar",), ()],
        hands={A: ["Barracks"], B: ["Excavation"], C: ["Altar"]},
    )
    table.build("Barracks", left=2).build("Excavation", B).others()
    documents = told(table)

    assert {"type": "card_built", "city": 0, "card": "Barracks", "coins": 2} in documents
    assert {"type": "bought", "city": 0, "seller": 1, "coins": 2} in documents
    assert {"type": "card_built", "city": 1, "card": "Excavation", "coins": 1} in documents
    assert {"type": "coins", "city": 1, "cause": "cost", "change": -1} in documents
    assert {"type": "turn_begun", "turn": 2} in documents


def test_the_end_tells_the_winners_and_what_decided() -> None:
    def ending(coins: tuple[int, ...]) -> dict[str, Any]:
        table = classic(coins=coins).end()
        winners = int(table.state.winners)
        alone = table.winners()[0] if len(table.winners()) == 1 else -1
        return event_document(table.state, Event.GAME_OVER, alone, winners, 0)

    over = {"type": "game_over"}
    assert ending((0, 9, 3)) == over | {"winner": 1, "winners": [1], "victory": "points"}
    assert ending((3, 1, 5)) == over | {"winner": 2, "winners": [2], "victory": "coins"}
    assert ending((3, 3, 1)) == over | {"winner": None, "winners": [0, 1], "victory": "coins"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", Phase)
def test_every_phase_has_a_prompt(language: str, phase: Phase) -> None:
    assert text(language, f"classic-phase-{phase.name.lower()}").endswith(".")
