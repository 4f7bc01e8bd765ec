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
from mirabilia.duel.pantheon.activation import activation_price
from mirabilia.duel.pantheon.components import GOD_BY_NAME, GOD_CARDS, OFFERING_VALUES
from mirabilia.duel.pantheon.setup import clear_pantheon
from mirabilia.duel.recount import recount
from mirabilia.duel.setup import deal
from mirabilia.duel.state import GONE, NOWHERE, RETURNED
from mirabilia.duel.turn import apply, legal
from mirabilia.duel.victory import civilian_victory, count_points, total_points
from mirabilia.duel.views import conceal
from mirabilia.duel.vocabulary import (
    CAPITAL,
    GODS,
    OFFERING_SETS,
    PANTHEON_SLOTS,
    POSITIONS,
    RESOURCE_LETTERS,
    WONDER_SLOTS,
    WONDERS_EACH,
    Category,
    Decision,
    Event,
    Mythology,
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

    # Doing, with Pantheon. Slots are 1 to 6, as on the board; offering tokens go by their value.

    def pantheon_slot_of(self, god: str) -> int:
        """The slot, from 1 on, that a god or the Gate lies in."""
        return [int(g) for g in np.asarray(self.state.slots)].index(GOD_BY_NAME[god].id) + 1

    def activate_action(self, god: str, *offerings: int) -> int:
        used = sum(1 << offering_number(value) for value in offerings)
        slot = self.pantheon_slot_of(god) - 1
        return actions.ACTIVATE + OFFERING_SETS * slot + used

    def activate(self, god: str, *offerings: int) -> "Table":
        """Activate a god or the Gate, using offering tokens of these values."""
        return self.do(self.activate_action(god, *offerings))

    def can_activate(self, god: str, *offerings: int) -> bool:
        return self.activate_action(god, *offerings) in self.legal()

    def place_god_action(self, god: str, slot: int) -> int:
        return actions.PLACE + PANTHEON_SLOTS * GOD_BY_NAME[god].id + slot - 1

    def place_god(self, god: str, slot: int) -> "Table":
        """Put a drawn god into a slot of the Pantheon."""
        return self.do(self.place_god_action(god, slot))

    def god(self, god: str) -> "Table":
        """Choose a god: shown by the Gate or the Divine Theater, or to go on top of its deck."""
        return self.do(actions.GOD + GOD_BY_NAME[god].id)

    def mythology(self, mythology: str) -> "Table":
        """Choose the deck that the Divine Theater reveals."""
        return self.do(actions.MYTHOLOGY + Mythology[mythology.upper()])

    def strike(self, position: int) -> "Table":
        """Zeus: discard the card at a position."""
        return self.do(actions.POSITION + position)

    def token_at(self, position: int) -> "Table":
        """Say which uncovered mythology token comes first."""
        return self.do(actions.POSITION + position)

    def choose_wonder(self, wonder: str) -> "Table":
        """Choose a wonder for Anubis, Isis or Ra."""
        return self.do(actions.SLOT + self.slot_of(wonder))

    def space(self, space: int) -> "Table":
        """Put Minerva on a space, -9 to 9."""
        return self.do(actions.SPACE + CAPITAL + space)

    def military_token_action(self, side: int, coins: int) -> int:
        return actions.MILITARY + 2 * side + (2, 5).index(coins)

    def military_token(self, side: int, coins: int) -> "Table":
        """Choose the military token of 2 or 5 coins on a player's side, for Neptune."""
        return self.do(self.military_token_action(side, coins))

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
        for slot in range(WONDER_SLOTS):
            tucked = int(self.state.tucked[slot])
            if int(self.state.wonder_owner[slot]) != player:
                continue
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

    # Looking, with Pantheon

    def activation_price(self, god: str, *offerings: int, player: int = A) -> int:
        used = sum(1 << offering_number(value) for value in offerings)
        return int(activation_price(self.state, player, self.pantheon_slot_of(god) - 1, used))

    def gods(self, player: int = A) -> set[str]:
        """Gods, and the Gate, that a player has activated."""
        return {g.name for g in GOD_CARDS if self.state.god_owner[g.id] == player}

    def slots(self) -> dict[int, str]:
        """What lies in the slots of the Pantheon, 1 to 6, empty ones left out."""
        gods = [int(god) for god in np.asarray(self.state.slots)]
        return {number + 1: GOD_CARDS[god].name for number, god in enumerate(gods) if god != GONE}

    def deck(self, mythology: str) -> list[str]:
        """The gods of a deck from the top."""
        gods = np.asarray(self.state.god_decks)[Mythology[mythology.upper()]]
        return [GOD_CARDS[int(god)].name for god in gods if god != GONE]

    def mythology_tokens(self, player: int = A) -> dict[str, int]:
        """Mythology tokens of a player, mythologies without one left out."""
        counts = {m.name.lower(): int(self.state.mythology_tokens[player, m]) for m in Mythology}
        return {mythology: count for mythology, count in counts.items() if count}

    def offerings(self, player: int = A) -> set[int]:
        """Values of the offering tokens that a player has."""
        owned = np.asarray(self.state.offerings)[player]
        return {int(OFFERING_VALUES[number]) for number, has in enumerate(owned) if has}

    def laid(self) -> dict[int, int]:
        """Tokens on the structure: position and mythology (Age I) or offering value (Age II)."""
        found = {p: int(t) for p, t in enumerate(np.asarray(self.state.laid_tokens)) if t != GONE}
        if self.age == 1:
            return found
        return {position: int(OFFERING_VALUES[token]) for position, token in found.items()}

    def savings(self, player: int = A) -> int:
        """Coins on Astarte."""
        return int(self.state.savings[player])

    @property
    def minerva(self) -> int | None:
        """Minerva's space."""
        return None if self.state.minerva == NOWHERE else int(self.state.minerva)

    @property
    def snake(self) -> str | None:
        """The green card under the Snake."""
        return None if self.state.snake == GONE else CARDS[int(self.state.snake)].name

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


def offering_number(value: int) -> int:
    """The number of the offering token of this value."""
    return [int(each) for each in OFFERING_VALUES].index(value)


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
    slots: dict[int, str] | None = None,
    gods: tuple[Iterable[str], Iterable[str]] = ((), ()),
    decks: dict[str, Sequence[str]] | None = None,
    mythology: tuple[Iterable[str], Iterable[str]] = ((), ()),
    offerings: tuple[Iterable[int], Iterable[int]] = ((), ()),
    laid: dict[int, Any] | None = None,
    savings: tuple[int, int] = (0, 0),
    enki: Iterable[str] = (),
    snake: str | None = None,
    minerva: int | str | None = None,
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

    With pantheon=True also: slots: gods, or the Gate, in slots 1 to 6. gods: activated ones of
    (A, B). decks: gods of a mythology's deck from the top; by default all its gods that are
    nowhere else, in the order of their numbers. mythology, offerings: tokens of (A, B), the
    latter by value. laid: tokens on the structure, position to mythology name (Age I) or
    offering value (Age II). savings: coins on Astarte of (A, B). enki: progress tokens on Enki.
    snake: the green card under it. minerva: her space; a word is the ruling of that name.
    """
    lying = list(structure.values()) if structure is not None else [*cards, *covered]
    named = [*cities[A], *cities[B], *discarded, *lying]
    assert len(named) == len(set(named)), f"a card is in two places: {sorted(named)}"
    assert all(len([*built[p], *wonders[p]]) <= WONDERS_EACH for p in (A, B))
    if isinstance(minerva, str):
        options["minerva"], minerva = minerva, None
    state = copy_of(blank_state(duel_options(first_player=0, **options)))
    deal(state, 1)
    for name in ("offered", "wonder_deck", "wonders", "tucked", "structure", "decks", "board"):
        getattr(state, name)[...] = GONE
    for name in ("place", "token_place", "face_up", "covered"):
        getattr(state, name)[...] = 0
    if not state.pantheon:
        for token in TOKENS:
            if token.pantheon:
                state.token_place[token.id] = TokenPlace.OUT
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
    for token in enki:
        state.token_place[TOKEN_BY_NAME[token].id] = TokenPlace.ENKI
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
        joining = 5 if state.pantheon else 4
        deck += [c.id for c in CARDS if c.age == joining][: POSITIONS - len(deck)]
        state.decks[later, :] = deck
    if state.pantheon:
        _lay_pantheon(state, slots or {}, gods, decks or {}, mythology, offerings, laid or {})
        state.savings[:] = savings
        state.snake = GONE if snake is None else CARD_BY_NAME[snake].id
        state.minerva = NOWHERE if minerva is None else minerva
    recount(state)
    return Table(state)


def _lay_pantheon(
    state: Any,
    slots: dict[int, str],
    gods: tuple[Iterable[str], Iterable[str]],
    decks: dict[str, Sequence[str]],
    mythology: tuple[Iterable[str], Iterable[str]],
    offerings: tuple[Iterable[int], Iterable[int]],
    laid: dict[int, Any],
) -> None:
    clear_pantheon(state)
    for name in ("mythology_tokens", "offerings", "deck_known", "slot_known", "savings"):
        getattr(state, name)[...] = 0
    for number, god in slots.items():
        state.slots[number - 1] = GOD_BY_NAME[god].id
        state.slot_known[number - 1] = 3 if state.age > 1 else 0
    for player in (A, B):
        for god in gods[player]:
            state.god_owner[GOD_BY_NAME[god].id] = player
        for token in mythology[player]:
            state.mythology_tokens[player, Mythology[token.upper()]] += 1
        for value in offerings[player]:
            state.offerings[player, offering_number(value)] = 1
    placed = {*slots.values(), *gods[A], *gods[B]}
    for each in Mythology:
        left = [g.name for g in GOD_CARDS[:GODS] if g.mythology == each and g.name not in placed]
        for number, god in enumerate(decks.get(each.name.lower(), left)):
            assert god in left, f"{god} is not a god of the {each.name} deck, or elsewhere"
            state.god_decks[each, number] = GOD_BY_NAME[god].id
    for position, token in laid.items():
        value = Mythology[token.upper()] if state.age == 1 else offering_number(token)
        state.laid_tokens[position] = value
