"""`mirabilia serve`: what it refuses, and that it comes up, serves and goes down."""

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from mirabilia.cli import app


def refused(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["serve", *arguments])
    assert result.exit_code == 2
    return result.output


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        told = refused("--port", str(port), "--database", str(tmp_path / "games.sqlite"))
    assert f"port {port} of 127.0.0.1 is taken" in told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--database", "mysql://somewhere/games"), "there is no 'mysql'"),
        (("--database", "sqlite://"), "a file is needed"),
        (("--log-level", "loud"), "allowed are debug, info, warning, error"),
    ],
)
def test_what_cannot_be_used_is_told(arguments: tuple[str, ...], told: str) -> None:
    assert told in refused("--port", "0", *arguments)


def test_it_comes_up_serves_and_goes_down(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    command = [sys.executable, "-m", "mirabilia", "serve", "--port", "0", "--log-level", "info"]
    with subprocess.Popen(
        [*command, "--database", str(database)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        url = next(word for word in line.split() if word.startswith("http"))
        assert httpx.get(f"{url}/healthz", timeout=60).json()["status"] in ("ok", "preparing")
        process.send_signal(signal.SIGINT)
        _, logged = process.communicate(timeout=300)
    events = [json.loads(row)["event"] for row in logged.splitlines() if row.startswith("{")]
    assert events[0] == "started"
    assert events[-1] == "stopped"
    assert "Traceback" not in logged
    assert database.exists()


COMPILING = """
import time
from mirabilia.cli import main
from mirabilia.server import thinking

thinking._RULES = (lambda: time.sleep(3600),)
main()
"""


def test_a_first_start_that_is_interrupted_is_not_compiled_to_its_end(tmp_path: Path) -> None:
    command = [sys.executable, "-c", COMPILING, "serve", "--port", "0", "--log-level", "info"]
    with subprocess.Popen(
        [*command, "--database", str(tmp_path / "games.sqlite")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        url = next(word for word in line.split() if word.startswith("http"))
        assert httpx.get(f"{url}/healthz", timeout=60).json()["status"] == "preparing"
        process.send_signal(signal.SIGINT)
        _, logged = process.communicate(timeout=300)
    assert process.returncode == 130
    assert '"event": "stopped"' in logged.splitlines()[-1]
    assert "Traceback" not in logged


@pytest.mark.parametrize("part", ["http", "socket"])
def test_the_schemas_are_printed(part: str) -> None:
    result = CliRunner().invoke(app, ["schema", part])
    assert result.exit_code == 0
    assert json.loads(result.output)
