"""The cards of an Age as they lie on the table, later rows over earlier ones."""

from collections.abc import Mapping
from dataclasses import dataclass
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
)
from mirabilia.cli.terminal.words import Words
from mirabilia.duel.components import CARDS, LAYOUT_COLUMN, LAYOUT_FACE_UP, LAYOUT_ROW, Card
from mirabilia.duel.construction import card_price, has_chain
from mirabilia.duel.state import GONE, HIDDEN_GUILD
from mirabilia.duel.structure import is_accessible
from mirabilia.duel.vocabulary import POSITIONS, Colour

HEIGHT = 5  # border, two rows for the name, price, border
BACK_STEP = 2  # rows of a face-down card that stay in sight under the next
NARROW_AGES = (3,)  # at most four cards in a row, so they may be wider
WIDEST = 19
NUMERALS = ("", "I", "II", "III")


@dataclass(frozen=True)
class Price:
    """What a card costs the player who looks at it."""

    coins: int
    chain: bool
    affordable: bool


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
    step: int,
) -> list[Text]:
    """The structure drawn in its shape.

    keys: what to press for each position. step: rows of a covered face-up card in sight.
    """
    age = int(state.age)
    taken = [position for position in range(POSITIONS) if int(state.structure[position]) != GONE]
    if not taken:
        return []
    columns = LAYOUT_COLUMN[age - 1]
    first = min(int(column) for column in columns)
    in_a_row = (max(int(column) for column in columns) - first) // 2 + 1
    card_width = min(width // in_a_row, WIDEST if age in NARROW_AGES else 13)
    canvas = Canvas(card_width * in_a_row)
    tops = _row_tops(age, step)
    for position in taken:  # positions count row by row, so covering cards come later
        x = (int(columns[position]) - first) * card_width // 2
        y = tops[int(LAYOUT_ROW[age - 1, position])]
        if not state.face_up[position]:
            _draw_back(words, canvas, x, y, card_width, state, position)
        else:
            card = CARDS[int(state.structure[position])]
            price = None
            if position in keys:
                coins = int(card_price(state, viewer, card.id))
                chain = bool(has_chain(state, viewer, card.id))
                price = Price(coins, chain, coins <= int(state.coins[viewer]))
            _draw_card(words, canvas, x, y, card_width, card, keys.get(position), price)
    return canvas.lines()


def _row_tops(age: int, step: int) -> dict[int, int]:
    """On which line each row of the layout begins."""
    tops: dict[int, int] = {}
    top = 0
    for position in range(POSITIONS):
        row = int(LAYOUT_ROW[age - 1, position])
        if row not in tops:
            tops[row] = top
            top += step if LAYOUT_FACE_UP[age - 1, position] else BACK_STEP
    return tops


def _draw_back(
    words: Words, canvas: Canvas, x: int, y: int, width: int, state: Any, position: int
) -> None:
    guild = int(state.structure[position]) == HIDDEN_GUILD
    style = STYLE[Colour.PURPLE] if guild else "dim"
    word = words("terminal-guild-back") if guild else NUMERALS[int(state.age)]
    label = shorten(f"{SIGN[Colour.PURPLE]} {word}" if guild else word, width - 4)
    canvas.box(x, y, width, HEIGHT, LIGHT, style)
    for row in range(y + 1, y + HEIGHT - 1):
        canvas.write(x + 1, row, "░" * (width - 2), style)
    canvas.write(x + 1, y + 1, f" {label} ".center(width - 2, "░"), style)


def _draw_card(
    words: Words,
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    card: Card,
    key: str | None,
    price: Price | None,
) -> None:
    inside = width - 2
    style = STYLE[card.colour]
    canvas.box(x, y, width, HEIGHT, HEAVY if key else LIGHT, style)
    effect = shorten(f" {card_effect(words, card)} ", inside - (3 if key else 0))
    canvas.write(x + width - 1 - len(effect), y, effect, f"bold {style}" if key else style)
    if key:
        canvas.write(x + 1, y, f" {key} ", f"bold reverse {style}")
    rows = wrap_name(words.name(card), inside, 2)
    for row, line in enumerate(rows):
        canvas.write(x + 1, y + 1 + row, line.center(inside), "bold" if key else "")
    if card.effect.symbol is not None and len(rows) == 1:
        symbol = shorten(words.symbol(card.effect.symbol), inside)
        canvas.write(x + 1, y + 2, symbol.center(inside), f"italic {style}")
    if price:
        label, colour = _price_label(words, price)
        canvas.write(x + 1, y + 3, shorten(label, inside).center(inside), colour)


def _price_label(words: Words, price: Price) -> tuple[str, str]:
    mark, style = (POSSIBLE, POSSIBLE_STYLE) if price.affordable else (IMPOSSIBLE, IMPOSSIBLE_STYLE)
    label = f"{mark} {price.coins}{COIN}"
    return (f"{label} {words('terminal-chain')}" if price.chain else label), style
