"""A table in memory, and whoever is connected to it."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Protocol

from mirabilia.server.errors import Refusal
from mirabilia.table import Table
from mirabilia.table import entries as journal

READ_ANEW = "the table is read anew"


class Connection(Protocol):
    """Somebody who is told what happens at a table."""

    @property
    def people(self) -> frozenset[str]:
        """Who it is."""

    @property
    def seats(self) -> list[int]:
        """Where this client decides."""

    def wake(self) -> None:
        """Something has happened."""

    def tell_presence(self) -> None:
        """Somebody came or went."""

    async def close(self, code: int, reason: str) -> None:
        """The connection ends."""


@dataclass(eq=False)
class Room:
    """A table in memory, and who is there."""

    id: str
    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the table may be ahead of its journal."""
    connections: set[Connection] = field(default_factory=set)
    elsewhere: dict[str, tuple[frozenset[int], int]] = field(default_factory=dict)
    """By other servers: the seats and the number of spectators connected there."""
    rematching: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a rematch is set up, so that two who ask at the same time get the same."""
    thinking: set[int] = field(default_factory=set)
    used_at: float = field(default_factory=time.monotonic)
    is_lost: bool = False
    """Whether it fell out of step; whoever is there connects again."""
    _delayed: Table | None = None

    def check(self) -> None:
        """Refuse to do anything at a table that fell out of step."""
        if self.is_lost:
            raise Refusal("closing", f"{READ_ANEW}; connect again")

    def presence(self) -> tuple[list[bool], int]:
        """Which seats are connected, and how many spectators there are."""
        seats, spectators = self.here()
        for there, watching in self.elsewhere.values():
            seats |= there
            spectators += watching
        return [seat in seats for seat in range(len(self.table.seats))], spectators

    def here(self) -> tuple[frozenset[int], int]:
        """The same for this server alone."""
        seats = {seat for connection in self.connections for seat in connection.seats}
        return frozenset(seats), sum(not connection.seats for connection in self.connections)

    def delayed(self) -> Table:
        """The table as those see it who are told of moves only two rounds later."""
        table = self.table
        if table.status == "over":
            return table
        played = [n for n, entry in enumerate(table.entries) if isinstance(entry, journal.Played)]
        late = 2 * len(table.seats)
        shown = played[-late] if len(played) >= late else min(played, default=table.number)
        if self._delayed is None or self._delayed.number > shown:
            self._delayed = Table(table.entries[:shown])
        for entry in table.entries[self._delayed.number : shown]:
            self._delayed.add(entry)
        return self._delayed
