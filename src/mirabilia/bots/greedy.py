"""The bot that takes what looks best at once, and says why."""

import random
from math import exp

import numpy as np

from mirabilia.bots.judgement import PARTS, POINT, Part
from mirabilia.bots.judgements import judgement
from mirabilia.bots.options import options
from mirabilia.bots.reasons import Choice, explanation
from mirabilia.game import Action, View


class GreedyBot:
    """Takes the action that its game's judgement values most; ties by chance.

    With some carelessness, in points, an action that is worth as much less is taken less often,
    by a factor of e. A careless bot thinks of its own side alone: it takes a victory at once,
    but minds neither what it takes from others nor what it leaves them.
    """

    def __init__(self, seed: int | None = None, carelessness: float = 0.0) -> None:
        if not carelessness >= 0:
            raise ValueError(f"carelessness is {carelessness}; at least 0 points are needed")
        self._generator = random.Random(seed)
        self._carelessness = carelessness
        self._chosen: tuple[View, Action] | None = None

    def choose(self, view: View) -> Action:
        """The legal action with the greatest sum of parts, or nearly so."""
        choices = self._appraised(view)
        worths = [self._worth(choice) for choice in choices]
        best = max(worths)
        if self._carelessness:
            scale = self._carelessness * POINT
            chances = [exp((worth - best) / scale) for worth in worths]
            choice = self._generator.choices(choices, chances)[0]
        else:
            tied = [c for c, worth in zip(choices, worths, strict=True) if worth == best]
            choice = self._generator.choice(tied)
        self._chosen = view, choice.action
        return choice.action

    def explain(self, view: View, language: str = "en") -> str:
        """A sentence that says why: of the choice just made from this view, or of the best."""
        choices = self._appraised(view)
        best = max(choices, key=self._worth)
        if self._chosen and self._chosen[0] == view:
            taken = self._chosen[1]
            best = next(choice for choice in choices if choice.action == taken)
        return explanation(language, best, choices)

    def _appraised(self, view: View) -> list[Choice]:
        """The legal actions, each with what it is good for."""
        judged = judgement(view.game)
        actions = options(view)
        found = np.zeros(judged.rules.most_legal, np.int16)
        parts = np.zeros((judged.rules.most_legal, PARTS), np.int32)
        count = judged.rules.legal(view.state, view.player, found)
        if found[count - 1] == judged.retract:
            count -= 1
        judged.appraise(view.state, view.player, found, count, parts)
        return [
            Choice(action, {part: int(parts[number, part]) for part in Part})
            for number, action in enumerate(actions)
        ]

    def _worth(self, choice: Choice) -> int:
        """The sum of an action's parts, as far as this bot minds them."""
        if self._carelessness:
            return choice.worth - choice.parts[Part.DENIAL]
        return choice.worth
