"""Clocks: whose time is up loses, whoever is there; nobody pays for a server that stood still."""

import asyncio
import contextlib
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from support.hours import Hours
from support.servers import QUICK, Server, Table, serving
from support.stories import (
    act,
    browser,
    joins,
    journal,
    opens,
    over,
    refusal,
    shown,
    story,
    until,
)
from support.stub_bots import stub_bots

DRAFT = {"options": {"first_player": 0}}
THREE = {"options": {"players": 3, "edition": "first"}}
MINUTES = {"kind": "move", "seconds": 600}
DAYS = {"kind": "move", "seconds": 3 * 24 * 3600}
FISCHER = {"kind": "fischer", "seconds": 600, "increment": 60}


def _left(now: dict[str, Any]) -> list[float]:
    return [seat["time_left"] / 1000 for seat in now["seats"]]


async def _has_time_back(server: Server, table: str) -> bool:
    return (await journal(server, table))[-1]["type"] == "clocks_restarted"


@story
async def test_without_a_clock_nobody_is_out_of_time(tmp_path: Path, hours: Hours) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as anna:
            assert [seat["time_left"] for seat in (await anna.next())["seats"]] == [None, None]
            hours.later(10 * 365 * 24 * 3600)
            await asyncio.sleep(0.3)
            assert (await anna.play(0))["type"] == "ack"


@story
async def test_each_move_has_its_time_and_whose_is_up_loses(tmp_path: Path, hours: Hours) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, clock=MINUTES, **DRAFT)
        async with table.seat(0) as anna, table.seat(1) as borys:
            await anna.next()
            assert [seat["is_running"] for seat in anna.now["seats"]] == [True, False]
            hours.later(500)
            await act({0: anna})
            assert _left(anna.now) == pytest.approx([600, 600], abs=60)
            hours.later(590)
            await asyncio.sleep(0.3)  # some looks at the clocks
            assert len(await journal(server, table.id)) == 4

            hours.later(60)

            ended = await anna.table(lambda now: now["status"] == "over")
            assert (ended["ending"]["reason"], ended["ending"]["winners"]) == ("out of time", [0])
            assert ended["seats"][1]["gave_up"]
            assert (await borys.table(lambda now: now["status"] == "over"))["ending"]


@story
async def test_fischers_clock_adds_to_what_is_left(tmp_path: Path, hours: Hours) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, clock=FISCHER, **DRAFT)
        async with table.seat(0) as anna, table.seat(1) as borys:
            await anna.next()
            hours.later(400)
            await act({0: anna})
            assert _left(anna.now) == pytest.approx([260, 600], abs=30)
            await act({1: borys})
            hours.later(200)
            await act({1: borys})
            assert _left(borys.now) == pytest.approx([260, 520], abs=30)

            hours.later(560)

            ended = await anna.table(lambda now: now["status"] == "over")
            assert (ended["ending"]["reason"], ended["ending"]["winners"]) == ("out of time", [0])


@story
async def test_a_move_that_comes_too_late_is_refused(tmp_path: Path, hours: Hours) -> None:
    settings = replace(QUICK, sweep_seconds=600)
    async with serving(tmp_path / "games.sqlite", settings) as server:
        table = await Table.opened(server, clock=MINUTES, **DRAFT)
        async with table.seat(0) as anna:
            await anna.next()
            hours.later(601)
            assert (await anna.play(0))["code"] == "time"
        assert len(await journal(server, table.id)) == 3


@story
async def test_of_three_players_a_bot_goes_on_for_who_is_out_of_time(
    tmp_path: Path, hours: Hours
) -> None:
    with stub_bots():
        async with serving(tmp_path / "games.sqlite") as server:
            table = await Table.opened(server, "classic", clock=MINUTES, stand_in="first", **THREE)
            async with table.seat(0) as anna, table.seat(2) as vira:
                for seat, player in ((0, anna), (2, vira)):
                    await player.turn(seat)
                    await player.play(seat)

                hours.later(601)

                now = await anna.table(lambda now: now["views"][0]["position"]["turn"] == 2)
                assert now["status"] == "playing"
                assert now["seats"][1]["bot"] == "first"
                assert [seat["gave_up"] for seat in now["seats"]] == [False, True, False]


@story
async def test_all_who_are_out_of_time_at_once_are_replaced(tmp_path: Path, hours: Hours) -> None:
    with stub_bots():
        async with serving(tmp_path / "games.sqlite") as server:
            table = await Table.opened(server, "classic", clock=MINUTES, stand_in="first", **THREE)
            async with table.seat(0) as anna:
                await anna.turn(0)
                await anna.play(0)

                hours.later(601)

                now = await anna.table(lambda now: now["views"][0]["position"]["turn"] == 2)
                assert [seat["gave_up"] for seat in now["seats"]] == [False, True, True]


@story
async def test_a_clock_runs_also_where_nobody_is(tmp_path: Path, hours: Hours) -> None:
    settings = replace(QUICK, idle_seconds=0)
    async with (
        serving(tmp_path / "games.sqlite", settings) as server,
        server.client() as anna,
        server.client() as borys,
    ):
        table = await opens(anna, clock=DAYS, **DRAFT)
        await joins(borys, table["table"])

        async def is_forgotten() -> bool:
            return table["table"] not in server.hub.rooms

        await until(is_forgotten)
        hours.later(3 * 24 * 3600 - 3600)
        await asyncio.sleep(0.3)
        assert await shown(borys, "history") == []
        assert await is_forgotten()

        hours.later(2 * 3600)

        (listed,) = await until(lambda: shown(borys, "history"))
        assert listed["table"] == table["table"]
        assert [seat["share"] for seat in listed["seats"]] == [0.0, 1.0]
        assert (await over(borys, table["table"]))["ending"]["reason"] == "out of time"


@story
async def test_no_clock_runs_while_no_server_does(tmp_path: Path, hours: Hours) -> None:
    file = tmp_path / "games.sqlite"
    async with serving(file) as server, server.client() as anna:
        table = await opens(anna, sits=(0, 1), clock=FISCHER, **DRAFT)
        cookies = dict(anna.cookies)
        async with browser(server, anna, table["table"]) as player:
            await player.next()
            hours.later(300)
            await act({0: player, 1: player})
            assert _left(player.now) == pytest.approx([360, 600], abs=30)

    hours.later(24 * 3600)

    async with serving(file) as server, server.client(cookies=cookies) as anna:
        await until(lambda: _has_time_back(server, table["table"]))
        async with browser(server, anna, table["table"]) as player:
            now = await player.next()
            assert now["status"] == "playing"
            assert _left(now) == pytest.approx([360, 600], abs=30)
            assert now["log"][-1]["type"] == "clocks_restarted"
            await act({0: player, 1: player})


@story
async def test_a_table_that_cannot_be_read_stops_no_other_clock(
    tmp_path: Path, hours: Hours
) -> None:
    file = tmp_path / "games.sqlite"
    async with serving(file) as server, server.client() as anna:
        broken, whole = [await opens(anna, sits=(0, 1), clock=MINUTES) for _ in range(2)]
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        spoilt = ('[{"type": "nonsense"}]', broken["table"])
        database.execute("UPDATE journal SET entries = ? WHERE table_id = ?", spoilt)
    async with serving(file) as server, server.client() as anna:
        await until(lambda: _has_time_back(server, whole["table"]))
        hours.later(601)
        assert (await over(anna, whole["table"]))["ending"]["reason"] == "out of time"
        answer = await anna.get(f"/api/tables/{broken['table']}")
        assert refusal(answer) == (409, "unreadable")


@story
async def test_a_table_at_which_nobody_sits_down_is_over_after_a_month(
    tmp_path: Path, hours: Hours
) -> None:
    file = tmp_path / "games.sqlite"
    async with serving(file) as server, server.client() as anna:
        table = (await opens(anna, visibility="public"))["table"]
        cookies = dict(anna.cookies)
        hours.later(29 * 24 * 3600)
        await asyncio.sleep(0.3)  # some looks at what is due
        assert [each["table"] for each in await shown(anna, "open")] == [table]
    hours.later(2 * 24 * 3600)
    async with serving(file) as server, server.client(cookies=cookies) as anna:
        assert (await over(anna, table))["ending"] is None
        for listed in ("open", "live", "mine", "history"):
            assert await shown(anna, listed) == []
        assert (await anna.get("/api/me/statistics")).json()["all"]["games"] == 0


@story
async def test_a_bots_thinking_costs_nobodys_time(tmp_path: Path, hours: Hours) -> None:
    with stub_bots():
        async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
            table = await opens(anna, clock=FISCHER, seats=["open", "first"], **DRAFT)
            async with browser(server, anna, table["table"]) as player:
                await act({0: player})
                await player.turn(0)
                assert _left(player.now) == pytest.approx([660, 600], abs=30)
                assert [seat["is_running"] for seat in player.now["seats"]] == [True, False]


@story
async def test_a_table_that_is_shown_late_shows_its_clocks_as_they_stood_then(
    tmp_path: Path, hours: Hours
) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as client:
        table = await Table.opened(server, clock=FISCHER, spectators="delayed", **DRAFT)
        async with table.seat(0) as anna, table.seat(1) as borys:
            for _ in range(6):
                hours.later(30)
                answer = await act({0: anna, 1: borys})
            hours.later(300)
            late = (await client.get(f"/api/tables/{table.id}")).json()
            assert late["number"] < answer["number"]
            room = await server.hub.room(table.id)
            shown = room.delayed()
            then = shown.entries[-1].at
            told = [seat["time_left"] for seat in late["seats"]]
            assert told == [shown.time_left(seat, then) for seat in (0, 1)]
            running = [seat for seat in late["seats"] if seat["is_running"]]
            assert all(seat["time_left"] > 550_000 for seat in running)
