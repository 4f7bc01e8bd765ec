"""What a player may ask to see: cards, wonders, tokens, the discard pile, the score, help."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from mirabilia.cli.terminal.cities import slots, tokens, wonder_mark
from mirabilia.cli.terminal.finding import find_named
from mirabilia.cli.terminal.layout import filled, styled, wrapped
from mirabilia.cli.terminal.moves import Move
from mirabilia.cli.terminal.pantheon import (
    deck_words,
    enki_tokens,
    god_in,
    is_face_down,
    slot_price,
)
from mirabilia.cli.terminal.signs import (
    COIN,
    GOD,
    GOD_STYLE,
    IMPOSSIBLE,
    MINERVA,
    MYTHOLOGY_TOKEN,
    OFFERING_TOKEN,
    POINT,
    POSSIBLE,
    SHIELD,
    SIGN,
    SNAKE,
    STYLE,
    WONDER,
    WONDER_STYLE,
    card_effect,
    cost_letters,
)
from mirabilia.cli.terminal.words import Words
from mirabilia.duel.components import (
    CARDS,
    GUILD_AGE,
    TEMPLE_AGE,
    TOKENS,
    WONDERS,
    Card,
    Token,
    Wonder,
)
from mirabilia.duel.pantheon.components import GOD_BY_NAME, GOD_CARDS, God
from mirabilia.duel.pantheon.views import slot_mythology
from mirabilia.duel.state import GONE, RETURNED
from mirabilia.duel.vocabulary import (
    AGE_OF_GODS,
    PANTHEON_SLOTS,
    PLAYERS,
    POSITIONS,
    RESOURCES,
    Category,
    Colour,
    Mythology,
    Place,
)
from mirabilia.notation.catalogue import slug
from mirabilia.notation.duel.cards import card_sentences, chain_partners

Thing = Card | Wonder | Token | God

HELP = (
    ("1 2 3", "number"),
    ("g3", "activate"),
    ("g", "pantheon"),
    ("v", "secrets"),
    ("Enter", "enter"),
    ("c", "card"),
    ("w", "wonders"),
    ("p", "progress"),
    ("d", "discard"),
    ("l", "log"),
    ("s", "score"),
    ("u", "undo"),
    ("q", "quit"),
)
PANTHEON_HELP = ("activate", "pantheon", "secrets")
PANTHEON_SIGNS = (
    (GOD, "god"),
    (MYTHOLOGY_TOKEN, "mythology"),
    (OFFERING_TOKEN, "offering"),
    (SNAKE, "snake"),
    (MINERVA, "minerva"),
)


def rule_of(words: Words, thing: Thing) -> str:
    """What a card, wonder, token or god does, in sentences."""
    if isinstance(thing, Card):
        return " ".join(card_sentences(words.language, thing))
    kind = {Wonder: "wonder", Token: "progress", God: "god"}[type(thing)]
    return words(f"{kind}-rule-{slug(thing.name)}")


def title_of(words: Words, thing: Thing) -> Text:
    """The name with its sign and printed cost."""
    if isinstance(thing, Card):
        sign = styled(f"{SIGN[thing.colour]} ", f"bold {STYLE[thing.colour]}")
        cost = cost_letters(words, thing.coins, thing.resources)
    elif isinstance(thing, Wonder):
        sign = styled(f"{WONDER} ", f"bold {WONDER_STYLE}")
        cost = cost_letters(words, 0, thing.resources)
    elif isinstance(thing, God):
        sign, cost = styled(f"{GOD} ", f"bold {GOD_STYLE}"), ""
    else:
        sign, cost = Text(), ""
    title = sign + styled(words.name(thing), "bold")
    return title + styled(f"  {cost}", "dim") if cost else title


def entry(words: Words, thing: Thing, width: int, lead: str = "") -> list[Text]:
    """A card, wonder, token or god with its rule."""
    first = Text(lead) + title_of(words, thing)
    indent = len(lead) or 2
    body = Text(" " * indent) + Text(rule_of(words, thing))
    return [*wrapped(first, width, indent), *wrapped(body, width, indent)]


def card_line(words: Words, card: Card) -> Text:
    """A card in one line: its effect in signs, its name, its symbol, the card it makes free."""
    line = styled(f"{card_effect(words, card):<10} ", STYLE[card.colour]) + words.name(card)
    if card.effect.symbol is not None:
        line += f" ({words.symbol(card.effect.symbol)})"
    free = chain_partners(card)[1]
    return line + styled(f" → {words.name(free)}", "dim") if free else line


def find_things(words: Words, wanted: str, *, pantheon: bool) -> list[Thing]:
    """What a player may mean by a name: exactly, its beginning, a part, or something like it."""
    things: dict[str, Thing] = {}
    known: tuple[Thing, ...] = (*CARDS, *WONDERS, *TOKENS, *GOD_CARDS)
    for thing in known:
        if _is_in_box(thing, pantheon):
            continue
        things.setdefault(words.name(thing).casefold(), thing)
        things.setdefault(thing.name.casefold(), thing)
    return find_named(things, wanted)


def _is_in_box(thing: Thing, pantheon: bool) -> bool:
    """Whether something belongs to a set that is not played with."""
    if isinstance(thing, Card):
        return thing.age == (GUILD_AGE if pantheon else TEMPLE_AGE)
    return not pantheon and (isinstance(thing, God) or thing.pantheon)


def face_up_sheet(words: Words, state: Any, width: int) -> list[Text]:
    """Every card that lies face up in the structure."""
    shown = [CARDS[int(state.structure[p])] for p in range(POSITIONS) if state.face_up[p]]
    return [line for card in shown for line in entry(words, card, width)]


def discard_sheet(words: Words, state: Any) -> list[Text]:
    """The discard pile."""
    pile = [card for card in CARDS if int(state.place[card.id]) == Place.DISCARD]
    if not pile:
        return [Text(words("terminal-empty-discard"))]
    return [styled(words("term-discard-pile"), "bold"), *(card_line(words, card) for card in pile)]


def wonders_sheet(words: Words, state: Any, width: int) -> list[Text]:
    """Both players' wonders and what they do."""
    lines: list[Text] = []
    for player in range(PLAYERS):
        lines.append(styled(words.players[player], "bold underline"))
        for slot in slots(state, player):
            wonder = WONDERS[int(state.wonders[slot])]
            first, *rest = entry(words, wonder, width)
            lines += [first + Text("  ") + _standing(words, state, player, slot), *rest]
    return lines


def _standing(words: Words, state: Any, player: int, slot: int) -> Text:
    """Whether a wonder is built or returned, or what it costs now."""
    tucked = int(state.tucked[slot])
    if tucked == GONE:
        return wonder_mark(state, player, slot)
    return Text(words("terminal-returned" if tucked == RETURNED else "terminal-built"))


def progress_sheet(words: Words, state: Any, width: int) -> list[Text]:
    """The progress tokens in sight and what they do."""
    groups = [(words("terminal-on-board"), [TOKENS[int(t)] for t in state.board if int(t) != GONE])]
    enki = [TOKENS[token] for token in enki_tokens(state)]
    groups.append((f"{GOD} {words.name(GOD_BY_NAME['Enki'])}", enki))
    groups += [(words.players[player], tokens(state, player)) for player in range(PLAYERS)]
    lines: list[Text] = []
    for title, group in groups:
        if group:
            lines.append(styled(title, "bold underline"))
            lines += [line for token in group for line in entry(words, token, width)]
    return lines


def pantheon_sheet(words: Words, state: Any, viewer: int, width: int) -> list[Text]:
    """What lies in the Pantheon, at what prices, and what the viewer knows of the decks."""
    lines = [styled(words("term-pantheon"), "bold underline")]
    for slot in range(PANTHEON_SLOTS):
        lines += _slot_entry(words, state, viewer, slot, width)
    lines.append(styled(words("terminal-decks"), "bold underline"))
    for mythology in Mythology:
        name = styled(words(f"mythology-{mythology.name.lower()}"), "bold")
        lines += wrapped(name + Text(f": {deck_words(words, state, mythology)}"), width, 2)
    return lines


def _slot_entry(words: Words, state: Any, viewer: int, slot: int, width: int) -> list[Text]:
    lead = styled(f"{slot + 1} ", "bold")
    prices = ", ".join(
        f"{words.players[player]} {slot_price(state, player, slot)}{COIN}"
        for player in (viewer, 1 - viewer)
    )
    god = god_in(state, slot)
    if god is None:
        held = words("terminal-slot-empty")
        if int(state.slots[slot]) == GONE:
            prices = prices if int(state.age) < AGE_OF_GODS else ""
        else:
            mythology = Mythology(int(slot_mythology(int(state.slots[slot]))))
            said = words(f"of-mythology-{mythology.name.lower()}")
            held = words("terminal-slot-face-down", mythology=said)
        return wrapped(lead + styled(held, "dim") + Text(f"  {prices}"), width, 2)
    title = lead + title_of(words, god) + Text(f"  {prices}")
    if is_face_down(state, slot):
        alone = int(state.slot_known[slot]) == 1 << viewer
        message = "terminal-slot-known-alone" if alone else "terminal-slot-known-both"
        title += styled(f"  {words(message)}", "italic")
    rule = rule_of(words, god)
    if god.tokens and (laid := enki_tokens(state)):
        names = ", ".join(words.name(TOKENS[token]) for token in laid)
        rule += f" {words('terminal-on-card', tokens=names)}."
    return [*wrapped(title, width, 2), *wrapped(styled(f"  {rule}", "dim"), width, 2)]


def log_sheet(
    words: Words, moves: Sequence[Move], width: int, last: int, *, revealed: bool = False
) -> list[Text]:
    """The last moves, numbered; if `revealed`, with what was secret then."""
    if not moves:
        return [Text(words("terminal-no-log"))]
    lines: list[Text] = []
    for number in range(max(0, len(moves) - last), len(moves)):
        lead = f"{number + 1:>3}. "
        said = moves[number].sentences(words, revealed=revealed)
        lines += wrapped(lead + " ".join(said), width, len(lead))
    return lines


def score_sheet(words: Words, score: Sequence[dict[str, int]]) -> list[Text]:
    """The score pad."""
    unused = Category.GUILDS if "temples" in score[0] else None  # guilds are left in the box
    rows = [row for row in Category if row.name.lower() in score[0] and row != unused]
    names = [words(f"category-{category.name.lower()}") for category in rows]
    label = max(len(name) for name in (*names, words("term-total")))
    columns = [max(5, len(player)) for player in words.players]

    def row(head: str, cells: Sequence[str], style: str = "") -> Text:
        line = filled(Text(head), label)
        for cell, column in zip(cells, columns, strict=True):
            line += Text(f"  {cell:>{column}}")
        line.stylize(style)
        return line

    lines = [row("", words.players, "bold")]
    for category, name in zip(rows, names, strict=True):
        lines.append(row(name, [str(pad[category.name.lower()]) for pad in score]))
    lines.append(styled("─" * lines[0].cell_len, "dim"))
    lines.append(row(words("term-total"), [str(pad["total"]) for pad in score], "bold"))
    return lines


def help_sheet(words: Words, width: int, *, pantheon: bool, secrets: bool) -> list[Text]:
    """The commands, then the signs on the table.

    `pantheon`: the expansion is played; `secrets`: two humans keep them at one screen.
    """
    lines = [styled(words("terminal-help-commands"), "bold underline")]
    for key, message in HELP:
        if message in PANTHEON_HELP and not (secrets if message == "secrets" else pantheon):
            continue
        lines += wrapped(styled(f"{key:<7}", "bold") + words(f"terminal-help-{message}"), width, 7)
    lines.append(styled(words("terminal-help-signs"), "bold underline"))
    unused = Colour.PURPLE if pantheon else Colour.TEMPLE
    pairs = [
        styled(f"{SIGN[c]} ", f"bold {STYLE[c]}") + words.colour(c) for c in Colour if c != unused
    ]
    pairs += [
        Text(f"{sign} {words(f'terminal-sign-{message}')}")
        for sign, message in (
            (POINT, "point"),
            (COIN, "coin"),
            (SHIELD, "shield"),
            (WONDER, "wonder"),
            *(PANTHEON_SIGNS if pantheon else ()),
            (POSSIBLE, "possible"),
            (IMPOSSIBLE, "impossible"),
        )
    ]
    pairs += [
        Text(f"{words.letter(resource)} {words(f'resource-{resource}')}") for resource in RESOURCES
    ]
    column = max(pair.cell_len for pair in pairs) + 2
    across = max(1, width // column)
    for start in range(0, len(pairs), across):
        line = Text()
        for pair in pairs[start : start + across]:
            line += filled(pair, column)
        lines.append(line)
    lines += wrapped(words("terminal-help-frame"), width)
    if pantheon:
        lines += wrapped(words("terminal-help-pantheon-signs"), width)
    return lines
