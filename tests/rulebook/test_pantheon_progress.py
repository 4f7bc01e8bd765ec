"""Pantheon rulebook, chapter "Progress tokens": Mysticism, Poliorcetics, Engineering."""

from functools import partial

import pytest

from mirabilia.duel.components import CARDS, GUILD_AGE
from mirabilia.duel.vocabulary import Category, Colour
from support.duel import A, B, duel

pantheon = partial(duel, pantheon=True)

# Mysticism


@pytest.mark.rulebook("pantheon.progress.mysticism")
@pytest.mark.parametrize(
    ("mythology", "offerings", "points"),
    [((), (), 0), (("greek",), (), 2), (("greek", "greek", "roman"), (2, 4), 10), ((), (3,), 2)],
)
def test_mysticism_counts_mythology_and_offering_tokens(
    mythology: tuple[str, ...], offerings: tuple[int, ...], points: int
) -> None:
    """Progress tokens: 2 points for each of A's own; B's tokens do not count."""
    table = pantheon(
        tokens=(["Mysticism"], ()),
        mythology=(mythology, ("egyptian",)),
        offerings=(offerings, ()),
    )
    assert table.points(A)[Category.PROGRESS] == points
    assert table.points(B)[Category.PROGRESS] == 0


@pytest.mark.rulebook("pantheon.progress.mysticism-example")
def test_iryna_scores_six_points_for_three_tokens() -> None:
    """Progress tokens: 2 mythology tokens and 1 offering token."""
    table = pantheon(
        tokens=(["Mysticism"], ()), mythology=(("greek", "roman"), ()), offerings=((3,), ())
    )
    assert table.points(A)[Category.PROGRESS] == 6


# Poliorcetics


@pytest.mark.rulebook("pantheon.progress.poliorcetics")
@pytest.mark.parametrize("pawn", [-4, 0, 3])
@pytest.mark.parametrize(("coins", "rest"), [(7, 6), (1, 0), (0, 0)])
def test_poliorcetics_costs_the_opponent_a_coin_for_each_space(
    pawn: int, coins: int, rest: int
) -> None:
    """Progress tokens: Guard Tower moves the pawn 1 space, on whichever side it stands."""
    table = pantheon(
        cards=("Guard Tower", "Altar"),
        conflict=pawn,
        tokens=(["Poliorcetics"], ()),
        coins=(7, coins),
    )
    table.build("Guard Tower")
    assert (table.conflict, table.coins(A), table.coins(B)) == (pawn + 1, 7, rest)


@pytest.mark.rulebook("pantheon.progress.poliorcetics")
def test_poliorcetics_works_for_wonders_and_for_mars() -> None:
    """Progress tokens: The Colossus and Mars move the pawn 2 spaces each, on A's own side."""
    table = pantheon(
        slots={1: "Mars"},
        wonders=(["The Colossus"], []),
        tokens=(["Poliorcetics"], ()),
        coins=(20, 7),
        conflict=-4,
    )
    assert table.wonder("The Colossus", "Walls").coins(B) == 5
    table.state.active = table.state.decider = A
    assert table.activate("Mars").coins(B) == 3
    assert table.conflict == 0


@pytest.mark.rulebook("pantheon.progress.poliorcetics")
def test_poliorcetics_works_for_its_owner_only() -> None:
    """Progress tokens: B pushes the pawn; A, who has Poliorcetics, loses nothing, nor does B."""
    table = pantheon(
        cards=("Guard Tower", "Altar"), tokens=(["Poliorcetics"], ()), conflict=2, to_move=B
    )
    table.build("Guard Tower")
    assert (table.conflict, table.coins(A), table.coins(B)) == (1, 7, 7)


@pytest.mark.rulebook("pantheon.progress.poliorcetics-example")
def test_anton_moves_three_spaces_and_costs_three_coins() -> None:
    """Progress tokens: Pretorium has 3 shields; no military token lies on the way."""
    table = pantheon(
        cards=("Pretorium", "Altar"), conflict=-3, tokens=(["Poliorcetics"], ()), coins=(8, 7)
    )
    table.build("Pretorium")
    assert (table.conflict, table.coins(A), table.coins(B)) == (0, 0, 4)


# Engineering

CHAINED = [card.name for card in CARDS if card.chain_needs and card.age < GUILD_AGE]
TEMPLES = [card.name for card in CARDS if card.colour == Colour.TEMPLE]
UNCHAINED = [
    card.name
    for card in CARDS
    if not card.chain_needs and card.age < GUILD_AGE and card.coins + sum(card.resources) > 1
]


@pytest.mark.rulebook("pantheon.progress.engineering")
@pytest.mark.parametrize("card", CHAINED)
def test_engineering_builds_any_card_with_a_chain_symbol_for_one_coin(card: str) -> None:
    """Progress tokens: A has neither the building that gives the symbol nor any resource."""
    assert len(CHAINED) == 17
    table = pantheon(cards=(card, "Altar"), covered=(), tokens=(["Engineering"], ()), coins=(1, 7))
    assert table.price(card) == 1
    assert table.can_build(card)
    assert card in table.build(card).city(A)
    assert pantheon(cards=(card, "Altar"), covered=()).price(card) > 1


@pytest.mark.rulebook("pantheon.progress.engineering")
@pytest.mark.parametrize("card", UNCHAINED)
def test_engineering_is_of_no_use_without_a_chain_symbol(card: str) -> None:
    """Progress tokens: cards that show none under their cost are paid for as usual."""
    cards = (card, "Lumber Yard")
    with_token = pantheon(cards=cards, covered=(), tokens=(["Engineering"], ()), coins=(1, 7))
    assert with_token.price(card) == pantheon(cards=cards, covered=()).price(card) > 1
    assert not with_token.can_build(card)


@pytest.mark.rulebook("pantheon.progress.engineering")
def test_engineering_works_for_its_owner_only() -> None:
    """Progress tokens: B pays for Fortifications as usual."""
    table = pantheon(cards=("Fortifications", "Altar"), tokens=(["Engineering"], ()))
    assert (table.price("Fortifications", A), table.price("Fortifications", B)) == (1, 8)


@pytest.mark.rulebook("pantheon.progress.engineering-example")
def test_iryna_builds_fortifications_without_palisade() -> None:
    """Progress tokens: her only coin goes to the bank; the pawn moves 2 spaces."""
    table = pantheon(cards=("Fortifications", "Altar"), tokens=(["Engineering"], ()), coins=(1, 7))
    table.build("Fortifications")
    assert (table.coins(A), table.coins(B), table.conflict) == (0, 7, 2)


@pytest.mark.rulebook("pantheon-ru.faq.engineering-temples")
@pytest.mark.parametrize("temple", TEMPLES)
def test_engineering_builds_grand_temples_too(temple: str) -> None:
    """FAQ (Russian book): for 1 coin; with the mythology token the temple is free."""
    mythology = temple.split()[0].lower()
    table = pantheon(cards=(temple, "Altar"), tokens=(["Engineering"], ()), coins=(1, 7))
    assert table.can_build(temple)
    table.build(temple)
    assert (table.coins(A), table.points(A)[Category.TEMPLES]) == (0, 5)
    table = pantheon(
        cards=(temple, "Altar"),
        tokens=(["Engineering"], ()),
        mythology=((mythology,), ()),
        coins=(1, 7),
    )
    assert table.build(temple).coins(A) == 1
