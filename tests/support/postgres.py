"""A real PostgreSQL for tests: a cluster of its own in a temporary folder, gone afterwards."""

import asyncio
import os
import pwd
import random
import re
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from support.packages import install

INSTALL = "apt-get install postgresql"
PROGRAMS = ("initdb", "pg_ctl", "postgres")
SUPERUSER = "mirabilia"
PORTS = range(20_000, 30_000)
"""Below those that the system gives to clients: nobody takes one while PostgreSQL restarts."""
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "on",  # that a move is durable is tested
    "synchronous_commit": "on",
    "shared_buffers": "16MB",
    "max_wal_size": "64MB",
    "max_connections": "100",
    "autovacuum": "off",
    **(
        {"recovery_init_sync_method": "syncfs"} if sys.platform == "linux" else {}
    ),  # quick restarts
}
PATIENCE = 180
"""Seconds that one of its programs may take."""
TRIES = 5
DISCONNECTING = """
SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
"""Breaks the connections of everybody else to a database."""
ENDING = 'read _; "$0" stop --mode immediate; rm -rf "$1" &'
"""Waits until whoever made the cluster closes the pipe, or is killed."""
EMPTYING = (DISCONNECTING, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")


class Postgres:
    """A cluster: many databases, one server."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self._folder = folder
        self._programs = programs
        self._owner = _owner()
        self._ending: subprocess.Popen[bytes] | None = None
        self._free: list[str] = []
        self._made = 0
        self.port = 0

    def create(self) -> None:
        """Make the cluster and start it."""
        if self._owner:
            os.chown(self._folder, self._owner.pw_uid, self._owner.pw_gid)
        self._run(
            "initdb",
            *("--pgdata", self._data, "--username", SUPERUSER, "--auth", "trust"),
            *("--encoding", "UTF8", "--no-locale", "--no-sync"),
        )
        self._ending = subprocess.Popen(
            ["sh", "-c", ENDING, self._programs / "pg_ctl", self._folder],
            **self._surroundings | {"stdin": subprocess.PIPE, "start_new_session": True},
        )
        for tried in range(1, TRIES + 1):
            self.port = free_port()
            try:
                self.start()
            except subprocess.CalledProcessError as error:  # another worker took the port
                if tried == TRIES:
                    log = self._log.read_text(errors="replace")
                    self.remove()
                    raise RuntimeError(f"PostgreSQL does not start: {log}") from error
            else:
                return

    def remove(self) -> None:
        """Stop it, and leave nothing."""
        assert self._ending is not None
        assert self._ending.stdin is not None
        self._ending.stdin.close()
        self._ending.wait(PATIENCE)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = {**SETTINGS, "port": self.port}
        given = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
        self._run(
            "pg_ctl",
            "start",
            "--wait",
            "--timeout",
            str(PATIENCE),
            "--log",
            self._log,
            "--options",
            given,
        )

    def stop(self, mode: str = "fast") -> None:
        """Stop it: `fast` says goodbye to its clients, `immediate` is a crash."""
        self._run("pg_ctl", "stop", "--wait", "--timeout", str(PATIENCE), "--mode", mode)

    async def crash(self, *, seconds: float = 0.0) -> None:
        """Let it crash and, after a while, come back, without stopping whoever uses it."""
        await asyncio.to_thread(self.stop, "immediate")
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.start)

    @contextmanager
    def empty_database(self) -> Iterator[str]:
        """The address of a database with nothing in it. Made empty again it is good for others."""
        if not self._free:
            self._made += 1
            asyncio.run(asked(self._address("postgres"), f"CREATE DATABASE test_{self._made}"))
            self._free.append(f"test_{self._made}")
        name = self._free.pop()
        yield self._address(name)
        for statement in EMPTYING:
            asyncio.run(asked(self._address(name), statement))
        self._free.append(name)

    def _address(self, database: str) -> str:
        return f"postgresql://{SUPERUSER}@127.0.0.1:{self.port}/{database}"

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    @property
    def _log(self) -> Path:
        return self._folder / "log"

    def _run(self, program: str, *arguments: str | Path) -> None:
        command = [self._programs / program, *arguments]
        subprocess.run(command, check=True, timeout=PATIENCE, **self._surroundings)

    @property
    def _surroundings(self) -> dict[str, Any]:
        """How its programs are run: never as root, they refuse that."""
        identity: dict[str, Any] = {}
        if self._owner:
            identity = {"user": self._owner.pw_uid, "group": self._owner.pw_gid, "extra_groups": []}
        return {
            **identity,
            "cwd": "/",
            "env": {"PATH": os.environ.get("PATH", ""), "PGDATA": self._data, "LC_ALL": "C"},
            "stdin": subprocess.DEVNULL,
            "stdout": subprocess.DEVNULL,
            "stderr": subprocess.DEVNULL,
        }


async def asked(address: str, statement: str) -> Any:
    """What a database answers first, on a connection of its own."""
    connection = await asyncpg.connect(address)
    try:
        return await connection.fetchval(statement)
    finally:
        await connection.close()


_running: list[Postgres] = []
_users = 0


@contextmanager
def shared_cluster() -> Iterator[Postgres]:
    """The cluster of this process: made for the first who needs it, gone after the last."""
    global _users
    if not _running:
        _running.append(_created())
    _users += 1
    try:
        yield _running[0]
    finally:
        _users -= 1
        if not _users:
            _running.pop().remove()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL."""
    with shared_cluster() as cluster:
        yield cluster


@pytest.fixture
def postgresql(postgres: Postgres) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    with postgres.empty_database() as address:
        yield address


def _created() -> Postgres:
    programs = _installed() or _install()
    if programs is None:
        pytest.skip(f"POSTGRESQL IS MISSING, so this is not tested; install it: {INSTALL}")
    folder = Path(tempfile.mkdtemp(prefix="mirabilia-postgres-"))
    cluster = Postgres(folder, programs)
    cluster.create()
    return cluster


def _installed() -> Path | None:
    """The folder of PostgreSQL's programs, the newest version first."""
    found = Path("/usr/lib/postgresql").glob("*/bin")
    newest = sorted(found, key=lambda folder: _version(folder.parent.name), reverse=True)
    on_path = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    for folder in [*newest, *on_path]:
        if all((folder / program).exists() for program in PROGRAMS):
            return folder
    return None


def _version(name: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", name)]


def _install() -> Path | None:
    install("postgresql", _installed)
    return _installed()


def _owner() -> pwd.struct_passwd | None:
    """Whom the cluster belongs to if we are root."""
    if os.geteuid() != 0:
        return None
    known = {user.pw_name: user for user in pwd.getpwall()}
    return known.get("postgres") or known["nobody"]


def free_port() -> int:
    """A port that nobody has, and that nobody is given by the system meanwhile."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as trying:
            try:
                trying.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
