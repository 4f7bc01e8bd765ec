"""Learn from games of Duel how a position stands, and write the weights.

The greedy bot plays itself, with some luck in its choices; a few positions of every game and its
winner are kept. Per Age, logistic regression finds the weights, which may change from the
beginning of the Age to its end.

    python scripts/learn_value.py --games 60000
"""

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np

from mirabilia.bots.duel import appraisal, value
from mirabilia.bots.judgement import PARTS
from mirabilia.duel.rules import DUEL
from mirabilia.duel.vocabulary import AGES, POSITIONS
from mirabilia.engine.random import random_bits
from mirabilia.engine.rule import uncached_rule

TABLE = Path(value.__file__).with_name("value.csv")
LUCK = 150.0  # hundredths of a point by which choices vary
KEPT = 20  # positions of a game
RIDGE = 30.0  # how strongly weights are held near zero
STEPS = 8

deal, apply, is_over, legal = DUEL.deal, DUEL.apply, DUEL.is_over, DUEL.legal
appraise, count_things = appraisal.appraise, value.count_things
THINGS = value.THINGS


@uncached_rule
def play(blank: Any, seed: int, world: Any, found: Any, parts: Any, seen: Any, when: Any) -> int:
    """Play a game and keep some positions; twice the first player's share of the victory."""
    world[0] = blank
    state = world[0]
    deal(state, seed)
    decisions = 0
    kept = 0
    while not is_over(state):
        player = state.decider
        count = legal(state, player, found)
        appraise(state, player, found, count, parts)
        if state.age > 0 and kept < KEPT and random_bits(state) % 5 == 0:
            count_things(state, seen[kept])
            when[kept, 0] = state.age
            when[kept, 1] = state.cards_left
            kept += 1
        best = -1e18
        action = found[0]
        for number in range(count):
            worth = 0.0
            for part in range(PARTS):
                worth += parts[number, part]
            worth -= LUCK * np.log((random_bits(state) + 1) / 4294967297.0)
            if worth > best:
                best = worth
                action = found[number]
        apply(state, player, action, None)
        decisions += 1
    when[kept:, 0] = 0
    if state.winner < 0:
        return 1
    return 2 if state.winner == 0 else 0


def gather(games: int, seed: int) -> tuple[Any, Any, Any]:
    """Positions, their moments and the first player's results; a third are with Pantheon."""
    things = np.zeros((games * KEPT, THINGS), np.int8)
    moments = np.zeros((games * KEPT, 2), np.int8)
    results = np.zeros(games * KEPT, np.float32)
    world = np.zeros(1, DUEL.dtype)
    found = np.zeros(DUEL.most_legal, np.int16)
    parts = np.zeros((DUEL.most_legal, PARTS), np.int32)
    tables = [DUEL.blank(DUEL.options(pantheon=pantheon)) for pantheon in (False, False, True)]
    for game in range(games):
        rows = slice(game * KEPT, (game + 1) * KEPT)
        blank = tables[game % 3]
        won = play(blank, seed + game, world, found, parts, things[rows], moments[rows])
        results[rows] = won / 2
    return things, moments, results


def learn(things: Any, gone: Any, results: Any) -> Any:
    """Weights at the beginning and at the end of an Age, by Newton's method."""
    size = things.shape[1]
    weights = np.zeros(2 * size)
    for _ in range(STEPS):
        gradient = -RIDGE * weights
        curvature = RIDGE * np.eye(2 * size)
        for start in range(0, len(things), 20_000):
            part = slice(start, start + 20_000)
            plain = things[part].astype(np.float32)
            row = np.hstack([plain * (1 - gone[part, None]), plain * gone[part, None]])
            chance = 1 / (1 + np.exp(-row @ weights))
            gradient += row.T @ (results[part] - chance)
            curvature += row.T @ (row * (chance * (1 - chance))[:, None])
        weights += np.linalg.solve(curvature, gradient)
    return weights.reshape(2, size)


def main() -> None:
    """Play, learn, say how well the weights foresee other games, write them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=TABLE)
    chosen = parser.parse_args()
    begun = time.perf_counter()
    things, moments, results = gather(chosen.games, chosen.seed)
    print(f"{chosen.games} games played, {time.perf_counter() - begun:.0f} s")
    ages = []
    for age in range(1, AGES + 1):
        here = moments[:, 0] == age
        gone = 1 - moments[here, 1] / POSITIONS
        seen, won = things[here], results[here]
        apart = len(seen) * 9 // 10
        weights = learn(seen[:apart], gone[:apart].astype(np.float32), won[:apart])
        mixed = weights[0] + gone[apart:, None] * (weights[1] - weights[0])
        chance = 1 / (1 + np.exp(-np.sum(seen[apart:] * mixed, axis=1)))
        right = np.mean((chance > 0.5) == (won[apart:] > 0.5))
        print(f"Age {age}: {len(seen)} positions, right in {right:.1%} of games not learned from")
        ages.append(weights)
    with chosen.out.open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        parts = [f"age {age} {part}" for age in range(1, AGES + 1) for part in ("begin", "end")]
        out.writerow(("thing", *parts))
        for thing, name in enumerate(value.names()):
            out.writerow((name, *(f"{part[thing]:.3f}" for age in ages for part in age)))
    print(f"{time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
