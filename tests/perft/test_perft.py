"""Perft: how many sequences of actions fixed positions allow, as data files.

`scripts/make_golden.py` counts anew after a deliberate change of the rules.
"""

import json
from pathlib import Path

import pytest

from mirabilia.game import Game
from mirabilia.lab.perft import divide, perft
from support.perft_files import FILES, depth_within, read, shallow_counts, start
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
    assert count_plainly(start(document), depth) == document["counts"][depth - 1]


def count_plainly(game: Game, depth: int) -> int:
    """Perft by taking back moves, with the slow definition of what is legal."""
    legal = reference_legal(game.position())
    if depth == 0 or not legal:
        return 1
    total = 0
    for action in legal:
        game.play(action)
        total += count_plainly(game, depth - 1)
        game.undo()
    return total


def test_interpreted_rules_count_the_same() -> None:
    printed = run_python("-m", "support.perft_files", str(A_FEW), MIRABILIA_INTERPRETED="1")
    interpreted = json.loads(printed)
    assert len(interpreted) == len(FILES) >= 10
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
