"""Bots for tests: quick, and each with one habit."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from mirabilia.bots import registry
from mirabilia.bots.options import options
from mirabilia.game import Action, View


class First:
    """Takes the first legal action, whatever its seed."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed

    def choose(self, view: View) -> Action:
        return options(view)[0]


class Last(First):
    """Takes the last legal action."""

    def choose(self, view: View) -> Action:
        return options(view)[-1]


class Spy(First):
    """Notes what each of its kind was asked."""

    made: list["Spy"]

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        self.views: list[View] = []
        self.made.append(self)

    def choose(self, view: View) -> Action:
        self.views.append(view)
        return super().choose(view)


class Crash(First):
    """Breaks down at its fifth move."""

    moves = 0

    def choose(self, view: View) -> Action:
        self.moves += 1
        if self.moves == 5:
            raise KeyError("castle")
        return super().choose(view)


class Cheat(First):
    """Decides for another player from its third move on."""

    moves = 0

    def choose(self, view: View) -> Action:
        self.moves += 1
        action = super().choose(view)
        return action if self.moves < 3 else replace(action, player=1 - view.player)


STUBS: dict[str, Callable[..., registry.Bot]] = {
    "first": First,
    "last": Last,
    "spy": Spy,
    "crash": Crash,
    "cheat": Cheat,
}


@contextmanager
def stub_bots() -> Iterator[None]:
    """Have these bots known by name, in this process only."""
    Spy.made = []
    usual = dict(registry.BOTS)
    registry.BOTS.update({name: registry.BotKind(name, make) for name, make in STUBS.items()})
    try:
        yield
    finally:
        registry.BOTS.clear()
        registry.BOTS.update(usual)
