"""Whole games of Duel as hashes, one a game: of the record and the events after every action.

Run as a program it prints them, so that a test can compare two ways of running the rules.
"""

import hashlib
import random
import sys

from mirabilia.duel.rules import DUEL
from mirabilia.engine.events import LOG_DTYPE
from mirabilia.engine.record import blank
from support.duel import copy_of
from support.invariants import dealt, legal_actions, tasteful

TASTES = ("anything", "builder", "architect", "hoarder", "warrior", "scholar", "priest")


def fingerprint(seed: int) -> str:
    """The hash of one game; options, tastes and moves follow from the seed."""
    rng = random.Random(seed)
    options = {choice.name: rng.choice(choice.values) for choice in DUEL.choices}
    tastes = rng.choices(TASTES, k=2)
    state = dealt(seed * 7919, **options)
    digest = hashlib.blake2b(state.tobytes(), digest_size=16)
    log = blank(LOG_DTYPE)
    while not DUEL.is_over(state):
        player = int(state.decider)
        legal = legal_actions(state, player)
        log.count = 0
        DUEL.apply(state, player, rng.choice(tasteful(state, legal, tastes[player])), log)
        digest.update(bytes(str(legal), "ascii"))
        digest.update(state.tobytes())
        digest.update(log.entries[: int(log.count)].tobytes())
        if rng.random() < 0.05:
            world = copy_of(state)
            DUEL.determinize(world, player, rng.randrange(2**62))
            digest.update(world.tobytes())
    return digest.hexdigest()


def fingerprints(first: int, games: int) -> list[str]:
    """The hashes of consecutive games."""
    return [fingerprint(seed) for seed in range(first, first + games)]


if __name__ == "__main__":
    sys.stdout.write("\n".join(fingerprints(int(sys.argv[1]), int(sys.argv[2]))))
