"""What a player of 7 Wonders decides upon, as a number: equal numbers mean the same choices."""

from collections import defaultdict
from random import Random
from typing import Any

import numpy as np
import pytest

from mirabilia.bots.classic.information import information
from mirabilia.classic.state import GONE, STATE_DTYPE
from mirabilia.classic.vocabulary import Phase
from mirabilia.engine.record import InterpretedArray, copy_record
from mirabilia.engine.rule import INTERPRETED
from support.classic import A, B, C, Table, classic, fresh
from support.classic_walks import EVERY_GAME, walk

ANY_GAME = pytest.mark.parametrize("options", EVERY_GAME, ids=str)
LARGE_GAMES = pytest.mark.parametrize("options", EVERY_GAME[1:], ids=str)

SCRATCH = np.zeros(1, STATE_DTYPE)
WORDS = SCRATCH.view(np.int64)
if INTERPRETED:
    WORDS = WORDS.view(InterpretedArray)


def known(table: Table, player: int = A) -> int:
    """The number of what a player decides upon."""
    return information(table.state, player, SCRATCH, WORDS)


def copied(table: Table) -> Table:
    return Table(copy_record(table.state))


def later_turns(table: Table, chance: Random) -> list[Table]:
    """Tables after the same choice of A and several different ones of the others."""
    own = chance.choice(table.legal(A))
    tables = []
    for _ in range(12):
        other = copied(table).do(own)
        turn = other.moment
        while other.moment == turn and other.state.phase == Phase.TURN:
            player = other.to_decide()[0]
            other.do(chance.choice(other.legal(player)), player)
        if other.state.phase == Phase.TURN:
            tables.append(other)
    return tables


@LARGE_GAMES
def test_equal_numbers_mean_the_same_legal_actions(options: dict[str, Any]) -> None:
    """Others play differently; where that changes no choice of A's, it may be the same number."""
    met = 0
    chance = Random(1)
    for seed in range(2):
        groups = defaultdict(list)
        for table, player in walk(seed, **options):
            fresh_turn = (table.state.commitments[: table.state.players] == GONE).all()
            if player == A and fresh_turn and table.state.phase == Phase.TURN:
                for later in later_turns(table, chance):
                    groups[known(later)].append(later)
        for tables in groups.values():
            assert len({tuple(table.legal(A)) for table in tables}) == 1
            assert len({(*table.hand(A), *sorted(table.city(A))) for table in tables}) == 1
            met += len({table.state.tobytes() for table in tables}) > 1
    assert met


@ANY_GAME
def test_numbers_of_a_whole_game_differ(options: dict[str, Any]) -> None:
    """Every turn and every player has one of their own; all are positive and below 2 ** 62."""
    numbers: dict[int, tuple[int, ...]] = {}
    for table, player in walk(3, **options):
        if table.is_over:
            continue
        number = known(table, player)
        assert 0 < number < 1 << 62
        moment = (player, *table.moment, int(table.state.phase))
        assert numbers.setdefault(number, moment) == moment
    assert len(numbers) > 36


@ANY_GAME
def test_what_is_hidden_plays_no_part(options: dict[str, Any]) -> None:
    for table, player in walk(7, **options):
        if not table.is_over:
            number = known(table, player)
            assert known(table.view(player), player) == number
            waiting = (table.state.commitments[: table.state.cities] == GONE).all()
            if waiting or (table.state.phase == Phase.TURN and table.state.players > 2):
                assert known(table.determinized(player, 1), player) == number


def test_different_hands_differ() -> None:
    numbers = {
        known(classic(hands={A: [card]}))
        for card in ("Altar", "Theater", "Baths", "Tavern", "Stockade", "Loom")
    }
    assert len(numbers) == 6


@pytest.mark.parametrize(
    "change",
    [
        {"cities": [("Altar",)]},
        {"coins": (4,)},
        {"stages": (1,)},
        {"sides": "B"},
        {"cities": [("Stockade",)]},
        {"cities": [(), ("Stockade",)]},
        {"cities": [(), (), ("Stockade",)]},
        {"cities": [(), ("Lumber Yard", "Timber Yard")]},
        {"age": 2},
    ],
    ids=str,
)
def test_what_matters_for_the_choice_is_in_the_number(change: dict[str, Any]) -> None:
    """Own buildings, coins, stages and side, neighbours' shields and what they sell."""
    plain: dict[str, Any] = {"hands": {A: ["Baths", "Workshop"]}}
    assert known(classic(**plain)) != known(classic(**plain, **change))


def test_a_power_that_is_used_up_differs() -> None:
    table = classic(boards=("Olympia",), stages=(2,), age=2)
    number = known(table)
    table.state.power_used[A] = 1
    assert known(table) != number


def test_what_others_do_elsewhere_makes_no_difference() -> None:
    """A blue card of a neighbour, coins of another, and a choice already made."""
    plain = classic()
    other = classic(cities=[(), ("Altar",)], coins=(3, 3, 8))
    assert known(plain) == known(other)
    number = known(other)
    other.sell(other.hand(C)[0], C)
    assert known(other) == number
    assert known(other, B) != number


def test_two_players_decide_upon_the_whole_view() -> None:
    """Even the coins of the other player are part of it."""
    table, richer = fresh(4, players=2), fresh(4, players=2)
    richer.state.coins[B] += 1
    assert known(table) == known(fresh(4, players=2)) != known(richer)
