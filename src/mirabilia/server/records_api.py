"""Records that somebody sends: watched, analysed, played on. Nothing of them is stored."""

import hashlib
from collections import OrderedDict
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Body, Request, Response

from mirabilia.server import documents, telling
from mirabilia.server.errors import Refusal, shortened
from mirabilia.server.hub import Earlier
from mirabilia.server.limits import Rate
from mirabilia.server.protocol import Language
from mirabilia.server.replays import kept_names, read, replay_of_record
from mirabilia.server.tables_api import check_new_table, checked_bot, seated
from mirabilia.server.visitors import address_of, hub_of, settled, visitor_of
from mirabilia.table import Setup, TableError
from mirabilia.table.seats import checked_name
from mirabilia.table.setup import OPEN
from mirabilia.table.taking_back import actors_of

REMEMBERED = 32
"""Analyses kept in memory: who changes the language need not wait again."""
Record = Annotated[
    dict[str, Any], Body(description="a record as the server gives it, see docs/formats.md")
]

router = APIRouter(prefix="/api/record", tags=["records"])


@router.post("/replay")
async def replayed(
    record: Record, request: Request, language: Language = "en"
) -> documents.RecordReplay:
    """The game of a record, step by step."""
    hub = hub_of(request)
    await hub.until_ready()
    _count(request.app.state.records, request)
    steps = await hub.thinkers.read(lambda: replay_of_record(record, language))
    return documents.RecordReplay.model_validate(steps)


@router.post("/analysis")
async def analysis(record: Record, request: Request, language: Language = "en") -> dict[str, Any]:
    """The game of a record looked at again: each move's chances, mistakes, turning points."""
    hub = hub_of(request)
    await hub.until_ready()
    _count(request.app.state.records, request)
    game = await hub.thinkers.read(lambda: read(record))
    if not game.record()["actions"]:
        raise Refusal("status", "the game ended before its first move; there is nothing to analyse")
    known: OrderedDict[str, dict[str, Any]] = request.app.state.analysed
    key = hashlib.sha256(orjson.dumps(game.record(), option=orjson.OPT_SORT_KEYS)).hexdigest()
    made = known.pop(key, None)
    if made is None:
        _count(request.app.state.analyses, request)
        made = await hub.thinkers.analyse(game.record())
    known[key] = made
    if len(known) > REMEMBERED:
        known.popitem(last=False)
    return telling.analysis_in(made, language, kept_names(game, language))


@router.post("/practice", status_code=201)
async def practice(
    wanted: documents.Practice, request: Request, response: Response
) -> documents.Seated:
    """A table against bots that begins in the middle of a record's game; it counts for nothing."""
    hub = hub_of(request)
    await hub.until_ready()
    checked_bot(wanted.bot)
    try:
        name = checked_name(wanted.name)
    except TableError as error:
        raise Refusal(error.code, shortened(str(error))) from error
    visitor = await visitor_of(request)
    await check_new_table(request, visitor)
    setup, earlier = await hub.thinkers.read(lambda: _begun(wanted))
    visitor = await settled(request, response, visitor, name)
    room = await hub.open(setup, str(visitor.main), [(wanted.seat, name)], earlier=earlier)
    return await seated(hub, room, visitor)


def _begun(wanted: documents.Practice) -> tuple[Setup, Earlier]:
    """The table for a record's game after its first moves."""
    whole = read(wanted.record).record()
    if "seed" not in whole:
        raise Refusal("record", "only a game from its deal on can be played on", field="position")
    game = read(whole | {"actions": whole["actions"][: wanted.moves]})
    if game.is_over:
        raise Refusal("status", "the game is over there; go some moves back")
    if wanted.seat >= game.seats:
        raise Refusal("seat", f"there is no seat {wanted.seat}; seats are 0 to {game.seats - 1}")
    seats = [OPEN if seat == wanted.seat else wanted.bot for seat in range(game.seats)]
    setup = Setup.read(
        {"game": game.name, "options": whole["options"], "seats": seats, "practice": True}
    )
    numbers = [move[1] if isinstance(move, list) else move for move in game.record()["actions"]]
    return setup, Earlier(whole["seed"], list(zip(actors_of(game), numbers, strict=True)))


def _count(rate: Rate, request: Request) -> None:
    if not rate.take(address_of(request)):
        raise Refusal("rate", "too many records at once; wait a little")
