"""An analysis as a graph and a page."""

import json
from collections.abc import Iterator
from html import escape
from pathlib import Path

from mirabilia.lab.analysis import FAULTS, JUDGED, Analysis, Judged, Turn, Verdict
from mirabilia.lab.drawing import AXIS, HEAD, LIGHT, MARGIN, SMALL, Sheet, matplotlib, style
from mirabilia.lab.pages import figure, page, table

PAGE, GRAPH, DOCUMENT = "analysis.html", "analysis.png", "analysis.json"
TITLES = {"duel": "Duel", "classic": "7 Wonders"}
AGES = ("", "I", "II", "III")
_WIDTH, _HEIGHT = 360.0, 240.0
_COLOURS = ("blue", "red", "green", "yellow", "purple", "teal", "brown")
_MARKS = {Verdict.INACCURACY: ("o", 4.0), Verdict.MISTAKE: ("s", 5.5), Verdict.BLUNDER: ("X", 7.5)}
_STYLE = """
main,header,footer{max-width:980px}
.alone{max-width:680px;margin:16px 0 20px}
.panel{background:var(--paper);border-radius:10px;padding-top:8px}
.moves{list-style:none;margin:0;padding:0;background:var(--paper);border-radius:10px}
.moves li{display:grid;grid-template-columns:3em 8em minmax(0,1fr) 3em 9.5em;gap:2px 12px;
padding:6px 14px;border-bottom:1px solid var(--line);border-left:5px solid transparent}
.moves li:last-child{border-bottom:0}
.moves .number,.moves .win{color:var(--muted);text-align:right}
.moves .better{grid-column:3;color:var(--muted)}
.moves .age{display:block;background:var(--table);font-family:Forum,Georgia,serif;font-size:19px;
padding:12px 9px 4px}
.moves .quiet{color:var(--muted)}
.moves .inaccuracy{border-left-color:var(--gold)}
.moves .mistake{border-left-color:var(--temple)}
.moves .blunder{border-left-color:var(--red)}
.moves .verdict{white-space:nowrap}
.moves .verdict b{font-weight:600}
@media (max-width:600px){.moves li{grid-template-columns:auto 1fr auto;padding:7px 9px}
.moves .number::after{content:"."}.moves .sentence,.moves .better{grid-column:1/-1;grid-row:auto}
.moves .win{display:none}.moves .verdict{grid-column:3;grid-row:1;text-align:right}}
"""


def write_analysis(analysis: Analysis, folder: Path, language: str = "en") -> list[Path]:
    """Write page, graph and document into a folder; give their paths, the page first."""
    matplotlib()  # an extra that is missing is said before anything is written
    folder.mkdir(parents=True, exist_ok=True)
    written = [folder / name for name in (PAGE, GRAPH, DOCUMENT)]
    with style():
        sheet = graph(analysis, language)
        written[0].write_text(_page(analysis, sheet, language), encoding="utf-8")
        written[1].write_bytes(sheet.png())
    text = json.dumps(analysis.document(language), ensure_ascii=False, indent=1)
    written[2].write_text(text + "\n", encoding="utf-8")
    return written


def graph(analysis: Analysis, language: str = "en") -> Sheet:
    """The win probability of each player over the game; draw it within `style()`."""
    names = analysis.names(language)
    entries = list(zip(names, _COLOURS, strict=False))
    title = f"{TITLES[analysis.game.name]}: win probability"
    lines = Sheet(_HEIGHT, "", "", _WIDTH).legend(MARGIN, HEAD + 10, entries) - HEAD - 18
    height = _HEIGHT + lines
    sheet = Sheet(height, title, _outcome(analysis, names), _WIDTH)
    top = sheet.legend(MARGIN, HEAD + 10, entries) + 16
    axes = sheet.panel(38, top, _WIDTH - 14, height - AXIS)
    axes.axhline(0.5 if len(names) == 2 else 1 / len(names), color=LIGHT["sand"], linewidth=1.0)
    for player, curve in enumerate(analysis.curves):
        moves, wins = [point.move for point in curve], [point.win for point in curve]
        axes.plot(moves, wins, color=LIGHT[_COLOURS[player]], linewidth=1.8, zorder=3)
    for move in analysis.moves:
        if move.verdict in _MARKS and move.win is not None:
            marker, size = _MARKS[move.verdict]
            axes.plot(
                move.number,
                move.win,
                marker=marker,
                markersize=size,
                color=LIGHT[_COLOURS[move.player]],
                markeredgecolor=LIGHT["ink"],
                markeredgewidth=0.7,
                zorder=4,
            )
    last = len(analysis.moves) + 1
    for number, age in analysis.ages:
        if number < last - 1:
            axes.axvline(number + 0.5, color=LIGHT["sand"], linewidth=0.8, linestyle=(0, (2, 2)))
            place = {"xy": (number + 0.5, 1.0), "xycoords": axes.get_xaxis_transform()}
            offset = {"xytext": (0, 3), "textcoords": "offset points"}
            words = {"ha": "center", "fontsize": SMALL, "color": LIGHT["muted"]}
            axes.annotate(f"Age {AGES[age]}", **place, **offset, **words)
    axes.set_xlim(1, last)
    axes.set_ylim(-0.02, 1.02)
    axes.set_yticks([0, 0.25, 0.5, 0.75, 1], ["0%", "25%", "50%", "75%", "100%"])
    axes.tick_params(axis="y", labelcolor=LIGHT["muted"], labelsize=SMALL)
    axes.grid(visible=True, axis="y")
    axes.grid(visible=False, axis="x")
    axes.locator_params(axis="x", nbins=8, integer=True)
    axes.set_xlabel("move   (● inaccuracy   ■ mistake   ✖ blunder)")
    return sheet


def _outcome(analysis: Analysis, names: list[str]) -> str:
    result = analysis.game.result
    if result is None:
        return f"{len(analysis.moves)} moves, unfinished"
    who = " and ".join(names[player] for player in result.winners)
    shared = "share the victory" if len(result.winners) > 1 else "wins"
    points = ":".join(str(column["total"]) for column in result.score[: len(names)])
    return f"{who} {shared} ({result.victory}, {points})"


def _page(analysis: Analysis, sheet: Sheet, language: str) -> str:
    names = analysis.names(language)
    title = f"{TITLES[analysis.game.name]}: {', '.join(names)}"
    searched = f" with {analysis.simulations:,} simulations each" if analysis.simulations else ""
    header = (
        f"<h1>{escape(title)}</h1>\n"
        f'<p class="quiet">{escape(_outcome(analysis, names))}. Every decision was judged{searched}'
        " from what its player could know; losses that may be chance are not called faults.</p>"
    )
    caption = "The win probability of each player by best play, as the player could judge it."
    main = "\n".join(
        [
            f'<div class="alone">{figure(sheet.svg(f"{title}. {caption}"), caption)}</div>',
            "<h2>Players</h2>",
            f'<div class="panel">{table(*_summary(analysis, names))}</div>',
            "<h2>Turning points</h2>",
            _turning(analysis, names),
            "<h2>Moves</h2>",
            f'<ol class="moves">\n{"".join(_moves(analysis, names, language))}</ol>',
        ]
    )
    footer = "<p>The percentage beside a move is the win probability before it, by best play.</p>"
    return page(f"Analysis: {title}", header, main, footer, _STYLE)


def _summary(analysis: Analysis, names: list[str]) -> tuple[list[str], list[list[str]]]:
    head = ["player", "decisions", "mean loss", *(verdict.value for verdict in JUDGED)]
    rows = [
        [
            names[each.player],
            str(each.decisions),
            f"{each.mean_loss:.1%}",
            *(str(each.verdicts[verdict]) for verdict in JUDGED),
        ]
        for each in analysis.summaries
    ]
    return head, rows


def _turning(analysis: Analysis, names: list[str]) -> str:
    if not analysis.turning_points:
        return '<p class="quiet">There was none.</p>'
    items = [f"<li>{escape(turn_sentence(turn, names))}</li>" for turn in analysis.turning_points]
    return f"<ul>\n{''.join(items)}\n</ul>"


def turn_sentence(turn: Turn, names: list[str]) -> str:
    """A turning point in words."""
    way = "falls" if turn.after < turn.before else "rises"
    why = ", by a fault of theirs" if turn.by_fault else ""
    change = f"from {turn.before:.0%} to {turn.after:.0%}"
    return f"After move {turn.move} {names[turn.player]} {way} {change}{why}."


def _moves(analysis: Analysis, names: list[str], language: str) -> Iterator[str]:
    begun = dict(analysis.ages)
    for move in analysis.moves:
        yield _move(move, names[move.player], language)
        if move.number in begun and move.number < len(analysis.moves):
            yield f'<li class="age">Age {AGES[begun[move.number]]}</li>\n'


def _move(move: Judged, name: str, language: str) -> str:
    fault = move.verdict in FAULTS
    verdict = f"<b>{move.verdict.value}</b> −{move.loss:.0%}" if fault else move.verdict.value
    win = "" if move.win is None else f"{move.win:.0%}"
    better = ""
    if fault and move.better:
        sentence = escape(move.better.sentence(language))
        better = f'<span class="better">Better: <span lang="{language}">{sentence}</span></span>'
    quiet = "" if fault else " quiet"
    return (
        f'<li class="{move.verdict.value}"><span class="number">{move.number}</span>'
        f"<span>{escape(name)}</span>"
        f'<span class="sentence" lang="{language}">{escape(move.action.sentence(language))}</span>'
        f'<span class="win">{win}</span><span class="verdict{quiet}">{verdict}</span>'
        f"{better}</li>\n"
    )
