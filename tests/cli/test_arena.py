"""`mirabilia arena` and `mirabilia ratings`."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from mirabilia.cli import app
from mirabilia.lab.matches import open_database
from support.matches import match
from support.stub_bots import stub_bots

pytestmark = pytest.mark.usefixtures("data_folder", "stubs")


@pytest.fixture
def stubs() -> Iterator[None]:
    with stub_bots():
        yield


def run(*arguments: str) -> Result:
    return CliRunner(env={"COLUMNS": "80"}).invoke(app, arguments)


def document(*arguments: str) -> dict[str, Any]:
    said = run(*arguments, "--json")
    assert said.exit_code == 0, said.output
    figures: dict[str, Any] = json.loads(said.stdout)
    return figures


def arena(*arguments: str) -> tuple[str, ...]:
    """In this process, which knows the bots of tests."""
    return ("arena", *arguments, "--processes", "1")


# Arena


def test_the_arena_reports_on_the_first_bot() -> None:
    report = document(*arena("duel", "--bots", "last,first", "--games", "5", "--seed", "3"))

    assert report["game"] == "duel"
    assert report["bots"] == ["last", "first"]
    assert (report["games"], report["seed"]) == (6, 3)
    first, second = report["players"]
    assert report["wins"] == first["wins"] == 6 - second["wins"] - second["draws"]
    assert report["win_rate"] == first["win_rate"]
    low, high = report["interval"]
    assert low <= report["win_rate"] <= high
    assert report["seconds_per_move"] > 0
    assert set(first) == {
        *("bot", "seats", "games", "wins", "draws", "win_rate", "interval", "expected_share"),
        *("victories", "mean_score", "mean_margin", "seconds_per_move", "slowest_move"),
    }


def test_the_arena_plays_on_all_cores() -> None:
    report = document("arena", "duel", "--bots", "random", "--games", "4")
    assert (report["games"], report["bots"]) == (4, ["random", "random"])


def test_the_arena_plays_with_the_options_of_a_game() -> None:
    options = ("--players", "4", "--edition", "first", "--sides", "B")
    report = document(*arena("classic", "--bots", "first,last", "--games", "4", *options))
    assert report["options"] == {
        "players": 4,
        "edition": "first",
        "boards": "random",
        "sides": "B,B,B,B",
    }
    assert [player["seats"] for player in report["players"]] == [1, 3]
    pantheon = ("--pantheon", "--rulings", "russian")
    report = document(*arena("duel", "--bots", "first,last", "--games", "2", *pantheon))
    assert report["options"]["pantheon"] is True
    assert report["options"]["zeus_token"] == "discard"


def test_the_arena_keeps_its_games_and_goes_on_with_them(data_folder: Path) -> None:
    command = arena("duel", "--bots", "first,last", "--games", "4")
    assert document(*command)["resumed"] == 0
    assert document(*command)["resumed"] == 4
    assert document(*command, "--no-resume")["resumed"] == 0
    with open_database(data_folder / "matches.sqlite", create=False) as database:
        assert database.count() == 8
    shown = run(*command)
    assert "4 of the games had been played before." in shown.stdout


def test_the_arena_keeps_its_games_where_it_is_told(data_folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "elsewhere" / "games"
    document(*arena("duel", "--bots", "first,last", "--games", "2", "--database", str(file)))
    with open_database(file, create=False) as database:
        assert database.count() == 2
    assert not (data_folder / "matches.sqlite").exists()


def test_the_arena_shows_a_table() -> None:
    shown = run(*arena("classic", "--bots", "first,last", "--games", "3"))

    assert shown.exit_code == 0, shown.output
    assert "3 games of classic, 1 deals, second edition, 3 players" in " ".join(
        shown.stdout.split()
    )
    for row in ("Seats", "Win rate", "95 % interval", "by points", "Shared victories", "Time a"):
        assert row in shown.stdout
    assert "Equal bots would win 33.3% each." in shown.stdout
    assert max(map(len, shown.stdout.splitlines())) <= 80


def test_the_arena_ends_with_a_verdict() -> None:
    command = arena("duel", "--bots", "random", "--games", "30", "--seed", "11")
    report = document(*command, "--sprt", "0.01,0.99")

    assert report["sprt"]["verdict"] in ("low", "high")
    assert report["games"] < 30
    assert "Sequential test: rather" in run(*command, "--sprt", "0.01,0.99").stdout
    undecided = arena("duel", "--bots", "first", "--games", "2", "--sprt", "0.4,0.6")
    assert "Sequential test: undecided, log ratio" in run(*undecided).stdout


def test_an_interrupted_arena_still_reports(monkeypatch: pytest.MonkeyPatch) -> None:
    from mirabilia.lab import arena as module

    usual = module.play_match
    games = iter(range(5))

    def interrupted(*arguments: Any, **given: Any) -> Any:
        if next(games) == 3:
            raise KeyboardInterrupt
        return usual(*arguments, **given)

    monkeypatch.setattr(module, "play_match", interrupted)
    said = run(*arena("duel", "--bots", "first,last", "--games", "20", "--json"))
    assert said.exit_code == 130
    assert json.loads(said.stdout)["games"] == 2
    games = iter([3])
    said = run(*arena("duel", "--bots", "first,last", "--games", "20", "--seed", "99"))
    assert said.exit_code == 130
    assert said.stderr == "mirabilia: ended before the first deal was finished\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("arena duel", "Missing option '--bots'"),
        ("arena chess --bots random", "there is no game 'chess'; the games are duel, classic"),
        ("arena duel --bots random,nobody", "there is no bot 'nobody'; the bots are"),
        ("arena duel --bots search:0", "the budget is '0'"),
        ("arena duel --bots search:-5", "the budget is '-5'"),
        ("arena duel --bots random:100", "takes no budget"),
        ("arena duel --bots random,random,random", "3 bots are named; allowed are 1 to 2"),
        ("arena duel --bots random --games 0", "'--games'"),
        ("arena duel --bots random --processes 0", "'--processes'"),
        ("arena duel --bots random --seed -1", "allowed are whole numbers from 0"),
        ("arena duel --bots random --players 3", "duel has no option 'players'"),
        ("arena duel --bots random --rulings mine", "allowed are 'rulebook', 'arena'"),
        ("arena duel --bots random --sprt 0.5", "--sprt is '0.5'; allowed are two win rates"),
        ("arena duel --bots random --sprt a,b", "--sprt is 'a,b'; allowed are two win rates"),
        ("arena duel --bots random --sprt 0.6,0.5", "the lower one first"),
        ("arena duel --bots random --database .", "cannot be opened"),
        ("arena duel --bots crash,first --processes 1", "bot 'crash' failed "),
        ("ratings", "there is no database"),
        ("ratings chess", "there is no game 'chess'"),
        ("ratings duel --players 3", "duel has no option 'players'"),
        ("ratings --players 9", "players is 9"),
        ("ratings --pantheon --players 3", "no game has all of these options: pantheon, players"),
    ],
)
def test_what_is_not_allowed_is_refused_with_what_is(arguments: str, complaint: str) -> None:
    said = run(*arguments.split())
    assert said.exit_code == 2
    assert complaint in " ".join(said.stderr.split())
    assert "Traceback" not in said.output
    assert said.stdout == ""


# Ratings


@pytest.fixture
def stored(data_folder: Path) -> Path:
    """Games of three bots: the second is the best."""
    file = data_folder / "matches.sqlite"
    with open_database(file) as database:
        for _ in range(10):
            database.append(match("greedy", "random", winners=[0]))
            database.append(match("search:100", "greedy", winners=[0], code="old"))
            database.append(match("random", "random", "greedy", winners=[2]))
    return file


def test_ratings_are_those_of_all_stored_games(stored: Path) -> None:
    table = document("ratings")

    assert [each["bot"] for each in table["bots"]] == ["search:100", "greedy", "random"]
    assert table["bots"][-1]["rating"] == 0
    assert (table["games"], table["anchor"]) == (30, "random")
    assert document("ratings", "--database", str(stored)) == table


def test_ratings_are_of_the_games_asked_for(stored: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from mirabilia.lab import matches

    assert document("ratings", "duel")["games"] == 20
    assert document("ratings", "classic", "--players", "3")["games"] == 10
    assert document("ratings", "--players", "3")["options"] == {"players": 3}
    said = run("ratings", "classic", "--players", "5")
    assert (said.exit_code, said.stdout) == (2, "")
    assert "no game between different bots is stored" in said.stderr
    monkeypatch.setattr(matches, "code_stamp", lambda: "now")
    assert document("ratings", "--current")["games"] == 20


def test_ratings_are_shown_as_a_table(stored: Path) -> None:
    shown = run("ratings", "duel", "--anchor", "greedy")

    assert shown.exit_code == 0, shown.output
    assert "Duel: 20 games rated" in shown.stdout
    (greedy,) = [line for line in shown.stdout.splitlines() if "greedy" in line]
    assert greedy.split("│")[2].strip() == "0"
    assert "never met" not in shown.stdout


def test_bots_that_never_met_are_named(stored: Path) -> None:
    with open_database(stored) as database:
        database.append(match("a", "b", winners=[0]))
    shown = " ".join(run("ratings").stdout.split())
    assert (
        "These never met, so their ratings do not compare: a, b; greedy, random, search:100."
        in shown
    )
