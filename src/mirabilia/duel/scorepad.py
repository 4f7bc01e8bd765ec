"""The score pad for a game played with real cards: what players enter, and what follows from it.

Players enter points, except for two rows: coins of the treasury, and how far the Conflict pawn
stands toward the opponent's capital.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from mirabilia.duel.components import CARDS, TOKENS, TRACK_POINTS, WONDERS
from mirabilia.duel.victory import COINS_PER_POINT
from mirabilia.duel.vocabulary import (
    BOARD_TOKENS,
    CAPITAL,
    PLAYERS,
    WONDERS_EACH,
    Category,
    Colour,
    Victory,
)

ROWS = tuple(category.name.lower() for category in Category)
ENDINGS = tuple(victory.name.lower() for victory in Victory if victory)
ENTERED = {"treasury": "coins"}
"""What is entered in a row instead of its points, where that has a name of its own."""

_TWO_DIGITS = range(100)  # no component limits the row


def _row_ranges() -> dict[str, range]:
    """What may be entered in a row: more than the components give is a slip of the pen."""
    colours = {"blue": Colour.BLUE, "green": Colour.GREEN, "yellow": Colour.YELLOW}
    most = {
        row: sum(card.effect.points for card in CARDS if card.colour == colour)
        for row, colour in colours.items()
    }
    most["wonders"] = sum(sorted(wonder.effect.points for wonder in WONDERS)[-WONDERS_EACH:])
    most["progress"] = sum(token.effect.points for token in TOKENS) + sum(
        # All tokens of the board and one from the box count.
        token.effect.points_per.amount * (BOARD_TOKENS + 1)
        for token in TOKENS
        if token.effect.points_per
    )
    ranges = {row: range(points + 1) for row, points in most.items()}
    return ranges | {"guilds": _TWO_DIGITS, "treasury": _TWO_DIGITS, "military": range(CAPITAL)}


RANGES = _row_ranges()
MOST_MILITARY = int(TRACK_POINTS[CAPITAL - 1])


def is_allowed(row: str, entry: int) -> bool:
    """Whether an entry is possible in a row.

    In the row of the pawn its space and its points are equally good: where a number is both,
    they agree.
    """
    return entry in RANGES[row] or (row == "military" and entry == MOST_MILITARY)


def points(row: str, entry: int) -> int:
    """The points that an entry is worth."""
    if row == "treasury":
        return entry // COINS_PER_POINT
    if row == "military":
        return int(TRACK_POINTS[min(entry, CAPITAL - 1)])
    return entry


def column(entries: Mapping[str, int]) -> dict[str, int]:
    """A player's column: the points of each row, and the total. Rows left out are 0."""
    counted = {row: points(row, entries.get(row, 0)) for row in ROWS}
    return counted | {"total": sum(counted.values())}


@dataclass(frozen=True)
class Verdict:
    """Who wins by points: `winner` is None when the victory is shared."""

    winner: int | None
    by_blue: bool
    """The totals are equal and the blue cards decide."""


def civilian_verdict(columns: Sequence[Mapping[str, int]]) -> Verdict:
    """More points win; then more points on blue cards; then the victory is shared."""
    first, second = columns
    for row in ("total", "blue"):
        if first[row] != second[row]:
            return Verdict(int(first[row] < second[row]), row == "blue")
    return Verdict(None, False)


@dataclass
class Pad:
    """A pad being filled in."""

    names: list[str]
    victory: str = "civilian"
    winner: int | None = None
    """Who won by supremacy."""
    entries: list[dict[str, int]] = field(default_factory=lambda: [{} for _ in range(PLAYERS)])
    """Per player, what was entered in each row."""

    @property
    def has_rows(self) -> bool:
        """Whether there are points to show: after a supremacy nobody needs them."""
        return self.victory == "civilian" or any(self.entries)

    def columns(self) -> list[dict[str, int]]:
        """Each player's points by row, with the total."""
        return [column(entries) for entries in self.entries]

    def document(self) -> dict[str, Any]:
        """The pad and its verdict as a JSON document."""
        columns = self.columns()
        verdict = Verdict(self.winner, by_blue=False)
        if self.victory == "civilian":
            verdict = civilian_verdict(columns)
        return {
            "game": "duel",
            "players": list(self.names),
            "victory": self.victory,
            "winner": verdict.winner,
            "decided_by_blue": verdict.by_blue,
            "score": columns if self.has_rows else None,
        }
