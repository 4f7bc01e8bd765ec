"""`mirabilia ratings`: all bots by strength."""

from typing import TYPE_CHECKING, Annotated

import typer

from mirabilia.cli.arena import Database
from mirabilia.cli.classic_options import Boards, Edition, Players, Sides, given
from mirabilia.cli.common import AsJson, chosen_options, expansions, fail, print_json

if TYPE_CHECKING:
    from mirabilia.lab.ratings import RatingTable


def command(
    game: Annotated[
        str | None, typer.Argument(help="The game: duel or classic.", show_default="all games")
    ] = None,
    database: Database = None,
    anchor: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help="The bot whose rating is 0.",
            show_default="random; where it has not played, the mean of all",
        ),
    ] = None,
    current: Annotated[
        bool, typer.Option("--current", help="Only games that this very code has played.")
    ] = False,
    pantheon: Annotated[bool, typer.Option("--pantheon", help="Only games with Pantheon.")] = False,
    players: Players = None,
    edition: Edition = None,
    boards: Boards = None,
    sides: Sides = None,
    as_json: AsJson = False,
) -> None:
    """Rate bots by all games they have played in the arena.

    Options choose which games count. 400 points ahead mean ten games before the other for one
    behind.
    """
    from mirabilia.lab.matches import code_stamp, open_database
    from mirabilia.lab.ratings import rate

    options = expansions(pantheon)
    options |= given(players=players, edition=edition, boards=boards, sides=sides)
    try:
        options = chosen_options(game, options)
        code = code_stamp() if current else None
        with open_database(database, create=False) as stored:
            table = rate(stored.games(game=game, options=options, code=code), anchor=anchor)
    except ValueError as error:
        raise fail(error) from error
    if as_json:
        print_json({"game": game, "options": options, **table.document()})
    else:
        _show(game or "all games", table)


def _show(title: str, ratings: "RatingTable") -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{title.capitalize()}: {ratings.games:,} games rated")
    table.add_column("Bot", style="bold")
    for heading in ("Rating", "±", "Games", "Wins", "Shared", "Win rate"):
        table.add_column(heading, justify="right")
    for each in ratings.bots:
        table.add_row(
            each.bot,
            f"{each.rating:.0f}",
            f"{each.uncertainty:.0f}",
            f"{each.games:,}",
            f"{each.wins:,}",
            f"{each.draws:,}",
            f"{each.win_rate:.1%}",
        )
    Console().print(table)
    if len(ratings.circles) > 1:
        apart = "; ".join(", ".join(circle) for circle in ratings.circles)
        typer.echo(f"These never met, so their ratings do not compare: {apart}.")
