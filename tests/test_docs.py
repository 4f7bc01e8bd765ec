"""The pages of docs/ say what is: examples run, documents load, the help is current."""

import ast
import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import mirabilia
from mirabilia.cli import app
from mirabilia.duel import actions, vocabulary
from mirabilia.duel.components import CARD_BY_NAME
from mirabilia.notation.catalogue import LANGUAGES
from mirabilia.notation.documents import check, schema
from mirabilia.notation.duel.actions import TYPES, describe, sentence
from mirabilia.notation.duel.events import event_document, event_sentence
from mirabilia.notation.games import notation
from support.duel import duel
from support.positions import PANTHEON

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
FORMATS = (DOCS / "formats.md").read_text("utf-8")


def section(heading: str) -> str:
    """A part of formats.md."""
    found = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", FORMATS, re.M | re.S)
    assert found, heading
    return found[1]


def example(heading: str) -> Any:
    """The one JSON document of a part of formats.md."""
    (block,) = re.findall(r"^```json\n(.*?)^```", section(heading), re.M | re.S)
    return json.loads(block)


def first_cells(heading: str) -> list[str]:
    """What the first column of a part's tables names, several in a cell apart."""
    rows = re.findall(r"^\| (`.*?) \|", section(heading), re.M)
    return [name for row in rows for name in re.findall(r"`(.*?)`", row)]


# Python


def test_the_examples_of_the_api_run() -> None:
    page = (DOCS / "api.md").read_text("utf-8")
    examples = re.findall(r"^```python\n(.*?)^```", page, re.M | re.S)
    assert len(examples) > 5
    namespace: dict[str, object] = {"__name__": "api"}
    for number, code in enumerate(examples, start=1):
        exec(compile(code, f"docs/api.md, example {number}", "exec"), namespace)


def test_the_api_page_names_every_option() -> None:
    page = (DOCS / "api.md").read_text("utf-8")
    from mirabilia.classic.options import CHOICES as CLASSIC_CHOICES
    from mirabilia.duel.options import CHOICES, PRESETS

    duel_part, classic_part = page.split("\n## 7 Wonders\n")
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", classic_part, re.M))
    assert set(rows) == {choice.name for choice in CLASSIC_CHOICES}
    for choice in CLASSIC_CHOICES:
        listed = re.findall(r"`(\S+?)`", rows[choice.name])
        assert [ast.literal_eval(value) for value in listed][: len(choice.values)] == [
            *choice.values
        ]
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", duel_part, re.M))
    assert set(rows) == {"rulings", *(choice.name for choice in CHOICES)}
    for choice in CHOICES:
        listed = re.findall(r"`(\S+?)`", rows[choice.name])
        assert [ast.literal_eval(value) for value in listed] == list(choice.values)
    assert re.findall(r'`"(\w+)"`', rows["rulings"]) == list(PRESETS)


# Generated pages


def test_the_generated_pages_are_up_to_date() -> None:
    made = subprocess.run(
        [sys.executable, "scripts/make_docs.py", "--check"],
        cwd=ROOT,
        env=os.environ | {"COLUMNS": "47", "FORCE_COLOR": "1"},  # which must not matter
        capture_output=True,
        text=True,
        check=False,
    )
    assert (made.returncode, made.stdout, made.stderr) == (0, "", "")


def test_every_command_is_documented() -> None:
    page = (DOCS / "cli.md").read_text("utf-8")
    headings = re.findall(r"^## mirabilia (\w+)$", page, re.M)
    assert headings == [command.name for command in app.registered_commands]


def test_the_help_page_is_plain_and_the_same_on_every_machine() -> None:
    page = (DOCS / "cli.md").read_text("utf-8")
    assert "\x1b" not in page
    assert re.findall(r"(?<![\w./])/\w+", page) == []  # no path from the root of anybody's disk


# Formats


def test_the_example_record_is_one() -> None:
    record = example("Records")
    check(record, "record")
    assert mirabilia.load(record).record() == record


def test_the_example_position_is_one() -> None:
    position = example("Positions")
    check(position, "duel-position")
    assert mirabilia.position(position).position() == position


def test_the_example_with_pantheon_is_a_view() -> None:
    view = example("Positions with Pantheon")
    check(view, "duel-position")
    assert mirabilia.position(view).view(0).to_dict() == view


def test_every_field_of_the_schemas_is_explained() -> None:
    assert set(first_cells("Records")) == set(schema("record")["properties"])
    named = {name.split(".")[0].removesuffix("[]") for name in first_cells("Positions")}
    assert named == set(schema("duel-position")["properties"])
    text = section("Positions")
    for field in ("decision", "hidden"):
        described = schema("duel-position")["properties"][field]
        inner = described.get("properties") or described["oneOf"][1]["properties"]
        for name in inner:
            assert f"`{field}.{name}`" in text
    explained = first_cells("Positions with Pantheon")
    described = schema("duel-position")["properties"]["pantheon"]["properties"]
    assert {f"pantheon.{name}" for name in described} <= set(explained)
    assert {*described["slots"]["items"]["properties"]} <= set(explained)
    city = schema("duel-position")["$defs"]["city"]["properties"]
    base = {"coins", "buildings", "wonders", "progress"}
    assert {f"cities[].{name}" for name in {*city} - base} <= set(explained)


def test_every_decision_is_explained() -> None:
    """The base game's in one cell, those of Pantheon in a table of their own."""
    (row,) = re.findall(r"^\| `decision.kind` \| (`.*?); with", section("Positions"), re.M)
    explained = {*re.findall(r"`(\w+)`", row), *first_cells("Positions with Pantheon")}
    kinds = {decision.name.lower() for decision in vocabulary.Decision if decision}
    assert kinds <= explained
    described = schema("duel-position")["properties"]["decision"]["oneOf"][1]
    assert {*described["properties"]["kind"]["enum"]} == kinds


def test_the_ranges_of_action_numbers_are_the_rules() -> None:
    ranges = re.findall(r"^\| (\d+)(?:-(\d+))? \|", section("Actions"), re.M)
    starts = [int(start) for start, _ in ranges]
    ends = [int(end or start) for start, end in ranges]
    names = ["BUILD", "DISCARD", "WONDER", "DRAFT", "TOKEN", "DECLINE", "STARTER", "CARD"]
    names += ["ACTIVATE", "PLACE", "GOD", "MYTHOLOGY", "POSITION", "SPACE", "SLOT", "MILITARY"]
    assert starts == [getattr(actions, name) for name in names]
    assert [end + 1 for end in ends] == [*starts[1:], actions.ACTIONS]


def test_every_type_of_action_has_a_true_example() -> None:
    shapes: set[tuple[str, ...]] = set()
    for seed in (8, 13):  # between them, these games offer every type
        game, chance = mirabilia.new("duel", seed=seed), random.Random(seed)
        while not game.is_over:
            offered = game.legal()
            shapes |= {(action.to_dict()["type"], *action.to_dict()) for action in offered}
            game.play(chance.choice(offered))
    shapes |= pantheon_shapes()
    documents = example("Actions")
    assert {document["type"] for document in documents} == set(TYPES)
    assert {(document["type"], *document) for document in documents} == shapes
    assert set(TYPES) <= set(first_cells("Actions"))
    for language in LANGUAGES:
        assert all(sentence(language, document) for document in documents)


def pantheon_shapes() -> set[tuple[str, ...]]:
    """The same of the positions with Pantheon, and of what each of their actions leads to."""
    engineer = duel(pantheon=True, cards=["Senate"], covered=["Port"], tokens=(["Engineering"], []))
    games = [mirabilia.position(document) for document in PANTHEON.values()]
    shapes: set[tuple[str, ...]] = set()
    for game in games:
        for action in game.legal():
            game.play(action)
            following = game.legal()
            game.undo()
            documents = [each.to_dict() for each in (action, *following)]
            shapes |= {(document["type"], *document) for document in documents}
    offered = [describe(engineer.state, 0, action) for action in engineer.legal()]
    return shapes | {(document["type"], *document) for document in offered}


def test_every_type_of_event_has_a_true_example() -> None:
    documents = {document["type"]: document for document in example("Events")}
    assert len(documents) == len(example("Events"))
    assert set(documents) == {event.name.lower() for event in vocabulary.Event}
    for event in vocabulary.Event:
        document = documents[event.name.lower()]
        subject = CARD_BY_NAME["Aqueduct"].id if event == vocabulary.Event.CHAINED else 1
        assert list(document) == list(event_document(event, 0, subject, 1))
        assert all(event_sentence(language, document) for language in LANGUAGES)
    assert set(first_cells("Events")) == set(documents)
    causes = [cause.name.lower() for cause in vocabulary.CoinCause]
    (row,) = re.findall(r"^\| `coins` \|.*`cause` is (.*) \|$", section("Events"), re.M)
    assert re.findall(r"`(\w+)`", row) == causes


def test_the_example_result_adds_up() -> None:
    result = example("Scores and results")
    game = mirabilia.new("duel", seed=7)
    assert set(result) == {"victory", "winner", "winners", "score"}
    assert {"temples", "gods"} < {*mirabilia.new("duel", seed=7, pantheon=True).score()[0]}
    for column in result["score"]:
        assert list(column) == list(game.score()[0])
        assert sum(column.values()) == 2 * column["total"]


def test_the_example_price_is_that_of_the_example_position() -> None:
    game = mirabilia.position(example("Positions"))
    assert game.price("Palace").to_dict() == example("Prices")
    game = mirabilia.position(example("Positions with Pantheon"))
    assert game.price("Mars").to_dict() == example("Prices of gods")


def test_every_obstacle_is_explained() -> None:
    from mirabilia.duel.explain import Obstacle

    assert Obstacle.__doc__
    codes = re.findall(r"^ +\| (\w+) \|", Obstacle.__doc__, re.M)
    assert first_cells("Prices")
    explained = re.findall(r"^\| `(\w+)` \|", section("Prices"), re.M)
    assert explained == [code for code in codes if code != "code"]


# Links


@pytest.mark.parametrize("page", ["api.md", "cli.md", "formats.md", "protocol.md"])
def test_every_link_leads_somewhere(page: str) -> None:
    text = (DOCS / page).read_text("utf-8")
    links = re.findall(r"\]\(([^)]+)\)", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S))
    for link in links:
        file, _, anchor = link.partition("#")
        target = DOCS / file if file else DOCS / page
        assert target.exists(), link
        if anchor:
            headings = re.findall(r"^#+ (.*)$", target.read_text("utf-8"), re.M)
            anchors = [re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings]
            assert anchor in anchors, link


def test_the_example_facts_are_those_of_the_example_position() -> None:
    game = mirabilia.position(example("Positions"))
    known = notation("duel").facts(game.public_view().state, None)
    assert example("Facts") == known | {"cities": known["cities"][:1]}


def test_every_fact_is_documented() -> None:
    game = mirabilia.new("duel", seed=1, pantheon=True)
    known = notation("duel").facts(game.view(0).state, 0)
    fields = [*known.keys() - {"cities"}, *(f"cities[].{name}" for name in known["cities"][0])]
    assert sorted(first_cells("Facts")) == sorted(fields)
