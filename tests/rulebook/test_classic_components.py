"""7 Wonders, Ukrainian rulebook: from "Contents" to the chapter "Components / Cards".

What the second edition says as well is checked with its boards and cards too.
"""

from collections import Counter

import pytest

from mirabilia.classic.components import CARDS, WONDER_SIDES, Card, Effect, Face, Side
from mirabilia.classic.state import GONE
from mirabilia.classic.vocabulary import (
    FREE_CITY,
    HAND,
    LAST_TURN,
    Category,
    Colour,
    Edition,
    Event,
    Kind,
    Symbol,
    Use,
)
from support.classic import A, B, C, D, E, Table, classic, fresh, random_game

BOTH_EDITIONS = pytest.mark.parametrize("edition", list(Edition), ids=["first", "second"])
PLAYER_NUMBERS = range(3, 8)
START = {  # the resource that each board of the first edition produces
    "Alexandria": "G",
    "Babylon": "C",
    "Ephesos": "P",
    "Gizah": "S",
    "Halikarnassos": "L",
    "Olympia": "W",
    "Rhodos": "O",
}
RED = ("Stockade", "Barracks", "Guard Tower", "Walls", "Arsenal")
RICH = (  # produces three of each raw material and one of each good
    *("Sawmill", "Lumber Yard", "Quarry", "Stone Pit", "Brickyard", "Clay Pool"),
    *("Foundry", "Ore Vein", "Loom", "Glassworks", "Press"),
)
BLUE_50 = (
    *("Pantheon", "Town Hall", "Senate", "Gardens", "Aqueduct", "Courthouse", "Statue"),
    *("Temple", "Baths", "Pawnshop", "Altar", "Theater"),
)


def faces(edition: Edition) -> list[tuple[Card, Face]]:
    return [(card, card.faces[edition]) for card in CARDS if edition in card.faces]


def effects(edition: Edition, colour: Colour) -> list[Effect]:
    return [face.effect for card, face in faces(edition) if card.colour == colour]


def sides(edition: Edition) -> list[Side]:
    return [side for side in WONDER_SIDES if side.edition == edition]


def letters(effect: Effect) -> set[str]:
    """The resources that a card may produce for the neighbours too."""
    fixed = {letter for letter, units in zip("WSCOGLP", effect.produces, strict=True) if units}
    return fixed | set(effect.produces_one_of)


def tokens(table: Table, city: int) -> list[int]:
    """Victory tokens of each Age, and defeats."""
    return [*table.victories(city), table.defeats(city)]


# Contents


@pytest.mark.rulebook("sw1.contents.wonder-boards")
@BOTH_EDITIONS
def test_there_are_seven_boards_with_two_sides(edition: Edition) -> None:
    """Chapter "Contents": the boards."""
    boards = Counter(side.board for side in sides(edition))
    assert boards == dict.fromkeys(START, 2)


@pytest.mark.rulebook("sw1.contents.wonder-cards")
@pytest.mark.parametrize("players", PLAYER_NUMBERS)
def test_every_player_gets_another_board(players: int) -> None:
    """Chapter "Contents": one Wonder card for each board, so nobody shares one."""
    for seed in range(10):
        state = fresh(seed, players=players, edition="first").state
        boards = [int(board) for board in state.boards]
        assert len(set(boards[:players])) == players
        assert boards[players:] == [GONE] * (7 - players)


@pytest.mark.parametrize(
    ("age", "number"),
    [
        pytest.param(1, 49, marks=pytest.mark.rulebook("sw1.contents.age-1")),
        pytest.param(2, 49, marks=pytest.mark.rulebook("sw1.contents.age-2")),
        pytest.param(3, 50, marks=pytest.mark.rulebook("sw1.contents.age-3")),
    ],
)
@BOTH_EDITIONS
def test_an_age_has_so_many_cards(age: int, number: int, edition: Edition) -> None:
    """Chapter "Contents": all copies together; Age III with its ten guilds."""
    copies = [copy for _, face in faces(edition) for copy in face.copies.get(age, ())]
    guilds = [card for card, face in faces(edition) if card.is_guild and age in face.copies]
    assert len(guilds) == (10 if age == 3 else 0)
    assert len(copies) + len(guilds) == number


@pytest.mark.rulebook("sw1.contents.conflict-tokens")
def test_the_fiercest_game_needs_no_more_tokens_than_there_are() -> None:
    """Chapter "Contents": 46 tokens; seven players who fight every conflict take 42 of them."""
    fighters = (RED[:1], RED[:2], RED[:3], (*RED[:2], RED[3]), RED[:4], (*RED[:2], *RED[3:]), ())
    table = classic(players=7, cities=fighters)
    assert len({table.shields(city) for city in range(7)}) == 7
    for _ in range(3):
        table.finish_age()
    assert table.is_over
    for age in range(3):
        assert sum(table.victories(city)[age] for city in range(7)) == 7
    assert sum(table.defeats(city) for city in range(7)) == 21
    assert sum(sum(tokens(table, city)) for city in range(7)) <= 46


@pytest.mark.rulebook("sw1.contents.coins")
def test_treasuries_may_hold_more_than_all_coin_pieces_together() -> None:
    """Chapter "Contents": pieces worth 118 in the box, but the bank does not run out."""
    worth = 24 * 3 + 46 * 1
    assert worth == 118
    table = classic(coins=(worth, worth, worth), hands={A: ["Tavern"], B: ["Altar"], C: ["Loom"]})
    table.build("Tavern", A).sell("Altar", B).build("Loom", C)
    assert [table.coins(city) for city in (A, B, C)] == [worth + 5, worth + 3, worth]
    assert table.to_decide() == [A, B, C]


@pytest.mark.rulebook("sw1.contents.two-player-cards")
def test_two_players_pass_the_free_city_card_and_exchange_hands_over_the_border() -> None:
    """Chapter "Contents": two cards for the two-player game; with more players they are unused."""
    table = fresh(3, players=2)
    assert int(table.state.holder) == A
    kept = [Counter(table.hand(player)) for player in (A, B)]
    table.others()
    assert int(table.state.holder) == B
    for player, city in ((A, A), (A, FREE_CITY), (B, B)):
        kept[player][CARDS[int(table.state.played[0, 0, city])].name] -= 1
    drawn = CARDS[int(table.state.decks[0, FREE_CITY * HAND + 1])].name
    assert Counter(table.hand(A)) == +kept[B]
    assert Counter(table.hand(B)) == kept[A] + Counter([drawn])
    assert int(fresh(3, players=3, edition="first").state.holder) == GONE


# Overview and goal


@pytest.mark.rulebook("sw1.overview.three-ages")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_game_goes_through_ages_one_two_three_each_with_its_own_cards(edition: str) -> None:
    """Chapter "Overview and goal": three Ages, three decks."""
    decks = {
        age: {card.name for card, face in faces(Edition[edition.upper()]) if age in face.copies}
        for age in (1, 2, 3)
    }
    ages: list[int] = []
    for table in random_game(5, edition=edition, sides="A" if edition == "first" else "Day"):
        age = int(table.state.age)
        if ages[-1:] != [age]:
            ages.append(age)
        for player in (A, B, C):
            assert set(table.hand(player)) <= decks[age]
    assert ages == [1, 2, 3]


@pytest.mark.rulebook("sw1.overview.six-cards-per-age")
@pytest.mark.parametrize("players", [3, 5])
def test_every_player_plays_six_cards_in_each_age(players: int) -> None:
    """Chapter "Overview and goal": six cards for city and wonder, the seventh is left over."""
    boards = [board for board in START if board != "Babylon"][:players]
    *_, table = random_game(7, players=players, edition="first", boards=boards)
    for age in range(3):
        for city in range(players):
            uses = [Use(int(use)) for use in table.state.uses[age, :, city]]
            played = [use for use in uses if use not in (Use.NONE, Use.LEFT_OVER)]
            recovered_leftover = uses[LAST_TURN] == Use.RECOVERED
            assert len(played) - recovered_leftover == 6
            assert uses[LAST_TURN] in (Use.LEFT_OVER, Use.RECOVERED)


@pytest.mark.rulebook("sw1.overview.military-each-age")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_strength_is_compared_with_both_neighbours_and_with_nobody_else(age: int) -> None:
    """Chapter "Overview and goal": A alone has shields; C and D are no neighbours of A."""
    table = classic(players=5, age=age, turn=6, cities=[("Stockade",)])
    table.others()
    assert table.told(Event.DEFEAT) == [(B, A, 0), (E, A, 0)]
    won = [0, 0, 0]
    won[age - 1] = 2
    assert tokens(table, A) == [*won, 0]
    assert tokens(table, B) == tokens(table, E) == [0, 0, 0, 1]
    assert tokens(table, C) == tokens(table, D) == [0, 0, 0, 0]


@pytest.mark.rulebook("sw1.overview.most-points-wins")
@pytest.mark.parametrize("best", [A, B, C])
def test_the_player_with_most_points_wins(best: int) -> None:
    """Chapter "Overview and goal": 50 points against 48 and 47, whatever the coins."""
    columns = [BLUE_50[:-1], tuple(card for card in BLUE_50 if card != "Baths")]
    columns.insert(best, BLUE_50)
    coins = [2, 2, 2]
    coins[best] = 0
    table = classic(age=3, cities=columns, coins=coins)
    assert sorted(table.total(city) for city in (A, B, C)) == [47, 48, 50]
    assert table.total(best) == 50
    assert table.winners() == []
    assert table.end().winners() == [best]


# Components / Wonder boards


@pytest.mark.rulebook("sw1.boards.start-resource")
@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("board", START)
def test_a_board_produces_its_resource_from_the_start(board: str, edition: str) -> None:
    """Chapter "Components / Wonder boards": on both sides alike."""
    resource = START[board]
    if edition == "second":  # where two boards changed
        resource = {"Babylon": "W", "Olympia": "C"}.get(board, resource)
    for side in ("A", "B") if edition == "first" else ("Day", "Night"):
        others = [other for other in START if other != board][:2]
        table = fresh(edition=edition, boards=[board, *others], sides=side)
        assert table.production(A) == {resource: 1}


@pytest.mark.rulebook("sw1.boards.two-sides")
@pytest.mark.parametrize("board", START)
def test_a_board_has_two_sides_with_different_stages(board: str) -> None:
    """Chapter "Components / Wonder boards": sides A and B, with one resource."""
    a, b = (side for side in sides(Edition.FIRST) if side.board == board)
    assert (a.name, b.name) == ("A", "B")
    assert a.start == b.start
    assert a.stages != b.stages


@pytest.mark.rulebook("sw1.boards.stages")
@BOTH_EDITIONS
def test_a_wonder_has_two_three_or_four_stages(edition: Edition) -> None:
    """Chapter "Components / Wonder boards": only some reverse sides differ from three."""
    special = {(side.board, side.name): len(side.stages) for side in sides(edition)}
    special = {side: stages for side, stages in special.items() if stages != 3}
    if edition == Edition.FIRST:
        assert special == {("Rhodos", "B"): 2, ("Gizah", "B"): 4}
    else:
        night = {"Rhodos": 2, "Babylon": 2, "Gizah": 4}
        assert special == {(board, "Night"): stages for board, stages in night.items()}


@pytest.mark.rulebook("sw1.boards.stage-parts")
@BOTH_EDITIONS
def test_every_stage_has_a_cost_and_an_effect_that_comes_with_its_construction(
    edition: Edition,
) -> None:
    """Chapter "Components / Wonder boards": no effect before; Gizah's first stage has 3 points."""
    for side in sides(edition):
        for stage in side.stages:
            assert sum(stage.resources) >= 2
            assert stage.effect != Effect()
    table = classic(
        edition=edition.name.lower(),
        cities=[("Stone Pit", "Sawmill")],
        hands={A: ["Altar"]},
        coins=(0, 3, 3),
    )
    assert table.points(Category.WONDER) == 0
    table.stage("Altar").others()
    assert table.points(Category.WONDER) == 3


# Components / Coins


@pytest.mark.rulebook("sw1.coins.trade-use")
def test_coins_buy_resources_of_the_neighbouring_cities() -> None:
    """Chapter "Components / Coins": A pays B on the left 2 coins for ore."""
    table = classic(boards=("Gizah", "Rhodos"), hands={A: ["Barracks"], B: ["Altar"]})
    table.build("Barracks", left=2).build("Altar", B).others()
    assert (table.coins(A), table.coins(B)) == (3 - 2, 3 + 2)
    assert table.has("Barracks")


@pytest.mark.rulebook("sw1.coins.no-limit")
@pytest.mark.parametrize("coins", [60, 1000])
def test_a_player_may_collect_any_number_of_coins(coins: int) -> None:
    """Chapter "Components / Coins": no limit."""
    table = classic(coins=(coins, 3, 3), hands={A: ["Altar"]})
    table.sell("Altar").others()
    assert table.coins() == coins + 3


@pytest.mark.rulebook("sw1.coins.score")
def test_coins_give_points_at_the_end() -> None:
    """Chapter "Components / Coins": 14 coins are 4 points, in the total too."""
    table = classic(coins=(14, 0, 0)).end()
    assert table.points(Category.COINS) == table.total() == 4
    assert table.winners() == [A]


# Components / Conflict tokens


@pytest.mark.rulebook("sw1.tokens.defeat")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_defeat_costs_one_point_in_every_age(age: int) -> None:
    """Chapter "Components / Conflict tokens": the token -1, whatever the strength."""
    table = classic(age=age, turn=6, cities=[(), ("Stockade",), ()]).others()
    assert tokens(table, A) == [0, 0, 0, 1]
    assert table.points(Category.MILITARY) == -1


@pytest.mark.parametrize(
    ("age", "points"),
    [
        pytest.param(1, 1, marks=pytest.mark.rulebook("sw1.tokens.victory-1")),
        pytest.param(2, 3, marks=pytest.mark.rulebook("sw1.tokens.victory-3")),
        pytest.param(3, 5, marks=pytest.mark.rulebook("sw1.tokens.victory-5")),
    ],
)
def test_a_victory_gives_the_points_of_its_age(age: int, points: int) -> None:
    """Chapter "Components / Conflict tokens": +1, +3 and +5."""
    table = classic(age=age, turn=6, cities=[("Stockade",), (), ("Barracks",)]).others()
    assert tokens(table, A) == [int(age == 1), int(age == 2), int(age == 3), 0]
    assert table.points(Category.MILITARY) == points


# Components / Cards


@pytest.mark.rulebook("sw1.cards.buildings")
@BOTH_EDITIONS
def test_all_cards_are_buildings_of_seven_colours(edition: Edition) -> None:
    """Chapter "Components / Cards": every card can stand in a city, where its colour counts."""
    assert {card.colour for card, _ in faces(edition)} == set(Colour)
    assert len(Colour) == 7
    for card, face in faces(edition):
        table = classic(
            edition=edition.name.lower(),
            age=min(face.copies),
            cities=[[name for name in RICH if name != card.name]],
            hands={A: [card.name]},
        )
        before = [int(count) for count in table.state.counts[A][: Kind.STAGE]]
        table.build(card.name).others()
        before[card.colour] += 1
        assert [int(count) for count in table.state.counts[A][: Kind.STAGE]] == before
        assert card.name in table.city()


@pytest.mark.rulebook("sw1.cards.brown")
@BOTH_EDITIONS
def test_brown_cards_produce_raw_materials(edition: Edition) -> None:
    """Chapter "Components / Cards": wood, stone, clay and ore, and nothing else."""
    for effect in effects(edition, Colour.BROWN):
        assert letters(effect)
        assert letters(effect) <= set("WSCO")
    table = classic(edition=edition.name.lower(), boards=("Gizah",), cities=[("Clay Pool",)])
    assert table.production() == {"S": 1, "C": 1}


@pytest.mark.rulebook("sw1.cards.grey")
@BOTH_EDITIONS
def test_grey_cards_produce_manufactured_goods(edition: Edition) -> None:
    """Chapter "Components / Cards": glass, textile and papyrus, and nothing else."""
    found = [letters(effect) for effect in effects(edition, Colour.GREY)]
    assert sorted(map("".join, found)) == ["G", "L", "P"]
    table = classic(edition=edition.name.lower(), boards=("Gizah",), cities=[("Press",)])
    assert table.production() == {"S": 1, "P": 1}


@pytest.mark.rulebook("sw1.cards.blue")
@BOTH_EDITIONS
def test_blue_cards_give_points(edition: Edition) -> None:
    """Chapter "Components / Cards": each of them, in the row of civilian buildings."""
    for card, face in faces(edition):
        if card.colour == Colour.BLUE:
            assert face.effect == Effect(points=face.effect.points)
            assert face.effect.points >= 2
            table = classic(edition=edition.name.lower(), cities=[(card.name,)])
            assert table.points(Category.CIVILIAN) == face.effect.points


@pytest.mark.rulebook("sw1.cards.green")
@BOTH_EDITIONS
def test_green_cards_show_one_of_three_symbols(edition: Edition) -> None:
    """Chapter "Components / Cards": progress in three fields; the first symbol is one point."""
    found = set()
    for card, face in faces(edition):
        if card.colour == Colour.GREEN:
            assert face.effect == Effect(symbol=face.effect.symbol)
            found.add(face.effect.symbol)
            table = classic(edition=edition.name.lower(), cities=[(card.name,)])
            assert table.points(Category.SCIENCE) == 1
    assert found == {Symbol.COMPASS, Symbol.GEAR, Symbol.TABLET}


@pytest.mark.rulebook("sw1.cards.yellow")
@BOTH_EDITIONS
def test_yellow_cards_give_coins_or_resources_or_better_prices(edition: Edition) -> None:
    """Chapter "Components / Cards": only those of Age III give points besides."""
    kinds: Counter[int] = Counter()
    for card, face in faces(edition):
        if card.colour == Colour.YELLOW:
            effect = face.effect
            gives_coins = bool(effect.coins or effect.coins_per)
            uses = [gives_coins, bool(effect.own_choice), bool(effect.discounts)]
            assert sum(uses) == 1
            kinds[uses.index(True)] += 1
            assert bool(effect.points_per) == (card.age == 3)
    assert set(kinds) == {0, 1, 2}


@pytest.mark.rulebook("sw1.cards.red")
@BOTH_EDITIONS
def test_red_cards_raise_strength_by_their_age(edition: Edition) -> None:
    """Chapter "Components / Cards": 1 shield in Age I, 2 in Age II, 3 in Age III."""
    for card, face in faces(edition):
        if card.colour == Colour.RED:
            assert face.effect == Effect(shields=card.age)
            assert (
                classic(edition=edition.name.lower(), cities=[(card.name,)]).shields() == card.age
            )


@pytest.mark.rulebook("sw1.cards.purple")
@BOTH_EDITIONS
def test_ten_guilds_give_points_under_conditions(edition: Edition) -> None:
    """Chapter "Components / Cards": by what stands in cities, or as a symbol; all of Age III."""
    guilds = [(card, face) for card, face in faces(edition) if card.colour == Colour.PURPLE]
    assert len(guilds) == 10
    for card, face in guilds:
        assert set(face.copies) == {3}
        assert face.effect.points_per or card.name == "Scientists Guild"
        assert not face.effect.points
    alone = classic(edition=edition.name.lower(), cities=[("Workers Guild",)])
    assert alone.points(Category.GUILDS) == 0
    beside = classic(edition=edition.name.lower(), cities=[("Workers Guild",), ("Mine",)])
    assert beside.points(Category.GUILDS) == 1


@pytest.mark.rulebook("sw1.cards.age-3-no-resources")
@BOTH_EDITIONS
def test_age_three_has_guilds_and_no_brown_or_grey_cards(edition: Edition) -> None:
    """Chapter "Components / Cards", note. What each deck holds is dealt so too."""
    colours = {card.colour for card, face in faces(edition) if 3 in face.copies}
    assert colours == set(Colour) - {Colour.BROWN, Colour.GREY}
    for players in PLAYER_NUMBERS:
        deck = fresh(players, players=players, edition=edition.name.lower()).state.decks[2]
        dealt = [CARDS[int(card)].colour for card in deck[: 7 * players]]
        assert dealt.count(Colour.PURPLE) == players + 2
        assert not {Colour.BROWN, Colour.GREY} & set(dealt)
