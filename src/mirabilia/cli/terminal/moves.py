"""A game with its moves kept one by one, each with what it caused."""

from dataclasses import dataclass, field
from typing import Any

from mirabilia.cli.terminal.words import Words
from mirabilia.duel.pantheon.components import GOD_BY_NAME
from mirabilia.game import Action, Event, Game, load
from mirabilia.notation.documents import DocumentError

_TOLD_OTHERWISE = (
    "cost",
    "loot",
    "activation",
)  # causes of coin moves that another event already tells
_SECRETS = {"place_god": "terminal-placed", "god_on_top": "terminal-put-on-top"}


@dataclass(frozen=True)
class Move:
    """One action and what it caused."""

    action: Action
    events: list[Event]

    @property
    def player(self) -> int:
        """Who acted."""
        return self.action.player

    def sentences(self, words: Words, *, revealed: bool = False) -> list[str]:
        """What happened, without what follows from it or is said again.

        Events name nothing that is secret; the action may, so it is told only if `revealed`.
        """
        told = [event.sentence(words.language, words.players) for event in self._worth_telling()]
        secret = _SECRETS.get(self.action.document["type"])
        if revealed and secret:
            god = words.name(GOD_BY_NAME[self.action.document["god"]])
            told.insert(1, words(secret, god=god))
        return told

    def _worth_telling(self) -> list[Event]:
        told = []
        kinds = [event.document["type"] for event in self.events]
        for number, event in enumerate(self.events):
            match event.document:
                case {"type": "asked"}:
                    continue
                case {"type": "coins", "cause": cause} if cause in _TOLD_OTHERWISE:
                    continue
                case {"type": "coins", "cause": "trade"} if "card_built" in kinds:
                    continue
                case {"type": "pawn_moved"} if "pawn_moved" in kinds[number + 1 :]:
                    continue
            told.append(event)
        return told


@dataclass
class History:
    """A game and its moves so far."""

    game: Game
    moves: list[Move] = field(default_factory=list)

    def play(self, action: Any, player: int | None = None) -> Move:
        """Carry out an action, by default of the first of those who must decide."""
        chosen = self.game.action(action, player)
        move = Move(chosen, self.game.play(chosen))
        self.moves.append(move)
        return move

    def undo(self) -> None:
        """Take back the last action."""
        self.game.undo()
        self.moves.pop()


def history_of(record: Any, upto: int | None = None) -> History:
    """The game of a record document, up to a move or to its end. A broken one raises."""
    if not isinstance(record, dict) or not isinstance(record.get("actions"), list):
        load(record)  # says what is wrong
        raise DocumentError("actions", "a record lists its actions")
    history = History(load(record | {"actions": []}))
    for number, action in enumerate(record["actions"][:upto]):
        try:
            if isinstance(action, list):  # not the first of those who must decide
                player, number_of_action = action
                history.play(number_of_action, player)
            else:
                history.play(action)
        except ValueError as error:
            raise DocumentError(f"actions[{number}]", str(error)) from error
    return history
