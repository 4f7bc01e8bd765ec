"""What a player of 7 Wonders can know about hidden cards, followed turn by turn.

Nothing here asks the rules what is hidden. A mind watches the table from one seat: the hands that
come by, what is built in the open, what goes face down, the discard pile when it looks through
it. It says for every place which card must be known, which cards lie somewhere in a group of
places, and what is unknown. Ages and turns are counted from 0.
"""

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

from mirabilia.classic.components import CARDS
from mirabilia.classic.vocabulary import Event, Phase, Use
from mirabilia.engine.record import copy_record
from support.classic_games import Facts, Step
from support.classic_printed import EDITIONS

GONE = -1
HIDDEN = -2
FREE_CITY = 2
SEVENTH = 6  # the turn of the cards left over
OPEN = (Use.BUILT, Use.RECOVERED)
ON_THE_PILE = (Use.SOLD, Use.LEFT_OVER)

Place = tuple[int, int, int]  # of a card played: age, turn, city


class Pool:
    """Cards known together: some lie at these places, the rest in a hand, if there is one."""

    def __init__(self, known: Iterable[int] | None) -> None:
        self.known = None if known is None else Counter(known)  # None: never seen
        self.places: list[Place] = []
        self.stranger: int | None = None  # the turn in which an unknown card joined them
        self.identified: int | None = None  # the card that turned out to be the stranger

    def take(self, card: int) -> None:
        """A card of the pool shows itself."""
        if self.known is None:
            return
        if self.known[card]:
            self.known -= Counter([card])
        else:
            assert self.stranger is not None, "a card that cannot be there"
            assert self.identified is None
            self.identified = card

    @property
    def strangers(self) -> int:
        """Cards among them that nothing is known of."""
        return int(self.stranger is not None and self.identified is None)

    def listed(self) -> list[int]:
        """The cards in the order of a view: unknown ones first, then ascending."""
        assert self.known is not None
        return [HIDDEN] * self.strangers + sorted(self.known.elements())


class Mind:
    """What one player knows."""

    def __init__(self, viewer: int, facts: Facts) -> None:
        self.viewer = viewer
        self.exact: dict[Place, int] = {}  # face down, but known
        self.unknown: set[Place] = set()
        self.groups: list[tuple[int, Pool]] = []  # with their Age
        self.pools: dict[int, Pool] = {}  # by seat, of this turn
        self.drawn: dict[tuple[int, int], int] = {}  # Free City's cards, by Age and turn
        self.first_sight: dict[int, list[int]] = {}  # two players: of the other's first hand
        if facts.age:
            self._begin_age(facts)
            self._begin_turn(facts)

    # Watching

    def follow(self, step: Step) -> None:
        """Take in what an action shows this player."""
        before, after = step.before, step.after
        for place in self._new_places(before, after):
            self._see_played(before, after, place)
        for kind, city, subject, _ in step.events:
            if kind == Event.NOTHING_TO_RECOVER:
                self._look_through(after, city if city < before.players else before.holder)
            elif kind == Event.ASKED and subject == Phase.DISCARD:
                self._look_through(after, city)
            elif kind == Event.ASKED and self._holds_free_city_card(after, self.viewer):
                self.drawn[after.age - 1, SEVENTH] = after.hand(self.viewer)[0]
            elif kind == Event.CARD_RECOVERED:
                self._see_recovered(before, after)
            elif kind == Event.AGE_BEGUN:
                self._begin_age(after)
            elif kind == Event.TURN_BEGUN:
                if after.turn > 1:
                    self._pass_hands(after)
                self._begin_turn(after)

    def _new_places(self, before: Facts, after: Facts) -> list[Place]:
        age = before.age - 1
        return [
            (age, turn, city)
            for turn in range(7)
            for city in range(after.cities)
            if age >= 0 and before.uses[age][turn][city] == Use.NONE != after.uses[age][turn][city]
        ]

    def _see_played(self, before: Facts, after: Facts, place: Place) -> None:
        """A city plays a card, in the open or face down."""
        age, turn, city = place
        card = after.played[age][turn][city]
        openly = after.uses[age][turn][city] in OPEN
        player = city if city < before.players else before.holder
        from_deck = city == FREE_CITY and turn == SEVENTH and before.players < 3
        if from_deck:
            looked = self._holds_free_city_card(before, player) and player == self.viewer
            if looked:
                self.exact[place] = card
            elif not openly:
                self.unknown.add(place)
            return
        pool = self.pools[player]
        if player == self.viewer:
            self.exact[place] = card
        if openly or player == self.viewer:
            pool.take(card)
        else:
            pool.places.append(place)

    def _look_through(self, facts: Facts, decider: int) -> None:
        """Somebody looks through the discard pile."""
        if decider == self.viewer:
            for age in range(facts.age):
                for turn in range(7):
                    for city in range(facts.cities):
                        if facts.uses[age][turn][city] in ON_THE_PILE:
                            self._learn((age, turn, city), facts.played[age][turn][city])

    def _see_recovered(self, before: Facts, after: Facts) -> None:
        """A card of the pile is laid open in a city."""
        for age in range(before.age):
            for turn in range(7):
                for city in range(before.cities):
                    earlier, use = before.uses[age][turn][city], after.uses[age][turn][city]
                    if use == Use.RECOVERED != earlier:
                        self._learn((age, turn, city), after.played[age][turn][city])

    def _learn(self, place: Place, card: int) -> None:
        """A card face down becomes known."""
        self.exact[place] = card
        self.unknown.discard(place)
        for pool in [*self.pools.values(), *(pool for _, pool in self.groups)]:
            if place in pool.places:
                pool.places.remove(place)
                pool.take(card)

    def _begin_age(self, facts: Facts) -> None:
        """New hands: only the own one is known."""
        for pool in self.pools.values():
            self._close(facts.age - 2, pool)
        self.pools = {seat: Pool(None) for seat in range(facts.players)}

    def _close(self, age: int, pool: Pool) -> None:
        """No card of a pool is in a hand any more."""
        if pool.known is None:
            self.unknown.update(pool.places)
        else:
            assert len(pool.places) == len(pool.listed()), "as many cards as places"
            self.groups.append((age, pool))

    def _pass_hands(self, facts: Facts) -> None:
        step = -1 if facts.age == 2 else 1
        seats = range(facts.players)
        self.pools = {(seat + step) % facts.players: self.pools[seat] for seat in seats}

    def _begin_turn(self, facts: Facts) -> None:
        """The viewer takes up a hand; with two players somebody draws the Free City's card."""
        age, turn = facts.age - 1, facts.turn - 1
        hand = facts.hand(self.viewer)
        if facts.holder == self.viewer:
            self.drawn[age, turn] = facts.decks[age][14 + turn]
            hand.remove(self.drawn[age, turn])
        elif facts.holder >= 0 and self.pools[facts.holder].known is not None:
            self.pools[facts.holder].stranger = turn
        pool = self.pools[self.viewer]
        for card in hand:
            pool.take(card)
        self._close(age, pool)
        if turn == 1:
            self.first_sight[age] = hand
        own = [*hand, self.drawn[age, turn]] if facts.holder == self.viewer else hand
        self.pools[self.viewer] = Pool(own)

    def _holds_free_city_card(self, facts: Facts, player: int) -> bool:
        """Whether a player has the Free City's seventh card to play, Babylon's."""
        asked = facts.phase == Phase.SEVENTH and facts.acting == FREE_CITY
        return facts.players < 3 and asked and facts.decider == player

    # Saying

    def _identify(self) -> dict[tuple[int, int], int]:
        """Which of the Free City's cards are known, those found out later included."""
        found = dict(self.drawn)
        for age, pool in self.groups:
            if pool.stranger is not None and pool.identified is not None:
                found[age, pool.stranger] = pool.identified
        return found

    def expected_view(self, facts: Facts) -> dict[str, Any]:
        """Every field of this player's view."""
        view = dict(vars(facts))
        view["rng"] = 0
        view["commitments"] = [
            HIDDEN if made != GONE and not self._decides(facts, city) else made
            for city, made in enumerate(facts.commitments)
        ]
        view["played"], view["hands"] = self._expected_cards(facts)
        view["decks"] = self._expected_decks(facts)
        return view

    def _decides(self, facts: Facts, city: int) -> bool:
        return (city if city < facts.players else facts.holder) == self.viewer

    def _expected_cards(self, facts: Facts) -> tuple[Any, Any]:
        played = [[list(turn) for turn in age] for age in facts.played]
        hands = [list(hand) for hand in facts.hands]
        for age, turn, city in self.unknown:
            played[age][turn][city] = HIDDEN
        lists = [(pool, -1) for _, pool in self.groups]
        lists += [(pool, seat) for seat, pool in self.pools.items() if seat != self.viewer]
        for pool, seat in lists:
            size = facts.hand_size[seat] if seat >= 0 else 0
            if seat >= 0 and self._holds_free_city_card(facts, seat):
                hands[seat][0] = HIDDEN
                size = 0
            unseen = [HIDDEN] * (len(pool.places) + size)
            cards = unseen if pool.known is None else pool.listed()
            assert len(cards) == len(pool.places) + size
            places = sorted(pool.places)
            for place, card in zip(places, cards, strict=False):
                played[place[0]][place[1]][place[2]] = card
            if size:
                hands[seat][:size] = cards[len(places) :]
        return played, hands

    def _expected_decks(self, facts: Facts) -> list[list[int]]:
        decks = [list(deck) for deck in facts.decks]
        dealt = 7 * facts.players
        known = self._identify()
        for age in range(3):
            for position in range(7 * facts.cities):
                if age >= facts.age:
                    decks[age][position] = HIDDEN
                elif position >= dealt:
                    turn = position - dealt
                    shown = (age, turn) in known
                    if turn == SEVENTH:
                        place = (age, SEVENTH, FREE_CITY)
                        openly = facts.uses[age][SEVENTH][FREE_CITY] in OPEN
                        shown = shown or openly or place in self.exact
                    else:
                        pool = self._open_pool(facts, age, turn)
                        shown = shown or (pool is not None and pool.identified is not None)
                    if not shown:
                        decks[age][position] = HIDDEN
        return decks

    def _open_pool(self, facts: Facts, age: int, turn: int) -> Pool | None:
        """The pool that the Free City's card of a turn joined, if it is still in a hand."""
        if age != facts.age - 1:
            return None
        pools = [pool for pool in self.pools.values() if pool.stranger == turn]
        return pools[0] if pools else None

    # Imagining

    def allows(self, world: Facts) -> bool:
        """Whether a record is possible for all this player knows of cards in play."""
        for (age, turn, city), card in self.exact.items():
            if world.played[age][turn][city] != card:
                return False
        lists = [(pool, -1) for _, pool in self.groups]
        lists += [(pool, seat) for seat, pool in self.pools.items() if seat != self.viewer]
        for pool, seat in lists:
            cards = Counter(world.played[a][t][c] for a, t, c in pool.places)
            if seat >= 0 and not self._holds_free_city_card(world, seat):
                cards.update(world.hand(seat))
            if pool.known is not None:
                rest = Counter(cards)
                rest.subtract(pool.known)
                if min(rest.values(), default=0) < 0 or rest.total() != pool.strangers:
                    return False
        return True

    def another_world(self, state: Any, rng: random.Random) -> Any:
        """The same table with everything hidden from this player dealt anew, by hand."""
        facts = Facts(state)
        world = copy_record(state)
        supplies = {age: self._unseen(facts, age, rng) for age in range(facts.age)}
        lists = [(age, pool, -1) for age, pool in self.groups]
        for seat, pool in self.pools.items():
            if seat != self.viewer:
                lists.append((facts.age - 1, pool, seat))
        for age, pool, seat in lists:
            size = facts.hand_size[seat] if seat >= 0 else 0
            if seat >= 0 and self._holds_free_city_card(facts, seat):
                size = 0
                world.hands[seat, 0] = world.decks[age, 20] = supplies[age].pop()
            if pool.known is None:
                cards = [supplies[age].pop() for _ in range(len(pool.places) + size)]
            else:
                cards = list(pool.known.elements())
                if pool.strangers:
                    cards.append(supplies[age].pop())
                    world.decks[age, 14 + (pool.stranger or 0)] = cards[-1]
            rng.shuffle(cards)
            for number, (_, turn, city) in enumerate(pool.places):
                world.played[age, turn, city] = cards[number]
            if size:
                world.hands[seat, :size] = sorted(cards[len(pool.places) :])
        for age, turn, city in sorted(self.unknown):
            world.played[age, turn, city] = supplies[age].pop()
            if turn == SEVENTH and city == FREE_CITY and facts.players < 3:
                world.decks[age, 20] = world.played[age, turn, city]
        self._deal_decks_anew(facts, world, supplies, rng)
        world.rng = rng.randrange(1, 2**62)
        return world

    def _deal_decks_anew(
        self, facts: Facts, world: Any, supplies: dict[int, list[int]], rng: random.Random
    ) -> None:
        """What lies in the decks still, and what is noted of the Free City's cards."""
        for age in range(facts.age):
            if facts.players < 3:
                other = 1 - self.viewer
                if age % 2 == other:  # drawn by the other one on the first turn: any of the hand
                    first = [world.played[age, 0, other], world.played[age, 0, FREE_CITY]]
                    first += self.first_sight.get(age, world.hands[other].tolist())
                    world.decks[age, 14] = rng.choice([card for card in first if card >= 0])
                if age == facts.age - 1 and facts.phase != Phase.OVER:
                    following = facts.turn if facts.phase == Phase.TURN or facts.turn < 6 else 7
                    for turn in range(following, 7):
                        world.decks[age, 14 + turn] = supplies[age].pop()
            assert supplies[age] == [], "every unseen card is somewhere"
        for age in range(facts.age, 3):
            deck = self._whole_deck(facts, age, [], rng)
            rng.shuffle(deck)
            for player in range(facts.players):
                deck[7 * player : 7 * player + 7] = sorted(deck[7 * player : 7 * player + 7])
            world.decks[age, : len(deck)] = deck

    def _whole_deck(
        self, facts: Facts, age: int, sure: Iterable[int], rng: random.Random
    ) -> list[int]:
        """The cards of an Age, with random guilds besides those that are sure."""
        deck = []
        guilds = []
        for card in CARDS:
            printed = EDITIONS[facts.edition].get(card.name)
            if printed is None:
                continue
            copies = printed.copies if printed.age == age + 1 else printed.again * (age == 1)
            deck += [card.id] * sum(int(players) <= facts.cities for players in copies)
            if printed.colour == "purple" and age == 2:
                guilds.append(card.id)
        if guilds:
            certain = [guild for guild in guilds if guild in set(sure)]
            others = [guild for guild in guilds if guild not in certain]
            deck += certain + rng.sample(others, facts.cities + 2 - len(certain))
        return deck

    def _unseen(self, facts: Facts, age: int, rng: random.Random) -> list[int]:
        """The cards of an Age whose places are unknown, in random order."""
        seen: Counter[int] = Counter()
        for turn in range(7):
            for city in range(facts.cities):
                place = (age, turn, city)
                openly = facts.uses[age][turn][city] in OPEN
                if openly or place in self.exact:
                    seen[facts.played[age][turn][city]] += 1
        for of_age, pool in self.groups:
            if of_age == age and pool.known is not None:
                seen.update(pool.known)
        if age == facts.age - 1:
            seen.update(facts.hand(self.viewer))
            for seat, pool in self.pools.items():
                if seat != self.viewer and pool.known is not None:
                    seen.update(pool.known)
        deck = Counter(self._whole_deck(facts, age, seen, rng))
        assert seen <= deck, "more cards were seen than there are"
        unseen = sorted((deck - seen).elements())
        rng.shuffle(unseen)
        return unseen
