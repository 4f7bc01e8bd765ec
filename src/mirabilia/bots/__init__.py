"""Bots: players that get a view, never the hidden truth.

>>> from mirabilia import bots
>>> bot = bots.make("search:1000", seed=1)

A bot is named by a word, where it takes a budget followed by `:` and a number of simulations or
milliseconds: `greedy`, `architect`, `search:1000`, `search:200ms`. Packages add bots of their own
by an entry point of the group `mirabilia.bots`.
"""

from mirabilia.bots.registry import (
    BOTS,
    DEFAULT_LEVEL,
    LEVELS,
    Bot,
    BotKind,
    advise,
    find,
    known_bots,
    make,
)

__all__ = [
    "BOTS",
    "DEFAULT_LEVEL",
    "LEVELS",
    "Bot",
    "BotKind",
    "advise",
    "find",
    "known_bots",
    "make",
]
