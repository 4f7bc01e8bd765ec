"""7 Wonders, second edition, Russian rulebook: conflicts, construction, trade, chains, scoring.

Only what the first edition does not say, or says otherwise; there both editions are tried.
"""

from functools import partial

import pytest

from mirabilia.classic import actions
from mirabilia.classic.components import CARDS
from mirabilia.classic.vocabulary import Category, Edition
from support.classic import A, B, C, Table, classic

second = partial(classic, edition="second")
EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])


# Conflicts


@pytest.mark.rulebook("sw2.conflict.count-shields", "sw1.conflict.compare-shields")
@EDITIONS
def test_shields_of_the_wonder_count_as_well(edition: str) -> None:
    """Conflicts: Rhodos has 2 by its second stage and 1 by Barracks, B has 2, C has 4."""
    table = classic(
        edition=edition,
        boards=("Rhodos",),
        stages=(2,),
        cities=[["Barracks"], ["Walls"], ["Walls", "Stables"]],
        turn=6,
    )
    assert table.shields() == 3
    table.others()
    assert (table.victories(A), table.defeats(A)) == ([1, 0, 0], 1)
    assert (table.victories(B), table.defeats(B)) == ([0, 0, 0], 2)
    assert (table.victories(C), table.defeats(C)) == ([2, 0, 0], 0)


@pytest.mark.parametrize(
    ("edition", "own"),
    [
        pytest.param(
            "second",
            ("Walls", "Stables"),
            marks=pytest.mark.rulebook("sw2.conflict.example"),
        ),
        pytest.param(
            "first",
            ("Walls", "Barracks"),
            marks=pytest.mark.rulebook("sw1.conflict.alexandria"),
        ),
    ],
)
def test_the_example_of_a_conflict_in_age_two(edition: str, own: tuple[str, ...]) -> None:
    """Conflicts: 4 shields, 3 in the first edition, against 5 on the left and 2 on the right."""
    table = classic(
        edition=edition,
        age=2,
        turn=6,
        cities=[own, ("Walls", "Stables", "Stockade"), ("Archery Range",)],
    )
    assert [table.shields(player) for player in (A, B, C)] == [
        4 if edition == "second" else 3,
        5,
        2,
    ]
    table.others()
    assert (table.victories(A), table.defeats(A)) == ([0, 1, 0], 1)
    assert table.points(Category.MILITARY, A) == 3 - 1


# Construction


@pytest.mark.rulebook("sw2.construction.cost-captions")
def test_the_costs_of_the_picture() -> None:
    """Construction: 1 coin, nothing, 1 wood, and a stage for 2 ores."""
    hand = ["Sawmill", "Altar", "Stockade"]
    table = second(
        boards=("Alexandria", "Gizah", "Ephesos"), stages=(1,), coins=(0, 3, 3), hands={A: hand}
    )
    assert [table.can_build(card) for card in hand] == [False, True, False]
    rich = second(
        boards=("Alexandria", "Gizah", "Ephesos"),
        stages=(1,),
        coins=(1, 3, 3),
        cities=[("Lumber Yard", "Foundry")],
        hands={A: hand},
    )
    assert [rich.payments(card) for card in hand] == [[(0, 0)]] * 3
    assert rich.stage_payments("Altar") == [(0, 0)]
    assert rich.build("Sawmill").others().coins() == 0
    assert not table.can_stage("Altar")


@pytest.mark.rulebook("sw2.production.once-per-round")
def test_a_symbol_is_used_once_in_a_round() -> None:
    """Production: one stone of three for Walls is the own one; next round it is there again."""
    table = second(
        cities=[(), ("Quarry",)],
        coins=(4, 3, 3),
        hands={A: ["Walls"], C: ["Lumber Yard", "Baths"]},
    )
    assert table.payments("Walls") == [(4, 0)]
    table.build("Walls", left=4).others()
    assert table.payments("Baths") == [(0, 0)]


@pytest.mark.parametrize(
    ("edition", "own"),
    [
        pytest.param(
            "second",
            ("Quarry", "Ore Vein"),
            marks=pytest.mark.rulebook("sw2.production.example"),
        ),
        pytest.param(
            "first",
            ("Stone Pit", "Ore Vein"),
            marks=pytest.mark.rulebook("sw1.production.barracks-scriptorium"),
        ),
    ],
)
def test_the_example_of_production(edition: str, own: tuple[str, ...]) -> None:
    """Production: with ore and papyrus of the own city Barracks and Scriptorium cost nothing."""
    table = classic(
        edition=edition,
        boards=("Ephesos", "Gizah", "Alexandria"),
        cities=[own],
        coins=(0, 3, 3),
        hands={A: ["Barracks", "Scriptorium"]},
    )
    assert table.payments("Barracks") == table.payments("Scriptorium") == [(0, 0)]


@pytest.mark.rulebook("sw2.production.example-guard-tower")
def test_the_example_of_guard_tower() -> None:
    """Production: 2 stone, 1 ore, 1 papyrus and no clay; with 2 coins B's clay is bought."""
    for coins, clay, offered in ((0, (), []), (0, ("Clay Pool",), []), (2, (), [])):
        table = guard_tower(coins, clay)
        assert table.payments("Guard Tower") == offered
    assert guard_tower(2, ("Clay Pool",)).payments("Guard Tower") == [(2, 0)]


def guard_tower(coins: int, neighbour: tuple[str, ...]) -> Table:
    """The city of the example, with Guard Tower in hand."""
    return second(
        boards=("Ephesos", "Gizah", "Alexandria"),
        cities=[("Quarry", "Ore Vein"), neighbour],
        coins=(coins, 3, 3),
        hands={A: ["Guard Tower"]},
    )


@pytest.mark.rulebook("sw1.production.aqueduct")
def test_the_first_editions_example_of_aqueduct() -> None:
    """Production: two stones of three; the third is bought for 2 coins, or it is not built."""
    for coins, offered in ((0, []), (2, [(2, 0)])):
        table = classic(
            boards=("Ephesos", "Gizah", "Alexandria"),
            cities=[("Quarry", "Ore Vein")],
            coins=(coins, 3, 3),
            hands={A: ["Aqueduct"]},
        )
        assert table.payments("Aqueduct") == offered


# Buying from a neighbour


@pytest.mark.rulebook("sw2.trade.unit-once")
@pytest.mark.parametrize(
    ("left", "right", "offered"),
    [((), (), []), (("Stone Pit",), (), [(4, 0)]), ((), ("Stone Pit",), [(2, 2)])],
)
def test_a_unit_is_bought_only_once(
    left: tuple[str, ...], right: tuple[str, ...], offered: list[tuple[int, int]]
) -> None:
    """Buying: Rhodos needs SSS and has one Stone Pit; Gizah's single stone is bought once."""
    table = second(
        boards=("Rhodos", "Gizah", "Ephesos"),
        sides=("Night",),
        cities=[("Stone Pit",), left, right],
        coins=(20, 3, 3),
        hands={A: ["Altar"]},
    )
    assert table.stage_payments("Altar") == offered


@pytest.mark.rulebook("sw2.trade.unit-once")
def test_a_choice_of_two_resources_is_sold_as_one_of_them() -> None:
    """Buying: Timber Yard gives wood or stone, so not both for Senate."""
    for seller, offered in ((("Timber Yard",), []), (("Timber Yard", "Lumber Yard"), [(4, 0)])):
        table = second(
            boards=("Ephesos", "Olympia", "Alexandria"),
            cities=[("Ore Vein", "Lumber Yard"), seller],
            coins=(20, 3, 3),
            hands={A: ["Senate"]},
        )
        assert table.payments("Senate") == offered


@pytest.mark.rulebook("sw2.trade.use-at-once")
def test_bought_resources_are_used_up_at_once() -> None:
    """Buying: A buys stone for Baths and has none the turn after; nothing is bought for stock."""
    table = second(
        boards=("Ephesos", "Gizah", "Alexandria"),
        hands={A: ["Baths"], C: ["Lumber Yard", "Aqueduct"]},
    )
    before = table.production(A)
    table.build("Baths", left=2).others()
    assert table.production(A) == before
    table.state.built[A, :] = 0
    table.state.coins[A] = 20
    assert table.payments("Aqueduct") == []  # SSS: Gizah sells one again, no more


@pytest.mark.rulebook("sw2.trade.use-at-once")
def test_nothing_is_bought_that_is_not_needed() -> None:
    """Buying: with 20 coins and cards without cost no way to pay a neighbour is offered."""
    free = ["Altar", "Theater", "Loom", "Press", "Tavern", "Stone Pit", "Vineyard"]
    table = second(
        boards=("Ephesos", "Rhodos", "Alexandria"),
        sides=("Night",),
        cities=[("Quarry",), ("Stone Pit", "Lumber Yard")],
        coins=(20, 3, 3),
        hands={A: free},
    )
    constructions = [action for action in table.legal() if action < actions.SELL]
    assert len(constructions) == 2 * len(free)  # each as a building and under a stage
    assert all(action % actions.PAYMENTS == 0 for action in constructions)


@pytest.mark.rulebook("sw2.trade.not-same-round")
def test_what_is_built_in_a_round_can_be_bought_from_the_next_one_on() -> None:
    """Buying: B builds Press while A wants papyrus for Scriptorium."""
    table = second(
        boards=("Gizah", "Rhodos", "Alexandria"),
        hands={A: ["Scriptorium", "Altar"], B: ["Press"], C: ["Lumber Yard", "Scriptorium"]},
    )
    table.build("Press", B)
    assert not table.can_build("Scriptorium")
    table.build("Altar").others()
    assert table.payments("Scriptorium") == [(2, 0)]


@pytest.mark.rulebook("sw2.trade.both-may-buy")
def test_both_neighbours_may_buy_the_same_resource() -> None:
    """Buying: A has one stone; B and C both pay 2 coins for it in one round."""
    table = second(hands={A: ["Altar"], B: ["Baths"], C: ["Baths"]})
    table.build("Altar").build("Baths", B, right=2).build("Baths", C, left=2)
    assert [table.coins(player) for player in (A, B, C)] == [7, 1, 1]
    assert table.has("Baths", B)
    assert table.has("Baths", C)


# Chains


@pytest.mark.parametrize(
    ("edition", "free"),
    [
        pytest.param(
            "second",
            {("Theater", "Gardens"), ("Well", "Statue")},
            marks=pytest.mark.rulebook("sw2.chains.theater-gardens"),
        ),
        pytest.param(
            "first",
            {("Theater", "Statue"), ("Statue", "Gardens")},
            marks=pytest.mark.rulebook("sw1.chains.theater-statue-gardens"),
        ),
    ],
)
def test_the_example_of_theater(edition: str, free: set[tuple[str, str]]) -> None:
    """Chains: in the second edition Theater of Age I makes Gardens of Age III free."""
    givers = ["Theater", "Statue", *(["Well"] if edition == "second" else [])]
    found = set()
    for giver in givers:
        for taker in {"Statue", "Gardens"} - {giver}:
            table = classic(
                edition=edition, age=3, cities=[[giver]], coins=(0, 3, 3), hands={A: [taker]}
            )
            if table.payments(taker) == [(0, 0)]:
                found.add((giver, taker))
    assert found == free


@pytest.mark.rulebook("sw2.chains.may-pay-instead")
def test_without_the_chain_a_card_is_paid_for() -> None:
    """Chains: wood and two clay of the own city serve for Gardens; otherwise they are bought."""
    for own, offered in ((("Lumber Yard", "Brickyard"), [(0, 0)]), (("Brickyard",), [])):
        table = second(age=3, cities=[own], coins=(0, 3, 3), hands={A: ["Gardens"]})
        assert table.payments("Gardens") == offered
    buying = second(
        age=3, cities=[("Brickyard",), ("Lumber Yard",)], coins=(2, 3, 3), hands={A: ["Gardens"]}
    )
    assert buying.build("Gardens", left=2).others().has("Gardens")


@pytest.mark.parametrize(
    ("edition", "links"),
    [
        pytest.param(Edition.SECOND, 25, marks=pytest.mark.rulebook("sw2.chains.two-symbols")),
        pytest.param(Edition.FIRST, 26, marks=pytest.mark.rulebook("sw1.cost.chain-to")),
    ],
)
def test_a_card_opens_up_to_two_chains(edition: Edition, links: int) -> None:
    """Chains: Apothecary leads to Stables and Dispensary; both ends of each chain name it."""
    faces = {card.name: card.faces[edition] for card in CARDS if edition in card.faces}
    given = {(name, taker) for name, face in faces.items() for taker in face.chains_to}
    taken = {(giver, name) for name, face in faces.items() for giver in face.chains_from}
    assert given == taken
    assert len(given) == links
    assert max(len(face.chains_to) for face in faces.values()) == 2
    assert sorted(faces["Apothecary"].chains_to) == ["Dispensary", "Stables"]
    for taker in ("Stables", "Dispensary"):
        table = classic(
            edition=edition.name.lower(),
            age=2,
            cities=[["Apothecary"]],
            coins=(0, 3, 3),
            hands={A: [taker]},
        )
        assert table.payments(taker) == [(0, 0)]


# Scoring

TABLETS = ("Scriptorium", "Library", "School", "University")


@pytest.mark.rulebook("sw2.scoring.identical", "sw1.science.identical")
@EDITIONS
def test_identical_symbols_score_their_square(edition: str) -> None:
    """Scoring: none to four by cards; five and six with Scientists Guild and Babylon."""
    points = [
        classic(edition=edition, cities=[TABLETS[:number]]).points(Category.SCIENCE)
        for number in range(5)
    ]
    assert points == [0, 1, 4, 9, 16]
    four = (*TABLETS, "Scientists Guild")
    assert classic(edition=edition, cities=[four]).points(Category.SCIENCE) == 25
    six = classic(edition=edition, boards=("Babylon",), stages=(2,), cities=[four])
    assert six.points(Category.SCIENCE) == 36


@pytest.mark.rulebook("sw2.scoring.sasha")
@pytest.mark.parametrize("coins", [9, 10, 11])
def test_the_example_of_sasha(coins: int) -> None:
    """Scoring: military 6, coins 3, Wonder 10, blue 9, yellow 2, purple 4, green 21: 55.

    Which cards Sasha has is not told; here are some that give these rows.
    """
    table = second(
        age=3,
        boards=("Rhodos", "Gizah", "Ephesos"),
        stages=(3,),
        cities=[
            (
                *("Baths", "Altar", "Well"),  # 9
                *("Haven", "Lumber Yard", "Sawmill"),  # 2
                "Traders Guild",  # 4
                *("Apothecary", "Workshop", "Laboratory", "Scriptorium", "Library", "School"),
            ),
            ("Tavern", "Marketplace"),
            ("Tavern", "Marketplace"),
        ],
        coins=(coins, 0, 0),
        victories=[(1, 0, 1)],
    )
    rows = {row.name.lower(): table.points(row) for row in Category}
    assert rows == {
        "military": 6,
        "coins": 3,
        "wonder": 10,
        "civilian": 9,
        "science": 21,
        "commerce": 2,
        "guilds": 4,
    }
    assert table.total() == 55
