"""Every screen, held against axe: in both themes, on a desktop, a tablet and a phone."""

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from mirabilia.server.bench_page import sit_down
from support.browsing import DESKTOP, PHONE, TABLET, Visits, weaknesses
from support.playing import finish, rest

SCREENS = ("/", "/lobby", "/games", "/account", "/cards", "/rules", "/learn", "/score", "/nowhere")
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
GAMES = {
    "duel": {"game": "duel", "seats": ["open", "apprentice"]},
    "pantheon": {
        "game": "duel",
        "options": {"pantheon": True},
        "seats": ["open", "apprentice"],
    },
    "classic": {
        "game": "classic",
        "options": {"players": 5},
        "seats": ["open", *["apprentice"] * 4],
    },
}


def in_both_themes(page: Page, what: str) -> None:
    """Nothing is wrong, whatever the device likes; the page follows it at once."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert weaknesses(page) == [], f"{what}, {theme}"


@pytest.mark.parametrize("size", SIZES)
def test_screens(visit: Visits, size: str) -> None:
    visitor = visit(SIZES[size])
    for path in SCREENS:
        page = visitor.visit(path)
        page.wait_for_load_state("networkidle")
        in_both_themes(page, path)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_tables(visit: Visits, game: str, size: str) -> None:
    visitor = visit(SIZES[size])
    page = visitor.visit()
    sit_down(page, visitor.address, GAMES[game])
    for turns in (1, 12):
        finish(page, until=lambda done, turns=turns: done == turns)
        rest(page)
        in_both_themes(page, f"{game} after {turns}")
