"""Positions of Duel as JSON documents: the whole table by English names.

The part outside `hidden` is what everybody sees. A view is a position without `hidden`; with
Pantheon it also names the gods that its viewer alone knows.
"""

from collections.abc import Iterable
from typing import Any

from mirabilia.duel.components import CARD_AGE, CARDS, GUILD_AGE, TOKENS, TRACK_LOOT, WONDERS
from mirabilia.duel.options import options_of
from mirabilia.duel.pantheon.components import GOD_CARDS, OFFERING_VALUES
from mirabilia.duel.pantheon.setup import EVERYBODY
from mirabilia.duel.pantheon.views import slot_mythology
from mirabilia.duel.rules import DUEL
from mirabilia.duel.state import GONE, HIDDEN_GUILD, NOWHERE, RETURNED
from mirabilia.duel.vocabulary import (
    AGES,
    CAPITAL,
    GODS_EACH,
    OFFERINGS,
    PANTHEON_SLOTS,
    PLAYERS,
    POSITIONS,
    WONDER_SLOTS,
    WONDERS_EACH,
    Decision,
    Mythology,
    Place,
    TokenPlace,
)
from mirabilia.notation.duel.scores import result

BASE_OPTIONS = ("first_player", "wonders", "centre_starter", "progress_choice")
LOOT_SPACES = [space for space in range(CAPITAL + 1) if TRACK_LOOT[space]]


def _cards_at(state: Any, place: int) -> list[str]:
    return [card.name for card in CARDS if state.place[card.id] == place]


def _tokens_at(state: Any, place: int) -> list[str]:
    return [token.name for token in TOKENS if state.token_place[token.id] == place]


def _names(things: tuple[Any, ...], ids: Iterable[int]) -> list[str | None]:
    return [things[int(number)].name if number >= 0 else None for number in ids]


def mythology_name(mythology: int) -> str:
    """A mythology's name in documents."""
    return Mythology(int(mythology)).name.lower()


def options_document(options: dict[str, Any]) -> dict[str, Any]:
    """The options to write down: those of Pantheon only where it is played."""
    return {
        name: value
        for name, value in options.items()
        if options["pantheon"] or name in BASE_OPTIONS
    }


def position_document(state: Any) -> dict[str, Any]:
    """The document of a record; a concealed record gives a view."""
    document: dict[str, Any] = {
        "game": DUEL.name,
        "rules_version": DUEL.version,
        "options": options_document(vars(options_of(state))),
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
    if state.pantheon:
        document["pantheon"] = _pantheon_document(state)
    if state.decision == Decision.DRAFT:
        document["offered"] = _names(WONDERS, state.offered)
    if state.victory:
        ended = result(state)
        document["result"] = {key: ended[key] for key in ("victory", "winner")}
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
    if state.decision == Decision.DRAFT:
        return document
    document["active"] = int(state.active)
    if state.played != GONE:
        document["played"] = int(state.played)
    turns = int(state.extra_turn)
    document["extra_turn"] = turns if turns > 1 else bool(turns)
    if state.decision == Decision.PLACE_GOD:
        document["mythology"] = mythology_name(state.drawing)
    if state.decision == Decision.ISIS_CARD:
        document["wonder"] = WONDERS[int(state.wonders[state.chosen_slot])].name
    return document


def _structure_document(state: Any) -> list[dict[str, Any]]:
    spots: list[dict[str, Any]] = []
    joining = "temple" if state.pantheon else "guild"
    for position in range(POSITIONS):
        card = int(state.structure[position])
        if card == GONE:
            continue
        spot: dict[str, Any] = {"position": position}
        if state.face_up[position]:
            spot["card"] = CARDS[card].name
        else:
            joins = card == HIDDEN_GUILD or (card >= 0 and CARD_AGE[card] >= GUILD_AGE)
            spot["back"] = joining if joins else "age"
        token = int(state.laid_tokens[position])
        if token != GONE:
            spot["token"] = mythology_name(token) if state.age == 1 else int(OFFERING_VALUES[token])
        spots.append(spot)
    return spots


def _city_document(state: Any, player: int) -> dict[str, Any]:
    wonders: list[dict[str, Any]] = []
    for slot in range(WONDER_SLOTS):
        wonder, tucked = int(state.wonders[slot]), int(state.tucked[slot])
        if wonder != GONE and state.wonder_owner[slot] == player:
            entry: dict[str, Any] = {"wonder": WONDERS[wonder].name}
            if tucked >= 0:
                entry["card"] = CARDS[tucked].name
            elif tucked == RETURNED:
                entry["returned"] = True
            if slot // WONDERS_EACH != player:
                entry["slot"] = slot
            wonders.append(entry)
    document: dict[str, Any] = {
        "coins": int(state.coins[player]),
        "buildings": _cards_at(state, Place.CITY_FIRST + player),
        "wonders": wonders,
        "progress": _tokens_at(state, TokenPlace.CITY_FIRST + player),
    }
    if state.pantheon:
        document |= {
            "mythology_tokens": [
                mythology_name(mythology)
                for mythology in Mythology
                for _ in range(int(state.mythology_tokens[player, mythology]))
            ],
            "offerings": [
                int(OFFERING_VALUES[offering])
                for offering in range(OFFERINGS)
                if state.offerings[player, offering]
            ],
            "gods": [god.name for god in GOD_CARDS if state.god_owner[god.id] == player],
            "savings": int(state.savings[player]),
        }
    return document


# Pantheon


def _pantheon_document(state: Any) -> dict[str, Any]:
    document: dict[str, Any] = {
        "slots": [_slot_document(state, slot) for slot in range(PANTHEON_SLOTS)],
        "decks": {mythology_name(each): _deck_document(state, each) for each in Mythology},
        "enki": _tokens_at(state, TokenPlace.ENKI),
        "snake": None if state.snake == GONE else CARDS[int(state.snake)].name,
        "minerva": None if state.minerva == NOWHERE else int(state.minerva),
    }
    if state.gate_open:
        document["gate_open"] = True
    if state.theater_open != GONE:
        document["theater_open"] = mythology_name(state.theater_open)
    if state.owed_god != GONE:
        document["owed_god"] = mythology_name(state.owed_god)
    return document


def _slot_document(state: Any, slot: int) -> dict[str, Any] | None:
    god = int(state.slots[slot])
    if god == GONE:
        return None
    if state.age > 1:
        return {"god": GOD_CARDS[god].name}
    mythology = mythology_name(slot_mythology(god))
    return {"mythology": mythology} | _seen_document(state, god, int(state.slot_known[slot]))


def _deck_document(state: Any, mythology: int) -> list[dict[str, Any]]:
    return [
        _seen_document(state, int(god), int(known))
        for god, known in zip(state.god_decks[mythology], state.deck_known[mythology], strict=True)
        if god != GONE
    ]


def _seen_document(state: Any, god: int, known: int) -> dict[str, Any]:
    """A god face down: named if both players know it, in a view also if the viewer does."""
    document: dict[str, Any] = {"known_by": [p for p in range(PLAYERS) if known >> p & 1]}
    if god >= 0 and (known == EVERYBODY or not state.rng):
        document["god"] = GOD_CARDS[god].name
    return document


# Secrets


def _hidden_document(state: Any) -> dict[str, Any]:
    document: dict[str, Any] = {
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
    }
    if state.pantheon:
        document["gods"] = _hidden_gods(state)
    return document | {"random": int(state.rng)}


def _hidden_gods(state: Any) -> dict[str, Any]:
    slots = range(PANTHEON_SLOTS) if state.age == 1 else range(0)
    return {
        "slots": {
            str(slot + 1): GOD_CARDS[int(state.slots[slot])].name
            for slot in slots
            if state.slots[slot] != GONE
        },
        "decks": {
            mythology_name(each): [
                GOD_CARDS[int(state.god_decks[each, number])].name
                for number in range(GODS_EACH)
                if state.god_decks[each, number] != GONE
            ]
            for each in Mythology
        },
    }
