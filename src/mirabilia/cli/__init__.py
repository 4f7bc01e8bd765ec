"""The command line: `mirabilia COMMAND`. Each command's file brings in the engine when it runs."""

from typing import Annotated

import typer

from mirabilia.cli import (
    analyse,
    arena,
    bench,
    cards,
    engine,
    perft,
    play,
    ratings,
    replay,
    schema,
    score,
    serve,
    simulate,
    stats,
)

app = typer.Typer(
    name="mirabilia",
    help="The 7 Wonders family of board games: play, simulate, study.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
)
app.command("play")(play.command)
app.command("serve")(serve.command)
app.command("replay")(replay.command)
app.command("analyse")(analyse.command)
app.command("score")(score.command)
app.command("cards")(cards.command)
app.command("simulate")(simulate.command)
app.command("arena")(arena.command)
app.command("ratings")(ratings.command)
app.command("stats")(stats.command)
app.command("perft")(perft.command)
app.command("bench")(bench.command)
app.command("engine")(engine.command)
app.command("schema")(schema.command)


def _version(asked: bool) -> None:
    if asked:
        from mirabilia import __version__

        typer.echo(f"mirabilia {__version__}")
        raise typer.Exit


@app.callback()
def _mirabilia(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    pass


def main() -> None:
    """Run the command line."""
    app()
