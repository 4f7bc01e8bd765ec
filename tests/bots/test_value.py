"""How a game stands at a glance: what is described, and what the network makes of it."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mirabilia
from mirabilia import bots
from mirabilia.bots.classic import value as classic_value
from mirabilia.bots.duel import value as duel_value
from mirabilia.bots.judgements import judgement
from mirabilia.bots.network import (
    AHEAD,
    FAR,
    NEAR,
    STANDING,
    UNITS,
    load_network,
    note,
    numbers,
    weigh,
)
from mirabilia.bots.search.simulations import CHANCE, LEAD, foresight_rule
from mirabilia.classic.components import CARD_BY_NAME as CLASSIC_CARDS
from mirabilia.classic.components import CARD_COUNT as CLASSIC_CARD_COUNT
from mirabilia.duel.components import CARD_BY_NAME as DUEL_CARDS
from mirabilia.duel.components import CARD_COUNT as DUEL_CARD_COUNT
from mirabilia.game import Game
from support.classic import classic
from support.duel import A, B, duel

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "duel": ("duel", {}),
    "pantheon": ("duel", {"pantheon": True}),
    "classic of two": ("classic", {"players": 2}),
    "classic of three": ("classic", {"players": 3}),
    "classic of seven, first edition": ("classic", {"players": 7, "edition": "first"}),
}
ANY_TABLE = pytest.mark.parametrize(("name", "options"), TABLES.values(), ids=TABLES)
ANY_MOMENT = pytest.mark.parametrize("moves", [10, 25, 44])


@cache
def foresight(name: str) -> Any:
    return foresight_rule(judgement(name))


def outlook(name: str, state: Any) -> Any:
    """Chances and leads of all players."""
    known = judgement(name)
    things = np.zeros((known.rules.players, 1 + known.network.first.shape[1]), np.int32)
    found = np.zeros((2, known.rules.players))
    foresight(name)(state, known.network, things, np.zeros(UNITS, np.float32), found)
    return found[:, : known.rules.seats(state)]


def described(name: str, state: Any) -> Any:
    known = judgement(name)
    size = known.network.first.shape[1]
    things = np.zeros((known.rules.players, 1 + size), np.int32)
    known.describe(state, things)
    return numbers(things, size)


def game_after(moves: int, name: str, seed: int = 3, **options: Any) -> Game:
    game = mirabilia.new(name, seed=seed, **options)
    chooser = bots.make("random", seed=seed)
    for _ in range(moves):
        game.play(chooser.choose(game.view(game.to_decide[0])))
    return game


@ANY_TABLE
@ANY_MOMENT
def test_the_chances_of_all_players_make_one(
    name: str, options: dict[str, Any], moves: int
) -> None:
    state = game_after(moves, name, **options).state

    chances = outlook(name, state)[CHANCE]

    assert chances.sum() == pytest.approx(1)
    assert (chances > 0).all()


@ANY_TABLE
@ANY_MOMENT
def test_a_glance_changes_nothing(name: str, options: dict[str, Any], moves: int) -> None:
    state = game_after(moves, name, **options).state
    before = state.tobytes()

    outlook(name, state)

    assert state.tobytes() == before


@pytest.mark.parametrize("pantheon", [False, True])
@pytest.mark.parametrize("moves", [5, 20, 40])
def test_nothing_hidden_is_looked_at_in_duel(pantheon: bool, moves: int) -> None:
    view = game_after(moves, "duel", 4, pantheon=pantheon).view(0)

    seen = [described("duel", view.determinize(seed))[0].tobytes() for seed in range(5)]

    assert set(seen) == {described("duel", view.state)[0].tobytes()}


def test_the_own_seat_sees_nothing_of_other_hands_in_7_wonders() -> None:
    view = game_after(20, "classic", 4, players=4).view(2)

    seen = [described("classic", view.determinize(seed))[2].tobytes() for seed in range(5)]

    assert len(set(seen)) == 1


def test_a_building_is_seen_from_every_side_of_the_table_in_duel() -> None:
    table = duel(cards=("Brewery",), cities=(("Palace",), ("Tavern",)))
    palace, tavern = DUEL_CARDS["Palace"].id, DUEL_CARDS["Tavern"].id

    things = described("duel", table.state)[:, duel_value.CITY :]

    own, other = things[:, :DUEL_CARD_COUNT], things[:, DUEL_CARD_COUNT : 2 * DUEL_CARD_COUNT]
    assert (own[A, palace], own[B, palace]) == (1, 0)
    assert (other[A, palace], other[B, palace]) == (0, 1)
    assert (own[B, tavern], other[A, tavern]) == (1, 1)


def test_a_building_is_seen_from_every_side_of_the_table_in_7_wonders() -> None:
    table = classic(players=4, cities=(("Altar",), (), (), ()))
    altar = CLASSIC_CARDS["Altar"].id

    things = described("classic", table.state)[:4, classic_value.BUILT :]

    own, left, right = (things[:, n * CLASSIC_CARD_COUNT + altar].tolist() for n in range(3))
    assert own == [1, 0, 0, 0]
    assert left == [0, 0, 0, 1]  # the left neighbour is the next seat
    assert right == [0, 1, 0, 0]


def test_a_richer_city_stands_better_in_duel() -> None:
    rich = ("Palace", "Town Hall", "Obelisk")
    table = duel(cards=("Brewery", "Walls", "Statue"), cities=(rich, ()), coins=(20, 2))

    found = outlook("duel", table.state)

    assert found[CHANCE, A] > 0.8
    assert found[LEAD, A] > 5 > -5 > found[LEAD, B]


def test_a_richer_city_stands_better_in_7_wonders() -> None:
    rich = ("Altar", "Statue", "Aqueduct", "Temple", "Courthouse")
    table = classic(age=3, cities=((), rich, ()))

    found = outlook("classic", table.state)

    assert found[CHANCE, 1] > 0.7
    assert found[LEAD, 1] > 0


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("name", ["duel", "classic"])
def test_the_network_weighs_as_plain_algebra_does(name: str, age: int) -> None:
    network = judgement(name).network
    random = np.random.default_rng(age)
    things = random.integers(-2, 3, network.first.shape[1]).astype(np.int8)
    listed = np.zeros(1 + len(things), np.int32)
    for thing, amount in enumerate(things):
        listed[0] = note(listed[1:], listed[0], thing, int(amount))
    units = np.zeros(UNITS, np.float32)

    weigh(network, age, listed, units)

    assert (numbers(listed, len(things)) == things).all()

    near = np.maximum(things @ network.first[age - 1] + network.first_bias[age - 1], 0)
    far = np.maximum(near @ network.second[age - 1] + network.second_bias[age - 1], 0)
    found = far @ network.last[age - 1] + network.last_bias[age - 1]
    assert units[[STANDING, AHEAD]] == pytest.approx(found, rel=1e-3, abs=1e-3)
    assert (near.shape, far.shape) == ((NEAR,), (FAR,))


@pytest.mark.parametrize(("name", "value"), [("duel", duel_value), ("classic", classic_value)])
def test_the_network_knows_all_that_is_described(name: str, value: Any) -> None:
    network = judgement(name).network

    assert network.first.shape == (3, value.THINGS, NEAR)
    assert value.scale().shape == (value.THINGS,)


def test_a_network_for_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "value.npz"
    np.savez(path, **judgement("duel").network._asdict())

    assert load_network(path, duel_value.THINGS).first.shape[1] == duel_value.THINGS
    with pytest.raises(ValueError, match="learn it anew"):
        load_network(path, duel_value.THINGS + 1)
