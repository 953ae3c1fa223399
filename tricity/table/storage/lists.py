"""Lists of tables from their projections, and what each participant has seen."""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, func, literal, select, update

from tricity.core.frozen import Frozen
from tricity.table.clocks import NO_OUTAGES, Calendar
from tricity.table.principal import PersonId, Principal
from tricity.table.storage.schema import participants, tables
from tricity.table.storage.table_summary import ListedTable, Projection, TableSummary, awaits, name_of, readable


class TableList(Frozen):
    """Most recently changed first; `more` is the `before` of the next page, if there may be one."""

    tables: tuple[ListedTable, ...]
    more: int | None


_AT_ONCE: Final = 500

_PROJECTION = (
    tables.c.updated,
    tables.c.status,
    tables.c.number,
    tables.c.shown,
    tables.c.to_act,
    tables.c.due_at,
    tables.c.timers,
    tables.c.summary,
)


def public_tables(
    connection: Connection,
    person: Principal,
    statuses: Sequence[str],
    limit: int,
    before: int | None = None,
    calendar: Calendar = NO_OUTAGES,
) -> TableList:
    """Public tables, as that person sees them in the lobby."""
    wanted = select(tables.c.id, literal(0), literal(0), *_PROJECTION).where(
        tables.c.public, tables.c.status.in_(statuses)
    )
    return _page(connection, wanted, person, limit, before, calendar)


def tables_of(
    connection: Connection,
    person: PersonId,
    limit: int,
    before: int | None = None,
    calendar: Calendar = NO_OUTAGES,
) -> TableList:
    """The tables where that person sits."""
    seen = participants.c.seen + participants.c.hidden
    wanted = select(tables.c.id, seen, participants.c.unread, *_PROJECTION).where(
        participants.c.person_id == person, participants.c.table_id == tables.c.id
    )
    return _page(connection, wanted, person, limit, before, calendar)


def names_of(connection: Connection, person: PersonId) -> list[str]:
    """The names of the tables where that person sits."""
    wanted = select(participants.c.table_id).where(participants.c.person_id == person)
    return [str(name) for name in connection.execute(wanted).scalars()]


def count_open_tables(connection: Connection, person: PersonId) -> int:
    """How many tables that have not ended this person opened."""
    unended = tables.c.status.in_(("gathering", "playing"))
    return connection.execute(select(func.count()).where(tables.c.opener == person, unended)).scalar_one()


class LinkedTable(NamedTuple):
    """What anybody may know who has the link of a table: its game, whether it waits for players, and who invites them.

    `host` is the name of who opened a public table; "" where it is private or they have no seat.
    """

    game: str
    gathers: bool = False
    host: str = ""
    is_over: bool = False


def linked_table(connection: Connection, table: str) -> LinkedTable | None:
    """The table of that name; None when there is none."""
    columns = (tables.c.game, tables.c.status, tables.c.public, tables.c.opener, tables.c.summary)
    row = connection.execute(select(*columns).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    host = name_of(row.summary, PersonId(row.opener)) if row.public else ""
    return LinkedTable(row.game, row.status == "gathering", host, row.status not in {"gathering", "playing"})


def waiting_tables(connection: Connection, game: str, limit: int) -> list[tuple[str, TableSummary]]:
    """Public tables that wait for players, of that game ("": of any), the longest waiting first."""
    wanted = select(tables.c.id, tables.c.summary).where(tables.c.public, tables.c.status == "gathering")
    if game:
        wanted = wanted.where(tables.c.game == game)
    rows = connection.execute(wanted.order_by(tables.c.created).limit(limit))
    return [(str(name), summary) for name, text in rows if (summary := readable(text)) is not None]


def last_game(connection: Connection, person: PersonId) -> str | None:
    """The game of the table that changed last, of those where the person sits."""
    wanted = select(tables.c.game).where(participants.c.person_id == person, participants.c.table_id == tables.c.id)
    return connection.execute(wanted.order_by(tables.c.updated.desc()).limit(1)).scalar()


class PeopleAt(NamedTuple):
    people: frozenset[PersonId]
    any_public: bool


def people_at(connection: Connection, names: Sequence[str]) -> PeopleAt:
    """Everybody who sits at one of these tables, and whether one of them is public."""
    people: set[PersonId] = set()
    any_public = False
    for first in range(0, len(names), _AT_ONCE):
        among = names[first : first + _AT_ONCE]
        rows = connection.execute(select(participants.c.person_id).where(participants.c.table_id.in_(among)))
        people |= {PersonId(person) for person in rows.scalars()}
        public = select(func.count()).where(tables.c.id.in_(among), tables.c.public)
        any_public |= connection.execute(public).scalar_one() > 0
    return PeopleAt(frozenset(people), any_public)


def rewritten_tables(connection: Connection) -> dict[str, int]:
    """How often each log was rewritten, of those to which it happened."""
    wanted = select(tables.c.id, tables.c.edition).where(tables.c.edition > 0)
    return {str(name): edition for name, edition in connection.execute(wanted)}


def numbers_of(connection: Connection, names: Sequence[str]) -> dict[str, int]:
    """The number of the last entry of each of these tables that exists."""
    numbers: dict[str, int] = {}
    for first in range(0, len(names), _AT_ONCE):
        wanted = select(tables.c.id, tables.c.number).where(tables.c.id.in_(names[first : first + _AT_ONCE]))
        numbers |= {str(name): number for name, number in connection.execute(wanted)}
    return numbers


def due_tables(connection: Connection, now: int, limit: int, skip: Collection[str] = ()) -> list[str]:
    """Tables at which the server has something to do by then, the longest due first, without those to skip."""
    wanted = select(tables.c.id).where(tables.c.due_at <= now).order_by(tables.c.due_at).limit(limit)
    if skip:
        wanted = wanted.where(tables.c.id.not_in(skip))
    return [str(name) for name in connection.execute(wanted).scalars()]


def set_due(connection: Connection, table: str, number: int, due_at: int | None) -> None:
    """When the table is due next, unless it has entries after `number`, which have set that themselves."""
    connection.execute(update(tables).where(tables.c.id == table, tables.c.number == number).values(due_at=due_at))


def postpone(connection: Connection, table: str, due_at: int) -> None:
    """Make the table due at that time, whatever its log holds."""
    connection.execute(update(tables).where(tables.c.id == table).values(due_at=due_at))


def count_turns(connection: Connection, person: PersonId) -> int:
    """How many games wait for that person to move."""
    wanted = select(tables.c.to_act, tables.c.summary).where(
        participants.c.person_id == person, participants.c.table_id == tables.c.id, tables.c.to_act != 0
    )
    return sum(awaits(person, to_act, summary) for to_act, summary in connection.execute(wanted))


def last_seen(connection: Connection, person: PersonId, table: str) -> int:
    """The number of the last entry that the person has seen; 0 for somebody who does not sit there."""
    return int(connection.execute(select(participants.c.seen).where(_participant(person, table))).scalar() or 0)


def mark_seen(
    connection: Connection, person: PersonId, table: str, number: int, hidden: int = 0, unread: int = 0
) -> None:
    """The person has seen the table up to that entry. It never goes back.

    Of the entries after it they cannot see `hidden`, and `unread` are lines of chat.
    """
    where = and_(_participant(person, table), participants.c.seen < number)
    connection.execute(update(participants).where(where).values(seen=number, hidden=hidden, unread=unread))


def _participant(person: PersonId, table: str) -> ColumnElement[bool]:
    return and_(participants.c.person_id == person, participants.c.table_id == table)


def _page(
    connection: Connection,
    wanted: Select[Any],
    person: Principal,
    limit: int,
    before: int | None,
    calendar: Calendar,
) -> TableList:
    if before is not None:
        wanted = wanted.where(tables.c.updated < before)
    rows = [
        (str(name), seen, unread, Projection(*columns))
        for name, seen, unread, *columns in connection.execute(wanted.order_by(tables.c.updated.desc()).limit(limit))
    ]
    more = rows[-1][3].updated if len(rows) == limit else None
    listed = [_listed(name, projection, person, seen, unread, calendar) for name, seen, unread, projection in rows]
    return TableList(tuple(table for table in listed if table is not None), more)


def _listed(
    name: str, projection: Projection, person: Principal, seen: int, unread: int, calendar: Calendar
) -> ListedTable | None:
    """None for a table of a newer program: the others are listed all the same."""
    try:
        return ListedTable.of(name, projection, person, seen, unread, calendar)
    except ValueError:
        return None
