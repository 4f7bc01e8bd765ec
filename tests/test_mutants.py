"""The mutation sampler: its mutants are real, small, and the same for the same seed."""

import ast
import importlib.util
import random
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def mutants() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutants", ROOT / "scripts" / "mutants.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutants"] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def test_every_kind_of_change_is_found_in_the_rules_and_tables(mutants: ModuleType) -> None:
    kinds = mutants.all_mutants(random.Random(1))
    assert set(kinds) == {"comparison", "number", "statement", "max or min", "table"}
    assert min(len(found) for found in kinds.values()) >= 4
    files = {Path(mutant.file).name for found in kinds.values() for mutant in found}
    assert {"turn.py", "victory.py", "vocabulary.py", "cards.csv", "layouts.csv"} <= files
    assert not files & {"explain.py", "state.py"}


def test_7_wonders_has_mutants_and_test_files_of_its_own(mutants: ModuleType) -> None:
    kinds = mutants.all_mutants(random.Random(1), "classic")
    files = {Path(mutant.file).name for found in kinds.values() for mutant in found}
    assert {"turn.py", "trade.py", "first_cards.csv", "second_wonders.csv"} <= files
    own, others = (set(mutants.suite(ROOT, game)) for game in ("classic", "duel"))
    assert own
    assert others
    assert not own & others


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_every_mutant_changes_one_line_and_can_be_read(mutants: ModuleType, game: str) -> None:
    for mutant in mutants.sample(300, random.Random(2), game):
        lines = (ROOT / mutant.file).read_text("utf-8").splitlines()
        assert lines[mutant.line - 1] == mutant.before != mutant.after
        lines[mutant.line - 1] = mutant.after
        if mutant.file.endswith(".py"):
            ast.parse("\n".join(lines))


def test_a_mutant_can_be_applied_to_a_copy_and_taken_back(
    mutants: ModuleType, tmp_path: Path
) -> None:
    (mutant,) = mutants.sample(1, random.Random(3))
    copy = tmp_path / mutant.file
    copy.parent.mkdir(parents=True)
    copy.write_bytes((ROOT / mutant.file).read_bytes())
    mutant.apply(tmp_path)
    assert copy.read_text("utf-8").splitlines()[mutant.line - 1] == mutant.after
    mutant.restore(tmp_path)
    assert copy.read_bytes() == (ROOT / mutant.file).read_bytes()


def test_the_same_seed_gives_the_same_mutants(mutants: ModuleType) -> None:
    first, again, other = (mutants.sample(40, random.Random(seed)) for seed in (5, 5, 6))
    assert first == again != other
    assert len(set(first)) == 40
