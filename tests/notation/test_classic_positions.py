"""Positions of 7 Wonders as documents: they round-trip, and hidden cards are drawn."""

import copy
import json
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

import mirabilia
from mirabilia.classic.components import CARDS, deck_of, guilds_in_play
from mirabilia.classic.rules import CLASSIC
from mirabilia.classic.state import GONE, HIDDEN
from mirabilia.classic.vocabulary import AGES, HAND, Phase
from mirabilia.engine.record import copy_record
from mirabilia.notation.classic.position_loader import state_as_known, state_from_position
from mirabilia.notation.classic.positions import options_document, position_document
from mirabilia.notation.documents import DocumentError, schema
from support.classic_damage import damaged
from support.classic_positions import BASES, GAMES, Document, concealed, walk
from support.classic_reference_legal import reference_legal
from support.invariants import SEEDS, examples

SEED = 4  # of games that meet every question
A_FEW_TABLES = 85
POSITION_SCHEMA = Draft202012Validator(schema("classic-position"))

by_game = pytest.mark.parametrize(
    "options", GAMES, ids=lambda options: "-".join(str(value) for value in options.values())
)


def drawn_position(seed: int, options: Document, data: st.DataObject) -> Any:
    """The record at some moment of a random game."""
    states = list(walk(seed, **options))
    return states[data.draw(st.integers(0, len(states) - 1), "moment")]


# Round trips


@by_game
def test_every_position_of_a_game_round_trips(options: Document) -> None:
    """To the byte, its end included."""
    for state in walk(SEED, **options):
        document = json.loads(json.dumps(position_document(state)))
        again = state_from_position(document, seed=1)
        assert again.tobytes() == state.tobytes()
        assert position_document(again) == document


def test_the_games_meet_every_question() -> None:
    met = {
        (Phase(int(state.phase)), state.acting != GONE and state.acting >= state.players)
        for options in GAMES
        for state in walk(SEED, **options)
    }
    assert {phase for phase, _ in met} == set(Phase)
    assert {(Phase.SEVENTH, True), (Phase.DISCARD, True)} <= met, "for the Free City too"


@examples(40)
@given(SEEDS, st.sampled_from(GAMES), st.data())
def test_a_position_round_trips(seed: int, options: Document, data: st.DataObject) -> None:
    state = drawn_position(seed, options, data)
    document = json.loads(json.dumps(position_document(state)))
    POSITION_SCHEMA.validate(document)
    assert "known" not in document
    assert state_from_position(document, seed=1).tobytes() == state.tobytes()


@examples(60)
@given(SEEDS, st.sampled_from(GAMES), st.data())
def test_the_document_of_a_view_tells_what_the_view_holds(
    seed: int, options: Document, data: st.DataObject
) -> None:
    """No more, for it is made of nothing else; and no less, for the view can be made of it."""
    state = drawn_position(seed, options, data)
    view = concealed(state, data.draw(st.integers(0, int(state.players) - 1), "viewer"))
    document = json.loads(json.dumps(position_document(view)))
    POSITION_SCHEMA.validate(document)
    assert "hidden" not in document
    assert state_as_known(document).tobytes() == view.tobytes()


@examples(60)
@given(SEEDS, st.sampled_from(GAMES), st.data(), SEEDS)
def test_a_view_is_a_position_whose_hidden_cards_are_drawn(
    seed: int, options: Document, data: st.DataObject, chance: int
) -> None:
    state = drawn_position(seed, options, data)
    viewer = data.draw(st.integers(0, int(state.players) - 1), "viewer")
    view = concealed(state, viewer)
    loaded = state_from_position(position_document(view), chance)
    check_decks(loaded)
    assert state_from_position(position_document(loaded), 0).tobytes() == loaded.tobytes()
    for city in range(int(view.cities)):  # what others have chosen is open again
        if view.commitments[city] == HIDDEN:
            view.commitments[city] = GONE
            view.awaited += 1
    CLASSIC.conceal(loaded, viewer)
    assert position_document(loaded) == position_document(view)


@examples(30)
@given(SEEDS, st.sampled_from(GAMES), st.data(), SEEDS)
def test_what_a_player_imagines_is_a_position_too(
    seed: int, options: Document, data: st.DataObject, chance: int
) -> None:
    state = drawn_position(seed, options, data)
    CLASSIC.determinize(state, data.draw(st.integers(0, int(state.players) - 1), "viewer"), chance)
    assert state_from_position(position_document(state), 0).tobytes() == state.tobytes()


@examples(40)
@given(SEEDS, st.sampled_from(GAMES), st.data(), SEEDS)
def test_without_a_hidden_part_everything_is_drawn(
    seed: int, options: Document, data: st.DataObject, chance: int
) -> None:
    state = drawn_position(seed, options, data)
    document = position_document(state)
    del document["hidden"]
    loaded = state_from_position(document, chance)
    check_decks(loaded)
    document["decision"] = document["decision"] and position_document(loaded)["decision"]
    assert without_secrets(position_document(loaded)) == document
    CLASSIC.play_out(loaded, np.zeros(CLASSIC.most_legal, np.int16))
    assert CLASSIC.is_over(loaded)


def without_secrets(document: Document) -> Document:
    return {key: value for key, value in document.items() if key not in ("hidden", "known")}


def check_decks(state: Any) -> None:
    """In every Age each card lies in one place, and all of its deck do."""
    cities = int(state.cities)
    for age in range(AGES):
        cards = [int(card) for card in np.asarray(state.played[age]).ravel()]
        if age == state.age - 1:
            cards += [int(card) for card in np.asarray(state.hands).ravel()]
        if age >= state.age:
            cards += [int(card) for card in state.decks[age]]
        elif state.players == 2:
            drawn = int(state.turn) if age == state.age - 1 else HAND
            if age == state.age - 1 and any(state.uses[age, HAND - 1]):
                drawn = HAND
            cards += [int(card) for card in state.decks[age][2 * HAND + drawn :]]
        lying = Counter(card for card in cards if card != GONE)
        guilds = {card for card in lying if CARDS[card].is_guild}
        assert all(lying[guild] == 1 for guild in guilds)
        assert len(guilds) == (guilds_in_play(cities) if age == AGES - 1 else 0)
        rest = Counter({card: count for card, count in lying.items() if card not in guilds})
        assert rest == Counter(deck_of(int(state.edition), cities, age + 1))


# What a document says


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(schema("classic-position"))


def test_options_are_all_written_down() -> None:
    options = vars(CLASSIC.options(players=4))
    assert options_document(options) == {
        "players": 4,
        "edition": "second",
        "boards": "random",
        "sides": "chosen",
    }


def test_a_document_names_who_still_decides_and_who_has_chosen() -> None:
    game = mirabilia.new("classic", seed=3, players=4, sides="Day")
    game.play(game.legal(2)[0], 2)
    assert game.position()["decision"] == {"kind": "turn", "players": [0, 1, 3], "chosen": [2]}


def test_the_free_city_is_named_among_those_that_are_chosen_for() -> None:
    game = mirabilia.new("classic", seed=3, players=2)
    for _ in range(2):
        game.play(game.legal()[0])
    document = game.position()
    assert document["holder"] == 0
    assert document["decision"] == {"kind": "turn", "players": [1], "chosen": [0, "free_city"]}
    commitments = document["hidden"]["commitments"]
    assert commitments[2]["type"] in ("build", "stage")
    assert commitments[1] is None


def test_a_choice_is_secret_but_to_who_made_it() -> None:
    game = mirabilia.new("classic", seed=3, players=3, sides="Day")
    game.play(game.legal()[0])
    chosen = game.position()["hidden"]["commitments"][0]
    assert game.view(0).to_dict()["known"]["commitments"] == [chosen, None, None]
    assert game.view(1).to_dict()["known"]["commitments"] == [None, None, None]
    assert game.view(1).to_dict()["decision"]["chosen"] == [0]


def test_a_hand_is_secret_but_to_who_holds_it() -> None:
    game = mirabilia.new("classic", seed=3, players=3, sides="Day")
    hands = game.position()["hidden"]["hands"]
    nothing = [None] * HAND
    assert game.view(1).to_dict()["known"]["hands"] == [nothing, hands[1], nothing]


# Loading


@pytest.mark.parametrize("name", BASES)
def test_a_game_goes_on_from_a_position(name: str) -> None:
    game = mirabilia.position(BASES[name])
    assert game.position() == BASES[name]
    assert game.events == []
    while not game.is_over:
        game.play(game.legal()[0])
    assert game.result is not None


def test_without_hidden_cards_each_loading_draws_others() -> None:
    document = without_secrets(BASES["halikarnassos-discard"])
    drawn = {json.dumps(mirabilia.position(document).position()["hidden"]) for _ in range(5)}
    assert len(drawn) > 1


def test_the_same_seed_draws_the_same_cards() -> None:
    document = without_secrets(BASES["two-players-free-city"])
    drawn = [state_from_position(document, seed).tobytes() for seed in (4, 4, 5)]
    assert drawn[0] == drawn[1] != drawn[2]


def test_a_puzzle_may_name_one_hand_and_leave_the_rest_to_chance() -> None:
    document = without_secrets(BASES["halikarnassos-discard"])
    document["known"] = {
        "hands": [[None] * 4, ["Loom", None, "Walls", None], [None] * 4],
    }
    hands = mirabilia.position(document).position()["hidden"]["hands"]
    assert {"Loom", "Walls"} <= set(hands[1])
    assert [len(hand) for hand in hands] == [4, 4, 4]


def test_a_puzzle_may_name_what_the_free_city_will_draw() -> None:
    document = without_secrets(BASES["two-players-opening"])
    names = ["Baths", None, "Loom", "Altar", None, None, "Press"]
    document["known"] = {"free_city": [names]}
    hidden = mirabilia.position(document).position()["hidden"]
    assert "Baths" in hidden["hands"][0], "the card of the first turn has been drawn"
    deck = hidden["free_city"][0]
    assert [name and card for name, card in zip(names, deck, strict=True)] == names


def test_a_choice_that_is_not_named_is_open_again() -> None:
    document = copy.deepcopy(BASES["olympia-free-building"])
    assert document["decision"]["players"] == [2]
    document["known"] = {"hands": document.pop("hidden")["hands"]}
    game = mirabilia.position(document)
    assert game.to_decide == (0, 1, 2)


def test_loading_does_not_change_the_document() -> None:
    document = copy.deepcopy(BASES["babylon-seventh"])
    game = mirabilia.position(document)
    game.play(game.legal()[0])
    assert document == BASES["babylon-seventh"]


def test_whole_numbers_may_be_written_as_json_writes_them() -> None:
    """7.0 is an integer to JSON Schema, and to some programs."""

    def as_floats(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: as_floats(part) for key, part in value.items() if key != "options"}
        if isinstance(value, list):
            return [as_floats(part) for part in value]
        return float(value) if type(value) is int and value < 2**50 else value

    base = BASES["halikarnassos-discard"]
    assert mirabilia.position(as_floats(base) | {"options": base["options"]}).position() == base


def test_cards_and_buildings_may_be_named_in_any_order() -> None:
    base = BASES["halikarnassos-discard"]
    document = copy.deepcopy(base)
    for city in document["cities"]:
        city["buildings"].reverse()
    for hand in (*document["hidden"]["hands"], *document["hidden"]["decks"]["3"]):
        hand.reverse()
    assert mirabilia.position(document).position() == base


# Damage


@examples(400)
@given(st.sampled_from(sorted(BASES)), st.booleans(), st.data())
def test_a_position_damaged_at_random_is_refused_or_can_be_played(
    name: str, bare: bool, data: st.DataObject
) -> None:
    """With nothing hidden named, what remains is damaged more often."""
    base = without_secrets(BASES[name]) if bare else BASES[name]
    document = damaged(data, base)
    try:
        game = mirabilia.position(document)
    except DocumentError:
        return
    assert mirabilia.position(game.position()).position() == game.position()
    state = game.state
    check_decks(state)
    assert bool(game.to_decide) == (not game.is_over)
    for player in range(game.seats):
        imagined = copy_record(state)
        CLASSIC.determinize(imagined, player, 1)
        check_decks(imagined)
    CLASSIC.play_out(state, np.zeros(CLASSIC.most_legal, np.int16))
    assert CLASSIC.is_over(state)


def made_up(document: Document, chance: Random) -> Document:
    """Another table of the same moment: other cities built other cards and stages, coins differ.

    Choices are open again, and nothing hidden is named.
    """
    document = without_secrets(copy.deepcopy(document))
    cities = document["cities"]
    for turns in document["history"]:
        entries = [entry for turn in turns for entry in turn if entry]
        built = [entry for entry in entries if entry["use"] == "built"]
        cards = chance.sample([entry["card"] for entry in built], len(built))
        for entry, card in zip(built, cards, strict=True):
            entry["card"] = card
        for turn in turns:
            for city, entry in zip(cities, turn, strict=True):
                if entry == {"use": "sold"} and chance.random() < 0.2:
                    entry["use"] = "stage"
                    city["stages"] += 1
    for number, city in enumerate(cities):
        uses = [turn[number] for turns in document["history"] for turn in turns]
        city["buildings"] = [use["card"] for use in uses if use and use["use"] == "built"]
        city["coins"] = chance.randrange(30)
        city.pop("power_used", None)
    if "chosen" in (document["decision"] or {}):
        players = list(range(document["options"]["players"]))
        document["decision"].update(chosen=[], players=players)
    return document


def test_many_tables_that_are_made_up_can_be_played() -> None:
    """By the same moves as a plain reading of the rules allows."""
    refused: Counter[str] = Counter()
    chance = Random(1)
    for number in range(A_FEW_TABLES):
        document = made_up(BASES[sorted(BASES)[number % len(BASES)]], chance)
        try:
            game = mirabilia.position(document)
        except DocumentError as error:
            refused[error.field.split("[")[0]] += 1
            continue
        while not game.is_over:
            player = game.to_decide[0]
            if chance.random() < 0.1:
                numbers = [action.number for action in game.legal()]
                assert numbers == reference_legal(game.position(), player)
                imagined = game.view(player).determinize(1)
                check_decks(imagined)
            game.play(chance.choice(game.legal()))
    assert set(refused) <= {"history", "cities"}
    assert refused.total() < A_FEW_TABLES * 0.7
