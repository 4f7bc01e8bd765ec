"""Actions of Duel as documents and sentences.

| type | further keys |
| --- | --- |
| build | card, position, price, and chain: true where a chain makes it free |
| discard | card, position, coins |
| wonder | wonder, card, position, price |
| draft | wonder |
| progress | token: from the board, or of those the Great Library drew |
| decline | |
| begin | player |
| recover | card: from the discard pile |
| destroy | card: of the opponent's city |

Names are English, players are 0 and 1, `position` is a place in the structure. On the way
back price, coins and chain are ignored, and position may be left out.
"""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any

import numpy as np

from mirabilia.duel import actions
from mirabilia.duel.components import (
    CARD_BY_NAME,
    CARDS,
    TOKEN_BY_NAME,
    TOKENS,
    WONDER_BY_NAME,
    WONDERS,
)
from mirabilia.duel.construction import card_price, has_chain, wonder_price
from mirabilia.duel.explain import price_of_card, price_of_wonder
from mirabilia.duel.structure import is_accessible
from mirabilia.duel.turn import DISCARD_COINS, legal
from mirabilia.duel.vocabulary import (
    PLAYERS,
    POSITIONS,
    WONDERS_EACH,
    Decision,
    Kind,
)
from mirabilia.notation.catalogue import name, player_name, text
from mirabilia.notation.duel.prices import obstacle_sentences

_REQUIRED: dict[str, tuple[str, ...]] = {
    "build": ("card",),
    "discard": ("card",),
    "wonder": ("wonder", "card"),
    "draft": ("wonder",),
    "progress": ("token",),
    "decline": (),
    "begin": ("player",),
    "recover": ("card",),
    "destroy": ("card",),
}
_OPTIONAL: dict[str, tuple[str, ...]] = {
    "build": ("position", "price", "chain"),
    "discard": ("position", "coins"),
    "wonder": ("position", "price"),
}
TYPES = tuple(_REQUIRED)
_ASKED: dict[Decision, tuple[str, ...]] = {
    Decision.DRAFT: ("draft",),
    Decision.TURN: ("build", "discard", "wonder"),
    Decision.PROGRESS: ("progress", "decline"),
    Decision.LIBRARY: ("progress",),
    Decision.MAUSOLEUM: ("recover",),
    Decision.DESTROY_BROWN: ("destroy",),
    Decision.DESTROY_GREY: ("destroy",),
    Decision.STARTER: ("begin",),
}


class ActionError(ValueError):
    """A document that means no action that can be taken now."""


# From number to document


def describe(state: Any, player: int, action: int) -> dict[str, Any]:
    """A legal action of a player as a document."""
    if action < actions.DISCARD:
        return _describe_build(state, player, action - actions.BUILD)
    if action < actions.WONDER:
        position = action - actions.DISCARD
        coins = DISCARD_COINS + int(state.counts[player, Kind.YELLOW])
        card = CARDS[_card_at(state, position)].name
        return {"type": "discard", "card": card, "position": position, "coins": coins}
    if action < actions.DRAFT:
        slot, position = divmod(action - actions.WONDER, POSITIONS)
        wonder = int(state.wonders[slot])
        return {
            "type": "wonder",
            "wonder": WONDERS[wonder].name,
            "card": CARDS[_card_at(state, position)].name,
            "position": position,
            "price": int(wonder_price(state, player, wonder)),
        }
    if action < actions.TOKEN:
        return {"type": "draft", "wonder": WONDERS[action - actions.DRAFT].name}
    if action < actions.DECLINE:
        return {"type": "progress", "token": TOKENS[action - actions.TOKEN].name}
    if action == actions.DECLINE:
        return {"type": "decline"}
    if action < actions.CARD:
        return {"type": "begin", "player": action - actions.STARTER}
    kind = "recover" if int(state.decision) == Decision.MAUSOLEUM else "destroy"
    return {"type": kind, "card": CARDS[action - actions.CARD].name}


def _describe_build(state: Any, player: int, position: int) -> dict[str, Any]:
    card = _card_at(state, position)
    document: dict[str, Any] = {
        "type": "build",
        "card": CARDS[card].name,
        "position": position,
        "price": int(card_price(state, player, card)),
    }
    if has_chain(state, player, card):
        document["chain"] = True
    return document


def _card_at(state: Any, position: int) -> int:
    card = int(state.structure[position])
    if card < 0 or not state.face_up[position]:
        raise ActionError(f"position: no card lies face up at {position}")
    return card


# From document to number


def number(state: Any, player: int, document: Any) -> int:
    """The legal action that a document means; an ActionError says what is wrong with it."""
    kind = _checked_type(state, player, document)
    _check_keys(kind, document)
    action = _meant(state, player, document)
    if action not in _legal(state, player):
        raise ActionError(f"{kind}: {_why_not(state, player, document)}")
    return action


def _legal(state: Any, player: int) -> list[int]:
    found = np.zeros(actions.MOST_LEGAL, np.int16)
    count = int(legal(state, player, found))
    return [int(action) for action in found[:count]]


def _checked_type(state: Any, player: int, document: Any) -> str:
    """The document's type, which must answer what the player is asked."""
    if not isinstance(document, Mapping):
        raise ActionError(f"an action is an object with a type, not {document!r}")
    if "type" not in document:
        raise ActionError(f"type: missing; allowed are {', '.join(TYPES)}")
    kind = document["type"]
    if kind not in TYPES:
        raise ActionError(f"type: {kind!r} is unknown; allowed are {', '.join(TYPES)}")
    if int(state.decision) == Decision.NONE:
        raise ActionError("the game is over")
    if int(state.decider) != player:
        raise ActionError(f"player {int(state.decider)} decides now, not player {player}")
    asked = [
        answer
        for answer in _ASKED[Decision(int(state.decision))]
        if answer != "decline" or state.may_decline
    ]
    if kind not in asked:
        raise ActionError(f"type: {kind} is not asked now; allowed are {', '.join(asked)}")
    return str(kind)


def _check_keys(kind: str, document: Mapping[str, Any]) -> None:
    required = _REQUIRED[kind]
    allowed = (*required, *_OPTIONAL.get(kind, ()))
    for key in document:
        if key != "type" and key not in allowed:
            listed = ", ".join(allowed) or "none but type"
            raise ActionError(f"{kind}: key {key!r} is unknown; allowed are {listed}")
    for key in required:
        if key not in document:
            raise ActionError(f"{kind}: key {key!r} is missing")


def _meant(state: Any, player: int, document: Mapping[str, Any]) -> int:
    """The action that a well-formed document means, legal or not."""
    match document["type"]:
        case "build":
            return actions.BUILD + _position(state, document)
        case "discard":
            return actions.DISCARD + _position(state, document)
        case "wonder":
            slot = _wonder_slot(state, player, document)
            return actions.WONDER + POSITIONS * slot + _position(state, document)
        case "draft":
            return actions.DRAFT + _id(document, "wonder", WONDER_BY_NAME)
        case "progress":
            return actions.TOKEN + _id(document, "token", TOKEN_BY_NAME)
        case "decline":
            return actions.DECLINE
        case "begin":
            return actions.STARTER + _starter(document)
        case _:
            return actions.CARD + _id(document, "card", CARD_BY_NAME)


def _position(state: Any, document: Mapping[str, Any]) -> int:
    """The position of the card that the document names."""
    card = _id(document, "card", CARD_BY_NAME)
    face_up = [position for position in range(POSITIONS) if state.face_up[position]]
    where = next((p for p in face_up if int(state.structure[p]) == card), None)
    if where is None:
        open_cards = [
            CARDS[int(state.structure[position])].name
            for position in range(POSITIONS)
            if is_accessible(state, position)
        ]
        raise ActionError(
            f"card: {CARDS[card].name} does not lie face up in the structure;"
            f" accessible are {', '.join(open_cards)}"
        )
    stated = document.get("position", where)
    if stated != where:
        raise ActionError(f"position: {CARDS[card].name} lies at {where}, not at {stated!r}")
    return where


def _wonder_slot(state: Any, player: int, document: Mapping[str, Any]) -> int:
    """The slot of the player's wonder that the document names."""
    wonder = _id(document, "wonder", WONDER_BY_NAME)
    slots = range(player * WONDERS_EACH, (player + 1) * WONDERS_EACH)
    own = {int(state.wonders[slot]): slot for slot in slots if int(state.wonders[slot]) >= 0}
    if wonder not in own:
        listed = ", ".join(WONDERS[each].name for each in own)
        raise ActionError(
            f"wonder: player {player} does not have {WONDERS[wonder].name}, but {listed}"
        )
    return own[wonder]


def _starter(document: Mapping[str, Any]) -> int:
    starter = document["player"]
    if not isinstance(starter, int) or isinstance(starter, bool) or starter not in range(PLAYERS):
        raise ActionError(f"player: {starter!r} is no player; allowed are 0, 1")
    return starter


def _id(document: Mapping[str, Any], key: str, things: Mapping[str, Any]) -> int:
    """The number of the card, wonder or token named under a key."""
    named = document[key]
    if isinstance(named, str) and named in things:
        return int(things[named].id)
    close = get_close_matches(named.title(), things) if isinstance(named, str) else []
    hint = f"; closest are {', '.join(close)}" if close else ""
    raise ActionError(f"{key}: there is no {key} {named!r}{hint}")


def _why_not(state: Any, player: int, document: Mapping[str, Any]) -> str:
    """Why a well-formed document is no legal action."""
    kind = document["type"]
    if kind in ("build", "discard", "wonder"):
        card = CARD_BY_NAME[document["card"]]
        obstacles = price_of_card(state, player, card.id).obstacles
        if kind != "build":  # the card's own price does not matter then
            obstacles = [obstacle for obstacle in obstacles if obstacle.code != "cannot_pay"]
        if kind == "wonder":
            wonder = WONDER_BY_NAME[document["wonder"]]
            obstacles += price_of_wonder(state, player, wonder.id).obstacles
        return " ".join(obstacle_sentences("en", obstacles))
    answers = [describe(state, player, action) for action in _legal(state, player)]
    key = _REQUIRED[kind][0]
    offered = ", ".join(answer[key] for answer in answers if key in answer)
    return f"{document[key]} is not to be chosen; allowed are {offered}"


# Sentences


def sentence(
    language: str, document: Mapping[str, Any], players: Sequence[str] | None = None
) -> str:
    """An action document, as `describe` gives it, in words."""
    kind = document["type"]
    words: dict[str, Any] = {}
    if "card" in document:
        words["card"] = name(language, "card", document["card"])
    if "wonder" in document:
        words["wonder"] = name(language, "wonder", document["wonder"])
    if "token" in document:
        words["token"] = name(language, "progress", document["token"])
    if "player" in document:
        words["player"] = player_name(language, document["player"], players)
    words["coins"] = document.get("price", document.get("coins", 0))
    message = "build-chain" if document.get("chain") else kind
    return text(language, f"action-{message}", **words)
