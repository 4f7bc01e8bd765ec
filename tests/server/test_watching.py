"""Who is at a table without deciding: chat, presence, spectators."""

import socket
from dataclasses import replace
from pathlib import Path
from typing import Any

from mirabilia.server.settings import Settings
from support.servers import QUICK, Player, Table, connected, serving
from support.stories import abreast, act, bearer, journal, opens, refusal, story
from support.stub_bots import stub_bots

DRAFT = {"options": {"first_player": 0}}
SMALL = 32_768
"""Bytes that a connection holds between who sends and who reads."""
THREE = {"options": {"players": 3, "edition": "first"}}


def limited(**limits: Any) -> Settings:
    """A server with these limits."""
    return replace(QUICK, limits=replace(QUICK.limits, **limits))


# Reading slowly


@story
async def test_who_does_not_read_holds_up_nobody_and_is_told_all_together_later(
    tmp_path: Path,
) -> None:
    said = [str(number) for number in range(60)]
    async with (
        serving(tmp_path / "games.sqlite", buffer_bytes=SMALL) as server,
        server.client() as anna,
    ):
        seven = {"options": {"players": 7}}
        opened = await opens(anna, "classic", sits=tuple(range(7)), **seven)
        table = opened["table"]
        narrow = socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])))
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        narrow.setblocking(False)
        unread = {"sock": narrow, "compression": None, "max_queue": 1}
        async with connected(server.url, table, **unread) as channel:
            slow = Player(channel)  # in all seats, and with facts: messages are long
            await slow.send({"type": "hello", "token": opened["token"], "facts": True})
            await slow.next()
            async with server.seat(table) as watcher:
                for text in said:
                    answer = await watcher.ask("say", name="Vira", text=text)
                    assert answer["type"] == "ack"

            await abreast(slow, answer["number"])

            updates = [message for message in slow.received if message["type"] == "update"]
            heard = [each for message in updates for each in message["log"]]
            assert [each["text"] for each in heard] == said
            assert len(updates) < len(said)


# Chat


@story
async def test_chat_is_text_even_where_it_looks_like_a_page(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as anna, table.seat(1) as borys, table.seat(None) as watcher:
            await borys.table()
            said = "<script>alert('Ї & \"')</script> 🎲"
            answer = await anna.ask("say", seat=0, text=f"  {said} ")
            entry = (await abreast(borys, answer["number"]))["log"][-1]
            assert (entry["seat"], entry["name"], entry["text"]) == (0, "Player 0", said)

            answer = await watcher.ask("say", name="Vira", text="Hello")
            entry = (await abreast(borys, answer["number"]))["log"][-1]
            assert (entry["seat"], entry["name"], entry["text"]) == (None, "Vira", "Hello")


@story
async def test_chat_has_a_length_and_no_hidden_letters(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as anna, table.seat(None) as watcher:
            assert (await anna.ask("say", seat=0, text="x" * 500))["type"] == "ack"
            for text, code in (
                ("x" * 501, "text"),
                ("x" * 4001, "bad_request"),
                ("", "text"),
                ("two\nlines", "text"),
                ("\x1b[31mred", "text"),
                ("turned \u202e round", "text"),
                ("zero\u200bwidth", "text"),
            ):
                assert (await anna.ask("say", seat=0, text=text))["code"] == code
            assert (await watcher.ask("say", text="Who am I?"))["code"] == "name"
            assert (await watcher.ask("say", name="x" * 33, text="Hi"))["code"] == "name"
            assert (await watcher.ask("say", seat=0, text="I am Anna"))["code"] == "forbidden"
        assert len(await journal(server, table.id)) == 4


@story
async def test_chat_has_a_rate(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite", limited(chat=(2, 0.001))) as server:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as anna:
            answers = [await anna.ask("say", seat=0, text="Well?") for _ in range(3)]
            assert [answer["type"] for answer in answers] == ["ack", "ack", "refused"]
            assert answers[-1]["code"] == "rate"
            assert (await anna.play(0))["type"] == "ack"


# Who is there


@story
async def test_everybody_is_told_who_is_there(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as anna:
            assert await _presence(anna, [True, False], 0)
            async with table.seat(1) as borys:
                assert await _presence(anna, [True, True], 0)
                assert await _presence(borys, [True, True], 0)
                async with table.seat(None), table.seat(1):
                    assert await _presence(anna, [True, True], 1)
                assert await _presence(anna, [True, True], 0)
            assert await _presence(anna, [True, False], 0)


async def _presence(player: Player, seats: list[bool], spectators: int) -> dict[str, Any]:
    wished = {"type": "presence", "seats": seats, "spectators": spectators}
    return await player.until(lambda message: message == wished)


# Spectators


@story
async def test_spectators_see_what_everybody_sees_and_decide_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, "classic", **THREE)
        async with table.seat(0) as anna, table.seat(None) as watcher:
            welcome = await watcher.next()
            assert welcome["you"] == {"seats": [], "is_host": False, "is_delayed": False}
            assert welcome["views"] == []
            hands = welcome["position"]["known"]["hands"]
            assert all(card is None for hand in hands for card in hand)
            answer = await act({0: anna})
            (event,) = (await abreast(watcher, answer["number"]))["log"][-1]["events"]
            assert event["document"] == {"type": "committed", "city": 0}
            for request in (
                {"kind": "play", "seat": 0, "action": 0, "asked": 4},
                {"kind": "undo", "seat": 0},
                {"kind": "offer_end", "seat": 0},
                {"kind": "resign", "seat": 0},
                {"kind": "hint", "seat": 0, "asked": 4},
                {"kind": "explain", "seat": 0, "name": "Baths"},
            ):
                assert (await watcher.ask(**request))["code"] == "forbidden"


@story
async def test_delayed_spectators_are_told_two_rounds_later_and_all_at_the_end(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as client:
        table = await Table.opened(server, spectators="delayed", **DRAFT)
        at = f"/api/tables/{table.id}"
        async with table.seat(0) as anna, table.seat(1) as borys, table.seat(None) as watcher:
            welcome = await watcher.next()
            assert welcome["you"]["is_delayed"]
            seen = [anna.now or await anna.next()]
            for played in range(1, 8):
                answer = await act({0: anna, 1: borys})
                seen.append(await abreast(anna, answer["number"]))
                late = (await client.get(at)).json()
                told = [entry for entry in late["log"] if entry["type"] == "played"]
                assert len(told) == max(0, played - 4)
                if played > 4:
                    before = await abreast(watcher, late["number"])
                    assert before["number"] == late["number"] == 3 + played - 4
                    assert before["to_decide"] == seen[played - 4]["to_decide"]
                    assert before["position"] == late["position"]
            async with table.seat(None) as other:
                assert (await other.next())["number"] == late["number"]
            answer = await anna.ask("resign", seat=0)
            ended = await abreast(watcher, answer["number"])
            assert ended["status"] == "over"
            log = [entry for each in watcher.received for entry in each.get("log", [])]
            assert [entry["number"] for entry in log] == list(range(answer["number"]))
            assert (await client.get(at)).json()["number"] == answer["number"]


@story
async def test_a_table_without_spectators_shows_nothing_while_it_is_played(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as client:
        table = await Table.opened(server, spectators="none", **DRAFT)
        assert refusal(await client.get(f"/api/tables/{table.id}")) == (403, "spectators")
        async with table.seat(None) as watcher:
            assert (await watcher.next())["code"] == "spectators"
            assert await watcher.is_closed() == 1008
        async with table.seat(0) as anna:
            await anna.ask("resign", seat=0)
        async with table.seat(None) as watcher:
            assert (await watcher.next())["status"] == "over"


@story
async def test_who_watched_a_table_fill_is_sent_away_if_it_has_no_spectators(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as client:
        table = await Table.opened(server, people=1, spectators="none", **DRAFT)
        async with table.seat(None) as watcher:
            assert (await watcher.next())["status"] == "waiting"

            sits = {"seat": 1, "name": "Borys"}
            assert (await client.post(f"/api/tables/{table.id}/join", json=sits)).is_success

            refused = await watcher.until(lambda message: message["type"] != "presence")
            assert (refused["type"], refused["code"]) == ("refused", "spectators")
            assert await watcher.is_closed() == 1008
            assert watcher.now["position"] is None


@story
async def test_who_left_a_table_without_spectators_sees_it_no_longer(tmp_path: Path) -> None:
    with stub_bots():
        async with serving(tmp_path / "games.sqlite") as server, server.client() as client:
            table = await Table.opened(server, spectators="none", stand_in="first", **DRAFT)
            async with table.seat(1) as borys:
                await borys.next()
                leave = f"/api/tables/{table.id}/leave"
                await client.post(leave, json={"seat": 1}, **bearer(table.tokens[1]))
                assert await borys.is_closed() == 1008
