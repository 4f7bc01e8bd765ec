"""Whole games of 7 Wonders as hashes, one a game: of the record and the events after every action.

Run as a program it prints them, so that a test can compare two ways of running the rules.
"""

import hashlib
import random
import sys

from mirabilia.classic.rules import CLASSIC
from mirabilia.engine.events import LOG_DTYPE
from mirabilia.engine.record import blank
from support.classic_games import (
    TASTES,
    choose,
    concealed,
    dealt,
    determinized,
    is_over,
    legal_actions,
    options_of,
)


def fingerprint(seed: int) -> str:
    """The hash of one game; options, tastes and moves follow from the seed."""
    rng = random.Random(seed)
    state = dealt(seed * 7919, **options_of(seed))
    digest = hashlib.blake2b(state.tobytes(), digest_size=16)
    tastes = rng.choices(TASTES, k=int(state.players))
    log = blank(LOG_DTYPE)
    while not is_over(state):
        player, action = choose(state, tastes, rng)
        digest.update(bytes(str(legal_actions(state, player)), "ascii"))
        log.count = 0
        CLASSIC.apply(state, player, action, log)
        digest.update(state.tobytes())
        digest.update(log.entries[: int(log.count)].tobytes())
        if rng.random() < 0.1:
            viewer = rng.randrange(int(state.players))
            digest.update(concealed(state, viewer).tobytes())
            digest.update(determinized(state, viewer, rng.randrange(2**62)).tobytes())
    return digest.hexdigest()


def fingerprints(first: int, games: int) -> list[str]:
    """The hashes of consecutive games."""
    return [fingerprint(seed) for seed in range(first, first + games)]


if __name__ == "__main__":
    sys.stdout.write("\n".join(fingerprints(int(sys.argv[1]), int(sys.argv[2]))))
