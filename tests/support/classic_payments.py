"""How a city can pay, by trying everything: slow, and plain enough to believe.

Knows nothing of the package. A unit is a text of the letters it can be: "W" is a unit of wood,
"WS" is one of wood or stone. W wood, S stone, C clay, O ore, G glass, L loom, P papyrus.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

RAW = "WSCO"
USUAL_PRICE = 2
CHEAP_PRICE = 1


class Bought(NamedTuple):
    """How many units of a cost come from whom; the others are the city's own."""

    raw_left: int = 0
    raw_right: int = 0
    goods_left: int = 0
    goods_right: int = 0

    def more(self, whose: str, letter: str) -> "Bought":
        """With one unit more."""
        if whose == "own":
            return self
        kind = f"{'raw' if letter in RAW else 'goods'}_{whose}"
        return self._replace(**{kind: getattr(self, kind) + 1})


def purchases(
    cost: str, own: Sequence[str], left: Sequence[str], right: Sequence[str]
) -> frozenset[Bought]:
    """What every way to serve a cost buys: each unit of it by one unit, none of them twice."""

    @cache
    def ways(number: int, rest: tuple[tuple[str, str], ...]) -> frozenset[Bought]:
        if number == len(cost):
            return frozenset({Bought()})
        letter = cost[number]
        found = set()
        for whose, unit in dict.fromkeys(rest):  # equal units are as good as one another
            if letter in unit:
                place = rest.index((whose, unit))
                others = ways(number + 1, rest[:place] + rest[place + 1 :])
                found |= {bought.more(whose, letter) for bought in others}
        return frozenset(found)

    stock = [("own", unit) for unit in own]
    stock += [("left", unit) for unit in left]
    stock += [("right", unit) for unit in right]
    asked = {unit: "".join(letter for letter in unit if letter in cost) for _, unit in stock}
    useful = [(whose, asked[unit]) for whose, unit in stock if asked[unit]]
    return ways(0, tuple(sorted(useful)))


def every_payment(
    cost: str,
    *,
    own: Sequence[str],
    left: Sequence[str],
    right: Sequence[str],
    cheap: Iterable[str] = (),
    bank: int = 0,
    treasury: int,
) -> list[tuple[int, int]]:
    """Coins to the left and to the right neighbour, for each way to pay that can be afforded.

    As few units as possible are bought. cheap: of "raw left", "raw right" and "goods", what is
    bought for 1 coin. bank: coins of the cost itself. treasury: coins of the city.
    """
    cheap = set(cheap)

    def price(kind: str) -> int:
        return CHEAP_PRICE if kind in cheap else USUAL_PRICE

    cities = (own, left, right)
    raw = "".join(letter for letter in cost if letter in RAW)
    goods = "".join(letter for letter in cost if letter not in RAW)
    ways = [  # no unit can be both
        Bought(one.raw_left, one.raw_right, other.goods_left, other.goods_right)
        for one, other in product(purchases(raw, *cities), purchases(goods, *cities))
    ]
    fewest = min(map(sum, ways), default=0)
    pairs = set()
    for bought in ways:
        if sum(bought) == fewest:
            to_left = bought.raw_left * price("raw left") + bought.goods_left * price("goods")
            to_right = bought.raw_right * price("raw right") + bought.goods_right * price("goods")
            if to_left + to_right + bank <= treasury:
                pairs.add((to_left, to_right))
    return sorted(pairs)
