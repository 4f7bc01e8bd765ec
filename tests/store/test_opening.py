"""Opening a database: bringing it up to date, and refusing what cannot be used."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from mirabilia.store import StoreError
from mirabilia.store.schema import METADATA, TABLES
from mirabilia.store.upgrades import configured
from support.stores import opened, set_up, somebody_else, texts
from support.stories import story

NEWER = "9999"


@story
async def test_migrations_make_the_schema(database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async with opened(database):
        pass
    async with somebody_else(database) as connection:
        assert await connection.run_sync(differences) == []


@story
async def test_a_schema_that_differs_would_be_noticed(database: str) -> None:
    """The comparison above is not blind: names, columns and indexes count."""

    def differences(connection: Connection) -> set[str]:
        found = compare_metadata(MigrationContext.configure(connection), METADATA)
        return {difference[0] for difference in found if isinstance(difference, tuple)}

    async with opened(database):
        pass
    async with somebody_else(database) as connection:
        await connection.execute(text("DROP TABLE analyses"))
        await connection.execute(text("DROP INDEX ix_seats_holder"))
        await connection.execute(text("ALTER TABLE servers ADD COLUMN mood TEXT"))
        assert await connection.run_sync(differences) == {
            "add_table",
            "add_index",
            "remove_column",
        }


@story
async def test_constraints_have_the_names_that_later_migrations_need(database: str) -> None:
    def names(connection: Connection) -> set[str | None]:
        found = inspect(connection)
        return {
            name
            for table in found.get_table_names()
            for name in (
                found.get_pk_constraint(table)["name"],
                *(each["name"] for each in found.get_foreign_keys(table)),
                *(each["name"] for each in found.get_unique_constraints(table)),
            )
        }

    async with opened(database):
        pass
    async with somebody_else(database) as connection:
        made = await connection.run_sync(names)
    meant = {each.name for table in METADATA.tables.values() for each in table.constraints}
    assert made == meant | {"alembic_version_pkc"}


@story
async def test_what_is_kept_stays_when_it_is_opened_again(database: str) -> None:
    async with opened(database) as store:
        await set_up(store)
    for _ in range(2):
        async with opened(database) as store:
            assert len(await store.journal("table")) == 1


@story
async def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    async with opened(database):
        pass
    async with somebody_else(database) as connection:
        await connection.execute(text(f"UPDATE alembic_version SET version_num = '{NEWER}'"))
        await connection.commit()
    with pytest.raises(StoreError, match=r"newer version of Mirabilia \(revision 9999\)"):
        async with opened(database):
            pass


@story
async def test_a_migration_that_breaks_off_leaves_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next start begins anew instead of stumbling over half a schema."""

    def breaking(config: Config, _: str) -> None:
        TABLES.create(config.attributes["connection"])
        raise KeyboardInterrupt

    monkeypatch.setattr("mirabilia.store.upgrades.command.upgrade", breaking)
    with pytest.raises(KeyboardInterrupt):
        async with opened(database):
            pass
    monkeypatch.undo()
    async with opened(database) as store:
        assert await set_up(store) == "table"


@story
async def test_several_servers_may_start_at_once_on_an_empty_database(postgresql: str) -> None:
    async def start(number: int) -> None:
        async with opened(postgresql) as store:
            await set_up(store, f"table {number}")

    await asyncio.gather(*(start(number) for number in range(4)))
    async with opened(postgresql) as store:
        for number in range(4):
            assert len(await store.journal(f"table {number}")) == 1


@story
async def test_tables_of_an_older_version_are_kept(database: str) -> None:
    async with opened(database) as store:
        await set_up(store, visibility="public")

    def before(connection: Connection) -> None:
        command.downgrade(configured(connection), "0001")

    async with somebody_else(database) as connection:
        await connection.run_sync(before)
    async with opened(database) as store:
        (table,) = (await store.open_tables()).tables
    assert (table["id"], table["age"]) == ("table", None)
    assert table["due_at"] == table["changed_at"] + 30 * 24 * 3600 * 1000  # it waits for nobody


# What cannot be used


@story
async def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    file = str(tmp_path / "games.sqlite")
    async with opened(file) as first:
        with pytest.raises(StoreError, match="another server uses") as refused:
            async with opened(file):
                pass
        assert file in str(refused.value)
        assert "PostgreSQL" in str(refused.value)
        await set_up(first)  # the first one is not disturbed
    async with opened(file) as next_one:
        assert await texts(next_one) == []


@story
async def test_a_file_is_free_again_after_a_server_that_could_not_start(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    file.write_text("This is no database at all, as everybody can see. " * 100)
    with pytest.raises(StoreError, match="cannot be used") as refused:
        async with opened(str(file)):
            pass
    file.unlink()
    async with opened(str(file)) as store:
        await set_up(store)
    assert refused.value.__traceback__  # it is held on purpose: nothing depends on its end


@story
async def test_folders_on_the_way_to_a_file_are_made(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "new" / "folder" / "games.sqlite")) as store:
        await set_up(store)


@story
async def test_a_server_that_is_not_there_is_refused_without_its_password() -> None:
    with pytest.raises(StoreError, match="cannot be used") as refused:
        async with opened("postgresql://anna:secret@127.0.0.1:1/games"):
            pass
    assert "secret" not in str(refused.value)


@story
async def test_a_database_that_is_not_there_is_refused(postgresql: str) -> None:
    with pytest.raises(StoreError, match='"nowhere" does not exist'):
        async with opened(postgresql.rpartition("/")[0] + "/nowhere"):
            pass


@story
async def test_without_its_driver_postgresql_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreError, match=r"pip install 'mirabilia\[postgresql\]'"):
        async with opened("postgresql://anna@127.0.0.1/games"):
            pass


@story
async def test_an_address_may_have_the_options_that_other_programs_know(postgresql: str) -> None:
    """Hosted databases hand out addresses that end in ?sslmode=require."""
    heard = asyncio.Event()

    async def hear(_: str | None) -> None:
        heard.set()

    async with opened(f"{postgresql}?sslmode=prefer&application_name=mirabilia") as store:
        await set_up(store)
        listening = store.listening(hear)
        await listening.start()
        await heard.wait()
        await listening.stop()


# How they are opened


@story
async def test_sqlite_writes_through_to_the_disk(tmp_path: Path) -> None:
    asked = ("journal_mode", "synchronous", "foreign_keys")
    file = str(tmp_path / "games.sqlite")
    async with opened(file) as store, store._engine.connect() as connection:
        found = [await connection.scalar(text(f"PRAGMA {name}")) for name in asked]
        assert store.writer._file is not None
        with store.writer._file.connect() as writing:
            written = [writing.scalar(text(f"PRAGMA {name}")) for name in asked]
    assert found == written == ["wal", 2, 1]
