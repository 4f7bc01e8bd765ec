"""Tables in tests: opened, filled and played on."""

import random
from typing import Any

from mirabilia.table import Entry, Setup, Table


def opened(game: str = "duel", *, seed: int = 5, **setup: Any) -> Table:
    """A new table at which nobody sits yet."""
    return Table.open(Setup.read({"game": game, **setup}), host="host", seed=seed, now=0)


def playing(game: str = "duel", *holders: str, seed: int = 5, **setup: Any) -> Table:
    """A table whose open seats are taken, by default each by somebody else."""
    table = opened(game, seed=seed, **setup)
    for seat in range(len(table.seats)):
        if table.seats[seat].is_open:
            holder = holders[seat] if holders else f"person {seat}"
            happens(table, table.join(seat, holder, holder.title(), now=0))
    assert table.status == "playing"
    return table


def happens(table: Table, entries: list[Entry]) -> None:
    """Keep entries."""
    for entry in entries:
        table.add(entry)


def play(table: Table, seat: int | None = None, *, number: int = 0, now: int = 0) -> int:
    """A seat, by default the first that must decide, takes a legal action; which seat it was."""
    assert table.game is not None
    who = table.to_decide[0] if seat is None else seat
    asked = table.asked(who)
    assert asked is not None
    happens(table, table.play(who, table.game.legal(who)[number], asked, now))
    return who


def play_on(table: Table, moves: int, seed: int = 1) -> None:
    """Random moves, as long as the game goes on."""
    chance = random.Random(seed)
    assert table.game is not None
    for _ in range(moves):
        if table.status != "playing":
            return
        seat = chance.choice(table.to_decide)
        play(table, seat, number=chance.randrange(len(table.game.legal(seat))))
