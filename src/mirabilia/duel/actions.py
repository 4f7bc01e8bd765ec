"""The action space: every decision of Duel as one whole number.

| numbers | meaning |
| --- | --- |
| 0-19 | construct the building at this position of the structure |
| 20-39 | discard the card at this position for coins |
| 40-199 | construct a wonder: 40 + 20 * slot + position of the card tucked under it |
| 200-213 | take this wonder in the draft |
| 214-226 | take this progress token |
| 227 | take no progress token |
| 228-229 | this player begins the next Age |
| 230-307 | this card: build or use it from the discard pile, destroy it, take it over, copy it |
| 308-355 | activate a slot of the Pantheon: 308 + 8 * slot + offering tokens used, one bit each |
| 356-445 | put a god into the Pantheon: 356 + 6 * god + slot |
| 446-460 | this god: activate it, or put it on top of its deck |
| 461-465 | this mythology: reveal its deck |
| 466-485 | this position of the structure: discard its card, or take its token first |
| 486-504 | this space of the track, from -9 to 9 |
| 505-512 | this wonder slot: destroy, construct or take over its wonder |
| 513-516 | this military token: 513 + 2 * side, + 1 for the one farther from the centre |

Wonder slots 0-3 were filled by the first seat, 4-7 by the second. Numbers from 308 on, and
those of Pantheon's wonders, tokens and cards, occur only with the expansion.
"""

from typing import Final

from mirabilia.duel.vocabulary import (
    CAPITAL,
    GODS,
    MYTHOLOGIES,
    OFFERING_SETS,
    PANTHEON_SLOTS,
    POSITIONS,
    WONDER_SLOTS,
)

BUILD: Final = 0
DISCARD: Final = BUILD + POSITIONS
WONDER: Final = DISCARD + POSITIONS
DRAFT: Final = WONDER + WONDER_SLOTS * POSITIONS
TOKEN: Final = DRAFT + 14
DECLINE: Final = TOKEN + 13
STARTER: Final = DECLINE + 1
CARD: Final = STARTER + 2
ACTIVATE: Final = CARD + 78
PLACE: Final = ACTIVATE + PANTHEON_SLOTS * OFFERING_SETS
GOD: Final = PLACE + GODS * PANTHEON_SLOTS
MYTHOLOGY: Final = GOD + GODS
POSITION: Final = MYTHOLOGY + MYTHOLOGIES
SPACE: Final = POSITION + POSITIONS
SLOT: Final = SPACE + 2 * CAPITAL + 1
MILITARY: Final = SLOT + WONDER_SLOTS
ACTIONS: Final = MILITARY + 4

MOST_LEGAL: Final = 128  # no decision offers more actions than this
