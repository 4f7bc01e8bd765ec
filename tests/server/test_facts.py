"""What follows from positions by the rules is told to who asks for it; wonders and stages."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import mirabilia
from mirabilia.notation.games import notation
from support.servers import Player, Table, serving
from support.stories import abreast, act, opens, over, story
from support.stub_bots import stub_bots

SHORT = {"options": {"first_player": 0, "wonders": "first-game"}}
THREE = {"options": {"players": 3, "edition": "first"}}


def of(game: mirabilia.Game, seat: int | None) -> dict[str, Any]:
    view = game.public_view() if seat is None else game.view(seat)
    return notation(game.name).facts(view.state, seat)


@pytest.mark.parametrize(("game", "setup"), [("duel", SHORT), ("classic", THREE)])
@story
async def test_who_asks_for_facts_gets_them_with_every_position(
    tmp_path: Path, game: str, setup: dict[str, Any]
) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, game, **setup)
        seats = table.tokens
        async with (
            table.seat(0, facts=True) as anna,
            table.seat(1, facts=False) as borys,
            table.seat(None, facts=True) as watcher,
            table.seat(None) as other,
        ):
            for moves in range(3):
                room = await server.hub.room(table.id)
                number = room.table.number
                now = room.table.game
                assert now is not None
                told = await abreast(anna, number)
                assert told["facts"] is None
                assert told["views"][0]["facts"] == of(now, 0)
                assert told["views"][0]["facts"]["prices"]
                assert (await abreast(watcher, number))["facts"] == of(now, None)
                assert (await abreast(borys, number))["views"][0]["facts"] is None
                assert (await abreast(other, number))["facts"] is None
                if moves == 0:
                    await _one_move_each(table, {0: anna, 1: borys}, seats)


async def _one_move_each(table: Table, players: dict[int, Player], seats: dict[int, str]) -> None:
    await act(players)
    await act(players)
    for seat in seats.keys() - players.keys():
        async with table.seat(seat) as player:
            await act({seat: player})


@story
async def test_before_the_game_there_are_no_facts(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, people=1)
        async with table.seat(0, facts=True) as anna, table.seat(None, facts=True) as watcher:
            assert (await anna.next())["views"] == []
            assert (await watcher.next())["facts"] is None


@story
async def test_at_one_screen_each_seat_has_its_own_facts(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        table = await opens(anna, sits=(0, 1), **SHORT)
        async with server.seat(table["table"], table["token"], facts=True) as player:
            views = (await player.next())["views"]
        players = [{price["player"] for price in v["facts"]["prices"].values()} for v in views]
        assert players == [{0}, {1}]


@pytest.mark.parametrize(
    ("game", "options"), [("duel", {"pantheon": True}), ("classic", {"players": 3})]
)
@story
async def test_a_replay_has_the_facts_of_every_step(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    with stub_bots():
        async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
            seats = ["last", "first", "last"][: options.get("players", 2)]
            table = (await opens(anna, game, sits=(), options=options, seats=seats))["table"]
            await over(anna, table)
            record = (await anna.get(f"/api/tables/{table}/record")).json()
            replay = (await anna.get(f"/api/tables/{table}/replay")).json()
    assert replay["start_facts"] == of(mirabilia.load(record | {"actions": []}), None)
    assert replay["steps"][-1]["facts"] == of(mirabilia.load(record), None)
    assert all(step["facts"]["prices"] == {} for step in replay["steps"])


# Moves that need coins saved for them


async def _first(player: Player, seats: list[int], kind: str, *, otherwise: str) -> dict[str, Any]:
    """Play until an action of a kind is legal for the first seat, and take it."""
    while True:
        assert player.now["status"] == "playing"
        seat = player.now["to_decide"][0]
        question = await player.turn(seat)
        assert question is not None
        found = _of_kind(question, kind) if seat == seats[0] else None
        action = found or _of_kind(question, otherwise) or question["actions"][0]
        answer = await player.ask(
            "play", seat=seat, action=action["number"], asked=question["asked"]
        )
        assert answer["type"] == "ack", answer
        await abreast(player, answer["number"])
        if found:
            return action["document"]  # type: ignore[no-any-return]


def _of_kind(question: dict[str, Any], kind: str) -> dict[str, Any] | None:
    fits: Callable[[dict[str, Any]], bool] = lambda each: each["document"]["type"] == kind  # noqa: E731
    return next(filter(fits, question["actions"]), None)


@story
async def test_a_wonder_is_constructed_over_the_socket(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        table = await opens(anna, sits=(0, 1), **SHORT)
        async with server.seat(table["table"], table["token"], facts=True) as player:
            await player.next()
            played = await _first(player, [0, 1], "wonder", otherwise="discard")
            view = player.now["views"][0]
            (city,) = [
                each
                for each in view["position"]["cities"][0]["wonders"]
                if each["wonder"] == played["wonder"]
            ]
            assert city["card"] == played["card"]
            assert played["wonder"] not in view["facts"]["prices"]
            events = [event["document"]["type"] for event in player.now["log"][-1]["events"]]
            assert "wonder_built" in events


@story
async def test_a_stage_is_built_over_the_socket(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:
        table = await opens(anna, "classic", sits=(0, 1, 2), **THREE)
        async with server.seat(table["table"], table["token"], facts=True) as player:
            await player.next()
            played = await _first(player, [0, 1, 2], "stage", otherwise="build")
            known = player.now["views"][0]["position"]["known"]
            assert known["commitments"][0]["type"] == "stage"
            assert known["commitments"][0]["card"] == played["card"]
            while player.now["to_decide"] != [0, 1, 2]:
                await act({0: player, 1: player, 2: player})
            assert player.now["views"][0]["position"]["cities"][0]["stages"] == played["stage"]
            prices = player.now["views"][0]["facts"]["prices"]
            assert prices["stage"]["stage"] == played["stage"] + 1
