"""Very many random games with every invariant checked after every action, on all cores.

As a program: python -m support.soak [games]. It plays so many games with Pantheon, of all
presets and rulings, and a tenth as many without, and names the first game that breaks anything.
"""

import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from mirabilia.duel.rules import DUEL
from mirabilia.duel.vocabulary import Decision
from mirabilia.engine.batch import all_cores
from mirabilia.engine.events import LOG_DTYPE
from mirabilia.engine.random import draw
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import uncached_rule
from support.broken import Broken
from support.compiled_invariants import check_all, check_legal
from support.printed_tables import ACTIVATIONS, CARD_ACTIONS_END
from support.retelling import check_told

GAMES = 200_000
SLICE = 500
OPTION_SETS = 96  # different sets of options among the games
TASTES = 4  # ways of choosing moves, by the number of the game

deal, legal, apply = DUEL.deal, DUEL.legal, DUEL.apply
conceal, determinize = DUEL.conceal, DUEL.determinize


class Report(NamedTuple):
    """What became of a game."""

    options: dict[str, Any]
    seed: int
    broken: Broken
    step: int


@uncached_rule
def chosen(state: Any, found: Ints, count: int, taste: int) -> int:
    """A random action; some players like to activate gods, or dislike to discard cards."""
    action = found[draw(state, count)]
    for _ in range(2):
        if taste == 1 and 20 <= action < 40:
            action = found[draw(state, count)]
        if taste == 2 and action < CARD_ACTIONS_END:
            action = found[draw(state, count)]
    if taste == 3 and found[count - 1] >= ACTIVATIONS[0] and draw(state, 2):
        while action < ACTIVATIONS[0]:
            action = found[draw(state, count)]
    return action


@uncached_rule
def same(one: Any, other: Any, size: int) -> bool:
    """Whether two records, seen as bytes, are equal."""
    for number in range(size):
        if one[number] != other[number]:
            return False
    return True


@uncached_rule
def check_view(state: Any, room: Any, bytes_of: Ints, viewer: int, found: Ints, more: Ints) -> int:
    """A world that looks the same gives the same view, and the decider may do the same there.

    `room` is an array of two records, `bytes_of` the same memory.
    """
    room[0] = state
    room[1] = state
    conceal(room[0], viewer)
    determinize(room[1], viewer, draw(state, 1 << 30))
    broken = check_all(room[1])
    if broken != Broken.NOTHING:
        return broken
    if viewer == state.decider:
        count = legal(state, viewer, found)
        if legal(room[0], viewer, more) != count or legal(room[1], viewer, found) != count:
            return Broken.VIEW
        if not same(more, found, count):
            return Broken.VIEW
    conceal(room[1], viewer)
    return Broken.NOTHING if same(bytes_of[0], bytes_of[1], len(bytes_of[0])) else Broken.VIEW


@uncached_rule
def play_checked(
    states: Any,
    seeds: Ints,
    outcome: Ints,
    asked: Ints,
    told: Any,
    room: Any,
    bytes_of: Ints,
    log: Any,
    found: Ints,
    more: Ints,
) -> None:
    """Play games to their end; note for each what broke, and after how many actions.

    `asked` counts the decisions by their kind.
    """
    for number in range(len(states)):
        state = states[number]
        deal(state, seeds[number])
        step = 0
        broken = check_all(state)
        while broken == Broken.NOTHING:
            count = legal(state, state.decider, found)
            broken = check_legal(state, found, count)
            if broken == Broken.NOTHING and legal(state, 1 - state.decider, more):
                broken = Broken.LEGAL_ACTIONS
            if broken != Broken.NOTHING or state.victory:
                break
            asked[state.decision] += 1
            action = chosen(state, found, count, seeds[number] % TASTES)
            told[0] = state
            log[0].count = 0
            apply(state, state.decider, action, log[0])
            step += 1
            broken = check_told(told[0], state, log[0], action)
            if broken == Broken.NOTHING:
                broken = check_all(state)
            if broken == Broken.NOTHING and state.pantheon:
                broken = check_view(state, room, bytes_of, draw(state, 2), found, more)
        outcome[number, 0] = broken
        outcome[number, 1] = step


def option_sets(pantheon: bool) -> list[dict[str, Any]]:
    """Every preset with and without a draft, then rulings mixed at random."""
    rng = random.Random(11)
    sets: list[dict[str, Any]] = [
        {"rulings": preset, "wonders": wonders, "first_player": player, "pantheon": pantheon}
        for preset in DUEL.presets
        for wonders in ("draft", "draft", "first-game")
        for player in (0, 1)
    ]
    while len(sets) < OPTION_SETS:
        mixed = {choice.name: rng.choice(choice.values) for choice in DUEL.choices}
        sets.append(mixed | {"pantheon": pantheon})
    return sets


def play_slice(seeds: Ints, pantheon: bool) -> tuple[list[Report], Ints]:
    """Play a game for each seed, whose options follow from it; tell of broken ones."""
    sets = option_sets(pantheon)
    states = np.zeros(len(seeds), DUEL.dtype)
    for number, seed in enumerate(seeds):
        states[number] = DUEL.blank(DUEL.options(**sets[int(seed) // TASTES % len(sets)]))
    outcome = np.zeros((len(seeds), 2), np.int64)
    asked = np.zeros(len(Decision), np.int64)
    room = np.zeros(2, DUEL.dtype)
    bytes_of = room.view(np.int8).reshape(2, -1)
    log = np.zeros(1, LOG_DTYPE)
    found, more = (np.zeros(DUEL.most_legal, np.int16) for _ in range(2))
    told = np.zeros(1, DUEL.dtype)
    play_checked(states, seeds, outcome, asked, told, room, bytes_of, log, found, more)
    reports = [
        Report(sets[int(seed) // TASTES % len(sets)], int(seed), Broken(broken), step)
        for seed, (broken, step) in zip(seeds, outcome.tolist(), strict=True)
        if broken
    ]
    return reports, asked


def soak(
    games: int,
    pantheon: bool,
    *,
    first: int = 0,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> tuple[list[Report], Counter[Decision]]:
    """Play so many games with different seeds; give those that broke, and what was asked."""
    seeds = np.arange(first, first + games)
    slices = [seeds[start : start + SLICE] for start in range(0, games, SLICE)]
    broken: list[Report] = []
    asked: Counter[Decision] = Counter()
    with ThreadPoolExecutor(threads or all_cores()) as pool:
        for done, (reports, counts) in enumerate(
            pool.map(lambda each: play_slice(each, pantheon), slices), start=1
        ):
            broken += reports
            asked.update({decision: int(counts[decision]) for decision in Decision})
            progress(min(games, done * SLICE))
    return broken, asked


def main() -> None:
    """Play, and speak of it."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES

    def say(text: str) -> None:
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()

    failed = False
    for pantheon, number in ((True, games), (False, games // 10)):
        name = "with Pantheon" if pantheon else "without"
        started = time.monotonic()
        step = max(SLICE, number // 10)

        def told(done: int, name: str = name, step: int = step) -> None:
            if done % step < SLICE:
                say(f"  {done:,} games {name}")

        broken, asked = soak(number, pantheon, progress=told)
        seconds = time.monotonic() - started
        say(
            f"{number:,} games {name}, {asked.total():,} decisions, every invariant checked after "
            f"each, in {seconds:.0f} s: {len(broken)} games broke one"
        )
        say("  " + ", ".join(f"{d.name.lower()} {asked[d]:,}" for d in Decision if asked[d]))
        for report in broken[:10]:
            say(f"  {report.broken.name} after {report.step} actions: {report}")
        failed |= bool(broken)
    sys.exit(failed)


if __name__ == "__main__":
    main()
