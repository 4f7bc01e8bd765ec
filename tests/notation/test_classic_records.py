"""Records of games of 7 Wonders: several decide at once, and who it was is written down."""

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

import mirabilia
from mirabilia.classic.rules import CLASSIC
from mirabilia.game import Game
from mirabilia.notation.documents import DocumentError, schema
from support.classic_damage import damaged
from support.classic_positions import BASES, GAMES
from support.invariants import SEEDS, examples

Document = dict[str, Any]
Edit = Callable[[Document], Any]

RECORD_SCHEMA = Draft202012Validator(schema("record"))


def random_game(seed: int, moves: int, **options: Any) -> Game:
    """A game in which seats decide in any order, and now and then somebody decides anew."""
    game, chance = mirabilia.new("classic", seed=seed, **options), Random(seed)
    for _ in range(moves):
        if game.is_over:
            break
        player = chance.choice(game.to_decide)
        if chance.random() < 0.2:
            player = chance.choice([seat for seat in range(game.seats) if game.legal(seat)])
        game.play(chance.choice(game.legal(player)), player)
    return game


# Round trips


@examples(40)
@given(SEEDS, st.sampled_from(GAMES), st.integers(0, 150))
def test_a_record_rebuilds_the_game(seed: int, options: Document, moves: int) -> None:
    game = random_game(seed, moves, **options)
    record = json.loads(json.dumps(game.record()))
    RECORD_SCHEMA.validate(record)
    again = mirabilia.load(record)
    assert again.state.tobytes() == game.state.tobytes()
    assert again.record() == record
    assert again.events == game.events
    assert again.options == game.options


@examples(20)
@given(SEEDS, st.sampled_from(GAMES), st.integers(0, 120), st.data())
def test_a_game_from_a_view_has_a_record_too(
    seed: int, options: Document, moves: int, data: st.DataObject
) -> None:
    """Its hidden cards are written down, so that the game can be rebuilt."""
    origin = random_game(seed, moves, **options)
    view = origin.view(data.draw(st.integers(0, origin.seats - 1), "viewer")).to_dict()
    game = mirabilia.position(view)
    for _ in range(4):
        if not game.is_over:
            game.play(game.legal()[-1])
    record = json.loads(json.dumps(game.record()))
    RECORD_SCHEMA.validate(record)
    assert "seed" not in record
    again = mirabilia.load(record)
    assert again.state.tobytes() == game.state.tobytes()
    assert again.record() == record


@pytest.mark.parametrize("players", range(2, 8))
def test_a_whole_game_is_rebuilt_at_every_moment(players: int) -> None:
    """The record of each moment gives the record in memory of this moment, to the byte."""
    game = random_game(players, 1000, players=players)
    assert game.is_over
    record = game.record()
    loaded = mirabilia.load(record)
    assert loaded.result == game.result
    for length in range(len(record["actions"]), -1, -7):
        while len(loaded.record()["actions"]) > length:
            loaded.undo()
        part = mirabilia.load(record | {"actions": record["actions"][:length]})
        assert part.state.tobytes() == loaded.state.tobytes()


def test_a_record_says_how_the_game_began_and_went() -> None:
    game = mirabilia.new("classic", seed=7, players=4, names=["Ada", "Ben", "Cy", "Dot"])
    game.play(game.legal()[1])
    assert game.record() == {
        "game": "classic",
        "rules_version": CLASSIC.version,
        "options": {"players": 4, "edition": "second", "boards": "random", "sides": "chosen"},
        "seed": 7,
        "actions": [game.record()["actions"][0]],
        "players": ["Ada", "Ben", "Cy", "Dot"],
    }
    assert game.record()["actions"] == [19200]


def test_the_first_who_must_decide_is_not_written_down() -> None:
    game = mirabilia.new("classic", seed=7, players=3, sides="Day")
    taken = [game.legal(player)[0].number for player in range(3)]
    for player in range(3):
        game.play(taken[player], player)
    assert game.record()["actions"] == taken


def test_another_than_the_first_is_written_down_with_the_action() -> None:
    game = mirabilia.new("classic", seed=7, players=3, sides="Day")
    last = game.legal(2)[0].number
    game.play(last, 2)
    changed = game.legal(2)[1].number
    game.play(changed, 2)
    first = game.legal(0)[0].number
    game.play(first)
    assert game.record()["actions"] == [[2, last], [2, changed], first]
    again = mirabilia.load(game.record())
    assert again.state.tobytes() == game.state.tobytes()
    assert int(again.state.commitments[2]) == changed


def test_a_changed_mind_of_the_first_seat_is_written_down_too() -> None:
    """Who has decided is no longer the first of those who must."""
    game = mirabilia.new("classic", seed=7, players=3, sides="Day")
    one, other = (action.number for action in game.legal(0)[:2])
    game.play(one, 0)
    game.play(other, 0)
    assert game.record()["actions"] == [one, [0, other]]
    assert mirabilia.load(game.record()).state.tobytes() == game.state.tobytes()


def test_a_choice_taken_back_is_written_down() -> None:
    game = mirabilia.new("classic", seed=7, players=2)
    before = game.state.tobytes()
    game.play(game.legal()[0])
    game.play({"type": "take_back"})
    assert len(game.record()["actions"]) == 2
    again = mirabilia.load(game.record())
    assert again.state.tobytes() == before
    assert again.to_decide == (0, 1)


@pytest.mark.parametrize("name", BASES)
def test_a_game_from_a_position_is_rebuilt(name: str) -> None:
    game = mirabilia.position(BASES[name])
    for _ in range(6):
        if not game.is_over:
            game.play(game.legal()[-1])
    record = json.loads(json.dumps(game.record()))
    assert record["position"] == BASES[name]
    assert record["options"] == BASES[name]["options"]
    assert mirabilia.load(record).state.tobytes() == game.state.tobytes()


def test_boards_and_sides_may_be_given_as_lists() -> None:
    record = {
        "game": "classic",
        "rules_version": CLASSIC.version,
        "options": {"players": 3, "boards": ["Gizah", "Rhodos", "Olympia"], "sides": ["Day"]},
        "seed": 3,
        "actions": [],
    }
    loaded = mirabilia.load(record)
    assert loaded.options["boards"] == "Gizah,Rhodos,Olympia"
    assert loaded.options["sides"] == "Day,Day,Day"
    assert mirabilia.load(loaded.record()).state.tobytes() == loaded.state.tobytes()


def test_whole_numbers_may_be_written_as_json_writes_them() -> None:
    game = mirabilia.new("classic", seed=7, players=3, sides="Day")
    for player in (2, 0, 1):
        game.play(game.legal(player)[0], player)
    record = game.record()
    assert record["actions"][0][0] == 2
    floats = copy.deepcopy(record)
    floats["actions"] = [
        [float(part) for part in each] if isinstance(each, list) else float(each)
        for each in record["actions"]
    ]
    assert mirabilia.load(floats).record() == record


# What is refused, and where the error points

RECORD = random_game(1, 1000, players=3, sides="Day").record()
POSITION = BASES["buying-splits"]


def with_(**changes: Any) -> Edit:
    return lambda record: record.update(changes)


def action(number: int, value: Any) -> Edit:
    return lambda record: record["actions"].__setitem__(number, value)


def from_position(position: Any, **changes: Any) -> Edit:
    def edit(record: Document) -> None:
        del record["seed"]
        record.update(position=position, actions=[], options=POSITION["options"])
        record.update(changes)

    return edit


CORRUPT: list[tuple[str, Edit, str, str]] = [
    ("no options", lambda record: record.pop("options"), "document", "'options' is a required"),
    ("another version", with_(rules_version=99), "rules_version", "is 99; these rules are 1"),
    ("an unknown option", with_(options={"speed": 2}), "options", "no option 'speed'; its options"),
    ("eight players", with_(options={"players": 8}), "options", "option players is 8; allowed are"),
    (
        "two players of the second edition",
        with_(options={"players": 2, "edition": "second"}),
        "options",
        "no two-player game",
    ),
    (
        "a board twice",
        with_(options={"boards": "Gizah,Gizah,Rhodos"}),
        "options",
        "'Gizah' twice",
    ),
    (
        "a board too few",
        with_(options={"boards": "Gizah,Rhodos"}),
        "options",
        "2 entries; the game has 3 cities",
    ),
    (
        "a side of the other edition",
        with_(options={"sides": "A"}),
        "options",
        "'A'; allowed are 'dealt', 'chosen', or 'Day', 'Night'",
    ),
    (
        "another number of players",
        lambda record: record["options"].update(players=4, sides="Day"),
        "actions[0]",
        "cannot take action",
    ),
    ("names of two", with_(players=["A", "B"]), "players", "2 players; the game has 3"),
    ("an action that is text", action(4, "x"), "actions[4]", "integer"),
    ("an action of one number", action(4, [3]), "actions[4]", "too short"),
    ("an action of three", action(4, [0, 1, 2]), "actions[4]", "too long"),
    ("a negative player", action(4, [-1, 2]), "actions[4][0]", "minimum"),
    (
        "a player who is not there",
        action(0, [3, 0]),
        "actions[0]",
        "no player 3; players are 0 to 2",
    ),
    ("an action that is none", action(0, 10**30), "actions[0]", "cannot take action 1000000000"),
    (
        "an illegal action of another",
        action(0, [1, 19197]),
        "actions[0]",
        "player 1 cannot take action 19197 now; legal are: ",
    ),
    (
        "an action after the end",
        lambda record: record["actions"].append(0),
        f"actions[{len(RECORD['actions'])}]",
        "the game is over",
    ),
    (
        "an action of somebody after the end",
        lambda record: record["actions"].append([1, 0]),
        f"actions[{len(RECORD['actions'])}]",
        "player 1 cannot take action 0 now; legal are: none",
    ),
    ("a position that is none", from_position({}), "position", "is a required property"),
    (
        "a position of another game",
        from_position(POSITION | {"game": "duel"}),
        "position.game",
        "'classic' was expected",
    ),
    (
        "an impossible position",
        from_position(POSITION | {"turn": 3}),
        "position.history[2]",
        "has 1 turns; 2 are over",
    ),
    (
        "other options than the position's",
        from_position(POSITION, options={"players": 4}),
        "options",
        "not those of the position",
    ),
]


@pytest.mark.parametrize(
    ("edit", "field", "problem"), [pytest.param(*case, id=name) for name, *case in CORRUPT]
)
def test_a_corrupt_record_is_refused_and_the_field_named(
    edit: Edit, field: str, problem: str
) -> None:
    record = copy.deepcopy(RECORD)
    edit(record)
    with pytest.raises(DocumentError) as error:
        mirabilia.load(record)
    assert error.value.field == field
    assert str(error.value).startswith(f"{field}: ")
    assert problem in str(error.value)


@examples(150)
@given(st.booleans(), st.sampled_from([2, 3, 5]), st.data())
def test_a_record_damaged_at_random_is_refused_or_whole(
    positioned: bool, players: int, data: st.DataObject
) -> None:
    game = random_game(1, 12, players=players)
    if positioned:
        game = mirabilia.position(game.position())
        for _ in range(4):
            game.play(game.legal()[0])
    try:
        loaded = mirabilia.load(damaged(data, game.record()))
    except DocumentError:
        return
    assert mirabilia.load(loaded.record()).record() == loaded.record()
    RECORD_SCHEMA.validate(loaded.record())
