"""Where the database is: by default a file in the user's data folder."""

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from mirabilia.engine.folders import data_folder

FILE = "server.sqlite"
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
_OTHER_NAMES = {"postgres": "postgresql"}


class StoreError(ValueError):
    """A database that cannot be used, and why."""


def address(given: str | None = None) -> URL:
    """The database that a person means: `postgresql://…`, `sqlite:///FILE`, a file, or the default.

    >>> address("games.sqlite").drivername
    'sqlite+aiosqlite'
    """
    if given is None:
        return _file(data_folder() / FILE)
    if "://" not in given:
        return _file(Path(given))
    try:
        url = make_url(given)
    except ArgumentError as error:
        raise StoreError(f"database: {given!r} is not an address") from error
    name = url.drivername.partition("+")[0]
    name = _OTHER_NAMES.get(name, name)
    if name not in _DRIVERS:
        raise StoreError(
            f"database: there is no {name!r}; allowed are a file, sqlite:///FILE"
            " and postgresql://USER@HOST/NAME"
        )
    if name == "sqlite":
        if url.database in (None, "", ":memory:"):
            raise StoreError("database: a file is needed; what is kept in memory would be lost")
        return _file(Path(str(url.database)))
    return url.set(drivername=_DRIVERS[name])


def _file(path: Path) -> URL:
    return URL.create(_DRIVERS["sqlite"], database=str(path.expanduser().resolve()))
