"""Rulebook chapter "Setup": boards, decks and coins."""

from typing import Any

from mirabilia.classic.components import DECKS, GUILDS, GUILDS_EACH, SIDE_SUPPLIES
from mirabilia.classic.state import CHOICE, GONE, LOT, ClassicState
from mirabilia.classic.vocabulary import (
    AGES,
    BOARDS,
    FEWEST_CITIES,
    FREE_CITY,
    GUILDS_BESIDE_PLAYERS,
    HAND,
    RESOURCE_SETS,
    SIDES,
    STARTING_COINS,
    Event,
    Phase,
)
from mirabilia.engine.events import emit
from mirabilia.engine.random import draw, seed_generator, shuffle
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import inlined_rule, merged_rule, rule


@rule
def deal(state: ClassicState, seed: int) -> None:
    """Set up a game in a blank record."""
    clear(state)
    seed_generator(state, seed)
    deal_boards(state)
    for age in range(1, AGES + 1):
        shuffle_deck(state, age)
    choosing = 0
    for player in range(state.players):
        choosing += state.side_option[player] == CHOICE
    if choosing:
        state.phase = Phase.SIDES
        state.awaited = choosing
    else:
        begin_age(state, 1, None)


@merged_rule
def clear(state: ClassicState) -> None:
    """Nothing lies on the table yet."""
    state.cities = max(state.players, FEWEST_CITIES)
    state.phase = Phase.OVER
    state.decider = GONE
    state.acting = GONE
    state.awaited = 0
    state.age = 0
    state.turn = 0
    state.holder = GONE
    state.recovering = GONE
    state.winners = 0
    state.copied = GONE
    state.points[:] = 0
    state.workspace[:] = 0
    state.commitments[:] = GONE
    state.boards[:] = GONE
    state.sides[:] = GONE
    state.coins[:] = 0
    state.counts[:] = 0
    state.victories[:] = 0
    state.shields[:] = 0
    state.symbols[:] = 0
    state.discounts[:] = 0
    state.choices[:] = 0
    state.supplies[:] = 0
    state.powers[:] = 0
    state.power_used[:] = 0
    state.built[:] = 0
    state.decks[:] = GONE
    state.hands[:] = GONE
    state.hand_size[:] = 0
    state.uses[:] = 0
    state.played[:] = GONE
    state.seen[:] = 0
    for city in range(state.cities):
        state.coins[city] = STARTING_COINS


@merged_rule
def deal_boards(state: ClassicState) -> None:
    """A board for each city, and its side unless the player is to choose it."""
    boards = state.workspace[:BOARDS]
    for board in range(BOARDS):
        boards[board] = board
    shuffle(state, boards, BOARDS)
    following = 0
    for city in range(state.cities):
        board = int(state.board_option[city])
        while board == LOT:
            board = int(boards[following])
            following += 1
            for other in range(state.cities):
                if state.board_option[other] == board:
                    board = LOT
        state.boards[city] = board
        side = state.side_option[city]
        if side == LOT:
            side = draw(state, SIDES)
        if side != CHOICE:
            lay_board(state, city, side)
    state.workspace[:] = 0


@inlined_rule
def side_number(state: ClassicState, city: int, side: int) -> int:
    """The number among all sides of one side of the city's board."""
    return (state.edition * BOARDS + state.boards[city]) * SIDES + side


@rule
def lay_board(state: ClassicState, city: int, side: int) -> None:
    """Lay a board with this side up; its resource is produced from now on."""
    number = side_number(state, city, side)
    state.sides[city] = number
    for resources in range(RESOURCE_SETS):
        state.supplies[city, resources] += SIDE_SUPPLIES[number, resources]


@rule
def shuffle_deck(state: ClassicState, age: int) -> None:
    """The cards of an Age for as many cities, with random guilds in Age III, shuffled.

    Each seven cards are a hand, in ascending order but for the Free City's, which is a deck.
    """
    deck = state.decks[age - 1]
    size = HAND * state.cities
    cards = size
    if age == AGES:
        joining = state.cities + GUILDS_BESIDE_PLAYERS
        cards -= joining
        guilds = state.workspace[:GUILDS_EACH]
        for guild in range(GUILDS_EACH):
            guilds[guild] = GUILDS[state.edition, guild]
        shuffle(state, guilds, GUILDS_EACH)
        for guild in range(joining):
            deck[cards + guild] = guilds[guild]
        state.workspace[:] = 0
    for position in range(cards):
        deck[position] = DECKS[state.edition, state.cities - FEWEST_CITIES, age - 1, position]
    shuffle(state, deck, size)
    for player in range(state.players):
        sort_cards(deck[player * HAND : (player + 1) * HAND], HAND)


@rule
def sort_cards(cards: Ints, count: int) -> None:
    """Bring the first `count` cards into ascending order."""
    for position in range(1, count):
        card = cards[position]
        place = position
        while place > 0 and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card


@rule
def begin_age(state: ClassicState, age: int, log: Any) -> None:
    """Deal the cards of an Age; powers for one use an Age are fresh."""
    state.age = age
    state.power_used[:] = 0
    deck = state.decks[age - 1]
    for player in range(state.players):
        for position in range(HAND):
            state.hands[player, position] = deck[player * HAND + position]
            deck[player * HAND + position] = GONE
        state.hand_size[player] = HAND
    emit(log, Event.AGE_BEGUN, GONE, age, 0)
    begin_turn(state, 1, log)


@rule
def begin_turn(state: ClassicState, turn: int, log: Any) -> None:
    """All players choose a card; with two, one of them takes the Free City's as well."""
    state.turn = turn
    state.phase = Phase.TURN
    state.awaited = state.cities
    for city in range(state.cities):
        state.commitments[city] = GONE
    if state.players < FEWEST_CITIES:
        state.holder = holder_then(state.age - 1, turn - 1)
        take_into_hand(state, state.holder, free_city_card(state, turn))
    emit(log, Event.TURN_BEGUN, state.holder, turn, 0)


@inlined_rule
def holder_then(age: int, turn: int) -> int:
    """Who plays the Free City in a turn; Age and turn counted from 0.

    The player left of the Free City begins Ages I and III with its card, the right one Age II;
    then they take turns.
    """
    return (age + turn) % 2


@inlined_rule
def free_city_card(state: ClassicState, turn: int) -> int:
    """The card of the Free City's deck for this turn; it stays there to tell where it came from."""
    return state.decks[state.age - 1, FREE_CITY * HAND + turn - 1]


@rule
def take_into_hand(state: ClassicState, player: int, card: int) -> None:
    """Add a card to a hand, at its place."""
    hand = state.hands[player]
    place = state.hand_size[player]
    while place > 0 and hand[place - 1] > card:
        hand[place] = hand[place - 1]
        place -= 1
    hand[place] = card
    state.hand_size[player] += 1
