"""Random games of Duel: what must hold after every action, whatever the players do."""

from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.duel.recount import recount
from mirabilia.duel.rules import DUEL
from mirabilia.duel.victory import count_points
from mirabilia.duel.vocabulary import CoinCause, Decision, Event
from mirabilia.engine.events import LOG_DTYPE, emit
from mirabilia.engine.record import blank
from mirabilia.notation.duel.positions import position_document
from support.broken import Broken
from support.compiled_invariants import check_all
from support.duel import copy_of
from support.invariants import (
    OPTIONS,
    PLAYERS,
    SEEDS,
    Step,
    check_position,
    dealt,
    drawn_game,
    examples,
    expected_score,
    legal_actions,
)
from support.reference_effects import (
    NEWS,
    expected_coins,
    expected_news,
    expected_question,
    expected_savings,
    expected_shields,
    expected_sieges,
    turns_left,
)
from support.reference_legal import reference_legal
from support.retelling import check_told

Options = dict[str, Any]


@examples(50, interpreted=12)
@given(SEEDS, OPTIONS, st.data())
def test_every_part_is_in_one_place_and_the_table_is_possible(
    seed: int, options: Options, data: st.DataObject
) -> None:
    check_everything(dealt(seed, **options))
    for step in drawn_game(data, seed, options):
        check_everything(step.state)


def check_everything(state: Any) -> None:
    """By the plain checks, and by those that also watch very many games."""
    check_position(state)
    assert Broken(check_all(state)) == Broken.NOTHING


@examples(40, interpreted=10)
@given(SEEDS, OPTIONS, st.data())
def test_every_change_has_its_event(seed: int, options: Options, data: st.DataObject) -> None:
    """The record before an action, changed by its events alone, is the record after it."""
    told = dealt(seed, **options)
    for step in drawn_game(data, seed, options):
        assert Broken(check_told(told, step.state, log_of(step), step.action)) == Broken.NOTHING
        told = copy_of(step.state)
        for kind, _, _, amount in step.events:
            assert kind in WITH_AMOUNT or amount == 0, kind


def log_of(step: Step) -> Any:
    """The log that the events of a step were read from."""
    log = blank(LOG_DTYPE)
    for kind, player, subject, amount in step.events:
        emit(log, kind, player, subject, amount)
    return log


WITH_AMOUNT = (
    Event.CARD_BUILT,
    Event.WONDER_BUILT,
    Event.COINS,
    Event.PAWN_MOVED,
    Event.LOOTED,
    Event.TOKENS_DRAWN,
    Event.CARD_REVEALED,
    Event.ASKED,
    Event.MYTHOLOGY_TOKEN,
    Event.OFFERING_TOKEN,
    Event.GODS_DRAWN,
    Event.GOD_PLACED,
    Event.GATE_PLACED,
    Event.GOD_REVEALED,
    Event.ENKI_TOKEN,
    Event.ACTIVATED,
    Event.SAVINGS,
    Event.CARD_STRUCK,
    Event.LAID_TOKEN_DISCARDED,
    Event.WONDER_DESTROYED,
    Event.MINERVA_STOPS,
    Event.MILITARY_DISCARDED,
    Event.GODS_RETURNED,
)


@examples(50, interpreted=12)
@given(SEEDS, OPTIONS, st.data())
def test_coins_shields_and_turns_are_as_printed(
    seed: int, options: Options, data: st.DataObject
) -> None:
    """What an action does, by the faces of what lies on the table, on the position before it."""
    by_pawn = (CoinCause.LOOT, CoinCause.SIEGE)
    for step in drawn_game(data, seed, options):
        moved = [event for event in step.told(Event.COINS) if event[1] not in by_pawn]
        assert moved == expected_coins(step)
        assert step.told(Event.SAVINGS) == expected_savings(step)
        assert len(step.told(Event.PAWN_MOVED)) == expected_shields(step)
        sieges = [event for event in step.told(Event.COINS) if event[1] == CoinCause.SIEGE]
        assert sieges == [(1 - step.player, CoinCause.SIEGE, -1)] * expected_sieges(step)
        news = [(kind, player) for kind, player, *_ in step.events if kind in NEWS]
        assert news == expected_news(step)
        if not step.after.is_over:
            assert (step.after.decision, step.after.decider) == expected_question(step)
            assert step.after.extra_turn == turns_left(step)


@examples(50, interpreted=12)
@given(SEEDS, OPTIONS, st.data())
def test_ages_come_in_order_and_nothing_happens_after_the_end(
    seed: int, options: Options, data: st.DataObject
) -> None:
    """With Pantheon Age I is laid out before the draft, and begins after it."""
    ages = [0] if options["wonders"] == "draft" else []
    ages += [int(dealt(seed, **options).age)] * (not ages)
    for step in drawn_game(data, seed, options):
        begun = [age for _, age, _ in step.told(Event.AGE_BEGUN)]
        drafted = Decision.DRAFT == step.before.decision != step.after.decision
        assert begun == [step.after.age] * (drafted or step.after.age != step.before.age)
        ages += begun
        if begun and not drafted:
            assert (step.before.cards_left, step.after.cards_left) in ((1, 20), (0, 20))
    assert ages == list(range(ages[0], ages[-1] + 1))
    state = step.state
    assert DUEL.is_over(state)
    assert not any(DUEL.owes(state, player) or legal_actions(state, player) for player in PLAYERS)


@examples(50, interpreted=12)
@given(SEEDS, OPTIONS, st.data())
def test_there_is_always_a_legal_action_and_asking_changes_nothing(
    seed: int, options: Options, data: st.DataObject
) -> None:
    state = dealt(seed, **options)
    for step in [None, *drawn_game_copies(data, seed, options)]:
        state = state if step is None else step
        before = state.tobytes()
        for player in PLAYERS:
            legal = legal_actions(state, player)
            deciding = bool(DUEL.owes(state, player))
            assert deciding == (not DUEL.is_over(state) and int(state.decider) == player)
            assert bool(legal) == deciding
            assert legal == sorted(set(legal))
            assert all(0 <= action < DUEL.actions for action in legal)
            assert len(legal) <= DUEL.most_legal
        assert state.tobytes() == before


def drawn_game_copies(data: st.DataObject, seed: int, options: Options) -> list[Any]:
    """The records of a game after each action."""
    return [copy_of(step.state) for step in drawn_game(data, seed, options)]


@examples(20, interpreted=8)
@given(SEEDS, OPTIONS, st.data())
def test_legal_is_what_the_plain_definition_says(
    seed: int, options: Options, data: st.DataObject
) -> None:
    for state in [dealt(seed, **options), *drawn_game_copies(data, seed, options)]:
        legal = legal_actions(state, int(state.decider))
        assert legal == reference_legal(position_document(state))


@examples(20, interpreted=8)
@given(SEEDS, OPTIONS, st.data())
def test_cities_and_score_pad_are_what_a_recount_gives(
    seed: int, options: Options, data: st.DataObject
) -> None:
    for step in drawn_game(data, seed, options):
        counted = copy_of(step.state)
        recount(counted)
        assert counted.tobytes() == step.state.tobytes()
        count_points(counted)
        expected = [list(expected_score(step.after, player).values()) for player in PLAYERS]
        assert np.asarray(counted.points).tolist() == expected


@examples(30, interpreted=8)
@given(SEEDS, OPTIONS, st.data())
def test_the_same_seed_and_actions_give_the_same_bytes(
    seed: int, options: Options, data: st.DataObject
) -> None:
    """With and without an event log, and whether or not the record was copied in between."""
    steps = list(drawn_game_bytes(data, seed, options))
    again = dealt(seed, **options)
    for player, action, expected in steps:
        again = copy_of(again)
        DUEL.apply(again, player, action, None)
        assert again.tobytes() == expected


def drawn_game_bytes(
    data: st.DataObject, seed: int, options: Options
) -> list[tuple[int, int, bytes]]:
    """The actions of a game and the bytes of the record after each."""
    return [
        (step.player, step.action, step.state.tobytes()) for step in drawn_game(data, seed, options)
    ]


@examples(30, interpreted=8)
@given(SEEDS, OPTIONS)
def test_playing_out_ends_every_game(seed: int, options: Options) -> None:
    state = dealt(seed, **options)
    decisions = DUEL.play_out(state, np.zeros(DUEL.most_legal, np.int16))
    facts = check_position(state)
    assert facts.is_over
    assert 0 < decisions <= (6 + 3 * 20 + 2 * 10 if not options["pantheon"] else 200)


@examples(5, interpreted=2)
@given(SEEDS, OPTIONS)
def test_a_batch_is_as_many_single_games(seed: int, options: Options) -> None:
    states = np.zeros(3, DUEL.dtype)
    states[:] = DUEL.blank(DUEL.options(**options))
    seeds = np.array([seed, seed // 2, 7])
    decisions = np.zeros(3, np.int32)
    found = np.zeros(DUEL.most_legal, np.int16)
    DUEL.deal_batch(states, seeds)
    single = [dealt(int(each), **options) for each in seeds]
    assert [state.tobytes() for state in states] == [state.tobytes() for state in single]
    DUEL.play_batch(states, decisions, found)
    assert decisions.tolist() == [DUEL.play_out(state, found) for state in single]
    assert [state.tobytes() for state in states] == [state.tobytes() for state in single]


@given(SEEDS, OPTIONS)
def test_a_deal_keeps_its_options(seed: int, options: Options) -> None:
    state = dealt(seed, **options)
    assert vars(DUEL.options_of(state)) == vars(DUEL.options(**options))
    facts = check_position(state)
    assert facts.coins == [7, 7]
    assert facts.conflict == 0
    assert facts.first_player == facts.decider
    if options["first_player"] != "random":
        assert facts.first_player == options["first_player"]
    assert facts.decision == (Decision.DRAFT if options["wonders"] == "draft" else Decision.TURN)
