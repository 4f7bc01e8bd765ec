"""What spectators see: what every player sees, and nothing that depends on anything hidden."""

import json
import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import mirabilia
from mirabilia.engine.record import copy_record
from mirabilia.engine.rule import INTERPRETED
from mirabilia.game import Game
from mirabilia.notation.games import notation
from support.invariants import examples

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("duel", {}),
    ("duel", {"pantheon": True}),
    ("classic", {"players": 2}),
    ("classic", {"players": 3, "edition": "first"}),
    ("classic", {"players": 4}),
    ("classic", {"players": 7}),
]
MOMENTS = 2 if INTERPRETED else 12


def moments(name: str, options: dict[str, Any], seed: int) -> list[Game]:
    """A random game at some of its moments."""
    chance = random.Random(seed)
    game = mirabilia.new(name, seed=seed, **options)
    found = []
    while not game.is_over:
        if chance.random() < 0.1 and len(found) < MOMENTS:
            found.append(mirabilia.load(game.record()))
        seat = chance.choice(game.to_decide)
        game.play(chance.choice(game.legal(seat)), seat)
    return [*found, game]


def public(name: str, state: Any) -> bytes:
    rules = notation(name).rules
    shown = copy_record(state)
    rules.conceal(shown, rules.players)
    return bytes(shown.tobytes())


@examples(20, interpreted=2)
@given(st.sampled_from(TABLES), st.integers(0, 10_000))
def test_no_hidden_card_changes_what_spectators_see(
    table: tuple[str, dict[str, Any]], seed: int
) -> None:
    name, options = table
    rules = notation(name).rules
    for game in moments(name, options, seed):
        for seat in range(game.seats):
            world = game.state
            rules.determinize(world, seat, seed)
            if name == "classic":  # who has chosen is seen, and not part of a drawn world
                world.commitments[:] = game.state.commitments
                world.awaited = game.state.awaited
            assert public(name, world) == public(name, game.state)


@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
def test_spectators_know_no_more_than_any_player(name: str, options: dict[str, Any]) -> None:
    """Where their view differs from a player's, something is hidden in it or in an order."""
    rules = notation(name).rules
    for game in moments(name, options, seed=3):
        shown = copy_record(game.state)
        rules.conceal(shown, rules.players)
        for seat in range(game.seats):
            again = copy_record(game.view(seat).state)
            rules.conceal(again, rules.players)
            assert again.tobytes() == shown.tobytes()


def test_hands_and_decks_are_hidden_from_spectators_in_7_wonders() -> None:
    game = mirabilia.new("classic", seed=2, players=4, sides="dealt")
    for seat in (2, 0, 1):
        game.play(game.legal(seat)[0], seat)

    shown = game.public_view().state

    assert (np.asarray(shown.hands)[:4, :7] < 0).all()
    assert (np.asarray(shown.decks)[1:, :28] < 0).all()
    chosen = [int(shown.commitments[seat]) for seat in range(4)]
    assert len(set(chosen[:3])) == 1
    assert chosen[3] != chosen[0]


def test_a_god_is_hidden_from_spectators_that_one_player_knows() -> None:
    game = mirabilia.new("duel", seed=4, pantheon=True)
    chance = random.Random(4)
    while "place_god" not in {action.document["type"] for action in game.legal()}:
        game.play(chance.choice(game.legal()))
    seat = game.to_decide[0]
    game.play(game.legal()[0])

    known = np.asarray(game.view(seat).state.slots)
    other = np.asarray(game.view(1 - seat).state.slots)
    shown = np.asarray(game.public_view().state.slots)

    assert (known != other).any()
    assert (shown == other).all()


@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
def test_a_public_view_is_a_document_without_a_hidden_part(
    name: str, options: dict[str, Any]
) -> None:
    for game in moments(name, options, seed=5):
        document = game.public_view().to_dict()

        assert "hidden" not in document
        assert json.loads(json.dumps(document)) == document
