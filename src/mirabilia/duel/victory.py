"""Rulebook chapter "End of the game and victory": the score pad and who wins."""

from typing import Any

from mirabilia.duel.components import (
    CARD_COLOUR,
    CARD_COUNT,
    CARD_POINTS,
    CARD_POINTS_PER,
    TEMPLE_POINTS,
    TOKEN_COUNT,
    TOKEN_POINTS,
    TOKEN_POINTS_PER,
    TRACK_POINTS,
    WONDER_POINTS,
)
from mirabilia.duel.pantheon.components import GOD_POINTS
from mirabilia.duel.state import GONE, DuelState
from mirabilia.duel.vocabulary import (
    CATEGORIES,
    GODS,
    MYTHOLOGIES,
    OFFERINGS,
    PLAYERS,
    WONDER_SLOTS,
    Category,
    Colour,
    Decision,
    Event,
    Kind,
    Place,
    TokenPlace,
    Victory,
)
from mirabilia.engine.events import emit
from mirabilia.engine.rule import rule

COINS_PER_POINT = 3


@rule
def supremacy(state: DuelState, winner: int, victory: int, log: Any) -> None:
    """Win at once; points are counted all the same, for the score pad."""
    count_points(state)
    end_game(state, winner, victory, log)


@rule
def end_game(state: DuelState, winner: int, victory: int, log: Any) -> None:
    """The game is over; nothing is left to decide."""
    state.winner = winner
    state.victory = victory
    state.decision = Decision.NONE
    state.extra_turn = 0
    emit(log, Event.GAME_OVER, winner, victory, 0)


@rule
def civilian_victory(state: DuelState, log: Any) -> None:
    """More points win; then more points on blue cards; then the victory is shared."""
    count_points(state)
    lead = total_points(state, 0) - total_points(state, 1)
    if lead == 0:
        lead = state.points[0, Category.BLUE] - state.points[1, Category.BLUE]
    winner = GONE
    if lead > 0:
        winner = 0
    elif lead < 0:
        winner = 1
    end_game(state, winner, Victory.CIVILIAN, log)


@rule
def total_points(state: DuelState, player: int) -> int:
    """The sum of a player's column on the score pad."""
    total = 0
    for category in range(CATEGORIES):
        total += state.points[player, category]
    return total


@rule
def holding(state: DuelState, player: int, kind: int) -> int:
    """How many things of a kind a city holds."""
    if kind == Kind.THREE_COINS:
        return state.coins[player] // COINS_PER_POINT
    if kind == Kind.BROWN_AND_GREY:
        return state.counts[player, Kind.BROWN] + state.counts[player, Kind.GREY]
    if kind == Kind.SACRED_TOKENS:
        return sacred_tokens(state, player)
    return state.counts[player, kind]


@rule
def sacred_tokens(state: DuelState, player: int) -> int:
    """Mythology tokens, and offering tokens not used, that a city has."""
    count = 0
    for mythology in range(MYTHOLOGIES):
        count += state.mythology_tokens[player, mythology]
    for offering in range(OFFERINGS):
        count += state.offerings[player, offering]
    return count


@rule
def counted(state: DuelState, player: int, kind: int, leading: int) -> int:
    """What an effect counts: one's own city, or the city that has most of the kind."""
    own = holding(state, player, kind)
    if leading:
        return max(own, holding(state, 1 - player, kind))
    return own


@rule
def military_points(state: DuelState, player: int) -> int:
    """Points of the pawn's space, for the player who is ahead."""
    ahead = state.conflict * (1 - 2 * player)
    return TRACK_POINTS[ahead] if ahead > 0 else 0


@rule
def count_points(state: DuelState) -> None:
    """Fill in the score pad."""
    state.points[:] = 0
    for card in range(CARD_COUNT):
        player = state.place[card] - Place.CITY_FIRST
        if player == 0 or player == 1:
            colour = CARD_COLOUR[card]
            points = CARD_POINTS[card]
            if colour == Colour.BLUE:
                state.points[player, Category.BLUE] += points
            elif colour == Colour.GREEN:
                state.points[player, Category.GREEN] += points
            elif colour == Colour.YELLOW:
                state.points[player, Category.YELLOW] += points
            elif colour == Colour.PURPLE:
                each = counted(state, player, CARD_POINTS_PER[card, 1], CARD_POINTS_PER[card, 2])
                state.points[player, Category.GUILDS] += points + CARD_POINTS_PER[card, 0] * each
    for slot in range(WONDER_SLOTS):
        if state.tucked[slot] >= 0:
            points = WONDER_POINTS[state.wonders[slot]]
            state.points[state.wonder_owner[slot], Category.WONDERS] += points
    for token in range(TOKEN_COUNT):
        player = state.token_place[token] - TokenPlace.CITY_FIRST
        if player == 0 or player == 1:
            each = counted(state, player, TOKEN_POINTS_PER[token, 1], TOKEN_POINTS_PER[token, 2])
            state.points[player, Category.PROGRESS] += (
                TOKEN_POINTS[token] + TOKEN_POINTS_PER[token, 0] * each
            )
    for player in range(PLAYERS):
        state.points[player, Category.TREASURY] = state.coins[player] // COINS_PER_POINT
        state.points[player, Category.MILITARY] = military_points(state, player)
    if state.pantheon:
        count_pantheon_points(state)


@rule
def count_pantheon_points(state: DuelState) -> None:
    """Grand Temples, gods, and the coins left on Astarte."""
    for player in range(PLAYERS):
        state.points[player, Category.TEMPLES] = TEMPLE_POINTS[state.counts[player, Kind.TEMPLE]]
        state.points[player, Category.GODS] = state.savings[player]
    for god in range(GODS):
        if state.god_owner[god] != GONE:
            state.points[state.god_owner[god], Category.GODS] += GOD_POINTS[god]
