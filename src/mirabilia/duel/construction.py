"""Rulebook chapter "Construction": costs, production, trade and chains.

Missing units are packed four bits per resource, so that the search for the least price
needs no memory of its own.
"""

from typing import Any

from mirabilia.duel.components import (
    CARD_CHAIN_NEEDS,
    CARD_COINS,
    CARD_COLOUR,
    CARD_RESOURCES,
    WONDER_RESOURCES,
)
from mirabilia.duel.state import DuelState
from mirabilia.duel.vocabulary import RAW_END, RESOURCE_COUNT, Ability, CoinCause, Colour, Event
from mirabilia.engine.events import emit
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import inlined_rule, rule

UNIT_BITS = 4
UNIT_MASK = 15


@inlined_rule
def unit_price(state: DuelState, player: int, resource: int) -> int:
    """Coins for one unit: 2 + the symbols on the opponent's brown and grey cards, or 1 if fixed."""
    fixed = state.fixed_price[player, resource]
    return fixed + (1 - fixed) * (2 + state.production[1 - player, resource])


@rule
def without_dearest(
    state: DuelState, player: int, missing: int, start: int, end: int, units: int
) -> int:
    """Take up to `units` of the dearest missing units, of resources start to end - 1, away."""
    for _ in range(units):
        dearest = -1
        highest = 0
        for resource in range(start, end):
            if (missing >> (UNIT_BITS * resource)) & UNIT_MASK:
                price = unit_price(state, player, resource)
                if price > highest:
                    highest = price
                    dearest = resource
        if dearest < 0:
            break
        missing -= 1 << (UNIT_BITS * dearest)
    return missing


@inlined_rule
def trade_price(state: DuelState, player: int, resources: Ints, waived: int) -> int:
    """The least coins to spend on trade for these resources, `waived` units of which are free.

    A choice source serves the dearest missing unit of its class, then the waived
    units are the dearest that are left: no other assignment is cheaper.
    """
    raw = state.choices[player, 0]
    goods = state.choices[player, 1]
    price = 0
    if raw + goods + waived == 0:
        for resource in range(RESOURCE_COUNT):
            short = resources[resource] - state.production[player, resource]
            price += max(0, short) * unit_price(state, player, resource)
        return price

    missing = 0
    for resource in range(RESOURCE_COUNT):
        short = int(resources[resource] - state.production[player, resource])
        if short > 0:
            missing += short << (UNIT_BITS * resource)
    missing = without_dearest(state, player, missing, 0, RAW_END, raw)
    missing = without_dearest(state, player, missing, RAW_END, RESOURCE_COUNT, goods)
    missing = without_dearest(state, player, missing, 0, RESOURCE_COUNT, waived)
    for resource in range(RESOURCE_COUNT):
        units = (missing >> (UNIT_BITS * resource)) & UNIT_MASK
        price += units * unit_price(state, player, resource)
    return price


@inlined_rule
def has_chain(state: DuelState, player: int, card: int) -> bool:
    """Whether the city shows the symbol that makes this card free."""
    return (state.chains[player] & CARD_CHAIN_NEEDS[card]) != 0


@inlined_rule
def card_trade(state: DuelState, player: int, card: int) -> int:
    """Coins to spend on trade for a card that is not free by a chain."""
    waived = 0
    if CARD_COLOUR[card] == Colour.BLUE:
        waived = state.abilities[player, Ability.BLUE_DISCOUNT]
    return trade_price(state, player, CARD_RESOURCES[card], waived)


@inlined_rule
def card_price(state: DuelState, player: int, card: int) -> int:
    """Coins that constructing this building costs the player in all."""
    if has_chain(state, player, card):
        return 0
    price = CARD_COINS[card] + card_trade(state, player, card)
    if is_engineered(state, player, card, price):
        return state.abilities[player, Ability.ENGINEERING]
    return price


@inlined_rule
def is_engineered(state: DuelState, player: int, card: int, price: int) -> bool:
    """Whether Engineering builds the card: never worse for the player than to pay its price."""
    coins = state.abilities[player, Ability.ENGINEERING]
    return coins > 0 and price >= coins and CARD_CHAIN_NEEDS[card] != 0


@inlined_rule
def wonder_price(state: DuelState, player: int, wonder: int) -> int:
    """Coins that constructing this wonder costs the player; all of them are trade."""
    waived = state.abilities[player, Ability.WONDER_DISCOUNT]
    return trade_price(state, player, WONDER_RESOURCES[wonder], waived)


@inlined_rule
def change_coins(state: DuelState, player: int, change: int, cause: int, log: Any) -> None:
    """Coins move between a treasury and the bank, which never runs out."""
    if change != 0:
        state.coins[player] += change
        emit(log, Event.COINS, player, cause, change)


@inlined_rule
def funds(state: DuelState, player: int) -> int:
    """Coins that a player can spend: the treasury and what lies on Astarte."""
    return state.coins[player] + state.savings[player]


@inlined_rule
def spend(state: DuelState, player: int, coins: int, cause: int, log: Any) -> None:
    """Pay coins from the treasury; only when it is empty, those on Astarte."""
    saved = max(0, coins - state.coins[player])
    change_coins(state, player, saved - coins, cause, log)
    if saved:
        change_savings(state, player, -saved, cause, log)


@rule
def change_savings(state: DuelState, player: int, change: int, cause: int, log: Any) -> None:
    """Coins are put on Astarte or spent from there."""
    state.savings[player] += change
    emit(log, Event.SAVINGS, player, cause, change)


@rule
def lose_coins(state: DuelState, player: int, coins: int, cause: int, log: Any) -> None:
    """A treasury loses coins, or all it has; those on Astarte are safe."""
    change_coins(state, player, -min(coins, state.coins[player]), cause, log)


@inlined_rule
def pay(state: DuelState, player: int, coins: int, trade: int, log: Any) -> None:
    """Pay a cost in coins and what is bought; Economy gives the opponent the latter."""
    spend(state, player, coins, CoinCause.COST, log)
    spend(state, player, trade, CoinCause.TRADE, log)
    if state.abilities[1 - player, Ability.TRADE_INCOME]:
        change_coins(state, 1 - player, trade, CoinCause.INCOME, log)
