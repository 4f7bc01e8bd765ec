"""The bot that tries every action in many imagined games: flat Monte Carlo.

Each trial draws a world that could be behind the view, takes the action there and lets all
play on at random. All actions are tried in the same worlds. Trials come in rounds;
after each, actions that are clearly worse than the best are tried no more.
"""

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt

import numpy as np

from mirabilia.bots.options import options
from mirabilia.engine.contract import WIN
from mirabilia.engine.random import SEED_LIMIT
from mirabilia.game import Action, View
from mirabilia.notation.games import notation

DEFAULT_MILLISECONDS = 500
LONGEST_ROUND = 256
CLEARLY = 3.0  # standard errors of the difference that make an action clearly worse


@dataclass
class Candidate:
    """An action and how its trials went."""

    action: Action
    trials: int = 0
    won: int = 0

    @property
    def mean(self) -> float:
        """Share of games won, shared victories counted half."""
        return self.won / (WIN * self.trials) if self.trials else 0.0

    @property
    def variance(self) -> float:
        """Of the mean; one win and one loss are added, so that a clean record is not certainty."""
        share = (self.won / WIN + 1) / (self.trials + 2)
        return share * (1 - share) / (self.trials + 2)

    def clearly_worse_than(self, best: "Candidate") -> bool:
        """Whether chance alone hardly explains the difference."""
        return best.mean - self.mean > CLEARLY * sqrt(best.variance + self.variance)


class RolloutBot:
    """Takes the action that won most of its imagined games.

    Thinks for so many milliseconds; or, given a number of simulations, for so many games in
    all: then the same seed gives the same choices.
    """

    def __init__(
        self,
        seed: int | None = None,
        milliseconds: int = DEFAULT_MILLISECONDS,
        simulations: int | None = None,
    ) -> None:
        if milliseconds < 0:
            raise ValueError(f"milliseconds is {milliseconds}; at least 0 are needed")
        if simulations is not None and simulations < 1:
            raise ValueError(f"simulations is {simulations}; at least 1 is needed")
        self._generator = random.Random(seed)
        self._milliseconds = milliseconds
        self._simulations = simulations

    def choose(self, view: View) -> Action:
        """The legal action with the best mean result."""
        rivals = [Candidate(action) for action in options(view)]
        if len(rivals) > 1:
            rivals = self._best_of(view, rivals)
        return max(rivals, key=lambda rival: rival.mean).action

    def _best_of(self, view: View, rivals: list[Candidate]) -> list[Candidate]:
        """Spend the budget on rounds of trials; give those that are not clearly worse."""
        rules = notation(view.game).rules
        scratch = np.zeros(1, rules.dtype)
        found = np.zeros(rules.most_legal, np.int16)
        within_budget = self._budget()
        for trials in _round_lengths():
            seed = self._generator.randrange(SEED_LIMIT - LONGEST_ROUND)
            for rival in rivals:
                if not within_budget(trials) and rival.trials:  # each is tried at least once
                    return rivals
                rival.won += rules.try_action(
                    view.state, view.player, rival.action.number, seed, trials, scratch, found
                )
                rival.trials += trials
            best = max(rivals, key=lambda rival: rival.mean)
            rivals = [rival for rival in rivals if not rival.clearly_worse_than(best)]
            if len(rivals) == 1:
                break
        return rivals

    def _budget(self) -> Callable[[int], bool]:
        """A question `within_budget(trials)`: may as many trials still be made?"""
        if self._simulations is None:
            deadline = time.monotonic() + self._milliseconds / 1000
            return lambda trials: time.monotonic() < deadline
        left = self._simulations

        def within_budget(trials: int) -> bool:
            nonlocal left
            left -= trials
            return left >= 0

        return within_budget


def _round_lengths() -> Iterator[int]:
    """Short rounds first: bad actions are found out early."""
    trials = 1
    while True:
        yield trials
        trials = min(2 * trials, LONGEST_ROUND)
