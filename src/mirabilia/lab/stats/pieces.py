"""Figures of cards, wonders, boards, tokens and gods: how often they are used, and who wins.

Stronger bots like some pieces better, so a share of victories is compared with an expected one:
the mean share of the bots that had the piece.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from mirabilia.lab.intervals import Mean, Share, mean_of, share_of
from mirabilia.lab.stats.facts import USES, Facts, Kind

Seat = tuple[Facts, int, float, float]
"""A game, a seat, its share of the victory, and the mean share of the bot that sat there."""


class Seating(list[Seat]):
    """Every seat of every game of a kind."""

    def __init__(self, seats: Iterable[Seat]) -> None:
        super().__init__(seats)


@dataclass(frozen=True)
class Fortune:
    """How those fared who had a piece."""

    win: Share
    expected: float
    """The mean share of victories of the bots that had it."""

    @property
    def lift(self) -> float:
        """How much better than expected."""
        return self.win.share - self.expected


class _Tally:
    """Adds up seats that had a piece."""

    def __init__(self) -> None:
        self.count = 0
        self.won = 0.0
        self.expected = 0.0

    def add(self, won: float, expected: float) -> None:
        self.count += 1
        self.won += won
        self.expected += expected

    def fortune(self) -> Fortune:
        expected = self.expected / self.count if self.count else 0.0
        return Fortune(share_of(self.won, self.count), round(expected, 5))


@dataclass(frozen=True)
class CardFigures:
    """What became of a card."""

    name: str
    age: int
    colour: str
    uses: dict[str, int]
    """How often it was built, recovered, tucked under a wonder, sold, left over."""
    built: Share
    """Of all cards of this name that were played, those built."""
    turn: float
    """The mean turn of the Age in which it was played."""
    fortune: Fortune
    """Of players who built it."""


def card_figures(kind: Kind, seating: Seating) -> list[CardFigures]:
    """Every card that came up, in the order of the components."""
    uses: dict[str, Counter[str]] = defaultdict(Counter)
    turns: dict[str, list[int]] = defaultdict(list)
    builders: dict[str, _Tally] = defaultdict(_Tally)
    for facts, seat, won, expected in seating:
        built = set()
        for use in facts.cards:
            if use.seat == seat:
                uses[use.card][use.use] += 1
                if use.turn:
                    turns[use.card].append(use.turn)
                if use.use in ("built", "recovered"):
                    built.add(use.card)
        for card in built:
            builders[card].add(won, expected)
    return [
        CardFigures(
            name=name,
            age=age,
            colour=colour,
            uses={use: uses[name][use] for use in USES},
            built=share_of(uses[name]["built"], uses[name].total() - uses[name]["recovered"]),
            turn=mean_of(turns[name]).mean,
            fortune=builders[name].fortune(),
        )
        for name, age, colour in _cards_of(kind)
        if name in uses
    ]


def _cards_of(kind: Kind) -> list[tuple[str, int, str]]:
    """Name, Age and colour of every card; guilds and Grand Temples are of the third Age."""
    components: Any
    if kind.game == "duel":
        from mirabilia.duel import components
    else:
        from mirabilia.classic import components
    return [(card.name, min(card.age, 3), card.colour.name.lower()) for card in components.CARDS]


@dataclass(frozen=True)
class WonderFigures:
    """What became of a wonder of Duel."""

    name: str
    pick: float
    """The mean place at which it was taken, from 1 to 8."""
    built: Share
    """By the player who took it."""
    drafted: Fortune
    """Of players who took it."""
    builders: Fortune
    """Of players who built it."""


def wonder_figures(seating: Seating) -> list[WonderFigures]:
    """Every wonder that was taken, by name."""
    picks: dict[str, list[int]] = defaultdict(list)
    drafted: dict[str, _Tally] = defaultdict(_Tally)
    builders: dict[str, _Tally] = defaultdict(_Tally)
    for facts, seat, won, expected in seating:
        for wonder in facts.wonders:
            if wonder.seat == seat:
                drafted[wonder.wonder].add(won, expected)
                if wonder.pick:
                    picks[wonder.wonder].append(wonder.pick)
                if wonder.stages:
                    builders[wonder.wonder].add(won, expected)
    return [
        WonderFigures(
            name=name,
            pick=mean_of(picks[name]).mean,
            built=share_of(builders[name].count, drafted[name].count),
            drafted=drafted[name].fortune(),
            builders=builders[name].fortune(),
        )
        for name in sorted(drafted)
    ]


@dataclass(frozen=True)
class BoardFigures:
    """What became of a side of a wonder board."""

    board: str
    side: str
    played: Share
    """Of all games with this board, those with this side."""
    fortune: Fortune
    score: Mean
    stages: list[Share]
    """How often the first stage was built, the second and so on."""


def board_figures(kind: Kind, seating: Seating) -> list[BoardFigures]:
    """Every side that was played, by board."""
    from mirabilia.classic.components import WONDER_SIDES

    owners: dict[tuple[str, str], _Tally] = defaultdict(_Tally)
    scores: dict[tuple[str, str], list[int]] = defaultdict(list)
    built: dict[tuple[str, str], Counter[int]] = defaultdict(Counter)
    for facts, seat, won, expected in seating:
        for wonder in facts.wonders:
            if wonder.seat == seat:
                key = (wonder.wonder, wonder.side)
                owners[key].add(won, expected)
                scores[key].append(facts.score[seat]["total"])
                built[key].update(range(wonder.stages))
    with_board = Counter[str]()
    for (board, _), tally in owners.items():
        with_board[board] += tally.count
    return [
        BoardFigures(
            board=side.board,
            side=side.name,
            played=share_of(owners[key].count, with_board[side.board]),
            fortune=owners[key].fortune(),
            score=mean_of(scores[key]),
            stages=[share_of(built[key][n], owners[key].count) for n in range(len(side.stages))],
        )
        for side in WONDER_SIDES
        if side.edition.name.lower() == kind.edition
        if (key := (side.board, side.name)) in owners
    ]


@dataclass(frozen=True)
class TakenFigures:
    """How often a progress token or god was taken, and how its owner fared."""

    name: str
    per_game: Share
    """Of all games, those in which somebody took it."""
    fortune: Fortune


def taken_figures(seating: Seating, what: str) -> list[TakenFigures]:
    """Every token or god that was taken, by name; `what` is the field of the facts."""
    owners: dict[str, _Tally] = defaultdict(_Tally)
    games: dict[str, set[int]] = defaultdict(set)
    everywhere = set()
    for facts, seat, won, expected in seating:
        everywhere.add(id(facts))
        for name in {taken.name for taken in getattr(facts, what) if taken.seat == seat}:
            owners[name].add(won, expected)
            games[name].add(id(facts))
    return [
        TakenFigures(name, share_of(len(games[name]), len(everywhere)), owners[name].fortune())
        for name in sorted(owners)
    ]
