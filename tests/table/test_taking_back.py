"""Taking back an action: free, by consent, or not at all."""

import pytest

from mirabilia.table import Table, TableError
from support.tables import happens, play, play_on, playing


def actions(table: Table) -> int:
    assert table.game is not None
    return len(table.game.record()["actions"])


def past_the_draft(**setup: object) -> Table:
    """A table at the first card of the first Age."""
    table = playing(**setup)  # type: ignore[arg-type]
    assert table.game is not None
    while table.game.state.age == 0:
        play(table)
    return table


def take(table: Table, *, revealing: bool) -> int:
    """Discard a card that turns up another one, or none; whose turn it was."""
    assert table.game is not None
    (seat,) = table.to_decide
    for number, action in enumerate(table.game.legal()):
        if action.document["type"] != "discard":
            continue
        before = int(table.game.state.face_up.sum())
        table.game.play(action)
        turned_up = int(table.game.state.face_up.sum()) > before - 1
        table.game.undo()
        if turned_up == revealing:
            play(table, seat, number=number)
            return seat
    raise AssertionError("there is no such card")


def test_it_is_free_while_nothing_hidden_came_to_light() -> None:
    table = past_the_draft()
    before = actions(table)
    seat = take(table, revealing=False)

    happens(table, table.ask_undo(seat, now=0))

    assert actions(table) == before
    assert table.to_decide == (seat,)
    assert table.undo is None


def test_who_has_seen_a_card_needs_consent() -> None:
    table = past_the_draft()
    take(table, revealing=False)
    seat = take(table, revealing=True)
    before = actions(table)

    happens(table, table.ask_undo(seat, now=0))

    assert table.undo is not None
    assert actions(table) == before
    happens(table, table.answer_undo(1 - seat, True, now=0))
    assert actions(table) == before - 1
    assert table.undo is None


def test_what_another_person_did_since_needs_consent() -> None:
    table = past_the_draft()
    seat = take(table, revealing=False)
    take(table, revealing=False)

    happens(table, table.ask_undo(seat, now=0))

    assert table.undo is not None
    assert table.undo.seat == seat


def test_one_refusal_is_enough() -> None:
    table = past_the_draft()
    seat = take(table, revealing=False)
    take(table, revealing=False)
    before = actions(table)
    happens(table, table.ask_undo(seat, now=0))

    happens(table, table.answer_undo(1 - seat, False, now=0))

    assert table.undo is None
    assert actions(table) == before


def test_a_move_ends_the_request() -> None:
    table = past_the_draft()
    seat = take(table, revealing=False)
    take(table, revealing=False)
    happens(table, table.ask_undo(seat, now=0))

    play(table)

    assert table.undo is None


def test_who_sits_in_all_seats_need_ask_nobody() -> None:
    table = playing("duel", "anna", "anna")
    play_on(table, 20)
    before = actions(table)
    assert table.game is not None
    last = table.entries[-1].seat  # type: ignore[attr-defined]

    happens(table, table.ask_undo(last, now=0))

    assert actions(table) == before - 1


def test_bots_do_not_mind() -> None:
    table = playing(seats=["open", "builder"])
    play_on(table, 30)
    before = actions(table)

    happens(table, table.ask_undo(0, now=0))

    assert actions(table) < before
    assert table.to_decide == (0,)


def test_in_7_wonders_choices_that_were_shown_need_consent() -> None:
    table = playing("classic", options={"players": 3, "sides": "dealt"})
    for seat in range(3):
        play(table, seat)

    happens(table, table.ask_undo(2, now=0))

    assert table.undo is not None
    happens(table, table.answer_undo(0, True, now=0))
    happens(table, table.answer_undo(1, True, now=0))
    assert actions(table) == 2


def test_there_must_be_something_to_take_back() -> None:
    table = playing()
    with pytest.raises(TableError, match="has not acted yet"):
        table.ask_undo(1 - table.to_decide[0], now=0)
    seat = play(table)
    play(table, 1 - seat)
    happens(table, table.ask_undo(seat, now=0))
    with pytest.raises(TableError, match="somebody has asked already"):
        table.ask_undo(seat, now=0)


def test_after_taking_back_every_question_is_new() -> None:
    table = past_the_draft()
    (seat,) = table.to_decide
    before = table.asked(seat)
    take(table, revealing=False)

    happens(table, table.ask_undo(seat, now=0))

    assert table.asked(seat) not in (None, before)
