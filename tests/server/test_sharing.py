"""Several servers on one PostgreSQL: whoever is asked, it is the same table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from mirabilia.server.rooms import Room
from support.hours import Hours
from support.servers import Player, Server, Table, serving
from support.stories import abreast, joins, journal, opens, shown, story, until

AGAINST_A_BOT = {"seats": ["open", "builder"]}


@asynccontextmanager
async def two_servers(database: str) -> AsyncIterator[tuple[Server, Server]]:
    """Two servers, here and there."""
    async with serving(database) as here, serving(database) as there:
        yield here, there


async def played(server: Server, table: str, seat: int | None = None) -> list[int]:
    """The actions that a journal has, of all or of one seat."""
    return [
        entry["action"]
        for entry in await journal(server, table)
        if entry["type"] == "played" and seat in (None, entry["seat"])
    ]


# Playing


@story
async def test_two_people_on_two_servers_play_to_the_end(postgresql: str) -> None:
    async with two_servers(postgresql) as (here, there):
        async with here.client() as host, there.client() as guest:
            anna = await opens(host, sits=(0,))
            borys = await joins(guest, anna["table"], seat=1)

        async def play(player: Player, seat: int) -> int:
            moves = 0
            while await player.turn(seat):
                assert (await player.play(seat, moves))["type"] == "ack"
                moves += 1
            return moves

        async with (
            here.seat(anna["table"], anna["token"]) as first,
            there.seat(anna["table"], borys["token"]) as second,
        ):
            moves = await asyncio.gather(play(first, 0), play(second, 1))
        assert first.now["ending"] == second.now["ending"]
        assert first.now["ending"]["winners"]
        assert len(await played(here, anna["table"])) == sum(moves)
        for player in (first, second):  # each was told everything once, in order
            told = [entry["number"] for message in player.received for entry in _log(message)]
            assert told == list(range(first.now["number"]))


@story
async def test_who_watches_there_sees_what_happens_here(postgresql: str) -> None:
    async with two_servers(postgresql) as (here, there):
        table = await Table.opened(here)
        async with (
            table.seat(0) as anna,
            table.seat(1) as borys,
            table.seat(None) as beside,
            there.seat(table.id) as away,
        ):
            for _ in range(6):
                seat = (await away.table())["to_decide"][0]
                done = await (anna, borys)[seat].play(seat)
                far, near = [await abreast(each, done["number"]) for each in (away, beside)]
                assert far["position"] == near["position"]
                assert _log(far)[-1] == _log(near)[-1]
            said = await anna.ask("say", seat=0, text="Вітаю")
            assert _log(await abreast(away, said["number"]))[-1]["text"] == "Вітаю"
            answered = await away.ask("say", name="Vira", text="Hello")
            assert _log(await abreast(anna, answered["number"]))[-1]["text"] == "Hello"


@story
async def test_one_question_is_answered_once_whoever_is_asked(postgresql: str) -> None:
    """The same person in two browsers, each on another server, at the same moment."""
    async with two_servers(postgresql) as (here, there):
        table = await Table.opened(here)
        async with AsyncExitStack() as connections:
            pairs = [
                [
                    await connections.enter_async_context(server.seat(table.id, table.tokens[seat]))
                    for server in (here, there)
                ]
                for seat in range(2)
            ]
            kept: list[int] = []
            for _ in range(12):
                seat = (await pairs[0][0].table())["to_decide"][0]
                questions = [await player.turn(seat) for player in pairs[seat]]
                assert questions[0] is not None
                assert questions[0] == questions[1]
                offered = [action["number"] for action in questions[0]["actions"]]
                chosen = [offered[0], offered[-1]]
                answers = await asyncio.gather(
                    *(
                        player.ask("play", seat=seat, action=action, asked=questions[0]["asked"])
                        for player, action in zip(pairs[seat], chosen, strict=True)
                    )
                )
                outcomes = [answer.get("code", "ack") for answer in answers]
                assert sorted(outcomes) == ["ack", "stale"]
                kept.append(chosen[outcomes.index("ack")])
                number = answers[outcomes.index("ack")]["number"]
                for player in (*pairs[0], *pairs[1]):
                    await abreast(player, number)
            assert await played(there, table.id) == kept


@story
async def test_of_two_who_take_one_seat_at_once_one_gets_it(postgresql: str) -> None:
    async with (
        two_servers(postgresql) as (here, there),
        here.client() as host,
        here.client() as borys,
        there.client() as vira,
    ):
        table = (await opens(host))["table"]
        await there.hub.room(table)
        answers = await asyncio.gather(
            *(
                guest.post(f"/api/tables/{table}/join", json={"seat": 1, "name": name})
                for guest, name in ((borys, "Borys"), (vira, "Vira"))
            )
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        sits = ("Borys", "Vira")[[answer.status_code for answer in answers].index(200)]
        for client in (borys, vira):
            seats = (await client.get(f"/api/tables/{table}")).json()["seats"]
            assert seats[1]["name"] == sits


@story
async def test_two_who_ask_for_a_rematch_at_both_servers_sit_at_one_table(postgresql: str) -> None:
    async with (
        two_servers(postgresql) as (here, there),
        here.client() as anna,
        there.client() as borys,
    ):
        table = await opens(anna)
        await joins(borys, table["table"])
        async with here.seat(table["table"], table["token"]) as player:
            await player.ask("resign", seat=0)
        at = f"/api/tables/{table['table']}/rematch"
        room = await there.hub.room(table["table"])
        await until(lambda: _is_over(room))

        asked = await asyncio.gather(anna.post(at), borys.post(at))

        (again,) = {answer.json()["table"] for answer in asked}
        assert sorted(answer.json()["seats"] for answer in asked) == [[0], [1]]
        for client in (anna, borys):  # nothing is left of a second table
            assert [listed["table"] for listed in await shown(client, "mine")] == [again]


async def _is_over(room: Room) -> bool:
    return room.table.status == "over"


@story
async def test_a_change_that_cannot_be_read_at_once_is_read_later(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mirabilia.store.journal.LONGEST_NOTICE", 0)  # no notice brings it along
    async with two_servers(postgresql) as (here, there):
        table = await Table.opened(here)
        async with table.seat(0) as anna, there.seat(table.id, table.tokens[1]) as borys:
            await borys.next()
            read, failures = there.hub.store.journal, [OSError("too many clients")] * 3

            async def after_some_failures(*place: Any) -> Any:
                if failures:
                    raise failures.pop()
                return await read(*place)

            monkeypatch.setattr(there.hub.store, "journal", after_some_failures)
            said = await anna.ask("say", seat=0, text="Can you hear me?")
            heard = await abreast(borys, said["number"])
            assert _log(heard)[-1]["text"] == "Can you hear me?"
            assert not failures


@story
async def test_a_change_that_makes_no_sense_here_is_shown_to_nobody(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As of a server with newer rules: half of it must not stay."""
    async with two_servers(postgresql) as (here, there):
        table = await Table.opened(here)
        async with table.seat(0) as anna, there.seat(table.id, table.tokens[1]) as borys:
            await borys.next()
            room = await there.hub.room(table.id)

            def nonsense(_: Any) -> Any:
                raise ValueError("an entry of tomorrow")

            monkeypatch.setattr("mirabilia.server.hub.read_entry", nonsense)
            await anna.ask("say", seat=0, text="Tomorrow")
            assert await borys.is_closed() == 1012
            assert room.is_lost
            async with there.seat(table.id, table.tokens[1]) as borys:
                assert (await borys.next())["code"] == "unreadable"


# Who is there


@story
async def test_who_is_connected_is_known_on_all_servers(postgresql: str) -> None:
    async def sees(player: Player, seats: list[bool], spectators: int) -> None:
        await player.until(
            lambda message: (
                message["type"] == "presence"
                and (message["seats"], message["spectators"]) == (seats, spectators)
            )
        )

    async with two_servers(postgresql) as (here, there):
        table = await Table.opened(here)
        async with table.seat(0) as anna:
            await sees(anna, [True, False], 0)
            async with there.seat(table.id, table.tokens[1]) as borys:  # who came before is told
                await sees(borys, [True, True], 0)
                await sees(anna, [True, True], 0)
                async with there.seat(table.id), table.seat(None):
                    await sees(anna, [True, True], 2)
                    await sees(borys, [True, True], 2)
                await sees(anna, [True, True], 0)
                await sees(borys, [True, True], 0)
            await sees(anna, [True, False], 0)


@story
async def test_nobody_is_connected_to_a_server_that_stopped(postgresql: str) -> None:
    async with serving(postgresql) as here:
        table = await Table.opened(here)
        async with (
            table.seat(0) as anna,
            serving(postgresql) as there,
            there.seat(table.id, table.tokens[1]),
        ):
            await anna.until(lambda message: message.get("seats") == [True, True])
            there._server.should_exit = True
            await anna.until(lambda message: message.get("seats") == [True, False])


@story
async def test_nobody_is_connected_to_a_server_that_crashed(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mirabilia.store.store.OUT_OF_REACH_MS", 1_000)
    async with two_servers(postgresql) as (here, there):
        table = await Table.opened(here)
        async with table.seat(0) as anna, there.seat(table.id, table.tokens[1]):
            await anna.until(lambda message: message.get("seats") == [True, True])
            await _crash(there)
            await anna.until(lambda message: message.get("seats") == [True, False])


# Bots


@story
async def test_a_bot_goes_on_when_its_server_crashes(
    postgresql: str, monkeypatch: pytest.MonkeyPatch, hours: Hours
) -> None:
    monkeypatch.setattr("mirabilia.server.hub.LEASE_MS", 600_000)
    async with two_servers(postgresql) as (here, there):
        table = await Table.opened(here, **AGAINST_A_BOT)
        thinking = _think_forever(here)
        async with there.seat(table.id, table.tokens[0]) as watching:
            async with table.seat(0) as anna:
                while not thinking.is_set():
                    await anna.play(0)
                    await asyncio.sleep(0.05)
            before = await journal(there, table.id)
            await asyncio.sleep(0.3)  # some looks at what is owed
            assert await journal(there, table.id) == before  # it has its time
            await _crash(here)
            hours.later(601)
            await abreast(watching, len(before) + 1)
            assert (await journal(there, table.id))[len(before)]["seat"] == 1
            for _ in range(3):
                assert (await watching.play(0))["type"] == "ack"


@story
async def test_a_bot_goes_on_at_once_when_its_server_is_stopped(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mirabilia.server.hub.LEASE_MS", 24 * 3_600_000)
    async with serving(postgresql) as there:
        async with serving(postgresql) as here:
            table = await Table.opened(here, **AGAINST_A_BOT)
            thinking = _think_forever(here)
            async with table.seat(0) as anna:
                while not thinking.is_set():
                    await anna.play(0)
                    await asyncio.sleep(0.05)
        async with there.seat(table.id, table.tokens[0]) as anna:
            for _ in range(3):
                assert (await anna.play(0))["type"] == "ack"


@story
async def test_a_bots_move_is_made_by_one_of_the_servers(postgresql: str) -> None:
    async with two_servers(postgresql) as (here, there):
        made: list[str] = []
        for name, server in (("here", here), ("there", there)):
            _count_thoughts(server, name, made)
        table = await Table.opened(here, **AGAINST_A_BOT)
        async with table.seat(0) as anna, there.seat(table.id, table.tokens[0]) as also_anna:
            for turn in range(10):
                done = await (anna, also_anna)[turn % 2].play(0)
                assert done["type"] == "ack"
                for player in (anna, also_anna):
                    await abreast(player, done["number"])
            await anna.turn(0)
        assert len(made) == len(await played(here, table.id, seat=1))
        assert set(made) == {"here", "there"}  # whoever kept the move before lets it think


def _log(message: dict[str, Any]) -> list[dict[str, Any]]:
    log: list[dict[str, Any]] = message.get("log", [])
    return log


def _think_forever(server: Server) -> asyncio.Event:
    """Let the bots of a server come to no decision; set once one of them tries."""
    begun = asyncio.Event()

    async def choose(*_: Any) -> int:
        begun.set()
        await asyncio.Event().wait()
        return 0

    server.hub.thinkers.choose = choose  # type: ignore[method-assign]
    return begun


def _count_thoughts(server: Server, name: str, made: list[str]) -> None:
    choose = server.hub.thinkers.choose

    async def counted(*arguments: Any) -> int:
        made.append(name)
        return await choose(*arguments)

    server.hub.thinkers.choose = counted  # type: ignore[method-assign]


async def _crash(server: Server) -> None:
    """A server does nothing any more, and nobody is told."""
    hub = server.hub
    hub._attend = lambda room: None  # type: ignore[method-assign]
    for task in list(hub._tasks):
        task.cancel()
    if hub._listening:
        await hub._listening.stop()
