"""A sheet of character cells on which later strokes cover earlier ones."""

from itertools import groupby

from rich.cells import cell_len, set_cell_size
from rich.text import Text

Cell = tuple[str, str]  # a character and its style
Lines = tuple[str, ...]

# Corners and lines: top left, across, top right, down, bottom left, bottom right.
LIGHT = tuple("╭─╮│╰╯")
HEAVY = tuple("┏━┓┃┗┛")


class Canvas:
    """A sheet that grows downward as it is drawn on."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._rows: list[list[Cell]] = []

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write text from a cell to the right; what leaves the sheet is lost."""
        while len(self._rows) <= y:
            self._rows.append([(" ", "")] * self.width)
        for offset, character in enumerate(text):
            if 0 <= x + offset < self.width:
                self._rows[y][x + offset] = (character, style)

    def box(self, x: int, y: int, width: int, height: int, lines: Lines, style: str) -> None:
        """Draw an empty box, covering what was there."""
        top_left, across, top_right, down, bottom_left, bottom_right = lines
        inside = width - 2
        self.write(x, y, top_left + across * inside + top_right, style)
        for row in range(y + 1, y + height - 1):
            self.write(x, row, down, style)
            self.write(x + 1, row, " " * inside)
            self.write(x + width - 1, row, down, style)
        self.write(x, y + height - 1, bottom_left + across * inside + bottom_right, style)

    def lines(self) -> list[Text]:
        """The sheet as lines of styled text."""
        return [_line(row) for row in self._rows]


def _line(row: list[Cell]) -> Text:
    line = Text(no_wrap=True, end="")
    for style, cells in groupby(row, key=lambda cell: cell[1]):
        line.append("".join(character for character, _ in cells), style)
    return line


def shorten(text: str, width: int) -> str:
    """Text that fits a width, cut with an ellipsis where it does not."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(0, width - 1)).rstrip() + "…" if width > 0 else ""


def wrap_name(name: str, width: int, rows: int) -> list[str]:
    """A name on at most so many rows, broken between words and after hyphens."""
    pieces = name.replace("-", "-\0").replace(" ", " \0").split("\0")
    lines = [""]
    for piece in pieces:
        if lines[-1] and cell_len((lines[-1] + piece).rstrip()) > width:
            lines.append("")
        lines[-1] += piece
    if len(lines) > rows:
        lines = [*lines[: rows - 1], "".join(lines[rows - 1 :])]
    return [shorten(line.rstrip(), width) for line in lines]
