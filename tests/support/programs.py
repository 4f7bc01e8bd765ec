"""Programs run beside the tests: other modes, empty caches, edited sources."""

import os
import subprocess
import sys
from pathlib import Path

import mirabilia

TESTS = Path(__file__).parents[1]
SOURCES = Path(mirabilia.__file__).parents[1]


def run_python(*arguments: str, sources: Path = SOURCES, **environment: str) -> str:
    """Run Python on these arguments with the package from `sources`; give what it prints."""
    inherited = {k: v for k, v in os.environ.items() if k != "MIRABILIA_INTERPRETED"}
    path = os.pathsep.join([str(sources), str(TESTS)])
    done = subprocess.run(
        [sys.executable, *arguments],
        env=inherited | {"PYTHONPATH": path} | environment,
        cwd=TESTS,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
