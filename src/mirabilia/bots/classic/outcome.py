"""How a game of 7 Wonders went."""

from mirabilia.classic.state import ClassicState
from mirabilia.classic.victory import total_points
from mirabilia.engine.rule import rule


@rule
def has_begun(state: ClassicState) -> bool:
    """Whether sides of the boards are chosen and cards are dealt."""
    return state.age > 0


@rule
def win_share(state: ClassicState, player: int) -> float:
    """1 for a victory, shared equally among all winners; 0 for a defeat."""
    if not (state.winners >> player) & 1:
        return 0.0
    winners = 0
    for other in range(state.players):
        winners += (state.winners >> other) & 1
    return 1.0 / winners


@rule
def margin(state: ClassicState, player: int) -> int:
    """Points ahead of the best other player; the Free City is none."""
    best = -1000
    for other in range(state.players):
        if other != player:
            best = max(best, total_points(state, other))
    return total_points(state, player) - best
