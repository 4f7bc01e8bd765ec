"""What servers that share a PostgreSQL tell each other."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from mirabilia.store import Store
from mirabilia.store.listening import Listening
from support.postgres import DISCONNECTING, Postgres, asked
from support.stores import opened, saying, set_up
from support.stories import story

Heard = asyncio.Queue[str | None]


@asynccontextmanager
async def listening(store: Store) -> AsyncIterator[tuple[Listening, Heard]]:
    """What a store hears. That some may have been missed before is heard first."""
    heard: Heard = asyncio.Queue()
    listening = store.listening(heard.put)
    assert listening is not None
    await listening.start()
    assert await heard.get() is None
    try:
        yield listening, heard
    finally:
        await listening.stop()


@story
async def test_servers_hear_of_each_others_changes(postgresql: str) -> None:
    async with opened(postgresql) as here, opened(postgresql) as there:
        await set_up(here)
        async with listening(here) as (_, heard_here), listening(there) as (_, heard_there):
            assert await here.append(saying("table", 1, "a"))
            assert await there.append(saying("table", 2, "b"))
            told = [f"changed {here.origin} table", f"changed {there.origin} table"]
            assert [short(await heard_here.get()) for _ in told] == told
            assert [short(await heard_there.get()) for _ in told] == told


def short(message: str | None) -> str:
    """A notice without the entries that came along."""
    return " ".join(str(message).split(" ")[:3])


@story
async def test_a_notice_brings_the_entries_unless_they_are_long(postgresql: str) -> None:
    async with opened(postgresql) as here:
        await set_up(here)
        async with listening(here) as (_, heard):
            told = saying("table", 1, "good evening")
            assert await here.append(told)
            kind, origin, table, number, entries = str(await heard.get()).split(" ", 4)
            assert (kind, origin, table, number) == ("changed", here.origin, "table", "1")
            assert json.loads(entries) == told.entries

            assert await here.append(saying("table", 2, "Ї" * 8000))
            assert await heard.get() == f"changed {here.origin} table"


@story
async def test_what_is_heard_of_can_be_read(postgresql: str) -> None:
    async with opened(postgresql) as here, opened(postgresql) as there:
        await set_up(here)
        async with listening(there) as (_, heard):
            for number in range(1, 31):
                appending = asyncio.create_task(here.append(saying("table", number, "a")))
                assert short(await heard.get()) == f"changed {here.origin} table"
                assert len(await there.journal("table", number)) == 1
                assert await appending


@story
async def test_of_what_was_not_kept_nothing_is_heard(postgresql: str) -> None:
    async with opened(postgresql) as here, opened(postgresql) as there:
        await set_up(here)
        async with listening(here) as (_, heard):
            assert await here.append(saying("table", 1, "a"))
            assert not await there.append(saying("table", 1, "b"))
            assert await there.append(saying("table", 2, "c"))
            told = [f"changed {here.origin} table", f"changed {there.origin} table"]
            assert [short(await heard.get()) for _ in told] == told
            assert heard.empty()


@story
async def test_servers_tell_each_other_what_need_not_be_kept(postgresql: str) -> None:
    async with (
        opened(postgresql) as here,
        opened(postgresql) as there,
        listening(here) as (mouth, _),
        listening(there) as (_, heard),
    ):
        await mouth.tell("presence Анна table 0 1,2")
        assert await heard.get() == "presence Анна table 0 1,2"


@story
async def test_much_can_be_told_at_once(postgresql: str) -> None:
    async with (
        opened(postgresql) as here,
        opened(postgresql) as there,
        listening(here) as (mouth, _),
        listening(there) as (_, heard),
    ):
        told = [f"presence {number}" for number in range(50)]
        await asyncio.gather(*(mouth.tell(message) for message in told))
        assert [await heard.get() for _ in told] == told


@story
async def test_a_connection_that_is_lost_is_made_again(postgresql: str) -> None:
    async with opened(postgresql) as here, opened(postgresql) as there:
        await set_up(here)
        async with listening(here) as (mouth, heard):
            for number in (1, 2):
                assert await asked(postgresql, DISCONNECTING) >= 1
                assert await heard.get() is None  # some may have been missed
                assert await there.append(saying("table", number, "a"))
                assert short(await heard.get()) == f"changed {there.origin} table"
                await mouth.tell("hello")
                assert await heard.get() == "hello"


@story
async def test_so_it_is_after_a_crash(postgres: Postgres, postgresql: str) -> None:
    async with opened(postgresql) as here, opened(postgresql) as there:
        await set_up(here)
        async with listening(here) as (mouth, heard):
            crash = asyncio.create_task(postgres.crash(seconds=0.3))
            while not crash.done():  # what is told while nobody can hear it is lost, no more
                await mouth.tell("hello")
                await asyncio.sleep(0.02)
            while await heard.get() is not None:
                pass
            assert await there.append(saying("table", 1, "a"))
            while (message := await heard.get()) == "hello":
                pass
            assert short(message) == f"changed {there.origin} table"


@story
async def test_a_listener_that_is_slow_misses_nothing(postgresql: str) -> None:
    heard: list[str | None] = []
    done = asyncio.Event()

    async def hear(message: str | None) -> None:
        await asyncio.sleep(0.005)
        heard.append(message)
        if message == "told last":
            done.set()

    async with opened(postgresql) as here:
        mouth = here.listening(hear)
        assert mouth is not None
        await mouth.start()
        while not heard:
            await asyncio.sleep(0.01)
        for number in range(20):
            await mouth.tell(f"told {number}")
        await mouth.tell("told last")
        await done.wait()
        await mouth.stop()
    assert heard == [None, *(f"told {number}" for number in range(20)), "told last"]


@story
async def test_a_message_that_cannot_be_dealt_with_does_not_end_the_listening(
    postgresql: str,
) -> None:
    heard: Heard = asyncio.Queue()

    async def hear(message: str | None) -> None:
        if message == "wrong":
            raise ValueError(message)
        await heard.put(message)

    async with opened(postgresql) as here:
        mouth = here.listening(hear)
        assert mouth is not None
        await mouth.start()
        assert await heard.get() is None
        await mouth.tell("wrong")
        await mouth.tell("right")
        assert await heard.get() == "right"
        await mouth.stop()


@story
async def test_a_file_has_nobody_to_listen_to(tmp_path: Path) -> None:
    async def hear(_: str | None) -> None:
        pass

    async with opened(str(tmp_path / "games.sqlite")) as store:
        assert store.listening(hear) is None
        assert not store.is_shared


@story
async def test_a_connection_that_died_without_a_word_is_found_out(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mirabilia.store.listening.CHECKING_SECONDS", 0.1)
    async with opened(postgresql) as here, listening(here) as (mouth, heard):
        silent = mouth._connection
        ask = type(silent).execute

        async def execute(connection: object, *statement: object) -> object:
            if connection is silent:
                raise TimeoutError
            return await ask(connection, *statement)

        monkeypatch.setattr(type(silent), "execute", execute)
        assert await heard.get() is None  # on a new connection
        assert mouth._connection is not silent
