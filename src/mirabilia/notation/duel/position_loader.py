"""Loading positions of Duel: every card in one place, every part possible, or a clear error.

Hidden cards that a position does not name are drawn at random.
"""

from typing import Any

from mirabilia.duel.components import (
    CARD_AGE,
    CARDS,
    LAYOUT_COVERS,
    LAYOUT_FACE_UP,
    TOKENS,
    TRACK_LOOT,
)
from mirabilia.duel.draft import DRAFT_ORDER
from mirabilia.duel.options import blank_state, duel_options
from mirabilia.duel.pantheon.setup import clear_pantheon
from mirabilia.duel.pantheon.views import deal_hidden_gods
from mirabilia.duel.recount import recount
from mirabilia.duel.rules import DUEL
from mirabilia.duel.setup import joining_deck
from mirabilia.duel.state import GONE, HIDDEN, HIDDEN_GUILD, RETURNED
from mirabilia.duel.views import deal_hidden_cards, deal_hidden_wonders
from mirabilia.duel.vocabulary import (
    AGES,
    GUILDS_IN_PLAY,
    PLAYERS,
    POSITIONS,
    WONDER_LIMIT,
    WONDER_SLOTS,
    WONDERS_EACH,
    Place,
    TokenPlace,
)
from mirabilia.engine.options import OptionError
from mirabilia.engine.random import seed_generator
from mirabilia.engine.record import copy_record
from mirabilia.notation.documents import DocumentError, check, whole_numbers
from mirabilia.notation.duel.pantheon_loader import (
    BETWEEN_TURNS,
    PantheonLoader,
    refuse_pantheon,
)
from mirabilia.notation.duel.position_course import read_course
from mirabilia.notation.duel.position_names import Names
from mirabilia.notation.duel.positions import LOOT_SPACES


def state_from_position(document: Any, seed: int) -> Any:
    """The record of a position; hidden cards that it does not name are drawn from the seed."""
    check(document, "duel-position")
    return _Loader(whole_numbers(document)).load(seed)


class _Loader:
    """Reads one position; every card, wonder and token may be named only once."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.state: Any = None
        self.names = Names(pantheon=False)
        self.pantheon: PantheonLoader | None = None
        self.is_draft = False

    def load(self, seed: int) -> Any:
        document = self.document
        if document["rules_version"] != DUEL.version:
            raise DocumentError(
                "rules_version", f"is {document['rules_version']}; these rules are {DUEL.version}"
            )
        try:
            options = duel_options(**document["options"])
        except OptionError as error:
            raise DocumentError("options", str(error)) from error
        self.state = state = copy_record(blank_state(options))
        self._clear()
        self.names = Names(pantheon=options.pantheon)
        state.first_player = document["first_player"]
        if state.first_player_option not in (-1, int(state.first_player)):
            raise DocumentError("first_player", "is not the one that the options name")
        state.age = document["age"]
        state.conflict = document["conflict"]
        self.is_draft = state.age == 0
        if options.pantheon:
            self.pantheon = PantheonLoader(document, state, self.names)
            self.is_draft = self.pantheon.is_draft
            self.pantheon.cities()
        else:
            refuse_pantheon(document)
        self._cities()
        self._board()
        self._draft()
        self._structure()
        for name in document["discard"]:
            state.place[self.names.card(name, "discard")] = Place.DISCARD
        if self.pantheon:
            self.pantheon.table()
        self._check_decks()
        self._draw_hidden(seed)
        if "hidden" in document:
            self._name_hidden(document["hidden"])
        recount(state)
        read_course(state, document, self.pantheon, self.is_draft)
        return state

    def _clear(self) -> None:
        """Nothing lies anywhere yet."""
        state = self.state
        for name in ("offered", "wonder_deck", "wonders", "tucked", "structure", "decks", "board"):
            getattr(state, name)[...] = GONE
        clear_pantheon(state)
        state.winner = GONE
        for slot in range(WONDER_SLOTS):
            state.wonder_owner[slot] = slot // WONDERS_EACH
        for token in TOKENS:
            if token.pantheon and not state.pantheon:
                state.token_place[token.id] = TokenPlace.OUT

    @property
    def _joining_age(self) -> int:
        """The deck three cards of which join Age III."""
        return int(joining_deck(self.state))

    def _check_age(self, card: int, age: int, field: str) -> None:
        if CARD_AGE[card] != age and not (age == AGES and CARD_AGE[card] == self._joining_age):
            raise DocumentError(field, f"{CARDS[card].name} is not a card of Age {age}")

    # Cities and board

    def _cities(self) -> None:
        state = self.state
        for player, city in enumerate(self.document["cities"]):
            field = f"cities[{player}]"
            state.coins[player] = city["coins"]
            for name in city["buildings"]:
                state.place[self.names.card(name, f"{field}.buildings")] = Place.CITY_FIRST + player
            for name in city["progress"]:
                token = self.names.token(name, f"{field}.progress")
                state.token_place[token] = TokenPlace.CITY_FIRST + player
        self._wonders()
        self._check_wonders()

    def _wonders(self) -> None:
        """Wonders lie in the slots where they were drafted, whoever has them now."""
        state = self.state
        free = list(range(WONDER_SLOTS))
        for player, city in enumerate(self.document["cities"]):
            for number, entry in enumerate(city["wonders"]):
                if "slot" in entry:
                    self._check_taken_over(
                        entry["slot"], player, f"cities[{player}].wonders[{number}]"
                    )
                    free.remove(entry["slot"])
                    state.wonder_owner[entry["slot"]] = player
        for player, city in enumerate(self.document["cities"]):
            own = [slot for slot in free if slot // WONDERS_EACH == player]
            drafted = sum("slot" not in entry for entry in city["wonders"])
            if drafted > len(own):
                problem = (
                    f"{drafted} of the wonders were drafted by this player; {len(own)} at most"
                )
                raise DocumentError(f"cities[{player}].wonders", problem)
            for number, entry in enumerate(city["wonders"]):
                slot = entry["slot"] if "slot" in entry else own.pop(0)
                where = f"cities[{player}].wonders[{number}]"
                state.wonders[slot] = self.names.wonder(entry["wonder"], where)
                state.drafted += 1
                if entry.get("returned"):
                    state.tucked[slot] = RETURNED
                elif "card" in entry:
                    state.tucked[slot] = self.names.card(entry["card"], where)
                    state.place[state.tucked[slot]] = Place.WONDER

    def _check_taken_over(self, slot: int, player: int, field: str) -> None:
        """Ra took a wonder over, out of the slot of the player who had drafted it."""
        pantheon = self.pantheon
        ra = pantheon is not None and pantheon.has_acted("Ra") and pantheon.owner("Ra") == player
        if not ra or slot // WONDERS_EACH == player:
            problem = "names the opponent's slot that a wonder taken over by Ra came from, if any"
            raise DocumentError(f"{field}.slot", problem)
        if any(
            int(owner) != each // WONDERS_EACH for each, owner in enumerate(self.state.wonder_owner)
        ):
            raise DocumentError(f"{field}.slot", "Ra takes over one wonder")

    def _check_wonders(self) -> None:
        tucked = [int(card) for card in self.state.tucked]
        built = sum(card >= 0 for card in tucked)
        returned = tucked.count(RETURNED)
        destroyed = self.pantheon is not None and self.pantheon.has_acted("Anubis")
        if built > WONDER_LIMIT:
            raise DocumentError("cities", f"{built} wonders are built; the limit is {WONDER_LIMIT}")
        if built == WONDER_LIMIT and built + returned < self.state.drafted:
            raise DocumentError("cities", "seven wonders are built: the eighth is returned")
        if built < WONDER_LIMIT - destroyed and returned:
            raise DocumentError("cities", "a wonder is returned only when seven are built")
        if returned > 1:
            raise DocumentError("cities", f"{returned} wonders are returned; one at most is")

    def _board(self) -> None:
        state = self.state
        skipped = sum(
            self._military_tokens(side, coins)
            for side, coins in enumerate(self.document["military_tokens"])
        )
        most = self.pantheon.military_tokens_used() if self.pantheon else 0
        if skipped > most:
            problem = f"{skipped} tokens are gone before nearer ones; Neptune took {most}"
            raise DocumentError("military_tokens", problem)
        for space, name in enumerate(self.document["progress"]["board"]):
            if name is not None:
                state.board[space] = self.names.token(name, "progress.board")
                state.token_place[state.board[space]] = TokenPlace.BOARD
        for name in self.document["progress"]["drawn"]:
            state.token_place[self.names.token(name, "progress.drawn")] = TokenPlace.DRAWN

    def _military_tokens(self, side: int, coins: list[int]) -> int:
        """Lay a side's tokens, which the pawn meets from the centre on; say how many it skipped."""
        field = f"military_tokens[{side}]"
        nearer_lies = False
        skipped = 0
        for space in LOOT_SPACES:
            token = int(TRACK_LOOT[space])
            lies = token in coins
            if lies and self.state.conflict * (2 * side - 1) >= space:
                raise DocumentError(field, f"the pawn has passed the token of {token} coins")
            if nearer_lies and not lies:
                skipped += 1
                if not (self.pantheon and self.pantheon.military_tokens_used()):
                    raise DocumentError(field, f"the token of {token} coins cannot be gone yet")
            nearer_lies = lies
            if lies:
                self.state.loot[side, space] = token
        return skipped

    def _draft(self) -> None:
        state = self.state
        if not self.is_draft:
            if "offered" in self.document:
                raise DocumentError("offered", "wonders are on offer only before Age I")
            state.drafted = PLAYERS * WONDERS_EACH
            return
        for offer, name in enumerate(self.document.get("offered", ())):
            if name is not None:
                state.offered[offer] = self.names.wonder(name, "offered")
        if state.first_game_wonders:
            raise DocumentError("options.wonders", "the sets for a first game leave no draft")
        on_offer = sum(int(wonder) != GONE for wonder in state.offered)
        round_over = state.drafted == PLAYERS * WONDERS_EACH or on_offer == 1
        if round_over or on_offer != WONDERS_EACH - state.drafted % WONDERS_EACH:
            raise DocumentError(
                "offered", f"{on_offer} wonders on offer do not fit {state.drafted} already taken"
            )
        seconds = sum(int(place) for place in DRAFT_ORDER[: int(state.drafted)])
        for player, city in enumerate(self.document["cities"]):
            second = player != state.first_player
            due = seconds if second else int(state.drafted) - seconds
            if len(city["wonders"]) != due:
                problem = f"{due} of the {state.drafted} wonders taken are this player's"
                raise DocumentError(f"cities[{player}].wonders", problem)

    # The structure

    def _structure(self) -> None:
        state = self.state
        spots: dict[int, dict[str, Any]] = {}
        for number, spot in enumerate(self.document["structure"]):
            field = f"structure[{number}]"
            position = spot["position"]
            if state.age == 0:
                raise DocumentError(field, "no cards are laid out before Age I")
            if position in spots:
                raise DocumentError(field, f"position {position} is named twice")
            spots[position] = spot
            if "token" in spot and self.pantheon:
                self.pantheon.lay_token(spot, field)
            if "card" in spot:
                card = self.names.card(spot["card"], field)
                self._check_age(card, int(state.age), field)
                state.structure[position] = card
                state.face_up[position] = 1
                state.place[card] = Place.STRUCTURE
            else:
                state.structure[position] = self._back(spot["back"], field)
        holes: set[int] = set()
        for position in spots:
            for below in self._below(position):
                state.covered[below] += 1
                if below not in spots:
                    holes.add(below)
                if below not in spots and not self._is_struck(holes):
                    problem = f"position {below} is empty, but {position} still covers it"
                    raise DocumentError("structure", problem)
        if self.pantheon:
            self.pantheon.check_structure(set(spots))
        self._check_faces(spots)

    def _back(self, back: str, field: str) -> int:
        """What lies under a back, to be drawn."""
        if back == "age":
            return HIDDEN
        if self.state.age != AGES:
            raise DocumentError(field, f"{back}s are only in Age III")
        if (back == "temple") != bool(self.pantheon):
            allowed = "temple" if self.pantheon else "guild"
            raise DocumentError(field, f"the back is {back!r}; in this game age or {allowed}")
        return HIDDEN_GUILD

    def _is_struck(self, holes: set[int]) -> bool:
        """Whether Zeus may have discarded the card that is missing under others."""
        return self.pantheon is not None and len(holes) == 1 and self.pantheon.has_acted("Zeus")

    def _below(self, position: int) -> list[int]:
        """The positions that a card at this one covers."""
        return [int(spot) for spot in LAYOUT_COVERS[self.state.age - 1, position] if spot >= 0]

    def _check_faces(self, spots: dict[int, dict[str, Any]]) -> None:
        """A card laid face down is turned up once nothing covers it, at the end of the turn."""
        state = self.state
        decision = self.document["decision"] or {"kind": "over"}
        freed: list[int] = []
        if decision["kind"] == "over":
            freed = list(spots)
        elif decision["kind"] not in BETWEEN_TURNS:
            if "played" in decision:
                freed = self._below(decision["played"])
            elif not self.pantheon:
                raise DocumentError("decision.played", "name the position of the card played")
            if self.pantheon and self.pantheon.may_be_uncovered():
                freed = list(spots)
        for position, spot in spots.items():
            laid_up = bool(LAYOUT_FACE_UP[state.age - 1, position])
            covered = bool(state.covered[position])
            if "back" in spot and laid_up:
                problem = "is laid face up in this Age"
            elif "card" in spot and not laid_up and covered:
                problem = "is covered, so it is face down"
            elif "back" in spot and not covered and position not in freed:
                problem = "is not covered, so it is face up"
            else:
                continue
            raise DocumentError("structure", f"position {position} {problem}")

    # Secrets

    def _check_decks(self) -> None:
        """No more cards of an Age in play than its structure has room for."""
        state = self.state
        backs = [int(card) for card in state.structure]
        joining = self._joining_age
        room = dict.fromkeys(range(1, AGES + 1), POSITIONS)
        room |= {AGES: POSITIONS - GUILDS_IN_PLAY, joining: GUILDS_IN_PLAY}
        for age, most in room.items():
            guilds = age == joining
            shown = sum(1 for card in CARDS if card.age == age and state.place[card.id])
            if guilds:
                shown += backs.count(HIDDEN_GUILD)
            elif age == state.age:
                shown += backs.count(HIDDEN)
            what = self._joining_cards if guilds else f"cards of Age {age}"
            if shown > most:
                raise DocumentError("document", f"{shown} {what} are in play; there are {most}")
            if shown and min(age, AGES) > state.age:
                raise DocumentError("document", f"{what} are in play before their Age")

    @property
    def _joining_cards(self) -> str:
        return "Grand Temples" if self.pantheon else "guilds"

    def _draw_hidden(self, seed: int) -> None:
        """Put random cards wherever the table hides one."""
        state = self.state
        if state.age < AGES:
            state.decks[int(state.age) :] = HIDDEN
        if self.is_draft and state.drafted < WONDERS_EACH:
            state.wonder_deck[:] = HIDDEN
        seed_generator(state, seed)
        deal_hidden_cards(state)
        deal_hidden_wonders(state)
        if self.pantheon:
            deal_hidden_gods(state)

    def _name_hidden(self, hidden: dict[str, Any]) -> None:
        """Put the cards that the document names instead."""
        state = self.state
        backs = {
            str(spot["position"]): spot["back"]
            for spot in self.document["structure"]
            if "back" in spot
        }
        if set(hidden["structure"]) != set(backs):
            listed = ", ".join(backs) or "none"
            raise DocumentError("hidden.structure", f"name the face-down positions: {listed}")
        for key, name in hidden["structure"].items():
            field = f"hidden.structure.{key}"
            card = self.names.card(name, field)
            self._check_age(card, int(state.age), field)
            if (CARD_AGE[card] == self._joining_age) != (backs[key] != "age"):
                raise DocumentError(field, f"{name} does not have this back")
            state.structure[int(key)] = card
        for age in range(1, AGES + 1):
            self._name_deck(hidden["decks"].get(str(age)), age)
        if bool(hidden["wonders"]) != (state.wonder_deck[0] != GONE):
            raise DocumentError("hidden.wonders", "four are hidden in the first round, then none")
        for offer, name in enumerate(hidden["wonders"]):
            state.wonder_deck[offer] = self.names.wonder(name, "hidden.wonders")
        if self.pantheon:
            self.pantheon.name_hidden(hidden)
        state.rng = hidden["random"]

    def _name_deck(self, names: list[str] | None, age: int) -> None:
        field = f"hidden.decks.{age}"
        if (names is not None) != (age > self.state.age):
            raise DocumentError(field, "name the decks of the Ages still to come, no others")
        if names is None:
            return
        cards = [self.names.card(name, field) for name in names]
        for card in cards:
            self._check_age(card, age, field)
        joined = sum(1 for card in cards if CARD_AGE[card] == self._joining_age)
        if joined != (GUILDS_IN_PLAY if age == AGES else 0):
            what = f"{joined} {self._joining_cards}"
            raise DocumentError(field, f"holds {what}; Age III has {GUILDS_IN_PLAY}")
        self.state.decks[age - 1, :] = cards
