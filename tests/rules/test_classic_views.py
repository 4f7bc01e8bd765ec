"""Views of 7 Wonders: a player sees what has come by, and nothing else."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.classic import actions
from mirabilia.classic.components import CARDS
from mirabilia.classic.state import GONE, HIDDEN
from mirabilia.classic.vocabulary import Phase, Use
from mirabilia.engine.record import copy_record
from mirabilia.engine.rule import INTERPRETED
from support.classic import A, B, C, Table, fresh
from support.classic_broken import Broken
from support.classic_games import (
    OPTIONS,
    SEEDS,
    Facts,
    Step,
    concealed,
    dealt,
    determinized,
    legal_actions,
    played,
    readable,
)
from support.classic_invariants import check_all
from support.classic_minds import Mind
from support.invariants import examples

Options = dict[str, Any]
FREE_CITY = 2
SEATS = st.integers(0, 6)
RARE = (Phase.SEVENTH, Phase.DISCARD)


def watched(
    seed: int, options: Options, seat: int, share: float = 0.05
) -> Iterator[tuple[Step, Mind]]:
    """Some moments of a random game, all of the rare questions among them, as a player sees it."""
    state = dealt(seed, **options)
    mind = Mind(seat % int(state.players), Facts(state))
    rng = random.Random(seed)
    for step in played(state, random.Random(seed)):
        mind.follow(step)
        if rng.random() < share or step.after.phase in RARE or step.after.phase == Phase.OVER:
            yield step, mind


def check_view(step: Step, mind: Mind) -> None:
    """The view is what the mind knows, field by field."""
    view = vars(Facts(concealed(step.state, mind.viewer)))
    expected = mind.expected_view(step.after)
    for name, value in expected.items():
        assert view[name] == value, f"{name} for player {mind.viewer}"


# What was seen is known, what was not is hidden


@examples(40, interpreted=8)
@given(SEEDS, OPTIONS, SEATS)
def test_a_view_is_exactly_what_a_player_has_seen(seed: int, options: Options, seat: int) -> None:
    for step, mind in watched(seed, options, seat):
        check_view(step, mind)


@examples(30, interpreted=6)
@given(SEEDS, OPTIONS, SEATS, st.randoms(use_true_random=False))
def test_cards_dealt_anew_behind_a_view_do_not_change_it(
    seed: int, options: Options, seat: int, rng: random.Random
) -> None:
    """Hidden cards change places by hand; other players choose something else."""
    for step, mind in watched(seed, options, seat):
        other = mind.another_world(step.state, random.Random(rng.randrange(1000)))
        choose_otherwise(other, mind.viewer)
        assert Broken(check_all(readable(other))) == Broken.NOTHING
        view = concealed(step.state, mind.viewer)
        assert concealed(other, mind.viewer).tobytes() == view.tobytes()
        worlds = [determinized(each, mind.viewer, seed) for each in (step.state, view, other)]
        assert worlds[0].tobytes() == worlds[1].tobytes() == worlds[2].tobytes()


def choose_otherwise(state: Any, viewer: int) -> None:
    """Replace what others have chosen by their last legal action."""
    for player in range(int(state.players)):
        if player != viewer and state.commitments[player] != GONE:
            state.commitments[player] = actions.SELL + int(state.hands[player, 0])
            if state.phase == Phase.SIDES:
                state.commitments[player] = actions.SIDE + 1


@examples(25, interpreted=6)
@given(SEEDS, OPTIONS, SEATS)
def test_concealing_twice_is_concealing_once_and_the_viewer_may_do_the_same(
    seed: int, options: Options, seat: int
) -> None:
    for step, mind in watched(seed, options, seat):
        view = concealed(step.state, mind.viewer)
        assert concealed(view, mind.viewer).tobytes() == view.tobytes()
        legal = legal_actions(step.state, mind.viewer)
        assert legal_actions(view, mind.viewer) == legal
        assert legal_actions(determinized(view, mind.viewer, seed), mind.viewer) == legal


@pytest.mark.parametrize("city", [A, B, FREE_CITY])
@pytest.mark.parametrize("board", ["Babylon", "Halikarnassos"])
def test_powers_of_the_seventh_card_and_the_pile_with_two_players(board: str, city: int) -> None:
    """The Free City's last card, and piles looked through by its holder: each as it was seen."""
    boards = ["Gizah", "Rhodos", "Ephesos"]
    boards[city] = board
    options = {"players": 2, "boards": boards, "sides": "B"}
    asked: Counter[int] = Counter()
    for seed in range(2 if INTERPRETED else 12):
        for viewer in (A, B):
            for step, mind in watched(seed, options, viewer):
                check_view(step, mind)
                asked[step.after.phase] += 1
    if not INTERPRETED:
        assert asked[Phase.SEVENTH if board == "Babylon" else Phase.DISCARD] > 4


# Examples


def everybody(table: Table, action: str) -> Table:
    """All players sell, or build, the first card of their hand that they can."""
    turn = table.moment
    while table.moment == turn:
        player = table.to_decide()[0]
        legal = table.legal(player)
        if action == "sell":
            legal = [a for a in legal if actions.SELL <= a < actions.FREE] or legal
        table.do(legal[0], player)
    return table


def sales(table: Table, turn: int) -> list[int]:
    """The cards that the cities sold in a turn of Age I, as far as the record tells."""
    return [int(card) for card in table.state.played[0, turn, : int(table.state.cities)]]


def test_before_the_first_turn_others_hands_and_decks_are_hidden() -> None:
    table = fresh(1, players=4, edition="first")
    view = table.view(B).state
    assert table.view(B).hand(B) == table.hand(B)
    for other in (A, C, 3):
        assert view.hands[other].tolist() == [HIDDEN] * 7 + [GONE]
    assert (view.decks[1:, :28] == HIDDEN).all()
    assert (view.decks[:, 28:] == GONE).all()
    assert (view.decks[0] == GONE).all()
    assert int(view.rng) == 0


def test_a_hand_passed_on_is_known_and_one_not_yet_seen_is_not() -> None:
    """Age I passes to the left: A's first hand goes to B, and C's comes to A."""
    table = everybody(fresh(2, players=4, edition="first"), "sell")
    view = table.view(A)
    assert view.hand(A) == table.hand(A)
    assert view.hand(B) == table.hand(B)
    for unseen in (C, 3):
        assert view.state.hands[unseen].tolist() == [HIDDEN] * 6 + [GONE] * 2
    assert sales(view, 0) == [sales(table, 0)[0], HIDDEN, HIDDEN, HIDDEN]


def test_a_single_card_sold_between_two_sightings_is_known() -> None:
    """With three players A's first hand is back on turn 4, two cards later.

    The hand that B has on turn 3 was A's on turn 2: of it A knows five cards, one of them sold.
    """
    table = fresh(3, players=3, edition="first")
    everybody(table, "sell")
    everybody(table, "build")
    everybody(table, "sell")
    view = table.view(A)
    assert table.moment == (1, 4)
    assert sales(view, 2)[C] == sales(table, 2)[C], "A had the hand, B built, C sold the card"
    assert sales(view, 0)[B] == HIDDEN, "A had not seen this hand yet"
    group = [sales(table, 2)[B], *map(int, table.state.hands[C, :4])]
    assert [sales(view, 2)[B], *map(int, view.state.hands[C, :4])] == sorted(group)


def test_two_cards_sold_between_two_sightings_are_known_as_a_pair() -> None:
    """Whatever the order was, they lie in ascending order in the view."""
    table = fresh(3, players=3, edition="first")
    for _ in range(3):
        everybody(table, "sell")
    for sold_first in (False, True):
        state = copy_record(table.state)
        places = ((1, B), (2, C))  # turns 2 and 3 of A's first hand
        cards = sorted(int(state.played[0, turn, city]) for turn, city in places)
        for (turn, city), card in zip(places, cards[::-1] if sold_first else cards, strict=True):
            state.played[0, turn, city] = card
        view = concealed(state, A)
        assert [int(view.played[0, turn, city]) for turn, city in places] == cards


def test_choices_of_others_are_hidden_even_whether_they_build_or_sell() -> None:
    table = fresh(4, players=3, edition="first")
    table.do(table.legal(A)[0], A)
    table.do(table.legal(B)[-1], B)
    assert [int(c) for c in table.view(A).state.commitments[:3]] == [
        int(table.state.commitments[A]),
        HIDDEN,
        GONE,
    ]
    assert table.view(C).state.commitments[:3].tolist() == [HIDDEN, HIDDEN, GONE]


def test_sides_chosen_are_hidden_until_all_have_chosen() -> None:
    table = fresh(4, players=3, edition="second")
    table.side(1, A)
    assert table.view(B).state.commitments[:3].tolist() == [HIDDEN, GONE, GONE]
    assert table.view(A).state.commitments[0] == actions.SIDE + 1
    assert table.view(B).state.sides[:3].tolist() == [GONE] * 3


def test_who_looks_through_the_pile_knows_it_and_others_do_not() -> None:
    """Halikarnassos learns the whole pile; what it builds is open to all."""
    for seed in range(400):
        state = dealt(seed, players=3, edition="second", boards=BOARDS, sides="Night")
        for step in played(state, random.Random(seed)):
            if step.after.phase == Phase.DISCARD and step.after.turn > 3:
                check_pile(step.state)
                return
    raise AssertionError("nobody ever looked through the pile")


BOARDS = ("Halikarnassos", "Gizah", "Rhodos")


def check_pile(state: Any) -> None:
    facts = Facts(state)
    pile = [
        (age, turn, city)
        for age in range(facts.age)
        for turn in range(7)
        for city in range(3)
        if facts.uses[age][turn][city] in (Use.SOLD, Use.LEFT_OVER)
    ]
    seen, other = (Facts(concealed(state, viewer)) for viewer in (A, B))
    for age, turn, city in pile:
        assert seen.played[age][turn][city] == facts.played[age][turn][city]
    assert any(other.played[age][turn][city] == HIDDEN for age, turn, city in pile)
    offered = {action - actions.RECOVER for action in legal_actions(state, A)[:-1]}
    assert offered == {
        facts.played[age][turn][city]
        for age, turn, city in pile
        if not facts.built[A][facts.played[age][turn][city]]
    }


def test_the_holder_alone_knows_the_card_drawn_for_the_free_city() -> None:
    """A draws on turn 1 of Age I; B learns the six cards that come over, not which was drawn."""
    table = fresh(5, players=2, sides="A")
    drawn = int(table.state.decks[0, 14])
    assert int(table.view(A).state.decks[0, 14]) == drawn
    assert table.view(B).state.decks[0, 14:21].tolist() == [HIDDEN] * 7
    assert CARDS[drawn].name in table.hand(A)
    assert table.view(B).state.hands[A].tolist() == [HIDDEN] * 8
    everybody(table, "build")
    assert int(table.view(B).state.decks[0, 14]) == HIDDEN
    assert int(table.view(B).state.decks[0, 15]) == int(table.state.decks[0, 15])
    unknown = table.view(A).state.hands[B].tolist()
    assert unknown.count(HIDDEN) == 1, "six cards were A's, the seventh B has just drawn"
