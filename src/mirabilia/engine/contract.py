"""The contract every game keeps. Bots, tables and adapters know games only by it.

A state is a record; an action is one whole number of the game's fixed action space.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from mirabilia.engine.options import Choice


@dataclass(frozen=True)
class Rules:
    """The rules of one game, as functions on its record."""

    name: str
    version: int
    """Raised whenever the same record, seed and actions would give another game."""
    players: int
    """The most that can play; `seats` tells how many do."""
    dtype: np.dtype[Any]
    actions: int
    """Size of the action space."""
    most_legal: int
    """Length of the array that `legal` needs."""
    choices: tuple[Choice, ...]
    presets: Mapping[str, Mapping[str, Any]]
    """Presets of rulings by name; the first is the default."""

    options: Callable[..., Any]
    """options(**chosen): check keywords, give an options object."""
    blank: Callable[[Any], Any]
    """blank(options): a record that holds the options and nothing else."""
    options_of: Callable[[Any], Any]
    seats: Callable[[Any], int]
    """seats(state): how many players there are, also in a blank record."""

    deal: Callable[[Any, int], None]
    """deal(state, seed): set up a game in a blank record."""
    owes: Callable[[Any, int], bool]
    """owes(state, player): must this player decide something now? Several players may."""
    legal: Callable[[Any, int, Any], int]
    """legal(state, player, found): write legal actions in ascending order, return how many.

    Where several decide at once, one who has decided may decide anew until the last one has."""
    apply: Callable[[Any, int, int, Any], None]
    """apply(state, player, action, log): carry out a legal action; log is an EventLog or None."""
    is_over: Callable[[Any], bool]
    conceal: Callable[[Any, int], None]
    """conceal(state, viewer): remove what the viewer cannot know, in place. The number after the
    last that can play, `players`, is a spectator: who knows what everybody can see."""
    determinize: Callable[[Any, int, int], None]
    """determinize(state, viewer, seed): redraw what the viewer cannot know, in place."""
    play_out: Callable[[Any, Any], int]
    """play_out(state, found): finish with random moves, return the number of decisions."""
    deal_batch: Callable[[Any, Any], None]
    """deal_batch(states, seeds): `deal` for an array of blank records."""
    play_batch: Callable[[Any, Any, Any], None]
    """play_batch(states, decisions, found): `play_out` for an array of records."""
