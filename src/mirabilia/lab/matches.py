"""Played games in one file: an SQLite database to which games are only ever added.

>>> with open_database("games.sqlite") as database:  # doctest: +SKIP
...     for match in database.games(game="duel"):
...         print(match.bots, match.winners)

A game is committed the moment it is appended, so a crash loses none that was finished. One
process writes; SQLite's own locks keep a second one from doing harm.
"""

import hashlib
import json
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from mirabilia.engine.folders import data_folder

APPLICATION = int.from_bytes(b"Mira")
"""The mark in the file's header by which such a database is known."""
SCHEMA = 1
"""Raised whenever the tables change."""
FILE_NAME = "matches.sqlite"

_PATIENCE = 60.0  # seconds to wait for another process that writes
_WITHOUT_PLAY = {
    "cli",
    "lab",
    "server",
    "store",
    "table",
    "__pycache__",
}  # folders that do not change how a game goes

_TABLES = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    seed INTEGER NOT NULL,
    rotation INTEGER NOT NULL,
    bots TEXT NOT NULL,
    bot_seeds TEXT NOT NULL,
    record TEXT NOT NULL,
    victory TEXT NOT NULL,
    winners TEXT NOT NULL,
    score TEXT NOT NULL,
    seconds TEXT NOT NULL,
    slowest TEXT NOT NULL,
    moves TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    version TEXT NOT NULL,
    code TEXT NOT NULL,
    played_at TEXT NOT NULL
);
CREATE INDEX games_by_deal ON games (game, options, seed);
CREATE TRIGGER games_stay BEFORE DELETE ON games
    BEGIN SELECT RAISE(ABORT, 'games are only ever added'); END;
CREATE TRIGGER games_stay_as_they_are BEFORE UPDATE ON games
    BEGIN SELECT RAISE(ABORT, 'games are only ever added'); END;
"""
_AS_JSON = (
    *("options", "bots", "bot_seeds", "record", "winners", "score"),
    *("seconds", "slowest", "moves"),
)


class MatchDatabaseError(ValueError):
    """A file that is no database of games, or one that cannot be opened."""


@dataclass(frozen=True)
class Match:
    """A finished game between bots, with all that is needed to play it again.

    Lists are by seat.
    """

    game: str
    options: dict[str, Any]
    """Every option with its value."""
    seed: int
    """Of the deal."""
    rotation: int
    """By how many seats the bots had moved on: in rotation r the bot named first has seat r."""
    bots: list[str]
    """What to call `bots.make` with."""
    bot_seeds: list[int]
    record: dict[str, Any]
    """As `Game.record()` gives it; `mirabilia.load` takes it."""
    victory: str
    winners: list[int]
    """The winner's seat, or the seats of all who share the victory."""
    score: list[dict[str, int]]
    """The score pad: its rows and `total` for each seat, and for a Free City behind them."""
    seconds: list[float]
    """Time each bot thought, in all."""
    slowest: list[float]
    """Time each bot thought about its slowest move."""
    moves: list[int]
    """Decisions each bot made."""
    rules_version: int
    version: str
    """Of Mirabilia."""
    code: str
    """`code_stamp()` of the sources that played: bots may change between two versions."""
    played_at: str
    """When it ended: date and time, UTC, ISO 8601."""
    number: int | None = field(default=None, compare=False)
    """In the database, counted from 1."""

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.bots)

    @property
    def totals(self) -> list[int]:
        """Points of each player."""
        return [column["total"] for column in self.score[: self.seats]]

    def share(self, seat: int) -> float:
        """Of the victory: 1 for winning alone, an equal part of a shared one, 0 for a defeat."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def margin(self, seat: int) -> int:
        """Points ahead of the best other player."""
        totals = self.totals
        return totals[seat] - max(totals[:seat] + totals[seat + 1 :])


_COLUMNS = tuple(column.name for column in fields(Match) if column.name != "number")


class Database:
    """An open database of games. Close it, or use it in a `with` statement."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self.path = path

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def count(self) -> int:
        """How many games it holds."""
        return int(self._connection.execute("SELECT count(*) FROM games").fetchone()[0])

    def close(self) -> None:
        """Nothing may be asked of it afterwards."""
        self._connection.close()

    def append(self, match: Match) -> int:
        """Store a game for good; give its number."""
        values = [_written(match, column) for column in _COLUMNS]
        places = ", ".join("?" * len(_COLUMNS))
        statement = f"INSERT INTO games ({', '.join(_COLUMNS)}) VALUES ({places})"
        try:
            number = self._connection.execute(statement, values).lastrowid
        except sqlite3.Error as error:
            raise MatchDatabaseError(f"{self.path} cannot be written: {error}") from error
        assert number is not None
        return number

    @contextmanager
    def _reading(self, query: str, values: list[Any]) -> Iterator[sqlite3.Cursor]:
        """The rows of a query; a damaged file is a MatchDatabaseError."""
        try:
            with closing(self._connection.execute(query, values)) as rows:
                yield rows
        except sqlite3.Error as error:
            raise MatchDatabaseError(f"{self.path} cannot be read: {error}") from error

    def games(
        self,
        *,
        game: str | None = None,
        options: Mapping[str, Any] | None = None,
        bot: str | None = None,
        seeds: range | None = None,
        code: str | None = None,
    ) -> Iterator[Match]:
        """The stored games in the order they were stored, all or those asked for.

        `options` names some options with the values they must have; `bot` is one that must have
        a seat; `seeds` are those of the deals, one after the other; `code` is a `code_stamp()`.
        """
        conditions, values = ["1"], []
        for condition, value in (
            ("game = ?", game),
            ("code = ?", code),
            ("EXISTS (SELECT 1 FROM json_each(bots) WHERE value = ?)", bot),
            ("seed >= ?", seeds.start if seeds is not None else None),
            ("seed < ?", seeds.stop if seeds is not None else None),
        ):
            if value is not None:
                conditions.append(condition)
                values.append(value)
        for name, value in (options or {}).items():
            conditions.append("json_extract(options, '$.' || ?) IS json_extract(?, '$')")
            values += [name, compact(value)]
        names = ", ".join(("id", *_COLUMNS))
        query = f"SELECT {names} FROM games WHERE {' AND '.join(conditions)} ORDER BY id"
        with self._reading(query, values) as rows:
            for row in rows:
                yield _read(dict(zip(("number", *_COLUMNS), row, strict=True)))


def default_path() -> Path:
    """The database in the user's data folder; MIRABILIA_DATA_DIR changes the folder."""
    return data_folder() / FILE_NAME


def open_database(path: Path | str | None = None, *, create: bool = True) -> Database:
    """The database in a file, by default the user's own; a new one if there is none.

    A file that holds something else is a MatchDatabaseError, and stays as it is.
    """
    file = Path(path) if path is not None else default_path()
    if not create and not file.exists():
        raise MatchDatabaseError(f"there is no database {file}")
    if not create and file.is_file() and file.stat().st_size == 0:
        raise MatchDatabaseError(f"{file} is empty; it is not a database of games")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(file, timeout=_PATIENCE, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise MatchDatabaseError(f"{file} cannot be opened: {error}") from error
    try:
        _prepare(connection, file)
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.Error):
            raise MatchDatabaseError(f"{file} is not a database of games: {error}") from error
        raise
    return Database(connection, file)


def _prepare(connection: sqlite3.Connection, file: Path) -> None:
    """Check what the file holds; make the tables in an empty one."""
    if _is_empty(connection):
        connection.execute("BEGIN IMMEDIATE")
        if _is_empty(connection):  # no other process was faster
            for statement in _statements(_TABLES):
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(f"PRAGMA user_version = {SCHEMA}")
        connection.execute("COMMIT")
    if _number(connection, "application_id") != APPLICATION:
        raise MatchDatabaseError(f"{file} is not a database of games but something else's")
    if (schema := _number(connection, "user_version")) > SCHEMA:
        raise MatchDatabaseError(
            f"{file} was made by a newer Mirabilia: its schema is {schema}, this one knows"
            f" schemas up to {SCHEMA}"
        )


def _statements(script: str) -> Iterator[str]:
    """A script's statements one by one: `executescript` would commit before the first."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _is_empty(connection: sqlite3.Connection) -> bool:
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    return not tables and not _number(connection, "application_id")


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


def _written(match: Match, column: str) -> Any:
    value = getattr(match, column)
    return compact(value) if column in _AS_JSON else value


def _read(row: dict[str, Any]) -> Match:
    return Match(**{name: json.loads(v) if name in _AS_JSON else v for name, v in row.items()})


def compact(value: Any) -> str:
    """JSON in one way of writing, so that equal documents are equal texts."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


@cache
def code_stamp() -> str:
    """A hash of all sources and data that decide how a game between bots goes.

    The version of Mirabilia alone does not tell: bots are worked on between two releases.
    """
    package = Path(__file__).parents[1]
    digest = hashlib.blake2b(digest_size=8)
    for path in sorted(package.rglob("*")):
        inside = path.relative_to(package)
        if path.is_file() and _WITHOUT_PLAY.isdisjoint(inside.parts):
            digest.update(inside.as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()
