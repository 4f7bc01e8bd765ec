"""Positions of Duel as JSON documents: the whole table by English names.

The part outside `hidden` is what everybody sees. A view is a position without `hidden`; with
Pantheon it also names the gods that its viewer alone knows.
"""

from collections.abc import Iterable
from typing import Any

from mirabilia.duel.components import CARDS, GUILD_AGE, TOKENS, TRACK_LOOT, WONDERS
from mirabilia.duel.options import options_of
from mirabilia.duel.pantheon.components import GOD_CARDS, OFFERING_VALUES
from mirabilia.duel.pantheon.setup import EVERYBODY
from mirabilia.duel.pantheon.views import slot_mythology
from mirabilia.duel.rules import DUEL
from mirabilia.duel.state import GONE, HIDDEN_GUILD, NOWHERE, RETURNED
from mirabilia.duel.vocabulary import (
    AGES,
    CAPITAL,
    MYTHOLOGIES,
    PANTHEON_SLOTS,
    PLAYERS,
    WONDER_SLOTS,
    WONDERS_EACH,
    Decision,
    Mythology,
    Place,
    TokenPlace,
)
from mirabilia.notation.duel.scores import result
from mirabilia.notation.plain import Plain

BASE_OPTIONS = ("first_player", "wonders", "centre_starter", "progress_choice")
LOOT_SPACES = [space for space in range(CAPITAL + 1) if TRACK_LOOT[space]]


_MYTHOLOGIES = [mythology.name.lower() for mythology in Mythology]
_OFFERINGS = OFFERING_VALUES.tolist()


def _at(things: Iterable[Any], places: list[int], place: int) -> list[str]:
    """The names of the cards or tokens that are in a place."""
    return [thing.name for thing, where in zip(things, places, strict=True) if where == place]


def _names(things: tuple[Any, ...], ids: list[int]) -> list[str | None]:
    return [things[number].name if number >= 0 else None for number in ids]


def mythology_name(mythology: int) -> str:
    """A mythology's name in documents."""
    return _MYTHOLOGIES[mythology]


def options_document(options: dict[str, Any]) -> dict[str, Any]:
    """The options to write down: those of Pantheon only where it is played."""
    return {
        name: value
        for name, value in options.items()
        if options["pantheon"] or name in BASE_OPTIONS
    }


def position_document(state: Any) -> dict[str, Any]:
    """The document of a record; a concealed record gives a view."""
    table: Any = Plain(state)
    document: dict[str, Any] = {
        "game": DUEL.name,
        "rules_version": DUEL.version,
        "options": options_document(vars(options_of(table))),
        "first_player": table.first_player,
        "age": table.age,
        "decision": _decision_document(table),
        "structure": _structure_document(table),
        "cities": [_city_document(table, player) for player in range(PLAYERS)],
        "conflict": table.conflict,
        "military_tokens": [
            [tokens[space] for space in LOOT_SPACES if tokens[space]] for tokens in table.loot
        ],
        "progress": {
            "board": _names(TOKENS, table.board),
            "drawn": _at(TOKENS, table.token_place, TokenPlace.DRAWN),
        },
        "discard": _at(CARDS, table.place, Place.DISCARD),
    }
    if table.pantheon:
        document["pantheon"] = _pantheon_document(table)
    if table.decision == Decision.DRAFT:
        document["offered"] = _names(WONDERS, table.offered)
    if table.victory:
        ended = result(table)
        document["result"] = {key: ended[key] for key in ("victory", "winner")}
    if table.rng:
        document["hidden"] = _hidden_document(table)
    return document


def _decision_document(table: Any) -> dict[str, Any] | None:
    if table.decision == Decision.NONE:
        return None
    document: dict[str, Any] = {
        "kind": Decision(table.decision).name.lower(),
        "player": table.decider,
    }
    if table.decision == Decision.DRAFT:
        return document
    document["active"] = table.active
    if table.played != GONE:
        document["played"] = table.played
    turns = table.extra_turn
    document["extra_turn"] = turns if turns > 1 else bool(turns)
    if table.decision == Decision.PLACE_GOD:
        document["mythology"] = mythology_name(table.drawing)
    if table.decision == Decision.ISIS_CARD:
        document["wonder"] = WONDERS[table.wonders[table.chosen_slot]].name
    return document


def _structure_document(table: Any) -> list[dict[str, Any]]:
    spots: list[dict[str, Any]] = []
    joining = "temple" if table.pantheon else "guild"
    for position, card in enumerate(table.structure):
        if card == GONE:
            continue
        spot: dict[str, Any] = {"position": position}
        if table.face_up[position]:
            spot["card"] = CARDS[card].name
        else:
            joins = card == HIDDEN_GUILD or (card >= 0 and CARDS[card].age >= GUILD_AGE)
            spot["back"] = joining if joins else "age"
        token = table.laid_tokens[position]
        if token != GONE:
            spot["token"] = mythology_name(token) if table.age == 1 else _OFFERINGS[token]
        spots.append(spot)
    return spots


def _city_document(table: Any, player: int) -> dict[str, Any]:
    wonders: list[dict[str, Any]] = []
    for slot in range(WONDER_SLOTS):
        wonder, tucked = table.wonders[slot], table.tucked[slot]
        if wonder != GONE and table.wonder_owner[slot] == player:
            entry: dict[str, Any] = {"wonder": WONDERS[wonder].name}
            if tucked >= 0:
                entry["card"] = CARDS[tucked].name
            elif tucked == RETURNED:
                entry["returned"] = True
            if slot // WONDERS_EACH != player:
                entry["slot"] = slot
            wonders.append(entry)
    document: dict[str, Any] = {
        "coins": table.coins[player],
        "buildings": _at(CARDS, table.place, Place.CITY_FIRST + player),
        "wonders": wonders,
        "progress": _at(TOKENS, table.token_place, TokenPlace.CITY_FIRST + player),
    }
    if table.pantheon:
        document |= {
            "mythology_tokens": [
                mythology_name(mythology)
                for mythology, count in enumerate(table.mythology_tokens[player])
                for _ in range(count)
            ],
            "offerings": [
                value
                for value, owned in zip(_OFFERINGS, table.offerings[player], strict=True)
                if owned
            ],
            "gods": _at(GOD_CARDS, table.god_owner, player),
            "savings": table.savings[player],
        }
    return document


# Pantheon


def _pantheon_document(table: Any) -> dict[str, Any]:
    document: dict[str, Any] = {
        "slots": [_slot_document(table, slot) for slot in range(PANTHEON_SLOTS)],
        "decks": {mythology_name(each): _deck_document(table, each) for each in range(MYTHOLOGIES)},
        "enki": _at(TOKENS, table.token_place, TokenPlace.ENKI),
        "snake": None if table.snake == GONE else CARDS[table.snake].name,
        "minerva": None if table.minerva == NOWHERE else table.minerva,
    }
    if table.gate_open:
        document["gate_open"] = True
    if table.theater_open != GONE:
        document["theater_open"] = mythology_name(table.theater_open)
    if table.owed_god != GONE:
        document["owed_god"] = mythology_name(table.owed_god)
    return document


def _slot_document(table: Any, slot: int) -> dict[str, Any] | None:
    god = table.slots[slot]
    if god == GONE:
        return None
    if table.age > 1:
        return {"god": GOD_CARDS[god].name}
    mythology = mythology_name(slot_mythology(god))
    return {"mythology": mythology} | _seen_document(table, god, table.slot_known[slot])


def _deck_document(table: Any, mythology: int) -> list[dict[str, Any]]:
    gods, known = table.god_decks[mythology], table.deck_known[mythology]
    return [
        _seen_document(table, god, seen)
        for god, seen in zip(gods, known, strict=True)
        if god != GONE
    ]


def _seen_document(table: Any, god: int, known: int) -> dict[str, Any]:
    """A god face down: named if both players know it, in a view also if the viewer does."""
    document: dict[str, Any] = {"known_by": [p for p in range(PLAYERS) if known >> p & 1]}
    if god >= 0 and (known == EVERYBODY or not table.rng):
        document["god"] = GOD_CARDS[god].name
    return document


# Secrets


def _hidden_document(table: Any) -> dict[str, Any]:
    document: dict[str, Any] = {
        "structure": {
            str(position): CARDS[card].name
            for position, card in enumerate(table.structure)
            if card >= 0 and not table.face_up[position]
        },
        "decks": {
            str(age): _names(CARDS, table.decks[age - 1]) for age in range(table.age + 1, AGES + 1)
        },
        "wonders": [] if table.wonder_deck[0] == GONE else _names(WONDERS, table.wonder_deck),
    }
    if table.pantheon:
        document["gods"] = _hidden_gods(table)
    return document | {"random": table.rng}


def _hidden_gods(table: Any) -> dict[str, Any]:
    slots = table.slots if table.age == 1 else []
    return {
        "slots": {
            str(slot): GOD_CARDS[god].name for slot, god in enumerate(slots, 1) if god != GONE
        },
        "decks": {
            mythology_name(each): [GOD_CARDS[god].name for god in gods if god != GONE]
            for each, gods in enumerate(table.god_decks)
        },
    }
