"""The cards of an Age as they lie on the table, later rows over earlier ones."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from mirabilia.cli.terminal.canvas import HEAVY, LIGHT, Canvas, shorten, wrap_name
from mirabilia.cli.terminal.signs import (
    COIN,
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
from mirabilia.duel.construction import card_price, has_chain
from mirabilia.duel.state import GONE, HIDDEN_GUILD
from mirabilia.duel.structure import is_accessible
from mirabilia.duel.vocabulary import POSITIONS, Colour

HEIGHT = 5  # border, two rows for the name, price, border
NARROW_AGES = (3,)  # at most four cards in a row, so they may be wider
WIDEST = 19
NUMERALS = ("", "I", "II", "III")

Steps = tuple[int, int]
"""Rows in sight of a covered card that lies face up, and face down."""


def open_positions(state: Any) -> list[int]:
    """The accessible cards' positions, in the order in which they are numbered."""
    return [position for position in range(POSITIONS) if is_accessible(state, position)]


def structure_lines(
    words: Words,
    state: Any,
    width: int,
    *,
    keys: Mapping[int, str],
    viewer: int,
    steps: Steps,
) -> list[Text]:
    """The structure drawn in its shape. `keys` are what to press for each position."""
    age = int(state.age)
    taken = [position for position in range(POSITIONS) if int(state.structure[position]) != GONE]
    if not taken:
        return []
    columns = LAYOUT_COLUMN[age - 1]
    first = min(int(column) for column in columns)
    in_a_row = (max(int(column) for column in columns) - first) // 2 + 1
    card_width = min(width // in_a_row, WIDEST if age in NARROW_AGES else 13)
    canvas = Canvas(card_width * in_a_row)
    tops = _row_tops(age, steps)
    for position in taken:  # positions count row by row, so covering cards come later
        x = (int(columns[position]) - first) * card_width // 2
        y = tops[int(LAYOUT_ROW[age - 1, position])]
        if not state.face_up[position]:
            back = _back(words, state, position, card_width - 4)
            _draw_back(canvas, x, y, card_width, back, on_border=steps[1] == 1)
        else:
            card = CARDS[int(state.structure[position])]
            rows = 2 if steps[0] > 2 or not state.covered[position] else 1
            _draw_card(words, canvas, x, y, card_width, card, keys.get(position), rows)
            if position in keys:
                label, style = _price_label(words, state, viewer, card)
                inside = card_width - 2
                canvas.write(x + 1, y + 3, shorten(label, inside).center(inside), style)
    return canvas.lines()


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
    """What the back of a card shows, and its style: guilds have their own."""
    if int(state.structure[position]) == HIDDEN_GUILD:
        label = f"{SIGN[Colour.PURPLE]} {words('terminal-guild-back')}"
        return shorten(label, width), STYLE[Colour.PURPLE]
    return NUMERALS[int(state.age)], "dim"


def _draw_back(
    canvas: Canvas, x: int, y: int, width: int, back: tuple[str, str], *, on_border: bool
) -> None:
    label, style = back
    inside = width - 2
    canvas.box(x, y, width, HEIGHT, LIGHT, style)
    for row in range(y + 1, y + HEIGHT - 1):
        canvas.write(x + 1, row, "░" * inside, style)
    if on_border:
        canvas.write(x + 1, y, f" {label} ".center(inside, "─"), style)
    else:
        canvas.write(x + 1, y + 1, f" {label} ".center(inside, "░"), style)


def _draw_card(
    words: Words,
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    card: Card,
    key: str | None,
    name_rows: int,
) -> None:
    inside = width - 2
    style = STYLE[card.colour]
    canvas.box(x, y, width, HEIGHT, HEAVY if key else LIGHT, style)
    effect = _effect_label(card_effect(words, card), inside - (3 if key else 0))
    canvas.write(x + width - 1 - len(effect), y, effect, f"bold {style}" if key else style)
    if key:
        canvas.write(x + 1, y, f" {key} ", f"bold reverse {style}")
    rows = wrap_name(words.name(card), inside, name_rows)
    for row, line in enumerate(rows):
        canvas.write(x + 1, y + 1 + row, line.center(inside), "bold" if key else "")
    if card.effect.symbol is not None and len(rows) == 1:
        symbol = shorten(words.symbol(card.effect.symbol), inside)
        canvas.write(x + 1, y + 2, symbol.center(inside), f"italic {style}")


def _effect_label(effect: str, room: int) -> str:
    """An effect for the border of a card, with as much space around it as there is room."""
    forms = (f" {effect} ", f" {effect}", " " + effect.replace(" ", "", 1))
    return next((form for form in forms if len(form) <= room), shorten(forms[-1], room))


def _price_label(words: Words, state: Any, viewer: int, card: Card) -> tuple[str, str]:
    """What a card costs the viewer, with the resources it needs or the chain that spares them."""
    coins = int(card_price(state, viewer, card.id))
    if has_chain(state, viewer, card.id):
        needs = words("terminal-chain")
    else:
        needs = cost_letters(words, 0, card.resources)
    if coins <= int(state.coins[viewer]):
        return f"{POSSIBLE} {coins}{COIN} {needs}".rstrip(), POSSIBLE_STYLE
    return f"{IMPOSSIBLE} {coins}{COIN} {needs}".rstrip(), IMPOSSIBLE_STYLE
