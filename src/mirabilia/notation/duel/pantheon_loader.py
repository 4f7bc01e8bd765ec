"""Loading what Pantheon adds to a position: gods and tokens."""

from typing import Any

from mirabilia.duel.components import CARDS, LAYOUT_TOKEN
from mirabilia.duel.pantheon.components import (
    GOD_BY_NAME,
    GOD_CARDS,
    LAID_TOKENS,
    MYTHOLOGY_TOKENS,
    OFFERING_VALUES,
)
from mirabilia.duel.pantheon.setup import EVERYBODY
from mirabilia.duel.state import GONE, HIDDEN, HIDDEN_GOD
from mirabilia.duel.vocabulary import (
    AGE_OF_GODS,
    GATE,
    GODS_EACH,
    PANTHEON_SLOTS,
    POSITIONS,
    Colour,
    Decision,
    Mythology,
    Place,
    TokenPlace,
)
from mirabilia.notation.documents import DocumentError
from mirabilia.notation.duel.position_names import Names
from mirabilia.notation.duel.positions import mythology_name

BETWEEN_TURNS = ("turn", "starter", "draft")  # nothing of a turn is open
MYTHOLOGIES = [mythology_name(each) for each in Mythology]
EACH_MYTHOLOGY = len(MYTHOLOGY_TOKENS) // len(MYTHOLOGIES)  # tokens in the box


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
                if state.age < AGE_OF_GODS:
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
                self.check_placed(each, pending=0)

    def check_placed(self, mythology: int, pending: int) -> None:
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
            size = self.deck_size(each)
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

    def deck_size(self, mythology: int) -> int:
        """How many gods a deck holds."""
        return sum(int(god) != GONE for god in self.state.god_decks[mythology])
