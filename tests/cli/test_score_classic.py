"""`mirabilia score classic`: the pad counts as the rules do, and its questions forgive mistakes."""

import json
import re
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner, Result

from mirabilia.classic.components import CARDS, Card
from mirabilia.classic.rules import CLASSIC
from mirabilia.classic.scorepad import (
    ROWS,
    Pad,
    column,
    is_allowed,
    most_symbols,
    points,
    verdict,
)
from mirabilia.classic.state import GONE
from mirabilia.classic.vocabulary import Category, Edition
from mirabilia.cli import app
from mirabilia.engine.batch import blank_states, deal_all, seeds_from, simulate
from mirabilia.notation.catalogue import LANGUAGES, name, text
from mirabilia.notation.classic import scores

IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def score(*options: str, answers: str | bytes = "", columns: int = 80) -> Result:
    runner = CliRunner(env={"COLUMNS": str(columns), "LC_ALL": "C.UTF-8"})
    return runner.invoke(app, ["score", "classic", *options], input=answers)


def document(*options: str, answers: str = "") -> dict[str, Any]:
    asked = score(*options, "--json", answers=answers)
    assert asked.exit_code == 0, asked.output
    pad: dict[str, Any] = json.loads(asked.stdout)
    return pad


def answers(*rows: str, names: tuple[str, ...] = ("Ada", "Grace", "Emmy")) -> str:
    """What somebody types: how many play, their names, then the rows."""
    return "\n".join([str(len(names)), *names, *rows]) + "\n"


def with_players(*columns: str) -> list[str]:
    return [part for column in columns for part in ("--player", column)]


# Military, coins, wonder, civilian, science, commerce, guilds: Ada, Grace, Emmy.
MILITARY, COINS, WONDER, CIVILIAN = ["18", "-6", "1"], ["11", "2", "3"], ["10"] * 3, ["7", "9", "0"]
SCIENCE, COMMERCE, GUILDS = ["3 2 1", "20", "0/0/0/2"], ["0", "4", "3"], ["12", "0", "1"]
ROWS_TYPED = [*MILITARY, *COINS, *WONDER, *CIVILIAN, *SCIENCE, *COMMERCE, *GUILDS]


# Counting


@pytest.mark.parametrize(
    ("players", "edition"), [(2, "first"), (3, "second"), (5, "first"), (7, "second")]
)
def test_the_pad_counts_as_the_rules_do(players: int, edition: str) -> None:
    games = 40
    options = CLASSIC.options(players=players, edition=edition)
    states = blank_states(CLASSIC, options, games)
    deal_all(CLASSIC, states, seeds_from(0, games), 1)
    simulate(CLASSIC, states, threads=1)
    for state in states.view(np.recarray):
        counted = scores.score(state)[:players]
        pad = Pad([str(seat) for seat in range(players)])
        for seat in range(players):
            entries = {row: counted[seat][row] for row in ROWS}
            entries["coins"] = int(state.coins[seat])
            for row, entry in entries.items():
                assert is_allowed(row, entry), entries
            pad.entries[seat] = dict(entries)
            assert column(entries) == counted[seat]
            symbols: Any = tuple(int(count) for count in state.symbols[seat])
            assert is_allowed("science", symbols)
            if state.copied == GONE:
                assert points("science", symbols) == entries["science"]
        found = pad.document()
        result = scores.result(state)
        assert {key: found[key] for key in result} == result


def test_the_rows_are_those_of_the_score_pad() -> None:
    assert tuple(category.name.lower() for category in Category) == ROWS


@pytest.mark.parametrize(("coins", "worth"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_three_coins_are_a_point(coins: int, worth: int) -> None:
    assert points("coins", coins) == worth


@pytest.mark.parametrize(
    ("symbols", "worth"),
    [
        ((0, 0, 0, 0), 0),
        ((3, 2, 1, 0), 9 + 4 + 1 + 7),
        ((0, 0, 0, 2), 4),
        ((3, 2, 1, 1), 9 + 4 + 4 + 14),
        ((4, 0, 0, 1), 25),
        ((4, 4, 4, 2), 36 + 16 + 16 + 28),
    ],
)
def test_symbols_of_any_kind_become_what_is_worth_most(
    symbols: tuple[int, int, int, int], worth: int
) -> None:
    assert points("science", symbols) == worth


@pytest.mark.parametrize(
    ("row", "least", "most"),
    [
        ("military", -6, 18),
        ("coins", 0, 126),
        ("wonder", 0, 20),
        ("civilian", 0, 61),
        ("science", 0, 96),
        ("guilds", 0, 99),
    ],
)
def test_a_row_holds_no_more_than_its_components_give(row: str, least: int, most: int) -> None:
    assert is_allowed(row, least)
    assert is_allowed(row, most)
    assert not is_allowed(row, least - 1)
    assert not is_allowed(row, most + 1)


def test_the_symbols_of_a_city_are_limited() -> None:
    assert most_symbols() == (4, 4, 4, 2)
    assert not is_allowed("science", (5, 0, 0, 0))
    assert not is_allowed("science", (0, 0, 0, 3))
    assert not is_allowed("science", (0, -1, 0, 0))
    assert not is_allowed("guilds", (1, 1, 1, 0))


@pytest.mark.parametrize(
    ("totals", "coins", "winners", "by_coins"),
    [
        ((50, 40, 30), (0, 9, 9), (0,), False),
        ((40, 50, 50), (9, 3, 4), (2,), True),
        ((50, 40, 50), (4, 9, 4), (0, 2), True),
        ((50, 50, 50), (4, 5, 5), (1, 2), True),
        ((-3, -4), (0, 2), (0,), False),
    ],
)
def test_most_points_win_then_most_coins_then_the_victory_is_shared(
    totals: tuple[int, ...], coins: tuple[int, ...], winners: tuple[int, ...], by_coins: bool
) -> None:
    found = verdict(totals, coins)
    assert (found.winners, found.by_coins) == (winners, by_coins)


@pytest.mark.parametrize("players", [1, 8])
def test_a_pad_has_two_to_seven_columns(players: int) -> None:
    with pytest.raises(ValueError, match=f"{players} players; allowed are 2 to 7"):
        Pad([str(seat) for seat in range(players)])


# Asking


def pad_of(asked: Result) -> list[list[str]]:
    """The cells of the pad that was printed."""
    lines = [line.strip("│ ").replace("■ ", "") for line in asked.stdout.splitlines()]
    return [[cell.strip() for cell in line.split("│")] for line in lines if "│" in line]


def test_the_questions_fill_in_the_pad() -> None:
    asked = score("--language", "en", answers=answers(*ROWS_TYPED))
    assert asked.exit_code == 0
    assert pad_of(asked) == [
        ["★ Ada", "Grace", "Emmy"],
        ["1", "Military conflicts", "18", "−6", "1"],
        ["2", "Treasury", "3", "0", "1"],
        ["3", "Wonder", "10", "10", "10"],
        ["4", "Civilian structures", "7", "9", "0"],
        ["5", "Scientific structures", "21", "20", "4"],
        ["6", "Commercial structures", "0", "4", "3"],
        ["7", "Guilds", "12", "0", "1"],
        ["Total", "71", "37", "20"],
    ]
    assert "Ada wins: 71 victory points." in asked.stdout


def test_the_document_of_the_questions_is_alone_on_standard_output() -> None:
    assert document(answers=answers(*ROWS_TYPED)) == {
        "game": "classic",
        "players": ["Ada", "Grace", "Emmy"],
        "victory": "points",
        "winner": 0,
        "winners": [0],
        "treasuries": [11, 2, 3],
        "score": [
            column(dict(zip(ROWS, entered, strict=True)))
            for entered in [
                (18, 11, 10, 7, (3, 2, 1, 0), 0, 12),
                (-6, 2, 10, 9, 20, 4, 0),
                (1, 3, 10, 0, (0, 0, 0, 2), 3, 1),
            ]
        ],
    }


def test_enter_takes_the_numbers_and_names_offered() -> None:
    pad = document("--language", "uk", answers="\n" * 40)
    assert pad["players"] == ["Гравець 1", "Гравець 2", "Гравець 3"]
    assert (pad["winner"], pad["winners"]) == (None, [0, 1, 2])


def test_coins_and_symbols_are_told_as_points() -> None:
    asked = score(answers=answers(*ROWS_TYPED)).stdout
    assert re.findall(r"= (\d+) victory points?", asked) == ["3", "0", "1", "21", "4"]


def test_going_back_asks_the_question_before_again() -> None:
    typed = ["18", "<", "9", *ROWS_TYPED[1:]]
    assert document(answers=answers(*typed))["score"][0]["military"] == 9
    renamed = "\n".join(["3", "Ada", "<", "Mary", "Grace", "Emmy", *ROWS_TYPED])
    assert document(answers=renamed)["players"] == ["Mary", "Grace", "Emmy"]
    assert document(answers="<\n<\n" + answers(*ROWS_TYPED))["winner"] == 0


def test_the_number_of_players_can_be_changed_by_going_back() -> None:
    fewer = "\n".join(["4", "Ada", "<", "<", "2", "", "Grace", *["1"] * 14])
    assert document(answers=fewer)["players"] == ["Ada", "Grace"]
    more = "\n".join(["2", "Ada", "<", "<", "7", *[""] * 7, *["1"] * 49])
    named = document("--language", "en", answers=more)["players"]
    assert named == ["Ada", *(f"Player {number}" for number in range(2, 8))]


@pytest.mark.parametrize("number", ["1", "8", "x", "-3", "3.0", "١"])
def test_a_bad_number_of_players_is_explained_and_asked_again(number: str) -> None:
    asked = score(answers=f"{number}\n" + answers(*ROWS_TYPED))
    assert "Enter a whole number from 2 to 7." in asked.stdout
    assert "Ada wins" in asked.stdout


def test_a_row_can_be_corrected_on_the_finished_pad() -> None:
    corrected = document(answers=answers(*ROWS_TYPED, "8", "x", "5", "", "4 4 4 2", "1", ""))
    assert [column["science"] for column in corrected["score"]] == [21, 96, 1]
    last = document(answers=answers(*ROWS_TYPED, "<", "2", ""))
    assert last["score"][2]["guilds"] == 2


def test_symbols_are_offered_again_as_they_were_typed() -> None:
    asked = score(answers=answers(*ROWS_TYPED, "5", "", "", "", ""))
    assert "Ada [3 2 1 0]:" in asked.stdout
    assert "Emmy [0 0 0 2]:" in asked.stdout
    assert "Ada wins: 71 victory points." in asked.stdout


@pytest.mark.parametrize("entry", ["x", "19", "-7", "1.5", "--1", "- 1", "٣", "1 2 3"])
def test_a_bad_entry_is_explained_and_asked_again(entry: str) -> None:
    asked = score(answers=answers(entry, *ROWS_TYPED))
    assert "Enter a whole number from −6 to 18." in asked.stdout
    assert "Ada wins: 71" in asked.stdout


def test_a_minus_may_be_typed_either_way() -> None:
    for minus in ("-6", "−6"):
        typed = [MILITARY[0], minus, *ROWS_TYPED[2:]]
        assert document(answers=answers(*typed))["score"][1]["military"] == -6


@pytest.mark.parametrize(
    "entry", ["97", "-1", "5 0 0", "1 2", "1 2 3 4", "1 2 3 1 1", "a b c", "1 -1 1", "/1/2/3"]
)
def test_a_bad_entry_of_science_is_explained_and_asked_again(entry: str) -> None:
    asked = score(answers=answers(*ROWS_TYPED[:12], entry, *ROWS_TYPED[12:]))
    said = " ".join(asked.stdout.split())
    assert "points, from 0 to 96, or symbols: three numbers from 0 to 4" in said
    assert "Ada wins: 71" in said


@pytest.mark.parametrize("name", ["x" * 21, "Ada", "Player 3", "\x07"])
def test_a_bad_name_is_explained_and_asked_again(name: str) -> None:
    asked = score(answers="\n".join(["3", "Ada", name, "Grace", "Emmy", *ROWS_TYPED]))
    assert "at most 20 characters, and no two names are the same." in asked.stdout
    assert "★ Ada" in asked.stdout


def test_a_name_may_look_like_markup() -> None:
    asked = score(answers=answers(*ROWS_TYPED, names=("[red]", "[/]", "[b]")))
    assert "│ ★ [red] │ [/] │ [b] │" in asked.stdout
    assert "[red] wins" in asked.stdout


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("row", ROWS)
def test_every_row_explains_itself(row: str, language: str) -> None:
    before = 3 * ROWS.index(row)
    asked = score("--language", language, answers=answers(*["0"] * before, "?"))
    words = " ".join(asked.stdout.split())
    assert " ".join(text(language, f"classic-scorepad-help-{row}").split()) in words
    assert (text(language, "classic-card-shipowners-guild") in words) == (row == "guilds")


@IN_EVERY_LANGUAGE
def test_guilds_of_one_edition_are_told_apart(language: str) -> None:
    asked = score("--language", language, answers=answers(*["0"] * 18, "?"))
    words = " ".join(asked.stdout.split())
    for guild, edition in (("strategists", "first"), ("decorators", "second")):
        told = words.partition(f"{text(language, f'classic-card-{guild}-guild')}: ")[2]
        assert told.partition(")")[0].endswith(text(language, f"classic-scorepad-only-{edition}"))
    assert words.count(text(language, "classic-scorepad-only-first")) == 1


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize(
    "guild", [card for card in CARDS if card.is_guild], ids=lambda guild: guild.name
)
def test_a_guild_is_told_with_its_number_in_a_line(guild: Card, language: str) -> None:
    worth = name(language, "classic-scorepad-guild", guild.name.removesuffix(" Guild"))
    (amount,) = {
        per.amount for per in guild.faces[Edition(max(guild.faces))].effect.points_per
    } or {0}
    assert re.findall(r"\d+", worth) == [str(amount)]
    told = f"    {name(language, 'classic-card', guild.name)}: {worth}"
    asked = score("--language", language, answers=answers(*["0"] * 18, "?"))
    assert any(line.startswith(told) for line in asked.stdout.splitlines())


@IN_EVERY_LANGUAGE
def test_the_number_of_players_explains_the_free_city(language: str) -> None:
    words = " ".join(score("--language", language, answers="?\n").stdout.split())
    assert " ".join(text(language, "classic-scorepad-help-players").split()) in words


def test_a_pad_left_unfinished_is_an_error() -> None:
    asked = score(answers=answers("12"))
    assert asked.exit_code == 1
    assert "unfinished" in asked.stderr
    assert "Traceback" not in asked.output


# The pad on the screen


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("columns", [80, 120])
def test_seven_players_fit_the_screen(columns: int, language: str) -> None:
    names = ["Александр Македонский", "Ян", "Maximilianus", "Anna Karenina", "Зоя", "Ada", "Лев"]
    rows = [f"name={name[:20]},civilian={20 + seat}" for seat, name in enumerate(names)]
    shown = score("--language", language, *with_players(*rows), columns=columns).stdout
    assert max(map(len, shown.splitlines())) <= columns
    (total,) = (line for line in shown.splitlines() if text(language, "term-total") in line)
    assert re.findall(r"\d+", total) == [str(20 + seat) for seat in range(7)]
    heading = shown.partition("1 ")[0]
    assert "Karenina" in heading
    assert "Лев" in heading
    assert shown.count("★") == 1


# Options instead of questions


def test_rows_left_out_are_empty_and_coins_become_points() -> None:
    pad = document(*with_players("coins=11, military=-4", "science=3/2/1/1,name=Grace"))
    empty = dict.fromkeys(ROWS, 0)
    assert pad["score"][0] == empty | {"coins": 3, "military": -4, "total": -1}
    assert pad["score"][1] == empty | {"science": 31, "total": 31}
    assert pad["players"] == ["Player 1", "Grace"]


def test_equal_totals_are_decided_by_coins() -> None:
    tie = with_players("name=Ada,coins=3", "name=Grace,coins=5", "name=Emmy,coins=4")
    pad = document(*tie)
    assert (pad["victory"], pad["winner"], pad["winners"]) == ("coins", 1, [1])
    shown = score(*tie).stdout
    assert "Grace wins: 1 victory point." in shown
    assert "The totals are equal; coins decide: 5 to 4." in shown


@IN_EVERY_LANGUAGE
def test_equal_totals_and_coins_share_the_victory(language: str) -> None:
    equal = with_players("name=Ada,coins=5", "name=Grace,coins=5", "name=Emmy,coins=5", "")
    pad = document(*equal)
    assert (pad["victory"], pad["winner"], pad["winners"]) == ("coins", None, [0, 1, 2])
    shown = score(*equal, "--language", language).stdout
    players = text(language, "both", first="Ada, Grace", second="Emmy")
    assert text(language, "classic-scorepad-shares", players=players, points=1) in shown
    assert text(language, "classic-scorepad-all-equal") in shown
    assert shown.count("★") == 3


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (with_players("coins=1"), "--player is there 1 times; allowed are 2 to 7"),
        (with_players(*[""] * 8), "--player is there 8 times; allowed are 2 to 7"),
        (with_players("blue=1", ""), "--player 1: 'blue=1' is not ROW=NUMBER; the rows are name, "),
        (with_players("", "guilds"), "military, coins, wonder, civilian, science, commerce, "),
        (with_players("", "wonder=21"), "--player 2: wonder is '21'. Enter a whole number"),
        (with_players("military=-7", ""), "from −6 to 18"),
        (with_players("science=5/0/0", ""), "three numbers from 0 to 4"),
        (with_players("wonder=-1", ""), "from 0 to 20"),
        (with_players("coins=1,coins=2", ""), "--player 1: coins is there twice"),
        (with_players("name=Ada", "name=Ada"), "--player 2: name: A name has at most 20"),
        (["--first", "blue=1"], "--first is an option of duel"),
        (["--victory", "military"], "--victory is an option of duel"),
        (["--winner", "first"], "--winner is an option of duel"),
        ([*with_players("", ""), "--pantheon"], "--pantheon is an option of duel"),
        (["--language", "de"], "allowed are en, uk, ru"),
    ],
)
def test_bad_options_are_refused_with_what_is_allowed(options: list[str], complaint: str) -> None:
    asked = score(*options)
    assert asked.exit_code == 2
    assert complaint in asked.stderr
    assert asked.stdout == ""


def test_duel_refuses_the_option_of_7_wonders() -> None:
    asked = CliRunner().invoke(app, ["score", "duel", "--player", "coins=3"])
    assert asked.exit_code == 2
    assert "--player is an option of classic" in asked.stderr


def test_a_game_without_a_pad_is_refused() -> None:
    asked = CliRunner().invoke(app, ["score", "chess"])
    assert asked.exit_code == 2
    assert "there is one for duel and classic" in asked.stderr
