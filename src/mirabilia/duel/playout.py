"""Games played to their end, one or many: the bots' rollout and the engine's measuring rod."""

from mirabilia.duel.setup import deal
from mirabilia.duel.state import DuelState
from mirabilia.duel.turn import apply, legal
from mirabilia.duel.views import determinize
from mirabilia.engine.contract import WIN
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
def try_action(
    view: DuelState,
    player: int,
    action: int,
    seed: int,
    trials: int,
    scratch: Ints,
    found: Ints,
) -> int:
    """Take an action in as many worlds as there are trials; the sum of WIN for each game won."""
    won = 0
    for trial in range(trials):
        scratch[0] = view
        state = scratch[0]
        determinize(state, player, seed + trial)
        apply(state, player, action, None)
        play_out(state, found)
        if state.winner == player:
            won += WIN
        elif state.winner < 0:
            won += WIN // 2
    return won


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
