"""What must hold at every moment of 7 Wonders, in loops plain enough to be compiled.

Each check gives Broken.NOTHING, or the first thing it finds broken. Nothing here asks the rules
how they count: cards and boards come from `classic_printed`. The score pad is checked by
`classic_scoring`.
"""

from typing import Any

import numpy as np

from mirabilia.classic.vocabulary import Colour, Kind, Phase, Power, Symbol, Use
from mirabilia.engine.rule import uncached_rule
from support.classic_broken import Broken
from support.classic_scoring import check_score
from support.classic_tables import (
    CARD_NUMBERS,
    CHOICES,
    COLOUR,
    DECKS,
    DISCOUNTS,
    SHIELDS,
    STAGE_CHOICES,
    STAGE_DISCOUNTS,
    STAGE_POWER,
    STAGE_RECOVERS,
    STAGE_SHIELDS,
    STAGE_SYMBOL,
    STAGES,
    START,
    SUPPLIES,
    SYMBOL,
)

MOST = 7  # players, turns with the seventh, cards in a first hand
FREE_CITY = 2
LAST_TURN = 6
NONE = -1
BY_CHOICE = -2  # a side that the player chooses


@uncached_rule
def turns_done(state: Any, age: int) -> int:
    """How many of the six turns of an Age all cities have played; the Age counted from 1."""
    if age < state.age:
        return LAST_TURN
    if age > state.age:
        return 0
    return state.turn - 1 if state.phase == Phase.TURN else state.turn


@uncached_rule
def check_cards(state: Any) -> int:
    """Each Age has its cards, every one of them in one place."""
    dealt = MOST * state.players
    for age in range(3):
        expected = DECKS[state.edition, state.cities, age]
        seen = np.zeros(CARD_NUMBERS, np.int64)
        for position in range(49):
            card = state.decks[age, position]
            here = position < MOST * state.cities
            if age < state.age:
                here = dealt <= position < MOST * state.cities
            if (card >= 0) != here or card < NONE:
                return Broken.DECK
            if age >= state.age and here:
                seen[card] += 1
                if position < dealt and position % MOST and state.decks[age, position - 1] > card:
                    return Broken.HAND_ORDER
        if age < state.age:
            for turn in range(MOST):
                for city in range(MOST):
                    card = state.played[age, turn, city]
                    if card >= 0:
                        seen[card] += 1
            if age == state.age - 1:
                for player in range(state.players):
                    for position in range(state.hand_size[player]):
                        seen[state.hands[player, position]] += 1
            if state.players < 3:
                drawn = LAST_TURN + 1
                if age == state.age - 1 and (state.turn < LAST_TURN or state.phase == Phase.TURN):
                    drawn = state.turn
                for number in range(drawn, MOST):
                    seen[state.decks[age, dealt + number]] += 1
        guilds = 0
        for card in range(CARD_NUMBERS):
            if COLOUR[state.edition, card] == Colour.PURPLE:
                guilds += seen[card]
                if seen[card] > 1:
                    return Broken.GUILDS
            elif seen[card] != expected[card]:
                return Broken.CARD_LOST
        if guilds != (state.cities + 2 if age == 2 else 0):
            return Broken.GUILDS
    return Broken.NOTHING


@uncached_rule
def check_hands(state: Any) -> int:
    """As many cards in each hand as the turn says, in ascending order."""
    for player in range(MOST):
        size = 0
        if player < state.players and state.age > 0:
            if state.phase == Phase.TURN:
                size = 8 - state.turn + (player == state.holder)
            elif state.phase == Phase.SEVENTH:
                size = int(player == state.decider)
            elif state.phase == Phase.DISCARD and state.turn < LAST_TURN:
                size = MOST - state.turn
        if state.hand_size[player] != size:
            return Broken.HAND_SIZE
        for position in range(8):
            card = state.hands[player, position]
            if (card >= 0) != (position < size) or card < NONE:
                return Broken.HAND_SIZE
            if 0 < position < size and state.hands[player, position - 1] > card:
                return Broken.HAND_ORDER
    return Broken.NOTHING


@uncached_rule
def check_history(state: Any) -> int:
    """Each city has played one card a turn, and the seventh is left over or Babylon's."""
    for age in range(3):
        done = turns_done(state, age + 1)
        for turn in range(MOST):
            for city in range(MOST):
                use = state.uses[age, turn, city]
                card = state.played[age, turn, city]
                seen = state.seen[age, turn, city]
                if (use != Use.NONE) != (card >= 0) or card < NONE or not 0 <= use <= Use.RECOVERED:
                    return Broken.HISTORY
                expected = city < state.cities and turn < done
                if turn == LAST_TURN:
                    over = age + 1 < state.age or (age + 1 == state.age and done == LAST_TURN)
                    expected = city < state.cities and over
                    if state.phase == Phase.SEVENTH and age + 1 == state.age:
                        expected = expected and city != state.acting
                    played = use == Use.BUILT or use == Use.STAGE or use == Use.SOLD
                    if played and not state.powers[city] & Power.SEVENTH_CARD:
                        return Broken.HISTORY
                elif use == Use.LEFT_OVER:
                    return Broken.HISTORY
                if (use != Use.NONE) != expected:
                    return Broken.HISTORY
                discarded = use == Use.SOLD or use == Use.LEFT_OVER or use == Use.RECOVERED
                if not 0 <= seen < 1 << state.players or (seen and not discarded):
                    return Broken.SEEN
                if use == Use.RECOVERED and not seen:
                    return Broken.SEEN
    return Broken.NOTHING


@uncached_rule
def check_buildings(state: Any) -> int:
    """What stands in a city was built there or recovered, nothing twice; stages are marked."""
    recovered = np.zeros(CARD_NUMBERS, np.int64)
    for city in range(MOST):
        own = np.zeros(CARD_NUMBERS, np.int64)
        stages = 0
        for age in range(3):
            for turn in range(MOST):
                card = state.played[age, turn, city]
                use = state.uses[age, turn, city]
                if use == Use.BUILT:
                    own[card] += 1
                elif use == Use.RECOVERED:
                    recovered[card] += 1
                elif use == Use.STAGE:
                    stages += 1
        if state.counts[city, Kind.STAGE] != stages:
            return Broken.STAGES
        extra = 0
        for card in range(CARD_NUMBERS):
            there = state.built[city, card]
            if not own[card] <= there <= 1:
                return Broken.BUILDINGS
            extra += there - own[card]
            recovered[card] -= there - own[card]
        allowed = 0
        if city < state.cities and state.sides[city] >= 0:
            side = state.sides[city] % 2
            if stages > STAGES[state.edition, state.boards[city], side]:
                return Broken.STAGES
            for stage in range(stages):
                allowed += STAGE_RECOVERS[state.edition, state.boards[city], side, stage]
        if extra > allowed:
            return Broken.BUILDINGS
    for card in range(CARD_NUMBERS):
        if recovered[card] != 0:
            return Broken.BUILDINGS
    return Broken.NOTHING


@uncached_rule
def check_boards(state: Any) -> int:
    """Each city has another board; its side is as the options say."""
    for city in range(MOST):
        board = state.boards[city]
        if city >= state.cities:
            if board != NONE or state.sides[city] != NONE or state.coins[city]:
                return Broken.UNUSED_CITY
            continue
        if not 0 <= board < MOST:
            return Broken.BOARDS
        if state.board_option[city] >= 0 and state.board_option[city] != board:
            return Broken.BOARDS
        for other in range(city):
            if state.boards[other] == board:
                return Broken.BOARDS
        waits = state.phase == Phase.SIDES and state.side_option[city] == BY_CHOICE
        if (state.sides[city] == NONE) != waits:
            return Broken.BOARDS
        if not waits:
            if state.sides[city] // 2 != state.edition * MOST + board:
                return Broken.BOARDS
            if state.side_option[city] >= 0 and state.sides[city] % 2 != state.side_option[city]:
                return Broken.BOARDS
    return Broken.NOTHING


@uncached_rule
def check_cities(state: Any) -> int:
    """What a city counts follows from its board, its buildings and its stages."""
    edition = state.edition
    for city in range(MOST):
        if state.coins[city] < 0:
            return Broken.TREASURY
        colours = np.zeros(7, np.int64)
        symbols = np.zeros(4, np.int64)
        discounts = np.zeros(3, np.int64)
        choices = np.zeros(2, np.int64)
        supplies = np.zeros(24, np.int64)
        shields = 0
        powers = 0
        for card in range(CARD_NUMBERS):
            if not state.built[city, card]:
                continue
            colours[COLOUR[edition, card]] += 1
            shields += SHIELDS[edition, card]
            if SYMBOL[edition, card] >= 0:
                symbols[SYMBOL[edition, card]] += 1
            choices += CHOICES[edition, card]
            discounts = np.maximum(discounts, DISCOUNTS[edition, card])
            supplies += SUPPLIES[edition, card]
        if city < state.cities and state.sides[city] >= 0:
            board = state.boards[city]
            side = state.sides[city] % 2
            supplies += START[edition, board, side]
            for stage in range(state.counts[city, Kind.STAGE]):
                shields += STAGE_SHIELDS[edition, board, side, stage]
                symbols[Symbol.ANY] += STAGE_SYMBOL[edition, board, side, stage]
                choices += STAGE_CHOICES[edition, board, side, stage]
                discounts = np.maximum(discounts, STAGE_DISCOUNTS[edition, board, side, stage])
                powers |= STAGE_POWER[edition, board, side, stage]
        for colour in range(7):
            if state.counts[city, colour] != colours[colour]:
                return Broken.COUNTS
        for symbol in range(4):
            if state.symbols[city, symbol] != symbols[symbol]:
                return Broken.SYMBOLS
        for discount in range(3):
            if state.discounts[city, discount] != discounts[discount]:
                return Broken.DISCOUNTS
        for choice in range(2):
            if state.choices[city, choice] != choices[choice]:
                return Broken.CHOICES
        for resources in range(24):
            if state.supplies[city, resources] != supplies[resources]:
                return Broken.SUPPLIES
        if state.shields[city] != shields:
            return Broken.SHIELDS
        if state.powers[city] != powers:
            return Broken.POWERS
        if not 0 <= state.power_used[city] <= 1:
            return Broken.POWER_USED
        if state.power_used[city] and not powers & Power.FREE_BUILDING:
            return Broken.POWER_USED
    return Broken.NOTHING


@uncached_rule
def check_tokens(state: Any) -> int:
    """A conflict of two neighbours brings one victory and one defeat, or nothing."""
    fought = state.age if state.phase == Phase.OVER else max(0, state.age - 1)
    defeats = 0
    victories = 0
    for city in range(MOST):
        own = 0
        for age in range(3):
            tokens = state.victories[city, age]
            if not 0 <= tokens <= (2 if age < fought else 0):
                return Broken.TOKENS
            own += tokens
        lost = state.counts[city, Kind.DEFEAT]
        if lost < 0 or own + lost > 2 * fought:
            return Broken.TOKENS
        if city >= state.cities and own + lost:
            return Broken.TOKENS
        victories += own
        defeats += lost
    return Broken.NOTHING if victories == defeats else Broken.TOKENS


@uncached_rule
def check_course(state: Any) -> int:
    """Who is asked what, and what is secret still open."""
    phase = state.phase
    if state.cities != max(3, state.players):
        return Broken.COURSE
    if phase == Phase.SIDES:
        if state.age or state.turn:
            return Broken.COURSE
    elif not 1 <= state.age <= 3 or not 1 <= state.turn <= LAST_TURN:
        return Broken.COURSE
    if phase == Phase.OVER and (state.age != 3 or state.turn != LAST_TURN):
        return Broken.COURSE
    if phase == Phase.SEVENTH or phase == Phase.DISCARD:
        acting = state.acting
        if not 0 <= acting < state.cities:
            return Broken.COURSE
        if state.decider != (acting if acting < state.players else state.holder):
            return Broken.COURSE
        if phase == Phase.SEVENTH:
            if state.turn != LAST_TURN or not state.powers[acting] & Power.SEVENTH_CARD:
                return Broken.COURSE
        elif not STAGE_RECOVERS[
            state.edition,
            state.boards[acting],
            state.sides[acting] % 2,
            state.counts[acting, Kind.STAGE] - 1,
        ]:
            return Broken.COURSE
    elif state.decider != NONE or state.acting != NONE:
        return Broken.COURSE
    if state.recovering != NONE and phase != Phase.SEVENTH:
        return Broken.COURSE
    holder = NONE
    if state.players < 3 and state.age > 0:
        holder = (state.age + state.turn) % 2
    if state.holder != holder:
        return Broken.HOLDER
    waiting = 0
    for city in range(MOST):
        asked = phase == Phase.TURN and city < state.cities
        asked = asked or (phase == Phase.SIDES and state.side_option[city] == BY_CHOICE)
        if state.commitments[city] == NONE:
            waiting += asked
        elif not asked or state.commitments[city] < 0:
            return Broken.COMMITMENTS
    if state.awaited != waiting or (waiting == 0) == (phase == Phase.TURN or phase == Phase.SIDES):
        return Broken.COMMITMENTS
    early = state.players < 3 and state.commitments[FREE_CITY] != NONE
    if early and state.commitments[holder] == NONE:
        return Broken.COMMITMENTS
    for entry in range(len(state.workspace)):
        if state.workspace[entry]:
            return Broken.WORKSPACE
    return Broken.NOTHING


@uncached_rule
def check_all(state: Any) -> int:
    """The first thing that does not hold in a position."""
    broken = check_course(state)
    if broken == Broken.NOTHING:
        broken = check_boards(state)
    if broken == Broken.NOTHING:
        broken = check_hands(state)
    if broken == Broken.NOTHING:
        broken = check_cards(state)
    if broken == Broken.NOTHING:
        broken = check_history(state)
    if broken == Broken.NOTHING:
        broken = check_buildings(state)
    if broken == Broken.NOTHING:
        broken = check_cities(state)
    if broken == Broken.NOTHING:
        broken = check_tokens(state)
    if broken == Broken.NOTHING:
        broken = check_score(state)
    return broken
