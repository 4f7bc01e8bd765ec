"""A game at the terminal from where it stands to its end, or until the player leaves."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.text import Text

from mirabilia.bots import Bot
from mirabilia.cli.terminal import sheets
from mirabilia.cli.terminal.answers import (
    as_command,
    key_range,
    number_in,
    slot_in,
    split_answer,
)
from mirabilia.cli.terminal.base import BaseSession, Left
from mirabilia.cli.terminal.choices import (
    Placement,
    activation_choices,
    card_choices,
    choice_lines,
    decision_choices,
    heading_of,
    placement_choices,
)
from mirabilia.cli.terminal.layout import wrapped
from mirabilia.cli.terminal.lookups import Lookups
from mirabilia.cli.terminal.menus import Choice
from mirabilia.cli.terminal.moves import History
from mirabilia.cli.terminal.pantheon import god_in, hide_private_gods
from mirabilia.cli.terminal.saving import Sitting
from mirabilia.cli.terminal.scene import scene_of
from mirabilia.cli.terminal.screen import Screen
from mirabilia.cli.terminal.structure import open_positions
from mirabilia.cli.terminal.table import table_lines
from mirabilia.cli.terminal.words import Words, player_names
from mirabilia.duel.components import CARDS
from mirabilia.duel.pantheon.components import God
from mirabilia.duel.vocabulary import AGE_OF_GODS, PANTHEON_SLOTS, Decision
from mirabilia.notation.catalogue import slug

LAST_WORDS = 5  # lines under the last score besides those of a question
LOW_TABLE = 14  # lines: with less of them, options are told in brief
_QUESTIONS = {
    Decision.ZEUS: "terminal-ask-structure",
    Decision.MINERVA: "terminal-ask-space",
}
SECRET = (Decision.PLACE_GOD, Decision.THEATER_ORDER)  # decisions that the opponent must not see


class Session(BaseSession):
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
        super().__init__(screen, history, sitting, bot, save, resume)
        self.humans = (sitting.seat,) if bot else (0, 1)
        self.secret = False
        """Whether only the player who decides looks at the screen."""
        self.words = Words(
            sitting.language,
            player_names(sitting.language, two_humans=bot is None, seat=sitting.seat),
        )

    def _show_end(self) -> None:
        """The score pad, who won and how."""
        score = sheets.score_sheet(self.words, self.game.score())
        self._show_table(len(score) + LAST_WORDS)
        self.screen.say("")
        self.screen.show(score)
        self.screen.say("")
        outcome = self.game.events[-1].sentence(self.words.language, self.words.players)
        self.screen.say(outcome, "bold")

    # A human's decision

    def _let_human_decide(self, player: int) -> None:
        """Ask until there is an action."""
        decision = int(self.game.view(player).state.decision)
        if decision == Decision.TURN:
            self._ask_turn(player)
        elif decision in SECRET and self.bot is None:
            self._decide_in_secret(player, decision)
        else:
            self._ask_decision(player, decision)

    def _decide_in_secret(self, player: int, decision: int) -> None:
        """Two humans at one screen: only the one who decides may see what follows."""
        self._hand_over(player)
        self.secret = True
        try:
            self._ask_decision(player, decision)
        finally:
            self.secret = False
            self.screen.forget()

    def _hand_over(self, player: int) -> None:
        """Wait until only one player looks at the screen."""
        self._show_table()
        question = self.words("terminal-hand-over", player=self.words.players[player])
        while (answer := self._ask(question)) and self._commanded(answer, player):
            pass

    def _ask_decision(self, player: int, decision: int) -> None:
        if decision == Decision.PLACE_GOD:
            self._ask_placement(player)
            return
        question = _QUESTIONS.get(Decision(decision), "terminal-ask-choice")
        choices = self._offer(player)
        while True:
            answer = self._ask(self.words(question, keys=key_range(len(choices))))
            if not answer:
                self._offer(player)
            elif not self._commanded(answer, player) and self._taken(answer, choices):
                return

    def _offer(self, player: int) -> list[Choice]:
        """Show the table and the options under it."""
        view, width = self._view(player), self.screen.width
        prompt = self.words(f"decision-{slug(Decision(int(view.decision)).name)}")
        head = wrapped(f"{self.words.players[player]}: {prompt}", width)
        choices = decision_choices(self.words, view, self.game.legal(), width)
        room = self.screen.room if view.pantheon else None
        if room is not None:
            lines = choice_lines(self.words, view, choices, width, room - LOW_TABLE)
            if room - len(lines) < LOW_TABLE:
                choices = decision_choices(self.words, view, self.game.legal(), width, brief=True)
        most = None if room is None else room - LOW_TABLE
        lines = [*head, *choice_lines(self.words, view, choices, width, most)]
        self._show_table(len(lines))
        self.screen.show(lines)
        return choices

    def _ask_turn(self, player: int) -> None:
        """A card first, then what to do with it; `3 1` answers both. A god likewise: `g3 1`."""
        view = self._view(player)
        positions = open_positions(view)
        self._show_table()
        while True:
            answer = self._ask(self._turn_question(player, view, len(positions)))
            if not answer:
                self._show_table()
            elif not self._commanded(answer, player) and self._played(player, view, answer):
                return

    def _turn_question(self, player: int, view: Any, cards: int) -> str:
        name = self.words.players[player]
        gods = [f"g{slot + 1}" for slot in range(PANTHEON_SLOTS) if int(view.slots[slot]) >= 0]
        if int(view.age) < AGE_OF_GODS or not gods:
            return self.words("terminal-ask-card", player=name, keys=key_range(cards))
        listed = " ".join(gods)
        return self.words(
            "terminal-ask-card-or-god", player=name, keys=key_range(cards), gods=listed
        )

    def _played(self, player: int, view: Any, answer: str) -> bool:
        """Whether something was played: the card or god meant, in the way that may follow it."""
        positions = open_positions(view)
        first, second = split_answer(answer)
        slot = slot_in(first) if view.pantheon else None
        if slot is not None:
            return self._activated(player, view, slot, second)
        number = number_in(first, len(positions))
        if number is None:
            self._refuse(first, len(positions))
            return False
        position = positions[number - 1]
        choices = card_choices(self.words, self.game, view, position, self.screen.width)
        card = CARDS[int(view.structure[position])]
        return self._use_chosen(player, view, card, choices, second)

    def _activated(self, player: int, view: Any, slot: int, way: str) -> bool:
        """Whether the card in a slot of the Pantheon was activated."""
        god = god_in(view, slot)
        if god is None or int(view.age) < AGE_OF_GODS:
            early = god is not None or int(view.age) < AGE_OF_GODS
            reason = "obstacle-too-early" if early else "terminal-no-god"
            said = self.words("terminal-impossible"), self.words(reason, slot=slot + 1)
            self.screen.say(" ".join(said))
            return False
        choices = activation_choices(self.words, self.game, god, self.screen.width)
        return self._use_chosen(player, view, god, choices, way)

    def _use_chosen(
        self, player: int, view: Any, thing: sheets.Thing, choices: list[Choice], answer: str
    ) -> bool:
        """Ask what to do with a card or how to pay for a god; False where it is to be another."""
        if answer and self._taken(answer, choices):
            return True
        self.screen.show(heading_of(self.words, thing, self.screen.width))
        self._show_choices(choices)
        if not any(choice.action for choice in choices):
            return False
        question = "terminal-ask-way" if isinstance(thing, God) else "terminal-ask-use"
        while True:
            answer = self._ask(self.words(question, keys=key_range(len(choices))))
            if not answer:
                self._show_table()
                return False
            if self._commanded(answer, player):
                continue
            if " " in answer or slot_in(answer) is not None:  # something else, and how to use it
                return self._played(player, view, answer)
            if self._taken(answer, choices):
                return True

    def _ask_placement(self, player: int) -> None:
        """A god first, then its slot; `1 3` answers both."""
        options = placement_choices(self.game.legal())
        self._offer_gods(player, options)
        example = f"1 {options[0].slots[0]}"
        while True:
            keys = key_range(len(options))
            answer = self._ask(self.words("terminal-ask-god", keys=keys, example=example))
            if not answer:
                self._offer_gods(player, options)
            elif not self._commanded(answer, player) and self._placed(player, options, answer):
                return

    def _offer_gods(self, player: int, options: list[Placement]) -> None:
        prompt = self.words("decision-place-god")
        lines = wrapped(f"{self.words.players[player]}: {prompt}", self.screen.width)
        for number, option in enumerate(options, 1):
            lines += sheets.entry(self.words, option.god, self.screen.width, f"{number:>2}  ")
        self._show_table(len(lines))
        self.screen.show(lines)

    def _placed(self, player: int, options: list[Placement], answer: str) -> bool:
        """Whether a god was put into a slot; False where another one is to be chosen."""
        first, slot = split_answer(answer)
        number = number_in(first, len(options))
        if number is None:
            self._refuse(first, len(options))
            return False
        option = options[number - 1]
        keys = " ".join(str(each) for each in option.slots)
        name = self.words.name(option.god)
        while True:
            slot = slot.strip() or self._ask(self.words("terminal-ask-slot", god=name, keys=keys))
            if not slot:
                return False
            if " " in slot:  # another god, and its slot
                return self._placed(player, options, slot)
            if not self._commanded(slot, player):
                wanted = number_in(slot, PANTHEON_SLOTS)
                if wanted in option.slots:
                    self._act(option.actions[option.slots.index(wanted)])
                    return True
                if wanted is None:
                    self._refuse(slot, PANTHEON_SLOTS)
                else:
                    self.screen.say(self.words("terminal-slot-taken", slot=wanted))
            slot = ""

    # Showing

    def _view(self, player: int) -> Any:
        """What may be shown while a player decides: two humans at one screen share it."""
        view = self.game.view(player).state
        if self.bot is None and not self.secret:
            hide_private_gods(view, self.game.view(1 - player).state)
        return view

    def _show_table(self, below: int = 0) -> None:
        """Draw the table on a fresh screen; with Pantheon it leaves room for lines below it."""
        self.screen.clear()
        seat = self.sitting.seat if self.bot else None
        shared = self.bot is None and not self.secret
        scene = scene_of(self.words, self.history, seat, shared=shared)
        room = self.screen.room
        if room is not None and scene.state.pantheon:
            room -= below + self.screen.noticed
        self.screen.show(table_lines(scene, self.screen.width, room))
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
        view = self._view(player)
        width = self.screen.width
        lookups = Lookups(self.words, self.history, width)
        hot_seat = bool(self.bot is None and view.pantheon)
        looks: dict[str, Callable[[], list[Text]]] = {
            "?": lambda: sheets.help_sheet(
                self.words, width, pantheon=bool(view.pantheon), secrets=hot_seat
            ),
            "d": lambda: sheets.discard_sheet(self.words, view),
            "w": lambda: sheets.wonders_sheet(self.words, view, width),
            "p": lambda: sheets.progress_sheet(self.words, view, width),
            "c": lambda: lookups.thing(rest, player, view),
            "l": lambda: lookups.log(rest),
            "s": lookups.score,
        }
        looks["h"] = looks["?"]
        if view.pantheon:
            looks["g"] = lambda: sheets.pantheon_sheet(self.words, view, player, width)
        if command == "g" and rest:
            return False  # a god to activate
        if command in looks:
            self._show_sheet(looks[command](), paged=bool(view.pantheon))
        elif command == "v" and hot_seat:
            self._show_secrets(player)
        elif command == "u":
            self._undo()
        elif command == "q":
            raise Left
        else:
            return False
        return True

    def _show_secrets(self, player: int) -> None:
        """Between two humans: what one of them knows of the gods, while the other looks away."""
        self._hand_over(player)
        view = self.game.view(player).state
        name = self.words.players[player]
        self.screen.say(self.words("terminal-only-you", player=name), "bold")
        lines = sheets.pantheon_sheet(self.words, view, player, self.screen.width)
        self._show_sheet(lines, paged=True)
        self._ask(self.words("terminal-hide"))
        self.screen.forget()
        self._show_table()
