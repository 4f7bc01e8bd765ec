"""Learn to study how a game of Duel stands, from the trees of searches.

A search plays games with itself and judges by what was learned so far. Every tree it grows teaches:
a node where a player decides is worth what the search foresees there, which is more than the
network saw by itself. Positions that were played also learn how their game ended.

    python scripts/learn_study.py --seconds 3600

It needs PyTorch (`pip install torch`) and writes `study.npz` beside `study.py`.
"""

import argparse
import random
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import pairwise
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from mirabilia.bots.duel import study
from mirabilia.bots.judgements import judgement
from mirabilia.bots.network import FOUND, MOST_THINGS, Network
from mirabilia.bots.search import simulations_of
from mirabilia.bots.search.memory import Memory
from mirabilia.engine.rule import rule, stamped_rule

AGES = 3
NEAR, FAR = 256, 32  # units of a network that is learned anew
TABLES: tuple[dict[str, Any], ...] = ({}, {}, {"pantheon": True})
GAMES = 6  # of one task
WALKS = 12  # into each tree: each keeps one node at most
KNOWN = 32  # simulations of a node that is kept
TRIED = 8  # of an action that a walk takes
MOST_DECISIONS = 90  # of a game, from which positions are kept
LISTED = 320  # things of a position that is learned from, at most
LOTS = 0.12  # of the choices are drawn by visits, so that games differ
TRUST = 0.75  # weight of what was foreseen at a position that was played, beside how its game ended
MARGIN = 0.1  # weight of the error in points, beside that of the winner
BATCH = 4096
POOL = 1 << 21  # positions that are remembered and learned from
AGAIN = 5  # how often each is learned from
MEMORY = 0.9995  # of the mean of weights, which is kept, at each step


class Positions(NamedTuple):
    """Things [positions, LISTED + 1], Ages, chances to win, tens of points; of many positions."""

    things: Any
    ages: Any
    chances: Any
    leads: Any


def empty(size: int) -> Positions:
    """Room for so many positions."""
    things = np.zeros((size, LISTED + 1), np.int32)
    return Positions(things, np.zeros(size, np.int8), *np.zeros((2, size), np.float32))


# The teacher


# What the game provides
determinize: Any = None
information: Any = None
apply: Any = None
is_over: Any = None
has_begun: Any = None
describe: Any = None
keep: Any = None


def _walk(
    view: Any,
    viewer: int,
    seed: int,
    walks: int,
    nodes: Any,
    edges: Any,
    worlds: Any,
    scratch: Any,
    words: Any,
    listed: Any,
    kept: int,
    things: Any,
    ages: Any,
    chances: Any,
    leads: Any,
) -> int:
    """Keep some well known nodes below the root, after those kept already; how many there are.

    Every walk goes by chance where actions were tried often, and keeps one of the nodes it meets.
    """
    mask = len(nodes) - 1
    luck = seed
    for number in range(walks):
        worlds[0] = view
        state = worlds[0]
        determinize(state, viewer, seed + number)
        depth = met = 0
        while kept < len(ages) and not is_over(state):
            player = state.decider
            key = information(state, player, scratch, words)
            place = key & mask
            while nodes[place].key != key and nodes[place].key != 0:
                place = (place + 1) & mask
            node = nodes[place]
            if node.key == 0 or node.first == 0 or node.visits < KNOWN:
                break
            action = -1
            choices = 0
            weights = wins = ahead = 0.0
            for row in range(node.first, node.first + node.edges):
                visits = edges[row].visits
                weights += float(visits) * visits
                wins += edges[row].wins * visits
                ahead += edges[row].margin * visits
                if visits >= TRIED:
                    choices += 1
                    luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
                    if (luck >> 8) % choices == 0:
                        action = edges[row].action
            if has_begun(state) and depth > 0 and choices > 0:
                met += 1
                luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
                if (luck >> 8) % met == 0:
                    describe(state, player, listed)
                    keep(listed, things[kept])
                    ages[kept] = state.age
                    chances[kept] = wins / weights
                    leads[kept] = ahead / weights / 10
            if action < 0:
                break
            apply(state, player, action, None)
            depth += 1
        kept += met > 0
    return kept


@rule
def _keep(listed: Any, things: Any) -> None:
    """Remember what was described, as much of it as there is room for."""
    count = min(listed[0], LISTED)
    things[0] = count
    for number in range(1, count + 1):
        things[number] = listed[number]


@cache
def walk() -> Any:
    """Walks into a tree, compiled."""
    known = judgement("duel")
    return stamped_rule(
        _walk,
        "study",
        determinize=known.rules.determinize,
        information=known.information,
        apply=known.rules.apply,
        is_over=known.rules.is_over,
        has_begun=known.has_begun,
        describe=study.describe_closely,
        keep=_keep,
    )


def play_task(number: int, simulations: int, seed: int, weights: Network) -> Positions:
    """Positions of some games of the search with itself."""
    known = judgement("duel")
    rules = known.rules
    room = empty(GAMES * MOST_DECISIONS * (1 + WALKS))
    chance = random.Random(seed + number)
    kept = 0
    for game in range(GAMES):
        world = np.zeros(1, rules.dtype)
        world[0] = rules.blank(rules.options(**TABLES[(number + game) % len(TABLES)]))
        state = world[0]
        rules.deal(state, chance.getrandbits(62))
        seats = [Memory(known, 8 * simulations, closely=True) for _ in range(rules.players)]
        played = []  # places of positions that were played, and who decided there
        while not rules.is_over(state):
            player = int(state.decider)
            memory = seats[player if state.pantheon else 0]  # else all know the same
            memory.network = weights
            view = SimpleNamespace(state=state, player=player)
            memory.begin(state, player, chance.getrandbits(30), 0)
            memory.run(simulations_of("duel"), view, chance.getrandbits(30), 1)
            edges = memory.root_options()
            if len(edges) > 1:
                memory.run(simulations_of("duel"), view, chance.getrandbits(30), simulations)
            edges = memory.root_options()
            visits = edges["visits"]
            best = int(np.argmax(visits))
            if known.has_begun(state) and len(edges) > 1 and kept + WALKS < len(room.ages):
                study.describe_closely(state, player, memory.things[0])
                _keep(memory.things[0], room.things[kept])
                room.ages[kept] = state.age
                room.chances[kept] = edges["wins"][best] / visits[best]
                room.leads[kept] = edges["margin"][best] / visits[best] / 10
                played.append((kept, player))
                kept = walk()(
                    state,
                    player,
                    chance.getrandbits(30),
                    WALKS,
                    memory.nodes,
                    memory.edges,
                    memory.world,
                    memory.scratch,
                    memory.words,
                    memory.things[0],
                    kept + 1,
                    *room,
                )
            if chance.random() < LOTS:
                best = chance.choices(range(len(edges)), visits.tolist())[0]
            rules.apply(state, player, int(edges["action"][best]), None)
        for place, player in played:
            won = known.win_share(state, player)
            room.chances[place] = TRUST * room.chances[place] + (1 - TRUST) * won
    return Positions(*(array[:kept] for array in room))


# Learning


class Net(nn.Module):
    """The network of one Age, as `bots/network.py` weighs it."""

    def __init__(self, start: Network | None, age: int, scale: Any) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(scale.astype(np.float32)))
        sizes = (len(scale), NEAR, FAR, FOUND)
        if start is not None:
            sizes = (*start.first.shape[1:], *start.last.shape[1:])
        self.layers = nn.ModuleList(nn.Linear(*pair) for pair in pairwise(sizes))
        self.first = nn.Parameter(self.layers[0].weight.T.detach().clone())
        del self.layers[0].weight
        if start is not None:
            with torch.no_grad():
                for layer, kind in zip(self.layers, ("first", "second", "last"), strict=True):
                    weight = torch.from_numpy(getattr(start, kind)[age])
                    if kind == "first":
                        self.first.copy_(weight / self.scale[:, None])
                    else:
                        layer.weight.copy_(weight.T)
                    layer.bias.copy_(torch.from_numpy(getattr(start, f"{kind}_bias")[age]))

    def forward(self, things: Any, amounts: Any, begins: Any) -> Any:
        weights = amounts * self.scale[things]
        near = nn.functional.embedding_bag(
            things, self.first, begins, mode="sum", per_sample_weights=weights
        )
        near = torch.relu(near + self.layers[0].bias)
        return self.layers[2](torch.relu(self.layers[1](near)))

    def arrays(self) -> dict[str, Any]:
        """Its weights by their names in `Network`."""
        found = {"first": self.first * self.scale[:, None]}
        found |= {"second": self.layers[1].weight.T, "last": self.layers[2].weight.T}
        for layer, kind in zip(self.layers, ("first", "second", "last"), strict=True):
            found[f"{kind}_bias"] = layer.bias
        return {name: each.detach().contiguous().numpy().copy() for name, each in found.items()}


class Learner:
    """The networks of all Ages, and the positions that they learn from."""

    def __init__(self, start: Network | None, rate: float) -> None:
        scale = study.scale()
        self._nets = [Net(start, age, scale) for age in range(AGES)]
        self._means = [
            AveragedModel(net, multi_avg_fn=get_ema_multi_avg_fn(MEMORY)) for net in self._nets
        ]
        self._optimizers = [torch.optim.AdamW(net.parameters(), rate) for net in self._nets]
        self._rate = rate
        self._pools = [empty(POOL // AGES) for _ in range(AGES)]
        self._added = [0] * AGES
        self._owed = [0.0] * AGES
        self._chance = np.random.default_rng()

    def network(self) -> Network:
        """What was learned, as the bots use it."""
        nets = [mean.module.arrays() for mean in self._means]
        return Network(*(np.stack([net[name] for net in nets]) for name in Network._fields))

    def add(self, positions: Positions, gone: float) -> Any:
        """Learn from new positions among older ones, in smaller steps the more of all is gone.

        Of each Age: how many are new, and what they were foreseen worse than by what is learned.
        """
        told = np.zeros((AGES, 3))
        for age in range(AGES):
            here = positions.ages == age + 1
            if not here.any():
                continue
            new = Positions(*(array[here] for array in positions))
            told[age] = self._errors(age, new)
            size = len(self._pools[age].ages)
            places = (self._added[age] + np.arange(len(new.ages))) % size
            for room, array in zip(self._pools[age], new, strict=True):
                room[places] = array
            self._added[age] += len(new.ages)
            self._owed[age] += AGAIN * len(new.ages) / BATCH
            while self._owed[age] >= 1 and self._added[age] >= 4 * BATCH:
                self._owed[age] -= 1
                chosen = self._chance.integers(min(size, self._added[age]), size=BATCH)
                batch = Positions(*(array[chosen] for array in self._pools[age]))
                self._step(age, batch, gone)
        return told

    def _errors(self, age: int, new: Positions) -> Any:
        with torch.no_grad():
            foreseen, ahead = self._means[age](*spread(new.things)).unbind(1)
            aim = torch.from_numpy(new.chances)
            error = nn.functional.binary_cross_entropy_with_logits(foreseen, aim, reduction="sum")
            least = nn.functional.binary_cross_entropy(aim, aim, reduction="sum")
            points = (ahead - torch.from_numpy(new.leads)).abs().sum()
        return np.array([len(new.ages), (error - least).item(), points.item()])

    def _step(self, age: int, batch: Positions, gone: float) -> None:
        optimizer = self._optimizers[age]
        for group in optimizer.param_groups:
            group["lr"] = self._rate * min(1.0, 20 * gone + 0.05, 1.02 - gone)
        foreseen, ahead = self._nets[age](*spread(batch.things)).unbind(1)
        aim, leads = torch.from_numpy(batch.chances), torch.from_numpy(batch.leads)
        loss = nn.functional.binary_cross_entropy_with_logits(foreseen, aim)
        loss = loss + MARGIN * nn.functional.smooth_l1_loss(ahead, leads)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        self._means[age].update_parameters(self._nets[age])


def spread(things: Any) -> tuple[Any, Any, Any]:
    """Lists of things one after the other: what they are, how much, and where each list begins."""
    counts = things[:, 0]
    listed = things[:, 1:][np.arange(things.shape[1] - 1) < counts[:, None]]
    amounts, names = np.divmod(listed, MOST_THINGS)
    begins = np.concatenate([[0], np.cumsum(counts[:-1])])
    return (
        torch.from_numpy(names.astype(np.int64)),
        torch.from_numpy(amounts.astype(np.float32)),
        torch.from_numpy(begins.astype(np.int64)),
    )


def lessons(chosen: argparse.Namespace, learner: Learner) -> Iterator[Positions]:
    """Positions of games played on all cores, by what is learned meanwhile, without end."""
    with ProcessPoolExecutor(chosen.processes, get_context("spawn")) as pool:
        coming: list[Any] = []
        sent = 0
        try:
            while True:
                while len(coming) < 2 * chosen.processes:
                    given = (sent, chosen.simulations, chosen.seed << 32, learner.network())
                    coming.append(pool.submit(play_task, *given))
                    sent += 1
                yield coming.pop(0).result()
        finally:
            pool.shutdown(cancel_futures=True)


def main() -> None:
    """Play, learn, tell how well positions are foreseen, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--simulations", type=int, default=400, help="of the teacher, for a move")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=cpu_count())
    parser.add_argument("--anew", action="store_true", help="not from the weights in use")
    parser.add_argument("--out", type=Path, default=Path(study.__file__).with_name("study.npz"))
    chosen = parser.parse_args()
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(1)
    known = judgement("duel").study
    learner = Learner(None if chosen.anew or known is None else known.network, chosen.rate)
    begun = told = time.perf_counter()
    sums = np.zeros((AGES, 3))
    total = 0
    for positions in lessons(chosen, learner):
        now = time.perf_counter()
        gone = min(1.0, (now - begun) / chosen.seconds)
        sums += learner.add(positions, gone)
        total += len(positions.ages)
        if gone == 1 or now - told > 30:
            text = "; ".join(
                f"Age {age + 1}: {error / count:.5f} {10 * points / count:.2f}"
                for age, (count, error, points) in enumerate(sums)
                if count
            )
            print(f"{total} positions, {now - begun:.0f} s: {text}", flush=True)
            learned = learner.network()
            halves = {n: getattr(learned, n).astype(np.float16) for n in Network._fields}
            np.savez_compressed(chosen.out, **halves)
            told = now
            sums[:] = 0
        if gone == 1:
            break


if __name__ == "__main__":
    main()
