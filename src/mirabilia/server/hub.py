"""The hub: tables in memory, in step with their journals, and whoever hears of what happens."""

import asyncio
import contextlib
import json
import re
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Sequence
from dataclasses import dataclass, replace
from typing import Any

from mirabilia.server.credentials import new_id
from mirabilia.server.errors import Refusal, shortened
from mirabilia.server.limits import Rate
from mirabilia.server.logs import LOG
from mirabilia.server.metrics import Metrics
from mirabilia.server.rooms import READ_ANEW, Connection, Room
from mirabilia.server.rows import age_of, seat_rows
from mirabilia.server.settings import Settings
from mirabilia.server.thinking import Thinkers
from mirabilia.store import Append, Kept, Store
from mirabilia.store.journal import UNREACHABLE
from mirabilia.table import Entry, Setup, Table, TableError, read_entry
from mirabilia.table import entries as journal

LEASE_MS = 15_000
"""How long a server has for a bot's move before another one may take it on."""
TRIES = 8
"""How often a command is tried anew when another server was faster."""
Command = Callable[[Table, int], list[Entry]]
"""What to do at a table at a time: the new entries, or a TableError."""
_ID = re.compile(r"[\w-]{1,64}", re.ASCII)
_OF_SEATS = (
    journal.Joined,
    journal.Vacated,
    journal.Swapped,
    journal.BotSeated,
    journal.GaveUp,
    journal.Ended,
)


@dataclass(frozen=True)
class Earlier:
    """A game that is played on at another table: its deal, and each action with its seat."""

    seed: int
    moves: list[tuple[int, int]]


def _closing() -> Refusal:
    return Refusal("closing", "the server stops; connect again in a moment")


def now_ms() -> int:
    """The time, as tables count it."""
    return time.time_ns() // 1_000_000


class Hub:
    """All tables that this server has in memory."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.thinkers = Thinkers(settings)
        limits = settings.limits
        self.chat, self.undo, self.hints = Rate(limits.chat), Rate(limits.undo), Rate(limits.hints)
        """What somebody may do so often at one table, however often they connect."""
        self.rooms: dict[str, Room] = {}
        self.is_ready = False
        """Whether the rules are compiled."""
        self._settled = asyncio.Event()
        """Whether they are, or never will be."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._changing: set[asyncio.Task[Any]] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closing = False
        self._is_away, self._back_at = False, 0
        """Whether the database did not answer lately, and when it did again."""
        self._listening = store.listening(self._hear)

    # Beginning and ending

    async def start(self) -> None:
        """Continue where tables were left; compile in the background."""
        was_out_of_reach = await self.store.begin(now_ms())
        if self._listening:
            await self._listening.start()
        self._begin(self._prepare(was_out_of_reach))

    async def _prepare(self, was_out_of_reach: bool) -> None:
        await self.thinkers.prepare_rules()
        self.is_ready = True
        self._settled.set()
        self._begin(self.thinkers.prepare_bots())
        if was_out_of_reach:
            with contextlib.suppress(*UNREACHABLE):
                await self._give_time_back()
        self.store.writer.on_return = self._after_outage
        self._begin(self._sweep())

    async def until_ready(self) -> None:
        """Wait for the rules. They are compiled once; from then on this takes no time."""
        await self._settled.wait()
        if not self.is_ready:
            raise _closing()

    async def _give_time_back(self) -> None:
        """Nobody's clock ran while no server did."""
        for table in await self.store.running_clocks():
            await self._reporting(self._ignoring_refusals(self._give_back(table)))

    async def _give_back(self, table: str) -> None:
        await self.change(await self.room(table), _restart_clocks)

    def _after_outage(self) -> None:
        self._is_away, self._back_at = False, now_ms()
        for room in list(self.rooms.values()):
            if room.table.deadline is not None:
                self._begin(self._ignoring_refusals(self.change(room, _restart_clocks)))

    async def quiesce(self) -> None:
        """Take nothing on any more; finish what was begun."""
        self._is_closing = True
        self._settled.set()
        while self._changing and self.store.writer.is_reachable:
            await asyncio.wait(self._changing, timeout=0.1)

    async def close(self) -> None:
        """Stop. Whoever is connected may connect to another server, or later to this one."""
        await self.quiesce()
        for room in list(self.rooms.values()):
            for connection in list(room.connections):
                await connection.close(1012, "the server stops")
        if self._listening:
            await self._listening.tell(f"gone {self.store.origin} -")
            await self._listening.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        with contextlib.suppress(*UNREACHABLE):
            await self.store.end()

    def _begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(self._reporting(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _reporting(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except UNREACHABLE as error:
            LOG.warning("the database does not answer", error=type(error).__name__)
        except Exception:
            self.metrics.faults.inc()
            LOG.exception("fault")

    async def _ignoring_refusals(self, work: Coroutine[Any, Any, Any]) -> None:
        with contextlib.suppress(Refusal):
            await work

    # Tables

    async def open(
        self,
        setup: Setup,
        host: str,
        joining: list[tuple[int, str]],
        *,
        earlier: Earlier | None = None,
    ) -> Room:
        """A new table, kept; the host sits down where they wish."""
        now = now_ms()
        try:
            table = Table.open(setup, host=host, now=now, seed=earlier.seed if earlier else None)
            for seat, name in joining:
                for entry in table.join(seat, host, name, now):
                    table.add(entry)
            for entry in table.resume(earlier.moves, now) if earlier else ():
                table.add(entry)
        except TableError as error:
            raise Refusal(error.code, shortened(str(error))) from error
        room = Room(new_id(), table)
        entries = [entry.document() for entry in table.entries]
        await self.store.create(room.id, entries, self._kept(table, now), seat_rows(table))
        self.rooms[room.id] = room
        self._attend(room)
        return room

    async def room(self, table: str) -> Room:
        """A table by its name, from its journal unless it is in memory."""
        room = self.rooms.get(table)
        if room is not None:
            room.used_at = time.monotonic()
            return room
        if not _ID.fullmatch(table):  # nothing that a database cannot even be asked for
            raise Refusal("table", "there is no such table")
        if table not in self._loading:
            loading = asyncio.create_task(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room:
        documents = await self.store.journal(table)
        if not documents:
            raise Refusal("table", "there is no such table")
        await self.until_ready()
        try:
            room = Room(table, await asyncio.to_thread(_read, documents))
        except ValueError as error:
            LOG.warning("a journal cannot be read", table=table[:4], error=type(error).__name__)
            raise Refusal("unreadable", "this table was kept by other rules") from error
        self.rooms[table] = room
        await self._catch_up(room)  # what came while it was read
        if self._listening:
            await self._listening.tell(f"who {self.store.origin} {table}")
        self._attend(room)
        return room

    async def change(self, room: Room, command: Command) -> int:
        """Do something at a table: durable when this returns. The number of entries then."""
        if self._is_closing:
            raise _closing()
        await self.until_ready()
        task = asyncio.create_task(self._change(room, command))
        self._changing.add(task)
        task.add_done_callback(self._changing.discard)
        return await asyncio.shield(task)  # a connection that breaks must not break this

    async def _change(self, room: Room, command: Command) -> int:
        begun = time.perf_counter()
        async with room.lock:
            for _ in range(TRIES):
                room.check()
                table, now = room.table, now_ms()
                try:
                    entries = command(table, now)
                except TableError as error:
                    raise Refusal(error.code, shortened(str(error))) from error
                if not entries:
                    return table.number
                if await self._kept_in_journal(room, entries, now):
                    break
                await self._reload(room)
            else:
                raise Refusal("busy", "too many changes at once; try again")
            number = room.table.number
        for entry in entries:
            self.metrics.changes.labels(entry.kind).inc()
        self.metrics.seconds.observe(time.perf_counter() - begun)
        self._tell(room)
        return number

    async def _kept_in_journal(self, room: Room, entries: list[Entry], now: int) -> bool:
        """Add entries to the table and to its journal; False if the journal was ahead."""
        table, before = room.table, room.table.number
        try:
            for entry in entries:
                table.add(entry)
            of_seats = table.status == "over" or any(isinstance(e, _OF_SEATS) for e in entries)
            return await self.store.append(
                Append(
                    room.id,
                    before,
                    [entry.document() for entry in entries],
                    now,
                    self._kept(table, now),
                    seat_rows(table) if of_seats else None,
                )
            )
        except BaseException:
            self._lose(room)  # it may be ahead of its journal
            raise

    async def _reload(self, room: Room) -> None:
        try:
            room.table = _read(await self.store.journal(room.id))
        except BaseException:
            self._lose(room)  # it still has what its journal has not
            raise
        self._tell(room)

    def _lose(self, room: Room) -> None:
        room.is_lost = True
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        for connection in list(room.connections):
            self._begin(connection.close(1012, READ_ANEW))

    @contextlib.asynccontextmanager
    async def reading(self, table: str) -> AsyncIterator[Room]:
        """A table that nobody changes meanwhile; read anew if it fell out of step."""
        while True:
            room = await self.room(table)
            async with room.lock:
                if not room.is_lost:
                    yield room
                    return

    def _kept(self, table: Table, now: int) -> Kept:
        """What the store shall know of a table: who decides, and when a server must act."""
        deciding, deadline = table.to_decide, table.deadline
        due_at = None if deadline is None else deadline + 1
        kept = Kept(table.status, deciding, due_at, age=age_of(table), host=table.host)
        if any(table.seats[seat].bot for seat in deciding):
            return replace(kept, due_at=now, keeper=self.store.origin, kept_until=now + LEASE_MS)
        return kept

    # Telling

    def _tell(self, room: Room) -> None:
        room.used_at = time.monotonic()
        for connection in room.connections:
            connection.wake()
        if room.table.status == "over":
            self.thinkers.forget(room.id)
        self._attend(room)

    async def enter(self, room: Room, connection: Connection) -> None:
        """Somebody is connected."""
        room.connections.add(connection)
        self.metrics.sockets.inc()
        if room.is_lost:  # it was in step when they asked for it
            await connection.close(1012, READ_ANEW)
        else:
            await self._announce(room)

    async def leave(self, room: Room, connection: Connection) -> None:
        """Somebody is not connected any more."""
        room.connections.discard(connection)
        self.metrics.sockets.dec()
        room.used_at = time.monotonic()
        await self._announce(room)

    def is_here(self, table: str, people: Collection[str]) -> bool:
        """Whether somebody has a table before their eyes, by a connection to this server."""
        room = self.rooms.get(table)
        return room is not None and any(
            not connection.people.isdisjoint(people) for connection in room.connections
        )

    async def _announce(self, room: Room) -> None:
        self._show_presence(room)
        if self._listening:
            seats, spectators = room.here()
            listed = ",".join(str(seat) for seat in sorted(seats))
            await self._listening.tell(
                f"presence {self.store.origin} {room.id} {spectators} {listed}"
            )

    # Other servers

    async def _hear(self, message: str | None) -> None:
        if message is None:  # some were missed
            self._begin(self._catch_up_everywhere())
            for room in list(self.rooms.values()):
                await self._announce(room)
            if self._listening:
                await self._listening.tell(f"hello {self.store.origin} -")
            return
        kind, origin, table, *rest = message.split(" ", 4)
        if origin == self.store.origin:
            return
        there = self.rooms.get(table)
        if kind == "hello":
            for each in list(self.rooms.values()):
                await self._announce(each)
        elif kind == "gone":
            self._forget({origin})
        elif there is not None and kind == "changed":
            number, entries = (int(rest[0]), json.loads(rest[1])) if rest else (0, [])
            self._begin(self._catch_up_surely(there, number, entries))
        elif there is not None and kind == "who":
            await self._announce(there)
        elif there is not None and kind == "presence":
            seats = frozenset(int(seat) for seat in rest[1].split(",") if seat)
            there.elsewhere[origin] = (seats, int(rest[0]))
            self._show_presence(there)

    def _forget(self, servers: Collection[str]) -> None:
        """Nobody is connected to servers that have stopped."""
        for room in self.rooms.values():
            if gone := room.elsewhere.keys() & servers:
                for origin in gone:
                    del room.elsewhere[origin]
                self._show_presence(room)

    def _show_presence(self, room: Room) -> None:
        for connection in room.connections:
            connection.tell_presence()

    async def _catch_up_everywhere(self) -> None:
        """What was missed may be at any table: one after another, since others read as well."""
        for room in list(self.rooms.values()):
            await self._catch_up_surely(room)

    async def _catch_up_surely(
        self, room: Room, number: int = 0, told: Sequence[dict[str, Any]] = ()
    ) -> None:
        """The same as below, however long the database does not answer: nobody tells it twice."""
        is_behind = True
        while is_behind and self.rooms.get(room.id) is room:
            try:
                await self._catch_up(room, number, told)
                is_behind = False
            except UNREACHABLE as error:
                LOG.warning("the database does not answer", error=type(error).__name__)
                await asyncio.sleep(self.settings.sweep_seconds)

    async def _catch_up(
        self, room: Room, number: int = 0, told: Sequence[dict[str, Any]] = ()
    ) -> None:
        """Add what other servers have kept: the entries told, if they are the next; else read."""
        async with room.lock:
            known = room.table.number
            if room.is_lost or (told and number + len(told) <= known):
                return
            fresh = told if told and number == known else await self.store.journal(room.id, known)
            try:
                for document in fresh:
                    room.table.add(read_entry(document))
            except Exception:
                self._lose(room)  # it has half of what was kept together
                raise
        if fresh:
            self._tell(room)

    # Bots and clocks

    def _attend(self, room: Room) -> None:
        """Let the bots think that must decide."""
        for seat in room.table.to_decide:
            if room.table.seats[seat].bot and seat not in room.thinking and not self._is_closing:
                room.thinking.add(seat)
                self._begin(self._think(room, seat))

    async def _think(self, room: Room, seat: int) -> None:
        """A bot's move. Where another server is at it, that one has some time."""
        done = False
        try:
            now = now_ms()
            if self.store.is_shared and not await self.store.claim(room.id, now, now + LEASE_MS):
                return
            async with room.lock:
                table = room.table
                bot, asked = table.seats[seat].bot, table.asked(seat)
                if bot is None or asked is None or table.game is None or room.is_lost:
                    return
                if seat not in table.to_decide:  # where several choose at once it has chosen
                    return
                view = table.game.view(seat)
            begun = time.perf_counter()
            try:
                number = await self.thinkers.choose(room.id, seat, bot, view)
            except Exception:
                self.metrics.faults.inc()
                LOG.exception("bot failed", table=room.id[:4], bot=bot)
                number = await self.thinkers.stand_in(view)
            self.metrics.thinking.labels(bot.partition(":")[0]).observe(time.perf_counter() - begun)
            with contextlib.suppress(Refusal):  # taken back meanwhile, or over
                await self.change(room, lambda t, at: t.play(seat, number, asked, at))
            done = True
        finally:
            room.thinking.discard(seat)
        if done and not room.is_lost:
            self._attend(room)

    async def _sweep(self) -> None:
        """Look for clocks that are up and for bots that nobody lets think."""
        beats = 0
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            try:
                now = now_ms()
                if beats % 3 == 0:
                    self._forget(await self.store.heartbeat(now))
                beats += 1
                due = await self.store.due(now)
                if self._is_away and self.store.writer.is_reachable:
                    self._after_outage()
                for table in due if self.store.writer.is_reachable else ():
                    if await self.store.claim(table, now, now + LEASE_MS):
                        self._begin(self._ignoring_refusals(self._look_after(table)))
                self._unload()
            except UNREACHABLE as error:
                self._is_away = True
                LOG.warning("the database does not answer", error=type(error).__name__)

    async def _look_after(self, table: str) -> None:
        room = await self.room(table)
        await self.change(room, self._flag)
        self._attend(room)

    def _flag(self, table: Table, now: int) -> list[Entry]:
        """Whose time is up loses, unless it was while the database was away."""
        was_away = table.deadline is not None and table.deadline <= self._back_at
        if was_away and table.status == "playing":
            return table.restart_clocks(now)
        return table.flag(now)

    def _unload(self) -> None:
        """Forget tables where nobody is."""
        before = time.monotonic() - self.settings.idle_seconds
        for room in list(self.rooms.values()):
            idle = room.used_at < before and not room.connections and not room.thinking
            if idle and not room.lock.locked():
                del self.rooms[room.id]
                self.thinkers.forget(room.id)
        self.metrics.rooms.set(len(self.rooms))


def _restart_clocks(table: Table, now: int) -> list[Entry]:
    return table.restart_clocks(now)


def _read(documents: list[dict[str, Any]]) -> Table:
    return Table(read_entry(document) for document in documents)
