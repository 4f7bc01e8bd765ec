"""Duel rulebook, chapters "List of cards" and "Layouts"."""

from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from mirabilia.duel import actions
from mirabilia.duel.components import (
    CARD_BY_NAME,
    CARDS,
    GUILD_AGE,
    LAYOUT_FACE_UP,
    LAYOUT_ROW,
    TEMPLE_AGE,
    Card,
    Effect,
    Per,
)
from mirabilia.duel.state import GONE
from mirabilia.duel.vocabulary import POSITIONS, Category, Colour, Decision, Kind, Symbol
from support.duel import A, B, Table, duel, fresh
from support.duel_cards import GUILD, MOST, PRINTED, WITH_CHAINS, WITHOUT_CHAINS, Printed, spots

LISTED = [
    pytest.param("Lumber Yard", marks=pytest.mark.rulebook("duel.list.lumber-yard")),
    pytest.param("Logging Camp", marks=pytest.mark.rulebook("duel.list.logging-camp")),
    pytest.param("Clay Pool", marks=pytest.mark.rulebook("duel.list.clay-pool")),
    pytest.param("Clay Pit", marks=pytest.mark.rulebook("duel.list.clay-pit")),
    pytest.param("Quarry", marks=pytest.mark.rulebook("duel.list.quarry")),
    pytest.param("Stone Pit", marks=pytest.mark.rulebook("duel.list.stone-pit")),
    pytest.param("Glassworks", marks=pytest.mark.rulebook("duel.list.glassworks")),
    pytest.param("Press", marks=pytest.mark.rulebook("duel.list.press")),
    pytest.param("Guard Tower", marks=pytest.mark.rulebook("duel.list.guard-tower")),
    pytest.param("Workshop", marks=pytest.mark.rulebook("duel.list.workshop")),
    pytest.param("Apothecary", marks=pytest.mark.rulebook("duel.list.apothecary")),
    pytest.param("Stone Reserve", marks=pytest.mark.rulebook("duel.list.stone-reserve")),
    pytest.param("Clay Reserve", marks=pytest.mark.rulebook("duel.list.clay-reserve")),
    pytest.param("Wood Reserve", marks=pytest.mark.rulebook("duel.list.wood-reserve")),
    pytest.param("Sawmill", marks=pytest.mark.rulebook("duel.list.sawmill")),
    pytest.param("Brickyard", marks=pytest.mark.rulebook("duel.list.brickyard")),
    pytest.param("Shelf Quarry", marks=pytest.mark.rulebook("duel.list.shelf-quarry")),
    pytest.param("Glass-Blower", marks=pytest.mark.rulebook("duel.list.glass-blower")),
    pytest.param("Drying Room", marks=pytest.mark.rulebook("duel.list.drying-room")),
    pytest.param("Walls", marks=pytest.mark.rulebook("duel.list.walls")),
    pytest.param("Courthouse", marks=pytest.mark.rulebook("duel.list.courthouse")),
    pytest.param("Forum", marks=pytest.mark.rulebook("duel.list.forum")),
    pytest.param("Caravansery", marks=pytest.mark.rulebook("duel.list.caravansery")),
    pytest.param("Customs House", marks=pytest.mark.rulebook("duel.list.customs-house")),
    pytest.param("Arsenal", marks=pytest.mark.rulebook("duel.list.arsenal")),
    pytest.param("Pretorium", marks=pytest.mark.rulebook("duel.list.pretorium")),
    pytest.param("Academy", marks=pytest.mark.rulebook("duel.list.academy")),
    pytest.param("Study", marks=pytest.mark.rulebook("duel.list.study")),
    pytest.param("Palace", marks=pytest.mark.rulebook("duel.list.palace")),
    pytest.param("Town Hall", marks=pytest.mark.rulebook("duel.list.town-hall")),
    pytest.param("Obelisk", marks=pytest.mark.rulebook("duel.list.obelisk")),
    pytest.param(
        "Chamber of Commerce", marks=pytest.mark.rulebook("duel.list.chamber-of-commerce")
    ),
    pytest.param("Port", marks=pytest.mark.rulebook("duel.list.port")),
    pytest.param("Armory", marks=pytest.mark.rulebook("duel.list.armory")),
    pytest.param("Merchants Guild", marks=pytest.mark.rulebook("duel.list.merchants-guild")),
    pytest.param("Shipowners Guild", marks=pytest.mark.rulebook("duel.list.shipowners-guild")),
    pytest.param("Builders Guild", marks=pytest.mark.rulebook("duel.list.builders-guild")),
    pytest.param("Magistrates Guild", marks=pytest.mark.rulebook("duel.list.magistrates-guild")),
    pytest.param("Scientists Guild", marks=pytest.mark.rulebook("duel.list.scientists-guild")),
    pytest.param("Moneylenders Guild", marks=pytest.mark.rulebook("duel.list.moneylenders-guild")),
    pytest.param("Tacticians Guild", marks=pytest.mark.rulebook("duel.list.tacticians-guild")),
    pytest.param("Stable", marks=pytest.mark.rulebook("duel.list.stable")),
    pytest.param("Garrison", marks=pytest.mark.rulebook("duel.list.garrison")),
    pytest.param("Palisade", marks=pytest.mark.rulebook("duel.list.palisade")),
    pytest.param("Scriptorium", marks=pytest.mark.rulebook("duel.list.scriptorium")),
    pytest.param("Pharmacist", marks=pytest.mark.rulebook("duel.list.pharmacist")),
    pytest.param("Theater", marks=pytest.mark.rulebook("duel.list.theater")),
    pytest.param("Altar", marks=pytest.mark.rulebook("duel.list.altar")),
    pytest.param("Baths", marks=pytest.mark.rulebook("duel.list.baths")),
    pytest.param("Tavern", marks=pytest.mark.rulebook("duel.list.tavern")),
    pytest.param("Horse Breeders", marks=pytest.mark.rulebook("duel.list.horse-breeders")),
    pytest.param("Barracks", marks=pytest.mark.rulebook("duel.list.barracks")),
    pytest.param("Archery Range", marks=pytest.mark.rulebook("duel.list.archery-range")),
    pytest.param("Parade Ground", marks=pytest.mark.rulebook("duel.list.parade-ground")),
    pytest.param("Library", marks=pytest.mark.rulebook("duel.list.library")),
    pytest.param("Dispensary", marks=pytest.mark.rulebook("duel.list.dispensary")),
    pytest.param("School", marks=pytest.mark.rulebook("duel.list.school")),
    pytest.param("Laboratory", marks=pytest.mark.rulebook("duel.list.laboratory")),
    pytest.param("Statue", marks=pytest.mark.rulebook("duel.list.statue")),
    pytest.param("Temple", marks=pytest.mark.rulebook("duel.list.temple")),
    pytest.param("Aqueduct", marks=pytest.mark.rulebook("duel.list.aqueduct")),
    pytest.param("Rostrum", marks=pytest.mark.rulebook("duel.list.rostrum")),
    pytest.param("Brewery", marks=pytest.mark.rulebook("duel.list.brewery")),
    pytest.param("Fortifications", marks=pytest.mark.rulebook("duel.list.fortifications")),
    pytest.param("Siege Workshop", marks=pytest.mark.rulebook("duel.list.siege-workshop")),
    pytest.param("Circus", marks=pytest.mark.rulebook("duel.list.circus")),
    pytest.param("University", marks=pytest.mark.rulebook("duel.list.university")),
    pytest.param("Observatory", marks=pytest.mark.rulebook("duel.list.observatory")),
    pytest.param("Gardens", marks=pytest.mark.rulebook("duel.list.gardens")),
    pytest.param("Pantheon", marks=pytest.mark.rulebook("duel.list.pantheon")),
    pytest.param("Senate", marks=pytest.mark.rulebook("duel.list.senate")),
    pytest.param("Lighthouse", marks=pytest.mark.rulebook("duel.list.lighthouse")),
    pytest.param("Arena", marks=pytest.mark.rulebook("duel.list.arena")),
]

# A card that costs just this resource, to see what the resource costs a player
PROBES = {"W": "Stable", "S": "Baths", "C": "Garrison", "G": "Apothecary", "P": "Workshop"}
ROWS = {
    "blue": Category.BLUE,
    "green": Category.GREEN,
    "yellow": Category.YELLOW,
    "purple": Category.GUILDS,
}
KINDS = {
    "brown": Kind.BROWN,
    "grey": Kind.GREY,
    "blue": Kind.BLUE,
    "green": Kind.GREEN,
    "yellow": Kind.YELLOW,
    "red": Kind.RED,
    "wonder": Kind.WONDER,
    "brown or grey": Kind.BROWN_AND_GREY,
    "three coins": Kind.THREE_COINS,
}
BYSTANDERS = ("Palace", "Town Hall", "Study")


def offering(name: str, **position: object) -> Table:
    """A position in which A may play this card, and the Age goes on afterwards."""
    other, *covered = [card for card in BYSTANDERS if card != name]
    return duel(cards=(name, other), covered=covered, **position)  # type: ignore[arg-type]


def bare_price(card: Printed) -> int:
    """Its price where neither city makes anything: 2 coins for each resource."""
    return card.coins + 2 * len(card.cost)


def tabled(card: Printed, number: int) -> Card:
    """The row that the card table should hold for a printed card."""

    def per(rate: tuple[int, str, str] | None) -> Per | None:
        return Per(rate[0], KINDS[rate[1]], leading=rate[2] == MOST) if rate else None

    def units(letters: str) -> tuple[int, ...]:
        return tuple(letters.count(letter) for letter in "WSCGP")

    effect = Effect(
        produces=units(card.produces),
        produces_one_of=card.one_of,
        fixed_prices=card.one_coin,
        points=card.points,
        shields=card.shields,
        symbol=Symbol[card.symbol.upper()] if card.symbol else None,
        coins=card.gives_coins,
        coins_per=per(card.coins_per),
        points_per=per(card.points_per),
    )
    return Card(
        id=number,
        name=card.name,
        age=card.age,
        colour=Colour[card.colour.upper()],
        coins=card.coins,
        resources=units(card.cost),
        effect=effect,
        chain_needs=card.needs[0] if card.needs else "",
        chain_gives=card.gives[0] if card.gives else "",
    )


@pytest.mark.rulebook("duel.list.two-pages")
def test_the_second_page_lists_exactly_the_cards_with_chains() -> None:
    """List of cards: the first page has the cards without chain symbols, the second the rest."""
    cards = [card for card in CARDS if card.age != TEMPLE_AGE]
    chained = {card.name for card in cards if card.chain_needs or card.chain_gives}
    assert chained == {card.name for card in WITH_CHAINS}
    assert {card.name for card in cards} - chained == {card.name for card in WITHOUT_CHAINS}


@pytest.mark.parametrize("name", LISTED)
def test_the_card_table_holds_the_card_as_printed(name: str) -> None:
    """List of cards: Age, colour, cost, effects and chain symbols of each card."""
    card = CARD_BY_NAME[name]
    assert card == tabled(PRINTED[name], card.id)


@pytest.mark.parametrize("name", LISTED)
def test_building_the_card_does_what_is_printed_and_no_more(name: str) -> None:
    """List of cards: A, whose city is empty, builds the card with 40 coins; B has 10."""
    card = PRINTED[name]
    table = offering(name, coins=(40, 10))
    assert table.price(name) == bare_price(card)

    table.build(name)

    itself = 1 if card.coins_per and card.coins_per[1] == card.colour else 0
    coins = 40 - bare_price(card) + card.gives_coins + itself
    looted = 2 if card.shields == 3 else 0
    assert (table.coins(A), table.coins(B)) == (coins, 10 - looted)
    assert (table.city(A), table.city(B)) == ({name}, set())
    assert table.production(A) == Counter(card.produces)
    assert table.conflict == card.shields
    assert table.symbols(A) == ({Symbol[card.symbol.upper()]: 1} if card.symbol else {})

    for letter, probe in PROBES.items():
        made = letter in card.produces + card.one_of
        assert table.price(probe, A) == (0 if made else 1 if letter in card.one_coin else 2)
        assert table.price(probe, B) == 2 + card.produces.count(letter)

    expected = dict.fromkeys(Category, 0)
    expected[Category.TREASURY] = coins // 3
    expected[Category.MILITARY] = (0, 2, 2, 5)[card.shields]
    if card.points:
        expected[ROWS[card.colour]] = card.points
    if name == "Moneylenders Guild":
        expected[Category.GUILDS] = coins // 3
    assert table.points(A) == expected
    assert sum(table.points(B).values()) == table.coins(B) // 3
    assert (table.decider, table.decision) == (B, Decision.TURN)


@pytest.mark.parametrize("name", LISTED)
def test_the_card_can_be_built_for_exactly_its_price(name: str) -> None:
    """List of cards: the printed cost is enough, and a coin less is not."""
    price = bare_price(PRINTED[name])
    assert offering(name, coins=(price, 0)).can_build(name)
    if price:
        assert not offering(name, coins=(price - 1, 0)).can_build(name)


@cache
def city_with(giver: str) -> Table:
    return duel(cards=(), covered=(), cities=((giver,), ()))


@pytest.mark.parametrize("name", LISTED)
def test_only_the_chain_symbol_it_needs_makes_the_card_free(name: str) -> None:
    """List of cards: one earlier card, if any, makes it free; all other chain cards do not."""
    card = PRINTED[name]
    for giver in PRINTED.values():
        if giver.gives and giver.name != name:
            chained = card.needs is not None and giver.name == card.needs[1]
            assert chained == (giver.gives[1] == name)
            assert city_with(giver.name).price(name, A) == (0 if chained else bare_price(card))
            assert city_with(giver.name).price(name, B) == bare_price(card)
    if card.needs:
        table = offering(name, cities=((card.needs[1],), ()), coins=(0, 0)).build(name)
        assert table.city(A) == {card.needs[1], name}


def some_city(sizes: dict[str, int], used: set[str]) -> tuple[str, ...]:
    """So many cards of each colour, none of them used yet."""
    chosen = []
    for colour, size in sizes.items():
        free = [c.name for c in PRINTED.values() if c.colour == colour and c.name not in used]
        chosen += free[:size]
        used.update(free[:size])
    return tuple(chosen)


WEST = {"brown": 4, "grey": 1, "yellow": 3, "red": 5, "blue": 2, "green": 6}
EAST = {"brown": 2, "grey": 2, "yellow": 5, "red": 1, "blue": 4, "green": 3}
WEST_WONDERS = ("The Pyramids", "The Sphinx")
EAST_WONDERS = ("Piraeus", "The Colossus", "The Great Library")


@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("name", [c.name for c in PRINTED.values() if c.coins_per or c.points_per])
def test_a_card_that_counts_things_counts_the_right_ones(name: str, swapped: bool) -> None:
    """List of cards: coins at once and points at the end, in two cities of different make."""
    card = PRINTED[name]
    used = {name, *BYSTANDERS}
    west, east = some_city(WEST, used), some_city(EAST, used)
    sizes = [WEST | {"wonder": 2}, EAST | {"wonder": 3}]
    cities, built = (west, east), (WEST_WONDERS, EAST_WONDERS)
    if swapped:
        sizes, cities, built = sizes[::-1], cities[::-1], built[::-1]
    table = offering(name, cities=cities, built=built, coins=(60, 20 if swapped else 100))
    left = 60 - table.price(name)
    before = table.points(A)

    table.build(name)

    def worth(rate: tuple[int, str, str] | None) -> int:
        if rate is None:
            return 0
        amount, kind, where = rate
        if kind == "three coins":
            counts = [table.coins(player) // 3 for player in (A, B)]
        else:
            counts = [sum(city[each] for each in kind.split(" or ")) for city in sizes]
            counts[A] += kind == card.colour
        return amount * (max(counts) if where == MOST else counts[A])

    assert table.coins(A) == left + worth(card.coins_per)
    row = ROWS[card.colour]
    assert table.points(A)[row] - before[row] == card.points + worth(card.points_per)


# Layouts


def start_of(age: int, seed: int = 1) -> Table:
    """A dealt game at the start of an Age; in the Ages before, every card was discarded."""
    table = fresh(seed, wonders="first-game", first_player=0)
    while table.age < age:
        table.do(discards(table)[-1])
    return table


def discards(table: Table) -> list[int]:
    return [action for action in table.legal() if actions.DISCARD <= action < actions.WONDER]


def open_positions(table: Table) -> list[int]:
    return [action - actions.DISCARD for action in discards(table)]


@pytest.mark.rulebook("duel.layouts.shuffle")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_each_age_lays_out_twenty_shuffled_cards(age: int) -> None:
    """Layouts: over 12 games an Age has 20 cards of its deck, each time in another order."""
    layouts = []
    for seed in range(12):
        table = start_of(age, seed)
        cards = [CARDS[int(table.state.structure[p])] for p in range(POSITIONS)]
        assert len({card.name for card in cards}) == POSITIONS
        guilds = 3 if age == 3 else 0
        decks = Counter(card.age for card in cards)
        assert decks == Counter({age: POSITIONS - guilds, GUILD_AGE: guilds})
        assert sum(int(table.state.face_up[p]) for p in range(POSITIONS)) == 12
        layouts.append([card.name for card in cards])
    assert len({tuple(layout) for layout in layouts}) == 12
    assert all(len(set(column)) >= 6 for column in zip(*layouts, strict=True))
    drawn = {name for layout in layouts for name in layout}
    assert {card.name for card in PRINTED.values() if card.age == age} <= drawn
    if age == 3:
        guilds_at = {p for layout in layouts for p in range(20) if PRINTED[layout[p]].age == GUILD}
        assert len(guilds_at) > 10


@pytest.mark.parametrize(
    ("age", "rows", "face_down", "open_at_start"),
    [
        pytest.param(
            1,
            [2, 3, 4, 5, 6],
            [2, 3, 4, 9, 10, 11, 12, 13],
            [14, 15, 16, 17, 18, 19],
            marks=pytest.mark.rulebook("duel.layouts.age-1"),
        ),
        pytest.param(
            2,
            [6, 5, 4, 3, 2],
            [6, 7, 8, 9, 10, 15, 16, 17],
            [18, 19],
            marks=pytest.mark.rulebook("duel.layouts.age-2"),
        ),
        pytest.param(
            3,
            [2, 3, 4, 2, 4, 3, 2],
            [2, 3, 4, 9, 10, 15, 16, 17],
            [18, 19],
            marks=pytest.mark.rulebook("duel.layouts.age-3"),
        ),
    ],
)
def test_an_age_is_laid_out_by_its_scheme(
    age: int, rows: list[int], face_down: list[int], open_at_start: list[int]
) -> None:
    """Layouts: sizes of the rows, which cards lie face down and which can be played at once."""
    table = start_of(age)
    sizes = Counter(int(row) for row in LAYOUT_ROW[age - 1])
    assert [sizes[row] for row in sorted(sizes)] == rows
    assert [p for p in range(POSITIONS) if not LAYOUT_FACE_UP[age - 1, p]] == face_down
    assert [p for p in range(POSITIONS) if not table.state.face_up[p]] == face_down
    assert open_positions(table) == open_at_start


@pytest.mark.rulebook("duel.layouts.age-1", "duel.layouts.age-2", "duel.layouts.age-3")
@pytest.mark.parametrize("choose", [min, max], ids=["from-the-left", "from-the-right"])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_card_opens_when_the_two_nearest_of_the_next_row_are_gone(
    age: int, choose: Callable[[list[int]], int]
) -> None:
    """Layouts: the structure is played empty, card by card, beside a picture of it."""
    picture = spots(age)
    table = start_of(age)
    left = set(range(POSITIONS))
    while left:
        uncovered = [p for p in sorted(left) if left.isdisjoint(picture[p].covered_by)]
        assert open_positions(table) == uncovered
        for position in left:
            shown = picture[position].face_up or position in uncovered
            assert table.state.face_up[position] == shown
        gone = choose(uncovered)
        left.remove(gone)
        table.do(actions.DISCARD + gone)
        if left:
            assert table.state.structure[gone] == GONE
