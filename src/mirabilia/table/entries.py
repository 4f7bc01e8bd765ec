"""The journal: all that happens at a table, one entry after the other, never changed."""

from dataclasses import asdict, dataclass, fields
from typing import Any, ClassVar

from mirabilia.table.errors import TableError


@dataclass(frozen=True)
class Entry:
    """Something that happened, and when: milliseconds since 1970."""

    at: int
    kind: ClassVar[str]

    def document(self) -> dict[str, Any]:
        """The entry as a document that `read_entry` takes. It may hold secrets."""
        return {"type": self.kind, **asdict(self)}


@dataclass(frozen=True)
class Opened(Entry):
    """A table was set up. The seed is secret until the game is over."""

    kind = "opened"
    setup: dict[str, Any]
    host: str
    seed: int
    salt: str


@dataclass(frozen=True)
class Joined(Entry):
    """Somebody sat down."""

    kind = "joined"
    seat: int
    holder: str
    name: str


@dataclass(frozen=True)
class Vacated(Entry):
    """Somebody stood up, or a bot was sent away, before the game began."""

    kind = "vacated"
    seat: int


@dataclass(frozen=True)
class Swapped(Entry):
    """Two seats changed places before the game began."""

    kind = "swapped"
    seat: int
    other: int


@dataclass(frozen=True)
class BotSeated(Entry):
    """A bot took a seat, an open one or that of somebody who left."""

    kind = "bot_seated"
    seat: int
    bot: str


@dataclass(frozen=True)
class Played(Entry):
    """A seat took an action. Where several choose at once it is secret until all have."""

    kind = "played"
    seat: int
    action: int


@dataclass(frozen=True)
class UndoAsked(Entry):
    """A seat asks to take back its last action; so many actions would stay."""

    kind = "undo_asked"
    seat: int
    stay: int


@dataclass(frozen=True)
class UndoAnswered(Entry):
    """A seat agreed to a request or refused it."""

    kind = "undo_answered"
    seat: int
    agreed: bool


@dataclass(frozen=True)
class TakenBack(Entry):
    """Actions were taken back; so many stayed."""

    kind = "taken_back"
    stay: int


@dataclass(frozen=True)
class EndOffered(Entry):
    """A seat offers to end the game without a winner."""

    kind = "end_offered"
    seat: int


@dataclass(frozen=True)
class EndAnswered(Entry):
    """A seat agreed to an offer or refused it."""

    kind = "end_answered"
    seat: int
    agreed: bool


@dataclass(frozen=True)
class GaveUp(Entry):
    """A seat resigned, left, or ran out of time."""

    kind = "gave_up"
    seat: int
    reason: str


@dataclass(frozen=True)
class Ended(Entry):
    """The game ended before its rules would have ended it."""

    kind = "ended"
    reason: str
    winners: list[int]


@dataclass(frozen=True)
class ClocksRestarted(Entry):
    """The table was out of reach: time since then is given back to those who think."""

    kind = "clocks_restarted"


@dataclass(frozen=True)
class Said(Entry):
    """A chat message, of a seat or of a spectator."""

    kind = "said"
    seat: int | None
    name: str
    text: str


@dataclass(frozen=True)
class Rematched(Entry):
    """A new table was set up for the same people."""

    kind = "rematched"
    table: str


@dataclass(frozen=True)
class Resumed(Entry):
    """The next so many actions are those of an earlier game; from there it is played on."""

    kind = "resumed"
    moves: int


KINDS: dict[str, type[Entry]] = {kind.kind: kind for kind in Entry.__subclasses__()}


def read_entry(document: dict[str, Any]) -> Entry:
    """The entry that a document of the journal means."""
    kind = KINDS.get(document.get("type", ""))
    if kind is None:
        raise TableError("journal", f"there is no kind of entry {document.get('type')!r}")
    given = {name: value for name, value in document.items() if name != "type"}
    if given.keys() != {field.name for field in fields(kind)}:
        raise TableError("journal", f"an entry {kind.kind!r} has not the fields {sorted(given)}")
    return kind(**given)
