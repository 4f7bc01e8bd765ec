"""Bots and advice, in threads of their own: the search runs without Python's lock."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import mirabilia
from mirabilia import bots
from mirabilia.bots import Bot
from mirabilia.game import Game, View
from mirabilia.lab.advisors import SearchAdvisor
from mirabilia.lab.analysis import analyse
from mirabilia.server.settings import Settings

REMEMBERED = 8
"""Bots that keep what they found out for their next move. In 7 Wonders with seven the strongest
comes to hold 230 megabytes."""
STAND_IN = "builder"
"""Plays where a bot of another package fails."""


class Thinkers:
    """Who thinks for the server, in turn: whoever waits longest is next.

    Games that are played wait for no finished ones, which have threads of their own. Of a table
    one bot thinks at a time, so that many bots at one hold up no other.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pool = ThreadPoolExecutor(settings.thinkers, "thinker")
        self._analysts = ThreadPoolExecutor(1, "analyst")
        self._readers = ThreadPoolExecutor(1, "reader")
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held by the bot of a table that thinks or is next to."""
        self._bots: OrderedDict[tuple[str, int], tuple[str, Bot]] = OrderedDict()
        self.prepared = 0.0
        """How much is compiled of what is compiled once after an installation, from 0 to 1."""

    def close(self) -> None:
        """Stop; what is being thought is not waited for."""
        for pool in (self._pool, self._analysts, self._readers):
            pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, table: str, seat: int, bot: str, view: View) -> int:
        """The number of the action that a bot takes."""
        turn = self._turns.setdefault(table, asyncio.Lock())
        async with turn:
            player = self._bot(table, seat, bot)
            return await _done(self._pool, lambda: _legal_choice(player, view))

    async def stand_in(self, view: View) -> int:
        """The same by a bot that does not fail."""
        return await _done(self._pool, lambda: int(bots.make(STAND_IN).choose(view)))

    async def advise(self, view: View) -> dict[str, Any]:
        """The chances of every action of a view."""
        simulations = self._settings.hint_simulations
        milliseconds = self._settings.hint_milliseconds
        return await _done(
            self._pool,
            lambda: bots.advise(view, simulations=simulations, milliseconds=milliseconds).to_dict(),
        )

    async def analyse(self, record: dict[str, Any]) -> dict[str, Any]:
        """A finished game looked at again."""
        advisor = SearchAdvisor(self._settings.analysis_simulations)
        return await _done(self._analysts, lambda: analyse(record, advisor=advisor).document())

    async def read(self, work: Callable[[], Any]) -> Any:
        """Go through a record, which takes a while."""
        return await _done(self._readers, work)

    async def prepare_rules(self) -> None:
        """Compile the rules, once after an installation; later they are only loaded."""
        await self._prepare(_RULES, 0)

    async def prepare_bots(self) -> None:
        """The same for the bots. Whoever needs one meanwhile waits for it."""
        try:
            await self._prepare(_BOTS, len(_RULES))
        finally:
            self.prepared = 1.0  # nobody waits for what failed

    def forget(self, table: str) -> None:
        """The bots of a table are not needed any more."""
        for key in [key for key in self._bots if key[0] == table]:
            del self._bots[key]

    async def _prepare(self, steps: tuple[Callable[[], None], ...], done: int) -> None:
        for number, step in enumerate(steps, done + 1):
            await _done(self._pool, step)
            self.prepared = number / (len(_RULES) + len(_BOTS))

    def _bot(self, table: str, seat: int, name: str) -> Bot:
        known = self._bots.pop((table, seat), None)
        player = known[1] if known and known[0] == name else bots.make(name)
        self._bots[table, seat] = (name, player)
        if len(self._bots) > REMEMBERED:
            self._bots.popitem(last=False)
        return player


async def _done(pool: ThreadPoolExecutor, work: Callable[[], Any]) -> Any:
    """What comes of work in another thread."""
    return await asyncio.get_running_loop().run_in_executor(pool, work)


def _legal_choice(bot: Bot, view: View) -> int:
    """What a bot chooses; a ValueError if it may not."""
    number = int(bot.choose(view))
    if all(action.number != number for action in view.legal()):
        raise ValueError(f"the bot chose {number}, which is not legal")
    return number


def _duel() -> Game:
    return mirabilia.new("duel", pantheon=True, seed=1)


def _classic() -> Game:
    return mirabilia.new("classic", players=3, seed=1)


def _try_rules(new: Callable[[], Game]) -> None:
    game = new()
    for _ in range(3):
        seat = game.to_decide[0]
        game.view(seat).to_dict()
        game.play(game.legal(seat)[0], seat)
    game.public_view().to_dict()
    game.view(0).determinize(1)
    game.score()


def _try_bot(new: Callable[[], Game], bot: str) -> None:
    game = new()
    bots.make(bot, seed=1).choose(game.view(game.to_decide[0]))


_RULES = tuple(partial(_try_rules, new) for new in (_duel, _classic))
_BOTS = tuple(
    partial(_try_bot, new, bot) for new in (_duel, _classic) for bot in (STAND_IN, "search:20")
)
