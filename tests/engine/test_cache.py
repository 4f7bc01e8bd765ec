"""Compiled rules are kept on disk, and never used for other sources than theirs."""

import os
import re
import shutil
from pathlib import Path

import pytest

from mirabilia.engine import rule
from support.programs import SOURCES, run_python

PRICE_OF_BATHS = """
from mirabilia.duel.components import CARD_BY_NAME
from mirabilia.duel.construction import card_price
from mirabilia.duel.options import blank_state, duel_options

price = card_price(blank_state(duel_options()), 0, CARD_BY_NAME["Baths"].id)
print(price, sum(card_price.stats.cache_hits.values()))
"""
CARDS_TABLE = "mirabilia/duel/data/cards.csv"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the sources that a test may edit."""
    copied = tmp_path / "src"
    shutil.copytree(SOURCES, copied, ignore=shutil.ignore_patterns("__pycache__"))
    return copied


def edit(file: Path, pattern: str, replacement: str) -> None:
    text, changes = re.subn(pattern, replacement, file.read_text("utf-8"), flags=re.MULTILINE)
    assert changes == 1
    file.write_text(text, "utf-8")


def test_an_edited_table_or_module_changes_the_compiled_answer(package: Path) -> None:
    """Baths costs a stone: 2 coins. Then two stones; then a coin more."""
    cache = package.parent / "cache"

    def price_and_hits() -> list[int]:
        printed = run_python("-c", PRICE_OF_BATHS, sources=package, MIRABILIA_CACHE_DIR=str(cache))
        return [int(number) for number in printed.split()]

    assert price_and_hits() == [2, 0]
    assert price_and_hits() == [2, 1]
    edit(package / CARDS_TABLE, "^Baths,1,blue,0,S,", "Baths,1,blue,0,SS,")
    assert price_and_hits() == [4, 0]
    components = package / "mirabilia/duel/components.py"
    original = components.read_text("utf-8")
    dearer = "\nCARD_COINS = table(card.coins + 1 for card in CARDS)\n"
    components.write_text(original + dearer, "utf-8")
    assert price_and_hits() == [5, 0]
    components.write_text(original, "utf-8")
    edit(package / CARDS_TABLE, "^Baths,1,blue,0,SS,", "Baths,1,blue,0,S,")
    assert price_and_hits() == [2, 1]
    assert len(list((cache / "rules").iterdir())) == 3


def fingerprint_of(package: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(rule, "__file__", str(package / "mirabilia/engine/rule.py"))
    return rule._fingerprint()


@pytest.mark.parametrize(
    "file",
    [
        CARDS_TABLE,
        "mirabilia/duel/data/layouts.csv",
        "mirabilia/duel/data/gods.csv",
        "mirabilia/duel/vocabulary.py",
        "mirabilia/duel/military.py",
        "mirabilia/duel/pantheon/gods.py",
        "mirabilia/engine/random.py",
    ],
)
def test_every_source_and_table_counts(
    file: str, package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = fingerprint_of(package, monkeypatch)
    assert fingerprint_of(package, monkeypatch) == before
    with (package / file).open("a", encoding="utf-8") as source:
        source.write("\n")
    assert fingerprint_of(package, monkeypatch) != before


def test_a_new_or_renamed_source_counts(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint_of(package, monkeypatch)
    (package / "mirabilia/duel/extra.py").write_text("", "utf-8")
    added = fingerprint_of(package, monkeypatch)
    (package / "mirabilia/duel/extra.py").rename(package / "mirabilia/duel/other.py")
    assert len({before, added, fingerprint_of(package, monkeypatch)}) == 3


def test_texts_do_not_count(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new translation or command does not make everybody compile again."""
    before = fingerprint_of(package, monkeypatch)
    for file in ("notation/catalogues/en/duel.ftl", "notation/catalogue.py", "cli/common.py"):
        with (package / "mirabilia" / file).open("a", encoding="utf-8") as source:
            source.write("\n")
    assert fingerprint_of(package, monkeypatch) == before


def test_the_oldest_caches_are_cleared_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MIRABILIA_CACHE_DIR", str(tmp_path))
    for age in range(6):
        old = tmp_path / "rules" / f"old-{age}"
        old.mkdir(parents=True)
        (old / "compiled").write_text("")
        os.utime(old, (1_000_000 - age, 1_000_000 - age))
    newest = rule._cache_folder()
    kept = {folder.name for folder in (tmp_path / "rules").iterdir()}
    assert kept == {newest.name, "old-0", "old-1", "old-2"}
    assert rule._cache_folder() == newest
    assert {folder.name for folder in (tmp_path / "rules").iterdir()} == kept


def test_rules_run_where_nothing_can_be_kept(tmp_path: Path) -> None:
    """The folder asked for cannot be made: a file is in its way."""
    (tmp_path / "file").write_text("in the way", "utf-8")
    printed = run_python("-c", PRICE_OF_BATHS, MIRABILIA_CACHE_DIR=str(tmp_path / "file" / "cache"))
    assert printed.split() == ["2", "0"]
