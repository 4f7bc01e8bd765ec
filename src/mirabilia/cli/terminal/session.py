"""A game at the terminal from where it stands to its end, or until the player leaves."""

import contextlib
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.text import Text

from mirabilia.bots import Bot
from mirabilia.cli.terminal import sheets
from mirabilia.cli.terminal.choices import Choice, card_choices, card_heading, decision_choices
from mirabilia.cli.terminal.layout import styled, wrapped
from mirabilia.cli.terminal.moves import History
from mirabilia.cli.terminal.saving import Sitting, keep_finished, write_save
from mirabilia.cli.terminal.screen import Screen, as_command
from mirabilia.cli.terminal.structure import open_positions
from mirabilia.cli.terminal.table import scene_of, table_lines
from mirabilia.cli.terminal.words import Words, player_names
from mirabilia.duel.components import CARDS, Token
from mirabilia.duel.vocabulary import Decision
from mirabilia.game import Action
from mirabilia.notation.catalogue import slug

LOG_LENGTH = 15


class Left(Exception):  # noqa: N818 - no error: the player goes, the game is saved
    """The player leaves the table."""


class Undone(Exception):  # noqa: N818 - no error: the question has become void
    """A decision was taken back."""


class Session:
    """Asks, plays, saves, shows."""

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
        self.words = Words(
            sitting.language,
            player_names(sitting.language, two_humans=bot is None, seat=sitting.seat),
        )

    def run(self) -> None:
        """Play on until the game is over or the player leaves; say where it is kept."""
        try:
            self._play()
        except (Left, KeyboardInterrupt):
            self._say_goodbye()
        else:
            self._finish()

    def _play(self) -> None:
        """Every move is saved before anything else happens."""
        self._write()
        while not self.game.is_over:
            player = self.game.to_decide[0]
            if self.bot and player != self.sitting.seat:
                self._let_bot_decide(self.bot, player)
            else:
                with contextlib.suppress(Undone):
                    self._let_human_decide(player)

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

    def _finish(self) -> None:
        """The score pad, who won and how, and where the record is."""
        self._show_table()
        self.screen.say("")
        self.screen.show(sheets.score_sheet(self.words, self.game.score()))
        self.screen.say("")
        outcome = self.game.events[-1].sentence(self.words.language, self.words.players)
        self.screen.say(outcome, "bold")
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

    # A human's decision

    def _let_human_decide(self, player: int) -> None:
        """Ask until there is an action."""
        view = self.game.view(player).state
        if int(view.decision) == Decision.TURN:
            self._ask_turn(player, view)
            return
        self._show_table()
        prompt = self.words(f"decision-{slug(Decision(int(view.decision)).name)}")
        choices = decision_choices(self.words, self.game.legal(), self.screen.width)

        def offer() -> None:
            self.screen.say(f"{self.words.players[player]}: {prompt}")
            self._show_choices(choices)

        offer()
        while True:
            answer = self._ask(self.words("terminal-ask-choice", keys=_keys(len(choices))))
            if not answer:
                self._show_table()
                offer()
            elif not self._commanded(answer, player) and self._taken(answer, choices):
                return

    def _ask_turn(self, player: int, view: Any) -> None:
        """A card first, then what to do with it; `3 1` answers both."""
        positions = open_positions(view)
        self._show_table()
        while True:
            question = self.words(
                "terminal-ask-card", player=self.words.players[player], keys=_keys(len(positions))
            )
            answer = self._ask(question)
            if not answer:
                self._show_table()
            elif not self._commanded(answer, player) and self._played(player, view, answer):
                return

    def _played(self, player: int, view: Any, answer: str) -> bool:
        """Whether a card was played: the one with this number, in the way that may follow it."""
        positions = open_positions(view)
        first, _, second = answer.replace(",", " ").partition(" ")
        number = _number(first, len(positions))
        if number is None:
            self._refuse(first, len(positions))
            return False
        return self._use_chosen(player, view, positions[number - 1], second.strip())

    def _use_chosen(self, player: int, view: Any, position: int, answer: str) -> bool:
        """Ask what to do with a card; False where another one is to be chosen."""
        width = self.screen.width
        choices = card_choices(self.words, self.game, view, position, width)
        if answer and self._taken(answer, choices):
            return True
        self.screen.show(card_heading(self.words, view, position, width))
        self._show_choices(choices)
        while True:
            answer = self._ask(self.words("terminal-ask-use", keys=_keys(len(choices))))
            if not answer:
                self._show_table()
                return False
            if self._commanded(answer, player):
                continue
            if " " in answer:  # another card, and how to use it
                return self._played(player, view, answer)
            if self._taken(answer, choices):
                return True

    def _taken(self, answer: str, choices: list[Choice]) -> bool:
        """Carry out the option that an answer means, if it is possible."""
        number = _number(answer, len(choices))
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
        shown = answer if len(answer) <= 20 else answer[:19] + "…"
        self.screen.say(self.words("terminal-refused", answer=shown, keys=_keys(last)))

    def _ask(self, question: str) -> str:
        try:
            return self.screen.ask(question)
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    # Showing

    def _show_table(self) -> None:
        """Draw the table on a fresh screen."""
        self.screen.clear()
        scene = scene_of(self.words, self.history, self.sitting.seat if self.bot else None)
        self.screen.show(table_lines(scene, self.screen.width, self.screen.room))
        self.screen.say_notices()
        if self.unsaved:
            self._say_that_it_is_not_saved(self.unsaved)

    def _show_choices(self, choices: list[Choice]) -> None:
        for choice in choices:
            self.screen.show(choice.lines)

    # Commands

    def _commanded(self, answer: str, player: int) -> bool:
        """Whether the answer was a command, which has then been carried out."""
        command, rest = as_command(answer)
        view = self.game.view(player).state
        width = self.screen.width
        looks: dict[str, Callable[[], list[Text]]] = {
            "?": lambda: sheets.help_sheet(self.words, width),
            "d": lambda: sheets.discard_sheet(self.words, view),
            "w": lambda: sheets.wonders_sheet(self.words, view, width),
            "p": lambda: sheets.progress_sheet(self.words, view, width),
            "c": lambda: self._look_up(rest, player, view),
            "l": lambda: self._log(rest),
            "s": lambda: self._score(),
        }
        looks["h"] = looks["?"]
        if command in looks:
            self.screen.show(looks[command]())
        elif command == "u":
            self._undo()
        elif command == "q":
            raise Left
        else:
            return False
        return True

    def _look_up(self, wanted: str, player: int, view: Any) -> list[Text]:
        """A card by its number or name; without either all that lie face up."""
        width = self.screen.width
        if not wanted:
            return sheets.face_up_sheet(self.words, view, width)
        positions = open_positions(view)
        number = _number(wanted, len(positions))
        if number is not None:
            found: list[sheets.Thing] = [CARDS[int(view.structure[positions[number - 1]])]]
        else:
            found = sheets.find_things(self.words, wanted)
        if not found:
            return [Text(self.words("terminal-unknown-name", name=wanted))]
        if len(found) > 1:
            names = ", ".join(self.words.name(thing) for thing in found)
            return wrapped(self.words("terminal-several-names", names=names), width)
        return self._described(found[0], player)

    def _described(self, thing: sheets.Thing, player: int) -> list[Text]:
        width = self.screen.width
        lines = sheets.entry(self.words, thing, width)
        if not isinstance(thing, Token):
            price = self.game.price(thing.name, player)
            said = " ".join(price.sentences(self.words.language, self.words.players))
            lines += wrapped(styled("  " + said, "dim"), width, 2)
        return lines

    def _log(self, wanted: str) -> list[Text]:
        length = _number(wanted, 999) or LOG_LENGTH
        return sheets.log_sheet(self.words, self.history.moves, self.screen.width, length)

    def _score(self) -> list[Text]:
        title = styled(self.words("terminal-score-now"), "bold underline")
        return [title, *sheets.score_sheet(self.words, self.game.score())]

    def _undo(self) -> None:
        """Back to the human's previous decision; between humans one action."""
        seats = (self.sitting.seat,) if self.bot else (0, 1)
        if not any(move.player in seats for move in self.history.moves):
            self.screen.say(self.words("terminal-nothing-to-undo"))
            return
        while True:
            player = self.history.moves[-1].player
            self.history.undo()
            if player in seats:
                break
        self._write()
        raise Undone


def _number(answer: str, last: int) -> int | None:
    """A whole number from one to the last, or None."""
    if answer.isdecimal() and len(answer) <= 3 and 1 <= int(answer) <= last:
        return int(answer)
    return None


def _keys(last: int) -> str:
    return "1" if last == 1 else f"1–{last}"
