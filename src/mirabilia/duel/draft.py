"""Rulebook chapter "Wonder selection phase"."""

from typing import Any

from mirabilia.duel import actions
from mirabilia.duel.state import GONE, DuelState
from mirabilia.duel.structure import begin_age
from mirabilia.duel.vocabulary import WONDER_SLOTS, WONDERS_EACH, Decision, Event
from mirabilia.engine.events import emit
from mirabilia.engine.record import Ints, table
from mirabilia.engine.rule import rule

DRAFT_ORDER = table([0, 1, 1, 0, 1, 0, 0, 1])  # 0 the first player, 1 the other


@rule
def begin_draft(state: DuelState) -> None:
    """The first player takes the first wonder of the first four."""
    state.decision = Decision.DRAFT
    state.decider = drafter(state)


@rule
def drafter(state: DuelState) -> int:
    """Who takes the next wonder: first, second twice, first; then the other way round."""
    if DRAFT_ORDER[state.drafted] == 0:
        return state.first_player
    return 1 - state.first_player


@rule
def legal_draft(state: DuelState, found: Ints) -> int:
    """Any wonder still on offer, in the order of the wonders' numbers."""
    count = 0
    previous = GONE
    for _ in range(WONDERS_EACH):
        least = 99
        for offer in range(WONDERS_EACH):
            wonder = state.offered[offer]
            if previous < wonder < least:
                least = wonder
        if least == 99:
            break
        found[count] = actions.DRAFT + least
        count += 1
        previous = least
    return count


@rule
def take_wonder(state: DuelState, player: int, wonder: int, log: Any) -> None:
    """Put a wonder, not yet constructed, before a player."""
    slot = player * WONDERS_EACH
    while state.wonders[slot] != GONE:
        slot += 1
    state.wonders[slot] = wonder
    state.drafted += 1
    emit(log, Event.WONDER_TAKEN, player, wonder, 0)


@rule
def draft_wonder(state: DuelState, player: int, wonder: int, log: Any) -> None:
    """Take one wonder on offer; the last of four goes to its taker without a choice."""
    left = GONE
    on_offer = 0
    for offer in range(WONDERS_EACH):
        if state.offered[offer] == wonder:
            state.offered[offer] = GONE
        elif state.offered[offer] != GONE:
            left = state.offered[offer]
            on_offer += 1
    take_wonder(state, player, wonder, log)
    if on_offer == 1:
        take_wonder(state, drafter(state), left, log)
        for offer in range(WONDERS_EACH):
            state.offered[offer] = state.wonder_deck[offer]
            state.wonder_deck[offer] = GONE
    if state.drafted == WONDER_SLOTS:
        begin_age(state, 1, state.first_player, log)
    else:
        state.decider = drafter(state)
        emit(log, Event.ASKED, state.decider, Decision.DRAFT, 0)
