"""`mirabilia cards`: every card, wonder, token and god, for people and for programs."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mirabilia.cli.classic_options import Edition, Players, given
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
    game: Annotated[str, typer.Argument(help="The game: duel or classic.")] = "duel",
    edition: Edition = None,
    players: Players = None,
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
    """List all cards, wonders, tokens and gods with costs and effects.

    Of 7 Wonders those of an edition, with --players only the cards that so many play with.
    """
    from mirabilia.cli.terminal.words import language_of_environment
    from mirabilia.notation.catalogue import text
    from mirabilia.notation.games import notation

    speech = language or language_of_environment()
    wanted = given(edition=edition, players=players)
    try:
        text(speech, "term-cost")  # a language that does not exist is an error in any case
        words = notation(game)
        chosen = words.rules.options(**wanted)
        tables = words.component_tables()
    except ValueError as error:
        raise fail(error) from error
    if game == "classic" and (wanted or not as_json):  # else the document of both editions
        tables = _of_edition(tables, chosen.edition, chosen.players if players else None)
    if as_json:
        print_json(tables)
        return
    from rich.console import Console

    console = Console(highlight=False)
    width = min(console.width, WIDEST)
    if game == "classic":
        sheet = _Classic(tables, speech, width, chosen.players if players else None)
        shown = sheet.tables()
    else:
        shown = _duel_tables(tables, speech, width)
    for table in shown:
        console.print(table)


# Duel


def _duel_tables(tables: dict[str, Any], language: str, width: int) -> Iterable["Table"]:
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
    from rich.text import Text

    from mirabilia.notation.catalogue import amount

    priced = "cost" in things[0]
    table, cost_width = _blank_table(title, language, width, priced=priced)
    for thing in things:
        swatch = Text("■", style=SWATCHES[thing["colour"]]) if "colour" in thing else ""
        cost = [_cost(thing["cost"], language, cost_width, amount)] if priced else []
        rule = thing["rule"][language] if "rule" in thing else " ".join(thing["texts"][language])
        table.add_row(swatch, thing["names"][language], *cost, rule)
    return table


# 7 Wonders


def _of_edition(tables: dict[str, Any], edition: str, players: int | None) -> dict[str, Any]:
    """The components of one edition, those that so many players leave in the box left out."""
    chosen = dict(tables)
    for part in ("editions", "cards", "wonders"):
        key = "name" if part == "editions" else "edition"
        chosen[part] = [each for each in tables[part] if each[key] == edition]
    if players is not None:
        chosen["cards"] = [
            card | {"copies": [part for part in card["copies"] if _in_play(part, players)]}
            for card in chosen["cards"]
            if card["guild"] or any(_in_play(part, players) for part in card["copies"])
        ]
    return chosen


def _in_play(copies: dict[str, Any], players: int) -> int:
    """How many copies so many players use; two use those for three."""
    fewest = min(map(int, copies["players"]))
    return int(copies["players"][str(max(players, fewest))])


@dataclass(frozen=True)
class _Classic:
    """The components of an edition of 7 Wonders on the screen."""

    components: dict[str, Any]
    language: str
    width: int
    players: int | None
    """How many play, if that was asked for."""

    def tables(self) -> Iterable["Table"]:
        """One table for each Age, for the guilds and for the wonders."""
        from mirabilia.notation.catalogue import text

        cards = self.components["cards"]
        ages = sorted({part["age"] for card in cards for part in card["copies"]})
        for age in ages:
            of_age = [
                (card, self._copies(part))
                for card in cards
                for part in card["copies"]
                if part["age"] == age
            ]
            yield self._table(text(self.language, "age", age=age), of_age)
        guilds = [card for card in cards if card["guild"]]
        used = self.components["guilds_in_play"].get(str(self.players), len(guilds))
        title = text(self.language, "classic-colour-purple")
        counted = f"{title} · {used}/{len(guilds)}" if used < len(guilds) else title
        yield self._table(counted, [(guild, "") for guild in guilds])
        yield self._wonders()

    def _copies(self, part: dict[str, Any]) -> str:
        """How many copies there are, or from how many players on each is used."""
        if self.players is not None:
            return str(_in_play(part, self.players))
        return " ".join(f"{least}+" for least in part["from_players"])

    def _table(self, title: str, cards: Sequence[tuple[dict[str, Any], str]]) -> "Table":
        from rich.text import Text

        from mirabilia.notation.classic.words import amount

        counts = [copies for _, copies in cards]
        table, cost_width = _blank_table(title, self.language, self.width, copies=counts)
        for card, copies in cards:
            table.add_row(
                Text("■", style=SWATCHES[card["colour"]]),
                card["names"][self.language],
                *([copies] if any(counts) else []),
                _cost(card["cost"], self.language, cost_width, amount),
                " ".join(card["texts"][self.language]),
            )
        return table

    def _wonders(self) -> "Table":
        """Both sides of every board: what it produces, then its stages."""
        from rich.text import Text

        from mirabilia.notation.catalogue import text
        from mirabilia.notation.classic.words import amount

        title = text(self.language, "term-wonders")
        table, cost_width = _blank_table(title, self.language, self.width)
        for side in self.components["wonders"]:
            name, letter = side["names"][self.language], side["side_names"][self.language]
            produces, *_ = side["texts"][self.language]
            table.add_row("", Text(f"{name}, {letter}", style="bold"), "", produces)
            for stage in side["stages"]:
                table.add_row(
                    "",
                    f"  {text(self.language, 'classic-stage', stage=stage['stage'])}",
                    _cost(stage["cost"], self.language, cost_width, amount),
                    " ".join(stage["texts"][self.language]),
                )
        return table


# Of both


def _blank_table(
    title: str, language: str, width: int, *, priced: bool = True, copies: Sequence[str] = ()
) -> tuple["Table", int]:
    """A table without rows, and how wide its costs may be.

    `copies` is what the column of the copies will hold, if there is one.
    """
    from rich import box
    from rich.table import Table

    from mirabilia.notation.catalogue import text

    name_width, cost_width = (26, 31) if width >= ROOMY else (19, 12)
    table = Table(
        box=box.SIMPLE_HEAD, width=width, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold"
    )
    table.add_column("", width=1)
    table.add_column(title, width=name_width)
    if any(copies):
        heading = text(language, "classic-term-copies")
        table.add_column(heading, width=max(map(len, (heading, *copies))))
    if priced:
        table.add_column(text(language, "term-cost"), width=cost_width)
    table.add_column("", ratio=1)
    return table, cost_width


def _cost(
    cost: dict[str, Any], language: str, width: int, amount: Callable[[str, str, int], str]
) -> str:
    """A cost in lines, broken between one resource and the next."""
    from mirabilia.notation.catalogue import text

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
