"""Before the first question: a new game, or the saved one."""

import shlex
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import mirabilia
from mirabilia import bots
from mirabilia.cli.terminal.moves import History
from mirabilia.cli.terminal.saving import (
    HUMAN,
    SavedGame,
    Sitting,
    data_folder,
    keep_finished,
    moment,
    read_save,
    set_aside,
)
from mirabilia.cli.terminal.scene import scene_of
from mirabilia.cli.terminal.screen import Screen
from mirabilia.cli.terminal.session import Session
from mirabilia.cli.terminal.table import table_lines
from mirabilia.cli.terminal.words import Words, language_of_environment
from mirabilia.duel.vocabulary import Decision
from mirabilia.notation.catalogue import text

PLAY = "mirabilia play duel"
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
    think: int
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
    history = History(mirabilia.new("duel", seed=0, pantheon=pantheon))
    game = history.game
    if opponent != HUMAN:
        bots.make("rollout", simulations=1, seed=0).choose(game.view(game.to_decide[0]))
    while game.state.decision == Decision.DRAFT:
        history.play(game.legal()[0])
    table_lines(scene_of(Words("en", ("", "")), history), 80, None)
    game.price("Palace")


def open_session(screen: Screen, wishes: Wishes) -> Session:
    """The table to sit down at. A wish that cannot be met is a ValueError."""
    path = wishes.save or data_folder() / "duel.json"
    language = wishes.language or language_of_environment()
    saved = _saved_game(screen, path, language, wishes.new)
    if saved:
        history = saved.history
        sitting = replace(
            saved.sitting,
            language=wishes.language or saved.sitting.language,
            opponent=wishes.opponent or saved.sitting.opponent,
        )
        _say_that_it_goes_on(screen, sitting, history, wishes)
    else:
        history = History(mirabilia.new("duel", seed=wishes.seed, **wishes.options))
        sitting = Sitting(language, wishes.opponent or next(iter(bots.BOTS)), _HUMAN_SEAT, moment())
    resume = f"{PLAY} --save {shlex.quote(str(wishes.save))}" if wishes.save else PLAY
    return Session(screen, history, sitting, _bot(sitting, wishes.think), path, resume)


def _bot(sitting: Sitting, think: int) -> bots.Bot | None:
    if sitting.opponent == HUMAN:
        return None
    budget = {"milliseconds": think} if sitting.opponent == "rollout" else {}
    return bots.make(sitting.opponent, **budget)


def _saved_game(screen: Screen, path: Path, language: str, new: bool) -> SavedGame | None:
    """The unfinished game to go on with, if there is one; what cannot be read is moved aside."""
    if not path.exists():
        return None
    try:
        saved = read_save(path)
    except (ValueError, RecursionError) as error:
        moved = str(set_aside(path, "broken"))
        screen.notify(text(language, "terminal-broken", problem=str(error), file=moved))
        return None
    if saved.history.game.is_over:  # the program was stopped before it could put it away
        keep_finished(path, saved.history.game.record(), saved.sitting)
        return None
    if new:
        kept = shlex.quote(str(set_aside(path, "kept")))
        screen.notify(text(language, "terminal-kept", command=f"{PLAY} --save {kept}"))
        return None
    return saved


def _say_that_it_goes_on(
    screen: Screen, sitting: Sitting, history: History, wishes: Wishes
) -> None:
    """Also which options were given that only a new game could follow."""
    number = len(history.moves) + 1
    command = f"{PLAY} --new"
    screen.notify(text(sitting.language, "terminal-resumed", number=number, command=command))
    given = {
        "seed": wishes.seed,
        "rulings": wishes.rulings,
        "wonders": wishes.wonders,
        "first": wishes.first,
        "pantheon": wishes.pantheon,
    }
    idle = ", ".join(f"--{name}" for name, value in given.items() if value is not None)
    if idle:
        screen.notify(text(sitting.language, "terminal-own-options", options=idle))
