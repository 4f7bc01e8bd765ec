"""The cheap informed policy of Duel: how simulations play on.

Every action gets a weight from a table and a few facts that cost nothing to look up; one random
number chooses. A victory within reach is taken; one within the opponent's is prevented. The
table is `policy.csv`: what each thing is worth, tuned by self-play (`scripts/tune_policy.py`).
"""

import csv
from importlib.resources import files
from typing import Final

import numpy as np

from mirabilia.bots.duel.worth import different_symbols
from mirabilia.duel import actions
from mirabilia.duel.components import (
    CARD_COLOUR,
    CARD_COUNT,
    CARD_SHIELDS,
    CARD_SYMBOL,
    CARDS,
    TOKEN_COUNT,
    TOKENS,
    WONDER_COUNT,
    WONDER_SHIELDS,
    WONDERS,
)
from mirabilia.duel.construction import card_price, funds, wonder_price
from mirabilia.duel.pantheon.activation import legal_activations
from mirabilia.duel.state import DuelState
from mirabilia.duel.structure import is_accessible
from mirabilia.duel.turn import legal
from mirabilia.duel.vocabulary import (
    CAPITAL,
    POSITIONS,
    SYMBOLS,
    SYMBOLS_TO_WIN,
    WONDER_SLOTS,
    Ability,
    Colour,
    Decision,
)
from mirabilia.duel.wonders import is_unbuilt
from mirabilia.engine.random import draw, random_bits
from mirabilia.engine.record import Ints, table
from mirabilia.engine.rule import inlined_rule, merged_rule, rule

SHIFT: Final = 8
UNIT: Final = 1 << SHIFT
"""The weight of an action worth nothing."""
WARMTH: Final = 2.2  # points that make an action e times as likely
FORCED: Final = 1 << 26  # outweighs everything else
HEAVIEST: Final = 1 << 20
MOST_COINS: Final = 20  # more make no difference to discarding
MOST_PRICE: Final = 40

# The table, in sections
BUILD: Final = 0
CONSTRUCT: Final = BUILD + CARD_COUNT
DRAFT: Final = CONSTRUCT + WONDER_COUNT
TOKEN: Final = DRAFT + WONDER_COUNT
SYMBOL: Final = TOKEN + TOKEN_COUNT  # a new symbol, by how many different ones the city has
PAIR: Final = SYMBOL + SYMBOLS  # a second copy
ATTACK: Final = PAIR + 1  # shields, by the distance to the opponent's capital
DEFENCE: Final = ATTACK + 2 * CAPITAL + 1  # the same, to the own one
DISCARD: Final = DEFENCE + 2 * CAPITAL + 1  # by the coins one has
GOD: Final = DISCARD + MOST_COINS + 1
PRICE: Final = GOD + 1  # by coins: how often, of UNIT times, it is paid


def names() -> list[tuple[str, str]]:
    """Section and name of every entry of the table."""
    return [
        *(("build", card.name) for card in CARDS),
        *(("construct", wonder.name) for wonder in WONDERS),
        *(("draft", wonder.name) for wonder in WONDERS),
        *(("token", token.name) for token in TOKENS),
        *(("symbol", str(number)) for number in range(SYMBOLS)),
        ("pair", ""),
        *(("attack", str(number)) for number in range(2 * CAPITAL + 1)),
        *(("defence", str(number)) for number in range(2 * CAPITAL + 1)),
        *(("discard", str(coins)) for coins in range(MOST_COINS + 1)),
        ("god", ""),
        *(("price", str(coins)) for coins in range(MOST_PRICE + 1)),
    ]


def weights_of(worths: Ints) -> Ints:
    """Weights from worths in points, in the order of `names`."""
    weights = np.minimum(HEAVIEST, np.rint(UNIT * np.exp(np.asarray(worths) / WARMTH)))
    weights[PRICE:] = np.minimum(UNIT, weights[PRICE:])
    return np.maximum(1, weights).astype(np.int32)


def worths() -> Ints:
    """What the table says each thing is worth, in points."""
    text = (files("mirabilia.bots.duel") / "policy.csv").read_text(encoding="utf-8")
    rows = list(csv.DictReader(text.splitlines()))
    if [(row["section"], row["name"]) for row in rows] != names():
        raise ValueError("policy.csv does not name what the policy weighs, in its order")
    return np.array([float(row["worth"]) for row in rows])


WEIGHTS = table(weights_of(worths()), np.int32)


@rule
def suggest(state: DuelState, player: int, found: Ints, parts: Ints) -> int:
    """A legal action, drawn by the weights of the table."""
    return suggest_by(state, player, found, parts, WEIGHTS)


@inlined_rule
def suggest_by(state: DuelState, player: int, found: Ints, parts: Ints, weights: Ints) -> int:
    """A legal action, drawn by weight."""
    decision = state.decision
    if decision == Decision.TURN:
        return suggest_turn(state, player, found, parts, weights)
    count = legal(state, player, found)
    total = 0
    for number in range(count):
        action = found[number]
        weight = 0 + UNIT
        if decision == Decision.DRAFT:
            weight = weights[DRAFT + action - actions.DRAFT]
        elif actions.TOKEN <= action < actions.DECLINE:
            weight = weights[TOKEN + action - actions.TOKEN]
        elif actions.CARD <= action < actions.ACTIVATE:
            weight = weights[BUILD + action - actions.CARD]
        parts[number, 0] = weight
        total += weight
    return found[drawn(state, parts, total)]


@inlined_rule
def drawn(state: DuelState, parts: Ints, total: int) -> int:
    """The number of an entry, drawn by weight."""
    left = draw(state, total)
    number = 0
    while left >= parts[number, 0]:
        left -= parts[number, 0]
        number += 1
    return number


@merged_rule
def suggest_turn(state: DuelState, player: int, found: Ints, parts: Ints, weights: Ints) -> int:
    """An action of a turn.

    A card, a wonder, a god or discarding is drawn by weight; only then its price is asked. What
    cannot be paid, or by lot if it is dear, is out and another is drawn. The card tucked under
    a wonder, or discarded, is the least valuable.
    """
    coins = funds(state, player)
    opponent = 1 - player
    mine = -1  # different symbols, counted when needed
    theirs = -1
    direction = 1 - 2 * player
    to_win = CAPITAL - state.conflict * direction
    to_lose = CAPITAL + state.conflict * direction
    count = 0
    total = 0
    least = -1
    least_weight = 0
    for position in range(POSITIONS):
        if not is_accessible(state, position):
            continue
        card = state.structure[position]
        weight = weights[BUILD + card]
        colour = CARD_COLOUR[card]
        needed = False  # by the opponent, who would win with it
        wins = False
        if colour == Colour.GREEN:
            if mine < 0:
                mine = different_symbols(state, player)
                theirs = different_symbols(state, opponent)
            symbol = CARD_SYMBOL[card]
            have = state.symbols[player, symbol]
            if have == 0:
                wins = mine == SYMBOLS_TO_WIN - 1
                weight = (weight * weights[SYMBOL + mine]) >> SHIFT
            elif have == 1:
                weight = (weight * weights[PAIR]) >> SHIFT
            needed = theirs == SYMBOLS_TO_WIN - 1 and state.symbols[opponent, symbol] == 0
        elif colour == Colour.RED:
            shields = CARD_SHIELDS[card]
            wins = shields + state.abilities[player, Ability.RED_SHIELDS] >= to_win
            needed = shields + state.abilities[opponent, Ability.RED_SHIELDS] >= to_lose
            weight = (weight * weights[ATTACK + to_win] >> SHIFT) * weights[DEFENCE + to_lose]
            weight >>= SHIFT
        if wins and card_price(state, player, card) <= coins:
            return actions.BUILD + position
        if needed:
            weight += FORCED
            least_weight = -FORCED
            least = position
        elif least < 0 or weight < least_weight:
            least_weight = weight
            least = position
        weight = min(weight, FORCED + HEAVIEST)
        found[count] = actions.BUILD + position
        parts[count, 0] = weight
        total += weight
        count += 1
    cards = count
    if least_weight < 0:  # what the opponent needs is taken, one way or another
        for number in range(count):
            if parts[number, 0] < FORCED:
                total -= parts[number, 0]
                parts[number, 0] = 0
    for slot in range(WONDER_SLOTS):
        if state.wonder_owner[slot] == player and is_unbuilt(state, slot):
            weight = weights[CONSTRUCT + state.wonders[slot]]
            if WONDER_SHIELDS[state.wonders[slot]] >= to_win:
                weight = 4 * FORCED
            found[count] = actions.WONDER + slot * POSITIONS + least
            parts[count, 0] = weight
            total += weight
            count += 1
    wonders = count
    if state.pantheon:
        count = legal_activations(state, player, found, count)
        for number in range(wonders, count):
            parts[number, 0] = weights[GOD]
            total += weights[GOD]
    found[count] = actions.DISCARD + least
    parts[count, 0] = weights[DISCARD + min(coins, MOST_COINS)]
    total += parts[count, 0]
    while True:
        number = drawn(state, parts, total)
        if number >= wonders:
            return found[number]
        if number < cards:
            price = card_price(state, player, state.structure[found[number] - actions.BUILD])
        else:
            slot = (found[number] - actions.WONDER) // POSITIONS
            price = wonder_price(state, player, state.wonders[slot])
        if price <= coins:
            accepted = weights[PRICE + min(price, MOST_PRICE)]
            if (random_bits(state) & (UNIT - 1)) < accepted:
                return found[number]
        total -= parts[number, 0]
        parts[number, 0] = 0
