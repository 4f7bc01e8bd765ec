"""Many games between bots: paired, reproducible, kept, resumed."""

import signal
import time
from concurrent.futures import Future
from typing import Any

import pytest

from mirabilia.bots import registry
from mirabilia.game import View
from mirabilia.lab import arena
from mirabilia.lab.arena import ArenaError, play_match, run_arena, warm_up
from mirabilia.lab.matches import Database, Match
from mirabilia.lab.pairings import Pairing, plan_arena
from mirabilia.lab.standings import Report, SequentialTest
from support.stub_bots import First, Spy

pytestmark = pytest.mark.usefixtures("stubs")

SURE = (0.01, 0.99)
"""Win rates between which one deal that a bot wins or loses twice decides."""


def without_times(report: Report) -> dict[str, Any]:
    document = report.document()
    for part in (document, *document["players"]):
        for timed in ("seconds", "seconds_per_move", "slowest_move", "resumed"):
            part.pop(timed, None)
    return document


def played(database: Database) -> list[Match]:
    return list(database.games())


# Pairs


def test_both_sides_play_the_same_deal(database: Database) -> None:
    run_arena("duel", ["first", "last"], 4, seed=5, processes=1, database=database)

    games = played(database)
    assert [(game.seed, game.rotation, game.bots) for game in games] == [
        (5, 0, ["first", "last"]),
        (5, 1, ["last", "first"]),
        (6, 0, ["first", "last"]),
        (6, 1, ["last", "first"]),
    ]
    assert [game.record["seed"] for game in games] == [5, 5, 6, 6]


def test_equal_bots_without_chance_win_half_of_every_deal() -> None:
    """The second game of a deal is the first with the names exchanged."""
    report = run_arena("duel", ["first"], 8, processes=1)

    assert report.games == 8
    assert report.win_rate == 0.5
    assert report.players[0].mean_score == report.players[1].mean_score


def test_games_are_rounded_up_and_the_report_says_so() -> None:
    report = run_arena("classic", ["first", "last"], 5, options={"players": 4}, processes=1)

    assert (report.games, report.deals) == (8, 2)
    assert [player.games for player in report.players] == [8, 24]
    assert sum(player.wins for player in report.players) <= 8
    assert report.win_rate + 3 * report.players[1].win_rate == pytest.approx(1, abs=1e-4)


# Bots


def test_a_bot_lives_for_one_game_in_one_seat_and_gets_views_only(database: Database) -> None:
    run_arena("duel", ["spy"], 4, processes=1, database=database)

    seeds = [seed for game in played(database) for seed in game.bot_seeds]
    lived = [spy for spy in Spy.made if spy.seed in seeds]  # others were made beforehand
    assert len(lived) == 4 * 2
    assert [spy.seed for spy in lived] == seeds
    assert len(set(seeds)) == 8
    for number, spy in enumerate(lived):
        assert all(type(view) is View for view in spy.views)
        assert {view.player for view in spy.views} == {number % 2}
    assert [len(spy.views) for spy in lived] == [m for game in played(database) for m in game.moves]


def test_all_who_decide_at_once_are_asked(database: Database) -> None:
    run_arena("classic", ["first"], 7, options={"players": 7}, processes=1, database=database)

    for game in played(database):
        assert min(game.moves) >= 3 * 6 + 1  # a side, then six cards in each Age


def test_the_time_of_a_move_is_the_time_of_choosing(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = iter(range(10**9))
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(ticks)))

    report = run_arena("duel", ["first", "last"], 2, processes=1, database=database)

    assert report.seconds_per_move == 1
    assert [player.slowest_move for player in report.players] == [1, 1]
    for game in played(database):
        assert game.seconds == [float(moves) for moves in game.moves]
        assert game.slowest == [1, 1]


def test_bots_are_made_ready_before_a_clock_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = []

    class Thinker(First):
        def __init__(self, seed: int | None = None, simulations: int = 0) -> None:
            super().__init__(seed)
            self.simulations = simulations

        def choose(self, view: View) -> Any:
            budgets.append(self.simulations)
            return super().choose(view)

    monkeypatch.setitem(registry.BOTS, "thinker", registry.BotKind("", Thinker, takes_budget=True))
    monkeypatch.setattr(arena, "INTERPRETED", False)

    report = run_arena("duel", ["thinker:5000", "first"], 2, processes=1)

    warming = budgets.index(5000)
    assert warming > 20  # a whole game
    assert budgets == [64] * warming + [5000] * (len(budgets) - warming)
    assert report.bots == ["thinker:5000", "first"]


def test_a_slow_bot_without_a_budget_makes_few_decisions_beforehand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ticks = iter(range(10**9))
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(ticks)))
    monkeypatch.setattr(arena, "INTERPRETED", False)
    arena._warm_up.cache_clear()
    slow, quick = plan_arena("duel", ["spy"], 2, seed=1), plan_arena("classic", ["spy"], 3)

    warm_up(slow)
    assert sum(len(spy.views) for spy in Spy.made) == 2
    monkeypatch.setattr(time, "perf_counter", lambda: 0.0)
    Spy.made = []
    warm_up(quick)
    assert sum(len(spy.views) for spy in Spy.made) > 10


@pytest.mark.parametrize("bot", ["crash", "cheat"])
def test_a_bot_that_fails_ends_the_arena_with_its_name(bot: str, database: Database) -> None:
    expected = {"crash": "move 5: KeyError: 'castle'", "cheat": "move 3: IllegalActionError: "}
    message = (
        f"bot '{bot}' failed in seat 1 of the game with seed 3, rotation 1, at its {expected[bot]}"
    )

    with pytest.raises(ArenaError) as caught:
        play_match("duel", ["first", bot], seed=3, rotation=1, bot_seeds=[0, 0])

    assert str(caught.value).startswith(message)


def test_games_before_a_failure_are_kept(database: Database) -> None:
    class Tiring(First):
        games = 0

        def __init__(self, seed: int | None = None) -> None:
            super().__init__(seed)
            Tiring.games += 1

        def choose(self, view: View) -> Any:
            if Tiring.games > 4:
                raise RuntimeError("enough")
            return super().choose(view)

    registry.BOTS["tiring"] = registry.BotKind("", Tiring)

    with pytest.raises(ArenaError, match="enough"):
        run_arena("duel", ["tiring", "first"], 10, processes=1, database=database)

    assert 0 < database.count() < 10


def test_a_game_done_beside_a_failure_is_kept(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of games that come in at the same moment the finished ones are stored first."""
    plan = plan_arena("duel", ["first", "last"], 2)
    good: Future[Match] = Future()
    good.set_result(arena._play(plan, Pairing(0, 1)))
    bad: Future[Match] = Future()
    bad.set_exception(ArenaError("enough"))

    class Pool:
        def __init__(self, *_: Any) -> None:
            self.futures = iter([bad, good])

        def submit(self, *_: Any) -> Any:
            return next(self.futures)

        def shutdown(self, **_: Any) -> None:
            pass

    monkeypatch.setattr(arena, "ProcessPoolExecutor", Pool)

    with pytest.raises(ArenaError, match="enough"):
        run_arena("duel", ["first", "last"], 2, processes=2, database=database)

    assert [game.rotation for game in database.games()] == [1]


def test_a_match_needs_a_bot_for_each_seat() -> None:
    with pytest.raises(ValueError, match="1 bots are given; the game has 2 seats"):
        play_match("duel", ["first"], seed=3, bot_seeds=[0])


def test_a_game_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MOST_DECISIONS", 10)
    with pytest.raises(ArenaError, match="has no end"):
        play_match("duel", ["first", "last"], seed=3, bot_seeds=[0, 0])


def test_fewer_processes_than_one_are_refused() -> None:
    with pytest.raises(ValueError, match="processes is 0; at least 1 is needed"):
        run_arena("duel", ["first"], 2, processes=0)


# Processes


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    def found(processes: int, seed: int = 0) -> dict[str, Any]:
        report = run_arena("duel", ["random", "random"], 8, seed=seed, processes=processes)
        return without_times(report)

    assert found(1) == found(2)
    assert found(1) != found(1, seed=100)


def test_a_failure_in_another_process_is_told() -> None:
    """New processes do not know this bot: compiled, they cannot even begin."""
    with pytest.raises((ArenaError, ValueError), match=r"ended unexpectedly|no bot 'first'"):
        run_arena("duel", ["first", "random"], 4, processes=2)


# Resuming


def test_games_in_the_database_are_not_played_again(database: Database) -> None:
    half = run_arena("duel", ["random", "random"], 4, processes=1, database=database)
    whole = run_arena("duel", ["random", "random"], 8, processes=1, database=database)
    again = run_arena("duel", ["random", "random"], 8, processes=1, database=database)

    assert (half.resumed, whole.resumed, again.resumed) == (0, 4, 8)
    assert database.count() == 8
    assert whole.games == again.games == 8
    assert again.players == whole.players
    fresh = run_arena("duel", ["random", "random"], 8, processes=1)
    assert without_times(fresh) == without_times(whole)


@pytest.mark.parametrize(
    ("bots", "changed"),
    [
        (["last", "first"], {}),
        (["first", "first"], {}),
        (["first", "last"], {"seed": 2}),
        (["first", "last"], {"options": {"pantheon": True}}),
        (["first", "last"], {"resume": False}),
    ],
)
def test_other_games_are_played(
    bots: list[str], changed: dict[str, Any], database: Database
) -> None:
    run_arena("duel", ["first", "last"], 4, processes=1, database=database)

    report = run_arena("duel", bots, 4, processes=1, database=database, **changed)

    assert report.resumed == 0
    assert database.count() == 8


def test_what_other_code_has_played_is_played_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_arena("duel", ["first", "last"], 2, processes=1, database=database)
    monkeypatch.setattr(arena, "code_stamp", lambda: "another")

    report = run_arena("duel", ["first", "last"], 2, processes=1, database=database)

    assert report.resumed == 0
    assert [game.code == "another" for game in played(database)] == [False, False, True, True]


def test_progress_is_told_of_all_games(database: Database) -> None:
    told: list[int] = []
    run_arena("duel", ["first", "last"], 4, processes=1, database=database, progress=told.append)
    assert sum(told) == 4
    told.clear()
    run_arena("duel", ["first", "last"], 6, processes=1, database=database, progress=told.append)
    assert told == [4, 1, 1]


# Interrupting


class Interrupter:
    """Presses Ctrl-C after some games."""

    def __init__(self, games: int) -> None:
        self.left = games

    def __call__(self, done: int) -> None:
        self.left -= done
        if self.left == 0:
            signal.raise_signal(signal.SIGINT)


@pytest.mark.parametrize("processes", [1, 2])
def test_an_interrupted_arena_reports_and_keeps_what_was_finished(
    processes: int, database: Database
) -> None:
    bots = ["random", "random"]
    report = run_arena(
        "duel", bots, 200, processes=processes, database=database, progress=Interrupter(7)
    )

    assert report.interrupted
    assert report.games % 2 == 0
    assert 2 <= report.games <= 7
    assert database.count() == 7
    goes_on = run_arena("duel", bots, 8, processes=1, database=database)
    assert goes_on.games == 8
    assert goes_on.resumed == 7 if processes == 1 else goes_on.resumed >= report.games
    assert without_times(goes_on) == without_times(run_arena("duel", bots, 8, processes=1))


def test_an_interrupt_before_the_first_deal_is_done_goes_on_to_the_caller(
    database: Database,
) -> None:
    with pytest.raises(KeyboardInterrupt):
        run_arena(
            "duel", ["first", "last"], 6, processes=1, database=database, progress=Interrupter(1)
        )
    assert database.count() == 1


def test_a_finished_arena_was_not_interrupted() -> None:
    assert not run_arena("duel", ["first", "last"], 2, processes=1).interrupted


# Ending early


def expected_length(games: list[Match]) -> int:
    """Games until the verdict, counted plainly."""
    test = SequentialTest(*SURE)
    won = 0.0
    for number in range(0, len(games), 2):
        won += games[number].share(0) + games[number + 1].share(1)
        if test.result(won, number + 2).verdict != "undecided":
            return number + 2
    raise AssertionError("take another seed")


@pytest.mark.parametrize("processes", [1, 2])
def test_a_verdict_ends_the_arena_after_a_whole_deal(processes: int, database: Database) -> None:
    bots = ["random", "random"]
    run_arena("duel", bots, 12, seed=8, processes=1, database=database)
    length = expected_length(played(database))
    assert 2 < length < 12  # else this test could not fail

    report = run_arena("duel", bots, 12, seed=8, processes=processes, sprt=SURE)

    assert report.games == length
    assert report.sprt
    assert report.sprt.verdict == ("high" if report.win_rate > 0.5 else "low")
    assert abs(report.sprt.log_ratio) > 2.9


def test_a_verdict_is_found_in_games_played_before(database: Database) -> None:
    bots = ["random", "random"]
    run_arena("duel", bots, 12, seed=8, processes=1, database=database)
    length = expected_length(played(database))

    report = run_arena("duel", bots, 100, seed=8, processes=1, database=database, sprt=SURE)

    assert report.games == report.resumed == length
    assert database.count() == 12


def test_without_a_verdict_all_games_are_played() -> None:
    report = run_arena("duel", ["first"], 6, processes=1, sprt=(0.45, 0.55))

    assert report.games == 6
    assert report.sprt
    assert report.sprt.verdict == "undecided"
