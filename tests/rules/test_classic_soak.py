"""Very many games of 7 Wonders with every invariant checked: a sample here, more in `make soak`."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from mirabilia.classic.components import CARDS
from mirabilia.classic.state import GONE
from mirabilia.classic.vocabulary import Event, Kind, Phase, Use
from mirabilia.engine.events import CAPACITY, LOG_DTYPE, emit
from mirabilia.engine.record import blank, copy_record
from mirabilia.engine.rule import INTERPRETED
from support.classic_broken import Broken
from support.classic_games import Step, dealt, legal_actions, played, readable
from support.classic_invariants import check_all
from support.classic_retelling import check_told
from support.classic_soak import check_legal, soak

RARE = {Event.NOTHING_TO_RECOVER}  # needs a pile of cards that all stand in the city


def test_a_sample_of_games_breaks_nothing() -> None:
    """Both editions, all numbers of players, in turn."""
    games = 3 if INTERPRETED else 1100
    summary = soak(games, threads=1)
    assert summary.broken == []
    assert summary.decisions > 54 * games
    if not INTERPRETED:
        assert {kind for kind in Event if not summary.told[kind]} <= RARE
        assert 40 < summary.most < 256


# The checks can fail


def position(phase: Phase, age: int = 2, turn: int = 4, **options: Any) -> Any:
    """A moment of a random game in which a phase begins."""
    for seed in range(300):
        state = dealt(seed, **options)
        for step in played(state, random.Random(seed)):
            after = step.after
            if after.phase == phase and after.age == age and after.turn == turn:
                assert Broken(check_all(readable(state))) == Broken.NOTHING
                return copy_record(state)
    raise AssertionError("no such position")


Damage = Callable[[Any], None]


def put(field: str, value: int, *where: Any) -> Damage:
    """Write a number into a field of the record."""

    def damage(state: Any) -> None:
        if where:
            getattr(state, field)[where] = value
        else:
            setattr(state, field, value)

    return damage


def add(field: str, value: int, *where: Any) -> Damage:
    """Add to a number in a field of the record."""

    def damage(state: Any) -> None:
        getattr(state, field)[where] += value

    return damage


def swap_two_cards(state: Any) -> None:
    """Two different cards of a hand lie the wrong way round."""
    hand = state.hands[0]
    first = next(place for place in range(3) if hand[place] != hand[place + 1])
    cards = int(hand[first]), int(hand[first + 1])
    hand[first + 1], hand[first] = cards


def change_a_card(state: Any) -> None:
    """The last card of a hand becomes another one of the deck."""
    last = int(state.hand_size[1]) - 1
    state.hands[1, last] = int(state.hands[1, last]) + 1


def second_guild(state: Any) -> None:
    """A guild takes the place of another one."""
    deck = state.decks[2]
    guilds = [place for place in range(21) if CARDS[int(deck[place])].is_guild]
    for place in guilds[1:]:
        if place // 7 != guilds[0] // 7:
            deck[place] = deck[guilds[0]]
            deck[place // 7 * 7 : place // 7 * 7 + 7] = sorted(
                deck[place // 7 * 7 : place // 7 * 7 + 7].tolist()
            )
            return
    raise AssertionError("the guilds are all in one hand")


def build_twice(state: Any) -> None:
    """A city has a building that it never built."""
    state.built[0, next(card for card in range(60) if not state.built[0, card])] = 1


def forget_a_sale(state: Any) -> None:
    """A card on the pile is noted as built."""
    for turn in range(6):
        for city in range(3):
            if state.uses[0, turn, city] == Use.SOLD:
                state.uses[0, turn, city] = Use.BUILT
                return
    raise AssertionError("nobody sold a card in Age I")


def look_at_a_building(state: Any) -> None:
    """Somebody is said to have looked at a card that is not on the pile."""
    for turn in range(6):
        for city in range(3):
            if state.uses[0, turn, city] == Use.BUILT:
                state.seen[0, turn, city] = 1
                return
    raise AssertionError("nobody built a card in Age I")


DAMAGES: list[tuple[Damage, Broken]] = [
    (put("decks", GONE, 2, 0), Broken.DECK),
    (put("decks", 0, 0, 0), Broken.DECK),
    (change_a_card, Broken.CARD_LOST),
    (second_guild, Broken.GUILDS),
    (put("hand_size", 2, 1), Broken.HAND_SIZE),
    (put("hands", GONE, 1, 0), Broken.HAND_SIZE),
    (swap_two_cards, Broken.HAND_ORDER),
    (put("uses", Use.SOLD, 1, 3, 0), Broken.HISTORY),
    (put("uses", Use.LEFT_OVER, 0, 2, 0), Broken.HISTORY),
    (put("uses", Use.NONE, 0, 2, 0), Broken.HISTORY),
    (look_at_a_building, Broken.SEEN),
    (build_twice, Broken.BUILDINGS),
    (forget_a_sale, Broken.BUILDINGS),
    (add("counts", 1, 0, Kind.STAGE), Broken.STAGES),
    (lambda state: put("boards", int(state.boards[0]), 1)(state), Broken.BOARDS),
    (add("sides", 2, 1), Broken.BOARDS),
    (put("coins", 1, 5), Broken.UNUSED_CITY),
    (put("coins", -1, 0), Broken.TREASURY),
    (add("counts", 1, 2, Kind.RED), Broken.COUNTS),
    (add("symbols", 1, 1, 3), Broken.SYMBOLS),
    (put("discounts", 2, 0, 1), Broken.DISCOUNTS),
    (add("choices", 1, 0, 1), Broken.CHOICES),
    (add("supplies", 1, 2, 3), Broken.SUPPLIES),
    (add("shields", -1, 1), Broken.SHIELDS),
    (add("powers", 64, 1), Broken.POWERS),
    (put("power_used", 1, 0), Broken.POWER_USED),
    (add("victories", 1, 0, 0), Broken.TOKENS),
    (put("victories", 1, 0, 1), Broken.TOKENS),
    (add("counts", 1, 0, Kind.DEFEAT), Broken.TOKENS),
    (put("decider", 0), Broken.COURSE),
    (put("recovering", 1), Broken.COURSE),
    (put("turn", 7), Broken.COURSE),
    (put("phase", Phase.OVER), Broken.COURSE),
    (put("cities", 4), Broken.COURSE),
    (put("holder", 1), Broken.HOLDER),
    (put("awaited", 0), Broken.COMMITMENTS),
    (put("commitments", -2, 0), Broken.COMMITMENTS),
    (put("workspace", 1, 159), Broken.WORKSPACE),
    (put("winners", 1), Broken.WINNERS),
    (put("points", 7, 0, 2), Broken.SCORE),
]
QUIET = {"players": 3, "edition": "first", "boards": ("Gizah", "Rhodos", "Ephesos"), "sides": "A"}


def test_damaged_positions_are_noticed() -> None:
    sound = position(Phase.TURN, **QUIET)
    for number, (damage, expected) in enumerate(DAMAGES):
        state = copy_record(sound)
        damage(state)
        assert Broken(check_all(readable(state))) == expected, f"damage {number}"


def test_a_wrong_score_or_winner_is_noticed() -> None:
    state = dealt(3, players=4, edition="second")
    for _ in played(state, random.Random(3)):
        pass
    assert Broken(check_all(readable(state))) == Broken.NOTHING
    for category in range(7):
        wrong = copy_record(state)
        wrong.points[2, category] += 1
        assert Broken(check_all(readable(wrong))) == Broken.SCORE
    state.winners = 15 - int(state.winners)
    assert Broken(check_all(readable(state))) == Broken.WINNERS


def test_illegal_actions_are_noticed() -> None:
    state = position(Phase.TURN, **QUIET)
    legal = legal_actions(state, 0)
    found = np.array([*legal, 0, 0], np.int16)

    def broken(actions: list[int]) -> Broken:
        found[: len(actions)] = actions
        return Broken(check_legal(readable(state), 0, found, len(actions)))

    hand = state.hands[0].tolist()
    strange = next(card for card in range(79) if card not in hand)
    assert broken(legal) == Broken.NOTHING
    assert broken([]) == Broken.LEGAL_ACTIONS
    assert broken(legal[::-1]) == Broken.LEGAL_ACTIONS
    assert broken([120 * strange]) == Broken.LEGAL_ACTIONS
    assert broken([18960 + strange]) == Broken.LEGAL_ACTIONS
    assert broken([*legal, 19198]) == Broken.LEGAL_ACTIONS
    assert broken([19199]) == Broken.LEGAL_ACTIONS


TELLING = set(Event) - {  # events that change nothing by themselves
    *(Event.COMMITTED, Event.TAKEN_BACK, Event.DECLINED, Event.NOTHING_TO_RECOVER),
    *(Event.CHAINED, Event.FREE_BY_POWER),
}


def test_an_event_left_out_or_altered_is_noticed() -> None:
    """Whatever changed is told by an event that nothing else tells again."""
    missed: set[Event] = set()
    for seed in range(3 if INTERPRETED else 12):
        boards = ("Halikarnassos", "Babylon", "Olympia")
        state = dealt(seed, players=3, edition=("first", "second")[seed % 2], boards=boards)
        before = copy_record(state)
        rng = random.Random(seed)
        for step in played(state, random.Random(seed)):
            now = readable(state)
            for number, (kind, *_) in enumerate(step.events):
                if kind in TELLING and rng.random() < (0.1 if INTERPRETED else 0.3):
                    assert check_told(readable(before), now, log_without(step, number)), kind
                    missed.add(kind)
                    if kind in (Event.COINS, Event.BOUGHT, Event.CARD_BUILT, Event.STAGE_BUILT):
                        altered = log_with_more(step, number)
                        assert check_told(readable(before), now, altered), kind
            before = copy_record(state)
    assert len(missed) >= 8


def log_without(step: Step, left_out: int) -> Any:
    log = blank(LOG_DTYPE)
    for number, event in enumerate(step.events):
        if number != left_out:
            emit(log, *event)
    return log


def log_with_more(step: Step, altered: int) -> Any:
    """One event tells of a coin more."""
    log = blank(LOG_DTYPE)
    for number, (kind, city, subject, amount) in enumerate(step.events):
        emit(log, kind, city, subject, amount + (number == altered))
    return log


def test_secrets_in_events_are_noticed() -> None:
    """What was chosen and which card was sold are nobody else's business."""
    state = position(Phase.TURN, **QUIET)
    for kind in (Event.COMMITTED, Event.CARD_SOLD, Event.CARD_LEFT_OVER):
        log = blank(LOG_DTYPE)
        emit(log, kind, 0, 17, 0)
        assert check_told(readable(state), readable(state), log)


def test_a_full_log_and_hands_passed_the_wrong_way_are_noticed() -> None:
    state = position(Phase.TURN, **QUIET)
    log = blank(LOG_DTYPE)
    log.count = CAPACITY + 1
    assert check_told(readable(state), readable(state), log) == Broken.EVENT_CAPACITY
    before = readable(state)
    for step in played(state, random.Random(1)):
        if step.told(Event.TURN_BEGUN):
            wrong = copy_record(state)
            hands = np.asarray(state.hands)[[1, 2, 0]]
            wrong.hands[:3] = hands
            told = log_without(step, -1)
            assert check_told(before, readable(wrong), told) == Broken.PASSING
            return
        before = readable(state)
    raise AssertionError("the turn never ended")


def test_every_check_of_a_position_has_its_damage() -> None:
    checked = {broken for broken in Broken if 0 < broken < Broken.LEGAL_ACTIONS}
    assert {expected for _, expected in DAMAGES} == checked
