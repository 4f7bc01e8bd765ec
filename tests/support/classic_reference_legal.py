"""What is legal in a position of 7 Wonders, read off its document: slow, apart from the rules.

Ways to pay are found by trying every unit of every city; actions are numbered as documented.
"""

from collections import Counter
from functools import cache
from typing import Any

from mirabilia.classic.components import CARD_BY_NAME, WONDER_SIDES, Effect, Side
from mirabilia.classic.vocabulary import RESOURCE_LETTERS, Edition, Power

Document = dict[str, Any]
Units = tuple[tuple[int, str, int], ...]
"""How many units a city has to give: whose (own, left, right), as which letters, how many."""

PAYMENTS = 120
BUILD, STAGE, SELL, FREE, RECOVER, DECLINE, TAKE_BACK, SIDE = (
    *(0, 9480, 18960, 19039, 19118, 19197, 19198, 19199),
)
RAW = "WSCO"
OWN, LEFT, RIGHT = range(3)


def reference_legal(document: Document, player: int) -> list[int]:
    """The legal actions of a player, in ascending order; the position has a hidden part."""
    decision = document["decision"]
    if decision is None:
        return []
    match decision["kind"]:
        case "sides":
            return [SIDE, SIDE + 1]
        case "turn":
            return sorted(_turn(document, player))
    if decision["players"] != [player]:
        return []
    city = 2 if decision["city"] == "free_city" else decision["city"]
    if decision["kind"] == "seventh":
        return sorted(_choices(document, city, document["hidden"]["hands"][player], player))
    pile = _discard_pile(document) - set(document["cities"][city]["buildings"])
    return [*sorted(RECOVER + CARD_BY_NAME[name].id for name in pile), DECLINE]


def _turn(document: Document, player: int) -> list[int]:
    """The choices for the own city, or for the Free City once the own one is chosen."""
    hand = document["hidden"]["hands"][player]
    chosen = document["decision"]["chosen"]
    if document.get("holder") != player or player not in chosen or "free_city" in chosen:
        return _choices(document, player, hand, player)
    own = document["hidden"]["commitments"][player]["card"]
    rest = [name for name in hand if name != own]
    return [*_choices(document, 2, rest, player), TAKE_BACK]


def _discard_pile(document: Document) -> set[str]:
    """The cards sold or left over, by name."""
    pile = set()
    for age, turns in enumerate(document["history"]):
        for turn, entries in enumerate(turns):
            for city, entry in enumerate(entries):
                if entry and entry["use"] in ("sold", "left_over"):
                    pile.add(document["hidden"]["face_down"][age][turn][city])
    return pile


# What a city can do with a card


def _choices(document: Document, city: int, hand: list[str], player: int) -> list[int]:
    here = document["cities"][city]
    side = _side(document, here)
    powers = [stage.effect.power for stage in side.stages[: here["stages"]]]
    for_free_city = city != player
    found = []
    for name in sorted(set(hand)):
        card = CARD_BY_NAME[name]
        if name in here["buildings"]:
            continue
        if _is_gratis(document, here, powers, name):
            found.append(BUILD + PAYMENTS * card.id)
            continue
        face = card.faces[_edition(document)]
        cost = _letters(face.resources)
        found += [
            BUILD + PAYMENTS * card.id + payment
            for payment in _payments(document, city, cost, face.coins)
        ]
        if Power.FREE_BUILDING in powers and not here.get("power_used"):
            found.append(FREE + card.id)
    if here["stages"] < len(side.stages):
        payments = _payments(document, city, _letters(side.stages[here["stages"]].resources), 0)
        for name in set(hand):
            if for_free_city and name not in here["buildings"] and _chained(document, here, name):
                continue
            found += [STAGE + PAYMENTS * CARD_BY_NAME[name].id + payment for payment in payments]
    if not (for_free_city and found):
        found += [SELL + CARD_BY_NAME[name].id for name in set(hand)]
    return found


def _is_gratis(document: Document, here: Document, powers: list[Power | None], name: str) -> bool:
    """Whether a building costs nothing: by itself, by a chain, or by Olympia's second edition."""
    card = CARD_BY_NAME[name]
    face = card.faces[_edition(document)]
    if not face.coins and not any(face.resources):
        return True
    if _chained(document, here, name):
        return True
    colours = {CARD_BY_NAME[building].colour for building in here["buildings"]}
    if Power.FREE_COLOUR in powers and card.colour not in colours:
        return True
    if document["decision"]["kind"] != "turn":
        return False
    first, last = document["turn"] == 1, document["turn"] == 6
    return (first and Power.FREE_FIRST in powers) or (last and Power.FREE_LAST in powers)


def _chained(document: Document, here: Document, name: str) -> bool:
    givers = CARD_BY_NAME[name].faces[_edition(document)].chains_from
    return any(giver in here["buildings"] for giver in givers)


def _edition(document: Document) -> Edition:
    return Edition[document["options"]["edition"].upper()]


def _side(document: Document, here: Document) -> Side:
    edition = _edition(document)
    (side,) = [
        side
        for side in WONDER_SIDES
        if (side.edition, side.board, side.name) == (edition, here["board"], here["side"])
    ]
    return side


# Paying


def _letters(resources: tuple[int, ...]) -> str:
    """A cost as one letter for each unit."""
    return "".join(
        letter * units for letter, units in zip(RESOURCE_LETTERS, resources, strict=True)
    )


def _payments(document: Document, city: int, cost: str, coins: int) -> list[int]:
    """Every payment that buys what is lacking and no more, and that the city can afford."""
    cities = document["cities"]
    around = (city, (city + 1) % len(cities), (city - 1) % len(cities))
    stock: Counter[tuple[int, str]] = Counter()
    for whose, other in enumerate(around):
        for letters in _units(document, cities[other], own=whose == OWN):
            stock[whose, letters] += 1
    units = tuple(sorted((whose, letters, count) for (whose, letters), count in stock.items()))
    ways = _ways(cost, units)
    fewest = min((sum(way) for way in ways), default=0)
    prices = _prices(document, cities[city])
    found = set()
    for way in ways:
        raw_left, goods_left, raw_right, goods_right = way
        left = raw_left * prices["raw_left"] + goods_left * prices["goods"]
        right = raw_right * prices["raw_right"] + goods_right * prices["goods"]
        if sum(way) == fewest and left + right + coins <= cities[city]["coins"]:
            found.add((left + right) * (left + right + 1) // 2 + right)
    return sorted(found)


@cache
def _ways(cost: str, units: Units) -> frozenset[tuple[int, int, int, int]]:
    """How many raw materials and goods each neighbour can be paid for, in every way to serve."""
    if not cost:
        return frozenset({(0, 0, 0, 0)})
    found = set()
    for number, (whose, letters, count) in enumerate(units):
        if not count or cost[0] not in letters:
            continue
        rest = (*units[:number], (whose, letters, count - 1), *units[number + 1 :])
        place = 2 * (whose - LEFT) + (cost[0] not in RAW)
        for way in _ways(cost[1:], rest):
            bought = list(way)
            if whose != OWN:
                bought[place] += 1
            found.add((bought[0], bought[1], bought[2], bought[3]))
    return frozenset(found)


def _effects(document: Document, here: Document) -> list[Effect]:
    edition = _edition(document)
    stages = _side(document, here).stages[: here["stages"]]
    buildings = [CARD_BY_NAME[name].faces[edition].effect for name in here["buildings"]]
    return [*buildings, *(stage.effect for stage in stages)]


def _units(document: Document, here: Document, own: bool) -> list[str]:
    """The resources a city can use itself, or sell: each unit as the letters it can be."""
    units = [_side(document, here).start]
    for effect in _effects(document, here):
        units += list(_letters(effect.produces))
        if effect.produces_one_of:
            units.append(effect.produces_one_of)
        if effect.own_choice and own:
            units.append(effect.own_choice)
    return units


def _prices(document: Document, here: Document) -> dict[str, int]:
    names = {discount.name for e in _effects(document, here) for discount in e.discounts}
    return {
        "raw_left": 1 if "RAW_LEFT" in names else 2,
        "raw_right": 1 if "RAW_RIGHT" in names else 2,
        "goods": 1 if "GOODS" in names else 2,
    }
