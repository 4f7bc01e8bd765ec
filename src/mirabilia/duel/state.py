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
HIDDEN_GUILD = -3  # in a view: the same, with the back of a guild
RETURNED = -2  # in `tucked`: the eighth wonder, returned to the box


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

    # Course of play
    first_player: i8
    age: i8  # 0 during the draft
    decision: i8  # what is asked (Decision)
    decider: i8  # of whom
    active: i8  # whose turn it is
    extra_turn: i8  # 1: the active player takes another turn after this one
    played: i8  # position of the card played this turn
    victory: i8  # Victory.NONE while the game goes on
    winner: i8  # -1: nobody yet, or a shared victory

    # Wonders
    offered: Annotated[Ints, np.int8, WONDERS_EACH]  # face up in the draft, GONE when taken
    wonder_deck: Annotated[Ints, np.int8, WONDERS_EACH]  # secret: to be offered in the second round
    drafted: i8  # wonders taken so far
    wonders: Annotated[Ints, np.int8, WONDER_SLOTS]  # slots 0-3 the first seat's, 4-7 the other's
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


STATE_DTYPE = record_dtype(DuelState)
