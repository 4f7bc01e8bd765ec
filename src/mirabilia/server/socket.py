"""A connection to a table: what a client asks is done in turn, what happens is told at once."""

import asyncio
import contextlib
import json
from collections import deque
from typing import Any

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from mirabilia.server import protocol, telling
from mirabilia.server.errors import Refusal, shortened
from mirabilia.server.hub import Command, Hub
from mirabilia.server.limits import Bucket
from mirabilia.server.logs import LOG
from mirabilia.server.rooms import Room
from mirabilia.server.tables_api import time_at, watched
from mirabilia.server.visitors import Visitor, address_of
from mirabilia.store.journal import UNREACHABLE
from mirabilia.table import Entry, Table

POLICY = 1008
"""The close code of a connection that may not go on."""
MOST_REFUSALS = 20
"""Refusals in a row after which a connection is closed: it only costs time."""
MOST_REPLIES = 200
"""Answers that may wait for a client that does not read."""


class Connection:
    """One client at one table."""

    def __init__(
        self, socket: WebSocket, hub: Hub, room: Room, visitor: Visitor, hello: protocol.Hello
    ) -> None:
        self._socket = socket
        self._hub = hub
        self._room = room
        self._visitor = visitor
        self._language = hello.language
        self._with_facts = hello.facts
        self._number = hello.last
        self._greeted = False
        self._replies: deque[dict[str, Any]] = deque()
        self._work = asyncio.Event()
        self._is_dirty = True
        self._is_closed = False
        self._messages = Bucket(*hub.settings.limits.messages)
        self._who = (room.id, visitor.main or address_of(socket))
        """By whom chat, hints and requests to take back are counted."""
        self._advising: asyncio.Task[None] | None = None
        self._refusals = 0

    # What the hub asks of a connection

    @property
    def people(self) -> frozenset[str]:
        """Who it is, by all names that tables know them by."""
        return self._visitor.ids

    @property
    def seats(self) -> list[int]:
        """Where this client decides."""
        return self._room.table.seats_of(*self._visitor.ids)

    def wake(self) -> None:
        """Something has happened at the table."""
        self._is_dirty = True
        self._work.set()

    def tell_presence(self) -> None:
        """Somebody came or went."""
        seats, spectators = self._room.presence()
        self._reply({"type": "presence", "seats": seats, "spectators": spectators})

    async def close(self, code: int, reason: str) -> None:
        """End the connection."""
        if not self._is_closed:
            self._is_closed = True
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
                await self._socket.close(code, reason)

    # Talking

    async def run(self) -> None:
        """Tell and listen until the client goes."""
        writing = asyncio.create_task(self._write())
        try:
            await self._hub.enter(self._room, self)
            await self._read()
        finally:
            writing.cancel()
            if self._advising:
                self._advising.cancel()
            await self._hub.leave(self._room, self)
            await self._remember()

    async def _remember(self) -> None:
        """Mark what this person has seen."""
        if self.seats:
            with contextlib.suppress(*UNREACHABLE):
                await self._hub.store.saw(self._room.id, self._visitor.ids, self._number)

    async def _write(self) -> None:
        """Tell what has happened since last time, together: who reads slowly is told less often."""
        try:
            await self._tell_news()  # the welcome, before any answer
            while not self._is_closed:
                await self._work.wait()
                self._work.clear()
                await self._tell_news()  # so an acknowledged move has been told already
                while self._replies:
                    await self._send(self._replies.popleft())
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._is_closed = True  # it is gone; whoever reads will notice
        except Refusal as refusal:  # who watched may not any more
            self._hub.metrics.refusals.labels(refusal.code).inc()
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
                await self._send({"type": "refused", "id": None, **refusal.document()})
            await self.close(POLICY, refusal.code)
        except asyncio.CancelledError:
            raise
        except Exception:
            self._hub.metrics.faults.inc()
            LOG.exception("fault", table=self._room.id[:4])
            await self.close(1011, "a fault of the server")

    async def _tell_news(self) -> None:
        if self._is_dirty:
            self._is_dirty = False
            if news := await self._news():
                await self._send(news)

    async def _news(self) -> dict[str, Any] | None:
        """The table now, with what has happened since last time; None if that is nothing."""
        room = self._room
        async with room.lock:  # nothing is told before it is durable
            if room.is_lost:  # nor what never was; they connect again
                return None
            seats = self.seats
            is_delayed = not seats and room.table.setup.spectators == "delayed"
            table = room.table if seats else watched(room)
            if self._greeted and self._number == table.number:
                return None
            since = min(self._number, table.number)
            now = time_at(room, table)
            document = telling.told(
                table,
                seats,
                since=since,
                language=self._language,
                now=now,
                facts=self._with_facts,
            )
            is_host = room.table.host in self._visitor.ids
            document["you"] = {"seats": seats, "is_host": is_host, "is_delayed": is_delayed}
            self._number = table.number
            if self._greeted:
                return {"type": "update", **document}
            self._greeted = True
            return {"type": "welcome", "table": telling.welcome(room.table, room.id), **document}

    async def _send(self, document: dict[str, Any]) -> None:
        await self._socket.send_text(orjson.dumps(document).decode())

    def _reply(self, document: dict[str, Any]) -> None:
        if len(self._replies) < MOST_REPLIES:
            self._replies.append(document)
            self._work.set()

    async def _read(self) -> None:
        self._work.set()
        while not self._is_closed:
            try:
                received = await self._socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if received["type"] == "websocket.disconnect":
                return
            data = received.get("text")
            try:
                if not self._messages.take():
                    raise Refusal("rate", "too many messages at once; wait a second")
                if data is None:
                    raise Refusal("bad_request", "a message is a text with a JSON object")
                await self._answer(read_message(data))
                self._refusals = 0
            except Refusal as refusal:
                self._refuse(_identity(data), refusal)
                self._refusals += 1
                if self._refusals >= MOST_REFUSALS:
                    await asyncio.sleep(0)
                    await self.close(POLICY, "too many refused messages")
                    return
            except UNREACHABLE:
                self._refuse(
                    _identity(data), Refusal("unavailable", "the database does not answer")
                )
            except Exception:
                self._hub.metrics.faults.inc()
                LOG.exception("fault", table=self._room.id[:4])
                self._refuse(_identity(data), Refusal("internal", "a fault of the server"))

    def _refuse(self, request: int | None, refusal: Refusal) -> None:
        self._hub.metrics.refusals.labels(refusal.code).inc()
        self._reply({"type": "refused", "id": request, **refusal.document()})

    # Doing

    async def _answer(self, message: protocol.Sent) -> None:
        match message:
            case protocol.Hello():
                raise Refusal("bad_request", "hello was said already")
            case protocol.Hint():
                await self._hint(message)
            case protocol.Explain():
                await self._explain(message)
            case protocol.Say():
                if not self._hub.chat.take(self._who):
                    raise Refusal("rate", "too many chat messages at once; wait a little")
                await self._change(message, self._saying(message))
            case _:
                if isinstance(message, protocol.Undo) and not self._hub.undo.take(self._who):
                    raise Refusal("rate", "too many requests to take back; wait a little")
                await self._change(message, self._own(message.seat, _command(message)))

    def _saying(self, message: protocol.Say) -> Command:
        def say(table: Table, now: int) -> list[Entry]:
            return table.say(message.seat, message.name, message.text, now)

        return say if message.seat is None else self._own(message.seat, say)

    def _own(self, seat: int, command: Command) -> Command:
        """A command of somebody who sits in this seat when it is carried out."""

        def checked(table: Table, now: int) -> list[Entry]:
            self._check_seat(seat)
            return command(table, now)

        return checked

    async def _change(self, message: protocol.Request, command: Command) -> None:
        number = await self._hub.change(self._room, command)
        self._reply({"type": "ack", "id": message.id, "number": number})

    async def _hint(self, message: protocol.Hint) -> None:
        self._check_seat(message.seat)
        async with self._room.lock:
            self._room.check()
            table = self._room.table
            if not table.setup.hints:
                raise Refusal("hints", "this table allows no hints")
            if not self._hub.hints.take(self._who) or (
                self._advising and not self._advising.done()
            ):
                raise Refusal("rate", "one hint at a time; wait a little")
            must = message.seat in table.to_decide  # who has chosen has nothing to be told
            if not must or table.game is None or table.asked(message.seat) != message.asked:
                raise Refusal("stale", "this question is not asked any more")
            view = table.game.view(message.seat)
        self._advising = asyncio.create_task(self._advise(message, view))

    async def _advise(self, message: protocol.Hint, view: Any) -> None:
        try:
            advice = await self._hub.thinkers.advise(view)
        except Exception:
            self._hub.metrics.faults.inc()
            LOG.exception("no advice", table=self._room.id[:4])
            self._refuse(message.id, Refusal("internal", "a fault of the server"))
            return
        answer = {"type": "advised", "id": message.id, "asked": message.asked}
        self._reply({**answer, "advice": advice})

    async def _explain(self, message: protocol.Explain) -> None:
        self._check_seat(message.seat)
        await self._hub.until_ready()
        async with self._room.lock:
            self._room.check()
            try:
                answer = telling.explained(
                    self._room.table, message.seat, message.name, self._language
                )
            except ValueError as error:
                raise Refusal("bad_request", shortened(str(error))) from error
        self._reply({"type": "explained", "id": message.id, **answer})

    def _check_seat(self, seat: int) -> None:
        if seat not in self.seats:
            mine = ", ".join(str(each) for each in self.seats) or "none"
            raise Refusal("forbidden", f"seat {seat} is not yours; yours are: {mine}")


def read_message(data: str) -> protocol.Sent:
    """The message that a text means."""
    try:
        return protocol.SENT.validate_json(data)
    except ValidationError as error:
        raise Refusal("bad_request", described(error)) from error


def described(error: ValidationError) -> str:
    """What is wrong with a document, in a line."""
    problems = [
        f"{'.'.join(str(part) for part in problem['loc']) or 'message'}: {problem['msg']}"
        for problem in error.errors(include_url=False, include_input=False, include_context=False)
    ]
    return shortened("; ".join(problems[:5]))


def _identity(data: str | None) -> int | None:
    """The id of a message, for the refusal of one that cannot be read."""
    try:
        document = json.loads(data or "")  # unlike orjson it reads half a letter of an emoji
    except (ValueError, RecursionError):
        return None
    number = document.get("id") if isinstance(document, dict) else None
    is_id = isinstance(number, int) and not isinstance(number, bool) and 0 <= number < 2**53
    return number if is_id else None


def _command(message: Any) -> Command:
    """What a message means at a table."""

    def do(table: Table, now: int) -> list[Entry]:
        match message:
            case protocol.Play():
                return table.play(message.seat, message.action, message.asked, now)
            case protocol.Undo():
                return table.ask_undo(message.seat, now)
            case protocol.AnswerUndo():
                return table.answer_undo(message.seat, message.agreed, now)
            case protocol.OfferEnd():
                return table.offer_end(message.seat, now)
            case protocol.AnswerEnd():
                return table.answer_end(message.seat, message.agreed, now)
            case _:
                return table.resign(message.seat, now)

    return do
