"""The cards of an Age as they lie on the table, later rows over earlier ones."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from mirabilia.cli.terminal.canvas import HEAVY, LIGHT, Canvas, Lines, shorten, wrap_name
from mirabilia.cli.terminal.pantheon import laid_token
from mirabilia.cli.terminal.signs import (
    COIN,
    GOD_STYLE,
    IMPOSSIBLE,
    IMPOSSIBLE_STYLE,
    POSSIBLE,
    POSSIBLE_STYLE,
    SIGN,
    STYLE,
    card_effect,
    cost_letters,
)
from mirabilia.cli.terminal.words import Words
from mirabilia.duel.components import CARDS, LAYOUT_COLUMN, LAYOUT_FACE_UP, LAYOUT_ROW, Card
from mirabilia.duel.construction import card_price, funds, has_chain, is_engineered
from mirabilia.duel.state import GONE, HIDDEN_GUILD
from mirabilia.duel.structure import is_accessible
from mirabilia.duel.vocabulary import POSITIONS, Colour

HEIGHT = 5  # border, two rows for the name, price, border
LOW = 4  # the same with one row for the name
NARROW_AGES = (3,)  # at most four cards in a row, so they may be wider
WIDEST = 19
NUMERALS = ("", "I", "II", "III")

Steps = tuple[int, int]
"""Rows in sight of a covered card that lies face up, and face down."""


def open_positions(state: Any) -> list[int]:
    """The accessible cards' positions, in the order in which they are numbered."""
    return [position for position in range(POSITIONS) if is_accessible(state, position)]


def structure_width(age: int, width: int) -> int:
    """How many of the columns that there are the structure of an Age takes."""
    in_a_row = _cards_in_a_row(age)
    return _card_width(age, width, in_a_row) * in_a_row


def _cards_in_a_row(age: int) -> int:
    columns = [int(column) for column in LAYOUT_COLUMN[age - 1]]
    return (max(columns) - min(columns)) // 2 + 1


def _card_width(age: int, width: int, in_a_row: int) -> int:
    return min(width // in_a_row, WIDEST if age in NARROW_AGES else 13)


def structure_lines(
    words: Words,
    state: Any,
    width: int,
    *,
    keys: Mapping[int, str],
    viewer: int,
    steps: Steps,
    height: int = HEIGHT,
    priced: bool = True,
) -> list[Text]:
    """The structure drawn in its shape. `keys` are what to press for each position.

    A card in full takes `height` rows. If `priced`, those with keys show their price.
    """
    age = int(state.age)
    taken = [position for position in range(POSITIONS) if int(state.structure[position]) != GONE]
    if not taken:
        return []
    columns = LAYOUT_COLUMN[age - 1]
    first = min(int(column) for column in columns)
    in_a_row = _cards_in_a_row(age)
    card_width = _card_width(age, width, in_a_row)
    canvas = Canvas(card_width * in_a_row)
    tops = _row_tops(age, steps)
    for position in taken:  # positions count row by row, so covering cards come later
        x = (int(columns[position]) - first) * card_width // 2
        y = tops[int(LAYOUT_ROW[age - 1, position])]
        frame = _Frame(canvas, x, y, card_width, height)
        key = keys.get(position)
        token = laid_token(words, state, position)
        if not state.face_up[position]:
            label, style = _back(words, state, position, card_width - 4)
            if token:
                label, style = token, f"bold {GOD_STYLE}"
            _draw_back(frame, label, style, key, on_border=steps[1] == 1)
            continue
        card = CARDS[int(state.structure[position])]
        if state.covered[position] and steps[0] == 1:
            _draw_edge(words, frame, card, key)
            continue
        rows = 2 if steps[0] > 2 or not state.covered[position] else 1
        _draw_card(words, frame, card, key, min(rows, height - 3))
        if token:  # by one ruling a card is turned up before its token is taken
            frame.write(height - 1, f" {token} ".center(card_width - 2, "─"), f"bold {GOD_STYLE}")
        if key and priced:
            label, style = _price_label(words, state, viewer, card)
            frame.write(height - 2, shorten(label, card_width - 2).center(card_width - 2), style)
    return canvas.lines()


@dataclass(frozen=True)
class _Frame:
    """Where a card is drawn."""

    canvas: Canvas
    x: int
    y: int
    width: int
    height: int

    def box(self, lines: Lines, style: str) -> None:
        self.canvas.box(self.x, self.y, self.width, self.height, lines, style)

    def write(self, row: int, text: str, style: str = "", column: int = 1) -> None:
        """Write on a row of the card, from a column on."""
        self.canvas.write(self.x + column, self.y + row, text, style)

    def write_key(self, key: str, style: str) -> None:
        self.write(0, f" {key} ", f"bold reverse {style}")


def _row_tops(age: int, steps: Steps) -> dict[int, int]:
    """On which line each row of the layout begins."""
    tops: dict[int, int] = {}
    top = 0
    for position in range(POSITIONS):
        row = int(LAYOUT_ROW[age - 1, position])
        if row not in tops:
            tops[row] = top
            top += steps[0] if LAYOUT_FACE_UP[age - 1, position] else steps[1]
    return tops


def _back(words: Words, state: Any, position: int, width: int) -> tuple[str, str]:
    """What the back of a card shows, and its style: guilds and Grand Temples have their own."""
    if int(state.structure[position]) == HIDDEN_GUILD:
        colour = Colour.TEMPLE if state.pantheon else Colour.PURPLE
        message = "terminal-temple-back" if state.pantheon else "terminal-guild-back"
        return shorten(f"{SIGN[colour]} {words(message)}", width), STYLE[colour]
    return NUMERALS[int(state.age)], "dim"


def _draw_back(frame: _Frame, label: str, style: str, key: str | None, *, on_border: bool) -> None:
    inside = frame.width - 2
    frame.box(LIGHT, style)
    for row in range(1, frame.height - 1):
        frame.write(row, "░" * inside, style)
    if not on_border:
        frame.write(1, f" {label} ".center(inside, "░"), style)
    elif key:
        room = inside - len(key) - 2
        frame.write(0, shorten(label, room).center(room, "─"), style, len(key) + 3)
    else:
        frame.write(0, f" {label} ".center(inside, "─"), style)
    if key:
        frame.write_key(key, style)


def _draw_card(words: Words, frame: _Frame, card: Card, key: str | None, name_rows: int) -> None:
    inside = frame.width - 2
    style = STYLE[card.colour]
    frame.box(HEAVY if key else LIGHT, style)
    effect = _effect_label(card_effect(words, card), inside - (len(key) + 2 if key else 0))
    column = frame.width - 1 - len(effect)
    frame.write(0, effect, f"bold {style}" if key else style, column)
    if key:
        frame.write_key(key, style)
    rows = wrap_name(words.name(card), inside, name_rows)
    for row, line in enumerate(rows):
        frame.write(1 + row, line.center(inside), "bold" if key else "")
    if card.effect.symbol is not None and len(rows) == 1 and frame.height == HEIGHT:
        symbol = shorten(words.symbol(card.effect.symbol), inside)
        frame.write(2, symbol.center(inside), f"italic {style}")


def _draw_edge(words: Words, frame: _Frame, card: Card, key: str | None) -> None:
    """A covered card of which only the upper border is in sight: its sign and name."""
    style = STYLE[card.colour]
    frame.box(LIGHT, style)
    room = frame.width - 2 - (len(key) + 2 if key else 0)
    label = shorten(f"{SIGN[card.colour]} {words.name(card)}", room)
    frame.write(0, label, style, frame.width - 1 - room)
    if key:
        frame.write_key(key, style)


def _effect_label(effect: str, room: int) -> str:
    """An effect for the border of a card, with as much space around it as there is room."""
    forms = (f" {effect} ", f" {effect}", " " + effect.replace(" ", "", 1))
    return next((form for form in forms if len(form) <= room), shorten(forms[-1], room))


def _price_label(words: Words, state: Any, viewer: int, card: Card) -> tuple[str, str]:
    """What a card costs the viewer, with the resources it needs or what spares them."""
    coins = int(card_price(state, viewer, card.id))
    if has_chain(state, viewer, card.id):
        message = "short-token" if card.colour == Colour.TEMPLE else "chain"
        needs = words(f"terminal-{message}")
    elif is_engineered(state, viewer, card.id, coins):
        needs = words("terminal-engineered")
    else:
        needs = cost_letters(words, 0, card.resources)
    if coins <= int(funds(state, viewer)):
        return f"{POSSIBLE} {coins}{COIN} {needs}".rstrip(), POSSIBLE_STYLE
    return f"{IMPOSSIBLE} {coins}{COIN} {needs}".rstrip(), IMPOSSIBLE_STYLE
