"""Lines of styled text: wrapped, boxed, side by side."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from mirabilia.cli.terminal.canvas import LIGHT, shorten

_MEASURE = Console(width=80, file=None)


def styled(text: str, style: str) -> Text:
    """Styled text; what is added to it does not take on its style."""
    return Text.assemble((text, style))


def wrapped(text: Text | str, width: int, indent: int = 0) -> list[Text]:
    """Text on as many lines as it needs, all but the first indented."""
    whole = Text(text) if isinstance(text, str) else text
    first, *rest = whole.wrap(_MEASURE, width) or [Text()]
    if not rest:
        return [_bare(first)]
    tail = whole[len(first.plain) :]
    tail = tail[len(tail.plain) - len(tail.plain.lstrip()) :]
    margin = Text(" " * indent)
    more = [margin + _bare(line) for line in tail.wrap(_MEASURE, max(1, width - indent))]
    return [_bare(first), *more]


def _bare(line: Text) -> Text:
    line.rstrip()
    line.end = ""
    line.no_wrap = True
    return line


def flowing(
    head: Text,
    items: Sequence[Text],
    width: int,
    separator: str = ", ",
    indent: int | None = None,
) -> list[Text]:
    """A row that begins with a head and goes on with items, none of them broken if it can fit.

    Further lines are indented by the head's width, if not told otherwise.
    """
    lines = [head.copy()]
    indent = min(head.cell_len, width // 3) if indent is None else indent
    for number, item in enumerate(items):
        last = number == len(items) - 1
        piece = item if last else item + Text(separator)
        fresh = lines[-1].cell_len <= indent or number == 0
        if not fresh and lines[-1].cell_len + len(piece.plain.rstrip()) > width:
            lines.append(Text(" " * indent))
        lines[-1] = lines[-1] + piece
    fitted: list[Text] = []
    for line in lines:
        fitted += [_bare(line)] if line.cell_len <= width else wrapped(line, width, indent)
    return fitted


def boxed(
    title: Text, lines: Sequence[Text], width: int, style: str = "", aside: Text | None = None
) -> list[Text]:
    """Lines in a box with a title on its border, and perhaps another on the right."""
    top_left, across, top_right, down, bottom_left, bottom_right = LIGHT
    top = styled(top_left + across, style) + Text(" ") + title + Text(" ")
    end = (Text(" ") + aside + Text(" ") if aside else Text()) + styled(across + top_right, style)
    room = width - top.cell_len - end.cell_len
    top = top + styled(across * max(0, room), style) + end
    body = [
        styled(down, style) + Text(" ") + filled(line, width - 4) + Text(" ") + styled(down, style)
        for line in lines
    ]
    bottom = styled(bottom_left + across * (width - 2) + bottom_right, style)
    return [top, *body, bottom]


def filled(line: Text, width: int) -> Text:
    """A line brought to exactly this width."""
    room = width - line.cell_len
    if room >= 0:
        return line + Text(" " * room)
    cut = line.copy()
    cut.truncate(width, overflow="ellipsis")
    return cut + Text(" " * (width - cut.cell_len))


def clipped(lines: Sequence[Text], most: int, width: int) -> list[Text]:
    """At most so many lines; the last one shows that there were more."""
    if len(lines) <= most:
        return list(lines)
    last = lines[most - 1].copy()
    last.truncate(width - 2)
    last.rstrip()
    return [*lines[: most - 1], last + Text(" …")]


def beside(left: Sequence[Text], right: Sequence[Text], width: int, gap: int = 1) -> list[Text]:
    """Two blocks side by side; the left one takes `width` columns."""
    height = max(len(left), len(right))
    rows = []
    for row in range(height):
        first = filled(left[row] if row < len(left) else Text(), width)
        rows.append(first + Text(" " * gap) + (right[row] if row < len(right) else Text()))
    return rows


def centred(lines: Sequence[Text], width: int) -> list[Text]:
    """A block in the middle of the width."""
    widest = max((line.cell_len for line in lines), default=0)
    margin = Text(" " * max(0, (width - widest) // 2))
    return [margin + line for line in lines]


def heading(words: str, width: int, aside: str = "") -> Text:
    """A bar across the whole width."""
    first = shorten(f" {words}", width)
    room = width - cell_len(first)
    second = shorten(f"{aside} ", room) if cell_len(aside) + 2 <= room else ""
    return styled(first + " " * (room - cell_len(second)) + second, "bold reverse")
