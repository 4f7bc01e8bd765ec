"""Golden games: what the rules do today is what the transcripts say.

`.venv/bin/python scripts/make_golden.py` writes them anew; review the difference.
"""

import pytest

from mirabilia.classic import vocabulary as classic
from mirabilia.duel.options import PRESETS
from mirabilia.duel.vocabulary import Event
from mirabilia.notation.catalogue import LANGUAGES
from support.classic_transcripts import CLASSIC_GAMES
from support.transcripts import DUEL_GAMES, FOLDER, GAMES, file_of, transcript


@pytest.mark.parametrize("key", GAMES)
def test_the_game_goes_as_written_down(key: str) -> None:
    written = file_of(key).read_text("utf-8")
    assert transcript(GAMES[key]).splitlines() == written.splitlines()


def test_no_transcript_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)


@pytest.mark.parametrize(
    ("key", "ending"),
    [
        ("civilian", "civilian"),
        ("military", "military"),
        ("scientific", "scientific"),
        ("pantheon-rulebook", "civilian"),
        ("pantheon-arena", "military"),
        ("pantheon-ukrainian", "scientific"),
    ],
)
def test_every_way_to_win_is_written_down(key: str, ending: str) -> None:
    assert f"\n--- {ending}: " in file_of(key).read_text("utf-8")


def test_every_event_is_written_down_in_some_game() -> None:
    told = {
        event.to_dict()["type"]
        for golden in DUEL_GAMES.values()
        for _, _, events in golden.played()
        for event in events
    }
    assert told == {event.name.lower() for event in Event}


def test_every_preset_of_rulings_and_every_language_has_a_game_with_pantheon() -> None:
    games = [golden for golden in DUEL_GAMES.values() if golden.options.get("pantheon")]
    assert {golden.options.get("rulings", "rulebook") for golden in games} == set(PRESETS)
    assert {golden.language for golden in games} == set(LANGUAGES)


# 7 Wonders


def test_every_event_of_7_wonders_is_written_down_in_some_game() -> None:
    told = {
        event.to_dict()["type"]
        for golden in CLASSIC_GAMES.values()
        for _, _, events in golden.played()
        for event in events
    }
    assert told == {event.name.lower() for event in classic.Event}


def test_games_of_7_wonders_have_few_and_many_players_both_editions_and_every_language() -> None:
    games = CLASSIC_GAMES.values()
    options = {
        key: next(golden.played())[0].options["edition"] for key, golden in CLASSIC_GAMES.items()
    }
    assert {len(golden.players) for golden in games} == {2, 3, 5, 7}
    assert set(options.values()) == {"first", "second"}
    assert {golden.language for golden in games} == set(LANGUAGES)
    assert options["classic-five-players"] == "second"
