"""Options: every mistake is named together with what would be right."""

from typing import Any

import pytest

from mirabilia.duel.rules import DUEL
from mirabilia.engine.options import Choice, OptionError, resolve_options

CHOICES = (Choice("board", ("small", "large"), "which board"), Choice("rounds", (3, 5), "how long"))
PRESETS = {"classic": {"board": "large"}, "quick": {"rounds": 3, "board": "small"}}


def resolve(**chosen: Any) -> dict[str, Any]:
    return resolve_options("go", CHOICES, PRESETS, chosen)


def test_defaults_come_from_the_first_preset_then_from_the_choice() -> None:
    assert resolve() == {"board": "large", "rounds": 3}


def test_a_preset_sets_what_is_not_chosen() -> None:
    assert resolve(rulings="quick", rounds=5) == {"board": "small", "rounds": 5}


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"colour": 1}, "go has no option 'colour'; its options are rulings, board, rounds"),
        ({"board": "huge"}, "option board is 'huge'; allowed are 'small', 'large'"),
        ({"rounds": 4}, "option rounds is 4; allowed are 3, 5"),
        ({"rounds": "3"}, "option rounds is '3'; allowed are 3, 5"),
        ({"rounds": 3.0}, "option rounds is 3.0; allowed are 3, 5"),
        ({"rulings": "odd"}, "option rulings is 'odd'; allowed are 'classic', 'quick'"),
    ],
)
def test_a_mistake_is_named_with_the_valid_values(chosen: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError) as error:
        resolve(**chosen)
    assert str(error.value) == message


@pytest.mark.parametrize("value", [True, False, 2, "0", None, []])
def test_the_first_player_of_duel_is_a_seat_or_random(value: object) -> None:
    """True equals 1 in Python, but is no seat."""
    with pytest.raises(OptionError, match=r"option first_player is .* allowed are 'random', 0, 1"):
        DUEL.options(first_player=value)


@pytest.mark.parametrize("preset", DUEL.presets)
def test_every_option_of_duel_survives_the_record(preset: str) -> None:
    options = DUEL.options(rulings=preset, pantheon=True)
    assert DUEL.options_of(DUEL.blank(options)) == options


@pytest.mark.parametrize("choice", DUEL.choices, ids=lambda choice: choice.name)
def test_every_value_of_an_option_of_duel_survives_the_record(choice: Choice) -> None:
    for value in choice.values:
        options = DUEL.options(**{"pantheon": True} | {choice.name: value})
        assert getattr(DUEL.options_of(DUEL.blank(options)), choice.name) == value


def test_rulings_of_pantheon_change_nothing_in_a_game_without_it() -> None:
    for name in ("minerva", "zeus_token", "extra_turns", "single_god"):
        other = next(choice.values[1] for choice in DUEL.choices if choice.name == name)
        assert DUEL.blank(DUEL.options(**{name: other})) == DUEL.blank(DUEL.options())
