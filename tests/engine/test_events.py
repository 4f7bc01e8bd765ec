"""The event log."""

import numpy as np

from mirabilia.engine.events import CAPACITY, LOG_DTYPE, emit
from mirabilia.engine.record import blank


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


def test_without_a_log_nothing_is_reported() -> None:
    assert emit(None, 1, 0, 0, 0) is None
