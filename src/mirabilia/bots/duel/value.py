"""How a game of Duel stands: each player's chance to win, from a glance at the table.

What lies open is described by small numbers, from a player's seat; a network weighs them
(`bots/network.py`), and who stands better more likely wins.
"""

from typing import Any, Final

import numpy as np

from mirabilia.bots.network import note
from mirabilia.duel.components import CARD_COUNT, TOKEN_COUNT, WONDER_COUNT
from mirabilia.duel.pantheon.components import GOD_CARDS
from mirabilia.duel.state import GONE, DuelState
from mirabilia.duel.vocabulary import (
    CAPITAL,
    MYTHOLOGIES,
    OFFERINGS,
    PANTHEON_SLOTS,
    PLAYERS,
    POSITIONS,
    RESOURCE_COUNT,
    SYMBOLS,
    SYMBOLS_TO_WIN,
    WONDER_SLOTS,
    Place,
    TokenPlace,
)
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import rule

COIN_STEPS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25)
MOST_UNITS: Final = 3
ALL_GODS: Final = len(GOD_CARDS)
_STEPS = np.array(COIN_STEPS, np.int8)
_COIN_STEPS: Final = len(COIN_STEPS)

# What is described; twice, for the player and the opponent, where it says "each side"
CITY: Final = 0  # each card, each side
BUILT: Final = CITY + PLAYERS * CARD_COUNT  # each wonder, each side
UNBUILT: Final = BUILT + PLAYERS * WONDER_COUNT
TOKEN: Final = UNBUILT + PLAYERS * WONDER_COUNT  # each side
LAID: Final = TOKEN + PLAYERS * TOKEN_COUNT  # tokens on the board
OPEN: Final = LAID + TOKEN_COUNT  # cards that can be taken
COVERED: Final = OPEN + CARD_COUNT  # face up under others
COINS: Final = COVERED + CARD_COUNT  # at least so many, each side
PAWN: Final = COINS + PLAYERS * _COIN_STEPS  # its space, from the own capital
SYMBOL: Final = PAWN + 2 * CAPITAL + 1  # at least so many different ones, each side
SINGLE: Final = SYMBOL + PLAYERS * SYMBOLS_TO_WIN  # symbols of which there is one, each side
UNITS: Final = SINGLE + PLAYERS * SYMBOLS  # of each resource, at least so many, each side
CHOICE: Final = UNITS + PLAYERS * RESOURCE_COUNT * MOST_UNITS
FIXED: Final = CHOICE + PLAYERS * 2
GOD: Final = FIXED + PLAYERS * RESOURCE_COUNT  # each side
SLOT: Final = GOD + PLAYERS * ALL_GODS  # gods in the Pantheon that the player knows
MYTHOLOGY: Final = SLOT + ALL_GODS  # each side
OFFERING: Final = MYTHOLOGY + PLAYERS * MYTHOLOGIES
SAVINGS: Final = OFFERING + PLAYERS * OFFERINGS
LOOT: Final = SAVINGS + PLAYERS  # coins still to be lost, each side
LEFT: Final = LOOT + PLAYERS  # cards left in the structure
TURN: Final = LEFT + POSITIONS + 1  # who decides, each side
AGAIN: Final = TURN + PLAYERS  # who takes another turn
PANTHEON: Final = AGAIN + PLAYERS
THINGS: Final = PANTHEON + 1


@rule
def describe_seat(state: DuelState, player: int, things: Any) -> int:
    """List what there is, from a player's seat; how many things that are."""
    count = 0
    for card in range(CARD_COUNT):
        place = state.place[card]
        if place == Place.CITY_FIRST or place == Place.CITY_SECOND:
            side = (place == Place.CITY_SECOND) ^ player
            count = note(things, count, CITY + side * CARD_COUNT + card, 1)
    for slot in range(WONDER_SLOTS):
        if state.wonders[slot] != GONE:
            side = state.wonder_owner[slot] ^ player
            if state.tucked[slot] >= 0:
                count = note(things, count, BUILT + side * WONDER_COUNT + state.wonders[slot], 1)
            elif state.tucked[slot] == GONE:
                count = note(things, count, UNBUILT + side * WONDER_COUNT + state.wonders[slot], 1)
    for token in range(TOKEN_COUNT):
        place = state.token_place[token]
        if place == TokenPlace.CITY_FIRST or place == TokenPlace.CITY_SECOND:
            side = (place == TokenPlace.CITY_SECOND) ^ player
            count = note(things, count, TOKEN + side * TOKEN_COUNT + token, 1)
        elif place == TokenPlace.BOARD:
            count = note(things, count, LAID + token, 1)
    for position in range(POSITIONS):
        if state.face_up[position] and state.structure[position] >= 0:
            lies = OPEN if state.covered[position] == 0 else COVERED
            count = note(things, count, lies + state.structure[position], 1)
    pawn = state.conflict if player == 0 else -state.conflict
    count = note(things, count, PAWN + CAPITAL + min(max(pawn, -CAPITAL), CAPITAL), 1)
    for seat in range(PLAYERS):
        side = seat ^ player
        for step in range(_COIN_STEPS):
            if state.coins[seat] < _STEPS[step]:
                break
            count = note(things, count, COINS + side * _COIN_STEPS + step, 1)
        different = 0
        for symbol in range(SYMBOLS):
            copies = state.symbols[seat, symbol]
            if copies > 0:
                if different < SYMBOLS_TO_WIN:
                    count = note(things, count, SYMBOL + side * SYMBOLS_TO_WIN + different, 1)
                different += 1
            count = note(things, count, SINGLE + side * SYMBOLS + symbol, copies == 1)
        for resource in range(RESOURCE_COUNT):
            first = UNITS + (side * RESOURCE_COUNT + resource) * MOST_UNITS
            for unit in range(min(state.production[seat, resource], MOST_UNITS)):
                count = note(things, count, first + unit, 1)
            fixed = state.fixed_price[seat, resource]
            count = note(things, count, FIXED + side * RESOURCE_COUNT + resource, fixed)
        count = note(things, count, CHOICE + side * 2, state.choices[seat, 0])
        count = note(things, count, CHOICE + side * 2 + 1, state.choices[seat, 1])
        loot = 0
        for space in range(CAPITAL + 1):
            loot += state.loot[seat, space]
        count = note(things, count, LOOT + side, loot)
    count = note(things, count, LEFT + state.cards_left, 1)
    count = note(things, count, TURN + (state.decider ^ player), 1)
    count = note(things, count, AGAIN + (state.active ^ player), state.extra_turn)
    if state.pantheon:
        count = describe_gods(state, player, things, count)
    return count


@rule
def describe_gods(state: DuelState, player: int, things: Any, count: int) -> int:
    """Add what the expansion brings."""
    count = note(things, count, PANTHEON, 1)
    for god in range(ALL_GODS):
        if state.god_owner[god] != GONE:
            side = state.god_owner[god] ^ player
            count = note(things, count, GOD + side * ALL_GODS + god, 1)
    for slot in range(PANTHEON_SLOTS):
        if state.slots[slot] >= 0 and (state.slot_known[slot] >> player) & 1:
            count = note(things, count, SLOT + state.slots[slot], 1)
    for seat in range(PLAYERS):
        side = seat ^ player
        for mythology in range(MYTHOLOGIES):
            tokens = state.mythology_tokens[seat, mythology]
            count = note(things, count, MYTHOLOGY + side * MYTHOLOGIES + mythology, tokens)
        for offering in range(OFFERINGS):
            offered = state.offerings[seat, offering]
            count = note(things, count, OFFERING + side * OFFERINGS + offering, offered)
        count = note(things, count, SAVINGS + side, state.savings[seat])
    return count


def scale() -> Ints:
    """By what each thing is multiplied before it is learned from."""
    scales = np.ones(THINGS)
    scales[SAVINGS : LOOT + PLAYERS] = 0.2
    return scales


@rule
def describe(state: DuelState, things: Any) -> None:
    """Describe the table from both seats."""
    for seat in range(PLAYERS):
        things[seat, 0] = describe_seat(state, seat, things[seat, 1:])
