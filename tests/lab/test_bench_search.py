"""How fast the search is: what is measured, not how much it is."""

import pytest

from mirabilia.lab.bench_search import GLANCES, OPENINGS, bench_search


def test_every_game_is_measured_on_one_core_and_on_two() -> None:
    figures = bench_search(milliseconds=5)

    for name in OPENINGS | GLANCES:
        assert figures[f"{name}_simulations_per_second"] > 0
        assert figures[f"{name}_simulations_per_second_two_cores"] > 0
        assert figures[f"{name}_two_cores_ratio"] > 0
    assert figures["memory_limit_bytes_per_thread"] > 0


def test_a_round_lasts_at_least_a_millisecond() -> None:
    with pytest.raises(ValueError, match="milliseconds is 0; at least 1 is needed"):
        bench_search(milliseconds=0)
