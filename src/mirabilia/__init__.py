"""Mirabilia: the 7 Wonders family of board games.

>>> import mirabilia
>>> game = mirabilia.new("duel", seed=7)
>>> game.play(game.legal()[0])
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from mirabilia.engine.options import OptionError
    from mirabilia.game import (
        Action,
        Event,
        Game,
        IllegalActionError,
        Result,
        View,
        load,
        new,
        position,
    )
    from mirabilia.notation.documents import DocumentError

__all__ = [
    "Action",
    "DocumentError",
    "Event",
    "Game",
    "IllegalActionError",
    "OptionError",
    "Result",
    "View",
    "__version__",
    "load",
    "new",
    "position",
]

_HOMES = {
    "OptionError": "mirabilia.engine.options",
    "DocumentError": "mirabilia.notation.documents",
}


def __getattr__(name: str) -> Any:
    """Bring in the engine only when it is asked for, so that the command line starts at once."""
    if name in __all__:
        return getattr(import_module(_HOMES.get(name, "mirabilia.game")), name)
    raise AttributeError(f"module 'mirabilia' has no attribute {name!r}")
