"""`mirabilia simulate`: many random games in numbers."""

import sys
from typing import Annotated, Any

import typer

from mirabilia.cli.common import PANTHEON_HELP, compiling, expansions, fail, print_json


def command(
    game: Annotated[str, typer.Argument(help="The game, such as duel.")],
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100_000,
    threads: Annotated[
        int | None, typer.Option(min=1, help="Threads to use.", show_default="all cores")
    ] = None,
    seed: Annotated[int, typer.Option(help="The first game's seed; the others count up.")] = 0,
    rulings: Annotated[str, typer.Option(help="Preset of rulings.")] = "rulebook",
    pantheon: Annotated[bool, typer.Option("--pantheon", help=PANTHEON_HELP)] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON document.")] = False,
) -> None:
    """Play many games with uniformly random moves and show what came of them."""
    from rich.console import Console
    from rich.progress import Progress

    from mirabilia.lab.simulation import run_simulation, warm_up

    try:
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
                **expansions(pantheon),
            )
    except ValueError as error:
        raise fail(error) from error
    if as_json:
        print_json(report.document())
    else:
        _show(report.document(), ", Pantheon" if pantheon else "")


def _show(report: dict[str, Any], expansion: str) -> None:
    from rich.console import Console
    from rich.table import Table

    title = f"{report['games']:,} random games of {report['game']}{expansion}"
    table = Table(title=title, show_header=False)
    table.add_column(style="bold")
    table.add_column(justify="right")
    table.add_row("Games a second", f"{report['games_per_second']:,.0f}")
    table.add_row("Threads", str(report["threads"]))
    table.add_row("Decisions a game", f"{report['decisions_per_game']:.2f}")
    table.add_row("First player wins", f"{report['first_player_win_share']:.2%}")
    table.add_row("Shared victories", f"{report['draw_share']:.2%}")
    for victory, share in report["victories"].items():
        table.add_row(f"{victory.capitalize()} victories", f"{share:.2%}")
    for place, mean in zip(("first", "second"), report["mean_score_by_place"], strict=False):
        table.add_row(f"Mean score of the {place} player", f"{mean:.2f}")
    spread = report["score"]
    low, middle, high = spread["quartiles"]
    table.add_row(
        "Score: least, quartiles, most",
        f"{spread['least']}  {low:g} {middle:g} {high:g}  {spread['most']}",
    )
    Console().print(table)
