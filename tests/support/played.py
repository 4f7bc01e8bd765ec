"""Games of random play, quickly made: finished ones, and some moves on."""

import random
from typing import Any

import numpy as np

import mirabilia
from mirabilia import bots
from mirabilia.engine.record import copy_record
from mirabilia.game import Game
from mirabilia.notation.games import notation
from mirabilia.notation.records import Move, Record
from support.matches import match


def played(game: str, seed: int, **options: Any) -> dict[str, Any]:
    """The record of a game in which all play at random."""
    rules = notation(game).rules
    chosen = rules.options(**options)
    state = copy_record(rules.blank(chosen))
    rules.deal(state, seed)
    found = np.zeros(rules.most_legal, np.int16)
    generator = random.Random(seed)
    actions: list[Move] = []
    while not rules.is_over(state):
        player = next(seat for seat in range(rules.seats(state)) if rules.owes(state, seat))
        action = int(generator.choice(found[: rules.legal(state, player, found)]))
        rules.apply(state, player, action, None)
        actions.append(action)
    return Record(game, vars(chosen), seed=seed, actions=actions).document()


def game_after(moves: int, name: str = "duel", seed: int = 3, **options: Any) -> Game:
    """A game some random moves on."""
    game = mirabilia.new(name, seed=seed, **options)
    chooser = bots.make("random", seed=seed)
    for _ in range(moves):
        game.play(chooser.choose(game.view(game.to_decide[0])))
    return game


def stored(record: dict[str, Any], *bots: str) -> Any:
    """A record as the arena stores it."""
    options = vars(notation(record["game"]).rules.options(**record["options"]))
    return match(
        *bots,
        winners=[0],
        game=record["game"],
        options=options,
        seed=record["seed"],
        record=record,
    )
