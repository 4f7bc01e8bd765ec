"""Documents that are no action: what is wrong with them, and what is allowed."""

from typing import Any

import pytest

from mirabilia.classic.vocabulary import Phase
from mirabilia.notation.classic.actions import TYPES, ActionError, describe, number
from support.classic import A, B, Table, classic, fresh

OLYMPIA = ("Olympia", "Rhodos", "Ephesos")


def described(table: Table, action: int, player: int = A) -> dict[str, Any]:
    return describe(table.state, player, action)


def meant(table: Table, player: int = A, /, **document: Any) -> int:
    return number(table.state, player, document)


def rejected(table: Table, player: int = A, /, **document: Any) -> str:
    """What is wrong with a document."""
    with pytest.raises(ActionError) as caught:
        number(table.state, player, document)
    return str(caught.value)


def with_free_city(**position: Any) -> Table:
    """Two players; A holds the Free City's card and has chosen Altar for the own city."""
    table = classic(players=2, **position, hands={A: ["Altar", "Baths", "Stockade"]})
    return table.build("Altar")


def at_the_discard_pile(**position: Any) -> Table:
    """Halikarnassos A has just built its second stage and looks through the discard pile."""
    table = classic(
        boards=("Halikarnassos",),
        stages=(1,),
        cities=[("Foundry", "Ore Vein", "Altar")],
        age=2,
        turn=2,
        discarded=["Baths", "Altar", "Tavern"],
        **position,
    )
    return table.stage(table.hand()[0]).others()


# Types, keys and names


@pytest.mark.parametrize("document", [None, 7, "build", ["build"]])
def test_only_an_object_is_an_action(document: Any) -> None:
    with pytest.raises(ActionError, match="an action is an object"):
        number(classic().state, A, document)


@pytest.mark.parametrize("kind", ["biuld", None, ["build"], 3])
def test_an_unknown_type_is_answered_with_the_known_ones(kind: Any) -> None:
    assert rejected(classic(), type=kind, card="Baths") == (
        f"type: {kind!r} is unknown; allowed are {', '.join(TYPES)}"
    )
    assert rejected(classic(), card="Baths").startswith("type: missing; allowed are build")


def test_a_type_that_is_not_asked_is_answered_with_those_that_are() -> None:
    table = classic(hands={A: ["Baths"]})
    olympia = classic(boards=OLYMPIA, stages=(2,))

    assert rejected(table, type="recover", card="Baths") == (
        "type: recover is not asked now; allowed are build, stage, sell"
    )
    assert rejected(olympia, type="decline").endswith("allowed are build, stage, sell, build_free")
    assert rejected(table, type="take_back").endswith("allowed are build, stage, sell")
    assert rejected(with_free_city(), type="side", side="A").endswith("sell, take_back")
    assert rejected(at_the_discard_pile(), type="sell", card="Baths").endswith(
        "allowed are recover, decline"
    )
    assert rejected(fresh(1), type="sell", card="Baths").endswith("allowed are side")


def test_missing_and_unknown_keys_are_named() -> None:
    table = classic(hands={A: ["Baths"]})

    assert rejected(table, type="build") == "build: key 'card' is missing"
    assert rejected(table, type="sell", card="Baths", coins=3) == (
        "sell: key 'coins' is unknown; allowed are card, city"
    )
    assert rejected(with_free_city(), type="take_back", card="Altar") == (
        "take_back: key 'card' is unknown; allowed are none but type"
    )


def test_an_unknown_card_is_answered_with_the_closest() -> None:
    assert rejected(classic(), type="build", card="bath") == (
        "card: there is no card 'bath'; closest are Baths"
    )
    assert rejected(classic(), type="sell", card=7) == "card: there is no card 7"
    assert rejected(classic(), type="sell", card=["Baths"]) == "card: there is no card ['Baths']"


@pytest.mark.parametrize("kind", ["build", "stage", "sell"])
@pytest.mark.parametrize("card", ["Palace", "Ludus"])  # of another Age, of the other edition
def test_a_card_elsewhere_is_answered_with_the_hand(kind: str, card: str) -> None:
    table = classic(hands={A: ["Baths", "Altar", "Tavern"]}, turn=5)

    assert rejected(table, type=kind, card=card) == (
        f"{kind}: {card} is not in the hand; the hand is Baths, Altar, Tavern"
    )


@pytest.mark.parametrize("coins", [-1, 15, "2", True, 1.0, None])
def test_a_payment_is_a_number_of_coins(coins: Any) -> None:
    table = classic(hands={A: ["Baths"]})

    assert rejected(table, type="build", card="Baths", right=coins) == (
        f"right: {coins!r} is no number of coins; allowed are 0 to 14"
    )


def test_more_coins_than_any_construction_takes_are_refused() -> None:
    problem = rejected(classic(hands={A: ["Baths"]}), type="build", card="Baths", left=8, right=8)

    assert problem == (
        "left, right: 8 and 8 coins are more than the 14 that any construction takes"
    )


def test_an_impossible_payment_is_answered_with_the_possible_ones() -> None:
    table = classic(
        boards=OLYMPIA,
        cities=[(), ("Stone Pit",), ("Stone Pit",)],
        hands={A: ["Baths", "Altar"]},
    )

    assert rejected(table, type="build", card="Baths", left=1) == (
        "build: Baths is not to be paid with left 1, right 0;"
        " allowed are left 2, right 0; left 0, right 2"
    )
    assert rejected(table, type="build", card="Altar", right=2).endswith(
        "allowed are left 0, right 0"
    )


def test_what_only_the_power_can_build_is_answered_with_the_power() -> None:
    table = classic(boards=OLYMPIA, stages=(2,), hands={A: ["Palace"]}, age=3)

    assert rejected(table, type="build", card="Palace").endswith("but by build_free")


def test_an_impossible_construction_is_answered_with_the_reason() -> None:
    table = classic(
        boards=OLYMPIA,
        cities=[("Altar",), ("Stone Pit",)],
        coins=(1, 3, 3),
        hands={A: ["Altar", "Baths", "Barracks", "Press"]},
    )

    assert rejected(table, type="build", card="Altar") == (
        "build: A building of this name stands in the city already."
    )
    assert rejected(table, type="build", card="Baths", left=2) == (
        "build: The treasury holds 1 coin: 1 coin short."
    )
    assert rejected(table, type="build", card="Barracks") == (
        "build: The treasury holds 1 coin: 1 coin short."
    )
    assert rejected(table, type="stage", card="Press") == (
        "stage: Neither produced nor for sale: 1 wood."
    )


def test_a_complete_wonder_has_no_further_stage() -> None:
    table = classic(boards=("Gizah",), stages=(3,), hands={A: ["Baths"]})

    assert rejected(table, type="stage", card="Baths") == (
        "stage: All stages of the wonder are built."
    )


@pytest.mark.parametrize("stage", [2, 0, "1", True, None])
def test_a_wrong_stage_or_board_is_answered_with_the_right_one(stage: Any) -> None:
    table = classic(boards=("Gizah",), cities=[("Quarry",)], hands={A: ["Baths"]})

    assert rejected(table, type="stage", card="Baths", stage=stage) == (
        f"stage: the next one is 1, not {stage!r}"
    )
    assert rejected(table, type="stage", card="Baths", board="Rhodos") == (
        "board: the city has Gizah, not 'Rhodos'"
    )


def test_olympias_power_is_refused_with_the_reason() -> None:
    table = classic(
        boards=OLYMPIA,
        stages=(2,),
        cities=[("Palace", "Library")],
        hands={A: ["Palace", "University", "Vineyard", "Haven"]},
        age=3,
    )

    assert rejected(table, type="build_free", card="Palace").endswith("in the city already.")
    assert rejected(table, type="build_free", card="University") == (
        "build_free: University costs nothing anyway: build it"
    )
    table.state.power_used[A] = 1
    assert rejected(table, type="build_free", card="Haven") == (
        "build_free: the power has been used in this Age"
    )


def test_a_card_that_the_pile_does_not_have_is_answered_with_those_it_has() -> None:
    table = at_the_discard_pile()
    offered = [described(table, action).get("card") for action in table.legal()[:-1]]

    assert rejected(table, type="recover", card="Palace") == (
        f"recover: Palace is not to be had; allowed are {', '.join(map(str, offered))}"
    )


@pytest.mark.parametrize("side", ["A", "day", 0, None])
def test_a_side_of_the_other_edition_is_answered_with_the_right_ones(side: Any) -> None:
    assert rejected(fresh(1), type="side", side=side) == (
        f"side: {side!r} is no side; allowed are Day, Night"
    )


def test_a_player_with_a_given_side_has_nothing_to_choose() -> None:
    table = fresh(1)
    table.state.side_option[B] = 0

    assert rejected(table, B, type="side", side="Day") == (
        "player 1 has nothing to choose: the side is given"
    )


# The Free City


def test_a_choice_for_the_free_city_must_name_it() -> None:
    table = with_free_city()
    action = table.legal()[0]
    document = described(table, action)

    assert meant(table, **document) == action
    assert rejected(table, **document | {"city": 2}) == (
        "city: 2; this choice is for the Free City: 'free_city'"
    )
    del document["city"]
    assert rejected(table, **document) == (
        "city: missing; this choice is for the Free City: 'free_city'"
    )


def test_a_choice_for_the_own_city_does_not_name_the_free_city() -> None:
    table = classic(players=2, hands={A: ["Altar"]})

    assert rejected(table, type="build", card="Altar", city="free_city") == (
        "city: 'free_city'; this choice is for the own city: leave it out"
    )


def test_the_free_city_gets_no_card_that_is_chosen_already() -> None:
    assert rejected(with_free_city(), type="build", card="Altar", city="free_city") == (
        "build: It has been chosen for your own city."
    )


def test_the_free_city_sells_nothing_while_it_can_play() -> None:
    assert rejected(with_free_city(), type="sell", card="Baths", city="free_city") == (
        "sell: The Free City sells no card while it can build one or a stage."
    )


def test_the_free_city_must_use_a_chain() -> None:
    table = classic(
        players=2,
        boards=("Gizah", "Rhodos", "Alexandria"),
        cities=[(), (), ("Baths", "Quarry")],
        hands={A: ["Altar", "Aqueduct", "Walls"]},
    )
    table.build("Altar")

    assert meant(table, type="stage", card="Walls", city="free_city")
    assert rejected(table, type="stage", card="Aqueduct", city="free_city") == (
        "stage: The Free City must use the chain of this card and build it."
    )


# Whose turn


def test_another_player_and_a_finished_game_are_refused() -> None:
    table = at_the_discard_pile()

    assert rejected(table, B, type="decline") == "player 0 decides now, not player 1"
    assert rejected(classic().end(), type="sell", card="Baths") == "the game is over"


def test_babylons_seventh_card_is_asked_of_babylon_alone() -> None:
    table = classic(boards=("Babylon",), sides="B", stages=(2,), turn=6).others()

    assert table.state.phase == Phase.SEVENTH
    assert rejected(table, B, type="sell", card="Baths") == "player 0 decides now, not player 1"
    card = table.hand()[0]
    assert meant(table, type="sell", card=card) == table.sell_action(card)
