"""Where the database is."""

from pathlib import Path

import pytest

from mirabilia.store import StoreError, address


def test_by_default_it_is_a_file_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MIRABILIA_DATA_DIR", str(tmp_path))
    assert address().database == str(tmp_path / "server.sqlite")
    assert address().drivername == "sqlite+aiosqlite"


def test_a_file_is_meant_from_where_we_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for given in ("games.sqlite", "./games.sqlite", "sqlite:///games.sqlite"):
        assert address(given).database == str(tmp_path / "games.sqlite"), given


def test_a_tilde_is_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert address("~/games.sqlite").database == str(tmp_path / "games.sqlite")


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+asyncpg"])
def test_postgresql_by_any_of_its_names(scheme: str) -> None:
    url = address(f"{scheme}://anna:secret@db.example:5433/games")
    assert url.drivername == "postgresql+asyncpg"
    assert (url.username, url.password, url.host) == ("anna", "secret", "db.example")
    assert (url.port, url.database) == (5433, "games")


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ("mysql://db.example/games", "there is no 'mysql'; allowed are a file"),
        ("https://example.org/games", "there is no 'https'"),
        ("://games", "this is not an address; allowed are a file"),
        ("postgresql://db.example:port/games", "this is not an address"),
        ("sqlite://", "a file is needed"),
        ("sqlite:///:memory:", "what is kept in memory would be lost"),
        ("", "is a folder; a file is needed"),
        ("sqlite:////", "is a folder; a file is needed"),
    ],
)
def test_other_addresses_are_refused(given: str, complaint: str) -> None:
    with pytest.raises(StoreError, match=complaint):
        address(given)


def test_a_refusal_shows_no_password() -> None:
    with pytest.raises(StoreError) as refused:
        address("postgresql://anna:secret@db.example:port/games")
    assert "secret" not in str(refused.value)
