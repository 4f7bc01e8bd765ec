"""What is asked in a position, what is chosen already, or how its game ended."""

from typing import Any

import numpy as np

from mirabilia.classic.actions import MOST_LEGAL
from mirabilia.classic.components import STAGE_BUILDS_DISCARDED
from mirabilia.classic.setup import holder_then
from mirabilia.classic.state import CHOICE, GONE, HIDDEN
from mirabilia.classic.turn import legal, owes
from mirabilia.classic.victory import end_game
from mirabilia.classic.vocabulary import (
    AGES,
    FEWEST_CITIES,
    FREE_CITY,
    LAST_TURN,
    Kind,
    Phase,
    Power,
    Use,
)
from mirabilia.notation.classic.position_history import DISCARDS
from mirabilia.notation.classic.position_names import Names, listed
from mirabilia.notation.classic.positions import commitment_number
from mirabilia.notation.classic.scores import result
from mirabilia.notation.classic.words import FREE_CITY_NAME
from mirabilia.notation.documents import DocumentError

TOGETHER = (Phase.SIDES, Phase.TURN)
"""Asked of all players at the same time."""


class Course:
    """Reads the course of play: the moment first, when cities and cards are there the rest."""

    def __init__(self, document: dict[str, Any], state: Any, names: Names) -> None:
        self.document = document
        self.decision: dict[str, Any] = document["decision"] or {}
        self.state = state
        self.names = names

    # The moment

    def read_moment(self) -> None:
        """Age, turn, phase and who plays the Free City."""
        document, state = self.document, self.state
        if (document["decision"] is None) != ("result" in document):
            raise DocumentError("decision", "a game has either a decision to make or a result")
        kind = self.decision.get("kind", "over")
        state.phase = phase = Phase[kind.upper()]
        before = phase == Phase.SIDES
        if before and CHOICE not in state.side_option:
            raise DocumentError("decision.kind", "sides are chosen only where the options say so")
        for name, most in (("age", AGES), ("turn", LAST_TURN)):
            least = {Phase.OVER: most, Phase.SIDES: 0}.get(phase, 1)
            if phase in (Phase.SEVENTH, Phase.OVER) and name == "turn":
                least = LAST_TURN
            if not least <= document[name] <= (0 if before else most):
                allowed = listed(range(least, (0 if before else most) + 1))
                problem = f"is {document[name]} with {kind}; allowed are {allowed}"
                raise DocumentError(name, problem)
        state.age = document["age"]
        state.turn = document["turn"]
        if state.players < FEWEST_CITIES and not before:
            state.holder = holder_then(int(state.age) - 1, int(state.turn) - 1)
        if "holder" in document and document["holder"] != state.holder:
            holder = "nobody" if state.holder == GONE else str(int(state.holder))
            problem = f"is {document['holder']}; the Free City is now played by {holder}"
            raise DocumentError("holder", problem)
        if phase in TOGETHER or phase == Phase.OVER:
            if "city" in self.decision:
                raise DocumentError("decision.city", f"{kind} is asked of all players")
        else:
            self._read_acting(kind)

    def _read_acting(self, kind: str) -> None:
        state = self.state
        if "chosen" in self.decision:
            raise DocumentError("decision.chosen", f"nobody chooses beforehand in {kind}")
        if "city" not in self.decision:
            raise DocumentError("decision.city", "name the city that is decided for")
        state.acting = self._city(self.decision["city"], "decision.city")
        state.decider = state.acting if state.acting < state.players else state.holder

    def _city(self, named: int | str, field: str) -> int:
        """The number of a city: a player's, or the Free City."""
        players = int(self.state.players)
        cities: list[int | str] = list(range(players))
        if players < FEWEST_CITIES:
            cities.append(FREE_CITY_NAME)
        if named not in cities:
            raise DocumentError(field, f"is {named!r}; allowed are {listed(cities)}")
        return cities.index(named)

    # Questions to one player

    def check_acting(self) -> None:
        """The city that is asked must have the power for it; one that will be asked is noted."""
        state = self.state
        city = int(state.acting)
        if state.phase == Phase.SEVENTH:
            if not state.powers[city] & Power.SEVENTH_CARD:
                raise DocumentError("decision.city", "has no power to play a seventh card")
            for other in range(int(state.cities)):
                if self._recovers_now(other):
                    state.recovering = other
        if state.phase == Phase.DISCARD:
            if not self._recovers_now(city):
                problem = "has built no stage this turn that lets it build a discarded card"
                raise DocumentError("decision.city", problem)
            if not any(use in DISCARDS for use in np.asarray(state.uses).ravel()):
                raise DocumentError("decision.kind", "there is no card on the discard pile")

    def _recovers_now(self, city: int) -> bool:
        """Whether the city built a stage this turn that lets it build from the discard pile."""
        state = self.state
        use = state.uses[state.age - 1, state.turn - 1, city]
        stage = int(state.counts[city, Kind.STAGE]) - 1
        return bool(use == Use.STAGE and STAGE_BUILDS_DISCARDED[state.sides[city], stage])

    # Choices already made

    def read_commitments(self) -> None:
        """The choices for this turn; HIDDEN for one that is made but not named."""
        state = self.state
        part = "hidden" if "hidden" in self.document else "known"
        cities = range(int(state.cities))
        stated = self.document.get(part, {}).get("commitments", [None for _ in cities])
        field = f"{part}.commitments"
        if len(stated) != len(cities):
            problem = f"has {len(stated)} entries; there are {len(cities)} cities"
            raise DocumentError(field, problem)
        chosen = [self._city(city, "decision.chosen") for city in self.decision.get("chosen", ())]
        self._check_chosen(chosen)
        for city, document in enumerate(stated):
            where = f"{field}[{city}]"
            if document is not None and city not in chosen:
                raise DocumentError(where, "the choice for this city is not made: see decision")
            if document is None and city in chosen and part == "hidden":
                raise DocumentError(where, "name the choice made for this city")
        state.commitments[:] = GONE
        numbers = {
            city: HIDDEN if stated[city] is None else self._commitment(city, stated, field)
            for city in sorted(chosen)
        }
        state.commitments[:] = GONE
        for city, number in numbers.items():
            state.commitments[city] = number
        choosing = self._choosing()
        state.awaited = len(choosing) - len(chosen)
        self._check_players()

    def _choosing(self) -> list[int]:
        """The cities that are chosen for at the same time."""
        state = self.state
        if state.phase == Phase.TURN:
            return list(range(int(state.cities)))
        if state.phase == Phase.SIDES:
            return [p for p in range(int(state.players)) if state.side_option[p] == CHOICE]
        return []

    def _check_chosen(self, chosen: list[int]) -> None:
        state = self.state
        choosing = self._choosing()
        for city in chosen:
            if city not in choosing:
                raise DocumentError("decision.chosen", f"nothing is chosen for city {city}")
        if choosing and len(chosen) == len(choosing):
            raise DocumentError("decision.chosen", "with the last choice the turn is played")
        if FREE_CITY in chosen and state.players < FEWEST_CITIES and state.holder not in chosen:
            holder = int(state.holder)
            problem = f"player {holder} chooses for the own city before the Free City"
            raise DocumentError("decision.chosen", problem)

    def _commitment(self, city: int, stated: list[Any], field: str) -> int:
        """The number of a choice, which must be a legal one."""
        state = self.state
        document = stated[city]
        where = f"{field}[{city}]"
        player = city if city < state.players else int(state.holder)
        if city != player and stated[player] is None:
            raise DocumentError(f"{field}[{player}]", "name the player's own choice as well")
        if HIDDEN in state.hands[player]:
            raise DocumentError(where, f"name all cards in the hand of player {player} as well")
        card = self.names.card(document["card"], where) if "card" in document else GONE
        if document["type"] == "side":
            self.names.side(document["side"], where)
        number = commitment_number(int(state.edition), document, card)
        state.commitments[:] = GONE
        if city != player:
            state.commitments[player] = self._commitment(player, stated, field)
        found = np.zeros(MOST_LEGAL, np.int16)
        count = legal(state, player, found)
        if number not in found[:count]:
            raise DocumentError(where, "is not a legal choice")
        return number

    def _check_players(self) -> None:
        """Those who must decide follow from the rest."""
        state = self.state
        if state.phase == Phase.OVER:
            return
        players = [player for player in range(int(state.players)) if owes(state, player)]
        if sorted(self.decision["players"]) != players:
            problem = f"are {listed(self.decision['players'])}; to decide is for {listed(players)}"
            raise DocumentError("decision.players", problem)

    # The end

    def read_result(self) -> None:
        """The stated result must be the one that the cities show."""
        if self.state.phase != Phase.OVER:
            return
        end_game(self.state, None)
        shown = result(self.state)
        for name, stated in self.document["result"].items():
            if stated != shown[name]:
                problem = f"is {stated!r}; by the cities it is {shown[name]!r}"
                raise DocumentError(f"result.{name}", problem)
