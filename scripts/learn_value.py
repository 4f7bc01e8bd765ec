"""Learn to see at a glance how a game stands, from games of bots with themselves.

A teacher plays all seats, with some luck in its choices. First the greedy bot teaches how its
games end, each position once; then the search that knows what was learned. It also tells what it
foresaw, which has less luck in it than how a game ended: so a position can teach several times.

    python scripts/learn_value.py duel --games 2500000
    python scripts/learn_value.py duel --games 240000 --teacher 160 --rate 1e-3
    python scripts/learn_value.py classic --games 22000 --teacher 48 --rate 1e-3 \\
        --batch 1024 --again 7 --memory 0.997

It needs PyTorch (`pip install torch`) and writes `value.npz` beside the game's `value.py`.
"""

import argparse
import importlib
import random
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from mirabilia.bots.judgement import PARTS, Judgement
from mirabilia.bots.judgements import judgement
from mirabilia.bots.network import FOUND, Network, load_network, numbers
from mirabilia.bots.search import simulations_of
from mirabilia.bots.search.memory import Memory
from mirabilia.engine.random import random_bits
from mirabilia.engine.rule import stamped_rule

AGES = 3
NEAR, FAR = 64, 16  # units of the hidden layers
TASKS = {0: 256, 1: 8}  # games of one task, played by greedy or by search
REMEMBERED = 1000  # batches that came last, from which is learned again
TRUST = 0.8  # weight of what the search foresaw, beside how its game ended
KEPT = 36  # positions of a game at most
GREEDY_PACE = 2  # one position of so many is kept of the greedy bot's games, all of the search's
MARGIN = 0.1  # weight of the error in points, beside that of the winner
LUCK = {"duel": 150.0, "classic": 120.0}  # hundredths of a point by which choices vary
LOTS = 0.15  # of the choices of a search are drawn by its visits
TABLES: dict[str, list[dict[str, Any]]] = {
    "duel": [{}, {}, {"pantheon": True}],
    "classic": [
        {"players": players, "edition": edition}
        for players in (3, 2, 3, 4, 3, 5, 4, 6, 5, 7)
        for edition in ("first", "second")
        if players > 2 or edition == "first"
    ],
}


def value_of(game: str) -> Any:
    """The module that describes positions of a game."""
    return importlib.import_module(f"mirabilia.bots.{game}.value")


# Teachers


# What a game provides
deal: Any = None
owes: Any = None
legal: Any = None
apply: Any = None
is_over: Any = None
seats: Any = None
describe: Any = None
appraise: Any = None
RETRACT: Any = None


def _play(state: Any, seed: int, luck: float, found: Any, parts: Any, seen: Any, when: Any) -> None:
    """Play one game by appraisal and luck, and keep positions of it."""
    deal(state, seed)
    kept = 0
    while not is_over(state):
        if state.age > 0 and kept < len(when) and random_bits(state) % GREEDY_PACE == 0:
            describe(state, seen[kept])
            when[kept] = state.age
            kept += 1
        for player in range(seats(state)):
            while owes(state, player):
                count = legal(state, player, found)
                count -= found[count - 1] == RETRACT
                appraise(state, player, found, count, parts)
                best = -1e18
                action = found[0]
                for number in range(count):
                    worth = 0.0
                    for part in range(PARTS):
                        worth += parts[number, part]
                    worth -= luck * np.log((random_bits(state) + 1) / 4294967297.0)
                    if worth > best:
                        best = worth
                        action = found[number]
                apply(state, player, action, None)


@cache
def greedy_teacher(game: str) -> Any:
    """What plays one game by appraisal and luck, compiled."""
    known = judgement(game)
    rules = known.rules
    return stamped_rule(
        _play,
        game,
        deal=rules.deal,
        owes=rules.owes,
        legal=rules.legal,
        apply=rules.apply,
        is_over=rules.is_over,
        seats=rules.seats,
        describe=known.describe,
        appraise=known.appraise,
        RETRACT=known.retract,
    )


def search_teacher(
    known: Judgement,
    network: Network,
    state: Any,
    seed: int,
    budget: int,
    seen: Any,
    when: Any,
    foreseen: Any,
) -> None:
    """Play one game by search and keep positions of it, and the chances to win it foresaw there."""
    rules = known.rules
    chance = random.Random(seed)
    rules.deal(state, seed)
    memories = [Memory(known, 8 * budget) for _ in range(rules.seats(state))]
    simulate = simulations_of(rules.name)
    kept = 0
    while not rules.is_over(state):
        is_kept = state.age > 0 and kept < len(when)
        if is_kept:
            known.describe(state, seen[kept])
            when[kept] = state.age
        told: dict[int, float] = {}  # of this position, by each player who decides there
        for player, memory in enumerate(memories):
            while rules.owes(state, player):
                memory.begin(state, player, chance.getrandbits(30), 0)
                view = SimpleNamespace(state=state, player=player)
                memory.network = network
                memory.run(simulate, view, chance.getrandbits(30), budget)
                edges = memory.root_options()
                visits = edges["visits"]
                best = int(np.argmax(visits))
                if known.simultaneous or not told:
                    told.setdefault(player, edges["wins"][best] / max(1, visits[best]))
                chosen = best
                if chance.random() < LOTS:
                    chosen = chance.choices(range(len(edges)), visits.tolist())[0]
                rules.apply(state, player, int(edges["action"][chosen]), None)
        if is_kept:
            foreseen[kept] = chances(told, len(memories))
            kept += 1


def chances(told: dict[int, float], seats: int) -> Any:
    """Chances to win that add up to 1: as told, the others have equal parts of the rest."""
    found = np.full(seats, max(0.0, 1 - sum(told.values())) / max(1, seats - len(told)))
    found[list(told)] = list(told.values())
    return found / found.sum()


def play_task(game: str, budget: int, number: int, seed: int, weights: Any) -> tuple[Any, ...]:
    """Games of one table: things [positions, seats, things], Ages, and what is to be learned.

    That is [positions, 3, seats]: shares of victory, margins, and the chances to win foreseen,
    which are those shares where nobody foresaw any.
    """
    known = judgement(game)
    rules = known.rules
    blanks = [rules.blank(rules.options(**options)) for options in TABLES[game]]
    blank = blanks[number % len(blanks)]
    games = TASKS[budget > 0]
    seats = rules.seats(blank)
    size = len(value_of(game).scale())
    things = np.zeros((games, KEPT, seats, 1 + size), np.int32)
    when = np.zeros((games, KEPT), np.int8)
    results = np.zeros((games, KEPT, 3, seats), np.float32)
    world = np.zeros(1, rules.dtype)
    found = np.zeros(rules.most_legal, np.int16)
    parts = np.zeros((rules.most_legal, PARTS), np.int32)
    for game_number in range(games):
        its = seed + number * games + game_number
        world[0] = blank
        state = world[0]
        rows = things[game_number], when[game_number]
        ends = results[game_number]
        if budget:
            search_teacher(known, weights, state, its, budget, *rows, ends[:, 2])
        else:
            luck = LUCK[game] * (0.25 + 0.5 * (game_number % 4))
            greedy_teacher(game)(state, its, luck, found, parts, *rows)
        for seat in range(seats):
            ends[:, 0, seat] = known.win_share(state, seat)
            ends[:, 1, seat] = known.margin(state, seat) / 10
        if not budget:
            ends[:, 2] = ends[:, 0]
    kept = when > 0
    return numbers(things[kept], size), when[kept], results[kept]


# Learning


class Learner:
    """Networks of all Ages, and how they are learned."""

    def __init__(self, scale: Any, start: Network | None, rate: float, memory: float) -> None:
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self._scale = torch.from_numpy(scale.astype(np.float32)).to(self.device)
        self.networks = nn.ModuleList(
            nn.Sequential(
                nn.Linear(len(scale), NEAR),
                nn.ReLU(),
                nn.Linear(NEAR, FAR),
                nn.ReLU(),
                nn.Linear(FAR, FOUND),
            )
            for _ in range(AGES)
        ).to(self.device)
        if start is not None:
            self._begin_with(start)
        self._mean = AveragedModel(self.networks, multi_avg_fn=get_ema_multi_avg_fn(memory))
        self._optimizer = torch.optim.AdamW(self.networks.parameters(), rate, weight_decay=1e-3)
        self._rate = rate

    def learn(self, batch: tuple[Any, ...], gone: float) -> dict[int, Any]:
        """Learn from positions, in smaller steps the more of all is gone.

        Of each Age the errors, the winners foreseen and how many positions they are.
        """
        for group in self._optimizer.param_groups:
            group["lr"] = self._rate * min(1.0, 20 * gone + 0.05, 1.02 - gone)
        things, ages, results = batch
        errors = {}
        loss: Any = 0
        for age in range(1, AGES + 1):
            here = ages == age
            if not here.any():
                continue
            rows = torch.from_numpy(things[here]).to(self.device).float() * self._scale
            found = self.networks[age - 1](rows)
            won, ahead, foreseen = torch.from_numpy(results[here]).to(self.device).unbind(1)
            aim = TRUST * foreseen + (1 - TRUST) * won
            error = -(aim * torch.log_softmax(found[..., 0], dim=1)).sum(dim=1).mean()
            points = nn.functional.smooth_l1_loss(found[..., 1], ahead)
            right = won.gather(1, found[..., 0].argmax(dim=1, keepdim=True)).mean()
            loss = loss + error + MARGIN * points
            errors[age] = np.array([error.item(), points.item(), right.item(), 1]) * len(rows)
        self._optimizer.zero_grad()
        loss.backward()
        self._optimizer.step()
        self._mean.update_parameters(self.networks)
        return errors

    def _begin_with(self, start: Network) -> None:
        with torch.no_grad():
            for age, network in enumerate(self.networks):
                for layer, kind in zip((0, 2, 4), ("first", "second", "last"), strict=True):
                    weight = torch.from_numpy(getattr(start, kind)[age]).T.to(self.device)
                    network[layer].weight.copy_(weight / self._scale if layer == 0 else weight)
                    bias = torch.from_numpy(getattr(start, f"{kind}_bias")[age])
                    network[layer].bias.copy_(bias)

    def network(self) -> Network:
        """What was learned, as the bots use it."""
        arrays = []
        for layer in (0, 2, 4):
            weight = torch.stack([network[layer].weight.T for network in self._mean.module])
            weight = weight * self._scale[:, None] if layer == 0 else weight
            bias = torch.stack([network[layer].bias for network in self._mean.module])
            arrays += [weight, bias]
        return Network(*(array.detach().cpu().contiguous().numpy() for array in arrays))


def batches(chosen: Any, learner: Learner) -> Iterator[tuple[tuple[Any, ...], int]]:
    """Positions of games played on all cores, some of them again, and how many games are done."""
    tasks = chosen.games // TASKS[chosen.teacher > 0]
    coming = []
    sent = done = 0
    waiting: dict[int, list[Any]] = {}
    remembered: deque[tuple[Any, ...]] = deque(maxlen=REMEMBERED)
    again = chosen.again if chosen.teacher else 0
    with ProcessPoolExecutor(chosen.processes, get_context("spawn")) as pool:
        while done < tasks:
            while sent < tasks and len(coming) < 2 * chosen.processes:
                weights = learner.network() if chosen.teacher else None
                given = (chosen.game, chosen.teacher, sent, chosen.seed << 32, weights)
                coming.append(pool.submit(play_task, *given))
                sent += 1
            task = coming.pop(0).result()
            done += 1
            seats = task[0].shape[1]
            waiting.setdefault(seats, []).append(task)
            if sum(len(part[0]) for part in waiting[seats]) >= chosen.batch or done == tasks:
                parts = waiting.pop(seats)
                games = done * TASKS[chosen.teacher > 0]
                batch = tuple(np.concatenate(arrays) for arrays in zip(*parts, strict=True))
                yield batch, games
                if again:
                    remembered.append(batch)
                    for old in random.choices(remembered, k=again):
                        yield old, games


def main() -> None:
    """Play, learn, tell how well games are foreseen, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=tuple(TABLES))
    parser.add_argument("--games", type=int, default=400_000)
    parser.add_argument("--teacher", type=int, default=0, help="simulations; 0 for greedy")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--batch", type=int, default=4096, help="positions learned from at once")
    parser.add_argument(
        "--again", type=int, default=4, help="how often a search's positions teach once more"
    )
    parser.add_argument(
        "--memory", type=float, default=0.999, help="of the mean of weights, which is kept"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so long")
    parser.add_argument("--processes", type=int, default=cpu_count())
    parser.add_argument(
        "--start", type=Path, help="weights to begin with; those in use, if a search teaches"
    )
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    torch.manual_seed(chosen.seed)
    value = value_of(chosen.game)
    if chosen.games < TASKS[chosen.teacher > 0]:
        parser.error(f"--games is {chosen.games}; at least {TASKS[chosen.teacher > 0]} are needed")
    if chosen.start:
        start = load_network(chosen.start, value.THINGS)
    else:
        start = judgement(chosen.game).network if chosen.teacher else None
    learner = Learner(value.scale(), start, chosen.rate, chosen.memory)
    begun = told = 0.0
    sums = {age: np.zeros(4) for age in range(1, AGES + 1)}
    for step, (batch, done) in enumerate(batches(chosen, learner), 1):
        now = time.perf_counter()
        begun, told = begun or now, told or now
        gone = min(1.0, max(done / chosen.games, (now - begun) / chosen.seconds))
        for age, errors in learner.learn(batch, gone).items():
            sums[age] += errors
        if now - told > 20 or done >= chosen.games - 256:
            text = "; ".join(
                f"Age {age}: {right / count:.1%} {error / count:.4f} {points / count:.4f}"
                for age, (error, points, right, count) in sums.items()
            )
            print(f"{done} games, {step} steps, {now - begun:.0f} s: {text}", flush=True)
            told = now
            sums = {age: np.zeros(4) for age in sums}
        if now - begun > chosen.seconds:
            break
    out = chosen.out or Path(value.__file__).with_name("value.npz")
    learned = learner.network()
    np.savez_compressed(out, **{n: getattr(learned, n).astype(np.float16) for n in Network._fields})


if __name__ == "__main__":
    main()
