"""What became of cards, wonders, tokens and gods in a game of Duel, told by its events."""

from typing import Any

from mirabilia.duel.components import CARDS, TOKENS, WONDERS
from mirabilia.duel.pantheon.components import GOD_CARDS
from mirabilia.duel.vocabulary import WONDER_SLOTS, Event
from mirabilia.lab.stats.facts import CardUse, Facts, Taken, WonderFate


def tell(facts: Facts, state: Any, events: list[list[int]]) -> None:
    """Add what the event log tells to the facts of a game."""
    turn = 0
    picks: dict[str, int] = {}
    built = set()
    discarded = set()
    for kind, player, subject, amount in events:
        match Event(kind):
            case Event.AGE_BEGUN:
                turn = 0
            case Event.CARD_BUILT | Event.CARD_DISCARDED as played:
                turn += 1
                use = "built" if played == Event.CARD_BUILT else "sold"
                facts.cards.append(CardUse(player, CARDS[subject].name, use, turn))
                if use == "sold":
                    discarded.add(subject)
            case Event.CARD_RECOVERED:
                facts.cards.append(CardUse(player, CARDS[subject].name, "recovered", 0))
            case Event.WONDER_BUILT:
                built.add((player, WONDERS[subject].name))
                if amount not in discarded:  # as Isis takes one
                    turn += 1
                    facts.cards.append(CardUse(player, CARDS[amount].name, "tucked", turn))
            case Event.WONDER_TAKEN:
                picks[WONDERS[subject].name] = len(picks) + 1
            case Event.TOKEN_TAKEN:
                facts.tokens.append(Taken(player, TOKENS[subject].name))
            case Event.ACTIVATED:
                facts.gods.append(Taken(player, GOD_CARDS[subject].name))
    for slot in range(WONDER_SLOTS):
        seat = slot * 2 // WONDER_SLOTS  # of who drafted it, whoever owns it now
        name = WONDERS[int(state.wonders[slot])].name
        fate = WonderFate(seat, name, "", picks.get(name, 0), int((seat, name) in built))
        facts.wonders.append(fate)
