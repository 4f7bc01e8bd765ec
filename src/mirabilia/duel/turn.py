"""Rulebook chapters "Course of play" and "End of an Age": what may be done, and doing it."""

from typing import Any

from mirabilia.duel import actions
from mirabilia.duel.components import CARD_COINS, CARD_COLOUR
from mirabilia.duel.construction import (
    card_price,
    card_trade,
    change_coins,
    funds,
    has_chain,
    is_engineered,
    pay,
    wonder_price,
)
from mirabilia.duel.draft import draft_wonder, legal_draft
from mirabilia.duel.effects import add_building, legal_cards, remove_building
from mirabilia.duel.pantheon.activation import activate, legal_activations
from mirabilia.duel.pantheon.choices import answer, legal_answers
from mirabilia.duel.pantheon.setup import prepare_age
from mirabilia.duel.pantheon.turning import close_turn
from mirabilia.duel.science import (
    keep_library_token,
    legal_progress,
    legal_tokens,
    take_token,
)
from mirabilia.duel.state import DuelState
from mirabilia.duel.structure import begin_turn, is_accessible, lay_out, reveal, take_card
from mirabilia.duel.victory import civilian_victory
from mirabilia.duel.vocabulary import (
    AGES,
    PLAYERS,
    POSITIONS,
    WONDER_SLOTS,
    Ability,
    CoinCause,
    Colour,
    Decision,
    Event,
    Kind,
    Place,
    TokenPlace,
)
from mirabilia.duel.wonders import construct_wonder, is_unbuilt
from mirabilia.engine.events import emit
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import inlined_rule, merged_rule, rule

DISCARD_COINS = 2


@rule
def is_over(state: DuelState) -> bool:
    """Whether somebody has won, or both share the victory."""
    return state.victory != 0


@rule
def seats(state: DuelState) -> int:
    """How many players there are."""
    return PLAYERS


@inlined_rule
def owes(state: DuelState, player: int) -> bool:
    """Whether this player must decide something now."""
    return state.decision != Decision.NONE and state.decider == player


@merged_rule
def legal(state: DuelState, player: int, found: Ints) -> int:
    """Write the player's legal actions into `found`, in ascending order; say how many."""
    if not owes(state, player):
        return 0
    decision = state.decision
    if decision == Decision.TURN:
        return legal_turn(state, player, found)
    if decision == Decision.DRAFT:
        return legal_draft(state, found)
    if decision == Decision.PROGRESS:
        return legal_progress(state, found)
    if decision == Decision.LIBRARY:
        return legal_tokens(state, TokenPlace.DRAWN, found)
    if decision == Decision.MAUSOLEUM:
        return legal_cards(state, Place.DISCARD, -1, found)
    if decision == Decision.DESTROY_BROWN:
        return legal_cards(state, Place.CITY_FIRST + 1 - player, Colour.BROWN, found)
    if decision == Decision.DESTROY_GREY:
        return legal_cards(state, Place.CITY_FIRST + 1 - player, Colour.GREY, found)
    if decision >= Decision.PLACE_GOD:
        return legal_answers(state, player, found)
    found[0] = actions.STARTER
    found[1] = actions.STARTER + 1
    return 2


@merged_rule
def legal_turn(state: DuelState, player: int, found: Ints) -> int:
    """Each accessible card may be built, discarded, or used to construct a wonder.

    With Pantheon a god may be activated instead.
    """
    coins = funds(state, player)
    noted = actions.MOST_LEGAL  # accessible positions are noted down from the end of `found`
    count = 0
    for position in range(POSITIONS):
        if is_accessible(state, position):
            noted -= 1
            found[noted] = position
            if card_price(state, player, state.structure[position]) <= coins:
                found[count] = actions.BUILD + position
                count += 1
    for note in range(actions.MOST_LEGAL - 1, noted - 1, -1):
        found[count] = actions.DISCARD + found[note]
        count += 1
    for slot in range(WONDER_SLOTS):
        if state.wonder_owner[slot] != player or not is_unbuilt(state, slot):
            continue
        if wonder_price(state, player, state.wonders[slot]) <= coins:
            for note in range(actions.MOST_LEGAL - 1, noted - 1, -1):
                found[count] = actions.WONDER + slot * POSITIONS + found[note]
                count += 1
    if state.pantheon:
        count = legal_activations(state, player, found, count)
    return count


@merged_rule
def apply(state: DuelState, player: int, action: int, log: Any) -> None:
    """Carry out a legal action and everything that follows from it."""
    decision = state.decision
    if decision == Decision.DRAFT:
        draft_wonder(state, player, action - actions.DRAFT, log)
        return
    if decision == Decision.STARTER:
        starter = action - actions.STARTER
        emit(log, Event.STARTER_CHOSEN, player, starter, 0)
        begin_turn(state, starter, log)
        return
    state.decision = Decision.NONE
    if decision == Decision.TURN:
        if action >= actions.ACTIVATE:
            activate(state, player, action - actions.ACTIVATE, log)
        else:
            play_card(state, player, action, log)
    elif decision >= Decision.PLACE_GOD:
        answer(state, player, decision, action, log)
    elif decision == Decision.PROGRESS:
        if action == actions.DECLINE:
            emit(log, Event.DECLINED, player, 0, 0)
        else:
            take_token(state, player, action - actions.TOKEN, log)
    elif decision == Decision.LIBRARY:
        keep_library_token(state, player, action - actions.TOKEN, log)
    elif decision == Decision.MAUSOLEUM:
        card = action - actions.CARD
        emit(log, Event.CARD_RECOVERED, player, card, 0)
        add_building(state, player, card, log)
    else:
        remove_building(state, 1 - player, action - actions.CARD, log)
    if state.decision == Decision.NONE and not state.victory:
        end_turn(state, log)


@merged_rule
def play_card(state: DuelState, player: int, action: int, log: Any) -> None:
    """Use an accessible card in one of the three ways."""
    if action < actions.DISCARD:
        build(state, player, take_card(state, action - actions.BUILD), log)
    elif action < actions.WONDER:
        discard(state, player, take_card(state, action - actions.DISCARD), log)
    else:
        choice = action - actions.WONDER
        card = take_card(state, choice % POSITIONS)
        construct_wonder(state, player, choice // POSITIONS, card, log)


@merged_rule
def build(state: DuelState, player: int, card: int, log: Any) -> None:
    """Pay the cost of a building and add it to the city; a chain makes it free."""
    if has_chain(state, player, card):
        emit(log, Event.CARD_BUILT, player, card, 0)
        emit(log, Event.CHAINED, player, card, 0)
        if CARD_COLOUR[card] != Colour.TEMPLE or state.temple_pays:
            bonus = state.abilities[player, Ability.CHAIN_COINS]
            change_coins(state, player, bonus, CoinCause.CHAIN, log)
    else:
        coins = CARD_COINS[card]
        trade = card_trade(state, player, card)
        engineered = is_engineered(state, player, card, coins + trade)
        if engineered:
            coins = state.abilities[player, Ability.ENGINEERING]
            trade = 0
        emit(log, Event.CARD_BUILT, player, card, coins + trade)
        if engineered:
            emit(log, Event.ENGINEERED, player, card, 0)
        pay(state, player, coins, trade, log)
    add_building(state, player, card, log)


@merged_rule
def discard(state: DuelState, player: int, card: int, log: Any) -> None:
    """Two coins from the bank, and one for each yellow card in the city."""
    state.place[card] = Place.DISCARD
    emit(log, Event.CARD_DISCARDED, player, card, 0)
    coins = DISCARD_COINS + state.counts[player, Kind.YELLOW]
    change_coins(state, player, coins, CoinCause.DISCARD, log)


@merged_rule
def end_turn(state: DuelState, log: Any) -> None:
    """Turn up cards; then the Age ends, the same player goes on, or the other's turn comes."""
    if not state.pantheon:
        reveal(state, log)
    elif not close_turn(state, log):
        return
    if state.cards_left == 0:
        if state.extra_turn:
            emit(log, Event.EXTRA_TURN_LOST, state.active, 0, 0)
        state.extra_turn = 0
        end_age(state, log)
    elif state.extra_turn:
        state.extra_turn -= 1
        emit(log, Event.EXTRA_TURN, state.active, 0, 0)
        begin_turn(state, state.active, log)
    else:
        begin_turn(state, 1 - state.active, log)


@rule
def end_age(state: DuelState, log: Any) -> None:
    """Lay out the next Age; the militarily weaker player says who begins it.

    With the pawn in the centre the player who played the last card begins, or by
    another ruling chooses.
    """
    if state.age == AGES:
        civilian_victory(state, log)
        return
    lay_out(state, state.age + 1)
    chooser = starting_chooser(state)
    emit(log, Event.AGE_BEGUN, chooser, state.age, 0)
    if state.pantheon:
        prepare_age(state, log)
    if state.conflict == 0 and not state.centre_chooses:
        begin_turn(state, chooser, log)
    else:
        state.decision = Decision.STARTER
        state.decider = chooser
        emit(log, Event.ASKED, chooser, Decision.STARTER, 0)


@rule
def starting_chooser(state: DuelState) -> int:
    """Who says who begins: the player on whose side the pawn stands, else the last one active."""
    if state.conflict > 0:
        return 1
    if state.conflict < 0:
        return 0
    return state.active
