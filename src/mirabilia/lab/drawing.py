"""Plots in one style: drawn by matplotlib, saved as a PNG file or as SVG that lives in a page.

matplotlib belongs to the extra `lab` and is brought in when the first plot is drawn. In a page a
plot takes its colours from the page's style, so it follows the reader's light or dark theme.
"""

import io
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Any

WIDTH = 353.0
"""Points across every plot: as many as a phone has pixels, so that text keeps its size there."""
SMALL, NORMAL, LARGE = 8.5, 9.5, 11.5
"""Sizes of text in points."""
MARGIN = 6.0
HEAD = 40.0
"""Height of title and subtitle."""
ROW = 15.5
"""Height of a row of names, bars or dots."""
AXIS = 32.0
"""Room under a panel for its ticks and their name."""

# Each colour in a light page and in a dark one. No two light ones are equal: they are found
# again in the SVG and replaced by the page's own.
PALETTE = {
    "paper": ("#fffbf2", "#182a35"),
    "ink": ("#2a2018", "#f4ebda"),
    "muted": ("#655540", "#aebbbe"),
    "line": ("#d9cbad", "#3a4f59"),
    "brown": ("#74451f", "#c08a5a"),
    "grey": ("#56616b", "#9aa7b1"),
    "blue": ("#1f4f8c", "#6aa3e8"),
    "green": ("#276848", "#5dba8c"),
    "yellow": ("#c9931a", "#e6b84e"),
    "red": ("#a3362a", "#e57a68"),
    "purple": ("#68397a", "#bb8fd0"),
    "temple": ("#b4532c", "#e39066"),
    "teal": ("#187f8e", "#5cc3d0"),
    "rose": ("#93386b", "#dd82b6"),
    "sand": ("#8f7c58", "#b3a584"),
    "pale": ("#c3b08a", "#7c8b90"),
    "faint": ("#e6dcc6", "#46565e"),
    "gold": ("#e0b75c", "#f3d58c"),
    "dark": ("#2b2118", "#14222b"),  # for words on bright colours
}
LIGHT = {name: light for name, (light, _) in PALETTE.items()}


class MissingExtraError(ImportError):
    """matplotlib is not installed."""

    def __init__(self) -> None:
        super().__init__("plots need matplotlib; install it with: pip install 'mirabilia[lab]'")


def matplotlib(module: str = "") -> Any:
    """matplotlib, or one of its modules."""
    try:
        return import_module(f"matplotlib.{module}" if module else "matplotlib")
    except ImportError as error:
        raise MissingExtraError from error


@contextmanager
def style() -> Iterator[None]:
    """Draw and save within this."""
    settings = {
        "axes.axisbelow": True,
        "axes.edgecolor": LIGHT["line"],
        "axes.facecolor": "none",
        "axes.grid": True,
        "axes.grid.axis": "x",
        "axes.labelcolor": LIGHT["muted"],
        "axes.labelpad": 3.0,
        "axes.labelsize": SMALL,
        "axes.linewidth": 0.8,
        "axes.spines.left": False,
        "axes.spines.right": False,
        "axes.spines.top": False,
        "figure.facecolor": LIGHT["paper"],
        "font.family": ["DejaVu Sans"],
        "font.size": NORMAL,
        "grid.color": LIGHT["line"],
        "grid.linewidth": 0.6,
        "path.simplify": True,
        "svg.fonttype": "none",
        "text.color": LIGHT["ink"],
        "xtick.color": LIGHT["line"],
        "xtick.labelcolor": LIGHT["muted"],
        "xtick.labelsize": SMALL,
        "xtick.major.size": 0.0,
        "ytick.color": LIGHT["line"],
        "ytick.labelcolor": LIGHT["ink"],
        "ytick.labelsize": NORMAL,
        "ytick.major.size": 0.0,
    }
    with matplotlib().rc_context(settings):
        yield


class Sheet:
    """A plot being drawn: a title, and panels placed in points from the top left corner."""

    def __init__(self, height: float, title: str, subtitle: str, width: float = WIDTH) -> None:
        self.width, self.height = width, height
        self.figure = matplotlib("figure").Figure(figsize=(width / 72, height / 72))
        self.text(MARGIN, 16, title, size=LARGE, weight="bold")
        self.text(MARGIN, 31, subtitle, size=SMALL, colour="muted")

    def text(
        self,
        left: float,
        top: float,
        words: str,
        *,
        size: float = NORMAL,
        colour: str = "ink",
        **more: Any,
    ) -> None:
        """Words with their baseline at a place."""
        place = (left / self.width, 1 - top / self.height)
        self.figure.text(*place, words, fontsize=size, color=LIGHT[colour], **more)

    def panel(self, left: float, top: float, right: float, bottom: float) -> Any:
        """Axes between these edges."""
        box = (
            left / self.width,
            1 - bottom / self.height,
            (right - left) / self.width,
            (bottom - top) / self.height,
        )
        return self.figure.add_axes(box)

    def legend(
        self,
        left: float,
        top: float,
        entries: Sequence[tuple[str, str | Sequence[str]]],
        *,
        hollow: str = "",
    ) -> float:
        """A row of squares in one colour or several, with words; gives where it ends below."""
        x, y = left, top
        for words, colour in entries:
            room = 12 + text_width(words, SMALL) + 12
            if x + room > self.width and x > left:
                x, y = left, y + 13
            colours = [colour] if isinstance(colour, str) else colour
            for number, each in enumerate(colours):
                face = "none" if words == hollow else LIGHT[each]
                part = 8 / len(colours)
                self._block(x + number * part, y, part, face, LIGHT[each])
            self.text(x + 12, y, words, size=SMALL, colour="muted")
            x += room
        return y + 8

    def _block(self, left: float, bottom: float, width: float, face: str, edge: str) -> None:
        patches = matplotlib("patches")
        box = patches.Rectangle(
            (left / self.width, 1 - bottom / self.height),
            width / self.width,
            8 / self.height,
            facecolor=face,
            edgecolor=edge,
            linewidth=1.0 if face == "none" else 0.0,
            transform=self.figure.transFigure,
        )
        self.figure.add_artist(box)

    # Saving

    def png(self) -> bytes:
        """The plot as a small PNG file, in the light theme."""
        from PIL import Image

        buffer = io.BytesIO()
        self.figure.savefig(buffer, format="png", dpi=160, metadata={"Software": None})
        drawn = Image.open(buffer).convert("RGB").quantize(128, dither=Image.Dither.NONE)
        small = io.BytesIO()
        drawn.save(small, "png", optimize=True)
        return small.getvalue()

    def svg(self, label: str) -> str:
        """The plot as an SVG element for a page whose style names the palette."""
        buffer = io.StringIO()
        nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        with matplotlib().rc_context({"svg.hashsalt": label}):  # no name is used in two plots
            self.figure.savefig(buffer, format="svg", metadata=nothing, transparent=True)
        return _for_page(buffer.getvalue(), label)


def _for_page(svg: str, label: str) -> str:
    """An SVG document as an element: colours by name, no names that a second one would repeat."""
    from html import escape

    body = svg[svg.index("<svg") :]
    body = re.sub(r"<metadata>.*?</metadata>", "", body, flags=re.DOTALL)
    body = re.sub(r"<style [^>]*>[^<]*</style>", "", body)
    view = re.search(r'viewBox="([^"]*)"', body)
    assert view is not None
    head = f'<svg viewBox="{view[1]}" role="img" aria-label="{escape(label)}">'
    body = head + body[body.index(">") + 1 :]
    body = re.sub(r'<g id="[^"]*"', "<g", body).replace("xlink:href", "href")
    body = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px", body)
    body = re.sub(r"font: (\w+) ([\d.]+)px [^;\"]*", r"font-weight: \1; font-size: \2px", body)
    body = re.sub(r"(\.\d\d)\d+", r"\1", body)
    for name, colour in LIGHT.items():
        body = body.replace(colour, f"var(--{name})")
    return re.sub(r"\n\s*", "\n", body).strip()


def percent_axis(axes: Any, low: float, high: float, label: str) -> None:
    """An axis of shares with at most five round ticks."""
    span = high - low
    step = next(step for step in (0.05, 0.1, 0.2, 0.25, 0.5) if span / step <= 4.4)
    first = int(low / step)
    ticks = [step * n for n in range(first, first + 12) if low - 1e-9 <= step * n <= high + 1e-9]
    axes.set_xlim(low, high)
    axes.set_xticks(ticks, [f"{tick:.0%}" for tick in ticks])
    axes.set_xlabel(label)


def plain_rows(axes: Any, rows: int, labels: Sequence[str] | None = None) -> None:
    """A panel of rows from the top down, with names or none."""
    axes.set_ylim(rows - 0.5, -0.5)
    axes.set_yticks(range(rows) if labels else [], labels or [])
    axes.grid(visible=False, axis="y")


def room_for(labels: Sequence[str], size: float = NORMAL) -> float:
    """Points that the longest of some names needs to the left of a panel."""
    return MARGIN + 6 + max((text_width(label, size) for label in labels), default=0.0)


@cache
def text_width(words: str, size: float) -> float:
    """Points that words are wide."""
    if not words.strip():
        return 0.0
    return float(matplotlib("textpath").TextPath((0, 0), words, size=size).get_extents().width)


def page_palette() -> str:
    """The palette as custom properties of a page's style, light and dark."""
    light = "".join(f"--{name}:{colours[0]};" for name, colours in PALETTE.items())
    dark = "".join(f"--{name}:{colours[1]};" for name, colours in PALETTE.items())
    return f":root{{{light}}}\n@media (prefers-color-scheme:dark){{:root{{{dark}}}}}"
