"""What is legal in a position of Duel, read off its document: slow, plain, apart from the rules.

Prices are found by trying everything; the numbers of the actions are written as documented.
"""

from typing import Any

from mirabilia.duel.components import CARD_BY_NAME, TOKEN_BY_NAME, WONDER_BY_NAME
from support.duel_cards import PRINTED, WONDER_COSTS, spots
from support.exhaustive_price import least_price, unit_prices

BUILD, DISCARD, WONDER, DRAFT, TOKEN, DECLINE, BEGIN, CARD = 0, 20, 40, 200, 214, 227, 228, 230
WONDER_CHOICES = {"The Great Lighthouse": "WSC", "Piraeus": "GP"}
LAYOUTS = {age: spots(age) for age in (1, 2, 3)}


def reference_legal(document: dict[str, Any]) -> list[int]:
    """The legal actions of whoever must decide, in ascending order."""
    if document["decision"] is None:
        return []
    kind, player = document["decision"]["kind"], document["decision"]["player"]
    rival = document["cities"][1 - player]
    match kind:
        case "turn":
            return sorted(_turn(document, player))
        case "draft":
            offered = [name for name in document["offered"] if name is not None]
            return sorted(DRAFT + WONDER_BY_NAME[name].id for name in offered)
        case "progress":
            board = [name for name in document["progress"]["board"] if name is not None]
            decline = [DECLINE] * (document["options"]["progress_choice"] == "optional")
            return sorted(TOKEN + TOKEN_BY_NAME[name].id for name in board) + decline
        case "library":
            return sorted(TOKEN + TOKEN_BY_NAME[name].id for name in document["progress"]["drawn"])
        case "mausoleum":
            return sorted(CARD + CARD_BY_NAME[name].id for name in document["discard"])
        case "destroy_brown" | "destroy_grey":
            colour = kind.removeprefix("destroy_")
            targets = [name for name in rival["buildings"] if PRINTED[name].colour == colour]
            return sorted(CARD + CARD_BY_NAME[name].id for name in targets)
    assert kind == "starter"
    return [BEGIN, BEGIN + 1]


def _turn(document: dict[str, Any], player: int) -> list[int]:
    """Build, discard, or tuck any card that no other lies on."""
    city, rival = document["cities"][player], document["cities"][1 - player]
    lying = {spot["position"]: spot.get("card") for spot in document["structure"]}
    layout = LAYOUTS[document["age"]]
    accessible = [p for p in lying if not any(above in lying for above in layout[p].covered_by)]
    found = [DISCARD + position for position in accessible]
    for position in accessible:
        name = lying[position]
        assert name is not None, "an accessible card is face up when a turn begins"
        if card_price(name, city, rival) <= city["coins"]:
            found.append(BUILD + position)
    for number, wonder in enumerate(city["wonders"]):
        if "card" in wonder or "returned" in wonder:
            continue
        if wonder_price(wonder["wonder"], city, rival) <= city["coins"]:
            slot = 4 * player + number
            found += [WONDER + 20 * slot + position for position in accessible]
    return found


def card_price(name: str, city: dict[str, Any], rival: dict[str, Any]) -> int:
    """What a building costs a city in all."""
    card = PRINTED[name]
    if card.needs and card.needs[1] in city["buildings"]:
        return 0
    discount = card.colour == "blue" and "Masonry" in city["progress"]
    return _price(card.cost, card.coins, discount, city, rival)


def wonder_price(name: str, city: dict[str, Any], rival: dict[str, Any]) -> int:
    """What a wonder costs a city."""
    return _price(WONDER_COSTS[name], 0, "Architecture" in city["progress"], city, rival)


def _price(
    cost: str, coins: int, discount: bool, city: dict[str, Any], rival: dict[str, Any]
) -> int:
    choices = [PRINTED[name].one_of for name in city["buildings"] if PRINTED[name].one_of]
    choices += [
        WONDER_CHOICES[entry["wonder"]]
        for entry in city["wonders"]
        if "card" in entry and entry["wonder"] in WONDER_CHOICES
    ]
    return least_price(
        cost,
        produces=_letters(city, "produces"),
        choices=choices,
        waived=2 if discount else 0,
        coins=coins,
        unit_prices=unit_prices(
            rival_produces=_letters(rival, "produces"), one_coin=_letters(city, "one_coin")
        ),
    )


def _letters(city: dict[str, Any], what: str) -> str:
    return "".join(getattr(PRINTED[name], what) for name in city["buildings"])
