"""Rulebook chapter "Gate": a god activated from the top of a deck."""

from typing import Any

from mirabilia.duel import actions
from mirabilia.duel.components import TOKEN_COUNT
from mirabilia.duel.pantheon.components import GOD_TOKENS
from mirabilia.duel.pantheon.setup import EVERYBODY, reveal_god
from mirabilia.duel.state import GONE, DuelState
from mirabilia.duel.vocabulary import (
    GATE,
    GODS_EACH,
    MYTHOLOGIES,
    PANTHEON_SLOTS,
    Decision,
    Event,
    TokenPlace,
)
from mirabilia.engine.events import emit
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import merged_rule, rule


@merged_rule
def open_gate(state: DuelState, player: int, log: Any) -> None:
    """Reveal the top god of every deck, for the player to activate one."""
    for mythology in range(MYTHOLOGIES):
        god = state.god_decks[mythology, 0]
        if god != GONE:
            state.deck_known[mythology, 0] = EVERYBODY
            reveal_god(state, god, GONE, log)
    state.gate_open = 1
    state.decision = Decision.GATE
    emit(log, Event.ASKED, player, Decision.GATE, 0)


@merged_rule
def legal_gate(state: DuelState, found: Ints) -> int:
    """The gods on top of the decks."""
    count = 0
    for mythology in range(MYTHOLOGIES):
        if state.god_decks[mythology, 0] != GONE:
            found[count] = actions.GOD + state.god_decks[mythology, 0]
            count += 1
    return count


@merged_rule
def remove_god(state: DuelState, god: int) -> None:
    """A god leaves its deck; those below move up."""
    deck = state.god_decks[god // GODS_EACH]
    known = state.deck_known[god // GODS_EACH]
    place = 0
    for number in range(GODS_EACH):
        if deck[number] != god:
            deck[place] = deck[number]
            known[place] = known[number]
            place += 1
    deck[GODS_EACH - 1] = GONE
    known[GODS_EACH - 1] = 0


@merged_rule
def close_gate(state: DuelState, player: int, log: Any) -> None:
    """The gods not chosen return to the tops of their decks."""
    if state.gate_open:
        state.gate_open = 0
        emit(log, Event.GODS_RETURNED, player, GONE, 0)
        return_enki_tokens(state, GONE, log)


@rule
def return_enki_tokens(state: DuelState, kept: int, log: Any) -> None:
    """Progress tokens on Enki but the one kept go back to the box, unless he is in a slot."""
    for slot in range(PANTHEON_SLOTS):
        god = state.slots[slot]
        if 0 <= god < GATE and GOD_TOKENS[god]:
            return
    for token in range(TOKEN_COUNT):
        if state.token_place[token] == TokenPlace.ENKI and token != kept:
            state.token_place[token] = TokenPlace.BOX
            emit(log, Event.TOKEN_RETURNED, GONE, token, 0)
