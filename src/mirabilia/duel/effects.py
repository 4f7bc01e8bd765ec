"""Rulebook chapters on symbols: what buildings do when they are constructed."""

from typing import Any

from mirabilia.duel import actions
from mirabilia.duel.components import (
    CARD_CHAIN_GIVES,
    CARD_CHOICES,
    CARD_COINS_PER,
    CARD_COLOUR,
    CARD_COUNT,
    CARD_FIXED_PRICES,
    CARD_GIVES_COINS,
    CARD_PRODUCES,
    CARD_SHIELDS,
    CARD_SYMBOL,
)
from mirabilia.duel.construction import change_coins
from mirabilia.duel.military import advance_conflict_pawn
from mirabilia.duel.science import gain_symbol
from mirabilia.duel.state import DuelState
from mirabilia.duel.victory import counted
from mirabilia.duel.vocabulary import (
    RESOURCE_COUNT,
    Ability,
    CoinCause,
    Colour,
    Event,
    Place,
)
from mirabilia.engine.events import emit
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import inlined_rule, rule


@rule
def add_building(state: DuelState, player: int, card: int, log: Any) -> None:
    """A building joins a city, and all it does on construction happens."""
    colour = CARD_COLOUR[card]
    state.place[card] = Place.CITY_FIRST + player
    state.counts[player, colour] += 1
    state.chains[player] |= CARD_CHAIN_GIVES[card]
    for resource in range(RESOURCE_COUNT):
        state.production[player, resource] += CARD_PRODUCES[card, resource]
        state.fixed_price[player, resource] |= CARD_FIXED_PRICES[card, resource]
    state.choices[player, 0] += CARD_CHOICES[card, 0]
    state.choices[player, 1] += CARD_CHOICES[card, 1]
    change_coins(state, player, building_coins(state, player, card), CoinCause.EFFECT, log)
    shields = CARD_SHIELDS[card]
    if colour == Colour.RED:
        shields += state.abilities[player, Ability.RED_SHIELDS]
    symbol = CARD_SYMBOL[card]
    if symbol >= 0 and not state.military_first:
        gain_symbol(state, player, symbol, log)
    if not state.victory:
        advance_conflict_pawn(state, player, shields, log)
    if symbol >= 0 and state.military_first and not state.victory:
        gain_symbol(state, player, symbol, log)


@inlined_rule
def building_coins(state: DuelState, player: int, card: int) -> int:
    """Coins from the bank at the moment of construction, the new building included."""
    coins = CARD_GIVES_COINS[card]
    if CARD_COINS_PER[card, 0]:
        coins += CARD_COINS_PER[card, 0] * counted(
            state, player, CARD_COINS_PER[card, 1], CARD_COINS_PER[card, 2]
        )
    return coins


@rule
def remove_building(state: DuelState, player: int, card: int, log: Any) -> None:
    """A brown or grey building leaves a city for the discard pile."""
    state.place[card] = Place.DISCARD
    count_producer(state, player, card, -1)
    emit(log, Event.CARD_DESTROYED, player, card, 0)


@rule
def count_producer(state: DuelState, player: int, card: int, change: int) -> None:
    """A brown or grey building joins a city (+1) or leaves it (-1)."""
    state.counts[player, CARD_COLOUR[card]] += change
    for resource in range(RESOURCE_COUNT):
        state.production[player, resource] += change * CARD_PRODUCES[card, resource]


@rule
def discard_pile(state: DuelState) -> int:
    """How many cards have been discarded and not been built since."""
    count = 0
    for card in range(CARD_COUNT):
        if state.place[card] == Place.DISCARD:
            count += 1
    return count


@rule
def legal_cards(state: DuelState, place: int, colour: int, found: Ints) -> int:
    """The cards at a place, of one colour or of any (-1)."""
    count = 0
    for card in range(CARD_COUNT):
        if state.place[card] == place and (colour < 0 or CARD_COLOUR[card] == colour):
            found[count] = actions.CARD + card
            count += 1
    return count
