"""What must hold of cards, wonders, tokens and cities; see `compiled_invariants`."""

from typing import Any

import numpy as np

from mirabilia.duel.state import GONE, RETURNED
from mirabilia.duel.vocabulary import Decision, Kind, Place, TokenPlace
from mirabilia.engine.rule import uncached_rule
from support.broken import Broken
from support.printed_tables import (
    ANUBIS,
    BASE_TOKENS,
    BASE_WONDERS,
    CHAIN_BIT,
    CHOOSES,
    COLOUR,
    COVERED_BY,
    DECK,
    DECK_SIZES,
    ENKI,
    FACE_UP,
    FREE_BY_CARD,
    FREE_BY_TOKEN,
    ISHTAR,
    LAW,
    LOOT,
    NISABA,
    ONE_COIN,
    PRODUCES,
    RA,
    SYMBOL,
    TOKEN_GIVES,
    TOKEN_POINTS,
    WONDER_CHOOSES,
    WONDER_GIVES,
    WONDER_POINTS,
)

CARDS = len(DECK)
TOKENS = len(TOKEN_POINTS)
WONDERS = len(WONDER_POINTS)
GATE = 15


@uncached_rule
def mid_turn(decision: int) -> bool:
    """Whether a decision is asked in the middle of a turn."""
    return (
        decision != Decision.NONE
        and decision != Decision.DRAFT
        and decision != Decision.TURN
        and decision != Decision.STARTER
    )


@uncached_rule
def check_cards(state: Any) -> int:
    """Every card is in one place, and `place` says where."""
    lying = np.zeros(CARDS, np.int64)  # how often a card lies somewhere
    shown = np.zeros(CARDS, np.int64)
    tucked = np.zeros(CARDS, np.int64)
    for position in range(20):
        card = state.structure[position]
        if card == GONE:
            continue
        lying[card] += 1
        shown[card] = state.face_up[position]
        if min(DECK[card], 3) != state.age:
            return Broken.CARD_OF_ANOTHER_AGE
    for age in range(3):
        for position in range(20):
            card = state.decks[age, position]
            if (card == GONE) != (age < state.age):
                return Broken.CARD_AND_ITS_PLACE
            if card != GONE:
                lying[card] += 1
                if min(DECK[card], 3) != age + 1:
                    return Broken.CARD_OF_ANOTHER_AGE
    for slot in range(8):
        if state.tucked[slot] >= 0:
            lying[state.tucked[slot]] += 1
            tucked[state.tucked[slot]] = 1
    boxed = np.zeros(6, np.int64)
    for card in range(CARDS):
        place = state.place[card]
        if place == Place.CITY_FIRST or place == Place.CITY_SECOND or place == Place.DISCARD:
            if lying[card]:
                return Broken.CARD_IN_ONE_PLACE
            continue
        if lying[card] > 1:
            return Broken.CARD_IN_ONE_PLACE
        if (place == Place.WONDER) != (tucked[card] == 1):
            return Broken.CARD_AND_ITS_PLACE
        if (place == Place.STRUCTURE) != (shown[card] == 1):
            return Broken.CARD_AND_ITS_PLACE
        if place == Place.UNSEEN and not lying[card]:
            boxed[DECK[card]] += 1
    guilds, temples = (DECK_SIZES[4], 2) if state.pantheon else (4, DECK_SIZES[5])
    for age in range(1, 4):
        if boxed[age] != 3:
            return Broken.BOX_OF_CARDS
    if boxed[4] != guilds or boxed[5] != temples:
        return Broken.BOX_OF_CARDS
    return Broken.NOTHING


@uncached_rule
def check_progress_tokens(state: Any) -> int:
    """Every progress token is in one place; those drawn or on Enki are there for a reason."""
    for token in range(TOKENS):
        place = state.token_place[token]
        on_board = 0
        for space in range(5):
            on_board += state.board[space] == token
        if on_board != (place == TokenPlace.BOARD):
            return Broken.TOKEN_ON_THE_BOARD
        out = not state.pantheon and token >= BASE_TOKENS
        if (place == TokenPlace.OUT) != out or not 0 <= place <= TokenPlace.OUT:
            return Broken.TOKEN_OUT_OF_THE_GAME
    drawn = 0
    on_enki = 0
    for token in range(TOKENS):
        drawn += state.token_place[token] == TokenPlace.DRAWN
        on_enki += state.token_place[token] == TokenPlace.ENKI
    if drawn != (3 if state.decision == Decision.LIBRARY else 0):
        return Broken.TOKENS_DRAWN
    lies_open = state.decision == Decision.ENKI
    for slot in range(6):
        lies_open |= state.age > 1 and state.slots[slot] == ENKI
    lies_open |= state.decision == Decision.GATE and state.god_decks[0, 0] == ENKI
    for number in range(3):
        if state.decision == Decision.THEATER_GOD and state.theater_open == 0:
            lies_open |= state.god_decks[0, number] == ENKI
    if lies_open and on_enki != 2:
        return Broken.TOKENS_ON_ENKI
    closed = state.gate_open == 0 and state.theater_open == GONE
    if not lies_open and closed and on_enki:
        return Broken.TOKENS_ON_ENKI
    return Broken.NOTHING if on_enki == 0 or on_enki == 2 else Broken.TOKENS_ON_ENKI


@uncached_rule
def check_wonders(state: Any) -> int:
    """Eight wonders, each in one place; after the draft four a player's, but for Ra's."""
    seen = np.zeros(WONDERS, np.int64)
    everywhere = 0
    owned = 0
    for number in range(16):
        if number < 8:
            wonder = state.wonders[number]
        elif number < 12:
            wonder = state.offered[number - 8]
        else:
            wonder = state.wonder_deck[number - 12]
        if wonder == GONE:
            continue
        if not 0 <= wonder < (WONDERS if state.pantheon else BASE_WONDERS) or seen[wonder]:
            return Broken.WONDER_IN_ONE_PLACE
        seen[wonder] = 1
        everywhere += 1
        owned += number < 8
    if everywhere != 8 or owned != state.drafted:
        return Broken.WONDER_IN_ONE_PLACE
    if (owned == 8) != (state.decision != Decision.DRAFT):
        return Broken.WONDERS_OF_A_PLAYER
    stolen = 0
    standing = 0
    returned = 0
    for slot in range(8):
        owner = state.wonder_owner[slot]
        if owner != slot // 4:
            stolen += 1
            if owner != state.god_owner[RA]:
                return Broken.WONDERS_OF_A_PLAYER
        standing += state.tucked[slot] >= 0
        returned += state.tucked[slot] == RETURNED
        if state.tucked[slot] != GONE and state.wonders[slot] == GONE:
            return Broken.WONDER_IN_ONE_PLACE
    if stolen > 1:
        return Broken.WONDERS_OF_A_PLAYER
    if standing > 7 or returned > 1:
        return Broken.SEVEN_WONDERS
    if standing == 7 and not returned:
        return Broken.SEVEN_WONDERS
    if returned and standing < 7 and (standing < 6 or state.god_owner[ANUBIS] == GONE):
        return Broken.SEVEN_WONDERS
    return Broken.NOTHING


@uncached_rule
def check_structure(state: Any) -> int:
    """Coverings and faces follow from the layout and the cards that are left."""
    left = 0
    for position in range(20):
        left += state.structure[position] != GONE
        covering = 0
        for way in range(2):
            above = COVERED_BY[state.age, position, way]
            if above >= 0 and state.structure[above] != GONE:
                covering += 1
        if state.covered[position] != (covering if state.age else 0):
            return Broken.CARDS_COVERED
        if state.structure[position] == GONE:
            if state.face_up[position] or state.laid_tokens[position] != GONE:
                return Broken.FACE_OF_A_CARD
            continue
        if FACE_UP[state.age, position] or covering:
            if state.face_up[position] != FACE_UP[state.age, position]:
                return Broken.FACE_OF_A_CARD
        elif not state.face_up[position] and not mid_turn(state.decision) and not state.victory:
            return Broken.FACE_OF_A_CARD
    if left != state.cards_left or (left == 0 and state.decision == Decision.TURN):
        return Broken.CARDS_LEFT
    return Broken.NOTHING


@uncached_rule
def check_track(state: Any) -> int:
    """The pawn is on the track, and no military token lies behind it."""
    if not -9 <= state.conflict <= 9:
        return Broken.PAWN
    for side in range(2):
        direction = 2 * side - 1
        for space in range(10):
            coins = state.loot[side, space]
            if coins and (coins != LOOT[space] or state.conflict * direction >= space):
                return Broken.MILITARY_TOKENS
    return Broken.NOTHING


@uncached_rule
def check_cities(state: Any) -> int:
    """The fields of a city are what a count of its cards, wonders, tokens and gods gives."""
    for player in range(2):
        counts = np.zeros(10, np.int64)
        made = np.zeros(5, np.int64)
        fixed = np.zeros(5, np.int64)
        choices = np.zeros(2, np.int64)
        symbols = np.zeros(7, np.int64)
        abilities = np.zeros(TOKEN_GIVES.shape[1], np.int64)
        for card in range(CARDS):
            if state.place[card] != Place.CITY_FIRST + player:
                continue
            counts[COLOUR[card]] += 1
            made += PRODUCES[card]
            fixed |= ONE_COIN[card]
            choices += CHOOSES[card]
            if SYMBOL[card] >= 0:
                symbols[SYMBOL[card]] += 1
        for slot in range(8):
            if state.wonder_owner[slot] == player and state.tucked[slot] >= 0:
                counts[Kind.WONDER] += 1
                choices += WONDER_CHOOSES[state.wonders[slot]]
                abilities += WONDER_GIVES[state.wonders[slot]]
        for token in range(TOKENS):
            if state.token_place[token] == TokenPlace.CITY_FIRST + player:
                counts[Kind.PROGRESS] += 1
                abilities += TOKEN_GIVES[token]
                symbols[6] += token == LAW
        symbols[6] += state.god_owner[ISHTAR] == player
        if state.snake != GONE and state.god_owner[NISABA] == player:
            symbols[SYMBOL[state.snake]] += 1
        for kind in range(10):
            if state.counts[player, kind] != counts[kind]:
                return Broken.COUNTS
        for resource in range(5):
            if state.production[player, resource] != made[resource]:
                return Broken.PRODUCTION
            if state.fixed_price[player, resource] != fixed[resource]:
                return Broken.PRODUCTION
        if state.choices[player, 0] != choices[0] or state.choices[player, 1] != choices[1]:
            return Broken.PRODUCTION
        for symbol in range(7):
            if state.symbols[player, symbol] != symbols[symbol]:
                return Broken.SYMBOLS
        for ability in range(len(abilities)):
            if state.abilities[player, ability] != abilities[ability]:
                return Broken.ABILITIES
        bits = 0
        for card in range(CARDS):
            free = False
            if FREE_BY_CARD[card] >= 0:
                free = state.place[FREE_BY_CARD[card]] == Place.CITY_FIRST + player
            if FREE_BY_TOKEN[card] >= 0:
                free = state.mythology_tokens[player, FREE_BY_TOKEN[card]] > 0
            if free:
                bits |= CHAIN_BIT[card]
        if state.chains[player] != bits:
            return Broken.CHAINS
    return Broken.NOTHING
