"""Pantheon rulebook, chapter "Wonders": The Sanctuary and The Divine Theater."""

from functools import partial
from typing import Any

import pytest

from mirabilia.duel import actions
from mirabilia.duel.pantheon.components import GOD_BY_NAME
from mirabilia.duel.state import GONE
from mirabilia.duel.vocabulary import Category, Decision, Mythology, TokenPlace
from support.duel import A, B, Table, duel

pantheon = partial(duel, pantheon=True)


@pytest.mark.rulebook("pantheon.wonders.sanctuary-discount", "pantheon.wonders.theater-reveal")
@pytest.mark.parametrize(
    ("wonder", "cost"), [("The Sanctuary", "PGSS"), ("The Divine Theater", "PPGWW")]
)
def test_a_wonder_of_pantheon_costs_the_resources_it_shows(wonder: str, cost: str) -> None:
    """Wonders: B makes unequal amounts, so that each resource has its own price for A."""
    prices = {"G": 2, "P": 3, "W": 4, "S": 5, "C": 6}
    rival = ("Press", "Sawmill", "Shelf Quarry", "Quarry", "Brickyard", "Clay Pool", "Clay Pit")
    price = sum(prices[letter] for letter in cost)
    table = pantheon(cities=([], rival), wonders=([wonder], []), coins=(price, 7))
    assert {letter: table.unit_price(letter) for letter in prices} == prices
    assert table.wonder_price(wonder) == price
    assert table.can_construct(wonder)
    table.state.coins[A] -= 1
    assert not table.can_construct(wonder)


@pytest.mark.rulebook("pantheon.wonders.sanctuary-discount")
@pytest.mark.parametrize(
    ("slot", "card", "price"), [(3, "Mars", 3), (1, "Mars", 1), (6, "Mars", 6), (3, "Gate", 8)]
)
def test_the_sanctuary_takes_two_coins_off_each_activation(
    slot: int, card: str, price: int
) -> None:
    """Wonders: A has it; slots of 5, 3 and 8 cost 3, 1 and 6, the Gate in the third 8."""
    table = pantheon(slots={slot: card}, built=(["The Sanctuary"], []), coins=(price, 20))
    assert table.activation_price(card) == price
    assert table.activate(card).coins(A) == 0


@pytest.mark.rulebook("pantheon.wonders.sanctuary-discount")
def test_the_sanctuary_lowers_its_owners_prices_only() -> None:
    """Wonders: B pays the full price of slot 3."""
    table = pantheon(slots={3: "Mars"}, built=(["The Sanctuary"], []), to_move=B)
    assert table.activation_price("Mars", player=B) == 6
    assert table.activate("Mars").coins(B) == 1


@pytest.mark.rulebook("pantheon.wonders.sanctuary-discount")
def test_the_sanctuary_works_with_offering_tokens_and_gives_no_coins_back() -> None:
    """Wonders: price 5 less 2 less the token of 2 is 1; price 3 less 2 less 4 is nothing."""
    table = pantheon(
        slots={1: "Mars", 3: "Tanit"}, built=(["The Sanctuary"], []), offerings=((2, 4), ())
    )
    assert table.activation_price("Tanit", 2) == 1
    assert table.activation_price("Mars", 4) == 0
    table.activate("Mars", 4)
    assert (table.coins(A), table.offerings(A)) == (7, {2})


@pytest.mark.rulebook("pantheon.wonders.sanctuary-turn")
def test_the_sanctuary_gives_another_turn_and_no_points() -> None:
    """Wonders: A plays again and may use the discount at once: 1 coin is left for slot 1."""
    table = pantheon(slots={1: "Mars"}, wonders=(["The Sanctuary"], []), coins=(9, 7))
    table.wonder("The Sanctuary")
    assert (table.decision, table.decider, table.coins(A)) == (Decision.TURN, A, 1)
    assert table.points(A)[Category.WONDERS] == 0
    table.activate("Mars")
    assert (table.coins(A), table.decider) == (0, B)


def theater_built(**position: Any) -> Table:
    """A has just bought The Divine Theater for 10 of 14 coins."""
    settings: dict[str, Any] = {"coins": (14, 7), **position}
    table = pantheon(wonders=(["The Divine Theater"], []), **settings)
    return table.wonder("The Divine Theater")


def deck_choices(*mythologies: Mythology) -> list[int]:
    return [actions.MYTHOLOGY + mythology for mythology in mythologies]


def god_choices(*names: str) -> list[int]:
    return [actions.GOD + GOD_BY_NAME[name].id for name in names]


@pytest.mark.rulebook("pantheon.wonders.theater-reveal")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_divine_theater_reveals_a_deck_of_choice(age: int) -> None:
    """Wonders: any of five decks, in every Age; all its gods can be seen and chosen."""
    table = theater_built(age=age)
    assert (table.decision, table.decider) == (Decision.THEATER_DECK, A)
    assert table.legal() == deck_choices(*Mythology)
    table.mythology("phoenician")
    assert (table.decision, table.decider) == (Decision.THEATER_GOD, A)
    assert table.legal() == god_choices("Astarte", "Baal", "Tanit")
    shown = [GOD_BY_NAME[name].id for name in ("Astarte", "Baal", "Tanit")]
    for player in (A, B):
        assert list(table.view(player).god_decks[Mythology.PHOENICIAN]) == shown


@pytest.mark.rulebook("pantheon.wonders.theater-reveal")
def test_the_divine_theater_reveals_what_is_left_of_a_deck() -> None:
    """Wonders: gods in the Pantheon are no longer there, and an empty deck is not offered."""
    table = theater_built(
        slots={1: "Baal"}, gods=(["Aphrodite", "Hades"], ["Zeus"]), decks={"egyptian": ("Ra",)}
    )
    mesopotamian, phoenician, _, egyptian, roman = Mythology
    assert table.legal() == deck_choices(mesopotamian, phoenician, egyptian, roman)
    table.mythology("phoenician")
    assert table.legal() == god_choices("Astarte", "Tanit")


@pytest.mark.rulebook("pantheon.wonders.theater-activate")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_one_god_of_the_revealed_deck_is_activated_for_nothing(age: int) -> None:
    """Wonders: A has 4 coins left and gets Tanit's 12; the god is A's from now on."""
    table = theater_built(age=age).mythology("phoenician").god("Tanit")
    assert (table.gods(A), table.coins(A)) == ({"Tanit"}, 4 + 12)


@pytest.mark.rulebook("pantheon.wonders.theater-activate")
def test_enki_in_the_revealed_deck_gives_one_of_two_tokens() -> None:
    """Wonders: two tokens of the box are laid on Enki; A activates him and takes one."""
    table = theater_built().mythology("mesopotamian")
    taken, left = sorted(table.tokens_at(TokenPlace.ENKI))
    table.god("Enki").token(taken)
    assert table.tokens(A) == {taken}
    assert left in table.tokens_at(TokenPlace.BOX)
    assert table.decision is Decision.THEATER_ORDER


@pytest.mark.rulebook("pantheon.wonders.theater-return")
@pytest.mark.parametrize("order", [["Astarte", "Baal"], ["Baal", "Astarte"]])
def test_two_other_gods_return_in_the_order_of_choice(order: list[str]) -> None:
    """Wonders: A says which goes on top, and B does not learn it."""
    table = theater_built().mythology("phoenician").god("Tanit")
    assert (table.decision, table.decider) == (Decision.THEATER_ORDER, A)
    assert table.legal() == god_choices("Astarte", "Baal")
    table.god(order[0])
    assert table.deck("phoenician") == order
    top = [int(table.view(player).god_decks[Mythology.PHOENICIAN, 0]) for player in (A, B)]
    assert top[A] == GOD_BY_NAME[order[0]].id
    assert top[B] < GONE
    assert (table.decision, table.decider) == (Decision.TURN, B)


@pytest.mark.rulebook("pantheon.wonders.theater-return")
@pytest.mark.parametrize("deck", [("Tanit", "Baal"), ("Tanit",)])
def test_a_single_god_or_none_returns_without_a_choice(deck: tuple[str, ...]) -> None:
    """Wonders: one card fewer, and B's turn."""
    table = theater_built(decks={"phoenician": deck}).mythology("phoenician").god("Tanit")
    assert table.deck("phoenician") == list(deck[1:])
    assert (table.decision, table.decider) == (Decision.TURN, B)


@pytest.mark.rulebook("pantheon.wonders.theater-points")
def test_the_divine_theater_is_worth_two_points() -> None:
    """Wonders: two points in the row of the wonders."""
    table = pantheon(built=(["The Divine Theater"], []))
    assert table.points(A)[Category.WONDERS] == 2
