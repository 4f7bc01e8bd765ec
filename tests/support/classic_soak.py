"""Very many random games of 7 Wonders with every invariant checked after every action.

As a program: python -m support.classic_soak [games]. It plays so many games of both editions and
all numbers of players on all cores, and names the first games that break anything.
"""

import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from mirabilia.classic.rules import CLASSIC
from mirabilia.classic.vocabulary import Event, Phase
from mirabilia.engine.batch import all_cores
from mirabilia.engine.events import CAPACITY, LOG_DTYPE
from mirabilia.engine.random import draw
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import uncached_rule
from support.classic_broken import Broken
from support.classic_games import options_of
from support.classic_invariants import check_all
from support.classic_retelling import check_told

GAMES = 200_000
SLICE = 500
VIEW_EVERY = 8  # actions, on average, between two looks at a view
ANEW_EVERY = 30  # and between two choices made anew
NO_CHOICE = -1

# By their documented numbers
STAGES, SALES, FREE, RECOVER, DECLINE, TAKE_BACK, SIDES, END = (
    *(9480, 18960, 19039, 19118),
    *(19197, 19198, 19199, 19201),
)
PAYMENTS = 120

deal, owes, legal, apply = CLASSIC.deal, CLASSIC.owes, CLASSIC.legal, CLASSIC.apply
conceal, determinize = CLASSIC.conceal, CLASSIC.determinize


class Report(NamedTuple):
    """What became of a game."""

    options: dict[str, Any]
    seed: int
    broken: Broken
    step: int


@uncached_rule
def liked(action: int, taste: int) -> bool:
    """Whether a player of some taste would do this."""
    if taste == 1:
        return STAGES <= action < SALES
    if taste == 2:
        return action < STAGES or FREE <= action < DECLINE
    if taste == 3:
        return action < SALES and action % PAYMENTS > 0
    if taste == 4:
        return SALES <= action < FREE
    return True


@uncached_rule
def chosen(state: Any, found: Ints, count: int, taste: int) -> int:
    """A random action; three tries to find one of the player's taste."""
    action = found[draw(state, count)]
    for _ in range(3):
        if not liked(action, taste) or action == TAKE_BACK:
            action = found[draw(state, count)]
    return action


@uncached_rule
def decider(state: Any) -> int:
    """Somebody who owes a decision, or now and then somebody who may decide anew."""
    if state.phase == Phase.TURN and draw(state, ANEW_EVERY) == 0:
        return draw(state, state.players)
    player = draw(state, state.players)
    while not owes(state, player):
        player = (player + 1) % state.players
    return player


@uncached_rule
def check_legal(state: Any, player: int, found: Ints, count: int) -> int:
    """There is something to choose, in ascending order, that answers the question."""
    if count <= 0 or count > len(found):
        return Broken.LEGAL_ACTIONS
    for number in range(count):
        action = found[number]
        if number and action <= found[number - 1]:
            return Broken.LEGAL_ACTIONS
        if state.phase == Phase.SIDES:
            if not SIDES <= action < END:
                return Broken.LEGAL_ACTIONS
        elif state.phase == Phase.DISCARD:
            if not RECOVER <= action <= DECLINE:
                return Broken.LEGAL_ACTIONS
        elif action == TAKE_BACK:
            if player != state.holder or state.commitments[player] < 0 or number != count - 1:
                return Broken.LEGAL_ACTIONS
        else:
            if not 0 <= action < RECOVER:
                return Broken.LEGAL_ACTIONS
            card = action % STAGES // PAYMENTS if action < SALES else (action - SALES) % 79
            held = False
            for position in range(state.hand_size[player]):
                held |= state.hands[player, position] == card
            if not held:
                return Broken.LEGAL_ACTIONS
    return Broken.NOTHING


@uncached_rule
def same(one: Any, other: Any, size: int) -> bool:
    """Whether two records, seen as bytes, are equal."""
    for number in range(size):
        if one[number] != other[number]:
            return False
    return True


@uncached_rule
def check_view(state: Any, room: Any, bytes_of: Ints, viewer: int, found: Ints, more: Ints) -> int:
    """A world that looks the same gives the same view, and the viewer may do the same there.

    `room` is an array of two records, `bytes_of` the same memory.
    """
    room[0] = state
    room[1] = state
    conceal(room[0], viewer)
    determinize(room[1], viewer, draw(state, 1 << 30))
    broken = check_all(room[1])
    if broken != Broken.NOTHING:
        return broken
    count = legal(state, viewer, found)
    if legal(room[0], viewer, more) != count or not same(found, more, count):
        return Broken.VIEW
    if legal(room[1], viewer, more) != count or not same(found, more, count):
        return Broken.VIEW
    conceal(room[1], viewer)
    for city in range(state.cities):  # choices of others are open again in the world
        if room[0].commitments[city] != room[1].commitments[city]:
            if room[1].commitments[city] != NO_CHOICE:
                return Broken.VIEW
            room[0].commitments[city] = NO_CHOICE
            room[0].awaited += 1
    return Broken.NOTHING if same(bytes_of[0], bytes_of[1], len(bytes_of[0])) else Broken.VIEW


@uncached_rule
def play_checked(
    states: Any,
    seeds: Ints,
    outcome: Ints,
    told: Any,
    room: Any,
    bytes_of: Ints,
    log: Any,
    found: Ints,
    more: Ints,
    kinds: Ints,
) -> None:
    """Play games to their end; note for each what broke, after how many actions, most choices.

    `kinds` counts the events by their kind.
    """
    for number in range(len(states)):
        state = states[number]
        deal(state, seeds[number])
        step = 0
        most = 0
        broken = check_all(state)
        while broken == Broken.NOTHING and state.phase != Phase.OVER:
            player = decider(state)
            count = legal(state, player, found)
            most = max(most, count)
            broken = check_legal(state, player, found, count)
            if broken != Broken.NOTHING:
                break
            action = chosen(state, found, count, (seeds[number] + player) % 5)
            told[0] = state
            log[0].count = 0
            apply(state, player, action, log[0])
            step += 1
            for entry in range(min(log[0].count, CAPACITY)):
                kinds[log[0].entries[entry, 0]] += 1
            broken = check_told(told[0], state, log[0])
            if broken == Broken.NOTHING:
                broken = check_all(state)
            if broken == Broken.NOTHING and draw(state, VIEW_EVERY) == 0:
                viewer = draw(state, state.players)
                broken = check_view(state, room, bytes_of, viewer, found, more)
        outcome[number, 0] = broken
        outcome[number, 1] = step
        outcome[number, 2] = most


class Slice(NamedTuple):
    """What a slice of games came to."""

    broken: list[Report]
    decisions: int
    kinds: Ints  # events by their kind
    most: int  # the most legal actions of a decision


def play_slice(seeds: Ints) -> Slice:
    """Play a game for each seed, whose options follow from it; tell of broken ones."""
    states = np.zeros(len(seeds), CLASSIC.dtype)
    for number, seed in enumerate(seeds):
        states[number] = CLASSIC.blank(CLASSIC.options(**options_of(int(seed))))
    outcome = np.zeros((len(seeds), 3), np.int64)
    kinds = np.zeros(max(Event) + 1, np.int64)
    room = np.zeros(2, CLASSIC.dtype)
    bytes_of = room.view(np.int8).reshape(2, -1)
    log = np.zeros(1, LOG_DTYPE)
    found, more = (np.zeros(CLASSIC.most_legal, np.int16) for _ in range(2))
    told = np.zeros(1, CLASSIC.dtype)
    play_checked(states, seeds, outcome, told, room, bytes_of, log, found, more, kinds)
    reports = [
        Report(options_of(int(seed)), int(seed), Broken(broken), step)
        for seed, (broken, step, _) in zip(seeds, outcome.tolist(), strict=True)
        if broken
    ]
    return Slice(reports, int(outcome[:, 1].sum()), kinds, int(outcome[:, 2].max()))


class Summary(NamedTuple):
    """What many games came to."""

    broken: list[Report]
    decisions: int
    told: Counter[Event]
    most: int


def soak(
    games: int,
    *,
    first: int = 0,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Summary:
    """Play so many games with different seeds; give those that broke, and what was told."""
    seeds = np.arange(first, first + games)
    slices = [seeds[start : start + SLICE] for start in range(0, games, SLICE)]
    broken: list[Report] = []
    decisions = most = 0
    told: Counter[Event] = Counter()
    with ThreadPoolExecutor(threads or all_cores()) as pool:
        for done, part in enumerate(pool.map(play_slice, slices), start=1):
            broken += part.broken
            decisions += part.decisions
            most = max(most, part.most)
            told.update({kind: int(part.kinds[kind]) for kind in Event})
            progress(min(games, done * SLICE))
    return Summary(broken, decisions, told, most)


def main() -> None:
    """Play, and speak of it."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    step = max(SLICE, games // 10)

    def say(text: str) -> None:
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()

    def progress(done: int) -> None:
        if done % step < SLICE:
            say(f"  {done:,} games")

    started = time.monotonic()
    summary = soak(games, progress=progress)
    seconds = time.monotonic() - started
    say(
        f"{games:,} games of 7 Wonders, {summary.decisions:,} decisions of up to {summary.most} "
        f"actions, every invariant checked after each, in {seconds:.0f} s: "
        f"{len(summary.broken)} games broke one"
    )
    say("  " + ", ".join(f"{k.name.lower()} {summary.told[k]:,}" for k in Event if summary.told[k]))
    for report in summary.broken[:10]:
        say(f"  {report.broken.name} after {report.step} actions: {report}")
    sys.exit(bool(summary.broken))


if __name__ == "__main__":
    main()
