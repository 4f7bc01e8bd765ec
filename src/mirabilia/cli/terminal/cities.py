"""The cities: treasury, production, prices, buildings, symbols, wonders."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from mirabilia.cli.terminal.layout import boxed, clipped, flowing, styled
from mirabilia.cli.terminal.pantheon import gods_of, mythology_tokens, offerings_of
from mirabilia.cli.terminal.signs import (
    COIN,
    COIN_STYLE,
    GOD,
    GOD_STYLE,
    IMPOSSIBLE,
    IMPOSSIBLE_STYLE,
    MYTHOLOGY_TOKEN,
    OFFERING_TOKEN,
    POINT,
    POSSIBLE,
    POSSIBLE_STYLE,
    SIGN,
    SNAKE,
    STYLE,
    WONDER,
    WONDER_STYLE,
    cost_letters,
    short_effect,
)
from mirabilia.cli.terminal.words import Words
from mirabilia.duel.components import CARDS, TOKENS, WONDERS, Card, Token
from mirabilia.duel.construction import funds, unit_price, wonder_price
from mirabilia.duel.pantheon.components import God
from mirabilia.duel.state import GONE, RETURNED
from mirabilia.duel.vocabulary import (
    RAW_END,
    RESOURCES,
    SYMBOLS_TO_WIN,
    WONDER_SLOTS,
    Colour,
    Decision,
    Place,
    Symbol,
    TokenPlace,
)
from mirabilia.notation.catalogue import slug
from mirabilia.notation.duel.cards import chain_partners
from mirabilia.notation.duel.scores import score

_PLAYABLE = (Place.UNSEEN, Place.STRUCTURE)


def city_box(words: Words, state: Any, player: int, width: int, *, active: bool) -> list[Text]:
    """A city with every building by name, in a box."""
    inside = width - 4
    lines = [
        *production_lines(words, state, player, inside),
        *_building_lines(words, state, player, inside),
        *_science_lines(words, state, player, inside),
        *_chain_lines(words, state, player, inside),
        *_token_lines(words, state, player, inside),
        *_sacred_lines(words, state, player, inside),
        *_god_lines(words, state, player, inside),
        *wonder_lines(words, state, player, inside),
    ]
    style = "bold" if active else "dim"
    return boxed(_title(words, player, active), lines, width, style, _holdings(state, player))


def city_rows(
    words: Words,
    state: Any,
    player: int,
    width: int,
    *,
    active: bool,
    most: int | None = None,
) -> list[Text]:
    """A city in a few rows, buildings counted by kind.

    With `most` in at most so many; of several the last is for wonders, those not built first.
    """
    counts = [
        styled(f"{SIGN[colour]}{len(cards)}", STYLE[colour])
        for colour in Colour
        if (cards := buildings(state, player, colour))
    ]
    extras = [
        *([Text(" ").join(counts)] if counts else []),
        *([_science(words, state, player)] if symbols(state, player) else []),
        *([_plain_chains(words, state, player)] if open_chains(state, player) else []),
        *([Text(", ".join(_token_names(words, state, player)))] if tokens(state, player) else []),
        *_brief_sacred(words, state, player),
        *_brief_gods(words, state, player),
    ]
    head = Text(" ").join([_title(words, player, active), _holdings(state, player)])
    holdings = [*_production(words, state, player), *extras]
    rows = flowing(head + Text("  "), holdings, width, "  ", indent=2)
    wonders = flowing(Text("  "), _brief_wonders(words, state, player, most is not None), width)
    if most is None:
        return [*rows, *wonders]
    if most == 1:
        return clipped(rows, 1, width)
    return [*clipped(rows, most - 1, width), *clipped(wonders, 1, width)]


# What a city holds


def buildings(state: Any, player: int, colour: Colour) -> list[Card]:
    """The cards of one colour in a city."""
    home = Place.CITY_FIRST + player
    return [card for card in CARDS if card.colour == colour and int(state.place[card.id]) == home]


def tokens(state: Any, player: int) -> list[Token]:
    """The progress tokens of a city."""
    home = TokenPlace.CITY_FIRST + player
    return [token for token in TOKENS if int(state.token_place[token.id]) == home]


def symbols(state: Any, player: int) -> dict[Symbol, int]:
    """How often a city has each of its scientific symbols."""
    return {each: n for each in Symbol if (n := int(state.symbols[player, each]))}


def open_chains(state: Any, player: int) -> list[tuple[str, Card]]:
    """The chain symbols of a city that may still make a card free, with that card."""
    chains = []
    for colour in Colour:
        for card in buildings(state, player, colour):
            target = chain_partners(card)[1]
            if target and int(state.place[target.id]) in _PLAYABLE and target.age >= int(state.age):
                chains.append((card.chain_gives, target))
    return chains


def slots(state: Any, player: int) -> list[int]:
    """Where a player's wonders are, built or not."""
    return [
        slot
        for slot in range(WONDER_SLOTS)
        if int(state.wonders[slot]) != GONE and int(state.wonder_owner[slot]) == player
    ]


# How it is shown


def _title(words: Words, player: int, active: bool) -> Text:
    name = words.players[player]
    return styled(f"► {name}", "bold") if active else Text(name)


def _holdings(state: Any, player: int) -> Text:
    points = score(state)[player]["total"]
    coins = styled(f"{int(state.coins[player])}{COIN}", f"bold {COIN_STYLE}")
    if int(state.savings[player]):  # on Astarte
        coins += styled(f"+{int(state.savings[player])}{COIN}", f"bold {GOD_STYLE}")
    return coins + Text(f" {points}{POINT}")


def production_lines(words: Words, state: Any, player: int, width: int) -> list[Text]:
    """What a city produces, and what it pays for a unit of each resource."""
    made, bought = _production(words, state, player)
    room = width - made.cell_len - bought.cell_len
    return [made + Text(" " * room) + bought] if room >= 2 else [made, bought]


def _production(words: Words, state: Any, player: int) -> list[Text]:
    made = [
        words.letter(resource) * units
        for number, resource in enumerate(RESOURCES)
        if (units := int(state.production[player, number]))
    ]
    for kind, among in enumerate((RESOURCES[:RAW_END], RESOURCES[RAW_END:])):
        choice = "/".join(words.letter(resource) for resource in among)
        made += [f"+{choice}"] * int(state.choices[player, kind])
    prices = [
        f"{words.letter(resource)}{int(unit_price(state, player, number))}"
        for number, resource in enumerate(RESOURCES)
    ]
    return [
        styled(words("terminal-makes") + " ", "dim") + Text(" ".join(made) or "–"),
        styled(words("terminal-buys") + " ", "dim") + Text(" ".join(prices)) + styled(COIN, "dim"),
    ]


def _building_lines(words: Words, state: Any, player: int, width: int) -> list[Text]:
    lines: list[Text] = []
    for colour in Colour:
        names = [
            styled(words.name(card) + _snake(state, card), STYLE[colour])
            for card in buildings(state, player, colour)
        ]
        if names:
            lines += flowing(styled(f"{SIGN[colour]} ", f"bold {STYLE[colour]}"), names, width)
    return lines


def _snake(state: Any, card: Card) -> str:
    """The Snake, where it lies on a card."""
    return f" {SNAKE}" if int(state.snake) == card.id else ""


def _science(words: Words, state: Any, player: int) -> Text:
    owned = symbols(state, player)
    listed = [words.symbol(each) + ("×2" if n > 1 else "") for each, n in owned.items()]
    head = styled(f"{len(owned)}/{SYMBOLS_TO_WIN} ", f"bold {STYLE[Colour.GREEN]}")
    return head + Text(" ".join(listed))


def _science_lines(words: Words, state: Any, player: int, width: int) -> list[Text]:
    owned = symbols(state, player)
    if not owned:
        return []
    listed = [Text(words.symbol(each) + ("×2" if n > 1 else "")) for each, n in owned.items()]
    head = styled(f"{words('terminal-symbols')} ", "dim")
    count = styled(f"{len(owned)}/{SYMBOLS_TO_WIN} ", f"bold {STYLE[Colour.GREEN]}")
    return flowing(head + count, listed, width)


def _chain_lines(words: Words, state: Any, player: int, width: int) -> list[Text]:
    chains = [
        Text(f"{words(f'chain-{slug(symbol)}')} → {words.name(target)}")
        for symbol, target in open_chains(state, player)
    ]
    return flowing(styled(words("terminal-chains") + " ", "dim"), chains, width) if chains else []


def _plain_chains(words: Words, state: Any, player: int) -> Text:
    names = [words.name(target) for _, target in open_chains(state, player)]
    return styled("→ ", "dim") + Text(", ".join(names))


def _token_names(words: Words, state: Any, player: int) -> list[str]:
    return [words.name(token) for token in tokens(state, player)]


def _token_lines(words: Words, state: Any, player: int, width: int) -> list[Text]:
    names = [Text(name) for name in _token_names(words, state, player)]
    return flowing(styled(words("terminal-progress") + " ", "dim"), names, width) if names else []


def _sacred(words: Words, state: Any, player: int) -> list[tuple[str, Text]]:
    """Mythology tokens and offering tokens, each kind with the message that names it."""
    kinds = []
    if owned := mythology_tokens(words, state, player):
        line = styled(f"{MYTHOLOGY_TOKEN} ", f"bold {GOD_STYLE}") + Text(", ".join(owned))
        kinds.append(("terminal-mythologies", line))
    if offered := offerings_of(state, player):
        signs = " ".join(f"{OFFERING_TOKEN}{value}" for value in offered)
        kinds.append(("terminal-offerings", styled(signs, f"bold {GOD_STYLE}")))
    return kinds


def _brief_sacred(words: Words, state: Any, player: int) -> list[Text]:
    return [line for _, line in _sacred(words, state, player)]


def _sacred_lines(words: Words, state: Any, player: int, width: int) -> list[Text]:
    pieces = [
        styled(words(message) + " ", "dim") + line
        for message, line in _sacred(words, state, player)
    ]
    return flowing(Text(), pieces, width, "  ") if pieces else []


def _god(words: Words, state: Any, god: God) -> Text:
    """A god with what lies on it or follows from it."""
    name = styled(words.name(god), GOD_STYLE)
    if god.savings:
        name += styled(f" {int(state.savings[int(state.god_owner[god.id])])}{COIN}", COIN_STYLE)
    if god.asks == Decision.NISABA and int(state.snake) != GONE:
        name += Text(f" {SNAKE} {words.name(CARDS[int(state.snake)])}")
    return name


def _brief_gods(words: Words, state: Any, player: int) -> list[Text]:
    gods = [_god(words, state, god) for god in gods_of(state, player)]
    return [styled(f"{GOD} ", f"bold {GOD_STYLE}") + Text(", ").join(gods)] if gods else []


def _god_lines(words: Words, state: Any, player: int, width: int) -> list[Text]:
    gods = [_god(words, state, god) for god in gods_of(state, player)]
    return flowing(styled(words("term-gods") + " ", "dim"), gods, width) if gods else []


def wonder_mark(state: Any, player: int, slot: int) -> Text:
    """Whether a wonder is built, or what it costs its player now."""
    tucked = int(state.tucked[slot])
    if tucked == RETURNED:
        return styled("–", "dim")
    if tucked != GONE:
        return styled(WONDER, f"bold {WONDER_STYLE}")
    price = int(wonder_price(state, player, int(state.wonders[slot])))
    if price <= int(funds(state, player)):
        return styled(f"{POSSIBLE} {price}{COIN}", POSSIBLE_STYLE)
    return styled(f"{IMPOSSIBLE} {price}{COIN}", IMPOSSIBLE_STYLE)


def wonder_lines(words: Words, state: Any, player: int, width: int) -> list[Text]:
    """A player's wonders, one a line: state or price, name, cost, effect."""
    rows: list[tuple[Text, str, str, str]] = []
    for slot in slots(state, player):
        wonder = WONDERS[int(state.wonders[slot])]
        waiting = int(state.tucked[slot]) == GONE
        cost = cost_letters(words, 0, wonder.resources) if waiting else ""
        effect = "" if int(state.tucked[slot]) == RETURNED else short_effect(words, wonder.effect)
        rows.append((wonder_mark(state, player, slot), words.name(wonder), cost, effect))
    columns = [max((len(row[part]) for row in rows), default=0) for part in range(3)]
    aligned = sum(columns) + 4 + max((len(row[3]) for row in rows), default=0) <= width
    return [_wonder_line(row, columns if aligned else [columns[0], 0, 0], width) for row in rows]


def _wonder_line(row: tuple[Text, str, str, str], columns: Sequence[int], width: int) -> Text:
    mark, name, cost, effect = row
    line = mark + Text(" " * (columns[0] - len(mark) + 1)) + Text(f"{name:<{columns[1]}}")
    if cost or columns[2]:
        line += styled(f" {cost:<{columns[2]}}", "dim")
    line += Text(f"  {effect}" if effect else "")
    line.truncate(width, overflow="ellipsis")
    return line


def _brief_wonders(words: Words, state: Any, player: int, unbuilt_first: bool) -> list[Text]:
    owned = slots(state, player)
    if unbuilt_first:
        owned.sort(key=lambda slot: int(state.tucked[slot]) != GONE)
    return [
        wonder_mark(state, player, slot) + Text(f" {words.name(WONDERS[int(state.wonders[slot])])}")
        for slot in owned
    ] or [Text("–")]
