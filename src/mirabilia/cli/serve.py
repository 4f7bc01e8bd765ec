"""`mirabilia serve`: tables on the web."""

import contextlib
import errno
import os
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING, Annotated

import typer

from mirabilia.cli.common import fail

if TYPE_CHECKING:
    from mirabilia.server.settings import Settings

LEVELS = ("debug", "info", "warning", "error")
USUAL_PORT = 8777


def command(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Port to listen on; 0 for any free one.")
    ] = USUAL_PORT,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="DATABASE",
            help="A file, or postgresql://USER@HOST/NAME, which several servers can share.",
            show_default="a file in the user's data folder",
        ),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open it in the browser.")] = False,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Another address of the page, such as behind a proxy."),
    ] = None,
    secure: Annotated[
        bool, typer.Option("--secure", help="It is reached by https: cookies travel only so.")
    ] = False,
    unlimited: Annotated[
        bool,
        typer.Option("--unlimited", help="No limits by address, to measure or behind a proxy."),
    ] = False,
    log_level: Annotated[
        str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")
    ] = "warning",
) -> None:
    """Serve tables to browsers: play with friends, against bots, or watch.

    Every move is kept before it is acknowledged; stopped or killed, a server goes on with all
    tables when it is started again.
    """
    from mirabilia.server.settings import NO_LIMITS, Limits, Settings

    if log_level not in LEVELS:
        raise fail(f"--log-level is {log_level!r}; allowed are {', '.join(LEVELS)}")
    settings = Settings(
        origins=tuple(origin or ()),
        is_secure=secure,
        limits=NO_LIMITS if unlimited else Limits(),
    )
    serve(host, (port,), database, settings, open_page=open_page, log_level=log_level)


def serve(
    host: str,
    ports: tuple[int, ...],
    database: str | None,
    settings: "Settings",
    *,
    open_page: bool,
    log_level: str,
) -> None:
    """Run a server on the first port that is free, until it is told to stop."""
    from dataclasses import replace

    from mirabilia.engine.batch import all_cores
    from mirabilia.server import logs
    from mirabilia.server.running import run
    from mirabilia.store import InUseError, StoreError, address

    logs.configure(log_level)
    settings = replace(settings, thinkers=max(1, all_cores()))

    def announce(url: str) -> None:
        typer.echo(f"Mirabilia is open at {url} (Ctrl-C stops it)")
        if open_page:
            show_in_browser(url)

    for port in ports:
        try:
            run(host, port, address(database), settings, announce)
        except InUseError as error:
            running = f"http://{host}:{ports[0]}"
            if not (open_page and _is_ours(running)):
                raise fail(error) from error
            typer.echo(f"Mirabilia is open already at {running}")
            show_in_browser(running)
            return
        except StoreError as error:
            raise fail(error) from error
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise fail(error) from error
            if port == ports[-1]:
                told = f"port {port} of {host} is taken; choose another with --port"
                raise fail(told) from error
        else:
            return


def _is_ours(url: str) -> bool:
    """Whether a server of ours answers there."""
    import httpx

    try:
        answer = httpx.get(f"{url}/healthz", timeout=2).json()
    except (httpx.HTTPError, ValueError):
        return False
    return isinstance(answer, dict) and {"status", "version"} <= answer.keys()


def show_in_browser(url: str) -> None:
    """Open a page in the browser; where there is no screen for one, nothing happens.

    Some browsers keep the caller waiting until they have the page, which the caller serves.
    """
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    if sys.platform in ("darwin", "win32") or any(os.environ.get(each) for each in screens):
        threading.Thread(target=_open, args=(url,), daemon=True).start()


def _open(url: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(url)
