"""The record of a game of 7 Wonders: everything needed to continue it.

Arrays per city have seven rows; with two players the third is the Free City's. The left
neighbour of a city is the next one, so a hand that is passed to the left goes to the next seat.
"""

from typing import Annotated

import numpy as np

from mirabilia.classic.components import CARD_COUNT
from mirabilia.classic.vocabulary import (
    AGES,
    CATEGORIES,
    COUNTED_KINDS,
    DECK,
    DISCOUNTS,
    MOST_IN_HAND,
    MOST_PLAYERS,
    RESOURCE_SETS,
    SEVENTH,
    SYMBOLS,
)
from mirabilia.engine.record import Ints, i8, i64, record_dtype

GONE = -1  # no card, no city, no choice yet
HIDDEN = -2  # in a view: a card that the viewer cannot know, or a choice that has been made
WORKSPACE = 160  # entries, enough for every rule that needs a list
LOT = -1  # a board or a side: dealt at random
CHOICE = -2  # a side: chosen by the player


class ClassicState:
    rng: i64  # secret: the random generator

    coins: Annotated[Ints, np.int16, MOST_PLAYERS]
    points: Annotated[Ints, np.int16, MOST_PLAYERS, CATEGORIES]  # the score pad, at the end
    commitments: Annotated[Ints, np.int16, MOST_PLAYERS]  # secret: chosen actions, GONE for none
    workspace: Annotated[Ints, np.int16, WORKSPACE]  # for one rule at a time, zero between

    # Options of this game, see options.py
    players: i8
    edition: i8
    board_option: Annotated[Ints, np.int8, MOST_PLAYERS]  # a board, or LOT
    side_option: Annotated[Ints, np.int8, MOST_PLAYERS]  # a side, LOT or CHOICE

    # Course of play
    cities: i8  # players, or with two of them 3
    phase: i8  # what is asked (Phase)
    decider: i8  # of whom, where it is asked of one player alone
    acting: i8  # which city is decided for then
    awaited: i8  # choices still to be made, where it is asked of several
    age: i8
    turn: i8  # of the Age: 1 to 6
    holder: i8  # two players: who plays the Free City
    recovering: i8  # city that builds from the discard pile at the end of this turn, or GONE
    winners: i8  # who has won, one bit each player
    copied: i8  # guild that Olympia copied, when points are counted

    # Cities
    boards: Annotated[Ints, np.int8, MOST_PLAYERS]
    sides: Annotated[Ints, np.int8, MOST_PLAYERS]  # among all sides; GONE until chosen
    counts: Annotated[Ints, np.int8, MOST_PLAYERS, COUNTED_KINDS]  # cards, stages, defeat tokens
    victories: Annotated[Ints, np.int8, MOST_PLAYERS, AGES]  # tokens of each Age
    shields: Annotated[Ints, np.int8, MOST_PLAYERS]
    symbols: Annotated[Ints, np.int8, MOST_PLAYERS, SYMBOLS]
    discounts: Annotated[Ints, np.int8, MOST_PLAYERS, DISCOUNTS]  # 1: bought for 1 coin
    choices: Annotated[Ints, np.int8, MOST_PLAYERS, 2]  # own units of any raw material, any good
    supplies: Annotated[Ints, np.int8, MOST_PLAYERS, RESOURCE_SETS]  # see trade.py
    powers: Annotated[Ints, np.int8, MOST_PLAYERS]  # one bit each (Power)
    power_used: Annotated[Ints, np.int8, MOST_PLAYERS]  # 1: the free building of this Age
    built: Annotated[Ints, np.int8, MOST_PLAYERS, CARD_COUNT]  # 1: stands in the city

    # Cards
    decks: Annotated[Ints, np.int8, AGES, DECK]  # secret until dealt: seven cards a hand
    hands: Annotated[Ints, np.int8, MOST_PLAYERS, MOST_IN_HAND]  # secret, ascending; GONE after
    hand_size: Annotated[Ints, np.int8, MOST_PLAYERS]

    # What each city did with a card, per [age - 1, turn - 1, city]; a seventh turn for the cards
    # left over. What it did is public; a card face down is not.
    uses: Annotated[Ints, np.int8, AGES, SEVENTH, MOST_PLAYERS]  # (Use)
    played: Annotated[Ints, np.int8, AGES, SEVENTH, MOST_PLAYERS]  # the card, GONE for none
    seen: Annotated[Ints, np.int8, AGES, SEVENTH, MOST_PLAYERS]  # on the discard pile, by whom


STATE_DTYPE = record_dtype(ClassicState)
