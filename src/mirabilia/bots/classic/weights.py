"""How much each consideration counts in each Age: numbers found by play between versions.

Where nothing else is said they are percentages of what tables.py estimates.
"""

from typing import Final

import numpy as np

from mirabilia.engine.record import Ints, table


def _by_age(first: int, second: int, third: int) -> Ints:
    return table((first, second, third), np.int32)


# Coins, in hundredths of a point
COIN = _by_age(33, 42, 38)  # for each
LIQUIDITY = _by_age(181, 222, 195)  # more for having plenty than for having none

# Resources
DEMAND_NOW = _by_age(21, 89, 34)  # of cards of this Age
DEMAND_LATER = _by_age(122, 92, 0)  # of cards of later Ages
DEMAND_STAGES = _by_age(66, 396, 51)  # of the own wonder
ELSEWHERE_ONCE = _by_age(60, 71, 56)  # of the worth, if one neighbour has the resource
ELSEWHERE_TWICE = _by_age(55, 62, 52)  # if both have
CHEAP = _by_age(102, 69, 40)  # if it is sold at a discount
BESIDE_CHOICE = _by_age(113, 53, 68)  # if the city has a choice of resources
FLEXIBLE = _by_age(153, 38, 48)  # of the lesser of two resources to choose from
WILD = _by_age(39, 87, 45)  # of all resources of a class, for a choice among them
TRADE = _by_age(19, 24, 31)  # of all resources that a discount applies to
CHAIN = _by_age(31, 97, 0)

# Science
SYMBOL_RATE = _by_age(9, 5, 19)  # hundredths of a further symbol for each turn left
SYMBOL_DRIVE = _by_age(13, 63, 12)  # for each green card built
SYMBOL_CONTEST = _by_age(0, 6, 4)  # less for each green card of a neighbour
AT_ONCE = _by_age(-37, 24, 33)  # of the points that a symbol adds now
OUTLOOK = _by_age(97, 76, 67)  # of what symbols may lead to

# Military, by the Age of the conflict
CONFLICT = _by_age(237, 154, 132)  # seen from the same Age
LATER_CONFLICT = (  # seen from an earlier Age
    _by_age(0, 99, 115),
    _by_age(0, 0, 191),
)
SPREAD = _by_age(104, 68, 110)  # of the shields still to come

# Stages and powers, in hundredths of a point
STAGE = _by_age(10, 29, -97)  # for any stage
STAGE_WAIT = _by_age(12, 31, 30)  # less for each turn by which it may still wait
SEVENTH_CARD = _by_age(473, 447, 338)
FREE_BUILDING = _by_age(289, 366, 170)
KEEP_FREE_BUILDING = _by_age(12, 18, 38)  # for each turn left in the Age
COPY_GUILD = _by_age(228, 569, 123)  # besides the best guild that stands
FREE_COLOUR = _by_age(43, 160, 93)  # for each colour that the city lacks
FREE_FIRST = _by_age(247, 296, 0)
FREE_LAST = _by_age(263, 347, 198)
DISCARD_PILE = _by_age(125, 199, 489)
FOLLOWING = _by_age(12, 40, 13)  # percent of the stages that a stage leads to

GROWTH: Final = 124  # of what cards count, until the end

# Points that come early displace growth: this much of them is taken off again.
DEVELOPMENT = _by_age(40, 0, 0)

# Others
RIVALRY = _by_age(83, 80, 73)  # of what rivals gain or lose, shared among them
DENY_BEST = _by_age(34, 36, 54)  # of how much better a card is for the heir than all others
DENY = _by_age(30, 27, 35)  # of how much better it is than the average one
FREE_CITY_TRADE = _by_age(40, 63, 57)  # of what its resources are worth to buyers
FREE_CITY_DENIAL = _by_age(43, 41, 40)  # of what its card is worth to the players
