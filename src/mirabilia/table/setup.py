"""What is agreed on before the first move."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from mirabilia.notation.games import GAMES, notation
from mirabilia.table.clock import NO_CLOCK, Clock
from mirabilia.table.errors import TableError

OPEN = "open"
"""A seat for whoever joins; any other name in its place is a bot's."""
VISIBILITIES = ("link", "public")
SPECTATORS = ("public", "delayed", "none")
DEFAULT_STAND_IN = "architect"
_FIELDS = (
    "game",
    "options",
    "seats",
    "clock",
    "visibility",
    "spectators",
    "hints",
    "stand_in",
    "practice",
)


@dataclass(frozen=True)
class Setup:
    """A table as it was set up."""

    game: str
    options: Mapping[str, Any]
    """Every option with its value."""
    seats: tuple[str, ...]
    """For each seat OPEN or the name of a bot."""
    clock: Clock = NO_CLOCK
    visibility: str = "link"
    """Whether the lobby lists it, or only who has the link finds it."""
    spectators: str = "public"
    """What they see: what everybody knows now, the same some moves later, or nothing."""
    hints: bool = True
    """Whether a player may ask a bot for advice."""
    stand_in: str = DEFAULT_STAND_IN
    """The bot that takes the seat of somebody who leaves."""
    practice: bool = False
    """Whether it is played for practice: the deal may be known, and it counts for nothing."""

    @classmethod
    def read(cls, document: Any) -> Self:
        """The setup that a document means; what it leaves out has its default."""
        if not isinstance(document, dict):
            raise TableError("setup", "a setup is a document such as {'game': 'duel'}")
        if unknown := document.keys() - set(_FIELDS):
            raise TableError(
                "setup", f"a setup has no {min(unknown, key=str)!r}; it has {', '.join(_FIELDS)}"
            )
        game = _one_of("game", document.get("game"), GAMES)
        options, places = _options(game, document.get("options", {}))
        return cls(
            game=game,
            options=options,
            seats=_seats(document.get("seats", [OPEN] * places), places),
            clock=Clock.read(document.get("clock", {"kind": "none"})),
            visibility=_one_of("visibility", document.get("visibility", "link"), VISIBILITIES),
            spectators=_one_of("spectators", document.get("spectators", "public"), SPECTATORS),
            hints=_flag("hints", document.get("hints", True)),
            stand_in=_name("stand_in", document.get("stand_in", DEFAULT_STAND_IN)),
            practice=_flag("practice", document.get("practice", False)),
        )

    def document(self) -> dict[str, Any]:
        """The setup as a document that `read` takes."""
        return {
            "game": self.game,
            "options": dict(self.options),
            "seats": list(self.seats),
            "clock": self.clock.document(),
            "visibility": self.visibility,
            "spectators": self.spectators,
            "hints": self.hints,
            "stand_in": self.stand_in,
            "practice": self.practice,
        }


def _options(game: str, given: Any) -> tuple[dict[str, Any], int]:
    """All options of a game, and its number of seats."""
    if not isinstance(given, dict) or not all(isinstance(name, str) for name in given):
        raise TableError("setup", "options are a document of names and values")
    rules = notation(game).rules
    try:
        chosen = rules.options(**given)
        return dict(vars(chosen)), int(rules.seats(rules.blank(chosen)))
    except (TypeError, ValueError) as error:
        raise TableError("setup", f"options: {error}") from error


def _seats(given: Any, places: int) -> tuple[str, ...]:
    if not isinstance(given, list) or len(given) != places:
        raise TableError(
            "setup", f"seats is a list of {places}, each {OPEN!r} or the name of a bot"
        )
    return tuple(_name("seats", seat) for seat in given)


def _one_of(name: str, value: Any, allowed: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise TableError("setup", f"{name} is {value!r}; allowed are {', '.join(allowed)}")
    return value


def _flag(name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise TableError("setup", f"{name} is {value!r}; allowed are true and false")
    return value


def _name(name: str, value: Any) -> str:
    if not isinstance(value, str) or not value:
        raise TableError("setup", f"{name} has {value!r}; a name is needed")
    return value
