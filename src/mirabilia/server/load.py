"""A load for servers: many tables, two people at each, so many moves a second in all.

Moves come at fixed times whether or not the one before was acknowledged, and an acknowledgement is
timed from when its move was due: a server that falls behind shows it.
"""

import asyncio
import gc
import random
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mirabilia.store import StoreError, address, connected

AT_ONCE = 20
"""Tables that are set up at the same time."""
READY_SECONDS = 600
"""How long a server may take to compile its rules."""
GRACE_SECONDS = 30
"""How long the last acknowledgements are waited for."""


@dataclass(frozen=True)
class Load:
    """What is asked of the servers."""

    tables: int = 1000
    rate: float = 300
    """Moves a second."""
    seconds: float = 60
    servers: int = 1
    database: str | None = None
    """By default a new file."""
    facts: bool = False
    """Whether clients ask for them, as the page does."""


@dataclass(eq=False)
class Player:
    """One seat of one table."""

    table: "Match"
    seat: int
    token: str
    url: str
    channel: ClientConnection | None = None
    question: dict[str, Any] | None = None
    due: dict[int, float] = field(default_factory=dict)
    """When the moves were due that are not acknowledged yet."""


@dataclass(eq=False)
class Match:
    """One table."""

    id: str
    players: list[Player] = field(default_factory=list)


class Clients:
    """All players, and what they have seen."""

    def __init__(self, urls: list[str], load: Load) -> None:
        self._urls = urls
        self._load = load
        self._chance = random.Random(1)
        self._ready: deque[Player] = deque()
        self._ids = 0
        self._transport = httpx.AsyncHTTPTransport()
        self.matches: list[Match] = []
        self.milliseconds: list[float] = []
        self.errors: list[str] = []
        self.starved = 0
        self.received = 0

    async def sit_down(self) -> None:
        """Set up all tables and connect both players of each."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            async with gate:
                self.matches.append(await self._table(number))

        await asyncio.gather(*(one(number) for number in range(self._load.tables)))

    async def _table(self, number: int) -> Match:
        urls = [self._urls[(number + seat) % len(self._urls)] for seat in range(2)]
        setup = {"game": "duel", "seats": ["open", "open"]}
        match = Match("")
        for seat, url in enumerate(urls):
            # Somebody with cookies of their own, over connections that all share.
            client = httpx.AsyncClient(base_url=url, timeout=60, transport=self._transport)
            joining = {"seat": seat, "name": f"Player {number}.{seat}"}
            if seat == 0:
                given = {"setup": setup, "join": [joining]}
                answer = await client.post("/api/tables", json=given)
            else:
                answer = await client.post(f"/api/tables/{match.id}/join", json=joining)
            answer.raise_for_status()
            match.id = answer.json()["table"]
            match.players.append(Player(match, seat, answer.json()["token"], url))
        for player in match.players:
            await self._connect(player)
        return match

    async def _connect(self, player: Player) -> None:
        address = f"{player.url.replace('http', 'ws', 1)}/api/tables/{player.table.id}/socket"
        player.channel = await connect(
            address, compression=None, max_queue=None, ping_interval=None
        )
        hello = {"type": "hello", "token": player.token, "facts": self._load.facts}
        await player.channel.send(orjson.dumps(hello).decode())
        asyncio.get_running_loop().create_task(self._listen(player))

    async def _listen(self, player: Player) -> None:
        assert player.channel is not None
        try:
            async for message in player.channel:
                self.received += 1
                self._hear(player, orjson.loads(message))
        except ConnectionClosed as closed:
            self.errors.append(f"closed: {closed}")

    def _hear(self, player: Player, message: dict[str, Any]) -> None:
        match message["type"]:
            case "ack":
                took = time.perf_counter() - player.due.pop(message["id"])
                self.milliseconds.append(1000 * took)
            case "refused":
                self.errors.append(f"refused: {message['code']} {message['message']}")
            case "welcome" | "update" if message["views"]:
                question = message["views"][0]["question"]
                if question and question["must"] and question != player.question:
                    player.question = question
                    self._ready.append(player)

    async def play(self) -> float:
        """Move at the rate that is wished for; how long it took."""
        begun = time.perf_counter()
        moves = round(self._load.rate * self._load.seconds)
        for number in range(moves):
            due = begun + number / self._load.rate
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            elif number % 16 == 0:
                await asyncio.sleep(0)
            if not self._ready:  # every table waits for the server
                self.starved += 1
                await asyncio.sleep(0.001)
                continue
            await self._move(self._ready.popleft(), due)
        took = time.perf_counter() - begun
        for _ in range(10 * GRACE_SECONDS):
            if not any(player.due for match in self.matches for player in match.players):
                break
            await asyncio.sleep(0.1)
        return took

    async def _move(self, player: Player, due: float) -> None:
        assert player.channel is not None
        assert player.question is not None
        self._ids += 1
        player.due[self._ids] = due
        action = self._chance.choice(player.question["actions"])["number"]
        message = {
            "type": "play",
            "id": self._ids,
            "seat": player.seat,
            "asked": player.question["asked"],
            "action": action,
        }
        try:
            await player.channel.send(orjson.dumps(message).decode())
        except ConnectionClosed as closed:
            self.errors.append(f"closed: {closed}")

    async def leave(self) -> None:
        """Close all connections."""
        await self._transport.aclose()
        for match in self.matches:
            for player in match.players:
                if player.channel is not None:
                    player.channel.transport.abort()

    @property
    def unanswered(self) -> int:
        """Moves without an answer."""
        return sum(len(player.due) for match in self.matches for player in match.players)


@contextmanager
def server_processes(
    database: str, count: int
) -> Iterator[list[tuple[str, subprocess.Popen[str]]]]:
    """Servers of their own processes on one database, with their addresses."""
    command = [sys.executable, "-m", "mirabilia", "serve", "--port", "0", "--unlimited"]
    running: list[tuple[str, subprocess.Popen[str]]] = []
    try:
        for _ in range(count):
            process = subprocess.Popen(
                [*command, "--database", database], stdout=subprocess.PIPE, text=True
            )
            assert process.stdout is not None
            line = process.stdout.readline()
            url = next((word for word in line.split() if word.startswith("http")), None)
            running.append((url or "", process))
            if url is None:
                raise StoreError("a server did not start")
            _wait_until_ready(url)
        yield running
    finally:
        for _, process in running:
            process.terminate()
        for _, process in running:
            process.wait(30)


def _wait_until_ready(url: str) -> None:
    for _ in range(2 * READY_SECONDS):
        if httpx.get(f"{url}/healthz", timeout=60).json()["status"] == "ok":
            return
        time.sleep(0.5)
    raise StoreError(f"the server at {url} was not ready in {READY_SECONDS} seconds")


def bench_server(load: Load, folder: Path) -> dict[str, Any]:
    """Measure servers under a load."""
    database = load.database or str(folder / "bench.sqlite")
    if load.servers > 1 and "://" not in database:
        raise StoreError("database: several servers need PostgreSQL, postgresql://USER@HOST/NAME")
    with server_processes(database, load.servers) as running:
        clients = Clients([url for url, _ in running], load)
        took = asyncio.run(_measure(clients))
        memory = [_resident_megabytes(process.pid) for _, process in running]
    kept = asyncio.run(_kept_moves(database, [match.id for match in clients.matches]))
    times = sorted(clients.milliseconds)
    return {
        "database": address(database).get_backend_name(),
        "servers": load.servers,
        "tables": len(clients.matches),
        "sockets": 2 * len(clients.matches),
        "facts": load.facts,
        "asked_moves_per_second": load.rate,
        "seconds": round(took, 1),
        "moves": len(times),
        "moves_per_second": round(len(times) / took, 1),
        "messages_received": clients.received,
        "ack_ms_p50": percentile(times, 0.50),
        "ack_ms_p90": percentile(times, 0.90),
        "ack_ms_p99": percentile(times, 0.99),
        "ack_ms_max": percentile(times, 1.0),
        "errors": len(clients.errors),
        "first_errors": clients.errors[:3],
        "unanswered": clients.unanswered,
        "without_a_turn": clients.starved,
        "moves_in_journals": kept,
        "resident_megabytes": memory,
    }


async def _measure(clients: Clients) -> float:
    await clients.sit_down()
    gc.collect()
    gc.freeze()  # what looks for our own garbage must not be taken for the server's time
    await asyncio.sleep(2)
    took = await clients.play()
    found = list(clients.errors)
    await clients.leave()
    await asyncio.sleep(0.2)
    clients.errors = found  # without those of our own leaving
    gc.unfreeze()
    return took


async def _kept_moves(database: str, tables: Iterable[str]) -> int:
    """How many moves the journals have."""
    async with connected(address(database)) as store:
        total = 0
        for table in tables:
            journal = await store.journal(table)
            total += sum(entry["type"] == "played" for entry in journal)
        return total


def percentile(times: list[float], share: float) -> float | None:
    """The time that a share of them is no longer than."""
    if not times:
        return None
    return round(times[min(len(times) - 1, int(share * len(times)))], 1)


def _resident_megabytes(pid: int) -> float | None:
    """The most memory that a process has had; only Linux tells."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return None
    for line in status.read_text().splitlines():
        if line.startswith("VmHWM"):
            return round(int(line.split()[1]) / 1024, 1)
    return None
