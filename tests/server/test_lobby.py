"""The lobby: which tables are listed, whose turn it is, and what is new."""

from pathlib import Path

import httpx
import pytest

from mirabilia.store import store
from support.servers import serving
from support.stories import act, browser, joins, opens, refusal, shown, story, until


@story
async def test_the_lobby_lists_public_tables_that_wait(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as anna,
        server.client() as borys,
    ):
        public = await opens(anna, visibility="public")
        await opens(anna)  # by link
        full = await opens(anna, visibility="public")
        await joins(borys, full["table"])

        (listed,) = await shown(borys, "open")

        assert listed["table"] == public["table"]
        assert (listed["game"], listed["status"]) == ("duel", "waiting")
        assert [seat["kind"] for seat in listed["seats"]] == ["human", "open"]
        assert not listed["is_host"]
        assert not any(seat["is_you"] for seat in listed["seats"])


@story
async def test_public_games_can_be_watched_unless_they_have_no_spectators(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as anna,
        server.client() as nobody,
    ):
        shown_to_all = []
        for visibility in ("public", "link"):
            for spectators in ("public", "delayed", "none"):
                table = await opens(anna, sits=(0, 1), visibility=visibility, spectators=spectators)
                if visibility == "public" and spectators != "none":
                    shown_to_all.append(table["table"])
        assert [each["table"] for each in await shown(nobody, "live")] == shown_to_all[::-1]
        for table in shown_to_all:
            async with server.seat(table) as player:
                await player.next()

        async with browser(server, anna, shown_to_all[0]) as player:
            await player.ask("resign", seat=0)
        assert [each["table"] for each in await shown(nobody, "live")] == shown_to_all[1:]


@story
async def test_a_table_by_link_is_listed_for_nobody_else(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as anna,
        server.client() as borys,
        server.client() as nobody,
    ):
        table = await opens(anna, visibility="link")
        await joins(borys, table["table"])

        for client in (nobody, anna, borys):
            assert await shown(client, "open") == await shown(client, "live") == []
        for client in (anna, borys):
            assert [each["table"] for each in await shown(client, "mine")] == [table["table"]]
        assert await shown(nobody, "mine") == []


@story
async def test_lists_have_no_secret(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as anna,
        server.client() as nobody,
    ):
        table = await opens(anna, visibility="public")
        (row,) = (await server.hub.store.open_tables()).tables
        holder = row["seats"][0]["holder"]

        answer = await nobody.get("/api/tables")

        assert table["token"] not in answer.text
        assert holder not in answer.text
        assert "seed" not in answer.text


@story
async def test_my_tables_tell_whose_turn_it_is(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as anna,
        server.client() as borys,
    ):
        table = await opens(anna, options={"first_player": 0})
        (waiting,) = await shown(anna, "mine")
        assert (waiting["status"], waiting["to_decide"]) == ("waiting", [])
        assert waiting["is_host"]
        assert not waiting["is_your_turn"]
        await joins(borys, table["table"])
        for client, turn in ((anna, True), (borys, False)):
            (mine,) = await shown(client, "mine")
            assert mine["to_decide"] == [0]
            assert mine["is_your_turn"] == turn

        async with browser(server, anna, table["table"]) as player:
            await act({0: player})

        for client, turn in ((anna, False), (borys, True)):
            (mine,) = await shown(client, "mine")
            assert mine["to_decide"] == [1]
            assert mine["is_your_turn"] == turn


@story
async def test_lists_tell_the_age_to_those_who_may_see_it(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as anna,
        server.client() as nobody,
    ):
        ages = {}
        for spectators in ("public", "delayed"):
            setup = {"options": {"wonders": "first-game"}, "spectators": spectators}
            table = await opens(anna, sits=(0, 1), visibility="public", **setup)
            ages[table["table"]] = 1 if spectators == "public" else None
        draft = await opens(anna, sits=(0, 1), visibility="public")
        waiting = await opens(anna, sits=(0,))

        assert {each["table"]: each["age"] for each in await shown(nobody, "live")} == {
            **ages,
            draft["table"]: None,
        }
        assert {each["table"]: each["age"] for each in await shown(anna, "mine")} == {
            **dict.fromkeys(ages, 1),
            draft["table"]: None,
            waiting["table"]: None,
        }
        async with browser(server, anna, next(iter(ages))) as player:
            await player.ask("resign", seat=0)
        (over,) = await shown(anna, "history")
        assert over["age"] is None


@story
async def test_what_happened_since_somebody_looked_is_unread(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as anna,
        server.client() as borys,
    ):
        table = await opens(anna, options={"first_player": 0})
        await joins(borys, table["table"])
        assert await _is_unread(borys)
        async with browser(server, borys, table["table"]) as player:
            await player.next()
        await until(lambda: _is_read(borys))

        async with browser(server, anna, table["table"]) as player:
            await act({0: player})
        await until(lambda: _is_read(anna))

        assert await _is_unread(borys)
        async with browser(server, borys, table["table"]) as player:
            await player.next()
        await until(lambda: _is_read(borys))


async def _is_unread(client: httpx.AsyncClient) -> bool:
    (table,) = await shown(client, "mine")
    return bool(table["is_unread"])


async def _is_read(client: httpx.AsyncClient) -> bool:
    return not await _is_unread(client)


@story
async def test_a_long_history_comes_in_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PAGE", 2)
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        played = []
        for _ in range(3):
            table = await opens(anna, sits=(0, 1))
            async with browser(server, anna, table["table"]) as player:
                await player.ask("resign", seat=0)
            played.append(table["table"])

        first = (await anna.get("/api/tables", params={"show": "history"})).json()
        where = {"show": "history", "before": first["before"]}
        second = (await anna.get("/api/tables", params=where)).json()

        found = [table["table"] for page in (first, second) for table in page["tables"]]
        assert found == played[::-1]
        assert second["before"] is None


@story
async def test_a_full_lobby_comes_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "PAGE", 2)
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        for show, sits in (("open", (0,)), ("live", (0, 1))):
            tables = [await opens(anna, sits=sits, visibility="public") for _ in range(5)]

            found, before = [], {}
            for _ in tables:
                page = (await anna.get("/api/tables", params={"show": show, **before})).json()
                found += [table["table"] for table in page["tables"]]
                if page["before"] is None:
                    break
                before = {"before": page["before"]}

            assert sorted(found) == sorted(table["table"] for table in tables)


@story
async def test_a_list_that_there_is_not_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        for wrong in ({"show": "all"}, {"before": "-1"}, {"before": "x"}, {"before": str(10**30)}):
            answer = await anna.get("/api/tables", params=wrong)
            assert refusal(answer) == (422, "bad_request")
