"""Which rules allocate memory when compiled: what does cannot run on a GPU.

Run as a program with an empty MIRABILIA_CACHE_DIR, since only what is compiled in the same
process still shows its LLVM code; prints a JSON report.
"""

import json
import re
import sys
from typing import Any

import numpy as np

import mirabilia
from mirabilia import bots
from mirabilia.duel.rules import DUEL
from mirabilia.duel.victory import civilian_victory, count_points, total_points
from mirabilia.engine.batch import blank_states, deal_all, seeds_from, simulate
from mirabilia.engine.rule import RULES, merged_rule, uncached_rule, watch_compilation

ALLOCATOR = re.compile(r"@(NRT_Allocate\w*|NRT_MemInfo_(?:v?alloc|new)\w*)")


def allocators(rule: Any) -> list[str]:
    """The runtime's allocating functions that a rule's compiled code mentions."""
    return sorted(
        {name for code in rule.inspect_llvm().values() for name in ALLOCATOR.findall(code)}
    )


@uncached_rule
def wasteful(size: int) -> int:
    """Allocates: without it the check could pass for the wrong reason."""
    return np.zeros(size, np.int8).sum()


@uncached_rule
def wasteful_list(size: int) -> int:
    numbers = [number for number in range(size)]  # noqa: C416  # range would not allocate
    return len(numbers)


@merged_rule
def wasteful_part(size: int) -> int:
    return np.ones(size, np.int8).sum()


@uncached_rule
def wasteful_whole(size: int) -> int:
    """Allocates in a part that is merged into it."""
    return wasteful_part(size)


def is_merged(rule: Any) -> bool:
    """Whether a rule's code is found only in those that call it."""
    return rule.targetoptions.get("inline") == "always"


def compile_everything() -> None:
    """Use every rule at least once, with a log and without."""
    for pantheon in (False, True):
        game = mirabilia.new("duel", seed=1, pantheon=pantheon)
        while not game.is_over:
            game.play(game.legal()[-1])
        game.score()
        game.view(0).determinize(1)
        game.price("Baths", 0)
    bots.make("search:200", seed=1).choose(mirabilia.new("duel", seed=1, first_player=0).view(0))
    states = blank_states(DUEL, DUEL.options(), 20)
    deal_all(DUEL, states, seeds_from(0, 20), 1)
    simulate(DUEL, states, threads=1)
    count_points(states[0])
    total_points(states[0], 0)
    civilian_victory(states[0], None)


def main() -> None:
    started: list[str] = []
    with watch_compilation(started.append):
        compile_everything()
    wasteful(3)
    wasteful_list(3)
    wasteful_whole(3)
    report = {
        "rules": [rule.__name__ for rule in RULES if not is_merged(rule)],
        "merged": [rule.__name__ for rule in RULES if is_merged(rule)],
        "compiled": [rule.__name__ for rule in RULES if rule.inspect_llvm()],
        "allocating": {rule.__name__: allocators(rule) for rule in RULES if allocators(rule)},
        "wasteful": [allocators(each) for each in (wasteful, wasteful_list, wasteful_whole)],
        "started": started,
    }
    json.dump(report, sys.stdout)


if __name__ == "__main__":
    main()
