"""The whole table, in the roomiest form that fits the terminal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from mirabilia.cli.terminal.board import (
    tokens_block,
    tokens_row,
    track_block,
    track_row,
)
from mirabilia.cli.terminal.cities import city_box, city_rows
from mirabilia.cli.terminal.layout import beside, boxed, centred, heading, wrapped
from mirabilia.cli.terminal.moves import History, Move
from mirabilia.cli.terminal.structure import Steps, open_positions, structure_lines
from mirabilia.cli.terminal.words import Words
from mirabilia.duel.vocabulary import PLAYERS, Decision

WIDE = 116  # columns from which structure and board stand side by side
WIDEST = 132  # a table wider than this would only be emptier
STRUCTURE_WIDTH = 78
STEPS: tuple[Steps, ...] = ((3, 2), (2, 2), (2, 1))  # from roomy to tight
FEWEST_LOG_LINES = 2
LONGEST_LOG = 6
RECENT = 10  # moves that may be told


@dataclass(frozen=True)
class Scene:
    """What there is to draw."""

    words: Words
    state: Any
    """A view, without secrets."""
    viewer: int
    """For whom prices are."""
    active: int | None
    """Who decides."""
    keys: Mapping[int, str]
    """What to press for each accessible position."""
    recent: Sequence[Move]
    """Moves to tell, the last one last."""
    number: int
    """How many moves have been made."""

    @property
    def title(self) -> str:
        """The Age, or what comes before it."""
        if int(self.state.age):
            return self.words("age", age=int(self.state.age))
        return self.words("terminal-draft")


def scene_of(words: Words, history: History, viewer: int | None = None) -> Scene:
    """The table of a game as it stands, with prices for the viewer or whoever decides."""
    game = history.game
    active = next(iter(game.to_decide), None)
    looking = viewer if viewer is not None else active or 0
    view = game.view(looking).state
    keys = {}
    if int(view.decision) == Decision.TURN:
        keys = {place: str(number) for number, place in enumerate(open_positions(view), 1)}
    recent = history.moves[-RECENT:]
    return Scene(words, view, looking, active, keys, recent, len(history.moves))


def table_lines(scene: Scene, width: int, height: int | None) -> list[Text]:
    """The table in at most `height` lines, if one of its forms fits; None: as roomy as can be."""
    width = min(width, WIDEST)
    drawn: list[Text] = []
    for boxes in (True, False):
        for steps in STEPS:
            form = _wide if width >= WIDE else _narrow
            drawn = form(scene, width, height, steps, boxes)
            if height is None or len(drawn) <= height:
                return drawn
    return drawn


def _head(scene: Scene, width: int) -> Text:
    moves = scene.words("terminal-move", number=scene.number + 1)
    return heading(f"Mirabilia · Duel · {scene.title}", width, moves)


def _cities(scene: Scene, width: int, boxes: bool) -> list[Text]:
    wide = width >= WIDE
    half = (width - 1) // 2 if wide else width
    cities = []
    for player in range(PLAYERS):
        draw = city_box if boxes else city_rows
        active = player == scene.active
        cities.append(draw(scene.words, scene.state, player, half, active=active))
    if not wide:  # the viewer's own city next to the structure
        return [*cities[1 - scene.viewer], *cities[scene.viewer]]
    if boxes:
        _level(cities)
    return beside(cities[0], cities[1], half)


def _level(boxes: list[list[Text]]) -> None:
    """Give boxes the same height by empty lines before their lower borders."""
    tallest = max(len(box) for box in boxes)
    for box in boxes:
        while len(box) < tallest:
            line = box[-2].copy()
            middle = Text(" " * (line.cell_len - 2))
            box.insert(-1, line[:1] + middle + line[-1:])


def _board_rows(scene: Scene, width: int) -> list[Text]:
    """Progress tokens and, once the draft is over, the military track."""
    tokens = tokens_row(scene.words, scene.state, width)
    return [*tokens, *track_row(scene.words, scene.state, width)] if scene.state.age else tokens


def _structure(scene: Scene, width: int, steps: Steps) -> list[Text]:
    if not int(scene.state.age):
        return []
    return structure_lines(
        scene.words, scene.state, width, keys=scene.keys, viewer=scene.viewer, steps=steps
    )


def _wide(scene: Scene, width: int, height: int | None, steps: Steps, boxes: bool) -> list[Text]:
    cities = _cities(scene, width, boxes)
    structure = _structure(scene, STRUCTURE_WIDTH, steps)
    if not structure:
        log = log_lines(scene.words, scene.recent, width, LONGEST_LOG)
        return [_head(scene, width), *cities, *_board_rows(scene, width), *log]
    free = (height or 0) - len(cities) - 1
    side = _side(scene, width - STRUCTURE_WIDTH - 1, max(len(structure), free))
    middle = centred(structure, STRUCTURE_WIDTH)
    return [_head(scene, width), *cities, *beside(middle, side, STRUCTURE_WIDTH)]


def _side(scene: Scene, width: int, height: int) -> list[Text]:
    """Track, tokens and the last moves in boxes, about as high as the structure."""
    words, inside = scene.words, width - 4
    track = boxed(
        Text(words("term-military-track")), track_block(words, scene.state, inside), width, "dim"
    )
    tokens = boxed(
        Text(words("term-progress-tokens")), tokens_block(words, scene.state, inside), width, "dim"
    )
    room = max(FEWEST_LOG_LINES, height - len(track) - len(tokens) - 2)
    log = log_lines(words, scene.recent, inside, room)
    if log:
        return [*track, *tokens, *boxed(Text(words("terminal-log")), log, width, "dim")]
    return [*track, *tokens]


def _narrow(scene: Scene, width: int, height: int | None, steps: Steps, boxes: bool) -> list[Text]:
    """Everything below one another, the structure last, next to the question."""
    top = [
        _head(scene, width),
        *_cities(scene, width, boxes),
        *_board_rows(scene, width),
    ]
    structure = centred(_structure(scene, width, steps), width)
    room = (height or 40) - len(top) - len(structure)
    log = log_lines(scene.words, scene.recent, width, max(FEWEST_LOG_LINES, min(LONGEST_LOG, room)))
    return [*top, *log, *structure]


def log_lines(words: Words, moves: Sequence[Move], width: int, room: int) -> list[Text]:
    """The last moves that find room; of the very last at least the beginning."""
    lines: list[Text] = []
    for move in reversed(moves):
        told = wrapped("› " + " ".join(move.sentences(words)), width, 2)
        if len(lines) + len(told) > room:
            if not lines:
                lines = told[:room]
                lines[-1].truncate(width - 1)
                lines[-1].append("…")
            break
        lines = told + lines
    return lines
