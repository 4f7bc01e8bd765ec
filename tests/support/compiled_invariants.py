"""What must hold at every moment, in loops plain enough to be compiled: for very many games.

Each check gives Broken.NOTHING, or the first thing it finds broken. Nothing here asks the rules
how they count: numbers of cards, layouts and gods come from `duel_cards`.
"""

from typing import Any

import numpy as np

from mirabilia.duel.state import GONE
from mirabilia.duel.vocabulary import Category, Colour, Decision, Kind, Place, TokenPlace, Victory
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import uncached_rule
from support.broken import Broken
from support.compiled_pantheon import (
    check_base_game,
    check_gods,
    check_open_things,
    check_sacred_tokens,
    check_works_of_gods,
)
from support.compiled_table import (
    CARDS,
    TOKENS,
    check_cards,
    check_cities,
    check_progress_tokens,
    check_structure,
    check_track,
    check_wonders,
    mid_turn,
)
from support.duel_cards import TEMPLE_POINTS
from support.printed_tables import (
    ACTIVATIONS,
    ANSWERS,
    CARD_ACTIONS_END,
    COLOUR,
    GOD_POINTS,
    MATHEMATICS,
    MYSTICISM,
    POINTS,
    POINTS_PER,
    TOKEN_POINTS,
    TRACK,
    WONDER_POINTS,
)

TEMPLE_ROWS = np.array(TEMPLE_POINTS)


@uncached_rule
def check_course(state: Any) -> int:
    """Treasuries, whose decision it is, and when a game is over."""
    if state.coins[0] < 0 or state.coins[1] < 0:
        return Broken.TREASURY
    decision = state.decision
    if not 0 <= state.first_player <= 1 or not 0 <= state.decider <= 1:
        return Broken.DECIDER
    if not 0 <= state.active <= 1 or (decision == Decision.NONE) != (state.victory != 0):
        return Broken.DECIDER
    drafting_age = 1 if state.pantheon else 0
    if decision == Decision.DRAFT and state.age != drafting_age:
        return Broken.DECIDER
    if decision != Decision.DRAFT and not 1 <= state.age <= 3:
        return Broken.DECIDER
    if (mid_turn(decision) or decision == Decision.TURN) and state.decider != state.active:
        return Broken.DECIDER
    if decision == Decision.STARTER and (state.age < 2 or state.cards_left != 20):
        return Broken.DECIDER
    if not state.several_turns and state.extra_turn > mid_turn(decision):
        return Broken.EXTRA_TURN
    if state.extra_turn and decision != Decision.TURN and not mid_turn(decision):
        return Broken.EXTRA_TURN
    if not 0 <= state.extra_turn <= 4:
        return Broken.EXTRA_TURN
    return Broken.NOTHING


@uncached_rule
def check_victory(state: Any) -> int:
    """Supremacies end the game at once; the winner and the score pad are right."""
    scholar = GONE
    for player in range(2):
        different = 0
        for symbol in range(7):
            different += state.symbols[player, symbol] > 0
        if different >= 6:
            scholar = player
    if (state.victory == Victory.SCIENTIFIC) != (scholar != GONE):
        return Broken.SUPREMACY
    if (state.victory == Victory.MILITARY) != (abs(state.conflict) == 9):
        return Broken.SUPREMACY
    if state.victory == Victory.SCIENTIFIC and state.winner != scholar:
        return Broken.WINNER
    if state.victory == Victory.MILITARY and state.winner != (0 if state.conflict > 0 else 1):
        return Broken.WINNER
    if state.victory == Victory.NONE and state.winner != GONE:
        return Broken.WINNER
    if state.victory == Victory.CIVILIAN:
        if state.age != 3 or state.cards_left:
            return Broken.SUPREMACY
        totals = np.zeros(2, np.int64)
        for player in range(2):
            for category in range(10):
                totals[player] += state.points[player, category]
            totals[player] = 1000 * totals[player] + state.points[player, Category.BLUE]
        winner = GONE
        if totals[0] != totals[1]:
            winner = 0 if totals[0] > totals[1] else 1
        if state.winner != winner:
            return Broken.WINNER
    return Broken.NOTHING


@uncached_rule
def things(state: Any, player: int, kind: int) -> int:
    """How many things of a kind a city holds."""
    if kind == Kind.THREE_COINS:
        return state.coins[player] // 3
    if kind == Kind.BROWN_AND_GREY:
        return state.counts[player, Kind.BROWN] + state.counts[player, Kind.GREY]
    return state.counts[player, kind]


@uncached_rule
def check_score(state: Any) -> int:
    """The score pad is empty before the end and then what the cards on the table say."""
    for player in range(2):
        rows = np.zeros(10, np.int64)
        if state.victory:
            for card in range(CARDS):
                if state.place[card] != Place.CITY_FIRST + player:
                    continue
                if COLOUR[card] == Colour.BLUE:
                    rows[Category.BLUE] += POINTS[card]
                elif COLOUR[card] == Colour.GREEN:
                    rows[Category.GREEN] += POINTS[card]
                elif COLOUR[card] == Colour.YELLOW:
                    rows[Category.YELLOW] += POINTS[card]
                elif COLOUR[card] == Colour.PURPLE:
                    kind = POINTS_PER[card, 1]
                    most = max(things(state, 0, kind), things(state, 1, kind))
                    rows[Category.GUILDS] += POINTS_PER[card, 0] * most
            for slot in range(8):
                if state.wonder_owner[slot] == player and state.tucked[slot] >= 0:
                    rows[Category.WONDERS] += WONDER_POINTS[state.wonders[slot]]
            sacred = 0
            for mythology in range(5):
                sacred += state.mythology_tokens[player, mythology]
            for offering in range(3):
                sacred += state.offerings[player, offering]
            for token in range(TOKENS):
                if state.token_place[token] == TokenPlace.CITY_FIRST + player:
                    rows[Category.PROGRESS] += TOKEN_POINTS[token]
                    if token == MATHEMATICS:
                        rows[Category.PROGRESS] += 3 * state.counts[player, Kind.PROGRESS]
                    if token == MYSTICISM:
                        rows[Category.PROGRESS] += 2 * sacred
            rows[Category.TREASURY] = state.coins[player] // 3
            ahead = state.conflict * (1 - 2 * player)
            if ahead > 0:
                rows[Category.MILITARY] = TRACK[ahead]
            rows[Category.TEMPLES] = TEMPLE_ROWS[state.counts[player, Kind.TEMPLE]]
            rows[Category.GODS] = state.savings[player]
            for god in range(15):
                if state.god_owner[god] == player:
                    rows[Category.GODS] += GOD_POINTS[god]
        for category in range(10):
            if state.points[player, category] != rows[category]:
                return Broken.SCORE
    return Broken.NOTHING


@uncached_rule
def check_all(state: Any) -> int:
    """The first thing that does not hold in a position."""
    broken = check_cards(state)
    if broken == Broken.NOTHING:
        broken = check_progress_tokens(state)
    if broken == Broken.NOTHING:
        broken = check_wonders(state)
    if broken == Broken.NOTHING:
        broken = check_structure(state)
    if broken == Broken.NOTHING:
        broken = check_track(state)
    if broken == Broken.NOTHING:
        broken = check_cities(state)
    if broken == Broken.NOTHING:
        broken = check_course(state)
    if broken == Broken.NOTHING:
        broken = check_victory(state)
    if broken == Broken.NOTHING:
        broken = check_score(state)
    if not state.pantheon:
        return broken if broken != Broken.NOTHING else check_base_game(state)
    if broken == Broken.NOTHING:
        broken = check_sacred_tokens(state)
    if broken == Broken.NOTHING:
        broken = check_gods(state)
    if broken == Broken.NOTHING:
        broken = check_open_things(state)
    if broken == Broken.NOTHING:
        broken = check_works_of_gods(state)
    return broken


@uncached_rule
def check_legal(state: Any, found: Ints, count: int) -> int:
    """There is something to choose, in ascending order, that answers the decision."""
    decision = state.decision
    if (count > 0) != (decision != Decision.NONE) or count > len(found):
        return Broken.LEGAL_ACTIONS
    for number in range(count):
        action = found[number]
        if number and action <= found[number - 1]:
            return Broken.LEGAL_ACTIONS
        if not ANSWERS[decision, 0] <= action < ANSWERS[decision, 1]:
            return Broken.LEGAL_ACTIONS
        if decision == Decision.TURN and action >= CARD_ACTIONS_END:
            if not ACTIVATIONS[0] <= action < ACTIVATIONS[1]:
                return Broken.LEGAL_ACTIONS
            if state.age < 2 or not state.pantheon:
                return Broken.LEGAL_ACTIONS
            if state.slots[(action - ACTIVATIONS[0]) // 8] == GONE:
                return Broken.LEGAL_ACTIONS
        if decision == Decision.PLACE_GOD:
            choice = action - ANSWERS[decision, 0]
            if state.slots[choice % 6] != GONE or choice // 18 != state.drawing:
                return Broken.LEGAL_ACTIONS
    return Broken.NOTHING
