"""Random games of 7 Wonders for tests: dealing, choosing, and what each action did."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np
from hypothesis import strategies as st

from mirabilia.classic import actions
from mirabilia.classic.components import CARDS
from mirabilia.classic.rules import CLASSIC
from mirabilia.classic.vocabulary import Event
from mirabilia.engine.events import LOG_DTYPE
from mirabilia.engine.record import blank, copy_record
from mirabilia.engine.rule import INTERPRETED

SEEDS = st.integers(0, 2**62 - 1)
TASTES = ("anything", "builder", "architect", "seller", "trader", "producer")
SIDES = {"first": ("dealt", "chosen", "A", "B"), "second": ("dealt", "chosen", "Day", "Night")}
KINDS = [("first", players) for players in range(2, 8)]
KINDS += [("second", players) for players in range(3, 8)]
"""Every edition with every number of players."""


@st.composite
def _options(draw: st.DrawFn) -> dict[str, Any]:
    edition, players = draw(st.sampled_from(KINDS))
    sides = draw(st.sampled_from(SIDES[edition]))
    return {"players": players, "edition": edition, "sides": sides}


OPTIONS = _options()


def options_of(seed: int) -> dict[str, Any]:
    """Options that go through all kinds of games with consecutive seeds."""
    edition, players = KINDS[seed % len(KINDS)]
    sides = SIDES[edition][seed // len(KINDS) % 4]
    return {"players": players, "edition": edition, "sides": sides}


class Facts:
    """The fields of a record as plain Python numbers and lists."""

    def __init__(self, state: Any) -> None:
        for name in state.dtype.names:
            setattr(self, name, np.asarray(state[name]).tolist())

    def hand(self, player: int) -> list[int]:
        return list(self.hands[player][: self.hand_size[player]])

    def city(self, city: int) -> list[str]:
        """Names of the buildings in a city."""
        return [card.name for card in CARDS if self.built[city][card.id]]


@dataclass(frozen=True)
class Step:
    """One action of a game and what it did."""

    before: Facts
    after: Facts
    state: Any  # the record after the action; it changes with the next
    player: int
    action: int
    events: list[tuple[Event, int, int, int]]

    def told(self, *kinds: Event) -> list[tuple[int, int, int]]:
        """The events of some kinds as (city, subject, amount)."""
        return [
            (city, subject, amount) for kind, city, subject, amount in self.events if kind in kinds
        ]


def dealt(seed: int, **options: Any) -> Any:
    """The record of a new game."""
    state = copy_record(CLASSIC.blank(CLASSIC.options(**options)))
    CLASSIC.deal(state, seed)
    return state


def legal_actions(state: Any, player: int) -> list[int]:
    """A player's legal actions, as the rules give them."""
    found = np.full(CLASSIC.most_legal, -1, np.int16)
    count = int(CLASSIC.legal(state, player, found))
    return [int(action) for action in found[:count]]


def deciders(state: Any) -> list[int]:
    """Everybody who owes a decision."""
    return [player for player in range(int(state.players)) if CLASSIC.owes(state, player)]


def is_over(state: Any) -> bool:
    return bool(CLASSIC.is_over(state))


def concealed(state: Any, viewer: int) -> Any:
    """A copy of the record as a player may know it."""
    view = copy_record(state)
    CLASSIC.conceal(view, viewer)
    return view


def determinized(state: Any, viewer: int, seed: int) -> Any:
    """A world that could be behind a player's view."""
    world = copy_record(state)
    CLASSIC.determinize(world, viewer, seed)
    return world


def tasteful(legal: Sequence[int], taste: str, rng: random.Random) -> Sequence[int]:
    """The legal actions a player of some taste would think of."""
    if taste == "anything" or rng.random() < 0.1:
        return legal

    def likes(action: int) -> bool:
        if taste == "builder":
            return action < actions.STAGE or actions.FREE <= action < actions.DECLINE
        if taste == "architect":
            return actions.STAGE <= action < actions.SELL
        if taste == "seller":
            return actions.SELL <= action < actions.FREE
        if taste == "trader":
            return action < actions.SELL and action % actions.PAYMENTS > 0
        card = CARDS[action // actions.PAYMENTS] if action < actions.STAGE else None
        return card is not None and card.colour < 2

    return [action for action in legal if likes(action)] or legal


def choose(state: Any, tastes: Sequence[str], rng: random.Random) -> tuple[int, int]:
    """Who acts next, and what: in any order; now and then a choice is made anew or taken back."""
    owing = deciders(state)
    player = rng.choice(owing)
    if rng.random() < 0.03:
        player = rng.randrange(int(state.players))
    legal = legal_actions(state, player)
    if not legal:
        player = owing[0]
        legal = legal_actions(state, player)
    if actions.TAKE_BACK in legal and len(legal) > 1 and rng.random() < 0.8:
        legal = legal[:-1]
    return player, rng.choice(tasteful(legal, tastes[player], rng))


def played(state: Any, rng: random.Random, tastes: Sequence[str] = ()) -> Iterator[Step]:
    """Play a record to its end, in place, with these or random tastes, and show each step."""
    tastes = tastes or rng.choices(TASTES, k=int(state.players))
    log = blank(LOG_DTYPE)
    before = Facts(state)
    while not is_over(state):
        player, action = choose(state, tastes, rng)
        log.count = 0
        CLASSIC.apply(state, player, action, log)
        events = [
            (Event(kind), city, subject, amount)
            for kind, city, subject, amount in np.asarray(log.entries)[: int(log.count)].tolist()
        ]
        after = Facts(state)
        yield Step(before, after, state, player, action, events)
        before = after


def some_position(seed: int, options: dict[str, Any], moment: int) -> Any:
    """The record after so many actions of a random game, or at its end."""
    rng = random.Random(seed)
    state = dealt(seed, **options)
    tastes = rng.choices(TASTES, k=int(state.players))
    for _ in range(moment):
        if is_over(state):
            break
        CLASSIC.apply(state, *choose(state, tastes, rng), None)
    return state


def readable(state: Any) -> Any:
    """The record for checks that are compiled; where they are not, a copy that is fast to read."""
    if not INTERPRETED:
        return copy_record(state)
    fields = {name: np.asarray(state[name]) for name in state.dtype.names}
    return SimpleNamespace(
        **{
            name: field.astype(np.int64) if field.ndim else int(field)
            for name, field in fields.items()
        }
    )
