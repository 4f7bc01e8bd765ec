"""Taking back: who acted, and whether anybody has learned something by what would go."""

from typing import Any

from mirabilia.engine.record import copy_record
from mirabilia.game import Game, load
from mirabilia.notation.games import notation

WORLDS = 24
"""Worlds in which an action is tried; one that reveals something can look harmless in all of
them only if each happens to hide what the real one hides."""


def actors_of(game: Game) -> list[int]:
    """Who took each action of a game."""
    again = _begun(game)
    actors = []
    for action in game.record()["actions"]:
        number, actor = told_action(again, action)
        actors.append(actor)
        again.play(number, actor)
    return actors


def reveals(game: Game, stay: int) -> bool:
    """Whether anything hidden from any player came to light after the first `stay` actions."""
    again = _begun(game)
    for number, action in enumerate(game.record()["actions"]):
        told, actor = told_action(again, action)
        if number >= stay and _reveals(again, actor, told):
            return True
        again.play(told, actor)
    return False


def _reveals(game: Game, actor: int, action: int) -> bool:
    """Whether what a player sees after an action depends on what was hidden before."""
    rules = notation(game.name).rules
    before = game.state
    for viewer in range(game.seats):
        seen = _seen_after(rules, copy_record(before), viewer, actor, action)
        for seed in range(WORLDS):
            world = copy_record(before)
            rules.determinize(world, viewer, seed)
            if _seen_after(rules, world, viewer, actor, action) != seen:
                return True
    return False


def _seen_after(rules: Any, state: Any, viewer: int, actor: int, action: int) -> bytes:
    rules.apply(state, actor, action, None)
    rules.conceal(state, viewer)
    return bytes(state.tobytes())


def _begun(game: Game) -> Game:
    return load(game.record() | {"actions": []})


def told_action(game: Game, action: Any) -> tuple[int, int]:
    """An action of a record as its number and who takes it."""
    if isinstance(action, list):
        return action[1], action[0]
    return action, game.to_decide[0]
