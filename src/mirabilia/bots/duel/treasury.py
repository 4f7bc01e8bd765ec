"""What coins, resources and chains are worth to a player of Duel."""

import numpy as np

from mirabilia.bots.duel import weights
from mirabilia.duel.components import (
    CARD_CHAIN_GIVES,
    CARD_CHAIN_NEEDS,
    CARD_CHOICES,
    CARD_FIXED_PRICES,
    CARD_PRODUCES,
    CARDS,
    GUILD_AGE,
    TEMPLE_AGE,
    WONDER_RESOURCES,
)
from mirabilia.duel.construction import unit_price
from mirabilia.duel.state import GONE, DuelState
from mirabilia.duel.vocabulary import (
    AGES,
    GUILDS_IN_PLAY,
    POSITIONS,
    RAW_END,
    RESOURCE_COUNT,
    WONDER_SLOTS,
    Place,
)
from mirabilia.duel.wonders import is_unbuilt
from mirabilia.engine.record import table
from mirabilia.engine.rule import inlined_rule, merged_rule, rule

PER_CENT = 100
MOST_UNITS = 4  # more units of one resource are never needed


def _wanted(age: int, resource: int, have: int) -> int:
    """Of the cards of an Age in play, in hundredths, how many need more units than a city has."""

    def needing(deck: int) -> float:
        cards = [card for card in CARDS if card.age == deck]
        return sum(card.resources[resource] > have for card in cards) / len(cards)

    if age < AGES:
        return round(PER_CENT * POSITIONS * needing(age))
    joining = (needing(GUILD_AGE) + needing(TEMPLE_AGE)) / 2
    ordinary = (POSITIONS - GUILDS_IN_PLAY) * needing(age)
    return round(PER_CENT * (ordinary + GUILDS_IN_PLAY * joining))


def _chained(card: int) -> int:
    """The card that this one's chain symbol makes free."""
    gives = int(CARD_CHAIN_GIVES[card])
    return next((c.id for c in CARDS if gives and int(CARD_CHAIN_NEEDS[c.id]) == gives), GONE)


WANTED = table(  # [Age - 1, resource, units that a city has]: cards that need more, in hundredths
    (
        [[_wanted(age, resource, have) for have in range(MOST_UNITS + 1)] for resource in range(5)]
        for age in range(1, AGES + 1)
    ),
    np.int32,
)
WANTED_LATER = table(  # the same for all later Ages
    (WANTED[age + 1 :].sum(axis=0) for age in range(AGES)), np.int32
)
CHAINED = table(_chained(card.id) for card in CARDS)
IS_PRODUCER = table(any(card.effect.produces) for card in CARDS)
FIXES_PRICES = table(bool(card.effect.fixed_prices) for card in CARDS)
COST_UNITS = table(sum(card.resources) + (card.coins + 1) // 2 for card in CARDS)


@inlined_rule
def treasury(state: DuelState, player: int, coins: int) -> int:
    """What so many coins are worth: the first of them more, while there is much to build."""
    needed = weights.NEEDED_COIN[state.age - 1]
    if state.age == AGES:
        needed = needed * state.cards_left // POSITIONS
    return weights.COIN * coins + needed * min(coins, weights.NEEDED_COINS)


@rule
def coins_change(state: DuelState, player: int, change: int) -> int:
    """What it is worth to gain coins, or to lose as many as there are."""
    coins = state.coins[player] + state.savings[player]
    return treasury(state, player, max(0, coins + change)) - treasury(state, player, coins)


@rule
def uses(state: DuelState, player: int, resource: int, have: int) -> int:
    """How often, in hundredths, a player will want one more unit than the city has."""
    have = min(have, MOST_UNITS)
    cards = (
        WANTED[state.age - 1, resource, have] * state.cards_left // POSITIONS
        + WANTED_LATER[state.age - 1, resource, have]
    )
    wonders = 0
    for slot in range(WONDER_SLOTS):
        if state.wonder_owner[slot] == player and is_unbuilt(state, slot):
            wonders += WONDER_RESOURCES[state.wonders[slot], resource] > have
    wanted = cards * weights.BUILT_SHARE // PER_CENT + wonders * weights.WONDER_SHARE
    sources = state.choices[player, 0] if resource < RAW_END else state.choices[player, 1]
    return wanted * PER_CENT // (PER_CENT + weights.CHOICE_RELIEF * sources)


@rule
def unit_worth(state: DuelState, player: int, resource: int, further: int) -> int:
    """What one more unit saves a player who has so many further ones."""
    used = uses(state, player, resource, state.production[player, resource] + further)
    return used * unit_price(state, player, resource) * weights.SAVED_COIN // PER_CENT


@rule
def producer_worth(state: DuelState, player: int, card: int, standing: int) -> int:
    """What a brown or grey card saves a player, and what it costs the opponent.

    `standing`: 1 if the card is in the player's city, and may be lost.
    """
    opponent = 1 - player
    worth = 0
    for resource in range(RESOURCE_COUNT):
        for unit in range(CARD_PRODUCES[card, resource]):
            further = -1 - unit if standing else unit
            worth += unit_worth(state, player, resource, further)
            if not state.fixed_price[opponent, resource]:  # else they do not pay more
                have = state.production[opponent, resource]
                dearer = uses(state, opponent, resource, have) * weights.SAVED_COIN // PER_CENT
                worth += dearer * weights.PRESSURE // PER_CENT
    return worth


@rule
def choice_worth(state: DuelState, player: int, raw: int, goods: int) -> int:
    """What a unit of any raw material, or of any manufactured good, is worth to a player."""
    worth = 0
    if raw:
        for resource in range(RAW_END):
            worth += unit_worth(state, player, resource, 0) * weights.RAW_CHOICE // PER_CENT
    if goods:
        for resource in range(RAW_END, RESOURCE_COUNT):
            worth += unit_worth(state, player, resource, 0) * weights.GOODS_CHOICE // PER_CENT
    return worth


@merged_rule
def fixed_price_worth(state: DuelState, player: int, card: int) -> int:
    """What buying at a fixed price of one coin saves a player."""
    worth = 0
    for resource in range(RESOURCE_COUNT):
        if CARD_FIXED_PRICES[card, resource] and not state.fixed_price[player, resource]:
            have = state.production[player, resource]
            used = uses(state, player, resource, have) + uses(state, player, resource, have + 1)
            saved = unit_price(state, player, resource) - 1
            worth += used * saved * weights.SAVED_COIN // PER_CENT
    return worth


@merged_rule
def chain_worth(state: DuelState, card: int) -> int:
    """What a chain symbol is worth while the card that it makes free may still come."""
    target = CHAINED[card]
    if target == GONE:
        return 0
    place = state.place[target]
    if place != Place.UNSEEN and place != Place.STRUCTURE:
        return 0
    return COST_UNITS[target] * weights.CHAIN_UNIT


@merged_rule
def card_production(state: DuelState, player: int, card: int) -> int:
    """What a building saves its city in later turns."""
    worth = chain_worth(state, card)
    if IS_PRODUCER[card]:
        worth += producer_worth(state, player, card, 0)
    elif CARD_CHOICES[card, 0] or CARD_CHOICES[card, 1]:
        worth += choice_worth(state, player, CARD_CHOICES[card, 0], CARD_CHOICES[card, 1])
    elif FIXES_PRICES[card]:
        worth += fixed_price_worth(state, player, card)
    return worth
