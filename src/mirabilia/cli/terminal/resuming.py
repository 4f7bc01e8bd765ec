"""Sitting down again: the saved game of any kind, and what is said about it."""

import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mirabilia import bots
from mirabilia.cli.terminal.moves import History
from mirabilia.cli.terminal.saving import (
    HUMAN,
    OtherGameError,
    SavedGame,
    Sitting,
    keep_finished,
    read_save,
    set_aside,
)
from mirabilia.cli.terminal.screen import Screen
from mirabilia.notation.catalogue import text


def resuming_command(game: str, save: Path | None) -> str:
    """What to type to go on with a game."""
    return f"mirabilia play {game} --save {shlex.quote(str(save))}" if save else _play(game)


def _play(game: str) -> str:
    return f"mirabilia play {game}"


def saved_game(
    screen: Screen, game: str, path: Path, language: str, *, new: bool
) -> SavedGame | None:
    """The unfinished game to go on with, if there is one; what cannot be read is moved aside."""
    if not path.exists():
        return None
    try:
        saved = read_save(path, game)
    except OtherGameError:
        raise
    except (ValueError, RecursionError) as error:
        moved = str(set_aside(path, "broken"))
        screen.notify(text(language, "terminal-broken", problem=str(error), file=moved))
        return None
    if saved.history.game.is_over:  # the program was stopped before it could put it away
        keep_finished(path, saved.history.game.record(), saved.sitting)
        return None
    if new:
        command = resuming_command(game, set_aside(path, "kept"))
        screen.notify(text(language, "terminal-kept", command=command))
        return None
    return saved


def say_that_it_goes_on(
    screen: Screen, language: str, history: History, given: Mapping[str, Any]
) -> None:
    """Also which options were given that only a new game could follow."""
    number = len(history.moves) + 1
    command = f"{_play(history.game.name)} --new"
    screen.notify(text(language, "terminal-resumed", number=number, command=command))
    idle = ", ".join(f"--{name}" for name, value in given.items() if value is not None)
    if idle:
        screen.notify(text(language, "terminal-own-options", options=idle))


def bot_of(sitting: Sitting) -> bots.Bot | None:
    """The bot that plays; None where everybody is human."""
    return None if sitting.opponent == HUMAN else bots.make(sitting.opponent)
