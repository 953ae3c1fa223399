"""Stored logs and databases of every format that ever landed, and what they hold.

A sample was written by the program of its time and stays as it is; beside it lies what that program knew of its tables.
"""

import gzip
import hashlib
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, create_engine

from tricity.table.commands import moves
from tricity.table.event_format import StoredEntry, read_entry
from tricity.table.events import LogEntry, UndoExpired
from tricity.table.principal import SERVER
from tricity.table.storage.database import connect
from tricity.table.storage.migrate import upgrade
from tricity.table.table import Table

TESTS = Path(__file__).parent.parent
LOGS = TESTS / "table" / "samples"
DATABASES = TESTS / "storage" / "samples"

Expected = dict[str, dict[str, Any]]


def stored_log(sample: str) -> dict[str, list[StoredEntry]]:
    """The rows of each table of a log sample."""
    rows_by_table: dict[str, list[StoredEntry]] = {}
    for line in (LOGS / f"{sample}.jsonl").read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        event = json.dumps(row.pop("event"), ensure_ascii=False)
        rows_by_table.setdefault(row.pop("table"), []).append(StoredEntry(**row, event=event))
    return rows_by_table


def log(sample: str, table: str) -> list[LogEntry]:
    return [read_entry(table, row) for row in stored_log(sample)[table]]


def logs_of_rules(rules: int) -> list[Path]:
    """What the samples of logs by a version of the rules must hold: of all games of their time, and of single games."""
    return [*LOGS.glob(f"rules-{rules}.json"), *sorted(LOGS.glob(f"rules-{rules}-*.json"))]


def expected(file: Path) -> Expected:
    descriptions: Expected = json.loads(file.read_text(encoding="utf-8"))
    return descriptions


def described(table: Table) -> dict[str, Any]:
    """A table as the samples describe it."""
    request = table.undo_request
    position = json.dumps(table.match.position(), sort_keys=True)
    return {
        "game": table.opened.game,
        "rules": table.opened.rules,
        "status": table.status,
        "number": table.number,
        "version": table.version,
        "to_act": list(table.to_act),
        "host": table.host,
        "seats": [[seat.owner or "", seat.name, seat.bot, seat.kept_for or ""] for seat in table.seats],
        "deadlines": [table.clocks.deadline(seat) for seat in range(len(table.seats))],
        "question": None if request is None else [request.seat, request.to, list(table.awaiting_consent())],
        "totals": [sheet.total for sheet in table.match.scores()],
        "record": table.match.record(),
        "position_sha256": hashlib.sha256(position.encode()).hexdigest(),
    }


def play_to_the_end(table: Table) -> list[LogEntry]:
    """Random moves of people and bots, decided and applied; the new entries. An open undo request expires first."""
    rng = random.Random(3)
    added = []
    if table.undo_request is not None:
        expired = UndoExpired(table.undo_request.seat)
        added.append(LogEntry(table.number + 1, table.history[-1].entry.at, SERVER, "", expired))
        table.apply(added[-1])
    while table.to_act:
        seat = rng.choice(table.to_act)
        text = str(rng.choice(table.match.legal_moves(seat)))
        owner, bot = table.seats[seat].owner, table.seats[seat].bot
        event = (
            moves.bot_move(table, seat, table.version, text, bot)
            if bot
            else moves.move(table, owner, seat, table.version, text)
        )
        added.append(
            LogEntry(table.number + 1, table.history[-1].entry.at, SERVER if bot else owner or SERVER, "", event)
        )
        table.apply(added[-1])
    return added


def revisions() -> list[str]:
    """The migrations of which there is a sample."""
    return sorted(path.name.removesuffix(".sql.gz") for path in DATABASES.glob("*.sql.gz"))


def restore(revision: str, path: Path) -> None:
    """Write the sample of a database as a SQLite file."""
    dump = gzip.decompress((DATABASES / f"{revision}.sql.gz").read_bytes()).decode()
    with sqlite3.connect(path) as connection:
        connection.executescript(dump)
    connection.close()


def restore_to_postgresql(revision: str, path: Path, url: str) -> None:
    """Copy the sample, restored at `path`, into an empty PostgreSQL database."""
    adapter = connect(url)
    with adapter.engine.begin() as connection:
        upgrade(connection, revision)
        _copy_rows(path, connection)
    adapter.close()


def _copy_rows(path: Path, connection: Connection) -> None:
    """Into a database whose tables are there and empty."""
    source = create_engine(f"sqlite:///{path}")
    there = MetaData()
    with source.connect() as old:
        there.reflect(old)
        for table in there.sorted_tables:
            if table.name != "alembic_version":
                rows = [dict(row) for row in old.execute(table.select()).mappings()]
                if rows:
                    connection.execute(table.insert(), rows)
    source.dispose()
