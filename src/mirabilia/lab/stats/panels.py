"""Panels that several plots share: shares with intervals, parts of a whole."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mirabilia.lab.drawing import LIGHT, SMALL, percent_axis, plain_rows, text_width
from mirabilia.lab.intervals import Mean, Share
from mirabilia.lab.stats.figures import KindFigures

FEWEST_USES = 20
"""Of fewer players a share of victories says nothing; its dot is left out."""


@dataclass(frozen=True)
class Dot:
    """A share to be drawn with its interval."""

    row: float
    share: Share
    colour: str = "ink"
    hollow: bool = False
    expected: float | None = None


def subtitle(kind: KindFigures) -> str:
    """What a plot was made from."""
    return f"{kind.title} · {kind.games:,} games"


def share_dots(
    axes: Any, dots: Sequence[Dot], *, middle: float, label: str, whole: bool = False
) -> None:
    """Dots with 95 % intervals; a tick where the share is expected; a line at the middle."""
    told = [dot for dot in dots if dot.share.count >= FEWEST_USES]
    if not told:
        _say_few(axes, label)
        return
    reach = [middle, *(end for dot in told for end in (dot.share.low, dot.share.high))]
    reach += [dot.expected for dot in told if dot.expected is not None]
    low, high = (0.0, 1.0) if whole else (min(reach), max(reach))
    space = 0.04 * (high - low)
    low, high = max(0.0, low - space), min(1.0, high + space)
    axes.axvline(middle, color=LIGHT["sand"], linewidth=1.0, zorder=1)
    for dot in told:
        colour = LIGHT[dot.colour]
        ends = [dot.share.low, dot.share.high]
        axes.plot(ends, [dot.row] * 2, color=colour, linewidth=1.4, solid_capstyle="butt", zorder=2)
        if dot.expected is not None:
            tick = [dot.row - 0.32, dot.row + 0.32]
            axes.plot([dot.expected] * 2, tick, color=LIGHT["ink"], linewidth=1.2, zorder=4)
        axes.plot(
            [dot.share.share],
            [dot.row],
            marker="o",
            color=colour,
            markersize=5.0,
            markerfacecolor=LIGHT["paper"] if dot.hollow else colour,
            markeredgecolor=colour,
            markeredgewidth=1.2,
            clip_on=False,
            zorder=3,
        )
    for dot in dots:
        if dot.share.count < FEWEST_USES:
            axes.annotate(
                "few" if dot.share.count else "none",
                (0.02, dot.row),
                xycoords=axes.get_yaxis_transform(),
                va="center",
                fontsize=SMALL,
                color=LIGHT["muted"],
            )
    percent_axis(axes, low, high, label)


def _say_few(axes: Any, label: str) -> None:
    """Words instead of an empty panel."""
    axes.set_xticks([])
    axes.set_xlabel(label)
    axes.grid(visible=False)
    words = f"each had by\nfewer than {FEWEST_USES}"
    middle = {"transform": axes.transAxes, "ha": "center", "va": "center"}
    axes.text(0.5, 0.5, words, fontsize=SMALL, color=LIGHT["muted"], **middle)


def share_bars(axes: Any, shares: Sequence[float], label: str) -> None:
    """Shares as bars, each with its number at the end."""
    most = max(shares, default=0.0) or 1.0
    axes.barh(range(len(shares)), shares, 0.6, color=LIGHT["pale"])
    axes.set_xlim(0, 1.6 * most)
    axes.set_xticks([])
    axes.set_xlabel(label)
    axes.spines["bottom"].set_visible(False)
    style = {"va": "center", "fontsize": SMALL, "color": LIGHT["ink"]}
    for row, share in enumerate(shares):
        offset = {"xytext": (3, 0), "textcoords": "offset points"}
        axes.annotate(f"{share:.0%}", (share, row), **offset, **style)


def mean_dots(axes: Any, means: Sequence[Mean], *, middle: float, label: str) -> None:
    """One mean a row with its interval, and a line at the mean of all."""
    axes.axvline(middle, color=LIGHT["sand"], linewidth=1.0, zorder=1)
    for row, mean in enumerate(means):
        if mean.count:
            axes.plot([mean.low, mean.high], [row, row], color=LIGHT["brown"], linewidth=1.4)
            axes.plot([mean.mean], [row], "o", color=LIGHT["brown"], markersize=5.0)
    axes.set_xlabel(label)
    axes.margins(x=0.06)
    axes.locator_params(axis="x", nbins=4, integer=True)


def parts(
    axes: Any,
    rows: Sequence[Mapping[str, float]],
    colours: Sequence[Mapping[str, str]],
    *,
    label: str = "",
    numbers: bool = False,
    places: Sequence[float] | None = None,
) -> None:
    """A bar of parts for each row, one after the other; losses go to the left of zero.

    `places` are those of the rows, where they do not simply follow each other.
    """
    height = 0.72
    drawn = []
    for row, values in enumerate(rows):
        place = places[row] if places else row
        ends = [0.0, 0.0]
        for name, value in values.items():
            below = value < 0
            start, ends[below] = ends[below], ends[below] + value
            colour = colours[row][name]
            axes.barh(
                place,
                value,
                height,
                left=start,
                color=LIGHT[colour],
                edgecolor=LIGHT["paper"],
                linewidth=0.6,
            )
            drawn.append((place, start + value / 2, value, colour))
    if label:
        axes.set_xlabel(label)
    plain_rows(axes, len(rows))
    if numbers:
        _numbers(axes, drawn)


_ON_BRIGHT = ("yellow", "gold", "pale", "faint")


def _numbers(axes: Any, drawn: Sequence[tuple[float, float, float, str]]) -> None:
    """The value in each part that has room for it."""
    low, high = axes.get_xlim()
    points = axes.get_window_extent().width * 72 / axes.figure.dpi / (high - low)
    for row, middle, value, colour in drawn:
        words = f"{value:.0f}"
        if abs(value) * points > text_width(words, SMALL) + 4:
            ink = LIGHT["dark"] if colour in _ON_BRIGHT else LIGHT["paper"]
            style = {"ha": "center", "va": "center", "fontsize": SMALL, "color": ink}
            axes.text(middle, row, words, **style)
