"""Game records: how a game began and every action since, as JSON."""

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from mirabilia.engine.options import OptionError
from mirabilia.notation.documents import DocumentError, check
from mirabilia.notation.games import GAMES, notation

Move = int | list[int]
"""An action's number, where the first of those who must decide took it; else [player, number]."""


@dataclass
class Record:
    """A game from its seed, or from a position, with the actions played."""

    game: str
    options: dict[str, Any]
    seed: int | None = None
    position: dict[str, Any] | None = None
    actions: list[Move] = field(default_factory=list)
    players: list[str] = field(default_factory=list)

    def document(self) -> dict[str, Any]:
        """The record as a JSON document."""
        words = notation(self.game)
        document: dict[str, Any] = {
            "game": self.game,
            "rules_version": words.rules.version,
            "options": words.options_document(self.options),
        }
        if self.position is not None:
            document["position"] = deepcopy(self.position)
        else:
            document["seed"] = self.seed
        document["actions"] = deepcopy(self.actions)
        if self.players:
            document["players"] = list(self.players)
        return document


def read_record(document: Any) -> Record:
    """Check a record document; its actions are checked when they are replayed."""
    check(document, "record")
    game = document["game"]
    if game not in GAMES:
        raise DocumentError("game", f"there is no game {game!r}; the games are {', '.join(GAMES)}")
    rules = notation(game).rules
    if document["rules_version"] != rules.version:
        raise DocumentError(
            "rules_version", f"is {document['rules_version']}; these rules are {rules.version}"
        )
    try:
        options = vars(rules.options(**document["options"]))
    except OptionError as error:
        raise DocumentError("options", str(error)) from error
    players = document.get("players", [])
    seats = rules.seats(rules.blank(rules.options(**document["options"])))
    if players and len(players) != seats:
        raise DocumentError("players", f"names {len(players)} players; the game has {seats}")
    return Record(
        game=game,
        options=options,
        seed=int(document["seed"]) if "seed" in document else None,  # JSON may write 7 as 7.0
        position=document.get("position"),
        actions=[
            [int(part) for part in action] if isinstance(action, list) else int(action)
            for action in document["actions"]
        ],
        players=list(players),
    )
