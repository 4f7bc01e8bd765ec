"""Games played to their end at random, one or many: the engine's measuring rod."""

from mirabilia.classic import actions
from mirabilia.classic.setup import deal
from mirabilia.classic.state import ClassicState
from mirabilia.classic.turn import apply, legal, owes
from mirabilia.classic.vocabulary import Phase
from mirabilia.engine.random import draw
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import rule


@rule
def play_out(state: ClassicState, found: Ints) -> int:
    """Play to the end with uniformly random legal moves; say how many decisions were made.

    Nobody takes back a choice.
    """
    decisions = 0
    while state.phase != Phase.OVER:
        for player in range(state.players):
            while owes(state, player):
                count = legal(state, player, found)
                if found[count - 1] == actions.TAKE_BACK:
                    count -= 1
                apply(state, player, found[draw(state, count)], None)
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
