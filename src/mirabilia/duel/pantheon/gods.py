"""Rulebook chapter "Gods": what each of them does when activated."""

from typing import Any

from mirabilia.duel import actions
from mirabilia.duel.components import CARD_COLOUR, CARD_COUNT, CARD_SYMBOL, TRACK_LOOT
from mirabilia.duel.construction import change_coins, change_savings
from mirabilia.duel.effects import count_producer, discard_pile
from mirabilia.duel.military import advance_conflict_pawn, loot
from mirabilia.duel.pantheon.components import (
    GOD_ASKS,
    GOD_COINS,
    GOD_SAVINGS,
    GOD_SHIELDS,
    GOD_SYMBOL,
)
from mirabilia.duel.pantheon.gate import return_enki_tokens
from mirabilia.duel.pantheon.turning import take_laid_token
from mirabilia.duel.science import gain_symbol, take_token, tokens_at
from mirabilia.duel.state import GONE, DuelState
from mirabilia.duel.structure import remove_card
from mirabilia.duel.vocabulary import (
    CAPITAL,
    PLAYERS,
    POSITIONS,
    WONDER_SLOTS,
    CoinCause,
    Colour,
    Decision,
    Event,
    Kind,
    Place,
    TokenPlace,
)
from mirabilia.duel.wonders import is_unbuilt, raise_wonder
from mirabilia.engine.events import emit
from mirabilia.engine.record import Ints, table
from mirabilia.engine.rule import merged_rule, rule

LOOT_SPACES = table(space for space in range(CAPITAL + 1) if TRACK_LOOT[space])


@rule
def activate_god(state: DuelState, player: int, god: int, log: Any) -> None:
    """A god joins a city and does what it does; without anything to choose from, nothing."""
    state.god_owner[god] = player
    change_coins(state, player, GOD_COINS[god], CoinCause.EFFECT, log)
    if GOD_SAVINGS[god]:
        change_savings(state, player, GOD_SAVINGS[god], CoinCause.EFFECT, log)
    if GOD_SYMBOL[god] >= 0:
        gain_symbol(state, player, GOD_SYMBOL[god], log)
    advance_conflict_pawn(state, player, GOD_SHIELDS[god], log)
    if GOD_ASKS[god] and is_possible(state, player, GOD_ASKS[god]):
        ask(state, player, GOD_ASKS[god], log)


@rule
def ask(state: DuelState, player: int, decision: int, log: Any) -> None:
    """Ask the active player for a choice."""
    state.decision = decision
    emit(log, Event.ASKED, player, decision, 0)


@rule
def is_possible(state: DuelState, player: int, decision: int) -> bool:
    """Whether there is anything to choose."""
    opponent = 1 - player
    if decision == Decision.ENKI:
        return tokens_at(state, TokenPlace.ENKI) > 0
    if decision == Decision.NISABA:
        return state.counts[opponent, Kind.GREEN] > 0
    if decision == Decision.BAAL:
        return state.counts[opponent, Kind.BROWN] + state.counts[opponent, Kind.GREY] > 0
    if decision == Decision.HADES:
        return discard_pile(state) > 0
    if decision == Decision.ZEUS:
        return state.cards_left > 0
    if decision == Decision.ANUBIS:
        return state.counts[0, Kind.WONDER] + state.counts[1, Kind.WONDER] > 0
    if decision == Decision.ISIS_WONDER:
        return discard_pile(state) > 0 and unbuilt_wonders(state, player) > 0
    if decision == Decision.RA:
        return unbuilt_wonders(state, opponent) > 0
    if decision == Decision.NEPTUNE_DISCARD:
        return military_tokens(state) > 0
    return True


# Mesopotamian


@merged_rule
def take_enki_token(state: DuelState, player: int, token: int, log: Any) -> None:
    """Enki: keep one of the progress tokens on him; the other goes back to the box."""
    return_enki_tokens(state, token, log)
    take_token(state, player, token, log)


@merged_rule
def place_snake(state: DuelState, player: int, card: int, log: Any) -> None:
    """Nisaba: the Snake on a green card of the opponent gives its symbol to the player too."""
    state.snake = card
    emit(log, Event.SNAKE_PLACED, player, card, 0)
    gain_symbol(state, player, CARD_SYMBOL[card], log)


# Phoenician


@merged_rule
def legal_producers(state: DuelState, city: int, found: Ints) -> int:
    """The brown and grey cards of a city."""
    count = 0
    for card in range(CARD_COUNT):
        if state.place[card] == Place.CITY_FIRST + city and (
            CARD_COLOUR[card] == Colour.BROWN or CARD_COLOUR[card] == Colour.GREY
        ):
            found[count] = actions.CARD + card
            count += 1
    return count


@merged_rule
def steal_card(state: DuelState, player: int, card: int, log: Any) -> None:
    """Baal: a brown or grey card changes cities, and prices change with it."""
    count_producer(state, 1 - player, card, -1)
    count_producer(state, player, card, 1)
    state.place[card] = Place.CITY_FIRST + player
    emit(log, Event.CARD_STOLEN, player, card, 0)


# Greek


@merged_rule
def legal_structure_cards(state: DuelState, found: Ints) -> int:
    """Every card left in the structure, face up or down, covered or not."""
    count = 0
    for position in range(POSITIONS):
        if state.structure[position] != GONE:
            found[count] = actions.POSITION + position
            count += 1
    return count


@merged_rule
def strike_card(state: DuelState, player: int, position: int, log: Any) -> None:
    """Zeus: discard a card of the structure; its token is taken, or by one ruling discarded."""
    card = remove_card(state, position)
    state.place[card] = Place.DISCARD
    emit(log, Event.CARD_STRUCK, player, card, position)
    token = state.laid_tokens[position]
    if token != GONE:
        if state.zeus_discards:
            state.laid_tokens[position] = GONE
            emit(log, Event.LAID_TOKEN_DISCARDED, player, token, state.age)
        else:
            take_laid_token(state, player, position, log)


# Egyptian


@rule
def unbuilt_wonders(state: DuelState, player: int) -> int:
    """How many wonders a player could still construct."""
    count = 0
    for slot in range(WONDER_SLOTS):
        if state.wonder_owner[slot] == player and is_unbuilt(state, slot):
            count += 1
    return count


@rule
def legal_unbuilt(state: DuelState, player: int, found: Ints) -> int:
    """The wonders that a player could still construct."""
    count = 0
    for slot in range(WONDER_SLOTS):
        if state.wonder_owner[slot] == player and is_unbuilt(state, slot):
            found[count] = actions.SLOT + slot
            count += 1
    return count


@merged_rule
def legal_built(state: DuelState, found: Ints) -> int:
    """The standing wonders of both players."""
    count = 0
    for slot in range(WONDER_SLOTS):
        if state.tucked[slot] >= 0:
            found[count] = actions.SLOT + slot
            count += 1
    return count


@merged_rule
def choose_wonder(state: DuelState, player: int, slot: int, log: Any) -> None:
    """Isis: first the wonder, then the discarded card to construct it with."""
    state.chosen_slot = slot
    ask(state, player, Decision.ISIS_CARD, log)


@merged_rule
def raise_chosen_wonder(state: DuelState, player: int, card: int, log: Any) -> None:
    """Isis: construct the chosen wonder for nothing."""
    slot = state.chosen_slot
    state.chosen_slot = GONE
    emit(log, Event.WONDER_BUILT, player, state.wonders[slot], card)
    raise_wonder(state, player, slot, card, log)


@merged_rule
def steal_wonder(state: DuelState, player: int, slot: int, log: Any) -> None:
    """Ra: a wonder not yet constructed changes hands."""
    state.wonder_owner[slot] = player
    emit(log, Event.WONDER_STOLEN, player, state.wonders[slot], 0)


# Roman


@merged_rule
def legal_spaces(state: DuelState, found: Ints) -> int:
    """The spaces of the track, capitals included; by one ruling not the pawn's."""
    count = 0
    for space in range(-CAPITAL, CAPITAL + 1):
        if not (state.minerva_apart and space == state.conflict):
            found[count] = actions.SPACE + CAPITAL + space
            count += 1
    return count


@merged_rule
def place_minerva(state: DuelState, player: int, space: int, log: Any) -> None:
    """Minerva: put her on the track."""
    state.minerva = space
    emit(log, Event.MINERVA_PLACED, player, space, 0)


@rule
def military_tokens(state: DuelState) -> int:
    """How many military tokens lie on the track."""
    count = 0
    for side in range(PLAYERS):
        for number in range(len(LOOT_SPACES)):
            if state.loot[side, LOOT_SPACES[number]]:
                count += 1
    return count


@merged_rule
def legal_military_tokens(state: DuelState, found: Ints) -> int:
    """The military tokens on the track, of both sides."""
    count = 0
    for side in range(PLAYERS):
        for number in range(len(LOOT_SPACES)):
            if state.loot[side, LOOT_SPACES[number]]:
                found[count] = actions.MILITARY + len(LOOT_SPACES) * side + number
                count += 1
    return count


@merged_rule
def discard_military_token(state: DuelState, player: int, token: int, log: Any) -> None:
    """Neptune: discard a military token without effect; then another is to be applied."""
    side = token // len(LOOT_SPACES)
    space = LOOT_SPACES[token % len(LOOT_SPACES)]
    emit(log, Event.MILITARY_DISCARDED, player, state.loot[side, space], side)
    state.loot[side, space] = 0
    if military_tokens(state) > 0:
        ask(state, player, Decision.NEPTUNE_APPLY, log)


@merged_rule
def apply_military_token(state: DuelState, player: int, token: int, log: Any) -> None:
    """Neptune: the opponent loses the coins of a token, on whichever side it lies."""
    side = token // len(LOOT_SPACES)
    loot(state, side, LOOT_SPACES[token % len(LOOT_SPACES)], 1 - player, log)
