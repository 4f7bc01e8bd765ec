"""Before the first question: a new game, or the saved one."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import mirabilia
from mirabilia import bots
from mirabilia.cli.terminal.moves import History
from mirabilia.cli.terminal.resuming import (
    bot_of,
    resuming_command,
    saved_game,
    say_that_it_goes_on,
)
from mirabilia.cli.terminal.saving import HUMAN, Sitting, moment
from mirabilia.cli.terminal.scene import scene_of
from mirabilia.cli.terminal.screen import Screen
from mirabilia.cli.terminal.session import Session
from mirabilia.cli.terminal.table import table_lines
from mirabilia.cli.terminal.words import Words, language_of_environment
from mirabilia.duel.vocabulary import Decision
from mirabilia.engine.folders import data_folder

GAME = "duel"
_BEGINNERS = {"you": 0, "opponent": 1, "random": "random"}
_HUMAN_SEAT = 0


@dataclass(frozen=True)
class Wishes:
    """What the command line asked for; None where it said nothing."""

    opponent: str | None
    language: str | None
    seed: int | None
    rulings: str | None
    wonders: str | None
    first: str | None
    pantheon: bool | None
    new: bool
    save: Path | None

    @property
    def options(self) -> dict[str, Any]:
        """The options of a new game, those not asked for at their defaults."""
        asked = {"rulings": self.rulings, "wonders": self.wonders, "pantheon": self.pantheon}
        beginner = {"first_player": _BEGINNERS[self.first or "random"]}
        return beginner | {name: value for name, value in asked.items() if value is not None}


def warm_up(opponent: str | None, *, pantheon: bool) -> None:
    """Compile now, under the progress bar, what would otherwise make the first moves stall."""
    history = History(mirabilia.new(GAME, seed=0, pantheon=pantheon))
    game = history.game
    if opponent != HUMAN:
        bots.make("search:2", seed=0).choose(game.view(game.to_decide[0]))
    while game.state.decision == Decision.DRAFT:
        history.play(game.legal()[0])
    table_lines(scene_of(Words("en", ("", "")), history), 80, None)
    game.price("Palace")


def open_session(screen: Screen, wishes: Wishes) -> Session:
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
        )
        given = {
            "seed": wishes.seed,
            "rulings": wishes.rulings,
            "wonders": wishes.wonders,
            "first": wishes.first,
            "pantheon": wishes.pantheon,
        }
        say_that_it_goes_on(screen, sitting.language, history, given)
    else:
        history = History(mirabilia.new(GAME, seed=wishes.seed, **wishes.options))
        sitting = Sitting(language, wishes.opponent or bots.DEFAULT_LEVEL, _HUMAN_SEAT, moment())
    bot = bot_of(sitting)
    return Session(screen, history, sitting, bot, path, resuming_command(GAME, wishes.save))
