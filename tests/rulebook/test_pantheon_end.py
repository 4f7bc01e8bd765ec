"""Duel: Pantheon, both rulebooks: the chapter "End of the game"."""

from typing import Any

import pytest

from mirabilia.duel import actions
from mirabilia.duel.vocabulary import Category, Colour, Decision, Victory
from support.duel import A, B, Table, duel
from support.eager_games import eager_game

FIVE_SYMBOLS = ("Apothecary", "Workshop", "Scriptorium", "Pharmacist", "Study")


def result(table: Table) -> tuple[Victory, int | None]:
    return table.victory, table.winner


# Conditions of the base rules


@pytest.mark.rulebook("pantheon.end.base-conditions")
@pytest.mark.parametrize("player", [A, B])
def test_the_opponents_capital_wins_at_once_also_by_a_god(player: int) -> None:
    """Military supremacy: by a red card, and by Mars from space 7."""
    ahead = 7 if player == A else -7
    by_card = duel(pantheon=True, coins=(40, 40), conflict=ahead, to_move=player)
    assert result(by_card.build("Walls")) == (Victory.MILITARY, player)
    by_god = duel(pantheon=True, coins=(9, 9), conflict=ahead, to_move=player, slots={3: "Mars"})
    assert result(by_god.activate("Mars")) == (Victory.MILITARY, player)
    assert by_god.decision == Decision.NONE
    assert by_god.legal(A) == by_god.legal(B) == []


@pytest.mark.rulebook("pantheon.end.base-conditions")
@pytest.mark.parametrize("player", [A, B])
def test_six_different_symbols_win_at_once_also_by_a_god(player: int) -> None:
    """Scientific supremacy: by a green card, and by Ishtar's scales."""
    cities: Any = (FIVE_SYMBOLS, ()) if player == A else ((), FIVE_SYMBOLS)
    position: dict[str, Any] = {"cities": cities, "coins": (40, 40), "to_move": player}
    by_card = duel(pantheon=True, cards=("Observatory", "Walls"), **position)
    assert result(by_card.build("Observatory")) == (Victory.SCIENTIFIC, player)
    by_god = duel(pantheon=True, slots={3: "Ishtar"}, **position)
    assert result(by_god.activate("Ishtar")) == (Victory.SCIENTIFIC, player)
    assert by_god.decision == Decision.NONE


@pytest.mark.rulebook("pantheon.end.base-conditions")
def test_the_end_of_age_three_counts_points() -> None:
    """Civilian victory: cards left in the Pantheon do not matter, nor does the end of Age II."""
    table = duel(
        pantheon=True,
        cards=("Walls",),
        covered=(),
        slots={1: "Tanit", 2: "Gate"},
        cities=(("Altar",), ("Theater", "Greek Grand Temple")),
        coins=(0, 0),
    )
    table.discard("Walls")
    assert result(table) == (Victory.CIVILIAN, B)
    assert (table.total(A), table.total(B)) == (3, 8)
    table = duel(pantheon=True, age=2, cards=("Walls",), covered=(), slots={1: "Tanit"})
    table.discard("Walls")
    assert result(table) == (Victory.NONE, None)
    assert (table.age, table.slots()) == (3, {1: "Tanit"})


@pytest.mark.rulebook("pantheon.end.base-conditions")
def test_equal_points_go_to_the_blue_cards_and_else_are_shared() -> None:
    """Civilian victory: 9 points of Aphrodite are not blue."""
    temple = ("Greek Grand Temple",)
    table = duel(pantheon=True, gods=(("Aphrodite",), ()), cities=((), ("Palace",)), coins=(6, 12))
    assert (table.total(A), table.total(B)) == (9 + 2, 7 + 4)
    assert result(table.finish()) == (Victory.CIVILIAN, B)
    table = duel(pantheon=True, cities=(("Temple", "Altar"), temple), coins=(0, 6))
    assert (table.total(A), table.total(B)) == (4 + 3, 5 + 2)
    assert result(table.finish()) == (Victory.CIVILIAN, A)
    table = duel(pantheon=True, cities=(temple, ()), coins=(0, 15))
    assert result(table.finish()) == (Victory.CIVILIAN, None)


@pytest.mark.rulebook("pantheon.end.base-conditions")
def test_a_game_ends_by_supremacy_or_after_the_third_age_only(random_game) -> None:
    """The capital reached, six symbols, or Age III played out; nothing else, and always then."""
    games = [random_game(seed, pantheon=True) for seed in range(6)]
    games += [eager_game(seed, Colour.RED, pantheon=True) for seed in range(8)]
    games += [eager_game(seed, Colour.GREEN, pantheon=True) for seed in range(12)]
    victories = set()
    for game in games:
        for table in game:
            played_out = table.age == 3 and table.state.cards_left == 0
            reached = {
                Victory.MILITARY: abs(table.conflict) == 9,
                Victory.SCIENTIFIC: max(len(table.symbols(A)), len(table.symbols(B))) >= 6,
                Victory.CIVILIAN: played_out and table.decision is Decision.NONE,
            }
            if table.victory is Victory.NONE:
                assert not any(reached.values())
                assert table.legal()
            else:
                assert reached[table.victory]
                assert table.legal(A) == table.legal(B) == []
        assert table.victory is not Victory.NONE
        victories.add(table.victory)
    assert victories == {Victory.MILITARY, Victory.SCIENTIFIC, Victory.CIVILIAN}


# Points of gods


@pytest.mark.rulebook("pantheon.end.god-points")
@pytest.mark.parametrize("player", [A, B])
def test_gods_have_a_row_of_their_own_on_the_score_pad(player: int) -> None:
    """Aphrodite and Astarte with 4 coins: 9 + 4 = 13, part of the total."""
    gods = ("Aphrodite", "Astarte")
    position: dict[str, Any] = {"gods": (gods, ()), "savings": (4, 0), "coins": (7, 0)}
    if player == B:
        position = {name: each[::-1] for name, each in position.items()}
    table = duel(pantheon=True, **position).finish()
    points = table.points(player)
    assert points[Category.GODS] == 13
    assert points[Category.TREASURY] == 2
    assert table.total(player) == sum(points.values()) == 15
    assert set(table.points(1 - player).values()) == {0}


@pytest.mark.rulebook("pantheon.end.god-points")
def test_other_gods_give_no_points_by_themselves() -> None:
    """All the others together, and the Gate: an empty row."""
    others = ("Enki", "Ishtar", "Nisaba", "Baal", "Tanit", "Hades", "Zeus", "Anubis", "Isis", "Ra")
    gods = (*others, "Mars", "Minerva", "Neptune", "Gate")
    table = duel(pantheon=True, gods=(gods, ("Aphrodite",)), coins=(0, 0)).finish()
    assert table.points(A)[Category.GODS] == table.total(A) == 0
    assert table.points(B)[Category.GODS] == table.total(B) == 9


@pytest.mark.rulebook("pantheon.end.god-points")
def test_a_god_gives_its_points_only_to_who_activated_it() -> None:
    """Aphrodite in the Pantheon or in a deck is worth nothing."""
    table = duel(pantheon=True, slots={1: "Aphrodite"}, coins=(3, 0))
    assert table.points(A)[Category.GODS] == table.points(B)[Category.GODS] == 0
    table.activate("Aphrodite")
    assert table.points(A)[Category.GODS] == 9
    assert table.points(B)[Category.GODS] == 0
    assert actions.ACTIVATE not in table.legal()
