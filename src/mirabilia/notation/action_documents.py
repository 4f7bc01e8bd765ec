"""Reading action documents, whatever the game: their type, their keys and names in them."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any


class ActionError(ValueError):
    """A document that means no action that can be taken now."""


def type_of(document: Any, types: Sequence[str]) -> str:
    """The document's type, one of those that a game has."""
    if not isinstance(document, Mapping):
        raise ActionError(f"an action is an object with a type, not {document!r}")
    if "type" not in document:
        raise ActionError(f"type: missing; allowed are {', '.join(types)}")
    kind = document["type"]
    if kind not in types:
        raise ActionError(f"type: {kind!r} is unknown; allowed are {', '.join(types)}")
    return str(kind)


def check_keys(
    document: Mapping[str, Any], required: Sequence[str], optional: Sequence[str]
) -> None:
    """Whether a document has the keys of its type and no others."""
    kind = document["type"]
    allowed = (*required, *optional)
    for key in document:
        if key != "type" and key not in allowed:
            listed = ", ".join(allowed) or "none but type"
            raise ActionError(f"{kind}: key {key!r} is unknown; allowed are {listed}")
    for key in required:
        if key not in document:
            raise ActionError(f"{kind}: key {key!r} is missing")


def thing_id(document: Mapping[str, Any], key: str, things: Mapping[str, Any]) -> int:
    """The number of the card, wonder, token or god named under a key."""
    named = document[key]
    if isinstance(named, str) and named in things:
        return int(things[named].id)
    close = get_close_matches(named.title(), things) if isinstance(named, str) else []
    hint = f"; closest are {', '.join(close)}" if close else ""
    raise ActionError(f"{key}: there is no {key} {named!r}{hint}")
