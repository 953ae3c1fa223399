"""The schema by migrations, applied on start."""

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from tricity.table.storage.database import StorageError, connect
from tricity.table.storage.migrating import migrate
from tricity.table.storage.schema import metadata


def test_the_migrations_make_the_schema(database_url: str) -> None:
    engine = connect(database_url)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_migrating_twice_changes_nothing(database_url: str) -> None:
    engine = connect(database_url)
    migrate(engine)
    migrate(engine)
    engine.dispose()


def test_a_database_from_the_future_is_refused(database_url: str) -> None:
    engine = connect(database_url)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StorageError) as refused:
        migrate(engine)
    assert (refused.value.key, refused.value.facts["theirs"]) == ("database-newer", "9999")
    engine.dispose()


@pytest.mark.parametrize(
    "url", ["mysql://somewhere/db", "nonsense", "postgresql://u:hush@/db?host=/nowhere", "sqlite:////nowhere/at/all.db"]
)
def test_a_database_that_cannot_be_opened_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(StorageError) as refused:
        connect(url)
    assert refused.value.key == "database-unreachable"
    assert "hush" not in str(refused.value)
