"""The words of 7 Wonders as numbers: what the record stores and the rules compare."""

from enum import IntEnum
from typing import Final

MOST_PLAYERS: Final = 7
FEWEST_CITIES: Final = 3  # two players play with the Free City as a third
FREE_CITY: Final = 2  # its number, beside the two players' cities 0 and 1
AGES: Final = 3
HAND: Final = 7  # cards dealt to each player
LAST_TURN: Final = 6  # of an Age: the seventh card is not played
SEVENTH: Final = 7  # the turn of Babylon's seventh card, and of the cards left over
DECK: Final = HAND * MOST_PLAYERS
MOST_IN_HAND: Final = HAND + 1  # two players: with the card drawn for the Free City
MOST_STAGES: Final = 4
BOARDS: Final = 7
SIDES: Final = 2
EDITIONS: Final = 2
STARTING_COINS: Final = 3
SALE_COINS: Final = 3
UNIT_PRICE: Final = 2  # coins for a resource of a neighbour
COINS_PER_POINT: Final = 3
GUILDS_BESIDE_PLAYERS: Final = 2  # as many guilds more than players
SET_POINTS: Final = 7  # for three different scientific symbols
DEFEAT_POINTS: Final = -1

RESOURCES: Final = ("wood", "stone", "clay", "ore", "glass", "loom", "papyrus")
RESOURCE_LETTERS: Final = "WSCOGLP"
RESOURCE_COUNT: Final = 7
RAW: Final = 4  # resources 0-3 are raw materials, the rest manufactured goods
GOODS: Final = 3
RAW_SETS: Final = 1 << RAW
GOODS_SETS: Final = 1 << GOODS
RESOURCE_SETS: Final = RAW_SETS + GOODS_SETS  # sets of raw materials, then sets of goods
MOST_UNITS: Final = 7  # that any card or stage costs
MOST_SPENT: Final = MOST_UNITS * UNIT_PRICE


class Edition(IntEnum):
    FIRST = 0
    SECOND = 1


class Colour(IntEnum):
    BROWN = 0
    GREY = 1
    BLUE = 2
    YELLOW = 3
    RED = 4
    GREEN = 5
    PURPLE = 6


class Kind(IntEnum):
    """What effects count in a city. The colours keep their numbers."""

    BROWN = 0
    GREY = 1
    BLUE = 2
    YELLOW = 3
    RED = 4
    GREEN = 5
    PURPLE = 6
    STAGE = 7  # built ones
    DEFEAT = 8  # tokens
    WONDER_COMPLETE = 9  # 1 or 0


COUNTED_KINDS: Final = 9  # the kinds that the record counts; the last follows from them


class Symbol(IntEnum):
    COMPASS = 0
    GEAR = 1
    TABLET = 2
    ANY = 3  # chosen when points are counted


SYMBOLS: Final = 4


class Discount(IntEnum):
    """Resources that a city buys for 1 coin."""

    RAW_LEFT = 0
    RAW_RIGHT = 1
    GOODS = 2  # from both neighbours


DISCOUNTS: Final = 3


class Power(IntEnum):
    """Lasting powers of wonder stages, one bit each."""

    SEVENTH_CARD = 1  # plays the last card of an Age as well
    FREE_BUILDING = 2  # one building an Age for nothing
    COPY_GUILD = 4  # scores a neighbour's guild as well
    FREE_COLOUR = 8  # the first building of each colour for nothing
    FREE_FIRST = 16  # a building on the first turn of an Age for nothing
    FREE_LAST = 32  # a building on the sixth turn of an Age for nothing


class Use(IntEnum):
    """What became of a card that a city played in a turn."""

    NONE = 0  # the turn is still to come
    BUILT = 1
    STAGE = 2  # face down under the board: it marks a stage
    SOLD = 3  # face down on the discard pile, for coins
    LEFT_OVER = 4  # face down on the discard pile at the end of an Age
    RECOVERED = 5  # built from the discard pile by Halikarnassos


class Phase(IntEnum):
    """What is to be decided."""

    OVER = 0
    SIDES = 1  # each player chooses a side of the board
    TURN = 2  # each player chooses a card and what to do with it
    SEVENTH = 3  # Babylon plays its last card
    DISCARD = 4  # Halikarnassos builds a card of the discard pile


class Category(IntEnum):
    """Rows of the score pad."""

    MILITARY = 0
    COINS = 1
    WONDER = 2
    CIVILIAN = 3
    SCIENCE = 4
    COMMERCE = 5
    GUILDS = 6


CATEGORIES: Final = 7


class CoinCause(IntEnum):
    """Why coins came or went. Trade with a neighbour is an event of its own."""

    COST = 0
    SALE = 1
    CARD = 2
    STAGE = 3


class Event(IntEnum):
    """What the rules report: kind, city, subject, amount."""

    COMMITTED = 1  # a player has chosen; what, nobody is told
    TAKEN_BACK = 2  # the choice for a city is open again
    SIDE_CHOSEN = 3  # side
    AGE_BEGUN = 4  # age; the city is nobody
    TURN_BEGUN = 5  # turn; the city is the holder of the Free City card, or nobody
    CARD_BUILT = 6  # card, coins paid in all
    CHAINED = 7  # card, the building that made it free
    FREE_BY_POWER = 8  # card, the power
    STAGE_BUILT = 9  # stage, coins paid in all
    CARD_SOLD = 10
    BOUGHT = 11  # the neighbour, coins
    COINS = 12  # cause, coins gained or lost
    CARD_LEFT_OVER = 13
    ASKED = 14  # phase, for which city; the city is the deciding player's
    CARD_RECOVERED = 15  # card
    NOTHING_TO_RECOVER = 16
    DECLINED = 17
    VICTORY = 18  # over this neighbour, points
    DEFEAT = 19  # by this neighbour
    GAME_OVER = 20  # the only winner, or nobody
