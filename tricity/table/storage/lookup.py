"""What administrators look up: tables, people, and all that is stored about a person."""

from collections.abc import Sequence
from typing import Any, NamedTuple, assert_never

import msgspec
from sqlalchemy import Connection, Select, func, select

from tricity.table import events
from tricity.table.errors import NotFound, UnreadableLog
from tricity.table.event_format import encode
from tricity.table.events import LogEntry
from tricity.table.principal import PersonId
from tricity.table.storage import belongings
from tricity.table.storage.event_log import read_log
from tricity.table.storage.person_replacement import tables_with
from tricity.table.storage.schema import participants, persons, tables
from tricity.table.storage.table_summary import names_in


class PersonRow(NamedTuple):
    """A person and how many tables they sit at."""

    person: PersonId
    name: str
    created: int
    muted: bool
    administrator: bool
    tables: int


class TableRow(NamedTuple):
    """A table; `names` are of its seats, "" for those of bots."""

    table: str
    game: str
    status: str
    public: bool
    number: int
    created: int
    updated: int
    names: tuple[str, ...]


def find_tables(connection: Connection, statuses: Sequence[str], limit: int) -> list[TableRow]:
    """Tables in any of these states, the most recently changed first."""
    columns = [tables.c[name] for name in ("id", *TableRow._fields[1:-1], "summary")]
    wanted = select(*columns).where(tables.c.status.in_(statuses)).order_by(tables.c.updated.desc()).limit(limit)
    return [TableRow._make((*row[:-1], names_in(row[-1]))) for row in connection.execute(wanted)]


def find_persons(connection: Connection, text: str, limit: int) -> list[PersonRow]:
    """The person with that id, else people whose name contains the text, the newest first."""
    exact = _person_rows(connection, _persons().where(persons.c.id == text))
    if exact:
        return exact
    similar = _persons().where(func.lower(persons.c.name).contains(text.lower(), autoescape=True))
    return _person_rows(connection, similar.order_by(persons.c.created.desc()).limit(limit))


def _persons() -> "Select[Any]":
    count = select(func.count()).where(participants.c.person_id == persons.c.id).scalar_subquery()
    return select(persons.c.id, persons.c.name, persons.c.created, persons.c.muted, persons.c.administrator, count)


def _person_rows(connection: Connection, wanted: "Select[Any]") -> list[PersonRow]:
    return [PersonRow(*row) for row in connection.execute(wanted)]


def export(connection: Connection, person: PersonId) -> dict[str, Any]:
    """All that is stored about a person, as JSON values; raises `NotFound`."""
    row = connection.execute(select(persons).where(persons.c.id == person)).mappings().first()
    if row is None:
        raise NotFound("no-such-person")
    # A digest with which somebody could sign in is not exported.
    known = {name: value for name, value in row.items() if name != "recovery"}
    return {
        "person": {**known, "has_recovery_key": row["recovery"] is not None},
        **belongings.export(connection, person),
        "tables": [_exported_table(connection, name, person) for name in tables_with(connection, person)],
    }


def _exported_table(connection: Connection, name: str, person: PersonId) -> dict[str, Any]:
    try:
        log = read_log(connection, name)
    except UnreadableLog as fault:
        return {"table": name, "unreadable": fault.key}
    seen = select(participants.c.seen).where(participants.c.table_id == name, participants.c.person_id == person)
    own = [entry for entry in log if entry.by == person]
    return {
        "table": name,
        "game": getattr(log[0].event, "game", "") if log else "",
        "seen": connection.execute(seen).scalar(),
        "names": sorted({name for entry in log for name in _names(entry, person)}),
        "entries": [
            {"number": entry.number, "at": entry.at, "event": msgspec.json.decode(encode(entry.event))} for entry in own
        ],
    }


def _names(entry: LogEntry, person: PersonId) -> list[str]:
    """What the person is called in an entry."""
    event = entry.event
    if isinstance(event, events.NamelessEvent):
        return []
    match event:
        case events.Opened():
            return [plan.name for plan in event.seats if plan.owner == person]
        case events.Joined(_, name):
            return [name] if entry.by == person else []
        case events.Said():
            return []
        case _:
            assert_never(event)
