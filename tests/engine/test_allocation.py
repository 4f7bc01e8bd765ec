"""No rule's compiled code allocates memory: what allocates cannot run on a GPU."""

import json
from pathlib import Path

import pytest

from support.programs import run_python

Report = dict[str, list[str]]


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    cache: Path = tmp_path_factory.mktemp("cache")
    return json.loads(run_python("-m", "support.allocations", MIRABILIA_CACHE_DIR=str(cache)))


def test_no_rule_allocates(report: Report) -> None:
    assert report["allocating"] == {}


def test_every_rule_was_compiled_and_looked_at(report: Report) -> None:
    assert set(report["rules"]) - set(report["compiled"]) == set()
    assert {"legal", "apply", "deal", "conceal", "determinize", "play_batch"} <= {*report["rules"]}


def test_the_check_notices_what_does_allocate(report: Report) -> None:
    assert all(report["wasteful"])


def test_progress_names_each_rule_that_is_compiled(report: Report) -> None:
    """What the first start shows while it compiles."""
    assert set(report["started"]) >= {"legal", "apply", "deal", "trade_price"}
