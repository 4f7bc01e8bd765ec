"""7 Wonders, Ukrainian rulebook: the chapter "Course of play / Construct a Wonder stage".

What the second edition says as well is checked with its boards too.
"""

from typing import Any

import numpy as np
import pytest

from mirabilia.classic.components import WONDER_SIDES, Side
from mirabilia.classic.state import HIDDEN
from mirabilia.classic.vocabulary import Category, Event, Kind, Use
from support.classic import A, B, C, card_id, classic

BOTH_EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])
FIRST_STAGE = ("Stone Pit", "Sawmill")  # enough for Gizah in both editions: SS, or WW
RICH = (  # produces at least three of each raw material and one of each good
    *("Sawmill", "Lumber Yard", "Timber Yard", "Quarry", "Stone Pit", "Brickyard", "Clay Pool"),
    *("Foundry", "Ore Vein", "Loom", "Glassworks", "Press"),
)


@pytest.mark.rulebook("sw1.stage.card-as-marker")
@BOTH_EDITIONS
def test_the_chosen_card_marks_a_stage_of_the_own_wonder(edition: str) -> None:
    """Chapter "Construct a Wonder stage": it lies neither in the city nor on the pile."""
    table = classic(edition=edition, cities=[FIRST_STAGE], hands={A: ["Altar"]})
    table.stage("Altar").others()
    assert [table.stages(city) for city in (A, B, C)] == [1, 0, 0]
    assert table.city() == set(FIRST_STAGE)
    assert "Altar" not in table.discard_pile()
    assert all("Altar" not in table.hand(player) for player in (A, B, C))
    assert table.state.uses[0, 0, A] == Use.STAGE
    assert table.state.played[0, 0, A] == card_id("Altar")


@pytest.mark.rulebook("sw1.stage.pay-stage-cost")
def test_the_cost_is_that_of_the_stage_and_not_of_the_card() -> None:
    """Chapter "Construct a Wonder stage": Palace, which costs everything, under Gizah's first."""
    table = classic(
        boards=("Gizah",),
        age=3,
        cities=[("Stone Pit",)],
        coins=(0, 0, 0),
        hands={A: ["Palace", "Altar"]},
    )
    assert not table.can_build("Palace")
    assert table.stage_payments("Palace") == [(0, 0)]
    table.stage("Palace").others()
    assert table.stages() == 1
    free_card = classic(boards=("Gizah",), coins=(0, 0, 0), hands={A: ["Altar", "Mine"]})
    assert free_card.can_build("Altar")
    assert not free_card.can_stage("Altar")  # only one stone
    dear = classic(boards=("Gizah",), cities=[("Stone Pit",)], coins=(1, 0, 0), hands={A: ["Mine"]})
    dear.stage("Mine").others()
    assert dear.coins() == 1


@pytest.mark.rulebook("sw1.stage.card-gives-nothing")
@BOTH_EDITIONS
@pytest.mark.parametrize(
    "card", ["Stockade", "Tavern", "Press", "Altar", "Workshop", "Marketplace"]
)
def test_the_card_under_the_board_gives_nothing(card: str, edition: str) -> None:
    """Chapter "Construct a Wonder stage": no shield, coin, resource, point or symbol."""
    table = classic(edition=edition, cities=[FIRST_STAGE], hands={A: [card]})
    fields = ("coins", "shields", "symbols", "supplies", "discounts", "choices", "built")
    before = [np.array(getattr(table.state, name))[A].tolist() for name in fields]
    colours = np.array(table.state.counts)[A, : Kind.STAGE].tolist()
    table.stage(card).others()
    assert before == [np.array(getattr(table.state, name))[A].tolist() for name in fields]
    assert colours == np.array(table.state.counts)[A, : Kind.STAGE].tolist()
    assert table.points(Category.CIVILIAN) == 0
    assert table.points(Category.WONDER) == 3


@pytest.mark.rulebook("sw1.stage.alexandria-stage-2")
def test_anton_builds_the_second_stage_of_alexandria_with_any_card() -> None:
    """Chapter "Construct a Wonder stage", example: his city produces the two ore."""
    hand = ["Altar", "Palace", "Loom", "Stockade", "Mine", "Workshop", "Tavern"]
    position: dict[str, Any] = {
        "boards": ("Alexandria", "Gizah", "Ephesos"),
        "cities": [("Foundry",)],
        "stages": (1,),
        "coins": (0, 0, 0),
    }
    for card in hand:
        table = classic(hands={A: hand, C: ["Stockade", "Baths"]}, **position)
        assert not table.can_build("Stockade")
        assert table.stage_payments(card) == [(0, 0)]
        table.stage(card).others()
        assert table.stages() == 2
        # From now on one raw material of choice a turn: wood or stone of the hand C passed on.
        assert table.payments("Stockade") == table.payments("Baths") == [(0, 0)]
    short = classic(hands={A: hand}, **(position | {"cities": [("Ore Vein",)]}))
    assert not short.can_stage("Altar")


# Clarifications


@pytest.mark.rulebook("sw1.stage.left-to-right")
@pytest.mark.parametrize("side", WONDER_SIDES, ids=lambda side: f"{side.board}-{side.name}")
def test_stages_are_built_from_left_to_right(side: Side) -> None:
    """Chapter "Construct a Wonder stage": each time the next one and its cost."""
    others = [board for board in ("Gizah", "Rhodos", "Ephesos") if board != side.board][:2]
    points = 0
    for number, stage in enumerate(side.stages):
        table = classic(
            edition=side.edition.name.lower(),
            boards=(side.board, *others),
            sides=[side.name],
            cities=[RICH],
            stages=(number,),
            hands={A: ["Altar"]},
        )
        assert table.points(Category.WONDER) == points
        table.stage("Altar").others()
        assert [told for told in table.told(Event.STAGE_BUILT) if told[0] == A] == [(A, number, 0)]
        points += stage.effect.points
        assert table.points(Category.WONDER) == points


@pytest.mark.rulebook("sw1.stage.left-to-right")
def test_a_stage_cannot_be_skipped() -> None:
    """Chapter "Construct a Wonder stage": wood for Gizah's second stage does not help."""
    table = classic(
        boards=("Gizah",),
        cities=[("Sawmill", "Lumber Yard")],
        coins=(0, 0, 0),
        hands={A: ["Altar"]},
    )
    assert not table.can_stage("Altar")
    table = classic(
        boards=("Gizah",),
        cities=[("Sawmill", "Lumber Yard")],
        stages=(1,),
        coins=(0, 0, 0),
        hands={A: ["Altar"]},
    )
    assert table.can_stage("Altar")


@pytest.mark.rulebook("sw1.stage.not-compulsory")
@BOTH_EDITIONS
def test_a_player_without_a_stage_can_win(edition: str) -> None:
    """Chapter "Construct a Wonder stage": A has not begun, B has finished the wonder."""
    table = classic(
        edition=edition,
        boards=("Alexandria", "Gizah"),
        age=3,
        turn=6,
        cities=[("Palace", "Senate", "Gardens", "Pantheon")],
        stages=(0, 3, 1),
    )
    assert table.points(Category.WONDER, B) == 15
    table.others()
    assert table.is_over
    assert table.stages(A) == 0
    assert table.winners() == [A]


@pytest.mark.rulebook("sw1.stage.card-hidden")
@BOTH_EDITIONS
def test_the_card_under_the_board_stays_hidden(edition: str) -> None:
    """Chapter "Construct a Wonder stage": others know only that it is there."""
    shown = []
    for card in ("Altar", "Tavern"):
        table = classic(edition=edition, cities=[FIRST_STAGE], hands={A: ["Altar", "Tavern"]})
        table.stage(card).others()
        assert table.view(A).state.played[0, 0, A] == card_id(card)
        for other in (B, C):
            view = table.view(other).state
            assert view.uses[0, 0, A] == Use.STAGE
            assert view.played[0, 0, A] == HIDDEN
        shown.append(table.view(C).state.tobytes())  # B gets the rest of the hand
    assert shown[0] == shown[1]


@pytest.mark.rulebook("sw1.stage.not-tied-to-ages")
@BOTH_EDITIONS
def test_stages_are_not_tied_to_ages(edition: str) -> None:
    """Chapter "Construct a Wonder stage": two stages in Age I; B begins in Age III."""
    table = classic(
        edition=edition, boards=("Gizah",), cities=[RICH], hands={A: ["Altar"], C: ["Scriptorium"]}
    )
    table.stage("Altar").others()
    table.stage("Scriptorium").others()
    assert table.moment == (1, 3)
    assert table.stages() == 2
    late = classic(edition=edition, age=3, turn=6, cities=[(), RICH], hands={B: ["Palace"]})
    late.stage("Palace", B).others()
    assert late.stages(B) == 1


@pytest.mark.rulebook("sw1.stage.once")
@pytest.mark.parametrize("side", WONDER_SIDES, ids=lambda side: f"{side.board}-{side.name}")
def test_a_finished_wonder_has_no_stage_left_to_build(side: Side) -> None:
    """Chapter "Construct a Wonder stage": each stage once in a game."""
    others = [board for board in ("Gizah", "Rhodos", "Ephesos") if board != side.board][:2]
    for built in (len(side.stages) - 1, len(side.stages)):
        table = classic(
            edition=side.edition.name.lower(),
            boards=(side.board, *others),
            sides=[side.name],
            cities=[RICH],
            stages=(built,),
            hands={A: ["Altar"]},
        )
        assert table.can_stage("Altar") == (built < len(side.stages))
        assert table.sell_action("Altar") in table.legal()
