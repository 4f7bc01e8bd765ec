"""Games of random moves that tend to end by a supremacy."""

import random
from collections.abc import Iterator
from typing import Any

from mirabilia.duel import actions
from mirabilia.duel.components import CARDS
from mirabilia.duel.vocabulary import Colour, Decision
from support.duel import A, Table, fresh


def eager_game(seed: int, colour: Colour, **options: Any) -> Iterator[Table]:
    """A game of random moves in which A builds every card of a colour, and B none if possible."""
    chance = random.Random(seed)
    table = fresh(seed, **options)
    while legal := table.legal():
        wished = legal
        if table.decision is Decision.TURN:
            builds = {
                action
                for action in legal
                if action < actions.DISCARD
                and CARDS[int(table.state.structure[action])].colour is colour
            }
            wished = sorted(builds) if table.decider == A else sorted({*legal} - builds)
        yield table.do(chance.choice(wished or legal))
