"""Whole games by the GPU kernel in Numba's CUDA simulator: needs no GPU, only patience.

Run as a program with NUMBA_ENABLE_CUDASIM=1; says as JSON whether GPU and CPU agree.
"""

import json
import sys
from typing import Any

import numpy as np
from numba import cuda
from numba.cuda.simulator import kernel, kernelapi
from numba.cuda.simulator.cudadrv.devicearray import FakeCUDAArray

from mirabilia.duel.rules import DUEL
from mirabilia.engine import device
from mirabilia.engine.batch import blank_states, deal_all, seeds_from, simulate

GAMES = {False: 10, True: 5}  # without and with Pantheon


def complete_the_simulator() -> None:
    """The simulator knows neither a `cuda` held in a closure nor copies of records."""
    cuda.grid = lambda dimensions: kernel._get_kernel_context().grid(dimensions)
    cuda.local = kernelapi.FakeCUDALocal()

    def copy_to_device(self: FakeCUDAArray, source: FakeCUDAArray, stream: int = 0) -> None:
        self._ary[...] = source._ary

    FakeCUDAArray.copy_to_device = copy_to_device


def main() -> None:
    complete_the_simulator()
    device.THREADS_PER_BLOCK = 4  # so that the last block has threads without a game
    json.dump([compare(pantheon, games) for pantheon, games in GAMES.items()], sys.stdout)


def compare(pantheon: bool, games: int) -> dict[str, Any]:
    """Whether games on the GPU end like those on the CPU."""
    states = blank_states(DUEL, DUEL.options(pantheon=pantheon), games)
    seeds = seeds_from(5, games)
    batch = device.DeviceBatch(DUEL, states)
    batch.play(batch.send(seeds))
    batch.play(batch.send(seeds))  # a batch can be played again
    batch.wait()
    finished, decisions = batch.fetch()
    deal_all(DUEL, states, seeds)
    expected = simulate(DUEL, states)
    return {
        "records_equal": finished.tobytes() == states.tobytes(),
        "decisions_equal": bool(np.array_equal(decisions, expected)),
        "decisions": decisions.tolist(),
    }


if __name__ == "__main__":
    main()
