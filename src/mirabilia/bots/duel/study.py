"""A closer look at how a game of Duel stands, for searches that have time to judge well.

Beside what a glance sees (`value.py`): where cards lie and which are gone, what each would cost and
be worth to either player, the score as it stands, what is asked. From the deciding player's seat.
"""

from typing import Any, Final

import numpy as np

from mirabilia.bots.duel.threats import can_win, is_dangerous
from mirabilia.bots.duel.value import THINGS, describe_seat
from mirabilia.bots.duel.value import scale as scale_of_glance
from mirabilia.bots.duel.worth import card_worth_at
from mirabilia.bots.network import note
from mirabilia.duel.components import CARD_COUNT, WONDER_COUNT
from mirabilia.duel.construction import card_price, funds, wonder_price
from mirabilia.duel.state import GONE, DuelState
from mirabilia.duel.victory import count_points, total_points
from mirabilia.duel.vocabulary import PLAYERS, POSITIONS, WONDER_SLOTS, Decision, Place
from mirabilia.engine.record import Ints, table
from mirabilia.engine.rule import rule

MOST_PRICE: Final = 12  # dearer makes no difference
WORTH_UNIT: Final = 25  # hundredths of a point, in which the worth of a card is told
MOST_WORTH: Final = 120
LEAD_STEPS: Final = (-40, -30, -25, -20, -16, -13, *range(-10, 12), 14, 17, 21, 26, 31, 41)
WORTH_LEVELS: Final = 14
WORTH_STEP: Final = 75  # hundredths of a point from one level to the next
MOST_POINTS: Final = 127
NOBODY: Final = -1
_LEAD_STEPS = table(LEAD_STEPS, np.int16)
_LEADS: Final = len(LEAD_STEPS)

# What is described after the things of a glance; twice, for the player and the opponent, where it
# says "each side"
PILE: Final = THINGS  # discarded cards
LIES: Final = PILE + CARD_COUNT  # positions of the structure where a card lies
FACE: Final = LIES + POSITIONS  # face up
FREE: Final = FACE + POSITIONS  # under no other
TWICE: Final = FREE + POSITIONS  # cards face up under two others
PRICE: Final = TWICE + CARD_COUNT  # of each card face up under one other at most, each side
AFFORDED: Final = PRICE + PLAYERS * CARD_COUNT
GRATIS: Final = AFFORDED + PLAYERS * CARD_COUNT
WORTH: Final = GRATIS + PLAYERS * CARD_COUNT  # of cards that can be taken, each side
BEST: Final = WORTH + PLAYERS * CARD_COUNT  # the highest worth of these, each side, by level
SECOND: Final = BEST + PLAYERS * WORTH_LEVELS
AHEAD: Final = SECOND + PLAYERS * WORTH_LEVELS  # of the best over the second
BELOW: Final = AHEAD + PLAYERS * WORTH_LEVELS  # the highest of those that are covered
WONDER_PRICE: Final = BELOW + PLAYERS * WORTH_LEVELS  # of each unbuilt wonder, each side
WONDER_AFFORDED: Final = WONDER_PRICE + PLAYERS * WONDER_COUNT
WONDERS_LEFT: Final = WONDER_AFFORDED + PLAYERS * WONDER_COUNT  # how many are not built
ASKED: Final = WONDERS_LEFT + WONDER_SLOTS + 1  # which decision
LEAD: Final = ASKED + len(Decision)  # in points as they stand, by step
POINTS: Final = LEAD + _LEADS + 1  # as they stand, each side
THREAT: Final = POINTS + PLAYERS  # could win at once in a turn, each side
STUDIED: Final = THREAT + PLAYERS


@rule
def note_level(things: Any, count: int, first: int, worth: int) -> int:
    """List which level a worth reaches, if any; how many things there then are."""
    if worth <= 0:
        return count
    return note(things, count, first + min((worth - 1) // WORTH_STEP, WORTH_LEVELS - 1), 1)


@rule
def describe_closely(state: DuelState, player: int, things: Any) -> None:
    """List what there is, from a player's seat: how many things, then each of them."""
    listed = things[1:]
    count = describe_seat(state, player, listed)
    for card in range(CARD_COUNT):
        count = note(listed, count, PILE + card, state.place[card] == Place.DISCARD)
    count = describe_structure(state, player, listed, count)
    left = 0
    for slot in range(WONDER_SLOTS):
        if state.wonders[slot] != GONE and state.tucked[slot] == GONE:
            seat = state.wonder_owner[slot]
            left += 1
            which = (seat ^ player) * WONDER_COUNT + state.wonders[slot]
            price = wonder_price(state, seat, state.wonders[slot])
            count = note(listed, count, WONDER_PRICE + which, min(price, MOST_PRICE))
            affords = price <= funds(state, seat)
            count = note(listed, count, WONDER_AFFORDED + which, affords)
    count = note(listed, count, WONDERS_LEFT + left, 1)
    count = note(listed, count, ASKED + state.decision, 1)
    things[0] = describe_score(state, player, listed, count)


@rule
def describe_structure(state: DuelState, player: int, things: Any, count: int) -> int:
    """Add where cards lie, what they cost and what they are worth."""
    for position in range(POSITIONS):
        card = state.structure[position]
        if card == GONE:
            continue
        count = note(things, count, LIES + position, 1)
        if state.face_up[position]:
            count = note(things, count, FACE + position, 1)
            count = note(things, count, FREE + position, state.covered[position] == 0)
            count = note(things, count, TWICE + card, state.covered[position] > 1)
    for seat in range(PLAYERS):
        side = seat ^ player
        best = 0
        second = 0
        below = 0
        for position in range(POSITIONS):
            card = state.structure[position]
            if card < 0 or not state.face_up[position]:
                continue
            which = side * CARD_COUNT + card
            price = card_price(state, seat, card)
            worth = card_worth_at(state, seat, card, price)
            if state.covered[position] < 2:
                count = note(things, count, PRICE + which, min(price, MOST_PRICE))
                count = note(things, count, AFFORDED + which, price <= funds(state, seat))
                count = note(things, count, GRATIS + which, price == 0)
            if state.covered[position] == 0:
                units = min(worth // WORTH_UNIT, MOST_WORTH)
                count = note(things, count, WORTH + which, units)
                second = max(second, min(best, worth))
                best = max(best, worth)
            else:
                below = max(below, worth)
        first = side * WORTH_LEVELS
        count = note_level(things, count, BEST + first, best)
        count = note_level(things, count, SECOND + first, second)
        count = note_level(things, count, AHEAD + first, best - second)
        count = note_level(things, count, BELOW + first, below)
    return count


@rule
def describe_score(state: DuelState, player: int, things: Any, count: int) -> int:
    """Add the points as they stand, and who could win at once."""
    count_points(state)
    mine = total_points(state, player)
    theirs = total_points(state, 1 - player)
    state.points[:] = 0  # the score pad is filled in at the end
    step = 0
    while step < _LEADS and mine - theirs >= _LEAD_STEPS[step]:
        step += 1
    count = note(things, count, LEAD + step, 1)
    count = note(things, count, POINTS, min(mine, MOST_POINTS))
    count = note(things, count, POINTS + 1, min(theirs, MOST_POINTS))
    for seat in range(PLAYERS):
        if is_dangerous(state, seat):
            threatens = can_win(state, seat, NOBODY, 0)
            count = note(things, count, THREAT + (seat ^ player), threatens)
    return count


def scale() -> Ints:
    """By what each thing is multiplied before it is learned from."""
    scales = np.ones(STUDIED)
    scales[:THINGS] = scale_of_glance()
    scales[PRICE:AFFORDED] = 0.15
    scales[WORTH:BEST] = 0.05
    scales[WONDER_PRICE:WONDER_AFFORDED] = 0.15
    scales[POINTS:THREAT] = 0.05
    return scales
