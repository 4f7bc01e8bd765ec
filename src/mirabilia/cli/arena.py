"""`mirabilia arena`: bots play many games against each other."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mirabilia.cli.classic_options import Boards, Edition, Players, Sides, given
from mirabilia.cli.common import AsJson, Pantheon, Rulings, compiling, expansions, fail, print_json

if TYPE_CHECKING:
    from rich.table import Table

    from mirabilia.lab.standings import Report

INTERRUPTED = 130
"""The exit status of a program that Ctrl-C ended."""

Database = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Where games are kept.", show_default="the user's own"),
]


def command(
    game: Annotated[str, typer.Argument(help="The game: duel or classic.")],
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOTS",
            help="Who plays, such as search:1000,greedy. The last one has all seats left.",
        ),
    ],
    games: Annotated[
        int, typer.Option(min=1, help="How many games, rounded up to whole deals.")
    ] = 100,
    seed: Annotated[int, typer.Option(help="The first deal's seed; the others count up.")] = 0,
    processes: Annotated[
        int | None, typer.Option(min=1, help="Processes to use.", show_default="all cores")
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="LOW,HIGH",
            help="End as soon as it is clear which of two win rates the first bot rather has.",
            show_default=False,
        ),
    ] = None,
    database: Database = None,
    resume: Annotated[
        bool, typer.Option(help="Take games from the database that were played before.")
    ] = True,
    rulings: Rulings = "rulebook",
    pantheon: Pantheon = False,
    players: Players = None,
    edition: Edition = None,
    boards: Boards = None,
    sides: Sides = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and show how often each one won.

    Every deal is played in each rotation of the seats. Games are kept in a database when they are
    done: Ctrl-C loses none, and the same command goes on from there.
    """
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress

    from mirabilia.lab.arena import ArenaError, run_arena, warm_up
    from mirabilia.lab.matches import open_database
    from mirabilia.lab.pairings import plan_arena

    options = {"rulings": rulings} | expansions(pantheon)
    options |= given(players=players, edition=edition, boards=boards, sides=sides)
    named = bots.split(",")
    try:
        test = _rates(sprt)
        plan = plan_arena(game, named, games, options=options, seed=seed)
        with open_database(database) as stored:
            with compiling():
                warm_up(plan)
            with Progress(
                *Progress.get_default_columns(),
                MofNCompleteColumn(),
                console=Console(stderr=True),
                disable=not sys.stderr.isatty(),
            ) as progress:
                task = progress.add_task("Playing", total=plan.games)
                report = run_arena(
                    game,
                    named,
                    games,
                    options=options,
                    seed=seed,
                    processes=processes,
                    database=stored,
                    resume=resume,
                    sprt=test,
                    progress=lambda done: progress.advance(task, done),
                )
    except (ValueError, ArenaError) as error:
        raise fail(error) from error
    except KeyboardInterrupt:
        typer.echo("mirabilia: ended before the first deal was finished", err=True)
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        print_json(report.document())
    else:
        Console().print(_table(report))
        for line in _remarks(report):
            typer.echo(line)
    if report.interrupted:
        raise typer.Exit(INTERRUPTED)


def _rates(sprt: str | None) -> tuple[float, float] | None:
    """The two win rates of a sequential test."""
    if sprt is None:
        return None
    from mirabilia.lab.standings import SequentialTest

    try:
        low, high = (float(rate) for rate in sprt.split(","))
    except ValueError:
        raise ValueError(
            f"--sprt is {sprt!r}; allowed are two win rates, such as 0.5,0.55"
        ) from None
    SequentialTest(low, high)
    return low, high


def _table(report: "Report") -> "Table":
    """A column for each bot named."""
    from rich.table import Table

    players = report.players
    table = Table(title=_title(report))
    table.add_column("")
    for player in players:
        table.add_column(player.bot, justify="right")
    if any(player.seats > 1 for player in players):
        table.add_row("Seats", *(str(player.seats) for player in players))
    table.add_row("Win rate", *(f"{player.win_rate:.1%}" for player in players), style="bold")
    table.add_row("  95 % interval", *(_interval(*player.interval) for player in players))
    table.add_row("Wins", *(str(player.wins) for player in players))
    for kind in players[0].victories:
        table.add_row(f"  by {kind}", *(str(player.victories[kind]) for player in players))
    table.add_row("Shared victories", *(str(player.draws) for player in players))
    table.add_row("Mean score", *(f"{player.mean_score:.1f}" for player in players))
    table.add_row("Mean margin", *(f"{player.mean_margin:+.1f}" for player in players))
    table.add_row("Time a move", *(_time(player.seconds_per_move) for player in players))
    table.add_row("Slowest move", *(_time(player.slowest_move) for player in players))
    return table


def _interval(low: float, high: float) -> str:
    return f"{100 * low:.1f} to {100 * high:.1f} %"


def _time(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.2f} ms"


def _title(report: "Report") -> str:
    """What was played; an expansion, an edition and the number of players are named."""
    options = report.options
    parts = [f"{report.games:,} games of {report.game}, {report.deals:,} deals"]
    if options.get("pantheon"):
        parts.append("Pantheon")
    if "edition" in options:
        parts.append(f"{options['edition']} edition")
    if "players" in options:
        parts.append(f"{options['players']} players")
    return ", ".join(parts)


def _remarks(report: "Report") -> list[str]:
    """What the table does not say."""
    remarks = [f"Equal bots would win {report.players[0].expected_share:.1%} each."]
    if report.resumed:
        remarks.append(f"{report.resumed} of the games had been played before.")
    if report.sprt:
        test = report.sprt
        rates = {"low": f"{test.low:.1%}", "high": f"{test.high:.1%}"}
        if test.verdict in rates:
            remarks.append(f"Sequential test: rather {rates[test.verdict]} than the other.")
        else:
            remarks.append(f"Sequential test: undecided, log ratio {test.log_ratio:+.2f}.")
    if report.interrupted:
        remarks.append("Ended early; the same command goes on from here.")
    return remarks
