"""Stores for tests, and what is kept in them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.ext.asyncio import create_async_engine

from mirabilia.store import Append, Kept, Store, address, connected
from mirabilia.store.schema import JOURNAL
from mirabilia.table import Setup

WAITING = Kept("waiting", [], None)
PLAYING = Kept("playing", [0], None)
OVER = Kept("over", [], None)


def opened(database: str) -> Any:
    """A store on a database: `async with opened(database) as store`."""
    return connected(address(database))


def break_off(store: Store, *, kept: bool) -> None:
    """Let the next commit fail; whether it was carried out all the same nobody is told."""
    dialect = (store.writer._file or store._engine).dialect
    commit = dialect.do_commit

    def failing(connection: Any) -> None:
        dialect.do_commit = commit  # type: ignore[method-assign]
        if kept:
            commit(connection)
        assert dialect.dbapi is not None
        raise dialect.dbapi.OperationalError("the connection broke off")

    dialect.do_commit = failing  # type: ignore[method-assign]


def commits(store: Store) -> list[None]:
    """One for each commit that is done."""
    done: list[None] = []
    dialect = (store.writer._file or store._engine).dialect
    commit = dialect.do_commit

    def counted(connection: Any) -> None:
        commit(connection)
        done.append(None)

    dialect.do_commit = counted  # type: ignore[method-assign]
    return done


def another(store: Store) -> Store:
    """A second server on the same database, as far as claims and servers go."""
    return Store(store._engine, store.writer._file)


async def set_up(
    store: Store,
    table: str = "table",
    *,
    host: str = "anna",
    at: int = 1_000,
    kept: Kept = WAITING,
    seats: list[dict[str, Any]] | None = None,
    **setup: Any,
) -> str:
    """Keep a new table of Duel; its name."""
    document = Setup.read({"game": "duel", **setup}).document()
    entry = {"type": "opened", "at": at, "setup": document, "host": host, "seed": 1, "salt": "s"}
    await store.create(table, [entry], kept, seats or [seat(0), seat(1)])
    return table


def seat(number: int, holder: str | None = None, **changed: Any) -> dict[str, Any]:
    """A seat as it is kept."""
    free = {"name": holder or "", "bot": None, "gave_up": False, "share": None, "points": None}
    return {"seat": number, "holder": holder, **free, **changed}


def said(text: str) -> dict[str, Any]:
    """An entry that is easy to tell from others."""
    return {"type": "said", "at": 2_000, "seat": None, "name": "Олена", "text": text}


def saying(table: str, number: int, *texts: str, at: int = 2_000, **changed: Any) -> Append:
    """Chat messages to be kept after the first `number` entries of a table."""
    kept = changed.pop("kept", PLAYING)
    return Append(table, number, [said(text) for text in texts], at, kept, **changed)


async def texts(store: Store, table: str = "table", since: int = 1) -> list[str]:
    """What was said at a table, as its journal has it."""
    return [entry["text"] for entry in await store.journal(table, since)]


@asynccontextmanager
async def somebody_else(database: str) -> AsyncIterator[Any]:
    """A connection to a database that has nothing to do with the store's."""
    engine = create_async_engine(address(database))
    try:
        async with engine.connect() as connection:
            yield connection
    finally:
        await engine.dispose()


async def rows(database: str) -> list[tuple[str, int]]:
    """The places in the journal that somebody else finds taken."""
    async with somebody_else(database) as connection:
        found = await connection.execute(
            JOURNAL.select().order_by(JOURNAL.c.table_id, JOURNAL.c.number)
        )
        return [(row.table_id, row.number) for row in found]
