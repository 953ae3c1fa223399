"""Signs of life, so that clocks can leave out the time when no server was there; and what all servers share."""

from typing import Final

from sqlalchemy import Connection, func, select

from tricity.table.storage.schema import outages, settings, tables
from tricity.table.storage.sql import upsert

_ALIVE: Final = "alive"


def begin(connection: Connection, now: int, tolerance: int) -> None:
    """A server starts. The time since the last sign of life, if longer than the tolerance, was an outage."""
    last = _last_sign(connection)
    if last is not None and now - last > tolerance:
        # Of servers that start together the first one tells.
        told = upsert(connection)(outages).values(start=last, until=now)
        connection.execute(told.on_conflict_do_nothing())
    sign_of_life(connection, now)


def sign_of_life(connection: Connection, now: int) -> None:
    _set(connection, _ALIVE, str(now))


def clocks_run(connection: Connection) -> bool:
    return connection.execute(select(tables.c.id).where(tables.c.due_at.is_not(None)).limit(1)).first() is not None


def all_outages(connection: Connection) -> list[tuple[int, int]]:
    return [(start, until) for start, until in connection.execute(select(outages.c.start, outages.c.until))]


def shared(connection: Connection, name: str, proposal: str) -> str:
    """A value that the first server chose for all."""
    made = upsert(connection)(settings).values(name=name, value=proposal).on_conflict_do_nothing()
    connection.execute(made)
    return str(connection.execute(select(settings.c.value).where(settings.c.name == name)).scalar_one())


def _last_sign(connection: Connection) -> int | None:
    alive = connection.execute(select(settings.c.value).where(settings.c.name == _ALIVE)).scalar()
    written = connection.execute(select(func.max(tables.c.updated))).scalar()
    found = [int(sign) for sign in (alive, written) if sign is not None]
    return max(found, default=None)


def _set(connection: Connection, name: str, value: str) -> None:
    made = upsert(connection)(settings).values(name=name, value=value)
    connection.execute(made.on_conflict_do_update(index_elements=["name"], set_={"value": value}))
