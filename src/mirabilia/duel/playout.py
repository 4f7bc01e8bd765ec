"""Games played to their end at random, one or many: the engine's measuring rod."""

from mirabilia.duel.setup import deal
from mirabilia.duel.state import DuelState
from mirabilia.duel.turn import apply, legal
from mirabilia.engine.random import draw
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import merged_rule, rule


@merged_rule
def play_out(state: DuelState, found: Ints) -> int:
    """Play to the end with uniformly random legal moves; say how many decisions were made."""
    decisions = 0
    while not state.victory:
        count = legal(state, state.decider, found)
        apply(state, state.decider, found[draw(state, count)], None)
        decisions += 1
    return decisions


@rule
def deal_batch(states: Ints, seeds: Ints) -> None:
    """Set up one game per seed in blank records."""
    for number in range(len(states)):
        deal(states[number], seeds[number])


@rule
def play_batch(states: Ints, decisions: Ints, found: Ints) -> None:
    """Play every game to its end at random; count the decisions of each."""
    for number in range(len(states)):
        decisions[number] = play_out(states[number], found)
