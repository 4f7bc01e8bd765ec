"""Positions of 7 Wonders as JSON documents: the whole table by English names.

The part outside `hidden` is what everybody sees. A view has `known` instead: the same places,
with the cards and choices that its viewer knows, and null where a card is hidden. What a viewer
knows as a group lies in ascending order there, whatever the order was.
"""

from collections.abc import Iterable
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
    SEVENTH,
    Kind,
    Phase,
    Use,
)
from mirabilia.notation.classic.scores import result
from mirabilia.notation.classic.words import city_document

OPEN_USES = (Use.BUILT, Use.RECOVERED)
"""What leaves a card face up; it lies face down otherwise."""


def options_document(options: dict[str, Any]) -> dict[str, Any]:
    """The options to write down: all of them."""
    return dict(options)


def position_document(state: Any) -> dict[str, Any]:
    """The document of a record; a concealed record gives a view."""
    document: dict[str, Any] = {
        "game": CLASSIC.name,
        "rules_version": CLASSIC.version,
        "options": options_document(vars(options_of(state))),
        "age": int(state.age),
        "turn": int(state.turn),
        "decision": _decision_document(state),
    }
    if state.holder != GONE:
        document["holder"] = int(state.holder)
    document["cities"] = [_city_document(state, city) for city in _cities(state)]
    document["history"] = [
        [[_entry_document(state, age, turn, city) for city in _cities(state)] for turn in turns]
        for age, turns in enumerate(_turns_gone(state))
    ]
    if state.phase == Phase.OVER:
        document["result"] = result(state)
    if state.rng:
        document["hidden"] = _secrets(state) | {
            "decks": {
                str(age): _deck_document(state, age) for age in range(int(state.age) + 1, AGES + 1)
            },
            "random": int(state.rng),
        }
    else:
        document["known"] = _secrets(state)
    return document


def _cities(state: Any) -> range:
    return range(int(state.cities))


def _names(cards: Iterable[Any]) -> list[str | None]:
    return [CARDS[int(card)].name if card >= 0 else None for card in cards]


def _decision_document(state: Any) -> dict[str, Any] | None:
    if state.phase == Phase.OVER:
        return None
    document: dict[str, Any] = {
        "kind": Phase(int(state.phase)).name.lower(),
        "players": [player for player in range(int(state.players)) if owes(state, player)],
    }
    if state.phase in (Phase.SIDES, Phase.TURN):
        document["chosen"] = [
            city_document(state, city) for city in _cities(state) if state.commitments[city] != GONE
        ]
    else:
        document["city"] = city_document(state, int(state.acting))
    return document


def _city_document(state: Any, city: int) -> dict[str, Any]:
    side = int(state.sides[city])
    document: dict[str, Any] = {
        "board": BOARD_NAMES[int(state.boards[city])],
        "side": None if side == GONE else WONDER_SIDES[side].name,
        "coins": int(state.coins[city]),
        "buildings": [card.name for card in CARDS if state.built[city, card.id]],
        "stages": int(state.counts[city, Kind.STAGE]),
        "victories": [int(tokens) for tokens in state.victories[city]],
        "defeats": int(state.counts[city, Kind.DEFEAT]),
    }
    if state.power_used[city]:
        document["power_used"] = True
    return document


# What the cities did


def _turns_gone(state: Any) -> list[list[int]]:
    """Per Age that has begun, the turns in which a card was played, counted from 0."""
    return [
        [turn for turn in range(SEVENTH) if any(use != Use.NONE for use in state.uses[age, turn])]
        for age in range(int(state.age))
    ]


def _entry_document(state: Any, age: int, turn: int, city: int) -> dict[str, Any] | None:
    use = Use(int(state.uses[age, turn, city]))
    if use == Use.NONE:
        return None
    document: dict[str, Any] = {"use": use.name.lower()}
    if use in OPEN_USES:
        document["card"] = CARDS[int(state.played[age, turn, city])].name
    seen = int(state.seen[age, turn, city])
    if seen:
        document["seen_by"] = [p for p in range(int(state.players)) if seen >> p & 1]
    return document


# Secrets


def _secrets(state: Any) -> dict[str, Any]:
    """Everything that somebody may not know, as far as the record tells."""
    document: dict[str, Any] = {
        "commitments": [commitment_document(state, city) for city in _cities(state)],
        "hands": [
            _names(state.hands[player][: int(state.hand_size[player])])
            for player in range(int(state.players))
        ],
        "face_down": [
            [_face_down(state, age, turn) for turn in turns]
            for age, turns in enumerate(_turns_gone(state))
        ],
    }
    if state.players < FEWEST_CITIES:
        first = FREE_CITY * HAND
        document["free_city"] = [
            _names(state.decks[age][first : first + HAND]) for age in range(int(state.age))
        ]
    return document


def _face_down(state: Any, age: int, turn: int) -> list[str | None]:
    return [
        None if use in OPEN_USES or card < 0 else CARDS[int(card)].name
        for use, card in zip(
            state.uses[age, turn][: int(state.cities)],
            state.played[age, turn][: int(state.cities)],
            strict=True,
        )
    ]


def _deck_document(state: Any, age: int) -> list[list[str | None]]:
    """The hands of an Age to come, and with two players the Free City's deck from the top."""
    deck = state.decks[age - 1]
    return [_names(deck[city * HAND : (city + 1) * HAND]) for city in _cities(state)]


def commitment_document(state: Any, city: int) -> dict[str, Any] | None:
    """What is chosen for a city; nothing where it is not chosen, or not known."""
    action = int(state.commitments[city])
    if action in (GONE, HIDDEN):
        return None
    if action >= actions.SIDE:
        return {"type": "side", "side": SIDE_NAMES[int(state.edition)][action - actions.SIDE]}
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
