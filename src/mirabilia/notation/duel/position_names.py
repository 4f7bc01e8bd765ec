"""The names in a position: each must exist, belong to the game, and stand in one place only."""

from typing import Any

from mirabilia.duel.components import (
    CARD_BY_NAME,
    GUILD_AGE,
    TEMPLE_AGE,
    TOKEN_BY_NAME,
    WONDER_BY_NAME,
)
from mirabilia.duel.pantheon.components import GOD_BY_NAME, OFFERING_VALUES
from mirabilia.notation.documents import DocumentError


class Names:
    """Finds things by name, and remembers where each was named."""

    def __init__(self, pantheon: bool) -> None:
        self.pantheon = pantheon
        self.named: dict[str, str] = {}  # what is named already, and where

    def card(self, name: str, field: str) -> int:
        """The number of a card."""
        card = self._find(CARD_BY_NAME, name, field, "card")
        if card.age == GUILD_AGE and self.pantheon:
            raise DocumentError(
                field, f"{name} is a guild; with Pantheon Grand Temples join Age III"
            )
        if card.age == TEMPLE_AGE and not self.pantheon:
            raise DocumentError(field, f"{name} is a Grand Temple, which only Pantheon has")
        return int(card.id)

    def wonder(self, name: str, field: str) -> int:
        """The number of a wonder."""
        return self._of_set(self._find(WONDER_BY_NAME, name, field, "wonder"), field)

    def token(self, name: str, field: str) -> int:
        """The number of a progress token."""
        return self._of_set(self._find(TOKEN_BY_NAME, name, field, "progress token"), field)

    def god(self, name: str, field: str) -> int:
        """The number of a god, or of the Gate."""
        return int(self._find(GOD_BY_NAME, name, field, "god").id)

    def offering(self, value: int, field: str) -> int:
        """The number of the offering token of a value."""
        self._once(f"offering {value}", f"the offering token of {value}", field)
        return [int(each) for each in OFFERING_VALUES].index(value)

    def _find(self, things: dict[str, Any], name: str, field: str, kind: str) -> Any:
        if name not in things:
            raise DocumentError(field, f"there is no {kind} {name!r}")
        self._once(f"{kind} {name}", name, field)
        return things[name]

    def _once(self, key: str, name: str, field: str) -> None:
        if key in self.named:
            raise DocumentError(field, f"{name} is already in {self.named[key]}")
        self.named[key] = field

    def _of_set(self, thing: Any, field: str) -> int:
        if thing.pantheon and not self.pantheon:
            raise DocumentError(field, f"{thing.name} belongs to Pantheon, which is not played")
        return int(thing.id)
