"""What the rulebook tests share besides the positions of `support.duel`."""

import random
from collections.abc import Callable, Iterator

import pytest

from support.duel import Table, fresh

RandomGame = Callable[[int], Iterator[Table]]


@pytest.fixture
def random_game() -> RandomGame:
    """random_game(seed): a whole game of random moves, seen at its deal and after each move."""

    def play(seed: int) -> Iterator[Table]:
        chooser = random.Random(seed)
        table = fresh(seed)
        yield table
        while legal := table.legal():
            yield table.do(chooser.choice(legal))

    return play
