"""The Pantheon: its slots with their prices, the decks of gods, and what the viewer knows."""

from typing import Any

from rich.cells import cell_len
from rich.text import Text

from mirabilia.cli.terminal.canvas import shorten
from mirabilia.cli.terminal.layout import filled, flowing, styled
from mirabilia.cli.terminal.signs import (
    COIN,
    GOD,
    GOD_STYLE,
    IMPOSSIBLE,
    IMPOSSIBLE_STYLE,
    MYTHOLOGY_TOKEN,
    OFFERING_TOKEN,
    POSSIBLE,
    POSSIBLE_STYLE,
)
from mirabilia.cli.terminal.words import Words
from mirabilia.duel.construction import funds
from mirabilia.duel.pantheon.activation import activation_price, owned_offerings
from mirabilia.duel.pantheon.components import (
    GOD_CARDS,
    OFFERING_VALUES,
    SLOT_PRICES,
    God,
)
from mirabilia.duel.pantheon.views import slot_mythology
from mirabilia.duel.state import GONE, HIDDEN, HIDDEN_GOD
from mirabilia.duel.vocabulary import (
    AGE_OF_GODS,
    GATE,
    GODS_EACH,
    MYTHOLOGIES,
    PANTHEON_SLOTS,
    Ability,
    Decision,
    Mythology,
    TokenPlace,
)

NARROWEST_SIDE = 19  # columns that a list of the slots needs


# What is there


def hide_private_gods(view: Any, other: Any) -> None:
    """Remove from a view the gods that the other player's view lacks: both look at the screen."""
    for slot in range(PANTHEON_SLOTS):
        if int(other.slots[slot]) <= HIDDEN_GOD:
            view.slots[slot] = other.slots[slot]
    for mythology in range(MYTHOLOGIES):
        for number in range(GODS_EACH):
            if int(other.god_decks[mythology, number]) == HIDDEN:
                view.god_decks[mythology, number] = HIDDEN


def is_face_down(state: Any, slot: int) -> bool:
    """Whether a slot holds a god that is not revealed yet."""
    god = int(state.slots[slot])
    return god not in (GONE, GATE) and int(state.age) < AGE_OF_GODS


def god_in(state: Any, slot: int) -> God | None:
    """The god, or the Gate, in a slot, if there is one that the viewer knows."""
    god = int(state.slots[slot])
    return GOD_CARDS[god] if god >= 0 else None


def slot_price(state: Any, player: int, slot: int) -> int:
    """What a slot costs a player without offering tokens, whatever lies there or will."""
    if int(state.slots[slot]) >= 0:
        return int(activation_price(state, player, slot, 0))
    discount = int(state.abilities[player, Ability.PANTHEON_DISCOUNT])
    return max(0, int(SLOT_PRICES[player, slot]) - discount)


def can_activate(state: Any, player: int, slot: int) -> bool:
    """Whether a player can pay for a slot, with all the offering tokens there are."""
    if int(state.slots[slot]) < 0:
        return False
    every = int(owned_offerings(state, player))
    return int(activation_price(state, player, slot, every)) <= int(funds(state, player))


def deck(state: Any, mythology: int) -> list[God | None]:
    """The gods of a deck from the top, None for each that the viewer does not know."""
    gods = [int(god) for god in state.god_decks[mythology] if int(god) != GONE]
    return [GOD_CARDS[god] if god >= 0 else None for god in gods]


def unseen_gods(state: Any, mythology: int) -> list[God]:
    """The gods of a mythology that could be in any place the viewer does not know."""
    seen = {int(god) for god in (*state.slots, *state.god_decks[mythology])}
    return [
        god
        for god in GOD_CARDS[GODS_EACH * mythology : GODS_EACH * (mythology + 1)]
        if god.id not in seen and int(state.god_owner[god.id]) == GONE
    ]


def gods_of(state: Any, player: int) -> list[God]:
    """The gods, and the Gate, that a player has activated."""
    return [god for god in GOD_CARDS if int(state.god_owner[god.id]) == player]


def offerings_of(state: Any, player: int) -> list[int]:
    """The values of a player's offering tokens."""
    return [
        int(value)
        for number, value in enumerate(OFFERING_VALUES)
        if int(state.offerings[player, number])
    ]


def enki_tokens(state: Any) -> list[int]:
    """The progress tokens that lie on Enki."""
    return [token for token, place in enumerate(state.token_place) if int(place) == TokenPlace.ENKI]


# How it is shown


def laid_token(words: Words, state: Any, position: int) -> str:
    """The token on a card of the structure, or nothing."""
    token = int(state.laid_tokens[position])
    if token == GONE:
        return ""
    if int(state.age) < AGE_OF_GODS:
        return f"{MYTHOLOGY_TOKEN} {words.mythology(token)}"
    return f"{OFFERING_TOKEN} −{int(OFFERING_VALUES[token])}{COIN}"


def mythology_tokens(words: Words, state: Any, player: int) -> list[str]:
    """A player's mythology tokens by name."""
    counts = [(each, int(state.mythology_tokens[player, each])) for each in Mythology]
    return [
        words.mythology(each) + (f"×{count}" if count > 1 else "")
        for each, count in counts
        if count
    ]


def slot_name(words: Words, state: Any, slot: int) -> str:
    """Who is in a slot: a name, in brackets while face down, or only the mythology."""
    god = god_in(state, slot)
    if god:
        name = words.name(god)
        return f"({name})" if is_face_down(state, slot) else name
    if int(state.slots[slot]) == GONE:
        return "–"
    return f"░ {words.mythology(int(slot_mythology(int(state.slots[slot]))))}"


def _own_price(state: Any, viewer: int, slot: int) -> Text:
    """The viewer's price, with a mark as soon as gods can be activated."""
    price = f"{slot_price(state, viewer, slot)}{COIN}"
    if int(state.age) < AGE_OF_GODS or int(state.decision) == Decision.NONE:
        return Text(price)
    if can_activate(state, viewer, slot):
        return styled(f"{POSSIBLE}{price}", POSSIBLE_STYLE)
    return styled(f"{IMPOSSIBLE}{price}", IMPOSSIBLE_STYLE)


def _prices(state: Any, viewer: int, slot: int) -> Text:
    """The viewer's price of a slot, then the other player's."""
    if int(state.slots[slot]) == GONE and int(state.age) >= AGE_OF_GODS:
        return Text()
    other = f" {slot_price(state, 1 - viewer, slot)}{COIN}"
    return _own_price(state, viewer, slot) + styled(other, "dim")


def _name_style(state: Any, slot: int) -> str:
    if god_in(state, slot) is None:
        return "dim"
    return f"italic {GOD_STYLE}" if is_face_down(state, slot) else f"bold {GOD_STYLE}"


def _is_empty(state: Any) -> bool:
    """Whether nothing is left to activate, so that the slots need not be shown."""
    return int(state.age) >= AGE_OF_GODS and all(int(god) == GONE for god in state.slots)


def slots_rows(words: Words, state: Any, viewer: int, width: int) -> list[Text]:
    """The six slots side by side, names over prices."""
    if _is_empty(state):
        return []
    column = (width - 2) // PANTHEON_SLOTS
    names, prices = styled(f"{GOD} ", f"bold {GOD_STYLE}"), Text("  ")
    for slot in range(PANTHEON_SLOTS):
        name = shorten(slot_name(words, state, slot), column - 2)
        lead = f"{slot + 1} " if cell_len(name) < column - 2 else f"{slot + 1}"
        named = styled(lead, "bold") + styled(name, _name_style(state, slot))
        names += filled(named, column)
        prices += filled(Text("  ") + _prices(state, viewer, slot), column)
    names.rstrip()
    prices.rstrip()
    return [names, prices]


def slots_block(words: Words, state: Any, viewer: int, width: int) -> list[Text]:
    """The six slots one below the other."""
    lines: list[Text] = []
    if _is_empty(state):
        return lines
    prices = [_prices(state, viewer, slot) for slot in range(PANTHEON_SLOTS)]
    for slot in range(PANTHEON_SLOTS):
        room = width - 3 - prices[slot].cell_len
        name = shorten(slot_name(words, state, slot), room)
        line = styled(f"{slot + 1} ", "bold") + styled(name, _name_style(state, slot))
        lines.append(filled(line, room + 3) + prices[slot])
    return lines


def _deck_items(words: Words, state: Any) -> list[Text]:
    """Each deck: how many gods or, from the top, those that the viewer knows."""
    items = []
    for mythology in Mythology:
        gods = deck(state, mythology)
        item = Text(f"{words.mythology(mythology)} ")
        if any(gods):
            known = " ".join(words.name(god) if god else "?" for god in gods)
            items.append(item + styled(known, f"italic {GOD_STYLE}"))
        else:
            items.append(item + styled(str(len(gods)), "bold"))
    return items


def decks_rows(words: Words, state: Any, width: int) -> list[Text]:
    """The decks in a row, or as many as they need."""
    head = styled(words("terminal-decks") + "  ", "dim")
    return flowing(head, _deck_items(words, state), width, " · ")


def decks_block(words: Words, state: Any, width: int) -> list[Text]:
    """The decks, one a line."""
    lines = []
    for item in _deck_items(words, state):
        line = Text(" ") + item
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return [styled(words("terminal-decks"), "dim"), *lines]


def deck_words(words: Words, state: Any, mythology: int) -> str:
    """How many gods a deck holds and, as far as the viewer knows, which."""
    gods = deck(state, mythology)
    said = words("terminal-deck", count=len(gods))
    if not gods:
        return said
    possible = ", ".join(words.name(god) for god in unseen_gods(state, mythology))
    if any(gods):
        known = ", ".join(words.name(god) if god else "?" for god in gods)
        rest = f" (?: {possible})" if None in gods else ""
        return f"{said}, {words('terminal-deck-order', gods=known)}{rest}"
    if len(unseen_gods(state, mythology)) == len(gods):
        return f"{said}: {possible}"
    return f"{said}, {words('terminal-deck-among', gods=possible)}"


def side_list(words: Words, state: Any, viewer: int, width: int, *, decks: bool) -> list[Text]:
    """The Pantheon as a list beside the structure."""
    lines = slots_block(words, state, viewer, width)
    if lines:
        title = shorten(f"{GOD} {words('term-pantheon')}", width)
        lines.insert(0, styled(title, f"bold {GOD_STYLE}"))
    return [*lines, *decks_block(words, state, width)] if decks else lines
