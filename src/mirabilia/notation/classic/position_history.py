"""What the cities did, as a position tells it: it must fit what stands in them.

Ages and turns are counted from 0 here, as in the record's tables.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import Any, NamedTuple

from mirabilia.classic.components import (
    CARDS,
    SIDE_STAGES,
    STAGE_BUILDS_DISCARDED,
    STAGE_POWER,
)
from mirabilia.classic.setup import holder_then
from mirabilia.classic.state import HIDDEN
from mirabilia.classic.vocabulary import AGES, LAST_TURN, SEVENTH, Kind, Phase, Power, Use
from mirabilia.notation.classic.position_names import Names, listed
from mirabilia.notation.classic.positions import OPEN_USES
from mirabilia.notation.documents import DocumentError

DISCARDS = (Use.SOLD, Use.LEFT_OVER)


class Moment(NamedTuple):
    """A turn of an Age; what is left over and Babylon's seventh card are a turn of their own."""

    age: int
    turn: int


class Look(NamedTuple):
    """Somebody went through the discard pile to build from it."""

    end: Moment  # the last turn whose discards were there
    player: int


def turns_gone(state: Any, age: int) -> int:
    """How many turns of an Age the history tells of."""
    if age < state.age - 1 or state.phase in (Phase.OVER, Phase.SEVENTH):
        return SEVENTH
    if state.phase == Phase.DISCARD:
        return int(state.turn) if state.turn < LAST_TURN else SEVENTH
    return int(state.turn) - 1


class History:
    """Reads the history into a record that has boards and the course of play."""

    def __init__(self, document: dict[str, Any], state: Any, names: Names) -> None:
        self.document = document
        self.state = state
        self.names = names
        self.stage_turns: list[list[Moment]] = [[] for _ in range(int(state.cities))]
        """Per city, when each of its stages was built."""
        self.recovered: list[tuple[Moment, int]] = []
        """The cards built from the discard pile: where each had lain."""

    def read(self) -> None:
        """Put the history into the record, and the buildings and stages that follow from it."""
        ages = self.document["history"]
        state = self.state
        if len(ages) != state.age:
            raise DocumentError("history", f"has {len(ages)} Ages; it is Age {int(state.age)}")
        for age, turns in enumerate(ages):
            expected = turns_gone(state, age)
            if len(turns) != expected:
                raise DocumentError(
                    f"history[{age}]", f"has {len(turns)} turns; {expected} are over here"
                )
            for turn, entries in enumerate(turns):
                field = f"history[{age}][{turn}]"
                if len(entries) != state.cities:
                    problem = f"has {len(entries)} entries; there are {int(state.cities)} cities"
                    raise DocumentError(field, problem)
                for city, entry in enumerate(entries):
                    self._read_entry(Moment(age, turn), city, entry, f"{field}[{city}]")
        self._add_recovered()
        self._check_seen()
        for city in range(int(state.cities)):
            self._check_city(city)

    # Entries

    def _read_entry(self, when: Moment, city: int, entry: Any, field: str) -> None:
        state = self.state
        asked = state.phase == Phase.SEVENTH and city == state.acting
        open_turn = asked and when == Moment(int(state.age) - 1, SEVENTH - 1)
        if (entry is None) != open_turn:
            problem = "its seventh card is still to be played" if open_turn else "names no use"
            raise DocumentError(field, problem)
        if entry is None:
            return
        use = Use[entry["use"].upper()]
        self._check_use(use, when, city, field)
        if ("card" in entry) != (use in OPEN_USES):
            problem = "must name its card" if use in OPEN_USES else "is face down: it has no card"
            raise DocumentError(field, f"{entry['use']} {problem}")
        if "seen_by" in entry and use not in (*DISCARDS, Use.RECOVERED):
            raise DocumentError(f"{field}.seen_by", "only the discard pile is looked through")
        card = HIDDEN
        if use in OPEN_USES:
            card = self.names.take(entry["card"], when.age, f"{field}.card")
        if use == Use.BUILT:
            self._add_building(city, card, f"{field}.card")
        elif use == Use.STAGE:
            self._add_stage(when, city, field)
        elif use == Use.RECOVERED:
            self.recovered.append((when, city))
        state.uses[when.age, when.turn, city] = use
        state.played[when.age, when.turn, city] = card
        seen = 0
        for player in entry.get("seen_by", ()):
            if player >= state.players:
                raise DocumentError(f"{field}.seen_by", f"there is no player {player}")
            seen |= 1 << player
        state.seen[when.age, when.turn, city] = seen

    def _check_use(self, use: Use, when: Moment, city: int, field: str) -> None:
        """A seventh card is left over, but Babylon plays it."""
        plays = when.turn < LAST_TURN or self.has_power(city, Power.SEVENTH_CARD)
        wrong = (Use.LEFT_OVER,) if plays else (Use.BUILT, Use.STAGE, Use.SOLD)
        if use in wrong:
            allowed = [each.name.lower() for each in Use if each and each not in wrong]
            problem = f"is {use.name.lower()}; allowed here are {listed(allowed)}"
            raise DocumentError(f"{field}.use", problem)

    def _add_building(self, city: int, card: int, field: str) -> None:
        if self.state.built[city, card]:
            raise DocumentError(field, f"{CARDS[card].name} would stand twice in city {city}")
        self.state.built[city, card] = 1

    def _add_stage(self, when: Moment, city: int, field: str) -> None:
        state = self.state
        most = int(SIDE_STAGES[state.sides[city]])
        if state.counts[city, Kind.STAGE] == most:
            raise DocumentError(field, f"is a stage too many; the board has {most}")
        state.counts[city, Kind.STAGE] += 1
        self.stage_turns[city].append(when)

    # What follows from them

    def has_power(self, city: int, power: Power) -> bool:
        """Whether the stages that a city has built so far give it a power."""
        side = self.state.sides[city]
        built = range(len(self.stage_turns[city]))
        return any(int(STAGE_POWER[side, stage]) & power for stage in built)

    def power_since(self, city: int, power: Power) -> Moment | None:
        """When a city built the stage with a power."""
        side = self.state.sides[city]
        for stage, when in enumerate(self.stage_turns[city]):
            if int(STAGE_POWER[side, stage]) & power:
                return when
        return None

    def recovering_stages(self) -> Iterator[tuple[int, Moment]]:
        """The city and the turn of every stage that lets build from the discard pile."""
        for city, turns in enumerate(self.stage_turns):
            for stage, when in enumerate(turns):
                if STAGE_BUILDS_DISCARDED[self.state.sides[city], stage]:
                    yield city, when

    def now(self) -> Moment:
        """The turn that is being played."""
        return Moment(int(self.state.age) - 1, int(self.state.turn) - 1)

    def looks(self) -> list[Look]:
        """Each time the discard pile was gone through; that of a Halikarnassos asked now too."""
        state = self.state
        found = []
        for city, when in self.recovering_stages():
            if state.phase == Phase.SEVENTH and when == self.now():
                continue  # after Babylon
            end = when if when.turn < LAST_TURN - 1 else Moment(when.age, SEVENTH - 1)
            player = city if city < state.players else holder_then(*when)
            found.append(Look(end, int(player)))
        return found

    def _add_recovered(self) -> None:
        """Cards built from the discard pile stand in the city that may do so."""
        state = self.state
        cities = [city for city, _ in self.recovering_stages()]
        most = len(self.looks()) - (state.phase == Phase.DISCARD)
        if len(self.recovered) > most:
            when, city = self.recovered[most]
            raise DocumentError(
                f"history[{when.age}][{when.turn}][{city}]",
                f"is a card too many recovered; stages allowed {most}",
            )
        for when, city in self.recovered:
            field = f"history[{when.age}][{when.turn}][{city}].card"
            self._add_building(cities[0], int(state.played[when.age, when.turn, city]), field)

    def _check_seen(self) -> None:
        """Who has seen a card of the discard pile follows from when it was gone through."""
        state = self.state
        looks = self.looks()
        for age in range(AGES):
            for turn in range(SEVENTH):
                for city in range(int(state.cities)):
                    if state.uses[age, turn, city] in DISCARDS:
                        since = [look for look in looks if look.end >= (age, turn)]
                        self._check_seen_by(Moment(age, turn), city, since)
        finished = looks[:-1] if state.phase == Phase.DISCARD else looks
        for order in permutations(range(len(finished)), len(self.recovered)):
            if all(
                finished[number].end >= when
                and self._seen(when, city) == _deciders(looks[: number + 1], when)
                for number, (when, city) in zip(order, self.recovered, strict=True)
            ):
                return
        raise DocumentError(
            "history", "the cards recovered and their seen_by do not fit the stages that allow it"
        )

    def _seen(self, when: Moment, city: int) -> int:
        return int(self.state.seen[when.age, when.turn, city])

    def _check_seen_by(self, when: Moment, city: int, since: list[Look]) -> None:
        seen = _deciders(since, when)
        if self._seen(when, city) != seen:
            players = [player for player in range(int(self.state.players)) if seen >> player & 1]
            raise DocumentError(
                f"history[{when.age}][{when.turn}][{city}].seen_by",
                f"by the stages built since, it was seen by these players: {listed(players)}",
            )

    # What the document says of the cities

    def _check_city(self, city: int) -> None:
        state = self.state
        document = self.document["cities"][city]
        field = f"cities[{city}]"
        stated: set[int] = set()
        for name in document["buildings"]:
            card = self.names.card(name, f"{field}.buildings")
            if card in stated:
                raise DocumentError(f"{field}.buildings", f"{name} stands there twice")
            stated.add(card)
            if not state.built[city, card]:
                raise DocumentError(f"{field}.buildings", f"the history does not tell of {name}")
        for building in CARDS:
            if state.built[city, building.id] and building.id not in stated:
                raise DocumentError(f"{field}.buildings", f"lacks {building.name} of the history")
        stages = int(state.counts[city, Kind.STAGE])
        if document["stages"] != stages:
            raise DocumentError(
                f"{field}.stages", f"is {document['stages']}; the history tells of {stages}"
            )
        if document.get("power_used"):
            self._check_power_used(city, f"{field}.power_used")
            state.power_used[city] = 1

    def _check_power_used(self, city: int, field: str) -> None:
        """Olympia's free building is one of those built in this Age since the power is there."""
        state = self.state
        since = self.power_since(city, Power.FREE_BUILDING)
        if since is None:
            raise DocumentError(field, "the city has no power to build for nothing once an Age")
        age = int(state.age) - 1
        built = [turn for turn in range(LAST_TURN) if state.uses[age, turn, city] == Use.BUILT]
        if not any(Moment(age, turn) > since for turn in built):
            raise DocumentError(field, "nothing was built with the power in this Age")


def _deciders(looks: list[Look], since: Moment) -> int:
    """Who looked, one bit each, when a card discarded then was already there."""
    seen = 0
    for look in looks:
        if look.end >= since:
            seen |= 1 << look.player
    return seen
