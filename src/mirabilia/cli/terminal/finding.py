"""Things by what a player calls them."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import TypeVar

Thing = TypeVar("Thing")


def find_named(things: Mapping[str, Thing], wanted: str) -> list[Thing]:
    """What is meant by a name: exactly, its beginning, a part, or something like it.

    The names that things are known by are casefolded.
    """
    sought = wanted.casefold().replace("'", "’")
    if sought in things:
        return [things[sought]]
    for fits in (str.startswith, str.__contains__):
        found = _distinct(thing for name, thing in things.items() if fits(name, sought))
        if found:
            return found
    return _distinct(things[name] for name in get_close_matches(sought, things))


def _distinct(things: Iterable[Thing]) -> list[Thing]:
    """Each thing once: one may be known by several names."""
    return list({id(thing): thing for thing in things}.values())
