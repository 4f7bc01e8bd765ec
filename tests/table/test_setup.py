"""What is agreed on before the first move."""

from typing import Any

import pytest

from mirabilia.table import Clock, Setup, TableError


def test_a_game_is_all_that_must_be_named() -> None:
    setup = Setup.read({"game": "duel"})

    assert setup.seats == ("open", "open")
    assert setup.clock == Clock()
    assert (setup.visibility, setup.spectators, setup.hints) == ("link", "public", True)
    assert setup.options["pantheon"] is False


@pytest.mark.parametrize(
    "document",
    [
        {"game": "duel", "options": {"pantheon": True}, "seats": ["open", "wonder"]},
        {"game": "classic", "options": {"players": 7, "edition": "first"}, "hints": False},
        {"game": "classic", "options": {"players": 2}, "visibility": "public"},
        {"game": "duel", "clock": {"kind": "fischer", "seconds": 600, "increment": 10}},
        {"game": "duel", "clock": {"kind": "move", "seconds": 3 * 24 * 3600}},
        {"game": "duel", "spectators": "delayed", "stand_in": "builder"},
    ],
)
def test_a_setup_is_written_down_and_read_again(document: dict[str, Any]) -> None:
    setup = Setup.read(document)

    assert Setup.read(setup.document()) == setup
    assert set(document) <= set(setup.document())


def test_a_table_has_as_many_seats_as_the_game() -> None:
    setup = Setup.read({"game": "classic", "options": {"players": 5}})

    assert len(setup.seats) == 5


@pytest.mark.parametrize(
    ("document", "complaint"),
    [
        ([], "a setup is a document"),
        ({}, "game is None; allowed are duel, classic"),
        ({"game": "chess"}, "game is 'chess'; allowed are duel, classic"),
        ({"game": ["duel"]}, "allowed are duel, classic"),
        ({"game": "duel", "colour": 1}, "a setup has no 'colour'; it has game, options"),
        ({"game": "duel", "options": []}, "options are a document"),
        ({"game": "duel", "options": {"players": 3}}, "options: duel has no option 'players'"),
        ({"game": "classic", "options": {"players": 9}}, "options: "),
        ({"game": "duel", "seats": ["open"]}, "seats is a list of 2"),
        ({"game": "duel", "seats": ["open", 3]}, "seats has 3"),
        ({"game": "duel", "seats": ["open", ""]}, "seats has ''"),
        ({"game": "duel", "visibility": "secret"}, "allowed are link, public"),
        ({"game": "duel", "spectators": True}, "allowed are public, delayed, none"),
        ({"game": "duel", "hints": "yes"}, "hints is 'yes'; allowed are true and false"),
        ({"game": "duel", "clock": 5}, "clock is a document"),
        ({"game": "duel", "clock": {"kind": "sand"}}, "allowed are none, move, fischer"),
        ({"game": "duel", "clock": {"kind": "move"}}, "clock.seconds is 0; allowed are whole"),
        ({"game": "duel", "clock": {"kind": "move", "seconds": True}}, "clock.seconds is True"),
        ({"game": "duel", "clock": {"kind": "move", "seconds": 1e3}}, "clock.seconds is 1000.0"),
        (
            {"game": "duel", "clock": {"kind": "move", "seconds": 5, "increment": 1}},
            "clock.increment is 1; allowed are whole numbers, 0",
        ),
        ({"game": "duel", "clock": {"kind": "none", "bell": 1}}, "a clock has no 'bell'"),
    ],
)
def test_a_bad_setup_is_refused_with_what_is_allowed(document: Any, complaint: str) -> None:
    with pytest.raises(TableError) as caught:
        Setup.read(document)

    assert complaint in str(caught.value)
    assert caught.value.code == "setup"
