"""Access rules: signing keys, revoked sessions and bans. Running servers notice every change within seconds."""

import secrets
from ipaddress import ip_network
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from tricity.table.errors import NotFound
from tricity.table.principal import PersonId
from tricity.table.storage.adapter import adapter_of
from tricity.table.storage.schema import bans, one_time_keys, persons, settings, signing_keys

_VERSION: Final = "access"
"""The name of the setting that gets a new value with every change."""


class Ban(NamedTuple):
    """A ban of a person by id, or of a network; it never ends if `until` (milliseconds) is None."""

    subject: str
    created: int
    until: int | None
    reason: str


class AccessRules(NamedTuple):
    """All of them, as they were at one version."""

    version: str
    keys: tuple[str, ...]
    """The newest last; it signs, and all are accepted."""
    sessions: dict[PersonId, int]
    """How often each person's sessions were revoked; only people with revoked sessions are here."""
    bans: tuple[Ban, ...]


def version(connection: Connection) -> str:
    """It differs after every change: a server whose rules have this version is up to date."""
    return str(connection.execute(select(settings.c.value).where(settings.c.name == _VERSION)).scalar() or "")


def read_rules(connection: Connection) -> AccessRules:
    # The version first: a change that is committed meanwhile is then found again by its version.
    seen = version(connection)
    keys = connection.execute(select(signing_keys.c.secret).order_by(signing_keys.c.number)).scalars()
    revoked = connection.execute(select(persons.c.id, persons.c.sessions).where(persons.c.sessions > 0))
    return AccessRules(
        seen, tuple(map(str, keys)), {PersonId(person): count for person, count in revoked}, tuple(all_bans(connection))
    )


def create_first_key(connection: Connection, now: int) -> None:
    """Create a key if there is none yet; of servers that start together, the first one does."""
    first = adapter_of(connection).insert(signing_keys).values(number=1, secret=_new_secret(), created=now)
    if connection.execute(select(func.count()).select_from(signing_keys)).scalar_one() == 0:
        connection.execute(first.on_conflict_do_nothing())


def rotate_keys(connection: Connection, now: int) -> None:
    """Sign with a new key from now on.

    Older ones are accepted until `retire_keys`; guests who come meanwhile get a cookie with the new signature.
    """
    newest = connection.execute(select(func.max(signing_keys.c.number))).scalar() or 0
    connection.execute(insert(signing_keys).values(number=newest + 1, secret=_new_secret(), created=now))
    _changed(connection)


def retire_keys(connection: Connection, before: int) -> int:
    """Stop accepting signatures of keys made before that time, and return how many keys that are. The newest key stays.

    Guests who have not come since their key was rotated lose their identity, unless they have a recovery link.
    """
    newest = select(func.max(signing_keys.c.number)).scalar_subquery()
    old = delete(signing_keys).where(signing_keys.c.created < before, signing_keys.c.number < newest)
    retired = connection.execute(old).rowcount
    _changed(connection)
    return retired


def revoke_sessions(connection: Connection, person: PersonId) -> None:
    """Sign a person out on all devices, and invalidate their links and challenges; raises `NotFound`."""
    signed_out = update(persons).where(persons.c.id == person)
    if not connection.execute(signed_out.values(sessions=persons.c.sessions + 1, recovery=None)).rowcount:
        raise NotFound("no-such-person")
    connection.execute(delete(one_time_keys).where(one_time_keys.c.person_id == person))
    _changed(connection)


def ban(connection: Connection, subject: str, now: int, *, until: int | None = None, reason: str = "") -> None:
    """Refuse everything to a person (by id) or to an address or network. Raises `NotFound` if it is neither."""
    banned = {"created": now, "until": until, "reason": reason[:200]}
    statement = adapter_of(connection).insert(bans).values(subject=_checked_subject(connection, subject), **banned)
    connection.execute(statement.on_conflict_do_update(index_elements=["subject"], set_=banned))
    _changed(connection)


def lift_ban(connection: Connection, subject: str) -> bool:
    """Lift a ban, and return whether there was one."""
    names = {subject, _network(subject) or subject}
    lifted = connection.execute(delete(bans).where(bans.c.subject.in_(names))).rowcount > 0
    _changed(connection)
    return lifted


def all_bans(connection: Connection) -> list[Ban]:
    """All bans, the oldest first."""
    wanted = select(bans.c.subject, bans.c.created, bans.c.until, bans.c.reason).order_by(bans.c.created)
    return [Ban(*row) for row in connection.execute(wanted)]


def _checked_subject(connection: Connection, subject: str) -> str:
    network = _network(subject)
    if network is not None:
        return network
    if connection.execute(select(persons.c.id).where(persons.c.id == subject)).first() is None:
        raise NotFound("no-such-person")
    return subject


def _network(subject: str) -> str | None:
    try:
        return str(ip_network(subject, strict=False))
    except ValueError:
        return None


def _new_secret() -> str:
    return secrets.token_hex(32)


def _changed(connection: Connection) -> None:
    """To be called in the transaction of the change. Random, so that two simultaneous changes cannot be mistaken for
    one.
    """
    value = secrets.token_hex(8)
    marked = adapter_of(connection).insert(settings).values(name=_VERSION, value=value)
    connection.execute(marked.on_conflict_do_update(index_elements=["name"], set_={"value": value}))
