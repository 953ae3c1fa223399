"""Stored logs and databases of every format that ever landed, and what they hold.

A sample was written by the program of its time and stays as it is; beside it lies what that program knew of its tables.
"""

import hashlib
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, create_engine

from tricity.table.commands import moves
from tricity.table.event_format import StoredEntry, read_entry
from tricity.table.events import LogEntry
from tricity.table.principal import SERVER
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
    """What the samples of logs by a version of the rules must hold: of all games of their time, and of later games."""
    return [LOGS / f"rules-{rules}.json", *sorted(LOGS.glob(f"rules-{rules}-*.json"))]


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
    """Random moves of people and bots, decided and applied; the new entries."""
    rng = random.Random(3)
    added = []
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


def restore(revision: str, path: Path) -> None:
    """Write the sample of a database as a SQLite file."""
    with sqlite3.connect(path) as connection:
        connection.executescript((DATABASES / f"{revision}.sql").read_text(encoding="utf-8"))
    connection.close()


def copy_rows(path: Path, connection: Connection) -> None:
    """Into a database whose tables are there and empty."""
    source = create_engine(f"sqlite:///{path}")
    there = MetaData()
    with source.connect() as old:
        there.reflect(old)
        for table in there.sorted_tables:
            if table.name != "alembic_version":
                rows = [dict(row) for row in old.execute(table.select()).mappings()]
                connection.execute(table.insert(), rows)
    source.dispose()
