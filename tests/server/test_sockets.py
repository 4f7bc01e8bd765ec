"""Play over a WebSocket: what is told, what is asked, and who may say what."""

import asyncio
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import mirabilia
from mirabilia.server.settings import Settings
from support.servers import QUICK, Player, Table, connected, serving
from support.stories import abreast, act, journal, story
from support.stub_bots import stub_bots

SHORT = {"options": {"first_player": 0, "wonders": "first-game"}}
"""A game of Duel that begins with the first Age, and with seat 0."""
DRAFT = {"options": {"first_player": 0}}
THREE = {"options": {"players": 3, "edition": "first"}}


def limited(**limits: Any) -> Settings:
    """A server with these limits."""
    return replace(QUICK, limits=replace(QUICK.limits, **limits))


# The welcome, and coming back


@story
async def test_the_welcome_has_the_view_the_legal_actions_and_the_log(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, **SHORT)
        async with table.seat(0) as anna:
            welcome = await anna.next()

        assert welcome["type"] == "welcome"
        assert welcome["table"]["id"] == table.id
        assert re.fullmatch("[0-9a-f]{64}", welcome["table"]["commitment"])
        assert [entry["type"] for entry in welcome["log"]] == ["opened", "joined", "joined"]
        assert [entry["number"] for entry in welcome["log"]] == [0, 1, 2]
        assert welcome["to_decide"] == [0]
        assert welcome["position"] is None
        (view,) = welcome["views"]
        entries = await journal(server, table.id)
        game = mirabilia.new("duel", seed=entries[0]["seed"], **SHORT["options"])
        assert view["position"] == game.view(0).to_dict()
        question = view["question"]
        assert question["must"]
        assert [each["number"] for each in question["actions"]] == [
            action.number for action in game.legal(0)
        ]
        assert [each["document"] for each in question["actions"]] == [
            action.document for action in game.legal(0)
        ]
        built = [each for each in question["actions"] if each["document"]["type"] == "build"]
        assert built
        assert all("price" in each["document"] for each in built)


@story
async def test_in_7_wonders_actions_tell_what_each_neighbour_is_paid(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, "classic", **THREE)
        async with table.seat(0) as anna:
            question = (await anna.next())["views"][0]["question"]

        for action in question["actions"]:
            if action["document"]["type"] == "build":
                assert action["document"].keys() >= {"card", "left", "right", "coins"}
            assert action["sentence"]


@story
async def test_nothing_is_lost_by_a_connection_that_breaks(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(1) as borys:
            async with table.seat(0) as anna:
                await act({0: anna, 1: borys})
                had = anna.now["number"]
            await act({1: borys})
            await act({1: borys})
            await borys.ask("say", seat=1, text="Are you there?")
            async with table.seat(0, last=had) as again:
                welcome = await again.next()
        kept = await journal(server, table.id)
        assert [entry["number"] for entry in welcome["log"]] == list(range(had, len(kept)))
        assert [entry["type"] for entry in welcome["log"]] == ["played", "played", "said"]
        assert welcome["number"] == len(kept)


@story
async def test_who_claims_to_have_heard_more_than_there_is_gets_no_old_news(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0, last=999_999) as anna:
            welcome = await anna.next()
            assert (welcome["log"], welcome["number"]) == ([], 3)
            await act({0: anna})
            assert [entry["number"] for entry in anna.now["log"]] == [3]


@story
async def test_messages_are_numbered_and_each_goes_on_where_the_last_one_ended(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server)
        async with table.seat(0) as anna, table.seat(1) as borys, table.seat(None) as watcher:
            for _ in range(6):
                answer = await act({0: anna, 1: borys})
            for player in (anna, borys, watcher):
                await abreast(player, answer["number"])
                told = [each for each in player.received if "log" in each]
                assert [each["type"] for each in told] == ["welcome"] + ["update"] * (len(told) - 1)
                numbers = [each["number"] for each in told]
                assert numbers == sorted(set(numbers))
                log = [entry["number"] for each in told for entry in each["log"]]
                assert log == list(range(answer["number"]))


# A question is answered once


@story
async def test_a_double_click_plays_once(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as anna:
            await anna.next()
            question = anna.question(0)
            assert question
            move = {"type": "play", "seat": 0, "asked": question["asked"]}
            move["action"] = question["actions"][0]["number"]

            await anna.send(move | {"id": 1})
            await anna.send(move | {"id": 2})
            first = await anna.until(lambda message: message.get("id") == 1)
            second = await anna.until(lambda message: message.get("id") == 2)

        assert first["type"] == "ack"
        assert (second["type"], second["code"]) == ("refused", "stale")
        assert len(await journal(server, table.id)) == first["number"] == 4


@story
async def test_a_second_tab_stays_in_step_and_cannot_play_twice(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as one, table.seat(0) as two:
            await one.next()
            old = (await two.next())["views"][0]["question"]
            answer = await one.play(0)

            now = await abreast(two, answer["number"])

            await abreast(one, answer["number"])
            for name in ("number", "views", "log", "to_decide"):
                assert now[name] == one.now[name]
            action = old["actions"][0]["number"]
            late = await two.ask("play", seat=0, action=action, asked=old["asked"])
            assert late["code"] == "stale"


@story
async def test_two_tabs_that_play_at_once_play_once(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as one, table.seat(0) as two:
            await one.next()
            await two.next()
            answers = await asyncio.gather(one.play(0, 0), two.play(0, 1))
        assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
        assert len(await journal(server, table.id)) == 4


@story
async def test_an_action_that_is_not_legal_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, **SHORT)
        async with table.seat(0) as anna:
            await anna.next()
            question = anna.question(0)
            assert question
            legal = {each["number"] for each in question["actions"]}
            illegal = next(number for number in range(1_000) if number not in legal)
            for action in (illegal, 1_000_000):
                answer = await anna.ask("play", seat=0, action=action, asked=question["asked"])
                assert answer["code"] == "illegal"
        assert len(await journal(server, table.id)) == 3


@story
async def test_where_all_choose_at_once_a_choice_can_be_changed_until_the_last_one(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, "classic", **THREE)
        async with table.seat(0) as anna, table.seat(1) as borys, table.seat(2) as vira:
            await act({0: anna})
            question = anna.now["views"][0]["question"]
            assert not question["must"]
            action = question["actions"][-1]["number"]
            again = await anna.ask("play", seat=0, action=action, asked=question["asked"])
            assert again["type"] == "ack"
            assert (await borys.table())["views"][0]["question"]["must"]
            for seat, player in ((1, borys), (2, vira)):
                await player.turn(seat)
                answer = await player.play(seat)
            now = await abreast(anna, answer["number"])
            assert now["views"][0]["position"]["turn"] == 2
            assert now["to_decide"] == [0, 1, 2]


# Taking back


@story
async def test_what_showed_nothing_new_is_taken_back_freely(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as anna, table.seat(1) as borys:
            before = (await anna.next())["views"]
            await act({0: anna})

            answer = await anna.ask("undo", seat=0)

            assert answer["type"] == "ack"
            now = await abreast(anna, answer["number"])
            assert now["views"][0]["position"] == before[0]["position"]
            assert now["to_decide"] == [0]
            assert now["undo"] is None
            assert [entry["type"] for entry in now["log"]][-1] == "taken_back"
            assert (await abreast(borys, answer["number"]))["to_decide"] == [0]
            await act({0: anna}, 1)


@story
async def test_what_others_have_answered_is_taken_back_if_they_agree(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as anna, table.seat(1) as borys:
            before = (await anna.next())["views"]
            await act({0: anna})
            await act({1: borys})

            asked = await anna.ask("undo", seat=0)
            now = await abreast(borys, asked["number"])
            assert now["undo"] == {"seat": 0, "agreed": [0], "stay": 0}
            assert now["to_decide"] == [1]
            assert (await anna.ask("undo", seat=0))["code"] == "asked"
            assert (await anna.ask("answer_undo", seat=0, agreed=True))["code"] == "asked"
            agreed = await borys.ask("answer_undo", seat=1, agreed=True)

            now = await abreast(anna, agreed["number"])
            assert now["undo"] is None
            assert now["views"][0]["position"] == before[0]["position"]


@story
async def test_one_who_refuses_is_enough_to_keep_what_was_played(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as anna, table.seat(1) as borys:
            await act({0: anna})
            await act({1: borys})
            asked = await anna.ask("undo", seat=0)
            before = await abreast(anna, asked["number"])

            refused = await borys.ask("answer_undo", seat=1, agreed=False)

            now = await abreast(anna, refused["number"])
            assert now["undo"] is None
            assert now["views"] == before["views"]
            assert now["log"][-1]["agreed"] is False


@story
async def test_what_turned_up_a_card_is_not_taken_back_freely(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as anna, table.seat(1) as borys:
            for _ in range(3):  # the fourth wonder needs no choice; then come four new ones
                await act({0: anna, 1: borys})

            asked = await borys.ask("undo", seat=1)

            now = await abreast(anna, asked["number"])
            assert now["undo"] == {"seat": 1, "agreed": [1], "stay": 2}


# Ending early


@story
async def test_a_game_ends_without_a_winner_if_all_agree(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, "classic", **THREE)
        async with table.seat(0) as anna, table.seat(1) as borys, table.seat(2) as vira:
            offered = await anna.ask("offer_end", seat=0)
            assert (await abreast(vira, offered["number"]))["offer"]["agreed"] == [0]
            refused = await vira.ask("answer_end", seat=2, agreed=False)
            assert (await abreast(anna, refused["number"]))["offer"] is None

            await borys.ask("offer_end", seat=1)
            await anna.ask("answer_end", seat=0, agreed=True)
            agreed = await vira.ask("answer_end", seat=2, agreed=True)

            ended = await abreast(anna, agreed["number"])
            assert ended["status"] == "over"
            assert (ended["ending"]["reason"], ended["ending"]["winners"]) == ("agreed", [])


@story
async def test_of_two_players_the_other_one_wins_if_one_resigns(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as anna, table.seat(1) as borys:
            answer = await borys.ask("resign", seat=1)

            ended = await abreast(anna, answer["number"])
            assert (ended["ending"]["reason"], ended["ending"]["winners"]) == ("resigned", [0])
            assert not ended["ending"]["by_points"]
            assert ended["to_decide"] == []
            assert ended["views"][0]["question"] is None


@story
async def test_of_three_players_a_bot_goes_on_for_one_who_resigns(tmp_path: Path) -> None:
    with stub_bots():
        async with serving(tmp_path / "games.sqlite") as server:
            table = await Table.opened(server, "classic", **THREE, stand_in="first")
            async with table.seat(0) as anna, table.seat(1) as borys, table.seat(2) as vira:
                await borys.ask("resign", seat=1)
                for seat, player in ((0, anna), (2, vira)):
                    await player.turn(seat)
                    assert (await player.play(seat))["type"] == "ack"

                now = await anna.table(lambda now: now["views"][0]["position"]["turn"] == 2)
                assert now["status"] == "playing"
                assert now["seats"][1]["bot"] == "first"


# Secrets


@story
async def test_a_seat_is_decided_for_by_its_own_secret_only(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, **DRAFT)
        other = await Table.opened(server, **DRAFT)
        async with table.seat(1) as borys:
            await borys.next()
            for request in (
                {"kind": "play", "seat": 0, "action": 0, "asked": 3},
                {"kind": "resign", "seat": 0},
                {"kind": "say", "seat": 0, "text": "I give up"},
            ):
                assert (await borys.ask(**request))["code"] == "forbidden"
        for wrong in ("x", "x" * 43, table.tokens[0][:-1], other.tokens[0]):
            async with server.seat(table.id, wrong) as nobody:
                assert (await nobody.next())["code"] == "forbidden"
                assert await nobody.is_closed() == 1008
        assert len(await journal(server, table.id)) == 3


@story
async def test_a_table_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.seat("nowhere") as nobody:
        assert (await nobody.next())["code"] == "table"
        assert await nobody.is_closed() == 1008


@story
async def test_the_first_message_is_hello(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, **DRAFT)
        for first in (
            '{"type": "resign", "id": 1, "seat": 0}',
            "hello",
            "[]",
            '{"type": "hello", "x": 1}',
        ):
            async with connected(server.url, table.id) as channel:
                player = Player(channel)
                await player.send(first)
                assert (await player.next())["code"] == "bad_request"
                assert await player.is_closed() == 1008


@story
async def test_who_says_nothing_is_not_waited_for(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite", limited(hello_seconds=0.1)) as server:
        table = await Table.opened(server, **DRAFT)
        async with connected(server.url, table.id) as channel:
            assert await Player(channel).is_closed() == 1008


@story
async def test_a_message_that_cannot_be_read_is_refused_and_the_next_one_is_read(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as anna:
            await anna.next()
            for message, number in (
                ("{", None),
                ('{"type": "hello"}', None),
                ('{"type": "play", "id": 7}', 7),
                ('{"type": "play", "id": 8, "seat": "0", "action": 1, "asked": 3}', 8),
                ('{"type": "resign", "id": 9, "seat": 0, "really": true}', 9),
            ):
                await anna.send(message)
                refused = await anna.until(lambda told: told["type"] == "refused")
                assert (refused["id"], refused["code"]) == (number, "bad_request")
            await anna.channel.send(b"\x00")
            refused = await anna.until(lambda told: told["type"] == "refused")
            assert refused["code"] == "bad_request"
            assert (await anna.play(0))["type"] == "ack"


@story
async def test_messages_have_a_rate_and_who_goes_on_is_cut_off(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite", limited(messages=(3, 0.001))) as server:
        table = await Table.opened(server, **DRAFT)
        async with table.seat(0) as anna:
            for _ in range(3):
                await anna.ask("explain", seat=0, name="Baths")
            await anna.send({"type": "explain", "id": 9, "seat": 0, "name": "Baths"})
            refused = await anna.until(lambda message: message["type"] == "refused")
            assert (refused["id"], refused["code"]) == (9, "rate")
            for _ in range(19):
                await anna.send({"type": "explain", "id": 9, "seat": 0, "name": "Baths"})
            assert await anna.is_closed() == 1008


# Prices and languages


@pytest.mark.parametrize(
    ("limit", "asked"),
    [
        ("chat", {"kind": "say", "seat": 0, "text": "Hello"}),
        ("undo", {"kind": "undo", "seat": 0}),
        ("hints", {"kind": "hint", "seat": 0, "asked": 0}),
    ],
)
@story
async def test_who_connects_again_has_no_more_of_what_is_limited(
    tmp_path: Path, limit: str, asked: dict[str, Any]
) -> None:
    limits = replace(QUICK.limits, **{limit: (1, 0.0001)})
    async with serving(tmp_path / "games.sqlite", replace(QUICK, limits=limits)) as server:
        table, other = [await Table.opened(server) for _ in range(2)]
        for seated, seat, is_too_much in (
            (table, 0, False),
            (table, 0, True),
            (table, 1, False),  # somebody else
            (other, 0, False),
        ):
            async with seated.seat(seat) as player:
                answer = await player.ask(**asked | {"seat": seat})
                assert (answer.get("code") == "rate") == is_too_much


@story
async def test_spectators_whom_nobody_knows_are_told_apart_by_address(tmp_path: Path) -> None:
    limits = replace(QUICK.limits, chat=(1, 0.0001))
    async with serving(tmp_path / "games.sqlite", replace(QUICK, limits=limits)) as server:
        table = await Table.opened(server)
        codes = []
        for _ in range(2):
            async with table.seat(None) as nobody:
                answer = await nobody.ask("say", seat=None, name="Nobody", text="Hello")
                codes.append(answer.get("code"))
        assert codes == [None, "rate"]


@story
async def test_prices_are_explained(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server:
        table = await Table.opened(server, **SHORT)
        async with table.seat(0) as anna:
            answer = await anna.ask("explain", seat=0, name="Baths")
            assert answer["type"] == "explained"
            assert answer["price"]["name"] == "Baths"
            assert answer["price"]["total"] == 2
            assert "Total: 2 coins." in answer["sentences"]
            unknown = await anna.ask("explain", seat=0, name="Big Ben")
            assert (unknown["type"], unknown["code"]) == ("refused", "bad_request")


@story
async def test_sentences_are_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    async with serving(tmp_path / "games.sqlite") as server, server.client() as client:
        table = await Table.opened(server, **SHORT)
        async with table.seat(0, language="uk") as anna, table.seat(1) as borys:
            actions = (await anna.next())["views"][0]["question"]["actions"]
            assert all(_is_cyrillic(action["sentence"]) for action in actions)
            answer = await act({0: anna})
            for player, cyrillic in ((anna, True), (borys, False)):
                now = await abreast(player, answer["number"])
                for event in now["log"][-1]["events"]:
                    assert _is_cyrillic(event["sentence"]) == cyrillic
            explained = await anna.ask("explain", seat=0, name="Baths")
            assert all(_is_cyrillic(sentence) for sentence in explained["sentences"])
        seen = (await client.get(f"/api/tables/{table.id}", params={"language": "uk"})).json()
        assert all(_is_cyrillic(event["sentence"]) for event in seen["log"][-1]["events"])


def _is_cyrillic(sentence: str) -> bool:
    return bool(re.search("[а-яіїєґ]", sentence))
