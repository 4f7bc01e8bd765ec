"""People over HTTP: guests, accounts, and how they did."""

import json
import re
from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any

from fastapi import APIRouter, Request, Response

from mirabilia.server import choices, credentials, documents
from mirabilia.server.errors import Refusal, shortened
from mirabilia.server.hub import now_ms
from mirabilia.server.limits import Rate
from mirabilia.server.visitors import (
    Visitor,
    address_of,
    hub_of,
    keep_secret,
    settled,
    visitor_of,
)
from mirabilia.store.people import LoginTakenError, NoGuestError
from mirabilia.table import TableError
from mirabilia.table.seats import checked_name

LOGIN = re.compile(r"[\w.@+-]{3,64}")

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/me")
async def me(request: Request) -> documents.Me:
    """Who this browser belongs to."""
    return _me(await visitor_of(request))


@router.put("/me")
async def rename(naming: documents.Naming, request: Request, response: Response) -> documents.Me:
    """A display name; somebody unknown becomes a guest."""
    name = _checked(naming.name)
    visitor = await visitor_of(request)
    if visitor.person is None:
        return _me(await settled(request, response, visitor, name))
    await hub_of(request).store.people.rename(visitor.person, name)
    return _me(Visitor(visitor.ids, visitor.person, name, visitor.login))


@router.post("/me/account", status_code=201)
async def register(
    given: documents.Credentials, request: Request, response: Response
) -> documents.Me:
    """Make an account of this guest: its games follow wherever it signs in."""
    login = _checked_login(given.login)
    password = credentials.checked_password(given.password, login)
    visitor = await visitor_of(request)
    if visitor.login is not None:
        raise Refusal("account", f"this browser belongs to {visitor.login} already; sign out first")
    _count(request, login)
    people = hub_of(request).store.people
    if await people.account(login) is not None:
        raise Refusal("login_taken", f"somebody has the login {login!r}")
    kept = await credentials.hashed(password)
    visitor = await settled(request, response, visitor, login[:32])
    try:
        await people.register(str(visitor.person), login, kept)
    except LoginTakenError as error:
        raise Refusal("login_taken", f"somebody has the login {login!r}") from error
    except NoGuestError as error:
        raise Refusal("account", "this browser belongs to an account already") from error
    return _me(Visitor(visitor.ids, visitor.person, visitor.name, login))


@router.post("/me/session")
async def sign_in(
    given: documents.Credentials, request: Request, response: Response
) -> documents.Me:
    """Sign in; games that this browser played as a guest are the account's from now on."""
    login = given.login.strip().casefold()
    _count(request, login)
    hub = hub_of(request)
    account = await hub.store.people.account(login) if LOGIN.fullmatch(login) else None
    kept = account["password"] if account else None
    if not await credentials.fits(kept, given.password) or account is None:
        raise Refusal("login", "login and password do not fit")
    visitor = await visitor_of(request)
    guest = visitor.person if visitor.login is None else None
    secret = credentials.new_secret()
    await hub.store.people.sign_in(account["id"], credentials.digest(secret), guest, now_ms())
    keep_secret(request, response, secret)
    return _me(Visitor(frozenset({account["id"]}), account["id"], account["name"], login))


@router.delete("/me/session")
async def sign_out(request: Request, response: Response) -> documents.Me:
    """Sign out: this browser is nobody's any more."""
    secret = request.cookies.get(credentials.COOKIE)
    if secret:
        await hub_of(request).store.people.sign_out(credentials.digest(secret))
    response.delete_cookie(credentials.COOKIE, path="/", httponly=True, samesite="lax")
    return _me(Visitor())


@router.get("/me/statistics")
async def statistics(request: Request) -> documents.Statistics:
    """How this person did, in all finished games but those for practice."""
    visitor = await visitor_of(request)
    found = await hub_of(request).store.results_of(visitor.ids) if visitor.ids else []
    played = list(_played(found, visitor))

    def by(group: Callable[[dict[str, Any]], Iterable[str]]) -> dict[str, documents.Tally]:
        names = sorted({name for game in played for name in group(game)})
        return {name: _tally([g for g in played if name in group(g)]) for name in names}

    return documents.Statistics(
        all=_tally(played),
        by_game=by(lambda game: [game["game"]]),
        by_kind=by(lambda game: [game["kind"]]),
        by_players=by(lambda game: [f"{game['game']} {game['players']}"]),
        by_bot=by(lambda game: game["bots"]),
    )


def _played(rows: list[dict[str, Any]], visitor: Visitor) -> Iterable[dict[str, Any]]:
    """A finished game for each seat that somebody had."""
    for _, found in groupby(rows, key=lambda row: row["id"]):
        seats = list(found)
        setup = json.loads(seats[0]["setup"])
        if setup.get("practice"):
            continue
        bots = [seat["bot"] for seat in seats if seat["bot"] and not seat["gave_up"]]
        for seat in seats:
            if seat["holder"] in visitor.ids:
                yield {
                    "game": seat["game"],
                    "kind": choices.variant_of(seat["game"], setup["options"]),
                    "players": len(seats),
                    "bots": bots,
                    "share": _share(seat, seats),
                    "points": seat["points"],
                }


def _share(seat: dict[str, Any], seats: list[dict[str, Any]]) -> float | None:
    """What a seat has of the victory: nothing if it gave up, unless others agreed on an end."""
    is_decided = seat["share"] is not None
    is_abandoned = all(each["gave_up"] for each in seats if each["holder"])
    return 0.0 if seat["gave_up"] and (is_decided or is_abandoned) else seat["share"]


def _tally(games: list[dict[str, Any]]) -> documents.Tally:
    shares = [game["share"] for game in games if game["share"] is not None]
    points = [game["points"] for game in games if game["points"] is not None]
    return documents.Tally(
        games=len(games),
        won=sum(shares),
        lost=sum(share == 0 for share in shares),
        undecided=len(games) - len(shares),
        points=round(sum(points) / len(points), 2) if points else None,
    )


def _me(visitor: Visitor) -> documents.Me:
    return documents.Me(
        name=visitor.name,
        login=visitor.login,
        is_guest=visitor.person is not None and visitor.login is None,
        is_known=visitor.person is not None,
    )


def _count(request: Request, login: str) -> None:
    """Nobody may try many passwords, from one address or for one account."""
    rate: Rate = request.app.state.passwords
    if not (rate.take(address_of(request)) and rate.take(("login", login))):
        raise Refusal("rate", "too many tries; wait a minute")


def _checked(name: str) -> str:
    try:
        return checked_name(name)
    except TableError as error:
        raise Refusal(error.code, shortened(str(error))) from error


def _checked_login(login: str) -> str:
    folded = login.strip().casefold()
    if not LOGIN.fullmatch(folded):
        raise Refusal("bad_request", "login: 3 to 64 letters, digits and . _ @ + -")
    return folded
