"""Plots of cards, wonders, boards, tokens and gods: how often, and who wins with them."""

from collections.abc import Sequence

from mirabilia.lab.drawing import (
    AXIS,
    HEAD,
    LIGHT,
    MARGIN,
    ROW,
    SMALL,
    WIDTH,
    Sheet,
    percent_axis,
    plain_rows,
    room_for,
)
from mirabilia.lab.stats.figures import KindFigures
from mirabilia.lab.stats.panels import (
    FEWEST_USES,
    Dot,
    mean_dots,
    parts,
    share_bars,
    share_dots,
    subtitle,
)
from mirabilia.lab.stats.pieces import CardFigures, Fortune, TakenFigures

RIGHT = WIDTH - 12
AGES = ("I", "II", "III")
_FATES = {"tucked": "sand", "sold": "pale", "left_over": "faint"}
_WORDS = {"tucked": "under a wonder", "sold": "sold", "left_over": "left over"}
_EXPECTED = "Dots are shares with 95% intervals, ticks what the strength of the owners predicts."


def cards_plot(kind: KindFigures, age: int) -> tuple[Sheet, str]:
    """What becomes of the cards of an Age, and how often those win who build them."""
    cards = sorted(
        (card for card in kind.cards if card.age == age), key=lambda card: -_rank(card.fortune)
    )
    names = [card.name for card in cards]
    left, rows = room_for(names), len(names) * ROW
    top = HEAD + 22
    sheet = Sheet(top + rows + AXIS, f"Cards of Age {AGES[age - 1]}", subtitle(kind))
    fates = [use for use in _FATES if any(card.uses[use] for card in cards)]
    built = ("built", ("red", "blue", "green"))
    entries = [built, *((_WORDS[use], _FATES[use]) for use in fates)]
    sheet.legend(MARGIN, HEAD + 10, entries)
    middle = left + 0.42 * (RIGHT - left)
    axes = sheet.panel(left, top, middle - 9, top + rows)
    parts(
        axes,
        [_fate(card, fates) for card in cards],
        [{"built": card.colour, **_FATES} for card in cards],
    )
    plain_rows(axes, len(names), names)
    percent_axis(axes, 0, 1, "what became of it")
    axes.set_xticks([0, 0.5, 1], ["0%", "50%" if middle - left > 90 else "", "100%"])
    axes.get_xticklabels()[0].set_ha("left")
    axes.get_xticklabels()[2].set_ha("right")
    axes = sheet.panel(middle + 9, top, RIGHT, top + rows)
    plain_rows(axes, len(names))
    dots = [
        Dot(row, card.fortune.win, card.colour, expected=card.fortune.expected)
        for row, card in enumerate(cards)
    ]
    share_dots(axes, dots, middle=kind.expected, label="victories of who built it")
    caption = f"Best first, compared with what is expected of their builders. {_EXPECTED}"
    if age == 3:
        caption += " Whoever is ahead builds more: compare these cards with each other."
    return sheet, caption


def _fate(card: CardFigures, fates: Sequence[str]) -> dict[str, float]:
    total = sum(card.uses[use] for use in ("built", *_FATES))
    return {use: card.uses[use] / total for use in ("built", *fates)} if total else {}


def _rank(fortune: Fortune) -> float:
    """How far above the expectation; where there are too few, last."""
    return fortune.lift if fortune.win.count >= FEWEST_USES else -1.0


def wonders_plot(kind: KindFigures) -> tuple[Sheet, str]:
    """When wonders of Duel are taken, how often they are built and who wins with them."""
    wonders = sorted(kind.wonders, key=lambda wonder: -_rank(wonder.drafted))
    names = [wonder.name for wonder in wonders]
    step = ROW + 5
    left, rows = room_for(names), len(names) * step
    top = HEAD + 34
    sheet = Sheet(top + rows + AXIS, "Wonders: taken, built, won with", subtitle(kind))
    entries = [("who took it", "brown"), ("who built it", "brown")]
    sheet.legend(MARGIN, HEAD + 10, entries, hollow="who built it")
    drafted = any(wonder.pick for wonder in wonders)
    bars = left + (34 if drafted else 4)
    if drafted:
        sheet.text(left + 15, top - 5, "pick", size=SMALL, colour="muted", ha="center")
    middle = bars + 62
    axes = sheet.panel(bars, top, middle, top + rows)
    share_bars(axes, [wonder.built.share for wonder in wonders], "built")
    plain_rows(axes, len(names), names)
    axes.tick_params(axis="y", pad=30 if drafted else 4)
    for row, wonder in enumerate(wonders):
        if wonder.pick:
            sheet.text(
                left + 15,
                top + (row + 0.5) * step,
                f"{wonder.pick:.1f}",
                size=SMALL,
                ha="center",
                va="center",
            )
    axes = sheet.panel(middle + 12, top, RIGHT, top + rows)
    plain_rows(axes, len(names))
    dots = []
    for row, wonder in enumerate(wonders):
        for shift, fortune in ((-0.2, wonder.drafted), (0.2, wonder.builders)):
            dots.append(Dot(row + shift, fortune.win, "brown", hollow=shift > 0))
    share_dots(axes, dots, middle=kind.expected, label="victories")
    best, last = wonders[0], wonders[-1]
    caption = "Best first, compared with what is expected of who took them."
    if drafted:
        caption += " “pick” is the mean place in the draft, from 1 to 8."
    return sheet, (
        f"{caption} {best.name}: {best.drafted.win.told} where"
        f" {best.drafted.expected:.1%} are expected; {last.name}: {last.drafted.win.told} where"
        f" {last.drafted.expected:.1%} are."
    )


def tokens_plot(kind: KindFigures) -> tuple[Sheet, str]:
    """How often progress tokens are taken, and who wins with them."""
    return _taken_plot(kind, kind.tokens, "Progress tokens")


def gods_plot(kind: KindFigures) -> tuple[Sheet, str]:
    """How often gods are activated, and who wins with them."""
    return _taken_plot(kind, kind.gods, "Gods and the Gate, activated")


def _taken_plot(kind: KindFigures, taken: Sequence[TakenFigures], title: str) -> tuple[Sheet, str]:
    ranked = sorted(taken, key=lambda each: -_rank(each.fortune))
    names = [each.name for each in ranked]
    left, rows = room_for(names), len(names) * ROW
    top = HEAD + 8
    sheet = Sheet(top + max(rows, ROW) + AXIS, title, subtitle(kind))
    middle = left + 0.32 * (RIGHT - left)
    axes = sheet.panel(left, top, middle - 6, top + max(rows, ROW))
    share_bars(axes, [each.per_game.share for each in ranked], "of games")
    plain_rows(axes, len(names), names)
    axes = sheet.panel(middle + 6, top, RIGHT, top + max(rows, ROW))
    plain_rows(axes, len(names))
    dots = [
        Dot(row, each.fortune.win, "teal", expected=each.fortune.expected)
        for row, each in enumerate(ranked)
    ]
    share_dots(axes, dots, middle=kind.expected, label="victories of its owner")
    return sheet, _EXPECTED


def boards_plot(kind: KindFigures) -> tuple[Sheet, str]:
    """How sides of wonder boards fare."""
    boards = sorted(kind.boards, key=lambda each: -_rank(each.fortune))
    names = [f"{each.board} {each.side}" for each in boards]
    left, rows = room_for(names), len(names) * ROW
    top = HEAD + 4
    sheet = Sheet(top + rows + AXIS, "Wonder boards: victories and points", subtitle(kind))
    middle = left + 0.56 * (RIGHT - left)
    axes = sheet.panel(left, top, middle - 8, top + rows)
    plain_rows(axes, len(names), names)
    dots = [
        Dot(row, each.fortune.win, "brown", expected=each.fortune.expected)
        for row, each in enumerate(boards)
    ]
    share_dots(axes, dots, middle=kind.expected, label="share of victories")
    axes = sheet.panel(middle + 8, top, RIGHT, top + rows)
    plain_rows(axes, len(names))
    everybody = kind.scores.everybody.mean
    mean_dots(axes, [each.score for each in boards], middle=everybody, label="points")
    return sheet, (
        f"If boards were alike, each would win {kind.expected:.1%} and score {everybody:.1f}."
        f" {_EXPECTED}"
    )


def stages_plot(kind: KindFigures) -> tuple[Sheet, str]:
    """Which sides are played, and how many of their stages are built."""
    boards = kind.boards
    names = [f"{each.board} {each.side}" for each in boards]
    left, rows = room_for(names), len(names) * ROW
    top = HEAD + 8
    sheet = Sheet(top + rows + AXIS, "Sides played and stages built", subtitle(kind))
    middle = left + 0.3 * (RIGHT - left)
    axes = sheet.panel(left, top, middle - 6, top + rows)
    share_bars(axes, [each.played.share for each in boards], "side played")
    plain_rows(axes, len(names), names)
    axes = sheet.panel(middle + 10, top, RIGHT - 6, top + rows)
    plain_rows(axes, len(names))
    for row, board in enumerate(boards):
        for number, stage in reversed(list(enumerate(board.stages, 1))):
            place = (stage.share, row)
            axes.plot(*place, "o", color=LIGHT["brown"], markersize=10, clip_on=False)
            style = {"ha": "center", "va": "center_baseline", "fontsize": 7, "clip_on": False}
            axes.text(*place, str(number), color=LIGHT["paper"], **style)
    percent_axis(axes, 0, 1, "stage built")
    return sheet, "Each disc is a stage: how often players of this side built it."
