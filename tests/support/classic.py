"""Positions of 7 Wonders for tests: name only what matters, the rest is an ordinary first turn.

`classic(...)` gives a `Table`: acting on it goes through the same rules as every game, and an
illegal action fails the test. Player 0 is A, the next ones B, C and so on. The left neighbour
of A is B, the right one the last player. Names are English.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from mirabilia.classic import actions
from mirabilia.classic.components import (
    BOARD_NAMES,
    CARD_BY_NAME,
    CARDS,
    GUILDS,
    SIDE_NAMES,
    deck_of,
    side_of,
)
from mirabilia.classic.options import blank_state, classic_options
from mirabilia.classic.recount import recount
from mirabilia.classic.setup import deal
from mirabilia.classic.state import GONE
from mirabilia.classic.turn import apply, chosen_card, is_over, legal, owes
from mirabilia.classic.victory import count_points, end_game, total_points
from mirabilia.classic.views import conceal, determinize
from mirabilia.classic.vocabulary import (
    AGES,
    FEWEST_CITIES,
    FREE_CITY,
    HAND,
    MOST_IN_HAND,
    RAW,
    RAW_SETS,
    RESOURCE_LETTERS,
    Category,
    Event,
    Kind,
    Phase,
    Use,
)
from mirabilia.engine.events import LOG_DTYPE
from mirabilia.engine.record import blank, copy_record

A, B, C, D, E, F, G = range(7)
BOARDS = ("Gizah", "Rhodos", "Ephesos", "Alexandria", "Halikarnassos", "Olympia", "Babylon")
"""The boards of A, B, C and so on, unless a test names others."""


def card_id(name: str) -> int:
    return CARD_BY_NAME[name].id


def payment(left: int, right: int) -> int:
    """The number of a payment to the two neighbours."""
    return (left + right) * (left + right + 1) // 2 + right


class Table:
    """A game in a known position, with words for what tests do and look at."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.events: list[tuple[Event, int, int, int]] = []

    # Doing

    def legal(self, player: int = A) -> list[int]:
        """Legal action numbers of a player."""
        found = np.zeros(actions.MOST_LEGAL, np.int16)
        count = legal(self.state, player, found)
        return [int(action) for action in found[:count]]

    def do(self, action: int, player: int = A) -> "Table":
        """Carry out an action, which must be legal; `events` then holds what it caused."""
        assert action in self.legal(player), f"illegal {action}, legal are {self.legal(player)}"
        log = blank(LOG_DTYPE)
        apply(self.state, player, action, log)
        self.events = [
            (Event(int(kind)), int(city), int(subject), int(amount))
            for kind, city, subject, amount in np.asarray(log.entries)[: int(log.count)]
        ]
        return self

    def build_action(self, card: str, left: int = 0, right: int = 0) -> int:
        """Build a card, paying so many coins to the neighbours."""
        return actions.BUILD + card_id(card) * actions.PAYMENTS + payment(left, right)

    def stage_action(self, card: str, left: int = 0, right: int = 0) -> int:
        """Build the next stage with this card under it."""
        return actions.STAGE + card_id(card) * actions.PAYMENTS + payment(left, right)

    def sell_action(self, card: str) -> int:
        return actions.SELL + card_id(card)

    def free_action(self, card: str) -> int:
        """Build a card by the power of Olympia A."""
        return actions.FREE + card_id(card)

    def recover_action(self, card: str) -> int:
        """Build a card of the discard pile."""
        return actions.RECOVER + card_id(card)

    def build(self, card: str, player: int = A, *, left: int = 0, right: int = 0) -> "Table":
        return self.do(self.build_action(card, left, right), player)

    def stage(self, card: str, player: int = A, *, left: int = 0, right: int = 0) -> "Table":
        return self.do(self.stage_action(card, left, right), player)

    def sell(self, card: str, player: int = A) -> "Table":
        return self.do(self.sell_action(card), player)

    def free(self, card: str, player: int = A) -> "Table":
        return self.do(self.free_action(card), player)

    def recover(self, card: str, player: int = A) -> "Table":
        return self.do(self.recover_action(card), player)

    def decline(self, player: int = A) -> "Table":
        return self.do(actions.DECLINE, player)

    def take_back(self, player: int = A) -> "Table":
        return self.do(actions.TAKE_BACK, player)

    def side(self, side: int, player: int = A) -> "Table":
        return self.do(actions.SIDE + side, player)

    def others(self) -> "Table":
        """Whoever still owes a choice for this turn sells the first card of the hand.

        For the Free City, which must play, the first legal action is taken.
        """
        turn = self.moment
        while self.moment == turn and self.state.phase in (Phase.TURN, Phase.SIDES):
            player = self.to_decide()[0]
            offered = self.legal(player)
            sales = [a for a in offered if actions.SELL <= a < actions.FREE]
            self.do((sales or offered)[0], player)
        return self

    def finish_age(self) -> "Table":
        """Everybody sells until the Age is over; powers are declined or sold as well."""
        age = self.state.age
        while self.state.age == age and not self.is_over:
            player = self.to_decide()[0]
            offered = self.legal(player)
            sales = [a for a in offered if actions.SELL <= a < actions.FREE]
            declines = [a for a in offered if a == actions.DECLINE]
            self.do((sales or declines or offered)[0], player)
        return self

    # Asking

    @property
    def moment(self) -> tuple[int, int]:
        return int(self.state.age), int(self.state.turn)

    @property
    def is_over(self) -> bool:
        return bool(is_over(self.state))

    def to_decide(self) -> list[int]:
        return [player for player in range(self.state.players) if owes(self.state, player)]

    def payments(self, card: str, player: int = A) -> list[tuple[int, int]]:
        """Every (left, right) that the legal actions offer for building a card."""
        return self._payments(actions.BUILD, card, player)

    def stage_payments(self, card: str, player: int = A) -> list[tuple[int, int]]:
        """Every (left, right) that the legal actions offer for the next stage with a card."""
        return self._payments(actions.STAGE, card, player)

    def _payments(self, base: int, card: str, player: int) -> list[tuple[int, int]]:
        first = base + card_id(card) * actions.PAYMENTS
        numbers = [a - first for a in self.legal(player) if first <= a < first + actions.PAYMENTS]
        return [
            (int(actions.PAID_LEFT[number]), int(actions.PAID_RIGHT[number])) for number in numbers
        ]

    def can_build(self, card: str, player: int = A) -> bool:
        return bool(self.payments(card, player))

    def can_stage(self, card: str, player: int = A) -> bool:
        return bool(self.stage_payments(card, player))

    # Looking

    def coins(self, city: int = A) -> int:
        return int(self.state.coins[city])

    def production(self, city: int = A) -> dict[str, int]:
        """Units of board, brown and grey cards by letter; a choice counts for each of its own."""
        found = {}
        for number, letter in enumerate(RESOURCE_LETTERS):
            only = 1 << number if number < RAW else RAW_SETS + (1 << (number - RAW))
            found[letter] = int(self.state.supplies[city, only])
        return {letter: units for letter, units in found.items() if units}

    def shields(self, city: int = A) -> int:
        return int(self.state.shields[city])

    def stages(self, city: int = A) -> int:
        return int(self.state.counts[city, Kind.STAGE])

    def defeats(self, city: int = A) -> int:
        return int(self.state.counts[city, Kind.DEFEAT])

    def victories(self, city: int = A) -> list[int]:
        """Victory tokens of each Age."""
        return [int(tokens) for tokens in self.state.victories[city]]

    def has(self, card: str, city: int = A) -> bool:
        return bool(self.state.built[city, card_id(card)])

    def city(self, city: int = A) -> set[str]:
        """The buildings of a city."""
        return {card.name for card in CARDS if self.state.built[city, card.id]}

    def hand(self, player: int = A) -> list[str]:
        size = int(self.state.hand_size[player])
        return [CARDS[int(card)].name for card in self.state.hands[player][:size]]

    def discard_pile(self) -> list[str]:
        """The cards on the discard pile, in the order of discarding."""
        uses = np.asarray(self.state.uses)
        played = np.asarray(self.state.played)
        lying = (uses == Use.SOLD) | (uses == Use.LEFT_OVER)
        return [CARDS[int(card)].name for card in played[lying]]

    def points(self, category: Category, city: int = A) -> int:
        """A row of the score pad, as if the game ended now."""
        counted = copy_record(self.state)
        count_points(counted)
        return int(counted.points[city, category])

    def total(self, city: int = A) -> int:
        counted = copy_record(self.state)
        count_points(counted)
        return int(total_points(counted, city))

    def end(self) -> "Table":
        """The game ends here: points are counted and the winners found."""
        end_game(self.state, None)
        return self

    def winners(self) -> list[int]:
        return [p for p in range(self.state.players) if int(self.state.winners) >> p & 1]

    def view(self, player: int) -> "Table":
        shown = copy_record(self.state)
        conceal(shown, player)
        return Table(shown)

    def determinized(self, player: int, seed: int) -> "Table":
        world = copy_record(self.state)
        determinize(world, player, seed)
        return Table(world)

    def committed(self, city: int = A) -> str | None:
        """The card that a city's choice plays, None before it is made."""
        card = int(chosen_card(int(self.state.commitments[city])))
        return None if card == GONE else CARDS[card].name

    def told(self, kind: Event) -> list[tuple[int, int, int]]:
        """City, subject and amount of the last action's events of a kind."""
        return [event[1:] for event in self.events if event[0] == kind]


def fresh(seed: int = 0, **options: Any) -> Table:
    """A game as it is dealt."""
    state = copy_record(blank_state(classic_options(**options)))
    deal(state, seed)
    return Table(state)


def random_game(seed: int, **options: Any) -> Iterator[Table]:
    """A game of random moves: at its deal and after each move, the same table all the time."""
    chooser = random.Random(seed)
    table = fresh(seed, **options)
    yield table
    while not table.is_over:
        player = table.to_decide()[0]
        yield table.do(chooser.choice(table.legal(player)), player)


def classic(
    *,
    players: int = 3,
    edition: str = "first",
    boards: Sequence[str] = (),
    sides: str | Sequence[str] = "",
    cities: Sequence[Iterable[str]] = (),
    stages: Sequence[int] = (),
    coins: Sequence[int] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    age: int = 1,
    turn: int = 1,
    discarded: Iterable[str] = (),
    defeats: Sequence[int] = (),
    victories: Sequence[Sequence[int]] = (),
    free_city_deck: Sequence[str] = (),
) -> Table:
    """A position at the beginning of a turn. What is left out is ordinary:

    first-edition A sides (second edition: Day), 3 coins, empty cities, hands of cheap fillers.
    `boards` and `sides` begin with A's; missing boards follow in the order of BOARDS. `hands`
    names some or all cards of some players. `discarded` lie on the pile since the turns before
    (on turn 1 of Age I: nothing can). With two players city 2 is the Free City and the holder has
    drawn already: `free_city_deck` names the top card on, starting with the one just drawn.
    """
    count = max(players, FEWEST_CITIES)
    laid = [*boards, *(board for board in BOARDS if board not in boards)][:count]
    names = SIDE_NAMES[0 if edition == "first" else 1]
    shown = [sides] * count if isinstance(sides, str) and sides else list(sides)
    shown += [names[0]] * (count - len(shown))
    options = classic_options(players=players, edition=edition, boards=laid, sides=shown)
    state = copy_record(blank_state(options))
    deal(state, 0)
    state.age, state.turn = age, turn
    for city, buildings in enumerate(cities):
        for name in buildings:
            state.built[city, card_id(name)] = 1
    for city, built in enumerate(stages):
        state.counts[city, Kind.STAGE] = built
    for city, amount in enumerate(coins):
        state.coins[city] = amount
    for city, tokens in enumerate(defeats):
        state.counts[city, Kind.DEFEAT] = tokens
    for city, won in enumerate(victories):
        state.victories[city][:] = won
    recount(state)
    for past in range(age - 1):
        state.decks[past][:] = GONE
    state.decks[age - 1][: HAND * players] = GONE
    _deal_hands(state, hands or {}, free_city_deck)
    _lay_discards(state, list(discarded))
    return Table(state)


def _deal_hands(
    state: Any, named: Mapping[int, Sequence[str]], free_city_deck: Sequence[str]
) -> None:
    """Give the players the named cards, and fillers besides."""
    age, turn, players = int(state.age), int(state.turn), int(state.players)
    used = Counter(card_id(name) for hand in named.values() for name in hand)
    used.update(card_id(name) for name in free_city_deck)
    every = Counter(deck_of(int(state.edition), max(players, 3), age))
    deck = [card for card in every.elements() if card not in used]
    further = (every - used - Counter(deck)).elements()  # copies of named cards come last
    if age == AGES:
        deck += [int(guild) for guild in GUILDS[state.edition] if int(guild) not in used]
    state.hands[:] = GONE
    state.holder = (age + turn) % 2 if players < FEWEST_CITIES else GONE
    top = [card_id(name) for name in free_city_deck]
    for number in range(turn - 1, HAND):
        if players < FEWEST_CITIES:
            card = top.pop(0) if top else deck.pop()
            state.decks[age - 1, FREE_CITY * HAND + number] = card
    deck += further
    for player in range(players):
        cards = [card_id(name) for name in named.get(player, ())]
        if player == state.holder:
            drawn = int(state.decks[age - 1, FREE_CITY * HAND + turn - 1])
            cards += [] if drawn in cards else [drawn]
        size = HAND + 1 - turn + (player == state.holder)
        assert len(cards) <= size <= MOST_IN_HAND, f"player {player} has {size} cards"
        while len(cards) < size:
            cards.append(deck.pop(0))
        state.hands[player][:size] = sorted(cards)
        state.hand_size[player] = size


def _lay_discards(state: Any, names: list[str]) -> None:
    """Lay cards on the discard pile, as sold in the turns before this one."""
    places = [
        (age, turn, city)
        for age in range(int(state.age))
        for turn in range(HAND)
        for city in range(int(state.players))
        if age + 1 < state.age or turn + 1 < state.turn
    ]
    assert len(names) <= len(places), "more cards than could have been discarded so far"
    for name, (age, turn, city) in zip(names, places, strict=False):
        state.uses[age, turn, city] = Use.SOLD
        state.played[age, turn, city] = card_id(name)


def board_side(table: Table, city: int) -> Any:
    """The side of the board that lies before a city."""
    state = table.state
    number = int(state.sides[city])
    return side_of(int(state.edition), number // 2 % len(BOARD_NAMES), number % 2)
