"""What `pip install` brings: the page and all data lie in the wheel, and neither needs Node."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
SERVED = """
from pathlib import Path
import mirabilia
from mirabilia.server.page import Page
from mirabilia.server.settings import Settings
from starlette.applications import Starlette
from starlette.testclient import TestClient

with TestClient(Starlette(routes=[Page(Settings().page)])) as client:
    print(Path(mirabilia.__file__).parents[1])
    print(client.get("/").text)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what a wheel of this tree unpacks to."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder / "dist"]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = (folder / "dist").glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


def test_every_file_of_the_package_is_in_the_wheel(installed: Path) -> None:
    source = ROOT / "src/mirabilia"
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "."]
    tracked = subprocess.run(listed, cwd=source, check=True, capture_output=True, text=True)

    missing = [
        name
        for name in tracked.stdout.splitlines()
        if (source / name).exists() and not (installed / "mirabilia" / name).exists()
    ]

    assert tracked.stdout
    assert missing == []


def test_an_installed_wheel_serves_the_page(installed: Path, tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(installed)}

    asked = [sys.executable, "-c", SERVED]
    told = subprocess.run(
        asked, cwd=tmp_path, env=environment, check=True, capture_output=True, text=True
    )

    where, _, index = told.stdout.partition("\n")
    assert Path(where) == installed
    assert '<script type="module"' in index, "the page is not built: make page"
