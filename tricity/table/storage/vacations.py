"""Vacations: times in which the day clocks of a person do not run out. Each person has a number of days a year."""

import secrets
from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from tricity.table.clocks import DAY, Periods
from tricity.table.errors import WrongState
from tricity.table.principal import PersonId
from tricity.table.storage import shared_settings
from tricity.table.storage.schema import participants, persons, tables, vacations

MARK: Final = "vacations"
"""The name of the setting that has another value after every change."""
_YEAR: Final = 365 * DAY


class VacationDays(NamedTuple):
    """The whole days that are left of those that a person has within a year, and when their vacation ends, if it is
    now."""

    left: int
    until: int | None


def days_of(connection: Connection, person: PersonId, now: int, allowance: int) -> VacationDays:
    """As of now, with that allowance of days within the last 365."""
    rows = _recent(connection, person, now)
    used = sum(until - max(start, now - _YEAR) for start, until in rows)
    until = max((until for _, until in rows if until > now), default=None)
    return VacationDays(max(0, (allowance * DAY - used) // DAY), until)


def begin(connection: Connection, person: PersonId, now: int, days: int, allowance: int) -> VacationDays:
    """That many days from now on; raises `WrongState` if that is more than are left, or there is one already."""
    # Two requests at once take turns.
    connection.execute(select(persons.c.id).where(persons.c.id == person).with_for_update())
    before = days_of(connection, person, now, allowance)
    if before.until is not None:
        raise WrongState("on-vacation")
    if not 1 <= days <= before.left:
        raise WrongState("vacation-too-long", days=before.left)
    connection.execute(insert(vacations).values(person_id=person, start=now, until=now + days * DAY))
    _changed(connection, person, now)
    return days_of(connection, person, now, allowance)


def end(connection: Connection, person: PersonId, now: int, allowance: int) -> VacationDays:
    """End the vacation now, if there is one. The days that were not used are left."""
    running = (vacations.c.person_id == person) & (vacations.c.until > now)
    connection.execute(delete(vacations).where(running, vacations.c.start >= now))
    if connection.execute(update(vacations).where(running).values(until=now)).rowcount:
        _changed(connection, person, now)
    return days_of(connection, person, now, allowance)


def all_vacations(connection: Connection, now: int) -> dict[PersonId, Periods]:
    """Those that can matter to a clock which is running."""
    periods: dict[PersonId, Periods] = {}
    columns = (vacations.c.person_id, vacations.c.start, vacations.c.until)
    wanted = select(*columns).where(vacations.c.until > now - _YEAR).order_by(vacations.c.start)
    for person, start, until in connection.execute(wanted):
        periods[PersonId(person)] = (*periods.get(PersonId(person), ()), (start, until))
    return periods


def mark_changed(connection: Connection) -> None:
    """In the transaction of the change: every server reads them again before it judges a deadline."""
    shared_settings.write(connection, MARK, secrets.token_hex(8))


def make_due(connection: Connection, people: Collection[PersonId], now: int) -> None:
    """Let the sweeper look at their tables and store when they are due: that may be sooner than it was."""
    own = select(participants.c.table_id).where(participants.c.person_id.in_(people))
    due = update(tables).where(tables.c.id.in_(own), tables.c.due_at > now)
    connection.execute(due.values(due_at=now))


def _changed(connection: Connection, person: PersonId, now: int) -> None:
    mark_changed(connection)
    make_due(connection, (person,), now)


def _recent(connection: Connection, person: PersonId, now: int) -> list[tuple[int, int]]:
    """Within the last 365 days."""
    wanted = select(vacations.c.start, vacations.c.until).where(vacations.c.person_id == person)
    return [(start, until) for start, until in connection.execute(wanted.where(vacations.c.until > now - _YEAR))]
