"""The figures of many games: counted from facts, ready for plots, a page and JSON."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

from mirabilia.lab.intervals import Mean, Share, mean_of, share_of
from mirabilia.lab.stats.facts import Facts, Kind
from mirabilia.lab.stats.pieces import (
    BoardFigures,
    CardFigures,
    Seating,
    TakenFigures,
    WonderFigures,
    board_figures,
    card_figures,
    taken_figures,
    wonder_figures,
)
from mirabilia.notation.games import notation


@dataclass(frozen=True)
class BotFigures:
    """How a bot fared."""

    bot: str
    rating: float | None
    """Where bots were rated by their games of this kind."""
    win: Share
    """Its share of victories."""
    victories: dict[str, int]
    """Its victories by type; `shared` are those of several players."""
    defeats: dict[str, int]
    """Its defeats by the type of the other's victory."""
    score: Mean
    points: dict[str, float]
    """Mean points by row of the score pad."""


@dataclass(frozen=True)
class StartFigures:
    """What beginning is worth in Duel: shares of victory of who begins."""

    all_games: Share
    same_bot: Share
    """Where both players are the same bot."""
    by_victory: dict[str, Share]
    by_bot: dict[str, tuple[Share, Share]]
    """Each bot's share of victories when it begins, and when it does not."""


@dataclass(frozen=True)
class SeatFigures:
    """What a seat is worth where all play at once."""

    win: Share
    score: Mean


@dataclass(frozen=True)
class PointFigures:
    """Mean points by row of the score pad."""

    counted: str
    """Which games were counted."""
    winners: dict[str, float]
    others: dict[str, float]


@dataclass(frozen=True)
class LengthFigures:
    """How long games last, in decisions of all players."""

    decisions: Mean
    by_victory: dict[str, dict[int, int]]
    """For each type of victory, how many games took so many decisions."""
    last_age: dict[str, dict[int, int]]
    """For each type of victory, in which Age games ended."""


@dataclass(frozen=True)
class ScoreFigures:
    """Totals of the score pad."""

    everybody: Mean
    winners: Mean
    others: Mean
    margin: Mean
    """Of the best player over the next."""
    winners_by_points: dict[int, int]
    others_by_points: dict[int, int]


@dataclass(frozen=True)
class KindFigures:
    """All figures of one kind of game."""

    id: str
    title: str
    game: str
    players: int
    games: int
    expected: float
    """The share of victories if all were alike: one in so many players."""
    bots: list[BotFigures]
    """The strongest first where all are rated, else those with the greatest share of victories."""
    victories: dict[str, Share]
    shared: Share
    start: StartFigures | None
    seats: list[SeatFigures]
    points: PointFigures
    cards: list[CardFigures]
    wonders: list[WonderFigures]
    boards: list[BoardFigures]
    tokens: list[TakenFigures]
    gods: list[TakenFigures]
    length: LengthFigures
    scores: ScoreFigures

    @property
    def order(self) -> str:
        """How the bots are ordered, in words."""
        return "strongest" if _are_rated(self.bots) else "greatest share"


@dataclass(frozen=True)
class Figures:
    """The figures of all kinds of games found."""

    games: int
    kinds: list[KindFigures] = field(default_factory=list)

    def document(self) -> dict[str, Any]:
        """The figures as a JSON document."""
        return asdict(self)


def figures_of(
    games: Iterable[Facts], ratings: Callable[[Kind], Mapping[str, float]] = lambda kind: {}
) -> Figures:
    """Count all games, each kind by itself.

    Bots are ordered by their ratings in the kind; where one has none, by share of victories.
    """
    by_kind: dict[Kind, list[Facts]] = defaultdict(list)
    for facts in games:
        by_kind[facts.kind].append(facts)
    order = sorted(by_kind, key=lambda kind: (kind.game != "duel", kind))
    kinds = [_kind_figures(kind, by_kind[kind], ratings(kind)) for kind in order]
    return Figures(sum(kind.games for kind in kinds), kinds)


def _are_rated(bots: Sequence[BotFigures]) -> bool:
    return all(each.rating is not None for each in bots)


def _kind_figures(kind: Kind, games: list[Facts], ratings: Mapping[str, float]) -> KindFigures:
    bots = _bots(games, ratings)
    rated = _are_rated(bots)
    bots.sort(key=lambda each: (-((each.rating or 0.0) if rated else each.win.share), each.bot))
    expected = {each.bot: each.win.share for each in bots}
    seating = Seating(
        (facts, seat, facts.share(seat), expected[facts.bots[seat]])
        for facts in games
        for seat in facts.seats
    )
    count = len(games)
    won = Counter(facts.victory for facts in games)
    duel = kind.game == "duel"
    return KindFigures(
        id=kind.id,
        title=kind.title,
        game=kind.game,
        players=kind.players,
        games=count,
        expected=1 / kind.players,
        bots=bots,
        victories={name: share_of(won[name], count) for name in notation(kind.game).victories},
        shared=share_of(sum(len(facts.winners) > 1 for facts in games), count),
        start=_start(games, [each.bot for each in bots]) if duel else None,
        seats=[] if duel else _seats(games),
        points=_points(games),
        cards=card_figures(kind, seating),
        wonders=wonder_figures(seating) if duel else [],
        boards=[] if duel else board_figures(kind, seating),
        tokens=taken_figures(seating, "tokens"),
        gods=taken_figures(seating, "gods"),
        length=_length(games),
        scores=_scores(games),
    )


def _bots(games: Sequence[Facts], ratings: Mapping[str, float]) -> list[BotFigures]:
    by_bot: dict[str, list[tuple[Facts, int]]] = defaultdict(list)
    for facts in games:
        for seat in facts.seats:
            by_bot[facts.bots[seat]].append((facts, seat))
    found = []
    for bot, played in by_bot.items():
        victories: Counter[str] = Counter()
        defeats: Counter[str] = Counter()
        for facts, seat in played:
            if seat not in facts.winners:
                defeats[facts.victory] += 1
            else:
                victories[facts.victory if len(facts.winners) == 1 else "shared"] += 1
        columns = [facts.score[seat] for facts, seat in played]
        found.append(
            BotFigures(
                bot=bot,
                rating=ratings.get(bot),
                win=share_of(sum(facts.share(seat) for facts, seat in played), len(played)),
                victories=dict(victories),
                defeats=dict(defeats),
                score=mean_of(column["total"] for column in columns),
                points=_mean_column(columns),
            )
        )
    return found


def _mean_column(columns: Sequence[dict[str, int]]) -> dict[str, float]:
    if not columns:
        return {}
    return {row: round(float(np.mean([c[row] for c in columns])), 3) for row in columns[0]}


def _start(games: Sequence[Facts], bots: Sequence[str]) -> StartFigures:
    def beginner(chosen: Iterable[Facts]) -> Share:
        shares = [facts.share(facts.first) for facts in chosen]
        return share_of(sum(shares), len(shares))

    def of_bot(bot: str, *, begins: bool) -> Share:
        shares = [
            facts.share(seat)
            for facts in games
            for seat in facts.seats
            if facts.bots[seat] == bot and (seat == facts.first) == begins
        ]
        return share_of(sum(shares), len(shares))

    victories = notation("duel").victories
    return StartFigures(
        all_games=beginner(games),
        same_bot=beginner(facts for facts in games if len(set(facts.bots)) == 1),
        by_victory={
            victory: beginner(facts for facts in games if facts.victory == victory)
            for victory in victories
        },
        by_bot={bot: (of_bot(bot, begins=True), of_bot(bot, begins=False)) for bot in bots},
    )


def _seats(games: Sequence[Facts]) -> list[SeatFigures]:
    return [
        SeatFigures(
            win=share_of(sum(facts.share(seat) for facts in games), len(games)),
            score=mean_of(facts.score[seat]["total"] for facts in games),
        )
        for seat in games[0].seats
    ]


def _points(games: Sequence[Facts]) -> PointFigures:
    """Winners and others; of Duel only games that points decided: others end early."""
    duel = games[0].kind.game == "duel"
    counted = [facts for facts in games if facts.victory == "civilian"] if duel else games
    columns = [
        (facts.score[seat], seat in facts.winners) for facts in counted for seat in facts.seats
    ]
    return PointFigures(
        counted="games won by points" if duel else "all games",
        winners=_mean_column([column for column, won in columns if won]),
        others=_mean_column([column for column, won in columns if not won]),
    )


def _length(games: Sequence[Facts]) -> LengthFigures:
    decisions: dict[str, Counter[int]] = defaultdict(Counter)
    ages: dict[str, Counter[int]] = defaultdict(Counter)
    for facts in games:
        decisions[facts.victory][facts.decisions] += 1
        ages[facts.victory][facts.last_age] += 1
    return LengthFigures(
        decisions=mean_of(facts.decisions for facts in games),
        by_victory={victory: dict(sorted(found.items())) for victory, found in decisions.items()},
        last_age={victory: dict(sorted(found.items())) for victory, found in ages.items()},
    )


def _scores(games: Sequence[Facts]) -> ScoreFigures:
    winners: list[int] = []
    others: list[int] = []
    margins = []
    for facts in games:
        totals = [facts.score[seat]["total"] for seat in facts.seats]
        for seat in facts.seats:
            (winners if seat in facts.winners else others).append(totals[seat])
        best, second = sorted(totals)[-1], sorted(totals)[-2]
        margins.append(best - second)
    return ScoreFigures(
        everybody=mean_of([*winners, *others]),
        winners=mean_of(winners),
        others=mean_of(others),
        margin=mean_of(margins),
        winners_by_points=dict(sorted(Counter(winners).items())),
        others_by_points=dict(sorted(Counter(others).items())),
    )
