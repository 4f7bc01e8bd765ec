"""Duel: Pantheon, both rulebooks: "Course of play", offering tokens and activation."""

from itertools import combinations
from typing import Any

import numpy as np
import pytest

from mirabilia.duel import actions
from mirabilia.duel.vocabulary import Category, CoinCause, Decision, Event
from support.duel import A, B, Table, duel

PRICES = {A: (3, 4, 5, 6, 7, 8), B: (8, 7, 6, 5, 4, 3)}  # of slots 1 to 6


def gods(**position: Any) -> Table:
    """Age II with Tanit in slot 3: A pays 5 coins, B pays 6."""
    return duel(pantheon=True, **{"age": 2, "slots": {3: "Tanit"}} | position)


def kinds_of_action(table: Table) -> set[str]:
    """What a player may do with a turn."""
    starts = {
        "build": (actions.BUILD, actions.DISCARD),
        "discard": (actions.DISCARD, actions.WONDER),
        "wonder": (actions.WONDER, actions.DRAFT),
        "activate": (actions.ACTIVATE, actions.PLACE),
    }
    legal = table.legal()
    found = {
        kind for kind, (low, high) in starts.items() if any(low <= each < high for each in legal)
    }
    assert all(any(low <= each < high for low, high in starts.values()) for each in legal)
    return found


# Offering tokens


@pytest.mark.rulebook("pantheon.offering-effect.one-time-discount")
def test_an_offering_token_is_a_discount_on_one_activation() -> None:
    """With the token of 4 the first god costs 1 coin, the next its full price."""
    table = gods(slots={3: "Aphrodite", 1: "Mars"}, offerings=((4,), ()), coins=(5, 7))
    table.activate("Aphrodite", 4)
    assert table.coins(A) == 4
    table.state.decider = table.state.active = A
    assert table.legal().count(table.activate_action("Mars")) == 1
    assert not table.can_activate("Mars", 4)
    assert table.activate("Mars").coins(A) == 1


@pytest.mark.rulebook("pantheon.offering-effect.one-time-discount")
def test_the_discount_is_for_the_pantheon_only_and_using_it_is_free_to_choose() -> None:
    """No building gets cheaper; the player may also keep the token and pay in full."""
    table = gods(offerings=((4,), ()), coins=(5, 7))
    assert table.price("Walls") == gods(coins=(5, 7)).price("Walls") == 4
    assert table.can_activate("Tanit", 4)
    table.activate("Tanit")
    assert table.coins(A) == 12
    assert table.offerings(A) == {4}


@pytest.mark.rulebook("pantheon.offering-effect.amount")
@pytest.mark.parametrize(("token", "coins"), [(2, 6), (3, 5), (4, 4)])
def test_the_number_on_the_token_is_the_discount(token: int, coins: int) -> None:
    """In slot 6 a god costs A 8 coins."""
    position: dict[str, Any] = {"slots": {6: "Aphrodite"}, "offerings": ((token,), ())}
    assert not gods(coins=(coins - 1, 7), **position).can_activate("Aphrodite", token)
    table = gods(coins=(coins, 7), **position)
    assert table.activation_price("Aphrodite", token) == coins
    assert table.activate("Aphrodite", token).coins(A) == 0


@pytest.mark.rulebook("pantheon.offering-effect.amount")
def test_several_tokens_can_be_used_together_in_any_combination() -> None:
    """At price 8 A has 4 coins: every set of tokens worth 4 or more will do."""
    position: dict[str, Any] = {"slots": {6: "Aphrodite"}, "coins": (4, 7)}
    table = gods(offerings=((2, 3, 4), ()), **position)
    for number in range(4):
        for used in combinations((2, 3, 4), number):
            assert table.can_activate("Aphrodite", *used) == (sum(used) >= 4)
    table.activate("Aphrodite", 2, 3)
    assert table.coins(A) == 4 - 3
    assert table.offerings(A) == {4}
    table = gods(offerings=((2, 3, 4), ()), **position)
    assert table.activate("Aphrodite", 2, 3, 4).coins(A) == 4  # 9 against 8: no change


@pytest.mark.rulebook("pantheon.offering-effect.discard-after-use")
def test_a_used_token_is_gone() -> None:
    """Nobody has it, it cannot be used again, and Mysticism does not count it."""
    position: dict[str, Any] = {"tokens": (("Mysticism",), ()), "offerings": ((2, 3), (4,))}
    table = gods(slots={3: "Mars", 4: "Aphrodite"}, coins=(20, 7), **position)
    assert table.points(A)[Category.PROGRESS] == 4
    table.activate("Mars", 3)
    assert (table.offerings(A), table.offerings(B)) == ({2}, {4})
    assert table.points(A)[Category.PROGRESS] == 2
    assert (Event.OFFERING_SPENT, A, 1, 0) in table.events
    table.state.decider = table.state.active = A
    assert table.can_activate("Aphrodite", 2)
    assert not table.can_activate("Aphrodite", 3)
    assert not table.can_activate("Aphrodite", 4)  # B's


# Activating a card of the Pantheon


@pytest.mark.rulebook("pantheon.activation.from-age-2")
def test_cards_of_the_pantheon_are_activated_from_age_two_on() -> None:
    """In Age I not even 20 coins and a token help; the first turn of Age II is soon enough."""
    slots = {1: "Tanit", 2: "Mars", 3: "Isis", 4: "Zeus", 6: "Enki"}
    table = duel(
        pantheon=True,
        age=1,
        cards=("Altar",),
        covered=(),
        slots=slots,
        offerings=((4,), ()),
        coins=(20, 20),
    )
    assert kinds_of_action(table) == {"build", "discard"}
    table.discard("Altar")
    assert (table.age, table.decision, table.decider) == (2, Decision.TURN, A)
    assert all(table.can_activate(god) for god in slots.values())
    for age in (2, 3):
        assert gods(age=age).can_activate("Tanit")


@pytest.mark.rulebook("pantheon.activation.four-actions")
def test_a_turn_is_one_of_four_actions() -> None:
    """A can pay for everything; after an activation the turn passes to B."""
    table = gods(wonders=(("The Pyramids",), ()), coins=(40, 7))
    assert kinds_of_action(table) == {"build", "discard", "wonder", "activate"}
    table.activate("Tanit")
    assert (table.decision, table.decider) == (Decision.TURN, B)
    assert kinds_of_action(table) == {"build", "discard"}


@pytest.mark.rulebook("pantheon.activation.four-actions")
def test_an_extra_turn_may_be_used_for_an_activation() -> None:
    """The Sphinx gives A another turn, in which a god is activated; then B plays."""
    table = gods(wonders=(("The Sphinx",), ()), coins=(40, 7))
    table.wonder("The Sphinx")
    assert table.decider == A
    assert table.activate("Tanit").decider == B


@pytest.mark.rulebook("pantheon.activation.no-structure-card")
def test_an_activation_takes_no_card_of_the_structure() -> None:
    """All cards stay where they are, face up or down."""
    table = gods(structure={0: "Statue", 6: "Walls", 11: "Forum", 13: "Brewery"})
    before = (table.state.structure.copy(), table.state.face_up.copy(), table.state.place.copy())
    table.activate("Tanit")
    after = (table.state.structure, table.state.face_up, table.state.place)
    assert all(np.array_equal(*pair) for pair in zip(before, after, strict=True))
    assert table.state.cards_left == 4


@pytest.mark.rulebook("pantheon.activation.no-structure-card")
def test_the_last_card_of_an_age_can_be_left_to_the_opponent() -> None:
    """A activates a god with one card left; B takes the card, and the game is over."""
    table = gods(age=3, cards=("Walls",), covered=(), coins=(5, 7))
    table.activate("Tanit")
    assert (table.age, table.decision, table.decider) == (3, Decision.TURN, B)
    assert table.accessible() == ["Walls"]
    table.discard("Walls")
    assert table.decision == Decision.NONE
    assert table.legal(A) == table.legal(B) == []


@pytest.mark.rulebook("pantheon.activation.no-structure-card")
def test_after_the_last_card_nothing_can_be_activated() -> None:
    """Not even with an extra turn, which is lost."""
    table = gods(age=3, cards=("Walls",), covered=(), wonders=(("The Sphinx",), ()), coins=(60, 7))
    table.wonder("The Sphinx")
    assert table.decision == Decision.NONE
    assert table.slots() == {3: "Tanit"}


@pytest.mark.rulebook("pantheon.activation.pay-price")
def test_the_price_is_paid_in_coins_offering_tokens_or_both() -> None:
    """Slot 3 costs A 5: with 5 coins, with 2 coins and the token of 3, not with 4 coins."""
    assert gods(coins=(5, 7)).can_activate("Tanit")
    assert gods(coins=(2, 7), offerings=((3,), ())).can_activate("Tanit", 3)
    assert not gods(coins=(1, 7), offerings=((3,), ())).can_activate("Tanit", 3)
    assert not gods(coins=(4, 7)).can_activate("Tanit")
    tokens_only = gods(coins=(0, 7), offerings=((2, 3), ()))
    assert tokens_only.activate("Tanit", 2, 3).coins(A) == 12


@pytest.mark.rulebook("pantheon.activation.pay-price")
def test_the_coins_go_to_the_bank() -> None:
    """B has Economy and gets nothing: an activation is no trade."""
    table = gods(slots={3: "Mars"}, tokens=((), ("Economy",)), coins=(7, 7))
    table.activate("Mars")
    assert (table.coins(A), table.coins(B)) == (2, 7)
    assert (Event.COINS, A, CoinCause.ACTIVATION, -5) in table.events


@pytest.mark.rulebook("pantheon.activation.own-price-only")
@pytest.mark.parametrize(("player", "price"), [(A, 3), (B, 8)])
def test_each_player_pays_the_own_price_of_a_slot(player: int, price: int) -> None:
    """Slot 1 costs A 3 coins and B 8; not a coin less will do."""
    for coins, enough in ((price, True), (price - 1, False)):
        table = gods(slots={1: "Mars"}, coins=(coins, coins), to_move=player)
        assert table.can_activate("Mars") == enough
    table = gods(slots={1: "Mars"}, coins=(8, 8), to_move=player)
    table.activate("Mars")
    assert table.coins(player) == 8 - price
    assert table.coins(1 - player) == 8


@pytest.mark.rulebook("pantheon.activation.farther-is-dearer")
@pytest.mark.parametrize("player", [A, B])
def test_the_farther_a_card_lies_the_dearer_it_is(player: int) -> None:
    """From slot 1 to slot 6 prices rise for A and fall for B."""
    prices = [
        gods(slots={slot: "Mars"}).activation_price("Mars", player=player) for slot in range(1, 7)
    ]
    assert tuple(prices) == PRICES[player]
    assert prices == sorted(prices, reverse=player == B)
    assert len(set(prices)) == 6


@pytest.mark.rulebook("pantheon.activation.gate-double")
@pytest.mark.parametrize("player", [A, B])
@pytest.mark.parametrize("slot", range(1, 7))
def test_the_gate_costs_twice_the_price_of_its_slot(slot: int, player: int) -> None:
    """For instance in slot 4: 12 coins for A, 10 for B."""
    price = 2 * PRICES[player][slot - 1]
    if slot == 4:
        assert price == {A: 12, B: 10}[player]
    table = gods(slots={slot: "Gate"}, coins=(price, price), to_move=player)
    table.activate("Gate")
    assert table.coins(player) == 0
    short = gods(slots={slot: "Gate"}, coins=(price - 1, price - 1), to_move=player)
    assert not short.can_activate("Gate")


@pytest.mark.rulebook("pantheon.activation.take-and-apply")
def test_an_activated_god_lies_before_the_player_and_acts_at_once() -> None:
    """Tanit gives A 12 coins before B plays; her slot stays empty."""
    table = gods(slots={3: "Tanit", 4: "Mars"}, coins=(5, 7))
    table.activate("Tanit")
    assert table.coins(A) == 12
    assert (table.gods(A), table.gods(B)) == ({"Tanit"}, set())
    assert table.slots() == {4: "Mars"}
    kinds = [event[0] for event in table.events]
    assert kinds[0] == Event.ACTIVATED
    assert kinds[-1] == Event.ASKED
    table.discard("Walls")
    assert table.slots() == {4: "Mars"}
    # the other action takes what is left, never the same card again
    assert [each for each in table.legal() if each >= actions.ACTIVATE] == [
        table.activate_action("Mars")
    ]


@pytest.mark.rulebook("pantheon.activation.take-and-apply")
def test_the_activated_gate_lies_before_the_player_too() -> None:
    """Its slot is empty from then on."""
    table = gods(slots={1: "Gate"}, coins=(6, 7))
    table.activate("Gate")
    assert table.slots() == {}
    assert table.gods(A) == {"Gate"}
    assert table.decision == Decision.GATE


@pytest.mark.rulebook("pantheon.activation.mars")
def test_iryna_activates_mars_for_an_offering_token_and_2_coins() -> None:
    """The example: price 5, 3 of it by the token; the pawn moves 2 spaces."""
    table = gods(slots={3: "Mars"}, offerings=((3,), ()), coins=(2, 7))
    table.activate("Mars", 3)
    assert table.coins(A) == 0
    assert table.offerings(A) == set()
    assert table.gods(A) == {"Mars"}
    assert table.conflict == 2
