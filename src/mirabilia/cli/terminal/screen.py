"""The terminal itself: printing lines, asking for one."""

import contextlib
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text

from mirabilia.cli.terminal.layout import styled, wrapped

PROMPT = "› "
_ERASE_SCROLLBACK = "\x1b[3J"
QUESTION_LINES = 3  # kept free under the table: message, question, answer


class Screen:
    """Prints tables and sheets; on a pipe line by line, without control codes."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            with contextlib.suppress(AttributeError, ValueError):
                # A character the terminal cannot show must not end the game.
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]
        self.console = Console(highlight=False, markup=False, emoji=False)
        self._notices: list[str] = []
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - arrows and history in `input`

    @property
    def width(self) -> int:
        """Columns to draw in."""
        return max(40, self.console.width)

    @property
    def room(self) -> int | None:
        """Lines for the table, or None where there is no end of them."""
        return self.console.height - QUESTION_LINES if self.interactive else None

    def clear(self) -> None:
        """Begin at the top of an empty screen."""
        if self.interactive:
            self.console.clear()

    def forget(self) -> None:
        """Wipe the screen and what can be scrolled back to: it was not for everybody."""
        if self.interactive:
            self.console.clear()
            self.console.file.write(_ERASE_SCROLLBACK)
            self.console.file.flush()

    def show(self, lines: Iterable[Text]) -> None:
        """Print lines that are already as wide as they should be."""
        for line in lines:
            self.console.print(line, end="\n", no_wrap=True, overflow="ignore", crop=False)

    def say(self, sentence: Text | str, style: str = "") -> None:
        """Print a sentence, wrapped."""
        text = styled(sentence, style) if isinstance(sentence, str) else sentence
        self.show(wrapped(text, self.width))

    def say_whole(self, sentence: str) -> None:
        """Print a sentence with a command in it, unbroken, so that it can be copied."""
        self.show([Text(sentence)])

    def notify(self, sentence: str) -> None:
        """Keep a sentence to be said under the next table, which would wipe it away now."""
        self._notices.append(sentence)

    @property
    def noticed(self) -> int:
        """Lines that the kept sentences will take."""
        return sum(len(wrapped(sentence, self.width)) for sentence in self._notices)

    def say_notices(self) -> None:
        """Say what was kept."""
        for sentence in self._notices:
            self.say(sentence, "bold")
        self._notices.clear()

    def ask(self, question: str) -> str:
        """Ask for a line. The end of input is an EOFError."""
        self.say(question, "bold")
        if self.interactive:
            return input(PROMPT).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.say(PROMPT + line.strip())
        return line.strip()

    @contextmanager
    def busy(self, message: str) -> Iterator[None]:
        """Show that something takes a moment."""
        if self.interactive:
            with self.console.status(message):
                yield
        else:
            yield
