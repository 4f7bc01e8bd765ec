"""Golden games: what the rules do today is what the transcripts say.

`.venv/bin/python scripts/make_golden.py` writes them anew; review the difference.
"""

import pytest

from support.transcripts import FOLDER, GAMES, file_of, transcript


@pytest.mark.parametrize("key", GAMES)
def test_the_game_goes_as_written_down(key: str) -> None:
    written = file_of(key).read_text("utf-8")
    assert transcript(GAMES[key]).splitlines() == written.splitlines()


def test_no_transcript_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)


@pytest.mark.parametrize(
    ("key", "ending"),
    [("civilian", "civilian"), ("military", "military"), ("scientific", "scientific")],
)
def test_every_way_to_win_is_written_down(key: str, ending: str) -> None:
    assert f"\n--- {ending}: " in file_of(key).read_text("utf-8")
