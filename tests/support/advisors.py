"""Advisors for tests: they know what actions are worth because it is given."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from mirabilia.bots.advice import Advice, Option
from mirabilia.bots.options import options
from mirabilia.game import Action, View

Worth = Callable[[View, Action], float]


@dataclass
class StubAdvisor:
    """Gives every action the worth that a function says, and notes what it was asked."""

    worth: Worth
    error: float = 0.01
    asked: list[View] = field(default_factory=list)
    compared: list[list[int]] = field(default_factory=list)

    def advise(self, view: View, number: int) -> Advice:
        self.asked.append(view)
        found = [self._option(view, action) for action in options(view)]
        found.sort(key=lambda option: (-option.win, option.action.number))
        return Advice(options=found, line=[found[0].action], simulations=1, seconds=0.0)

    def compare(self, view: View, number: int, actions: Sequence[Action]) -> list[Option]:
        self.compared.append([action.number for action in actions])
        return [self._option(view, action) for action in actions]

    def _option(self, view: View, action: Action) -> Option:
        return Option(action, self.worth(view, action), self.error, 0.5, 0.0)


def even(view: View, action: Action) -> float:
    """All actions are alike."""
    return 0.5
