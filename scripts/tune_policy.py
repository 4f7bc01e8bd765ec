"""Tune the table of Duel's cheap policy by self-play, and write it back.

Evolution strategy: the table is moved a little in a random direction and in the opposite one, the
two play a match on the same deals, and the table goes toward the winners. A third of the games
are with Pantheon.

    python scripts/tune_policy.py --steps 200
"""

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np

from mirabilia.bots.duel import policy
from mirabilia.bots.judgement import PARTS
from mirabilia.duel.rules import DUEL
from mirabilia.engine.rule import uncached_rule

TABLE = Path(policy.__file__).with_name("policy.csv")
SPREAD = 0.5  # points that each entry is moved
RATE = 0.08  # points that an entry moves in a step, at most
PAIRS = 48  # matches in a step
DEALS = 512  # deals of a match, each played from both sides

deal, apply, is_over, suggest_by = DUEL.deal, DUEL.apply, DUEL.is_over, policy.suggest_by


@uncached_rule
def match(blank: Any, seed: int, deals: int, both: Any, world: Any, found: Any, parts: Any) -> int:
    """Twice the victories of the first of two tables of weights."""
    won = 0
    for number in range(deals):
        for side in range(2):
            world[0] = blank
            state = world[0]
            deal(state, seed + number)
            while not is_over(state):
                player = state.decider
                action = suggest_by(state, player, found, parts, both[(player + side) & 1])
                apply(state, player, action, None)
            if state.winner < 0:
                won += 1
            elif (state.winner + side) & 1 == 0:
                won += 2
    return won


class Matches:
    """Matches between tables, base game and Pantheon."""

    def __init__(self) -> None:
        self._base = DUEL.blank(DUEL.options())
        self._pantheon = DUEL.blank(DUEL.options(pantheon=True))
        self._world = np.zeros(1, DUEL.dtype)
        self._found = np.zeros(DUEL.most_legal, np.int16)
        self._parts = np.zeros((DUEL.most_legal, PARTS), np.int32)

    def share(self, first: Any, second: Any, seed: int, deals: int) -> float:
        """The first one's share of victories."""
        both = np.stack([policy.weights_of(first), policy.weights_of(second)])
        third = deals // 3
        won = 0
        for blank, count in ((self._base, deals - third), (self._pantheon, third)):
            won += match(blank, seed, count, both, self._world, self._found, self._parts)
        return won / (4 * deals)


def main() -> None:
    """Tune, say how it goes, write the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=TABLE)
    chosen = parser.parse_args()
    generator = np.random.default_rng(chosen.seed)
    matches = Matches()
    before = policy.worths()
    worths = before.copy()
    first_moment, second_moment = np.zeros_like(worths), np.zeros_like(worths)
    begun = time.perf_counter()
    for step in range(1, chosen.steps + 1):
        gradient = np.zeros_like(worths)
        for _ in range(PAIRS):
            direction = generator.standard_normal(len(worths))
            seed = int(generator.integers(1 << 60))
            moved = SPREAD * direction
            share = matches.share(worths + moved, worths - moved, seed, DEALS)
            gradient += (share - 0.5) * direction
        first_moment = 0.9 * first_moment + 0.1 * gradient
        second_moment = 0.99 * second_moment + 0.01 * gradient**2
        mean = first_moment / (1 - 0.9**step)
        spread = np.sqrt(second_moment / (1 - 0.99**step))
        worths += RATE * mean / (spread + 1e-9)
        if step % 10 == 0:
            share = matches.share(worths, before, step, 8 * DEALS)
            seconds = time.perf_counter() - begun
            print(f"step {step}: wins {share:.2%} against the first table, {seconds:.0f} s")
            write(worths, chosen.out)
    write(worths, chosen.out)


def write(worths: Any, path: Path) -> None:
    """The table as it is kept."""
    with path.open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(("section", "name", "worth"))
        for (section, name), worth in zip(policy.names(), worths, strict=True):
            out.writerow((section, name, f"{worth:.2f}"))


if __name__ == "__main__":
    main()
