"""What must hold at every moment of every game of Duel, written plainly and apart from the rules.

Facts about cards and layouts come from `duel_cards`, not from the package's data files.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

import numpy as np
from hypothesis import settings
from hypothesis import strategies as st

from mirabilia.duel import actions
from mirabilia.duel.components import CARDS, TOKENS, WONDERS
from mirabilia.duel.pantheon.components import GOD_CARDS
from mirabilia.duel.rules import DUEL
from mirabilia.duel.state import GONE, RETURNED
from mirabilia.duel.vocabulary import Category, Decision, Event, Place, TokenPlace, Victory
from mirabilia.engine.events import CAPACITY, LOG_DTYPE
from mirabilia.engine.record import blank
from mirabilia.engine.rule import INTERPRETED
from support.duel import copy_of
from support.duel_cards import (
    EVERY_CARD,
    EVERY_WONDER_POINTS,
    GODS,
    GUILD,
    MOST,
    PANTHEON_TOKENS,
    TEMPLE,
    TEMPLE_POINTS,
    spots,
)

PLAYERS = (0, 1)
IN_BOX = (  # cards of each deck that take no part in a game, without and with Pantheon
    {1: 3, 2: 3, 3: 3, GUILD: 4, TEMPLE: 5},
    {1: 3, 2: 3, 3: 3, GUILD: 7, TEMPLE: 2},
)
LOOT = {3: 2, 6: 5}  # space of the track where a military token lies, its coins
BETWEEN_TURNS = (Decision.NONE, Decision.DRAFT, Decision.TURN, Decision.STARTER)
MID_TURN = tuple(decision for decision in Decision if decision not in BETWEEN_TURNS)
LAYOUTS = {age: spots(age) for age in (1, 2, 3)}

_BASE = {
    "first_player": st.sampled_from(["random", 0, 1]),
    "wonders": st.sampled_from(["draft", "first-game"]),
    "centre_starter": st.sampled_from(["begins", "chooses"]),
    "progress_choice": st.sampled_from(["optional", "compulsory"]),
}
_PANTHEON = {
    "minerva": st.sampled_from(["before", "on"]),
    "minerva_space": st.sampled_from(["any", "not-pawn"]),
    "zeus_token": st.sampled_from(["take", "discard"]),
    "token_order": st.sampled_from(["token-first", "card-first"]),
    "temple_urbanism": st.sampled_from(["pays", "nothing"]),
    "extra_turns": st.sampled_from(["one", "several"]),
    "double_supremacy": st.sampled_from(["scientific", "military"]),
    "single_god": st.sampled_from(["place", "leave"]),
}
BASE_OPTIONS = st.fixed_dictionaries(_BASE | {"pantheon": st.just(False)})
PANTHEON_OPTIONS = st.fixed_dictionaries(_BASE | _PANTHEON | {"pantheon": st.just(True)})
OPTIONS = st.one_of(BASE_OPTIONS, PANTHEON_OPTIONS)
assert {*_BASE, *_PANTHEON, "pantheon"} == {choice.name for choice in DUEL.choices}
SEEDS = st.integers(0, 2**62 - 1)


def examples(compiled: int, interpreted: int | None = None) -> settings:
    """How many examples a test plays through; a profile with more than 100 multiplies them."""
    count = interpreted if INTERPRETED and interpreted is not None else compiled
    return settings(max_examples=max(1, count * settings.default.max_examples // 100))


class Facts:
    """The fields of a record as plain Python numbers and lists."""

    def __init__(self, state: Any) -> None:
        for name in state.dtype.names:
            setattr(self, name, np.asarray(state[name]).tolist())

    @property
    def is_over(self) -> bool:
        return bool(self.victory != Victory.NONE)

    def city(self, player: int) -> list[str]:
        """Names of the buildings in a city."""
        return [card.name for card in CARDS if self.place[card.id] == Place.CITY_FIRST + player]

    def wonders_of(self, player: int) -> list[str]:
        """Names of the wonders a player has constructed."""
        slots = [slot for slot in range(8) if self.wonder_owner[slot] == player]
        return [WONDERS[self.wonders[slot]].name for slot in slots if self.tucked[slot] >= 0]

    def tokens_of(self, player: int) -> list[str]:
        """Names of a player's progress tokens."""
        place = TokenPlace.CITY_FIRST + player
        return [token.name for token in TOKENS if self.token_place[token.id] == place]

    def gods_of(self, player: int) -> list[str]:
        """Names of the gods, and the Gate, that a player has activated."""
        return [god.name for god in GOD_CARDS if self.god_owner[god.id] == player]


# Playing


@dataclass(frozen=True)
class Step:
    """One action of a game and what it did."""

    before: Facts
    after: Facts
    state: Any  # the record after the action; it changes with the next
    player: int
    action: int
    events: list[tuple[Event, int, int, int]]

    def told(self, *kinds: Event) -> list[tuple[int, int, int]]:
        """The events of some kinds as (player, subject, amount)."""
        return [tuple(particulars) for kind, *particulars in self.events if kind in kinds]


Chooser = Callable[[Sequence[int]], int]


def concealed(state: Any, viewer: int) -> Any:
    """A copy of the record as a player may know it."""
    view = copy_of(state)
    DUEL.conceal(view, viewer)
    return view


def determinized(state: Any, viewer: int, seed: int) -> Any:
    """A world that could be behind a player's view."""
    world = copy_of(state)
    DUEL.determinize(world, viewer, seed)
    return world


def dealt(seed: int, **options: Any) -> Any:
    """The record of a new game."""
    state = copy_of(DUEL.blank(DUEL.options(**options)))
    DUEL.deal(state, seed)
    return state


def legal_actions(state: Any, player: int) -> list[int]:
    """A player's legal actions, as the rules give them."""
    found = np.full(DUEL.most_legal, -1, np.int16)
    count = int(DUEL.legal(state, player, found))
    return [int(action) for action in found[:count]]


def played(state: Any, choose: Chooser) -> Iterator[Step]:
    """Play a record to its end, in place, and show each step."""
    log = blank(LOG_DTYPE)
    before = Facts(state)
    while not DUEL.is_over(state):
        player = int(state.decider)
        action = choose(legal_actions(state, player))
        log.count = 0
        DUEL.apply(state, player, action, log)
        assert log.count <= CAPACITY
        events = [
            (Event(kind), who, subject, amount)
            for kind, who, subject, amount in np.asarray(log.entries)[: int(log.count)].tolist()
        ]
        after = Facts(state)
        yield Step(before, after, state, player, action, events)
        before = after


def tasteful(state: Any, legal: Sequence[int], taste: str) -> Sequence[int]:
    """The legal actions a player of some taste would think of; uniform play seldom ends early."""

    def likes(action: int) -> bool:
        if taste == "builder":
            return not actions.DISCARD <= action < actions.WONDER
        if taste == "architect":
            return actions.WONDER <= action < actions.DRAFT
        if taste == "hoarder":
            return actions.DISCARD <= action < actions.WONDER
        if taste == "priest":
            return actions.ACTIVATE <= action < actions.PLACE
        if action >= actions.DISCARD:
            return False
        colour = {"warrior": "red", "scholar": "green"}.get(taste)
        return EVERY_CARD[CARDS[int(state.structure[action])].name].colour == colour

    return [action for action in legal if likes(action)] or legal


TASTES = st.sampled_from(
    ["anything", "builder", "architect", "hoarder", "warrior", "scholar", "priest"]
)


def drawn_game(data: st.DataObject, seed: int, options: dict[str, Any]) -> Iterator[Step]:
    """A game in which Hypothesis chooses the taste of both players and every action."""
    state = dealt(seed, **options)
    tastes = data.draw(st.tuples(TASTES, TASTES), "tastes")

    def choose(legal: Sequence[int]) -> int:
        liked = tasteful(state, legal, tastes[int(state.decider)])
        return liked[data.draw(st.integers(0, len(liked) - 1))]

    return played(state, choose)


def drawn_position(data: st.DataObject, seed: int, options: dict[str, Any]) -> Any:
    """The record at some moment of such a game, its beginning and its end included."""
    state = dealt(seed, **options)
    moves = data.draw(st.integers(0, 100 if options["pantheon"] else 75), "moves")
    for number, step in enumerate(drawn_game(data, seed, options), start=1):
        if number <= moves:
            state = copy_of(step.state)
        else:
            break
    return state


# What holds in every position


def check_position(state: Any) -> Facts:
    """All that must hold whenever a player is asked, and at the end."""
    facts = Facts(state)
    check_cards(facts)
    check_tokens(facts)
    check_wonders(facts)
    check_structure(facts)
    check_track(facts)
    check_course(facts)
    return facts


def check_cards(facts: Facts) -> None:
    """Every card is in exactly one place, and `place` says where."""
    structure = [card for card in facts.structure if card != GONE]
    decks = [card for card in chain(*facts.decks) if card != GONE]
    tucked = [card for card in facts.tucked if card >= 0]
    lying = Counter(structure + decks + tucked)
    for card in CARDS:
        place = facts.place[card.id]
        if place in (Place.CITY_FIRST, Place.CITY_SECOND, Place.DISCARD):
            assert card.id not in lying, f"{card.name} is in a city or discarded, and elsewhere"
        else:
            assert lying[card.id] <= 1, f"{card.name} lies in {lying[card.id]} places"
            assert (place == Place.WONDER) == (card.id in tucked), card.name
            face_up = card.id in structure and facts.face_up[facts.structure.index(card.id)]
            assert (place == Place.STRUCTURE) == bool(face_up), card.name
    assert set(lying) <= {card.id for card in CARDS}
    for age, deck in enumerate(facts.decks, start=1):
        assert (GONE in deck) == (age <= facts.age)
        assert all(card == GONE for card in deck) or GONE not in deck
    for age, number in IN_BOX[facts.pantheon].items():
        boxed = [
            card.name
            for card in CARDS
            if card.age == age and facts.place[card.id] == Place.UNSEEN and card.id not in lying
        ]
        assert len(boxed) == number, f"in the box: {boxed}"
    for card in structure:
        assert min(CARDS[card].age, 3) == facts.age


def check_tokens(facts: Facts) -> None:
    """Every progress token is in exactly one place."""
    on_board = [token for token in facts.board if token != GONE]
    places = facts.token_place
    assert sorted(on_board) == [t for t, place in enumerate(places) if place == TokenPlace.BOARD]
    assert len(places) == len(TOKENS)
    assert set(places) <= set(TokenPlace)
    drawn = places.count(TokenPlace.DRAWN)
    assert drawn == (3 if facts.decision == Decision.LIBRARY else 0)
    out = [t.name for t in TOKENS if places[t.id] == TokenPlace.OUT]
    assert out == ([] if facts.pantheon else list(PANTHEON_TOKENS))
    assert places.count(TokenPlace.ENKI) in ((0, 2) if facts.pantheon else (0,))


def check_wonders(facts: Facts) -> None:
    """Every wonder is in exactly one place; after the draft four are each player's, or Ra's."""
    owned = [wonder for wonder in facts.wonders if wonder != GONE]
    offered = [wonder for wonder in facts.offered if wonder != GONE]
    waiting = [wonder for wonder in facts.wonder_deck if wonder != GONE]
    everywhere = owned + offered + waiting
    assert len(everywhere) == len(set(everywhere)) == 8
    assert set(everywhere) <= set(range(14 if facts.pantheon else 12))
    assert facts.drafted == len(owned)
    assert len(waiting) == (4 if len(owned) < 3 else 0)
    if facts.decision != Decision.DRAFT:
        assert len(owned) == 8
        assert offered == []
    stolen = [owner for slot, owner in enumerate(facts.wonder_owner) if owner != slot // 4]
    assert stolen in ([], [player for player in PLAYERS if "Ra" in facts.gods_of(player)])
    built = sum(card >= 0 for card in facts.tucked)
    assert built <= 7
    destroyed = any("Anubis" in facts.gods_of(player) for player in PLAYERS)
    most_returned = built == 7 or (built == 6 and destroyed)
    assert (built == 7) <= facts.tucked.count(RETURNED) <= most_returned


def check_structure(facts: Facts) -> None:
    """Coverings and faces follow from the layout and the cards that are left."""
    left = [position for position in range(20) if facts.structure[position] != GONE]
    assert facts.cards_left == len(left)
    if facts.age == 0:
        assert facts.covered == facts.face_up == [0] * 20
        return
    layout = LAYOUTS[facts.age]
    covering = [sum(other in left for other in spot.covered_by) for spot in layout]
    assert facts.covered == covering
    if not facts.pantheon:  # Zeus takes cards from below others
        assert all(covering[position] == 0 for position in range(20) if position not in left)
    waiting: list[int] = []  # free, but turned up only when the turn ends
    if facts.decision in MID_TURN or facts.is_over:
        waiting = [p for p, spot in enumerate(layout) if facts.played in spot.covered_by]
        if facts.pantheon:  # Zeus frees cards too
            waiting = list(range(20))
    for position in range(20):
        turned_up = layout[position].face_up or covering[position] == 0
        if position not in left:
            assert not facts.face_up[position]
        elif covering[position] or not (position in waiting and not layout[position].face_up):
            assert facts.face_up[position] == turned_up, f"position {position}"


def check_track(facts: Facts) -> None:
    """The pawn is on the track, and no military token lies behind it."""
    assert -9 <= facts.conflict <= 9
    for side, direction in ((1, 1), (0, -1)):
        for space in range(10):
            coins = facts.loot[side][space]
            assert coins in (0, LOOT.get(space, 0))
            if coins:
                assert facts.conflict * direction < space


def different_symbols(facts: Facts, player: int) -> int:
    """How many different scientific symbols a city shows."""
    symbols = {EVERY_CARD[card].symbol for card in facts.city(player)}
    symbols |= {GODS[god].symbol for god in facts.gods_of(player)}
    if "Law" in facts.tokens_of(player):
        symbols.add("scales")
    if "Nisaba" in facts.gods_of(player) and facts.snake != GONE:
        symbols.add(EVERY_CARD[CARDS[facts.snake].name].symbol)
    return len(symbols - {""})


def check_course(facts: Facts) -> None:
    """Treasuries, whose decision it is, and when a game is over."""
    assert min(facts.coins) >= 0
    assert facts.first_player in PLAYERS
    assert facts.decider in PLAYERS
    assert facts.age in range(4)
    if facts.decision == Decision.DRAFT:
        assert facts.age == facts.pantheon
    else:
        assert facts.age > 0
    assert (facts.decision == Decision.NONE) == facts.is_over
    if facts.decision not in (Decision.STARTER, Decision.DRAFT):
        assert facts.decider == facts.active
    if facts.extra_turn:
        several = facts.several_turns and facts.decision == Decision.TURN
        assert facts.decision in MID_TURN or several
    winners = [player for player in PLAYERS if different_symbols(facts, player) >= 6]
    assert (facts.victory == Victory.SCIENTIFIC) == bool(winners)
    assert (facts.victory == Victory.MILITARY) == (abs(facts.conflict) == 9)
    if winners:
        assert facts.winner == winners[0]
    if facts.victory == Victory.MILITARY:
        assert facts.winner == (0 if facts.conflict > 0 else 1)
    if facts.victory == Victory.CIVILIAN:
        assert facts.age == 3
        assert facts.cards_left == 0
        assert facts.winner == civilian_winner(facts)
    if facts.is_over:
        assert facts.points == [list(expected_score(facts, player).values()) for player in PLAYERS]
    else:
        assert facts.winner == GONE
        assert facts.points == [[0] * len(Category)] * 2


# The score pad by its plain definition


def things(facts: Facts, player: int, kind: str) -> int:
    """How many things of a kind, in the words of `duel_cards`, a city holds."""
    if kind == "wonder":
        return len(facts.wonders_of(player))
    if kind == "three coins":
        return int(facts.coins[player] // 3)
    return sum(EVERY_CARD[card].colour in kind.split(" or ") for card in facts.city(player))


def expected_score(facts: Facts, player: int) -> dict[Category, int]:
    """The rows of a player's score pad, from the cards on the table."""

    cards = [EVERY_CARD[name] for name in facts.city(player)]

    def printed(colour: str) -> int:
        return sum(card.points for card in cards if card.colour == colour)

    guilds = 0
    for card in cards:
        if (rate := card.points_per) is not None:
            each, kind, where = rate
            assert where == MOST
            guilds += each * max(things(facts, 0, kind), things(facts, 1, kind))
    tokens = facts.tokens_of(player)
    progress = 4 * ("Agriculture" in tokens) + 7 * ("Philosophy" in tokens)
    progress += 3 * len(tokens) * ("Mathematics" in tokens)
    sacred = sum(facts.mythology_tokens[player]) + sum(facts.offerings[player])
    progress += 2 * sacred * ("Mysticism" in tokens)
    gods = sum(GODS[god].points for god in facts.gods_of(player))
    ahead = facts.conflict * (1 - 2 * player)
    military = 0 if ahead <= 0 else 2 if ahead < 3 else 5 if ahead < 6 else 10 if ahead < 9 else 0
    return {
        Category.BLUE: printed("blue"),
        Category.GREEN: printed("green"),
        Category.YELLOW: printed("yellow"),
        Category.GUILDS: guilds,
        Category.WONDERS: sum(EVERY_WONDER_POINTS[name] for name in facts.wonders_of(player)),
        Category.PROGRESS: progress,
        Category.TREASURY: facts.coins[player] // 3,
        Category.MILITARY: military,
        Category.TEMPLES: TEMPLE_POINTS[things(facts, player, "temple")],
        Category.GODS: gods + facts.savings[player],
    }


def civilian_winner(facts: Facts) -> int:
    """Who has more points, then more on blue cards; -1 when they share the victory."""
    ranks = []
    for player in PLAYERS:
        score = expected_score(facts, player)
        ranks.append((sum(score.values()), score[Category.BLUE]))
    return GONE if ranks[0] == ranks[1] else ranks.index(max(ranks))
