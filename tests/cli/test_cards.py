"""`mirabilia cards`: all components, for people and for programs."""

import json
import re

import pytest
from typer.testing import CliRunner, Result

from mirabilia.cli import app
from mirabilia.duel.components import CARDS, TOKENS, WONDERS
from mirabilia.duel.pantheon.components import GOD_CARDS
from mirabilia.notation.catalogue import LANGUAGES, name, text

KINDS = [("card", CARDS), ("wonder", WONDERS), ("progress", TOKENS), ("god", GOD_CARDS)]
KEYS = ("cards", "wonders", "progress_tokens", "gods")


def cards(*options: str, columns: int = 80) -> Result:
    runner = CliRunner(env={"COLUMNS": str(columns), "LC_ALL": "C.UTF-8"})
    return runner.invoke(app, ["cards", "duel", *options])


def test_the_document_holds_every_component_in_every_language() -> None:
    listed = cards("--json")
    assert listed.exit_code == 0
    tables = json.loads(listed.stdout)
    assert tables["game"] == "duel"
    for (kind, things), key in zip(KINDS, KEYS, strict=True):
        assert [entry["name"] for entry in tables[key]] == [thing.name for thing in things]
        for entry in tables[key]:
            assert entry["names"] == {each: name(each, kind, entry["name"]) for each in LANGUAGES}
            assert all(entry["texts"][each] for each in LANGUAGES)


@pytest.mark.parametrize("columns", [80, 120, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_name_every_component_and_fit_the_screen(language: str, columns: int) -> None:
    listed = cards("--language", language, columns=columns).stdout
    assert listed.count("■") == len(CARDS)
    assert max(map(len, listed.splitlines())) <= columns
    words = re.findall(r"[\w’'-]+", listed)
    for kind, things in KINDS:
        for thing in things:
            missing = set(re.findall(r"[\w’'-]+", name(language, kind, thing.name))) - set(words)
            assert not missing, thing.name


def test_a_line_of_the_table_gives_name_cost_and_effect() -> None:
    lines = [" ".join(line.split()) for line in cards(columns=120).stdout.splitlines()]
    assert "■ Lumber Yard – Produces 1 wood." in lines
    assert "■ Pretorium 8 coins Gives 3 shields." in lines
    assert "The Pyramids 3 stone, 1 papyrus Is worth 9 victory points." in lines
    assert "Philosophy Is worth 7 victory points." in lines
    assert any(
        line.startswith("■ Greek Grand Temple 3 stone, 1 glass, 1 papyrus") for line in lines
    )
    assert any(line.startswith("Tanit ") and "12 coins" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cost_is_broken_between_resources_only(language: str) -> None:
    listed = cards("--language", language, columns=80).stdout
    priced = listed.split(text(language, "term-progress-tokens"))[0].splitlines()
    start = next(line for line in priced if "8 " in line).index("8 ")
    costs = {line[start : start + 12].strip() for line in priced if "─" not in line}
    costs -= {"", "–", text(language, "term-cost")}
    assert len(costs) > 20
    assert [cost for cost in costs if not re.fullmatch(r"\d \w+,?", cost)] == []


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "the games are duel"),
        (["duel", "--language", "de"], "allowed are en, uk, ru"),
        (["duel", "--language", "de", "--json"], "allowed are en, uk, ru"),
    ],
)
def test_what_does_not_exist_is_refused(arguments: list[str], complaint: str) -> None:
    listed = CliRunner().invoke(app, ["cards", *arguments])
    assert listed.exit_code == 2
    assert complaint in listed.stderr
    assert listed.stdout == ""
