"""The board: the military track and the progress tokens."""

from typing import Any

from rich.text import Text

from mirabilia.cli.terminal.canvas import shorten
from mirabilia.cli.terminal.layout import flowing, styled, wrapped
from mirabilia.cli.terminal.signs import (
    CAPITAL_SIGN,
    COIN_STYLE,
    PAWN,
    POINT,
    STYLE,
    short_effect,
)
from mirabilia.cli.terminal.words import Words
from mirabilia.duel.components import TOKENS
from mirabilia.duel.state import GONE
from mirabilia.duel.victory import military_points
from mirabilia.duel.vocabulary import CAPITAL, PLAYERS, Colour

_RED = STYLE[Colour.RED]


def track(state: Any) -> Text:
    """The military track: capitals, pawn, and the coins of the tokens still lying there."""
    cells = []
    for space in range(-CAPITAL, CAPITAL + 1):
        side = 0 if space < 0 else 1
        loot = int(state.loot[side, abs(space)])
        if space == int(state.conflict):
            cells.append(styled(PAWN, f"bold {_RED}"))
        elif abs(space) == CAPITAL:
            cells.append(Text(CAPITAL_SIGN))
        elif loot:
            cells.append(styled(str(loot), COIN_STYLE))
        else:
            cells.append(styled("·", "dim"))
    return Text(" ").join(cells)


def distances(state: Any) -> tuple[int, int]:
    """Spaces from the pawn to each player's capital."""
    return CAPITAL + int(state.conflict), CAPITAL - int(state.conflict)


def track_row(words: Words, state: Any, width: int) -> list[Text]:
    """The track in one row, between the players whose capitals end it."""
    first, second = distances(state)
    room = (width - 45) // 2
    left, right = (shorten(name, room) for name in words.players)
    row = Text(f"{left} {first} ") + track(state) + Text(f" {second} {right}")
    return [row + _points_of_leader(state)]


def _points_of_leader(state: Any) -> Text:
    points = max(int(military_points(state, player)) for player in range(PLAYERS))
    return styled(f"  {points}{POINT}", _RED) if points else Text()


def track_block(words: Words, state: Any, width: int) -> list[Text]:
    """The track with a sentence about it."""
    left, right = words.players
    names = Text(left) + Text(" " * max(1, width - len(left) - len(right))) + Text(right)
    line = track(state)
    margin = Text(" " * max(0, (width - line.cell_len) // 2))
    return [names, margin + line, *wrapped(_situation(words, state), width)]


def _situation(words: Words, state: Any) -> str:
    conflict = int(state.conflict)
    if conflict == 0:
        return words("terminal-pawn-centre", spaces=CAPITAL)
    leader = 0 if conflict > 0 else 1
    return words(
        "terminal-pawn-ahead",
        player=words.players[leader],
        spaces=CAPITAL - abs(conflict),
        points=int(military_points(state, leader)),
    )


def tokens_row(words: Words, state: Any, width: int) -> list[Text]:
    """The progress tokens left on the board, by name."""
    left = _tokens_left(state)
    names = [Text(words.name(TOKENS[token])) for token in left]
    head = styled(words("terminal-progress") + " ", "bold")
    return flowing(head, names or [Text("–")], width)


def tokens_block(words: Words, state: Any, width: int) -> list[Text]:
    """The progress tokens left on the board, each with its effect in signs."""
    left = [TOKENS[token] for token in _tokens_left(state)]
    names = [words.name(token) for token in left]
    column = max((len(name) for name in names), default=0)
    lines = []
    for token, name in zip(left, names, strict=True):
        effect = shorten(short_effect(words, token.effect), max(0, width - column - 2))
        lines.append(Text(f"{name:<{column}}  ") + styled(effect, "dim"))
    return lines or [Text("–")]


def _tokens_left(state: Any) -> list[int]:
    return [int(token) for token in state.board if int(token) != GONE]
