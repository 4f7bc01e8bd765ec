"""The rulebook index and the tests hold together: nothing untested, nothing unknown."""

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mirabilia.classic import options as classic
from mirabilia.duel import options as duel

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs"

INDEX = tomllib.loads((DOCS / "rulebook-index.toml").read_text(encoding="utf-8"))
BY_ID: dict[str, dict[str, Any]] = {entry["id"]: entry for book in INDEX.values() for entry in book}
REPEATED = [entry for book in INDEX.values() for entry in book if "same_as" in entry]
ENTRIES = [entry for book in INDEX.values() for entry in book if "same_as" not in entry]
RULINGS = (DOCS / "rulings.md").read_text(encoding="utf-8")
SECTIONS = re.findall(r"^## (.+)$", RULINGS, re.MULTILINE)
PREFIXES = {
    "duel-uk": "duel",
    "pantheon-uk": "pantheon",
    "pantheon-ru": "pantheon-ru",
    "classic-first-uk": "sw1",
    "classic-second-ru": "sw2",
}
KINDS = {"rule", "example", "clarification", "faq", "setup", "scoring", "component"}


def rulebook_marks() -> Iterator[tuple[str, ast.Call]]:
    """Every call to `mark.rulebook` in the tests, with the place it stands at."""
    for path in sorted(TESTS.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(
                        value=ast.Attribute(attr="mark") | ast.Name(id="mark"), attr="rulebook"
                    )
                ):
                    yield f"{path.relative_to(TESTS)}:{node.lineno}", node


def covered_ids() -> dict[str, str]:
    """Each id that a test names, with a place where it does."""
    return {
        argument.value: place
        for place, call in rulebook_marks()
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def in_full(name: str) -> dict[str, Any]:
    """The entry that says what an entry states: itself, or one of another rulebook."""
    entry = BY_ID[name]
    return BY_ID[entry["same_as"]] if "same_as" in entry else entry


def test_every_testable_entry_has_a_test() -> None:
    covered = covered_ids()
    testable = [entry["id"] for entry in ENTRIES if "not_testable" not in entry]
    assert [name for name in testable if name not in covered] == []


def test_every_test_names_known_entries() -> None:
    assert {name: place for name, place in covered_ids().items() if name not in BY_ID} == {}


def test_a_statement_of_two_rulebooks_is_covered_by_the_test_of_the_other_one() -> None:
    """What `same_as` names is an entry of another book in full, which the checks above look at."""
    books = {entry["id"]: name for name, book in INDEX.items() for entry in book}
    for entry in REPEATED:
        assert entry.keys() == {"id", "same_as"}, entry["id"]
        assert entry["same_as"] in BY_ID, entry["id"]
        assert "same_as" not in BY_ID[entry["same_as"]], entry["id"]
        assert books[entry["same_as"]] != books[entry["id"]], entry["id"]


def test_where_rulebooks_differ_each_of_them_has_a_test() -> None:
    covered = covered_ids()
    differing = [entry for entry in ENTRIES if "differs_from" in entry]
    assert differing
    for entry in differing:
        assert entry["differs_from"] in BY_ID, entry["id"]
        assert entry["differs_from"].split(".")[0] != entry["id"].split(".")[0], entry["id"]
        assert {entry["id"], entry["differs_from"]} <= covered.keys(), entry["id"]


def test_an_entry_that_cannot_be_tested_has_no_test() -> None:
    covered = covered_ids()
    untestable = [name for name in BY_ID if "not_testable" in in_full(name)]
    assert [name for name in untestable if name in covered] == []


def test_marks_write_out_their_ids() -> None:
    """An id made by code would escape the other checks, and a search for it."""
    for place, call in rulebook_marks():
        literal = [isinstance(argument, ast.Constant) for argument in call.args]
        assert literal, f"{place}: no id"
        assert all(literal), f"{place}: write each id as a string"
        assert not call.keywords, f"{place}: ids have no keyword"


def test_ids_tell_their_rulebook() -> None:
    for name, book in INDEX.items():
        assert {entry["id"].split(".")[0] for entry in book} == {PREFIXES[name]}, name
        assert all(re.fullmatch(r"[\w-]+(\.[\w-]+)+", entry["id"]) for entry in book), name


def test_ids_are_unique() -> None:
    times = Counter(entry["id"] for book in INDEX.values() for entry in book)
    assert [name for name, count in times.items() if count > 1] == []


def test_entries_have_their_fields_and_no_others() -> None:
    required = {"id", "chapter", "kind", "text"}
    optional = {"not_testable", "ruling", "differs_from"}
    for entry in ENTRIES:
        assert required <= entry.keys() <= required | optional, entry["id"]
        assert all(isinstance(value, str) and value for value in entry.values()), entry["id"]
        assert entry["kind"] in KINDS, entry["id"]


def test_every_ruling_of_an_entry_has_a_section_that_names_the_entry() -> None:
    for entry in ENTRIES:
        if "ruling" in entry:
            assert entry["ruling"] in SECTIONS, entry["id"]
            section = RULINGS.split(f"\n## {entry['ruling']}\n")[1].split("\n## ")[0]
            assert f"`{entry['id']}`" in section, entry["id"]


def test_rulings_name_known_entries_only() -> None:
    named = set(re.findall(r"`((?:duel|pantheon|sw)[\w-]*\.[\w.-]+)`", RULINGS))
    assert named
    assert named - BY_ID.keys() == set()


def test_ruling_sections_have_different_names() -> None:
    assert [name for name, count in Counter(SECTIONS).items() if count > 1] == []


@pytest.mark.parametrize("game", [duel, classic], ids=["duel", "classic"])
def test_every_option_that_a_preset_sets_is_a_ruling_with_its_values(game: Any) -> None:
    values = {choice.name: choice.values for choice in game.CHOICES}
    presets = game.PRESETS.values()
    for option in {name for preset in presets for name in preset}:
        assert option in SECTIONS
        section = RULINGS.split(f"\n## {option}\n")[1].split("\n## ")[0]
        assert all(f"`{value}`" in section for value in values[option]), option
        row = f"| [{option}](#{option}) | {' | '.join(preset[option] for preset in presets)} |"
        assert row in RULINGS
