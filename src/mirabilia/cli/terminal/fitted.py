"""The table of a game with Pantheon on a small terminal: everything that finds room.

Each part has forms from roomy to scant, its levels. The table begins with the roomiest and gives
way part by part, the least needed first, until it fits.
"""

from rich.text import Text

from mirabilia.cli.terminal.board import tokens_row, track_row
from mirabilia.cli.terminal.cities import city_box, city_rows
from mirabilia.cli.terminal.frame import LONGEST_LOG, head_line, log_lines
from mirabilia.cli.terminal.layout import beside, centred, clipped
from mirabilia.cli.terminal.pantheon import NARROWEST_SIDE, decks_rows, side_list, slots_rows
from mirabilia.cli.terminal.scene import Scene
from mirabilia.cli.terminal.structure import (
    HEIGHT,
    LOW,
    Steps,
    structure_lines,
    structure_width,
)

CARDS_IN_A_ROW = 4  # in Age III
NARROW_CARD = 15  # columns of a card in Age III where a list stands beside the structure
STRUCTURES: tuple[tuple[Steps, int], ...] = (
    ((3, 2), HEIGHT),
    ((2, 2), HEIGHT),
    ((2, 1), HEIGHT),
    ((1, 1), HEIGHT),
    ((1, 1), LOW),
)
CITY_LINES = (3, 2, 1)  # of a city that is cut short
LOG_LINES = (2, 1, 0)  # at least
LEVELS = {
    "cities": 2 + len(CITY_LINES) + 1,  # boxes, rows, rows cut short, nothing
    "board": 4,  # tokens and track, tokens cut short, the track alone, nothing
    "slots": 2,
    "decks": 2,
    "log": len(LOG_LINES),
    "structure": len(STRUCTURES) + 1,
}
CONCESSIONS = (
    "structure",
    "structure",
    "cities",
    "log",
    "decks",
    "cities",
    "board",
    "structure",
    "structure",
    "log",
    "cities",
    "board",
    "cities",
    "board",
    "cities",
    "slots",
    "structure",
)
"""Which part gives way next."""


def fitted_lines(scene: Scene, width: int, height: int | None) -> list[Text]:
    """The table in at most `height` lines if that is possible at all; None: as roomy as can be."""
    layout = _Layout(scene, width)
    if height is None:
        return layout.lines(LONGEST_LOG)
    made = []
    for part in CONCESSIONS:
        if layout.height() <= height:
            break
        if layout.give_way(part):
            made.append(part)
    for part in reversed(made):  # a later concession may have made an earlier one needless
        layout.levels[part] -= 1
        if layout.height() > height:
            layout.levels[part] += 1
    return layout.lines(height - layout.height() + layout.log_lines)


class _Layout:
    """The parts of the table, each in the form of its present level."""

    def __init__(self, scene: Scene, width: int) -> None:
        self.scene = scene
        self.width = width
        self.levels = dict.fromkeys(LEVELS, 0)
        self._drawn: dict[tuple[str, int], list[Text]] = {}
        age = int(scene.state.age)
        self._card_room = width
        if age == 3 and structure_width(age, width) + 1 + NARROWEST_SIDE > width:
            self._card_room = NARROW_CARD * CARDS_IN_A_ROW
        self._side = width - structure_width(age, self._card_room) - 1
        self._listed = self._side >= NARROWEST_SIDE and not scene.is_draft
        """Whether the Pantheon is a list beside the structure."""

    def give_way(self, part: str) -> bool:
        """Bring a part to its next form, if it has one."""
        levels = LEVELS[part]
        if part == "structure" and (self.scene.keys or self.scene.is_draft):
            levels -= 1  # the decision needs it
        if self.levels[part] + 1 >= levels:
            return False
        self.levels[part] += 1
        return True

    @property
    def log_lines(self) -> int:
        """Lines that the log has at least, if there is anything to tell."""
        return LOG_LINES[self.levels["log"]] if self.scene.recent else 0

    def height(self) -> int:
        """Lines of the table, the log at its shortest."""
        return len(self._above()) + self.log_lines + len(self._middle())

    def lines(self, log_room: int) -> list[Text]:
        """The whole table."""
        room = min(LONGEST_LOG, log_room)
        log = log_lines(self.scene.words, self.scene.recent, self.width, room) if room > 0 else []
        return [*self._above(), *log, *self._middle()]

    def _above(self) -> list[Text]:
        parts = ["cities", "board"]
        if not self._listed and not self.scene.is_draft:
            parts += ["slots", "decks"]
        return [head_line(self.scene, self.width), *(line for p in parts for line in self._part(p))]

    def _middle(self) -> list[Text]:
        structure = self._part("structure")
        if not self._listed:
            return centred(structure, self.width)
        room = self.width - self._side - 1
        return beside(centred(structure, room), self._list(), room)

    def _part(self, part: str) -> list[Text]:
        level = self.levels[part]
        if (part, level) not in self._drawn:
            draw = {
                "cities": self._cities,
                "board": self._board,
                "slots": self._slots,
                "decks": self._decks,
                "structure": self._structure,
            }[part]
            self._drawn[part, level] = draw(level)
        return self._drawn[part, level]

    def _cities(self, level: int) -> list[Text]:
        """The viewer's own city last, next to the structure."""
        scene = self.scene
        lines: list[Text] = []
        if level + 1 == LEVELS["cities"]:
            return lines
        most = CITY_LINES[level - 2] if level > 1 else None
        for player in (1 - scene.viewer, scene.viewer):
            city = (scene.words, scene.state, player, self.width)
            active = player == scene.active
            if level == 0:
                lines += city_box(*city, active=active)
            else:
                lines += city_rows(*city, active=active, most=most)
        return lines

    def _board(self, level: int) -> list[Text]:
        words, state = self.scene.words, self.scene.state
        tokens = tokens_row(words, state, self.width)
        if level:
            tokens = clipped(tokens, 1, self.width) if level == 1 else []
        if self.scene.is_draft or level == 3:
            return tokens
        return [*tokens, *track_row(words, state, self.width)]

    def _slots(self, level: int) -> list[Text]:
        scene = self.scene
        return [] if level else slots_rows(scene.words, scene.state, scene.viewer, self.width)

    def _decks(self, level: int) -> list[Text]:
        scene = self.scene
        return [] if level else decks_rows(scene.words, scene.state, self.width)

    def _list(self) -> list[Text]:
        scene = self.scene
        decks = self.levels["decks"] == 0
        return side_list(scene.words, scene.state, scene.viewer, self._side, decks=decks)

    def _structure(self, level: int) -> list[Text]:
        scene = self.scene
        if level == len(STRUCTURES):
            return []
        steps, height = STRUCTURES[level]
        return structure_lines(
            scene.words,
            scene.state,
            self._card_room,
            keys=scene.keys,
            viewer=scene.viewer,
            steps=steps,
            height=height,
            priced=scene.is_turn,
        )
