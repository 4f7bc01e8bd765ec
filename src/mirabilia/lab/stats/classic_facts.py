"""What became of cards and wonder boards in a game of 7 Wonders, read from its history."""

from typing import Any

from mirabilia.classic.components import BOARD_NAMES, CARDS, WONDER_SIDES
from mirabilia.classic.vocabulary import AGES, SEVENTH, Event, Kind, Use
from mirabilia.lab.stats.facts import CardUse, Facts, WonderFate

_USES = {
    Use.BUILT: "built",
    Use.STAGE: "tucked",
    Use.SOLD: "sold",
    Use.LEFT_OVER: "left_over",
}


def tell(facts: Facts, state: Any, events: list[list[int]]) -> None:
    """Add what the last state tells to the facts of a game; the Free City's cards do not count."""
    for kind, city, subject, _ in events:
        if kind == Event.CARD_RECOVERED and city in facts.seats:
            facts.cards.append(CardUse(city, CARDS[subject].name, "recovered", 0))
    for seat in facts.seats:
        for age in range(AGES):
            for turn in range(SEVENTH):
                use = Use(int(state.uses[age, turn, seat]))
                if use == Use.RECOVERED:  # the entry is that of the city that discarded the card
                    use = Use.LEFT_OVER if turn + 1 == SEVENTH else Use.SOLD
                if use in _USES:
                    card = CARDS[int(state.played[age, turn, seat])].name
                    facts.cards.append(CardUse(seat, card, _USES[use], turn + 1))
        side = WONDER_SIDES[int(state.sides[seat])]
        stages = int(state.counts[seat, Kind.STAGE])
        facts.wonders.append(
            WonderFate(seat, BOARD_NAMES[int(state.boards[seat])], side.name, 0, stages)
        )
