"""What a player may answer: numbered options with names, effects and prices."""

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from mirabilia.cli.terminal.cities import slots
from mirabilia.cli.terminal.layout import wrapped
from mirabilia.cli.terminal.sheets import entry, rule_of, title_of
from mirabilia.cli.terminal.signs import (
    IMPOSSIBLE,
    IMPOSSIBLE_STYLE,
    POSSIBLE,
    POSSIBLE_STYLE,
)
from mirabilia.cli.terminal.words import Words
from mirabilia.duel.components import CARD_BY_NAME, CARDS, TOKEN_BY_NAME, WONDER_BY_NAME, WONDERS
from mirabilia.duel.state import GONE
from mirabilia.game import Action, Game
from mirabilia.notation.duel.actions import sentence

LEAD = 5  # columns before an option's words: number and mark


@dataclass(frozen=True)
class Choice:
    """One numbered option; `action` is None where it is not possible, `reason` then says why."""

    lines: list[Text]
    action: Action | None
    reason: str = ""


def decision_choices(words: Words, legal: list[Action], width: int) -> list[Choice]:
    """The options of every decision but a turn: one for each legal action."""
    return [
        Choice(_decision_lines(words, action, number, width), action)
        for number, action in enumerate(legal, 1)
    ]


def _decision_lines(words: Words, action: Action, number: int, width: int) -> list[Text]:
    lead = f"{number:>2}  "
    match action.document:
        case {"type": "draft", "wonder": name}:
            return entry(words, WONDER_BY_NAME[name], width, lead)
        case {"type": "progress", "token": name}:
            return entry(words, TOKEN_BY_NAME[name], width, lead)
        case {"type": "recover" | "destroy", "card": name}:
            return entry(words, CARD_BY_NAME[name], width, lead)
    said = sentence(words.language, action.document, words.players)
    return wrapped(Text(lead) + Text(said, "bold"), width, len(lead))


def card_choices(words: Words, game: Game, view: Any, position: int, width: int) -> list[Choice]:
    """What can be done with a card: build it, discard it, or each wonder not yet built."""
    player = game.to_decide[0]
    card = CARDS[int(view.structure[position])]
    legal = [a for a in game.legal() if a.document.get("position") == position]
    build = next((a for a in legal if a.document["type"] == "build"), None)
    discard = next(a for a in legal if a.document["type"] == "discard")
    rows: list[tuple[Action | None, str, list[str], str]] = []

    said = words("terminal-build", card=words.name(card))
    rows.append((build, said, *_price(words, game, card.name, player)))
    rows.append((discard, "", [], ""))
    for slot in slots(player):
        if int(view.wonders[slot]) == GONE or int(view.tucked[slot]) >= 0:
            continue
        wonder = WONDERS[int(view.wonders[slot])]
        action = next((a for a in legal if a.document.get("wonder") == wonder.name), None)
        said = words("terminal-construct", wonder=words.name(wonder))
        parts, reason = _price(words, game, wonder.name, player)
        rows.append((action, said, [*parts, rule_of(words, wonder)], reason))
    return [
        Choice(_row_lines(words, number, row, width), row[0], row[3])
        for number, row in enumerate(rows, 1)
    ]


def _price(words: Words, game: Game, name: str, player: int) -> tuple[list[str], str]:
    """How a price is made up, and what stands in the way."""
    price = game.price(name, player)
    said = price.sentences(words.language, words.players)
    obstacles = len(price.price.obstacles)
    split = len(said) - obstacles
    return said[:split], " ".join(said[split:])


def _row_lines(
    words: Words, number: int, row: tuple[Action | None, str, list[str], str], width: int
) -> list[Text]:
    action, said, parts, reason = row
    if action:
        mark, style = POSSIBLE, POSSIBLE_STYLE
        said = sentence(words.language, action.document, words.players)
    else:
        mark, style = IMPOSSIBLE, IMPOSSIBLE_STYLE
    lead = Text(f"{number:>2} ", "bold" if action else "dim") + Text(f"{mark} ", style)
    head = wrapped(lead + Text(said, "bold" if action else "dim"), width, LEAD)
    why = Text(" ".join(parts), "dim")
    if reason:
        why += Text(f" {reason}", IMPOSSIBLE_STYLE)
    return [*head, *wrapped(Text(" " * LEAD) + why, width, LEAD)] if why else head


def card_heading(words: Words, view: Any, position: int, width: int) -> list[Text]:
    """The chosen card and what it does."""
    card = CARDS[int(view.structure[position])]
    return wrapped(title_of(words, card) + Text(" · ") + rule_of(words, card), width, 2)
