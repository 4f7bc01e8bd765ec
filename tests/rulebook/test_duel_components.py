"""7 Wonders Duel, Ukrainian rulebook: from the title to the chapter "Game elements"."""

import csv
from importlib.resources import files
from itertools import groupby

import pytest

from mirabilia.duel.components import (
    CARDS,
    TEMPLE_AGE,
    TOKENS,
    TRACK_LOOT,
    TRACK_ZONES,
    WONDER_BY_NAME,
    WONDERS,
    Card,
    Effect,
)
from mirabilia.duel.options import duel_options
from mirabilia.duel.rules import DUEL
from mirabilia.duel.vocabulary import Category, Colour, Decision, TokenPlace, Victory
from mirabilia.engine.options import OptionError
from support.duel import A, B, Table, duel, fresh
from support.duel_cards import WONDER_POINTS

GUILD = 4  # the `age` of guilds


def cards_of(age: int) -> list[Card]:
    return [card for card in CARDS if card.age == age]


# Title and contents


@pytest.mark.rulebook("duel.contents.two-players")
def test_a_game_has_two_seats_and_no_other_number_can_be_asked_for() -> None:
    """Chapter "Title and contents": the game is for two."""
    table = fresh()
    assert DUEL.players == 2
    assert len(table.state.coins) == 2
    for seats in (1, 3):
        with pytest.raises(OptionError, match="players"):
            duel_options(players=seats)


@pytest.mark.parametrize(
    ("age", "number"),
    [
        pytest.param(1, 23, marks=pytest.mark.rulebook("duel.contents.age-1-cards")),
        pytest.param(2, 23, marks=pytest.mark.rulebook("duel.contents.age-2-cards")),
        pytest.param(3, 20, marks=pytest.mark.rulebook("duel.contents.age-3-cards")),
    ],
)
def test_an_age_has_so_many_different_cards(age: int, number: int) -> None:
    """Chapter "Title and contents": the cards of each Age."""
    assert len(cards_of(age)) == number
    assert len({card.name for card in cards_of(age)}) == number


@pytest.mark.rulebook("duel.contents.guild-cards")
def test_there_are_seven_guilds_and_only_they_are_purple() -> None:
    """Chapter "Title and contents": the guilds."""
    assert len(cards_of(GUILD)) == 7
    assert cards_of(GUILD) == [card for card in CARDS if card.colour == Colour.PURPLE]


@pytest.mark.rulebook("duel.contents.wonder-cards")
def test_there_are_twelve_wonders() -> None:
    """Chapter "Title and contents": the wonders."""
    assert len({wonder.name for wonder in WONDERS if not wonder.pantheon}) == 12


@pytest.mark.rulebook("duel.contents.military-tokens")
def test_two_military_tokens_lie_on_each_side_of_the_track() -> None:
    """Chapter "Title and contents": four military tokens, one of 2 and one of 5 on each side."""
    table = fresh()
    for side in (A, B):
        assert sorted(int(coins) for coins in table.state.loot[side] if coins) == [2, 5]


@pytest.mark.rulebook("duel.contents.progress-tokens")
def test_there_are_ten_progress_tokens() -> None:
    """Chapter "Title and contents": the progress tokens."""
    assert len({token.name for token in TOKENS if not token.pantheon}) == 10


@pytest.mark.rulebook("duel.contents.conflict-pawn")
def test_both_players_push_the_same_pawn() -> None:
    """Chapter "Title and contents": one Conflict pawn. What A gains, B takes back."""
    table = duel(cards=("Guard Tower", "Palisade", "Walls"))
    assert table.conflict == 0
    assert table.build("Guard Tower").conflict == 1
    assert table.build("Palisade").conflict == 0


@pytest.mark.rulebook("duel.contents.coins")
def test_treasuries_may_hold_more_than_all_coin_pieces_together() -> None:
    """Chapter "Title and contents": pieces worth 86 in the box, but the bank does not run out."""
    worth = sum(value * pieces for value, pieces in {1: 14, 3: 10, 6: 7}.items())
    assert worth == 86
    table = duel(coins=(worth, worth), cards=("Brewery", "Altar", "Baths"))
    table.build("Brewery").discard("Altar")
    assert (table.coins(A), table.coins(B)) == (worth + 6, worth + 2)
    assert table.decider == A
    assert table.legal()


# Overview and goal


@pytest.mark.rulebook("duel.overview.city")
def test_a_city_is_the_buildings_and_wonders_already_constructed() -> None:
    """Chapter "Overview and goal": A builds Altar and The Pyramids; The Sphinx stays unbuilt."""
    table = duel(
        cards=("Altar", "Baths", "Walls", "Tavern"),
        wonders=(("The Pyramids", "The Sphinx"), ()),
        coins=(20, 7),
    )
    table.build("Altar").discard("Baths").wonder("The Pyramids", "Walls")
    assert table.city(A) == {"Altar"}
    assert table.wonders(A) == {"The Pyramids": "Walls", "The Sphinx": None}
    assert table.points(A)[Category.BLUE] == 3
    assert table.points(A)[Category.WONDERS] == 9  # nothing for The Sphinx


@pytest.mark.rulebook("duel.overview.three-ages")
def test_a_game_without_supremacy_goes_through_ages_one_two_three(random_game) -> None:
    """Chapter "Overview and goal": three Ages, each with the cards of its own deck."""
    civilian = 0
    for seed in range(8):
        ages: list[int] = []
        for table in random_game(seed):
            if table.age and (not ages or table.age != ages[-1]):
                ages.append(table.age)
                decks = {CARDS[card].age for card in table.state.structure}
                assert decks == ({3, GUILD} if table.age == 3 else {table.age})
        if table.victory == Victory.CIVILIAN:
            civilian += 1
            assert ages == [1, 2, 3]
            assert table.state.cards_left == 0
        else:
            assert ages == [1, 2, 3][: len(ages)]
    assert civilian


@pytest.mark.rulebook("duel.overview.cards-are-buildings")
@pytest.mark.parametrize("card", [card.name for card in CARDS if card.age != TEMPLE_AGE])
def test_every_card_can_be_built_as_a_building(card: str) -> None:
    """Chapter "Overview and goal": whoever can pay builds any card of any Age."""
    table = duel(cards=(card,), covered=(), coins=(60, 7))
    table.build(card)
    assert table.city(A) == {card}


def discard_the_rest_of_the_age(table: Table, plays: dict[int, int]) -> None:
    """Discard cards until the Age is over, counting who plays how many."""
    age = table.age
    while table.age == age:
        plays[table.decider] += 1
        table.discard(table.accessible()[0])


@pytest.mark.rulebook("duel.overview.about-ten-cards-each")
def test_each_player_plays_ten_cards_of_an_age_unless_there_are_extra_turns() -> None:
    """Chapter "Overview and goal": about ten cards each; an extra turn shifts the shares."""
    plays = {A: 0, B: 0}
    discard_the_rest_of_the_age(fresh(first_player=A, wonders="first-game"), plays)
    assert plays == {A: 10, B: 10}

    table = fresh(first_player=A, wonders="first-game")
    table.state.coins[A] = 30
    table.wonder("The Temple of Artemis")
    plays = {A: 1, B: 0}
    discard_the_rest_of_the_age(table, plays)
    assert plays == {A: 11, B: 9}


FIVE_SYMBOLS = ("Workshop", "Apothecary", "Scriptorium", "Pharmacist", "Academy")


@pytest.mark.rulebook("duel.overview.three-victories")
def test_a_game_is_won_by_arms_by_science_or_by_points(random_game) -> None:
    """Chapter "Overview and goal": three victories; whatever is played, one of them decides."""
    military = duel(conflict=8, cards=("Walls",), cities=(("Shelf Quarry",), ()))
    assert military.build("Walls").victory == Victory.MILITARY
    scientific = duel(cards=("Observatory",), cities=((*FIVE_SYMBOLS, "Laboratory"), ()))
    assert scientific.build("Observatory").victory == Victory.SCIENTIFIC
    civilian = duel(cards=("Altar",), covered=())
    assert civilian.build("Altar").victory == Victory.CIVILIAN

    for seed in range(10):
        *_, table = random_game(seed)
        assert table.victory in (Victory.MILITARY, Victory.SCIENTIFIC, Victory.CIVILIAN)
        assert table.winner in (A, B) or table.victory == Victory.CIVILIAN


@pytest.mark.rulebook("duel.overview.supremacy-any-moment")
@pytest.mark.parametrize(
    ("position", "card", "victory"),
    [
        ({"conflict": 8}, "Guard Tower", Victory.MILITARY),
        ({"cities": (FIVE_SYMBOLS, ())}, "University", Victory.SCIENTIFIC),
    ],
)
def test_supremacy_in_age_one_ends_the_game_at_once(position, card: str, victory: Victory) -> None:
    """Chapter "Overview and goal": A is behind in points, and wins in the middle of Age I."""
    table = duel(age=1, cards=(card, "Altar"), coins=(9, 99), **position)
    table.build(card)
    assert (table.victory, table.winner) == (victory, A)
    assert table.total(B) > table.total(A)
    assert table.decision == Decision.NONE
    assert table.legal(A) == table.legal(B) == []


@pytest.mark.rulebook("duel.overview.civilian-after-age-3")
@pytest.mark.parametrize(("cities", "winner"), [((("Baths",), ()), A), (((), ("Palace",)), B)])
def test_after_age_three_more_points_win(cities, winner: int) -> None:
    """Chapter "Overview and goal": the last card of Age III is played without a supremacy."""
    table = duel(cards=("Altar",), covered=(), cities=cities, coins=(2, 2))
    table.build("Altar")
    assert (table.victory, table.winner) == (Victory.CIVILIAN, winner)
    assert table.total(winner) > table.total(1 - winner)


# Game elements


@pytest.mark.rulebook("duel.elements.wonder-card")
@pytest.mark.parametrize("name", WONDER_POINTS)
def test_a_wonder_has_a_cost_and_an_effect_that_needs_construction(name: str) -> None:
    """Chapter "Game elements": name, cost and effect; the effect comes by constructing it."""
    wonder = WONDER_BY_NAME[name]
    assert sum(wonder.resources) > 0
    assert wonder.effect != Effect()
    table = duel(wonders=((name,), ()), coins=(30, 7))
    assert table.points(A)[Category.WONDERS] == 0
    assert table.wonder(name).points(A)[Category.WONDERS] == WONDER_POINTS[name]


@pytest.mark.rulebook("duel.elements.wonder-card")
def test_other_effects_of_wonders_need_construction_too() -> None:
    """Chapter "Game elements": production, shields and coins of wonders, before and after."""
    table = duel(wonders=(("The Great Lighthouse",), ()), cards=("Altar", "Baths"), coins=(30, 7))
    assert table.price("Baths") == 2
    assert table.wonder("The Great Lighthouse", "Altar").price("Baths") == 0

    table = duel(wonders=(("The Colossus", "The Temple of Artemis"), ()), coins=(30, 7))
    assert (table.conflict, table.coins(A)) == (0, 30)
    table.wonder("The Temple of Artemis")
    assert (table.conflict, table.coins(A)) == (0, 30 - 8 + 12)
    assert table.wonder("The Colossus").conflict == 2


@pytest.mark.rulebook("duel.elements.military-tokens")
def test_a_growing_military_lead_applies_a_token() -> None:
    """Chapter "Game elements": A pushes the pawn into the zone of the token of 2."""
    table = duel(conflict=2, cards=("Guard Tower",), coins=(7, 7))
    table.build("Guard Tower")
    assert (table.coins(A), table.coins(B)) == (7, 5)


@pytest.mark.rulebook("duel.elements.progress-tokens")
def test_a_pair_of_symbols_lets_the_player_choose_a_progress_token() -> None:
    """Chapter "Game elements": A has one wheel and builds the other."""
    table = duel(cards=("School",), cities=(("Apothecary",), ()), board=("Law", "Economy"))
    table.build("School")
    assert (table.decision, table.decider) == (Decision.PROGRESS, A)
    assert table.token("Economy").tokens(A) == {"Economy"}


@pytest.mark.rulebook("duel.elements.conflict-pawn")
@pytest.mark.parametrize(("conflict", "points"), [(3, (5, 0)), (-3, (0, 5)), (0, (0, 0))])
def test_the_pawn_shows_whose_army_is_ahead(conflict: int, points: tuple[int, int]) -> None:
    """Chapter "Game elements": the player ahead has military points; the other chooses later."""
    table = duel(age=1, conflict=conflict, cards=("Altar",), covered=())
    military = (table.points(A)[Category.MILITARY], table.points(B)[Category.MILITARY])
    assert military == points
    table.build("Altar")
    weaker = {3: B, -3: A}.get(conflict)
    assert (table.decider if table.decision == Decision.STARTER else None) == weaker


def spaces() -> list[dict[str, str]]:
    """The rows of the board table, from the first seat's capital to the second's."""
    text = (files("mirabilia.duel") / "data" / "board.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


@pytest.mark.rulebook("duel.elements.board-zones")
def test_the_track_has_nine_zones() -> None:
    """Chapter "Game elements": from capital to capital; the rules use one half for both sides."""
    zones = [len(list(zone)) for _, zone in groupby(spaces(), key=lambda row: row["zone"])]
    assert zones == [1, 3, 3, 2, 1, 2, 3, 3, 1]
    assert [int(zone) for zone in TRACK_ZONES] == [0, 1, 1, 2, 2, 2, 3, 3, 3, 4]
    assert [space for space in range(10) if TRACK_LOOT[space]] == [3, 6]


@pytest.mark.rulebook("duel.elements.board-spaces")
def test_the_track_has_nineteen_spaces() -> None:
    """Chapter "Game elements": the pawn can stand on each space between the capitals."""
    assert [int(row["space"]) for row in spaces()] == list(range(-9, 10))
    for space in range(-8, 8):
        table = duel(conflict=space, cards=("Guard Tower", "Altar"))
        table.build("Guard Tower")
        assert (table.conflict, table.victory) == (space + 1, Victory.NONE)


@pytest.mark.rulebook("duel.elements.capitals")
@pytest.mark.parametrize(("player", "conflict"), [(A, 8), (B, -8)])
def test_the_last_space_is_the_capital_of_the_player_on_that_side(
    player: int, conflict: int
) -> None:
    """Chapter "Game elements": who reaches the end on the other's side has taken a capital."""
    table = duel(to_move=player, conflict=conflict, cards=("Guard Tower", "Altar"))
    table.build("Guard Tower")
    assert table.conflict == (9 if player == A else -9)
    assert (table.victory, table.winner) == (Victory.MILITARY, player)


@pytest.mark.rulebook("duel.elements.board-holds-tokens")
@pytest.mark.parametrize("player", [A, B])
def test_both_players_see_the_tokens_on_the_board(player: int) -> None:
    """Chapter "Game elements": four military and five progress tokens lie on the board."""
    table = fresh()
    view = table.view(player)
    assert sum(1 for side in (A, B) for coins in view.loot[side] if coins) == 4
    on_board = {int(token) for token in view.board}
    assert len(on_board) == 5
    assert {TOKENS[token].name for token in on_board} == Table(view).tokens_at(TokenPlace.BOARD)


@pytest.mark.rulebook("duel.elements.coins-use")
def test_coins_pay_for_buildings_and_for_resources() -> None:
    """Chapter "Game elements": Stone Pit for 1 coin; Baths with stone bought for 2."""
    table = duel(cards=("Stone Pit", "Altar"), coins=(1, 7))
    assert table.build("Stone Pit").coins(A) == 0
    table = duel(cards=("Baths", "Altar"), coins=(2, 7))
    assert table.build("Baths").coins(A) == 0


@pytest.mark.rulebook("duel.elements.treasury-scores")
def test_the_treasury_gives_points_at_the_end() -> None:
    """Chapter "Game elements": 7 coins are two full sets of three."""
    table = duel(coins=(7, 0)).finish()
    assert table.state.points[A, Category.TREASURY] == 2
    assert table.state.points[B, Category.TREASURY] == 0
