"""The score pad for a game played with real cards: what players enter, and what follows from it.

Players enter points, except for two rows: coins of the treasury, and, if they like, scientific
symbols. One pad serves both editions; the Free City of two players does not win and has no
column.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from mirabilia.classic.components import CARDS, VICTORY_POINTS, WONDER_SIDES, Face, Stage
from mirabilia.classic.science import science_points
from mirabilia.classic.vocabulary import (
    AGES,
    COINS_PER_POINT,
    DEFEAT_POINTS,
    MOST_PLAYERS,
    MOST_STAGES,
    Category,
    Colour,
    Edition,
    Kind,
    Symbol,
)

ROWS = tuple(row.name.lower() for row in Category)
FEWEST_PLAYERS = 2
NEIGHBOURS = 2
COINS_IN_BOX = 126  # 54 ones and 24 threes of the second edition; the first has fewer

Symbols = tuple[int, int, int, int]
"""So many compasses, gears, tablets, and symbols of any kind."""
Entry = int | Symbols

_TWO_DIGITS = range(100)  # no component limits the row


@cache
def ranges() -> dict[str, range]:
    """What may be entered in a row: more than the components give is a slip of the pen."""
    conflicts = NEIGHBOURS * AGES
    worth = [sum(stage.effect.points for stage in side.stages) for side in WONDER_SIDES]
    most = {
        "military": NEIGHBOURS * int(VICTORY_POINTS.sum()),
        "coins": COINS_IN_BOX,
        "wonder": max(worth),
        "civilian": max(_civilian_points(edition) for edition in Edition),
        "science": int(science_points(*most_symbols())),
        "commerce": max(_commerce_points(edition) for edition in Edition),
    }
    least = {"military": DEFEAT_POINTS * conflicts}
    found = {row: range(least.get(row, 0), points + 1) for row, points in most.items()}
    return found | {"guilds": _TWO_DIGITS}


def _faces(edition: Edition, colour: int) -> list[Face]:
    return [card.faces[edition] for card in CARDS if card.colour == colour if edition in card.faces]


def _civilian_points(edition: Edition) -> int:
    return sum(face.effect.points for face in _faces(edition, Colour.BLUE))


def _commerce_points(edition: Edition) -> int:
    """The points of all yellow cards in a city that has everything they count."""

    def most_of(kind: Kind) -> int:
        return MOST_STAGES if kind == Kind.STAGE else len(_faces(edition, kind))

    counting = [per for face in _faces(edition, Colour.YELLOW) for per in face.effect.points_per]
    return sum(per.amount * most_of(per.kind) for per in counting)


@cache
def most_symbols() -> Symbols:
    """The most that a city can have: no building twice, and one board."""

    def shown(symbol: Symbol, things: Sequence[Face | Stage]) -> int:
        return sum(thing.effect.symbol == symbol for thing in things)

    def most(symbol: Symbol) -> int:
        on_cards = max(
            shown(symbol, [face for colour in Colour for face in _faces(edition, colour)])
            for edition in Edition
        )
        return on_cards + max(shown(symbol, side.stages) for side in WONDER_SIDES)

    return most(Symbol.COMPASS), most(Symbol.GEAR), most(Symbol.TABLET), most(Symbol.ANY)


def is_allowed(row: str, entry: Entry) -> bool:
    """Whether an entry is possible in a row."""
    if isinstance(entry, int):
        return entry in ranges()[row]
    return row == "science" and all(
        0 <= symbols <= most for symbols, most in zip(entry, most_symbols(), strict=True)
    )


def points(row: str, entry: Entry) -> int:
    """The points that an entry is worth; symbols of any kind become what is worth most."""
    if not isinstance(entry, int):
        return int(science_points(*entry))
    return entry // COINS_PER_POINT if row == "coins" else entry


def column(entries: Mapping[str, Entry]) -> dict[str, int]:
    """A player's column: the points of each row, and the total. Rows left out are 0."""
    counted = {row: points(row, entries.get(row, 0)) for row in ROWS}
    return counted | {"total": sum(counted.values())}


@dataclass(frozen=True)
class Verdict:
    """Who wins: several players if they share the victory."""

    winners: tuple[int, ...]
    by_coins: bool
    """The best totals are equal, so that the coins of the treasuries were compared."""


def verdict(totals: Sequence[int], coins: Sequence[int]) -> Verdict:
    """Most points win; then most coins; then the victory is shared."""
    leading = [seat for seat, total in enumerate(totals) if total == max(totals)]
    richest = max(coins[seat] for seat in leading)
    winners = tuple(seat for seat in leading if coins[seat] == richest)
    return Verdict(winners, by_coins=len(leading) > 1)


@dataclass
class Pad:
    """A pad being filled in."""

    names: list[str]
    entries: list[dict[str, Entry]] = field(default_factory=list)
    """Per player, what was entered in each row."""

    def __post_init__(self) -> None:
        self.resize(self.names)

    def resize(self, names: Sequence[str]) -> None:
        """As many players as these names; those who stay keep their own name and entries."""
        if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
            allowed = f"{FEWEST_PLAYERS} to {MOST_PLAYERS}"
            raise ValueError(f"there are {len(names)} players; allowed are {allowed}")
        self.names = [*self.names, *names[len(self.names) :]][: len(names)]
        missing = len(names) - len(self.entries)
        self.entries = [*self.entries, *({} for _ in range(missing))][: len(names)]

    @property
    def coins(self) -> list[int]:
        """What is in each treasury."""
        entered = [entries.get("coins", 0) for entries in self.entries]
        return [coins if isinstance(coins, int) else 0 for coins in entered]

    def columns(self) -> list[dict[str, int]]:
        """Each player's points by row, with the total."""
        return [column(entries) for entries in self.entries]

    def verdict(self) -> Verdict:
        """Who wins with what has been entered."""
        return verdict([column["total"] for column in self.columns()], self.coins)

    def document(self) -> dict[str, Any]:
        """The pad and its verdict as a JSON document."""
        found = self.verdict()
        return {
            "game": "classic",
            "players": list(self.names),
            "victory": "coins" if found.by_coins else "points",
            "winner": found.winners[0] if len(found.winners) == 1 else None,
            "winners": list(found.winners),
            "treasuries": self.coins,
            "score": self.columns(),
        }
