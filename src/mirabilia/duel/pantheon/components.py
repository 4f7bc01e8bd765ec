"""Gods, the Gate, slots and tokens of Pantheon, read once and lowered to read-only arrays."""

from dataclasses import dataclass
from typing import Any

from mirabilia.duel.components import LAYOUT_TOKEN, rows
from mirabilia.duel.vocabulary import (
    GATE,
    GODS_EACH,
    OFFERING_SETS,
    Decision,
    Mythology,
    Symbol,
)
from mirabilia.engine.record import Ints, table

_ASKS = {
    "progress_enki": Decision.ENKI,
    "snake": Decision.NISABA,
    "steal_opp": Decision.BAAL,
    "build_discarded": Decision.HADES,
    "discard_structure_card": Decision.ZEUS,
    "unbuild_wonder": Decision.ANUBIS,
    "build_wonder_free_with_discarded": Decision.ISIS_WONDER,
    "steal_unbuilt_wonder": Decision.RA,
    "place_minerva": Decision.MINERVA,
    "discard_military_token": Decision.NEPTUNE_DISCARD,
    "god_from_top_of_each_deck": Decision.GATE,
}
_IMPLIED = {  # parts of an effect that belong to a choice or to a number named beside them
    "science:copy_snake_card",
    "vp:1/coin_on_card:self",
    "apply_military_token",
}


@dataclass(frozen=True)
class God:
    """A god, or the Gate."""

    id: int
    name: str
    mythology: Mythology | None  # none: the Gate
    points: int = 0
    coins: int = 0
    savings: int = 0  # coins laid on the card
    shields: int = 0
    symbol: Symbol | None = None
    tokens: int = 0  # progress tokens laid on the card when it is revealed
    price_factor: int = 1
    asks: Decision = Decision.NONE  # the choice its effect begins with


def _god(number: int, row: dict[str, str]) -> God:
    known: dict[str, Any] = {}
    for part in row["effect"].split(";"):
        match part.split(":"):
            case _ if part in _IMPLIED:
                continue
            case ["vp", points]:
                known["points"] = int(points)
            case ["coins", coins]:
                known["coins"] = int(coins)
            case ["coins_on_card", coins]:
                known["savings"] = int(coins)
            case ["shield", shields]:
                known["shields"] = int(shields)
            case ["science", symbol]:
                known["symbol"] = Symbol[symbol.upper()]
            case ["on_reveal", "enki_tokens", tokens]:
                known["tokens"] = int(tokens)
            case ["cost_multiplier", factor]:
                known["price_factor"] = int(factor)
            case [key, *_] if key in _ASKS:
                known["asks"] = _ASKS[key]
            case _:
                raise ValueError(f"unknown effect {part!r} of {row['name']}")
    mythology = None if row["mythology"] == "none" else Mythology[row["mythology"].upper()]
    return God(number, row["name"], mythology, **known)


GOD_CARDS = tuple(_god(number, row) for number, row in enumerate(rows("gods")))
GOD_BY_NAME = {god.name: god for god in GOD_CARDS}
for _number, _card in enumerate(GOD_CARDS):
    if _card.mythology != (None if _number == GATE else _number // GODS_EACH):
        raise ValueError(f"{_card.name} is out of order: gods go by mythology, then the Gate")


def _column(name: str) -> Ints:
    return table(-1 if (value := getattr(god, name)) is None else value for god in GOD_CARDS)


GOD_POINTS = _column("points")
GOD_COINS = _column("coins")
GOD_SAVINGS = _column("savings")
GOD_SHIELDS = _column("shields")
GOD_SYMBOL = _column("symbol")
GOD_TOKENS = _column("tokens")
GOD_PRICE_FACTOR = _column("price_factor")
GOD_ASKS = _column("asks")

_FACTS = rows("pantheon")


def _facts(what: str) -> list[dict[str, str]]:
    return [row for row in _FACTS if row["what"] == what]


SLOT_PRICES = table(  # [player, slot]
    [int(row[player]) for row in _facts("slot")] for player in ("first", "second")
)
OFFERING_VALUES = table(int(row["first"]) for row in _facts("offering"))
OFFERING_SET_VALUES = table(
    sum(int(value) for number, value in enumerate(OFFERING_VALUES) if used >> number & 1)
    for used in range(OFFERING_SETS)
)
MYTHOLOGY_TOKENS = table(  # the mythology of each token in the box
    Mythology[row["number"].upper()]
    for row in _facts("mythology_tokens")
    for _ in range(int(row["first"]))
)
LAID_TOKENS = table(int(LAYOUT_TOKEN[age].sum()) for age in range(len(LAYOUT_TOKEN)))
