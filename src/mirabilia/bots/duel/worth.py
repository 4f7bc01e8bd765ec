"""What symbols, shields, buildings and progress tokens are worth to a player of Duel."""

from mirabilia.bots.duel import weights
from mirabilia.bots.duel.treasury import PER_CENT, card_production, coins_change
from mirabilia.bots.judgement import POINT
from mirabilia.duel.components import (
    CARD_COINS_PER,
    CARD_COLOUR,
    CARD_POINTS,
    CARD_POINTS_PER,
    CARD_SHIELDS,
    CARD_SYMBOL,
    CARDS,
    TEMPLE_POINTS,
    TOKEN_ABILITIES,
    TOKEN_COUNT,
    TOKEN_GIVES_COINS,
    TOKEN_POINTS,
    TOKEN_POINTS_PER,
    TOKEN_SYMBOL,
    WONDER_EXTRA_TURN,
)
from mirabilia.duel.construction import card_price, card_trade, funds, has_chain
from mirabilia.duel.effects import building_coins
from mirabilia.duel.state import GONE, NOWHERE, DuelState
from mirabilia.duel.turn import DISCARD_COINS
from mirabilia.duel.victory import counted
from mirabilia.duel.vocabulary import (
    ABILITIES,
    AGES,
    CAPITAL,
    POSITIONS,
    SYMBOLS,
    SYMBOLS_TO_WIN,
    WONDER_SLOTS,
    Ability,
    Colour,
    Kind,
    Place,
    TokenPlace,
)
from mirabilia.duel.wonders import is_unbuilt
from mirabilia.engine.record import table
from mirabilia.engine.rule import inlined_rule, merged_rule, rule


def _twin(card: int) -> int:
    """The other card with the same symbol."""
    symbol = CARDS[card].effect.symbol
    same = (c.id for c in CARDS if c.effect.symbol == symbol and c.id != card)
    return GONE if symbol is None else next(same)


TWIN = table(_twin(card.id) for card in CARDS)


# Science


@rule
def different_symbols(state: DuelState, player: int) -> int:
    """How many different symbols a city shows."""
    different = 0
    for symbol in range(SYMBOLS):
        different += state.symbols[player, symbol] > 0
    return different


@rule
def new_symbol_worth(state: DuelState, player: int) -> int:
    """A symbol that the city does not show yet; the sixth wins."""
    different = different_symbols(state, player)
    if different + 1 >= SYMBOLS_TO_WIN:
        return weights.VICTORY
    left = POSITIONS if state.age < AGES else state.cards_left
    hope = weights.LATE_SCIENCE + (PER_CENT - weights.LATE_SCIENCE) * left // POSITIONS
    return weights.NEW_SYMBOL[different] * hope // PER_CENT


@rule
def symbol_worth(state: DuelState, player: int, symbol: int, twin: int) -> int:
    """A symbol: a pair gives the best token, a single one may become a pair by its twin."""
    owned = state.symbols[player, symbol]
    if owned == 0:
        worth = new_symbol_worth(state, player)
        if twin >= 0 and (
            state.place[twin] == Place.UNSEEN or state.place[twin] == Place.STRUCTURE
        ):
            worth += weights.PAIR_HOPE
        return worth
    if owned == 1:
        return best_token_worth(state, player, TokenPlace.BOARD)
    return 0


# Military


@rule
def pawn_after(state: DuelState, player: int, shields: int) -> int:
    """How far the pawn will be on the opponent's side; negative on the player's own."""
    direction = 1 - 2 * player
    ahead = state.conflict * direction
    reached = min(CAPITAL, ahead + shields)
    if state.minerva != NOWHERE:
        stop = state.minerva * direction
        if ahead < stop <= reached:
            return stop if state.minerva_on else stop - 1
    return reached


@inlined_rule
def standing(ahead: int) -> int:
    """What the pawn's space is worth to the player on whose opponent's side it is."""
    return weights.STANDING[ahead] if ahead >= 0 else -weights.STANDING[-ahead]


@rule
def shields_worth(state: DuelState, player: int, shields: int) -> int:
    """Shields: the pawn's new space, looted coins, or victory."""
    if shields == 0:
        return 0
    opponent = 1 - player
    ahead = state.conflict * (1 - 2 * player)
    reached = pawn_after(state, player, shields)
    if reached == CAPITAL:
        return weights.VICTORY
    lost = state.abilities[player, Ability.SIEGE] * (reached - ahead)
    for space in range(max(0, ahead) + 1, reached + 1):
        lost += state.loot[opponent, space]
    worth = standing(reached) - standing(ahead)
    if lost:
        lost = min(lost, state.coins[opponent])
        worth -= coins_change(state, opponent, -lost)
    return worth


# Buildings


@inlined_rule
def card_shields(state: DuelState, player: int, card: int) -> int:
    """Shields that a building gives a player."""
    shields = CARD_SHIELDS[card]
    if CARD_COLOUR[card] == Colour.RED:
        shields += state.abilities[player, Ability.RED_SHIELDS]
    return shields


@merged_rule
def card_points(state: DuelState, player: int, card: int) -> int:
    """Victory points of a building as things stand."""
    points = CARD_POINTS[card]
    if CARD_POINTS_PER[card, 0]:
        points += CARD_POINTS_PER[card, 0] * counted(
            state, player, CARD_POINTS_PER[card, 1], CARD_POINTS_PER[card, 2]
        )
    if CARD_COLOUR[card] == Colour.TEMPLE:
        temples = state.counts[player, Kind.TEMPLE]
        points += TEMPLE_POINTS[temples + 1] - TEMPLE_POINTS[temples]
    return POINT * points


@rule
def card_parts(state: DuelState, player: int, card: int) -> tuple[int, int, int, int]:
    """What a building is worth by points, production, science and military strength."""
    science = 0
    if CARD_SYMBOL[card] >= 0:
        science = symbol_worth(state, player, CARD_SYMBOL[card], TWIN[card])
    return (
        card_points(state, player, card),
        card_production(state, player, card),
        science,
        shields_worth(state, player, card_shields(state, player, card)),
    )


@rule
def card_coins(state: DuelState, player: int, card: int) -> int:
    """Coins from the bank for a building, which counts itself."""
    coins = building_coins(state, player, card)
    if CARD_COINS_PER[card, 0] and CARD_COINS_PER[card, 1] == CARD_COLOUR[card]:
        coins += CARD_COINS_PER[card, 0]
    return coins


@rule
def build_coins(state: DuelState, player: int, card: int, price: int) -> int:
    """What the coins are worth that a building gives, less those it costs."""
    change = card_coins(state, player, card) - price
    if has_chain(state, player, card):
        change += state.abilities[player, Ability.CHAIN_COINS]
    worth = coins_change(state, player, change)
    if price and state.abilities[1 - player, Ability.TRADE_INCOME]:
        trade = min(price, card_trade(state, player, card))
        worth -= coins_change(state, 1 - player, trade)
    return worth


@inlined_rule
def discard_worth(state: DuelState, player: int) -> int:
    """What the coins for a discarded card are worth."""
    return coins_change(state, player, DISCARD_COINS + state.counts[player, Kind.YELLOW])


@rule
def card_worth(state: DuelState, player: int, card: int) -> int:
    """What an accessible card is worth to a player, beyond the coins for discarding it."""
    return card_worth_at(state, player, card, card_price(state, player, card))


@rule
def card_worth_at(state: DuelState, player: int, card: int, price: int) -> int:
    """The same, at a price that is known."""
    points, production, science, military = card_parts(state, player, card)
    worth = points + production + science + military
    worth += build_coins(state, player, card, price)
    if price > funds(state, player):
        worth = min(worth * weights.BEYOND_REACH // PER_CENT, weights.MOST_BEYOND_REACH)
    return max(0, worth - discard_worth(state, player))


@rule
def free_card_worth(state: DuelState, player: int, card: int) -> int:
    """What a building is worth that costs nothing."""
    points, production, science, military = card_parts(state, player, card)
    coins = coins_change(state, player, card_coins(state, player, card))
    return points + production + science + military + coins


# Progress tokens


@rule
def ability_worth(state: DuelState, player: int, ability: int) -> int:
    """What a lasting advantage is worth for the rest of the game."""
    age = state.age - 1
    worth = 0
    if ability == Ability.BLUE_DISCOUNT:
        worth = weights.BLUE_DISCOUNT[age]
    elif ability == Ability.RED_SHIELDS:
        worth = weights.RED_SHIELDS[age]
    elif ability == Ability.CHAIN_COINS:
        worth = weights.CHAIN_COINS[age]
    elif ability == Ability.TRADE_INCOME:
        worth = weights.TRADE_INCOME[age]
    elif ability == Ability.SIEGE:
        worth = weights.SIEGE[age]
    elif ability == Ability.ENGINEERING:
        worth = weights.ENGINEERING[age]
    elif ability == Ability.PANTHEON_DISCOUNT:
        worth = weights.PANTHEON_DISCOUNT[age]
    else:
        for slot in range(WONDER_SLOTS):
            if state.wonder_owner[slot] == player and is_unbuilt(state, slot):
                if ability == Ability.WONDER_DISCOUNT:
                    worth += weights.WONDER_DISCOUNT
                elif not WONDER_EXTRA_TURN[state.wonders[slot]]:
                    worth += weights.WONDER_TURN
    if state.age == AGES:
        worth = worth * state.cards_left // POSITIONS
    return worth


@merged_rule
def token_points(state: DuelState, player: int, token: int) -> int:
    """Victory points of a progress token; of those that count tokens, with itself."""
    points = TOKEN_POINTS[token]
    if TOKEN_POINTS_PER[token, 0]:
        kind = TOKEN_POINTS_PER[token, 1]
        points += TOKEN_POINTS_PER[token, 0] * (
            counted(state, player, kind, TOKEN_POINTS_PER[token, 2]) + (kind == Kind.PROGRESS)
        )
    return POINT * points


@merged_rule
def token_science(state: DuelState, player: int, token: int) -> int:
    """What the symbol of a progress token is worth."""
    symbol = TOKEN_SYMBOL[token]
    if symbol < 0:
        return 0
    if state.symbols[player, symbol]:
        return weights.PAIR_HOPE
    return new_symbol_worth(state, player)


@merged_rule
def token_powers(state: DuelState, player: int, token: int) -> int:
    """What the lasting advantages of a progress token are worth."""
    worth = 0
    for ability in range(ABILITIES):
        if TOKEN_ABILITIES[token, ability]:
            worth += ability_worth(state, player, ability)
    return worth


@rule
def token_parts(state: DuelState, player: int, token: int) -> tuple[int, int, int, int]:
    """What a progress token is worth by points, coins, science and lasting advantages."""
    return (
        token_points(state, player, token),
        coins_change(state, player, TOKEN_GIVES_COINS[token]),
        token_science(state, player, token),
        token_powers(state, player, token),
    )


@rule
def token_worth(state: DuelState, player: int, token: int) -> int:
    """All that a progress token is worth to a player."""
    points, coins, science, powers = token_parts(state, player, token)
    return points + coins + science + powers


@rule
def best_token_worth(state: DuelState, player: int, place: int) -> int:
    """What the best progress token at a place is worth, 0 if there is none."""
    best = 0
    for token in range(TOKEN_COUNT):
        if state.token_place[token] == place:
            best = max(best, token_worth(state, player, token))
    return best
