"""Bodies of requests and frames of the socket. Unknown fields are refused."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tricity.server.problems import Problem
from tricity.table.clocks import Clock, NoClock
from tricity.table.events import UndoRule

Key = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{8,64}$",
        description="Idempotency key chosen by the client: what is sent again with the same key is done once.",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=1_000_000, description="The version of the table that this answers.")]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Level = Annotated[str, Meta(max_length=40)]
Moves = Annotated[int, Meta(ge=0, le=1_000_000)]
LONGEST_RECORD = 1 << 20


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all request bodies."""


class NameBody(RequestBody, frozen=True):
    name: Name


class RecoverBody(RequestBody, frozen=True):
    """The key of a recovery link."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]


class NewTableBody(RequestBody, frozen=True):
    """Each seat is `me`, `open` or the level of a bot; there are as many players as seats.

    `undo`: a move that revealed something can be undone if everybody agrees (`ask`), only moves that revealed nothing
    can be undone (`quiet`), or none (`never`). Who has several seats plays them with others on one device: `names` has
    a name for each seat, empty for the caller's own. With `host_starts` the match begins when the host says so, else
    when all seats are taken. With `hints` players may ask for hints, unless there is a clock.
    """

    key: Key
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[Level, ...], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    clock: Clock = NoClock()
    public: bool = False
    spectators: bool = True
    stand_in: Level = ""
    undo: UndoRule = "ask"
    names: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=16)] = ()
    host_starts: bool = False
    hints: bool = True


class OptionsBody(RequestBody, frozen=True):
    """Options of a game, for that number of players."""

    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any]


class ImportBody(RequestBody, frozen=True):
    """A record to replay."""

    key: Key
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]


class ContinuationBody(RequestBody, frozen=True):
    """A record to continue after that many of its moves."""

    key: Key
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    moves: Moves
    seats: Annotated[tuple[Level, ...], Meta(min_length=1, max_length=16)]
    clock: Clock = NoClock()


class JoinBody(RequestBody, frozen=True):
    """With a `name`, the seat is for somebody else who plays on the caller's device."""

    key: Key
    seat: SeatNumber | None = None
    name: Annotated[str, Meta(max_length=64)] = ""


class PlaceBotBody(RequestBody, frozen=True):
    """The level of the bot that takes the seat; empty to open the seat again."""

    key: Key
    seat: SeatNumber
    bot: Level = ""


class SeatBody(RequestBody, frozen=True):
    key: Key
    seat: SeatNumber


class SwapBody(SeatBody, frozen=True):
    other: SeatNumber


class StartBody(RequestBody, frozen=True):
    """The level of the bots that take the open seats; empty if there are none."""

    key: Key
    bot: Level = ""


class MoveBody(SeatBody, frozen=True):
    """A move in the game's notation."""

    version: Version
    move: Annotated[str, Meta(max_length=400)]


class UndoBody(SeatBody, frozen=True):
    version: Version


class HintBody(SeatBody, frozen=True):
    version: Version


class YesNoBody(SeatBody, frozen=True):
    yes: bool


class ChatBody(SeatBody, frozen=True):
    """Either one of the quick phrases or free text."""

    phrase: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=1000)] = ""


class MuteBody(SeatBody, frozen=True):
    """Mute a seat (`on`) or unmute it."""

    on: bool


class KeyBody(RequestBody, frozen=True):
    key: Key


class SeenBody(RequestBody, frozen=True):
    """The number of the last entry that the person has seen."""

    number: Annotated[int, Meta(ge=0, le=1_000_000)]


class Me(msgspec.Struct, frozen=True):
    """The identity of the caller."""

    known: bool
    name: str


class RecoveryKey(msgspec.Struct, frozen=True):
    """Signs the same person in on another device, once."""

    key: str


class TableName(msgspec.Struct, frozen=True):
    """The name of a table is its address: everybody who knows it can join or watch."""

    table: str


class MoveFrame(MoveBody, frozen=True, tag_field="kind", tag="move"):
    """Client to server: a move, acknowledged by `AcceptedFrame` or `RefusedFrame` with the same key."""


class SeenFrame(SeenBody, frozen=True, tag_field="kind", tag="seen"):
    """Client to server: the number of the last entry that the person has seen. It is not acknowledged."""


class PingFrame(RequestBody, frozen=True, tag_field="kind", tag="ping"):
    """Client to server: answered by `PongFrame` at once. Pages cannot see the pings of the protocol itself."""


ClientFrame = MoveFrame | SeenFrame | PingFrame


class AcceptedFrame(msgspec.Struct, frozen=True, tag_field="kind", tag="accepted"):
    """Server to client: the move with that key is on disk, as entry `number`; the table is at `version` now."""

    key: str
    number: int
    version: int


class RefusedFrame(msgspec.Struct, frozen=True, tag_field="kind", tag="refused"):
    """Server to client: the move with that key was not made. `status` and `problem` are those of the HTTP endpoint."""

    key: str
    status: int
    problem: Problem


class PongFrame(msgspec.Struct, frozen=True, tag_field="kind", tag="pong"):
    """Server to client: the connection works in both directions."""
