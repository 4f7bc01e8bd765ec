"""The signs of 7 Wonders: those of Duel where they mean the same, and effects written with them."""

from typing import Any

from mirabilia.classic.components import Card, Effect, Per
from mirabilia.classic.vocabulary import (
    RESOURCE_LETTERS,
    RESOURCES,
    Colour,
    Discount,
    Edition,
    Kind,
    Power,
    Symbol,
)
from mirabilia.cli.terminal import signs
from mirabilia.cli.terminal.classic.words import TableWords
from mirabilia.cli.terminal.signs import COIN, POINT, SHIELD, WONDER
from mirabilia.duel.vocabulary import Colour as DuelColour

LEFT = "◄"
RIGHT = "►"
OWN = "▼"
DEFEAT = "⊖"
CHAIN = "→"

SIGN = {colour: signs.SIGN[DuelColour[colour.name]] for colour in Colour}
STYLE = {colour: signs.STYLE[DuelColour[colour.name]] for colour in Colour}
SYMBOL_SIGN = {Symbol.COMPASS: "Λ", Symbol.GEAR: "⚙", Symbol.TABLET: "≡"}
ANY_SYMBOL = "/".join(SYMBOL_SIGN.values())

_KIND_SIGN: dict[Kind, str] = {Kind(colour): sign for colour, sign in SIGN.items()} | {
    Kind.STAGE: WONDER,
    Kind.DEFEAT: DEFEAT,
}


def sign_of(card: Card) -> str:
    """The sign of a card's colour."""
    return SIGN[card.colour]


def style_of(card: Card) -> str:
    """The colour of a card."""
    return STYLE[card.colour]


def letters_of(words: TableWords, letters: str, separator: str = "") -> str:
    """Resource letters as they are in the language."""
    names = dict(zip(RESOURCE_LETTERS, RESOURCES, strict=True))
    return separator.join(words.letter(names[letter]) for letter in letters)


def cost_letters(words: TableWords, coins: int, resources: Any) -> str:
    """A printed cost, such as `1● WWG`."""
    units = "".join(
        letter * int(count) for letter, count in zip(RESOURCE_LETTERS, resources, strict=True)
    )
    parts = (f"{coins}{COIN}" if coins else "", letters_of(words, units))
    return " ".join(part for part in parts if part)


def card_cost(words: TableWords, card: Card, edition: int) -> str:
    """What is printed on a card in an edition."""
    face = card.faces[Edition(edition)]
    return cost_letters(words, face.coins, face.resources)


def card_effect(words: TableWords, card: Card, edition: int) -> str:
    """What a card does in an edition, in signs."""
    return short_effect(words, card.faces[Edition(edition)].effect)


def short_effect(words: TableWords, effect: Effect) -> str:
    """What an effect does, in signs."""
    return " ".join(part for part in _parts(words, effect) if part)


def _parts(words: TableWords, effect: Effect) -> list[str]:
    produced = cost_letters(words, 0, effect.produces)
    parts = [f"+{produced}" if produced else ""]
    parts += [
        "+" + letters_of(words, letters, "/")
        for letters in (effect.produces_one_of, effect.own_choice)
        if letters
    ]
    if effect.discounts:
        parts.append(_discount(effect))
    if effect.symbol is not None:
        parts.append(SYMBOL_SIGN.get(effect.symbol, ANY_SYMBOL))
    if effect.shields:
        parts.append(f"{effect.shields}{SHIELD}")
    if effect.coins:
        parts.append(f"+{effect.coins}{COIN}")
    if effect.power is not None:
        parts.append(words(f"classic-terminal-short-{_name(effect.power)}"))
    if effect.builds_discarded:
        parts.append(words("classic-terminal-short-builds-discarded"))
    if effect.coins_per:
        parts.append(_rate(words, COIN, (effect.coins_per,)))
    if effect.points_per:
        parts.append(_rate(words, POINT, effect.points_per))
    if effect.points:
        parts.append(f"{effect.points}{POINT}")
    return parts


def _name(power: Power) -> str:
    return power.name.lower().replace("_", "-")


def _discount(effect: Effect) -> str:
    """What is bought at 1 coin, with arrows to those who sell it."""
    goods = Discount.GOODS in effect.discounts
    left = LEFT if goods or Discount.RAW_LEFT in effect.discounts else ""
    right = RIGHT if goods or Discount.RAW_RIGHT in effect.discounts else ""
    return f"{left}{SIGN[Colour.GREY if goods else Colour.BROWN]}{right}1{COIN}"


def _rate(words: TableWords, unit: str, rates: tuple[Per, ...]) -> str:
    """So much for each thing counted, with arrows to the cities where it counts."""
    first = rates[0]
    if first.kind == Kind.WONDER_COMPLETE:
        return words("classic-terminal-short-complete", gain=f"{first.amount}{unit}", sign=WONDER)
    where = ""
    if first.neighbours:
        where = LEFT + (OWN if first.own else "") + RIGHT
    kinds = "".join(_KIND_SIGN[rate.kind] for rate in rates)
    return f"{first.amount}{unit}/{kinds}{where}"
