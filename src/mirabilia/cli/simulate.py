"""`mirabilia simulate`: many random games in numbers."""

import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mirabilia.cli.classic_options import Boards, Edition, Players, Sides, given
from mirabilia.cli.common import AsJson, Pantheon, Rulings, compiling, expansions, fail, print_json

if TYPE_CHECKING:
    from rich.table import Table


def command(
    game: Annotated[str, typer.Argument(help="The game: duel or classic.")],
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100_000,
    threads: Annotated[
        int | None, typer.Option(min=1, help="Threads to use.", show_default="all cores")
    ] = None,
    seed: Annotated[int, typer.Option(help="The first game's seed; the others count up.")] = 0,
    rulings: Rulings = "rulebook",
    pantheon: Pantheon = False,
    players: Players = None,
    edition: Edition = None,
    boards: Boards = None,
    sides: Sides = None,
    as_json: AsJson = False,
) -> None:
    """Play many games with uniformly random moves and show what came of them."""
    from rich.console import Console
    from rich.progress import Progress

    from mirabilia.lab.simulation import run_simulation, warm_up
    from mirabilia.notation.games import notation

    options = expansions(pantheon) | given(
        players=players, edition=edition, boards=boards, sides=sides
    )
    try:
        notation(game).rules.options(rulings=rulings, **options)  # before anything is compiled
        with compiling():
            warm_up(game)
        with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
            task = progress.add_task("Playing", total=games)
            report = run_simulation(
                game,
                games,
                seed=seed,
                threads=threads,
                progress=lambda done: progress.advance(task, done),
                rulings=rulings,
                **options,
            )
    except ValueError as error:
        raise fail(error) from error
    if as_json:
        print_json(report.document())
        return
    for table in _tables(report.document()):
        Console().print(table)


def _tables(report: dict[str, Any]) -> Iterable["Table"]:
    """The figures of all games; where more than two may play, those of each seat as well."""
    by_seat = "players" in report["options"]
    yield _figures(report, by_seat=by_seat)
    if by_seat:
        yield _seats(report)


def _figures(report: dict[str, Any], *, by_seat: bool) -> "Table":
    from rich.table import Table

    table = Table(title=_title(report), show_header=False)
    table.add_column(style="bold")
    table.add_column(justify="right")
    table.add_row("Games a second", f"{report['games_per_second']:,.0f}")
    table.add_row("Threads", str(report["threads"]))
    table.add_row("Decisions a game", f"{report['decisions_per_game']:.2f}")
    if not by_seat:
        table.add_row("First player wins", f"{report['first_player_win_share']:.2%}")
    table.add_row("Shared victories", f"{report['draw_share']:.2%}")
    for victory, share in report["victories"].items():
        name = f"Decided by {victory}" if by_seat else f"{victory.capitalize()} victories"
        table.add_row(name, f"{share:.2%}")
    if not by_seat:
        for place, mean in zip(("first", "second"), report["mean_score_by_place"], strict=True):
            table.add_row(f"Mean score of the {place} player", f"{mean:.2f}")
    spread = report["score"]
    low, middle, high = spread["quartiles"]
    table.add_row(
        "Score: least, quartiles, most",
        f"{spread['least']}  {low:g} {middle:g} {high:g}  {spread['most']}",
    )
    return table


def _title(report: dict[str, Any]) -> str:
    """What was played; an expansion, an edition and the number of players are named."""
    options = report["options"]
    parts = [f"{report['games']:,} random games of {report['game']}"]
    if options.get("pantheon"):
        parts.append("Pantheon")
    if "edition" in options:
        parts.append(f"{options['edition']} edition")
    if "players" in options:
        parts.append(f"{options['players']} players")
    return ", ".join(parts)


def _seats(report: dict[str, Any]) -> "Table":
    """Each seat in a line, with its board and side where they were given."""
    from rich.table import Table

    options = report["options"]
    named = {
        heading: options[option].split(",")
        for heading, option in (("Board", "boards"), ("Side", "sides"))
        if options[option] not in ("random", "dealt", "chosen")
    }
    table = Table(title="By seat")
    table.add_column("Player", justify="right")
    for heading in named:
        table.add_column(heading)
    table.add_column("Wins alone", justify="right")
    table.add_column("Mean score", justify="right")
    shares, means = report["win_share_by_place"], report["mean_score_by_place"]
    for seat, (share, mean) in enumerate(zip(shares, means, strict=True)):
        names = [column[seat] for column in named.values()]
        table.add_row(str(seat + 1), *names, f"{share:.2%}", f"{mean:.2f}")
    return table
