"""`mirabilia bench`: how fast the rules and the search run on this machine."""

from typing import Annotated, Any

import typer

from mirabilia.cli.common import AsJson, compiling, fail, print_json

SERVER_PANEL = "Options of server"


def command(
    game: Annotated[str, typer.Argument(help="duel, classic, search, server or page.")] = "duel",
    games: Annotated[
        int | None, typer.Option(min=1, help="Games in each round.", show_default="100000")
    ] = None,
    gpu: Annotated[bool, typer.Option("--gpu", help="Measure the GPU as well.")] = False,
    tables: Annotated[
        int, typer.Option(min=1, help="Tables, two people at each.", rich_help_panel=SERVER_PANEL)
    ] = 1000,
    rate: Annotated[
        float, typer.Option(min=1, help="Moves a second.", rich_help_panel=SERVER_PANEL)
    ] = 300,
    seconds: Annotated[
        float, typer.Option(min=1, help="How long.", rich_help_panel=SERVER_PANEL)
    ] = 60,
    servers: Annotated[
        int,
        typer.Option(min=1, max=8, help="Server processes.", rich_help_panel=SERVER_PANEL),
    ] = 1,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="DATABASE",
            help="A file, or postgresql://USER@HOST/NAME, as for serve.",
            show_default="a new file",
            rich_help_panel=SERVER_PANEL,
        ),
    ] = None,
    facts: Annotated[
        bool,
        typer.Option(
            "--facts", help="Clients ask for facts, as the page does.", rich_help_panel=SERVER_PANEL
        ),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Time whole random games, deal and score included, and the start of the program.

    search: simulations a second of the tree search, from the opening of each game. server: moves
    acknowledged by servers in processes of their own, every one durable, and how long that took.
    page: in a real Chromium, what a first visit loads, when it paints and how soon a move shows.
    """
    from mirabilia.engine.device import NoDeviceError
    from mirabilia.lab.bench import GAMES_PER_ROUND, bench
    from mirabilia.lab.bench_search import bench_search
    from mirabilia.notation.games import GAMES

    if game not in (*GAMES, "search", "server", "page"):
        known = ", ".join(GAMES)
        raise fail(
            f"there is no game {game!r}; the games are {known}, or say search, server or page"
        )
    if game not in GAMES and (games is not None or gpu):
        raise fail(f"--games and --gpu are for whole games; bench {game} takes neither")
    try:
        with compiling():
            if game == "server":
                figures = _server(tables, rate, seconds, servers, database, facts)
            elif game == "page":
                figures = _page()
            elif game == "search":
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


def _server(
    tables: int, rate: float, seconds: float, servers: int, database: str | None, facts: bool
) -> dict[str, Any]:
    import tempfile
    from pathlib import Path

    from mirabilia.server.load import Load, bench_server

    load = Load(
        tables=tables,
        rate=rate,
        seconds=seconds,
        servers=servers,
        database=database,
        facts=facts,
    )
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        return bench_server(load, Path(folder))


def _page() -> dict[str, Any]:
    import tempfile
    from pathlib import Path

    from mirabilia.server.bench_page import bench_page

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        return bench_page(Path(folder))
