"""What a player can look up at any time, in lines of a width."""

from typing import Any

from rich.text import Text

from mirabilia.classic.components import CARDS, Card
from mirabilia.classic.trade import left_of, right_of
from mirabilia.classic.vocabulary import Colour, Phase
from mirabilia.cli.terminal.answers import number_in
from mirabilia.cli.terminal.classic import sheets
from mirabilia.cli.terminal.classic.cities import unit_price
from mirabilia.cli.terminal.classic.hand import cards_in_hand
from mirabilia.cli.terminal.classic.scene import scene_of
from mirabilia.cli.terminal.classic.signs import LEFT, RIGHT, SIGN
from mirabilia.cli.terminal.classic.turns import log_lines, turns_of
from mirabilia.cli.terminal.classic.words import TableWords
from mirabilia.cli.terminal.layout import styled, wrapped
from mirabilia.cli.terminal.moves import History
from mirabilia.cli.terminal.signs import COIN

TURNS_TOLD = 2


class Lookups:
    """Answers for a viewer; without `hand` nothing that only the viewer may know."""

    def __init__(
        self, words: TableWords, history: History, viewer: int, width: int, *, hand: bool
    ) -> None:
        self.words = words
        self.history = history
        self.game = history.game
        self.viewer = viewer
        self.width = width
        self.hand = hand
        self.view: Any = history.game.view(viewer).state

    def answer(self, command: str, rest: str) -> list[Text] | None:
        """The lines that a command asks for; None where it asks for none."""
        match command:
            case "?" | "h":
                return sheets.help_sheet(self.words, self.width, two_players=self._two_players)
            case "c":
                return self.thing(rest)
            case "p":
                return self.price(rest)
            case "b":
                scene = scene_of(self.words, self.history, self.viewer, hand=False)
                return sheets.cities_sheet(scene, self.width)
            case "w":
                return sheets.boards_sheet(self.words, self.view, self.width)
            case "d":
                viewer = self.viewer if self.hand else None
                return sheets.discard_sheet(self.words, self.view, self.width, viewer)
            case "l":
                return self.log(rest)
            case "s":
                return self.score()
        return None

    @property
    def _two_players(self) -> bool:
        return int(self.view.players) < int(self.view.cities)

    @property
    def _edition(self) -> int:
        return int(self.view.edition)

    def _cards(self) -> list[Card]:
        """The cards that are numbered now."""
        if not self.hand or int(self.view.phase) not in (Phase.TURN, Phase.SEVENTH):
            return []
        return [CARDS[card] for card in cards_in_hand(self.view, self.viewer)]

    def thing(self, wanted: str) -> list[Text]:
        """A card by its number, or a card or board by its name; without either the hand."""
        if not wanted:
            if not self._cards():
                return [Text(self.words("classic-terminal-no-hand"))]
            return [
                line
                for card in self._cards()
                for line in sheets.card_entry(self.words, card, self._edition, self.width)
            ]
        found = self._found(wanted)
        if isinstance(found, list):
            return found
        if isinstance(found, str):
            return sheets.board_entry(self.words, found, self._edition, self.width)
        return sheets.card_entry(self.words, found, self._edition, self.width) + (
            self._price_lines(found.name) if self.hand else []
        )

    def _found(self, wanted: str) -> Card | str | list[Text]:
        """The one card or board that is meant; else what to say."""
        cards = self._cards()
        number = number_in(wanted, len(cards))
        if number is not None:
            return cards[number - 1]
        found = sheets.find_things(self.words, wanted, self._edition)
        if not found:
            return wrapped(self.words("terminal-unknown-name", name=wanted), self.width)
        if len(found) > 1:
            names = ", ".join(
                self.words.board(thing) if isinstance(thing, str) else self.words.card(thing)
                for thing in found
            )
            return wrapped(self.words("terminal-several-names", names=names), self.width)
        return found[0]

    def price(self, wanted: str) -> list[Text]:
        """The price of a card in every way, or of units and the next stage."""
        if not self.hand:
            return [Text(self.words("classic-terminal-no-hand"))]
        if not wanted:
            return [*self._unit_prices(), *self._stage_price()]
        found = self._found(wanted)
        if isinstance(found, list):
            return found
        if isinstance(found, str):
            return sheets.board_entry(self.words, found, self._edition, self.width)
        title = sheets.card_title(self.words, found, self._edition)
        return [title, *self._price_lines(found.name)]

    def _price_lines(self, name: str) -> list[Text]:
        said = self.game.price(name, self.viewer).sentences(self.words.language, self.words.players)
        return [
            line for each in said for line in wrapped(styled(f"  {each}", "dim"), self.width, 4)
        ]

    def _unit_prices(self) -> list[Text]:
        """What a unit costs, by neighbour and class."""
        lines = []
        for sign, neighbour in ((LEFT, left_of), (RIGHT, right_of)):
            city = self.words.cities[int(neighbour(self.view, self.viewer))]
            raw, goods = (
                f"{SIGN[colour]} {unit_price(self.view, self.viewer, sign, goods)}{COIN}"
                for goods, colour in ((False, Colour.BROWN), (True, Colour.GREY))
            )
            lines.append(styled(f"{sign} {city}", "bold") + Text(f"  {raw}  {goods}"))
        return lines

    def _stage_price(self) -> list[Text]:
        stage = self.game.price("stage", self.viewer).price.stage
        said = self.words("classic-terminal-stage")
        if stage is not None:
            said = self.words("classic-stage", stage=stage)
        return [styled(said, "bold"), *self._price_lines("stage")]

    def log(self, wanted: str) -> list[Text]:
        """The last turns, as many as wanted."""
        turns = turns_of(self.history)
        if not turns:
            return [Text(self.words("terminal-no-log"))]
        count = number_in(wanted, 999) or TURNS_TOLD
        return log_lines(self.words, turns[-count:], self.width)

    def score(self) -> list[Text]:
        """The score pad as if the game ended now."""
        title = styled(self.words("terminal-score-now"), "bold underline")
        return [title, *sheets.score_sheet(self.words, self.game.score(), self.width)]
