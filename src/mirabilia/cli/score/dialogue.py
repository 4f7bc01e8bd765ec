"""The questions that fill in a score pad, whatever the game."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from mirabilia.notation.pads import LONGEST_NAME, is_name

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text


def whole_number(written: str) -> int | None:
    """The number somebody wrote, if it is one."""
    return int(written) if written.isascii() and written.isdigit() and len(written) < 5 else None


def parts_of(option: str, column: str, keys: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The keys and values of a column written as an option, such as name=Ada,coins=11."""
    known = ("name", *keys)
    found: set[str] = set()
    for part in filter(None, (part.strip() for part in column.split(","))):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or key not in known:
            listed = ", ".join(known)
            raise ValueError(f"{option}: {part!r} is not ROW=NUMBER; the rows are {listed}")
        if key in found:
            raise ValueError(f"{option}: {key} is there twice")
        found.add(key)
        yield key, value


def reminder(guild: tuple[str, str]) -> "Text":
    """A guild by name, and what it is worth."""
    from rich.text import Text

    name, worth = guild
    return Text.assemble(name, (f": {worth}", "dim"))


class Dialogue(ABC):
    """Fills in a pad by questions. `?` explains a question, `<` goes back to the one before.

    A question is a function that tells whether it was answered.
    """

    messages: ClassVar[str]
    """What the ids of the game's own messages begin with."""
    swatches: ClassVar[Mapping[str, str]]
    """The colours of the rows."""

    def __init__(self, console: "Console", language: str) -> None:
        self._console = console
        self._language = language
        self._heading = ""  # the row asked last

    # What a game brings

    @property
    @abstractmethod
    def title(self) -> str:
        """What pad it is."""

    @property
    @abstractmethod
    def names(self) -> list[str]:
        """The players' names, to be changed in place."""

    @property
    @abstractmethod
    def rows(self) -> Sequence[str]:
        """The rows to fill in, none if the game was decided without points."""

    @abstractmethod
    def questions(self) -> "list[Callable[[], bool]]":
        """All questions, as far as the answers so far lead."""

    @abstractmethod
    def row_questions(self, row: str) -> "list[Callable[[], bool]]":
        """The questions of one row."""

    @abstractmethod
    def row_name(self, row: str) -> str:
        """What a row is called."""

    @abstractmethod
    def entries(self, seat: int) -> dict[str, Any]:
        """What was entered for a player, to be changed in place."""

    @abstractmethod
    def read_entry(self, row: str, seat: int, answer: str) -> Any:
        """The entry that an answer means, None if it is not possible."""

    @abstractmethod
    def problem(self, row: str) -> str:
        """What a row may hold."""

    @abstractmethod
    def explanation(self, row: str) -> "Sequence[str | Text]":
        """What to enter in a row."""

    @abstractmethod
    def points(self, row: str, entry: Any) -> int:
        """What an entry is worth."""

    @abstractmethod
    def show(self) -> None:
        """The pad as it is, with the verdict."""

    def written(self, entry: Any) -> str:
        """An entry as somebody would type it."""
        return str(entry)

    # Asking

    def run(self) -> None:
        """Ask everything, show the pad, and correct it until it is right."""
        self._console.print(self.title, style="bold")
        self._console.print(self.shared_text("keys"), style="dim")
        self._console.print()
        number = 0
        while True:
            questions = self.questions()
            if number < len(questions):
                answered = questions[number]()
                number = number + 1 if answered else max(0, number - 1)
                continue
            self.show()
            if not self.rows:
                return
            row = self._row_to_correct()
            if row is None:
                return
            if row:
                self._correct(row)
                number = len(self.questions())
            else:
                number -= 1

    def text(self, message: str, **words: Any) -> str:
        """A message of this game's pad."""
        from mirabilia.notation.catalogue import text

        return text(self._language, f"{self.messages}-{message}", **words)

    def shared_text(self, message: str, **words: Any) -> str:
        """A message of every pad."""
        from mirabilia.notation.catalogue import text

        return text(self._language, f"scorepad-{message}", **words)

    def ask(
        self,
        label: str,
        default: str,
        read: Callable[[str], Any],
        problem: str,
        explain: "Callable[[], Sequence[str | Text]]",
    ) -> Any:
        """Ask until the answer can be read; None to go back."""
        from rich.text import Text

        while True:
            answer = self._read(Text(f"{label} [{default}]: "))
            if answer == "<":
                return None
            if answer == "?":
                self._say(explain(), "dim")
                continue
            found = read(answer or default)
            if found is not None:
                return found
            self._say([problem], "red")

    def ask_name(self, seat: int, label: str) -> bool:
        """Ask what a player is called."""
        name = self.ask(
            label,
            self.names[seat],
            lambda answer: answer if is_name(self.names, seat, answer) else None,
            self.text("allowed-name", most=LONGEST_NAME),
            lambda: [self.shared_text("help-name")],
        )
        if name is not None:
            self.names[seat] = name
        return name is not None

    def ask_entry(self, row: str, seat: int) -> bool:
        """Ask what a player has in a row."""
        from mirabilia.notation.catalogue import text

        self._head(row)
        entries = self.entries(seat)
        entry = self.ask(
            f"  {self.names[seat]}",
            self.written(entries.get(row, 0)),
            lambda answer: self.read_entry(row, seat, answer),
            self.problem(row),
            lambda: self.explanation(row),
        )
        if entry is None:
            return False
        entries[row] = entry
        worth = self.points(row, entry)
        if worth != entry:
            self._say([f"= {text(self._language, 'points', points=worth)}"], "dim")
        return True

    def choose(self, message: str, choices: Sequence[str], current: int) -> int | None:
        """Let one of several be chosen by its number; None to go back."""
        from rich.text import Text

        self._heading = message
        self._console.print()
        self._console.print(self.text(message), style="bold")
        for number, choice in enumerate(choices, start=1):
            self._console.print(Text(f"  {number}  {choice}"))
        numbers = [str(number + 1) for number in range(len(choices))]
        chosen: int | None = self.ask(
            self.text("choice"),
            numbers[current],
            lambda answer: numbers.index(answer) if answer in numbers else None,
            self.shared_text("allowed-choice", choices=", ".join(numbers)),
            lambda: [self.text(f"help-{message}")],
        )
        return chosen

    def _correct(self, row: str) -> None:
        """Ask a row anew; an answer may open the question after it."""
        number = 0
        while number < len(self.row_questions(row)) and self.row_questions(row)[number]():
            number += 1

    def _head(self, row: str) -> None:
        """The name of a row, when the questions come to it."""
        from rich.text import Text

        if self._heading == row:
            return
        self._heading = row
        asks = self.text(f"asks-{row}")
        self._console.print()
        self._console.print(
            Text.assemble(
                ("■ ", self.swatches[row]), (self.row_name(row), "bold"), (f" · {asks}", "dim")
            )
        )

    def _row_to_correct(self) -> str | None:
        """A row to be asked anew, empty for the question before, None when all is right."""
        from rich.text import Text

        numbered = {str(number): row for number, row in enumerate(self.rows, start=1)}
        self._console.print()
        self._console.print(self.shared_text("review"), style="dim")
        self._heading = ""
        while True:
            try:
                answer = self._read(Text(f"{self.shared_text('row')}: "))
            except EOFError:  # the pad is complete, so that is as good as Enter
                return None
            if not answer:
                return None
            if answer == "<":
                return ""
            if answer in numbered:
                return numbered[answer]
            self._say([self.shared_text("allowed-choice", choices=", ".join(numbered))], "red")

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
