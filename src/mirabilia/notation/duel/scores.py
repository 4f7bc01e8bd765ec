"""The score pad and the result of a Duel game as documents."""

from typing import Any

import numpy as np

from mirabilia.duel.scorepad import ENDINGS
from mirabilia.duel.victory import count_points
from mirabilia.duel.vocabulary import PLAYERS, Category, Victory
from mirabilia.engine.record import copy_record

_PANTHEON_ROWS = (Category.TEMPLES, Category.GODS)
_BASE_ROWS = tuple(row for row in Category if row not in _PANTHEON_ROWS)


def score(state: Any) -> list[dict[str, int]]:
    """Each player's rows of the score pad and the total, as if the game ended now."""
    counted = copy_record(state)
    count_points(counted)
    shown = [(row.name.lower(), int(row)) for row in rows(state)]
    return [
        {name: column[row] for name, row in shown} | {"total": sum(column)}
        for column in counted.points.tolist()
    ]


def rows(state: Any) -> tuple[Category, ...]:
    """The rows of the score pad that this game needs: only Pantheon has temples and gods."""
    return tuple(Category) if state.pantheon else _BASE_ROWS


def result(state: Any) -> dict[str, Any]:
    """How the game ended."""
    winner = int(state.winner)
    return {
        "victory": Victory(int(state.victory)).name.lower(),
        "winner": None if winner < 0 else winner,
        "winners": list(range(PLAYERS)) if winner < 0 else [winner],
    }


def tally(states: Any) -> dict[str, Any]:
    """Winners, victories and scores of many finished games, by order of play."""
    first = states["first_player"].astype(np.int64)
    winner = states["winner"].astype(np.int64)
    totals = states["points"].sum(axis=2, dtype=np.int64)
    games = np.arange(len(states))
    return {
        "place_of_winner": np.where(winner < 0, -1, winner ^ first),
        "victory": np.array(("none", *ENDINGS))[states["victory"]],
        "score": np.stack([totals[games, first], totals[games, 1 - first]], axis=1),
    }
