"""Rulings of 7 Wonders on the powers of wonders and on what is chosen at the end."""

from functools import partial
from typing import Any

import pytest

from mirabilia.classic import actions
from mirabilia.classic.components import CARDS
from mirabilia.classic.state import GONE, HIDDEN
from mirabilia.classic.vocabulary import Category, Event, Phase, Use
from support.classic import A, B, C, Table, card_id, classic, fresh
from support.classic_boards import RICH, before_stage

# end-of-a-turn


def test_the_end_of_the_last_turn_in_its_order() -> None:
    """Cards left over, Babylon, Halikarnassos, conflicts, the end of the game."""
    table = classic(
        boards=("Halikarnassos", "Gizah", "Babylon"),
        sides=("A", "A", "B"),
        stages=(1, 0, 2),
        age=3,
        turn=6,
        cities=[RICH, ("Barracks",)],
        hands={A: ["Altar", "Baths"], B: ["Loom", "Walls"], C: ["Press", "Arsenal"]},
    )
    steps = []
    for act in (
        lambda: table.stage("Altar").build("Loom", B).build("Press", C),
        lambda: table.sell("Arsenal", C),
        lambda: table.recover("Arsenal"),
    ):
        act()
        steps.append([kind for kind, *_ in table.events])
    first, seventh, recovered = steps
    assert first.index(Event.STAGE_BUILT) < first.index(Event.CARD_LEFT_OVER)
    assert first[-1] == seventh[-1] == Event.ASKED
    assert seventh[0] == Event.CARD_SOLD
    assert recovered[0] == Event.CARD_RECOVERED
    assert recovered.index(Event.VICTORY) > 0
    assert recovered[-1] == Event.GAME_OVER
    assert table.victories(A) == [0, 0, 2]
    assert table.is_over


def test_the_leftover_cards_lie_on_the_pile_before_babylon_decides() -> None:
    """B's and A's last cards are discarded; Babylon's is still in hand."""
    table = classic(
        boards=("Gizah", "Rhodos", "Babylon"),
        sides=("A", "A", "B"),
        stages=(0, 0, 2),
        turn=6,
        hands={A: ["Altar", "Baths"], B: ["Loom", "Stockade"], C: ["Press", "Workshop"]},
    )
    table.build("Altar").build("Loom", B).build("Press", C)
    assert sorted(table.discard_pile()) == ["Baths", "Stockade"]
    assert table.hand(C) == ["Workshop"]


# seventh-card


def babylon(**position: Any) -> Table:
    """A plays Babylon with its power, on turn 6."""
    settings: dict[str, Any] = {"coins": (0, 3, 3), "turn": 6, **position}
    return classic(
        boards=("Babylon", "Gizah", "Ephesos"), sides=("B", "A", "A"), stages=(2,), **settings
    )


def test_resources_serve_for_the_sixth_card_and_for_the_seventh() -> None:
    """Loom for Apothecary and again for Courthouse, whose two clay are board and Clay Pool."""
    table = babylon(cities=[("Loom", "Clay Pool")], hands={A: ["Apothecary", "Courthouse"]})
    table.build("Apothecary").others()
    assert table.payments("Courthouse") == [(0, 0)]
    lacking = babylon(cities=[("Loom",)], hands={A: ["Apothecary", "Courthouse"]})
    assert not lacking.build("Apothecary").others().can_build("Courthouse")


def test_coins_and_buildings_of_turn_six_serve_for_the_seventh_card() -> None:
    """Coins of the sale pay for Press that B has just built; so does the own Glassworks."""
    table = babylon(hands={A: ["Altar", "Scriptorium"], B: ["Press", "Loom"], C: ["Theater"]})
    table.sell("Altar").build("Press", B).build("Theater", C)
    assert sorted(table.payments("Scriptorium")) == [(0, 2), (2, 0)]
    own = babylon(hands={A: ["Glassworks", "Workshop"]}).build("Glassworks").others()
    assert own.payments("Workshop") == [(0, 0)]


def test_the_seventh_card_must_be_played() -> None:
    """Build, stage or sell; nothing else is offered."""
    table = babylon(hands={A: ["Altar", "Theater"]}).build("Altar").others()
    assert table.legal() == [table.build_action("Theater"), table.sell_action("Theater")]


# olympia-once-per-age


def free_offers(table: Table, player: int = A) -> list[str]:
    """Cards that may be built by Olympia's power."""
    found = [a - actions.FREE for a in table.legal(player) if actions.FREE <= a < actions.RECOVER]
    return [CARDS[card].name for card in found]


olympia = partial(classic, boards=("Olympia", "Gizah", "Ephesos"))


def test_an_unused_free_building_is_lost() -> None:
    """Not used in Age I; in Age II there is one and no second."""
    table = olympia(stages=(2,), turn=5).finish_age()
    table.free(free_offers(table)[0]).others()
    assert not free_offers(table)


def test_the_power_works_in_the_age_of_its_stage_from_the_next_turn_on() -> None:
    """The second stage is built on turn 3."""
    table = before_stage(
        ("first", "Olympia", "A"), 2, hands={A: ["Tavern"], C: ["Lumber Yard", "Palace"]}
    )
    assert not free_offers(table)
    table.stage("Tavern").others()
    assert "Palace" in free_offers(table)


# olympia-where-it-helps


def test_the_power_is_offered_where_it_saves_something() -> None:
    """Not for Altar, which costs nothing, nor for Library by Scriptorium; for Baths it is."""
    table = olympia(
        stages=(2,),
        cities=[("Scriptorium", "Stone Pit")],
        hands={A: ["Altar", "Library", "Baths"]},
    )
    offers = free_offers(table)
    assert "Baths" in offers
    assert not {"Altar", "Library"} & set(offers)
    assert table.payments("Baths") == [(0, 0)]  # it could be paid as well


# olympia-day-and-night


def test_powers_of_the_second_edition_begin_on_the_turn_after_their_stage() -> None:
    """Day on turn 3; Night's second stage on turn 6 comes too late for this Age."""
    table = before_stage(
        ("second", "Olympia", "Day"), 2, hands={A: ["Tavern"], C: ["Lumber Yard", "Palace"]}
    )
    table.stage("Tavern").others()
    table.state.supplies[:] = 0
    assert table.payments("Palace") == [(0, 0)]
    night = before_stage(("second", "Olympia", "Night"), 2, turn=6, hands={A: ["Tavern", "Palace"]})
    night.stage("Tavern").others()
    assert not night.has("Palace")
    assert night.moment == (2, 1)


# copied-guild


def test_a_copied_scientists_guild_gives_one_more_symbol() -> None:
    """Two symbols of three become a set: 10 points instead of 2, in the row of science."""
    table = olympia(
        sides=("B",),
        age=3,
        stages=(3,),
        cities=[("Apothecary", "Workshop"), ("Scientists Guild",)],
    )
    assert table.points(Category.SCIENCE) == 10
    assert table.points(Category.GUILDS) == 0


def test_a_copied_shipowners_guild_counts_olympias_cards_without_itself() -> None:
    """A has two brown cards, a grey one and a guild; the owner B counts its guild alone."""
    table = olympia(
        sides=("B",),
        age=3,
        stages=(3,),
        cities=[
            ("Lumber Yard", "Ore Vein", "Loom", "Traders Guild"),
            ("Shipowners Guild",),
        ],
    )
    assert table.points(Category.GUILDS, A) == 4
    assert table.points(Category.GUILDS, B) == 1


def test_without_a_guild_next_door_nothing_is_copied() -> None:
    """A's own guild is not copied."""
    table = olympia(sides=("B",), age=3, stages=(3,), cities=[("Traders Guild",), ("Tavern",)])
    assert table.points(Category.GUILDS) == 1
    table.end()
    assert table.state.copied == GONE


# chosen-at-the-end


@pytest.mark.parametrize(
    ("green", "points"),
    [(("Apothecary",), 10), ((), 4), (("Apothecary", "Dispensary", "Lodge"), 25)],
)
def test_free_symbols_are_chosen_together(green: tuple[str, ...], points: int) -> None:
    """With Babylon and Scientists Guild; one after the other, a set would be missed."""
    table = classic(boards=("Babylon",), stages=(2,), age=3, cities=[(*green, "Scientists Guild")])
    assert table.points(Category.SCIENCE) == points


# building-from-the-pile


def mausoleum(**position: Any) -> Table:
    """A builds the second stage of Halikarnassos A; B and C build a card each."""
    settings: dict[str, Any] = {
        "hands": {A: ["Tavern"], B: ["Loom"], C: ["Press"]},
        **position,
    }
    table = before_stage(("first", "Halikarnassos", "A"), 2, **settings)
    return table.stage("Tavern").build("Loom", B).build("Press", C)


def test_halikarnassos_may_decline() -> None:
    """Palace stays on the pile, and the power is gone."""
    table = mausoleum(discarded=["Palace"]).decline()
    assert table.told(Event.DECLINED) == [(A, 0, 0)]
    assert table.discard_pile() == ["Palace"]
    assert (table.state.phase, table.moment) == (Phase.TURN, (1, 4))
    assert table.others().state.phase == Phase.TURN


def test_a_pile_without_use_is_looked_through_and_not_asked_about() -> None:
    """Only Loom lies there, which A has: A now knows it, B does not."""
    table = mausoleum(discarded=["Loom"])
    assert table.state.phase == Phase.TURN
    assert table.told(Event.NOTHING_TO_RECOVER) == [(A, 0, 0)]
    assert table.state.seen[0, 0, A] == 1 << A


# order-of-the-pile


def test_the_pile_lies_in_the_order_of_discarding() -> None:
    """Turn by turn, and in a turn city by city."""
    table = fresh(6, edition="first", sides="A")
    sold = []
    for _ in range(2):
        for player in (A, B, C):
            sold.append(table.hand(player)[0])
            table.sell(sold[-1], player)
    assert table.discard_pile() == sold


def test_of_equal_cards_the_one_discarded_first_is_taken() -> None:
    """Palace was sold on turn 1 and on turn 2."""
    table = mausoleum(discarded=["Palace", "Statue", "Altar", "Palace"]).recover("Palace")
    assert table.discard_pile() == ["Statue", "Altar", "Palace"]
    assert table.state.uses[0, 0, A] == Use.RECOVERED
    assert table.state.uses[0, 1, A] == Use.SOLD


@pytest.mark.parametrize("takes", [True, False])
def test_who_looks_through_the_pile_learns_all_of_it(takes: bool) -> None:
    """On turn 1 C sells Palace and B Statue, which A could not know otherwise."""
    table = classic(
        players=4,
        boards=("Halikarnassos",),
        stages=(1,),
        cities=[RICH],
        hands={A: ["Tavern"], B: ["Statue"], C: ["Palace"], 3: ["Press"]},
    )
    table.stage("Tavern").sell("Statue", B).sell("Palace", C).build("Press", 3)
    if takes:
        table.recover("Palace")
    else:
        table.decline()
    statue, palace = card_id("Statue"), card_id("Palace")
    own, other = table.view(A).state.played, table.view(3).state.played
    assert (own[0, 0, B], own[0, 0, C]) == (statue, palace)
    assert (other[0, 0, B], other[0, 0, C]) == (HIDDEN, palace if takes else HIDDEN)


# score-example


def test_another_city_with_the_rows_of_sashas_example() -> None:
    """Alexandria with two victories of Age II, and other cards of each colour: 55 as well."""
    table = classic(
        edition="second",
        age=3,
        boards=("Alexandria", "Gizah", "Ephesos"),
        stages=(3,),
        cities=[
            (
                *("Aqueduct", "Statue"),
                *("Tavern", "Lighthouse"),
                "Spies Guild",
                *("Lodge", "Study", "Observatory", "School", "Library", "University"),
            ),
            ("Barracks", "Stockade"),
            ("Barracks", "Stockade"),
        ],
        coins=(9, 0, 0),
        victories=[(0, 2, 0)],
    )
    assert [table.points(row) for row in Category] == [6, 3, 10, 9, 21, 2, 4]
    assert table.total() == 55
