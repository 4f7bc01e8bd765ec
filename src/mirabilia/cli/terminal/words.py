"""The words of one table: a language and the players' names."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mirabilia.classic.vocabulary import MOST_PLAYERS
from mirabilia.duel.components import Card, Token, Wonder
from mirabilia.duel.pantheon.components import God
from mirabilia.duel.vocabulary import Colour, Mythology, Symbol
from mirabilia.notation.catalogue import LANGUAGES, slug, text


@dataclass(frozen=True)
class Words:
    """Looks up messages and names in a language; called like a function for a message."""

    language: str
    players: tuple[str, ...]

    def __call__(self, message: str, /, **arguments: Any) -> str:
        return text(self.language, message, **arguments)

    def name(self, thing: Card | Wonder | Token | God) -> str:
        """The name of a card, wonder, progress token or god."""
        kind = {Card: "card", Wonder: "wonder", Token: "progress", God: "god"}[type(thing)]
        return self(f"{kind}-{slug(thing.name)}")

    def letter(self, resource: str) -> str:
        """The letter that stands for a resource."""
        return self(f"terminal-letter-{resource}")

    def colour(self, colour: Colour) -> str:
        """The kind of building that a colour means."""
        return self(f"colour-{colour.name.lower()}")

    def symbol(self, symbol: Symbol) -> str:
        """A scientific symbol in a word."""
        return self(f"terminal-symbol-{symbol.name.lower()}")

    def mythology(self, mythology: int) -> str:
        """A mythology in as few characters as possible."""
        return self(f"terminal-mythology-{Mythology(mythology).name.lower()}")


_USUAL_NAMES: tuple[tuple[str, dict[str, int]], ...] = (
    ("terminal-human", {}),
    ("terminal-bot", {}),
    *(
        (message, {"number": number})
        for message in ("player", "classic-terminal-bot")
        for number in range(1, MOST_PLAYERS + 1)
    ),
)


def language_of_environment() -> str:
    """Ukrainian or Russian where the environment asks for it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wish = os.environ.get(variable, "")
        if wish:
            return wish[:2] if wish[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def names_in(language: str, names: Sequence[str]) -> tuple[str, ...]:
    """Recorded names in a language, where they are those of humans and bots in another."""
    known = {
        text(other, message, **number): text(language, message, **number)
        for other in LANGUAGES
        for message, number in _USUAL_NAMES
    }
    return tuple(known.get(name, name) for name in names)


def player_names(language: str, *, two_humans: bool, seat: int) -> tuple[str, ...]:
    """What the players are called: two humans by number, else human and bot."""
    if two_humans:
        return tuple(text(language, "player", number=number) for number in (1, 2))
    names = [text(language, "terminal-human"), text(language, "terminal-bot")]
    return tuple(names if seat == 0 else reversed(names))
