"""7 Wonders, Ukrainian rulebook: the chapters "Components / Card cost" and "Setup".

What the second edition says as well is checked with its cards too.
"""

from collections import Counter

import pytest

from mirabilia.classic.components import BOARD_NAMES, CARD_BY_NAME, CARDS, WONDER_SIDES
from mirabilia.classic.options import classic_options
from mirabilia.classic.state import HIDDEN
from mirabilia.classic.vocabulary import AGES, HAND, RESOURCE_LETTERS, Colour, Edition, Phase
from mirabilia.engine.options import OptionError
from support.classic import A, B, C, Table, board_side, classic, fresh

BOTH_EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])
PLAYER_NUMBERS = range(3, 8)
SIDES = {"first": ("A", "B"), "second": ("Day", "Night")}


def cost(name: str, edition: Edition = Edition.FIRST) -> tuple[int, str]:
    """Coins and letters of the printed cost."""
    face = CARD_BY_NAME[name].faces[edition]
    units = zip(RESOURCE_LETTERS, face.resources, strict=True)
    return face.coins, "".join(letter * count for letter, count in units)


def dealt(table: Table, age: int) -> list[str]:
    """All cards that an Age is played with, of a game that has just been dealt."""
    if age == table.state.age:
        return [name for player in range(table.state.players) for name in table.hand(player)]
    deck = [int(card) for card in table.state.decks[age - 1]]
    return [CARDS[card].name for card in deck if card >= 0]


def new_game(seed: int, players: int, edition: str) -> Table:
    """A game dealt for so many players, at its first turn."""
    return fresh(seed, players=players, edition=edition, sides=SIDES[edition][0])


def marked_up_to(edition: str, age: int, players: int) -> Counter[str]:
    """The copies whose mark allows this number of players; guilds have none."""
    return Counter(
        card.name
        for card in CARDS
        if Edition[edition.upper()] in card.faces
        for mark in card.faces[Edition[edition.upper()]].copies.get(age, ())
        if mark <= players
    )


def without_guilds(names: list[str]) -> Counter[str]:
    return Counter(name for name in names if not CARD_BY_NAME[name].is_guild)


def guilds(names: list[str]) -> list[str]:
    return [name for name in names if CARD_BY_NAME[name].is_guild]


# Components / Card cost


@pytest.mark.rulebook("sw1.cost.empty-free")
def test_a_card_with_an_empty_cost_needs_nothing() -> None:
    """Chapter "Components / Card cost": A without coins builds Marketplace."""
    table = classic(coins=(0, 0, 0), hands={A: ["Marketplace", "Stockade"]})
    assert table.payments("Marketplace") == [(0, 0)]
    assert not table.can_build("Stockade")
    table.build("Marketplace").others()
    assert table.has("Marketplace")
    assert table.coins() == 0


@pytest.mark.rulebook("sw1.cost.examples")
def test_marketplace_mine_baths_and_arena_cost_what_their_corner_shows() -> None:
    """Chapter "Components / Card cost", example; each is built by a city with just that."""
    assert cost("Marketplace") == (0, "")
    assert cost("Mine") == (1, "")
    assert cost("Baths") == (0, "S")
    assert cost("Arena") == (0, "SSO")
    for card, coins, city in (
        ("Mine", 1, ()),
        ("Baths", 0, ("Stone Pit",)),
        ("Arena", 0, ("Quarry", "Ore Vein")),
    ):
        boards = ("Olympia", "Babylon", "Ephesos")  # without stone and ore
        age = CARD_BY_NAME[card].age
        table = classic(
            boards=boards, age=age, cities=[city], coins=(coins, 0, 0), hands={A: [card]}
        )
        table.build(card).others()
        assert table.coins() == 0
        missing = [city[:-1]] if city else [()]
        poor = classic(boards=boards, age=age, cities=missing, coins=(0, 0, 0), hands={A: [card]})
        assert not poor.can_build(card)


@pytest.mark.rulebook("sw1.cost.chain-from-age-2")
@BOTH_EDITIONS
def test_from_age_two_on_some_buildings_are_free_for_owners_of_another(edition: str) -> None:
    """Chapter "Components / Card cost": Apothecary makes Stables free; Age I has no such cards."""
    faces = [(card, card.faces.get(Edition[edition.upper()])) for card in CARDS]
    chained = {card.age for card, face in faces if face and face.chains_from}
    assert chained == {2, 3}
    for city, payments in ((("Apothecary",), [(0, 0)]), (("Workshop",), [])):
        table = classic(
            edition=edition, age=2, cities=[city], coins=(0, 0, 0), hands={A: ["Stables"]}
        )
        assert table.payments("Stables") == payments


@pytest.mark.rulebook("sw1.cost.stables")
def test_stables_need_three_resources_or_apothecary() -> None:
    """Chapter "Components / Card cost", example."""
    assert cost("Stables") == (0, "WCO")
    for city in (("Lumber Yard", "Clay Pool", "Ore Vein"), ("Apothecary",)):
        table = classic(age=2, cities=[city], coins=(0, 0, 0), hands={A: ["Stables"]})
        table.build("Stables").others()
        assert table.has("Stables")
        assert table.coins() == 0
    table = classic(
        age=2, cities=[("Lumber Yard", "Clay Pool")], coins=(0, 0, 0), hands={A: ["Stables"]}
    )
    assert not table.can_build("Stables")


@pytest.mark.rulebook("sw1.cost.chain-to")
@pytest.mark.parametrize("edition", list(Edition), ids=["first", "second"])
def test_a_card_names_the_buildings_that_it_makes_free(edition: Edition) -> None:
    """Chapter "Components / Card cost": what one corner names, the cost of the other card does."""
    given = {
        (card.name, target)
        for card in CARDS
        if edition in card.faces
        for target in card.faces[edition].chains_to
    }
    taken = {
        (giver, card.name)
        for card in CARDS
        if edition in card.faces
        for giver in card.faces[edition].chains_from
    }
    assert given == taken
    assert len(given) > 20
    assert ("Baths", "Aqueduct") in given


@pytest.mark.rulebook("sw1.cost.scriptorium")
@BOTH_EDITIONS
def test_scriptorium_makes_library_and_courthouse_free(edition: str) -> None:
    """Chapter "Components / Card cost", example: built in Age I, of use in Age II."""
    table = classic(
        edition=edition,
        age=2,
        cities=[("Scriptorium",)],
        coins=(0, 0, 0),
        hands={A: ["Library", "Courthouse", "Laboratory"]},
    )
    assert table.payments("Library") == table.payments("Courthouse") == [(0, 0)]
    assert not table.can_build("Laboratory")


@pytest.mark.rulebook("sw1.cost.player-count")
def test_the_mark_of_a_card_tells_for_how_many_players_it_is_used() -> None:
    """Chapter "Components / Card cost": Tavern 4+, 5+ and 7+, Tree Farm 6+, Altar 3+ and 5+."""
    copies = {
        name: [dealt(new_game(1, players, "first"), 1).count(name) for players in PLAYER_NUMBERS]
        for name in ("Tavern", "Tree Farm", "Altar")
    }
    assert copies["Tavern"] == [0, 1, 2, 2, 3]
    assert copies["Tree Farm"] == [0, 0, 0, 1, 1]
    assert copies["Altar"] == [1, 1, 2, 2, 2]


@pytest.mark.rulebook("sw1.cost.four-players")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_four_players_use_the_cards_for_three_and_for_four(age: int) -> None:
    """Chapter "Components / Card cost", example."""
    marks = {
        card.name: [
            mark for mark in card.faces[Edition.FIRST].copies.get(age, ()) if mark in (3, 4)
        ]
        for card in CARDS
        if Edition.FIRST in card.faces
    }
    expected = Counter({name: len(used) for name, used in marks.items() if used})
    assert without_guilds(dealt(new_game(2, 4, "first"), age)) == expected


# Setup / Decks


@pytest.mark.rulebook("sw1.decks.remove-unused")
@BOTH_EDITIONS
@pytest.mark.parametrize("players", PLAYER_NUMBERS)
def test_unused_cards_go_back_to_the_box(players: int, edition: str) -> None:
    """Chapter "Setup / Decks": exactly the copies marked for as many players are dealt."""
    table = new_game(players, players, edition)
    for age in range(1, AGES + 1):
        cards = without_guilds(dealt(table, age))
        assert cards == marked_up_to(edition, age, players)


@pytest.mark.rulebook("sw1.decks.six-players")
def test_six_players_leave_the_cards_for_seven_in_the_box() -> None:
    """Chapter "Setup / Decks", example: 42 cards each Age, none of them marked 7+."""
    table = new_game(4, 6, "first")
    for age in range(1, AGES + 1):
        cards = dealt(table, age)
        assert len(cards) == 42
        assert without_guilds(cards) == marked_up_to("first", age, 6)
        assert without_guilds(cards) < marked_up_to("first", age, 7)
    assert dealt(table, 1).count("Tavern") == 2  # 4+ and 5+, but not 7+


@pytest.mark.rulebook("sw1.decks.guilds-drawn")
@BOTH_EDITIONS
def test_guilds_are_drawn_at_random_and_unseen(edition: str) -> None:
    """Chapter "Setup / Decks": every guild is in some game, and no player knows in which."""
    games = [new_game(seed, 3, edition) for seed in range(20)]
    drawn = [set(guilds(dealt(game, 3))) for game in games]
    every = {
        card.name for card in CARDS if card.is_guild and Edition[edition.upper()] in card.faces
    }
    assert all(len(own) == 5 for own in drawn)
    assert set.union(*drawn) == every
    assert set.intersection(*drawn) == set()
    for player in (A, B, C):
        hidden = games[0].view(player).state.decks[AGES - 1]
        assert {int(card) for card in hidden[: 3 * HAND]} == {HIDDEN}


@pytest.mark.rulebook("sw1.decks.guilds-mixed")
@BOTH_EDITIONS
def test_guilds_are_shuffled_among_the_cards_of_age_three(edition: str) -> None:
    """Chapter "Setup / Decks": one hand holds many guilds, another few or none."""
    numbers = set()
    for seed in range(20):
        cards = dealt(new_game(seed, 3, edition), 3)
        numbers |= {
            (player, len(guilds(cards[player * HAND : (player + 1) * HAND])))
            for player in (A, B, C)
        }
    for player in (A, B, C):
        assert {(player, 0), (player, 1), (player, 2), (player, 3)} <= numbers


@pytest.mark.rulebook("sw1.decks.guild-numbers")
@BOTH_EDITIONS
@pytest.mark.parametrize(("players", "number"), [(3, 5), (4, 6), (5, 7), (6, 8), (7, 9)])
def test_more_players_use_more_guilds(players: int, number: int, edition: str) -> None:
    """Chapter "Setup / Decks": the table of guilds; no guild twice, and none before Age III."""
    table = new_game(6, players, edition)
    assert len(guilds(dealt(table, 3))) == len(set(guilds(dealt(table, 3)))) == number
    assert guilds(dealt(table, 1)) == guilds(dealt(table, 2)) == []


@pytest.mark.rulebook("sw1.decks.all-cards-dealt")
@pytest.mark.parametrize("players", PLAYER_NUMBERS)
def test_the_deal_uses_up_the_deck_of_an_age(players: int) -> None:
    """Chapter "Setup / Decks", note: seven cards for each player and nothing left over."""
    boards = ("Gizah", "Rhodos", "Ephesos", "Alexandria", "Olympia", "Babylon", "Halikarnassos")
    table = fresh(1, players=players, edition="first", boards=boards[:players], sides="A")
    for age in range(1, AGES + 1):
        assert table.state.age == age
        assert [len(table.hand(player)) for player in range(players)] == [HAND] * players
        assert all(int(card) < 0 for card in table.state.decks[age - 1])
        for later in range(age + 1, AGES + 1):
            assert len(dealt(table, later)) == HAND * players
        table.finish_age()


@pytest.mark.rulebook("sw1.decks.guilds-n-plus-2")
@BOTH_EDITIONS
@pytest.mark.parametrize("players", PLAYER_NUMBERS)
def test_there_are_two_guilds_more_than_players(players: int, edition: str) -> None:
    """Chapter "Setup / Decks", note."""
    for seed in range(3):
        assert len(guilds(dealt(new_game(seed, players, edition), 3))) == players + 2


# Setup / Wonders


@pytest.mark.rulebook("sw1.wonders-setup.random-board")
def test_boards_are_dealt_at_random() -> None:
    """Chapter "Setup / Wonders": no board twice, and every seat gets each of them in some game."""
    found: set[tuple[int, str]] = set()
    for seed in range(80):
        boards = fresh(seed, edition="first").state.boards[:3]
        names = [BOARD_NAMES[int(board)] for board in boards]
        assert len(set(names)) == 3
        found |= set(enumerate(names))
    assert found == {(player, board) for player in range(3) for board in BOARD_NAMES}


@pytest.mark.rulebook("sw1.wonders-setup.side-by-card")
def test_the_wonder_card_tells_the_side_of_the_board() -> None:
    """Chapter "Setup / Wonders": both sides of every board are dealt, and nobody is asked."""
    found = set()
    for seed in range(60):
        table = fresh(seed, edition="first")
        assert table.state.phase == Phase.TURN
        for city in (A, B, C):
            side = WONDER_SIDES[int(table.state.sides[city])]
            assert side.board == BOARD_NAMES[int(table.state.boards[city])]
            assert side == board_side(table, city)
            found.add((side.board, side.name))
    assert found == {(board, side) for board in BOARD_NAMES for side in "AB"}


@pytest.mark.rulebook("sw1.wonders-setup.side-a-first")
@BOTH_EDITIONS
def test_a_game_may_use_the_simpler_sides_only(edition: str) -> None:
    """Chapter "Setup / Wonders", note: side A for all; in the second edition Day."""
    simpler = SIDES[edition][0]
    for seed in range(10):
        table = fresh(seed, players=7, edition=edition, sides=simpler)
        assert {board_side(table, city).name for city in range(7)} == {simpler}
        assert table.state.phase == Phase.TURN


@pytest.mark.rulebook("sw1.wonders-setup.choose-boards")
@BOTH_EDITIONS
def test_boards_may_be_chosen(edition: str) -> None:
    """Chapter "Setup / Wonders", note: just these boards and sides; there is one of each."""
    first, second = SIDES[edition]
    boards, sides = ["Olympia", "Gizah", "Babylon"], [second, first, second]
    for seed in range(5):
        table = fresh(seed, edition=edition, boards=boards, sides=sides)
        laid = [board_side(table, city) for city in (A, B, C)]
        assert [side.board for side in laid] == boards
        assert [side.name for side in laid] == sides
    with pytest.raises(OptionError, match="twice"):
        classic_options(edition=edition, boards=["Olympia", "Gizah", "Olympia"])


# Setup / Coins and tokens


@pytest.mark.rulebook("sw1.coins-setup.three-coins")
@BOTH_EDITIONS
@pytest.mark.parametrize("players", PLAYER_NUMBERS)
def test_every_player_begins_with_three_coins(players: int, edition: str) -> None:
    """Chapter "Setup / Coins and tokens": three coins, before anybody has done anything."""
    table = new_game(1, players, edition)
    assert [table.coins(city) for city in range(7)] == [3] * players + [0] * (7 - players)


@pytest.mark.rulebook("sw1.coins-setup.conflict-reserve")
@BOTH_EDITIONS
def test_nobody_has_a_conflict_token_at_the_start(edition: str) -> None:
    """Chapter "Setup / Coins and tokens": all of them lie in the reserve."""
    table = new_game(1, 7, edition)
    for city in range(7):
        assert (table.victories(city), table.defeats(city)) == ([0, 0, 0], 0)
        assert table.city(city) == set()
        assert int(table.state.counts[city, Colour.RED]) == 0
