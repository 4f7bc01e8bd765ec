"""What a page is told that follows from a position of 7 Wonders by the rules."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import mirabilia
from mirabilia.classic.components import CARDS
from mirabilia.classic.views import conceal
from mirabilia.classic.vocabulary import MOST_PLAYERS, RESOURCES
from mirabilia.engine.record import copy_record
from mirabilia.game import Game
from mirabilia.notation.classic.facts import facts
from mirabilia.notation.games import notation
from support.classic import A, B, C, Table, classic

KINDS: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "two with Babylon and Halikarnassos": {
        "players": 2,
        "boards": "Olympia,Babylon,Halikarnassos",
        "sides": "A,B,B",
    },
    "three": {"players": 3},
    "four of the first edition": {"players": 4, "edition": "first"},
    "seven": {"players": 7},
}
NONE = dict.fromkeys(RESOURCES, 0)


def walk(options: dict[str, Any], seed: int) -> Iterator[Game]:
    """A random game, before each action and after the last."""
    game, chance = mirabilia.new("classic", seed=seed, **options), random.Random(seed)
    while not game.is_over:
        yield game
        player = chance.choice(game.to_decide)
        game.play(chance.choice(game.legal(player)), player)
    yield game


def of(game: Game, player: int | None) -> dict[str, Any]:
    """The facts as a player or a spectator gets them."""
    view = game.public_view() if player is None else game.view(player)
    return notation("classic").facts(view.state, player)


def told(table: Table, player: int | None = A) -> dict[str, Any]:
    shown = copy_record(table.state)
    conceal(shown, MOST_PLAYERS if player is None else player)
    return facts(shown, player)


def city(table: Table, number: int = A) -> dict[str, Any]:
    found: dict[str, Any] = told(table)["cities"][number]
    return found


# In whole games


@pytest.mark.parametrize("kind", KINDS)
def test_facts_agree_with_what_the_game_says_otherwise(kind: str) -> None:
    for game in walk(KINDS[kind], seed=4):
        score = game.score()
        for player in game.to_decide:
            known = of(game, player)
            assert [each["score"] for each in known["cities"]] == score
            for name, price in known["prices"].items():
                assert price == game.price(name, player).to_dict()
            _check_actions(game, player, known["prices"])


def _check_actions(game: Game, player: int, prices: dict[str, Any]) -> None:
    """Every way to pay that the facts tell is a legal action, and the other way round."""
    legal = [action.to_dict() for action in game.legal(player)]
    if not any(action["type"] == "sell" for action in legal):
        return  # nothing that costs anything is asked, or the Free City must play
    ways = {
        (name, split["left"], split["right"])
        for name, price in prices.items()
        for split in price["splits"]
        if split["affordable"] and not _is_in_the_way(price)
    }
    offered = {
        (each["card"] if each["type"] == "build" else "stage", each["left"], each["right"])
        for each in legal
        if each["type"] in ("build", "stage")
    }
    assert ways == offered
    free = {name for name, price in prices.items() if price["free_once"]}
    assert free == {each["card"] for each in legal if each["type"] == "build_free"}


def _is_in_the_way(price: dict[str, Any]) -> bool:
    return any(obstacle["code"] != "cannot_pay" for obstacle in price["obstacles"])


@pytest.mark.parametrize("kind", KINDS)
def test_what_cities_have_is_told_to_everybody_and_prices_to_the_player(kind: str) -> None:
    for game in walk(KINDS[kind], seed=6):
        public = of(game, None)
        assert public["prices"] == {}
        for player in range(game.seats):
            known = of(game, player)
            assert {**known, "prices": {}} == public
            hand = game.view(player).to_dict()["known"]["hands"][player]
            assert known["prices"].keys() == {*hand, "stage"}


def test_facts_stay_the_same_while_others_choose() -> None:
    table = classic(players=4, hands={A: ("Baths", "Altar")})
    before = told(table)
    table.sell(table_hand(table, C)[0], C)
    assert told(table) is before
    table.build("Altar")
    assert told(table)["prices"] == before["prices"]


def table_hand(table: Table, player: int) -> list[str]:
    size = int(table.state.hand_size[player])
    return [CARDS[int(card)].name for card in table.state.hands[player][:size]]


# A city


def test_neighbours_buy_what_the_board_and_brown_and_grey_cards_produce() -> None:
    table = classic(cities=[("Sawmill", "Tree Farm", "Loom", "Caravansery", "Forum")])
    ours = city(table)
    assert ours["production"] == NONE | {"stone": 1, "wood": 2, "loom": 1}
    assert ours["choices"] == [["wood", "clay"]]
    assert ours["own"] == {
        "production": NONE,
        "choices": [["wood", "stone", "clay", "ore"], ["glass", "loom", "papyrus"]],
    }
    assert (ours["left"], ours["right"]) == (B, C)


def test_a_discount_counts_on_its_side() -> None:
    trade = city(classic(cities=[("East Trading Post", "Marketplace")]))["trade"]
    assert trade["right"] == dict.fromkeys(RESOURCES, 1)
    assert trade["left"] == {
        resource: 1 if resource in ("glass", "loom", "papyrus") else 2 for resource in RESOURCES
    }


def test_conflicts_are_told_as_if_the_age_ended_now() -> None:
    table = classic(
        age=2,
        cities=[("Walls",), ("Barracks",), ("Stockade", "Stables")],
        victories=[(1, 0, 0)],
        defeats=[1],
    )
    ours = city(table)
    assert ours["shields"] == 2
    assert ours["conflict"] == {
        "left": {"mine": 2, "theirs": 1, "points": 3},
        "right": {"mine": 2, "theirs": 3, "points": -1},
    }
    assert ours["conflict_points"] == 0
    assert city(table, B)["conflict"]["right"]["points"] == -1


def test_science_counts_what_is_worth_most() -> None:
    table = classic(cities=[("Apothecary", "Workshop", "Scientists Guild")])
    ours = city(table)
    assert ours["symbols"] == {"compass": 1, "gear": 1, "tablet": 0}
    assert (ours["wild_symbols"], ours["science"]) == (1, 10)


def test_a_chain_is_live_while_a_copy_of_its_card_may_come() -> None:
    first = {"giver": "Baths", "opens": ["Aqueduct"], "live": True}
    assert city(classic(cities=[("Baths",)]))["chains"] == [first]
    assert city(classic(age=2, cities=[("Baths",)]))["chains"] == [first]
    for table in (
        classic(age=2, cities=[("Baths", "Aqueduct")]),
        classic(age=2, cities=[("Baths",), ("Aqueduct",)]),  # there is one for three players
        classic(age=3, cities=[("Baths",)]),
    ):
        assert city(table)["chains"] == [first | {"live": False}]


# The table


def test_hands_go_left_right_and_left() -> None:
    assert [told(classic(age=age))["passing"] for age in (1, 2, 3)] == ["left", "right", "left"]


def test_nothing_is_passed_on_the_last_turn_or_between_two_or_before_and_after() -> None:
    assert told(classic(turn=6))["passing"] is None
    assert told(classic(players=2))["passing"] is None
    game = mirabilia.new("classic", seed=1, players=3)
    assert of(game, A)["passing"] is None  # sides are to be chosen
    *_, over = walk({"players": 3}, seed=2)
    assert of(over, A)["passing"] is None


def test_the_discard_pile_is_counted() -> None:
    table = classic(age=2, turn=2, discarded=("Baths", "Altar"))
    assert told(table)["discard"] == 2


def test_the_free_city_is_the_last_one() -> None:
    table = classic(players=2)
    cities = told(table)["cities"]
    assert [(each["left"], each["right"]) for each in cities] == [
        (B, "free_city"),
        ("free_city", A),
        (A, B),
    ]


def test_prices_are_those_of_the_city_that_is_decided_for() -> None:
    table = classic(players=2, hands={A: ("Baths", "Altar")}, free_city_deck=("Theater",))
    assert {price["city"] for price in told(table)["prices"].values()} == {A}
    table.build("Altar")
    prices = told(table)["prices"]
    assert {price["city"] for price in prices.values()} == {"free_city"}
    assert prices["Altar"]["obstacles"] == [{"code": "chosen_already"}]


def test_olympias_free_building_is_told_with_the_price() -> None:
    table = classic(
        boards=("Olympia",), stages=(2,), hands={A: ("Baths", "Altar")}, coins=(0, 3, 3)
    )
    prices = told(table)["prices"]
    assert prices["Baths"]["free_once"]
    assert not prices["Altar"]["free_once"]
