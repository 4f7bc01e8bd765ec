"""What is asked in a position with Pantheon, and what its turn has left open."""

from typing import Any

from mirabilia.duel.components import WONDERS
from mirabilia.duel.pantheon.components import GOD_CARDS, GOD_TOKENS
from mirabilia.duel.pantheon.gods import is_possible
from mirabilia.duel.pantheon.setup import EVERYBODY
from mirabilia.duel.state import GONE
from mirabilia.duel.structure import is_accessible
from mirabilia.duel.vocabulary import (
    AGE_OF_GODS,
    GODS_EACH,
    POSITIONS,
    WONDER_SLOTS,
    Decision,
    Mythology,
    TokenPlace,
)
from mirabilia.duel.wonders import is_unbuilt
from mirabilia.notation.documents import DocumentError
from mirabilia.notation.duel.pantheon_loader import MYTHOLOGIES, PantheonLoader

AT_THE_END = (Decision.PLACE_GOD, Decision.TOKEN_ORDER)  # the gods of a turn have returned
ENKI = next(god for god in GOD_CARDS if god.tokens)
ASKING = {god.asks: god for god in GOD_CARDS if god.asks}
ASKING[Decision.ISIS_CARD] = ASKING[Decision.ISIS_WONDER]
ASKING[Decision.NEPTUNE_APPLY] = ASKING[Decision.NEPTUNE_DISCARD]
THEATER = next(wonder for wonder in WONDERS if wonder.effect.activates_god)


class PantheonCourse:
    """Reads the decision into a record whose gods and tokens are there already."""

    def __init__(self, loader: PantheonLoader) -> None:
        self.loader = loader
        self.state: Any = loader.state
        self.decision = loader.decision
        self.kind = loader.kind
        self.is_open = loader.is_open

    def read_decision(self) -> None:
        """What a decision of Pantheon says besides its kind."""
        allowed = {"place_god": "mythology", "isis_card": "wonder"}
        for kind, key in allowed.items():
            if (key in self.decision) != (self.kind == kind):
                raise DocumentError(f"decision.{key}", f"belongs to {kind}, and to nothing else")
        if self.kind == "place_god":
            self.state.drawing = MYTHOLOGIES.index(self.decision["mythology"])
        if self.kind == "isis_card":
            self.state.chosen_slot = self._chosen_wonder(self.decision["wonder"])

    def _chosen_wonder(self, name: str) -> int:
        state = self.state
        unbuilt = {
            WONDERS[int(state.wonders[slot])].name: slot
            for slot in range(WONDER_SLOTS)
            if state.wonder_owner[slot] == state.active and is_unbuilt(state, slot)
        }
        if name not in unbuilt:
            listed = ", ".join(unbuilt) or "none"
            problem = f"{name} is not this player's to construct; allowed are {listed}"
            raise DocumentError("decision.wonder", problem)
        return unbuilt[name]

    def check_played(self) -> None:
        """Only an activation leaves no card played."""
        state = self.state
        gods = [int(god) for god in state.god_owner].count(state.active)
        if self.is_open and "played" not in self.decision and (state.age < AGE_OF_GODS or not gods):
            problem = "name the position of the card played; an activation leaves it out"
            raise DocumentError("decision.played", problem)

    def check_open(self, kind: Decision) -> None:
        """What the turn has left open fits what is asked, and both players see it."""
        state = self.state
        if state.gate_open:
            self._check_gate(kind)
        elif kind == Decision.GATE:
            raise DocumentError("pantheon.gate_open", "is true while a god of the Gate is chosen")
        if state.theater_open != GONE:
            self._check_theater(kind)
        elif kind in (Decision.THEATER_GOD, Decision.THEATER_ORDER):
            raise DocumentError("pantheon.theater_open", "name the mythology of the open deck")
        if state.owed_god != GONE:
            self._check_owed(kind)
        self._check_enki(kind)

    def _check_gate(self, kind: Decision) -> None:
        state = self.state
        field = "pantheon.gate_open"
        if not self.is_open or kind in AT_THE_END:
            raise DocumentError(field, f"the gods have returned before {self.kind} is asked")
        if self.loader.owner("Gate") not in (
            (0, 1) if self.kind == "over" else (int(state.active),)
        ):
            raise DocumentError(field, "only the player who has activated the Gate opens it")
        if "played" in self.decision:
            raise DocumentError("decision.played", "the Gate is opened instead of playing a card")
        tops = [each for each in Mythology if state.god_decks[each, 0] != GONE]
        unknown = [each for each in tops if state.deck_known[each, 0] != EVERYBODY]
        if len(unknown) > (kind != Decision.GATE):  # a chosen god makes way for one not seen
            where = f"pantheon.decks.{MYTHOLOGIES[unknown[0]]}[0]"
            raise DocumentError(where, "the Gate has revealed it: both players know it")

    def _check_theater(self, kind: Decision) -> None:
        state = self.state
        field = "pantheon.theater_open"
        if not self.is_open or kind in (*AT_THE_END, Decision.GATE, Decision.THEATER_DECK):
            raise DocumentError(field, f"no deck is open while {self.kind} is asked")
        mythology = int(state.theater_open)
        for number in range(self.loader.deck_size(mythology)):
            if state.deck_known[mythology, number] != EVERYBODY:
                where = f"pantheon.decks.{MYTHOLOGIES[mythology]}[{number}]"
                raise DocumentError(where, "its deck lies open: both players know it")
        if self.kind == "over":
            return
        if not self._has_theater():
            raise DocumentError(field, f"player {state.active} has not constructed {THEATER.name}")
        gods = state.god_owner[GODS_EACH * mythology : GODS_EACH * (mythology + 1)]
        if kind != Decision.THEATER_GOD and state.active not in [int(owner) for owner in gods]:
            problem = f"player {state.active} has no god of the mythology revealed"
            raise DocumentError(field, problem)

    def _has_theater(self) -> bool:
        """Whether the active player built the Divine Theater, which Anubis may have destroyed."""
        state = self.state
        wonders = [int(wonder) for wonder in state.wonders]
        if THEATER.id not in wonders:
            return False
        slot = wonders.index(THEATER.id)
        stands = state.tucked[slot] >= 0 or self.loader.owner("Anubis") == state.active
        return bool(stands and state.wonder_owner[slot] == state.active)

    def _check_owed(self, kind: Decision) -> None:
        """Zeus took a mythology token while the Divine Theater's gods still lie open."""
        state = self.state
        if (
            kind != Decision.THEATER_ORDER
            or state.age != 1
            or state.zeus_discards
            or self.loader.owner("Zeus") != state.active
            or not state.mythology_tokens[state.active, state.owed_god]
        ):
            problem = "waits only for theater_order in Age I, after Zeus took a token of its kind"
            raise DocumentError("pantheon.owed_god", problem)
        self.loader.check_placed(int(state.owed_god), pending=1)

    def _check_enki(self, kind: Decision) -> None:
        state = self.state
        deck = [int(god) for god in state.god_decks[ENKI.mythology]]
        lies_open = (
            (state.age > 1 and ENKI.id in [int(god) for god in state.slots])
            or (state.theater_open == ENKI.mythology and ENKI.id in deck)
            or kind == Decision.ENKI
        )
        if state.gate_open and deck[0] == ENKI.id:
            lies_open |= state.deck_known[ENKI.mythology, 0] == EVERYBODY
        tokens = [int(place) for place in state.token_place].count(TokenPlace.ENKI)
        if tokens != (GOD_TOKENS[ENKI.id] if lies_open else 0):
            problem = f"{tokens} progress tokens lie on Enki; {GOD_TOKENS[ENKI.id]} while he lies"
            raise DocumentError("pantheon.enki", f"{problem} face up, else none")

    def is_possible(self, kind: Decision) -> bool:
        """Whether there is anything to choose for a decision of Pantheon."""
        state = self.state
        player = int(state.active)
        if kind in ASKING and self.loader.owner(ASKING[kind].name) != player:
            problem = f"player {player} has not activated {ASKING[kind].name}"
            raise DocumentError("decision.kind", problem)
        if kind == Decision.PLACE_GOD:
            return self._can_place()
        if kind == Decision.TOKEN_ORDER:
            uncovered = [p for p in range(POSITIONS) if is_accessible(state, p)]
            return (
                state.age == 1 and len({int(state.laid_tokens[p]) for p in uncovered} - {GONE}) > 1
            )
        if kind == Decision.THEATER_DECK and not self._has_theater():
            problem = f"player {player} has not constructed {THEATER.name}"
            raise DocumentError("decision.kind", problem)
        if kind in (Decision.GATE, Decision.THEATER_DECK):
            return any(self.loader.deck_size(each) for each in Mythology)
        if kind == Decision.THEATER_GOD:
            return self.loader.deck_size(state.theater_open) > 0
        if kind == Decision.THEATER_ORDER:
            return self.loader.deck_size(state.theater_open) == GODS_EACH - 1
        first = Decision.ISIS_WONDER if kind == Decision.ISIS_CARD else kind
        return bool(is_possible(state, player, first))

    def _can_place(self) -> bool:
        state = self.state
        mythology, player = int(state.drawing), int(state.active)
        size = self.loader.deck_size(mythology)
        for number in range(min(2, size)):
            if not state.deck_known[mythology, number] >> player & 1:
                where = f"pantheon.decks.{MYTHOLOGIES[mythology]}[{number}].known_by"
                raise DocumentError(where, f"player {player} has drawn it, and so knows it")
        if state.age != 1 or not state.mythology_tokens[player, mythology]:
            problem = f"player {player} has just taken a token of it, in Age I"
            raise DocumentError("decision.mythology", problem)
        self.loader.check_placed(mythology, pending=1)
        free = [int(god) for god in state.slots].count(GONE)
        return size > (1 if state.leaves_single else 0) and free > 1  # one is left for the Gate
