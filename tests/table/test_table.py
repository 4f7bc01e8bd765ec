"""A table's life: sitting down, playing, giving up, ending."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from mirabilia.table import Table, TableError, read_entry
from mirabilia.table.commitment import is_sealed
from mirabilia.table.table import LONGEST_WAIT
from support.tables import happens, opened, play, play_on, playing

THREE = {"players": 3, "sides": "dealt"}


# Sitting down and standing up


def test_the_game_begins_when_no_seat_is_open() -> None:
    table = opened()
    assert table.status == "waiting"
    happens(table, table.join(1, "b", "Borys", now=0))
    assert table.status == "waiting"
    assert table.to_decide == ()

    happens(table, table.join(0, "a", "Anna", now=0))

    assert table.status == "playing"
    assert [seat.name for seat in table.seats] == ["Anna", "Borys"]


def test_a_table_of_bots_begins_at_once() -> None:
    assert opened(seats=["builder", "wonder"]).status == "playing"


def test_a_bot_can_take_an_open_seat() -> None:
    table = opened()
    happens(table, table.join(0, "a", "Anna", now=0) + table.seat_bot(1, "wonder", now=0))

    assert table.status == "playing"
    assert table.seats[1].bot == "wonder"


def test_who_stands_up_before_the_game_leaves_the_seat_open() -> None:
    table = opened()
    happens(table, table.join(0, "a", "Anna", now=0))

    happens(table, table.leave(0, now=0))

    assert table.seats[0].is_open


def test_a_table_that_its_host_leaves_as_the_last_one_is_over() -> None:
    table = opened("classic", seats=["open", "open", "builder"], options=THREE)
    happens(table, table.join(0, "host", "Anna", now=0))
    happens(table, table.leave(2, now=0))
    assert table.status == "waiting"

    happens(table, table.leave(0, now=0))

    assert table.status == "over"
    assert table.ended is not None
    assert (table.ended.reason, table.winners, table.to_decide) == ("abandoned", [], ())
    with pytest.raises(TableError, match="the table is over"):
        table.join(0, "b", "Borys", now=0)
    assert Table(table.entries).status == "over"


def test_a_host_who_never_sat_down_is_not_sent_away_by_others() -> None:
    table = opened()
    happens(table, table.join(0, "a", "Anna", now=0))

    happens(table, table.leave(0, now=0))

    assert (table.status, table.host) == ("waiting", "host")


def test_a_table_does_not_wait_for_ever() -> None:
    table = opened("classic", options={"players": 3})
    happens(table, table.join(1, "guest", "Guest", now=5))
    happens(table, table.seat_bot(2, "builder", now=7))
    assert table.deadline == 7 + LONGEST_WAIT
    assert table.flag(7 + LONGEST_WAIT) == []

    happens(table, table.flag(8 + LONGEST_WAIT))

    assert table.status == "over"
    assert table.winners == []
    assert [seat.holder for seat in table.seats] == [None, None, None]
    assert table.deadline is None


def test_when_the_host_leaves_the_first_who_stays_is_the_host() -> None:
    table = opened("classic", options={"players": 4, "sides": "dealt"})
    for seat, holder in enumerate(("host", "host", "b")):
        happens(table, table.join(seat, holder, holder.title(), now=0))
    happens(table, table.leave(1, now=0))
    assert table.host == "host"

    happens(table, table.leave(0, now=0))

    assert table.host == "b"
    assert table.status == "waiting"
    assert Table(table.entries).host == "b"


def test_seats_can_be_swapped_before_the_game() -> None:
    table = opened()
    happens(table, table.join(0, "a", "Anna", now=0))

    happens(table, table.swap(0, 1, now=0))

    assert table.seats_of("a") == [1]
    with pytest.raises(TableError, match="with itself"):
        table.swap(1, 1, now=0)


def test_a_bot_goes_on_for_who_leaves() -> None:
    table = playing(stand_in="wonder")

    happens(table, table.leave(0, now=0))

    assert table.status == "playing"
    assert (table.seats[0].bot, table.seats[0].gave_up) == ("wonder", True)


def test_a_table_that_all_people_left_is_over() -> None:
    table = playing("classic", options=THREE, seats=["open", "builder", "open"])
    happens(table, table.leave(0, now=0))

    happens(table, table.leave(2, now=0))

    assert table.status == "over"
    assert table.ended is not None
    assert (table.ended.reason, table.winners) == ("abandoned", [])


def test_the_reason_why_the_last_one_went_is_kept() -> None:
    seats = ["open", "builder", "builder"]
    for reason in ("resigned", "out of time"):
        table = playing("classic", options=THREE, seats=seats, clock={"kind": "move", "seconds": 1})

        resigns = reason == "resigned"
        happens(table, table.resign(0, now=0) if resigns else table.flag(now=1_001))

        assert table.ended is not None
        assert (table.ended.reason, table.winners) == (reason, [])


@pytest.mark.parametrize("name", ["", "   ", "x" * 33, "a\u202eb", "a\nb", "zero\u200bwidth"])
def test_bad_names_are_refused(name: str) -> None:
    with pytest.raises(TableError) as caught:
        opened().join(0, "a", name, now=0)

    assert caught.value.code == "name"


def test_names_are_text_in_any_alphabet() -> None:
    table = opened()

    happens(table, table.join(0, "a", " Ганна <b> Ї ", now=0))

    assert table.seats[0].name == "Ганна <b> Ї"


# Playing


def test_a_question_is_answered_once() -> None:
    table = playing()
    (seat,) = table.to_decide
    asked = table.asked(seat)
    assert asked is not None
    assert table.game is not None
    move = table.game.legal()[0]
    happens(table, table.play(seat, move, asked, now=0))

    with pytest.raises(TableError) as caught:
        table.play(seat, move, asked, now=0)

    assert caught.value.code == "stale"


def test_where_several_choose_at_once_the_choice_of_one_changes_no_other_question() -> None:
    table = playing("classic", options=THREE)
    before = [table.asked(seat) for seat in range(3)]

    play(table, 1)

    after = [table.asked(seat) for seat in range(3)]
    assert (after[0], after[2]) == (before[0], before[2])
    assert after[1] != before[1]


def test_who_has_chosen_may_choose_anew_until_the_last_one_has() -> None:
    table = playing("classic", options=THREE)
    assert table.game is not None
    play(table, 1)
    asked = table.asked(1)
    assert asked is not None
    anew = table.game.legal(1)[1]

    happens(table, table.play(1, anew, asked, now=0))
    play(table, 0)
    kept = table.asked(1)
    play(table, 2)

    assert table.asked(1) not in (asked, kept)
    assert table.asked(1) is not None


def test_an_illegal_action_changes_nothing() -> None:
    table = playing()
    (seat,) = table.to_decide
    asked = table.asked(seat)
    assert asked is not None

    for action in (99_999, {"type": "castle"}, "e4", None, True):
        with pytest.raises(TableError) as caught:
            table.play(seat, action, asked, now=0)
        assert caught.value.code == "illegal"

    assert table.number == 3


def test_nobody_plays_for_another_seat_or_at_another_time() -> None:
    table = playing()
    (seat,) = table.to_decide
    assert table.game is not None
    with pytest.raises(TableError, match="nothing is asked"):
        table.play(1 - seat, table.game.legal()[0], table.number, now=0)
    with pytest.raises(TableError, match="there is no seat 7; seats are 0 to 1"):
        table.play(7, 0, 0, now=0)
    with pytest.raises(TableError, match="the table is waiting; it must be playing"):
        opened().play(0, 0, 0, now=0)


def test_a_game_ends_by_its_rules() -> None:
    table = playing()

    play_on(table, 500)

    assert table.status == "over"
    assert table.ended is None
    assert table.game is not None
    assert table.game.result is not None
    assert table.winners == table.game.result.winners
    assert table.asked(0) is table.asked(1) is None


def test_of_two_players_the_other_wins_when_one_resigns() -> None:
    table = playing()

    happens(table, table.resign(1, now=0))

    assert (table.status, table.winners) == ("over", [0])
    with pytest.raises(TableError, match="the table is over"):
        table.resign(0, now=0)


def test_of_more_players_a_bot_goes_on_for_who_resigns() -> None:
    table = playing("classic", options=THREE)

    happens(table, table.resign(1, now=0))

    assert table.status == "playing"
    assert table.seats[1].bot == "architect"
    play(table, 1)


def test_the_seed_is_sealed_and_shown_at_the_end() -> None:
    table = playing(seed=1234)
    assert table.opening is None
    commitment = table.commitment

    play_on(table, 500)

    assert table.opening is not None
    seed, salt = table.opening
    assert seed == 1234
    assert is_sealed(commitment, seed, salt)
    assert not is_sealed(commitment, seed + 1, salt)


# Agreeing


def test_an_end_is_agreed_on_by_all_people() -> None:
    table = playing("classic", options=THREE)
    happens(table, table.offer_end(0, now=0))
    happens(table, table.answer_end(1, True, now=0))
    assert table.status == "playing"
    with pytest.raises(TableError, match="seat 1 has agreed already"):
        table.answer_end(1, True, now=0)

    happens(table, table.answer_end(2, True, now=0))

    assert (table.status, table.winners) == ("over", [])


def test_one_refusal_ends_an_offer() -> None:
    table = playing("classic", options=THREE)
    happens(table, table.offer_end(0, now=0))

    happens(table, table.answer_end(1, False, now=0))

    assert table.offer is None
    with pytest.raises(TableError, match="nothing was asked"):
        table.answer_end(2, True, now=0)


def test_when_somebody_leaves_what_was_asked_can_be_asked_again() -> None:
    table = playing("classic", options=THREE)
    happens(table, table.offer_end(0, now=0))
    happens(table, table.leave(1, now=0))
    happens(table, table.leave(2, now=0))

    happens(table, table.offer_end(0, now=0))

    assert table.status == "over"


def test_who_plays_against_bots_alone_need_ask_nobody() -> None:
    table = playing(seats=["open", "builder"])

    happens(table, table.offer_end(0, now=0))

    assert table.status == "over"


# Chat


def test_people_and_spectators_can_talk() -> None:
    table = playing()

    happens(table, table.say(1, "", " привіт ", now=0) + table.say(None, "Guest", "hi", now=0))

    assert [(said.seat, said.name, said.text) for said in table.chat] == [
        (1, "Person 1", "привіт"),
        (None, "Guest", "hi"),
    ]
    with pytest.raises(TableError, match="allowed are 1 to 500"):
        table.say(1, "", "x" * 501, now=0)


def test_signs_may_be_joined_in_chat_but_not_in_names() -> None:
    table = playing()

    happens(table, table.say(1, "", "🤷\u200d♀️", now=0))

    assert table.chat[0].text == "🤷\u200d♀️"
    with pytest.raises(TableError, match="cannot be seen"):
        table.say(None, "An\u200dna", "hi", now=0)
    for nothing in ("\u3164", "a\u2800b", "\u200d\u200b"):
        with pytest.raises(TableError, match="cannot be seen"):
            table.say(1, "", nothing, now=0)


def test_who_watches_cannot_talk_so_much_that_players_cannot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("mirabilia.table.table.MOST_SAID", 3)
    monkeypatch.setattr("mirabilia.table.table.MOST_SAID_WATCHING", 2)
    table = playing()
    for _ in range(2):
        happens(table, table.say(None, "Guest", "hi", now=0))
    with pytest.raises(TableError, match="no room for more") as refused:
        table.say(None, "Another guest", "hi", now=0)
    assert refused.value.code == "rate"

    for seat in (0, 1, 0):
        happens(table, table.say(seat, "", "hi", now=0))
    with pytest.raises(TableError, match="no room for more"):
        table.say(1, "", "hi", now=0)


# Without end


def test_where_too_much_has_happened_only_what_the_game_needs_is_added(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = playing("classic", options={"players": 3})
    play(table, 0)
    assert table.game is not None
    again = table.game.legal(0)[1], table.asked(0)
    monkeypatch.setattr("mirabilia.table.table.MOST_ENTRIES", table.number)
    for unneeded in (
        lambda: table.play(0, *again, now=0),
        lambda: table.ask_undo(0, now=0),
        lambda: table.offer_end(0, now=0),
        lambda: table.say(0, "", "hi", now=0),
    ):
        with pytest.raises(TableError, match="too much has happened") as refused:
            unneeded()
        assert refused.value.code == "rate"

    for seat in (1, 2, 0):
        play(table, seat)
    happens(table, table.resign(0, now=0))
    assert table.seats[0].bot


def test_so_it_is_before_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened()
    happens(table, table.join(0, "host", "Host", now=0))
    monkeypatch.setattr("mirabilia.table.table.MOST_ENTRIES", table.number)
    for unneeded in (
        lambda: table.swap(0, 1, now=0),
        lambda: table.join(1, "guest", "Guest", now=0),
        lambda: table.seat_bot(1, "builder", now=0),
    ):
        with pytest.raises(TableError, match="too much has happened"):
            unneeded()

    happens(table, table.leave(0, now=0))
    assert table.status == "over"


# The journal


@settings(max_examples=15, deadline=None)
@given(
    some.sampled_from(
        [
            ("duel", {}),
            ("duel", {"pantheon": True}),
            ("classic", {"players": 2}),
            ("classic", {"players": 4, "edition": "first"}),
        ]
    ),
    some.integers(0, 10_000),
    some.integers(0, 120),
)
def test_a_table_is_made_again_from_its_journal(
    kind: tuple[str, dict[str, object]], seed: int, moves: int
) -> None:
    game, options = kind
    table = playing(game, seed=seed, options=options, clock={"kind": "move", "seconds": 60})
    play_on(table, moves, seed)

    kept = json.loads(json.dumps([entry.document() for entry in table.entries]))
    again = Table(read_entry(document) for document in kept)

    assert again.entries == table.entries
    assert again.game is not None
    assert table.game is not None
    assert again.game.state.tobytes() == table.game.state.tobytes()
    assert (again.status, again.deadline, again.commitment) == (
        table.status,
        table.deadline,
        table.commitment,
    )
    assert [again.asked(seat) for seat in range(len(again.seats))] == [
        table.asked(seat) for seat in range(len(table.seats))
    ]


@pytest.mark.parametrize(
    "document",
    [{}, {"type": "castled", "at": 0}, {"type": "played", "at": 0, "seat": 1}, {"type": ["x"]}],
)
def test_a_broken_entry_is_refused(document: dict[str, object]) -> None:
    with pytest.raises((TableError, TypeError)):
        read_entry(document)


def test_a_journal_begins_with_the_opening() -> None:
    table = playing()

    for kept in ([], table.entries[1:]):
        with pytest.raises(TableError, match="begins with the opening"):
            Table(kept)
    with pytest.raises(TableError, match="cannot be opened again"):
        table.add(table.entries[0])


def test_a_bot_can_be_sent_away_before_the_game_and_not_later() -> None:
    table = opened(seats=["open", "builder"])
    happens(table, table.leave(1, now=0))
    assert table.seats[1].is_open

    happens(table, table.seat_bot(1, "wonder", now=0) + table.join(0, "a", "Anna", now=0))
    with pytest.raises(TableError, match="nobody sits in seat 1"):
        table.leave(1, now=0)


def test_a_rematch_is_told_once_and_only_at_the_end() -> None:
    table = playing()
    with pytest.raises(TableError, match="must be over"):
        table.rematched("next", now=0)
    happens(table, table.resign(0, now=0))
    happens(table, table.rematched("next", now=0))

    assert table.rematch == "next"
    with pytest.raises(TableError, match="there is a rematch already: next"):
        table.rematched("another", now=0)
