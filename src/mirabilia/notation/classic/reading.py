"""Reading action documents: the names and numbers in them."""

from collections.abc import Mapping
from typing import Any

from mirabilia.classic.actions import PAYMENTS
from mirabilia.classic.vocabulary import MOST_SPENT
from mirabilia.notation.action_documents import ActionError


def is_number(value: Any) -> bool:
    """Whether a value is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def payment_number(document: Mapping[str, Any]) -> int:
    """The number of the payment to the two neighbours; what is left out is no coin."""
    paid = []
    for side in ("left", "right"):
        coins = document.get(side, 0)
        if not is_number(coins) or not 0 <= coins <= MOST_SPENT:
            raise ActionError(
                f"{side}: {coins!r} is no number of coins; allowed are 0 to {MOST_SPENT}"
            )
        paid.append(coins)
    left, right = paid
    total = left + right
    number = total * (total + 1) // 2 + right
    if number >= PAYMENTS:
        raise ActionError(
            f"left, right: {left} and {right} coins are more than the {MOST_SPENT}"
            " that any construction takes"
        )
    return int(number)
