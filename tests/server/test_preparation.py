"""A first start: what is compiled once, and how far that is."""

import threading
from pathlib import Path
from typing import Any

import pytest

from mirabilia.server import thinking
from support.servers import serving
from support.stories import story, until


@story
async def test_health_says_how_far_a_first_start_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = threading.Event()
    monkeypatch.setattr(thinking, "_RULES", (lambda: None,))
    monkeypatch.setattr(thinking, "_BOTS", (bot.wait, lambda: None, lambda: None))
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:

        async def health() -> Any:
            return (await anna.get("/healthz")).json()

        async def prepared() -> bool:
            return bool((await health())["prepared"] == 1)

        now = await health()  # tables can be opened, and bots are still awaited
        assert (now["status"], now["prepared"]) == ("ok", 0.25)
        bot.set()
        await until(prepared)


@story
async def test_nobody_waits_for_a_preparation_that_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails() -> None:
        raise ValueError("no such bot")

    monkeypatch.setattr(thinking, "_BOTS", (fails,))
    async with serving(tmp_path / "games.sqlite") as server, server.client() as anna:

        async def prepared() -> bool:
            return bool((await anna.get("/healthz")).json()["prepared"] == 1)

        await until(prepared)
