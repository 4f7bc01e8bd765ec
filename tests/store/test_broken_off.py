"""Transactions that break off: nothing is lost, nothing is written twice."""

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from mirabilia.store import Store
from mirabilia.store.schema import JOURNAL
from support.postgres import DISCONNECTING, Postgres, asked
from support.servers import PATIENCE
from support.stores import break_off, opened, rows, saying, seat, set_up, somebody_else, texts
from support.stories import story


@pytest.mark.parametrize("kept", [True, False], ids=["after commit", "before commit"])
@story
async def test_an_append_whose_commit_broke_off_is_kept_once(database: str, kept: bool) -> None:
    async with opened(database) as store:
        await set_up(store)
        break_off(store, kept=kept)
        assert await store.append(saying("table", 1, "a"))
        assert await store.append(saying("table", 2, "b"))
        assert await texts(store) == ["a", "b"]
        assert await rows(database) == [("table", 0), ("table", 1), ("table", 2)]


@pytest.mark.parametrize("kept", [True, False], ids=["after commit", "before commit"])
@story
async def test_so_is_every_append_of_a_group(database: str, kept: bool) -> None:
    async with opened(database) as store:
        names = [f"table {number}" for number in range(10)]
        for name in names:
            await set_up(store, name)
        await store.append(saying(names[3], 1, "before"))
        break_off(store, kept=kept)
        done = await asyncio.gather(*(store.append(saying(name, 1, "a")) for name in names))
        assert done == [name != names[3] for name in names]
        found = [await texts(store, name) for name in names]
        assert found == [["before"] if name == names[3] else ["a"] for name in names]


@story
async def test_one_that_was_not_kept_loses_to_whoever_came_meanwhile(database: str) -> None:
    async with opened(database) as store:
        await set_up(store)
        break_off(store, kept=False)
        appending = asyncio.create_task(store.append(saying("table", 1, "late")))
        while store.writer.is_reachable:
            await asyncio.sleep(0)
        await _append_as_another(database, "table", 1)
        assert not await appending
        assert await rows(database) == [("table", 0), ("table", 1)]


@story
async def test_written_again_it_does_not_undo_what_came_after_it(postgresql: str) -> None:
    """Here it was kept but the answer lost; there somebody goes on before it is asked again."""
    async with opened(postgresql) as here, opened(postgresql) as there:
        await set_up(here, visibility="public")
        break_off(here, kept=True)
        first = [seat(0, "anna"), seat(1)]
        both = [seat(0, "anna"), seat(1, "borys")]
        appending = asyncio.create_task(here.append(saying("table", 1, "a", seats=first)))
        while here.writer.is_reachable:
            await asyncio.sleep(0)
        assert await there.append(saying("table", 2, "b", at=9_000, seats=both))
        assert await appending
        [table] = (await here.live_tables()).tables
        assert (table["number"], table["changed_at"]) == (3, 9_000)
        assert [row["holder"] for row in table["seats"]] == ["anna", "borys"]


@story
async def test_the_return_of_the_database_is_told(database: str) -> None:
    returns: list[bool] = []

    async with opened(database) as store:
        await set_up(store)
        store.writer.on_return = lambda: returns.append(store.writer.is_reachable)
        assert await store.append(saying("table", 1, "a"))
        assert returns == []
        break_off(store, kept=False)
        assert await store.append(saying("table", 2, "b"))
        assert returns == [True]
        assert await store.append(saying("table", 3, "c"))
        assert returns == [True]


@story
async def test_it_is_told_even_if_what_waited_for_it_can_never_be_written(database: str) -> None:
    returns: list[bool] = []

    async with opened(database) as store:
        await set_up(store)
        store.writer.on_return = lambda: returns.append(store.writer.is_reachable)
        store.writer.is_reachable = False
        with pytest.raises(IntegrityError):
            await store.append(saying("no such table", 1, "a"))
        assert returns == [True]


@story
async def test_who_comes_too_late_is_no_outage(database: str) -> None:
    async with opened(database) as store:
        await set_up(store)
        store.writer.on_return = lambda: pytest.fail("the database was never gone")
        assert await store.append(saying("table", 1, "a"))
        assert not await store.append(saying("table", 1, "b"))
        assert store.writer.is_reachable


@story
async def test_servers_that_write_to_the_same_tables_do_not_block_each_other(
    postgresql: str,
) -> None:
    """In opposite orders each would wait for what the other has."""
    names = [f"table {number:02}" for number in range(40)]

    async def append(store: Store, order: list[str], number: int) -> int:
        return sum(
            await asyncio.gather(*(store.append(saying(name, number, "a")) for name in order))
        )

    async with opened(postgresql) as here, opened(postgresql) as there:
        for store in (here, there):
            store.writer.on_return = lambda: pytest.fail("a transaction was given up")
        for name in names:
            await set_up(here, name)
        for number in range(1, 11):
            kept = await asyncio.gather(
                append(here, names, number), append(there, names[::-1], number)
            )
            assert sum(kept) == len(names)


@story
async def test_a_connection_that_postgresql_closes_is_made_again(postgresql: str) -> None:
    async with opened(postgresql) as store:
        await set_up(store)
        assert await store.append(saying("table", 1, "a"))
        assert await asked(postgresql, DISCONNECTING) >= 1
        assert await store.append(saying("table", 2, "b"))
        assert await texts(store) == ["a", "b"]
        assert await store.is_reachable()


@story
async def test_appends_wait_for_a_database_that_crashed(
    postgres: Postgres, postgresql: str
) -> None:
    async with opened(postgresql) as store:
        await set_up(store)

        async def play() -> None:
            for number in range(1, 61):
                assert await store.append(saying("table", number, str(number)))
                await asyncio.sleep(0.01)

        playing = asyncio.create_task(play())
        await asyncio.sleep(0.1)
        await postgres.crash(seconds=0.3)
        await playing
        assert await texts(store) == [str(number) for number in range(1, 61)]
        assert store.writer.is_reachable


@story
async def test_a_store_can_be_closed_while_its_database_is_gone(
    postgres: Postgres, postgresql: str
) -> None:
    async with opened(postgresql) as store:
        await set_up(store)
        assert await store.append(saying("table", 1, "a"))
        await asyncio.to_thread(postgres.stop, "immediate")
        try:
            waiting = asyncio.create_task(store.append(saying("table", 2, "b")))
            while store.writer.is_reachable:
                await asyncio.sleep(0.01)
            assert not await store.is_reachable()
            async with asyncio.timeout(PATIENCE):
                await store.writer.stop()
            assert await asyncio.wait({waiting}, timeout=PATIENCE) == ({waiting}, set())
            assert waiting.cancelled()  # whoever waited is not told that it was kept
        finally:
            await asyncio.to_thread(postgres.start)


async def _append_as_another(database: str, table: str, number: int) -> None:
    async with somebody_else(database) as connection:
        row = {"table_id": table, "number": number, "entries": "[]", "mark": "another"}
        await connection.execute(JOURNAL.insert(), row)
        await connection.commit()
