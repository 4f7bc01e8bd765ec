"""What a player may answer: numbered options with names, effects and prices."""

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from mirabilia.cli.terminal.cities import slots
from mirabilia.cli.terminal.layout import styled, wrapped
from mirabilia.cli.terminal.sheets import card_line, entry, rule_of, title_of
from mirabilia.cli.terminal.signs import (
    IMPOSSIBLE,
    IMPOSSIBLE_STYLE,
    POSSIBLE,
    POSSIBLE_STYLE,
    short_effect,
)
from mirabilia.cli.terminal.words import Words
from mirabilia.duel.components import (
    CARD_BY_NAME,
    CARDS,
    TOKEN_BY_NAME,
    WONDER_BY_NAME,
    WONDERS,
    Card,
    Wonder,
)
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
            return wrapped(Text(lead) + card_line(words, CARD_BY_NAME[name]), width, len(lead))
    said = sentence(words.language, action.document, words.players)
    return wrapped(Text(lead) + styled(said, "bold"), width, len(lead))


def card_choices(words: Words, game: Game, view: Any, position: int, width: int) -> list[Choice]:
    """What can be done with a card: build it, discard it, or each wonder not yet built."""
    player = game.to_decide[0]
    card = CARDS[int(view.structure[position])]
    legal = [a for a in game.legal() if a.document.get("position") == position]
    build = next((a for a in legal if a.document["type"] == "build"), None)
    discard = next(a for a in legal if a.document["type"] == "discard")
    rows = [_build_row(words, game, card, build), _Row(discard, _said(words, discard))]
    for slot in slots(player):
        if int(view.wonders[slot]) == GONE or int(view.tucked[slot]) >= 0:
            continue
        wonder = WONDERS[int(view.wonders[slot])]
        action = next((a for a in legal if a.document.get("wonder") == wonder.name), None)
        rows.append(_wonder_row(words, game, wonder, action))
    return [
        Choice(_row_lines(number, row, width), row.action, row.reason)
        for number, row in enumerate(rows, 1)
    ]


@dataclass(frozen=True)
class _Row:
    """One way to use a card."""

    action: Action | None
    said: str
    effect: str = ""
    price: str = ""
    reason: str = ""


def _said(words: Words, action: Action) -> str:
    return sentence(words.language, action.document, words.players)


def _build_row(words: Words, game: Game, card: Card, action: Action | None) -> _Row:
    said = _said(words, action) if action else words("terminal-build", card=words.name(card))
    price, reason = _price(words, game, card.name)
    return _Row(action, said, "", price, reason)


def _wonder_row(words: Words, game: Game, wonder: Wonder, action: Action | None) -> _Row:
    said = words("terminal-construct", wonder=words.name(wonder))
    if action:
        said += " " + words("coins-for", coins=action.document["price"])
    price, reason = _price(words, game, wonder.name)
    return _Row(action, said, short_effect(words, wonder.effect), price, reason)


def _price(words: Words, game: Game, name: str) -> tuple[str, str]:
    """How a price is made up, and what stands in the way."""
    price = game.price(name)
    said = price.sentences(words.language, words.players)
    split = len(said) - len(price.price.obstacles)
    return " ".join(said[:split]), " ".join(said[split:])


def _row_lines(number: int, row: _Row, width: int) -> list[Text]:
    if row.action:
        emphasis, mark = "bold", styled(f"{POSSIBLE} ", POSSIBLE_STYLE)
    else:
        emphasis, mark = "dim", styled(f"{IMPOSSIBLE} ", IMPOSSIBLE_STYLE)
    head = styled(f"{number:>2} ", emphasis) + mark + styled(row.said, emphasis)
    if row.effect:
        head += Text(f" · {row.effect}")
    lines = wrapped(head, width, LEAD)
    if row.price:
        why = Text(" " * LEAD) + styled(row.price, "dim")
        if row.reason:
            why += styled(f" {row.reason}", IMPOSSIBLE_STYLE)
        lines += wrapped(why, width, LEAD)
    return lines


def card_heading(words: Words, view: Any, position: int, width: int) -> list[Text]:
    """The chosen card and what it does."""
    card = CARDS[int(view.structure[position])]
    return wrapped(title_of(words, card) + Text(" · ") + rule_of(words, card), width, 2)
