"""The score pad of Duel at the command line."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mirabilia.cli.score.dialogue import Dialogue, parts_of, reminder, whole_number
from mirabilia.cli.score.sheet import Sheet, show_verdict
from mirabilia.duel.scorepad import ENDINGS, ENTERED, Pad, points
from mirabilia.notation.catalogue import text
from mirabilia.notation.duel.pads import (
    guild_reminders,
    is_both_ahead,
    row_help,
    row_problem,
    verdict_lines,
)
from mirabilia.notation.pads import LONGEST_NAME, is_name

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

PLAYERS = ("first", "second")
SWATCHES = {  # the colours of the pad
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
    "guilds": "magenta",
    "wonders": "color(137)",
    "progress": "color(29)",
    "treasury": "color(220)",
    "military": "red",
    "temples": "color(108)",
    "gods": "color(141)",
}

# From options


@dataclass(frozen=True)
class Columns:
    """What the options say."""

    first: str | None
    second: str | None
    victory: str | None
    winner: str | None

    def fill(self, pad: Pad, language: str) -> None:
        """Fill in a pad."""
        pad.victory = self.victory or ENDINGS[0]
        if pad.victory not in ENDINGS:
            raise ValueError(f"--victory is {self.victory!r}; allowed are {', '.join(ENDINGS)}")
        if (pad.victory == "civilian") != (self.winner is None):
            raise ValueError(
                "--winner goes with --victory military or scientific: points decide else"
            )
        if self.winner is not None:
            if self.winner not in PLAYERS:
                raise ValueError(f"--winner is {self.winner!r}; allowed are {', '.join(PLAYERS)}")
            pad.winner = PLAYERS.index(self.winner)
        if pad.victory == "civilian" and None in (self.first, self.second):
            raise ValueError("--first and --second go together")
        for seat, column in enumerate((self.first, self.second)):
            _read_column(pad, seat, column or "", language)
        if is_both_ahead(pad):
            raise ValueError(text(language, "scorepad-both-ahead"))


def _read_column(pad: Pad, seat: int, column: str, language: str) -> None:
    keys = {ENTERED.get(row, row): row for row in pad.rows}
    option = f"--{PLAYERS[seat]}"
    for key, value in parts_of(option, column, keys):
        if key == "name":
            if not is_name(pad.names, seat, value):
                problem = text(language, "scorepad-allowed-name", most=LONGEST_NAME)
                raise ValueError(f"{option}: name: {problem}")
            pad.names[seat] = value
            continue
        row = keys[key]
        entry = whole_number(value)
        if entry is None or not pad.is_allowed(row, seat, entry):
            raise ValueError(f"{option}: {key} is {value!r}. {row_problem(pad, row, language)}")
        pad.entries[seat][row] = entry


# By asking


class DuelDialogue(Dialogue):
    """Fills in a pad of Duel by questions."""

    messages = "scorepad"
    swatches = SWATCHES

    def __init__(self, pad: Pad, console: "Console", language: str) -> None:
        super().__init__(console, language)
        self.pad = pad

    @property
    def title(self) -> str:
        return self.text("title-pantheon" if self.pad.pantheon else "title")

    @property
    def names(self) -> list[str]:
        return self.pad.names

    @property
    def rows(self) -> Sequence[str]:
        return self.pad.rows if self.pad.has_rows else ()

    def questions(self) -> list[Callable[[], bool]]:
        opening = [lambda: self._name(0), lambda: self._name(1), self._ending]
        if self.pad.victory != "civilian":
            return [*opening, self._winner]
        return opening + [question for row in self.pad.rows for question in self.row_questions(row)]

    def row_questions(self, row: str) -> list[Callable[[], bool]]:
        """One for each player, unless only one can have points."""
        if row == "military" and self.pad.entries[0].get(row):
            self.pad.entries[1][row] = 0
            return [lambda: self.ask_entry(row, 0)]
        return [lambda: self.ask_entry(row, 0), lambda: self.ask_entry(row, 1)]

    def row_name(self, row: str) -> str:
        return text(self._language, f"category-{row}")

    def entries(self, seat: int) -> dict[str, Any]:
        return self.pad.entries[seat]

    def read_entry(self, row: str, seat: int, answer: str) -> int | None:
        entry = whole_number(answer)
        return entry if entry is not None and self.pad.is_allowed(row, seat, entry) else None

    def problem(self, row: str) -> str:
        return row_problem(self.pad, row, self._language)

    def explanation(self, row: str) -> "list[str | Text]":
        reminders = guild_reminders(self._language) if row == "guilds" else []
        return [*row_help(self.pad, row, self._language), *map(reminder, reminders)]

    def points(self, row: str, entry: Any) -> int:
        return points(row, entry)

    def show(self) -> None:
        show_pad(self._console, self.pad, self._language)

    def _name(self, seat: int) -> bool:
        return self.ask_name(seat, self.text(f"name-{PLAYERS[seat]}"))

    def _ending(self) -> bool:
        endings = [self.text(f"ending-{ending}") for ending in ENDINGS]
        chosen = self.choose("ending", endings, ENDINGS.index(self.pad.victory))
        if chosen is not None:
            self.pad.victory = ENDINGS[chosen]
        return chosen is not None

    def _winner(self) -> bool:
        chosen = self.choose("winner", self.pad.names, self.pad.winner or 0)
        self.pad.winner = chosen
        return chosen is not None


# The pad on the screen


def show_pad(console: "Console", pad: Pad, language: str) -> None:
    """The pad with totals, and the verdict below it."""
    console.print()
    if pad.has_rows:
        winner = pad.document()["winner"]
        sheet = Sheet(
            pad.names,
            [] if winner is None else [winner],
            {row: text(language, f"category-{row}") for row in pad.rows},
            SWATCHES,
            pad.columns(),
            text(language, "term-total"),
        )
        sheet.show(console)
    show_verdict(console, verdict_lines(pad, language))
