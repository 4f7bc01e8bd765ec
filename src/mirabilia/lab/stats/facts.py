"""What happened in one game: who won how, and what became of every card and wonder.

A record is played again by the rules themselves, without the documents and sentences of
`mirabilia.load`: a thousand games take seconds.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from mirabilia.engine.events import CAPACITY, LOG_DTYPE
from mirabilia.engine.record import blank, copy_record
from mirabilia.notation.documents import DocumentError
from mirabilia.notation.games import notation
from mirabilia.notation.records import Record, read_record

USES = ("built", "recovered", "tucked", "sold", "left_over")
"""What becomes of a card: built, built from the discard pile, put under a wonder, sold to the
discard pile, left over at the end of an Age."""


class CardUse(NamedTuple):
    """What a player did with a card."""

    seat: int
    card: str
    use: str
    turn: int
    """Of the Age, from 1 on; 0 where it is not told."""


class WonderFate(NamedTuple):
    """A wonder or a wonder board and what its owner made of it."""

    seat: int
    wonder: str
    side: str
    """Of a board; empty in Duel."""
    pick: int
    """Taken as the how manieth wonder of the draft, from 1 on; 0 for one that was dealt."""
    stages: int
    """Built: of a wonder in Duel 1 or 0."""


class Taken(NamedTuple):
    """A progress token or a god and who got it."""

    seat: int
    name: str


@dataclass(frozen=True, order=True)
class Kind:
    """Games that are counted together."""

    game: str
    edition: str = ""
    players: int = 2
    pantheon: bool = False

    @property
    def id(self) -> str:
        """The kind in the name of a file."""
        if self.game == "duel":
            return "duel-pantheon" if self.pantheon else "duel"
        return f"{self.game}-{self.edition}-{self.players}"

    @property
    def title(self) -> str:
        """The kind in words."""
        if self.game == "duel":
            return "Duel: Pantheon" if self.pantheon else "Duel"
        return f"7 Wonders, {self.edition} edition, {self.players} players"


@dataclass
class Facts:
    """What happened in one finished game. Lists are by seat."""

    kind: Kind
    bots: list[str]
    victory: str
    winners: list[int]
    first: int
    """Who began; where all play at once, the first seat."""
    score: list[dict[str, int]]
    decisions: int
    last_age: int
    cards: list[CardUse] = field(default_factory=list)
    wonders: list[WonderFate] = field(default_factory=list)
    tokens: list[Taken] = field(default_factory=list)
    gods: list[Taken] = field(default_factory=list)

    @property
    def seats(self) -> range:
        """The players."""
        return range(len(self.bots))

    def share(self, seat: int) -> float:
        """Of the victory: an equal part where it is shared."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def facts_of(document: Any, bots: Sequence[str]) -> Facts:
    """What happened in the game of a record document, with the names of those who played it.

    A record that is broken or unfinished, or begins in the middle, is a DocumentError.
    """
    record = read_record(document)
    if record.seed is None:
        raise DocumentError("position", "games that begin from a position are not counted")
    state, events = _replayed(record)
    words = notation(record.game)
    seats = words.rules.seats(state)
    if len(bots) != seats:
        raise DocumentError("players", f"names {len(bots)} players; the game has {seats}")
    facts = Facts(
        kind=Kind(
            game=record.game,
            edition=record.options.get("edition", ""),
            players=seats,
            pantheon=record.options.get("pantheon", False),
        ),
        bots=list(bots),
        first=int(state.first_player) if record.game == "duel" else 0,
        score=words.score(state)[:seats],
        decisions=len(record.actions),
        last_age=int(state.age),
        **{key: value for key, value in words.result(state).items() if key != "winner"},
    )
    if record.game == "duel":
        from mirabilia.lab.stats.duel_facts import tell
    else:
        from mirabilia.lab.stats.classic_facts import tell
    tell(facts, state, events)
    return facts


def _replayed(record: Record) -> tuple[Any, list[list[int]]]:
    """The game's last state, and the entries of its event log."""
    rules = notation(record.game).rules
    state = copy_record(rules.blank(rules.options(**record.options)))
    rules.deal(state, record.seed or 0)
    players = range(rules.seats(state))
    log = blank(LOG_DTYPE)
    found = np.zeros(rules.most_legal, np.int16)
    events: list[list[int]] = []
    for number, move in enumerate(record.actions):
        if rules.is_over(state):
            raise DocumentError(f"actions[{number}]", "the game is over before it")
        first = next(player for player in players if rules.owes(state, player))
        player, action = move if isinstance(move, list) else (first, move)
        legal = player in players and action in found[: rules.legal(state, player, found)]
        if not legal:
            raise DocumentError(f"actions[{number}]", f"player {player} cannot take {action} then")
        log.count = 0
        rules.apply(state, player, action, log)
        events += np.asarray(log.entries)[: min(int(log.count), CAPACITY)].tolist()
    if not rules.is_over(state):
        raise DocumentError("actions", "the game is not over")
    return state, events


def distinct(games: Iterator[tuple[Any, Sequence[str]]]) -> Iterator[tuple[Any, Sequence[str]]]:
    """Records with their bots, without those that are the very same game again."""
    known = set()
    for record, bots in games:
        options = sorted((key, str(value)) for key, value in record["options"].items())
        key = (record["game"], str(options), record.get("seed"), str(record["actions"]), *bots)
        if key not in known:
            known.add(key)
            yield record, bots
