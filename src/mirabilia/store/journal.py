"""Appending to journals: all that waits is written together, and then it is durable."""

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    Text,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mirabilia.store.schema import JOURNAL, SEATS, TABLES

CHANNEL = "mirabilia"
"""PostgreSQL's channel on which servers tell each other what changed."""
LONGEST_NOTICE = 7_000
"""Bytes; PostgreSQL carries no more than 8,000."""
GATHERING = 0.01
"""Seconds between two transactions of PostgreSQL while there is much to write: fewer and larger
ones cost less. SQLite's cost so little that this made nothing better."""
MOST_AT_ONCE = 200
"""Appends in one transaction."""
FIRST_WAIT, LONGEST_WAIT = 0.05, 1.0
"""Seconds before a database that does not answer is asked again."""
UNREACHABLE = (OSError, DBAPIError, TimeoutError, NoConnectionError)
"""What a database that is gone for a while may raise."""
LASTING = ("22", "23", "42")
"""Classes of PostgreSQL's errors that would come again: what was to be written is wrong."""


@dataclass(frozen=True)
class Kept:
    """What the journal's table says of a table, kept beside it to be searched."""

    status: str
    deciding: Sequence[int]
    due_at: int | None
    keeper: str = ""
    kept_until: int = 0
    age: int | None = None
    host: str | None = None
    """Whose table it is; None if that has not changed."""


@dataclass(frozen=True)
class Append:
    """Entries to be kept together after the first `number` of a table's journal."""

    table: str
    number: int
    entries: list[dict[str, Any]]
    at: int
    kept: Kept
    seats: list[dict[str, Any]] | None = None
    """The seats, where they have changed."""
    mark: str = field(default_factory=lambda: secrets.token_hex(8))

    @property
    def place(self) -> tuple[str, int]:
        """Where in the journal it belongs."""
        return self.table, self.number


_Write = Callable[[Connection, list[Append]], set[str]]
"""Writes appends and tells the marks of those that are in the journal then."""


class Writer:
    """Writes appends in groups: one transaction for all that came while the last one was written.

    A database that is gone is waited for. Whether a transaction that broke off was kept after all
    is seen by its marks, so nothing is written twice and nothing is lost.
    """

    def __init__(self, engine: AsyncEngine, file: Engine | None, lock: asyncio.Lock) -> None:
        self._engine = engine
        self._file = file
        self._thread = ThreadPoolExecutor(1, "writer")
        """Writes SQLite's transactions, each as a whole: statement by statement one went to another
        thread and back seven times, and on a busy machine every way there is a wait."""
        self._lock = lock
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._arrived = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        self.origin = secrets.token_hex(4)
        """Who writes: what other servers hear together with a change."""
        self.is_reachable = True
        self.on_return: Callable[[], None] | None = None
        """Called when the database answers again after a while."""

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what waits, and end."""
        while self._waiting and self.is_reachable:
            await asyncio.sleep(0.01)
        if self._task:
            async with self._lock:  # not in the middle of a transaction
                self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._connection:
            await self._connection.close()
        self._thread.shutdown()
        for _, done in self._waiting:
            if not done.done():
                done.cancel()

    async def append(self, append: Append) -> bool:
        """Keep entries. True once they are durable; False if others came first."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        self._arrived.set()
        return await done

    async def _run(self) -> None:
        begun, gathering = 0.0, 0.0 if self._engine.dialect.name == "sqlite" else GATHERING
        while True:
            await self._arrived.wait()
            await asyncio.sleep(begun + gathering - time.monotonic())
            begun = time.monotonic()
            # In one order for all servers, or two would wait for each other.
            group = sorted(self._waiting[:MOST_AT_ONCE], key=lambda each: each[0].place)
            await self._settle(group)
            del self._waiting[: len(group)]
            if not self._waiting:
                self._arrived.clear()

    async def _settle(self, group: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        """Write a group and tell those who wait. What can never be written fails alone."""
        try:
            kept = await self._written([append for append, _ in group])
        except Exception as error:
            self._is_back()
            if len(group) == 1 and not group[0][1].done():
                group[0][1].set_exception(error)
            for one in group if len(group) > 1 else ():
                await self._settle([one])
            return
        for append, done in group:
            if not done.done():
                done.set_result(append.mark in kept)

    async def _written(self, appends: list[Append]) -> set[str]:
        """The marks of the appends that are in the journal now; as long as it takes."""
        write, wait = self._write_all, FIRST_WAIT
        while True:
            try:
                async with self._lock:
                    kept = await self._in_one(write, appends)
            except IntegrityError:
                if write == self._write_what_fits:
                    raise
                write = self._write_what_fits  # another server was faster at some table
            except UNREACHABLE as error:
                if _is_lasting(error):
                    raise
                self.is_reachable = False
                write = self._write_what_fits  # whether it was kept after all is not known
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
            else:
                self._is_back()
                return kept

    def _is_back(self) -> None:
        was_reachable, self.is_reachable = self.is_reachable, True
        if not was_reachable and self.on_return:
            self.on_return()

    async def _in_one(self, write: _Write, appends: list[Append]) -> set[str]:
        """Write in one transaction: durable when this returns."""
        if self._file:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, _in_file, self._file, write, appends)
        async with self._transaction() as connection:
            return await connection.run_sync(write, appends)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction on a connection kept for writing; after a failure on a new one."""
        if self._connection is None:
            self._connection = await self._engine.connect()
        try:
            async with self._connection.begin():
                yield self._connection
        except BaseException:
            broken, self._connection = self._connection, None
            with contextlib.suppress(*UNREACHABLE):
                await broken.invalidate()
            with contextlib.suppress(*UNREACHABLE):
                await broken.close()
            raise

    def _write_all(self, connection: Connection, appends: list[Append]) -> set[str]:
        """All or nothing: nearly always all."""
        connection.execute(insert(JOURNAL), [_row(append) for append in appends])
        self._keep(connection, appends)
        return {append.mark for append in appends}

    def _write_what_fits(self, connection: Connection, appends: list[Append]) -> set[str]:
        """Each append that is the first with its number, or was kept before."""
        is_sqlite = connection.dialect.name == "sqlite"
        insertion = sqlite.insert(JOURNAL) if is_sqlite else postgresql.insert(JOURNAL)
        before = self._found(connection, appends)
        rows = [_row(append) for append in appends]
        connection.execute(insertion.on_conflict_do_nothing(), rows)
        marks = self._found(connection, appends)
        if fresh := [append for append in appends if append.mark in marks - before]:
            self._keep(connection, fresh)
        return marks

    def _found(self, connection: Connection, appends: list[Append]) -> set[str]:
        """The marks of those appends that are in the journal."""
        places = [append.place for append in appends]
        found = connection.scalars(
            select(JOURNAL.c.mark).where(tuple_(JOURNAL.c.table_id, JOURNAL.c.number).in_(places))
        )
        return set(found) & {append.mark for append in appends}

    def _keep(self, connection: Connection, appends: list[Append]) -> None:
        connection.execute(
            _KEEPING,
            [
                {
                    "id_": append.table,
                    "before": append.number,
                    "number_": append.number + len(append.entries),
                    "status_": append.kept.status,
                    "deciding_": json.dumps(list(append.kept.deciding)),
                    "changed_at_": append.at,
                    "due_at_": append.kept.due_at,
                    "keeper_": append.kept.keeper,
                    "kept_until_": append.kept.kept_until,
                    "age_": append.kept.age,
                    "host_": append.kept.host,
                }
                for append in appends
            ],
        )
        for append in appends:
            if append.seats is not None:
                write_seats(connection, append.table, append.seats)
        if connection.dialect.name != "sqlite":
            self._notify(connection, appends)

    def _notice(self, append: Append) -> str:
        """What other servers hear; with the entries, unless they are long, they need not read."""
        short = f"changed {self.origin} {append.table}"
        whole = f"{short} {append.number} {_written_down(append.entries)}"
        return whole if len(whole.encode()) <= LONGEST_NOTICE else short

    def _notify(self, connection: Connection, appends: list[Append]) -> None:
        told = [self._notice(append) for append in appends]
        connection.execute(_NOTIFYING, {"channel": CHANNEL, "told": told})


def _in_file(file: Engine, write: _Write, appends: list[Append]) -> set[str]:
    with file.begin() as connection:
        return write(connection, appends)


def _is_lasting(error: BaseException) -> bool:
    """Whether it would be in vain to try again."""
    state = getattr(error.orig, "sqlstate", None) if isinstance(error, DBAPIError) else None
    return (state or "").startswith(LASTING)


def _written_down(entries: list[dict[str, Any]]) -> str:
    return json.dumps(entries, ensure_ascii=False, separators=(",", ":"))


def _row(append: Append) -> dict[str, Any]:
    return {
        "table_id": append.table,
        "number": append.number,
        "entries": _written_down(append.entries),
        "mark": append.mark,
    }


_KEEPING = (
    update(TABLES)
    # One that broke off and is written again must not undo what came after it.
    .where(TABLES.c.id == bindparam("id_"), TABLES.c.number <= bindparam("before"))
    .values(
        {
            name: bindparam(f"{name}_")
            for name in (
                "number",
                "status",
                "deciding",
                "changed_at",
                "due_at",
                "keeper",
                "kept_until",
                "age",
            )
        }
        | {"host": func.coalesce(bindparam("host_", type_=Text), TABLES.c.host)}
    )
)
_NOTIFYING = select(func.pg_notify(text(":channel"), text("told"))).select_from(
    text("unnest(CAST(:told AS text[])) AS told")
)


def write_seats(connection: Connection, table: str, seats: list[dict[str, Any]]) -> None:
    """Put the seats of a table in place of those it had."""
    connection.execute(delete(SEATS).where(SEATS.c.table_id == table))
    connection.execute(insert(SEATS), [{"table_id": table, **seat} for seat in seats])
