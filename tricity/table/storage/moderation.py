"""Reports of names and chat, and the log of what administrators did."""

import secrets
from typing import Any, Literal, NamedTuple

from sqlalchemy import Column, Connection, insert, select, update

from tricity.table.errors import NotFound
from tricity.table.principal import PersonId
from tricity.table.storage.schema import audit, persons, reports

Kind = Literal["name", "chat"]


class Report(NamedTuple):
    """`text` is the name or the line that was reported, `settled` when an administrator dealt with it."""

    id: str
    created: int
    kind: str
    person: PersonId
    name: str | None
    table: str
    text: str
    note: str
    by: PersonId
    settled: int | None


class AuditEntry(NamedTuple):
    at: int
    by: str
    action: str
    subject: str
    detail: str


def report(
    connection: Connection, by: PersonId, kind: Kind, person: PersonId, table: str, text: str, note: str, now: int
) -> bool:
    """Whether it is new: the same report of the same person is kept once while it is open."""
    same = select(reports.c.id).where(
        reports.c.by == by,
        reports.c.person_id == person,
        reports.c.kind == kind,
        reports.c.text == text,
        reports.c.settled.is_(None),
    )
    if connection.execute(same).first() is not None:
        return False
    row = {
        "id": secrets.token_urlsafe(9),
        "created": now,
        "by": by,
        "kind": kind,
        "person_id": person,
        "table_id": table,
        "text": text,
        "note": note,
    }
    connection.execute(insert(reports).values(row))
    return True


def find_reports(connection: Connection, limit: int, *, settled: bool = False) -> list[Report]:
    """Those that are open, or all of them; the oldest open one first."""
    columns: tuple[Column[Any], ...] = (
        reports.c.id,
        reports.c.created,
        reports.c.kind,
        reports.c.person_id,
        persons.c.name,
        reports.c.table_id,
        reports.c.text,
        reports.c.note,
        reports.c.by,
        reports.c.settled,
    )
    wanted = select(*columns).select_from(reports.outerjoin(persons, persons.c.id == reports.c.person_id))
    if not settled:
        wanted = wanted.where(reports.c.settled.is_(None))
    return [Report(*row) for row in connection.execute(wanted.order_by(reports.c.created).limit(limit))]


def settle(connection: Connection, report_id: str, now: int) -> PersonId:
    """Deal with a report, and return whom it is about; raises `NotFound`."""
    mine = (reports.c.id == report_id) & reports.c.settled.is_(None)
    changed = update(reports).where(mine).values(settled=now).returning(reports.c.person_id)
    person = connection.execute(changed).scalar()
    if person is None:
        raise NotFound("no-such-report")
    return PersonId(person)


def record(connection: Connection, at: int, by: str, action: str, subject: str, detail: str = "") -> None:
    """An administrator did something: in the transaction of what was done, where there is one."""
    row = {"id": secrets.token_urlsafe(9), "at": at, "by": by[:64], "action": action[:32]}
    connection.execute(insert(audit).values(**row, subject=subject[:64], detail=detail[:300]))


def read_audit(connection: Connection, limit: int) -> list[AuditEntry]:
    """The newest first."""
    columns = (audit.c.at, audit.c.by, audit.c.action, audit.c.subject, audit.c.detail)
    return [AuditEntry(*row) for row in connection.execute(select(*columns).order_by(audit.c.at.desc()).limit(limit))]
