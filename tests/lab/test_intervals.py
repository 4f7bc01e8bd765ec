"""Shares and means with their intervals."""

import numpy as np
import pytest

from mirabilia.lab.intervals import mean_of, share_of, share_of_deals


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


def test_deals_that_even_luck_out_make_a_share_surer() -> None:
    even = share_of_deals([1.0] * 300 + [2.0] * 100, 2)  # nearly always one game each

    plain = share_of(500, 800)
    assert (even.count, even.hits, even.share) == (800, 500, plain.share)
    assert plain.low < even.low < even.share < even.high < plain.high


def test_deals_that_end_alike_make_a_share_less_sure() -> None:
    alike = share_of_deals([2.0] * 250 + [0.0] * 150, 2)  # as good as 400 games

    once = share_of(250, 400)
    assert (alike.low, alike.high) == pytest.approx((once.low, once.high), abs=0.002)


def test_few_deals_do_not_show_how_games_hang_together() -> None:
    few, plain = share_of_deals([1.0] * 4, 2), share_of(4, 8)

    assert few.low == pytest.approx(plain.low, abs=0.03)
    assert share_of_deals([1.0], 2) == share_of(1, 2)
    assert share_of_deals([2.0] * 50, 2) == share_of(100, 100)


@pytest.mark.parametrize("deals", [10, 50, 400])
@pytest.mark.parametrize("luck", [0.0, 0.3])  # of the better seat, which each side has once
def test_intervals_of_deals_hold_what_they_promise(deals: int, luck: float) -> None:
    random = np.random.default_rng(deals)
    rate, trials = 0.62, 2000
    better = luck * (random.integers(0, 2, (trials, deals)) * 2 - 1)
    won = random.random((2, trials, deals)) < rate + np.stack([better, -better])

    found = [share_of_deals(each.tolist(), 2) for each in won.sum(axis=0)]

    held = np.mean([share.low <= rate <= share.high for share in found])
    assert 0.935 < held < (0.975 if deals > 10 else 1)  # few deals: rather too wide


def test_a_mean_has_the_interval_of_its_standard_error() -> None:
    mean = mean_of([1, 2, 3, 4])

    assert mean.mean == 2.5
    assert mean.deviation == pytest.approx(1.29099, abs=1e-4)
    assert mean.high - mean.mean == pytest.approx(1.96 * 1.29099 / 2, abs=1e-3)


def test_the_mean_of_one_value_is_that_value() -> None:
    assert mean_of([7]).told == "7.0 [7.0 to 7.0]"
    assert mean_of([]).count == 0
