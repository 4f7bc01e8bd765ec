"""The report as a page: plots with captions, and the numbers behind them in tables."""

from collections.abc import Iterable, Sequence
from html import escape

from mirabilia.lab.intervals import Share
from mirabilia.lab.pages import figure, folded, page, table, tiles
from mirabilia.lab.stats.facts import USES
from mirabilia.lab.stats.figures import Figures, KindFigures
from mirabilia.lab.stats.panels import FEWEST_USES
from mirabilia.lab.stats.pieces import Fortune
from mirabilia.lab.stats.plots import FEWEST_GAMES

_USE_WORDS = {
    "built": "built",
    "recovered": "from discard",
    "tucked": "under wonder",
    "sold": "sold",
    "left_over": "left over",
}


def report_page(
    figures: Figures, plots: dict[str, list[tuple[str, str]]], notes: Sequence[str]
) -> str:
    """The whole page; `plots` are SVG and caption, by the id of their kind of game."""
    kinds = figures.kinds
    links = "".join(f'<li><a href="#{kind.id}">{escape(kind.title)}</a></li>' for kind in kinds)
    many = f"{figures.games:,} game{'' if figures.games == 1 else 's'}"
    header = (
        f"<h1>Games between bots</h1>\n"
        f'<p class="quiet">{many} of {len(kinds)} kind{"" if len(kinds) == 1 else "s"}, played '
        "again from their records and counted. Intervals are 95% intervals.</p>\n"
        f'<nav aria-label="Kinds of games"><ul>{links}</ul></nav>'
    )
    main = "\n".join(_section(kind, plots.get(kind.id, [])) for kind in kinds)
    footer = "".join(f"<p>{escape(note)}</p>" for note in (*notes, _READING))
    return page("Mirabilia: games between bots", header, main, footer)


_READING = (
    "Shares of victories have Wilson intervals; a shared victory counts in equal parts. What is "
    "expected of the owners of a piece is the mean share of the bots that had it in these games, "
    f"so that strength is not mistaken for the piece. Of fewer than {FEWEST_USES} players no "
    "share is drawn (“few”). figures.json holds every number."
)


def _section(kind: KindFigures, plots: Sequence[tuple[str, str]]) -> str:
    shown = [
        f'<section id="{kind.id}">',
        f"<h2>{escape(kind.title)}</h2>",
        tiles(_tiles(kind)),
    ]
    if plots:
        drawn = "\n".join(figure(svg, caption) for svg, caption in plots)
        shown.append(f'<div class="plots">\n{drawn}\n</div>')
    else:
        shown.append(
            f'<p class="quiet">{kind.games} game{"" if kind.games == 1 else "s"} of this kind '
            f"would show chance alone; plots are drawn from {FEWEST_GAMES} on.</p>"
        )
    shown += [folded(title, table(head, rows)) for title, head, rows in _tables(kind)]
    return "\n".join([*shown, "</section>"])


def _tiles(kind: KindFigures) -> list[tuple[str, str]]:
    told = [(f"{kind.games:,}", "games"), (str(len(kind.bots)), "bots")]
    if kind.start:
        told.append((_spread(kind.start.all_games), "won by who begins"))
        told += [(share.percent, f"{name} victories") for name, share in kind.victories.items()]
    else:
        told.append((kind.victories["coins"].percent, "equal points, decided by coins"))
    told += [
        (kind.shared.percent, "shared victories"),
        (f"{kind.scores.winners.mean:.1f}", "points of winners"),
        (f"{kind.scores.everybody.mean:.1f}", "points of all players"),
        (f"{kind.length.decisions.mean:.0f}", "decisions a game"),
    ]
    return told


def _spread(share: Share) -> str:
    half = (share.high - share.low) / 2
    return f"{share.share:.0%} ± {half:.0%}"


_Table = tuple[str, list[str], list[list[str]]]


def _tables(kind: KindFigures) -> Iterable[_Table]:
    yield _bots(kind)
    if kind.cards:
        yield _cards(kind)
    if kind.wonders:
        yield _wonders(kind)
    if kind.boards:
        yield _boards(kind)
    for title, taken in (("Progress tokens", kind.tokens), ("Gods", kind.gods)):
        if taken:
            head = ["", "in games", *_FORTUNE]
            rows = [[each.name, each.per_game.percent, *_fortune(each.fortune)] for each in taken]
            yield title, head, rows


_FORTUNE = ["players", "victories", "expected"]


def _fortune(fortune: Fortune) -> list[str]:
    if not fortune.win.count:
        return ["0", "–", "–"]
    return [f"{fortune.win.count:,}", fortune.win.told, f"{fortune.expected:.1%}"]


def _bots(kind: KindFigures) -> _Table:
    rows = [row for row in kind.bots[0].points if row != "total"]
    head = ["bot", "rating", "seats", "victories", "points", *rows]
    return (
        "Bots",
        head,
        [
            [
                each.bot,
                "–" if each.rating is None else f"{each.rating:.0f}",
                f"{each.win.count:,}",
                each.win.told,
                each.score.told,
                *(f"{each.points[row]:.1f}" for row in rows),
            ]
            for each in kind.bots
        ],
    )


def _cards(kind: KindFigures) -> _Table:
    uses = [use for use in USES if any(card.uses[use] for card in kind.cards)]
    head = ["card", "Age", "turn", *(_USE_WORDS[use] for use in uses), "share built", *_FORTUNE]
    rows = [
        [
            card.name,
            "I" * card.age,
            f"{card.turn:.1f}",
            *(f"{card.uses[use]:,}" for use in uses),
            card.built.percent,
            *_fortune(card.fortune),
        ]
        for card in kind.cards
    ]
    return "Cards: what became of them, and how those fared who built them", head, rows


def _wonders(kind: KindFigures) -> _Table:
    head = ["wonder", "pick", *_FORTUNE, "share built", *_FORTUNE]
    rows = [
        [
            wonder.name,
            f"{wonder.pick:.1f}" if wonder.pick else "–",
            *_fortune(wonder.drafted),
            wonder.built.percent,
            *_fortune(wonder.builders),
        ]
        for wonder in kind.wonders
    ]
    return "Wonders: those who took them, and those who built them", head, rows


def _boards(kind: KindFigures) -> _Table:
    stages = max(len(board.stages) for board in kind.boards)
    head = ["board", "side", *_FORTUNE, "points", *(f"stage {n + 1}" for n in range(stages))]
    rows = [
        [
            board.board,
            board.side,
            *_fortune(board.fortune),
            board.score.told,
            *(board.stages[n].percent if n < len(board.stages) else "" for n in range(stages)),
        ]
        for board in kind.boards
    ]
    return "Wonder boards", head, rows
