"""The whole table, in the roomiest form that fits the terminal.

Each part has forms from roomy to scant. The table begins with the roomiest and gives way part
by part, the least needed first, until it fits.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from rich.text import Text

from mirabilia.classic.vocabulary import Phase
from mirabilia.cli.terminal.classic.cities import (
    Detail,
    neighbour_box,
    neighbour_rows,
    other_rows,
    own_box,
    own_rows,
)
from mirabilia.cli.terminal.classic.hand import hand_lines
from mirabilia.cli.terminal.classic.scene import Scene
from mirabilia.cli.terminal.classic.signs import LEFT, RIGHT
from mirabilia.cli.terminal.classic.turns import turn_lines
from mirabilia.cli.terminal.layout import beside, heading

WIDEST = 132  # a table wider than this would only be emptier
LONGEST_LOG = 6
LOG_LINES = (3, 2, 1, 0)  # at least

Form = Callable[[], list[Text]]

CONCESSIONS = (
    "log",
    "others",
    "others",
    "others",
    "neighbours",
    "log",
    "neighbours",
    "own",
    "own",
    "neighbours",
    "log",
    "neighbours",
    "own",
    "neighbours",
    "others",
    "own",
    "neighbours",
    "own",
)
"""Which part gives way next."""


def table_lines(
    scene: Scene, width: int, height: int | None, *, chosen: bool = False
) -> list[Text]:
    """The table in at most `height` lines if that is possible; None: as roomy as can be.

    If a card is `chosen`, what can be done with it is shown instead of the hand.
    """
    width = min(width, WIDEST)
    forms: dict[str, Sequence[Form]] = {
        "others": _others(scene, width),
        "neighbours": _neighbours(scene, width),
        "own": _own(scene, width),
        "hand": _hand(scene, width) if scene.hand and not chosen else (list,),
    }
    layout = _Layout(scene, width, forms)
    if height is not None:
        layout.fit(height)
    return layout.lines(height)


class _Layout:
    """The parts of the table, each in the form of its present level."""

    def __init__(self, scene: Scene, width: int, forms: Mapping[str, Sequence[Form]]) -> None:
        self.scene = scene
        self.width = width
        self.forms = {part: [cache(form) for form in many] for part, many in forms.items()}
        self.levels = dict.fromkeys((*forms, "log"), 0)
        self.story = self._log(None)

    def _log(self, most: int | None) -> list[Text]:
        scene = self.scene
        going_on = scene.phase in (Phase.SEVENTH, Phase.DISCARD)
        return turn_lines(scene.words, scene.recent, self.width, most, going_on=going_on)

    def part(self, part: str) -> list[Text]:
        """The lines of a part as it is now."""
        return self.forms[part][self.levels[part]]()

    @property
    def log(self) -> int:
        """Lines that the last turn has at least."""
        return min(LOG_LINES[self.levels["log"]], len(self.story))

    @property
    def height(self) -> int:
        """Lines of the table, the log at its shortest."""
        return 1 + self.log + sum(len(self.part(part)) for part in self.forms)

    def fit(self, height: int) -> None:
        """Give way until the table is no higher."""
        made = []
        for part in CONCESSIONS:
            if self.height <= height:
                break
            levels = len(LOG_LINES) if part == "log" else len(self.forms[part])
            if self.levels[part] + 1 < levels:
                self.levels[part] += 1
                made.append(part)
        for part in reversed(made):  # a later concession may have made an earlier one needless
            self.levels[part] -= 1
            if self.height > height:
                self.levels[part] += 1

    def lines(self, height: int | None) -> list[Text]:
        """The whole table; the log takes the room that is left."""
        room = LONGEST_LOG if height is None else height - self.height + self.log
        log = []
        if room > 0 and self.story:
            most = min(LONGEST_LOG, room)
            log = self._log(most)
        return [
            heading(self.scene.title, self.width, self.scene.passing),
            *self.part("others"),
            *self.part("neighbours"),
            *self.part("own"),
            *log,
            *self.part("hand"),
        ]


def _others(scene: Scene, width: int) -> Sequence[Form]:
    """Boxes where there is plenty of room; else a line for each, or none."""

    def boxes(detail: Detail) -> list[Text]:
        cities = [(city, "") for city in scene.others]
        return [
            line
            for start in range(0, len(cities), 2)
            for line in _side_by_side(scene, cities[start : start + 2], width, detail)
        ]

    def rows(most: int | None) -> list[Text]:
        return [line for city in scene.others for line in other_rows(scene, city, width, most)]

    return (
        lambda: boxes(Detail.NAMES),
        lambda: boxes(Detail.COUNTS),
        lambda: rows(None),
        lambda: rows(1),
        list,
    )


def _side_by_side(
    scene: Scene, cities: Sequence[tuple[int, str]], width: int, detail: Detail
) -> list[Text]:
    """One or two cities in boxes of half the width and the same height."""
    half = (width - 1) // 2
    drawn = [neighbour_box(scene, city, sign, half, detail) for city, sign in cities]
    tallest = max(len(box) for box in drawn)
    left, *rest = (neighbour_box(scene, city, sign, half, detail, tallest) for city, sign in cities)
    return beside(left, rest[0], half) if rest else left


def _neighbours(scene: Scene, width: int) -> Sequence[Form]:
    """Side by side as they sit, in boxes; then one below the other, in rows."""
    pair = list(zip(scene.neighbours, (LEFT, RIGHT), strict=True))

    def boxes(detail: Detail) -> list[Text]:
        return _side_by_side(scene, pair, width, detail)

    def rows(most: int | None) -> list[Text]:
        return [
            line for city, sign in pair for line in neighbour_rows(scene, city, sign, width, most)
        ]

    return (
        lambda: boxes(Detail.NAMES),
        lambda: boxes(Detail.OUTLOOK),
        lambda: boxes(Detail.COUNTS),
        lambda: rows(None),
        lambda: rows(2),
        lambda: rows(1),
        list,
    )


def _own(scene: Scene, width: int) -> Sequence[Form]:
    def rows(most: int | None) -> list[Text]:
        return own_rows(scene, scene.viewer, width, most)

    return (
        lambda: own_box(scene, scene.viewer, width),
        lambda: rows(None),
        lambda: rows(3),
        lambda: rows(2),
        lambda: rows(1),
        list,
    )


def _hand(scene: Scene, width: int) -> Sequence[Form]:
    if scene.phase not in (Phase.TURN, Phase.SEVENTH):
        return (list,)
    return (lambda: hand_lines(scene, width),)
