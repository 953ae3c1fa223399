"""Checks of a database that change nothing in it: what `tricity doctor` reports."""

import shutil
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError

from tricity.table.clocks import Calendar
from tricity.table.errors import UnreadableLog
from tricity.table.storage import files, shared_settings, uptime
from tricity.table.storage.adapter import Adapter
from tricity.table.storage.backup import RESTORED_AT
from tricity.table.storage.event_log import read_log
from tricity.table.storage.migrate import HEAD, revision_of
from tricity.table.storage.retention import find_leftovers
from tricity.table.storage.rows import Progress, ignore_progress
from tricity.table.storage.schema import participants, tables
from tricity.table.storage.sqlite import belongings
from tricity.table.storage.table_summary import TableSummary
from tricity.table.table import Table

Level = Literal["ok", "warning", "problem"]

_CLOCK_TOLERANCE: Final = 60_000
_LITTLE_SPACE: Final = 200 * 1024 * 1024


class Finding(NamedTuple):
    """One line of the report; `key` is its message."""

    level: Level
    key: str
    facts: dict[str, Any]

    @classmethod
    def ok(cls, key: str, **facts: Any) -> "Finding":
        return cls("ok", key, facts)

    @classmethod
    def warning(cls, key: str, **facts: Any) -> "Finding":
        return cls("warning", key, facts)

    @classmethod
    def problem(cls, key: str, **facts: Any) -> "Finding":
        return cls("problem", key, facts)


def check(adapter: Adapter, now: int, progress: Progress = ignore_progress) -> Iterator[Finding]:
    """All findings, the good ones too. A database of another revision is not looked into any further."""
    try:
        yield from _check(adapter, now, progress)
    except DBAPIError as fault:
        yield Finding.problem("database-unreachable", detail=" ".join(str(fault.orig).split())[:200])


def _check(adapter: Adapter, now: int, progress: Progress) -> Iterator[Finding]:
    if adapter.file is not None:
        yield from _check_files(adapter.file)
        yield _check_space(adapter.file)
    with adapter.engine.connect() as connection:
        broken = adapter.integrity_problems(connection)
        revision = revision_of(connection)
    yield from (Finding.problem("doctor-file-damaged", detail=each) for each in broken)
    if revision is None:
        yield Finding.problem("database-empty")
        return
    if revision > HEAD:
        yield Finding.problem("doctor-schema-unknown", revision=revision)
        return
    if revision != HEAD:
        yield Finding.warning("doctor-schema-older", revision=revision, newest=HEAD)
        return
    yield Finding.ok("doctor-schema", revision=revision)
    with adapter.engine.connect() as connection:
        yield from _check_time(connection, now)
        names = [str(name) for name in connection.execute(select(tables.c.id)).scalars()]
    yield from _check_tables(adapter, names, progress)


def _check_files(path: Path) -> Iterator[Finding]:
    copies = [*path.parent.glob(f"{path.name}.before-*"), *path.parent.glob(f"{path.name}.replaced-*")]
    loose = [file for file in (*belongings(path), *copies) if not files.is_private(file)]
    yield from (Finding.problem("doctor-file-not-private", path=str(file)) for file in loose)
    if path.parent.stat().st_mode & (stat.S_IWGRP | stat.S_IWOTH) and not path.parent.stat().st_mode & stat.S_ISVTX:
        yield Finding.warning("doctor-folder-not-private", path=str(path.parent))
    if path.stat().st_nlink > 1:
        yield Finding.problem("database-linked", path=str(path))
    if not loose:
        yield Finding.ok("doctor-files-private")


def _check_space(path: Path) -> Finding:
    """A backup and a migration each need room for one more copy."""
    free = shutil.disk_usage(path.parent).free
    needed = max(_LITTLE_SPACE, 2 * sum(file.stat().st_size for file in belongings(path)))
    facts = {"free": free // 2**20, "needed": needed // 2**20}
    return Finding.warning("doctor-little-space", **facts) if free < needed else Finding.ok("doctor-space", **facts)


def _check_time(connection: Connection, now: int) -> Iterator[Finding]:
    """The clock went back, or another machine's is ahead: clocks of tables would run wrong."""
    heartbeat = int(shared_settings.read(connection, uptime.HEARTBEAT) or 0)
    newest = connection.execute(select(func.max(tables.c.updated))).scalar() or 0
    ahead = max(heartbeat, newest) - now
    if ahead > _CLOCK_TOLERANCE:
        yield Finding.problem("doctor-clock", seconds=ahead // 1000)
    else:
        yield Finding.ok("doctor-clock-fits")
    restored = shared_settings.read(connection, RESTORED_AT)
    if restored is not None:
        yield Finding.ok("doctor-restored", at=int(restored))


def _check_tables(adapter: Adapter, names: list[str], progress: Progress) -> Iterator[Finding]:
    sound = 0
    for done, name in enumerate(names, 1):
        with adapter.engine.connect() as connection:
            adapter.begin_snapshot(connection)
            finding = _check_table(connection, name)
        if finding is None:
            sound += 1
        else:
            yield finding
        progress(done, len(names))
    yield Finding.ok("doctor-tables", count=sound)
    with adapter.engine.connect() as connection:
        leftovers = find_leftovers(connection)
    if leftovers:
        yield Finding.warning("doctor-leftovers", count=len(leftovers))


def _check_table(connection: Connection, name: str) -> Finding | None:
    """Nothing where the log can be loaded, and its row and participants are what the log says."""
    row = connection.execute(select(tables).where(tables.c.id == name)).mappings().first()
    if row is None:
        # It was deleted since the names were read.
        return None
    try:
        table = Table.load(name, read_log(connection, name), Calendar(uptime.all_outages(connection)))
    except UnreadableLog as fault:
        return Finding.problem("doctor-table-unreadable", table=name, entry=fault.facts["entry"], why=fault.key)
    differing = [*_differences(row, table)]
    seated = select(participants.c.person_id).where(participants.c.table_id == name)
    if set(connection.execute(seated).scalars()) != {seat.owner for seat in table.seats if seat.owner}:
        differing.append("participants")
    return Finding.problem("doctor-table-differs", table=name, columns=", ".join(differing)) if differing else None


def _differences(row: Any, table: Table) -> Iterator[str]:
    """The columns of the row that are not what the log says. When a table is due is the sweeper's affair."""
    expected = {
        "game": table.opened.game,
        "public": table.opened.public,
        "number": table.number,
        "shown": table.shown,
        "status": table.status,
        "to_act": sum(1 << seat for seat in table.to_act),
    }
    yield from (name for name, value in expected.items() if row[name] != value)
    try:
        if msgspec.json.decode(row["summary"], type=TableSummary) != TableSummary.of(table):
            yield "summary"
    except ValueError:
        yield "summary"
