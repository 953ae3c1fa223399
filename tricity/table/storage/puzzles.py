"""Puzzles from finished games whose players have all agreed to it. Each has a day of its own, and no name.

Agreement can be withdrawn: in the same transaction the puzzles of the person's games are gone. They go with the table
too, and when somebody who played there is erased (`person_replacement.DERIVED`).
"""

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, func, insert, or_, select, update

from tricity.table.principal import PersonId
from tricity.table.storage.schema import persons, puzzles, results, tables

_MODES: Final = ("solo", "bots", "people")
"""Where several people played on one device ("here"), only one of them could be asked."""
_NOTICE: Final = 2
"""Days from today to the first day that has begun nowhere on earth yet: the puzzle of a day never changes."""


def is_agreed(connection: Connection, person: PersonId) -> bool:
    """Whether positions of this person's finished games may become puzzles."""
    return bool(connection.execute(select(persons.c.puzzle_consent).where(persons.c.id == person)).scalar())


def set_agreed(connection: Connection, person: PersonId, *, on: bool) -> None:
    """Agree, or withdraw: then no puzzle of a game that this person played in is left."""
    connection.execute(update(persons).where(persons.c.id == person).values(puzzle_consent=on))
    if not on:
        played = select(results.c.table_id).where(results.c.person_id == person)
        connection.execute(delete(puzzles).where(puzzles.c.table_id.in_(played)))


def agreed_tables(connection: Connection, game: str, limit: int) -> list[str]:
    """Finished tables of a game that all their players have agreed to, the newest first; none that has a puzzle."""
    unused = ~exists().where(puzzles.c.table_id == tables.c.id)
    wanted = _agreed().where(tables.c.game == game, unused).order_by(tables.c.updated.desc(), tables.c.id)
    return [str(name) for name in connection.execute(wanted.limit(limit)).scalars()]


def add(connection: Connection, table: str, bodies: Sequence[bytes], now: int, today: date) -> list[date]:
    """Give each puzzle of a table the next free day, and return these days.

    None if somebody has withdrawn meanwhile, or the puzzles of this table are there already.
    """
    # Whoever withdraws at the same moment waits until these are written, and then deletes them.
    players = select(results.c.person_id).where(results.c.table_id == table)
    connection.execute(select(persons.c.id).where(persons.c.id.in_(players)).order_by(persons.c.id).with_for_update())
    unused = ~exists().where(puzzles.c.table_id == table)
    game = connection.execute(_agreed(tables.c.game).where(tables.c.id == table, unused)).scalar()
    if game is None:
        return []
    last = connection.execute(select(func.max(puzzles.c.day)).where(puzzles.c.game == game)).scalar()
    first = max(today + timedelta(_NOTICE), date.fromordinal((last or 0) + 1))
    days = [first + timedelta(number) for number in range(len(bodies))]
    for day, body in zip(days, bodies):
        connection.execute(
            insert(puzzles).values(game=game, day=day.toordinal(), table_id=table, created=now, body=body)
        )
    return days


def find(connection: Connection, game: str, day: date) -> bytes | None:
    """The puzzle that has this day, encoded; None if there is none."""
    wanted = select(puzzles.c.body).where(puzzles.c.game == game, puzzles.c.day == day.toordinal())
    body = connection.execute(wanted).scalar()
    return None if body is None else bytes(body)


def _agreed(column: ColumnElement[str] = tables.c.id) -> "Select[Any]":
    """Finished tables at which a person played, and every person who did agrees."""
    agrees = exists().where(
        persons.c.id == results.c.person_id,
        persons.c.puzzle_consent,
        persons.c.erased.is_(None),
        persons.c.merged_into.is_(None),
    )
    seat = results.c.table_id == tables.c.id
    fits = or_(results.c.bot != "", agrees) & results.c.mode.in_(_MODES)
    return select(column).where(
        tables.c.status == "finished",
        exists().where(and_(seat, results.c.bot == "")),
        # Somebody who was erased is neither a bot nor a person who agrees.
        ~exists().where(and_(seat, ~fits)),
    )
