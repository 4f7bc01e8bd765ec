"""The judgement of 7 Wonders: what actions are worth, and that nothing hidden is looked at."""

from typing import Any

import numpy as np
import pytest

from mirabilia.bots.classic.appraisal import appraise
from mirabilia.bots.classic.outcome import margin, win_share
from mirabilia.bots.classic.policy import suggest
from mirabilia.bots.judgement import PARTS, POINT, Part
from mirabilia.bots.options import options
from mirabilia.classic import actions
from mirabilia.classic.components import BOARD_NAMES
from mirabilia.engine.record import InterpretedArray, copy_record
from mirabilia.engine.rule import INTERPRETED
from mirabilia.game import View
from support.classic import A, B, C, Table, classic, fresh
from support.classic_walks import EVERY_GAME, walk

ANY_GAME = pytest.mark.parametrize("options", EVERY_GAME, ids=str)
UNTOUCHED = -77_777


def workspace(*shape: int, dtype: Any = np.int32) -> Any:
    """An array as the rules get it in this mode."""
    array = np.full(shape, UNTOUCHED if dtype == np.int32 else 0, dtype)
    return array.view(InterpretedArray) if INTERPRETED else array


def appraised(table: Table, player: int = A) -> dict[int, list[int]]:
    """The parts of every legal action, by the action's number."""
    offered = table.legal(player)
    found = workspace(actions.MOST_LEGAL, dtype=np.int16)
    found[: len(offered)] = offered
    parts = workspace(actions.MOST_LEGAL, PARTS)
    appraise(table.state, player, found, len(offered), parts)
    assert (np.asarray(parts)[len(offered) :] == UNTOUCHED).all()
    rows = np.asarray(parts)[: len(offered)].tolist()
    return dict(zip(offered, rows, strict=True))


def worth(table: Table, action: int, player: int = A) -> int:
    return sum(appraised(table, player)[action])


def part(table: Table, action: int, which: Part, player: int = A) -> int:
    return appraised(table, player)[action][which]


def best(table: Table, player: int = A) -> int:
    """The action that is worth most."""
    parts = appraised(table, player)
    return max(parts, key=lambda action: sum(parts[action]))


# Every decision, and only what the player knows


@ANY_GAME
def test_every_legal_action_gets_a_value_in_every_part(options: dict[str, Any]) -> None:
    seen = set()
    for seed in range(4):
        for table, player in walk(seed, **options):
            for action, parts in appraised(table, player).items():
                assert UNTOUCHED not in parts
                assert action == actions.TAKE_BACK or abs(sum(parts)) < 60 * POINT
            seen.add(int(table.state.phase))
    assert len(seen) >= 2


@ANY_GAME
def test_what_is_hidden_plays_no_part(options: dict[str, Any]) -> None:
    changed = 0
    for table, player in walk(11, **options):
        if table.is_over:
            continue
        known = appraised(table, player)
        assert appraised(table.view(player), player) == known
        for seed in range(2):
            world = table.determinized(player, seed)
            assert appraised(world, player) == known
            changed += bool((world.state.hands != table.state.hands).any())
    assert changed


@ANY_GAME
def test_appraising_changes_nothing(options: dict[str, Any]) -> None:
    for table, player in walk(5, **options):
        before = copy_record(table.state)
        appraised(table, player)
        assert table.state == before


@ANY_GAME
def test_a_suggestion_is_legal_and_drawn_by_the_states_generator(options: dict[str, Any]) -> None:
    found = workspace(actions.MOST_LEGAL, dtype=np.int16)
    parts = workspace(actions.MOST_LEGAL, PARTS)
    suggestions = set()
    for table, player in walk(2, **options):
        if table.is_over:
            continue
        offered = table.legal(player)
        drawn = []
        for _ in range(2):
            state = copy_record(table.state)
            drawn.append([suggest(state, player, found, parts) for _ in range(3)])
            assert state.rng != table.state.rng
        assert drawn[0] == drawn[1]
        assert set(drawn[0]) <= {*offered} - {actions.TAKE_BACK}
        suggestions.add(len({*drawn[0]}))
    assert max(suggestions) > 1


# Preferences


def test_a_missing_resource_is_worth_more_than_a_second_one() -> None:
    table = classic(boards=("Ephesos",), sides="B", hands={A: ["Loom", "Press"]})
    missing, second = table.build_action("Loom"), table.build_action("Press")
    assert worth(table, missing) > worth(table, second) + POINT
    assert part(table, missing, Part.PRODUCTION) > part(table, second, Part.PRODUCTION)


def test_a_resource_that_the_own_wonder_asks_for_is_worth_more() -> None:
    """The first stages of Olympia B ask for wood, which it has, and stone; Rhodos A for clay."""
    hand = {A: ["Stone Pit", "Clay Pool"]}
    olympia = classic(boards=("Olympia",), sides="B", hands=hand)
    rhodos = classic(boards=("Rhodos", "Gizah"), sides="A", hands=hand)
    stone, clay = olympia.build_action("Stone Pit"), olympia.build_action("Clay Pool")
    at_olympia = worth(olympia, stone) - worth(olympia, clay)
    at_rhodos = worth(rhodos, stone) - worth(rhodos, clay)
    assert at_olympia > at_rhodos


def test_production_is_worth_most_at_the_beginning() -> None:
    early = classic(hands={A: ["Glassworks"]})
    late = classic(hands={A: ["Glassworks"]}, age=2, turn=6)
    action = early.build_action("Glassworks")
    assert part(early, action, Part.PRODUCTION) > part(late, action, Part.PRODUCTION) > 0


def test_shields_that_turn_a_conflict_are_worth_more_than_others() -> None:
    """B and C have one shield; A none, or already enough."""
    rivals = [("Stockade",), ("Barracks",)]
    behind = classic(cities=[(), *rivals], age=2, turn=6, hands={A: ["Walls"]}, coins=(20,))
    ahead = classic(
        cities=[("Stables", "Archery Range", "Guard Tower"), *rivals],
        age=2,
        turn=6,
        hands={A: ["Walls"]},
        coins=(20,),
    )
    ahead.state.supplies[:] = behind.state.supplies[:] = 3
    walls = behind.build_action("Walls")
    turning = part(behind, walls, Part.MILITARY)
    assert turning > 6 * POINT
    assert turning > 4 * part(ahead, walls, Part.MILITARY)


def test_shields_that_change_nothing_are_worth_nothing() -> None:
    strong = ("Stables", "Archery Range", "Walls", "Training Ground", "Siege Workshop")
    table = classic(cities=[strong], age=3, turn=6, hands={A: ["Fortifications"]})
    action = table.build_action("Fortifications")
    assert part(table, action, Part.MILITARY) == 0


def test_a_guild_counts_what_stands() -> None:
    neighbours = [("Stone Pit", "Clay Pool", "Quarry"), ("Ore Vein",)]
    for built, points in (([], 0), (neighbours[:1], 3), (neighbours, 4)):
        table = classic(
            cities=[("Scriptorium",), *built], age=3, hands={A: ["Workers Guild"]}, coins=(20,)
        )
        table.state.supplies[A] = 5
        assert part(table, table.build_action("Workers Guild"), Part.POINTS) == points * POINT


def test_a_card_that_counts_its_own_colour_counts_itself() -> None:
    table = classic(cities=[("Tavern", "Forum")], age=3, turn=6, hands={A: ["Lighthouse"]})
    table.state.supplies[A] = 5
    assert part(table, table.build_action("Lighthouse"), Part.POINTS) == 3 * POINT


def test_what_stands_already_counts_a_new_card() -> None:
    """A Lighthouse of one's own counts yellow cards; a neighbour's Magistrates Guild blue ones."""
    plain = classic(age=3, turn=6, hands={A: ["Gardens", "Chamber of Commerce"]})
    lit = classic(
        cities=[("Lighthouse",)], age=3, turn=6, hands={A: ["Gardens", "Chamber of Commerce"]}
    )
    judged = classic(
        cities=[(), ("Magistrates Guild",)],
        age=3,
        turn=6,
        hands={A: ["Gardens", "Chamber of Commerce"]},
    )
    for table in (plain, lit, judged):
        table.state.supplies[A] = 5
    commerce, gardens = plain.build_action("Chamber of Commerce"), plain.build_action("Gardens")
    gained = part(lit, commerce, Part.POINTS) - part(plain, commerce, Part.POINTS)
    assert gained == POINT
    assert part(plain, gardens, Part.DENIAL) == 0
    assert part(judged, gardens, Part.DENIAL) < 0
    assert part(judged, commerce, Part.DENIAL) == 0


def test_completing_a_set_of_symbols_is_counted_exactly_on_the_last_turn() -> None:
    table = classic(
        cities=[("Apothecary", "Workshop")], age=3, turn=6, hands={A: ["University", "Lodge"]}
    )
    table.state.supplies[A] = 5
    assert part(table, table.build_action("University"), Part.SCIENCE) == 8 * POINT
    assert part(table, table.build_action("Lodge"), Part.SCIENCE) == 3 * POINT


def test_symbols_promise_more_while_there_is_time() -> None:
    early = classic(hands={A: ["Scriptorium"]}, boards=("Ephesos",))
    action = early.build_action("Scriptorium")
    assert part(early, action, Part.SCIENCE) > POINT


def test_the_better_blue_card_is_built_in_the_end() -> None:
    table = classic(age=3, turn=6, hands={A: ["Palace", "Gardens"]})
    table.state.supplies[A] = 5
    palace, gardens = table.build_action("Palace"), table.build_action("Gardens")
    assert worth(table, palace) - worth(table, gardens) == 3 * POINT
    assert best(table) == palace


def test_the_cheaper_payment_of_two_is_better() -> None:
    """Stone from the left for 1 coin, or from the right for 2."""
    table = classic(
        boards=("Ephesos", "Rhodos", "Alexandria"),
        cities=[("West Trading Post",), ("Stone Pit",), ("Stone Pit",)],
        hands={A: ["Baths"]},
    )
    assert table.payments("Baths") == [(1, 0), (0, 2)]
    cheap, dear = table.build_action("Baths", left=1), table.build_action("Baths", right=2)
    assert worth(table, cheap) > worth(table, dear)


@pytest.mark.parametrize("strong", [B, C])
def test_of_equal_payments_the_one_to_the_weaker_neighbour_is_better(strong: int) -> None:
    cities: list[tuple[str, ...]] = [(), ("Stone Pit",), ("Stone Pit",)]
    cities[strong] += ("Altar", "Theater", "Tavern", "Workshop", "Stockade")
    table = classic(boards=("Ephesos", "Rhodos", "Alexandria"), cities=cities, hands={A: ["Baths"]})
    to_b, to_c = table.build_action("Baths", left=2), table.build_action("Baths", right=2)
    preferred = to_c if strong == B else to_b
    assert max(to_b, to_c, key=lambda action: worth(table, action)) == preferred
    assert worth(table, to_b) != worth(table, to_c)


def test_coins_are_worth_more_to_the_poor() -> None:
    poor = classic(coins=(0,), players=4, hands={A: ["Tavern"]})
    rich = classic(coins=(20,), players=4, hands={A: ["Tavern"]})
    action = poor.build_action("Tavern")
    assert part(poor, action, Part.COINS) > part(rich, action, Part.COINS) > POINT


@pytest.mark.parametrize("seed", range(20))
def test_nobody_sells_on_the_first_turn(seed: int) -> None:
    table = fresh(seed, players=3 + seed % 5, sides="A", edition="first")
    assert not actions.SELL <= best(table) < actions.FREE


def test_a_card_that_the_next_player_wants_is_denied_until_the_last_turn() -> None:
    """B, to the left, has two different symbols and the means for the third."""
    for turn in (5, 6):
        table = classic(
            cities=[(), ("Apothecary", "Workshop")],
            age=3,
            turn=turn,
            hands={A: ["University", "Gardens"]},
        )
        table.state.supplies[B] = 5
        sold = appraised(table)
        wanted = sold[table.sell_action("University")][Part.DENIAL]
        other = sold[table.sell_action("Gardens")][Part.DENIAL]
        assert (wanted > other) if turn == 5 else (wanted == other == 0)


def test_in_age_two_it_is_the_right_neighbour_who_is_denied() -> None:
    denied = {}
    for eager in (B, C):
        cities: list[tuple[str, ...]] = [(), (), ()]
        cities[eager] = ("Apothecary", "Workshop")
        table = classic(cities=cities, age=2, turn=2, hands={A: ["School", "Temple"]})
        table.state.supplies[eager] = 5
        denied[eager] = part(table, table.sell_action("School"), Part.DENIAL)
    assert denied[C] > 2 * denied[B]


def test_a_stage_buries_what_the_next_player_wants() -> None:
    table = classic(
        cities=[("Stone Pit",), ("Apothecary", "Workshop")],
        age=3,
        turn=5,
        hands={A: ["University", "Gardens"]},
    )
    table.state.supplies[B] = 5
    table.state.coins[A] = 0
    wanted, other = table.stage_action("University"), table.stage_action("Gardens")
    assert worth(table, wanted) > worth(table, other)
    assert part(table, wanted, Part.POINTS) == part(table, other, Part.POINTS) == 3 * POINT


def test_a_finished_wonder_is_worth_the_decorators_guild() -> None:
    plain = classic(edition="second", stages=(2,), age=3, turn=6)
    with_guild = classic(
        edition="second", stages=(2,), age=3, turn=6, cities=[("Decorators Guild",)]
    )
    for table in (plain, with_guild):
        table.state.supplies[A] = 5
    card = plain.hand()[0]
    action = plain.stage_action(card)
    assert part(with_guild, action, Part.POINTS) - part(plain, action, Part.POINTS) == 7 * POINT


def test_the_power_of_olympia_is_kept_for_what_costs_much() -> None:
    """A free building is worth what it gives, less for using up the power early in the Age."""
    early = classic(boards=("Olympia",), stages=(2,), age=2, turn=1, hands={A: ["Aqueduct"]})
    late = classic(boards=("Olympia",), stages=(2,), age=2, turn=6, hands={A: ["Aqueduct"]})
    action = early.free_action("Aqueduct")
    assert part(early, action, Part.TEMPO) < part(late, action, Part.TEMPO)
    assert part(late, action, Part.POINTS) == 5 * POINT


def test_the_best_card_of_the_discard_pile_is_recovered() -> None:
    table = classic(
        boards=("Halikarnassos",),
        sides="B",
        cities=[("Ore Vein", "Foundry")],
        age=3,
        turn=6,
        discarded=("Altar", "Aqueduct"),
    )
    table.stage(table.hand()[0]).others()
    parts = appraised(table)
    assert sum(parts[actions.DECLINE]) == 0
    aqueduct, altar = table.recover_action("Aqueduct"), table.recover_action("Altar")
    assert sum(parts[aqueduct]) == sum(parts[altar]) + 3 * POINT == 5 * POINT


def test_both_sides_of_every_board_have_a_worth() -> None:
    for edition in ("first", "second"):
        table = fresh(1, players=7, edition=edition, sides="chosen", boards=list(BOARD_NAMES))
        for player in range(7):
            first, second = appraised(table, player).values()
            assert sum(first) != sum(second)


# Two players


def test_a_choice_is_never_taken_back() -> None:
    table = classic(players=2, edition="first")
    holder = int(table.state.holder)
    table.sell(table.hand(holder)[0], holder)
    view = View("classic", holder, table.view(holder).state)
    assert actions.TAKE_BACK in {action.number for action in view.legal()}
    assert actions.TAKE_BACK not in {action.number for action in options(view)}


@pytest.mark.parametrize("turn", [1, 2])
def test_the_free_city_buys_from_the_player_who_chooses(turn: int) -> None:
    """Both players have stone for its Baths; the Free City's left neighbour is A."""
    table = classic(
        players=2,
        boards=("Ephesos", "Rhodos", "Alexandria"),
        cities=[("Stone Pit",), ("Stone Pit",)],
        turn=turn,
        free_city_deck=("Baths",),
    )
    holder = int(table.state.holder)
    sold = next(card for card in table.hand(holder) if card != "Baths")
    table.sell(sold, holder)
    to_a, to_b = table.build_action("Baths", left=2), table.build_action("Baths", right=2)
    parts = appraised(table, holder)
    own, other = (to_a, to_b) if holder == A else (to_b, to_a)
    assert parts[own][Part.COINS] == -parts[other][Part.COINS] > 0


def test_the_free_city_arms_against_the_one_it_can_beat() -> None:
    """The other player has no shields, the one who chooses has plenty."""
    shields = {A: ("Stockade", "Barracks", "Guard Tower"), B: ()}
    for strong in (A, B):
        table = classic(
            players=2,
            boards=("Ephesos", "Rhodos", "Olympia"),
            cities=[shields[A], shields[B]] if strong == A else [shields[B], shields[A]],
            age=2,
            turn=5,
            hands={A: ["Walls"], B: ["Walls"]},
        )
        holder = int(table.state.holder)
        table.state.supplies[2] = 5
        table.sell(next(card for card in table.hand(holder) if card != "Walls"), holder)
        military = part(table, table.build_action("Walls"), Part.MILITARY, holder)
        assert (military > 0) == (holder == strong)
        assert military != 0


# How a game went


def test_a_victory_is_shared_equally() -> None:
    shared = classic(coins=(3, 3, 3)).end()
    assert shared.winners() == [A, B, C]
    assert [win_share(shared.state, player) for player in range(3)] == [1 / 3] * 3
    two = classic(coins=(6, 6, 3)).end()
    assert [win_share(two.state, player) for player in range(3)] == [0.5, 0.5, 0.0]
    alone = classic(coins=(3, 9, 3)).end()
    assert [win_share(alone.state, player) for player in range(3)] == [0.0, 1.0, 0.0]


def test_the_margin_is_counted_from_the_best_other_player() -> None:
    table = classic(cities=[("Altar",), ("Altar", "Theater"), ()]).end()
    assert [margin(table.state, player) for player in range(3)] == [-2, 2, -4]


def test_the_free_city_is_no_rival_of_the_margin() -> None:
    table = classic(players=2, cities=[("Altar",), (), ("Palace",)]).end()
    assert [margin(table.state, player) for player in range(2)] == [2, -2]
