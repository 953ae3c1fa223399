"""The events of a table's log: everything that can happen at a table, one event per row.

A table is its log: `Table.apply` evolves it event by event, and the same events at the same times make the same table
anywhere.
"""

from typing import Any

import msgspec

from tricity.table.clocks import Clock, NoClock
from tricity.table.principal import PersonId


class TableEvent(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True, forbid_unknown_fields=True):
    """Something that happened at a table, once its command was accepted."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat when the table was opened: a person's, a bot's, reserved for a person, or open."""

    owner: PersonId = PersonId("")
    name: str = ""
    bot: str = ""
    kept_for: PersonId = PersonId("")


class Opened(TableEvent, frozen=True, tag="opened"):
    """A table with a deal from a seed, one that plays on from a position, or a record for watching only.

    `rules` is the version of the game's rules by which the table is played from here to its end.
    """

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
    """A person took an open seat."""

    seat: int
    name: str


class SeatAssigned(TableEvent, frozen=True, tag="seat-assigned"):
    """The host gave an open seat to a bot, or opened it again."""

    seat: int
    bot: str = ""


class Left(TableEvent, frozen=True, tag="left"):
    """The owner gave the seat up for good."""

    seat: int


class HandedOver(TableEvent, frozen=True, tag="handed-over"):
    """The owner lets a bot stand in."""

    seat: int


class TimedOut(TableEvent, frozen=True, tag="timed-out"):
    """The owner ran out of time: a bot stands in."""

    seat: int


class TookBack(TableEvent, frozen=True, tag="took-back"):
    """The owner plays again in place of the stand-in."""

    seat: int


class Moved(TableEvent, frozen=True, tag="moved"):
    """A move, in its canonical text; `bot` is the level of the bot that chose it, if one did."""

    seat: int
    move: str
    bot: str = ""


class Undone(TableEvent, frozen=True, tag="undone"):
    """The seat undid the last move of the match, its own, without having to ask."""

    seat: int


class UndoRequested(TableEvent, frozen=True, tag="undo-requested"):
    """The seat asks the others to go back to the first `to` moves."""

    seat: int
    to: int


class UndoAnswered(TableEvent, frozen=True, tag="undo-answered"):
    """An answer to the open undo request. One `no` closes it, and so does any answer of the seat that asked."""

    seat: int
    yes: bool


class Voted(TableEvent, frozen=True, tag="voted"):
    """A vote to end the match, or (`yes` is false) the withdrawal of one."""

    seat: int
    yes: bool


class Said(TableEvent, frozen=True, tag="said"):
    """A quick phrase, which each reader sees in their language, or free text."""

    seat: int
    phrase: str = ""
    text: str = ""


class Muted(TableEvent, frozen=True, tag="muted"):
    """A person muted a seat, or (`on` is false) unmuted it. Nobody else may know."""

    seat: int
    on: bool


class Rematched(TableEvent, frozen=True, tag="rematched"):
    """The same people play again at another table."""

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
    """A row of the log, numbered from 1.

    `at` is the wall-clock time, `by` the person ("" for the server itself), `key` the sender's idempotency key.
    """

    number: int
    at: int
    by: PersonId
    key: str
    event: AnyTableEvent
