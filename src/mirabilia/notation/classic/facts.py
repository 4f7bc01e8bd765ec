"""What follows from a position of 7 Wonders by the rules: for a page that knows none of them."""

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

import numpy as np

from mirabilia.classic.components import (
    CARD_BY_NAME,
    CARDS,
    RAW_LETTERS,
    VICTORY_POINTS,
    WONDER_SIDES,
    Effect,
    deck_of,
)
from mirabilia.classic.explain import price_of_card, price_of_stage
from mirabilia.classic.state import GONE, STATE_DTYPE
from mirabilia.classic.trade import left_of, right_of
from mirabilia.classic.vocabulary import (
    AGES,
    DEFEAT_POINTS,
    FEWEST_CITIES,
    FREE_CITY,
    LAST_TURN,
    MOST_PLAYERS,
    RESOURCE_LETTERS,
    RESOURCES,
    UNIT_PRICE,
    Discount,
    Edition,
    Kind,
    Phase,
    Symbol,
    Use,
)
from mirabilia.engine.record import copy_record
from mirabilia.notation.classic.prices import STAGE, ExplainedPrice
from mirabilia.notation.classic.scores import score
from mirabilia.notation.classic.words import FREE_CITY_NAME, city_document
from mirabilia.notation.plain import Plain, quick

KEPT = 256
"""Views whose facts are remembered."""

_NAMES = dict(zip(RESOURCE_LETTERS, RESOURCES, strict=True))
_IS_RAW = {_NAMES[letter]: letter in RAW_LETTERS for letter in RESOURCE_LETTERS}
_CLASSES = (
    [name for name in RESOURCES if _IS_RAW[name]],
    [name for name in RESOURCES if not _IS_RAW[name]],
)
_SYMBOLS = [symbol.name.lower() for symbol in Symbol if symbol != Symbol.ANY]
_TO_THE_RIGHT = 2  # the Age in which hands are passed to the right
_VICTORY_POINTS = VICTORY_POINTS.tolist()
_DISCARDED = (Use.SOLD, Use.LEFT_OVER)
_RAW_DISCOUNTS = {"left": Discount.RAW_LEFT, "right": Discount.RAW_RIGHT}


def facts(state: Any, player: int | None) -> dict[str, Any]:
    """The facts of a view; prices for its player, and for nobody where there is none.

    They stay the same while others choose, so they are kept: do not change them.
    """
    shown = copy_record(state)
    shown.awaited = 0
    own = {player, FREE_CITY} if player == int(shown.holder) else {player}
    for city in range(MOST_PLAYERS):
        if city not in own:
            shown.commitments[city] = GONE
    return _facts(shown.tobytes(), player)


@lru_cache(KEPT)
def _facts(record: bytes, player: int | None) -> dict[str, Any]:
    state = np.frombuffer(record, STATE_DTYPE)[0]
    table: Any = Plain(state)
    asked = quick(state)
    scores = score(state)
    return {
        "passing": _passing(table),
        "cities": [_city(table, asked, city, scores[city]) for city in range(table.cities)],
        "discard": sum(use in _DISCARDED for age in table.uses for turn in age for use in turn),
        "prices": {} if player is None else _prices(table, asked, player),
    }


def _passing(table: Any) -> str | None:
    """Where hands go after this turn: the last card of an Age is not passed, two exchange hands."""
    is_passed = table.phase not in (Phase.OVER, Phase.SIDES) and table.turn < LAST_TURN
    if not is_passed or table.players < FEWEST_CITIES:
        return None
    return "right" if table.age == _TO_THE_RIGHT else "left"


def _city(table: Any, asked: Any, city: int, scored: dict[str, int]) -> dict[str, Any]:
    neighbours = {"left": int(left_of(asked, city)), "right": int(right_of(asked, city))}
    raw, goods = table.choices[city]
    symbols = table.symbols[city]
    return {
        **{side: city_document(table, other) for side, other in neighbours.items()},
        **_for_sale(table, city),
        "own": {
            "production": dict.fromkeys(RESOURCES, 0),
            "choices": [_CLASSES[0]] * raw + [_CLASSES[1]] * goods,
        },
        "trade": {side: _unit_prices(table, city, side) for side in neighbours},
        "shields": table.shields[city],
        "symbols": dict(zip(_SYMBOLS, symbols, strict=False)),
        "wild_symbols": symbols[Symbol.ANY],
        "science": scored["science"],
        "chains": _chains(table, city),
        "conflict": {side: _conflict(table, city, other) for side, other in neighbours.items()},
        "conflict_points": scored["military"],
        "score": scored,
    }


def _for_sale(table: Any, city: int) -> dict[str, Any]:
    """What neighbours may buy: of the board, and of brown and grey cards."""
    production = dict.fromkeys(RESOURCES, 0)
    choices = []
    for letters in _units_for_sale(table, city):
        if len(letters) == 1:
            production[_NAMES[letters]] += 1
        else:
            choices.append([_NAMES[letter] for letter in letters])
    return {"production": production, "choices": choices}


def _units_for_sale(table: Any, city: int) -> Iterable[str]:
    """Each unit as the letters of the resources it can be."""
    sold = _sold_by_cards(table.edition)
    if table.sides[city] >= 0:
        side = WONDER_SIDES[table.sides[city]]
        yield side.start
        for stage in side.stages[: table.counts[city][Kind.STAGE]]:
            yield from _letters(stage.effect)
    for card, stands in enumerate(table.built[city]):
        if stands:
            yield from sold[card]


@cache
def _sold_by_cards(edition: int) -> list[list[str]]:
    faces = [card.faces.get(Edition(edition)) for card in CARDS]
    return [list(_letters(face.effect)) if face else [] for face in faces]


def _letters(effect: Effect) -> Iterable[str]:
    for letter, units in zip(RESOURCE_LETTERS, effect.produces, strict=True):
        yield from [letter] * units
    if effect.produces_one_of:
        yield effect.produces_one_of


def _unit_prices(table: Any, city: int, side: str) -> dict[str, int]:
    """Coins for a unit of each resource, bought on one side."""
    discounts = table.discounts[city]
    raw = UNIT_PRICE - discounts[_RAW_DISCOUNTS[side]]
    goods = UNIT_PRICE - discounts[Discount.GOODS]
    return {name: raw if is_raw else goods for name, is_raw in _IS_RAW.items()}


def _conflict(table: Any, city: int, neighbour: int) -> dict[str, int]:
    """The conflict with a neighbour, if the Age ended now."""
    mine, theirs = table.shields[city], table.shields[neighbour]
    won, lost = _VICTORY_POINTS[max(table.age, 1) - 1], DEFEAT_POINTS
    points = won if mine > theirs else lost if mine < theirs else 0
    return {"mine": mine, "theirs": theirs, "points": points}


# Chains


def _chains(table: Any, city: int) -> list[dict[str, Any]]:
    """The buildings of a city that make others free."""
    built = table.built[city]
    return [
        {
            "giver": CARDS[giver].name,
            "opens": [CARDS[card].name for card in opened],
            "live": any(not built[card] and _may_come(table, card) for card in opened),
        }
        for giver, opened in _opened(table.edition).items()
        if built[giver]
    ]


@cache
def _opened(edition: int) -> dict[int, list[int]]:
    """Per card that makes others free, these."""
    faces = {card.id: card.faces.get(Edition(edition)) for card in CARDS}
    return {
        giver: [CARD_BY_NAME[name].id for name in face.chains_to]
        for giver, face in faces.items()
        if face and face.chains_to
    }


def _may_come(table: Any, card: int) -> bool:
    """Whether a card may still be played, for all that lies open."""
    if table.phase == Phase.OVER or CARDS[card].age < table.age:
        return False
    standing = sum(built[card] for built in table.built)
    return bool(standing < _copies(table.edition, table.cities)[card])


@cache
def _copies(edition: int, cities: int) -> Counter[int]:
    """How many of each card are in play."""
    return Counter(card for age in range(1, AGES + 1) for card in deck_of(edition, cities, age))


# Prices


def _prices(table: Any, asked: Any, player: int) -> dict[str, Any]:
    """What each card in a player's hand and the next stage cost, for the city decided for."""
    free_city = city_document(table, FREE_CITY) == FREE_CITY_NAME
    hand = dict.fromkeys(table.hands[player][: table.hand_size[player]])
    prices = {CARDS[card].name: price_of_card(asked, player, card) for card in hand if card >= 0}
    prices[STAGE] = price_of_stage(asked, player)
    return {name: ExplainedPrice(price, free_city).to_dict() for name, price in prices.items()}
