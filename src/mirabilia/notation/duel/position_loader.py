"""Loading positions of Duel: every card in one place, every part possible, or a clear error.

Hidden cards that a position does not name are drawn at random.
"""

from typing import Any

from mirabilia.duel.components import (
    CARD_AGE,
    CARD_BY_NAME,
    CARDS,
    GUILD_AGE,
    LAYOUT_COVERS,
    LAYOUT_FACE_UP,
    TOKEN_BY_NAME,
    TRACK_LOOT,
    WONDER_BY_NAME,
)
from mirabilia.duel.draft import DRAFT_ORDER, drafter
from mirabilia.duel.options import blank_state, duel_options
from mirabilia.duel.recount import recount
from mirabilia.duel.rules import DUEL
from mirabilia.duel.state import GONE, HIDDEN, HIDDEN_GUILD, RETURNED
from mirabilia.duel.turn import starting_chooser
from mirabilia.duel.victory import civilian_victory, count_points
from mirabilia.duel.views import determinize
from mirabilia.duel.vocabulary import (
    AGES,
    CAPITAL,
    GUILDS_IN_PLAY,
    PLAYERS,
    POSITIONS,
    SYMBOLS_TO_WIN,
    WONDER_LIMIT,
    WONDERS_EACH,
    Decision,
    Kind,
    Place,
    TokenPlace,
    Victory,
)
from mirabilia.engine.options import OptionError
from mirabilia.engine.record import copy_record
from mirabilia.notation.documents import DocumentError, check
from mirabilia.notation.duel.positions import LOOT_SPACES


def state_from_position(document: Any, seed: int) -> Any:
    """The record of a position; hidden cards that it does not name are drawn from the seed."""
    check(document, "duel-position")
    return _Loader(_whole_numbers(document)).load(seed)


def _whole_numbers(value: Any) -> Any:
    """A document with its whole numbers as integers: to JSON, 7.0 is one of them."""
    if isinstance(value, dict):
        return {key: _whole_numbers(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_whole_numbers(part) for part in value]
    return int(value) if isinstance(value, float) else value


class _Loader:
    """Reads one position; every card, wonder and token may be named only once."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.named: dict[str, str] = {}  # what is named already, and where
        self.state: Any = None

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
        for name in ("offered", "wonder_deck", "wonders", "tucked", "structure", "decks", "board"):
            getattr(state, name)[...] = GONE
        state.first_player = document["first_player"]
        if state.first_player_option not in (-1, int(state.first_player)):
            raise DocumentError("first_player", "is not the one that the options name")
        state.age = document["age"]
        state.conflict = document["conflict"]
        state.winner = GONE
        self._cities()
        self._board()
        self._draft()
        self._structure()
        for name in document["discard"]:
            state.place[self._card(name, "discard")] = Place.DISCARD
        self._check_decks()
        self._draw_hidden(seed)
        if "hidden" in document:
            self._name_hidden(document["hidden"])
        recount(state)
        self._decision()
        return state

    # Names

    def _find(self, things: dict[str, Any], name: str, field: str, kind: str) -> int:
        if name not in things:
            raise DocumentError(field, f"there is no {kind} {name!r}")
        key = f"{kind} {name}"
        if key in self.named:
            raise DocumentError(field, f"{name} is already in {self.named[key]}")
        self.named[key] = field
        return int(things[name].id)

    def _card(self, name: str, field: str) -> int:
        return self._find(CARD_BY_NAME, name, field, "card")

    def _wonder(self, name: str, field: str) -> int:
        return self._find(WONDER_BY_NAME, name, field, "wonder")

    def _token(self, name: str, field: str) -> int:
        return self._find(TOKEN_BY_NAME, name, field, "progress token")

    def _check_age(self, card: int, age: int, field: str) -> None:
        if CARD_AGE[card] != age and not (age == AGES and CARD_AGE[card] == GUILD_AGE):
            raise DocumentError(field, f"{CARDS[card].name} is not a card of Age {age}")

    # Cities and board

    def _cities(self) -> None:
        state = self.state
        for player, city in enumerate(self.document["cities"]):
            field = f"cities[{player}]"
            state.coins[player] = city["coins"]
            for name in city["buildings"]:
                state.place[self._card(name, f"{field}.buildings")] = Place.CITY_FIRST + player
            for name in city["progress"]:
                token = self._token(name, f"{field}.progress")
                state.token_place[token] = TokenPlace.CITY_FIRST + player
            for number, entry in enumerate(city["wonders"]):
                slot = player * WONDERS_EACH + number
                where = f"{field}.wonders[{number}]"
                state.wonders[slot] = self._wonder(entry["wonder"], where)
                state.drafted += 1
                if entry.get("returned"):
                    state.tucked[slot] = RETURNED
                elif "card" in entry:
                    state.tucked[slot] = self._card(entry["card"], where)
                    state.place[state.tucked[slot]] = Place.WONDER
        self._check_wonders()

    def _check_wonders(self) -> None:
        tucked = [int(card) for card in self.state.tucked]
        built = sum(card >= 0 for card in tucked)
        returned = tucked.count(RETURNED)
        if built > WONDER_LIMIT:
            raise DocumentError("cities", f"{built} wonders are built; the limit is {WONDER_LIMIT}")
        if built == WONDER_LIMIT and built + returned < self.state.drafted:
            raise DocumentError("cities", "seven wonders are built: the eighth is returned")
        if built < WONDER_LIMIT and returned:
            raise DocumentError("cities", "a wonder is returned only when seven are built")

    def _board(self) -> None:
        state = self.state
        for side, coins in enumerate(self.document["military_tokens"]):
            self._military_tokens(side, coins)
        for space, name in enumerate(self.document["progress"]["board"]):
            if name is not None:
                state.board[space] = self._token(name, "progress.board")
                state.token_place[state.board[space]] = TokenPlace.BOARD
        for name in self.document["progress"]["drawn"]:
            state.token_place[self._token(name, "progress.drawn")] = TokenPlace.DRAWN

    def _military_tokens(self, side: int, coins: list[int]) -> None:
        """The pawn meets a side's tokens from the centre on, and takes each as it passes."""
        field = f"military_tokens[{side}]"
        nearer_lies = False
        for space in LOOT_SPACES:
            token = int(TRACK_LOOT[space])
            lies = token in coins
            if lies and self.state.conflict * (2 * side - 1) >= space:
                raise DocumentError(field, f"the pawn has passed the token of {token} coins")
            if nearer_lies and not lies:
                raise DocumentError(field, f"the token of {token} coins cannot be gone yet")
            nearer_lies = lies
            if lies:
                self.state.loot[side, space] = token

    def _draft(self) -> None:
        state = self.state
        if state.age:
            if "offered" in self.document:
                raise DocumentError("offered", "wonders are on offer only before Age I")
            state.drafted = PLAYERS * WONDERS_EACH
            return
        for offer, name in enumerate(self.document.get("offered", ())):
            if name is not None:
                state.offered[offer] = self._wonder(name, "offered")
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
            if "card" in spot:
                card = self._card(spot["card"], field)
                self._check_age(card, int(state.age), field)
                state.structure[position] = card
                state.face_up[position] = 1
                state.place[card] = Place.STRUCTURE
            else:
                guild = spot["back"] == "guild"
                if guild and state.age != AGES:
                    raise DocumentError(field, "guilds are only in Age III")
                state.structure[position] = HIDDEN_GUILD if guild else HIDDEN
        for position in spots:
            for below in self._below(position):
                state.covered[below] += 1
                if below not in spots:
                    problem = f"position {below} is empty, but {position} still covers it"
                    raise DocumentError("structure", problem)
        self._check_faces(spots)

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
        elif decision["kind"] not in ("turn", "starter", "draft"):
            if "played" not in decision:
                raise DocumentError("decision.played", "name the position of the card played")
            freed = self._below(decision["played"])
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
        room = dict.fromkeys(range(1, GUILD_AGE + 1), POSITIONS)
        room |= {AGES: POSITIONS - GUILDS_IN_PLAY, GUILD_AGE: GUILDS_IN_PLAY}
        for age, most in room.items():
            guilds = age == GUILD_AGE
            shown = sum(1 for card in CARDS if card.age == age and state.place[card.id])
            if guilds:
                shown += backs.count(HIDDEN_GUILD)
            elif age == state.age:
                shown += backs.count(HIDDEN)
            what = "guilds" if guilds else f"cards of Age {age}"
            if shown > most:
                raise DocumentError("document", f"{shown} {what} are in play; there are {most}")
            if shown and min(age, AGES) > state.age:
                raise DocumentError("document", f"{what} are in play before their Age")

    def _draw_hidden(self, seed: int) -> None:
        """Put random cards wherever the table hides one."""
        state = self.state
        if state.age < AGES:
            state.decks[int(state.age) :] = HIDDEN
        if state.age == 0 and state.drafted < WONDERS_EACH:
            state.wonder_deck[:] = HIDDEN
        determinize(state, 0, seed)

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
            card = self._card(name, field)
            self._check_age(card, int(state.age), field)
            if (CARD_AGE[card] == GUILD_AGE) != (backs[key] == "guild"):
                raise DocumentError(field, f"{name} does not have this back")
            state.structure[int(key)] = card
        for age in range(1, AGES + 1):
            self._name_deck(hidden["decks"].get(str(age)), age)
        if bool(hidden["wonders"]) != (state.wonder_deck[0] != GONE):
            raise DocumentError("hidden.wonders", "four are hidden in the first round, then none")
        for offer, name in enumerate(hidden["wonders"]):
            state.wonder_deck[offer] = self._wonder(name, "hidden.wonders")
        state.rng = hidden["random"]

    def _name_deck(self, names: list[str] | None, age: int) -> None:
        field = f"hidden.decks.{age}"
        if (names is not None) != (age > self.state.age):
            raise DocumentError(field, "name the decks of the Ages still to come, no others")
        if names is None:
            return
        cards = [self._card(name, field) for name in names]
        for card in cards:
            self._check_age(card, age, field)
        guilds = sum(1 for card in cards if CARD_AGE[card] == GUILD_AGE)
        if guilds != (GUILDS_IN_PLAY if age == AGES else 0):
            raise DocumentError(field, f"holds {guilds} guilds; Age III has {GUILDS_IN_PLAY}")
        self.state.decks[age - 1, :] = cards

    # What is asked

    def _decision(self) -> None:
        state = self.state
        decision = self.document["decision"]
        result = self.document.get("result")
        if (decision is None) != (result is not None):
            raise DocumentError("decision", "a game has either a decision to make or a result")
        if decision is None:
            self._result(result)
            return
        if abs(state.conflict) == CAPITAL:
            raise DocumentError("conflict", "the pawn is in a capital, but the game is not over")
        for player in range(PLAYERS):
            if self._has_all_symbols(player):
                raise DocumentError(f"cities[{player}]", "six different symbols end the game")
        state.decision = Decision[decision["kind"].upper()]
        state.decider = decision["player"]
        state.active = decision.get("active", decision["player"] if state.age else 0)
        state.played = decision.get("played", 0)
        state.extra_turn = decision.get("extra_turn", False)
        self._check_decision()

    def _has_all_symbols(self, player: int) -> bool:
        return sum(1 for count in self.state.symbols[player] if count) >= SYMBOLS_TO_WIN

    def _result(self, result: Any) -> None:
        """The stated victory must be the one that the table shows."""
        state = self.state
        state.victory = Victory[result["victory"].upper()]
        state.winner = GONE if result["winner"] is None else result["winner"]
        if state.winner == GONE and state.victory != Victory.CIVILIAN:
            raise DocumentError("result.winner", "only a civilian victory can be shared")
        if state.age == 0:
            raise DocumentError("result", "nobody wins before Age I")
        conquered = abs(state.conflict) == CAPITAL
        if conquered != (state.victory == Victory.MILITARY):
            raise DocumentError("conflict", "a military victory is a pawn in a capital")
        if conquered and state.winner != (0 if state.conflict > 0 else 1):
            raise DocumentError("result.winner", "the pawn is in this player's own capital")
        for player in range(PLAYERS):
            scientific = state.victory == Victory.SCIENTIFIC and state.winner == player
            if self._has_all_symbols(player) != scientific:
                raise DocumentError(
                    f"cities[{player}]", "six different symbols are a scientific victory"
                )
        if state.victory == Victory.CIVILIAN:
            self._civilian_result()
        count_points(state)

    def _civilian_result(self) -> None:
        state = self.state
        if state.age != AGES or state.cards_left:
            raise DocumentError("structure", "points decide when Age III is over")
        stated = int(state.winner)
        civilian_victory(state, None)
        if state.winner != stated:
            raise DocumentError("result.winner", "is not who has more points")

    def _check_decision(self) -> None:
        state = self.state
        kind = Decision(int(state.decision))
        if (kind == Decision.DRAFT) != (state.age == 0):
            raise DocumentError("decision.kind", "wonders are drafted before Age I and only then")
        if kind == Decision.DRAFT:
            if drafter(state) != state.decider:
                raise DocumentError("decision.player", "it is the other player's turn to draft")
            return
        if kind != Decision.STARTER and state.decider != state.active:
            raise DocumentError("decision.player", "only the active player decides this")
        if kind == Decision.STARTER:
            self._check_starter()
        opponent = 1 - int(state.decider)
        tokens = [int(place) for place in state.token_place]
        drawn = TokenPlace.DRAWN in tokens
        possible = {
            Decision.TURN: state.cards_left > 0,
            Decision.PROGRESS: TokenPlace.BOARD in tokens,
            Decision.LIBRARY: drawn,
            Decision.MAUSOLEUM: Place.DISCARD in [int(place) for place in state.place],
            Decision.DESTROY_BROWN: state.counts[opponent, Kind.BROWN] > 0,
            Decision.DESTROY_GREY: state.counts[opponent, Kind.GREY] > 0,
            Decision.STARTER: state.cards_left == POSITIONS and state.age > 1,
        }
        asked = kind.name.lower()
        if not possible[kind]:
            raise DocumentError("decision.kind", f"there is nothing to choose for {asked}")
        if drawn and kind != Decision.LIBRARY:
            raise DocumentError("progress.drawn", "tokens are drawn only to choose one of them")
        turn_over = kind in (Decision.TURN, Decision.STARTER)
        if not turn_over and state.structure[state.played] != GONE:
            raise DocumentError("decision.played", "the card played still lies in the structure")
        if turn_over and state.extra_turn:
            raise DocumentError("decision.extra_turn", f"cannot wait while {asked} is asked")

    def _check_starter(self) -> None:
        state = self.state
        if state.conflict == 0 and not state.centre_chooses:
            raise DocumentError("decision.kind", "by this ruling the last player begins: no choice")
        if state.decider != starting_chooser(state):
            raise DocumentError("decision.player", "it is the other player who chooses")
