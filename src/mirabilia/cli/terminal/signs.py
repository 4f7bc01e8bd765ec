"""The signs and colours of the table, and effects written with them.

Kinds of buildings are told apart by a sign as well as by colour. The signs are in almost
every font and one cell wide.
"""

from typing import Any

from mirabilia.cli.terminal.words import Words
from mirabilia.duel.components import Card, Effect, Per
from mirabilia.duel.pantheon.components import God
from mirabilia.duel.vocabulary import RESOURCE_LETTERS, RESOURCES, Ability, Colour, Kind
from mirabilia.notation.catalogue import slug

POINT = "★"
COIN = "●"
SHIELD = "⚔"
WONDER = "▲"
POSSIBLE = "✓"
IMPOSSIBLE = "✗"
PAWN = "◆"
CAPITAL_SIGN = "♜"
GOD = "✦"
MYTHOLOGY_TOKEN = "◎"
OFFERING_TOKEN = "❖"
SNAKE = "§"
MINERVA = "♀"

SIGN: dict[Colour, str] = {
    Colour.BROWN: "■",
    Colour.GREY: "□",
    Colour.BLUE: "⌂",
    Colour.GREEN: "☼",
    Colour.YELLOW: "¤",
    Colour.RED: SHIELD,
    Colour.PURPLE: "♦",
    Colour.TEMPLE: "∏",
}
# Middle tones, readable on dark and on light terminals.
STYLE: dict[Colour, str] = {
    Colour.BROWN: "color(137)",
    Colour.GREY: "color(246)",
    Colour.BLUE: "color(33)",
    Colour.GREEN: "color(35)",
    Colour.YELLOW: "color(178)",
    Colour.RED: "color(167)",
    Colour.PURPLE: "color(134)",
    Colour.TEMPLE: "color(108)",
}
COIN_STYLE = "color(178)"
WONDER_STYLE = "color(173)"
POSSIBLE_STYLE = "color(35)"
IMPOSSIBLE_STYLE = "color(167)"
GOD_STYLE = "color(141)"

_KIND_SIGN: dict[Kind, str] = {Kind(colour): sign for colour, sign in SIGN.items()} | {
    Kind.WONDER: WONDER,
    Kind.BROWN_AND_GREY: SIGN[Colour.BROWN] + SIGN[Colour.GREY],
    Kind.THREE_COINS: f"3{COIN}",
    Kind.SACRED_TOKENS: MYTHOLOGY_TOKEN + OFFERING_TOKEN,
}


def cost_letters(words: Words, coins: int, resources: Any) -> str:
    """A printed cost, such as `2● WWG`."""
    letters = "".join(
        words.letter(RESOURCES[number]) * int(units) for number, units in enumerate(resources)
    )
    return " ".join(part for part in (f"{coins}{COIN}" if coins else "", letters) if part)


def card_effect(words: Words, card: Card) -> str:
    """A card's sign and what it does; the scientific symbol is left to the card's second line."""
    short = short_effect(words, card.effect, symbol=False)
    if card.colour == Colour.RED:
        return SIGN[card.colour] + short.replace(SHIELD, "")
    return f"{SIGN[card.colour]} {short}".rstrip()


def short_effect(words: Words, effect: Effect, *, symbol: bool = True) -> str:
    """What an effect does, in signs."""
    return " ".join(part for part in _parts(words, effect, symbol) if part)


def _parts(words: Words, effect: Effect, symbol: bool) -> list[str]:
    def letters(resources: str, separator: str) -> str:
        return separator.join(
            words.letter(resource)
            for letter, resource in zip(RESOURCE_LETTERS, RESOURCES, strict=True)
            if letter in resources
        )

    produced = cost_letters(words, 0, effect.produces)
    parts = [f"+{produced}" if produced else ""]
    if effect.produces_one_of:
        parts.append("+" + letters(effect.produces_one_of, "/"))
    if effect.fixed_prices:
        parts.append(f"{letters(effect.fixed_prices, '')}=1{COIN}")
    if effect.symbol is not None and symbol:
        parts.append(f"{SIGN[Colour.GREEN]} {words.symbol(effect.symbol)}")
    if effect.shields:
        parts.append(f"{effect.shields}{SHIELD}")
    if effect.coins:
        parts.append(f"+{effect.coins}{COIN}")
    if effect.opponent_loses:
        parts.append(words("terminal-short-rival", loss=f"{effect.opponent_loses}{COIN}"))
    if effect.destroys is not None:
        parts.append(words("terminal-short-rival", loss=SIGN[effect.destroys]))
    if effect.builds_discarded:
        parts.append(words("terminal-short-recover"))
    if effect.draws_tokens:
        parts.append(words("terminal-short-token"))
    if effect.activates_god:
        parts.append(f"+{GOD}")
    parts += [_ability(words, ability, number) for ability, number in effect.abilities.items()]
    if effect.extra_turn:
        parts.append(words("terminal-short-turn"))
    parts += _rates(words, effect.coins_per, effect.points_per)
    if effect.points:
        parts.append(f"{effect.points}{POINT}")
    if effect.set_points:
        parts.append("/".join(str(points) for points in effect.set_points) + POINT)
    return parts


def _rates(words: Words, coins: Per | None, points: Per | None) -> list[str]:
    def kind(per: Per) -> str:
        return _KIND_SIGN.get(per.kind) or words("terminal-short-token")

    if coins and points:  # guilds give both for the same things
        return [f"{coins.amount}{COIN}{points.amount}{POINT}/{kind(points)}"]
    if coins:
        return [f"{coins.amount}{COIN}/{kind(coins)}"]
    return [f"{points.amount}{POINT}/{kind(points)}"] if points else []


def _ability(words: Words, ability: Ability, number: int) -> str:
    match ability:
        case Ability.WONDER_DISCOUNT:
            return words("terminal-short-discount", sign=WONDER, units=number)
        case Ability.BLUE_DISCOUNT:
            return words("terminal-short-discount", sign=SIGN[Colour.BLUE], units=number)
        case Ability.RED_SHIELDS:
            return f"{SIGN[Colour.RED]} +{number}"
        case Ability.CHAIN_COINS:
            return words("terminal-short-chain-coins", coins=f"{number}{COIN}")
        case Ability.TRADE_INCOME:
            return words("terminal-short-income")
        case Ability.WONDER_TURN:
            return f"{WONDER} {words('terminal-short-turn')}"
        case Ability.SIEGE:
            return words("terminal-short-siege", loss=f"{number}{COIN}")
        case Ability.ENGINEERING:
            return words("terminal-short-engineering", coins=f"{number}{COIN}")
        case Ability.PANTHEON_DISCOUNT:
            return f"{GOD} −{number}{COIN}"


def short_god(words: Words, god: God) -> str:
    """What a god does, in signs where there are any."""
    parts = []
    if god.symbol is not None:
        parts.append(f"{SIGN[Colour.GREEN]} {words.symbol(god.symbol)}")
    if god.shields:
        parts.append(f"{god.shields}{SHIELD}")
    if god.coins:
        parts.append(f"+{god.coins}{COIN}")
    if god.savings:
        parts.append(f"+{god.savings}{COIN}={POINT}")
    if god.points:
        parts.append(f"{god.points}{POINT}")
    if god.asks:
        parts.append(words(f"terminal-short-god-{slug(god.name)}"))
    return " ".join(parts)
