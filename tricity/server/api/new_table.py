"""New tables: opened, found, imported, continued from a record, and rematches."""

from litestar.params import FromPath, JSONBody

from tricity.core.errors import TricityError
from tricity.games import find, names
from tricity.server.endpoints import post
from tricity.server.problems import Unauthenticated
from tricity.server.requests import LONGEST_RECORD, ContinuationBody, ImportBody, KeyBody, NewTableBody, QuickGameBody
from tricity.server.responses import TableName
from tricity.server.services import HttpRequest, Services, authenticated, services, take
from tricity.table.clocks import DaysClock
from tricity.table.commands import new_table, rematch, seats
from tricity.table.errors import WrongState
from tricity.table.events import AnyTableEvent, Joined, Opened
from tricity.table.principal import PersonId
from tricity.table.storage import lists, persons
from tricity.table.storage.table_summary import TableSummary
from tricity.table.table import Table

_LARGE = 2 * LONGEST_RECORD
_MOST_TRIED = 20


@post("/api/tables", "Open a table", 401, 409, status_code=201)
async def open_table(request: HttpRequest, data: JSONBody[NewTableBody]) -> TableName:
    person, running = authenticated(request), services(request)
    await _check_limits(request, running, person)
    opened = new_table.open_table(
        person,
        await _name(running, person),
        data.game,
        data.seats,
        data.options,
        clock=data.clock,
        public=data.public,
        spectators=data.spectators,
        stand_in=data.stand_in,
        undo=data.undo,
        names=data.names,
        host_starts=data.host_starts,
        hints=data.hints,
        advice=data.advice,
        rated=data.rated,
    )
    return TableName(await running.live_tables.open(person, data.key, opened))


@post(
    "/api/quick-games",
    "Take a seat at the public table that has been waiting longest, or open one",
    401,
    409,
    status_code=201,
)
async def quick_game(request: HttpRequest, data: JSONBody[QuickGameBody]) -> TableName:
    """If the caller is already waiting at a table, this returns that table. Rated games and games over days are never
    chosen this way.
    """
    person, running = authenticated(request), services(request)
    name = await _name(running, person)
    waiting = await running.store.read(lists.waiting_tables, data.game, _MOST_TRIED)
    own = next((table for table, summary in waiting if person in summary.owners), None)
    if own is not None:
        return TableName(own)
    for table, summary in waiting:
        if _is_quick(summary) and await _joins(running, table, person, name, data.key):
            return TableName(table)
    await _check_limits(request, running, person)
    last = await running.store.read(lists.last_game, person)
    game = find(data.game or last or names()[0])
    plan = ["me", *["open"] * (max(2, min(game.players)) - 1)]
    opened = new_table.open_table(person, name, game.name, plan, public=True)
    return TableName(await running.live_tables.open(person, data.key, opened))


def _is_quick(summary: TableSummary) -> bool:
    return not summary.rated and not isinstance(summary.clock, DaysClock)


async def _joins(running: Services, table: str, person: PersonId, name: str, key: str) -> bool:
    """Try to take a seat; False if somebody else was quicker or the caller may not join."""

    def join(live: Table) -> Joined:
        return seats.join(live, person, name, address=table)

    try:
        await running.live_tables.execute(table, person, key, join)
    except TricityError:
        return False
    return True


@post("/api/imports", "Import a record to replay", 401, 409, 422, status_code=201, request_max_body_size=_LARGE)
async def import_record(request: HttpRequest, data: JSONBody[ImportBody]) -> TableName:
    person, running = authenticated(request), services(request)
    await _check_limits(request, running, person)
    opened = await running.offload.run(new_table.import_record, data.record)
    return TableName(await running.live_tables.open(person, data.key, opened))


@post("/api/continuations", "Continue a record", 401, 404, 409, 422, status_code=201, request_max_body_size=_LARGE)
async def play_on(request: HttpRequest, data: JSONBody[ContinuationBody]) -> TableName:
    person, running = authenticated(request), services(request)
    await _check_limits(request, running, person)
    name = await _name(running, person)
    opened = await running.offload.run(
        new_table.play_on, person, name, data.record, data.moves, data.seats, clock=data.clock
    )
    return TableName(await running.live_tables.open(person, data.key, opened))


@post("/api/tables/{table:str}/rematch", "Open a rematch", 401, 404, 409)
async def open_rematch(request: HttpRequest, table: FromPath[str], data: JSONBody[KeyBody]) -> TableName:
    """The first player to ask opens the table; the others get the same one."""
    person, running = authenticated(request), services(request)
    async with running.live_tables.table(table) as live:
        if known := rematch.opened_before(live, person):
            return TableName(known)
    take(running.limiters.tables, request)

    def command(live: Table, name: str) -> tuple[AnyTableEvent, Opened]:
        if known := rematch.opened_before(live, person):
            raise _AlreadyOpenError(known)
        return rematch.rematch(live, person, name)

    try:
        return TableName(await running.live_tables.execute_and_open(table, person, data.key, command))
    except _AlreadyOpenError as existing:
        return TableName(existing.args[0])


class _AlreadyOpenError(Exception):
    """Another player has opened the rematch in the meantime."""


async def _check_limits(request: HttpRequest, running: Services, person: PersonId) -> None:
    limits = running.settings.limits
    if limits is not None:
        take(running.limiters.tables, request)
        if await running.store.read(lists.count_open_tables, person) >= limits.open_tables:
            raise WrongState("too-many-tables", limit=limits.open_tables)


async def _name(running: Services, person: PersonId) -> str:
    guest = await running.store.read(persons.find, person)
    if guest is None:
        raise Unauthenticated("not-known")
    return guest.name


ENDPOINTS = (open_table, quick_game, import_record, play_on, open_rematch)
