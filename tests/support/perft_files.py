"""The perft files: a position and how many sequences of actions it allows, by length.

Run as a program it counts a little way into each file, for a comparison with another mode.
"""

import json
import sys
from pathlib import Path
from typing import Any

import mirabilia
from mirabilia.game import Game
from mirabilia.lab.perft import perft

FOLDER = Path(__file__).parents[1] / "perft"
FILES = sorted(FOLDER.glob("*.json"))
CLASSIC_FILES = [file for file in FILES if file.stem.startswith("classic-")]
DUEL_FILES = [file for file in FILES if file not in CLASSIC_FILES]


def read(file: Path) -> dict[str, Any]:
    """A perft file: `about`, `record` or `position`, and `counts` from one action on."""
    return dict(json.loads(file.read_text("utf-8")))


def start(document: dict[str, Any]) -> Game:
    """The game at the position of a perft file."""
    if "record" in document:
        return mirabilia.load(document["record"])
    return mirabilia.position(document["position"])


def written(value: Any, indent: str = "") -> str:
    """A document as JSON that a person can read: short parts on one line."""
    line = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(line) <= 96 or not isinstance(value, dict | list):
        return line
    inner = indent + "  "
    if isinstance(value, dict):
        parts = [f'"{key}": {written(part, inner)}' for key, part in value.items()]
    else:
        parts = [written(part, inner) for part in value]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    if all(isinstance(part, int | str) for part in value) and isinstance(value, list):
        return f"{opening}{', '.join(parts)}{closing}"
    return f"{opening}\n{inner}" + f",\n{inner}".join(parts) + f"\n{indent}{closing}"


def recounted(file: Path) -> str:
    """The text of a file with its sequences counted anew, to the same lengths."""
    document = read(file)
    lengths = range(1, len(document["counts"]) + 1)
    document["counts"] = [perft(start(document), length) for length in lengths]
    return written(document) + "\n"


def depth_within(document: dict[str, Any], most: int) -> int:
    """The greatest length, one at least, that has no more sequences than this."""
    return max([1, *(n for n, count in enumerate(document["counts"], start=1) if count <= most)])


def shallow_counts(most: int) -> dict[str, int]:
    """For each file the number of sequences of such a length."""
    documents = {file.stem: read(file) for file in FILES}
    return {
        name: perft(start(document), depth_within(document, most))
        for name, document in documents.items()
    }


if __name__ == "__main__":
    json.dump(shallow_counts(int(sys.argv[1])), sys.stdout)
