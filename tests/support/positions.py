"""Documents of positions that several tests begin from."""

from collections.abc import Callable
from typing import Any

import mirabilia
from support.perft_files import FILES, FOLDER, read

Document = dict[str, Any]
Edit = Callable[[Document], Any]


def draft(moves: int = 1, **options: Any) -> Document:
    """A draft in which some wonders are taken."""
    game = mirabilia.new("duel", seed=1, first_player=0, **options)
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

# With Pantheon: a position for each thing that can be open
PANTHEON = {
    file.stem.removeprefix("pantheon-"): read(file)["position"]
    for file in FILES
    if file.stem.startswith("pantheon-") and "position" in read(file)
}


# Edits that make a position impossible


def put(*path: Any) -> Edit:
    """Put the last of these at the place that the others lead to."""
    *keys, last, value = path

    def edit(document: Document) -> None:
        for key in keys:
            document = document[key]
        document[last] = value

    return edit


def drop(*path: Any) -> Edit:
    *keys, last = path

    def edit(document: Any) -> None:
        for key in keys:
            document = document[key]
        del document[last]

    return edit


def over(victory: str, winner: int | None) -> Edit:
    return lambda document: document.update(
        decision=None, result={"victory": victory, "winner": winner}
    )


def both(*edits: Edit) -> Edit:
    def edit(document: Document) -> None:
        for each in edits:
            each(document)

    return edit
