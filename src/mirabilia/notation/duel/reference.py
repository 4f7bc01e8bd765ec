"""The words and numbers of Duel for a page, beside its components."""

from typing import Any

from mirabilia.duel.options import CHOICES, PRESETS
from mirabilia.duel.scorepad import ENDINGS
from mirabilia.duel.turn import DISCARD_COINS
from mirabilia.duel.vocabulary import (
    AGE_OF_GODS,
    AGES,
    BOARD_TOKENS,
    CAPITAL,
    STARTING_COINS,
    SYMBOLS_TO_WIN,
    WONDER_LIMIT,
    WONDERS_EACH,
    Category,
    Decision,
)
from mirabilia.notation.catalogue import text
from mirabilia.notation.reference import options_words, words

OBSTACLES = (
    "game_over",
    "not_your_turn",
    "other_decision",
    "covered",
    "face_down",
    "not_in_structure",
    "already_built",
    "not_yours",
    "returned_to_box",
    "wonder_limit",
    "cannot_pay",
    "too_early",
    "already_activated",
    "not_in_pantheon",
)
TERMS = (
    "structure",
    "city",
    "treasury",
    "discard_pile",
    "box",
    "wonders",
    "progress_tokens",
    "pantheon",
    "gods",
    "mythology_tokens",
    "offering_tokens",
    "military_track",
    "military_token",
    "conflict_pawn",
    "capital",
    "cost",
    "chain",
    "production",
    "score",
    "total",
)


def reference(language: str) -> dict[str, Any]:
    """What is asked, how a game ends, why something is impossible; and the numbers of the rules."""
    decisions = [decision.name.lower() for decision in Decision]
    categories = [category.name.lower() for category in Category]
    return {
        "words": {
            "decisions": words(language, "decision", [*decisions, "turn_activation"]),
            "obstacles": words(language, "obstacle-short", OBSTACLES),
            "victories": words(language, "victory", [*ENDINGS, "shared"]),
            "categories": words(language, "category", categories),
            "ages": {str(age): text(language, "age", age=age) for age in range(1, AGES + 1)},
            "terms": words(language, "term", TERMS),
            "options": options_words(language, "option", CHOICES, PRESETS),
        },
        "numbers": {
            "starting_coins": STARTING_COINS,
            "discard_coins": DISCARD_COINS,
            "wonders_each": WONDERS_EACH,
            "wonder_limit": WONDER_LIMIT,
            "symbols_to_win": SYMBOLS_TO_WIN,
            "progress_on_board": BOARD_TOKENS,
            "capital": CAPITAL,
            "age_of_gods": AGE_OF_GODS,
        },
    }
