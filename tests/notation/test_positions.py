"""Positions of Duel as documents: they round-trip, and what is impossible is refused by name."""

import copy
import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

import mirabilia
from mirabilia.duel.rules import DUEL
from mirabilia.notation.documents import DocumentError, schema
from mirabilia.notation.duel.position_loader import state_from_position
from mirabilia.notation.duel.positions import position_document
from support.damage import damaged
from support.duel import copy_of
from support.invariants import OPTIONS, SEEDS, check_position, drawn_position, examples
from support.positions import (
    GUILDS,
    LIBRARY,
    MAUSOLEUM,
    PANTHEON,
    PROGRESS,
    Document,
    bare,
    draft,
)

POSITION_SCHEMA = Draft202012Validator(schema("duel-position"))
BASES = {
    "draft": draft(),
    "library": LIBRARY,
    "mausoleum": MAUSOLEUM,
    "progress": PROGRESS,
    "guilds": GUILDS,
    "pantheon-draft": draft(pantheon=True),
} | {f"pantheon-{name}": document for name, document in PANTHEON.items()}


# Round trips


@examples(60)
@given(SEEDS, OPTIONS, st.data())
def test_a_position_round_trips(seed: int, options: Document, data: st.DataObject) -> None:
    """To the byte while the game goes on; the document alone says all that a result needs."""
    state = drawn_position(data, seed, options)
    document = json.loads(json.dumps(position_document(state)))
    again = state_from_position(document, seed=1)
    assert position_document(again) == document
    if not DUEL.is_over(state):
        assert again.tobytes() == state.tobytes()


@examples(60)
@given(SEEDS, OPTIONS, st.data(), SEEDS, st.integers(0, 1))
def test_a_view_is_a_position_whose_hidden_cards_are_drawn(
    seed: int, options: Document, data: st.DataObject, chance: int, viewer: int
) -> None:
    state = drawn_position(data, seed, options)
    view = copy_of(state)
    DUEL.conceal(view, viewer)
    document = position_document(view)
    assert "hidden" not in document
    loaded = state_from_position(document, chance)
    if not DUEL.is_over(state):
        check_position(loaded)
        DUEL.determinize(view, viewer, chance)
        assert loaded.tobytes() == view.tobytes()
    DUEL.conceal(loaded, viewer)
    assert position_document(loaded) == document


@examples(60)
@given(SEEDS, OPTIONS, st.data())
def test_positions_and_views_keep_to_the_schema(
    seed: int, options: Document, data: st.DataObject
) -> None:
    state = drawn_position(data, seed, options)
    POSITION_SCHEMA.validate(position_document(state))
    DUEL.conceal(state, 1)
    POSITION_SCHEMA.validate(position_document(state))


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(schema("duel-position"))


@pytest.mark.parametrize("name", BASES)
def test_a_game_goes_on_from_a_position(name: str) -> None:
    game = mirabilia.position(BASES[name])
    assert game.position() == BASES[name]
    assert game.events == []
    while not game.is_over:
        game.play(game.legal()[0])
    assert game.result is not None


def test_without_hidden_cards_each_loading_draws_others() -> None:
    document = {key: value for key, value in GUILDS.items() if key != "hidden"}
    drawn = {json.dumps(mirabilia.position(document).position()["hidden"]) for _ in range(5)}
    assert len(drawn) > 1


def test_loading_does_not_change_the_document() -> None:
    document = copy.deepcopy(LIBRARY)
    mirabilia.position(document).play(214 + 4)
    assert document == LIBRARY


def test_whole_numbers_may_be_written_as_json_writes_them() -> None:
    """7.0 is an integer to JSON Schema, and to some programs."""

    def as_floats(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: as_floats(part) for key, part in value.items() if key != "options"}
        if isinstance(value, list):
            return [as_floats(part) for part in value]
        return float(value) if type(value) is int and value < 2**50 else value

    document = as_floats(LIBRARY) | {"options": LIBRARY["options"]}
    assert mirabilia.position(document).position() == LIBRARY


def test_a_puzzle_may_leave_cards_and_wonders_out() -> None:
    """Cards that nobody names are in the box."""
    game = mirabilia.position(bare(copy.deepcopy(GUILDS)))
    while not game.is_over:
        game.play(game.legal()[-1])
    assert game.result is not None


# Damage


@examples(400)
@given(st.sampled_from(sorted(BASES)), st.data())
def test_a_position_damaged_at_random_is_refused_or_can_be_played(
    name: str, data: st.DataObject
) -> None:
    document = damaged(data, BASES[name])
    try:
        game = mirabilia.position(document)
    except DocumentError:
        return
    assert mirabilia.position(game.position()).position() == game.position()
    state = game.state
    assert bool(game.to_decide) == (not game.is_over)
    DUEL.play_out(state, np.zeros(DUEL.most_legal, np.int16))
    assert DUEL.is_over(state)
