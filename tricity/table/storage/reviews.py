"""Stored reviews of finished games. One that an older program has made is made again."""

from sqlalchemy import Connection, bindparam, select

from tricity.table.storage.adapter import adapter_of
from tricity.table.storage.schema import reviews

_find = select(reviews.c.body).where(reviews.c.table_id == bindparam("table"), reviews.c.format == bindparam("format"))


def find(connection: Connection, table: str, format: int) -> bytes | None:
    """The review of a table in that format, encoded; None if there is none."""
    body = connection.execute(_find, {"table": table, "format": format}).scalar()
    return None if body is None else bytes(body)


def write(connection: Connection, table: str, format: int, body: bytes) -> None:
    """Keep a review, in the place of an older one."""
    insert = adapter_of(connection).insert(reviews).values(table_id=table, format=format, body=body)
    replaced = {"format": insert.excluded.format, "body": insert.excluded.body}
    connection.execute(insert.on_conflict_do_update(index_elements=["table_id"], set_=replaced))
