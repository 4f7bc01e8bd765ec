"""The cities: treasury, what they sell, shields, symbols, buildings, the stages of the wonder."""

from collections import Counter
from collections.abc import Sequence
from enum import Enum, auto
from typing import Any

from rich.text import Text

from mirabilia.classic.components import (
    BOARD_NAMES,
    CARD_BY_NAME,
    CARDS,
    GOODS_LETTERS,
    VICTORY_POINTS,
    Card,
)
from mirabilia.classic.state import GONE
from mirabilia.classic.vocabulary import (
    RESOURCE_LETTERS,
    UNIT_PRICE,
    Colour,
    Discount,
    Edition,
    Kind,
    Symbol,
)
from mirabilia.cli.terminal.classic.scene import Scene
from mirabilia.cli.terminal.classic.signs import (
    ANY_SYMBOL,
    CHAIN,
    LEFT,
    OWN,
    SIGN,
    STYLE,
    SYMBOL_SIGN,
    cost_letters,
    letters_of,
    short_effect,
)
from mirabilia.cli.terminal.classic.words import TableWords, side_in
from mirabilia.cli.terminal.layout import boxed, clipped, flowing, styled
from mirabilia.cli.terminal.signs import (
    COIN,
    COIN_STYLE,
    POINT,
    SHIELD,
    WONDER,
    WONDER_STYLE,
)

# What a city holds


def buildings(state: Any, city: int, colour: Colour) -> list[Card]:
    """The cards of one colour in a city."""
    return [card for card in CARDS if card.colour == colour and state.built[city, card.id]]


def for_sale(state: Any, city: int) -> list[str]:
    """The units that neighbours may buy, each as the letters it can be: board, brown, grey."""
    edition = Edition(int(state.edition))
    units = [side_in(state, city).start]
    for colour in (Colour.BROWN, Colour.GREY):
        for card in buildings(state, city, colour):
            effect = card.faces[edition].effect
            for letter, count in zip(RESOURCE_LETTERS, effect.produces, strict=True):
                units += [letter] * count
            if effect.produces_one_of:
                units.append(effect.produces_one_of)
    return sorted(units, key=lambda unit: (len(unit), RESOURCE_LETTERS.index(unit[0])))


def own_choices(state: Any, city: int) -> list[str]:
    """The units that a city alone may use, each as the letters it can be."""
    kinds = (RESOURCE_LETTERS[: -len(GOODS_LETTERS)], GOODS_LETTERS)
    return [
        letters for kind, letters in enumerate(kinds) for _ in range(int(state.choices[city, kind]))
    ]


def open_chains(state: Any, city: int) -> list[Card]:
    """The cards that buildings of a city make free, as far as they may still come."""
    edition = Edition(int(state.edition))
    found: dict[str, Card] = {}
    for card in CARDS:
        if state.built[city, card.id]:
            for name in card.faces[edition].chains_to:
                target = CARD_BY_NAME[name]
                if target.age >= int(state.age) and not state.built[city, target.id]:
                    found[name] = target
    return list(found.values())


def unit_price(state: Any, buyer: int, side: str, goods: bool) -> int:
    """What a unit of a neighbour costs."""
    raw = Discount.RAW_LEFT if side == LEFT else Discount.RAW_RIGHT
    return UNIT_PRICE - int(state.discounts[buyer, Discount.GOODS if goods else raw])


# How it is shown, piece by piece


def title_of(scene: Scene, city: int, sign: str = "") -> Text:
    """Who the city belongs to and its board; an arrow says where it lies."""
    return _named(scene, city, sign) + Text(f" · {scene.words.board_of(scene.state, city)}")


def _named(scene: Scene, city: int, sign: str) -> Text:
    return styled(" ".join(part for part in (sign, scene.words.cities[city]) if part), "bold")


def holdings(scene: Scene, city: int) -> Text:
    """Coins, shields with the tokens of past conflicts, points so far."""
    state = scene.state
    won = sum(
        int(tokens) * points
        for tokens, points in zip(state.victories[city], VICTORY_POINTS, strict=True)
    )
    lost = int(state.counts[city, Kind.DEFEAT])
    tokens = (f"+{won}" if won else "") + (f"−{lost}" if lost else "")
    text = styled(f"{int(state.coins[city])}{COIN}", f"bold {COIN_STYLE}")
    text += styled(f" {int(state.shields[city])}{SHIELD}", f"bold {STYLE[Colour.RED]}")
    text += Text(f"({tokens})" if tokens else "")
    return text + Text(f" {scene.points[city]}{POINT}")


def _units(words: TableWords, units: Sequence[str]) -> str:
    """Units as letters: those of one kind together, choices with a stroke."""
    single = "".join(unit for unit in units if len(unit) == 1)
    runs = [letter * single.count(letter) for letter in RESOURCE_LETTERS if letter in single]
    choices = [letters_of(words, unit, "/") for unit in units if len(unit) > 1]
    return " ".join([*(letters_of(words, run) for run in runs), *choices])


def sale_items(scene: Scene, city: int, side: str) -> list[Text]:
    """What a city sells, raw materials and goods apart; a neighbour's with the viewer's prices."""
    units = for_sale(scene.state, city)
    items = []
    for goods, colour in ((False, Colour.BROWN), (True, Colour.GREY)):
        sold = [unit for unit in units if (unit[0] in GOODS_LETTERS) == goods]
        line = styled(f"{SIGN[colour]} ", f"bold {STYLE[colour]}")
        line += Text(_units(scene.words, sold) or "–")
        if side:
            price = unit_price(scene.state, scene.viewer, side, goods)
            line += styled(f" {price}{COIN}", COIN_STYLE)
        items.append(line)
    return items


def production(scene: Scene, city: int) -> Text:
    """What a city produces for itself; what it alone may use comes last, with a plus."""
    words, state = scene.words, scene.state
    own = [
        f"+{letters_of(words, unit, '/')}" + (f"×{count}" if count > 1 else "")
        for unit, count in Counter(own_choices(state, city)).items()
    ]
    return Text(" ".join([_units(words, for_sale(state, city)), *own]))


def colour_counts(scene: Scene, city: int) -> Text | None:
    """How many buildings of each colour there are."""
    counts = [
        styled(f"{SIGN[colour]}{count}", STYLE[colour])
        for colour in Colour
        if (count := int(scene.state.counts[city, colour]))
    ]
    return Text(" ").join(counts) if counts else None


def symbols(scene: Scene, city: int) -> Text | None:
    """The scientific symbols, equal ones counted."""
    state = scene.state
    owned = [
        (SYMBOL_SIGN.get(symbol, ANY_SYMBOL), int(state.symbols[city, symbol])) for symbol in Symbol
    ]
    listed = [f"{sign}{count if count > 1 else ''}" for sign, count in owned if count]
    return styled(" ".join(listed), f"bold {STYLE[Colour.GREEN]}") if listed else None


def chains(scene: Scene, city: int) -> Text | None:
    """The cards that will be free."""
    names = [scene.words.card(card) for card in open_chains(scene.state, city)]
    return styled(f"{CHAIN} ", "dim") + Text(", ".join(names)) if names else None


def stage_count(scene: Scene, city: int) -> Text | None:
    """How many stages are built, of how many."""
    if int(scene.state.sides[city]) == GONE:
        return None
    built = int(scene.state.counts[city, Kind.STAGE])
    return styled(f"{WONDER}{built}/{len(side_in(scene.state, city).stages)}", WONDER_STYLE)


def stage_items(scene: Scene, city: int) -> list[Text]:
    """Every stage with its cost and effect; those built are marked."""
    words, state = scene.words, scene.state
    if int(state.sides[city]) == GONE:
        return []
    built = int(state.counts[city, Kind.STAGE])
    items = []
    for number, stage in enumerate(side_in(state, city).stages):
        effect = short_effect(words, stage.effect)
        if number < built:
            items.append(styled(f"{WONDER} {effect}", f"bold {WONDER_STYLE}"))
        else:
            cost = cost_letters(words, 0, stage.resources)
            items.append(styled(f"{number + 1}. {cost} ", "dim") + Text(effect))
    return items


# Whole cities


class Detail(Enum):
    """How much a neighbour's box tells."""

    NAMES = auto()  # every building by name
    OUTLOOK = auto()  # buildings counted; chains and stages to come
    COUNTS = auto()


def _pieces(*parts: Text | None) -> list[Text]:
    return [part for part in parts if part is not None]


def neighbour_box(
    scene: Scene, city: int, sign: str, width: int, detail: Detail, height: int = 0
) -> list[Text]:
    """A neighbour in a box: what it sells at which price, and what it has built."""
    inside = width - 4
    lines = flowing(Text(), sale_items(scene, city, sign), inside, "  ")
    stages = flowing(Text(), stage_items(scene, city), inside, " · ")
    if detail == Detail.NAMES:
        lines += building_lines(scene, city, inside)
        extras = _pieces(symbols(scene, city), chains(scene, city))
        lines += flowing(Text(), extras, inside, "  ")
        lines += stages
    else:
        counted = _pieces(
            stage_count(scene, city), colour_counts(scene, city), symbols(scene, city)
        )
        lines += clipped(flowing(Text(), counted, inside, "  "), 1, inside)
        if detail == Detail.OUTLOOK:
            lines += clipped(flowing(Text(), _pieces(chains(scene, city)), inside), 1, inside)
            lines += clipped(stages, 1, inside)
    lines = [line for line in lines if line.plain.strip()]
    while len(lines) < height - 2:
        lines.append(Text())
    return _box(scene, city, sign, lines, width, "dim")


def own_box(scene: Scene, city: int, width: int) -> list[Text]:
    """The viewer's city in full, in a box."""
    inside = width - 4
    words = scene.words
    made = styled(words("terminal-makes") + " ", "dim") + production(scene, city)
    extras = _pieces(made, symbols(scene, city), chains(scene, city))
    lines = [
        *flowing(Text(), extras, inside, "   "),
        *building_lines(scene, city, inside),
        *(flowing(Text(), stages, inside, " · ") if (stages := stage_items(scene, city)) else []),
    ]
    return _box(scene, city, OWN, lines, width, "bold")


def _box(
    scene: Scene, city: int, sign: str, lines: Sequence[Text], width: int, style: str
) -> list[Text]:
    aside = holdings(scene, city)
    room = width - aside.cell_len - len("╭─ ") - len("  ─╮") - 1
    return boxed(_short_title(scene, city, sign, room), lines, width, style, aside)


def _short_title(scene: Scene, city: int, sign: str, room: int) -> Text:
    """A title that fits: first the side of the board is left out, then the board."""
    title = title_of(scene, city, sign)
    if title.cell_len > room:
        board = scene.words.board(BOARD_NAMES[int(scene.state.boards[city])])
        title = _named(scene, city, sign) + Text(f" · {board}")
    if title.cell_len > room:
        title = _named(scene, city, sign)
        title.truncate(room, overflow="ellipsis")
    return title


def building_lines(scene: Scene, city: int, width: int) -> list[Text]:
    """Every building by name, a row for each colour; short rows share a line."""
    rows = []
    for colour in Colour:
        names = [
            styled(scene.words.card(card), STYLE[colour])
            for card in buildings(scene.state, city, colour)
        ]
        if names:
            rows.append((styled(f"{SIGN[colour]} ", f"bold {STYLE[colour]}"), names))
    lines: list[Text] = []
    for head, names in rows:
        told = flowing(head, names, width)
        if lines and len(told) == 1 and lines[-1].cell_len + 3 + told[0].cell_len <= width:
            lines[-1] = lines[-1] + Text("   ") + told[0]
        else:
            lines += told
    return lines


def neighbour_rows(
    scene: Scene, city: int, sign: str, width: int, most: int | None = None
) -> list[Text]:
    """A neighbour in a row or two."""
    head = Text(" ").join([title_of(scene, city, sign), holdings(scene, city)]) + Text("  ")
    items = _pieces(
        *sale_items(scene, city, sign),
        stage_count(scene, city),
        colour_counts(scene, city),
        symbols(scene, city),
        chains(scene, city),
    )
    lines = flowing(head, items, width, "  ", indent=2)
    return clipped(lines, most, width) if most is not None else lines


def own_rows(scene: Scene, city: int, width: int, most: int | None = None) -> list[Text]:
    """The viewer's city in a few rows; the last is for the stages of the wonder."""
    head = Text(" ").join([title_of(scene, city, OWN), holdings(scene, city)]) + Text("  ")
    made = styled(scene.words("terminal-makes") + " ", "dim") + production(scene, city)
    items = _pieces(made, colour_counts(scene, city), symbols(scene, city), chains(scene, city))
    rows = flowing(head, items, width, "  ", indent=2)
    stages = stage_items(scene, city)
    wonder = flowing(Text("  "), stages, width, " · ") if stages else []
    if most is None:
        return [*rows, *wonder]
    if most == 1:
        return clipped(rows, 1, width)
    return [*clipped(rows, most - 1, width), *clipped(wonder, 1, width)]


def other_rows(scene: Scene, city: int, width: int, most: int | None = None) -> list[Text]:
    """A city further away."""
    head = Text(" ").join([title_of(scene, city), holdings(scene, city)]) + Text("  ")
    items = _pieces(
        stage_count(scene, city),
        colour_counts(scene, city),
        symbols(scene, city),
        styled("+", "dim") + Text(_units(scene.words, for_sale(scene.state, city))),
    )
    lines = flowing(head, items, width, "  ", indent=2)
    return clipped(lines, most, width) if most is not None else lines
