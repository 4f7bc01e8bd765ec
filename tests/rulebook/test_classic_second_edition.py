"""7 Wonders, second edition, Russian rulebook: components, setup and course of play.

Only what the first edition does not say, or says otherwise; there both editions are tried.
"""

from collections import Counter
from functools import partial
from typing import Any

import pytest

from mirabilia.classic import actions
from mirabilia.classic.components import BOARD_NAMES, CARDS, deck_of
from mirabilia.classic.options import classic_options
from mirabilia.classic.state import GONE, HIDDEN
from mirabilia.classic.trade import left_of, right_of
from mirabilia.classic.vocabulary import HAND, Colour, Edition, Phase
from mirabilia.engine.options import OptionError
from mirabilia.notation.catalogue import LANGUAGES, text
from support.classic import A, B, C, Table, board_side, card_id, classic, fresh, random_game

second = partial(classic, edition="second")
dealt = partial(fresh, edition="second", sides="Day")
EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])


def dealt_cards(table: Table) -> list[list[str]]:
    """All cards of each Age, right after the deal."""
    state = table.state
    hands = [card for hand in state.hands for card in hand]
    return [
        sorted(CARDS[int(card)].name for card in cards if card != GONE)
        for cards in (hands, state.decks[1], state.decks[2])
    ]


# Components


@pytest.mark.rulebook("sw2.contents.coins", "sw1.contents.coins")
@EDITIONS
def test_coins_do_not_run_out(edition: str) -> None:
    """Components: the box holds 118 coins in the first edition and 126 in the second.

    Three players who own 150 go on selling and are paid.
    """
    table = classic(edition=edition, coins=(50, 50, 50))
    for _ in range(6):
        table.others()
    assert [table.coins(player) for player in (A, B, C)] == [68, 68, 68]
    assert table.moment == (2, 1)


@pytest.mark.rulebook("sw2.contents.conflict-tokens", "sw1.contents.conflict-tokens")
@EDITIONS
def test_seven_players_need_no_more_tokens_than_the_box_holds(edition: str) -> None:
    """Components: at most 7 victories an Age and 21 defeats, of 8 and 24 in the second edition.

    Seven different strengths leave no conflict without tokens.
    """
    red = ("Barracks", "Stockade", "Guard Tower", "Walls", "Stables", "Archery Range")
    cities = [red[:number] for number in range(7)]
    table = classic(players=7, edition=edition, cities=cities)
    for age in (1, 2, 3):
        table.finish_age()
        victories = sum(table.victories(player)[age - 1] for player in range(7))
        assert victories == 7
        assert sum(table.defeats(player) for player in range(7)) == 7 * age
    assert table.is_over


@pytest.mark.rulebook("sw2.contents.no-two-player-cards")
def test_the_second_edition_is_for_three_to_seven() -> None:
    """Components: two players are refused; three to seven each have a seat and a hand."""
    with pytest.raises(OptionError, match="no two-player game"):
        classic_options(players=2, edition="second")
    for players in range(3, 8):
        table = dealt(0, players=players)
        assert table.to_decide() == list(range(players))
        assert table.state.cities == players


@pytest.mark.rulebook("sw1.contents.two-player-cards", "sw2.contents.no-two-player-cards")
def test_only_the_first_edition_has_the_cards_for_two() -> None:
    """Components: the Free City card has a holder; where three play, nobody holds one."""
    assert fresh(0, players=2).state.holder == A
    assert fresh(0, edition="first", players=3).state.holder == GONE
    assert dealt(0, players=3).state.holder == GONE


@pytest.mark.rulebook("sw2.coins.x-coins-means-value")
def test_coins_are_counted_by_their_value() -> None:
    """Coins: 3 for a sale and 5 of Tavern add to the treasury as values."""
    table = second(hands={A: ["Tavern"]}).build("Tavern").others()
    assert [table.coins(player) for player in (A, B)] == [8, 6]


@pytest.mark.rulebook("sw2.aids.card-list-open")
def test_the_list_of_cards_is_open_to_everybody_at_any_time() -> None:
    """Aids: a view tells edition, players and Age, and with them the cards of the Age.

    All cards that the viewer sees of the Age are on that list.
    """
    seen = 0
    for number, table in enumerate(random_game(4, edition="second", sides="Day")):
        if number % 5:
            continue
        view = table.view(number % 3).state
        listed = Counter(deck_of(int(view.edition), int(view.cities), int(view.age)))
        listed.update(c.id for c in CARDS if c.is_guild and Edition.SECOND in c.faces)
        shown = Counter(int(card) for card in view.played[view.age - 1].ravel() if card >= 0)
        assert shown <= listed
        seen += shown.total()
    assert seen > 50


@pytest.mark.rulebook("sw2.cards.back-age")
def test_a_hidden_card_shows_its_age() -> None:
    """Age cards: whatever B may take a hidden card of A's for, it is one of its Age."""
    table = dealt(7)
    table.others().finish_age()
    table.others()
    view = table.view(B).state
    ages = {1: 0, 2: 0}
    for seed in range(10):
        world = table.determinized(B, seed).state
        for age in ages:
            hidden = view.played[age - 1] == HIDDEN
            for card in world.played[age - 1][hidden]:
                assert age in CARDS[int(card)].faces[Edition.SECOND].copies
                ages[age] += 1
        for player in (A, C):
            in_hand = world.hands[player][view.hands[player] == HIDDEN]
            assert all(2 in CARDS[int(c)].faces[Edition.SECOND].copies for c in in_hand)
    assert min(ages.values()) > 0


@pytest.mark.rulebook("sw2.cards.face")
def test_every_card_has_what_its_face_shows() -> None:
    """Age cards: cost, effect, name, colour, one or two chain symbols, numbers of players."""
    cards = [card for card in CARDS if Edition.SECOND in card.faces]
    assert len(cards) == len({card.name for card in cards}) == 77
    for card in cards:
        face = card.faces[Edition.SECOND]
        assert face.coins in (0, 1)
        assert len(face.resources) == 7
        assert face.effect != type(face.effect)()
        assert len(face.chains_from) <= 2
        assert len(face.chains_to) <= 2
        for age, copies in face.copies.items():
            assert age in (1, 2, 3)
            assert all(3 <= players <= 7 for players in copies)
            assert bool(copies) != card.is_guild


@pytest.mark.rulebook("sw2.cards.back")
@pytest.mark.parametrize(("age", "step"), [(1, 1), (2, -1), (3, 1)])
@pytest.mark.parametrize("players", [3, 5])
def test_the_direction_of_passing_follows_from_the_age(players: int, age: int, step: int) -> None:
    """Age cards: to the left in Ages I and III, to the right in Age II."""
    table = second(players=players, age=age)
    kept = [table.hand(player)[1:] for player in range(players)]
    table.others()
    for player in range(players):
        assert table.hand((player + step) % players) == kept[player]


@pytest.mark.rulebook("sw2.cards.colour-blind")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_colour_has_words_besides_the_colour(language: str) -> None:
    """Age cards: seven different names of the kinds of cards, in every language."""
    words = {text(language, f"classic-colour-{colour.name.lower()}") for colour in Colour}
    assert len(words) == 7


# Setup


@pytest.mark.rulebook("sw2.setup.three-decks")
@pytest.mark.parametrize("players", range(3, 8))
def test_there_is_a_deck_for_each_age(players: int) -> None:
    """Setup: every card is dealt in an Age that it belongs to, seven for each player."""
    for age, cards in enumerate(dealt_cards(dealt(players, players=players)), start=1):
        assert len(cards) == HAND * players
        for name in cards:
            assert age in CARDS[card_id(name)].faces[Edition.SECOND].copies


@pytest.mark.parametrize(
    ("edition", "players"),
    [
        pytest.param("second", 5, marks=pytest.mark.rulebook("sw2.setup.five-players")),
        pytest.param("first", 6, marks=pytest.mark.rulebook("sw1.decks.six-players")),
    ],
)
def test_the_example_of_the_cards_that_are_used(edition: str, players: int) -> None:
    """Setup: with 5 players cards 3+, 4+, 5+; the first edition's example has 6."""
    table = fresh(1, edition=edition, players=players, sides="Day" if edition == "second" else "A")
    which = Edition[edition.upper()]
    for age, cards in enumerate(dealt_cards(table), start=1):
        expected: Counter[str] = Counter()
        for card in CARDS:
            marks = card.faces[which].copies.get(age, ()) if which in card.faces else ()
            expected[card.name] += sum(mark <= players for mark in marks)
        found = Counter(name for name in cards if not CARDS[card_id(name)].is_guild)
        assert found == +expected
        assert len(cards) == 7 * players


@pytest.mark.rulebook("sw2.setup.board-random-side-chosen")
def test_each_player_chooses_the_side_of_a_random_board() -> None:
    """Setup: boards differ from game to game; all choose at once, before Age I."""
    boards = set()
    for seed in range(15):
        table = fresh(seed, edition="second", players=4)
        assert (table.state.phase, table.to_decide()) == (Phase.SIDES, [0, 1, 2, 3])
        assert table.legal(2) == [actions.SIDE, actions.SIDE + 1]
        mine = [int(board) for board in table.state.boards[:4]]
        assert len(set(mine)) == 4
        boards.add(mine[0])
    assert len(boards) == len(BOARD_NAMES)
    for player in range(4):
        assert table.moment == (0, 0)
        table.side(player % 2, player)
    assert [board_side(table, player).name for player in range(4)] == ["Day", "Night"] * 2
    assert (table.state.phase, table.moment) == (Phase.TURN, (1, 1))


@pytest.mark.rulebook("sw1.wonders-setup.side-by-card")
def test_in_the_first_edition_the_side_is_dealt_with_the_board() -> None:
    """Setup: nothing is chosen; both sides of every board occur."""
    sides = set()
    for seed in range(60):
        table = fresh(seed, edition="first", players=7)
        assert table.state.phase == Phase.TURN
        sides |= {(board_side(table, p).board, board_side(table, p).name) for p in range(7)}
    assert len(sides) == 14


@pytest.mark.rulebook("sw2.setup.setup-picture", "sw2.play.neighbours")
@pytest.mark.parametrize("players", range(3, 8))
def test_the_players_sit_in_a_circle(players: int) -> None:
    """Setup, the picture of five: one neighbour to the left and one to the right of each."""
    table = dealt(0, players=players)
    lefts = [left_of(table.state, player) for player in range(players)]
    assert lefts == [(player + 1) % players for player in range(players)]
    assert [right_of(table.state, left) for left in lefts] == list(range(players))
    assert table.discard_pile() == []
    assert all(table.coins(player) == 3 for player in range(players))
    assert not any(
        table.defeats(player) or any(table.victories(player)) for player in range(players)
    )


# Course of play


@pytest.mark.rulebook("sw2.play.neighbours")
def test_only_the_two_neighbours_are_counted() -> None:
    """Course of play: with five players Traders Guild counts yellow cards of B and E."""
    yellow = ["Tavern", "Marketplace"]
    cities = [["Traders Guild"], yellow, yellow, yellow, yellow[:1]]
    table = second(players=5, age=3, cities=cities)
    assert table.total(A) - table.coins(A) // 3 == 3


@pytest.mark.rulebook("sw2.play.city")
def test_a_city_is_its_wonder_and_its_buildings() -> None:
    """Course of play: a stage and a card of A count for A, in no other city."""
    table = second(
        cities=[["Lumber Yard", "Sawmill"]], hands={A: ["Altar"], C: ["Lumber Yard", "Theater"]}
    )
    table.stage("Altar").others().build("Theater").others()
    assert (table.stages(A), table.city(A)) == (1, {"Lumber Yard", "Sawmill", "Theater"})
    assert [table.stages(B), table.stages(C), table.city(B), table.city(C)] == [0, 0, set(), set()]
    assert table.total(A) == 3 + 3 + 1
    assert [table.total(player) for player in (B, C)] == [3, 3]


@pytest.mark.rulebook("sw2.build.no-duplicates", "sw1.build.no-duplicates")
@EDITIONS
@pytest.mark.parametrize("name", ["Press", "Loom", "Glassworks"])
def test_a_building_of_the_same_name_cannot_be_built_again(edition: str, name: str) -> None:
    """Build: the goods of Age II have the names of Age I; they may be sold or mark a stage."""
    position: dict[str, Any] = {"edition": edition, "age": 2, "hands": {A: [name]}}
    table = classic(cities=[[name, "Sawmill", "Quarry"]], **position)
    assert not table.can_build(name)
    assert table.can_stage(name)
    assert table.sell_action(name) in table.legal()
    assert classic(cities=[["Sawmill"]], **position).can_build(name)
