"""Appending to journals: durable, in order, each number once."""

import asyncio
from typing import Any

import pytest

from support.stores import OVER, WAITING, commits, opened, rows, said, saying, seat, set_up, texts
from support.stories import story

TABLES, MOVES = 200, 5


@story
async def test_an_append_is_durable_when_it_returns(database: str) -> None:
    async with opened(database) as store:
        await set_up(store)
        assert await rows(database) == [("table", 0)]
        done = commits(store)
        assert await store.append(saying("table", 1, "Привіт"))
        assert len(done) == 1
        assert await rows(database) == [("table", 0), ("table", 1)]


@story
async def test_entries_come_back_as_they_were(database: str) -> None:
    entry = said("„Їжак“ 🏛 \\u0000 'quoted' \"twice\"") | {"deep": {"list": [1, None, True, 2.5]}}
    append = saying("table", 1)
    append.entries.append(entry)
    async with opened(database) as store:
        await set_up(store)
        assert await store.append(append)
    async with opened(database) as store:
        assert (await store.journal("table"))[1:] == [entry]


@story
async def test_a_journal_can_be_read_from_where_one_is(database: str) -> None:
    async with opened(database) as store:
        await set_up(store)
        await store.append(saying("table", 1, "a", "b"))
        await store.append(saying("table", 3, "c"))
        assert await texts(store, since=1) == ["a", "b", "c"]
        assert await texts(store, since=3) == ["c"]
        assert await texts(store, since=4) == []
        assert await store.journal("no such table") == []


@story
async def test_of_two_appends_with_one_number_the_first_is_kept(database: str) -> None:
    async with opened(database) as store:
        await set_up(store)
        assert await store.append(saying("table", 1, "first"))
        assert not await store.append(saying("table", 1, "second"))
        assert await texts(store) == ["first"]


@story
async def test_of_two_appends_at_once_exactly_one_is_kept(database: str) -> None:
    async with opened(database) as store:
        await set_up(store)
        both = (saying("table", 1, "one"), saying("table", 1, "other"))
        kept = await asyncio.gather(*(store.append(append) for append in both))
        assert sorted(kept) == [False, True]
        assert await texts(store) == [both[kept.index(True)].entries[0]["text"]]


@story
async def test_of_two_servers_appends_at_once_exactly_one_is_kept(postgresql: str) -> None:
    async with opened(postgresql) as here, opened(postgresql) as there:
        await set_up(here)
        for number in range(1, 21):
            here_kept, there_kept = await asyncio.gather(
                here.append(saying("table", number, "here")),
                there.append(saying("table", number, "there")),
            )
            assert here_kept != there_kept
            assert await texts(here, since=number) == ["here" if here_kept else "there"]


@story
async def test_one_that_came_too_late_does_not_hold_up_the_others(database: str) -> None:
    async with opened(database) as store:
        for name in ("a", "b", "c"):
            await set_up(store, name)
        await store.append(saying("b", 1, "before"))
        kept = await asyncio.gather(
            *(store.append(saying(name, 1, f"now at {name}")) for name in ("a", "b", "c"))
        )
        assert kept == [True, False, True]
        assert [await texts(store, name) for name in ("a", "b", "c")] == [
            ["now at a"],
            ["before"],
            ["now at c"],
        ]


@story
async def test_the_entries_of_an_append_are_kept_together_or_not_at_all(database: str) -> None:
    async with opened(database) as store:
        await set_up(store)
        assert await store.append(saying("table", 1, "a"))
        assert not await store.append(saying("table", 1, "x", "y"))
        assert await store.append(saying("table", 2, "b", "c"))
        assert await texts(store) == ["a", "b", "c"]


@story
async def test_nothing_of_an_append_that_fails_is_kept(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Entries, seats and what is kept beside them are one transaction."""

    def failing(*_: Any) -> None:
        raise RuntimeError("seats")

    async with opened(database) as store:
        await set_up(store, visibility="public")
        with monkeypatch.context() as patched:
            patched.setattr("mirabilia.store.journal.write_seats", failing)
            with pytest.raises(RuntimeError, match="seats"):
                await store.append(saying("table", 1, "a", seats=[seat(0, "anna")], kept=OVER))
        assert await texts(store) == []
        assert [table["number"] for table in (await store.open_tables()).tables] == [1]


@story
async def test_many_tables_at_once_lose_nothing_and_keep_their_order(database: str) -> None:
    async def play(table: str) -> None:
        for move in range(MOVES):
            assert await store.append(saying(table, 1 + move, f"{table} {move}"))

    async with opened(database) as store:
        names = [f"table {number}" for number in range(TABLES)]
        for name in names:
            await set_up(store, name)
        done = commits(store)
        await asyncio.gather(*(play(name) for name in names))
        assert len(done) < TABLES * MOVES / 10  # what waits is written together
        for name in names:
            assert await texts(store, name) == [f"{name} {move}" for move in range(MOVES)]


@story
async def test_what_waits_when_a_store_is_closed_is_written(database: str) -> None:
    async with opened(database) as store:
        names = [f"table {number}" for number in range(20)]
        for name in names:
            await set_up(store, name)
        waiting = [asyncio.create_task(store.append(saying(name, 1, "last"))) for name in names]
        await asyncio.sleep(0)
    assert await asyncio.gather(*waiting) == [True] * len(names)
    assert len(await rows(database)) == 2 * len(names)


@story
async def test_who_stops_waiting_for_an_append_does_not_stop_it(database: str) -> None:
    async with opened(database) as store:
        await set_up(store)
        impatient = asyncio.create_task(store.append(saying("table", 1, "a")))
        await asyncio.sleep(0)
        impatient.cancel()
        assert await store.append(saying("table", 2, "b"))
        assert await texts(store) == ["a", "b"]


# An append that can never be kept


@story
async def test_an_append_to_no_table_fails_and_the_others_do_not(database: str) -> None:
    async with opened(database) as store:
        await set_up(store)
        wrong, right = await asyncio.gather(
            store.append(saying("no such table", 1, "a")),
            store.append(saying("table", 1, "b")),
            return_exceptions=True,
        )
        assert isinstance(wrong, Exception)
        assert right is True
        assert await store.append(saying("table", 2, "c"))
        assert await texts(store) == ["b", "c"]


@pytest.mark.parametrize("wrong", [{1, 2}, "\ud800"], ids=["no JSON", "no Unicode"])
@story
async def test_an_append_that_cannot_be_written_fails_alone(database: str, wrong: Any) -> None:
    async with opened(database) as store:
        for name in ("wrong", "right"):
            await set_up(store, name)
        failing = saying("wrong", 1)
        failing.entries.append({"text": wrong})
        failed, kept = await asyncio.gather(
            store.append(failing), store.append(saying("right", 1, "a")), return_exceptions=True
        )
        assert isinstance(failed, Exception)
        assert kept is True
        assert store.writer.is_reachable
        assert await store.append(saying("wrong", 1, "better"))


# What is kept beside a journal


@story
async def test_the_tables_row_tells_what_its_journal_came_to(database: str) -> None:
    async with opened(database) as store:
        await set_up(store, visibility="public", kept=WAITING)
        await store.append(saying("table", 1, "a", "b", at=5_000))
        [table] = (await store.live_tables()).tables
        assert (table["number"], table["status"], table["changed_at"]) == (3, "playing", 5_000)
        assert table["deciding"] == [0]
        assert table["setup"]["game"] == table["game"] == "duel"


@story
async def test_seats_change_only_where_an_append_has_them(database: str) -> None:
    async def holders() -> list[str | None]:
        [table] = (await store.live_tables()).tables
        return [row["holder"] for row in table["seats"]]

    async with opened(database) as store:
        await set_up(store, visibility="public")
        await store.append(saying("table", 1, "a", seats=[seat(0, "anna"), seat(1, "borys")]))
        assert await holders() == ["anna", "borys"]
        await store.append(saying("table", 2, "b"))
        assert await holders() == ["anna", "borys"]
        await store.append(saying("table", 3, "c", seats=[seat(0, "borys"), seat(1, "anna")]))
        assert await holders() == ["borys", "anna"]
