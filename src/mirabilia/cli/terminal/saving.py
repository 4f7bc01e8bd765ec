"""The game in progress on disk: written whole or not at all, after every move."""

import contextlib
import json
import os
import shlex
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from mirabilia import bots
from mirabilia.classic.vocabulary import MOST_PLAYERS
from mirabilia.cli.terminal.moves import History, history_of
from mirabilia.engine.folders import data_folder
from mirabilia.notation.catalogue import LANGUAGES
from mirabilia.notation.documents import DocumentError
from mirabilia.notation.games import GAMES

HUMAN = "human"


@dataclass(frozen=True)
class Sitting:
    """What the terminal knows about a game besides its record."""

    language: str
    opponent: str
    seat: int
    """Of the human who plays a bot; of the first of two humans."""
    begun: str
    """When, as it stands in file names."""
    humans: int = 1
    """Of 7 Wonders: how many people sit at the screen, unless all do."""


class OtherGameError(ValueError):
    """A file that holds a game, but not the one asked for."""


@dataclass(frozen=True)
class SavedGame:
    """A game and its sitting, as read from a file."""

    history: History
    sitting: Sitting


def moment() -> str:
    """Now, as it stands in file names."""
    return datetime.now().strftime("%Y%m%d-%H%M%S")


def write_save(path: Path, record: dict[str, Any], sitting: Sitting) -> None:
    """Replace the saved game."""
    write_whole(path, {"record": record, "terminal": asdict(sitting)})


def read_save(path: Path, game: str) -> SavedGame:
    """The saved game. A file that holds none is a ValueError that says why."""
    document = json.loads(path.read_text(encoding="utf-8"))
    if not isinstance(document, dict) or "record" not in document:
        raise DocumentError("record", "is missing")
    record = document["record"]
    held = record.get("game") if isinstance(record, dict) else None
    if held in GAMES and held != game:
        command = f"mirabilia play {held} --save {shlex.quote(str(path))}"
        raise OtherGameError(f"{path} holds a game of {held}; go on with it: {command}")
    return SavedGame(history_of(record), _sitting(document.get("terminal")))


def _sitting(document: Any) -> Sitting:
    try:
        sitting = Sitting(**document)
    except TypeError as error:
        raise DocumentError("terminal", str(error)) from error
    for key, allowed in (
        ("language", LANGUAGES),
        ("seat", (0, 1)),
        ("humans", range(1, MOST_PLAYERS + 1)),
    ):
        if getattr(sitting, key) not in allowed:
            raise DocumentError(f"terminal.{key}", f"is {getattr(sitting, key)!r}")
    if not isinstance(sitting.begun, str) or not sitting.begun.replace("-", "").isalnum():
        raise DocumentError("terminal.begun", f"is {sitting.begun!r}")
    return replace(sitting, opponent=_opponent(sitting.opponent))


def _opponent(name: Any) -> str:
    """A bot that is no longer known is replaced: the game goes on."""
    if not isinstance(name, str):
        raise DocumentError("terminal.opponent", f"is {name!r}")
    try:
        if name != HUMAN:
            bots.find(name)
    except ValueError:
        return bots.DEFAULT_LEVEL
    return name


def write_whole(path: Path, document: Any) -> None:
    """Write a JSON file so that a crash leaves either the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8") as file:
            json.dump(document, file, ensure_ascii=False, indent=1)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name itself last; not every system can."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def set_aside(path: Path, why: str) -> Path:
    """Rename a file out of the way, never over another one."""
    stem = f"{path.stem}-{why}-{moment()}"
    target = path.with_name(f"{stem}{path.suffix}")
    number = 2
    while target.exists():
        target = path.with_name(f"{stem}-{number}{path.suffix}")
        number += 1
    path.rename(target)
    return target


def keep_finished(path: Path, record: dict[str, Any], sitting: Sitting) -> Path:
    """Store the record of a finished game and remove the save.

    The name follows from when the game began, so doing it again after a crash makes no copy.
    """
    target = data_folder() / "finished" / f"{record['game']}-{sitting.begun}.json"
    write_whole(target, record)
    path.unlink(missing_ok=True)
    return target
