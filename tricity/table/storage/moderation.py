"""Reports of names and chat, and the audit log of what administrators did."""

import secrets
from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection, insert, select, update

from tricity.table.errors import NotFound
from tricity.table.principal import PersonId
from tricity.table.storage.schema import audit, persons, reports, tables

Kind = Literal["name", "chat"]
_ADMINISTRATORS: Final = persons.alias("administrators")


class Report(NamedTuple):
    """`text` is the name or the line that was reported, `settled` when an administrator dealt with it.

    `name` is what the person is called now, `status` and `public` are those of the table; None where there is none.
    """

    id: str
    created: int
    kind: Kind
    text: str
    note: str
    settled: int | None
    by: PersonId
    person: PersonId
    table: str
    name: str | None
    status: str | None
    public: bool | None


class AuditEntry(NamedTuple):
    """What an administrator did. `by` is a person, or who was at the terminal; `administrator` and `name` are what `by`
    and `subject` are called now, where they are people."""

    at: int
    by: str
    action: str
    subject: str
    detail: str
    administrator: str | None
    name: str | None


def report(
    connection: Connection, by: PersonId, kind: Kind, person: PersonId, table: str, text: str, note: str, now: int
) -> bool:
    """Store a report, and return whether it is new: while a report is open, the same one is not stored again."""
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
    """Open reports, the oldest first; with `settled`, the others after them."""
    own = reports.c["id", "created", "kind", "text", "note", "settled", "by", "person_id", "table_id"]
    columns = (*own, persons.c.name, tables.c.status, tables.c.public)
    people = reports.outerjoin(persons, persons.c.id == reports.c.person_id)
    wanted = select(*columns).select_from(people.outerjoin(tables, tables.c.id == reports.c.table_id))
    if not settled:
        wanted = wanted.where(reports.c.settled.is_(None))
    order = (reports.c.settled.is_not(None), reports.c.created)
    return [Report(*row) for row in connection.execute(wanted.order_by(*order).limit(limit))]


def settle(connection: Connection, report_id: str, now: int) -> PersonId:
    """Mark a report as dealt with, and return whom it is about; raises `NotFound`."""
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


def read_audit(connection: Connection, limit: int, before: int | None = None) -> list[AuditEntry]:
    """The newest first; with `before` only what was done before that time."""
    own = audit.c["at", "by", "action", "subject", "detail"]
    columns = (*own, _ADMINISTRATORS.c.name, persons.c.name)
    named = audit.outerjoin(persons, persons.c.id == audit.c.subject)
    wanted = select(*columns).select_from(named.outerjoin(_ADMINISTRATORS, _ADMINISTRATORS.c.id == audit.c.by))
    if before is not None:
        wanted = wanted.where(audit.c.at < before)
    return [AuditEntry(*row) for row in connection.execute(wanted.order_by(audit.c.at.desc()).limit(limit))]
