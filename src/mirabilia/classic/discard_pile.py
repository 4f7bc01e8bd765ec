"""The power of Halikarnassos: build a card of the discard pile at the end of a turn.

The pile lies face down in the order of discarding, so everybody knows which card of it is
whose, and only those who look through it know which they are.
"""

from typing import Any

from mirabilia.classic import actions
from mirabilia.classic.components import CARD_COUNT
from mirabilia.classic.construction import add_building, building_coins
from mirabilia.classic.state import GONE, ClassicState
from mirabilia.classic.vocabulary import AGES, SEVENTH, Event, Phase, Use
from mirabilia.engine.events import emit
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import inlined_rule, merged_rule, rule

HALF = 62  # cards noted in one whole number, one bit each


@inlined_rule
def is_discarded(state: ClassicState, age: int, turn: int, city: int) -> bool:
    """Whether the card a city played then lies on the discard pile; counted from 0."""
    use = state.uses[age, turn, city]
    return bool(use == Use.SOLD or use == Use.LEFT_OVER)


@rule
def begin_recovering(state: ClassicState, log: Any) -> bool:
    """Ask which card to build; say whether there is anything to ask."""
    city = state.recovering
    state.recovering = GONE
    decider = city if city < state.players else state.holder
    buildable = False
    for age in range(state.age):
        for turn in range(SEVENTH):
            for other in range(state.cities):
                if is_discarded(state, age, turn, other):
                    state.seen[age, turn, other] |= 1 << decider
                    buildable |= not state.built[city, state.played[age, turn, other]]
    if not buildable:
        emit(log, Event.NOTHING_TO_RECOVER, city, 0, 0)
        return False
    state.phase = Phase.DISCARD
    state.acting = city
    state.decider = decider
    emit(log, Event.ASKED, decider, Phase.DISCARD, city)
    return True


@merged_rule
def legal_recoveries(state: ClassicState, city: int, found: Ints) -> int:
    """Every card of the pile that the city does not have, or none."""
    low = 0
    high = 0
    for age in range(state.age):
        for turn in range(SEVENTH):
            for other in range(state.cities):
                if is_discarded(state, age, turn, other):
                    card = state.played[age, turn, other]
                    if card < HALF:
                        low |= 1 << card
                    else:
                        high |= 1 << (card - HALF)
    count = 0
    for card in range(CARD_COUNT):
        lies = (low >> card) & 1 if card < HALF else (high >> (card - HALF)) & 1
        if lies and not state.built[city, card]:
            found[count] = actions.RECOVER + card
            count += 1
    found[count] = actions.DECLINE
    return count + 1


@merged_rule
def recover(state: ClassicState, city: int, action: int, log: Any) -> None:
    """Build a card of the pile for nothing; of equal ones, that discarded first."""
    if action == actions.DECLINE:
        emit(log, Event.DECLINED, city, 0, 0)
        return
    card = action - actions.RECOVER
    for number in range(AGES * SEVENTH * state.cities):
        age = number // (SEVENTH * state.cities)
        turn = number // state.cities % SEVENTH
        other = number % state.cities
        if is_discarded(state, age, turn, other) and state.played[age, turn, other] == card:
            state.uses[age, turn, other] = Use.RECOVERED
            break
    emit(log, Event.CARD_RECOVERED, city, card, 0)
    add_building(state, city, card)
    building_coins(state, city, card, log)
