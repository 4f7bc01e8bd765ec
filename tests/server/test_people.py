"""People: guests by a cookie, accounts with a password, and how they did."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from mirabilia.server import credentials
from support.servers import QUICK, serving
from support.stories import act, browser, joins, opens, over, refusal, shown, story
from support.stub_bots import stub_bots

PASSWORD = "the colossus of rhodes"
NOBODY = {"name": "", "login": None, "is_guest": False, "is_known": False}


async def registers(
    client: httpx.AsyncClient, login: str = "anna", password: str = PASSWORD
) -> httpx.Response:
    """Somebody makes an account."""
    given = {"login": login, "password": password}
    return await client.post("/api/me/account", json=given)


async def signs_in(
    client: httpx.AsyncClient, login: str = "anna", password: str = PASSWORD
) -> httpx.Response:
    """Somebody signs in."""
    given = {"login": login, "password": password}
    return await client.post("/api/me/session", json=given)


async def me(client: httpx.AsyncClient) -> dict[str, Any]:
    """Who a browser belongs to."""
    document: dict[str, Any] = (await client.get("/api/me")).json()
    return document


# Guests


@story
async def test_who_only_looks_around_is_nobody_and_gets_no_cookie(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        for path in ("/api/me", "/api/games", "/api/tables", "/api/me/statistics"):
            answer = await anna.get(path)
            assert answer.status_code == 200
            assert "set-cookie" not in answer.headers
        assert await me(anna) == NOBODY
        assert await shown(anna, "mine") == await shown(anna, "history") == []


@story
async def test_a_guest_is_known_by_a_cookie_that_no_script_and_no_other_site_can_use(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        answer = await anna.put("/api/me", json={"name": " Анна "})

        cookie = answer.headers["set-cookie"]
        flags = {part.strip().lower() for part in cookie.split(";")[1:]}
        assert flags == {"httponly", "samesite=lax", "path=/", f"max-age={365 * 24 * 3600}"}
        assert await me(anna) == NOBODY | {"name": "Анна", "is_guest": True, "is_known": True}
        assert "set-cookie" not in (await anna.put("/api/me", json={"name": "Hanna"})).headers
        assert (await me(anna))["name"] == "Hanna"


@story
async def test_the_cookie_travels_by_https_only_where_the_server_is_reached_so(
    tmp_path: Path,
) -> None:
    settings = replace(QUICK, is_secure=True)
    async with serving(tmp_path / "games.sqlite", settings) as server, server.client() as anna:
        answer = await anna.put("/api/me", json={"name": "Anna"})
        assert "; secure" in answer.headers["set-cookie"].lower()
        assert answer.headers["strict-transport-security"] == "max-age=31536000"


@story
async def test_a_made_up_cookie_is_nobodys(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client(cookies={credentials.COOKIE: "x" * 43}) as anna,
    ):
        assert await me(anna) == NOBODY


@story
async def test_a_name_that_cannot_be_shown_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        for name in ("", "  ", "x" * 33, "a\nb", "a\u200bb"):
            answer = await anna.put("/api/me", json={"name": name})
            assert refusal(answer) == (422, "name")
            assert "set-cookie" not in answer.headers


@story
async def test_only_digests_of_secrets_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    async with serving(file) as server, server.client() as anna:
        token = (await opens(anna))["token"]
        await registers(anna)
        secrets = [token, anna.cookies[credentials.COOKIE], PASSWORD]
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"$argon2id$" in kept
    assert not any(secret.encode() in kept for secret in secrets)


# Accounts


@story
async def test_a_guest_becomes_an_account_and_keeps_games_and_name(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        table = await opens(anna)

        answer = await registers(anna, " Anna.K@example.org ")

        assert answer.status_code == 201
        assert answer.json() == {
            "name": "Host 0",
            "login": "anna.k@example.org",
            "is_guest": False,
            "is_known": True,
        }
        assert await me(anna) == answer.json()
        assert [each["table"] for each in await shown(anna, "mine")] == [table["table"]]
        assert refusal(await registers(anna, "other")) == (409, "account")


@story
async def test_a_login_is_taken_once(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as anna,
        server.client() as borys,
    ):
        await registers(anna, "anna")
        assert refusal(await registers(borys, "ANNA")) == (409, "login_taken")
        assert await me(borys) == NOBODY


@story
async def test_a_password_must_be_hard_to_guess(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        for password in (
            "short",
            "x" * 9,
            "x" * 201,
            "aaaaaaaaaaaa",
            "Password123",
            "qwertyuiop",
            "I am Anna, really",
        ):
            assert refusal(await registers(anna, "anna", password)) == (422, "password")
        for login in ("", "ab", "two words", "x" * 65, "<b>anna</b>"):
            assert refusal(await registers(anna, login)) == (422, "bad_request")
        assert await me(anna) == NOBODY


@story
async def test_a_wrong_password_and_an_unknown_login_are_told_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared: list[str | None] = []
    fits = credentials._fits

    def counted(kept: str | None, password: str) -> bool:
        compared.append(kept)
        return fits(kept, password)

    monkeypatch.setattr(credentials, "_fits", counted)
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as anna,
        server.client() as nobody,
    ):
        await registers(anna)
        wrong = await signs_in(nobody, "anna", "the lighthouse of pharos")
        unknown = await signs_in(nobody, "olena", PASSWORD)

        assert refusal(wrong) == refusal(unknown) == (401, "login")
        assert wrong.content == unknown.content
        assert len(compared) == 2  # both took the time of a comparison
        assert await me(nobody) == NOBODY


@story
async def test_passwords_can_be_tried_only_so_often(tmp_path: Path) -> None:
    limits = replace(QUICK.limits, passwords=(3, 0.001))
    settings = replace(QUICK, limits=limits)
    async with serving(tmp_path / "games.sqlite", settings) as server, server.client() as anna:
        await registers(anna)
        await anna.delete("/api/me/session")
        for _ in range(2):
            assert refusal(await signs_in(anna, password="guessed it?")) == (401, "login")
        assert refusal(await signs_in(anna)) == (429, "rate")
        assert await me(anna) == NOBODY


@story
async def test_an_account_plays_on_in_another_browser(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as desk,
        server.client() as phone,
        server.client() as borys,
    ):
        table = await opens(desk)
        await joins(borys, table["table"])
        await registers(desk)

        assert (await signs_in(phone, " ANNA ")).json()["login"] == "anna"

        (mine,) = await shown(phone, "mine")
        assert mine["table"] == table["table"]
        assert [seat["is_you"] for seat in mine["seats"]] == [True, False]
        async with (
            browser(server, phone, table["table"]) as anna,
            browser(server, borys, table["table"]) as other,
        ):
            assert (await anna.next())["you"] == {
                "seats": [0],
                "is_host": True,
                "is_delayed": False,
            }
            await act({0: anna, 1: other})
            assert (await anna.ask("resign", seat=0))["type"] == "ack"
        assert [each["table"] for each in await shown(desk, "history")] == [table["table"]]


@story
async def test_a_guests_games_follow_when_they_sign_in(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as desk,
        server.client() as phone,
    ):
        at_desk = await opens(desk)
        await registers(desk)
        on_phone = await opens(phone)

        await signs_in(phone)

        for client in (desk, phone):
            tables = {table["table"] for table in await shown(client, "mine")}
            assert tables == {at_desk["table"], on_phone["table"]}
            assert all(table["is_host"] for table in await shown(client, "mine"))
        async with browser(server, desk, on_phone["table"]) as anna:
            assert (await anna.next())["you"]["seats"] == [0]
        async with server.seat(on_phone["table"], on_phone["token"]) as anna:
            assert (await anna.next())["you"]["seats"] == [0]


@story
async def test_a_guests_old_cookie_does_not_open_the_account(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as desk,
        server.client() as phone,
    ):
        await registers(desk)
        await opens(phone)
        old = dict(phone.cookies)

        await signs_in(phone)

        assert (await me(phone))["login"] == "anna"
        async with server.client(cookies=old) as somebody:
            assert await me(somebody) == NOBODY


@story
async def test_of_two_accounts_made_of_a_guest_at_once_one_is_made(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as anna,
        server.client() as other,
    ):
        await opens(anna)

        made = await asyncio.gather(registers(anna, "anna"), registers(anna, "hanna"))

        done, refused = sorted(made, key=lambda answer: answer.status_code)
        assert done.status_code == 201
        assert refusal(refused) == (409, "account")
        assert (await me(anna))["login"] == done.json()["login"]
        (missing,) = {"anna", "hanna"} - {done.json()["login"]}
        assert refusal(await signs_in(other, missing)) == (401, "login")


@story
async def test_who_signs_out_is_nobody_and_the_old_cookie_is_worth_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        await registers(anna)
        cookies = dict(anna.cookies)

        answer = await anna.delete("/api/me/session")

        assert answer.json() == NOBODY
        assert not anna.cookies
        assert await me(anna) == NOBODY
        async with server.client(cookies=cookies) as thief:
            assert await me(thief) == NOBODY
        assert (await signs_in(anna)).status_code == 200
        assert (await me(anna))["login"] == "anna"


@story
async def test_a_new_name_is_shown_at_the_next_table(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        await registers(anna)
        assert (await me(anna))["name"] == "anna"
        renamed = await anna.put("/api/me", json={"name": "Ганна"})
        assert renamed.json()["name"] == "Ганна"
        assert renamed.json()["login"] == "anna"
        assert await me(anna) == renamed.json()


@story
async def test_a_cookie_is_good_after_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    async with serving(file) as server, server.client() as anna:
        await registers(anna)
        cookies = dict(anna.cookies)
    async with (
        serving(file) as server,
        server.client(cookies=cookies) as anna,
        server.client() as phone,
    ):
        assert (await me(anna))["login"] == "anna"
        assert (await signs_in(phone)).status_code == 200


# How they did


@story
async def test_statistics_and_history_tell_what_was_won_lost_and_left_open(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as anna,
        server.client() as borys,
    ):
        won, lost, agreed = [await opens(anna) for _ in range(3)]
        for table in (won, lost, agreed):
            await joins(borys, table["table"])
        async with server.seat(lost["table"], lost["token"]) as player:
            await player.ask("resign", seat=0)
        async with browser(server, borys, won["table"]) as player:
            await player.ask("resign", seat=1)
        async with (
            browser(server, anna, agreed["table"]) as one,
            browser(server, borys, agreed["table"]) as two,
        ):
            await one.ask("offer_end", seat=0)
            await two.ask("answer_end", seat=1, agreed=True)

        found = (await anna.get("/api/me/statistics")).json()

        three = {"games": 3, "won": 1.0, "lost": 1, "undecided": 1, "points": None}
        assert found["all"] == found["by_game"]["duel"] == found["by_players"]["duel 2"] == three
        assert found["by_bot"] == {}
        assert (await borys.get("/api/me/statistics")).json()["all"] == three
        history = await shown(anna, "history")
        assert [table["table"] for table in history] == [
            table["table"] for table in (agreed, won, lost)
        ]
        shares = [[seat["share"] for seat in table["seats"]] for table in history]
        assert shares == [[None, None], [1.0, 0.0], [0.0, 1.0]]
        assert await shown(anna, "mine") == []


@story
async def test_statistics_tell_kinds_and_editions_apart(tmp_path: Path) -> None:
    with stub_bots():
        async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
            for game, options in (
                ("duel", {}),
                ("duel", {"pantheon": True}),
                ("duel", {"pantheon": True}),
                ("classic", {"players": 2}),
                ("classic", {"players": 2, "edition": "first"}),
            ):
                table = await opens(anna, game, seats=["open", "first"], options=options)
                async with browser(server, anna, table["table"]) as player:
                    await player.ask("resign", seat=0)

            found = (await anna.get("/api/me/statistics")).json()

            games = {kind: tally["games"] for kind, tally in found["by_kind"].items()}
            assert games == {"duel": 1, "pantheon": 2, "classic first": 2}
            assert found["by_game"]["duel"]["games"] == 3


@story
async def test_a_game_played_to_its_end_counts_with_its_points_against_its_bot(
    tmp_path: Path,
) -> None:
    with stub_bots():
        async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
            table = await opens(anna, seats=["open", "first"])
            async with browser(server, anna, table["table"]) as player:
                while await player.turn(0):
                    await act({0: player})
            ending = (await over(anna, table["table"]))["ending"]

            found = (await anna.get("/api/me/statistics")).json()

            won = float(ending["winners"] == [0])
            assert found["by_bot"].keys() == {"first"}
            assert found["all"]["games"] == 1
            assert found["all"]["won"] == won / max(1, len(ending["winners"]))
            assert found["all"]["points"] == ending["score"][0]["total"]


@story
async def test_who_left_has_lost_whatever_the_bot_made_of_it(tmp_path: Path) -> None:
    with stub_bots():
        async with (
            serving(tmp_path / "games.sqlite") as server,
            server.client() as anna,
            server.client() as borys,
        ):
            table = await opens(anna, stand_in="first")
            await joins(borys, table["table"])
            await anna.post(f"/api/tables/{table['table']}/leave", json={"seat": 0})
            async with browser(server, borys, table["table"]) as player:
                await player.ask("resign", seat=1)

            lost = {"games": 1, "won": 0.0, "lost": 1, "undecided": 0, "points": None}
            for client in (anna, borys):
                assert (await client.get("/api/me/statistics")).json()["all"] == lost
            assert [each["table"] for each in await shown(anna, "history")] == [table["table"]]


@story
async def test_who_gives_up_alone_against_bots_has_lost(tmp_path: Path) -> None:
    with stub_bots():
        async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
            for way in ("resign", "leave", "offer_end"):
                seats = ["open", "first", "first"]
                table = await opens(anna, "classic", seats=seats, options={"players": 3})
                if way == "leave":
                    await anna.post(f"/api/tables/{table['table']}/leave", json={"seat": 0})
                else:
                    async with browser(server, anna, table["table"]) as player:
                        await player.ask(way, seat=0)

            found = (await anna.get("/api/me/statistics")).json()["all"]

            assert found == {"games": 3, "won": 0.0, "lost": 2, "undecided": 1, "points": None}


@story
async def test_who_gave_up_before_others_agreed_on_an_end_has_not_lost(tmp_path: Path) -> None:
    with stub_bots():
        async with (
            serving(tmp_path / "games.sqlite") as server,
            server.client() as anna,
            server.client() as borys,
        ):
            table = await opens(anna, stand_in="first")
            await joins(borys, table["table"])
            await anna.post(f"/api/tables/{table['table']}/leave", json={"seat": 0})
            async with browser(server, borys, table["table"]) as player:
                await player.ask("offer_end", seat=1)

            for client in (anna, borys):
                found = (await client.get("/api/me/statistics")).json()["all"]
                assert (found["lost"], found["undecided"]) == (0, 1)
