"""Whose time runs, and what happens when it is up."""

import pytest

from mirabilia.table import Table, TableError
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

    assert not any(table.is_running(seat) for seat in (0, 1))
    assert table.flag(now=10**9) == []


def test_a_bots_time_does_not_run() -> None:
    table = playing(clock=A_MINUTE, seats=["open", "builder"])
    while 1 not in table.to_decide:
        play(table, now=1000)

    assert table.deadline is None


# Taking back


def test_what_is_taken_back_gives_no_time_back() -> None:
    table = playing("duel", "anna", "anna", clock=A_MINUTE)
    seat = play(table, now=50_000)

    happens(table, table.ask_undo(seat, now=52_000))

    assert table.to_decide == (seat,)
    assert table.deadline == 62_000


def test_nor_does_it_leave_fischers_increment() -> None:
    table = playing("duel", "anna", "anna", clock=FISCHER)
    seat = play(table, now=50_000)

    happens(table, table.ask_undo(seat, now=52_000))

    assert table.time_left(seat, now=52_000) == 10_000
    assert table.time_left(1 - seat, now=52_000) == 58_000


@pytest.mark.parametrize("clock", [A_MINUTE, FISCHER])
def test_time_for_what_is_taken_back_stays_used(clock: dict[str, object]) -> None:
    table = playing("duel", "anna", "anna", clock=clock)
    seat = play(table, now=10_000)
    while table.to_decide != (seat,):
        play(table, now=10_000)
    happens(table, table.ask_undo(seat, now=25_000))

    assert table.time_left(seat, now=25_000) == 35_000
    again = Table(table.entries)
    assert again.time_left(seat, now=25_000) == 35_000


def test_where_several_choose_at_once_too() -> None:
    table = playing("classic", clock=A_MINUTE, options={"players": 3, "sides": "dealt"})
    play(table, 1, now=30_000)
    play(table, 1, number=1, now=31_000)  # anew
    happens(table, table.ask_undo(1, now=40_000))
    assert not table.is_running(1)

    happens(table, table.ask_undo(1, now=40_000))

    assert table.is_running(1)
    assert table.time_left(1, now=40_000) == 30_000


def test_nobody_is_left_without_time() -> None:
    table = playing("duel", "anna", "anna", clock=A_MINUTE)
    seat = play(table, now=50_000)
    while table.to_decide != (seat,):
        play(table, now=50_000)

    with pytest.raises(TableError, match="no time left"):
        table.ask_undo(seat, now=60_000)
