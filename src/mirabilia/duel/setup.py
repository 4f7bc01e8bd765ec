"""Rulebook chapters "Setup" and "One deck per Age"."""

import numpy as np

from mirabilia.duel.components import (
    CARD_AGE,
    CARD_COUNT,
    GUILD_AGE,
    TEMPLE_AGE,
    TOKENS_IN_GAME,
    TRACK_LOOT,
    WONDER_BY_NAME,
    WONDERS_IN_GAME,
)
from mirabilia.duel.draft import begin_draft, take_wonder
from mirabilia.duel.pantheon.setup import clear_pantheon, prepare_pantheon
from mirabilia.duel.state import GONE, DuelState
from mirabilia.duel.structure import begin_age
from mirabilia.duel.vocabulary import (
    AGES,
    BOARD_TOKENS,
    CAPITAL,
    GUILDS_IN_PLAY,
    PLAYERS,
    POSITIONS,
    STARTING_COINS,
    WONDER_SLOTS,
    WONDERS_EACH,
    Place,
    TokenPlace,
)
from mirabilia.engine.random import draw, seed_generator, shuffle
from mirabilia.engine.record import table
from mirabilia.engine.rule import rule

_FIRST_GAME = (
    ("The Pyramids", "The Great Lighthouse", "The Temple of Artemis", "The Statue of Zeus"),
    ("Circus Maximus", "Piraeus", "The Appian Way", "The Colossus"),
)
FIRST_GAME_WONDERS = table(  # [0 the first player's, 1 the second player's]
    [WONDER_BY_NAME[name].id for name in names] for names in _FIRST_GAME
)
DECK_START = table(  # of each deck's cards, and where the last ends
    [*(int(np.argmax(age == CARD_AGE)) for age in range(1, TEMPLE_AGE + 1)), CARD_COUNT]
)


@rule
def deal(state: DuelState, seed: int) -> None:
    """Set up a game from a seed. The record's options are set, everything else is zero."""
    seed_generator(state, seed)
    state.first_player = state.first_player_option
    if state.first_player < 0:
        state.first_player = draw(state, PLAYERS)
    state.winner = GONE
    for player in range(PLAYERS):
        state.coins[player] = STARTING_COINS
        for space in range(CAPITAL + 1):
            state.loot[player, space] = TRACK_LOOT[space]
    state.structure[:] = GONE
    place_progress_tokens(state)
    prepare_decks(state)
    state.offered[:] = GONE
    state.wonder_deck[:] = GONE
    state.wonders[:] = GONE
    state.tucked[:] = GONE
    for slot in range(WONDER_SLOTS):
        state.wonder_owner[slot] = slot // WONDERS_EACH
    clear_pantheon(state)
    if not state.first_game_wonders:
        shuffle_wonders(state)  # before cards are laid out: it borrows `place`
    if state.pantheon:
        prepare_pantheon(state)
    if state.first_game_wonders:
        for number in range(WONDER_SLOTS):
            order = number // WONDERS_EACH  # 0 the first player's set, 1 the other's
            player = state.first_player if order == 0 else 1 - state.first_player
            take_wonder(state, player, FIRST_GAME_WONDERS[order, number % WONDERS_EACH], None)
        begin_age(state, 1, state.first_player, None)
    else:
        begin_draft(state)


@rule
def place_progress_tokens(state: DuelState) -> None:
    """Five of the progress tokens, drawn at random, lie on the board; the rest stay in the box."""
    tokens = TOKENS_IN_GAME[state.pantheon]
    for token in range(tokens):
        state.token_place[token] = token  # scratch: the tokens to shuffle
    shuffle(state, state.token_place, tokens)
    for space in range(BOARD_TOKENS):
        state.board[space] = state.token_place[space]
    state.token_place[:] = TokenPlace.OUT
    state.token_place[:tokens] = TokenPlace.BOX
    for space in range(BOARD_TOKENS):
        state.token_place[state.board[space]] = TokenPlace.BOARD


@rule
def prepare_decks(state: DuelState) -> None:
    """Three cards of each Age go to the box unseen; three guilds, or temples, join Age III."""
    cards = state.place  # scratch: the cards to shuffle
    for card in range(CARD_COUNT):
        cards[card] = card
    for age in range(AGES):
        shuffle_deck(state, age + 1)
    joining = joining_deck(state)
    shuffle_deck(state, joining)
    for age in range(AGES):
        start = DECK_START[age]
        for position in range(POSITIONS):
            state.decks[age, position] = cards[start + position]
    for guild in range(GUILDS_IN_PLAY):  # three Age III cards make room for them
        state.decks[AGES - 1, guild] = cards[DECK_START[joining - 1] + guild]
    shuffle(state, state.decks[AGES - 1], POSITIONS)
    state.place[:] = Place.UNSEEN


@rule
def shuffle_deck(state: DuelState, age: int) -> None:
    """Shuffle the cards of one deck, which lie in `place` for the moment."""
    start = DECK_START[age - 1]
    end = DECK_START[age]
    shuffle(state, state.place[start:end], end - start)


@rule
def joining_deck(state: DuelState) -> int:
    """The deck three cards of which join Age III."""
    return TEMPLE_AGE if state.pantheon else GUILD_AGE


@rule
def shuffle_wonders(state: DuelState) -> None:
    """Four wonders to offer at once, four to offer later; the others stay in the box."""
    wonders = state.place  # scratch
    count = WONDERS_IN_GAME[state.pantheon]
    for wonder in range(count):
        wonders[wonder] = wonder
    shuffle(state, wonders, count)
    for offer in range(WONDERS_EACH):
        state.offered[offer] = wonders[offer]
        state.wonder_deck[offer] = wonders[WONDERS_EACH + offer]
    state.place[:] = Place.UNSEEN
