"""Finished games: the record, the replay with its seal checked, the analysis."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import mirabilia
from mirabilia.server import thinking
from mirabilia.server.settings import Limits
from mirabilia.table.commitment import is_sealed
from support.servers import QUICK, Table, serving
from support.stories import act, browser, opens, over, refusal, story
from support.stub_bots import stub_bots

QUICKLY = replace(QUICK, analysis_simulations=4)
DRAFT = {"options": {"first_player": 0}}
GAMES = [
    ("duel", {}, ["first", "last"]),
    ("duel", {"pantheon": True}, ["last", "first"]),
    ("classic", {"players": 3}, ["first", "last", "first"]),
]


def named(seats: list[str]) -> list[str]:
    """What bots are called: those of a kind are numbered."""
    return [
        f"{bot} {seats[: seat + 1].count(bot)}" if seats.count(bot) > 1 else bot
        for seat, bot in enumerate(seats)
    ]


@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
@story
async def test_a_record_leads_to_the_same_result(
    tmp_path: Path, game: str, options: dict[str, Any], seats: list[str]
) -> None:
    with stub_bots():
        async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
            table = (await opens(anna, game, sits=(), options=options, seats=seats))["table"]
            ending = (await over(anna, table))["ending"]

            answer = await anna.get(f"/api/tables/{table}/record")

            name = f'attachment; filename="mirabilia-{table}.json"'
            assert answer.headers["content-disposition"] == name
            record = answer.json()
            assert record["players"] == named(seats)
            assert record["seed"] == ending["seed"]
            again = mirabilia.load(record)
            assert again.is_over
            assert again.result is not None
            assert list(again.result.winners) == ending["winners"]
            assert list(again.result.score) == ending["score"]
            assert str(again.result.victory) == ending["reason"]
            by_points = ending["reason"] in ("civilian", "points", "coins", "shared")
            assert ending["by_points"] == by_points


@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
@story
async def test_a_replay_shows_every_step_and_whether_the_seed_was_sealed(
    tmp_path: Path, game: str, options: dict[str, Any], seats: list[str]
) -> None:
    with stub_bots():
        async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
            table = (await opens(anna, game, sits=(), options=options, seats=seats))["table"]
            sealed = (await anna.get(f"/api/tables/{table}")).json()["table"]["commitment"]
            await over(anna, table)
            record = (await anna.get(f"/api/tables/{table}/record")).json()

            replay = (await anna.get(f"/api/tables/{table}/replay")).json()

            assert replay["is_sealed"]
            assert replay["table"]["commitment"] == sealed
            assert is_sealed(sealed, replay["seed"], replay["salt"])
            assert replay["players"] == named(seats)
            assert len(replay["steps"]) == len(record["actions"])
            assert [step["number"] for step in replay["steps"]] == list(
                range(1, len(record["actions"]) + 1)
            )
            end = mirabilia.load(record)
            assert replay["start"] == mirabilia.load(record | {"actions": []}).position()
            assert replay["steps"][-1]["position"] == end.position()
            assert end.result is not None
            assert replay["result"] == end.result.to_dict()
            assert all(step["sentence"] for step in replay["steps"])
            other = await anna.get(f"/api/tables/{table}/replay", params={"language": "uk"})
            assert other.json()["steps"][0]["sentence"] != replay["steps"][0]["sentence"]
            assert other.json()["steps"][0]["action"] == replay["steps"][0]["action"]


@story
async def test_what_was_taken_back_is_not_in_the_record(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        table = await opens(anna, sits=(0, 1), **DRAFT)
        async with browser(server, anna, table["table"]) as player:
            await act({0: player, 1: player})
            await player.ask("undo", seat=0)
            second = (await player.table(lambda now: now["log"][-1]["type"] == "taken_back"))[
                "views"
            ][0]["question"]["actions"][1]
            await act({0: player, 1: player}, 1)
            await player.ask("resign", seat=1)
        record = (await anna.get(f"/api/tables/{table['table']}/record")).json()
        replay = (await anna.get(f"/api/tables/{table['table']}/replay")).json()
        assert record["actions"] == [second["number"]]
        assert [step["action"] for step in replay["steps"]] == [second["document"]]
        assert replay["result"] is None


@story
async def test_while_it_is_played_nothing_of_this_can_be_had(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as client:
        waiting = await opens(client)
        table = await Table.opened(server, **DRAFT)
        for name in (waiting["table"], table.id):
            for what in ("record", "replay", "analysis"):
                answer = await client.get(f"/api/tables/{name}/{what}")
                assert refusal(answer) == (409, "status")
        for what in ("record", "replay", "analysis"):
            assert refusal(await client.get(f"/api/tables/none/{what}")) == (404, "table")


@story
async def test_an_analysis_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = []

    def counted(record: Any, *, advisor: Any) -> Any:
        budgets.append(advisor.simulations)
        return analyse(record, advisor=advisor)

    analyse = thinking.analyse
    monkeypatch.setattr(thinking, "analyse", counted)
    with stub_bots():
        file = tmp_path / "games.sqlite"
        async with serving(file, QUICKLY) as server, server.client() as anna:
            table = (await opens(anna, sits=(), seats=["first", "last"]))["table"]
            await over(anna, table)
            record = (await anna.get(f"/api/tables/{table}/record")).json()

            first = (await anna.get(f"/api/tables/{table}/analysis")).json()

            assert (await anna.get(f"/api/tables/{table}/analysis")).json() == first
            other = (await anna.get(f"/api/tables/{table}/analysis?language=uk")).json()
            assert other["moves"][0]["action"] == first["moves"][0]["action"]
            assert re.search("[а-я]", other["moves"][0]["sentence"])
        async with serving(file, QUICKLY) as server, server.client() as anna:
            assert (await anna.get(f"/api/tables/{table}/analysis")).json() == first
    assert budgets == [4]  # a bounded one, and only the first time
    assert first["game"] == "duel"
    assert sum(player["decisions"] for player in first["summary"]) <= len(record["actions"])
    assert first["moves"]


@story
async def test_there_is_no_analysis_where_the_table_allows_no_hints(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite", QUICKLY) as server, server.client() as anna:
        table = await opens(anna, sits=(0, 1), hints=False)
        async with browser(server, anna, table["table"]) as player:
            await act({0: player, 1: player})
            await player.ask("resign", seat=1)
        answer = await anna.get(f"/api/tables/{table['table']}/analysis")
        assert refusal(answer) == (403, "hints")
        assert (await anna.get(f"/api/tables/{table['table']}/replay")).status_code == 200


@story
async def test_a_game_that_ended_early_can_be_replayed_and_analysed(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite", QUICKLY) as server, server.client() as anna:
        table = await opens(anna, sits=(0, 1), **DRAFT)
        async with browser(server, anna, table["table"]) as player:
            for _ in range(3):
                await act({0: player, 1: player})
            await player.ask("resign", seat=1)
        at = f"/api/tables/{table['table']}"
        assert len((await anna.get(f"{at}/replay")).json()["steps"]) == 3
        analysis = await anna.get(f"{at}/analysis")
        assert analysis.status_code == 200
        assert len(analysis.json()["moves"]) == 3


@story
async def test_a_game_without_a_move_has_an_empty_replay_and_no_analysis(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite", QUICKLY) as server, server.client() as anna:
        table = await opens(anna, sits=(0, 1))
        async with browser(server, anna, table["table"]) as player:
            await player.ask("resign", seat=1)
        at = f"/api/tables/{table['table']}"
        assert (await anna.get(f"{at}/replay")).json()["steps"] == []
        assert mirabilia.load((await anna.get(f"{at}/record")).json()).record()["actions"] == []
        assert refusal(await anna.get(f"{at}/analysis")) == (409, "status")


@story
async def test_analyses_have_a_rate(tmp_path: Path) -> None:
    limited = replace(QUICKLY, limits=replace(QUICK.limits, analyses=Limits().analyses))
    async with serving(tmp_path / "games.sqlite", limited) as server, server.client() as anna:
        answers = []
        for _ in range(4):
            table = await opens(anna, sits=(0, 1), **DRAFT)
            async with browser(server, anna, table["table"]) as player:
                await act({0: player, 1: player})
                await player.ask("resign", seat=1)
            answers.append(await anna.get(f"/api/tables/{table['table']}/analysis"))
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert refusal(answers[-1]) == (429, "rate")


@story
async def test_bots_are_called_by_their_level_in_the_language_of_who_reads(tmp_path: Path) -> None:
    seats = ["open", "builder", "builder"]
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        table = await opens(anna, "classic", options={"players": 3}, seats=seats)
        async with server.seat(table["table"], table["token"], language="uk") as player:
            await player.table(lambda _: any("Будівничий 2" in raw for raw in player.raw))
            assert player.now["host"] == 0
