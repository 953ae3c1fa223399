"""Which notices about a table go to whom, and when they are still worth sending: pure logic, without disk or network.

A notice says that something happened and at which table, never what: it is read on lock screens and in mailboxes.
"""

from datetime import UTC, datetime, time, timedelta, tzinfo
from typing import Final, Literal, NamedTuple, get_args
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from tricity.core.frozen import Frozen
from tricity.table import events
from tricity.table.principal import PersonId
from tricity.table.table import Table

Kind = Literal["turn", "invitation", "rematch", "over", "chat", "plan"]
"""It is your turn, somebody keeps a seat for you, the game is over, somebody wrote in the chat, a plan was dropped."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""In the order of their bits in stored masks."""
IMPORTANCE: Final[tuple[Kind, ...]] = ("plan", "turn", "invitation", "rematch", "over", "chat")
"""Of several about one table, the first of these is sent."""
_MINUTES: Final = 24 * 60


class Notice(Frozen):
    """Something to tell a person; `number` is that of the entry, as viewers count them."""

    person: PersonId
    table: str
    kind: Kind
    number: int

    @property
    def bit(self) -> int:
        return bit(self.kind)


def bit(kind: Kind) -> int:
    """The bit of that kind, in a mask of the kinds that somebody wants to hear about."""
    return 1 << KINDS.index(kind)


class Awaited(Frozen):
    """Whom a table waits for, before an entry is applied."""

    persons: set[PersonId]
    ended: bool

    @classmethod
    def at(cls, table: Table) -> "Awaited":
        return cls(_awaited(table), table.ended)


def notices_of(
    table: Table, before: Awaited, rematch: str = "", kept_for: tuple[PersonId, ...] = ()
) -> tuple[Notice, ...]:
    """The notices that the newest entry of a table gives rise to; never for the person who caused it.

    `rematch` is the table that the entry opened, with seats that are kept for these persons.
    """
    awaited = _awaited(table)
    # Most moves end nothing, and many leave the turn with the same person.
    if type(table.newest.event) is events.Moved and not table.ended and awaited == before.persons:
        return ()
    entry = table.newest
    owners = {seat.owner for seat in table.seats if seat.owner} - {entry.by}
    notices = [Notice(person, table.name, "turn", table.shown) for person in awaited - before.persons - {entry.by}]
    if table.ended and not before.ended:
        notices += [Notice(person, table.name, "over", table.shown) for person in owners]
    if isinstance(entry.event, events.Said):
        readers = owners.difference(table.muters_of(entry.event.seat))
        notices += [Notice(person, table.name, "chat", table.shown) for person in readers]
    notices += [Notice(person, rematch, "rematch", 1) for person in kept_for if person != entry.by]
    return tuple(notices)


def _awaited(table: Table) -> set[PersonId]:
    persons = set()
    for number in table.to_act:
        seat = table.seats[number]
        if seat.owner and not seat.bot:
            persons.add(seat.owner)
    return persons


class Standing(NamedTuple):
    """How a person stands at a table when a notice about it is due.

    `seen` is the number of the last entry that they have seen, `last_sent` that of the last one of which a notice was
    sent.
    """

    status: str
    seen: int
    last_sent: int
    your_turn: bool
    seated: bool
    silenced: bool


def is_news(kind: Kind, number: int, standing: Standing | None) -> bool:
    """Whether a notice that waited is still worth sending; without a standing, the table no longer exists."""
    if standing is None or standing.silenced or standing.seen >= number:
        return False
    match kind:
        case "turn":
            return standing.your_turn
        case "invitation" | "rematch":
            return standing.status == "gathering" and not standing.seated
        case "chat":
            # Somebody who has not come back since the last notice already knows that there are messages.
            return standing.last_sent <= standing.seen
        case "over" | "plan":
            return True


class QuietHours(NamedTuple):
    """From `start` to `end`, in minutes of the person's day. Nothing is sent meanwhile."""

    start: int
    end: int

    def until(self, now: int, zone: tzinfo) -> int | None:
        """When they end, in milliseconds; None outside the quiet hours."""
        local = _local(now, zone)
        minute = local.hour * 60 + local.minute
        if not (minute - self.start) % _MINUTES < (self.end - self.start) % _MINUTES:
            return None
        return _next(local, self.end)


def next_digest(minute: int, now: int, zone: tzinfo) -> int:
    """When it will next be that minute of the person's day, in milliseconds."""
    return _next(_local(now, zone), minute)


def zone_of(name: str) -> tzinfo:
    """The time zone of that name; UTC if this system does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def _local(now: int, zone: tzinfo) -> datetime:
    return datetime.fromtimestamp(now / 1000, zone)


def _next(local: datetime, minute: int) -> int:
    then = datetime.combine(local.date(), time(minute // 60, minute % 60), local.tzinfo)
    if then <= local:
        then = datetime.combine(local.date() + timedelta(1), then.time(), local.tzinfo)
    return round(then.timestamp() * 1000)
