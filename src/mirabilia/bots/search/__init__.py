"""Tree search: information-set Monte Carlo on compiled rules.

Each simulation draws a world that could be behind the view (`simulations.py`), follows the tree
(`tree.py`) and plays on by a cheap informed policy. Every thread grows a tree of its own, and
what they found at the root is added up. Trees are kept between moves, one for each seat.
"""

import random
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from math import inf, sqrt
from typing import Any

import numpy as np

from mirabilia.bots.advice import Advice, Option
from mirabilia.bots.judgements import judgement
from mirabilia.bots.options import options
from mirabilia.bots.search.memory import Memory
from mirabilia.bots.search.simulations import simulation_rule
from mirabilia.bots.search.tree import DONE, STOP
from mirabilia.engine.random import SEED_LIMIT
from mirabilia.engine.record import Ints, copy_record
from mirabilia.game import Action, View
from mirabilia.notation.games import notation

DEFAULT_MILLISECONDS = 1000
DEFAULT_COMPARED = 2000
"""Simulations of a comparison by a bot whose budget is time."""
ROUND = 64
"""Simulations between two looks at the clock."""
MOST_THREADS = 64
LINE = 8
"""Actions that a principal line has at most."""
_LINE_WORLDS = 32
_FLOOR = 8


@cache
def simulations_of(game: str) -> Callable[..., None]:
    """The compiled simulations of a game."""
    return simulation_rule(judgement(game))


class SearchBot:
    """Takes the action that most simulations came to prefer.

    Thinks for so many simulations, or milliseconds, or until the first of both is used up. With
    simulations alone, on one thread, the same seed gives the same choices. A thread is done early
    when the rest of its simulations could not change what it prefers.
    """

    def __init__(
        self,
        seed: int | None = None,
        simulations: int | None = None,
        milliseconds: int | None = None,
        threads: int = 1,
    ) -> None:
        if simulations is not None and simulations < 1:
            raise ValueError(f"simulations is {simulations}; at least 1 is needed")
        if milliseconds is not None and milliseconds < 1:
            raise ValueError(f"milliseconds is {milliseconds}; at least 1 is needed")
        if not 1 <= threads <= MOST_THREADS:
            raise ValueError(f"threads is {threads}; allowed are 1 to {MOST_THREADS}")
        self._generator = random.Random(seed)
        self._simulations = simulations
        self._seconds = inf if milliseconds is None else milliseconds / 1000
        if simulations is None and milliseconds is None:
            self._seconds = DEFAULT_MILLISECONDS / 1000
        self._threads = threads if simulations is None else min(threads, simulations)
        self._memories: dict[tuple[str, int], list[Memory]] = {}
        self._thinking: list[Memory] = []
        self._lock = threading.Lock()

    def choose(self, view: View) -> Action:
        """The legal action that was tried most."""
        legal = options(view)
        if len(legal) == 1:
            return legal[0]
        found = self._search(view, early=True, floor=0)
        _, _, visits, _ = found.totals()
        best = int(np.argmax(visits))
        return next(action for action in legal if action.number == found.actions[best])

    def advise(self, view: View) -> Advice:
        """The chances of every legal action, and how the game may go on."""
        legal = {action.number: action for action in options(view)}
        begun = time.perf_counter()
        found = self._search(view, early=False, floor=_FLOOR)
        listed = found.options(legal)
        listed.sort(key=lambda option: (-option.share, -option.win, option.action.number))
        return Advice(
            options=listed,
            line=self._line(view, found.memories[0], listed[0].action),
            simulations=found.simulations,
            seconds=time.perf_counter() - begun,
        )

    def compare(self, view: View, actions: Sequence[Action]) -> list[Option]:
        """The chances of some actions alone, each with as many simulations, in their order.

        `advise` spends its simulations on what looks good and knows little about the rest.
        """
        known = {action.number for action in options(view)}
        if not actions or not {action.number for action in actions} <= known:
            raise ValueError("only legal actions can be compared, at least one")
        budget = self._simulations or DEFAULT_COMPARED
        memory = Memory(judgement(view.game), budget)
        seed = self._generator.randrange(SEED_LIMIT >> 1)
        each = max(1, budget // len(actions))
        memory.begin(view.state, view.player, seed, 0)
        simulate = simulations_of(view.game)
        memory.run(simulate, view, seed, 1)  # gives the root its edges
        memory.narrow([action.number for action in actions], each)
        with self._lock:
            self._thinking = [memory]
        try:
            _think(view, memory, seed + 1, each * len(actions), inf, early=False)
        finally:
            with self._lock:
                self._thinking = []
        found = Found([memory]).options({action.number: action for action in actions})
        by_number = {option.action.number: option for option in found}
        return [by_number[action.number] for action in actions]

    def stop(self) -> None:
        """End the search in progress, from another thread; it answers with what it has found."""
        with self._lock:
            for memory in self._thinking:
                memory.head[STOP] = 1

    def _search(self, view: View, *, early: bool, floor: int) -> "Found":
        key = (view.game, view.player)
        if key not in self._memories:
            share = self._simulations and -(-self._simulations // self._threads)
            self._memories[key] = [
                Memory(judgement(view.game), share) for _ in range(self._threads)
            ]
        memories = self._memories[key]
        seeds = [self._generator.randrange(SEED_LIMIT >> 1) for _ in memories]
        with self._lock:
            for memory, seed in zip(memories, seeds, strict=True):
                memory.head[STOP] = 0
                memory.begin(view.state, view.player, seed, floor)
            self._thinking = memories
        deadline = time.perf_counter() + self._seconds

        def think(number: int) -> None:
            limit = None
            if self._simulations is not None:
                limit = (self._simulations + number) // self._threads
            _think(view, memories[number], seeds[number], limit, deadline, early=early)

        try:
            if self._threads == 1:
                think(0)
            else:
                with ThreadPoolExecutor(self._threads) as pool:
                    try:
                        list(pool.map(think, range(self._threads)))
                    except BaseException:  # such as Ctrl-C: the others need not go on
                        self.stop()
                        raise
        finally:
            with self._lock:
                self._thinking = []
        return Found(memories)

    def _line(self, view: View, memory: Memory, best: Action) -> list[Action]:
        """What the tree expects after the best action, in the world where it knows most."""
        rules = notation(view.game).rules
        longest: list[Action] = [best]
        for seed in range(_LINE_WORLDS):
            state = copy_record(memory.sample(view.state, view.player, seed))
            line = [best]
            rules.apply(state, view.player, best.number, None)
            while len(line) < LINE and (step := _expected(view.game, memory, state)):
                line.append(step)
                rules.apply(state, step.player, step.number, None)
            longest = max(longest, line, key=len)
        return longest


class Found:
    """What all threads of a search found at the root."""

    def __init__(self, memories: list[Memory]) -> None:
        self.memories = memories
        self._edges = [_by_action(memory.root_options()) for memory in memories]
        self.actions: Ints = self._edges[0]["action"]

    @property
    def simulations(self) -> int:
        """How many were made."""
        return int(sum(memory.head[DONE] for memory in self.memories))

    def totals(self) -> tuple[Ints, Ints, Ints, int]:
        """Of each action shares of victory, margins and visits; and all visits."""
        wins, margins, visits = (
            np.sum([edges[name] for edges in self._edges], axis=0)
            for name in ("wins", "margin", "visits")
        )
        return wins, margins, visits, int(visits.sum())

    def options(self, legal: Mapping[int, Action]) -> list[Option]:
        """What is known of each action, in the order of their numbers."""
        wins, margins, visits, total = self.totals()
        tried = np.where(visits > 0, visits, total)  # of an untried one as much as of all together
        wins = np.where(visits > 0, wins, wins.sum())
        margins = np.where(visits > 0, margins, margins.sum())
        return [
            Option(
                action=legal[int(number)],
                win=float(wins[i] / max(1, tried[i])),
                error=_error(float(wins[i] / max(1, tried[i])), int(visits[i])),
                share=float(visits[i] / max(1, total)),
                margin=float(margins[i] / max(1, tried[i])),
            )
            for i, number in enumerate(self.actions)
        ]


def _by_action(edges: Ints) -> Ints:
    return edges[np.argsort(edges["action"], kind="stable")]


def _think(
    view: View, memory: Memory, seed: int, limit: int | None, deadline: float, *, early: bool
) -> None:
    """Run rounds of simulations until the budget is used up or the choice is settled."""
    simulate = simulations_of(view.game)
    done = 0
    while limit is None or done < limit:
        length = ROUND if limit is None else min(ROUND, limit - done)
        memory.run(simulate, view, seed + done, length)
        done += length
        if memory.head[STOP] or time.perf_counter() >= deadline:
            return
        if early and limit is not None and _lead(memory) > limit - done:
            return


def _lead(memory: Memory) -> int:
    """By how many visits the best action leads."""
    visits = np.partition(memory.root_options()["visits"], -2)
    return int(visits[-1] - visits[-2])


def _expected(game: str, memory: Memory, state: Any) -> Action | None:
    """What the next to decide would most likely do, if the tree knows."""
    words = notation(game)
    rules = words.rules
    if rules.is_over(state):
        return None
    player = next(seat for seat in range(rules.seats(state)) if rules.owes(state, seat))
    edges = memory.options(memory.place(state, player))
    if not len(edges) or not edges["visits"].any():
        return None
    number = int(edges["action"][np.argmax(edges["visits"])])
    return Action(game, player, number, words.describe(state, player, number))


def _error(win: float, visits: int) -> float:
    """Standard error of a share; a win and a loss are added, so that no record is certainty."""
    share = (win * visits + 1) / (visits + 2)
    return sqrt(share * (1 - share) / (visits + 2))
