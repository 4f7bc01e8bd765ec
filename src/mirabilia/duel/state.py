"""The record of a Duel game: everything needed to continue it."""

from typing import Annotated

import numpy as np

from mirabilia.duel.components import CARD_COUNT, TOKEN_COUNT
from mirabilia.duel.vocabulary import (
    ABILITIES,
    AGES,
    BOARD_TOKENS,
    CAPITAL,
    CATEGORIES,
    COUNTED_KINDS,
    GODS,
    GODS_EACH,
    MYTHOLOGIES,
    OFFERINGS,
    PANTHEON_SLOTS,
    PLAYERS,
    POSITIONS,
    RESOURCE_COUNT,
    SYMBOLS,
    WONDER_SLOTS,
    WONDERS_EACH,
)
from mirabilia.engine.record import Ints, i8, i64, record_dtype

GONE = -1  # no card, no wonder, nobody
HIDDEN = -2  # in a view: a card that the viewer cannot know
HIDDEN_GUILD = -3  # in a view: the same, with the back of a guild or Grand Temple
HIDDEN_GOD = -2  # in a view: less the number of its mythology, a god in the Pantheon face down
RETURNED = -2  # in `tucked`: the eighth wonder, returned to the box
NOWHERE = 99  # Minerva is not on the track


class DuelState:
    rng: i64  # secret: the random generator

    chains: Annotated[Ints, np.int32, PLAYERS]  # chain symbols of each city, one bit each

    coins: Annotated[Ints, np.int16, PLAYERS]
    points: Annotated[Ints, np.int16, PLAYERS, CATEGORIES]  # the score pad, filled in at the end

    # Options and rulings of this game, see options.py
    first_player_option: i8  # a player, or -1: drawn by lot
    first_game_wonders: i8
    centre_chooses: i8
    may_decline: i8
    pantheon: i8  # 1: the expansion is played
    minerva_on: i8  # 1: the pawn stops on her space, 0: before it
    minerva_apart: i8  # 1: she may not be put on the pawn's space
    zeus_discards: i8  # 1: the token on his card is discarded, 0: taken
    card_first: i8  # 1: cards are turned up before their tokens are taken
    temple_pays: i8  # 1: Urbanism pays for a Grand Temple built by a mythology token
    several_turns: i8  # 1: each wonder of a turn may add another turn
    military_first: i8  # 1: shields of a building before its symbol
    leaves_single: i8  # 1: the only god left in a deck is not placed

    # Course of play
    first_player: i8
    age: i8  # of the structure laid out; 0 before: in the draft without Pantheon
    decision: i8  # what is asked (Decision)
    decider: i8  # of whom
    active: i8  # whose turn it is
    extra_turn: i8  # turns that the active player takes after this one
    played: i8  # position of the card played this turn, GONE for none
    victory: i8  # Victory.NONE while the game goes on
    winner: i8  # -1: nobody yet, or a shared victory

    # Wonders
    offered: Annotated[Ints, np.int8, WONDERS_EACH]  # face up in the draft, GONE when taken
    wonder_deck: Annotated[Ints, np.int8, WONDERS_EACH]  # secret: to be offered in the second round
    drafted: i8  # wonders taken so far
    wonders: Annotated[Ints, np.int8, WONDER_SLOTS]  # drafted: slots 0-3 by the first seat
    wonder_owner: Annotated[Ints, np.int8, WONDER_SLOTS]
    tucked: Annotated[Ints, np.int8, WONDER_SLOTS]  # card under the wonder, GONE while unbuilt

    # The structure and the decks
    decks: Annotated[Ints, np.int8, AGES, POSITIONS]  # secret; GONE once laid out
    structure: Annotated[Ints, np.int8, POSITIONS]  # card, secret while face down; GONE when played
    face_up: Annotated[Ints, np.int8, POSITIONS]
    covered: Annotated[Ints, np.int8, POSITIONS]  # cards still lying on this one
    cards_left: i8
    place: Annotated[Ints, np.int8, CARD_COUNT]  # of each card (Place)

    # The board
    conflict: i8  # pawn: 0 centre, +9 the second player's capital, -9 the first's
    loot: Annotated[Ints, np.int8, PLAYERS, CAPITAL + 1]  # coins to lose per [side, space]
    token_place: Annotated[Ints, np.int8, TOKEN_COUNT]  # of each progress token (TokenPlace)
    board: Annotated[Ints, np.int8, BOARD_TOKENS]  # tokens as laid on the board, GONE when taken

    # Cities
    counts: Annotated[Ints, np.int8, PLAYERS, COUNTED_KINDS]  # cards by colour, wonders, tokens
    production: Annotated[Ints, np.int8, PLAYERS, RESOURCE_COUNT]  # of brown and grey cards
    choices: Annotated[Ints, np.int8, PLAYERS, 2]  # units of any raw material, of any good
    fixed_price: Annotated[Ints, np.int8, PLAYERS, RESOURCE_COUNT]  # 1: bought for 1 coin
    symbols: Annotated[Ints, np.int8, PLAYERS, SYMBOLS]
    abilities: Annotated[Ints, np.int8, PLAYERS, ABILITIES]

    # Pantheon: tokens
    laid_tokens: Annotated[Ints, np.int8, POSITIONS]  # mythology in Age I, offering token in Age II
    mythology_tokens: Annotated[Ints, np.int8, PLAYERS, MYTHOLOGIES]  # how many a city has
    offerings: Annotated[Ints, np.int8, PLAYERS, OFFERINGS]  # 1: the city has this one
    owed_god: i8  # mythology of a token that Zeus took, its god still to be placed

    # Pantheon: gods. Who knows a place is public (one bit each player); the god there is not.
    god_decks: Annotated[Ints, np.int8, MYTHOLOGIES, GODS_EACH]  # secret: from the top, GONE below
    deck_known: Annotated[Ints, np.int8, MYTHOLOGIES, GODS_EACH]
    slots: Annotated[Ints, np.int8, PANTHEON_SLOTS]  # god, secret while face down; GONE for empty
    slot_known: Annotated[Ints, np.int8, PANTHEON_SLOTS]
    god_owner: Annotated[
        Ints, np.int8, GODS + 1
    ]  # who activated a god or the Gate, GONE for nobody
    drawing: i8  # mythology whose gods are drawn to place one
    # These two stay as they are if the game is won in the meantime.
    gate_open: i8  # 1: gods that the Gate revealed still lie open
    theater_open: i8  # mythology whose deck the Divine Theater opened, until it is returned
    chosen_slot: i8  # wonder that Isis is to construct
    savings: Annotated[Ints, np.int8, PLAYERS]  # coins on Astarte
    snake: i8  # green card under the Snake
    minerva: i8  # her space on the track, NOWHERE while she is not there


STATE_DTYPE = record_dtype(DuelState)
