"""What is asked in a position, or how its game ended: it must fit what lies on the table."""

from typing import Any

from mirabilia.duel.draft import drafter
from mirabilia.duel.state import GONE
from mirabilia.duel.turn import starting_chooser
from mirabilia.duel.victory import civilian_victory, count_points
from mirabilia.duel.vocabulary import (
    AGES,
    CAPITAL,
    PLAYERS,
    POSITIONS,
    SYMBOLS_TO_WIN,
    Decision,
    Kind,
    Place,
    TokenPlace,
    Victory,
)
from mirabilia.notation.documents import DocumentError
from mirabilia.notation.duel.pantheon_course import PantheonCourse
from mirabilia.notation.duel.pantheon_loader import PantheonLoader


def read_course(
    state: Any, document: dict[str, Any], loader: PantheonLoader | None, is_draft: bool
) -> None:
    """Put the decision, or the result, into a record that is complete but for it."""
    pantheon = PantheonCourse(loader) if loader else None
    decision, result = document["decision"], document.get("result")
    if (decision is None) != (result is not None):
        raise DocumentError("decision", "a game has either a decision to make or a result")
    if decision is None:
        if pantheon:
            pantheon.check_open(Decision.NONE)
        _read_result(state, result)
        return
    if abs(state.conflict) == CAPITAL:
        raise DocumentError("conflict", "the pawn is in a capital, but the game is not over")
    for player in range(PLAYERS):
        if _has_all_symbols(state, player):
            raise DocumentError(f"cities[{player}]", "six different symbols end the game")
    state.decision = Decision[decision["kind"].upper()]
    state.decider = decision["player"]
    if not is_draft:
        state.active = decision.get("active", decision["player"])
        state.played = decision.get("played", GONE if pantheon else 0)
        state.extra_turn = decision.get("extra_turn", False)
    if pantheon:
        pantheon.read_decision()
        pantheon.check_played()
    _check_decider(state, is_draft)
    if pantheon:
        pantheon.check_open(Decision(int(state.decision)))
    if not is_draft:
        _check_decision(state, pantheon)


# How it ended


def _has_all_symbols(state: Any, player: int) -> bool:
    return sum(1 for count in state.symbols[player] if count) >= SYMBOLS_TO_WIN


def _read_result(state: Any, result: Any) -> None:
    """The stated victory must be the one that the table shows."""
    state.victory = Victory[result["victory"].upper()]
    state.winner = GONE if result["winner"] is None else result["winner"]
    if state.winner == GONE and state.victory != Victory.CIVILIAN:
        raise DocumentError("result.winner", "only a civilian victory can be shared")
    if state.age == 0:
        raise DocumentError("result", "nobody wins before Age I")
    conquered = abs(state.conflict) == CAPITAL
    if conquered != (state.victory == Victory.MILITARY):
        raise DocumentError("conflict", "a military victory is a pawn in a capital")
    if conquered and state.winner != (0 if state.conflict > 0 else 1):
        raise DocumentError("result.winner", "the pawn is in this player's own capital")
    for player in range(PLAYERS):
        scientific = state.victory == Victory.SCIENTIFIC and state.winner == player
        if _has_all_symbols(state, player) != scientific:
            raise DocumentError(
                f"cities[{player}]", "six different symbols are a scientific victory"
            )
    if state.victory == Victory.CIVILIAN:
        _check_civilian(state)
    count_points(state)


def _check_civilian(state: Any) -> None:
    if state.age != AGES or state.cards_left:
        raise DocumentError("structure", "points decide when Age III is over")
    stated = int(state.winner)
    civilian_victory(state, None)
    if state.winner != stated:
        raise DocumentError("result.winner", "is not who has more points")


# What is asked


def _check_decider(state: Any, is_draft: bool) -> None:
    kind = Decision(int(state.decision))
    if (kind == Decision.DRAFT) != is_draft:
        raise DocumentError("decision.kind", "wonders are drafted before Age I and only then")
    if kind == Decision.DRAFT:
        if drafter(state) != state.decider:
            raise DocumentError("decision.player", "it is the other player's turn to draft")
    elif kind == Decision.STARTER:
        if state.conflict == 0 and not state.centre_chooses:
            raise DocumentError("decision.kind", "by this ruling the last player begins: no choice")
        if state.decider != starting_chooser(state):
            raise DocumentError("decision.player", "it is the other player who chooses")
    elif state.decider != state.active:
        raise DocumentError("decision.player", "only the active player decides this")


def _check_decision(state: Any, pantheon: PantheonCourse | None) -> None:
    kind = Decision(int(state.decision))
    asked = kind.name.lower()
    drawn = TokenPlace.DRAWN in [int(place) for place in state.token_place]
    if not _has_choice(state, pantheon, kind):
        raise DocumentError("decision.kind", f"there is nothing to choose for {asked}")
    if drawn and kind != Decision.LIBRARY:
        raise DocumentError("progress.drawn", "tokens are drawn only to choose one of them")
    turn_over = kind in (Decision.TURN, Decision.STARTER)
    if not turn_over and state.played != GONE and state.structure[state.played] != GONE:
        raise DocumentError("decision.played", "the card played still lies in the structure")
    waiting = 1 if kind == Decision.TURN and state.several_turns else 0
    if turn_over and state.extra_turn > waiting:
        raise DocumentError("decision.extra_turn", f"cannot wait while {asked} is asked")
    if state.extra_turn > 1 and not state.several_turns:
        raise DocumentError("decision.extra_turn", "by this ruling one turn at most is added")


def _has_choice(state: Any, pantheon: PantheonCourse | None, kind: Decision) -> bool:
    """Whether there is anything to choose."""
    opponent = 1 - int(state.decider)
    tokens = [int(place) for place in state.token_place]
    possible = {
        Decision.TURN: state.cards_left > 0,
        Decision.PROGRESS: TokenPlace.BOARD in tokens,
        Decision.LIBRARY: TokenPlace.DRAWN in tokens,
        Decision.MAUSOLEUM: Place.DISCARD in [int(place) for place in state.place],
        Decision.DESTROY_BROWN: state.counts[opponent, Kind.BROWN] > 0,
        Decision.DESTROY_GREY: state.counts[opponent, Kind.GREY] > 0,
        Decision.STARTER: state.cards_left == POSITIONS and state.age > 1,
    }
    if kind in possible:
        return bool(possible[kind])
    return pantheon is not None and pantheon.is_possible(kind)
