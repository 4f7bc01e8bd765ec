"""The HTTP API against its OpenAPI document: whatever is asked, the answer is as described."""

import itertools
import json
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
import requests
import schemathesis
from argon2 import PasswordHasher
from hypothesis import example, given
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks as conformance

from mirabilia.server import credentials
from mirabilia.server.credentials import COOKIE
from mirabilia.server.errors import CODES
from mirabilia.server.schemas import schema
from mirabilia.table import Table
from mirabilia.table import entries as journal
from support.fuzzing import (
    JSON,
    NOT_JSON,
    TEXTS,
    Background,
    faults,
    in_background,
    replayed,
    settled,
)
from support.invariants import examples
from support.servers import PATIENCE, QUICK, Server, serving
from support.stories import act, refusal, story

SETTINGS = replace(
    QUICK,
    limits=replace(QUICK.limits, passwords=(1e9, 1e9)),
    analysis_simulations=2,
    sweep_seconds=1.0,
    idle_seconds=1e9,
)
LOGIN = {"login": "vira", "password": "an old lighthouse"}


# Who asks, and of which table


@dataclass
class Place:
    """A table in a state worth asking about."""

    id: str
    tokens: dict[int, str] = field(default_factory=dict)
    number: int | None = None
    """Entries of its journal when it was made; None where there is no table."""


class Town:
    """People with cookies and tables with secrets; what is used up is made anew."""

    def __init__(self, background: Background) -> None:
        self.background = background
        self.url = background.server.url
        self.tables: set[str] = set()
        """All that were ever made to be asked about."""
        self._cookies: dict[str, str] = {}
        self._places: dict[str, Place] = {}
        self._session = requests.Session()
        self._session.trust_env = False  # to look for proxies takes longer than to ask
        self._session.cookies.set_policy(_Forgetful())
        self._done("POST", "/api/me/account", LOGIN)

    # People

    def cookie(self, name: str) -> str:
        """The secret of somebody's browser."""
        if name not in self._cookies:
            request = ("PUT", "/api/me", {"name": name})
            if name == "Vira":
                request = ("POST", "/api/me/session", LOGIN)
            kept = self._done(*request).headers["Set-Cookie"]
            self._cookies[name] = kept.partition("=")[2].partition(";")[0]
        return self._cookies[name]

    def headers(self, who: str, place: Place | None) -> dict[str, str]:
        """What shows who asks: a cookie, a seat's secret, both or neither."""
        headers = {}
        for part in who.split(" and "):
            match part.split(" "):
                case ["seat", seat] if place and int(seat) in place.tokens:
                    headers["Authorization"] = f"Bearer {place.tokens[int(seat)]}"
                case ["elsewhere"]:
                    headers["Authorization"] = f"Bearer {self.place('no hints').tokens[0]}"
                case ["forged"]:
                    headers["Authorization"] = "Bearer \xe9\xff" + "x" * 5_000
                    headers["Cookie"] = f'{COOKIE}="\\303\\t{"y" * 5_000}'
                case ["Anna" | "Borys" | "Vira"]:
                    headers["Cookie"] = f"{COOKIE}={self.cookie(part)}"
        return headers

    # Tables

    def place(self, kind: str) -> Place:
        """A table as described; a new one if the last is not like that any more."""
        found = self._places.get(kind)
        if found is None or self.state().get(found.id) != found.number:
            found = self._places[kind] = self._made(kind)
        return found

    def _made(self, kind: str) -> Place:
        if kind == "nowhere":
            return Place("AAAAAAAAAAAAAAAA")
        setup, people, is_over = PLACES[kind]
        place = Place("")
        setup = {"stand_in": "first", **setup}
        opened = self._post("Anna", "/api/tables", {"setup": setup})
        place.id = opened["table"]
        for seat, who in people.items():
            joined = self._post(who, f"/api/tables/{place.id}/join", {"seat": seat, "name": who})
            place.tokens[seat] = joined["token"]
        if is_over:
            self.background.run(_play_a_little(self.background.server, place))
        place.number = _count(self.background.run(settled(self.background.server, place.id)))
        self.tables.add(place.id)
        return place

    def _post(self, who: str, path: str, body: Any) -> Any:
        return self._done("POST", path, body, headers=self.headers(who, None)).json()

    def state(self) -> dict[str, int | None]:
        """All tables, and how many entries those have that are asked about; bots' moves aside."""
        return self.background.run(self._state())

    async def _state(self) -> dict[str, int | None]:
        rooms = self.background.server.hub.rooms
        places = {place.id for place in self._places.values()}
        return {
            name: _count(room.table) if name in places else None for name, room in rooms.items()
        }

    # Asking

    def send(self, method: str, path: str, **request: Any) -> requests.Response:
        """Ask anything at all."""
        return self._session.request(method, self.url + path, timeout=PATIENCE, **request)

    def _done(self, method: str, path: str, body: Any, **request: Any) -> requests.Response:
        answer = self.send(method, path, json=body, **request)
        assert answer.ok, answer.text
        return answer

    def ask(self, case: schemathesis.Case, headers: dict[str, str]) -> None:
        """Ask, and hold the answer against the schema; by a refusal nothing has changed."""
        before = self.state()
        answer = case.call_and_validate(
            base_url=self.url,
            session=self._session,
            headers=headers,
            timeout=PATIENCE,
            checks=CHECKS,
        )
        if answer.status_code >= 400 or answer.request.method == "GET":
            assert self.state() == before
        elif "/me/" in case.path:  # who somebody is may have changed
            self._cookies.clear()
            self._places.clear()


def _count(table: Table) -> int:
    return sum(
        not (isinstance(entry, journal.Played) and table.seats[entry.seat].bot)
        for entry in table.entries
    )


class _Forgetful(requests.cookies.cookielib.DefaultCookiePolicy):  # type: ignore[name-defined]
    """A browser that keeps nothing: who asks is said each time."""

    def set_ok(self, *_: Any) -> bool:
        return False

    def return_ok(self, *_: Any) -> bool:
        return False


PEOPLE = (
    "nobody",
    "Anna",
    "Borys",
    "Vira",
    "seat 0",
    "seat 1",
    "Anna and seat 1",
    "Vira and elsewhere",
    "elsewhere",
    "forged",
)
"""Anna is the host and sits in seat 0, Borys in seat 1; Vira has an account."""
_DUEL: dict[str, Any] = {"game": "duel", "visibility": "public"}
_THREE: dict[str, Any] = {"game": "classic", "options": {"players": 3}}
_BOTH = {0: "Anna", 1: "Borys"}
PLACES: dict[str, tuple[dict[str, Any], dict[int, str], bool]] = {
    "empty": (_DUEL, {}, False),
    "waiting": (_DUEL, {0: "Anna"}, False),
    "waiting for a third": (_THREE, _BOTH, False),
    "playing": (_DUEL, _BOTH, False),
    "playing with a bot": (_THREE | {"seats": ["open", "open", "first"]}, _BOTH, False),
    "unwatched": (_DUEL | {"spectators": "none"}, _BOTH, False),
    "delayed": (_DUEL | {"spectators": "delayed"}, _BOTH, False),
    "no hints": (_DUEL | {"hints": False}, _BOTH, True),
    "over": (_DUEL, _BOTH, True),
    "nowhere": ({}, {}, False),
}
"""The setup of each place, who sits where, and whether the game is over."""


async def _play_a_little(server: Server, place: Place) -> None:
    first, second = (server.seat(place.id, place.tokens[seat]) for seat in range(2))
    async with first as anna, second as borys:
        for _ in range(3):
            await act({0: anna, 1: borys})
        await borys.ask("resign", seat=1)


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    """A town on a running server; what was asked of it there has done no harm."""
    file = tmp_path_factory.mktemp("api") / "games.sqlite"
    with pytest.MonkeyPatch.context() as patch, in_background(file, SETTINGS) as background:
        patch.setattr(credentials, "_HASHER", PasswordHasher(1, 8, 1))  # it is slow on purpose
        town = Town(background)
        yield town
        for table in town.tables:
            background.run(replayed(background.server, table))
        assert background.run(faults(background.server)) == 0
        assert not background.complaints


# What every answer is held against


def errors_are_clear(_: Any, answer: schemathesis.Response, case: schemathesis.Case) -> None:
    """An error has a known code, and its status."""
    if answer.status_code < 400 or answer.request.method == "HEAD":
        return
    document = answer.json()
    assert document.keys() == {"error"}
    assert document["error"].keys() - {"field"} == {"code", "message"}
    assert ("field" in document["error"]) == (document["error"]["code"] in ("score", "record"))
    assert CODES[document["error"]["code"]][0] == answer.status_code
    assert 0 < len(document["error"]["message"]) <= 1_000


def what_is_described_is_understood(
    _: Any, answer: schemathesis.Response, case: schemathesis.Case
) -> None:
    """A request as the schema describes it may be refused, but not for its form."""
    if case.path == "/api/me/account" or not _is_plain(case.body):
        return  # of a login, of 1.0 for 1 and of half a letter JSON Schema says nothing
    if case.meta and case.meta.generation.mode.is_positive and answer.status_code >= 400:
        assert answer.json()["error"]["code"] not in ("bad_request", "not_found")


def _is_plain(document: Any) -> bool:
    match document:
        case dict():
            return all(_is_plain(part) for part in (*document, *document.values()))
        case list():
            return all(_is_plain(part) for part in document)
        case str():
            return not any(unicodedata.category(letter) == "Cs" for letter in document)
    return not isinstance(document, float)


def secrets_are_kept(_: Any, answer: schemathesis.Response, case: schemathesis.Case) -> None:
    """No answer that is somebody's is kept by a browser or guessed to be something else."""
    is_everybodys = case.path == "/api/components/{game}" and answer.status_code in (200, 304)
    if case.path.startswith("/api") and not is_everybodys:
        assert answer.headers["cache-control"] == ["no-store"]
    assert answer.headers["x-content-type-options"] == ["nosniff"]


CHECKS = [
    not_a_server_error,
    conformance.status_code_conformance,
    conformance.content_type_conformance,
    conformance.response_headers_conformance,
    conformance.response_schema_conformance,
    conformance.negative_data_rejection,
    conformance.missing_required_header,
    conformance.unsupported_method,
    conformance.allow_header_conformance,
    errors_are_clear,
    what_is_described_is_understood,
    secrets_are_kept,
]
"""Not `positive_data_acceptance`: a seat that is taken is refused. No operation needs a secret."""


def _api(*phases: str) -> Any:
    """The API with some of the phases in which requests are made up."""
    api = schemathesis.openapi.from_dict(schema("http"))
    for phase in ("examples", "coverage", "fuzzing"):
        getattr(api.config.phases, phase).enabled = phase in phases
    return api


BOUNDARIES, FUZZ = _api("coverage"), _api("fuzzing")


# Tests


@BOUNDARIES.parametrize()
def test_at_every_boundary_of_the_schema_the_answer_is_as_described(
    case: schemathesis.Case, town: Town
) -> None:
    """Least and most of everything, too little and too much, fields missing, other methods."""
    who, kind = next(_TURNS)
    place = _move(case, town, kind)
    town.ask(case, town.headers(who, place))


_TURNS = itertools.cycle(itertools.product(PEOPLE, PLACES))


def _move(case: schemathesis.Case, town: Town, kind: str) -> Place | None:
    """Ask about a real table, where a request names one that might be."""
    if len(str(case.path_parameters.get("table", "x" * 65))) > 64:
        return None
    place = town.place(kind)
    case.path_parameters["table"] = place.id
    return place


@FUZZ.given(
    who=st.just("Anna") | st.sampled_from(PEOPLE),
    kind=st.sampled_from(list(PLACES)),
    data=st.data(),
)
@FUZZ.parametrize()
@examples(12)
def test_whoever_asks_whatever_the_answer_is_as_described(
    case: schemathesis.Case, who: str, kind: str, data: st.DataObject, town: Town
) -> None:
    sensible = SENSIBLE.get(case.operation.label)
    if sensible is not None and data.draw(st.integers(0, 3)):
        case.body = data.draw(sensible)
    place = _move(case, town, kind)
    town.ask(case, town.headers(who, place))


_SEATS = st.integers(0, 3)
_NAMES = st.sampled_from(["Галя", "<b>Danylo</b>", " Eva "]) | TEXTS
_BOTS = st.sampled_from(["open", "first", "last", "random", "caesar", "search:20", "search:0"])
_OPTIONS = st.dictionaries(
    st.sampled_from(["players", "edition", "pantheon", "rulings", "market", "self", "cls"]) | TEXTS,
    st.sampled_from([2, 3, 7, 8, "first", "second", True, "official"]) | JSON,
    max_size=3,
)
_CLOCKS = st.fixed_dictionaries(
    {"kind": st.sampled_from(["none", "move", "fischer"]) | JSON},
    optional={"seconds": st.integers(0, 600) | JSON, "increment": JSON, "hours": JSON},
)
_JOINING = st.fixed_dictionaries({"seat": _SEATS, "name": _NAMES})
_SETUPS = st.fixed_dictionaries(
    {"game": st.sampled_from(["duel", "classic"]) | JSON},
    optional={
        "options": _OPTIONS | JSON,
        "seats": st.lists(_BOTS | JSON, min_size=2, max_size=3) | JSON,
        "clock": _CLOCKS | JSON,
        "visibility": st.sampled_from(["link", "public"]) | JSON,
        "spectators": st.sampled_from(["public", "delayed", "none"]) | JSON,
        "hints": st.booleans() | JSON,
        "stand_in": _BOTS | JSON,
        "table": JSON,
    },
)
_CREDENTIALS = st.just(LOGIN) | st.fixed_dictionaries(
    {"login": st.sampled_from(["vira", "VIRA ", "danylo", "a\x00b"]) | TEXTS, "password": TEXTS}
)
SENSIBLE: dict[str, st.SearchStrategy[Any]] = {
    "POST /api/tables": st.fixed_dictionaries(
        {"setup": _SETUPS}, optional={"join": st.lists(_JOINING, max_size=3)}
    ),
    "POST /api/tables/{table}/join": _JOINING,
    "POST /api/tables/{table}/leave": st.fixed_dictionaries({"seat": _SEATS}),
    "POST /api/tables/{table}/bot": st.fixed_dictionaries({"seat": _SEATS, "bot": _BOTS | TEXTS}),
    "POST /api/tables/{table}/swap": st.fixed_dictionaries({"seat": _SEATS, "other": _SEATS}),
    "PUT /api/me": st.fixed_dictionaries({"name": _NAMES}),
    "POST /api/me/account": _CREDENTIALS,
    "POST /api/me/session": _CREDENTIALS,
}
"""Bodies that mean something, or nearly; the schema alone seldom names a seat and a game."""


@given(
    operation=st.sampled_from([(method, path) for method, path in map(str.split, SENSIBLE)]),
    raw=NOT_JSON | JSON.map(lambda document: json.dumps(document).encode()),
    kind=st.sampled_from(list(PLACES)),
    form=st.sampled_from(
        ["application/json"] * 3 + ["application/x-www-form-urlencoded", "text/plain"]
    ),
)
@example(
    operation=("POST", "/api/tables/{table}/leave"),
    raw=b'{"seat":"0"}',  # a text is no number
    kind="waiting",
    form="application/json",
)
@examples(100)
def test_a_body_that_cannot_be_read_is_refused(
    operation: tuple[str, str], raw: bytes, kind: str, form: str, town: Town
) -> None:
    method, path = operation
    address = path.format(table=town.place(kind).id)
    before = town.state()
    headers = {"Content-Type": form, "Cookie": f"{COOKIE}={town.cookie('Anna')}"}
    answer = town.send(method, address, data=raw, headers=headers)
    assert refusal(answer) == (422, "bad_request")
    assert town.state() == before


@given(
    headers=st.dictionaries(
        st.sampled_from(["Origin", "Cookie", "Authorization", "Content-Type", "Host", "Accept"]),
        st.sampled_from(["null", "http://[::1", "http://", "://", "Bearer ", f"{COOKIE}=", "*/*"])
        | st.text(st.characters(codec="latin-1", categories=["L", "N", "P", "S"]), max_size=20),
        min_size=1,
    ),
    kind=st.sampled_from(list(PLACES)),
)
@example(headers={"Origin": "http://[::1"}, kind="waiting")
@examples(50)
def test_odd_headers_do_no_harm(headers: dict[str, str], kind: str, town: Town) -> None:
    place = town.place(kind)
    before = town.state()
    encoded = {name: value.encode("latin-1") for name, value in headers.items()}
    for method, path, body in (
        ("GET", "", None),
        ("POST", "/leave", b'{"seat":0}'),
        ("POST", "/rematch", None),
    ):
        address = f"/api/tables/{place.id}{path}"
        answer = town.send(method, address, data=body, headers=encoded)
        if answer.status_code >= 400:
            assert refusal(answer)[1] in CODES
            assert answer.status_code < 500
        else:
            assert method == "GET"
    assert town.state() == before


@story
async def test_what_postgresql_cannot_be_asked_for_is_not_there(postgresql: str) -> None:
    """It knows no text with a null letter; that is no reason to say that it does not answer."""
    async with serving(postgresql) as server, server.client() as client:
        login = {"login": "vi\0ra", "password": "an old lighthouse"}
        assert refusal(await client.get("/api/tables/a%00b")) == (404, "table")
        assert refusal(await client.post("/api/me/session", json=login)) == (401, "login")
        for token in (None, "secret"):
            async with server.seat("a%00b", token) as nobody:
                assert (await nobody.next())["code"] == "table"
                assert await nobody.is_closed() == 1008
