"""Running a server until it is told to stop."""

import asyncio
import gc
import os
import socket
import sys
import threading
import time
from collections.abc import Callable

import uvicorn
from sqlalchemy import URL

from mirabilia.server.app import application
from mirabilia.server.settings import Settings
from mirabilia.store import connected

GRACE_SECONDS = 10
LEAVING_SECONDS = 1.0
"""How long threads that think or compile are waited for when all else is done."""
INTERRUPTED = 130
"""What a program says that was ended by Ctrl-C."""
COLLECTING = (10_000, 5, 1000)
"""When Python looks for garbage: often through what is new, and hardly ever through everything.
With a thousand tables in memory that takes a third of a second, and finds nothing."""


class GracefulServer(uvicorn.Server):
    """Finishes what it has begun, acknowledgements included, before connections are closed."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hub = getattr(self.config.app.state, "hub", None)  # type: ignore[union-attr]
        if hub is not None:
            await hub.quiesce()
            await asyncio.sleep(0.05)  # for the last acknowledgements to be sent
        await super().shutdown(sockets)


def run(
    host: str,
    port: int,
    database: URL,
    settings: Settings,
    announce: Callable[[str], None],
) -> None:
    """Serve until a signal comes. `announce` hears the address once it can be opened."""
    gc.set_threshold(*COLLECTING)
    listening = _listening(host, port)
    taken = listening.getsockname()[1]
    server = GracefulServer(
        uvicorn.Config(
            application(database, settings),
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
            ws_max_size=settings.limits.message_bytes,
            ws_per_message_deflate=False,  # messages are small, and it costs more than it saves
            ws_ping_interval=20,
            ws_ping_timeout=20,
        )
    )
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{taken}"

    async def serve() -> None:
        async with connected(database):  # one that cannot be used is told before anything begins
            pass
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            announce(address)
        await serving

    try:
        with asyncio.Runner(loop_factory=_new_loop) as runner:
            runner.run(serve())
    except KeyboardInterrupt:
        _leave_thoughts_behind()
        raise
    if not server.started:
        raise SystemExit(1)


def _leave_thoughts_behind() -> None:
    """End the process if threads are busy: Python would wait for a bot, or for a compilation."""
    until = time.monotonic() + LEAVING_SECONDS
    for thread in threading.enumerate():
        if thread is threading.current_thread() or thread.daemon:
            continue
        thread.join(max(0.0, until - time.monotonic()))
        if thread.is_alive():
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(INTERRUPTED)


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sends small answers at once; uvloop always does.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(2048)
    return listening


def _new_loop() -> asyncio.AbstractEventLoop:
    """The faster loop, where there is one."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
