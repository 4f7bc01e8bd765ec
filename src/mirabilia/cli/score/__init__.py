"""`mirabilia score`: the score pad for a game played with real cards."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mirabilia.cli.common import AsJson, Pantheon, fail, print_json

if TYPE_CHECKING:
    from rich.console import Console

    from mirabilia.cli.score.dialogue import Dialogue

PADS = ("duel", "classic")


def command(
    game: Annotated[str, typer.Argument(help="The game: duel or classic.")] = "duel",
    first: Annotated[
        str | None,
        typer.Option(
            metavar="ROWS",
            help="Duel: the first player's rows, instead of asking: name=Ada,blue=12,coins=11. "
            "Rows are blue, green, yellow, guilds, wonders, progress, coins, military; with "
            "--pantheon temples and gods instead of guilds; the default is 0.",
        ),
    ] = None,
    second: Annotated[
        str | None, typer.Option(metavar="ROWS", help="Duel: the second player's rows, likewise.")
    ] = None,
    victory: Annotated[
        str | None,
        typer.Option(
            metavar="<civilian|military|scientific>",
            help="Duel: how the game ended, instead of asking.",
        ),
    ] = None,
    winner: Annotated[
        str | None, typer.Option(metavar="<first|second>", help="Duel: who won by supremacy.")
    ] = None,
    pantheon: Pantheon = False,
    player: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ROWS",
            help="Classic: a player's rows, instead of asking; once for each player: "
            "name=Ada,guilds=7,coins=11. Rows are military, coins, wonder, civilian, science, "
            "commerce, guilds; the default is 0. Science is given in points or as symbols: "
            "science=3/2/1/1 are 3 compasses, 2 gears, 1 tablet and 1 of any kind.",
        ),
    ] = None,
    language: Annotated[
        str | None,
        typer.Option(
            metavar="<en|uk|ru>",
            help="Of the questions and the pad.",
            show_default="the system's, or en",
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Add up a game played with real cards, and see who wins.

    Asks for the rows one by one; with --first, --second, --victory or --player it asks nothing.
    """
    from mirabilia.cli.terminal.words import language_of_environment

    speech = language or language_of_environment()
    try:
        if game not in PADS:
            known = " and ".join(PADS)
            raise ValueError(f"there is no score pad for {game!r}; there is one for {known}")
        if game == "duel":
            _refuse("classic", {"--player": player})
            document = _duel(first, second, victory, winner, pantheon, speech, as_json)
        else:
            duels = {"--first": first, "--second": second, "--victory": victory}
            duels |= {"--winner": winner, "--pantheon": "" if pantheon else None}
            _refuse("duel", duels)
            document = _classic(player, speech, as_json)
    except ValueError as error:
        raise fail(error) from error
    if as_json:
        print_json(document)


def _refuse(game: str, options: Mapping[str, object]) -> None:
    """Options of another game are refused by name."""
    for option, value in options.items():
        if value is not None:
            raise ValueError(f"{option} is an option of {game}")


def _duel(
    first: str | None,
    second: str | None,
    victory: str | None,
    winner: str | None,
    pantheon: bool,
    language: str,
    as_json: bool,
) -> dict[str, Any]:
    from mirabilia.cli.score.duel import Columns, DuelDialogue, show_pad
    from mirabilia.notation.duel.pads import empty_pad

    pad = empty_pad(language, pantheon=pantheon)
    if first is None and second is None and victory is None and winner is None:
        _ask(lambda console: DuelDialogue(pad, console, language), language, as_json)
    else:
        Columns(first, second, victory, winner).fill(pad, language)
        if not as_json:
            show_pad(_console(), pad, language)
    return pad.document()


def _classic(columns: list[str] | None, language: str, as_json: bool) -> dict[str, Any]:
    from mirabilia.cli.score.classic import ClassicDialogue, fill_columns, show_pad
    from mirabilia.notation.classic.pads import empty_pad

    pad = empty_pad(language)
    if not columns:
        _ask(lambda console: ClassicDialogue(pad, console, language), language, as_json)
    else:
        fill_columns(pad, columns, language)
        if not as_json:
            show_pad(_console(), pad, language)
    return pad.document()


def _console(*, stderr: bool = False) -> "Console":
    from rich.console import Console

    return Console(stderr=stderr, highlight=False)


def _ask(dialogue: "Callable[[Console], Dialogue]", language: str, as_json: bool) -> None:
    """Fill in a pad by questions, which are not part of the document."""
    from mirabilia.notation.catalogue import text

    console = _console(stderr=as_json)
    try:
        dialogue(console).run()
    except (EOFError, KeyboardInterrupt):
        console.print()
        typer.echo(text(language, "scorepad-abandoned"), err=True)
        raise typer.Exit(1) from None
