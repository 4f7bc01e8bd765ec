"""Nonsense over the WebSocket: it is refused with a code, changes nothing, and play goes on."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any
from urllib.parse import quote

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mirabilia.server import telling
from mirabilia.server.protocol import SENT, Hello
from mirabilia.server.rooms import Room
from mirabilia.store.schema import JOURNAL
from mirabilia.table import Entry, TableError
from mirabilia.table import Table as Told
from mirabilia.table.seats import checked_name, checked_text
from mirabilia.table.setup import OPEN
from support.fuzzing import (
    JSON,
    STEPS,
    TEXTS,
    WIRES,
    WORDS,
    Background,
    Client,
    Wire,
    faults,
    in_background,
    plain,
    replayed,
    settled,
    written,
)
from support.invariants import examples
from support.servers import QUICK, Player, Server, Table, connected
from support.stories import abreast, journal
from support.tables import happens

SETTINGS = replace(QUICK, hint_simulations=20, sweep_seconds=5.0, idle_seconds=5.0)
KINDS: dict[str, dict[str, Any]] = {
    "Duel": {"game": "duel", "stand_in": "first"},
    "Pantheon": {"game": "duel", "options": {"pantheon": True}, "spectators": "delayed"},
    "7 Wonders": {"game": "classic", "options": {"players": 3}, "stand_in": "first"},
    "a bot, no hints": {
        "game": "classic",
        "options": {"players": 3},
        "seats": ["open", "open", "last"],
        "hints": False,
        "stand_in": "first",
        "spectators": "delayed",
    },
}


@pytest.fixture(scope="module")
def background(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    """A server for all tests here; none of them has brought it to a fault."""
    with in_background(tmp_path_factory.mktemp("fuzz") / "games.sqlite", SETTINGS) as running:
        yield running
        assert running.run(faults(running.server)) == 0
        assert not running.complaints


@asynccontextmanager
async def gathering(server: Server, kind: str, moves: int = 0) -> AsyncIterator[list[Client]]:
    """A table in the middle of a game: two people, perhaps a third, and a spectator."""
    setup = dict(KINDS[kind])
    table = await Table.opened(server, setup.pop("game"), **setup)
    await settled(server, table.id)
    room = await server.hub.room(table.id)
    await server.hub.change(room, lambda now, at: _played(now, moves, at))
    begun = (await settled(server, table.id)).number
    clients = [Client(table, seat, begun) for seat in (*table.tokens, None)]
    try:
        for client in clients:
            await client.enter()
        yield clients
    finally:
        for client in clients:
            await client.leave()


def _played(table: Told, moves: int, at: int) -> list[Entry]:
    """So many legal actions of whoever must decide."""
    ahead = Told(table.entries)
    for number in range(moves):
        if ahead.game is not None and ahead.status == "playing":
            seat = ahead.to_decide[0]
            legal = ahead.game.legal(seat)
            choice = legal[7 * number % len(legal)]
            happens(ahead, ahead.play(seat, choice, ahead.asked(seat) or 0, at))
    return ahead.entries[table.number :]


def wire_of(client: Client, others: list[Client], step: tuple[str, Any]) -> tuple[Wire, bool]:
    """What a step comes to for somebody who knows what this client knows."""
    seat = 0 if client.seat is None else client.seat
    match step:
        case "play", number:
            document = _move(client, seat, number)
        case "play for another", number:  # their seat, their legal action
            there = others[number % len(others)]
            document = _move(there, 0 if there.seat is None else there.seat, number)
        case "play as another", number:  # my seat, their legal action
            there = others[number % len(others)]
            document = _move(there, there.seat or 0, number) | {"seat": seat}
        case "play anything", number:
            document = _move(client, seat, 0) | {"action": number}
        case "hint", _:
            document = {"type": "hint", "seat": seat, "asked": _move(client, seat, 0)["asked"]}
        case "undo", agreed:
            asked = client.player.now["undo"]
            document = {"type": "answer_undo", "agreed": agreed} if asked else {"type": "undo"}
            document["seat"] = seat
        case "offer", agreed:
            asked = client.player.now["offer"]
            document = {"type": "answer_end", "agreed": agreed} if asked else {"type": "offer_end"}
            document["seat"] = seat
        case "resign", _:
            document = {"type": "resign", "seat": seat}
        case "chat", text:
            document = {"type": "say", "seat": client.seat, "name": "Спостерігач", "text": text}
        case "again", _:
            return client.last
        case _, wire:
            return wire
    return written({"id": 7, **document}), True


def _move(client: Client, seat: int, number: int) -> dict[str, Any]:
    """A legal action of a seat, as far as this client knows; else one that may have been."""
    move = {"type": "play", "seat": seat, "action": number, "asked": number}
    for view in client.player.now["views"]:
        if view["seat"] == seat and view["question"]:
            actions = view["question"]["actions"]
            move["action"] = actions[number % len(actions)]["number"]
            move["asked"] = view["question"]["asked"]
    return move


async def do(client: Client, others: list[Client], step: tuple[str, Any]) -> dict[str, Any] | None:
    """Take a step and hear the answer."""
    if step[0] == "connect":
        client.hear()
        await client.enter(last=min(step[1], client.player.now["number"]))
        return None
    wire, is_text = wire_of(client, others, step)
    await client.send(wire, is_text)
    answer = await client.answer()
    if answer is None:
        client.hear()
        await client.enter(last=client.player.now.get("number", 0))
    return answer


async def check(server: Server, clients: list[Client]) -> None:
    """The journal has what was acknowledged and nothing else, and all were told what it has."""
    table = clients[0].table.id
    await settled(server, table)
    now = await replayed(server, table)
    acknowledged = sorted(number for client in clients for number in client.acknowledged)
    assert acknowledged == await _changes(server, clients[0], now)
    for client in clients:
        await _is_abreast(client, now)
        # It still works.
        said = await client.player.ask("say", seat=None, name="Надія", text="I am still here")
        assert said["type"] == "ack"
        client.acknowledged.append(said["number"])
        now = await replayed(server, table)


async def _changes(server: Server, client: Client, now: Told) -> list[int]:
    """How many entries there were after each change since all were there, bots' moves aside."""
    chosen = select(JOURNAL.c.number, JOURNAL.c.entries).where(
        JOURNAL.c.table_id == client.table.id, JOURNAL.c.number >= client.begun
    )
    async with server.hub.store._engine.connect() as connection:
        found = (await connection.execute(chosen.order_by(JOURNAL.c.number))).all()
    bots = {seat for seat, plan in enumerate(now.setup.seats) if plan != OPEN}
    changes = []
    for number, text in found:
        entries = json.loads(text)
        if entries[0]["type"] != "played" or entries[0]["seat"] not in bots:
            changes.append(number + len(entries))
        bots |= {entry["seat"] for entry in entries if entry["type"] == "bot_seated"}
    return changes


async def _is_abreast(client: Client, now: Told) -> None:
    """What a client was told last is what the journal comes to."""
    seats = [] if client.seat is None or now.seats[client.seat].bot else [client.seat]
    shown = now
    if not seats and now.setup.spectators == "delayed":
        shown = Room("", now).delayed()
    expected = telling.told(shown, seats, since=0, language="en", now=0)
    log = expected.pop("log")
    await abreast(client.player, shown.number)
    client.hear()
    told = {name: client.player.now[name] for name in expected}
    assert told == orjson.loads(orjson.dumps(expected))
    heard = {number: plain(happening) for number, happening in client.log.items()}
    assert {number: heard[number] for number in range(shown.number)} == {
        happening["number"]: orjson.loads(orjson.dumps(plain(happening))) for happening in log
    }


# Tests


@given(
    kind=st.sampled_from(list(KINDS)),
    moves=st.integers(0, 50),
    steps=st.lists(st.tuples(st.integers(0, 3), STEPS), min_size=5, max_size=25),
)
@examples(35)
def test_whatever_is_sent_the_journal_has_what_was_acknowledged_and_all_were_told_that(
    background: Background, kind: str, moves: int, steps: list[tuple[int, tuple[str, Any]]]
) -> None:
    async def story(server: Server) -> None:
        async with gathering(server, kind, moves) as clients:
            for who, step in steps:
                client = clients[who % len(clients)]
                table = client.table.id
                before = await journal(server, table)
                answer = await do(client, [c for c in clients if c is not client], step)
                await settled(server, table)
                after = await journal(server, table)
                if answer and answer["type"] != "refused":
                    client.check_own()
                if answer and answer["type"] == "ack":
                    assert len(before) < answer["number"] <= len(after)
                    assert after[: len(before)] == before
                else:
                    assert after == before
                for each in clients:  # so that the next one knows what is asked
                    await _caught_up(each, server)
            await check(server, clients)

    background.run(story(background.server))


async def _caught_up(client: Client, server: Server) -> None:
    """Wait until a client was told the last that happened."""
    now = (await server.hub.room(client.table.id)).table
    if client.seat is not None and not now.seats[client.seat].bot:
        await abreast(client.player, now.number)


@given(
    kind=st.sampled_from(list(KINDS)),
    moves=st.integers(0, 50),
    steps=st.lists(
        st.tuples(st.integers(0, 3), STEPS.filter(lambda step: step[0] not in ("connect", "hint"))),
        min_size=5,
        max_size=30,
    ),
)
@examples(15)
def test_the_same_if_nobody_waits_for_an_answer(
    background: Background, kind: str, moves: int, steps: list[tuple[int, tuple[str, Any]]]
) -> None:
    async def story(server: Server) -> None:
        async with gathering(server, kind, moves) as clients:
            for round in range(0, len(steps), 10):
                sent = [0] * len(clients)
                for who, step in steps[round : round + 10]:
                    client = clients[who % len(clients)]
                    wire, is_text = wire_of(client, [c for c in clients if c is not client], step)
                    if _is_readable(wire, is_text):
                        await client.send(wire, is_text)
                        sent[who % len(clients)] += 1
                await asyncio.gather(
                    *(_all_answers(each, count) for each, count in zip(clients, sent, strict=True))
                )
            await check(server, clients)

    background.run(story(background.server))


def _is_readable(wire: Wire, is_text: bool) -> bool:
    """Whether a frame is one that does not end the connection."""
    if isinstance(wire, bytes) and is_text:
        try:
            wire.decode()
        except UnicodeDecodeError:
            return False
    return len(wire) <= SETTINGS.limits.message_bytes


async def _all_answers(client: Client, count: int) -> None:
    for _ in range(count):
        if await client.answer() is None:
            client.hear()
            await client.enter(last=client.player.now.get("number", 0))
            return


@given(
    kind=st.sampled_from(list(KINDS)),
    choices=st.lists(st.integers(0, 30), min_size=1, max_size=6),
    numbers=st.lists(st.integers(0, 3_000), min_size=1, max_size=6),
)
@examples(10)
def test_an_action_is_taken_once_and_only_if_it_is_legal(
    background: Background, kind: str, choices: list[int], numbers: list[int]
) -> None:
    async def story(server: Server) -> None:
        async with gathering(server, kind) as clients:
            for choice in choices:
                table = await settled(server, clients[0].table.id)
                client = clients[table.to_decide[0]]
                await abreast(client.player, table.number)
                seat = client.seat or 0
                question = client.player.question(seat)
                assert question is not None
                legal = {action["number"] for action in question["actions"]}
                for number in set(numbers) - legal:
                    answer = await do(client, clients, ("send", _wire(client, seat, number)))
                    assert answer is None or answer["code"] == "illegal"
                assert await replayed(server, client.table.id)
                answer = await do(client, clients, ("play", choice))
                assert answer is not None
                assert answer["type"] == "ack"
                again = await do(client, clients, ("again", 0))
                assert again is not None
                assert again["code"] in ("stale", "status")
            await check(server, clients)

    background.run(story(background.server))


def _wire(client: Client, seat: int, number: int) -> tuple[Wire, bool]:
    return written({"id": number, **_move(client, seat, 0), "action": number}), True


@pytest.fixture(scope="module")
def table(background: Background) -> Table:
    """A table where nobody plays."""
    opening = Table.opened(background.server, "classic", options={"players": 3})
    return background.run(opening)


@given(name=WORDS, text=WORDS, seat=st.sampled_from([None, 0, 1, 2]))
@examples(60)
def test_chat_is_told_as_it_was_written_or_refused(
    background: Background, table: Table, name: str, text: str, seat: int | None
) -> None:
    """Whether of somebody in their seat, in another's, or of somebody who watches."""

    async def story(server: Server) -> None:
        before = await journal(server, table.id)
        async with table.seat(0) as anna, table.seat(None) as spectator:
            await spectator.next()
            answer = await anna.ask("say", seat=seat, name=name, text=text)
            expected = _said(seat, name, text)
            if expected is None:
                assert answer["type"] == "refused"
                assert answer["code"] in ("name", "text", "bad_request", "forbidden")
                assert await journal(server, table.id) == before
                return
            now = await abreast(spectator, answer["number"])
            told = now["log"][-1]
            assert (told["seat"], told["name"], told["text"]) == expected

    background.run(story(background.server))


def _said(seat: int | None, name: str, text: str) -> tuple[int | None, str, str] | None:
    """What is told of a chat message from seat 0; None if it is to be refused."""
    try:
        json.dumps([name, text], ensure_ascii=False).encode()  # no half letters
        who = checked_name(name) if seat is None else "Player 0"
        return (seat, who, checked_text(text)) if seat in (None, 0) and len(name) <= 200 else None
    except (TableError, UnicodeEncodeError):
        return None


TOKENS = ("none", "own", "other seat", "other table", "forged", "odd")
FIRSTS = st.one_of(
    st.just((written({"type": "hello"}), True)),
    st.sampled_from(TOKENS),
    st.sampled_from(TOKENS),
    WIRES,
)
"""The first message: as it is, or hello with a secret of this kind."""
ADDRESSES = st.one_of(
    st.just("own"),
    st.just("own"),
    st.just("AAAAAAAAAAAAAAAA"),
    TEXTS.filter(lambda text: text.strip(".") != "").map(
        lambda text: quote(text[:100].encode("utf-8", "surrogatepass"), safe="")
    ),
)


@given(place=ADDRESSES, first=FIRSTS, odd=JSON, last=st.integers(0, 70) | JSON)
@examples(60)
def test_who_begins_wrongly_is_turned_away(
    background: Background, table: Table, place: str, first: Any, odd: Any, last: Any
) -> None:
    """By no message but a right hello; to no table but one that is; with no secret but its own."""

    async def story(server: Server) -> None:
        before = await journal(server, table.id)
        token = await _token(server, table, first, odd)
        hello = {"type": "hello", "token": token, "last": last}
        wire, is_text = first if isinstance(first, tuple) else (written(hello), True)
        address = table.id if place == "own" else place
        try:
            async with connected(server.url, address) as channel:
                player = Player(channel)
                await channel.send(wire, text=is_text)
                await _is_turned_away(player, _is_welcome(place, first, wire, is_text))
        except InvalidStatus:
            assert "%2F" in place  # not even an address
        assert await journal(server, table.id) == before

    background.run(story(background.server))


async def _token(server: Server, table: Table, kind: Any, odd: Any) -> Any:
    match kind:
        case "own":
            return table.tokens[0]
        case "other seat":
            return table.tokens[1]
        case "other table":
            return (await Table.opened(server)).tokens[0]
        case "forged":
            return table.tokens[0][:-1] + ("A" if table.tokens[0][-1] != "A" else "B")
        case "odd":
            return odd
    return None


def _is_welcome(place: str, first: Any, wire: Wire, is_text: bool) -> bool:
    """Whether somebody who begins like this may come in."""
    if place != "own" or not is_text or first in ("other table", "forged"):
        return False
    try:
        hello = SENT.validate_json(wire)
    except ValidationError:
        return False
    has_own = first in ("own", "other seat")
    return isinstance(hello, Hello) and (has_own or not hello.token)


async def _is_turned_away(player: Player, is_welcome: bool) -> None:
    try:
        told = await player.next()
    except ConnectionClosed:
        assert not is_welcome
        assert player.channel.close_code in (1007, 1008, 1009)
        return
    assert told["type"] == ("welcome" if is_welcome else "refused")
    if not is_welcome:
        assert told["code"] in ("bad_request", "table", "forbidden")
        assert await player.is_closed() == 1008
