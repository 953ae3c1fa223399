"""What an administrator does to the database of running servers, which notice it within seconds."""

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, func, select, update

from tricity.table import events
from tricity.table.clocks import Calendar
from tricity.table.commands import closure, seats
from tricity.table.errors import Conflict, NotFound, StorageUnavailable, UnreadableLog, WrongState
from tricity.table.event_format import encode
from tricity.table.events import AnyTableEvent, LogEntry
from tricity.table.notices import Awaited
from tricity.table.principal import SERVER, PersonId
from tricity.table.storage import access, belongings, channels, shared_settings, uptime
from tricity.table.storage.adapter import Adapter
from tricity.table.storage.commands import AppendEntry
from tricity.table.storage.event_log import read_log
from tricity.table.storage.person_replacement import Replacement, rewrite, tables_with
from tricity.table.storage.rows import Progress, ignore_progress
from tricity.table.storage.schema import participants, persons, signing_keys, tables
from tricity.table.storage.sql import write
from tricity.table.table import Table

MARK: Final = "administered"
"""The name of the setting that is another one after every change that servers have to notice."""
_ATTEMPTS: Final = 8
_ROUNDS: Final = 5


class PersonRow(NamedTuple):
    """A person and how many tables they sit at."""

    person: PersonId
    name: str
    created: int
    muted: bool
    tables: int


class TableRow(NamedTuple):
    table: str
    game: str
    status: str
    public: bool
    number: int
    created: int
    updated: int


def mark_changed(connection: Connection) -> None:
    """In the transaction of the change. Random, so that of two changes at once none passes for the other."""
    shared_settings.write(connection, MARK, secrets.token_hex(8))


def find_tables(connection: Connection, statuses: Sequence[str], limit: int) -> list[TableRow]:
    """Tables in any of these states, the most recently changed first."""
    columns = [tables.c[name] for name in ("id", *TableRow._fields[1:])]
    wanted = select(*columns).where(tables.c.status.in_(statuses)).order_by(tables.c.updated.desc()).limit(limit)
    return [TableRow(*row) for row in connection.execute(wanted)]


def find_persons(connection: Connection, text: str, limit: int) -> list[PersonRow]:
    """The person with that id, else people whose name contains the text, the newest first."""
    exact = _person_rows(connection, _persons().where(persons.c.id == text))
    if exact:
        return exact
    similar = _persons().where(func.lower(persons.c.name).contains(text.lower(), autoescape=True))
    return _person_rows(connection, similar.order_by(persons.c.created.desc()).limit(limit))


def append(adapter: Adapter, name: str, command: Callable[[Table], AnyTableEvent], now: int) -> None:
    """Decide and append an event of `SERVER`, as a server does it; raises what the command does, and `NotFound`."""
    for _ in range(_ATTEMPTS):
        try:
            with adapter.engine.begin() as connection:
                adapter.begin_writing(connection)
                _append(connection, name, command, now)
        except Conflict:
            continue
        return
    raise StorageUnavailable("too many servers append to this table")


def close_table(adapter: Adapter, name: str, now: int) -> None:
    append(adapter, name, closure.close, now)


def mute(connection: Connection, person: PersonId, *, on: bool) -> None:
    """Take the chat away from a person, or give it back; raises `NotFound`."""
    _update_person(connection, person, muted=on)


def rename(adapter: Adapter, person: PersonId, name: str) -> None:
    """Change a person's name, at all their tables as well; raises `NotFound`."""
    with adapter.engine.begin() as connection:
        adapter.begin_writing(connection)
        _update_person(connection, person, name=name)
    _rewrite_all(adapter, lambda: Replacement(person, person, name), _tables_with(adapter, person), ignore_progress)


def erase(
    adapter: Adapter,
    person: PersonId,
    now: int,
    *,
    settle: Callable[[], object] = lambda: time.sleep(3),
    progress: Progress = ignore_progress,
) -> list[str]:
    """Forget a person: name, id, keys, friends and chat go, their seats are left. Returns tables that cannot be read.

    `settle` waits until running servers have noticed; what they wrote meanwhile is erased in another round. Begun once,
    it is finished by the next server that starts.
    """
    with adapter.engine.begin() as connection:
        adapter.begin_writing(connection)
        mark_erased(connection, person, now)

    def erase_in(names: Sequence[str]) -> list[str]:
        for name in names:
            _leave(adapter, name, person, now)
        return _rewrite_all(adapter, lambda: Replacement.erasing(person), names, progress)

    unreadable = _in_rounds(adapter, person, erase_in, settle)
    with adapter.engine.begin() as connection:
        adapter.begin_writing(connection)
        adapter.overwrite_deleted(connection)
        belongings.delete_all(connection, person)
        mark_changed(connection)
    return unreadable


def merge(
    adapter: Adapter, person: PersonId, into: PersonId, *, settle: Callable[[], object] = lambda: time.sleep(3)
) -> None:
    """Make two identities of the same human being one, at all tables too; raises `NotFound`.

    As with `erase`, it takes rounds, and what was begun once is finished.
    """
    with adapter.engine.begin() as connection:
        adapter.begin_writing(connection)
        mark_merged(connection, person, into)
    replacement = Replacement.merging(person, into)
    _in_rounds(
        adapter, person, lambda names: _rewrite_all(adapter, lambda: replacement, names, ignore_progress), settle
    )
    with adapter.engine.begin() as connection:
        adapter.begin_writing(connection)
        belongings.merge(connection, person, into)
        mark_changed(connection)


def mark_erased(connection: Connection, person: PersonId, now: int) -> None:
    """From now on the person can do nothing more, is told nothing, and nobody can become them; raises `NotFound`."""
    access.revoke_sessions(connection, person)
    channels.forget_person(connection, person)
    _update_person(connection, person, erased=now)


def mark_merged(connection: Connection, person: PersonId, into: PersonId) -> None:
    """The same for a person who becomes another one; raises `NotFound` if either does not exist."""
    _update_person(connection, into)
    access.revoke_sessions(connection, person)
    _update_person(connection, person, merged_into=into)


class Departure(NamedTuple):
    """A person whose erasure or merging was begun and not finished."""

    person: PersonId
    merged_into: PersonId | None


def departures(connection: Connection) -> list[Departure]:
    """What a server that was stopped has left to do."""
    begun = persons.c.erased.is_not(None) | persons.c.merged_into.is_not(None)
    return [Departure(*row) for row in connection.execute(select(persons.c.id, persons.c.merged_into).where(begun))]


def _in_rounds(
    adapter: Adapter,
    person: PersonId,
    replace_in: Callable[[Sequence[str]], list[str]],
    settle: Callable[[], object],
) -> list[str]:
    """Replace the person until no table knows of them any more; returns tables that cannot be read."""
    unreadable: list[str] = []
    for _ in range(_ROUNDS):
        found = [name for name in _tables_with(adapter, person) if name not in unreadable]
        if not found:
            break
        unreadable += replace_in(found)
        settle()
    return unreadable


def retire_replaced_keys(connection: Connection, before: int) -> int:
    """Accept no longer what was signed with keys that were replaced before that time, and return their number."""
    successor = connection.execute(select(func.max(signing_keys.c.created)).where(signing_keys.c.created <= before))
    created = successor.scalar()
    return 0 if created is None else access.retire_keys(connection, created)


def export(connection: Connection, person: PersonId) -> dict[str, Any]:
    """All that is stored about a person, as JSON values; raises `NotFound`."""
    row = connection.execute(select(persons).where(persons.c.id == person)).mappings().first()
    if row is None:
        raise NotFound("no-such-person")
    # A digest by which somebody could sign in is nobody's to have.
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
    match entry.event:
        case events.Opened():
            return [plan.name for plan in entry.event.seats if plan.owner == person]
        case events.Joined(_, name) if entry.by == person:
            return [name]
    return []


def _append(connection: Connection, name: str, command: Callable[[Table], AnyTableEvent], now: int) -> None:
    log = read_log(connection, name)
    if not log:
        raise NotFound("no-such-table", table=name[:40])
    table = Table.load(name, log, Calendar(uptime.all_outages(connection)))
    before = Awaited.at(table)
    table.apply(LogEntry(table.number + 1, max(now, log[-1].at), SERVER, "", command(table)))
    write(connection, [AppendEntry.of(table, before=before)])
    mark_changed(connection)


def _leave(adapter: Adapter, name: str, person: PersonId, now: int) -> None:
    """Leave every seat of the person at a table that has not ended, so that a bot plays on there."""

    def leave(table: Table) -> AnyTableEvent:
        own = table.seats_of(person)
        if not own:
            raise WrongState("not-seated")
        return seats.leave(table, person, own[0])

    try:
        while True:
            append(adapter, name, leave, now)
    except (WrongState, NotFound, UnreadableLog):
        return


def _rewrite_all(
    adapter: Adapter, replacement: Callable[[], Replacement], names: Sequence[str], progress: Progress
) -> list[str]:
    """A transaction for each table, so that no server waits long; returns those that cannot be read."""
    unreadable = []
    for done, name in enumerate(names, 1):
        try:
            with adapter.engine.begin() as connection:
                adapter.begin_writing(connection)
                adapter.overwrite_deleted(connection)
                rewrite(connection, name, replacement())
                mark_changed(connection)
        except UnreadableLog:
            unreadable.append(name)
        progress(done, len(names))
    return unreadable


def _tables_with(adapter: Adapter, person: PersonId) -> list[str]:
    with adapter.engine.connect() as connection:
        return tables_with(connection, person)


def _update_person(connection: Connection, person: PersonId, **values: Any) -> None:
    """Raises `NotFound`."""
    changed = update(persons).where(persons.c.id == person).values(values or {"id": person})
    if not connection.execute(changed).rowcount:
        raise NotFound("no-such-person")


def _persons() -> "Select[Any]":
    count = select(func.count()).where(participants.c.person_id == persons.c.id).scalar_subquery()
    return select(persons.c.id, persons.c.name, persons.c.created, persons.c.muted, count)


def _person_rows(connection: Connection, wanted: "Select[Any]") -> list[PersonRow]:
    return [PersonRow(*row) for row in connection.execute(wanted)]
