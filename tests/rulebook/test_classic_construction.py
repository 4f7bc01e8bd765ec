"""7 Wonders, Ukrainian rulebook: the chapter "Construction", without its part on trade.

What the second edition says as well is checked with its boards and cards too.
"""

from typing import Any

import pytest

from mirabilia.classic.components import CARDS, WONDER_SIDES, Face, Side
from mirabilia.classic.vocabulary import Colour, Edition, Event
from support.classic import A, B, C, Table, card_id, classic, random_game

BOTH_EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])
FREE_CARDS = {
    *("Lumber Yard", "Stone Pit", "Clay Pool", "Ore Vein", "Loom", "Glassworks", "Press"),
    *("Pawnshop", "Altar", "Theater", "Tavern", "East Trading Post", "West Trading Post"),
    *("Marketplace", "Vineyard", "Bazaar"),
}
COIN_CARDS = {
    *("Tree Farm", "Excavation", "Clay Pit", "Timber Yard", "Forest Cave", "Mine"),
    *("Sawmill", "Quarry", "Brickyard", "Foundry"),
}
CHAINS = {
    ("Baths", "Aqueduct"),
    ("Altar", "Temple"),
    ("Temple", "Pantheon"),
    ("Theater", "Statue"),
    ("Statue", "Gardens"),
    ("East Trading Post", "Forum"),
    ("West Trading Post", "Forum"),
    ("Forum", "Haven"),
    ("Marketplace", "Caravansery"),
    ("Caravansery", "Lighthouse"),
    ("Walls", "Fortifications"),
    ("Training Ground", "Circus"),
    ("Apothecary", "Stables"),
    ("Apothecary", "Dispensary"),
    ("Dispensary", "Arena"),
    ("Dispensary", "Lodge"),
    ("Workshop", "Archery Range"),
    ("Workshop", "Laboratory"),
    ("Laboratory", "Siege Workshop"),
    ("Laboratory", "Observatory"),
    ("Scriptorium", "Courthouse"),
    ("Scriptorium", "Library"),
    ("Library", "Senate"),
    ("Library", "University"),
    ("School", "Academy"),
    ("School", "Study"),
}
CHAINS_OF_2020 = CHAINS - {
    *(("Altar", "Temple"), ("Temple", "Pantheon"), ("Theater", "Statue"), ("Statue", "Gardens")),
} | {("Altar", "Pantheon"), ("Theater", "Gardens"), ("Well", "Statue")}
CHAINS_OF = {"first": CHAINS, "second": CHAINS_OF_2020}
RICH = (  # produces at least three of each raw material and one of each good
    *("Sawmill", "Lumber Yard", "Timber Yard", "Quarry", "Stone Pit", "Brickyard", "Clay Pool"),
    *("Foundry", "Ore Vein", "Loom", "Glassworks", "Press"),
)
DMYTRO = ("Stone Pit", "Clay Pool", "Ore Vein", "Press", "Loom")  # his city beside Gizah
POOR = (0, 0, 0)


def first_faces() -> dict[str, Face]:
    return {card.name: card.faces[Edition.FIRST] for card in CARDS if Edition.FIRST in card.faces}


def age_of(name: str) -> int:
    return CARDS[card_id(name)].age


def in_city(name: str, *city: str, coins: int = 0, **position: Any) -> Table:
    """A has this card in hand and these buildings; nobody has coins but perhaps A."""
    return classic(
        age=age_of(name),
        cities=[city],
        coins=(coins, 0, 0),
        hands={A: [name]},
        **position,
    )


# Construction


@pytest.mark.rulebook("sw1.construction.what")
def test_buildings_and_stages_are_what_can_be_constructed() -> None:
    """Chapter "Construction": Baths and the first stage of Gizah, for a city with two stone."""
    able = in_city("Baths", "Stone Pit", boards=("Gizah",))
    assert able.can_build("Baths")
    assert able.can_stage("Baths")
    unable = in_city("Baths", boards=("Rhodos",))
    assert not unable.can_build("Baths")
    assert not unable.can_stage("Baths")


@pytest.mark.rulebook("sw1.construction.kinds")
def test_most_buildings_cost_resources_some_coins_and_some_nothing() -> None:
    """Chapter "Construction": the kinds of cost, each with all of its cards."""
    faces = first_faces()
    needing = {name for name, face in faces.items() if sum(face.resources)}
    paying = {name for name, face in faces.items() if face.coins}
    assert paying == COIN_CARDS
    assert not paying & needing
    assert faces.keys() - needing - paying == FREE_CARDS
    assert len(needing) > len(faces) / 2
    chained = {name for name, face in faces.items() if face.chains_from}
    assert chained == {receiver for _, receiver in CHAINS}
    assert chained <= needing


@pytest.mark.rulebook("sw1.construction.stages-cost-resources")
@pytest.mark.parametrize("side", WONDER_SIDES, ids=lambda side: f"{side.board}-{side.name}")
def test_stages_cost_resources_and_no_coins(side: Side) -> None:
    """Chapter "Construction": who produces enough needs no coin, who produces nothing cannot."""
    others = [board for board in ("Gizah", "Rhodos", "Olympia") if board != side.board][:2]
    position: dict[str, Any] = {
        "edition": side.edition.name.lower(),
        "boards": (side.board, *others),
        "sides": [side.name],
        "hands": {A: ["Altar"]},
        "coins": POOR,
    }
    for number in range(len(side.stages)):
        rich = classic(cities=[RICH], stages=(number,), **position)
        assert rich.stage_payments("Altar") == [(0, 0)]
        poor = classic(stages=(number,), **position)
        assert not poor.can_stage("Altar")


# Construction / Coin cost


@pytest.mark.rulebook("sw1.coin-cost.pay-bank")
def test_coins_of_a_cost_go_to_the_bank() -> None:
    """Chapter "Construction / Coin cost": A pays 1 for Sawmill, no neighbour gets it."""
    table = classic(age=2, hands={A: ["Sawmill"], B: ["Loom"], C: ["Press"]})
    table.build("Sawmill").build("Loom", B).build("Press", C)
    assert [table.coins(city) for city in (A, B, C)] == [2, 3, 3]
    for name, face in first_faces().items():
        assert face.coins == (name in COIN_CARDS)
        assert not face.coins or CARDS[card_id(name)].colour == Colour.BROWN


@pytest.mark.rulebook("sw1.coin-cost.timber-yard")
def test_timber_yard_costs_one_coin() -> None:
    """Chapter "Construction / Coin cost", example."""
    table = in_city("Timber Yard", coins=1)
    table.build("Timber Yard").others()
    assert table.coins() == 0
    assert table.has("Timber Yard")
    assert not in_city("Timber Yard", coins=0).can_build("Timber Yard")


# Construction / Free construction


@pytest.mark.rulebook("sw1.free.no-cost")
def test_cards_without_a_cost_are_free() -> None:
    """Chapter "Construction / Free construction": neither coins nor resources are needed."""
    found = []
    for board in ("Gizah", "Rhodos"):  # what both can build needs the resource of neither
        tables = {name: in_city(name, boards=(board,)) for name in first_faces()}
        found.append({name for name, table in tables.items() if table.can_build(name)})
        assert all(tables[name].payments(name) == [(0, 0)] for name in found[-1])
    assert found[0] & found[1] == FREE_CARDS


@pytest.mark.rulebook("sw1.free.east-trading-post")
def test_east_trading_post_needs_no_payment() -> None:
    """Chapter "Construction / Free construction", example."""
    table = in_city("East Trading Post")
    table.build("East Trading Post").others()
    assert table.has("East Trading Post")
    assert table.coins() == 0


# Construction / Resource cost


@pytest.mark.rulebook("sw1.resources.produce-or-buy")
def test_what_is_not_produced_is_bought() -> None:
    """Chapter "Construction / Resource cost": Statue costs wood and two ore, Rhodos has one ore."""
    for city, left, right in (
        (("Lumber Yard", "Ore Vein"), 0, 0),  # all produced
        (("Lumber Yard",), 2, 0),  # ore from one neighbour
        (("Ore Vein",), 0, 2),  # wood from the other
        ((), 2, 2),  # from both
    ):
        table = classic(
            boards=("Rhodos", "Gizah", "Olympia"),
            age=2,
            cities=[city, ("Ore Vein",)],
            coins=(left + right, 0, 0),
            hands={A: ["Statue"]},
        )
        assert table.payments("Statue") == [(left, right)]
        table.build("Statue", left=left, right=right).others()
        assert table.coins() == 0
        assert table.has("Statue")


# Construction / Production


@pytest.mark.rulebook("sw1.production.sources")
def test_board_brown_grey_and_some_yellow_cards_produce() -> None:
    """Chapter "Construction / Production": all four for Magistrates Guild (WWWSL)."""
    sources = ("Sawmill", "Loom", "Caravansery")
    table = in_city("Magistrates Guild", *sources, boards=("Gizah",))
    assert table.payments("Magistrates Guild") == [(0, 0)]
    for missing in sources:
        rest = [source for source in sources if source != missing]
        assert not in_city("Magistrates Guild", *rest, boards=("Gizah",)).can_build(
            "Magistrates Guild"
        )
    assert not in_city("Magistrates Guild", *sources, boards=("Rhodos",)).can_build(
        "Magistrates Guild"
    )


@pytest.mark.rulebook("sw1.production.must-produce")
def test_the_city_must_produce_every_resource_of_the_card() -> None:
    """Chapter "Construction / Production": Temple costs wood, clay and glass."""
    sources = ("Lumber Yard", "Clay Pool", "Glassworks")
    table = in_city("Temple", *sources)
    assert table.payments("Temple") == [(0, 0)]
    table.build("Temple").others()
    assert table.has("Temple")
    assert table.coins() == 0
    for missing in sources:
        rest = [source for source in sources if source != missing]
        assert not in_city("Temple", *rest).can_build("Temple")


@pytest.mark.rulebook("sw1.production.gizah-city")
def test_dmytros_gizah_produces_six_units() -> None:
    """Chapter "Construction / Production", example: 2 stone, clay, ore, papyrus and textile."""
    table = classic(boards=("Gizah",), cities=[DMYTRO])
    assert table.production() == {"S": 2, "C": 1, "O": 1, "L": 1, "P": 1}


@pytest.mark.rulebook("sw1.production.barracks-scriptorium")
@pytest.mark.parametrize("card", ["Barracks", "Scriptorium"])
def test_dmytro_can_build_barracks_or_scriptorium(card: str) -> None:
    """Chapter "Construction / Production", example: 1 ore, or 1 papyrus."""
    table = in_city(card, *DMYTRO, boards=("Gizah",))
    assert table.payments(card) == [(0, 0)]
    table.build(card).others()
    assert table.has(card)


@pytest.mark.rulebook("sw1.production.aqueduct")
def test_dmytro_cannot_build_aqueduct_with_two_of_three_stone() -> None:
    """Chapter "Construction / Production", example. A neighbour's stone would help."""
    assert not in_city("Aqueduct", *DMYTRO, boards=("Gizah",)).can_build("Aqueduct")
    alone = in_city("Aqueduct", *DMYTRO, boards=("Gizah",), coins=9)
    assert not alone.can_build("Aqueduct")
    table = classic(
        boards=("Gizah",),
        age=2,
        cities=[DMYTRO, ("Stone Pit",)],
        coins=(2, 0, 0),
        hands={A: ["Aqueduct"]},
    )
    assert table.payments("Aqueduct") == [(2, 0)]


@pytest.mark.rulebook("sw1.production.not-spent")
def test_resources_serve_again_every_turn() -> None:
    """Chapter "Construction / Production": 3 stone for Walls, then the same for Aqueduct."""
    table = classic(
        boards=("Gizah",),
        age=2,
        cities=[("Quarry",)],
        coins=POOR,
        hands={A: ["Walls"], B: ["Aqueduct"]},
    )
    table.build("Walls").others()
    assert table.payments("Aqueduct") == [(0, 0)]
    table.build("Aqueduct").others()
    assert table.city() == {"Quarry", "Walls", "Aqueduct"}
    assert table.production() == {"S": 3}


@pytest.mark.rulebook("sw1.production.never-decreases")
@pytest.mark.parametrize("seed", [1, 2])
def test_production_and_cities_never_shrink(seed: int) -> None:
    """Chapter "Construction / Production": what stands in a city stays there."""
    game = random_game(seed, players=4, edition="first")
    table = next(game)
    production, cities = table.state.supplies.copy(), table.state.built.copy()
    for table in game:
        assert (table.state.supplies >= production).all()
        assert (table.state.built >= cities).all()
        production, cities = table.state.supplies.copy(), table.state.built.copy()
    assert cities.sum() > 4 * 4


# Construction / Free construction (chains)


@pytest.mark.rulebook("sw1.chains.named-building")
@BOTH_EDITIONS
def test_chains_lead_from_an_earlier_age_to_ages_two_and_three(edition: str) -> None:
    """Chapter "Construction / Free construction (chains)": the names beside the cost."""
    found = {
        (giver, card.name)
        for card in CARDS
        if Edition[edition.upper()] in card.faces
        for giver in card.faces[Edition[edition.upper()]].chains_from
    }
    assert found == CHAINS_OF[edition]
    for giver, receiver in found:
        assert age_of(giver) < age_of(receiver)
    assert {age_of(receiver) for _, receiver in found} == {2, 3}


@pytest.mark.rulebook("sw1.chains.free")
@pytest.mark.parametrize(
    ("edition", "giver", "receiver"),
    [(edition, *chain) for edition in ("first", "second") for chain in sorted(CHAINS_OF[edition])],
)
def test_the_owner_of_the_named_building_builds_for_free(
    edition: str, giver: str, receiver: str
) -> None:
    """Chapter "Construction / Free construction (chains)": without coins and resources."""
    table = in_city(receiver, giver, edition=edition)
    assert table.payments(receiver) == [(0, 0)]
    table.build(receiver).others()
    assert table.has(receiver)
    assert in_city(receiver, giver, edition=edition, coins=30).payments(receiver) == [(0, 0)]
    givers = {other for other, free in CHAINS_OF[edition] if free == receiver}
    idle = [name for name in ("Stockade", "Barracks", "Altar", "Baths") if name not in givers]
    assert not in_city(receiver, *idle, edition=edition).can_build(receiver)


@pytest.mark.rulebook("sw1.chains.scriptorium-library")
def test_scriptorium_of_age_one_makes_library_free_in_age_two() -> None:
    """Chapter "Construction / Free construction (chains)", example: played from Age I on."""
    table = classic(boards=("Ephesos",), coins=POOR, hands={A: ["Scriptorium"]})
    table.build("Scriptorium").others().finish_age()
    assert table.moment == (2, 1)
    library, rest = card_id("Library"), [card_id(name) for name in table.hand()[1:]]
    table.state.hands[A][: len(rest) + 1] = sorted([library, *rest])
    treasury = table.coins()
    assert table.payments("Library") == [(0, 0)]
    table.build("Library").others()
    assert table.has("Library")
    assert table.coins() == treasury


@pytest.mark.rulebook("sw1.chains.theater-statue-gardens")
def test_theater_leads_to_statue_and_statue_to_gardens() -> None:
    """Chapter "Construction / Free construction (chains)", example: one step at a time."""
    assert in_city("Statue", "Theater").payments("Statue") == [(0, 0)]
    assert in_city("Gardens", "Statue").payments("Gardens") == [(0, 0)]
    assert not in_city("Gardens", "Theater").can_build("Gardens")
    table = in_city("Gardens", "Theater", "Statue")
    table.build("Gardens").others()
    chained = table.told(Event.CHAINED)
    assert chained == [(A, card_id("Gardens"), card_id("Statue"))]
