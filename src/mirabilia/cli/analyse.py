"""`mirabilia analyse`: every decision of a recorded game, judged."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mirabilia.cli.common import AsJson, compiling, fail, print_json
from mirabilia.cli.play import Language
from mirabilia.cli.replay import record_in

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

    from mirabilia.lab.analysis import Analysis, Judged

_HEIGHTS = "▁▂▃▄▅▆▇█"
_GRAPH_WIDTH = 60
_STYLES = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "bold red"}


def command(
    file: Annotated[Path, typer.Argument(help="A record, or the save of a game in progress.")],
    simulations: Annotated[
        int | None,
        typer.Option(min=1, help="Of the search, for each decision.", show_default="2000"),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Of the search.")] = 0,
    language: Annotated[
        Language | None, typer.Option(help="Of the moves.", show_default="the system's, or en")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Write a page, a graph and a JSON document there. Needs the extra lab.",
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Judge every decision of a recorded game, each from what its player could know.

    A search estimates the win probability by best play and with the action that was played. Their
    difference is the loss: from 5% on an inaccuracy, from 10% a mistake, from 20% a blunder,
    unless it may be chance.
    """
    from rich.console import Console

    record = record_in(file)
    speech = _language(language)
    try:
        if out is not None:
            from mirabilia.lab.drawing import MissingExtraError, matplotlib

            try:
                matplotlib()
            except MissingExtraError as error:
                raise fail(error) from error
        with compiling():
            from mirabilia.lab.analysis import DEFAULT_SIMULATIONS

            analysis = _analysed(record, simulations or DEFAULT_SIMULATIONS, seed)
    except ValueError as error:
        raise fail(f"{file}: {error}") from error
    written = []
    if out is not None:
        from mirabilia.lab.analysis_page import write_analysis

        try:
            written = write_analysis(analysis, out, speech)
        except OSError as error:
            raise fail(error) from error
    if as_json:
        print_json(analysis.document(speech))
        return
    console = Console()
    for table in (_moves(analysis, speech), _graph(analysis, speech), _summary(analysis, speech)):
        console.print(table)
    _tell_turning_points(analysis, speech)
    if written:
        typer.echo(f"Written: {', '.join(map(str, written))}")


def _language(chosen: Language | None) -> str:
    from mirabilia.cli.terminal.words import language_of_environment

    return str(chosen) if chosen else language_of_environment()


def _analysed(record: object, simulations: int, seed: int) -> "Analysis":
    """The analysis, with its progress shown."""
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress

    from mirabilia.lab.analysis import analyse

    with Progress(
        *Progress.get_default_columns(),
        MofNCompleteColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as progress:
        task = progress.add_task("Judging")
        return analyse(
            record,
            simulations=simulations,
            seed=seed,
            progress=lambda done, total: progress.update(task, completed=done, total=total),
        )


def _moves(analysis: "Analysis", language: str) -> "Table":
    from rich.table import Table

    names = analysis.names(language)
    table = Table(title="Decisions", show_lines=False)
    table.add_column("", justify="right")
    table.add_column("Player")
    table.add_column("Action", ratio=1)
    table.add_column("Win", justify="right")
    table.add_column("Loss", justify="right")
    table.add_column("Verdict")
    for move in analysis.moves:
        known = move.win is not None
        verdict = move.verdict.value
        table.add_row(
            str(move.number),
            names[move.player],
            _action(move, language),
            f"{move.win:.0%}" if known else "",
            f"{move.loss:.0%}" if known and move.loss >= 0.005 else "",
            verdict,
            style=_STYLES.get(verdict, "" if known else "dim"),
        )
    return table


def _action(move: "Judged", language: str) -> "Text":
    """What was played; under a fault, what would have been better."""
    from rich.text import Text

    words = Text(move.action.sentence(language))
    if move.verdict.value in _STYLES and move.better:
        words.append(f"\nBetter: {move.better.sentence(language)}", style="not bold italic")
    return words


def _graph(analysis: "Analysis", language: str) -> "Table":
    """Each player's win probability over the game, from the first move to the last."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title="Win probability", box=SIMPLE_HEAD)
    table.add_column("Player", style="bold")
    table.add_column(f"Moves 1 to {len(analysis.moves)}", no_wrap=True)
    table.add_column("At the end", justify="right")
    width = max(2, min(_GRAPH_WIDTH, len(analysis.moves)))
    for name, curve in zip(analysis.names(language), analysis.curves, strict=True):
        if not curve:
            continue
        heights = []
        for column in range(width):
            move = 1 + round(column * (curve[-1].move - 1) / (width - 1))
            win = next((point.win for point in reversed(curve) if point.move <= move), curve[0].win)
            heights.append(_HEIGHTS[round(win * (len(_HEIGHTS) - 1))])
        table.add_row(name, "".join(heights), f"{curve[-1].win:.0%}")
    return table


def _summary(analysis: "Analysis", language: str) -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from mirabilia.lab.analysis import JUDGED

    names = analysis.names(language)
    table = Table(title="Players", box=SIMPLE_HEAD)
    table.add_column("Player", style="bold")
    for heading in ("Judged", "Mean loss", *(verdict.value.capitalize() for verdict in JUDGED)):
        table.add_column(heading, justify="right")
    for each in analysis.summaries:
        counts = [str(each.verdicts[verdict]) for verdict in JUDGED]
        table.add_row(names[each.player], str(each.decisions), f"{each.mean_loss:.1%}", *counts)
    return table


def _tell_turning_points(analysis: "Analysis", language: str) -> None:
    from mirabilia.lab.analysis_page import turn_sentence

    for turn in analysis.turning_points:
        typer.echo(turn_sentence(turn, analysis.names(language)))
