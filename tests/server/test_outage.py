"""A database that goes away for a while: nobody has to do anything, and nothing is lost."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from mirabilia.server.rooms import Room
from mirabilia.store import Append
from support.hours import Hours
from support.postgres import Postgres
from support.servers import Player, Server, Table, serving
from support.stories import abreast, journal, refusal, story, until

CLOCK = {"kind": "move", "seconds": 600}


@asynccontextmanager
async def outage(postgres: Postgres) -> AsyncIterator[None]:
    """PostgreSQL crashes, and is back afterwards."""
    await asyncio.to_thread(postgres.stop, "immediate")
    try:
        yield
    finally:
        await asyncio.to_thread(postgres.start)


def kinds(entries: list[dict[str, Any]]) -> list[str]:
    """What happened at a table, in a word each."""
    return [entry["type"] for entry in entries]


async def to_move(*players: Player) -> tuple[int, Player]:
    """Whose turn it is; all have been told."""
    number = max([(await player.table())["number"] for player in players])
    for player in players:
        await abreast(player, number)
    seat = players[0].now["to_decide"][0]
    return seat, players[seat]


@story
async def test_a_move_sent_while_the_database_is_away_is_acknowledged_when_it_is_back(
    postgres: Postgres, postgresql: str
) -> None:
    async with serving(postgresql) as here, serving(postgresql) as there:
        table = await Table.opened(here)
        async with (
            table.seat(0) as anna,
            table.seat(1) as borys,
            there.seat(table.id) as watching,
            here.client() as stranger,
        ):
            for _ in range(2):
                seat, player = await to_move(anna, borys)
                done = await player.play(seat)
                await abreast(player, done["number"])
            before = await journal(here, table.id)
            await abreast(watching, len(before))

            seat, player = await to_move(anna, borys)
            async with outage(postgres):
                moving = asyncio.create_task(player.play(seat))
                await until(lambda: _is_waiting(here))
                assert not moving.done()
                health = await stranger.get("/healthz")
                assert (health.status_code, health.json()["status"]) == (503, "unavailable")
                opening = await stranger.post("/api/tables", json={"setup": {"game": "duel"}})
                assert refusal(opening) == (503, "unavailable")

            answer = await moving
            assert answer["type"] == "ack"
            after = await journal(here, table.id)
            assert kinds(after[len(before) :]) == ["played"]
            for each in (anna, borys, watching):  # on the same connections as before
                now = await abreast(each, len(after))
                assert now["log"][-1]["type"] == "played"
            for _ in range(4):
                seat, player = await to_move(anna, borys)
                done = await player.play(seat)
                assert done["type"] == "ack"
                for each in (anna, borys, watching):
                    await abreast(each, done["number"])
            assert kinds(await journal(there, table.id)) == [*kinds(after), *["played"] * 4]
            health = await stranger.get("/healthz")
            assert (health.status_code, health.json()["status"]) == (200, "ok")


@story
async def test_moves_at_many_tables_are_each_kept_once(postgres: Postgres, postgresql: str) -> None:
    async with serving(postgresql) as here, serving(postgresql) as there:
        tables = [await Table.opened(here) for _ in range(6)]

        async def play(table: Table) -> list[int]:
            acknowledged = []
            async with table.seat(0) as anna, there.seat(table.id, table.tokens[1]) as borys:
                for _ in range(25):
                    seat, player = await to_move(anna, borys)
                    done = await player.play(seat)
                    assert done["type"] == "ack"
                    acknowledged.append(done["number"])
                    for each in (anna, borys):
                        await abreast(each, done["number"])
                    await asyncio.sleep(0.05)
            return acknowledged

        async def all_play() -> bool:
            return all(["played" in kinds(await journal(here, table.id)) for table in tables])

        playing = [asyncio.create_task(play(table)) for table in tables]
        await until(all_play)
        async with outage(postgres):
            await asyncio.sleep(0.3)
            assert not any(task.done() for task in playing)
        for table, acknowledged in zip(tables, await asyncio.gather(*playing), strict=True):
            entries = await journal(here, table.id)
            assert kinds(entries).count("played") == len(acknowledged)
            assert [kinds(entries)[number - 1] for number in acknowledged] == ["played"] * 25


@story
async def test_a_table_that_can_be_neither_kept_nor_read_again_is_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as client:
        table = await Table.opened(server)
        before = await journal(server, table.id)
        room = await server.hub.room(table.id)
        reading = asyncio.Event()

        async def others_came_first(_: Append) -> bool:
            return False

        async def fail(*_: Any) -> Any:
            await reading.wait()
            monkeypatch.undo()
            raise OSError("the connection broke off")

        async with table.seat(0) as anna:
            await anna.next()
            monkeypatch.setattr(server.hub.store, "append", others_came_first)
            monkeypatch.setattr(server.hub.store, "journal", fail)
            saying = asyncio.create_task(anna.ask("say", seat=0, text="Never kept"))
            await until(lambda: _is_ahead(room, len(before)))
            looking = asyncio.create_task(client.get(f"/api/tables/{table.id}"))
            async with table.seat(1) as borys:
                await until(lambda: _are_here(room, 2))
                reading.set()
                with pytest.raises(ConnectionClosed):
                    await saying
                assert [await anna.is_closed(), await borys.is_closed()] == [1012, 1012]
                assert not borys.received or "Never kept" not in "".join(borys.raw)
        assert room.is_lost
        assert (await looking).json()["number"] == len(before)
        async with table.seat(0) as anna:
            assert (await anna.next())["number"] == len(before)
            assert (await anna.ask("say", seat=0, text="Kept"))["number"] == len(before) + 1


async def _is_ahead(room: Room, number: int) -> bool:
    return room.table.number > number


async def _are_here(room: Room, count: int) -> bool:
    return len(room.connections) == count


@story
async def test_who_comes_to_a_table_that_is_lost_connects_again(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server)
        room = await server.hub.room(table.id)
        room.is_lost = True  # between being found and being entered
        async with table.seat(0) as anna:
            assert await anna.is_closed() == 1012
            assert anna.received == []
        del server.hub.rooms[table.id]
        async with table.seat(0) as anna:
            assert (await anna.next())["type"] == "welcome"


# Clocks


@story
async def test_time_is_given_back_to_who_thinks_after_a_move_that_had_to_wait(
    postgres: Postgres, postgresql: str, hours: Hours
) -> None:
    async with serving(postgresql) as server:
        table = await Table.opened(server, clock={"kind": "fischer", "seconds": 600})
        async with table.seat(0) as anna, table.seat(1) as borys:
            seat, player = await to_move(anna, borys)
            async with outage(postgres):
                moving = asyncio.create_task(player.play(seat))
                await until(lambda: _is_waiting(server))
                hours.later(300)
            assert (await moving)["type"] == "ack"
            told = await player.table(lambda now: _has(player, "clocks_restarted"))
            [thinking] = told["to_decide"]
            assert thinking != seat
            assert told["seats"][thinking]["time_left"] > 400_000


@story
async def test_time_is_given_back_even_if_nobody_moved(
    postgres: Postgres, postgresql: str, hours: Hours
) -> None:
    async with serving(postgresql) as server:
        table = await Table.opened(server, clock=CLOCK)
        async with table.seat(0) as anna, table.seat(1) as borys:
            seat, player = await to_move(anna, borys)
            async with outage(postgres):
                await until(lambda: _has_noticed(server))
                hours.later(601)
            await player.table(lambda now: _has(player, "clocks_restarted"))
            assert (await player.play(seat))["type"] == "ack"
        assert "gave_up" not in kinds(await journal(server, table.id))


@story
async def test_so_it_is_where_nobody_is_connected(
    postgres: Postgres, postgresql: str, hours: Hours
) -> None:
    async with serving(postgresql) as server:
        table = await Table.opened(server, clock=CLOCK)
        before = len(await journal(server, table.id))
        async with outage(postgres):
            server.hub.rooms.clear()  # as after a while without anybody
            await until(lambda: _has_noticed(server))
            hours.later(601)

        async def news() -> list[str]:
            return kinds((await journal(server, table.id))[before:])

        assert (await until(news))[0] == "clocks_restarted"


@story
async def test_clocks_run_on_afterwards(postgres: Postgres, postgresql: str, hours: Hours) -> None:
    async with serving(postgresql) as server:
        table = await Table.opened(server, clock=CLOCK)
        async with table.seat(0) as anna, table.seat(1) as borys:
            seat, _ = await to_move(anna, borys)
            async with outage(postgres):
                await until(lambda: _has_noticed(server))
            await anna.table(lambda now: _has(anna, "clocks_restarted"))
            hours.later(601)
            now = await anna.table(lambda now: now["status"] == "over")
            assert now["ending"]["reason"] == "out of time"
            assert now["ending"]["winners"] == [1 - seat]


# Bots and stopping


@story
async def test_bots_go_on_by_themselves(
    postgres: Postgres, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mirabilia.server.hub.LEASE_MS", 1_000)
    async with serving(postgresql) as server:
        table = await Table.opened(server, seats=["open", "builder"])
        async with table.seat(0) as anna:
            question = await anna.turn(0)
            assert question is not None
            async with outage(postgres):
                action = question["actions"][0]["number"]
                moving = asyncio.create_task(
                    anna.ask("play", seat=0, action=action, asked=question["asked"])
                )
                await asyncio.sleep(0.3)
            assert (await moving)["type"] == "ack"
            for _ in range(5):
                assert (await anna.play(0))["type"] == "ack"
        played = [e["seat"] for e in await journal(server, table.id) if e["type"] == "played"]
        assert 1 in played


@story
async def test_a_server_can_be_stopped_while_its_database_is_away(
    postgres: Postgres, postgresql: str
) -> None:
    async with AsyncExitStack() as away, serving(postgresql) as server:
        table = await Table.opened(server)
        async with table.seat(0) as anna, table.seat(1) as borys:
            seat, player = await to_move(anna, borys)
            await away.enter_async_context(outage(postgres))
            moving = asyncio.create_task(player.play(seat))
            while server.hub.store.writer.is_reachable:
                await asyncio.sleep(0.02)
            server._server.should_exit = True
            with pytest.raises(ConnectionClosed):  # it was not acknowledged
                await moving
    async with serving(postgresql) as server:
        assert "played" not in kinds(await journal(server, table.id))


async def _is_waiting(server: Server) -> bool:
    """Whether something that cannot be written waits for the database."""
    return not server.hub.store.writer.is_reachable


async def _has_noticed(server: Server) -> bool:
    return server.hub._is_away


def _has(player: Player, kind: str) -> bool:
    return any(kind in kinds(message.get("log", [])) for message in player.received)
