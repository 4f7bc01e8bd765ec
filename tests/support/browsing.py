"""A real browser and somebody who uses it: what goes wrong in the page fails the test."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from mirabilia.server import browser
from mirabilia.server.browser import INSTALL
from mirabilia.server.settings import BUILT
from support.packages import install

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)
PATIENCE = 20_000
"""Milliseconds after which a test gives up waiting for the page."""
expect.set_options(timeout=PATIENCE)
STANDARDS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
SETTLED = """async () => {
  for (let still = 0; still < 3; still++) {
    const moving = document.getAnimations()
      .filter((each) => each.effect?.getComputedTiming().iterations !== Infinity);
    if (moving.length) still = -1;
    await Promise.allSettled(moving.map((each) => each.finished));
    await new Promise(requestAnimationFrame);
  }
}"""
"""Waits until nothing fades or moves any more, some frames long."""
HARMLESS = ("Failed to load resource", "[Intervention] Slow network")
"""Chromium's own words for an answer that is no success, which the page has to show, and for fonts
that come late."""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A running Chromium: the one that is installed, or Debian's."""
    program = browser.chromium() or _install()
    if program is None:
        pytest.skip(f"CHROMIUM IS MISSING, so the page is not tested; install it: {INSTALL}")
    if not (BUILT / "index.html").exists():
        pytest.fail("the page is not built: run make page")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=browser.arguments())
        yield running
        running.close()


def _install() -> str | None:
    install("chromium", browser.chromium)
    return browser.chromium()


class Visitor:
    """Somebody with a browser of their own. All that their pages complain of is kept."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.complaints: list[str] = []
        self.harmless = HARMLESS
        self.page = self.tab()

    def tab(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", self._request)
        return page

    def visit(self, path: str = "/") -> Page:
        """Go somewhere."""
        self.page.goto(self.address + path)
        return self.page

    def expect_cuts(self) -> None:
        """The server will be out of reach: the browser itself tells of connections that fail."""
        self.harmless = (*HARMLESS, "WebSocket connection to")

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(self.harmless):
            self.complaints.append(f"{message.type}: {message.text}")

    def _request(self, request: Any) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws", 1))):
            self.complaints.append(f"a request left the server: {request.url}")


class Visits:
    """Makes visitors."""

    def __init__(self, running: Browser, address: str) -> None:
        self._running = running
        self._address = address
        self._stack = ExitStack()
        self.visitors: list[Visitor] = []

    def __call__(
        self,
        size: tuple[int, int] = DESKTOP,
        language: str = "uk",
        *,
        calm: bool = True,
        **settings: Any,
    ) -> Visitor:
        width, height = size
        context = self._running.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=size == PHONE,
            **settings,
        )
        self._stack.callback(context.close)
        visitor = Visitor(context, self._address)
        self.visitors.append(visitor)
        return visitor

    def end(self) -> None:
        """Close them all. Whatever any page complained of is a failure."""
        self._stack.close()
        complaints = [each for visitor in self.visitors for each in visitor.complaints]
        assert not complaints, complaints


@contextmanager
def visiting(running: Browser, address: str) -> Iterator[Visits]:
    """Visitors of a server; in the end none of their pages may have complained."""
    visits = Visits(running, address)
    try:
        yield visits
    finally:
        visits.end()


class Finger:
    """A touch of the screen."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def __call__(self, kind: str, *at: float) -> None:
        points = [dict(zip("xy", at, strict=True))] if at else []
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Where the middle of the first of these is."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def weaknesses(page: Page) -> list[str]:
    """What axe finds wrong with what is shown: rule, and the elements."""
    page.evaluate(SETTLED)
    page.evaluate(AXE.read_text())
    found = page.evaluate("(runOnly) => axe.run(document, { runOnly })", list(STANDARDS))
    return [
        f"{problem['id']} ({problem['impact']}): "
        f"{[node['html'][:160] for node in problem['nodes'][:3]]}"
        for problem in found["violations"]
    ]
