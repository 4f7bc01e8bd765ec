"""The page docs/formats-classic.md says what is: examples load, tables are complete."""

import json
import random
import re
from pathlib import Path
from typing import Any

import mirabilia
from mirabilia.classic import actions, vocabulary
from mirabilia.classic.explain import Obstacle
from mirabilia.notation.catalogue import LANGUAGES
from mirabilia.notation.classic.actions import TYPES, sentence
from mirabilia.notation.classic.events import event_document, event_sentence
from mirabilia.notation.documents import check, schema
from mirabilia.notation.games import notation
from support.classic import classic

PAGE = (Path(__file__).parents[1] / "docs" / "formats-classic.md").read_text("utf-8")


def section(heading: str) -> str:
    found = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S)
    assert found, heading
    return found[1]


def example(heading: str) -> Any:
    (block,) = re.findall(r"^```json\n(.*?)^```", section(heading), re.M | re.S)
    return json.loads(block)


def first_cells(heading: str) -> list[str]:
    rows = re.findall(r"^\| (`.*?) \|", section(heading), re.M)
    return [name for row in rows for name in re.findall(r"`(.*?)`", row)]


def documents_of_games() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The documents of all actions offered and all events told in some random games."""
    offered: list[dict[str, Any]] = []
    told: list[dict[str, Any]] = []
    settings: list[dict[str, Any]] = [
        {"players": 2, "boards": "Olympia,Babylon,Halikarnassos", "sides": "A,B,B"},
        {"players": 2, "boards": "Babylon,Olympia,Halikarnassos", "sides": "B,A,A"},
        {"players": 3, "boards": "Olympia,Halikarnassos,Babylon"},
        {"players": 4, "boards": "Olympia,Halikarnassos,Babylon,Gizah", "sides": "Day"},
    ]
    for seed, options in enumerate(settings * 8):
        game, chance = mirabilia.new("classic", seed=seed, **options), random.Random(seed)
        while not game.is_over:
            legal = game.legal()
            offered += [action.to_dict() for action in legal]
            stages = [action for action in legal if action.to_dict()["type"] == "stage"]
            game.play(chance.choice(stages or legal))
        told += [event.to_dict() for event in game.events]
    empty_pile = classic(
        boards=("Halikarnassos",), sides="B", cities=[("Foundry",)], hands={0: ["Altar"]}
    )
    empty_pile.stage("Altar")
    for player in (1, 2):
        empty_pile.do(empty_pile.legal(player)[0], player)
    told += [event_document(empty_pile.state, *event) for event in empty_pile.events]
    return offered, told


def test_the_example_record_is_one() -> None:
    record = example("Records")
    check(record, "record")
    game = mirabilia.load(record)
    assert game.record() == record
    assert game.position() == example("Positions")


def test_the_example_position_and_its_view_are_such() -> None:
    position = example("Positions")
    check(position, "classic-position")
    game = mirabilia.position(position)
    assert game.position() == position
    assert game.view(0).to_dict() == example("Views")


def test_every_field_of_the_schema_is_explained() -> None:
    named = first_cells("Positions")
    described = schema("classic-position")
    assert {name.split(".")[0].split("[")[0] for name in named} == set(described["properties"])
    for field in ("decision", "hidden", "known"):
        inner = described["properties"][field]
        fields = inner.get("properties") or inner["oneOf"][1]["properties"]
        assert {f"{field}.{name}" for name in fields} <= set(named)
    text = section("Positions")
    for name in (
        *described["$defs"]["city"]["properties"],
        *described["$defs"]["entry"]["properties"],
    ):
        assert re.search(rf"`(\S+\.)?{name}`", text), name


def test_the_ranges_of_action_numbers_are_the_rules() -> None:
    ranges = re.findall(r"^\| (\d+)(?:-(\d+))? \|", section("Actions"), re.M)
    starts = [int(start) for start, _ in ranges]
    names = ["BUILD", "STAGE", "SELL", "FREE", "RECOVER", "DECLINE", "TAKE_BACK", "SIDE"]
    assert starts == [getattr(actions, name) for name in names]
    assert [int(end or start) + 1 for start, end in ranges] == [*starts[1:], actions.ACTIONS]


def test_every_type_of_action_and_event_has_a_true_example() -> None:
    offered, told = documents_of_games()
    shown = example("Actions")
    assert {document["type"] for document in shown} == set(TYPES) == set(first_cells("Actions"))
    for document in shown:
        alike = [each for each in offered if list(each) == list(document)]
        assert [each for each in alike if each["type"] == document["type"]], document
        assert all(sentence(language, document) for language in LANGUAGES)
    happened = example("Events")
    kinds = [event.name.lower() for event in vocabulary.Event]
    assert [document["type"] for document in happened] == kinds
    assert set(first_cells("Events")) == set(kinds)
    for document in happened:
        same = [each for each in told if each["type"] == document["type"]]
        assert [each for each in same if list(each) == list(document)], document
        assert all(event_sentence(language, document) for language in LANGUAGES)
    (row,) = re.findall(r"^\| `coins` \|.*`cause` is (.*) \|$", section("Events"), re.M)
    assert re.findall(r"`(\w+)`", row) == [cause.name.lower() for cause in vocabulary.CoinCause]


def test_the_example_result_adds_up() -> None:
    result = example("Scores and results")
    game = mirabilia.new("classic", seed=7)
    assert set(result) == {"victory", "winner", "winners", "score"}
    for column in result["score"]:
        assert list(column) == list(game.score()[0])
        assert sum(column.values()) == 2 * column["total"]


def test_the_example_price_is_that_of_the_example_position() -> None:
    game = mirabilia.position(example("Positions"))
    assert game.price("Gizah", 0).to_dict() == example("Prices")


def test_every_obstacle_is_explained() -> None:
    assert Obstacle.__doc__
    codes = re.findall(r"^ +\| (\w+) \|", Obstacle.__doc__, re.M)
    explained = re.findall(r"^\| `(\w+)` \|", section("Prices"), re.M)
    assert explained == [code for code in codes if code != "code"]


def test_the_example_facts_are_those_of_the_example_position() -> None:
    game = mirabilia.position(example("Positions"))
    known = notation("classic").facts(game.public_view().state, None)
    assert example("Facts") == known | {"cities": known["cities"][:1]}


def test_every_fact_is_documented() -> None:
    known = notation("classic").facts(mirabilia.new("classic", seed=1).view(0).state, 0)
    fields = [*known, *(f"cities[].{name}" for name in known["cities"][0])]
    assert sorted(first_cells("Facts")) == sorted(fields)
