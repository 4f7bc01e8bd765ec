"""What a player may know. `conceal` is the one place where secrets are removed.

In the base game both players know the same: every card that has been face up, the four
wonders on offer, and by their backs which face-down cards of Age III are guilds. With
Pantheon they know different gods, see `pantheon/views.py`.
"""

from mirabilia.duel.components import CARD_AGE, GUILD_AGE, WONDERS_IN_GAME
from mirabilia.duel.pantheon.views import conceal_gods, deal_hidden_gods
from mirabilia.duel.setup import DECK_START, joining_deck
from mirabilia.duel.state import GONE, HIDDEN, HIDDEN_GUILD, DuelState
from mirabilia.duel.vocabulary import (
    AGES,
    GUILDS_IN_PLAY,
    POSITIONS,
    WONDER_SLOTS,
    WONDERS_EACH,
    Place,
)
from mirabilia.engine.random import draw, seed_generator, shuffle
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import rule


@rule
def conceal(state: DuelState, viewer: int) -> None:
    """Remove everything the viewer cannot know from a copy of the record."""
    state.rng = 0
    for position in range(POSITIONS):
        card = state.structure[position]
        if card >= 0 and not state.face_up[position]:
            state.structure[position] = HIDDEN
            if CARD_AGE[card] >= GUILD_AGE:
                state.structure[position] = HIDDEN_GUILD
    for age in range(state.age, AGES):
        state.decks[age, :] = HIDDEN
    if state.wonder_deck[0] != GONE:
        state.wonder_deck[:] = HIDDEN
    if state.pantheon:
        conceal_gods(state, viewer)


@rule
def determinize(state: DuelState, viewer: int, seed: int) -> None:
    """Replace what the viewer cannot know by a world drawn uniformly among the possible ones.

    Works on a full record and on a view alike; what was hidden before plays no part.
    """
    conceal(state, viewer)
    seed_generator(state, seed)
    deal_hidden_cards(state)
    deal_hidden_wonders(state)
    if state.pantheon:
        deal_hidden_gods(state)


@rule
def deal_hidden_cards(state: DuelState) -> None:
    """Put unseen cards under the backs of the structure and into the decks of later Ages."""
    joining = joining_deck(state)
    joining_start = DECK_START[joining - 1]
    joining_end = DECK_START[joining]
    for age in range(1, AGES + 1):
        start = DECK_START[age - 1]
        end = DECK_START[age]
        if age == state.age:
            put_unseen(state, state.structure, HIDDEN, start, end)
            if age == AGES:
                put_unseen(state, state.structure, HIDDEN_GUILD, joining_start, joining_end)
        elif age > state.age:
            deck = state.decks[age - 1]
            if age == AGES:
                for position in range(GUILDS_IN_PLAY):
                    deck[position] = HIDDEN_GUILD
                put_unseen(state, deck, HIDDEN_GUILD, joining_start, joining_end)
            put_unseen(state, deck, HIDDEN, start, end)
            shuffle(state, deck, POSITIONS)


@rule
def put_unseen(state: DuelState, cards: Ints, back: int, start: int, end: int) -> None:
    """Replace all backs of one kind by distinct random unseen cards from start to end - 1."""
    taken = 0  # one bit each card
    for card in range(start, end):
        if state.place[card] != Place.UNSEEN:
            taken |= 1 << (card - start)
    for position in range(POSITIONS):
        if cards[position] == back:
            drawn = draw(state, end - start)
            while (taken >> drawn) & 1:
                drawn = draw(state, end - start)
            taken |= 1 << drawn
            cards[position] = start + drawn


@rule
def deal_hidden_wonders(state: DuelState) -> None:
    """Draw the wonders of the second round anew."""
    count = WONDERS_IN_GAME[state.pantheon]
    if state.wonder_deck[0] != GONE:
        for offer in range(WONDERS_EACH):
            wonder = draw(state, count)
            while wonder_known(state, wonder):
                wonder = draw(state, count)
            state.wonder_deck[offer] = wonder


@rule
def wonder_known(state: DuelState, wonder: int) -> bool:
    """Whether a wonder lies before a player, on offer, or in the second round's four."""
    for slot in range(WONDER_SLOTS):
        if state.wonders[slot] == wonder:
            return True
    for offer in range(WONDERS_EACH):
        if state.offered[offer] == wonder or state.wonder_deck[offer] == wonder:
            return True
    return False
