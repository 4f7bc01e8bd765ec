"""What a request can be refused for: a code for programs, a sentence for people."""

from typing import Any

CODES: dict[str, tuple[int, str]] = {
    "bad_request": (422, "the request has not the form that the schema describes"),
    "too_large": (413, "the request is too large"),
    "not_found": (404, "there is no such thing"),
    "method": (405, "this cannot be done here"),
    "table": (404, "there is no such table"),
    "unreadable": (409, "the table was kept by other rules, and cannot be continued"),
    "forbidden": (403, "this is for somebody else to decide"),
    "origin": (403, "the request comes from another site's page"),
    "spectators": (403, "this table cannot be watched"),
    "setup": (422, "a table cannot be set up like this"),
    "name": (422, "the name cannot be used"),
    "text": (422, "the text cannot be sent"),
    "seat": (422, "there is no such seat, or nobody sits there"),
    "taken": (409, "the seat is taken"),
    "status": (409, "the table is not at this point"),
    "stale": (409, "the table has changed meanwhile"),
    "illegal": (422, "the action is not legal"),
    "time": (409, "the time is up"),
    "asked": (409, "it was asked already, or not at all"),
    "undo": (409, "there is nothing to take back"),
    "hints": (403, "the table allows no hints"),
    "bot": (422, "there is no such bot"),
    "record": (422, "this is no record of a game, or not one of these rules"),
    "score": (422, "the score pad cannot be filled in like this"),
    "rate": (429, "too much at once, or at one table"),
    "tables": (429, "too many tables"),
    "login": (401, "login and password do not fit"),
    "password": (422, "the password cannot be used"),
    "login_taken": (409, "somebody has this login"),
    "account": (409, "there is an account already, or none"),
    "busy": (503, "too many changes at once"),
    "unavailable": (503, "the database does not answer"),
    "closing": (503, "the server stops; connect again in a moment"),
    "internal": (500, "a fault of the server"),
}
"""Every code with its HTTP status and what it means."""


class Refusal(Exception):  # noqa: N818  # not an error of ours
    """A request that is not carried out. Nothing has changed."""

    def __init__(
        self, code: str, message: str, retry: float | None = None, field: str | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.retry = retry
        self.field = field

    @property
    def status(self) -> int:
        """The HTTP status."""
        return CODES[self.code][0]

    def document(self) -> dict[str, Any]:
        """The refusal as a client gets it."""
        return {"code": self.code, "message": str(self)}


LONGEST = 1_000


def shortened(message: str) -> str:
    """A message that cannot grow with what it complains about."""
    return message if len(message) <= LONGEST else message[: LONGEST - 1] + "…"
