"""Databases for the store's tests."""

from pathlib import Path

import pytest

from support.postgres import postgres, postgresql

__all__ = ["postgres", "postgresql"]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite")
    address: str = request.getfixturevalue("postgresql")
    return address
