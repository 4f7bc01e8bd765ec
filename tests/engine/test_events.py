"""The event log."""

import random

import numpy as np
import pytest

from mirabilia.engine.events import CAPACITY, LOG_DTYPE, emit
from mirabilia.engine.record import blank
from support.invariants import dealt, played


def test_events_are_kept_in_order() -> None:
    log = blank(LOG_DTYPE)
    emit(log, 3, 1, 40, -2)
    emit(log, 6, 0, 1, 5)
    assert int(log.count) == 2
    assert np.asarray(log.entries)[:2].tolist() == [[3, 1, 40, -2], [6, 0, 1, 5]]


def test_events_beyond_the_capacity_are_counted_and_harm_nothing() -> None:
    log = blank(LOG_DTYPE)
    for number in range(CAPACITY + 3):
        emit(log, 1, 0, number, 0)
    assert int(log.count) == CAPACITY + 3
    assert np.asarray(log.entries)[:, 2].tolist() == list(range(CAPACITY))


@pytest.mark.parametrize("pantheon", [False, True], ids=["base", "pantheon"])
def test_no_action_comes_near_the_capacity(pantheon: bool) -> None:
    """The most is told when an Age ends, and when the Gate or the Divine Theater opens decks."""
    most = 0
    for seed in range(60):
        state = dealt(seed, pantheon=pantheon)
        rng = random.Random(seed)
        for step in played(state, lambda legal, rng=rng: rng.choice(legal)):
            most = max(most, len(step.events))
    assert 8 < most <= CAPACITY // 2


def test_without_a_log_nothing_is_reported() -> None:
    assert emit(None, 1, 0, 0, 0) is None
