"""Somebody who plays through the page: they press what can be pressed, until the game is over."""

import time
from typing import Any

from playwright.sync_api import Page, TimeoutError, expect

from mirabilia.server.bench_page import ASKED, DISMISS, PATIENCE, act

MOST_TURNS = 400


def finish(page: Page, *, until: Any = None) -> int:
    """Play on to the end, or until something is so; how many times something was done."""
    for turns in range(MOST_TURNS):
        if (until is not None and until(turns)) or not act(page):
            return turns
    raise AssertionError(f"the game is not over after {MOST_TURNS} turns")


def play_on(page: Page, address: str, record: dict[str, Any]) -> None:
    """Sit down as the first player at a table that goes on where a record ends, against bots."""
    page.goto(address)
    wanted = {"record": record, "moves": len(record["actions"]), "seat": 0, "name": "Olena"}
    table = page.evaluate(
        """async (wanted) => {
          const answer = await fetch('/api/record/practice', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(wanted),
          });
          return (await answer.json()).table;
        }""",
        {**wanted, "bot": "apprentice"},
    )
    page.goto(f"{address}/table/{table}")
    page.locator("[data-asked='true']").wait_for()


def rest(page: Page) -> None:
    """Wait until it is our turn again, or the game is over: till then others change the page."""
    page.evaluate(ASKED, [DISMISS, PATIENCE])
    dealt(page)


def dealt(page: Page) -> None:
    """Wait until the board shows all of its cards: an Age is dealt row by row."""
    expect(page.locator(".board [aria-busy='true']")).to_have_count(0)


_NOTE_CITIES = """() => {
  const cities = new Set(), covers = new Set();
  window.noted = () => [[...cities], [...covers]];
  const look = () => {
    const city = document.querySelector("[data-zone='mine'] section")?.ariaLabel;
    const cover = document.querySelector("dialog[open]:has([data-dismiss])")?.textContent;
    if (city) cities.add(city);
    if (cover) covers.add(cover);
  };
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document.body, all);
  look();
}"""


def note_cities(page: Page) -> None:
    """From now on the page notes whose city it shows, and what covers it between two people."""
    page.evaluate(_NOTE_CITIES)


def noted_cities(page: Page) -> tuple[list[str], list[str]]:
    """The cities that were shown, and the covers."""
    cities, covers = page.evaluate("noted()")
    return cities, covers


def number(page: Page) -> int:
    """How much of the table's journal the page shows."""
    return int(page.locator("[data-number]").get_attribute("data-number") or 0)


def question(page: Page) -> str:
    """Which question is asked, by its number. It stays the same while others move."""
    return page.locator("[data-question]").get_attribute("data-question") or ""


def answered(page: Page, before: str, *, milliseconds: int = PATIENCE) -> bool:
    """Whether the page comes to show that a question is answered."""
    other = page.locator(f"[data-question]:not([data-question='{before}'])")
    try:
        other.wait_for(timeout=milliseconds)
    except TimeoutError:
        return False
    return True


def abreast(*pages: Page, seconds: float = 20) -> None:
    """Wait until all show the same."""
    deadline = time.monotonic() + seconds
    while len({number(page) for page in pages}) > 1:
        assert time.monotonic() < deadline, [number(page) for page in pages]
        pages[0].wait_for_timeout(50)
    for page in pages:
        dealt(page)
