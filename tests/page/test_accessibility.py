"""Every screen, held against axe: in both themes, on a desktop and a phone."""

import pytest

from mirabilia.server.bench_page import sit_down
from support.browsing import DESKTOP, PHONE, Visits, weaknesses
from support.playing import finish, rest

SCREENS = ("/", "/lobby", "/games", "/account", "/cards", "/rules", "/learn", "/score", "/nowhere")
SIZES = {"desktop": DESKTOP, "phone": PHONE}
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


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_screens(visit: Visits, theme: str, size: str) -> None:
    visitor = visit(SIZES[size], color_scheme=theme)
    for path in SCREENS:
        page = visitor.visit(path)
        page.wait_for_load_state("networkidle")
        assert weaknesses(page) == [], path


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_tables(visit: Visits, game: str, size: str) -> None:
    visitor = visit(SIZES[size])
    page = visitor.visit()
    sit_down(page, visitor.address, GAMES[game])
    for turns in (1, 12):
        finish(page, until=lambda done, turns=turns: done == turns)
        rest(page)
        assert weaknesses(page) == [], f"{game} after {turns}"
