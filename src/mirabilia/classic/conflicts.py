"""Rulebook chapter "Military conflicts": at the end of each Age neighbours compare shields."""

from typing import Any

from mirabilia.classic.components import VICTORY_POINTS
from mirabilia.classic.state import ClassicState
from mirabilia.classic.trade import left_of
from mirabilia.classic.vocabulary import Event, Kind
from mirabilia.engine.events import emit
from mirabilia.engine.rule import merged_rule


@merged_rule
def resolve_conflicts(state: ClassicState, log: Any) -> None:
    """Each pair of neighbours once: a victory token of the Age for more shields, else a defeat."""
    for city in range(state.cities):
        neighbour = left_of(state, city)
        lead = state.shields[city] - state.shields[neighbour]
        if lead != 0:
            winner = city if lead > 0 else neighbour
            loser = neighbour if lead > 0 else city
            state.victories[winner, state.age - 1] += 1
            state.counts[loser, Kind.DEFEAT] += 1
            emit(log, Event.VICTORY, winner, loser, VICTORY_POINTS[state.age - 1])
            emit(log, Event.DEFEAT, loser, winner, 0)
