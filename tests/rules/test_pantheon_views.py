"""Views of Pantheon: each player knows the gods he has seen, and what follows from them."""

import random
from collections.abc import Iterator
from itertools import pairwise, permutations, product
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.duel.components import CARDS, WONDERS
from mirabilia.duel.pantheon.components import GOD_BY_NAME
from mirabilia.duel.state import GONE, HIDDEN, HIDDEN_GOD, HIDDEN_GUILD
from mirabilia.duel.vocabulary import Decision, Mythology, Place
from mirabilia.engine.random import seed_generator
from mirabilia.engine.rule import INTERPRETED
from support.chance import evenly, surprise
from support.duel import A, B, Table, copy_of, duel, fresh
from support.duel_cards import SELF_SUFFICIENT, TEMPLE, token_positions
from support.invariants import (
    PANTHEON_OPTIONS,
    PLAYERS,
    SEEDS,
    Facts,
    check_position,
    concealed,
    dealt,
    determinized,
    drawn_game,
    examples,
    legal_actions,
    played,
)
from support.minds import MYTHOLOGIES, Mind, world_of

Options = dict[str, Any]
GREEK = Mythology.GREEK


# Whole games


@examples(25, interpreted=6)
@given(SEEDS, PANTHEON_OPTIONS, st.data())
def test_a_view_shows_exactly_the_gods_that_a_player_can_work_out(
    seed: int, options: Options, data: st.DataObject
) -> None:
    """Against a player who remembers everything and draws every conclusion."""
    minds = [Mind(viewer) for viewer in PLAYERS]
    for step in drawn_game(data, seed, options):
        for mind in minds:
            mind.follow(step)
            assert mind.holds(step.after)
            check_shown_gods(mind, Facts(concealed(step.state, mind.viewer)))


def check_shown_gods(mind: Mind, view: Facts) -> None:
    """A god that is sure is shown; of another, its mythology in a slot, nothing in a deck."""
    for mythology in MYTHOLOGIES:
        known = [HIDDEN if god is None else god for god in mind.deck(mythology)]
        assert view.god_decks[mythology] == [*known, GONE, GONE, GONE][:3]
    expected = {
        slot: HIDDEN_GOD - mythology if god is None else god
        for slot, (mythology, god) in mind.slots().items()
    }
    gate = GOD_BY_NAME["Gate"].id
    assert {slot: god for slot, god in enumerate(view.slots) if god not in (GONE, gate)} == expected


@examples(20, interpreted=5)
@given(SEEDS, PANTHEON_OPTIONS, st.data(), SEEDS)
def test_at_every_moment_worlds_that_look_alike_give_the_same_view(
    seed: int, options: Options, data: st.DataObject, chance: int
) -> None:
    """A drawn world is possible, keeps what the viewer knows and all that is not hidden."""
    minds = [Mind(viewer) for viewer in PLAYERS]
    for step in drawn_game(data, seed, options):
        for mind in minds:
            mind.follow(step)
            view = concealed(step.state, mind.viewer)
            world = determinized(step.state, mind.viewer, chance)
            facts = check_position(world)
            assert mind.holds(facts)
            assert concealed(world, mind.viewer).tobytes() == view.tobytes()
            for name in ("slot_known", "deck_known", "laid_tokens", "god_owner", "token_place"):
                assert getattr(facts, name) == getattr(step.after, name)


@examples(20, interpreted=5)
@given(SEEDS, PANTHEON_OPTIONS, st.data(), SEEDS)
def test_at_every_moment_the_decider_may_do_the_same_in_his_view(
    seed: int, options: Options, data: st.DataObject, chance: int
) -> None:
    for step in drawn_game(data, seed, options):
        player = int(step.state.decider)
        legal = legal_actions(step.state, player)
        assert legal_actions(concealed(step.state, player), player) == legal
        assert legal_actions(determinized(step.state, player, chance), player) == legal
        assert legal_actions(concealed(step.state, 1 - player), 1 - player) == []


# Placing a god


def drawn_by_a() -> Table:
    """Three Greek tokens in Age I; A takes the card on the first of them and draws two gods."""
    table = duel(
        pantheon=True,
        age=1,
        structure={
            9: "Baths",
            11: "Theater",
            13: "Stable",
            15: "Altar",
            17: "Tavern",
            19: "Palisade",
        },
        laid={9: "greek", 11: "greek", 13: "greek"},
        decks={"greek": ("Zeus", "Hades", "Aphrodite")},
    )
    return table.discard("Altar")


def place_first() -> Table:
    """A has placed Hades in slot 3 and put Zeus back on top of Aphrodite."""
    return drawn_by_a().place_god("Hades", 3)


def shown(table: Table, viewer: int) -> tuple[list[int], list[int]]:
    """What a view shows of the six slots and of the Greek deck."""
    view = Facts(table.view(viewer))
    return view.slots, view.god_decks[GREEK]


def gods(*names: str) -> list[int]:
    return [GOD_BY_NAME[name].id for name in names]


FACE_DOWN_GREEK = HIDDEN_GOD - GREEK


def test_the_two_drawn_gods_are_seen_by_the_player_who_draws_alone() -> None:
    """The third god of the deck follows from the two."""
    table = drawn_by_a()
    assert (table.decision, table.decider) == (Decision.PLACE_GOD, A)
    assert shown(table, A)[1] == gods("Zeus", "Hades", "Aphrodite")
    assert shown(table, B)[1] == [HIDDEN] * 3


def test_a_placed_god_and_the_one_put_back_are_known_to_the_placer_and_not_to_the_other() -> None:
    table = place_first()
    slots, deck = shown(table, A)
    assert slots[2] == GOD_BY_NAME["Hades"].id
    assert deck == [*gods("Zeus", "Aphrodite"), GONE]
    slots, deck = shown(table, B)
    assert slots[2] == FACE_DOWN_GREEK
    assert deck == [HIDDEN, HIDDEN, GONE]


def test_the_mythology_of_a_face_down_god_is_seen_by_both() -> None:
    table = place_first()
    assert shown(table, B)[0] == [GONE, GONE, FACE_DOWN_GREEK, GONE, GONE, GONE]


def test_what_the_opponent_draws_and_puts_back_is_known_no_longer() -> None:
    """A knew the deck to be Zeus, Aphrodite; B draws both and places one of them."""
    table = place_first().discard("Tavern").place_god("Aphrodite", 5)
    slots, deck = shown(table, A)
    assert slots[4] == FACE_DOWN_GREEK
    assert slots[2] == GOD_BY_NAME["Hades"].id
    assert deck == [HIDDEN, GONE, GONE]
    slots, deck = shown(table, B)
    assert slots[4] == GOD_BY_NAME["Aphrodite"].id
    assert slots[2] == GOD_BY_NAME["Hades"].id  # of three gods B has seen the other two
    assert deck == [*gods("Zeus"), GONE, GONE]


def test_while_the_opponent_chooses_what_was_known_before_is_still_known() -> None:
    table = place_first().discard("Tavern")
    assert shown(table, A)[1] == [*gods("Zeus", "Aphrodite"), GONE]
    assert shown(table, B)[1] == [*gods("Zeus", "Aphrodite"), GONE]


def test_a_player_who_draws_twice_knows_everything() -> None:
    table = place_first().discard("Baths").discard("Tavern").place_god("Zeus", 1)
    slots, deck = shown(table, A)
    assert (slots[0], slots[2]) == tuple(gods("Zeus", "Hades"))
    assert deck == [*gods("Aphrodite"), GONE, GONE]
    slots, deck = shown(table, B)
    assert (slots[0], slots[2]) == (FACE_DOWN_GREEK, FACE_DOWN_GREEK)
    assert deck == [HIDDEN, GONE, GONE]


def test_the_only_god_of_a_deck_is_placed_in_the_knowledge_of_who_knew_it() -> None:
    """B knows Zeus as the last of the deck; when A draws and places him, B still knows."""
    table = place_first().discard("Tavern").place_god("Aphrodite", 5)
    table.discard("Palisade").place_god("Zeus", 6)
    assert shown(table, B)[0][5] == GOD_BY_NAME["Zeus"].id
    assert shown(table, A)[0][5] == GOD_BY_NAME["Zeus"].id
    assert shown(table, A)[0][4] == GOD_BY_NAME["Aphrodite"].id  # all others are known to A


# The Divine Theater and the Gate


def theater(**facts: Any) -> Table:
    """A has built the Divine Theater and opened the Greek deck."""
    table = duel(
        pantheon=True,
        age=2,
        cities=(SELF_SUFFICIENT, ()),
        wonders=(["The Divine Theater"], []),
        decks={"greek": ("Zeus", "Aphrodite", "Hades")},
        **facts,
    )
    return table.wonder("The Divine Theater").mythology("greek")


def test_the_divine_theater_shows_a_whole_deck_to_both() -> None:
    table = theater()
    for viewer in PLAYERS:
        assert shown(table, viewer)[1] == gods("Zeus", "Aphrodite", "Hades")


def test_the_order_in_which_gods_return_is_known_to_who_ordered_them_alone() -> None:
    table = theater().god("Aphrodite").god("Hades")
    assert shown(table, A)[1] == [*gods("Hades", "Zeus"), GONE]
    assert shown(table, B)[1] == [HIDDEN, HIDDEN, GONE]


def test_a_single_god_that_returns_is_known_to_both() -> None:
    table = duel(
        pantheon=True,
        age=2,
        cities=(SELF_SUFFICIENT, ()),
        wonders=(["The Divine Theater"], []),
        slots={1: "Zeus"},
    )
    table.wonder("The Divine Theater").mythology("greek").god("Aphrodite")
    for viewer in PLAYERS:
        assert shown(table, viewer)[1] == [*gods("Hades"), GONE, GONE]


def test_the_tops_of_all_decks_that_the_gate_showed_stay_known_to_both() -> None:
    """But for the deck of the god that was chosen, whose next card nobody has seen."""
    table = duel(pantheon=True, age=2, slots={3: "Gate"}, coins=(20, 7))
    table.activate("Gate").god("Aphrodite")
    for viewer in PLAYERS:
        view = Facts(table.view(viewer))
        for mythology in set(MYTHOLOGIES) - {GREEK}:
            assert view.god_decks[mythology] == [3 * mythology, HIDDEN, HIDDEN]
        assert view.god_decks[GREEK] == [HIDDEN, HIDDEN, GONE]


def test_gods_in_their_slots_are_known_to_both_from_age_ii_on() -> None:
    state = at_age(2)
    slots = Facts(state).slots
    assert sorted(slots)[0] >= 0
    for viewer in PLAYERS:
        assert Facts(concealed(state, viewer)).slots == slots


# The rest of the table


def at_age(age: int, seed: int = 11) -> Any:
    """A game at the beginning of an Age."""
    state = dealt(seed, pantheon=True)
    rng = random.Random(seed)
    for _ in played(state, lambda legal: rng.choice(legal)):
        if int(state.age) == age and state.decision == Decision.TURN:
            return state
    raise AssertionError(f"the game of seed {seed} ended before Age {age}")


def test_before_the_draft_age_i_and_its_tokens_are_open_and_the_rest_is_secret() -> None:
    table = fresh(3, pantheon=True)
    full, view = Facts(table.state), Facts(table.view(A))
    assert (view.age, view.decision) == (1, Decision.DRAFT)
    for position, card in enumerate(full.structure):
        assert view.structure[position] == (card if full.face_up[position] else HIDDEN)
    assert view.laid_tokens == full.laid_tokens
    assert [p for p, token in enumerate(full.laid_tokens) if token != GONE] == token_positions(1)
    assert view.god_decks == [[HIDDEN] * 3] * 5
    assert view.decks == [[GONE] * 20, [HIDDEN] * 20, [HIDDEN] * 20]
    assert view.wonder_deck == [HIDDEN] * 4
    assert view.rng == 0


def test_grand_temples_are_recognised_by_their_backs_and_not_told_apart() -> None:
    for seed in range(20):
        state = at_age(3, seed)
        full, view = Facts(state), Facts(concealed(state, B))
        for position, card in enumerate(full.structure):
            if not full.face_up[position]:
                temple = CARDS[card].age == TEMPLE
                assert view.structure[position] == (HIDDEN_GUILD if temple else HIDDEN)


# Fairness: what lies where, over many worlds drawn from one position


def worlds(state: Any, viewer: int, compiled: int, interpreted: int) -> Iterator[Facts]:
    for seed in range(interpreted if INTERPRETED else compiled):
        yield Facts(determinized(state, viewer, seed))


def minded_game(seed: int, decision: Decision, age: int, viewer: int) -> tuple[Any, Mind]:
    """A random game when something is asked first in an Age, and what a player then knows."""
    state = dealt(seed, pantheon=True)
    rng = random.Random(seed)
    mind = Mind(viewer)
    for step in played(state, lambda legal: rng.choice(legal)):
        mind.follow(step)
        if step.after.age == age and step.after.decision == decision:
            return copy_of(state), mind
    raise AssertionError(f"the game of seed {seed} never came to that")


@pytest.mark.parametrize("viewer", PLAYERS)
def test_every_arrangement_of_gods_that_a_player_holds_possible_is_equally_likely(
    viewer: int,
) -> None:
    """All arrangements of two mythologies together, so that nothing hangs together either."""
    tried = 0
    for seed in range(5):
        state, mind = minded_game(seed, Decision.TURN, 2, viewer)
        open_questions = [m for m in MYTHOLOGIES if len(mind.worlds[m]) > 1]
        drawn = list(worlds(state, viewer, 1000, 200))
        for one, other in pairwise(open_questions):
            pairs = [(world_of(each, one), world_of(each, other)) for each in drawn]
            possible = product(mind.sorted_worlds(one), mind.sorted_worlds(other))
            assert surprise(pairs, evenly(possible)) < 5
            tried += 1
    assert tried > 4


@pytest.mark.parametrize("viewer", PLAYERS)
def test_gods_face_down_in_age_i_are_drawn_fairly_together_with_their_decks(viewer: int) -> None:
    tried = 0
    for seed in range(10):
        state = dealt(seed, pantheon=True)
        rng = random.Random(seed)
        mind = Mind(viewer)
        for step in played(state, lambda legal, rng=rng: rng.choice(legal)):
            mind.follow(step)
            if sum(god != GONE for god in step.after.slots) == 5:
                break
        hidden = [m for m in MYTHOLOGIES if len(mind.worlds[m]) > 1 and has_slots(mind, m)]
        if step.after.age > 1 or not hidden:
            continue
        drawn = list(worlds(state, viewer, 600, 60))
        for mythology in hidden:
            seen = [world_of(each, mythology) for each in drawn]
            assert surprise(seen, evenly(mind.sorted_worlds(mythology))) < 5
            tried += 1
    assert tried > 4


def has_slots(mind: Mind, mythology: int) -> bool:
    """Whether a god of the mythology lies in the Pantheon."""
    return any(world.slots for world in mind.worlds[mythology])


def test_each_unseen_grand_temple_is_equally_likely_under_a_temple_back() -> None:
    state = next(
        state for state in (at_age(3, seed) for seed in range(40)) if len(backs(state)) == 2
    )
    first, second = backs(state)
    place = Facts(state).place
    unseen = [c.id for c in CARDS if c.age == TEMPLE and place[c.id] == Place.UNSEEN]
    pairs = [(w.structure[first], w.structure[second]) for w in worlds(state, A, 2000, 500)]
    assert surprise(pairs, evenly(permutations(unseen, 2))) < 5


def backs(state: Any) -> list[int]:
    """Face-down positions that show a Grand Temple's back."""
    view = np.asarray(concealed(state, A).structure)
    return [position for position, card in enumerate(view) if card == HIDDEN_GUILD]


def test_decks_of_later_ages_and_the_second_four_wonders_are_fair() -> None:
    """A Grand Temple in 3 of 20 places of Age III, no guild; any of the ten wonders unseen."""
    state = dealt(3, pantheon=True)
    drawn = list(worlds(state, B, 3000, 700))
    shares = {card.id: 17 / 20 for card in CARDS if card.age == 3}
    shares |= {card.id: 20 / 5 * 3 / 20 for card in CARDS if card.age == TEMPLE}
    for position in (0, 9, 19):
        assert surprise([world.decks[2][position] for world in drawn], shares) < 5
    unknown = {wonder.id for wonder in WONDERS} - set(Facts(state).offered)
    for place in range(4):
        assert surprise([world.wonder_deck[place] for world in drawn], evenly(unknown)) < 5


def test_the_deal_is_fair() -> None:
    """Mythology tokens, god decks, wonders and progress tokens in any place alike."""
    deals = [Facts(dealt(seed, pantheon=True)) for seed in range(700 if INTERPRETED else 3000)]
    for position in token_positions(1):
        assert surprise([deal.laid_tokens[position] for deal in deals], evenly(range(5))) < 5
    first, second = token_positions(1)[:2]
    pairs = [(deal.laid_tokens[first], deal.laid_tokens[second]) for deal in deals]
    shares = {(one, two): 1 if one == two else 2 for one, two in product(range(5), repeat=2)}
    assert surprise(pairs, shares) < 5
    for mythology in MYTHOLOGIES:
        decks = [tuple(deal.god_decks[mythology]) for deal in deals]
        orders = permutations(range(3 * mythology, 3 * mythology + 3))
        assert surprise(decks, evenly(orders)) < 5
    for place in range(4):
        assert surprise([deal.offered[place] for deal in deals], evenly(range(14))) < 5
    for space in range(5):
        assert surprise([deal.board[space] for deal in deals], evenly(range(13))) < 5
    assert surprise([deal.structure[0] for deal in deals], evenly(range(23))) < 5


def test_offering_tokens_and_the_tokens_on_enki_are_laid_fairly() -> None:
    """When Age II begins: any order of offering tokens, any two progress tokens of the box."""
    orders, on_enki = [], []
    table = duel(
        pantheon=True,
        age=1,
        cards=("Walls",),
        covered=(),
        slots={1: "Enki", 2: "Ishtar", 3: "Baal", 4: "Zeus", 5: "Isis"},
    )
    box = [t for t, place in enumerate(Facts(table.state).token_place) if place == 0]
    for seed in range(1500 if not INTERPRETED else 500):
        state = copy_of(table.state)
        seed_generator(state, seed)
        facts = Facts(Table(state).discard("Walls").state)
        assert facts.age == 2
        assert facts.slots[5] == GOD_BY_NAME["Gate"].id
        orders.append(tuple(facts.laid_tokens[p] for p in token_positions(2)))
        on_enki.append(tuple(t for t, place in enumerate(facts.token_place) if place == 5))
    assert surprise(orders, evenly(permutations(range(3)))) < 5
    pairs = [(one, two) for one in box for two in box if one < two]
    assert surprise(on_enki, evenly(pairs)) < 5


def test_the_gate_comes_to_any_of_several_empty_slots_alike() -> None:
    table = duel(pantheon=True, age=1, cards=("Walls",), covered=(), slots={2: "Mars", 4: "Ra"})
    seen = []
    for seed in range(600):
        state = copy_of(table.state)
        seed_generator(state, seed)
        slots = Facts(Table(state).discard("Walls").state).slots
        seen.append(slots.index(GOD_BY_NAME["Gate"].id))
    assert surprise(seen, evenly([0, 2, 4, 5])) < 5
