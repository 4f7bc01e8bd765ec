"""`mirabilia engine`: whatever line comes in, one answer goes out and the game is safe."""

import io
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mirabilia
from mirabilia.cli.engine import serve
from mirabilia.cli.protocol import LONGEST_LINE, LONGEST_MESSAGE, Session
from mirabilia.game import Game
from mirabilia.notation.catalogue import LANGUAGES

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
NEW = {"command": "new", "game": "duel", "seed": 7}


def ask(session: Session, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(session.respond(json.dumps(request).encode()))
    return answer


def begun() -> Session:
    session = Session()
    assert ask(session, **NEW)["ok"]
    return session


def talk(*lines: bytes) -> list[dict[str, Any]]:
    """All answers to lines that end as they are given."""
    answers = io.BytesIO()
    serve(io.BytesIO(b"".join(lines)), answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


# The documented conversation


def conversation() -> list[tuple[str, str]]:
    """Requests and answers of the page, unfolded."""
    blocks = re.findall(r"^```text\n(.*?)^```", PAGE, re.M | re.S)
    lines = re.sub(r"\n    ", " ", "".join(blocks)).splitlines()
    assert [line[0] for line in lines] == [">", "<"] * (len(lines) // 2)
    return [(lines[i][2:], lines[i + 1][2:]) for i in range(0, len(lines), 2)]


def test_the_documented_conversation_is_what_the_engine_says() -> None:
    documented = conversation()
    asked = "\n".join(request for request, _ in documented) + "\n"
    answers = io.BytesIO()
    serve(io.BytesIO(asked.encode()), answers)
    said = answers.getvalue().decode().splitlines()
    assert len(said) == len(documented)
    for (request, answer), actual in zip(documented, said, strict=True):
        pattern = ".*?".join(re.escape(part) for part in answer.split("…"))
        assert re.fullmatch(pattern, actual), request


def test_every_command_and_field_is_documented() -> None:
    sections = dict(re.findall(r"^### `(\w+)`\n(.*?)(?=^##|\Z)", PAGE, re.M | re.S))
    commands = Session().commands
    assert set(sections) == set(commands)
    for name, command in commands.items():
        shared = ("player", "language")  # explained once for all
        for field in (*command.required, *command.optional):
            assert f"`{field}`" in (PAGE if field in shared else sections[name]), (name, field)


def test_every_command_is_named_in_the_help() -> None:
    from mirabilia.cli.engine import command

    assert command.__doc__
    named = set(re.findall(r"\w+", command.__doc__))
    assert set(Session().commands) <= named


# Errors


MALFORMED = [
    b"",
    b"   ",
    b"play",
    b"{",
    b"[]",
    b"17",
    b"null",
    b'"new"',
    b"\xff\xfe\x00",
    b'{"command": "legal"} {"command": "legal"}',
    b"[" * 100_000,
    b'{"a":' * 100_000,
    b"1" * 10_000,
]
FAULTY = [
    ({"command": "castle"}, "unknown_command", "command"),
    ({"command": ["new"]}, "unknown_command", "command"),
    ({"command": None}, "unknown_command", "command"),
    ({}, "bad_field", "command"),
    ({"game": "duel"}, "bad_field", "command"),
    ({"command": "record", "id": [1]}, "bad_field", "id"),
    ({"command": "record", "id": 1.5}, "bad_field", "id"),
    ({"command": "record", "id": True}, "bad_field", "id"),
    ({"command": "record", "player": 0}, "bad_field", "player"),
    ({"command": "new"}, "bad_field", "game"),
    ({"command": "new", "game": None}, "bad_field", "game"),
    ({"command": "new", "game": 7}, "bad_field", "game"),
    ({"command": "new", "game": "chess"}, "bad_field", "game"),
    ({"command": "new", "game": "duel", "seed": "7"}, "bad_field", "seed"),
    ({"command": "new", "game": "duel", "seed": True}, "bad_field", "seed"),
    ({"command": "new", "game": "duel", "seed": -1}, "bad_field", "seed"),
    ({"command": "new", "game": "duel", "seed": 1 << 62}, "bad_field", "seed"),
    ({"command": "new", "game": "duel", "options": []}, "bad_field", "options"),
    ({"command": "new", "game": "duel", "options": {"seed": 1}}, "bad_field", "options"),
    ({"command": "new", "game": "duel", "options": {"game": "duel"}}, "bad_field", "options"),
    ({"command": "new", "game": "duel", "options": {"wonders": []}}, "bad_field", "options"),
    ({"command": "legal", "player": 2}, "bad_field", "player"),
    ({"command": "legal", "player": -1}, "bad_field", "player"),
    ({"command": "legal", "player": True}, "bad_field", "player"),
    ({"command": "legal", "language": "de"}, "bad_field", "language"),
    ({"command": "play"}, "bad_field", "action"),
    ({"command": "play", "action": "200"}, "bad_field", "action"),
    ({"command": "play", "action": True}, "bad_field", "action"),
    ({"command": "play", "action": 0}, "illegal_action", "action"),
    ({"command": "play", "action": -1}, "illegal_action", "action"),
    ({"command": "play", "action": 10**30}, "illegal_action", "action"),
    ({"command": "play", "action": 200, "player": 0}, "illegal_action", "action"),
    ({"command": "play", "action": {}}, "illegal_action", "action"),
    ({"command": "play", "action": {"type": []}}, "illegal_action", "action"),
    ({"command": "play", "action": {"type": "draft"}}, "illegal_action", "action"),
    ({"command": "play", "action": {"type": "draft", "wonder": {}}}, "illegal_action", "action"),
    ({"command": "play", "action": 200, "price": 3}, "bad_field", "price"),
    ({"command": "undo"}, "illegal_action", None),
    ({"command": "view"}, "bad_field", "player"),
    ({"command": "view", "player": None}, "bad_field", "player"),
    ({"command": "view", "player": 7}, "bad_field", "player"),
    ({"command": "price"}, "bad_field", "name"),
    ({"command": "price", "name": 3}, "bad_field", "name"),
    ({"command": "price", "name": "Bath"}, "bad_field", "name"),
    ({"command": "events", "since": 1}, "bad_field", "since"),
    ({"command": "events", "since": -1}, "bad_field", "since"),
    ({"command": "load", "record": []}, "bad_field", "record"),
    ({"command": "load", "record": {}}, "bad_document", "document"),
    ({"command": "position", "document": {}}, "bad_document", "game"),
    ({"command": "position", "document": "duel"}, "bad_field", "document"),
]


@pytest.mark.parametrize("line", MALFORMED, ids=lambda line: line[:12].decode("latin-1"))
def test_a_malformed_line_gets_an_error_and_the_game_goes_on(line: bytes) -> None:
    session = begun()
    before = ask(session, command="position")
    answer = json.loads(session.respond(line))
    assert (answer["ok"], answer["error"]["kind"]) == (False, "malformed")
    assert ask(session, command="position") == before


@pytest.mark.parametrize(("request_", "kind", "field"), FAULTY, ids=lambda part: str(part)[:60])
def test_a_faulty_request_gets_an_error_and_changes_nothing(
    request_: dict[str, Any], kind: str, field: str | None
) -> None:
    session = begun()
    before = ask(session, command="position")
    error = ask(session, **request_)["error"]
    assert (error["kind"], error.get("field")) == (kind, field)
    assert error["message"]
    assert ask(session, command="position") == before


@pytest.mark.parametrize(
    "asked",
    [
        {"command": "position"},
        {"command": "legal"},
        {"command": "play", "action": 200},
        {"command": "undo"},
        {"command": "view", "player": 0},
        {"command": "score"},
        {"command": "result"},
        {"command": "price", "name": "Baths"},
        {"command": "events"},
        {"command": "record"},
    ],
    ids=lambda asked: asked["command"],
)
def test_a_command_that_needs_a_game_says_so(asked: dict[str, Any]) -> None:
    assert ask(Session(), **asked)["error"]["kind"] == "no_game"


def test_a_broken_record_leaves_the_game_before_it() -> None:
    session = begun()
    record = ask(session, command="record")["record"]
    answer = ask(session, command="load", record=record | {"actions": [200, 200]})
    assert answer["error"]["field"] == "actions[1]"
    assert ask(session, command="record")["record"] == record


def test_an_error_message_stays_short() -> None:
    answer = ask(begun(), command="load", record={"game": "x" * 100_000})
    assert len(answer["error"]["message"]) <= LONGEST_MESSAGE


def test_a_fault_of_the_engine_is_reported_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = begun()

    def broken(game: Game) -> None:
        raise KeyError("no such row")

    with monkeypatch.context() as patch:
        patch.setattr(Game, "score", broken)
        assert ask(session, command="score")["error"]["kind"] == "internal"
    assert ask(session, command="score")["ok"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=True) | st.text(),
    lambda values: st.lists(values, max_size=4) | st.dictionaries(st.text(), values, max_size=4),
)
REQUESTS = st.fixed_dictionaries(
    {"command": st.sampled_from(sorted({*Session().commands} - {"quit"}))},
    optional={
        "id": JSON,
        "game": st.sampled_from(["duel", "chess"]) | JSON,
        "seed": st.integers(0, 3) | JSON,
        "options": st.dictionaries(st.sampled_from(["wonders", "rulings", "x"]), JSON) | JSON,
        "document": st.fixed_dictionaries({"game": st.just("duel")}) | JSON,
        "record": st.fixed_dictionaries({"game": st.just("duel")}) | JSON,
        "action": st.integers(199, 212) | st.fixed_dictionaries({"type": st.just("draft")}) | JSON,
        "player": st.integers(0, 1) | JSON,
        "name": st.sampled_from(["Baths", "Piraeus"]) | JSON,
        "language": st.sampled_from(LANGUAGES) | JSON,
        "since": st.integers(0, 9) | JSON,
    },
)


@given(st.lists(REQUESTS.map(json.dumps).map(str.encode) | JSON.map(json.dumps).map(str.encode)))
def test_whatever_is_asked_one_answer_comes_and_failures_change_nothing(lines: list[bytes]) -> None:
    session = begun()
    for line in lines:
        before = ask(session, command="position")
        said = session.respond(line)
        assert said.endswith(b"\n")
        assert said.count(b"\n") == 1
        answer = json.loads(said)
        if not answer["ok"]:
            assert answer["error"]["kind"] != "internal", (line, answer)
            assert ask(session, command="position") == before


@given(st.binary())
def test_no_bytes_kill_the_engine(noise: bytes) -> None:
    answers = talk(noise, b"\n", json.dumps(NEW).encode(), b"\n")
    assert answers[-1]["ok"]


# Playing


def test_a_whole_game_by_protocol_is_the_game_by_record() -> None:
    session = begun()
    moves = 0
    while True:
        actions = ask(session, command="legal")["actions"]
        if not actions:
            break
        chosen = actions[moves % len(actions)]
        by_document = moves % 2
        action = chosen["document"] if by_document else chosen["number"]
        played = ask(session, command="play", action=action)
        assert played["action"] == chosen
        moves += 1
    game = mirabilia.load(ask(session, command="record")["record"])
    result = ask(session, command="result")["result"]
    assert played["is_over"]
    assert played["to_decide"] == []
    assert len(game.record()["actions"]) == moves
    assert game.result is not None
    assert result == {
        "victory": game.result.victory,
        "winner": game.result.winner,
        "winners": game.result.winners,
        "score": game.result.score,
    }
    events = ask(session, command="events")
    assert [entry["document"] for entry in events["events"]] == [e.to_dict() for e in game.events]
    assert events["next"] == len(game.events)


def test_undo_takes_back_one_action() -> None:
    session = begun()
    before = ask(session, command="position")
    ask(session, command="play", action=200)
    assert ask(session, command="position") != before
    assert ask(session, command="undo")["to_decide"] == [1]
    assert ask(session, command="position") == before


def test_a_view_does_not_show_what_is_hidden() -> None:
    session = begun()
    assert "hidden" in ask(session, command="position")["position"]
    assert "hidden" not in ask(session, command="view", player=0)["view"]


def test_nothing_is_legal_for_a_player_who_does_not_decide() -> None:
    session = begun()
    assert ask(session, command="legal", player=1)["actions"]
    assert ask(session, command="legal", player=0)["actions"] == []


def test_the_id_comes_back_with_success_and_failure() -> None:
    session = begun()
    assert ask(session, command="score", id="s1")["id"] == "s1"
    assert ask(session, command="castle", id=2)["id"] == 2
    assert "id" not in ask(session, command="score")
    assert session.respond(b'{"command": "score", "id": "\\ud800"}').startswith(b'{"id": "\\ud800"')


def test_null_is_the_same_as_leaving_an_optional_field_out() -> None:
    session = begun()
    assert ask(session, command="legal", player=None, language=None) == ask(
        session, command="legal"
    )


def test_sentences_are_in_the_language_asked_for() -> None:
    sentences = {
        language: ask(begun(), command="play", action=200, language=language)["events"][0]
        for language in LANGUAGES
    }
    assert {entry["sentence"] for entry in sentences.values()} == {
        "Player 2 takes The Appian Way.",
        "Гравець 2 бере чудо «Аппієва дорога».",
        "Игрок 2 берёт чудо света «Аппиева дорога».",
    }


def test_sentences_use_the_names_of_a_record() -> None:
    session = begun()
    record = ask(session, command="record")["record"] | {"players": ["Ada", "Grace"]}
    assert ask(session, command="load", record=record)["ok"]
    said = ask(session, command="play", action=200)["events"][0]["sentence"]
    assert said.startswith("Grace ")


# Lines


def test_a_line_may_end_in_any_way_and_begin_with_a_mark() -> None:
    new = json.dumps(NEW).encode()
    answers = talk(b"\xef\xbb\xbf", new, b"\r\n", new, b"\n", new)
    assert [answer["ok"] for answer in answers] == [True, True, True]


@pytest.mark.parametrize("excess", [1, 2, 3, LONGEST_LINE, 3 * LONGEST_LINE + 5])
def test_a_line_that_is_too_long_gets_one_error(excess: int) -> None:
    answers = talk(b"x" * (LONGEST_LINE + excess), b"\n", json.dumps(NEW).encode(), b"\n")
    assert [answer["ok"] for answer in answers] == [False, True]
    assert "at most" in answers[0]["error"]["message"]


def test_the_longest_line_is_read() -> None:
    line = json.dumps(NEW).encode()
    padded = line + b" " * (LONGEST_LINE - len(line))
    assert [answer["ok"] for answer in talk(padded, b"\r\n", padded)] == [True, True]


def test_nothing_is_answered_after_quit() -> None:
    answers = talk(b'{"command": "quit"}\n', json.dumps(NEW).encode())
    assert answers == [{"ok": True}]


# The process


def engine() -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-c", "from mirabilia.cli import main; main()", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"MIRABILIA_INTERPRETED": "1"},
    )


def say(process: "subprocess.Popen[bytes]", request: dict[str, Any]) -> dict[str, Any]:
    assert process.stdin
    assert process.stdout
    process.stdin.write(json.dumps(request).encode() + b"\n")
    process.stdin.flush()
    answer: dict[str, Any] = json.loads(process.stdout.readline())
    return answer


def test_each_answer_comes_before_the_next_request_and_the_end_of_input_ends_it() -> None:
    with engine() as process:
        assert say(process, NEW)["to_decide"] == [1]
        assert say(process, {"command": "play", "action": 200})["to_decide"] == [0]
        _, complaints = process.communicate()
    assert (process.returncode, complaints) == (0, b"")


def test_an_interrupt_ends_it_without_a_traceback() -> None:
    with engine() as process:
        assert say(process, NEW)["ok"]
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate()
    assert b"Traceback" not in complaints


def test_it_ends_without_a_traceback_when_nobody_listens() -> None:
    with engine() as process:
        assert say(process, NEW)["ok"]
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(b'{"command": "legal"}\n')
        process.stdin.close()
        complaints = process.stderr.read()
        process.wait()
    assert complaints == b""
