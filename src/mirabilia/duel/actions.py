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
| 230-307 | this card: build it from the discard pile, or destroy it in the opponent's city |

Wonder slots 0-3 are the first seat's, 4-7 the second's. The ranges leave room for the
wonders, tokens and cards of the Pantheon expansion, so numbers never change.
"""

from typing import Final

from mirabilia.duel.vocabulary import POSITIONS, WONDER_SLOTS

BUILD: Final = 0
DISCARD: Final = BUILD + POSITIONS
WONDER: Final = DISCARD + POSITIONS
DRAFT: Final = WONDER + WONDER_SLOTS * POSITIONS
TOKEN: Final = DRAFT + 14
DECLINE: Final = TOKEN + 13
STARTER: Final = DECLINE + 1
CARD: Final = STARTER + 2
ACTIONS: Final = CARD + 78

MOST_LEGAL: Final = 80  # no decision offers more actions than this
