"""Benchmark of the tree search: simulations a second from the opening of each game."""

import time
from typing import Any

import mirabilia.game as games
from mirabilia.bots.search import SearchBot
from mirabilia.bots.search.memory import MEMORY_LIMIT
from mirabilia.engine.batch import all_cores

OPENINGS: dict[str, tuple[str, dict[str, Any]]] = {
    "duel": ("duel", {}),
    "pantheon": ("duel", {"pantheon": True}),
    "classic_2": ("classic", {"players": 2}),
    "classic_3": ("classic", {"players": 3, "sides": "dealt"}),
    "classic_5": ("classic", {"players": 5, "sides": "dealt"}),
    "classic_7": ("classic", {"players": 7, "sides": "dealt"}),
}
GLANCES = {f"{name}_at_a_glance": OPENINGS[name] for name in ("duel", "pantheon")}
"""Openings that are also measured without the closer look, which a budget of time means."""
ROUNDS = 3


def bench_search(milliseconds: int = 2000) -> dict[str, Any]:
    """Simulations a second on one core and on two, the best of several rounds in turn.

    A round lasts so many milliseconds and begins with an empty tree.
    """
    if milliseconds < 1:
        raise ValueError(f"milliseconds is {milliseconds}; at least 1 is needed")
    together = min(2, all_cores())
    figures: dict[str, Any] = {}
    for name, (game, options) in (OPENINGS | GLANCES).items():
        rates = {1: 0.0, together: 0.0}
        opening = games.new(game, seed=1, **options)
        view = opening.view(opening.to_decide[0])
        SearchBot(seed=0, simulations=10).advise(view)  # compiled before the clock starts
        for number in range(ROUNDS):
            for threads in rates:
                bot = SearchBot(
                    seed=number,
                    milliseconds=milliseconds,
                    threads=threads,
                    closely=name not in GLANCES,
                )
                begun = time.perf_counter()
                made = bot.advise(view).simulations
                rates[threads] = max(rates[threads], made / (time.perf_counter() - begun))
        figures[f"{name}_simulations_per_second"] = round(rates[1], 1)
        figures[f"{name}_simulations_per_second_two_cores"] = round(rates[together], 1)
        figures[f"{name}_two_cores_ratio"] = round(rates[together] / rates[1], 3)
    return figures | {
        "milliseconds_per_round": milliseconds,
        "cores": all_cores(),
        "memory_limit_bytes_per_thread": MEMORY_LIMIT,
    }
