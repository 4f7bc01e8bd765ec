"""`mirabilia score`: the score pad for a game played with real cards."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mirabilia.cli.common import PANTHEON_HELP, fail, print_json

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from mirabilia.duel.scorepad import Pad

LONGEST_NAME = 20
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


def command(
    game: Annotated[str, typer.Argument(help="The game: duel.")] = "duel",
    first: Annotated[
        str | None,
        typer.Option(
            metavar="ROWS",
            help="The first player's rows, instead of asking: name=Ada,blue=12,coins=11. Rows are "
            "blue, green, yellow, guilds, wonders, progress, coins, military; with --pantheon "
            "temples and gods instead of guilds; the default is 0.",
        ),
    ] = None,
    second: Annotated[
        str | None, typer.Option(metavar="ROWS", help="The second player's rows, likewise.")
    ] = None,
    victory: Annotated[
        str | None,
        typer.Option(
            metavar="<civilian|military|scientific>", help="How the game ended, instead of asking."
        ),
    ] = None,
    winner: Annotated[
        str | None, typer.Option(metavar="<first|second>", help="Who won by supremacy.")
    ] = None,
    pantheon: Annotated[bool, typer.Option("--pantheon", help=PANTHEON_HELP)] = False,
    language: Annotated[
        str | None,
        typer.Option(
            metavar="<en|uk|ru>",
            help="Of the questions and the pad.",
            show_default="the system's, or en",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON document.")] = False,
) -> None:
    """Add up a game played with real cards, and see who wins.

    Asks for the rows one by one; with --first, --second or --victory it asks nothing.
    """
    from rich.console import Console

    from mirabilia.cli.terminal.words import language_of_environment
    from mirabilia.duel.scorepad import Pad
    from mirabilia.notation.catalogue import player_name

    speech = language or language_of_environment()
    try:
        if game != "duel":
            raise ValueError(f"there is no score pad for {game!r}; there is one for duel")
        names = [player_name(speech, seat) for seat in range(len(PLAYERS))]
        pad = Pad(names, pantheon=pantheon)
        if first is None and second is None and victory is None and winner is None:
            # The questions are not part of the document.
            _fill_by_asking(pad, Console(stderr=as_json, highlight=False), speech)
        else:
            _fill_from_options(pad, (first, second), victory, winner, speech)
            if not as_json:
                show_pad(Console(highlight=False), pad, speech)
    except ValueError as error:
        raise fail(error) from error
    if as_json:
        print_json(pad.document())


def _fill_by_asking(pad: "Pad", console: "Console", language: str) -> None:
    from mirabilia.notation.catalogue import text

    try:
        Dialogue(pad, console, language).run()
    except (EOFError, KeyboardInterrupt):
        console.print()
        typer.echo(text(language, "scorepad-abandoned"), err=True)
        raise typer.Exit(1) from None


# From options


def _fill_from_options(
    pad: "Pad",
    columns: tuple[str | None, str | None],
    victory: str | None,
    winner: str | None,
    language: str,
) -> None:
    from mirabilia.duel.scorepad import ENDINGS

    pad.victory = victory or ENDINGS[0]
    if pad.victory not in ENDINGS:
        raise ValueError(f"--victory is {victory!r}; allowed are {', '.join(ENDINGS)}")
    if (pad.victory == "civilian") != (winner is None):
        raise ValueError("--winner goes with --victory military or scientific: points decide else")
    if winner is not None:
        if winner not in PLAYERS:
            raise ValueError(f"--winner is {winner!r}; allowed are {', '.join(PLAYERS)}")
        pad.winner = PLAYERS.index(winner)
    if pad.victory == "civilian" and None in columns:
        raise ValueError("--first and --second go together")
    for seat, column in enumerate(columns):
        _read_column(pad, seat, column or "", language)
    _check_military(pad, language)


def _read_column(pad: "Pad", seat: int, column: str, language: str) -> None:
    from mirabilia.duel.scorepad import ENTERED

    keys = {ENTERED.get(row, row): row for row in pad.rows}
    option = f"--{PLAYERS[seat]}"
    for part in filter(None, (part.strip() for part in column.split(","))):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or key not in ("name", *keys):
            listed = ", ".join(("name", *keys))
            raise ValueError(f"{option}: {part!r} is not ROW=NUMBER; the rows are {listed}")
        if key == "name":
            if not is_name(pad, seat, value):
                raise ValueError(f"{option}: name: {name_problem(language)}")
            pad.names[seat] = value
            continue
        row = keys[key]
        if row in pad.entries[seat]:
            raise ValueError(f"{option}: {key} is there twice")
        entry = whole_number(value)
        if entry is None or not pad.is_allowed(row, seat, entry):
            raise ValueError(f"{option}: {key} is {value!r}. {row_problem(pad, row, language)}")
        pad.entries[seat][row] = entry


def _check_military(pad: "Pad", language: str) -> None:
    from mirabilia.notation.catalogue import text

    if all(entries.get("military") for entries in pad.entries):
        raise ValueError(text(language, "scorepad-both-ahead"))


# What may be entered


def whole_number(written: str) -> int | None:
    """The number somebody wrote, if it is one."""
    return int(written) if written.isascii() and written.isdigit() and len(written) < 5 else None


def is_name(pad: "Pad", seat: int, name: str) -> bool:
    """Whether a player may be called so."""
    other = pad.names[1 - seat]
    return name.isprintable() and 0 < len(name) <= LONGEST_NAME and name != other


def name_problem(language: str) -> str:
    """What a name may be."""
    from mirabilia.notation.catalogue import text

    return text(language, "scorepad-allowed-name", most=LONGEST_NAME)


def row_problem(pad: "Pad", row: str, language: str) -> str:
    """What a row may hold."""
    from mirabilia.duel.scorepad import PANTHEON_RANGES, RANGES
    from mirabilia.notation.catalogue import text

    if row in ("military", "temples"):
        return text(language, f"scorepad-allowed-{row}")
    ranges = PANTHEON_RANGES if pad.pantheon else RANGES
    return text(language, "scorepad-allowed", most=ranges[row][-1])


# By asking


class Dialogue:
    """Fills in a pad by questions. `?` explains a question, `<` goes back to the one before."""

    def __init__(self, pad: "Pad", console: "Console", language: str) -> None:
        from mirabilia.notation.catalogue import text

        self.pad = pad
        self._console = console
        self._language = language
        self._heading = ""  # the row asked last
        self._text: Callable[..., str] = lambda message, **words: text(
            language, f"scorepad-{message}", **words
        )

    def run(self) -> None:
        """Ask everything, show the pad, and correct it until it is right."""
        title = "title-pantheon" if self.pad.pantheon else "title"
        self._console.print(self._text(title), style="bold")
        self._console.print(self._text("keys"), style="dim")
        self._console.print()
        number = 0
        while True:
            questions = self._questions()
            if number < len(questions):
                answered = questions[number]()
                number = number + 1 if answered else max(0, number - 1)
                continue
            show_pad(self._console, self.pad, self._language)
            if not self.pad.has_rows:
                return
            row = self._row_to_correct()
            if row is None:
                return
            if row:
                self._correct(row)
                number = len(self._questions())
            else:
                number -= 1

    def _correct(self, row: str) -> None:
        """Ask a row anew; the first player's answer may open the question for the second."""
        number = 0
        while number < len(self._row(row)) and self._row(row)[number]():
            number += 1

    def _questions(self) -> list[Callable[[], bool]]:
        """All questions, as far as the answers so far lead. Each tells whether it was answered."""
        questions = [lambda: self._name(0), lambda: self._name(1), self._ending]
        if self.pad.victory != "civilian":
            return [*questions, self._winner]
        return questions + [question for row in self.pad.rows for question in self._row(row)]

    def _ask(
        self,
        label: str,
        default: str,
        read: Callable[[str], Any],
        problem: str,
        explanation: "Sequence[str | Text]",
    ) -> Any:
        """Ask until the answer can be read; None to go back."""
        from rich.text import Text

        while True:
            answer = self._read(Text(f"{label} [{default}]: "))
            if answer == "<":
                return None
            if answer == "?":
                self._say(explanation, "dim")
                continue
            found = read(answer or default)
            if found is not None:
                return found
            self._say([problem], "red")

    def _read(self, prompt: "Text") -> str:
        try:
            return self._console.input(prompt).strip()
        except UnicodeDecodeError:
            return "\0"  # neither a number nor a name

    def _say(self, lines: "Sequence[str | Text]", style: str) -> None:
        from rich.padding import Padding
        from rich.text import Text

        for line in lines:
            said = Text(line, style=style) if isinstance(line, str) else line
            self._console.print(Padding(said, (0, 0, 0, 4), expand=False))

    def _name(self, seat: int) -> bool:
        name = self._ask(
            self._text(f"name-{PLAYERS[seat]}"),
            self.pad.names[seat],
            lambda answer: answer if is_name(self.pad, seat, answer) else None,
            name_problem(self._language),
            [self._text("help-name")],
        )
        if name is not None:
            self.pad.names[seat] = name
        return name is not None

    def _ending(self) -> bool:
        from mirabilia.duel.scorepad import ENDINGS

        endings = [self._text(f"ending-{ending}") for ending in ENDINGS]
        current = ENDINGS.index(self.pad.victory)
        chosen = self._choose("ending", endings, current)
        if chosen is not None:
            self.pad.victory = ENDINGS[chosen]
        return chosen is not None

    def _winner(self) -> bool:
        chosen = self._choose("winner", self.pad.names, self.pad.winner or 0)
        self.pad.winner = chosen
        return chosen is not None

    def _choose(self, message: str, choices: Sequence[str], current: int) -> int | None:
        """Let one of several be chosen by its number."""
        from rich.text import Text

        self._heading = message
        self._console.print()
        self._console.print(self._text(message), style="bold")
        for number, choice in enumerate(choices, start=1):
            self._console.print(Text(f"  {number}  {choice}"))
        numbers = [str(number + 1) for number in range(len(choices))]
        chosen: int | None = self._ask(
            self._text("choice"),
            numbers[current],
            lambda answer: numbers.index(answer) if answer in numbers else None,
            self._text("allowed-choice", choices=", ".join(numbers)),
            [self._text(f"help-{message}")],
        )
        return chosen

    def _row(self, row: str) -> list[Callable[[], bool]]:
        """The questions of a row: one for each player, unless only one can have points."""
        if row == "military" and self.pad.entries[0].get(row):
            self.pad.entries[1][row] = 0
            return [lambda: self._entry(row, 0)]
        return [lambda: self._entry(row, 0), lambda: self._entry(row, 1)]

    def _entry(self, row: str, seat: int) -> bool:
        from mirabilia.duel.scorepad import points
        from mirabilia.notation.catalogue import text

        def read(answer: str) -> int | None:
            entry = whole_number(answer)
            return entry if entry is not None and self.pad.is_allowed(row, seat, entry) else None

        self._head(row)
        entries = self.pad.entries[seat]
        entry = self._ask(
            f"  {self.pad.names[seat]}",
            str(entries.get(row, 0)),
            read,
            row_problem(self.pad, row, self._language),
            self._explanation(row),
        )
        if entry is None:
            return False
        entries[row] = entry
        if points(row, entry) != entry:
            self._say([f"= {text(self._language, 'points', points=points(row, entry))}"], "dim")
        return True

    def _head(self, row: str) -> None:
        """The name of a row, when the questions come to it."""
        from rich.text import Text

        from mirabilia.notation.catalogue import text

        if self._heading == row:
            return
        self._heading = row
        name = text(self._language, f"category-{row}")
        asks = self._text(f"asks-{row}")
        self._console.print()
        self._console.print(
            Text.assemble(("■ ", SWATCHES[row]), (name, "bold"), (f" · {asks}", "dim"))
        )

    def _explanation(self, row: str) -> "list[str | Text]":
        lines: list[str | Text] = [self._text(f"help-{row}")]
        if row == "guilds":
            lines += _guild_reminders(self._language)
        if self.pad.pantheon and row in MORE_HELP:
            lines.append(self._text(f"help-{MORE_HELP[row]}"))
        return lines

    def _row_to_correct(self) -> str | None:
        """A row to be asked anew, empty for the question before, None when all is right."""
        from rich.text import Text

        numbered = {str(number): row for number, row in enumerate(self.pad.rows, start=1)}
        self._console.print()
        self._console.print(self._text("review"), style="dim")
        self._heading = ""
        while True:
            try:
                answer = self._read(Text(f"{self._text('row')}: "))
            except EOFError:  # the pad is complete, so that is as good as Enter
                return None
            if not answer:
                return None
            if answer == "<":
                return ""
            if answer in numbered:
                return numbered[answer]
            self._say([self._text("allowed-choice", choices=", ".join(numbered))], "red")


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


def show_pad(console: "Console", pad: "Pad", language: str) -> None:
    """The pad with totals, and the verdict below it."""
    from rich.padding import Padding
    from rich.text import Text

    console.print()
    if pad.has_rows:
        console.print(_table(pad, language))
    for number, line in enumerate(verdict_lines(pad, language)):
        # A line may hold a player's name, which is nobody's markup.
        console.print(
            Padding(Text(line, style="" if number else "bold"), (0, 0, 0, 1), expand=False)
        )


def _table(pad: "Pad", language: str) -> Any:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from mirabilia.notation.catalogue import text

    columns = pad.columns()
    winner = pad.document()["winner"]
    table = Table(box=box.ROUNDED, show_footer=True, footer_style="bold", border_style="dim")
    table.add_column("", justify="right", style="dim")
    table.add_column("", footer=text(language, "term-total"))
    for seat, name in enumerate(pad.names):
        heading = Text(f"★ {name}" if seat == winner else name, style="bold")
        total = str(columns[seat]["total"])
        table.add_column(heading, footer=total, justify="right", no_wrap=True)
    for number, row in enumerate(pad.rows, start=1):
        label = Text.assemble(("■ ", SWATCHES[row]), text(language, f"category-{row}"))
        table.add_row(str(number), label, *(str(column[row]) for column in columns))
    return table


def verdict_lines(pad: "Pad", language: str) -> list[str]:
    """Who won and by what."""
    from mirabilia.notation.catalogue import text

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
