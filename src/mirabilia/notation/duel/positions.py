"""Positions of Duel as JSON documents: the whole table by English names.

The part outside `hidden` is what everybody sees, so a view is a position without `hidden`.
"""

from collections.abc import Iterable
from typing import Any

from mirabilia.duel.components import CARDS, TOKENS, TRACK_LOOT, WONDERS
from mirabilia.duel.explain import is_guild_back
from mirabilia.duel.options import options_of
from mirabilia.duel.rules import DUEL
from mirabilia.duel.state import GONE, RETURNED
from mirabilia.duel.vocabulary import (
    AGES,
    CAPITAL,
    PLAYERS,
    POSITIONS,
    WONDERS_EACH,
    Decision,
    Place,
    TokenPlace,
)
from mirabilia.notation.duel.scores import result

LOOT_SPACES = [space for space in range(CAPITAL + 1) if TRACK_LOOT[space]]


def _cards_at(state: Any, place: int) -> list[str]:
    return [card.name for card in CARDS if state.place[card.id] == place]


def _tokens_at(state: Any, place: int) -> list[str]:
    return [token.name for token in TOKENS if state.token_place[token.id] == place]


def _names(things: tuple[Any, ...], ids: Iterable[int]) -> list[str | None]:
    return [things[int(number)].name if number >= 0 else None for number in ids]


def position_document(state: Any) -> dict[str, Any]:
    """The document of a record; a concealed record gives a view."""
    document: dict[str, Any] = {
        "game": DUEL.name,
        "rules_version": DUEL.version,
        "options": vars(options_of(state)),
        "first_player": int(state.first_player),
        "age": int(state.age),
        "decision": _decision_document(state),
        "structure": _structure_document(state),
        "cities": [_city_document(state, player) for player in range(PLAYERS)],
        "conflict": int(state.conflict),
        "military_tokens": [
            [int(state.loot[side, space]) for space in LOOT_SPACES if state.loot[side, space]]
            for side in range(PLAYERS)
        ],
        "progress": {
            "board": _names(TOKENS, state.board),
            "drawn": _tokens_at(state, TokenPlace.DRAWN),
        },
        "discard": _cards_at(state, Place.DISCARD),
    }
    if state.age == 0:
        document["offered"] = _names(WONDERS, state.offered)
    if state.victory:
        document["result"] = result(state)
    if state.rng:
        document["hidden"] = _hidden_document(state)
    return document


def _decision_document(state: Any) -> dict[str, Any] | None:
    if state.decision == Decision.NONE:
        return None
    document: dict[str, Any] = {
        "kind": Decision(state.decision).name.lower(),
        "player": int(state.decider),
    }
    if state.age:
        document |= {
            "active": int(state.active),
            "played": int(state.played),
            "extra_turn": bool(state.extra_turn),
        }
    return document


def _structure_document(state: Any) -> list[dict[str, Any]]:
    spots: list[dict[str, Any]] = []
    for position in range(POSITIONS):
        card = int(state.structure[position])
        if card == GONE:
            continue
        if state.face_up[position]:
            spots.append({"position": position, "card": CARDS[card].name})
        else:
            back = "guild" if is_guild_back(state, position) else "age"
            spots.append({"position": position, "back": back})
    return spots


def _city_document(state: Any, player: int) -> dict[str, Any]:
    wonders: list[dict[str, Any]] = []
    for slot in range(player * WONDERS_EACH, (player + 1) * WONDERS_EACH):
        wonder, tucked = int(state.wonders[slot]), int(state.tucked[slot])
        if wonder != GONE:
            entry: dict[str, Any] = {"wonder": WONDERS[wonder].name}
            if tucked >= 0:
                entry["card"] = CARDS[tucked].name
            elif tucked == RETURNED:
                entry["returned"] = True
            wonders.append(entry)
    return {
        "coins": int(state.coins[player]),
        "buildings": _cards_at(state, Place.CITY_FIRST + player),
        "wonders": wonders,
        "progress": _tokens_at(state, TokenPlace.CITY_FIRST + player),
    }


def _hidden_document(state: Any) -> dict[str, Any]:
    return {
        "structure": {
            str(position): CARDS[int(state.structure[position])].name
            for position in range(POSITIONS)
            if state.structure[position] >= 0 and not state.face_up[position]
        },
        "decks": {
            str(age): _names(CARDS, state.decks[age - 1])
            for age in range(int(state.age) + 1, AGES + 1)
        },
        "wonders": [] if state.wonder_deck[0] == GONE else _names(WONDERS, state.wonder_deck),
        "random": int(state.rng),
    }
