"""The score pad of 7 Wonders at the command line."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from mirabilia.classic.scorepad import (
    FEWEST_PLAYERS,
    ROWS,
    Entry,
    Pad,
    is_allowed,
    points,
)
from mirabilia.classic.vocabulary import MOST_PLAYERS
from mirabilia.cli.score.dialogue import Dialogue, parts_of, reminder, whole_number
from mirabilia.cli.score.sheet import Sheet, show_verdict
from mirabilia.notation.catalogue import text
from mirabilia.notation.classic.pads import (
    guild_reminders,
    row_problem,
    usual_names,
    verdict_lines,
)
from mirabilia.notation.pads import LONGEST_NAME, is_name

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

SWATCHES = {  # the colours of the pad
    "military": "red",
    "coins": "color(220)",
    "wonder": "color(137)",
    "civilian": "blue",
    "science": "green",
    "commerce": "yellow",
    "guilds": "magenta",
}


def read_entry(row: str, written: str) -> Entry | None:
    """The entry that somebody wrote, None if it is not possible.

    Symbols are written as three or four numbers, with spaces or slashes between them.
    """
    entry: Entry | None
    parts = re.split(r"[/\s]+", written)
    if row == "science" and len(parts) in (3, 4):
        symbols = [whole_number(part) for part in (*parts, "0")[:4]]
        compasses, gears, tablets, free = symbols
        if compasses is None or gears is None or tablets is None or free is None:
            return None
        entry = (compasses, gears, tablets, free)
    else:
        unsigned = written.removeprefix("-").removeprefix("−")
        size = whole_number(unsigned)
        entry = -size if size is not None and unsigned != written else size
    return entry if entry is not None and is_allowed(row, entry) else None


# From options


def fill_columns(pad: Pad, columns: Sequence[str], language: str) -> None:
    """Fill in a pad from options, one for each player."""
    if not FEWEST_PLAYERS <= len(columns) <= MOST_PLAYERS:
        allowed = f"{FEWEST_PLAYERS} to {MOST_PLAYERS}"
        raise ValueError(
            f"--player is there {len(columns)} times; allowed are {allowed}, one for each player"
        )
    pad.resize(usual_names(language, len(columns)))
    for seat, column in enumerate(columns):
        _read_column(pad, seat, column, language)


def _read_column(pad: Pad, seat: int, column: str, language: str) -> None:
    option = f"--player {seat + 1}"
    for key, value in parts_of(option, column, ROWS):
        if key == "name":
            if not is_name(pad.names, seat, value):
                problem = text(language, "classic-scorepad-allowed-name", most=LONGEST_NAME)
                raise ValueError(f"{option}: name: {problem}")
            pad.names[seat] = value
            continue
        entry = read_entry(key, value)
        if entry is None:
            raise ValueError(f"{option}: {key} is {value!r}. {row_problem(key, language)}")
        pad.entries[seat][key] = entry


# By asking


class ClassicDialogue(Dialogue):
    """Fills in a pad of 7 Wonders by questions."""

    messages = "classic-scorepad"
    swatches = SWATCHES

    def __init__(self, pad: Pad, console: "Console", language: str) -> None:
        super().__init__(console, language)
        self.pad = pad

    @property
    def title(self) -> str:
        return self.text("title")

    @property
    def names(self) -> list[str]:
        return self.pad.names

    @property
    def rows(self) -> Sequence[str]:
        return ROWS

    def questions(self) -> list[Callable[[], bool]]:
        naming = [partial(self._name, seat) for seat in range(len(self.names))]
        asking = [question for row in ROWS for question in self.row_questions(row)]
        return [self._players, *naming, *asking]

    def row_questions(self, row: str) -> list[Callable[[], bool]]:
        return [partial(self.ask_entry, row, seat) for seat in range(len(self.names))]

    def row_name(self, row: str) -> str:
        return text(self._language, f"classic-category-{row}")

    def entries(self, seat: int) -> dict[str, Any]:
        return self.pad.entries[seat]

    def read_entry(self, row: str, seat: int, answer: str) -> Entry | None:
        return read_entry(row, answer)

    def problem(self, row: str) -> str:
        return row_problem(row, self._language)

    def explanation(self, row: str) -> "list[str | Text]":
        reminders = guild_reminders(self._language) if row == "guilds" else []
        return [self.text(f"help-{row}"), *map(reminder, reminders)]

    def points(self, row: str, entry: Entry) -> int:
        return points(row, entry)

    def written(self, entry: Entry) -> str:
        return str(entry) if isinstance(entry, int) else " ".join(map(str, entry))

    def show(self) -> None:
        show_pad(self._console, self.pad, self._language)

    def _players(self) -> bool:
        allowed = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)

        def read(answer: str) -> int | None:
            number = whole_number(answer)
            return number if number in allowed else None

        players = self.ask(
            self.text("players"),
            str(len(self.names)),
            read,
            self.text("allowed-range", least=allowed[0], most=allowed[-1]),
            lambda: [self.text("help-players")],
        )
        if players is not None:
            self.pad.resize(usual_names(self._language, players))
        return players is not None

    def _name(self, seat: int) -> bool:
        return self.ask_name(seat, self.text("name", number=seat + 1))


# The pad on the screen


def show_pad(console: "Console", pad: Pad, language: str) -> None:
    """The pad with totals, and the verdict below it."""
    sheet = _sheet(pad, language, "classic-category")
    if not sheet.fits(console.width):
        sheet = _sheet(pad, language, "classic-scorepad-row")
    console.print()
    sheet.show(console)
    show_verdict(console, verdict_lines(pad, language))


def _sheet(pad: Pad, language: str, names: str) -> Sheet:
    """The pad with names of the rows: messages that begin alike."""
    return Sheet(
        pad.names,
        pad.verdict().winners,
        {row: text(language, f"{names}-{row}") for row in ROWS},
        SWATCHES,
        pad.columns(),
        text(language, "term-total"),
    )
