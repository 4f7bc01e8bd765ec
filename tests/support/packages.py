"""Debian's packages of programs that tests need, installed where that is allowed."""

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from filelock import FileLock

PATIENCE = 240
"""Seconds for one step: without a network it would try for a long time."""


def install(package: str, found: Callable[[], Any]) -> None:
    """Install a package unless its program is found; of several workers one does."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with FileLock(Path(tempfile.gettempdir()) / f"mirabilia-{package}.lock"):
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", package]):
            if found() is None:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    subprocess.run(
                        command,
                        env=quietly,
                        stdin=subprocess.DEVNULL,
                        capture_output=True,
                        check=False,
                        timeout=PATIENCE,
                    )
