"""`mirabilia replay`: a recorded game told, shown or given as JSON."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import mirabilia
from mirabilia import bots
from mirabilia.cli import app
from mirabilia.game import Game
from mirabilia.notation.catalogue import LANGUAGES, name, text

MOVES = 30


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)


def replay(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["replay", *arguments])


def random_game(moves: int | None = None, seed: int = 5, **options: Any) -> Game:
    game = mirabilia.new("duel", seed=seed, **options)
    chooser = bots.make("random", seed=seed)
    while not game.is_over and (moves is None or len(game.record()["actions"]) < moves):
        game.play(chooser.choose(game.view(game.to_decide[0])))
    return game


def written(folder: Path, document: Any) -> str:
    file = folder / "record.json"
    file.write_text(json.dumps(document), "utf-8")
    return str(file)


def flat(said: str) -> str:
    return " ".join(said.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_move_by_move(language: str, tmp_path: Path) -> None:
    game = random_game()

    said = replay(written(tmp_path, game.record()), "--language", language).stdout

    for event in game.events:
        if event.document["type"] in ("card_built", "wonder_built", "token_taken", "game_over"):
            assert event.sentence(language) in flat(said)
    moves = len(game.record()["actions"])
    assert f"{moves}. " in said
    assert f"{moves + 1}. " not in said
    assert text(language, "term-total") in said


def test_players_are_called_by_their_recorded_names(tmp_path: Path) -> None:
    record = random_game(MOVES).record() | {"players": ["Ann", "Бот"]}

    said = replay(written(tmp_path, record)).stdout

    assert "Ann " in said
    assert "Bot " in said  # what bots are called is translated
    assert "Бот" not in said


def test_an_unfinished_game_has_no_final_score(tmp_path: Path) -> None:
    said = replay(written(tmp_path, random_game(MOVES).record())).stdout

    assert "Total" not in said


def test_json_gives_each_move_with_its_events(tmp_path: Path) -> None:
    game = random_game(MOVES)

    lines = replay(written(tmp_path, game.record()), "--json").stdout.splitlines()

    moves = [json.loads(line) for line in lines]
    assert [move["number"] for move in moves] == list(range(1, MOVES + 1))
    again = mirabilia.new("duel", seed=5)
    for move in moves:
        assert move["player"] == again.to_decide[0]
        events = again.play(move["action"])
        assert move["events"] == [event.to_dict() for event in events]
    assert again.record() == game.record()


def test_the_table_after_a_move_can_be_shown(tmp_path: Path) -> None:
    file = written(tmp_path, random_game().record())
    earlier = random_game(MOVES)

    said = replay(file, "--at", str(MOVES)).stdout

    assert f"Move {MOVES + 1}" in said
    for city in earlier.position()["cities"]:
        assert f"─ {city['coins']}● " in said
        for building in city["buildings"]:
            assert building in flat(said.replace("│", ""))


def test_the_beginning_can_be_shown(tmp_path: Path) -> None:
    said = replay(written(tmp_path, random_game().record()), "--at", "0").stdout

    assert "Choosing wonders" in said


@pytest.mark.parametrize("at", ["-1", str(MOVES + 1)])
def test_a_move_that_was_not_made_cannot_be_shown(at: str, tmp_path: Path) -> None:
    result = replay(written(tmp_path, random_game(MOVES).record()), "--at", at)

    assert result.exit_code == 2
    assert f"--at is {at}; the game has moves 0 to {MOVES}" in result.stderr


def test_a_saved_game_can_be_replayed(tmp_path: Path) -> None:
    saved = {"record": random_game(MOVES).record(), "terminal": {"language": "en"}}

    result = replay(written(tmp_path, saved))

    assert result.exit_code == 0
    assert f"{MOVES}. " in result.stdout


# Pantheon


def placed(game: Game) -> list[tuple[int, str]]:
    """The moves that placed a god, by number, with the god."""
    again = mirabilia.load(game.record() | {"actions": []})
    found = []
    for number, action in enumerate(game.record()["actions"], 1):
        document = again.action(action).document
        again.play(action)
        if document["type"] == "place_god":
            found.append((number, document["god"]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_pantheon_is_told_with_its_secrets(language: str, tmp_path: Path) -> None:
    game = random_game(pantheon=True)

    said = flat(replay(written(tmp_path, game.record()), "--language", language).stdout)

    told = ("god_placed", "activated", "mythology_token", "god_revealed", "offering_token")
    for event in game.events:
        if event.document["type"] in told:
            assert event.sentence(language) in said
    assert len(placed(game)) > 2
    for number, god in placed(game):
        was = text(language, "terminal-placed", god=name(language, "god", god))
        move = said.partition(f" {number}. ")[2].partition(f" {number + 1}. ")[0]
        assert was in move
    for row in ("category-temples", "category-gods"):
        assert text(language, row) in said


def test_of_an_unfinished_game_nobody_learns_which_god_was_placed(tmp_path: Path) -> None:
    game = random_game(pantheon=True)
    (first, god), *_ = placed(game)
    actions = game.record()["actions"][:first]

    said = replay(written(tmp_path, game.record() | {"actions": actions})).stdout
    shown = replay(written(tmp_path, game.record() | {"actions": actions}), "--at", str(first))

    assert "face down into slot" in flat(said)
    assert god not in said
    assert "It was" not in said
    assert shown.exit_code == 0
    assert god not in shown.stdout


def test_the_table_of_a_finished_game_shows_every_god(tmp_path: Path) -> None:
    game = random_game(pantheon=True)

    for number, god in placed(game):
        said = replay(written(tmp_path, game.record()), "--at", str(number)).stdout
        if "Age I " in said:
            assert f"({god})" in said


def test_json_gives_the_moves_of_a_game_with_pantheon(tmp_path: Path) -> None:
    game = random_game(pantheon=True)

    lines = replay(written(tmp_path, game.record()), "--json").stdout.splitlines()

    again = mirabilia.new("duel", seed=5, pantheon=True)
    for line in lines:
        again.play(json.loads(line)["action"])
    assert again.record() == game.record()


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"actions": [999]}, "actions[0]"),
        ({"actions": "all"}, "actions"),
        ({"actions": [-5]}, "actions[0]"),
        ({"game": "go"}, "game"),
        ({"options": {"wonders": "none"}}, "options"),
        ({"rules_version": 99}, "rules_version"),
        ({"seed": "lucky"}, "seed"),
        ({"players": ["one"]}, "players"),
    ],
)
def test_a_broken_record_is_an_error_that_names_the_field(
    change: dict[str, Any], field: str, tmp_path: Path
) -> None:
    result = replay(written(tmp_path, random_game(MOVES).record() | change))

    assert result.exit_code == 2
    assert f"{field}: " in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"5", b"\xff\x00", b"[" * 100_000])
def test_a_file_that_holds_no_record_is_an_error(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(content)

    result = replay(str(file))

    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    assert str(file) in result.stderr
    assert result.stdout == ""


def test_a_file_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    result = replay(str(tmp_path / "nothing.json"))

    assert result.exit_code == 2
    assert result.stderr.count("nothing.json") == 1
    assert "No such file" in result.stderr
