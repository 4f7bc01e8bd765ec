"""Is a count what chance would give? Tests use fixed seeds, so the answer never wavers."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from typing import Any


def surprise(seen: Iterable[Hashable], shares: Mapping[Any, float]) -> float:
    """How far counts are from their expected shares, in standard deviations of chi-square.

    Near 0 for a fair draw; above 5 less than once in a hundred thousand tries. What has no
    share may not be seen at all.
    """
    counts = Counter(seen)
    strangers = set(counts) - set(shares)
    assert not strangers, f"seen, but impossible: {strangers}"
    total = counts.total()
    whole = sum(shares.values())
    expected = {key: total * share / whole for key, share in shares.items()}
    assert min(expected.values()) >= 5, "too few tries to tell"
    chi_square = sum((counts[key] - mean) ** 2 / mean for key, mean in expected.items())
    freedom = len(shares) - 1
    return float((chi_square - freedom) / (2 * freedom) ** 0.5)


def evenly(keys: Iterable[Hashable]) -> dict[Any, float]:
    """The same share for each."""
    return dict.fromkeys(keys, 1.0)
