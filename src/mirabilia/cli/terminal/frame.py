"""What frames every table: the heading and the last moves."""

from collections.abc import Sequence

from rich.text import Text

from mirabilia.cli.terminal.layout import heading, wrapped
from mirabilia.cli.terminal.moves import Move
from mirabilia.cli.terminal.scene import Scene
from mirabilia.cli.terminal.words import Words

LONGEST_LOG = 6


def head_line(scene: Scene, width: int) -> Text:
    """The bar over the table: the game, the Age, the move."""
    moves = scene.words("terminal-move", number=scene.number + 1)
    expansion = f"{scene.words('term-pantheon')} · " if scene.state.pantheon else ""
    return heading(f"Mirabilia · Duel · {expansion}{scene.title}", width, moves)


def log_lines(words: Words, moves: Sequence[Move], width: int, room: int) -> list[Text]:
    """The last moves that find room; of the very last at least the beginning."""
    lines: list[Text] = []
    for move in reversed(moves):
        told = wrapped("› " + " ".join(move.sentences(words)), width, 2)
        if len(lines) + len(told) > room:
            if not lines:
                lines = told[:room]
                lines[-1].truncate(width - 1)
                lines[-1].append("…")
            break
        lines = told + lines
    return lines
