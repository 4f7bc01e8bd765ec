"""The random generator that lives in the state.

A multiply-with-carry generator with 32-bit digits: the next state is A * digit + carry.
The multiplier is below 2**31, so no step leaves the positive signed 64-bit integers and
interpreted, compiled and GPU runs agree to the bit. A * 2**32 - 1 and A * 2**31 - 1 are
prime, which gives a period above 10**18.
"""

from typing import Any

from mirabilia.engine.record import Ints
from mirabilia.engine.rule import inlined_rule, rule

MULTIPLIER = 2135137899
DIGIT = (1 << 32) - 1
HALF = (1 << 31) - 1

SEED_LIMIT = 1 << 62
"""Seeds are whole numbers from 0 up to, but not including, this."""


@rule
def seed_generator(state: Any, seed: int) -> None:
    """Start the generator from any seed; neighbouring seeds give unrelated sequences.

    Four Feistel rounds over two 31-bit halves spread every bit of the seed.
    """
    left = int(seed) >> 31
    right = int(seed) & HALF
    for key in range(4):
        mixed = (right * 1540483477 + 668265261 * (key + 1)) & ((1 << 62) - 1)
        mixed = ((mixed >> 31) ^ (mixed >> 13)) & HALF
        left, right = right, left ^ mixed
    state.rng = (left % (MULTIPLIER - 2) + 1) * (1 << 32) + right
    for _ in range(2):
        random_bits(state)


@inlined_rule
def random_bits(state: Any) -> int:
    """The next 32 random bits.

    A view's generator is blanked to zero, from which this recurrence would never move away;
    there it starts at one, so that a draw on a view gives something and does not hang.
    """
    turned = MULTIPLIER * (state.rng & DIGIT) + (state.rng >> 32) + (state.rng == 0)
    state.rng = turned
    return (turned ^ (turned >> 32)) & DIGIT


@inlined_rule
def draw(state: Any, choices: int) -> int:
    """A uniform whole number from 0 to choices - 1, without bias."""
    while True:
        scaled = random_bits(state) * choices
        fraction = scaled & DIGIT
        if fraction >= choices or fraction >= (DIGIT + 1 - choices) % choices:
            return scaled >> 32


@rule
def shuffle(state: Any, cards: Ints, count: int) -> None:
    """Bring the first `count` cards into random order."""
    for last in range(count - 1, 0, -1):
        other = draw(state, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
