"""Games for tests of what is done with games: only what matters is stated."""

from typing import Any

from mirabilia.lab.matches import Match


def match(*bots: str, winners: list[int], totals: list[int] | None = None, **given: Any) -> Match:
    """A finished game of Duel with two bots, else of 7 Wonders."""
    seats = len(bots)
    points = totals or [50 if seat in winners else 40 - seat for seat in range(seats)]
    fields: dict[str, Any] = {
        "game": "duel" if seats == 2 else "classic",
        "options": {} if seats == 2 else {"players": seats},
        "seed": 0,
        "rotation": 0,
        "bots": list(bots),
        "bot_seeds": list(range(seats)),
        "record": {},
        "victory": "civilian" if seats == 2 else "points",
        "winners": winners,
        "score": [{"total": total} for total in points],
        "seconds": [2.0] * seats,
        "slowest": [0.5] * seats,
        "moves": [20] * seats,
        "rules_version": 1,
        "version": "0.1.0",
        "code": "now",
        "played_at": "2025-01-31T12:00:00Z",
    }
    return Match(**(fields | given))
