"""How and where a person wants to be notified: settings, and the channels by which notices are sent."""

import secrets
from collections.abc import Collection, Sequence
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from tricity.table.principal import PersonId
from tricity.table.storage.adapter import adapter_of
from tricity.table.storage.schema import channels, notice_settings, notices, participants

ChannelKind = Literal["push", "email", "webhook", "ntfy"]
ChannelState = Literal["on", "unconfirmed", "refused"]
"""Notices go only to those that are on. A mailbox is unconfirmed at first; a target that wants no more is refused."""


class Channel(NamedTuple):
    """`secret` is what the kind needs beside its target; `kinds` is a mask of notices, `delay` in milliseconds."""

    id: str
    person: PersonId
    kind: ChannelKind
    state: ChannelState
    target: str
    secret: str
    kinds: int
    delay: int
    created: int


class NoticeSettings(NamedTuple):
    """`quiet_start`, `quiet_end` and `digest_at` are minutes of the person's day in their time zone."""

    language: str
    zone: str
    quiet_start: int | None
    quiet_end: int | None
    digest_at: int | None
    unsubscribe: str


class Outcome(NamedTuple):
    """What became of the newest notice of a channel, and when."""

    state: str
    at: int


_SETTINGS = [notice_settings.c[name] for name in NoticeSettings._fields]
_CHANNEL = [channels.c.person_id if name == "person" else channels.c[name] for name in Channel._fields]


def settings_of(connection: Connection, person: PersonId) -> NoticeSettings | None:
    row = connection.execute(select(*_SETTINGS).where(notice_settings.c.person_id == person)).first()
    return None if row is None else NoticeSettings(*row)


def save_settings(connection: Connection, /, person: PersonId, **values: Any) -> None:
    """Change some of the settings, or make them; the key for unsubscribing stays."""
    new = {"language": "en", "zone": "UTC", **values}
    statement = adapter_of(connection).insert(notice_settings)
    statement = statement.values(person_id=person, unsubscribe=secrets.token_urlsafe(24), **new)
    connection.execute(statement.on_conflict_do_update(index_elements=["person_id"], set_=values))


def channels_of(connection: Connection, person: PersonId) -> list[Channel]:
    """The oldest first."""
    wanted = select(*_CHANNEL).where(channels.c.person_id == person).order_by(channels.c.created, channels.c.id)
    return [Channel(*row) for row in connection.execute(wanted)]


def are_there_any(connection: Connection) -> bool:
    return connection.execute(select(channels.c.id).limit(1)).first() is not None


def outcomes_of(connection: Connection, person: PersonId) -> dict[str, Outcome]:
    """By channel, of those that have sent anything or tried."""
    columns = (notices.c.channel_id, notices.c.state, notices.c.due_at)
    done = notices.c.state.in_(("sent", "failed", "unknown"))
    wanted = select(*columns).where(notices.c.person_id == person, done).order_by(notices.c.due_at)
    return {str(channel): Outcome(state, at) for channel, state, at in connection.execute(wanted)}


def add(connection: Connection, channel: Channel, replaces: Sequence[ChannelKind], most: int) -> None:
    """Add a channel in place of those of the kinds that it replaces; of its own kind the newest `most` are kept.

    A browser that was another person's is this one's from now on.
    """
    remove_where(connection, channels.c.id == channel.id)
    remove_where(connection, (channels.c.person_id == channel.person) & channels.c.kind.in_(replaces))
    same_kind = [other for other in channels_of(connection, channel.person) if other.kind == channel.kind]
    for old in same_kind[: max(0, len(same_kind) + 1 - most)]:
        remove_where(connection, channels.c.id == old.id)
    values = channel._asdict()
    connection.execute(insert(channels).values(person_id=values.pop("person"), **values))


def remove(connection: Connection, person: PersonId, channel: str) -> None:
    remove_where(connection, (channels.c.id == channel) & (channels.c.person_id == person))


def remove_where(connection: Connection, condition: Any) -> None:
    """Delete channels, with everything that was to be sent by them."""
    ids = [str(channel) for channel in connection.execute(select(channels.c.id).where(condition)).scalars()]
    if ids:
        connection.execute(delete(notices).where(notices.c.channel_id.in_(ids)))
        connection.execute(delete(channels).where(channels.c.id.in_(ids)))


def choose_kinds(
    connection: Connection, person: PersonId, kinds: Collection[ChannelKind], mask: int, delay: int
) -> None:
    """Choose which notices the channels of these kinds get, and after which delay."""
    of_person = (channels.c.person_id == person) & channels.c.kind.in_(kinds)
    connection.execute(update(channels).where(of_person).values(kinds=mask, delay=delay))


def refuse(connection: Connection, channel: str) -> None:
    """The target wants no more notices."""
    connection.execute(update(channels).where(channels.c.id == channel).values(state="refused"))


def confirm(connection: Connection, code: str) -> bool:
    """Turn the mailbox on that this code was sent to."""
    waiting = (channels.c.kind == "email") & (channels.c.secret == code) & (channels.c.state == "unconfirmed")
    return connection.execute(update(channels).where(waiting).values(state="on", secret="")).rowcount == 1


def unsubscribe(connection: Connection, key: str) -> bool:
    """Send no more e-mails to the person of that key; true also if there are none any more."""
    person = connection.execute(
        select(notice_settings.c.person_id).where(notice_settings.c.unsubscribe == key)
    ).scalar()
    if person is None:
        return False
    remove_where(connection, (channels.c.person_id == person) & (channels.c.kind == "email"))
    return True


def is_silenced(connection: Connection, person: PersonId, table: str) -> bool:
    """Whether the person wants no notices of that table."""
    return bool(connection.execute(select(participants.c.silenced).where(_participant(person, table))).scalar())


def silence(connection: Connection, person: PersonId, table: str, on: bool) -> None:
    connection.execute(update(participants).where(_participant(person, table)).values(silenced=on))


def forget_person(connection: Connection, person: PersonId) -> None:
    """Delete all that is stored here about them: see `belongings`, too."""
    for table in (notices, channels, notice_settings):
        connection.execute(delete(table).where(table.c.person_id == person))


def _participant(person: PersonId, table: str) -> Any:
    return (participants.c.person_id == person) & (participants.c.table_id == table)
