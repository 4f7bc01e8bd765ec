"""Who judges the decisions of a played game: first a search, then a second look.

A search spends its simulations on what looks good, so it knows little about a move that does not.
The second look tries just two actions, the best and the one that was played, equally often.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from mirabilia.bots import advise
from mirabilia.bots.advice import Advice, Option
from mirabilia.bots.search import SearchBot
from mirabilia.game import Action, View

_APART = 1 << 32  # between the seeds of both looks at a move, which so see other worlds


class Advisor(Protocol):
    """Anything that knows what actions are worth."""

    def advise(self, view: View, number: int) -> Advice:
        """The chances of every action, for the move of this number."""

    def compare(self, view: View, number: int, actions: Sequence[Action]) -> list[Option]:
        """The chances of these actions alone, in their order, each as sure as the others."""


@dataclass(frozen=True)
class SearchAdvisor:
    """Judges by so many simulations; the same seed gives the same judgement."""

    simulations: int
    seed: int = 0

    def advise(self, view: View, number: int) -> Advice:
        """The search that bots make."""
        return advise(view, simulations=self.simulations, seed=self.seed + number)

    def compare(self, view: View, number: int, actions: Sequence[Action]) -> list[Option]:
        """The search of these actions alone."""
        bot = SearchBot(self.seed + number + _APART, self.simulations, closely=True)
        return bot.compare(view, actions)
