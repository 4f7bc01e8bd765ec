"""The cards of a position that nobody or not everybody sees: named as far as it goes, else drawn.

In `hidden` every card is named, in `known` some are. Ages and turns are counted from 0 here.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from mirabilia.classic.components import CARDS, guilds_in_play
from mirabilia.classic.setup import holder_then, shuffle_deck, sort_cards
from mirabilia.classic.state import GONE, HIDDEN
from mirabilia.classic.views import holds_free_city_card
from mirabilia.classic.vocabulary import (
    AGES,
    FEWEST_CITIES,
    FREE_CITY,
    HAND,
    LAST_TURN,
    SEVENTH,
    Phase,
    Use,
)
from mirabilia.engine.random import draw
from mirabilia.notation.classic.position_names import Names
from mirabilia.notation.classic.positions import OPEN_USES
from mirabilia.notation.documents import DocumentError

FREE_CITY_DECK = FREE_CITY * HAND


class Spot(NamedTuple):
    """A place in an array of the record that holds a card."""

    cards: Any
    where: tuple[int, ...]

    @property
    def card(self) -> int:
        return int(self.cards[self.where])

    def put(self, card: int) -> None:
        self.cards[self.where] = card


def hand_sizes(state: Any) -> list[int]:
    """How many cards each player has in hand at this moment."""
    players = range(int(state.players))
    if state.phase == Phase.TURN:
        left = HAND + 1 - int(state.turn)
        return [left + (player == state.holder) for player in players]
    if state.phase == Phase.DISCARD and state.turn < LAST_TURN:
        return [HAND - int(state.turn) for _ in players]
    return [int(state.phase == Phase.SEVENTH and player == state.decider) for player in players]


class SecretCards:
    """Reads the cards that are hidden, and draws those that are not named."""

    def __init__(self, document: dict[str, Any], state: Any, names: Names) -> None:
        self.part = "hidden" if "hidden" in document else "known"
        self.secrets: dict[str, Any] = document.get(self.part, {})
        self.state = state
        self.names = names

    # Reading

    def read(self) -> None:
        """Put the cards that are named into the record; HIDDEN stands for the others."""
        self._read_hands()
        self._read_face_down()
        self._read_decks()
        self._read_free_city()

    def _take(self, name: str | None, age: int, field: str) -> int:
        return HIDDEN if name is None else self.names.take(name, age, field)

    def _read_hands(self) -> None:
        state = self.state
        sizes = hand_sizes(state)
        hands = self.secrets.get("hands", [[None] * size for size in sizes])
        field = f"{self.part}.hands"
        if len(hands) != len(sizes):
            raise DocumentError(field, f"has {len(hands)} hands; there are {len(sizes)} players")
        for player, (hand, size) in enumerate(zip(hands, sizes, strict=True)):
            if len(hand) != size:
                problem = f"has {len(hand)} cards; at this moment it has {size}"
                raise DocumentError(f"{field}[{player}]", problem)
            cards = [self._take(name, int(state.age) - 1, f"{field}[{player}]") for name in hand]
            state.hands[player][:size] = cards if HIDDEN in cards else sorted(cards)
            state.hand_size[player] = size

    def _read_face_down(self) -> None:
        state = self.state
        if "face_down" not in self.secrets:
            return
        ages = self.secrets["face_down"]
        field = f"{self.part}.face_down"
        told = [
            [turn for turn in range(SEVENTH) if any(state.uses[age, turn])]
            for age in range(int(state.age))
        ]
        if [len(turns) for turns in ages] != [len(turns) for turns in told]:
            raise DocumentError(field, "must have the Ages and turns of the history")
        for age, turns in enumerate(ages):
            for turn, cards in enumerate(turns):
                where = f"{field}[{age}][{turn}]"
                if len(cards) != state.cities:
                    problem = f"has {len(cards)} cards; there are {int(state.cities)} cities"
                    raise DocumentError(where, problem)
                for city, name in enumerate(cards):
                    self._read_card_down(age, turn, city, name, f"{where}[{city}]")

    def _read_card_down(self, age: int, turn: int, city: int, name: Any, field: str) -> None:
        state = self.state
        use = Use(int(state.uses[age, turn, city]))
        face_down = use != Use.NONE and use not in OPEN_USES
        if name is not None and not face_down:
            raise DocumentError(field, "no card lies face down there")
        if name is None and face_down and self.part == "hidden":
            raise DocumentError(field, "name the card that lies face down there")
        if face_down:
            state.played[age, turn, city] = self._take(name, age, field)

    def _read_decks(self) -> None:
        state = self.state
        cities = int(state.cities)
        for age in range(int(state.age), AGES):
            state.decks[age][: HAND * cities] = HIDDEN
        if self.part == "known":
            return
        decks = self.secrets["decks"]
        to_come = [str(age) for age in range(int(state.age) + 1, AGES + 1)]
        if sorted(decks) != to_come:
            listed = ", ".join(to_come) or "none"
            raise DocumentError("hidden.decks", f"name the Ages still to come: {listed}")
        for key, hands in decks.items():
            field = f"hidden.decks.{key}"
            age = int(key) - 1
            if len(hands) != cities:
                raise DocumentError(field, f"has {len(hands)} hands; there are {cities} cities")
            cards = [[self._take(name, age, field) for name in hand] for hand in hands]
            for player in range(int(state.players)):
                cards[player].sort()
            state.decks[age][: HAND * cities] = [card for hand in cards for card in hand]

    # The Free City's deck. Its cards stay noted there when they have been drawn.

    def _read_free_city(self) -> None:
        state = self.state
        if state.players >= FEWEST_CITIES:
            if "free_city" in self.secrets:
                problem = "there is a Free City only with two players"
                raise DocumentError(f"{self.part}.free_city", problem)
            return
        unknown = [[None] * HAND for _ in range(int(state.age))]
        decks = self.secrets.get("free_city", None if self.part == "hidden" else unknown)
        field = f"{self.part}.free_city"
        if decks is None or len(decks) != state.age:
            raise DocumentError(field, f"name a deck for each of {int(state.age)} Ages")
        for age, deck in enumerate(decks):
            for turn, name in enumerate(deck):
                where = f"{field}[{age}][{turn}]"
                if not self._is_drawn(age, turn):
                    card = self._take(name, age, where)
                else:
                    card = HIDDEN if name is None else self.names.dealt(name, age, where)
                state.decks[age, FREE_CITY_DECK + turn] = card
            self._check_drawn(age, field)

    def _is_drawn(self, age: int, turn: int) -> bool:
        state = self.state
        if age < state.age - 1:
            return True
        if turn == SEVENTH - 1:
            return bool(any(state.uses[age, turn]))
        return turn < int(state.turn)

    def _note(self, age: int, turn: int) -> Spot:
        return Spot(self.state.decks, (age, FREE_CITY_DECK + turn))

    def _last_place(self, age: int) -> Spot:
        """Where the last card of the Free City's deck is, once it is drawn."""
        state = self.state
        if state.uses[age, SEVENTH - 1, FREE_CITY] == Use.NONE:
            return Spot(state.hands, (int(state.decider), 0))
        return Spot(state.played, (age, SEVENTH - 1, FREE_CITY))

    def _joined_places(self, age: int) -> list[tuple[int, Spot]]:
        """Every place of the hand that the Free City's cards join, and the turn it belongs to.

        The hand that is with the player of the Free City is the same one throughout an Age.
        """
        state = self.state
        places = []
        for turn in range(LAST_TURN):
            seat = int(holder_then(age, turn))
            places.append((turn, Spot(state.played, (age, turn, seat))))
            places.append((turn, Spot(state.played, (age, turn, FREE_CITY))))
        places.append((turn, Spot(state.played, (age, SEVENTH - 1, seat))))
        if age == state.age - 1 and not holds_free_city_card(state, state.holder):
            for number in range(int(state.hand_size[state.holder])):
                hand = Spot(state.hands, (int(state.holder), number))
                places.append((int(state.turn) - 1, hand))
        return [(turn, place) for turn, place in places if place.card != GONE]

    def _places_since(self, age: int, drawn: int) -> list[Spot]:
        """Where a card can be that was drawn for the Free City in a turn."""
        if drawn == SEVENTH - 1:
            return [self._last_place(age)]
        return [place for turn, place in self._joined_places(age) if turn >= drawn]

    def _check_drawn(self, age: int, field: str) -> None:
        """A card noted as drawn is somewhere since."""
        notes = [self._note(age, turn) for turn in range(SEVENTH) if self._is_drawn(age, turn)]
        cards = [note.card for note in notes if note.card != HIDDEN]
        for turn, note in enumerate(notes):
            where = f"{field}[{age}][{turn}]"
            if self.part == "hidden" and note.card == HIDDEN:
                raise DocumentError(where, "name the card")
            if note.card == HIDDEN:
                continue
            name = CARDS[note.card].name
            if cards.count(note.card) > 1:
                raise DocumentError(where, f"{name} is drawn twice")
            places = [place.card for place in self._places_since(age, turn)]
            possible = note.card in places or (self._is_unnamed(note, age) and HIDDEN in places)
            if not possible:
                raise DocumentError(where, f"{name} cannot have been drawn then: it is elsewhere")

    def _is_unnamed(self, note: Spot, age: int) -> bool:
        return self.names.is_left(note.card, age)

    # Drawing

    def draw(self) -> None:
        """Put a card at every place that still hides one; each Age's deck is complete then."""
        state = self.state
        for age in range(int(state.age)):
            unknown = [place for place in self._places(age) if place.card == HIDDEN]
            notes: list[tuple[int, list[Spot]]] = []
            if state.players < FEWEST_CITIES:
                self._place_drawn(age)
                notes = self._open_notes(age)
            pool = self._pool(age)
            for place in unknown:
                if place.card == HIDDEN:
                    place.put(pool.pop(draw(state, len(pool))))
            self._note_drawn(age, notes)
        for age in range(int(state.age), AGES):
            if state.decks[age, 0] == HIDDEN:
                shuffle_deck(state, age + 1)
        for player in range(int(state.players)):
            sort_cards(state.hands[player], state.hand_size[player])

    def _places(self, age: int) -> Iterator[Spot]:
        """Every place where a card of an Age is now."""
        state = self.state
        for turn in range(SEVENTH):
            for city in range(int(state.cities)):
                yield Spot(state.played, (age, turn, city))
        if age == state.age - 1:
            for player in range(int(state.players)):
                for number in range(int(state.hand_size[player])):
                    yield Spot(state.hands, (player, number))
        if state.players < FEWEST_CITIES:
            for turn in range(SEVENTH):
                if not self._is_drawn(age, turn):
                    yield self._note(age, turn)

    def _pool(self, age: int) -> list[int]:
        """The cards of an Age that are not named, with random guilds."""
        pool = list(self.names.left[age].elements())
        if age == AGES - 1:
            guilds = list(self.names.guilds_left)
            joining = guilds_in_play(self.names.cities) - self.names.guilds_named
            pool += [guilds.pop(draw(self.state, len(guilds))) for _ in range(joining)]
        return pool

    def _place_drawn(self, age: int) -> None:
        """Cards noted as drawn whose place is not named come to one where they can be."""
        for turn in reversed(range(SEVENTH)):
            note = self._note(age, turn)
            if not self._is_drawn(age, turn) or note.card == HIDDEN:
                continue
            if not self._is_unnamed(note, age):
                continue
            places = [p for p in self._places_since(age, turn) if p.card == HIDDEN]
            name = CARDS[note.card].name
            if not places:
                raise DocumentError(f"{self.part}.free_city[{age}][{turn}]", f"no room for {name}")
            place = places[draw(self.state, len(places))]
            place.put(self.names.take(name, age, f"{self.part}.free_city[{age}][{turn}]"))

    def _open_notes(self, age: int) -> list[tuple[int, list[Spot]]]:
        """The turns whose drawn card is not named, with the hidden places of the same turn."""
        joined = self._joined_places(age)
        return [
            (turn, [place for when, place in joined if when == turn and place.card == HIDDEN])
            for turn in reversed(range(SEVENTH))
            if self._is_drawn(age, turn) and self._note(age, turn).card == HIDDEN
        ]

    def _note_drawn(self, age: int, notes: list[tuple[int, list[Spot]]]) -> None:
        """Note cards as drawn: best one that was hidden in the same turn, which explains why."""
        taken = {self._note(age, turn).card for turn in range(SEVENTH)}
        for turn, hidden in notes:
            cards = [place.card for place in hidden if place.card not in taken]
            if not cards:
                places = self._places_since(age, turn)
                cards = [place.card for place in places if place.card not in taken]
            card = cards[draw(self.state, len(cards))]
            self._note(age, turn).put(card)
            taken.add(card)
