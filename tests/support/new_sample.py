"""Takes the sample of a migration, once, when it is complete: `python -m support.new_sample 0010`.

The sample of the migration before, migrated, with rows in the tables and columns that are new. The newest one also gets
tables of the newest format of events, as this program writes them, if the one before has none.
"""

import gzip
import json
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, MetaData, select

from support import samples
from support.tables import ANNA
from tricity.table.event_format import FORMAT
from tricity.table.events import LogEntry, Opened
from tricity.table.storage import event_log
from tricity.table.storage.channels import Channel
from tricity.table.storage.commands import AppendEntry, OpenTable
from tricity.table.storage.database import connect, sqlite_url
from tricity.table.storage.migrate import HEAD, upgrade
from tricity.table.storage.schema import tables
from tricity.table.storage.sql import write
from tricity.table.table import Table

AT = 1789990000000
LATER = 1899990000000
CHANNEL = Channel("hook", ANNA, "webhook", "on", "https://hooks.example/anna", "", 31, 600_000, AT)
PLAN = '[{"others":null,"seen":[],"move":"pass","then":[]}]'

_RESULT = {"table_id": "table-5", "game": "point-city", "mode": "people", "players": 2, "options": "{}", "note": ""}
_FRIEND = {"state": "friend", "created": AT}

NEW_ROWS: dict[str, dict[str, list[dict[str, Any]]]] = {
    "0006": {
        "passkeys": [
            {"id": "a2V5", "person_id": "anna", "public_key": b"\x01\xff", "sign_count": 3}
            | {"name": "Laptop", "created": AT, "used": AT + 1}
        ],
        "emails": [{"address": "anna@example.org", "person_id": "anna", "created": AT}],
        "one_time_keys": [
            {"digest": "cd" * 32, "purpose": "email", "person_id": "anna", "detail": "anna@example.org", "until": LATER}
        ],
        "results": [
            {"seat": 0, "person_id": "anna", "bot": "", "total": 31, "rank": 1, "finished": True}
            | {"spent": 60_000, "ended": AT, "mu": 27.5, "sigma": 6.25, **_RESULT},
            {"seat": 1, "person_id": "basia", "bot": "", "total": 28, "rank": 2, "finished": False}
            | {"spent": 90_000, "ended": AT, "mu": None, "sigma": None, **_RESULT},
        ],
        "ratings": [{"person_id": "anna", "game": "point-city", "mu": 27.5, "sigma": 6.25, "games": 1, "updated": AT}],
        "friends": [
            {"person_id": "anna", "other_id": "basia", **_FRIEND},
            {"person_id": "basia", "other_id": "anna", **_FRIEND},
            {"person_id": "anna", "other_id": "celine", "state": "blocked", "created": AT},
        ],
        "invitations": [{"table_id": "table-6", "person_id": "anna", "by": "basia", "created": AT}],
        "reports": [
            {"id": "r1", "created": AT, "by": "anna", "kind": "chat", "person_id": "celine", "table_id": "table-4"}
            | {"text": "…", "note": "", "settled": None}
        ],
        "audit": [{"id": "a1", "at": AT, "by": "root", "action": "mute", "subject": "celine", "detail": ""}],
    },
    "0007": {
        "notice_settings": [
            {"person_id": "anna", "language": "fr", "zone": "Europe/Paris", "quiet_start": 1320, "quiet_end": 420}
            | {"digest_at": None, "unsubscribe": "ef" * 32}
        ],
        "channels": [
            {"id": CHANNEL.id, "person_id": CHANNEL.person, "kind": CHANNEL.kind, "state": CHANNEL.state}
            | {"target": CHANNEL.target, "secret": CHANNEL.secret, "kinds": CHANNEL.kinds, "delay": CHANNEL.delay}
            | {"created": CHANNEL.created}
        ],
        "notices": [
            {"channel_id": "hook", "table_id": "table-1", "kind": "turn", "person_id": "anna", "number": 44, "told": 0}
            | {"state": "waiting", "due_at": LATER, "attempts": 0}
        ],
    },
    "0008": {
        "vacations": [{"person_id": "anna", "start": AT, "until": AT + 86_400_000}],
        "plans": [
            {"table_id": "table-1", "seat": 0, "id": "p1", "person_id": "anna", "version": 27, "moves": 27}
            | {"number": 44, "state": "waiting", "body": PLAN, "created": AT}
        ],
    },
    "0009": {},
    "0010": {
        "puzzles": [{"game": "point-city", "day": 740000, "table_id": "table-5", "created": AT, "body": b"{}"}],
    },
}
NEW_VALUES: dict[str, str] = {
    "0006": "UPDATE persons SET handle = 'anna-7', profile = 'friends', shows_online = 1, active = 5 WHERE id = 'anna'",
    "0007": "UPDATE participants SET silenced = 1 WHERE person_id = 'anna' AND table_id = 'table-9'",
    "0008": "UPDATE participants SET unread = 2 WHERE person_id = 'anna' AND table_id = 'table-1'",
    "0009": "UPDATE persons SET administrator = 1 WHERE id = 'basia'",
    "0010": "UPDATE persons SET puzzle_consent = 1 WHERE id = 'anna'",
}


def take(folder: Path, revision: str) -> None:
    """Write the sample and what it must hold; a sample that exists is not written again."""
    dump, description = folder / f"{revision}.sql.gz", folder / f"{revision}.json"
    assert not dump.exists(), f"there is a sample of {revision} already"
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "tricity.db"
        samples.restore(f"{int(revision) - 1:04}", path)
        adapter = connect(sqlite_url(path))
        with adapter.engine.begin() as connection:
            upgrade(connection, revision)
            _add_rows(connection, revision)
            if revision == HEAD:
                _add_tables(connection)
            names = connection.execute(select(tables.c.id).order_by(tables.c.id)).scalars().all()
            described = {
                name: samples.described(Table.load(name, event_log.read_log(connection, name))) for name in names
            }
        adapter.close()
        with closing(sqlite3.connect(path)) as file:
            text = "\n".join(file.iterdump())
    dump.write_bytes(gzip.compress(text.encode(), mtime=0))
    description.write_text(json.dumps(described, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def _add_rows(connection: Connection, revision: str) -> None:
    there = MetaData()
    there.reflect(connection)
    for table, rows in NEW_ROWS[revision].items():
        connection.execute(there.tables[table].insert(), rows)
    connection.exec_driver_sql(NEW_VALUES[revision])


def _add_tables(connection: Connection) -> None:
    there = set(connection.execute(select(tables.c.id)).scalars())
    for name in samples.stored_log(f"format-{FORMAT}"):
        if f"format-{FORMAT}-{name}" in there:
            continue
        for command in _commands(f"format-{FORMAT}-{name}", samples.log(f"format-{FORMAT}", name)):
            write(connection, [command])


def _commands(name: str, log: list[LogEntry]) -> list[OpenTable | AppendEntry]:
    """The commands by which a server wrote that log."""
    first = log[0]
    assert isinstance(first.event, Opened)
    # The lobby has the tables of the older samples, whose keys are used.
    opened = msgspec.structs.replace(first.event, public=False)
    table = Table(name, msgspec.structs.replace(first, event=opened, key=name))
    commands: list[OpenTable | AppendEntry] = [OpenTable.of(table)]
    for entry in log[1:]:
        table.apply(entry)
        commands.append(AppendEntry.of(table))
    return commands


if __name__ == "__main__":
    take(samples.DATABASES, sys.argv[1])
