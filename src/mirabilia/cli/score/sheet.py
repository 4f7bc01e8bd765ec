"""A finished pad on the screen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

_NARROWEST = 5  # a total with a star


@dataclass(frozen=True)
class Sheet:
    """What stands on a pad."""

    names: Sequence[str]
    winners: Sequence[int]
    labels: Mapping[str, str]
    """The rows and what they are called."""
    swatches: Mapping[str, str]
    columns: Sequence[Mapping[str, int]]
    """Each player's points by row, and `total`."""
    total: str
    """What the sum is called."""

    def show(self, console: "Console") -> None:
        """Print the pad."""
        table = self.table(console.width)
        console.print(table)
        if not table.show_edge:
            console.print()

    def table(self, width: int) -> "Table":
        """The pad as a table.

        Where the screen is too narrow, the columns lose their frames, the winners' stars go to
        the totals, and long names go over several lines.
        """
        from rich import box
        from rich.table import Table
        from rich.text import Text

        starred = self._starred()
        framed = self.fits(width)
        table = Table(
            box=box.ROUNDED if framed else box.SIMPLE_HEAD,
            padding=(0, 1) if framed else 0,
            show_edge=framed,
            show_footer=True,
            footer_style="bold",
            border_style="dim",
        )
        table.add_column("", justify="right", style="dim", no_wrap=True)
        table.add_column("", footer=self.total, no_wrap=True)
        for seat, column in enumerate(self.columns):
            total = _number(column["total"])
            table.add_column(
                Text(starred[seat] if framed else self.names[seat], style="bold", overflow="fold"),
                footer=total if framed or not self._won(seat) else f"★ {total}",
                justify="right",
                max_width=None if framed else self._narrow(width),
                no_wrap=framed,
            )
        for number, (row, label) in enumerate(self.labels.items(), start=1):
            swatched = Text.assemble(("■ ", self.swatches[row]), label)
            table.add_row(str(number), swatched, *(_number(column[row]) for column in self.columns))
        return table

    def fits(self, width: int) -> bool:
        """Whether the screen is wide enough for frames and whole names."""
        return self._width(self._starred(), between=len(" │ ")) <= width

    def _starred(self) -> list[str]:
        return [f"★ {name}" if self._won(seat) else name for seat, name in enumerate(self.names)]

    def _won(self, seat: int) -> bool:
        return seat in self.winners

    def _width(self, names: Sequence[str], between: int) -> int:
        """How wide the pad is, with so many characters between the cells."""
        labels = max(map(len, (*self.labels.values(), self.total))) + len("■ ")
        cells = [len("1"), labels, *(max(len(name), _NARROWEST) for name in names)]
        return sum(cells) + between * len(cells) + 1

    def _narrow(self, width: int) -> int:
        """The width to which names are cut, so that the pad fits."""
        most = max(map(len, self.names))
        while most > _NARROWEST:
            if self._width([name[:most] for name in self.names], between=1) <= width:
                break
            most -= 1
        return most


def _number(points: int) -> str:
    return str(points).replace("-", "−")


def show_verdict(console: "Console", lines: Sequence[str]) -> None:
    """Who won, in bold, and by what."""
    from rich.padding import Padding
    from rich.text import Text

    for number, line in enumerate(lines):
        # A line may hold a player's name, which is nobody's markup.
        console.print(
            Padding(Text(line, style="" if number else "bold"), (0, 0, 0, 1), expand=False)
        )
