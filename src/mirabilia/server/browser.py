"""Finding a Chromium to look at the page with."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALL = "apt-get install chromium"
ARGUMENTS = (
    "--no-first-run",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium() -> str | None:
    """The browser's program: MIRABILIA_CHROMIUM, or one that is installed."""
    named = os.environ.get("MIRABILIA_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def arguments() -> list[str]:
    """How to start it; as root it has no sandbox."""
    return [*ARGUMENTS, *(["--no-sandbox"] if hasattr(os, "geteuid") and not os.geteuid() else [])]
