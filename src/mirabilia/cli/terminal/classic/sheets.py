"""What a player may ask to see: cards, boards, cities, prices, the discard pile, score, help."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from mirabilia.classic.components import BOARD_NAMES, CARD_BY_NAME, CARDS, Card, Side, side_of
from mirabilia.classic.state import GONE
from mirabilia.classic.vocabulary import (
    AGES,
    RESOURCES,
    SEVENTH,
    SIDES,
    Category,
    Colour,
    Edition,
    Kind,
    Symbol,
    Use,
)
from mirabilia.cli.terminal.classic.cities import Detail, neighbour_box, own_box
from mirabilia.cli.terminal.classic.scene import Scene
from mirabilia.cli.terminal.classic.signs import (
    CHAIN,
    DEFEAT,
    LEFT,
    OWN,
    RIGHT,
    SIGN,
    STYLE,
    SYMBOL_SIGN,
    card_cost,
    card_effect,
    cost_letters,
    letters_of,
    sign_of,
    style_of,
)
from mirabilia.cli.terminal.classic.words import TableWords, side_in
from mirabilia.cli.terminal.finding import find_named
from mirabilia.cli.terminal.layout import filled, styled, wrapped
from mirabilia.cli.terminal.signs import (
    COIN,
    IMPOSSIBLE,
    POINT,
    POSSIBLE,
    POSSIBLE_STYLE,
    SHIELD,
    WONDER,
    WONDER_STYLE,
)
from mirabilia.notation.classic.cards import card_sentences, effect_sentences

TAKE_BACK = "classic-terminal-help-take-back"
HELP = (
    ("1 2 3", "classic-terminal-help-number"),
    ("Enter", "classic-terminal-help-enter"),
    ("t", TAKE_BACK),
    ("c", "classic-terminal-help-card"),
    ("p", "classic-terminal-help-price"),
    ("b", "classic-terminal-help-cities"),
    ("w", "classic-terminal-help-boards"),
    ("d", "terminal-help-discard"),
    ("l", "classic-terminal-help-log"),
    ("s", "terminal-help-score"),
    ("u", "classic-terminal-help-undo"),
    ("q", "terminal-help-quit"),
)
SCORE_SIGNS = {
    Category.MILITARY: SHIELD,
    Category.COINS: COIN,
    Category.WONDER: WONDER,
    Category.CIVILIAN: SIGN[Colour.BLUE],
    Category.SCIENCE: SIGN[Colour.GREEN],
    Category.COMMERCE: SIGN[Colour.YELLOW],
    Category.GUILDS: SIGN[Colour.PURPLE],
}


# Cards


def card_title(words: TableWords, card: Card, edition: int) -> Text:
    """A card's name with its sign and printed cost."""
    title = styled(f"{sign_of(card)} {words.card(card)}", f"bold {style_of(card)}")
    cost = card_cost(words, card, edition)
    return title + styled(f"  {cost}", "dim") if cost else title


def card_entry(
    words: TableWords, card: Card, edition: int, width: int, lead: str = ""
) -> list[Text]:
    """A card with its rule."""
    indent = len(lead) or 2
    rule = " ".join(card_sentences(words.language, card.faces[Edition(edition)]))
    return [
        *wrapped(Text(lead) + card_title(words, card, edition), width, indent),
        *wrapped(Text(" " * indent) + Text(rule), width, indent),
    ]


def card_heading(words: TableWords, card: Card, edition: int, width: int) -> list[Text]:
    """A chosen card and what it does, in as few lines as can be."""
    rule = " ".join(card_sentences(words.language, card.faces[Edition(edition)]))
    return wrapped(card_title(words, card, edition) + Text(" · ") + rule, width, 2)


def card_line(
    words: TableWords, card: Card, edition: int, width: int, lead: str = ""
) -> list[Text]:
    """A card in one line: its name and its effect in signs, and what it makes free."""
    line = Text(lead) + styled(f"{sign_of(card)} {words.card(card)}", f"bold {style_of(card)}")
    line += Text(f"  {card_effect(words, card, edition)}")
    targets = [words.card(CARD_BY_NAME[name]) for name in card.faces[Edition(edition)].chains_to]
    if targets:
        line += styled(f"  {CHAIN} {', '.join(targets)}", "dim")
    return wrapped(line, width, len(lead) or 2)


def find_things(words: TableWords, wanted: str, edition: int) -> list[Card | str]:
    """The cards and boards of an edition that a player may mean by a name."""
    things: dict[str, Card | str] = {}
    for card in CARDS:
        if Edition(edition) in card.faces:
            things.setdefault(words.card(card).casefold(), card)
            things.setdefault(card.name.casefold(), card)
    for board in BOARD_NAMES:
        things.setdefault(words.board(board).casefold(), board)
        things.setdefault(words(f"classic-wonder-{board.lower()}").casefold(), board)
        things.setdefault(board.casefold(), board)
    return find_named(things, wanted)


# Boards


def side_lines(words: TableWords, side: Side, width: int, lead: str = "") -> list[Text]:
    """A side of a board: what it produces and what each stage costs and does."""
    title = styled(f"{lead}{words(f'classic-side-{side.name.lower()}')}", "bold")
    return [
        *wrapped(title + Text(f" · {_start(words, side)}"), width, 2),
        *stage_lines(words, side, width),
    ]


def _start(words: TableWords, side: Side) -> str:
    return words("classic-terminal-starts", resource=letters_of(words, side.start))


def stage_lines(words: TableWords, side: Side, width: int, built: int = 0) -> list[Text]:
    """What each stage costs and does; those built are marked."""
    costs = [cost_letters(words, 0, stage.resources) for stage in side.stages]
    column = max(len(cost) for cost in costs)
    lines: list[Text] = []
    for number, (stage, cost) in enumerate(zip(side.stages, costs, strict=True), 1):
        mark = styled(f" {POSSIBLE} ", POSSIBLE_STYLE) if number <= built else Text("   ")
        head = mark + styled(f"{WONDER}{number} ", WONDER_STYLE)
        head += styled(f"{cost:<{column}}  ", "bold")
        rule = " ".join(effect_sentences(words.language, stage.effect))
        lines += wrapped(head + Text(rule), width, head.cell_len)
    return lines


def board_entry(words: TableWords, board: str, edition: int, width: int) -> list[Text]:
    """A board with both its sides."""
    name = words(f"classic-wonder-{board.lower()}")
    title = styled(f"{words.board(board)} · {name}", f"bold {WONDER_STYLE}")
    lines = wrapped(title, width, 2)
    for number in range(SIDES):
        side = side_of(edition, BOARD_NAMES.index(board), number)
        lines += side_lines(words, side, width)
    return lines


def boards_sheet(words: TableWords, state: Any, width: int) -> list[Text]:
    """The board of every city, and how far its wonder has come."""
    lines: list[Text] = []
    for city in range(int(state.cities)):
        owner = words.cities[city]
        if int(state.sides[city]) == GONE:
            lines.append(styled(owner, "bold underline"))
            board = BOARD_NAMES[int(state.boards[city])]
            lines += board_entry(words, board, int(state.edition), width)
            continue
        side = side_in(state, city)
        built = int(state.counts[city, Kind.STAGE])
        title = styled(f"{owner} · {words.board_of(state, city)}", "bold underline")
        standing = words("classic-terminal-stages-built", stages=built)
        lines += wrapped(title + Text(f" · {_start(words, side)} · {standing}"), width, 2)
        lines += stage_lines(words, side, width, built)
    return lines


def cities_sheet(scene: Scene, width: int) -> list[Text]:
    """Every city with its buildings by name, from the viewer's own to the left."""
    order = [(scene.viewer + away) % int(scene.state.cities) for away in range(scene.state.cities)]
    lines = own_box(scene, scene.viewer, width)
    for city in order[1:]:
        sign = {scene.neighbours[0]: LEFT, scene.neighbours[1]: RIGHT}.get(city, "")
        lines += neighbour_box(scene, city, sign, width, Detail.NAMES)
    return lines


# The discard pile


def discard_sheet(words: TableWords, state: Any, width: int, viewer: int | None) -> list[Text]:
    """How many cards lie on the discard pile, and those that the viewer, if any, is sure of."""
    pile = discarded(state)
    if not pile:
        return [Text(words("terminal-empty-discard"))]
    lines = wrapped(words("classic-terminal-pile", count=len(pile)), width)
    cards = [] if viewer is None else sorted(set(_sure(state, pile, viewer)))
    if cards:
        names = ", ".join(words.card(CARDS[card]) for card in cards)
        lines += wrapped(words("classic-terminal-pile-known", cards=names), width, 2)
    return lines


Place = tuple[int, int, int]  # Age, turn and city, from 0


def discarded(state: Any) -> list[Place]:
    """Where the cards of the discard pile were discarded, in that order."""
    return [
        (age, turn, city)
        for age in range(AGES)
        for turn in range(SEVENTH)
        for city in range(int(state.cities))
        if int(state.uses[age, turn, city]) in (Use.SOLD, Use.LEFT_OVER)
    ]


def _sure(state: Any, pile: Sequence[Place], viewer: int) -> list[int]:
    """The viewer's own discards, and what was seen when looking through the pile.

    Of other cards a view tells at most which they are among, not which of them lies here.
    """
    return [
        int(state.played[place])
        for place in pile
        if place[-1] == viewer or int(state.seen[place]) >> viewer & 1
    ]


# The score


def score_sheet(
    words: TableWords, score: Sequence[Mapping[str, int]], width: int, winners: Sequence[int] = ()
) -> list[Text]:
    """The score pad: a column for each city, or where they find no room a row."""
    lines = _score_columns(words, score, winners)
    if max(line.cell_len for line in lines) <= width:
        return lines
    return _score_rows(words, score, winners)


def _score_columns(
    words: TableWords, score: Sequence[Mapping[str, int]], winners: Sequence[int]
) -> list[Text]:
    names = words.cities
    labels = [words(f"classic-category-{category.name.lower()}") for category in Category]
    label = max(len(name) for name in (*labels, words("term-total"))) + 2
    columns = [max(4, len(name)) for name in names]

    def row(head: Text, cells: Sequence[str], style: str = "") -> Text:
        line = filled(head, label)
        for city, (cell, column) in enumerate(zip(cells, columns, strict=True)):
            emphasis = "bold" if city in winners else style
            line += styled(f"  {cell:>{column}}", emphasis)
        return line

    lines = [row(Text(), names, "bold")]
    for category, name in zip(Category, labels, strict=True):
        head = Text(f"{SCORE_SIGNS[category]} {name}")
        lines.append(row(head, [str(pad[category.name.lower()]) for pad in score]))
    lines.append(styled("─" * lines[0].cell_len, "dim"))
    total = styled(words("term-total"), "bold")
    lines.append(row(total, [str(pad["total"]) for pad in score], "bold"))
    return lines


def _score_rows(
    words: TableWords, score: Sequence[Mapping[str, int]], winners: Sequence[int]
) -> list[Text]:
    name = max(len(city) for city in words.cities)
    signs = "".join(f"{SCORE_SIGNS[category]:>5}" for category in Category)
    lines = [styled(" " * name + signs + f"{'Σ':>6}", "bold")]
    for city, pad in enumerate(score):
        cells = "".join(f"{pad[category.name.lower()]:>5}" for category in Category)
        line = styled(f"{words.cities[city]:<{name}}{cells}", "bold" if city in winners else "")
        lines.append(line + styled(f"{pad['total']:>6}", "bold"))
    return lines


# Help


def help_sheet(words: TableWords, width: int, *, two_players: bool) -> list[Text]:
    """The commands, then the signs on the table."""
    lines = [styled(words("terminal-help-commands"), "bold underline")]
    for key, message in HELP:
        if message == TAKE_BACK and not two_players:
            continue
        lines += wrapped(styled(f"{key:<7}", "bold") + words(message), width, 7)
    lines.append(styled(words("terminal-help-signs"), "bold underline"))
    pairs = [
        styled(f"{SIGN[colour]} ", f"bold {STYLE[colour]}") + words.kind_of(colour)
        for colour in Colour
    ]
    pairs += [
        styled(f"{SYMBOL_SIGN[symbol]} ", STYLE[Colour.GREEN])
        + words(f"classic-symbol-{symbol.name.lower()}")
        for symbol in (Symbol.COMPASS, Symbol.GEAR, Symbol.TABLET)
    ]
    pairs += [
        Text(f"{sign} {words(message)}")
        for sign, message in (
            (POINT, "terminal-sign-point"),
            (COIN, "terminal-sign-coin"),
            (SHIELD, "terminal-sign-shield"),
            (DEFEAT, "classic-kind-defeat"),
            (WONDER, "classic-kind-stage"),
            (CHAIN, "classic-terminal-sign-chain"),
            (LEFT, "classic-neighbour-left"),
            (RIGHT, "classic-neighbour-right"),
            (OWN, "classic-terminal-sign-own"),
            (POSSIBLE, "classic-terminal-sign-possible"),
            (IMPOSSIBLE, "classic-terminal-sign-impossible"),
        )
    ]
    pairs += [
        Text(f"{words.letter(resource)} {words(f'classic-resource-{resource}')}")
        for resource in RESOURCES
    ]
    lines += _in_columns(pairs, width)
    return lines + wrapped(words("classic-terminal-help-table"), width)


def _in_columns(items: Sequence[Text], width: int) -> list[Text]:
    column = max(item.cell_len for item in items) + 2
    across = max(1, width // column)
    lines = []
    for start in range(0, len(items), across):
        line = Text()
        for item in items[start : start + across]:
            line += filled(item, column)
        line.rstrip()
        lines.append(line)
    return lines
