"""Do the events of an action tell all that it changed? A record is changed by them and compared.

Plain enough to be compiled, like `classic_invariants`, for very many games of 7 Wonders.
"""

from typing import Any

import numpy as np

from mirabilia.classic.vocabulary import CoinCause, Event, Kind, Phase, Power, Use
from mirabilia.engine.events import CAPACITY
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import uncached_rule
from support.classic_broken import Broken
from support.classic_scoring import things
from support.classic_tables import (
    CARD_NUMBERS,
    CHAINS,
    COINS,
    COLOUR,
    GIVES,
    GIVES_PER,
    STAGE_GIVES,
    VICTORY,
)

MOST = 7
NONE = -1

# What is noted of each city while events are told
PAID = 0  # coins it is said to pay, less what was told of them
BUILT = 1  # the card it built, plus one
STAGED = 2  # the stage it built, plus one
SALES = 3  # cards sold
LEFT = 4  # cards left over
CARD_COINS = 5  # coins that cards gave
STAGE_COINS = 6
SALE_COINS = 7
FREE = 8  # 1: a chain or a power made the building free
SPENT = 9  # coins spent in all
NOTES = 10


@uncached_rule
def tell_of_building(
    told: Any, notes: Ints, kind: int, city: int, subject: int, amount: int
) -> int:
    """Built, staged, free, sold, left over, recovered."""
    if kind == Event.CARD_BUILT or kind == Event.CARD_RECOVERED:
        if told.built[city, subject] or notes[city, BUILT] or notes[city, STAGED]:
            return Broken.EVENT_BUILDINGS
        told.built[city, subject] = 1
        told.counts[city, COLOUR[told.edition, subject]] += 1
        notes[city, BUILT] = subject + 1
        notes[city, PAID] = amount
        if kind == Event.CARD_RECOVERED:
            notes[city, FREE] = 1
            return Broken.EVENT_PAID if amount else Broken.NOTHING
    elif kind == Event.STAGE_BUILT:
        if subject != told.counts[city, Kind.STAGE] or notes[city, BUILT] or notes[city, STAGED]:
            return Broken.EVENT_STAGES
        told.counts[city, Kind.STAGE] += 1
        notes[city, STAGED] = subject + 1
        notes[city, PAID] = amount
    elif kind == Event.CHAINED or kind == Event.FREE_BY_POWER:
        if notes[city, BUILT] != subject + 1 or notes[city, FREE] or notes[city, PAID]:
            return Broken.EVENT_FREE
        notes[city, FREE] = 1
        if kind == Event.FREE_BY_POWER:
            if amount == Power.FREE_BUILDING:
                told.power_used[city] += 1
            return Broken.NOTHING if told.powers[city] & amount else Broken.EVENT_FREE
        chained = False
        for entry in range(2):
            chained |= CHAINS[told.edition, subject, entry] == amount
        return Broken.NOTHING if chained and told.built[city, amount] else Broken.EVENT_FREE
    elif kind == Event.CARD_SOLD or kind == Event.CARD_LEFT_OVER:
        if subject != NONE or amount:
            return Broken.EVENT_DISCARDS  # nobody else may learn which card it is
        notes[city, SALES if kind == Event.CARD_SOLD else LEFT] += 1
    return Broken.NOTHING


@uncached_rule
def tell_of_coins(told: Any, notes: Ints, kind: int, city: int, subject: int, amount: int) -> int:
    """Coins of the bank and of neighbours."""
    if amount == 0:
        return Broken.EVENT_COINS
    if kind == Event.BOUGHT:
        left = (city + 1) % told.cities
        right = (city + told.cities - 1) % told.cities
        if amount < 0 or (subject != left and subject != right):
            return Broken.EVENT_COINS
        told.coins[city] -= amount
        told.coins[subject] += amount
        notes[city, PAID] -= amount
        notes[city, SPENT] += amount
        return Broken.NOTHING
    told.coins[city] += amount
    if subject == CoinCause.COST:
        notes[city, PAID] += amount
        notes[city, SPENT] -= amount
        card = notes[city, BUILT] - 1
        if card < 0 or amount != -COINS[told.edition, card] or notes[city, FREE]:
            return Broken.EVENT_COINS
    elif subject == CoinCause.SALE:
        notes[city, SALE_COINS] += amount
    elif subject == CoinCause.CARD:
        notes[city, CARD_COINS] += amount
    elif subject == CoinCause.STAGE:
        notes[city, STAGE_COINS] += amount
    else:
        return Broken.EVENT_UNKNOWN
    return Broken.NOTHING


@uncached_rule
def tell_of_course(told: Any, kind: int, city: int, subject: int, amount: int) -> int:
    """Choices, Ages, turns, questions, conflicts, the end."""
    if kind == Event.VICTORY:
        lead = told.shields[city] - told.shields[subject]
        if lead <= 0 or amount != VICTORY[told.age - 1]:
            return Broken.EVENT_TOKENS
        told.victories[city, told.age - 1] += 1
    elif kind == Event.DEFEAT:
        if told.shields[city] >= told.shields[subject] or amount:
            return Broken.EVENT_TOKENS
        told.counts[city, Kind.DEFEAT] += 1
    elif kind == Event.AGE_BEGUN:
        if city != NONE or subject != told.age + 1 or amount:
            return Broken.EVENT_COURSE
        told.age = subject
        told.turn = 0
        told.power_used[:] = 0
    elif kind == Event.TURN_BEGUN:
        if subject != told.turn + 1 or amount:
            return Broken.EVENT_COURSE
        told.turn = subject
        told.phase = Phase.TURN
        told.holder = city
        told.decider = NONE
        told.acting = NONE
    elif kind == Event.ASKED:
        told.phase = subject
        told.decider = city
        told.acting = amount
    elif kind == Event.SIDE_CHOSEN:
        told.sides[city] = (told.edition * MOST + told.boards[city]) * 2 + subject
    elif kind == Event.GAME_OVER:
        only = NONE
        for player in range(told.players):
            if subject == 1 << player:
                only = player
        if only != city or amount:
            return Broken.EVENT_COURSE
        told.phase = Phase.OVER
        told.winners = subject
        told.decider = NONE
        told.acting = NONE
    elif kind == Event.COMMITTED or kind == Event.TAKEN_BACK:
        if subject or amount:
            return Broken.EVENT_CHOICE  # nobody else may learn what was chosen
    elif kind == Event.DECLINED or kind == Event.NOTHING_TO_RECOVER:
        if subject or amount:
            return Broken.EVENT_COURSE
    else:
        return Broken.EVENT_UNKNOWN
    return Broken.NOTHING


@uncached_rule
def check_gains(state: Any, notes: Ints, before: Ints) -> int:
    """Each city paid what was said, from coins it had, and gained what its card gives now."""
    for city in range(state.cities):
        if notes[city, PAID]:
            return Broken.EVENT_PAID
        if notes[city, SPENT] > before[city]:
            return Broken.EVENT_PAID
        if notes[city, SALE_COINS] != 3 * notes[city, SALES]:
            return Broken.EVENT_COINS
        gain = 0
        card = notes[city, BUILT] - 1
        if card >= 0:
            rate = GIVES_PER[state.edition, card]
            gain = GIVES[state.edition, card]
            if rate[0]:
                gain += rate[0] * things(state, city, rate[1], rate[2], rate[3])
        if notes[city, CARD_COINS] != gain:
            return Broken.EVENT_COINS
        gain = 0
        stage = notes[city, STAGED] - 1
        if stage >= 0:
            side = state.sides[city] % 2
            gain = STAGE_GIVES[state.edition, state.boards[city], side, stage]
        if notes[city, STAGE_COINS] != gain:
            return Broken.EVENT_COINS
    return Broken.NOTHING


@uncached_rule
def check_uses(told: Any, state: Any, notes: Ints) -> int:
    """The history has what events said of each city's card."""
    recovered = 0
    for city in range(MOST):
        built = 0
        stages = 0
        sales = 0
        left = 0
        for age in range(3):
            for turn in range(MOST):
                use = state.uses[age, turn, city]
                earlier = told.uses[age, turn, city]
                if use == earlier:
                    continue
                if use == Use.RECOVERED and (earlier == Use.SOLD or earlier == Use.LEFT_OVER):
                    recovered += 1
                elif earlier != Use.NONE:
                    return Broken.EVENT_DISCARDS
                elif use == Use.BUILT:
                    built += 1
                    if state.played[age, turn, city] != notes[city, BUILT] - 1:
                        return Broken.EVENT_BUILDINGS
                elif use == Use.STAGE:
                    stages += 1
                elif use == Use.SOLD:
                    sales += 1
                elif use == Use.LEFT_OVER:
                    left += 1
        if sales != notes[city, SALES] or left != notes[city, LEFT]:
            return Broken.EVENT_DISCARDS
        if stages != (notes[city, STAGED] > 0):
            return Broken.EVENT_STAGES
        if built != (notes[city, BUILT] > 0):
            recovered -= 1
    return Broken.NOTHING if recovered == 0 else Broken.EVENT_DISCARDS


@uncached_rule
def check_passing(told: Any, state: Any, asked: int) -> int:
    """Hands went to the next seat in Ages I and III, to the one before in Age II."""
    age = state.age - 1
    turn = state.turn - 1
    players = state.players
    for player in range(players):
        source = (player + (1 if age == 1 else players - 1)) % players
        counts = np.zeros(CARD_NUMBERS, np.int64)
        for position in range(state.hand_size[player]):
            counts[state.hands[player, position]] += 1
        if player == state.holder:
            counts[state.decks[age, 14 + turn]] -= 1
        for position in range(told.hand_size[source]):
            counts[told.hands[source, position]] -= 1
        if asked == Phase.TURN:
            counts[state.played[age, turn - 1, source]] += 1
            if players < 3 and source != state.holder:  # it was the holder before
                counts[state.played[age, turn - 1, 2]] += 1
        for card in range(CARD_NUMBERS):
            if counts[card]:
                return Broken.PASSING
    return Broken.NOTHING


@uncached_rule
def check_conflicts(state: Any, age: int, defeats: Ints) -> int:
    """At the end of an Age each city compared shields with both neighbours."""
    for city in range(state.cities):
        won = 0
        lost = 0
        for side in range(2):
            neighbour = (city + (1 if side else state.cities - 1)) % state.cities
            won += state.shields[city] > state.shields[neighbour]
            lost += state.shields[city] < state.shields[neighbour]
        if state.victories[city, age] != won:
            return Broken.EVENT_TOKENS
        if state.counts[city, Kind.DEFEAT] - defeats[city] != lost:
            return Broken.EVENT_TOKENS
    return Broken.NOTHING


@uncached_rule
def check_told(told: Any, state: Any, log: Any) -> int:
    """Change the record of before by the events of an action; it must be the one after it."""
    if log.count > CAPACITY:
        return Broken.EVENT_CAPACITY
    asked = told.phase
    age = told.age
    turn = told.turn
    notes = np.zeros((MOST, NOTES), np.int64)
    coins = np.zeros(MOST, np.int64)
    defeats = np.zeros(MOST, np.int64)
    for city in range(MOST):
        coins[city] = told.coins[city]
        defeats[city] = told.counts[city, Kind.DEFEAT]
        told.shields[city] = state.shields[city]
    for number in range(log.count):
        kind = log.entries[number, 0]
        city = log.entries[number, 1]
        subject = log.entries[number, 2]
        amount = log.entries[number, 3]
        if not NONE <= city < state.cities:
            return Broken.EVENT_UNKNOWN
        if Event.CARD_BUILT <= kind <= Event.CARD_SOLD or (
            kind == Event.CARD_LEFT_OVER or kind == Event.CARD_RECOVERED
        ):
            broken = tell_of_building(told, notes, kind, city, subject, amount)
        elif kind == Event.BOUGHT or kind == Event.COINS:
            broken = tell_of_coins(told, notes, kind, city, subject, amount)
        else:
            broken = tell_of_course(told, kind, city, subject, amount)
        if broken != Broken.NOTHING:
            return broken
    broken = check_gains(state, notes, coins)
    if broken == Broken.NOTHING:
        broken = check_uses(told, state, notes)
    if broken != Broken.NOTHING:
        return broken
    for city in range(MOST):
        if told.coins[city] != state.coins[city]:
            return Broken.EVENT_COINS
        if told.sides[city] != state.sides[city]:
            return Broken.EVENT_COURSE
        if told.power_used[city] != state.power_used[city]:
            return Broken.EVENT_FREE
        for card in range(CARD_NUMBERS):
            if told.built[city, card] != state.built[city, card]:
                return Broken.EVENT_BUILDINGS
        for kind in range(9):
            if told.counts[city, kind] != state.counts[city, kind]:
                return Broken.EVENT_TOKENS if kind == Kind.DEFEAT else Broken.EVENT_STAGES
        for fought in range(3):
            if told.victories[city, fought] != state.victories[city, fought]:
                return Broken.EVENT_TOKENS
    if told.age != state.age or told.turn != state.turn or told.phase != state.phase:
        return Broken.EVENT_COURSE
    if told.holder != state.holder or told.winners != state.winners:
        return Broken.EVENT_COURSE
    if told.decider != state.decider or told.acting != state.acting:
        return Broken.EVENT_COURSE
    if state.phase == Phase.TURN and state.age == age and state.turn == turn + 1:
        return check_passing(told, state, asked)
    if age > 0 and (state.age > age or state.phase == Phase.OVER):
        return check_conflicts(state, age - 1, defeats)
    return Broken.NOTHING
