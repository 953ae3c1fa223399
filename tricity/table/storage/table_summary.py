"""The projection for lists: what the row of a table repeats of its log, so that lists need not read logs.

It is made from a `Table` with every entry that is written, in the same transaction.
"""

from functools import lru_cache
from typing import Any

import msgspec

from tricity.core.frozen import Frozen
from tricity.table.clocks import Calendar, Clock, DaysClock
from tricity.table.commands.timeouts import due_at
from tricity.table.principal import PersonId, Principal
from tricity.table.seats import Plays
from tricity.table.table import Status, Table


class SeatSummary(Frozen):
    """`away`: a bot of level `bot` stands in for the owner."""

    name: str
    plays: Plays
    bot: str
    away: bool


class TableSummary(Frozen):
    """What changes only when somebody comes, goes or lets a bot play; stored as JSON."""

    game: str
    options: dict[str, Any]
    clock: Clock
    seats: tuple[SeatSummary, ...]
    owners: tuple[str, ...]
    """The persons of the seats. Nobody else may see them: they are the identities of people."""
    rated: bool = False

    @classmethod
    def of(cls, table: Table) -> "TableSummary":
        seats = tuple(SeatSummary(seat.name, seat.plays, seat.bot, seat.away) for seat in table.seats)
        owners = tuple(seat.owner or "" for seat in table.seats)
        return cls(table.opened.game, table.opened.options, table.opened.clock, seats, owners, table.opened.rated)


class Projection(Frozen):
    """The columns of a table's row that follow from its log; `summary` is None where it stays as it was.

    `shown` and `updated` are the number and time of the last entry that viewers are told of. What leaves the server
    follows from these: `number` would tell that somebody muted somebody.
    """

    updated: int
    status: str
    number: int
    shown: int
    to_act: int
    due_at: int | None
    timers: str | None
    """Whose time is running, as JSON: see `Clocks.timers`. None without a clock."""
    summary: str | None

    @classmethod
    def of(cls, table: Table, *, with_summary: bool = True) -> "Projection":
        return cls(
            updated=table.updated,
            status=table.status,
            number=table.number,
            shown=table.shown,
            to_act=_mask(table.to_act),
            due_at=due_at(table),
            timers=_encoder.encode(table.clocks.timers()).decode() if table.clocks.running else None,
            summary=_encoder.encode(TableSummary.of(table)).decode() if with_summary else None,
        )


@lru_cache
def _mask(seats: tuple[int, ...]) -> int:
    """The seats as bits. Cached: they are asked for with every move."""
    return sum(1 << seat for seat in seats)


class ListedTable(Frozen):
    """A table in a list, for one person.

    `yours` are that person's seats, `your_turn` says that one of them is to act, and `unseen` counts the entries that
    the person can see and has not seen yet, `unread` the lines of chat among them. `deadline` is when the time of those
    to act is up, of the person's own seats if they are among them.
    """

    table: str
    status: Status
    updated: int
    game: str
    options: dict[str, Any]
    clock: Clock
    seats: tuple[SeatSummary, ...]
    to_act: tuple[int, ...]
    yours: tuple[int, ...]
    your_turn: bool
    unseen: int
    unread: int
    deadline: int | None
    rated: bool

    @classmethod
    def of(
        cls, name: str, projection: Projection, person: Principal, seen: int, unread: int, calendar: Calendar
    ) -> "ListedTable":
        """With `seen` entries that are not news and `unread` lines of chat.

        Raises `ValueError` for a summary that this program cannot read.
        """
        summary = _decoder.decode(projection.summary or "")
        to_act = tuple(seat for seat in range(len(summary.seats)) if projection.to_act >> seat & 1)
        yours = tuple(seat for seat, owner in enumerate(summary.owners) if owner == person)
        return cls(
            table=name,
            status=projection.status,  # type: ignore[arg-type]  # as `Projection.of` wrote it
            updated=projection.updated,
            game=summary.game,
            options=summary.options,
            clock=summary.clock,
            seats=summary.seats,
            to_act=to_act,
            yours=yours,
            your_turn=not set(yours).isdisjoint(to_act),
            # A row that an older program wrote may count more entries as seen than there are.
            unseen=max(0, projection.shown - seen) if yours else 0,
            unread=unread if yours else 0,
            deadline=_deadline(projection, summary, yours, calendar),
            rated=summary.rated,
        )


def _deadline(projection: Projection, summary: TableSummary, yours: tuple[int, ...], calendar: Calendar) -> int | None:
    """By the calendar as it is now: an outage or a vacation since the last entry has moved it."""
    if not projection.timers:
        return None
    counts_days = isinstance(summary.clock, DaysClock)
    deadlines = {
        seat: (calendar.of_person(PersonId(summary.owners[seat])) if counts_days else calendar).after(since, amount)
        for seat, since, amount in _timers_decoder.decode(projection.timers)
    }
    own = [deadlines[seat] for seat in yours if seat in deadlines]
    return min(own or deadlines.values(), default=None)


def names_in(summary: str) -> tuple[str, ...]:
    """What those at the table are called, by seat; bots have no name. None where this program cannot read it."""
    try:
        return tuple(seat.name for seat in _decoder.decode(summary).seats)
    except ValueError:
        return ()


def awaits(person: PersonId, to_act: int, summary: str) -> bool:
    """Whether it is that person's turn, with these seats to act; not while a bot stands in for them."""
    table = readable(summary)
    return table is not None and any(
        owner == person and to_act >> seat & 1 and not table.seats[seat].away for seat, owner in enumerate(table.owners)
    )


def readable(summary: str) -> TableSummary | None:
    """None for a summary that this program cannot read."""
    try:
        return _decoder.decode(summary)
    except ValueError:
        return None


def name_of(summary: str, person: PersonId) -> str:
    """What that person is called at the table; "" if they have no seat, or this program cannot read the summary."""
    table = readable(summary)
    if table is None:
        return ""
    return next((seat.name for seat, owner in zip(table.seats, table.owners, strict=True) if owner == person), "")


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(TableSummary)
_timers_decoder = msgspec.json.Decoder(tuple[tuple[int, int, int], ...])
