"""A server in the background, and all the nonsense that can be sent to it."""

import asyncio
import logging
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import hypothesis.core
from hypothesis import strategies as st
from hypothesis.vendor.pretty import RepresentationPrinter

from mirabilia.server.running import _has_uvloop, _loop_factory
from mirabilia.server.settings import Settings
from mirabilia.table import Table, read_entry
from support.servers import PATIENCE, Server, serving
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
def in_background(database: Path, settings: Settings) -> Iterator[Background]:
    """A server on a database in a thread of its own, where the stub bots are known."""
    ready: list[Background | BaseException] = []
    hearing = _Hearing()
    is_ready, stopping = threading.Event(), threading.Event()

    async def serve() -> None:
        async with serving(database, settings) as server:
            ready.append(Background(server, hearing.complaints))
            is_ready.set()
            await asyncio.to_thread(stopping.wait)

    def run() -> None:
        loop = _loop_factory("uvloop" if _has_uvloop() else "asyncio")  # as `mirabilia serve` does
        try:
            with asyncio.Runner(loop_factory=loop) as runner:
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
