"""Where the database is: by default a file in the user's data folder."""

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from mirabilia.engine.folders import data_folder

FILE = "server.sqlite"
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
_OTHER_NAMES = {"postgres": "postgresql"}
_ALLOWED = "allowed are a file, sqlite:///FILE and postgresql://USER@HOST/NAME"


class StoreError(ValueError):
    """A database that cannot be used, and why."""


class InUseError(StoreError):
    """A database that another server uses."""


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
    except (ArgumentError, ValueError) as error:  # not shown: it may have a password
        raise StoreError(f"database: this is not an address; {_ALLOWED}") from error
    name = url.drivername.partition("+")[0]
    name = _OTHER_NAMES.get(name, name)
    if name not in _DRIVERS:
        raise StoreError(f"database: there is no {name!r}; {_ALLOWED}")
    if name == "sqlite":
        if url.database in (None, "", ":memory:"):
            raise StoreError("database: a file is needed; what is kept in memory would be lost")
        return _file(Path(str(url.database)))
    return url.set(drivername=_DRIVERS[name])


def _file(given: Path) -> URL:
    path = given.expanduser().resolve()
    if path.is_dir():
        raise StoreError(f"database: {path} is a folder; a file is needed")
    return URL.create(_DRIVERS["sqlite"], database=str(path))
