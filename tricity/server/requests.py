"""What requests carry. Unknown fields are refused."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tricity.table.clocks import Clock, NoClock

Key = Annotated[
    str,
    Meta(pattern="^[A-Za-z0-9_-]{8,64}$", description="Chosen by the client: the same key sent again is done once."),
]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=1_000_000, description="The version of the table that this answers.")]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Level = Annotated[str, Meta(max_length=40)]
Moves = Annotated[int, Meta(ge=0, le=1_000_000)]
LONGEST_RECORD = 1 << 20


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all."""


class NewPerson(Request, frozen=True):
    name: Name


class Recovery(Request, frozen=True):
    """The key of a recovery link."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]


class NewTable(Request, frozen=True):
    """A seat is planned as `me`, `open`, or the level of a bot; there are as many players as seats."""

    key: Key
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[Level, ...], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    clock: Clock = NoClock()
    public: bool = False
    spectators: bool = True
    stand_in: Level = ""


class NewImport(Request, frozen=True):
    """A record to look at."""

    key: Key
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]


class NewContinuation(Request, frozen=True):
    """A record to play on from, after that many of its moves."""

    key: Key
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    moves: Moves
    seats: Annotated[tuple[Level, ...], Meta(min_length=1, max_length=16)]
    clock: Clock = NoClock()


class Joining(Request, frozen=True):
    key: Key
    seat: SeatNumber | None = None


class Placing(Request, frozen=True):
    """A bot's level for an open seat; empty opens it again."""

    key: Key
    seat: SeatNumber
    bot: Level = ""


class SeatDeed(Request, frozen=True):
    key: Key
    seat: SeatNumber


class Moving(Request, frozen=True):
    """A move in the game's notation."""

    key: Key
    seat: SeatNumber
    version: Version
    move: Annotated[str, Meta(max_length=400)]


class Undoing(Request, frozen=True):
    key: Key
    seat: SeatNumber
    version: Version


class YesOrNo(Request, frozen=True):
    key: Key
    seat: SeatNumber
    yes: bool


class Saying(Request, frozen=True):
    """A quick phrase or a text."""

    key: Key
    seat: SeatNumber
    phrase: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=1000)] = ""


class Muting(Request, frozen=True):
    """The seat that one no longer (`on`) or again wants to hear."""

    key: Key
    seat: SeatNumber
    on: bool


class Keyed(Request, frozen=True):
    key: Key


class Seeing(Request, frozen=True):
    """The last entry that one has looked at."""

    number: Annotated[int, Meta(ge=0, le=1_000_000)]


class Me(msgspec.Struct, frozen=True):
    """Who one is here."""

    known: bool
    name: str


class RecoveryKey(msgspec.Struct, frozen=True):
    """To be carried to another device; it works once."""

    key: str


class TableName(msgspec.Struct, frozen=True):
    """The name of a table is its address: who knows it can come."""

    table: str


class Done(msgspec.Struct, frozen=True):
    """The number of the entry, and the table's version after it."""

    number: int
    version: int
