"""Who plays whom in an arena: deals, seats and the seeds of all bots.

Every deal is played in each rotation of the seats, so that no bot has the better cards or the
better place. All that is random follows from the seed.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from mirabilia.bots import make
from mirabilia.engine.random import SEED_LIMIT
from mirabilia.notation.games import notation


@dataclass(frozen=True)
class Pairing:
    """One game that is to be played."""

    deal: int
    """The number of the deal, from 0."""
    rotation: int
    """By how many seats the bots have moved on."""


@dataclass(frozen=True)
class Plan:
    """The games of an arena. Of the bots named, the last one has all seats that are left."""

    game: str
    options: dict[str, Any]
    """Every option with its value."""
    bots: tuple[str, ...]
    seats: int
    deals: int
    seed: int
    """Of the first deal; the others count up."""

    @property
    def games(self) -> int:
        """Each deal as often as there are seats."""
        return self.deals * self.seats

    @property
    def seeds(self) -> range:
        """Of all deals."""
        return range(self.seed, self.seed + self.deals)

    def pairings(self) -> Iterator[Pairing]:
        """All games, one deal after the other."""
        for deal in range(self.deals):
            for rotation in range(self.seats):
                yield Pairing(deal, rotation)

    def named(self, seat: int, rotation: int) -> int:
        """Which of the bots named has this seat, by its number in `bots`."""
        return min((seat - rotation) % self.seats, len(self.bots) - 1)

    def seated(self, rotation: int) -> list[str]:
        """The bots by seat."""
        return [self.bots[self.named(seat, rotation)] for seat in range(self.seats)]

    def bot_seeds(self, pairing: Pairing) -> list[int]:
        """The seed of each seat's bot."""
        deal = self.seeds[pairing.deal]
        return [bot_seed(deal, seat, pairing.rotation) for seat in range(self.seats)]


def plan_arena(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
) -> Plan:
    """Check everything that was asked for; games are rounded up to whole deals.

    A bot that is named alone plays against copies of itself.
    """
    rules = notation(game).rules
    chosen = rules.options(**(options or {}))
    seats = int(rules.seats(rules.blank(chosen)))
    listed = bots.split(",") if isinstance(bots, str) else bots
    named = tuple(bot.strip() for bot in listed)
    if not 1 <= len(named) <= seats:
        raise ValueError(f"{len(named)} bots are named; allowed are 1 to {seats}, one for a seat")
    for bot in named:
        make(bot, seed=0)
    if len(named) == 1:
        named *= 2
    if games < 1:
        raise ValueError(f"games is {games}; at least 1 is needed")
    deals = -(-games // seats)
    if not 0 <= seed <= SEED_LIMIT - deals:
        raise ValueError(
            f"seed is {seed}; allowed are whole numbers from 0 to {SEED_LIMIT - deals},"
            f" so that {deals} can be counted from it"
        )
    return Plan(game, vars(chosen), named, seats, deals, seed)


def bot_seed(deal: int, seat: int, rotation: int) -> int:
    """The seed of a bot: another one for every deal, seat and rotation."""
    mixed = np.random.SeedSequence([deal, seat, rotation]).generate_state(1, np.uint64)
    return int(mixed[0]) % SEED_LIMIT
