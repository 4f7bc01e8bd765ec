"""Time to think: none, so much for each move, or Fischer's clock. All times are milliseconds."""

from dataclasses import asdict, dataclass
from typing import Any, Self

from mirabilia.table.errors import TableError

KINDS = ("none", "move", "fischer")
LONGEST = 30 * 24 * 3600
"""Seconds: a month for a move."""


@dataclass(frozen=True)
class Clock:
    """How long a player may think."""

    kind: str = "none"
    seconds: int = 0
    """For each move; with Fischer's clock for all of them."""
    increment: int = 0
    """Seconds that a move adds to Fischer's clock."""

    @classmethod
    def read(cls, document: Any) -> Self:
        """The clock that a document means."""
        if not isinstance(document, dict):
            raise TableError("setup", "clock is a document such as {'kind': 'none'}")
        if unknown := document.keys() - {"kind", "seconds", "increment"}:
            raise TableError("setup", f"a clock has no {sorted(unknown)[0]!r}")
        clock = cls(**document)
        if clock.kind not in KINDS:
            raise TableError(
                "setup", f"clock.kind is {clock.kind!r}; allowed are {', '.join(KINDS)}"
            )
        least = {"none": 0, "move": 1, "fischer": 1}[clock.kind]
        most = 0 if clock.kind == "none" else LONGEST
        _check("seconds", clock.seconds, least, most)
        _check("increment", clock.increment, 0, LONGEST if clock.kind == "fischer" else 0)
        return clock

    def document(self) -> dict[str, Any]:
        """The clock as a document."""
        return asdict(self)


NO_CLOCK = Clock()


@dataclass(frozen=True)
class Reading:
    """How a seat's clock stood when it decided: what was left, and all it had used until then."""

    left: int
    used: int


class Hand:
    """The clock of one seat: how much is left, and since when it runs."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._left = 1000 * clock.seconds
        self._used = 0
        self._since: int | None = None

    @property
    def deadline(self) -> int | None:
        """When the time will be up; None while it does not run."""
        return None if self._since is None else self._since + self._left

    def left(self, now: int) -> int | None:
        """Time left to think; None without a clock."""
        if self._clock.kind == "none":
            return None
        return self._left if self._since is None else max(0, self._since + self._left - now)

    def is_up(self, now: int) -> bool:
        """Whether the time has run out."""
        return self.deadline is not None and now > self.deadline

    def start(self, now: int) -> None:
        """Let it run, unless it does."""
        if self._clock.kind != "none" and self._since is None:
            self._since = now

    def stop(self, now: int, *, moved: bool) -> None:
        """Stop it. With a move it is set for the next one."""
        if self._since is None:
            return
        self._left = max(0, self._since + self._left - now)
        self._used += now - self._since
        self._since = None
        if self._clock.kind == "move":
            self._left = 1000 * self._clock.seconds
        elif moved:
            self._left += 1000 * self._clock.increment

    def restart(self, now: int) -> None:
        """Let it run from now on: the time since it was started is given back."""
        if self._since is not None:
            self._since = now

    def read(self, now: int) -> Reading | None:
        """How it stands; None while it does not run."""
        if self._since is None:
            return None
        return Reading(max(0, self._since + self._left - now), self._used + now - self._since)

    def left_again(self, reading: Reading, now: int) -> int:
        """What is left when all decisions since a reading are taken back; what was used is gone."""
        used = self._used + (0 if self._since is None else now - self._since)
        return max(0, reading.left - (used - reading.used))

    def set_back(self, reading: Reading, now: int) -> None:
        """Stop it as if nothing had been decided since a reading."""
        left = self.left_again(reading, now)
        self.stop(now, moved=False)
        self._left = left


def _check(name: str, value: Any, least: int, most: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        allowed = f"{least}" if least == most else f"{least} to {most}"
        raise TableError(
            "setup", f"clock.{name} is {value!r}; allowed are whole numbers, {allowed}"
        )
