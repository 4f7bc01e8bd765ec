"""Games of Duel: Pantheon for tests: played to a given Age, and what a view shows of them."""

import random
from collections import Counter
from typing import Any

import numpy as np

from mirabilia.duel import actions
from mirabilia.duel.pantheon.components import GOD_CARDS
from mirabilia.duel.state import HIDDEN_GOD
from mirabilia.duel.vocabulary import GODS_EACH, Decision, Mythology
from support.duel import A, Table, fresh

TOKEN_POSITIONS = {1: {2, 4, 9, 11, 13}, 2: {6, 8, 10}}  # by Age, as the schemes mark them


def play_to_age(age: int, seed: int, **options: Any) -> Table:
    """A Pantheon game at the first turn of an Age: cards are discarded, all else is random."""
    table = fresh(seed, pantheon=True, first_player=A, **options)
    chooser = random.Random(seed)
    while table.age < age or table.decision != Decision.TURN:
        choices = table.legal()
        if table.decision == Decision.TURN:
            choices = [each for each in choices if actions.DISCARD <= each < actions.WONDER]
        table.do(chooser.choice(choices))
    return table


def shown_slots(view: Any) -> dict[int, str]:
    """What a view shows in slots 1 to 6: a god, or the mythology of a face-down card."""
    found = {}
    for slot, god in enumerate(int(god) for god in np.asarray(view.slots)):
        if god >= 0:
            found[slot + 1] = GOD_CARDS[god].name
        elif god <= HIDDEN_GOD:
            found[slot + 1] = f"{Mythology(HIDDEN_GOD - god).name.lower()}?"
    return found


def shown_deck(view: Any, mythology: str) -> list[str]:
    """What a view shows of a deck, from the top; "?" for a god that it hides."""
    gods = [int(god) for god in np.asarray(view.god_decks)[Mythology[mythology.upper()]]]
    return [GOD_CARDS[god].name if god >= 0 else "?" for god in gods if god != -1]


def chosen_mythologies(table: Table) -> Counter[int]:
    """How many gods of each mythology lie in the Pantheon."""
    gods = [int(god) for god in np.asarray(table.state.slots)]
    return Counter(god // GODS_EACH for god in gods if 0 <= god < len(GOD_CARDS) - 1)
