"""The components of the game: the data files, read once and lowered to read-only arrays.

A card is known by its name, whatever the edition and the Age it is dealt in: Loom, Glassworks
and Press come in two Ages and are one building each. What a card costs and does is a fact of
an edition. Arrays are indexed [edition, card], those of stages [side, stage].
"""

import csv
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import combinations
from typing import Any

from mirabilia.classic.vocabulary import (
    AGES,
    BOARDS,
    DECK,
    EDITIONS,
    FEWEST_CITIES,
    GOODS,
    GUILDS_BESIDE_PLAYERS,
    HAND,
    MOST_PLAYERS,
    MOST_STAGES,
    RAW,
    RAW_SETS,
    RESOURCE_COUNT,
    RESOURCE_LETTERS,
    RESOURCE_SETS,
    SIDES,
    Colour,
    Discount,
    Edition,
    Kind,
    Power,
    Symbol,
)
from mirabilia.engine.record import Ints, table

RAW_LETTERS = RESOURCE_LETTERS[:RAW]
GOODS_LETTERS = RESOURCE_LETTERS[RAW:]
SIDE_NAMES = (("A", "B"), ("Day", "Night"))  # [edition, side]

_DISCOUNTS = {
    "raw:left": (Discount.RAW_LEFT,),
    "raw:right": (Discount.RAW_RIGHT,),
    "raw:both": (Discount.RAW_LEFT, Discount.RAW_RIGHT),
    "manufactured:both": (Discount.GOODS,),
}
_POWERS = {
    "play_seventh_card": Power.SEVENTH_CARD,
    "free_build_once_per_age": Power.FREE_BUILDING,
    "copy_neighbour_guild": Power.COPY_GUILD,
    "free_first_of_color": Power.FREE_COLOUR,
    "free_first_of_age": Power.FREE_FIRST,
    "free_last_of_age": Power.FREE_LAST,
}
_MOST_PER = 3  # kinds that one card counts


@dataclass(frozen=True)
class Per:
    """So many coins or points for each thing of a kind, in the own and the neighbouring cities."""

    amount: int
    kind: Kind
    own: bool
    neighbours: bool


@dataclass(frozen=True)
class Effect:
    """Everything a building or a stage can do."""

    produces: tuple[int, ...] = (0,) * RESOURCE_COUNT
    produces_one_of: str = ""  # resource letters to choose from; neighbours may buy
    own_choice: str = ""  # the same, never for sale
    discounts: tuple[Discount, ...] = ()
    points: int = 0
    shields: int = 0
    symbol: Symbol | None = None
    coins: int = 0
    coins_per: Per | None = None
    points_per: tuple[Per, ...] = ()
    power: Power | None = None
    builds_discarded: bool = False


@dataclass(frozen=True)
class Face:
    """What a card is in one edition."""

    coins: int
    resources: tuple[int, ...]
    effect: Effect
    chains_from: tuple[str, ...]
    chains_to: tuple[str, ...]
    copies: dict[int, tuple[int, ...]]
    """Per Age, the numbers of players from which a further copy is used; none for a guild."""


@dataclass(frozen=True)
class Card:
    """A building, known by its name."""

    id: int
    name: str
    age: int
    """The first Age it is dealt in."""
    colour: Colour
    faces: dict[Edition, Face] = field(repr=False)

    @property
    def is_guild(self) -> bool:
        return self.colour == Colour.PURPLE


@dataclass(frozen=True)
class Stage:
    """A stage of a wonder."""

    resources: tuple[int, ...]
    effect: Effect


@dataclass(frozen=True)
class Side:
    """One side of a board in one edition."""

    id: int
    board: str
    edition: Edition
    name: str
    start: str
    """Letter of the resource that the board itself produces."""
    stages: tuple[Stage, ...]


def count_letters(letters: str) -> tuple[int, ...]:
    """Units of each resource in a text such as WWG."""
    return tuple(letters.count(letter) for letter in RESOURCE_LETTERS)


def _per(text: str) -> Per:
    """Read a text such as 1/brown:self+neighbours."""
    what, scope = text.split(":")
    amount, kind = what.split("/")
    cities = scope.split("+")
    return Per(int(amount), Kind[kind.upper()], "self" in cities, "neighbours" in cities)


def _effect(text: str) -> Effect:
    """Read the effects of one component, separated by semicolons."""
    known: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        word, _, rest = part.partition(":")
        match word:
            case "produce" if "/" in rest:
                known["produces_one_of"] = rest.replace("/", "")
            case "produce":
                known["produces"] = count_letters(rest)
            case "produce_own":
                known["own_choice"] = rest.replace("/", "")
            case "trade":
                known["discounts"] = _DISCOUNTS[rest]
            case "vp" if "/" in rest:
                known["points_per"] = (*known.get("points_per", ()), _per(rest))
            case "vp":
                known["points"] = int(rest)
            case "coins" if "/" in rest:
                known["coins_per"] = _per(rest)
            case "coins":
                known["coins"] = int(rest)
            case "shield":
                known["shields"] = int(rest)
            case "science":
                known["symbol"] = Symbol[rest.upper()]
            case "special" if rest == "build_from_discard":
                known["builds_discarded"] = True
            case "special":
                known["power"] = _POWERS[rest]
            case _:
                raise ValueError(f"unknown effect {part!r} in {text!r}")
    return Effect(**known)


def _rows(name: str) -> list[dict[str, str]]:
    text = (files("mirabilia.classic") / "data" / f"{name}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def _face(rows: list[dict[str, str]]) -> Face:
    """A card of one edition, from its row in each Age it is dealt in."""
    row = rows[0]
    return Face(
        coins=int(row["cost_coins"]),
        resources=count_letters(row["cost_resources"]),
        effect=_effect(row["effect"]),
        chains_from=tuple(filter(None, row["chains_from"].split(";"))),
        chains_to=tuple(filter(None, row["chains_to"].split(";"))),
        copies={
            int(each["age"]): ()
            if each["copies"] == "guild"
            else tuple(int(from_players.rstrip("+")) for from_players in each["copies"].split(";"))
            for each in rows
        },
    )


def _read_cards() -> tuple[Card, ...]:
    """All cards of both editions, by Age and colour."""
    by_name: dict[str, dict[Edition, list[dict[str, str]]]] = {}
    for edition in Edition:
        for row in _rows(f"{edition.name.lower()}_cards"):
            by_name.setdefault(row["name"], {}).setdefault(edition, []).append(row)
    first_rows = {name: next(iter(faces.values()))[0] for name, faces in by_name.items()}

    def place(name: str) -> tuple[int, Colour]:
        row = first_rows[name]
        return int(row["age"]), Colour[row["colour"].upper()]

    return tuple(
        Card(number, name, *place(name), {e: _face(rows) for e, rows in by_name[name].items()})
        for number, name in enumerate(sorted(by_name, key=place))
    )


def _read_sides() -> tuple[Side, ...]:
    """Every side of every board: editions, boards and sides in this order."""
    sides: list[Side] = []
    for edition in Edition:
        rows = _rows(f"{edition.name.lower()}_wonders")
        for board in dict.fromkeys(row["wonder"] for row in rows):
            for name in SIDE_NAMES[edition]:
                own = [row for row in rows if (row["wonder"], row["side"]) == (board, name)]
                stages = tuple(
                    Stage(count_letters(row["cost_resources"]), _effect(row["effect"]))
                    for row in own
                )
                start = own[0]["start_resource"]
                sides.append(Side(len(sides), board, edition, name, start, stages))
    return tuple(sides)


CARDS = _read_cards()
CARD_BY_NAME = {card.name: card for card in CARDS}
CARD_COUNT = len(CARDS)
WONDER_SIDES = _read_sides()
BOARD_NAMES = tuple(dict.fromkeys(side.board for side in WONDER_SIDES))
GUILDS_EACH = sum(card.is_guild and Edition.FIRST in card.faces for card in CARDS)


def side_of(edition: int, board: int, side: int) -> Side:
    """A side of a board."""
    return WONDER_SIDES[(edition * BOARDS + board) * SIDES + side]


# What costs need. A city can serve a cost if for every set of resources it has as many units
# that could be one of the set as the cost asks for; sets of raw materials and of goods apart.


def resource_sets(resources: tuple[int, ...]) -> list[tuple[int, int]]:
    """Every set of asked raw materials, then of asked goods: its number and the units asked."""
    needs = []
    for first, count in ((0, RAW), (RAW, GOODS)):
        asked = [resource for resource in range(count) if resources[first + resource]]
        for size in range(1, len(asked) + 1):
            for chosen in combinations(asked, size):
                number = sum(1 << resource for resource in chosen) + (RAW_SETS if first else 0)
                needs.append((number, sum(resources[first + resource] for resource in chosen)))
    return needs


_COSTS = sorted(
    {face.resources for card in CARDS for face in card.faces.values()}
    | {stage.resources for side in WONDER_SIDES for stage in side.stages}
)
FREE_OF_RESOURCES = _COSTS.index((0,) * RESOURCE_COUNT)
_needs = [resource_sets(cost) for cost in _COSTS]
COST_NEEDS = table(need for needs in _needs for need in needs)  # [entry]: set, units
COST_RAW = table(  # [cost]: first entry of raw materials, of goods, end
    (
        (
            start := sum(len(needs) for needs in _needs[:number]),
            start + sum(need[0] < RAW_SETS for need in own),
            start + len(own),
        )
        for number, own in enumerate(_needs)
    ),
    "int16",
)
COST_RESOURCES = table(_COSTS)


def _column(entry: Callable[[Face], Any], missing: Any = 0, dtype: Any = "int8") -> Ints:
    """A table per [edition, card]; a card that an edition does not have gets `missing`."""
    return table(
        ([entry(card.faces[e]) if e in card.faces else missing for card in CARDS] for e in Edition),
        dtype,
    )


def _stage_column(entry: Callable[[Stage], Any], missing: Any = 0, dtype: Any = "int8") -> Ints:
    """A table per [side, stage]."""
    return table(
        (
            [entry(stage) for stage in side.stages] + [missing] * (MOST_STAGES - len(side.stages))
            for side in WONDER_SIDES
        ),
        dtype,
    )


def _letters(effect: Effect) -> Iterable[str]:
    """The units that neighbours may buy: each as the letters it can be."""
    for letter, units in zip(RESOURCE_LETTERS, effect.produces, strict=True):
        yield from [letter] * units
    if effect.produces_one_of:
        yield effect.produces_one_of


def supplied(effect: Effect) -> list[int]:
    """Per set of resources, how many units that neighbours may buy can be one of the set."""
    return supplies(_letters(effect))


def supplies(units: Iterable[str]) -> list[int]:
    """Per set of resources, how many of these units can be one of the set."""
    counted = [0] * RESOURCE_SETS
    for letters in units:
        if not set(letters) <= set(RAW_LETTERS) and not set(letters) <= set(GOODS_LETTERS):
            raise ValueError(f"{letters!r} mixes raw materials and manufactured goods")
        raw = letters[0] in RAW_LETTERS
        resources = RAW_LETTERS if raw else GOODS_LETTERS
        for number in range(RAW_SETS if raw else RESOURCE_SETS - RAW_SETS):
            if any(number >> resources.index(letter) & 1 for letter in letters):
                counted[number + (0 if raw else RAW_SETS)] += 1
    return counted


def _choice(effect: Effect) -> tuple[int, int]:
    """Units of any raw material, of any good, that the owner alone may use."""
    if effect.own_choice and effect.own_choice not in (RAW_LETTERS, GOODS_LETTERS):
        raise ValueError(f"choice {effect.own_choice!r} is neither of all raw nor of all goods")
    return int(effect.own_choice == RAW_LETTERS), int(effect.own_choice == GOODS_LETTERS)


def _discounts(effect: Effect) -> tuple[bool, ...]:
    return tuple(discount in effect.discounts for discount in Discount)


def _per_row(per: Per | None) -> tuple[int, int, int, int]:
    return (per.amount, per.kind, per.own, per.neighbours) if per else (0, 0, 0, 0)


def _per_rows(effect: Effect) -> list[tuple[int, int, int, int]]:
    return [_per_row(per) for per in (*effect.points_per, *[None] * _MOST_PER)[:_MOST_PER]]


_NO_EFFECT = Effect()

# Cards
CARD_COLOUR = table(card.colour for card in CARDS)
CARD_COINS = _column(lambda face: face.coins)
CARD_COST = _column(lambda face: _COSTS.index(face.resources), FREE_OF_RESOURCES)
CARD_CHAINS = _column(  # two buildings that make the card free, -1 for none
    lambda face: ([CARD_BY_NAME[name].id for name in face.chains_from] + [-1, -1])[:2], (-1, -1)
)
CARD_SUPPLIES = _column(lambda face: supplied(face.effect), [0] * RESOURCE_SETS)
CARD_PRODUCES = _column(lambda face: any(_letters(face.effect)))
CARD_CHOICE = _column(lambda face: _choice(face.effect), (0, 0))
CARD_DISCOUNTS = _column(lambda face: _discounts(face.effect), _discounts(_NO_EFFECT))
CARD_POINTS = _column(lambda face: face.effect.points)
CARD_SHIELDS = _column(lambda face: face.effect.shields)
CARD_SYMBOL = _column(lambda face: -1 if (s := face.effect.symbol) is None else s, -1)
CARD_GIVES_COINS = _column(lambda face: face.effect.coins)
CARD_COINS_PER = _column(lambda face: _per_row(face.effect.coins_per), _per_row(None))
CARD_POINTS_PER = _column(lambda face: _per_rows(face.effect), _per_rows(_NO_EFFECT))

# Stages
SIDE_STAGES = table(len(side.stages) for side in WONDER_SIDES)
SIDE_SUPPLIES = table(supplies([side.start]) for side in WONDER_SIDES)
STAGE_COST = _stage_column(lambda stage: _COSTS.index(stage.resources))
STAGE_CHOICE = _stage_column(lambda stage: _choice(stage.effect), (0, 0))
STAGE_DISCOUNTS = _stage_column(lambda s: _discounts(s.effect), _discounts(_NO_EFFECT))
STAGE_POINTS = _stage_column(lambda stage: stage.effect.points)
STAGE_SHIELDS = _stage_column(lambda stage: stage.effect.shields)
STAGE_SYMBOLS = _stage_column(lambda stage: stage.effect.symbol is not None)  # any symbol
STAGE_GIVES_COINS = _stage_column(lambda stage: stage.effect.coins)
STAGE_POWER = _stage_column(lambda stage: stage.effect.power or 0)
STAGE_BUILDS_DISCARDED = _stage_column(lambda stage: stage.effect.builds_discarded)

# Decks


def deck_of(edition: int, cities: int, age: int) -> list[int]:
    """The cards of an Age without its guilds, for as many cities."""
    return [
        card.id
        for card in CARDS
        if Edition(edition) in card.faces
        for from_players in card.faces[Edition(edition)].copies.get(age, ())
        if from_players <= cities
    ]


def guilds_in_play(cities: int) -> int:
    """How many guilds join Age III."""
    return cities + GUILDS_BESIDE_PLAYERS


def _padded(cards: list[int]) -> list[int]:
    return cards + [-1] * (DECK - len(cards))


def _checked_deck(edition: int, cities: int, age: int) -> list[int]:
    cards = deck_of(edition, cities, age)
    guilds = guilds_in_play(cities) if age == AGES else 0
    if len(cards) + guilds != HAND * cities:
        raise ValueError(f"Age {age} for {cities} cities has {len(cards)} + {guilds} cards")
    return _padded(cards)


DECKS = table(  # [edition, cities - 3, age - 1]: cards without guilds, then -1
    [[_checked_deck(e, cities, age + 1) for age in range(AGES)] for cities in _cities]
    for e in range(EDITIONS)
    for _cities in (range(FEWEST_CITIES, MOST_PLAYERS + 1),)
)
GUILDS = table(
    [card.id for card in CARDS if card.is_guild and edition in card.faces] for edition in Edition
)
VICTORY_POINTS = table((1, 3, 5))  # of a token, by Age
