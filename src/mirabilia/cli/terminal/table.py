"""The whole table, in the roomiest form that fits the terminal."""

from rich.text import Text

from mirabilia.cli.terminal.board import (
    tokens_block,
    tokens_row,
    track_block,
    track_row,
)
from mirabilia.cli.terminal.cities import city_box, city_rows
from mirabilia.cli.terminal.fitted import fitted_lines
from mirabilia.cli.terminal.frame import LONGEST_LOG, head_line, log_lines
from mirabilia.cli.terminal.layout import beside, boxed, centred
from mirabilia.cli.terminal.pantheon import decks_rows, slots_rows
from mirabilia.cli.terminal.scene import Scene
from mirabilia.cli.terminal.structure import Steps, structure_lines
from mirabilia.duel.vocabulary import PLAYERS

WIDE = 116  # columns from which structure and board stand side by side
WIDEST = 132  # a table wider than this would only be emptier
STRUCTURE_WIDTH = 78
STEPS: tuple[Steps, ...] = ((3, 2), (2, 2), (2, 1))  # from roomy to tight
FEWEST_LOG_LINES = 2


def table_lines(scene: Scene, width: int, height: int | None) -> list[Text]:
    """The table in at most `height` lines, if one of its forms fits; None: as roomy as can be."""
    width = min(width, WIDEST)
    drawn: list[Text] = []
    if scene.state.pantheon and width < WIDE:
        return fitted_lines(scene, width, height)
    for boxes in (True, False):
        for steps in STEPS:
            form = _wide if width >= WIDE else _narrow
            drawn = form(scene, width, height, steps, boxes)
            if height is None or len(drawn) <= height:
                return drawn
    return fitted_lines(scene, width, height) if scene.state.pantheon else drawn


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
    if scene.is_draft:
        return tokens
    return [*tokens, *track_row(scene.words, scene.state, width)]


def _structure(scene: Scene, width: int, steps: Steps) -> list[Text]:
    if not int(scene.state.age):
        return []
    return structure_lines(
        scene.words,
        scene.state,
        width,
        keys=scene.keys,
        viewer=scene.viewer,
        steps=steps,
        priced=scene.is_turn,
    )


def _wide(scene: Scene, width: int, height: int | None, steps: Steps, boxes: bool) -> list[Text]:
    cities = _cities(scene, width, boxes)
    structure = centred(_structure(scene, STRUCTURE_WIDTH, steps), STRUCTURE_WIDTH)
    if scene.state.pantheon:
        structure += _pantheon(scene, STRUCTURE_WIDTH)
    if not structure:
        log = log_lines(scene.words, scene.recent, width, LONGEST_LOG)
        return [head_line(scene, width), *cities, *_board_rows(scene, width), *log]
    free = (height or 0) - len(cities) - 1
    side = _side(scene, width - STRUCTURE_WIDTH - 1, max(len(structure), free))
    return [head_line(scene, width), *cities, *beside(structure, side, STRUCTURE_WIDTH)]


def _pantheon(scene: Scene, width: int) -> list[Text]:
    """The Pantheon in a box below the structure."""
    words, inside = scene.words, width - 4
    gods = [
        *slots_rows(words, scene.state, scene.viewer, inside),
        *decks_rows(words, scene.state, inside),
    ]
    return boxed(Text(words("term-pantheon")), gods, width, "dim")


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
        head_line(scene, width),
        *_cities(scene, width, boxes),
        *_board_rows(scene, width),
    ]
    structure = centred(_structure(scene, width, steps), width)
    room = (height or 40) - len(top) - len(structure)
    log = log_lines(scene.words, scene.recent, width, max(FEWEST_LOG_LINES, min(LONGEST_LOG, room)))
    return [*top, *log, *structure]
