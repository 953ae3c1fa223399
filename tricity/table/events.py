"""The events of a table's log: everything that can happen at a table, one event per row.

A table is its log: `Table.apply` evolves it event by event, and the same events at the same times make the same table
anywhere.
"""

from typing import Any

import msgspec

from tricity.table.clocks import Clock, NoClock


class TableEvent(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True, forbid_unknown_fields=True):
    """One thing that was done."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a seat was planned when the table was opened: somebody's, a bot's, kept for somebody, or open."""

    owner: str = ""
    name: str = ""
    bot: str = ""
    kept_for: str = ""


class Opened(TableEvent, frozen=True, tag="opened"):
    """A table from a seed, from a position, or (to look at) from a record."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[SeatPlan, ...]
    stand_in: str
    clock: Clock = NoClock()
    public: bool = False
    spectators: bool = True
    seed: str = ""
    position: dict[str, Any] | None = None
    record: str = ""
    rematch_of: str = ""


class Joined(TableEvent, frozen=True, tag="joined"):
    seat: int
    name: str


class SeatAssigned(TableEvent, frozen=True, tag="seat-assigned"):
    """The host gave an open seat to a bot, or opened it again."""

    seat: int
    bot: str = ""


class Left(TableEvent, frozen=True, tag="left"):
    seat: int


class HandedOver(TableEvent, frozen=True, tag="handed-over"):
    seat: int


class TimedOut(TableEvent, frozen=True, tag="timed-out"):
    seat: int


class TookBack(TableEvent, frozen=True, tag="took-back"):
    seat: int


class Moved(TableEvent, frozen=True, tag="moved"):
    """`bot` is the level that chose the move, where a bot did."""

    seat: int
    move: str
    bot: str = ""


class Undone(TableEvent, frozen=True, tag="undone"):
    """The seat's last move, which nobody had to be asked about."""

    seat: int


class UndoRequested(TableEvent, frozen=True, tag="undo-requested"):
    """May the match go back to that many moves?"""

    seat: int
    to: int


class UndoAnswered(TableEvent, frozen=True, tag="undo-answered"):
    """One `no` closes the question, and so does who asked it."""

    seat: int
    yes: bool


class Voted(TableEvent, frozen=True, tag="voted"):
    """For abandoning the match, or no longer for it."""

    seat: int
    yes: bool


class Said(TableEvent, frozen=True, tag="said"):
    """A quick phrase, which each reader sees in their language, or free text."""

    seat: int
    phrase: str = ""
    text: str = ""


class Muted(TableEvent, frozen=True, tag="muted"):
    """Who did it no longer (or again) hears that seat. Nobody else is told."""

    seat: int
    on: bool


class Rematched(TableEvent, frozen=True, tag="rematched"):
    """The same people meet again at another table."""

    table: str


AnyTableEvent = (
    Opened
    | Joined
    | SeatAssigned
    | Left
    | HandedOver
    | TimedOut
    | TookBack
    | Moved
    | Undone
    | UndoRequested
    | UndoAnswered
    | Voted
    | Said
    | Muted
    | Rematched
)


class LogEntry(msgspec.Struct, frozen=True):
    """A row of the log: numbered from 1; `by` is a person, or nobody when the server did it; `key` is the sender's."""

    number: int
    at: int
    by: str
    key: str
    event: AnyTableEvent
