"""The SQL of the storage commands. Many appended entries take few statements."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import asdict, astuple
from sqlalchemy import Connection, bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError

from tricity.table.errors import Conflict
from tricity.table.event_format import FORMAT, encode
from tricity.table.events import LogEntry
from tricity.table.plans import KEY_PREFIX
from tricity.table.storage import notice_queue, plans, results
from tricity.table.storage.adapter import Row, adapter_of
from tricity.table.storage.commands import AppendEntry, OpenTable, StorageCommand, Transaction
from tricity.table.storage.schema import entries, participants, tables
from tricity.table.storage.table_summary import Projection

_ENTRY_COLUMNS: Final = tuple(entries.columns.keys())
_PROJECTION_COLUMNS: Final = Projection.__struct_fields__
"""The summary is the last of them."""

_insert_entry = insert(entries)
_insert_table = insert(tables)
_update_table = update(tables).where(tables.c.id == bindparam("table"))
_delete_participant = delete(participants).where(
    participants.c.person_id == bindparam("person"), participants.c.table_id == bindparam("table")
)
_of_participant = update(participants).where(
    participants.c.person_id == bindparam("person"), participants.c.table_id == bindparam("table")
)
_hide_entry = _of_participant.values(hidden=participants.c.hidden + 1)
_add_unread = _of_participant.values(unread=participants.c.unread + 1)


def write(connection: Connection, commands: Sequence[StorageCommand]) -> list[Any]:
    """Carry out all commands and return their results; raises `Conflict` when another process was first with one."""
    appends = [command for command in commands if isinstance(command, AppendEntry)]
    opens = [command for command in commands if isinstance(command, OpenTable)]
    opens += [append.opens for append in appends if append.opens is not None]
    plans.use(connection, [append.entry.key for append in appends if append.entry.key.startswith(KEY_PREFIX)])
    _write_logs(connection, opens, appends)
    _update_tables(connection, appends)
    _update_participants(connection, opens, appends)
    for append in appends:
        if append.result is not None:
            results.write(connection, append.table, append.result)
    notice_queue.add(connection, [(notice, append.entry.at) for append in appends for notice in append.notices])
    written: list[OpenTable | AppendEntry] = [*opens, *appends]
    if written:
        messages = [f"{command.table} {command.entry.number}" for command in written]
        adapter_of(connection).announce(connection, messages)
    return [command.run(connection) if isinstance(command, Transaction) else None for command in commands]


def _write_logs(connection: Connection, opens: Sequence[OpenTable], appends: Sequence[AppendEntry]) -> None:
    try:
        if opens:
            connection.execute(_insert_table, [_table_row(command) for command in opens])
        commands: list[OpenTable | AppendEntry] = [*opens, *appends]
        if commands:
            rows = [_entry_row(command.table, command.entry) for command in commands]
            adapter_of(connection).execute_many(connection, _insert_entry, _ENTRY_COLUMNS, rows)
    except IntegrityError as fault:
        raise Conflict from fault


def _update_tables(connection: Connection, appends: Sequence[AppendEntry]) -> None:
    # All rows of one statement have the same columns, so that those with a summary take a second one.
    brief = [append for append in appends if append.projection.summary is None]
    full = [append for append in appends if append.projection.summary is not None]
    for some, columns in ((brief, _PROJECTION_COLUMNS[:-1]), (full, _PROJECTION_COLUMNS)):
        if some:
            rows = [(append.table, *astuple(append.projection)[: len(columns)]) for append in some]
            adapter_of(connection).execute_many(connection, _update_table, ("table", *columns), rows)


def _update_participants(connection: Connection, opens: Sequence[OpenTable], appends: Sequence[AppendEntry]) -> None:
    joined = [(person, command.table) for command in opens for person in command.participants]
    joined += [(person, command.table) for command in appends for person in command.joined]
    if joined:
        insert_new = adapter_of(connection).insert(participants).on_conflict_do_nothing()
        rows = [{"person_id": person, "table_id": table, "seen": 0} for person, table in joined]
        connection.execute(insert_new, rows)
    left = [{"person": person, "table": command.table} for command in appends for person in command.left]
    if left:
        connection.execute(_delete_participant, left)
    hidden = [{"person": person, "table": command.table} for command in appends for person in command.hidden_from]
    if hidden:
        connection.execute(_hide_entry, hidden)
    unread = [{"person": person, "table": command.table} for command in appends for person in command.unread_by]
    if unread:
        connection.execute(_add_unread, unread)


def _entry_row(table: str, entry: LogEntry) -> Row:
    return table, entry.number, entry.at, entry.by, entry.key, encode(entry.event), FORMAT


def _table_row(command: OpenTable) -> dict[str, Any]:
    return {
        "id": command.table,
        "opener": command.entry.by,
        "key": command.entry.key,
        "game": command.game,
        "public": command.public,
        "created": command.entry.at,
        **asdict(command.projection),
    }
