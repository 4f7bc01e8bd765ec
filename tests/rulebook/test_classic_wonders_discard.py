"""7 Wonders: the discard pile of Halikarnassos, and several powers in one turn.

First edition, Ukrainian rulebook, chapters "Wonders / Side A" and "Side B". The second edition's
boards have the same power, so every stage of both editions that has it is tried.
"""

from typing import Any

import pytest

from mirabilia.classic import actions
from mirabilia.classic.components import CARDS
from mirabilia.classic.vocabulary import Category, CoinCause, Event, Phase
from support.classic import A, B, C, Table, card_id, classic
from support.classic_boards import RICH, Key, before_stage, every_stage

POWERS = [(key, number) for key, number, stage in every_stage() if stage.recovers]
EACH = pytest.mark.parametrize(
    ("key", "stage"), POWERS, ids=["-".join((*key, str(stage))) for key, stage in POWERS]
)
FIRST_A: Key = ("first", "Halikarnassos", "A")


def offered(table: Table, player: int = A) -> set[str]:
    """Cards of the pile that a player may build."""
    found = [a for a in table.legal(player) if actions.RECOVER <= a < actions.DECLINE]
    return {CARDS[action - actions.RECOVER].name for action in found}


def built(key: Key, stage: int, **position: Any) -> Table:
    """A builds the stage with Tavern; B and C build a free card each."""
    hands = {A: ["Tavern"], B: ["Loom"], C: ["Press"]}
    table = before_stage(key, stage, **{"hands": hands, **position})
    return table.stage("Tavern").build("Loom", B).build("Press", C)


@pytest.mark.rulebook("sw2.boards.wonder-tables")
def test_eight_stages_build_a_discarded_card() -> None:
    """One of side A, three of side B, one of Day and three of Night."""
    sides = [(key[0], key[2], stage) for key, stage in POWERS]
    assert sides == [
        ("first", "A", 2),
        *(("first", "B", stage) for stage in (1, 2, 3)),
        ("second", "Day", 2),
        *(("second", "Night", stage) for stage in (1, 2, 3)),
    ]


@pytest.mark.rulebook(
    "sw1.wonder-a.halikarnassos",
    "sw1.wonder-b.halikarnassos-1",
    "sw1.wonder-b.halikarnassos-2",
    "sw1.wonder-b.halikarnassos-3",
)
@EACH
def test_halikarnassos_builds_a_card_of_the_discard_pile_for_nothing(key: Key, stage: int) -> None:
    """Palace and Statue lie there; Palace is built without coins and leaves the pile."""
    table = built(key, stage, discarded=["Palace", "Statue"], coins=(0, 3, 3))
    assert (table.state.phase, table.to_decide()) == (Phase.DISCARD, [A])
    assert offered(table) == {"Palace", "Statue"}
    table.recover("Palace")
    assert table.has("Palace")
    assert table.coins() == 0
    assert table.discard_pile() == ["Statue"]
    assert table.told(Event.CARD_RECOVERED) == [(A, card_id("Palace"), 0)]
    assert table.moment == (1, 4)


@pytest.mark.rulebook("sw1.wonder-b.halikarnassos-1", "sw1.wonder-b.halikarnassos-2")
def test_the_first_two_stages_of_side_b_give_points_besides() -> None:
    """2 points, 1 point and none."""
    for side, edition in (("B", "first"), ("Night", "second")):
        counted = [
            classic(
                edition=edition, boards=("Halikarnassos",), sides=(side,), stages=(stages,)
            ).points(Category.WONDER)
            for stages in range(4)
        ]
        assert counted == [0, 2, 3, 3]


@pytest.mark.rulebook("sw1.wonder-a.halikarnassos")
def test_cards_of_all_ages_and_of_all_ways_to_discard_can_be_built() -> None:
    """Sold in Age I, left over at its end, sold in Age II: all lie on one pile."""
    table = before_stage(
        FIRST_A,
        2,
        turn=6,
        hands={A: ["Stables", "Walls"], B: ["Baths", "Altar"], C: ["Theater", "Workshop"]},
    )
    table.sell("Walls").sell("Baths", B).sell("Theater", C)
    assert table.moment == (2, 1)
    sold = next(card for card in table.hand(B) if not table.has(card))
    table.stage(table.hand()[0]).sell(sold, B).others()
    assert {"Walls", "Stables", "Baths", "Altar", "Theater", "Workshop", sold} <= offered(table)


@pytest.mark.rulebook("sw1.wonder-a.halikarnassos-timing", "sw1.wonder-b.halikarnassos-timing")
@EACH
def test_cards_discarded_in_the_same_turn_can_be_built(key: Key, stage: int) -> None:
    """B sells Palace in the turn in which A builds the stage."""
    table = before_stage(key, stage, hands={A: ["Tavern"], B: ["Palace"], C: ["Press"]})
    table.stage("Tavern").sell("Palace", B).build("Press", C)
    assert offered(table) == {"Palace"}
    assert table.recover("Palace").has("Palace")


@pytest.mark.rulebook("sw1.wonder-a.halikarnassos-timing", "sw1.wonder-b.halikarnassos-timing")
@EACH
def test_cards_left_over_on_turn_six_can_be_built(key: Key, stage: int) -> None:
    """B sells Palace; A's, B's and C's last cards lie there as well."""
    table = before_stage(
        key,
        stage,
        turn=6,
        hands={A: ["Tavern", "Baths"], B: ["Palace", "Altar"], C: ["Press", "Theater"]},
    )
    table.stage("Tavern").sell("Palace", B).build("Press", C)
    assert table.state.phase == Phase.DISCARD
    assert offered(table) == {"Palace", "Baths", "Altar", "Theater"}
    table.recover("Baths")
    assert table.has("Baths")
    assert table.moment == (2, 1)


@pytest.mark.rulebook("sw1.wonder-a.halikarnassos-timing")
@EACH
def test_the_power_comes_before_the_conflicts_on_the_very_last_turn(key: Key, stage: int) -> None:
    """Age III, turn 6: Arsenal of the pile beats both neighbours, and the game is over."""
    table = before_stage(
        key,
        stage,
        age=3,
        turn=6,
        cities=(RICH, ["Walls"], ["Stables"]),
        hands={A: ["Tavern", "Baths"], B: ["Altar", "Arsenal"], C: ["Press", "Theater"]},
    )
    table.stage("Tavern").build("Altar", B).build("Press", C)
    assert not table.is_over
    assert table.victories() == [0, 0, 0]
    table.recover("Arsenal")
    assert table.is_over
    assert table.shields() == 3
    assert table.victories() == [0, 0, 2]
    assert table.state.points[A, Category.MILITARY] == 10


@pytest.mark.rulebook("sw1.wonder-a.halikarnassos")
@EACH
def test_an_empty_pile_gives_nothing_and_is_not_asked_about(key: Key, stage: int) -> None:
    """Nobody has discarded anything: the next turn begins at once."""
    table = built(key, stage)
    assert table.discard_pile() == []
    assert (table.state.phase, table.moment) == (Phase.TURN, (1, 4))
    assert table.told(Event.NOTHING_TO_RECOVER) == [(A, 0, 0)]


@pytest.mark.rulebook("sw1.wonder-a.halikarnassos")
@EACH
def test_a_pile_of_duplicates_gives_nothing(key: Key, stage: int) -> None:
    """Loom and Sawmill lie there, and A has both."""
    table = built(key, stage, discarded=["Loom", "Sawmill"])
    assert (table.state.phase, table.moment) == (Phase.TURN, (1, 4))
    assert table.told(Event.NOTHING_TO_RECOVER) == [(A, 0, 0)]
    assert table.discard_pile() == ["Loom", "Sawmill"]


@pytest.mark.rulebook("sw1.wonder-a.halikarnassos")
@EACH
def test_a_building_that_stands_in_the_city_cannot_be_built_again(key: Key, stage: int) -> None:
    """Loom lies on the pile beside Palace; A has Loom."""
    assert offered(built(key, stage, discarded=["Loom", "Palace"])) == {"Palace"}


@pytest.mark.rulebook("sw1.wonder-a.halikarnassos")
@EACH
@pytest.mark.parametrize(("card", "coins"), [("Tavern", 5), ("Vineyard", 8), ("Bazaar", 10)])
def test_a_recovered_building_gives_its_coins(key: Key, stage: int, card: str, coins: int) -> None:
    """5 coins; 1 for each of 8 brown cards; 2 for each of 5 grey cards, two just built."""
    table = built(key, stage, discarded=[card], coins=(0, 3, 3))
    table.recover(card)
    assert table.coins() == coins
    assert (A, CoinCause.CARD, coins) in table.told(Event.COINS)


@pytest.mark.rulebook("sw1.wonder-a.halikarnassos")
def test_a_recovered_building_works_like_any_other() -> None:
    """Its colour counts, its symbol scores, its shields defend, its chain makes others free."""
    table = built(FIRST_A, 2, discarded=["Scriptorium"])
    table.recover("Scriptorium")
    assert table.state.counts[A, 5] == 1
    assert table.points(Category.SCIENCE) == 1
    table.state.hands[A][0] = card_id("Library")
    table.state.supplies[A][:] = 0
    assert table.payments("Library") == [(0, 0)]


@pytest.mark.rulebook("sw1.wonder-a.halikarnassos")
def test_the_power_works_once_for_a_stage() -> None:
    """The turn after nothing is asked, though cards lie on the pile."""
    table = built(FIRST_A, 2, discarded=["Palace", "Statue"]).recover("Palace").others()
    assert (table.state.phase, table.moment) == (Phase.TURN, (1, 5))


@pytest.mark.rulebook("sw1.wonder-a.halikarnassos")
def test_the_player_sees_the_whole_pile_and_the_others_do_not() -> None:
    """A looks through it; for B a card that C sold face down stays unknown."""
    table = before_stage(FIRST_A, 2, turn=1, hands={A: ["Tavern"], B: ["Loom"], C: ["Palace"]})
    table.stage("Tavern").build("Loom", B).sell("Palace", C)
    palace = card_id("Palace")
    assert table.view(A).state.played[0, 0, C] == palace
    assert table.view(B).state.played[0, 0, C] != palace


# Several powers in one turn


def babylon_and_halikarnassos(**position: Any) -> Table:
    """A builds the stage of Halikarnassos on turn 6, and C is Babylon with its seventh card."""
    settings: dict[str, Any] = {
        "hands": {A: ["Tavern", "Baths"], B: ["Loom", "Altar"], C: ["Press", "Arsenal"]},
        **position,
    }
    table = classic(
        boards=("Halikarnassos", "Gizah", "Babylon"),
        sides=("A", "A", "B"),
        stages=(1, 0, 2),
        cities=(RICH,),
        turn=6,
        **settings,
    )
    return table.stage("Tavern").build("Loom", B).build("Press", C)


@pytest.mark.rulebook("sw1.wonder-a.halikarnassos-timing", "sw1.wonder-b.babylon-2")
def test_babylon_plays_its_seventh_card_before_halikarnassos_builds() -> None:
    """What Babylon sells can be built by Halikarnassos; both come before the conflicts."""
    table = babylon_and_halikarnassos()
    assert (table.state.phase, table.to_decide()) == (Phase.SEVENTH, [C])
    table.sell("Arsenal", C)
    assert (table.state.phase, table.to_decide()) == (Phase.DISCARD, [A])
    assert offered(table) == {"Baths", "Altar", "Arsenal"}
    assert table.victories(A) == [0, 0, 0]
    table.recover("Arsenal")
    assert table.victories(A) == [2, 0, 0]
    assert table.moment == (2, 1)


@pytest.mark.rulebook("sw1.wonder-b.babylon-2")
def test_babylons_seventh_card_counts_in_the_conflicts_of_its_age() -> None:
    """Babylon builds Arsenal, bought from A, and beats both; A recovers something else."""
    table = babylon_and_halikarnassos(coins=(3, 3, 12))
    table.build("Arsenal", C, left=8).decline()
    assert table.victories(C) == [2, 0, 0]
    assert table.coins(A) == 3 + 8


@pytest.mark.rulebook("sw1.wonder-a.halikarnassos-timing", "sw1.wonder-a.olympia")
def test_a_free_building_of_olympia_and_the_pile_in_one_turn() -> None:
    """B builds Circus by Olympia's power in the turn of A's stage, and the power is spent."""
    table = classic(
        boards=("Halikarnassos", "Olympia", "Gizah"),
        stages=(1, 2),
        cities=(RICH,),
        turn=3,
        coins=(3, 0, 0),
        hands={A: ["Tavern"], B: ["Circus"], C: ["Palace"]},
    )
    table.stage("Tavern").free("Circus", B).sell("Palace", C)
    assert offered(table) == {"Palace"}
    table.recover("Palace")
    assert (table.has("Circus", B), table.has("Palace")) == (True, True)
    assert not [a for a in table.legal(B) if actions.FREE <= a < actions.RECOVER]
