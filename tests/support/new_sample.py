"""Takes the sample of the newest migration, once, when it is complete: `python -m support.new_sample`.

The database of the migration before, as this program migrates it, with tables of the newest format of events as this
program writes them.
"""

import gzip
import json
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import msgspec
from sqlalchemy import select

from support import samples
from support.tables import ANNA
from tricity.table.event_format import FORMAT
from tricity.table.events import LogEntry, Opened
from tricity.table.storage import access, channels, event_log
from tricity.table.storage.channels import Channel
from tricity.table.storage.commands import AppendEntry, OpenTable
from tricity.table.storage.database import sqlite_url
from tricity.table.storage.migrate import HEAD, open_claimed
from tricity.table.storage.schema import tables
from tricity.table.storage.sql import write
from tricity.table.table import Table

CHANNEL = Channel("hook", ANNA, "webhook", "on", "https://hooks.example/anna", "", 31, 600_000, 1789990000000)


def take(folder: Path) -> None:
    """Write the sample and what it must hold; a sample that exists is not written again."""
    dump, description = folder / f"{HEAD}.sql.gz", folder / f"{HEAD}.json"
    assert not dump.exists(), f"there is a sample of {HEAD} already"
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "tricity.db"
        samples.restore(f"{int(HEAD) - 1:04}", path)
        adapter = open_claimed(sqlite_url(path))
        with adapter.engine.begin() as connection:
            for name in samples.stored_log(f"format-{FORMAT}"):
                # The sample before has them where it is of the same format.
                if not event_log.read_log(connection, f"new-{name}"):
                    for command in _commands(f"new-{name}", samples.log(f"format-{FORMAT}", name)):
                        write(connection, [command])
            if not channels.channels_of(connection, CHANNEL.person):
                channels.save_settings(connection, CHANNEL.person, language="fr", zone="Europe/Paris")
                channels.add(connection, CHANNEL, (), 1)
            access.ban(connection, "203.0.113.0/24", 1789990000000, reason="a sample")
            names = connection.execute(select(tables.c.id).order_by(tables.c.id)).scalars().all()
            described = {
                name: samples.described(Table.load(name, event_log.read_log(connection, name))) for name in names
            }
        adapter.close()
        with closing(sqlite3.connect(path)) as file:
            text = "\n".join(file.iterdump())
    dump.write_bytes(gzip.compress(text.encode(), mtime=0))
    description.write_text(json.dumps(described, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


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
    take(samples.DATABASES)
