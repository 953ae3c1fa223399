"""The stored form of a table's events: JSON text and the number of its format.

New entries are written in the newest format. A text of an older format passes through one upcaster for each format that
followed, so that the rest of the program knows today's event types only.

- Format 1: the kinds `placed`, `asked` and `answered`, and `places` for the seats of an opening. A move is kept as it
  was typed, which may be another spelling than the canonical one (`take b4 b3` for `take b3 b4`).
- Format 2: the kinds `seat-assigned`, `undo-requested` and `undo-answered`; a move is kept in its canonical form.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, get_args

import msgspec

from tricity.table.errors import UnreadableLog
from tricity.table.events import AnyTableEvent, LogEntry
from tricity.table.principal import PersonId

FORMAT: Final = 2
"""The newest format, in which every new entry is written."""

EventJson = dict[str, Any]


class StoredEntry(NamedTuple):
    """A row of a stored log; `event` is JSON text of that format."""

    number: int
    at: int
    by: PersonId
    key: str
    format: int
    event: str


def encode(event: AnyTableEvent) -> str:
    """The event as JSON text of the newest format."""
    return _encoder.encode(event).decode()


def read_entry(table: str, stored: StoredEntry) -> LogEntry:
    """An entry of that table's log, whatever format it was written in; raises `UnreadableLog`."""
    try:
        event = _decoder.decode(stored.event) if stored.format == FORMAT else _upcast(stored)
    except ValueError as fault:
        key = "table-newer" if _is_newer(stored) else "table-damaged"
        raise UnreadableLog(key, table=table, entry=stored.number, detail=str(fault)) from fault
    return LogEntry(stored.number, stored.at, stored.by, stored.key, event)


def _upcast(stored: StoredEntry) -> AnyTableEvent:
    if not 1 <= stored.format <= FORMAT:
        raise ValueError(f"unknown format {stored.format}")
    event = msgspec.json.decode(stored.event, type=EventJson)
    for upcaster in _UPCASTERS[stored.format - 1 :]:
        event = upcaster(event)
    return msgspec.convert(event, AnyTableEvent)  # type: ignore[no-any-return]


def _is_newer(stored: StoredEntry) -> bool:
    """Whether an entry that cannot be read has something that only a newer program can have written."""
    if stored.format != FORMAT:
        return stored.format > FORMAT
    try:
        event = msgspec.json.decode(stored.event, type=EventJson)
    except ValueError:
        return False
    kind = event.pop("kind", None)
    return isinstance(kind, str) and (kind not in _FIELDS or not event.keys() <= _FIELDS[kind])


def _upcast_1(event: EventJson) -> EventJson:
    kinds = {"placed": "seat-assigned", "asked": "undo-requested", "answered": "undo-answered"}
    kind = event.get("kind")
    event = {**event, "kind": kinds.get(str(kind), kind)}
    if kind == "opened":
        event["seats"] = event.pop("places", None)
    return event


_UPCASTERS: Final[tuple[Callable[[EventJson], EventJson], ...]] = (_upcast_1,)
"""At index n: from format n + 1 to the one after it."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyTableEvent] = msgspec.json.Decoder(AnyTableEvent)
_FIELDS: Final = {str(kind.__struct_config__.tag): set(kind.__struct_fields__) for kind in get_args(AnyTableEvent)}
