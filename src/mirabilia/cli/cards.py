"""`mirabilia cards`: every card, wonder, token and god, for people and for programs."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mirabilia.cli.common import fail, print_json

if TYPE_CHECKING:
    from rich.table import Table

WIDEST = 120
"""Longer lines are hard to read."""
ROOMY = 110
"""From this width on a whole cost fits into one line."""
SWATCHES = {
    "brown": "color(130)",
    "grey": "color(246)",
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
    "red": "red",
    "purple": "magenta",
    "temple": "bright_white",
}


def command(
    game: Annotated[str, typer.Argument(help="The game, such as duel.")] = "duel",
    language: Annotated[
        str | None,
        typer.Option(
            metavar="<en|uk|ru>", help="Of the table.", show_default="the system's, or en"
        ),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print a JSON document, in all languages at once.")
    ] = False,
) -> None:
    """List all cards, wonders, tokens and gods with costs and effects."""
    from mirabilia.cli.terminal.words import language_of_environment
    from mirabilia.notation.catalogue import text
    from mirabilia.notation.games import notation

    speech = language or language_of_environment()
    try:
        text(speech, "term-cost")  # a language that does not exist is an error in any case
        tables = notation(game).component_tables()
    except ValueError as error:
        raise fail(error) from error
    if as_json:
        print_json(tables)
        return
    from rich.console import Console

    console = Console(highlight=False)
    width = min(console.width, WIDEST)
    for table in _tables(tables, speech, width):
        console.print(table)


def _tables(tables: dict[str, Any], language: str, width: int) -> Iterable["Table"]:
    """One table for each Age and deck of buildings, for wonders, progress tokens and gods."""
    from mirabilia.notation.catalogue import text

    cards = tables["cards"]
    ages = sorted({card["age"] for card in cards})
    for age in ages:
        of_age = [card for card in cards if card["age"] == age and not _joins(card)]
        yield _table(text(language, "age", age=age), of_age, language, width)
    for deck, colour in (("guild", "purple"), ("temple", "temple")):
        joining = [card for card in cards if card[deck]]
        yield _table(text(language, f"colour-{colour}"), joining, language, width)
    yield _table(text(language, "term-wonders"), tables["wonders"], language, width)
    yield _table(text(language, "term-progress-tokens"), tables["progress_tokens"], language, width)
    yield _table(text(language, "term-gods"), tables["gods"], language, width)


def _joins(card: dict[str, Any]) -> bool:
    """Whether a card comes from a deck of its own and joins an Age."""
    return bool(card["guild"] or card["temple"])


def _table(title: str, things: list[dict[str, Any]], language: str, width: int) -> "Table":
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from mirabilia.notation.catalogue import text

    name_width, cost_width = (26, 31) if width >= ROOMY else (19, 12)
    table = Table(
        box=box.SIMPLE_HEAD, width=width, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold"
    )
    table.add_column("", width=1)
    table.add_column(title, width=name_width)
    if "cost" in things[0]:
        table.add_column(text(language, "term-cost"), width=cost_width)
    table.add_column("", ratio=1)
    for thing in things:
        swatch = Text("■", style=SWATCHES[thing["colour"]]) if "colour" in thing else ""
        cost = [_cost(thing["cost"], language, cost_width)] if "cost" in thing else []
        rule = thing["rule"][language] if "rule" in thing else " ".join(thing["texts"][language])
        table.add_row(swatch, thing["names"][language], *cost, rule)
    return table


def _cost(cost: dict[str, Any], language: str, width: int) -> str:
    """A cost in lines, broken between one resource and the next."""
    from mirabilia.notation.catalogue import amount, text

    items = [text(language, "coins", coins=cost["coins"])] if cost["coins"] else []
    items += [amount(language, *units) for units in cost["resources"].items()]
    lines = items[:1] or ["–"]
    for item in items[1:]:
        longer = f"{lines[-1]}, {item}"
        if len(longer) < width:
            lines[-1] = longer
        else:
            lines[-1] += ","
            lines.append(item)
    return "\n".join(lines)
