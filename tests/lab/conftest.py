from collections.abc import Iterator
from pathlib import Path

import pytest

from mirabilia.lab.matches import Database, open_database
from support.stub_bots import stub_bots


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """An empty database."""
    with open_database(tmp_path / "games.sqlite") as opened:
        yield opened


@pytest.fixture
def stubs() -> Iterator[None]:
    """Quick bots are known by name: first, last, spy, crash, cheat."""
    with stub_bots():
        yield
