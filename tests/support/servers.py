"""A server in the test's own process, and clients that talk to it over real sockets."""

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

import httpx
import structlog
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mirabilia.server.app import application
from mirabilia.server.hub import Hub
from mirabilia.server.protocol import RECEIVED
from mirabilia.server.running import GracefulServer
from mirabilia.server.settings import NO_LIMITS, Settings
from mirabilia.store import address

structlog.configure(
    processors=[
        structlog.processors.add_log_level,
        structlog.processors.format_exc_info,  # usual ones take seconds to show every variable
        structlog.processors.KeyValueRenderer(),
    ]
)
PATIENCE = 120.0
"""Seconds after which a test gives up waiting for a message: rules may be compiled meanwhile."""
QUICK = Settings(
    limits=replace(NO_LIMITS, messages=(1e9, 1e9), chat=(1e9, 1e9), undo=(1e9, 1e9)),
    sweep_seconds=0.1,
    page=Path("no page"),
)
"""Nothing is limited, clocks are looked at often, and no page is built."""


class Server:
    """A running server."""

    def __init__(self, url: str, server: GracefulServer) -> None:
        self.url = url
        self._server = server

    @property
    def hub(self) -> Hub:
        """Its tables."""
        hub: Hub = self._server.config.app.state.hub  # type: ignore[union-attr]
        return hub

    def client(self, **arguments: Any) -> httpx.AsyncClient:
        """Somebody with a browser of their own."""
        unsealed = {"verify": False}  # no certificates to read, which takes longer than a test
        return httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, **unsealed | arguments)

    @asynccontextmanager
    async def seat(
        self, table: str, token: str | None = None, **hello: Any
    ) -> AsyncIterator["Player"]:
        """A connection to a table."""
        async with connected(self.url, table) as channel:
            player = Player(channel)
            await player.send({"type": "hello", "token": token, **hello})
            yield player


@asynccontextmanager
async def serving(
    database: Path | str,
    settings: Settings = QUICK,
    port: int = 0,
    *,
    prepared: bool = True,
    buffer_bytes: int | None = None,
) -> AsyncIterator[Server]:
    """A server on a database, with its rules compiled; connections hold so much that is unread."""
    # With the protocol named, asyncio sends small answers at once.
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if buffer_bytes is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer_bytes)
    listening.bind(("127.0.0.1", port))
    config = uvicorn.Config(
        application(address(str(database)), settings),
        log_config=None,
        access_log=False,
        ws_max_size=settings.limits.message_bytes,
        timeout_graceful_shutdown=int(PATIENCE),
    )
    server = GracefulServer(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve([listening]))
    try:
        while not server.started:
            if task.done():
                await task
                raise RuntimeError("the server did not start")
            await asyncio.sleep(0.01)
        running = Server(f"http://127.0.0.1:{listening.getsockname()[1]}", server)
        if prepared:
            await running.hub.until_ready()
        yield running
    finally:
        server.should_exit = True
        await task


def socket_url(url: str, table: str) -> str:
    """The address of a table's WebSocket."""
    return f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"


def connected(url: str, table: str, **arguments: Any) -> connect:
    """A connection to a table that a busy machine does not break."""
    patient = {"open_timeout": PATIENCE, "ping_interval": None}
    return connect(socket_url(url, table), **patient | arguments)


class Player:
    """A client at a table: every message it gets is checked against the protocol."""

    def __init__(self, channel: ClientConnection) -> None:
        self.channel = channel
        self.received: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.now: dict[str, Any] = {}
        """The table as it was told last."""
        self._ids = 0

    async def send(self, message: Any) -> None:
        """Send a document, or text as it is."""
        await self.channel.send(message if isinstance(message, str) else json.dumps(message))

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        self._ids += 1
        number = self._ids
        await self.send({"type": kind, "id": number, **fields})
        return await self.until(lambda message: message.get("id") == number)

    async def next(self) -> dict[str, Any]:
        """The next message."""
        raw = await asyncio.wait_for(self.channel.recv(), PATIENCE)
        assert isinstance(raw, str)
        RECEIVED.validate_json(raw)
        message: dict[str, Any] = json.loads(raw)
        self.raw.append(raw)
        self.received.append(message)
        if message["type"] in ("welcome", "update"):
            self.now = message
        return message

    async def until(self, fits: Any) -> dict[str, Any]:
        """Messages up to one that fits."""
        while True:
            message = await self.next()
            if fits(message):
                return message

    async def table(self, fits: Any = lambda now: True) -> dict[str, Any]:
        """The table, as soon as it is as wished."""
        while not self.now or not fits(self.now):
            await self.next()
        return self.now

    def question(self, seat: int) -> dict[str, Any] | None:
        """What a seat was asked last and must answer."""
        for view in self.now["views"]:
            question: dict[str, Any] | None = view["question"]
            if view["seat"] == seat and question and question["must"]:
                return question
        return None

    async def turn(self, seat: int) -> dict[str, Any] | None:
        """The question of a seat as soon as it must decide; None once the game is over."""
        await self.table(lambda now: now["status"] == "over" or self.question(seat))
        return None if self.now["status"] == "over" else self.question(seat)

    async def play(self, seat: int, choice: int = 0) -> dict[str, Any]:
        """Wait for a seat's turn and take one of its legal actions; the answer."""
        question = await self.turn(seat)
        assert question is not None
        action = question["actions"][choice % len(question["actions"])]["number"]
        return await self.ask("play", seat=seat, action=action, asked=question["asked"])

    async def is_closed(self) -> int | None:
        """Wait until the other side closes; the code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.wait_for(self.channel.recv(), PATIENCE)
        return self.channel.close_code


class Table:
    """A table opened in a test, with the secrets of its seats."""

    def __init__(self, server: Server, name: str, tokens: dict[int, str]) -> None:
        self.server = server
        self.id = name
        self.tokens = tokens

    @classmethod
    async def opened(
        cls, server: Server, game: str = "duel", *, people: int | None = None, **setup: Any
    ) -> Self:
        """A table whose open seats are taken, each by somebody else."""
        tokens: dict[int, str] = {}
        async with server.client() as host:
            answer = await host.post("/api/tables", json={"setup": {"game": game, **setup}})
            assert answer.status_code == 201, answer.text
            name = answer.json()["table"]
            seats = (await host.get(f"/api/tables/{name}")).json()["seats"]
        free = [seat["seat"] for seat in seats if seat["kind"] == "open"]
        for seat in free[:people]:
            async with server.client() as guest:
                joined = await guest.post(
                    f"/api/tables/{name}/join", json={"seat": seat, "name": f"Player {seat}"}
                )
                assert joined.status_code == 200, joined.text
                tokens[seat] = joined.json()["token"]
        return cls(server, name, tokens)

    def seat(self, seat: int | None, **hello: Any) -> Any:
        """A connection of a seat, or of a spectator."""
        token = None if seat is None else self.tokens[seat]
        return self.server.seat(self.id, token, **hello)
