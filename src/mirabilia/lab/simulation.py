"""Random games in numbers: speed, length, how they are won and with how many points."""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from mirabilia.engine.batch import (
    Policy,
    all_cores,
    blank_states,
    deal_all,
    seeds_from,
    simulate,
)
from mirabilia.engine.record import Ints
from mirabilia.notation.games import notation

CHUNK = 100_000
"""Games held in memory at a time."""


@dataclass(frozen=True)
class Spread:
    """The distribution of a figure."""

    mean: float
    deviation: float
    least: int
    quartiles: tuple[float, float, float]
    most: int


@dataclass(frozen=True)
class Report:
    """What a simulation found."""

    game: str
    options: dict[str, Any]
    games: int
    seed: int
    threads: int
    seconds: float
    games_per_second: float
    decisions_per_game: float
    first_player_win_share: float
    win_share_by_place: list[float]
    """By order of play, or by seat where all play at once; shared victories are `draw_share`."""
    draw_share: float
    victories: dict[str, float]
    mean_score: float
    mean_score_by_place: list[float]
    """In the same order."""
    score: Spread
    length: Spread

    def document(self) -> dict[str, Any]:
        """The report as a JSON document."""
        return asdict(self)


def run_simulation(
    game: str,
    games: int,
    *,
    seed: int = 0,
    threads: int | None = None,
    policy: Policy | None = None,
    progress: Callable[[int], None] | None = None,
    **options: Any,
) -> Report:
    """Deal and play many games, by default with uniformly random moves."""
    if games < 1:
        raise ValueError(f"games is {games}; at least 1 is needed")
    if threads is not None and threads < 1:
        raise ValueError(f"threads is {threads}; at least 1 is needed")
    words = notation(game)
    rules = words.rules
    chosen = rules.options(**options)
    warm_up(game, policy)
    tallies, lengths = [], []
    spent = 0.0
    for start in range(0, games, CHUNK):
        count = min(CHUNK, games - start)
        states = blank_states(rules, chosen, count)
        seeds = seeds_from(seed + start, count)
        begun = time.perf_counter()
        deal_all(rules, states, seeds, threads)
        lengths.append(simulate(rules, states, policy, threads=threads, progress=progress))
        spent += time.perf_counter() - begun
        tallies.append(words.tally(states))
    used = threads or all_cores()
    return _report(game, vars(chosen), games, seed, used, spent, tallies, lengths)


def warm_up(game: str, policy: Policy | None = None) -> None:
    """Compile, or load, all that a simulation runs."""
    rules = notation(game).rules
    states = blank_states(rules, rules.options(), 1)
    deal_all(rules, states, seeds_from(0, 1), 1)
    simulate(rules, states, policy, threads=1)


def _report(
    game: str,
    options: dict[str, Any],
    games: int,
    seed: int,
    threads: int,
    seconds: float,
    tallies: list[dict[str, Ints]],
    lengths: list[Ints],
) -> Report:
    tally = {key: np.concatenate([part[key] for part in tallies]) for key in tallies[0]}
    length = np.concatenate(lengths)
    places = tally["place_of_winner"]
    kinds, counts = np.unique(tally["victory"], return_counts=True)
    found = dict(zip(kinds.tolist(), counts.tolist(), strict=True))
    return Report(
        game=game,
        options=options,
        games=games,
        seed=seed,
        threads=threads,
        seconds=round(seconds, 4),
        games_per_second=round(games / seconds, 1),
        decisions_per_game=round(float(length.mean()), 3),
        first_player_win_share=round(float((places == 0).mean()), 5),
        win_share_by_place=[
            round(float((places == place).mean()), 5) for place in range(tally["score"].shape[1])
        ],
        draw_share=round(float((places < 0).mean()), 5),
        victories={name: round(found.get(name, 0) / games, 5) for name in notation(game).victories},
        mean_score=round(float(tally["score"].mean()), 3),
        mean_score_by_place=[round(float(mean), 3) for mean in tally["score"].mean(axis=0)],
        score=_spread(tally["score"].ravel()),
        length=_spread(length),
    )


def _spread(values: Ints) -> Spread:
    low, middle, high = (round(float(q), 2) for q in np.percentile(values, (25, 50, 75)))
    return Spread(
        mean=round(float(values.mean()), 3),
        deviation=round(float(values.std()), 3),
        least=int(values.min()),
        quartiles=(low, middle, high),
        most=int(values.max()),
    )
