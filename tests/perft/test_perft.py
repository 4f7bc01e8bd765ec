"""Perft: how many sequences of actions fixed positions allow, as data files.

`scripts/make_golden.py` counts anew after a deliberate change of the rules.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from mirabilia.classic.rules import CLASSIC
from mirabilia.classic.vocabulary import Phase
from mirabilia.duel.rules import DUEL
from mirabilia.duel.vocabulary import Decision
from mirabilia.engine.record import copy_record
from mirabilia.lab.perft import divide, perft
from mirabilia.notation.classic.actions import TYPES
from mirabilia.notation.classic.positions import position_document as classic_document
from mirabilia.notation.duel.positions import position_document
from support.classic_reference_legal import reference_legal as classic_legal
from support.invariants import legal_actions
from support.perft_files import (
    CLASSIC_FILES,
    DUEL_FILES,
    FILES,
    depth_within,
    read,
    shallow_counts,
    start,
)
from support.programs import run_python
from support.reference_legal import reference_legal

A_FEW = 300  # sequences that slow ways of counting can go through

by_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@by_file
def test_the_rules_allow_as_many_sequences_as_are_written_down(file: Path) -> None:
    document = read(file)
    game = start(document)
    counts = [perft(game, depth) for depth in range(1, len(document["counts"]) + 1)]
    assert counts == document["counts"]


@by_file
def test_the_plain_definition_of_legality_counts_the_same(file: Path) -> None:
    document = read(file)
    depth = depth_within(document, A_FEW)
    game = start(document)
    count = {"duel": count_plainly, "classic": count_classic_plainly}[game.name]
    assert count(game.state, depth) == document["counts"][depth - 1]


def count_plainly(state: Any, depth: int) -> int:
    """Perft with the slow definition of what is legal."""
    if depth == 0:
        return 1
    legal = reference_legal(position_document(state))
    if not legal:
        return 1
    total = 0
    for action in legal:
        following = copy_record(state)
        DUEL.apply(following, int(state.decider), action, None)
        total += count_plainly(following, depth - 1)
    return total


def count_classic_plainly(state: Any, depth: int, met: set[str] | None = None) -> int:
    """The same for 7 Wonders; what is asked goes into `met`."""
    document = classic_document(state)
    if depth == 0 or document["decision"] is None:
        return 1
    if met is not None:
        met.add(document["decision"]["kind"])
    player = document["decision"]["players"][0]
    total = 0
    for action in classic_legal(document, player):
        following = copy_record(state)
        CLASSIC.apply(following, player, action, None)
        total += count_classic_plainly(following, depth - 1, met)
    return total


def test_every_question_of_7_wonders_is_counted_from_somewhere() -> None:
    met: set[str] = set()
    for file in CLASSIC_FILES:
        document = read(file)
        count_classic_plainly(start(document).state, depth_within(document, A_FEW), met)
    assert met == {phase.name.lower() for phase in Phase if phase}


def test_every_kind_of_action_of_7_wonders_is_counted_from_somewhere() -> None:
    offered = [action.to_dict() for file in CLASSIC_FILES for action in start(read(file)).legal()]
    assert {action["type"] for action in offered} == set(TYPES)
    powers = {action["power"] for action in offered if "power" in action}
    assert powers == {"free_colour", "free_first", "free_last"}
    assert any("chain" in action for action in offered)
    assert any(action.get("city") == "free_city" for action in offered)


def test_every_decision_of_pantheon_is_counted_from_somewhere() -> None:
    """Each kind is met within the first actions that the plain definition goes through."""
    met: set[str] = set()
    for file in DUEL_FILES:
        document = read(file)
        collect_kinds(start(document).state, depth_within(document, A_FEW), met)
    assert met == {kind.name.lower() for kind in Decision if kind}


def collect_kinds(state: Any, depth: int, met: set[str]) -> None:
    """Note what is asked in a position and in all that follow from it."""
    if DUEL.is_over(state):
        return
    met.add(Decision(int(state.decision)).name.lower())
    if depth == 0:
        return
    for action in legal_actions(state, int(state.decider)):
        following = copy_record(state)
        DUEL.apply(following, int(state.decider), action, None)
        collect_kinds(following, depth - 1, met)


def test_interpreted_rules_count_the_same() -> None:
    printed = run_python("-m", "support.perft_files", str(A_FEW), MIRABILIA_INTERPRETED="1")
    interpreted = json.loads(printed)
    assert len(interpreted) == len(FILES) >= 45
    assert interpreted == shallow_counts(A_FEW)


@by_file
def test_counts_split_by_the_first_action_add_up(file: Path) -> None:
    document = read(file)
    game = start(document)
    parts = divide(game, 2)
    assert list(parts) == [f"{action.number} {action}" for action in game.legal()]
    assert sum(parts.values()) == document["counts"][1]


def test_no_actions_can_be_taken_in_one_way() -> None:
    game = start(read(FILES[0]))
    assert perft(game, 0) == 1
    with pytest.raises(ValueError, match="depth is -1"):
        perft(game, -1)
