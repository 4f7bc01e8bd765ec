"""Duel rulebook, chapter "Course of play": the three uses of a card, and the seven wonders."""

from typing import Any

import numpy as np
import pytest

from mirabilia.duel import actions
from mirabilia.duel.components import CARD_BY_NAME, WONDER_BY_NAME
from mirabilia.duel.recount import CITY_FIELDS
from mirabilia.duel.vocabulary import Category, Colour, Decision, Event, Kind, Place
from support.duel import A, B, Table, duel


def wonder_actions(table: Table) -> list[int]:
    return [action for action in table.legal() if actions.WONDER <= action < actions.DRAFT]


def city_facts(table: Table, player: int = A) -> dict[str, Any]:
    """All that a player's buildings, wonders and tokens add up to, and the treasury and pawn."""
    facts = {name: np.asarray(getattr(table.state, name))[player].tolist() for name in CITY_FIELDS}
    return facts | {"coins": table.coins(player), "conflict": table.conflict}


# Course of play / Construct a Building


@pytest.mark.rulebook("duel.build.pay-and-place")
def test_a_building_is_paid_for_and_laid_before_its_builder() -> None:
    """Construct a Building: Forum costs 3 coins and a clay bought for 3."""
    table = duel(cards=("Forum", "Statue"), cities=((), ("Clay Pool",)), coins=(9, 7))
    assert table.price("Forum") == 6
    table.build("Forum")
    assert (table.coins(A), table.coins(B)) == (3, 7)
    assert table.city(A) == {"Forum"}
    assert CARD_BY_NAME["Forum"].id not in np.asarray(table.state.structure)
    assert table.discarded() == set()
    assert not duel(cards=("Forum",), cities=((), ("Clay Pool",)), coins=(5, 7)).can_build("Forum")


@pytest.mark.rulebook("duel.build.part-of-city")
def test_a_building_counts_in_its_city_from_then_on() -> None:
    """Construct a Building: Quarry and Tavern work for A, and for A alone, after building."""
    table = duel(age=1, cards=("Quarry", "Tavern", "Baths", "Altar", "Theater"), coins=(0, 0))
    assert table.price("Baths") == 2
    table.build("Quarry")
    assert table.production(A) == {"S": 1}
    assert table.production(B) == {}
    assert table.price("Baths") == 0
    assert table.state.counts[A, Colour.BROWN] == 1
    table.build("Altar").build("Tavern")
    assert table.state.counts[A, Colour.YELLOW] == 1
    assert (table.coins(A), table.coins(B)) == (4, 0)
    assert table.discard("Theater").coins(B) == 2
    assert table.discard("Baths").coins(A) == 4 + 3


# Course of play / Discard for coins


@pytest.mark.parametrize("yellow", range(5))
@pytest.mark.rulebook("duel.discard.two-plus-yellow")
def test_a_discard_gives_two_coins_and_one_for_each_own_yellow_card(yellow: int) -> None:
    """Discard for coins: A has 0 to 4 yellow cards; B's two do not count."""
    reserves = ("Stone Reserve", "Clay Reserve", "Wood Reserve", "Tavern")
    table = duel(cards=("Walls",), cities=((*reserves[:yellow], "Altar"), ("Forum", "Arena")))
    table.discard("Walls")
    assert table.coins(A) == 7 + 2 + yellow


@pytest.mark.parametrize("player", [A, B])
@pytest.mark.rulebook("duel.discard.treasury")
def test_the_coins_of_a_discard_go_to_the_treasury_of_its_player(player: int) -> None:
    """Discard for coins: the other treasury does not change."""
    table = duel(cards=("Walls",), coins=(4, 4), to_move=player)
    table.discard("Walls")
    assert table.coins(player) == 6
    assert table.coins(1 - player) == 4


@pytest.mark.parametrize("card", ["Brewery", "Walls", "School", "Quarry", "Palace", "Forum"])
@pytest.mark.rulebook("duel.discard.discard-pile")
def test_a_discarded_card_lies_in_the_pile_and_does_nothing(card: str) -> None:
    """Discard for coins: no coins, shields, pair or production come from the card itself."""
    table = duel(cards=(card, "Statue"), cities=(("Apothecary",), ()))
    before = city_facts(table)
    table.discard(card)
    assert table.discarded() == {card}
    assert table.city(A) == {"Apothecary"}
    assert table.city(B) == set()
    assert city_facts(table) == before | {"coins": 7 + 2}
    assert (table.decision, table.decider) == (Decision.TURN, B)


@pytest.mark.rulebook("duel.discard.may-look")
def test_both_players_see_the_whole_discard_pile_at_any_time(random_game) -> None:
    """Discard for coins: both views show just the cards discarded and not built since."""
    joins = (Event.CARD_DISCARDED, Event.CARD_DESTROYED)
    largest = 0
    for seed in range(6):
        pile: set[int] = set()
        for table in random_game(seed):
            pile |= {card for kind, _, card, _ in table.events if kind in joins}
            pile -= {card for kind, _, card, _ in table.events if kind is Event.CARD_RECOVERED}
            for player in (A, B):
                places = np.asarray(table.view(player).place)
                assert set(np.flatnonzero(places == Place.DISCARD).tolist()) == pile
            largest = max(largest, len(pile))
    assert largest > 10


@pytest.mark.rulebook("duel.discard.aqueduct-4")
def test_discarding_aqueduct_with_two_yellow_cards_gives_four_coins() -> None:
    """Discard for coins, example: Tavern and Clay Reserve stand in the city."""
    table = duel(age=2, cards=("Aqueduct",), cities=(("Tavern", "Clay Reserve"), ()))
    assert table.discard("Aqueduct").coins(A) == 7 + 4


# Course of play / Construct a Wonder

PYRAMID_STONE = ("Press", "Quarry", "Shelf Quarry")  # what The Pyramids need


@pytest.mark.rulebook("duel.wonder.pay-wonder-cost")
def test_a_wonder_costs_its_own_price_whatever_card_is_used() -> None:
    """Construct a Wonder: Pretorium's 8 coins do not matter, nor that Lumber Yard is free."""
    rich_city = duel(
        cards=("Pretorium", "Statue"),
        cities=(PYRAMID_STONE, ()),
        wonders=(("The Pyramids",), ()),
        coins=(0, 0),
    )
    assert not rich_city.can_build("Pretorium")
    assert rich_city.wonder("The Pyramids", "Pretorium").coins(A) == 0

    for coins, enough in ((7, False), (8, True)):
        bare = duel(
            cards=("Lumber Yard", "Statue"), wonders=(("The Pyramids",), ()), coins=(coins, 0)
        )
        assert bare.can_construct("The Pyramids") is enough
    assert bare.wonder("The Pyramids", "Lumber Yard").coins(A) == 0


@pytest.mark.rulebook("duel.wonder.tuck-card")
def test_the_card_lies_under_the_wonder_and_nowhere_else() -> None:
    """Construct a Wonder: Walls go under The Pyramids; A's other wonder stays unbuilt."""
    table = duel(
        cards=("Walls", "Statue"), wonders=(("The Sphinx", "The Pyramids"), ()), coins=(20, 7)
    )
    table.wonder("The Pyramids", "Walls")
    assert table.wonders(A) == {"The Sphinx": None, "The Pyramids": "Walls"}
    assert table.city(A) == table.city(B) == table.discarded() == set()
    assert CARD_BY_NAME["Walls"].id not in np.asarray(table.state.structure)
    assert table.accessible() == ["Statue"]


@pytest.mark.parametrize(
    "card", ["Brewery", "Pretorium", "School", "Brickyard", "Baths", "Customs House", "Forum"]
)
@pytest.mark.rulebook("duel.wonder.card-gives-nothing")
def test_the_card_under_a_wonder_gives_nothing(card: str) -> None:
    """Construct a Wonder: coins, shields, symbols, goods, chains, trade: nothing of the card."""
    table = duel(
        cards=(card, "Statue"),
        cities=((*PYRAMID_STONE, "Apothecary"), ()),
        wonders=(("The Pyramids",), ()),
    )
    before = city_facts(table)
    before["counts"][Kind.WONDER] += 1
    table.wonder("The Pyramids", card)
    assert city_facts(table) == before
    assert (table.decision, table.decider) == (Decision.TURN, B)
    assert (
        table.points(A)[Category.WONDERS] == sum(table.points(A).values()) - 2 - 1
    )  # coins and Apothecary


@pytest.mark.rulebook("duel.wonder.colossus")
def test_the_colossus_moves_the_pawn_two_spaces() -> None:
    """Construct a Wonder, example: 3 clay and 1 glass are produced, any card is used."""
    table = duel(
        cards=("Altar", "Statue"),
        cities=(("Clay Pool", "Brickyard", "Glassworks"), ()),
        wonders=(("The Colossus",), ()),
        coins=(0, 7),
    )
    assert table.wonder_price("The Colossus") == 0
    table.wonder("The Colossus", "Altar")
    assert table.wonders(A) == {"The Colossus": "Altar"}
    assert (table.coins(A), table.conflict) == (0, 2)


# Course of play / Seven Wonders

THREE_OF_A = ("The Appian Way", "The Temple of Artemis", "The Great Lighthouse")
THREE_OF_B = ("Circus Maximus", "Piraeus", "The Hanging Gardens")


@pytest.mark.rulebook("duel.seven-wonders.limit-seven")
def test_no_wonder_is_built_after_the_seventh() -> None:
    """Seven Wonders: with six built either may build; after the seventh nobody may."""
    position = {
        "wonders": (("The Pyramids",), ("The Colossus",)),
        "built": (THREE_OF_A, THREE_OF_B),
        "coins": (50, 50),
    }
    assert duel(to_move=B, **position).can_construct("The Colossus")
    table = duel(**position).wonder("The Pyramids")
    assert table.decider == B
    assert wonder_actions(table) == []
    table.discard(table.accessible()[0])
    assert table.decider == A
    assert wonder_actions(table) == []


@pytest.mark.rulebook("duel.seven-wonders.limit-seven")
def test_another_turn_from_the_seventh_wonder_builds_no_eighth() -> None:
    """Seven Wonders: The Sphinx is the seventh; A goes on but cannot build The Pyramids."""
    table = duel(
        wonders=(("The Sphinx", "The Pyramids"), ()),
        built=(THREE_OF_A[:2], (*THREE_OF_B, "The Colossus")),
        coins=(50, 50),
    )
    table.wonder("The Sphinx")
    assert (table.decision, table.decider) == (Decision.TURN, A)
    assert wonder_actions(table) == []


@pytest.mark.rulebook("duel.seven-wonders.eighth-to-box")
def test_the_eighth_wonder_goes_back_as_soon_as_the_seventh_is_built() -> None:
    """Seven Wonders: The Colossus is gone from B while A still chooses for The Great Library."""
    table = duel(
        wonders=(("The Great Library",), ("The Colossus",)),
        built=(THREE_OF_A, THREE_OF_B),
        coins=(50, 50),
    )
    table.wonder("The Great Library")
    assert (table.decision, table.decider) == (Decision.LIBRARY, A)
    assert set(table.wonders(B)) == set(THREE_OF_B)
    assert (Event.WONDER_RETURNED, B, WONDER_BY_NAME["The Colossus"].id, 0) in table.events


@pytest.mark.rulebook("duel.seven-wonders.eighth-to-box")
def test_no_wonder_goes_back_before_the_seventh_is_built() -> None:
    """Seven Wonders: after the sixth both players keep their unbuilt wonder."""
    table = duel(
        wonders=(("The Pyramids", "The Sphinx"), ("The Colossus",)),
        built=(THREE_OF_A[:2], THREE_OF_B),
        coins=(50, 50),
    )
    table.wonder("The Pyramids")
    assert table.wonders(A)["The Sphinx"] is None
    assert table.wonders(B)["The Colossus"] is None
    assert table.can_construct("The Colossus")


@pytest.mark.rulebook("duel.seven-wonders.pyramids-removed")
def test_the_pyramids_return_to_the_box_after_the_colossus() -> None:
    """Seven Wonders, example: 4 built by B and now 3 by A, whose last one goes back."""
    table = duel(
        wonders=(("The Colossus", "The Pyramids"), ()),
        built=(THREE_OF_A[:2], (*THREE_OF_B, "The Sphinx")),
        coins=(50, 7),
    )
    table.wonder("The Colossus", "Walls")
    assert set(table.wonders(A)) == {*THREE_OF_A[:2], "The Colossus"}
    assert None not in table.wonders(A).values()
    assert len(table.wonders(B)) == 4
    assert table.points(A)[Category.WONDERS] == 3 + 0 + 3
