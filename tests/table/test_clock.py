"""Whose time runs, and what happens when it is up."""

import pytest

from mirabilia.table import TableError
from support.tables import happens, opened, play, playing

A_MINUTE = {"kind": "move", "seconds": 60}
FISCHER = {"kind": "fischer", "seconds": 60, "increment": 5}


def test_without_a_clock_no_time_runs() -> None:
    table = playing()

    assert table.deadline is None
    assert table.time_left(0, now=10**12) is None
    assert table.flag(now=10**12) == []


def test_the_clock_runs_for_who_must_decide() -> None:
    table = playing(clock=A_MINUTE)
    (seat,) = table.to_decide

    assert table.deadline == 60_000
    assert table.time_left(seat, now=20_000) == 40_000
    assert table.time_left(1 - seat, now=20_000) == 60_000


def test_each_move_has_its_own_time() -> None:
    table = playing(clock=A_MINUTE)

    seat = play(table, now=50_000)

    assert table.time_left(seat, now=50_000) == 60_000
    assert table.deadline == 110_000


def test_fischers_clock_keeps_what_is_left_and_adds() -> None:
    table = playing(clock=FISCHER)

    seat = play(table, now=50_000)

    assert table.time_left(seat, now=90_000) == 15_000


def test_all_who_choose_at_once_have_their_clocks_running() -> None:
    table = playing("classic", clock=A_MINUTE, options={"players": 4, "sides": "dealt"})

    play(table, 2, now=30_000)

    assert [table.time_left(seat, now=45_000) for seat in range(4)] == [
        15_000,
        15_000,
        60_000,
        15_000,
    ]


def test_of_two_players_the_other_wins_when_time_is_up() -> None:
    table = playing(clock=A_MINUTE)
    (seat,) = table.to_decide
    assert table.flag(now=60_000) == []

    happens(table, table.flag(now=60_001))

    assert table.status == "over"
    assert table.winners == [1 - seat]
    assert table.ended is not None
    assert table.ended.reason == "out of time"
    assert table.deadline is None
    assert table.flag(now=10**9) == []


def test_of_more_players_a_bot_goes_on_for_each_who_is_late() -> None:
    table = playing(
        "classic", clock=A_MINUTE, options={"players": 3, "sides": "dealt"}, stand_in="builder"
    )
    play(table, 1, now=1000)

    while late := table.flag(now=60_001):
        happens(table, late)

    assert [seat.bot for seat in table.seats] == ["builder", None, "builder"]
    assert [seat.gave_up for seat in table.seats] == [True, False, True]
    assert table.status == "playing"
    assert table.deadline is None


def test_a_move_that_comes_too_late_is_refused() -> None:
    table = playing(clock=A_MINUTE)
    (seat,) = table.to_decide
    asked = table.asked(seat)
    assert asked is not None
    assert table.game is not None

    with pytest.raises(TableError, match="is up"):
        table.play(seat, table.game.legal()[0], asked, now=60_001)


def test_time_out_of_reach_is_given_back() -> None:
    table = playing(clock=FISCHER)
    (seat,) = table.to_decide

    happens(table, table.restart_clocks(now=500_000))

    assert table.time_left(seat, now=500_000) == 60_000
    assert playing().restart_clocks(now=5) == []


def test_nobodys_time_runs_before_the_game_begins() -> None:
    table = opened(clock=A_MINUTE)

    assert table.deadline is None
    assert table.flag(now=10**9) == []


def test_a_bots_time_does_not_run() -> None:
    table = playing(clock=A_MINUTE, seats=["open", "builder"])
    while 1 not in table.to_decide:
        play(table, now=1000)

    assert table.deadline is None
