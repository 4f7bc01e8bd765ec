"""Tables over HTTP: setting up, sitting down, lists, records, replays."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response

import mirabilia
from mirabilia.bots import DEFAULT_LEVEL, LEVELS, known_bots
from mirabilia.bots.registry import find
from mirabilia.notation.catalogue import LANGUAGES
from mirabilia.notation.games import GAMES, notation
from mirabilia.server import choices, documents, telling
from mirabilia.server.credentials import digest, new_secret
from mirabilia.server.errors import Refusal, shortened
from mirabilia.server.hub import Command, Hub, now_ms
from mirabilia.server.limits import Rate
from mirabilia.server.protocol import Language
from mirabilia.server.replays import replay
from mirabilia.server.rooms import Room
from mirabilia.server.visitors import Visitor, address_of, hub_of, settled, visitor_of
from mirabilia.table import Seat, Setup, Table, TableError
from mirabilia.table import entries as journal
from mirabilia.table.clock import KINDS
from mirabilia.table.seats import checked_name
from mirabilia.table.setup import OPEN, SPECTATORS, VISIBILITIES

MOST_SIMULATIONS, MOST_MILLISECONDS = 100_000, 5_000
"""What a bot at a table may spend on a move."""
TableId = Annotated[str, Path(max_length=64)]

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/games")
async def games() -> documents.Catalogue:
    """All that a table can be set up with."""
    return documents.Catalogue(
        version=mirabilia.__version__,
        games=[_game(name) for name in GAMES],
        bots=[
            documents.BotTold(bot=name, description=kind.description, is_level=name in LEVELS)
            for name, kind in known_bots().items()
        ],
        default_bot=DEFAULT_LEVEL,
        languages=list(LANGUAGES),
        clocks=list(KINDS),
        visibilities=list(VISIBILITIES),
        spectators=list(SPECTATORS),
    )


def _game(name: str) -> documents.GameTold:
    rules = notation(name).rules
    return documents.GameTold(
        game=name,
        rules_version=rules.version,
        players=rules.players,
        options=[
            documents.Choice(name=each.name, values=list(each.values), meaning=each.meaning)
            for each in rules.choices
        ],
        rulings={preset: dict(values) for preset, values in rules.presets.items()},
        kinds=choices.kinds(name),
    )


# Setting up and sitting down


@router.post("/tables", status_code=201)
async def open_table(
    opening: documents.Opening, request: Request, response: Response
) -> documents.Seated:
    """Set up a table; whoever does is its host."""
    hub = hub_of(request)
    await hub.until_ready()
    try:
        setup = Setup.read(opening.setup)
    except TableError as error:
        raise Refusal(error.code, shortened(str(error))) from error
    for bot in {*setup.seats, setup.stand_in} - {OPEN}:
        checked_bot(bot)
    visitor = await visitor_of(request)
    await check_new_table(request, visitor)
    joining = [(each.seat, each.name) for each in opening.join]
    trial = Table.open(setup, host="", seed=0, now=0)
    for seat, name in joining:  # refuse it before a guest is made
        for entry in _joining(trial, seat, "", name):
            trial.add(entry)
    visitor = await settled(
        request, response, visitor, trial.seats[joining[0][0]].name if joining else ""
    )
    return await seated(hub, await hub.open(setup, str(visitor.main), joining), visitor)


async def check_new_table(request: Request, visitor: Visitor) -> None:
    """Refuse a new table to somebody who has had too many."""
    hub = hub_of(request)
    rate: Rate = request.app.state.new_tables
    if not rate.take(address_of(request)):
        raise Refusal("rate", "too many new tables at once; wait a little")
    most = hub.settings.limits.open_tables
    if visitor.ids and await hub.store.count_open(visitor.ids) >= most:
        raise Refusal("tables", f"you have {most} tables that are not over; finish one first")


@router.get("/tables/{table}")
async def look(table: TableId, request: Request, language: Language = "en") -> documents.TableNow:
    """A table as a spectator sees it."""
    async with hub_of(request).reading(table) as room:
        shown = watched(room)
        now = time_at(room, shown)
        told = telling.told(shown, (), since=0, language=language, now=now)
        about = telling.welcome(room.table, room.id)
    return documents.TableNow.model_validate({**told, "table": about})


@router.post("/tables/{table}/join")
async def join(
    table: TableId, joining: documents.Joining, request: Request, response: Response
) -> documents.Seated:
    """Sit down. Who sits down twice plays both seats at one screen."""
    hub = hub_of(request)
    room = await hub.room(table)
    visitor = await visitor_of(request, table)
    _joining(room.table, joining.seat, "", joining.name)  # refuse it before a guest is made
    visitor = await settled(request, response, visitor, checked_name(joining.name))
    holder = str(visitor.main)
    await hub.change(room, lambda t, now: t.join(joining.seat, holder, joining.name, now))
    return await seated(hub, room, visitor)


@router.post("/tables/{table}/leave")
async def leave(table: TableId, leaving: documents.Leaving, request: Request) -> documents.Done:
    """Stand up. If the game has begun, a bot goes on. The host may also make a seat free before."""
    seat = leaving.seat

    def do(t: Table, now: int, visitor: Visitor) -> list[journal.Entry]:
        if not (t.status == "waiting" and t.host in visitor.ids):
            _check_seat(t, seat, visitor)
        return t.leave(seat, now)

    return await _change(request, table, do)


@router.post("/tables/{table}/bot")
async def seat_bot(
    table: TableId, seating: documents.SeatingBot, request: Request
) -> documents.Done:
    """Let a bot take an open seat; for the host."""
    checked_bot(seating.bot)

    def do(t: Table, now: int, visitor: Visitor) -> list[journal.Entry]:
        _check_host(t, visitor)
        return t.seat_bot(seating.seat, seating.bot, now)

    return await _change(request, table, do)


@router.post("/tables/{table}/swap")
async def swap(table: TableId, swapping: documents.Swapping, request: Request) -> documents.Done:
    """Let two seats change places; for the host."""

    def do(t: Table, now: int, visitor: Visitor) -> list[journal.Entry]:
        _check_host(t, visitor)
        return t.swap(swapping.seat, swapping.other, now)

    return await _change(request, table, do)


@router.post("/tables/{table}/rematch")
async def rematch(table: TableId, request: Request) -> documents.Seated:
    """A new table for the same people, each one seat further; who asks sits down there."""
    hub = hub_of(request)
    room = await hub.room(table)
    visitor = await visitor_of(request, table)
    if not room.table.seats_of(*visitor.ids):
        raise Refusal("forbidden", "a rematch is for those who played")
    async with room.rematching:
        if room.table.rematch is None:
            await _set_up_rematch(request, room, visitor)
    there = await hub.room(str(room.table.rematch))
    await hub.change(there, lambda t, now: _sitting_down_again(room.table, t, visitor, now))
    return await seated(hub, there, visitor)


def _sitting_down_again(old: Table, new: Table, visitor: Visitor, now: int) -> list[journal.Entry]:
    """Those who come later to a rematch take what is still free of the seats meant for them."""
    if new.status != "waiting" or new.seats_of(*visitor.ids):
        return []
    taken: list[journal.Entry] = []
    for seat, name in _moving_on(old, visitor):
        if new.seats[seat].is_open:
            taken += new.join(seat, str(visitor.main), name, now)
    return taken


def _moving_on(old: Table, visitor: Visitor) -> list[tuple[int, str]]:
    """Somebody's seats at the next table, with their names."""
    places = len(old.seats)
    return [((seat + 1) % places, old.seats[seat].name) for seat in old.seats_of(*visitor.ids)]


async def _set_up_rematch(request: Request, room: Room, visitor: Visitor) -> None:
    """Set up a table for those who played: strangers do not find it."""
    hub, old = hub_of(request), room.table
    if old.status != "over":
        raise Refusal("status", f"the table is {old.status}; it must be over for this")
    await check_new_table(request, visitor)
    places = len(old.seats)
    plan = [_planned(old.seats[(seat - 1) % places]) for seat in range(places)]
    changed = {"seats": plan, "practice": False, "visibility": "link"}
    setup = Setup.read({**old.setup.document(), **changed})
    fresh = await hub.open(setup, str(visitor.main), _moving_on(old, visitor))
    try:
        await hub.change(room, lambda t, now: t.rematched(fresh.id, now))
    except Refusal as refusal:
        if refusal.code != "asked":
            raise
        await _give_up_unused(hub, fresh)  # another server was faster; its table is the one


async def _give_up_unused(hub: Hub, room: Room) -> None:
    """A table at which nobody will ever sit is over, and in nobody's list."""

    def leave(t: Table, now: int) -> list[journal.Entry]:
        seats = t.seats_of(t.host) if t.status == "waiting" else []
        return t.leave(seats[0], now) if seats else []

    for _ in room.table.seats:
        await hub.change(room, leave)


def _planned(seat: Seat) -> str:
    """A seat at the next table: a bot's again, unless it stood in for somebody."""
    return seat.bot if seat.bot and seat.former is None else OPEN


def _joining(table: Table, seat: int, holder: str, name: str) -> list[journal.Entry]:
    try:
        return table.join(seat, holder, name, 0)
    except TableError as error:
        raise Refusal(error.code, shortened(str(error))) from error


async def seated(hub: Hub, room: Room, visitor: Visitor) -> documents.Seated:
    """A secret for somebody's seats at a table."""
    token = new_secret()
    await hub.store.add_token(digest(token), room.id, str(visitor.main))
    seats = room.table.seats_of(*visitor.ids)
    return documents.Seated(table=room.id, seats=seats, token=token)


async def _change(request: Request, table: str, do: Any) -> documents.Done:
    hub = hub_of(request)
    room = await hub.room(table)
    visitor = await visitor_of(request, table)
    command: Command = lambda t, now: do(t, now, visitor)  # noqa: E731  # it needs its type
    return documents.Done(number=await hub.change(room, command))


def _check_seat(table: Table, seat: int, visitor: Visitor) -> None:
    if seat not in table.seats_of(*visitor.ids):
        raise Refusal("forbidden", f"seat {seat} is not yours")


def _check_host(table: Table, visitor: Visitor) -> None:
    if table.host not in visitor.ids:
        raise Refusal("forbidden", "this is for the host of the table to decide")


def checked_bot(name: str) -> None:
    """Whether a bot is known and thinks no longer than people will wait."""
    try:
        _, budget = find(name)
    except ValueError as error:
        raise Refusal("bot", shortened(str(error))) from error
    if budget.get("simulations", 0) > MOST_SIMULATIONS:
        raise Refusal("bot", f"bot {name!r}: allowed are up to {MOST_SIMULATIONS} simulations")
    if budget.get("milliseconds", 0) > MOST_MILLISECONDS:
        raise Refusal("bot", f"bot {name!r}: allowed are up to {MOST_MILLISECONDS} milliseconds")


def watched(room: Room) -> Table:
    """The table as a spectator may see it."""
    match room.table.setup.spectators:
        case "none" if room.table.status == "playing":
            raise Refusal("spectators", "this table cannot be watched")
        case "delayed":
            return room.delayed()
    return room.table


def time_at(room: Room, shown: Table) -> int:
    """The time for a table as it is shown: shown late, its clocks stand as they did then."""
    return now_ms() if shown is room.table else shown.entries[-1].at


# Lists


@router.get("/tables")
async def lists(
    request: Request,
    show: Literal["open", "live", "mine", "history"] = "open",
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
) -> documents.Listing:
    """Public tables that wait (`open`) or can be watched (`live`); `mine`; my `history`."""
    hub = hub_of(request)
    store = hub.store
    visitor = await visitor_of(request)
    if show == "open":
        page = await store.open_tables(before)
    elif show == "live":
        page = await store.live_tables(before)
    else:
        page = await store.tables_of(visitor.ids, over=show == "history", before=before)
    return documents.Listing(
        tables=[
            _listed(table, visitor, hub.is_here(table["id"], visitor.ids)) for table in page.tables
        ],
        before=page.before,
    )


def _listed(table: dict[str, Any], visitor: Visitor, is_here: bool) -> documents.Listed:
    seats = [
        documents.SeatListed(
            seat=seat["seat"],
            kind="bot" if seat["bot"] else "human" if seat["holder"] else "open",
            name=seat["name"],
            bot=seat["bot"],
            is_you=seat["holder"] in visitor.ids,
            gave_up=seat["gave_up"],
            share=seat["share"],
            points=seat["points"],
        )
        for seat in table["seats"]
    ]
    yours = {seat.seat for seat in seats if seat.is_you and not seat.gave_up}
    return documents.Listed(
        table=table["id"],
        game=table["game"],
        setup=table["setup"],
        status=table["status"],
        opened_at=table["opened_at"],
        changed_at=table["changed_at"],
        seats=seats,
        to_decide=table["deciding"],
        age=table["age"] if yours or table["spectators"] == "public" else None,
        is_host=table["host"] in visitor.ids,
        is_your_turn=not yours.isdisjoint(table["deciding"]),
        is_unread=bool(yours) and table["number"] > table["seen"] and not is_here,
    )


# Finished games


@router.get("/tables/{table}/record")
async def record(table: TableId, request: Request, response: Response) -> dict[str, Any]:
    """The record of a finished game, to keep or to load elsewhere."""
    room = await _finished(request, table)
    response.headers["content-disposition"] = f'attachment; filename="mirabilia-{table}.json"'
    return record_of(room.table)


@router.get("/tables/{table}/replay")
async def replayed(table: TableId, request: Request, language: Language = "en") -> documents.Replay:
    """A finished game, step by step; the seal of its seed checked."""
    room = await _finished(request, table)
    about = telling.welcome(room.table, room.id)
    steps = await hub_of(request).thinkers.read(lambda: replay(room.table, language))
    return documents.Replay.model_validate({"table": about, **steps})


@router.get("/tables/{table}/analysis")
async def analysis(table: TableId, request: Request, language: Language = "en") -> dict[str, Any]:
    """A finished game looked at again: each move's chances, mistakes, turning points."""
    hub = hub_of(request)
    room = await _finished(request, table)
    if not room.table.setup.hints:
        raise Refusal("hints", "this table allows no hints, and no analysis")
    record = record_of(room.table)
    if not record["actions"]:
        raise Refusal("status", "the game ended before its first move; there is nothing to analyse")
    made = await hub.store.analysis(table)
    if made is None:
        rate: Rate = request.app.state.analyses
        if not rate.take(address_of(request)):
            raise Refusal("rate", "too many analyses at once; wait a little")
        made = await hub.thinkers.analyse(record)
        await hub.store.keep_analysis(table, made, now_ms())
    return telling.analysis_in(made, language, telling.names_of(room.table, language))


def record_of(table: Table) -> dict[str, Any]:
    """The record of a table's game, with its players' names."""
    assert table.game is not None
    return table.game.record() | {"players": list(telling.names_of(table))}


async def _finished(request: Request, table: str) -> Room:
    async with hub_of(request).reading(table) as room:
        if room.table.status != "over":
            raise Refusal("status", f"the table is {room.table.status}; it must be over for this")
        if room.table.game is None:
            raise Refusal("status", "everybody left before the game began")
        return room
