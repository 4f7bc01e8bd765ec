"""What the judgement of Duel makes of small positions."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from mirabilia.bots.duel.appraisal import appraise
from mirabilia.bots.judgement import PARTS, Part
from mirabilia.duel import actions
from mirabilia.duel.components import WONDER_BY_NAME
from mirabilia.duel.turn import legal
from mirabilia.duel.views import conceal, determinize
from mirabilia.duel.vocabulary import Decision
from support.duel import A, B, Table, copy_of, duel, fresh

DECISIVE = 5000  # hundredths of a point: the game is won or lost at once
SYMBOLS = ("Apothecary", "Pharmacist", "Scriptorium", "Workshop", "Academy")
PANTHEON = pytest.mark.parametrize("pantheon", [False, True], ids=["base", "pantheon"])


def appraised(state: Any, player: int) -> dict[int, list[int]]:
    """The parts of every legal action, by its number."""
    found = np.zeros(actions.MOST_LEGAL, np.int16)
    parts = np.full((actions.MOST_LEGAL, PARTS), 77, np.int32)  # leftovers must not matter
    count = legal(state, player, found)
    appraise(state, player, found, count, parts)
    return {int(found[number]): [int(p) for p in parts[number]] for number in range(count)}


def judged(table: Table) -> dict[int, list[int]]:
    """The same for a table, through the eyes of the one who decides."""
    return appraised(table.view(table.decider), table.decider)


def best(table: Table) -> int:
    """The action that is worth most; there must be only one."""
    sums = {action: sum(parts) for action, parts in judged(table).items()}
    most = max(sums.values())
    (action,) = [action for action, worth in sums.items() if worth == most]
    return action


def worth(table: Table, action: int) -> int:
    return sum(judged(table)[action])


# What may be read


@PANTHEON
@pytest.mark.parametrize("seed", range(12))
def test_a_judgement_does_not_depend_on_what_lies_hidden(pantheon: bool, seed: int) -> None:
    table = fresh(seed, pantheon=pantheon)
    chooser = random.Random(seed)
    while not table.victory:
        player = table.decider
        seen = appraised(table.state, player)
        world = copy_of(table.state)
        determinize(world, player, seed)
        shown = copy_of(world)
        conceal(shown, player)
        assert appraised(world, player) == seen
        assert appraised(shown, player) == seen
        table.do(chooser.choice(table.legal()))


@PANTHEON
def test_every_kind_of_decision_is_judged_and_leaves_the_state_alone(pantheon: bool) -> None:
    met: Counter[Decision] = Counter()
    for seed in range(60):
        table = fresh(seed, pantheon=pantheon)
        chooser = random.Random(seed)
        while not table.victory:
            before = copy_of(table.state)
            parts = appraised(table.state, table.decider)
            assert table.state == before
            sums = [sum(each) for each in parts.values()]
            met[table.decision] += len(sums) > 1 and max(sums) > min(sums)
            table.do(chooser.choice(table.legal()))
    kinds = set(Decision) - {Decision.NONE, Decision.TOKEN_ORDER}
    expected = {kind for kind in kinds if pantheon or kind < Decision.PLACE_GOD}

    assert {kind for kind, told_apart in met.items() if told_apart} - {
        Decision.TOKEN_ORDER
    } == expected


# Victories


def test_a_military_victory_at_once_is_worth_more_than_anything_else() -> None:
    table = duel(cards=("Palace", "Walls", "Brewery"), conflict=7, coins=(30, 7))

    assert best(table) == table.build_action("Walls")
    assert judged(table)[table.build_action("Walls")][Part.MILITARY] > DECISIVE


def test_the_sixth_symbol_is_worth_more_than_anything_else() -> None:
    table = duel(cards=("Palace", "Observatory", "Walls"), cities=(SYMBOLS, ()), coins=(40, 7))

    assert best(table) == table.build_action("Observatory")
    assert judged(table)[table.build_action("Observatory")][Part.SCIENCE] > DECISIVE


def test_a_wonder_with_shields_wins_too() -> None:
    table = duel(
        cards=("Palace", "Brewery"), wonders=(("The Colossus",), ()), conflict=7, coins=(40, 7)
    )

    assert judged(table)[best(table)][Part.MILITARY] > DECISIVE
    assert best(table) in {
        table.wonder_action("The Colossus", card) for card in ("Palace", "Brewery")
    }


def test_minerva_stops_the_pawn_before_the_capital() -> None:
    free = duel(cards=("Walls", "Brewery"), conflict=7, coins=(30, 7), pantheon=True)
    guarded = duel(cards=("Walls", "Brewery"), conflict=7, coins=(30, 7), pantheon=True, minerva=9)

    assert judged(free)[free.build_action("Walls")][Part.MILITARY] > DECISIVE
    assert judged(guarded)[guarded.build_action("Walls")][Part.MILITARY] < DECISIVE


def test_a_victory_open_to_the_opponent_is_denied() -> None:
    table = duel(cards=("Palace", "Walls", "Town Hall"), conflict=-7, coins=(40, 30))
    safe = {
        action for action, parts in judged(table).items() if sum(parts[Part.DENIAL :]) > -DECISIVE
    }

    assert safe == {table.build_action("Walls"), table.discard_action("Walls")}
    assert best(table) in safe


def test_the_symbol_that_the_opponent_lacks_is_denied() -> None:
    table = duel(cards=("Palace", "Observatory", "Brewery"), cities=((), SYMBOLS), coins=(40, 40))

    assert best(table) in {
        table.build_action("Observatory"),
        table.discard_action("Observatory"),
    }


def test_an_opponent_who_cannot_pay_is_no_danger() -> None:
    table = duel(cards=("Palace", "Walls", "Town Hall"), conflict=-7, coins=(40, 0))

    assert all(parts[Part.DENIAL] > -DECISIVE for parts in judged(table).values())


def test_a_card_is_not_taken_if_the_opponent_wins_by_the_one_below() -> None:
    structure = {14: "Baths", 15: "Altar", 9: "Theater", 5: "Garrison", 19: "Clay Pool"}
    table = duel(age=1, structure=structure, conflict=-8, coins=(9, 9))
    table.state.face_up[9] = 1  # both cards cover it
    table.state.structure[15] = -1
    table.state.covered[9] = 1
    table.state.structure[9] = table.state.structure[5]
    table.state.structure[5] = -1

    assert judged(table)[table.build_action("Baths")][Part.DENIAL] < -DECISIVE
    assert judged(table)[table.build_action("Clay Pool")][Part.DENIAL] > -DECISIVE


def test_a_further_turn_leaves_no_victory_to_the_opponent() -> None:
    table = duel(
        cards=("Palace", "Walls", "Town Hall"),
        wonders=(("The Sphinx", "The Pyramids"), ()),
        conflict=-7,
        coins=(40, 30),
    )
    parts = judged(table)

    assert parts[table.wonder_action("The Sphinx", "Palace")][Part.DENIAL] > -DECISIVE
    assert parts[table.wonder_action("The Pyramids", "Palace")][Part.DENIAL] < -DECISIVE


# Science


def test_a_pair_is_worth_the_best_token_on_the_board() -> None:
    table = duel(
        age=2,
        cards=("Library", "Laboratory", "Glass-Blower"),
        cities=(("Scriptorium",), ()),
        board=("Philosophy", "Masonry"),
    )

    assert best(table) == table.build_action("Library")
    assert judged(table)[best(table)][Part.SCIENCE] == 700


def test_a_pair_without_any_token_left_is_worth_nothing() -> None:
    table = duel(age=2, cards=("Library", "Brewery"), cities=(("Scriptorium",), ()), board=())

    assert judged(table)[table.build_action("Library")][Part.SCIENCE] == 0


def test_law_is_taken_when_it_is_the_sixth_symbol() -> None:
    table = duel(
        cards=("Dispensary", "Brewery"),
        cities=(SYMBOLS, ()),
        coins=(30, 7),
        board=("Law", "Philosophy", "Agriculture"),
    )
    table.build("Dispensary")

    assert table.decision == Decision.PROGRESS
    assert best(table) == actions.TOKEN + 3
    assert judged(table)[best(table)][Part.SCIENCE] > DECISIVE


def test_declining_a_token_is_worth_nothing() -> None:
    table = duel(age=2, cards=("Library", "Brewery"), cities=(("Scriptorium",), ()))
    table.build("Library")

    assert judged(table)[actions.DECLINE] == [0] * PARTS
    assert best(table) != actions.DECLINE


# Buildings and coins


def test_points_are_counted_in_hundredths() -> None:
    table = duel(cards=("Palace", "Statue"), coins=(30, 7))

    assert judged(table)[table.build_action("Palace")][Part.POINTS] == 700
    assert judged(table)[table.build_action("Statue")][Part.POINTS] == 400


def test_a_guild_counts_as_things_stand() -> None:
    blue = ("Altar", "Theater", "Baths", "Statue")
    table = duel(cards=("Magistrates Guild", "Brewery"), cities=((), blue), coins=(40, 7))

    assert judged(table)[table.build_action("Magistrates Guild")][Part.POINTS] == 400


def test_coins_are_worth_more_to_the_poor() -> None:
    rich = duel(age=1, cards=("Tavern", "Altar"), coins=(30, 7))
    poor = duel(age=1, cards=("Tavern", "Altar"), coins=(0, 7))

    tavern = rich.build_action("Tavern")
    assert judged(poor)[tavern][Part.COINS] > judged(rich)[tavern][Part.COINS] > 0


def test_production_is_worth_less_and_less() -> None:
    worths = []
    for age, city in [(1, ()), (1, ("Stone Pit",)), (2, ("Stone Pit",)), (3, ("Stone Pit",))]:
        table = duel(age=age, cards=("Quarry", "Theater"), cities=(city, ()))
        worths.append(judged(table)[table.build_action("Quarry")][Part.PRODUCTION])

    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == len(worths)


def test_a_fixed_price_is_worth_nothing_twice() -> None:
    table = duel(age=1, cards=("Stone Reserve", "Altar"))
    fixed = duel(age=1, cards=("Stone Reserve", "Altar"))
    fixed.state.fixed_price[A, 1] = 1

    action = table.build_action("Stone Reserve")
    assert judged(table)[action][Part.PRODUCTION] > 0
    assert judged(fixed)[action][Part.PRODUCTION] == 0


def test_a_chain_is_worth_something_while_its_card_may_come() -> None:
    coming = duel(age=1, cards=("Altar", "Tavern"))
    gone = duel(age=1, cards=("Altar", "Tavern"), discarded=("Temple",))

    action = coming.build_action("Altar")
    assert judged(coming)[action][Part.PRODUCTION] > judged(gone)[action][Part.PRODUCTION] == 0


def test_what_is_good_for_the_opponent_is_denied() -> None:
    table = duel(
        cards=("Scientists Guild", "Brewery"),
        cities=((), ("Workshop", "Apothecary", "School", "Library", "Laboratory")),
        coins=(0, 40),
    )

    denied = judged(table)[table.discard_action("Scientists Guild")][Part.DENIAL]
    assert denied > judged(table)[table.discard_action("Brewery")][Part.DENIAL]


def test_discarding_gives_more_coins_with_yellow_cards() -> None:
    few = duel(cards=("Walls", "Statue"), coins=(9, 7))
    many = duel(cards=("Walls", "Statue"), coins=(9, 7), cities=(("Tavern", "Forum"), ()))

    action = few.discard_action("Walls")
    assert judged(many)[action][Part.COINS] > judged(few)[action][Part.COINS] > 0


# Wonders


def test_a_wonder_is_built_with_the_card_that_the_opponent_wants() -> None:
    table = duel(
        cards=("Town Hall", "Clay Reserve"),
        wonders=(("The Sphinx",), ()),
        coins=(14, 40),
    )

    wanted = table.wonder_action("The Sphinx", "Town Hall")
    assert worth(table, wanted) > worth(table, table.wonder_action("The Sphinx", "Clay Reserve"))


def test_a_wonder_is_not_built_with_a_card_that_we_want_ourselves() -> None:
    table = duel(cards=("Town Hall", "Clay Reserve"), wonders=(("The Sphinx",), ()), coins=(40, 0))

    wanted = table.wonder_action("The Sphinx", "Town Hall")
    assert worth(table, wanted) < worth(table, table.wonder_action("The Sphinx", "Clay Reserve"))


def test_a_further_turn_is_worth_some_points() -> None:
    table = duel(wonders=(("The Sphinx", "The Pyramids"), ()), coins=(40, 7))
    sphinx = judged(table)[table.wonder_action("The Sphinx", "Walls")]
    pyramids = judged(table)[table.wonder_action("The Pyramids", "Walls")]

    assert sphinx[Part.TEMPO] - pyramids[Part.TEMPO] >= 100


def test_the_mausoleum_is_worth_its_best_card() -> None:
    rich = duel(wonders=(("The Mausoleum",), ()), coins=(40, 7), discarded=("Palace", "Stable"))
    poor = duel(wonders=(("The Mausoleum",), ()), coins=(40, 7), discarded=("Stable",))

    action = rich.wonder_action("The Mausoleum", "Walls")
    assert worth(rich, action) > worth(poor, action)
    assert best(rich.wonder("The Mausoleum", "Walls")) == actions.CARD + 55


def test_the_producer_that_the_opponent_needs_most_is_destroyed() -> None:
    table = duel(
        age=2,
        wonders=(("The Statue of Zeus",), ("The Pyramids",)),
        cities=((), ("Lumber Yard", "Logging Camp", "Sawmill", "Quarry")),
        coins=(40, 7),
    )
    table.wonder("The Statue of Zeus", "Walls")

    assert table.decision == Decision.DESTROY_BROWN
    assert best(table) in {actions.CARD + 4, actions.CARD + 23}


def test_the_seventh_wonder_takes_the_last_one_from_the_opponent() -> None:
    mine = ("The Sphinx", "Piraeus", "The Colossus")
    theirs = ("The Appian Way", "Circus Maximus", "The Great Library")
    last = duel(
        built=(mine, theirs), wonders=(("The Pyramids",), ("The Mausoleum",)), coins=(40, 7)
    )
    early = duel(
        built=(mine[:2], theirs), wonders=(("The Pyramids",), ("The Mausoleum",)), coins=(40, 7)
    )

    denied = judged(last)[last.wonder_action("The Pyramids", "Walls")][Part.DENIAL]
    assert denied > judged(early)[early.wonder_action("The Pyramids", "Walls")][Part.DENIAL]


def test_the_draft_knows_strong_wonders() -> None:
    table = fresh(1, first_player=A)
    names = ("The Appian Way", "Circus Maximus", "The Colossus", "The Great Lighthouse")
    for offer, name in enumerate(names):
        table.state.offered[offer] = WONDER_BY_NAME[name].id

    assert best(table) == actions.DRAFT + WONDER_BY_NAME["The Appian Way"].id


# Pantheon


def test_a_god_that_wins_is_activated() -> None:
    table = duel(
        cards=("Brewery", "Statue"),
        slots={1: "Mars", 2: "Aphrodite"},
        conflict=7,
        coins=(30, 7),
        pantheon=True,
    )

    assert best(table) == table.activate_action("Mars")


def test_ishtar_is_the_sixth_symbol() -> None:
    table = duel(slots={3: "Ishtar"}, cities=(SYMBOLS, ()), coins=(30, 7), pantheon=True)

    assert best(table) == table.activate_action("Ishtar")


def test_offering_tokens_are_kept_when_coins_abound() -> None:
    table = duel(slots={1: "Aphrodite"}, coins=(30, 7), offerings=((2, 4), ()), pantheon=True)
    parts = judged(table)

    assert parts[table.activate_action("Aphrodite", 2)][Part.TEMPO] < 0
    assert parts[table.activate_action("Aphrodite")][Part.POINTS] == 900


def test_a_strong_god_is_placed_near_a_weak_one_far_away() -> None:
    table = duel(
        age=1,
        structure={14: "Altar", 9: "Baths", 19: "Clay Pool", 18: "Press"},
        laid={9: "greek"},
        decks={"greek": ("Aphrodite", "Zeus", "Hades")},
        pantheon=True,
    )
    table.build("Altar")
    sums = {action: sum(parts) for action, parts in judged(table).items()}

    assert table.decision == Decision.PLACE_GOD
    near, far = table.place_god_action("Aphrodite", 1), table.place_god_action("Aphrodite", 6)
    assert sums[near] > sums[far]
    assert best(table) == near


def test_zeus_strikes_the_card_that_would_win_for_the_opponent() -> None:
    table = duel(
        cards=("Palace", "Walls", "Town Hall"),
        slots={1: "Zeus"},
        conflict=-7,
        coins=(40, 30),
        pantheon=True,
    )
    position = table.position_of("Walls")
    table.activate("Zeus")

    assert best(table) == actions.POSITION + position


def test_minerva_stands_between_the_pawn_and_the_own_capital() -> None:
    table = duel(slots={1: "Minerva"}, conflict=-3, coins=(30, 7), pantheon=True)
    table.activate("Minerva")

    assert best(table) == actions.SPACE + 9 - 4


def test_neptune_makes_the_opponent_lose_the_greater_token() -> None:
    table = duel(slots={1: "Neptune"}, coins=(30, 9), pantheon=True)
    table.activate("Neptune")
    assert best(table) == table.military_token_action(A, 2)
    table.do(best(table))

    assert best(table) == table.military_token_action(A, 5)


def test_ra_and_anubis_choose_what_hurts_the_opponent() -> None:
    table = duel(
        slots={1: "Ra", 2: "Anubis"},
        wonders=((), ("The Sphinx", "The Colossus")),
        built=(("The Pyramids",), ("Piraeus",)),
        coins=(40, 7),
        pantheon=True,
    )
    robbed = Table(copy_of(table.state)).activate("Ra")
    assert best(robbed) == actions.SLOT + table.slot_of("The Sphinx")
    table.activate("Anubis")

    assert best(table) == actions.SLOT + table.slot_of("Piraeus")
    assert table.decider == A != B
