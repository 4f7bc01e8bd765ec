"""`mirabilia bench`: how fast the rules and the search run on this machine."""

from typing import Annotated

import typer

from mirabilia.cli.common import AsJson, compiling, fail, print_json


def command(
    game: Annotated[str, typer.Argument(help="duel, classic, or search.")] = "duel",
    games: Annotated[
        int | None, typer.Option(min=1, help="Games in each round.", show_default="100000")
    ] = None,
    gpu: Annotated[bool, typer.Option("--gpu", help="Measure the GPU as well.")] = False,
    as_json: AsJson = False,
) -> None:
    """Time whole random games, deal and score included, and the start of the program.

    search: simulations a second of the tree search, from the opening of each game.
    """
    from mirabilia.engine.device import NoDeviceError
    from mirabilia.lab.bench import GAMES_PER_ROUND, bench
    from mirabilia.lab.bench_search import bench_search
    from mirabilia.notation.games import GAMES

    if game not in (*GAMES, "search"):
        raise fail(f"there is no game {game!r}; the games are {', '.join(GAMES)}, or say search")
    if game == "search" and (games is not None or gpu):
        raise fail("--games and --gpu are for whole games; bench search takes neither")
    try:
        with compiling():
            if game == "search":
                figures = bench_search()
            else:
                figures = bench(game, games=games or GAMES_PER_ROUND, gpu=gpu)
    except (ValueError, NoDeviceError) as error:
        raise fail(error) from error
    if as_json:
        print_json(figures)
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"Speed of {game}", show_header=False)
    table.add_column(style="bold")
    table.add_column(justify="right")
    for name, figure in figures.items():
        shown = f"{figure:,}" if isinstance(figure, int | float) else str(figure)
        table.add_row(name.replace("_", " "), shown)
    Console().print(table)
