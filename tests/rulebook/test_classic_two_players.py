"""7 Wonders, first edition, Ukrainian rulebook: chapter "Two players".

A sits to the left of the Free City and B to its right; its own neighbours are the two of them.
"""

from functools import partial

import numpy as np
import pytest

from mirabilia.classic import actions
from mirabilia.classic.components import BOARD_NAMES, CARDS
from mirabilia.classic.state import GONE, HIDDEN
from mirabilia.classic.trade import left_of, right_of
from mirabilia.classic.turn import chosen_card
from mirabilia.classic.vocabulary import FREE_CITY, HAND, Event, Phase
from support.classic import A, B, Table, card_id, classic, fresh

two = partial(classic, players=2)

NEEDY = ("Palace", "Pantheon", "Town Hall", "Academy", "Arsenal", "Observatory")
"""Age III cards that a poor Ephesos cannot build."""


def cards_offered(table: Table, player: int = A) -> set[str]:
    """The cards that the legal actions play."""
    played = [chosen_card(action) for action in table.legal(player) if action < actions.RECOVER]
    return {CARDS[card].name for card in played}


def is_sale(action: int) -> bool:
    return actions.SELL <= action < actions.FREE


def sales(table: Table, player: int = A) -> set[str]:
    """The cards that may be sold."""
    return {CARDS[a - actions.SELL].name for a in table.legal(player) if is_sale(a)}


# Setup


def dealt_cards(table: Table) -> list[list[int]]:
    """All cards of each Age, right after the deal."""
    state = table.state
    hands = [int(card) for hand in state.hands for card in hand if card != GONE]
    if state.players == 2:
        hands += [int(card) for card in state.decks[0, FREE_CITY * HAND + 1 : 3 * HAND]]
    return [sorted(hands)] + [
        sorted(int(card) for card in deck if card != GONE) for deck in state.decks[1:]
    ]


@pytest.mark.rulebook("sw1.two.cards-3plus")
def test_two_players_use_the_cards_for_three() -> None:
    """Setup: 21 cards an Age, the same as for three players, with five guilds in Age III."""
    for seed in range(5):
        decks = dealt_cards(fresh(seed, players=2))
        for_three = dealt_cards(fresh(seed + 50, players=3, edition="first"))
        assert [len(deck) for deck in decks] == [21, 21, 21]
        assert decks[:2] == for_three[:2]
        guilds = [card for card in decks[2] if CARDS[card].is_guild]
        assert len(guilds) == len(set(guilds)) == 5
        ordinary = [card for card in for_three[2] if not CARDS[card].is_guild]
        assert [card for card in decks[2] if card not in guilds] == ordinary


@pytest.mark.rulebook("sw1.two.third-board")
def test_a_third_board_is_the_free_city() -> None:
    """Setup: three different boards; the third belongs to no player."""
    frees = set()
    for seed in range(20):
        table = fresh(seed, players=2)
        boards = [int(board) for board in table.state.boards if board != GONE]
        assert len(boards) == len(set(boards)) == 3
        assert (table.state.players, table.state.cities) == (2, 3)
        assert table.legal(FREE_CITY) == []
        frees.add(boards[FREE_CITY])
    assert len(frees) > 3
    named = fresh(0, players=2, boards=("Gizah", "Rhodos", "Babylon"), sides="A")
    assert BOARD_NAMES[named.state.boards[FREE_CITY]] == "Babylon"


@pytest.mark.rulebook("sw1.two.seven-each")
def test_seven_cards_each_and_seven_for_the_free_city() -> None:
    """Setup: in every Age the holder has drawn the first of the seven cards of the deck."""
    table = fresh(3, players=2)
    for age in (1, 2, 3):
        assert table.moment == (age, 1)
        holder = int(table.state.holder)
        assert [int(size) for size in table.state.hand_size[:2]] == [
            HAND + (holder == A),
            HAND + (holder == B),
        ]
        deck = table.state.decks[age - 1, FREE_CITY * HAND : 3 * HAND]
        assert len(deck) == HAND
        assert min(deck) >= 0
        for player in (A, B):
            seen = table.view(player).state.decks[age - 1, FREE_CITY * HAND : 3 * HAND]
            assert {int(card) for card in seen[1:]} == {HIDDEN}
        table.finish_age()


@pytest.mark.rulebook("sw1.two.free-city-card", "sw1.two.age-1-left")
def test_the_left_neighbour_of_the_free_city_begins_with_its_card() -> None:
    """Setup: A is the Free City's left neighbour and plays it on turn 1 of Age I."""
    for seed in range(5):
        table = fresh(seed, players=2)
        assert table.state.holder == left_of(table.state, FREE_CITY) == A
        assert table.moment == (1, 1)


@pytest.mark.rulebook("sw1.two.three-coins")
def test_the_free_city_has_three_coins_as_well() -> None:
    """Setup: three treasuries of 3 coins."""
    table = fresh(0, players=2)
    assert [table.coins(city) for city in (A, B, FREE_CITY)] == [3, 3, 3]


# Course of play


@pytest.mark.rulebook("sw1.two.as-usual")
def test_both_play_their_cities_as_usual_and_the_holder_the_free_city_besides() -> None:
    """Course of play: A may build, mark a stage and sell, and then chooses for the Free City."""
    table = two(cities=[["Stone Pit"]], hands={A: ["Altar", "Loom"], B: ["Baths"]})
    assert table.payments("Altar") == [(0, 0)]
    assert table.stage_payments("Altar") == [(0, 0)]
    assert sales(table) == set(table.hand())
    assert table.to_decide() == [A, B]
    table.stage("Altar")
    assert table.to_decide() == [A, B]
    table.build("Loom")
    assert table.to_decide() == [B]
    table.sell("Baths", B)
    assert (table.stages(), table.city(FREE_CITY), table.coins(B)) == (1, {"Loom"}, 6)


@pytest.mark.rulebook("sw1.two.holder-draws")
def test_the_holder_draws_the_top_card_which_only_the_holder_knows() -> None:
    """Course of play: A has 8 cards and B 7; B sees neither the hand nor the drawn card."""
    table = fresh(11, players=2)
    drawn = int(table.state.decks[0, FREE_CITY * HAND])
    assert (len(table.hand(A)), len(table.hand(B))) == (8, 7)
    assert CARDS[drawn].name in table.hand(A)
    own, other = table.view(A).state, table.view(B).state
    assert own.decks[0, FREE_CITY * HAND] == drawn
    assert other.decks[0, FREE_CITY * HAND] == HIDDEN
    assert {int(card) for card in other.hands[A]} == {HIDDEN}


@pytest.mark.rulebook("sw1.two.holder-chooses-two")
def test_the_holder_chooses_a_card_for_the_own_city_and_then_one_for_the_free_city() -> None:
    """Course of play: the second is one of the seven others."""
    table = two(hands={A: ["Altar", "Theater"]})
    hand = table.hand()
    assert cards_offered(table) == set(hand)
    assert len(hand) == 8
    table.build("Altar")
    assert cards_offered(table) <= set(hand) - {"Altar"}
    table.build("Theater")
    assert (table.committed(A), table.committed(FREE_CITY)) == ("Altar", "Theater")
    table.others()
    assert (table.city(A), table.city(FREE_CITY)) == ({"Altar"}, {"Theater"})


@pytest.mark.rulebook("sw1.two.other-chooses-one")
def test_the_other_player_chooses_one_card() -> None:
    """Course of play: B owes nothing more and waits for A's two."""
    table = two(hands={A: ["Altar", "Theater"], B: ["Loom"]}).build("Loom", B)
    assert table.to_decide() == [A]
    table.build("Altar")
    assert (table.moment, table.to_decide()) == ((1, 1), [A])
    table.build("Theater")
    assert table.moment == (1, 2)


@pytest.mark.rulebook("sw1.two.rest-at-border")
def test_equal_hands_are_left_at_the_border() -> None:
    """Course of play: six cards each after turn 1; B then draws and has seven."""
    table = two().others()
    drawn = CARDS[int(table.state.decks[0, FREE_CITY * HAND + 1])].name
    assert len(table.hand(A)) == 6
    assert len(table.hand(B)) == 7
    assert drawn in table.hand(B)


@pytest.mark.rulebook("sw1.two.no-sale-if-playable")
def test_the_free_city_does_not_sell_while_it_can_build() -> None:
    """Course of play: Lodge is free by Dispensary, so no card may be sold for the Free City."""
    table = two(
        age=3, cities=[[], [], ["Dispensary"]], coins=(3, 3, 0), hands={A: ["Lodge", *NEEDY]}
    )
    table.sell("Palace")
    assert sales(table) == set()
    assert "Lodge" in cards_offered(table)


@pytest.mark.rulebook("sw1.two.no-sale-if-playable", "sw1.two.must-choose-playable")
def test_the_free_city_does_not_sell_while_it_can_build_a_stage() -> None:
    """Course of play: no card can be built, but each may mark the stage for two stones."""
    table = two(
        age=3,
        cities=[[], [], ["Quarry"]],
        coins=(3, 3, 0),
        hands={A: [*NEEDY, "Fortifications"]},
        free_city_deck=["Siege Workshop"],
    )
    table.sell("Siege Workshop")
    assert sales(table) == set()
    assert all(table.stage_payments(card) == [(0, 0)] for card in (*NEEDY, "Fortifications"))
    assert not any(table.can_build(card) for card in (*NEEDY, "Fortifications"))
    table.stage("Fortifications").others()
    assert table.stages(FREE_CITY) == 1


@pytest.mark.rulebook("sw1.two.must-choose-playable")
def test_a_card_that_the_free_city_can_play_must_be_chosen() -> None:
    """Course of play: of seven cards it can build Study only."""
    table = two(
        age=3,
        cities=[[], [], ["Lumber Yard", "Loom"]],
        coins=(3, 3, 0),
        hands={A: [*NEEDY, "Study"]},
        free_city_deck=["Fortifications"],
    )
    table.sell("Fortifications")
    assert table.legal() == sorted([table.build_action("Study"), actions.TAKE_BACK])


@pytest.mark.rulebook("sw1.two.must-choose-playable", "sw1.two.after-own-choice")
def test_the_holder_may_take_the_only_card_that_the_free_city_could_play() -> None:
    """Course of play: A sells Study, after which the Free City sells any card for 3 coins."""
    table = two(
        age=3,
        cities=[[], [], ["Lumber Yard", "Loom"]],
        coins=(3, 3, 0),
        hands={A: [*NEEDY, "Study"]},
        free_city_deck=["Fortifications"],
    )
    table.sell("Study")
    assert cards_offered(table) == sales(table) == {*NEEDY, "Fortifications"}
    table.sell("Palace").sell(table.hand(B)[0], B)
    assert [table.coins(city) for city in (A, B, FREE_CITY)] == [6, 6, 3]


@pytest.mark.rulebook("sw1.two.free-city-first")
@pytest.mark.parametrize(("turn", "holder"), [(1, A), (2, B)])
def test_the_free_city_plays_before_the_players(turn: int, holder: int) -> None:
    """Course of play: its card is played first, whoever holds the Free City card."""
    table = two(turn=turn, hands={A: ["Altar", "Loom"], B: ["Press", "Theater"]})
    own, free, other = ("Altar", "Loom", "Press") if holder == A else ("Press", "Theater", "Altar")
    table.build(own, holder).build(free, holder).build(other, 1 - holder)
    cities = [city for city, _, _ in table.told(Event.CARD_BUILT)]
    assert cities[0] == FREE_CITY
    assert sorted(cities) == [A, B, FREE_CITY]


@pytest.mark.rulebook("sw1.two.free-city-trades")
def test_the_free_city_buys_from_the_players() -> None:
    """Course of play: it has no stone and pays 2 coins for A's."""
    table = two(hands={A: ["Baths", "Altar"], B: ["Loom"]})
    table.sell("Altar").build("Baths", left=2).build("Loom", B)
    assert table.has("Baths", FREE_CITY)
    assert [table.coins(city) for city in (A, B, FREE_CITY)] == [3 + 3 + 2, 3, 1]
    assert table.told(Event.BOUGHT) == [(FREE_CITY, A, 2)]


@pytest.mark.rulebook("sw1.two.free-city-trades")
def test_the_players_buy_from_the_free_city() -> None:
    """Course of play: trade is as usual; A, whose right neighbour it is, buys its papyrus."""
    table = two(hands={A: ["Scriptorium", "Altar"], B: ["Loom"]})
    table.build("Scriptorium", right=2).build("Altar").build("Loom", B)
    assert [table.coins(city) for city in (A, B, FREE_CITY)] == [1, 3, 5]


@pytest.mark.rulebook("sw1.two.holder-decides-seller")
@pytest.mark.parametrize(
    ("own", "offered"),
    [((), [(2, 0), (0, 2)]), (("West Trading Post",), [(1, 0), (0, 2)])],
)
def test_the_holder_decides_where_the_free_city_buys(
    own: tuple[str, ...], offered: list[tuple[int, int]]
) -> None:
    """Course of play: both have a stone; B's may be bought even where A's is cheaper."""
    table = two(cities=[[], ["Stone Pit"], own], hands={A: ["Baths", "Altar"]}).sell("Altar")
    assert sorted(table.payments("Baths")) == sorted(offered)


@pytest.mark.rulebook("sw1.two.chain-compulsory")
def test_the_free_city_builds_a_chosen_card_by_its_chain() -> None:
    """Course of play: it could pay for Library and could mark a stage with other cards."""
    table = two(
        age=2,
        turn=2,
        cities=[[], [], ["Scriptorium", "Quarry", "Loom"]],
        hands={A: ["Library", "Altar", "Walls"]},
    )
    assert table.sell("Altar").payments("Library") == [(0, 0)]
    assert table.can_stage("Walls")
    assert not table.can_stage("Library")
    table.build("Library").others()
    assert table.has("Library", FREE_CITY)
    assert (FREE_CITY, card_id("Library"), card_id("Scriptorium")) in table.told(Event.CHAINED)


@pytest.mark.rulebook("sw1.two.last-card")
def test_the_last_card_of_the_free_citys_deck_is_discarded_with_the_sevenths() -> None:
    """Course of play: after turn 6 three cards more lie on the discard pile, for no coins."""
    table = two(
        turn=6,
        hands={A: ["Loom", "Press"], B: ["Altar", "Theater"]},
        free_city_deck=["Glassworks", "Workshop"],
    )
    table.build("Altar", B).build("Theater", B).build("Loom")
    assert sorted(table.discard_pile()) == ["Glassworks", "Press", "Workshop"]
    assert [table.coins(city) for city in (A, B, FREE_CITY)] == [3, 3, 3]
    assert {city for city, _, _ in table.told(Event.CARD_LEFT_OVER)} == {A, B, FREE_CITY}


@pytest.mark.rulebook("sw1.two.swap")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_players_exchange_their_hands(age: int) -> None:
    """Course of play: each takes what the other left at the Border, in every Age."""
    table = two(age=age)
    rest: list[list[str]] = []
    first_holder = int(table.state.holder)
    for player in (A, B):
        hand = table.hand(player)
        table.sell(hand.pop(0), player)
        if player == first_holder:
            action = table.legal(player)[0]
            hand.remove(CARDS[chosen_card(action)].name)
            table.do(action, player)
        rest.append(hand)
    assert table.moment == (age, 2)
    holder = int(table.state.holder)
    drawn = CARDS[int(table.state.decks[age - 1, FREE_CITY * HAND + 1])].name
    rest[1 - holder] = sorted([*rest[1 - holder], drawn])
    assert sorted(table.hand(A)) == sorted(rest[B])
    assert sorted(table.hand(B)) == sorted(rest[A])


@pytest.mark.rulebook(
    "sw1.two.holder-alternates",
    "sw1.two.age-1-left",
    "sw1.two.age-2-right",
    "sw1.two.age-3-left",
)
def test_the_players_take_turns_with_the_free_city() -> None:
    """Course of play, end of an Age: A begins Ages I and III with the card, B begins Age II."""
    table = fresh(5, players=2, boards=("Gizah", "Rhodos", "Ephesos"))
    holders: dict[int, list[int]] = {1: [], 2: [], 3: []}
    while not table.is_over:
        holders[table.moment[0]].append(int(table.state.holder))
        table.others()
    assert left_of(table.state, FREE_CITY) == A
    assert right_of(table.state, FREE_CITY) == B
    assert holders == {1: [A, B] * 3, 2: [B, A] * 3, 3: [A, B] * 3}


@pytest.mark.rulebook("sw1.two.iryna-larysa")
def test_the_example_of_iryna_and_larysa() -> None:
    """Course of play: Iryna is A. Larysa chooses 1 of 7 cards, Iryna 2 of 8; then they change."""
    iryna, larysa = A, B
    table = two(hands={iryna: ["Altar", "Loom"], larysa: ["Theater"]})
    assert (len(table.hand(larysa)), len(table.hand(iryna))) == (7, 8)
    table.build("Theater", larysa)
    assert table.to_decide() == [iryna]
    table.build("Altar", iryna).build("Loom", iryna)
    assert table.told(Event.CARD_BUILT)[0][0] == FREE_CITY
    cities = [table.city(city) for city in (iryna, larysa, FREE_CITY)]
    assert cities == [{"Altar"}, {"Theater"}, {"Loom"}]
    assert table.moment == (1, 2)
    assert table.state.holder == larysa
    assert (len(table.hand(larysa)), len(table.hand(iryna))) == (7, 6)


# End of an Age and of the game


@pytest.mark.rulebook("sw1.two.conflicts-unchanged")
def test_the_free_city_takes_part_in_conflicts() -> None:
    """End of an Age: with 2, 1 and 3 shields the Free City beats both, and A beats B."""
    table = two(
        turn=6,
        cities=[["Barracks", "Stockade"], ["Barracks"], ["Barracks", "Stockade", "Guard Tower"]],
        hands={A: ["Loom", "Press"], B: ["Altar", "Theater"]},
    )
    table.build("Altar", B).build("Theater", B).build("Loom")
    tokens = [(table.victories(city)[0], table.defeats(city)) for city in (A, B, FREE_CITY)]
    assert tokens == [(1, 1), (0, 2), (2, 0)]


@pytest.mark.rulebook("sw1.two.winner")
def test_the_player_with_most_points_wins() -> None:
    """End of the game: 50 points against 45; the Free City's 55 do not matter."""
    tokens = [(0, 0, 10), (0, 0, 9), (0, 0, 11)]
    table = two(age=3, turn=6, coins=(0, 0, 0), victories=tokens).end()
    assert [table.total(city) for city in (A, B, FREE_CITY)] == [50, 45, 55]
    assert table.winners() == [A]
    assert table.state.phase == Phase.OVER


@pytest.mark.rulebook("sw1.two.tie")
def test_coins_decide_a_tie() -> None:
    """End of the game: both have 3 points, A with 6 coins and B with 5."""
    table = two(age=3, turn=6, coins=(6, 5, 0), victories=[(1, 0, 0), (2, 0, 0)]).end()
    assert table.total(A) == table.total(B) == 3
    assert table.winners() == [A]


@pytest.mark.rulebook("sw1.two.winner", "sw1.two.tie")
def test_whole_games_of_two_have_a_player_as_winner() -> None:
    """End of the game: some of these games are won by points, none by the Free City."""
    for seed in range(4):
        table = fresh(seed, players=2)
        chooser = np.random.default_rng(seed)
        while not table.is_over:
            player = table.to_decide()[0]
            choices = [action for action in table.legal(player) if action != actions.TAKE_BACK]
            table.do(int(chooser.choice(choices)), player)
        best = max(table.total(player) for player in (A, B))
        assert set(table.winners()) <= {A, B}
        assert all(table.total(player) == best for player in table.winners())
        assert table.winners()
