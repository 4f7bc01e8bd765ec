"""`mirabilia cards classic`: the components of an edition, for people and for programs."""

import json
import re
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from mirabilia.classic.components import BOARD_NAMES, CARDS, WONDER_SIDES, deck_of
from mirabilia.classic.vocabulary import AGES, Edition
from mirabilia.cli import app
from mirabilia.notation.catalogue import LANGUAGES, name, text

IN_BOTH_EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])


def cards(*options: str, columns: int = 80) -> Result:
    runner = CliRunner(env={"COLUMNS": str(columns), "LC_ALL": "C.UTF-8"})
    return runner.invoke(app, ["cards", "classic", *options])


def document(*options: str) -> dict[str, Any]:
    listed = cards(*options, "--json")
    assert listed.exit_code == 0, listed.output
    tables: dict[str, Any] = json.loads(listed.stdout)
    return tables


def lines(*options: str) -> list[str]:
    shown = cards(*options, columns=120)
    assert shown.exit_code == 0, shown.output
    return [" ".join(line.split()) for line in shown.stdout.splitlines()]


# The document


def test_the_document_holds_both_editions_in_every_language() -> None:
    tables = document()
    assert tables["game"] == "classic"
    assert [edition["name"] for edition in tables["editions"]] == ["first", "second"]
    faces = sum(len(card.faces) for card in CARDS)
    assert len(tables["cards"]) == faces
    assert len(tables["wonders"]) == len(WONDER_SIDES)
    for card in tables["cards"]:
        assert card["names"] == {
            each: name(each, "classic-card", card["name"]) for each in LANGUAGES
        }
        assert all(card["texts"][each] for each in LANGUAGES)


@IN_BOTH_EDITIONS
def test_an_edition_can_be_had_alone(edition: str) -> None:
    tables = document("--edition", edition)
    assert [each["name"] for each in tables["editions"]] == [edition]
    expected = [card.name for card in CARDS if Edition[edition.upper()] in card.faces]
    assert [card["name"] for card in tables["cards"]] == expected
    assert {card["edition"] for card in tables["cards"]} == {edition}
    assert {side["edition"] for side in tables["wonders"]} == {edition}
    assert len(tables["wonders"]) == 2 * len(BOARD_NAMES)


@IN_BOTH_EDITIONS
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_cards_that_so_many_players_do_not_use_are_left_out(players: int, edition: str) -> None:
    tables = document("--edition", edition, "--players", str(players))
    for age in range(1, AGES + 1):
        dealt = {CARDS[card].name for card in deck_of(Edition[edition.upper()], players, age)}
        listed = {
            card["name"]
            for card in tables["cards"]
            if age in [part["age"] for part in card["copies"]]
        }
        assert listed == dealt
    assert sum(card["guild"] for card in tables["cards"]) == 10


def test_two_players_use_the_first_edition_and_the_cards_for_three() -> None:
    assert document("--players", "2") == document("--edition", "first", "--players", "3")


# The tables


@IN_BOTH_EDITIONS
@pytest.mark.parametrize("columns", [80, 120, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_name_every_component_and_fit_the_screen(
    language: str, columns: int, edition: str
) -> None:
    shown = cards("--language", language, "--edition", edition, columns=columns).stdout
    own = [card for card in CARDS if Edition[edition.upper()] in card.faces]
    rows = sum(len(card.faces[Edition[edition.upper()]].copies) for card in own)
    assert shown.count("■") == rows
    assert max(map(len, shown.splitlines())) <= columns
    words = set(re.findall(r"[\w’'-]+", shown))
    named = [name(language, "classic-card", card.name) for card in own]
    named += [name(language, "classic-board", board) for board in BOARD_NAMES]
    for each in named:
        assert set(re.findall(r"[\w’'-]+", each)) <= words, each


def test_the_second_edition_is_shown_unless_asked_otherwise() -> None:
    assert cards().stdout == cards("--edition", "second").stdout
    assert "Decorators Guild" in cards().stdout
    assert "Decorators Guild" not in cards("--edition", "first").stdout


def test_a_line_gives_name_copies_cost_and_effect() -> None:
    listed = lines("--edition", "first")
    assert "■ Lumber Yard 3+ 4+ – Produces 1 wood each turn." in listed
    assert any(line.startswith("■ Arsenal 3+ 4+ 7+ 2 wood, 1 ore, 1 textile ") for line in listed)
    assert any(line.startswith("■ Scientists Guild 2 wood, 2 ore, 1 papyrus ") for line in listed)
    olympia = listed.index("Olympia, side A Produces 1 wood each turn.")
    assert listed[olympia + 1].startswith("Stage 1 2 wood ")


def test_with_players_a_line_gives_the_number_of_copies() -> None:
    for players, copies in ((3, 1), (4, 2), (7, 3)):
        listed = lines("--edition", "first", "--players", str(players))
        assert any(line.startswith(f"■ Arsenal {copies} 2 wood,") for line in listed)
    assert not any("Tavern" in line for line in lines("--players", "3"))
    assert any("Tavern 3 –" in line for line in lines("--players", "7"))


def test_cards_dealt_in_two_ages_stand_in_both_tables() -> None:
    shown = " ".join(lines("--players", "5"))
    first, second = re.findall(r"■ Loom (\d) ", shown)
    assert (first, second) == ("1", "2")


@pytest.mark.parametrize(("players", "guilds"), [(2, 5), (3, 5), (5, 7), (7, 9)])
def test_the_guilds_say_how_many_are_used(players: int, guilds: int) -> None:
    assert f"Guilds · {guilds}/10 Cost" in lines("--players", str(players))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cost_is_broken_between_resources_only(language: str) -> None:
    shown = cards("--language", language, columns=80).stdout.splitlines()
    heading = next(line for line in shown if text(language, "term-cost") in line)
    start = heading.index(text(language, "term-cost"))
    age = shown[: next(number for number, line in enumerate(shown[3:], 3) if not line.strip())]
    costs = {line[start : start + 12].strip() for line in age[3:]} - {"", "–"}
    assert len(costs) > 4
    assert [cost for cost in costs if not re.fullmatch(r"\d \w+,?", cost)] == []


# Refusing


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("classic --edition third", "option edition is 'third'; allowed are 'second', 'first'"),
        ("classic --players 8", "option players is 8; allowed are 3, 2, 4, 5, 6, 7"),
        ("classic --players 2 --edition second", "the second edition has no two-player game"),
        ("classic --language de --json", "allowed are en, uk, ru"),
        ("duel --edition first", "duel has no option 'edition'"),
        ("duel --players 2 --json", "duel has no option 'players'"),
        ("chess", "the games are duel, classic"),
    ],
)
def test_what_does_not_exist_is_refused(arguments: str, complaint: str) -> None:
    listed = CliRunner().invoke(app, ["cards", *arguments.split()])
    assert listed.exit_code == 2
    assert complaint in listed.stderr
    assert listed.stdout == ""
