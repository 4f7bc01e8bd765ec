"""Events of 7 Wonders as documents and sentences.

| type | further keys |
| --- | --- |
| committed | city: whose choice has been made; what it is, nobody is told |
| taken_back | city |
| side_chosen | city, board, side |
| age_begun | age: 1 to 3 |
| turn_begun | turn: 1 to 6; holder: with two players, who plays for the Free City |
| card_built | city, card, coins: paid in all |
| chained | city, card, source: the building that makes it free |
| free_by_power | city, card, power |
| stage_built | city, board, stage: 1 to 4; coins: paid in all |
| card_sold, card_left_over | city; the card goes face down to the discard pile |
| bought | city, seller: a neighbouring city; coins |
| coins | city, cause (a CoinCause), change: negative for a loss |
| asked | player: who decides; city: for which one; phase |
| card_recovered | city, card: built from the discard pile |
| nothing_to_recover, declined | city |
| victory | city, neighbour: who lost; points |
| defeat | city, neighbour: who won |
| game_over | winner: a player, or None when shared; winners; victory: points or coins |

A city is the number of its player, or `free_city`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from mirabilia.classic.components import CARDS, SIDE_NAMES
from mirabilia.classic.explain import board_name
from mirabilia.classic.vocabulary import CoinCause, Event, Phase, Power
from mirabilia.notation.catalogue import name, player_name, slug, text
from mirabilia.notation.classic.scores import result
from mirabilia.notation.classic.words import (
    FREE_CITY_NAME,
    card_name,
    city_document,
    city_name,
    power_name,
    wonder_name,
)

_WITHOUT_CITY = (Event.AGE_BEGUN, Event.TURN_BEGUN, Event.ASKED, Event.GAME_OVER)
_CITIES = ("city", "seller", "neighbour")
_NUMBERS = ("age", "turn", "stage", "coins", "points")


def event_document(state: Any, kind: int, city: int, subject: int, amount: int) -> dict[str, Any]:
    """An entry of the event log as a document."""
    event = Event(kind)
    told: dict[str, Any] = {"type": event.name.lower()}
    if event not in _WITHOUT_CITY:
        told["city"] = city_document(state, city)
    return told | _particulars(state, event, city, subject, amount)


def _particulars(state: Any, event: Event, city: int, subject: int, amount: int) -> dict[str, Any]:
    """What an event tells besides its city."""
    match event:
        case Event.SIDE_CHOSEN:
            side = SIDE_NAMES[int(state.edition)][subject]
            return {"board": board_name(state, city), "side": side}
        case Event.AGE_BEGUN:
            return {"age": subject}
        case Event.TURN_BEGUN:
            return {"turn": subject} | ({"holder": city} if city >= 0 else {})
        case Event.CARD_BUILT:
            return {"card": CARDS[subject].name, "coins": amount}
        case Event.CHAINED:
            return {"card": CARDS[subject].name, "source": CARDS[amount].name}
        case Event.FREE_BY_POWER:
            return {"card": CARDS[subject].name, "power": Power(amount).name.lower()}
        case Event.STAGE_BUILT:
            return {"board": board_name(state, city), "stage": subject + 1, "coins": amount}
        case Event.BOUGHT:
            return {"seller": city_document(state, subject), "coins": amount}
        case Event.COINS:
            return {"cause": CoinCause(subject).name.lower(), "change": amount}
        case Event.ASKED:
            asked_for = city_document(state, amount)
            return {"player": city, "city": asked_for, "phase": Phase(subject).name.lower()}
        case Event.CARD_RECOVERED:
            return {"card": CARDS[subject].name}
        case Event.VICTORY:
            return {"neighbour": city_document(state, subject), "points": amount}
        case Event.DEFEAT:
            return {"neighbour": city_document(state, subject)}
        case Event.GAME_OVER:
            return _ending(state, city, subject)
        case _:
            return {}


def _ending(state: Any, winner: int, winners: int) -> dict[str, Any]:
    return {
        "winner": winner if winner >= 0 else None,
        "winners": [player for player in range(int(state.players)) if winners >> player & 1],
        "victory": result(state)["victory"],
    }


def event_sentence(
    language: str, document: Mapping[str, Any], players: Sequence[str] | None = None
) -> str:
    """An event document in words, with the players' names where they are given."""
    told = document
    message = f"classic-event-{slug(told['type'])}"
    words: dict[str, Any] = {key: told[key] for key in _NUMBERS if key in told}
    words |= {key: city_name(language, told[key], players) for key in _CITIES if key in told}
    words |= {key: card_name(language, told[key]) for key in ("card", "source") if key in told}
    if "power" in told:
        words["power"] = power_name(language, told["power"])
    if "board" in told:
        words["board"] = name(language, "classic-board", told["board"])
        words["wonder"] = wonder_name(language, told["board"])
    match told["type"]:
        case "side_chosen":
            words["side"] = text(language, f"classic-side-{slug(told['side'])}")
        case "turn_begun" if "holder" in told:
            message += "-holder"
            words["holder"] = player_name(language, told["holder"], players)
        case "coins":
            message += f"-{slug(told['cause'])}"
            words["coins"] = abs(told["change"])
        case "asked":
            message += "-free-city" if told["city"] == FREE_CITY_NAME else ""
            words["player"] = player_name(language, told["player"], players)
            words["prompt"] = text(language, f"classic-phase-{slug(told['phase'])}")
        case "game_over" if told["winner"] is None:
            message += "-shared"
            names = [player_name(language, winner, players) for winner in told["winners"]]
            words["players"] = ", ".join(names)
        case "game_over":
            message += f"-{told['victory']}"
            words["player"] = player_name(language, told["winner"], players)
    return text(language, message, **words)
