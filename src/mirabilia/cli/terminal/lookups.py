"""What a player can look up at any time: a card, the log, the score so far."""

from typing import Any

from rich.text import Text

from mirabilia.cli.terminal import sheets
from mirabilia.cli.terminal.answers import number_in
from mirabilia.cli.terminal.layout import styled, wrapped
from mirabilia.cli.terminal.moves import History
from mirabilia.cli.terminal.scene import answer_positions
from mirabilia.cli.terminal.structure import open_positions
from mirabilia.cli.terminal.words import Words
from mirabilia.duel.components import CARDS, Token
from mirabilia.duel.pantheon.components import God
from mirabilia.duel.vocabulary import AGE_OF_GODS

LOG_LENGTH = 15


class Lookups:
    """Answers in lines of a width."""

    def __init__(self, words: Words, history: History, width: int) -> None:
        self.words = words
        self.history = history
        self.game = history.game
        self.width = width

    def thing(self, wanted: str, player: int, view: Any) -> list[Text]:
        """A card by its number, or anything by its name; without either all that lie face up."""
        if not wanted:
            return sheets.face_up_sheet(self.words, view, self.width)
        positions = answer_positions(view) or open_positions(view)
        number = number_in(wanted, len(positions))
        found: list[sheets.Thing]
        if number is not None:
            position = positions[number - 1]
            if not view.face_up[position]:
                return [Text(self.words("obstacle-face-down"))]
            found = [CARDS[int(view.structure[position])]]
        else:
            found = sheets.find_things(self.words, wanted, pantheon=bool(view.pantheon))
        if not found:
            return [Text(self.words("terminal-unknown-name", name=wanted))]
        if len(found) > 1:
            names = ", ".join(self.words.name(thing) for thing in found)
            return wrapped(self.words("terminal-several-names", names=names), self.width)
        return self._described(found[0], player)

    def _described(self, thing: sheets.Thing, player: int) -> list[Text]:
        lines = sheets.entry(self.words, thing, self.width)
        if isinstance(thing, God) and int(self.game.state.age) < AGE_OF_GODS:
            # More would tell the other player at the screen what this one knows.
            said = self.words("obstacle-too-early")
            return lines + wrapped(styled(f"  {said}", "dim"), self.width, 2)
        if not isinstance(thing, Token):
            price = self.game.price(thing.name, player)
            said = " ".join(price.sentences(self.words.language, self.words.players))
            lines += wrapped(styled("  " + said, "dim"), self.width, 2)
        return lines

    def log(self, wanted: str) -> list[Text]:
        """The last moves, as many as wanted."""
        length = number_in(wanted, 999) or LOG_LENGTH
        return sheets.log_sheet(self.words, self.history.moves, self.width, length)

    def score(self) -> list[Text]:
        """The score pad as if the game ended now."""
        title = styled(self.words("terminal-score-now"), "bold underline")
        return [title, *sheets.score_sheet(self.words, self.game.score())]
