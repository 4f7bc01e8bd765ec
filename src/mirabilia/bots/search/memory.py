"""The memory of one thread of a search, of a fixed size whatever the budget."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np

from mirabilia.bots.judgement import PARTS, Judgement
from mirabilia.bots.network import units_of
from mirabilia.bots.search.simulations import LONGEST
from mirabilia.bots.search.tree import (
    ALIKE,
    DONE,
    EDGE,
    EDGES,
    FLOOR,
    HEAD,
    NODE,
    NODES,
    NOWHERE,
    ROOT,
    SEARCH,
    keep_recent,
    place_of,
)
from mirabilia.engine.record import InterpretedArray, Ints
from mirabilia.engine.rule import INTERPRETED
from mirabilia.game import View

MOST_NODES: Final = 1 << 20
MOST_EDGES: Final = 1 << 21
MEMORY_LIMIT: Final = 2 * (MOST_NODES * NODE.itemsize + MOST_EDGES * EDGE.itemsize)
"""Bytes that the tree of a seat can take in a thread, in the moment when it is swept."""

_EDGES_PER_NODE: Final = 8  # most nodes never get edges


class Memory:
    """A tree, and the workspace of the simulations that grow it."""

    def __init__(self, judgement: Judgement, simulations: int, *, closely: bool = False) -> None:
        rules = judgement.rules
        self._judgement = judgement
        wanted = 8 * simulations * (rules.players if judgement.simultaneous else 1)
        places = min(MOST_NODES, 1 << max(12, wanted.bit_length()))
        self.nodes: Ints = np.zeros(places, NODE)
        self.edges: Ints = np.zeros(min(MOST_EDGES, _EDGES_PER_NODE * places), EDGE)
        self.head: Ints = np.zeros(HEAD, np.int64)
        self.head[EDGES] = 1
        self._dropped = 0  # actions of the root that are not to be tried
        self.world: Ints = np.zeros(1, rules.dtype)
        self.scratch: Ints = np.zeros(1, rules.dtype)
        self.words: Ints = self.scratch.view(np.int64)
        if INTERPRETED:
            self.words = self.words.view(InterpretedArray)
        self.found: Ints = np.zeros(rules.most_legal, np.int16)
        self.parts: Ints = np.zeros((rules.most_legal, PARTS), np.int32)
        self.path: Ints = np.zeros((3, LONGEST), np.int32)
        self.network = judgement.network
        if closely and judgement.study is not None:
            self.network = judgement.study.network
        self.things: Ints = np.zeros((rules.players, 1 + self.network.first.shape[1]), np.int32)
        self.units: Ints = np.zeros(units_of(self.network), np.float32)
        self.outlook: Ints = np.zeros((2, 2, rules.players))
        # Compiled or brought in now, not in the middle of a game.
        keep_recent(self.nodes[:1], self.edges[:1], self.head, self.nodes[:1], self.edges[:1])
        self.head[EDGES] = 1

    def begin(self, state: Any, player: int, seed: int, floor: int) -> None:
        """Prepare for a search from this view; what the last one learned is kept."""
        if self.head[NODES] > len(self.nodes) // 3 or self.head[EDGES] > len(self.edges) // 2:
            kept_nodes: Ints = np.zeros(len(self.nodes), NODE)  # zeros_like would touch all of it
            kept_edges: Ints = np.zeros(len(self.edges), EDGE)
            keep_recent(self.nodes, self.edges, self.head, kept_nodes, kept_edges)
            self.nodes, self.edges = kept_nodes, kept_edges
        if self.head[EDGES] > len(self.edges) // 2:  # all of it is recent: begin anew
            self.nodes[:] = 0
            self.head[NODES], self.head[EDGES] = 0, 1
        self.head[SEARCH] += 1
        self.head[DONE] = 0
        self.head[FLOOR] = floor
        self.head[ROOT] = place = self.place(self.sample(state, player, seed), player)
        node = self.nodes[place]
        if self._judgement.simultaneous:  # met before in worlds that play has ruled out since
            self.forget()
            node["visits"] = 0
        if node["visits"] == 0:  # the root gets its edges at once
            node["visits"] = 1
            node["value"] = 0.5

    def narrow(self, actions: Sequence[int]) -> None:
        """Let only these of the root's actions be tried, each as often as the others."""
        edges = self.root_options()
        is_kept = np.isin(edges["action"], actions)
        edges[:] = np.concatenate([edges[is_kept], edges[~is_kept]])
        dropped = int(np.count_nonzero(~is_kept))
        self.nodes[int(self.head[ROOT])]["edges"] -= dropped
        self._dropped += dropped
        self.head[FLOOR] = ALIKE

    def widen(self) -> None:
        """Give the root all its actions back."""
        self.nodes[int(self.head[ROOT])]["edges"] += self._dropped
        self._dropped = 0

    def forget(self) -> None:
        """Leave the root's actions untried."""
        edges = self.root_options()
        for name in ("value", "wins", "margin", "visits"):
            edges[name] = 0

    def run(self, simulate: Callable[..., None], view: View, seed: int, simulations: int) -> None:
        """Let the tree grow by so many simulations."""
        simulate(
            view.state,
            view.player,
            seed,
            simulations,
            self.nodes,
            self.edges,
            self.head,
            self.world,
            self.scratch,
            self.words,
            self.found,
            self.parts,
            self.path,
            self.network,
            self.things,
            self.units,
            self.outlook,
        )

    def sample(self, state: Any, player: int, seed: int) -> Any:
        """A world that could be behind a view, in the workspace."""
        self.world[0] = state
        self._judgement.rules.determinize(self.world[0], player, seed)
        return self.world[0]

    def place(self, state: Any, player: int) -> int:
        """The place of the node where a player decides."""
        key = self._judgement.information(state, player, self.scratch, self.words)
        return int(place_of(self.nodes, self.head, key))

    def options(self, place: int) -> Ints:
        """The edges of a node; none while it is only marked, or memory was too full for it."""
        if place == NOWHERE:
            return self.edges[:0]
        node = self.nodes[place]
        return self.edges[node["first"] : node["first"] + node["edges"]]

    def root_options(self) -> Ints:
        """The edges of the root."""
        return self.options(int(self.head[ROOT]))
