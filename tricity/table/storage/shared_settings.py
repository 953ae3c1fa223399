"""Values by name that all servers of a database share."""

from sqlalchemy import Connection, select

from tricity.table.storage.adapter import adapter_of
from tricity.table.storage.schema import settings


def read(connection: Connection, name: str) -> str | None:
    """The value; None where there is none yet."""
    value = connection.execute(select(settings.c.value).where(settings.c.name == name)).scalar()
    return None if value is None else str(value)


def write_first(connection: Connection, name: str, value: str) -> str:
    """Set the value where there is none; the value that is there now."""
    statement = adapter_of(connection).insert(settings).values(name=name, value=value)
    connection.execute(statement.on_conflict_do_nothing())
    return read(connection, name) or value


def write(connection: Connection, name: str, value: str) -> None:
    """Set the value, whatever it was."""
    statement = adapter_of(connection).insert(settings).values(name=name, value=value)
    connection.execute(statement.on_conflict_do_update(index_elements=["name"], set_={"value": value}))
