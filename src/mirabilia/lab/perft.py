"""Perft: how many sequences of actions a position allows, by length.

Counts from fixed positions pin the rules down: a change in legality anywhere shows in them.
"""

from typing import Any

import numpy as np

from mirabilia.engine.contract import Rules
from mirabilia.engine.record import copy_record
from mirabilia.game import Game
from mirabilia.notation.games import notation


def perft(game: Game, depth: int) -> int:
    """The number of action sequences of this length; shorter ones count if the game ends."""
    if depth < 0:
        raise ValueError(f"depth is {depth}; allowed are 0 and more")
    return _count(notation(game.name).rules, game.state, depth)


def divide(game: Game, depth: int) -> dict[str, int]:
    """The same, split by the first action."""
    rules = notation(game.name).rules
    counts = {}
    for action in game.legal():
        following = copy_record(game.state)
        rules.apply(following, action.player, action.number, None)
        counts[f"{action.number} {action}"] = _count(rules, following, depth - 1)
    return counts


def _count(rules: Rules, state: Any, depth: int) -> int:
    """Players who decide at the same time are taken in the order of their seats."""
    if depth == 0 or rules.is_over(state):
        return 1
    player = next(seat for seat in range(rules.seats(state)) if rules.owes(state, seat))
    found = np.zeros(rules.most_legal, np.int16)
    count = rules.legal(state, player, found)
    if depth == 1:
        return int(count)
    total = 0
    for action in found[:count].tolist():
        following = copy_record(state)
        rules.apply(following, player, action, None)
        total += _count(rules, following, depth - 1)
    return total
