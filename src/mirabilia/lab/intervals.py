"""Shares and means with their 95 % intervals."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

Z = 1.959964
"""Standard errors to either side of a 95 % interval."""
UNTOLD = 20
"""So many deals' worth of doubt that games of one deal hang together: few deals tell little."""


@dataclass(frozen=True)
class Share:
    """How often something was so, with Wilson's interval."""

    count: int
    """Of how many."""
    hits: float
    """In how many of them; a shared victory is a part of one."""
    share: float
    low: float
    high: float

    @property
    def percent(self) -> str:
        """The share as people write it."""
        return f"{self.share:.0%}" if self.count else "–"

    @property
    def told(self) -> str:
        """The share and its interval."""
        return f"{self.share:.1%} [{self.low:.1%} to {self.high:.1%}]" if self.count else "–"


def share_of(hits: float, count: int, worth: float = 1.0) -> Share:
    """A share; of nothing it is 0, and may be anything.

    Each of `count` observations is worth so many independent ones.
    """
    if not count:
        return Share(0, 0.0, 0.0, 0.0, 1.0)
    observed = hits / count
    sure = count * worth
    spread = Z * Z / sure
    middle = (observed + spread / 2) / (1 + spread)
    half = Z * sqrt(observed * (1 - observed) / sure + spread / (4 * sure)) / (1 + spread)
    low, high = max(0.0, min(observed, middle - half)), min(1.0, max(observed, middle + half))
    return Share(count, _rounded(hits), _rounded(observed), _rounded(low), _rounded(high))


def share_of_deals(deals: Sequence[float], each: int) -> Share:
    """A share of games that were played in deals of `each`, from the hits of every deal.

    Games of a deal are not independent: whoever has the better seat in one has the worse seat in
    another, so deals differ less than their games. How much they differ tells what a game is worth;
    as long as there are few, games are taken to be nearly independent.
    """
    share = share_of(sum(deals), len(deals) * each)
    alone = share.share * (1 - share.share) / each  # variance of a deal of independent games
    if len(deals) < 2 or not alone:
        return share
    more = len(deals) - 1
    found = float(np.var(np.asarray(deals) / each, ddof=1)) / alone
    return share_of(share.hits, share.count, (UNTOLD + more) / (UNTOLD + more * found))


@dataclass(frozen=True)
class Mean:
    """A mean with the interval that its standard error gives."""

    count: int
    mean: float
    deviation: float
    low: float
    high: float

    @property
    def told(self) -> str:
        """The mean and its interval."""
        return f"{self.mean:.1f} [{self.low:.1f} to {self.high:.1f}]" if self.count else "–"


def mean_of(values: Iterable[float]) -> Mean:
    """The mean of some values; of none it is 0."""
    array = np.fromiter(values, np.float64)
    if not len(array):
        return Mean(0, 0.0, 0.0, 0.0, 0.0)
    mean = float(array.mean())
    deviation = float(array.std(ddof=1)) if len(array) > 1 else 0.0
    half = Z * deviation / sqrt(len(array))
    parts = (mean, deviation, mean - half, mean + half)
    return Mean(len(array), *(_rounded(part) for part in parts))


def _rounded(value: float) -> float:
    return round(float(value), 5)
