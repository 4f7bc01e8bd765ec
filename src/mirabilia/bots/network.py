"""A small neural network, which judges how a player stands.

It reads small whole numbers that describe a position and passes them through two hidden layers.
Most of them are zero, so a description is a list: how many things are there, then each of them with
its amount (`note`). Each Age has weights of its own, learned by `scripts/learn_value.py` or, for
the closer look at Duel, by `scripts/learn_study.py`.
"""

from importlib.resources.abc import Traversable
from io import BytesIO
from typing import Any, Final, NamedTuple

import numpy as np

from mirabilia.engine.record import Ints
from mirabilia.engine.rule import inlined_rule, rule

STANDING: Final = 0  # found: the greater, the better a player stands
AHEAD: Final = 1  # found: tens of points ahead of the best other player
FOUND: Final = 2
ROWS: Final = 4  # of weights that are added at a time: units are fetched and put back less often
MOST_THINGS: Final = 1 << 12
NOTHING: Final = np.float32(0)


class Network(NamedTuple):
    """Weights, per Age: [age - 1, from, to] and what is added [age - 1, to]."""

    first: Ints
    first_bias: Ints
    second: Ints
    second_bias: Ints
    last: Ints
    last_bias: Ints


def load_network(path: Traversable, things: int) -> Network:
    """Weights from a file, for so many numbers, MOST_THINGS at most, that describe a position."""
    stored = np.load(BytesIO(path.read_bytes()))
    network = Network(*(stored[name].astype(np.float32) for name in Network._fields))
    near, far = network.second.shape[1:]
    expected = (things, near), (near,), (near, far), (far,), (far, FOUND), (FOUND,)
    fits = near % ROWS == 0 and things <= MOST_THINGS
    if not fits or [weights.shape[1:] for weights in network] != list(expected):
        raise ValueError(f"{path} does not fit {things} numbers and this network: learn it anew")
    return network


def units_of(network: Network) -> int:
    """How many numbers `weigh` works on: what is found, then both hidden layers."""
    return FOUND + int(network.second.shape[1] + network.second.shape[2])


@inlined_rule
def note(things: Any, count: int, thing: int, amount: int) -> int:
    """Add so much of a thing to a list of `count` things; how many it then has."""
    things[count] = amount * MOST_THINGS + thing
    return count + (amount != 0)


def numbers(things: Ints, size: int) -> Ints:
    """Descriptions [..., 1 + things] as the numbers that they stand for, int8 [..., size]."""
    rows = things.reshape(-1, things.shape[-1])
    row, place = np.nonzero(np.arange(rows.shape[1] - 1) < rows[:, :1])
    amount, thing = np.divmod(rows[row, 1 + place], MOST_THINGS)
    spread = np.zeros((len(rows), size), np.int8)
    spread[row, thing] = amount
    return spread.reshape(*things.shape[:-1], size)


@rule
def weigh(network: Any, age: int, things: Any, units: Any) -> None:
    """What the network finds from `things` on in an Age, into the first two of its `units`."""
    first = network.first[age - 1]
    second = network.second[age - 1]
    last = network.last[age - 1]
    near = units[FOUND : FOUND + first.shape[1]]
    far = units[FOUND + first.shape[1] : FOUND + first.shape[1] + second.shape[1]]
    for unit in range(first.shape[1]):
        near[unit] = network.first_bias[age - 1, unit]
    for unit in range(second.shape[1]):
        far[unit] = network.second_bias[age - 1, unit]
    rest = 1 + things[0] % ROWS
    for number in range(1, rest):
        thing = things[number] % MOST_THINGS
        amount = np.float32(things[number] // MOST_THINGS)
        for unit in range(first.shape[1]):
            near[unit] += amount * first[thing, unit]
    for number in range(rest, things[0] + 1, ROWS):
        a, of_a = things[number] % MOST_THINGS, np.float32(things[number] // MOST_THINGS)
        b, of_b = things[number + 1] % MOST_THINGS, np.float32(things[number + 1] // MOST_THINGS)
        c, of_c = things[number + 2] % MOST_THINGS, np.float32(things[number + 2] // MOST_THINGS)
        d, of_d = things[number + 3] % MOST_THINGS, np.float32(things[number + 3] // MOST_THINGS)
        for unit in range(first.shape[1]):
            near[unit] += (of_a * first[a, unit] + of_b * first[b, unit]) + (
                of_c * first[c, unit] + of_d * first[d, unit]
            )
    for unit in range(0, first.shape[1], ROWS):
        of_a, of_b = max(near[unit], NOTHING), max(near[unit + 1], NOTHING)
        of_c, of_d = max(near[unit + 2], NOTHING), max(near[unit + 3], NOTHING)
        for into in range(second.shape[1]):
            far[into] += (of_a * second[unit, into] + of_b * second[unit + 1, into]) + (
                of_c * second[unit + 2, into] + of_d * second[unit + 3, into]
            )
    for found in range(FOUND):
        total = network.last_bias[age - 1, found]
        for unit in range(second.shape[1]):
            total += max(far[unit], NOTHING) * last[unit, found]
        units[found] = total
