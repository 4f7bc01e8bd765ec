"""Estimates that need no state: what decks ask for, what symbols lead to, who wins conflicts.

Ages, turns and resources are counted from 0 here, worth is in hundredths of a point.
"""

import csv
from functools import cache
from importlib.resources import files
from math import erf, exp, sqrt
from typing import Final

import numpy as np

from mirabilia.bots.classic import weights
from mirabilia.bots.judgement import POINT
from mirabilia.classic.components import (
    CARD_BY_NAME,
    CARD_SUPPLIES,
    CARDS,
    GUILDS,
    VICTORY_POINTS,
    WONDER_SIDES,
    Stage,
    deck_of,
    guilds_in_play,
)
from mirabilia.classic.science import science_points
from mirabilia.classic.vocabulary import (
    AGES,
    DEFEAT_POINTS,
    LAST_TURN,
    MOST_PLAYERS,
    MOST_STAGES,
    RAW,
    RAW_SETS,
    RESOURCE_COUNT,
    Edition,
    Power,
)
from mirabilia.engine.record import table

SINGLE = table(1 << r if r < RAW else RAW_SETS + (1 << (r - RAW)) for r in range(RESOURCE_COUNT))
"""[resource]: the number of the set that holds nothing else."""

RIVALRY = table(
    [0 if players < 2 else int(share) // (players - 1) for players in range(MOST_PLAYERS + 1)]
    for share in weights.RIVALRY
)
"""[age, players]: how much of a rival's gain is one's own loss, in percent."""

# Coins: the first ones open more doors than the last.

MOST_COINS: Final = 100
END: Final = AGES  # instead of an Age: the last turn of the game
_EASE = 4.0  # coins after which most doors are open


def _treasury(age: int, coins: int) -> int:
    if age == END:
        return coins * int(weights.COIN[AGES - 1])
    ease = round(100 * (1 - exp(-coins / _EASE)))
    return coins * int(weights.COIN[age]) + ease * int(weights.LIQUIDITY[age]) // 100


TREASURY = table(
    ([_treasury(age, coins) for coins in range(MOST_COINS + 1)] for age in range(AGES + 1)),
    np.int32,
)
"""[age or END, coins]: what so many coins are worth."""

# Resources

ENOUGH: Final = 4
"""No cost asks for more units of one resource; as many are looked up as for any more."""
_TYPICAL_CITIES = 4


@cache
def _asking(edition: int, age: int, resource: int, have: int) -> int:
    """Of 1000 cards of an Age, how many ask for more units of a resource than a city has."""
    deck = [(card, 1.0) for card in deck_of(edition, _TYPICAL_CITIES, age + 1)]
    if age == AGES - 1:
        share = guilds_in_play(_TYPICAL_CITIES) / len(GUILDS[edition])
        deck += [(int(guild), share) for guild in GUILDS[edition]]
    asking = sum(
        share
        for card, share in deck
        if CARDS[card].faces[Edition(edition)].resources[resource] > have
    )
    return round(1000 * asking / sum(share for _, share in deck))


def _demand(edition: int, age: int, turn: int, resource: int, have: int) -> int:
    now = _asking(edition, age, resource, have) * (LAST_TURN - 1 - turn) // LAST_TURN
    later = sum(_asking(edition, a, resource, have) for a in range(age + 1, AGES))
    return now * int(weights.DEMAND_NOW[age]) + later * int(weights.DEMAND_LATER[age])


DEMAND = table(
    (
        [
            [
                [
                    [_demand(edition, age, turn, resource, have) for have in range(ENOUGH + 1)]
                    for resource in range(RESOURCE_COUNT)
                ]
                for turn in range(LAST_TURN)
            ]
            for age in range(AGES)
        ]
        for edition in Edition
    ),
    np.int32,
)
"""[edition, age, turn, resource, units a city has]: how cards ask for more, times 100."""

_NEARNESS = (100, 70, 50, 35)  # percent: the next stage asks most urgently


def _stages_ask(stages: tuple[Stage, ...], built: int, resource: int, have: int) -> int:
    return sum(
        nearness
        for stage, nearness in zip(stages[built:], _NEARNESS, strict=False)
        if stage.resources[resource] > have
    )


STAGES_ASK = table(
    (
        [
            [
                [_stages_ask(side.stages, built, resource, have) for have in range(ENOUGH + 1)]
                for resource in range(RESOURCE_COUNT)
            ]
            for built in range(MOST_STAGES + 1)
        ]
        for side in WONDER_SIDES
    ),
    np.int16,
)
"""[side, stages built, resource, units a city has]: how the stages left ask for more."""


def _scarcity(age: int, sellers: int, cheap: int, choice: int) -> int:
    percent = (100, int(weights.ELSEWHERE_ONCE[age]), int(weights.ELSEWHERE_TWICE[age]))[sellers]
    percent = percent * int(weights.CHEAP[age]) // 100 if cheap else percent
    return percent * int(weights.BESIDE_CHOICE[age]) // 100 if choice else percent


SCARCITY = table(
    (
        [
            [[_scarcity(age, sellers, cheap, choice) for choice in range(2)] for cheap in range(2)]
            for sellers in range(3)
        ]
        for age in range(AGES)
    ),
    np.int16,
)
"""[age, neighbours who have it, at a discount, beside a choice]: percent of a resource's worth."""


def _makes(edition: int, card: int) -> tuple[int, int, int]:
    own = [r for r in range(RESOURCE_COUNT) if CARD_SUPPLIES[edition, card, SINGLE[r]]]
    units = int(CARD_SUPPLIES[edition, card, SINGLE[own[0]]]) if own else 0
    first, second = (*own, -1, -1)[:2]
    return first, second, units


CARD_MAKES = table([_makes(e, card.id) for card in CARDS] for e in Edition)
"""[edition, card]: a resource it produces, the other one to choose or -1, units."""

_CHAIN_BASE = 30  # for any chain,
_CHAIN_UNIT = 15  # and for each unit it saves


def _chains(edition: Edition, age: int, name: str) -> int:
    if edition not in CARD_BY_NAME[name].faces:
        return 0
    children = CARD_BY_NAME[name].faces[edition].chains_to
    costs = [sum(CARD_BY_NAME[child].faces[edition].resources) for child in children]
    worth = sum(_CHAIN_BASE + _CHAIN_UNIT * cost for cost in costs)
    return worth * int(weights.CHAIN[age]) // 100


CHAINS = table(
    ([[_chains(e, age, card.name) for card in CARDS] for age in range(AGES)] for e in Edition),
    np.int16,
)
"""[edition, age, card]: what the cards that it makes free may save."""

# Science

MOST_OF_SYMBOL: Final = 4
MOST_FREE_SYMBOLS: Final = 2
MOST_FURTHER: Final = 6


@cache
def _outlook(compasses: int, gears: int, tablets: int, free: int, further: int) -> float:
    """Points expected with some further symbols, each the better of two that are offered."""
    if further == 0:
        return float(science_points(compasses, gears, tablets, free))
    one = _outlook(min(compasses + 1, MOST_OF_SYMBOL), gears, tablets, free, further - 1)
    two = _outlook(compasses, min(gears + 1, MOST_OF_SYMBOL), tablets, free, further - 1)
    three = _outlook(compasses, gears, min(tablets + 1, MOST_OF_SYMBOL), free, further - 1)
    return (max(one, two) + max(one, three) + max(two, three)) / 3


OUTLOOK = table(
    (
        [
            round(POINT * _outlook(compasses, gears, tablets, free, further))
            for further in range(MOST_FURTHER + 1)
        ]
        for compasses in range(MOST_OF_SYMBOL + 1)
        for gears in range(MOST_OF_SYMBOL + 1)
        for tablets in range(MOST_OF_SYMBOL + 1)
        for free in range(MOST_FREE_SYMBOLS + 1)
    ),
    np.int16,
)
"""[symbols as `outlook_row` counts them, further ones]: points expected."""

# Military

MOST_LEAD: Final = 12
_NARROWEST = 0.25  # shields
_WIDEST = 8.0
_RED_CHANCE = 0.2  # that a city builds a red card in a turn


def _normal(x: float) -> float:
    return (1 + erf(x / sqrt(2))) / 2


def _spread(age: int, turn: int, conflict: int) -> float:
    """How far shields still to be built spread from a turn to the conflict of an Age."""
    variance = 0.0
    for a in range(age, conflict + 1):
        turns = LAST_TURN - turn - 0.5 if a == age else LAST_TURN
        variance += 2 * _RED_CHANCE * (1 - _RED_CHANCE) * turns * (a + 1) ** 2
    spread = sqrt(variance) * int(weights.SPREAD[conflict]) / 100
    return min(max(spread, _NARROWEST), _WIDEST)


def _lead(age: int, turn: int, lead: int) -> int:
    """What a lead is worth in the conflicts to come: expected tokens, weighed."""
    worth = 0.0
    for conflict in range(age, AGES):
        spread = _spread(age, turn, conflict)
        win = _normal((lead - 0.5) / spread)
        loss = _normal((-lead - 0.5) / spread)
        tokens = int(VICTORY_POINTS[conflict]) * win + DEFEAT_POINTS * loss
        weight = weights.CONFLICT if conflict == age else weights.LATER_CONFLICT[age]
        worth += tokens * int(weight[conflict])
    return round(worth * POINT / 100)


LEAD = table(
    (
        [
            [_lead(age, turn, lead) for lead in range(-MOST_LEAD, MOST_LEAD + 1)]
            for turn in range(LAST_TURN)
        ]
        for age in range(AGES)
    ),
    np.int32,
)
"""[age, turn, lead + MOST_LEAD]: what so many shields more than a neighbour are worth."""

# Cards


def _experience() -> dict[str, dict[str, str]]:
    text = (files("mirabilia.bots.classic") / "experience.csv").read_text(encoding="utf-8")
    return {row["card"]: row for row in csv.DictReader(text.splitlines())}


_rows = _experience()
EXPERIENCE = table(
    ([int(_rows[card.name][e.name.lower()] or 0) for card in CARDS] for e in Edition), np.int16
)
"""[edition, card]: how much better a card has proved in play than all other estimates say."""

# Counting

KIND_GROWTH = table((0, 0, 20, 14, 14, 18, 12, 16, 12, 4))
"""[kind]: things that a city adds in a turn of Age III, in hundredths."""

PER_BITS: Final = 6
"""Points for one more thing of each kind are packed into one number, as many bits each."""


def _counting(edition: Edition) -> list[tuple[int, int, int]]:
    rows = []
    for card in CARDS:
        if edition in card.faces and (pers := card.faces[edition].effect.points_per):
            own = sum(per.amount << PER_BITS * per.kind for per in pers if per.own)
            others = sum(per.amount << PER_BITS * per.kind for per in pers if per.neighbours)
            rows.append((card.id, own, others))
    return rows


_COUNTING = [_counting(edition) for edition in Edition]
COUNTING = table(
    ((rows + [(0, 0, 0)] * len(rows))[: max(map(len, _COUNTING))] for rows in _COUNTING), np.int64
)
"""[edition]: the cards that score for what they count, with the packed points for one thing more
in the own city and in a neighbouring one; then rows without any."""

# Stages

_POWER_POINTS = {
    Power.SEVENTH_CARD: 6.0,
    Power.FREE_BUILDING: 5.0,
    Power.COPY_GUILD: 4.0,
    Power.FREE_COLOUR: 4.0,
    Power.FREE_FIRST: 2.0,
    Power.FREE_LAST: 3.0,
}


def _stage_points(stage: Stage) -> float:
    """About how many points a stage is worth."""
    effect = stage.effect
    points = effect.points + effect.coins / 3 + 2 * effect.shields
    points += 4 * (effect.symbol is not None) + 3 * bool(effect.own_choice)
    points += 3 * bool(effect.discounts) + 4.5 * effect.builds_discarded
    return points + (_POWER_POINTS[effect.power] if effect.power else 0)


def _following(age: int, later: tuple[Stage, ...]) -> int:
    """The worth of the stages after one: the further the less."""
    points = sum(_stage_points(stage) / 2**steps for steps, stage in enumerate(later))
    return round(points * POINT * int(weights.FOLLOWING[age]) / 100)


FOLLOWING = table(
    (
        [
            [_following(age, side.stages[stage + 1 :]) for stage in range(MOST_STAGES)]
            for side in WONDER_SIDES
        ]
        for age in range(AGES)
    ),
    np.int16,
)
"""[age, side, stage]: what the stages after it are worth."""

SIDE_WORTH = table(
    (
        *(-140, 30, -140, -150, -90, 130, -40, 10, -100, 180, 70, 50, 10, 220),
        *(-90, -190, -90, -10, -10, 130, 0, 70, 0, 270, -120, -170, -10, 270),
    ),
    np.int16,
)
"""[side]: how many points ahead of the others it has ended in play, in hundredths."""
