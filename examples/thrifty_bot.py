import random

from mirabilia.game import Action, View


class ThriftyBot:
    """Takes what costs the fewest coins."""

    def __init__(self, seed: int | None = None) -> None:
        self.generator = random.Random(seed)

    def choose(self, view: View) -> Action:
        return min(view.legal(), key=lambda action: (price(action), self.generator.random()))


def price(action: Action) -> int:
    if action.document["type"] in ("discard", "sell", "take_back"):
        return 99  # only if there is nothing else
    return sum(action.document.get(key, 0) for key in ("price", "left", "right"))
