"""7 Wonders, Ukrainian rulebook: the chapter "Course of play", without "Construct a Wonder stage".

What the second edition says as well is checked with its boards and cards too.
"""

from collections import Counter

import pytest

from mirabilia.classic import actions
from mirabilia.classic.components import CARDS, deck_of
from mirabilia.classic.state import GONE, HIDDEN
from mirabilia.classic.turn import chosen_card
from mirabilia.classic.vocabulary import HAND, Category, Edition, Event, Phase, Use
from support.classic import A, B, C, D, Table, card_id, classic, fresh, random_game

BOTH_EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])
PLAIN_BOARDS = ("Gizah", "Rhodos", "Ephesos")  # A sides without a power of their own


def started(seed: int, edition: str, players: int = 3) -> Table:
    """A dealt game on plain boards, at its first turn."""
    boards = (*PLAIN_BOARDS, "Alexandria", "Olympia")[:players]
    simple = "A" if edition == "first" else "Day"
    return fresh(seed, players=players, edition=edition, boards=boards, sides=simple)


# Course of play


@pytest.mark.rulebook("sw1.play.ages")
@BOTH_EDITIONS
def test_a_game_begins_with_age_one_and_ends_with_age_three(edition: str) -> None:
    """Chapter "Course of play": I, II, III, each announced once."""
    begun = []
    game = random_game(1, edition=edition, sides="A" if edition == "first" else "Day")
    table = next(game)
    assert table.moment == (1, 1)
    for table in game:
        begun += [age for _, age, _ in table.told(Event.AGE_BEGUN)]
    assert begun == [2, 3]
    assert table.state.age == 3
    assert table.is_over


@pytest.mark.rulebook("sw1.play.only-at-end")
def test_points_are_counted_only_at_the_end_of_age_three() -> None:
    """Chapter "Course of play": no score and no winner before, then both."""
    for table in random_game(2, edition="first"):
        if not table.is_over:
            assert table.winners() == []
            assert not table.state.points.any()
            assert table.told(Event.GAME_OVER) == []
    assert table.winners()
    assert table.told(Event.GAME_OVER)
    assert table.state.points.any()


@pytest.mark.rulebook("sw1.play.seven-cards")
@BOTH_EDITIONS
@pytest.mark.parametrize("players", [3, 5])
def test_an_age_begins_with_seven_random_cards_in_every_hand(players: int, edition: str) -> None:
    """Chapter "Course of play": of this Age's deck, and nobody sees the hands of others."""
    hands = set()
    for seed in (1, 2):
        table = started(seed, edition, players)
        for age in (1, 2, 3):
            deck = deck_of(Edition[edition.upper()], players, age)
            allowed = {CARDS[card].name for card in deck}
            allowed |= {card.name for card in CARDS if card.is_guild and age == 3}
            for player in range(players):
                assert len(table.hand(player)) == HAND
                assert set(table.hand(player)) <= allowed
                hands.add((seed, age, player, tuple(table.hand(player))))
                shown = table.view(player)
                assert shown.hand(player) == table.hand(player)
                for other in range(players):
                    seen = {int(card) for card in shown.state.hands[other][:HAND]}
                    assert other == player or seen == {HIDDEN}
            table.finish_age()
    assert len({hand for *_, hand in hands}) == len(hands)  # no two hands are equal


@pytest.mark.rulebook("sw1.play.six-turns")
@BOTH_EDITIONS
def test_an_age_has_six_turns(edition: str) -> None:
    """Chapter "Course of play": the seventh is the first of the next Age."""
    table = started(1, edition)
    moments = []
    while not table.is_over:
        moments.append(table.moment)
        table.others()
    assert moments == [(age, turn) for age in (1, 2, 3) for turn in range(1, 7)]


@pytest.mark.rulebook("sw1.play.simultaneous")
@BOTH_EDITIONS
def test_all_players_decide_at_once_and_nothing_happens_before_the_last(edition: str) -> None:
    """Chapter "Course of play": whatever order they decide in, and a choice may be changed."""
    for order in ((A, B, C), (C, A, B)):
        table = classic(
            edition=edition, hands={A: ["Tavern", "Altar"], B: ["Loom"], C: ["Theater"]}
        )
        cards = {A: "Altar", B: "Loom", C: "Theater"}
        assert table.to_decide() == [A, B, C]
        table.build("Tavern", A)  # changed below
        for number, player in enumerate(order):
            assert [table.city(city) for city in (A, B, C)] == [set(), set(), set()]
            assert [table.coins(city) for city in (A, B, C)] == [3, 3, 3]
            assert table.moment == (1, 1)
            table.build(cards[player], player)
            if number < 2:
                assert {event[0] for event in table.events} == {Event.COMMITTED}
        assert [table.city(city) for city in (A, B, C)] == [{"Altar"}, {"Loom"}, {"Theater"}]
        assert table.moment == (1, 2)


@pytest.mark.rulebook("sw1.play.turn-steps")
@BOTH_EDITIONS
def test_a_turn_is_choosing_acting_and_passing(edition: str) -> None:
    """Chapter "Course of play": all three players act, and only then hands move on."""
    table = classic(edition=edition, hands={A: ["Altar"], B: ["Loom"], C: ["Press"]})
    rest = Counter(table.hand(A)) - Counter(["Altar"])
    table.build("Altar", A).build("Loom", B)
    assert "Altar" in table.hand(A)
    table.sell("Press", C)
    kinds = [event[0] for event in table.events]
    acted = [Event.CARD_BUILT, Event.CARD_BUILT, Event.CARD_SOLD]
    assert [kind for kind in kinds if kind in acted] == acted
    assert kinds.index(Event.TURN_BEGUN) > kinds.index(Event.CARD_SOLD)
    assert Counter(table.hand(B)) == rest
    assert [len(table.hand(player)) for player in (A, B, C)] == [6, 6, 6]


# Course of play / Choose a card


@pytest.mark.rulebook("sw1.choose.secret")
@BOTH_EDITIONS
def test_hands_and_chosen_cards_are_secret(edition: str) -> None:
    """Chapter "Course of play / Choose a card": A sees that B has chosen, but not what."""
    table = started(1, edition)
    table.sell(table.hand(B)[3], B)
    shown = table.view(A)
    assert shown.state.commitments[B] == HIDDEN
    assert shown.state.commitments[C] == GONE
    assert {int(card) for card in shown.state.hands[B][:HAND]} == {HIDDEN}
    assert shown.hand(A) == table.hand(A)
    assert table.view(B).committed(B) == table.hand(B)[3]
    other = started(1, edition)
    other.sell(other.hand(B)[5], B)
    assert other.view(A).state.tobytes() == shown.state.tobytes()


# Course of play / Action


@pytest.mark.rulebook("sw1.action.three-actions")
@BOTH_EDITIONS
def test_a_card_is_built_used_for_a_stage_or_sold(edition: str) -> None:
    """Chapter "Course of play / Action": A can do all three with Altar; only one is done."""
    table = classic(edition=edition, cities=[("Stone Pit", "Sawmill")], hands={A: ["Altar"]})
    three = [table.build_action("Altar"), table.stage_action("Altar"), table.sell_action("Altar")]
    of_altar = [action for action in table.legal() if chosen_card(action) == card_id("Altar")]
    assert of_altar == three
    outcomes = []
    for action in three:
        table = classic(edition=edition, cities=[("Stone Pit", "Sawmill")], hands={A: ["Altar"]})
        table.do(action).others()
        outcomes.append((table.has("Altar"), table.stages(), table.coins()))
    assert outcomes == [(True, 0, 3), (False, 1, 3), (False, 0, 6)]


@pytest.mark.rulebook("sw1.action.three-actions")
def test_no_turn_offers_anything_else() -> None:
    """Chapter "Course of play / Action": in a game of boards without a power."""
    simple = {"edition": "first", "boards": PLAIN_BOARDS, "sides": "A"}
    for table in random_game(3, **simple):
        for player in (A, B, C):
            legal = table.legal(player)
            assert all(action < actions.FREE for action in legal)
            sold = [CARDS[a - actions.SELL].name for a in legal if a >= actions.SELL]
            assert sold == sorted(set(table.hand(player)), key=card_id)


# Course of play / Construct a Building


@pytest.mark.rulebook("sw1.build.build")
@BOTH_EDITIONS
def test_a_constructed_building_stands_in_the_city_and_works(edition: str) -> None:
    """Chapter "Course of play / Construct a Building": Quarry for a coin, its stone at once."""
    table = classic(
        edition=edition, boards=("Rhodos",), age=2, hands={A: ["Quarry"], B: ["Library"]}
    )
    table.build("Quarry").others()
    assert table.city() == {"Quarry"}
    assert table.coins() == 2
    assert table.production() == {"O": 1, "S": 2}
    assert "Quarry" not in table.discard_pile()
    assert table.state.uses[1, 0, A] == Use.BUILT


@pytest.mark.rulebook("sw1.build.no-duplicates")
def test_nobody_builds_the_same_building_twice() -> None:
    """Chapter "Course of play / Construct a Building": Loom of Age II beside that of Age I."""
    table = classic(
        boards=("Gizah",), age=2, cities=[("Loom", "Stone Pit")], hands={A: ["Loom", "Press"]}
    )
    assert not table.can_build("Loom")
    assert table.can_build("Press")
    assert table.can_stage("Loom")
    assert table.sell_action("Loom") in table.legal()
    chained = classic(
        age=2, cities=[("Scriptorium", "Library")], hands={A: ["Library", "Courthouse"]}
    )
    assert not chained.can_build("Library")
    assert chained.can_build("Courthouse")
    other = classic(age=2, cities=[(), ("Loom",)], hands={A: ["Loom"]})
    assert other.can_build("Loom")  # somebody else's does not matter


# Course of play / Card layout


@pytest.mark.rulebook("sw1.layout.resources-pile")
def test_everybody_sees_what_every_city_produces() -> None:
    """Chapter "Course of play / Card layout": brown and grey cards lie open."""
    produced: set[str] = set()
    for table in random_game(4, edition="first"):
        for viewer in (A, B, C):
            shown = table.view(viewer)
            for city in (A, B, C):
                assert shown.production(city) == table.production(city)
                produced |= shown.production(city).keys()
    assert len(produced) > 3  # more than the boards alone


@pytest.mark.rulebook("sw1.layout.other-cards")
def test_everybody_sees_every_building_of_every_city() -> None:
    """Chapter "Course of play / Card layout": all cards before a board are open, and its city."""
    for table in random_game(5, edition="first"):
        for viewer in (A, B, C):
            shown = table.view(viewer)
            for city in (A, B, C):
                assert shown.city(city) == table.city(city)
                assert shown.stages(city) == table.stages(city)
                assert shown.coins(city) == table.coins(city)
    assert all(table.city(city) for city in (A, B, C))


# Course of play / Discard for 3 coins


@pytest.mark.rulebook("sw1.sell.three-coins")
@BOTH_EDITIONS
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_discarded_card_gives_three_coins(age: int, edition: str) -> None:
    """Chapter "Course of play / Discard for 3 coins": in every Age, however many yellow cards."""
    for yellow in ((), ("Tavern", "Marketplace", "East Trading Post")):
        table = classic(edition=edition, age=age, cities=[yellow], coins=(4, 0, 0))
        table.sell(table.hand()[0]).others()
        assert table.coins() == 7
        assert table.city() == set(yellow)


@pytest.mark.rulebook("sw1.sell.face-down-pile")
@BOTH_EDITIONS
def test_sold_cards_lie_face_down_on_the_discard_pile(edition: str) -> None:
    """Chapter "Course of play / Discard for 3 coins": the seller knows the card, others do not."""
    table = started(1, edition)
    card = table.hand(A)[2]
    table.sell(card, A)
    for player in (B, C):
        left = [a for a in table.legal(player) if a < actions.STAGE or a >= actions.SELL]
        table.do(left[0], player)
    assert table.discard_pile()[0] == card
    assert table.view(A).discard_pile()[0] == card
    for other in (B, C):
        assert table.view(other).state.uses[0, 0, A] == Use.SOLD
        assert table.view(other).state.played[0, 0, A] == HIDDEN
    assert (A, GONE, 0) in table.told(Event.CARD_SOLD)  # what it was, nobody is told


@pytest.mark.rulebook("sw1.sell.forced")
@BOTH_EDITIONS
def test_who_can_build_nothing_must_sell(edition: str) -> None:
    """Chapter "Course of play / Discard for 3 coins": no coins, no resource that would help."""
    hand = ["Barracks", "Guard Tower", "Workshop", "Apothecary", "Scriptorium", "Stockade", "Mine"]
    table = classic(edition=edition, boards=("Gizah",), coins=(0, 0, 0), hands={A: hand})
    assert table.legal() == sorted(table.sell_action(card) for card in hand)


# Course of play / Pass the hands


@pytest.mark.rulebook("sw1.passing.take")
@BOTH_EDITIONS
@pytest.mark.parametrize("age", [1, 2, 3])
def test_everybody_takes_what_a_neighbour_kept(age: int, edition: str) -> None:
    """Chapter "Course of play / Pass the hands": no card is lost, and every hand has an owner."""
    table = classic(players=4, edition=edition, age=age)
    kept = []
    for player in (A, B, C, D):
        card = table.hand(player)[player]
        rest = list(table.hand(player))
        rest.remove(card)
        kept.append(rest)
        table.sell(card, player)
    assert sorted(table.hand(player) for player in (A, B, C, D)) == sorted(kept)


@pytest.mark.parametrize(
    ("age", "receiver", "giver"),
    [
        pytest.param(1, B, D, marks=pytest.mark.rulebook("sw1.passing.age-1-left")),
        pytest.param(2, D, B, marks=pytest.mark.rulebook("sw1.passing.age-2-right")),
        pytest.param(3, B, D, marks=pytest.mark.rulebook("sw1.passing.age-3-left")),
    ],
)
@BOTH_EDITIONS
def test_hands_are_passed_to_the_left_or_to_the_right(
    age: int, receiver: int, giver: int, edition: str
) -> None:
    """Chapter "Course of play / Pass the hands": A's left neighbour is B, the right one D."""
    table = classic(players=4, edition=edition, age=age)
    for _ in range(5):
        passed, received = table.hand(A)[1:], table.hand(giver)[1:]
        table.others()  # everybody sells the first card
        assert table.hand(receiver) == passed
        assert table.hand(A) == received


# Course of play / Sixth turn


@pytest.mark.rulebook("sw1.sixth-turn.two-cards")
@BOTH_EDITIONS
def test_two_cards_are_left_for_the_sixth_turn(edition: str) -> None:
    """Chapter "Course of play / Sixth turn": in every hand of every Age."""
    table = started(1, edition, players=5)
    for age in (1, 2, 3):
        while table.state.turn < 6:
            table.others()
        assert table.moment == (age, 6)
        assert [len(table.hand(player)) for player in range(5)] == [2] * 5
        table.others()


@pytest.mark.rulebook("sw1.sixth-turn.choose-one")
@BOTH_EDITIONS
def test_one_of_the_last_two_cards_is_played_and_the_other_discarded(edition: str) -> None:
    """Chapter "Course of play / Sixth turn": A builds Altar; Press lies face down on the pile."""
    table = classic(edition=edition, turn=6, hands={A: ["Altar", "Press"], B: ["Loom"]})
    assert table.discard_pile() == []
    table.build("Altar").build("Loom", B).others()
    assert table.has("Altar")
    assert not table.has("Press")
    assert table.state.uses[0, HAND - 1, A] == Use.LEFT_OVER
    assert CARDS[int(table.state.played[0, HAND - 1, A])].name == "Press"
    assert len(table.discard_pile()) == 3 + 1  # C sold the other card
    assert table.moment == (2, 1)
    assert [len(table.hand(player)) for player in (A, B, C)] == [7, 7, 7]


@pytest.mark.rulebook("sw1.sixth-turn.age-ends")
@BOTH_EDITIONS
def test_the_age_ends_after_the_sixth_turn(edition: str) -> None:
    """Chapter "Course of play / Sixth turn": conflicts and the next Age, or the end."""
    for age in (1, 2, 3):
        table = classic(edition=edition, age=age, turn=6, cities=[("Stockade",)])
        table.others()
        kinds = [event[0] for event in table.events]
        following = Event.GAME_OVER if age == 3 else Event.AGE_BEGUN
        assert kinds.index(Event.VICTORY) < kinds.index(following)
        assert table.is_over == (age == 3)
        assert age == 3 or table.moment == (age + 1, 1)


@pytest.mark.rulebook("sw1.sixth-turn.no-coins")
@BOTH_EDITIONS
def test_the_card_left_over_gives_no_coins(edition: str) -> None:
    """Chapter "Course of play / Sixth turn", note: 3 coins only for a card that is sold."""
    table = classic(edition=edition, turn=6, hands={A: ["Altar", "Press"], B: ["Loom", "Mine"]})
    table.build("Altar").sell("Loom", B).others()
    assert (table.coins(A), table.coins(B)) == (3, 6)


@pytest.mark.rulebook("sw1.sixth-turn.anton-hands")
def test_antons_hands_come_from_the_right_and_shrink_from_seven_to_two() -> None:
    """Chapter "Course of play / Sixth turn", example: an Age I from deal to end."""
    table = started(1, "first", players=4)
    sizes = []
    for turn in range(1, 7):
        sizes.append(len(table.hand(A)))
        at_right = table.hand(D)
        given = table.hand(A)[1:]
        table.others()
        if turn < 6:
            assert table.hand(A) == at_right[1:]
            assert table.hand(B) == given
    assert sizes == [7, 6, 5, 4, 3, 2]
    played = [Use(int(use)) for use in table.state.uses[0, :, A]]
    assert played == [Use.SOLD] * 6 + [Use.LEFT_OVER]
    assert table.state.phase == Phase.TURN
    assert table.points(Category.COINS) == (3 + 6 * 3) // 3
