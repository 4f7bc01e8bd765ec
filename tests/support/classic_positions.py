"""Positions of 7 Wonders that several tests begin from, and random games that meet everything."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import numpy as np

from mirabilia.classic import actions
from mirabilia.classic.rules import CLASSIC
from mirabilia.engine.record import copy_record
from support.perft_files import CLASSIC_FILES, read, start

Document = dict[str, Any]
Edit = Callable[[Document], Any]

BASES: dict[str, Document] = {
    file.stem.removeprefix("classic-"): start(read(file)).position() for file in CLASSIC_FILES
}
"""A position for each thing that can be asked."""

GAMES: list[Document] = [
    {"players": 2, "sides": "chosen"},
    {"players": 2, "boards": ["Gizah", "Halikarnassos", "Babylon"], "sides": "B"},
    {"players": 2, "boards": ["Babylon", "Gizah", "Halikarnassos"], "sides": "B"},
    {"players": 2, "boards": ["Rhodos", "Babylon", "Olympia"], "sides": ["A", "B", "A"]},
    {"players": 3, "edition": "first", "sides": "A", "boards": ["Olympia", "Babylon", "Rhodos"]},
    {"players": 3, "edition": "second"},
    {"players": 4, "edition": "first", "sides": "B"},
    {"players": 4, "boards": ["Halikarnassos", "Ephesos", "Babylon", "Gizah"], "sides": "Night"},
    {"players": 5, "edition": "first"},
    {"players": 5, "edition": "second", "sides": "dealt"},
    {"players": 6, "edition": "first", "sides": "chosen"},
    {"players": 6, "edition": "second", "sides": "Day"},
    {"players": 7, "edition": "first", "sides": "B"},
    {"players": 7, "edition": "second"},
]
"""Options of games with every number of players, both editions and every question."""


def legal_actions(state: Any, player: int) -> list[int]:
    """The numbers of what a player may do."""
    found = np.zeros(CLASSIC.most_legal, np.int16)
    count = CLASSIC.legal(state, player, found)
    return [int(action) for action in found[:count]]


def deciding(state: Any) -> list[int]:
    """The players who must decide now."""
    return [player for player in range(int(state.players)) if CLASSIC.owes(state, player)]


def dealt(seed: int, **options: Any) -> Any:
    """The record of a game as it is dealt."""
    state = copy_record(CLASSIC.blank(CLASSIC.options(**options)))
    CLASSIC.deal(state, seed)
    return state


def liked(legal: Sequence[int], chance: Random) -> Sequence[int]:
    """What to choose from: half of the time stages, where there are any."""
    stages = [action for action in legal if actions.STAGE <= action < actions.SELL]
    return stages if stages and chance.random() < 0.5 else legal


def walk(seed: int, **options: Any) -> Iterator[Any]:
    """The record before each decision of a random game, and at its end; seats in any order."""
    state, chance = dealt(seed, **options), Random(seed)
    while not CLASSIC.is_over(state):
        yield copy_record(state)
        player = chance.choice(deciding(state))
        CLASSIC.apply(
            state, player, chance.choice(liked(legal_actions(state, player), chance)), None
        )
    yield state


def concealed(state: Any, viewer: int) -> Any:
    """A copy of the record without what the viewer cannot know."""
    view = copy_record(state)
    CLASSIC.conceal(view, viewer)
    return view


def swap(*path: object) -> Edit:
    """Exchange two parts of a document: the keys to one, None, the keys to the other."""
    cut = path.index(None)

    def edit(document: Document) -> None:
        one: Any = document
        other: Any = document
        for key in path[: cut - 1]:
            one = one[key]
        for key in path[cut + 1 : -1]:
            other = other[key]
        first, second = path[cut - 1], path[-1]
        one[first], other[second] = other[second], one[first]

    return edit
