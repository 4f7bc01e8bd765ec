"""A table's life over HTTP and WebSocket: set up, sit down, stand up, end, once more."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import mirabilia
from mirabilia.table.commitment import seal
from support.servers import QUICK, Server, Table, serving
from support.stories import (
    abreast,
    act,
    bearer,
    browser,
    joins,
    journal,
    opens,
    over,
    refusal,
    shown,
    story,
)
from support.stub_bots import stub_bots

GAMES: list[tuple[str, dict[str, Any], int]] = [
    ("duel", {}, 2),
    ("duel", {"pantheon": True}, 2),
    *(("classic", {"edition": "first", "players": n}, n) for n in range(2, 8)),
    *(("classic", {"edition": "second", "players": n}, n) for n in range(3, 8)),
]


# Setting up


@story
async def test_every_game_and_edition_can_be_set_up_and_played(tmp_path: Path) -> None:
    with stub_bots():
        async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
            for game, options, places in GAMES:
                seats = ["open", *["first"] * (places - 1)]
                table = await opens(anna, game, options=options, seats=seats)
                async with browser(server, anna, table["table"]) as player:
                    welcome = await player.next()
                    assert welcome["status"] == "playing"
                    assert len(welcome["seats"]) == places
                    assert welcome["table"]["setup"]["options"].items() >= options.items()
                    assert welcome["views"][0]["position"]["game"] == game
                    assert (await player.play(0))["type"] == "ack"


@story
async def test_every_option_and_every_ruling_can_be_chosen(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        catalogue = (await anna.get("/api/games")).json()
        wished = []
        for game in catalogue["games"]:
            base = {"pantheon": True} if game["game"] == "duel" else {}
            for option in game["options"]:
                for value in option["values"]:
                    edition = {"edition": "first"} if (option["name"], value) == _TWO else {}
                    wished.append((game["game"], base | edition | {option["name"]: value}))
            wished += [(game["game"], base | rulings) for rulings in game["rulings"].values()]
        assert len(wished) > 30
        for name, options in wished:
            table = await opens(anna, name, sits=(), options=options)
            setup = (await anna.get(f"/api/tables/{table['table']}")).json()["table"]["setup"]
            assert setup["options"].items() >= options.items()


_TWO = ("players", 2)  # they play the first edition


@story
async def test_all_that_goes_with_a_kind_can_be_chosen_and_nothing_else(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        games = (await anna.get("/api/games")).json()["games"]
        kinds = {kind["kind"]: (game, kind) for game in games for kind in game["kinds"]}

        assert list(kinds) == ["duel", "pantheon", "classic"]
        assert kinds["duel"][1]["rulings"] == ["rulebook", "arena"]
        assert kinds["pantheon"][1]["rulings"] == list(kinds["pantheon"][0]["rulings"])
        numbers = {each["players"]: each for each in kinds["classic"][1]["players"]}
        assert list(numbers) == [2, 3, 4, 5, 6, 7]
        assert numbers[2] == {"players": 2, "boards": 3, "editions": ["first"]}
        for number, about in numbers.items():
            for edition in ("first", "second"):
                options = {"players": number, "edition": edition}
                setup = {"game": "classic", "options": options}
                answer = await anna.post("/api/tables", json={"setup": setup})
                assert (answer.status_code == 201) == (edition in about["editions"]), options


@story
async def test_a_table_tells_whether_anybody_has_secrets(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        for game, options, secret in (
            ("duel", {}, False),
            ("duel", {"pantheon": True}, True),
            ("classic", {}, True),
        ):
            table = await opens(anna, game, sits=(), options=options)
            about = (await anna.get(f"/api/tables/{table['table']}")).json()["table"]
            assert about["has_secrets"] == secret


@story
async def test_every_bot_of_the_catalogue_can_be_seated(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        catalogue = (await anna.get("/api/games")).json()
        assert catalogue["default_bot"] in {bot["bot"] for bot in catalogue["bots"]}
        for bot in catalogue["bots"]:
            table = await opens(anna, sits=(), seats=["open", bot["bot"]])
            seats = (await anna.get(f"/api/tables/{table['table']}")).json()["seats"]
            assert seats[1]["bot"] == bot["bot"]


@story
async def test_a_table_that_cannot_be_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        for setup, code in _IMPOSSIBLE:
            answer = await anna.post("/api/tables", json={"setup": setup})

            assert refusal(answer) == (422, code), setup
            assert "set-cookie" not in answer.headers
        assert not server.hub.rooms


_IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({}, "setup"),
    ({"game": "chess"}, "setup"),
    ({"game": "duel", "wonders": "all"}, "setup"),
    ({"game": "duel", "options": {"pantheon": "yes"}}, "setup"),
    ({"game": "duel", "options": []}, "setup"),
    ({"game": "classic", "options": {"players": 2, "edition": "second"}}, "setup"),
    ({"game": "classic", "options": {"players": 8}}, "setup"),
    ({"game": "duel", "seats": ["open"]}, "setup"),
    ({"game": "duel", "clock": {"kind": "hourglass"}}, "setup"),
    ({"game": "duel", "clock": {"kind": "move", "seconds": 0}}, "setup"),
    ({"game": "duel", "visibility": "secret"}, "setup"),
    ({"game": "duel", "spectators": "some"}, "setup"),
    ({"game": "duel", "seats": ["open", "caesar"]}, "bot"),
    ({"game": "duel", "stand_in": "caesar"}, "bot"),
    ({"game": "duel", "seats": ["open", "search:100001"]}, "bot"),
    ({"game": "duel", "seats": ["open", "search:5001ms"]}, "bot"),
]


@story
async def test_where_the_host_cannot_sit_no_table_is_made(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        setup = {"game": "duel", "seats": ["open", "builder"]}
        for join, wrong in (
            ([{"seat": 1, "name": "Anna"}], (409, "taken")),
            ([{"seat": 2, "name": "Anna"}], (422, "seat")),
            ([{"seat": 0, "name": "An\x07na"}], (422, "name")),
        ):
            answer = await anna.post("/api/tables", json={"setup": setup, "join": join})
            assert refusal(answer) == wrong
        assert not server.hub.rooms


# Sitting down and standing up


@story
async def test_a_seat_is_open_a_persons_or_a_bots(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        options = {"players": 3}
        seats = ["open", "open", "builder"]
        table = await opens(anna, "classic", sits=(1,), options=options, seats=seats)

        now = (await anna.get(f"/api/tables/{table['table']}")).json()

        assert [seat["kind"] for seat in now["seats"]] == ["open", "human", "bot"]
        assert [seat["name"] for seat in now["seats"]] == ["", "Host 1", "builder"]
        assert now["status"] == "waiting"


@story
async def test_who_has_the_link_sits_down_without_an_account(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        async with server.client() as anna, server.client() as borys:
            table = await opens(anna)

            seated = await joins(borys, table["table"], 1, " Борис <b> ")

            assert seated["seats"] == [1]
            me = (await borys.get("/api/me")).json()
            assert me == {"name": "Борис <b>", "login": None, "is_guest": True, "is_known": True}
        async with server.seat(table["table"], seated["token"]) as player:
            welcome = await player.next()
        assert welcome["status"] == "playing"
        assert welcome["you"] == {"seats": [1], "is_host": False, "is_delayed": False}
        assert welcome["seats"][1]["name"] == "Борис <b>"


@story
async def test_who_cannot_sit_down_is_told_why(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as anna,
        server.client() as borys,
    ):
        table = await opens(anna)
        before = await journal(server, table["table"])
        for seat, name, wrong in (
            (0, "Borys", (409, "taken")),
            (6, "Borys", (422, "seat")),
            (7, "Borys", (422, "bad_request")),
            (1, "", (422, "name")),
            (1, "x" * 33, (422, "name")),
            (1, "a\u202eb", (422, "name")),
        ):
            answer = await borys.post(
                f"/api/tables/{table['table']}/join", json={"seat": seat, "name": name}
            )
            assert refusal(answer) == wrong
            assert "set-cookie" not in answer.headers
        answer = await borys.post("/api/tables/none/join", json={"seat": 0, "name": "Borys"})
        assert refusal(answer) == (404, "table")
        assert await journal(server, table["table"]) == before


@story
async def test_who_stands_up_before_the_game_leaves_the_seat_open(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as anna,
        server.client() as borys,
        server.client() as vira,
    ):
        table = await opens(anna, "classic", options={"players": 3})
        at = f"/api/tables/{table['table']}"
        await joins(borys, table["table"], 1)

        assert (await borys.post(f"{at}/leave", json={"seat": 1})).status_code == 200

        assert (await anna.get(at)).json()["seats"][1]["kind"] == "open"
        assert (await joins(vira, table["table"], 1))["seats"] == [1]


@story
async def test_when_the_host_stands_up_another_one_decides(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as anna,
        server.client() as borys,
    ):
        table = await opens(anna, "classic", options={"players": 3})
        at = f"/api/tables/{table['table']}"
        await joins(borys, table["table"], 1)

        await anna.post(f"{at}/leave", json={"seat": 0})

        swap = {"seat": 0, "other": 1}
        assert refusal(await anna.post(f"{at}/swap", json=swap)) == (403, "forbidden")
        assert (await borys.post(f"{at}/swap", json=swap)).status_code == 200
        assert await shown(anna, "mine") == []
        (mine,) = await shown(borys, "mine")
        assert mine["is_host"]


@story
async def test_a_table_that_all_left_before_the_game_is_gone(tmp_path: Path) -> None:
    limits = replace(QUICK.limits, open_tables=1)
    async with (
        serving(tmp_path / "games.sqlite", replace(QUICK, limits=limits)) as server,
        server.client() as anna,
    ):
        table = await opens(anna, visibility="public")
        at = f"/api/tables/{table['table']}"
        async with server.seat(table["table"]) as watching:
            await watching.next()

            await anna.post(f"{at}/leave", json={"seat": 0})

            now = await watching.table(lambda now: now["status"] == "over")
            assert now["ending"] is None
        for show in ("open", "live", "mine", "history"):
            assert await shown(anna, show) == []
        for what in ("record", "replay", "analysis"):
            assert refusal(await anna.get(f"{at}/{what}")) == (409, "status")
        assert refusal(await anna.post(f"{at}/rematch")) == (403, "forbidden")
        assert (await anna.get("/api/me/statistics")).json()["all"]["games"] == 0
        await opens(anna)


@story
async def test_a_bot_goes_on_for_who_leaves_during_the_game(tmp_path: Path) -> None:
    with stub_bots():
        async with serving(tmp_path / "games.sqlite") as server:
            table = await Table.opened(server, stand_in="first")
            async with table.seat(0) as anna, table.seat(1) as borys, server.client() as client:
                await act({0: anna, 1: borys})

                left = await client.post(
                    f"/api/tables/{table.id}/leave", json={"seat": 1}, **bearer(table.tokens[1])
                )

                assert left.status_code == 200
                now = await abreast(anna, left.json()["number"])
                assert now["status"] == "playing"
                assert now["seats"][1]["bot"] == "first"
                assert now["seats"][1]["gave_up"]
                for _ in range(3):
                    await act({0: anna})
                now = await abreast(borys, left.json()["number"])
                assert now["views"] == []
                assert now["position"] is not None
                refused = await borys.ask("resign", seat=1)
                assert refused["code"] == "forbidden"


@story
async def test_a_table_that_all_people_left_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        table = await opens(anna, seats=["open", "builder"])

        await anna.post(f"/api/tables/{table['table']}/leave", json={"seat": 0})

        now = (await anna.get(f"/api/tables/{table['table']}")).json()
        assert now["status"] == "over"
        assert (now["ending"]["reason"], now["ending"]["winners"]) == ("abandoned", [])


# What the host decides


@story
async def test_the_host_moves_people_frees_seats_and_seats_bots(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as anna,
        server.client() as borys,
    ):
        table = await opens(anna, "classic", options={"players": 3})
        at = f"/api/tables/{table['table']}"
        await joins(borys, table["table"], 1, "Borys")
        async with browser(server, borys, table["table"]) as player:
            await player.next()

            done = await anna.post(f"{at}/swap", json={"seat": 1, "other": 2})
            now = await abreast(player, done.json()["number"])
            assert [seat["name"] for seat in now["seats"]] == ["Host 0", "", "Borys"]

            done = await anna.post(f"{at}/leave", json={"seat": 2})
            now = await abreast(player, done.json()["number"])
            assert [seat["kind"] for seat in now["seats"]] == ["human", "open", "open"]

            for seat in (1, 2):
                bot = {"seat": seat, "bot": "builder"}
                done = await anna.post(f"{at}/bot", json=bot)
                now = await abreast(player, done.json()["number"])
            assert now["status"] == "playing"
            assert [seat["kind"] for seat in now["seats"]] == ["human", "bot", "bot"]
            kinds = [entry["type"] for message in player.received for entry in _log(message)]
            assert kinds[-4:] == ["swapped", "vacated", "bot_seated", "bot_seated"]


def _log(message: dict[str, Any]) -> list[dict[str, Any]]:
    log: list[dict[str, Any]] = message.get("log", [])
    return [entry for entry in log if entry["type"] != "played"]


@story
async def test_nobody_else_moves_people_frees_seats_or_seats_bots(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as anna,
        server.client() as borys,
        server.client() as nobody,
    ):
        table = await opens(anna, "classic", options={"players": 3})
        at = f"/api/tables/{table['table']}"
        await joins(borys, table["table"], 1)
        before = await journal(server, table["table"])

        for client in (borys, nobody):
            for what, body in (
                ("swap", {"seat": 1, "other": 2}),
                ("bot", {"seat": 2, "bot": "builder"}),
                ("leave", {"seat": 0}),
            ):
                answer = await client.post(f"{at}/{what}", json=body)
                assert refusal(answer) == (403, "forbidden")

        assert await journal(server, table["table"]) == before


@story
async def test_the_host_cannot_send_anybody_away_once_the_game_has_begun(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as anna,
        server.client() as borys,
    ):
        table = await opens(anna)
        at = f"/api/tables/{table['table']}"
        await joins(borys, table["table"])

        for what, body, wrong in (
            ("leave", {"seat": 1}, (403, "forbidden")),
            ("swap", {"seat": 0, "other": 1}, (409, "status")),
            ("bot", {"seat": 1, "bot": "builder"}, (409, "status")),
            ("join", {"seat": 1, "name": "Anna"}, (409, "status")),
        ):
            assert refusal(await anna.post(f"{at}/{what}", json=body)) == wrong


# Two at one screen


@story
async def test_two_at_one_screen_get_both_views_over_one_socket(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        table = await opens(anna, sits=(0, 1))
        assert table["seats"] == [0, 1]

        async with server.seat(table["table"], table["token"]) as player:
            welcome = await player.next()
            assert welcome["you"]["seats"] == [0, 1]
            assert [view["seat"] for view in welcome["views"]] == [0, 1]
            for _ in range(6):
                await act({0: player, 1: player})
            played = _played(await journal(server, table["table"]))
            assert {entry["seat"] for entry in played} == {0, 1}
            # They agree with themselves.
            assert (await player.ask("offer_end", seat=0))["type"] == "ack"
            now = await player.table(lambda now: now["status"] == "over")
            assert now["ending"]["reason"] == "agreed"


def _played(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [entry for entry in entries if entry["type"] == "played"]


@story
async def test_who_sits_down_later_too_plays_both_seats(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        table = await opens(anna)
        async with server.seat(table["table"], table["token"]) as player:
            await player.next()

            again = await joins(anna, table["table"], 1, "Bohdan")

            assert again["seats"] == [0, 1]
            now = await player.table(lambda now: now["status"] == "playing")
            assert [view["seat"] for view in now["views"]] == [0, 1]


# Once more


@story
async def test_a_rematch_is_one_table_where_everybody_sits_one_seat_further(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as anna,
        server.client() as borys,
    ):
        table = await opens(anna, clock={"kind": "move", "seconds": 600})
        await joins(borys, table["table"])
        at = f"/api/tables/{table['table']}"
        assert refusal(await anna.post(f"{at}/rematch")) == (409, "status")
        async with browser(server, borys, table["table"]) as player:
            await player.ask("resign", seat=1)

            asked = (await anna.post(f"{at}/rematch")).json()

            assert asked["table"] != table["table"]
            assert asked["seats"] == [1]
            now = await player.table(lambda now: now["rematch"] is not None)
            assert now["rematch"] == asked["table"]
        again = (await borys.post(f"{at}/rematch")).json()
        assert again["table"] == asked["table"]
        assert again["seats"] == [0]
        new = (await anna.get(f"/api/tables/{asked['table']}")).json()
        assert new["status"] == "playing"
        assert [seat["name"] for seat in new["seats"]] == ["Guest", "Host 0"]
        assert new["table"]["setup"]["clock"]["seconds"] == 600
        async with server.client() as nobody:
            assert refusal(await nobody.post(f"{at}/rematch")) == (403, "forbidden")


@story
async def test_two_who_ask_for_a_rematch_at_the_same_time_get_the_same_table(
    tmp_path: Path,
) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as anna,
        server.client() as borys,
    ):
        table = await opens(anna)
        await joins(borys, table["table"])
        async with browser(server, anna, table["table"]) as player:
            await player.ask("resign", seat=0)
        at = f"/api/tables/{table['table']}/rematch"

        asked = await asyncio.gather(anna.post(at), borys.post(at))

        (new,) = {answer.json()["table"] for answer in asked}
        assert sorted(answer.json()["seats"] for answer in asked) == [[0], [1]]
        listed = {
            each["table"] for each in [*await shown(anna, "mine"), *await shown(borys, "mine")]
        }
        assert listed == {new}


@story
async def test_a_rematch_is_not_for_strangers_and_counts_as_a_new_table(tmp_path: Path) -> None:
    limits = replace(QUICK.limits, new_tables=(2, 0.0001), open_tables=1)
    async with (
        serving(tmp_path / "games.sqlite", replace(QUICK, limits=limits)) as server,
        server.client() as anna,
    ):
        table = await opens(anna, seats=["open", "builder"], visibility="public")
        async with browser(server, anna, table["table"]) as player:
            await player.ask("resign", seat=0)
        at = f"/api/tables/{table['table']}/rematch"

        again = await anna.post(at)

        new = (await anna.get(f"/api/tables/{again.json()['table']}")).json()
        assert new["table"]["setup"]["visibility"] == "link"
        async with browser(server, anna, again.json()["table"]) as player:
            assert (await player.ask("resign", seat=again.json()["seats"][0]))["type"] == "ack"
        assert (await anna.post(at)).status_code == 200  # the same one, nothing new
        once_more = f"/api/tables/{again.json()['table']}/rematch"
        assert refusal(await anna.post(once_more)) == (429, "rate")


@story
async def test_who_has_too_many_tables_gets_no_rematch(tmp_path: Path) -> None:
    limits = replace(QUICK.limits, open_tables=2)
    async with (
        serving(tmp_path / "games.sqlite", replace(QUICK, limits=limits)) as server,
        server.client() as anna,
    ):
        table = await opens(anna, seats=["open", "builder"])
        async with browser(server, anna, table["table"]) as player:
            await player.ask("resign", seat=0)
        for _ in range(2):
            await opens(anna)

        answer = await anna.post(f"/api/tables/{table['table']}/rematch")

        assert refusal(answer) == (429, "tables")


@story
async def test_a_secret_without_a_cookie_is_enough_for_a_rematch(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as nobody:
        table = await Table.opened(server)
        async with table.seat(0) as anna:
            await anna.ask("resign", seat=0)
        at = f"/api/tables/{table.id}/rematch"

        asked = [(await nobody.post(at, **bearer(table.tokens[seat]))).json() for seat in range(2)]

        assert asked[0]["table"] == asked[1]["table"]
        assert [each["seats"] for each in asked] == [[1], [0]]
        async with server.seat(asked[1]["table"], asked[1]["token"]) as borys:
            assert (await borys.next())["you"]["seats"] == [0]


@story
async def test_whose_seat_at_a_rematch_is_taken_takes_another_one(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "games.sqlite") as server,
        server.client() as anna,
        server.client() as stranger,
    ):
        table = await Table.opened(server, "classic", options={"players": 3})
        for seat in range(3):
            async with table.seat(seat) as player:
                if seat == 0:
                    await player.ask("offer_end", seat=0)
                else:
                    await player.ask("answer_end", seat=seat, agreed=True)
        at = f"/api/tables/{table.id}/rematch"
        again = (await anna.post(at, **bearer(table.tokens[0]))).json()
        await joins(stranger, again["table"], 2)

        late = (await anna.post(at, **bearer(table.tokens[1]))).json()

        assert (late["table"], late["seats"]) == (again["table"], [])
        assert (await joins(anna, late["table"], 0, **bearer(late["token"])))["seats"] == [0]


@story
async def test_a_rematch_keeps_the_bots_that_the_host_moved_or_seated(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        seats = ["open", "builder", "open"]
        table = await opens(anna, "classic", options={"players": 3}, seats=seats)
        at = f"/api/tables/{table['table']}"
        await anna.post(f"{at}/swap", json={"seat": 0, "other": 1})
        await anna.post(f"{at}/bot", json={"seat": 2, "bot": "apprentice"})
        await anna.post(f"{at}/leave", json={"seat": 1})
        await over(anna, table["table"])

        again = await anna.post(f"{at}/rematch")

        assert again.status_code == 200, again.text
        new = (await anna.get(f"/api/tables/{again.json()['table']}")).json()
        assert [seat["name"] for seat in new["seats"]] == ["apprentice", "builder", "Host 0"]
        assert again.json()["seats"] == [2]


# The seed, sealed


@story
async def test_the_seed_of_the_ending_is_the_one_that_was_sealed(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server)
        async with table.seat(0) as anna, table.seat(1) as borys:
            sealed = (await anna.next())["table"]["commitment"]
            for _ in range(4):
                await act({0: anna, 1: borys})
            before = list(anna.raw + borys.raw)
            await anna.ask("resign", seat=0)
            ending = (await anna.table(lambda now: now["status"] == "over"))["ending"]
        assert seal(ending["seed"], ending["salt"]) == sealed
        assert not any(str(ending["seed"]) in raw or ending["salt"] in raw for raw in before)
        first = (await journal(server, table.id))[0]
        assert (first["seed"], first["salt"]) == (ending["seed"], ending["salt"])
        game = mirabilia.new("duel", seed=ending["seed"])
        drafted = anna.received[0]["views"][0]["position"]["offered"]
        assert game.view(0).to_dict()["offered"] == drafted


# Refusals, and going on


@story
async def test_nothing_changes_by_a_refusal(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, people=1)
        async with table.seat(0) as anna:
            await anna.next()
            await _all_refused(server, table.id, _BEFORE, anna)
        await _sit(server, table)
        async with table.seat(0) as anna, table.seat(1) as borys:
            await act({0: anna, 1: borys})
            await _all_refused(server, table.id, _DURING, anna, borys)
            await anna.ask("resign", seat=0)
            await _all_refused(server, table.id, _AFTER, anna, borys)


_BEFORE: list[dict[str, Any]] = [
    {"kind": "play", "seat": 0, "action": 0, "asked": 1},
    {"kind": "undo", "seat": 0},
    {"kind": "offer_end", "seat": 0},
    {"kind": "resign", "seat": 0},
    {"kind": "hint", "seat": 0, "asked": 1},
    {"kind": "explain", "seat": 0, "name": "Baths"},
]
_DURING: list[dict[str, Any]] = [
    {"kind": "play", "seat": 0, "action": 0, "asked": 0},
    {"kind": "play", "seat": 6, "action": 0, "asked": 3},
    {"kind": "answer_undo", "seat": 0, "agreed": True},
    {"kind": "answer_end", "seat": 0, "agreed": True},
    {"kind": "say", "seat": 0, "text": ""},
    {"kind": "say", "seat": None, "name": "", "text": "Hello"},
    {"kind": "explain", "seat": 0, "name": "Big Ben"},
    {"kind": "juggle", "seat": 0},
]
_AFTER: list[dict[str, Any]] = [
    {"kind": "play", "seat": 0, "action": 0, "asked": 3},
    {"kind": "undo", "seat": 0},
    {"kind": "offer_end", "seat": 0},
    {"kind": "answer_end", "seat": 0, "agreed": True},
    {"kind": "resign", "seat": 0},
]


async def _all_refused(
    server: Server, table: str, requests: list[dict[str, Any]], *players: Any
) -> None:
    before = await journal(server, table)
    for player in players:
        for request in requests:
            answer = await player.ask(**request)
            assert answer["type"] == "refused", (request, answer)
            assert answer["message"]
    assert await journal(server, table) == before


async def _sit(server: Server, table: Table) -> None:
    async with server.client() as client:
        table.tokens[1] = (await joins(client, table.id, 1))["token"]


@story
async def test_a_restarted_server_goes_on_where_the_other_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    async with serving(file) as server, server.client() as host:
        table = await Table.opened(server)
        waiting = await opens(host)
        async with table.seat(0) as anna, table.seat(1) as borys:
            for _ in range(5):
                answer = await act({0: anna, 1: borys})
            await anna.ask("say", seat=0, text="Once more?")
            before = dict(await abreast(anna, answer["number"] + 1))
        kept = await journal(server, table.id)
        cookies = dict(host.cookies)

    async with serving(file) as server, server.client(cookies=cookies) as host:
        table.server = server
        assert await journal(server, table.id) == kept
        async with table.seat(0) as anna, table.seat(1) as borys:
            now = await anna.next()
            assert now["number"] == before["number"] == len(kept)
            for name in ("views", "seats", "status", "to_decide"):
                assert now[name] == before[name]
            await act({0: anna, 1: borys})
        (mine,) = await shown(host, "mine")
        assert mine["table"] == waiting["table"]
        swap = {"seat": 0, "other": 1}
        done = await host.post(f"/api/tables/{waiting['table']}/swap", json=swap)
        assert done.status_code == 200
