"""How a game stands, at a glance and closely: what is described, what networks make of it."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mirabilia.bots.classic import value as classic_value
from mirabilia.bots.duel import study as duel_study
from mirabilia.bots.duel import value as duel_value
from mirabilia.bots.judgements import judgement
from mirabilia.bots.network import (
    AHEAD,
    STANDING,
    Network,
    load_network,
    note,
    numbers,
    units_of,
    weigh,
)
from mirabilia.bots.search import CLOSELY, SearchBot
from mirabilia.bots.search.simulations import CHANCE, LEAD, foresight_rule
from mirabilia.classic.components import CARD_BY_NAME as CLASSIC_CARDS
from mirabilia.classic.components import CARD_COUNT as CLASSIC_CARD_COUNT
from mirabilia.duel.components import CARD_BY_NAME as DUEL_CARDS
from mirabilia.duel.components import CARD_COUNT as DUEL_CARD_COUNT
from mirabilia.duel.views import conceal
from mirabilia.game import View
from support.classic import classic
from support.duel import A, B, duel
from support.played import game_after

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "duel": ("duel", {}),
    "pantheon": ("duel", {"pantheon": True}),
    "classic of two": ("classic", {"players": 2}),
    "classic of three": ("classic", {"players": 3}),
    "classic of seven, first edition": ("classic", {"players": 7, "edition": "first"}),
}
ANY_TABLE = pytest.mark.parametrize(("name", "options"), TABLES.values(), ids=TABLES)
PANTHEON = pytest.mark.parametrize("pantheon", [False, True], ids=["base", "pantheon"])
ANY_MOMENT = pytest.mark.parametrize("moves", [10, 25, 44])

STUDY = judgement("duel").study
assert STUDY is not None


@cache
def foresight(name: str) -> Any:
    return foresight_rule(judgement(name))


def outlook(name: str, state: Any, network: Network | None = None) -> Any:
    """Chances and leads of all players, by a glance if no other network is given."""
    known = judgement(name)
    network = network or known.network
    things = np.zeros((known.rules.players, 1 + network.first.shape[1]), np.int32)
    found = np.zeros((2, known.rules.players))
    foresight(name)(state, network, things, np.zeros(units_of(network), np.float32), found)
    return found[:, : known.rules.seats(state)]


def described(name: str, state: Any) -> Any:
    known = judgement(name)
    size = known.network.first.shape[1]
    things = np.zeros((known.rules.players, 1 + size), np.int32)
    known.describe(state, things)
    return numbers(things, size)


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
@pytest.mark.parametrize("name", ["duel", "classic", "study"])
def test_the_network_weighs_as_plain_algebra_does(name: str, age: int) -> None:
    network = STUDY.network if name == "study" else judgement(name).network
    random = np.random.default_rng(age)
    things = random.integers(-2, 3, network.first.shape[1]).astype(np.int8)
    listed = np.zeros(1 + len(things), np.int32)
    for thing, amount in enumerate(things):
        listed[0] = note(listed[1:], listed[0], thing, int(amount))
    units = np.zeros(units_of(network), np.float32)

    weigh(network, age, listed, units)

    assert (numbers(listed, len(things)) == things).all()

    near = np.maximum(things @ network.first[age - 1] + network.first_bias[age - 1], 0)
    far = np.maximum(near @ network.second[age - 1] + network.second_bias[age - 1], 0)
    found = far @ network.last[age - 1] + network.last_bias[age - 1]
    assert units[[STANDING, AHEAD]] == pytest.approx(found, rel=1e-3, abs=1e-3)
    assert units_of(network) == 2 + len(near) + len(far)


@pytest.mark.parametrize(("name", "value"), [("duel", duel_value), ("classic", classic_value)])
def test_the_network_knows_all_that_is_described(name: str, value: Any) -> None:
    network = judgement(name).network

    assert network.first.shape[:2] == (3, value.THINGS)
    assert value.scale().shape == (value.THINGS,)


def test_a_network_for_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "value.npz"
    np.savez(path, **judgement("duel").network._asdict())

    assert load_network(path, duel_value.THINGS).first.shape[1] == duel_value.THINGS
    with pytest.raises(ValueError, match="learn it anew"):
        load_network(path, duel_value.THINGS + 1)


# A closer look


def studied(state: Any, player: int) -> Any:
    """What is seen from a seat, as the numbers that the network reads."""
    things = np.zeros(1 + duel_study.STUDIED, np.int32)
    duel_study.describe_closely(state, player, things)
    return numbers(things, duel_study.STUDIED)


def of_side(seen: Any, first: int, side: int, card: str) -> int:
    """A number that there is for each card, of one side."""
    return int(seen[first + side * DUEL_CARD_COUNT + DUEL_CARDS[card].id])


@PANTHEON
@pytest.mark.parametrize("moves", [10, 25, 44])
def test_a_closer_look_finds_chances_that_make_one_and_changes_nothing(
    pantheon: bool, moves: int
) -> None:
    state = game_after(moves, pantheon=pantheon).state
    before = state.tobytes()

    found = outlook("duel", state, STUDY.network)

    assert found[CHANCE].sum() == pytest.approx(1)
    assert (found[CHANCE] > 0).all()
    assert found[LEAD].sum() == pytest.approx(0)
    assert state.tobytes() == before


@PANTHEON
@pytest.mark.parametrize("moves", [10, 20, 30, 40])
def test_a_closer_look_sees_nothing_hidden(pantheon: bool, moves: int) -> None:
    game = game_after(moves, seed=4, pantheon=pantheon)
    view = game.view(game.to_decide[0])

    seen = {studied(view.determinize(seed), view.player).tobytes() for seed in range(8)}

    assert seen == {studied(view.state, view.player).tobytes()}


@PANTHEON
def test_a_choice_upon_a_closer_look_does_not_depend_on_what_lies_hidden(pantheon: bool) -> None:
    game = game_after(22, pantheon=pantheon)
    view = game.view(game.to_decide[0])
    other = view.determinize(5)
    assert other != view.state
    conceal(other, view.player)

    bots_of_both = [SearchBot(seed=1, simulations=200, closely=True) for _ in range(2)]
    first, second = (
        bot.advise(each)
        for bot, each in zip(bots_of_both, (view, View("duel", view.player, other)), strict=True)
    )

    assert [(o.action.number, o.win) for o in first.options] == [
        (o.action.number, o.win) for o in second.options
    ]


def test_a_closer_look_tells_prices_and_what_can_be_paid() -> None:
    table = duel(
        cards=("Garrison", "Palace", "Altar"),
        covered=("Statue",),
        cities=((), ("Clay Pool", "Glassworks")),
        coins=(3, 1),
    )

    seen = studied(table.state, A)

    price = duel_study.PRICE
    assert of_side(seen, price, 0, "Garrison") == 3
    assert of_side(seen, price, 1, "Garrison") == 0
    assert of_side(seen, duel_study.AFFORDED, 0, "Garrison") == 1
    assert of_side(seen, duel_study.AFFORDED, 0, "Palace") == 0
    assert of_side(seen, duel_study.GRATIS, 1, "Garrison") == 1
    assert of_side(seen, price, 0, "Palace") == duel_study.MOST_PRICE  # dearer: no difference


def test_a_closer_look_tells_whose_seat_it_is() -> None:
    table = duel(cards=("Altar", "Walls"), cities=(("Palace",), ()), discarded=("Statue",))

    own, other = studied(table.state, A), studied(table.state, B)

    lead = slice(duel_study.LEAD, duel_study.POINTS)
    step = {seat: int(np.flatnonzero(seen[lead])[0]) for seat, seen in ((A, own), (B, other))}
    assert own[duel_study.POINTS] == other[duel_study.POINTS + 1] == 7 + 2  # Palace, coins
    assert own[duel_study.POINTS + 1] == other[duel_study.POINTS] == 2
    assert duel_study.LEAD_STEPS[step[A] - 1] == 7
    assert duel_study.LEAD_STEPS[step[B] - 1] == -7
    assert own[duel_study.PILE + DUEL_CARDS["Statue"].id] == 1


def test_a_closer_look_sees_who_could_win_at_once() -> None:
    table = duel(cards=("Walls", "Altar"), conflict=7, coins=(20, 20))

    assert studied(table.state, A)[duel_study.THREAT] == 1
    assert studied(table.state, A)[duel_study.THREAT + 1] == 0
    assert studied(table.state, B)[duel_study.THREAT + 1] == 1


def test_a_richer_city_stands_better_upon_a_closer_look() -> None:
    rich = ("Palace", "Town Hall", "Obelisk")
    table = duel(cards=("Brewery", "Walls", "Statue"), cities=(rich, ()), coins=(20, 2))

    found = outlook("duel", table.state, STUDY.network)

    assert found[CHANCE, A] > 0.8
    assert found[LEAD, A] > 5 > -5 > found[LEAD, B]


def test_the_network_of_the_closer_look_knows_all_that_is_described() -> None:
    assert STUDY.network.first.shape[:2] == (3, duel_study.STUDIED)
    assert duel_study.scale().shape == (duel_study.STUDIED,)


@pytest.mark.parametrize(
    ("budget", "looks_closely"),
    [
        ({"simulations": CLOSELY - 1}, False),
        ({"simulations": CLOSELY}, True),
        ({"milliseconds": 5}, True),
        ({"simulations": 10, "milliseconds": 5}, False),
        ({"simulations": 10, "closely": True}, True),
        ({"simulations": CLOSELY, "closely": False}, False),
    ],
)
def test_searches_with_time_for_it_look_closely(budget: Any, looks_closely: bool) -> None:
    game = game_after(12)
    bot = SearchBot(seed=1, **budget)
    bot.choose(game.view(game.to_decide[0]))

    (memory,) = next(iter(bot._memories.values()))

    assert bot.looks_closely == looks_closely
    assert (memory.network is STUDY.network) == looks_closely
