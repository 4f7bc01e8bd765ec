"""The table at the terminal for tests: answers go in, what the screen shows comes out."""

import io
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.console import Console

import mirabilia
from mirabilia.bots import Bot
from mirabilia.cli.terminal.moves import History
from mirabilia.cli.terminal.saving import HUMAN, Sitting
from mirabilia.cli.terminal.screen import Screen
from mirabilia.cli.terminal.session import Session
from mirabilia.cli.terminal.words import Words, player_names
from mirabilia.game import Game
from support.duel import Table

WIPED = "\x1b[3J"  # what makes a terminal forget its scrollback


class ScriptedScreen(Screen):
    """A screen of a given size whose player types what the script says, then leaves.

    Without a height it is a pipe, with one a terminal.
    """

    def __init__(self, answers: Iterable[str], width: int = 80, height: int | None = None) -> None:
        super().__init__()
        self.written = io.StringIO()
        self.interactive = height is not None
        self.console = Console(
            file=self.written,
            width=width,
            height=height or 24,
            highlight=False,
            markup=False,
            emoji=False,
            color_system=None,
            force_terminal=self.interactive,
        )
        self._answers = iter(answers)

    def ask(self, question: str) -> str:
        self.say(question)
        answer = next(self._answers, None)
        if answer is None:
            raise EOFError
        self.say(f"› {answer}")
        return answer

    @property
    def text(self) -> str:
        """All that was shown."""
        return self.written.getvalue()


def game_at(table: Table) -> Game:
    """A game that stands where a test's table does, whether play leads there or not."""
    game = mirabilia.new("duel", seed=1, pantheon=bool(table.state.pantheon))
    game._state = table.state
    return game


def sit_down(
    game: Game,
    answers: Iterable[str],
    folder: Path,
    *,
    language: str = "en",
    bot: Bot | None = None,
    width: int = 80,
    height: int | None = None,
) -> tuple[Session, ScriptedScreen]:
    """Play on with these answers, then leave: the session and what its screen showed.

    Without a bot two humans sit at the screen; with one the human is the first player.
    """
    screen = ScriptedScreen(answers, width, height)
    sitting = Sitting(language, HUMAN if bot is None else "random", 0, "20260101-000000")
    session = Session(screen, History(game), sitting, bot, folder / "duel.json", "mirabilia play")
    session.run()
    return session, screen


def words_in(language: str) -> Words:
    """The words of a table of two humans."""
    return Words(language, player_names(language, two_humans=True, seat=0))


def flat(said: Any) -> str:
    """Text without its line breaks and margins."""
    return " ".join(str(said).split())
