"""Random games to walk through."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from mirabilia.duel import actions
from support.duel import Table, fresh

Walk = Callable[..., Iterator[Table]]


@pytest.fixture(scope="session")
def walk() -> Walk:
    """walk(seed, **options): the table before each decision of a random game, and at its end."""

    def walk(seed: int, **options: Any) -> Iterator[Table]:
        table, chance = fresh(seed, **options), Random(seed)
        while not table.victory:
            yield table
            offered = table.legal()
            playing = [a for a in offered if not actions.DISCARD <= a < actions.WONDER]
            table.do(chance.choice(playing if playing and chance.random() < 0.6 else offered))
        yield table

    return walk
