"""Whether a player could win at once in the next turn, by what both know."""

from mirabilia.bots.duel.worth import card_shields, different_symbols
from mirabilia.duel.components import (
    CARD_SYMBOL,
    LAYOUT_COVERS,
    TOKEN_COUNT,
    TOKEN_SYMBOL,
    WONDER_SHIELDS,
)
from mirabilia.duel.construction import card_price, wonder_price
from mirabilia.duel.pantheon.activation import activation_price, owned_offerings
from mirabilia.duel.pantheon.components import GOD_SHIELDS, GOD_SYMBOL
from mirabilia.duel.state import GONE, NOWHERE, DuelState
from mirabilia.duel.structure import awakened
from mirabilia.duel.vocabulary import (
    CAPITAL,
    PANTHEON_SLOTS,
    POSITIONS,
    SYMBOLS_TO_WIN,
    WONDER_SLOTS,
    TokenPlace,
)
from mirabilia.duel.wonders import is_unbuilt
from mirabilia.engine.rule import merged_rule, rule

LONGEST_PUSH = 4  # shields of a single building, Strategy included


@rule
def is_dangerous(state: DuelState, player: int) -> bool:
    """Whether a player is close to supremacy of either kind."""
    ahead = state.conflict * (1 - 2 * player)
    return ahead >= CAPITAL - LONGEST_PUSH or different_symbols(state, player) >= SYMBOLS_TO_WIN - 1


@rule
def can_win(state: DuelState, player: int, taken: int, pushed: int) -> bool:
    """Whether a player could win in the next turn, once the card at a position is taken.

    `pushed`: spaces by which the pawn has been pushed away meanwhile.
    """
    needed = CAPITAL - state.conflict * (1 - 2 * player) + pushed
    if state.minerva != NOWHERE:
        needed = 2 * CAPITAL + 1  # she stops the pawn, on whichever space
    funds = state.coins[player] + state.savings[player]
    lacks_one = different_symbols(state, player) >= SYMBOLS_TO_WIN - 1
    any_card = False
    for position in range(POSITIONS):
        if not will_be_open(state, position, taken):
            continue
        any_card = True
        if not state.face_up[position]:
            continue
        card = state.structure[position]
        wins = card_shields(state, player, card) >= needed
        if lacks_one and CARD_SYMBOL[card] >= 0:
            wins = wins or completes_symbols(state, player, CARD_SYMBOL[card])
        if wins and card_price(state, player, card) <= funds:
            return True
    if any_card:
        for slot in range(WONDER_SLOTS):
            if state.wonder_owner[slot] == player and is_unbuilt(state, slot):
                wonder = state.wonders[slot]
                wins = WONDER_SHIELDS[wonder] >= needed
                if wins and wonder_price(state, player, wonder) <= funds:
                    return True
    return bool(awakened(state)) and god_wins(state, player, needed, lacks_one, funds)


@merged_rule
def will_be_open(state: DuelState, position: int, taken: int) -> bool:
    """Whether a card is accessible once the one at another position is taken."""
    if position == taken or state.structure[position] == GONE:
        return False
    covering = state.covered[position]
    if covering == 1 and taken != GONE:
        for way in range(2):
            if LAYOUT_COVERS[state.age - 1, taken, way] == position:
                covering -= 1
    return covering == 0


@merged_rule
def completes_symbols(state: DuelState, player: int, symbol: int) -> bool:
    """Whether a player who lacks one symbol gets it, also by a token for a pair."""
    if state.symbols[player, symbol] == 0:
        return True
    if state.symbols[player, symbol] == 1:
        for token in range(TOKEN_COUNT):
            on_board = state.token_place[token] == TokenPlace.BOARD
            gained = TOKEN_SYMBOL[token]
            if on_board and gained >= 0 and state.symbols[player, gained] == 0:
                return True
    return False


@merged_rule
def god_wins(state: DuelState, player: int, needed: int, lacks_one: bool, funds: int) -> bool:
    """Whether a god of the Pantheon could make the player win."""
    for slot in range(PANTHEON_SLOTS):
        god = state.slots[slot]
        if god < 0:
            continue
        wins = GOD_SHIELDS[god] >= needed
        if lacks_one and GOD_SYMBOL[god] >= 0:
            wins = wins or state.symbols[player, GOD_SYMBOL[god]] == 0
        if wins:
            offerings = owned_offerings(state, player)
            if activation_price(state, player, slot, offerings) <= funds:
                return True
    return False
