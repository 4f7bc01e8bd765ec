"""The arena: many games between bots, on all cores, kept in a database.

>>> report = run_arena("duel", ["search:1000", "greedy"], 200)  # doctest: +SKIP
>>> report.win_rate, report.interval  # doctest: +SKIP

Every bot lives for one game in one seat and gets views only. Games do not depend on one another
nor on who plays them, so the results are the same on any number of processes.
"""

import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from itertools import islice
from multiprocessing import get_context, parent_process
from typing import Any

from mirabilia import __version__
from mirabilia.bots import known_bots, make
from mirabilia.bots.chance import RandomBot
from mirabilia.bots.options import options as bot_options
from mirabilia.engine.batch import all_cores
from mirabilia.engine.rule import INTERPRETED
from mirabilia.game import new
from mirabilia.lab.matches import Database, Match, code_stamp
from mirabilia.lab.pairings import Pairing, Plan, plan_arena
from mirabilia.lab.standings import Report, SequentialTest, first_bots_share, report
from mirabilia.notation.games import notation

MOST_DECISIONS = 10_000
"""In a game: more than any that comes to an end."""

_WARMING_BUDGET = 64  # simulations of a bot that thinks only to get its code ready
_WARMING_DECISIONS = 2  # of a slow bot: the second one may use what the first one left
_QUICK = 0.05  # seconds for a decision


class ArenaError(RuntimeError):
    """A bot broke down or did what is not allowed. Games finished before it are kept."""


class MatchStoppedError(Exception):
    """A game that was given up because nobody waits for it any more."""


# One game


def play_match(
    game: str,
    bots: Sequence[str],
    *,
    seed: int,
    bot_seeds: Sequence[int],
    rotation: int = 0,
    options: Mapping[str, Any] | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Match:
    """Let bots play one game, one for each seat. Before every move `stopped` is asked."""
    table = new(game, seed=seed, **(options or {}))
    players = [make(bot, seed=its) for bot, its in zip(bots, bot_seeds, strict=True)]
    if len(players) != table.seats:
        raise ValueError(f"{len(players)} bots are given; the game has {table.seats} seats")
    seconds = [0.0] * table.seats
    slowest = [0.0] * table.seats
    moves = [0] * table.seats
    while not table.is_over:
        if stopped():
            raise MatchStoppedError
        seat = table.to_decide[0]  # of several who decide at once; no view shows who has already
        view = table.view(seat)
        try:
            begun = time.perf_counter()
            action = players[seat].choose(view)
            spent = time.perf_counter() - begun
            table.play(action, seat)
        except Exception as error:
            where = f"in seat {seat} of the game with seed {seed}, rotation {rotation}"
            raise _failure(bots[seat], f"{where}, at its move {moves[seat] + 1}", error) from error
        seconds[seat] += spent
        slowest[seat] = max(slowest[seat], spent)
        moves[seat] += 1
        if sum(moves) > MOST_DECISIONS:
            raise ArenaError(
                f"the game with seed {seed}, rotation {rotation} of {', '.join(bots)} has no end"
            )
    result = table.result
    assert result is not None
    return Match(
        game=game,
        options=table.options,
        seed=seed,
        rotation=rotation,
        bots=list(bots),
        bot_seeds=list(bot_seeds),
        record=table.record(),
        victory=result.victory,
        winners=result.winners,
        score=result.score,
        seconds=[round(each, 6) for each in seconds],
        slowest=[round(each, 6) for each in slowest],
        moves=moves,
        rules_version=notation(game).rules.version,
        version=__version__,
        code=code_stamp(),
        played_at=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
    )


def _failure(bot: str, where: str, error: Exception) -> ArenaError:
    return ArenaError(f"bot {bot!r} failed {where}: {type(error).__name__}: {error}")


def _play(plan: Plan, pairing: Pairing, stopped: Callable[[], bool] = lambda: False) -> Match:
    """A game of a plan."""
    return play_match(
        plan.game,
        plan.seated(pairing.rotation),
        seed=plan.seeds[pairing.deal],
        bot_seeds=plan.bot_seeds(pairing),
        rotation=pairing.rotation,
        options=plan.options,
        stopped=stopped,
    )


# Many games


def run_arena(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    processes: int | None = None,
    database: Database | None = None,
    resume: bool = True,
    sprt: tuple[float, float] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play every deal in all rotations of the seats and sum up.

    With fewer bots than seats the last one has the rest. Games are rounded up to whole deals.
    `processes` are by default as many as there are cores; a program that uses more than one
    starts from a file with the usual `if __name__ == "__main__"`. With a database every game is
    stored when it is done, and one that is there already, played by the same code, is not played
    again unless `resume` is false: say so after changing a bot of another package, whose code
    is not looked at. `sprt` are two win rates between which a sequential test
    decides; the arena ends with its verdict. `progress` is told how many more games are done.

    Ctrl-C ends the arena: whole deals are reported, up to the first that is not finished. Where
    there is none, KeyboardInterrupt goes on to the caller.
    """
    plan = plan_arena(game, bots, games, options=options, seed=seed)
    code_stamp()  # of the sources as they are now, should somebody change them meanwhile
    test = SequentialTest(*sprt) if sprt else None
    if processes is not None and processes < 1:
        raise ValueError(f"processes is {processes}; at least 1 is needed")
    tell = progress or (lambda done: None)
    found = stored_games(plan, database) if resume and database is not None else {}
    course = _Course(plan, test, found)
    tell(len(found))
    waiting = [pairing for pairing in plan.pairings() if pairing not in found]
    interrupted = False
    begun = time.perf_counter()
    if waiting and not course.decided():
        warm_up(plan)
        begun = time.perf_counter()
        workers = min(processes or all_cores(), len(waiting))
        played = _in_turn(plan, waiting) if workers == 1 else _shared(plan, waiting, workers)
        try:
            with closing(played):
                for pairing, match in played:
                    if database is not None:
                        database.append(match)
                    tell(1)
                    course.add(pairing, match)
                    if course.decided():
                        break
        except KeyboardInterrupt:
            if not course.matches:
                raise
            interrupted = True
    return report(
        plan,
        course.matches,
        seconds=time.perf_counter() - begun,
        resumed=sum(Pairing(*divmod(n, plan.seats)) in found for n in range(len(course.matches))),
        interrupted=interrupted,
        test=test,
    )


def stored_games(plan: Plan, database: Database) -> dict[Pairing, Match]:
    """The games of a plan that are in the database, played by the code there is now.

    They come without their records, which are long.
    """
    seated = [plan.seated(rotation) for rotation in range(plan.seats)]
    found = {}
    for match in database.games(
        game=plan.game, options=plan.options, seeds=plan.seeds, code=code_stamp()
    ):
        pairing = Pairing(match.seed - plan.seed, match.rotation)
        if match.bots == seated[match.rotation] and match.bot_seeds == plan.bot_seeds(pairing):
            found[pairing] = replace(match, record={})
    return found


class _Course:
    """How far an arena has come: all games of its first deals, as far as there is no gap.

    So neither the verdict nor the report depends on which process was faster.
    """

    def __init__(
        self, plan: Plan, test: SequentialTest | None, found: Mapping[Pairing, Match]
    ) -> None:
        self._plan = plan
        self._test = test
        self._ahead = dict(found)
        self._won = 0.0
        self.matches: list[Match] = []
        self._decided = False
        self._advance()

    def add(self, pairing: Pairing, match: Match) -> None:
        """A game was finished. Its record is not needed here, and is long."""
        self._ahead[pairing] = replace(match, record={})
        self._advance()

    def decided(self) -> bool:
        """Whether the test has its verdict."""
        return self._decided

    def _advance(self) -> None:
        """Take over every deal that is complete, up to the verdict of the test."""
        while not self._decided:
            deal = len(self.matches) // self._plan.seats
            pairings = [Pairing(deal, rotation) for rotation in range(self._plan.seats)]
            if not all(pairing in self._ahead for pairing in pairings):
                return
            complete = [self._ahead.pop(pairing) for pairing in pairings]
            self.matches += complete
            self._won += first_bots_share(self._plan, complete)
            if self._test:
                verdict = self._test.result(self._won, len(self.matches)).verdict
                self._decided = verdict != "undecided"


# Processes


Played = Generator[tuple[Pairing, Match], None, None]


def _in_turn(plan: Plan, waiting: Iterable[Pairing]) -> Played:
    """Play one game after the other in this process."""
    for pairing in waiting:
        yield pairing, _play(plan, pairing)


def _shared(plan: Plan, waiting: Iterable[Pairing], workers: int) -> Played:
    """Play on several processes. When nobody asks for more, games begun are given up."""
    left = iter(waiting)
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(workers, context, _begin_work, (plan, stop))
    running: dict[Future[Match], Pairing] = {}

    def send(count: int) -> None:
        for pairing in islice(left, count):
            running[pool.submit(_work, pairing)] = pairing

    try:
        with _interrupts_ignored():  # as processes inherit it that start here
            send(2 * workers)
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=lambda each: each.exception() is not None):
                yield running.pop(future), future.result()
            send(len(done))
    except BrokenProcessPool as error:
        raise ArenaError("a process of the arena ended unexpectedly; see above why") from error
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


_duty: tuple[Plan, Callable[[], bool]]
"""In a worker process: what it plays, and how it learns that it shall stop."""


def _begin_work(plan: Plan, stop: Any) -> None:
    """Make a new process ready."""
    global _duty
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asks
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    _duty = plan, stop.is_set
    code_stamp()
    warm_up(plan)


def _leave_with_parent() -> None:
    """End this process when the one that started it is gone, even if it was killed."""
    parent = parent_process()
    if parent:
        parent.join()
        os._exit(1)


def _work(pairing: Pairing) -> Match:
    plan, stopped = _duty
    return _play(plan, pairing, stopped)


# Compilation


def warm_up(plan: Plan) -> None:
    """Compile, or load, all that the bots of a plan run, so that no clock measures it."""
    if not INTERPRETED:
        for bot in dict.fromkeys(plan.bots):
            _warm_up(plan.game, bot, tuple(plan.options.items()))


@cache
def _warm_up(game: str, bot: str, options: tuple[tuple[str, Any], ...]) -> None:
    """Let a bot play a game against random ones, with a small budget if it takes one.

    One that has no budget and is slow makes a few decisions only.
    """
    name = bot.partition(":")[0]
    takes_budget = known_bots()[name].takes_budget
    player = make(f"{name}:{_WARMING_BUDGET}" if takes_budget else bot, seed=0)
    other = RandomBot(seed=0)
    table = new(game, seed=0, **dict(options))
    decisions, latest = 0, 0.0
    while not table.is_over:
        seat = table.to_decide[0]
        view = table.view(seat)
        worth_it = takes_budget or decisions < _WARMING_DECISIONS or latest < _QUICK
        if seat or not worth_it or len(bot_options(view)) == 1:
            table.play(other.choose(view), seat)
            continue
        try:
            begun = time.perf_counter()
            table.play(player.choose(view), seat)
            latest = time.perf_counter() - begun
        except Exception as error:
            raise _failure(bot, "before the first game", error) from error
        decisions += 1
