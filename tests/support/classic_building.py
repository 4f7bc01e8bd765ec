"""What the tests of the card lists do with every card, in a table of known neighbours.

A plays Gizah (stone) and has no buildings. The left neighbour B plays Rhodos (ore) and sells
three of each raw material, glass and loom; the right one, C, plays Ephesos (papyrus) and sells
one of each raw material besides. So every card can be bought, and where from is plain.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from mirabilia.classic.components import CARD_BY_NAME, CARDS, Effect, Per
from mirabilia.classic.state import GONE
from mirabilia.classic.vocabulary import Category, Colour, Discount, Edition, Event, Kind, Symbol
from support.classic import A, B, C, Table, card_id, classic, fresh
from support.classic_printed import ALL, FIRST, NEIGHBOURS, OWN, RAW, SECOND, Printed, Rate

LEFT = (
    *("Sawmill", "Lumber Yard", "Quarry", "Stone Pit", "Brickyard", "Clay Pool", "Foundry"),
    *("Glassworks", "Loom"),
)
RIGHT = ("Lumber Yard", "Stone Pit", "Clay Pool", "Ore Vein")
WITHOUT_RAW = ("Ephesos", "Halikarnassos", "Alexandria")  # boards that produce papyrus, loom, glass
WITHOUT_GOODS = ("Gizah", "Rhodos", "Olympia")  # boards that produce stone, ore, wood
SELF_SUFFICIENT = (*LEFT, "Ore Vein", "Press")  # makes all that any card costs
START = "S"  # what A's board produces
# A card that costs just this resource, to see what the resource costs a player
PROBES = {
    "W": "Stockade",
    "S": "Baths",
    "C": "Guard Tower",
    "O": "Barracks",
    "G": "Workshop",
    "L": "Apothecary",
    "P": "Scriptorium",
}
ROWS = {"blue": Category.CIVILIAN, "yellow": Category.COMMERCE, "purple": Category.GUILDS}
KINDS = {"stage": Kind.STAGE, "defeat": Kind.DEFEAT, "complete wonder": Kind.WONDER_COMPLETE}
DISCOUNTS = {
    "raw left": Discount.RAW_LEFT,
    "raw right": Discount.RAW_RIGHT,
    "goods": Discount.GOODS,
}
# Boards whose first stage costs two units of one raw material that they do not produce
TWO_UNITS = {
    "W": ("Rhodos", "A"),
    "S": ("Alexandria", "A"),
    "C": ("Alexandria", "B"),
    "O": ("Halikarnassos", "B"),
}
# Three cities of different make
MAKES: tuple[Mapping[str, int], ...] = (
    {"brown": 4, "grey": 2, "blue": 1, "yellow": 5, "red": 3, "green": 6, "purple": 1}
    | {"stage": 2, "defeat": 1},
    {"brown": 7, "grey": 1, "blue": 4, "yellow": 2, "red": 6, "green": 3, "purple": 2}
    | {"stage": 3, "defeat": 4},
    {"brown": 5, "grey": 3, "blue": 6, "yellow": 3, "red": 1, "green": 2, "purple": 0}
    | {"stage": 1, "defeat": 6},
)
DOUBLES_FIRST = ("Sawmill", "Quarry", "Brickyard", "Foundry")
EDITIONS = {"first": FIRST, "second": SECOND}
SECOND_AGE = " II"  # ends the key of a card of Age I that is dealt in Age II again


def printed(key: str, edition: str = "first") -> Printed:
    """A card by its name; `Loom II` is the one that is dealt in Age II."""
    card = EDITIONS[edition][key.removesuffix(SECOND_AGE)]
    return card._replace(age=2, copies=card.again) if key.endswith(SECOND_AGE) else card


def keys_of(edition: str) -> list[str]:
    """All cards of an edition, those that two Ages have twice."""
    cards = EDITIONS[edition]
    return [*cards, *(name + SECOND_AGE for name, card in cards.items() if card.again)]


def marks(copies: str) -> tuple[int, ...]:
    """The numbers of players on the copies of a card."""
    return tuple(int(mark) for mark in copies)


def lay_hand(table: Table, player: int, names: Iterable[str]) -> Table:
    """Give a player just these cards."""
    cards = sorted(card_id(name) for name in names)
    table.state.hands[player][:] = GONE
    table.state.hands[player][: len(cards)] = cards
    table.state.hand_size[player] = len(cards)
    return table


def hold(table: Table, player: int, *names: str) -> Table:
    """Exchange cards of a player's hand for these; the hand stays as large."""
    kept = table.hand(player)[len(names) :]
    return lay_hand(table, player, [*names, *kept])


def ways_to_get(table: Table, letter: str, player: int = A) -> list[tuple[int, int]]:
    """How a player can pay for one unit: coins to the left and to the right neighbour."""
    return hold(table, player, PROBES[letter]).payments(PROBES[letter], player)


def offering(card: Printed, edition: str, **position: object) -> Table:
    """The first turn of the card's Age; A holds it."""
    position = {"cities": ((), LEFT, RIGHT)} | position
    return classic(edition=edition, age=card.age, hands={A: [card.name]}, **position)  # type: ignore[arg-type]


def lacking(card: Printed) -> str:
    """What A needs besides the stone of the board."""
    return card.cost.replace(START, "", 1)


def prices(card: Printed) -> list[tuple[int, int]]:
    """All ways to pay B and C: each type of raw material can come from C once."""
    raw = [letter for letter in lacking(card) if letter in RAW]
    from_left = len(raw) + sum(letter in "GL" for letter in lacking(card))
    papyrus = card.cost.count("P")
    return [(2 * (from_left - k), 2 * (papyrus + k)) for k in range(len(set(raw)) + 1)]


def check_table(card: Printed, edition: str) -> None:
    """The card table holds the card as it is printed."""
    row = CARD_BY_NAME[card.name]
    face = row.faces[Edition[edition.upper()]]
    assert row.colour == Colour[card.colour.upper()]
    assert row.age == (1 if card.again else card.age)
    assert set(face.copies) == ({1, 2} if card.again else {card.age})
    assert face.copies[card.age] == marks(card.copies)
    assert face.coins == card.coins
    assert face.resources == tuple(card.cost.count(letter) for letter in "WSCOGLP")
    assert sorted(face.chains_from) == sorted(card.after)
    assert sorted(face.chains_to) == sorted(takers(card, edition))
    assert face.effect == _effect(card)


def takers(card: Printed, edition: str) -> list[str]:
    """The buildings that a card makes free."""
    return [other.name for other in EDITIONS[edition].values() if card.name in other.after]


def _effect(card: Printed) -> Effect:
    """The effect that the card table should hold for a printed card."""

    def per(rate: Rate) -> Per:
        amount, what, where = rate
        kind = KINDS[what] if what in KINDS else Kind[what.upper()]
        return Per(amount, kind, own=where != NEIGHBOURS, neighbours=where != OWN)

    return Effect(
        produces=tuple(card.makes.count(letter) for letter in "WSCOGLP"),
        produces_one_of=card.either,
        own_choice=card.own,
        discounts=tuple(DISCOUNTS[what] for what in card.cheap),
        points=card.points,
        shields=card.shields,
        symbol=Symbol[card.symbol.upper()] if card.symbol else None,
        coins=card.gives,
        coins_per=per(card.gives_per) if card.gives_per else None,
        points_per=tuple(per(rate) for rate in card.points_per),
    )


@cache
def dealt(edition: str, players: int, seed: int = 0) -> Counter[tuple[int, str]]:
    """How often each card is in the decks of a dealt game, with its Age."""
    table = fresh(
        seed, edition=edition, players=players, sides="A" if edition == "first" else "Day"
    )
    found = Counter((1, name) for player in range(players) for name in table.hand(player))
    for age in (2, 3):
        deck = table.state.decks[age - 1]
        found.update((age, CARDS[int(card)].name) for card in deck if card != GONE)
    return found


def check_copies(card: Printed, edition: str) -> None:
    """The decks hold as many copies as the marks say; a guild is there once or not at all."""
    if card.colour == "purple":
        times = [
            dealt(edition, players, seed)[3, card.name] for players in (3, 7) for seed in (1, 2, 3)
        ]
        assert set(times) <= {0, 1}
        assert 1 in times
    else:
        for players in range(3, 8):
            copies = sum(mark <= players for mark in marks(card.copies))
            assert dealt(edition, players)[card.age, card.name] == copies


def check_building(card: Printed, edition: str) -> None:
    """A, whose city is empty, builds the card with 40 coins: what is printed happens, no more."""
    table = offering(card, edition, coins=(40, 10, 10))
    assert table.payments(card.name) == prices(card)
    left, right = prices(card)[-1]

    table.build(card.name, left=left, right=right).others()

    paid = card.coins + left + right
    coins = 40 - paid + card.gives + _worth(card.gives_per, _bare_counts(card))
    assert table.told(Event.CARD_BUILT) == [(A, card_id(card.name), paid)]
    assert [table.coins(city) for city in (A, B, C)] == [coins, 13 + left, 13 + right]
    assert [table.city(city) for city in (A, B, C)] == [{card.name}, set(LEFT), set(RIGHT)]
    assert [table.shields(city) for city in (A, B, C)] == [card.shields, 0, 0]
    _check_points(card, table, coins)
    _check_resources(card, table)


def _bare_counts(card: Printed) -> dict[str, list[int]]:
    """What stands in the three cities when A has built the card alone."""
    counts = {kind: [0, 0, 0] for kind in MAKES[0]} | {"complete wonder": [0, 0, 0]}
    counts["brown"][B], counts["grey"][B], counts["brown"][C] = 7, 2, 4
    counts[card.colour][A] += 1
    return counts


def _worth(rate: Rate | None, counts: Mapping[str, list[int]]) -> int:
    """What a rate comes to with these numbers of things in the cities A, B and C."""
    if rate is None:
        return 0
    amount, kind, where = rate
    own, left, right = counts[kind]
    return amount * {OWN: own, NEIGHBOURS: left + right, ALL: own + left + right}[where]


def _check_points(card: Printed, table: Table, coins: int) -> None:
    counts = _bare_counts(card)
    expected = dict.fromkeys(Category, 0)
    expected[Category.COINS] = coins // 3
    expected[Category.SCIENCE] = 1 if card.symbol else 0
    if card.colour in ROWS:
        worth = sum(_worth(rate, counts) for rate in card.points_per)
        expected[ROWS[card.colour]] = card.points + worth
    assert {row: table.points(row) for row in Category} == expected
    assert [table.total(city) for city in (B, C)] == [table.coins(city) // 3 for city in (B, C)]
    symbols = [int(number) for number in table.state.symbols[A]]
    assert symbols == [int(card.symbol == each) for each in ("compass", "gear", "tablet", "any")]


def _check_resources(card: Printed, table: Table) -> None:
    """What each resource costs A on the next turn."""
    lay_hand(table, A, PROBES.values())
    for letter, probe in PROBES.items():
        if probe == card.name:
            continue
        if letter in START + card.makes + card.either + card.own:
            assert table.payments(probe) == [(0, 0)]
        elif letter in RAW:
            ways = [(1 if "raw left" in card.cheap else 2, 0)]
            ways.append((0, 1 if "raw right" in card.cheap else 2))
            assert table.payments(probe) == sorted(ways, key=sum)
        else:
            price = 1 if "goods" in card.cheap else 2
            assert table.payments(probe) == [(0, price) if letter == "P" else (price, 0)]


def check_price(card: Printed, edition: str) -> None:
    """The printed cost is enough, and a coin less is not."""
    price = card.coins + sum(prices(card)[0])
    assert offering(card, edition, coins=(price, 0, 0)).can_build(card.name)
    if price:
        assert not offering(card, edition, coins=(price - 1, 0, 0)).can_build(card.name)


def check_sales(card: Printed, edition: str) -> None:
    """Neighbours of A, who has just this card, buy what it makes and nothing else of it.

    B has ore and C papyrus; B is A's left neighbour and so has A on the right.
    """
    table = classic(edition=edition, cities=((card.name,),), coins=(3, 3, 3))
    lay_hand(table, B, PROBES.values())
    lay_hand(table, C, PROBES.values())
    made = START + card.makes + card.either
    for letter, probe in PROBES.items():
        from_a = [(0, 2)] if letter in made else []
        of_c = [(2, 0)] if letter == "P" else []
        assert table.payments(probe, B) == ([(0, 0)] if letter == "O" else of_c + from_a)
        from_a = [(2, 0)] if letter in made else []
        of_b = [(0, 2)] if letter == "O" else []
        assert table.payments(probe, C) == ([(0, 0)] if letter == "P" else from_a + of_b)


def check_units(card: Printed) -> None:
    """A neighbour whose stage costs two of a raw material can buy both of a double card only."""
    for letter, (board, side) in TWO_UNITS.items():
        third = "Olympia" if letter != "W" else "Babylon"
        table = classic(
            boards=("Ephesos", board, third),
            sides=("A", side, "A"),
            cities=((card.name,),),
            coins=(0, 4, 0),
            hands={B: ["Altar"]},
        )
        ways = table.stage_payments("Altar", B)
        assert ways == ([(0, 4)] if card.makes == 2 * letter else [])


@cache
def _city_with(giver: str, edition: str) -> Table:
    return classic(edition=edition, cities=((giver,),), coins=(0, 0, 0))


def _makes(maker: Printed | None, start: str, cost: str) -> bool:
    """Whether a board and perhaps one card make all of a cost."""
    rest = cost.replace(start, "", 1)
    if maker:
        for letter in maker.makes:
            rest = rest.replace(letter, "", 1)
        if rest and rest[0] in maker.either + maker.own:
            rest = rest[1:]
    return not rest


def check_chains(card: Printed, edition: str) -> None:
    """One or two earlier cards, if any, make the card free for their owner, all others do not."""
    for giver in EDITIONS[edition].values():
        if giver.name == card.name:
            continue
        chained = giver.name in card.after
        table = _city_with(giver.name, edition)
        for player, start, own in ((A, "S", True), (B, "O", False), (C, "P", False)):
            lay_hand(table, player, [card.name])
            made = not card.coins and _makes(giver if own else None, start, card.cost)
            assert table.can_build(card.name, player) == (made or (own and chained))
    for name in card.after:
        table = offering(card, edition, cities=((name,), (), ()), coins=(0, 0, 0))
        assert table.payments(card.name) == [(0, 0)]
        table.build(card.name).others()
        assert table.city() == {name, card.name}
        assert table.told(Event.CHAINED) == [(A, card_id(card.name), card_id(name))]


def _some_city(card: Printed, edition: str, make: Mapping[str, int]) -> tuple[str, ...]:
    """So many cards of each colour, without the one to be built nor others that score alike."""
    known = sorted(EDITIONS[edition], key=lambda name: name not in DOUBLES_FIRST)
    by_name = EDITIONS[edition]
    chosen: list[str] = []
    for colour in ROWS.keys() | {"brown", "grey", "red", "green"}:
        free = [
            name
            for name in known
            if by_name[name].colour == colour
            and name not in (card.name, "Shipowners Guild", "Scientists Guild")
            and (colour != "yellow" or by_name[name].age < 3)
        ]
        assert len(free) >= make[colour]
        chosen += free[: make[colour]]
    return tuple(chosen)


def check_counting(card: Printed, edition: str, turned: int) -> None:
    """Coins at once and points at the end, in three cities of different make."""
    makes = [MAKES[(city + turned) % 3] for city in range(3)]
    table = offering(
        card,
        edition,
        cities=[_some_city(card, edition, make) for make in makes],
        stages=[make["stage"] for make in makes],
        defeats=[make["defeat"] for make in makes],
        coins=(60, 20, 20),
    )
    counts = {kind: [make[kind] for make in makes] for kind in MAKES[0]}
    counts["complete wonder"] = [int(stages == 3) for stages in counts["stage"]]
    counts[card.colour][A] += 1
    row = ROWS[card.colour]
    before = table.points(row)
    left, right = table.payments(card.name)[0]

    table.build(card.name, left=left, right=right).others()

    assert table.coins() == 60 - left - right + _worth(card.gives_per, counts)
    worth = sum(_worth(rate, counts) for rate in card.points_per)
    assert table.points(row) - before == worth
