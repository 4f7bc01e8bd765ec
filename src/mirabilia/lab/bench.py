"""Benchmarks: how fast the rules run here, on one core, on all cores, on a GPU.

Whole games are timed: deal, uniformly random legal moves, score. Each figure is the best of
several rounds, since anything else on the machine only ever slows a round down. Variants of
a game, such as Duel with Pantheon or 7 Wonders with seven players, are timed in turn with it,
so that their ratio holds.
"""

import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

from mirabilia.engine.batch import all_cores, blank_states, deal_all, seeds_from, simulate
from mirabilia.lab.simulation import warm_up
from mirabilia.notation.games import notation

ROUNDS = 5
GAMES_PER_ROUND = 100_000
GPU_BATCH = {"duel": 4_000_000, "classic": 1_000_000}
"""Games in a batch: about two gigabytes of records."""
GPU_COMPARED = 10_000
VARIANTS: dict[str, dict[str, dict[str, Any]]] = {
    "duel": {"pantheon": {"pantheon": True}},
    "classic": {
        "seven_players": {"players": 7},
        "first_edition": {"edition": "first"},
        "first_edition_seven_players": {"edition": "first", "players": 7},
        "two_players": {"players": 2},
    },
}
"""Per game, further sets of options to measure, by name."""

_FIRST_MOVE = """
import time
start = time.perf_counter()
import mirabilia
game = mirabilia.new({game!r}, seed=1)
game.legal()
legal_after = time.perf_counter() - start
game.play(game.legal()[0])
from mirabilia.lab.simulation import warm_up
warm_up({game!r})
print(legal_after, time.perf_counter() - start)
"""


def bench(game: str, *, games: int = GAMES_PER_ROUND, gpu: bool = False) -> dict[str, Any]:
    """Measure a game's speed; `games` are played in each round."""
    rules = notation(game).rules
    variants = VARIANTS.get(game, {})
    warm_up(game)
    single, *others = _best_rates(game, [{}, *variants.values()], games, 1)
    (together, _), *_ = _best_rates(game, [{}], games, all_cores())
    cold, warm = start_times(game)
    figures: dict[str, Any] = {"game": game, **_rate_figures("", single)}
    for name, rate in zip(variants, others, strict=True):
        figures |= _rate_figures(f"{name}_", rate)
        figures[f"{name}_speed_ratio"] = round(rate[0] / single[0], 3)
    figures |= {
        "games_per_second_all_cores": round(together, 1),
        "cores": all_cores(),
        "state_bytes": rules.dtype.itemsize,
        "cold_compile_seconds": round(cold, 3),
        "warm_start_seconds": round(warm, 3),
        "games_per_round": games,
        "processor": _processor(),
        "python": platform.python_version(),
        "numpy": np.__version__,
    }
    if gpu:
        figures |= gpu_figures(game)
        for name, options in variants.items():
            measured = gpu_figures(game, **options)
            figures |= {f"{name}_{key}": figure for key, figure in measured.items()}
    return figures


def _rate_figures(prefix: str, rate: tuple[float, float]) -> dict[str, float]:
    games, decisions = rate
    return {
        f"{prefix}games_per_second": round(games, 1),
        f"{prefix}decisions_per_second": round(games * decisions, 1),
    }


def _best_rates(
    game: str, variants: list[dict[str, Any]], games: int, threads: int
) -> list[tuple[float, float]]:
    """Games a second and decisions a game of each variant, all variants in every round."""
    rules = notation(game).rules
    best = [(0.0, 0.0)] * len(variants)
    for number in range(ROUNDS):
        for variant, options in enumerate(variants):
            states = blank_states(rules, rules.options(**options), games)
            seeds = seeds_from(number * games, games)
            begun = time.perf_counter()
            deal_all(rules, states, seeds, threads)
            made = simulate(rules, states, threads=threads)
            rate = games / (time.perf_counter() - begun)
            best[variant] = max(best[variant], (rate, float(made.mean())))
    return best


def start_times(game: str) -> tuple[float, float]:
    """Seconds to compile everything from nothing, and from a warm cache to the first legal move."""
    with tempfile.TemporaryDirectory() as cache:
        environment = os.environ | {"MIRABILIA_CACHE_DIR": cache}

        def start() -> tuple[float, float]:
            run = subprocess.run(
                [sys.executable, "-c", _FIRST_MOVE.format(game=game)],
                env=environment,
                capture_output=True,
                text=True,
                check=True,
            )
            first, complete = run.stdout.split()
            return float(first), float(complete)

        _, cold = start()
        warm, _ = min(start() for _ in range(3))
    return cold, warm


def gpu_figures(game: str, **options: Any) -> dict[str, Any]:
    """Games a second on the GPU, and whether its records equal the processor's to the byte."""
    from mirabilia.engine.device import DeviceBatch, device_name

    rules = notation(game).rules
    chosen = rules.options(**options)
    seeds = seeds_from(0, GPU_COMPARED)
    expected = blank_states(rules, chosen, GPU_COMPARED)
    small = DeviceBatch(rules, expected)
    small.play(small.send(seeds))
    deal_all(rules, expected, seeds)
    made = simulate(rules, expected)
    states, decisions = small.fetch()
    equal = states.tobytes() == expected.tobytes() and np.array_equal(made, decisions)

    games = GPU_BATCH[game]
    large = DeviceBatch(rules, blank_states(rules, chosen, games))
    best = 0.0
    for number in range(ROUNDS):
        sent = large.send(seeds_from(number * games, games))
        large.wait()
        begun = time.perf_counter()
        large.play(sent)
        large.wait()
        best = max(best, games / (time.perf_counter() - begun))
    return {
        "gpu": device_name(),
        "gpu_games_per_second": round(best, 1),
        "gpu_equal": bool(equal),
        "gpu_compared_games": GPU_COMPARED,
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.split(":")[1].strip() for line in lines if "model name" in line)
    except (OSError, StopIteration):
        return platform.processor() or "unknown"
