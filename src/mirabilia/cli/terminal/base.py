"""What every table shares: whose turn it is, asking, saving, leaving, taking back."""

import contextlib
import shlex
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from mirabilia.bots import Bot
from mirabilia.cli.terminal.answers import key_range, number_in
from mirabilia.cli.terminal.menus import Choice
from mirabilia.cli.terminal.moves import History
from mirabilia.cli.terminal.saving import Sitting, keep_finished, write_save
from mirabilia.cli.terminal.screen import Screen
from mirabilia.cli.terminal.words import Words
from mirabilia.game import Action

LONGEST_SHOWN = 20  # characters of an answer that is refused


class Left(Exception):  # noqa: N818 - no error: the player goes, the game is saved
    """The player leaves the table."""


class Undone(Exception):  # noqa: N818 - no error: the question has become void
    """A decision was taken back."""


class BaseSession(ABC):
    """A game at the terminal from where it stands to its end, or until the player leaves."""

    words: Words
    humans: Sequence[int]
    """The seats of the people at the screen; a bot plays the others."""

    def __init__(
        self,
        screen: Screen,
        history: History,
        sitting: Sitting,
        bot: Bot | None,
        save: Path,
        resume: str,
    ) -> None:
        self.screen = screen
        self.history = history
        self.game = history.game
        self.sitting = sitting
        self.bot = bot
        self.save = save
        self.resume = resume
        """The command that goes on with the game."""
        self.unsaved = ""
        """Why the last move could not be saved, if it could not."""

    @abstractmethod
    def _let_human_decide(self, player: int) -> None:
        """Ask until there is an action."""

    @abstractmethod
    def _show_end(self) -> None:
        """The finished game: the score pad, and who won."""

    def run(self) -> None:
        """Play on until the game is over or the player leaves; say where it is kept."""
        try:
            self._play()
        except (Left, KeyboardInterrupt):
            self._say_goodbye()
        else:
            self._show_end()
            self._put_away()

    def _play(self) -> None:
        """Every move is saved before anything else happens."""
        self._write()
        while not self.game.is_over:
            player = self._next_to_decide()
            if self.bot and player not in self.humans:
                self._let_bot_decide(self.bot, player)
            else:
                with contextlib.suppress(Undone):
                    self._let_human_decide(player)

    def _next_to_decide(self) -> int:
        """People before bots, where several decide at once."""
        deciding = self.game.to_decide
        return next((player for player in deciding if player in self.humans), deciding[0])

    def _write(self) -> None:
        """Save the game as it stands; a full disk is no reason to stop playing."""
        try:
            write_save(self.save, self._record(), self.sitting)
            self.unsaved = ""
        except OSError as error:
            self.unsaved = str(error)

    def _record(self) -> dict[str, Any]:
        """The game's record with the players' names."""
        return self.game.record() | {"players": list(self.words.players)}

    def _act(self, action: Action) -> None:
        self.history.play(action)
        self._write()

    def _let_bot_decide(self, bot: Bot, player: int) -> None:
        name = self.words.players[player]
        with self.screen.busy(self.words("terminal-thinking", player=name)):
            action = bot.choose(self.game.view(player))
        self._act(action)

    def _say_goodbye(self) -> None:
        self._write()  # an interruption may have come between a move and its saving
        self.screen.say("")
        if self.unsaved:
            self._say_that_it_is_not_saved(self.unsaved)
        else:
            self.screen.say_whole(self.words("terminal-left", command=self.resume))

    def _put_away(self) -> None:
        """Store the record of a finished game and say where it is."""
        try:
            file = str(keep_finished(self.save, self._record(), self.sitting))
        except OSError as error:
            self._say_that_it_is_not_saved(str(error))
            return
        again = f"mirabilia replay {shlex.quote(file)}"
        self.screen.say_whole(self.words("terminal-finished", file=file))
        self.screen.say_whole(self.words("terminal-replay", command=again))

    def _say_that_it_is_not_saved(self, problem: str) -> None:
        self.screen.say(self.words("terminal-not-saved", problem=problem), "bold")

    # Asking

    def _ask(self, question: str) -> str:
        try:
            return self.screen.ask(question)
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    def _taken(self, answer: str, choices: list[Choice]) -> bool:
        """Carry out the option that an answer means, if it is possible."""
        number = number_in(answer, len(choices))
        if number is None:
            self._refuse(answer, len(choices))
            return False
        choice = choices[number - 1]
        if choice.action is None:
            self.screen.say(f"{self.words('terminal-impossible')} {choice.reason}")
            return False
        self._act(choice.action)
        return True

    def _refuse(self, answer: str, last: int) -> None:
        self.screen.say(self._refusal(answer, last))

    def _refusal(self, answer: str, last: int) -> str:
        shown = answer if len(answer) <= LONGEST_SHOWN else answer[: LONGEST_SHOWN - 1] + "…"
        return self.words("terminal-refused", answer=shown, keys=key_range(last))

    def _show_sheet(self, lines: list[Text], *, paged: bool = True) -> None:
        """Show lines, with a stop wherever the terminal is full."""
        page = self.screen.room if paged else None
        if page is None or len(lines) <= page:
            self.screen.show(lines)
            return
        for start in range(0, len(lines), page):
            if start:
                self._ask(self.words("terminal-more"))
            self.screen.show(lines[start : start + page])

    def _undo(self) -> None:
        """Back to the last decision that was made at this screen."""
        if not any(move.player in self.humans for move in self.history.moves):
            self.screen.say(self.words("terminal-nothing-to-undo"))
            return
        while True:
            player = self.history.moves[-1].player
            self.history.undo()
            if player in self.humans:
                break
        self._write()
        raise Undone
