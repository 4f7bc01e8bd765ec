"""What a player of Pantheon can work out about the gods: every world that fits what he has seen.

Nothing here reads the flags that the rules keep. A mind starts with all orders of the decks and
strikes out, step by step, what the events, his own draws and his own choices exclude.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import permutations
from typing import NamedTuple

from mirabilia.duel import actions
from mirabilia.duel.vocabulary import Decision, Event
from support.invariants import Facts, Step

MYTHOLOGIES = range(5)


class World(NamedTuple):
    """Where the gods of one mythology may lie."""

    deck: tuple[int, ...]  # from the top
    slots: tuple[tuple[int, int], ...] = ()  # slot and god, in the order they were placed

    def place(self, god: int, slot: int) -> "World":
        """A drawn god goes to a slot, the other one on top of the deck."""
        deck = tuple(other for other in self.deck if other != god)
        return World(deck, (*self.slots, (slot, god)))

    def without(self, god: int) -> "World":
        """A god leaves for a player's city."""
        slots = tuple(pair for pair in self.slots if pair[1] != god)
        return World(tuple(other for other in self.deck if other != god), slots)


class Mind:
    """One player's possible worlds, by mythology."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.worlds = [
            {World(deck) for deck in permutations(range(3 * m, 3 * m + 3))} for m in MYTHOLOGIES
        ]

    def follow(self, step: Step) -> None:
        """Take in what a step shows this player."""
        if step.before.decision == Decision.THEATER_ORDER:
            self._see_order(step)
        shown: dict[int, list[int]] = {}
        for kind, player, subject, amount in step.events:
            if kind == Event.GODS_DRAWN and player == self.viewer:
                self._see_top(subject, step.after.god_decks[subject][:amount])
            elif kind == Event.GOD_PLACED:
                self._see_placed(step, player, subject, amount)
            elif kind == Event.GOD_REVEALED and amount >= 0:
                self._see_slot(amount, subject)
            elif kind == Event.GOD_REVEALED:
                shown.setdefault(subject // 3, []).append(subject)
                self._see_top(subject // 3, shown[subject // 3])
            elif kind == Event.ACTIVATED and subject < 15:
                mythology = subject // 3
                self.worlds[mythology] = {w.without(subject) for w in self.worlds[mythology]}

    def _keep(self, mythology: int, fits: Callable[[World], bool]) -> None:
        self.worlds[mythology] = {world for world in self.worlds[mythology] if fits(world)}
        assert self.worlds[mythology], "what was seen is impossible"

    def _see_top(self, mythology: int, gods: Sequence[int]) -> None:
        """These are the top gods of a deck, in this order."""
        self._keep(mythology, lambda world: world.deck[: len(gods)] == tuple(gods))

    def _see_slot(self, slot: int, god: int) -> None:
        """A god is turned up in a slot."""
        self._keep(god // 3, lambda world: (slot, god) in world.slots)

    def _see_order(self, step: Step) -> None:
        """Two gods go back to their deck in an order that only one player knows."""
        top = step.action - actions.GOD
        orders = set()
        for world in self.worlds[top // 3]:
            assert len(world.deck) == 2
            if step.player == self.viewer:
                other = next(god for god in world.deck if god != top)
                orders.add(World((top, other), world.slots))
            else:
                orders |= {World(deck, world.slots) for deck in permutations(world.deck)}
        self.worlds[top // 3] = orders

    def _see_placed(self, step: Step, player: int, mythology: int, slot: int) -> None:
        """One of the top gods goes to a slot; who did it knows which."""
        god = (step.action - actions.PLACE) // 6
        placed = set()
        for world in self.worlds[mythology]:
            drawn = (god,) if player == self.viewer else world.deck[:2]
            placed |= {world.place(each, slot) for each in drawn}
        self.worlds[mythology] = placed

    # Looking

    def holds(self, facts: Facts) -> bool:
        """Whether a record is one of the possible worlds."""
        return all(world_of(facts, m) in self.sorted_worlds(m) for m in MYTHOLOGIES)

    def sorted_worlds(self, mythology: int) -> set[World]:
        """The worlds with slots in the order of their numbers."""
        return {World(w.deck, tuple(sorted(w.slots))) for w in self.worlds[mythology]}

    def deck(self, mythology: int) -> list[int | None]:
        """What is surely in the places of a deck."""
        decks = [world.deck for world in self.worlds[mythology]]
        assert len({len(deck) for deck in decks}) == 1
        return [sure(deck[number] for deck in decks) for number in range(len(decks[0]))]

    def slots(self) -> dict[int, tuple[int, int | None]]:
        """By slot, the mythology that lies there and the god, if it is sure."""
        found: dict[int, tuple[int, int | None]] = {}
        for mythology in MYTHOLOGIES:
            worlds = [dict(world.slots) for world in self.worlds[mythology]]
            for slot in worlds[0]:
                found[slot] = (mythology, sure(world[slot] for world in worlds))
        return found


def sure(gods: Iterable[int]) -> int | None:
    """The only god there may be, if there is only one."""
    different = set(gods)
    return different.pop() if len(different) == 1 else None


def world_of(facts: Facts, mythology: int) -> World:
    """Where the gods of a mythology really lie."""
    deck = tuple(god for god in facts.god_decks[mythology] if god >= 0)
    slots = [(slot, god) for slot, god in enumerate(facts.slots) if god // 3 == mythology]
    return World(deck, tuple(slots))
