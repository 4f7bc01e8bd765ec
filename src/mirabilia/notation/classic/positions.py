"""Positions of 7 Wonders as JSON documents: the whole table by English names.

The part outside `hidden` is what everybody sees. A view has `known` instead: the same places,
with the cards and choices that its viewer knows, and null where a card is hidden. What a viewer
knows as a group lies in ascending order there, whatever the order was.
"""

from typing import Any

from mirabilia.classic import actions
from mirabilia.classic.actions import PAID_LEFT, PAID_RIGHT, PAYMENTS
from mirabilia.classic.components import BOARD_NAMES, CARDS, SIDE_NAMES, WONDER_SIDES
from mirabilia.classic.options import options_of
from mirabilia.classic.rules import CLASSIC
from mirabilia.classic.state import GONE, HIDDEN
from mirabilia.classic.turn import chosen_card, owes
from mirabilia.classic.vocabulary import (
    AGES,
    FEWEST_CITIES,
    FREE_CITY,
    HAND,
    Kind,
    Phase,
    Use,
)
from mirabilia.notation.classic.scores import result
from mirabilia.notation.classic.words import city_document
from mirabilia.notation.plain import Plain

OPEN_USES = (Use.BUILT, Use.RECOVERED)
"""What leaves a card face up; it lies face down otherwise."""

_USE_NAMES = [use.name.lower() for use in Use]


def options_document(options: dict[str, Any]) -> dict[str, Any]:
    """The options to write down: all of them."""
    return dict(options)


def position_document(state: Any) -> dict[str, Any]:
    """The document of a record; a concealed record gives a view."""
    table: Any = Plain(state)
    turns_gone = _turns_gone(table)
    document: dict[str, Any] = {
        "game": CLASSIC.name,
        "rules_version": CLASSIC.version,
        "options": options_document(vars(options_of(table))),
        "age": table.age,
        "turn": table.turn,
        "decision": _decision_document(table),
    }
    if table.holder != GONE:
        document["holder"] = table.holder
    document["cities"] = [_city_document(table, city) for city in range(table.cities)]
    document["history"] = [
        [_turn_document(table, age, turn) for turn in turns] for age, turns in enumerate(turns_gone)
    ]
    if table.phase == Phase.OVER:
        document["result"] = result(state)
    if table.rng:
        document["hidden"] = _secrets(table, turns_gone) | {
            "decks": {
                str(age): _deck_document(table, age) for age in range(table.age + 1, AGES + 1)
            },
            "random": table.rng,
        }
    else:
        document["known"] = _secrets(table, turns_gone)
    return document


def _names(cards: list[int]) -> list[str | None]:
    return [CARDS[card].name if card >= 0 else None for card in cards]


def _decision_document(table: Any) -> dict[str, Any] | None:
    if table.phase == Phase.OVER:
        return None
    document: dict[str, Any] = {
        "kind": Phase(table.phase).name.lower(),
        "players": [player for player in range(table.players) if owes(table.record, player)],
    }
    if table.phase in (Phase.SIDES, Phase.TURN):
        document["chosen"] = [
            city_document(table, city)
            for city in range(table.cities)
            if table.commitments[city] != GONE
        ]
    else:
        document["city"] = city_document(table, table.acting)
    return document


def _city_document(table: Any, city: int) -> dict[str, Any]:
    side = table.sides[city]
    document: dict[str, Any] = {
        "board": BOARD_NAMES[table.boards[city]],
        "side": None if side == GONE else WONDER_SIDES[side].name,
        "coins": table.coins[city],
        "buildings": [
            card.name for card, stands in zip(CARDS, table.built[city], strict=True) if stands
        ],
        "stages": table.counts[city][Kind.STAGE],
        "victories": table.victories[city],
        "defeats": table.counts[city][Kind.DEFEAT],
    }
    if table.power_used[city]:
        document["power_used"] = True
    return document


# What the cities did


def _turns_gone(table: Any) -> list[list[int]]:
    """Per Age that has begun, the turns in which a card was played, counted from 0."""
    return [
        [turn for turn, uses in enumerate(table.uses[age]) if any(uses)] for age in range(table.age)
    ]


def _turn_document(table: Any, age: int, turn: int) -> list[dict[str, Any] | None]:
    """What each city did with a card in a turn."""
    uses, played, seen = table.uses[age][turn], table.played[age][turn], table.seen[age][turn]
    return [
        _entry_document(uses[city], played[city], seen[city], table.players)
        for city in range(table.cities)
    ]


def _entry_document(use: int, card: int, seen: int, players: int) -> dict[str, Any] | None:
    if not use:
        return None
    document: dict[str, Any] = {"use": _USE_NAMES[use]}
    if use in OPEN_USES:
        document["card"] = CARDS[card].name
    if seen:
        document["seen_by"] = [player for player in range(players) if seen >> player & 1]
    return document


# Secrets


def _secrets(table: Any, turns_gone: list[list[int]]) -> dict[str, Any]:
    """Everything that somebody may not know, as far as the record tells."""
    document: dict[str, Any] = {
        "commitments": [_commitment_document(table, city) for city in range(table.cities)],
        "hands": [
            _names(table.hands[player][: table.hand_size[player]])
            for player in range(table.players)
        ],
        "face_down": [
            [_face_down(table, age, turn) for turn in turns] for age, turns in enumerate(turns_gone)
        ],
    }
    if table.players < FEWEST_CITIES:
        first = FREE_CITY * HAND
        document["free_city"] = [
            _names(table.decks[age][first : first + HAND]) for age in range(table.age)
        ]
    return document


def _face_down(table: Any, age: int, turn: int) -> list[str | None]:
    uses, played = table.uses[age][turn], table.played[age][turn]
    return [
        None if use in OPEN_USES or card < 0 else CARDS[card].name
        for use, card in zip(uses[: table.cities], played[: table.cities], strict=True)
    ]


def _deck_document(table: Any, age: int) -> list[list[str | None]]:
    """The hands of an Age to come, and with two players the Free City's deck from the top."""
    deck = table.decks[age - 1]
    return [_names(deck[city * HAND : (city + 1) * HAND]) for city in range(table.cities)]


def _commitment_document(table: Any, city: int) -> dict[str, Any] | None:
    """What is chosen for a city; nothing where it is not chosen, or not known."""
    action = table.commitments[city]
    if action in (GONE, HIDDEN):
        return None
    if action >= actions.SIDE:
        return {"type": "side", "side": SIDE_NAMES[table.edition][action - actions.SIDE]}
    card = {"card": CARDS[int(chosen_card(action))].name}
    if action >= actions.SELL:
        return {"type": "build_free" if action >= actions.FREE else "sell"} | card
    kind = {"type": "stage" if action >= actions.STAGE else "build"}
    payment = action % PAYMENTS
    return kind | card | {"left": int(PAID_LEFT[payment]), "right": int(PAID_RIGHT[payment])}


def commitment_number(edition: int, document: dict[str, Any], card: int) -> int:
    """The action of such a document about a card, which may be one that cannot be taken."""
    match document["type"]:
        case "side":
            return int(actions.SIDE + SIDE_NAMES[edition].index(document["side"]))
        case "sell":
            return int(actions.SELL + card)
        case "build_free":
            return int(actions.FREE + card)
    spent = document["left"] + document["right"]
    base = actions.STAGE if document["type"] == "stage" else actions.BUILD
    return int(base + card * PAYMENTS + spent * (spent + 1) // 2 + document["right"])
