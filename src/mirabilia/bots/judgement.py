"""What bots know of a game beyond its rules: what actions are worth, and how a game went.

Everything here reads no more of a state than the deciding player may know.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

from mirabilia.bots.network import Network
from mirabilia.engine.contract import Rules

POINT: Final = 100
"""An appraisal counts in hundredths of a victory point."""


class Part(IntEnum):
    """What an action can be good for."""

    POINTS = 0  # victory points, on the score pad now or surely later
    COINS = 1  # gained, less those spent
    PRODUCTION = 2  # resources, trade, chains: what makes later buildings cheaper
    SCIENCE = 3  # symbols on the way to sets, tokens or victory
    MILITARY = 4  # shields: conflicts won, danger averted
    DENIAL = 5  # what others can no longer have, less what is left or opened to them
    TEMPO = 6  # further turns, powers, wonders before they run out


PARTS: Final = len(Part)


@dataclass(frozen=True)
class Study:
    """A closer look at a game of two who take turns, for searches that have time for it."""

    describe: Callable[[Any, int, Any], None]
    """describe(state, player, things): the table from a player's seat, as a list of things with
    their number before it, who decides now. It reads what that player knows."""
    network: Network
    """Weighs what is described: how well that player stands."""


@dataclass(frozen=True)
class Judgement:
    """The judgement of one game, as rules on its record."""

    rules: Rules
    retract: int
    """The action that takes back a choice, always the last; -1 where there is none."""
    simultaneous: bool
    """Whether several players decide at once, each with statistics of their own."""
    appraise: Callable[[Any, int, Any, int, Any], None]
    """appraise(state, player, found, count, parts): what each of the `count` legal actions in
    `found` is worth to the player, into int32 parts[number, Part], in hundredths of a point."""
    suggest: Callable[[Any, int, Any, Any], int]
    """suggest(state, player, found, parts): a legal action drawn by a cheap informed policy.
    Random numbers are the state's; `found` and `parts` are workspace."""
    has_begun: Callable[[Any], bool]
    """has_begun(state): whether there is a table to judge. Before that, in a draft of wonders or a
    choice of sides, simulations play on by `suggest`."""
    information: Callable[[Any, int, Any, Any], int]
    """information(state, player, scratch, words): a hash of what the player decides upon. Equal
    hashes mean the same legal actions. `words` are the bytes of scratch[0] as 64-bit integers."""
    describe: Callable[[Any, Any], None]
    """describe(state, things): the table from every seat, as lists of things (`network.note`) into
    int32 things[seat, 1 + number]. Each row reads what that player knows; all of them together
    need a whole world."""
    network: Network
    """Weighs what is described: how well a player stands."""
    study: Study | None
    """How to look more closely, where that was learned."""
    glance: float
    """Weight of what the network foresees where the tree ends, beside the result of playing on
    from there by `suggest`; with 1 nobody plays on."""
    win_share: Callable[[Any, int], float]
    """win_share(state, player): of a finished game, 1 for a victory, shared equally among all
    winners, 0 for a defeat."""
    margin: Callable[[Any, int], int]
    """margin(state, player): points ahead of the best other player, on the score pad."""
