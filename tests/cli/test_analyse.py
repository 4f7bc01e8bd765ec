"""`mirabilia analyse`: a judged game as tables, JSON and a page."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

import mirabilia
from mirabilia.cli import analyse as command_file
from mirabilia.game import Action, View
from mirabilia.lab import analysis, drawing
from support.advisors import StubAdvisor
from support.played import played


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("COLUMNS", "120")


@pytest.fixture(autouse=True)
def stub(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """No search: the lower the number of an action, the better. Gives the budgets asked for."""
    budgets = []

    def made(simulations: int, seed: int = 0) -> StubAdvisor:
        budgets.append((simulations, seed))
        return StubAdvisor(worth)

    monkeypatch.setattr(analysis, "SearchAdvisor", made)
    return budgets


def worth(view: View, action: Action) -> float:
    numbers = [other.number for other in view.legal()]
    return 1 - numbers.index(action.number) / len(numbers)


def run(*arguments: str) -> Result:
    app = typer.Typer()
    app.command()(command_file.command)
    return CliRunner().invoke(app, list(arguments))


def written(folder: Path, document: Any) -> str:
    file = folder / "record.json"
    file.write_text(json.dumps(document), "utf-8")
    return str(file)


def flat(said: str) -> str:
    return " ".join(said.replace("│", " ").split())


def opening() -> mirabilia.Game:
    """The best action, then the worst."""
    game = mirabilia.new("duel", seed=7, names=["Ada", "Grace"])
    game.play(game.legal()[0])
    game.play(game.legal()[-1])
    return game


def test_every_decision_is_told_with_its_verdict(tmp_path: Path) -> None:
    game = opening()
    best = mirabilia.load(game.record())
    best.undo()
    better = best.legal()[0]

    said = flat(run(written(tmp_path, game.record())).stdout)

    assert "best" in said
    assert "blunder" in said
    assert f"Better: {better}" in said
    assert "Ada" in said
    assert "Grace" in said


def test_a_graph_shows_how_the_chances_went(tmp_path: Path) -> None:
    record = played("duel", 1)
    expected = json.loads(run(written(tmp_path, record), "--json").stdout)

    said = run(written(tmp_path, record)).stdout

    graphs = re.findall(r"^ *(Player \d) +([▁-█]+) +(\d+)%", said, re.MULTILINE)
    assert [name for name, _, _ in graphs] == expected["players"]
    for (_, heights, end), curve in zip(graphs, expected["curves"], strict=True):
        assert len(heights) == 60
        assert int(end) == round(100 * curve[-1]["win"])
        assert heights[-1] == ("█" if curve[-1]["win"] == 1 else "▁")


def test_a_saved_game_is_analysed_as_its_record(tmp_path: Path) -> None:
    record = opening().record()

    plain = run(written(tmp_path, record), "--json").stdout
    saved = run(written(tmp_path, {"record": record, "terminal": {}}), "--json").stdout

    assert json.loads(plain) == json.loads(saved)
    assert [move["verdict"] for move in json.loads(plain)["moves"]] == ["best", "blunder"]


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_moves_are_told_in_the_language_asked_for(language: str, tmp_path: Path) -> None:
    game = opening()

    said = run(written(tmp_path, game.record()), "--json", "--language", language).stdout

    again = mirabilia.load(game.record() | {"actions": []})
    expected = []
    for number in game.record()["actions"]:
        expected.append(again.action(number).sentence(language))
        again.play(number)
    assert [move["sentence"] for move in json.loads(said)["moves"]] == expected


def test_a_folder_gets_page_graph_and_document(tmp_path: Path) -> None:
    out = tmp_path / "analysis"

    said = run(written(tmp_path, played("classic", 1)), "--out", str(out))

    assert said.exit_code == 0, said.output
    assert sorted(file.name for file in out.iterdir()) == [
        "analysis.html",
        "analysis.json",
        "analysis.png",
    ]


def test_the_budget_is_the_one_asked_for(tmp_path: Path, stub: list[tuple[int, int]]) -> None:
    file = written(tmp_path, opening().record())

    run(file, "--simulations", "77", "--seed", "5")
    run(file)

    assert stub == [(77, 5), (analysis.DEFAULT_SIMULATIONS, 0)]


def test_help_tells_the_usual_budget_and_what_faults_are_called() -> None:
    said = run("--help").stdout

    for figure in (analysis.INACCURACY, analysis.MISTAKE, analysis.BLUNDER):
        assert f"{figure:.0%}" in said
    assert f"({analysis.DEFAULT_SIMULATIONS})" in said


@pytest.mark.parametrize(
    ("document", "words"),
    [
        (mirabilia.new("duel", seed=1).record(), "no moves to analyse"),
        ({"game": "duel"}, "required"),
        ([], "document"),
    ],
)
def test_what_cannot_be_analysed_is_said(document: Any, words: str, tmp_path: Path) -> None:
    file = written(tmp_path, document)

    said = run(file)

    assert said.exit_code == 2
    assert file in said.stderr
    assert words in said.stderr


def test_a_missing_file_is_said(tmp_path: Path) -> None:
    said = run(str(tmp_path / "none.json"))

    assert said.exit_code == 2
    assert "none.json" in said.stderr


def test_only_a_folder_needs_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(drawing, "import_module", missing)
    file = written(tmp_path, opening().record())

    with_folder = run(file, "--out", str(tmp_path / "out"))
    without = run(file)

    assert with_folder.exit_code == 2
    assert "pip install 'mirabilia[lab]'" in with_folder.stderr
    assert without.exit_code == 0, without.output
