"""The plots of one kind of game."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from mirabilia.lab.drawing import Sheet
from mirabilia.lab.stats.figures import KindFigures
from mirabilia.lab.stats.plots_of_pieces import (
    boards_plot,
    cards_plot,
    gods_plot,
    stages_plot,
    tokens_plot,
    wonders_plot,
)
from mirabilia.lab.stats.plots_of_players import (
    bots_plot,
    length_plot,
    points_plot,
    scores_plot,
    seats_plot,
    start_plot,
)

FEWEST_GAMES = 20
"""With fewer games of a kind, plots would show chance alone."""
Draw = Callable[[KindFigures], tuple[Sheet, str]]


@dataclass(frozen=True)
class Plot:
    """A plot and what it shows, in a sentence or two."""

    name: str
    sheet: Sheet
    caption: str


def plots_of(kind: KindFigures) -> Iterator[Plot]:
    """All plots that the figures of a kind are enough for; draw them within `style()`."""
    if kind.games < FEWEST_GAMES:
        return
    for name, draw in _chosen(kind):
        sheet, caption = draw(kind)
        yield Plot(name, sheet, caption)


def _chosen(kind: KindFigures) -> Sequence[tuple[str, Draw]]:
    cards: list[tuple[str, Draw]] = [
        (f"cards-{age}", lambda kind, age=age: cards_plot(kind, age))  # type: ignore[misc]
        for age in (1, 2, 3)
        if any(card.age == age for card in kind.cards)
    ]
    if kind.game == "duel":
        return [
            ("bots", bots_plot),
            ("first-player", start_plot),
            ("points", points_plot),
            ("scores", scores_plot),
            ("length", length_plot),
            ("wonders", wonders_plot),
            ("tokens", tokens_plot),
            *([("gods", gods_plot)] if kind.gods else []),
            *cards,
        ]
    return [
        ("bots", bots_plot),
        ("seats", seats_plot),
        ("points", points_plot),
        ("scores", scores_plot),
        ("boards", boards_plot),
        ("stages", stages_plot),
        *cards,
    ]
