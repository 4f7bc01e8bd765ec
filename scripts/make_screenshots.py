"""Takes docs/screenshots: every main screen in three sizes. Run by `make screenshots`."""

import random
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from mirabilia.server import browser
from mirabilia.server.bench_page import act, sit_down
from mirabilia.server.load import server_processes

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (390, 844)}
SCREENS = {
    "start": "/",
    "lobby": "/lobby",
    "cards": "/cards",
    "rules": "/rules",
    "learn": "/learn",
    "score": "/score",
}
BOT = "apprentice"
TABLES: dict[str, tuple[dict[str, Any], int]] = {
    "draft": ({"game": "duel", "seats": ["open", BOT]}, 1),
    "duel": ({"game": "duel", "options": {"wonders": "first-game"}, "seats": ["open", BOT]}, 16),
    "pantheon": ({"game": "duel", "options": {"pantheon": True}, "seats": ["open", BOT]}, 22),
    "classic": (
        {"game": "classic", "options": {"players": 5}, "seats": ["open", *[BOT] * 4]},
        9,
    ),
    "seven": (
        {"game": "classic", "options": {"players": 7}, "seats": ["open", *[BOT] * 6]},
        13,
    ),
    "free-city": (
        {
            "game": "classic",
            "options": {"players": 2, "edition": "first"},
            "seats": ["open", BOT],
        },
        12,
    ),
}


def main() -> None:
    """Every screen, in English and light or dark by turns; Ukrainian on the phone."""
    program = browser.chromium()
    if program is None:
        raise SystemExit(f"there is no Chromium; install one: {browser.INSTALL}")
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        server_processes(str(Path(folder) / "games.sqlite"), 1) as [(address, _)],
        sync_playwright() as play,
    ):
        running = play.chromium.launch(executable_path=program, args=browser.arguments())
        for size, (width, height) in SIZES.items():
            context = running.new_context(
                viewport={"width": width, "height": height},
                locale="uk" if size == "390" else "en",
                color_scheme="light" if size == "1024" else "dark",
                reduced_motion="reduce",
                has_touch=size == "390",
            )
            page = context.new_page()
            for name, path in SCREENS.items():
                page.goto(address + path, wait_until="networkidle")
                _take(page, name, size)
            for name, (setup, moves) in TABLES.items():
                chance = random.Random(name)
                sit_down(page, address, setup)
                for _ in range(moves):
                    if not act(page, chance):
                        break
                page.locator("[data-asked='true'], [data-status='over']").first.wait_for()
                _clear(page)
                _take(page, name, size)
            while act(page, chance):
                pass
            page.wait_for_timeout(3000)
            _take(page, "ending", size)
            page.goto(page.url.replace("/table/", "/replay/"), wait_until="networkidle")
            _take(page, "replay", size)
            context.close()
        running.close()


def _clear(page: Page) -> None:
    """Let what is shown for a while go, and put away what waits for a press."""
    page.wait_for_timeout(3_600)
    for covering in page.locator("[data-dismiss]:visible").all():
        covering.click()


def _take(page: Page, name: str, size: str) -> None:
    page.wait_for_timeout(400)
    page.screenshot(path=FOLDER / f"{name}-{size}.png")


if __name__ == "__main__":
    main()
