"""`mirabilia schema`: the forms of all that a server and its clients say to each other."""

from enum import StrEnum
from typing import Annotated

import typer

from mirabilia.cli.common import print_json


class Part(StrEnum):
    http = "http"
    socket = "socket"


def command(
    part: Annotated[Part, typer.Argument(help="http: OpenAPI; socket: JSON Schema.")],
) -> None:
    """Print the schema of the server's HTTP API, or of its WebSocket's messages."""
    from mirabilia.server.schemas import schema

    print_json(schema(part.value))
