"""Documents of positions that several tests begin from."""

from typing import Any

import mirabilia
from support.perft_files import FOLDER, read

Document = dict[str, Any]


def draft(moves: int = 1) -> Document:
    """A draft in which some wonders are taken."""
    game = mirabilia.new("duel", seed=1, first_player=0)
    for _ in range(moves):
        game.play(game.legal()[0])
    return game.position()


def bare(document: Document) -> Document:
    """The same table with empty cities and nothing hidden named."""
    del document["hidden"]
    document["discard"] = []
    for city in document["cities"]:
        city.update(buildings=[], wonders=[], progress=[])
    return document


LIBRARY = read(FOLDER / "age-2-library.json")["position"]
MAUSOLEUM = read(FOLDER / "age-2-mausoleum.json")["position"]
PROGRESS = read(FOLDER / "age-2-progress.json")["position"]
GUILDS = read(FOLDER / "age-3-guilds.json")["position"]
