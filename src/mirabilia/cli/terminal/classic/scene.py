"""What there is to draw: a view of the game, for whom it is, and whether the hand may be seen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mirabilia.classic.explain import deciding_city
from mirabilia.classic.trade import left_of, right_of
from mirabilia.classic.vocabulary import LAST_TURN, Phase
from mirabilia.cli.terminal.classic.turns import recent_events
from mirabilia.cli.terminal.classic.words import TableWords
from mirabilia.cli.terminal.moves import History
from mirabilia.notation.classic.scores import score

_TO_THE_RIGHT = 2  # the Age in which hands are passed to the right


@dataclass(frozen=True)
class Scene:
    """What there is to draw."""

    words: TableWords
    state: Any
    """A view, without secrets of others."""
    viewer: int
    """Whose city is the nearest one."""
    hand: bool
    """Whether the viewer alone looks at the screen, so that the hand may be shown."""
    recent: Sequence[dict[str, Any]]
    """What happened in the last turn."""
    points: Sequence[int]
    """Of each city, as if the game ended now."""

    @property
    def phase(self) -> int:
        """What is to be decided."""
        return int(self.state.phase)

    @property
    def neighbours(self) -> tuple[int, int]:
        """The cities on the left and on the right."""
        return int(left_of(self.state, self.viewer)), int(right_of(self.state, self.viewer))

    @property
    def others(self) -> list[int]:
        """The cities further away, as they sit, from the left neighbour's left on."""
        cities = int(self.state.cities)
        return [(self.viewer + away) % cities for away in range(2, cities - 1)]

    @property
    def for_free_city(self) -> bool:
        """Whether the viewer decides for the Free City now."""
        return int(deciding_city(self.state, self.viewer)) != self.viewer

    @property
    def title(self) -> str:
        """The game, the Age and the turn."""
        words = self.words
        parts = ["Mirabilia", words("classic-terminal-title")]
        if int(self.state.age):
            turn, last = int(self.state.turn), LAST_TURN
            parts += [
                words("age", age=int(self.state.age)),
                words("classic-terminal-turn", turn=turn, last=last),
            ]
        else:
            parts.append(words("classic-terminal-sides"))
        return " · ".join(parts)

    @property
    def passing(self) -> str:
        """Where the hands go after this turn; nowhere after the last one of an Age.

        Two players exchange them each turn; who plays the Free City is worth more to know.
        """
        if self.phase == Phase.TURN and self.state.holder >= 0:
            holder = self.words.players[int(self.state.holder)]
            return self.words("classic-terminal-holder", player=holder)
        if self.phase != Phase.TURN or int(self.state.turn) == LAST_TURN:
            return ""
        right = int(self.state.age) == _TO_THE_RIGHT
        seats = int(self.state.players)
        receiver = (self.viewer + (-1 if right else 1)) % seats
        message = "classic-terminal-passing-right" if right else "classic-terminal-passing-left"
        return self.words(message, player=self.words.players[receiver])


def scene_of(words: TableWords, history: History, viewer: int, *, hand: bool) -> Scene:
    """The table of a game as it stands; with the viewer's hand where nobody else looks."""
    view = history.game.view(viewer).state
    points = [column["total"] for column in score(view)]
    return Scene(words, view, viewer, hand, recent_events(history), points)
