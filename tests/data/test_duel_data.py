"""The data of Duel: what the components must add up to, and wonders and tokens copied by hand.

The cards are compared one by one in tests/rulebook/test_duel_cards.py.
"""

import csv
from collections import Counter
from importlib.resources import files
from itertools import groupby
from typing import Any

import numpy as np
import pytest

from mirabilia.duel import components
from mirabilia.duel.components import (
    CARDS,
    GUILD_AGE,
    LAYOUT_COLUMN,
    LAYOUT_COVERED_BY,
    LAYOUT_COVERS,
    LAYOUT_FACE_UP,
    LAYOUT_ROW,
    LAYOUT_TOKEN,
    TEMPLE_AGE,
    TOKENS,
    TOKENS_IN_GAME,
    TRACK_LOOT,
    TRACK_POINTS,
    TRACK_ZONES,
    WONDERS,
    WONDERS_IN_GAME,
    Effect,
    Per,
    _effect,
    needed_mythology,
)
from mirabilia.duel.pantheon import components as pantheon
from mirabilia.duel.pantheon.components import GOD_CARDS, God, _god
from mirabilia.duel.vocabulary import Ability, Colour, Decision, Kind, Mythology, Symbol
from support.duel_cards import (
    EVERY_CARD,
    EVERY_WONDER_COST,
    EVERY_WONDER_POINTS,
    GODS,
    MYTHOLOGY_TOKENS_EACH,
    OFFERING_VALUES,
    PANTHEON_TOKENS,
    PANTHEON_WONDER_COSTS,
    SLOT_PRICES,
    TEMPLE_POINTS,
    TEMPLES,
    TOKENS_IN_PLAY,
    spots,
    token_positions,
)

AGES = (1, 2, 3)

WONDER_EFFECTS: dict[str, dict[str, Any]] = {
    "The Appian Way": {"coins": 3, "opponent_loses": 3, "extra_turn": True, "points": 3},
    "Circus Maximus": {"destroys": Colour.GREY, "shields": 1, "points": 3},
    "The Colossus": {"shields": 2, "points": 3},
    "The Great Library": {"draws_tokens": 3, "points": 4},
    "The Great Lighthouse": {"produces_one_of": "WSC", "points": 4},
    "The Hanging Gardens": {"coins": 6, "extra_turn": True, "points": 3},
    "The Mausoleum": {"builds_discarded": True, "points": 2},
    "Piraeus": {"produces_one_of": "PG", "extra_turn": True, "points": 2},
    "The Pyramids": {"points": 9},
    "The Sphinx": {"extra_turn": True, "points": 6},
    "The Statue of Zeus": {"destroys": Colour.BROWN, "shields": 1, "points": 3},
    "The Temple of Artemis": {"coins": 12, "extra_turn": True},
    "The Sanctuary": {"extra_turn": True, "abilities": {Ability.PANTHEON_DISCOUNT: 2}},
    "The Divine Theater": {"activates_god": True, "points": 2},
}

TOKEN_EFFECTS: dict[str, dict[str, Any]] = {
    "Agriculture": {"coins": 6, "points": 4},
    "Architecture": {"abilities": {Ability.WONDER_DISCOUNT: 2}},
    "Economy": {"abilities": {Ability.TRADE_INCOME: 1}},
    "Law": {"symbol": Symbol.SCALES},
    "Masonry": {"abilities": {Ability.BLUE_DISCOUNT: 2}},
    "Mathematics": {"points_per": Per(3, Kind.PROGRESS, leading=False)},
    "Philosophy": {"points": 7},
    "Strategy": {"abilities": {Ability.RED_SHIELDS: 1}},
    "Theology": {"abilities": {Ability.WONDER_TURN: 1}},
    "Urbanism": {"coins": 6, "abilities": {Ability.CHAIN_COINS: 4}},
    "Mysticism": {"points_per": Per(2, Kind.SACRED_TOKENS, leading=False)},
    "Poliorcetics": {"abilities": {Ability.SIEGE: 1}},
    "Engineering": {"abilities": {Ability.ENGINEERING: 1}},
}


# Cards


def test_there_are_23_23_and_20_cards_7_guilds_and_5_grand_temples() -> None:
    decks = {1: 23, 2: 23, 3: 20, GUILD_AGE: 7, TEMPLE_AGE: 5}
    assert Counter(card.age for card in CARDS) == decks


def test_the_decks_have_so_many_cards_of_each_colour() -> None:
    decks = (*AGES, GUILD_AGE, TEMPLE_AGE)
    counted = {age: Counter(c.colour.name for c in CARDS if c.age == age) for age in decks}
    assert counted == {
        1: {"BROWN": 6, "GREY": 2, "BLUE": 3, "GREEN": 4, "YELLOW": 4, "RED": 4},
        2: {"BROWN": 3, "GREY": 2, "BLUE": 5, "GREEN": 4, "YELLOW": 4, "RED": 5},
        3: {"BLUE": 6, "GREEN": 4, "YELLOW": 5, "RED": 5},
        GUILD_AGE: {"PURPLE": 7},
        TEMPLE_AGE: {"TEMPLE": 5},
    }


def test_every_card_has_its_own_name_and_number_and_is_copied_in_the_tests() -> None:
    assert [card.id for card in CARDS] == list(range(len(CARDS)))
    assert len({card.name for card in CARDS}) == len(CARDS)
    assert {card.name for card in CARDS} == EVERY_CARD.keys()


def test_the_decks_lie_one_after_the_other() -> None:
    """Dealing and views treat a deck as a run of numbers."""
    decks = [age for age, _ in groupby(card.age for card in CARDS)]
    assert decks == [1, 2, 3, GUILD_AGE, TEMPLE_AGE]


def test_every_chain_leads_from_one_card_to_one_of_the_same_colour_in_a_later_age() -> None:
    givers = {card.chain_gives: card for card in CARDS if card.chain_gives}
    ordinary = [card for card in CARDS if card.age != TEMPLE_AGE]
    receivers = {card.chain_needs: card for card in ordinary if card.chain_needs}
    assert sum(1 for card in CARDS if card.chain_gives) == 17
    assert sum(1 for card in ordinary if card.chain_needs) == 17
    assert len(givers) == 17
    assert givers.keys() == receivers.keys()
    for symbol, giver in givers.items():
        assert giver.age < receivers[symbol].age <= 3, symbol
        assert giver.colour == receivers[symbol].colour, symbol


def test_six_scientific_symbols_are_on_two_green_cards_each() -> None:
    green = Counter(card.effect.symbol for card in CARDS if card.colour == Colour.GREEN)
    assert green == {symbol: 2 for symbol in Symbol if symbol != Symbol.SCALES}
    assert all(c.effect.symbol is None for c in CARDS if c.colour != Colour.GREEN)


# Wonders and progress tokens


def test_there_are_12_wonders_and_10_progress_tokens_and_2_and_3_of_pantheon_after_them() -> None:
    assert [wonder.id for wonder in WONDERS] == list(range(14))
    assert [token.id for token in TOKENS] == list(range(13))
    assert [wonder.name for wonder in WONDERS if wonder.pantheon] == [*PANTHEON_WONDER_COSTS]
    assert [token.name for token in TOKENS if token.pantheon] == [*PANTHEON_TOKENS]
    assert [wonder.pantheon for wonder in WONDERS] == [False] * 12 + [True] * 2
    assert [token.pantheon for token in TOKENS] == [False] * 10 + [True] * 3
    assert WONDERS_IN_GAME.tolist() == [12, 14]
    assert TOKENS_IN_GAME.tolist() == [10, 13]


def test_the_wonders_are_as_printed() -> None:
    assert {wonder.name for wonder in WONDERS} == EVERY_WONDER_COST.keys() == WONDER_EFFECTS.keys()
    for wonder in WONDERS:
        cost = EVERY_WONDER_COST[wonder.name]
        assert wonder.resources == tuple(cost.count(letter) for letter in "WSCGP"), wonder.name
        assert wonder.effect == Effect(**WONDER_EFFECTS[wonder.name]), wonder.name
        assert wonder.effect.points == EVERY_WONDER_POINTS[wonder.name], wonder.name


def test_the_progress_tokens_are_as_printed() -> None:
    assert {token.name for token in TOKENS} == TOKEN_EFFECTS.keys()
    for token in TOKENS:
        assert token.effect == Effect(**TOKEN_EFFECTS[token.name]), token.name


# Pantheon


def test_the_grand_temples_are_as_printed() -> None:
    temples = [card for card in CARDS if card.age == TEMPLE_AGE]
    assert [card.name for card in temples] == [*TEMPLES]
    for card in temples:
        printed = TEMPLES[card.name]
        assert card.coins == printed.coins == 0
        assert card.resources == tuple(printed.cost.count(letter) for letter in "WSCGP"), card.name
        assert card.effect == Effect(set_points=TEMPLE_POINTS[1:])
        assert needed_mythology(card) == Mythology[printed.mythology.upper()]
        assert card.chain_gives == ""
    assert components.TEMPLE_POINTS.tolist() == list(TEMPLE_POINTS)
    assert [card.name for card in CARDS if needed_mythology(card) is not None] == [*TEMPLES]


def test_the_gods_are_as_printed_and_in_the_order_of_their_mythologies() -> None:
    assert [god.name for god in GOD_CARDS] == [*GODS]
    for number, (name, printed) in enumerate(GODS.items()):
        expected = God(
            id=number,
            name=name,
            mythology=Mythology[printed.mythology.upper()] if printed.mythology else None,
            points=printed.points,
            coins=printed.coins,
            savings=printed.saves,
            shields=printed.shields,
            symbol=Symbol[printed.symbol.upper()] if printed.symbol else None,
            tokens=printed.tokens,
            price_factor=printed.times,
            asks=Decision[printed.asks.upper()] if printed.asks else Decision.NONE,
        )
        assert GOD_CARDS[number] == expected
    mythologies = [printed.mythology for printed in GODS.values()]
    assert Counter(mythologies) == {m.name.lower(): 3 for m in Mythology} | {"": 1}


def test_a_slot_is_cheap_for_the_player_near_it_and_dear_for_the_other() -> None:
    assert pantheon.SLOT_PRICES.tolist() == [list(prices) for prices in SLOT_PRICES]


def test_there_are_three_offering_tokens_and_two_mythology_tokens_of_each_mythology() -> None:
    assert pantheon.OFFERING_VALUES.tolist() == list(OFFERING_VALUES)
    for used in range(8):
        values = [value for number, value in enumerate(OFFERING_VALUES) if used & 1 << number]
        assert pantheon.OFFERING_SET_VALUES[used] == sum(values)
    in_box = Counter(pantheon.MYTHOLOGY_TOKENS.tolist())
    assert in_box == dict.fromkeys(Mythology, MYTHOLOGY_TOKENS_EACH)


@pytest.mark.parametrize("age", AGES)
def test_tokens_lie_on_the_marked_cards_all_of_them_face_down(age: int) -> None:
    marked = [position for position, mark in enumerate(LAYOUT_TOKEN[age - 1]) if mark]
    assert marked == token_positions(age)
    assert len(marked) == TOKENS_IN_PLAY[age] == pantheon.LAID_TOKENS[age - 1]
    assert not any(spots(age)[position].face_up for position in marked)


def test_an_unknown_effect_of_a_god_is_refused_by_name() -> None:
    row = {"name": "Janus", "mythology": "roman", "effect": "shield:1;levitate:2"}
    with pytest.raises(ValueError, match="unknown effect 'levitate:2' of Janus"):
        _god(0, row)


# Layouts


@pytest.mark.parametrize(
    ("age", "rows"),
    [(1, [2, 3, 4, 5, 6]), (2, [6, 5, 4, 3, 2]), (3, [2, 3, 4, 2, 4, 3, 2])],
)
def test_a_structure_has_20_cards_in_rows_every_second_of_them_face_down(
    age: int, rows: list[int]
) -> None:
    row_of = [int(row) for row in LAYOUT_ROW[age - 1]]
    assert row_of == sorted(row_of)
    assert [row_of.count(row) for row in range(1, len(rows) + 1)] == rows
    assert sum(rows) == len(row_of) == 20
    down = [row for row, up in zip(row_of, LAYOUT_FACE_UP[age - 1], strict=True) if not up]
    assert len(down) == 8
    assert {row % 2 for row in down} == {0}


@pytest.mark.parametrize("age", AGES)
def test_a_structure_lies_as_in_its_picture(age: int) -> None:
    picture = spots(age)
    assert [int(row) for row in LAYOUT_ROW[age - 1]] == [spot.row for spot in picture]
    assert [int(column) for column in LAYOUT_COLUMN[age - 1]] == [spot.column for spot in picture]
    assert [bool(up) for up in LAYOUT_FACE_UP[age - 1]] == [spot.face_up for spot in picture]
    assert coverings(age) == [set(spot.covered_by) for spot in picture]


def coverings(age: int) -> list[set[int]]:
    """For each position the positions that cover it."""
    covers = [{int(below) for below in pair if below >= 0} for pair in LAYOUT_COVERS[age - 1]]
    return [{above for above in range(20) if position in covers[above]} for position in range(20)]


@pytest.mark.parametrize("age", AGES)
def test_both_ways_of_saying_what_covers_what_agree(age: int) -> None:
    assert [len(above) for above in coverings(age)] == [int(n) for n in LAYOUT_COVERED_BY[age - 1]]


@pytest.mark.parametrize("age", AGES)
def test_a_structure_can_be_taken_apart_to_the_last_card(age: int) -> None:
    left = set(range(20))
    while left:
        uncovered = {p for p in left if left.isdisjoint(coverings(age)[p])}
        assert uncovered, f"covered in a circle: {left}"
        left -= uncovered


@pytest.mark.parametrize("age", AGES)
def test_a_structure_is_its_own_mirror_image(age: int) -> None:
    places = [
        (int(row), int(column))
        for row, column in zip(LAYOUT_ROW[age - 1], LAYOUT_COLUMN[age - 1], strict=True)
    ]
    mirrored = [places.index((row, 12 - column)) for row, column in places]
    above = coverings(age)
    for position, mirror in enumerate(mirrored):
        assert LAYOUT_FACE_UP[age - 1, position] == LAYOUT_FACE_UP[age - 1, mirror]
        assert {mirrored[p] for p in above[position]} == above[mirror]


# The board


def test_the_track_has_19_spaces_in_9_zones_alike_on_both_sides() -> None:
    text = (files("mirabilia.duel") / "data" / "board.csv").read_text(encoding="utf-8")
    rows = list(csv.DictReader(text.splitlines()))
    assert [int(row["space"]) for row in rows] == list(range(-9, 10))
    zones = [(int(zone), len(list(spaces))) for zone, spaces in groupby(r["zone"] for r in rows)]
    assert zones == [
        *[(-4, 1), (-3, 3), (-2, 3), (-1, 2)],
        (0, 1),
        *[(1, 2), (2, 3), (3, 3), (4, 1)],
    ]
    for row, opposite in zip(rows, reversed(rows), strict=True):
        assert row["points_first"] == opposite["points_second"]
        assert row["token_coins"] == opposite["token_coins"]


def test_the_rules_read_the_track_by_distance_from_the_centre() -> None:
    assert TRACK_ZONES.tolist() == [0, 1, 1, 2, 2, 2, 3, 3, 3, 4]
    assert TRACK_POINTS.tolist() == [0, 2, 2, 5, 5, 5, 10, 10, 10, 0]
    assert TRACK_LOOT.tolist() == [0, 0, 0, 2, 0, 0, 5, 0, 0, 0]


# Reading


def test_an_effect_cell_is_read_part_by_part() -> None:
    assert _effect("coins:3;opp_coins:-2;vp:1/green:max;produce:W/S/C") == Effect(
        coins=3,
        opponent_loses=2,
        points_per=Per(1, Kind.GREEN, leading=True),
        produces_one_of="WSC",
    )


@pytest.mark.parametrize("unknown", ["levitate:2", "extra_turn:2", "discount:red:2", "vp", ""])
def test_an_unknown_effect_is_refused_by_name(unknown: str) -> None:
    with pytest.raises(ValueError, match=f"unknown effect '{unknown}'"):
        _effect(f"vp:3;{unknown}")


def test_the_tables_of_the_rules_cannot_be_written_to() -> None:
    both = vars(components) | vars(pantheon)
    tables = {name: value for name, value in both.items() if name.isupper()}
    arrays = {name: value for name, value in tables.items() if isinstance(value, np.ndarray)}
    assert len(arrays) > 45
    assert [name for name, array in arrays.items() if array.flags.writeable] == []
