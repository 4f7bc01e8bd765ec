"""Duel: Pantheon, Ukrainian and Russian rulebooks: the chapter "Setup"."""

from collections import Counter

import numpy as np
import pytest

from mirabilia.duel.components import CARDS, GUILD_AGE, LAYOUT_FACE_UP, TEMPLE_AGE
from mirabilia.duel.pantheon.components import GOD_CARDS
from mirabilia.duel.state import HIDDEN, HIDDEN_GUILD
from mirabilia.duel.vocabulary import (
    Decision,
    Event,
    Mythology,
    Place,
    TokenPlace,
)
from mirabilia.engine.random import seed_generator
from support.duel import A, B, Table, duel, fresh
from support.pantheon import TOKEN_POSITIONS, play_to_age, shown_slots

MANY_SEEDS = range(80)
SOME_SEEDS = range(12)
FOUR_GODS = {1: "Enki", 3: "Tanit", 4: "Zeus", 6: "Mars"}


def last_of_age_one(**position) -> Table:
    """A game in which the discard of Altar ends Age I."""
    return duel(pantheon=True, age=1, cards=("Altar",), covered=(), **position)


def structure(view) -> list[int]:
    return [int(card) for card in view.structure]


def cards_in_play(table: Table) -> set[int]:
    """Age I's structure and the decks of the later Ages, at the deal."""
    laid = {int(card) for card in table.state.structure}
    return laid | {int(card) for card in table.state.decks[1:].ravel()}


# Age I


@pytest.mark.rulebook("pantheon.setup-1.base-and-structure")
def test_the_board_is_prepared_and_age_one_laid_out() -> None:
    """Setup, Age I: the base game's preparation, and twenty cards by the scheme."""
    table = fresh(pantheon=True)
    assert (table.conflict, table.coins(A), table.coins(B)) == (0, 7, 7)
    for side in (A, B):
        assert [int(coins) for coins in table.state.loot[side] if coins] == [2, 5]
    assert len(set(structure(table.state))) == 20
    assert {CARDS[card].age for card in structure(table.state)} == {1}
    assert table.state.face_up.tolist() == LAYOUT_FACE_UP[0].tolist()


@pytest.mark.rulebook("pantheon.setup-1.five-mythology-tokens")
def test_five_random_mythology_tokens_lie_on_the_marked_places() -> None:
    """Setup, Age I: any mythology at any place; two of one kind are possible, three are not."""
    seen, most = set(), set()
    for seed in MANY_SEEDS:
        laid = fresh(seed, pantheon=True).laid()
        assert set(laid) == TOKEN_POSITIONS[1]
        seen |= laid.items()
        most.add(max(Counter(laid.values()).values()))
    assert len(seen) == 5 * 5
    assert most == {1, 2}


@pytest.mark.rulebook("pantheon.setup-1.tokens-turned-up")
def test_both_players_see_the_mythology_tokens_from_the_start() -> None:
    """Setup, Age I: the tokens are turned face up, the cards under them are not."""
    table = fresh(pantheon=True)
    for viewer in (A, B):
        view = table.view(viewer)
        assert Table(view).laid() == table.laid()
        assert {structure(view)[position] for position in table.laid()} == {HIDDEN}


@pytest.mark.rulebook("pantheon.setup-1.other-tokens-out")
def test_the_other_five_mythology_tokens_never_appear(random_game) -> None:
    """Setup, Age I: tokens on cards and before players are at all times among the five."""
    for seed in range(6):
        laid: Counter[int] = Counter()
        for table in random_game(seed, pantheon=True):
            if not table.events:  # the deal
                laid = Counter(table.laid().values())
                assert laid.total() == 5
            owned = Counter[int]()
            for mythology in Mythology:
                owned[mythology] = int(np.asarray(table.state.mythology_tokens)[:, mythology].sum())
            now = owned + Counter(table.laid().values() if table.age == 1 else ())
            assert now <= laid
            if table.age > 1 and table.decision == Decision.TURN:
                assert now == laid


@pytest.mark.rulebook("pantheon.setup-1.draft-after-layout")
@pytest.mark.parametrize("viewer", [A, B])
def test_wonders_are_chosen_in_sight_of_age_one(viewer: int) -> None:
    """Setup, Age I: during the draft its open cards and tokens lie there, unlike in base Duel."""
    table = fresh(pantheon=True)
    assert table.decision == Decision.DRAFT
    view = table.view(viewer)
    shown = structure(view)
    for position in range(20):
        is_open = LAYOUT_FACE_UP[0, position]
        assert shown[position] == (structure(table.state)[position] if is_open else HIDDEN)
    assert len(Table(view).laid()) == 5
    before = structure(table.state)
    while table.decision == Decision.DRAFT:
        table.do(table.legal()[0])
    assert (table.age, structure(table.state)) == (1, before)
    assert set(structure(fresh().view(viewer))) == {-1}


@pytest.mark.rulebook("pantheon.setup-1.five-decks")
def test_each_mythology_has_a_shuffled_deck_of_its_three_gods() -> None:
    """Setup, Age I: every order occurs in every deck, and nobody sees it."""
    orders: dict[str, set[tuple[str, ...]]] = {each.name: set() for each in Mythology}
    for seed in MANY_SEEDS:
        table = fresh(seed, pantheon=True)
        for mythology in Mythology:
            deck = table.deck(mythology.name)
            gods = [god.name for god in GOD_CARDS if god.mythology == mythology]
            assert sorted(deck) == sorted(gods)
            orders[mythology.name].add(tuple(deck))
        for viewer in (A, B):
            assert set(table.view(viewer).god_decks.ravel().tolist()) == {HIDDEN}
    assert {len(found) for found in orders.values()} == {6}


@pytest.mark.rulebook("pantheon.setup-1.others-beside")
def test_gate_offering_tokens_snake_and_minerva_wait_beside_the_board() -> None:
    """Setup, Age I: until Age II none of them is anywhere in the game."""
    for seed in SOME_SEEDS:
        table = fresh(seed, pantheon=True)
        while table.age == 1:
            assert "Gate" not in table.slots().values()
            assert table.offerings(A) == table.offerings(B) == set()
            assert set(table.laid()) <= TOKEN_POSITIONS[1]
            assert (table.snake, table.minerva) == (None, None)
            is_turn = table.decision == Decision.TURN
            table.discard(table.accessible()[0]) if is_turn else table.do(table.legal()[0])
        assert "Gate" in table.slots().values()


# Age II


@pytest.mark.rulebook("pantheon.setup-2.gate-face-up")
def test_the_gate_goes_face_up_to_the_free_slot() -> None:
    """Setup, Age II: slot 5 alone is free."""
    table = last_of_age_one(slots=FOUR_GODS | {2: "Isis"})
    table.discard("Altar")
    assert table.slots() == FOUR_GODS | {2: "Isis", 5: "Gate"}
    assert (Event.GATE_PLACED, -1, 0, 4) in table.events
    for viewer in (A, B):
        assert shown_slots(table.view(viewer))[5] == "Gate"


@pytest.mark.rulebook("pantheon.setup-2.gate-face-up")
def test_of_several_free_slots_chance_picks_the_gates() -> None:
    """Setup, Age II: the rulebooks do not say; the other slot stays empty."""
    found = set()
    for seed in range(20):
        table = last_of_age_one(slots=FOUR_GODS)
        seed_generator(table.state, seed)
        table.discard("Altar")
        assert len(table.slots()) == 5
        found.add(next(slot for slot, god in table.slots().items() if god == "Gate"))
    assert found == {2, 5}


@pytest.mark.rulebook("pantheon.setup-2.reveal-gods")
def test_the_gods_in_the_pantheon_are_turned_up() -> None:
    """Setup, Age II: before it neither player sees the others' gods, then both see all."""
    table = last_of_age_one(slots=FOUR_GODS | {2: "Isis"})
    table.state.slot_known[:] = [1 << A, 1 << B, 1 << A, 1 << B, 0, 1 << B]
    hidden = {1: "mesopotamian?", 2: "egyptian?", 3: "phoenician?", 4: "greek?", 6: "roman?"}
    own = {1: "Enki", 3: "Tanit"}
    assert shown_slots(table.view(A)) == hidden | own
    assert shown_slots(table.view(B)) == FOUR_GODS | {2: "Isis", 1: hidden[1], 3: hidden[3]}
    table.discard("Altar")
    for viewer in (A, B):
        assert shown_slots(table.view(viewer)) == table.slots()
    revealed = [event[2:] for event in table.events if event[0] == Event.GOD_REVEALED]
    assert [(GOD_CARDS[god].name, slot + 1) for god, slot in revealed] == [
        ("Enki", 1), ("Isis", 2), ("Tanit", 3), ("Zeus", 4), ("Mars", 6)
    ]  # fmt: skip


@pytest.mark.rulebook("pantheon.setup-2.reveal-gods")
def test_enki_receives_two_progress_tokens_when_he_is_turned_up() -> None:
    """Setup, Age II: only if he was chosen, from the box, for both to see."""
    table = last_of_age_one(slots=FOUR_GODS | {2: "Isis"})
    box = table.tokens_at(TokenPlace.BOX)
    table.discard("Altar")
    on_enki = table.tokens_at(TokenPlace.ENKI)
    assert len(on_enki) == 2
    assert table.tokens_at(TokenPlace.BOX) == box - on_enki
    for viewer in (A, B):
        assert Table(table.view(viewer)).tokens_at(TokenPlace.ENKI) == on_enki
    without = last_of_age_one(slots={**FOUR_GODS, 1: "Ishtar", 2: "Isis"}).discard("Altar")
    assert without.tokens_at(TokenPlace.ENKI) == set()


@pytest.mark.rulebook("pantheon.setup-2.structure")
def test_age_two_is_laid_out_by_its_scheme() -> None:
    """Setup, Age II: twenty cards, rows of 6, 5, 4, 3 and 2, the second and fourth face down."""
    table = play_to_age(2, 1)
    cards = structure(table.state)
    assert len(set(cards)) == 20
    assert {CARDS[card].age for card in cards} == {2}
    rows = [1] * 6 + [0] * 5 + [1] * 4 + [0] * 3 + [1] * 2
    assert table.state.face_up.tolist() == rows
    for viewer in (A, B):
        shown = structure(table.view(viewer))
        assert [card != HIDDEN for card in shown] == [bool(row) for row in rows]


@pytest.mark.rulebook("pantheon.setup-2.three-offering-tokens")
def test_the_three_offering_tokens_lie_on_the_marked_places_in_any_order() -> None:
    """Setup, Age II: all six orders of 2, 3 and 4 occur."""
    orders = set()
    for seed in range(40):
        table = last_of_age_one(slots=FOUR_GODS | {2: "Isis"})
        seed_generator(table.state, seed)
        laid = table.discard("Altar").laid()
        assert set(laid) == TOKEN_POSITIONS[2]
        assert sorted(laid.values()) == [2, 3, 4]
        orders.add(tuple(laid.values()))
    assert len(orders) == 6


@pytest.mark.rulebook("pantheon.setup-2.offerings-turned-up")
def test_both_players_see_the_values_of_the_offering_tokens() -> None:
    """Setup, Age II: the tokens are turned face up, the cards under them are not."""
    table = play_to_age(2, 2)
    for viewer in (A, B):
        view = table.view(viewer)
        assert Table(view).laid() == table.laid()
        assert {structure(view)[position] for position in table.laid()} == {HIDDEN}


# Age III


@pytest.mark.rulebook("pantheon.setup-3.remove-guilds")
def test_no_guild_takes_part() -> None:
    """Setup, Age III: neither in a deck nor, at the end of a game, in the discard pile."""
    guilds = {card.id for card in CARDS if card.age == GUILD_AGE}
    for seed in MANY_SEEDS:
        assert guilds.isdisjoint(cards_in_play(fresh(seed, pantheon=True)))
    table = play_to_age(3, 1)
    while table.decision == Decision.TURN:
        table.discard(table.accessible()[0])
    assert len(table.discarded()) == 60
    assert table.discarded().isdisjoint(CARDS[guild].name for guild in guilds)


@pytest.mark.rulebook("pantheon.setup-3.remove-three")
def test_three_random_cards_of_age_three_are_removed() -> None:
    """Setup, Age III: 17 of 20 are left, as in the base game; any may be missing."""
    own = {card.id for card in CARDS if card.age == 3}
    missing = set()
    for seed in MANY_SEEDS:
        removed = own - cards_in_play(fresh(seed, pantheon=True))
        assert len(removed) == 3
        missing |= removed
    assert missing == own


@pytest.mark.rulebook("pantheon.setup-3.add-three-temples")
def test_three_random_grand_temples_join_age_three_unseen() -> None:
    """Setup, Age III: 17 + 3 cards; which temples, and where, nobody knows before Age III."""
    used = set()
    for seed in MANY_SEEDS:
        table = fresh(seed, pantheon=True)
        deck = [int(card) for card in table.state.decks[2]]
        temples = [place for place, card in enumerate(deck) if CARDS[card].age == TEMPLE_AGE]
        assert (len(set(deck)), len(temples)) == (20, 3)
        used |= {(place, deck[place]) for place in temples}
        for viewer in (A, B):
            assert set(table.view(viewer).decks[2].tolist()) == {HIDDEN}
    assert len({temple for _, temple in used}) == 5
    assert len({place for place, _ in used}) == 20


@pytest.mark.rulebook("pantheon.setup-3.add-three-temples")
def test_a_face_down_grand_temple_shows_its_back_only() -> None:
    """Setup, Age III: face down, it can be told from other cards, but not from other temples."""
    face_down = 0
    for seed in range(8):
        table = play_to_age(3, seed)
        for viewer in (A, B):
            for position, shown in enumerate(structure(table.view(viewer))):
                card = structure(table.state)[position]
                if not table.state.face_up[position]:
                    is_temple = CARDS[card].age == TEMPLE_AGE
                    face_down += is_temple
                    assert shown == (HIDDEN_GUILD if is_temple else HIDDEN)
    assert face_down


@pytest.mark.rulebook("pantheon.setup-3.two-temples-out")
def test_the_other_two_grand_temples_never_appear(random_game) -> None:
    """Setup, Age III: they are in no structure, city or discard pile, and no view shows them."""
    temples = {card.id for card in CARDS if card.age == TEMPLE_AGE}
    for seed in range(6):
        out: set[int] = set()
        for table in random_game(seed, pantheon=True):
            if not table.events:  # the deal
                out = temples - cards_in_play(table)
                assert len(out) == 2
            assert out.isdisjoint(structure(table.state))
            assert {int(table.state.place[temple]) for temple in out} == {Place.UNSEEN}
            for viewer in (A, B):
                assert out.isdisjoint(structure(table.view(viewer)))
