"""How a game of Duel stands, at a glance."""

from typing import Any

import numpy as np
import pytest

import mirabilia
from mirabilia import bots
from mirabilia.bots.duel.value import THINGS, count_things, foresee, names
from mirabilia.game import Game
from support.duel import A, B, duel


def chance(state: Any, player: int) -> float:
    return float(foresee(state, player, np.zeros(THINGS, np.int8)))


def game_after(moves: int, seed: int, **options: Any) -> Game:
    game = mirabilia.new("duel", seed=seed, **options)
    chooser = bots.make("random", seed=seed)
    for _ in range(moves):
        game.play(chooser.choose(game.view(game.to_decide[0])))
    return game


@pytest.mark.parametrize("pantheon", [False, True])
@pytest.mark.parametrize("moves", [0, 12, 30, 50])
def test_the_chances_of_both_players_make_one(pantheon: bool, moves: int) -> None:
    state = game_after(moves, 3, pantheon=pantheon).state

    assert chance(state, A) + chance(state, B) == pytest.approx(1)


@pytest.mark.parametrize("pantheon", [False, True])
@pytest.mark.parametrize("moves", [0, 5, 20, 40])
def test_nothing_hidden_is_looked_at(pantheon: bool, moves: int) -> None:
    game = game_after(moves, 4, pantheon=pantheon)
    view = game.view(0)

    assert {chance(view.determinize(seed), 0) for seed in range(5)} == {chance(view.state, 0)}


def test_a_richer_city_stands_better() -> None:
    rich = ("Palace", "Town Hall", "Obelisk")
    table = duel(cards=("Brewery", "Walls", "Statue"), cities=(rich, ()), coins=(20, 2))

    assert chance(table.state, A) > 0.8


def test_what_is_counted_has_a_name() -> None:
    table = duel(cards=("Brewery",), cities=(("Palace",), ("Tavern",)), coins=(7, 7))
    things = np.zeros(THINGS, np.int8)

    count_things(table.state, things)

    counted = {name: int(count) for name, count in zip(names(), things, strict=True) if count}
    assert counted["card Palace"] == 1
    assert counted["card Tavern"] == -1
    assert "coins 7" not in counted
