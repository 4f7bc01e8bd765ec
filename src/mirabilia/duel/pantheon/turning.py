"""Rulebook chapters "Turning cards" and "Mythology tokens": the end of a turn with Pantheon."""

from typing import Any

from mirabilia.duel import actions
from mirabilia.duel.components import MYTHOLOGY_CHAIN
from mirabilia.duel.pantheon.gate import close_gate
from mirabilia.duel.pantheon.theater import close_theater
from mirabilia.duel.state import GONE, DuelState
from mirabilia.duel.structure import is_accessible, turn_up
from mirabilia.duel.vocabulary import PANTHEON_SLOTS, POSITIONS, Decision, Event
from mirabilia.engine.events import emit
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import inlined_rule, merged_rule, rule


@rule
def close_turn(state: DuelState, log: Any) -> bool:
    """Finish what the turn has left open; False while something is still to be chosen.

    Gods shown by the Divine Theater or the Gate return to their decks, then a token that Zeus
    took gives its god, then uncovered cards give their tokens and are turned up.
    """
    player = state.active
    if not close_theater(state, player, log):
        return False
    close_gate(state, player, log)
    if draw_gods(state, player, log):
        return False
    if state.card_first:
        turn_up_uncovered(state, log)
    if not take_uncovered_tokens(state, player, log):
        return False
    turn_up_uncovered(state, log)
    return True


@merged_rule
def turn_up_uncovered(state: DuelState, log: Any) -> None:
    """Turn up every face-down card that nothing covers any more."""
    for position in range(POSITIONS):
        if is_accessible(state, position) and not state.face_up[position]:
            turn_up(state, position, log)


@inlined_rule
def shows_token(state: DuelState, position: int) -> bool:
    """Whether an uncovered card carries a token."""
    return state.laid_tokens[position] != GONE and is_accessible(state, position)


@merged_rule
def take_uncovered_tokens(state: DuelState, player: int, log: Any) -> bool:
    """Take the tokens of uncovered cards one after the other; False while a god is chosen.

    If different mythologies are uncovered at once, the player says which comes first.
    """
    while True:
        first = GONE
        for position in range(POSITIONS):
            if not shows_token(state, position):
                continue
            if first == GONE:
                first = position
            elif state.age == 1 and state.laid_tokens[position] != state.laid_tokens[first]:
                state.decision = Decision.TOKEN_ORDER
                emit(log, Event.ASKED, player, Decision.TOKEN_ORDER, 0)
                return False
        if first == GONE:
            return True
        take_laid_token(state, player, first, log)
        if draw_gods(state, player, log):
            return False


@merged_rule
def legal_token_order(state: DuelState, found: Ints) -> int:
    """The positions of uncovered mythology tokens."""
    count = 0
    for position in range(POSITIONS):
        if shows_token(state, position):
            found[count] = actions.POSITION + position
            count += 1
    return count


@rule
def take_laid_token(state: DuelState, player: int, position: int, log: Any) -> None:
    """Put the token on a card before a player, whom a mythology token owes a god."""
    token = state.laid_tokens[position]
    state.laid_tokens[position] = GONE
    if state.age > 1:
        state.offerings[player, token] = 1
        emit(log, Event.OFFERING_TOKEN, player, token, position)
    else:
        state.mythology_tokens[player, token] += 1
        state.chains[player] |= MYTHOLOGY_CHAIN[token]
        state.owed_god = token
        emit(log, Event.MYTHOLOGY_TOKEN, player, token, position)


@rule
def draw_gods(state: DuelState, player: int, log: Any) -> bool:
    """For a token just taken, look at the two top gods of its deck, or at the only one.

    False if no god is to be placed.
    """
    mythology = state.owed_god
    state.owed_god = GONE
    if mythology == GONE:
        return False
    deck = state.god_decks[mythology]
    if deck[0] == GONE or (deck[1] == GONE and state.leaves_single):
        return False
    drawn = 0
    for number in range(2):
        if deck[number] != GONE:
            state.deck_known[mythology, number] |= 1 << player
            drawn += 1
    state.drawing = mythology
    state.decision = Decision.PLACE_GOD
    emit(log, Event.GODS_DRAWN, player, mythology, drawn)
    emit(log, Event.ASKED, player, Decision.PLACE_GOD, 0)
    return True


@merged_rule
def legal_placements(state: DuelState, found: Ints) -> int:
    """Either of the drawn gods in any empty slot."""
    first = state.god_decks[state.drawing, 0]
    second = state.god_decks[state.drawing, 1]
    count = 0
    for way in range(2):
        god = min(first, second) if way == 0 else max(first, second)
        if god == GONE:
            continue
        for slot in range(PANTHEON_SLOTS):
            if state.slots[slot] == GONE:
                found[count] = actions.PLACE + PANTHEON_SLOTS * god + slot
                count += 1
    return count


@merged_rule
def place_god(state: DuelState, player: int, god: int, slot: int, log: Any) -> None:
    """One god goes face down to a slot, the other on top of its deck.

    The opponent cannot tell which is which; a god that was alone stays as known as it was.
    """
    mythology = state.drawing
    deck = state.god_decks[mythology]
    known = state.deck_known[mythology]
    state.drawing = GONE
    state.slots[slot] = god
    if deck[1] == GONE:
        state.slot_known[slot] = known[0]
        known[0] = 0
        deck[0] = GONE
    else:
        state.slot_known[slot] = 1 << player
        known[0] = 1 << player
        if deck[0] == god:
            deck[0] = deck[1]
        deck[1] = deck[2]
        known[1] = known[2]
        deck[2] = GONE
        known[2] = 0
    emit(log, Event.GOD_PLACED, player, mythology, slot)
