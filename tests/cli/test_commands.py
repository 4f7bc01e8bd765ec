"""The commands that print figures, and how the command line starts and refuses."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import mirabilia
from mirabilia.cli import app

PROGRAM = "from mirabilia.cli import main; main()"
COMMANDS = [str(command.name) for command in app.registered_commands]


def run(*arguments: str) -> Result:
    return CliRunner(env={"COLUMNS": "100"}).invoke(app, arguments)


def document(*arguments: str) -> dict[str, Any]:
    said = run(*arguments, "--json")
    assert said.exit_code == 0, said.output
    figures: dict[str, Any] = json.loads(said.stdout)
    return figures


# Simulate


def test_simulate_reports_many_games() -> None:
    report = document("simulate", "duel", "--games", "200", "--seed", "3", "--threads", "2")
    assert report["games"] == 200
    assert report["games_per_second"] > 0
    assert 50 < report["decisions_per_game"] < 80
    assert 0 < report["first_player_win_share"] < 1
    assert 0 <= report["draw_share"] < 0.2
    assert list(report["victories"]) == ["civilian", "military", "scientific"]
    assert sum(report["victories"].values()) == pytest.approx(1)
    assert 10 < report["mean_score"] < 80
    first, second = report["mean_score_by_place"]
    assert first != second
    assert (first + second) / 2 == pytest.approx(report["mean_score"], abs=0.001)


def test_simulate_gives_the_same_games_for_a_seed_on_any_number_of_threads() -> None:
    def games(seed: int, threads: int) -> dict[str, Any]:
        arguments = ("--games", "200", "--seed", str(seed), "--threads", str(threads))
        report = document("simulate", "duel", *arguments)
        varying = ("seconds", "games_per_second", "threads")
        return {key: figure for key, figure in report.items() if key not in varying}

    assert games(5, 1) == games(5, 2)
    assert games(5, 1) != games(500, 1)


def test_simulate_shows_a_table() -> None:
    shown = run("simulate", "duel", "--games", "50", "--threads", "1")
    assert shown.exit_code == 0
    assert "50 random games of duel" in shown.stdout
    assert "First player wins" in shown.stdout


def test_simulate_plays_pantheon() -> None:
    arguments = ("simulate", "duel", "--games", "200", "--threads", "2", "--pantheon")
    report = document(*arguments, "--rulings", "russian")
    assert report["options"]["pantheon"] is True
    assert report["options"]["zeus_token"] == "discard"
    assert report["decisions_per_game"] > document(*arguments[:-1])["decisions_per_game"] + 5
    assert "200 random games of duel, Pantheon" in run(*arguments).stdout


# Perft


def test_perft_counts_the_sequences_of_the_draft() -> None:
    counted = document("perft", "duel", "--depth", "2", "--seed", "7")
    assert (counted["game"], counted["depth"]) == ("duel", 2)
    assert counted["sequences"] == 4 * 3
    assert counted["seconds"] >= 0


def test_perft_splits_the_count_by_the_first_action() -> None:
    counted = document("perft", "duel", "--depth", "2", "--seed", "7", "--divide")
    assert list(counted["divide"].values()) == [3, 3, 3, 3]
    shown = run("perft", "duel", "--depth", "2", "--seed", "7", "--divide")
    assert "200 Take The Appian Way" in shown.stdout
    assert "12  sequences of 2 actions" in shown.stdout


def test_perft_starts_from_a_position(tmp_path: Path) -> None:
    game = mirabilia.new("duel", seed=7)
    game.play(game.legal()[0])
    file = tmp_path / "position.json"
    file.write_text(json.dumps(game.position()), encoding="utf-8")
    counted = document("perft", "duel", "--depth", "1", "--position", str(file))
    assert counted["sequences"] == 3


def test_perft_plays_pantheon() -> None:
    seed = next(
        seed
        for seed in range(100)
        if "The Sanctuary" in str(mirabilia.new("duel", seed=seed, pantheon=True).legal())
    )
    arguments = ("perft", "duel", "--depth", "2", "--seed", str(seed), "--divide")
    assert any("The Sanctuary" in first for first in document(*arguments, "--pantheon")["divide"])
    assert not any("The Sanctuary" in first for first in document(*arguments)["divide"])


# Bench


def test_bench_measures_speed_size_and_start() -> None:
    # Interpreted, since a cold compilation is what takes long; the figures are of no interest here.
    said = subprocess.run(
        [sys.executable, "-c", PROGRAM, "bench", "duel", "--games", "1", "--json"],
        env=os.environ | {"MIRABILIA_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    figures = json.loads(said.stdout)
    assert figures["games_per_second"] > 0
    assert figures["games_per_second_all_cores"] > 0
    assert figures["decisions_per_second"] > figures["games_per_second"]
    assert 0 < figures["state_bytes"] <= 1024
    assert figures["cold_compile_seconds"] > 0
    assert figures["warm_start_seconds"] > 0
    assert figures["pantheon_games_per_second"] > 0
    ratio = figures["pantheon_games_per_second"] / figures["games_per_second"]
    assert figures["pantheon_speed_ratio"] == pytest.approx(ratio, rel=0.05)
    assert "gpu_games_per_second" not in figures


# Refusing


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("simulate chess", "there is no game 'chess'; the games are duel"),
        ("simulate duel --games 0", "'--games'"),
        ("simulate duel --threads 0", "'--threads'"),
        ("simulate duel --seed -1", "allowed are whole numbers from 0"),
        (
            "simulate duel --rulings mine",
            "allowed are 'rulebook', 'arena', 'ukrainian', 'russian'",
        ),
        ("simulate duel --games many", "'--games'"),
        ("simulate", "Missing argument"),
        ("perft chess", "the games are duel"),
        ("perft duel --depth -1", "'--depth'"),
        ("perft duel --seed -1", "allowed are whole numbers from 0"),
        ("perft duel --position nowhere.json", "nowhere.json"),
        ("bench chess", "the games are duel, classic, or say search"),
        ("bench search --games 5", "bench search takes neither"),
        ("bench search --gpu", "bench search takes neither"),
        ("bench duel --games 0", "'--games'"),
        ("castle", "No such command"),
        ("bench --castle", "No such option"),
    ],
)
def test_what_is_not_allowed_is_refused_with_what_is(arguments: str, complaint: str) -> None:
    said = run(*arguments.split())
    assert said.exit_code == 2
    assert complaint in " ".join(said.stderr.split())
    assert "Traceback" not in said.output
    assert said.stdout == ""


@pytest.mark.parametrize("broken", ["not json", "[]", '{"game": "duel"}'])
def test_perft_refuses_a_broken_position(broken: str, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(broken, encoding="utf-8")
    said = run("perft", "duel", "--position", str(file))
    assert said.exit_code == 2
    assert said.stderr.startswith("mirabilia: ")


def test_a_file_that_is_no_json_is_named(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text("not json", encoding="utf-8")
    said = run("perft", "duel", "--position", str(file))
    assert said.stderr.startswith(f"mirabilia: {file}: this is no JSON document")


# Starting


@pytest.mark.parametrize("arguments", [[], *([command] for command in COMMANDS)], ids=str)
def test_help_comes_without_loading_the_engine(arguments: list[str]) -> None:
    program = """
import sys
from mirabilia.cli import main
try:
    main()
finally:
    print(sorted({"numba", "numpy", "llvmlite"} & set(sys.modules)), file=sys.stderr)
"""
    said = subprocess.run(
        [sys.executable, "-c", program, *arguments, "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Usage: " in said.stdout
    assert said.stderr == "[]\n"


def test_the_version_is_the_packages() -> None:
    assert run("--version").stdout == f"mirabilia {mirabilia.__version__}\n"
