"""Rulebook chapter "Science and progress"."""

from typing import Any

from mirabilia.duel import actions
from mirabilia.duel.components import (
    TOKEN_ABILITIES,
    TOKEN_COUNT,
    TOKEN_GIVES_COINS,
    TOKEN_SYMBOL,
)
from mirabilia.duel.construction import change_coins
from mirabilia.duel.state import GONE, DuelState
from mirabilia.duel.victory import supremacy
from mirabilia.duel.vocabulary import (
    ABILITIES,
    BOARD_TOKENS,
    LIBRARY_TOKENS,
    SYMBOLS,
    SYMBOLS_TO_WIN,
    CoinCause,
    Decision,
    Event,
    Kind,
    TokenPlace,
    Victory,
)
from mirabilia.engine.events import emit
from mirabilia.engine.random import draw
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import rule


@rule
def gain_symbol(state: DuelState, player: int, symbol: int, log: Any) -> None:
    """A sixth different symbol wins at once; a second copy gives a token from the board."""
    state.symbols[player, symbol] += 1
    different = 0
    for each in range(SYMBOLS):
        if state.symbols[player, each] > 0:
            different += 1
    if different >= SYMBOLS_TO_WIN:
        supremacy(state, player, Victory.SCIENTIFIC, log)
    elif state.symbols[player, symbol] == 2:
        emit(log, Event.PAIR, player, symbol, 0)
        if tokens_at(state, TokenPlace.BOARD) > 0:
            state.decision = Decision.PROGRESS
            emit(log, Event.ASKED, player, Decision.PROGRESS, 0)


@rule
def tokens_at(state: DuelState, place: int) -> int:
    """How many progress tokens are at a place."""
    count = 0
    for token in range(TOKEN_COUNT):
        if state.token_place[token] == place:
            count += 1
    return count


@rule
def legal_tokens(state: DuelState, place: int, found: Ints) -> int:
    """Any progress token at a place."""
    count = 0
    for token in range(TOKEN_COUNT):
        if state.token_place[token] == place:
            found[count] = actions.TOKEN + token
            count += 1
    return count


@rule
def legal_progress(state: DuelState, found: Ints) -> int:
    """Any token on the board; by one ruling a player may also take none."""
    count = legal_tokens(state, TokenPlace.BOARD, found)
    if state.may_decline:
        found[count] = actions.DECLINE
        count += 1
    return count


@rule
def take_token(state: DuelState, player: int, token: int, log: Any) -> None:
    """A progress token joins a city for good and works from now on."""
    for space in range(BOARD_TOKENS):
        if state.board[space] == token:
            state.board[space] = GONE
    state.token_place[token] = TokenPlace.CITY_FIRST + player
    state.counts[player, Kind.PROGRESS] += 1
    emit(log, Event.TOKEN_TAKEN, player, token, 0)
    for ability in range(ABILITIES):
        state.abilities[player, ability] += TOKEN_ABILITIES[token, ability]
    change_coins(state, player, TOKEN_GIVES_COINS[token], CoinCause.EFFECT, log)
    if TOKEN_SYMBOL[token] >= 0:
        gain_symbol(state, player, TOKEN_SYMBOL[token], log)


@rule
def draw_tokens(
    state: DuelState, player: int, wanted: int, place: int, event: int, log: Any
) -> int:
    """Draw tokens at random out of the box and lay them at a place; say how many there were."""
    drawn = min(wanted, tokens_at(state, TokenPlace.BOX))
    for already in range(drawn):
        number = draw(state, tokens_at(state, TokenPlace.BOX))
        for token in range(TOKEN_COUNT):
            if state.token_place[token] == TokenPlace.BOX:
                if number == 0:
                    state.token_place[token] = place
                    emit(log, event, player, token, already)
                    break
                number -= 1
    return drawn


@rule
def draw_library_tokens(state: DuelState, player: int, log: Any) -> None:
    """Draw tokens at random out of the box, for the player to keep one."""
    place, event = TokenPlace.DRAWN, Event.TOKENS_DRAWN
    if draw_tokens(state, player, LIBRARY_TOKENS, place, event, log) > 0:
        state.decision = Decision.LIBRARY
        emit(log, Event.ASKED, player, Decision.LIBRARY, 0)


@rule
def keep_library_token(state: DuelState, player: int, token: int, log: Any) -> None:
    """Keep one of the drawn tokens and return the others to the box."""
    for other in range(TOKEN_COUNT):
        if state.token_place[other] == TokenPlace.DRAWN:
            state.token_place[other] = TokenPlace.BOX
    take_token(state, player, token, log)
