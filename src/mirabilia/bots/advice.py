"""What a search found out: the chances of every action, and how the game may go on."""

from dataclasses import dataclass
from typing import Any

from mirabilia.game import Action


@dataclass(frozen=True)
class Option:
    """One legal action and what the search thinks of it."""

    action: Action
    win: float
    """Estimated probability of winning with it; a shared victory counts its share."""
    error: float
    """Standard error of that estimate."""
    share: float
    """Of all simulations, how many took it first."""
    margin: float
    """Expected points ahead of the best other player at the end."""

    def to_dict(self) -> dict[str, Any]:
        """The option as a JSON document."""
        return {
            "action": self.action.to_dict(),
            "number": self.action.number,
            "win": round(self.win, 4),
            "error": round(self.error, 4),
            "share": round(self.share, 4),
            "margin": round(self.margin, 2),
        }


@dataclass(frozen=True)
class Advice:
    """All options of one decision, the best first."""

    options: list[Option]
    line: list[Action]
    """The principal line: the best action, then what is expected of those who decide next."""
    simulations: int
    seconds: float

    @property
    def best(self) -> Option:
        """The option to take."""
        return self.options[0]

    @property
    def win(self) -> float:
        """The estimated probability of winning from here, playing the best option."""
        return self.best.win

    def to_dict(self) -> dict[str, Any]:
        """The advice as a JSON document."""
        return {
            "win": round(self.win, 4),
            "options": [option.to_dict() for option in self.options],
            "line": [{"player": a.player, **a.to_dict()} for a in self.line],
            "simulations": self.simulations,
            "seconds": round(self.seconds, 4),
        }
