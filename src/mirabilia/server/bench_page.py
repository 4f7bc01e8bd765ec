"""How fast the page is in a real browser: what it loads, when it paints, how soon a move shows.

A server of its own on loopback, a Chromium, and somebody who plays whole games through the page.
"""

import random
import statistics
from pathlib import Path
from typing import Any

from mirabilia.server import browser
from mirabilia.server.load import percentile, server_processes

VISITS = 7
SLOWDOWN = 4
MOVES = 100
"""Moves of a person that are timed, over as many games of Duel as they take."""
TURNS = 6
"""Turns of 7 Wonders with seven players whose motion is watched."""
PATIENCE = 60_000
SIZE = {"width": 1440, "height": 900}
TRIES = 12
DISMISS = "[data-dismiss]"
PLAYS = """.board .opt:not([aria-disabled='true']), .board .payment .go:not([aria-disabled='true']),
  .board .decline, .board .pile footer .btn:not([aria-disabled='true']),
  .board article .btn.primary:not([aria-disabled='true']), dialog[open] .actions .btn"""
PICKS = """.board .at.can, .board .at:has(.open), .board .can, .board .slot:not(.full),
  .board .hand .open, .board .pile .card, .board .deck:not([aria-disabled='true'])"""
STILL = 2_000
"""Milliseconds after which a turn's motion is over."""
CHANCE = random.Random(1)

# Notes when something was pressed and when the table with it was painted: after the frame in which
# the page drew the new number of the table's journal.
_WATCH = """() => {
  const seen = { pressed: 0, moves: [] };
  window.bench = seen;
  const press = (event) => (seen.pressed = event.timeStamp);
  addEventListener('click', press, true);
  addEventListener('keydown', press, true);
  const table = document.querySelector('[data-number]');
  new MutationObserver(() => {
    const pressed = seen.pressed;
    if (!pressed) return;
    seen.pressed = 0;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => seen.moves.push(performance.now() - pressed);
      channel.port2.postMessage(0);
    });
  }).observe(table, { attributes: true, attributeFilter: ['data-number'] });
}"""

# The gaps between frames for as long as pieces move. What an animation moves never changes, so it
# is looked up once: reading the keyframes of thirty of them in every frame would take the page's
# own time.
_FRAMES = """() => {
  window.bench = { gaps: [] };
  const known = new WeakMap();
  const moves = (each) => {
    if (!known.has(each)) known.set(each, !!each.effect?.getKeyframes().some(
      (frame) => 'transform' in frame || 'translate' in frame));
    return known.get(each);
  };
  let last = 0;
  const step = (now) => {
    const moving = document.getAnimations().some(
      (each) => each.playState === 'running' && moves(each));
    if (moving && last) bench.gaps.push(now - last);
    last = moving ? now : 0;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}"""

# What follows waits and looks inside the page, all at once: asking from outside again and again
# would take the page's own time.

_QUESTION = "document.querySelector('[data-question]').dataset.question"

ASKED = """async ([dismiss, patience]) => {
  const asked = `[data-asked='true'], [data-status='over'], ${dismiss}`;
  for (const end = performance.now() + patience; !document.querySelector(asked); ) {
    if (performance.now() > end) throw new Error('nobody is asked anything');
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}"""

# Where to press something that one of the selectors names, the first that has any; cards show
# their upper edge.
_TARGET = """([selectors, roll]) => {
  for (const [kind, selector] of selectors.entries()) {
    const all = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    for (let tried = 0; tried < all.length; tried++) {
      const one = all[(Math.floor(roll * all.length) + tried) % all.length];
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = one.getBoundingClientRect();
      for (const [dx, dy] of [[14, 10], [box.width / 2, box.height / 2]]) {
        const [x, y] = [box.x + dx, box.y + dy];
        if (one.contains(document.elementFromPoint(x, y))) return { kind, x, y };
      }
    }
  }
  return null;
}"""

# Whether another question is asked than before, or none, within some time; what others do answers
# nothing. Told when that is painted: whoever looks for the next thing to press must not look in the
# middle of what is timed.
_CHANGED = """([before, patience]) => new Promise((resolve) => {
  const table = document.querySelector('[data-question]');
  if (table.dataset.question !== before) return resolve(true);
  const painted = () => requestAnimationFrame(() => setTimeout(() => resolve(true)));
  const watch = new MutationObserver(() => (done(), painted()));
  const timer = setTimeout(() => (done(), resolve(false)), patience);
  const done = () => (watch.disconnect(), clearTimeout(timer));
  watch.observe(table, { attributes: true, attributeFilter: ['data-question'] });
})"""

_WEIGHT = """() => performance.getEntriesByType('resource')
  .filter((entry) => /\\.(js|css)$/.test(new URL(entry.name).pathname))
  .reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""

_PAINT = """() => new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (paint) resolve(paint.startTime);
  }).observe({ type: 'paint', buffered: true });
})"""


def bench_page(folder: Path) -> dict[str, Any]:
    """The figures. A ValueError if there is nothing to measure with."""
    program = browser.chromium()
    if program is None:
        raise ValueError(f"there is no Chromium; install one: {browser.INSTALL}")
    try:
        from playwright.sync_api import sync_playwright
    except ModuleNotFoundError as error:
        raise ValueError(
            "what drives the browser is missing: pip install 'mirabilia[page]'"
        ) from error
    with (
        server_processes(str(folder / "games.sqlite"), 1) as [(address, _)],
        sync_playwright() as play,
    ):
        running = play.chromium.launch(executable_path=program, args=browser.arguments())
        figures = {
            "browser": f"Chromium {running.version}",
            **_loading(running, address),
            **_moves(running, address),
            **_motion(running, address),
        }
        running.close()
    return figures


def _loading(running: Any, address: str) -> dict[str, Any]:
    """First visits: nothing is kept from one to the next, and the processor is slowed down."""
    weights, paints = [], []
    for _ in range(VISITS):
        context = running.new_context(viewport=SIZE)
        page = context.new_page()
        page.context.new_cdp_session(page).send(
            "Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN}
        )
        page.goto(address, wait_until="networkidle")
        paints.append(page.evaluate(_PAINT))
        weights.append(page.evaluate(_WEIGHT))
        context.close()
    return {
        "first_load_kilobytes": round(max(weights) / 1000, 1),
        "slowdown": SLOWDOWN,
        "first_paint_ms_median": round(statistics.median(paints)),
        "first_paint_ms_max": round(max(paints)),
    }


def _moves(running: Any, address: str) -> dict[str, Any]:
    """Whole games of Duel, every press timed until its move is painted."""
    context = running.new_context(viewport=SIZE)
    page = context.new_page()
    times: list[float] = []
    while len(times) < MOVES:
        sit_down(page, address, {"game": "duel", "seats": ["open", "apprentice"]})
        page.evaluate(_WATCH)
        while len(times) + page.evaluate("bench.moves.length") < MOVES and act(page):
            pass
        times += page.evaluate("bench.moves")
    context.close()
    times.sort()
    return {
        "moves": len(times),
        "move_ms_p50": percentile(times, 0.50),
        "move_ms_p95": percentile(times, 0.95),
        "move_ms_max": percentile(times, 1.0),
    }


def _motion(running: Any, address: str) -> dict[str, Any]:
    """Frames while cards move at a table of seven."""
    context = running.new_context(viewport=SIZE, reduced_motion="no-preference")
    page = context.new_page()
    seats = ["open", *["apprentice"] * 6]
    sit_down(page, address, {"game": "classic", "options": {"players": 7}, "seats": seats})
    page.evaluate(_FRAMES)
    for _ in range(TURNS):
        act(page)
        page.wait_for_timeout(STILL)
    gaps: list[float] = page.evaluate("bench.gaps")
    context.close()
    gaps.sort()
    return {
        "frames": len(gaps),
        "frames_per_second": round(1000 / statistics.mean(gaps), 1) if gaps else None,
        "frame_ms_p95": percentile(gaps, 0.95),
        "frame_ms_max": percentile(gaps, 1.0),
    }


def sit_down(page: Any, address: str, setup: dict[str, Any], name: str = "Olena") -> None:
    """Open a table for one person and show it in a page."""
    page.set_default_timeout(PATIENCE)
    if not page.url.startswith(address):
        page.goto(address)
    table = page.evaluate(
        """async ([setup, name]) => {
          const seat = setup.seats.indexOf('open');
          const answer = await fetch('/api/tables', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ setup, join: [{ seat, name }] }),
          });
          return (await answer.json()).table;
        }""",
        [setup, name],
    )
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("[data-number]")


def act(page: Any, chance: random.Random = CHANCE) -> bool:
    """Do something legal through the page as a person would; False when the game is over.

    A press on a card, god or token shows what can be done with it, another one does it. What the
    board does not offer within some presses is taken from the list of all actions.
    """
    page.evaluate(ASKED, [DISMISS, PATIENCE])
    before = page.evaluate(_QUESTION)
    for tried in range(TRIES):
        target = page.evaluate(_TARGET, [[DISMISS, PLAYS, PICKS], chance.random()])
        if page.evaluate("!!document.querySelector('[data-status=over]')"):
            return False
        if target is not None:
            page.mouse.click(target["x"], target["y"])
        plays = target is not None and target["kind"] == 1
        if page.evaluate(_CHANGED, [before, 3_000 if plays else 60]):
            return True
        if tried == TRIES - 3:
            page.keyboard.press("Escape")
            page.keyboard.press("a")
    raise TimeoutError("nothing in the page plays an action")
