"""Time that passes when a test says so."""

import time

import pytest


class Hours:
    """The time of the day, for tables and servers in the test's own process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._shift = 0
        really = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: really() + self._shift)

    def later(self, seconds: float) -> None:
        """So much time goes by."""
        self._shift += int(seconds * 1e9)


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    """Hours to let pass."""
    return Hours(monkeypatch)
