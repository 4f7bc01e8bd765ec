"""Positions of Duel for tests: name only what matters, the rest is an ordinary Age III game.

`duel(...)` gives a `Table`: acting on it goes through the same rules as every game, and an
illegal action fails the test. Player 0 is A, who acts; player 1 is B. Names are English.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from mirabilia.duel import actions
from mirabilia.duel.components import (
    CARD_BY_NAME,
    CARDS,
    LAYOUT_COVERS,
    LAYOUT_FACE_UP,
    TOKEN_BY_NAME,
    TOKENS,
    WONDER_BY_NAME,
    WONDERS,
)
from mirabilia.duel.construction import card_price, unit_price, wonder_price
from mirabilia.duel.options import blank_state, duel_options
from mirabilia.duel.recount import recount
from mirabilia.duel.setup import deal
from mirabilia.duel.state import GONE, RETURNED
from mirabilia.duel.turn import apply, legal
from mirabilia.duel.victory import civilian_victory, count_points, total_points
from mirabilia.duel.views import conceal
from mirabilia.duel.vocabulary import (
    POSITIONS,
    RESOURCE_LETTERS,
    WONDERS_EACH,
    Category,
    Decision,
    Event,
    Place,
    Symbol,
    TokenPlace,
    Victory,
)
from mirabilia.engine.events import LOG_DTYPE
from mirabilia.engine.record import blank

A, B = 0, 1


class Table:
    """A game in a known position, with words for what tests do and look at."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.events: list[tuple[Event, int, int, int]] = []

    # Doing

    def legal(self, player: int | None = None) -> list[int]:
        """Legal action numbers of a player, by default of the one who decides."""
        found = np.zeros(actions.MOST_LEGAL, np.int16)
        who = self.state.decider if player is None else player
        count = legal(self.state, who, found)
        return [int(action) for action in found[:count]]

    def do(self, action: int) -> "Table":
        """Carry out an action, which must be legal; `events` then holds what it caused."""
        assert action in self.legal(), f"illegal action {action}, legal are {self.legal()}"
        log = blank(LOG_DTYPE)
        apply(self.state, self.state.decider, action, log)
        self.events = [
            (Event(int(kind)), int(player), int(subject), int(amount))
            for kind, player, subject, amount in np.asarray(log.entries)[: int(log.count)]
        ]
        return self

    def position_of(self, card: str) -> int:
        return [int(c) for c in np.asarray(self.state.structure)].index(CARD_BY_NAME[card].id)

    def slot_of(self, wonder: str) -> int:
        return [int(w) for w in np.asarray(self.state.wonders)].index(WONDER_BY_NAME[wonder].id)

    def build_action(self, card: str) -> int:
        return actions.BUILD + self.position_of(card)

    def discard_action(self, card: str) -> int:
        return actions.DISCARD + self.position_of(card)

    def wonder_action(self, wonder: str, card: str) -> int:
        return actions.WONDER + self.slot_of(wonder) * POSITIONS + self.position_of(card)

    def build(self, card: str) -> "Table":
        return self.do(self.build_action(card))

    def discard(self, card: str) -> "Table":
        return self.do(self.discard_action(card))

    def wonder(self, wonder: str, card: str | None = None) -> "Table":
        """Construct a wonder with an accessible card, any if not named."""
        return self.do(self.wonder_action(wonder, card or self.accessible()[0]))

    def draft(self, wonder: str) -> "Table":
        return self.do(actions.DRAFT + WONDER_BY_NAME[wonder].id)

    def token(self, token: str) -> "Table":
        return self.do(actions.TOKEN + TOKEN_BY_NAME[token].id)

    def decline(self) -> "Table":
        return self.do(actions.DECLINE)

    def card(self, card: str) -> "Table":
        """Choose a card: of the discard pile, or of the opponent's city."""
        return self.do(actions.CARD + CARD_BY_NAME[card].id)

    def starter(self, player: int) -> "Table":
        return self.do(actions.STARTER + player)

    def can_build(self, card: str) -> bool:
        return self.build_action(card) in self.legal()

    def can_construct(self, wonder: str) -> bool:
        return any(self.wonder_action(wonder, card) in self.legal() for card in self.accessible())

    # Looking

    def price(self, card: str, player: int = A) -> int:
        return int(card_price(self.state, player, CARD_BY_NAME[card].id))

    def wonder_price(self, wonder: str, player: int = A) -> int:
        return int(wonder_price(self.state, player, WONDER_BY_NAME[wonder].id))

    def unit_price(self, letter: str, player: int = A) -> int:
        return int(unit_price(self.state, player, RESOURCE_LETTERS.index(letter)))

    def coins(self, player: int = A) -> int:
        return int(self.state.coins[player])

    def production(self, player: int = A) -> dict[str, int]:
        """Fixed production by resource letter, zeros left out."""
        units = [int(self.state.production[player, r]) for r in range(len(RESOURCE_LETTERS))]
        return {letter: n for letter, n in zip(RESOURCE_LETTERS, units, strict=True) if n}

    def symbols(self, player: int = A) -> dict[Symbol, int]:
        counts = {symbol: int(self.state.symbols[player, symbol]) for symbol in Symbol}
        return {symbol: count for symbol, count in counts.items() if count}

    def city(self, player: int = A) -> set[str]:
        """Names of the buildings in a city."""
        return {c.name for c in CARDS if self.state.place[c.id] == Place.CITY_FIRST + player}

    def discarded(self) -> set[str]:
        return {c.name for c in CARDS if self.state.place[c.id] == Place.DISCARD}

    def tokens(self, player: int = A) -> set[str]:
        return {
            t.name for t in TOKENS if self.state.token_place[t.id] == TokenPlace.CITY_FIRST + player
        }

    def tokens_at(self, place: TokenPlace) -> set[str]:
        return {t.name for t in TOKENS if self.state.token_place[t.id] == place}

    def wonders(self, player: int = A) -> dict[str, str | None]:
        """A player's wonders with the card under each, None while unbuilt; not the returned one."""
        found: dict[str, str | None] = {}
        for slot in range(player * WONDERS_EACH, (player + 1) * WONDERS_EACH):
            tucked = int(self.state.tucked[slot])
            if int(self.state.wonders[slot]) >= 0 and tucked != RETURNED:
                name = WONDERS[int(self.state.wonders[slot])].name
                found[name] = CARDS[tucked].name if tucked >= 0 else None
        return found

    def accessible(self) -> list[str]:
        return [
            CARDS[int(self.state.structure[p])].name
            for p in range(POSITIONS)
            if self.state.structure[p] != GONE and self.state.covered[p] == 0
        ]

    @property
    def conflict(self) -> int:
        return int(self.state.conflict)

    @property
    def decision(self) -> Decision:
        return Decision(int(self.state.decision))

    @property
    def decider(self) -> int:
        return int(self.state.decider)

    @property
    def age(self) -> int:
        return int(self.state.age)

    @property
    def victory(self) -> Victory:
        return Victory(int(self.state.victory))

    @property
    def winner(self) -> int | None:
        return None if self.state.winner < 0 else int(self.state.winner)

    def view(self, player: int) -> Any:
        """The record as a player may know it."""
        shown = copy_of(self.state)
        conceal(shown, player)
        return shown

    def points(self, player: int = A) -> dict[Category, int]:
        """The score pad as if the game ended now."""
        copied = copy_of(self.state)
        count_points(copied)
        return {category: int(copied.points[player, category]) for category in Category}

    def total(self, player: int = A) -> int:
        copied = copy_of(self.state)
        count_points(copied)
        return int(total_points(copied, player))

    def finish(self) -> "Table":
        """End the game here by counting points."""
        civilian_victory(self.state, None)
        return self


def copy_of(state: Any) -> Any:
    holder = np.zeros(1, state.dtype)
    holder[0] = state
    return holder[0]


def fresh(seed: int = 1, **options: Any) -> Table:
    """A newly dealt game."""
    state = copy_of(blank_state(duel_options(**options)))
    deal(state, seed)
    return Table(state)


def duel(
    *,
    age: int = 3,
    cards: Sequence[str] = ("Walls", "Brewery", "Statue", "Forum"),
    covered: Sequence[str] = ("Senate", "Port"),
    cities: tuple[Sequence[str], Sequence[str]] = ((), ()),
    coins: tuple[int, int] = (7, 7),
    wonders: tuple[Sequence[str], Sequence[str]] = ((), ()),
    built: tuple[Sequence[str], Sequence[str]] = ((), ()),
    tokens: tuple[Iterable[str], Iterable[str]] = ((), ()),
    board: Sequence[str] | None = None,
    discarded: Sequence[str] = (),
    conflict: int = 0,
    loot_gone: Iterable[tuple[int, int]] = (),
    to_move: int = A,
    structure: dict[int, str] | None = None,
    **options: Any,
) -> Table:
    """A position in the middle of an Age, with player `to_move` to play a card.

    cards: accessible cards, 10 at most. Not tied to an Age: any name may stand in any structure.
        They lie at the last face-up positions of the layout, nothing covers them.
    covered: further cards of the structure that stay covered, so the Age does not end; pass ()
        to let the last accessible card end it.
    structure: instead of cards and covered, exact positions of the Age's layout (0-19) with
        their cards; coverings follow from the layout, faces too.
    wonders / built: unbuilt and constructed wonders of (A, B). Constructed ones have some card
        tucked under them. tokens: progress tokens of (A, B). board: tokens on the board (by
        default five that nobody has). loot_gone: military tokens already used, as (side, space).
    """
    laid = list(structure.values()) if structure is not None else [*cards, *covered]
    named = [*cities[A], *cities[B], *discarded, *laid]
    assert len(named) == len(set(named)), f"a card is in two places: {sorted(named)}"
    assert all(len([*built[p], *wonders[p]]) <= WONDERS_EACH for p in (A, B))
    state = copy_of(blank_state(duel_options(first_player=0, **options)))
    deal(state, 1)
    for name in ("offered", "wonder_deck", "wonders", "tucked", "structure", "decks", "board"):
        getattr(state, name)[...] = GONE
    for name in ("place", "token_place", "face_up", "covered"):
        getattr(state, name)[...] = 0
    state.drafted = 8
    state.age = age
    state.active = state.decider = to_move
    state.decision = Decision.TURN
    state.coins[:] = coins
    state.conflict = conflict
    for side, space in loot_gone:
        state.loot[side, space] = 0

    for player in (A, B):
        for card in cities[player]:
            state.place[CARD_BY_NAME[card].id] = Place.CITY_FIRST + player
        for token in tokens[player]:
            state.token_place[TOKEN_BY_NAME[token].id] = TokenPlace.CITY_FIRST + player
    for card in discarded:
        state.place[CARD_BY_NAME[card].id] = Place.DISCARD
    free = [t.name for t in TOKENS if state.token_place[t.id] == TokenPlace.BOX]
    for space, token in enumerate(free[:5] if board is None else board):
        state.board[space] = TOKEN_BY_NAME[token].id
        state.token_place[TOKEN_BY_NAME[token].id] = TokenPlace.BOARD

    if structure is None:
        # Cards of the rows laid face up never cover one another.
        spots = [p for p in range(POSITIONS) if LAYOUT_FACE_UP[age - 1, p]]
        places = dict(zip(spots[len(spots) - len(cards) :], cards, strict=True))
        places |= dict(enumerate(covered))
    else:
        places = dict(structure)
    for position, card in places.items():
        state.structure[position] = CARD_BY_NAME[card].id
        state.face_up[position] = 1
        state.place[CARD_BY_NAME[card].id] = Place.STRUCTURE
    if structure is None:
        for position in range(len(covered)):
            state.covered[position] = 99
    else:
        for position in places:
            for below in (int(b) for b in LAYOUT_COVERS[age - 1, position] if b >= 0):
                state.covered[below] += 1
        for position, card in places.items():
            if not LAYOUT_FACE_UP[age - 1, position] and state.covered[position]:
                state.face_up[position] = 0
                state.place[CARD_BY_NAME[card].id] = Place.UNSEEN

    used = {int(card) for card in np.asarray(state.structure)}  # face-down ones are unseen too
    unseen = [c for c in CARDS if state.place[c.id] == Place.UNSEEN and c.id not in used]
    spare = iter([c.id for c in unseen if c.age < age + 1])
    for player in (A, B):
        names = [*built[player], *wonders[player]]
        for number, wonder in enumerate(names):
            slot = player * WONDERS_EACH + number
            state.wonders[slot] = WONDER_BY_NAME[wonder].id
            if number < len(built[player]):
                state.tucked[slot] = next(spare)
                state.place[state.tucked[slot]] = Place.WONDER
    for later in range(age, 3):
        deck = [c.id for c in CARDS if c.age == later + 1 and state.place[c.id] == Place.UNSEEN]
        deck = [card for card in deck if card not in used][:POSITIONS]
        deck += [c.id for c in CARDS if c.age == 4][: POSITIONS - len(deck)]
        state.decks[later, :] = deck
    recount(state)
    return Table(state)
