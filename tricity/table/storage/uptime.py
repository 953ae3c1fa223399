"""When a server was running, so that clocks can leave out its outages; and settings that all servers share."""

from typing import Final

from sqlalchemy import Connection, func, select

from tricity.table.storage.adapter import adapter_of
from tricity.table.storage.schema import outages, settings, tables

_HEARTBEAT: Final = "alive"
"""The name of the setting that holds the last heartbeat."""


def record_start(connection: Connection, now: int, tolerance: int) -> None:
    """A server starts. The time since the last sign of a server, if longer than the tolerance, was an outage."""
    last = _last_sign(connection)
    if last is not None and now - last > tolerance:
        # Of servers that start together the first one records it.
        outage = adapter_of(connection).insert(outages).values(start=last, until=now)
        connection.execute(outage.on_conflict_do_nothing())
    record_heartbeat(connection, now)


def record_heartbeat(connection: Connection, now: int) -> None:
    """A server is running now."""
    heartbeat = adapter_of(connection).insert(settings).values(name=_HEARTBEAT, value=str(now))
    connection.execute(heartbeat.on_conflict_do_update(index_elements=["name"], set_={"value": str(now)}))


def any_table_due(connection: Connection) -> bool:
    """Whether a clock is running or a bot is to move anywhere: else an outage would cost nobody any time."""
    return connection.execute(select(tables.c.id).where(tables.c.due_at.is_not(None)).limit(1)).first() is not None


def all_outages(connection: Connection) -> list[tuple[int, int]]:
    """The start and the end of each outage."""
    return [(start, until) for start, until in connection.execute(select(outages.c.start, outages.c.until))]


def shared_setting(connection: Connection, name: str, proposal: str) -> str:
    """A value that all servers share: the proposal of the first one that asked for it."""
    connection.execute(
        adapter_of(connection).insert(settings).values(name=name, value=proposal).on_conflict_do_nothing()
    )
    return str(connection.execute(select(settings.c.value).where(settings.c.name == name)).scalar_one())


def _last_sign(connection: Connection) -> int | None:
    """The last heartbeat or the last entry of any log."""
    heartbeat = connection.execute(select(settings.c.value).where(settings.c.name == _HEARTBEAT)).scalar()
    updated = connection.execute(select(func.max(tables.c.updated))).scalar()
    return max((int(sign) for sign in (heartbeat, updated) if sign is not None), default=None)
