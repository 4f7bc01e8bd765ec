"""What servers that share a PostgreSQL tell each other, by LISTEN and NOTIFY."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import URL

from mirabilia.store.journal import CHANNEL, FIRST_WAIT, LONGEST_WAIT

Listener = Callable[[str | None], Awaitable[None]]
"""Hears a message, or None when some may have been missed."""

CHECKING_SECONDS = 10.0
"""How often a connection that only listens is asked whether it is still there."""
ANSWER_SECONDS = 20.0
"""After so long without an answer a connection is given up."""


class Listening:
    """A connection that only listens; when it breaks, it is made again."""

    def __init__(self, url: URL, hear: Listener) -> None:
        self._url = url
        self._hear = hear
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._connection: Any = None
        self._telling = asyncio.Lock()  # a connection does one thing at a time
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Listen until `stop`."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._pass_on())]

    async def stop(self) -> None:
        """Listen no longer."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def tell(self, message: str) -> None:
        """Tell the other servers something that need not be kept."""
        async with self._telling:
            if self._connection is None or self._connection.is_closed():
                return
            with contextlib.suppress(*_errors()):
                await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message)

    async def _listen(self) -> None:
        wait = FIRST_WAIT
        while True:
            lost = asyncio.Event()
            try:
                connection = await connect(self._url)
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._take)
            except _errors():
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
                continue
            wait = FIRST_WAIT
            self._connection = connection
            self._heard.put_nowait(None)  # whatever was told before was missed
            try:
                await self._watch(connection, lost)
            finally:
                connection.terminate()

    async def _watch(self, connection: Any, lost: asyncio.Event) -> None:
        """Wait until a connection breaks, or is found to be dead without having said so."""
        with contextlib.suppress(*_errors()):
            while not lost.is_set():
                try:
                    await asyncio.wait_for(lost.wait(), CHECKING_SECONDS)
                except TimeoutError:
                    async with self._telling:
                        await connection.execute("SELECT 1")

    def _take(self, _connection: Any, _pid: int, _channel: str, message: str) -> None:
        self._heard.put_nowait(message)

    async def _pass_on(self) -> None:
        while True:
            message = await self._heard.get()
            try:
                await self._hear(message)
            except Exception as error:  # there are others to be heard
                kind = str(message).partition(" ")[0]  # the rest may hold secrets
                told = {"message": f"what was told cannot be used: {kind}", "exception": error}
                asyncio.get_running_loop().call_exception_handler(told)


async def connect(url: URL) -> Any:
    """A connection to PostgreSQL; whatever keeps it from being made is an OSError."""
    import asyncpg

    # With its options, which asyncpg reads as other programs do: ?sslmode=require
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    try:
        return await asyncpg.connect(address, timeout=10, command_timeout=ANSWER_SECONDS)
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise ConnectionError(str(error)) from error


def _errors() -> tuple[type[Exception], ...]:
    """What a connection to PostgreSQL may raise."""
    import asyncpg

    return (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
