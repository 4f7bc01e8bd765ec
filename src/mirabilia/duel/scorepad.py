"""The score pad for a game played with real cards: what players enter, and what follows from it.

Players enter points, except for three rows: coins of the treasury, how far the Conflict pawn
stands toward the opponent's capital, and with Pantheon the number of Grand Temples.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from mirabilia.duel.components import CARDS, TEMPLE_POINTS, TOKENS, TRACK_POINTS, WONDERS
from mirabilia.duel.pantheon.components import GOD_CARDS, LAID_TOKENS
from mirabilia.duel.victory import COINS_PER_POINT
from mirabilia.duel.vocabulary import (
    BOARD_TOKENS,
    CAPITAL,
    PLAYERS,
    WONDERS_EACH,
    Category,
    Colour,
    Kind,
    Victory,
)

PANTHEON_ROWS = ("temples", "gods")
ROWS = tuple(name for row in Category if (name := row.name.lower()) not in PANTHEON_ROWS)
ENDINGS = tuple(victory.name.lower() for victory in Victory if victory)
ENTERED = {"treasury": "coins"}
"""What is entered in a row instead of its points, where that has a name of its own."""

_TWO_DIGITS = range(100)  # no component limits the row


def _row_ranges(pantheon: bool) -> dict[str, range]:
    """What may be entered in a row: more than the components give is a slip of the pen."""
    colours = {"blue": Colour.BLUE, "green": Colour.GREEN, "yellow": Colour.YELLOW}
    most = {
        row: sum(card.effect.points for card in CARDS if card.colour == colour)
        for row, colour in colours.items()
    }
    wonders = WONDERS_EACH + pantheon  # one more by Ra
    worth = sorted(wonder.effect.points for wonder in WONDERS if pantheon or not wonder.pantheon)
    most["wonders"] = sum(worth[-wonders:])
    tokens = [token.effect for token in TOKENS if pantheon or not token.pantheon]
    counted = {
        # All tokens of the board and one from the box; with Pantheon one more from Enki, and
        # another from the box when the Great Library is destroyed and constructed again.
        Kind.PROGRESS: BOARD_TOKENS + (3 if pantheon else 1),
        Kind.SACRED_TOKENS: int(LAID_TOKENS.sum()),
    }
    most["progress"] = sum(effect.points for effect in tokens) + sum(
        per.amount * counted[per.kind] for effect in tokens if (per := effect.points_per)
    )
    most["gods"] = sum(god.points + god.savings for god in GOD_CARDS)
    most["temples"] = len(TEMPLE_POINTS) - 1
    ranges = {row: range(points + 1) for row, points in most.items()}
    return ranges | {"guilds": _TWO_DIGITS, "treasury": _TWO_DIGITS, "military": range(CAPITAL)}


RANGES = _row_ranges(pantheon=False)
PANTHEON_RANGES = _row_ranges(pantheon=True)
MOST_MILITARY = int(TRACK_POINTS[CAPITAL - 1])
MOST_TEMPLES = len(TEMPLE_POINTS) - 1  # of both players together


def is_allowed(row: str, entry: int, *, pantheon: bool = False) -> bool:
    """Whether an entry is possible in a row.

    In the row of the pawn its space and its points are equally good, and so are temples and
    their points: where a number is both, they agree.
    """
    if entry in (PANTHEON_RANGES if pantheon else RANGES)[row]:
        return True
    if row == "temples":
        return entry in TEMPLE_POINTS
    return row == "military" and entry == MOST_MILITARY


def points(row: str, entry: int) -> int:
    """The points that an entry is worth."""
    if row == "treasury":
        return entry // COINS_PER_POINT
    if row == "military":
        return int(TRACK_POINTS[min(entry, CAPITAL - 1)])
    if row == "temples":
        return int(TEMPLE_POINTS[temples(entry)])
    return entry


def temples(entry: int) -> int:
    """How many Grand Temples an entry means, given as their number or as their points."""
    return entry if entry <= MOST_TEMPLES else TEMPLE_POINTS.tolist().index(entry)


def column(entries: Mapping[str, int], *, pantheon: bool = False) -> dict[str, int]:
    """A player's column: the points of each row, and the total. Rows left out are 0."""
    rows = (*ROWS, *PANTHEON_ROWS) if pantheon else ROWS
    counted = {row: points(row, entries.get(row, 0)) for row in rows}
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
    pantheon: bool = False

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows to fill in: with Pantheon there are Grand Temples and gods, but no guilds."""
        if not self.pantheon:
            return ROWS
        return (*(row for row in ROWS if row != "guilds"), *PANTHEON_ROWS)

    def is_allowed(self, row: str, seat: int, entry: int) -> bool:
        """Whether a player may enter something: the second one besides what the first entered."""
        if not is_allowed(row, entry, pantheon=self.pantheon):
            return False
        first = self.entries[0].get("temples", 0)
        return row != "temples" or seat == 0 or temples(first) + temples(entry) <= MOST_TEMPLES

    @property
    def has_rows(self) -> bool:
        """Whether there are points to show: after a supremacy nobody needs them."""
        return self.victory == "civilian" or any(self.entries)

    def columns(self) -> list[dict[str, int]]:
        """Each player's points by row, with the total."""
        return [column(entries, pantheon=self.pantheon) for entries in self.entries]

    def document(self) -> dict[str, Any]:
        """The pad and its verdict as a JSON document."""
        columns = self.columns()
        verdict = Verdict(self.winner, by_blue=False)
        if self.victory == "civilian":
            verdict = civilian_verdict(columns)
        document = {
            "game": "duel",
            "players": list(self.names),
            "victory": self.victory,
            "winner": verdict.winner,
            "decided_by_blue": verdict.by_blue,
            "score": columns if self.has_rows else None,
        }
        return document | {"pantheon": True} if self.pantheon else document
