"""The score pad and the result of a game of 7 Wonders as documents."""

from typing import Any

import numpy as np

from mirabilia.classic.victory import count_points
from mirabilia.classic.vocabulary import Category
from mirabilia.engine.record import copy_record

VICTORIES = ("points", "coins")
"""The ways to win: by points, or by coins where points are equal."""

_ROWS = [row.name.lower() for row in Category]


def score(state: Any) -> list[dict[str, int]]:
    """Each city's rows of the score pad and the total, as if the game ended now.

    With two players the third column is the Free City's.
    """
    counted = copy_record(state)
    count_points(counted)
    columns = counted.points[: int(state.cities)].tolist()
    return [dict(zip(_ROWS, column, strict=True)) | {"total": sum(column)} for column in columns]


def result(state: Any) -> dict[str, Any]:
    """How the game ended."""
    players = range(int(state.players))
    won = int(state.winners)
    winners = [player for player in players if won >> player & 1]
    totals = [column["total"] for column in score(state)][: len(players)]
    tied = totals.count(max(totals)) > 1
    return {
        "victory": "coins" if tied else "points",
        "winner": winners[0] if len(winners) == 1 else None,
        "winners": winners,
    }


def tally(states: Any) -> dict[str, Any]:
    """Winners, victories and scores of many finished games, by seat."""
    players = int(states["players"][0])
    totals = states["points"].sum(axis=2, dtype=np.int64)[:, :players]
    won = (states["winners"][:, None] >> np.arange(players)) & 1
    tied = (totals == totals.max(axis=1, keepdims=True)).sum(axis=1) > 1
    return {
        "place_of_winner": np.where(won.sum(axis=1) == 1, won.argmax(axis=1), -1),
        "victory": np.where(tied, "coins", "points"),
        "score": totals,
    }
