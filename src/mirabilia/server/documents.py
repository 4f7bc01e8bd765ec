"""The forms of HTTP requests and answers."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from mirabilia.server.protocol import Document, Message, TableTold, Told

Name = Annotated[str, Field(max_length=200, description="a display name of 1 to 32 letters")]
RowName = Annotated[str, Field(max_length=20)]
SeatNumber = Annotated[int, Field(ge=0, le=6)]


class Body(BaseModel):
    """What is sent: these fields and no others."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Joining(Body):
    """Somebody sits down."""

    seat: SeatNumber
    name: Name


class Opening(Body):
    """A new table, and where its host sits down. Several seats: people at one screen."""

    setup: Annotated[
        dict[str, Any], Field(description="game, options, seats, clock … as /api/games tells")
    ]
    join: Annotated[list[Joining], Field(max_length=7)] = []


class SeatingBot(Body):
    """A bot takes an open seat."""

    seat: SeatNumber
    bot: Annotated[str, Field(max_length=100)]


class Leaving(Body):
    """Somebody stands up."""

    seat: SeatNumber


class Swapping(Body):
    """Two seats change places."""

    seat: SeatNumber
    other: SeatNumber


class Credentials(Body):
    """A login and its password."""

    login: Annotated[str, Field(max_length=200)]
    password: Annotated[str, Field(max_length=1000)]


class Naming(Body):
    """A display name."""

    name: Name


class ScoreColumn(Body):
    """A player's column of the score pad. Rows left out are 0."""

    name: Annotated[str | None, Field(max_length=200)] = None
    entries: Annotated[
        dict[RowName, int | dict[RowName, int]],
        Field(max_length=20, description="by row; science of 7 Wonders also as symbols"),
    ] = {}


class ScorePad(Body):
    """A score pad filled in."""

    players: Annotated[list[ScoreColumn], Field(max_length=7)]
    pantheon: bool = False
    victory: Annotated[str | None, Field(max_length=20, description="Duel: how it ended")] = None
    winner: Annotated[int | None, Field(ge=0, le=1, description="Duel: by supremacy")] = None


class Practice(Body):
    """A game to be played on: after so many actions of a record, from a seat, against bots."""

    record: Annotated[dict[str, Any], Field(description="a record as the server gives it")]
    moves: Annotated[int, Field(ge=0, le=10_000, description="actions of the record that stay")]
    seat: SeatNumber
    name: Name
    bot: Annotated[str, Field(max_length=100)]


class Problem(Message):
    """Why nothing was done."""

    code: str
    message: str
    field: str | None = None
    """Of the score pad or of a record: where it is wrong."""


class Failure(Message):
    """An answer that says what is wrong."""

    error: Problem


class Seated(Message):
    """A table, and the secret by which its seats are decided for. The browser keeps it."""

    table: str
    seats: list[int]
    token: str


class Done(Message):
    """A change of a table. Its journal has so many entries now."""

    number: int


class TableNow(Told):
    """A table as a spectator sees it."""

    table: TableTold


class SeatListed(Message):
    """A seat in a list of tables."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    bot: str | None
    is_you: bool
    gave_up: bool
    share: float | None
    points: int | None


class Listed(Message):
    """A table in a list."""

    table: str
    game: str
    setup: Document
    status: Literal["waiting", "playing", "over"]
    opened_at: int
    changed_at: int
    seats: list[SeatListed]
    to_decide: list[int]
    age: int | None
    """Of a game that runs and may be seen; none before its first Age."""
    is_host: bool
    is_your_turn: bool
    is_unread: bool


class Listing(Message):
    """A list of tables, the last changed first; `before` is where the next page begins."""

    tables: list[Listed]
    before: int | None


class Choice(Message):
    """An option of a game."""

    name: str
    values: list[Any]
    meaning: str


class PlayersTold(Message):
    """A number of players, and what goes with it."""

    players: int
    boards: int
    """Boards that are dealt or chosen: one for each city; none where there are none."""
    editions: list[str]


class KindTold(Message):
    """A kind of the game, and what goes with it."""

    kind: str
    options: dict[str, Any]
    """Those that make it this kind."""
    players: list[PlayersTold]
    rulings: list[str]
    """The presets of rulings that make a difference."""


class GameTold(Message):
    """What can be chosen for a game."""

    game: str
    rules_version: int
    players: int
    options: list[Choice]
    rulings: dict[str, dict[str, Any]]
    kinds: list[KindTold]


class BotTold(Message):
    """A bot that can take a seat."""

    bot: str
    description: str
    is_level: bool


class Catalogue(Message):
    """All that a table can be set up with."""

    version: str
    games: list[GameTold]
    bots: list[BotTold]
    default_bot: str
    languages: list[str]
    clocks: list[str]
    visibilities: list[str]
    spectators: list[str]


class Components(BaseModel):
    """All cards, wonders and other components of a game, as `mirabilia cards` tells them.

    Texts are in one language.
    """

    model_config = ConfigDict(extra="allow")

    game: str
    cards: list[Document]
    wonders: list[Document]
    words: Document
    numbers: Document


class PlayerNumbers(Message):
    """How many players a score pad has columns for."""

    least: int
    most: int
    usual: int


class EndingTold(Message):
    """A way in which a game ends."""

    victory: str
    label: str
    by_points: bool


class SymbolTold(Message):
    """A symbol that can be entered instead of points."""

    symbol: str
    label: str
    most: int


class TokenTold(Message):
    """A kind of token that points can be counted by, and how many a player can have."""

    points: int
    most: int


class RowTold(Message):
    """A row of the score pad: what to enter there, and what is allowed."""

    row: str
    label: str
    asks: str
    help: list[str]
    kind: Literal["points", "coins", "spaces", "temples", "points_or_symbols"]
    least: int
    most: int
    allowed: str
    symbols: list[SymbolTold]
    tokens: list[TokenTold]
    """Of conflicts in 7 Wonders."""


class ScoreForm(Message):
    """A score pad to be filled in."""

    game: str
    pantheon: bool
    title: str
    players: PlayerNumbers
    names: list[str]
    """What players are called who say nothing else."""
    longest_name: int
    ending: str | None
    endings: list[EndingTold]
    winner: str | None
    """The question that follows where points do not decide."""
    rows: list[RowTold]
    total: str


class RowNamed(Message):
    """A row and what it is called."""

    row: str
    label: str


class Scored(Message):
    """A score pad added up."""

    game: str
    pantheon: bool
    players: list[str]
    victory: str
    winner: int | None
    winners: list[int]
    decided_by_blue: bool = False
    treasuries: list[int] | None = None
    score: list[dict[str, int]] | None
    """Each player's points by row, and `total`; none where a supremacy decides without them."""
    rows: list[RowNamed]
    verdict: list[str]


class Me(Message):
    """Who the browser belongs to."""

    name: str
    login: str | None
    is_guest: bool
    is_known: bool


class Tally(Message):
    """How somebody did in some games."""

    games: int
    won: float
    lost: int
    undecided: int
    points: float | None
    """On average."""


class Statistics(Message):
    """How somebody did: in all, by game, by its kind and edition, by number of players, by bot."""

    all: Tally
    by_game: dict[str, Tally]
    by_kind: dict[str, Tally]
    """`duel`, `pantheon`, `classic first`, `classic second`."""
    by_players: dict[str, Tally]
    by_bot: dict[str, Tally]


class Step(Message):
    """An action of a finished game and the position after it."""

    number: int
    seat: int
    sentence: str
    action: Document
    events: list[Document]
    position: Document
    facts: Document


class RecordReplay(Message):
    """The game of a record, step by step."""

    players: list[str]
    start: Document
    start_facts: Document
    steps: list[Step]
    result: Document | None
    """How the game ended by its rules; none if it did not."""


class Replay(RecordReplay):
    """A finished game of a table, step by step."""

    table: TableTold
    seed: int
    salt: str
    is_sealed: bool
    """Whether the seed is the one that was sealed before the first move."""


class Health(Message):
    """Whether the server can be used."""

    status: Literal["ok", "preparing", "unavailable"]
    version: str
    prepared: float
    """From 0 to 1: how much is compiled of what is compiled once, the bots included."""
