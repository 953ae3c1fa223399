"""What can be written: each change is all or nothing."""

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection

from tricity.table.event_format import FORMAT, encode
from tricity.table.events import LogEntry


class Row(msgspec.Struct, frozen=True):
    """What the list of tables says of one; `card` is what the lobby shows, as JSON (None: what it showed before)."""

    updated: int
    status: str
    number: int
    acting: int
    wake_at: int | None
    card: str | None


class OpenTable(msgspec.Struct, frozen=True):
    """A new table with its first entry."""

    table: str
    game: str
    public: bool
    entry: LogEntry
    row: Row
    participants: tuple[str, ...] = ()


class AppendEntry(msgspec.Struct, frozen=True):
    """The next entry of a log. Somebody else's entry of the same number makes it a `Conflict`."""

    table: str
    entry: LogEntry
    row: Row
    came: tuple[str, ...] = ()
    went: tuple[str, ...] = ()
    opens: OpenTable | None = None


class Transaction(msgspec.Struct, frozen=True):
    """Anything else, in the same transaction as what is written at that moment."""

    run: Callable[[Connection], Any]


Change = OpenTable | AppendEntry | Transaction


def entry_row(table: str, entry: LogEntry) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": entry.number,
        "at": entry.at,
        "by": entry.by,
        "key": entry.key,
        "format": FORMAT,
        "event": encode(entry.event),
    }
