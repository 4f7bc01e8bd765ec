"""Numbered options: what can be answered, marked possible or not, with prices and reasons."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from mirabilia.cli.terminal.layout import styled, wrapped
from mirabilia.cli.terminal.signs import (
    IMPOSSIBLE,
    IMPOSSIBLE_STYLE,
    POSSIBLE,
    POSSIBLE_STYLE,
)
from mirabilia.game import Action

LEAD = 5  # columns before an option's words: number and mark


@dataclass(frozen=True)
class Choice:
    """One numbered option; `action` is None where it is not possible, `reason` then says why."""

    lines: list[Text]
    action: Action | None
    reason: str = ""


@dataclass(frozen=True)
class Row:
    """One option in words; `effect` follows them in signs, the price stands below."""

    action: Action | None
    said: str
    effect: str = ""
    price: str = ""
    reason: str = ""


def numbered(rows: Sequence[Row], width: int) -> list[Choice]:
    """Options one below the other, counted from one."""
    return [
        Choice(row_lines(number, row, width), row.action, row.reason)
        for number, row in enumerate(rows, 1)
    ]


def row_lines(number: int, row: Row, width: int) -> list[Text]:
    """An option with its number and mark, its price and what stands in the way."""
    if row.action:
        emphasis, mark = "bold", styled(f"{POSSIBLE} ", POSSIBLE_STYLE)
    else:
        emphasis, mark = "dim", styled(f"{IMPOSSIBLE} ", IMPOSSIBLE_STYLE)
    head = styled(f"{number:>2} ", emphasis) + mark + styled(row.said, emphasis)
    if row.effect:
        head += Text(f" · {row.effect}")
    lines = wrapped(head, width, LEAD)
    if row.price or row.reason:
        parts = [styled(row.price, "dim"), styled(row.reason, IMPOSSIBLE_STYLE)]
        why = Text(" ").join(part for part in parts if part.plain)
        lines += wrapped(Text(" " * LEAD) + why, width, LEAD)
    return lines
