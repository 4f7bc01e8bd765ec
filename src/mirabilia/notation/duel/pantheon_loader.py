"""Loading what Pantheon adds to a position: gods, tokens, and what is open in a turn."""

from typing import Any

from mirabilia.duel.components import CARDS, LAYOUT_TOKEN, WONDERS
from mirabilia.duel.pantheon.components import (
    GOD_BY_NAME,
    GOD_CARDS,
    GOD_TOKENS,
    LAID_TOKENS,
    MYTHOLOGY_TOKENS,
    OFFERING_VALUES,
)
from mirabilia.duel.pantheon.gods import is_possible
from mirabilia.duel.pantheon.setup import EVERYBODY
from mirabilia.duel.state import GONE, HIDDEN, HIDDEN_GOD
from mirabilia.duel.structure import is_accessible
from mirabilia.duel.vocabulary import (
    GATE,
    GODS_EACH,
    PANTHEON_SLOTS,
    POSITIONS,
    WONDER_SLOTS,
    Colour,
    Decision,
    Mythology,
    Place,
    TokenPlace,
)
from mirabilia.duel.wonders import is_unbuilt
from mirabilia.notation.documents import DocumentError
from mirabilia.notation.duel.position_names import Names
from mirabilia.notation.duel.positions import mythology_name

BETWEEN_TURNS = ("turn", "starter", "draft")  # nothing of a turn is open
AT_THE_END = (Decision.PLACE_GOD, Decision.TOKEN_ORDER)  # the gods of a turn have returned
MYTHOLOGIES = [mythology_name(each) for each in Mythology]
EACH_MYTHOLOGY = 2  # tokens in the box
ENKI = next(god for god in GOD_CARDS if god.tokens)
ASKING = {god.asks: god for god in GOD_CARDS if god.asks}
ASKING[Decision.ISIS_CARD] = ASKING[Decision.ISIS_WONDER]
ASKING[Decision.NEPTUNE_APPLY] = ASKING[Decision.NEPTUNE_DISCARD]
THEATER = next(wonder for wonder in WONDERS if wonder.effect.activates_god)


def refuse_pantheon(document: dict[str, Any]) -> None:
    """Without Pantheon nothing of it can be there."""
    decision, hidden = document["decision"] or {}, document.get("hidden", {})
    found = [key for key in ("pantheon",) if key in document]
    found += [f"decision.{key}" for key in ("mythology", "wonder") if key in decision]
    found += ["hidden.gods"] * ("gods" in hidden)
    if decision and Decision[decision["kind"].upper()] >= Decision.PLACE_GOD:
        found.append("decision.kind")
    for number, spot in enumerate(document["structure"]):
        found += [f"structure[{number}].token"] * ("token" in spot)
    for player, city in enumerate(document["cities"]):
        keys = ("mythology_tokens", "offerings", "gods", "savings")
        found += [f"cities[{player}].{key}" for key in keys if key in city]
    if found:
        raise DocumentError(found[0], "belongs to Pantheon; options.pantheon is false")


class PantheonLoader:
    """Reads the parts of a position that belong to Pantheon into its record."""

    def __init__(self, document: dict[str, Any], state: Any, names: Names) -> None:
        self.document = document
        self.state = state
        self.names = names
        self.decision: dict[str, Any] = document["decision"] or {"kind": "over"}
        self.kind: str = self.decision["kind"]
        self.is_draft = self.kind == "draft"
        self.is_open = self.kind not in BETWEEN_TURNS  # in the middle of a turn, or over
        self.public_gods: dict[str, str] = {}  # places whose god everybody sees

    def owner(self, god: str) -> int:
        """Who has activated a god, GONE for nobody."""
        return int(self.state.god_owner[GOD_BY_NAME[god].id])

    def has_acted(self, god: str) -> bool:
        """Whether somebody has activated a god and made its choice, or the first part of it."""
        asks = GOD_BY_NAME[god].asks
        return self.owner(god) != GONE and self.kind != asks.name.lower()

    # Cities

    def cities(self) -> None:
        """The gods and tokens of both players."""
        self._check_age()
        state = self.state
        for player, city in enumerate(self.document["cities"]):
            field = f"cities[{player}]"
            for name in city.get("mythology_tokens", ()):
                state.mythology_tokens[player, MYTHOLOGIES.index(name)] += 1
            for value in city.get("offerings", ()):
                if state.age < 2:
                    raise DocumentError(f"{field}.offerings", "there are none before Age II")
                token = self.names.offering(value, f"{field}.offerings")
                state.offerings[player, token] = 1
            for name in city.get("gods", ()):
                state.god_owner[self.names.god(name, f"{field}.gods")] = player
            state.savings[player] = city.get("savings", 0)
            if state.savings[player] and self.owner("Astarte") != player:
                raise DocumentError(f"{field}.savings", "coins lie only on an activated Astarte")
            if self.is_draft and any(city.get(key) for key in ("mythology_tokens", "gods")):
                raise DocumentError(field, "there are no gods and tokens yet during the draft")
        if state.age == 1 and self.owner("Gate") != GONE:
            raise DocumentError("cities", "the Gate is placed when Age II begins")

    def _check_age(self) -> None:
        if self.state.age == 0:
            problem = "is 0; with Pantheon Age I is laid out before the draft: 1 to 3"
            raise DocumentError("age", problem)
        if self.is_draft and self.state.age != 1:
            raise DocumentError("decision.kind", "wonders are drafted before Age I and only then")

    # Tokens on the structure

    def lay_token(self, spot: dict[str, Any], field: str) -> None:
        """The token on a card."""
        age, position, token = int(self.state.age), spot["position"], spot["token"]
        marked = [place for place in range(POSITIONS) if LAYOUT_TOKEN[age - 1, place]]
        if position not in marked:
            listed = ", ".join(map(str, marked))
            allowed = f"those at positions {listed}" if marked else "none"
            raise DocumentError(f"{field}.token", f"of Age {'I' * age}, {allowed} carry a token")
        if age == 1:
            if token not in MYTHOLOGIES:
                listed = ", ".join(MYTHOLOGIES)
                raise DocumentError(f"{field}.token", f"is {token!r}; in Age I one of {listed}")
            self.state.laid_tokens[position] = MYTHOLOGIES.index(token)
        else:
            values = [int(value) for value in OFFERING_VALUES]
            if token not in values:
                listed = ", ".join(map(str, values))
                raise DocumentError(f"{field}.token", f"is {token!r}; in Age II one of {listed}")
            self.state.laid_tokens[position] = self.names.offering(token, f"{field}.token")

    def check_structure(self, positions: set[int]) -> None:
        """Tokens lie on covered cards, and there are not too many of them."""
        state = self.state
        if self.is_draft and len(positions) < POSITIONS:
            problem = f"all {POSITIONS} cards of Age I lie there during the draft"
            raise DocumentError("structure", problem)
        laid = [int(token) for token in state.laid_tokens]
        for position, token in enumerate(laid):
            if token != GONE and not self.is_open and not state.covered[position]:
                problem = f"position {position} is not covered, so its token was taken"
                raise DocumentError("structure", problem)
        in_play = [int(state.mythology_tokens[:, each].sum()) for each in Mythology]
        if state.age == 1:
            for each in Mythology:
                in_play[each] += laid.count(each)
        for each in Mythology:
            most = [int(token) for token in MYTHOLOGY_TOKENS].count(each)
            if in_play[each] > most:
                what = f"{in_play[each]} {MYTHOLOGIES[each]} mythology tokens"
                raise DocumentError("document", f"{what} are in play; there are {most}")
        if sum(in_play) > LAID_TOKENS[0]:
            what = f"{sum(in_play)} mythology tokens"
            raise DocumentError("document", f"{what} are in play; there are {LAID_TOKENS[0]}")

    def may_be_uncovered(self) -> bool:
        """Whether any face-down card may lie uncovered just now: Zeus struck one above it."""
        return self.is_open and self.has_acted("Zeus")

    def military_tokens_used(self) -> int:
        """How many military tokens Neptune has taken from the track, out of any order."""
        if not self.has_acted("Neptune"):
            return 0
        return 1 if self.kind == "neptune_apply" else 2

    # The Pantheon

    def table(self) -> None:
        """The slots, the decks, and what lies beside them."""
        pantheon = self.document.get("pantheon", {})
        for number, entry in enumerate(pantheon.get("slots", ())):
            if entry is not None:
                self._slot(number, entry, f"pantheon.slots[{number}]")
        self._check_slots()
        for each in Mythology:
            self._deck(each, pantheon.get("decks", {}).get(MYTHOLOGIES[each]))
        for name in pantheon.get("enki", ()):
            self.state.token_place[self.names.token(name, "pantheon.enki")] = TokenPlace.ENKI
        self._snake(pantheon.get("snake"))
        self._minerva(pantheon.get("minerva"))
        self.state.gate_open = pantheon.get("gate_open", False)
        if "theater_open" in pantheon:
            self.state.theater_open = MYTHOLOGIES.index(pantheon["theater_open"])
        if "owed_god" in pantheon:
            self.state.owed_god = MYTHOLOGIES.index(pantheon["owed_god"])

    def _slot(self, number: int, entry: dict[str, Any], field: str) -> None:
        state = self.state
        if state.age > 1:
            if "god" not in entry or len(entry) > 1:
                raise DocumentError(field, "lies face up from Age II on: name its god, no more")
            state.slots[number] = self.names.god(entry["god"], field)
            state.slot_known[number] = EVERYBODY
            return
        if "mythology" not in entry:
            raise DocumentError(field, "lies face down in Age I: name its mythology")
        mythology = MYTHOLOGIES.index(entry["mythology"])
        god, state.slot_known[number] = self._seen(entry, mythology, field)
        state.slots[number] = HIDDEN_GOD - mythology if god == HIDDEN else god

    def _seen(self, entry: dict[str, Any], mythology: int, field: str) -> tuple[int, int]:
        """The god of a face-down place, HIDDEN if it is not named, and who knows it."""
        known = sum(1 << player for player in entry.get("known_by", ()))
        if "god" not in entry:
            if known == EVERYBODY:
                raise DocumentError(field, "both players know this god: name it")
            return HIDDEN, known
        if known != EVERYBODY and "hidden" in self.document:
            raise DocumentError(f"{field}.god", "not both know it, so only `hidden` names it")
        god = self._god_of(mythology, entry["god"], f"{field}.god")
        self.public_gods[field] = entry["god"]
        return god, known

    def _god_of(self, mythology: int, name: str, field: str) -> int:
        god = self.names.god(name, field)
        if GOD_CARDS[god].mythology != mythology:
            gods = [each.name for each in GOD_CARDS if each.mythology == mythology]
            listed = ", ".join(gods)
            problem = f"{name} is not {MYTHOLOGIES[mythology]}; those gods are {listed}"
            raise DocumentError(field, problem)
        return god

    def _in_slots(self, mythology: int) -> int:
        count = 0
        for god in map(int, self.state.slots):
            hidden = god == HIDDEN_GOD - mythology
            count += hidden or (0 <= god < GATE and god // GODS_EACH == mythology)
        return count

    def _check_slots(self) -> None:
        gods = [int(god) for god in self.state.slots if god not in (GONE, GATE)]
        if self.is_draft and gods:
            raise DocumentError("pantheon.slots", "all are empty during the draft")
        if len(gods) > PANTHEON_SLOTS - 1:
            problem = f"{len(gods)} gods are placed; the Gate needs one of the {PANTHEON_SLOTS}"
            raise DocumentError("pantheon.slots", problem)
        for each in Mythology:
            placed = self._in_slots(each)
            if placed > EACH_MYTHOLOGY:
                what = f"{placed} gods are {MYTHOLOGIES[each]}"
                problem = f"{what}; {EACH_MYTHOLOGY} at most are placed"
                raise DocumentError("pantheon.slots", problem)
            if self.state.age == 1:
                self._check_placed(each, pending=0)

    def _check_placed(self, mythology: int, pending: int) -> None:
        """In Age I every god in a slot came with a token, but for those still to be placed."""
        placed = self._in_slots(mythology)
        due = int(self.state.mythology_tokens[:, mythology].sum()) - pending
        if placed > due:
            problem = f"{placed} gods are {MYTHOLOGIES[mythology]}; tokens placed {due} so far"
            raise DocumentError("pantheon.slots", problem)

    def _deck(self, mythology: int, entries: list[dict[str, Any]] | None) -> None:
        state = self.state
        field = f"pantheon.decks.{MYTHOLOGIES[mythology]}"
        gods = range(GODS_EACH * mythology, GODS_EACH * (mythology + 1))
        elsewhere = sum(state.god_owner[god] != GONE for god in gods) + self._in_slots(mythology)
        left = GODS_EACH - int(elsewhere)
        if entries is None:
            entries = [{}] * left
        if len(entries) != left:
            problem = f"holds {len(entries)} gods; {elsewhere} of {GODS_EACH} are elsewhere"
            raise DocumentError(field, problem)
        for number, entry in enumerate(entries):
            god, known = self._seen(entry, mythology, f"{field}[{number}]")
            if self.is_draft and known:
                problem = "nobody has looked at a god during the draft"
                raise DocumentError(f"{field}[{number}]", problem)
            state.god_decks[mythology, number] = god
            state.deck_known[mythology, number] = known

    def _snake(self, name: str | None) -> None:
        if name is None:
            return
        field = "pantheon.snake"
        owner = self.owner("Nisaba")
        card = next((card for card in CARDS if card.name == name), None)
        if card is None:
            raise DocumentError(field, f"there is no card {name!r}")
        if not self.has_acted("Nisaba"):
            raise DocumentError(field, "is there only once Nisaba is activated")
        place = self.state.place[card.id]
        if card.colour != Colour.GREEN or place != Place.CITY_FIRST + 1 - owner:
            raise DocumentError(field, f"{name} is not a green card of player {1 - owner}")
        self.state.snake = card.id

    def _minerva(self, space: int | None) -> None:
        if space is None:
            return
        if not self.has_acted("Minerva"):
            raise DocumentError("pantheon.minerva", "is on the track only once she is activated")
        if self.state.minerva_apart and space == self.state.conflict:
            raise DocumentError("pantheon.minerva", "by this ruling she is not on the pawn's space")
        self.state.minerva = space

    # Secrets

    def name_hidden(self, hidden: dict[str, Any]) -> None:
        """Put the gods that the document names under the backs."""
        if "gods" not in hidden:
            raise DocumentError("hidden.gods", "name the gods of the decks and face-down slots")
        state, gods = self.state, hidden["gods"]
        down = [n for n in range(PANTHEON_SLOTS) if state.age == 1 and state.slots[n] != GONE]
        if set(gods["slots"]) != {str(number + 1) for number in down}:
            listed = ", ".join(str(number + 1) for number in down) or "none"
            raise DocumentError("hidden.gods.slots", f"name the face-down slots: {listed}")
        for number in down:
            mythology = MYTHOLOGIES.index(self.document["pantheon"]["slots"][number]["mythology"])
            name, field = gods["slots"][str(number + 1)], f"hidden.gods.slots.{number + 1}"
            place = f"pantheon.slots[{number}]"
            state.slots[number] = self._hidden_god(mythology, name, place, field)
        for each in Mythology:
            field = f"hidden.gods.decks.{MYTHOLOGIES[each]}"
            deck = gods["decks"].get(MYTHOLOGIES[each], [])
            size = self._deck_size(each)
            if len(deck) != size:
                raise DocumentError(field, f"holds {len(deck)} gods; {size} are left in the deck")
            for number, name in enumerate(deck):
                place = f"pantheon.decks.{MYTHOLOGIES[each]}[{number}]"
                god = self._hidden_god(each, name, place, field)
                state.god_decks[each, number] = god

    def _hidden_god(self, mythology: int, name: str, place: str, field: str) -> int:
        """A god named in `hidden`, which may be seen by everybody all the same."""
        if place not in self.public_gods:
            return self._god_of(mythology, name, field)
        if self.public_gods[place] != name:
            raise DocumentError(field, f"is {name}, but {place} is {self.public_gods[place]}")
        return int(GOD_BY_NAME[name].id)

    def _deck_size(self, mythology: int) -> int:
        return sum(int(god) != GONE for god in self.state.god_decks[mythology])

    # What is asked

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
        if self.is_open and "played" not in self.decision and (state.age < 2 or not gods):
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
        if self.owner("Gate") not in ((0, 1) if self.kind == "over" else (int(state.active),)):
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
        for number in range(self._deck_size(mythology)):
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
        stands = state.tucked[slot] >= 0 or self.owner("Anubis") == state.active
        return bool(stands and state.wonder_owner[slot] == state.active)

    def _check_owed(self, kind: Decision) -> None:
        """Zeus took a mythology token while the Divine Theater's gods still lie open."""
        state = self.state
        if (
            kind != Decision.THEATER_ORDER
            or state.age != 1
            or state.zeus_discards
            or self.owner("Zeus") != state.active
            or not state.mythology_tokens[state.active, state.owed_god]
        ):
            problem = "waits only for theater_order in Age I, after Zeus took a token of its kind"
            raise DocumentError("pantheon.owed_god", problem)
        self._check_placed(int(state.owed_god), pending=1)

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
        if kind in ASKING and self.owner(ASKING[kind].name) != player:
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
            return any(self._deck_size(each) for each in Mythology)
        if kind == Decision.THEATER_GOD:
            return self._deck_size(state.theater_open) > 0
        if kind == Decision.THEATER_ORDER:
            return self._deck_size(state.theater_open) == GODS_EACH - 1
        first = Decision.ISIS_WONDER if kind == Decision.ISIS_CARD else kind
        return bool(is_possible(state, player, first))

    def _can_place(self) -> bool:
        state = self.state
        mythology, player = int(state.drawing), int(state.active)
        size = self._deck_size(mythology)
        for number in range(min(2, size)):
            if not state.deck_known[mythology, number] >> player & 1:
                where = f"pantheon.decks.{MYTHOLOGIES[mythology]}[{number}].known_by"
                raise DocumentError(where, f"player {player} has drawn it, and so knows it")
        if state.age != 1 or not state.mythology_tokens[player, mythology]:
            problem = f"player {player} has just taken a token of it, in Age I"
            raise DocumentError("decision.mythology", problem)
        self._check_placed(mythology, pending=1)
        free = [int(god) for god in state.slots].count(GONE)
        return size > (1 if state.leaves_single else 0) and free > 1  # one is left for the Gate
