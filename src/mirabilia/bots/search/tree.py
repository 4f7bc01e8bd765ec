"""The tree of a search: nodes found by what the deciding player knows, in bounded memory.

A node is an information set: all worlds that the deciding player cannot tell apart. It is found
by the hash of what that player knows, so a card turned up leads to a node of its own, moves in
another order meet again, and a later search finds what an earlier one learned. A node is marked
at its first visit and gets its edges at the second: most are never seen again.
"""

from typing import Final

import numpy as np

from mirabilia.bots.judgement import POINT
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import inlined_rule, rule

NODE = np.dtype(
    [
        ("key", np.int64),  # hash of what the player knows; 0 for an empty place
        ("value", np.float64),  # sum of the player's results
        ("visits", np.int32),
        ("first", np.int32),  # its first edge, 0 while it has none
        ("edges", np.int32),
        ("search", np.int32),  # number of the last search that came here
    ],
    align=True,
)
EDGE = np.dtype(
    [
        ("value", np.float64),  # sum of the deciding player's results
        ("wins", np.float64),  # sum of shares of victory
        ("margin", np.float64),  # sum of points ahead of the best other player
        ("prior", np.float32),
        ("visits", np.int32),
        ("action", np.int32),
    ],
    align=True,
)

# Entries of `head`
STOP: Final = 0  # not zero: end at once
NODES: Final = 1  # places used
EDGES: Final = 2  # edges used; edge 0 is nobody's
SEARCH: Final = 3  # number of this search
ROOT: Final = 4  # place of the root
DONE: Final = 5  # simulations made in this search
FLOOR: Final = 6  # simulations that every action of the root gets
HEAD: Final = 8

ALIKE: Final = 1 << 62  # such a floor is never reached: all are tried equally often
NOWHERE: Final = -1
FULLEST: Final = 0.7  # of the places; beyond it no node is added

EXPLORATION: Final = 0.5
FIRST_PLAY: Final = 0.15  # how much worse than its node an untried action is taken to be
WARMTH: Final = 4.5 * POINT  # an action worse by this is tried e times less
OPENED: Final = 6  # actions looked at from the beginning; more with more visits


@inlined_rule
def place_of(nodes: Ints, head: Ints, key: int) -> int:
    """The place of a node in the table, marked if it is new; NOWHERE if all is full."""
    mask = len(nodes) - 1
    place = key & mask
    while nodes[place].key != key:
        if nodes[place].key == 0:
            if head[NODES] >= FULLEST * len(nodes):
                return NOWHERE
            nodes[place].key = key
            head[NODES] += 1
            break
        place = (place + 1) & mask
    return place


@rule
def expand(
    nodes: Ints, edges: Ints, head: Ints, place: int, found: Ints, count: int, parts: Ints
) -> None:
    """Give a node its edges, the most promising first, if there is room for them."""
    first = head[EDGES]
    if first + count > len(edges):
        return
    best = -(1 << 60)
    for number in range(count):
        worth = 0
        for part in range(parts.shape[1]):
            worth += parts[number, part]
        parts[number, 0] = worth
        best = max(best, worth)
    total = 0.0
    for number in range(count):
        prior = np.exp((parts[number, 0] - best) / WARMTH)
        total += prior
        into = first + number  # sorted in: the most promising first
        while into > first and edges[into - 1].prior < prior:
            edges[into] = edges[into - 1]
            into -= 1
        edge = edges[into]
        edge.action = found[number]
        edge.prior = prior
        edge.visits = 0
        edge.value = 0.0
        edge.wins = 0.0
        edge.margin = 0.0
    for number in range(count):
        edges[first + number].prior /= total
    head[EDGES] += count
    node = nodes[place]
    node.first = first
    node.edges = count


@rule
def select(nodes: Ints, edges: Ints, head: Ints, place: int) -> int:
    """The edge to follow: what has done well, or promises to and was tried little; 0 for none.

    Only the most promising actions are looked at, more of them the more often the node is visited.
    """
    node = nodes[place]
    first = node.first
    if first == 0:
        return 0
    if place == head[ROOT]:
        fewest = first
        for number in range(first, first + node.edges):
            if edges[number].visits < edges[fewest].visits:
                fewest = number
        if edges[fewest].visits < head[FLOOR]:
            return fewest
    root = np.sqrt(node.visits)
    looked_at = min(node.edges, OPENED + int(root))
    untried = node.value / node.visits - FIRST_PLAY
    chosen = first
    best = -1e9
    for number in range(first, first + looked_at):
        edge = edges[number]
        worth = edge.value / edge.visits if edge.visits else untried
        worth += EXPLORATION * edge.prior * root / (1 + edge.visits)
        if worth > best:
            best = worth
            chosen = number
    return chosen


@rule
def keep_recent(nodes: Ints, edges: Ints, head: Ints, kept_nodes: Ints, kept_edges: Ints) -> None:
    """Copy into empty memory only what the last search came by; the rest is forgotten."""
    head[NODES] = 0
    head[EDGES] = 1
    for old in range(len(nodes)):
        node = nodes[old]
        if node.key == 0 or node.search < head[SEARCH] or node.first == 0:
            continue
        place = place_of(kept_nodes, head, node.key)
        kept_nodes[place] = node
        kept_nodes[place].first = head[EDGES]
        for number in range(node.edges):
            kept_edges[head[EDGES]] = edges[node.first + number]
            head[EDGES] += 1
