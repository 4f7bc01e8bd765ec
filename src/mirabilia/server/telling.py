"""All that anybody is told of a table: the one way from a journal, which has secrets, to a client.

Everything here comes from views, from events, which name nothing secret, and from entries whose
fields are listed one by one.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import orjson

from mirabilia.bots import LEVELS
from mirabilia.game import Action, Event, PublicView, View
from mirabilia.notation.catalogue import text
from mirabilia.notation.games import notation
from mirabilia.server.choices import has_secrets
from mirabilia.table import Entry, Table
from mirabilia.table import entries as journal

REMEMBERED = 50_000
"""Sentences kept, since the same ones are said at every table."""

_SHOWN: dict[type[Entry], tuple[str, ...]] = {
    journal.Opened: (),
    journal.Joined: ("seat", "name"),
    journal.Vacated: ("seat",),
    journal.Swapped: ("seat", "other"),
    journal.BotSeated: ("seat", "bot"),
    journal.Played: ("seat",),
    journal.UndoAsked: ("seat", "stay"),
    journal.UndoAnswered: ("seat", "agreed"),
    journal.TakenBack: ("stay",),
    journal.EndOffered: ("seat",),
    journal.EndAnswered: ("seat", "agreed"),
    journal.GaveUp: ("seat", "reason"),
    journal.Ended: ("reason", "winners"),
    journal.ClocksRestarted: (),
    journal.Said: ("seat", "name", "text"),
    journal.Rematched: ("table",),
    journal.Resumed: ("moves",),
}
"""Of each kind of entry the fields that everybody may know, besides its time."""


def told(
    table: Table,
    seats: Sequence[int],
    *,
    since: int,
    language: str,
    now: int,
    facts: bool = False,
) -> dict[str, Any]:
    """The table as those in these seats see it; without seats, as a spectator does."""
    game = table.game
    views = [_seat_view(table, seat, language, facts) for seat in seats] if game else []
    public = game.public_view() if game and not seats else None
    return {
        "number": table.number,
        "status": table.status,
        "seats": [_seat(table, number, now) for number in range(len(table.seats))],
        "host": next(iter(table.seats_of(table.host)), None),
        "to_decide": list(table.to_decide),
        "position": public.to_dict() if public else None,
        "facts": facts_of(public) if public and facts else None,
        "views": views,
        "log": [_happening(table, number, language) for number in range(since, table.number)],
        "undo": _request(table.undo),
        "offer": _request(table.offer),
        "ending": _ending(table),
        "rematch": table.rematch,
    }


def welcome(table: Table, name: str) -> dict[str, Any]:
    """What never changes at a table."""
    return {
        "id": name,
        "setup": table.setup.document(),
        "opened_at": table.opened_at,
        "commitment": table.commitment,
        "has_secrets": has_secrets(table.setup.game, dict(table.setup.options)),
    }


def explained(table: Table, seat: int, thing: str, language: str) -> dict[str, Any]:
    """What something costs a seat, and why. A ValueError if there is no such thing."""
    if table.game is None:
        raise ValueError("the game has not begun")
    price = table.game.price(thing, seat)
    return {
        "price": price.to_dict(),
        "sentences": price.sentences(language, names_of(table, language)),
    }


def names_of(table: Table, language: str = "en") -> tuple[str, ...]:
    """The players' names, by seat; a bot is called by its level, and numbered among its like."""
    return called(language, tuple((seat.name, seat.bot) for seat in table.seats))


@lru_cache(REMEMBERED)
def called(language: str, seats: tuple[tuple[str, str | None], ...]) -> tuple[str, ...]:
    """What those are called who sit here, each by name and bot."""
    known = [
        _bot_name(language, bot) if bot is not None and name in (bot, "") else name
        for name, bot in seats
    ]
    numbers: Counter[str] = Counter()
    names = []
    for name, (_, bot) in zip(known, seats, strict=True):
        if bot is not None and known.count(name) > 1:
            numbers[name] += 1
            name = text(language, "bot-numbered", name=name, number=numbers[name])
        names.append(name)
    return tuple(names)


def _bot_name(language: str, bot: str) -> str:
    return text(language, f"bot-{bot}") if bot in LEVELS else bot


def _seat(table: Table, number: int, now: int) -> dict[str, Any]:
    seat = table.seats[number]
    return {
        "seat": number,
        "kind": "open" if seat.is_open else "bot" if seat.bot else "human",
        "name": seat.name,
        "bot": seat.bot,
        "gave_up": seat.gave_up,
        "time_left": table.time_left(number, now),
        "is_running": table.is_running(number),
    }


def _seat_view(table: Table, seat: int, language: str, facts: bool) -> dict[str, Any]:
    assert table.game is not None
    view = table.game.view(seat)
    asked = table.asked(seat)
    question = None
    if asked is not None:
        question = {
            "asked": asked,
            "must": seat in table.to_decide,
            "actions": [action_told(action, language) for action in view.legal()],
        }
    return {
        "seat": seat,
        "position": view.to_dict(),
        "facts": facts_of(view) if facts else None,
        "question": question,
    }


def facts_of(view: View | PublicView) -> dict[str, Any]:
    """What follows from a view by the rules; prices only for a player."""
    player = view.player if isinstance(view, View) else None
    return notation(view.game).facts(view.state, player)


def action_told(action: Action, language: str) -> dict[str, Any]:
    """An action as a document and a sentence."""
    document = action.document
    return {
        "number": action.number,
        "document": document,
        "sentence": _action_sentence(action.game, language, orjson.dumps(document)),
    }


@lru_cache(REMEMBERED)
def _action_sentence(game: str, language: str, document: bytes) -> str:
    return notation(game).sentence(language, orjson.loads(document))


def analysis_in(made: dict[str, Any], language: str, names: Sequence[str]) -> dict[str, Any]:
    """An analysis as it is kept, with its sentences in a language."""
    say = notation(made["game"]).sentence
    moves = [
        move
        | {
            "sentence": say(language, move["action"]),
            "better_sentence": say(language, move["better"]) if move["better"] else None,
        }
        for move in made["moves"]
    ]
    return made | {"players": list(names), "moves": moves}


def events_told(events: list[Event], language: str, names: Sequence[str]) -> list[dict[str, Any]]:
    """Events as documents and sentences."""
    return [
        {
            "document": event.document,
            "sentence": _event_sentence(
                event.game, language, orjson.dumps(event.document), tuple(names)
            ),
        }
        for event in events
    ]


@lru_cache(REMEMBERED)
def _event_sentence(game: str, language: str, document: bytes, names: tuple[str, ...]) -> str:
    return notation(game).event_sentence(language, orjson.loads(document), names)


def _happening(table: Table, number: int, language: str) -> dict[str, Any]:
    entry = table.entries[number]
    document = {"number": number, "at": entry.at, "type": entry.kind}
    document |= {field: getattr(entry, field) for field in _SHOWN[type(entry)]}
    if number in table.happened:
        document["events"] = events_told(
            table.happened[number], language, names_of(table, language)
        )
    return document


def _request(request: Any) -> dict[str, Any] | None:
    if request is None:
        return None
    return {"seat": request.seat, "agreed": sorted(request.agreed), "stay": request.stay}


def _ending(table: Table) -> dict[str, Any] | None:
    if table.opening is None or table.game is None:
        return None
    seed, salt = table.opening
    result = table.game.result
    reason = table.ended.reason if table.ended else str(result.victory if result else "")
    return {
        "reason": reason,
        "by_points": not table.ended and reason not in _without_points(table.setup.game),
        "winners": table.winners,
        "score": table.game.score(),
        "seed": seed,
        "salt": salt,
    }


@lru_cache
def _without_points(game: str) -> frozenset[str]:
    """The victories that the score does not decide."""
    endings = notation(game).score_form("en")["endings"]
    return frozenset(each["victory"] for each in endings if not each["by_points"])
