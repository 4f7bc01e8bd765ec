"""`mirabilia stats`: a report with plots from the games of the arena."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from mirabilia.cli.arena import Database
from mirabilia.cli.classic_options import given
from mirabilia.cli.common import chosen_options, compiling, fail


def command(
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where the report is written.")
    ] = Path("report"),
    database: Database = None,
    game: Annotated[
        str | None, typer.Option(help="Only this game: duel or classic.", show_default="all games")
    ] = None,
    pantheon: Annotated[
        bool | None,
        typer.Option(
            "--pantheon/--no-pantheon",
            help="Only games of Duel with the expansion, or without it.",
            show_default="both",
        ),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(
            metavar="<2-7>", help="Only games of classic with so many players.", show_default="all"
        ),
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option(
            metavar="<first|second>",
            help="Only games of this edition of classic.",
            show_default="both",
        ),
    ] = None,
    current: Annotated[
        bool, typer.Option("--current", help="Only games that this very code has played.")
    ] = False,
) -> None:
    """Make a report of the games that bots have played in the arena.

    The folder gets report.html, every plot as a PNG file, and figures.json with all numbers: how
    bots win, what beginning or a seat is worth, where points come from, and how cards, wonders,
    tokens and gods are used and fare. Plots need the extra lab, for matplotlib.
    """
    from rich.console import Console
    from rich.progress import Progress

    from mirabilia.lab.drawing import MissingExtraError, matplotlib
    from mirabilia.lab.matches import code_stamp, open_database
    from mirabilia.lab.stats.report import read_matches, write_report

    options = given(pantheon=pantheon, players=players, edition=edition)
    try:
        matplotlib()
        options = chosen_options(game, options)
        code = code_stamp() if current else None
        with open_database(database, create=False) as stored:
            matches = list(stored.games(game=game, options=options, code=code))
        with (
            compiling(),
            Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress,
        ):
            task = progress.add_task("Reading games", total=len(matches))
            figures, notes = read_matches(matches, lambda: progress.advance(task))
        written = write_report(figures, out, notes)
    except (ValueError, OSError, MissingExtraError) as error:
        raise fail(error) from error
    for kind in figures.kinds:
        typer.echo(f"{kind.title}: {kind.games:,} game{'' if kind.games == 1 else 's'}")
    for note in notes:
        typer.echo(note)
    typer.echo(f"Written: {written[0]} and {len(written) - 1} files beside it.")
