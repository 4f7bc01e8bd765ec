"""A game of 7 Wonders at the terminal, for one person or several at one screen."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from mirabilia.bots import Bot
from mirabilia.classic.components import CARD_BY_NAME, CARDS, Card, side_of
from mirabilia.classic.state import GONE
from mirabilia.classic.vocabulary import FREE_CITY, Phase
from mirabilia.cli.terminal.answers import as_command, key_range, number_in, parts_of
from mirabilia.cli.terminal.base import BaseSession, Left
from mirabilia.cli.terminal.classic import sheets
from mirabilia.cli.terminal.classic.hand import cards_in_hand
from mirabilia.cli.terminal.classic.lookups import Lookups
from mirabilia.cli.terminal.classic.scene import Scene, scene_of
from mirabilia.cli.terminal.classic.table import table_lines
from mirabilia.cli.terminal.classic.turns import recent_events, turn_lines
from mirabilia.cli.terminal.classic.uses import Use, card_uses, way_choices
from mirabilia.cli.terminal.classic.words import TableWords, names_of_players
from mirabilia.cli.terminal.layout import heading, styled, wrapped
from mirabilia.cli.terminal.menus import Choice
from mirabilia.cli.terminal.moves import History
from mirabilia.cli.terminal.saving import HUMAN, Sitting
from mirabilia.cli.terminal.screen import Screen
from mirabilia.engine.record import copy_record
from mirabilia.game import Action
from mirabilia.notation.classic.actions import describe, sentence

AT_ONCE = (Phase.TURN, Phase.SIDES)  # decided by all together, so open until the last choice
TAKE_BACK = "t"  # the key


class ClassicSession(BaseSession):
    """Asks, plays, saves, shows."""

    words: TableWords

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
        seats = self.game.seats
        people = seats if sitting.opponent == HUMAN else min(sitting.humans, seats)
        self.humans = range(people)
        self.words = TableWords(sitting.language, names_of_players(sitting.language, seats, people))
        self.looking: int | None = None if people > 1 else 0
        """Who alone looks at the screen; None while nobody's hand may be shown."""
        self.ended_age = 0
        """The Age that has just ended and has not been reported yet."""

    # Whose turn it is

    def _act(self, action: Action) -> None:
        before = int(self.game.state.age)
        super()._act(action)
        if 0 < before < int(self.game.state.age):
            self.ended_age = before

    def _let_human_decide(self, player: int) -> None:
        """Ask until there is an action; of several people only one may look meanwhile."""
        if self.ended_age:
            self._report_age()
        if len(self.humans) == 1:
            self._decide(player)
            return
        self.looking = self._hand_over(player)
        moment = self._moment
        try:
            self._decide(self.looking)
            while self._moment == moment and self.looking in self.game.to_decide:
                self._decide(self.looking)  # for the Free City, or anew after taking back
        finally:
            self.looking = None
            self.screen.forget()

    @property
    def _moment(self) -> tuple[int, int, int]:
        """What is asked now, as far as choices can still be changed."""
        state = self.game.state
        return int(state.age), int(state.turn), int(state.phase)

    def _decide(self, player: int) -> None:
        phase = int(self.game.state.phase)
        if phase == Phase.SIDES:
            self._ask_choice(player, self._side_choices(player))
        elif phase == Phase.DISCARD:
            self._ask_choice(player, self._recovery_choices(player))
        else:
            self._ask_turn(player)

    def _chooses_for_free_city(self, player: int) -> bool:
        return any(action.document["type"] == "take_back" for action in self.game.legal(player))

    def _has_chosen(self, player: int) -> bool:
        """Whether a choice has been made that can still be changed."""
        state = self.game.state
        return int(state.phase) in AT_ONCE and player not in self.game.to_decide

    def _hand_over(self, player: int) -> int:
        """Wait until only one person looks at the screen; that may be another one than asked."""
        while True:
            waiting = [other for other in self.humans if self.game.legal(other)]
            self._show_table(player, self._who_has_chosen())
            keys = " ".join(str(other + 1) for other in waiting if other != player)
            message = "classic-terminal-hand-over" + ("-or" if keys else "")
            name = self.words.players[player]
            answer = self._ask(self.words(message, player=name, keys=keys))
            while answer and self._commanded(answer, player):
                answer = self._ask(self.words(message, player=name, keys=keys))
            number = number_in(answer, len(self.humans))
            if not answer:
                return player
            if number is not None and number - 1 in waiting:
                return number - 1
            self.screen.notify(self._refusal(answer, len(self.humans)))

    def _who_has_chosen(self) -> list[Text]:
        """Which people have made their choice for this turn."""
        if int(self.game.state.phase) not in AT_ONCE:
            return []
        chosen = [self.words.players[p] for p in self.humans if self._has_chosen(p)]
        missing = [self.words.players[p] for p in self.humans if not self._has_chosen(p)]
        lines = []
        if chosen:
            said = self.words("classic-terminal-have-chosen", players=", ".join(chosen))
            lines += wrapped(said, self.screen.width, 2)
        said = self.words("classic-terminal-still-choose", players=", ".join(missing))
        return lines + wrapped(said, self.screen.width, 2)

    # A decision with a list of options

    def _ask_choice(self, player: int, choices: list[Choice]) -> None:
        lines = [*self._prompt(player), *(line for choice in choices for line in choice.lines)]
        self._offer(player, lines)
        while True:
            answer = self._ask(self.words("terminal-ask-choice", keys=key_range(len(choices))))
            if not answer:
                if self._has_chosen(player):
                    return
                self._offer(player, lines)
            elif not self._commanded(answer, player) and self._taken(answer, choices):
                return

    def _offer(self, player: int, lines: list[Text]) -> None:
        """The table as far as there is room, and lines below it; a long list page by page."""
        room = self.screen.room
        if room is not None and len(lines) > room - 1:
            self.screen.clear()
            self.screen.say_notices()
            self._show_sheet(lines)
            return
        self._show_table(player, lines, chosen=True)

    def _prompt(self, player: int) -> list[Text]:
        """Who is asked what, and what has been chosen before."""
        phase = Phase(int(self.game.state.phase)).name.lower()
        said = f"{self.words.players[player]}: {self.words(f'classic-phase-{phase}')}"
        if int(self.game.state.acting) == FREE_CITY and self._two_players:
            said = f"{self.words('classic-terminal-for-free-city')} {said}"
        lines = wrapped(styled(said, "bold"), self.screen.width)
        return [*lines, *self._chosen_lines(player)]

    @property
    def _two_players(self) -> bool:
        return self.game.seats < int(self.game.state.cities)

    def _side_choices(self, player: int) -> list[Choice]:
        """Both sides of the board."""
        state = self.game.view(player).state
        choices = []
        for number, action in enumerate(self.game.legal(player)):
            side = side_of(int(state.edition), int(state.boards[player]), number)
            lead = f"{number + 1:>2}  "
            lines = sheets.side_lines(self.words, side, self.screen.width, lead)
            choices.append(Choice(lines, action))
        return choices

    def _recovery_choices(self, player: int) -> list[Choice]:
        """The cards of the discard pile that may be built, and none."""
        edition = int(self.game.state.edition)
        choices = []
        for number, action in enumerate(self.game.legal(player), 1):
            lead = f"{number:>2}  "
            if "card" in action.document:
                card = CARD_BY_NAME[action.document["card"]]
                lines = sheets.card_line(self.words, card, edition, self.screen.width, lead)
            else:
                said = sentence(self.words.language, action.document, self.words.players)
                lines = wrapped(Text(lead) + styled(said, "bold"), self.screen.width, len(lead))
            choices.append(Choice(lines, action))
        return choices

    # A turn

    def _ask_turn(self, player: int) -> None:
        """A card first, then what to do with it, then how to pay; `3 1 2` answers all three."""
        self._show_hand(player)
        while True:
            answer = self._ask(self._turn_question(player))
            if not answer:
                if self._has_chosen(player):
                    return
                self._show_hand(player)
            elif self._commanded(answer, player):
                continue
            elif self._took_back(answer, player) or self._played(player, answer):
                return

    def _turn_question(self, player: int) -> str:
        keys = key_range(len(self._cards(player)))
        name = self.words.players[player]
        if self._has_chosen(player):
            return self.words("classic-terminal-ask-again", player=name, keys=keys)
        if self._chooses_for_free_city(player):
            return self.words(
                "classic-terminal-ask-free-city", player=name, keys=keys, key=TAKE_BACK
            )
        return self.words("terminal-ask-card", player=name, keys=keys)

    def _cards(self, player: int) -> list[Card]:
        return [CARDS[card] for card in cards_in_hand(self.game.view(player).state, player)]

    def _took_back(self, answer: str, player: int) -> bool:
        """Whether the choice for the own city was taken back."""
        if as_command(answer)[0] != TAKE_BACK:
            return False
        for action in self.game.legal(player):
            if action.document["type"] == "take_back":
                self._act(action)
                return True
        return False

    def _played(self, player: int, answer: str) -> bool:
        """Whether a card was played; False where another one is to be chosen."""
        cards = self._cards(player)
        numbers = parts_of(answer)
        number = number_in(numbers[0], len(cards))
        if number is None:
            self._refuse(numbers[0], len(cards))
            return False
        return self._use_card(player, cards[number - 1], numbers[1:])

    def _use_card(self, player: int, card: Card, numbers: Sequence[str]) -> bool:
        """Ask what to do with a card; False where it is to be another one."""
        uses = card_uses(self.words, self.game, player, card, self.screen.width)
        if numbers:
            problem = self._problem(uses, numbers[0])
            if not problem:
                return self._used(player, card, uses, numbers)
            self.screen.notify(problem)
        self._show_uses(player, card, uses)
        if not any(use.ways for use in uses):
            return False
        keys = key_range(len(uses))
        while True:
            answer = self._ask(self.words("terminal-ask-use", keys=keys))
            if not answer:
                self._show_hand(player)
                return False
            if self._commanded(answer, player):
                continue
            numbers = parts_of(answer)
            if problem := self._problem(uses, numbers[0]):
                self.screen.say(problem)
            else:
                return self._used(player, card, uses, numbers)

    def _show_uses(self, player: int, card: Card, uses: Sequence[Use]) -> None:
        edition = int(self.game.state.edition)
        lines = sheets.card_heading(self.words, card, edition, self.screen.width)
        lines += [line for use in uses for line in use.lines]
        self._show_table(player, lines, chosen=True)

    def _problem(self, uses: Sequence[Use], answer: str) -> str:
        """Why an answer is no use of a card; empty if it is one."""
        number = number_in(answer, len(uses))
        if number is None:
            return self._refusal(answer, len(uses))
        use = uses[number - 1]
        return "" if use.ways else f"{self.words('terminal-impossible')} {use.reason}"

    def _used(self, player: int, card: Card, uses: Sequence[Use], numbers: Sequence[str]) -> bool:
        """Whether a card was used so; False where another one is to be chosen."""
        use = uses[int(numbers[0]) - 1]
        if len(use.ways) == 1:
            self._act(use.ways[0])
            return True
        return self._pay(player, card, use, numbers[1:])

    def _pay(self, player: int, card: Card, use: Use, numbers: Sequence[str]) -> bool:
        """Choose one of several ways to pay; False where another card is to be chosen."""
        choices = way_choices(self.words, use, self.screen.width)
        if numbers:
            if number_in(numbers[0], len(choices)) is not None:
                return self._taken(numbers[0], choices)
            self.screen.notify(self._refusal(numbers[0], len(choices)))
        edition = int(self.game.state.edition)
        lines = sheets.card_heading(self.words, card, edition, self.screen.width)
        lines += [line for choice in choices for line in choice.lines]
        self._offer(player, lines)
        while True:
            answer = self._ask(self.words("terminal-ask-way", keys=key_range(len(choices))))
            if not answer:
                self._show_hand(player)
                return False
            if not self._commanded(answer, player) and self._taken(answer, choices):
                return True

    # Showing

    def _chosen_lines(self, player: int) -> list[Text]:
        """What a player has chosen for this turn and may still change."""
        state = self.game.view(player).state
        cities = [player]
        if self._two_players and int(state.holder) == player:
            cities.append(FREE_CITY)
        lines: list[Text] = []
        for city in cities:
            action = int(state.commitments[city])
            if int(state.phase) not in AT_ONCE or action == GONE:
                continue
            said = self._committed(state, player, city, action)
            lines += wrapped(
                self.words("classic-terminal-chosen", choice=said), self.screen.width, 2
            )
        return lines

    def _committed(self, view: Any, player: int, city: int, action: int) -> str:
        """A choice in words, as it was offered before it was made."""
        before = copy_record(view)
        before.commitments[city] = GONE
        said = describe(before, player, action)
        return sentence(self.words.language, said, self.words.players)

    def _scene(self, player: int) -> Scene:
        hand = self.looking == player
        return scene_of(self.words, self.history, player, hand=hand)

    def _show_hand(self, player: int) -> None:
        seventh = int(self.game.state.phase) == Phase.SEVENTH
        below = self._prompt(player) if seventh else self._chosen_lines(player)
        self._show_table(player, below)

    def _show_table(self, player: int, below: Sequence[Text] = (), *, chosen: bool = False) -> None:
        """Draw the table on a fresh screen, and lines below it."""
        self.screen.clear()
        room = self.screen.room
        if room is not None:
            room -= len(below) + self.screen.noticed
        self.screen.show(table_lines(self._scene(player), self.screen.width, room, chosen=chosen))
        self.screen.say_notices()
        if self.unsaved:
            self._say_that_it_is_not_saved(self.unsaved)
        self.screen.show(below)

    def _report_age(self) -> None:
        """What the last turn of an Age brought, the conflicts, and the score so far."""
        words, width = self.words, self.screen.width
        title = words("classic-terminal-age-over", age=words("age", age=self.ended_age))
        self.ended_age = 0
        self.screen.clear()
        self.screen.show(
            [heading(f"Mirabilia · {words('classic-terminal-title')} · {title}", width)]
        )
        self._show_story()
        self.screen.say("")
        self.screen.show(Lookups(words, self.history, 0, width, hand=False).score())
        question = words("classic-terminal-go-on")
        while (answer := self._ask(question)) and self._commanded(answer, self.humans[0]):
            pass

    def _show_story(self) -> None:
        """The last turn and its conflicts."""
        events = recent_events(self.history)
        self.screen.show(turn_lines(self.words, events, self.screen.width, age_over=True))

    def _show_end(self) -> None:
        """The last turn, the score pad, and who won."""
        words, width = self.words, self.screen.width
        self.screen.clear()
        self.screen.show([heading(f"Mirabilia · {words('classic-terminal-title')}", width)])
        self._show_story()
        self.screen.say("")
        result = self.game.result
        assert result
        score = sheets.score_sheet(words, result.score, width, result.winners)
        self.screen.show(score)
        self.screen.say("")
        outcome = self.game.events[-1].sentence(words.language, words.players)
        self.screen.say(outcome, "bold")

    # Commands

    def _commanded(self, answer: str, player: int) -> bool:
        """Whether the answer was a command, which has then been carried out."""
        command, rest = as_command(answer)
        if command == "u":
            self._undo()
        elif command == "q":
            raise Left
        else:
            hand = self.looking == player
            lookups = Lookups(self.words, self.history, player, self.screen.width, hand=hand)
            lines = lookups.answer(command, rest)
            if lines is None:
                return False
            self._show_sheet(lines)
        return True
