"""What each legal action of 7 Wonders is worth to the player who decides.

A judgement of one step: it reads what lies open on the table and the player's own hand, and
looks at no other hand, no deck and nobody's choice.
"""

from mirabilia.bots.classic import weights
from mirabilia.bots.classic.free_city import appraise_free_city
from mirabilia.bots.classic.tables import SIDE_WORTH
from mirabilia.bots.classic.worth import (
    card_worth,
    coin_worth,
    further,
    further_points,
    rivalry,
    stage_worth,
    standing,
)
from mirabilia.bots.judgement import Part
from mirabilia.classic import actions
from mirabilia.classic.actions import PAID_LEFT, PAID_RIGHT, PAYMENTS
from mirabilia.classic.components import (
    CARD_COINS,
    CARD_COLOUR,
    CARD_COST,
    COST_RAW,
    STAGE_GIVES_COINS,
)
from mirabilia.classic.construction import chain, costs_nothing, free_power
from mirabilia.classic.setup import side_number
from mirabilia.classic.state import GONE, ClassicState
from mirabilia.classic.trade import bounds, left_of, right_of
from mirabilia.classic.turn import chooses_for_free_city, chosen_card
from mirabilia.classic.vocabulary import (
    AGES,
    LAST_TURN,
    SALE_COINS,
    UNIT_PRICE,
    Kind,
    Phase,
)
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import inlined_rule, merged_rule, rule

LEAN = 20  # percent at most by which feeding the stronger neighbour is worse


@rule
def appraise(state: ClassicState, player: int, found: Ints, count: int, parts: Ints) -> None:
    """Write what each action is worth into parts[number, Part], in hundredths of a point.

    `found` holds the actions in the order in which `legal` gives them.
    """
    if state.phase == Phase.SIDES:
        for number in range(count):
            side = side_number(state, player, found[number] - actions.SIDE)
            write(parts, number, SIDE_WORTH[side], 0, 0, 0, 0, 0, 0)
    elif chooses_for_free_city(state, player) or state.acting >= state.players:
        appraise_free_city(state, player, found, count, parts)
    else:
        appraise_cards(state, player, found, count, parts)


@inlined_rule
def write(
    parts: Ints,
    number: int,
    points: int,
    coins: int,
    production: int,
    science: int,
    military: int,
    denial: int,
    tempo: int,
) -> None:
    """The parts of one action."""
    parts[number, Part.POINTS] = points
    parts[number, Part.COINS] = coins
    parts[number, Part.PRODUCTION] = production
    parts[number, Part.SCIENCE] = science
    parts[number, Part.MILITARY] = military
    parts[number, Part.DENIAL] = denial
    parts[number, Part.TEMPO] = tempo


@rule
def appraise_cards(state: ClassicState, player: int, found: Ints, count: int, parts: Ints) -> None:
    """Every way to use a card of the hand, or one of the discard pile.

    Sales come first: there is one for each card, and it keeps what taking that card denies.
    """
    own = 0  # points for things in the own city, packed
    theirs = 0  # points that neighbours get for them
    if state.age == AGES:
        own = further_points(state, player, 1)
        theirs = rivals_points(state, player)
    lean = standing(state, left_of(state, player)) - standing(state, right_of(state, player))
    lean = min(max(lean, -LEAN), LEAN)

    stages = 0
    while stages < count and found[stages] < actions.STAGE:
        stages += 1
    sales = stages
    while sales < count and found[sales] < actions.SELL:
        sales += 1
    others = sales
    while others < count and found[others] < actions.FREE:
        others += 1
    appraise_sales(state, player, found, sales, others, parts)
    if stages < sales:
        appraise_stages(state, player, found, stages, sales, others, parts, own, theirs, lean)

    harm = rivalry(state, player)
    sale = sales
    before = GONE
    points = gained = production = science = military = pace = denied = 0
    for entry in range(stages + count - others):
        number = entry if entry < stages else entry - stages + others
        action = found[number]
        if action == actions.DECLINE:
            write(parts, number, 0, 0, 0, 0, 0, 0, 0)
            continue
        card = action - actions.RECOVER if action >= actions.RECOVER else chosen_card(action)
        if card != before:
            before = card
            points, gained, production, science, military, pace = card_worth(
                state, player, card, own
            )
            sale = sale_of(found, card, sales, others, sale)
            denied = parts[sale, Part.DENIAL] if sale < others else 0
            if theirs:
                denied -= further(theirs, CARD_COLOUR[card]) * harm // 100
        change = gained
        fed = 0
        tempo = pace
        if action < actions.STAGE:
            to_left = PAID_LEFT[action % PAYMENTS]
            to_right = PAID_RIGHT[action % PAYMENTS]
            if to_left or to_right:
                fed = feeding(state, player, to_left, to_right, lean)
            change -= to_left + to_right
            if CARD_COINS[state.edition, card] and not is_free(state, player, card):
                change -= CARD_COINS[state.edition, card]
        elif action < actions.RECOVER:
            tempo -= (LAST_TURN - state.turn) * weights.KEEP_FREE_BUILDING[state.age - 1]
        coins = coin_worth(state, player, change)
        write(parts, number, points, coins, production, science, military, denied - fed, tempo)


@merged_rule
def rivals_points(state: ClassicState, player: int) -> int:
    """Packed points that guilds of neighbouring rivals score for things in the player's city."""
    left = left_of(state, player)
    right = right_of(state, player)
    packed = 0
    if state.counts[left, Kind.PURPLE] and left < state.players:
        packed += further_points(state, left, 2)
    if state.counts[right, Kind.PURPLE] and right < state.players:
        packed += further_points(state, right, 2)
    return packed


@inlined_rule
def feeding(state: ClassicState, player: int, to_left: int, to_right: int, lean: int) -> int:
    """What it costs that coins go to rivals: the more, the better they are doing."""
    left = rivalry(state, left_of(state, player)) * (100 + lean)
    right = rivalry(state, right_of(state, player)) * (100 - lean)
    return (to_left * left + to_right * right) * weights.COIN[state.age - 1] // 10000


@inlined_rule
def is_free(state: ClassicState, city: int, card: int) -> bool:
    """Whether a chain or a power waives a card's cost."""
    return bool(chain(state, city, card) != GONE or free_power(state, city, card))


@inlined_rule
def sale_of(found: Ints, card: int, first: int, end: int, guess: int) -> int:
    """The number of the action that sells a card, or the end; `guess` is where to look first."""
    if guess >= end or found[guess] > actions.SELL + card:
        guess = first
    while guess < end and found[guess] != actions.SELL + card:
        guess += 1
    return guess


@merged_rule
def appraise_stages(
    state: ClassicState,
    player: int,
    found: Ints,
    first: int,
    end: int,
    end_of_sales: int,
    parts: Ints,
    own: int,
    theirs: int,
    lean: int,
) -> None:
    """The next stage, with each card and each payment; sales follow and are appraised already."""
    points, production, science, military, tempo = stage_worth(state, player, own)
    gained = int(STAGE_GIVES_COINS[state.sides[player], state.counts[player, Kind.STAGE]])
    lost = further(theirs, Kind.STAGE) * rivalry(state, player) // 100
    sale = end
    for number in range(first, end):
        action = found[number]
        sale = sale_of(found, chosen_card(action), end, end_of_sales, sale)
        denied = parts[sale, Part.DENIAL] - lost if sale < end_of_sales else -lost
        to_left = PAID_LEFT[action % PAYMENTS]
        to_right = PAID_RIGHT[action % PAYMENTS]
        if to_left or to_right:
            denied -= feeding(state, player, to_left, to_right, lean)
        coins = coin_worth(state, player, gained - to_left - to_right)
        write(parts, number, points, coins, production, science, military, denied, tempo)


@merged_rule
def appraise_sales(
    state: ClassicState, player: int, found: Ints, first: int, end: int, parts: Ints
) -> None:
    """Coins for a card, and what the next player can no longer have."""
    sold = coin_worth(state, player, SALE_COINS)
    heir = next_player(state, player)
    passing = state.phase == Phase.TURN and state.turn < LAST_TURN
    best = 0
    second = 0
    total = 0
    for number in range(first, end):
        worth = 0
        if passing:
            worth = worth_to_heir(state, heir, found[number] - actions.SELL)
            total += worth
            second = max(second, min(best, worth))
            best = max(best, worth)
        write(parts, number, 0, sold, 0, 0, 0, worth, 0)
    if total:
        by_best = rivalry(state, heir) * weights.DENY_BEST[state.age - 1]
        by_average = rivalry(state, heir) * weights.DENY[state.age - 1]
        average = total // (end - first)
        for number in range(first, end):
            worth = parts[number, Part.DENIAL]
            parts[number, Part.DENIAL] = (
                max(worth - second, 0) * by_best + max(worth - average, 0) * by_average
            ) // 10000


@inlined_rule
def next_player(state: ClassicState, player: int) -> int:
    """Who receives this hand: the left neighbour in Ages I and III, the right one in Age II."""
    step = 1 if state.age != 2 else state.players - 1
    return (player + step) % state.players


@rule
def worth_to_heir(state: ClassicState, city: int, card: int) -> int:
    """What a card is worth to the player who would receive it; nothing if they cannot build it."""
    price = least_price(state, city, card)
    if price < 0:
        return 0
    points, gained, production, science, military, tempo = card_worth(state, city, card, 0)
    coins = (gained - price) * weights.COIN[state.age - 1]
    return max(points + production + science + military + tempo + coins, 0)


@inlined_rule
def least_price(state: ClassicState, city: int, card: int) -> int:
    """About how many coins a building would cost a city; -1 if it cannot be built now."""
    if state.built[city, card]:
        return -1
    if costs_nothing(state, card) or chain(state, city, card) != GONE:
        return 0
    cost = CARD_COST[state.edition, card]
    raw, _, _ = bounds(state, city, state.choices[city, 0], COST_RAW[cost, 0], COST_RAW[cost, 1])
    goods, _, _ = bounds(state, city, state.choices[city, 1], COST_RAW[cost, 1], COST_RAW[cost, 2])
    price = (raw + goods) * UNIT_PRICE + CARD_COINS[state.edition, card]
    return -1 if raw < 0 or goods < 0 or price > state.coins[city] else price
