"""A game in progress: what a program holds in its hand.

>>> game = new("duel", seed=7)
>>> game.play(game.legal()[0])
"""

import json
import operator
import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

from mirabilia.engine.events import CAPACITY, LOG_DTYPE
from mirabilia.engine.random import SEED_LIMIT
from mirabilia.engine.record import blank, copy_record, stored_record
from mirabilia.notation.documents import DocumentError
from mirabilia.notation.games import GAMES, Notation, notation
from mirabilia.notation.records import Record, read_record


class IllegalActionError(ValueError):
    """An action that cannot be taken now. Nothing has changed."""


@dataclass(frozen=True)
class Action:
    """One action of one player, in words and as its number in the action space."""

    game: str
    player: int
    number: int
    document: dict[str, Any] = field(compare=False)

    def __index__(self) -> int:
        return self.number

    def __str__(self) -> str:
        return self.sentence()

    def to_dict(self) -> dict[str, Any]:
        """The action as a structured document."""
        return dict(self.document)

    def sentence(self, language: str = "en") -> str:
        """The action as a sentence."""
        return notation(self.game).sentence(language, self.document)


@dataclass(frozen=True)
class Event:
    """Something that happened, as a document and a sentence."""

    game: str
    document: dict[str, Any]

    def __str__(self) -> str:
        return self.sentence()

    def to_dict(self) -> dict[str, Any]:
        """The event as a structured document."""
        return dict(self.document)

    def sentence(self, language: str = "en", players: Sequence[str] | None = None) -> str:
        """The event as a sentence, with the players' names."""
        return notation(self.game).event_sentence(language, self.document, players)


@dataclass(frozen=True)
class View:
    """What one player may know: all that a bot gets."""

    game: str
    player: int
    state: Any
    """The record without its secrets. Only `legal` may be asked of it: play on in `determinize`."""

    def __str__(self) -> str:
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=2)

    def legal(self) -> list[Action]:
        """What this player may do now; empty when it is not theirs to decide."""
        return _legal(notation(self.game), self.state, self.player)

    def to_dict(self) -> dict[str, Any]:
        """The view as a position document without its hidden part."""
        return notation(self.game).position_document(self.state)

    def determinize(self, seed: int) -> Any:
        """A full record, drawn uniformly from all that could be behind this view."""
        state = copy_record(self.state)
        notation(self.game).rules.determinize(state, self.player, _checked_seed(seed))
        return state


@dataclass(frozen=True)
class PublicView:
    """What everybody can see: all that a spectator gets."""

    game: str
    state: Any
    """The record without its secrets; nothing may be asked of it."""

    def to_dict(self) -> dict[str, Any]:
        """The view as a position document without its hidden part."""
        return notation(self.game).position_document(self.state)


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    victory: str
    winner: int | None
    """None when the victory is shared."""
    winners: list[int]
    """The winner, or all who share the victory."""
    score: list[dict[str, int]]

    def to_dict(self) -> dict[str, Any]:
        """The result as a document."""
        return asdict(self)


class Game:
    """A game in progress: ask what is legal, play, undo, look, save."""

    def __init__(self, record: Record) -> None:
        self._notation = notation(record.game)
        self._record = record
        rules = self._notation.rules
        if record.position is not None:
            seed = secrets.randbelow(SEED_LIMIT)
            self._state = self._notation.state_from_position(record.position, seed)
            record.position = self._notation.position_document(self._state)
            record.options = vars(rules.options_of(self._state))
        else:
            self._state = copy_record(rules.blank(rules.options(**record.options)))
            rules.deal(self._state, _checked_seed(record.seed))
        self._seats = int(rules.seats(self._state))
        self._log = blank(LOG_DTYPE)
        self._past: list[tuple[bytes, int]] = []  # states before each action, events so far
        self._events: list[Event] = []

    def __repr__(self) -> str:
        moves = len(self._record.actions)
        return f"<Game {self.name}: {moves} actions{', over' if self.is_over else ''}>"

    # Who and what

    @property
    def name(self) -> str:
        """The game's name, such as `duel`."""
        return self._record.game

    @property
    def options(self) -> dict[str, Any]:
        """Every option of this game with its value."""
        return dict(self._record.options)

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self._seats

    @property
    def names(self) -> list[str]:
        """The players' display names, where they were given."""
        return list(self._record.players)

    @property
    def state(self) -> Any:
        """A copy of the record, secrets included."""
        return copy_record(self._state)

    @property
    def to_decide(self) -> tuple[int, ...]:
        """The players who must decide something now."""
        rules = self._notation.rules
        return tuple(p for p in range(self.seats) if rules.owes(self._state, p))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._notation.rules.is_over(self._state))

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        if not self.is_over:
            return None
        return Result(**self._notation.result(self._state), score=self.score())

    @property
    def events(self) -> list[Event]:
        """All that has happened since the beginning, or since the position it began from."""
        return list(self._events)

    # Playing

    def legal(self, player: int | None = None) -> list[Action]:
        """What a player may do now, by default the first of those who must decide.

        Where several decide at once, one who has decided may decide anew until the last one has.
        """
        who = self._first_to_decide() if player is None else self._checked_player(player)
        return [] if who is None else _legal(self._notation, self._state, who)

    def action(self, document: Any, player: int | None = None) -> Action:
        """The action that a document, a number or another Action means; it must be legal.

        An Action is its own player's; anything else is by default meant for the first of those
        who must decide.
        """
        return self._told(self._state, *self._meant(document, player))

    def play(self, action: Any, player: int | None = None) -> list[Event]:
        """Carry out a legal action and tell what happened. An illegal one changes nothing."""
        who, number = self._meant(action, player)
        first = self._first_to_decide()
        self._past.append((self._state.tobytes(), len(self._events)))
        self._log.count = 0
        self._notation.rules.apply(self._state, who, number, self._log)
        count = int(self._log.count)
        if count > CAPACITY:
            chosen = self._told(self._before(), who, number)
            raise RuntimeError(f"{chosen} caused {count} events, more than the log holds")
        entries = np.asarray(self._log.entries)[:count].tolist()
        happened = [
            Event(self.name, self._notation.event_document(self._state, *entry))
            for entry in entries
        ]
        self._events += happened
        self._record.actions.append(number if who == first else [who, number])
        return happened

    def undo(self) -> None:
        """Take back the last action."""
        if not self._past:
            raise IllegalActionError("there is nothing to undo")
        self._state = self._before()
        del self._events[self._past.pop()[1] :]
        self._record.actions.pop()

    def _before(self) -> Any:
        """The state before the last action."""
        return stored_record(self._past[-1][0], self._state.dtype)

    # Looking

    def view(self, player: int) -> View:
        """What a player may know."""
        shown = copy_record(self._state)
        self._notation.rules.conceal(shown, self._checked_player(player))
        return View(self.name, player, shown)

    def public_view(self) -> PublicView:
        """What everybody can see."""
        shown = copy_record(self._state)
        self._notation.rules.conceal(shown, self._notation.rules.players)
        return PublicView(self.name, shown)

    def score(self) -> list[dict[str, int]]:
        """The score pad, one column a player, as if the game ended now."""
        return self._notation.score(self._state)

    def price(self, name: str, player: int | None = None) -> Any:
        """What a card, wonder or god costs a player and why, or why it is impossible."""
        who = self._checked_player(player) if player is not None else (*self.to_decide, 0)[0]
        shown = copy_record(self._state)
        self._notation.rules.conceal(shown, who)
        return self._notation.price(shown, who, name)

    # Saving

    def record(self) -> dict[str, Any]:
        """The game so far as a document that `load` takes."""
        return self._record.document()

    def position(self) -> dict[str, Any]:
        """The table now as a document that `mirabilia.position` takes."""
        return self._notation.position_document(self._state)

    def _meant(self, document: Any, player: int | None) -> tuple[int, int]:
        """Who takes the action that somebody's words mean, and its number; it must be legal."""
        if player is None and isinstance(document, Action):
            player = document.player
        who = self._decider(player)
        number = self._number(document, who)
        if number in _legal_numbers(self._notation, self._state, who) and (
            not isinstance(document, Action)
            or _same(document, self._told(self._state, who, number))
        ):
            return who, number
        offered = "; ".join(f"{action.number} {action}" for action in self.legal(who)) or "none"
        raise IllegalActionError(
            f"player {who} cannot take action {number} now; legal are: {offered}"
        )

    def _told(self, state: Any, player: int, number: int) -> Action:
        """A legal action in words."""
        document = self._notation.describe(state, player, number)
        return Action(self.name, player, number, document)

    def _number(self, document: Any, who: int) -> int:
        """The action number that somebody's words for an action mean."""
        if isinstance(document, Action):
            return document.number
        if isinstance(document, dict):
            try:
                return self._notation.number(self._state, who, document)
            except ValueError as error:
                raise IllegalActionError(str(error)) from error
        if hasattr(document, "__index__") and not isinstance(document, bool):
            return operator.index(document)
        kind = type(document).__name__
        raise IllegalActionError(f"an action is an Action, a number or a document, not {kind}")

    def _decider(self, player: int | None) -> int:
        who = self._first_to_decide() if player is None else self._checked_player(player)
        if who is None:
            raise IllegalActionError("the game is over")
        return who

    def _first_to_decide(self) -> int | None:
        owes = self._notation.rules.owes
        return next((player for player in range(self.seats) if owes(self._state, player)), None)

    def _checked_player(self, player: int) -> int:
        if isinstance(player, bool) or player not in range(self.seats):
            raise ValueError(f"there is no player {player!r}; players are 0 to {self.seats - 1}")
        return player


def new(game: str, *, seed: int | None = None, names: Sequence[str] = (), **options: Any) -> Game:
    """A new game. Without a seed it is dealt at random; options are given by name.

    `names` are the players' display names, by seat.
    """
    rules = notation(game).rules
    chosen = rules.options(**options)
    seats = rules.seats(rules.blank(chosen))
    if names and len(names) != seats:
        raise ValueError(f"names has {len(names)} entries; the game has {seats} players")
    dealt = secrets.randbelow(SEED_LIMIT) if seed is None else _checked_seed(seed)
    return Game(Record(game, vars(chosen), seed=dealt, players=list(names)))


def load(document: Any) -> Game:
    """The game of a record, at its last action. A broken record loads nothing."""
    record = read_record(document)
    played, record.actions = record.actions, []
    stated = record.options
    try:
        game = Game(record)
    except DocumentError as error:
        field = "position" if error.field == "document" else f"position.{error.field}"
        raise DocumentError(field, str(error).removeprefix(f"{error.field}: ")) from error
    if stated != game.options:
        raise DocumentError("options", "are not those of the position")
    for number, action in enumerate(played):
        try:
            if isinstance(action, list):
                game.play(action[1], action[0])
            else:
                game.play(action)
        except ValueError as error:
            raise DocumentError(f"actions[{number}]", str(error)) from error
    return game


def position(document: Any) -> Game:
    """A game that begins at a position. Hidden cards it does not name are drawn at random."""
    if not isinstance(document, dict) or "game" not in document:
        raise DocumentError("game", "a position names its game")
    if document["game"] not in GAMES:
        known = ", ".join(GAMES)
        raise DocumentError("game", f"there is no game {document['game']!r}; the games are {known}")
    return Game(Record(document["game"], {}, position=document))


def _checked_seed(seed: Any) -> int:
    whole = hasattr(seed, "__index__") and not isinstance(seed, bool)
    if not whole or not 0 <= seed < SEED_LIMIT:
        raise ValueError(f"seed is {seed!r}; allowed are whole numbers from 0 to {SEED_LIMIT - 1}")
    return operator.index(seed)


def _same(given: Action, legal: Action) -> bool:
    """Whether an action kept from before still means the same: its number alone may not."""
    if (given.game, given.player) != (legal.game, legal.player):
        return False
    telling = {*given.document, *legal.document} - {"price", "coins", "chain", "engineered"}
    return all(given.document.get(key) == legal.document.get(key) for key in telling)


def _legal_numbers(game: Notation, state: Any, player: int) -> list[int]:
    found = np.zeros(game.rules.most_legal, np.int16)
    count = game.rules.legal(state, player, found)
    return list(found[:count].tolist())


def _legal(game: Notation, state: Any, player: int) -> list[Action]:
    numbers = _legal_numbers(game, state, player)
    documents = game.describe_all(state, player, numbers)
    return [
        Action(game.rules.name, player, number, document)
        for number, document in zip(numbers, documents, strict=True)
    ]
