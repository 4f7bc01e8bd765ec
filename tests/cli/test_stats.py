"""`mirabilia stats`: the report as a command."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from mirabilia.cli import stats
from mirabilia.lab import drawing
from mirabilia.lab.matches import open_database
from support.played import played, stored


def run(*arguments: str) -> Result:
    app = typer.Typer()
    app.command()(stats.command)
    return CliRunner().invoke(app, list(arguments))


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A few games of three kinds."""
    path = tmp_path / "games.sqlite"
    with open_database(path) as opened:
        for seed in range(2):
            opened.append(stored(played("duel", seed), "a", "b"))
        opened.append(stored(played("duel", 7, pantheon=True), "a", "b"))
        opened.append(stored(played("classic", 3), "a", "b", "a"))
    return str(path)


def kinds(folder: Path) -> dict[str, int]:
    document = json.loads((folder / "figures.json").read_text("utf-8"))
    return {kind["id"]: kind["games"] for kind in document["kinds"]}


@pytest.mark.parametrize(
    ("arguments", "found"),
    [
        ((), {"duel": 2, "duel-pantheon": 1, "classic-second-3": 1}),
        (("--game", "duel"), {"duel": 2, "duel-pantheon": 1}),
        (("--game", "duel", "--pantheon"), {"duel-pantheon": 1}),
        (("--game", "duel", "--no-pantheon"), {"duel": 2}),
        (("--game", "classic", "--players", "3", "--edition", "second"), {"classic-second-3": 1}),
    ],
)
def test_the_games_asked_for_are_counted(
    arguments: tuple[str, ...], found: dict[str, int], database: str, tmp_path: Path
) -> None:
    out = tmp_path / "report"

    said = run("--database", database, "--out", str(out), *arguments)

    assert said.exit_code == 0, said.output
    assert kinds(out) == found
    assert (out / "report.html").exists()
    assert "report.html" in "".join(said.stdout.split())


def test_a_report_is_written_here_unless_it_is_said_where(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    assert run("--database", database).exit_code == 0

    assert (tmp_path / "report" / "report.html").exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--game", "chess"), "there is no game 'chess'"),
        (("--game", "classic", "--pantheon"), "pantheon"),
        (("--game", "classic", "--players", "5"), "no games to count"),
    ],
)
def test_what_cannot_be_counted_is_said(
    arguments: tuple[str, ...], words: str, database: str, tmp_path: Path
) -> None:
    said = run("--database", database, "--out", str(tmp_path / "report"), *arguments)

    assert said.exit_code == 2
    assert words in said.stderr
    assert not (tmp_path / "report").exists()


def test_a_missing_database_is_said(tmp_path: Path) -> None:
    said = run("--database", str(tmp_path / "none.sqlite"), "--out", str(tmp_path / "report"))

    assert said.exit_code == 2
    assert "there is no database" in said.stderr


def test_a_missing_extra_is_named(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(drawing, "import_module", missing)

    said = run("--database", database, "--out", str(tmp_path / "report"))

    assert said.exit_code == 2
    assert "pip install 'mirabilia[lab]'" in said.stderr
    assert not (tmp_path / "report").exists()
