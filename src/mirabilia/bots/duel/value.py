"""How a game of Duel stands: the chance to win, from a glance at the table.

A weight for everything that a city can have and for the pawn's place, added up and squeezed
between 0 and 1. Weights change in the course of an Age. They are `value.csv`, learned from games
of the greedy bot with itself (`scripts/learn_value.py`).
"""

import csv
from importlib.resources import files
from typing import Any, Final

import numpy as np

from mirabilia.duel.components import (
    CARD_COUNT,
    CARDS,
    TOKEN_COUNT,
    TOKENS,
    WONDER_COUNT,
    WONDERS,
)
from mirabilia.duel.pantheon.components import GOD_CARDS
from mirabilia.duel.state import GONE, DuelState
from mirabilia.duel.vocabulary import (
    AGES,
    CAPITAL,
    MYTHOLOGIES,
    OFFERINGS,
    PLAYERS,
    POSITIONS,
    RESOURCE_COUNT,
    RESOURCES,
    SYMBOLS,
    SYMBOLS_TO_WIN,
    WONDER_SLOTS,
    Mythology,
    Place,
    TokenPlace,
)
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import rule

COIN_STEPS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25)
MOST_UNITS: Final = 3
_STEPS = np.array(COIN_STEPS, np.int8)

# What is counted: the first player's less the second's
CITY: Final = 0  # each card
BUILT: Final = CITY + CARD_COUNT  # each wonder
UNBUILT: Final = BUILT + WONDER_COUNT
TOKEN: Final = UNBUILT + WONDER_COUNT
GOD: Final = TOKEN + TOKEN_COUNT
COINS: Final = GOD + len(GOD_CARDS)  # at least so many
PAWN: Final = COINS + len(COIN_STEPS)  # at least so far on the other's side
SYMBOL: Final = PAWN + CAPITAL  # at least so many different ones
SINGLE: Final = SYMBOL + SYMBOLS_TO_WIN  # symbols of which there is one
UNITS: Final = SINGLE + 1  # of each resource, at least so many
CHOICE: Final = UNITS + RESOURCE_COUNT * MOST_UNITS
FIXED: Final = CHOICE + 2
MYTHOLOGY: Final = FIXED + RESOURCE_COUNT
OFFERING: Final = MYTHOLOGY + MYTHOLOGIES
SAVINGS: Final = OFFERING + OFFERINGS
TURN: Final = SAVINGS + 1  # whose it is
AGAIN: Final = TURN + 1  # who takes another
THINGS: Final = AGAIN + 1


def names() -> list[str]:
    """The name of everything that is counted."""
    return [
        *(f"card {card.name}" for card in CARDS),
        *(f"built {wonder.name}" for wonder in WONDERS),
        *(f"unbuilt {wonder.name}" for wonder in WONDERS),
        *(f"token {token.name}" for token in TOKENS),
        *(f"god {god.name}" for god in GOD_CARDS),
        *(f"coins {coins}" for coins in COIN_STEPS),
        *(f"pawn {space}" for space in range(1, CAPITAL + 1)),
        *(f"symbols {count}" for count in range(1, SYMBOLS_TO_WIN + 1)),
        "single symbols",
        *(f"{name} {units + 1}" for name in RESOURCES for units in range(MOST_UNITS)),
        "any raw material",
        "any good",
        *(f"{name} for 1 coin" for name in RESOURCES),
        *(f"token of {mythology.name.lower()}" for mythology in Mythology),
        *(f"offering {number}" for number in range(OFFERINGS)),
        "savings",
        "turn",
        "another turn",
    ]


def _weights() -> Ints:
    """Weights [Age - 1, begin or end of the Age, thing]."""
    text = (files("mirabilia.bots.duel") / "value.csv").read_text(encoding="utf-8")
    rows = list(csv.DictReader(text.splitlines()))
    if [row["thing"] for row in rows] != names():
        raise ValueError("value.csv does not name what is counted, in its order")
    columns = [[f"age {age} {part}" for part in ("begin", "end")] for age in range(1, AGES + 1)]
    return np.array(
        [[[float(row[part]) for row in rows] for part in parts] for parts in columns], np.float32
    )


VALUE_WEIGHTS = _weights()


@rule
def count_things(state: DuelState, things: Any) -> None:
    """Count everything, the first player's less the second's, into `things`."""
    things[:] = 0
    for card in range(CARD_COUNT):
        place = state.place[card]
        if place == Place.CITY_FIRST:
            things[CITY + card] = 1
        elif place == Place.CITY_SECOND:
            things[CITY + card] = -1
    for slot in range(WONDER_SLOTS):
        if state.wonders[slot] != GONE:
            side = 1 - 2 * state.wonder_owner[slot]
            if state.tucked[slot] >= 0:
                things[BUILT + state.wonders[slot]] = side
            elif state.tucked[slot] == GONE:
                things[UNBUILT + state.wonders[slot]] = side
    for token in range(TOKEN_COUNT):
        place = state.token_place[token]
        if place == TokenPlace.CITY_FIRST:
            things[TOKEN + token] = 1
        elif place == TokenPlace.CITY_SECOND:
            things[TOKEN + token] = -1
    pawn = state.conflict
    for space in range(min(abs(pawn), CAPITAL)):
        things[PAWN + space] = 1 if pawn > 0 else -1
    for player in range(PLAYERS):
        side = 1 - 2 * player
        for step in range(len(_STEPS)):
            if state.coins[player] >= _STEPS[step]:
                things[COINS + step] += side
        different = 0
        for symbol in range(SYMBOLS):
            copies = state.symbols[player, symbol]
            if copies > 0:
                if different < SYMBOLS_TO_WIN:
                    things[SYMBOL + different] += side
                different += 1
            if copies == 1:
                things[SINGLE] += side
        for resource in range(RESOURCE_COUNT):
            for units in range(min(state.production[player, resource], MOST_UNITS)):
                things[UNITS + MOST_UNITS * resource + units] += side
            things[FIXED + resource] += side * state.fixed_price[player, resource]
        things[CHOICE] += side * state.choices[player, 0]
        things[CHOICE + 1] += side * state.choices[player, 1]
    if state.pantheon:
        for god in range(len(state.god_owner)):
            if state.god_owner[god] != GONE:
                things[GOD + god] = 1 - 2 * state.god_owner[god]
        for player in range(PLAYERS):
            side = 1 - 2 * player
            for mythology in range(MYTHOLOGIES):
                things[MYTHOLOGY + mythology] += side * state.mythology_tokens[player, mythology]
            for offering in range(OFFERINGS):
                things[OFFERING + offering] += side * state.offerings[player, offering]
            things[SAVINGS] += side * state.savings[player]
    things[TURN] = 1 - 2 * state.decider
    things[AGAIN] = state.extra_turn * (1 - 2 * state.active)


@rule
def foresee(state: DuelState, player: int, things: Any) -> float:
    """The player's chance to win; `things` is workspace for THINGS numbers."""
    count_things(state, things)
    age = max(0, state.age - 1)
    gone = 1.0 - state.cards_left / POSITIONS if state.age > 0 else 0.0
    begin = VALUE_WEIGHTS[age, 0]
    end = VALUE_WEIGHTS[age, 1]
    total = 0.0
    for thing in range(THINGS):
        total += things[thing] * (begin[thing] + gone * (end[thing] - begin[thing]))
    if player == 1:
        total = -total
    return 1.0 / (1.0 + np.exp(-total))
