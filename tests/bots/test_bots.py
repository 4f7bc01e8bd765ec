import numpy as np
import pytest

import mirabilia
from mirabilia import bots
from mirabilia.duel.views import conceal, determinize
from mirabilia.game import View, copy_record
from support.played import game_after

NAMES = ("glance:60", "study:60", "architect", "greedy", "apprentice", "random")
ANY_BOT = pytest.mark.parametrize("name", NAMES)
PANTHEON = pytest.mark.parametrize("pantheon", [False, True], ids=["base", "pantheon"])


def with_other_hidden_cards(view: View, seed: int) -> View:
    """The same view of a world in which everything hidden is different."""
    state = view.determinize(seed)
    assert state != view.state
    conceal(state, view.player)
    return View(view.game, view.player, state)


# Every bot


@ANY_BOT
@PANTHEON
@pytest.mark.parametrize("moves", [0, 3, 6, 20, 45])
def test_a_bot_chooses_a_legal_action(name: str, pantheon: bool, moves: int) -> None:
    game = game_after(moves, pantheon=pantheon)

    action = bots.make(name, seed=1).choose(game.view(game.to_decide[0]))

    assert action in game.legal()


@ANY_BOT
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    views = [(game := game_after(moves)).view(game.to_decide[0]) for moves in (0, 8, 16, 24)]
    one, other = bots.make(name, seed=5), bots.make(name, seed=5)

    assert [one.choose(view) for view in views] == [other.choose(view) for view in views]


@ANY_BOT
@PANTHEON
@pytest.mark.parametrize("moves", [0, 2, 10, 30, 50])
def test_a_choice_does_not_depend_on_what_lies_hidden(
    name: str, pantheon: bool, moves: int
) -> None:
    game = game_after(moves, pantheon=pantheon)
    view = game.view(game.to_decide[0])

    choices = {
        bots.make(name, seed=1).choose(with_other_hidden_cards(view, seed)) for seed in range(5)
    }

    assert choices == {bots.make(name, seed=1).choose(view)}


@pytest.mark.parametrize("name", ["glance:200", "study:200"])
@PANTHEON
def test_what_a_bot_remembers_does_not_depend_on_what_lies_hidden(
    name: str, pantheon: bool
) -> None:
    """The same bot through a game, its tree kept, with other hidden cards at every move."""
    one, other = bots.make(name, seed=1), bots.make(name, seed=1)
    game = game_after(9, pantheon=pantheon)
    for number in range(12):
        view = game.view(game.to_decide[0])
        chosen = one.choose(view)
        assert other.choose(with_other_hidden_cards(view, number)) == chosen
        game.play(chosen)


@ANY_BOT
def test_a_bot_leaves_its_view_as_it_was(name: str) -> None:
    game = game_after(15)
    view = game.view(game.to_decide[0])
    before = copy_record(view.state)

    bots.make(name, seed=1).choose(view)

    assert view.state == before


@ANY_BOT
@pytest.mark.parametrize("seed", range(4))
def test_a_bot_plays_whole_games_of_pantheon_from_its_views(name: str, seed: int) -> None:
    game = mirabilia.new("duel", seed=seed, pantheon=True)
    players = [bots.make(name, seed=seed), bots.make("random", seed=seed)]
    while not game.is_over:
        player = game.to_decide[0]
        action = players[player].choose(game.view(player))
        assert action in game.legal()
        game.play(action)
    assert game.result


def test_worlds_behind_a_view_differ_from_one_another() -> None:
    """Else the tests of hidden cards above would compare a view with itself."""
    view = game_after(10).view(0)
    worlds = []
    for seed in range(3):
        state = copy_record(view.state)
        determinize(state, 0, seed)
        worlds.append(np.asarray(state.structure).tolist())

    assert worlds[0] != worlds[1] != worlds[2]
