"""How a game of Duel went, and what a player knows when deciding."""

from mirabilia.bots.search.hashing import hash_words
from mirabilia.duel.state import DuelState
from mirabilia.duel.victory import total_points
from mirabilia.duel.views import conceal
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import rule


@rule
def win_share(state: DuelState, player: int) -> float:
    """1 for a victory, half for a shared one."""
    if state.winner == player:
        return 1.0
    return 0.5 if state.winner < 0 else 0.0


@rule
def margin(state: DuelState, player: int) -> int:
    """Points ahead of the opponent."""
    return total_points(state, player) - total_points(state, 1 - player)


@rule
def information(state: DuelState, player: int, scratch: Ints, words: Ints) -> int:
    """A hash of the player's view."""
    scratch[0] = state
    conceal(scratch[0], player)
    return hash_words(words, player + 1)
