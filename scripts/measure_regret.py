"""What the choices of bots cost, in chances to win: sooner measured than by whole games.

Positions of games are judged once, every legal action by as many simulations of its own; a choice
costs what it is worse than the best of them. The judge is a search with the same networks, so this
tells how well a bot searches, not how well it judges.

    python scripts/measure_regret.py duel --bots search:1000,search:10000 --positions 300
"""

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from os import cpu_count
from typing import Any

import numpy as np

import mirabilia
from mirabilia import bots
from mirabilia.bots.judgements import judgement
from mirabilia.bots.search import SearchBot
from mirabilia.game import Game, View

PLAYER = "search:300"  # plays the games
PACE = 8  # one decision of so many is kept
LUCK = 0.1  # of the moves are drawn by lot, so that games differ from what bots like


def positions(game: Game, seed: int) -> list[View]:
    """Some decisions of a game."""
    chance = random.Random(seed)
    players = [bots.make(PLAYER, seed=seed), bots.make("random", seed=seed)]
    kept = []
    while not game.is_over:
        view = game.view(game.to_decide[0])
        begun = judgement(view.game).has_begun(view.state)
        if len(view.legal()) > 1 and begun and chance.randrange(PACE) == 0:
            kept.append(view)
        game.play(players[chance.random() < LUCK].choose(view))
    return kept


def costs(
    game: str, options: dict[str, Any], names: list[str], each: int, seed: int
) -> list[list[float]]:
    """Of each position of a game, what the choice of each bot costs."""
    found = []
    for number, view in enumerate(positions(mirabilia.new(game, seed=seed, **options), seed)):
        legal = view.legal()
        judge = SearchBot(seed=seed, simulations=each * len(legal))
        worth = {option.action.number: option.win for option in judge.compare(view, legal)}
        best = max(worth.values())
        chosen = [bots.make(name, seed=seed + number).choose(view) for name in names]
        found.append([best - worth[action.number] for action in chosen])
    return found


def main() -> None:
    """Judge, ask the bots, tell the mean costs and their standard errors."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=("duel", "classic"))
    parser.add_argument("--bots", default="search:1000,search:10000")
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--each", type=int, default=20_000, help="simulations for every action")
    parser.add_argument("--pantheon", action="store_true")
    parser.add_argument("--players", type=int, help="of 7 Wonders")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=cpu_count())
    chosen = parser.parse_args()
    names = chosen.bots.split(",")
    options = {"pantheon": True} if chosen.pantheon else {}
    if chosen.players:
        options = {"players": chosen.players}
    judge = partial(costs, chosen.game, options, names, chosen.each)
    rows: list[list[float]] = []
    with ProcessPoolExecutor(chosen.processes) as pool:
        seed = chosen.seed << 20
        while len(rows) < chosen.positions:
            for found in pool.map(judge, range(seed, seed + 2 * chosen.processes)):
                rows += found
            seed += 2 * chosen.processes
    lost = np.array(rows) * 100
    print(f"{len(lost)} positions; a choice costs, in hundredths of a victory:")
    for name, column in zip(names, lost.T, strict=True):
        error = column.std(ddof=1) / np.sqrt(len(column))
        print(f"  {name:16} {column.mean():.3f} ± {error:.3f}")


if __name__ == "__main__":
    main()
