"""Plans of seats, beside the logs: nobody but their owners ever gets to see them.

A planned move is appended in the transaction that finds its plan still there: what was cancelled is never played.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, select, update

from tricity.table.notices import Notice
from tricity.table.plans import KEY_PREFIX, Plan, StoredBranch
from tricity.table.principal import PersonId
from tricity.table.storage import notice_queue
from tricity.table.storage.adapter import adapter_of
from tricity.table.storage.schema import plans, tables

_WAITING = "waiting"
_DROPPED = "dropped"
_COLUMNS = ("id", "table_id", "seat", "person_id", "version", "moves", "body")


class PlanCancelled(Exception):
    """The plan of a move is gone: its owner cancelled or replaced it."""


class OwnPlan(NamedTuple):
    """A plan as its owner gets it; `dropped`: it did not fit any more, and waits for the owner to know."""

    plan: Plan
    dropped: bool


def save(connection: Connection, plan: Plan, number: int, now: int) -> None:
    """Replaces the seat's plan, if it had one; `number` is that of the newest entry when it was made."""
    values = {
        "id": plan.id,
        "person_id": plan.person,
        "version": plan.version,
        "moves": plan.moves,
        "number": number,
        "state": _WAITING,
        "body": _encoder.encode(plan.branches).decode(),
        "created": now,
    }
    statement = adapter_of(connection).insert(plans).values(table_id=plan.table, seat=plan.seat, **values)
    connection.execute(statement.on_conflict_do_update(index_elements=["table_id", "seat"], set_=values))


def find(connection: Connection, person: PersonId, table: str, seat: int) -> OwnPlan | None:
    wanted = select(*(plans.c[name] for name in _COLUMNS), plans.c.state).where(_own(person, table, seat))
    row = connection.execute(wanted).one_or_none()
    return None if row is None else OwnPlan(_plan(*row[:-1]), row[-1] == _DROPPED)


def cancel(connection: Connection, person: PersonId, table: str, seat: int) -> None:
    connection.execute(delete(plans).where(_own(person, table, seat)))


def unfollowed(connection: Connection, limit: int) -> list[Plan]:
    """Plans at tables where something has happened since they were last looked at."""
    wanted = select(*(plans.c[name] for name in _COLUMNS)).where(
        plans.c.state == _WAITING, tables.c.id == plans.c.table_id, tables.c.number > plans.c.number
    )
    return [_plan(*row) for row in connection.execute(wanted.order_by(plans.c.number).limit(limit))]


def mark_followed(connection: Connection, plan: str, number: int) -> None:
    """It fits what has happened up to that entry of the log."""
    connection.execute(update(plans).where(plans.c.id == plan).values(number=number))


def finish(connection: Connection, plan: str) -> None:
    """Nothing of it is left to play."""
    connection.execute(delete(plans).where(plans.c.id == plan))


def drop(connection: Connection, plan: str, notice: Notice, now: int) -> None:
    """It does not fit any more: its owner is told, once."""
    dropped = update(plans).where(plans.c.id == plan, plans.c.state == _WAITING).values(state=_DROPPED)
    if connection.execute(dropped).rowcount:
        notice_queue.add(connection, [(notice, now)])


def use(connection: Connection, keys: Sequence[str]) -> None:
    """In the transaction of planned moves with these idempotency keys; raises `PlanCancelled`."""
    for key in keys:
        plan = key.removeprefix(KEY_PREFIX).split(":")[0]
        # It also locks the row, so that nobody cancels the plan meanwhile.
        taken = update(plans).where(plans.c.id == plan, plans.c.state == _WAITING).values(state=_WAITING)
        if not connection.execute(taken).rowcount:
            raise PlanCancelled(plan)


def _own(person: PersonId, table: str, seat: int) -> ColumnElement[bool]:
    return and_(plans.c.person_id == person, plans.c.table_id == table, plans.c.seat == seat)


def _plan(plan: str, table: str, seat: int, person: str, version: int, moves: int, body: str) -> Plan:
    return Plan(plan, table, seat, PersonId(person), version, moves, _decoder.decode(body))


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(tuple[StoredBranch, ...])
