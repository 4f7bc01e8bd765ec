"""What wonders are worth to a player of Duel."""

from mirabilia.bots.duel import weights
from mirabilia.bots.duel.treasury import PER_CENT, choice_worth, coins_change, producer_worth
from mirabilia.bots.duel.worth import ability_worth, free_card_worth, shields_worth, token_worth
from mirabilia.bots.judgement import POINT, Part
from mirabilia.duel.components import (
    CARD_COLOUR,
    CARD_COUNT,
    TOKEN_COUNT,
    WONDER_ABILITIES,
    WONDER_ACTIVATES_GOD,
    WONDER_BUILDS_DISCARDED,
    WONDER_CHOICES,
    WONDER_DESTROYS,
    WONDER_DRAWS_TOKENS,
    WONDER_EXTRA_TURN,
    WONDER_GIVES_COINS,
    WONDER_OPPONENT_LOSES,
    WONDER_POINTS,
    WONDER_SHIELDS,
)
from mirabilia.duel.state import DuelState
from mirabilia.duel.vocabulary import (
    ABILITIES,
    WONDER_LIMIT,
    WONDER_SLOTS,
    Ability,
    Kind,
    Place,
    TokenPlace,
)
from mirabilia.duel.wonders import is_unbuilt
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import inlined_rule, merged_rule, rule


@inlined_rule
def grants_turn(state: DuelState, player: int, wonder: int) -> bool:
    """Whether a wonder grants the player another turn."""
    return WONDER_EXTRA_TURN[wonder] + state.abilities[player, Ability.WONDER_TURN] > 0


@rule
def best_discarded(state: DuelState, player: int) -> int:
    """What the best card of the discard pile is worth to a player."""
    best = 0
    for card in range(CARD_COUNT):
        if state.place[card] == Place.DISCARD:
            best = max(best, free_card_worth(state, player, card))
    return best


@rule
def drawn_token_worth(state: DuelState, player: int) -> int:
    """What the best of some tokens drawn out of the box will be worth."""
    total = 0
    best = 0
    count = 0
    for token in range(TOKEN_COUNT):
        if state.token_place[token] == TokenPlace.BOX:
            worth = token_worth(state, player, token)
            total += worth
            best = max(best, worth)
            count += 1
    return (total // count + best) // 2 if count else 0


@merged_rule
def destroyed_worth(state: DuelState, owner: int, colour: int) -> int:
    """What a player loses by the best choice among the city's producers of a colour."""
    best = 0
    for card in range(CARD_COUNT):
        if state.place[card] == Place.CITY_FIRST + owner and CARD_COLOUR[card] == colour:
            best = max(best, producer_worth(state, owner, card, 1))
    return best * weights.DESTROYED // PER_CENT


@merged_rule
def wonder_coins(state: DuelState, player: int, wonder: int, price: int) -> int:
    """What the coins are worth that a wonder gives and takes, its price paid."""
    opponent = 1 - player
    worth = coins_change(state, player, WONDER_GIVES_COINS[wonder] - price)
    if WONDER_OPPONENT_LOSES[wonder]:
        lost = min(WONDER_OPPONENT_LOSES[wonder], state.coins[opponent])
        worth -= coins_change(state, opponent, -lost)
    if price and state.abilities[opponent, Ability.TRADE_INCOME]:
        worth -= coins_change(state, opponent, price)
    return worth


@rule
def wonder_production(state: DuelState, player: int, wonder: int) -> int:
    """What a wonder saves its city later."""
    return choice_worth(state, player, WONDER_CHOICES[wonder, 0], WONDER_CHOICES[wonder, 1])


@rule
def simple_worth(state: DuelState, player: int, wonder: int) -> int:
    """A wonder's points, coins, shields and further turn."""
    worth = POINT * WONDER_POINTS[wonder] + weights.COIN * WONDER_GIVES_COINS[wonder]
    worth += shields_worth(state, player, WONDER_SHIELDS[wonder])
    if grants_turn(state, player, wonder):
        worth += weights.EXTRA_TURN
    return worth


@merged_rule
def wonder_denial(state: DuelState, player: int, wonder: int) -> int:
    """What a wonder destroys, and the last wonder of either player if it is the seventh."""
    opponent = 1 - player
    worth = 0
    if WONDER_DESTROYS[wonder] >= 0:
        worth += destroyed_worth(state, opponent, WONDER_DESTROYS[wonder])
    if state.counts[0, Kind.WONDER] + state.counts[1, Kind.WONDER] == WONDER_LIMIT - 1:
        for slot in range(WONDER_SLOTS):
            if is_unbuilt(state, slot) and state.wonders[slot] != wonder:
                owner = state.wonder_owner[slot]
                lost = simple_worth(state, owner, state.wonders[slot])
                lost = lost * weights.LAST_WONDER // PER_CENT
                worth += lost if owner == opponent else -lost
    return worth


@merged_rule
def wonder_powers(state: DuelState, player: int, wonder: int) -> int:
    """A further turn, a building, token or god for nothing, lasting advantages."""
    worth = weights.WONDER_NOW[state.age - 1]
    if grants_turn(state, player, wonder) and state.cards_left > 1:
        worth += weights.EXTRA_TURN
    if WONDER_BUILDS_DISCARDED[wonder]:
        worth += best_discarded(state, player)
    if WONDER_DRAWS_TOKENS[wonder]:
        worth += drawn_token_worth(state, player)
    if WONDER_ACTIVATES_GOD[wonder]:
        worth += weights.GATE_GOD
    for ability in range(ABILITIES):
        if WONDER_ABILITIES[wonder, ability]:
            worth += ability_worth(state, player, ability)
    return worth


@rule
def add_wonder(
    state: DuelState, player: int, wonder: int, price: int, parts: Ints, number: int
) -> None:
    """Add what constructing a wonder is worth, at a price, to the parts of an action."""
    parts[number, Part.POINTS] += POINT * WONDER_POINTS[wonder]
    parts[number, Part.COINS] += wonder_coins(state, player, wonder, price)
    parts[number, Part.PRODUCTION] += wonder_production(state, player, wonder)
    parts[number, Part.MILITARY] += shields_worth(state, player, WONDER_SHIELDS[wonder])
    parts[number, Part.DENIAL] += wonder_denial(state, player, wonder)
    parts[number, Part.TEMPO] += wonder_powers(state, player, wonder)
