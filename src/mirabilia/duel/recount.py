"""What a record keeps besides the facts: counted anew from where cards and tokens lie.

The rules keep these fields up to date step by step; positions are loaded by counting once.
"""

from typing import Any

from mirabilia.duel.components import (
    CARD_CHOICES,
    CARDS,
    CHAINS,
    MYTHOLOGY_CHAIN,
    TOKENS,
    WONDER_ABILITIES,
    WONDER_CHOICES,
)
from mirabilia.duel.pantheon.components import GOD_CARDS
from mirabilia.duel.state import GONE
from mirabilia.duel.vocabulary import (
    PLAYERS,
    RESOURCE_LETTERS,
    WONDER_SLOTS,
    Decision,
    Kind,
    Mythology,
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
    """Set the city fields of a record from its cards, wonders, tokens and gods."""
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
            player = state.wonder_owner[slot]
            state.counts[player, Kind.WONDER] += 1
            state.choices[player] += WONDER_CHOICES[state.wonders[slot]]
            state.abilities[player] += WONDER_ABILITIES[state.wonders[slot]]
    for token in TOKENS:
        player = state.token_place[token.id] - TokenPlace.CITY_FIRST
        if player not in range(PLAYERS):
            continue
        state.counts[player, Kind.PROGRESS] += 1
        if token.effect.symbol is not None:
            state.symbols[player, token.effect.symbol] += 1
        for ability, amount in token.effect.abilities.items():
            state.abilities[player, ability] += amount
    for god in GOD_CARDS:
        player = state.god_owner[god.id]
        if player == GONE:
            continue
        if god.symbol is not None:
            state.symbols[player, god.symbol] += 1
        if god.asks == Decision.NISABA and state.snake != GONE:
            symbol = CARDS[state.snake].effect.symbol
            assert symbol is not None
            state.symbols[player, symbol] += 1
    for player in range(PLAYERS):
        for mythology in Mythology:
            if state.mythology_tokens[player, mythology]:
                state.chains[player] |= MYTHOLOGY_CHAIN[mythology]
    state.cards_left = sum(1 for card in state.structure if card != GONE)
