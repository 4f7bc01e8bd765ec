"""The score pad of 7 Wonders by its plain definition, and who has won; plain enough to compile."""

from typing import Any

import numpy as np

from mirabilia.classic.vocabulary import Category, Colour, Kind, Phase, Power
from mirabilia.engine.rule import uncached_rule
from support.classic_broken import Broken
from support.classic_tables import (
    CARD_NUMBERS,
    COLOUR,
    POINTS,
    POINTS_PER,
    SCIENTISTS,
    STAGE_POINTS,
    STAGES,
    VICTORY,
)

NONE = -1


@uncached_rule
def things(state: Any, city: int, kind: int, own: int, neighbours: int) -> int:
    """How many things of a kind are in a city, in both neighbouring ones, or in all three."""
    left = (city + 1) % state.cities
    right = (city + state.cities - 1) % state.cities
    if kind == Kind.WONDER_COMPLETE:
        stages = STAGES[state.edition, state.boards[city], state.sides[city] % 2]
        return 1 if state.counts[city, Kind.STAGE] == stages else 0
    count = 0
    if own:
        count += state.counts[city, kind]
    if neighbours:
        count += state.counts[left, kind] + state.counts[right, kind]
    return count


@uncached_rule
def per_points(state: Any, city: int, card: int) -> int:
    """The points of a card that counts things, seen from a city."""
    points = 0
    for entry in range(3):
        rate = POINTS_PER[state.edition, card, entry]
        if rate[0]:
            points += rate[0] * things(state, city, rate[1], rate[2], rate[3])
    return points


@uncached_rule
def science(state: Any, city: int, further: int) -> int:
    """The most points of all choices for each free symbol, one by one."""
    free = state.symbols[city, 3] + further
    ways = 3**free
    best = 0
    for way in range(ways):
        numbers = np.zeros(3, np.int64)
        for symbol in range(3):
            numbers[symbol] = state.symbols[city, symbol]
        rest = way
        for _ in range(free):
            numbers[rest % 3] += 1
            rest //= 3
        least = min(numbers[0], numbers[1], numbers[2])
        points = numbers[0] ** 2 + numbers[1] ** 2 + numbers[2] ** 2 + 7 * least
        best = max(best, points)
    return best


@uncached_rule
def count_rows(state: Any, city: int, rows: Any) -> None:
    """Write a city's column of the score pad, Olympia's copy left out."""
    edition = state.edition
    rows[:] = 0
    for age in range(3):
        rows[Category.MILITARY] += VICTORY[age] * state.victories[city, age]
    rows[Category.MILITARY] -= state.counts[city, Kind.DEFEAT]
    rows[Category.COINS] = state.coins[city] // 3
    for stage in range(state.counts[city, Kind.STAGE]):
        points = STAGE_POINTS[edition, state.boards[city], state.sides[city] % 2, stage]
        rows[Category.WONDER] += points
    for card in range(CARD_NUMBERS):
        if state.built[city, card]:
            if COLOUR[edition, card] == Colour.BLUE:
                rows[Category.CIVILIAN] += POINTS[edition, card]
            if COLOUR[edition, card] == Colour.YELLOW:
                rows[Category.COMMERCE] += per_points(state, city, card)
            if COLOUR[edition, card] == Colour.PURPLE:
                rows[Category.GUILDS] += per_points(state, city, card)
    rows[Category.SCIENCE] = science(state, city, 0)


@uncached_rule
def best_copy(state: Any, city: int) -> int:
    """What the best guild of a neighbour is worth in this city."""
    left = (city + 1) % state.cities
    right = (city + state.cities - 1) % state.cities
    most = 0
    for card in range(CARD_NUMBERS):
        if COLOUR[state.edition, card] == Colour.PURPLE and (
            state.built[left, card] or state.built[right, card]
        ):
            worth = per_points(state, city, card)
            if card == SCIENTISTS:
                worth = science(state, city, 1) - science(state, city, 0)
            most = max(most, worth)
    return most


@uncached_rule
def check_score(state: Any) -> int:
    """Nothing is on the score pad before the end, and then what lies on the table; winners too."""
    rows = np.zeros(7, np.int64)
    best = -1000
    best_coins = 0
    winners = 0
    for city in range(7):
        rows[:] = 0
        copied = 0
        if state.phase == Phase.OVER and city < state.cities:
            count_rows(state, city, rows)
            if state.powers[city] & Power.COPY_GUILD:
                copied = best_copy(state, city)
        total = 0
        wanted = copied
        for category in range(7):
            more = state.points[city, category] - rows[category]
            total += state.points[city, category]
            wanted -= more
            if more and (more != copied or category not in (Category.SCIENCE, Category.GUILDS)):
                return Broken.SCORE
        if wanted:
            return Broken.SCORE
        if state.phase == Phase.OVER and city < state.players:
            coins = state.coins[city]
            if total > best or (total == best and coins > best_coins):
                best = total
                best_coins = coins
                winners = 0
            if total == best and coins == best_coins:
                winners |= 1 << city
    if state.winners != winners:
        return Broken.WINNERS
    if state.copied != NONE and state.phase != Phase.OVER:
        return Broken.SCORE
    return Broken.NOTHING
