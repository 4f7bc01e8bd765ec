"""Bots at a table, and advice: they go on by themselves, and nobody waits for them."""

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

from mirabilia.bots import registry
from mirabilia.game import Action, View
from mirabilia.server.thinking import REMEMBERED
from support.servers import PATIENCE, QUICK, Table, serving
from support.stories import abreast, act, browser, journal, opens, over, story, until
from support.stub_bots import First, stub_bots

THREE = {"options": {"players": 3, "edition": "first"}}
DRAFT = {"options": {"first_player": 0}}
FEW = replace(QUICK, hint_simulations=200)


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Have a bot known by a name during this test."""

    def known(name: str, make: Any) -> None:
        monkeypatch.setitem(registry.BOTS, name, registry.BotKind(name, make))

    return known


# Whole games


@pytest.mark.parametrize("level", ["apprentice", "builder", "architect"])
@story
async def test_a_whole_game_against_a_bot(tmp_path: Path, level: str) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        table = await opens(anna, seats=["open", level])
        async with browser(server, anna, table["table"]) as player:
            while await player.turn(0):
                await act({0: player})
            assert player.now["ending"]["winners"]
        by_seat = Counter(_deciders(await journal(server, table["table"])))
        assert min(by_seat[0], by_seat[1]) > 5


def _deciders(entries: list[dict[str, Any]]) -> list[int]:
    return [entry["seat"] for entry in entries if entry["type"] == "played"]


@story
async def test_bots_play_among_themselves(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        duel = await opens(anna, sits=(), seats=["builder", "apprentice"])
        pantheon = {"options": {"pantheon": True}}
        gods = await opens(anna, sits=(), seats=["apprentice", "builder"], **pantheon)
        seven = await opens(anna, "classic", sits=(), seats=["apprentice"] * 3, **THREE)
        for table in (duel, gods, seven):
            ended = await over(anna, table["table"])
            assert ended["ending"]["winners"]
            assert ended["ending"]["reason"] not in ("abandoned", "agreed")


class Careful(First):
    """Counts how often it is asked, and notices whether it is asked while it thinks."""

    asked: ClassVar[Counter[int]] = Counter()
    at_once: ClassVar[int] = 0

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        self._thinking = threading.Lock()

    def choose(self, view: View) -> Action:
        Careful.asked[view.player] += 1
        if not self._thinking.acquire(blocking=False):
            Careful.at_once += 1
        time.sleep(0.002)
        try:
            return super().choose(view)
        finally:
            if self._thinking.locked():
                self._thinking.release()


@pytest.mark.parametrize(("game", "places"), [("duel", 2), ("classic", 3)])
@story
async def test_a_bot_is_asked_once_for_each_move(
    tmp_path: Path, bots: Any, game: str, places: int
) -> None:
    bots("careful", Careful)
    Careful.asked.clear()
    Careful.at_once = 0
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        table = await opens(anna, game, sits=(), seats=["careful"] * places)
        await over(anna, table["table"])
        assert Careful.at_once == 0
        assert Careful.asked == Counter(_deciders(await journal(server, table["table"])))
        faults = (await anna.get("/metrics")).text
        assert "mirabilia_faults_total 0.0" in faults


# Bots that fail


class Broken(First):
    """Fails at every move."""

    def choose(self, view: View) -> Action:
        raise RuntimeError("I am lost")


class Lawless(First):
    """Names an action that is not legal."""

    def choose(self, view: View) -> Any:
        return 999_999


class Mute(First):
    """Names no action."""

    def choose(self, view: View) -> Any:
        return None


class Unborn(First):
    """Cannot be made."""

    def __init__(self, seed: int | None = None) -> None:
        raise OSError("no such file: brain.bin")


@pytest.mark.parametrize("kind", [Broken, Lawless, Mute, Unborn])
@story
async def test_where_a_bot_fails_another_one_moves_for_it(
    tmp_path: Path, bots: Any, kind: type[First]
) -> None:
    bots("failing", kind)
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        table = await opens(anna, seats=["open", "failing"], **DRAFT)
        async with browser(server, anna, table["table"]) as player:
            for _ in range(3):
                await act({0: player})
            await player.turn(0)
            assert player.now["seats"][1]["bot"] == "failing"
        moved = _deciders(await journal(server, table["table"]))
        assert moved.count(1) >= 2
        assert f"mirabilia_faults_total {moved.count(1)}.0" in (await anna.get("/metrics")).text


@story
async def test_a_server_remembers_few_bots_and_none_of_finished_games(tmp_path: Path) -> None:
    """What the strongest found out takes much memory."""
    with stub_bots():
        async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
            remembered = server.hub.thinkers._bots
            seven = await opens(
                anna, "classic", seats=["open"] + ["first"] * 6, options={"players": 7}
            )
            duel = await opens(anna, seats=["open", "first"], **DRAFT)
            async with browser(server, anna, duel["table"]) as player:
                await act({0: player})
                await player.turn(0)
                assert (duel["table"], 1) in remembered
                await player.ask("resign", seat=0)
                assert (duel["table"], 1) not in remembered
            for _ in range(2):
                await opens(anna, "classic", seats=["open", "first", "first"], **THREE)
            await until(lambda: _remembers(remembered, REMEMBERED))
            assert (seven["table"], 1) not in remembered  # the first to be asked


async def _remembers(remembered: Any, count: int) -> bool:
    assert len(remembered) <= count
    return len(remembered) == count


@story
async def test_a_bot_that_fails_once_goes_on_itself(tmp_path: Path) -> None:
    with stub_bots():
        async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
            table = await opens(anna, sits=(), seats=["crash", "first"])
            await over(anna, table["table"])
            assert "mirabilia_faults_total 1.0" in (await anna.get("/metrics")).text


# Nobody waits


class Stuck(First):
    """Comes to no decision until it is let."""

    may: ClassVar[threading.Event] = threading.Event()
    asked = 0

    def choose(self, view: View) -> Action:
        Stuck.asked += 1
        self.may.wait(PATIENCE)
        return super().choose(view)


@pytest.fixture
def stuck(bots: Any) -> Iterator[None]:
    """Have a bot that comes to no decision before the test is over."""
    bots("stuck", Stuck)
    Stuck.may.clear()
    Stuck.asked = 0
    yield
    Stuck.may.set()


@story
async def test_while_bots_think_others_play(tmp_path: Path, stuck: None) -> None:
    settings = replace(QUICK, thinkers=2)
    async with serving(tmp_path / "games.sqlite", settings) as server, server.client() as anna:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as player, table.seat(1) as other:
            for _ in range(4):  # more than may think at once
                await opens(anna, sits=(), seats=["stuck", "stuck"])
            await until(lambda: _asked(2))
            await act({0: player, 1: other})
            assert (await anna.get("/healthz")).json()["status"] == "ok"
        assert Stuck.asked == 2  # none of them has come to a decision


@story
async def test_many_slow_bots_at_one_table_hold_up_no_other(tmp_path: Path, stuck: None) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        await opens(anna, "classic", sits=(), seats=["stuck"] * 7, options={"players": 7})
        table = await opens(anna, seats=["open", "builder"], **DRAFT)
        async with browser(server, anna, table["table"]) as player:
            for _ in range(3):
                await act({0: player})
        assert Stuck.asked == 1
        Stuck.may.set()
        await until(lambda: _asked(8))  # each in turn


async def _asked(times: int) -> bool:
    return Stuck.asked >= times


@story
async def test_finished_games_hold_up_no_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = threading.Event()
    monkeypatch.setattr("mirabilia.server.thinking.analyse", lambda *_, **__: done.wait(PATIENCE))
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        thinkers = server.hub.thinkers
        waiting = [asyncio.create_task(thinkers.analyse({})) for _ in range(3)]
        try:
            table = await opens(anna, seats=["open", "builder"], **DRAFT)
            async with browser(server, anna, table["table"]) as player:
                for _ in range(3):
                    await act({0: player})
                assert await thinkers.read(lambda: "read") == "read"
            waiting += [asyncio.create_task(thinkers.read(done.wait)) for _ in range(3)]
            async with browser(server, anna, table["table"]) as player:
                await act({0: player})
                await player.turn(0)
        finally:
            done.set()
            await asyncio.gather(*waiting, return_exceptions=True)


@story
async def test_what_a_person_takes_back_a_bot_thinks_about_anew(
    tmp_path: Path, stuck: None
) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        table = await opens(anna, seats=["open", "stuck"], **DRAFT)
        async with browser(server, anna, table["table"]) as player:
            await act({0: player})
            await until(lambda: _asked(1))
            taken_back = await player.ask("undo", seat=0)
            assert (await abreast(player, taken_back["number"]))["to_decide"] == [0]
            await act({0: player}, 1)
            Stuck.may.set()
            await player.table(lambda now: any(entry.get("seat") == 1 for entry in now["log"]))
        kinds = [entry["type"] for entry in await journal(server, table["table"])]
        assert kinds[2:7] == ["played", "undo_asked", "taken_back", "played", "played"]


# Restarts


class Resting(First):
    """Rests after some moves, so that a game can be interrupted."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        self._moves = 0

    def choose(self, view: View) -> Action:
        self._moves += 1
        if self._moves > 3:
            Stuck.may.wait(PATIENCE)
        return super().choose(view)


@story
async def test_bots_go_on_by_themselves_after_a_restart(
    tmp_path: Path, bots: Any, stuck: None
) -> None:
    bots("resting", Resting)
    file = tmp_path / "games.sqlite"
    async with serving(file) as server, server.client() as anna:
        duel = (await opens(anna, sits=(), seats=["resting"] * 2))["table"]
        seven = (await opens(anna, "classic", sits=(), seats=["resting"] * 3, **THREE))["table"]

        async def begun() -> bool:
            return all([len(await journal(server, table)) > 5 for table in (duel, seven)])

        await until(begun)
    Stuck.may.set()
    async with serving(file) as server, server.client() as anna:
        kept = {table: await journal(server, table) for table in (duel, seven)}
        assert all(5 < len(entries) < 60 for entries in kept.values())
        for table, entries in kept.items():
            assert (await over(anna, table))["ending"]["winners"]
            assert (await journal(server, table))[: len(entries)] == entries


# Hints


@pytest.mark.parametrize(("game", "setup"), [("duel", DRAFT), ("classic", THREE)])
@story
async def test_a_hint_tells_the_chances_of_every_action(
    tmp_path: Path, game: str, setup: dict[str, Any]
) -> None:
    async with serving(tmp_path / "games.sqlite", FEW) as server:
        table = await Table.opened(server, game, **setup)
        async with table.seat(0) as anna:
            question = await anna.turn(0)
            assert question
            answer = await anna.ask("hint", seat=0, asked=question["asked"])

        assert (answer["type"], answer["asked"]) == ("advised", question["asked"])
        advice = answer["advice"]
        legal = {action["number"] for action in question["actions"]}
        assert {option["number"] for option in advice["options"]} == legal
        assert sum(option["share"] for option in advice["options"]) == pytest.approx(1, abs=0.01)
        assert all(0 <= option["win"] <= 1 for option in advice["options"])
        assert advice["win"] == advice["options"][0]["win"]
        assert 0 < advice["simulations"] <= 200
        assert len(await journal(server, table.id)) == 1 + len(table.tokens)


@story
async def test_there_are_no_hints_where_the_table_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite", FEW) as server:
        table = await Table.opened(server, hints=False, **DRAFT)
        async with table.seat(0) as anna:
            question = await anna.turn(0)
            assert question
            assert (await anna.ask("hint", seat=0, asked=question["asked"]))["code"] == "hints"


@story
async def test_a_hint_is_given_for_the_question_that_is_asked_now(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite", FEW) as server:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as anna, table.seat(1) as borys:
            question = await anna.turn(0)
            assert question
            await act({0: anna})
            for player, seat in ((anna, 0), (borys, 1)):
                answer = await player.ask("hint", seat=seat, asked=question["asked"])
                assert answer["code"] == "stale"
            assert (await borys.ask("hint", seat=0, asked=3))["code"] == "forbidden"


@story
async def test_who_has_chosen_gets_no_hint(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite", FEW) as server:
        table = await Table.opened(server, "classic", **THREE)
        async with table.seat(0) as anna:
            await act({0: anna})
            question = anna.now["views"][0]["question"]
            assert not question["must"]
            answer = await anna.ask("hint", seat=0, asked=question["asked"])
            assert answer["code"] == "stale"


@story
async def test_hints_have_a_rate_and_come_one_at_a_time(tmp_path: Path) -> None:
    limits = replace(QUICK.limits, hints=(2, 0.001))
    settings = replace(FEW, limits=limits)
    async with serving(tmp_path / "games.sqlite", settings) as server:
        advise, may = server.hub.thinkers.advise, asyncio.Event()

        async def when_it_may(view: View) -> Any:
            await may.wait()
            return await advise(view)

        server.hub.thinkers.advise = when_it_may  # type: ignore[method-assign]
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as anna:
            question = await anna.turn(0)
            assert question
            hint = {"type": "hint", "seat": 0, "asked": question["asked"]}
            for number in (1, 2):
                await anna.send(hint | {"id": number})
            second = await anna.until(lambda message: message.get("id") == 2)
            assert second["code"] == "rate"  # the first is being thought about
            may.set()
            first = await anna.until(lambda message: message.get("id") == 1)
            assert first["type"] == "advised"
            third = await anna.ask("hint", seat=0, asked=question["asked"])
            assert third["code"] == "rate"
            assert (await anna.play(0))["type"] == "ack"


@story
async def test_who_asks_for_advice_that_fails_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(view: View) -> Any:
        raise RuntimeError("no idea")

    async with serving(tmp_path / "games.sqlite", FEW) as server:
        monkeypatch.setattr(server.hub.thinkers, "advise", fails)
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as anna:
            question = await anna.turn(0)
            assert question
            answer = await anna.ask("hint", seat=0, asked=question["asked"])
            assert (answer["type"], answer["code"]) == ("refused", "internal")
            assert (await anna.play(0))["type"] == "ack"
