"""What an administrator does to the database of running servers, which notice it within seconds."""

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, func, select, update

from tricity.table.clocks import Calendar
from tricity.table.commands import closure, seats
from tricity.table.errors import Conflict, NotFound, StorageUnavailable, UnreadableLog, WrongState
from tricity.table.events import AnyTableEvent, LogEntry
from tricity.table.notices import Awaited
from tricity.table.principal import SERVER, PersonId
from tricity.table.storage import access, belongings, channels, puzzles, shared_settings, uptime
from tricity.table.storage.adapter import Adapter
from tricity.table.storage.commands import AppendEntry
from tricity.table.storage.event_log import read_log
from tricity.table.storage.person_replacement import Replacement, rewrite, tables_with
from tricity.table.storage.rows import Progress, ignore_progress
from tricity.table.storage.schema import persons, signing_keys
from tricity.table.storage.sql import write
from tricity.table.table import Table

MARK: Final = "administered"
"""The name of the setting that gets a new value with every change that servers have to notice."""
_ATTEMPTS: Final = 8
_ROUNDS: Final = 5


def mark_changed(connection: Connection) -> None:
    """To be called in the transaction of the change. Random, so that two simultaneous changes cannot be mistaken for
    one.
    """
    shared_settings.write(connection, MARK, secrets.token_hex(8))


Record = Callable[[Connection], object]
"""Records an administrator's action in the audit log, in the transaction in which it happens."""


def append(
    adapter: Adapter,
    name: str,
    command: Callable[[Table], AnyTableEvent],
    now: int,
    record: Record = lambda connection: None,
) -> None:
    """Decide and append an event of `SERVER`, as a server does it; raises what the command does, and `NotFound`."""
    for _ in range(_ATTEMPTS):
        try:
            with adapter.engine.begin() as connection:
                adapter.begin_writing(connection)
                _append(connection, name, command, now)
                record(connection)
        except Conflict:
            continue
        return
    raise StorageUnavailable("too many servers append to this table")


def close_table(adapter: Adapter, name: str, now: int, record: Record) -> None:
    append(adapter, name, closure.close, now, record)


def mute(connection: Connection, person: PersonId, *, on: bool) -> None:
    """Stop a person from chatting, or let them chat again; raises `NotFound`."""
    _update_person(connection, person, muted=on)


def rename(adapter: Adapter, person: PersonId, name: str, record: Record) -> None:
    """Change a person's name, at all their tables as well; raises `NotFound`."""
    with adapter.engine.begin() as connection:
        adapter.begin_writing(connection)
        _update_person(connection, person, name=name)
        record(connection)
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
    """Merge two identities of the same human being, at all their tables too; raises `NotFound`.

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
    """From now on the person can do nothing, gets no notices, and nobody can sign in as them; raises `NotFound`."""
    access.revoke_sessions(connection, person)
    channels.forget_person(connection, person)
    puzzles.set_agreed(connection, person, on=False)
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
    """Erasures and mergers that a stopped server left unfinished."""
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
        readable = [name for name in _tables_with(adapter, person) if name not in unreadable]
        if not readable:
            break
        unreadable += replace_in(readable)
        settle()
    return unreadable


def retire_replaced_keys(connection: Connection, before: int) -> int:
    """Stop accepting signatures of keys that were replaced before that time, and return how many keys that are."""
    successor = connection.execute(select(func.max(signing_keys.c.created)).where(signing_keys.c.created <= before))
    created = successor.scalar()
    return 0 if created is None else access.retire_keys(connection, created)


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
