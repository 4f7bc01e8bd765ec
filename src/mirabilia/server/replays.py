"""A game step by step: nothing is secret any more."""

import re
from collections.abc import Sequence
from typing import Any

import mirabilia
from mirabilia.bots import LEVELS
from mirabilia.notation.catalogue import text
from mirabilia.notation.games import notation
from mirabilia.server.errors import Refusal, shortened
from mirabilia.server.telling import called, events_told, facts_of, names_of
from mirabilia.table import Table
from mirabilia.table.commitment import is_sealed
from mirabilia.table.taking_back import told_action

MOST_ACTIONS = 600
"""Actions of a record that somebody sends; the longest games have some two hundred."""
LONGEST_NAME = 100


def replay(table: Table, language: str) -> dict[str, Any]:
    """Every step of a table's game, and whether its seed was sealed."""
    assert table.game is not None
    assert table.opening is not None
    seed, salt = table.opening
    return {
        **_steps(table.game, names_of(table, language), language),
        "seed": seed,
        "salt": salt,
        "is_sealed": is_sealed(table.commitment, seed, salt),
    }


def replay_of_record(record: dict[str, Any], language: str) -> dict[str, Any]:
    """Every step of a record that somebody sent."""
    game = read(record)
    return _steps(game, kept_names(game, language), language)


def read(record: dict[str, Any]) -> mirabilia.Game:
    """The game of a record that somebody sent; what is wrong with it is named."""
    actions, players = record.get("actions"), record.get("players")
    if isinstance(actions, list) and len(actions) > MOST_ACTIONS:
        raise Refusal("too_large", f"a record has up to {MOST_ACTIONS} actions")
    if isinstance(players, list) and any(len(str(name)) > LONGEST_NAME for name in players):
        raise Refusal("record", f"a name has up to {LONGEST_NAME} letters", field="players")
    try:
        return mirabilia.load(record)
    except ValueError as error:
        field = getattr(error, "field", "document")
        problem = str(error).removeprefix(f"{field}: ")
        raise Refusal("record", shortened(problem), field=field) from error


def kept_names(game: mirabilia.Game, language: str) -> tuple[str, ...]:
    """The players of a record in a language: bots are known again by the names of their levels."""
    names = game.names or notation(game.name).score_form(language)["names"][: game.seats]
    levels = {text("en", f"bot-{level}"): level for level in LEVELS}
    known = [levels.get(re.sub(r" \d+$", "", name)) for name in names]
    return called(
        language,
        tuple((level or name, level) for name, level in zip(names, known, strict=True)),
    )


def _steps(played: mirabilia.Game, names: Sequence[str], language: str) -> dict[str, Any]:
    """Every action with what it caused and the position after it."""
    record, result = played.record(), played.result
    game = mirabilia.load(record | {"actions": []})
    start, start_facts = game.position(), facts_of(game.public_view())
    steps = []
    for number, told in enumerate(record["actions"], 1):
        action, seat = told_action(game, told)
        taken = game.action(action, seat)
        events = game.play(taken, seat)
        steps.append(
            {
                "number": number,
                "seat": seat,
                "sentence": taken.sentence(language),
                "action": taken.to_dict(),
                "events": events_told(events, language, names),
                "position": game.position(),
                "facts": facts_of(game.public_view()),
            }
        )
    return {
        "players": list(names),
        "start": start,
        "start_facts": start_facts,
        "steps": steps,
        "result": result.to_dict() if result else None,
    }
