"""The action space: every decision of 7 Wonders as one whole number.

| numbers | meaning |
| --- | --- |
| 0-9479 | build a card: 120 * card + payment |
| 9480-18959 | build the next stage with a card under it: 9480 + 120 * card + payment |
| 18960-19038 | sell this card for 3 coins |
| 19039-19117 | build this card for nothing, by the power of Olympia A |
| 19118-19196 | build this card from the discard pile |
| 19197 | build none |
| 19198 | two players, holder: take back the choice for the own city |
| 19199-19200 | this side of the board |

A payment is what goes to the left and to the right neighbour: with a sum s, of which r to the
right, s * (s + 1) / 2 + r. Coins to the bank follow from the card.
"""

from typing import Final

from mirabilia.classic.vocabulary import MOST_SPENT
from mirabilia.engine.record import table

CARD_NUMBERS: Final = 79
PAYMENTS: Final = (MOST_SPENT + 1) * (MOST_SPENT + 2) // 2

BUILD: Final = 0
STAGE: Final = BUILD + CARD_NUMBERS * PAYMENTS
SELL: Final = STAGE + CARD_NUMBERS * PAYMENTS
FREE: Final = SELL + CARD_NUMBERS
RECOVER: Final = FREE + CARD_NUMBERS
DECLINE: Final = RECOVER + CARD_NUMBERS
TAKE_BACK: Final = DECLINE + 1
SIDE: Final = TAKE_BACK + 1
ACTIONS: Final = SIDE + 2

MOST_LEGAL: Final = 256  # no decision offers more actions than this

_PAYMENTS = [
    (total - right, right) for total in range(MOST_SPENT + 1) for right in range(total + 1)
]
PAID_LEFT = table(left for left, _ in _PAYMENTS)
PAID_RIGHT = table(right for _, right in _PAYMENTS)
