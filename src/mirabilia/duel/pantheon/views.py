"""What a player may know of the gods.

A player who drew two gods knows which one he placed and which one he put back; the opponent
knows neither. Each deck has three gods, so a single unknown one is known after all.
"""

from mirabilia.duel.state import GONE, HIDDEN, HIDDEN_GOD, DuelState
from mirabilia.duel.vocabulary import GATE, GODS_EACH, MYTHOLOGIES, PANTHEON_SLOTS
from mirabilia.engine.random import draw
from mirabilia.engine.rule import inlined_rule, rule


@inlined_rule
def slot_mythology(god: int) -> int:
    """The mythology of what a slot shows, face up or down; GONE if empty or the Gate."""
    if god <= HIDDEN_GOD:
        return HIDDEN_GOD - god
    return god // GODS_EACH if 0 <= god < GATE else GONE


@rule
def hides_god(state: DuelState, viewer: int, mythology: int, slot: int) -> bool:
    """Whether a slot holds a god of the mythology that the viewer has not seen."""
    seen = state.slot_known[slot] >> viewer & 1
    return slot_mythology(state.slots[slot]) == mythology and not seen


@rule
def hides_card(state: DuelState, viewer: int, mythology: int, number: int) -> bool:
    """Whether a place of a deck holds a god that the viewer has not seen."""
    seen = state.deck_known[mythology, number] >> viewer & 1
    return state.god_decks[mythology, number] != GONE and not seen


@rule
def unknown_gods(state: DuelState, viewer: int, mythology: int) -> int:
    """How many places hold a god of a mythology that the viewer has not seen."""
    count = 0
    for slot in range(PANTHEON_SLOTS):
        if hides_god(state, viewer, mythology, slot):
            count += 1
    for number in range(GODS_EACH):
        if hides_card(state, viewer, mythology, number):
            count += 1
    return count


@rule
def conceal_gods(state: DuelState, viewer: int) -> None:
    """Remove the gods that the viewer cannot know."""
    for mythology in range(MYTHOLOGIES):
        if unknown_gods(state, viewer, mythology) < 2:
            continue
        for slot in range(PANTHEON_SLOTS):
            if hides_god(state, viewer, mythology, slot):
                state.slots[slot] = HIDDEN_GOD - mythology
        for number in range(GODS_EACH):
            if hides_card(state, viewer, mythology, number):
                state.god_decks[mythology, number] = HIDDEN


@rule
def deal_hidden_gods(state: DuelState) -> None:
    """Put gods that could be there wherever a view hides one."""
    for slot in range(PANTHEON_SLOTS):
        if state.slots[slot] <= HIDDEN_GOD:
            state.slots[slot] = unseen_god(state, HIDDEN_GOD - state.slots[slot])
    for mythology in range(MYTHOLOGIES):
        for number in range(GODS_EACH):
            if state.god_decks[mythology, number] == HIDDEN:
                state.god_decks[mythology, number] = unseen_god(state, mythology)


@rule
def unseen_god(state: DuelState, mythology: int) -> int:
    """A random god of a mythology that is nowhere yet."""
    while True:
        god = GODS_EACH * mythology + draw(state, GODS_EACH)
        if not is_somewhere(state, god):
            return god


@rule
def is_somewhere(state: DuelState, god: int) -> bool:
    """Whether a god is before a player, or seen in a slot or a deck."""
    if state.god_owner[god] != GONE:
        return True
    for slot in range(PANTHEON_SLOTS):
        if state.slots[slot] == god:
            return True
    for number in range(GODS_EACH):
        if state.god_decks[god // GODS_EACH, number] == god:
            return True
    return False
