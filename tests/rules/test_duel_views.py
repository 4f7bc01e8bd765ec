"""Views of Duel: a player's view leaks nothing, and `determinize` fills it in fairly."""

import random
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.duel.components import CARDS, WONDERS
from mirabilia.duel.state import GONE, HIDDEN, HIDDEN_GUILD
from mirabilia.duel.vocabulary import Place
from mirabilia.engine.rule import INTERPRETED
from mirabilia.notation.duel.positions import position_document
from support.chance import evenly, surprise
from support.duel import copy_of
from support.duel_cards import GUILD, TEMPLE
from support.invariants import (
    OPTIONS,
    PLAYERS,
    SEEDS,
    Facts,
    check_position,
    concealed,
    dealt,
    determinized,
    drawn_position,
    examples,
    legal_actions,
    played,
)

Options = dict[str, Any]
VIEWERS = st.sampled_from(PLAYERS)


# Nothing leaks


@examples(60, interpreted=15)
@given(SEEDS, OPTIONS, st.data(), VIEWERS)
def test_concealing_twice_is_concealing_once(
    seed: int, options: Options, data: st.DataObject, viewer: int
) -> None:
    view = concealed(drawn_position(data, seed, options), viewer)
    assert concealed(view, viewer).tobytes() == view.tobytes()


@examples(60, interpreted=15)
@given(SEEDS, OPTIONS, st.data(), VIEWERS, SEEDS)
def test_worlds_that_look_alike_give_the_same_view(
    seed: int, options: Options, data: st.DataObject, viewer: int, chance: int
) -> None:
    state = drawn_position(data, seed, options)
    world = determinized(state, viewer, chance)
    assert concealed(world, viewer).tobytes() == concealed(state, viewer).tobytes()


@examples(60, interpreted=15)
@given(SEEDS, OPTIONS, st.data(), VIEWERS, st.randoms(use_true_random=False))
def test_exchanging_hidden_cards_does_not_change_the_view(
    seed: int, options: Options, data: st.DataObject, viewer: int, rng: random.Random
) -> None:
    """Cards with the same back change places by hand, the box included; the generator too."""
    state = drawn_position(data, seed, options)
    other = exchanged(state, viewer, rng)
    check_position(other)
    assert concealed(other, viewer).tobytes() == concealed(state, viewer).tobytes()


def exchanged(state: Any, viewer: int, rng: random.Random) -> Any:
    """The same table with its hidden cards dealt anew, by the simplest means there are."""
    other = copy_of(state)
    facts = Facts(state)
    unseen = [card for card in CARDS if facts.place[card.id] == Place.UNSEEN]
    rng.shuffle(unseen)
    supply = {
        age: iter([card.id for card in unseen if card.age == age])
        for age in (1, 2, 3, GUILD, TEMPLE)
    }
    for position in range(20):
        card = facts.structure[position]
        if card != GONE and not facts.face_up[position]:
            other.structure[position] = next(supply[CARDS[card].age])
    for age in range(facts.age + 1, 4):
        deck = [next(supply[CARDS[card].age]) for card in facts.decks[age - 1]]
        rng.shuffle(deck)
        other.decks[age - 1, :] = deck
    if facts.wonder_deck[0] != GONE:
        public = {*facts.wonders, *facts.offered}
        in_game = [wonder for wonder in WONDERS if facts.pantheon or not wonder.pantheon]
        hidden = [wonder.id for wonder in in_game if wonder.id not in public]
        other.wonder_deck[:] = rng.sample(hidden, 4)
    if facts.pantheon:
        exchange_gods(other, viewer, rng)
    other.rng = rng.randrange(1, 2**62)
    return other


def exchange_gods(state: Any, viewer: int, rng: random.Random) -> None:
    """Gods of a mythology that the viewer has not seen change places."""
    facts = Facts(state)
    for mythology in range(5):
        slots = [
            slot
            for slot, god in enumerate(facts.slots)
            if god // 3 == mythology and not facts.slot_known[slot] >> viewer & 1
        ]
        numbers = [
            number
            for number, god in enumerate(facts.god_decks[mythology])
            if god != GONE and not facts.deck_known[mythology][number] >> viewer & 1
        ]
        gods = [facts.slots[slot] for slot in slots]
        gods += [facts.god_decks[mythology][number] for number in numbers]
        rng.shuffle(gods)
        for slot in slots:
            state.slots[slot] = gods.pop()
        for number in numbers:
            state.god_decks[mythology, number] = gods.pop()


@examples(60, interpreted=15)
@given(SEEDS, OPTIONS, st.data(), VIEWERS)
def test_a_view_names_no_hidden_card_and_keeps_everything_but_gods(
    seed: int, options: Options, data: st.DataObject, viewer: int
) -> None:
    state = drawn_position(data, seed, options)
    view = concealed(state, viewer)
    full, seen = Facts(state), Facts(view)
    for position, card in enumerate(full.structure):
        if card != GONE and not full.face_up[position]:
            back = HIDDEN_GUILD if CARDS[card].age in (GUILD, TEMPLE) else HIDDEN
            assert seen.structure[position] == back
        else:
            assert seen.structure[position] == card
    for age in range(1, 4):
        assert seen.decks[age - 1] == [HIDDEN if age > full.age else GONE] * 20
    assert seen.wonder_deck == [GONE if full.drafted > 2 else HIDDEN] * 4
    assert seen.rng == 0
    secret = {"structure", "decks", "wonder_deck", "rng"}
    if options["pantheon"]:
        secret |= {"slots", "god_decks"}  # see test_pantheon_views.py
    for name in set(vars(full)) - secret:
        assert getattr(seen, name) == getattr(full, name), name


@examples(40, interpreted=10)
@given(SEEDS, OPTIONS, st.data())
def test_players_may_do_the_same_as_in_the_full_game(
    seed: int, options: Options, data: st.DataObject
) -> None:
    """Without Pantheon both players also know the same."""
    state = drawn_position(data, seed, options)
    views = [concealed(state, viewer) for viewer in PLAYERS]
    if not options["pantheon"]:
        assert views[0].tobytes() == views[1].tobytes()
    for player in PLAYERS:
        assert legal_actions(views[player], player) == legal_actions(state, player)


# Worlds behind a view


@examples(60, interpreted=15)
@given(SEEDS, OPTIONS, st.data(), VIEWERS, SEEDS)
def test_a_drawn_world_is_possible_and_keeps_what_is_public(
    seed: int, options: Options, data: st.DataObject, viewer: int, chance: int
) -> None:
    state = drawn_position(data, seed, options)
    world = determinized(state, viewer, chance)
    check_position(world)
    public, drawn = position_document(state), position_document(world)
    public.pop("hidden", None), drawn.pop("hidden", None)
    assert drawn == public


@examples(60, interpreted=15)
@given(SEEDS, OPTIONS, st.data(), VIEWERS, SEEDS, st.randoms(use_true_random=False))
def test_a_drawn_world_depends_on_the_view_and_the_seed_alone(
    seed: int,
    options: Options,
    data: st.DataObject,
    viewer: int,
    chance: int,
    rng: random.Random,
) -> None:
    """Neither the hidden cards nor the generator of the real game play any part."""
    state = drawn_position(data, seed, options)
    world = determinized(state, viewer, chance)
    assert determinized(concealed(state, viewer), viewer, chance).tobytes() == world.tobytes()
    other = exchanged(state, viewer, rng)
    assert determinized(other, viewer, chance).tobytes() == world.tobytes()


def test_drawn_worlds_go_on_differently_than_the_real_game() -> None:
    """The generator of the real game would foretell what the Great Library draws."""
    state = dealt(5)
    generators = {int(determinized(state, 0, seed).rng) for seed in range(50)}
    assert len(generators) == 50
    assert int(state.rng) not in generators
    assert 0 not in generators


# Fairness: what lies where, over many worlds drawn from one position


def at_age(age: int, seed: int = 11) -> Any:
    """A game at the beginning of an Age."""
    state = dealt(seed)
    rng = random.Random(seed)
    for _ in played(state, lambda legal: rng.choice(legal)):
        if int(state.age) == age:
            return state
    raise AssertionError(f"the game of seed {seed} ended before Age {age}")


def worlds(state: Any, compiled: int, interpreted: int) -> Iterator[Facts]:
    for seed in range(interpreted if INTERPRETED else compiled):
        yield Facts(determinized(state, seed % 2, seed))


def unseen(state: Any, age: int) -> list[int]:
    """The cards of a deck that nobody has seen."""
    place = Facts(state).place
    return [card.id for card in CARDS if card.age == age and place[card.id] == Place.UNSEEN]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_each_unseen_card_is_equally_likely_under_each_back(age: int) -> None:
    state = at_age(age)
    facts = Facts(state)
    backs = [
        position
        for position, card in enumerate(facts.structure)
        if not facts.face_up[position] and CARDS[card].age == age
    ]
    drawn = [world.structure for world in worlds(state, 4000, 700)]
    for position in backs:
        seen = [structure[position] for structure in drawn]
        assert surprise(seen, evenly(unseen(state, age))) < 5


def test_each_pair_of_unseen_cards_is_equally_likely_under_two_backs() -> None:
    """Worlds are fair as a whole, not only position by position."""
    state = at_age(1)
    pairs = [tuple(world.structure[2:4]) for world in worlds(state, 6000, 600)]
    assert surprise(pairs, evenly(permutations(unseen(state, 1), 2))) < 5


def test_each_unseen_guild_is_equally_likely_under_a_guild_back() -> None:
    """Guild backs are known; which guild is under which is not, in any order."""
    state = next(
        state
        for state in (at_age(3, seed) for seed in (2, 3, 4, 5, 6, 7, 8, 9))
        if len(guild_backs(state)) == 2
    )
    first, second = guild_backs(state)
    pairs = [
        (world.structure[first], world.structure[second]) for world in worlds(state, 3000, 700)
    ]
    assert surprise(pairs, evenly(permutations(unseen(state, GUILD), 2))) < 5


def guild_backs(state: Any) -> list[int]:
    """Face-down positions that show a guild's back."""
    return [
        position
        for position, card in enumerate(concealed(state, 0).structure)
        if card == HIDDEN_GUILD
    ]


def test_decks_of_later_ages_are_fair_at_every_position() -> None:
    """20 of 23 cards in Age II; in Age III a guild in 3 of 20 places, one of seven."""
    decks = [world.decks for world in worlds(at_age(1), 4000, 700)]
    shares = {card.id: 17 / 20 for card in CARDS if card.age == 3}
    shares |= {card.id: 20 / 7 * 3 / 20 for card in CARDS if card.age == GUILD}
    for position in range(20):
        second, third = ([deck[age][position] for deck in decks] for age in (1, 2))
        assert surprise(second, evenly(card.id for card in CARDS if card.age == 2)) < 5
        assert surprise(third, shares) < 5


def test_the_second_four_wonders_are_fair() -> None:
    """Eight wonders are unseen in the first round of the draft: any two may come first."""
    state = dealt(3)
    unknown = {wonder.id for wonder in WONDERS if not wonder.pantheon} - set(Facts(state).offered)
    pairs = [tuple(world.wonder_deck[:2]) for world in worlds(state, 4000, 500)]
    assert surprise(pairs, evenly(permutations(unknown, 2))) < 5


def test_the_deal_is_fair() -> None:
    """Each card, wonder and token is as likely in one place as in another."""
    deals = [Facts(dealt(seed)) for seed in range(700 if INTERPRETED else 4000)]
    decks = {age: [card.id for card in CARDS if card.age == age] for age in (1, 2, 3, GUILD)}
    for position in (0, 7, 19):
        first, second, third = ([deal.decks[age][position] for deal in deals] for age in range(3))
        assert surprise(first, evenly(decks[1])) < 5
        assert surprise(second, evenly(decks[2])) < 5
        shares = dict.fromkeys(decks[3], 17 / 20) | dict.fromkeys(decks[GUILD], 3 / 7)
        assert surprise(third, shares) < 5
    pairs = combinations(range(10), 2)
    assert surprise([tuple(sorted(deal.board[:2])) for deal in deals], evenly(pairs)) < 5
    for place in range(4):
        assert surprise([deal.offered[place] for deal in deals], evenly(range(12))) < 5
        assert surprise([deal.wonder_deck[place] for deal in deals], evenly(range(12))) < 5
    assert surprise([deal.first_player for deal in deals], evenly(PLAYERS)) < 5
