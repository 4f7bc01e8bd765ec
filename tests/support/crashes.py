"""Servers killed in the middle of play, again and again: `python -m support.crashes TIMES`.

People play at many tables, some against bots, and connect again by themselves. Every so often
the server is killed (SIGKILL) and started anew. After each kill the journals are compared with what
the players know: every acknowledged move is there, in its order and once; whatever anybody was
told is still true.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from mirabilia.store import address, connected
from mirabilia.table import Table, read_entry
from support.postgres import free_port, shared_cluster
from support.servers import socket_url

GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError)
READY_SECONDS = 300
"""How long a server may take to compile its rules, or players to begin."""
SETUPS: list[dict[str, Any]] = [
    {"game": "duel"},
    {"game": "duel", "options": {"pantheon": True}},
    {"game": "duel", "seats": ["open", "builder"]},
    {"game": "classic", "options": {"players": 3}},
    {"game": "classic", "options": {"players": 4}, "seats": ["open", "builder", "open", "builder"]},
]


@dataclass
class Sent:
    """A move as its player sent it."""

    action: int
    asked: int
    is_acknowledged: bool = False


@dataclass
class Witness:
    """A player who plays on as long as there is a server, and remembers everything."""

    url: str
    table: str
    seat: int
    token: str
    chance: random.Random
    sent: list[Sent] = field(default_factory=list)
    told: dict[int, dict[str, Any]] = field(default_factory=dict)
    """Entries of the log, by number."""
    last: int = 0
    problems: list[str] = field(default_factory=list)

    async def play(self) -> None:
        """Play until the game is over, over as many connections as it takes."""
        while True:
            try:
                async with connect(socket_url(self.url, self.table), open_timeout=5) as channel:
                    hello = {"type": "hello", "token": self.token, "last": self.last}
                    await channel.send(json.dumps(hello))
                    if await self._talk(channel):
                        return
            except GONE:
                await asyncio.sleep(0.05)

    async def _talk(self, channel: Any) -> bool:
        answered: set[int] = set()
        while True:
            message = json.loads(await channel.recv())
            if message["type"] == "ack":
                self.sent[message["id"]].is_acknowledged = True
            elif message["type"] == "refused":
                if message["code"] == "rate":  # faster than a person may be: ask again rested
                    await asyncio.sleep(1)
                    return False
                if message["code"] not in ("closing", "unavailable"):
                    self.problems.append(f"refused: {message}")
                    answered.clear()
            elif message["type"] in ("welcome", "update"):
                self._remember(message)
                if message["status"] == "over":
                    return True
                question = message["views"][0]["question"]
                if question and question["must"] and question["asked"] not in answered:
                    answered.add(question["asked"])
                    action = self.chance.choice(question["actions"])["number"]
                    asked = {"asked": question["asked"], "action": action}
                    move = {"type": "play", "id": len(self.sent), "seat": self.seat, **asked}
                    self.sent.append(Sent(**asked))
                    await channel.send(json.dumps(move))

    def _remember(self, message: dict[str, Any]) -> None:
        for entry in message["log"]:
            known = self.told.setdefault(entry["number"], entry)
            if known != entry:
                self.problems.append(f"told {known}, then {entry}")
        self.last = message["number"]

    def compare(self, journal: list[dict[str, Any]]) -> None:
        """What a journal lacks, has twice, or has otherwise than it was told."""
        for number, entry in self.told.items():
            if number >= len(journal):
                self.problems.append(f"lost: entry {number} {entry['type']}")
            elif any(journal[number][name] != entry[name] for name in ("type", "at")):
                self.problems.append(f"changed: entry {number}")
        kept = [e["action"] for e in journal if e["type"] == "played" and e["seat"] == self.seat]
        left = list(kept)
        for asked, moves in groupby(self.sent, key=lambda move: move.asked):  # sent again or not
            tried = list(moves)
            acknowledged = [move.action for move in tried if move.is_acknowledged]
            if left and left[0] in (acknowledged or [move.action for move in tried]):
                left.pop(0)
            elif acknowledged:
                self.problems.append(f"lost: acknowledged answer {acknowledged} to {asked}")
        if left:
            self.problems.append(f"doubled: {len(left)} moves that nobody sent")


@dataclass
class Outcome:
    """What came of it."""

    kills: int = 0
    moves: int = 0
    acknowledged: int = 0
    in_doubt: int = 0
    games_over: int = 0
    problems: list[str] = field(default_factory=list)
    seconds_to_return: list[float] = field(default_factory=list)

    def document(self) -> dict[str, Any]:
        """As JSON."""
        back = sorted(self.seconds_to_return)
        return {
            "kills": self.kills,
            "moves_sent": self.moves,
            "acknowledged": self.acknowledged,
            "sent_but_not_acknowledged": self.in_doubt,
            "games_over": self.games_over,
            "problems": len(self.problems),
            "first_problems": self.problems[:5],
            "seconds_until_ready_again": back[len(back) // 2] if back else None,
        }


class Crashes:
    """A server that is killed over and over."""

    def __init__(self, database: str, tables: int, seed: int) -> None:
        self._database = database
        self._tables = tables
        self._chance = random.Random(seed)
        self._port = free_port()
        self._url = f"http://127.0.0.1:{self._port}"
        self._witnesses: list[Witness] = []
        self._playing: dict[str, asyncio.Task[Any]] = {}
        self._outcome = Outcome()

    async def run(self, times: int) -> Outcome:
        """Kill it so many times."""
        process = await self._start()
        try:
            for _ in range(times):
                await self._sit_down()
                await self._play_on()
                await asyncio.sleep(self._chance.uniform(0.2, 1.2))
                process.send_signal(signal.SIGKILL)
                await process.wait()
                self._outcome.kills += 1
                await asyncio.sleep(0.1)  # for what was sent to be read
                await self._compare()
                begun = time.perf_counter()
                process = await self._start()
                self._outcome.seconds_to_return.append(round(time.perf_counter() - begun, 2))
            await asyncio.sleep(1)
            await self._bots_go_on()
        finally:
            for task in self._playing.values():
                task.cancel()
            await asyncio.gather(*self._playing.values(), return_exceptions=True)
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            await process.wait()
        await self._compare(at_the_end=True)
        self._count()
        return self._outcome

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "mirabilia", "serve", "--port", str(self._port)),
            *("--database", self._database, "--unlimited"),
            stdout=asyncio.subprocess.DEVNULL,
        )
        async with httpx.AsyncClient(base_url=self._url, timeout=5) as client:
            for _ in range(20 * READY_SECONDS):
                with contextlib.suppress(httpx.HTTPError):
                    if (await client.get("/healthz")).json()["status"] == "ok":
                        return process
                if process.returncode is not None:
                    raise RuntimeError("the server did not start")
                await asyncio.sleep(0.05)
        raise RuntimeError("the server was not ready in time")

    async def _sit_down(self) -> None:
        """As many tables in play as are wished for."""
        for name in [name for name, task in self._playing.items() if task.done()]:
            self._outcome.games_over += 1
            await self._playing.pop(name)
        while len(self._playing) < self._tables:
            setup = self._chance.choice(SETUPS)
            transport = httpx.AsyncHTTPTransport()
            host = httpx.AsyncClient(base_url=self._url, timeout=60, transport=transport)
            opened = (await host.post("/api/tables", json={"setup": setup})).json()
            name = opened["table"]
            seats = (await host.get(f"/api/tables/{name}")).json()["seats"]
            found = []
            for seat in [each["seat"] for each in seats if each["kind"] == "open"]:
                guest = httpx.AsyncClient(base_url=self._url, timeout=60, transport=transport)
                joining = {"seat": seat, "name": f"Player {seat}"}
                joined = (await guest.post(f"/api/tables/{name}/join", json=joining)).json()
                chance = random.Random(self._chance.random())
                found.append(Witness(self._url, name, seat, joined["token"], chance))
            await transport.aclose()
            self._witnesses += found
            self._playing[name] = asyncio.ensure_future(asyncio.gather(*(w.play() for w in found)))

    async def _play_on(self) -> None:
        """Wait until moves are made at about every table: in the middle of play is then."""
        at_play = [each for each in self._witnesses if each.table in self._playing]
        before = _acknowledged(at_play)
        async with asyncio.timeout(READY_SECONDS):
            while _acknowledged(at_play) - before < self._tables:
                if all(task.done() for task in self._playing.values()):
                    return
                await asyncio.sleep(0.05)

    async def _compare(self, *, at_the_end: bool = False) -> None:
        """Hold the journals against what everybody knows, without a server."""
        async with connected(address(self._database)) as store:
            for name in self._playing if not at_the_end else {w.table for w in self._witnesses}:
                journal = await store.journal(name)
                for witness in (each for each in self._witnesses if each.table == name):
                    witness.compare(journal)
                    self._outcome.problems += witness.problems
                    witness.problems = []
                self._replays(name, journal)

    def _replays(self, name: str, entries: list[dict[str, Any]]) -> None:
        """A journal must make a table again."""
        table = Table(read_entry(entry) for entry in entries)
        if table.number != len(entries):
            self._outcome.problems.append(f"{name} cannot be made again")

    async def _bots_go_on(self) -> None:
        """Wherever a bot must decide it does so by itself, though nobody plays."""
        for task in self._playing.values():
            task.cancel()
        async with httpx.AsyncClient(base_url=self._url, timeout=60) as client:
            for name in self._playing:
                for _ in range(1200):
                    table = (await client.get(f"/api/tables/{name}")).json()
                    waiting = [table["seats"][seat]["kind"] for seat in table["to_decide"]]
                    if "bot" not in waiting:
                        break
                    await asyncio.sleep(0.1)
                else:
                    self._outcome.problems.append(f"{name}: a bot does not go on")

    def _count(self) -> None:
        moves = [move for witness in self._witnesses for move in witness.sent]
        self._outcome.moves = len(moves)
        self._outcome.acknowledged = _acknowledged(self._witnesses)
        self._outcome.in_doubt = len(moves) - self._outcome.acknowledged


def _acknowledged(witnesses: list[Witness]) -> int:
    return sum(move.is_acknowledged for witness in witnesses for move in witness.sent)


@contextmanager
def database(kind: str) -> Iterator[str]:
    """An empty database of a kind, gone afterwards."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            yield os.fspath(Path(folder) / "games.sqlite")
    else:
        with shared_cluster() as cluster, cluster.empty_database() as empty:
            yield empty


def main() -> None:
    """Crash a server as often as asked for, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("times", type=int, nargs="?", default=100)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with database(given.database) as place:
        outcome = asyncio.run(Crashes(place, given.tables, given.seed).run(given.times))
    document = {"database": given.database, **outcome.document()}
    sys.stdout.write(json.dumps(document, indent=2) + "\n")
    sys.exit(bool(outcome.problems))


if __name__ == "__main__":
    main()
