"""Worlds behind a view of 7 Wonders: possible, fair, and good to play on in."""

import random
from collections.abc import Iterator
from itertools import combinations, permutations, product
from math import comb
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.classic.components import CARDS, GUILDS
from mirabilia.classic.rules import CLASSIC
from mirabilia.classic.state import GONE
from mirabilia.classic.vocabulary import Phase
from mirabilia.engine.record import copy_record
from mirabilia.engine.rule import INTERPRETED
from support.chance import evenly, surprise
from support.classic import A, B, C, Table, fresh
from support.classic_broken import Broken
from support.classic_games import (
    KINDS,
    OPTIONS,
    SEEDS,
    Facts,
    concealed,
    dealt,
    deciders,
    determinized,
    played,
    readable,
    some_position,
)
from support.classic_invariants import check_all
from support.classic_minds import Mind, Pool
from support.invariants import examples

Options = dict[str, Any]
SEATS = st.integers(0, 6)
MOMENTS = st.integers(0, 150)
RARE = (Phase.SEVENTH, Phase.DISCARD, Phase.OVER)


# Possible


@examples(30, interpreted=6)
@given(SEEDS, OPTIONS, SEATS, SEEDS)
def test_a_drawn_world_is_possible_for_all_the_viewer_has_seen(
    seed: int, options: Options, seat: int, chance: int
) -> None:
    watch_worlds(seed, options, seat, chance, 0.08)


@pytest.mark.parametrize("viewer", [A, B])
def test_worlds_with_two_players_tell_where_the_free_citys_cards_went(viewer: int) -> None:
    """In some of these games a drawn card is left over, and nobody but the holder knows it."""
    for seed in (11, 15, 35, 53) if INTERPRETED else range(60):
        watch_worlds(seed, {"players": 2}, viewer, seed, 0.1)


def watch_worlds(seed: int, options: Options, seat: int, chance: int, share: float) -> None:
    """Draw worlds at some moments of a random game and see that each is possible."""
    state = dealt(seed, **options)
    mind = Mind(seat % int(state.players), Facts(state))
    rng = random.Random(seed)
    for step in played(state, random.Random(seed)):
        mind.follow(step)
        if rng.random() < share or step.after.phase in RARE:
            world = determinized(state, mind.viewer, chance)
            assert Broken(check_all(readable(world))) == Broken.NOTHING
            assert mind.allows(Facts(world))
            check_public(state, world, mind.viewer)
            check_drawn_cards(Facts(world))


def check_public(state: Any, world: Any, viewer: int) -> None:
    """The world looks like the table, but for choices that are open again."""
    view, drawn = concealed(state, viewer), concealed(world, viewer)
    opened = [c for c in range(7) if view.commitments[c] != drawn.commitments[c]]
    for city in opened:
        assert drawn.commitments[city] == GONE
        assert city != viewer
    assert int(drawn.awaited) == int(view.awaited) + len(opened)
    drawn.commitments[:] = view.commitments
    drawn.awaited = view.awaited
    assert drawn.tobytes() == view.tobytes()
    for player in range(int(state.players)):
        if player != viewer and state.phase == Phase.TURN:
            assert CLASSIC.owes(world, player), "what others have chosen is open again"


def check_drawn_cards(world: Facts) -> None:
    """Two players: each card drawn for the Free City is another one, and played no earlier."""
    if world.players > 2:
        return
    for age in range(world.age):
        over = age < world.age - 1 or world.phase == Phase.OVER
        ended = world.turn == 6 and world.phase in (Phase.SEVENTH, Phase.DISCARD)
        turns = 7 if over or ended else world.turn
        drawn = [world.decks[age][14 + turn] for turn in range(turns)]
        assert len(set(drawn)) == turns
        held = [card for player in (A, B) for card in world.hand(player)]
        for turn, card in enumerate(drawn):
            earlier = [world.played[age][before][c] for before in range(turn) for c in range(3)]
            later = [world.played[age][after][c] for after in range(turn, 7) for c in range(3)]
            assert card not in earlier
            assert card in later + (held if age == world.age - 1 else [])


@examples(30, interpreted=6)
@given(SEEDS, OPTIONS, MOMENTS, SEATS, SEEDS)
def test_a_drawn_world_can_be_played_to_its_end(
    seed: int, options: Options, moment: int, seat: int, chance: int
) -> None:
    state = some_position(seed, options, moment)
    world = determinized(state, seat % int(state.players), chance)
    CLASSIC.play_out(world, np.zeros(CLASSIC.most_legal, np.int16))
    assert CLASSIC.is_over(world)
    assert Broken(check_all(readable(world))) == Broken.NOTHING


@pytest.mark.parametrize(("edition", "players"), KINDS)
def test_a_world_of_a_world_is_sound_for_every_seat(edition: str, players: int) -> None:
    """Searches look from one seat into worlds that were drawn for another."""
    for moment in range(0, 130, 65 if INTERPRETED else 8):
        state = some_position(moment, {"players": players, "edition": edition}, moment)
        seats = random.Random(moment)
        for _ in range(1 if INTERPRETED else 6):
            first, second = seats.randrange(players), seats.randrange(players)
            world = determinized(determinized(state, first, moment), second, 7)
            assert Broken(check_all(readable(world))) == Broken.NOTHING
            assert bool(deciders(world)) != bool(CLASSIC.is_over(world))


def test_drawn_worlds_go_on_differently_than_the_real_game() -> None:
    state = dealt(5, players=3, edition="first")
    generators = {int(determinized(state, 0, seed).rng) for seed in range(50)}
    assert len(generators) == 50
    assert not generators & {int(state.rng), 0}


# Fair: what lies where, over many worlds drawn from one position


def worlds(state: Any, viewer: int, compiled: int, interpreted: int) -> Iterator[Facts]:
    """Half of them from the full record, half from the view."""
    view = concealed(state, viewer)
    for seed in range(interpreted if INTERPRETED else compiled):
        yield Facts(determinized((state, view)[seed % 2], viewer, seed))


def whereabouts(hands: int, size: int, cards: int) -> dict[tuple[int, ...], float]:
    """How often so many given cards lie in which of the hands, which are equally large."""
    shares = {}
    for seats in product(range(hands), repeat=cards):
        share = 1.0
        left = [size] * hands
        for seat in seats:
            share *= left[seat]
            left[seat] -= 1
        shares[seats] = share
    return shares


def seat_of(hands: list[list[int]], card: int) -> int:
    return next(seat for seat, hand in enumerate(hands) if card in hand)


def test_unseen_cards_are_equally_likely_in_every_hand() -> None:
    """The first turn with three players: fourteen cards in two hands; three cards at once."""
    state = dealt(11, players=3, edition="first")
    unseen = sorted(set(Facts(state).hand(A)) ^ set(full_deck(state, 1)))
    assert len(unseen) == 14
    seats = [
        tuple(seat_of([world.hand(B), world.hand(C)], card) for card in unseen[::5])
        for world in worlds(state, A, 3000, 150)
    ]
    assert surprise(seats, whereabouts(2, 7, 3)) < 5


def full_deck(state: Any, age: int) -> list[int]:
    """All cards of an Age, as they were dealt."""
    facts = Facts(state)
    assert facts.age == age
    return [card for player in range(facts.players) for card in facts.hand(player)]


def test_decks_of_later_ages_are_fair() -> None:
    """Age II: which hand two cards are dealt to. Age III: which guilds are in the game."""
    state = dealt(12, players=4, edition="second", sides="Day")
    facts = Facts(state)
    single = next(card for card in facts.decks[1] if facts.decks[1].count(card) == 1)
    decks = [world.decks for world in worlds(state, B, 4000, 150)]
    seats = [deck[1].index(single) // 7 for deck in decks]
    assert surprise(seats, evenly(range(4))) < 5
    guilds = [int(guild) for guild in GUILDS[1]]
    present = [tuple(guild for guild in guilds if guild in deck[2]) for deck in decks]
    assert {len(each) for each in present} == {6}
    for guild in guilds:
        there = [guild in each for each in present]
        assert surprise(there, {True: 6, False: 4}) < 5
    dealt_first = [[c for c in deck[2][:7] if c in guilds] for deck in decks]
    assert surprise([min(3, len(each)) for each in dealt_first], in_hand_shares(28, 6)) < 5


def in_hand_shares(deck: int, guilds: int) -> dict[int, float]:
    """How often a hand of seven has so many guilds; three stands for more as well."""
    shares = [comb(guilds, n) * comb(deck - guilds, 7 - n) / comb(deck, 7) for n in range(7)]
    return {0: shares[0], 1: shares[1], 2: shares[2], 3: sum(shares[3:])}


def test_the_guilds_of_age_three_that_were_not_seen_are_fair() -> None:
    """Three players, the first turn of Age III: any of the other guilds may be in the game."""
    for seed in range(100):
        state = beginning_of_age_three(seed)
        own = [card for card in Facts(state).hand(A) if CARDS[card].is_guild]
        if len(own) == 2:
            break
    others = [int(guild) for guild in GUILDS[0] if guild not in own]
    hands = [world.hand(B) + world.hand(C) for world in worlds(state, A, 4000, 300)]
    chosen = [tuple(sorted(card for card in hand if CARDS[card].is_guild)) for hand in hands]
    assert surprise(chosen, evenly(combinations(others, 3))) < 5


def beginning_of_age_three(seed: int) -> Any:
    state = dealt(seed, players=3, edition="first", boards=("Gizah", "Rhodos", "Ephesos"))
    for step in played(state, random.Random(seed)):
        if step.after.age == 3:
            return copy_record(state)
    raise AssertionError("every game has three Ages")


def all_sell(table: Table, turns: int) -> Table:
    for _ in range(turns):
        table.others()
    return table


def test_a_known_pair_lies_either_way_round() -> None:
    """B and C sold one card each of the hand that A has seen before and after."""
    table = all_sell(fresh(3, players=3, edition="first"), 3)
    pair = [int(table.state.played[0, 1, B]), int(table.state.played[0, 2, C])]
    assert pair[0] != pair[1]
    orders = [
        (world.played[0][1][B], world.played[0][2][C])
        for world in worlds(table.state, A, 2000, 100)
    ]
    assert surprise(orders, evenly(permutations(pair))) < 5


def test_any_card_of_a_hand_may_have_been_the_one_sold() -> None:
    """B sold one of five cards that A knew; the other four are C's hand now."""
    table = all_sell(fresh(3, players=3, edition="first"), 3)
    group = [int(table.state.played[0, 2, B]), *map(int, table.state.hands[C, :4])]
    drawn = [world.played[0][2][B] for world in worlds(table.state, A, 2000, 100)]
    assert surprise(drawn, evenly(group)) < 5


# Two players


def second_turn() -> tuple[Any, list[int], list[int]]:
    """B has just drawn for the Free City: the record, the cards A knows of B's, the unseen ones."""
    table = fresh(8, players=2, boards=("Gizah", "Rhodos", "Ephesos"), sides="A")
    deck = set(full_deck(table.state, 1)) | set(Facts(table.state).decks[0][15:21])
    seen = set(table.state.hands[A].tolist())
    table.others()
    facts = Facts(table.state)
    assert facts.holder == B
    known = [card for card in facts.hand(B) if card != facts.decks[0][15]]
    assert len(known) == 6
    assert set(known) < seen
    seen |= set(facts.hand(A))
    if facts.uses[0][0][B] == 1:
        seen.add(facts.played[0][0][B])
    return table.state, known, sorted(deck - seen)


def test_the_card_drawn_by_the_other_player_is_any_unseen_one() -> None:
    state, known, unseen = second_turn()
    drawn, noted, following = [], [], []
    for world in worlds(state, A, 3000, 150):
        (card,) = set(world.hand(B)) - set(known)
        drawn.append(card)
        noted.append(world.decks[0][15] == card)
        following.append((world.decks[0][16], world.decks[0][20]))
    assert surprise(drawn, evenly(unseen)) < 5
    assert all(noted), "the deck tells which card was drawn"
    if not INTERPRETED:
        assert surprise(following, evenly(permutations(unseen, 2))) < 5


def test_a_drawn_card_that_went_face_down_may_be_at_either_place() -> None:
    """The other player hid two cards: one that was known, one that had been drawn."""
    state, pool, viewer = two_hidden_cards()
    (known,) = pool.known or {}
    places = pool.places
    lying = []
    for world in worlds(state, viewer, 2000, 100):
        cards = [world.played[age][turn][city] for age, turn, city in places]
        assert known in cards
        lying.append(cards.index(known))
    assert surprise(lying, evenly((0, 1))) < 5


def two_hidden_cards() -> tuple[Any, Pool, int]:
    options: Options = {"players": 2, "boards": ("Gizah", "Rhodos", "Ephesos"), "sides": "A"}
    for seed in range(300):
        state = dealt(seed, **options)
        minds = [Mind(viewer, Facts(state)) for viewer in (A, B)]
        for step in played(state, random.Random(seed)):
            for mind in minds:
                mind.follow(step)
                for _, pool in mind.groups:
                    if pool.strangers and len(pool.places) == 2:
                        return copy_record(state), pool, mind.viewer
    raise AssertionError("two hidden cards are not that rare")


# The deal itself


def test_the_deal_is_fair() -> None:
    """Boards, sides, hands, guilds."""
    deck = sorted(full_deck(dealt(0, players=3, edition="first"), 1))
    deals = [
        Facts(dealt(seed, players=3, edition="first"))
        for seed in range(250 if INTERPRETED else 4000)
    ]
    assert surprise([tuple(d.boards[:2]) for d in deals], evenly(permutations(range(7), 2))) < 5
    sides = [tuple(side % 2 for side in d.sides[:3]) for d in deals]
    assert surprise(sides, evenly(product((0, 1), repeat=3))) < 5
    for one, other in ((deck[0], deck[9]), (deck[4], deck[20])):
        seats = [(seat_of(d.hands, one), seat_of(d.hands, other)) for d in deals]
        assert surprise(seats, whereabouts(3, 7, 2)) < 5
    guilds = [int(guild) for guild in GUILDS[0]]
    for guild in guilds:
        assert surprise([guild in d.decks[2] for d in deals], evenly((True, False))) < 5
