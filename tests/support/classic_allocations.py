"""Which rules of 7 Wonders allocate memory when compiled: what does cannot run on a GPU.

Run as a program with an empty MIRABILIA_CACHE_DIR, since only what is compiled in the same
process still shows its LLVM code; prints a JSON report.
"""

import json
import sys

import numpy as np

from mirabilia.classic.components import CARDS
from mirabilia.classic.explain import price_of_card, price_of_stage
from mirabilia.classic.rules import CLASSIC
from mirabilia.classic.science import science_points
from mirabilia.classic.victory import count_points, only_winner, total_points
from mirabilia.engine.batch import blank_states, deal_all, seeds_from, simulate
from mirabilia.engine.rule import RULES
from support.allocations import allocators, is_merged, wasteful, wasteful_list, wasteful_whole
from support.classic_games import (
    concealed,
    deciders,
    determinized,
    legal_actions,
    some_position,
)


def compile_everything() -> None:
    """Use every rule of the game at least once, without a log as on a GPU."""
    found = np.zeros(CLASSIC.most_legal, np.int16)
    for players, edition in ((2, "first"), (3, "second")):
        state = some_position(1, {"players": players, "edition": edition}, 30)
        world = determinized(concealed(state, 0), 0, 1)
        player = deciders(state)[0]
        action = legal_actions(state, player)[0]
        CLASSIC.apply(state, player, action, None)
        CLASSIC.play_out(world, found)
        price_of_card(state, 0, CARDS[0].id)
        price_of_stage(state, 0)
        count_points(world)
        total_points(world, 0)
        only_winner(world)
    science_points(1, 1, 1, 1)
    states = blank_states(CLASSIC, CLASSIC.options(), 20)
    deal_all(CLASSIC, states, seeds_from(0, 20), 1)
    simulate(CLASSIC, states, threads=1)
    CLASSIC.seats(states[0])


def main() -> None:
    compile_everything()
    for wasting in (wasteful, wasteful_list, wasteful_whole):
        wasting(3)
    rules = [rule for rule in RULES if ".classic." in rule.__module__]
    report = {
        "rules": [rule.__name__ for rule in rules if not is_merged(rule)],
        "merged": [rule.__name__ for rule in rules if is_merged(rule)],
        "compiled": [rule.__name__ for rule in rules if rule.inspect_llvm()],
        "allocating": {rule.__name__: allocators(rule) for rule in rules if allocators(rule)},
        "wasteful": [allocators(each) for each in (wasteful, wasteful_list, wasteful_whole)],
    }
    json.dump(report, sys.stdout)


if __name__ == "__main__":
    main()
