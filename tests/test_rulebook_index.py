"""The rulebook index and the tests hold together: nothing untested, nothing unknown."""

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mirabilia.duel.options import CHOICES, PRESETS

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs"

INDEX = tomllib.loads((DOCS / "rulebook-index.toml").read_text(encoding="utf-8"))
ENTRIES: list[dict[str, Any]] = [entry for book in INDEX.values() for entry in book]
RULINGS = (DOCS / "rulings.md").read_text(encoding="utf-8")
SECTIONS = re.findall(r"^## (.+)$", RULINGS, re.MULTILINE)


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


def test_every_testable_entry_has_a_test() -> None:
    covered = covered_ids()
    testable = [entry["id"] for entry in ENTRIES if "not_testable" not in entry]
    assert [name for name in testable if name not in covered] == []


def test_every_test_names_known_entries() -> None:
    known = {entry["id"] for entry in ENTRIES}
    assert {name: place for name, place in covered_ids().items() if name not in known} == {}


def test_an_entry_that_cannot_be_tested_has_no_test() -> None:
    covered = covered_ids()
    untestable = [entry["id"] for entry in ENTRIES if "not_testable" in entry]
    assert [name for name in untestable if name in covered] == []


def test_marks_write_out_their_ids() -> None:
    """An id made by code would escape the other checks, and a search for it."""
    for place, call in rulebook_marks():
        literal = [isinstance(argument, ast.Constant) for argument in call.args]
        assert literal, f"{place}: no id"
        assert all(literal), f"{place}: write each id as a string"
        assert not call.keywords, f"{place}: ids have no keyword"


def test_ids_are_unique() -> None:
    times = Counter(entry["id"] for entry in ENTRIES)
    assert [name for name, count in times.items() if count > 1] == []


def test_entries_have_their_fields_and_no_others() -> None:
    required = {"id", "chapter", "kind", "text"}
    for entry in ENTRIES:
        assert required <= entry.keys() <= required | {"not_testable", "ruling"}, entry["id"]
        assert all(isinstance(value, str) and value for value in entry.values()), entry["id"]


def test_every_ruling_of_an_entry_has_a_section_that_names_the_entry() -> None:
    for entry in ENTRIES:
        if "ruling" in entry:
            assert entry["ruling"] in SECTIONS, entry["id"]
            section = RULINGS.split(f"\n## {entry['ruling']}\n")[1].split("\n## ")[0]
            assert f"`{entry['id']}`" in section, entry["id"]


def test_rulings_name_known_entries_only() -> None:
    known = {entry["id"] for entry in ENTRIES}
    named = set(re.findall(r"`((?:duel|pantheon|sw)[\w-]*\.[\w.-]+)`", RULINGS))
    assert named
    assert named - known == set()


def test_ruling_sections_have_different_names() -> None:
    assert [name for name, count in Counter(SECTIONS).items() if count > 1] == []


def test_every_option_that_a_preset_sets_is_a_ruling_with_its_values() -> None:
    values = {choice.name: choice.values for choice in CHOICES}
    for option in {name for preset in PRESETS.values() for name in preset}:
        assert option in SECTIONS
        section = RULINGS.split(f"\n## {option}\n")[1].split("\n## ")[0]
        assert all(f"`{value}`" in section for value in values[option]), option
        row = f"| [{option}](#{option}) | {' | '.join(p[option] for p in PRESETS.values())} |"
        assert row in RULINGS
