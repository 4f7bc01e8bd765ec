"""What a page is told that follows from a position of Duel by the rules."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import mirabilia
from mirabilia.duel.components import CARD_BY_NAME
from mirabilia.duel.vocabulary import RESOURCES
from mirabilia.game import Game
from mirabilia.notation.duel.facts import facts
from mirabilia.notation.games import notation
from support.duel import A, B, Table, duel

KINDS: dict[str, dict[str, Any]] = {
    "Duel": {},
    "Pantheon": {"pantheon": True},
    "Pantheon as on Board Game Arena": {"pantheon": True, "rulings": "arena"},
}


def walk(options: dict[str, Any], seed: int) -> Iterator[Game]:
    """A random game, before each action and after the last."""
    game, chance = mirabilia.new("duel", seed=seed, **options), random.Random(seed)
    while not game.is_over:
        yield game
        game.play(chance.choice(game.legal()))
    yield game


def of(game: Game, player: int | None) -> dict[str, Any]:
    """The facts as a player or a spectator gets them."""
    view = game.public_view() if player is None else game.view(player)
    return notation("duel").facts(view.state, player)


def told(table: Table, player: int = A) -> dict[str, Any]:
    return facts(table.view(player), player)


def city(table: Table, player: int = A) -> dict[str, Any]:
    found: dict[str, Any] = told(table)["cities"][player]
    return found


# In whole games


@pytest.mark.parametrize("kind", KINDS)
def test_facts_agree_with_what_the_game_says_otherwise(kind: str) -> None:
    for game in walk(KINDS[kind], seed=3):
        score = game.score()
        for player in (A, B):
            known = of(game, player)
            assert [each["score"] for each in known["cities"]] == score
            for name, price in known["prices"].items():
                assert price == game.price(name, player).to_dict()
            _check_actions(game, player, known)


def _check_actions(game: Game, player: int, known: dict[str, Any]) -> None:
    """Legal actions have the prices and places that the facts tell."""
    legal = [action.to_dict() for action in game.legal(player)]
    for action in legal:
        match action["type"]:
            case "build":
                price = known["prices"][action["card"]]
                assert (price["total"], price["possible"]) == (action["price"], True)
                assert bool(price["chain"]) == action.get("chain", False)
            case "wonder":
                assert known["prices"][action["wonder"]]["total"] == action["price"]
            case "discard":
                assert known["cities"][player]["discard"] == action["coins"]
            case "activate" if not action["offerings"]:
                assert known["prices"][action["god"]]["total"] == action["price"]
                slot = action["slot"] - 1
                assert known["cities"][player]["activation"][slot] == action["price"]
    places = {each["position"] for each in legal if each["type"] == "discard"}
    if places:
        assert places == set(known["open"])
        possible = {name for name, price in known["prices"].items() if price["possible"]}
        offered = {each.get("wonder") or each.get("card") for each in legal} | {
            each.get("god") for each in legal
        }
        assert possible <= offered


@pytest.mark.parametrize("kind", KINDS)
def test_what_cities_have_is_told_to_everybody_and_prices_to_the_player(kind: str) -> None:
    for game in walk(KINDS[kind], seed=5):
        public = of(game, None)
        assert public["prices"] == {}
        for player in (A, B):
            known = of(game, player)
            assert {**known, "prices": {}} == public
            position = game.view(player).to_dict()
            shown = {spot["card"] for spot in position["structure"] if "card" in spot}
            unbuilt = {
                each["wonder"]
                for each in position["cities"][player]["wonders"]
                if not each.keys() & {"card", "returned"}
            }
            slots = position.get("pantheon", {}).get("slots", [])
            gods = {slot["god"] for slot in slots if slot and "god" in slot}
            assert known["prices"].keys() == shown | unbuilt | gods


def test_a_capital_is_as_far_as_the_pawn_must_still_go() -> None:
    table = duel(conflict=7, cards=("Arsenal", "Walls"), coins=(30, 30))
    assert told(table)["distance"] == [2, 16]
    table.build("Arsenal")
    assert (table.winner, told(table)["distance"]) == (A, [0, 18])


@pytest.mark.parametrize("first", [A, B])
def test_the_draft_says_who_takes_each_wonder(first: int) -> None:
    game = mirabilia.new("duel", seed=1, first_player=first)
    order = of(game, None)["draft"]
    assert [seats[0] for seats in order] == [first, 1 - first]
    steps = [seat for seats in order for seat in seats]
    asked = []
    while (position := game.public_view().to_dict())["decision"]["kind"] == "draft":
        assert of(game, A)["draft"] == order
        asked.append(sum(len(city["wonders"]) for city in position["cities"]))
        assert position["decision"]["player"] == steps[asked[-1]]
        game.play(game.legal()[0])
    assert asked == [0, 1, 2, 4, 5, 6]  # the last of each four is no choice
    assert "draft" not in of(game, A)


def test_dealt_wonders_are_not_drafted() -> None:
    assert "draft" not in of(mirabilia.new("duel", seed=1, wonders="first-game"), A)


# A city


def test_resources_are_produced_chosen_and_bought() -> None:
    table = duel(
        cities=(("Sawmill", "Clay Pool", "Forum", "Wood Reserve"), ("Lumber Yard", "Glassworks")),
        cards=("Walls", "Statue"),
        built=(("Piraeus", "The Great Lighthouse"), ()),
    )
    ours, theirs = city(table, A), city(table, B)
    assert ours["production"] == dict.fromkeys(RESOURCES, 0) | {"wood": 2, "clay": 1}
    assert ours["choices"] == [["wood", "stone", "clay"], *[["glass", "papyrus"]] * 2]
    assert ours["trade"] == {"wood": 1, "stone": 2, "clay": 2, "glass": 3, "papyrus": 2}
    assert ours["fixed"] == ["wood"]
    assert theirs["choices"] == []
    assert theirs["trade"] == {"wood": 4, "stone": 2, "clay": 3, "glass": 2, "papyrus": 2}
    assert theirs["fixed"] == []


def test_shields_are_those_printed_on_what_stands() -> None:
    table = duel(
        cities=(("Walls", "Stable"), ()),
        cards=("Statue",),
        built=(("The Statue of Zeus",), ()),
        wonders=(("The Colossus",), ()),
        tokens=(("Strategy",), ()),
    )
    printed = CARD_BY_NAME["Walls"].effect.shields + CARD_BY_NAME["Stable"].effect.shields
    assert city(table)["shields"] == printed + 1
    assert city(table, B)["shields"] == 0


def test_mars_brings_shields() -> None:
    table = duel(age=2, pantheon=True, gods=(("Mars",), ()), cards=("Walls",))
    assert (city(table)["shields"], city(table, B)["shields"]) == (2, 0)


def test_symbols_count_law_and_the_snake() -> None:
    table = duel(
        age=2,
        pantheon=True,
        cities=(("Workshop",), ("Pharmacist",)),
        cards=("Walls",),
        tokens=(("Law",), ()),
        gods=(("Nisaba",), ()),
        snake="Pharmacist",
    )
    symbols = city(table)["symbols"]
    assert {name for name, count in symbols.items() if count} == {"pendulum", "scales", "mortar"}
    assert city(table)["distinct"] == 3
    assert city(table, B)["distinct"] == 1


def test_a_discarded_card_brings_a_coin_for_each_yellow_one() -> None:
    table = duel(cities=(("Tavern", "Forum"), ()), cards=("Walls", "Statue"))
    assert [city(table, player)["discard"] for player in (A, B)] == [4, 2]


# Chains


def chain(table: Table, symbol: str) -> dict[str, Any]:
    (found,) = [each for each in city(table)["chains"] if each["symbol"] == symbol]
    return found


def test_a_chain_is_live_while_its_card_may_come() -> None:
    later = duel(age=1, cities=(("Scriptorium",), ()), cards=("Baths",), covered=("Altar",))
    assert chain(later, "book") == {
        "symbol": "book",
        "giver": "Scriptorium",
        "mythology": None,
        "opens": ["Library"],
        "live": True,
    }
    open_now = duel(age=2, cities=(("Scriptorium",), ()), cards=("Library",))
    assert chain(open_now, "book")["live"]
    discarded = duel(age=2, cities=(("Scriptorium",), ()), cards=("Walls",), discarded=("Library",))
    assert not chain(discarded, "book")["live"]
    too_late = duel(age=3, cities=(("Scriptorium",), ()), cards=("Walls",))
    assert not chain(too_late, "book")["live"]


def test_a_chain_is_live_as_long_as_a_card_lies_face_down() -> None:
    structure = {18: "Walls", 12: "Statue"}
    table = duel(age=2, cities=(("Scriptorium",), ()), structure=structure)
    assert not chain(table, "book")["live"]
    table.state.face_up[12] = 0
    table.state.place[CARD_BY_NAME["Statue"].id] = 0
    assert chain(table, "book")["live"]


def test_a_mythology_token_opens_a_grand_temple() -> None:
    table = duel(age=2, pantheon=True, mythology=(("greek",), ()), cards=("Walls",))
    assert chain(table, "myth:greek") == {
        "symbol": "myth:greek",
        "giver": None,
        "mythology": "greek",
        "opens": ["Greek Grand Temple"],
        "live": True,
    }


# Pantheon


def test_the_price_of_a_slot_is_known_though_the_god_in_it_is_not() -> None:
    table = duel(
        age=1, pantheon=True, slots={1: "Zeus", 6: "Mars"}, built=((), ("The Sanctuary",)), cards=()
    )
    table.state.slot_known[:] = 0
    ours, theirs = city(table), city(table, B)
    prices = {each["slot"]: each["prices"] for each in tables()["pantheon_slots"]}
    assert ours["activation"] == [prices[1][A], None, None, None, None, prices[6][A]]
    assert theirs["activation"][0] == prices[1][B] - 2
    assert "Zeus" not in told(table)["prices"]


def test_the_gate_costs_twice_as_much() -> None:
    table = duel(age=2, pantheon=True, slots={2: "Gate"}, cards=("Walls",))
    assert city(table)["activation"][1] == table.activation_price("Gate")
    assert told(table)["prices"]["Gate"]["factor"] == 2


def test_without_the_expansion_there_is_no_pantheon() -> None:
    assert "activation" not in city(duel())


def tables() -> dict[str, Any]:
    return notation("duel").component_tables(["en"])
