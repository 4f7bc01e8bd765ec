"""What follows from a position of Duel by the rules: for a page that knows none of them."""

from typing import Any

from mirabilia.duel.components import (
    CARD_SHIELDS,
    CARDS,
    CHAINS,
    GUILD_AGE,
    MYTHOLOGY_CHAINS,
    WONDER_SHIELDS,
    Card,
)
from mirabilia.duel.construction import unit_price
from mirabilia.duel.draft import DRAFT_ORDER
from mirabilia.duel.explain import is_guild_back, price_of_card, price_of_wonder
from mirabilia.duel.pantheon.activation import activation_price
from mirabilia.duel.pantheon.components import GOD_CARDS
from mirabilia.duel.pantheon.explain import price_of_god
from mirabilia.duel.pantheon.views import slot_mythology
from mirabilia.duel.state import GONE, HIDDEN_GOD
from mirabilia.duel.turn import DISCARD_COINS
from mirabilia.duel.vocabulary import (
    AGES,
    CAPITAL,
    GODS_EACH,
    PLAYERS,
    POSITIONS,
    RAW_END,
    RESOURCES,
    WONDER_SLOTS,
    WONDERS_EACH,
    Kind,
    Mythology,
    Place,
    Symbol,
)
from mirabilia.notation.duel.prices import price_document
from mirabilia.notation.duel.scores import score
from mirabilia.notation.plain import Plain, quick

_CLASSES = (list(RESOURCES[:RAW_END]), list(RESOURCES[RAW_END:]))
_SYMBOLS = [symbol.name.lower() for symbol in Symbol]
_CARD_SHIELDS = CARD_SHIELDS.tolist()
_WONDER_SHIELDS = WONDER_SHIELDS.tolist()
_GOD_SHIELDS = [god.shields for god in GOD_CARDS]
_GIVERS = {card.chain_gives: card.name for card in CARDS if card.chain_gives}
_DRAFT = DRAFT_ORDER.reshape(-1, WONDERS_EACH).tolist()
_OPENED = {symbol: [card for card in CARDS if card.chain_needs == symbol] for symbol in CHAINS}


def facts(state: Any, player: int | None) -> dict[str, Any]:
    """The facts of a view; prices for its player, and for nobody where there is none."""
    table: Any = Plain(state)
    asked = quick(state)
    scores = score(state)
    document = {
        "open": [
            position
            for position, card in enumerate(table.structure)
            if card != GONE and not table.covered[position]
        ],
        "cities": [_city(table, asked, city) | {"score": scores[city]} for city in range(PLAYERS)],
        "distance": [CAPITAL - table.conflict, CAPITAL + table.conflict],
        "prices": {} if player is None else _prices(table, asked, player),
    }
    if table.drafted < WONDER_SLOTS:
        document["draft"] = [
            [(table.first_player + other) % PLAYERS for other in wonders] for wonders in _DRAFT
        ]
    return document


def _city(table: Any, asked: Any, city: int) -> dict[str, Any]:
    raw, goods = table.choices[city]
    symbols = table.symbols[city]
    document: dict[str, Any] = {
        "production": dict(zip(RESOURCES, table.production[city], strict=True)),
        "choices": [_CLASSES[0]] * raw + [_CLASSES[1]] * goods,
        "trade": {name: int(unit_price(asked, city, n)) for n, name in enumerate(RESOURCES)},
        "fixed": [name for n, name in enumerate(RESOURCES) if table.fixed_price[city][n]],
        "shields": _shields(table, city),
        "symbols": dict(zip(_SYMBOLS, symbols, strict=True)),
        "distinct": sum(count > 0 for count in symbols),
        "chains": _chains(table, city),
        "discard": DISCARD_COINS + table.counts[city][Kind.YELLOW],
    }
    if table.pantheon:
        document["activation"] = _activation(table, city)
    return document


def _shields(table: Any, city: int) -> int:
    """Shields printed on what a city has; how far they moved the pawn is another matter."""
    of_cards = sum(
        shields
        for shields, place in zip(_CARD_SHIELDS, table.place, strict=True)
        if shields and place == Place.CITY_FIRST + city
    )
    of_wonders = sum(
        _WONDER_SHIELDS[table.wonders[slot]]
        for slot in range(WONDER_SLOTS)
        if table.wonder_owner[slot] == city and table.tucked[slot] >= 0
    )
    of_gods = sum(
        shields
        for shields, owner in zip(_GOD_SHIELDS, table.god_owner, strict=True)
        if shields and owner == city and table.pantheon
    )
    return of_cards + of_wonders + of_gods


def _chains(table: Any, city: int) -> list[dict[str, Any]]:
    """The chain symbols of a city, and the cards that they make free."""
    return [
        {
            "symbol": symbol,
            "giver": _GIVERS.get(symbol),
            "mythology": _mythology(symbol),
            "opens": [card.name for card in _OPENED[symbol]],
            "live": any(_may_come(table, card) for card in _OPENED[symbol]),
        }
        for number, symbol in enumerate(CHAINS)
        if table.chains[city] >> number & 1
    ]


def _mythology(symbol: str) -> str | None:
    """The mythology whose token shows a symbol."""
    if symbol not in MYTHOLOGY_CHAINS:
        return None
    return Mythology(MYTHOLOGY_CHAINS.index(symbol)).name.lower()


def _may_come(table: Any, card: Card) -> bool:
    """Whether a card lies in the structure, or may for all that everybody knows."""
    place = table.place[card.id]
    age = min(card.age, AGES)
    if place != Place.UNSEEN or table.age > age:
        return bool(place == Place.STRUCTURE)
    return bool(
        table.age < age
        or any(
            is_guild_back(table, position) == (card.age >= GUILD_AGE)
            for position in range(POSITIONS)
            if table.structure[position] != GONE and not table.face_up[position]
        )
    )


def _activation(table: Any, city: int) -> list[int | None]:
    """Coins for what lies in each slot, offering tokens not used; None for an empty one.

    Whichever god lies face down, it costs what any other would there.
    """
    asked = quick(table.record)
    for slot, god in enumerate(table.slots):
        if god <= HIDDEN_GOD:
            asked.slots[slot] = GODS_EACH * slot_mythology(god)
    return [
        None if god == GONE else int(activation_price(asked, city, slot, 0))
        for slot, god in enumerate(table.slots)
    ]


def _prices(table: Any, asked: Any, player: int) -> dict[str, Any]:
    """What all that lies open costs a player: cards, own wonders, gods the player knows."""
    prices = [
        price_of_card(asked, player, card)
        for position, card in enumerate(table.structure)
        if card != GONE and table.face_up[position]
    ]
    prices += [
        price_of_wonder(asked, player, table.wonders[slot])
        for slot in range(WONDER_SLOTS)
        if table.wonder_owner[slot] == player
        and table.wonders[slot] != GONE
        and table.tucked[slot] == GONE
    ]
    documents = [price_document(price) for price in prices]
    if table.pantheon:
        documents += [
            price_document(price_of_god(asked, player, god)) for god in table.slots if god >= 0
        ]
    return {document["name"]: document for document in documents}
