"""Rulebook chapter "Military"."""

from typing import Any

from mirabilia.duel.construction import change_coins
from mirabilia.duel.state import DuelState
from mirabilia.duel.victory import supremacy
from mirabilia.duel.vocabulary import CAPITAL, CoinCause, Event, Victory
from mirabilia.engine.events import emit
from mirabilia.engine.rule import inlined_rule, rule


@inlined_rule
def advance_conflict_pawn(state: DuelState, player: int, shields: int, log: Any) -> None:
    """Push the Conflict pawn toward the opponent's capital, one space per shield.

    Entering a zone applies its token: the opponent loses that many coins, or all
    they have. Reaching the capital ends the game at once.
    """
    opponent = 1 - player
    direction = 1 - 2 * player
    for _ in range(shields):
        state.conflict += direction
        emit(log, Event.PAWN_MOVED, player, state.conflict, 1)
        space = max(0, state.conflict * direction)  # 0 while still on our own side
        if state.loot[opponent, space]:
            loot(state, opponent, space, log)
        if space == CAPITAL:
            supremacy(state, player, Victory.MILITARY, log)
            return


@rule
def loot(state: DuelState, loser: int, space: int, log: Any) -> None:
    """Apply a military token and return it to the box."""
    token = state.loot[loser, space]
    lost = min(token, state.coins[loser])
    state.loot[loser, space] = 0
    emit(log, Event.LOOTED, loser, token, lost)
    change_coins(state, loser, -lost, CoinCause.LOOT, log)
