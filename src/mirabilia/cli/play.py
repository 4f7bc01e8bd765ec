"""`mirabilia play`: games in the browser, or one at the terminal."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from mirabilia.bots import DEFAULT_LEVEL, LEVELS, find
from mirabilia.cli.common import PANTHEON_HELP, compiling, fail

GAMES = ("duel", "classic")
DUEL_PANEL = "Options of duel"
CLASSIC_PANEL = "Options of classic"
FEWEST_PLAYERS, MOST_PLAYERS = 2, 7

_LEVELS = "; ".join(f"{name} {kind.description}" for name, kind in LEVELS.items())


class Language(StrEnum):
    en = "en"
    uk = "uk"
    ru = "ru"


class Rulings(StrEnum):
    rulebook = "rulebook"
    arena = "arena"
    ukrainian = "ukrainian"
    russian = "russian"


class Wonders(StrEnum):
    draft = "draft"
    first_game = "first-game"


class First(StrEnum):
    you = "you"
    opponent = "opponent"
    random = "random"


class Edition(StrEnum):
    first = "first"
    second = "second"


def command(
    game: Annotated[
        str | None,
        typer.Argument(
            help="At the terminal: duel, for two; or classic: 7 Wonders, for two to seven.",
            show_default="all of them, in the browser",
        ),
    ] = None,
    opponent: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help=f"Who plays against you: {_LEVELS}; any bot, such as greedy, random or"
            " search:300ms; human: all at one screen.",
            show_default=DEFAULT_LEVEL,
        ),
    ] = None,
    language: Annotated[
        Language | None, typer.Option(help="Of the table.", show_default="the system's, or en")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Of the deal, to play it again.", show_default="random")
    ] = None,
    new: Annotated[
        bool, typer.Option("--new", help="Begin a new game; a saved one is kept aside.")
    ] = False,
    save: Annotated[
        Path | None,
        typer.Option(
            help="File of the game in progress.", show_default="in the user's data folder"
        ),
    ] = None,
    rulings: Annotated[
        Rulings | None,
        typer.Option(
            help="How open questions of the rules are settled.",
            show_default="rulebook",
            rich_help_panel=DUEL_PANEL,
        ),
    ] = None,
    wonders: Annotated[
        Wonders | None,
        typer.Option(
            help="Choose wonders, or get sets for a first game.",
            show_default="draft",
            rich_help_panel=DUEL_PANEL,
        ),
    ] = None,
    first: Annotated[
        First | None,
        typer.Option(help="Who begins.", show_default="random", rich_help_panel=DUEL_PANEL),
    ] = None,
    pantheon: Annotated[
        bool, typer.Option("--pantheon", help=PANTHEON_HELP, rich_help_panel=DUEL_PANEL)
    ] = False,
    players: Annotated[
        int | None,
        typer.Option(
            metavar="2-7",
            help="How many play, bots included. Two play the first edition with the Free City.",
            show_default="3",
            rich_help_panel=CLASSIC_PANEL,
        ),
    ] = None,
    humans: Annotated[
        int | None,
        typer.Option(
            metavar="1-7",
            help="How many of them sit at this screen; bots play the others.",
            show_default="1",
            rich_help_panel=CLASSIC_PANEL,
        ),
    ] = None,
    edition: Annotated[
        Edition | None,
        typer.Option(
            help="Of 2010 with sides A and B, or of 2020 with Day and Night.",
            show_default="second",
            rich_help_panel=CLASSIC_PANEL,
        ),
    ] = None,
    boards: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES",
            help="Yours first, then to the left, such as Gizah,Rhodos,Babylon.",
            show_default="random",
            rich_help_panel=CLASSIC_PANEL,
        ),
    ] = None,
    sides: Annotated[
        str | None,
        typer.Option(
            metavar="SIDES",
            help="dealt; chosen; one for all, such as Day; or one for each, such as A,B,B.",
            show_default="dealt in the first edition, chosen in the second",
            rich_help_panel=CLASSIC_PANEL,
        ),
    ] = None,
) -> None:
    """Play in the browser; with a game, at the terminal.

    Every move is saved; the same command later goes on with the game. duel is 7 Wonders Duel,
    classic is 7 Wonders. At the terminal each has its own options and its own saved game.
    """
    if game is not None and game not in GAMES:
        raise fail(f"there is no game {game!r}; the games are {', '.join(GAMES)}")
    if opponent not in (None, "human"):
        try:
            find(opponent)
        except ValueError as error:
            raise fail(f"{error}; or human") from error
    own: dict[str, dict[str, Any]] = {
        "duel": {
            "rulings": rulings and rulings.value,
            "wonders": wonders and wonders.value,
            "first": first and first.value,
            "pantheon": pantheon or None,
        },
        "classic": {
            "players": players,
            "humans": humans,
            "edition": edition and edition.value,
            "boards": boards,
            "sides": sides,
        },
    }
    common = {
        "opponent": opponent,
        "language": language and language.value,
        "seed": seed,
        "new": new,
        "save": save,
    }
    if game is None:
        _play_in_browser(common | own["duel"] | own["classic"])
        return
    _refuse_options_of_others(game, own)
    for name, count, fewest in (("players", players, FEWEST_PLAYERS), ("humans", humans, 1)):
        if count is not None and not fewest <= count <= MOST_PLAYERS:
            raise fail(f"--{name} is {count}; allowed are {fewest} to {MOST_PLAYERS}")
    if opponent == "human" and humans not in (None, players):
        raise fail("--opponent human puts all players at one screen; leave out --humans")
    try:
        _open(game, common | own[game]).run()
    except (ValueError, OSError) as error:
        raise fail(error) from error


def _play_in_browser(options: dict[str, Any]) -> None:
    """Serve the page to this computer alone, and open it."""
    for name, value in options.items():
        if value is not None and value is not False:
            raise fail(f"--{name} is for a game at the terminal; name it: {', '.join(GAMES)}")
    from mirabilia.cli.serve import USUAL_PORT, serve
    from mirabilia.server.settings import Settings

    settings = Settings()
    if not (settings.page / "index.html").exists():
        typer.echo("The page is not built; run `make page` first (it needs Node).", err=True)
    serve("127.0.0.1", (USUAL_PORT, 0), None, settings, open_page=True, log_level="warning")


def _refuse_options_of_others(game: str, own: dict[str, dict[str, Any]]) -> None:
    for other, options in own.items():
        for name, value in options.items():
            if other != game and value is not None:
                listed = ", ".join(f"--{option}" for option in own[game])
                raise fail(f"--{name} is an option of {other}; those of {game} are {listed}")


def _open(game: str, wishes: dict[str, Any]) -> Any:
    """The table to sit down at, its rules compiled."""
    if game == "duel":
        with compiling():
            from mirabilia.cli.terminal import opening as duel

            duel.warm_up(wishes["opponent"], pantheon=bool(wishes["pantheon"]))
        from mirabilia.cli.terminal.screen import Screen

        return duel.open_session(Screen(), duel.Wishes(**wishes))
    with compiling():
        from mirabilia.cli.terminal.classic import opening as classic

        classic.warm_up(wishes["opponent"])
    from mirabilia.cli.terminal.screen import Screen

    return classic.open_session(Screen(), classic.Wishes(**wishes))
