"""What an arena found: how often each bot won, and how sure that is."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import log
from typing import Any

from mirabilia.lab.intervals import share_of_deals
from mirabilia.lab.matches import Match
from mirabilia.lab.pairings import Plan
from mirabilia.notation.games import notation

ERROR_RATE = 0.05
"""Of a sequential test: how often it may err, either way."""


@dataclass(frozen=True)
class Standing:
    """How one of the bots named did. Each of its seats in a game counts as a game of its own."""

    bot: str
    seats: int
    games: int
    wins: int
    """Alone."""
    draws: int
    """Shared victories it took part in."""
    win_rate: float
    """Wins and its parts of shared victories, per game."""
    interval: tuple[float, float]
    """95 % for that rate."""
    expected_share: float
    """The rate if all bots were equal."""
    victories: dict[str, int]
    """Its wins by kind of victory."""
    mean_score: float
    mean_margin: float
    """Points ahead of the best other player."""
    seconds_per_move: float
    slowest_move: float


@dataclass(frozen=True)
class SequentialResult:
    """Where a sequential test stands."""

    low: float
    high: float
    log_ratio: float
    """Of the likelihoods of the results, if the win rate were `high` and if it were `low`."""
    verdict: str
    """high, low or undecided."""


@dataclass(frozen=True)
class Report:
    """What an arena found. The figures above `players` are about the bot named first.

    The same deal is played from every seat, so that its luck evens out. Intervals are Wilson's,
    with games worth what the deals show (`share_of_deals`).
    """

    game: str
    options: dict[str, Any]
    bots: list[str]
    games: int
    deals: int
    wins: int
    draws: int
    win_rate: float
    interval: tuple[float, float]
    seconds_per_move: float
    seed: int
    seconds: float
    """That this run took, without games that were played before."""
    resumed: int
    """Games among these that were played before."""
    interrupted: bool
    """Whether it was ended early by hand; finished deals are reported."""
    sprt: SequentialResult | None
    players: list[Standing]
    """One entry for each bot named, in that order."""

    def document(self) -> dict[str, Any]:
        """The report as a JSON document."""
        document = asdict(self)
        for part in (document, *document["players"]):
            part["interval"] = list(part["interval"])
        if self.sprt is None:
            del document["sprt"]
        return document


@dataclass(frozen=True)
class SequentialTest:
    """Wald's test whether a win rate is rather `high` or rather `low`, ended as soon as that shows.

    A shared victory counts as its part of a win. The test takes games to be independent, so where
    deals even luck out it goes on longer than it need.
    """

    low: float
    high: float

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ValueError(
                f"the sequential test is between {self.low:g} and {self.high:g}; allowed are two"
                " win rates between 0 and 1, the lower one first, such as 0.5,0.55"
            )

    def result(self, won: float, games: int) -> SequentialResult:
        """The verdict after so many games, of which `won` were won."""
        lost = games - won
        ratio = won * log(self.high / self.low) + lost * log((1 - self.high) / (1 - self.low))
        bound = log((1 - ERROR_RATE) / ERROR_RATE)
        verdict = "high" if ratio >= bound else "low" if ratio <= -bound else "undecided"
        return SequentialResult(self.low, self.high, round(ratio, 4), verdict)


def first_bots_share(plan: Plan, matches: Sequence[Match]) -> float:
    """Victories of the bot named first, with its parts of shared ones."""
    return sum(match.share(seat) for match, seat in _seats_of(plan, matches, 0))


def report(
    plan: Plan,
    matches: Sequence[Match],
    *,
    seconds: float,
    resumed: int,
    interrupted: bool,
    test: SequentialTest | None,
) -> Report:
    """Sum up all games of some deals of a plan."""
    players = [_standing(plan, matches, named) for named in range(len(plan.bots))]
    first = players[0]
    return Report(
        game=plan.game,
        options=dict(plan.options),
        bots=list(plan.bots),
        games=len(matches),
        deals=len(matches) // plan.seats,
        wins=first.wins,
        draws=first.draws,
        win_rate=first.win_rate,
        interval=first.interval,
        seconds_per_move=first.seconds_per_move,
        seed=plan.seed,
        seconds=round(seconds, 3),
        resumed=resumed,
        interrupted=interrupted,
        sprt=test.result(first_bots_share(plan, matches), len(matches)) if test else None,
        players=players,
    )


def _standing(plan: Plan, matches: Sequence[Match], named: int) -> Standing:
    played = _seats_of(plan, matches, named)
    games = len(played)
    won = [match for match, seat in played if match.winners == [seat]]
    deals: dict[int, float] = defaultdict(float)
    for match, seat in played:
        deals[match.seed] += match.share(seat)
    rate = share_of_deals(list(deals.values()), games // len(deals))
    moves = sum(match.moves[seat] for match, seat in played)
    return Standing(
        bot=plan.bots[named],
        seats=games // len(matches),
        games=games,
        wins=len(won),
        draws=sum(seat in match.winners for match, seat in played) - len(won),
        win_rate=rate.share,
        interval=(rate.low, rate.high),
        expected_share=round(1 / plan.seats, 5),
        victories={
            victory: sum(match.victory == victory for match in won)
            for victory in notation(plan.game).victories
        },
        mean_score=round(sum(match.totals[seat] for match, seat in played) / games, 3),
        mean_margin=round(sum(match.margin(seat) for match, seat in played) / games, 3),
        seconds_per_move=round(sum(match.seconds[seat] for match, seat in played) / moves, 6),
        slowest_move=round(max(match.slowest[seat] for match, seat in played), 6),
    )


def _seats_of(plan: Plan, matches: Sequence[Match], named: int) -> list[tuple[Match, int]]:
    """Every game of a bot named, once for each seat it had."""
    return [
        (match, seat)
        for match in matches
        for seat in range(plan.seats)
        if plan.named(seat, match.rotation) == named
    ]
