"""The same rules of 7 Wonders in every mode: interpreted, compiled, and as a GPU kernel."""

import json

import pytest

from support.classic_fingerprints import fingerprints
from support.classic_games import KINDS, SIDES, options_of
from support.programs import run_python

CHUNK = 22


@pytest.mark.parametrize("first", range(0, 44, CHUNK))
def test_interpreted_and_compiled_games_are_equal_to_the_bit(first: int) -> None:
    """Both editions, 2 to 7 players: legal actions, records, events, views and drawn worlds."""
    arguments = ("-m", "support.classic_fingerprints", str(first), str(CHUNK))
    interpreted = run_python(*arguments, MIRABILIA_INTERPRETED="1").split()
    assert len(set(interpreted)) == CHUNK
    assert fingerprints(first, CHUNK) == interpreted


def test_the_games_compared_are_of_every_kind() -> None:
    seen = [options_of(seed) for seed in range(44)]
    kinds = {(options["edition"], options["players"]) for options in seen}
    assert kinds == set(KINDS)
    assert len(kinds) == 11
    sides = {(options["edition"], options["sides"]) for options in seen}
    assert sides == {(edition, side) for edition, all_sides in SIDES.items() for side in all_sides}


def test_the_gpu_kernel_gives_the_same_records_in_the_simulator() -> None:
    """Games for two, three and seven players."""
    printed = run_python("-m", "support.classic_simulated_gpu", NUMBA_ENABLE_CUDASIM="1")
    reports = json.loads(printed)
    assert [len(report["decisions"]) for report in reports] == [5, 6, 5]
    for report in reports:
        assert report["records_equal"]
        assert report["decisions_equal"]
        assert min(report["decisions"]) >= 54
