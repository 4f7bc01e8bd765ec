"""Rulebook chapter "Commerce": what a city has, lacks, and pays its neighbours for.

A unit is one resource a turn, perhaps of a choice of types. By Hall's theorem units can serve a
cost if for every set of resource types at least as many units can be of the set as the cost
asks for. `supplies` holds, per set, how many units of a city can be: its board and its brown
and grey cards, which neighbours may buy. The owner's own choices (Caravansery, Forum,
Alexandria) can be any type of their class and count for every set of it.

What is lacking with some units is the greatest excess of demand over supply of a set. Serving
a cost from several stocks is a matroid union, so the units bought from the left neighbour can
be any number between two bounds: what nobody else can give, and what the left one can spare.
A slow search over all ways to pay, in the tests, is the definition that this agrees with.
"""

from mirabilia.classic.components import COST_NEEDS, COST_RAW
from mirabilia.classic.state import ClassicState
from mirabilia.classic.vocabulary import UNIT_PRICE, Discount
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import inlined_rule, rule


@inlined_rule
def left_of(state: ClassicState, city: int) -> int:
    """The left neighbour: the next city."""
    return city + 1 if city + 1 < state.cities else 0


@inlined_rule
def right_of(state: ClassicState, city: int) -> int:
    """The right neighbour: the city before."""
    return city - 1 if city > 0 else state.cities - 1


@inlined_rule
def bounds(
    state: ClassicState, city: int, private: int, first: int, end: int
) -> tuple[int, int, int]:
    """Units to buy of one class, and the least and most of them from the left neighbour.

    Where it cannot be done with the help of both, the units to buy are -1.
    """
    left = left_of(state, city)
    right = right_of(state, city)
    alone = 0  # lacking without help,
    with_left = 0  # with the left neighbour's,
    with_right = 0
    with_both = 0
    for need in range(first, end):
        resources = COST_NEEDS[need, 0]
        lacking = COST_NEEDS[need, 1] - state.supplies[city, resources] - private
        if lacking > 0:
            from_left = state.supplies[left, resources]
            from_right = state.supplies[right, resources]
            alone = max(alone, lacking)
            with_left = max(with_left, lacking - from_left)
            with_right = max(with_right, lacking - from_right)
            with_both = max(with_both, lacking - from_left - from_right)
    if with_both > 0:
        return -1, 0, 0
    return alone, with_right, alone - with_left


@rule
def payments(
    state: ClassicState, city: int, cost: int, coins: int, found: Ints, count: int, base: int
) -> int:
    """Write base + payment for every distinct way to pay neighbours that the city can afford.

    `coins` go to the bank. The payments are written in ascending order after the first `count`
    actions found; the new count is returned. As many units are bought as are lacking, no more.
    """
    raw, raw_least, raw_most = bounds(
        state, city, state.choices[city, 0], COST_RAW[cost, 0], COST_RAW[cost, 1]
    )
    goods, goods_least, goods_most = bounds(
        state, city, state.choices[city, 1], COST_RAW[cost, 1], COST_RAW[cost, 2]
    )
    left_to_spend = state.coins[city] - coins
    if raw < 0 or goods < 0 or raw + goods > left_to_spend:
        return count
    if raw + goods == 0:
        found[count] = base
        return count + 1
    price_left = UNIT_PRICE - state.discounts[city, Discount.RAW_LEFT]
    price_right = UNIT_PRICE - state.discounts[city, Discount.RAW_RIGHT]
    price_goods = UNIT_PRICE - state.discounts[city, Discount.GOODS]
    first = count
    for raw_left in range(raw_least, raw_most + 1):
        for goods_left in range(goods_least, goods_most + 1):
            to_left = raw_left * price_left + goods_left * price_goods
            to_right = (raw - raw_left) * price_right + (goods - goods_left) * price_goods
            total = to_left + to_right
            if total <= left_to_spend:
                payment = base + total * (total + 1) // 2 + to_right
                place = count
                while place > first and found[place - 1] > payment:
                    place -= 1
                if place == first or found[place - 1] != payment:
                    for later in range(count, place, -1):
                        found[later] = found[later - 1]
                    found[place] = payment
                    count += 1
    return count
