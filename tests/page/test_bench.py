"""`mirabilia bench page`: what it measures, and what it says where it cannot."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser
from typer.testing import CliRunner

from mirabilia.cli import app
from mirabilia.server import bench_page, browser


def test_a_short_one(chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, few in (("VISITS", 1), ("MOVES", 2), ("TURNS", 1)):
        monkeypatch.setattr(bench_page, name, few)
    with bench_page.server_processes(str(tmp_path / "games.sqlite"), 1) as [(address, _)]:
        figures = {
            **bench_page._loading(chromium, address),
            **bench_page._moves(chromium, address),
            **bench_page._motion(chromium, address),
        }
    assert 0 < figures["first_load_kilobytes"] < 250
    assert figures["first_paint_ms_median"] > 0
    assert figures["moves"] >= 2
    assert 0 < figures["move_ms_p50"] <= figures["move_ms_max"]
    assert figures["frames"] > 0


def test_without_a_browser_it_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "chromium", lambda: None)
    answer = CliRunner().invoke(app, ["bench", "page", "--json"])
    assert answer.exit_code == 2
    assert browser.INSTALL in answer.output
