"""Mirabilia: the 7 Wonders family of board games.

>>> import mirabilia
>>> game = mirabilia.new("duel", seed=7)
>>> game.play(game.legal()[0])
"""

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from mirabilia.game import Game as Game
    from mirabilia.game import load as load
    from mirabilia.game import new as new
    from mirabilia.game import position as position

_OFFERED = ("Game", "load", "new", "position")

__all__ = ["Game", "__version__", "load", "new", "position"]


def __getattr__(name: str) -> Any:
    """Bring in the engine only when it is asked for, so that the command line starts at once."""
    if name in _OFFERED:
        from mirabilia import game

        return getattr(game, name)
    raise AttributeError(f"module 'mirabilia' has no attribute {name!r}")
