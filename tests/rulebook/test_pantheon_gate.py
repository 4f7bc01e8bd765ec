"""Pantheon rulebook, chapter "Gate"."""

from functools import partial
from typing import Any

import pytest

from mirabilia.duel import actions
from mirabilia.duel.pantheon.components import GOD_BY_NAME
from mirabilia.duel.state import GONE, HIDDEN
from mirabilia.duel.vocabulary import Category, Decision, Mythology, TokenPlace
from support.duel import A, B, Table, duel

pantheon = partial(duel, pantheon=True)

DECKS = {
    "mesopotamian": ("Ishtar", "Nisaba", "Enki"),
    "phoenician": ("Tanit", "Baal", "Astarte"),
    "greek": ("Aphrodite", "Zeus"),
    "egyptian": ("Ra",),
    "roman": ("Mars", "Neptune", "Minerva"),
}
TOPS = ("Ishtar", "Tanit", "Aphrodite", "Ra", "Mars")


def gate_opened(**position: Any) -> Table:
    """A has paid 6 of 10 coins for the Gate in the first slot."""
    settings: dict[str, Any] = {"decks": DECKS, "coins": (10, 7), **position}
    return pantheon(slots={1: "Gate"}, **settings).activate("Gate")


def god_choices(*names: str) -> list[int]:
    return [actions.GOD + GOD_BY_NAME[name].id for name in names]


@pytest.mark.rulebook("pantheon.gate.double")
@pytest.mark.parametrize("player", [A, B])
@pytest.mark.parametrize(
    ("slot", "prices"),
    [(1, (6, 16)), (2, (8, 14)), (3, (10, 12)), (4, (12, 10)), (5, (14, 8)), (6, (16, 6))],
)
def test_the_gate_costs_twice_the_price_of_its_slot(
    player: int, slot: int, prices: tuple[int, int]
) -> None:
    """Gate: with one coin less it cannot be activated."""
    price = prices[player]
    table = pantheon(slots={slot: "Gate"}, coins=(price, price), to_move=player)
    assert table.activation_price("Gate", player=player) == price
    table.state.coins[player] -= 1
    assert not table.can_activate("Gate")
    table.state.coins[player] += 1
    assert table.activate("Gate").coins(player) == 0
    assert table.coins(1 - player) == price


@pytest.mark.rulebook("pantheon.gate.reveal-tops")
def test_the_gate_shows_the_top_god_of_each_deck() -> None:
    """Gate: both players see the five, and nothing below them; one of them is to be chosen."""
    table = gate_opened()
    assert (table.decision, table.decider) == (Decision.GATE, A)
    assert table.legal() == god_choices(*TOPS)
    for player in (A, B):
        decks = table.view(player).god_decks
        assert [int(god) for god in decks[:, 0]] == [GOD_BY_NAME[name].id for name in TOPS]
        for mythology in (Mythology.MESOPOTAMIAN, Mythology.PHOENICIAN, Mythology.ROMAN):
            assert [int(god) for god in decks[mythology, 1:]] == [HIDDEN, HIDDEN]


@pytest.mark.rulebook("pantheon.gate.reveal-tops")
def test_the_gate_shows_nothing_of_a_deck_that_is_empty() -> None:
    """Gate: no Greek god is left, so there are four to choose from."""
    table = gate_opened(decks={**DECKS, "greek": ()})
    assert table.legal() == god_choices("Ishtar", "Tanit", "Ra", "Mars")


@pytest.mark.rulebook("pantheon.gate.reveal-tops")
def test_enki_shown_by_the_gate_gets_two_progress_tokens() -> None:
    """Gate: Enki lies on top of his deck and is revealed; A may take one of his tokens."""
    table = gate_opened(decks={**DECKS, "mesopotamian": ("Enki", "Ishtar", "Nisaba")})
    laid = table.tokens_at(TokenPlace.ENKI)
    assert len(laid) == 2
    table.god("Enki")
    assert (table.decision, len(table.legal())) == (Decision.ENKI, 2)
    taken, left = sorted(laid)
    table.token(taken)
    assert (table.tokens(A), table.tokens_at(TokenPlace.ENKI)) == ({taken}, set())
    assert left in table.tokens_at(TokenPlace.BOX)


@pytest.mark.rulebook("pantheon.gate.reveal-tops")
def test_enki_below_the_top_gets_no_tokens() -> None:
    """Gate: only Ishtar is seen, Enki lies at the bottom of the deck."""
    assert gate_opened().tokens_at(TokenPlace.ENKI) == set()


@pytest.mark.rulebook("pantheon.gate.choose-one-free")
@pytest.mark.parametrize("god", TOPS)
def test_one_of_the_gods_shown_is_activated_for_nothing(god: str) -> None:
    """Gate: A has 4 coins left after paying; the god's effect costs nothing more."""
    table = gate_opened(wonders=((), ["The Sphinx"])).god(god)
    if god == "Ra":
        table.choose_wonder("The Sphinx")
    assert table.gods(A) == {"Gate", god}
    assert table.coins(A) == (16 if god == "Tanit" else 4)
    assert table.conflict == (2 if god == "Mars" else 0)
    assert table.points(A)[Category.GODS] == (9 if god == "Aphrodite" else 0)
    assert sum(table.symbols(A).values()) == (1 if god == "Ishtar" else 0)
    assert ("The Sphinx" in table.wonders(A)) == (god == "Ra")
    assert (table.slots(), table.decision, table.decider) == ({}, Decision.TURN, B)


@pytest.mark.rulebook("pantheon.gate.others-back")
@pytest.mark.parametrize("god", TOPS)
def test_the_other_gods_return_to_the_tops_of_their_decks(god: str) -> None:
    """Gate: four decks are as before, the fifth has one card fewer."""
    table = gate_opened().god(god)
    for mythology, gods in DECKS.items():
        assert table.deck(mythology) == [name for name in gods if name != god]
    assert (table.decision, table.decider) == (Decision.TURN, B)


@pytest.mark.rulebook("pantheon.gate.others-back")
def test_the_god_below_the_chosen_one_is_not_seen() -> None:
    """Gate: Mars returns and is remembered; under Tanit lies a god that nobody knows."""
    decks = gate_opened().god("Tanit").view(B).god_decks
    assert [int(god) for god in decks[Mythology.PHOENICIAN]] == [HIDDEN, HIDDEN, GONE]
    mars = GOD_BY_NAME["Mars"].id
    assert [int(god) for god in decks[Mythology.ROMAN]] == [mars, HIDDEN, HIDDEN]
