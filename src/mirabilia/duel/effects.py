"""Rulebook chapters on symbols: what buildings and wonders do when they are constructed."""

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
    WONDER_BUILDS_DISCARDED,
    WONDER_CHOICES,
    WONDER_DESTROYS,
    WONDER_DRAWS_TOKENS,
    WONDER_EXTRA_TURN,
    WONDER_GIVES_COINS,
    WONDER_OPPONENT_LOSES,
    WONDER_SHIELDS,
)
from mirabilia.duel.construction import change_coins
from mirabilia.duel.military import advance_conflict_pawn
from mirabilia.duel.science import draw_library_tokens, gain_symbol
from mirabilia.duel.state import DuelState
from mirabilia.duel.victory import counted
from mirabilia.duel.vocabulary import (
    RESOURCE_COUNT,
    Ability,
    CoinCause,
    Colour,
    Decision,
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
    if CARD_SYMBOL[card] >= 0:
        gain_symbol(state, player, CARD_SYMBOL[card], log)
    shields = CARD_SHIELDS[card]
    if colour == Colour.RED:
        shields += state.abilities[player, Ability.RED_SHIELDS]
    advance_conflict_pawn(state, player, shields, log)


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
    state.counts[player, CARD_COLOUR[card]] -= 1
    for resource in range(RESOURCE_COUNT):
        state.production[player, resource] -= CARD_PRODUCES[card, resource]
    emit(log, Event.CARD_DESTROYED, player, card, 0)


@rule
def apply_wonder(state: DuelState, player: int, wonder: int, log: Any) -> None:
    """All that a wonder does on construction; shields come before a choice."""
    state.choices[player, 0] += WONDER_CHOICES[wonder, 0]
    state.choices[player, 1] += WONDER_CHOICES[wonder, 1]
    change_coins(state, player, WONDER_GIVES_COINS[wonder], CoinCause.EFFECT, log)
    opponent = 1 - player
    lost = min(WONDER_OPPONENT_LOSES[wonder], state.coins[opponent])
    change_coins(state, opponent, -lost, CoinCause.RIVAL_WONDER, log)
    if WONDER_EXTRA_TURN[wonder] or state.abilities[player, Ability.WONDER_TURN]:
        state.extra_turn = 1
    advance_conflict_pawn(state, player, WONDER_SHIELDS[wonder], log)
    if state.victory:
        return
    if WONDER_DESTROYS[wonder] >= 0 and state.counts[opponent, WONDER_DESTROYS[wonder]] > 0:
        if WONDER_DESTROYS[wonder] == Colour.BROWN:
            state.decision = Decision.DESTROY_BROWN
        else:
            state.decision = Decision.DESTROY_GREY
        emit(log, Event.ASKED, player, state.decision, 0)
    elif WONDER_BUILDS_DISCARDED[wonder]:
        if discard_pile(state) > 0:
            state.decision = Decision.MAUSOLEUM
            emit(log, Event.ASKED, player, Decision.MAUSOLEUM, 0)
    elif WONDER_DRAWS_TOKENS[wonder]:
        draw_library_tokens(state, player, log)


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
