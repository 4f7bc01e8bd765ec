"""The words of a table of 7 Wonders: a language, the players' names, the cities."""

from typing import Any

from mirabilia.classic.components import BOARD_NAMES, WONDER_SIDES, Card, Side, side_of
from mirabilia.classic.vocabulary import FREE_CITY, Colour
from mirabilia.cli.terminal.words import Words
from mirabilia.notation.catalogue import slug, text


class TableWords(Words):
    """Looks up messages and names; called like a function for a message."""

    @property
    def cities(self) -> tuple[str, ...]:
        """What the cities are called: by their players, with two of them also the Free City."""
        if len(self.players) > FREE_CITY:
            return self.players
        return (*self.players, self("classic-free-city"))

    def card(self, card: Card) -> str:
        """The name of a card."""
        return self(f"classic-card-{slug(card.name)}")

    def board(self, board: str) -> str:
        """The name of a board."""
        return self(f"classic-board-{slug(board)}")

    def side(self, side: Side) -> str:
        """A side of a board in a word."""
        return self(f"classic-terminal-side-{slug(side.name)}")

    def board_of(self, state: Any, city: int) -> str:
        """The board of a city, with its side once that is known."""
        board = self.board(BOARD_NAMES[int(state.boards[city])])
        if int(state.sides[city]) < 0:
            return board
        return f"{board} {self.side(WONDER_SIDES[int(state.sides[city])])}"

    def letter(self, resource: str) -> str:
        """The letter that stands for a resource."""
        return self(f"classic-terminal-letter-{resource}")

    def kind_of(self, colour: Colour) -> str:
        """The kind of building that a colour means."""
        return self(f"classic-colour-{colour.name.lower()}")


def side_in(state: Any, city: int) -> Side:
    """The side of a city's board; until it is chosen the first, which produces the same."""
    if int(state.sides[city]) >= 0:
        return WONDER_SIDES[int(state.sides[city])]
    return side_of(int(state.edition), int(state.boards[city]), 0)


def names_of_players(language: str, players: int, humans: int) -> tuple[str, ...]:
    """What the players are called: people first, then bots, by number where there are several."""
    people = [text(language, "player", number=number) for number in range(1, humans + 1)]
    bots = [
        text(language, "classic-terminal-bot", number=number)
        for number in range(1, players - humans + 1)
    ]
    if len(people) == 1:
        people = [text(language, "terminal-human")]
    if len(bots) == 1:
        bots = [text(language, "terminal-bot")]
    return (*people, *bots)
