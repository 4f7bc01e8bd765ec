"""A small neural network, which judges at a glance how a player stands.

It reads small whole numbers that describe a position, most of them zero, and passes through two
hidden layers. Each Age has weights of its own. They are learned by `scripts/learn_value.py`.
"""

from importlib.resources.abc import Traversable
from io import BytesIO
from typing import Any, Final, NamedTuple

import numpy as np

from mirabilia.engine.record import Ints
from mirabilia.engine.rule import rule

NEAR: Final = 64  # units of the first hidden layer
FAR: Final = 16  # of the second
STANDING: Final = NEAR + FAR  # found: the greater, the better a player stands
AHEAD: Final = STANDING + 1  # tens of points ahead of the best other player
FOUND: Final = 2
UNITS: Final = NEAR + FAR + FOUND


class Network(NamedTuple):
    """Weights, per Age: [age - 1, from, to] and what is added [age - 1, to]."""

    first: Ints
    first_bias: Ints
    second: Ints
    second_bias: Ints
    last: Ints
    last_bias: Ints


def load_network(path: Traversable, things: int) -> Network:
    """Weights from a file, for so many numbers that describe a position."""
    stored = np.load(BytesIO(path.read_bytes()))
    network = Network(*(stored[name].astype(np.float32) for name in Network._fields))
    expected = (things, NEAR), (NEAR,), (NEAR, FAR), (FAR,), (FAR, FOUND), (FOUND,)
    if [weights.shape[1:] for weights in network] != list(expected):
        raise ValueError(f"{path} does not fit {things} numbers and this network: learn it anew")
    return network


@rule
def weigh(network: Any, age: int, things: Any, units: Any) -> None:
    """What the network finds from `things` on in an Age, into the last two of its `units`."""
    first = network.first[age - 1]
    second = network.second[age - 1]
    last = network.last[age - 1]
    for unit in range(NEAR):
        units[unit] = network.first_bias[age - 1, unit]
    for thing in range(len(things)):
        if things[thing]:
            amount = np.float32(things[thing])
            for unit in range(NEAR):
                units[unit] += amount * first[thing, unit]
    for unit in range(FAR):
        units[NEAR + unit] = network.second_bias[age - 1, unit]
    for unit in range(NEAR):
        amount = units[unit]
        if amount > 0:
            for into in range(FAR):
                units[NEAR + into] += amount * second[unit, into]
    for found in range(FOUND):
        total = network.last_bias[age - 1, found]
        for unit in range(FAR):
            total += max(units[NEAR + unit], 0) * last[unit, found]
        units[NEAR + FAR + found] = total
