"""What things of Duel are worth, in hundredths of a point, and shares in per cent.

First guesses, improved by self-play: many games between the judgement with all weights a little
changed and with all changed the other way. Tables by Age begin with Age I.
"""

import numpy as np

from mirabilia.engine.record import Ints, table


def _weights(*values: int) -> Ints:
    return table(values, np.int32)


# The end
VICTORY = 20_000  # to win at once
DEFEAT = 8_000  # to leave the opponent a victory at once

# Coins
COIN = 33
NEEDED_COIN = _weights(62, 43, 25)  # by Age: further worth of each of the first coins
NEEDED_COINS = 15

# Production
BUILT_SHARE = 31  # per cent of the cards to come that a player builds
WONDER_SHARE = 250  # for each unbuilt wonder that lacks the resource, in hundredths of a use
SAVED_COIN = 58  # worth of a coin that need not be spent later
PRESSURE = 41  # per cent of a coin that the opponent must spend more
CHOICE_RELIEF = 100  # per cent by which each choice source lessens the need of more
RAW_CHOICE = 78  # per cent of the sum over the three raw materials
GOODS_CHOICE = 51  # per cent of the sum over both goods
CHAIN_UNIT = 44  # for each resource or coin that a later card will not cost

# Science
NEW_SYMBOL = _weights(23, 41, 110, 205, 420)  # by how many different ones the city has
PAIR_HOPE = 75  # the twin of a new symbol may still come
LATE_SCIENCE = 25  # per cent of a new symbol's worth that is left when no card is

# Military, by spaces from the centre
STANDING = _weights(0, 37, 310, 440, 735, 935, 1250, 1590, 1895)

# What others can have
DENIED = 61  # per cent of what a card is worth to the opponent
BEYOND_REACH = 40  # per cent of it if they cannot pay for it now
MOST_BEYOND_REACH = 405  # then at most
REPLY = 29  # per cent by which the best card for the opponent becomes a worse one
OPENED = 68  # per cent of what a card turned over to the opponent is worth
UNKNOWN_CARD = _weights(165, 70, 91)  # by Age: turned over to the opponent face down
WASTED = 49  # per cent of what a card would be worth to us that serves for something else

# Wonders
EXTRA_TURN = 115
WONDER_NOW = _weights(-620, -68, 61)  # by Age: a wonder now rather than later
LAST_WONDER = 86  # per cent of the opponent's wonder that can no longer be built
DESTROYED = 39  # per cent of what a destroyed producer was worth to the opponent

# Progress tokens, by Age
WONDER_DISCOUNT = 145  # for each wonder to build
BLUE_DISCOUNT = _weights(225, 285, 115)
RED_SHIELDS = _weights(535, 325, 125)
CHAIN_COINS = _weights(180, 275, 140)
TRADE_INCOME = _weights(535, 375, 93)
WONDER_TURN = 215  # for each wonder to build that grants none itself
SIEGE = _weights(175, 110, 50)
ENGINEERING = _weights(250, 290, 170)
PANTHEON_DISCOUNT = _weights(340, 265, 92)
TOKEN_DENIED = 19  # per cent of what a token is worth to the opponent

# The draft, in the order of the wonders: what self-play made of them, drawn closer together
DRAFT = _weights(1045, 900, 795, 880, 940, 1110, 700, 1170, 825, 980, 915, 1250, 775, 850)

# The next Age
BEGINNING = 55  # per cent of the best card on offer

# Pantheon
MYTHOLOGY_TOKEN = 58  # uncovered, the first of a mythology
SAME_MYTHOLOGY = 125
OFFERING_COIN = 95  # for each coin of an uncovered offering token
SPENT_OFFERING = 28  # for each coin that a spent offering token could save later
PASSED = 10  # no card is taken in this turn
SAVED_ON_ASTARTE = 110  # for each coin laid on her
GATE_GOD = 630  # the best god on top of the decks
TYPICAL_GOD = _weights(575, 195, 280, 615, 665, 860, 1010, 455, 310, 330, 385, 455, 460, 225, 180)
"""Enki, Ishtar, Nisaba; Astarte, Baal, Tanit; Aphrodite, Hades, Zeus; Anubis, Isis, Ra; Mars,
Minerva, Neptune: before it is known how the game will stand."""
SLOT_COIN = 125  # for each coin of a slot's price
PLACED = 33  # per cent of a placed god, to either player
STRIKE = 220  # Zeus
STRUCK = 51  # per cent of what a struck card was worth to the opponent more than to us
UNBUILT = 31  # per cent of a wonder that falls
AGAIN = 63  # per cent of what a wonder does when it is constructed once more
TAKEN = 54  # per cent of a wonder taken over, to both players
MINERVA = 160
GUARD = 225  # Minerva on the space next to the pawn, on our side
GUARD_GAP = 54  # less for each space farther away
NEPTUNE = 81
NEPTUNE_GUARD = 12  # for each coin of a military token that no longer threatens us
