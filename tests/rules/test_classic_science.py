"""Science points are the most there are, whatever symbols are chosen freely."""

import random
from collections import Counter
from itertools import combinations_with_replacement, product

import pytest

from mirabilia.classic.science import science_points
from mirabilia.classic.vocabulary import Category
from mirabilia.engine.rule import INTERPRETED
from support.classic import A, B, C, Table, classic
from support.classic_printed import ALL, FIRST, NEIGHBOURS, OWN

SYMBOLS = ("compass", "gear", "tablet")
GREEN = [card for card in FIRST.values() if card.symbol in SYMBOLS]
GUILDS = [card for card in FIRST.values() if card.colour == "purple"]
COUNTED = [card for card in FIRST.values() if card.colour in ("brown", "grey", "blue", "red")]


def plain_points(symbols: Counter[str]) -> int:
    """Each kind of symbol by itself and with the others, as the rulebook says it."""
    points = 0
    for symbol in SYMBOLS:
        points += symbols[symbol] * symbols[symbol]
    while all(symbols[symbol] for symbol in SYMBOLS):
        points += 7
        symbols = symbols - Counter(SYMBOLS)
    return points


def most_points(symbols: Counter[str], free: int) -> int:
    """The best of all ways to choose each free symbol."""
    return max(plain_points(symbols + Counter(way)) for way in product(SYMBOLS, repeat=free))


def test_the_definition_counts_squares_and_sets() -> None:
    assert plain_points(Counter(compass=3)) == 9
    assert plain_points(Counter(compass=2, gear=2, tablet=2)) == 3 * 4 + 2 * 7
    assert plain_points(Counter(compass=3, gear=2, tablet=1)) == 9 + 4 + 1 + 7
    assert most_points(Counter(compass=1, gear=1), 1) == 10


@pytest.mark.parametrize("free", range(5))
def test_free_symbols_bring_the_most_points(free: int) -> None:
    """Four copies of a symbol are all there are; a city of other rules might have more."""
    for compasses, gears, tablets in product(range(6), repeat=3):
        symbols = Counter(compass=compasses, gear=gears, tablet=tablets)
        expected = most_points(symbols, free)
        assert science_points(compasses, gears, tablets, free) == expected, (symbols, free)


@pytest.mark.parametrize("free", range(4))
def test_it_does_not_matter_which_symbol_is_which(free: int) -> None:
    for counts in combinations_with_replacement(range(5), 3):
        results = {int(science_points(*order, free)) for order in set(_orders(counts))}
        assert len(results) == 1


def _orders(counts: tuple[int, ...]) -> list[tuple[int, ...]]:
    one, two, three = counts
    return [(one, two, three), (two, three, one), (three, one, two), (three, two, one)]


# On the score pad


def symbols_of(names: set[str]) -> Counter[str]:
    return Counter(FIRST[name].symbol for name in names if FIRST[name].symbol in SYMBOLS)


@pytest.mark.parametrize(("stages", "scientists"), list(product(range(4), (False, True))))
def test_babylon_adds_its_symbol_to_that_of_the_scientists(stages: int, scientists: bool) -> None:
    rng = random.Random(stages)
    for side, needed in (("A", 2), ("B", 3)):
        for _ in range(6 if INTERPRETED else 40):
            city = {card.name for card in GREEN if rng.random() < 0.4}
            free = int(stages >= needed) + scientists
            built = city | ({"Scientists Guild"} if scientists else set())
            table = classic(boards=("Babylon",), sides=side, stages=(stages,), cities=(built,))
            assert table.points(Category.SCIENCE) == most_points(symbols_of(city), free)
            assert table.points(Category.GUILDS) == 0


def counted(table: Table, city: int, kind: str, where: str) -> int:
    """What a guild would count, seen from a city."""
    around = {OWN: [city], NEIGHBOURS: [(city + 1) % 3, (city - 1) % 3], ALL: [0, 1, 2]}[where]
    total = 0
    for other in around:
        if kind == "stage":
            total += table.stages(other)
        elif kind == "defeat":
            total += table.defeats(other)
        else:
            total += sum(FIRST[name].colour == kind for name in table.city(other))
    return total


def guild_points(table: Table, city: int, guild: str) -> int:
    rates = FIRST[guild].points_per
    return sum(amount * counted(table, city, kind, where) for amount, kind, where in rates)


def test_olympia_copies_the_guild_that_brings_most_be_it_the_scientists() -> None:
    """Random cities: the best of all guilds of both neighbours, a symbol counted as points."""
    rng = random.Random(5)
    copied_science = copied_other = 0
    for _ in range(60 if INTERPRETED else 400):
        cities: list[set[str]] = [set(), set(), set()]
        for card in rng.sample(GREEN, 6):
            cities[A if rng.random() < 0.7 else rng.choice((B, C))].add(card.name)
        for card in rng.sample(COUNTED, 10):
            cities[rng.randrange(3)].add(card.name)
        for card in rng.sample(GUILDS, 5):
            cities[rng.choice((A, B, B, C, C))].add(card.name)
        table = classic(
            boards=("Olympia",),
            sides="B",
            cities=cities,
            stages=(3, rng.randrange(4), rng.randrange(3)),
            defeats=[rng.randrange(4) for _ in range(3)],
        )
        own_free = int("Scientists Guild" in cities[A])
        science = most_points(symbols_of(cities[A]), own_free)
        own_guilds = sum(guild_points(table, A, name) for name in cities[A] if "Guild" in name)
        gains = [0]
        for name in cities[B] | cities[C]:
            if name == "Scientists Guild":
                gains.append(most_points(symbols_of(cities[A]), own_free + 1) - science)
            elif "Guild" in name:
                gains.append(guild_points(table, A, name))
        found = table.points(Category.SCIENCE) + table.points(Category.GUILDS)
        assert found == science + own_guilds + max(gains), cities
        copied_science += table.points(Category.SCIENCE) > science
        copied_other += table.points(Category.GUILDS) > own_guilds
        assert table.points(Category.SCIENCE) >= science
        for other in (B, C):  # the owners keep their guilds
            expected = sum(guild_points(table, other, n) for n in cities[other] if "Guild" in n)
            assert table.points(Category.GUILDS, other) == expected
    assert copied_science > 5
    assert copied_other > 5
