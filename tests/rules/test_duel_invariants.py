"""Random games of Duel: what must hold after every action, whatever the players do."""

from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.duel.components import CARDS, TOKENS
from mirabilia.duel.recount import recount
from mirabilia.duel.rules import DUEL
from mirabilia.duel.state import GONE, RETURNED
from mirabilia.duel.victory import count_points
from mirabilia.duel.vocabulary import CoinCause, Decision, Event, Place, TokenPlace
from mirabilia.notation.duel.positions import position_document
from support.duel import copy_of
from support.invariants import (
    MID_TURN,
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
    expected_extra_turn,
    expected_news,
    expected_question,
    expected_shields,
)
from support.reference_legal import reference_legal

Options = dict[str, Any]


@examples(50, interpreted=12)
@given(SEEDS, OPTIONS, st.data())
def test_every_part_is_in_one_place_and_the_table_is_possible(
    seed: int, options: Options, data: st.DataObject
) -> None:
    check_position(dealt(seed, **options))
    for step in drawn_game(data, seed, options):
        check_position(step.state)


@examples(50, interpreted=12)
@given(SEEDS, OPTIONS, st.data())
def test_every_change_has_its_event(seed: int, options: Options, data: st.DataObject) -> None:
    for step in drawn_game(data, seed, options):
        check_treasuries(step)
        check_pawn(step)
        check_cards_moved(step)
        check_tokens_moved(step)
        check_wonders_moved(step)
        check_questions(step)
        for kind, _, _, amount in step.events:
            assert kind in WITH_AMOUNT or amount == 0, kind


WITH_AMOUNT = (
    Event.CARD_BUILT,
    Event.WONDER_BUILT,
    Event.COINS,
    Event.PAWN_MOVED,
    Event.LOOTED,
    Event.TOKENS_DRAWN,
    Event.CARD_REVEALED,
)


def check_treasuries(step: Step) -> None:
    """The sum of the COINS events is the change, and no treasury is ever overdrawn."""
    coins = list(step.before.coins)
    for kind, player, subject, amount in step.events:
        if kind == Event.COINS:
            assert amount != 0
            coins[player] += amount
            assert coins[player] >= 0
        elif kind == Event.LOOTED:
            assert amount == min(subject, coins[player])
    assert coins == step.after.coins


def check_pawn(step: Step) -> None:
    """The pawn goes space by space; each military token it passes is reported and gone."""
    place = step.before.conflict
    for player, reached, spaces in step.told(Event.PAWN_MOVED):
        assert spaces == 1
        assert reached == place + 1 - 2 * player
        place = reached
    assert place == step.after.conflict
    gone = [
        (side, coins)
        for side in PLAYERS
        for coins, left in zip(step.before.loot[side], step.after.loot[side], strict=True)
        if coins != left
    ]
    assert [(who, coins) for who, coins, _ in step.told(Event.LOOTED)] == gone


def check_cards_moved(step: Step) -> None:
    """Built, discarded, tucked, recovered, destroyed, turned up: nothing else moves a card."""
    moves: dict[int, tuple[int, int]] = {}
    for kind, player, subject, amount in step.events:
        match kind:
            case Event.CARD_BUILT:
                moves[subject] = (Place.STRUCTURE, Place.CITY_FIRST + player)
            case Event.CARD_DISCARDED:
                moves[subject] = (Place.STRUCTURE, Place.DISCARD)
            case Event.WONDER_BUILT:
                moves[amount] = (Place.STRUCTURE, Place.WONDER)
                assert step.after.tucked[step.after.wonders.index(subject)] == amount
            case Event.CARD_RECOVERED:
                moves[subject] = (Place.DISCARD, Place.CITY_FIRST + player)
            case Event.CARD_DESTROYED:
                moves[subject] = (Place.CITY_FIRST + player, Place.DISCARD)
            case Event.CARD_REVEALED:
                moves[subject] = (Place.UNSEEN, Place.STRUCTURE)
                assert step.after.structure[amount] == subject
    laid_out: list[int] = step.after.structure if step.after.age != step.before.age else []
    changes = {
        card.id: (step.before.place[card.id], step.after.place[card.id])
        for card in CARDS
        if step.before.place[card.id] != step.after.place[card.id] and card.id not in laid_out
    }
    assert changes == moves


def check_tokens_moved(step: Step) -> None:
    """Tokens are taken or drawn with an event; only those not kept go back without one."""
    taken = {token: TokenPlace.CITY_FIRST + who for who, token, _ in step.told(Event.TOKEN_TAKEN)}
    drawn = {token: TokenPlace.DRAWN for _, token, _ in step.told(Event.TOKENS_DRAWN)}
    for token in TOKENS:
        before, after = step.before.token_place[token.id], step.after.token_place[token.id]
        if before == TokenPlace.DRAWN and token.id not in taken:
            assert after == TokenPlace.BOX
        else:
            assert after == (taken | drawn).get(token.id, before)


def check_wonders_moved(step: Step) -> None:
    """A wonder is taken, built or returned with an event."""
    for slot in range(8):
        owner = slot // 4
        wonder = step.after.wonders[slot]
        taken = step.before.wonders[slot] != wonder
        assert ((owner, wonder, 0) in step.told(Event.WONDER_TAKEN)) == taken
        built = step.before.tucked[slot] == GONE and step.after.tucked[slot] >= 0
        card = step.after.tucked[slot]
        assert ((owner, wonder, card) in step.told(Event.WONDER_BUILT)) == built
        returned = step.before.tucked[slot] == GONE and step.after.tucked[slot] == RETURNED
        assert ((owner, wonder, 0) in step.told(Event.WONDER_RETURNED)) == returned


def check_questions(step: Step) -> None:
    """The last event says what is asked of whom, or that the game is over."""
    kind, player, subject, _ = step.events[-1]
    if step.after.is_over:
        assert (kind, player, subject) == (Event.GAME_OVER, step.after.winner, step.after.victory)
    else:
        asked = (Event.ASKED, step.after.decider, step.after.decision)
        assert (kind, player, subject) == asked


@examples(50, interpreted=12)
@given(SEEDS, OPTIONS, st.data())
def test_coins_shields_and_turns_are_as_printed(
    seed: int, options: Options, data: st.DataObject
) -> None:
    """What an action does, by the faces of cards, wonders and tokens, on the position before it."""
    for step in drawn_game(data, seed, options):
        moved = [event for event in step.told(Event.COINS) if event[1] != CoinCause.LOOT]
        assert moved == expected_coins(step)
        assert len(step.told(Event.PAWN_MOVED)) == expected_shields(step)
        news = [(kind, player) for kind, player, *_ in step.events if kind in NEWS]
        assert news == expected_news(step)
        if not step.after.is_over:
            asked = (step.after.decision, step.after.decider)
            assert asked == expected_question(step)
            assert step.after.extra_turn == (asked[0] in MID_TURN and expected_extra_turn(step))


@examples(50, interpreted=12)
@given(SEEDS, OPTIONS, st.data())
def test_ages_come_in_order_and_nothing_happens_after_the_end(
    seed: int, options: Options, data: st.DataObject
) -> None:
    ages = [0] if options["wonders"] == "draft" else []
    ages += [int(dealt(seed, **options).age)] * (not ages)
    for step in drawn_game(data, seed, options):
        begun = [(age, who) for who, age, _ in step.told(Event.AGE_BEGUN)]
        assert [age for age, _ in begun] == [step.after.age] * (step.after.age != step.before.age)
        ages += [age for age, _ in begun]
        if begun and step.before.age:
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
    assert 0 < decisions <= 6 + 3 * 20 + 2 * 10


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
    assert vars(DUEL.options_of(state)) == options
    facts = check_position(state)
    assert facts.coins == [7, 7]
    assert facts.conflict == 0
    assert facts.first_player == facts.decider
    if options["first_player"] != "random":
        assert facts.first_player == options["first_player"]
    assert facts.decision == (Decision.DRAFT if options["wonders"] == "draft" else Decision.TURN)
