"""What the rulebook tests share besides the positions of `support.duel`."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from support.duel import Table, fresh

RandomGame = Callable[..., Iterator[Table]]


@pytest.fixture
def random_game() -> RandomGame:
    """random_game(seed, **options): a game of random moves, at its deal and after each move."""

    def play(seed: int, **options: Any) -> Iterator[Table]:
        chooser = random.Random(seed)
        table = fresh(seed, **options)
        yield table
        while legal := table.legal():
            yield table.do(chooser.choice(legal))

    return play
