"""Score pads as documents, whatever the game: columns that somebody sends, and their errors.

A pad is sent as `players`, one column each: a `name`, and `entries` by row. What is left out has
its default: the players are numbered, and rows are 0.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mirabilia.notation.documents import DocumentError

LONGEST_NAME = 20


def is_name(names: Sequence[str], seat: int, name: str) -> bool:
    """Whether a player may be called so, beside the others."""
    others = [other for number, other in enumerate(names) if number != seat]
    return name.isprintable() and 0 < len(name) <= LONGEST_NAME and name not in others


def fill_columns(
    pad: Any,
    columns: Sequence[Mapping[str, Any]],
    rows: Sequence[str],
    name_problem: str,
    read: Callable[[int, str, Any, str], Any],
) -> None:
    """Fill in names and entries; `read(seat, row, entry, field)` checks an entry."""
    for seat, column in enumerate(columns):
        if column.get("name") is not None:
            pad.names[seat] = str(column["name"]).strip()
    for seat, column in enumerate(columns):
        if not is_name(pad.names, seat, pad.names[seat]):
            raise DocumentError(f"players[{seat}].name", name_problem)
        for row, entry in column.get("entries", {}).items():
            field = f"players[{seat}].entries.{row}"
            if row not in rows:
                raise DocumentError(field, f"there is no such row; there are {', '.join(rows)}")
            pad.entries[seat][row] = read(seat, row, entry, field)


def is_whole(entry: Any) -> bool:
    """Whether an entry is a whole number."""
    return isinstance(entry, int) and not isinstance(entry, bool)
