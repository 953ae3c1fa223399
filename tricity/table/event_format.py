"""The stored form of a table's events: JSON text and the number of its format.

New entries are written in the newest format. A text of an older format passes through one upcaster for each format that
followed, so that the rest of the program knows today's event types only.

- Format 1: the kinds `placed`, `asked` and `answered`, and `places` for the seats of an opening. A move is kept as it
  was typed, which may be another spelling than the canonical one (`take b4 b3` for `take b3 b4`).
- Format 2: the kinds `seat-assigned`, `undo-requested` and `undo-answered`; a move is kept in its canonical form.
- Format 3: the kinds `undo-expired` and `closed`; an opening has `undo`, and undo requests and votes name the seats
  that are `asked`.
- Format 4: an opening has `colours`; who leaves, hands over or runs out of time is replaced by a `bot` that the event
  names.
- Format 5: the kinds `seats-swapped`, `removed` and `started`; an opening has `host_starts`.
- Format 6: the kind `hinted`; an opening has `hints`, and a bot's move its `reason` and `facts`.
- Format 7: the kind `link-renewed`; an opening has `rated`.
- Format 8: the kinds `advice-chosen` and `warned`; an opening has `advice`.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, get_args

import msgspec

from tricity.table.errors import UnreadableLog
from tricity.table.events import AnyTableEvent, LogEntry
from tricity.table.principal import PersonId

FORMAT: Final = 8
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


def _upcast_2(event: EventJson) -> EventJson:
    """What format 3 adds has defaults that mean what format 2 meant."""
    return event


def _upcast_3(event: EventJson) -> EventJson:
    """What format 4 adds has defaults that mean what format 3 meant."""
    return event


def _upcast_4(event: EventJson) -> EventJson:
    """What format 5 adds has defaults that mean what format 4 meant."""
    return event


def _upcast_5(event: EventJson) -> EventJson:
    """What format 6 adds has defaults that mean what format 5 meant."""
    return event


def _upcast_6(event: EventJson) -> EventJson:
    """What format 7 adds has defaults that mean what format 6 meant."""
    return event


def _upcast_7(event: EventJson) -> EventJson:
    """What format 8 adds has defaults that mean what format 7 meant."""
    return event


_UPCASTERS: Final[tuple[Callable[[EventJson], EventJson], ...]] = (
    _upcast_1,
    _upcast_2,
    _upcast_3,
    _upcast_4,
    _upcast_5,
    _upcast_6,
    _upcast_7,
)
"""At index n: from format n + 1 to the one after it."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyTableEvent] = msgspec.json.Decoder(AnyTableEvent)
_FIELDS: Final = {str(kind.__struct_config__.tag): set(kind.__struct_fields__) for kind in get_args(AnyTableEvent)}
