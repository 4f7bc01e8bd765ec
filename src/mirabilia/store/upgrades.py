"""Bringing a database up to date."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from mirabilia.store.addresses import StoreError

MIGRATIONS = Path(__file__).parent / "migrations"
_FIRST = {
    "sqlite": "BEGIN",  # or what broke off would leave half a schema
    "postgresql": "SELECT pg_advisory_xact_lock(hashtext('mirabilia'))",  # one server at a time
}


def configured(connection: Connection | None = None) -> Config:
    """Alembic's settings for our migrations."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Run the migrations that this database has not had. One of a newer version is refused."""
    connection.exec_driver_sql(_FIRST[connection.dialect.name])
    config = configured(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise StoreError(
            f"database: it is of a newer version of Mirabilia (revision {current}); upgrade first"
        )
    command.upgrade(config, "head")
