"""The tree search: its choices, its budget, its advice, its memory."""

import signal
import threading
from collections.abc import Iterable
from itertools import permutations
from math import ceil, log2
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import mirabilia
from mirabilia import bots
from mirabilia.bots.judgement import PARTS
from mirabilia.bots.judgements import judgement
from mirabilia.bots.search import ROUND, SearchBot
from mirabilia.bots.search.memory import MOST_NODES, Memory
from mirabilia.bots.search.simulations import simulation_rule
from mirabilia.bots.search.tree import (
    DONE,
    EDGES,
    NODES,
    NOWHERE,
    OPENED,
    ROOT,
    STOP,
    expand,
    select,
)
from mirabilia.duel.actions import DISCARD
from mirabilia.duel.structure import is_accessible
from mirabilia.duel.vocabulary import POSITIONS, Decision
from mirabilia.engine.record import copy_record
from mirabilia.game import View
from support.duel import A, Table, duel
from support.played import game_after

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "duel": ("duel", {}),
    "pantheon": ("duel", {"pantheon": True}),
    "classic of two": ("classic", {"players": 2}),
    "classic of three": ("classic", {"players": 3}),
    "classic of five, first edition": ("classic", {"players": 5, "edition": "first"}),
}
ANY_TABLE = pytest.mark.parametrize(("name", "options"), TABLES.values(), ids=TABLES)


def a_view(moves: int = 12, name: str = "duel", **options: Any) -> View:
    game = game_after(moves, name, **options)
    return game.view(game.to_decide[-1])


# Choices


AHEAD = ("Palace", "Town Hall", "Obelisk", "Gardens", "Pantheon", "Courthouse", "Aqueduct")


def test_search_takes_a_victory_that_lies_open() -> None:
    table = duel(
        cards=("Brewery", "Walls", "Statue"), cities=((), AHEAD), conflict=7, coins=(20, 7)
    )

    action = bots.make("search:300", seed=1).choose(View("duel", A, table.view(A)))

    assert action.number == table.build_action("Walls")


def test_search_denies_the_opponent_a_victory() -> None:
    """Ahead in points, but two shields from defeat: every other card leaves Walls to them."""
    table = duel(
        cards=("Brewery", "Walls", "Statue"), cities=(AHEAD, ()), conflict=-7, coins=(3, 20)
    )

    action = bots.make("search:600", seed=1).choose(View("duel", A, table.view(A)))

    assert action.to_dict()["card"] == "Walls"


def test_where_players_take_turns_the_better_half_goes_on() -> None:
    """Of eight actions all get a part of the first third, four of the second, two of the last."""
    view = a_view(8)
    count = len(view.legal())
    bot = SearchBot(seed=1, simulations=6000)

    bot.choose(view)

    visits = sorted(bot._memories["duel", view.player][0].root_options()["visits"].tolist())
    shares = []  # expected, from the last to the first of the field
    field, tried = count, 0.0
    rounds = ceil(log2(count))
    while field > 1:
        tried += 6000 / rounds / field
        shares += [tried] * (field // 2)
        field = (field + 1) // 2
    assert visits == pytest.approx(sorted([*shares, tried]), abs=2)
    assert len(visits) == count


def test_advice_begins_with_the_one_that_is_left() -> None:
    view = a_view(8)

    advice = bots.advise(view, simulations=2000, seed=1)

    assert advice.best.share == pytest.approx(advice.options[1].share, abs=0.01)
    assert advice.best.win >= advice.options[1].win - 0.02
    assert [option.share for option in advice.options[1:]] == sorted(
        (option.share for option in advice.options[1:]), reverse=True
    )


def test_with_few_simulations_only_the_most_promising_are_tried() -> None:
    view = a_view(8)
    bot = SearchBot(seed=1, simulations=30)

    chosen = bot.choose(view)

    edges = bot._memories["duel", view.player][0].root_options()
    tried = edges[edges["visits"] > 0]
    assert 2 <= len(tried) < len(edges) == len(view.legal())
    assert chosen.number in tried["action"]
    assert tried["prior"].min() >= edges[edges["visits"] == 0]["prior"].max()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_others_look_ahead_in_half_of_the_simulations(players: int) -> None:
    """At the end of an Age, when every hand has been seen and so every seat has one node."""
    game = mirabilia.new("classic", seed=4, players=players)
    while game.state.turn < 6:
        game.play(game.legal(game.to_decide[0])[0])
    view = game.view(game.to_decide[0])
    assert len(view.legal()) > 1
    bot = SearchBot(seed=1, simulations=2000)

    bot.choose(view)

    memory = bot._memories["classic", view.player][0]
    nodes = {
        player: {memory.place(memory.sample(view.state, view.player, n), player) for n in range(9)}
        for player in game.to_decide
    }
    assert len(nodes) == players
    done = int(memory.head[DONE])
    for player, (place,) in nodes.items():
        share = int(memory.nodes[place]["visits"]) / done
        assert share == pytest.approx(1 if player == view.player else 0.5, abs=0.1)


def test_search_beats_random_clearly() -> None:
    games = won = 0
    for seed in range(4):
        for seat in range(2):
            game = mirabilia.new("duel", seed=seed)
            rivals = [bots.make("random", seed=seed) for _ in range(2)]
            rivals[seat] = bots.make("search:100", seed=seed)
            while not game.is_over:
                player = game.to_decide[0]
                game.play(rivals[player].choose(game.view(player)))
            assert game.result
            games += 1
            won += game.result.winner == seat

    assert won >= games - 1


def test_search_spends_no_time_on_the_only_action() -> None:
    game = mirabilia.new("duel", seed=1, wonders="first-game")
    chooser = bots.make("random", seed=1)
    while len(game.legal()) > 1:
        game.play(chooser.choose(game.view(game.to_decide[0])))

    action = bots.make("search", milliseconds=3_600_000).choose(game.view(game.to_decide[0]))

    assert [action] == game.legal()


def test_search_chooses_even_with_hardly_any_time() -> None:
    view = a_view()

    assert bots.make("search:1ms").choose(view) in view.legal()
    assert bots.make("search:1").choose(view) in view.legal()


# Budget


@ANY_TABLE
def test_the_same_seed_and_budget_give_the_same_advice(name: str, options: Any) -> None:
    view = a_view(12, name, **options)

    one, other = (
        bots.advise(view, simulations=150, seed=9).to_dict() | {"seconds": 0} for _ in range(2)
    )

    assert one == other


def test_a_whole_game_is_the_same_with_the_same_seed() -> None:
    """Trees are kept between moves: later choices depend on earlier ones, not on chance."""
    records = []
    for _ in range(2):
        game = mirabilia.new("duel", seed=4)
        rivals = [bots.make("search:40", seed=1), bots.make("search:40", seed=2)]
        while not game.is_over:
            player = game.to_decide[0]
            game.play(rivals[player].choose(game.view(player)))
        records.append(game.record())

    assert records[0] == records[1]


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_a_budget_is_spent_exactly(threads: int) -> None:
    advice = bots.advise(a_view(), simulations=200, threads=threads, seed=1)

    assert advice.simulations == 200
    assert sum(option.share for option in advice.options) == pytest.approx(1)


def test_a_search_can_be_stopped_at_any_time() -> None:
    view = a_view()
    bots.make("search:1", seed=1).choose(view)  # compiled
    bot = SearchBot(milliseconds=3_600_000, threads=2)
    chosen: list[Any] = []
    thinking = threading.Thread(target=lambda: chosen.append(bot.choose(view)))
    thinking.start()
    while thinking.is_alive():  # a stop before it began would be no stop
        bot.stop()
        thinking.join(0.05)

    assert chosen[0] in view.legal()


def test_an_interrupt_ends_all_threads_of_a_search() -> None:
    view = a_view()
    bots.make("search:1", seed=1).choose(view)  # compiled
    bot = SearchBot(milliseconds=600_000, threads=2)
    main = threading.main_thread().ident
    assert main is not None
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    timer = threading.Timer(0.3, signal.pthread_kill, (main, signal.SIGINT))
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            bot.choose(view)
    finally:
        timer.join()
        signal.signal(signal.SIGINT, usual)

    (memories,) = bot._memories.values()
    assert [int(memory.head[STOP]) for memory in memories] == [1, 1]


@pytest.mark.parametrize("pantheon", [False, True], ids=["base", "pantheon"])
def test_the_draft_is_played_on_to_the_first_turn(pantheon: bool) -> None:
    """What a wonder is good for shows only there: no network is told what is still on offer."""
    view = a_view(0, pantheon=pantheon)
    assert view.state.decision == Decision.DRAFT

    advice = bots.advise(view, simulations=2000, seed=1)

    assert len({round(option.win, 3) for option in advice.options}) > 1
    assert any(abs(option.margin) > 0.1 for option in advice.options)


# Advice


@ANY_TABLE
@pytest.mark.parametrize("moves", [0, 20, 40])
def test_advice_judges_every_legal_action(name: str, options: Any, moves: int) -> None:
    view = a_view(moves, name, **options)
    legal = [action for action in view.legal() if action.to_dict()["type"] != "take_back"]

    advice = bots.advise(view, simulations=500, seed=2)

    assert sorted(o.action.number for o in advice.options) == [a.number for a in legal]
    for option in advice.options:
        assert 0 <= option.win <= 1
        assert 0 < option.error < 0.5
        assert option.share > 0
    assert advice.best.share == max(option.share for option in advice.options)
    assert advice.line[0] == advice.best.action


def test_advice_upon_duel_looks_closely_whatever_its_budget() -> None:
    view = a_view(14)

    advised, closely, at_a_glance = (
        [(option.action, option.win) for option in advice.options]
        for advice in (
            bots.advise(view, simulations=300, seed=1),
            SearchBot(seed=1, simulations=300, closely=True).advise(view),
            SearchBot(seed=1, simulations=300, closely=False).advise(view),
        )
    )

    assert advised == closely != at_a_glance


def test_advice_sees_that_a_game_is_all_but_won() -> None:
    table = duel(cards=("Brewery", "Theater", "Statue"), cities=(AHEAD, ()), coins=(20, 0))

    advice = bots.advise(View("duel", A, table.view(A)), simulations=400, seed=1)

    assert advice.win > 0.95
    assert advice.best.margin > 20


def test_the_principal_line_is_legal_play() -> None:
    game = game_after(7, wonders="first-game")
    advice = bots.advise(game.view(game.to_decide[0]), simulations=3000, seed=1)

    assert len(advice.line) > 2
    assert advice.line[0] in game.legal()


# Tree and memory


def table_after(state: Any, moves: Iterable[int]) -> Any:
    """The table after these moves; None if one of them is not legal."""
    table = Table(copy_record(state))
    for action in moves:
        if action not in table.legal():
            return None
        table.do(action)
    return table.state


def seen(state: Any) -> tuple[int, str]:
    """Who decides, and what that player sees; which card was played last is over and done with."""
    player = int(state.decider)
    document = View("duel", player, Table(state).view(player)).to_dict()
    document["decision"].pop("played")
    return player, str(document)


def place_of(memory: Memory, state: Any) -> int:
    return memory.place(state, int(state.decider))


@pytest.mark.parametrize("pantheon", [False, True], ids=["base", "pantheon"])
def test_moves_in_another_order_meet_in_one_node(pantheon: bool) -> None:
    """Two cards discarded by one player, the opponent's between: the same table, the same node."""
    memory = Memory(judgement("duel"), 1000)
    met = 0
    for moves in range(9, 60, 3):
        state = game_after(moves, seed=moves, pantheon=pantheon).state
        free = [DISCARD + p for p in range(POSITIONS) if is_accessible(state, p)]
        for order in permutations(free, 3):
            one, other = table_after(state, order), table_after(state, reversed(order))
            if one is not None and other is not None and order[0] < order[2]:
                met += seen(one) == seen(other)
                meet = place_of(memory, one) == place_of(memory, other)
                assert meet == (seen(one) == seen(other))

    assert met > 20


@pytest.mark.parametrize("pantheon", [False, True], ids=["base", "pantheon"])
def test_wonders_taken_in_another_order_meet_in_one_node(pantheon: bool) -> None:
    memory = Memory(judgement("duel"), 100)
    game = mirabilia.new("duel", seed=1, pantheon=pantheon)
    game.play(game.legal()[0])
    first, second = (action.number for action in game.legal()[:2])

    one, other = (table_after(game.state, order) for order in ([first, second], [second, first]))

    assert place_of(memory, one) == place_of(memory, other)
    assert place_of(memory, one) != place_of(memory, game.state)


def test_the_card_under_a_wonder_leads_to_no_node_of_its_own() -> None:
    """Two wonders, each on a card that could as well lie under the other."""
    memory = Memory(judgement("duel"), 100)
    wonders = ("The Pyramids", "The Great Lighthouse")
    start = duel(cards=("Walls", "Brewery", "Statue"), wonders=(wonders, ()), coins=(60, 7))
    one, other = (
        Table(copy_record(start.state))
        .wonder("The Pyramids", first)
        .discard("Brewery")
        .wonder("The Great Lighthouse", second)
        .state
        for first, second in (("Walls", "Statue"), ("Statue", "Walls"))
    )

    assert seen(one) != seen(other)
    assert place_of(memory, one) == place_of(memory, other)


def test_a_card_turned_up_leads_to_a_node_of_its_own() -> None:
    """The same action in two worlds that differ in the card it turns up."""
    judged = judgement("duel")
    memory = Memory(judged, 100)
    game = game_after(6, seed=1)
    while not any(e.to_dict()["type"] == "card_revealed" for e in game.events):
        before = game.view(game.to_decide[0])
        action = game.legal()[0]
        game.play(action)
    shown: dict[int, set[int]] = {}
    for seed in range(30):
        state = before.determinize(seed)
        judged.rules.apply(state, before.player, action.number, None)
        player = next(seat for seat in range(2) if judged.rules.owes(state, seat))
        face_up = hash(np.asarray(state.structure)[np.asarray(state.face_up) == 1].tobytes())
        shown.setdefault(face_up, set()).add(memory.place(state, player))

    assert len(shown) > 3
    assert all(len(places) == 1 for places in shown.values())
    assert len(set.union(*shown.values())) == len(shown)


def test_more_actions_are_looked_at_the_more_often_a_node_is_visited() -> None:
    """However bad the first ones are: those behind them wait for more visits."""
    memory = Memory(judgement("duel"), 100)
    memory.head[ROOT] = NOWHERE
    found = np.arange(OPENED + 5).astype(np.int16)
    parts = np.zeros((len(found), PARTS), np.int32)
    parts[:, 0] = -np.arange(len(found))  # the first is the most promising
    expand(memory.nodes, memory.edges, memory.head, 0, found, len(found), parts)
    node, edges = memory.nodes[0], memory.options(0)
    looked_at = []
    for visits in (1, 4, 9, 16):
        node["visits"], node["value"] = visits, 0.5 * visits
        edges["visits"] = 0
        while not edges["visits"].all():
            chosen = select(memory.nodes, memory.edges, memory.head, 0) - int(node["first"])
            if edges["visits"][chosen]:
                break
            edges["visits"][chosen] = 1000  # tried, and all was lost
        looked_at.append(int(np.count_nonzero(edges["visits"])))

    assert looked_at == [OPENED + 1, OPENED + 2, OPENED + 3, OPENED + 4]


def test_a_later_search_builds_on_an_earlier_one() -> None:
    game = game_after(10)
    bot = SearchBot(seed=1, simulations=2000)
    view = game.view(game.to_decide[0])
    bot.choose(view)
    memory = bot._memories[view.game, view.player][0]

    place = memory.place(memory.sample(view.state, view.player, 5), view.player)

    assert memory.nodes[place]["visits"] > 500
    visited = int(memory.nodes[place]["visits"])
    bot.choose(view)
    assert memory.nodes[memory.place(view.state, view.player)]["visits"] > visited


def test_memory_stays_within_its_limit_and_the_search_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("mirabilia.bots.search.memory.MOST_NODES", 1 << 8)
    monkeypatch.setattr("mirabilia.bots.search.memory.MOST_EDGES", 1 << 9)
    game = game_after(8)
    bot = SearchBot(seed=1, simulations=3000)
    for _ in range(6):
        view = game.view(game.to_decide[0])
        advice = bot.advise(view)
        assert advice.simulations == 3000
        memory = bot._memories[view.game, view.player][0]
        assert len(memory.nodes) == 1 << 8
        assert memory.head[NODES] <= len(memory.nodes)
        assert memory.head[EDGES] <= len(memory.edges) == 1 << 9
        assert memory.head[DONE] == 3000
        game.play(advice.best.action)


def test_a_little_time_needs_little_memory() -> None:
    judged = judgement("duel")
    little, much = (
        Memory(judged, SearchBot(milliseconds=milliseconds)._share) for milliseconds in (10, 60_000)
    )

    assert 30 * len(little.nodes) < len(much.nodes) == MOST_NODES


def test_what_it_takes_to_prepare_the_memory_is_part_of_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By a clock that takes a millisecond for a look, and a second for the preparation."""
    view = a_view()
    clock = SimpleNamespace(now=0.0)
    begin = Memory.begin

    def look() -> float:
        clock.now += 0.001
        return clock.now

    def begin_slowly(memory: Memory, *arguments: Any) -> None:
        clock.now += 1.0
        begin(memory, *arguments)

    monkeypatch.setattr("mirabilia.bots.search.time", SimpleNamespace(perf_counter=look))
    made = []
    for prepare in (begin, begin_slowly):
        monkeypatch.setattr(Memory, "begin", prepare)
        bot = SearchBot(seed=1, milliseconds=1000)
        bot.choose(view)
        made.append(int(bot._memories["duel", view.player][0].head[DONE]))

    rounds = ceil(log2(len(view.legal())))
    assert made[1] <= 1 + ROUND * rounds < made[0]


def test_a_bot_that_plays_several_seats_keeps_their_knowledge_apart() -> None:
    game = mirabilia.new("classic", seed=2, players=3, sides="Day")
    bot = SearchBot(seed=1, simulations=50)
    for player in range(3):
        game.play(bot.choose(game.view(player)))

    assert len(bot._memories) == 3


# Small budgets and reuse


def test_more_threads_than_simulations_are_no_harm() -> None:
    advice = bots.advise(a_view(), simulations=3, threads=8, seed=1)

    assert advice.simulations == 3
    assert len(advice.options) == len(a_view().legal())


def test_an_untried_action_is_taken_for_average() -> None:
    advice = bots.advise(a_view(), simulations=1, seed=1)

    tried = [option for option in advice.options if option.share > 0]
    untried = [option for option in advice.options if option.share == 0]
    assert len(tried) == 1
    assert untried
    assert {option.win for option in untried} == {tried[0].win}
    assert all(option.error > 0.25 for option in untried)


def test_advice_spreads_what_it_has_over_all_actions() -> None:
    view = a_view()
    simulations = 3 * len(view.legal())

    advice = bots.advise(view, simulations=simulations, seed=1)

    assert {round(option.share * simulations) for option in advice.options} == {3}


def test_the_root_forgets_other_worlds_where_choices_are_made_at_once() -> None:
    known = judgement("classic")
    view = a_view(12, "classic", players=3)
    memory = Memory(known, 200)
    memory.begin(view.state, view.player, 1, 0)
    memory.run(simulation_rule(known), view, 1, 200)
    assert memory.root_options()["visits"].sum() == 200

    memory.begin(view.state, view.player, 2, 0)

    assert len(memory.root_options())
    assert memory.root_options()["visits"].sum() == 0


def test_a_comparison_can_be_stopped() -> None:
    bot = SearchBot(seed=1, simulations=10_000_000)
    view = a_view()
    timer = threading.Timer(0.3, bot.stop)
    timer.start()

    found = bot.compare(view, view.legal()[:2])

    timer.join()
    assert len(found) == 2
