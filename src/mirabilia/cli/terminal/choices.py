"""What a player may answer: numbered options with names, effects and prices."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from mirabilia.cli.terminal.board import SPACES, numbered_track
from mirabilia.cli.terminal.cities import slots, symbols
from mirabilia.cli.terminal.layout import filled, styled, wrapped
from mirabilia.cli.terminal.menus import Choice, Row, numbered
from mirabilia.cli.terminal.pantheon import deck_words, enki_tokens
from mirabilia.cli.terminal.sheets import Thing, card_line, entry, rule_of, title_of
from mirabilia.cli.terminal.signs import (
    COIN,
    GOD_STYLE,
    MYTHOLOGY_TOKEN,
    short_effect,
    short_god,
)
from mirabilia.cli.terminal.words import Words
from mirabilia.duel.components import (
    CARD_BY_NAME,
    CARDS,
    TOKEN_BY_NAME,
    TOKENS,
    WONDER_BY_NAME,
    WONDERS,
    Card,
    Wonder,
)
from mirabilia.duel.construction import wonder_price
from mirabilia.duel.pantheon.components import GOD_BY_NAME, God
from mirabilia.duel.vocabulary import WONDER_SLOTS, Decision, Mythology
from mirabilia.game import Action, Game
from mirabilia.notation.duel.actions import sentence

GAP = 2  # columns between options side by side

ON_THE_TABLE = (Decision.ZEUS, Decision.MINERVA)  # answered by numbers in a picture


# Every decision but a turn


def decision_choices(
    words: Words, view: Any, legal: list[Action], width: int, *, brief: bool = False
) -> list[Choice]:
    """The options of a decision: one for each legal action, in a line or so if `brief`."""
    if int(view.decision) == Decision.MINERVA:
        return _space_choices(words, legal)
    return [
        Choice(_decision_lines(words, view, action, number, width, brief), action)
        for number, action in enumerate(legal, 1)
    ]


def _space_choices(words: Words, legal: list[Action]) -> list[Choice]:
    """One option for each space of the track, whether she may be put there or not."""
    allowed = {action.document["space"]: action for action in legal}
    reason = words("terminal-not-on-pawn")
    return [Choice([], allowed.get(space), reason) for space in SPACES]


def choice_lines(
    words: Words, view: Any, choices: Sequence[Choice], width: int, most: int | None
) -> list[Text]:
    """The options as they are shown: in several columns where there are more than `most` lines."""
    if int(view.decision) == Decision.MINERVA:
        return numbered_track(words, view)
    if int(view.decision) == Decision.ZEUS:  # the numbers are on the cards
        return []
    lines = [line for choice in choices for line in choice.lines]
    if most is None or len(lines) <= most or len(lines) > len(choices):
        return lines
    column = min(max(line.cell_len for line in lines), (width - GAP) // 2)
    down = -(-len(lines) * (column + GAP) // (width + GAP))
    rows = []
    for row in range(down):
        line = Text()
        for each in lines[row::down]:
            line += filled(each, column) + Text(" " * GAP)
        line.rstrip()
        rows.append(line)
    return rows


def _decision_lines(
    words: Words, view: Any, action: Action, number: int, width: int, brief: bool
) -> list[Text]:
    lead = f"{number:>2}  "

    def described(thing: Thing, more: Text | None = None) -> list[Text]:
        if brief:
            return [_cut(Text(lead) + _brief(words, thing) + (more or Text()), width)]
        lines = entry(words, thing, width, lead)
        if more:
            lines[0] += more
        return lines

    def listed(line: Text) -> list[Text]:
        return wrapped(Text(lead) + line, width, len(lead))

    match action.document:
        case {"type": "draft", "wonder": name}:
            return described(WONDER_BY_NAME[name])
        case {"type": "progress", "token": name}:
            return described(TOKEN_BY_NAME[name])
        case {"type": "recover" | "destroy" | "steal_card" | "raise_with", "card": name}:
            return listed(card_line(words, CARD_BY_NAME[name]))
        case {"type": "snake", "card": name}:
            card = CARD_BY_NAME[name]
            return listed(card_line(words, card) + _symbol_gain(words, view, card))
        case {"type": "choose_god" | "god_on_top", "god": name}:
            return described(GOD_BY_NAME[name], _on_god(words, view, GOD_BY_NAME[name]))
        case {"type": "reveal_deck", "mythology": name}:
            return listed(_deck_line(words, view, Mythology[name.upper()]))
        case {"type": "token_first", "mythology": name}:
            mythology = Mythology[name.upper()]
            head = styled(f"{MYTHOLOGY_TOKEN} {words(f'mythology-{name}')}", f"bold {GOD_STYLE}")
            return listed(head + Text(f" · {deck_words(words, view, mythology)}"))
        case {"type": "destroy_wonder" | "raise_wonder" | "steal_wonder", "wonder": name}:
            wonder = WONDER_BY_NAME[name]
            return described(wonder, _wonder_standing(words, view, action, wonder))
    return listed(styled(_said(words, action), "bold"))


def _cut(line: Text, width: int) -> Text:
    line.truncate(width, overflow="ellipsis")
    return line


def _brief(words: Words, thing: Thing) -> Text:
    """A thing with its effect in signs."""
    effect = (
        short_god(words, thing) if isinstance(thing, God) else short_effect(words, thing.effect)
    )
    return title_of(words, thing) + Text(f"  {effect}")


def _symbol_gain(words: Words, view: Any, card: Card) -> Text:
    """What a copied symbol would be to the deciding player."""
    assert card.effect.symbol is not None
    owned = symbols(view, int(view.decider))
    message = "terminal-symbol-again" if card.effect.symbol in owned else "terminal-symbol-new"
    return styled(f" · {words(message, count=len(owned) + 1)}", "dim")


def _on_god(words: Words, view: Any, god: God) -> Text | None:
    """The progress tokens on a god."""
    if not god.tokens:
        return None
    names = ", ".join(words.name(TOKENS[token]) for token in enki_tokens(view))
    return styled(f" · {words('terminal-on-card', tokens=names)}", "dim") if names else None


def _deck_line(words: Words, view: Any, mythology: Mythology) -> Text:
    name = styled(words(f"mythology-{mythology.name.lower()}"), f"bold {GOD_STYLE}")
    return name + Text(f" · {deck_words(words, view, mythology)}")


def _wonder_standing(words: Words, view: Any, action: Action, wonder: Wonder) -> Text | None:
    """Whose wonder may be destroyed; what one that is taken over costs its new owner."""
    if action.document["type"] == "destroy_wonder":
        slot = next(n for n in range(WONDER_SLOTS) if int(view.wonders[n]) == wonder.id)
        return styled(f"  ({words.players[int(view.wonder_owner[slot])]})", "bold")
    if action.document["type"] == "steal_wonder":
        price = int(wonder_price(view, action.player, wonder.id))
        return styled(f"  = {price}{COIN}", "dim")
    return None


@dataclass(frozen=True)
class Placement:
    """A drawn god, the slots it may go to, and the action for each of them."""

    god: God
    slots: list[int]
    actions: list[Action]


def placement_choices(legal: Sequence[Action]) -> list[Placement]:
    """The drawn gods with the empty slots."""
    gods = dict.fromkeys(action.document["god"] for action in legal)
    options = []
    for name in gods:
        actions = [action for action in legal if action.document["god"] == name]
        slots = [action.document["slot"] for action in actions]
        options.append(Placement(GOD_BY_NAME[name], slots, actions))
    return options


# A turn: a card


def card_choices(words: Words, game: Game, view: Any, position: int, width: int) -> list[Choice]:
    """What can be done with a card: build it, discard it, or each wonder not yet built."""
    player = game.to_decide[0]
    card = CARDS[int(view.structure[position])]
    legal = [a for a in game.legal() if a.document.get("position") == position]
    build = next((a for a in legal if a.document["type"] == "build"), None)
    discard = next(a for a in legal if a.document["type"] == "discard")
    rows = [_build_row(words, game, card, build), Row(discard, _said(words, discard))]
    for slot in slots(view, player):
        if int(view.tucked[slot]) >= 0:
            continue
        wonder = WONDERS[int(view.wonders[slot])]
        action = next((a for a in legal if a.document.get("wonder") == wonder.name), None)
        rows.append(_wonder_row(words, game, wonder, action))
    return numbered(rows, width)


def _said(words: Words, action: Action) -> str:
    return sentence(words.language, action.document, words.players)


def _build_row(words: Words, game: Game, card: Card, action: Action | None) -> Row:
    said = _said(words, action) if action else words("terminal-build", card=words.name(card))
    price, reason = _price(words, game, card.name)
    return Row(action, said, "", price, reason)


def _wonder_row(words: Words, game: Game, wonder: Wonder, action: Action | None) -> Row:
    said = words("terminal-construct", wonder=words.name(wonder))
    if action:
        said += " " + words("coins-for", coins=action.document["price"])
    price, reason = _price(words, game, wonder.name)
    return Row(action, said, short_effect(words, wonder.effect), price, reason)


def _price(words: Words, game: Game, name: str, *, offerings: bool = True) -> tuple[str, str]:
    """How a price is made up, and what stands in the way.

    The last thing told of a god's price is what offering tokens would change, unless they are
    told otherwise.
    """
    price = game.price(name)
    said = price.sentences(words.language, words.players)
    split = len(said) - len(price.price.obstacles)
    reasons = said[split:]
    if not offerings and any(way.offerings for way in price.price.ways):
        split -= 1
    return " ".join(said[:split]), " ".join(reasons)


def heading_of(words: Words, thing: Thing, width: int) -> list[Text]:
    """A chosen card or god and what it does."""
    return wrapped(title_of(words, thing) + Text(" · ") + rule_of(words, thing), width, 2)


# A turn: a card of the Pantheon


def activation_choices(words: Words, game: Game, god: God, width: int) -> list[Choice]:
    """The ways to pay for a god or the Gate: sensible ones first, or why it is impossible."""
    ways = [
        action
        for action in game.legal()
        if action.document["type"] == "activate" and action.document["god"] == god.name
    ]
    price, reason = _price(words, game, god.name, offerings=not ways)
    if not ways:
        said = words("terminal-activate", god=words.name(god))
        return numbered([Row(None, said, "", price, reason)], width)
    wasteful = words("terminal-wasteful")
    notes = [wasteful if wasted else "" for wasted, _ in sorted_ways(ways)]
    notes[0] = price
    return numbered(
        [
            Row(way, _said(words, way), price=note)
            for note, (_, way) in zip(notes, sorted_ways(ways), strict=True)
        ],
        width,
    )


def sorted_ways(ways: Sequence[Action]) -> list[tuple[bool, Action]]:
    """Ways to pay by the worth of their offering tokens, after them those that waste some.

    A way is wasteful if tokens of less worth make the price as low.
    """

    def worth(way: Action) -> int:
        return sum(way.document["offerings"])

    def is_wasteful(way: Action) -> bool:
        return any(
            worth(other) < worth(way) and other.document["price"] <= way.document["price"]
            for other in ways
        )

    marked = [(is_wasteful(way), way) for way in ways]
    return sorted(marked, key=lambda each: (each[0], worth(each[1])))
