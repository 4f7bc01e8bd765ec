"""The report of many games: a page, every plot as a file, all figures as JSON."""

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from mirabilia.lab.drawing import matplotlib, style
from mirabilia.lab.matches import Match
from mirabilia.lab.ratings import RatingError, rate
from mirabilia.lab.stats.facts import Facts, Kind, distinct, facts_of
from mirabilia.lab.stats.figures import Figures, figures_of
from mirabilia.lab.stats.page import report_page
from mirabilia.lab.stats.plots import plots_of
from mirabilia.notation.documents import DocumentError

PAGE = "report.html"
FIGURES = "figures.json"


class NoGamesError(ValueError):
    """There is nothing to count."""


class Reading:
    """Reads records one after the other and remembers which it had to leave out, and why."""

    def __init__(self) -> None:
        self.read = 0
        self.left_out: Counter[str] = Counter()

    def facts(self, games: Iterable[tuple[Any, Sequence[str]]]) -> Iterator[Facts]:
        """What happened in each game; the very same game again is not counted twice."""
        given = 0

        def counted() -> Iterator[tuple[Any, Sequence[str]]]:
            nonlocal given
            for game in games:
                given += 1
                yield game

        told = 0
        for record, bots in distinct(counted()):
            told += 1
            try:
                yield facts_of(record, bots)
            except DocumentError as error:
                self.left_out[str(error)] += 1
            else:
                self.read += 1
        if given > told:
            self.left_out["the same game again"] += given - told

    @property
    def notes(self) -> list[str]:
        """What was left out, for people."""
        return [
            f"Left out: {count} game{'' if count == 1 else 's'} ({why})."
            for why, count in self.left_out.most_common()
        ]


def read_matches(
    matches: Iterable[Match], progress: Callable[[], None] | None = None
) -> tuple[Figures, list[str]]:
    """The figures of stored games, and notes on what was left out.

    `progress` is called after each game.
    """
    reading = Reading()
    by_kind: dict[Kind, list[Match]] = defaultdict(list)

    def games() -> Iterator[tuple[Any, Sequence[str]]]:
        for match in matches:
            by_kind[kind_of(match)].append(match)
            yield match.record, match.bots
            if progress:
                progress()

    figures = figures_of(reading.facts(games()), lambda kind: _ratings(by_kind[kind]))
    if not figures.games:
        reasons = " ".join(reading.notes)
        raise NoGamesError(f"there are no games to count. {reasons}".rstrip())
    return figures, reading.notes


def kind_of(match: Match) -> Kind:
    """The kind of a stored game."""
    return Kind(
        game=match.game,
        edition=match.options.get("edition", ""),
        players=match.seats,
        pantheon=match.options.get("pantheon", False),
    )


def _ratings(matches: Sequence[Match]) -> dict[str, float]:
    """Ratings of bots that all met, at least through others; else none."""
    try:
        table = rate(matches)
    except RatingError:  # nothing to rate, or the library is missing: victories will do
        return {}
    return {each.bot: each.rating for each in table.bots} if len(table.circles) == 1 else {}


def write_report(figures: Figures, folder: Path, notes: Sequence[str] = ()) -> list[Path]:
    """Write page, plots and figures into a folder; give their paths, the page first."""
    matplotlib()  # an extra that is missing is said before anything is written
    folder.mkdir(parents=True, exist_ok=True)
    written = [folder / PAGE, folder / FIGURES]
    drawn: dict[str, list[tuple[str, str]]] = {}
    with style():
        for kind in figures.kinds:
            for plot in plots_of(kind):
                file = folder / f"{kind.id}-{plot.name}.png"
                file.write_bytes(plot.sheet.png())
                written.append(file)
                label = f"{kind.title}, {plot.name.replace('-', ' ')}: {plot.caption}"
                drawn.setdefault(kind.id, []).append((plot.sheet.svg(label), plot.caption))
    document = figures.document() | {"notes": list(notes)}
    text = json.dumps(document, ensure_ascii=False, indent=1)
    (folder / FIGURES).write_text(text + "\n", encoding="utf-8")
    (folder / PAGE).write_text(report_page(figures, drawn, notes), encoding="utf-8")
    return written
