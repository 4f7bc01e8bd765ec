"""Before the first question: a new game of 7 Wonders, or the saved one."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import mirabilia
from mirabilia import bots
from mirabilia.classic.vocabulary import Phase
from mirabilia.cli.terminal.classic.scene import scene_of
from mirabilia.cli.terminal.classic.session import ClassicSession
from mirabilia.cli.terminal.classic.table import table_lines
from mirabilia.cli.terminal.classic.words import TableWords, names_of_players
from mirabilia.cli.terminal.moves import History
from mirabilia.cli.terminal.resuming import (
    bot_of,
    resuming_command,
    saved_game,
    say_that_it_goes_on,
)
from mirabilia.cli.terminal.saving import HUMAN, Sitting, moment
from mirabilia.cli.terminal.screen import Screen
from mirabilia.cli.terminal.words import language_of_environment
from mirabilia.engine.folders import data_folder

GAME = "classic"


@dataclass(frozen=True)
class Wishes:
    """What the command line asked for; None where it said nothing."""

    opponent: str | None
    language: str | None
    seed: int | None
    players: int | None
    humans: int | None
    edition: str | None
    boards: str | None
    sides: str | None
    new: bool
    save: Path | None

    @property
    def options(self) -> dict[str, Any]:
        """The options of a new game that were asked for."""
        asked = {
            "players": self.players,
            "edition": self.edition,
            "boards": self.boards,
            "sides": self.sides,
        }
        return {name: value for name, value in asked.items() if value is not None}


def warm_up(opponent: str | None) -> None:
    """Compile now, under the progress bar, what would otherwise make the first moves stall."""
    history = History(mirabilia.new(GAME, seed=0))
    game = history.game
    if opponent != HUMAN:
        bots.make("search:2", seed=0).choose(game.view(game.to_decide[0]))
    while int(game.state.phase) == Phase.SIDES:
        history.play(game.legal()[0])
    words = TableWords("en", names_of_players("en", game.seats, 1))
    table_lines(scene_of(words, history, 0, hand=True), 80, None)


def open_session(screen: Screen, wishes: Wishes) -> ClassicSession:
    """The table to sit down at. A wish that cannot be met is a ValueError."""
    path = wishes.save or data_folder() / f"{GAME}.json"
    language = wishes.language or language_of_environment()
    saved = saved_game(screen, GAME, path, language, new=wishes.new)
    if saved:
        history = saved.history
        sitting = replace(
            saved.sitting,
            language=wishes.language or saved.sitting.language,
            opponent=wishes.opponent or saved.sitting.opponent,
            humans=wishes.humans or saved.sitting.humans,
        )
        given = {"seed": wishes.seed, **wishes.options}
        say_that_it_goes_on(screen, sitting.language, history, given)
    else:
        history = History(mirabilia.new(GAME, seed=wishes.seed, **wishes.options))
        opponent = wishes.opponent or bots.DEFAULT_LEVEL
        sitting = Sitting(language, opponent, 0, moment(), wishes.humans or 1)
    if sitting.humans > history.game.seats:
        raise ValueError(f"humans is {sitting.humans}; the game has {history.game.seats} players")
    bot = bot_of(sitting)
    return ClassicSession(screen, history, sitting, bot, path, resuming_command(GAME, wishes.save))
