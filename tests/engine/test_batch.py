"""Many games at once: the same games whatever the number of threads."""

from typing import Any

import numpy as np
import pytest

from mirabilia.duel.rules import DUEL
from mirabilia.engine.batch import (
    SLICE,
    all_cores,
    blank_states,
    deal_all,
    seeds_from,
    simulate,
)
from mirabilia.engine.random import SEED_LIMIT
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import uncached_rule
from support.duel import copy_of
from support.invariants import check_position, dealt, legal_actions

GAMES = 2 * SLICE + 5  # two full slices and a bit of a third


def dealt_batch(games: int, seed: int = 0, threads: int | None = None, **options: Any) -> Ints:
    states = blank_states(DUEL, DUEL.options(**options), games)
    deal_all(DUEL, states, seeds_from(seed, games), threads)
    return states


@uncached_rule
def first_legal(state: Any, player: int, found: Ints, count: int) -> int:
    """The simplest policy there is."""
    return found[0]


PANTHEON = pytest.mark.parametrize("pantheon", [False, True], ids=["base", "pantheon"])


@PANTHEON
def test_a_batch_is_dealt_like_single_games(pantheon: bool) -> None:
    options = {"rulings": "arena", "pantheon": pantheon}
    states = dealt_batch(50, seed=9, **options)
    for number in range(50):
        assert states[number].tobytes() == dealt(9 + number, **options).tobytes()


@PANTHEON
def test_the_number_of_threads_changes_nothing(pantheon: bool) -> None:
    results = []
    for threads in (1, 2, 3):
        states = dealt_batch(GAMES, threads=threads, pantheon=pantheon)
        decisions = simulate(DUEL, states, threads=threads)
        results.append((states.tobytes(), decisions.tobytes()))
    assert results[0] == results[1] == results[2]


@PANTHEON
def test_a_batch_is_played_like_single_games(pantheon: bool) -> None:
    states = dealt_batch(100, seed=3, pantheon=pantheon)
    single = [copy_of(state) for state in states]
    decisions = simulate(DUEL, states)
    found = np.zeros(DUEL.most_legal, np.int16)
    for number, state in enumerate(single):
        assert DUEL.play_out(state, found) == decisions[number]
        assert state.tobytes() == states[number].tobytes()
        check_position(state)


@PANTHEON
def test_a_policy_chooses_every_move(pantheon: bool) -> None:
    states = dealt_batch(40, seed=4, pantheon=pantheon)
    expected = [copy_of(state) for state in states]
    decisions = simulate(DUEL, states, first_legal, threads=2)
    for number, state in enumerate(expected):
        moves = 0
        while not DUEL.is_over(state):
            player = int(state.decider)
            DUEL.apply(state, player, legal_actions(state, player)[0], None)
            moves += 1
        assert states[number].tobytes() == state.tobytes()
        assert decisions[number] == moves


def test_finished_games_stay_as_they_are() -> None:
    states = dealt_batch(10)
    simulate(DUEL, states)
    before = states.tobytes()
    assert not simulate(DUEL, states).any()
    assert states.tobytes() == before


def test_progress_is_told_of_every_game_once() -> None:
    told: list[int] = []
    simulate(DUEL, dealt_batch(GAMES), threads=2, progress=told.append)
    assert told == [SLICE, SLICE, 5]


def test_an_empty_batch_is_no_problem() -> None:
    assert len(simulate(DUEL, dealt_batch(0))) == 0


def test_seeds_count_up_and_wrap_at_the_limit() -> None:
    assert seeds_from(7, 3).tolist() == [7, 8, 9]
    assert seeds_from(SEED_LIMIT - 2, 4).tolist() == [SEED_LIMIT - 2, SEED_LIMIT - 1, 0, 1]


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT])
def test_a_seed_out_of_range_is_refused_with_the_range(seed: int) -> None:
    with pytest.raises(ValueError, match=f"seed is {seed}; .* 0 to {SEED_LIMIT - 1}"):
        seeds_from(seed, 1)


def test_there_is_at_least_one_core() -> None:
    assert all_cores() >= 1
