"""Rulebook chapter "End of the game": the score pad and who wins."""

from typing import Any

from mirabilia.classic.components import (
    CARD_COLOUR,
    CARD_COUNT,
    CARD_POINTS,
    CARD_POINTS_PER,
    CARD_SYMBOL,
    GUILDS,
    GUILDS_EACH,
    STAGE_POINTS,
    VICTORY_POINTS,
)
from mirabilia.classic.construction import counted
from mirabilia.classic.science import science_points
from mirabilia.classic.state import GONE, ClassicState
from mirabilia.classic.trade import left_of, right_of
from mirabilia.classic.vocabulary import (
    AGES,
    CATEGORIES,
    COINS_PER_POINT,
    DEFEAT_POINTS,
    Category,
    Colour,
    Event,
    Kind,
    Phase,
    Power,
    Symbol,
)
from mirabilia.engine.events import emit
from mirabilia.engine.rule import merged_rule, rule


@merged_rule
def end_game(state: ClassicState, log: Any) -> None:
    """Most points win, then most coins; then the victory is shared. The Free City cannot win."""
    count_points(state)
    best = 0
    best_coins = 0
    state.winners = 0
    for player in range(state.players):
        total = total_points(state, player)
        coins = state.coins[player]
        if state.winners == 0 or total > best or (total == best and coins > best_coins):
            state.winners = 0
            best = total
            best_coins = int(coins)
        if total == best and coins == best_coins:
            state.winners |= 1 << player
    state.phase = Phase.OVER
    emit(log, Event.GAME_OVER, only_winner(state), state.winners, 0)


@rule
def only_winner(state: ClassicState) -> int:
    """The player who has won alone; GONE if there is none, or several share the victory."""
    for player in range(state.players):
        if state.winners == 1 << player:
            return player
    return GONE


@rule
def total_points(state: ClassicState, city: int) -> int:
    """The sum of a city's column on the score pad."""
    total = 0
    for category in range(CATEGORIES):
        total += state.points[city, category]
    return total


@rule
def points_per(state: ClassicState, city: int, card: int) -> int:
    """The points of a card that counts things, as if it stood in this city."""
    points = 0
    for entry in range(3):
        per = CARD_POINTS_PER[state.edition, card, entry]
        if per[0]:
            points += per[0] * counted(state, city, per[1], per[2], per[3])
    return points


@rule
def count_points(state: ClassicState) -> None:
    """Fill in the score pad."""
    state.points[:] = 0
    state.copied = GONE
    for city in range(state.cities):
        for card in range(CARD_COUNT):
            if state.built[city, card]:
                colour = CARD_COLOUR[card]
                if colour == Colour.BLUE:
                    points = CARD_POINTS[state.edition, card]
                    state.points[city, Category.CIVILIAN] += points
                elif colour == Colour.YELLOW:
                    state.points[city, Category.COMMERCE] += points_per(state, city, card)
                elif colour == Colour.PURPLE:
                    state.points[city, Category.GUILDS] += points_per(state, city, card)
        for stage in range(state.counts[city, Kind.STAGE]):
            state.points[city, Category.WONDER] += STAGE_POINTS[state.sides[city], stage]
        military = DEFEAT_POINTS * state.counts[city, Kind.DEFEAT]
        for age in range(AGES):
            military += state.victories[city, age] * VICTORY_POINTS[age]
        state.points[city, Category.MILITARY] = military
        state.points[city, Category.COINS] = state.coins[city] // COINS_PER_POINT
        state.points[city, Category.SCIENCE] = city_science(state, city, 0)
        if state.powers[city] & Power.COPY_GUILD:
            copy_guild(state, city)


@rule
def city_science(state: ClassicState, city: int, further: int) -> int:
    """The science points of a city, with so many further symbols of its choice."""
    return science_points(
        state.symbols[city, Symbol.COMPASS],
        state.symbols[city, Symbol.GEAR],
        state.symbols[city, Symbol.TABLET],
        state.symbols[city, Symbol.ANY] + further,
    )


@merged_rule
def copy_guild(state: ClassicState, city: int) -> None:
    """Score the neighbours' guild that is worth most in this city, as if it stood there."""
    left = left_of(state, city)
    right = right_of(state, city)
    most = -1
    for number in range(GUILDS_EACH):
        guild = GUILDS[state.edition, number]
        if state.built[left, guild] or state.built[right, guild]:
            if CARD_SYMBOL[state.edition, guild] == Symbol.ANY:
                worth = city_science(state, city, 1) - city_science(state, city, 0)
            else:
                worth = points_per(state, city, guild)
            if worth > most:
                most = worth
                state.copied = guild
    if state.copied != GONE:
        if CARD_SYMBOL[state.edition, state.copied] == Symbol.ANY:
            state.points[city, Category.SCIENCE] += most
        else:
            state.points[city, Category.GUILDS] += most
