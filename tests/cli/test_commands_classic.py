"""Simulate, perft, bench and replay for 7 Wonders: two to seven seats, both editions."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import mirabilia
from mirabilia.cli import app
from mirabilia.game import Game
from mirabilia.notation.catalogue import LANGUAGES, text

PROGRAM = "from mirabilia.cli import main; main()"


def run(*arguments: str, columns: int = 100) -> Result:
    environment = {"COLUMNS": str(columns), "LC_ALL": "C.UTF-8"}
    return CliRunner(env=environment).invoke(app, arguments)


def document(*arguments: str) -> dict[str, Any]:
    said = run(*arguments, "--json")
    assert said.exit_code == 0, said.output
    figures: dict[str, Any] = json.loads(said.stdout)
    return figures


def flat(said: str) -> str:
    return " ".join(said.split())


# Simulate


@pytest.mark.parametrize(
    ("options", "players", "edition", "decisions"),
    [
        ("", 3, "second", (57, 63)),
        ("--players 2", 2, "first", (54, 90)),
        ("--players 7 --edition first", 7, "first", (126, 140)),
        ("--players 4 --edition second --sides Day", 4, "second", (72, 76)),
    ],
)
def test_simulate_reports_every_seat(
    options: str, players: int, edition: str, decisions: tuple[int, int]
) -> None:
    report = document("simulate", "classic", "--games", "30", "--threads", "1", *options.split())
    assert report["options"]["players"] == players
    assert report["options"]["edition"] == edition
    assert decisions[0] <= report["decisions_per_game"] <= decisions[1]
    assert len(report["mean_score_by_place"]) == len(report["win_share_by_place"]) == players
    shares = sum(report["win_share_by_place"]) + report["draw_share"]
    assert shares == pytest.approx(1, abs=0.001)
    assert report["win_share_by_place"][0] == report["first_player_win_share"]
    assert list(report["victories"]) == ["points", "coins"]


def test_simulate_shows_a_line_for_each_seat() -> None:
    shown = run(
        *("simulate", "classic", "--games", "20", "--threads", "1", "--edition", "first"),
        *("--players", "4", "--boards", "rhodos,Gizah,Olympia,Babylon", "--sides", "A,B,A,B"),
    )
    assert shown.exit_code == 0, shown.output
    assert "20 random games of classic, first edition, 4 players" in shown.stdout
    assert "Decided by coins" in shown.stdout
    assert "first player" not in shown.stdout.lower()
    rows = [line.split("│")[1:-1] for line in shown.stdout.splitlines() if line.count("│") == 6]
    assert [[cell.strip() for cell in row[:3]] for row in rows] == [
        ["1", "Rhodos", "A"],
        ["2", "Gizah", "B"],
        ["3", "Olympia", "A"],
        ["4", "Babylon", "B"],
    ]
    assert all(row[3].strip().endswith("%") for row in rows)


def test_simulate_names_no_boards_that_were_dealt() -> None:
    shown = run("simulate", "classic", "--games", "5", "--threads", "1", "--players", "2").stdout
    assert "5 random games of classic, first edition, 2 players" in shown
    assert "Board" not in shown
    assert [line[2:8].strip() for line in shown.splitlines() if line.count("│") == 4] == ["1", "2"]


def test_simulate_gives_the_same_games_for_a_seed() -> None:
    def games(seed: int) -> dict[str, Any]:
        arguments = ("--games", "20", "--seed", str(seed), "--threads", "1")
        report = document("simulate", "classic", *arguments)
        varying = ("seconds", "games_per_second", "threads")
        return {key: figure for key, figure in report.items() if key not in varying}

    assert games(5) == games(5)
    assert games(5) != games(500)


# Perft


def test_perft_counts_the_choice_of_sides() -> None:
    counted = document("perft", "classic", "--depth", "3", "--seed", "7")
    assert (counted["game"], counted["sequences"]) == ("classic", 2 * 2 * 2)
    split = document("perft", "classic", "--depth", "2", "--seed", "7", "--divide")
    assert list(split["divide"].values()) == [2, 2]


@pytest.mark.parametrize("players", [2, 5])
def test_perft_takes_players_edition_boards_and_sides(players: int) -> None:
    boards = ["Gizah", "Rhodos", "Babylon", "Ephesos", "Olympia"][: max(3, players)]
    options = {"players": players, "edition": "first", "boards": ",".join(boards), "sides": "B"}
    written = [part for key, value in options.items() for part in (f"--{key}", str(value))]
    counted = document("perft", "classic", "--depth", "2", "--seed", "3", *written)

    game = mirabilia.new("classic", seed=3, **options)
    expected = 0
    for action in game.legal():
        game.play(action)
        expected += len(game.legal())
        game.undo()
    assert counted["sequences"] == expected > 50


def test_perft_starts_from_a_position(tmp_path: Path) -> None:
    game = mirabilia.new("classic", seed=7, sides="Night")
    for _ in range(4):
        game.play(game.legal()[0])
    file = tmp_path / "position.json"
    file.write_text(json.dumps(game.position()), encoding="utf-8")
    counted = document("perft", "--depth", "1", "--position", str(file))
    assert (counted["game"], counted["sequences"]) == ("classic", len(game.legal()))
    said = run("perft", "classic", "--position", str(file), "--players", "3")
    assert said.exit_code == 2
    assert "a position has its own options; leave out --players" in said.stderr


# Bench


def test_bench_measures_classic_and_its_variants() -> None:
    # Interpreted, since a cold compilation is what takes long; the figures are of no interest here.
    said = subprocess.run(
        [sys.executable, "-c", PROGRAM, "bench", "classic", "--games", "1", "--json"],
        env=os.environ | {"MIRABILIA_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    figures = json.loads(said.stdout)
    assert figures["game"] == "classic"
    assert figures["games_per_second"] > 0
    assert figures["seven_players_games_per_second"] > 0
    assert figures["two_players_games_per_second"] > 0
    assert figures["state_bytes"] > 1024


# Replay


def random_game(moves: int | None = None, **options: Any) -> Game:
    """A game whose players decide in any order, so that some moves name their player."""
    game = mirabilia.new("classic", seed=5, **options)
    chance = random.Random(5)
    while not game.is_over and (moves is None or len(game.record()["actions"]) < moves):
        game.play(chance.choice(game.legal(chance.choice(game.to_decide))))
    return game


def written(folder: Path, record: Any) -> str:
    file = folder / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "edition"), [(2, "first"), (4, "second")])
def test_a_game_is_told_turn_by_turn(
    players: int, edition: str, language: str, tmp_path: Path
) -> None:
    game = random_game(players=players, edition=edition)
    record = game.record()
    assert any(isinstance(action, list) for action in record["actions"])

    told = run("replay", written(tmp_path, record), "--language", language, columns=80)

    assert told.exit_code == 0, told.output
    said = flat(told.stdout)
    for event in game.events:
        if event.document["type"] in ("card_built", "stage_built", "victory", "game_over"):
            assert event.sentence(language) in said
    assert f" {len(record['actions'])}. " in told.stdout
    assert text(language, "classic-turn", turn=6) in said
    assert text(language, "classic-free-city") in said or players > 2
    assert max(map(len, told.stdout.splitlines())) <= 80
    for column in game.score():
        assert str(column["total"]) in said.rpartition(". ")[2]


def test_a_finished_game_is_told_with_the_cards_laid_face_down(tmp_path: Path) -> None:
    game = random_game()
    again = mirabilia.load(game.record() | {"actions": []})
    sold: dict[tuple[int, int], dict[int, str]] = {}
    for action in game.record()["actions"]:
        move = again.action(*reversed(action)) if isinstance(action, list) else again.action(action)
        state = again.state
        if move.document["type"] == "sell":
            turn = sold.setdefault((int(state.age), int(state.turn)), {})
            turn[move.player] = move.document["card"]
        again.play(move)
    assert len(sold) > 10

    turns = flat(run("replay", written(tmp_path, game.record())).stdout).split(" · Turn ")[1:]

    for age, turn in sold:
        told = turns[(age - 1) * 6 + turn - 1].partition("Face down: ")[2]
        for player, card in sold[age, turn].items():
            assert card in told.partition(f"Player {player + 1}: ")[2].partition(";")[0]


def test_of_an_unfinished_game_nothing_secret_is_told(tmp_path: Path) -> None:
    record = random_game(moves=20).record()
    told = run("replay", written(tmp_path, record))
    assert told.exit_code == 0
    assert "sells a card" in told.stdout
    assert "Face down" not in told.stdout
    assert "Total" not in told.stdout
    shown = run("replay", written(tmp_path, record), "--at", "20", columns=120).stdout
    finished = run("replay", written(tmp_path, random_game().record()), "--at", "20", columns=120)
    hand = [line for line in finished.stdout.splitlines() if line.startswith(" 1 ")]
    assert len(hand) == 1
    assert hand[0] not in shown
    assert finished.stdout.startswith(shown.rstrip("\n"))


def test_a_game_from_a_position_is_told_from_its_age_and_turn(tmp_path: Path) -> None:
    game = mirabilia.position(random_game(moves=24, players=3, edition="first").position())
    for _ in range(6):
        game.play(game.legal()[-1])
    told = flat(run("replay", written(tmp_path, game.record())).stdout)
    assert "Age II · Turn 3" in told
    assert "Age II · Turn 4" in told
    assert "Age I ·" not in told


def test_players_are_called_by_their_recorded_names(tmp_path: Path) -> None:
    record = random_game(moves=20).record() | {"players": ["Ann", "Bob", "Гравець 3"]}
    said = run("replay", written(tmp_path, record)).stdout
    assert "Ann " in said
    assert "Player 3 " in said  # what players are usually called is translated
    assert "Гравець" not in said


@pytest.mark.parametrize("players", [2, 3, 7])
@pytest.mark.parametrize("columns", [80, 120])
def test_the_table_after_a_move_can_be_shown(players: int, columns: int, tmp_path: Path) -> None:
    file = written(tmp_path, random_game(players=players).record())
    for at in (0, 1, 30, 50):
        shown = run("replay", file, "--at", str(at), columns=columns)
        assert shown.exit_code == 0, shown.output
        assert max(map(len, shown.stdout.splitlines())) <= columns
    earlier = random_game(moves=50, players=players)
    for city in range(players):
        assert f"{int(earlier.state.coins[city])}●" in shown.stdout


def test_json_gives_each_move_with_its_events(tmp_path: Path) -> None:
    game = random_game(players=4)
    lines = run("replay", written(tmp_path, game.record()), "--json").stdout.splitlines()
    again = mirabilia.new("classic", seed=5, players=4)
    for number, line in enumerate(lines, 1):
        move = json.loads(line)
        assert move["number"] == number
        events = again.play(move["action"], move["player"])
        assert move["events"] == [event.to_dict() for event in events]
    assert again.record() == game.record()


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"actions": [[0]]}, "actions[0]"),
        ({"actions": [[0, "x"]]}, "actions[0]"),
        ({"actions": [[9, 19199]]}, "actions[0]"),
        ({"actions": [[1, 19199], [2, 0]]}, "actions[1]"),
        ({"actions": ["first"]}, "actions[0]"),
        ({"options": {"edition": "third"}}, "options"),
        ({"players": ["one", "two"]}, "players"),
    ],
)
def test_a_broken_record_is_an_error_that_names_the_field(
    change: dict[str, Any], field: str, tmp_path: Path
) -> None:
    told = run("replay", written(tmp_path, random_game(moves=5).record() | change))
    assert told.exit_code == 2
    assert field in told.stderr
    assert told.stdout == ""
    assert "Traceback" not in told.output


# Refusing


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("simulate classic --players 8", "option players is 8; allowed are 3, 2, 4, 5, 6, 7"),
        ("simulate classic --players two", "'--players'"),
        ("simulate classic --edition third", "allowed are 'second', 'first'"),
        ("simulate classic --edition second --players 2", "has no two-player game"),
        ("simulate classic --boards Kyiv,Gizah,Rhodos", "'Kyiv'; allowed are 'random', or 'Alex"),
        ("simulate classic --boards Gizah,Rhodos", "has 2 entries; the game has 3 cities"),
        ("simulate classic --boards Gizah,Gizah,Rhodos", "'Gizah' twice"),
        ("simulate classic --sides A", "allowed are 'dealt', 'chosen', or 'Day', 'Night'"),
        ("simulate classic --rulings arena", "allowed are 'rulebook'"),
        ("simulate classic --pantheon", "classic has no option 'pantheon'; its options are"),
        ("simulate duel --players 2", "duel has no option 'players'; its options are"),
        ("perft classic --pantheon", "classic has no option 'pantheon'"),
        ("perft classic --players 1", "allowed are 3, 2, 4, 5, 6, 7"),
        ("perft duel --boards Gizah", "duel has no option 'boards'"),
        ("bench classic --players 3", "No such option"),
        ("simulate chess", "there is no game 'chess'; the games are duel, classic"),
    ],
)
def test_what_is_not_allowed_is_refused_with_what_is(arguments: str, complaint: str) -> None:
    said = run(*arguments.split())
    assert said.exit_code == 2
    assert complaint in flat(said.stderr)
    assert "Traceback" not in said.output
    assert said.stdout == ""
