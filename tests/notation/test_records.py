"""Game records: a game from its seed or position and its actions, and back."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

import mirabilia
from mirabilia.duel.rules import DUEL
from mirabilia.game import Game
from mirabilia.notation.documents import DocumentError, schema
from support.damage import damaged
from support.invariants import OPTIONS, SEEDS, examples

Document = dict[str, Any]
Edit = Callable[[Document], Any]

BEFORE_PANTHEON = {
    "game": "duel",
    "rules_version": 1,
    "options": {
        "first_player": 0,
        "wonders": "draft",
        "centre_starter": "begins",
        "progress_choice": "optional",
    },
    "seed": 5,
    "actions": [
        *(206, 207, 203, 202, 208, 204, 19, 14, 16, 15, 17, 198, 131, 13, 32, 7, 10, 8, 4, 9),
        *(6, 5, 22, 23, 0, 1, 19, 223, 118, 17, 14, 10, 5, 16, 13, 15, 12, 148, 220, 51, 249),
        *(9, 215, 4, 166, 23, 20, 67, 257, 1, 2, 221, 228, 19, 17, 34, 38, 16, 15, 13, 11, 12),
        *(10, 7, 9, 6, 8, 23, 4, 5, 2, 0, 1),
    ],
}
RECORD_SCHEMA = Draft202012Validator(schema("record"))


def drawn_game(data: st.DataObject, seed: int, options: Document) -> Game:
    """A game some moves after its beginning, or at its end."""
    game = mirabilia.new("duel", seed=seed, **options)
    for _ in range(data.draw(st.integers(0, 60), "moves")):
        if not game.is_over:
            legal = game.legal()
            game.play(legal[data.draw(st.integers(0, len(legal) - 1))])
    return game


def whole_game(seed: int = 7, **options: Any) -> Game:
    """A game played to its end."""
    game = mirabilia.new("duel", seed=seed, **options)
    while not game.is_over:
        game.play(game.legal()[-1])
    return game


# Round trips


@examples(40)
@given(SEEDS, OPTIONS, st.data())
def test_a_record_rebuilds_the_game(seed: int, options: Document, data: st.DataObject) -> None:
    game = drawn_game(data, seed, options)
    record = json.loads(json.dumps(game.record()))
    RECORD_SCHEMA.validate(record)
    again = mirabilia.load(record)
    assert again.state.tobytes() == game.state.tobytes()
    assert again.record() == record
    assert again.events == game.events
    assert again.options == game.options
    assert options.items() <= again.options.items()


@examples(20)
@given(SEEDS, OPTIONS, st.data())
def test_a_game_from_a_position_has_a_record_too(
    seed: int, options: Document, data: st.DataObject
) -> None:
    """Its hidden cards are written down, so that the game can be rebuilt."""
    view = drawn_game(data, seed, options).view(0).to_dict()
    game = mirabilia.position(view)
    for _ in range(3):
        if not game.is_over:
            game.play(game.legal()[0])
    record = json.loads(json.dumps(game.record()))
    RECORD_SCHEMA.validate(record)
    assert "seed" not in record
    again = mirabilia.load(record)
    assert again.state.tobytes() == game.state.tobytes()
    assert again.record() == record


def test_a_record_says_how_the_game_began_and_went() -> None:
    game = mirabilia.new("duel", seed=7, rulings="arena", first_player=1)
    taken = game.legal()[2]
    game.play(taken)
    assert game.record() == {
        "game": "duel",
        "rules_version": DUEL.version,
        "options": {
            "first_player": 1,
            "wonders": "draft",
            "centre_starter": "chooses",
            "progress_choice": "compulsory",
        },
        "seed": 7,
        "actions": [taken.number],
    }


def test_a_record_with_pantheon_names_all_its_options() -> None:
    game = mirabilia.new("duel", seed=7, rulings="russian", pantheon=True, extra_turns="several")
    assert game.record()["options"] == {
        "first_player": "random",
        "wonders": "draft",
        "centre_starter": "begins",
        "progress_choice": "optional",
        "pantheon": True,
        "minerva": "before",
        "minerva_space": "any",
        "zeus_token": "discard",
        "token_order": "token-first",
        "temple_urbanism": "pays",
        "extra_turns": "several",
        "double_supremacy": "scientific",
        "single_god": "place",
    }


def test_a_record_from_before_pantheon_still_gives_the_same_game() -> None:
    """As the base game was saved: no word of the expansion, actions by their old numbers."""
    record = copy.deepcopy(BEFORE_PANTHEON)
    game = mirabilia.load(record)
    assert game.is_over
    assert game.result is not None
    assert (game.result.victory, game.result.winner) == ("civilian", 1)
    assert [column["total"] for column in game.result.score] == [45, 54]
    assert game.record() == record


@pytest.mark.parametrize("preset", ["rulebook", "arena", "ukrainian", "russian"])
def test_rulings_of_pantheon_leave_a_base_game_as_it_is(preset: str) -> None:
    """They are not written down either, so a saved game is the same to the byte."""
    game = whole_game(seed=3, rulings=preset, minerva_space="any", zeus_token="discard")
    assert list(game.record()["options"]) == [
        "first_player",
        "wonders",
        "centre_starter",
        "progress_choice",
    ]
    assert mirabilia.load(game.record()).state.tobytes() == game.state.tobytes()


@pytest.mark.parametrize("preset", ["rulebook", "arena", "ukrainian", "russian"])
def test_a_whole_game_with_pantheon_is_rebuilt(preset: str) -> None:
    game = whole_game(seed=5, pantheon=True, rulings=preset)
    again = mirabilia.load(json.loads(json.dumps(game.record())))
    assert again.state.tobytes() == game.state.tobytes()
    assert again.events == game.events
    assert again.result == game.result


def test_a_finished_game_is_rebuilt_with_its_result() -> None:
    game = whole_game()
    again = mirabilia.load(game.record())
    assert again.is_over
    assert again.result == game.result


def test_names_of_players_are_kept() -> None:
    record = mirabilia.new("duel", seed=1).record() | {"players": ["Ada", "Ben"]}
    assert mirabilia.load(record).record() == record


def test_presets_may_stand_in_for_the_options() -> None:
    record = {"game": "duel", "rules_version": DUEL.version, "seed": 3, "actions": []}
    loaded = mirabilia.load(record | {"options": {"rulings": "arena"}})
    assert loaded.state.tobytes() == mirabilia.new("duel", seed=3, rulings="arena").state.tobytes()


def test_loading_changes_neither_document_nor_record() -> None:
    record = whole_game().record()
    before = copy.deepcopy(record)
    game = mirabilia.load(record)
    game.undo()
    assert record == before
    record["actions"].clear()
    assert len(game.record()["actions"]) == len(before["actions"]) - 1


def test_whole_numbers_may_be_written_as_json_writes_them() -> None:
    game = whole_game()
    record = game.record()
    record["actions"] = [float(action) for action in record["actions"]]
    record["seed"] = float(record["seed"])
    assert mirabilia.load(record).record() == game.record()


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(schema("record"))


# What is refused, and where the error points

RECORD = whole_game().record()
POSITION = mirabilia.new("duel", seed=2).position()


def with_(**changes: Any) -> Edit:
    return lambda record: record.update(changes)


def without(key: str) -> Edit:
    return lambda record: record.pop(key)


def action(number: int, value: Any) -> Edit:
    return lambda record: record["actions"].__setitem__(number, value)


def from_position(position: Any, **changes: Any) -> Edit:
    def edit(record: Document) -> None:
        del record["seed"]
        record.update(position=position, actions=[], **changes)

    return edit


CORRUPT: list[tuple[str, Edit, str, str]] = [
    ("no game", without("game"), "document", "'game' is a required property"),
    ("no seed", without("seed"), "document", ""),
    ("no actions", without("actions"), "document", "'actions' is a required property"),
    ("no options", without("options"), "document", "'options' is a required property"),
    ("no version", without("rules_version"), "document", "'rules_version' is a required property"),
    ("an unknown field", with_(weather="fine"), "document", "'weather' was unexpected"),
    ("an unknown game", with_(game="chess"), "game", "no game 'chess'; the games are duel"),
    ("a game that is no name", with_(game=3), "game", "3 is not of type 'string'"),
    ("another version", with_(rules_version=99), "rules_version", "is 99; these rules are 1"),
    ("an unknown option", with_(options={"speed": 2}), "options", "no option 'speed'; its options"),
    ("an unknown value", with_(options={"wonders": "all"}), "options", "'draft', 'first-game'"),
    (
        "an unknown ruling of Pantheon",
        with_(options={"pantheon": True, "minerva": "beside"}),
        "options",
        "option minerva is 'beside'; allowed are 'before', 'on'",
    ),
    ("a Pantheon that is no yes or no", with_(options={"pantheon": 1}), "options", "False, True"),
    ("an unknown preset", with_(options={"rulings": "club"}), "options", "'ukrainian', 'russian'"),
    (
        "Pantheon added to a base game",
        lambda record: record["options"].update(pantheon=True),
        "actions[0]",
        "cannot take action",
    ),
    ("options that are a list", with_(options=[]), "options", "not of type 'object'"),
    ("a negative seed", with_(seed=-1), "seed", "minimum"),
    ("a seed too large", with_(seed=2**62), "seed", "maximum"),
    ("a seed that is text", with_(seed="7"), "seed", "integer"),
    ("a seed that is true", with_(seed=True), "seed", "integer"),
    ("half a seed", with_(seed=0.5), "seed", "integer"),
    ("actions that are a number", with_(actions=3), "actions", "array"),
    ("an action that is text", action(4, "x"), "actions[4]", "integer"),
    ("an action that is true", action(4, True), "actions[4]", "integer"),
    ("a negative action", action(4, -1), "actions[4]", "minimum"),
    ("an illegal action", action(0, 0), "actions[0]", "cannot take action 0 now; legal are: 20"),
    ("an action that is none", action(9, 10**30), "actions[9]", "cannot take action 1000000000"),
    (
        "an action after the end",
        lambda record: record["actions"].append(0),
        f"actions[{len(RECORD['actions'])}]",
        "the game is over",
    ),
    ("a player too many", with_(players=["A", "B", "C"]), "players", "3 players; the game has 2"),
    ("a player without a name", with_(players=["A", None]), "players[1]", "string"),
    ("seed and position", with_(position=POSITION), "document", ""),
    ("a position that is none", from_position({}), "position", "is a required property"),
    ("a position that is text", from_position("x"), "position", "object"),
    (
        "a position of another game",
        from_position(POSITION | {"game": "chess"}),
        "position.game",
        "'duel' was expected",
    ),
    (
        "an impossible position",
        from_position(POSITION | {"conflict": 12}),
        "position.conflict",
        "maximum",
    ),
    (
        "other options than the position's",
        from_position(POSITION, options={"rulings": "arena"}),
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


@pytest.mark.parametrize("document", [None, [], "record", 7, {}])
def test_what_is_no_record_is_refused(document: object) -> None:
    with pytest.raises(DocumentError, match=r"^document: "):
        mirabilia.load(document)


@examples(150)
@given(st.booleans(), st.booleans(), st.data())
def test_a_record_damaged_at_random_is_refused_or_whole(
    positioned: bool, pantheon: bool, data: st.DataObject
) -> None:
    game = mirabilia.new("duel", seed=1, pantheon=pantheon)
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
