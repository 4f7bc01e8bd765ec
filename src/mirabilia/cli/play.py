"""`mirabilia play`: a game at the terminal, against a bot or between two humans."""

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mirabilia.bots import BOTS
from mirabilia.cli.common import compiling, fail

if TYPE_CHECKING:
    from mirabilia.cli.terminal.moves import History
    from mirabilia.cli.terminal.saving import SavedGame, Sitting
    from mirabilia.cli.terminal.screen import Screen
    from mirabilia.cli.terminal.session import Session

_OPPONENTS = "; ".join(f"{name}: {kind.description}" for name, kind in BOTS.items())


class Language(StrEnum):
    en = "en"
    uk = "uk"
    ru = "ru"


class Rulings(StrEnum):
    rulebook = "rulebook"
    arena = "arena"


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
    _check(game, opponent)
    with compiling():
        from mirabilia.cli.terminal.saving import data_folder, moment
        from mirabilia.cli.terminal.screen import Screen
        from mirabilia.cli.terminal.words import language_of_environment

        _warm_up(opponent)
    screen = Screen()
    path = save or data_folder() / f"{game}.json"
    wish = str(language) if language else language_of_environment()
    saved = _saved_game(screen, path, wish, new)
    if saved is None:
        from mirabilia.cli.terminal.saving import Sitting

        sitting = Sitting(wish, opponent or "rollout", 0, moment())
        history = _new_game(game, seed, _options(rulings, wonders, first))
    else:
        history = saved.history
        sitting = _resumed(screen, saved, language, opponent)
        _say_what_has_no_effect(
            screen, sitting, seed=seed, rulings=rulings, wonders=wonders, first=first
        )
    session = _session(screen, history, sitting, think, path)
    _play(session, save)


def _check(game: str, opponent: str | None) -> None:
    """Refuse what does not exist before anything is compiled."""
    if game != "duel":
        raise fail(f"there is no game {game!r}; the games are duel")
    known = (*BOTS, "human")
    if opponent is not None and opponent not in known:
        raise fail(f"there is no opponent {opponent!r}; the opponents are {', '.join(known)}")


def _warm_up(opponent: str | None) -> None:
    """Compile now, under the progress bar, what would otherwise make the first moves stall."""
    import mirabilia
    from mirabilia import bots

    game = mirabilia.new("duel", seed=0, wonders="first-game")
    if opponent != "human":
        bots.make("rollout", simulations=1, seed=0).choose(game.view(game.to_decide[0]))
    game.play(game.legal()[0])
    game.score()


def _saved_game(screen: "Screen", path: Path, language: str, new: bool) -> "SavedGame | None":
    """The unfinished game to go on with, if there is one; what cannot be read is moved aside."""
    from mirabilia.cli.terminal.saving import keep_finished, read_save, set_aside
    from mirabilia.notation.catalogue import text

    if not path.exists():
        return None
    try:
        saved = read_save(path)
    except OSError as error:
        raise fail(error) from error
    except ValueError as error:
        moved = set_aside(path, "broken")
        screen.say(text(language, "terminal-broken", problem=str(error), file=str(moved)), "bold")
        return None
    if saved.history.game.is_over:  # the program was stopped before it could put it away
        keep_finished(path, saved.history.game.record(), saved.sitting)
        return None
    if new:
        moved = set_aside(path, "kept")
        command = f"mirabilia play duel --save {moved}"
        screen.say(text(language, "terminal-kept", file=str(moved), command=command))
        return None
    return saved


def _options(
    rulings: Rulings | None, wonders: Wonders | None, first: First | None
) -> dict[str, Any]:
    """The game's own options, those left out at their defaults."""
    beginner: dict[First | None, Any] = {First.you: 0, First.opponent: 1}
    return {
        "rulings": str(rulings or Rulings.rulebook),
        "wonders": str(wonders or Wonders.draft),
        "first_player": beginner.get(first, "random"),
    }


def _new_game(game: str, seed: int | None, options: dict[str, Any]) -> "History":
    import mirabilia
    from mirabilia.cli.terminal.moves import History

    try:
        return History(mirabilia.new(game, seed=seed, **options))
    except ValueError as error:
        raise fail(error) from error


def _resumed(
    screen: "Screen", saved: "SavedGame", language: Language | None, opponent: str | None
) -> "Sitting":
    """The saved sitting, with the language and the opponent as wished now."""
    from dataclasses import replace

    from mirabilia.notation.catalogue import text

    sitting = replace(
        saved.sitting,
        language=str(language or saved.sitting.language),
        opponent=opponent or saved.sitting.opponent,
    )
    number = len(saved.history.moves) + 1
    command = "mirabilia play duel --new"
    screen.say(text(sitting.language, "terminal-resumed", number=number, command=command))
    return sitting


def _say_what_has_no_effect(screen: "Screen", sitting: "Sitting", **given: Any) -> None:
    """Options of a new game, given with one that goes on."""
    from mirabilia.notation.catalogue import text

    idle = [f"--{name}" for name, value in given.items() if value is not None]
    if idle:
        screen.say(text(sitting.language, "terminal-own-options", options=", ".join(idle)))


def _session(
    screen: "Screen", history: "History", sitting: "Sitting", think: int, path: Path
) -> "Session":
    from mirabilia import bots
    from mirabilia.cli.terminal.saving import HUMAN
    from mirabilia.cli.terminal.session import Session

    bot = None
    if sitting.opponent != HUMAN:
        budget = {"milliseconds": think} if sitting.opponent == "rollout" else {}
        bot = bots.make(sitting.opponent, **budget)
    return Session(screen, history, sitting, bot, path)


def _play(session: "Session", save: Path | None) -> None:
    from mirabilia.cli.terminal.session import Left

    try:
        session.play()
    except (Left, KeyboardInterrupt):
        command = "mirabilia play duel" + (f" --save {save}" if save else "")
        session.screen.say("")
        session.screen.say(session.words("terminal-left", command=command))
        return
    _finish(session)


def _finish(session: "Session") -> None:
    """The score pad, who won and how, and where the record is."""
    from mirabilia.cli.terminal.saving import keep_finished
    from mirabilia.cli.terminal.sheets import score_sheet

    session.show_table()
    screen, words, game = session.screen, session.words, session.game
    screen.say("")
    screen.show(score_sheet(words, game.score(), screen.width))
    screen.say("")
    screen.say(game.events[-1].sentence(words.language, words.players), "bold")
    try:
        record = keep_finished(session.save, session.record(), session.sitting)
    except OSError as error:
        screen.say(words("terminal-not-saved", problem=str(error)), "bold")
        return
    screen.say(words("terminal-finished", file=str(record)))
    screen.say(words("terminal-replay", command=f"mirabilia replay {record}"))
