"""`mirabilia replay`: the game of a record, move by move."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mirabilia.cli.common import compiling, fail
from mirabilia.cli.play import Language

if TYPE_CHECKING:
    from mirabilia.cli.terminal.moves import History
    from mirabilia.cli.terminal.screen import Screen
    from mirabilia.cli.terminal.words import Words


def command(
    file: Annotated[Path, typer.Argument(help="A record, or the save of a game in progress.")],
    language: Annotated[
        Language | None, typer.Option(help="Of the text.", show_default="the system's, or en")
    ] = None,
    at: Annotated[
        int | None, typer.Option("--at", help="Show the table after this move instead.")
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print each move as one line of JSON.")
    ] = False,
) -> None:
    """Tell a recorded game move by move."""
    record = _read(file)
    with compiling():
        from mirabilia.cli.terminal.moves import history_of
        from mirabilia.cli.terminal.words import language_of_environment

        try:
            history = history_of(record)
        except ValueError as error:
            raise fail(f"{file}: {error}") from error
    if at is not None and not 0 <= at <= len(history.moves):
        raise fail(f"--at is {at}; the game has moves 0 to {len(history.moves)}")
    if as_json:
        _print_json(history)
        return
    words = _words(str(language) if language else language_of_environment(), record)
    from mirabilia.cli.terminal.screen import Screen

    if at is None:
        _tell(Screen(), words, history)
    else:
        over = history.game.is_over
        while len(history.moves) > at:
            history.undo()
        _show(Screen(), words, history, over)


def _read(file: Path) -> Any:
    """The record in a file; of a saved game its record."""
    try:
        document = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise fail(f"{file}: {error}") from error
    return document["record"] if isinstance(document, dict) and "record" in document else document


def _words(language: str, record: Any) -> "Words":
    from mirabilia.cli.terminal.words import Words, names_in, player_names

    if record.get("players"):
        return Words(language, names_in(language, record["players"]))
    return Words(language, player_names(language, two_humans=True, seat=0))


def _print_json(history: "History") -> None:
    for number, move in enumerate(history.moves, 1):
        line = {
            "number": number,
            "player": move.player,
            "action": move.action.to_dict(),
            "events": [event.to_dict() for event in move.events],
        }
        typer.echo(json.dumps(line, ensure_ascii=False))


def _tell(screen: "Screen", words: "Words", history: "History") -> None:
    from mirabilia.cli.terminal.sheets import log_sheet, score_sheet

    over = history.game.is_over
    moves = history.moves
    screen.show(log_sheet(words, moves, screen.width, len(moves), revealed=over))
    if over:
        screen.say("")
        screen.show(score_sheet(words, history.game.score()))


def _show(screen: "Screen", words: "Words", history: "History", over: bool) -> None:
    """The table as it was; once the game is over, nothing of the gods is secret any more."""
    from mirabilia.cli.terminal.scene import scene_of
    from mirabilia.cli.terminal.table import table_lines

    scene = scene_of(words, history, shared=not over, revealed=over)
    screen.show(table_lines(scene, screen.width, None))
