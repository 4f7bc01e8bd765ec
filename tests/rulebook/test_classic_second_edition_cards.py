"""7 Wonders, second edition: every card costs, does and opens what it shows.

The rulebook does not list the cards; see "second-edition-tables" in docs/rulings.md.
"""

import pytest

from support.classic_building import (
    check_building,
    check_chains,
    check_copies,
    check_counting,
    check_price,
    check_sales,
    check_table,
    keys_of,
    printed,
)

KEYS = keys_of("second")
COUNTING = [key for key in KEYS if printed(key, "second").points_per]


@pytest.mark.rulebook("sw2.cards.card-table")
def test_the_second_edition_has_eighty_kinds_of_cards() -> None:
    """77 names, three of which are dealt in two Ages."""
    assert len(KEYS) == len(set(KEYS)) == 80


@pytest.mark.rulebook("sw2.cards.card-table")
@pytest.mark.parametrize("key", KEYS)
def test_a_card_of_the_second_edition_is_as_printed(key: str) -> None:
    """Its row in the table, how often it is dealt, its price, what it does, its chains."""
    card = printed(key, "second")
    check_table(card, "second")
    check_copies(card, "second")
    check_price(card, "second")
    check_building(card, "second")
    check_sales(card, "second")
    check_chains(card, "second")


@pytest.mark.rulebook("sw2.cards.card-table")
@pytest.mark.parametrize("key", COUNTING)
@pytest.mark.parametrize("turned", range(3))
def test_a_card_of_the_second_edition_counts_the_right_things(key: str, turned: int) -> None:
    """Coins at once and points at the end, in three cities of different make."""
    check_counting(printed(key, "second"), "second", turned)
