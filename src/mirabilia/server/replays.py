"""A finished game, step by step: nothing is secret any more."""

from typing import Any

import mirabilia
from mirabilia.server.telling import events_told, facts_of, names_of
from mirabilia.table import Table
from mirabilia.table.commitment import is_sealed
from mirabilia.table.taking_back import told_action


def replay(table: Table, language: str) -> dict[str, Any]:
    """Every action with what it caused and the position after it."""
    assert table.game is not None
    assert table.opening is not None
    record, names = table.game.record(), names_of(table, language)
    game = mirabilia.load(record | {"actions": []})
    start, start_facts = _position(game), facts_of(game.public_view())
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
                "position": _position(game),
                "facts": facts_of(game.public_view()),
            }
        )
    seed, salt = table.opening
    result = table.game.result
    return {
        "players": list(names),
        "start": start,
        "start_facts": start_facts,
        "steps": steps,
        "result": result.to_dict() if result else None,
        "seed": seed,
        "salt": salt,
        "is_sealed": is_sealed(table.commitment, seed, salt),
    }


def _position(game: mirabilia.Game) -> dict[str, Any]:
    """The table with all hands open; what the deal held back stays out of a replay."""
    return game.position()
