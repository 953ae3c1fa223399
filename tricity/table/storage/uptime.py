"""When a server was running, so that clocks can leave out its outages."""

from typing import Final

from sqlalchemy import Connection, func, select

from tricity.table.storage import shared_settings
from tricity.table.storage.adapter import adapter_of
from tricity.table.storage.schema import outages, tables

HEARTBEAT: Final = "alive"
"""The name of the setting that holds the last heartbeat."""


def record_start(connection: Connection, now: int, tolerance: int) -> None:
    """A server starts. The time since the last sign of a server, if longer than the tolerance, was an outage."""
    last = _last_sign(connection)
    if last is not None and now - last > tolerance:
        # Of servers that start together the first one records it.
        outage = adapter_of(connection).insert(outages).values(start=last, until=now)
        connection.execute(outage.on_conflict_do_nothing())
    record_heartbeat(connection, now)


def record_pause(connection: Connection, start: int, end: int, *, shared: bool) -> None:
    """A server stood still. It was an outage unless, in a database that others share, one of them ran meanwhile.

    Servers on one machine stand still together. The first one that goes on records it, and then signs of others from
    that time are from after the pause.
    """
    overlap = select(outages.c.start).where(outages.c.start < end, outages.c.until > start).limit(1)
    last = _last_sign(connection)
    if shared and last is not None and last > start and connection.execute(overlap).first() is None:
        return
    connection.execute(adapter_of(connection).insert(outages).values(start=start, until=end).on_conflict_do_nothing())


def record_heartbeat(connection: Connection, now: int) -> None:
    """A server is running now."""
    shared_settings.write(connection, HEARTBEAT, str(now))


def any_table_due(connection: Connection) -> bool:
    """Whether a clock is running or a bot is to move anywhere: else an outage would cost nobody any time."""
    return connection.execute(select(tables.c.id).where(tables.c.due_at.is_not(None)).limit(1)).first() is not None


def all_outages(connection: Connection) -> list[tuple[int, int]]:
    """The start and the end of each outage."""
    return [(start, until) for start, until in connection.execute(select(outages.c.start, outages.c.until))]


def _last_sign(connection: Connection) -> int | None:
    """The last heartbeat or the last entry of any log."""
    heartbeat = shared_settings.read(connection, HEARTBEAT)
    updated = connection.execute(select(func.max(tables.c.updated))).scalar()
    return max((int(sign) for sign in (heartbeat, updated) if sign is not None), default=None)
