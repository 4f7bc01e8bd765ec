"""The data of 7 Wonders: what the components must add up to, and all of them copied by hand."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from mirabilia.classic import actions, components
from mirabilia.classic.components import (
    BOARD_NAMES,
    CARD_CHAINS,
    CARD_COUNT,
    CARDS,
    COST_RESOURCES,
    DECKS,
    FREE_OF_RESOURCES,
    GUILDS,
    GUILDS_EACH,
    SIDE_NAMES,
    VICTORY_POINTS,
    WONDER_SIDES,
    Effect,
    Per,
    _choice,
    _effect,
    deck_of,
    guilds_in_play,
    resource_sets,
    side_of,
    supplies,
)
from mirabilia.classic.vocabulary import Colour, Discount, Edition, Kind, Power, Symbol
from support.classic_printed import (
    ALL,
    EDITIONS,
    NEIGHBOURS,
    OWN,
    PRINTED_BOARDS,
    Printed,
    PrintedStage,
    Rate,
)

LETTERS = "WSCOGLP"
CITIES = range(3, 8)
BOTH = pytest.mark.parametrize("edition", list(Edition), ids=["first", "second"])
POWERS = {
    "seventh card": Power.SEVENTH_CARD,
    "free building": Power.FREE_BUILDING,
    "copy guild": Power.COPY_GUILD,
    "free colour": Power.FREE_COLOUR,
    "free first": Power.FREE_FIRST,
    "free last": Power.FREE_LAST,
}
CHEAP = {"raw left": Discount.RAW_LEFT, "raw right": Discount.RAW_RIGHT, "goods": Discount.GOODS}


def units(letters: str) -> tuple[int, ...]:
    return tuple(letters.count(letter) for letter in LETTERS)


def per(rate: Rate | None) -> Per | None:
    if rate is None:
        return None
    amount, kind, where = rate
    kinds = {"complete wonder": Kind.WONDER_COMPLETE}
    known = kinds.get(kind) or Kind[kind.upper()]
    return Per(amount, known, where in (OWN, ALL), where in (NEIGHBOURS, ALL))


def as_sets(effect: Effect) -> Effect:
    """The order in which alternatives are named does not matter."""
    changed: dict[str, Any] = vars(effect) | {
        "produces_one_of": frozenset(effect.produces_one_of),
        "own_choice": frozenset(effect.own_choice),
        "discounts": frozenset(effect.discounts),
        "points_per": frozenset(effect.points_per),
    }
    return Effect(**changed)


def effect_of_card(card: Printed) -> Effect:
    return Effect(
        produces=units(card.makes),
        produces_one_of=card.either,
        own_choice=card.own,
        discounts=tuple(CHEAP[what] for what in card.cheap),
        points=card.points,
        shields=card.shields,
        symbol=Symbol[card.symbol.upper()] if card.symbol else None,
        coins=card.gives,
        coins_per=per(card.gives_per),
        points_per=tuple(known for rate in card.points_per if (known := per(rate))),
    )


def effect_of_stage(stage: PrintedStage) -> Effect:
    return Effect(
        own_choice=stage.own,
        discounts=tuple(CHEAP[what] for what in stage.cheap),
        points=stage.points,
        shields=stage.shields,
        symbol=Symbol.ANY if stage.symbol else None,
        coins=stage.gives,
        power=POWERS[stage.power] if stage.power else None,
        builds_discarded=stage.recovers,
    )


# Cards


def test_a_card_has_one_name_and_one_number_in_both_editions() -> None:
    assert [card.id for card in CARDS] == list(range(CARD_COUNT))
    assert len({card.name for card in CARDS}) == CARD_COUNT == actions.CARD_NUMBERS == 79
    assert {card.name for card in CARDS} == EDITIONS[0].keys() | EDITIONS[1].keys()


@BOTH
def test_every_card_is_as_printed(edition: Edition) -> None:
    printed = EDITIONS[edition]
    assert {card.name for card in CARDS if edition in card.faces} == printed.keys()
    for card in CARDS:
        if edition not in card.faces:
            continue
        expected = printed[card.name]
        face = card.faces[edition]
        assert (card.age, card.colour.name.lower()) == (expected.age, expected.colour), card.name
        assert face.coins == expected.coins, card.name
        assert face.resources == units(expected.cost), card.name
        assert as_sets(face.effect) == as_sets(effect_of_card(expected)), card.name
        assert {*face.chains_from} == {*expected.after}, card.name
        copies = {expected.age: tuple(map(int, expected.copies))}
        if expected.again:
            copies[2] = tuple(map(int, expected.again))
        assert face.copies == copies, card.name


@BOTH
def test_chains_lead_to_later_ages_and_both_cards_tell_of_them(edition: Edition) -> None:
    there = [card for card in CARDS if edition in card.faces]
    by_name = {card.name: card for card in there}
    forward = {(c.name, to) for c in there for to in c.faces[edition].chains_to}
    backward = {(giver, c.name) for c in there for giver in c.faces[edition].chains_from}
    assert forward == backward
    assert len(forward) == (26 if edition == Edition.FIRST else 25)
    for giver, receiver in forward:
        assert by_name[giver].age < by_name[receiver].age, (giver, receiver)
    table = {
        (int(giver), card.id)
        for card in CARDS
        for giver in CARD_CHAINS[edition, card.id]
        if giver >= 0
    }
    assert table == {(by_name[giver].id, by_name[receiver].id) for giver, receiver in forward}


@BOTH
def test_each_symbol_is_on_four_green_cards(edition: Edition) -> None:
    green = [c for c in CARDS if edition in c.faces and c.colour == Colour.GREEN]
    counted = Counter(card.faces[edition].effect.symbol for card in green)
    assert counted == {Symbol.COMPASS: 4, Symbol.GEAR: 4, Symbol.TABLET: 4}


@BOTH
def test_only_the_cards_of_three_ages_have_these_colours(edition: Edition) -> None:
    first = {
        1: {"BROWN": 10, "GREY": 3, "BLUE": 4, "YELLOW": 4, "RED": 3, "GREEN": 3},
        2: {"BROWN": 4, "BLUE": 4, "YELLOW": 4, "RED": 4, "GREEN": 4},
        3: {"BLUE": 5, "YELLOW": 4, "RED": 4, "GREEN": 5, "PURPLE": 10},
    }
    if edition == Edition.SECOND:
        first[3] |= {"YELLOW": 5, "RED": 5}
    there = [card for card in CARDS if edition in card.faces]
    for age, colours in first.items():
        assert Counter(card.colour.name for card in there if card.age == age) == colours


# Decks


@BOTH
@pytest.mark.parametrize("cities", CITIES)
def test_a_deck_has_seven_cards_for_each_city(edition: Edition, cities: int) -> None:
    for age in (1, 2, 3):
        deck = deck_of(edition, cities, age)
        guilds = cities + 2 if age == 3 else 0
        assert len(deck) + guilds == 7 * cities
        expected: Counter[str] = Counter()
        for card in EDITIONS[edition].values():
            copies = (
                {card.age: card.copies, 2: card.again} if card.again else {card.age: card.copies}
            )
            expected[card.name] += sum(int(n) <= cities for n in copies.get(age, ""))
        assert Counter(CARDS[card].name for card in deck) == +expected
        table = DECKS[edition, cities - 3, age - 1]
        assert table.tolist() == deck + [-1] * (49 - len(deck))
    assert guilds_in_play(cities) == cities + 2 <= 10


@BOTH
def test_the_box_has_49_49_and_50_cards_with_ten_guilds(edition: Edition) -> None:
    assert [len(deck_of(edition, 7, age)) for age in (1, 2, 3)] == [49, 49, 40]
    guilds = [card.id for card in CARDS if card.is_guild and edition in card.faces]
    assert GUILDS[edition].tolist() == guilds
    assert len(guilds) == GUILDS_EACH == 10


@pytest.mark.parametrize("edition", list(Edition))
def test_with_three_cities_all_cards_of_an_age_are_different(edition: Edition) -> None:
    """The two-player game relies on it: a card that is new in a hand is the one drawn."""
    for age in (1, 2, 3):
        deck = deck_of(edition, 3, age)
        assert len(set(deck)) == len(deck)


# Boards


def test_seven_boards_have_two_sides_in_each_edition() -> None:
    assert len(BOARD_NAMES) == 7
    assert len(WONDER_SIDES) == 28
    assert [side.id for side in WONDER_SIDES] == list(range(28))
    assert SIDE_NAMES == (("A", "B"), ("Day", "Night"))
    assert {(int(s.edition), s.board, s.id % 2) for s in WONDER_SIDES} == PRINTED_BOARDS.keys()


@pytest.mark.parametrize("key", PRINTED_BOARDS, ids=lambda key: "-".join(map(str, key)))
def test_every_side_is_as_printed(key: tuple[int, str, int]) -> None:
    edition, board, number = key
    side = side_of(edition, BOARD_NAMES.index(board), number)
    expected = PRINTED_BOARDS[key]
    assert (side.board, side.edition) == (board, edition)
    assert side.name == SIDE_NAMES[edition][number]
    assert side.start == expected.start
    assert [stage.resources for stage in side.stages] == [units(s.cost) for s in expected.stages]
    for stage, printed in zip(side.stages, expected.stages, strict=True):
        assert as_sets(stage.effect) == as_sets(effect_of_stage(printed))


@BOTH
def test_each_board_produces_another_resource_alike_on_both_sides(edition: Edition) -> None:
    sides = [side for side in WONDER_SIDES if side.edition == edition]
    assert sorted({side.start for side in sides}) == sorted(LETTERS)
    for day, night in zip(sides[::2], sides[1::2], strict=True):
        assert (day.board, day.start) == (night.board, night.start)


def test_boards_have_three_stages_but_for_a_few_b_sides() -> None:
    others = {
        (int(side.edition), side.board, side.name): len(side.stages)
        for side in WONDER_SIDES
        if len(side.stages) != 3
    }
    assert others == {
        (0, "Gizah", "B"): 4,
        (1, "Gizah", "Night"): 4,
        (0, "Rhodos", "B"): 2,
        (1, "Rhodos", "Night"): 2,
        (1, "Babylon", "Night"): 2,
    }


def test_victory_tokens_are_worth_more_in_later_ages() -> None:
    assert VICTORY_POINTS.tolist() == [1, 3, 5]


# Tables of the rules


def test_every_cost_is_in_the_table_once() -> None:
    costs = [tuple(row) for row in COST_RESOURCES.tolist()]
    assert len(set(costs)) == len(costs)
    assert costs[FREE_OF_RESOURCES] == (0,) * 7
    printed = {units(card.cost) for edition in EDITIONS for card in edition.values()}
    printed |= {units(s.cost) for board in PRINTED_BOARDS.values() for s in board.stages}
    assert set(costs) == printed
    assert max(map(sum, costs)) == 7


def test_a_cost_asks_for_so_many_units_of_each_set() -> None:
    """Two wood and an ore: wood, ore, both; glass and papyrus: likewise, numbered after them."""
    assert resource_sets(units("WWO")) == [(0b0001, 2), (0b1000, 1), (0b1001, 3)]
    assert resource_sets(units("GP")) == [(16 + 0b001, 1), (16 + 0b100, 1), (16 + 0b101, 2)]
    assert resource_sets(units("")) == []


def test_a_unit_counts_for_every_set_it_can_be_of() -> None:
    counted = supplies(["W", "W", "WS", "G"])
    assert counted[0b0001] == counted[0b0011] == 3
    assert counted[0b0010] == 1
    assert counted[0b1100] == 0
    assert counted[16 + 0b001] == counted[16 + 0b111] == 1
    assert counted[16 + 0b110] == counted[0] == counted[16] == 0


# Reading


def test_an_effect_cell_is_read_part_by_part() -> None:
    assert _effect("coins:4;vp:2;vp:1/brown:self;vp:2/stage:self+neighbours;shield:1") == Effect(
        coins=4,
        points=2,
        shields=1,
        points_per=(Per(1, Kind.BROWN, True, False), Per(2, Kind.STAGE, True, True)),
    )
    assert _effect("produce:W/S") == Effect(produces_one_of="WS")
    assert _effect("produce:WW") == Effect(produces=units("WW"))


@pytest.mark.parametrize("unknown", ["levitate:2", "extra_turn"])
def test_an_unknown_effect_is_refused_by_name(unknown: str) -> None:
    with pytest.raises(ValueError, match=f"unknown effect '{unknown}'"):
        _effect(f"vp:3;{unknown}")


def test_a_choice_that_the_rules_cannot_count_is_refused() -> None:
    with pytest.raises(ValueError, match="mixes raw materials and manufactured goods"):
        supplies(["WG"])
    with pytest.raises(ValueError, match="neither of all raw nor of all goods"):
        _choice(Effect(own_choice="WS"))


def test_the_tables_of_the_rules_cannot_be_written_to() -> None:
    tables = {name: value for name, value in vars(components).items() if name.isupper()}
    arrays = {name: value for name, value in tables.items() if isinstance(value, np.ndarray)}
    assert len(arrays) > 25
    assert [name for name, array in arrays.items() if array.flags.writeable] == []
