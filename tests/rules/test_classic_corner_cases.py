"""7 Wonders: corners of the rules about paying, acting at once, and cards."""

import pytest

from mirabilia.classic import actions
from mirabilia.classic.vocabulary import FREE_CITY, Event
from mirabilia.engine.options import OptionError
from support.classic import A, B, C, D, card_id, classic, fresh
from support.classic_building import (
    SELF_SUFFICIENT,
    WITHOUT_GOODS,
    WITHOUT_RAW,
    hold,
    ways_to_get,
)

# Paying


def test_marketplace_and_one_trading_post_price_each_side_and_class_apart() -> None:
    """Lodge costs two clay, loom and papyrus; only the right neighbour has papyrus."""
    around = (["Brickyard", "Loom"], ["Brickyard", "Loom", "Press"])
    table = classic(
        boards=("Gizah", "Rhodos", "Olympia"),
        cities=(["Marketplace", "West Trading Post"], *around),
        coins=(6, 3, 3),
        hands={A: ["Lodge"]},
    )
    assert table.payments("Lodge") == [(3, 1), (2, 2), (2, 3), (1, 4), (1, 5), (0, 6)]
    table.state.coins[A] = 4
    assert table.payments("Lodge") == [(3, 1), (2, 2)]
    table.build("Lodge", left=2, right=2).others()
    assert [table.coins(city) for city in (A, B, C)] == [0, 8, 8]


def test_purchases_that_cost_the_same_on_both_sides_are_one_way_to_pay() -> None:
    """Wood and papyrus for School: wood left and papyrus right is paid as the other way round."""
    seller = ["Lumber Yard", "Press"]
    table = classic(
        boards=("Gizah", "Rhodos", "Alexandria"),
        cities=((), seller, seller),
        coins=(4, 0, 0),
        hands={A: ["School"]},
    )
    assert table.payments("School") == [(4, 0), (2, 2), (0, 4)]


@pytest.mark.parametrize(
    ("left", "right", "ways"),
    [
        (["Tree Farm"], ["Tree Farm"], [(2, 2)]),
        (["Tree Farm"], ["Timber Yard"], [(2, 2)]),  # the right one can only be the wood
        (["Timber Yard"], ["Timber Yard"], []),  # nobody has clay
        (["Tree Farm", "Excavation"], ["Tree Farm"], [(4, 0), (2, 2)]),
        (["Tree Farm", "Excavation"], ["Stone Pit"], [(4, 0)]),
        (["Timber Yard"], ["Clay Pit", "Excavation"], [(2, 2)]),
        (["Tree Farm", "Clay Pit"], ["Tree Farm", "Clay Pit"], [(4, 0), (2, 2), (0, 4)]),
    ],
)
def test_either_or_cards_of_both_neighbours_are_used_once_each(
    left: list[str], right: list[str], ways: list[tuple[int, int]]
) -> None:
    """A has ore and lacks wood and clay for Stables."""
    table = classic(
        boards=WITHOUT_RAW,
        cities=(["Ore Vein"], left, right),
        coins=(9, 0, 0),
        hands={A: ["Stables"]},
    )
    assert table.payments("Stables") == ways


@pytest.mark.parametrize(
    ("own", "ways"),
    [
        (["Caravansery", "Tree Farm"], [(2, 0), (0, 2)]),  # any one of the three is bought
        (["Caravansery", "Timber Yard"], [(2, 0), (0, 2)]),
        (["Caravansery", "Stone Pit"], [(2, 2)]),
        (["Caravansery", "Tree Farm", "Clay Pit"], [(0, 0)]),
        (["Caravansery", "Tree Farm", "Excavation"], [(0, 0)]),
        (["Tree Farm", "Excavation", "Timber Yard"], [(2, 0)]),  # no ore of their own
    ],
)
def test_caravansery_and_either_or_cards_share_the_work(
    own: list[str], ways: list[tuple[int, int]]
) -> None:
    """Stables cost wood, clay and ore; B sells ore and C clay."""
    table = classic(
        boards=WITHOUT_RAW,
        cities=(own, ["Ore Vein"], ["Clay Pool"]),
        coins=(9, 0, 0),
        hands={A: ["Stables"]},
    )
    assert table.payments("Stables") == ways


def test_two_units_of_choice_serve_any_two_types() -> None:
    """Alexandria's second stage and Caravansery: two of a kind or of two, not three."""
    table = classic(
        boards=("Alexandria",), stages=(2,), cities=(["Caravansery"],), coins=(0, 0, 0), age=2
    )
    hold(table, A, "Forum", "Temple", "Gardens", "Laboratory")
    assert table.can_build("Forum")  # two clay
    assert table.can_build("Temple")  # wood, clay and the glass of the board
    assert not table.can_build("Gardens")  # wood and two clay
    assert not table.can_build("Laboratory")  # two clay and papyrus


def test_more_is_never_bought_than_is_lacking() -> None:
    """A could spare the own stone for Baths and buy one; this is not offered."""
    table = classic(cities=((), ["Quarry"], ["Quarry"]), coins=(9, 0, 0), hands={A: ["Baths"]})
    assert table.payments("Baths") == [(0, 0)]


def test_a_stage_is_bought_from_both_sides_at_their_own_prices() -> None:
    """Three stones for Rhodos B; each neighbour sells two, the right one for 1 coin each."""
    table = classic(
        boards=("Rhodos", "Ephesos", "Olympia"),
        sides=("B", "A", "A"),
        cities=(["East Trading Post"], ["Quarry"], ["Quarry"]),
        coins=(5, 0, 0),
        hands={A: ["Altar"]},
    )
    assert table.stage_payments("Altar") == [(2, 2), (4, 1)]
    table.stage("Altar", left=2, right=2).others()
    assert [table.coins(city) for city in (A, B, C)] == [5 - 4 + 3, 2 + 3, 2 + 3]


def test_discounts_do_not_add_up() -> None:
    """Olympia B's first stage and both Trading Posts: raw materials still cost 1 coin."""
    table = classic(
        boards=("Olympia", "Gizah", "Rhodos"),
        sides=("B", "A", "A"),
        stages=(1,),
        cities=(["East Trading Post", "West Trading Post", "Marketplace"], ["Loom"]),
    )
    assert ways_to_get(table, "S") == [(1, 0)]
    assert ways_to_get(table, "O") == [(0, 1)]
    assert ways_to_get(table, "L") == [(1, 0)]


def test_only_direct_neighbours_sell() -> None:
    """Four players: wood that only C makes, across the table, is not for A."""
    table = classic(
        players=4,
        boards=("Gizah", "Rhodos", "Ephesos", "Alexandria"),
        cities=((), (), ["Lumber Yard"]),
        coins=(9, 9, 9, 9),
    )
    assert [ways_to_get(table, "W", player) for player in (A, B, C, D)] == [
        [],
        [(2, 0)],
        [(0, 0)],
        [(0, 2)],
    ]


def test_exact_coins_are_enough_for_bank_and_neighbours_together() -> None:
    """A has 1 coin: Sawmill can be paid; with none it cannot, whatever the neighbours make."""
    table = classic(age=2, coins=(1, 0, 0), hands={A: ["Sawmill"]})
    table.build("Sawmill").others()
    assert [table.coins(city) for city in (A, B, C)] == [0, 3, 3]
    assert not classic(age=2, coins=(0, 0, 0), hands={A: ["Sawmill"]}).can_build("Sawmill")


def test_nobody_has_goods_so_nobody_buys_them() -> None:
    """Boards with raw materials only: goods are not to be had for any coins."""
    table = classic(boards=WITHOUT_GOODS, coins=(90, 90, 90))
    assert [ways_to_get(table, letter) for letter in "GLP"] == [[], [], []]


# All at once


def test_coins_of_this_turn_are_spent_in_the_next() -> None:
    """B buys A's stone for 2; A, without a coin, can build Timber Yard only a turn later."""
    table = classic(
        coins=(0, 2, 0), hands={A: ["Timber Yard", "Altar"], B: ["Baths"], C: ["Theater"]}
    )
    table.build("Baths", B, right=2)
    assert not table.can_build("Timber Yard")
    table.build("Altar").build("Theater", C)
    assert table.coins() == 2
    hold(table, A, "Timber Yard").build("Timber Yard").others()
    assert table.coins() == 1


def test_neighbours_who_buy_of_each_other_exchange_coins() -> None:
    """A buys B's ore and B buys A's stone, each with the last two coins."""
    table = classic(coins=(2, 2, 0), hands={A: ["Barracks"], B: ["Baths"]})
    table.build("Barracks", left=2).build("Baths", B, right=2).others()
    assert [table.coins(city) for city in (A, B)] == [2, 2]
    assert (table.city(A), table.city(B)) == ({"Barracks"}, {"Baths"})


def test_both_neighbours_buy_one_and_the_same_unit() -> None:
    """A makes a single stone; B and C both build Baths with it, and A builds them too."""
    table = classic(coins=(0, 2, 2), hands={A: ["Baths"], B: ["Baths"], C: ["Baths"]})
    table.build("Baths").build("Baths", B, right=2).build("Baths", C, left=2)
    assert [table.coins(city) for city in (A, B, C)] == [4, 0, 0]


def test_what_is_built_this_turn_is_neither_sold_nor_used_nor_a_chain_yet() -> None:
    """B builds Lumber Yard and A Marketplace: no wood, no cheap goods, no Caravansery this turn."""
    table = classic(
        boards=("Gizah", "Rhodos", "Alexandria"),
        age=2,
        cities=((), ["Glassworks"]),
        coins=(9, 0, 0),
        hands={
            A: ["Marketplace", "Stockade", "Workshop", "Caravansery"],
            B: ["Lumber Yard"],
            C: ["Altar"],
        },
    )
    table.build("Lumber Yard", B).sell("Altar", C)
    assert not table.can_build("Stockade")
    assert table.payments("Workshop") == [(2, 0), (0, 2)]
    assert not table.can_build("Caravansery")
    table.build("Marketplace")
    assert ways_to_get(table, "W") == [(2, 0)]
    assert ways_to_get(table, "G") == [(1, 0), (0, 1)]
    assert hold(table, A, "Caravansery").payments("Caravansery") == [(0, 0)]


def test_vineyard_and_bazaar_of_neighbours_count_each_others_turn() -> None:
    """A builds Vineyard, B Sawmill and C Bazaar; then A Bazaar, B Press and C Vineyard."""
    table = classic(
        age=2,
        cities=(["Clay Pool"], ["Loom"], ["Lumber Yard"]),
        coins=(0, 1, 0),
        hands={A: ["Vineyard"], B: ["Sawmill"], C: ["Bazaar"]},
    )
    table.build("Vineyard").build("Sawmill", B).build("Bazaar", C)
    assert [table.coins(city) for city in (A, B, C)] == [3, 0, 2]
    for player, card in ((A, "Bazaar"), (B, "Press"), (C, "Vineyard")):
        hold(table, player, card)
    table.build("Bazaar").build("Press", B).build("Vineyard", C)
    assert [table.coins(city) for city in (A, B, C)] == [3 + 4, 0, 2 + 3]


def test_a_choice_may_be_changed_until_the_last_is_made() -> None:
    """A builds Tavern, then would rather sell it, then builds Altar: only that happens."""
    table = classic(coins=(0, 0, 0), hands={A: ["Altar", "Tavern"], B: ["Loom"], C: ["Press"]})
    table.build("Tavern").build("Loom", B).sell("Tavern").build("Altar")
    assert table.to_decide() == [C]
    assert table.committed() == "Altar"
    table.build("Press", C)
    assert (table.city(), table.coins(), table.discard_pile()) == ({"Altar"}, 0, [])


# Cards


def test_equal_cards_in_hand_are_one_choice_and_one_building() -> None:
    """A holds Altar twice: offered once; with one built, the other is sold or used for a stage."""
    table = classic(players=5, cities=(["Quarry"],), hands={A: ["Altar", "Altar"]})
    legal = table.legal()
    assert len(set(legal)) == len(legal)
    table.build("Altar").others()
    hold(table, A, "Altar")
    assert not table.can_build("Altar")
    assert table.can_stage("Altar")
    assert table.sell_action("Altar") in table.legal()
    table.stage("Altar").others()
    assert (table.city(), table.stages()) == ({"Quarry", "Altar"}, 1)


def test_one_of_two_equal_cards_stays_in_the_hand() -> None:
    """A sells one Altar of two; the hand that B takes over holds the other."""
    table = classic(players=5, hands={A: ["Altar", "Altar"]})
    table.sell("Altar").others()
    assert table.hand(B).count("Altar") == 1
    assert len(table.hand(B)) == 6


@pytest.mark.parametrize("good", ["Loom", "Glassworks", "Press"])
def test_a_good_of_age_two_is_the_building_of_age_one(good: str) -> None:
    """A has it since Age I and cannot build it in Age II, nor recover it from the pile."""
    table = classic(
        boards=("Halikarnassos",),
        stages=(1,),
        age=2,
        turn=2,
        cities=([good, "Foundry", "Ore Vein"],),
        discarded=[good, "Altar"],
        hands={A: [good]},
    )
    assert not table.can_build(good)
    assert table.sell_action(good) in table.legal()
    table.stage(good).others()
    assert table.recover_action("Altar") in table.legal()
    assert table.recover_action(good) not in table.legal()


@pytest.mark.parametrize(
    "posts",
    [["East Trading Post"], ["West Trading Post"], ["East Trading Post", "West Trading Post"]],
)
def test_forum_is_free_by_either_post_and_only_free(posts: list[str]) -> None:
    """A could buy the clay as well, but a free building is offered for nothing alone."""
    table = classic(age=2, cities=(posts, ["Brickyard"]), coins=(9, 0, 0), hands={A: ["Forum"]})
    assert table.payments("Forum") == [(0, 0)]
    table.build("Forum").others()
    assert table.told(Event.CHAINED) == [(A, card_id("Forum"), card_id(posts[0]))]
    assert table.coins() == 9


def test_a_finished_wonder_takes_no_more_cards() -> None:
    table = classic(stages=(3,), cities=(SELF_SUFFICIENT,), coins=(40, 0, 0))
    assert all(not actions.STAGE <= action < actions.SELL for action in table.legal())


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_hands_go_round_the_whole_table(players: int) -> None:
    """Everybody sells the first card each turn; to the left, in Age II to the right."""
    table = fresh(3, players=players, edition="first", sides="A")
    for age in (1, 2, 3):
        for turn in range(1, 6):
            assert table.moment == (age, turn)
            before = [table.hand(player) for player in range(players)]
            table.others()
            step = -1 if age == 2 else 1
            for player in range(players):
                assert table.hand((player + step) % players) == before[player][1:]
        table.others()
    assert table.is_over
    assert len(table.discard_pile()) == 3 * 7 * players
    assert [table.coins(player) for player in range(players)] == [3 + 3 * 18] * players
    assert table.winners() == list(range(players))


# Choosing anew, and options


def test_choosing_anew_after_both_choices_opens_the_free_citys_and_says_so() -> None:
    """Two players: who follows the events alone must know that the Free City's choice is gone."""
    table = classic(players=2)
    first, second, *_ = table.hand(A)
    table.sell(first)
    table.do(table.legal(A)[0])
    assert table.to_decide() == [B]
    table.sell(second)
    assert table.told(Event.TAKEN_BACK) == [(FREE_CITY, 0, 0)]
    assert table.told(Event.COMMITTED) == [(A, 0, 0)]
    assert table.to_decide() == [A, B]


@pytest.mark.parametrize("option", ["boards", "sides"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_too_few_boards_or_sides_are_refused_with_the_number_of_cities(
    option: str, players: int
) -> None:
    given = {"boards": ["Gizah", "Rhodos"], "sides": ["A", "B"]}[option]
    cities = max(3, players)
    with pytest.raises(OptionError, match=f"{option} has 2 entries; the game has {cities} cities"):
        fresh(players=players, edition="first", **{option: given})
