"""Rulebook chapters "Activating a card of the Pantheon" and "Offering tokens".

Activation is the fourth action, from Age II on.
"""

from typing import Any

from mirabilia.duel import actions
from mirabilia.duel.construction import funds, spend
from mirabilia.duel.pantheon.components import (
    GOD_PRICE_FACTOR,
    OFFERING_SET_VALUES,
    SLOT_PRICES,
)
from mirabilia.duel.pantheon.gate import open_gate
from mirabilia.duel.pantheon.gods import activate_god
from mirabilia.duel.state import GONE, DuelState
from mirabilia.duel.structure import awakened
from mirabilia.duel.vocabulary import (
    GATE,
    OFFERING_SETS,
    OFFERINGS,
    PANTHEON_SLOTS,
    Ability,
    CoinCause,
    Event,
)
from mirabilia.engine.events import emit
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import merged_rule, rule


@rule
def activation_price(state: DuelState, player: int, slot: int, offerings: int) -> int:
    """Coins to activate the card in a slot, some offering tokens being used.

    The Gate's price is doubled first; then the Sanctuary and the tokens lower it.
    """
    price = SLOT_PRICES[player, slot] * GOD_PRICE_FACTOR[state.slots[slot]]
    price -= state.abilities[player, Ability.PANTHEON_DISCOUNT] + OFFERING_SET_VALUES[offerings]
    return max(0, price)


@merged_rule
def owned_offerings(state: DuelState, player: int) -> int:
    """The offering tokens of a player, one bit each."""
    owned = 0
    for offering in range(OFFERINGS):
        owned |= state.offerings[player, offering] << offering
    return owned


@rule
def legal_activations(state: DuelState, player: int, found: Ints, count: int) -> int:
    """Add every slot that can be paid, with any offering tokens, to the `count` actions found."""
    if not awakened(state):
        return count
    coins = funds(state, player)
    owned = owned_offerings(state, player)
    for slot in range(PANTHEON_SLOTS):
        if state.slots[slot] == GONE:
            continue
        for offerings in range(owned + 1):
            if offerings & ~owned:
                continue
            if activation_price(state, player, slot, offerings) <= coins:
                found[count] = actions.ACTIVATE + OFFERING_SETS * slot + offerings
                count += 1
    return count


@rule
def activate(state: DuelState, player: int, choice: int, log: Any) -> None:
    """Pay for the card in a slot, with coins and offering tokens, take it and apply it."""
    slot = choice // OFFERING_SETS
    offerings = choice % OFFERING_SETS
    god = state.slots[slot]
    price = activation_price(state, player, slot, offerings)
    emit(log, Event.ACTIVATED, player, god, price)
    for offering in range(OFFERINGS):
        if offerings >> offering & 1:
            state.offerings[player, offering] = 0
            emit(log, Event.OFFERING_SPENT, player, offering, 0)
    spend(state, player, price, CoinCause.ACTIVATION, log)
    state.played = GONE
    state.slots[slot] = GONE
    state.slot_known[slot] = 0
    if god == GATE:
        state.god_owner[GATE] = player
        open_gate(state, player, log)
    else:
        activate_god(state, player, god, log)
