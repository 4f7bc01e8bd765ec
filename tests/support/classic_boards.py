"""Cities of 7 Wonders that are about to build a certain stage, on any side of any board."""

from collections.abc import Iterator
from typing import Any

from mirabilia.classic.components import SIDE_NAMES
from support.classic import A, Table, classic
from support.classic_printed import PRINTED_BOARDS, PrintedStage

EDITIONS = ("first", "second")
Key = tuple[str, str, str]  # edition, board, side

SIDES: dict[Key, tuple[PrintedStage, ...]] = {
    (EDITIONS[edition], board, SIDE_NAMES[edition][side]): printed.stages
    for (edition, board, side), printed in PRINTED_BOARDS.items()
}
"""The stages of all 28 sides."""
STARTS: dict[Key, str] = {
    (EDITIONS[edition], board, SIDE_NAMES[edition][side]): printed.start
    for (edition, board, side), printed in PRINTED_BOARDS.items()
}
"""The resource that each side makes itself."""
PRODUCERS = {
    "W": ("Lumber Yard", "Sawmill"),
    "S": ("Stone Pit", "Quarry"),
    "C": ("Clay Pool", "Brickyard"),
    "O": ("Ore Vein", "Foundry"),
    "G": ("Glassworks",),
    "L": ("Loom",),
    "P": ("Press",),
}
"""The buildings of a rich city that make one resource: three units of raw materials, one good."""
RICH = tuple(building for makers in PRODUCERS.values() for building in makers)


def every_stage() -> Iterator[tuple[Key, int, PrintedStage]]:
    """All stages of all sides, counted from 1."""
    for key, stages in SIDES.items():
        for number, stage in enumerate(stages, start=1):
            yield key, number, stage


def before_stage(key: Key, number: int, **position: Any) -> Table:
    """A position in which A has everything to build this stage next, with Tavern in hand."""
    edition, board, side = key
    settings: dict[str, Any] = {
        "turn": 3,
        "cities": (RICH,),
        "hands": {A: ["Tavern"]},
        **position,
    }
    return classic(
        edition=edition, boards=(board,), sides=(side,), stages=(number - 1,), **settings
    )
