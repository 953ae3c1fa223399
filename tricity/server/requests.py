"""The bodies of requests about tables, and the base of all request bodies; unknown fields are refused."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tricity.core.frozen import Frozen
from tricity.table.clocks import Clock, NoClock
from tricity.table.events import UndoRule
from tricity.table.plans import PlanBranch

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


class RequestBody(Frozen, forbid_unknown_fields=True, kw_only=True):
    """Base of all request bodies."""


class NewTableBody(RequestBody):
    """Each seat is `me`, `open` or the level of a bot; there are as many players as seats.

    `undo`: a move that revealed something can be undone if everybody agrees (`ask`), only moves that revealed nothing
    can be undone (`quiet`), or none (`never`). A caller with several seats shares their device with other people:
    `names` has a name for each seat, empty for the caller's own. With `host_starts` the match begins when the host says
    so, else when all seats are taken. With `hints` players may ask for hints, with `advice` they may look at their
    chances of winning and be warned before blunders, unless there is a clock. A person who plays alone can always have
    advice. A `rated` game needs a clock; whoever joins agrees that it changes their rating.
    """

    key: Key
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[Level, ...], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    clock: Clock = NoClock()
    public: bool = False
    spectators: bool = True
    stand_in: Level = ""
    undo: UndoRule = "ask"
    names: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=16)] = ()
    host_starts: bool = False
    hints: bool = True
    rated: bool = False
    advice: bool = False


class OptionsBody(RequestBody):
    """Options of a game, for that number of players."""

    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any]


class QuickGameBody(RequestBody):
    """With `game` "", any game."""

    key: Key
    game: Annotated[str, Meta(max_length=40)] = ""


class ImportBody(RequestBody):
    """A record to replay."""

    key: Key
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]


class ContinuationBody(RequestBody):
    """A record to continue after that many of its moves."""

    key: Key
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    moves: Moves
    seats: Annotated[tuple[Level, ...], Meta(min_length=1, max_length=16)]
    clock: Clock = NoClock()


class JoinBody(RequestBody):
    """With a `name`, the seat is for somebody else who plays on the caller's device."""

    key: Key
    seat: SeatNumber | None = None
    name: Annotated[str, Meta(max_length=64)] = ""


class PlaceBotBody(RequestBody):
    """The level of the bot that takes the seat; empty to open the seat again."""

    key: Key
    seat: SeatNumber
    bot: Level = ""


class SeatBody(RequestBody):
    key: Key
    seat: SeatNumber


class SwapBody(SeatBody):
    other: SeatNumber


class StartBody(RequestBody):
    """The level of the bots that take the open seats; empty if there are none."""

    key: Key
    bot: Level = ""


MoveText = Annotated[str, Meta(min_length=1, max_length=200)]


class PlanBody(RequestBody):
    """What the seat plays when its turn comes, depending on what the others do until then."""

    seat: SeatNumber
    version: Version
    branches: Annotated[tuple[PlanBranch, ...], Meta(min_length=1, max_length=24)]


class OutlookBody(RequestBody):
    """Moves that are assumed from here, of whoever is to act; null: whatever others do until it is the seat's turn."""

    seat: SeatNumber
    version: Version
    path: Annotated[tuple[MoveText | None, ...], Meta(max_length=16)]


class MoveBody(SeatBody):
    """A move in the game's notation."""

    version: Version
    move: Annotated[str, Meta(max_length=400)]


class UndoBody(SeatBody):
    version: Version


class HintBody(SeatBody):
    version: Version


class AdviceBody(SeatBody):
    """What the seat is shown from now on: chances of winning, and warnings before its own blunders."""

    chances: bool
    warnings: bool


class YesNoBody(SeatBody):
    yes: bool


class ChatBody(SeatBody):
    """Either one of the quick phrases or free text."""

    phrase: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=1000)] = ""


class MuteBody(SeatBody):
    """Mute a seat (`on`) or unmute it."""

    on: bool


class KeyBody(RequestBody):
    key: Key


class SeenBody(RequestBody):
    """The number of the last entry that the person has seen."""

    number: Annotated[int, Meta(ge=0, le=1_000_000)]
