"""The schemas of the protocol, from which clients make their types."""

from typing import Any

from mirabilia.server.app import application
from mirabilia.server.protocol import socket_schema
from mirabilia.store import address

PARTS = ("http", "socket")


def schema(part: str) -> dict[str, Any]:
    """OpenAPI for `http`, JSON Schema for `socket`."""
    if part == "socket":
        return socket_schema()
    return application(address("schema.sqlite")).openapi()  # nothing is opened
