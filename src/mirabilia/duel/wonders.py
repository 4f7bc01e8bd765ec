"""Rulebook chapters "Construct a Wonder", "Seven Wonders" and "Wonders": symbols on them."""

from typing import Any

from mirabilia.duel.components import (
    WONDER_ABILITIES,
    WONDER_ACTIVATES_GOD,
    WONDER_BUILDS_DISCARDED,
    WONDER_CHOICES,
    WONDER_DESTROYS,
    WONDER_DRAWS_TOKENS,
    WONDER_EXTRA_TURN,
    WONDER_GIVES_COINS,
    WONDER_OPPONENT_LOSES,
    WONDER_SHIELDS,
)
from mirabilia.duel.construction import change_coins, lose_coins, pay, wonder_price
from mirabilia.duel.effects import discard_pile
from mirabilia.duel.military import advance_conflict_pawn
from mirabilia.duel.science import draw_library_tokens
from mirabilia.duel.state import GONE, RETURNED, DuelState
from mirabilia.duel.vocabulary import (
    ABILITIES,
    WONDER_LIMIT,
    WONDER_SLOTS,
    Ability,
    CoinCause,
    Colour,
    Decision,
    Event,
    Kind,
    Place,
)
from mirabilia.engine.events import emit
from mirabilia.engine.rule import inlined_rule, merged_rule, rule


@inlined_rule
def is_unbuilt(state: DuelState, slot: int) -> bool:
    """Whether a slot holds a wonder that can still be constructed."""
    return state.tucked[slot] == GONE and state.wonders[slot] != GONE


@rule
def construct_wonder(state: DuelState, player: int, slot: int, card: int, log: Any) -> None:
    """Pay the wonder's cost, not the card's, and tuck the card under it; it gives nothing."""
    trade = wonder_price(state, player, state.wonders[slot])
    emit(log, Event.WONDER_BUILT, player, state.wonders[slot], card)
    pay(state, player, 0, trade, log)
    raise_wonder(state, player, slot, card, log)


@rule
def raise_wonder(state: DuelState, player: int, slot: int, card: int, log: Any) -> None:
    """A wonder stands from now on, and all it does happens."""
    state.place[card] = Place.WONDER
    state.tucked[slot] = card
    state.counts[player, Kind.WONDER] += 1
    if state.counts[0, Kind.WONDER] + state.counts[1, Kind.WONDER] == WONDER_LIMIT:
        return_last_wonder(state, log)
    count_wonder(state, player, state.wonders[slot], 1)
    apply_wonder(state, player, state.wonders[slot], log)


@merged_rule
def return_last_wonder(state: DuelState, log: Any) -> None:
    """Seven wonders, no more: the one not built goes back to the box."""
    for slot in range(WONDER_SLOTS):
        if is_unbuilt(state, slot):
            state.tucked[slot] = RETURNED
            emit(log, Event.WONDER_RETURNED, state.wonder_owner[slot], state.wonders[slot], 0)


@rule
def count_wonder(state: DuelState, player: int, wonder: int, change: int) -> None:
    """A city gains (+1) or loses (-1) what a wonder gives while it stands."""
    state.choices[player, 0] += change * WONDER_CHOICES[wonder, 0]
    state.choices[player, 1] += change * WONDER_CHOICES[wonder, 1]
    for ability in range(ABILITIES):
        state.abilities[player, ability] += change * WONDER_ABILITIES[wonder, ability]


@rule
def apply_wonder(state: DuelState, player: int, wonder: int, log: Any) -> None:
    """All that a wonder does on construction; shields come before a choice."""
    change_coins(state, player, WONDER_GIVES_COINS[wonder], CoinCause.EFFECT, log)
    opponent = 1 - player
    lose_coins(state, opponent, WONDER_OPPONENT_LOSES[wonder], CoinCause.RIVAL_WONDER, log)
    if WONDER_EXTRA_TURN[wonder] or state.abilities[player, Ability.WONDER_TURN]:
        state.extra_turn = state.extra_turn + 1 if state.several_turns else 1
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
    elif WONDER_ACTIVATES_GOD[wonder]:  # at least seven gods never leave their decks
        state.decision = Decision.THEATER_DECK
        emit(log, Event.ASKED, player, Decision.THEATER_DECK, 0)


@merged_rule
def destroy_wonder(state: DuelState, slot: int, log: Any) -> None:
    """The card under a wonder is discarded; what the wonder gave at once is kept."""
    owner = state.wonder_owner[slot]
    card = state.tucked[slot]
    state.place[card] = Place.DISCARD
    state.tucked[slot] = GONE
    state.counts[owner, Kind.WONDER] -= 1
    count_wonder(state, owner, state.wonders[slot], -1)
    emit(log, Event.WONDER_DESTROYED, owner, state.wonders[slot], card)
