"""What a construction costs, by trying everything: slow, and plain enough to believe.

Knows nothing of the package. Resources are letters: W wood, S stone, C clay, G glass, P papyrus.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations, product


def least_price(
    cost: str,
    *,
    produces: str = "",
    choices: Iterable[str] = (),
    waived: int = 0,
    coins: int = 0,
    instead: int | None = None,
    unit_prices: Mapping[str, int],
) -> int:
    """The fewest coins that pay for a cost.

    cost: resources needed, a letter for each unit. produces: units the city makes, likewise.
    choices: for each source with a choice the letters it chooses from, one unit of one of them.
    waived: how many units the player may leave out. coins: the part of the cost that is coins.
    instead: coins that a player may pay instead of the whole cost, None if that is not possible.
    unit_prices: what the bank asks for one unit of each resource.
    """
    prices = [] if instead is None else [instead]
    for chosen in product(*choices):
        available = Counter(produces) + Counter(chosen)
        for left_out in combinations(range(len(cost)), min(waived, len(cost))):
            needed = Counter(letter for unit, letter in enumerate(cost) if unit not in left_out)
            bought = needed - available
            prices.append(coins + sum(unit_prices[letter] * n for letter, n in bought.items()))
    return min(prices)


def unit_prices(*, rival_produces: str, one_coin: str) -> dict[str, int]:
    """The bank's price of each resource: 2 and 1 more per unit the rival makes, or 1 if fixed."""
    return {
        letter: 1 if letter in one_coin else 2 + rival_produces.count(letter) for letter in "WSCGP"
    }
