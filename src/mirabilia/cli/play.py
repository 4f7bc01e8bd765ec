"""`mirabilia play`: a game at the terminal, against a bot or between two humans."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from mirabilia.bots import BOTS
from mirabilia.cli.common import PANTHEON_HELP, compiling, fail

_OPPONENTS = "; ".join(f"{name}: {kind.description}" for name, kind in BOTS.items())


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


def command(
    game: Annotated[str, typer.Argument(help="The game, such as duel.")] = "duel",
    opponent: Annotated[
        str | None,
        typer.Option(
            help=f"Who plays against you. {_OPPONENTS}; human: two at one screen.",
            show_default="rollout",
        ),
    ] = None,
    language: Annotated[
        Language | None, typer.Option(help="Of the table.", show_default="the system's, or en")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Of the deal, to play it again.", show_default="random")
    ] = None,
    rulings: Annotated[
        Rulings | None,
        typer.Option(help="How open questions of the rules are settled.", show_default="rulebook"),
    ] = None,
    wonders: Annotated[
        Wonders | None,
        typer.Option(help="Choose wonders, or get sets for a first game.", show_default="draft"),
    ] = None,
    first: Annotated[First | None, typer.Option(help="Who begins.", show_default="random")] = None,
    pantheon: Annotated[bool, typer.Option("--pantheon", help=PANTHEON_HELP)] = False,
    think: Annotated[
        int, typer.Option(min=0, help="Milliseconds a bot may think about a move.")
    ] = 500,
    new: Annotated[
        bool, typer.Option("--new", help="Begin a new game; a saved one is kept aside.")
    ] = False,
    save: Annotated[
        Path | None,
        typer.Option(
            help="File of the game in progress.", show_default="in the user's data folder"
        ),
    ] = None,
) -> None:
    """Play at the terminal. Every move is saved; the same command later goes on with the game."""
    if game != "duel":
        raise fail(f"there is no game {game!r}; the games are duel")
    known = (*BOTS, "human")
    if opponent is not None and opponent not in known:
        raise fail(f"there is no opponent {opponent!r}; the opponents are {', '.join(known)}")
    with compiling():
        from mirabilia.cli.terminal.opening import Wishes, open_session, warm_up
        from mirabilia.cli.terminal.screen import Screen

        warm_up(opponent, pantheon=pantheon)
    wishes = Wishes(
        opponent=opponent,
        language=language and language.value,
        seed=seed,
        rulings=rulings and rulings.value,
        wonders=wonders and wonders.value,
        first=first and first.value,
        pantheon=pantheon or None,
        think=think,
        new=new,
        save=save,
    )
    try:
        session = open_session(Screen(), wishes)
    except (ValueError, OSError) as error:
        raise fail(error) from error
    session.run()
