"""The hand as a numbered list: what each card does, costs, and whether it can be built."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from mirabilia.classic.components import CARDS, WONDER_SIDES, Card
from mirabilia.classic.explain import Price, deciding_city, price_of_card, price_of_stage
from mirabilia.classic.state import GONE
from mirabilia.classic.vocabulary import RESOURCE_LETTERS, RESOURCES, Edition, Kind
from mirabilia.cli.terminal.classic.scene import Scene
from mirabilia.cli.terminal.classic.signs import (
    CHAIN,
    card_cost,
    card_effect,
    cost_letters,
    letters_of,
    short_effect,
    sign_of,
    style_of,
)
from mirabilia.cli.terminal.classic.words import TableWords
from mirabilia.cli.terminal.layout import filled, styled, wrapped
from mirabilia.cli.terminal.signs import (
    COIN,
    IMPOSSIBLE,
    IMPOSSIBLE_STYLE,
    POSSIBLE,
    POSSIBLE_STYLE,
    WONDER,
    WONDER_STYLE,
)

NARROWEST_NAME = 14


def cards_in_hand(state: Any, player: int) -> dict[int, int]:
    """The different cards of a hand in order, each with how often it is there."""
    counted: dict[int, int] = {}
    for card in state.hands[player][: int(state.hand_size[player])]:
        counted[int(card)] = counted.get(int(card), 0) + 1
    return counted


@dataclass(frozen=True)
class _Row:
    """A line of the list in columns."""

    key: str
    mark: Text
    name: Text
    effect: str
    cost: str
    note: Text


def mark_of(price: Price) -> Text:
    """Whether something can be constructed, and for how many coins at least."""
    coins = min((split.total for split in price.splits), default=None)
    if price.possible:
        affordable = [split.total for split in price.splits if split.affordable]
        least = min(affordable, default=0)  # none: Olympia's power pays
        return styled(f"{POSSIBLE} {least}{COIN}", POSSIBLE_STYLE)
    codes = {obstacle.code for obstacle in price.obstacles}
    shown = f" {coins}{COIN}" if coins is not None and codes == {"cannot_pay"} else ""
    return styled(f"{IMPOSSIBLE}{shown}", IMPOSSIBLE_STYLE)


def note_of(words: TableWords, price: Price) -> Text:
    """In a few characters why something is free, or cannot be constructed."""
    for obstacle in price.obstacles:
        known = obstacle.arguments
        match obstacle.code:
            case "already_built":
                said = words("classic-terminal-note-built")
            case "chosen_already":
                said = words("classic-terminal-note-chosen")
            case "wonder_complete":
                said = words("classic-terminal-note-complete")
            case "not_for_sale":
                letters = "".join(
                    RESOURCE_LETTERS[RESOURCES.index(resource)] * units
                    for resource, units in known["missing"].items()
                )
                lacking = letters_of(words, letters)
                said = words("classic-terminal-note-lacks", resources=lacking)
            case "cannot_pay":
                said = words("classic-terminal-note-short", coins=f"{known['short']}{COIN}")
            case _:
                continue
        return styled(said, IMPOSSIBLE_STYLE)
    if price.chain:
        return styled(words("terminal-chain"), POSSIBLE_STYLE)
    if price.power or (price.free_once and not any(split.affordable for split in price.splits)):
        return styled(words("classic-terminal-note-power"), POSSIBLE_STYLE)
    return Text()


def hand_lines(scene: Scene, width: int) -> list[Text]:
    """Every card with its number; below them the next stage, which any card may mark."""
    rows = [
        _card_row(scene, number, CARDS[card], count)
        for number, (card, count) in enumerate(cards_in_hand(scene.state, scene.viewer).items(), 1)
    ]
    stage = _stage_row(scene)
    lines = _aligned([*rows, *([stage] if stage else [])], width)
    title = scene.words("classic-terminal-for-free-city") if scene.for_free_city else ""
    return [*(wrapped(styled(title, "bold"), width) if title else []), *lines]


def _card_row(scene: Scene, number: int, card: Card, count: int) -> _Row:
    words, state = scene.words, scene.state
    edition = int(state.edition)
    price = price_of_card(state, scene.viewer, card.id)
    name = styled(f"{sign_of(card)} {words.card(card)}", f"bold {style_of(card)}")
    if count > 1:
        name += Text(f" ×{count}")
    note = note_of(words, price)
    targets = [words(f"classic-card-{_slug(name)}") for name in _chains_to(card, edition)]
    if targets:
        gap = Text(" ") if note.plain else Text()
        note = note + gap + styled(f"{CHAIN} {', '.join(targets)}", "dim")
    return _Row(
        key=str(number),
        mark=mark_of(price),
        name=name,
        effect=card_effect(words, card, edition),
        cost=card_cost(words, card, edition),
        note=note,
    )


def _chains_to(card: Card, edition: int) -> Sequence[str]:
    return card.faces[Edition(edition)].chains_to


def _slug(name: str) -> str:
    return name.lower().replace(" ", "-")


def _stage_row(scene: Scene) -> _Row | None:
    words, state = scene.words, scene.state
    city = deciding_city(state, scene.viewer)
    price = price_of_stage(state, scene.viewer)
    if int(state.sides[city]) == GONE:
        return None
    said = words("classic-stage", stage=price.stage) if price.stage else words.board_of(state, city)
    name = styled(f"{WONDER} {said}", f"bold {WONDER_STYLE}")
    stages = WONDER_SIDES[int(state.sides[city])].stages
    if price.stage is None:
        return _Row("", mark_of(price), name, "", "", note_of(words, price))
    stage = stages[int(state.counts[city, Kind.STAGE])]
    note = note_of(words, price)
    if not note.plain:
        note = styled(words("classic-terminal-any-card"), "dim")
    return _Row(
        key="",
        mark=mark_of(price),
        name=name,
        effect=short_effect(words, stage.effect),
        cost=cost_letters(words, 0, stage.resources),
        note=note,
    )


def _aligned(rows: Sequence[_Row], width: int) -> list[Text]:
    """The rows in columns; where they are too wide, names give way, and the notes' ends."""
    mark = max(row.mark.cell_len for row in rows)
    effect = max(cell_len(row.effect) for row in rows)
    cost = max(cell_len(row.cost) for row in rows)
    name = max(row.name.cell_len for row in rows)
    note = max(_first_words(row.note) for row in rows)
    spare = width - (2 + 1 + mark + 1 + 2 + effect + 2 + cost + 2 + note)
    name = max(NARROWEST_NAME, min(name, spare))
    lines = []
    for row in rows:
        line = (
            styled(f"{row.key:>2} ", "bold")
            + filled(row.mark, mark + 1)
            + filled(row.name, name)
            + Text(f"  {row.effect:<{effect}}  ")
            + styled(f"{row.cost:<{cost}}  ", "dim")
            + row.note
        )
        line.rstrip()
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def _first_words(note: Text) -> int:
    """Columns of a note without the chains that it ends with, which may be cut."""
    return cell_len(note.plain.partition(CHAIN)[0].rstrip())
