"""How much each consideration counts in each Age: numbers found by play between versions.

Where nothing else is said they are percentages of what tables.py estimates.
"""

from typing import Final

import numpy as np

from mirabilia.engine.record import Ints, table


def _by_age(first: int, second: int, third: int) -> Ints:
    return table((first, second, third), np.int32)


# Coins, in hundredths of a point
COIN = _by_age(63, 51, 38)  # for each
LIQUIDITY = _by_age(233, 181, 79)  # more for having plenty than for having none

# Resources
DEMAND_NOW = _by_age(41, 73, 40)  # of cards of this Age
DEMAND_LATER = _by_age(186, 70, 0)  # of cards of later Ages
DEMAND_STAGES = _by_age(90, 285, 47)  # of the own wonder
ELSEWHERE_ONCE = _by_age(70, 93, 47)  # of the worth, if one neighbour has the resource
ELSEWHERE_TWICE = _by_age(70, 85, 45)  # if both have
CHEAP = _by_age(101, 73, 59)  # if it is sold at a discount
BESIDE_CHOICE = _by_age(128, 51, 71)  # if the city has a choice of resources
FLEXIBLE = _by_age(141, 39, 40)  # of the lesser of two resources to choose from
WILD = _by_age(42, 90, 43)  # of all resources of a class, for a choice among them
TRADE = _by_age(21, 16, 26)  # of all resources that a discount applies to
CHAIN = _by_age(47, 78, 0)

# Science
SYMBOL_RATE = _by_age(10, 8, 17)  # hundredths of a further symbol for each turn left
SYMBOL_DRIVE = _by_age(10, 33, 9)  # for each green card built
SYMBOL_CONTEST = _by_age(1, 1, 4)  # less for each green card of a neighbour
OUTLOOK = _by_age(159, 79, 70)  # of what symbols may lead to

# Military, by the Age of the conflict
CONFLICT = _by_age(321, 187, 125)  # seen from the same Age
LATER_CONFLICT = _by_age(0, 151, 233)  # seen from an earlier Age
SPREAD = _by_age(79, 59, 114)  # of the shields still to come

# Stages and powers, in hundredths of a point
STAGE = _by_age(-13, -19, -97)  # for any stage
STAGE_WAIT = _by_age(15, 13, 16)  # less for each turn by which it may still wait
SEVENTH_CARD = _by_age(690, 499, 327)
FREE_BUILDING = _by_age(513, 313, 151)
KEEP_FREE_BUILDING = _by_age(33, 24, 39)  # for each turn left in the Age
COPY_GUILD = _by_age(367, 486, 101)  # besides the best guild that stands
FREE_COLOUR = _by_age(96, 112, 69)  # for each colour that the city lacks
FREE_FIRST = _by_age(354, 246, 0)
FREE_LAST = _by_age(472, 353, 186)
DISCARD_PILE = _by_age(280, 351, 471)
FOLLOWING = _by_age(22, 30, 19)  # percent of the stages that a stage leads to

GROWTH: Final = 114  # of what cards count, until the end

# Others
RIVALRY = _by_age(75, 72, 75)  # of what rivals gain or lose, shared among them
DENY_BEST = _by_age(43, 39, 51)  # of how much better a card is for the heir than all others
DENY = _by_age(32, 25, 38)  # of how much better it is than the average one
FREE_CITY_TRADE = _by_age(33, 54, 56)  # of what its resources are worth to buyers
FREE_CITY_DENIAL = _by_age(42, 35, 42)  # of what its card is worth to the players
