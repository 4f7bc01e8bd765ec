"""Tree search: information-set Monte Carlo on compiled rules.

Each simulation draws a world that could be behind the view (`simulations.py`), follows the tree
(`tree.py`) and is judged where it leaves it. Every thread grows a tree of its own, and what they
found at the root is added up. Trees are kept between moves, one for each seat.

Where players take turns the root is decided by halving: all actions are tried equally often, the
better half of them goes on to the next round with as many simulations, and so on until one is
left. Where players choose at once the root is a node like others, and what it tried most is best.
"""

import random
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from math import ceil, inf, log2, sqrt
from operator import index
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
CLOSELY = 2000
"""Simulations from which on a search looks closely at what it comes to, where the game has that."""
DEFAULT_COMPARED = 2000
"""Simulations of a comparison by a bot whose budget is time."""
PACE = 250
"""Simulations that a thread is expected to make in a millisecond, at most: they need memory."""
ROUND = 64
"""Simulations between two looks at the clock."""
MOST_THREADS = 64
LINE = 8
"""Actions that a principal line has at most."""
_UNLIMITED = 1 << 62
_LINE_WORLDS = 32
_FLOOR = 8
"""Simulations that every action gets where all are to be known."""
_FEWEST = 4
"""Simulations that an action gets in the first round of halving; with less only some take part."""


@cache
def simulations_of(game: str) -> Callable[..., None]:
    """The compiled simulations of a game."""
    return simulation_rule(judgement(game))


class SearchBot:
    """Takes the action that simulations came to prefer.

    Thinks for so many simulations, or milliseconds, or until the first of both is used up. With
    simulations alone, on one thread, the same seed gives the same choices. `closely` says whether
    simulations of Duel look closely at what they come to or glance at it; if it is not said,
    those look closely that have the time: with no limit of simulations, or from CLOSELY on.
    """

    def __init__(
        self,
        seed: int | None = None,
        simulations: int | None = None,
        milliseconds: int | None = None,
        threads: int = 1,
        closely: bool | None = None,
    ) -> None:
        _check_budget("simulations", simulations)
        _check_budget("milliseconds", milliseconds)
        if not 1 <= threads <= MOST_THREADS:
            raise ValueError(f"threads is {threads}; allowed are 1 to {MOST_THREADS}")
        self._generator = random.Random(seed)
        if simulations is None:
            milliseconds = milliseconds or DEFAULT_MILLISECONDS
            self._share = PACE * milliseconds
        else:
            threads = min(threads, simulations)
            self._share = -(-simulations // threads)
        self._simulations = simulations
        self._seconds = inf if milliseconds is None else milliseconds / 1000
        self._threads = threads
        if closely is None:
            closely = simulations is None or simulations >= CLOSELY
        self.looks_closely = closely
        self._memories: dict[tuple[str, int], list[Memory]] = {}
        self._thinking: list[Memory] = []
        self._lock = threading.Lock()

    def choose(self, view: View) -> Action:
        """The legal action that did best."""
        legal = options(view)
        if len(legal) == 1:
            return legal[0]
        _, best = self._search(view, all_known=False)
        return next(action for action in legal if action.number == best)

    def advise(self, view: View) -> Advice:
        """The chances of every legal action, and how the game may go on."""
        legal = {action.number: action for action in options(view)}
        begun = time.perf_counter()
        found, best = self._search(view, all_known=True)
        listed = found.options(legal)
        listed.sort(
            key=lambda option: (
                option.action.number != best,
                -option.share,
                -option.win,
                option.action.number,
            )
        )
        return Advice(
            options=listed,
            line=self._line(view, found.memories[0], listed[0].action),
            simulations=sum(int(memory.head[DONE]) for memory in found.memories),
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
        memory = Memory(judgement(view.game), budget, closely=self.looks_closely)
        seed = self._generator.randrange(SEED_LIMIT >> 1)
        each = max(1, budget // len(actions))
        memory.begin(view.state, view.player, seed, 0)
        simulate = simulations_of(view.game)
        memory.run(simulate, view, seed, 1)  # gives the root its edges
        memory.narrow([action.number for action in actions])
        memory.forget()
        with self._lock:
            self._thinking = [memory]
        try:
            _think(view, memory, seed, each * len(actions), inf, early=False)
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

    def _search(self, view: View, *, all_known: bool) -> tuple["Found", int]:
        """What the trees found, and the number of the best action.

        Unless all actions are to be known, simulations that cannot change the choice are spared.
        """
        deadline = time.perf_counter() + self._seconds  # to sweep memory takes time too
        known = judgement(view.game)
        key = (view.game, view.player)
        if key not in self._memories:
            self._memories[key] = [
                Memory(known, self._share, closely=self.looks_closely) for _ in range(self._threads)
            ]
        memories = self._memories[key]
        seeds = [self._generator.randrange(SEED_LIMIT >> 1) for _ in memories]
        with self._lock:
            for memory, seed in zip(memories, seeds, strict=True):
                memory.head[STOP] = 0
                memory.begin(view.state, view.player, seed, _FLOOR if all_known else 0)
            self._thinking = memories
        trees = Trees(view, memories, seeds)
        simulations = self._simulations or _UNLIMITED
        try:
            if not known.simultaneous:
                best = trees.halve(simulations, deadline, all_known=all_known)
                return Found(memories), best
            trees.grow(simulations, deadline, early=not all_known)
            found = Found(memories)
            return found, int(found.actions[np.argmax(found.sum_of("visits"))])
        finally:
            with self._lock:
                self._thinking = []

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


def _check_budget(name: str, budget: int | None) -> None:
    try:
        if budget is not None and index(budget) < 1:
            raise ValueError(f"{name} is {budget}; at least 1 is needed")
    except TypeError:
        raise ValueError(f"{name} is {budget!r}; a whole number is needed") from None


class Trees:
    """The trees of all threads while they grow."""

    def __init__(self, view: View, memories: list[Memory], seeds: list[int]) -> None:
        self._view = view
        self._memories = memories
        self._seeds = seeds

    @property
    def done(self) -> int:
        """Simulations that were made."""
        return int(sum(memory.head[DONE] for memory in self._memories))

    def grow(self, simulations: int, deadline: float, *, early: bool = False) -> None:
        """Let every tree grow by its part of the simulations."""
        threads = len(self._memories)

        def think(number: int) -> None:
            limit = (simulations + number) // threads
            memory, seed = self._memories[number], self._seeds[number]
            _think(self._view, memory, seed, limit, deadline, early=early)

        if threads == 1:
            think(0)
            return
        with ThreadPoolExecutor(threads) as pool:
            try:
                list(pool.map(think, range(threads)))
            except BaseException:  # such as Ctrl-C: the others need not go on
                for memory in self._memories:
                    memory.head[STOP] = 1
                raise

    def halve(self, simulations: int, deadline: float, *, all_known: bool) -> int:
        """Grow in rounds, each with the better half of the actions before; the one that is left.

        With few simulations only the most promising take part, unless all are to be known.
        """
        threads = len(self._memories)
        self.grow(threads, deadline)  # gives every root its edges
        field = Found(self._memories).by_prior()
        left = simulations - self.done
        if len(field) == 1:
            self.grow(left, deadline)
        elif all_known:  # each gets the floor that the roots were begun with
            self.grow(min(left, threads * (_FLOOR * len(field) - 1)), deadline)
        else:
            while len(field) > 2 and left < _FEWEST * len(field) * _rounds(field):
                field.pop()
        try:
            while rounds := _rounds(field):
                for memory in self._memories:
                    memory.narrow(field)
                now = time.perf_counter()
                part = (simulations - self.done) // rounds
                self.grow(part, now + (deadline - now) / rounds)
                field = Found(self._memories).by_value()[: (len(field) + 1) // 2]
        finally:
            for memory in self._memories:
                memory.widen()
        return field[0]


class Found:
    """What all threads of a search found at the root."""

    def __init__(self, memories: list[Memory]) -> None:
        self.memories = memories
        self._edges = [_by_action(memory.root_options()) for memory in memories]
        self.actions: Ints = self._edges[0]["action"]

    def sum_of(self, name: str) -> Ints:
        """Of each action, what all threads counted."""
        return np.sum([edges[name] for edges in self._edges], axis=0)

    def by_prior(self) -> list[int]:
        """Numbers of the actions, the most promising first."""
        return [int(self.actions[i]) for i in np.argsort(-self._edges[0]["prior"], kind="stable")]

    def by_value(self) -> list[int]:
        """Numbers of the actions, those with the best results first; those untried last."""
        visits = self.sum_of("visits")
        value = np.where(visits > 0, self.sum_of("value") / np.maximum(1, visits), -1.0)
        return [int(self.actions[i]) for i in np.argsort(-value, kind="stable")]

    def options(self, legal: Mapping[int, Action]) -> list[Option]:
        """What is known of each action, in the order of their numbers."""
        wins, margins, visits = (self.sum_of(name) for name in ("wins", "margin", "visits"))
        total = int(visits.sum())
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


def _rounds(field: Sequence[int]) -> int:
    """How often a field is halved until one is left."""
    return ceil(log2(len(field)))


def _think(
    view: View, memory: Memory, seed: int, limit: int, deadline: float, *, early: bool
) -> None:
    """Run simulations until the budget is used up or, if that ends it early, the choice settled."""
    simulate = simulations_of(view.game)
    done = 0
    while done < limit:
        length = min(ROUND, limit - done)
        memory.run(simulate, view, seed + int(memory.head[DONE]), length)
        done += length
        if memory.head[STOP] or time.perf_counter() >= deadline:
            return
        if early and _lead(memory) > limit - done:
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
