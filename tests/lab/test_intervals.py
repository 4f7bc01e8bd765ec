"""Shares and means with their intervals."""

import pytest

from mirabilia.lab.intervals import mean_of, share_of


@pytest.mark.parametrize(
    ("hits", "count", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 1, 0.2065, 1.0)],
)
def test_a_share_has_wilsons_interval(hits: float, count: int, low: float, high: float) -> None:
    share = share_of(hits, count)

    assert share.share == pytest.approx(hits / count)
    assert (share.low, share.high) == pytest.approx((low, high), abs=1e-4)


def test_more_games_narrow_the_interval() -> None:
    few, many = share_of(5, 10), share_of(500, 1000)

    assert many.high - many.low < (few.high - few.low) / 5


def test_a_share_of_nothing_may_be_anything() -> None:
    share = share_of(0, 0)

    assert (share.count, share.low, share.high) == (0, 0.0, 1.0)
    assert share.told == share.percent == "–"


def test_a_mean_has_the_interval_of_its_standard_error() -> None:
    mean = mean_of([1, 2, 3, 4])

    assert mean.mean == 2.5
    assert mean.deviation == pytest.approx(1.29099, abs=1e-4)
    assert mean.high - mean.mean == pytest.approx(1.96 * 1.29099 / 2, abs=1e-3)


def test_the_mean_of_one_value_is_that_value() -> None:
    assert mean_of([7]).told == "7.0 [7.0 to 7.0]"
    assert mean_of([]).count == 0
