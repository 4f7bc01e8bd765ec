"""Why a building or a stage costs what it costs, and why it cannot be constructed now.

The rules only need the payments; this finds them again, slowly and in plain Python, with what
is produced and what is bought from whom. A player learns nothing from it that `conceal` would
hide: a full record and a view explain alike.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from mirabilia.classic.components import (
    BOARD_NAMES,
    CARDS,
    GOODS_LETTERS,
    RAW_LETTERS,
    WONDER_SIDES,
    Effect,
)
from mirabilia.classic.construction import chain, costs_nothing, free_power, stages_left
from mirabilia.classic.state import GONE
from mirabilia.classic.trade import left_of, right_of
from mirabilia.classic.turn import chooses_for_free_city, chosen_card
from mirabilia.classic.vocabulary import (
    FREE_CITY,
    RESOURCE_LETTERS,
    RESOURCES,
    UNIT_PRICE,
    Discount,
    Edition,
    Kind,
    Phase,
    Power,
)

RESOURCE_NAMES = dict(zip(RESOURCE_LETTERS, RESOURCES, strict=True))


class Produced(NamedTuple):
    """A unit of the own city, used for this cost."""

    source: str  # a building, or the board
    resource: str
    choice: bool  # whether the source could have produced something else


class Bought(NamedTuple):
    """Units of a resource bought from a neighbour."""

    seller: int  # city
    side: str  # left or right
    resource: str
    units: int
    price: int  # of one unit


@dataclass(frozen=True)
class Split:
    """One way to pay: coins to the left and the right neighbour, and how it comes to that."""

    left: int
    right: int
    total: int  # with the coins to the bank
    affordable: bool
    produced: list[Produced]
    bought: list[Bought]


@dataclass(frozen=True)
class Obstacle:
    """A reason why something cannot be constructed, with what there is to say.

    | code | arguments |
    | --- | --- |
    | game_over | |
    | other_decision | phase: what is asked now; decider: of whom, None if of all |
    | not_in_hand | |
    | chosen_already | for the own city, so not for the Free City |
    | already_built | there is a building of this name in the city |
    | wonder_complete | |
    | only_chains | every card left for the Free City is built by its chain |
    | side_not_chosen | |
    | not_in_edition | |
    | not_for_sale | missing: units of each resource that nobody can give |
    | cannot_pay | needs, has, short: coins, for the cheapest way |
    """

    code: str
    arguments: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Price:
    """What a construction costs a city, in every way there is to pay."""

    player: int  # who decides
    city: int
    what: str  # card or stage
    name: str  # of the card, or of the board
    stage: int | None  # which one, from 1 on
    resources: dict[str, int]  # as printed
    coins: int  # to the bank; none where the building is free
    chain: str | None  # the building that makes it free
    power: str | None  # the power of the wonder that makes it free
    free_once: bool  # Olympia may build it for nothing, once an Age
    splits: list[Split]  # the cheapest first
    obstacles: list[Obstacle]

    @property
    def possible(self) -> bool:
        """Whether it can be constructed now."""
        return not self.obstacles


class _Unit(NamedTuple):
    """One resource a turn, of the types its letters say."""

    source: str
    letters: str


def price_of_card(state: Any, player: int, card_id: int) -> Price:
    """The price of a building for the city that a player decides for."""
    city = deciding_city(state, player)
    card = CARDS[card_id]
    face = card.faces.get(Edition(int(state.edition)))
    obstacles = _moment(state, player)
    if face is None:
        return Price(
            player=player,
            city=city,
            what="card",
            name=card.name,
            stage=None,
            resources={},
            coins=0,
            chain=None,
            power=None,
            free_once=False,
            splits=[],
            obstacles=[*obstacles, Obstacle("not_in_edition")],
        )
    giver = int(chain(state, city, card_id)) if not costs_nothing(state, card_id) else GONE
    power = 0
    if giver == GONE and not costs_nothing(state, card_id):
        power = int(free_power(state, city, card_id))
    free = giver != GONE or bool(power)
    coins = 0 if free else face.coins
    splits = [_free_split()] if free else _splits(state, city, face.resources, coins)
    free_once = (
        not free
        and not state.built[city, card_id]
        and not costs_nothing(state, card_id)
        and bool(int(state.powers[city]) & Power.FREE_BUILDING)
        and not state.power_used[city]
    )
    in_city = [Obstacle("already_built")] if state.built[city, card_id] else []
    obstacles += in_city + _in_hand(state, player, city, card_id)
    if not free_once:
        obstacles += _payment(state, city, face.resources, coins, splits)
    return Price(
        player=player,
        city=city,
        what="card",
        name=card.name,
        stage=None,
        resources=_printed(face.resources),
        coins=coins,
        chain=None if giver == GONE else CARDS[giver].name,
        power=Power(power).name.lower() if power else None,
        free_once=free_once,
        splits=splits,
        obstacles=obstacles,
    )


def price_of_stage(state: Any, player: int) -> Price:
    """The price of the next stage for the city that a player decides for."""
    city = deciding_city(state, player)
    obstacles = _moment(state, player)
    built = int(state.counts[city, Kind.STAGE])
    resources: Sequence[int] = ()
    splits: list[Split] = []
    number: int | None = None
    if state.sides[city] < 0:
        obstacles.append(Obstacle("side_not_chosen"))
    elif not stages_left(state, city):
        obstacles.append(Obstacle("wonder_complete"))
    else:
        number = built + 1
        resources = WONDER_SIDES[int(state.sides[city])].stages[built].resources
        splits = _splits(state, city, resources, 0)
        obstacles += _payment(state, city, resources, 0, splits)
        obstacles += _chained_cards(state, player, city)
    return Price(
        player=player,
        city=city,
        what="stage",
        name=board_name(state, city),
        stage=number,
        resources=_printed(resources),
        coins=0,
        chain=None,
        power=None,
        free_once=False,
        splits=splits,
        obstacles=obstacles,
    )


def deciding_city(state: Any, player: int) -> int:
    """The city that a player decides for now: the own one, or as its holder the Free City."""
    phase = int(state.phase)
    if phase == Phase.TURN:
        return FREE_CITY if chooses_for_free_city(state, player) else player
    if phase in (Phase.SEVENTH, Phase.DISCARD) and state.decider == player:
        return int(state.acting)
    return player


def board_name(state: Any, city: int) -> str:
    """The board of a city."""
    return BOARD_NAMES[int(state.boards[city])]


def _printed(resources: Sequence[int]) -> dict[str, int]:
    return {RESOURCES[number]: int(units) for number, units in enumerate(resources) if units}


def _free_split() -> Split:
    return Split(0, 0, 0, affordable=True, produced=[], bought=[])


# Obstacles


def _moment(state: Any, player: int) -> list[Obstacle]:
    """Whether it is the time to construct anything."""
    if state.phase == Phase.OVER:
        return [Obstacle("game_over")]
    if state.phase == Phase.TURN or (state.phase == Phase.SEVENTH and state.decider == player):
        return []
    decider = None if state.phase == Phase.SIDES else int(state.decider)
    phase = Phase(int(state.phase)).name.lower()
    return [Obstacle("other_decision", {"phase": phase, "decider": decider})]


def _in_hand(state: Any, player: int, city: int, card_id: int) -> list[Obstacle]:
    if state.phase == Phase.OVER:
        return []
    hand = state.hands[player][: int(state.hand_size[player])].tolist()
    if card_id not in hand:
        return [Obstacle("not_in_hand")]
    taken = city != player and int(chosen_card(int(state.commitments[player]))) == card_id
    return [Obstacle("chosen_already")] if taken else []


def _chained_cards(state: Any, player: int, city: int) -> list[Obstacle]:
    """Whether there is a card for a stage: the Free City builds a card that has a chain."""
    if city == player or state.phase not in (Phase.TURN, Phase.SEVENTH):
        return []
    own = int(chosen_card(int(state.commitments[player])))
    hand = state.hands[player][: int(state.hand_size[player])].tolist()
    usable = [
        card
        for card in hand
        if card != own and (state.built[city, card] or chain(state, city, card) == GONE)
    ]
    return [] if usable else [Obstacle("only_chains")]


def _payment(
    state: Any, city: int, resources: Sequence[int], coins: int, splits: list[Split]
) -> list[Obstacle]:
    """Whether the resources can be had at all, and the coins are there."""
    has = int(state.coins[city])
    if not splits:
        return [Obstacle("not_for_sale", {"missing": _nowhere(state, city, resources)})]
    if any(split.affordable for split in splits):
        return []
    needs = min(split.total for split in splits)
    return [Obstacle("cannot_pay", {"needs": needs, "has": has, "short": needs - has})]


def _nowhere(state: Any, city: int, resources: Sequence[int]) -> dict[str, int]:
    """Units that neither the city nor its neighbours can give, the most others served."""
    missing: Counter[str] = Counter()
    for letters in (RAW_LETTERS, GOODS_LETTERS):
        asked = _asked(resources, letters)
        stocks = [_stock(state, other, city, letters) for other in _around(state, city)]
        units = [unit for stock in stocks for unit in stock]
        unserved = _least_unserved(asked, units)
        missing.update(RESOURCE_NAMES[letter] for letter in unserved)
    return dict(missing)


def _least_unserved(asked: list[str], units: list[_Unit]) -> list[str]:
    """The letters left over when as many as possible are served, by augmenting paths."""
    serving: dict[int, int] = {}  # unit -> index of what it serves

    def serve(index: int, tried: set[int]) -> bool:
        for number, unit in enumerate(units):
            if asked[index] in unit.letters and number not in tried:
                tried.add(number)
                if number not in serving or serve(serving[number], tried):
                    serving[number] = index
                    return True
        return False

    return [letter for index, letter in enumerate(asked) if not serve(index, set())]


# Splits


def _around(state: Any, city: int) -> tuple[int, int, int]:
    """The city, its left and its right neighbour."""
    return city, int(left_of(state, city)), int(right_of(state, city))


def _asked(resources: Sequence[int], letters: str) -> list[str]:
    """One letter for each unit of a class that a cost asks for."""
    return [
        letter
        for letter, units in zip(RESOURCE_LETTERS, resources, strict=True)
        if letter in letters
        for _ in range(int(units))
    ]


def _stock(state: Any, owner: int, user: int, letters: str) -> list[_Unit]:
    """The units of a class in a city that a city may use: its own, or what is for sale."""
    units = [unit for unit in _for_sale(state, owner) if unit.letters[0] in letters]
    if owner == user:
        units += [unit for unit in _own_choices(state, owner) if unit.letters[0] in letters]
    return units


def _effects(state: Any, city: int) -> Iterator[tuple[str, Effect]]:
    """Every building and stage of a city by name."""
    edition = Edition(int(state.edition))
    for card, stands in zip(CARDS, state.built[city].tolist(), strict=True):
        if stands:
            yield card.name, card.faces[edition].effect
    if state.sides[city] >= 0:
        side = WONDER_SIDES[int(state.sides[city])]
        for stage in side.stages[: int(state.counts[city, Kind.STAGE])]:
            yield side.board, stage.effect


def _for_sale(state: Any, city: int) -> Iterator[_Unit]:
    """The units that neighbours may buy: of the board, and of brown and grey cards."""
    if state.sides[city] >= 0:
        side = WONDER_SIDES[int(state.sides[city])]
        yield _Unit(side.board, side.start)
    for name, effect in _effects(state, city):
        for letter, units in zip(RESOURCE_LETTERS, effect.produces, strict=True):
            for _ in range(units):
                yield _Unit(name, letter)
        if effect.produces_one_of:
            yield _Unit(name, effect.produces_one_of)


def _own_choices(state: Any, city: int) -> Iterator[_Unit]:
    """The units that nobody else may use."""
    for name, effect in _effects(state, city):
        if effect.own_choice:
            yield _Unit(name, effect.own_choice)


class _Serving(NamedTuple):
    """How the units of one class are served."""

    produced: tuple[Produced, ...]
    from_left: tuple[str, ...]  # letters
    from_right: tuple[str, ...]


def _servings(state: Any, city: int, resources: Sequence[int], letters: str) -> list[_Serving]:
    """One way for each number of units from the left, with as few bought as can be."""
    asked = _asked(resources, letters)
    own, left, right = (_stock(state, other, city, letters) for other in _around(state, city))
    ways: dict[tuple[int, int], _Serving] = {}
    tried: set[tuple[int, int, int, int]] = set()

    def serve(index: int, used: tuple[int, int, int], way: _Serving) -> None:
        if index == len(asked):
            ways.setdefault((len(way.from_left), len(way.from_right)), way)
            return
        if (index, *used) in tried:
            return
        tried.add((index, *used))
        letter = asked[index]
        for number, stock in enumerate((own, left, right)):
            seen: set[str] = set()
            for unit, (source, types) in enumerate(stock):
                if used[number] >> unit & 1 or letter not in types or types in seen:
                    continue
                seen.add(types)
                now = tuple(
                    mask | (1 << unit if number == place else 0) for place, mask in enumerate(used)
                )
                resource = Produced(source, RESOURCE_NAMES[letter], len(types) > 1)
                following = (
                    way._replace(produced=(*way.produced, resource)),
                    way._replace(from_left=(*way.from_left, letter)),
                    way._replace(from_right=(*way.from_right, letter)),
                )[number]
                serve(index + 1, (now[0], now[1], now[2]), following)

    serve(0, (0, 0, 0), _Serving((), (), ()))
    fewest = min((sum(counts) for counts in ways), default=0)
    return [way for counts, way in sorted(ways.items()) if sum(counts) == fewest]


def _splits(state: Any, city: int, resources: Sequence[int], coins: int) -> list[Split]:
    """Every distinct payment to the neighbours, the cheapest first, with one way to reach it."""
    found: dict[tuple[int, int], Split] = {}
    has = int(state.coins[city])
    goods_servings = _servings(state, city, resources, GOODS_LETTERS)
    for raw in _servings(state, city, resources, RAW_LETTERS):
        for goods in goods_servings:
            bought = [
                *_bought(state, city, "left", raw.from_left + goods.from_left),
                *_bought(state, city, "right", raw.from_right + goods.from_right),
            ]
            left, right = (
                sum(each.units * each.price for each in bought if each.side == side)
                for side in ("left", "right")
            )
            total = left + right + coins
            produced = [*raw.produced, *goods.produced]
            split = Split(left, right, total, total <= has, produced, bought)
            found.setdefault((left, right), split)
    return sorted(found.values(), key=lambda split: (split.total, split.right))


def _bought(state: Any, city: int, side: str, letters: Sequence[str]) -> list[Bought]:
    """The units bought on one side, by resource."""
    _, left, right = _around(state, city)
    seller = left if side == "left" else right
    raw_discount = Discount.RAW_LEFT if side == "left" else Discount.RAW_RIGHT
    bought = []
    for letter, units in Counter(letters).items():
        discount = raw_discount if letter in RAW_LETTERS else Discount.GOODS
        price = UNIT_PRICE - int(state.discounts[city, discount])
        bought.append(Bought(seller, side, RESOURCE_NAMES[letter], units, price))
    return bought
