"""Reading action documents: the names and numbers in them."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from mirabilia.classic.actions import PAYMENTS
from mirabilia.classic.components import CARD_BY_NAME
from mirabilia.classic.vocabulary import MOST_SPENT


class ActionError(ValueError):
    """A document that means no action that can be taken now."""


def card_number(document: Mapping[str, Any]) -> int:
    """The number of the card that a document names."""
    named = document["card"]
    if isinstance(named, str) and named in CARD_BY_NAME:
        return CARD_BY_NAME[named].id
    close = get_close_matches(named.title(), CARD_BY_NAME) if isinstance(named, str) else []
    hint = f"; closest are {', '.join(close)}" if close else ""
    raise ActionError(f"card: there is no card {named!r}{hint}")


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
