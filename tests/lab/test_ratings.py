"""Ratings of bots from their games."""

import random
import sys
from math import log10

import pytest

from mirabilia.lab.matches import Match
from mirabilia.lab.ratings import (
    Outcome,
    RatingError,
    RatingTable,
    circles,
    passes,
    ranks_of,
    rate,
)
from support.matches import match


def duels(better: str, worse: str, won: int, lost: int) -> list[Match]:
    return [match(better, worse, winners=[0])] * won + [match(better, worse, winners=[1])] * lost


def ratings(table: RatingTable) -> dict[str, float]:
    return {each.bot: each.rating for each in table.bots}


def test_the_odds_of_two_bots_become_elo_points() -> None:
    table = rate(duels("greedy", "random", 300, 100))

    assert [each.bot for each in table.bots] == ["greedy", "random"]
    assert table.anchor == "random"
    assert ratings(table)["random"] == 0
    assert ratings(table)["greedy"] == pytest.approx(400 * log10(3), abs=15)


def test_strength_is_found_through_others() -> None:
    games = duels("search", "greedy", 300, 100) + duels("greedy", "random", 300, 100)

    found = ratings(rate(games))

    assert found["greedy"] == pytest.approx(191, abs=25)
    assert found["search"] == pytest.approx(382, abs=40)


def test_the_odds_at_a_larger_table_become_the_same_points() -> None:
    """Of those not yet placed, the strong one is next three times as often as any weak one."""
    draw = random.Random(1)
    seats = ("strong", "weak", "weak", "weak")
    games = []
    for _ in range(600):
        left, order = [0, 1, 2, 3], []
        while left:
            seat = draw.choices(left, [3 if seats[seat] == "strong" else 1 for seat in left])[0]
            left.remove(seat)
            order.append(seat)
        totals = [50 - order.index(seat) for seat in range(4)]
        games.append(match(*seats, winners=[order[0]], totals=totals))

    table = rate(games, anchor="weak")

    assert ratings(table)["strong"] == pytest.approx(400 * log10(3), abs=40)
    weak = next(each for each in table.bots if each.bot == "weak")
    assert weak.games == 3 * 600
    assert weak.win_rate == pytest.approx(1 / 6, abs=0.03)  # the strong one wins half of all


def test_the_order_of_the_games_hardly_matters() -> None:
    games = duels("greedy", "random", 70, 30) + duels("search", "greedy", 30, 10)
    there, back = ratings(rate(games)), ratings(rate(games[::-1]))

    assert there != back
    for bot, rating in there.items():
        assert back[bot] == pytest.approx(rating, abs=20)
    assert ratings(rate(games)) == there


def test_more_games_are_less_uncertain() -> None:
    few = rate(duels("greedy", "random", 6, 4))
    many = rate(duels("greedy", "random", 60, 40))

    assert 0 < many.bots[0].uncertainty < few.bots[0].uncertainty / 2


def test_wins_are_counted_with_parts_of_shared_victories() -> None:
    games = [
        match("a", "b", winners=[0]),
        match("b", "a", winners=[0, 1], totals=[40, 40]),
        match("a", "a", "b", winners=[0, 1, 2], totals=[40, 40, 40]),
    ]

    table = rate(games)

    by_name = {each.bot: each for each in table.bots}
    assert (by_name["a"].games, by_name["a"].wins, by_name["a"].draws) == (4, 1, 3)
    assert by_name["a"].win_rate == pytest.approx((1 + 1 / 2 + 2 / 3) / 4, abs=1e-5)
    assert (by_name["b"].games, by_name["b"].wins, by_name["b"].draws) == (3, 0, 2)
    assert table.games == 3


def test_games_of_a_bot_against_itself_are_left_out() -> None:
    games = duels("greedy", "random", 3, 1)

    assert rate([*games, match("greedy", "greedy", winners=[0])]) == rate(games)


# The anchor


def test_any_bot_can_be_the_anchor() -> None:
    table = rate(duels("greedy", "random", 30, 10), anchor="greedy")

    assert table.anchor == "greedy"
    assert ratings(table)["greedy"] == 0
    assert ratings(table)["random"] < -100


def test_without_an_anchor_the_mean_is_zero() -> None:
    table = rate(duels("search", "greedy", 30, 10))

    assert table.anchor is None
    assert sum(ratings(table).values()) == pytest.approx(0, abs=0.2)
    assert table.document()["bots"][0]["bot"] == "search"


def test_an_anchor_that_has_not_played_is_refused() -> None:
    with pytest.raises(RatingError, match="no game of 'x' is stored; rated are greedy, random"):
        rate(duels("greedy", "random", 3, 1), anchor="x")


# Places


def test_winners_come_first_and_then_points_decide() -> None:
    assert ranks_of(match("a", "b", "c", winners=[1], totals=[50, 50, 60])) == (2, 0, 1)
    assert ranks_of(match("a", "b", "c", winners=[0, 1], totals=[60, 60, 40])) == (0, 0, 1)
    assert ranks_of(match("a", "b", "c", winners=[2], totals=[40, 40, 60])) == (1, 1, 0)


def test_bots_that_never_met_are_told_apart() -> None:
    pairs = (("a", "b"), ("c", "d"), ("e", "f"), ("b", "c"))
    games = [Outcome(pair, (0, 1)) for pair in pairs]

    assert circles(games) == [["a", "b", "c", "d"], ["e", "f"]]
    assert rate([match("a", "b", winners=[0])]).circles == [["a", "b"]]


@pytest.mark.parametrize(("games", "often"), [(1, 20), (10_000, 20), (40_000, 5), (10**6, 2)])
def test_more_games_are_gone_through_less_often(games: int, often: int) -> None:
    assert passes(games) == often


# Refusing


@pytest.mark.parametrize("games", [[], [match("a", "a", winners=[0])]], ids=["none", "itself"])
def test_without_games_there_is_nothing_to_rate(games: list[Match]) -> None:
    with pytest.raises(RatingError, match="no game between different bots is stored; play some"):
        rate(games)


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)

    with pytest.raises(RatingError, match=r"pip install 'mirabilia\[lab\]'"):
        rate(duels("greedy", "random", 3, 1))
