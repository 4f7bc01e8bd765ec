"""The names in a position: each must exist, and no card may be there more often than in the box."""

from collections import Counter

from mirabilia.classic.components import (
    BOARD_NAMES,
    CARD_BY_NAME,
    CARDS,
    GUILDS,
    SIDE_NAMES,
    deck_of,
    guilds_in_play,
)
from mirabilia.classic.options import EDITION_NAMES
from mirabilia.classic.vocabulary import AGES, Edition
from mirabilia.notation.documents import DocumentError


def listed(names: object) -> str:
    """The names that are allowed, for an error."""
    assert isinstance(names, list | tuple | range)
    return ", ".join(str(name) for name in names) or "none"


class Names:
    """Finds things by name, and keeps count of the copies of each card still to be named."""

    def __init__(self, edition: int, cities: int) -> None:
        self.edition = edition
        self.cities = cities
        self.decks = [Counter(deck_of(edition, cities, age)) for age in range(1, AGES + 1)]
        self.left = [Counter(deck) for deck in self.decks]
        self.guilds_left = [int(guild) for guild in GUILDS[edition]]
        self.guilds_named = 0

    def board(self, name: str, field: str) -> int:
        """The number of a board."""
        if name not in BOARD_NAMES:
            raise DocumentError(
                field, f"there is no board {name!r}; there are {listed(BOARD_NAMES)}"
            )
        return BOARD_NAMES.index(name)

    def side(self, name: str, field: str) -> int:
        """Which side of a board a name means."""
        names = SIDE_NAMES[self.edition]
        if name not in names:
            raise DocumentError(field, f"is {name!r}; in this edition it is one of {listed(names)}")
        return names.index(name)

    def card(self, name: str, field: str) -> int:
        """The number of a card of this edition."""
        if name not in CARD_BY_NAME:
            raise DocumentError(field, f"there is no card {name!r}")
        card = CARD_BY_NAME[name]
        if Edition(self.edition) not in card.faces:
            edition = EDITION_NAMES[self.edition]
            raise DocumentError(field, f"{name} is not a card of the {edition} edition")
        return card.id

    def dealt(self, name: str, age: int, field: str) -> int:
        """The number of a card that is dealt in an Age with as many cities; Ages from 0."""
        card = self.card(name, field)
        guild = age == AGES - 1 and CARDS[card].is_guild
        if not guild and card not in self.decks[age]:
            copies = CARDS[card].faces[Edition(self.edition)].copies
            among = f" with {self.cities} cities" if age + 1 in copies else ""
            raise DocumentError(field, f"{name} is not dealt in Age {age + 1}{among}")
        return card

    def take(self, name: str, age: int, field: str) -> int:
        """The number of a card of an Age; one copy of it less is left to be named."""
        card = self.dealt(name, age, field)
        if CARDS[card].is_guild:
            if card not in self.guilds_left:
                raise DocumentError(field, f"{name} is already elsewhere; there is 1")
            most = guilds_in_play(self.cities)
            if self.guilds_named == most:
                raise DocumentError(field, f"{name} is a guild too many; {most} are in play")
            self.guilds_left.remove(card)
            self.guilds_named += 1
            return card
        if not self.left[age][card]:
            copies = self.decks[age][card]
            raise DocumentError(
                field,
                f"{name} is already elsewhere; with {self.cities} cities"
                f" Age {age + 1} has {copies} of it",
            )
        self.left[age][card] -= 1
        return card

    def is_left(self, card: int, age: int) -> bool:
        """Whether a copy of a card is still to be named."""
        if CARDS[card].is_guild:
            return card in self.guilds_left and self.guilds_named < guilds_in_play(self.cities)
        return self.left[age][card] > 0
