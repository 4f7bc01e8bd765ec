"""What can be asked about a game without a table: components, words, the score pad."""

import gzip
from pathlib import Path
from typing import Any

import pytest

from mirabilia.notation.catalogue import LANGUAGES
from mirabilia.notation.games import GAMES, notation
from support.servers import serving
from support.stories import story

# Components


@story
async def test_components_come_in_one_language(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        for game in GAMES:
            tables = notation(game).component_tables()
            for language in LANGUAGES:
                at = f"/api/components/{game}"
                told = (await anna.get(at, params={"language": language})).json()
                assert told.keys() == {*tables, "words", "numbers"}
                assert [card["names"] for card in told["cards"]] == [
                    card["names"][language] for card in tables["cards"]
                ]
                assert told["words"] == notation(game).reference(language)["words"]
        assert (await anna.get("/api/components/duel")).json()["cards"][0]["names"] == "Lumber Yard"
        for wrong in ("/api/components/chess", "/api/components/duel?language=de"):
            assert (await anna.get(wrong)).status_code == 422


@story
async def test_components_are_compressed_and_not_sent_twice(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        at = "/api/components/classic?language=uk"
        request = anna.build_request("GET", at, headers={"accept-encoding": "gzip"})
        packed = await anna.send(request, stream=True)
        raw = b"".join([part async for part in packed.aiter_raw()])
        plain = await anna.get(at, headers={"accept-encoding": "identity"})
        assert gzip.decompress(raw) == plain.content
        assert len(raw) < len(plain.content) / 5
        assert plain.headers["cache-control"] == "public, max-age=0, must-revalidate"
        assert plain.headers["vary"] == "accept-encoding"
        for answer in (packed, plain):
            headers = {
                "if-none-match": answer.headers["etag"],
                "accept-encoding": answer.headers.get("content-encoding", "identity"),
            }
            again = await anna.get(at, headers=headers)
            assert (again.status_code, again.content) == (304, b"")
        other = await anna.get("/api/components/classic?language=ru")
        assert other.headers["etag"] != packed.headers["etag"]


# The score pad


async def _added_up(server: Any, game: str, pad: dict[str, Any], **query: str) -> dict[str, Any]:
    async with server.client() as anna:
        answer = await anna.post(f"/api/score/{game}", json=pad, params=query)
        assert answer.status_code == 200, answer.text
        document: dict[str, Any] = answer.json()
        return document


@story
async def test_the_form_names_every_row_with_its_limits(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        for language in LANGUAGES:
            for game, pantheon, rows in (
                ("duel", False, 8),
                ("duel", True, 9),
                ("classic", False, 7),
            ):
                query = {"language": language, "pantheon": pantheon}
                form = (await anna.get(f"/api/score/{game}", params=query)).json()
                assert len(form["rows"]) == rows
                assert all(row["label"] and row["asks"] and row["help"] for row in form["rows"])
        form = (await anna.get("/api/score/classic")).json()
        assert form["players"] == {"least": 2, "most": 7, "usual": 3}
        science = next(row for row in form["rows"] if row["row"] == "science")
        assert science["kind"] == "points_or_symbols"
        assert [each["symbol"] for each in science["symbols"]] == [
            "compass",
            "gear",
            "tablet",
            "any",
        ]
        military = next(row for row in form["rows"] if row["row"] == "military")
        assert (military["least"], military["most"]) == (-6, 18)
        tokens = {each["points"]: each["most"] for each in military["tokens"]}
        assert tokens == {1: 2, 3: 2, 5: 2, -1: 6}
        assert sum(points * most for points, most in tokens.items() if points > 0) == 18
        duel = (await anna.get("/api/score/duel", params={"pantheon": "true"})).json()
        assert [row["row"] for row in duel["rows"]][-2:] == ["temples", "gods"]
        assert [each["by_points"] for each in duel["endings"]] == [True, False, False]


@story
async def test_a_duel_is_added_up(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        pad = {
            "players": [
                {"name": "Ada", "entries": {"blue": 12, "treasury": 11}},
                {"entries": {"green": 3, "military": 4}},
            ]
        }
        told = await _added_up(server, "duel", pad)
        assert told["players"] == ["Ada", "Player 2"]
        assert [column["total"] for column in told["score"]] == [15, 8]
        assert (told["winner"], told["winners"], told["victory"]) == (0, [0], "civilian")
        assert told["verdict"] == ["Ada wins a civilian victory. Points: 15 to 8."]

        even = await _added_up(server, "duel", {"players": [{}, {}]})
        assert (even["winner"], even["winners"]) == (None, [0, 1])

        won = {"players": [{}, {}], "victory": "scientific", "winner": 1}
        told = await _added_up(server, "duel", won, language="uk")
        assert (told["winner"], told["score"]) == (1, None)
        assert told["players"] == ["Гравець 1", "Гравець 2"]

        temples = {"players": [{"entries": {"temples": 2, "gods": 9}}, {}], "pantheon": True}
        told = await _added_up(server, "duel", temples)
        assert told["score"][0]["temples"] == 12
        assert [row["row"] for row in told["rows"]][-2:] == ["temples", "gods"]


@story
async def test_a_game_of_7_wonders_is_added_up(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        pad = {
            "players": [
                {"entries": {"science": {"compass": 3, "any": 1}, "coins": 7}},
                {"entries": {"science": 9, "military": -2}},
                {"name": "Cyd", "entries": {"coins": 55}},
            ]
        }
        told = await _added_up(server, "classic", pad)
        assert [column["total"] for column in told["score"]] == [18, 7, 18]
        assert (told["victory"], told["winner"], told["winners"]) == ("coins", 2, [2])
        assert told["treasuries"] == [7, 0, 55]
        assert told["verdict"][0] == "Cyd wins: 18 victory points."


@pytest.mark.parametrize(
    ("game", "pad", "field", "told"),
    [
        ("duel", {"players": [{}]}, "players", "there are 1; allowed are 2"),
        ("duel", {"players": [{"entries": {"blue": 999}}, {}]}, "players[0].entries.blue", "0 to"),
        ("duel", {"players": [{}, {"entries": {"gods": 1}}]}, "players[1].entries.gods", "no such"),
        (
            "duel",
            {"players": [{"entries": {"military": 2}}, {"entries": {"military": 1}}]},
            "players[1].entries.military",
            "Only one player",
        ),
        (
            "duel",
            {
                "pantheon": True,
                "players": [{"entries": {"temples": 3}}, {"entries": {"temples": 1}}],
            },
            "players[1].entries.temples",
            "three of them",
        ),
        ("duel", {"players": [{}, {}], "victory": "magic"}, "victory", "allowed are civilian"),
        ("duel", {"players": [{}, {}], "victory": "military"}, "winner", "supremacy"),
        ("duel", {"players": [{}, {}], "winner": 1}, "winner", "supremacy"),
        ("duel", {"players": [{"name": "A"}, {"name": "A"}]}, "players[0].name", "differ"),
        ("duel", {"players": [{"name": ""}, {}]}, "players[0].name", "20"),
        (
            "duel",
            {"players": [{"entries": {"blue": {"any": 1}}}, {}]},
            "players[0].entries.blue",
            "",
        ),
        ("classic", {"players": [{}]}, "players", "allowed are 2 to 7"),
        (
            "classic",
            {"players": [{"entries": {"science": {"gear": -1}}}, {}]},
            "players[0].entries.science",
            "symbols",
        ),
        (
            "classic",
            {"players": [{"entries": {"science": {"wheel": 1}}}, {}]},
            "players[0].entries.science",
            "symbols",
        ),
        (
            "classic",
            {"players": [{"entries": {"coins": {"gear": 1}}}, {}]},
            "players[0].entries.coins",
            "",
        ),
        ("classic", {"players": [{}, {"name": "x" * 21}]}, "players[1].name", "20"),
        ("classic", {"players": [{}, {}], "winner": 1}, "winner", "duel"),
        ("classic", {"players": [{}, {}], "pantheon": True}, "pantheon", "duel"),
    ],
)
@story
async def test_a_mistake_is_told_with_its_field(
    tmp_path: Path, game: str, pad: dict[str, Any], field: str, told: str
) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        answer = await anna.post(f"/api/score/{game}", json=pad)
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert (error["code"], error["field"]) == ("score", field)
    assert told in error["message"]


@story
async def test_what_is_no_pad_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        for pad in (
            {},
            {"players": [{}] * 8},
            {"players": [{"entries": {"blue": 1.5}}, {}]},
            {"players": [{"entries": {"blue": True}}, {}]},
            {"players": [{}, {}], "winner": 2},
            {"players": [{}, {}], "more": 1},
        ):
            answer = await anna.post("/api/score/duel", json=pad)
            assert answer.json()["error"]["code"] == "bad_request"
        assert (await anna.get("/api/score/classic?pantheon=true")).json()["error"]["field"]
