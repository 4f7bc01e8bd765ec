"""Hashes of what a player knows: the names of the nodes of a search."""

from typing import Final

from mirabilia.engine.record import Ints
from mirabilia.engine.rule import inlined_rule, rule

MASK: Final = (1 << 62) - 1
FACTOR: Final = 0x1F58_53AB_4B5E_3C2D & MASK | 1


@inlined_rule
def mix(value: int, word: int) -> int:
    """A hash with one more whole number in it; the same compiled and interpreted."""
    mixed = ((value ^ word) * FACTOR) & MASK
    return mixed ^ (mixed >> 29)


@rule
def hash_words(words: Ints, value: int) -> int:
    """A hash with all these numbers in it, never zero.

    In four strands: a processor works on all of them while it would wait for one.
    """
    a, b, c, d = value, value + 1, value + 2, value + 3
    whole = len(words) - len(words) % 4
    for number in range(0, whole, 4):
        a = mix(a, words[number])
        b = mix(b, words[number + 1])
        c = mix(c, words[number + 2])
        d = mix(d, words[number + 3])
    for number in range(whole, len(words)):
        a = mix(a, words[number])
    return mix(mix(mix(a, b), c), d) | 1
