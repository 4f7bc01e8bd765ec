"""Who asks: known by the cookie of their browser, or by the secret of a seat."""

from dataclasses import dataclass

from fastapi import Request, Response, WebSocket

from mirabilia.server.credentials import COOKIE, YEAR_SECONDS, digest, new_secret
from mirabilia.server.errors import Refusal
from mirabilia.server.hub import Hub, now_ms
from mirabilia.server.limits import counted_as
from mirabilia.store import Store

BEARER = "Bearer "


@dataclass(frozen=True)
class Visitor:
    """Somebody, by all the names that tables know them by."""

    ids: frozenset[str] = frozenset()
    person: str | None = None
    name: str = ""
    login: str | None = None
    holder: str | None = None
    """Who they are by a seat's secret."""

    @property
    def main(self) -> str | None:
        """The name under which they sit down."""
        return self.holder or self.person


def hub_of(request: Request | WebSocket) -> Hub:
    """The hub of the application that was asked."""
    hub: Hub = request.app.state.hub
    return hub


def address_of(request: Request | WebSocket) -> str:
    """Where a request comes from, as it is counted."""
    return counted_as(request.client.host) if request.client else "unknown"


async def visitor_of(
    request: Request | WebSocket, table: str | None = None, token: str | None = None
) -> Visitor:
    """Who asks; nobody in particular if nothing is known."""
    store = hub_of(request).store
    known = await _by_cookie(store, request)
    given = token if token is not None else _bearer(request)
    if not given or table is None:
        return known
    holder = await store.holder_of(digest(given), table)
    if holder is None:
        raise Refusal("forbidden", "this is not the secret of a seat at this table")
    return Visitor(known.ids | {holder}, known.person, known.name, known.login, holder)


async def _by_cookie(store: Store, request: Request | WebSocket) -> Visitor:
    secret = request.cookies.get(COOKIE)
    person = await store.people.known(digest(secret)) if secret else None
    if person is None:
        return Visitor()
    return Visitor(person["ids"], person["id"], person["name"], person["login"])


def _bearer(request: Request | WebSocket) -> str | None:
    header = request.headers.get("authorization", "")
    return header[len(BEARER) :] if header.startswith(BEARER) else None


async def settled(request: Request, response: Response, visitor: Visitor, name: str) -> Visitor:
    """A visitor who has a name: a new one becomes a guest, and their browser keeps a secret."""
    if visitor.main is not None:
        return visitor
    secret = new_secret()
    person = await hub_of(request).store.people.add_guest(name, digest(secret), now_ms())
    keep_secret(request, response, secret)
    return Visitor(frozenset({person}), person, name)


def keep_secret(request: Request, response: Response, secret: str) -> None:
    """Let the browser keep a secret that no script can read."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=YEAR_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=hub_of(request).settings.is_secure or request.url.scheme == "https",
    )
