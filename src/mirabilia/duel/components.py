"""The components of the game: the data files, read once and lowered to read-only arrays.

`CARDS`, `WONDERS` and `TOKENS` are for people, the arrays in capitals for the rules.
A wonder or token that gives what a card can give shares the card's columns, so each kind
of effect is one column and one function.
"""

import csv
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

import numpy as np

from mirabilia.duel.vocabulary import (
    AGES,
    POSITIONS,
    RAW_END,
    RESOURCE_COUNT,
    RESOURCE_LETTERS,
    Ability,
    Colour,
    Kind,
    Mythology,
    Symbol,
)
from mirabilia.engine.record import Ints, table

GUILD_AGE = 4  # guilds are a deck of their own, three of which join Age III
TEMPLE_AGE = 5  # with Pantheon Grand Temples do instead

_KINDS = {kind.name.lower(): kind for kind in Kind} | {
    "brown+grey": Kind.BROWN_AND_GREY,
    "3coins": Kind.THREE_COINS,
    "mythology_token+offering_token": Kind.SACRED_TOKENS,
}
_DECKS = {"1": 1, "2": 2, "3": 3, "guild": GUILD_AGE, "temple": TEMPLE_AGE}


@dataclass(frozen=True)
class Per:
    """So many coins or points for each thing of a kind, in one's own or the leading city."""

    amount: int
    kind: Kind
    leading: bool


@dataclass(frozen=True)
class Effect:
    """Everything a building, wonder or progress token can do."""

    produces: tuple[int, ...] = (0,) * RESOURCE_COUNT
    produces_one_of: str = ""  # resource letters to choose from, each turn anew
    fixed_prices: str = ""  # resource letters bought at 1 coin
    points: int = 0
    shields: int = 0
    symbol: Symbol | None = None
    coins: int = 0
    coins_per: Per | None = None
    points_per: Per | None = None
    opponent_loses: int = 0
    extra_turn: bool = False
    destroys: Colour | None = None
    builds_discarded: bool = False
    draws_tokens: int = 0
    activates_god: bool = False  # of a deck of one's choice
    set_points: tuple[int, ...] = ()  # in all, for one, two, three such buildings
    abilities: dict[Ability, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Card:
    id: int
    name: str
    age: int  # 1-3, GUILD_AGE or TEMPLE_AGE
    colour: Colour
    coins: int
    resources: tuple[int, ...]
    effect: Effect
    chain_needs: str
    chain_gives: str


@dataclass(frozen=True)
class Wonder:
    id: int
    name: str
    pantheon: bool
    resources: tuple[int, ...]
    effect: Effect


@dataclass(frozen=True)
class Token:
    """A progress token."""

    id: int
    name: str
    pantheon: bool
    effect: Effect


def _count(letters: str) -> tuple[int, ...]:
    if not set(letters) <= set(RESOURCE_LETTERS):
        raise ValueError(f"unknown resource in {letters!r}; the letters are {RESOURCE_LETTERS}")
    return tuple(letters.count(letter) for letter in RESOURCE_LETTERS)


def _per(rate: str, city: str) -> Per:
    amount, kind = rate.split("/")
    return Per(int(amount), _KINDS[kind], leading=city == "max")


def _effect(text: str) -> Effect:
    """Read an effect cell: `key:value` parts separated by semicolons."""
    known: dict[str, Any] = {"abilities": {}}
    for part in text.split(";"):
        match part.split(":"):
            case ["produce", letters] if "/" in letters:
                known["produces_one_of"] = letters.replace("/", "")
            case ["produce", letters]:
                known["produces"] = _count(letters)
            case ["trade", price] if price[1:] == "=1" and price[0] in RESOURCE_LETTERS:
                known["fixed_prices"] = known.get("fixed_prices", "") + price[0]
            case ["coins", rate, "self" | "max" as city]:
                known["coins_per"] = _per(rate, city)
            case ["vp", rate, "self" | "max" as city]:
                known["points_per"] = _per(rate, city)
            case ["vp", points]:
                known["points"] = int(points)
            case ["coins", coins]:
                known["coins"] = int(coins)
            case ["shield", shields]:
                known["shields"] = int(shields)
            case ["science", symbol]:
                known["symbol"] = Symbol[symbol.upper()]
            case ["opp_coins", loss]:
                known["opponent_loses"] = -int(loss)
            case ["extra_turn"]:
                known["extra_turn"] = True
            case ["discard_opp", colour]:
                known["destroys"] = Colour[colour.upper()]
            case ["build_discarded"]:
                known["builds_discarded"] = True
            case ["progress_box", tokens]:
                known["draws_tokens"] = int(tokens)
            case ["discount", "wonder", resources]:
                known["abilities"][Ability.WONDER_DISCOUNT] = int(resources)
            case ["discount", "blue", resources]:
                known["abilities"][Ability.BLUE_DISCOUNT] = int(resources)
            case ["shield_bonus", "red", shields]:
                known["abilities"][Ability.RED_SHIELDS] = int(shields)
            case ["on_chain", "coins", coins]:
                known["abilities"][Ability.CHAIN_COINS] = int(coins)
            case ["economy"]:
                known["abilities"][Ability.TRADE_INCOME] = 1
            case ["wonders_extra_turn"]:
                known["abilities"][Ability.WONDER_TURN] = 1
            case ["on_advance", "opp_coins", loss] if loss.endswith("/space"):
                known["abilities"][Ability.SIEGE] = -int(loss.removesuffix("/space"))
            case ["chain_for_coins", coins]:
                known["abilities"][Ability.ENGINEERING] = int(coins)
            case ["pantheon_discount", coins]:
                known["abilities"][Ability.PANTHEON_DISCOUNT] = int(coins)
            case ["god_from_deck"]:
                known["activates_god"] = True
            case ["vp_set", "temple", points]:
                known["set_points"] = tuple(int(each) for each in points.split("|"))
            case _:
                raise ValueError(f"unknown effect {part!r} in {text!r}")
    return Effect(**known)


def rows(name: str) -> list[dict[str, str]]:
    """The rows of a data file."""
    text = (files("mirabilia.duel") / "data" / f"{name}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


CARDS = tuple(
    Card(
        id=number,
        name=row["name"],
        age=_DECKS[row["age"]],
        colour=Colour[row["colour"].upper()],
        coins=int(row["coins"]),
        resources=_count(row["resources"]),
        effect=_effect(row["effect"]),
        chain_needs=row["chain_needs"],
        chain_gives=row["chain_gives"],
    )
    for number, row in enumerate(rows("cards"))
)
WONDERS = tuple(
    Wonder(
        number,
        row["name"],
        row["set"] == "pantheon",
        _count(row["resources"]),
        _effect(row["effect"]),
    )
    for number, row in enumerate(rows("wonders"))
)
TOKENS = tuple(
    Token(number, row["name"], row["set"] == "pantheon", _effect(row["effect"]))
    for number, row in enumerate(rows("progress"))
)
MYTHOLOGY_CHAINS = tuple(f"myth:{mythology.name.lower()}" for mythology in Mythology)
CHAINS = (*(card.chain_gives for card in CARDS if card.chain_gives), *MYTHOLOGY_CHAINS)


def chain_giver(card: Card) -> Card | None:
    """The building whose symbol makes this one free; none for a Grand Temple, or without one."""
    givers = (
        giver for giver in CARDS if card.chain_needs and giver.chain_gives == card.chain_needs
    )
    return next(givers, None)


def needed_mythology(card: Card) -> Mythology | None:
    """The mythology whose token makes this building free."""
    if card.chain_needs not in MYTHOLOGY_CHAINS:
        return None
    return Mythology(MYTHOLOGY_CHAINS.index(card.chain_needs))


def _choices(effects: list[Effect]) -> Ints:
    """Per effect: units chosen among raw materials, units chosen among manufactured goods."""

    def split(letters: str) -> tuple[int, int]:
        raw = set(letters) == set(RESOURCE_LETTERS[:RAW_END])
        goods = set(letters) == set(RESOURCE_LETTERS[RAW_END:])
        if letters and not (raw or goods):
            raise ValueError(f"choice {letters!r} is neither of all raw materials nor of all goods")
        return int(raw), int(goods)

    return table(split(effect.produces_one_of) for effect in effects)


def _column(effects: list[Effect], name: str) -> Ints:
    def number(value: Any) -> int:
        return -1 if value is None else int(value)

    return table(number(getattr(effect, name)) for effect in effects)


def _per_column(effects: list[Effect], name: str) -> Ints:
    """Per effect: amount (0 for none), kind, 1 if the leading city counts."""

    def lower(per: Per | None) -> tuple[int, int, int]:
        return (per.amount, per.kind, per.leading) if per else (0, 0, 0)

    return table(lower(getattr(effect, name)) for effect in effects)


def _abilities(effects: list[Effect]) -> Ints:
    return table([effect.abilities.get(ability, 0) for ability in Ability] for effect in effects)


_CARD_EFFECTS = [card.effect for card in CARDS]
_WONDER_EFFECTS = [wonder.effect for wonder in WONDERS]
_TOKEN_EFFECTS = [token.effect for token in TOKENS]


def _chain_bit(symbol: str) -> int:
    return 1 << CHAINS.index(symbol) if symbol else 0


# Cards
CARD_COUNT = len(CARDS)
CARD_AGE = table(card.age for card in CARDS)
CARD_COLOUR = table(card.colour for card in CARDS)
CARD_COINS = table(card.coins for card in CARDS)
CARD_RESOURCES = table(card.resources for card in CARDS)
CARD_CHAIN_NEEDS = table((_chain_bit(card.chain_needs) for card in CARDS), np.int32)
CARD_CHAIN_GIVES = table((_chain_bit(card.chain_gives) for card in CARDS), np.int32)
CARD_PRODUCES = table(effect.produces for effect in _CARD_EFFECTS)
CARD_CHOICES = _choices(_CARD_EFFECTS)
CARD_FIXED_PRICES = table(
    [letter in effect.fixed_prices for letter in RESOURCE_LETTERS] for effect in _CARD_EFFECTS
)
CARD_POINTS = _column(_CARD_EFFECTS, "points")
CARD_SHIELDS = _column(_CARD_EFFECTS, "shields")
CARD_SYMBOL = _column(_CARD_EFFECTS, "symbol")
CARD_GIVES_COINS = _column(_CARD_EFFECTS, "coins")
CARD_COINS_PER = _per_column(_CARD_EFFECTS, "coins_per")
CARD_POINTS_PER = _per_column(_CARD_EFFECTS, "points_per")
TEMPLE_POINTS = table((0, *next(e.set_points for e in _CARD_EFFECTS if e.set_points)))
MYTHOLOGY_CHAIN = table((_chain_bit(symbol) for symbol in MYTHOLOGY_CHAINS), np.int32)

# Wonders
WONDER_COUNT = len(WONDERS)
WONDERS_IN_GAME = table([sum(not wonder.pantheon for wonder in WONDERS), WONDER_COUNT])
WONDER_RESOURCES = table(wonder.resources for wonder in WONDERS)
WONDER_CHOICES = _choices(_WONDER_EFFECTS)
WONDER_POINTS = _column(_WONDER_EFFECTS, "points")
WONDER_SHIELDS = _column(_WONDER_EFFECTS, "shields")
WONDER_GIVES_COINS = _column(_WONDER_EFFECTS, "coins")
WONDER_OPPONENT_LOSES = _column(_WONDER_EFFECTS, "opponent_loses")
WONDER_EXTRA_TURN = _column(_WONDER_EFFECTS, "extra_turn")
WONDER_DESTROYS = _column(_WONDER_EFFECTS, "destroys")
WONDER_BUILDS_DISCARDED = _column(_WONDER_EFFECTS, "builds_discarded")
WONDER_DRAWS_TOKENS = _column(_WONDER_EFFECTS, "draws_tokens")
WONDER_ACTIVATES_GOD = _column(_WONDER_EFFECTS, "activates_god")
WONDER_ABILITIES = _abilities(_WONDER_EFFECTS)

# Progress tokens
TOKEN_COUNT = len(TOKENS)
TOKENS_IN_GAME = table([sum(not token.pantheon for token in TOKENS), TOKEN_COUNT])
TOKEN_POINTS = _column(_TOKEN_EFFECTS, "points")
TOKEN_GIVES_COINS = _column(_TOKEN_EFFECTS, "coins")
TOKEN_SYMBOL = _column(_TOKEN_EFFECTS, "symbol")
TOKEN_POINTS_PER = _per_column(_TOKEN_EFFECTS, "points_per")
TOKEN_ABILITIES = _abilities(_TOKEN_EFFECTS)

# Layouts: per [Age - 1, position]
_SPOTS = rows("layouts")


def _layout(entry: Callable[[dict[str, str]], int]) -> Ints:
    """A table per [Age - 1, position]."""
    return table(
        [entry(spot) for spot in _SPOTS if int(spot["age"]) == age + 1] for age in range(AGES)
    )


def _covers(age: int, position: int) -> tuple[int, int]:
    """The positions that a card at this one covers, -1 for none."""
    below = [
        int(spot["position"])
        for spot in _SPOTS
        if int(spot["age"]) == age + 1 and str(position) in spot["covered_by"].split()
    ]
    first, second = [*below, -1, -1][:2]
    return first, second


LAYOUT_ROW = _layout(lambda spot: int(spot["row"]))
LAYOUT_COLUMN = _layout(lambda spot: int(spot["column"]))
LAYOUT_FACE_UP = _layout(lambda spot: spot["face"] == "up")
LAYOUT_COVERED_BY = _layout(lambda spot: len(spot["covered_by"].split()))  # how many cards
LAYOUT_TOKEN = _layout(lambda spot: spot["pantheon_token"] != "")  # 1: a Pantheon token lies here
LAYOUT_COVERS = table(
    [_covers(age, position) for position in range(POSITIONS)] for age in range(AGES)
)

# The military track, by distance from the centre (both sides are alike)
_SPACES = {int(row["space"]): row for row in rows("board")}
TRACK_POINTS = table(int(_SPACES[space]["points_first"] or 0) for space in range(10))
TRACK_ZONES = table(int(_SPACES[space]["zone"]) for space in range(10))
TRACK_LOOT = table(  # coins of the token that lies on the first space of a zone
    int(_SPACES[space]["token_coins"])
    * (_SPACES[space]["zone"] != _SPACES[max(0, space - 1)]["zone"])
    for space in range(10)
)


def _by_name(things: tuple[Any, ...]) -> dict[str, Any]:
    return {thing.name: thing for thing in things}


CARD_BY_NAME: dict[str, Card] = _by_name(CARDS)
WONDER_BY_NAME: dict[str, Wonder] = _by_name(WONDERS)
TOKEN_BY_NAME: dict[str, Token] = _by_name(TOKENS)
