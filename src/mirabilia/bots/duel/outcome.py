"""How a game of Duel went, and what a player knows when deciding."""

from mirabilia.bots.search.hashing import hash_words
from mirabilia.duel.state import GONE, DuelState
from mirabilia.duel.victory import total_points
from mirabilia.duel.views import conceal
from mirabilia.duel.vocabulary import WONDER_SLOTS, WONDERS_EACH, Decision
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
def has_begun(state: DuelState) -> bool:
    """Whether the wonders are drafted: Pantheon lays out its first Age before that."""
    return state.decision != Decision.DRAFT


@rule
def information(state: DuelState, player: int, scratch: Ints, words: Ints) -> int:
    """A hash of the player's view, however it came about."""
    scratch[0] = state
    view = scratch[0]
    conceal(view, player)
    forget_order(view)
    return hash_words(words, player + 1)


@rule
def forget_order(view: DuelState) -> None:
    """Remove from a view what only tells in which order things happened."""
    if view.decision == Decision.DRAFT:
        sort_wonders(view)
    if view.decision in (Decision.TURN, Decision.STARTER):
        view.played = GONE  # its turn is over
    if not view.pantheon:  # nothing brings a card back from under a wonder
        for slot in range(WONDER_SLOTS):
            view.tucked[slot] = min(view.tucked[slot], 0)


@rule
def sort_wonders(view: DuelState) -> None:
    """Lay each player's wonders in the order of their numbers."""
    for slot in range(WONDER_SLOTS):
        for other in range(slot + 1, slot - slot % WONDERS_EACH + WONDERS_EACH):
            if view.wonders[other] > view.wonders[slot]:
                wonder = view.wonders[slot]
                view.wonders[slot] = view.wonders[other]
                view.wonders[other] = wonder
