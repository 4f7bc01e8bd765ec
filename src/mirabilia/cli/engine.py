"""`mirabilia engine`: the rules as a service on standard input and output."""

import os
import sys
from typing import BinaryIO

from mirabilia.cli.common import compiling


def command() -> None:
    """Answer JSON requests, one a line, so that programs in any language can drive a game.

    The commands are games, new, position, load, legal, play, undo, view, score, result, price,
    events, record and quit; docs/protocol.md describes them. For example:

    {"command": "new", "game": "duel", "seed": 7}
    """
    try:
        with compiling():
            serve(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        pass
    except BrokenPipeError:
        # Whoever asked has gone; the interpreter must not try to write the rest to them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line until `quit` or the end of the input."""
    from mirabilia.cli.protocol import LONGEST_LINE, Session

    session = Session()
    while not session.finished and (line := _next_line(requests, LONGEST_LINE)):
        answers.write(session.respond(line.rstrip(b"\r\n")))
        answers.flush()


def _next_line(requests: BinaryIO, longest: int) -> bytes:
    """A line, or the beginning of one that is too long; the rest of it is thrown away."""
    most = longest + len(b"\r\n")
    line = part = requests.readline(most)
    while len(part) == most and not part.endswith(b"\n"):
        part = requests.readline(most)
    return line
