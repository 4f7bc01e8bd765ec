"""Why activating a card of the Pantheon costs what it costs, and why it is impossible now.

Like `duel/explain.py`: a full record and the player's view explain alike.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

from mirabilia.duel.components import WONDERS
from mirabilia.duel.construction import funds
from mirabilia.duel.explain import Obstacle, moment, payment
from mirabilia.duel.pantheon.activation import activation_price, owned_offerings
from mirabilia.duel.pantheon.components import (
    GOD_CARDS,
    OFFERING_VALUES,
    SLOT_PRICES,
)
from mirabilia.duel.pantheon.views import hides_card, hides_god, unknown_gods
from mirabilia.duel.state import GONE
from mirabilia.duel.vocabulary import (
    AGE_OF_GODS,
    GATE,
    GODS_EACH,
    OFFERINGS,
    PANTHEON_SLOTS,
    WONDER_SLOTS,
    Ability,
)


class Way(NamedTuple):
    """A way to pay: the values of the offering tokens used, and the coins that remain."""

    offerings: tuple[int, ...]
    coins: int
    possible: bool  # the player has the coins


@dataclass(frozen=True)
class Activation:
    """What activating a card of the Pantheon costs a player.

    `total` is `printed` times `factor`, less `discount`, and never below 0. All three are None
    while the player knows of no slot that the card lies in.
    """

    player: int
    name: str
    slot: int | None  # from 1 on
    printed: int | None
    total: int | None  # without offering tokens
    factor: int
    discount: int
    discount_by: str | None  # the wonder
    ways: list[Way]  # the first without offering tokens
    obstacles: list[Obstacle]

    @property
    def what(self) -> str:
        """The kind of thing, as in other prices."""
        return "god"

    @property
    def possible(self) -> bool:
        """Whether the player can activate it now."""
        return not self.obstacles


def price_of_god(state: Any, player: int, god_id: int) -> Activation:
    """The price of a god or the Gate for a player, wherever it is."""
    god = GOD_CARDS[god_id]
    slot = _known_slot(state, player, god_id) if state.pantheon else None
    ways = _ways(state, player, slot) if slot is not None else []
    discount = int(state.abilities[player, Ability.PANTHEON_DISCOUNT])
    obstacles = moment(state, player)
    if not state.victory:
        if state.pantheon and int(state.age) < AGE_OF_GODS:
            obstacles.append(Obstacle("too_early", {"age": AGE_OF_GODS}))
        if slot is None:
            obstacles.append(_elsewhere(state, player, god_id))
        else:
            obstacles += payment(state, player, min(way.coins for way in ways), [])
    return Activation(
        player=player,
        name=god.name,
        slot=None if slot is None else slot + 1,
        printed=None if slot is None else int(SLOT_PRICES[player, slot]),
        total=None if slot is None else ways[0].coins,
        factor=god.price_factor,
        discount=discount,
        discount_by=_discount_giver(state, player) if discount else None,
        ways=ways,
        obstacles=obstacles,
    )


def _known_slot(state: Any, player: int, god: int) -> int | None:
    """The slot that, as the player knows, a card lies in."""
    for slot in range(PANTHEON_SLOTS):
        if int(state.slots[slot]) != god:
            continue
        seen = int(state.slot_known[slot]) >> player & 1
        if seen or unknown_gods(state, player, god // GODS_EACH) < 2:
            return slot
    return None


def _ways(state: Any, player: int, slot: int) -> list[Way]:
    """Every way to pay for the card in a slot."""
    owned = int(owned_offerings(state, player))
    ways = []
    for used in range(owned + 1):
        if used & ~owned:
            continue
        values = tuple(int(OFFERING_VALUES[n]) for n in range(OFFERINGS) if used >> n & 1)
        coins = int(activation_price(state, player, slot, used))
        ways.append(Way(values, coins, coins <= int(funds(state, player))))
    return ways


def _discount_giver(state: Any, player: int) -> str:
    """The wonder that makes activations cheaper."""
    return next(
        WONDERS[int(state.wonders[slot])].name
        for slot in range(WONDER_SLOTS)
        if int(state.wonder_owner[slot]) == player
        and int(state.tucked[slot]) >= 0
        and Ability.PANTHEON_DISCOUNT in WONDERS[int(state.wonders[slot])].effect.abilities
    )


def _elsewhere(state: Any, player: int, god: int) -> Obstacle:
    """Why a card lies in no slot, as far as the player knows."""
    if not state.pantheon:
        return Obstacle("not_in_pantheon", {"where": "box"})
    if int(state.god_owner[god]) != GONE:
        return Obstacle("already_activated", {"owner": int(state.god_owner[god])})
    if god == GATE:
        return Obstacle("not_in_pantheon", {"where": "later"})
    where = "hidden" if _may_lie_face_down(state, player, god) else "deck"
    return Obstacle("not_in_pantheon", {"where": where})


def _may_lie_face_down(state: Any, player: int, god: int) -> bool:
    """Whether the player cannot rule out that a god lies in a slot."""
    mythology = god // GODS_EACH
    for number in range(GODS_EACH):
        known = not hides_card(state, player, mythology, number)
        if known and int(state.god_decks[mythology, number]) == god:
            return False
    if unknown_gods(state, player, mythology) < 2:
        return False
    return any(hides_god(state, player, mythology, slot) for slot in range(PANTHEON_SLOTS))
