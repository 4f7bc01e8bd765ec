"""The forms of HTTP requests and answers."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from mirabilia.server.protocol import Document, Message, TableTold, Told

Name = Annotated[str, Field(max_length=200, description="a display name of 1 to 32 letters")]
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


class Problem(Message):
    """Why nothing was done."""

    code: str
    message: str


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


class GameTold(Message):
    """What can be chosen for a game."""

    game: str
    rules_version: int
    players: int
    options: list[Choice]
    rulings: dict[str, dict[str, Any]]


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
    """How somebody did: in all, by game, by number of players, and against each bot."""

    all: Tally
    by_game: dict[str, Tally]
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


class Replay(Message):
    """A finished game, step by step."""

    table: TableTold
    players: list[str]
    start: Document
    steps: list[Step]
    result: Document | None
    seed: int
    salt: str
    is_sealed: bool
    """Whether the seed is the one that was sealed before the first move."""


class Health(Message):
    """Whether the server can be used."""

    status: Literal["ok", "preparing", "unavailable"]
    version: str
