"""What is made of the results of an arena."""

from typing import Any

import pytest

from mirabilia.lab.matches import Match
from mirabilia.lab.pairings import Plan, bot_seed, plan_arena
from mirabilia.lab.standings import Report, SequentialTest, first_bots_share, report
from support.matches import match

pytestmark = pytest.mark.usefixtures("stubs")


def plan(*bots: str, seats: int = 2, deals: int = 1) -> Plan:
    """A plan of Duel for two, else of 7 Wonders."""
    options = {} if seats == 2 else {"players": seats}
    game = "duel" if seats == 2 else "classic"
    return plan_arena(game, bots, deals * seats, options=options)


def summed_up(of: Plan, *matches: Match, test: SequentialTest | None = None) -> Report:
    return report(of, matches, seconds=1.5, resumed=0, interrupted=False, test=test)


# Plans


def test_every_deal_is_played_in_each_rotation() -> None:
    two = plan("first", "last", deals=2)

    assert [(p.deal, p.rotation) for p in two.pairings()] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert [two.seated(rotation) for rotation in range(2)] == [["first", "last"], ["last", "first"]]


def test_the_last_bot_named_has_the_seats_that_are_left() -> None:
    four = plan("first", "spy", "last", seats=4)

    assert four.seated(0) == ["first", "spy", "last", "last"]
    assert four.seated(1) == ["last", "first", "spy", "last"]
    assert four.seated(3) == ["spy", "last", "last", "first"]


def test_the_bot_named_first_sits_in_every_seat_once() -> None:
    seven = plan("first", "last", seats=7)

    seats = [[seven.named(seat, turned) for seat in range(7)].index(0) for turned in range(7)]
    assert seats == list(range(7))


def test_a_bot_named_alone_plays_against_copies_of_itself() -> None:
    assert plan("first").bots == ("first", "first")
    assert plan("first", seats=5).seated(2) == ["first"] * 5
    assert [plan("first", seats=3).named(seat, 0) for seat in range(3)] == [0, 1, 1]


def test_games_are_rounded_up_to_whole_deals() -> None:
    for games, whole in ((1, 5), (5, 5), (6, 10), (200, 200)):
        planned = plan_arena("classic", ["first"], games, options={"players": 5})
        assert (planned.games, planned.deals) == (whole, whole // 5)


def test_every_bot_of_every_game_has_a_seed_of_its_own() -> None:
    seeds = {
        bot_seed(deal, seat, turn) for deal in range(20) for seat in range(7) for turn in (0, 1)
    }
    assert len(seeds) == 20 * 7 * 2
    assert all(0 <= seed < 2**62 for seed in seeds)


@pytest.mark.parametrize(
    ("game", "bots", "asked", "complaint"),
    [
        ("chess", ["first"], {}, "there is no game 'chess'"),
        ("duel", ["first", "deep-thought"], {}, "there is no bot 'deep-thought'; the bots are "),
        ("duel", ["search:0"], {}, "the budget is '0'"),
        ("duel", ["first:100"], {}, "takes no budget"),
        ("duel", [], {}, "0 bots are named; allowed are 1 to 2"),
        ("duel", ["first"] * 3, {}, "3 bots are named; allowed are 1 to 2"),
        ("duel", ["first"], {"games": 0}, "games is 0; at least 1 is needed"),
        ("duel", ["first"], {"seed": -1}, "seed is -1; allowed are whole numbers from 0"),
        ("duel", ["first"], {"seed": 2**62 - 1}, "so that 2 can be counted from it"),
        ("duel", ["first"], {"options": {"players": 3}}, "duel has no option 'players'"),
        ("classic", ["first"], {"options": {"players": 8}}, "option players is 8"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(
    game: str, bots: list[str], asked: dict[str, Any], complaint: str
) -> None:
    arguments: dict[str, Any] = {"games": 4} | asked
    with pytest.raises(ValueError, match=complaint):
        plan_arena(game, bots, **arguments)


# Reports


def test_the_report_is_about_the_bot_named_first() -> None:
    found = summed_up(
        plan("first", "last", deals=2),
        match("first", "last", winners=[0], rotation=0),
        match("last", "first", winners=[0], rotation=1),
        match("first", "last", winners=[0], rotation=0, victory="military"),
        match("last", "first", winners=[1], rotation=1, victory="scientific"),
    )

    assert (found.games, found.deals, found.wins, found.draws) == (4, 2, 3, 0)
    assert found.win_rate == 0.75
    assert [player.win_rate for player in found.players] == [0.75, 0.25]
    assert found.players[0].victories == {"civilian": 1, "military": 1, "scientific": 1}
    assert found.players[1].victories == {"civilian": 1, "military": 0, "scientific": 0}
    assert found.seconds_per_move == 0.1
    assert found.players[0].slowest_move == 0.5


def test_a_shared_victory_counts_as_a_part() -> None:
    found = summed_up(
        plan("first", "last", seats=3),
        match("first", "last", "last", winners=[0, 1], rotation=0, totals=[50, 50, 40]),
        match("last", "first", "last", winners=[0, 1, 2], rotation=1, totals=[50, 50, 50]),
        match("last", "last", "first", winners=[2], rotation=2, totals=[40, 44, 50]),
    )

    first, last = found.players
    assert (first.games, first.wins, first.draws) == (3, 1, 2)
    assert first.win_rate == pytest.approx((1 / 2 + 1 / 3 + 1) / 3, abs=1e-5)
    assert (last.seats, last.games, last.wins, last.draws) == (2, 6, 0, 3)
    assert last.win_rate == pytest.approx((1 / 2 + 2 / 3) / 6, abs=1e-5)
    assert first.expected_share == last.expected_share == pytest.approx(1 / 3, abs=1e-5)
    assert first.victories == {"points": 1, "coins": 0}
    assert first.mean_score == 50
    assert first.mean_margin == 2
    assert last.mean_margin == pytest.approx((0 - 10 + 0 + 0 - 10 - 6) / 6, abs=1e-3)


def test_a_free_city_is_nobodys_rival() -> None:
    game = match("first", "last", winners=[0], totals=[50, 45, 70])
    found = summed_up(plan("first", "last"), game, match("last", "first", winners=[1], rotation=1))
    assert found.players[0].mean_margin == (5 + 10) / 2


def test_two_bots_of_the_same_name_have_an_entry_each() -> None:
    found = summed_up(
        plan("first", "first"),
        match("first", "first", winners=[0], rotation=0),
        match("first", "first", winners=[1], rotation=1),
    )

    assert [(player.bot, player.wins) for player in found.players] == [("first", 2), ("first", 0)]


def test_the_report_is_a_document() -> None:
    document = summed_up(
        plan("first", "last"),
        match("first", "last", winners=[0]),
        match("last", "first", winners=[1], rotation=1),
    ).document()

    assert document["game"] == "duel"
    assert document["options"]["wonders"] == "draft"
    assert document["bots"] == ["first", "last"]
    assert (document["games"], document["wins"], document["draws"]) == (2, 2, 0)
    assert (document["seed"], document["seconds"]) == (0, 1.5)
    assert document["interval"] == document["players"][0]["interval"]
    low, high = document["interval"]
    assert low < document["win_rate"] == high
    assert "sprt" not in document


# Intervals and tests


def test_the_sequential_test_weighs_two_win_rates() -> None:
    test = SequentialTest(0.5, 0.6)

    assert test.result(10, 10).log_ratio == pytest.approx(1.8232, abs=1e-4)
    assert test.result(0, 10).log_ratio == pytest.approx(-2.2314, abs=1e-4)
    assert test.result(7.5, 10).log_ratio == pytest.approx(0.8096, abs=1e-4)
    assert [test.result(won, won).verdict for won in (16, 17)] == ["undecided", "high"]
    assert [test.result(0, lost).verdict for lost in (13, 14)] == ["undecided", "low"]


@pytest.mark.parametrize(("low", "high"), [(0.6, 0.5), (0.5, 0.5), (0, 0.5), (0.5, 1)])
def test_a_sequential_test_of_impossible_rates_is_refused(low: float, high: float) -> None:
    with pytest.raises(ValueError, match="allowed are two win rates between 0 and 1"):
        SequentialTest(low, high)


def test_the_report_tells_the_verdict() -> None:
    test = SequentialTest(0.1, 0.9)
    of = plan("first", "last", deals=1)
    games = [match("first", "last", winners=[0]), match("last", "first", winners=[1], rotation=1)]

    assert first_bots_share(of, games) == 2
    verdict = summed_up(of, *games, test=test).document()["sprt"]
    assert verdict == {"low": 0.1, "high": 0.9, "log_ratio": 4.3944, "verdict": "high"}
