"""Very many games with every invariant checked: a sample here, 200,000 of them in `make soak`."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from mirabilia.duel.state import GONE, RETURNED
from mirabilia.duel.vocabulary import Decision, Event, Place, TokenPlace
from mirabilia.engine.events import LOG_DTYPE, emit
from mirabilia.engine.record import blank
from mirabilia.engine.rule import INTERPRETED
from support.broken import Broken
from support.compiled_invariants import check_all, check_legal
from support.duel import copy_of
from support.invariants import Step, dealt, legal_actions, played, tasteful
from support.retelling import check_told
from support.soak import soak

RARE = {Decision.TOKEN_ORDER}  # needs Zeus in Age I


def test_a_sample_of_games_with_pantheon_breaks_nothing() -> None:
    broken, asked = soak(10 if INTERPRETED else 1000, pantheon=True, threads=1)
    assert broken == []
    if not INTERPRETED:
        assert {decision for decision in Decision if not asked[decision]} <= RARE | {Decision.NONE}


def test_a_sample_of_games_without_pantheon_breaks_nothing() -> None:
    broken, asked = soak(5 if INTERPRETED else 200, pantheon=False, threads=1)
    assert broken == []
    assert max(decision for decision in Decision if asked[decision]) <= Decision.STARTER


# The checks can fail


def pious_game(seed: int) -> Any:
    """A game of Pantheon in which gods are activated whenever they can be."""
    state = dealt(seed, pantheon=True)
    rng = random.Random(seed)
    return state, played(state, lambda legal: rng.choice(tasteful(state, legal, "priest")))


def position(age: int) -> Any:
    """A turn in the middle of an Age with several gods active."""
    state, steps = pious_game(4)
    for _ in steps:
        if state.age == age and state.decision == Decision.TURN and state.cards_left == 12:
            assert Broken(check_all(state)) == Broken.NOTHING
            return copy_of(state)
    raise AssertionError("the game ended before")


Damage = Callable[[Any], None]


def free_place(places: Any, value: int) -> int:
    return [int(each) for each in places].index(value)


def swap_two_gods(state: Any) -> None:
    first, second = int(state.god_decks[0, 0]), int(state.god_decks[1, 0])
    state.god_decks[0, 0], state.god_decks[1, 0] = second, first


def open_a_gap(state: Any) -> None:
    deck = next(m for m in range(5) if state.god_decks[m, 1] != GONE)
    state.god_decks[deck, 0] = GONE
    state.deck_known[deck, 0] = 0


def lose_a_god(state: Any) -> None:
    deck = next(m for m in range(5) if state.god_decks[m, 0] != GONE)
    last = max(n for n in range(3) if state.god_decks[deck, n] != GONE)
    state.god_decks[deck, last] = GONE
    state.deck_known[deck, last] = 0


def empty_slot(state: Any) -> int:
    return free_place(state.slots, GONE)


def put(field: str, value: int, *where: Any) -> Damage:
    """Write a number into a field of the record."""

    def damage(state: Any) -> None:
        if where:
            getattr(state, field)[where] = value
        else:
            setattr(state, field, value)

    return damage


def put_boxed_token(place: TokenPlace) -> Damage:
    """Move a progress token out of the box."""
    return lambda state: put("token_place", place, free_place(state.token_place, 0))(state)


def reach_the_capital(state: Any) -> None:
    state.conflict = 9
    state.loot[:] = 0


DAMAGES: list[tuple[Damage, Broken]] = [
    (lambda state: put("structure", state.structure[0], 19)(state), Broken.CARD_IN_ONE_PLACE),
    (put("place", Place.WONDER, 0), Broken.CARD_AND_ITS_PLACE),
    (put("place", Place.DISCARD, 70), Broken.BOX_OF_CARDS),
    (put("decks", 0, 2, 0), Broken.CARD_OF_ANOTHER_AGE),
    (put("board", GONE, 0), Broken.TOKEN_ON_THE_BOARD),
    (put_boxed_token(TokenPlace.OUT), Broken.TOKEN_OUT_OF_THE_GAME),
    (put_boxed_token(TokenPlace.DRAWN), Broken.TOKENS_DRAWN),
    (put_boxed_token(TokenPlace.ENKI), Broken.TOKENS_ON_ENKI),
    (lambda state: put("wonders", state.wonders[1], 0)(state), Broken.WONDER_IN_ONE_PLACE),
    (put("wonder_owner", 1, slice(0, 2)), Broken.WONDERS_OF_A_PLAYER),
    (
        lambda state: put("tucked", RETURNED, free_place(state.tucked, GONE))(state),
        Broken.SEVEN_WONDERS,
    ),
    (put("covered", 3, 0), Broken.CARDS_COVERED),
    (put("cards_left", 5), Broken.CARDS_LEFT),
    (
        lambda state: put("laid_tokens", 0, free_place(state.structure, GONE))(state),
        Broken.FACE_OF_A_CARD,
    ),
    (put("laid_tokens", 0, 0), Broken.LAID_TOKEN),
    (put("mythology_tokens", 0, slice(None)), Broken.CHAINS),
    (put("offerings", 1, slice(None)), Broken.OFFERING_TOKENS),
    (lambda state: put("slots", 9, empty_slot(state))(state), Broken.KNOWLEDGE),
    (lambda state: put("slot_known", 1, empty_slot(state))(state), Broken.KNOWLEDGE),
    (swap_two_gods, Broken.GOD_OF_ANOTHER_DECK),
    (open_a_gap, Broken.GAP_IN_A_DECK),
    (lose_a_god, Broken.GOD_IN_ONE_PLACE),
    (put("drawing", 1), Broken.OPEN_THINGS),
    (put("theater_open", 1), Broken.OPEN_THINGS),
    (put("owed_god", 1), Broken.OPEN_THINGS),
    (put("savings", 8, slice(None)), Broken.SAVINGS),
    (put("savings", 2, slice(None)), Broken.SAVINGS),
    (put("snake", 0), Broken.SNAKE),
    (put("minerva", 10), Broken.MINERVA),
    (put("conflict", 10), Broken.PAWN),
    (put("loot", 2, 0, 4), Broken.MILITARY_TOKENS),
    (put("counts", 3, 1, 7), Broken.COUNTS),
    (put("production", 9, 0, 2), Broken.PRODUCTION),
    (put("choices", 5, 1, 1), Broken.PRODUCTION),
    (put("chains", 1 << 30, 0), Broken.CHAINS),
    (put("symbols", 3, 0, 6), Broken.SYMBOLS),
    (put("abilities", 7, 1, 8), Broken.ABILITIES),
    (put("coins", -1, 0), Broken.TREASURY),
    (lambda state: put("decider", 1 - state.active)(state), Broken.DECIDER),
    (put("extra_turn", 1), Broken.EXTRA_TURN),
    (reach_the_capital, Broken.SUPREMACY),
    (put("winner", 1), Broken.WINNER),
    (put("points", 7, 0, 9), Broken.SCORE),
]


def test_damaged_positions_are_noticed() -> None:
    sound = position(2)
    for number, (damage, expected) in enumerate(DAMAGES):
        state = copy_of(sound)
        damage(state)
        assert Broken(check_all(state)) == expected, f"damage {number}"


def test_pantheon_in_a_base_game_is_noticed() -> None:
    state = dealt(1)
    assert Broken(check_all(state)) == Broken.NOTHING
    state.minerva = 3
    assert Broken(check_all(state)) == Broken.BASE_GAME_WITH_PANTHEON


def test_illegal_actions_are_noticed() -> None:
    state = position(2)
    legal = legal_actions(state, int(state.decider))
    found = np.array([*legal, 0, 0], np.int16)

    def broken(actions: list[int]) -> Broken:
        found[: len(actions)] = actions
        return Broken(check_legal(state, found, len(actions)))

    assert broken(legal) == Broken.NOTHING
    assert broken([]) == Broken.LEGAL_ACTIONS
    assert broken(legal[::-1]) == Broken.LEGAL_ACTIONS
    assert broken([*legal, 400]) == Broken.LEGAL_ACTIONS
    assert broken([308 + 8 * empty_slot(state)]) == Broken.LEGAL_ACTIONS


TELLING = set(Event) - {  # events that change nothing by themselves
    *(Event.CHAINED, Event.PAIR, Event.DECLINED, Event.STARTER_CHOSEN, Event.ENGINEERED),
    *(Event.EXTRA_TURN, Event.EXTRA_TURN_LOST, Event.GODS_DRAWN, Event.GODS_RETURNED),
    *(Event.ASKED, Event.GOD_REVEALED),
    Event.AGE_BEGUN,  # with Pantheon Age I was laid out before
}


def test_an_event_left_out_is_noticed() -> None:
    """Whatever changed is told by an event that nothing else tells again."""
    missed: set[Event] = set()
    for seed in range(4 if INTERPRETED else 30):
        state, steps = pious_game(seed)
        before = copy_of(state)
        for step in steps:
            for number, (kind, *_) in enumerate(step.events):
                if kind in TELLING:
                    shorter = log_without(step, number)
                    assert check_told(copy_of(before), state, shorter, step.action), kind
                    missed.add(kind)
            before = copy_of(state)
    assert len(missed) >= (20 if INTERPRETED else 28)


def log_without(step: Step, left_out: int) -> Any:
    log = blank(LOG_DTYPE)
    for number, event in enumerate(step.events):
        if number != left_out:
            emit(log, *event)
    return log
