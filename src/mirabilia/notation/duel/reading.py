"""Reading action documents: names in them, and how a card of the Pantheon is activated."""

from collections.abc import Mapping, Sequence
from typing import Any

from mirabilia.duel import actions
from mirabilia.duel.pantheon.components import GOD_BY_NAME, OFFERING_VALUES
from mirabilia.duel.pantheon.explain import price_of_god
from mirabilia.duel.vocabulary import OFFERING_SETS, PANTHEON_SLOTS
from mirabilia.notation.action_documents import ActionError, thing_id
from mirabilia.notation.duel.prices import obstacle_sentences


def activation(state: Any, player: int, document: Mapping[str, Any]) -> int:
    """The activation of the card in a slot, paid with the offering tokens that are named."""
    price = price_of_god(state, player, thing_id(document, "god", GOD_BY_NAME))
    if price.slot is None:
        raise ActionError(f"activate: {' '.join(obstacle_sentences('en', price.obstacles))}")
    stated = pantheon_slot(document) + 1 if "slot" in document else price.slot
    if stated != price.slot:
        raise ActionError(f"slot: {price.name} lies in slot {price.slot}, not in {stated}")
    used = _offerings(state, player, document.get("offerings", []))
    return actions.ACTIVATE + OFFERING_SETS * (price.slot - 1) + used


def _offerings(state: Any, player: int, stated: Any) -> int:
    """The offering tokens of these values, one bit each; the player must have them."""
    values = [int(value) for value in OFFERING_VALUES]
    listed = isinstance(stated, Sequence) and not isinstance(stated, str)
    if not listed or not all(is_number(value) and value in values for value in stated):
        allowed = ", ".join(map(str, values))
        raise ActionError(f"offerings: {stated!r} is no list of offering tokens among {allowed}")
    owned = [value for number, value in enumerate(values) if state.offerings[player, number]]
    for value in stated:
        if value not in owned or list(stated).count(value) > 1:
            has = ", ".join(map(str, owned)) or "none"
            raise ActionError(
                f"offerings: player {player} cannot use {list(stated)!r}; the player has {has}"
            )
    return sum(1 << values.index(value) for value in stated)


def pantheon_slot(document: Mapping[str, Any]) -> int:
    """A slot of the Pantheon, counted from 0."""
    slot = document["slot"]
    if not is_number(slot) or slot not in range(1, PANTHEON_SLOTS + 1):
        raise ActionError(f"slot: {slot!r} is no slot; allowed are 1 to {PANTHEON_SLOTS}")
    return int(slot) - 1


def is_number(value: Any) -> bool:
    """Whether a value is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def why_not_activated(state: Any, player: int, document: Mapping[str, Any]) -> str:
    """Why a card that lies in a slot cannot be activated, at least not in this way."""
    price = price_of_god(state, player, GOD_BY_NAME[document["god"]].id)
    if price.obstacles:
        return " ".join(obstacle_sentences("en", price.obstacles))
    used = tuple(sorted(document.get("offerings", [])))
    coins = next(way.coins for way in price.ways if way.offerings == used)
    enough = "; ".join(str(list(way.offerings)) for way in price.ways if way.possible)
    return f"{coins} coins are too many with offerings {list(used)}; enough are {enough}"
