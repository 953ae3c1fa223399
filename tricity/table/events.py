"""The events of a table's log: everything that can happen at a table, one event per row.

A table is its log: `Table.apply` evolves it event by event, and the same events at the same times make the same table
anywhere.
"""

from typing import Any, Literal

import msgspec

from tricity.bots import Candidate
from tricity.core.frozen import Frozen
from tricity.table.clocks import Clock, NoClock
from tricity.table.principal import PersonId

UndoRule = Literal["ask", "quiet", "never"]
"""Which moves can be undone: any with the consent of the others, only those that revealed nothing, or none."""


class TableEvent(Frozen, tag_field="kind", omit_defaults=True, forbid_unknown_fields=True):
    """Something that happened at a table, once its command was accepted."""


class SeatTableEvent(TableEvent):
    """The base of the events in which somebody did something with a seat, or time ran out for it."""

    seat: int


class SeatPlan(Frozen, omit_defaults=True, forbid_unknown_fields=True):
    """A seat when the table was opened: a person's, a bot's, reserved for a person, or open."""

    owner: PersonId = PersonId("")
    name: str = ""
    bot: str = ""
    kept_for: PersonId = PersonId("")


class Opened(TableEvent, tag="opened"):
    """A table with a deal from a seed, one that plays on from a position, or a record for watching only.

    `rules` is the version of the game's rules by which the table is played from here to its end; `undo` says which of
    its moves can be undone. `colours` has the number of each seat's colour; if it is empty, the seat's own number. With
    `host_starts` the match begins when the host says so, else when all seats are taken. With `hints` players may ask
    what a strong player would consider; with `advice` they may look at their chances of winning and be warned before
    blunders. A `rated` game changes the ratings of those who play it.
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
    undo: UndoRule = "ask"
    colours: tuple[int, ...] = ()
    host_starts: bool = False
    hints: bool = False
    rated: bool = False
    advice: bool = False


class Joined(SeatTableEvent, tag="joined"):
    """A person took an open seat, for themselves or for somebody who plays on the same device."""

    name: str


class SeatAssigned(SeatTableEvent, tag="seat-assigned"):
    """The host gave an open seat to a bot, or opened it again."""

    bot: str = ""


class SeatsSwapped(SeatTableEvent, tag="seats-swapped"):
    """Before the start, whoever had these two seats changed places."""

    other: int


class Removed(SeatTableEvent, tag="removed"):
    """Before the start, the host sent the owner of the seat away."""


class Started(TableEvent, tag="started"):
    """The host began the match; bots of that level took the seats that were still open."""

    bot: str = ""


class Left(SeatTableEvent, tag="left"):
    """The owner gave the seat up for good; after the start a bot of level `bot` plays on.

    `bot` is empty before the start, and in logs of older formats, where it is the level that the opening names.
    """

    bot: str = ""


class HandedOver(SeatTableEvent, tag="handed-over"):
    """The owner lets a bot of level `bot` stand in (empty: see `Left`)."""

    bot: str = ""


class TimedOut(SeatTableEvent, tag="timed-out"):
    """The owner ran out of time: a bot of level `bot` stands in (empty: see `Left`)."""

    bot: str = ""


class TookBack(SeatTableEvent, tag="took-back"):
    """The owner plays again in place of the stand-in."""


class Moved(SeatTableEvent, tag="moved"):
    """A move, in its canonical text; `bot` is the level of the bot that chose it, if one did.

    `reason` and `facts` say why it did: the key of a message, and what it is about. Logs of older formats have neither.
    """

    move: str
    bot: str = ""
    reason: str = ""
    facts: dict[str, Any] = msgspec.field(default_factory=dict)


class Undone(SeatTableEvent, tag="undone"):
    """The seat undid the last move of the match, its own, without having to ask."""


class UndoRequested(SeatTableEvent, tag="undo-requested"):
    """The seat asks the others to go back to the first `to` moves.

    The owners of the seats in `asked` must agree. It is None in logs of older formats: there, everybody who was playing
    had to agree, and whoever let a bot stand in agreed to everything.
    """

    to: int
    asked: tuple[int, ...] | None = None


class UndoAnswered(SeatTableEvent, tag="undo-answered"):
    """An answer to the open undo request. One `no` closes it, and so does any answer of the seat that asked."""

    yes: bool


class UndoExpired(SeatTableEvent, tag="undo-expired"):
    """The open undo request of that seat was not answered in time."""


class Voted(SeatTableEvent, tag="voted"):
    """A vote to end the match, or (`yes` is false) the withdrawal of one.

    It ends when the owners of all the seats in `asked` are for it (None: see `UndoRequested`), except those who ran
    out of time.
    """

    yes: bool
    asked: tuple[int, ...] | None = None


class Hinted(SeatTableEvent, tag="hinted"):
    """The seat asked for a hint, and got these moves to consider. Nobody else may know them."""

    candidates: tuple[Candidate, ...]


class AdviceChosen(SeatTableEvent, tag="advice-chosen"):
    """What the seat is shown from now on: chances of winning, and warnings before its own blunders."""

    chances: bool
    warnings: bool


class Warned(SeatTableEvent, tag="warned"):
    """The seat was warned that this move would lose this much. Nobody else may know the move or the loss."""

    move: str
    loss: float


class Said(SeatTableEvent, tag="said"):
    """A quick phrase, which each reader sees in their language, or free text."""

    phrase: str = ""
    text: str = ""


class Muted(SeatTableEvent, tag="muted"):
    """A person muted a seat, or (`on` is false) unmuted it. Nobody else may know."""

    on: bool


class Rematched(TableEvent, tag="rematched"):
    """The same people play again at another table."""

    table: str


class LinkRenewed(TableEvent, tag="link-renewed"):
    """The host made a new link: from now on, people whom the table does not know need its secret part."""

    secret: str


class Closed(TableEvent, tag="closed"):
    """An administrator of the server closed the table."""


NamelessEvent = (
    SeatAssigned
    | SeatsSwapped
    | Removed
    | Started
    | Left
    | HandedOver
    | TimedOut
    | TookBack
    | Moved
    | Undone
    | UndoRequested
    | UndoAnswered
    | UndoExpired
    | Voted
    | Hinted
    | AdviceChosen
    | Warned
    | Muted
    | Rematched
    | LinkRenewed
    | Closed
)
"""Events without people's names or words: they stay as they are when a person is renamed or erased."""

AnyTableEvent = Opened | Joined | Said | NamelessEvent


class LogEntry(Frozen):
    """A row of the log, numbered from 1.

    `at` is the wall-clock time, `by` the person ("" for the server itself), `key` the sender's idempotency key.
    """

    number: int
    at: int
    by: PersonId
    key: str
    event: AnyTableEvent
