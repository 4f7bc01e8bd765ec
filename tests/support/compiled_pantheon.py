"""What must hold of gods and of the tokens of Pantheon; see `compiled_invariants`."""

from typing import Any

import numpy as np

from mirabilia.duel.state import GONE, NOWHERE
from mirabilia.duel.vocabulary import Colour, Decision, Place
from mirabilia.engine.rule import uncached_rule
from support.broken import Broken
from support.compiled_table import GATE, mid_turn
from support.printed_tables import ASTARTE, COLOUR, MARKED, MINERVA, NISABA, ZEUS


@uncached_rule
def check_sacred_tokens(state: Any) -> int:
    """Mythology and offering tokens: on marked cards of their Age, in a city, or gone."""
    offered = np.zeros(3, np.int64)
    of_mythology = np.zeros(5, np.int64)
    for position in range(20):
        token = state.laid_tokens[position]
        if token == GONE:
            continue
        if not MARKED[state.age, position] or state.structure[position] == GONE:
            return Broken.LAID_TOKEN
        if not 0 <= token < (5 if state.age == 1 else 3):
            return Broken.LAID_TOKEN
        if state.covered[position] == 0 and not mid_turn(state.decision) and not state.victory:
            return Broken.LAID_TOKEN
        if state.age == 1:
            of_mythology[token] += 1
        else:
            offered[token] += 1
    tokens = 0
    for mythology in range(5):
        for player in range(2):
            if state.mythology_tokens[player, mythology] < 0:
                return Broken.MYTHOLOGY_TOKENS
            of_mythology[mythology] += state.mythology_tokens[player, mythology]
        if of_mythology[mythology] > 2:
            return Broken.MYTHOLOGY_TOKENS
        tokens += of_mythology[mythology]
    least = 4 if state.zeus_discards and state.god_owner[ZEUS] != GONE else 5
    if not least <= tokens <= 5:
        return Broken.MYTHOLOGY_TOKENS
    for offering in range(3):
        for player in range(2):
            if not 0 <= state.offerings[player, offering] <= 1:
                return Broken.OFFERING_TOKENS
            offered[offering] += state.offerings[player, offering]
        if offered[offering] > 1 or (offered[offering] and state.age == 1):
            return Broken.OFFERING_TOKENS
    return Broken.NOTHING


@uncached_rule
def check_gods(state: Any) -> int:
    """Every god, and the Gate, in one place; who knows a place is told only of occupied ones."""
    places = np.zeros(16, np.int64)
    for mythology in range(5):
        ended = False
        for number in range(3):
            god = state.god_decks[mythology, number]
            known = state.deck_known[mythology, number]
            if god == GONE:
                ended = True
                if known:
                    return Broken.KNOWLEDGE
                continue
            if ended:
                return Broken.GAP_IN_A_DECK
            if god // 3 != mythology:
                return Broken.GOD_OF_ANOTHER_DECK
            if not 0 <= known <= 3:
                return Broken.KNOWLEDGE
            places[god] += 1
    in_slots = 0
    for slot in range(6):
        god = state.slots[slot]
        known = state.slot_known[slot]
        if god == GONE:
            if known:
                return Broken.KNOWLEDGE
            continue
        if not 0 <= god <= GATE:
            return Broken.GOD_IN_ONE_PLACE
        if known != 3 and (state.age > 1 or not 1 <= known <= 2):
            return Broken.KNOWLEDGE
        places[god] += 1
        in_slots += 1
    for god in range(16):
        if not -1 <= state.god_owner[god] <= 1:
            return Broken.GOD_IN_ONE_PLACE
        places[god] += state.god_owner[god] != GONE
        if places[god] != (1 if god < GATE or state.age > 1 else 0):
            return Broken.GOD_IN_ONE_PLACE
    taken = 0
    for player in range(2):
        for mythology in range(5):
            taken += state.mythology_tokens[player, mythology]
    if in_slots > taken + (state.age > 1):
        return Broken.GODS_IN_SLOTS
    return Broken.NOTHING


@uncached_rule
def check_open_things(state: Any) -> int:
    """What a turn leaves open belongs to the decision asked, and is closed when a turn begins."""
    decision = state.decision
    if (state.drawing != GONE) != (decision == Decision.PLACE_GOD):
        return Broken.OPEN_THINGS
    if decision == Decision.PLACE_GOD:
        empty = 0
        for slot in range(6):
            empty += state.slots[slot] == GONE
        if empty == 0 or state.god_decks[state.drawing, 0] == GONE or state.age != 1:
            return Broken.OPEN_THINGS
        for number in range(2):
            known = state.deck_known[state.drawing, number]
            drawn = state.god_decks[state.drawing, number] != GONE
            if (known >> state.decider & 1) != drawn:
                return Broken.KNOWLEDGE
    if (state.chosen_slot != GONE) != (decision == Decision.ISIS_CARD):
        return Broken.OPEN_THINGS
    if decision == Decision.THEATER_GOD or decision == Decision.THEATER_ORDER:
        if state.theater_open == GONE:
            return Broken.OPEN_THINGS
        for number in range(3):
            occupied = state.god_decks[state.theater_open, number] != GONE
            if state.deck_known[state.theater_open, number] != (3 if occupied else 0):
                return Broken.KNOWLEDGE
    if decision == Decision.GATE:
        if not state.gate_open:
            return Broken.OPEN_THINGS
        for mythology in range(5):
            occupied = state.god_decks[mythology, 0] != GONE
            if state.deck_known[mythology, 0] != (3 if occupied else 0):
                return Broken.KNOWLEDGE
    if state.gate_open and state.god_owner[GATE] != state.active:
        return Broken.OPEN_THINGS
    if decision == Decision.TOKEN_ORDER and state.age != 1:
        return Broken.OPEN_THINGS
    closed = state.gate_open == 0 and state.theater_open == GONE and state.owed_god == GONE
    if not mid_turn(decision) and not state.victory and not closed:
        return Broken.OPEN_THINGS
    if state.owed_god != GONE and state.victory == 0 and state.god_owner[ZEUS] == GONE:
        return Broken.OPEN_THINGS
    return Broken.NOTHING


@uncached_rule
def check_works_of_gods(state: Any) -> int:
    """Coins on Astarte, the Snake, Minerva: each only by the god that brings it."""
    for player in range(2):
        if not 0 <= state.savings[player] <= 7:
            return Broken.SAVINGS
        if state.savings[player] and state.god_owner[ASTARTE] != player:
            return Broken.SAVINGS
    if state.snake != GONE:
        owner = state.god_owner[NISABA]
        if owner == GONE or COLOUR[state.snake] != Colour.GREEN:
            return Broken.SNAKE
        if state.place[state.snake] != Place.CITY_FIRST + 1 - owner:
            return Broken.SNAKE
    if state.minerva != NOWHERE and (
        not -9 <= state.minerva <= 9 or state.god_owner[MINERVA] == GONE
    ):
        return Broken.MINERVA
    return Broken.NOTHING


@uncached_rule
def check_base_game(state: Any) -> int:
    """Without the expansion nothing of it is there."""
    idle = state.minerva == NOWHERE and state.snake == GONE and state.owed_god == GONE
    idle &= state.drawing == GONE and state.theater_open == GONE and state.gate_open == 0
    idle &= state.chosen_slot == GONE
    for god in range(16):
        idle &= state.god_owner[god] == GONE
    for slot in range(6):
        idle &= state.slots[slot] == GONE and state.slot_known[slot] == 0
    for mythology in range(5):
        for number in range(3):
            idle &= state.god_decks[mythology, number] == GONE
            idle &= state.deck_known[mythology, number] == 0
    for position in range(20):
        idle &= state.laid_tokens[position] == GONE
    for player in range(2):
        idle &= state.savings[player] == 0
        for mythology in range(5):
            idle &= state.mythology_tokens[player, mythology] == 0
        for offering in range(3):
            idle &= state.offerings[player, offering] == 0
    return Broken.NOTHING if idle else Broken.BASE_GAME_WITH_PANTHEON
