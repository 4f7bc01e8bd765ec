"""What is legal in a position of Duel, read off its document: slow, plain, apart from the rules.

Prices are found by trying everything; the numbers of the actions are written as documented.
"""

from typing import Any

from mirabilia.duel.components import CARD_BY_NAME, TOKEN_BY_NAME, WONDER_BY_NAME
from support.duel_cards import (
    EVERY_CARD,
    EVERY_WONDER_COST,
    GODS,
    OFFERING_VALUES,
    SLOT_PRICES,
    spots,
)
from support.exhaustive_price import least_price, unit_prices

BUILD, DISCARD, WONDER, DRAFT, TOKEN, DECLINE, BEGIN, CARD = 0, 20, 40, 200, 214, 227, 228, 230
ACTIVATE, PLACE, GOD, MYTHOLOGY, POSITION, SPACE, SLOT, MILITARY = (
    *(308, 356, 446, 461, 466, 486, 505, 513),
)
WONDER_CHOICES = {"The Great Lighthouse": "WSC", "Piraeus": "GP"}
LAYOUTS = {age: spots(age) for age in (1, 2, 3)}
GOD_NAMES = list(GODS)
MYTHOLOGIES = ("mesopotamian", "phoenician", "greek", "egyptian", "roman")
MILITARY_COINS = (2, 5)


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
        case "mausoleum" | "hades" | "isis_card":
            return sorted(CARD + CARD_BY_NAME[name].id for name in document["discard"])
        case "destroy_brown" | "destroy_grey" | "baal" | "nisaba":
            colours = {"baal": ("brown", "grey"), "nisaba": ("green",)}
            wanted = colours.get(kind, (kind.removeprefix("destroy_"),))
            targets = [name for name in rival["buildings"] if EVERY_CARD[name].colour in wanted]
            return sorted(CARD + CARD_BY_NAME[name].id for name in targets)
        case "starter":
            return [BEGIN, BEGIN + 1]
    return sorted(_pantheon_choice(document, kind, player))


def _pantheon_choice(document: dict[str, Any], kind: str, player: int) -> list[int]:
    """What the decisions of Pantheon allow."""
    pantheon = document["pantheon"]
    decks = document["hidden"]["gods"]["decks"]
    match kind:
        case "place_god":
            drawn = decks[document["decision"]["mythology"]][:2]
            free = [slot for slot, entry in enumerate(pantheon["slots"]) if entry is None]
            return [PLACE + 6 * GOD_NAMES.index(god) + slot for god in drawn for slot in free]
        case "token_order":
            tokens = {spot["position"] for spot in document["structure"] if "token" in spot}
            return [POSITION + position for position in _accessible(document) if position in tokens]
        case "gate":
            return [GOD + GOD_NAMES.index(deck[0]) for deck in decks.values() if deck]
        case "theater_deck":
            return [MYTHOLOGY + MYTHOLOGIES.index(name) for name, deck in decks.items() if deck]
        case "theater_god" | "theater_order":
            return [GOD + GOD_NAMES.index(god) for god in decks[pantheon["theater_open"]]]
        case "enki":
            return [TOKEN + TOKEN_BY_NAME[name].id for name in pantheon["enki"]]
        case "zeus":
            return [POSITION + spot["position"] for spot in document["structure"]]
        case "anubis":
            return [
                SLOT + slot
                for owner in (0, 1)
                for slot, wonder in wonder_slots(document, owner).items()
                if "card" in wonder
            ]
        case "isis_wonder":
            return [SLOT + slot for slot in _unbuilt(document, player)]
        case "ra":
            return [SLOT + slot for slot in _unbuilt(document, 1 - player)]
        case "minerva":
            spaces = set(range(-9, 10))
            if document["options"]["minerva_space"] == "not-pawn":
                spaces.remove(document["conflict"])
            return [SPACE + 9 + space for space in spaces]
    assert kind in ("neptune_discard", "neptune_apply")
    return [
        MILITARY + 2 * side + MILITARY_COINS.index(coins)
        for side, tokens in enumerate(document["military_tokens"])
        for coins in tokens
    ]


def wonder_slots(document: dict[str, Any], player: int) -> dict[int, Any]:
    """The wonders of a player by the slot where each was drafted."""
    gone = [w["slot"] for w in document["cities"][1 - player]["wonders"] if "slot" in w]
    own = iter([slot for slot in range(4 * player, 4 * player + 4) if slot not in gone])
    return {
        wonder["slot"] if "slot" in wonder else next(own): wonder
        for wonder in document["cities"][player]["wonders"]
    }


def _unbuilt(document: dict[str, Any], player: int) -> dict[int, Any]:
    return {
        slot: wonder
        for slot, wonder in wonder_slots(document, player).items()
        if "card" not in wonder and "returned" not in wonder
    }


def _accessible(document: dict[str, Any]) -> list[int]:
    """The positions of cards that no other lies on."""
    lying = {spot["position"] for spot in document["structure"]}
    layout = LAYOUTS[document["age"]]
    return [p for p in sorted(lying) if not lying.intersection(layout[p].covered_by)]


def _turn(document: dict[str, Any], player: int) -> list[int]:
    """Build, discard, or tuck any card that no other lies on; or activate a card of Pantheon."""
    city, rival = document["cities"][player], document["cities"][1 - player]
    lying = {spot["position"]: spot.get("card") for spot in document["structure"]}
    purse = city["coins"] + city.get("savings", 0)
    accessible = _accessible(document)
    found = [DISCARD + position for position in accessible]
    for position in accessible:
        name = lying[position]
        assert name is not None, "an accessible card is face up when a turn begins"
        if card_price(name, city, rival) <= purse:
            found.append(BUILD + position)
    for slot, wonder in _unbuilt(document, player).items():
        if wonder_price(wonder["wonder"], city, rival) <= purse:
            found += [WONDER + 20 * slot + position for position in accessible]
    if document["age"] > 1 and "pantheon" in document:
        found += _activations(document, player, purse)
    return found


def _activations(document: dict[str, Any], player: int, purse: int) -> list[int]:
    """Every card of the Pantheon with every choice of the player's offering tokens."""
    city = document["cities"][player]
    sanctuary = any(w["wonder"] == "The Sanctuary" and "card" in w for w in city["wonders"])
    found = []
    for slot, entry in enumerate(document["pantheon"]["slots"]):
        if entry is None:
            continue
        price = SLOT_PRICES[player][slot] * GODS[entry["god"]].times - 2 * sanctuary
        for used in range(8):
            values = [OFFERING_VALUES[bit] for bit in range(3) if used >> bit & 1]
            if set(values) <= set(city["offerings"]) and price - sum(values) <= purse:
                found.append(ACTIVATE + 8 * slot + used)
    return found


def card_price(name: str, city: dict[str, Any], rival: dict[str, Any]) -> int:
    """What a building costs a city in all."""
    card = EVERY_CARD[name]
    if card.needs and card.needs[1] in city["buildings"]:
        return 0
    if card.mythology and card.mythology in city["mythology_tokens"]:
        return 0
    discount = card.colour == "blue" and "Masonry" in city["progress"]
    price = _price(card.cost, card.coins, discount, city, rival)
    shows_symbol = bool(card.needs or card.mythology)
    return min(price, 1) if shows_symbol and "Engineering" in city["progress"] else price


def wonder_price(name: str, city: dict[str, Any], rival: dict[str, Any]) -> int:
    """What a wonder costs a city."""
    return _price(EVERY_WONDER_COST[name], 0, "Architecture" in city["progress"], city, rival)


def _price(
    cost: str, coins: int, discount: bool, city: dict[str, Any], rival: dict[str, Any]
) -> int:
    choices = [EVERY_CARD[name].one_of for name in city["buildings"] if EVERY_CARD[name].one_of]
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
    return "".join(getattr(EVERY_CARD[name], what) for name in city["buildings"])
