"""How a game of 7 Wonders stands: each player's chance to win, from a glance at the table.

What lies open around a player, and the hand, is described by small numbers; a network weighs
them (`bots/network.py`), and who stands best most likely wins.
"""

from typing import Any, Final

import numpy as np

from mirabilia.bots.classic.tables import SINGLE
from mirabilia.bots.network import note
from mirabilia.classic.components import CARD_COUNT, WONDER_SIDES
from mirabilia.classic.state import GONE, ClassicState
from mirabilia.classic.trade import left_of, right_of
from mirabilia.classic.victory import count_points
from mirabilia.classic.vocabulary import (
    CATEGORIES,
    DISCOUNTS,
    EDITIONS,
    MOST_PLAYERS,
    MOST_STAGES,
    RESOURCE_COUNT,
    SEVENTH,
    SYMBOLS,
    Kind,
)
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import rule

COIN_STEPS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25)
MOST_UNITS: Final = 3
MOST_SYMBOLS: Final = 5
MOST_LEAD: Final = 8
ALL_SIDES: Final = len(WONDER_SIDES)
AROUND: Final = 3  # the own city, the left one and the right one
_STEPS = np.array(COIN_STEPS, np.int8)

# What is described, from a player's seat; of three cities where it says so
BUILT: Final = 0  # each card, of three cities
HELD: Final = BUILT + AROUND * CARD_COUNT  # each card in the own hand
STAGES: Final = HELD + CARD_COUNT  # the own side, with none built and then each
NEAR_SIDE: Final = STAGES + ALL_SIDES * (MOST_STAGES + 1)
NEAR_STAGES: Final = NEAR_SIDE + (AROUND - 1) * ALL_SIDES
COINS: Final = NEAR_STAGES + (AROUND - 1) * MOST_STAGES  # at least so many, of three cities
LEAD: Final = COINS + AROUND * len(COIN_STEPS)  # in shields, over both neighbours
SYMBOL: Final = LEAD + (AROUND - 1) * (2 * MOST_LEAD + 1)  # of each at least so many
UNITS: Final = SYMBOL + SYMBOLS * MOST_SYMBOLS  # of each resource, of three cities
CHOICE: Final = UNITS + AROUND * RESOURCE_COUNT * MOST_UNITS
DISCOUNT: Final = CHOICE + 2
POWER_USED: Final = DISCOUNT + DISCOUNTS
POINTS: Final = POWER_USED + 1  # of each category as it stands
TOTAL: Final = POINTS + CATEGORIES
TURN: Final = TOTAL + 1
PLAYERS: Final = TURN + SEVENTH
EDITION: Final = PLAYERS + MOST_PLAYERS + 1
THINGS: Final = EDITION + EDITIONS


@rule
def describe_seat(state: ClassicState, player: int, things: Any) -> int:
    """List what there is, from a player's seat; how many things that are.

    Points as they stand are counted already.
    """
    count = 0
    left = left_of(state, player)
    right = right_of(state, player)
    for around in range(AROUND):
        city = player if around == 0 else left if around == 1 else right
        for card in range(CARD_COUNT):
            built = state.built[city, card]
            count = note(things, count, BUILT + around * CARD_COUNT + card, built)
        for step in range(len(_STEPS)):
            if state.coins[city] < _STEPS[step]:
                break
            count = note(things, count, COINS + around * len(_STEPS) + step, 1)
        for resource in range(RESOURCE_COUNT):
            units = min(state.supplies[city, SINGLE[resource]], MOST_UNITS)
            first = UNITS + (around * RESOURCE_COUNT + resource) * MOST_UNITS
            for unit in range(units):
                count = note(things, count, first + unit, 1)
        stages = state.counts[city, Kind.STAGE]
        if around == 0:
            first = STAGES + state.sides[city] * (MOST_STAGES + 1)
            for stage in range(stages + 1):
                count = note(things, count, first + stage, 1)
        else:
            side = (around - 1) * ALL_SIDES + state.sides[city]
            count = note(things, count, NEAR_SIDE + side, 1)
            for stage in range(stages):
                count = note(things, count, NEAR_STAGES + (around - 1) * MOST_STAGES + stage, 1)
            lead = state.shields[player] - state.shields[city]
            lead = min(max(lead, -MOST_LEAD), MOST_LEAD) + MOST_LEAD
            count = note(things, count, LEAD + (around - 1) * (2 * MOST_LEAD + 1) + lead, 1)
    before = GONE
    for place in range(state.hand_size[player]):  # in ascending order; the same card counts once
        card = state.hands[player, place]
        count = note(things, count, HELD + card, card != before)
        before = card
    for symbol in range(SYMBOLS):
        for copy in range(min(state.symbols[player, symbol], MOST_SYMBOLS)):
            count = note(things, count, SYMBOL + symbol * MOST_SYMBOLS + copy, 1)
    count = note(things, count, CHOICE, state.choices[player, 0])
    count = note(things, count, CHOICE + 1, state.choices[player, 1])
    for discount in range(DISCOUNTS):
        count = note(things, count, DISCOUNT + discount, state.discounts[player, discount])
    count = note(things, count, POWER_USED, state.power_used[player])
    total = 0
    for category in range(CATEGORIES):
        points = state.points[player, category]
        total += points
        count = note(things, count, POINTS + category, min(points, 127))
    count = note(things, count, TOTAL, min(total, 127))
    count = note(things, count, TURN + state.turn - 1, 1)
    count = note(things, count, PLAYERS + state.players, 1)
    return note(things, count, EDITION + state.edition, 1)


def scale() -> Ints:
    """By what each thing is multiplied before it is learned from."""
    scales = np.ones(THINGS)
    scales[POINTS : TOTAL + 1] = 0.1
    return scales


@rule
def describe(state: ClassicState, things: Any) -> None:
    """Describe the table from every player's seat."""
    count_points(state)
    for seat in range(state.players):
        things[seat, 0] = describe_seat(state, seat, things[seat, 1:])
    state.points[:] = 0  # the score pad is filled in at the end
    state.copied = GONE
