"""The log: one JSON object a line on standard error. Only what is named goes in, no secrets."""

import contextlib
import logging
import sys
from typing import Any

import structlog


class _StandardError:
    """Whatever standard error is now. A log that cannot be written stops nothing."""

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError, ValueError):  # a pipe that nobody reads, or closed
            sys.stderr.write(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.flush()


def configure(level: str = "info", *, plain: bool = False) -> None:
    """Send all logs to standard error, as JSON or for a person at a terminal."""
    render: Any = structlog.dev.ConsoleRenderer() if plain else structlog.processors.JSONRenderer()
    shared: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    stream: Any = _StandardError()
    structlog.configure(
        processors=[*shared, render],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(stream),
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, render],
            foreign_pre_chain=shared,
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)


LOG: Any = structlog.get_logger("mirabilia")
