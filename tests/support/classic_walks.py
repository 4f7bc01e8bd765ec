"""Random games of 7 Wonders to walk through, decision by decision."""

from collections.abc import Iterator
from random import Random
from typing import Any

from mirabilia.classic import actions
from support.classic import Table, fresh

EVERY_GAME: list[dict[str, Any]] = [
    {"players": 2},
    *({"players": n, "edition": e} for n in range(3, 8) for e in ("first", "second")),
]
"""Options for each number of players and edition."""


def walk(seed: int, **options: Any) -> Iterator[tuple[Table, int]]:
    """The table and who decides, before each decision of a random game and at its end.

    Cards are built rather than sold, and the choice for the own city is seldom taken back.
    """
    table, chance = fresh(seed, **options), Random(seed)
    player = 0
    while not table.is_over:
        player = chance.choice(table.to_decide())
        yield table, player
        offered = table.legal(player)
        playing = [a for a in offered if not actions.SELL <= a < actions.FREE]
        wanted = playing if playing and chance.random() < 0.8 else offered
        if actions.TAKE_BACK in wanted and chance.random() < 0.9:
            wanted = [a for a in offered if a != actions.TAKE_BACK]
        if actions.DECLINE in wanted and chance.random() < 0.3:
            wanted = [actions.DECLINE]
        table.do(chance.choice(wanted), player)
    yield table, player
