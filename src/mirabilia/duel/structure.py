"""Rulebook chapters "Structure" and "Layouts": the cards on the table of an Age."""

from typing import Any

from mirabilia.duel.components import LAYOUT_COVERED_BY, LAYOUT_COVERS, LAYOUT_FACE_UP
from mirabilia.duel.state import GONE, DuelState
from mirabilia.duel.vocabulary import AGE_OF_GODS, POSITIONS, Decision, Event, Place
from mirabilia.engine.events import emit
from mirabilia.engine.rule import inlined_rule, rule


@rule
def lay_out(state: DuelState, age: int) -> None:
    """Lay out the deck of an Age by its scheme, some cards face up, some face down."""
    state.age = age
    state.cards_left = POSITIONS
    for position in range(POSITIONS):
        card = state.decks[age - 1, position]
        state.decks[age - 1, position] = GONE
        state.structure[position] = card
        state.face_up[position] = LAYOUT_FACE_UP[age - 1, position]
        state.covered[position] = LAYOUT_COVERED_BY[age - 1, position]
        if state.face_up[position]:
            state.place[card] = Place.STRUCTURE


@rule
def begin_age(state: DuelState, age: int, player: int, log: Any) -> None:
    """Let a player begin an Age, laid out already or now."""
    if state.age != age:
        lay_out(state, age)
    emit(log, Event.AGE_BEGUN, player, age, 0)
    begin_turn(state, player, log)


@inlined_rule
def begin_turn(state: DuelState, player: int, log: Any) -> None:
    """Ask a player for an action."""
    state.active = player
    state.decider = player
    state.decision = Decision.TURN
    emit(log, Event.ASKED, player, Decision.TURN, awakened(state))


@inlined_rule
def awakened(state: DuelState) -> bool:
    """Whether the gods of the Pantheon may be activated."""
    return state.pantheon != 0 and state.age >= AGE_OF_GODS


@inlined_rule
def is_accessible(state: DuelState, position: int) -> bool:
    """A card is accessible when no other card lies on it."""
    return state.structure[position] != GONE and state.covered[position] == 0


@inlined_rule
def take_card(state: DuelState, position: int) -> int:
    """Take an accessible card out of the structure, to play it."""
    state.played = position
    return remove_card(state, position)


@inlined_rule
def remove_card(state: DuelState, position: int) -> int:
    """A card leaves the structure and covers nothing any more."""
    card = state.structure[position]
    state.structure[position] = GONE
    state.face_up[position] = 0
    state.cards_left -= 1
    for way in range(2):
        below = LAYOUT_COVERS[state.age - 1, position, way]
        if below != GONE:
            state.covered[below] -= 1
    return card


@inlined_rule
def reveal(state: DuelState, log: Any) -> None:
    """Turn up the face-down cards that the card just played had covered to the last."""
    for way in range(2):
        below = LAYOUT_COVERS[state.age - 1, state.played, way]
        if below != GONE and state.covered[below] == 0 and not state.face_up[below]:
            turn_up(state, below, log)


@rule
def turn_up(state: DuelState, position: int, log: Any) -> None:
    """Turn a card of the structure face up."""
    card = state.structure[position]
    state.face_up[position] = 1
    state.place[card] = Place.STRUCTURE
    emit(log, Event.CARD_REVEALED, GONE, card, position)
