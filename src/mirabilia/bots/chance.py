"""The bot that takes any legal action, all alike."""

import random

from mirabilia.bots.options import options
from mirabilia.game import Action, View


class RandomBot:
    """Chooses uniformly at random; the same with the same seed."""

    def __init__(self, seed: int | None = None) -> None:
        self._generator = random.Random(seed)

    def choose(self, view: View) -> Action:
        """Any of the legal actions."""
        return self._generator.choice(options(view))
