"""Two players: what a choice for the Free City is worth to the one who makes it.

The Free City cannot win. It matters as a neighbour of both: whom it fights, whom it sells to and
pays, and which cards it takes out of the hand that the other player receives.
"""

from mirabilia.bots.classic import weights
from mirabilia.bots.classic.tables import CARD_MAKES
from mirabilia.bots.classic.worth import (
    card_worth,
    further,
    further_points,
    lead_worth,
    resource_worth,
)
from mirabilia.bots.judgement import PARTS, Part
from mirabilia.classic import actions
from mirabilia.classic.actions import PAID_LEFT, PAID_RIGHT, PAYMENTS
from mirabilia.classic.components import CARD_COLOUR, CARD_SHIELDS, STAGE_SHIELDS
from mirabilia.classic.state import ClassicState
from mirabilia.classic.turn import chosen_card
from mirabilia.classic.vocabulary import AGES, FREE_CITY, LAST_TURN, Kind, Phase
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import rule


@rule
def appraise_free_city(
    state: ClassicState, player: int, found: Ints, count: int, parts: Ints
) -> None:
    """Every way for the Free City to use a card: good for the player, or bad for the other."""
    age = state.age - 1
    other = 1 - player
    passing = state.phase == Phase.TURN and state.turn < LAST_TURN
    to_left = weights.COIN[age] * (other - player)  # its left neighbour is player 0
    per_thing = 0  # points for its things, packed
    per_thing_of_other = 0
    if state.age == AGES:
        per_thing = further_points(state, player, 2)
        per_thing_of_other = further_points(state, other, 2)
    for number in range(count):
        for part in range(PARTS):
            parts[number, part] = 0
        action = found[number]
        if action == actions.DECLINE:
            continue
        card = action - actions.RECOVER if action >= actions.RECOVER else chosen_card(action)
        if passing:
            denied = worth_in_hand(state, other, card)
            denied -= worth_in_hand(state, player, card) // 2  # it may come back
            parts[number, Part.DENIAL] = denied * weights.FREE_CITY_DENIAL[age] // 100
        if actions.SELL <= action < actions.FREE:
            continue
        if action < actions.SELL:
            paid = PAID_LEFT[action % PAYMENTS] - PAID_RIGHT[action % PAYMENTS]
            parts[number, Part.COINS] = paid * to_left
        if actions.STAGE <= action < actions.SELL:
            stage = state.counts[FREE_CITY, Kind.STAGE]
            shields = int(STAGE_SHIELDS[state.sides[FREE_CITY], stage])
            kind = 0 + Kind.STAGE
        else:
            shields = int(CARD_SHIELDS[state.edition, card])
            kind = int(CARD_COLOUR[card])
            if kind == Kind.BROWN or kind == Kind.GREY:
                bought = offer_worth(state, player, card) - offer_worth(state, other, card)
                parts[number, Part.PRODUCTION] = bought
        points = further(per_thing, kind) - further(per_thing_of_other, kind)
        parts[number, Part.POINTS] = points
        if shields:
            military = threat(state, player, shields) - threat(state, other, shields)
            parts[number, Part.MILITARY] = military


@rule
def worth_in_hand(state: ClassicState, city: int, card: int) -> int:
    """What a player could make of a card."""
    if state.built[city, card]:
        return 0
    points, gained, production, science, military, tempo = card_worth(state, city, card, 0)
    coins = gained * weights.COIN[state.age - 1]
    return points + production + science + military + tempo + coins


@rule
def offer_worth(state: ClassicState, city: int, card: int) -> int:
    """What it is worth to a city that the Free City has a resource for sale."""
    makes = CARD_MAKES[state.edition, card]
    worth = resource_worth(state, city, makes[0], 0)
    if makes[1] >= 0:
        worth = max(worth, resource_worth(state, city, makes[1], 0))
    return worth * weights.FREE_CITY_TRADE[state.age - 1] // 100


@rule
def threat(state: ClassicState, city: int, shields: int) -> int:
    """What further shields of the Free City cost a city, as a negative number."""
    return lead_worth(state, state.shields[city] - state.shields[FREE_CITY], -shields)
