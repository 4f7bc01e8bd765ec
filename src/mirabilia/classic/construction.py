"""Rulebook chapters "Constructing a building" and "Constructing a stage of the wonder"."""

from typing import Any

from mirabilia.classic.components import (
    CARD_CHAINS,
    CARD_CHOICE,
    CARD_COINS,
    CARD_COINS_PER,
    CARD_COLOUR,
    CARD_COST,
    CARD_DISCOUNTS,
    CARD_GIVES_COINS,
    CARD_PRODUCES,
    CARD_SHIELDS,
    CARD_SUPPLIES,
    CARD_SYMBOL,
    FREE_OF_RESOURCES,
    SIDE_STAGES,
    STAGE_BUILDS_DISCARDED,
    STAGE_CHOICE,
    STAGE_DISCOUNTS,
    STAGE_GIVES_COINS,
    STAGE_POWER,
    STAGE_SHIELDS,
    STAGE_SYMBOLS,
)
from mirabilia.classic.state import GONE, ClassicState
from mirabilia.classic.trade import left_of, right_of
from mirabilia.classic.vocabulary import (
    DISCOUNTS,
    LAST_TURN,
    RESOURCE_SETS,
    CoinCause,
    Colour,
    Event,
    Kind,
    Phase,
    Power,
    Symbol,
)
from mirabilia.engine.events import emit
from mirabilia.engine.rule import inlined_rule, rule


@inlined_rule
def chain(state: ClassicState, city: int, card: int) -> int:
    """The building of the city that makes this card free, or GONE."""
    for entry in range(2):
        giver = CARD_CHAINS[state.edition, card, entry]
        if giver >= 0 and state.built[city, giver]:
            return giver
    return GONE


@inlined_rule
def free_power(state: ClassicState, city: int, card: int) -> int:
    """The power of Olympia's second edition that makes this card free now, or 0."""
    powers = state.powers[city]
    if powers & Power.FREE_COLOUR and state.counts[city, CARD_COLOUR[card]] == 0:
        return powers & Power.FREE_COLOUR
    if powers and state.phase == Phase.TURN:
        if state.turn == 1:
            return powers & Power.FREE_FIRST
        if state.turn == LAST_TURN:
            return powers & Power.FREE_LAST
    return 0


@inlined_rule
def costs_nothing(state: ClassicState, card: int) -> bool:
    """Whether a card has no cost at all."""
    return (
        CARD_COINS[state.edition, card] == 0 and CARD_COST[state.edition, card] == FREE_OF_RESOURCES
    )


@inlined_rule
def stages_left(state: ClassicState, city: int) -> int:
    """How many stages of the city's wonder are still to be built."""
    return SIDE_STAGES[state.sides[city]] - state.counts[city, Kind.STAGE]


@inlined_rule
def change_coins(state: ClassicState, city: int, coins: int, cause: int, log: Any) -> None:
    """Coins from the bank, or to it."""
    if coins:
        state.coins[city] += coins
        emit(log, Event.COINS, city, cause, coins)


@inlined_rule
def pay_neighbours(state: ClassicState, city: int, left: int, right: int, log: Any) -> None:
    """Coins for resources, which the neighbours may spend from the next turn on."""
    if left:
        state.coins[city] -= left
        state.coins[left_of(state, city)] += left
        emit(log, Event.BOUGHT, city, left_of(state, city), left)
    if right:
        state.coins[city] -= right
        state.coins[right_of(state, city)] += right
        emit(log, Event.BOUGHT, city, right_of(state, city), right)


@rule
def add_building(state: ClassicState, city: int, card: int) -> None:
    """A building stands in the city. What coins it gives follows when all have built."""
    edition = state.edition
    colour = CARD_COLOUR[card]
    state.built[city, card] = 1
    state.counts[city, colour] += 1
    if CARD_PRODUCES[edition, card]:
        for resources in range(RESOURCE_SETS):
            state.supplies[city, resources] += CARD_SUPPLIES[edition, card, resources]
    elif colour == Colour.YELLOW:
        state.choices[city, 0] += CARD_CHOICE[edition, card, 0]
        state.choices[city, 1] += CARD_CHOICE[edition, card, 1]
        for discount in range(DISCOUNTS):
            state.discounts[city, discount] |= CARD_DISCOUNTS[edition, card, discount]
    elif CARD_SYMBOL[edition, card] >= 0:
        state.symbols[city, CARD_SYMBOL[edition, card]] += 1
    state.shields[city] += CARD_SHIELDS[edition, card]


@rule
def add_stage(state: ClassicState, city: int) -> None:
    """The next stage of the city's wonder stands."""
    side = state.sides[city]
    stage = state.counts[city, Kind.STAGE]
    state.counts[city, Kind.STAGE] += 1
    state.choices[city, 0] += STAGE_CHOICE[side, stage, 0]
    state.choices[city, 1] += STAGE_CHOICE[side, stage, 1]
    for discount in range(DISCOUNTS):
        state.discounts[city, discount] |= STAGE_DISCOUNTS[side, stage, discount]
    state.symbols[city, Symbol.ANY] += STAGE_SYMBOLS[side, stage]
    state.shields[city] += STAGE_SHIELDS[side, stage]
    state.powers[city] |= STAGE_POWER[side, stage]
    if STAGE_BUILDS_DISCARDED[side, stage]:
        state.recovering = city


@rule
def counted(state: ClassicState, city: int, kind: int, own: int, neighbours: int) -> int:
    """What an effect counts: things of a kind in the own city, in the neighbouring ones."""
    if kind == Kind.WONDER_COMPLETE:
        return int(stages_left(state, city) == 0)
    count = 0
    if own:
        count += state.counts[city, kind]
    if neighbours:
        count += state.counts[left_of(state, city), kind]
        count += state.counts[right_of(state, city), kind]
    return count


@inlined_rule
def building_coins(state: ClassicState, city: int, card: int, log: Any) -> None:
    """Coins that a building gives once, counting what was built in the same turn."""
    coins = int(CARD_GIVES_COINS[state.edition, card])
    per = CARD_COINS_PER[state.edition, card]
    if per[0]:
        coins += per[0] * counted(state, city, per[1], per[2], per[3])
    change_coins(state, city, coins, CoinCause.CARD, log)


@inlined_rule
def stage_coins(state: ClassicState, city: int, stage: int, log: Any) -> None:
    """Coins that a stage gives once."""
    coins = STAGE_GIVES_COINS[state.sides[city], stage]
    change_coins(state, city, coins, CoinCause.STAGE, log)
