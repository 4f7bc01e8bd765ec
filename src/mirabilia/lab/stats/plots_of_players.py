"""Plots of bots, seats and points: who wins, how, and with what."""

from collections.abc import Mapping, Sequence
from typing import Any

from mirabilia.lab.drawing import (
    AXIS,
    HEAD,
    LIGHT,
    MARGIN,
    NORMAL,
    ROW,
    SMALL,
    WIDTH,
    Sheet,
    plain_rows,
    room_for,
    text_width,
)
from mirabilia.lab.stats.figures import KindFigures
from mirabilia.lab.stats.panels import Dot, mean_dots, parts, share_dots, subtitle

VICTORY_COLOURS = {
    "civilian": "blue",
    "military": "red",
    "scientific": "green",
    "points": "blue",
    "coins": "yellow",
    "shared": "pale",
}
ROW_COLOURS = {
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
    "guilds": "purple",
    "wonders": "sand",
    "progress": "teal",
    "treasury": "gold",
    "military": "red",
    "temples": "temple",
    "gods": "rose",
    "coins": "gold",
    "wonder": "sand",
    "civilian": "blue",
    "science": "green",
    "commerce": "yellow",
}
RIGHT = WIDTH - 12


def bots_plot(kind: KindFigures) -> tuple[Sheet, str]:
    """Victories of each bot; in Duel also by type, beside its defeats."""
    draw = _duel_bots if kind.game == "duel" else _classic_bots
    best = kind.bots[0]
    caption = f"{best.bot} wins {best.win.told} of its games."
    if len(kind.bots) > 1:
        last = kind.bots[-1]
        caption += f" At the other end, {last.bot} wins {last.win.told}."
    return draw(kind), caption


def _duel_bots(kind: KindFigures) -> Sheet:
    names = [each.bot for each in kind.bots]
    left, rows = room_for(names), len(names) * ROW
    first = HEAD + rows + 4
    legend = first + AXIS + 10
    second = legend + 30
    title = f"Victories by bot, {kind.order} first"
    sheet = Sheet(second + rows + MARGIN, title, subtitle(kind))
    axes = sheet.panel(left, HEAD + 4, RIGHT - 8, first)
    plain_rows(axes, len(names), names)
    dots = [Dot(row, each.win) for row, each in enumerate(kind.bots)]
    share_dots(axes, dots, middle=0.5, label="share of victories, 95% interval", whole=True)
    kinds = [*kind.victories, *(["shared"] if kind.shared.hits else [])]
    sheet.legend(left, legend, [(name, VICTORY_COLOURS[name]) for name in kinds])
    middle = (left + RIGHT) / 2
    for words, start, end, field in (
        ("how it wins, %", left, middle - 6, "victories"),
        ("how it loses, %", middle + 6, RIGHT, "defeats"),
    ):
        sheet.text(start, second - 6, words, size=SMALL, colour="muted")
        axes = sheet.panel(start, second, end, second + rows)
        shares = [_shares(getattr(each, field), kinds) for each in kind.bots]
        parts(
            axes,
            [_in_percent(each) for each in shares],
            [VICTORY_COLOURS] * len(names),
            numbers=True,
        )
        axes.set_xlim(0, 100)
        axes.set_xticks([])
        axes.spines["bottom"].set_visible(False)
        if field == "victories":
            plain_rows(axes, len(names), names)
        for row, each in enumerate(shares):
            if not each:
                axes.text(2, row, "never", va="center", fontsize=SMALL, color=LIGHT["muted"])
    return sheet


def _shares(counts: Mapping[str, int], kinds: Sequence[str]) -> dict[str, float]:
    total = sum(counts.values())
    return {kind: counts[kind] / total for kind in kinds if counts.get(kind)}


def _in_percent(shares: Mapping[str, float]) -> dict[str, float]:
    return {name: 100 * share for name, share in shares.items()}


def _classic_bots(kind: KindFigures) -> Sheet:
    names = [each.bot for each in kind.bots]
    title = "Victories and points by bot"
    sheet, win, score = _two_panels(kind, title, names)
    dots = [Dot(row, each.win) for row, each in enumerate(kind.bots)]
    share_dots(win, dots, middle=kind.expected, label="share of victories")
    mean_dots(
        score, [each.score for each in kind.bots], middle=kind.scores.everybody.mean, label="points"
    )
    return sheet


def _two_panels(kind: KindFigures, title: str, names: Sequence[str]) -> tuple[Sheet, Any, Any]:
    """Rows of names with a panel of shares and one of points."""
    left, rows = room_for(names), len(names) * ROW
    bottom = HEAD + 4 + rows
    sheet = Sheet(bottom + AXIS, title, subtitle(kind))
    middle = left + 0.56 * (RIGHT - left)
    win = sheet.panel(left, HEAD + 4, middle - 8, bottom)
    plain_rows(win, len(names), names)
    score = sheet.panel(middle + 8, HEAD + 4, RIGHT, bottom)
    plain_rows(score, len(names))
    return sheet, win, score


def start_plot(kind: KindFigures) -> tuple[Sheet, str]:
    """What beginning is worth in Duel."""
    start = kind.start
    assert start is not None
    shown = {
        "all games": start.all_games,
        "the same bot twice": start.same_bot,
        **{f"{name} victories": share for name, share in start.by_victory.items()},
    }
    bots = list(start.by_bot)
    left = room_for([*shown, *bots])
    first = HEAD + 4 + len(shown) * ROW
    legend = first + AXIS + 12
    second = legend + 8
    bottom = second + len(bots) * (ROW + 3)
    sheet = Sheet(bottom + AXIS, "What beginning is worth", subtitle(kind))
    axes = sheet.panel(left, HEAD + 4, RIGHT - 8, first)
    plain_rows(axes, len(shown), list(shown))
    colours = ["ink", "ink", *(VICTORY_COLOURS[name] for name in start.by_victory)]
    dots = [Dot(row, share, colours[row]) for row, share in enumerate(shown.values())]
    share_dots(axes, dots, middle=0.5, label="share of the player who begins")
    words = ("the bot begins", "the other begins")
    sheet.legend(left, legend, [(words[0], "brown"), (words[1], "brown")], hollow=words[1])
    axes = sheet.panel(left, second, RIGHT - 8, bottom)
    plain_rows(axes, len(bots), bots)
    pairs = [
        Dot(row + (0.17 if other else -0.17), share, "brown", hollow=bool(other))
        for row, shares in enumerate(start.by_bot.values())
        for other, share in enumerate(shares)
    ]
    share_dots(axes, pairs, middle=0.5, label="share of victories", whole=True)
    return sheet, f"The player who begins wins {start.all_games.told} of all games."


def seats_plot(kind: KindFigures) -> tuple[Sheet, str]:
    """Whether a seat is better than another where all play at once."""
    names = [f"seat {number}" for number in range(1, kind.players + 1)]
    sheet, win, score = _two_panels(kind, "Victories and points by seat", names)
    dots = [Dot(row, each.win) for row, each in enumerate(kind.seats)]
    share_dots(win, dots, middle=kind.expected, label="share of victories")
    mean_dots(
        score,
        [each.score for each in kind.seats],
        middle=kind.scores.everybody.mean,
        label="points",
    )
    outside = [
        names[row]
        for row, each in enumerate(kind.seats)
        if not each.win.low <= kind.expected <= each.win.high
    ]
    caption = f"If seats were alike, each would win {kind.expected:.1%}. "
    if outside:
        return sheet, caption + f"Outside that: {', '.join(outside)}."
    return sheet, caption + "Every interval includes that."


def points_plot(kind: KindFigures) -> tuple[Sheet, str]:
    """Mean points by row of the score pad: winners, others, each bot."""
    points = kind.points
    columns = {"winners": points.winners, "others": points.others}
    columns |= {each.bot: each.points for each in kind.bots}
    columns = {name: column for name, column in columns.items() if column}
    names = list(columns)
    rows = [{row: v for row, v in c.items() if row != "total"} for c in columns.values()]
    used = [row for row in rows[0] if any(abs(each[row]) >= 0.05 for each in rows)]
    left = room_for(names)
    sheet = Sheet(1000, "Where the points come from", subtitle(kind))
    top = sheet.legend(MARGIN, HEAD + 10, [(row, ROW_COLOURS[row]) for row in used]) + 6
    places = [row + (0.5 if row > 1 else 0.0) for row in range(len(names))]
    bottom = top + (places[-1] + 1) * (ROW + 3)
    sheet = Sheet(bottom + AXIS, "Where the points come from", subtitle(kind))
    sheet.legend(MARGIN, HEAD + 10, [(row, ROW_COLOURS[row]) for row in used])
    axes = sheet.panel(left, top, RIGHT, bottom)
    totals = [column["total"] for column in columns.values()]
    losses = [sum(min(0.0, value) for value in row.values()) for row in rows]
    room = text_width("000.0", NORMAL) / (RIGHT - left)
    axes.set_xlim(min(losses) * 1.05, (max(totals) - min(losses)) / (1 - 1.4 * room))
    parts(
        axes,
        [{row: each[row] for row in used} for each in rows],
        [ROW_COLOURS] * len(rows),
        label="mean points",
        numbers=True,
        places=places,
    )
    axes.set_ylim(places[-1] + 0.5, -0.5)
    axes.set_yticks(places, names)
    axes.axvline(0, color=LIGHT["sand"], linewidth=1.0)
    for row, (total, loss) in enumerate(zip(totals, losses, strict=True)):
        place = (total - loss, places[row])
        axes.annotate(f"{total:.1f}", place, (4, 0), textcoords="offset points", va="center")
    if not points.winners:
        return sheet, "No game was decided by points."
    caption = f"Winners and others in {points.counted}; bots in all games."
    gaps = {row: points.winners[row] - points.others.get(row, 0.0) for row in used}
    most = max(gaps, key=lambda row: gaps[row])
    return sheet, f"{caption} Winners are ahead most in {most}: {gaps[most]:+.1f} points."


def scores_plot(kind: KindFigures) -> tuple[Sheet, str]:
    """How the totals of winners and of others are spread."""
    scores = kind.scores
    sheet = Sheet(230, "Totals on the score pad", subtitle(kind))
    totals = [*scores.winners_by_points, *scores.others_by_points]
    bins = _bins(totals)
    bottom = 230 - AXIS
    middle = (HEAD + 8 + bottom) / 2
    most = 0.0
    panels = []
    for name, colour, edges, mean in (
        ("winners", "blue", (HEAD + 8, middle - 5), scores.winners),
        ("others", "pale", (middle + 5, bottom), scores.others),
    ):
        axes = sheet.panel(34, edges[0], RIGHT, edges[1])
        found = getattr(scores, f"{name}_by_points")
        heights, _, _ = axes.hist(
            list(found),
            bins,
            weights=list(found.values()),
            color=LIGHT[colour],
            edgecolor=LIGHT["paper"],
            linewidth=0.5,
        )
        most = max(most, *heights)
        _count_axis(axes, "points", name)
        if mean.count:
            axes.axvline(mean.mean, color=LIGHT["ink"], linewidth=1.0, linestyle=(0, (3, 2)))
            words = f"mean {mean.mean:.1f}"
            place = {"xy": (mean.mean, 0.99), "xycoords": axes.get_xaxis_transform()}
            side = -4 if mean.mean > (bins[0] + bins[-1]) / 2 else 4
            axes.annotate(
                words,
                xytext=(side, 0),
                textcoords="offset points",
                ha="right" if side < 0 else "left",
                va="top",
                fontsize=SMALL,
                **place,
            )
        panels.append(axes)
    for axes in panels:
        axes.set_xlim(bins[0], bins[-1])
        axes.set_ylim(0, 1.15 * most)
    panels[0].set_xlabel("")
    panels[0].tick_params(labelbottom=False)
    return sheet, (
        f"Winners have {scores.winners.told} points on average, others {scores.others.told};"
        f" the best is {scores.margin.mean:.1f} ahead of the next."
    )


def _bins(values: Sequence[int]) -> list[float]:
    """Edges of about thirty equal bins of whole numbers."""
    low, high = min(values), max(values)
    width = max(1, round((high - low) / 30))
    return [low - 0.5 + width * number for number in range((high - low) // width + 2)]


def length_plot(kind: KindFigures) -> tuple[Sheet, str]:
    """How many decisions a game of Duel takes, by type of victory."""
    length = kind.length
    sheet = Sheet(210, "Length of games", subtitle(kind))
    types = [name for name in kind.victories if name in length.by_victory]
    sheet.legend(MARGIN, HEAD + 10, [(name, VICTORY_COLOURS[name]) for name in types])
    axes = sheet.panel(34, HEAD + 20, RIGHT, 210 - AXIS)
    bins = _bins([n for found in length.by_victory.values() for n in found])
    axes.hist(
        [list(length.by_victory[name]) for name in types],
        bins,
        weights=[list(length.by_victory[name].values()) for name in types],
        color=[LIGHT[VICTORY_COLOURS[name]] for name in types],
        stacked=True,
        edgecolor=LIGHT["paper"],
        linewidth=0.5,
    )
    _count_axis(axes, "decisions of both players", "games")
    early = {
        name: sum(count for age, count in length.last_age[name].items() if age < 3)
        for name in types
    }
    told = [f"{early[name]} {name}" for name in types if early[name]]
    caption = f"A game takes {length.decisions.told} decisions on average."
    return sheet, caption + (f" Before Age III: {', '.join(told)}." if told else "")


def _count_axis(axes: Any, label: str, counted: str) -> None:
    """A histogram of whole numbers above the named axis."""
    axes.set_xlabel(label)
    axes.set_ylabel(counted)
    axes.grid(visible=True, axis="y")
    axes.grid(visible=False, axis="x")
    axes.tick_params(axis="y", labelcolor=LIGHT["muted"], labelsize=SMALL)
    axes.locator_params(axis="y", nbins=4, integer=True)
    axes.locator_params(axis="x", nbins=7, integer=True)
