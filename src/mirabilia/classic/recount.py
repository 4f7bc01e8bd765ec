"""What a record keeps besides the facts: counted anew from buildings and stages.

The rules keep these fields up to date step by step; positions are loaded by counting once.
"""

from typing import Any

from mirabilia.classic.components import CARDS, SIDE_SUPPLIES, WONDER_SIDES, Effect, supplied
from mirabilia.classic.vocabulary import Discount, Edition, Kind

CITY_FIELDS = ("shields", "symbols", "discounts", "choices", "supplies", "powers")


def recount(state: Any) -> None:
    """Set the city fields of a record from its boards, buildings and number of stages."""
    for name in CITY_FIELDS:
        getattr(state, name)[...] = 0
    state.counts[:, : Kind.STAGE] = 0
    edition = Edition(int(state.edition))
    for city in range(state.cities):
        for card in CARDS:
            if state.built[city, card.id]:
                state.counts[city, card.colour] += 1
                _add(state, city, card.faces[edition].effect)
        if state.sides[city] >= 0:
            state.supplies[city] += SIDE_SUPPLIES[state.sides[city]]
            side = WONDER_SIDES[state.sides[city]]
            for stage in side.stages[: int(state.counts[city, Kind.STAGE])]:
                _add(state, city, stage.effect)


def _add(state: Any, city: int, effect: Effect) -> None:
    """What one building or stage adds."""
    state.supplies[city] += supplied(effect)
    if effect.own_choice:
        state.choices[city, int("W" not in effect.own_choice)] += 1
    for discount in Discount:
        state.discounts[city, discount] |= discount in effect.discounts
    state.shields[city] += effect.shields
    if effect.symbol is not None:
        state.symbols[city, effect.symbol] += 1
    state.powers[city] |= effect.power or 0
