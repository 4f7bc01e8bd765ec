"""The board: the military track and the progress tokens."""

from typing import Any

from rich.text import Text

from mirabilia.cli.terminal.canvas import shorten
from mirabilia.cli.terminal.layout import flowing, styled, wrapped
from mirabilia.cli.terminal.pantheon import enki_tokens
from mirabilia.cli.terminal.signs import (
    CAPITAL_SIGN,
    COIN_STYLE,
    GOD,
    GOD_STYLE,
    MINERVA,
    PAWN,
    POINT,
    STYLE,
    short_effect,
)
from mirabilia.cli.terminal.words import Words
from mirabilia.duel.components import TOKENS
from mirabilia.duel.pantheon.components import GOD_BY_NAME
from mirabilia.duel.state import GONE, NOWHERE
from mirabilia.duel.victory import military_points
from mirabilia.duel.vocabulary import CAPITAL, PLAYERS, Colour

_RED = STYLE[Colour.RED]
SPACES = range(-CAPITAL, CAPITAL + 1)


def track(state: Any) -> Text:
    """The military track: capitals, pawn, Minerva, and the coins of the tokens lying there."""
    return _joined(state, [track_cell(state, space) for space in SPACES])


def track_cell(state: Any, space: int) -> Text:
    """What a space of the track shows, but for Minerva."""
    loot = int(state.loot[0 if space < 0 else 1, abs(space)])
    if space == int(state.conflict):
        return styled(PAWN, f"bold {_RED}")
    if abs(space) == CAPITAL:
        return Text(CAPITAL_SIGN)
    if loot:
        return styled(str(loot), COIN_STYLE)
    return styled("·", "dim")


def _joined(state: Any, cells: list[Text]) -> Text:
    """The cells in a row; Minerva stands in her cell or, where it is taken, close after it."""
    line = Text()
    minerva = styled(MINERVA, f"bold {GOD_STYLE}")
    for space, cell in zip(SPACES, cells, strict=True):
        here = space == int(state.minerva)
        line += minerva if here and cell.plain == "·" else cell
        line += minerva if here and cell.plain != "·" else Text(" ")
    line.rstrip()
    return line


def numbered_track(words: Words, state: Any) -> list[Text]:
    """The track with a number under each space."""
    cells, numbers = Text(), Text()
    for number, space in enumerate(SPACES, 1):
        cells += Text("  ") + track_cell(state, space)
        numbers += styled(f"{number:>3}", "bold")
    left, right = words.players
    names = Text(f"  {left}") + Text(" " * (cells.cell_len - len(left) - len(right) - 2)) + right
    return [names, cells, numbers]


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
    lines = [names, margin + line, *wrapped(_situation(words, state), width)]
    if int(state.minerva) != NOWHERE:
        lines += wrapped(f"{MINERVA} {space_name(words, int(state.minerva))}", width, 2)
    return lines


def space_name(words: Words, space: int) -> str:
    """A space of the track in words."""
    owner = words.players[0 if space < 0 else 1]
    return words("terminal-minerva", distance=abs(space), owner=owner)


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
    names = [Text(words.name(TOKENS[token])) for token in left] or [Text("–")]
    if enki := enki_tokens(state):
        first, *rest = [Text(words.name(TOKENS[token])) for token in enki]
        names += [_on_enki(words) + first, *rest]
    head = styled(words("terminal-progress") + " ", "bold")
    return flowing(head, names, width)


def _on_enki(words: Words) -> Text:
    return styled(f"{GOD} {words.name(GOD_BY_NAME['Enki'])}: ", GOD_STYLE)


def tokens_block(words: Words, state: Any, width: int) -> list[Text]:
    """The progress tokens left on the board, each with its effect in signs."""
    left = [TOKENS[token] for token in _tokens_left(state)]
    enki = [TOKENS[token] for token in enki_tokens(state)]
    names = [words.name(token) for token in (*left, *enki)]
    column = max((len(name) for name in names), default=0)
    lines = []
    for token, name in zip((*left, *enki), names, strict=True):
        effect = shorten(short_effect(words, token.effect), max(0, width - column - 2))
        lines.append(Text(f"{name:<{column}}  ") + styled(effect, "dim"))
    if enki:
        lines.insert(len(left), _on_enki(words))
    return lines or [Text("–")]


def _tokens_left(state: Any) -> list[int]:
    return [int(token) for token in state.board if int(token) != GONE]
