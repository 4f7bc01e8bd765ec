"""Places of the board in words."""

from collections.abc import Sequence
from typing import Any

from mirabilia.notation.catalogue import player_name


def track_words(language: str, space: int, players: Sequence[str] | None = None) -> dict[str, Any]:
    """What the message `track-space` needs: how far a space lies toward whose capital."""
    owner = player_name(language, int(space > 0), players)
    return {"distance": abs(space), "owner": owner}
