"""The words of a game for a page in one language, beside its components."""

from collections.abc import Iterable, Sequence
from typing import Any

from mirabilia.engine.options import Choice
from mirabilia.notation.catalogue import slug, text


def in_one_language(value: Any, language: str) -> Any:
    """Tables made for one language, with its texts where they have an object of languages."""
    if isinstance(value, dict):
        if value.keys() == {language}:
            return value[language]
        return {key: in_one_language(part, language) for key, part in value.items()}
    if isinstance(value, list):
        return [in_one_language(part, language) for part in value]
    return value


def words(language: str, prefix: str, names: Iterable[str]) -> dict[str, str]:
    """The texts of names, such as those of decisions, by message ids that begin alike."""
    return {name: text(language, f"{prefix}-{slug(name)}") for name in names}


def options_words(
    language: str, prefix: str, choices: Sequence[Choice], rulings: Iterable[str]
) -> list[dict[str, Any]]:
    """Every option and each of its values in words; the presets of rulings first."""

    def described(name: str, values: Iterable[Any]) -> dict[str, Any]:
        message = f"{prefix}-{slug(name)}"
        return {
            "name": name,
            "label": text(language, message),
            "values": [
                {"value": value, "label": text(language, f"{message}-{slug(str(value))}")}
                for value in values
            ],
        }

    presets = list(rulings)
    first = [described("rulings", presets)] if len(presets) > 1 else []
    return first + [described(choice.name, choice.values) for choice in choices]
