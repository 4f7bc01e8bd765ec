"""Rulebook chapter "A turn": everybody chooses a card, then all act at once.

Choices stay secret and may be changed until the last one is in. Then cards are played with the
coins and the production that stood before, and what buildings count includes this turn's.
"""

from typing import Any

from mirabilia.classic import actions
from mirabilia.classic.actions import PAID_LEFT, PAID_RIGHT, PAYMENTS
from mirabilia.classic.components import CARD_COINS, CARD_COST, STAGE_COST
from mirabilia.classic.conflicts import resolve_conflicts
from mirabilia.classic.construction import (
    add_building,
    add_stage,
    building_coins,
    chain,
    change_coins,
    costs_nothing,
    free_power,
    pay_neighbours,
    stage_coins,
    stages_left,
)
from mirabilia.classic.discard_pile import (
    begin_recovering,
    legal_recoveries,
    recover,
)
from mirabilia.classic.setup import begin_age, begin_turn, free_city_card, lay_board, take_into_hand
from mirabilia.classic.state import CHOICE, GONE, ClassicState
from mirabilia.classic.trade import payments
from mirabilia.classic.victory import end_game
from mirabilia.classic.vocabulary import (
    AGES,
    FEWEST_CITIES,
    FREE_CITY,
    LAST_TURN,
    MOST_IN_HAND,
    SALE_COINS,
    SEVENTH,
    CoinCause,
    Event,
    Kind,
    Phase,
    Power,
    Use,
)
from mirabilia.engine.events import emit
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import inlined_rule, merged_rule, rule


@rule
def is_over(state: ClassicState) -> bool:
    """Whether the game has ended."""
    return bool(state.phase == Phase.OVER)


@rule
def seats(state: ClassicState) -> int:
    """How many players there are."""
    return int(state.players)


@inlined_rule
def owes(state: ClassicState, player: int) -> bool:
    """Whether a player must decide something now."""
    if player >= state.players:
        return False
    if state.phase == Phase.TURN:
        return state.commitments[player] == GONE or (
            player == state.holder and state.commitments[FREE_CITY] == GONE
        )
    if state.phase == Phase.SIDES:
        return bool(state.side_option[player] == CHOICE and state.commitments[player] == GONE)
    return bool(state.decider == player and state.phase != Phase.OVER)


@inlined_rule
def chooses_for_free_city(state: ClassicState, player: int) -> bool:
    """Whether the player's own card is chosen and the Free City's is still to be."""
    return (
        player == state.holder
        and state.commitments[player] != GONE
        and state.commitments[FREE_CITY] == GONE
    )


@rule
def legal(state: ClassicState, player: int, found: Ints) -> int:
    """Write the legal actions of a player in ascending order; say how many.

    Somebody who has chosen may choose anew while others have not.
    """
    if player >= state.players:
        return 0
    if state.phase == Phase.TURN:
        if not chooses_for_free_city(state, player):
            return card_choices(state, player, player, GONE, found)
        own = chosen_card(state.commitments[player])
        count = card_choices(state, FREE_CITY, player, own, found)
        found[count] = actions.TAKE_BACK
        return count + 1
    if state.phase == Phase.SIDES:
        if state.side_option[player] != CHOICE:
            return 0
        found[0] = actions.SIDE
        found[1] = actions.SIDE + 1
        return 2
    if state.phase == Phase.OVER or state.decider != player:
        return 0
    if state.phase == Phase.SEVENTH:
        return card_choices(state, state.acting, player, GONE, found)
    return legal_recoveries(state, state.acting, found)


@rule
def card_choices(state: ClassicState, city: int, player: int, taken: int, found: Ints) -> int:
    """What a city can do with each card of a player's hand, but the one already taken.

    The Free City plays a card if it can, and uses a chain of the card chosen for it.
    """
    free_city = city != player
    hand = state.hands[player]
    size = state.hand_size[player]
    edition = state.edition
    count = 0
    before = GONE
    for position in range(size):
        card = hand[position]
        if card != before and card != taken and not state.built[city, card]:
            base = actions.BUILD + card * PAYMENTS
            if (
                costs_nothing(state, card)
                or chain(state, city, card) != GONE
                or free_power(state, city, card)
            ):
                found[count] = base
                count += 1
            else:
                coins = CARD_COINS[edition, card]
                cost = CARD_COST[edition, card]
                count = payments(state, city, cost, coins, found, count, base)
        before = card
    if stages_left(state, city):
        count = stage_choices(state, city, player, taken, found, count)
    free_building = state.powers[city] & Power.FREE_BUILDING and not state.power_used[city]
    if not (free_city and (count or (free_building and has_free_building(state, city, player)))):
        before = GONE
        for position in range(size):
            card = hand[position]
            if card != before and card != taken:
                found[count] = actions.SELL + card
                count += 1
            before = card
    if free_building:
        before = GONE
        for position in range(size):
            card = hand[position]
            if card != before and card != taken and is_free_building(state, city, card):
                found[count] = actions.FREE + card
                count += 1
            before = card
    return count


@inlined_rule
def is_free_building(state: ClassicState, city: int, card: int) -> bool:
    """Whether Olympia's power is of use for a card: it may be built, and not for nothing anyway."""
    return (
        not state.built[city, card]
        and not costs_nothing(state, card)
        and chain(state, city, card) == GONE
    )


@rule
def has_free_building(state: ClassicState, city: int, player: int) -> bool:
    """Whether Olympia's power is of use for some card of a hand besides the player's own choice."""
    own = chosen_card(state.commitments[player])
    for position in range(state.hand_size[player]):
        card = state.hands[player, position]
        if card != own and is_free_building(state, city, card):
            return True
    return False


@merged_rule
def stage_choices(
    state: ClassicState, city: int, player: int, taken: int, found: Ints, count: int
) -> int:
    """The next stage with each card of the hand: the payments are the same for all of them."""
    hand = state.hands[player]
    start = count
    each = -1  # payments, once they are known
    before = GONE
    first = 0
    for position in range(state.hand_size[player]):
        card = hand[position]
        must_chain = (
            city != player and not state.built[city, card] and chain(state, city, card) != GONE
        )
        if card != before and card != taken and not must_chain:
            if each < 0:
                cost = STAGE_COST[state.sides[city], state.counts[city, Kind.STAGE]]
                base = actions.STAGE + card * PAYMENTS
                count = payments(state, city, cost, 0, found, count, base)
                each = count - start
                first = card
            else:
                for payment in range(each):
                    found[count] = found[start + payment] + (card - first) * PAYMENTS
                    count += 1
        before = card
    return count


@inlined_rule
def chosen_card(action: int) -> int:
    """The card of an action that plays one; GONE if there is none."""
    if action < 0:
        return GONE
    if action < actions.SELL:
        return (action - actions.BUILD) % (actions.STAGE - actions.BUILD) // PAYMENTS
    return (action - actions.SELL) % (actions.FREE - actions.SELL)


@rule
def apply(state: ClassicState, player: int, action: int, log: Any) -> None:
    """Carry out a legal action and everything that follows from it."""
    phase = state.phase
    if phase == Phase.TURN:
        commit(state, player, action, log)
    elif phase == Phase.SIDES:
        state.awaited -= state.commitments[player] == GONE
        state.commitments[player] = action
        emit(log, Event.COMMITTED, player, 0, 0)
        if state.awaited == 0:
            lay_chosen_boards(state, log)
    elif phase == Phase.SEVENTH:
        city = state.acting
        play_card(state, city, action, log)
        gain_coins(state, city, action, log)
        state.decider = GONE
        state.acting = GONE
        end_turn(state, log)
    else:
        recover(state, state.acting, action, log)
        state.decider = GONE
        state.acting = GONE
        end_turn(state, log)


@merged_rule
def commit(state: ClassicState, player: int, action: int, log: Any) -> None:
    """Keep a choice; the last one sets the turn going."""
    if action == actions.TAKE_BACK:
        state.commitments[player] = GONE
        state.awaited += 1
        emit(log, Event.TAKEN_BACK, player, 0, 0)
        return
    city = player
    if player == state.holder and state.commitments[player] != GONE:
        if state.commitments[FREE_CITY] == GONE:
            city = FREE_CITY
        else:  # both are chosen anew
            state.commitments[FREE_CITY] = GONE
            state.awaited += 1
            emit(log, Event.TAKEN_BACK, FREE_CITY, 0, 0)
    state.awaited -= state.commitments[city] == GONE
    state.commitments[city] = action
    emit(log, Event.COMMITTED, city, 0, 0)
    if state.awaited == 0:
        resolve_turn(state, log)


@merged_rule
def lay_chosen_boards(state: ClassicState, log: Any) -> None:
    """Everybody shows the side chosen, and Age I begins."""
    for player in range(state.players):
        if state.side_option[player] == CHOICE:
            side = state.commitments[player] - actions.SIDE
            lay_board(state, player, side)
            emit(log, Event.SIDE_CHOSEN, player, side, 0)
        state.commitments[player] = GONE
    begin_age(state, 1, log)


@rule
def resolve_turn(state: ClassicState, log: Any) -> None:
    """All cards are played at once, the Free City's first; then coins are counted out."""
    first = FREE_CITY if state.players < FEWEST_CITIES else 0
    for number in range(state.cities):
        city = (first + number) % state.cities
        play_card(state, city, state.commitments[city], log)
    for number in range(state.cities):
        city = (first + number) % state.cities
        gain_coins(state, city, state.commitments[city], log)
        state.commitments[city] = GONE
    if state.turn == LAST_TURN and not leave_last_cards(state, log):
        return
    end_turn(state, log)


@rule
def play_card(state: ClassicState, city: int, action: int, log: Any) -> None:
    """Use a card in one of the three ways, and pay for it."""
    card = chosen_card(action)
    use = 0 + Use.BUILT
    if action < actions.SELL:
        left = int(PAID_LEFT[action % PAYMENTS])
        right = int(PAID_RIGHT[action % PAYMENTS])
        if action < actions.STAGE:
            coins = 0
            giver = GONE
            power = 0
            if not costs_nothing(state, card):
                giver = chain(state, city, card)
                if giver == GONE:
                    power = free_power(state, city, card)
                    if power == 0:
                        coins = int(CARD_COINS[state.edition, card])
            emit(log, Event.CARD_BUILT, city, card, coins + left + right)
            if giver != GONE:
                emit(log, Event.CHAINED, city, card, giver)
            if power:
                emit(log, Event.FREE_BY_POWER, city, card, power)
            change_coins(state, city, -coins, CoinCause.COST, log)
            add_building(state, city, card)
        else:
            use = 0 + Use.STAGE
            emit(log, Event.STAGE_BUILT, city, state.counts[city, Kind.STAGE], left + right)
            add_stage(state, city)
        pay_neighbours(state, city, left, right, log)
    elif action < actions.FREE:
        use = 0 + Use.SOLD
        emit(log, Event.CARD_SOLD, city, GONE, 0)
        change_coins(state, city, SALE_COINS, CoinCause.SALE, log)
    else:
        state.power_used[city] = 1
        emit(log, Event.CARD_BUILT, city, card, 0)
        emit(log, Event.FREE_BY_POWER, city, card, Power.FREE_BUILDING)
        add_building(state, city, card)
    leave_hand(state, hand_holder(state, city), city, card, use)


@inlined_rule
def hand_holder(state: ClassicState, city: int) -> int:
    """Who holds the cards that a city plays."""
    return city if city < state.players else state.holder


@rule
def leave_hand(state: ClassicState, player: int, city: int, card: int, use: int) -> None:
    """Take a card out of a hand and note what became of it."""
    turn = state.turn
    if state.uses[state.age - 1, turn - 1, city] != Use.NONE:
        turn = SEVENTH
    state.uses[state.age - 1, turn - 1, city] = use
    state.played[state.age - 1, turn - 1, city] = card
    hand = state.hands[player]
    last = state.hand_size[player] - 1
    position = 0
    while hand[position] != card:
        position += 1
    for following in range(position, last):
        hand[following] = hand[following + 1]
    hand[last] = GONE
    state.hand_size[player] = last


@merged_rule
def gain_coins(state: ClassicState, city: int, action: int, log: Any) -> None:
    """The coins that what was just built gives once."""
    if action < actions.STAGE:
        building_coins(state, city, action // PAYMENTS, log)
    elif action < actions.SELL:
        stage_coins(state, city, state.counts[city, Kind.STAGE] - 1, log)
    elif action >= actions.FREE:
        building_coins(state, city, action - actions.FREE, log)


@merged_rule
def leave_last_cards(state: ClassicState, log: Any) -> bool:
    """The last card of each hand is discarded for nothing, unless Babylon plays it.

    Says whether the Age may end: False if Babylon is asked first.
    """
    asked = GONE
    for city in range(state.cities):
        if state.powers[city] & Power.SEVENTH_CARD:
            asked = city
        elif city < state.players:
            leave_hand(state, city, city, state.hands[city, 0], Use.LEFT_OVER)
            emit(log, Event.CARD_LEFT_OVER, city, GONE, 0)
    if state.players < FEWEST_CITIES:
        take_into_hand(state, state.holder, free_city_card(state, SEVENTH))
        if asked != FREE_CITY:
            # The holder may still have Babylon's card in hand: leave exactly the Free City's.
            leave_hand(
                state, state.holder, FREE_CITY, free_city_card(state, SEVENTH), Use.LEFT_OVER
            )
            emit(log, Event.CARD_LEFT_OVER, FREE_CITY, GONE, 0)
    if asked == GONE:
        return True
    state.phase = Phase.SEVENTH
    state.acting = asked
    state.decider = hand_holder(state, asked)
    emit(log, Event.ASKED, state.decider, Phase.SEVENTH, asked)
    return False


@rule
def end_turn(state: ClassicState, log: Any) -> None:
    """Halikarnassos builds from the discard pile; then hands are passed, or the Age ends."""
    if state.recovering != GONE and begin_recovering(state, log):
        return
    if state.turn < LAST_TURN:
        pass_hands(state)
        begin_turn(state, state.turn + 1, log)
        return
    resolve_conflicts(state, log)
    if state.age < AGES:
        begin_age(state, state.age + 1, log)
    else:
        end_game(state, log)


@merged_rule
def pass_hands(state: ClassicState) -> None:
    """Hands go to the left in Ages I and III and to the right in Age II."""
    players = state.players
    kept = state.workspace[:MOST_IN_HAND]
    to_left = state.age != 2
    last = players - 1 if to_left else 0
    for position in range(MOST_IN_HAND):
        kept[position] = state.hands[last, position]
    for number in range(players - 1):
        into = last - number if to_left else number
        source = into - 1 if to_left else into + 1
        for position in range(MOST_IN_HAND):
            state.hands[into, position] = state.hands[source, position]
    first = 0 if to_left else players - 1
    for position in range(MOST_IN_HAND):
        state.hands[first, position] = kept[position]
        kept[position] = 0
