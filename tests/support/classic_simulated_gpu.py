"""Whole games of 7 Wonders by the GPU kernel in Numba's CUDA simulator: needs no GPU.

Run as a program with NUMBA_ENABLE_CUDASIM=1; says as JSON whether GPU and CPU agree.
"""

import json
import sys
from typing import Any

import numpy as np

from mirabilia.classic.rules import CLASSIC
from mirabilia.engine import device
from mirabilia.engine.batch import blank_states, deal_all, seeds_from, simulate
from support.simulated_gpu import complete_the_simulator

GAMES = ((2, "first", 5), (3, "second", 6), (7, "first", 5))  # players, edition, games


def main() -> None:
    complete_the_simulator()
    device.THREADS_PER_BLOCK = 4  # so that the last block has threads without a game
    json.dump([compare(*each) for each in GAMES], sys.stdout)


def compare(players: int, edition: str, games: int) -> dict[str, Any]:
    """Whether games on the GPU end like those on the CPU."""
    options = CLASSIC.options(players=players, edition=edition)
    states = blank_states(CLASSIC, options, games)
    seeds = seeds_from(5, games)
    batch = device.DeviceBatch(CLASSIC, states)
    batch.play(batch.send(seeds))
    batch.play(batch.send(seeds))  # a batch can be played again
    batch.wait()
    finished, decisions = batch.fetch()
    deal_all(CLASSIC, states, seeds)
    expected = simulate(CLASSIC, states)
    return {
        "records_equal": finished.tobytes() == states.tobytes(),
        "decisions_equal": bool(np.array_equal(decisions, expected)),
        "decisions": decisions.tolist(),
    }


if __name__ == "__main__":
    main()
