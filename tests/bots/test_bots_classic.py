"""Bots at 7 Wonders: all seats at once, from views."""

from typing import Any

import pytest

import mirabilia
from mirabilia import bots
from mirabilia.classic.views import conceal
from mirabilia.game import View
from support.played import game_after

ANY_BOT = pytest.mark.parametrize("name", ["search:40", "greedy", "apprentice", "random"])
TABLES: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "three": {"players": 3},
    "four, first edition": {"players": 4, "edition": "first"},
    "five": {"players": 5},
    "six, first edition": {"players": 6, "edition": "first"},
    "seven": {"players": 7},
}
ANY_TABLE = pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)


def with_other_hidden_cards(view: View, seed: int) -> View:
    """The same view of a world in which everything hidden is different."""
    state = view.determinize(seed)
    assert state != view.state
    conceal(state, view.player)
    state.commitments[:] = view.state.commitments  # opened again in the other world
    state.awaited = view.state.awaited
    return View(view.game, view.player, state)


@ANY_BOT
@ANY_TABLE
def test_a_bot_plays_whole_games_from_its_views(name: str, options: dict[str, Any]) -> None:
    game = mirabilia.new("classic", seed=5, **options)
    rivals = [bots.make(name, seed=seed) for seed in range(game.seats)]
    while not game.is_over:
        player = game.to_decide[-1]
        view = game.view(player)
        action = rivals[player].choose(view)
        assert action in game.legal(player)
        game.play(action)
    assert game.result is not None


@ANY_BOT
@ANY_TABLE
@pytest.mark.parametrize("moves", [0, 4, 23, 37])
def test_a_choice_does_not_depend_on_what_lies_hidden(
    name: str, options: dict[str, Any], moves: int
) -> None:
    game = game_after(moves, "classic", **options)
    view = game.view(game.to_decide[0])
    chosen = bots.make(name, seed=1).choose(view)
    for seed in range(3):
        assert bots.make(name, seed=1).choose(with_other_hidden_cards(view, seed)) == chosen


@ANY_BOT
def test_a_bot_never_takes_back_a_choice(name: str) -> None:
    """The holder of the Free City card is offered it; accepting could go on for ever."""
    game = mirabilia.new("classic", seed=5, players=2)
    game.play(game.legal(0)[0])
    offered = [action.to_dict()["type"] for action in game.legal(0)]
    assert "take_back" in offered
    for seed in range(20):
        assert bots.make(name, seed=seed).choose(game.view(0)).to_dict()["type"] != "take_back"
