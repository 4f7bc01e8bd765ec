"""What a record keeps besides the facts: counted anew from where cards and tokens lie.

The rules keep these fields up to date step by step; positions are loaded by counting once.
"""

from typing import Any

from mirabilia.duel.components import CARD_CHOICES, CARDS, CHAINS, TOKENS, WONDER_CHOICES
from mirabilia.duel.state import GONE
from mirabilia.duel.vocabulary import (
    PLAYERS,
    RESOURCE_LETTERS,
    WONDER_SLOTS,
    WONDERS_EACH,
    Kind,
    Place,
    TokenPlace,
)

CITY_FIELDS = (
    "chains",
    "counts",
    "production",
    "choices",
    "fixed_price",
    "symbols",
    "abilities",
)


def recount(state: Any) -> None:
    """Set the city fields of a record from its cards, wonders and tokens."""
    for name in CITY_FIELDS:
        getattr(state, name)[...] = 0
    for card in CARDS:
        player = state.place[card.id] - Place.CITY_FIRST
        if player not in range(PLAYERS):
            continue
        state.counts[player, card.colour] += 1
        state.choices[player] += CARD_CHOICES[card.id]
        if card.chain_gives:
            state.chains[player] |= 1 << CHAINS.index(card.chain_gives)
        for resource, letter in enumerate(RESOURCE_LETTERS):
            state.production[player, resource] += card.effect.produces[resource]
            state.fixed_price[player, resource] |= letter in card.effect.fixed_prices
        if card.effect.symbol is not None:
            state.symbols[player, card.effect.symbol] += 1
    for slot in range(WONDER_SLOTS):
        if state.tucked[slot] >= 0:
            player = slot // WONDERS_EACH
            state.counts[player, Kind.WONDER] += 1
            state.choices[player] += WONDER_CHOICES[state.wonders[slot]]
    for token in TOKENS:
        player = state.token_place[token.id] - TokenPlace.CITY_FIRST
        if player not in range(PLAYERS):
            continue
        state.counts[player, Kind.PROGRESS] += 1
        if token.effect.symbol is not None:
            state.symbols[player, token.effect.symbol] += 1
        for ability, amount in token.effect.abilities.items():
            state.abilities[player, ability] += amount
    state.cards_left = sum(1 for card in state.structure if card != GONE)
