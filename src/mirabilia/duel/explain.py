"""Why a building or wonder costs what it costs, and why it cannot be constructed now.

The rules only need the sum; this is the same sum with its parts, in plain Python. A player
learns nothing from it that `conceal` would hide: a full record and a view explain alike.
`pantheon/explain.py` does the same for cards of the Pantheon.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from mirabilia.duel.components import (
    CARD_AGE,
    CARDS,
    GUILD_AGE,
    LAYOUT_COVERS,
    TEMPLE_AGE,
    TOKENS,
    WONDERS,
    Card,
    chain_giver,
    needed_mythology,
)
from mirabilia.duel.construction import funds, has_chain, is_engineered, unit_price
from mirabilia.duel.state import GONE, HIDDEN_GUILD, RETURNED
from mirabilia.duel.vocabulary import (
    AGES,
    POSITIONS,
    RESOURCE_LETTERS,
    RESOURCES,
    WONDER_LIMIT,
    WONDER_SLOTS,
    Ability,
    Colour,
    Decision,
    Place,
    TokenPlace,
)


class Chain(NamedTuple):
    """A symbol that makes a building free, and the building or mythology token that shows it."""

    symbol: str
    giver: str | None
    mythology: str | None = None


class Chosen(NamedTuple):
    """A source that produces one resource of several, and the one it gives here."""

    source: str
    resource: str


class Bought(NamedTuple):
    """Units of a resource bought from the bank."""

    resource: str
    units: int
    price: int  # of one unit


@dataclass(frozen=True)
class Obstacle:
    """A reason why something cannot be constructed or activated, with what there is to say.

    | code | arguments |
    | --- | --- |
    | game_over | |
    | not_your_turn | decider: who decides now |
    | other_decision | decision: what is asked of the player instead |
    | covered | cards: names of the cards on it; face_down, face_down_guilds: how many more |
    | face_down | a card nobody has seen that may lie in the structure |
    | not_in_structure | where: discard, wonder (tucked), later (Age), box |
    | already_built | owner: in whose city |
    | not_yours | owner: a player, or None when nobody has the wonder |
    | returned_to_box | |
    | wonder_limit | limit: wonders in one game |
    | cannot_pay | needs, has, short: coins; missing: what would have to be bought |
    | too_early | age: when cards of the Pantheon can be activated |
    | already_activated | owner |
    | not_in_pantheon | where: deck, hidden (in the deck or face down in a slot), later, box |

    With Pantheon `covered` has face_down_temples instead of face_down_guilds. `cannot_pay` has
    also savings, where some of the coins that the player has lie on Astarte.
    """

    code: str
    arguments: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Price:
    """What a construction costs a player: `total` is `coins` + `trade`.

    Each unit of `resources` is produced, chosen, waived or bought, unless a chain makes
    the building free or Engineering asks for coins instead.
    """

    player: int
    what: str  # card or wonder
    name: str
    resources: dict[str, int]  # as printed
    coins: int  # as printed; none by a chain, those of Engineering where it builds the card
    trade: int
    total: int
    chain: Chain | None
    produced: dict[str, int]
    chosen: list[Chosen]
    waived: dict[str, int]
    waived_by: str | None  # the progress token
    bought: list[Bought]
    obstacles: list[Obstacle]
    engineered: bool = False

    @property
    def possible(self) -> bool:
        """Whether the player can construct it now."""
        return not self.obstacles


def price_of_card(state: Any, player: int, card_id: int) -> Price:
    """The price of a building for a player, in the structure or not."""
    card = CARDS[card_id]
    chain = _chain(state, player, card)
    waiving = Ability.BLUE_DISCOUNT if card.colour == Colour.BLUE else None
    supply = _Supply() if chain else _supply(state, player, card.resources, waiving)
    coins = 0 if chain else card.coins
    engineered = not chain and bool(is_engineered(state, player, card_id, coins + supply.trade))
    if engineered:
        supply, coins = _Supply(), int(state.abilities[player, Ability.ENGINEERING])
    obstacles = moment(state, player)
    if not state.victory:
        elsewhere = _whereabouts(state, card)
        obstacles += elsewhere
        if not any(_is_for_good(obstacle) for obstacle in elsewhere):
            obstacles += payment(state, player, coins + supply.trade, supply.bought)
    return Price(
        player=player,
        what="card",
        name=card.name,
        coins=coins,
        chain=chain,
        obstacles=obstacles,
        engineered=engineered,
        **_parts(card.resources, coins, supply),
    )


def price_of_wonder(state: Any, player: int, wonder_id: int) -> Price:
    """The price of a wonder for a player, whoever has it."""
    wonder = WONDERS[wonder_id]
    supply = _supply(state, player, wonder.resources, Ability.WONDER_DISCOUNT)
    obstacles = moment(state, player)
    if not state.victory:
        ownership = _ownership(state, player, wonder_id)
        obstacles += ownership
        if not any(_is_for_good(obstacle) for obstacle in ownership):
            obstacles += payment(state, player, supply.trade, supply.bought)
    return Price(
        player=player,
        what="wonder",
        name=wonder.name,
        coins=0,
        chain=None,
        obstacles=obstacles,
        **_parts(wonder.resources, 0, supply),
    )


# What it costs


@dataclass
class _Supply:
    """Where the resources of a cost come from."""

    produced: dict[str, int] = field(default_factory=dict)
    chosen: list[Chosen] = field(default_factory=list)
    waived: dict[str, int] = field(default_factory=dict)
    waived_by: str | None = None
    bought: list[Bought] = field(default_factory=list)

    @property
    def trade(self) -> int:
        return sum(lot.units * lot.price for lot in self.bought)


def _parts(resources: Sequence[int], coins: int, supply: _Supply) -> dict[str, Any]:
    """What a price consists of besides its coins."""
    return {
        "resources": {RESOURCES[number]: units for number, units in enumerate(resources) if units},
        "trade": supply.trade,
        "total": coins + supply.trade,
        "produced": supply.produced,
        "chosen": supply.chosen,
        "waived": supply.waived,
        "waived_by": supply.waived_by,
        "bought": supply.bought,
    }


def _chain(state: Any, player: int, card: Card) -> Chain | None:
    if not has_chain(state, player, card.id):
        return None
    giver = chain_giver(card)
    if giver:
        return Chain(card.chain_needs, giver.name)
    mythology = needed_mythology(card)
    return Chain(card.chain_needs, None, mythology.name.lower() if mythology is not None else None)


def _supply(state: Any, player: int, cost: Sequence[int], waiving: Ability | None) -> _Supply:
    """Production first; then choice sources, then a discount, each for the dearest unit left."""
    supply = _Supply()
    missing: dict[int, int] = {}
    for resource, units in enumerate(cost):
        produced = min(units, int(state.production[player, resource]))
        if produced:
            supply.produced[RESOURCES[resource]] = produced
        if units > produced:
            missing[resource] = units - produced
    prices = {resource: int(unit_price(state, player, resource)) for resource in missing}

    def take_dearest(among: set[int]) -> str | None:
        """One unit of the dearest missing resource among these."""
        wanted = [resource for resource, units in missing.items() if units and resource in among]
        if not wanted:
            return None
        dearest = max(wanted, key=lambda resource: (prices[resource], -resource))
        missing[dearest] -= 1
        return RESOURCES[dearest]

    for source, letters in _choice_sources(state, player):
        served = take_dearest({RESOURCE_LETTERS.index(letter) for letter in letters})
        if served:
            supply.chosen.append(Chosen(source, served))
    if waiving is not None:
        units = int(state.abilities[player, waiving])
        spared = [take_dearest(set(missing)) for _ in range(units)]
        supply.waived = {each: spared.count(each) for each in RESOURCES if each in spared}
        supply.waived_by = _token_with(state, player, waiving) if supply.waived else None
    supply.bought = [
        Bought(RESOURCES[resource], units, prices[resource])
        for resource, units in missing.items()
        if units
    ]
    return supply


def _choice_sources(state: Any, player: int) -> list[tuple[str, str]]:
    """The buildings and wonders of a city that produce one of several resources."""
    sources = [
        (card.name, card.effect.produces_one_of)
        for card in CARDS
        if card.effect.produces_one_of and int(state.place[card.id]) == Place.CITY_FIRST + player
    ]
    for slot in range(WONDER_SLOTS):
        if int(state.wonder_owner[slot]) == player and int(state.tucked[slot]) >= 0:
            wonder = WONDERS[int(state.wonders[slot])]
            if wonder.effect.produces_one_of:
                sources.append((wonder.name, wonder.effect.produces_one_of))
    return sources


def _token_with(state: Any, player: int, ability: Ability) -> str:
    return next(
        token.name
        for token in TOKENS
        if ability in token.effect.abilities
        and int(state.token_place[token.id]) == TokenPlace.CITY_FIRST + player
    )


# Why it is impossible


def moment(state: Any, player: int) -> list[Obstacle]:
    """Whether the player may play a card or activate one just now."""
    if state.victory:
        return [Obstacle("game_over")]
    if int(state.decider) != player:
        return [Obstacle("not_your_turn", {"decider": int(state.decider)})]
    decision = Decision(int(state.decision))
    if decision != Decision.TURN:
        return [Obstacle("other_decision", {"decision": decision.name.lower()})]
    return []


def payment(state: Any, player: int, needs: int, missing: list[Bought]) -> list[Obstacle]:
    """Whether the player has the coins, those on Astarte included."""
    has = int(funds(state, player))
    if needs <= has:
        return []
    arguments = {"needs": needs, "has": has, "short": needs - has, "missing": missing}
    if state.savings[player]:
        arguments["savings"] = int(state.savings[player])
    return [Obstacle("cannot_pay", arguments)]


def _is_for_good(obstacle: Obstacle) -> bool:
    """Whether an obstacle will never go away, so that the coins at hand do not matter."""
    if obstacle.code == "not_in_structure":
        return bool(obstacle.arguments["where"] != "later")
    return obstacle.code in ("already_built", "returned_to_box")


def _whereabouts(state: Any, card: Card) -> list[Obstacle]:
    """Whether a card lies in the structure where a player can take it."""
    place = Place(int(state.place[card.id]))
    if place in (Place.CITY_FIRST, Place.CITY_SECOND):
        return [Obstacle("already_built", {"owner": place - Place.CITY_FIRST})]
    if place == Place.DISCARD:
        return [Obstacle("not_in_structure", {"where": "discard"})]
    if place == Place.WONDER:
        return [Obstacle("not_in_structure", {"where": "wonder"})]
    if place == Place.UNSEEN:
        return [_unseen(state, card)]
    position = [int(other) for other in state.structure].index(card.id)
    return [_covering(state, position)] if state.covered[position] else []


def _unseen(state: Any, card: Card) -> Obstacle:
    """What backs and Ages tell about a card nobody has seen."""
    if card.age == (GUILD_AGE if state.pantheon else TEMPLE_AGE):
        return Obstacle("not_in_structure", {"where": "box"})
    age = min(card.age, AGES)
    if int(state.age) < age:
        return Obstacle("not_in_structure", {"where": "later"})
    backs = [
        is_guild_back(state, position)
        for position in range(POSITIONS)
        if int(state.structure[position]) != GONE and not state.face_up[position]
    ]
    if int(state.age) == age and (card.age >= GUILD_AGE) in backs:
        return Obstacle("face_down")
    return Obstacle("not_in_structure", {"where": "box"})


def is_guild_back(state: Any, position: int) -> bool:
    """Whether a card has the back of a guild or, with Pantheon, of a Grand Temple."""
    card = int(state.structure[position])
    return card == HIDDEN_GUILD or (card >= 0 and int(CARD_AGE[card]) >= GUILD_AGE)


def _covering(state: Any, position: int) -> Obstacle:
    """The cards that lie on this position."""
    cards = []
    face_down = special = 0
    for other in range(POSITIONS):
        covers = position in (int(below) for below in LAYOUT_COVERS[int(state.age) - 1, other])
        if not covers or int(state.structure[other]) == GONE:
            continue
        if state.face_up[other]:
            cards.append(CARDS[int(state.structure[other])].name)
        elif is_guild_back(state, other):
            special += 1
        else:
            face_down += 1
    known = "face_down_temples" if state.pantheon else "face_down_guilds"
    return Obstacle("covered", {"cards": cards, "face_down": face_down, known: special})


def _ownership(state: Any, player: int, wonder_id: int) -> list[Obstacle]:
    """Whether the wonder is the player's to construct."""
    for slot in range(WONDER_SLOTS):
        if int(state.wonders[slot]) != wonder_id:
            continue
        owner = int(state.wonder_owner[slot])
        tucked = int(state.tucked[slot])
        if tucked == RETURNED:
            limit = Obstacle("wonder_limit", {"limit": WONDER_LIMIT})
            return [Obstacle("returned_to_box"), limit]
        if tucked != GONE:
            return [Obstacle("already_built", {"owner": owner})]
        return [Obstacle("not_yours", {"owner": owner})] if owner != player else []
    return [Obstacle("not_yours", {"owner": None})]
