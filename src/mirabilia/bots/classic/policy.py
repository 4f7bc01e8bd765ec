"""The cheap informed policy of 7 Wonders: how simulations play on.

An action is drawn the more likely the better it is appraised. Chance enters as noise added to
every appraisal: with Gumbel's distribution the best sum is an action drawn by a softmax.
"""

from math import log
from typing import Final

import numpy as np

from mirabilia.bots.classic.appraisal import appraise
from mirabilia.bots.judgement import PARTS, POINT
from mirabilia.classic import actions
from mirabilia.classic.state import ClassicState
from mirabilia.classic.turn import legal
from mirabilia.engine.random import random_bits
from mirabilia.engine.record import Ints, table
from mirabilia.engine.rule import rule

WARMTH: Final = 0.5  # points that make an action e times as likely
NOISE_BITS: Final = 8
NOISES: Final = 1 << NOISE_BITS
NOISE = table(
    (round(-WARMTH * POINT * log(-log((n + 0.5) / NOISES))) for n in range(NOISES)), np.int16
)


@rule
def suggest(state: ClassicState, player: int, found: Ints, parts: Ints) -> int:
    """A legal action, drawn by its appraisal; no choice is ever taken back."""
    count = legal(state, player, found)
    if found[count - 1] == actions.TAKE_BACK:
        count -= 1
    appraise(state, player, found, count, parts)
    bits = 0
    best = -(1 << 40)
    chosen = 0
    for number in range(count):
        if number % 4 == 0:
            bits = random_bits(state)
        worth = NOISE[bits & (NOISES - 1)]
        bits >>= NOISE_BITS
        for part in range(PARTS):
            worth += parts[number, part]
        if worth > best:
            best = worth
            chosen = number
    return found[chosen]
