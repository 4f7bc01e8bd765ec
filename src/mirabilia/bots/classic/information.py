"""What a player of 7 Wonders decides upon, as one number: the name of a node in a search.

With three or more players the view as a whole is never met twice. So in a turn the number stands
for what matters to the player: the own hand and city, the coins, how the shields compare, and
what can be bought from the neighbours for the hand's cards and the next stage. Different play of
others meets in one number, as long as the same actions are legal.
"""

from mirabilia.bots.search.hashing import hash_words, mix
from mirabilia.classic.components import (
    CARD_COST,
    CARD_COUNT,
    COST_RAW,
    FREE_OF_RESOURCES,
    STAGE_COST,
)
from mirabilia.classic.construction import stages_left
from mirabilia.classic.state import ClassicState
from mirabilia.classic.trade import bounds, left_of, right_of
from mirabilia.classic.views import conceal
from mirabilia.classic.vocabulary import (
    FEWEST_CITIES,
    HAND,
    Kind,
    Phase,
)
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import inlined_rule, rule

BITS_IN_WORD = 60
CLOSE = 3  # a lead or an arrear of more shields is all the same


@rule
def information(state: ClassicState, player: int, scratch: Ints, words: Ints) -> int:
    """A hash of what the player decides upon, from 1 to 2**62 - 1.

    Equal hashes mean the same legal actions. Nothing that is hidden from the player is in it.
    """
    if state.phase == Phase.TURN and state.players >= FEWEST_CITIES:
        return turn_information(state, player)
    scratch[0] = state
    conceal(scratch[0], player)
    return hash_words(words, player + 1)


@rule
def turn_information(state: ClassicState, player: int) -> int:
    """A hash of the own hand and city, and of what the neighbours mean for them."""
    value = mix(state.edition, state.players * 8 + player)
    value = mix(value, (state.age * 8 + state.turn) * 64 + state.sides[player])
    value = mix(value, hand_bytes(state, player))
    word = 0
    for card in range(BITS_IN_WORD):
        word |= int(state.built[player, card]) << card
    value = mix(value, word)
    word = 0
    for card in range(BITS_IN_WORD, CARD_COUNT):
        word |= int(state.built[player, card]) << (card - BITS_IN_WORD)
    value = mix(value, word)
    own = state.shields[player]
    word = compared(own, state.shields[left_of(state, player)]) * 8
    word += compared(own, state.shields[right_of(state, player)])
    word = word * 8 + state.counts[player, Kind.STAGE]
    word = word * 2 + state.power_used[player]
    value = mix(value, word * 512 + min(max(state.coins[player], 0), 511))
    return offers(state, player, value) | 1


@inlined_rule
def hand_bytes(state: ClassicState, player: int) -> int:
    """The cards of a hand, which lie in ascending order, as one number."""
    word = 0
    for position in range(HAND):
        word = word * 128 + state.hands[player, position] + 1
    return word


@inlined_rule
def compared(own: int, other: int) -> int:
    """How many shields a city has more or less than another, as far as it is close."""
    return min(max(own - other, -CLOSE), CLOSE) + CLOSE


@rule
def offers(state: ClassicState, player: int, value: int) -> int:
    """Mix into a hash what each card of the hand and the next stage take from the neighbours."""
    before = FREE_OF_RESOURCES
    for position in range(state.hand_size[player]):
        card = state.hands[player, position]
        cost = CARD_COST[state.edition, card]
        if cost != before:
            value = mix(value, offer(state, player, cost))
            before = cost
    if stages_left(state, player):
        cost = STAGE_COST[state.sides[player], state.counts[player, Kind.STAGE]]
        value = mix(value, offer(state, player, cost))
    return value


@inlined_rule
def offer(state: ClassicState, player: int, cost: int) -> int:
    """Units to buy for a cost, and how many of them the left neighbour can or must sell."""
    raw, raw_least, raw_most = bounds(
        state, player, state.choices[player, 0], COST_RAW[cost, 0], COST_RAW[cost, 1]
    )
    goods, goods_least, goods_most = bounds(
        state, player, state.choices[player, 1], COST_RAW[cost, 1], COST_RAW[cost, 2]
    )
    word = ((raw + 1) * 16 + raw_least) * 16 + raw_most
    return ((word * 16 + goods + 1) * 16 + goods_least) * 16 + goods_most
