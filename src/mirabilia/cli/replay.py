"""`mirabilia replay`: the game of a record, move by move."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mirabilia.cli.common import compiling, fail, read_json
from mirabilia.cli.play import Language

if TYPE_CHECKING:
    from rich.text import Text

    from mirabilia.cli.terminal.classic.turns import Turn
    from mirabilia.cli.terminal.moves import History


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
    """Tell a recorded game move by move.

    Where all players move at once it is told turn by turn, with the number of the move that
    completed the turn.
    """
    record = record_in(file)
    with compiling():
        from mirabilia.cli.terminal.moves import history_of
        from mirabilia.cli.terminal.words import language_of_environment
        from mirabilia.notation.records import read_record

        try:
            history = history_of(record | {"actions": read_record(record).actions})
        except ValueError as error:
            raise fail(f"{file}: {error}") from error
    if at is not None and not 0 <= at <= len(history.moves):
        raise fail(f"--at is {at}; the game has moves 0 to {len(history.moves)}")
    if as_json:
        _print_json(history)
        return
    from mirabilia.cli.terminal.screen import Screen

    screen = Screen()
    told = _ClassicReplay if history.game.name == "classic" else _DuelReplay
    speech = str(language) if language else language_of_environment()
    replay = told(speech, history, record.get("players", []))
    if at is None:
        screen.show(replay.tale(screen.width))
    else:
        while len(history.moves) > at:
            history.undo()
        screen.show(replay.table(screen.width))


def record_in(file: Path) -> Any:
    """The record in a file; of a saved game its record."""
    document = read_json(file)
    return document["record"] if isinstance(document, dict) and "record" in document else document


def _print_json(history: "History") -> None:
    for number, move in enumerate(history.moves, 1):
        line = {
            "number": number,
            "player": move.player,
            "action": move.action.to_dict(),
            "events": [event.to_dict() for event in move.events],
        }
        typer.echo(json.dumps(line, ensure_ascii=False))


class _DuelReplay:
    """A game of Duel; once it is over, nothing of the gods is secret any more."""

    def __init__(self, language: str, history: "History", names: list[str]) -> None:
        from mirabilia.cli.terminal.words import Words, names_in, player_names

        usual = player_names(language, two_humans=True, seat=0)
        self.words = Words(language, names_in(language, names) if names else usual)
        self.history = history
        self.over = history.game.is_over

    def tale(self, width: int) -> "list[Text]":
        """Every move, and the score at the end."""
        from rich.text import Text

        from mirabilia.cli.terminal.sheets import log_sheet, score_sheet

        moves = self.history.moves
        lines = log_sheet(self.words, moves, width, len(moves), revealed=self.over)
        if not self.over:
            return lines
        return [*lines, Text(), *score_sheet(self.words, self.history.game.score())]

    def table(self, width: int) -> "list[Text]":
        """The table as it was."""
        from mirabilia.cli.terminal.scene import scene_of
        from mirabilia.cli.terminal.table import table_lines

        scene = scene_of(self.words, self.history, shared=not self.over, revealed=self.over)
        return table_lines(scene, width, None)


class _ClassicReplay:
    """A game of 7 Wonders; hands stay secret until it is over."""

    def __init__(self, language: str, history: "History", names: list[str]) -> None:
        from mirabilia.cli.terminal.classic.words import TableWords, names_of_players
        from mirabilia.cli.terminal.words import names_in

        seats = history.game.seats
        usual = names_of_players(language, seats, seats)
        self.words = TableWords(language, names_in(language, names) if names else usual)
        self.history = history
        self.over = history.game.is_over

    def tale(self, width: int) -> "list[Text]":
        """Every turn with the number of the move that completed it, and the score at the end."""
        from rich.text import Text

        from mirabilia.cli.terminal.classic.sheets import score_sheet
        from mirabilia.cli.terminal.classic.turns import log_lines, turns_of

        moves = self.history.moves
        number_of = {
            id(event.document): number
            for number, move in enumerate(moves, 1)
            for event in move.events
        }
        lines = []
        for turn in turns_of(self.history):
            title, *events = log_lines(self.words, [turn], width)
            lines += [Text(f"{number_of[id(turn.events[-1])]:>3}. ") + title, *events]
            lines += self._face_down(turn, width) if self.over else []
        result = self.history.game.result
        if result is None:
            return lines
        return [*lines, Text(), *score_sheet(self.words, result.score, width, result.winners)]

    def _face_down(self, turn: "Turn", width: int) -> "list[Text]":
        """The cards that were laid down unseen in a turn, those left over included."""
        from rich.text import Text

        from mirabilia.classic.components import CARDS
        from mirabilia.classic.vocabulary import LAST_TURN, SEVENTH, Use
        from mirabilia.cli.terminal.layout import flowing, styled

        if not turn.number:
            return []
        state = self.history.game.state
        turns = (LAST_TURN, SEVENTH) if turn.number == LAST_TURN else (turn.number,)
        unseen = (Use.STAGE, Use.SOLD, Use.LEFT_OVER, Use.RECOVERED)
        laid = []
        for city in range(int(state.cities)):
            uses, cards = (table[turn.age - 1, :, city] for table in (state.uses, state.played))
            found = [CARDS[int(cards[n - 1])] for n in turns if int(uses[n - 1]) in unseen]
            if found:
                names = [self.words("quoted", name=self.words.card(card)) for card in found]
                laid.append(f"{self.words.cities[city]}: {', '.join(names)}")
        if not laid:
            return []
        head = Text(f"  {self.words('classic-replay-face-down')} ")
        lines = flowing(head, [Text(each) for each in laid], width, "; ", indent=4)
        return [styled(line.plain, "dim") for line in lines]

    def table(self, width: int) -> "list[Text]":
        """The table as it was, seen by the first of those who had to decide."""
        from mirabilia.cli.terminal.classic.scene import scene_of
        from mirabilia.cli.terminal.classic.table import table_lines

        viewer = (*self.history.game.to_decide, 0)[0]
        return table_lines(scene_of(self.words, self.history, viewer, hand=self.over), width, None)
