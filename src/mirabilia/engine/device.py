"""The same rules on a GPU, one game a thread (extra `mirabilia[gpu]`).

Only this file and `rule.py` know Numba. Each thread plays on a copy of its record in the
thread's own memory, which the hardware interleaves, and writes the finished record back.
"""

from typing import Any

import numpy as np

from mirabilia.engine.contract import Rules
from mirabilia.engine.record import Ints

THREADS_PER_BLOCK = 256

_KERNELS: dict[str, Any] = {}


class NoDeviceError(RuntimeError):
    """There is no GPU, or no CUDA support, on this machine."""


def device_name() -> str:
    """The name of the GPU in use."""
    cuda = _cuda()
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def _cuda() -> Any:
    try:
        import numba
        from numba import cuda
    except ImportError as error:
        raise NoDeviceError("CUDA support is missing: pip install 'mirabilia[gpu]'") from error
    numba.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # small batches are for comparing, not for speed
    if not cuda.is_available():
        raise NoDeviceError("no CUDA device was found on this machine")
    return cuda


def _kernel(rules: Rules) -> Any:
    """The kernel that deals and plays whole games of these rules."""
    if rules.name in _KERNELS:
        return _KERNELS[rules.name]
    import numba

    cuda = _cuda()
    _compile_for_processor(rules)
    deal, play_out, most_legal = rules.deal, rules.play_out, rules.most_legal
    record = numba.from_dtype(rules.dtype)

    @cuda.jit  # type: ignore[untyped-decorator]
    def play(states: Any, seeds: Any, decisions: Any) -> None:
        number = cuda.grid(1)
        if number < states.shape[0]:
            found = cuda.local.array(most_legal, numba.int16)
            own = cuda.local.array(1, record)
            own[0] = states[number]
            deal(own[0], seeds[number])
            decisions[number] = play_out(own[0], found)
            states[number] = own[0]

    _KERNELS[rules.name] = play
    return play


def _compile_for_processor(rules: Rules) -> None:
    """Play one game on the processor: numba-cuda builds on what Numba found out about the rules.

    Without it numba-cuda 0.30 refuses enumerated constants as array indices.
    """
    game = np.zeros(1, rules.dtype)
    game[0] = rules.blank(rules.options())
    rules.deal_batch(game, np.zeros(1, np.int64))
    rules.play_batch(game, np.zeros(1, np.int32), np.zeros(rules.most_legal, np.int16))


class DeviceBatch:
    """An array of games that stays on the GPU."""

    def __init__(self, rules: Rules, states: Ints) -> None:
        cuda = _cuda()
        self._cuda = cuda
        self._kernel = _kernel(rules)
        self._blank = cuda.to_device(states)
        self._states = cuda.device_array_like(states)
        self._decisions = cuda.device_array(len(states), np.int32)
        self._blocks = -(-len(states) // THREADS_PER_BLOCK)

    def play(self, seeds: Any) -> None:
        """Deal one game per seed and play it to its end, uniformly at random."""
        self._states.copy_to_device(self._blank)
        self._kernel[self._blocks, THREADS_PER_BLOCK](self._states, seeds, self._decisions)

    def send(self, seeds: Ints) -> Any:
        """Bring seeds to the GPU."""
        return self._cuda.to_device(seeds)

    def wait(self) -> None:
        """Wait until all games are played."""
        self._cuda.synchronize()

    def fetch(self) -> tuple[Ints, Ints]:
        """The finished records and the number of decisions of each game."""
        return self._states.copy_to_host(), self._decisions.copy_to_host()
