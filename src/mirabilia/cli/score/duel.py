"""The score pad of Duel at the command line."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from mirabilia.cli.score.dialogue import LONGEST_NAME, Dialogue, is_name, parts_of, whole_number
from mirabilia.cli.score.sheet import Sheet, show_verdict
from mirabilia.duel.scorepad import ENDINGS, ENTERED, PANTHEON_RANGES, RANGES, Pad, points
from mirabilia.notation.catalogue import player_name, text

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
MORE_HELP = {"progress": "mysticism", "treasury": "savings"}  # with Pantheon


def empty_pad(language: str, *, pantheon: bool) -> Pad:
    """A pad for two players without names of their own."""
    names = [player_name(language, seat) for seat in range(len(PLAYERS))]
    return Pad(names, pantheon=pantheon)


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
        if all(entries.get("military") for entries in pad.entries):
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


def row_problem(pad: Pad, row: str, language: str) -> str:
    """What a row may hold."""
    if row in ("military", "temples"):
        return text(language, f"scorepad-allowed-{row}")
    ranges = PANTHEON_RANGES if pad.pantheon else RANGES
    return text(language, "scorepad-allowed", most=ranges[row][-1])


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
        lines: list[str | Text] = [self.text(f"help-{row}")]
        if row == "guilds":
            lines += _guild_reminders(self._language)
        if self.pad.pantheon and row in MORE_HELP:
            lines.append(self.text(f"help-{MORE_HELP[row]}"))
        return lines

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


def _guild_reminders(language: str) -> "list[Text]":
    from rich.text import Text

    from mirabilia.duel.components import CARDS
    from mirabilia.duel.vocabulary import Colour
    from mirabilia.notation.catalogue import name
    from mirabilia.notation.duel.cards import effect_sentences

    guilds = [card for card in CARDS if card.colour == Colour.PURPLE]
    reminders = []
    for guild in guilds:
        at_the_end = replace(guild.effect, coins_per=None)  # its coins were paid long ago
        sentences = " ".join(effect_sentences(language, at_the_end))
        guild_name = name(language, "card", guild.name)
        reminders.append(Text.assemble(guild_name, (f": {sentences}", "dim")))
    return reminders


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


def verdict_lines(pad: Pad, language: str) -> list[str]:
    """Who won and by what."""
    document = pad.document()
    winner, columns = document["winner"], document["score"]
    if winner is None:
        ending = text(language, "event-game-over-shared")
        return [ending, text(language, "scorepad-all-equal")]
    ending = text(language, f"event-game-over-{pad.victory}", player=pad.names[winner])
    if pad.victory != "civilian":
        return [ending]

    def margin(message: str, row: str) -> str:
        won, lost = columns[winner][row], columns[1 - winner][row]
        return text(language, message, winner=won, loser=lost)

    if document["decided_by_blue"]:
        return [ending, margin("scorepad-blue-decides", "blue")]
    return [f"{ending} {margin('scorepad-margin', 'total')}"]
