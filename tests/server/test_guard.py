"""What every request passes: headers, origin, sizes, rates, the log, and a graceful stop."""

import asyncio
import contextlib
import io
import json
import logging
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import structlog
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mirabilia.server import credentials, logs
from mirabilia.server.guard import HEADERS
from mirabilia.server.limits import counted_as
from mirabilia.server.settings import Settings
from mirabilia.server.thinking import Thinkers
from support.servers import PATIENCE, QUICK, Server, Table, connected, serving
from support.stories import act, browser, joins, journal, opens, refusal, story, until

DRAFT = {"options": {"first_player": 0}}
DUEL = {"setup": {"game": "duel"}}


def limited(**limits: Any) -> Settings:
    """A server with these limits."""
    return replace(QUICK, limits=replace(QUICK.limits, **limits))


# Headers


@story
async def test_every_answer_has_the_security_headers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken() -> Any:
        raise RuntimeError("out of order")

    settings = limited(body_bytes=100)
    async with (
        serving(tmp_path / "games.sqlite", settings) as server,
        server.client() as anna,
    ):
        monkeypatch.setattr(server.hub.store, "live_tables", broken)
        elsewhere = {"Origin": "https://evil.example"}
        answers = {
            200: await anna.get("/api/games"),
            201: await anna.post("/api/tables", json=DUEL),
            403: await anna.put("/api/me", json={"name": "Anna"}, headers=elsewhere),
            404: await anna.get("/nowhere.js"),
            405: await anna.delete("/api/games"),
            413: await anna.put("/api/me", json={"name": "x" * 200}),
            422: await anna.put("/api/me", json={}),
            500: await anna.get("/api/tables", params={"show": "live"}),
        }
        answers[-1] = await anna.get("/healthz")
        answers[-2] = await anna.get("/metrics")
        answers[-3] = await anna.get("/api/openapi.json")
        for status, answer in answers.items():
            assert status < 0 or answer.status_code == status
            for name, value in HEADERS.items():
                assert answer.headers.get_list(name) == [value], (status, name)
            if answer.request.url.path.startswith("/api"):
                assert answer.headers["cache-control"] == "no-store"
            assert "strict-transport-security" not in answer.headers


@story
async def test_a_fault_is_told_without_its_details_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken() -> Any:
        raise RuntimeError("seed 42")

    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        monkeypatch.setattr(server.hub.store, "live_tables", broken)
        answer = await anna.get("/api/tables", params={"show": "live"})
        assert refusal(answer) == (500, "internal")
        assert "42" not in answer.text
        assert "mirabilia_faults_total 1.0" in (await anna.get("/metrics")).text
        assert (await anna.get("/api/games")).status_code == 200


# Origins


@story
async def test_pages_of_other_sites_change_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        host = server.url.removeprefix("http://")
        for origin in (
            "https://evil.example",
            "null",
            f"http://{host}.evil.example",
            f"http://{host}@evil.example",
            "http://127.0.0.1:1",
            "http://[",
            "",
        ):
            header = {"Origin": origin}
            answer = await anna.post("/api/tables", json=DUEL, headers=header)
            assert refusal(answer) == (403, "origin"), origin
            with pytest.raises(InvalidStatus) as caught:
                async with connected(server.url, "any", additional_headers=header):
                    pass
            assert caught.value.response.status_code == 403
            reading = await anna.get("/api/games", headers=header)
            assert reading.status_code == 200  # a browser shows it to nobody else
            assert "access-control-allow-origin" not in reading.headers
        assert not server.hub.rooms


@story
async def test_pages_of_this_server_and_of_its_other_addresses_are_allowed(tmp_path: Path) -> None:
    settings = replace(QUICK, origins=("https://games.example",))
    async with serving(tmp_path / "games.sqlite", settings) as server, server.client() as anna:
        host = server.url.removeprefix("http://")
        for origin in (server.url, f"https://{host}", "https://games.example"):
            header = {"Origin": origin}
            answer = await anna.post("/api/tables", json=DUEL, headers=header)
            assert answer.status_code == 201
            name = answer.json()["table"]
            async with connected(server.url, name, additional_headers=header) as channel:
                await channel.send('{"type": "hello"}')
                assert json.loads(await channel.recv())["type"] == "welcome"


# Sizes and rates


@story
async def test_a_body_that_is_too_large_is_refused(tmp_path: Path) -> None:
    async def parts() -> AsyncIterator[bytes]:
        for _ in range(20):
            yield b" " * 100

    async with (
        serving(tmp_path / "games.sqlite", limited(body_bytes=1000)) as server,
        server.client() as anna,
    ):
        declared = await anna.post("/api/tables", content=b" " * 1001)
        assert refusal(declared) == (413, "too_large")
        undeclared = await anna.post("/api/tables", content=parts())
        assert refusal(undeclared) == (413, "too_large")
        assert (await anna.put("/api/me", json={"name": "Anna"})).status_code == 200


@story
async def test_a_message_that_is_too_large_ends_the_connection(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite", limited(message_bytes=2000)) as server:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as anna:
            await anna.next()
            with contextlib.suppress(ConnectionClosed):
                await anna.send(" " * 2001)
            assert await anna.is_closed() == 1009
        assert len(await journal(server, table.id)) == 3


@story
async def test_who_asks_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite", limited(requests=(3, 0.1))) as server,
        server.client() as anna,
    ):
        for _ in range(3):
            assert (await anna.get("/api/me")).status_code == 200

        answer = await anna.get("/api/me")

        assert refusal(answer) == (429, "rate")
        assert 1 <= int(answer.headers["retry-after"]) <= 10
        assert (await anna.get("/healthz")).status_code == 200
        with pytest.raises(InvalidStatus):
            async with connected(server.url, "any"):
                pass


@story
async def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite", limited(sockets=2)) as server:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as anna:
            async with table.seat(1) as borys:
                await borys.next()
                with pytest.raises(InvalidStatus):
                    async with table.seat(None):
                        pass

            async def has_room() -> bool:
                try:
                    async with table.seat(None) as watcher:
                        await watcher.next()
                except InvalidStatus:
                    return False
                return True

            assert await until(has_room)
            assert (await anna.play(0))["type"] == "ack"


@story
async def test_a_person_has_so_many_tables_that_are_not_over(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite", limited(open_tables=2)) as server,
        server.client() as anna,
        server.client() as borys,
    ):
        first = await opens(anna, sits=(0, 1))
        await opens(anna)
        assert refusal(await anna.post("/api/tables", json=DUEL)) == (429, "tables")
        assert (await borys.post("/api/tables", json=DUEL)).status_code == 201

        async with browser(server, anna, first["table"]) as player:
            await player.ask("resign", seat=0)

        assert (await anna.post("/api/tables", json=DUEL)).status_code == 201


@story
async def test_an_address_opens_so_many_tables_in_a_while(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite", limited(new_tables=(2, 0.001))) as server,
        server.client() as anna,
        server.client() as borys,
    ):
        await opens(anna)
        await opens(borys)
        answer = await anna.post("/api/tables", json=DUEL)
        assert refusal(answer) == (429, "rate")


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
    ],
)
def test_who_has_a_network_of_addresses_is_one_client(address: str, client: str) -> None:
    assert counted_as(address) == client


# Answers that say what is wrong


@story
async def test_what_there_is_not_is_answered_with_a_document(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        for method, path, wrong in (
            ("GET", "/nowhere.js", (404, "not_found")),
            ("GET", "/api", (404, "not_found")),
            ("GET", "/api/docs", (404, "not_found")),
            ("POST", "/api/nowhere", (404, "not_found")),
            ("POST", "/", (405, "method")),
            ("PATCH", "/api/me", (405, "method")),
            ("DELETE", "/api/tables", (405, "method")),
            ("POST", "/metrics", (405, "method")),
            ("GET", "/api/tables/none", (404, "table")),
            ("GET", f"/api/tables/{'x' * 65}", (422, "bad_request")),
            ("POST", "/api/tables", (422, "bad_request")),
            ("PUT", "/api/me", (422, "bad_request")),
        ):
            assert refusal(await anna.request(method, path)) == wrong
        for content in (
            b"{",
            b"[]",
            b'{"name": 1}',
            b'{"name": "A", "age": 3}',
            b"\xff",
            b'"\\ud800"',
        ):
            answer = await anna.put("/api/me", content=content)
            assert refusal(answer) == (422, "bad_request")


@story
async def test_a_long_complaint_is_cut_short(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        setup = {"setup": {"game": "duel", "visibility": "x" * 60_000}}
        answer = await anna.post("/api/tables", json=setup)
        assert refusal(answer) == (422, "setup")
        assert len(answer.content) < 1200


# Figures and health


@story
async def test_health_and_figures(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as client:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as anna:
            await act({0: anna})
            await anna.ask("play", seat=0, action=0, asked=0)

            health = (await client.get("/healthz")).json()
            figures = (await client.get("/metrics")).text

            assert health["status"] == "ok"
            for line in (
                'mirabilia_changes_total{kind="joined"} 2.0',
                'mirabilia_changes_total{kind="played"} 1.0',
                'mirabilia_refusals_total{code="stale"} 1.0',
                'mirabilia_requests_total{method="POST",status="201"} 1.0',
                "mirabilia_faults_total 0.0",
                "mirabilia_sockets 1.0",
                "mirabilia_change_seconds_count 3.0",
            ):
                assert line in figures.splitlines()


@story
async def test_bots_are_counted_by_kind_whatever_they_may_spend(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as client:
        seats = ["search:11", "search:12"]
        await client.post("/api/tables", json={"setup": {"game": "duel", "seats": seats}})

        async def counted() -> list[str]:
            figures = (await client.get("/metrics")).text.splitlines()
            return [line for line in figures if "thinking_seconds_count{" in line]

        (line,) = await until(counted)
        assert 'bot="search"' in line


@story
async def test_a_server_without_its_database_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreachable() -> bool:
        return False

    async with serving(tmp_path / "games.sqlite") as server, server.client() as client:
        monkeypatch.setattr(server.hub.store, "is_reachable", unreachable)
        answer = await client.get("/healthz")
        assert (answer.status_code, answer.json()["status"]) == (503, "unavailable")


@story
async def test_whoever_waits_for_the_rules_is_told_that_the_server_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinkers, "prepare_rules", lambda _: asyncio.Event().wait())
    async with (
        serving(tmp_path / "games.sqlite", prepared=False) as server,
        server.client() as anna,
    ):
        assert (await anna.get("/healthz")).json()["status"] == "preparing"
        opening = asyncio.create_task(anna.post("/api/tables", json=DUEL))
        assert not (await asyncio.wait([opening], timeout=0.3))[0]

        await server.hub.quiesce()

        assert refusal(await opening) == (503, "closing")


# The log


@asynccontextmanager
async def program(database: Path, log: Path) -> AsyncIterator[Server]:
    """A server as a person starts it, with all that it writes in a file."""
    command = ["-m", "mirabilia", "serve", "--port", "0", "--database", str(database)]
    with log.open("wb") as written:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *command,
            "--log-level",
            "debug",
            stdout=asyncio.subprocess.PIPE,
            stderr=written,
        )
        try:
            assert process.stdout is not None
            async with asyncio.timeout(PATIENCE):
                announced = (await process.stdout.readline()).decode()
            url = next(word for word in announced.split() if word.startswith("http"))
            yield Server(url, server=None)  # type: ignore[arg-type]
        finally:
            if process.returncode is None:
                process.terminate()
            async with asyncio.timeout(PATIENCE):
                assert await process.wait() in (0, -signal.SIGTERM)


@story
async def test_nothing_secret_is_in_the_log(tmp_path: Path) -> None:
    password, wrong = "the colossus of rhodes", "the lighthouse of pharos"
    log = tmp_path / "log"
    async with (
        program(tmp_path / "games.sqlite", log) as server,
        server.client() as anna,
        server.client() as borys,
    ):
        table = await opens(anna, seats=["open", "open"])
        seated = await joins(borys, table["table"])
        for given in (password, wrong):
            account = {"login": "anna", "password": given}
            await anna.post("/api/me/account", json=account)
            await anna.post("/api/me/session", json=account)
        cookies = [client.cookies[credentials.COOKIE] for client in (anna, borys)]
        await anna.get("/api/me", params={"token": table["token"]})
        await anna.get(f"/api/tables/{table['table']}/none?token={table['token']}")
        async with (
            server.seat(table["table"], table["token"]) as one,
            server.seat(table["table"], seated["token"]) as two,
            server.seat(table["table"], seated["token"][:-1]) as three,
        ):
            await three.is_closed()
            await act({0: one, 1: two})
            await one.ask("say", seat=0, text="The treasure is under the sphinx")
            await one.send({"type": "play", "id": 1, "token": table["token"]})
            await one.ask("resign", seat=0)
            ending = (await one.table(lambda now: now["status"] == "over"))["ending"]
    written = log.read_text()
    lines = [json.loads(line) for line in written.splitlines()]
    assert {"started", "request", "stopped"} <= {line["event"] for line in lines}
    for secret in (
        table["token"],
        seated["token"],
        seated["token"][:-1],
        *cookies,
        password,
        wrong,
        str(ending["seed"]),
        ending["salt"],
        "treasure",
        "$argon2",
    ):
        assert secret not in written


@story
async def test_a_log_that_cannot_be_written_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", list(root.handlers))
    monkeypatch.setattr(root, "level", root.level)
    logs.configure("debug")
    stream.close()
    try:
        async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
            assert (await anna.get("/api/me")).status_code == 200
            assert refusal(await anna.get("/api/tables/none")) == (404, "table")
    finally:
        structlog.reset_defaults()


# A graceful stop


@story
async def test_a_move_in_flight_is_acknowledged_before_the_server_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.sqlite"
    async with AsyncExitStack() as clients:
        async with serving(file) as server:
            table = await Table.opened(server, **DRAFT)
            anna = await clients.enter_async_context(table.seat(0))
            borys = await clients.enter_async_context(table.seat(1))
            question = await anna.turn(0)
            assert question
            await borys.next()
            append, written = server.hub.store.append, asyncio.Event()

            async def slowly(entries: Any) -> bool:
                written.set()
                await asyncio.sleep(0.3)
                return await append(entries)

            monkeypatch.setattr(server.hub.store, "append", slowly)
            action = question["actions"][0]["number"]
            move = {"type": "play", "seat": 0, "asked": question["asked"], "action": action}
            await anna.send(move | {"id": 7})
            await asyncio.wait_for(written.wait(), PATIENCE)
        answer = await anna.until(lambda message: message.get("id") == 7)
        assert (answer["type"], answer["number"]) == ("ack", 4)
        told = await borys.until(lambda message: message.get("number") == 4)
        assert told["type"] == "update"
        for player in (anna, borys):
            assert await player.is_closed() == 1012
    async with serving(file) as server:
        assert [entry["type"] for entry in await journal(server, table.id)][3:] == ["played"]


@story
async def test_a_server_that_stops_takes_nothing_on(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as client:
        table = await Table.opened(server, people=1, **DRAFT)
        async with table.seat(0) as anna:
            await anna.next()
            await server.hub.quiesce()

            assert (await anna.ask("say", seat=0, text="Hello?"))["code"] == "closing"
            sits = {"seat": 1, "name": "Borys"}
            answer = await client.post(f"/api/tables/{table.id}/join", json=sits)
            assert refusal(answer) == (503, "closing")
        assert len(await journal(server, table.id)) == 2
