"""The page about bots says what is: its examples run, and it names every bot."""

import re
from pathlib import Path

from mirabilia import bots

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")


def test_the_examples_of_the_page_run() -> None:
    examples = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)
    assert len(examples) >= 5
    namespace: dict[str, object] = {"__name__": "bots"}
    for number, code in enumerate(examples, start=1):
        exec(compile(code, f"docs/bots.md, example {number}", "exec"), namespace)


def test_the_page_shows_the_example_bot_as_it_is() -> None:
    assert (ROOT / "examples" / "thrifty_bot.py").read_text("utf-8") in PAGE


def test_the_page_describes_every_bot() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", PAGE, re.M))

    assert set(rows) == set(bots.BOTS)
    for level, kind in bots.LEVELS.items():
        assert rows[level].startswith(kind.description)
