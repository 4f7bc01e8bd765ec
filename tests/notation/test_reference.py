"""The words and numbers of a game for a page."""

from typing import Any

import pytest

from mirabilia.classic.explain import Obstacle as ClassicObstacle
from mirabilia.duel.explain import Obstacle
from mirabilia.notation.catalogue import LANGUAGES
from mirabilia.notation.games import GAMES, notation
from mirabilia.notation.reference import in_one_language

OBSTACLES = {"duel": Obstacle, "classic": ClassicObstacle}


def codes(game: str) -> list[str]:
    """The codes that the table in the docstring of an obstacle lists."""
    lines = (OBSTACLES[game].__doc__ or "").splitlines()
    cells = [line.split("|")[1].strip() for line in lines if line.strip().startswith("|")]
    return [cell for cell in cells if cell not in ("code", "---")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_obstacle_and_option_has_words(game: str, language: str) -> None:
    words = notation(game).reference(language)["words"]
    assert sorted(words["obstacles"]) == sorted(codes(game))
    options = {option["name"]: option for option in words["options"]}
    for choice in notation(game).rules.choices:
        assert [each["value"] for each in options[choice.name]["values"]] == list(choice.values)
    assert set(words["victories"]) == {*notation(game).victories, "shared"}
    assert all(isinstance(text, str) and text for text in texts_of(words))


def texts_of(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return [
            text for key, part in value.items() if key not in ("value",) for text in texts_of(part)
        ]
    if isinstance(value, list):
        return [text for part in value for text in texts_of(part)]
    return [value]


@pytest.mark.parametrize("game", GAMES)
def test_tables_in_one_language_have_the_same_texts(game: str) -> None:
    every = notation(game).component_tables()
    for language in LANGUAGES:
        one = in_one_language(notation(game).component_tables([language]), language)
        for mine, all_of_them in zip(one["cards"], every["cards"], strict=True):
            assert mine["names"] == all_of_them["names"][language]
            assert mine["texts"] == all_of_them["texts"][language]
            assert mine["effect"] == all_of_them["effect"]
        assert not any(has_languages(part) for part in one.values())


def has_languages(value: Any) -> bool:
    """Whether somewhere there is still an object of languages."""
    if isinstance(value, dict):
        return bool(value.keys() & set(LANGUAGES)) or any(map(has_languages, value.values()))
    return isinstance(value, list) and any(map(has_languages, value))


def test_two_play_the_first_edition_only() -> None:
    players = notation("classic").reference("en")["numbers"]["players"]
    assert players == {"first": [2, 3, 4, 5, 6, 7], "second": [3, 4, 5, 6, 7]}
