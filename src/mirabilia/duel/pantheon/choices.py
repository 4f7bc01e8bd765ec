"""What Pantheon's decisions allow, and carrying out the answers."""

from typing import Any

from mirabilia.duel import actions
from mirabilia.duel.effects import add_building, legal_cards
from mirabilia.duel.pantheon.gate import legal_gate, remove_god
from mirabilia.duel.pantheon.gods import (
    activate_god,
    apply_military_token,
    choose_wonder,
    discard_military_token,
    legal_built,
    legal_military_tokens,
    legal_producers,
    legal_spaces,
    legal_structure_cards,
    legal_unbuilt,
    place_minerva,
    place_snake,
    raise_chosen_wonder,
    steal_card,
    steal_wonder,
    strike_card,
    take_enki_token,
)
from mirabilia.duel.pantheon.theater import (
    legal_theater_decks,
    legal_theater_gods,
    open_theater,
    order_theater_deck,
)
from mirabilia.duel.pantheon.turning import (
    legal_placements,
    legal_token_order,
    place_god,
    take_laid_token,
)
from mirabilia.duel.science import legal_tokens
from mirabilia.duel.state import DuelState
from mirabilia.duel.vocabulary import (
    CAPITAL,
    PANTHEON_SLOTS,
    Colour,
    Decision,
    Event,
    Place,
    TokenPlace,
)
from mirabilia.duel.wonders import destroy_wonder
from mirabilia.engine.events import emit
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import rule


@rule
def legal_answers(state: DuelState, player: int, found: Ints) -> int:
    """Write what the player may choose into `found`, in ascending order; say how many."""
    decision = state.decision
    if decision == Decision.PLACE_GOD:
        return legal_placements(state, found)
    if decision == Decision.TOKEN_ORDER:
        return legal_token_order(state, found)
    if decision == Decision.GATE:
        return legal_gate(state, found)
    if decision == Decision.THEATER_DECK:
        return legal_theater_decks(state, found)
    if decision == Decision.THEATER_GOD or decision == Decision.THEATER_ORDER:
        return legal_theater_gods(state, found)
    if decision == Decision.ENKI:
        return legal_tokens(state, TokenPlace.ENKI, found)
    if decision == Decision.NISABA:
        return legal_cards(state, Place.CITY_FIRST + 1 - player, Colour.GREEN, found)
    if decision == Decision.BAAL:
        return legal_producers(state, 1 - player, found)
    if decision == Decision.HADES or decision == Decision.ISIS_CARD:
        return legal_cards(state, Place.DISCARD, -1, found)
    if decision == Decision.ZEUS:
        return legal_structure_cards(state, found)
    if decision == Decision.ANUBIS:
        return legal_built(state, found)
    if decision == Decision.ISIS_WONDER:
        return legal_unbuilt(state, player, found)
    if decision == Decision.RA:
        return legal_unbuilt(state, 1 - player, found)
    if decision == Decision.MINERVA:
        return legal_spaces(state, found)
    return legal_military_tokens(state, found)


@rule
def answer(state: DuelState, player: int, decision: int, action: int, log: Any) -> None:
    """Carry out a choice and what follows from it at once."""
    if decision == Decision.PLACE_GOD:
        choice = action - actions.PLACE
        place_god(state, player, choice // PANTHEON_SLOTS, choice % PANTHEON_SLOTS, log)
    elif decision == Decision.TOKEN_ORDER:
        take_laid_token(state, player, action - actions.POSITION, log)
    elif decision == Decision.GATE or decision == Decision.THEATER_GOD:
        god = action - actions.GOD
        remove_god(state, god)
        emit(log, Event.ACTIVATED, player, god, 0)
        activate_god(state, player, god, log)
    elif decision == Decision.THEATER_DECK:
        open_theater(state, player, action - actions.MYTHOLOGY, log)
    elif decision == Decision.THEATER_ORDER:
        order_theater_deck(state, player, action - actions.GOD, log)
    elif decision == Decision.ENKI:
        take_enki_token(state, player, action - actions.TOKEN, log)
    elif decision == Decision.NISABA:
        place_snake(state, player, action - actions.CARD, log)
    elif decision == Decision.BAAL:
        steal_card(state, player, action - actions.CARD, log)
    elif decision == Decision.HADES:
        emit(log, Event.CARD_RECOVERED, player, action - actions.CARD, 0)
        add_building(state, player, action - actions.CARD, log)
    elif decision == Decision.ZEUS:
        strike_card(state, player, action - actions.POSITION, log)
    elif decision == Decision.ANUBIS:
        destroy_wonder(state, action - actions.SLOT, log)
    elif decision == Decision.ISIS_WONDER:
        choose_wonder(state, player, action - actions.SLOT, log)
    elif decision == Decision.ISIS_CARD:
        raise_chosen_wonder(state, player, action - actions.CARD, log)
    elif decision == Decision.RA:
        steal_wonder(state, player, action - actions.SLOT, log)
    elif decision == Decision.MINERVA:
        place_minerva(state, player, action - actions.SPACE - CAPITAL, log)
    elif decision == Decision.NEPTUNE_DISCARD:
        discard_military_token(state, player, action - actions.MILITARY, log)
    else:
        apply_military_token(state, player, action - actions.MILITARY, log)
