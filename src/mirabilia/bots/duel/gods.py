"""What the gods of Pantheon are worth to a player."""

from mirabilia.bots.duel import weights
from mirabilia.bots.duel.treasury import (
    PER_CENT,
    coins_change,
    producer_worth,
)
from mirabilia.bots.duel.wonders import (
    best_discarded,
    drawn_token_worth,
    simple_worth,
    wonder_production,
)
from mirabilia.bots.duel.worth import TWIN, best_token_worth, shields_worth, symbol_worth
from mirabilia.bots.judgement import POINT, Part
from mirabilia.duel.components import (
    CARD_COUNT,
    CARD_SYMBOL,
    MYTHOLOGY_CHAIN,
    WONDER_POINTS,
)
from mirabilia.duel.construction import wonder_price
from mirabilia.duel.pantheon.components import (
    GOD_ASKS,
    GOD_COINS,
    GOD_POINTS,
    GOD_SAVINGS,
    GOD_SHIELDS,
    GOD_SYMBOL,
    OFFERING_VALUES,
    SLOT_PRICES,
)
from mirabilia.duel.pantheon.gods import LOOT_SPACES
from mirabilia.duel.science import tokens_at
from mirabilia.duel.state import GONE, DuelState
from mirabilia.duel.vocabulary import (
    GATE,
    GODS_EACH,
    MYTHOLOGIES,
    PANTHEON_SLOTS,
    PLAYERS,
    WONDER_SLOTS,
    Decision,
    Place,
    TokenPlace,
)
from mirabilia.duel.wonders import is_unbuilt
from mirabilia.engine.record import Ints, table
from mirabilia.engine.rule import inlined_rule, merged_rule, rule

_CHOICE_PARTS = {
    Decision.ENKI: Part.TEMPO,
    Decision.NISABA: Part.SCIENCE,
    Decision.BAAL: Part.PRODUCTION,
    Decision.HADES: Part.TEMPO,
    Decision.ZEUS: Part.DENIAL,
    Decision.ANUBIS: Part.DENIAL,
    Decision.ISIS_WONDER: Part.TEMPO,
    Decision.RA: Part.TEMPO,
    Decision.MINERVA: Part.MILITARY,
    Decision.NEPTUNE_DISCARD: Part.COINS,
}
CHOICE_PART = table(_CHOICE_PARTS.get(decision, Part.TEMPO) for decision in Decision)


@rule
def add_god(state: DuelState, player: int, god: int, parts: Ints, number: int) -> None:
    """Add what activating a god is worth, its price apart, to the parts of an action."""
    if god == GATE:
        parts[number, Part.TEMPO] += gate_worth(state, player)
        return
    parts[number, Part.POINTS] += POINT * GOD_POINTS[god]
    parts[number, Part.POINTS] += weights.SAVED_ON_ASTARTE * GOD_SAVINGS[god]
    parts[number, Part.COINS] += coins_change(state, player, GOD_COINS[god])
    parts[number, Part.MILITARY] += shields_worth(state, player, GOD_SHIELDS[god])
    if GOD_SYMBOL[god] >= 0:
        parts[number, Part.SCIENCE] += symbol_worth(state, player, GOD_SYMBOL[god], GONE)
    asked = GOD_ASKS[god]
    if asked:
        parts[number, CHOICE_PART[asked]] += choice_worth_of_god(state, player, asked)


@merged_rule
def gate_worth(state: DuelState, player: int) -> int:
    """The best god on top of a deck: of those that the player knows, or an unseen one."""
    best = weights.GATE_GOD
    for mythology in range(MYTHOLOGIES):
        god = state.god_decks[mythology, 0]
        if god != GONE and state.deck_known[mythology, 0] >> player & 1:
            best = max(best, weights.TYPICAL_GOD[god])
    return best


@merged_rule
def choice_worth_of_god(state: DuelState, player: int, asked: int) -> int:
    """What the choice that a god offers is worth."""
    opponent = 1 - player
    if asked == Decision.ENKI:
        if tokens_at(state, TokenPlace.ENKI):
            return best_token_worth(state, player, TokenPlace.ENKI)
        return drawn_token_worth(state, player)
    if asked == Decision.NISABA or asked == Decision.BAAL:
        best = 0
        for card in range(CARD_COUNT):
            if state.place[card] == Place.CITY_FIRST + opponent:
                if asked == Decision.NISABA and CARD_SYMBOL[card] >= 0:
                    best = max(best, snake_worth(state, player, card))
                elif asked == Decision.BAAL:
                    best = max(best, theft_worth(state, player, card))
        return best
    if asked == Decision.HADES:
        return best_discarded(state, player)
    if asked == Decision.ZEUS:
        return weights.STRIKE
    if asked == Decision.MINERVA:
        return weights.MINERVA
    if asked == Decision.NEPTUNE_DISCARD:
        return neptune_worth(state, player)
    best = 0
    for slot in range(WONDER_SLOTS):
        if asked == Decision.ANUBIS:
            if state.tucked[slot] >= 0:
                best = max(best, unbuilding_worth(state, player, slot))
        elif is_unbuilt(state, slot):
            if asked == Decision.RA and state.wonder_owner[slot] == opponent:
                best = max(best, takeover_worth(state, player, slot))
            elif asked == Decision.ISIS_WONDER and state.wonder_owner[slot] == player:
                best = max(best, simple_worth(state, player, state.wonders[slot]))
    return best


@rule
def snake_worth(state: DuelState, player: int, card: int) -> int:
    """Nisaba: the symbol of a green card of the opponent."""
    return symbol_worth(state, player, CARD_SYMBOL[card], TWIN[card])


@merged_rule
def theft_worth(state: DuelState, player: int, card: int) -> int:
    """Baal: a producer changes cities."""
    return producer_worth(state, player, card, 0) + producer_worth(state, 1 - player, card, 1)


@rule
def unbuilding_worth(state: DuelState, player: int, slot: int) -> int:
    """Anubis: a wonder falls; its owner may construct it once more."""
    wonder = state.wonders[slot]
    owner = state.wonder_owner[slot]
    lost = POINT * WONDER_POINTS[wonder] + wonder_production(state, owner, wonder)
    if owner == player:
        again = simple_worth(state, player, wonder) - coins_cost(
            state, player, wonder_price(state, player, wonder)
        )
        return again * weights.AGAIN // PER_CENT - lost
    return lost * weights.UNBUILT // PER_CENT


@inlined_rule
def coins_cost(state: DuelState, player: int, price: int) -> int:
    """What it costs a player to pay so many coins."""
    return -coins_change(state, player, -price)


@rule
def takeover_worth(state: DuelState, player: int, slot: int) -> int:
    """Ra: a wonder of the opponent that we may construct instead."""
    wonder = state.wonders[slot]
    ours = simple_worth(state, player, wonder) - coins_cost(
        state, player, wonder_price(state, player, wonder)
    )
    return (max(0, ours) + simple_worth(state, 1 - player, wonder)) * weights.TAKEN // PER_CENT


@merged_rule
def neptune_worth(state: DuelState, player: int) -> int:
    """Neptune: the dearest military token costs the opponent coins."""
    most = 0
    for side in range(PLAYERS):
        for number in range(len(LOOT_SPACES)):
            most = max(most, state.loot[side, LOOT_SPACES[number]])
    return weights.NEPTUNE - coins_change(state, 1 - player, -min(most, state.coins[1 - player]))


@rule
def laid_token_worth(state: DuelState, player: int, position: int) -> int:
    """What the token on a card is worth to the player who uncovers it."""
    token = state.laid_tokens[position]
    if token == GONE:
        return 0
    if state.age > 1:
        return weights.OFFERING_COIN * OFFERING_VALUES[token]
    if state.chains[player] & MYTHOLOGY_CHAIN[token]:
        return weights.SAME_MYTHOLOGY
    return weights.MYTHOLOGY_TOKEN


@rule
def placed_worth(state: DuelState, player: int, god: int, slot: int) -> int:
    """What it is worth to a player that a god lies in a slot, at the player's price."""
    price = SLOT_PRICES[player, slot]
    return max(0, weights.TYPICAL_GOD[god] - weights.SLOT_COIN * price)


@merged_rule
def deck_worth(state: DuelState, player: int, mythology: int) -> int:
    """The best god that may be in a deck, as far as a player knows."""
    best = 0
    for god in range(GODS_EACH * mythology, GODS_EACH * (mythology + 1)):
        if state.god_owner[god] == GONE and not is_seen_in_slot(state, player, god):
            best = max(best, weights.TYPICAL_GOD[god])
    return best


@merged_rule
def is_seen_in_slot(state: DuelState, player: int, god: int) -> bool:
    """Whether a player knows a god to lie in the Pantheon."""
    for slot in range(PANTHEON_SLOTS):
        if state.slots[slot] == god and state.slot_known[slot] >> player & 1:
            return True
    return False


@merged_rule
def guard_worth(state: DuelState, player: int, space: int) -> int:
    """Minerva before our capital is good, the nearer to the pawn the better."""
    direction = 1 - 2 * player
    gap = (state.conflict - space) * direction
    if gap == 0:
        return 0
    if gap > 0:
        return max(0, weights.GUARD - weights.GUARD_GAP * (gap - 1))
    return -max(0, weights.GUARD + weights.GUARD_GAP * (gap + 1))
