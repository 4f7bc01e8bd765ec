"""A server in the background, and all the nonsense that can be sent to it."""

import asyncio
import json
import logging
import threading
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import hypothesis.core
import pytest
from hypothesis import strategies as st
from hypothesis.vendor.pretty import RepresentationPrinter
from websockets.exceptions import ConnectionClosed

from mirabilia.server.errors import CODES
from mirabilia.server.running import _new_loop
from mirabilia.server.settings import Settings
from mirabilia.server.socket import MOST_REFUSALS
from mirabilia.table import Table, read_entry
from support import servers
from support.servers import PATIENCE, QUICK, Player, Server, serving
from support.stories import journal, until
from support.stub_bots import stub_bots

Answer = TypeVar("Answer")
# Where Schemathesis is installed, Hypothesis prints failing examples without their values.
hypothesis.core.RepresentationPrinter = RepresentationPrinter  # type: ignore[misc]


class Background:
    """A server with a thread of its own: tests that do not wait have it do what waits."""

    def __init__(self, server: Server, complaints: list[str]) -> None:
        self.server = server
        self.complaints = complaints
        """What went wrong and was told to nobody but the log."""
        self._loop = asyncio.get_running_loop()

    def run(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Do something where the server runs; not forever."""
        return asyncio.run_coroutine_threadsafe(_in_time(work), self._loop).result()


async def _in_time(work: Coroutine[Any, Any, Answer]) -> Answer:
    async with asyncio.timeout(4 * PATIENCE):
        return await work


@contextmanager
def in_background(database: Path, settings: Settings, port: int = 0) -> Iterator[Background]:
    """A server on a database in a thread of its own, where the stub bots are known."""
    ready: list[Background | BaseException] = []
    hearing = _Hearing()
    is_ready, stopping = threading.Event(), threading.Event()

    async def serve() -> None:
        async with serving(database, settings, port) as server:
            ready.append(Background(server, hearing.complaints))
            is_ready.set()
            await asyncio.to_thread(stopping.wait)

    def run() -> None:
        try:
            with asyncio.Runner(loop_factory=_new_loop) as runner:
                runner.run(serve())
        except BaseException as error:
            ready.append(error)
            raise
        finally:
            is_ready.set()

    thread = threading.Thread(target=run, daemon=True)
    with stub_bots(), hearing:
        thread.start()
        is_ready.wait()
        first = ready[0]
        if isinstance(first, BaseException):
            raise first
        try:
            yield first
        finally:
            stopping.set()
            thread.join(4 * PATIENCE)


class _Hearing(logging.Handler):
    """Listens to all that is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.complaints: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if "Invalid UTF-8" not in record.getMessage():  # of a client's; uvicorn has closed it
            self.complaints.append(self.format(record))

    def __enter__(self) -> None:
        logging.getLogger().addHandler(self)

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)


# What a server must still be after all that


async def faults(server: Server) -> float:
    """How often the server was at fault, as it says itself."""
    async with server.client() as client:
        figures = (await client.get("/metrics")).text
    return float(figures.split("\nmirabilia_faults_total ", 1)[1].split("\n", 1)[0])


async def settled(server: Server, table: str) -> Table:
    """A table as soon as no bot has to decide: nothing happens there by itself any more."""

    async def looked_at() -> Table | None:
        room = await server.hub.room(table)
        async with room.lock:  # it may be ahead of its journal
            now = room.table
            return None if any(now.seats[seat].bot for seat in now.to_decide) else now

    found: Table = await until(looked_at)
    return found


async def replayed(server: Server, table: str) -> Table:
    """A table as its journal has it: the one in memory has the same entries."""
    room = await server.hub.room(table)
    async with room.lock:
        kept = await journal(server, table)
        assert [entry.document() for entry in room.table.entries] == kept
    return Table(read_entry(document) for document in kept)


# Nonsense

ODD_NUMBERS = st.sampled_from(
    [0, -1, 1, 6, 7, 255, 256, 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**40, 10**308]
)
NUMBERS = ODD_NUMBERS | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
ODD_TEXTS = st.sampled_from(
    [
        "",
        " ",
        "null",
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>&amp;",
        "'; DROP TABLE journal; --",
        "../../etc/passwd",
        "%00%2e%2e",
        "a\x00b",
        "a\x07b",
        "a\nb",
        "a\u2028b",
        "\u202eevil",
        "\u200b",
        "e\u0301" * 32,
        "\ufdfa" * 200,
        "שלום עולם",
        "Олена",
        "👩‍👩‍👧‍👦",
        "🏛" * 32,
        "\ud800",
        "\udfff\ud800",
        "\U0010ffff",
        "x" * 33,
        "x" * 201,
        "x" * 4_001,
    ]
)
TEXTS = ODD_TEXTS | st.text(st.characters(), max_size=40)  # lone surrogates too
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=6) | TEXTS, inner, max_size=3)
    ),
    max_leaves=6,
)
"""Any document."""
NOT_JSON = st.sampled_from(
    [
        b"",
        b" ",
        b"{",
        b'{"seat":',
        b'{"seat":0,}',
        b"{'seat':0}",
        b"nul",
        b'"\\ud800',
        b'{"a":"\x01"}',
        b"\xff\xfe{}",
        b'{"text":"\xc3\x28"}',
        b'{"text":"\xed\xa0\x80"}',
        b"\x00",
        b"\xef\xbb\xbf{}",
        b"[" * 5_000,
        b"[" * 5_000 + b"]" * 5_000,
        b'{"a":' * 2_000 + b"0" + b"}" * 2_000,
        b"9" * 5_000,
        b"1e999999",
        b"NaN",
        b"[Infinity]",
        b"{} {}",
    ]
) | st.binary(max_size=40)
"""What is no JSON, or too much of it."""


# Messages

Wire = str | bytes
"""Bytes go in a text frame, as if they were UTF-8, unless they are to be sent as they are."""
PLACES = st.sampled_from([0, 0, 1, 1, 2, 6])
COUNTS = st.integers(0, 60)
WORDS = st.sampled_from(["Good luck!", "Удачі 🍀", "<b>hi</b>", " x "]) | TEXTS
FIELDS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "hello": {"token": st.none() | TEXTS, "last": COUNTS, "language": st.just("en")},
    "play": {"seat": PLACES, "action": COUNTS, "asked": COUNTS},
    "undo": {"seat": PLACES},
    "answer_undo": {"seat": PLACES, "agreed": st.booleans()},
    "offer_end": {"seat": PLACES},
    "answer_end": {"seat": PLACES, "agreed": st.just(False) | st.booleans()},
    "resign": {"seat": st.sampled_from([0, 1, 2, 3, 4, 5, 6])},
    "say": {"seat": st.none() | PLACES, "name": WORDS, "text": WORDS},
    "hint": {"seat": PLACES, "asked": COUNTS},
    "explain": {"seat": PLACES, "name": st.sampled_from(["Baths", "Zeus", "The Sphinx"]) | WORDS},
}
"""Every kind of message with its fields."""


@st.composite
def messages(draw: st.DrawFn) -> dict[str, Any]:
    """A message in its right form, about anything."""
    kind = draw(st.sampled_from(list(FIELDS)))
    return {"type": kind, "id": draw(COUNTS)} | {
        name: draw(values) for name, values in FIELDS[kind].items()
    }


@st.composite
def damaged(draw: st.DrawFn) -> dict[str, Any]:
    """A message with fields that are missing, of the wrong type, too large, or too many."""
    message = draw(messages())
    for _ in range(draw(st.integers(1, 2))):
        name = draw(st.sampled_from([*message]))
        match draw(st.sampled_from(["missing", "wrong", "wrong", "further", "nested"])):
            case "missing" if len(message) > 1:
                del message[name]
            case "further":
                message[draw(st.text(max_size=5))] = draw(JSON)
            case "nested":
                message[name] = [message[name]]
            case _:
                message[name] = draw(JSON)
    return message


def written(document: Any) -> str:
    """A document as a client may write it; half a letter is escaped."""
    return json.dumps(document)


WIRES: st.SearchStrategy[tuple[Wire, bool]] = st.one_of(
    st.tuples(damaged().map(written), st.just(True)),
    st.tuples(messages().map(written), st.just(True)),
    st.tuples(JSON.map(written), st.just(True)),
    st.tuples(NOT_JSON, st.booleans()),
    st.just((written({"type": "say", "id": 1, "text": "x" * 20_000}), True)),
    st.tuples(messages().map(lambda message: written(message).encode()), st.just(False)),
)
"""What is sent, and whether as text."""
STEPS = st.one_of(
    st.tuples(st.just("play"), st.integers(0, 30)),
    st.tuples(st.just("play"), st.integers(0, 30)),
    st.tuples(st.just("play for another"), st.integers(0, 30)),
    st.tuples(st.just("play as another"), st.integers(0, 30)),
    st.tuples(st.just("play anything"), st.integers(0, 1_000_000)),
    st.tuples(st.just("hint"), st.just(0)),
    st.tuples(st.just("again"), st.just(0)),
    st.tuples(st.just("undo"), st.booleans()),
    st.tuples(st.just("offer"), st.booleans()),
    st.tuples(st.just("resign"), st.just(0)),
    st.tuples(st.just("chat"), WORDS),
    st.tuples(st.just("connect"), st.integers(0, 60)),
    st.tuples(st.just("send"), WIRES),
    st.tuples(st.just("send"), WIRES),
)
"""What somebody does next."""


# Whoever sends all that

ANSWERS = ("ack", "refused", "advised", "explained")
"""Every message gets one of these, and only one."""


class Client:
    """Somebody at a table who says anything, and connects again if that was too much."""

    def __init__(self, table: servers.Table, seat: int | None, begun: int) -> None:
        self.table = table
        self.seat = seat
        self.begun = begun
        """How many entries the journal had when everybody was there."""
        self.player: Player
        self.log: dict[int, Any] = {}
        """All that was told to have happened, by its number."""
        self.acknowledged: list[int] = []
        self.last: tuple[Wire, bool] = ("{}", True)
        """The last message, and whether it was text."""
        self._refusals = 0
        self._read = 0
        self._stack = AsyncExitStack()

    async def enter(self, last: int = 0) -> None:
        """Connect, or connect again."""
        await self.leave()
        self.player = await self._stack.enter_async_context(self.table.seat(self.seat, last=last))
        self._read = self._refusals = 0
        welcome = await self.player.next()
        assert welcome["type"] == "welcome"

    async def leave(self) -> None:
        """Go."""
        await self._stack.aclose()

    async def send(self, wire: Wire, is_text: bool = True) -> None:
        """Say something."""
        self.last = wire, is_text
        await self.player.channel.send(wire, text=is_text)

    async def answer(self) -> dict[str, Any] | None:
        """What is answered; None if the connection was closed for a reason."""
        try:
            told = await self.player.until(lambda message: message["type"] in ANSWERS)
        except ConnectionClosed:
            self._check_closed()
            return None
        self._refusals = self._refusals + 1 if told["type"] == "refused" else 0
        if told["type"] == "refused":
            assert told["code"] in CODES
            assert told["code"] != "internal"
        if told["type"] == "ack":
            self.acknowledged.append(told["number"])
        return told

    def check_own(self) -> None:
        """What was said last was said of nobody else's seat."""
        said = json.loads(self.last[0])
        assert said.get("seat") in (None, self.seat)
        assert said["type"] == "say" or said["seat"] is not None

    def _check_closed(self) -> None:
        wire, is_text = self.last
        raw = wire.encode("utf-8", "surrogatepass") if isinstance(wire, str) else wire
        match self.player.channel.close_code:
            case 1008:
                assert self._refusals >= MOST_REFUSALS - 1
            case 1009:
                assert len(raw) > QUICK.limits.message_bytes
            case code:
                assert code == 1007, code
                assert is_text
                with pytest.raises(UnicodeDecodeError):
                    raw.decode()

    def hear(self) -> None:
        """Note what was told to have happened."""
        for message in self.player.received[self._read :]:
            for happening in message.get("log", ()):
                known = self.log.setdefault(happening["number"], happening)
                assert plain(known) == plain(happening)
        self._read = len(self.player.received)


def plain(happening: dict[str, Any]) -> dict[str, Any]:
    """Without sentences, which name whoever sits there when they are said."""
    events = happening.get("events")
    return happening | {"events": [event["document"] for event in events] if events else None}
