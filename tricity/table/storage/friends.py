"""Relations between people: friends, friend requests, and blocked people."""

from typing import Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, update

from tricity.core.frozen import Frozen
from tricity.table.principal import PersonId
from tricity.table.storage.adapter import adapter_of
from tricity.table.storage.schema import friends, invitations, persons

MOST: Final = 500
"""Friends, requests and blocked people that one person may have."""
ONLINE: Final = 90_000
"""Milliseconds after which somebody who was not seen is offline."""

State = Literal["friend", "asked", "asks", "blocked"]
"""A friend; asked by this person, or asking them; blocked by them."""


class FriendInfo(Frozen):
    """`person` is the handle of the profile. `online` is null where they do not let friends see it."""

    person: str
    name: str
    state: State
    online: bool | None


def are_friends(connection: Connection, person: PersonId, other: PersonId) -> bool:
    return _state(connection, person, other) == "friend"


def is_blocked(connection: Connection, person: PersonId, by: PersonId) -> bool:
    return _state(connection, by, person) == "blocked"


def relation(connection: Connection, person: PersonId, other: PersonId) -> State | Literal[""]:
    """The relation of the other to the person, limited to what the person may know."""
    match _state(connection, person, other), _state(connection, other, person):
        case ("friend" | "asked" | "blocked") as own, _:
            return own
        case _, "asked":
            return "asks"
    return ""


def count(connection: Connection, person: PersonId) -> int:
    return connection.execute(select(func.count()).where(friends.c.person_id == person)).scalar_one()


def ask(connection: Connection, person: PersonId, other: PersonId, now: int) -> State | None:
    """Ask somebody to be a friend, or accept their request; None if one of them has blocked the other."""
    states = _state(connection, person, other), _state(connection, other, person)
    if "blocked" in states:
        return None
    if states[0] == "friend":
        return "friend"
    if states[1] == "asked":
        _set(connection, person, other, "friend", now)
        _set(connection, other, person, "friend", now)
        return "friend"
    _set(connection, person, other, "asked", now)
    return "asked"


def part(connection: Connection, person: PersonId, other: PersonId) -> None:
    """End a friendship, or withdraw or decline a request; a block by the other person stays."""
    own = and_(friends.c.person_id == person, friends.c.other_id == other)
    theirs = and_(friends.c.person_id == other, friends.c.other_id == person, friends.c.state != "blocked")
    connection.execute(delete(friends).where(or_(own, theirs)))


def block(connection: Connection, person: PersonId, other: PersonId, now: int) -> None:
    """The other can no longer send requests or invitations, and is not told."""
    part(connection, person, other)
    _set(connection, person, other, "blocked", now)
    connection.execute(delete(invitations).where(invitations.c.by == other, invitations.c.person_id == person))


def all_of(connection: Connection, person: PersonId, now: int) -> tuple[FriendInfo, ...]:
    """Friends first, by name."""
    columns = (persons.c.handle, persons.c.name, persons.c.shows_online, persons.c.active)
    own = select(*columns, friends.c.state).where(friends.c.person_id == person, friends.c.other_id == persons.c.id)
    asking = select(*columns, friends.c.state).where(
        friends.c.other_id == person, friends.c.person_id == persons.c.id, friends.c.state == "asked"
    )
    infos = [_info(row, now) for row in connection.execute(own)]
    infos += [msgspec.structs.replace(_info(row, now), state="asks") for row in connection.execute(asking)]
    order = ("asks", "friend", "asked", "blocked")
    return tuple(sorted(infos, key=lambda each: (order.index(each.state), each.name.casefold())))


def record_activity(connection: Connection, people: list[PersonId], now: int) -> None:
    """These people have a page open now. Of those who let nobody see it, nothing is stored."""
    shown = persons.c.id.in_(people) & persons.c.shows_online
    connection.execute(update(persons).where(shown).values(active=now))


def _info(row: Any, now: int) -> FriendInfo:
    online = now - row.active < ONLINE if row.shows_online and row.state == "friend" else None
    return FriendInfo(row.handle or "", row.name, row.state, online)


def _state(connection: Connection, person: PersonId, other: PersonId) -> str | None:
    state = connection.execute(select(friends.c.state).where(_pair(person, other))).scalar()
    return None if state is None else str(state)


def _pair(person: PersonId, other: PersonId) -> ColumnElement[bool]:
    return and_(friends.c.person_id == person, friends.c.other_id == other)


def _set(connection: Connection, person: PersonId, other: PersonId, state: str, now: int) -> None:
    row = {"person_id": person, "other_id": other, "state": state, "created": now}
    statement = adapter_of(connection).insert(friends).values(row)
    connection.execute(
        statement.on_conflict_do_update(index_elements=["person_id", "other_id"], set_={"state": state, "created": now})
    )
