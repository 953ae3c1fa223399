"""A person who is renamed or erased changes nothing of the game."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from support import samples
from tricity.table.principal import PersonId
from tricity.table.storage import event_log
from tricity.table.storage.database import sqlite_url
from tricity.table.storage.migrate import open_claimed
from tricity.table.storage.person_replacement import Replacement, rewrite, tables_with
from tricity.table.storage.schema import entries, tables
from tricity.table.table import Table

ANNA = PersonId("anna")


def described(connection: Connection, name: str) -> dict[str, Any]:
    """The table without its people."""
    table = Table.load(name, event_log.read_log(connection, name))
    return {key: value for key, value in samples.described(table).items() if key not in ("seats", "host")}


@pytest.mark.parametrize("revision", samples.revisions())
def test_a_table_is_what_it_was_but_for_the_person(revision: str, tmp_path: Path) -> None:
    samples.restore(revision, tmp_path / "tricity.db")
    adapter = open_claimed(sqlite_url(tmp_path / "tricity.db"))
    with adapter.engine.begin() as connection:
        names = tables_with(connection, ANNA)
        assert names
        before = {name: described(connection, name) for name in names}
        columns = (entries.c.table_id, entries.c.number, entries.c.at, entries.c.key)
        rows = connection.execute(select(*columns).order_by(*columns)).all()
        for name in names:
            rewrite(connection, name, Replacement(ANNA, ANNA, "Somebody else"))
            table = Table.load(name, event_log.read_log(connection, name))
            assert {table.seats[seat].name for seat in table.seats_of(ANNA)} <= {"Somebody else"}
        assert {name: described(connection, name) for name in names} == before
        for name in names:
            rewrite(connection, name, Replacement.erasing(ANNA))
        assert {name: described(connection, name) for name in names} == before
        assert tables_with(connection, ANNA) == []
        assert connection.execute(select(*columns).order_by(*columns)).all() == rows
        editions = connection.execute(select(tables.c.edition).where(tables.c.id.in_(names))).scalars()
        assert set(editions) == {2}
    adapter.close()
