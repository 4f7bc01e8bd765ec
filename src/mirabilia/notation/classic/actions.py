"""Actions of 7 Wonders as documents and sentences.

| type | further keys |
| --- | --- |
| build | card; left, right: coins to the neighbours; coins: to the bank; |
| | chain: the building that makes it free; or power: the power of the wonder that does |
| build_free | card: for nothing, by the power of Olympia A |
| stage | stage: 1 to 4; board; card: laid under it; left, right: coins to the neighbours |
| sell | card |
| recover | card: from the discard pile |
| decline | build none from there |
| take_back | the choice for the own city, while the Free City's is missing |
| side | side: A or B, Day or Night |

A choice for the Free City has `city: free_city` besides. Names are English. On the way back
coins, chain and power are ignored; left and right may be left out where nothing is paid, stage
and board always.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from typing import Any

import numpy as np

from mirabilia.classic import actions
from mirabilia.classic.actions import PAID_LEFT, PAID_RIGHT, PAYMENTS
from mirabilia.classic.components import CARD_BY_NAME, CARD_COINS, CARDS, SIDE_NAMES
from mirabilia.classic.construction import chain, costs_nothing, free_power
from mirabilia.classic.explain import (
    Price,
    board_name,
    deciding_city,
    price_of_card,
    price_of_stage,
)
from mirabilia.classic.state import GONE
from mirabilia.classic.turn import chooses_for_free_city, legal
from mirabilia.classic.vocabulary import SALE_COINS, Kind, Phase, Power
from mirabilia.notation.action_documents import ActionError as ActionError
from mirabilia.notation.action_documents import check_keys, thing_id, type_of
from mirabilia.notation.catalogue import slug, text
from mirabilia.notation.classic.prices import obstacle_sentences
from mirabilia.notation.classic.reading import is_number, payment_number
from mirabilia.notation.classic.words import (
    FREE_CITY_NAME,
    card_name,
    city_document,
    power_name,
    wonder_name,
)
from mirabilia.notation.plain import Plain

_REQUIRED: dict[str, tuple[str, ...]] = {
    "build": ("card",),
    "build_free": ("card",),
    "stage": ("card",),
    "sell": ("card",),
    "recover": ("card",),
    "decline": (),
    "take_back": (),
    "side": ("side",),
}
_OPTIONAL: dict[str, tuple[str, ...]] = {
    "build": ("left", "right", "coins", "chain", "power", "city"),
    "build_free": ("city",),
    "stage": ("left", "right", "stage", "board", "city"),
    "sell": ("city",),
    "recover": ("city",),
    "decline": ("city",),
}
TYPES = tuple(_REQUIRED)
_CARDS = ("build", "stage", "sell", "build_free")
_ASKED: dict[Phase, tuple[str, ...]] = {
    Phase.SIDES: ("side",),
    Phase.TURN: _CARDS,
    Phase.SEVENTH: _CARDS,
    Phase.DISCARD: ("recover", "decline"),
}


# From number to document


def describe(state: Any, player: int, action: int) -> dict[str, Any]:
    """A legal action of a player as a document."""
    return describe_all(state, player, [action])[0]


def describe_all(state: Any, player: int, numbers: Iterable[int]) -> list[dict[str, Any]]:
    """Legal actions of a player as documents."""
    table = Plain(state)
    city = deciding_city(state, player)
    bank = cache(partial(_bank, state, city))
    documents = [_describe_choice(table, city, number, bank) for number in numbers]
    if city != player:
        for document in documents:
            if document["type"] != "take_back":
                document["city"] = city_document(table, city)
    return documents


def _describe_choice(
    table: Any, city: int, action: int, bank: Callable[[int], dict[str, Any]]
) -> dict[str, Any]:
    """What is done in a city, or with the choice for it; `bank` tells what a card costs besides."""
    if action >= actions.SIDE:
        return {"type": "side", "side": _sides(table)[action - actions.SIDE]}
    if action == actions.TAKE_BACK:
        return {"type": "take_back"}
    if action == actions.DECLINE:
        return {"type": "decline"}
    if action >= actions.RECOVER:
        return {"type": "recover", "card": CARDS[action - actions.RECOVER].name}
    if action >= actions.FREE:
        return {"type": "build_free", "card": CARDS[action - actions.FREE].name}
    if action >= actions.SELL:
        return {"type": "sell", "card": CARDS[action - actions.SELL].name}
    number, payment = divmod(action % actions.STAGE, PAYMENTS)
    paid = {"left": int(PAID_LEFT[payment]), "right": int(PAID_RIGHT[payment])}
    if action >= actions.STAGE:
        return {
            "type": "stage",
            "stage": table.counts[city][Kind.STAGE] + 1,
            "board": board_name(table, city),
            "card": CARDS[number].name,
            **paid,
        }
    return {"type": "build", "card": CARDS[number].name, **paid, **bank(number)}


def _bank(state: Any, city: int, card: int) -> dict[str, Any]:
    """The coins that a building costs besides, and what makes it free where something does."""
    if costs_nothing(state, card):
        return {"coins": 0}
    giver = int(chain(state, city, card))
    if giver != GONE:
        return {"coins": 0, "chain": CARDS[giver].name}
    power = int(free_power(state, city, card))
    if power:
        return {"coins": 0, "power": Power(power).name.lower()}
    return {"coins": int(CARD_COINS[state.edition, card])}


def _sides(state: Any) -> tuple[str, str]:
    return SIDE_NAMES[int(state.edition)]


# From document to number


def number(state: Any, player: int, document: Any) -> int:
    """The legal action that a document means; an ActionError says what is wrong with it."""
    offered = _legal(state, player)
    kind = _checked_type(state, player, document, offered)
    check_keys(document, _REQUIRED[kind], _OPTIONAL.get(kind, ()))
    _check_city(state, player, document)
    action = _meant(state, player, document)
    if action not in offered:
        raise ActionError(f"{kind}: {_why_not(state, player, document, action, offered)}")
    return action


def _legal(state: Any, player: int) -> list[int]:
    found = np.zeros(actions.MOST_LEGAL, np.int16)
    count = int(legal(state, player, found))
    return list(found[:count].tolist())


def _checked_type(state: Any, player: int, document: Any, offered: list[int]) -> str:
    """The document's type, which must answer what the player is asked."""
    kind = type_of(document, TYPES)
    phase = Phase(int(state.phase))
    if phase == Phase.OVER:
        raise ActionError("the game is over")
    if not offered:
        if phase == Phase.SIDES:
            raise ActionError(f"player {player} has nothing to choose: the side is given")
        raise ActionError(f"player {int(state.decider)} decides now, not player {player}")
    asked = _asked(state, player)
    if kind not in asked:
        raise ActionError(f"type: {kind} is not asked now; allowed are {', '.join(asked)}")
    return kind


def _asked(state: Any, player: int) -> list[str]:
    """The types of answers to what a player is asked."""
    asked = list(_ASKED[Phase(int(state.phase))])
    city = deciding_city(state, player)
    if "build_free" in asked and not int(state.powers[city]) & Power.FREE_BUILDING:
        asked.remove("build_free")
    if state.phase == Phase.TURN and chooses_for_free_city(state, player):
        asked.append("take_back")
    return asked


def _check_city(state: Any, player: int, document: Mapping[str, Any]) -> None:
    """The Free City must be named where a choice is for it, so that none is for it by mistake."""
    if document["type"] in ("take_back", "side"):
        return
    for_free_city = deciding_city(state, player) != player
    stated = document.get("city")
    if for_free_city and stated != FREE_CITY_NAME:
        told = repr(stated) if "city" in document else "missing"
        raise ActionError(f"city: {told}; this choice is for the Free City: {FREE_CITY_NAME!r}")
    if not for_free_city and "city" in document:
        raise ActionError(f"city: {stated!r}; this choice is for the own city: leave it out")


def _meant(state: Any, player: int, document: Mapping[str, Any]) -> int:
    """The action that a well-formed document means, legal or not."""
    match document["type"]:
        case "build":
            return (
                actions.BUILD
                + thing_id(document, "card", CARD_BY_NAME) * PAYMENTS
                + payment_number(document)
            )
        case "stage":
            _check_stage(state, deciding_city(state, player), document)
            return (
                actions.STAGE
                + thing_id(document, "card", CARD_BY_NAME) * PAYMENTS
                + payment_number(document)
            )
        case "sell":
            return actions.SELL + thing_id(document, "card", CARD_BY_NAME)
        case "build_free":
            return actions.FREE + thing_id(document, "card", CARD_BY_NAME)
        case "recover":
            return actions.RECOVER + thing_id(document, "card", CARD_BY_NAME)
        case "decline":
            return actions.DECLINE
        case "take_back":
            return actions.TAKE_BACK
        case _:
            return actions.SIDE + _side(state, document)


def _check_stage(state: Any, city: int, document: Mapping[str, Any]) -> None:
    """The board and the stage, where they are named, are those of the city."""
    board = board_name(state, city)
    if document.get("board", board) != board:
        raise ActionError(f"board: the city has {board}, not {document['board']!r}")
    following = int(state.counts[city, Kind.STAGE]) + 1
    stated = document.get("stage", following)
    if not is_number(stated) or stated != following:
        raise ActionError(f"stage: the next one is {following}, not {stated!r}")


def _side(state: Any, document: Mapping[str, Any]) -> int:
    sides = _sides(state)
    side = document["side"]
    if side not in sides:
        raise ActionError(f"side: {side!r} is no side; allowed are {', '.join(sides)}")
    return sides.index(side)


# Why not


def _why_not(
    state: Any, player: int, document: Mapping[str, Any], action: int, offered: list[int]
) -> str:
    """Why a well-formed document is no legal action."""
    kind = document["type"]
    if kind == "recover":
        answers = describe_all(state, player, offered)
        allowed = ", ".join(each["card"] for each in answers if "card" in each) or "none"
        return f"{document['card']} is not to be had; allowed are {allowed}"
    card = price_of_card(state, player, CARD_BY_NAME[document["card"]].id)
    hand = _hand(state, player)
    if card.name not in hand:
        return f"{card.name} is not in the hand; the hand is {', '.join(hand)}"
    if any(obstacle.code == "chosen_already" for obstacle in card.obstacles):
        return text("en", "classic-obstacle-chosen-already")
    match kind:
        case "build":
            return _why_not_paid(card, action)
        case "stage":
            return _why_no_stage(state, player, card, action, offered)
        case "build_free":
            return _why_not_free(state, card)
        case _:
            return text("en", "classic-obstacle-free-city-plays")


def _hand(state: Any, player: int) -> list[str]:
    hand = state.hands[player][: int(state.hand_size[player])]
    return list(dict.fromkeys(CARDS[int(card)].name for card in hand))


def _why_not_paid(price: Price, action: int) -> str:
    """Why something cannot be constructed, at least not for this payment."""
    if price.obstacles:
        return " ".join(obstacle_sentences("en", price.obstacles))
    left, right = (int(paid[action % PAYMENTS]) for paid in (PAID_LEFT, PAID_RIGHT))
    ways = [f"left {way.left}, right {way.right}" for way in price.splits if way.affordable]
    told = f"{price.name} is not to be paid with left {left}, right {right}"
    return f"{told}; allowed are {'; '.join(ways)}" if ways else f"{told}, but by build_free"


def _why_no_stage(state: Any, player: int, card: Price, action: int, offered: list[int]) -> str:
    first = action - action % PAYMENTS
    any_stage = any(actions.STAGE <= each < actions.SELL for each in offered)
    of_card = any(first <= each < first + PAYMENTS for each in offered)
    if any_stage and not of_card and card.chain and card.city != player:
        return text("en", "classic-obstacle-free-city-chain")
    return _why_not_paid(price_of_stage(state, player), action)


def _why_not_free(state: Any, price: Price) -> str:
    """Why Olympia's power is not for this card."""
    built = [obstacle for obstacle in price.obstacles if obstacle.code == "already_built"]
    if built:
        return " ".join(obstacle_sentences("en", built))
    if state.power_used[price.city]:
        return "the power has been used in this Age"
    return f"{price.name} costs nothing anyway: build it"


# Sentences


def sentence(
    language: str, document: Mapping[str, Any], players: Sequence[str] | None = None
) -> str:
    """An action document, as `describe` gives it, in words."""
    kind = document["type"]
    words: dict[str, Any] = {"coins": SALE_COINS}
    if "card" in document:
        words["card"] = card_name(language, document["card"])
    if "side" in document:
        words["side"] = text(language, f"classic-side-{slug(document['side'])}")
    if "chain" in document:
        words["source"] = card_name(language, document["chain"])
    if "power" in document:
        words["power"] = power_name(language, document["power"])
    if "board" in document:
        words["wonder"] = wonder_name(language, document["board"])
        words["stage"] = document["stage"]
    words["payment"] = _payment(language, document)
    told = text(language, f"classic-action-{slug(kind)}{_variant(document)}", **words)
    if document.get("city") == FREE_CITY_NAME:
        return text(language, "classic-action-for-free-city", action=told)
    return told


def _payment(language: str, document: Mapping[str, Any]) -> str:
    """What goes to the bank and to the neighbours."""
    paid = (("bank", "coins"), ("left", "left"), ("right", "right"))
    return ", ".join(
        text(language, f"classic-pays-{to}", coins=document[key])
        for to, key in paid
        if document.get(key)
    )


def _variant(document: Mapping[str, Any]) -> str:
    """The end of the message's name where a type has several."""
    kind = document["type"]
    if kind == "build":
        for reason in ("chain", "power"):
            if reason in document:
                return f"-{reason}"
    if kind in ("build", "stage") and not any(
        document.get(key) for key in ("coins", "left", "right")
    ):
        return "-no-coins"
    return ""
