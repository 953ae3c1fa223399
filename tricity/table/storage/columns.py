"""Columns of the schema and of its migrations."""

from typing import Any

from sqlalchemy import BigInteger, Column, Integer, String, Text
from sqlalchemy.types import TypeEngine


def required(name: str, kind: type[TypeEngine[Any]] | TypeEngine[Any], **options: Any) -> Column[Any]:
    """A column that is never null."""
    return Column(name, kind, nullable=False, **options)


def first_entry_columns() -> list[Column[Any]]:
    """The columns of a log's entries in migrations 0001 and 0003, which make the same table with its rows in another order."""
    return [
        Column("table_id", String(32), primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        required("at", BigInteger),
        required("by", String(32)),
        required("key", String(64)),
        required("deed", Text),
    ]
