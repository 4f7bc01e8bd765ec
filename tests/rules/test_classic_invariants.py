"""Random games of 7 Wonders: what must hold after every action, whatever the players do."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.classic import actions
from mirabilia.classic.components import BOARD_NAMES, CARDS
from mirabilia.classic.recount import recount
from mirabilia.classic.rules import CLASSIC
from mirabilia.classic.state import GONE
from mirabilia.classic.victory import count_points
from mirabilia.classic.vocabulary import Event, Phase, Use
from mirabilia.engine.events import CAPACITY, LOG_DTYPE, emit
from mirabilia.engine.record import blank, copy_record
from mirabilia.engine.rule import INTERPRETED
from support.classic_broken import Broken
from support.classic_games import (
    KINDS,
    OPTIONS,
    SEEDS,
    Facts,
    Step,
    dealt,
    deciders,
    is_over,
    legal_actions,
    played,
    readable,
)
from support.classic_invariants import check_all
from support.classic_printed import EDITIONS, GOODS, PRINTED_BOARDS, RAW
from support.classic_reference import card_of, payment_number, reference_legal
from support.classic_retelling import check_told
from support.invariants import examples

Options = dict[str, Any]
FREE_CITY = 2


def game(seed: int, options: Options) -> Any:
    """The record of a new game, and its steps."""
    state = dealt(seed, **options)
    return state, played(state, random.Random(seed))


def log_of(step: Step) -> Any:
    """The log that the events of a step were read from."""
    log = blank(LOG_DTYPE)
    for event in step.events:
        emit(log, *event)
    return log


# What holds in every position


@examples(60, interpreted=4)
@given(SEEDS, OPTIONS)
def test_every_card_is_in_one_place_and_every_change_has_its_event(
    seed: int, options: Options
) -> None:
    """The checks of `classic_invariants`; and events alone change the record of before into it."""
    state, steps = game(seed, options)
    assert Broken(check_all(readable(state))) == Broken.NOTHING
    told = readable(state)
    for step in steps:
        now = readable(state)
        assert Broken(check_told(told, now, log_of(step))) == Broken.NOTHING
        assert Broken(check_all(readable(state))) == Broken.NOTHING
        told = now


@pytest.mark.parametrize(("edition", "players"), KINDS)
def test_all_kinds_of_games_are_sound(edition: str, players: int) -> None:
    """Random play with every number of players in both editions."""
    for seed in range(1 if INTERPRETED else 6):
        state, steps = game(seed, {"edition": edition, "players": players})
        for step in steps:
            if step.told(Event.TURN_BEGUN, Event.ASKED, Event.GAME_OVER):
                assert Broken(check_all(readable(state))) == Broken.NOTHING
        assert is_over(state)


@pytest.mark.parametrize("side", ["A", "B", "Day", "Night"])
def test_games_of_wonders_with_powers_are_sound(side: str) -> None:
    """Olympia, Babylon and Halikarnassos at one table, and players who like stages."""
    edition = "first" if side in "AB" else "second"
    boards = ("Olympia", "Babylon", "Halikarnassos")
    told_of: set[Event] = set()
    for seed in range(3 if INTERPRETED else 25):
        state = dealt(seed, players=3, edition=edition, boards=boards, sides=side)
        before = readable(state)
        for step in played(state, random.Random(seed), ("architect", "builder", "architect")):
            told_of |= {kind for kind, *_ in step.events}
            if {kind for kind, *_ in step.events} != {Event.COMMITTED}:
                assert Broken(check_told(before, readable(state), log_of(step))) == Broken.NOTHING
                assert Broken(check_all(readable(state))) == Broken.NOTHING
            before = readable(state)
    assert Event.STAGE_BUILT in told_of
    assert INTERPRETED or Event.ASKED in told_of
    assert INTERPRETED or side == "B" or Event.FREE_BY_POWER in told_of


@examples(30, interpreted=4)
@given(SEEDS, OPTIONS)
def test_cities_are_what_a_recount_gives(seed: int, options: Options) -> None:
    state, steps = game(seed, options)
    for step in steps:
        if step.told(Event.TURN_BEGUN, Event.ASKED, Event.GAME_OVER):
            counted = copy_record(state)
            recount(counted)
            assert counted.tobytes() == state.tobytes()
    count_points(state)
    assert state.tobytes() == counted.tobytes(), "points may be counted again"


# Legal actions


@examples(30, interpreted=3)
@given(SEEDS, OPTIONS)
def test_whoever_owes_a_decision_has_legal_actions_and_asking_changes_nothing(
    seed: int, options: Options
) -> None:
    """Others may decide anew in the same turn; each action once, in ascending order."""
    state, steps = game(seed, options)
    for step in steps:
        before = state.tobytes()
        together = step.after.phase in (Phase.TURN, Phase.SIDES)
        for player in range(CLASSIC.players):
            legal = legal_actions(state, player)
            assert legal == sorted(set(legal))
            assert all(0 <= action < CLASSIC.actions for action in legal)
            assert len(legal) <= CLASSIC.most_legal
            owes = bool(CLASSIC.owes(state, player))
            if player >= int(state.players):
                assert not owes
                assert not legal
            elif owes or not together:
                assert bool(legal) == owes
            elif step.after.phase == Phase.TURN:
                assert legal
        assert state.tobytes() == before
        assert bool(deciders(state)) != is_over(state)


@examples(16, interpreted=2)
@given(SEEDS, OPTIONS)
def test_legal_is_what_the_plain_definition_says(seed: int, options: Options) -> None:
    state, steps = game(seed, options)
    rng = random.Random(seed)
    for step in steps:
        for player in range(int(state.players)):
            if rng.random() < 0.1 or step.after.phase in (Phase.SEVENTH, Phase.DISCARD):
                assert legal_actions(state, player) == reference_legal(step.after, player)


def test_no_decision_can_offer_more_actions_than_there_is_room_for() -> None:
    """A bound by hand: the eight dearest cards at once, eight stages, sales and free buildings.

    A cost of r raw materials and g goods can be split in at most (r + 1) * (g + 1) ways.
    """

    def ways(cost: str) -> int:
        raw = sum(letter in RAW for letter in cost)
        goods = sum(letter in GOODS for letter in cost)
        return (raw + 1) * (goods + 1)

    for edition in (0, 1):
        cards = sorted((ways(card.cost) for card in EDITIONS[edition].values()), reverse=True)
        stages = max(
            ways(stage.cost)
            for (e, *_), board in PRINTED_BOARDS.items()
            if e == edition
            for stage in board.stages
        )
        take_back = 1
        most = sum(cards[:8]) + 8 * stages + 8 + 8 + take_back
        assert most <= CLASSIC.most_legal
    assert len(CARDS) + 1 <= CLASSIC.most_legal, "the whole discard pile, or nothing"


# What an action does


@examples(30, interpreted=3)
@given(SEEDS, OPTIONS)
def test_a_turn_does_what_everybody_chose(seed: int, options: Options) -> None:
    """Each city plays the card it chose in the way it chose, with the payment it chose."""
    _, steps = game(seed, options)
    for step in steps:
        chosen = choices(step)
        if chosen is None:
            continue
        age, turn = step.before.age - 1, step.before.turn - 1
        for city, action in chosen.items():
            row = turn if step.before.phase == Phase.TURN else 6
            use = step.after.uses[age][row][city]
            assert step.after.played[age][row][city] == card_of(action)
            paid = sum(coins for who, _, coins in step.told(Event.BOUGHT) if who == city)
            if action < actions.SELL:
                assert use == (Use.BUILT if action < actions.STAGE else Use.STAGE)
                left = neighbour_coins(step, city, 1)
                right = neighbour_coins(step, city, -1)
                assert payment_number(left, right) == action % actions.PAYMENTS
            else:
                assert use == (Use.SOLD if action < actions.FREE else Use.BUILT)
                assert paid == 0
                free = step.before.power_used[city] < 1 == step.after.power_used[city]
                if step.after.age == step.before.age:
                    assert free == (action >= actions.FREE)


def choices(step: Step) -> dict[int, int] | None:
    """What each city does in this step; None if nothing is played in it."""
    if step.before.phase == Phase.SEVENTH:
        return {step.before.acting: step.action}
    if step.before.phase != Phase.TURN or not step.told(
        Event.TURN_BEGUN, Event.ASKED, Event.GAME_OVER
    ):
        return None
    chosen = dict(enumerate(step.before.commitments[: step.before.cities]))
    waiting = [city for city, action in chosen.items() if action == GONE]
    assert len(waiting) == 1
    return chosen | {waiting[0]: step.action}


def neighbour_coins(step: Step, city: int, direction: int) -> int:
    """What a city paid its left (1) or right (-1) neighbour."""
    neighbour = (city + direction) % step.before.cities
    return sum(c for who, whom, c in step.told(Event.BOUGHT) if (who, whom) == (city, neighbour))


@examples(30, interpreted=3)
@given(SEEDS, OPTIONS)
def test_a_choice_changes_nothing_but_what_is_awaited(seed: int, options: Options) -> None:
    """Until the last one is in, choices are only kept, and the latest of a player counts."""
    _, steps = game(seed, options)
    for step in steps:
        told = {kind for kind, *_ in step.events}
        if told <= {Event.COMMITTED, Event.TAKEN_BACK}:
            before, after = vars(step.before), vars(step.after)
            changed = {name for name in before if before[name] != after[name]}
            assert changed <= {"commitments", "awaited"}
            cities = [city for _, city, *_ in step.events]
            match [kind for kind, *_ in step.events]:
                case [Event.COMMITTED]:
                    assert step.after.commitments[cities[0]] == step.action
                case [Event.TAKEN_BACK]:
                    assert cities == [step.player]
                    assert step.after.commitments[step.player] == GONE
                case kinds:  # the holder begins anew: the Free City's choice is open again
                    assert kinds == [Event.TAKEN_BACK, Event.COMMITTED]
                    assert cities == [FREE_CITY, step.player]
                    assert step.after.commitments[FREE_CITY] == GONE
                    assert step.after.commitments[step.player] == step.action


@examples(20, interpreted=3)
@given(SEEDS, OPTIONS)
def test_an_age_has_six_turns_and_a_game_three_ages(seed: int, options: Options) -> None:
    _, steps = game(seed, options)
    told = []
    if options["sides"] != "chosen":
        told = [("age", 1), ("turn", 1)]
    for step in steps:
        for kind, _, subject, _ in step.events:
            if kind in (Event.AGE_BEGUN, Event.TURN_BEGUN):
                told.append(("age" if kind == Event.AGE_BEGUN else "turn", subject))
    expected = []
    for age in (1, 2, 3):
        expected += [("age", age), *(("turn", turn) for turn in range(1, 7))]
    assert told == expected


@examples(40, interpreted=5)
@given(SEEDS, OPTIONS)
def test_the_order_in_which_players_choose_does_not_matter(seed: int, options: Options) -> None:
    """The same choices of a turn, made in another order, give the same record."""
    state, steps = game(seed, options)
    rng = random.Random(seed)
    start = copy_record(state)
    for step in steps:
        chosen = choices(step)
        if chosen is not None and step.before.phase == Phase.TURN and rng.random() < 0.2:
            again = copy_record(start)
            players = list(range(int(state.players)))
            rng.shuffle(players)
            for player in players:
                CLASSIC.apply(again, player, chosen[player], None)
                if player == int(start.holder):
                    CLASSIC.apply(again, player, chosen[FREE_CITY], None)
            assert again.tobytes() == state.tobytes()
        if step.told(Event.TURN_BEGUN, Event.ASKED):
            start = copy_record(state)


@examples(20, interpreted=3)
@given(SEEDS, OPTIONS)
def test_the_same_seed_and_actions_give_the_same_bytes(seed: int, options: Options) -> None:
    """With and without an event log, and whether or not the record was copied in between."""
    state, steps = game(seed, options)
    again = dealt(seed, **options)
    for step in steps:
        again = copy_record(again)
        CLASSIC.apply(again, step.player, step.action, None)
        assert again.tobytes() == state.tobytes()


# Whole games


@examples(40, interpreted=5)
@given(SEEDS, OPTIONS)
def test_playing_out_ends_every_game_after_so_many_decisions(seed: int, options: Options) -> None:
    """A card a turn for every city, and the few questions besides."""
    state = dealt(seed, **options)
    decisions = int(CLASSIC.play_out(state, np.zeros(CLASSIC.most_legal, np.int16)))
    assert is_over(state)
    assert Broken(check_all(readable(state))) == Broken.NOTHING
    cards = 3 * 6 * int(state.cities)
    sides = int(state.players) if options["sides"] == "chosen" else 0
    assert cards + sides <= decisions <= cards + sides + 3 + 3
    facts = Facts(state)
    uses = Counter(use for age in facts.uses for turn in age for use in turn if use)
    assert uses.total() == 3 * 7 * facts.cities


@examples(5, interpreted=2)
@given(SEEDS, OPTIONS)
def test_a_batch_is_as_many_single_games(seed: int, options: Options) -> None:
    states = np.zeros(3, CLASSIC.dtype)
    states[:] = CLASSIC.blank(CLASSIC.options(**options))
    seeds = np.array([seed, seed // 2, 7])
    decisions = np.zeros(3, np.int32)
    found = np.zeros(CLASSIC.most_legal, np.int16)
    CLASSIC.deal_batch(states, seeds)
    single = [dealt(int(each), **options) for each in seeds]
    assert [state.tobytes() for state in states] == [state.tobytes() for state in single]
    CLASSIC.play_batch(states, decisions, found)
    assert decisions.tolist() == [CLASSIC.play_out(state, found) for state in single]
    assert [state.tobytes() for state in states] == [state.tobytes() for state in single]


@examples(60, interpreted=20)
@given(SEEDS, OPTIONS, st.permutations(BOARD_NAMES), st.booleans())
def test_a_deal_keeps_its_options(
    seed: int, options: Options, boards: list[str], named: bool
) -> None:
    cities = max(3, options["players"])
    if named:
        options = options | {"boards": boards[:cities]}
    state = dealt(seed, **options)
    assert CLASSIC.options_of(state) == CLASSIC.options(**options)
    assert int(CLASSIC.seats(state)) == options["players"]
    facts = Facts(state)
    assert facts.coins == [3] * cities + [0] * (7 - cities)
    if named:
        assert [BOARD_NAMES[board] for board in facts.boards[:cities]] == boards[:cities]
    if options["sides"] == "chosen":
        assert (facts.phase, facts.age) == (Phase.SIDES, 0)
    else:
        assert (facts.phase, facts.age, facts.turn) == (Phase.TURN, 1, 1)


def test_no_action_comes_near_the_capacity_of_the_event_log() -> None:
    """The most is told by the last choice of an Age with seven players.

    By hand: the choice; per city four events of playing and gaining, one of its last card, and
    two of a conflict; then a question or the new Age and its turn.
    """
    most = 0
    for seed in range(2 if INTERPRETED else 30):
        _, steps = game(seed, {"players": 7, "edition": ("first", "second")[seed % 2]})
        most = max(most, *(len(step.events) for step in steps))
    bound = 1 + 7 * (4 + 1 + 2) + 2
    assert 25 < most <= bound
    assert bound < CAPACITY
