"""The queue of notices. Each is written in the transaction of the entry that it is about, and sent at most once.

A notice waits, is claimed by one server process, and is marked as being sent just before it leaves. A process that dies
in between leaves its claim to the others when the lease ends; one that dies after the mark leaves a notice in doubt,
which nobody sends again.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Integer,
    String,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    literal_column,
    or_,
    select,
    update,
)

from tricity.table.notices import Notice
from tricity.table.principal import PersonId
from tricity.table.storage.adapter import adapter_of
from tricity.table.storage.channels import Channel, NoticeSettings
from tricity.table.storage.schema import PENDING, channels, notice_settings, notices, participants, tables

_KEY: Final = (notices.c.channel_id, notices.c.table_id, notices.c.kind)


class NoticeKey(NamedTuple):
    """One row of the queue, as long as it is about that entry."""

    channel: str
    table: str
    kind: str
    number: int


class NoticedTable(NamedTuple):
    """The table that a notice is about, and what its reader has seen of it."""

    game: str
    status: str
    to_act: int
    summary: str
    opener: PersonId
    seen: int
    silenced: bool


class DueNotice(NamedTuple):
    """A notice that this process has claimed. `in_doubt`: another one died, or stood still, while it was sending it."""

    key: NoticeKey
    last_sent: int
    attempts: int
    in_doubt: bool
    channel: Channel
    settings: NoticeSettings
    table: NoticedTable | None


def add(connection: Connection, reasons: Sequence[tuple[Notice, int]]) -> None:
    """Queue notices and when it happened, for every channel by which the person wants to hear of it."""
    if not reasons:
        return
    adapter = adapter_of(connection)
    reachable = adapter.reachable(connection, {notice.person for notice, _ in reasons})
    rows = [
        {
            "person": notice.person,
            "of_table": notice.table,
            "of_kind": notice.kind,
            "of_number": notice.number,
            "bit": notice.bit,
            "happened": at,
        }
        for notice, at in reasons
        if notice.person in reachable
    ]
    if rows:
        connection.execute(_add(adapter), rows)


def _add(adapter: Any) -> Any:
    statement = _statements.get(type(adapter))
    if statement is None:
        person, table = bindparam("person", type_=String), bindparam("of_table", type_=String)
        silenced = exists().where(
            participants.c.person_id == person, participants.c.table_id == table, participants.c.silenced
        )
        wanted = select(
            channels.c.id,
            table,
            bindparam("of_kind", type_=String),
            channels.c.person_id,
            bindparam("of_number", type_=Integer),
            literal_column("'waiting'"),
            bindparam("happened", type_=BigInteger) + channels.c.delay,
        ).where(
            channels.c.person_id == person,
            channels.c.state == "on",
            channels.c.kinds.bitwise_and(bindparam("bit", type_=Integer)) != 0,
            ~silenced,
        )
        names = ["channel_id", "table_id", "kind", "person_id", "number", "state", "due_at"]
        new = adapter.insert(notices).from_select(names, wanted)
        # Whoever is about to be told is told of the newest, and no later for that.
        due_at = case((notices.c.state == "waiting", notices.c.due_at), else_=new.excluded.due_at)
        statement = _statements[type(adapter)] = new.on_conflict_do_update(
            index_elements=list(_KEY),
            set_={"number": new.excluded.number, "state": "waiting", "due_at": due_at, "attempts": 0},
        )
    return statement


_statements: Final[dict[type, Any]] = {}


def add_one(connection: Connection, channel: Channel, kind: str, due_at: int) -> None:
    """Queue what is about no table: a digest, a test, a confirmation. It replaces the one that waits."""
    values = {
        "person_id": channel.person,
        "number": due_at // 1000,
        "state": "waiting",
        "due_at": due_at,
        "attempts": 0,
    }
    statement = adapter_of(connection).insert(notices).values(channel_id=channel.id, table_id="", kind=kind, **values)
    connection.execute(statement.on_conflict_do_update(index_elements=list(_KEY), set_=values))


def cancel(connection: Connection, channel: str, kind: str) -> None:
    connection.execute(delete(notices).where(notices.c.channel_id == channel, notices.c.kind == kind))


def claim(connection: Connection, now: int, lease: int, most: int) -> list[DueNotice]:
    """Take what is due, the longest first, for `lease` milliseconds; no other process gets it meanwhile."""
    due = and_(PENDING, notices.c.due_at <= now)
    wanted = select(*_KEY, notices.c.state).where(due).order_by(notices.c.due_at).limit(most)
    rows = connection.execute(wanted.with_for_update(skip_locked=True)).all()
    if not rows:
        return []
    in_doubt = {(row.channel_id, row.table_id, row.kind) for row in rows if row.state == "sending"}
    taken = or_(*(_same(row.channel_id, row.table_id, row.kind) for row in rows))
    connection.execute(
        update(notices)
        .where(taken)
        .values(state=case((notices.c.state == "sending", "sending"), else_="claimed"), due_at=now + lease)
    )
    return [_due_notice(row, in_doubt) for row in connection.execute(_details().where(taken))]


def begin(connection: Connection, keys: Sequence[NoticeKey], until: int) -> list[NoticeKey]:
    """Mark claimed notices as being sent; those that were taken over or replaced meanwhile are not among the result."""
    return [key for key in keys if _change(connection, key, ("claimed",), state="sending", due_at=until)]


def finish(connection: Connection, keys: Sequence[NoticeKey], state: str, now: int) -> None:
    """Record what became of them: `sent`, `dropped`, `failed` or `unknown`."""
    sent = {"told": notices.c.number} if state == "sent" else {}
    for key in keys:
        _change(connection, key, ("claimed", "sending"), state=state, due_at=now, **sent)


def postpone(connection: Connection, keys: Sequence[NoticeKey], until: int, attempts: int) -> None:
    """Try them at that time; they were certainly not sent."""
    for key in keys:
        _change(connection, key, ("claimed", "sending"), state="waiting", due_at=until, attempts=attempts)


def release(connection: Connection, now: int) -> None:
    """The process that had claimed them is gone for certain: nobody needs to wait for the end of its lease."""
    connection.execute(update(notices).where(notices.c.state.in_(("claimed", "sending"))).values(due_at=now))


def forget_waiting(connection: Connection) -> None:
    """After a backup was restored: what waited then may have been sent since."""
    connection.execute(delete(notices).where(PENDING, notices.c.kind != "digest"))


def count_waiting(connection: Connection, now: int) -> int:
    """How many are due and not sent yet."""
    due = and_(PENDING, notices.c.due_at <= now)
    return connection.execute(select(func.count()).select_from(notices).where(due)).scalar_one()


def _change(connection: Connection, key: NoticeKey, states: Sequence[str], **values: Any) -> bool:
    same = and_(_same(*key[:3]), notices.c.number == key.number, notices.c.state.in_(states))
    return connection.execute(update(notices).where(same).values(**values)).rowcount == 1


def _same(channel: str, table: str, kind: str) -> ColumnElement[bool]:
    return and_(notices.c.channel_id == channel, notices.c.table_id == table, notices.c.kind == kind)


def _details() -> Any:
    """A notice with its channel, its reader's settings, and the table as that reader knows it."""
    at_table = and_(participants.c.person_id == notices.c.person_id, participants.c.table_id == notices.c.table_id)
    return (
        select(
            *(*_KEY, notices.c.number, notices.c.told, notices.c.attempts),
            *(channels.c[name].label(f"channel_{name}") for name in ("person_id", *_OWN_COLUMNS)),
            *(notice_settings.c[name].label(f"settings_{name}") for name in NoticeSettings._fields),
            *(tables.c[name].label(f"table_{name}") for name in _TABLE_COLUMNS),
            func.coalesce(participants.c.seen, 0).label("seen"),
            participants.c.silenced.label("silenced"),
        )
        .join(channels, channels.c.id == notices.c.channel_id)
        .join(notice_settings, notice_settings.c.person_id == notices.c.person_id)
        .outerjoin(tables, tables.c.id == notices.c.table_id)
        .outerjoin(participants, at_table)
        .order_by(notices.c.channel_id, notices.c.table_id)
    )


_OWN_COLUMNS: Final = ("kind", "state", "target", "secret", "kinds", "delay", "created")
_TABLE_COLUMNS: Final = ("game", "status", "to_act", "summary", "opener")


def _due_notice(row: Any, in_doubt: set[tuple[str, str, str]]) -> DueNotice:
    values = row._mapping
    key = NoticeKey(row.channel_id, row.table_id, row.kind, row.number)
    own = [values[f"channel_{name}"] for name in ("person_id", *_OWN_COLUMNS)]
    about = (*(values[f"table_{name}"] for name in _TABLE_COLUMNS), row.seen, bool(row.silenced))
    return DueNotice(
        key=key,
        last_sent=row.told,
        attempts=row.attempts,
        in_doubt=key[:3] in in_doubt,
        channel=Channel(key.channel, *own),
        settings=NoticeSettings(*(values[f"settings_{name}"] for name in NoticeSettings._fields)),
        table=None if about[0] is None else NoticedTable(*about),
    )
