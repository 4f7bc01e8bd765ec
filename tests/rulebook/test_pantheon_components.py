"""Duel: Pantheon, Ukrainian and Russian rulebooks: from the contents to the components."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import groupby

import numpy as np
import pytest

from mirabilia.duel import actions
from mirabilia.duel.components import (
    CARD_BY_NAME,
    CARDS,
    GUILD_AGE,
    LAYOUT_FACE_UP,
    LAYOUT_TOKEN,
    TEMPLE_AGE,
    TOKENS,
    WONDERS,
    needed_mythology,
)
from mirabilia.duel.pantheon.components import (
    GOD_BY_NAME,
    GOD_CARDS,
    MYTHOLOGY_TOKENS,
    OFFERING_VALUES,
    SLOT_PRICES,
)
from mirabilia.duel.vocabulary import Category, Colour, Decision, Mythology, TokenPlace
from support.duel import A, B, Table, duel, fresh
from support.pantheon import TOKEN_POSITIONS, chosen_mythologies, play_to_age

SOME_SEEDS = range(12)
MANY_SEEDS = range(60)
GOD_NAMES = {
    "mesopotamian": {"Enki", "Ishtar", "Nisaba"},
    "phoenician": {"Astarte", "Baal", "Tanit"},
    "greek": {"Aphrodite", "Hades", "Zeus"},
    "egyptian": {"Anubis", "Isis", "Ra"},
    "roman": {"Mars", "Minerva", "Neptune"},
}


def activations(table: Table) -> list[int]:
    """The legal actions that activate a card of the Pantheon."""
    return [each for each in table.legal() if actions.ACTIVATE <= each < actions.PLACE]


def age_three_deck(table: Table) -> list[int]:
    """The `age` of each card of a deck not yet laid out."""
    return [CARDS[card].age for card in table.state.decks[2]]


# Contents


@pytest.mark.rulebook("pantheon.contents.pantheon-board")
def test_the_pantheon_has_six_slots() -> None:
    """Contents: one Pantheon board."""
    assert SLOT_PRICES.shape == (2, 6)
    assert len(fresh(pantheon=True).state.slots) == 6


@pytest.mark.rulebook("pantheon.contents.gods")
def test_there_are_fifteen_gods() -> None:
    """Contents: fifteen different gods."""
    gods = {god.name for god in GOD_CARDS if god.mythology is not None}
    assert gods == set().union(*GOD_NAMES.values())
    assert len(gods) == 15


@pytest.mark.rulebook("pantheon.contents.gate")
def test_there_is_one_gate() -> None:
    """Contents: the one card of the Pantheon that is no god."""
    assert [card.name for card in GOD_CARDS if card.mythology is None] == ["Gate"]


@pytest.mark.rulebook("pantheon.contents.grand-temples")
def test_there_is_a_grand_temple_for_each_mythology() -> None:
    """Contents: five Grand Temples."""
    temples = [card for card in CARDS if card.colour == Colour.TEMPLE]
    assert len(temples) == 5
    assert [needed_mythology(card) for card in temples] == list(Mythology)
    assert temples == [card for card in CARDS if card.age == TEMPLE_AGE]


@pytest.mark.rulebook("pantheon.contents.wonders")
def test_there_are_two_new_wonders() -> None:
    """Contents: beside the twelve of the base game."""
    assert {w.name for w in WONDERS if w.pantheon} == {"The Sanctuary", "The Divine Theater"}
    assert len(WONDERS) == 14


@pytest.mark.rulebook("pantheon.contents.mythology-tokens")
def test_there_are_two_mythology_tokens_of_each_mythology() -> None:
    """Contents: ten tokens."""
    assert Counter(int(token) for token in MYTHOLOGY_TOKENS) == dict.fromkeys(Mythology, 2)


@pytest.mark.rulebook("pantheon.contents.offering-tokens")
def test_there_are_three_offering_tokens() -> None:
    """Contents: of 2, 3 and 4 coins."""
    assert [int(value) for value in OFFERING_VALUES] == [2, 3, 4]


@pytest.mark.rulebook("pantheon.contents.progress")
def test_there_are_three_new_progress_tokens() -> None:
    """Contents: beside the ten of the base game."""
    new = {token.name for token in TOKENS if token.pantheon}
    assert new == {"Mysticism", "Poliorcetics", "Engineering"}
    assert len(TOKENS) == 13


def play_on(table: Table, seed: int) -> Iterator[Table]:
    """Random moves to the end of the game."""
    chooser = random.Random(seed)
    while choices := table.legal():
        yield table.do(chooser.choice(choices))


@pytest.mark.rulebook("pantheon.contents.snake")
def test_the_one_snake_is_beside_the_board_or_on_one_green_card() -> None:
    """Contents: before Nisaba it is nowhere; afterwards it stays where she put it."""
    for seed in range(4):
        table = duel(pantheon=True, slots={1: "Nisaba"}, cities=((), ("Apothecary", "School")))
        assert table.snake is None
        table.activate("Nisaba").card("Apothecary")
        assert {now.snake for now in play_on(table, seed)} == {"Apothecary"}


@pytest.mark.rulebook("pantheon.contents.minerva")
def test_the_one_minerva_marker_is_off_the_track_or_on_one_space() -> None:
    """Contents: she stands where she was put until she leaves the track for good."""
    cards = ("Guard Tower", "Walls", "Pretorium", "Arsenal")
    left = set()
    for seed in range(6):
        table = duel(pantheon=True, slots={1: "Minerva"}, cards=cards, coins=(40, 40))
        assert table.minerva is None
        table.activate("Minerva").space(2)
        spaces = [now.minerva for now in play_on(table, seed)]
        assert [space for space, _ in groupby([2, *spaces])] in ([2], [2, None])
        left.add(spaces[-1])
    assert left == {2, None}


# Overview


@pytest.mark.rulebook("pantheon.overview.choose-then-awaken")
def test_gods_chosen_in_age_one_awaken_in_ages_two_and_three() -> None:
    """Overview: with coins for any of them, none can be activated before Age II."""
    for age, possible in ((1, False), (2, True), (3, True)):
        table = duel(pantheon=True, age=age, slots={1: "Tanit", 6: "Mars"}, coins=(20, 20))
        assert bool(activations(table)) == possible
    table = play_to_age(2, 1)
    table.state.coins[:] = 60
    chosen = set(table.slots().values())
    assert len(chosen - {"Gate"}) == 5
    assert all(table.can_activate(god) for god in chosen)


@pytest.mark.rulebook("pantheon.overview.temples-replace-guilds")
def test_grand_temples_replace_the_guilds() -> None:
    """Overview: whatever the deal."""
    for seed in MANY_SEEDS:
        ages = age_three_deck(fresh(seed, pantheon=True))
        assert ages.count(TEMPLE_AGE) == 3
        assert ages.count(GUILD_AGE) == 0
        assert age_three_deck(fresh(seed)).count(GUILD_AGE) == 3


# Components: gods and the Gate


@pytest.mark.rulebook("pantheon.gods-cards.five-mythologies")
def test_each_god_belongs_to_one_of_five_mythologies() -> None:
    """God cards: three gods each."""
    for mythology in Mythology:
        gods = {god.name for god in GOD_CARDS if god.mythology == mythology}
        assert gods == GOD_NAMES[mythology.name.lower()]


@pytest.mark.rulebook("pantheon.gate-card.placed-last")
def test_the_gate_is_laid_into_the_pantheon_after_five_gods() -> None:
    """Gate: in Age I it is in no slot, at the start of Age II it fills the last one."""
    for seed in SOME_SEEDS:
        table = play_to_age(2, seed)
        cards = list(table.slots().values())
        assert len(cards) == 6
        assert cards.count("Gate") == 1
    gods = {slot: god for slot, god in table.slots().items() if god != "Gate"}
    table = duel(pantheon=True, age=1, slots=gods, cards=("Altar",), covered=())
    assert "Gate" not in table.slots().values()
    table.discard("Altar")
    assert (table.age, list(table.slots().values()).count("Gate")) == (2, 1)


@pytest.mark.rulebook("pantheon.gate-card.activates-gods")
def test_the_gate_activates_one_of_the_revealed_gods() -> None:
    """Gate: its holder chooses among the tops of the decks, and the chosen god acts."""
    decks = {"phoenician": ("Tanit", "Baal"), "roman": ("Neptune", "Mars")}
    table = duel(pantheon=True, slots={1: "Gate"}, decks=decks, coins=(6, 7))
    table.activate("Gate")
    assert (table.decision, table.decider) == (Decision.GATE, A)
    tops = {"Enki", "Tanit", "Aphrodite", "Anubis", "Neptune"}
    assert table.legal() == sorted(actions.GOD + GOD_BY_NAME[god].id for god in tops)
    table.god("Tanit")
    assert table.gods(A) == {"Gate", "Tanit"}
    assert table.coins(A) == 12
    assert table.decider == B


@pytest.mark.parametrize("rulings", ["russian", "ukrainian"])
@pytest.mark.rulebook("pantheon-ru.gate-card.activates-god")
def test_the_gates_terms_are_twice_its_price_and_a_single_god(rulings: str) -> None:
    """Gate: 10 coins in slot 3; then one god for nothing, and the turn is over."""
    position = {"slots": {3: "Gate", 4: "Mars"}, "decks": {"phoenician": ("Astarte",)}}
    table = duel(pantheon=True, rulings=rulings, coins=(10, 7), **position)
    table.activate("Gate").god("Astarte")
    assert (table.coins(A), table.savings(A)) == (0, 7)
    assert table.gods(A) == {"Gate", "Astarte"}
    assert (table.decision, table.decider) == (Decision.TURN, B)
    assert not duel(pantheon=True, rulings=rulings, coins=(9, 7), **position).can_activate("Gate")


# Components: Grand Temples


@pytest.mark.rulebook("pantheon.temple-cards.buildings-vp")
def test_a_grand_temple_is_a_building_that_gives_points() -> None:
    """Grand Temples: it is built like any other card and gives 5 points alone."""
    table = duel(pantheon=True, cards=("Greek Grand Temple", "Walls"), coins=(10, 7))
    assert table.points(A)[Category.TEMPLES] == 0
    table.build("Greek Grand Temple")
    assert table.city(A) == {"Greek Grand Temple"}
    assert table.points(A)[Category.TEMPLES] == table.total(A) == 5


@pytest.mark.rulebook("pantheon.temple-cards.age-3")
def test_age_three_has_three_grand_temples_among_twenty_cards() -> None:
    """Grand Temples: they lie in the structure of Age III and in no other, guilds in none."""
    for seed in range(3):
        for age, expected in ((1, {1: 20}), (2, {2: 20}), (3, {3: 17, TEMPLE_AGE: 3})):
            table = play_to_age(age, seed)
            assert Counter(CARDS[card].age for card in table.state.structure) == expected


# Components: the Pantheon board


@pytest.mark.rulebook("pantheon.board.two-prices")
def test_each_slot_has_a_price_for_each_player() -> None:
    """Pantheon board: slot 1 is the nearest to A and the farthest from B."""
    for slot, for_a, for_b in zip(range(1, 7), range(3, 9), range(8, 2, -1), strict=True):
        table = duel(pantheon=True, slots={slot: "Tanit"})
        assert table.activation_price("Tanit", player=A) == for_a
        assert table.activation_price("Tanit", player=B) == for_b


# Components: tokens


@pytest.mark.rulebook("pantheon.myth-tokens.on-face-down")
def test_mythology_tokens_lie_on_face_down_cards_of_age_one() -> None:
    """Mythology tokens: on the places that the scheme marks."""
    table = fresh(pantheon=True)
    assert set(table.laid()) == TOKEN_POSITIONS[1] == set(np.flatnonzero(LAYOUT_TOKEN[0]))
    for position in table.laid():
        assert not LAYOUT_FACE_UP[0, position]
        assert not table.state.face_up[position]


@pytest.mark.rulebook("pantheon.myth-tokens.decide-gods")
def test_mythology_tokens_decide_which_gods_enter_the_pantheon() -> None:
    """Mythology tokens: a god for each token taken, of its mythology."""
    for seed in SOME_SEEDS:
        laid = Counter(fresh(seed, pantheon=True, first_player=A).laid().values())
        table = play_to_age(2, seed)
        assert chosen_mythologies(table) == laid
        taken = Counter(table.mythology_tokens(A)) + Counter(table.mythology_tokens(B))
        assert {Mythology[name.upper()]: count for name, count in taken.items()} == laid


@pytest.mark.rulebook("pantheon.myth-tokens.one-mythology")
@pytest.mark.parametrize("mythology", list(GOD_NAMES))
def test_each_mythology_token_belongs_to_one_mythology(mythology: str) -> None:
    """Mythology tokens: it gives gods and the temple of its own mythology only."""
    table = duel(
        pantheon=True,
        age=1,
        structure={3: "Altar", 9: "Baths", 14: "Press"},
        laid={9: mythology},
    )
    table.discard("Press")
    offered = {(action - actions.PLACE) // 6 for action in table.legal()}
    assert {GOD_CARDS[god].name for god in offered} < GOD_NAMES[mythology]
    assert table.mythology_tokens(A) == {mythology: 1}
    free = [card for card in CARDS if card.age == TEMPLE_AGE and table.price(card.name) == 0]
    assert [card.name for card in free] == [f"{mythology.capitalize()} Grand Temple"]


@pytest.mark.rulebook("pantheon.offerings.reduce-cost")
def test_an_offering_token_reduces_the_cost_of_an_activation() -> None:
    """Offering tokens: at price 5 the token of 3 leaves 2 coins to pay."""
    table = duel(pantheon=True, slots={3: "Tanit"}, offerings=((3,), ()), coins=(2, 7))
    assert table.activation_price("Tanit") == 5
    assert table.activation_price("Tanit", 3) == 2
    assert not table.can_activate("Tanit")
    table.activate("Tanit", 3)
    assert table.coins(A) == 12
    assert table.offerings(A) == set()


@pytest.mark.rulebook("pantheon.offerings.on-age-2-face-down")
def test_offering_tokens_lie_on_face_down_cards_of_age_two() -> None:
    """Offering tokens: on the places that the scheme marks; in Age III there are none."""
    table = play_to_age(2, 5)
    assert set(table.laid()) == TOKEN_POSITIONS[2] == set(np.flatnonzero(LAYOUT_TOKEN[1]))
    for position in table.laid():
        assert not LAYOUT_FACE_UP[1, position]
        assert not table.state.face_up[position]
    assert play_to_age(3, 5).laid() == {}


@pytest.mark.rulebook("pantheon.markers.snake")
def test_the_snake_shows_whose_symbol_nisaba_copies() -> None:
    """Snake: it lies on the chosen card, for everybody to see."""
    table = duel(pantheon=True, slots={1: "Nisaba"}, cities=((), ("Apothecary", "School")))
    table.activate("Nisaba")
    assert table.snake is None
    table.card("School")
    assert table.snake == "School"
    for viewer in (A, B):
        assert Table(table.view(viewer)).snake == "School"
    assert table.symbols(A) == {CARD_BY_NAME["School"].effect.symbol: 1}


@pytest.mark.rulebook("pantheon.markers.minerva")
def test_the_minerva_marker_shows_the_space_that_she_guards() -> None:
    """Minerva marker: it stands on the chosen space, for everybody to see."""
    table = duel(pantheon=True, slots={1: "Minerva"})
    table.activate("Minerva")
    assert table.minerva is None
    table.space(-4)
    for viewer in (A, B):
        assert Table(table.view(viewer)).minerva == -4


# Components: wonders and progress tokens


@pytest.mark.rulebook("pantheon.new-cards.add-to-base")
def test_new_wonders_and_progress_tokens_are_mixed_with_those_of_the_base_game() -> None:
    """Eight of 14 wonders are drawn; of 13 progress tokens 5 lie on the board, 8 in the box."""
    drawn, on_board, in_box = set(), set(), set()
    for seed in MANY_SEEDS:
        table = fresh(seed, pantheon=True)
        offer = {int(w) for w in [*table.state.offered, *table.state.wonder_deck]}
        assert len(offer) == 8
        board, box = table.tokens_at(TokenPlace.BOARD), table.tokens_at(TokenPlace.BOX)
        assert (len(board), len(box)) == (5, 8)
        drawn, on_board, in_box = drawn | offer, on_board | board, in_box | box
    assert drawn == set(range(14))
    assert on_board == in_box == {token.name for token in TOKENS}
