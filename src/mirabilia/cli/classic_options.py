"""The options of a game of 7 Wonders, as several commands take them."""

from typing import Annotated, Any

import typer

Players = Annotated[
    int | None,
    typer.Option(metavar="<2-7>", help="Classic: how many play.", show_default="3"),
]
Edition = Annotated[
    str | None,
    typer.Option(
        metavar="<first|second>",
        help="Classic: the edition.",
        show_default="second; first for two players",
    ),
]
Boards = Annotated[
    str | None,
    typer.Option(
        metavar="NAMES",
        help="Classic: a board for each city, such as Rhodos,Gizah,Babylon.",
        show_default="random",
    ),
]
Sides = Annotated[
    str | None,
    typer.Option(
        metavar="SIDES",
        help="Classic: dealt, chosen, or a side for all cities or for each: A or B in the first "
        "edition, Day or Night in the second.",
        show_default="dealt in the first edition, chosen in the second",
    ),
]


def given(**options: Any) -> dict[str, Any]:
    """Those options that were asked for; a game that lacks one refuses it by name."""
    return {name: value for name, value in options.items() if value is not None}
