"""Copies all rows of one database into another, whatever kinds of database they are."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, MetaData, func, insert, select

Progress = Callable[[int, int], None]
"""Is told how much is done, and of how much."""

BOOKKEEPING: Final = "alembic_version"
_AT_ONCE: Final = 1000


def ignore_progress(done: int, total: int) -> None:
    pass


def copy_rows(source: Connection, target: Connection, progress: Progress = ignore_progress) -> None:
    """Into tables of the same schema, which are empty."""
    old, new = MetaData(), MetaData()
    old.reflect(source)
    new.reflect(target)
    tables = [table for table in old.sorted_tables if table.name != BOOKKEEPING]
    total = sum(source.execute(select(func.count()).select_from(table)).scalar_one() for table in tables)
    done = 0
    for table in tables:
        rows = source.execution_options(yield_per=_AT_ONCE).execute(select(table)).mappings()
        for batch in rows.partitions(_AT_ONCE):
            target.execute(insert(new.tables[table.name]), [dict(row) for row in batch])
            done += len(batch)
            progress(done, total)
