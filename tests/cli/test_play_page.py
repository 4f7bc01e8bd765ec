"""`mirabilia play` without a game, and `serve --open`: the page in the browser."""

import os
import signal
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from filelock import FileLock
from typer.testing import CliRunner

from mirabilia.cli import app, serve
from mirabilia.engine.folders import data_folder
from mirabilia.server import running
from mirabilia.store.addresses import FILE


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What a server would be run with; it is announced, and stopped at once."""
    runs: list[tuple[Any, ...]] = []

    def run(host: str, port: int, database: Any, settings: Any, announce: Any) -> None:
        runs.append((host, port, database, settings))
        announce(f"http://{host}:{port or 12345}")

    monkeypatch.setattr(running, "run", run)
    return runs


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that a browser was told to open."""
    urls: list[str] = []
    monkeypatch.setattr(webbrowser, "open", lambda url: urls.append(url) or True)
    monkeypatch.setattr(
        threading.Thread, "start", threading.Thread.run
    )  # so that it has happened when the command returns
    monkeypatch.setenv("DISPLAY", ":0")
    return urls


def test_without_a_game_the_page_is_served_to_this_computer_and_opened(
    announced: list[tuple[Any, ...]], opened: list[str]
) -> None:
    result = CliRunner().invoke(app, ["play"])
    assert result.exit_code == 0, result.output
    ((host, port, database, settings),) = announced
    assert (host, port) == ("127.0.0.1", serve.USUAL_PORT)
    assert database.get_backend_name() == "sqlite"
    assert not settings.origins
    assert f"http://127.0.0.1:{port}" in result.stdout
    assert opened == [f"http://127.0.0.1:{port}"]


def test_where_the_usual_port_is_taken_another_one_is_used(
    monkeypatch: pytest.MonkeyPatch, opened: list[str]
) -> None:
    tried = []

    def run(host: str, port: int, database: Any, settings: Any, announce: Any) -> None:
        tried.append(port)
        if port:
            raise OSError(98, "Address already in use")
        announce(f"http://{host}:41")

    monkeypatch.setattr(running, "run", run)
    assert CliRunner().invoke(app, ["play"]).exit_code == 0
    assert tried == [serve.USUAL_PORT, 0]
    assert opened == ["http://127.0.0.1:41"]


def test_serve_opens_the_page_only_if_told(
    announced: list[tuple[Any, ...]], opened: list[str]
) -> None:
    assert CliRunner().invoke(app, ["serve", "--port", "0"]).exit_code == 0
    assert opened == []
    assert CliRunner().invoke(app, ["serve", "--port", "0", "--open"]).exit_code == 0
    assert opened == ["http://127.0.0.1:12345"]


@pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="there is always a screen")
def test_without_a_screen_the_address_is_printed_and_nothing_opened(
    announced: list[tuple[Any, ...]], opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    result = CliRunner().invoke(app, ["play"])
    assert result.exit_code == 0
    assert "http://127.0.0.1" in result.stdout
    assert opened == []


def test_a_browser_that_cannot_be_opened_stops_nothing(
    announced: list[tuple[Any, ...]], opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(url: str) -> bool:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "open", broken)
    assert CliRunner().invoke(app, ["play"]).exit_code == 0


@contextmanager
def answering(answer: bytes) -> Iterator[int]:
    """Something else that answers on a port."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        serving = threading.Thread(target=server.serve_forever)
        serving.start()
        yield server.server_port
        server.shutdown()
        serving.join()


def test_beside_a_running_one_its_page_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    urls: list[str] = []
    monkeypatch.setattr(serve, "show_in_browser", urls.append)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = data_folder() / FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(f"{file}.lock"):
        with answering(b'{"status": "ok", "version": "1"}') as port:
            monkeypatch.setattr(serve, "USUAL_PORT", port)
            result = CliRunner().invoke(app, ["play"])
            assert result.exit_code == 0, result.output
            assert urls == [f"http://127.0.0.1:{port}"]
            assert f"open already at {urls[0]}" in result.stdout
        with answering(b"<html>") as port:
            monkeypatch.setattr(serve, "USUAL_PORT", port)
            result = CliRunner().invoke(app, ["play"])
            assert result.exit_code == 2
            assert "another server uses" in result.stderr
            assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("arguments", "option"),
    [
        (["--new"], "--new"),
        (["--seed", "0"], "--seed"),
        (["--pantheon"], "--pantheon"),
        (["--players", "3"], "--players"),
    ],
)
def test_options_of_a_game_need_the_game(
    announced: list[tuple[Any, ...]], arguments: list[str], option: str
) -> None:
    result = CliRunner().invoke(app, ["play", *arguments])
    assert result.exit_code == 2
    assert f"{option} is for a game at the terminal" in result.stderr
    assert not announced


def test_it_comes_up_without_a_screen_and_goes_down(tmp_path: Path) -> None:
    quiet = {key: value for key, value in os.environ.items() if "DISPLAY" not in key}
    quiet.pop("BROWSER", None)
    with subprocess.Popen(
        [sys.executable, "-m", "mirabilia", "play"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=quiet | {"XDG_DATA_HOME": str(tmp_path)},
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        url = next(word for word in line.split() if word.startswith("http"))
        assert httpx.get(f"{url}/", timeout=60).status_code in (200, 503)
        assert httpx.get(f"{url}/api/games", timeout=60).status_code == 200
        process.send_signal(signal.SIGINT)
        _, logged = process.communicate(timeout=300)
    assert "Traceback" not in logged
