import json
import re
from typing import Any

import pytest

from mirabilia.duel.components import CARD_BY_NAME, TOKEN_BY_NAME, WONDER_BY_NAME
from mirabilia.duel.pantheon.components import GOD_BY_NAME, GOD_CARDS
from mirabilia.duel.vocabulary import CoinCause, Decision, Event, Mythology, Symbol, Victory
from mirabilia.notation.catalogue import LANGUAGES, name
from mirabilia.notation.duel.events import event_document, event_sentence

BATHS = CARD_BY_NAME["Baths"].id
AQUEDUCT = CARD_BY_NAME["Aqueduct"].id
SPHINX = WONDER_BY_NAME["The Sphinx"].id
LAW = TOKEN_BY_NAME["Law"].id
TEMPLE = CARD_BY_NAME["Greek Grand Temple"].id
MARS = GOD_BY_NAME["Mars"].id
GREEK = Mythology.GREEK
ROMAN_NUMERAL = r"\bI{1,3}\b"
SELDOM = {"laid_token_discarded"}  # events that random games hardly ever reach


@pytest.mark.parametrize(
    ("options", "reached"),
    [
        ({}, {e.name.lower() for e in Event if e <= Event.CHAINED}),
        ({"pantheon": True}, {e.name.lower() for e in Event} - SELDOM),
    ],
)
def test_every_event_of_random_games_has_a_sentence_in_its_language(
    walk: Any, options: dict[str, bool], reached: set[str]
) -> None:
    told: dict[str, Any] = {}
    for seed in range(60):
        for table in walk(seed, rulings="arena" if seed % 2 else "rulebook", **options):
            for entry in table.events:
                document = event_document(*entry)
                told[json.dumps(document)] = document

    assert {document["type"] for document in told.values()} == reached
    for document in told.values():
        assert event_sentence("en", document)
        for language in ("uk", "ru"):
            written = re.sub(ROMAN_NUMERAL, "", event_sentence(language, document))
            assert not re.search("[A-Za-z]", written)


@pytest.mark.parametrize(
    ("entry", "document"),
    [
        ((Event.WONDER_TAKEN, 0, SPHINX, 0), {"player": 0, "wonder": "The Sphinx"}),
        ((Event.AGE_BEGUN, 1, 2, 0), {"player": 1, "age": 2}),
        ((Event.CARD_BUILT, 0, BATHS, 2), {"player": 0, "card": "Baths", "coins": 2}),
        (
            (Event.CHAINED, 0, AQUEDUCT, 0),
            {"player": 0, "card": "Aqueduct", "source": "Baths"},
        ),
        ((Event.CARD_DISCARDED, 1, BATHS, 0), {"player": 1, "card": "Baths"}),
        (
            (Event.WONDER_BUILT, 0, SPHINX, BATHS),
            {"player": 0, "wonder": "The Sphinx", "card": "Baths"},
        ),
        (
            (Event.COINS, 1, CoinCause.RIVAL_WONDER, -3),
            {"player": 1, "cause": "rival_wonder", "change": -3},
        ),
        ((Event.PAWN_MOVED, 1, -4, 1), {"player": 1, "space": -4, "spaces": 1}),
        ((Event.LOOTED, 0, 5, 3), {"player": 0, "military_token": 5, "coins": 3}),
        ((Event.TOKEN_TAKEN, 0, LAW, 0), {"player": 0, "token": "Law"}),
        ((Event.TOKENS_DRAWN, 0, LAW, 2), {"player": 0, "token": "Law"}),
        ((Event.CARD_DESTROYED, 1, BATHS, 0), {"player": 1, "card": "Baths"}),
        ((Event.CARD_RECOVERED, 1, BATHS, 0), {"player": 1, "card": "Baths"}),
        ((Event.CARD_REVEALED, -1, BATHS, 9), {"card": "Baths", "position": 9}),
        ((Event.WONDER_RETURNED, 1, SPHINX, 0), {"player": 1, "wonder": "The Sphinx"}),
        (
            (Event.ASKED, 0, Decision.DESTROY_GREY, 0),
            {"player": 0, "decision": "destroy_grey"},
        ),
        (
            (Event.ASKED, 1, Decision.TURN, 1),
            {"player": 1, "decision": "turn", "activation": True},
        ),
        ((Event.EXTRA_TURN, 0, 0, 0), {"player": 0}),
        ((Event.EXTRA_TURN_LOST, 0, 0, 0), {"player": 0}),
        ((Event.PAIR, 1, Symbol.QUILL, 0), {"player": 1, "symbol": "quill"}),
        ((Event.GAME_OVER, 1, Victory.MILITARY, 0), {"winner": 1, "victory": "military"}),
        ((Event.GAME_OVER, -1, Victory.CIVILIAN, 0), {"winner": None, "victory": "civilian"}),
        ((Event.STARTER_CHOSEN, 1, 0, 0), {"player": 1, "starter": 0}),
        ((Event.DECLINED, 1, 0, 0), {"player": 1}),
        (
            (Event.CHAINED, 0, TEMPLE, 0),
            {"player": 0, "card": "Greek Grand Temple", "mythology": "greek"},
        ),
        (
            (Event.MYTHOLOGY_TOKEN, 1, GREEK, 9),
            {"player": 1, "mythology": "greek", "position": 9},
        ),
        ((Event.OFFERING_TOKEN, 0, 1, 8), {"player": 0, "offering": 3, "position": 8}),
        ((Event.GODS_DRAWN, 0, GREEK, 2), {"player": 0, "mythology": "greek", "count": 2}),
        ((Event.GOD_PLACED, 0, GREEK, 4), {"player": 0, "mythology": "greek", "slot": 5}),
        ((Event.GATE_PLACED, -1, 0, 0), {"slot": 1}),
        ((Event.GOD_REVEALED, -1, MARS, 5), {"god": "Mars", "slot": 6}),
        ((Event.GOD_REVEALED, -1, MARS, -1), {"god": "Mars"}),
        ((Event.ENKI_TOKEN, -1, LAW, 0), {"token": "Law"}),
        ((Event.TOKEN_RETURNED, -1, LAW, 0), {"token": "Law"}),
        ((Event.ACTIVATED, 1, MARS, 4), {"player": 1, "god": "Mars", "coins": 4}),
        ((Event.OFFERING_SPENT, 1, 2, 0), {"player": 1, "offering": 4}),
        (
            (Event.SAVINGS, 0, CoinCause.TRADE, -2),
            {"player": 0, "cause": "trade", "change": -2},
        ),
        ((Event.SNAKE_PLACED, 0, BATHS, 0), {"player": 0, "card": "Baths"}),
        ((Event.CARD_STOLEN, 0, BATHS, 0), {"player": 0, "card": "Baths"}),
        ((Event.CARD_STRUCK, 0, BATHS, 7), {"player": 0, "card": "Baths", "position": 7}),
        ((Event.LAID_TOKEN_DISCARDED, 0, GREEK, 1), {"player": 0, "mythology": "greek"}),
        ((Event.LAID_TOKEN_DISCARDED, 0, 2, 2), {"player": 0, "offering": 4}),
        (
            (Event.WONDER_DESTROYED, 1, SPHINX, BATHS),
            {"player": 1, "wonder": "The Sphinx", "card": "Baths"},
        ),
        ((Event.WONDER_STOLEN, 0, SPHINX, 0), {"player": 0, "wonder": "The Sphinx"}),
        ((Event.MINERVA_PLACED, 0, -9, 0), {"player": 0, "space": -9}),
        ((Event.MINERVA_STOPS, 0, 4, 2), {"player": 0, "space": 4, "count": 2}),
        ((Event.MILITARY_DISCARDED, 0, 5, 1), {"player": 0, "coins": 5, "side": 1}),
        ((Event.GODS_RETURNED, 0, GREEK, 2), {"player": 0, "mythology": "greek", "count": 2}),
        ((Event.GODS_RETURNED, 0, -1, 0), {"player": 0}),
        ((Event.ENGINEERED, 0, BATHS, 0), {"player": 0, "card": "Baths"}),
    ],
)
def test_an_event_is_a_document(entry: tuple[Any, ...], document: dict[str, Any]) -> None:
    assert event_document(*entry) == {"type": entry[0].name.lower(), **document}


@pytest.mark.parametrize(
    ("entry", "english", "ukrainian", "russian"),
    [
        (
            (Event.AGE_BEGUN, 0, 3, 0),
            "Age III begins.",
            "Починається Епоха III.",
            "Начинается Эпоха III.",
        ),
        (
            (Event.CARD_BUILT, 0, BATHS, 1),
            "Player 1 builds Baths for 1 coin.",
            "Гравець 1 зводить будівлю «Лазня» за 1 монету.",
            "Игрок 1 строит здание «Бани» за 1 монету.",
        ),
        (
            (Event.CARD_BUILT, 1, BATHS, 0),
            "Player 2 builds Baths for free.",
            "Гравець 2 зводить будівлю «Лазня» безкоштовно.",
            "Игрок 2 строит здание «Бани» бесплатно.",
        ),
        (
            (Event.COINS, 0, CoinCause.CHAIN, 4),
            "Player 1 receives 4 coins for the chain (Urbanism).",
            "Гравець 1 отримує 4 монети за ланцюжок («Урбанізм»).",
            "Игрок 1 получает 4 монеты за цепочку («Урбанизм»).",
        ),
        (
            (Event.COINS, 0, CoinCause.TRADE, -5),
            "Player 1 spends 5 coins on trade.",
            "Гравець 1 витрачає 5 монет на торгівлю.",
            "Игрок 1 тратит 5 монет на торговлю.",
        ),
        (
            (Event.LOOTED, 1, 5, 3),
            "Military token (5): Player 2 loses 3 coins.",
            "Військовий токен (5): Гравець 2 втрачає 3 монети.",
            "Военный жетон (5): Игрок 2 теряет 3 монеты.",
        ),
        (
            (Event.LOOTED, 1, 2, 0),
            "Military token (2): Player 2 has no coins to lose.",
            "Військовий токен (2): Гравець 2 нічого не втрачає: монет немає.",
            "Военный жетон (2): Игрок 2 ничего не теряет: монет нет.",
        ),
        (
            (Event.GAME_OVER, 0, Victory.SCIENTIFIC, 0),
            "Player 1 wins by scientific supremacy.",
            "Гравець 1 перемагає завдяки науковій перевазі.",
            "Игрок 1 побеждает благодаря научному превосходству.",
        ),
        (
            (Event.GAME_OVER, -1, Victory.CIVILIAN, 0),
            "The players share the victory.",
            "Гравці ділять перемогу.",
            "Игроки делят победу.",
        ),
        (
            (Event.CHAINED, 0, TEMPLE, 0),
            "Greek Grand Temple is free: Player 1 has the Greek mythology token.",
            "«Грецький великий храм» безкоштовно: Гравець 1 має токен грецької міфології.",
            "«Греческий великий храм» бесплатно благодаря жетону греческой мифологии (Игрок 1).",
        ),
        (
            (Event.ENGINEERED, 0, AQUEDUCT, 0),
            "Player 1 builds Aqueduct by Engineering, without its chain symbol.",
            "Гравець 1 зводить будівлю «Акведук» без символу ланцюжка («Інженерія»).",
            "Игрок 1 строит здание «Акведук» без символа цепочки («Инженерное дело»).",
        ),
        (
            (Event.MYTHOLOGY_TOKEN, 1, Mythology.EGYPTIAN, 9),
            "Player 2 takes the Egyptian mythology token.",
            "Гравець 2 бере токен єгипетської міфології.",
            "Игрок 2 берёт жетон египетской мифологии.",
        ),
        (
            (Event.OFFERING_TOKEN, 0, 1, 8),
            "Player 1 takes the offering token (3).",
            "Гравець 1 бере токен дарів (3).",
            "Игрок 1 берёт жетон жертвоприношения (3).",
        ),
        (
            (Event.GODS_DRAWN, 0, GREEK, 2),
            "Player 1 looks at 2 gods on top of the Greek deck.",
            "Гравець 1 оглядає 2 верхні карти колоди грецької міфології.",
            "Игрок 1 смотрит 2 верхние карты колоды греческой мифологии.",
        ),
        (
            (Event.GODS_DRAWN, 0, GREEK, 1),
            "Player 1 looks at the last god of the Greek deck.",
            "Гравець 1 оглядає останню карту колоди грецької міфології.",
            "Игрок 1 смотрит последнюю карту колоды греческой мифологии.",
        ),
        (
            (Event.GOD_PLACED, 0, Mythology.EGYPTIAN, 4),
            "Player 1 puts one of the Egyptian gods face down into slot 5 of the Pantheon.",
            "Гравець 1 кладе бога єгипетської міфології долілиць на місце 5 Пантеону.",
            "Игрок 1 кладёт бога египетской мифологии рубашкой вверх в слот 5 Пантеона.",
        ),
        (
            (Event.GOD_REVEALED, -1, MARS, 5),
            "Mars is turned face up in slot 6 of the Pantheon.",
            "На місці 6 Пантеону відкривається «Марс».",
            "В слоте 6 Пантеона открывается «Марс».",
        ),
        (
            (Event.GOD_REVEALED, -1, MARS, -1),
            "Mars is revealed from the deck.",
            "З колоди відкривається «Марс».",
            "Из колоды открывается «Марс».",
        ),
        (
            (Event.ACTIVATED, 1, MARS, 1),
            "Player 2 activates Mars for 1 coin.",
            "Гравець 2 активує карту «Марс» за 1 монету.",
            "Игрок 2 активирует карту «Марс» за 1 монету.",
        ),
        (
            (Event.COINS, 1, CoinCause.SIEGE, -1),
            "Player 2 loses 1 coin (Poliorcetics).",
            "Гравець 2 втрачає 1 монету («Мистецтво облоги»).",
            "Игрок 2 теряет 1 монету («Осадная техника»).",
        ),
        (
            (Event.SAVINGS, 0, CoinCause.EFFECT, 7),
            "Player 1 puts 7 coins from the bank on Astarte.",
            "Гравець 1 кладе 7 монет з банку на карту «Астарта».",
            "Игрок 1 кладёт 7 монет из банка на карту «Астарта».",
        ),
        (
            (Event.SAVINGS, 0, CoinCause.ACTIVATION, -2),
            "Player 1 pays 2 coins from Astarte for the activation.",
            "Гравець 1 сплачує 2 монети з карти «Астарта» за активацію.",
            "Игрок 1 платит 2 монеты с карты «Астарта» за активацию.",
        ),
        (
            (Event.LAID_TOKEN_DISCARDED, 0, GREEK, 1),
            "The Greek mythology token on it is discarded too.",
            "Разом із нею скидається токен грецької міфології.",
            "Вместе с ней сбрасывается жетон греческой мифологии.",
        ),
        (
            (Event.LAID_TOKEN_DISCARDED, 0, 2, 2),
            "The offering token (4) on it is discarded too.",
            "Разом із нею скидається токен дарів (4).",
            "Вместе с ней сбрасывается жетон жертвоприношения (4).",
        ),
        (
            (Event.WONDER_DESTROYED, 1, SPHINX, BATHS),
            "Player 2 loses The Sphinx: Baths, which lay under it, goes to the discard pile.",
            "Гравець 2 втрачає чудо «Сфінкс»: карта «Лазня» з-під нього йде до стопки скидання.",
            "Игрок 2 теряет чудо света «Сфинкс»: карта «Бани» из-под него уходит в стопку сброса.",
        ),
        (
            (Event.MINERVA_PLACED, 0, 3, 0),
            "Player 1 puts Minerva on the track: space 3 toward Player 2.",
            "Гравець 1 ставить маркер Мінерви: сектор 3 від центру (Гравець 2).",
            "Игрок 1 ставит фишку Минервы: деление 3 от центра (Игрок 2).",
        ),
        (
            (Event.MINERVA_PLACED, 1, -9, 0),
            "Player 2 puts Minerva on the track: the capital of Player 1.",
            "Гравець 2 ставить маркер Мінерви: столиця (Гравець 1).",
            "Игрок 2 ставит фишку Минервы: столица (Игрок 1).",
        ),
        (
            (Event.MINERVA_STOPS, 0, 4, 2),
            "Minerva stops the Conflict pawn and leaves the track:"
            " 2 shields of Player 1 have no effect.",
            "Мінерва зупиняє маркер конфлікту й залишає трек: 2 щити не спрацьовують (Гравець 1).",
            "Минерва останавливает маркер конфликта и покидает трек:"
            " 2 щита не срабатывают (Игрок 1).",
        ),
        (
            (Event.MINERVA_STOPS, 0, 4, 0),
            "Minerva stops the Conflict pawn and leaves the track.",
            "Мінерва зупиняє маркер конфлікту й залишає трек.",
            "Минерва останавливает маркер конфликта и покидает трек.",
        ),
        (
            (Event.MILITARY_DISCARDED, 0, 5, 1),
            "Player 1 discards the military token (5) on the side of Player 2 without effect.",
            "Гравець 1 скидає військовий токен (5) без ефекту, бік: Гравець 2.",
            "Игрок 1 сбрасывает военный жетон (5) без эффекта, сторона: Игрок 2.",
        ),
        (
            (Event.GODS_RETURNED, 0, -1, 0),
            "Player 1 puts the other gods back on their decks.",
            "Гравець 1 повертає інших богів на верх їхніх колод.",
            "Игрок 1 возвращает других богов на верх их колод.",
        ),
        (
            (Event.GODS_RETURNED, 0, GREEK, 1),
            "Player 1 puts the other god back on the Greek deck.",
            "Гравець 1 повертає іншого бога в колоду грецької міфології.",
            "Игрок 1 возвращает другого бога в колоду греческой мифологии.",
        ),
    ],
)
def test_an_event_is_a_sentence(
    entry: tuple[Any, ...], english: str, ukrainian: str, russian: str
) -> None:
    document = event_document(*entry)

    assert [event_sentence(each, document) for each in LANGUAGES] == [english, ukrainian, russian]


@pytest.mark.parametrize(
    ("player", "space", "left"),
    [(0, 1, "8 spaces"), (0, -2, "11 spaces"), (1, -8, "1 space"), (1, 3, "12 spaces")],
)
def test_the_pawn_is_told_by_its_way_to_the_opponents_capital(
    player: int, space: int, left: str
) -> None:
    written = event_sentence("en", event_document(Event.PAWN_MOVED, player, space, 1))

    assert written.endswith(f": {left} to the opponent’s capital.")


@pytest.mark.parametrize(("player", "space"), [(0, 9), (1, -9)])
def test_the_pawn_is_told_to_reach_the_capital(player: int, space: int) -> None:
    written = event_sentence("en", event_document(Event.PAWN_MOVED, player, space, 1))

    assert written.endswith("into the opponent’s capital.")


def test_a_sentence_calls_players_by_their_names() -> None:
    names = ["Ann", "Ben"]
    chosen = event_document(Event.STARTER_CHOSEN, 0, 1, 0)
    won = event_document(Event.GAME_OVER, 1, Victory.CIVILIAN, 0)

    assert event_sentence("en", chosen, names) == "Ann decides: Ben begins."
    assert event_sentence("en", won, names) == "Ben wins a civilian victory."


def revealed(told: list[dict[str, Any]]) -> set[str]:
    """Gods that a deck shows to everybody, by the Divine Theater."""
    return {document["god"] for document in told if document["type"] == "god_revealed"}


def test_events_name_no_god_that_lies_face_down(walk: Any) -> None:
    """Age I: gods are drawn and placed, and nobody else may learn which ones."""
    names = {name(language, "god", god.name) for language in LANGUAGES for god in GOD_CARDS}
    placed = 0
    for seed in range(10):
        seen: set[str] = set()
        for table in walk(seed, pantheon=True):
            if table.age > 1:
                break
            told = [event_document(*entry) for entry in table.events]
            seen |= revealed(told)
            assert {document["god"] for document in told if "god" in document} <= seen
            for document in told:
                if document["type"] in ("gods_drawn", "god_placed"):
                    placed += 1
                    for language in LANGUAGES:
                        words = set(re.findall(r"\w+", event_sentence(language, document)))
                        assert not words & names
    assert placed > 50
