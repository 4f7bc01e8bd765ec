"""A place of its own for every test that saves games."""

from pathlib import Path

import pytest


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are saved; the table speaks English unless told otherwise."""
    monkeypatch.setenv("MIRABILIA_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    return tmp_path
