"""Rulebook chapter "Military"."""

from typing import Any

from mirabilia.duel.construction import lose_coins
from mirabilia.duel.state import NOWHERE, DuelState
from mirabilia.duel.victory import supremacy
from mirabilia.duel.vocabulary import CAPITAL, Ability, CoinCause, Event, Victory
from mirabilia.engine.events import emit
from mirabilia.engine.rule import inlined_rule, rule


@inlined_rule
def advance_conflict_pawn(state: DuelState, player: int, shields: int, log: Any) -> None:
    """Push the Conflict pawn toward the opponent's capital, one space per shield.

    Entering a zone applies its token: the opponent loses that many coins, or all
    they have. Reaching the capital ends the game at once. Minerva stops the pawn.
    """
    opponent = 1 - player
    direction = 1 - 2 * player
    for moved in range(shields):
        stopped = state.conflict + direction == state.minerva
        if stopped:
            remove_minerva(state, player, shields - moved, log)
            if not state.minerva_on:
                return
        state.conflict += direction
        emit(log, Event.PAWN_MOVED, player, state.conflict, 1)
        if state.abilities[player, Ability.SIEGE]:
            coins = state.abilities[player, Ability.SIEGE]
            lose_coins(state, opponent, coins, CoinCause.SIEGE, log)
        space = max(0, state.conflict * direction)  # 0 while still on our own side
        if state.loot[opponent, space]:
            loot(state, opponent, space, opponent, log)
        if space == CAPITAL:
            supremacy(state, player, Victory.MILITARY, log)
            return
        if stopped:
            return


@rule
def loot(state: DuelState, side: int, space: int, loser: int, log: Any) -> None:
    """Apply a military token and return it to the box."""
    token = state.loot[side, space]
    state.loot[side, space] = 0
    emit(log, Event.LOOTED, loser, token, min(token, state.coins[loser]))
    lose_coins(state, loser, token, CoinCause.LOOT, log)


@rule
def remove_minerva(state: DuelState, player: int, shields: int, log: Any) -> None:
    """Minerva stops the pawn, before or on her space, and leaves the track."""
    emit(log, Event.MINERVA_STOPS, player, state.minerva, shields - state.minerva_on)
    state.minerva = NOWHERE
