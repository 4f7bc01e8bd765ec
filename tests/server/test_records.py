"""Records that somebody sends: watched again, analysed, played on."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

import mirabilia
from mirabilia.server import thinking
from mirabilia.server.replays import MOST_ACTIONS
from mirabilia.server.settings import Limits
from mirabilia.table.taking_back import actors_of
from support.servers import QUICK, serving
from support.stories import browser, journal, opens, over, refusal, story
from support.stub_bots import stub_bots

QUICKLY = replace(QUICK, analysis_simulations=4)
GAMES = [
    ("duel", {}, ["first", "last"]),
    ("duel", {"pantheon": True}, ["last", "first"]),
    ("classic", {"players": 3}, ["first", "last", "first"]),
]


def record(game: str = "duel", moves: int = 5, **options: Any) -> dict[str, Any]:
    """The record of a game that was just begun."""
    played = mirabilia.new(game, seed=2**61 + 1, **options)
    for _ in range(moves):
        played.play(played.legal()[0])
    return played.record()


async def sent(client: httpx.AsyncClient, what: Any, to: str = "replay", **more: Any) -> Any:
    """The answer to a record."""
    return await client.post(f"/api/record/{to}", json=what, **more)


@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
@story
async def test_a_record_that_was_kept_is_watched_as_at_its_table(
    tmp_path: Path, game: str, options: dict[str, Any], seats: list[str]
) -> None:
    with stub_bots():
        async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
            table = (await opens(anna, game, sits=(), options=options, seats=seats))["table"]
            await over(anna, table)
            kept = (await anna.get(f"/api/tables/{table}/record")).content
            told = (await anna.get(f"/api/tables/{table}/replay?language=uk")).json()

            answer = await anna.post(
                "/api/record/replay?language=uk",
                content=kept,
                headers={"content-type": "application/json"},
            )

            assert answer.status_code == 200, answer.text
            shown = answer.json()
            assert shown.keys() == told.keys() - {"table", "seed", "salt", "is_sealed"}
            assert shown == {name: told[name] for name in shown}


@story
async def test_a_bot_of_a_record_is_called_by_its_level(tmp_path: Path) -> None:
    kept = record("classic", 2, players=3) | {"players": ["Оксана", "Builder 1", "Builder 2"]}
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        shown = (await sent(anna, kept, params={"language": "uk"})).json()
        assert shown["players"] == ["Оксана", "Будівничий 1", "Будівничий 2"]
        shown = (await sent(anna, record(moves=2), params={"language": "uk"})).json()
        assert len(shown["players"]) == 2
        assert all(shown["players"])


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "game"),
    ({"game": None}, "game"),
    ({"rules_version": 99}, "rules_version"),
    ({"options": {"players": 9}}, "options"),
    ({"options": []}, "options"),
    ({"seed": -1}, "seed"),
    ({"seed": "7"}, "seed"),
    ({"actions": [30_000]}, "actions[0]"),
    ({"actions": [[7, 0]]}, "actions[0]"),
    ({"actions": ["draft"]}, "actions[0]"),
    ({"players": ["Anna"]}, "players"),
    ({"players": ["Anna", "B" * 101]}, "players"),
    ({"position": {}}, "document"),
    ({"extra": 1}, "document"),
]


def problem(answer: httpx.Response) -> tuple[str, str]:
    """The code of a refusal, and the field that it names."""
    told = answer.json()["error"]
    assert answer.status_code == 422
    assert told["message"]
    return told["code"], told["field"]


@story
async def test_what_is_wrong_with_a_record_is_named(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        for number, (damage, field) in enumerate(WRONG):
            wrong = record(moves=1) | damage
            wanted = {"record": wrong, "moves": 0, "seat": 0, "name": "Anna", "bot": "apprentice"}
            asked = [await sent(anna, wrong), await sent(anna, wanted, "practice")]
            if number < 3:
                asked.append(await sent(anna, wrong, "analysis"))
            for answer in asked:
                assert problem(answer) == ("record", field)
        assert not server.hub.rooms


@story
async def test_what_is_no_record_at_all_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        assert problem(await sent(anna, {})) == ("record", "document")
        for text in (b"", b"\x89PNG\r\n", b"[1, 2]", b"[" * 60_000, b'{"seed": 1' + b"0" * 9_000):
            answer = await anna.post("/api/record/replay", content=text)
            assert refusal(answer) == (422, "bad_request")


@story
async def test_a_record_has_a_size(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        long = record(moves=0) | {"actions": [0] * (MOST_ACTIONS + 1)}
        assert refusal(await sent(anna, long)) == (413, "too_large")
        large = record(moves=0) | {"players": ["x" * 70_000, "y"]}
        assert refusal(await sent(anna, large)) == (413, "too_large")


@story
async def test_a_record_is_analysed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def counted(record: Any, *, advisor: Any) -> Any:
        made.append(advisor.simulations)
        return analyse(record, advisor=advisor)

    analyse = thinking.analyse
    monkeypatch.setattr(thinking, "analyse", counted)
    async with serving(tmp_path / "games.sqlite", QUICKLY) as server, server.client() as anna:
        english = (await sent(anna, record(), "analysis")).json()
        other = (await sent(anna, record(), "analysis", params={"language": "uk"})).json()
        assert [move["action"] for move in other["moves"]] == [
            move["action"] for move in english["moves"]
        ]
        assert other["moves"][0]["sentence"] != english["moves"][0]["sentence"]
        assert refusal(await sent(anna, record(moves=0), "analysis")) == (409, "status")
    assert made == [4]


@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
@story
async def test_a_game_is_played_on_from_its_middle(
    tmp_path: Path, game: str, options: dict[str, Any], seats: list[str]
) -> None:
    with stub_bots():
        async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
            table = (await opens(anna, game, sits=(), options=options, seats=seats))["table"]
            await over(anna, table)
            kept = (await anna.get(f"/api/tables/{table}/record")).json()
            moves = len(kept["actions"]) // 2
            there = mirabilia.load(kept | {"actions": kept["actions"][:moves]})
            seat = there.to_decide[0]

            wanted = {"record": kept, "moves": moves, "seat": seat, "name": "Анна", "bot": "last"}
            answer = await sent(anna, wanted, "practice")

            assert answer.status_code == 201, answer.text
            begun = answer.json()
            assert begun["seats"] == [seat]
            entries = await journal(server, begun["table"])
            kinds = [entry["type"] for entry in entries]
            assert kinds[: 3 + moves] == ["opened", "joined", "resumed", *["played"] * moves]
            played = entries[3 : 3 + moves]
            assert [entry["seat"] for entry in played] == actors_of(there)
            assert entries[0]["setup"]["practice"] is True
            async with browser(server, anna, begun["table"]) as player:
                await player.table(lambda now: now["views"][0]["question"] is not None)
                shown = player.now["views"][0]["position"]
                expected = there.view(seat).to_dict()  # others may have chosen meanwhile
                assert shown | {"decision": 0} == expected | {"decision": 0}
                await player.ask("resign", seat=seat)
            ended = await over(anna, begun["table"])
            assert ended["table"]["setup"]["practice"] is True
            counted = (await anna.get("/api/me/statistics")).json()
            assert counted["all"]["games"] == 0


@story
async def test_not_every_game_can_be_played_on(tmp_path: Path) -> None:
    from_position = mirabilia.position(mirabilia.load(record()).position()).record()
    with stub_bots():
        async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
            table = (await opens(anna, sits=(), seats=["first", "last"]))["table"]
            await over(anna, table)
            kept = (await anna.get(f"/api/tables/{table}/record")).json()
            usual = {"record": kept, "moves": 0, "seat": 0, "name": "Anna", "bot": "first"}
            for change, expected in (
                ({"moves": len(kept["actions"])}, (409, "status")),
                ({"moves": 10_000}, (409, "status")),
                ({"seat": 2}, (422, "seat")),
                ({"bot": "nobody"}, (422, "bot")),
                ({"name": " "}, (422, "name")),
                ({"moves": -1}, (422, "bad_request")),
            ):
                answer = await sent(anna, usual | change, "practice")
                assert refusal(answer) == expected, json.dumps(change)[:80]
            no_deal = await sent(anna, usual | {"record": from_position}, "practice")
            assert problem(no_deal) == ("record", "position")
            assert (await sent(anna, usual, "practice")).status_code == 201


@story
async def test_a_rematch_after_practice_counts(tmp_path: Path) -> None:
    with stub_bots():
        async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
            wanted = {"record": record(), "moves": 3, "seat": 0, "name": "Anna", "bot": "first"}
            table = (await sent(anna, wanted, "practice")).json()["table"]
            async with browser(server, anna, table) as player:
                await player.ask("resign", seat=0)
            again = (await anna.post(f"/api/tables/{table}/rematch")).json()["table"]
            setup = (await anna.get(f"/api/tables/{again}")).json()["table"]["setup"]
            assert setup["practice"] is False


@story
async def test_records_have_a_rate(tmp_path: Path) -> None:
    limited = replace(QUICK, limits=replace(QUICK.limits, records=Limits().records))
    async with serving(tmp_path / "games.sqlite", limited) as server, server.client() as anna:
        answers = [await sent(anna, record(moves=0)) for _ in range(24)]
        assert {answer.status_code for answer in answers} == {200, 429}
        assert refusal(answers[-1]) == (429, "rate")
