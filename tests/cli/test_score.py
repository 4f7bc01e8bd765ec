"""`mirabilia score`: the pad counts as the rules do, and its questions forgive mistakes."""

import json
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner, Result

from mirabilia.cli import app
from mirabilia.duel.rules import DUEL
from mirabilia.duel.scorepad import (
    PANTHEON_ROWS,
    ROWS,
    Pad,
    civilian_verdict,
    column,
    is_allowed,
    points,
)
from mirabilia.duel.vocabulary import Category, Kind, Victory
from mirabilia.engine.batch import blank_states, deal_all, seeds_from, simulate
from mirabilia.notation.catalogue import LANGUAGES, text

IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def score(*options: str, answers: str | bytes = "") -> Result:
    runner = CliRunner(env={"COLUMNS": "80", "LC_ALL": "C.UTF-8"})
    return runner.invoke(app, ["score", "duel", *options], input=answers)


def document(*options: str, answers: str = "") -> dict[str, Any]:
    asked = score(*options, "--json", answers=answers)
    assert asked.exit_code == 0, asked.output
    pad: dict[str, Any] = json.loads(asked.stdout)
    return pad


def answers(*rows: str, names: tuple[str, str] = ("Ada", "Grace"), ending: str = "") -> str:
    """What somebody types: names, how the game ended, then the rows."""
    return "\n".join([*names, ending, *rows]) + "\n"


# Blue, green, yellow, guilds, wonders, progress, coins, military: Ada, then Grace.
ROWS_TYPED = ["12", "9", "5", "4", "3", "0", "6", "2", "9", "7", "7", "0", "11", "2", "4"]


# Counting


@pytest.mark.parametrize("pantheon", [False, True])
def test_the_pad_counts_as_the_rules_do(pantheon: bool) -> None:
    games = 300
    rows = (*ROWS, *PANTHEON_ROWS) if pantheon else ROWS
    states = blank_states(DUEL, DUEL.options(pantheon=pantheon), games)
    deal_all(DUEL, states, seeds_from(0, games), 1)
    simulate(DUEL, states, threads=1)
    civilian = [state for state in states if state["victory"] == Victory.CIVILIAN]
    assert len(civilian) > 50
    for state in civilian:
        columns = []
        for player in range(2):
            entries = {row: int(state["points"][player, i]) for i, row in enumerate(rows)}
            entries["treasury"] = int(state["coins"][player])
            entries["military"] = max(0, int(state["conflict"]) * (1 - 2 * player))
            if pantheon:
                entries["temples"] = int(state["counts"][player, Kind.TEMPLE])
            for row, entry in entries.items():
                assert is_allowed(row, entry, pantheon=pantheon), entries
            columns.append(column(entries, pantheon=pantheon))
            counted = np.asarray(state["points"][player]).tolist()
            assert [columns[player][row] for row in rows] == counted[: len(rows)]
            assert columns[player]["total"] == sum(counted)
        winner = None if state["winner"] < 0 else int(state["winner"])
        assert civilian_verdict(columns).winner == winner


def test_the_rows_are_those_of_the_score_pad() -> None:
    assert (*ROWS, *PANTHEON_ROWS) == tuple(category.name.lower() for category in Category)
    assert Pad(["A", "B"]).rows == ROWS


def test_with_pantheon_there_are_temples_and_gods_but_no_guilds() -> None:
    rows = Pad(["A", "B"], pantheon=True).rows
    assert rows[-2:] == PANTHEON_ROWS
    assert set(ROWS) - set(rows) == {"guilds"}


@pytest.mark.parametrize(("coins", "worth"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_three_coins_are_a_point(coins: int, worth: int) -> None:
    assert points("treasury", coins) == worth


def test_the_pawn_may_be_entered_as_spaces_or_as_points() -> None:
    worth = {
        entry: points("military", entry) for entry in range(99) if is_allowed("military", entry)
    }
    assert worth == {0: 0, 1: 2, 2: 2, 3: 5, 4: 5, 5: 5, 6: 10, 7: 10, 8: 10, 10: 10}


@pytest.mark.parametrize(
    ("row", "most"),
    [("blue", 67), ("green", 18), ("yellow", 15), ("wonders", 23), ("progress", 29)],
)
def test_a_row_holds_no_more_than_its_components_give(row: str, most: int) -> None:
    assert is_allowed(row, most)
    assert not is_allowed(row, most + 1)
    assert not is_allowed(row, -1)


@pytest.mark.parametrize(("row", "most"), [("wonders", 26), ("progress", 51), ("gods", 16)])
def test_with_pantheon_some_rows_hold_more(row: str, most: int) -> None:
    assert is_allowed(row, most, pantheon=True)
    assert not is_allowed(row, most + 1, pantheon=True)


def test_temples_may_be_entered_as_their_number_or_as_points() -> None:
    worth = {
        entry: points("temples", entry)
        for entry in range(99)
        if is_allowed("temples", entry, pantheon=True)
    }
    assert worth == {0: 0, 1: 5, 2: 12, 3: 21, 5: 5, 12: 12, 21: 21}


# Asking


def pad_of(asked: Result) -> list[list[str]]:
    """The cells of the pad that was printed."""
    lines = [line.strip("│ ").replace("■ ", "") for line in asked.stdout.splitlines()]
    return [[cell.strip() for cell in line.split("│")] for line in lines if "│" in line]


def test_the_questions_fill_in_the_pad() -> None:
    asked = score("--language", "en", answers=answers(*ROWS_TYPED))
    assert asked.exit_code == 0
    assert pad_of(asked) == [
        ["★ Ada", "Grace"],
        ["1", "Civilian buildings", "12", "9"],
        ["2", "Scientific buildings", "5", "4"],
        ["3", "Commercial buildings", "3", "0"],
        ["4", "Guilds", "6", "2"],
        ["5", "Wonders", "9", "7"],
        ["6", "Progress tokens", "7", "0"],
        ["7", "Treasury", "3", "0"],
        ["8", "Military", "5", "0"],
        ["Total", "50", "22"],
    ]
    assert "Ada wins a civilian victory. Points: 50 to 22." in asked.stdout


def test_the_document_of_the_questions_is_alone_on_standard_output() -> None:
    pad = document(answers=answers(*ROWS_TYPED))
    assert (pad["players"], pad["victory"], pad["winner"]) == (["Ada", "Grace"], "civilian", 0)
    assert [column["total"] for column in pad["score"]] == [50, 22]


def test_the_second_player_is_not_asked_for_military_points_when_the_first_has_some() -> None:
    assert len(ROWS_TYPED) == 2 * len(ROWS) - 1
    behind = [*ROWS_TYPED[:-1], "0", "4"]
    assert document(answers=answers(*behind))["score"][1]["military"] == 5


def test_enter_takes_the_names_and_zeros_offered() -> None:
    pad = document("--language", "uk", answers=answers(names=("", ""), ending="") + "\n" * 16)
    assert pad["players"] == ["Гравець 1", "Гравець 2"]
    assert (pad["winner"], pad["decided_by_blue"]) == (None, False)


def test_going_back_asks_the_question_before_again() -> None:
    typed = ["12", "<", "13", "9", *ROWS_TYPED[2:]]
    assert document(answers=answers(*typed))["score"][0]["blue"] == 13
    renamed = "\n".join(["Ada", "<", "Emmy", "Grace", "", *ROWS_TYPED])
    assert document(answers=renamed)["players"] == ["Emmy", "Grace"]
    assert document(answers="<\n<\n" + answers(*ROWS_TYPED))["players"] == ["Ada", "Grace"]


def test_a_row_can_be_corrected_on_the_finished_pad() -> None:
    corrected = document(answers=answers(*ROWS_TYPED, "9", "x", "1", "20", "", ""))
    assert corrected["score"][0]["blue"] == 20
    assert corrected["score"][1]["blue"] == 9
    military = document(answers=answers(*ROWS_TYPED, "8", "0", "8", ""))
    assert [column["military"] for column in military["score"]] == [0, 10]
    last = document(answers=answers(*ROWS_TYPED, "<", "1", ""))
    assert last["score"][0]["military"] == 2


@pytest.mark.parametrize("entry", ["x", "-1", "68", "1.5", "١٢", "1_0", "99999", "1 2"])
def test_a_bad_entry_is_explained_and_asked_again(entry: str) -> None:
    asked = score(answers=answers(entry, *ROWS_TYPED))
    assert "Enter a whole number from 0 to 67." in asked.stdout
    assert "50 to 22" in asked.stdout


def test_a_pawn_in_the_capital_is_explained() -> None:
    asked = score(answers=answers(*ROWS_TYPED[:-1], "9", "4"))
    assert "A pawn in a capital is a military supremacy" in " ".join(asked.stdout.split())
    assert "50 to 22" in asked.stdout


@pytest.mark.parametrize("name", ["x" * 21, "Ada", "\x07"])
def test_a_bad_name_is_explained_and_asked_again(name: str) -> None:
    asked = score(answers="\n".join(["Ada", name, "Grace", "", *ROWS_TYPED]))
    assert "A name has at most 20 characters, and the two names differ." in asked.stdout
    assert "★ Ada" in asked.stdout


def test_a_name_may_look_like_markup() -> None:
    asked = score(answers=answers(*ROWS_TYPED, names=("[red]", "[/]")))
    assert "│ ★ [red] │ [/] │" in asked.stdout
    assert "[red] wins" in asked.stdout


def test_bytes_that_are_no_text_are_asked_again() -> None:
    asked = score(answers=b"\xff\n")
    assert "A name has at most 20 characters" in asked.stdout
    assert asked.stdout.count("Name of the first player") == 2


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("row", ROWS)
def test_every_row_explains_itself(row: str, language: str) -> None:
    before = 2 * ROWS.index(row)
    asked = score("--language", language, answers=answers(*["0"] * before, "?"))
    words = " ".join(asked.stdout.split())
    assert " ".join(text(language, f"scorepad-help-{row}").split()) in words
    assert (text(language, "card-moneylenders-guild") in words) == (row == "guilds")


def test_a_supremacy_needs_no_points() -> None:
    military = score(answers=answers("2", ending="2"))
    assert military.exit_code == 0
    assert "Grace wins by military supremacy." in military.stdout
    assert "│" not in military.stdout
    scientific = document(answers=answers("x", "1", ending="3"))
    assert (scientific["victory"], scientific["winner"]) == ("scientific", 0)
    assert scientific["score"] is None


def test_a_pad_left_unfinished_is_an_error() -> None:
    asked = score(answers=answers("12"))
    assert asked.exit_code == 1
    assert "unfinished" in asked.stderr
    assert "Traceback" not in asked.output


# With Pantheon

# Blue, green, yellow, wonders, progress, coins, military, temples, gods: Ada, then Grace.
PANTHEON_TYPED = [*ROWS_TYPED[:6], *ROWS_TYPED[8:], "2", "1", "16", "9"]


def test_the_questions_of_pantheon_fill_in_the_pad() -> None:
    asked = score("--pantheon", "--language", "en", answers=answers(*PANTHEON_TYPED))
    assert asked.exit_code == 0
    assert pad_of(asked) == [
        ["★ Ada", "Grace"],
        ["1", "Civilian buildings", "12", "9"],
        ["2", "Scientific buildings", "5", "4"],
        ["3", "Commercial buildings", "3", "0"],
        ["4", "Wonders", "9", "7"],
        ["5", "Progress tokens", "7", "0"],
        ["6", "Treasury", "3", "0"],
        ["7", "Military", "5", "0"],
        ["8", "Grand Temples", "12", "5"],
        ["9", "Gods", "16", "9"],
        ["Total", "72", "34"],
    ]
    assert "Score pad of 7 Wonders Duel: Pantheon" in asked.stdout


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("row", "helps"),
    [
        ("progress", ("progress", "mysticism")),
        ("treasury", ("treasury", "savings")),
        ("temples", ("temples",)),
        ("gods", ("gods",)),
    ],
)
def test_the_rows_of_pantheon_explain_themselves(
    row: str, helps: tuple[str, ...], language: str
) -> None:
    before = 2 * Pad(["A", "B"], pantheon=True).rows.index(row)
    typed = answers(*["0"] * before, "?")
    words = " ".join(score("--pantheon", "--language", language, answers=typed).stdout.split())
    for explained in helps:
        assert " ".join(text(language, f"scorepad-help-{explained}").split()) in words


def test_the_base_pad_says_nothing_of_pantheon() -> None:
    asked = score(answers=answers(*["0"] * 10, "?"))
    assert "Mathematics" in asked.stdout
    assert "Mysticism" not in asked.stdout
    assert "pantheon" not in document(answers=answers(*ROWS_TYPED))


def test_both_players_together_have_no_more_than_three_temples() -> None:
    three = [*PANTHEON_TYPED[:13], "12", "2", "3", "1", *PANTHEON_TYPED[15:]]
    asked = score("--pantheon", "--json", answers=answers(*three))
    assert " ".join(asked.stderr.split()).count("A game has three of them") == 2
    pad = json.loads(asked.stdout)
    assert [column["temples"] for column in pad["score"]] == [12, 5]


def test_correcting_the_pawn_asks_the_second_player_too() -> None:
    typed = [*PANTHEON_TYPED, "7", "0", "8", ""]
    pad = document("--pantheon", answers=answers(*typed))
    assert [column["military"] for column in pad["score"]] == [0, 10]
    assert [column["gods"] for column in pad["score"]] == [16, 9]


def test_rows_of_pantheon_can_be_given_as_options() -> None:
    pad = document(
        "--pantheon", "--first", "temples=3,gods=9,progress=40", "--second", "wonders=26"
    )
    assert pad["pantheon"] is True
    empty = dict.fromkeys((*ROWS, *PANTHEON_ROWS), 0)
    gained = {"temples": 21, "gods": 9, "progress": 40, "total": 70}
    assert pad["score"][0] == empty | gained
    assert pad["score"][1] == empty | {"wonders": 26, "total": 26}


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--first", "temples=1", "--second", ""], "'temples=1' is not ROW=NUMBER"),
        (["--pantheon", "--first", "guilds=1", "--second", ""], "'guilds=1' is not ROW=NUMBER"),
        (["--pantheon", "--first", "temples=4", "--second", ""], "from 0 to 3, or points"),
        (["--pantheon", "--first", "temples=2", "--second", "temples=12"], "A game has three"),
        (["--pantheon", "--first", "gods=17", "--second", ""], "from 0 to 16"),
        (["--first", "wonders=24", "--second", ""], "from 0 to 23"),
    ],
)
def test_rows_that_the_game_does_not_have_are_refused(options: list[str], complaint: str) -> None:
    asked = score(*options)
    assert asked.exit_code == 2
    assert complaint in asked.stderr


# Options instead of questions


def test_equal_totals_are_decided_by_the_blue_cards() -> None:
    tie = ("--first", "name=Ada,blue=5,green=3", "--second", "name=Grace,blue=6,green=2")
    assert document(*tie)["winner"] == 1
    assert document(*tie)["decided_by_blue"] is True
    assert "points on blue cards decide: 6 to 5." in score(*tie).stdout


@IN_EVERY_LANGUAGE
def test_equal_totals_and_blue_cards_share_the_victory(language: str) -> None:
    equal = ("--first", "blue=5,coins=4", "--second", "blue=5,coins=3", "--language", language)
    assert document(*equal)["winner"] is None
    assert text(language, "scorepad-all-equal") in score(*equal).stdout


def test_rows_left_out_are_empty_and_coins_become_points() -> None:
    pad = document("--first", "coins=11, military=4", "--second", "")
    assert pad["score"][0] == dict.fromkeys(ROWS, 0) | {"treasury": 3, "military": 5, "total": 8}
    assert pad["score"][1] == dict.fromkeys(ROWS, 0) | {"total": 0}


def test_a_supremacy_can_be_given_with_or_without_points() -> None:
    won = ("--victory", "scientific", "--winner", "second")
    assert document(*won)["score"] is None
    assert document(*won, "--first", "blue=9")["winner"] == 1
    assert document(*won, "--first", "blue=9")["score"][0]["total"] == 9


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--first", "blue=1"], "--first and --second go together"),
        (["--first", "blue", "--second", ""], "the rows are name, blue, green, yellow, guilds"),
        (["--first", "red=1", "--second", ""], "'red=1' is not ROW=NUMBER"),
        (["--first", "blue=x", "--second", ""], "Enter a whole number from 0 to 67."),
        (["--first", "", "--second", "blue=68"], "--second: blue is '68'"),
        (["--first", "blue=1,blue=2", "--second", ""], "--first: blue is there twice"),
        (["--first", "military=9", "--second", ""], "Enter spaces, from 0 to 8"),
        (["--first", "military=1", "--second", "military=1"], "Only one player can be ahead"),
        (["--first", "name=", "--second", ""], "A name has at most 20 characters"),
        (["--victory", "moral"], "allowed are civilian, military, scientific"),
        (["--victory", "military"], "--winner goes with --victory"),
        (["--winner", "first"], "--winner goes with --victory"),
        (["--victory", "military", "--winner", "Ada"], "allowed are first, second"),
        (["--language", "de"], "allowed are en, uk, ru"),
    ],
)
def test_bad_options_are_refused_with_what_is_allowed(options: list[str], complaint: str) -> None:
    asked = score(*options)
    assert asked.exit_code == 2
    assert complaint in asked.stderr
    assert asked.stdout == ""


def test_only_duel_has_a_pad() -> None:
    asked = CliRunner().invoke(app, ["score", "chess"])
    assert asked.exit_code == 2
    assert "there is one for duel" in asked.stderr
