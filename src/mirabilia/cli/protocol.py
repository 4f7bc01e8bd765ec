"""The engine's line protocol: a JSON object asks, a JSON object answers.

`Session.respond` takes one line and gives one line, whatever the line holds. `docs/protocol.md`
describes every command.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from typing import Any

import mirabilia
from mirabilia.game import Action, Event, Game, IllegalActionError
from mirabilia.notation.catalogue import LANGUAGES
from mirabilia.notation.documents import DocumentError
from mirabilia.notation.games import GAMES, notation

LONGEST_LINE = 1 << 20
"""Bytes in a request; a position takes about 4,000."""
LONGEST_MESSAGE = 1_000
"""Characters in an error message, however large what it complains about."""

_TYPES: dict[str, tuple[tuple[type, ...], str]] = {
    "id": ((str, int), "a string or a whole number"),
    "game": ((str,), "a string"),
    "seed": ((int,), "a whole number"),
    "options": ((dict,), "an object"),
    "document": ((dict,), "an object"),
    "record": ((dict,), "an object"),
    "action": ((int, dict), "a whole number or an object"),
    "player": ((int,), "a whole number"),
    "name": ((str,), "a string"),
    "language": ((str,), "a string"),
    "since": ((int,), "a whole number"),
}


class ProtocolError(ValueError):
    """A request that cannot be answered; `kind` is for programs, the message for people."""

    def __init__(self, kind: str, message: str, field: str | None = None) -> None:
        super().__init__(message)
        self.kind = kind
        self.field = field

    def document(self) -> dict[str, Any]:
        """The error as the protocol shows it."""
        document = {"kind": self.kind, "message": _shortened(str(self), LONGEST_MESSAGE)}
        return document | ({"field": self.field} if self.field else {})


@dataclass(frozen=True)
class Command:
    """One command: what it does and which fields it takes."""

    run: Callable[..., dict[str, Any]]
    required: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()


class Session:
    """One conversation: at most one game at a time. A request that fails changes nothing."""

    def __init__(self) -> None:
        self.finished = False
        """Whether `quit` was asked."""
        self._game: Game | None = None
        self.commands = {
            "games": Command(self._games),
            "new": Command(self._new, ("game",), ("seed", "options")),
            "position": Command(self._position, (), ("document",)),
            "load": Command(self._load, ("record",)),
            "legal": Command(self._legal, (), ("player", "language")),
            "play": Command(self._play, ("action",), ("player", "language")),
            "undo": Command(self._undo),
            "view": Command(self._view, ("player",)),
            "score": Command(self._score),
            "result": Command(self._result),
            "price": Command(self._price, ("name",), ("player", "language")),
            "events": Command(self._events, (), ("since", "language")),
            "record": Command(self._record),
            "quit": Command(self._quit),
        }

    def respond(self, line: bytes) -> bytes:
        """The answer to one line, a line itself."""
        answer: dict[str, Any] = {}
        try:
            request = _parsed(line)
            if "id" in request:
                answer["id"] = _checked("id", request.pop("id"))
            answer |= {"ok": True, **self._answer(request)}
        except ProtocolError as error:
            answer |= _refusal(error)
        except RecursionError:
            answer |= _refusal(ProtocolError("malformed", "the line is nested too deeply"))
        except Exception as fault:
            # A fault of ours. Whoever drives the engine should hear of it, not lose the game.
            message = f"{type(fault).__name__}: {fault}"
            answer |= _refusal(ProtocolError("internal", message))
        return _line(answer)

    def _answer(self, request: dict[str, Any]) -> dict[str, Any]:
        listed = ", ".join(self.commands)
        if "command" not in request:
            raise ProtocolError("bad_field", f"no command; the commands are {listed}", "command")
        name = request.pop("command")
        if not isinstance(name, str) or name not in self.commands:
            message = f"there is no command {_shown(name)}; the commands are {listed}"
            raise ProtocolError("unknown_command", message, "command")
        command = self.commands[name]
        allowed = (*command.required, *command.optional)
        for field in request:
            if field not in allowed:
                takes = ", ".join(allowed) or "none"
                message = f"{name} has no field {_shown(field)}; its fields are: {takes}"
                raise ProtocolError("bad_field", message, field)
        given = {
            field: _checked(field, value)
            for field, value in request.items()
            if value is not None or field in command.required
        }
        for field in command.required:
            if field not in given:
                raise ProtocolError("bad_field", f"{name} needs the field {field}", field)
        return command.run(**given)

    # Beginning

    def _games(self) -> dict[str, Any]:
        return {"games": [_game_document(game) for game in GAMES], "languages": list(LANGUAGES)}

    def _new(
        self, game: str, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        chosen = options or {}
        if game not in GAMES:
            message = f"there is no game {_shown(game)}; the games are {', '.join(GAMES)}"
            raise ProtocolError("bad_field", message, "game")
        try:
            notation(game).rules.options(**chosen)
        except ValueError as error:
            raise ProtocolError("bad_field", str(error), "options") from error
        try:
            return self._begin(mirabilia.new(game, seed=seed, **chosen))
        except ValueError as error:
            raise ProtocolError("bad_field", str(error), "seed") from error

    def _position(self, document: dict[str, Any] | None = None) -> dict[str, Any]:
        if document is None:
            return {"position": self._current().position()}
        return self._read(mirabilia.position, document)

    def _load(self, record: dict[str, Any]) -> dict[str, Any]:
        return self._read(mirabilia.load, record)

    def _read(self, load: Callable[[Any], Game], document: dict[str, Any]) -> dict[str, Any]:
        try:
            return self._begin(load(document))
        except DocumentError as error:
            raise ProtocolError("bad_document", str(error), error.field) from error
        except ValueError as error:
            raise ProtocolError("bad_document", str(error)) from error

    def _begin(self, game: Game) -> dict[str, Any]:
        self._game = game
        record = game.record()
        seed = {"seed": record["seed"]} if "seed" in record else {}
        return {"game": game.name, **seed, "options": game.options, **_standing(game)}

    # Playing

    def _legal(self, player: int | None = None, language: str = "en") -> dict[str, Any]:
        game = self._current()
        who = self._player(player)
        found = game.legal(who) if who is not None else []
        return {"player": who, "actions": [_action_entry(each, language) for each in found]}

    def _play(
        self, action: int | dict[str, Any], player: int | None = None, language: str = "en"
    ) -> dict[str, Any]:
        game = self._current()
        who = self._player(player)
        try:
            chosen = game.action(action, who)
        except ValueError as error:
            raise ProtocolError("illegal_action", str(error), "action") from error
        happened = game.play(chosen, who)
        return {
            "player": chosen.player,
            "action": _action_entry(chosen, language),
            "events": _event_entries(game, happened, language),
            **_standing(game),
        }

    def _undo(self) -> dict[str, Any]:
        game = self._current()
        try:
            game.undo()
        except IllegalActionError as error:
            raise ProtocolError("illegal_action", str(error)) from error
        return _standing(game)

    # Looking

    def _view(self, player: int) -> dict[str, Any]:
        game = self._current()
        return {"player": self._player(player), "view": game.view(player).to_dict()}

    def _score(self) -> dict[str, Any]:
        return {"score": self._current().score()}

    def _result(self) -> dict[str, Any]:
        result = self._current().result
        return {"result": asdict(result) if result else None}

    def _price(self, name: str, player: int | None = None, language: str = "en") -> dict[str, Any]:
        game = self._current()
        try:
            price = game.price(name, self._player(player))
        except ValueError as error:
            raise ProtocolError("bad_field", str(error), "name") from error
        return {"price": price.to_dict(), "sentences": price.sentences(language, _names(game))}

    def _events(self, since: int = 0, language: str = "en") -> dict[str, Any]:
        game = self._current()
        events = game.events
        if not 0 <= since <= len(events):
            message = f"since is {since}; allowed are 0 to {len(events)}"
            raise ProtocolError("bad_field", message, "since")
        entries = _event_entries(game, events[since:], language)
        return {"since": since, "next": len(events), "events": entries}

    def _record(self) -> dict[str, Any]:
        return {"record": self._current().record()}

    def _quit(self) -> dict[str, Any]:
        self.finished = True
        return {}

    def _current(self) -> Game:
        if self._game is None:
            raise ProtocolError("no_game", "there is no game yet; begin with new, position or load")
        return self._game

    def _player(self, player: int | None) -> int | None:
        """The player asked for, else the one who decides, else None."""
        game = self._current()
        if player is None:
            return next(iter(game.to_decide), None)
        if player not in range(game.seats):
            message = f"there is no player {player}; players are 0 to {game.seats - 1}"
            raise ProtocolError("bad_field", message, "player")
        return player


# Lines


def _parsed(line: bytes) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise ProtocolError("malformed", f"a line holds at most {LONGEST_LINE:,} bytes")
    try:
        request = json.loads(line.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        message = f"the line is not UTF-8: byte {error.start} is {line[error.start]:#04x}"
        raise ProtocolError("malformed", message) from error
    except ValueError as error:
        raise ProtocolError("malformed", f"the line is not JSON: {error}") from error
    if not isinstance(request, dict):
        raise ProtocolError("malformed", f"a request is an object, not {_shown(request)}")
    return request


def _line(answer: dict[str, Any]) -> bytes:
    try:
        text = json.dumps(answer, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:  # half of a surrogate pair came in and goes out again
        text = json.dumps(answer).encode("ascii")
    return text + b"\n"


def _refusal(error: ProtocolError) -> dict[str, Any]:
    return {"ok": False, "error": error.document()}


def _checked(field: str, value: Any) -> Any:
    types, described = _TYPES[field]
    if not isinstance(value, types) or isinstance(value, bool):
        raise ProtocolError("bad_field", f"{field} is {_shown(value)}, not {described}", field)
    if field == "language" and value not in LANGUAGES:
        message = f"there is no language {_shown(value)}; allowed are {', '.join(LANGUAGES)}"
        raise ProtocolError("bad_field", message, field)
    return value


def _shown(value: Any) -> str:
    """A value from outside, short enough for an error message."""
    return _shortened(json.dumps(value, ensure_ascii=False), 60)


def _shortened(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


# Parts of answers


def _game_document(game: str) -> dict[str, Any]:
    rules = notation(game).rules
    return {
        "game": game,
        "rules_version": rules.version,
        "players": rules.players,
        "options": [
            {"name": choice.name, "values": list(choice.values), "meaning": choice.meaning}
            for choice in rules.choices
        ],
        "rulings": {name: dict(values) for name, values in rules.presets.items()},
    }


def _standing(game: Game) -> dict[str, Any]:
    return {"to_decide": list(game.to_decide), "is_over": game.is_over}


def _names(game: Game) -> list[str] | None:
    """The players' names, where a loaded record gave them."""
    return game.record().get("players")


def _action_entry(action: Action, language: str) -> dict[str, Any]:
    return {
        "number": action.number,
        "document": action.to_dict(),
        "sentence": action.sentence(language),
    }


def _event_entries(game: Game, events: Iterable[Event], language: str) -> list[dict[str, Any]]:
    names = _names(game)
    return [
        {"document": event.to_dict(), "sentence": event.sentence(language, names)}
        for event in events
    ]
