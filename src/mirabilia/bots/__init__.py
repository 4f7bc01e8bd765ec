"""Bots: players that get a view, never the hidden truth.

>>> from mirabilia import bots
>>> bot = bots.make("random", seed=1)
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from mirabilia.game import Action, View


class Bot(Protocol):
    """Anything that chooses one of a view's legal actions."""

    def choose(self, view: "View") -> "Action":
        """The action to take now."""


@dataclass(frozen=True)
class BotKind:
    """A kind of bot: what it does, in a line, and how to make one."""

    description: str
    make: Callable[..., Bot]
    """make(seed=None, **budget)"""


def _random(**arguments: Any) -> Bot:
    from mirabilia.bots.chance import RandomBot

    return RandomBot(**arguments)


def _rollout(**arguments: Any) -> Bot:
    from mirabilia.bots.rollout import RolloutBot

    return RolloutBot(**arguments)


BOTS: dict[str, BotKind] = {
    "rollout": BotKind("plays many games to their end at random and takes what won most", _rollout),
    "random": BotKind("takes any legal action, all alike", _random),
}
"""Every bot by name. Its code is brought in when one is made."""


def make(name: str, **arguments: Any) -> Bot:
    """A bot by name. A name nobody knows is a ValueError that lists the known ones."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name].make(**arguments)
