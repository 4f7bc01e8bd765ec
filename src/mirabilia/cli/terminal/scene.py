"""What there is to draw: a view of the game, for whom it is, and what can be answered."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mirabilia.cli.terminal.moves import History, Move
from mirabilia.cli.terminal.pantheon import hide_private_gods
from mirabilia.cli.terminal.structure import open_positions
from mirabilia.cli.terminal.words import Words
from mirabilia.duel.state import GONE
from mirabilia.duel.vocabulary import POSITIONS, Decision

RECENT = 10  # moves that may be told


@dataclass(frozen=True)
class Scene:
    """What there is to draw."""

    words: Words
    state: Any
    """A view, without secrets."""
    viewer: int
    """For whom prices are."""
    active: int | None
    """Who decides."""
    keys: Mapping[int, str]
    """What to press for each accessible position."""
    recent: Sequence[Move]
    """Moves to tell, the last one last."""
    number: int
    """How many moves have been made."""

    @property
    def is_draft(self) -> bool:
        """Whether wonders are still being chosen."""
        return int(self.state.decision) == Decision.DRAFT

    @property
    def is_turn(self) -> bool:
        """Whether a card is to be played, so that prices matter."""
        return int(self.state.decision) == Decision.TURN

    @property
    def title(self) -> str:
        """The Age, or what comes before it."""
        if self.is_draft:
            return self.words("terminal-draft")
        return self.words("age", age=int(self.state.age))


def scene_of(
    words: Words,
    history: History,
    viewer: int | None = None,
    *,
    shared: bool = False,
    revealed: bool = False,
) -> Scene:
    """The table of a game as it stands, with prices for the viewer or whoever decides.

    If `shared`, both players look at it, so it shows no god that only one of them knows;
    if `revealed`, it shows every god.
    """
    game = history.game
    active = next(iter(game.to_decide), None)
    looking = viewer if viewer is not None else active or 0
    view = game.view(looking).state
    if shared:
        hide_private_gods(view, game.view(1 - looking).state)
    if revealed:
        view.slots[:], view.god_decks[:] = game.state.slots, game.state.god_decks
    keys = {place: str(number) for number, place in enumerate(answer_positions(view), 1)}
    recent = history.moves[-RECENT:]
    return Scene(words, view, looking, active, keys, recent, len(history.moves))


def answer_positions(state: Any) -> list[int]:
    """The positions of the structure that the decision is about, as they are numbered."""
    decision = int(state.decision)
    if decision == Decision.TURN:
        return open_positions(state)
    if decision == Decision.TOKEN_ORDER:
        return [place for place in open_positions(state) if int(state.laid_tokens[place]) != GONE]
    if decision == Decision.ZEUS:
        return [place for place in range(POSITIONS) if int(state.structure[place]) != GONE]
    return []
