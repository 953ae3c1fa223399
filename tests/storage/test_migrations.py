"""The schema by migrations, applied on start."""

from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import column, event, insert, select, table, text

from support.databases import postgres_url, sqlite_url
from tricity.table.errors import StorageError
from tricity.table.storage import lists
from tricity.table.storage.database import connect
from tricity.table.storage.migrate import HEAD, migrate, upgrade
from tricity.table.storage.schema import entries, metadata
from tricity.table.storage.store import Store

# Empty ones, unlike those of the other tests.
__all__ = ["postgres_url", "sqlite_url"]


def test_the_migrations_make_the_schema(database_url: str) -> None:
    adapter = connect(database_url)
    migrate(adapter)
    with adapter.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    adapter.close()


def test_the_newest_migration_is_known_by_name(sqlite_url: str) -> None:
    adapter = connect(sqlite_url)
    migrate(adapter)
    with adapter.engine.connect() as connection:
        assert MigrationContext.configure(connection).get_current_revision() == HEAD
    adapter.close()


def test_the_lists_are_read_in_the_order_of_their_indexes(sqlite_url: str) -> None:
    adapter = connect(sqlite_url)
    migrate(adapter)
    plans: list[str] = []

    def explained(_: object, cursor: Any, statement: str, parameters: object, *__: object) -> None:
        plans.extend(row[-1] for row in cursor.execute(f"EXPLAIN QUERY PLAN {statement}", parameters).fetchall())

    event.listen(adapter.engine, "before_cursor_execute", explained)
    with adapter.engine.connect() as connection:
        assert lists.public_tables(connection, None, ("gathering",), 5).tables == ()
        assert lists.due_tables(connection, 1, 5) == []
    assert plans == [
        "SEARCH tables USING INDEX tables_in_lobby (status=?)",
        "SEARCH tables USING INDEX tables_due (due_at<?)",
    ]
    adapter.close()


def test_an_older_database_is_brought_up_to_date_with_what_is_in_it(database_url: str) -> None:
    adapter = connect(database_url)
    with adapter.engine.begin() as connection:
        upgrade(connection, "0001")
        log = [
            {"table_id": name, "number": number, "at": at, "by": "", "key": "", "deed": "{}"}
            for at, (name, number) in enumerate([("b", 1), ("a", 1), ("b", 2), ("a", 2)])
        ]
        connection.execute(insert(table("entries", *(column(name) for name in log[0]))), log)
    migrate(adapter)
    with adapter.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        rows = [dict(row) for row in connection.execute(select(entries).order_by(entries.c.at)).mappings()]
        assert rows == [{"event": row.pop("deed"), "format": 1, **row} for row in log]
    adapter.close()


def test_migrating_twice_changes_nothing(database_url: str) -> None:
    adapter = connect(database_url)
    migrate(adapter)
    migrate(adapter)
    adapter.close()


def test_a_database_from_the_future_is_refused(database_url: str) -> None:
    adapter = connect(database_url)
    migrate(adapter)
    with adapter.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StorageError) as refused:
        migrate(adapter)
    assert (refused.value.key, refused.value.facts["theirs"]) == ("database-newer", "9999")
    adapter.close()
    # A store that could not be opened holds no lock: the second attempt is refused for the same reason.
    for _ in range(2):
        with pytest.raises(StorageError, match="database-newer"):
            Store.open(database_url)


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("mysql://u:hush@somewhere/db", "bad-database-url"),
        ("nonsense hush", "bad-database-url"),
        ("postgresql://u:hush@/db?host=/nowhere", "database-unreachable"),
        ("sqlite:////nowhere/at/all.db", "database-unreachable"),
    ],
)
def test_a_database_that_cannot_be_opened_is_refused_without_its_password(url: str, key: str) -> None:
    with pytest.raises(StorageError) as refused:
        connect(url)
    assert refused.value.key == key
    assert "hush" not in str(refused.value)
