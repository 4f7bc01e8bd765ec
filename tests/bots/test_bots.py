from typing import Any

import numpy as np
import pytest

import mirabilia
from mirabilia import bots
from mirabilia.duel.views import conceal, determinize
from mirabilia.game import Game, View, copy_record
from support.duel import A, duel

ANY_BOT = pytest.mark.parametrize("name", bots.BOTS)
PANTHEON = pytest.mark.parametrize("pantheon", [False, True], ids=["base", "pantheon"])
QUICK: dict[str, dict[str, Any]] = {"rollout": {"simulations": 50}, "random": {}}


def quick_bot(name: str, seed: int = 1) -> bots.Bot:
    return bots.make(name, seed=seed, **QUICK[name])


def game_after(moves: int, seed: int = 3, **options: Any) -> Game:
    """A game some random moves on."""
    game = mirabilia.new("duel", seed=seed, **options)
    chooser = bots.make("random", seed=seed)
    for _ in range(moves):
        game.play(chooser.choose(game.view(game.to_decide[0])))
    return game


def with_other_hidden_cards(view: View, seed: int) -> View:
    """The same view of a world in which everything hidden is different."""
    state = view.determinize(seed)
    assert state != view.state
    conceal(state, view.player)
    return View(view.game, view.player, state)


# The registry


@ANY_BOT
def test_a_bot_is_described_in_one_line(name: str) -> None:
    description = bots.BOTS[name].description

    assert description
    assert "\n" not in description


def test_an_unknown_bot_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="'deep-thought'; the bots are rollout, random"):
        bots.make("deep-thought")


# Every bot


@ANY_BOT
@PANTHEON
@pytest.mark.parametrize("moves", [0, 3, 6, 20, 45])
def test_a_bot_chooses_a_legal_action(name: str, pantheon: bool, moves: int) -> None:
    game = game_after(moves, pantheon=pantheon)

    action = quick_bot(name).choose(game.view(game.to_decide[0]))

    assert action in game.legal()


@ANY_BOT
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    views = [(game := game_after(moves)).view(game.to_decide[0]) for moves in (0, 8, 16, 24)]
    one, other = quick_bot(name, seed=5), quick_bot(name, seed=5)

    assert [one.choose(view) for view in views] == [other.choose(view) for view in views]


@ANY_BOT
@PANTHEON
@pytest.mark.parametrize("moves", [0, 2, 10, 30, 50])
def test_a_choice_does_not_depend_on_what_lies_hidden(
    name: str, pantheon: bool, moves: int
) -> None:
    game = game_after(moves, pantheon=pantheon)
    view = game.view(game.to_decide[0])

    choices = {quick_bot(name).choose(with_other_hidden_cards(view, seed)) for seed in range(5)}

    assert choices == {quick_bot(name).choose(view)}


@ANY_BOT
def test_a_bot_leaves_its_view_as_it_was(name: str) -> None:
    game = game_after(15)
    view = game.view(game.to_decide[0])
    before = copy_record(view.state)

    quick_bot(name).choose(view)

    assert view.state == before


@ANY_BOT
@pytest.mark.parametrize("seed", range(4))
def test_a_bot_plays_whole_games_of_pantheon_from_its_views(name: str, seed: int) -> None:
    game = mirabilia.new("duel", seed=seed, pantheon=True)
    players = [
        bots.make(name, seed=seed, **QUICK[name]),
        bots.make("random", seed=seed),
    ]
    while not game.is_over:
        player = game.to_decide[0]
        action = players[player].choose(game.view(player))
        assert action in game.legal()
        game.play(action)
    assert game.result


# Rollout


def test_rollout_beats_random_clearly() -> None:
    games, won = 12, 0
    for seed in range(games):
        seat = seed % 2
        game = mirabilia.new("duel", seed=seed)
        players = [bots.make("random", seed=seed), bots.make("random", seed=seed)]
        players[seat] = bots.make("rollout", seed=seed, simulations=100)
        while not game.is_over:
            player = game.to_decide[0]
            game.play(players[player].choose(game.view(player)))
        assert game.result
        won += game.result.winner == seat

    assert won >= games - 2


def test_rollout_takes_a_victory_that_lies_open() -> None:
    ahead = ("Palace", "Town Hall", "Obelisk", "Gardens", "Pantheon", "Courthouse", "Aqueduct")
    table = duel(
        cards=("Brewery", "Walls", "Statue"), cities=((), ahead), conflict=7, coins=(20, 7)
    )

    action = bots.make("rollout", seed=1, simulations=300).choose(View("duel", A, table.view(A)))

    assert action.number == table.build_action("Walls")


def test_rollout_spends_no_time_on_the_only_action() -> None:
    game = mirabilia.new("duel", seed=1, wonders="first-game")
    chooser = bots.make("random", seed=1)
    while len(game.legal()) > 1:
        game.play(chooser.choose(game.view(game.to_decide[0])))

    action = bots.make("rollout", milliseconds=3_600_000).choose(game.view(game.to_decide[0]))

    assert [action] == game.legal()


def test_rollout_plays_a_game_without_a_draft() -> None:
    game = mirabilia.new("duel", seed=1, wonders="first-game")

    action = quick_bot("rollout").choose(game.view(game.to_decide[0]))

    assert action in game.legal()


def test_rollout_chooses_even_without_any_time() -> None:
    game = game_after(10)

    action = bots.make("rollout", milliseconds=0).choose(game.view(game.to_decide[0]))

    assert action in game.legal()


@pytest.mark.parametrize("budget", [{"milliseconds": -1}, {"simulations": 0}])
def test_a_budget_of_less_than_nothing_is_refused(budget: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="at least"):
        bots.make("rollout", **budget)


def test_worlds_behind_a_view_differ_from_one_another() -> None:
    """Else the tests of hidden cards above would compare a view with itself."""
    view = game_after(10).view(0)
    worlds = []
    for seed in range(3):
        state = copy_record(view.state)
        determinize(state, 0, seed)
        worlds.append(np.asarray(state.structure).tolist())

    assert worlds[0] != worlds[1] != worlds[2]
