"""What `classic_printed` says, as arrays by the package's numbers, for checks that are compiled.

Arrays are indexed [edition, card], those of boards [edition, board, side, stage].
"""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from mirabilia.classic.components import BOARD_NAMES, CARDS
from mirabilia.classic.vocabulary import Colour, Kind, Power, Symbol
from mirabilia.engine.record import Ints
from support.classic_printed import (
    ALL,
    EDITIONS,
    GOODS,
    NEIGHBOURS,
    OWN,
    POWERS,
    PRINTED_BOARDS,
    RAW,
    Printed,
    PrintedStage,
    Rate,
)

CARD_NUMBERS = 79
NO_CARD = Printed("", 0, "")
NO_STAGE = PrintedStage("")
CHEAP = ("raw left", "raw right", "goods")
POWER_BITS = dict(
    zip(
        POWERS,
        (
            Power.SEVENTH_CARD,
            Power.FREE_BUILDING,
            Power.COPY_GUILD,
            Power.FREE_COLOUR,
            Power.FREE_FIRST,
            Power.FREE_LAST,
        ),
        strict=True,
    )
)


def table(rows: Iterable[Any]) -> Ints:
    return np.array(list(rows), np.int64)


def printed_card(edition: int, card: int) -> Printed:
    """A card by its number, nothing if the edition does not have it."""
    return EDITIONS[edition].get(CARDS[card].name, NO_CARD)


def _cards(entry: Callable[[Printed], Any]) -> Ints:
    return table(
        [entry(printed_card(edition, card)) for card in range(CARD_NUMBERS)] for edition in (0, 1)
    )


def _number(name: str) -> int:
    return next(card.id for card in CARDS if card.name == name)


def _rate(rate: Rate | None) -> list[int]:
    if rate is None:
        return [0, 0, 0, 0]
    amount, kind, where = rate
    number = Kind.WONDER_COMPLETE if kind == "complete wonder" else Kind[kind.upper()]
    return [amount, number, where in (OWN, ALL), where in (NEIGHBOURS, ALL)]


def _in_sets(units: Iterable[str]) -> list[int]:
    """Per set of raw materials, then of goods, how many units can be one of the set."""
    counted = []
    for letters in (RAW, GOODS):
        for number in range(1 << len(letters)):
            of_set = {letter for bit, letter in enumerate(letters) if number >> bit & 1}
            counted.append(sum(bool(of_set & set(unit)) for unit in units))
    return counted


def _for_sale(card: Printed) -> list[str]:
    return [*card.makes, *([card.either] if card.either else [])]


def _choices(own: str) -> list[int]:
    return [own == RAW, own == GOODS]


# Cards
COLOUR = _cards(lambda card: Colour[card.colour.upper()] if card.colour else -1)
GIVES = _cards(lambda card: card.gives)
GIVES_PER = _cards(lambda card: _rate(card.gives_per))
POINTS = _cards(lambda card: card.points)
POINTS_PER = _cards(lambda card: [_rate(r) for r in (*card.points_per, None, None, None)[:3]])
SHIELDS = _cards(lambda card: card.shields)
SYMBOL = _cards(lambda card: Symbol[card.symbol.upper()] if card.symbol else -1)
SUPPLIES = _cards(lambda card: _in_sets(_for_sale(card)))
CHOICES = _cards(lambda card: _choices(card.own))
DISCOUNTS = _cards(lambda card: [what in card.cheap for what in CHEAP])
COSTS_NOTHING = _cards(lambda card: not card.cost and not card.coins)
COINS = _cards(lambda card: card.coins)
CHAINS = _cards(lambda card: [*map(_number, card.after), -1, -1][:2])
SCIENTISTS = _number("Scientists Guild")


def _deck(edition: int, cities: int, age: int) -> list[int]:
    """How many of each card are in a deck, guilds not counted."""
    counts = [0] * CARD_NUMBERS
    for card in range(CARD_NUMBERS):
        printed = printed_card(edition, card)
        copies = printed.copies if printed.age == age else printed.again if age == 2 else ""
        counts[card] = sum(int(players) <= cities for players in copies)
    return counts


DECKS = table(  # [edition, cities, age - 1, card]
    [
        [[_deck(e, cities, age) for age in (1, 2, 3)] if cities > 2 else [[0] * CARD_NUMBERS] * 3]
        for cities in range(8)
    ]
    for e in (0, 1)
).reshape(2, 8, 3, CARD_NUMBERS)


# Boards
def _stages(entry: Callable[[PrintedStage], Any]) -> Ints:
    return table(
        [
            [
                [
                    entry(stage)
                    for stage in (
                        *PRINTED_BOARDS[edition, board, side].stages,
                        *[NO_STAGE] * 4,
                    )[:4]
                ]
                for side in (0, 1)
            ]
            for board in BOARD_NAMES
        ]
        for edition in (0, 1)
    )


STAGES = table(
    [[len(PRINTED_BOARDS[e, board, side].stages) for side in (0, 1)] for board in BOARD_NAMES]
    for e in (0, 1)
)
START = table(
    [[_in_sets([PRINTED_BOARDS[e, board, side].start]) for side in (0, 1)] for board in BOARD_NAMES]
    for e in (0, 1)
)
STAGE_POINTS = _stages(lambda stage: stage.points)
STAGE_SHIELDS = _stages(lambda stage: stage.shields)
STAGE_GIVES = _stages(lambda stage: stage.gives)
STAGE_SYMBOL = _stages(lambda stage: stage.symbol)
STAGE_CHOICES = _stages(lambda stage: _choices(stage.own))
STAGE_DISCOUNTS = _stages(lambda stage: [what in stage.cheap for what in CHEAP])
STAGE_POWER = _stages(lambda stage: POWER_BITS.get(stage.power, 0))
STAGE_RECOVERS = _stages(lambda stage: stage.recovers)
VICTORY = table([1, 3, 5])
