"""The database: opened, brought up to date, and asked."""

import asyncio
import json
from collections.abc import AsyncIterator, Collection, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout
from sqlalchemy import URL, Engine, and_, create_engine, event, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from mirabilia.store.addresses import InUseError, StoreError
from mirabilia.store.journal import UNREACHABLE, Append, Kept, Writer, write_seats
from mirabilia.store.listening import Listener, Listening, connect
from mirabilia.store.people import People
from mirabilia.store.schema import ANALYSES, JOURNAL, SEATS, SEEN, SERVERS, TABLES, TOKENS
from mirabilia.store.upgrades import upgrade

BUSY_MS = 10_000
"""How long SQLite waits for somebody else's transaction."""
CONNECTIONS = 5
PAGE = 50
"""Tables in a list, at least, if there are so many."""
OUT_OF_REACH_MS = 10_000
"""A server not heard of for so long has stopped."""


@dataclass(frozen=True)
class Page:
    """Some tables of a list."""

    tables: list[dict[str, Any]]
    before: int | None
    """Those that follow were changed before this time; None if there are none."""


@asynccontextmanager
async def connected(url: URL) -> AsyncIterator["Store"]:
    """A database ready for use. What waits to be written is written before it is closed."""
    if url.get_backend_name() == "sqlite":
        with _alone(Path(str(url.database))):
            async with _open(url) as store:
                yield store
    else:
        async with _open(url) as store:
            yield store


@asynccontextmanager
async def _open(url: URL) -> AsyncIterator["Store"]:
    engine, file = _engine(url), _file(url)
    try:
        try:
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
        except UNREACHABLE as error:
            shown = url.render_as_string(hide_password=True)
            raise StoreError(f"database: {shown} cannot be used: {error}") from error
        store = Store(engine, file)
        store.writer.start()
        try:
            yield store
        finally:
            await store.writer.stop()
    finally:
        await engine.dispose()
        if file:
            file.dispose()


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """SQLite's file belongs to one server: a second one would not hear of the first one's moves."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(f"{path}.lock")
    try:
        lock.acquire(timeout=0)
    except Timeout as error:
        raise InUseError(
            f"database: another server uses {path}; stop it, name another file with --database,"
            " or use PostgreSQL, which several servers can share"
        ) from error
    try:
        yield
    finally:
        lock.release()


def _engine(url: URL) -> AsyncEngine:
    try:
        if url.get_backend_name() != "sqlite":
            return create_async_engine(
                url,
                async_creator=lambda: connect(url),
                pool_size=CONNECTIONS,
                max_overflow=CONNECTIONS,
                pool_pre_ping=True,
                hide_parameters=True,  # a journal is nothing for an error message
            )
        engine = create_async_engine(
            url, pool_size=CONNECTIONS, max_overflow=0, hide_parameters=True
        )
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise StoreError(
            f"database: {error}; install it with pip install 'mirabilia[postgresql]'"
        ) from error

    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _file(url: URL) -> Engine | None:
    """SQLite's file for the writer, which works in a thread of its own."""
    if url.get_backend_name() != "sqlite":
        return None
    file = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(file, "connect", _prepare)
    return file


def _prepare(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",  # durable before it is acknowledged
        "foreign_keys=ON",
        f"busy_timeout={BUSY_MS}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    """What is kept: tables with their journals, people, and which servers there are."""

    def __init__(self, engine: AsyncEngine, file: Engine | None) -> None:
        self._engine = engine
        self._lock = asyncio.Lock()  # one writer at a time: SQLite knows no more
        self.writer = Writer(engine, file, self._lock)
        self.people = People(engine, self._lock)

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use the same database."""
        return self._engine.dialect.name != "sqlite"

    @property
    def origin(self) -> str:
        """This server's name among those that share the database."""
        return self.writer.origin

    # Tables and their journals

    async def create(
        self,
        table: str,
        entries: list[dict[str, Any]],
        kept: Kept,
        seats: list[dict[str, Any]],
    ) -> None:
        """Keep a new table."""
        opened = entries[0]
        setup = opened["setup"]
        async with self._lock, self._engine.begin() as connection:
            await connection.execute(
                insert(TABLES).values(
                    id=table,
                    game=setup["game"],
                    setup=json.dumps(setup, ensure_ascii=False),
                    host=opened["host"],
                    visibility=setup["visibility"],
                    spectators=setup["spectators"],
                    opened_at=opened["at"],
                    number=len(entries),
                    status=kept.status,
                    deciding=json.dumps(list(kept.deciding)),
                    changed_at=opened["at"],
                    due_at=kept.due_at,
                    keeper=kept.keeper,
                    kept_until=kept.kept_until,
                    age=kept.age,
                )
            )
            await connection.execute(
                insert(JOURNAL).values(
                    table_id=table,
                    number=0,
                    entries=json.dumps(entries, ensure_ascii=False, separators=(",", ":")),
                    mark="",
                )
            )
            await connection.run_sync(write_seats, table, seats)

    async def append(self, append: Append) -> bool:
        """Add to a journal. True once it is durable; False if others came first."""
        return await self.writer.append(append)

    async def journal(self, table: str, since: int = 0) -> list[dict[str, Any]]:
        """The entries of a table after the first `since`; none if there is no such table."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(JOURNAL.c.number, JOURNAL.c.entries)
                .where(JOURNAL.c.table_id == table, JOURNAL.c.number >= since)
                .order_by(JOURNAL.c.number)
            )
            return [entry for row in rows for entry in json.loads(row.entries)]

    async def open_tables(self, before: int | None = None) -> Page:
        """Public tables that wait for somebody."""
        return await self._listed(
            TABLES.c.visibility == "public", TABLES.c.status == "waiting", before=before
        )

    async def live_tables(self, before: int | None = None) -> Page:
        """Public tables where a game can be watched."""
        return await self._listed(
            TABLES.c.visibility == "public",
            TABLES.c.status == "playing",
            TABLES.c.spectators != "none",
            before=before,
        )

    async def tables_of(
        self, people: Collection[str], *, over: bool, before: int | None = None
    ) -> Page:
        """Somebody's tables, the last changed first; with what they have seen of each."""
        sits = select(SEATS.c.table_id).where(
            SEATS.c.holder.in_(people), *([] if over else [SEATS.c.gave_up.is_(False)])
        )
        return await self._listed(
            or_(
                TABLES.c.id.in_(sits),
                and_(TABLES.c.host.in_(people), TABLES.c.status == "waiting"),
            ),
            (TABLES.c.status == "over") if over else (TABLES.c.status != "over"),
            before=before,
            seen_by=people,
        )

    async def count_open(self, people: Collection[str]) -> int:
        """How many tables that somebody opened are not over."""
        async with self._engine.connect() as connection:
            found = await connection.scalar(
                select(func.count())
                .select_from(TABLES)
                .where(TABLES.c.host.in_(people), TABLES.c.status != "over")
            )
            return int(found or 0)

    async def results_of(self, people: Collection[str]) -> list[dict[str, Any]]:
        """Every seat that somebody had in a finished game, with all seats of that game."""
        sits = select(SEATS.c.table_id).where(SEATS.c.holder.in_(people))
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(TABLES.c.id, TABLES.c.game, TABLES.c.setup, TABLES.c.changed_at, SEATS)
                .join(SEATS, SEATS.c.table_id == TABLES.c.id)
                .where(TABLES.c.id.in_(sits), TABLES.c.status == "over")
                .order_by(TABLES.c.changed_at, TABLES.c.id, SEATS.c.seat)
            )
            return [dict(row) for row in rows.mappings()]

    async def _listed(
        self, *conditions: Any, before: int | None = None, seen_by: Collection[str] = ()
    ) -> Page:
        """Tables changed before a time, the last changed first.

        Those changed in the same millisecond stay on one page, so that none is left out between.
        """
        changed_at = TABLES.c.changed_at
        fits = and_(*conditions, changed_at < before) if before is not None else and_(*conditions)
        async with self._engine.connect() as connection:
            times = select(changed_at).where(fits).order_by(changed_at.desc()).limit(1)
            last = await connection.scalar(times.offset(PAGE - 1)) or 0
            following = await connection.scalar(times.where(changed_at < last))
            found = await connection.execute(
                select(TABLES)
                .where(fits, changed_at >= last)
                .order_by(changed_at.desc(), TABLES.c.id)
            )
            tables = [_table_document(row) for row in found.mappings()]
            ids = [table["id"] for table in tables]
            seats = await connection.execute(
                select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
            )
            by_table = {table["id"]: table for table in tables}
            for seat in seats.mappings():
                by_table[seat["table_id"]]["seats"].append(dict(seat))
            if seen_by:
                seen = await connection.execute(
                    select(SEEN).where(SEEN.c.table_id.in_(ids), SEEN.c.person.in_(seen_by))
                )
                for row in seen:
                    table = by_table[row.table_id]
                    table["seen"] = max(table["seen"], row.number)
            return Page(tables, None if following is None else last)

    # Who is allowed and what they have seen

    async def add_token(self, digest: str, table: str, holder: str) -> None:
        """Keep the digest of a secret by which somebody decides at a table."""
        await self._write(insert(TOKENS).values(digest=digest, table_id=table, holder=holder))

    async def holder_of(self, digest: str, table: str) -> str | None:
        """Who decides by a secret."""
        async with self._engine.connect() as connection:
            return await connection.scalar(
                select(TOKENS.c.holder).where(TOKENS.c.digest == digest, TOKENS.c.table_id == table)
            )

    async def saw(self, table: str, people: Iterable[str], number: int) -> None:
        """Somebody has seen the first entries of a table."""
        rows = [{"table_id": table, "person": one, "number": number} for one in people]
        insertion = postgresql.insert(SEEN) if self.is_shared else sqlite.insert(SEEN)
        await self._write(
            insertion.values(rows).on_conflict_do_update(
                index_elements=[SEEN.c.table_id, SEEN.c.person],
                set_={"number": insertion.excluded.number},
                where=SEEN.c.number < insertion.excluded.number,
            )
        )

    # Analyses

    async def analysis(self, table: str) -> dict[str, Any] | None:
        """The analysis of a finished game, if it was made."""
        async with self._engine.connect() as connection:
            found = await connection.scalar(
                select(ANALYSES.c.document).where(ANALYSES.c.table_id == table)
            )
            return json.loads(found) if found else None

    async def keep_analysis(self, table: str, document: dict[str, Any], at: int) -> None:
        """Keep an analysis; the first one stays."""
        insertion = postgresql.insert(ANALYSES) if self.is_shared else sqlite.insert(ANALYSES)
        written = json.dumps(document, ensure_ascii=False)
        await self._write(
            insertion.values(table_id=table, document=written, made_at=at).on_conflict_do_nothing()
        )

    # What servers owe

    async def due(self, now: int) -> list[str]:
        """Tables where a server must do something and none does."""
        async with self._engine.connect() as connection:
            found = await connection.scalars(
                select(TABLES.c.id)
                .where(TABLES.c.due_at <= now, TABLES.c.kept_until < now)
                .order_by(TABLES.c.due_at)
                .limit(PAGE)
            )
            return list(found)

    async def claim(self, table: str, now: int, until: int) -> bool:
        """Take on what a table is owed, unless another server has."""
        return (
            await self._write(
                update(TABLES)
                .where(
                    TABLES.c.id == table,
                    or_(TABLES.c.kept_until < now, TABLES.c.keeper == self.origin),
                )
                .values(keeper=self.origin, kept_until=until)
            )
            > 0
        )

    async def running_clocks(self) -> list[str]:
        """Tables where time runs."""
        async with self._engine.connect() as connection:
            found = await connection.scalars(
                select(TABLES.c.id).where(TABLES.c.due_at.isnot(None), TABLES.c.status == "playing")
            )
            return list(found)

    async def begin(self, now: int) -> bool:
        """This server begins. Whether tables were out of reach until now: no other server ran."""
        async with self._lock, self._engine.begin() as connection:
            others = await connection.scalar(
                select(func.count())
                .select_from(SERVERS)
                .where(SERVERS.c.seen_at > now - OUT_OF_REACH_MS, SERVERS.c.is_gone.is_(False))
            )
            alone = not self.is_shared or not others
            if alone:
                await connection.execute(
                    update(TABLES).where(TABLES.c.kept_until != 0).values(keeper="", kept_until=0)
                )
            await self._seen(connection, now)
            return alone

    async def heartbeat(self, now: int) -> list[str]:
        """This server runs. Those that do not any more, and gave no notice of it."""
        lately = now - OUT_OF_REACH_MS
        async with self._lock, self._engine.begin() as connection:
            before = await connection.scalar(
                select(SERVERS.c.seen_at).where(SERVERS.c.id == self.origin)
            )
            await self._seen(connection, now)
            if before is not None and before < lately:
                return []  # the database was out of reach: the others could not be seen either
            lost = await connection.scalars(
                select(SERVERS.c.id).where(SERVERS.c.seen_at < lately, SERVERS.c.is_gone.is_(False))
            )
            return list(lost)

    async def end(self) -> None:
        """This server stops; others may do at once what it owed."""
        async with self._lock, self._engine.begin() as connection:
            await connection.execute(
                update(SERVERS).where(SERVERS.c.id == self.origin).values(is_gone=True)
            )
            await connection.execute(
                update(TABLES).where(TABLES.c.keeper == self.origin).values(kept_until=0)
            )

    async def _seen(self, connection: AsyncConnection, now: int) -> None:
        insertion = postgresql.insert(SERVERS) if self.is_shared else sqlite.insert(SERVERS)
        await connection.execute(
            insertion.values(id=self.origin, seen_at=now, is_gone=False).on_conflict_do_update(
                index_elements=[SERVERS.c.id], set_={"seen_at": now}
            )
        )

    def listening(self, hear: Listener) -> Listening | None:
        """What other servers tell; None where there are no others."""
        return Listening(self._engine.url, hear) if self.is_shared else None

    async def is_reachable(self) -> bool:
        """Whether the database answers."""
        try:
            async with asyncio.timeout(2), self._engine.connect() as connection:
                await connection.scalar(select(1))
        except UNREACHABLE:
            return False
        return True

    async def _write(self, statement: Any) -> int:
        async with self._lock, self._engine.begin() as connection:
            return int((await connection.execute(statement)).rowcount)


def _table_document(row: RowMapping) -> dict[str, Any]:
    read: Sequence[str] = ("setup", "deciding")
    table = {name: json.loads(value) if name in read else value for name, value in row.items()}
    return table | {"seats": [], "seen": 0}
