"""Rulebook chapter "Setup": what Pantheon adds to each Age."""

from typing import Any

from mirabilia.duel.components import LAYOUT_TOKEN
from mirabilia.duel.pantheon.components import GOD_TOKENS, MYTHOLOGY_TOKENS
from mirabilia.duel.science import draw_tokens, tokens_at
from mirabilia.duel.state import GONE, NOWHERE, DuelState
from mirabilia.duel.structure import lay_out
from mirabilia.duel.vocabulary import (
    AGE_OF_GODS,
    GATE,
    GODS_EACH,
    MYTHOLOGIES,
    OFFERINGS,
    PANTHEON_SLOTS,
    POSITIONS,
    Event,
    Place,
    TokenPlace,
)
from mirabilia.engine.events import emit
from mirabilia.engine.random import draw, shuffle
from mirabilia.engine.rule import merged_rule, rule

EVERYBODY = 3  # a bit for each player: both know a place


@merged_rule
def clear_pantheon(state: DuelState) -> None:
    """No token lies anywhere, no god is in play."""
    state.laid_tokens[:] = GONE
    state.owed_god = GONE
    state.god_decks[:] = GONE
    state.slots[:] = GONE
    state.god_owner[:] = GONE
    state.drawing = GONE
    state.theater_open = GONE
    state.chosen_slot = GONE
    state.snake = GONE
    state.minerva = NOWHERE


@merged_rule
def prepare_pantheon(state: DuelState) -> None:
    """Age I with five mythology tokens, before the draft; a deck of gods for each mythology."""
    tokens = state.place  # scratch: the tokens to shuffle
    for token in range(len(MYTHOLOGY_TOKENS)):
        tokens[token] = MYTHOLOGY_TOKENS[token]
    shuffle(state, tokens, len(MYTHOLOGY_TOKENS))
    laid = 0
    for position in range(POSITIONS):
        if LAYOUT_TOKEN[0, position]:
            state.laid_tokens[position] = tokens[laid]
            laid += 1
    state.place[:] = Place.UNSEEN
    for mythology in range(MYTHOLOGIES):
        for number in range(GODS_EACH):
            state.god_decks[mythology, number] = GODS_EACH * mythology + number
        shuffle(state, state.god_decks[mythology], GODS_EACH)
    lay_out(state, 1)


@merged_rule
def prepare_age(state: DuelState, log: Any) -> None:
    """In Age II the Gate joins the gods, they are turned up, and offering tokens are laid out."""
    if state.age == AGE_OF_GODS:
        place_gate(state, log)
        for slot in range(PANTHEON_SLOTS):
            if state.slots[slot] != GONE and state.slots[slot] != GATE:
                state.slot_known[slot] = EVERYBODY
                reveal_god(state, state.slots[slot], slot, log)
        lay_offering_tokens(state)


@merged_rule
def place_gate(state: DuelState, log: Any) -> None:
    """The Gate goes to the free slot; of several, chance decides."""
    free = 0
    for slot in range(PANTHEON_SLOTS):
        free += state.slots[slot] == GONE
    number = draw(state, free) if free > 1 else 0
    for slot in range(PANTHEON_SLOTS):
        if state.slots[slot] == GONE:
            if number == 0:
                state.slots[slot] = GATE
                state.slot_known[slot] = EVERYBODY
                emit(log, Event.GATE_PLACED, GONE, 0, slot)
                return
            number -= 1


@rule
def reveal_god(state: DuelState, god: int, slot: int, log: Any) -> None:
    """Turn a god face up, in a slot or on its deck (GONE); progress tokens are laid on Enki."""
    emit(log, Event.GOD_REVEALED, GONE, god, slot)
    if GOD_TOKENS[god] and tokens_at(state, TokenPlace.ENKI) == 0:
        draw_tokens(state, GONE, GOD_TOKENS[god], TokenPlace.ENKI, Event.ENKI_TOKEN, log)


@merged_rule
def lay_offering_tokens(state: DuelState) -> None:
    """The offering tokens lie on the marked cards, in random order."""
    tokens = state.laid_tokens  # the first places are free: scratch for the tokens to shuffle
    for token in range(OFFERINGS):
        tokens[token] = token
    shuffle(state, tokens, OFFERINGS)
    laid = 0
    for position in range(POSITIONS):
        if LAYOUT_TOKEN[AGE_OF_GODS - 1, position]:
            tokens[position] = tokens[laid]
            laid += 1
    for token in range(OFFERINGS):
        tokens[token] = GONE
