"""Ratings of bots from all games they have played against each other, at tables of any size.

The model is Plackett and Luce's, by the library `openskill`: a bot's chance to come first among
those not yet placed is its strength over the sum of theirs. The library learns from one game at a
time, so that what it learns first weighs differently from what it learns last. Bots do not change
from game to game, so here all games are gone through many times, each time in another order:
means settle where no order matters. The uncertainty is that after the first time, when every
game has counted once.

The scale is Elo's: at a table of the usual size, who is 400 points ahead comes in before the
other ten times as often as behind.
"""

import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import log, sqrt
from typing import Any

from mirabilia.lab.matches import Match

USUAL_ANCHOR = "random"
MOST_PASSES = 20
FEWEST_PASSES = 2
_UPDATES = 200_000  # games gone through in all, as long as that leaves passes enough
_ORDER_SEED = 7


class RatingError(ValueError):
    """Nothing can be rated."""


@dataclass(frozen=True)
class Rated:
    """A bot's place in the table."""

    bot: str
    rating: float
    """Elo points from the anchor, or from the mean of all bots."""
    uncertainty: float
    """Standard deviation of the rating."""
    games: int
    """Seats it had in games against other bots."""
    wins: int
    draws: int
    """Shared victories it took part in."""
    win_rate: float
    """Wins and its parts of shared victories, per game."""


@dataclass(frozen=True)
class RatingTable:
    """All bots, the strongest first."""

    games: int
    """That were rated; games of a bot against itself tell nothing."""
    anchor: str | None
    """The bot whose rating is 0; None where the mean of all is."""
    circles: list[list[str]]
    """Bots that met, directly or through others. Ratings compare only within a circle."""
    bots: list[Rated]

    def document(self) -> dict[str, Any]:
        """The table as a JSON document."""
        return asdict(self)


@dataclass(frozen=True)
class Outcome:
    """A game as the model sees it."""

    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    """By seat, 0 the best; equal ones are shared."""


def rate(matches: Iterable[Match], *, anchor: str | None = None) -> RatingTable:
    """Rate all bots of these games.

    The anchor is by default `random` where it has played; without one the mean of all is 0.
    """
    model = _model()
    outcomes = [
        Outcome(tuple(match.bots), ranks_of(match)) for match in matches if len(set(match.bots)) > 1
    ]
    if not outcomes:
        raise RatingError(
            "no game between different bots is stored; play some, for example with:"
            " mirabilia arena duel --bots greedy,random"
        )
    bots = sorted({bot for outcome in outcomes for bot in outcome.bots})
    if anchor is None and USUAL_ANCHOR in bots:
        anchor = USUAL_ANCHOR
    if anchor is not None and anchor not in bots:
        raise RatingError(f"no game of {anchor!r} is stored; rated are {', '.join(bots)}")
    means, deviations = _settle(model, outcomes, bots)
    size = sum(len(outcome.bots) for outcome in outcomes) / len(outcomes)
    points = 400 / (log(10) * model.beta * sqrt(size))
    zero = means[anchor] if anchor is not None else sum(means.values()) / len(means)
    shares = _shares(outcomes)
    rated = [
        Rated(
            bot=bot,
            rating=round((means[bot] - zero) * points, 1),
            uncertainty=round(deviations[bot] * points, 1),
            games=len(shares[bot]),
            wins=shares[bot].count(1),
            draws=sum(0 < share < 1 for share in shares[bot]),
            win_rate=round(sum(shares[bot]) / len(shares[bot]), 5),
        )
        for bot in bots
    ]
    rated.sort(key=lambda each: (-each.rating, each.bot))
    return RatingTable(len(outcomes), anchor, circles(outcomes), rated)


def ranks_of(match: Match) -> tuple[int, ...]:
    """The places in a game: winners first, then by points."""
    merits = [
        (True, 0) if seat in match.winners else (False, total)
        for seat, total in enumerate(match.totals)
    ]
    places = sorted(set(merits), reverse=True)
    return tuple(places.index(merit) for merit in merits)


def circles(outcomes: Iterable[Outcome]) -> list[list[str]]:
    """The bots, sorted into those that met one another at least through others."""
    found: list[set[str]] = []
    for together in {frozenset(outcome.bots) for outcome in outcomes}:
        met = [circle for circle in found if circle & together]
        found = [circle for circle in found if not circle & together]
        found.append(set(together).union(*met))
    return sorted(sorted(circle) for circle in found)


def _model() -> Any:
    """The library's model, of bots that stay as strong as they are."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise RatingError(
            "ratings need the library openskill; install it with: pip install 'mirabilia[lab]'"
        ) from error
    return PlackettLuce(tau=0.0)


def _settle(
    model: Any, outcomes: Sequence[Outcome], bots: Sequence[str]
) -> tuple[dict[str, float], dict[str, float]]:
    """Means after all passes, deviations after the first."""
    ratings = {bot: model.rating() for bot in bots}
    deviations: dict[str, float] = {}
    shuffled = list(outcomes)
    generator = random.Random(_ORDER_SEED)
    for _ in range(passes(len(outcomes))):
        generator.shuffle(shuffled)
        for outcome in shuffled:
            _learn(model, ratings, outcome)
        deviations = deviations or {bot: ratings[bot].sigma for bot in bots}
    return {bot: ratings[bot].mu for bot in bots}, deviations


def passes(games: int) -> int:
    """How often so many games are gone through: the more there are, the less it takes."""
    return max(FEWEST_PASSES, min(MOST_PASSES, _UPDATES // games))


def _learn(model: Any, ratings: dict[str, Any], outcome: Outcome) -> None:
    """What one game tells. A bot in several seats learns the mean of what each of them would."""
    teams = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in outcome.bots]
    after = model.rate(teams, ranks=[float(rank) for rank in outcome.ranks])
    for bot in set(outcome.bots):
        copies = [
            team[0] for seated, team in zip(outcome.bots, after, strict=True) if seated == bot
        ]
        ratings[bot] = model.rating(
            mu=sum(copy.mu for copy in copies) / len(copies),
            sigma=sum(copy.sigma for copy in copies) / len(copies),
        )


def _shares(outcomes: Iterable[Outcome]) -> dict[str, list[float]]:
    """What each bot had of the victory, once for each seat it had in a game."""
    shares: dict[str, list[float]] = defaultdict(list)
    for outcome in outcomes:
        for bot, rank in zip(outcome.bots, outcome.ranks, strict=True):
            shares[bot].append(0.0 if rank else 1 / outcome.ranks.count(0))
    return shares
