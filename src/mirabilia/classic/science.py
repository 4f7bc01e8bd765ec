"""Rulebook chapter "Scientific structures": sets of equal and of different symbols."""

from mirabilia.classic.vocabulary import SET_POINTS
from mirabilia.engine.rule import inlined_rule, rule


@inlined_rule
def symbol_points(compasses: int, gears: int, tablets: int) -> int:
    """The square of each symbol's number, and 7 for every three different ones."""
    sets = min(compasses, gears, tablets)
    return compasses * compasses + gears * gears + tablets * tablets + SET_POINTS * sets


@rule
def science_points(compasses: int, gears: int, tablets: int, free: int) -> int:
    """The most points with so many symbols chosen freely, all of them together."""
    best = 0
    for to_compasses in range(free + 1):
        for to_gears in range(free - to_compasses + 1):
            to_tablets = free - to_compasses - to_gears
            points = symbol_points(compasses + to_compasses, gears + to_gears, tablets + to_tablets)
            best = max(best, points)
    return best
