"""The projection of finished games: a row for each seat, and the ratings of those who play rated games."""

from collections.abc import Iterable
from typing import Final

import msgspec
from sqlalchemy import Connection, exists, select

from tricity.table.principal import PersonId
from tricity.table.ratings import Rating, rated
from tricity.table.results import GameResult, result_of
from tricity.table.storage import shared_settings
from tricity.table.storage.adapter import adapter_of
from tricity.table.storage.event_log import read_log
from tricity.table.storage.schema import ratings, results, tables
from tricity.table.table import Table

_COMPLETE: Final = "results"
"""The name of the setting that says that all tables which were finished before there were results have theirs."""

_encode = msgspec.json.Encoder().encode


def write(connection: Connection, table: str, result: GameResult) -> None:
    """In the transaction of the entry that ended the game. A table has one result."""
    new = _rate(connection, result) if result.rated else {}
    options = msgspec.json.encode(result.options, order="sorted").decode()
    rows = [
        {
            "table_id": table,
            "seat": seat.seat,
            "person_id": seat.person,
            "bot": seat.bot,
            "game": result.game,
            "mode": result.mode,
            "players": len(result.seats),
            "options": options,
            "total": seat.total,
            "rank": seat.rank,
            "finished": seat.finished,
            "note": "" if seat.note is None else _encode(seat.note).decode(),
            "spent": seat.spent,
            "ended": result.ended,
            "mu": new[seat.seat].mu if seat.seat in new else None,
            "sigma": new[seat.seat].sigma if seat.seat in new else None,
        }
        for seat in result.seats
    ]
    connection.execute(adapter_of(connection).insert(results).on_conflict_do_nothing(), rows)


def _rate(connection: Connection, result: GameResult) -> dict[int, Rating]:
    """Change the ratings of the people who played, and return them by seat."""
    people = [seat.person for seat in result.seats if seat.person]
    old = ratings_of(connection, people, result.game, for_update=True)
    new = rated(result, old)
    for seat in result.seats:
        if seat.person:
            values = {"mu": new[seat.seat].mu, "sigma": new[seat.seat].sigma, "updated": result.ended}
            row = {"person_id": seat.person, "game": result.game, "games": 1, **values}
            statement = adapter_of(connection).insert(ratings).values(row)
            changed = {**values, "games": ratings.c.games + 1}
            connection.execute(statement.on_conflict_do_update(index_elements=["person_id", "game"], set_=changed))
    return new


def ratings_of(
    connection: Connection, people: Iterable[PersonId], game: str, *, for_update: bool = False
) -> dict[str, Rating]:
    """The ratings in that game of those who have one."""
    columns = (ratings.c.person_id, ratings.c.mu, ratings.c.sigma)
    wanted = select(*columns).where(ratings.c.person_id.in_(list(people)), ratings.c.game == game)
    if for_update:
        # In an order, so that two games that end together do not wait for each other.
        wanted = wanted.order_by(ratings.c.person_id).with_for_update()
    return {str(person): Rating(mu, sigma) for person, mu, sigma in connection.execute(wanted)}


def is_complete(connection: Connection) -> bool:
    return shared_settings.read(connection, _COMPLETE) is not None


def mark_complete(connection: Connection) -> None:
    shared_settings.write(connection, _COMPLETE, "1")


def tables_without(connection: Connection, after: str, limit: int) -> list[str]:
    """Finished tables without a result, in the order of their names, after that one."""
    lacks = ~exists().where(results.c.table_id == tables.c.id)
    wanted = select(tables.c.id).where(tables.c.status == "finished", tables.c.id > after, lacks)
    return [str(name) for name in connection.execute(wanted.order_by(tables.c.id).limit(limit)).scalars()]


def read_result(connection: Connection, table: str) -> GameResult | None:
    """From the log; raises `UnreadableLog`."""
    return result_of(Table.load(table, read_log(connection, table)))
