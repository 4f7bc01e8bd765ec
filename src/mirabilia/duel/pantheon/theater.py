"""Rulebook chapter "Wonders", the Divine Theater: a god activated from a whole deck."""

from typing import Any

from mirabilia.duel import actions
from mirabilia.duel.pantheon.gate import return_enki_tokens
from mirabilia.duel.pantheon.setup import EVERYBODY, reveal_god
from mirabilia.duel.state import GONE, DuelState
from mirabilia.duel.vocabulary import GODS_EACH, MYTHOLOGIES, Decision, Event
from mirabilia.engine.events import emit
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import merged_rule, rule


@merged_rule
def legal_theater_decks(state: DuelState, found: Ints) -> int:
    """Every mythology that still has a deck."""
    count = 0
    for mythology in range(MYTHOLOGIES):
        if state.god_decks[mythology, 0] != GONE:
            found[count] = actions.MYTHOLOGY + mythology
            count += 1
    return count


@merged_rule
def open_theater(state: DuelState, player: int, mythology: int, log: Any) -> None:
    """Reveal a whole deck, for the player to activate one of its gods."""
    state.theater_open = mythology
    for number in range(GODS_EACH):
        god = state.god_decks[mythology, number]
        if god != GONE:
            state.deck_known[mythology, number] = EVERYBODY
            reveal_god(state, god, GONE, log)
    state.decision = Decision.THEATER_GOD
    emit(log, Event.ASKED, player, Decision.THEATER_GOD, 0)


@merged_rule
def legal_theater_gods(state: DuelState, found: Ints) -> int:
    """The gods of the open deck, in the order of their numbers."""
    count = 0
    for god in range(GODS_EACH * state.theater_open, GODS_EACH * (state.theater_open + 1)):
        for number in range(GODS_EACH):
            if state.god_decks[state.theater_open, number] == god:
                found[count] = actions.GOD + god
                count += 1
    return count


@merged_rule
def close_theater(state: DuelState, player: int, log: Any) -> bool:
    """The other gods return to their deck; of two, the player says which goes on top: False."""
    if state.theater_open == GONE:
        return True
    if deck_size(state, state.theater_open) > 1:
        state.decision = Decision.THEATER_ORDER
        emit(log, Event.ASKED, player, Decision.THEATER_ORDER, 0)
        return False
    return_theater_deck(state, player, log)
    return True


@merged_rule
def order_theater_deck(state: DuelState, player: int, top: int, log: Any) -> None:
    """Put two gods back in the chosen order, which only the player knows."""
    deck = state.god_decks[state.theater_open]
    if deck[1] == top:
        deck[1] = deck[0]
        deck[0] = top
    for number in range(2):
        state.deck_known[state.theater_open, number] = 1 << player
    return_theater_deck(state, player, log)


@rule
def return_theater_deck(state: DuelState, player: int, log: Any) -> None:
    """The open deck is a deck again."""
    mythology = state.theater_open
    state.theater_open = GONE
    emit(log, Event.GODS_RETURNED, player, mythology, deck_size(state, mythology))
    if not state.gate_open:
        return_enki_tokens(state, GONE, log)


@rule
def deck_size(state: DuelState, mythology: int) -> int:
    """How many gods a deck holds."""
    count = 0
    for number in range(GODS_EACH):
        if state.god_decks[mythology, number] != GONE:
            count += 1
    return count
