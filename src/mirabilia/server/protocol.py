"""Every message of the WebSocket, and the parts they are made of.

What a client sends is read by these models. What it is sent is made in `telling.py` as plain
documents, since that is done hundreds of times a second; tests hold them against the models.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Language = Literal["en", "uk", "ru"]
Number = Annotated[int, Field(ge=0, le=1_000_000)]
Seat = Annotated[int, Field(ge=0, le=6)]
Document = dict[str, Any]


class Message(BaseModel):
    """A document with these fields and no others."""

    model_config = ConfigDict(extra="forbid", strict=True)


# What a client sends


class Request(Message):
    """Something a client wants; `id` comes back with the answer."""

    id: Annotated[int, Field(ge=0, le=2**53 - 1, description="chosen by the client")]


class Hello(Message):
    """The first message: who it is, and how much of the table's log it has."""

    type: Literal["hello"]
    token: Annotated[str | None, Field(max_length=200)] = None
    last: Number = 0
    language: Language = "en"
    facts: bool = False
    """Whether it shall be told what follows from positions by the rules."""


class Play(Request):
    """Take an action, as an answer to the question `asked`."""

    type: Literal["play"]
    seat: Seat
    action: Annotated[int, Field(ge=0, le=1_000_000)]
    asked: Number


class Undo(Request):
    """Ask to take back the seat's last action."""

    type: Literal["undo"]
    seat: Seat


class AnswerUndo(Request):
    """Agree to that, or refuse it."""

    type: Literal["answer_undo"]
    seat: Seat
    agreed: bool


class OfferEnd(Request):
    """Offer to end the game without a winner."""

    type: Literal["offer_end"]
    seat: Seat


class AnswerEnd(Request):
    """Agree to that, or refuse it."""

    type: Literal["answer_end"]
    seat: Seat
    agreed: bool


class Resign(Request):
    """Give up."""

    type: Literal["resign"]
    seat: Seat


class Say(Request):
    """A chat message, of a seat or of a spectator with a name."""

    type: Literal["say"]
    seat: Seat | None = None
    name: Annotated[str, Field(max_length=200)] = ""
    text: Annotated[str, Field(max_length=4000)]


class Hint(Request):
    """Ask what a bot thinks of a question."""

    type: Literal["hint"]
    seat: Seat
    asked: Number


class Explain(Request):
    """Ask what a card, wonder or god costs a seat and why."""

    type: Literal["explain"]
    seat: Seat
    name: Annotated[str, Field(max_length=100)]


Sent = Annotated[
    Hello | Play | Undo | AnswerUndo | OfferEnd | AnswerEnd | Resign | Say | Hint | Explain,
    Field(discriminator="type"),
]
SENT: TypeAdapter[Sent] = TypeAdapter(Sent)


# What a client is told


class EventTold(Message):
    """Something the rules did."""

    document: Document
    sentence: str


class Happening(Message):
    """An entry of the table's log."""

    number: Number
    at: int
    type: Literal[
        "opened",
        "joined",
        "vacated",
        "swapped",
        "bot_seated",
        "played",
        "undo_asked",
        "undo_answered",
        "taken_back",
        "end_offered",
        "end_answered",
        "gave_up",
        "ended",
        "clocks_restarted",
        "said",
        "rematched",
        "resumed",
    ]
    seat: int | None = None
    other: int | None = None
    name: str | None = None
    bot: str | None = None
    text: str | None = None
    agreed: bool | None = None
    stay: int | None = None
    reason: str | None = None
    winners: list[int] | None = None
    table: str | None = None
    moves: int | None = None
    events: list[EventTold] | None = None


class SeatTold(Message):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    bot: str | None
    gave_up: bool
    time_left: int | None
    is_running: bool


class ActionTold(Message):
    """A legal action: its price and payment are in the document."""

    number: int
    document: Document
    sentence: str


class Question(Message):
    """What a seat is asked. `must` is false where it has chosen and may choose anew."""

    asked: Number
    must: bool
    actions: list[ActionTold]


class SeatView(Message):
    """What a seat sees."""

    seat: int
    position: Document
    facts: Document | None
    """Where `hello` asked for them."""
    question: Question | None


class RequestTold(Message):
    """Something that waits for everybody's consent."""

    seat: int
    agreed: list[int]
    stay: int | None


class Ending(Message):
    """How it ended, and the seed with which everybody can check the deal."""

    reason: str
    by_points: bool
    """Whether the score decided it."""
    winners: list[int]
    score: list[dict[str, int]]
    seed: int
    salt: str


class Told(Message):
    """The table as its viewer sees it, and the log after what the client had."""

    number: Number
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatTold]
    host: int | None
    """The seat of whoever set the table up, if they sit there."""
    to_decide: list[int]
    position: Document | None
    """For spectators: what everybody sees."""
    facts: Document | None
    """The same, where `hello` asked for them."""
    views: list[SeatView]
    log: list[Happening]
    undo: RequestTold | None
    offer: RequestTold | None
    ending: Ending | None
    rematch: str | None


class TableTold(Message):
    """What never changes at a table."""

    id: str
    setup: Document
    opened_at: int
    commitment: str
    has_secrets: bool
    """Whether a player sees anything that another may not."""


class You(Message):
    """Who the client is at this table."""

    seats: list[int]
    is_host: bool
    is_delayed: bool


class Presence(Message):
    """Who is connected now."""

    type: Literal["presence"]
    seats: list[bool]
    spectators: int


class Welcome(Told):
    """The answer to `hello`."""

    type: Literal["welcome"]
    table: TableTold
    you: You


class Update(Told):
    """Something has happened."""

    type: Literal["update"]
    you: You


class Ack(Message):
    """Done, and durable. The journal has so many entries."""

    type: Literal["ack"]
    id: int
    number: Number


class Option(Message):
    """An action and its chances."""

    action: Document
    number: int
    win: float
    error: float
    share: float
    margin: float


class Advice(Message):
    """What a search thinks."""

    win: float
    options: list[Option]
    line: list[Document]
    simulations: int
    seconds: float


class Advised(Message):
    """The answer to `hint`."""

    type: Literal["advised"]
    id: int
    asked: Number
    advice: Advice


class Explained(Message):
    """The answer to `explain`."""

    type: Literal["explained"]
    id: int
    price: Document
    sentences: list[str]


class Refused(Message):
    """Nothing was done."""

    type: Literal["refused"]
    id: int | None
    code: str
    message: str


Received = Annotated[
    Welcome | Update | Presence | Ack | Advised | Explained | Refused,
    Field(discriminator="type"),
]
RECEIVED: TypeAdapter[Received] = TypeAdapter(Received)


def socket_schema() -> dict[str, Any]:
    """The JSON Schema of all messages: `sent` by a client, and `received`."""
    definitions: dict[str, Any] = {}
    parts = {}
    for name, adapter in (("sent", SENT), ("received", RECEIVED)):
        schema = adapter.json_schema(ref_template="#/$defs/{model}")
        definitions |= schema.pop("$defs")
        parts[name] = schema
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of the WebSocket /api/tables/{table}/socket",
        "properties": parts,
        "$defs": dict(sorted(definitions.items())),
    }
