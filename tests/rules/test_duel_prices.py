"""The price of a construction is the least there is: checked against trying everything."""

import random
from dataclasses import dataclass, field
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.engine.rule import INTERPRETED
from support.duel import A, B, Table, duel
from support.duel_cards import (
    EVERY_CARD,
    EVERY_WONDER_COST,
    OFFERING_VALUES,
    PRINTED,
    SLOT_PRICES,
    TEMPLES,
    WONDER_COSTS,
)
from support.exhaustive_price import least_price, unit_prices

WONDER_CHOICES = {"The Great Lighthouse": "WSC", "Piraeus": "GP"}
DISCOUNTS = ("Masonry", "Architecture")
CHEAPER = (  # everything in Duel that lowers a price, besides production and chains
    "Caravansery",
    "Forum",
    *WONDER_CHOICES,
    *DISCOUNTS,
    "Stone Reserve",
    "Clay Reserve",
    "Wood Reserve",
    "Customs House",
)
PRODUCERS = [card.name for card in PRINTED.values() if card.produces]
CHAIN_GIVERS = [card.name for card in PRINTED.values() if card.gives]


@dataclass
class City:
    """What a player owns, by name."""

    cards: set[str] = field(default_factory=set)
    wonders: set[str] = field(default_factory=set)
    tokens: set[str] = field(default_factory=set)

    def add(self, name: str) -> None:
        kind = self.wonders if name in WONDER_COSTS else self.cards
        (self.tokens if name in DISCOUNTS else kind).add(name)

    def letters(self, what: str) -> str:
        """What the cards produce, or buy for one coin, as letters."""
        return "".join(getattr(PRINTED[name], what) for name in sorted(self.cards))


Pair = tuple[City, City]


def table_of(cities: Pair) -> Table:
    own, rival = cities
    return duel(
        cards=(),
        covered=(),
        cities=(own.cards, rival.cards),
        built=(own.wonders, rival.wonders),
        tokens=(own.tokens, rival.tokens),
    )


def true_price(name: str, cities: Pair, player: int) -> int:
    """The price of a card or wonder for a player, found by trying everything."""
    own, rival = cities[player], cities[1 - player]
    choices = [PRINTED[card].one_of for card in own.cards if PRINTED[card].one_of]
    choices += [WONDER_CHOICES[wonder] for wonder in own.wonders]
    coins = 0
    if name in EVERY_WONDER_COST:
        cost = EVERY_WONDER_COST[name]
        discounted = "Architecture" in own.tokens
    else:
        card = EVERY_CARD[name]
        if card.needs and card.needs[1] in own.cards:
            return 0
        cost = card.cost
        coins = card.coins
        discounted = card.colour == "blue" and "Masonry" in own.tokens
    return least_price(
        cost,
        produces=own.letters("produces"),
        choices=choices,
        waived=2 if discounted else 0,
        coins=coins,
        unit_prices=unit_prices(
            rival_produces=rival.letters("produces"), one_coin=own.letters("one_coin")
        ),
    )


def price(table: Table, name: str, player: int) -> int:
    """The price by the rules."""
    if name in EVERY_WONDER_COST:
        return table.wonder_price(name, player)
    return table.price(name, player)


def cities_with(cheaper: set[str], rng: random.Random) -> Pair:
    """Two random cities; A owns these of the things that lower prices, B some of the others."""
    cities = (City(), City())
    for name in CHEAPER:
        if name in cheaper:
            cities[A].add(name)
        elif rng.random() < 0.5:
            cities[B].add(name)
    scarcity = rng.choice([0.2, 0.5, 0.9])
    for name in PRODUCERS:
        if rng.random() > scarcity:
            cities[rng.randrange(2)].add(name)
    for name in CHAIN_GIVERS:
        if rng.random() < 0.3:
            cities[rng.randrange(2)].add(name)
    return cities


def test_the_price_is_the_least_in_thousands_of_random_cities() -> None:
    """Every combination of what lowers prices, in random cities, for random cards and wonders."""
    rng = random.Random(7)
    combinations = [
        {name for name, owned in zip(CHEAPER, choice, strict=True) if owned}
        for choice in product((False, True), repeat=len(CHEAPER))
    ]
    cities_each = 3
    if INTERPRETED:
        combinations, cities_each = rng.sample(combinations, 300), 1
    for cheaper in combinations * cities_each:
        cities = cities_with(cheaper, rng)
        table = table_of(cities)
        targets = rng.sample(sorted(PRINTED), 4) + rng.sample(sorted(WONDER_COSTS), 2)
        for name in targets:
            player = A if rng.random() < 0.8 else B
            assert price(table, name, player) == true_price(name, cities, player), (
                f"{name} for {'AB'[player]} in {cities}"
            )


@given(
    cards=st.dictionaries(st.sampled_from(sorted(PRINTED)), st.sampled_from([A, B])),
    cheaper=st.dictionaries(st.sampled_from(CHEAPER), st.sampled_from([A, B])),
    name=st.sampled_from([*sorted(PRINTED), *WONDER_COSTS]),
    player=st.sampled_from([A, B]),
)
def test_the_price_is_the_least_in_any_city(
    cards: dict[str, int], cheaper: dict[str, int], name: str, player: int
) -> None:
    cities = (City(), City())
    for owned, owner in (cards | cheaper).items():
        cities[owner].add(owned)
    assert price(table_of(cities), name, player) == true_price(name, cities, player)


def test_choice_and_discount_are_weighed_together() -> None:
    """Palace is CSWGG; stone costs 5, glass 3, clay and wood 2; A has Caravansery and Masonry.

    Leaving out the two dearest first would leave 5 to pay: it is better to make the
    stone and leave out the glass.
    """
    table = duel(
        cities=(["Caravansery"], ["Quarry", "Shelf Quarry", "Glassworks"]),
        tokens=(["Masonry"], []),
    )
    assert table.price("Palace") == 2 + 2


def test_all_four_choice_sources_and_a_discount_work_together() -> None:
    """The Appian Way is PCCSS: two raw materials, the papyrus and two more cost nothing."""
    table = duel(
        cards=("Walls", "Brewery"),
        cities=(["Caravansery", "Forum"], ["Brickyard"]),
        built=(["The Great Lighthouse", "Piraeus"], []),
        wonders=(["The Appian Way"], []),
        tokens=(["Architecture"], []),
    )
    assert table.wonder_price("The Appian Way") == 0
    assert table.price("Arsenal") == 2 + 2 + 4  # CCCWW: no discount on red, clay costs 4


def test_a_fixed_price_moves_the_choice_to_another_resource() -> None:
    """Rostrum is SW; stone would cost 4, but with Stone Reserve 1, so the wood is made."""
    cities = (["Caravansery", "Stone Reserve"], ["Shelf Quarry"])
    assert duel(cities=cities).price("Rostrum") == 1


def test_a_discount_never_waives_coins_or_makes_a_price_negative() -> None:
    """Baths costs one stone: with Masonry nothing is left to pay. Forum's 3 coins stay."""
    table = duel(cards=("Walls", "Brewery"), tokens=(["Masonry", "Architecture"], []))
    assert (table.price("Baths"), table.price("Theater"), table.price("Forum")) == (0, 0, 5)


# Pantheon


@given(
    cards=st.dictionaries(st.sampled_from(sorted(PRINTED)), st.sampled_from([A, B])),
    cheaper=st.dictionaries(st.sampled_from(CHEAPER), st.sampled_from([A, B])),
    mythologies=st.sets(st.sampled_from([temple.mythology for temple in TEMPLES.values()])),
    engineer=st.sampled_from([A, B]),
    name=st.sampled_from([*sorted(EVERY_CARD), *EVERY_WONDER_COST]),
    player=st.sampled_from([A, B]),
)
def test_with_pantheon_the_price_is_the_least_in_any_city(
    cards: dict[str, int],
    cheaper: dict[str, int],
    mythologies: set[str],
    engineer: int,
    name: str,
    player: int,
) -> None:
    """A has mythology tokens; one of the players has Engineering."""
    cities = (City(), City())
    for owned, owner in (cards | cheaper).items():
        cities[owner].add(owned)
    cities[engineer].tokens.add("Engineering")
    table = duel(
        pantheon=True,
        cards=(),
        covered=(),
        cities=(cities[A].cards, cities[B].cards),
        built=(cities[A].wonders, cities[B].wonders),
        tokens=(cities[A].tokens, cities[B].tokens),
        mythology=(mythologies, ()),
    )
    expected = true_price(name, cities, player)
    card = EVERY_CARD.get(name)
    if card and card.mythology in mythologies and player == A:
        expected = 0
    if card and (card.needs or card.mythology) and player == engineer:
        expected = min(1, expected)
    assert price(table, name, player) == expected


@pytest.mark.parametrize("player", [A, B])
@pytest.mark.parametrize("sanctuary", [False, True])
def test_a_card_of_the_pantheon_costs_its_slot_less_sanctuary_and_tokens(
    player: int, sanctuary: bool
) -> None:
    """Every slot, with the Gate and without, with every choice of offering tokens."""
    built: list[list[str]] = [[], []]
    if sanctuary:
        built[player].append("The Sanctuary")
    for slot, (god, times) in product(range(6), (("Mars", 1), ("Gate", 2))):
        table = duel(pantheon=True, slots={slot + 1: god}, built=(built[A], built[B]))
        for used in subsets(OFFERING_VALUES):
            expected = SLOT_PRICES[player][slot] * times - 2 * sanctuary - sum(used)
            assert table.activation_price(god, *used, player=player) == max(0, expected)


def subsets(values: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [
        tuple(value for value, chosen in zip(values, choice, strict=True) if chosen)
        for choice in product((False, True), repeat=len(values))
    ]


# The slow definition itself

PLAIN = {"W": 2, "S": 4, "C": 2, "G": 3, "P": 2}


@pytest.mark.parametrize(
    ("cost", "means", "expected"),
    [
        pytest.param("", {}, 0, id="nothing"),
        pytest.param("SSG", {}, 11, id="everything is bought"),
        pytest.param("SSG", {"produces": "SC"}, 7, id="a stone is made"),
        pytest.param("SSG", {"produces": "SSSG"}, 0, id="more is made than needed"),
        pytest.param("CSW", {"choices": ["WCS"]}, 4, id="a choice serves the dearest"),
        pytest.param("CSW", {"choices": ["WCS", "GP"]}, 4, id="a choice of no use"),
        pytest.param("CSW", {"choices": ["WCS", "WCS"], "coins": 3}, 5, id="coins besides"),
        pytest.param("SSG", {"waived": 2}, 3, id="two stones left out"),
        pytest.param("S", {"waived": 2}, 0, id="one unit, two may be left out"),
        pytest.param("SGGW", {"waived": 2, "choices": ["WCS"]}, 2, id="both together"),
    ],
)
def test_trying_everything_gives_prices_found_by_hand(
    cost: str, means: dict[str, object], expected: int
) -> None:
    """The slow definition itself, where stone costs 4, glass 3 and the others 2."""
    assert least_price(cost, unit_prices=PLAIN, **means) == expected  # type: ignore[arg-type]


def test_the_bank_asks_more_for_what_the_rival_makes_unless_the_price_is_fixed() -> None:
    """The slow definition itself: three clay against A, and glass at 1 coin."""
    asked = unit_prices(rival_produces="CCGCG", one_coin="PG")
    assert asked == {"W": 2, "S": 2, "C": 5, "G": 1, "P": 1}
