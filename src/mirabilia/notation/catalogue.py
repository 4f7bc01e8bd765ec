"""The catalogues: every text in English, Ukrainian and Russian.

Each language is a folder of Fluent files under `catalogues/`, read when it is first asked for.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "uk", "ru")


def text(language: str, message: str, /, **arguments: Any) -> str:
    """A message of the catalogue with its arguments filled in.

    A language that does not exist is a ValueError, a message a KeyError, a missing argument
    a TypeError.
    """
    bundle = _bundle(language)
    if not bundle.has_message(message):
        raise KeyError(f"the catalogue {language!r} has no message {message!r}")
    written, errors = bundle.format_pattern(bundle.get_message(message).value, arguments)
    if errors:
        problems = "; ".join(str(error) for error in errors)
        raise TypeError(f"message {message!r} in {language!r}: {problems}")
    return str(written)


def slug(name: str) -> str:
    """An English name as it appears in message ids: `Glass-Blower` is `glass-blower`."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def name(language: str, kind: str, english: str) -> str:
    """The name of a `card`, `wonder`, `god` or `progress` token in a language."""
    return text(language, f"{kind}-{slug(english)}")


def player_name(language: str, player: int, players: Sequence[str] | None = None) -> str:
    """What to call a player: by the name given, else by number, counted from one."""
    return players[player] if players else text(language, "player", number=player + 1)


def amount(language: str, resource: str, units: int) -> str:
    """Units of a resource, such as `2 stone`."""
    return text(language, f"units-{resource}", units=units)


def amounts(language: str, units: Mapping[str, int]) -> str:
    """A list of resources with their units, such as `2 stone, 1 clay`."""
    return ", ".join(amount(language, resource, count) for resource, count in units.items())


def sources(language: str) -> list[str]:
    """The files of a language, as texts."""
    folder = files("mirabilia.notation") / "catalogues" / language
    return [
        source.read_text("utf-8")
        for source in sorted(folder.iterdir(), key=lambda source: source.name)
        if source.name.endswith(".ftl")
    ]


@cache
def _bundle(language: str) -> Any:
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; allowed are {', '.join(LANGUAGES)}")
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks would keep mixed scripts apart, but they show up as boxes in terminals.
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language):
        bundle.add_resource(FluentResource(source))
    return bundle
