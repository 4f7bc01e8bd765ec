import json
import re
from typing import Any

import pytest

from mirabilia.duel.components import CARD_BY_NAME, TOKEN_BY_NAME, WONDER_BY_NAME
from mirabilia.duel.vocabulary import CoinCause, Decision, Event, Symbol, Victory
from mirabilia.notation.catalogue import LANGUAGES
from mirabilia.notation.duel.events import event_document, event_sentence

BATHS = CARD_BY_NAME["Baths"].id
AQUEDUCT = CARD_BY_NAME["Aqueduct"].id
SPHINX = WONDER_BY_NAME["The Sphinx"].id
LAW = TOKEN_BY_NAME["Law"].id
ROMAN_NUMERAL = r"\bI{1,3}\b"


def test_every_event_of_random_games_has_a_sentence_in_its_language(walk: Any) -> None:
    told: dict[str, Any] = {}
    for seed in range(60):
        for table in walk(seed, rulings="arena" if seed % 2 else "rulebook"):
            for entry in table.events:
                document = event_document(*entry)
                told[json.dumps(document)] = document

    assert {document["type"] for document in told.values()} == {e.name.lower() for e in Event}
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
        ((Event.EXTRA_TURN, 0, 0, 0), {"player": 0}),
        ((Event.EXTRA_TURN_LOST, 0, 0, 0), {"player": 0}),
        ((Event.PAIR, 1, Symbol.QUILL, 0), {"player": 1, "symbol": "quill"}),
        ((Event.GAME_OVER, 1, Victory.MILITARY, 0), {"winner": 1, "victory": "military"}),
        ((Event.GAME_OVER, -1, Victory.CIVILIAN, 0), {"winner": None, "victory": "civilian"}),
        ((Event.STARTER_CHOSEN, 1, 0, 0), {"player": 1, "starter": 0}),
        ((Event.DECLINED, 1, 0, 0), {"player": 1}),
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
