"""Many games at once: an array of records, on all cores.

Compiled rules run without the interpreter's lock, so plain threads share the work; each
takes slices of the array until none is left. The result does not depend on their number.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from mirabilia.engine.contract import Rules
from mirabilia.engine.random import SEED_LIMIT
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import uncached_rule

SLICE = 2048
"""Games a thread takes at a time: their records fit into its cache."""

Policy = Callable[[Any, int, Ints, int], int]
"""A rule policy(state, player, found, count) that gives one of the `count` actions in `found`."""


def seeds_from(seed: int, games: int) -> Ints:
    """As many seeds as games, counting up from the given one."""
    if not 0 <= seed < SEED_LIMIT:
        raise ValueError(f"seed is {seed}; allowed are whole numbers from 0 to {SEED_LIMIT - 1}")
    return (seed + np.arange(games, dtype=np.int64)) % SEED_LIMIT


def blank_states(rules: Rules, options: Any, games: int) -> Ints:
    """An array of records that hold the options and nothing else."""
    states = np.zeros(games, rules.dtype)
    states[:] = rules.blank(options)
    return states


def deal_all(rules: Rules, states: Ints, seeds: Ints, threads: int | None = None) -> None:
    """Set up one game per seed in blank records."""

    def work(start: int, end: int) -> None:
        rules.deal_batch(states[start:end], seeds[start:end])

    _share(work, len(states), threads, None)


def simulate(
    rules: Rules,
    states: Ints,
    policy: Policy | None = None,
    *,
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Ints:
    """Play every game of the array to its end, in place; give the number of decisions of each.

    Without a policy moves are uniformly random. `progress` is told how many more games are done.
    """
    play = rules.play_batch if policy is None else policy_batch(rules, policy)
    decisions = np.zeros(len(states), np.int32)

    def work(start: int, end: int) -> None:
        found = np.zeros(rules.most_legal, np.int16)
        play(states[start:end], decisions[start:end], found)

    _share(work, len(states), threads, progress)
    return decisions


def policy_batch(rules: Rules, policy: Policy) -> Callable[[Any, Any, Any], None]:
    """Like the rules' `play_batch`, with moves chosen by a policy; compiled when first used."""
    owes, legal, apply, is_over = rules.owes, rules.legal, rules.apply, rules.is_over
    players = rules.players

    @uncached_rule
    def play_batch(states: Ints, decisions: Ints, found: Ints) -> None:
        for number in range(len(states)):
            state = states[number]
            while not is_over(state):
                for player in range(players):
                    if owes(state, player):
                        count = legal(state, player, found)
                        apply(state, player, policy(state, player, found, count), None)
                        decisions[number] += 1

    return play_batch


def all_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _share(
    work: Callable[[int, int], None],
    total: int,
    threads: int | None,
    progress: Callable[[int], None] | None,
) -> None:
    """Do work(start, end) for all slices of the total, on several threads."""
    workers = threads or all_cores()
    slices = [(start, min(start + SLICE, total)) for start in range(0, total, SLICE)]

    def one(bounds: tuple[int, int]) -> int:
        work(*bounds)
        return bounds[1] - bounds[0]

    with ThreadPoolExecutor(workers) as pool:
        for done in pool.map(one, slices):
            if progress:
                progress(done)
