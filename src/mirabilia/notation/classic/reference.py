"""The words and numbers of 7 Wonders for a page, beside its components."""

from typing import Any

from mirabilia.classic.components import BOARD_NAMES, SIDE_NAMES, VICTORY_POINTS
from mirabilia.classic.options import CHOICES, EDITION_NAMES, PRESETS, classic_options
from mirabilia.classic.vocabulary import (
    AGES,
    COINS_PER_POINT,
    DEFEAT_POINTS,
    HAND,
    LAST_TURN,
    MOST_PLAYERS,
    SALE_COINS,
    SET_POINTS,
    STARTING_COINS,
    UNIT_PRICE,
    Category,
    Phase,
)
from mirabilia.engine.options import OptionError
from mirabilia.notation.catalogue import text
from mirabilia.notation.classic.scores import VICTORIES
from mirabilia.notation.reference import options_words, words

OBSTACLES = (
    "game_over",
    "other_decision",
    "not_in_hand",
    "chosen_already",
    "already_built",
    "wonder_complete",
    "only_chains",
    "side_not_chosen",
    "not_in_edition",
    "not_for_sale",
    "cannot_pay",
)


def reference(language: str) -> dict[str, Any]:
    """What is asked, how a game ends, why something is impossible; and the numbers of the rules."""
    phases = [phase.name.lower() for phase in Phase]
    categories = [category.name.lower() for category in Category]
    sides = [side for pair in SIDE_NAMES for side in pair]
    terms = ("free_city", "neighbour_left", "neighbour_right")
    return {
        "words": {
            "decisions": words(language, "classic-phase", phases),
            "obstacles": words(language, "classic-obstacle-short", OBSTACLES),
            "victories": words(language, "classic-victory", [*VICTORIES, "shared"]),
            "categories": words(language, "classic-category", categories),
            "ages": {str(age): text(language, "age", age=age) for age in range(1, AGES + 1)},
            "boards": words(language, "classic-board", BOARD_NAMES),
            "sides": words(language, "classic-side", sides),
            "terms": words(language, "classic", terms)
            | words(language, "term", ("discard_pile", "cost", "production", "score", "total")),
            "options": options_words(language, "classic-option", CHOICES, PRESETS),
        },
        "numbers": {
            "players": {edition: _numbers_of_players(edition) for edition in EDITION_NAMES},
            "starting_coins": STARTING_COINS,
            "sale_coins": SALE_COINS,
            "unit_price": UNIT_PRICE,
            "hand": HAND,
            "turns": LAST_TURN,
            "victory_points": VICTORY_POINTS.tolist(),
            "defeat_points": DEFEAT_POINTS,
            "coins_per_point": COINS_PER_POINT,
            "set_points": SET_POINTS,
        },
    }


def _numbers_of_players(edition: str) -> list[int]:
    """How many can play an edition."""
    return [players for players in range(2, MOST_PLAYERS + 1) if _is_option(players, edition)]


def _is_option(players: int, edition: str) -> bool:
    try:
        classic_options(players=players, edition=edition)
    except OptionError:
        return False
    return True
