"""The server's pages say what the server does."""

import json
import re
from pathlib import Path

from mirabilia.notation.games import notation
from mirabilia.server import protocol
from mirabilia.server.errors import CODES
from mirabilia.server.schemas import schema
from mirabilia.server.settings import Limits
from mirabilia.table.table import MOST_ENTRIES, MOST_SAID, MOST_SAID_WATCHING

DOCS = Path(__file__).parents[1] / "docs"
PAGE = (DOCS / "server.md").read_text("utf-8")


def test_every_code_is_documented() -> None:
    told = re.findall(r"^\| `(\w+)` \| (\d+) \| (.+) \|$", PAGE, re.M)
    assert told == [(code, str(status), means) for code, (status, means) in CODES.items()]


def test_every_address_is_documented() -> None:
    for path in schema("http")["paths"]:
        last = path.removeprefix("/api/tables/{table}").removeprefix("/api")
        assert last in PAGE, path


def test_every_message_is_documented() -> None:
    for message in protocol.socket_schema()["$defs"].values():
        kind = message.get("properties", {}).get("type", {}).get("const")
        if kind is not None:
            assert f"`{kind}`" in PAGE or f'"type": "{kind}"' in PAGE, kind


def test_the_limits_are_those_of_the_settings() -> None:
    limits = Limits()
    for told in (
        f"{limits.requests[0]:.0f} at once, then {limits.requests[1]:.0f} a second",
        f"{limits.files[0]:.0f} at once, then {limits.files[1]:.0f} a second",
        f"| connections of one address | {limits.sockets} |",
        f"{limits.messages[0]:.0f} at once, then {limits.messages[1]:.0f} a second; "
        f"{limits.message_bytes // 1024} KB each",
        f"| request bodies | {limits.body_bytes // 1024} KB |",
        f"{limits.open_tables} open ones for one person",
        f"{limits.passwords[0]:.0f} at once",
        f"{MOST_SAID:,} of all who play, {MOST_SAID_WATCHING} of all who watch",
        f"| journals | {MOST_ENTRIES:,} entries;",
    ):
        assert told in PAGE


def test_the_example_of_a_score_pad_adds_up() -> None:
    (pad,) = re.findall(r'^(\{"players".*)$', PAGE, re.M)
    told = notation("classic").filled_pad(json.loads(pad), "en")
    assert [column["total"] for column in told["score"]] == [18, 9]
