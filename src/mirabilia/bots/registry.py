"""Every bot by name: our own, the levels people play against, and those of other packages."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from mirabilia.bots.advice import Advice
    from mirabilia.game import Action, View

GROUP = "mirabilia.bots"
"""The entry points by which another package adds bots."""


class Bot(Protocol):
    """Anything that chooses one of a view's legal actions."""

    def choose(self, view: "View") -> "Action":
        """The action to take now."""


@dataclass(frozen=True)
class BotKind:
    """A kind of bot: what it does, in a line, and how to make one."""

    description: str
    make: Callable[..., Bot]
    """make(seed=None); where it takes a budget, also with simulations= or milliseconds=."""
    takes_budget: bool = False


def _random(**arguments: Any) -> Bot:
    from mirabilia.bots.chance import RandomBot

    return RandomBot(**arguments)


def _greedy(**arguments: Any) -> Bot:
    from mirabilia.bots.greedy import GreedyBot

    return GreedyBot(**arguments)


def _search(**arguments: Any) -> Bot:
    from mirabilia.bots.search import SearchBot

    return SearchBot(**arguments)


def _apprentice(seed: int | None = None) -> Bot:
    return _greedy(seed=seed, carelessness=6.0)


def _builder(seed: int | None = None) -> Bot:
    return _greedy(seed=seed)


def _architect(seed: int | None = None) -> Bot:
    return _search(seed=seed, simulations=500)


def _wonder(seed: int | None = None) -> Bot:
    from mirabilia.engine.batch import all_cores

    return _search(seed=seed, simulations=30_000, milliseconds=4000, threads=min(2, all_cores()))


LEVELS: dict[str, BotKind] = {
    "apprentice": BotKind("knows what is good, and often takes the second best", _apprentice),
    "builder": BotKind("takes what looks best at once, without looking ahead", _builder),
    "architect": BotKind("looks ahead in a moment's thought", _architect),
    "wonder": BotKind("looks far ahead, for up to four seconds", _wonder),
}
"""The levels that people play against, each stronger than the one before."""

DEFAULT_LEVEL = "architect"

_BUDGETS = frozenset({"simulations", "milliseconds"})

BOTS: dict[str, BotKind] = {
    **LEVELS,
    "search": BotKind("looks ahead, by Monte-Carlo tree search", _search, takes_budget=True),
    "glance": BotKind(
        "search that judges what it comes to at a glance whatever its budget",
        partial(_search, closely=False),
        takes_budget=True,
    ),
    "study": BotKind(
        "search that judges what it comes to closely whatever its budget",
        partial(_search, closely=True),
        takes_budget=True,
    ),
    "greedy": BotKind("takes what looks best at once and says why", _greedy),
    "random": BotKind("takes any legal action, all alike", _random),
}
"""Our own bots by name. The code of each is brought in when one is made."""


def known_bots() -> dict[str, BotKind]:
    """All bots: ours, and those that installed packages add. Our names cannot be taken."""
    return _outside() | BOTS


@cache
def _outside() -> dict[str, BotKind]:
    """The bots of other packages: each entry point names a BotKind, or a class of bots."""
    return {entry.name: _kind(entry) for entry in entry_points(group=GROUP)}


def _kind(entry: EntryPoint) -> BotKind:
    """A bot of another package. One that cannot be brought in says so when it is made."""
    try:
        loaded = entry.load()
    except Exception as error:
        problem = f"bot {entry.name!r} of {_package(entry)} cannot be used: {error!r}"
        return BotKind(problem, partial(_refuse, problem))
    if isinstance(loaded, BotKind):
        return loaded
    told = (loaded.__doc__ or "").strip() or f"of the package {_package(entry)}"
    described = told.splitlines()[0]
    return BotKind(described, loaded)


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else "an unknown package"


def _refuse(problem: str, **_: Any) -> Bot:
    raise ValueError(problem)


def make(bot: str, seed: int | None = None, **arguments: Any) -> Bot:
    """A bot by its name, such as `greedy`, `search:1000` or `search:200ms`.

    Further arguments are the bot's own. What nobody knows is a ValueError that says what is known.
    """
    kind, budget = find(bot)
    if not kind.takes_budget and not _BUDGETS.isdisjoint(arguments):
        raise ValueError(_no_budget(bot))
    return kind.make(seed=seed, **(arguments | budget))


def find(bot: str) -> tuple[BotKind, dict[str, int]]:
    """The kind and the budget that a bot's name means."""
    name, colon, budget = bot.partition(":")
    bots = known_bots()
    if name not in bots:
        raise ValueError(f"there is no bot {name!r}; the bots are {', '.join(bots)}")
    return bots[name], _budget(bot, bots[name], budget) if colon else {}


def _budget(bot: str, kind: BotKind, budget: str) -> dict[str, int]:
    """Simulations or milliseconds, as written after a bot's name."""
    if not kind.takes_budget:
        raise ValueError(_no_budget(bot))
    if not (written := re.fullmatch(r"([1-9]\d{0,8})(ms)?", budget)):
        raise ValueError(
            f"bot {bot!r}: the budget is {budget!r}; allowed are 1 to 999999999 simulations,"
            " such as search:1000, or milliseconds, such as search:200ms"
        )
    number, unit = written.groups()
    return {"milliseconds" if unit else "simulations": int(number)}


def _no_budget(bot: str) -> str:
    taking = ", ".join(name for name, each in known_bots().items() if each.takes_budget)
    return f"bot {bot!r}: it takes no budget; those that do are {taking}"


def advise(
    view: "View",
    *,
    simulations: int | None = None,
    milliseconds: int | None = None,
    threads: int = 1,
    seed: int | None = None,
) -> "Advice":
    """The chances of every legal action of a view, and how the game may go on."""
    from mirabilia.bots.search import SearchBot

    bot = SearchBot(seed, simulations, milliseconds, threads, closely=True)
    return bot.advise(view)
